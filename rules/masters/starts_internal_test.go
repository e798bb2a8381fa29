package masters

import (
	"testing"

	"safehouse/rules"
)

// Whatever a crew of bots plans, everybody starts beside his own way: in all heists, with three and four seats. An entrance
// takes two; who finds the one of his route crowded goes from another.
func TestEveryStartTouchesItsWay(t *testing.T) {
	for heist := range heists {
		for seats := 3; seats <= 4; seats++ {
			for seed := range uint64(6) {
				st, err := Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: rules.Options{"heist": heist}})
				if err != nil {
					t.Fatal(err)
				}
				s, r := st.(*State), rules.Rand{S: seed}
				s.playOn(&r, func(s *State) bool { return s.Over || s.Phase != Choosing && s.Phase != Planning })
				for f := range seats {
					fig := &s.Crew[f]
					if fig.Status != inPlay || fig.Plan&indoors == 0 {
						continue
					}
					if at := only(fig.At); (s.near(fig.At)|at)&fig.Plan&indoors == 0 {
						t.Errorf("%s, %d seats, seed %d: %s starts at %s beside nothing of the way", Heist(heist).card().ID, seats, seed, characterIDs()[fig.Card], hexIDs()[s.HexOf(fig.At)])
					}
				}
			}
		}
	}
}
