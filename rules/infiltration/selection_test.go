package infiltration_test

import (
	"slices"
	"testing"
)

// The Selection Phase.

// INF-039, INF-040, INF-041, INF-043: everybody inside selects one card, from
// the first player on; then the cards are resolved, and the next round begins.
func TestEverybodyInsideSelectsOneCard(t *testing.T) {
	s := facility(t, 4, nil, "cafeteria").data("1", 0).at(animal, "out").Set("first", 1).Next("die", 3)
	s.Asks(1, "prompt.select").Do("select", marilyn, "download").Is("phase", "selection", "operatives."+marilyn+".selected", "download")
	s.Asks(2, "prompt.select").Refuses("why.has-chosen", "select", marilyn, "interface").Refuses("why.target-gone", "select", animal, "download")
	s.Refuses("why.other-operative", "select", hugo, "download").Refuses("why.target-away", "select", monica, "download")
	s.Do("select", gabriel, "download").Is("phase", "selection", "proximity", 0)
	s.Asks(0, "prompt.select").Do("select", hugo, "download").Is("round", 2, "phase", "selection", "proximity", 3)
}

// INF-041: there is no passing.
func TestPassingIsImpossible(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria")
	for _, verb := range []string{"stop", "done"} {
		s.Refuses("why.other-question", verb)
	}
	s.Offered("select hugo-cash advance", "select hugo-cash retreat", "select hugo-cash interface", "select hugo-cash download")
}

// INF-041: a card of somebody else's hand, of the deck or the discard pile
// cannot be selected.
func TestOnlyCardsOfTheOwnHandAreSelected(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(marilyn, "jump-pack").Set("items.diesel", "discard")
	s.Refuses("why.not-in-hand", "select", hugo, "jump-pack").Refuses("why.not-in-hand", "select", hugo, "diesel")
	s.Refuses("why.not-in-hand", "select", hugo, "zip-line")
}

// INF-042: nobody else learns what it is before its owner resolves it.
func TestASelectedCardIsHiddenFromTheOthers(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "zip-line")
	s.Do("select", hugo, "zip-line")
	for seat, want := range []string{"zip-line", "hidden", "hidden"} {
		if got := s.Sees(seat, "operatives."+hugo+".selected"); got != want {
			t.Errorf("seat %d sees %v, want %s", seat, got, want)
		}
	}
	if s.Told("selected") != 1 || s.Told("flipped") != 0 {
		t.Error("it is not told that a card was selected, or what it is")
	}
}

// INF-044, INF-230: a delayed operative selects neither Advance nor Retreat, but
// everything else.
func TestADelayedOperativeSelectsNoAdvanceOrRetreat(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "zip-line").Set(hugoDelayed, true)
	s.Offered("select hugo-cash interface", "select hugo-cash download", "select hugo-cash zip-line")
	s.Refuses("why.delayed", "select", hugo, "advance").Refuses("why.delayed", "select", hugo, "retreat")
}

// INF-045: also a card that will do nothing.
func TestACardWithoutEffectMayBeSelected(t *testing.T) {
	s, _ := inRoom(t, "cafeteria")
	s.data("1", 0).hand(hugo, "stun-baton").Set("rooms.1.guarded", false)
	s.play("stun-baton").nothing()
}

// INF-231: at the end of the phase every delayed operative stands up again.
func TestTheDelayedStandUpAtTheEndOfTheSelection(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").Set(hugoDelayed, true, "operatives."+marilyn+".delayed", true)
	s.Do("select", hugo, "interface").Is(hugoDelayed, true)
	s.Do("select", marilyn, "interface").Is(hugoDelayed, true).data("1", 0)
	s.hand(gabriel, "informant").Do("select", gabriel, "informant").Asks(2, "prompt.play")
	s.Is(hugoDelayed, false, "operatives."+marilyn+".delayed", false)
}

// hugosChoice is the table of the Selection Phase Example: Hugo Cash is first
// player, in a room that heals, with data, two rooms behind him and closed
// doors ahead.
func hugosChoice(t *testing.T) *table {
	return solo(t, "3", "cafeteria", "server-closet", "infirmary").hand(hugo, "frictionless-slippers", "jump-pack").Set(hugoWounded, true)
}

// Rulebook: Selection Phase Example. INF-131.
func TestSelectionPhaseExampleSlippers(t *testing.T) {
	s := hugosChoice(t)
	s.play("frictionless-slippers").Offered("move 2", "stop").Do("move", "2").Offered("move 1", "stop")
	s.Do("move", "1").Is(hugoAt, "1")
}

// INF-132.
func TestSelectionPhaseExampleRetreat(t *testing.T) {
	s := hugosChoice(t)
	s.play("retreat").effect(hugoAt, "3", "2", hugoDelayed, false, true)
}

// INF-133.
func TestSelectionPhaseExampleDownload(t *testing.T) {
	s := hugosChoice(t)
	s.play("download").effect("rooms.3.data", 2, 0, hugoTokens, 0, 2)
}

// INF-134.
func TestSelectionPhaseExampleInterface(t *testing.T) {
	s := hugosChoice(t)
	s.play("interface").effect(hugoWounded, true, false)
}

// INF-135.
func TestSelectionPhaseExampleAdvance(t *testing.T) {
	s := hugosChoice(t).Next("room", "atrium")
	s.play("advance").Is(hugoAt, "4", "rooms.4.card", "atrium", "rooms.4.data", 3, "rooms.5.card", "face-down")
}

// INF-136.
func TestSelectionPhaseExampleJumpPack(t *testing.T) {
	s := hugosChoice(t).Next("room", "atrium", "room", "loading-dock")
	s.play("jump-pack").Do("move", "4").Is("rooms.4.card", "atrium").Do("move", "5").Is("rooms.5.card", "loading-dock", hugoAt, "5")
}

// INF-001, INF-258: all cards of the hands can be selected, and nothing else is
// offered.
func TestTheWholeHandIsOffered(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "zip-line", "anonymous-tip")
	want := []string{"advance", "retreat", "interface", "download", "zip-line", "anonymous-tip"}
	var offers []string
	for _, c := range want {
		offers = append(offers, "select "+hugo+" "+c)
	}
	s.Offered(slices.Clone(offers)...)
}
