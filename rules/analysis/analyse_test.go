package analysis

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/deepstate"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// begun is a match of two persons that has not begun yet.
func begun(t *testing.T, g rules.Game, seats int, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(g, rules.Setup{Seats: seats, Seed: seed}, make([]match.Controller, seats), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range seats {
		if err := m.Swap(i, match.Controller{Participant: string(rune('A' + i))}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// playOn lets quick bots play n decisions, or to the end.
func playOn(t *testing.T, m *match.Match, n int) {
	t.Helper()
	r := rules.Rand{S: 11}
	for i := 0; i != n && !m.Turn().Done; i++ {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
}

func look(t *testing.T, m *match.Match, o Options) *Analysis {
	t.Helper()
	a, err := Analyse(context.Background(), m, o)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// However many goroutines look at a match, they see the same.
func TestTheResultDoesNotDependOnTheCores(t *testing.T) {
	m := begun(t, infiltration.Game{}, 3, 4)
	playOn(t, m, 25)
	one := look(t, m, Options{Seat: 1, Iterations: 40, Workers: 1})
	if many := look(t, m, Options{Seat: 1, Iterations: 40, Workers: 5}); !reflect.DeepEqual(one, many) {
		t.Error("five goroutines see something else than one")
	}
	if len(one.Steps) != 25 {
		t.Errorf("%d steps of 25 were looked at", len(one.Steps))
	}
}

// A choice that throws much away is called a mistake, with what was better; the
// choice that the search itself would have made never is.
func TestAPlantedMistakeIsFound(t *testing.T) {
	m := begun(t, deepstate.Game{}, 2, 8)
	playOn(t, m, 40)
	planted := -1
	var best rules.Action
	for planted < 0 && !m.Turn().Done {
		seat := m.Turn().Seat
		view := m.View(seat)
		r := bot.Seed(1, m.Actions())
		_, list := bot.Evaluate(context.Background(), view, seat, bot.Budget{Iterations: 300}, &r)
		best = list[0].Action
		var worst rules.Action
		gap := 0.0
		if seat == 0 && len(list) > 1 {
			top := bot.Expect(context.Background(), view, seat, best, bot.Budget{Iterations: 300}, &r)
			for _, c := range list[1:] {
				o := bot.Expect(context.Background(), view, seat, c.Action, bot.Budget{Iterations: 300}, &r)
				if top[0]-o[0] > gap {
					worst, gap = c.Action, top[0]-o[0]
				}
			}
		}
		if gap < 0.2 {
			if _, err := m.Apply(best); err != nil {
				t.Fatal(err)
			}
			continue
		}
		planted = len(m.Steps())
		if _, err := m.Apply(worst); err != nil {
			t.Fatal(err)
		}
	}
	if planted < 0 {
		t.Fatal("no decision of this game was worth a fifth of the chances")
	}
	a := look(t, m, Options{Seat: 0, Iterations: 300})
	x := a.Steps[planted]
	if !x.Own || x.Lost < leastTurning || x.Better == m.Steps()[planted].Action || x.Better == (rules.Action{}) {
		t.Fatalf("the mistake at step %d is seen as %+v", planted, x)
	}
	if x.Advice.IsZero() {
		t.Error("nothing says why the other choice was better")
	}
	found := false
	for _, y := range a.Turns {
		found = found || y.Step == planted && y.Event == -1 && y.Cause == Choice && y.By < 0
	}
	if !found {
		t.Errorf("it is no turning point among %+v", a.Turns)
	}
	if a.Made == 0 || a.Best >= a.Made || !x.Free {
		t.Errorf("%d of %d choices were as good as any", a.Best, a.Made)
	}
	if a.Choice > -x.Lost {
		t.Errorf("own choices cost %.3f in all, less than the mistake alone, %.3f", a.Choice, x.Lost)
	}
}

// Two positions that differ only in what a seat cannot know are judged alike.
func TestWhatASeatCannotKnowChangesNothing(t *testing.T) {
	for _, g := range []rules.Game{infiltration.Game{}, deepstate.Game{}} {
		m := begun(t, g, 3, 6)
		playOn(t, m, -1)
		l := analyser{o: Options{Seat: 0, Iterations: 60}, people: m.Controllers()}
		differ := 0
		for i := range m.Steps() {
			if i%5 != 0 || m.Steps()[i].Seat != 0 {
				continue
			}
			s, other := m.At(i), m.At(i)
			r := rules.Rand{S: uint64(i)}
			other.Blank(0)
			other.Resample(0, &r)
			if s.Same(other) {
				continue
			}
			differ++
			of := func(s rules.State) Step {
				ctx := context.Background()
				return l.step(ctx, i, chances.Left(ctx, rules.View(s, 0), 0), s, m.At(i+1), &m.Steps()[i])
			}
			a := of(s)
			if b := of(other); !reflect.DeepEqual(a, b) {
				t.Errorf("%s, step %d: %+v against %+v", g.Info().ID, i, a, b)
			}
		}
		if differ == 0 {
			t.Errorf("%s: nothing hidden differed", g.Info().ID)
		}
	}
}

// Luck is only where a seat learned something, which what it did itself in the open
// never is; what the others chose in secret is told when it comes to light.
func TestLuckIsWhatCameToLight(t *testing.T) {
	m := begun(t, infiltration.Game{}, 3, 4)
	playOn(t, m, -1)
	a := look(t, m, Options{Seat: 0, Iterations: 30})
	info := m.Game().Info()
	secret, news := 0, 0
	for i, st := range m.Steps() {
		if st.Disclosed == match.Nothing && a.luck(i) != 0 {
			t.Errorf("step %d brought luck, and nothing came to light", i)
		}
		if a.Steps[i].News {
			news++
		}
		if info.Verbs[st.Action.Verb].Secret {
			secret++
			if st.Seat != 0 && (a.Steps[i].Known || a.luck(i) != 0) {
				t.Errorf("step %d weighs a secret choice of seat %d", i, st.Seat)
			}
			if st.Seat == 0 && a.Steps[i].News && st.Disclosed == match.Nothing {
				t.Errorf("step %d told seat 0 something by its own secret choice", i)
			}
		}
		if a.Steps[i].Own != (st.Seat == 0) {
			t.Errorf("step %d of seat %d: own is %v", i, st.Seat, a.Steps[i].Own)
		}
	}
	if secret == 0 || news == 0 || news > len(m.Steps())/2 {
		t.Errorf("%d secret choices, %d steps with news of %d", secret, news, len(m.Steps()))
	}
	end := chances.At(m.State(), chances.Of(m), bot.Outlook{}, 0)
	if a.End != end || a.After(len(a.Steps)-1) != end {
		t.Errorf("the end is worth %v, not %v", a.End, end)
	}
	for i := 1; i < len(a.Turns); i++ {
		if a.Turns[i-1].Step > a.Turns[i].Step {
			t.Error("turning points are not in the order of the game")
		}
	}
}

// A look that is broken off says so.
func TestALookCanBeBrokenOff(t *testing.T) {
	m := begun(t, infiltration.Game{}, 2, 4)
	playOn(t, m, -1)
	ctx, cancel := context.WithCancel(context.Background())
	heard := 0
	_, err := Analyse(ctx, m, Options{Iterations: 20, Workers: 1, Progress: func(done, of int) {
		heard++
		if of != len(m.Steps()) {
			t.Errorf("%d steps of %d", of, len(m.Steps()))
		}
		if done == 3 {
			cancel()
		}
	}})
	if !errors.Is(err, context.Canceled) || heard != 3 {
		t.Errorf("%v after %d steps", err, heard)
	}
}
