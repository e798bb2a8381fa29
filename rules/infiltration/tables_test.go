package infiltration

import (
	"slices"
	"testing"
)

// The tables that look like the printed components, by their check values.

// INF-003: 32 rooms with 32 titles: 13, 13 and 6.
func TestPrintedRoomsByFloor(t *testing.T) {
	var count [3]int
	seen := map[string]bool{}
	for r := range Room(roomCards) {
		count[r.Floor()]++
		seen[r.card().ID] = true
	}
	if count != [3]int{13, 13, 6} || len(seen) != 32 {
		t.Errorf("rooms by floor %v, %d titles", count, len(seen))
	}
}

// printedItems is how many items the box holds; they come first, those of ours behind
// them.
const printedItems = 35

// INF-004, INF-005, INF-006, INF-007, INF-008, INF-009: the number of components of each kind.
func TestPrintedComponents(t *testing.T) {
	ops, cards, people := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, id := range operativeIDs {
		ops[id] = true
	}
	for i := range itemCards[:printedItems] {
		cards[itemCards[i].ID] = true
	}
	for _, id := range npcIDs {
		people[id] = true
	}
	if len(ops) != 6 || len(cards) != printedItems || len(people) != 5 {
		t.Errorf("%d operatives, %d items, %d NPCs", len(ops), len(cards), len(people))
	}
	// A box of action cards has six of each of the five kinds: one for each
	// operative that can be in play.
	if actions != 5 || operatives != 6 {
		t.Errorf("%d kinds of action cards for %d operatives", actions, operatives)
	}
	if Tokens != 117 || TokensPerValue != 39 || 1*39+2*39+3*39 != 234 {
		t.Errorf("%d tokens, %d of each value", Tokens, TokensPerValue)
	}
	if Prototypes != 4 || len(info.Refs[kSpecial].IDs) != 3 {
		t.Errorf("%d Prototypes, specials %v", Prototypes, info.Refs[kSpecial].IDs)
	}
	if GuardTokens != 13 || InterfaceTokens != 13 {
		t.Errorf("%d guard and %d interface tokens", GuardTokens, InterfaceTokens)
	}
}

// INF-015: every room has exactly one Interface function and at most one guard.
// The three that only turn something off spend their token and do nothing else.
func TestPrintedInterfacesAndGuards(t *testing.T) {
	silent := []Room{TradingFloor, SurveillanceHub, LaserCorridor}
	for r := range Room(roomCards) {
		c := r.card()
		if (len(c.Interface) == 0) != slices.Contains(silent, r) || slices.Contains(silent, r) && c.Token != spend {
			t.Errorf("%s has the Interface function %v", c.ID, c.Interface)
		}
		if (c.Guard == Unguarded) != (c.Secured == 0) || len(c.Lock) > 0 && c.Guard != TechLock {
			t.Errorf("%s: guard %d, secured %d, lock function %v", c.ID, c.Guard, c.Secured, c.Lock)
		}
	}
}

// INF-016: the sums of the card list.
func TestPrintedTokensAddUp(t *testing.T) {
	var available, secured [3]int
	for r := range Room(roomCards) {
		available[r.Floor()] += int(r.card().Available)
		secured[r.Floor()] += int(r.card().Secured)
	}
	if available != [3]int{31, 66, 37} || secured != [3]int{21, 44, 22} {
		t.Errorf("available %v, secured %v", available, secured)
	}
}

// INF-017: 6 rooms with an Advance function, 6 with a Retreat function.
func TestPrintedMovementFunctions(t *testing.T) {
	ahead, back := 0, 0
	for r := range Room(roomCards) {
		if r.card().Forward > 0 {
			ahead++
		}
		if r.card().Backward > 0 || r.card().ToEntry {
			back++
		}
	}
	if ahead != 6 || back != 6 {
		t.Errorf("%d Advance functions, %d Retreat functions", ahead, back)
	}
}

// INF-018: 21 discard, 8 box, 3 hand, 3 room.
func TestPrintedFates(t *testing.T) {
	count := map[Fate]int{}
	for i := range itemCards[:printedItems] {
		count[itemCards[i].Fate]++
	}
	if count[Discard] != 21 || count[Box] != 8 || count[Hand] != 3 || count[RoomFate] != 3 {
		t.Errorf("fates %v", count)
	}
}
