package shadownetwork

import "testing"

// The tables that look like the printed components, by their check values.

// SHN-004: twelve cities with their letters.
func TestPrintedCities(t *testing.T) {
	want := map[string]Letter{"new-york": A, "lima": A, "london": B, "rome": B, "casablanca": B, "moscow": C, "antananarivo": C, "beijing": D,
		"new-delhi": D, "tokyo": E, "hong-kong": E, "sydney": E}
	if len(cityTable) != 12 || len(want) != 12 {
		t.Fatalf("%d cities", len(cityTable))
	}
	for i := range cityTable {
		if l, ok := want[cityTable[i].ID]; !ok || l != cityTable[i].Letter {
			t.Errorf("%s has letter %d", cityTable[i].ID, cityTable[i].Letter)
		}
	}
}

// SHN-005: the ring, read clockwise from New York.
func TestPrintedRing(t *testing.T) {
	ring := []string{"new-york", "london", "rome", "moscow", "beijing", "tokyo", "hong-kong", "sydney", "new-delhi", "antananarivo", "casablanca", "lima", "new-york"}
	c := NewYork
	for _, id := range ring {
		if cityTable[c].ID != id {
			t.Fatalf("%s stands where %s should", cityTable[c].ID, id)
		}
		c = c.next()
	}
}

// SHN-009, SHN-010: 20 pairs, 4 a letter; two lines at two letters other than
// the tile's own.
func TestPrintedTiles(t *testing.T) {
	var of [letters]int
	for i := range Tile(tiles) {
		k := i.Card()
		of[i.Letter()]++
		if k.ID[0] != 'a'+byte(i.Letter()) {
			t.Errorf("%s is of letter %d", k.ID, i.Letter())
		}
		if k.Leaks[0].To == k.Leaks[1].To || k.Leaks[0].To == i.Letter() || k.Leaks[1].To == i.Letter() {
			t.Errorf("%s leaks onto %v", k.ID, k.Leaks)
		}
	}
	if of != [letters]int{4, 4, 4, 4, 4} {
		t.Errorf("tiles by letter: %v", of)
	}
}

// SHN-011, SHN-012: 32 Contracts with 3 to 6 briefcases, two pieces of
// Intelligence and three values; the game-end value is four less.
func TestPrintedContracts(t *testing.T) {
	var all Pieces
	sizes := map[int]int{}
	choice := 0
	for i := range contractTable {
		k := &contractTable[i]
		n := k.Needs.Of.Sum() + int(k.Needs.Either)
		sizes[n]++
		all.add(&k.Needs.Of)
		choice += int(k.Needs.Either)
		if n < 3 || n > 6 || k.Discard.Of.Sum() != 2 || k.GameEnd != k.TurnIn-4 || k.Penalty < 1 || k.Penalty > 4 {
			t.Errorf("%+v", *k)
		}
	}
	if all != (Pieces{45, 34, 28, 18}) || choice != 7 || sizes[3] != 7 || sizes[4] != 15 || sizes[5] != 9 || sizes[6] != 1 {
		t.Errorf("briefcases %v, %d green or blue, sizes %v", all, choice, sizes)
	}
}

// SHN-014, SHN-015: 12 regular Handlers, 10 Starting ones; each spends one
// colour, has 2 or 3 uses and one colour in its solo section.
func TestPrintedHandlers(t *testing.T) {
	var regular [colours]int
	for h := range Handler(handlers) {
		k := h.Card()
		kinds, solo := 0, 0
		for c := range k.Pay.Of {
			if k.Pay.Of[c] > 0 {
				kinds++
			}
			if k.Solo.Of[c] > 0 {
				solo++
			}
		}
		if kinds != 1 || solo != 1 || k.Uses < 2 || k.Uses > 3 || k.Pay.Of[h.Colour()] == 0 {
			t.Errorf("%+v", *k)
		}
		if !h.Starting() {
			regular[h.Colour()]++
		}
	}
	if regular != [colours]int{4, 3, 3, 2} || handlers-regulars != 10 {
		t.Errorf("regular Handlers by colour %v", regular)
	}
}

// SHN-056: two icons of one piece on every card, onto other cities.
func TestPrintedIcons(t *testing.T) {
	for c := range City(cities) {
		for _, icon := range cityTable[c].Icons {
			if icon.What.Of.Sum() != 1 || icon.What.Influence != 0 || icon.Onto == c {
				t.Errorf("%s: %+v", cityTable[c].ID, icon)
			}
		}
	}
}

// SHN-208: each Action Card names one unlocked city for every letter.
func TestPrintedActionCards(t *testing.T) {
	slot := map[uint8]int{}
	for i := range actionTable {
		k := &actionTable[i]
		slot[k.Contract]++
		if !openCities[1].has(k.Start) {
			t.Errorf("%s starts in a locked city", k.ID)
		}
		for l, c := range k.Leaks {
			if cityTable[c].Letter != Letter(l) || !openCities[1].has(c) {
				t.Errorf("%s leaks letter %s onto %s", k.ID, letterIDs[l], cityTable[c].ID)
			}
		}
	}
	if slot[slotI] != 3 || slot[slotII] != 4 || slot[slotIII] != 3 {
		t.Errorf("Contracts %v", slot)
	}
}
