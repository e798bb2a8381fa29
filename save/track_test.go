package save

import (
	"context"
	"slices"
	"strconv"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// What a whole match may take on the disk, whatever it keeps of its steps.
const most = 150 << 10

// A whole match of every game stays small, at the largest table and the smallest and in the long
// run at every one and with other seeds; its records are written within a millisecond; and what
// the file tells of its steps is what happened, though not one action is taken again.
func TestAWholeMatchIsSmallAndToldInFull(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			for seed := uint64(3); seed < 7; seed++ {
				if soak() || seed == 3 && (n == in.MinSeats || n == in.MaxSeats) {
					wholeMatch(t, g, n, seed)
				}
			}
		}
	}
}

func wholeMatch(t *testing.T, g rules.Game, n int, seed uint64) {
	bots := make([]match.Controller, n)
	for i := range bots {
		bots[i] = match.Controller{Kind: match.Bot, Level: "normal", Participant: "Participant " + strconv.Itoa(i+1)}
	}
	j, err := begin(g.Info().ID+"-1", g, rules.Setup{Seats: n, Seed: seed}, bots, About{}, clock)
	must(t, err)
	m := j.Match()
	var took []time.Duration
	j.took = func(d time.Duration) { took = append(took, d) }
	lv, err := bot.FindLevel("easy")
	must(t, err)
	for r := (&rules.Rand{S: 2 + seed}); !m.Turn().Done; {
		seat := bot.Next(m.State(), 1<<n-1)
		l, err := bot.Choose(context.Background(), m.View(seat), seat, lv, bot.Budget{Iterations: 10}, r)
		must(t, err)
		_, err = m.Apply(l[0].Action)
		must(t, err)
	}
	slices.Sort(took)
	t.Logf("%s, %d seats: %d actions, %d bytes; a record takes %v, of 100 the slowest %v", g.Info().ID, n, m.Actions(), len(j.tape), took[len(took)/2], took[len(took)*99/100])
	if len(j.tape) > most {
		t.Errorf("%s, %d seats: %d bytes for %d actions", g.Info().ID, n, len(j.tape), m.Actions())
	}
	if half := took[len(took)/2]; half > time.Millisecond {
		t.Errorf("%s, %d seats: a record takes %v", g.Info().ID, n, half)
	}

	var rep Report
	c, err := gather(games.Find, j.spot.tag, []*source{{name: "one.match", scan: scanMatch(j.tape)}})
	must(t, err)
	b, err := c.newest(&rep)
	must(t, err)
	told := c.past(b)
	if len(told.steps) != len(m.Steps()) {
		t.Fatalf("%s, %d seats: %d of %d steps are told", g.Info().ID, n, len(told.steps), len(m.Steps()))
	}
	for i, want := range m.Steps() {
		got := told.steps[i]
		if got.Action != want.Action || got.Seat != want.Seat || got.Crew != want.Crew || got.Disclosed != want.Disclosed || !slices.Equal(got.Events, want.Events) {
			t.Fatalf("%s, %d seats: step %d is told as %+v, and was %+v", g.Info().ID, n, i, got, want)
		}
		if !told.before[i].Same(m.At(i)) {
			t.Fatalf("%s, %d seats: another position before step %d", g.Info().ID, n, i)
		}
	}
}
