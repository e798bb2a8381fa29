package games_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
)

// What an option says of the set-ups in which it applies is true: in the others each of its values gives the same game, choice
// by choice, and somewhere among those in which it applies another one.
func TestOptionsApplyWhereTheySay(t *testing.T) {
	const (
		contexts = 24 // sets of options, for each number of seats, in which one is looked for in which an option acts
		idle     = 3  // of them in which those are tried that do not apply
	)
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			acts, conditional := map[string]bool{}, map[string]bool{}
			for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
				for n := range contexts {
					base := someOptions(g, seats, n)
					for i := range in.Options {
						o := &in.Options[i]
						conditional[o.ID] = conditional[o.ID] || o.When != nil
						applies := o.Applies(rules.Setup{Seats: seats, Options: base})
						if applies && acts[o.ID] || !applies && n >= idle {
							continue
						}
						for lo, hi := o.Range(); lo <= hi; lo++ {
							with := maps.Clone(base)
							with[o.ID] = lo
							a, ok := course(g, rules.Setup{Seats: seats, Seed: uint64(n), Options: base})
							b, okToo := course(g, rules.Setup{Seats: seats, Seed: uint64(n), Options: with})
							if !ok || !okToo {
								continue // a set-up that is refused
							}
							acts[o.ID] = acts[o.ID] || a != b
							if a != b && !applies {
								t.Errorf("with %d seats %s changes the game, and says that it does not apply: %v", seats, o.ID, base)
							}
							if a != b {
								break
							}
						}
					}
				}
			}
			for _, o := range in.Options {
				if !acts[o.ID] {
					t.Errorf("%s changed nothing where it says that it applies (a condition: %v)", o.ID, conditional[o.ID])
				}
			}
		})
	}
}

// someOptions are the usual ones, or some at random that give a game.
func someOptions(g rules.Game, seats, n int) rules.Options {
	in := g.Info()
	r := rules.Rand{S: uint64(n)}
	for range 50 {
		o, err := in.Settle(rules.Setup{Seats: seats})
		if err != nil || n == 0 {
			return o
		}
		for i := range in.Options {
			if lo, hi := in.Options[i].Range(); r.Intn(3) == 0 {
				o[in.Options[i].ID] = lo + r.Intn(hi-lo+1)
			}
		}
		if _, err := g.New(rules.Setup{Seats: seats, Options: o}); err == nil {
			return o
		}
	}
	o, _ := in.Settle(rules.Setup{Seats: seats})
	return o
}

// course is what is offered, told and reached in a game with choices at random.
func course(g rules.Game, setup rules.Setup) (sum uint64, ok bool) {
	s, err := g.New(setup)
	if err != nil {
		return 0, false
	}
	const most = 300
	h := fnv.New64a()
	r := rules.Rand{S: 7}
	for range most {
		l := s.Legal(nil)
		if len(l) == 0 {
			break
		}
		var rec rules.Recorder
		a := l[r.Intn(len(l))]
		if err := s.Apply(a, &rec); err != nil {
			return 0, false
		}
		fmt.Fprintln(h, s.Turn(), l, rec.Events)
	}
	end, err := json.Marshal(s.Outcome())
	if err != nil {
		return 0, false
	}
	h.Write(end)
	return h.Sum64(), true
}
