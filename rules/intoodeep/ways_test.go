package intoodeep_test

import (
	"context"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
)

// How many actions a crime is away is counted out on the rules: here the Bootleg
// Stall (YOU hold any Item in Zinbazaar).
func TestActionsToACrimeAreCounted(t *testing.T) {
	for _, x := range []struct {
		name string
		set  func(s *table) *table
		want int
	}{
		{"it holds already", func(s *table) *table { return s.hook(0, "mechanic").give("mechanic", "detonator") }, 0},
		{"the Detonator lies beside the Mechanic", func(s *table) *table { return s.hook(0, "mechanic") }, 1},
		{"the Ghost comes from the Blocks for it", func(s *table) *table { return s.hook(0, "ghost") }, 2},
		{"the Ghost brings the Blaster as well", func(s *table) *table { return s.hook(0, "ghost").give("ghost", "blaster") }, 1},
		{"somebody else has it", func(s *table) *table { return s.hook(0, "ghost").hook(1, "mechanic").give("mechanic", "detonator") }, 2},
		{"a Blockade bars the near way and the Grip is too low for the Skill", func(s *table) *table {
			return s.hook(0, "ghost").set("blockades.1", "blocks").give("ghost", "blaster")
		}, -1},
	} {
		s := x.set(town(t, 2)).hand(0, "s06")
		s.is("phase", "actions")
		view := rules.View(s.S, 0).(*intoodeep.State)
		got := -2
		for _, w := range view.Ways(context.Background(), 0) {
			if intoodeep.CrimeOf(w.Crime).ID == "s06" {
				if got = w.Actions; !w.Known {
					got = -1
				}
			}
		}
		switch {
		case x.want < 0 && (got >= 0 && got < 2):
			t.Errorf("%s: %d actions away", x.name, got)
		case x.want >= 0 && got != x.want:
			t.Errorf("%s: %d actions away, want %d", x.name, got, x.want)
		}
	}
}

// wayTo is the way of seat 0 to a crime in its hand.
func wayTo(t *testing.T, s *table, crime string) intoodeep.Way {
	t.Helper()
	view := rules.View(s.S, 0).(*intoodeep.State)
	for _, w := range view.Ways(context.Background(), 0) {
		if intoodeep.CrimeOf(w.Crime).ID == crime {
			return w
		}
	}
	t.Fatalf("%s is not in hand", crime)
	return intoodeep.Way{}
}

// In the Crime step a crime that holds needs no way; one that does not has a way for the
// next turn, and it is named so.
func TestInTheCrimeStepOnlyTheNextTurnHasWays(t *testing.T) {
	s := town(t, 2).hand(0, "s06").hook(0, "mechanic").give("mechanic", "detonator")
	holds := s.fork().set("phase", "story")
	if w := wayTo(t, holds, "s06"); !w.Known || w.Actions != 0 || len(w.Steps) != 0 || w.Next {
		t.Errorf("the crime holds and its way is %+v", w)
	}
	away := town(t, 2).hand(0, "s06").hook(0, "mechanic")
	if w := wayTo(t, away.fork(), "s06"); !w.Known || w.Actions != 1 || w.Next {
		t.Errorf("before the Crime step its way is %+v", w)
	}
	if w := wayTo(t, away.set("phase", "story"), "s06"); !w.Known || !w.Next || len(w.Steps) == 0 {
		t.Errorf("in the Crime step the way is %+v", w)
	}
}

// A way has no step without which the rest would do: none but the last hook when the one
// that is hooked already does it.
func TestAWayHasNoNeedlessStep(t *testing.T) {
	s := town(t, 2).hand(0, "s06").hook(0, "ghost").give("ghost", "blaster").set("phase", "hook")
	w := wayTo(t, s, "s06")
	var verbs []string
	for _, x := range w.Steps {
		verbs = append(verbs, s.S.Game().Info().Verbs[x.Action.Verb].Name)
	}
	if got := strings.Join(verbs, " "); got != "done move" || w.Actions != 1 {
		t.Errorf("the way is %q with %d actions", got, w.Actions)
	}
	if n := len(w.Steps); n > 0 && w.Steps[n-1].Spent != 1 {
		t.Errorf("the steps have taken %d actions", w.Steps[n-1].Spent)
	}
}

// What a card asks for is told as it is printed, whoever is hooked; who comes nearest to
// it stands beside it.
func TestTheCardIsToldAsItIsPrinted(t *testing.T) {
	read := func(s *table) (card, near string) {
		i := 0
		for intoodeep.CrimeOf(i).ID != "s06" {
			i++
		}
		d := s.S.(*intoodeep.State).Demands(0, i)
		return say(t)(d[0].Card), say(t)(d[0].Words)
	}
	before, _ := read(town(t, 2).hand(0, "s06"))
	card, near := read(town(t, 2).hand(0, "s06").hook(0, "ghost"))
	if card != before || !strings.Contains(card, "YOU") {
		t.Errorf("the card read %q and reads %q with the Ghost hooked", before, card)
	}
	if !strings.Contains(near, "Ghost") {
		t.Errorf("who comes nearest is told as %q", near)
	}
}
