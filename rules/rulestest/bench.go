package rulestest

import (
	"reflect"
	"testing"

	"safehouse/rules"
)

// AtRandom picks any legal action.
func AtRandom(_ rules.State, legal []rules.Action, r *rules.Rand) int { return r.Intn(len(legal)) }

// Quickly picks as the game's own playout policy does.
func Quickly(s rules.State, legal []rules.Action, r *rules.Rand) int { return s.Playout(legal, r) }

// BenchGames plays whole games over all seat counts with default options on one
// core; an operation is a game, set-up included. The house's budget is 2,000,000
// random decisions a second.
func BenchGames(b *testing.B, g rules.Game, pick func(s rules.State, legal []rules.Action, r *rules.Rand) int) {
	b.ReportAllocs()
	in := g.Info()
	var legal []rules.Action
	decisions, games := 0, 0
	for b.Loop() {
		s, err := g.New(rules.Setup{Seats: in.MinSeats + games%(in.MaxSeats-in.MinSeats+1), Seed: uint64(games)})
		if err != nil {
			b.Fatal(err)
		}
		r := rules.Rand{S: uint64(games)}
		games++
		for {
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[pick(s, legal, &r)], nil); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(games), "decisions/game")
}

// BenchCopy copies a state.
func BenchCopy(b *testing.B, g rules.Game) {
	s, err := g.New(rules.Setup{Seats: g.Info().MaxSeats, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	to := g.Empty()
	b.SetBytes(int64(reflect.TypeOf(to).Elem().Size()))
	for b.Loop() {
		to.CopyFrom(s)
	}
}
