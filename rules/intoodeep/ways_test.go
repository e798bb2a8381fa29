package intoodeep_test

import (
	"context"
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
