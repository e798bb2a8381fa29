package masters

import (
	"slices"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
)

// TestEveryPanelOffersSomethingOrAWayBack opens the panel of each figure, the NPC's among them, in random heists: where it has
// nothing to decide, a button leads back to whoever has.
func TestEveryPanelOffersSomethingOrAWayBack(t *testing.T) {
	npcs := 0
	for seed := range uint64(6) {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 3, []rule.Heist{rule.TheBricks, rule.GreedyPrisoner}[seed%2], seed, nil)
		r := rules.Rand{S: seed + 1}
		for n := 0; n < 120 && !s.Over; n++ {
			legal := s.Legal(nil)
			v := b.viewOf(s, true)
			b.Lay(v)
			for f := range rule.NPCFigure + 1 {
				if s.Crew[f].Card == rule.NoCharacter && f < int(s.Seats) {
					continue
				}
				b.table.who = f
				own := b.table.asked()
				for _, a := range legal {
					own = own || b.table.actor(a) == f || b.table.actor(a) < 0
				}
				back := len(b.table.backTo(v)) == 1
				if own == back {
					t.Fatalf("seed %d, decision %d, panel %d: decides %v, a way back %v", seed, n, f, own, back)
				}
				if back && f == rule.NPCFigure {
					npcs++
				}
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if npcs == 0 {
		t.Error("no NPC's panel led back")
	}
}

// TestAPersonAmongCompanionsIsOfferedSomething opens every panel for a person who decides for one figure alone: where all
// that it could do, purchases among it, is told beside its own panel, a button leads there.
func TestAPersonAmongCompanionsIsOfferedSomething(t *testing.T) {
	looked := 0
	for seed := range uint64(4) {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 3, []rule.Heist{rule.TheBricks, rule.GreedyPrisoner}[seed%2], seed, rules.Options{"cash": 40})
		r := rules.Rand{S: seed + 1}
		for n := 0; n < 60 && !s.Over; n++ {
			legal := s.Legal(nil)
			b.Lay(b.viewOf(s, true))
			var only []rules.Action
			for _, a := range legal {
				if s.Actor(a) == 1 {
					only = append(only, a)
				}
			}
			if slices.ContainsFunc(only, func(a rules.Action) bool { return b.table.actor(a) == 1 }) {
				v := b.ViewWith(s, s, 1, only)
				for f := range rule.NPCFigure + 1 {
					if s.Crew[f].Card == rule.NoCharacter && f < int(s.Seats) {
						continue
					}
					b.Lay(v)
					b.table.who = f
					b.Stage.Rebuild()
					b.Lay(v)
					if b.table.asked() || b.table.who != f {
						continue
					}
					looked++
					elsewhere := slices.Clone(b.table.todo.hidden)
					for _, l := range b.table.todo.others { // a press there opens the panel
						elsewhere = append(elsewhere, l...)
					}
					open := slices.ContainsFunc(only, func(a rules.Action) bool { return !slices.Contains(elsewhere, a) })
					if back := len(b.table.backTo(v)) == 1; !open && !back && f != 1 {
						t.Fatalf("seed %d, decision %d, panel %d: nothing of %d is offered and no way back: %v", seed, n, f, len(only), v.Say(s.Describe(only[0])))
					}
				}
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if looked == 0 {
		t.Error("no panel was looked at")
	}
}
