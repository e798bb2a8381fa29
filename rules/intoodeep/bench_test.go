package intoodeep

import (
	"testing"

	"safehouse/rules"
)

// BenchmarkRandomGames plays whole random games over all seat counts: set-up,
// list, choice and Apply count as a decision.
func BenchmarkRandomGames(b *testing.B) {
	r := rules.Rand{S: 1}
	var buf []rules.Action
	decisions := 0
	b.ReportAllocs()
	s, _ := Game{}.New(rules.Setup{Seats: 1})
	for i := 0; b.Loop(); i++ {
		if s.Turn().Done {
			s, _ = Game{}.New(rules.Setup{Seats: 1 + i%5, Seed: uint64(i)})
		}
		buf = s.Legal(buf[:0])
		if len(buf) == 0 {
			continue
		}
		if err := s.Apply(buf[r.Intn(len(buf))], nil); err != nil {
			b.Fatal(err)
		}
		decisions++
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}

// BenchmarkCopy copies a state.
func BenchmarkCopy(b *testing.B) {
	s, _ := Game{}.New(rules.Setup{Seats: 5})
	c := s.Clone()
	for b.Loop() {
		c.CopyFrom(s)
	}
}
