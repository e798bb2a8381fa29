package masters

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
)

// fleeing is a crew in Escape of which one stands three moves from an exit.
func fleeing(t *testing.T, b *bench, ideas int) (*rule.State, int) {
	t.Helper()
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	play(t, s, 900, func(s *rule.State) bool { return s.Phase == rule.Action })
	call := slices.IndexFunc(s.Legal(nil), func(a rules.Action) bool { return a.Verb == vCall })
	if call < 0 {
		t.Fatal("nobody calls Escape")
	}
	if err := s.Apply(s.Legal(nil)[call], nil); err != nil {
		t.Fatal(err)
	}
	for n := 0; s.Phase != rule.Escape; n++ {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil || n > 50 {
			t.Fatal("no Escape")
		}
	}
	f, best := 0, rule.Nowhere
	for c := range s.Board.All() {
		s.Crew[f].At = c
		if _, n, ok := s.Way(f, s.Exits(f)); ok && n == 3 && s.GuardsOn(c) == 0 {
			best = c
		}
	}
	if best == rule.Nowhere {
		t.Fatal("no tile is three moves from an exit")
	}
	s.Crew[f].At, s.Crew[f].Ideas = best, uint8(ideas)
	b.table.who = f
	b.lay(b.viewOf(s, true))
	b.table.who = f
	return s, f
}

// run carries out what was agreed to, decision by decision.
func (b *bench) run(s *rule.State) {
	b.t.Helper()
	for n := 0; ; n++ {
		a, ok := b.table.Next(b.viewOf(s, true))
		if !ok {
			return
		}
		if err := s.Apply(a, nil); err != nil || n > 30 {
			b.t.Fatalf("after %d decisions: %v", n, err)
		}
	}
}

// In Escape the way out is one gesture: the cheapest way is shown with its price, one
// button agrees, and the character runs it without a roll where ideas pay it.
func TestTheWayOutIsOneGesture(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s, f := fleeing(t, b, 3)
	l := b.table.Proposals(b.view)
	if len(l) != 1 || !l[0].Confirm || !strings.Contains(l[0].Label, "3 ideas") {
		t.Fatalf("proposed is %+v", l)
	}
	l[0].Do()
	b.run(s)
	if fig := &s.Crew[f]; !fig.At.Outdoors() || fig.Rolled() || fig.Ideas != 0 {
		t.Errorf("it stands on %d with %d ideas, rolled: %v", fig.At, fig.Ideas, fig.Rolled())
	}
}

// The roll is offered only where it is needed and leads out, with its odds; it is
// declared, rolled and run by itself.
func TestTheRollIsOneGesture(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s, f := fleeing(t, b, 0)
	l := b.table.Proposals(b.view)
	if len(l) != 1 || !strings.Contains(l[0].Label, "3+: 67 %") {
		t.Fatalf("proposed is %+v", l)
	}
	l[0].Do()
	b.run(s)
	if !s.Crew[f].Rolled() {
		t.Error("nothing was rolled")
	}
	// A goal inside the building that ideas do not pay is no reason for a roll.
	s, f = fleeing(t, b, 0)
	for c := range s.Near(s.Crew[f].At).All() {
		if !c.Outdoors() {
			b.table.goal = c
		}
	}
	if l := b.table.Proposals(b.view); len(l) != 0 {
		t.Errorf("for a goal inside there is %+v", l)
	}
}

// Only the character that is looked at acts: a hex at which another one can do
// something opens that one, and decides nothing.
func TestAHexOfAnotherOpensThatOne(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	play(t, s, 900, inRound(1, 2))
	for f := range int(s.Seats) {
		if s.Crew[f].Done() {
			continue
		}
		b.lay(b.viewOf(s, true))
		b.table.open(f)
		b.lay(b.viewOf(s, true))
		for x, l := range b.table.todo.others {
			thing := b.stage.Thing(b.view.ID(ref(kHex, int(x))))
			if thing == nil || len(b.table.todo.hex[x]) > 0 || b.table.aims.Has(s.CellOn(x)) {
				continue
			}
			want := b.table.actor(l[0])
			thing.Press()
			if len(b.done) > 0 || b.table.who != want {
				t.Fatalf("a hex of figure %d decided %v and opened %d", want, b.done, b.table.who)
			}
			b.table.open(f)
		}
	}
}

// To be ready with tokens in hand, and to end with moves left, says what is lost;
// with nothing left it does not.
func TestWhatIsThrownAwayIsSaid(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	b.lay(b.viewOf(s, true))
	ready := rules.Do(vReady, s.CharacterIndex(0))
	if got := b.table.Wastes(b.view, ready); !strings.Contains(got, "no plan") {
		t.Errorf("ready without a plan loses %q", got)
	}
	play(t, s, 900, inRound(1, 1))
	for f := range int(s.Seats) {
		if !s.Crew[f].Acted() {
			continue
		}
		s.Crew[f].Left = [8]uint8{}
		done := rules.Do(vDone, s.CharacterIndex(f))
		b.lay(b.viewOf(s, true))
		b.table.who = f
		if got := b.table.Wastes(b.view, done); got != "" && !b.table.able(f) {
			t.Errorf("with nothing left %q is lost", got)
		}
		s.Crew[f].Left[3] = 2
		b.lay(b.viewOf(s, true))
		if got := b.table.Wastes(b.view, done); b.table.able(f) && !strings.Contains(got, "2 disables") {
			t.Errorf("with two disables left %q is lost", got)
		}
	}
}
