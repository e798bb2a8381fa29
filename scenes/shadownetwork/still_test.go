package shadownetwork

import (
	"bytes"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/rules"
)

// However it came about, a position looks as if it were laid for the first time: what lies still is painted anew
// wherever it differs.
func TestAPositionLooksAsIfLaidForTheFirstTime(t *testing.T) {
	rendertest.NeedDisplay(t)
	for seed := range uint64(2) {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 1+int(seed)*2, seed+11, nil)
		r := rules.Rand{S: seed}
		for n := range 40 {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if n%5 != 4 {
				continue
			}
			b.lay(b.viewOf(s, 0, true))
			got := b.paint()
			fresh := newBench(t, 1280, 720, 1)
			fresh.lay(fresh.viewOf(s, 0, true))
			if want := fresh.paint(); !bytes.Equal(got.Pix, want.Pix) {
				t.Fatalf("seed %d: after %d actions the table differs from one that is laid anew", seed, n+1)
			}
		}
	}
}
