package measure

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"safehouse/rules"
)

// table starts aligned columns; what is written must be flushed.
func table(out io.Writer) *tabwriter.Writer {
	return tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
}

// percent shows a rate with its interval.
func (r Rate) percent() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*r.Rate, 100*r.Low, 100*r.High)
}

// counts shows named numbers in the order of their names.
func counts(m map[string]int) string {
	var l []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		l = append(l, fmt.Sprintf("%s %d", k, m[k]))
	}
	if len(l) == 0 {
		return "none"
	}
	return strings.Join(l, ", ")
}

// print shows a simulation to people.
func (sim *Sim) print(out io.Writer) {
	fmt.Fprintf(out, "%s: %d games between %s, seed %d, %s, %.1f s\n", sim.Game, sim.Games, strings.Join(sim.Seats, ", "), sim.Seed,
		search(sim.Iterations, sim.MS), sim.Seconds)
	if m := sim.Mixes; m != nil {
		fmt.Fprintf(out, "%d set-ups, each at least %d times\n", m.Count, m.Least)
	}
	w := table(out)
	fmt.Fprintln(w, "seat\tlevel\twins\tscore\tleast\tmost\tabove 0\tparts")
	for _, l := range sim.Scores {
		seat, wins := fmt.Sprint(l.Seat), "-"
		switch {
		case l.Seat == rules.Nobody:
			seat, wins = "automa", sim.Automa.percent()
		case l.Seat < len(sim.Wins):
			wins = sim.Wins[l.Seat].percent()
		}
		var parts []string
		for _, k := range slices.Sorted(maps.Keys(l.Parts)) {
			parts = append(parts, fmt.Sprintf("%s %.2f", k, l.Parts[k]))
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%.2f\t%d\t%d\t%.1f %%\t%s\n", seat, l.Level, wins, l.Mean, l.Min, l.Max, 100*l.Scored, strings.Join(parts, ", "))
	}
	w.Flush()
	d, r := &sim.Spread.Decisions, &sim.Spread.Rounds
	fmt.Fprintf(out, "decisions %.1f a game (%d to %d), rounds %.1f (%d to %d)\n", d.Mean, d.Min, d.Max, r.Mean, r.Min, r.Max)
	fmt.Fprintf(out, "endings: %s\nremarks: %s\n", counts(sim.Endings), counts(sim.Remarks))
	if sim.Events != nil {
		fmt.Fprintf(out, "events: %s\n", counts(sim.Events))
	}
	for _, name := range slices.Sorted(maps.Keys(sim.Levels)) {
		e := sim.Levels[name]
		fmt.Fprintf(out, "%s: %.3f ms a decision over %d choices\n", name, e.MSPerDecision, e.Decisions)
	}
	fmt.Fprintf(out, "broken laws: %d\n", sim.Broken)
	if sim.First != "" {
		fmt.Fprintf(out, "the first: %s\n", sim.First)
	}
}

// search shows a budget.
func search(iterations, ms int) string {
	var l []string
	if iterations > 0 {
		l = append(l, fmt.Sprintf("%d iterations", iterations))
	}
	if ms > 0 {
		l = append(l, fmt.Sprintf("%d ms", ms))
	}
	return strings.Join(l, " or ") + " for hard"
}
