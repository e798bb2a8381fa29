package masters_test

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Open and hidden information: in Masters only what chance will bring is hidden.

// MAS-029: two heists that differ only in what chance will bring look the same to
// everybody: view, list, prompt, reasons.
func TestWhatChanceBringsIsHidden(t *testing.T) {
	s := printed(t, "inclusion", "h3", "thug").acting("reveal", 1)
	o := s.fork().Set("seed", "1234").Next("chit", "guard", "die", 6)
	if s.S.Same(o.S) {
		t.Fatal("both are the same heist")
	}
	for seat := rules.Nobody; seat < 3; seat++ {
		if !rules.View(s.S, seat).Same(rules.View(o.S, seat)) {
			t.Errorf("seat %d can tell them apart", seat)
		}
	}
	if !slices.Equal(s.S.Legal(nil), o.S.Legal(nil)) || s.S.Prompt().String() != o.S.Prompt().String() {
		t.Error("they ask differently")
	}
	a := s.Act("move", "thug", "g3")
	if s.S.Why(a).String() != o.S.Why(a).String() {
		t.Error("they refuse differently")
	}
}

// A guess that a seat could believe draws a chit that is in the bag, and every such
// chit comes up.
func TestAGuessDrawsWhatIsInTheBag(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").Set("bag.guard", 1, "bag.lock", 1, "bag.camera", 1).acting("reveal", 1).put("d7", "unknown", true)
	r := rules.Rand{S: 7}
	seen := map[string]int{}
	for range 60 {
		g := s.fork()
		g.S = rules.View(s.S, 0)
		g.S.Resample(0, &r)
		if err := g.S.Validate(); err != nil {
			t.Fatal(err)
		}
		g.Do("reveal", "thug", "d7")
		for _, k := range []string{"guards", "locks", "cameras"} {
			seen[k] += g.Int(hex("d7", k))
		}
	}
	if len(seen) != 3 || seen["guards"] < 8 || seen["locks"] < 8 || seen["cameras"] < 8 || seen["guards"]+seen["locks"]+seen["cameras"] != 60 {
		t.Errorf("drawn are %v", seen)
	}
}

// MAS-023, MAS-062: a random chit comes out of the bag: each kind as often as its
// share.
func TestDrawsFollowTheBag(t *testing.T) {
	n := map[string]int{}
	s := stage(t, "inclusion", "h3", "thug").Set("bag.guard", 3, "bag.lock", 1).acting("reveal", 1).put("d7", "unknown", true)
	for seed := range 200 {
		f := s.fork()
		f.S.Chance().Rand.S = uint64(seed) * 7919
		f.Do("reveal", "thug", "d7")
		n["guard"] += f.Int(hex("d7", "guards"))
		n["lock"] += f.Int(hex("d7", "locks"))
	}
	if n["guard"]+n["lock"] != 200 || n["guard"] < 125 || n["guard"] > 175 {
		t.Errorf("drawn are %v", n)
	}
}

// What is open: everything else.
func TestTheTableIsOpen(t *testing.T) {
	s := printed(t, "greedy-prisoner", "b7", "thug").ideas(3).loot("jewel-1", "carried:0").Set("noise", 7, me("cash"), 2, "team", 5)
	for seat := rules.Nobody; seat < 3; seat++ {
		for path, want := range map[string]any{
			me("ideas"): 3.0, me("at"): "b7", "loot.jewel-1": "carried:0", "noise": 7.0, me("cash"): 2.0, "team": 5.0, "bag.camera": s.Get("bag.camera"),
			hex("d3", "dogs"): 1.0, hex("e2", "remote"): "x", hex("d2", "unknown"): true, "figures.npc.status": "captive",
		} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d sees %s as %v, want %v", seat, path, got, want)
			}
		}
	}
}
