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
	call := slices.IndexFunc(s.Legal(nil), func(a rules.Action) bool { return a.Verb == rule.VCall })
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
	b.Lay(b.viewOf(s, true))
	b.table.who = f
	return s, f
}

// run carries out what was agreed to, decision by decision.
func (b *bench) run(s *rule.State) {
	b.T.Helper()
	for n := 0; ; n++ {
		a, ok := b.table.Next(b.viewOf(s, true))
		if !ok {
			return
		}
		if err := s.Apply(a, nil); err != nil || n > 30 {
			b.T.Fatalf("after %d decisions: %v", n, err)
		}
	}
}

// In Escape the way out is one gesture: the cheapest way is shown with its price, one
// button agrees, and the character runs it without a roll where ideas pay it.
func TestTheWayOutIsOneGesture(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s, f := fleeing(t, b, 3)
	l := b.table.Proposals(b.View)
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
	l := b.table.Proposals(b.View)
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
	if l := b.table.Proposals(b.View); len(l) != 0 {
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
		b.Lay(b.viewOf(s, true))
		b.table.open(f)
		b.Lay(b.viewOf(s, true))
		for x, l := range b.table.todo.others {
			thing := b.Stage.Thing(b.View.ID(ref(kHex, int(x))))
			if thing == nil || len(b.table.todo.hex[x]) > 0 || b.table.aims.Has(s.CellOn(x)) {
				continue
			}
			want := b.table.actor(l[0])
			thing.Press()
			if len(b.Done) > 0 || b.table.who != want {
				t.Fatalf("a hex of figure %d decided %v and opened %d", want, b.Done, b.table.who)
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
	b.Lay(b.viewOf(s, true))
	ready := rules.Do(rule.VReady, s.CharacterIndex(0))
	if got := b.table.Wastes(b.View, ready); !strings.Contains(got, "no plan") {
		t.Errorf("ready without a plan loses %q", got)
	}
	play(t, s, 900, inRound(1, 1))
	for f := range int(s.Seats) {
		if !s.Crew[f].Acted() {
			continue
		}
		s.Crew[f].Left = [8]uint8{}
		done := rules.Do(rule.VDone, s.CharacterIndex(f))
		b.Lay(b.viewOf(s, true))
		b.table.who = f
		if got := b.table.Wastes(b.View, done); got != "" && !b.table.able(f) {
			t.Errorf("with nothing left %q is lost", got)
		}
		s.Crew[f].Left[3] = 2
		b.Lay(b.viewOf(s, true))
		if got := b.table.Wastes(b.View, done); b.table.able(f) && !strings.Contains(got, "2 disables") {
			t.Errorf("with two disables left %q is lost", got)
		}
	}
}

// walking is a crew of which the first has three moves and tokens on a row of known,
// empty tiles: its cards cannot subdue. tiles is the row behind where it stands.
func walking(t *testing.T, b *bench) (s *rule.State, tiles []rule.Cell) {
	t.Helper()
	s = begin(t, 3, rule.InclusionJob, 5, nil)
	play(t, s, 900, inRound(1, 0))
	s.Unknown = 0
	subdue := subIndex("subdue")
	fig := &s.Crew[0]
	var weak []rule.Skill
	for k := range rule.Skill(rule.Skills) {
		can := false
		for _, a := range k.Card().Faces {
			subs, _, _ := a.Subs()
			can = can || subs[subdue] > 0 || subs[subIndex("rewire")] > 0
		}
		if !can {
			weak = append(weak, k)
		}
	}
	fig.Skills = [2]rule.Skill{weak[0], weak[1]}
	for k := range rule.Characters {
		if fig.Card = rule.Character(k); !s.Slips(0) && !b.offers(s, 0, subdue) {
			break
		}
	}
	tiles = []rule.Cell{at(s, "f4"), at(s, "f3"), at(s, "f2")}
	fig.At, fig.Plan = at(s, "g4"), 0
	for _, c := range tiles {
		fig.Plan |= 1 << c
	}
	fig.Act, fig.Left[moves] = 1, 3
	for _, a := range s.Legal(nil) {
		if a.Verb == rule.VAct && b.table.actor(a) == 0 {
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	fig.Left = [8]uint8{}
	fig.Left[moves] = 3
	b.Lay(b.viewOf(s, true))
	b.table.open(0)
	b.Lay(b.viewOf(s, true))
	return s, tiles
}

// offers reports whether the cards of a figure offer a sub-action.
func (b *bench) offers(s *rule.State, f, sub int) bool {
	b.Lay(b.viewOf(s, true))
	return b.table.offersSub(f, sub)
}

// guardOn lays a guard on a tile that is known.
func guardOn(s *rule.State, c rule.Cell) {
	s.Chits.Guards[c]++
	s.Chits.Guarded |= 1 << c
}

// A way that was agreed to is walked until something on the rest of it is turned up or
// changes; why it ends is said, and one press goes on.
func TestAnAgreedWayStopsAtNews(t *testing.T) {
	for _, x := range []struct {
		name string
		do   func(s *rule.State, rest []rule.Cell)
		want string // what is said; "" where it is walked to its end
	}{
		{"nothing", func(*rule.State, []rule.Cell) {}, ""},
		{"a guard", func(s *rule.State, rest []rule.Cell) { guardOn(s, rest[1]) }, "stops: a guard on F2"},
		{"a guard next door", func(s *rule.State, rest []rule.Cell) { guardOn(s, rest[0]) }, "stops: a guard on F3"},
		{"a lock", func(s *rule.State, rest []rule.Cell) { s.Chits.Locks[rest[1]]++; s.Chits.Locked |= 1 << rest[1] }, "F2 is locked"},
		{"a camera", func(s *rule.State, rest []rule.Cell) { s.Chits.Cameras[rest[0]]++; s.Chits.Live |= 1 << rest[0] }, "a camera on F3"},
	} {
		b := newBench(t, 1280, 720, 1)
		s, tiles := walking(t, b)
		b.table.pursue(tiles[2])
		b.Lay(b.viewOf(s, true))
		l := b.table.Proposals(b.View)
		if len(l) != 1 {
			t.Fatalf("%s: proposed is %v", x.name, l)
		}
		l[0].Do()
		a, ok := b.table.Next(b.viewOf(s, true))
		if !ok || s.Apply(a, nil) != nil {
			t.Fatalf("%s: the walk does not begin", x.name)
		}
		x.do(s, tiles[1:])
		b.run(s)
		b.Lay(b.viewOf(s, true))
		got := b.table.Guide(b.View)
		if want := tiles[2]; x.want == "" && s.Crew[0].At != want {
			t.Errorf("%s: stands on %v and says %q", x.name, s.Crew[0].At, got)
		}
		if x.want != "" && (s.Crew[0].At != tiles[0] || !strings.Contains(got, x.want)) {
			t.Errorf("%s: stands on %v, the guide says %q, want %q", x.name, s.Crew[0].At, got, x.want)
		}
	}
}

// A tile that is turned up on the rest of a way ends the walk, whatever was under it.
func TestAnAgreedWayStopsAtATileThatIsTurnedUp(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s, tiles := walking(t, b)
	s.Unknown |= 1 << tiles[1]
	b.table.pursue(tiles[2])
	b.Lay(b.viewOf(s, true))
	b.table.Proposals(b.View)[0].Do()
	b.run(s)
	b.Lay(b.viewOf(s, true))
	if got := b.table.Guide(b.View); s.Crew[0].At != tiles[0] || s.Unknown != 0 || !strings.Contains(got, "stops:") {
		t.Errorf("it stands on %v and says %q", s.Crew[0].At, got)
	}
}

// Who cannot subdue is told why a known guard's tile is no place to go, by the rules' own
// reason: next door before it steps there, from afar instead of a way.
func TestAKnownGuardsTileIsAnsweredWithTheReason(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s, tiles := walking(t, b)
	guardOn(s, tiles[0])
	b.Lay(b.viewOf(s, true))
	step := rules.Do(rule.VMove, s.CharacterIndex(0), int(s.HexOf(tiles[0])))
	if got := b.table.Wastes(b.View, step); !strings.Contains(got, "is held by a guard: subdue it first") {
		t.Errorf("the step onto the guard is answered with %q", got)
	}
	s, tiles = walking(t, b)
	guardOn(s, tiles[2])
	b.Lay(b.viewOf(s, true))
	thing := b.Stage.Thing(b.View.ID(ref(kHex, int(s.HexOf(tiles[2])))))
	if thing == nil || thing.Press != nil || !strings.Contains(thing.Why, "is held by a guard") {
		t.Errorf("the tile of the guard two moves on is %+v", thing)
	}
	s, tiles = walking(t, b)
	guardOn(s, tiles[1])
	b.Lay(b.viewOf(s, true))
	b.table.pursue(tiles[2])
	b.Lay(b.viewOf(s, true))
	if l := b.table.Proposals(b.View); len(l) != 0 {
		t.Errorf("a way over the guard's tile is proposed: %v", l[0].Label)
	}
}
