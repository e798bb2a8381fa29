package masters

import (
	"slices"
	"strings"

	"safehouse/rules/masters"
)

// The dry run of the rules in words: what the plan of the crew comes to, and what speaks against it.

// torn reports whether the plan of a figure has tokens that it cannot reach over
// the others.
func (t *table) torn(f int) bool {
	d := t.s.DryRun()
	return d.Trips[f].Planned && d.Trips[f].Gap != masters.Nowhere
}

// gateRound is the round in which the n-th gate from now falls, 0 for none that is
// seen.
func gateRound(d *masters.DryRun, n int) int {
	return 1 + slices.IndexFunc(d.Rounds, func(r masters.DryRound) bool { return r.Gates >= n })
}

// A trouble is something that speaks against a plan.
type trouble struct {
	who  int // -1 for the crew
	line string
	gate masters.Cell // that falls too early for who, else Nowhere
}

// troubles are what the dry run refuses, and what goes wrong at the pace of Run.
func (t *table) troubles(d *masters.DryRun) (l []trouble) {
	s := t.s
	refused := 0
	for _, x := range s.Flaws() {
		refused |= 1 << x.Who
		key := [...]string{masters.FlawGap: "dry.flaw.gap", masters.FlawGate: "dry.flaw.gate", masters.FlawFar: "dry.flaw.far", masters.FlawShut: "dry.flaw.shut"}[x.Why]
		l = append(l, trouble{x.Who, say(t.v, key, "who", t.short(x.Who), "at", t.placeName(x.At), "n", x.Cost), masters.Nowhere})
	}
	for f := range d.Trips {
		x, who := &d.Trips[f], t.short(f)
		if !x.Planned || refused>>f&1 == 1 {
			continue
		}
		for c := range x.Missed.All() {
			l = append(l, trouble{f, say(t.v, "dry.missed", "who", who, "at", t.placeName(c)), masters.Nowhere})
			break
		}
		switch {
		case x.Gate != masters.Nowhere:
			for i := range 4 {
				if r := gateRound(d, i+1); r > 0 && s.NextGate(i) == x.Gate {
					l = append(l, trouble{f, say(t.v, "dry.late", "letter", t.gateLetter(i), "n", r, "who", who), x.Gate})
				}
			}
		case x.To == masters.Nowhere:
			l = append(l, trouble{f, say(t.v, "dry.shut", "who", who, "at", t.placeName(x.From)), masters.Nowhere})
		case !x.Out():
			l = append(l, trouble{f, say(t.v, "dry.far", "who", who, "at", t.placeName(x.From), "n", x.Cost), masters.Nowhere})
		}
	}
	if n := len(d.Rounds); d.Alarm && len(l) > 0 {
		l = append(l, trouble{-1, say(t.v, "dry.empty", "n", n), masters.Nowhere})
	}
	return l
}

// gateLetter is the letter of the n-th gate from now.
func (t *table) gateLetter(n int) string { return string(rune('A' + int(t.s.Gates) + n)) }

// against is what speaks against a figure's plan, in a line each; "" for nothing.
func (t *table) against(f int) string {
	d := t.s.DryRun()
	var lines []string
	for _, x := range t.troubles(&d) {
		if x.who == f || x.who < 0 && len(lines) > 0 {
			lines = append(lines, x.line)
		}
	}
	return strings.Join(lines, "\n")
}

// drySum is what the plan comes to after n rounds, and the same without what gives
// nobody trouble.
func (t *table) drySum(d *masters.DryRun, n int) (sum, short string) {
	x := d.Rounds[n-1]
	worst, all := 0, true
	for f := range d.Trips {
		if p := &d.Trips[f]; p.Planned {
			worst, all = max(worst, p.Need), all && p.Out()
		}
	}
	lines := []string{say(t.v, "dry.no-out", "n", len(d.Rounds))}
	if all {
		lines[0] = say(t.v, "dry.out", "n", len(d.Rounds), "need", worst)
	}
	var late masters.Cells
	for _, b := range t.troubles(d) {
		lines = append(lines, "{c:alarm}"+b.line+"{/c}")
		if b.gate != masters.Nowhere {
			late |= 1 << b.gate
		}
	}
	bad := strings.Join(lines, "\n")
	for i := range 4 {
		if r := gateRound(d, i+1); r > 0 && t.s.NextGate(i) != masters.Nowhere && !late.Has(t.s.NextGate(i)) {
			lines = append(lines, say(t.v, "dry.gate", "letter", t.gateLetter(i), "n", r))
		}
	}
	lines = append(lines, say(t.v, "dry.alerts", "n", x.Alerts), say(t.v, "dry.noise", "n", x.Noise))
	return strings.Join(lines, "\n"), bad
}
