package masters_test

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// The positions in testdata/v1 were stored before there were guards that are kept
// down, figures in hiding and more than 250 jewels. They load for ever, are stored
// again as they were, and heists go on from them.
func TestStoredPositionsLoadForEver(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("testdata", "v1", "*.msgp"))
	if len(files) != 6 {
		t.Fatalf("%d stored positions", len(files))
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		s := &masters.State{}
		if rest, err := s.UnmarshalMsg(b); err != nil || len(rest) > 0 {
			t.Errorf("%s: %d bytes are left over, %v", f, len(rest), err)
			continue
		}
		if err := s.Validate(); err != nil {
			t.Errorf("%s: %v", f, err)
		}
		if again, err := s.MarshalMsg(nil); err != nil || string(again) != string(b) {
			t.Errorf("%s is stored otherwise now, %v", f, err)
		}
		r := rules.Rand{S: 3}
		for n := 0; !s.Over; n++ {
			legal := s.Legal(nil)
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil || n > 9000 {
				t.Fatalf("%s after %d decisions: %v", f, n, err)
			}
		}
	}
}

// What was judged in another way then is as it was then: a guard that is down was
// subdued in this round, and whoever Camouflage hid has got out.
func TestStoredPositionsMeanWhatTheyMeant(t *testing.T) {
	read := func(name string) *table {
		b, err := os.ReadFile(filepath.Join("testdata", "v1", name+".msgp"))
		if err != nil {
			t.Fatal(err)
		}
		s := opened(t, 3, "inclusion")
		if _, err := s.S.UnmarshalMsg(b); err != nil {
			t.Fatal(err)
		}
		return s
	}
	a := read("ambush").Is("escort.north.up", 1, "escort.north.kept_down", 0, "flags.botched", false).Do("subdue", "operative", "d4", "guard").acting("subdue", 2).stand("0", "d6")
	a.do("subdue operative c6 guard", "subdue operative c6 guard").Is("figures.npc.status", "in-play")
	read("camouflaged").Is(me("status"), "escaped").hasLoot("jewel-1", "won")
	read("planning").Is("jewels_held", 200)
}
