package analysis

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/chances"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// book is the English words.
func book(t *testing.T) *text.Book {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// An ended is a match that was played to the end and looked back at.
type ended struct {
	m *match.Match
	a *Analysis
}

// lookedAt are the matches that looks has played and looked back at. Looking back is most of the work of the tests that
// ask for them, and none of these changes a match.
var lookedAt = map[string]ended{}

// looks are matches of every game that were played to the end and looked back at.
func looks(t *testing.T, f func(t *testing.T, m *match.Match, a *Analysis)) {
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			for _, seats := range []int{max(in.MinSeats, 1), min(in.MaxSeats, 3)} {
				key := fmt.Sprint(in.ID, seats)
				l, done := lookedAt[key]
				if !done {
					l.m = begun(t, g, seats, 9)
					playOn(t, l.m, -1)
					l.a = look(t, l.m, Options{Seat: 0, Iterations: max(3, min(12, 2400/len(l.m.Steps())))})
					lookedAt[key] = l
				}
				f(t, l.m, l.a)
			}
		})
	}
}

// Chances sum to 1, at the end the winners have all of them, and the sums lead from the
// start to the end.
func TestChancesSumUp(t *testing.T) {
	looks(t, func(t *testing.T, m *match.Match, a *Analysis) {
		out := m.Outcome()
		n, crew := len(out.Seats), chances.Together(m.State())
		for i := -1; i < len(a.Steps); i++ {
			o, sum := a.After(i), 0.0
			for seat := range n {
				if o[seat] < 0 || o[seat] > 1 || crew && o[seat] != o[0] {
					t.Fatalf("step %d: %v", i, o)
				}
				sum += o[seat]
			}
			if n > 1 && !crew && out.Winners != 0 && math.Abs(sum-1) > 1e-9 {
				t.Fatalf("step %d of %d: the chances sum to %.3f", i, len(a.Steps), sum)
			}
		}
		for seat := range n {
			if want := a.End[seat] > 0; want != out.Winners.Has(seat) {
				t.Errorf("seat %d ends with %.2f, the winners are %b", seat, a.End[seat], out.Winners)
			}
		}
		if d := a.Start() + a.Choice + a.Luck + a.Others + a.Automa + a.Rest() - a.End[0]; math.Abs(d) > 1e-9 {
			t.Errorf("the sums miss the end by %.3f", d)
		}
	})
}

// Where an own choice brought no news, the outlook after it and what it cost are the outlook before it: what is told of it
// does not rest on the weighing alone, when the next look saw the same position better.
func TestAChoiceCostsNoMoreThanWhatItLedToLacks(t *testing.T) {
	looks(t, func(t *testing.T, m *match.Match, a *Analysis) {
		for i := range a.Steps {
			x := &a.Steps[i]
			if !x.Own || !x.Known || x.News {
				continue
			}
			if d := a.After(i)[0] + x.Lost - x.Outlook[0]; math.Abs(d) > 1e-9 || x.Lost != 0 && x.Lost < leastLoss {
				t.Errorf("step %d cost %.3f and leads from %.3f to %.3f", i, x.Lost, x.Outlook[0], a.After(i)[0])
			}
		}
	})
}

// A turning point is named by an event that the seat saw or by the choice itself, says why
// it mattered, and is one of one cause alone; a lost match has three of them.
func TestTurningPointsAreNamedEvents(t *testing.T) {
	words := book(t).Named(func(seat int) string { return "Seat " + string(rune('A'+seat)) })
	looks(t, func(t *testing.T, m *match.Match, a *Analysis) {
		id := m.Game().Info().ID
		if lost := a.End[0] == 0; lost && len(a.Turns) < lostTurnings {
			t.Errorf("a lost match has %d turning points", len(a.Turns))
		}
		for _, x := range a.Turns {
			st := &m.Steps()[x.Step]
			name, why := words.Say(id, x.Name), words.Say(id, x.Why)
			if name == "" || why == "" || strings.Contains(name+why, "«") || strings.Contains(name+why, "  ") || strings.Contains(name+why, "..") {
				t.Errorf("step %d: %q, %q", x.Step, name, why)
			}
			if x.Event >= 0 && (!st.Events[x.Event].SeenBy(0) || x.Name.String() != rules.Told(m.At(x.Step+1), st.Events[x.Event]).String()) {
				t.Errorf("step %d is named %q by event %d", x.Step, name, x.Event)
			}
			holds(t, m, &x)
			if chances.Together(m.State()) && x.Cause != Choice {
				if strings.Contains(why, "Seat ") || strings.Contains(why, "you") || strings.Contains(why, "ou have") {
					t.Errorf("step %d: what the crew has is told as somebody's: %q", x.Step, why)
				}
			}
			switch x.Cause {
			case Choice:
				if x.Event >= 0 || x.By >= 0 || !a.Steps[x.Step].Own || !strings.HasPrefix(why, "Better: ") {
					t.Errorf("step %d: %+v, %q", x.Step, x, why)
				}
				l := analyser{o: Options{Seat: 0}, people: m.Controllers()}
				if y := &a.Steps[x.Step]; !l.own(decider(m.At(x.Step), y.Better)) {
					t.Errorf("step %d: better is what another seat could do: %q", x.Step, why)
				}
			case Automa:
				if m.Game().Info().Automa == "" || m.Outcome().Automa == nil {
					t.Errorf("step %d: %q is an automa's, and there is none", x.Step, name)
				}
			}
			t.Logf("%v %d/%d %+.0f: %s | %s", [...]string{"quiet", "choice", "luck", "others", "automa"}[x.Cause], x.Round, x.Step, 100*x.By, name, why)
		}
	})
}

// A seat whose operatives are all out with less than another is sure of has no chance.
func TestWhoIsBeatenHasNothing(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed <= 40 && seen < 3; seed++ {
		for _, g := range games.All {
			if _, ok := g.Empty().(rules.Beatable); !ok {
				continue
			}
			m := begun(t, g, 3, seed)
			playOn(t, m, -1)
			for i := range m.Steps() {
				s := m.At(i)
				for seat := range 3 {
					if s.(rules.Beatable).Beaten(seat) {
						seen++
						if o := chances.At(s, chances.Of(m), [rules.MaxSeats]float64{0.4, 0.4, 0.4}, 20); o[seat] != 0 || m.Outcome().Winners.Has(seat) {
							t.Fatalf("seed %d, step %d: seat %d is beaten and has %v, the winners are %b", seed, i, seat, o, m.Outcome().Winners)
						}
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nobody was ever beaten")
	}
}

// holds checks what a turning point states about the position after it.
func holds(t *testing.T, m *match.Match, x *Turning) {
	t.Helper()
	now, in := m.At(x.Step+1), m.Game().Info()
	arg := func(l []rules.Arg, name string) *rules.Arg {
		for i := range l {
			if l[i].Name == name {
				return &l[i]
			}
		}
		return &rules.Arg{}
	}
	n, who := arg(x.Why.Args, "n").N, arg(x.Why.Args, "who").N
	switch x.Why.Key {
	case "turned.roll":
		if int(m.Steps()[x.Step].Events[x.Event].N) != n {
			t.Errorf("step %d: it did not come to %d", x.Step, n)
		}
		if whole, tenth := arg(x.Why.Args, "whole").N, arg(x.Why.Args, "tenth").N; (in.ID == "masters" || in.ID == "infiltration") && 10*whole+tenth != 35 {
			t.Errorf("step %d: the mean of a die is told as %d.%d", x.Step, whole, tenth)
		}
	case "turned.mean.automa":
		if now.Outcome().Automa.Total != n {
			t.Errorf("step %d: the automa stands at %d, not %d", x.Step, now.Outcome().Automa.Total, n)
		}
	case "turned.mean.you", "turned.mean.they", "turned.mean.all":
		what := arg(x.Why.Args, "what").Sub[0]
		for k := range in.Stocks {
			if "stock."+in.Stocks[k].ID == what.Key {
				if got := now.(rules.Countable).Amount(k, who); got != arg(what.Args, "n").N {
					t.Errorf("step %d: seat %d has %d of %s, not %d", x.Step, who, got, in.Stocks[k].ID, arg(what.Args, "n").N)
				}
			}
		}
	}
	if mean := float64(arg(x.Why.Args, "whole").N) + float64(arg(x.Why.Args, "tenth").N)/10; strings.HasPrefix(x.Why.Key, "turned.mean.automa") && math.Abs(mean-float64(n)) < 0.2 {
		t.Errorf("step %d: %.1f is no other mean than %d", x.Step, mean, n)
	}
}
