package deepstate_test

import (
	"testing"
	"unsafe"

	"safehouse/rules"
	"safehouse/rules/deepstate"
)

// BenchmarkRandomGames plays whole random games on one core over all seat
// counts with default options, set-up included; an operation is a decision.
func BenchmarkRandomGames(b *testing.B) {
	b.ReportAllocs()
	var legal []rules.Action
	s := game.Empty()
	for n, games := 0, 0; n < b.N; games++ {
		fresh, err := game.New(rules.Setup{Seats: 1 + games%5, Seed: uint64(games)})
		if err != nil {
			b.Fatal(err)
		}
		s.CopyFrom(fresh)
		r := rules.Rand{S: uint64(games)}
		for {
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				b.Fatal(err)
			}
			n++
		}
	}
}

func BenchmarkPlayouts(b *testing.B) {
	var legal []rules.Action
	s := game.Empty()
	fresh, err := game.New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	r := rules.Rand{S: 1}
	for range b.N {
		s.CopyFrom(fresh)
		for {
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	fresh, err := game.New(rules.Setup{Seats: 5, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	s := game.Empty()
	b.SetBytes(int64(unsafe.Sizeof(deepstate.State{})))
	for range b.N {
		s.CopyFrom(fresh)
	}
}
