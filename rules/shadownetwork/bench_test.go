package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
)

// BenchmarkRandomGames plays whole random games over all seat counts, set-up
// included; a budget of the house is 2,000,000 decisions a second.
func BenchmarkRandomGames(b *testing.B) {
	r := rules.Rand{S: 1}
	var legal []rules.Action
	decisions, games := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		s, err := game.New(rules.Setup{Seats: 1 + games%5, Seed: r.Uint64()})
		if err != nil {
			b.Fatal(err)
		}
		games++
		for {
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(games), "decisions/game")
}

// BenchmarkCopy copies a state.
func BenchmarkCopy(b *testing.B) {
	s, err := game.New(rules.Setup{Seats: 5, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	to := game.Empty()
	for b.Loop() {
		to.CopyFrom(s)
	}
}

// BenchmarkPlayout plays whole games of two by the quick policy.
func BenchmarkPlayout(b *testing.B) {
	r := rules.Rand{S: 1}
	var legal []rules.Action
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		s, err := game.New(rules.Setup{Seats: 2, Seed: r.Uint64()})
		if err != nil {
			b.Fatal(err)
		}
		for {
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
