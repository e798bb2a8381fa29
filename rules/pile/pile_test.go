package pile_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/pile"
)

type card uint8

// Cards are in a set once, and come out in their order.
func TestASetHoldsCardsInTheirOrder(t *testing.T) {
	s := pile.Set[card](0).With(7).With(3).With(7).With(40).Without(3)
	if s.Len() != 2 || s.Has(3) || !s.Has(40) {
		t.Errorf("the set is %b", s)
	}
	if got := slices.Collect(s.Each); !slices.Equal(got, []card{7, 40}) {
		t.Errorf("it holds %v", got)
	}
	r := rules.Rand{S: 1}
	if got := s.Take(&r); s.Has(got) || s.Len() != 1 {
		t.Errorf("%d was taken, left is %b", got, s)
	}
}

// Three cards and three holders with room for one each: only one deal does what is
// known, and it is found whatever the order of the choices.
func TestADealThatExistsIsFound(t *testing.T) {
	may := map[card]uint64{1: 0b111, 2: 0b011, 3: 0b001}
	for seed := range uint64(200) {
		r := rules.Rand{S: seed}
		got, need := map[card]int{}, []int{1, 1, 1}
		pile.Deal(0b1110, func(c card) uint64 { return may[c] }, need, &r, func(c card, h int) { got[c] = h })
		if got[1] != 2 || got[2] != 1 || got[3] != 0 || !slices.Equal(need, []int{0, 0, 0}) {
			t.Fatalf("seed %d: dealt %v, %v still needed", seed, got, need)
		}
	}
}

// A card for which there is no room is left out.
func TestACardWithoutRoomIsLeftOut(t *testing.T) {
	r, n := rules.Rand{S: 1}, 0
	pile.Deal(0b11, func(card) uint64 { return 1 }, []int{1}, &r, func(card, int) { n++ })
	if n != 1 {
		t.Errorf("%d cards were dealt to one place", n)
	}
}

// Dealing allocates nothing.
func TestADealAllocatesNothing(t *testing.T) {
	r := rules.Rand{S: 1}
	if n := testing.AllocsPerRun(100, func() {
		need, got := [2]int{2, 2}, [2]pile.Set[card]{}
		pile.Deal(0b1111, func(c card) uint64 { return 0b11 }, need[:], &r, func(c card, h int) { got[h] = got[h].With(c) })
		if got[0].Len() != 2 {
			t.Error("not dealt")
		}
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
