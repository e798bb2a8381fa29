package games_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/infiltration"
	"safehouse/rules/intoodeep"
	"safehouse/rules/shadownetwork"
)

// What a table lists of a closed pile is what a seat could work out: everything that
// lies in it is listed, nothing that the seat sees elsewhere is, and a view of the same
// table in which all that is hidden was dealt anew lists the same.
func TestAClosedPileListsWhatItCanHold(t *testing.T) {
	list := func(v rules.State, seat int) map[string][]int {
		l := map[string][]int{}
		switch v := v.(type) {
		case *infiltration.State:
			for it := range v.MayBeInDeck(seat).Each {
				l["items"] = append(l["items"], int(it))
			}
		case *intoodeep.State:
			l["dilemmas"] = v.UnseenDilemmas().List()
			for d := range intoodeep.Deck(intoodeep.Decks) {
				l["crimes"] = append(l["crimes"], v.UnseenCrimes(d).List()...)
			}
		case *deepstate.State:
			for _, x := range v.Unseen() {
				l["treaties"] = append(l["treaties"], int(x))
			}
			for k, n := range v.UnseenMen() {
				for range n {
					l["men"] = append(l["men"], k)
				}
			}
		case *shadownetwork.State:
			for _, k := range v.UnseenContracts().List() {
				l["contracts"] = append(l["contracts"], int(k))
			}
		}
		return l
	}
	lies := func(s rules.State) map[string][]int {
		l := map[string][]int{}
		switch s := s.(type) {
		case *infiltration.State:
			for it := range s.Deck.Each {
				l["items"] = append(l["items"], int(it))
			}
		case *intoodeep.State:
			l["dilemmas"], l["crimes"] = s.Dilemmas.List(), s.Crimes.List()
		case *deepstate.State:
			for x := range deepstate.Treaty(deepstate.TreatyCards) {
				if s.Deck.Has(x) {
					l["treaties"] = append(l["treaties"], int(x))
				}
			}
			for k, n := range s.MenDeck {
				for range n {
					l["men"] = append(l["men"], k)
				}
			}
		case *shadownetwork.State:
			if !s.DeckKnown {
				for _, k := range s.Deck.List() {
					l["contracts"] = append(l["contracts"], int(k))
				}
			}
		}
		return l
	}
	count := func(l []int) map[int]int {
		n := map[int]int{}
		for _, x := range l {
			n[x]++
		}
		return n
	}
	for _, g := range []rules.Game{infiltration.Game{}, intoodeep.Game{}, deepstate.Game{}, shadownetwork.Game{}} {
		for seed := uint64(1); seed <= 4; seed++ {
			r := rules.Rand{S: seed}
			set := rules.Setup{Seats: 2 + int(seed%3), Seed: seed}
			if g.Info().ID == "deepstate" && seed%2 == 0 {
				set.Options = rules.Options{"men": 1}
			}
			s, err := g.New(set)
			if err != nil {
				t.Fatal(err)
			}
			for step := 0; !s.Turn().Done && step < 400; step++ {
				if step%7 == 0 {
					for seat := range set.Seats {
						v := s.Clone()
						v.Blank(seat)
						said := list(v, seat)
						for pile, l := range lies(s) {
							have := count(said[pile])
							for x, n := range count(l) {
								if have[x] < n {
									t.Fatalf("%s, seed %d, step %d, seat %d: %s %d lies there %d times and is listed %d times", g.Info().ID, seed, step, seat, pile, x, n, have[x])
								}
							}
						}
						again := v.Clone()
						again.Resample(seat, &r)
						again.Blank(seat)
						other := list(again, seat)
						for pile, l := range said {
							if a, b := count(l), count(other[pile]); len(a) != len(b) {
								t.Fatalf("%s, seed %d, step %d, seat %d: dealt anew %s lists %d kinds, not %d", g.Info().ID, seed, step, seat, pile, len(b), len(a))
							}
						}
					}
				}
				legal := s.Legal(nil)
				if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
