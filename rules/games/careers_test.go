package games_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
)

// The set-ups of all operations at all levels, with each keepsake and each answer of a
// rival, down to the names of their options: a value that comes between others, or another
// usual one, changes none of them.
func TestOperationsAreSetUpTheSameForEver(t *testing.T) {
	h := sha256.New()
	for _, g := range games.Campaigns {
		if _, ok := g.(career.Game); !ok {
			continue
		}
		for level := range 3 {
			st, err := g.New(rules.Setup{Seats: g.Info().MinSeats, Seed: 1, Options: rules.Options{"career-level": level}})
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*career.State)
			b := s.Book()
			tell := func(what string) {
				for op := range b.Operations {
					o := s.Setup(op)
					in := b.Of.Info()
					for i := range in.Options {
						x := &in.Options[i]
						fmt.Fprintln(h, b.ID, level, what, b.Operations[op].ID, x.ID, x.Format(o[x.ID]))
					}
				}
			}
			tell("")
			for k := range b.Keepsakes {
				s.Along = 1 << k
				tell(b.Keepsakes[k].ID)
			}
			s.Along = 0
			for r := range b.Rivals {
				for _, row := range []int8{-2, -1, 1, 2} {
					s.Rivals[r].Row = row
					tell(fmt.Sprint(b.Rivals[r].ID, row))
				}
				s.Rivals[r].Row = 0
			}
		}
	}
	if got, want := fmt.Sprintf("%x", h.Sum(nil)[:8]), "18f462d58da5ad53"; got != want {
		t.Errorf("the set-ups add up to %s, not %s", got, want)
	}
}
