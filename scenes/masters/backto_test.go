package masters

import (
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
