package masters

import (
	"testing"
	"unsafe"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

func TestSmoke(t *testing.T) {
	t.Log(unsafe.Sizeof(State{}), unsafe.Sizeof(Figure{}))
	tot, wins := 0, 0
	maxd := 0
	for i := range 400 {
		setup := rulestest.MixedSetup(Game{}, i)
		setup.Options["heist"] = i % 17
		st, err := Game{}.New(setup)
		if err != nil {
			t.Log(err)
			continue
		}
		s := st.(*State)
		r := rules.Rand{S: uint64(i)}
		var legal []rules.Action
		n := 0
		for {
			if i%7 == 0 || n%10 == 0 {
				if err := s.Validate(); err != nil {
					t.Fatalf("%d %+v: after %d: %v", i, setup, n, err)
				}
			}
			legal = s.Legal(legal[:0])
			if len(legal) == 0 {
				break
			}
			a := legal[r.Intn(len(legal))]
			if err := s.Apply(a, nil); err != nil {
				t.Fatalf("%d: %v %v", i, info.Write(a), err)
			}
			n++
		}
		if !s.Over {
			t.Fatal("not over", i, s.Ask, s.Phase, s.Depth, rulestest.Picture(s)[:3000])
		}
		if s.success() {
			wins++
		}
		tot += n
		maxd = max(maxd, n)
	}
	t.Log(tot/400, maxd, wins)
}

func BenchmarkRandom(b *testing.B) {
	b.ReportAllocs()
	var legal []rules.Action
	n := 0
	for i := 0; n < b.N; i++ {
		st, _ := Game{}.New(rules.Setup{Seats: 3 + i%2, Seed: uint64(i)})
		s := st.(*State)
		r := rules.Rand{S: uint64(i)}
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
