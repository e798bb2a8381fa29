package infiltration_test

import (
	"strconv"
	"testing"

	"safehouse/rules/rulestest"
)

// The Resolution Phase and the action cards.

// INF-046, INF-047: one after the other from the first player to the left, each
// on what the one before has left.
func TestCardsAreResolvedFromTheFirstPlayerToTheLeft(t *testing.T) {
	s := facility(t, 4, nil, "cafeteria", "server-closet").Set("first", 2).hand(marilyn, "informant").
		at(hugo, "2", marilyn, "2", gabriel, "2", animal, "2")
	s.choose(gabriel, "download", animal, "download", hugo, "download", marilyn, "informant")
	s.Asks(1, "prompt.play").Is("operatives."+gabriel+".tokens", 2, "operatives."+animal+".tokens", 1, hugoTokens, 0, "rooms.2.data", 0)
	s.Is("operatives."+marilyn+".resolved", true, hugoAt, "2")
}

// INF-048: Marilyn advances into the room that Hugo has revealed before her.
func TestActionCardsAreResolvedAtOnce(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").Next("room", "security-checkpoint").at(gabriel, "out")
	s.choose(hugo, "advance", marilyn, "advance")
	s.Is(hugoAt, "2", "operatives."+marilyn+".place", "2", "rooms.2.card", "security-checkpoint", "rooms.3.card", "face-down")
}

// INF-049: it lies faceup until the end of the round and can be selected again
// in the next.
func TestAnActionCardReturnsAtTheEndOfTheRound(t *testing.T) {
	s := solo(t, "1", "atrium")
	s.play("download").Is("operatives."+hugo+".played", map[string]bool{"download": true})
	s.finish()
	s.Is("operatives."+hugo+".played", map[string]bool{})
	s.choose(marilyn, "interface", animal, "interface", hugo, "download")
	s.Do("resolve", marilyn).Is(hugoTokens, 3)
}

// INF-050: also one that was played as part of an item.
func TestAnActionCardPlayedByAnItemReturnsToo(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "secretaries")
	s.play("secretaries").Is("operatives."+hugo+".played", map[string]bool{"download": true})
	s.finish()
	s.choose(marilyn, "interface", animal, "interface")
	s.Offered("select hugo-cash advance", "select hugo-cash retreat", "select hugo-cash interface", "select hugo-cash download")
}

// INF-051: a card in the play area is not played a second time, neither as the
// next part of Diesel nor as the Download of an item.
func TestAnActionCardIsNotPlayedTwiceInARound(t *testing.T) {
	s := solo(t, "2", "cafeteria", "server-closet").hand(hugo, "diesel")
	s.play("diesel").Do("play", "download").Refuses("why.played", "play", "download")
	s.Offered("play advance", "play retreat", "play interface")
	// No card lets that happen, but a position might: the item's Download is
	// left out.
	s = solo(t, "2", "cafeteria", "server-closet").hand(hugo, "courier-rig")
	s.play("courier-rig").Set("operatives."+hugo+".played.download", true)
	s.Do("play", "retreat").Is(hugoAt, "1", hugoTokens, 0, "rooms.1.data", 1)
}

// INF-052: Extract, then Piggyback Link, then Remote Spyware, each from the
// first player clockwise. Five tokens: two each for Hugo and Marilyn, who
// extract, one for the Link of Gabriel, none for Animal's Spyware.
func TestTheEndOfTheResolutionPhaseHasAnOrder(t *testing.T) {
	s := facility(t, 4, extraction, "security-checkpoint", "cafeteria").hand(gabriel, "piggyback-link").data("1", 5)
	s.Set("items.remote-spyware", "room:1:"+animal).at(gabriel, "2", animal, "2").data("2", 0)
	s.choose(hugo, "extract", marilyn, "extract", gabriel, "piggyback-link", animal, "interface")
	s.Do("operative", marilyn).Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 2, "operatives."+gabriel+".tokens", 1,
		"operatives."+animal+".tokens", 0, "rooms.1.data", 0)
	// With six the Spyware gets the last one: the Link has gone before it.
	s = facility(t, 4, extraction, "security-checkpoint", "cafeteria").hand(gabriel, "piggyback-link")
	s.Set("items.remote-spyware", "room:1:"+animal).at(gabriel, "2", animal, "2").data("2", 0).data("1", 6)
	s.choose(hugo, "extract", marilyn, "interface", gabriel, "piggyback-link", animal, "interface")
	s.Do("operative", hugo).Is(hugoTokens, 4, "operatives."+gabriel+".tokens", 2, "operatives."+animal+".tokens", 0)
}

// INF-053: the selected card of one who is pushed out before its turn is not
// resolved, and nobody sees it.
func TestACardWhoseOwnerHasLeftIsNotResolved(t *testing.T) {
	s := facility(t, 3, nil, "stairwell", "atrium").hand(marilyn, "anonymous-tip").at(gabriel, "out").Next("die", 1)
	s.choose(hugo, "interface", marilyn, "anonymous-tip")
	s.Is("operatives."+marilyn+".place", "out", "items.anonymous-tip", "hand:"+marilyn, "proximity", 2)
	if got := s.Sees(0, "items.anonymous-tip"); got != "hidden" || s.Told("flipped") != 1 {
		t.Errorf("the card is seen: %v", got)
	}
}

// INF-310: what can be resolved must be, and a single outcome is not asked.
func TestWhatCanBeResolvedMustBe(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary").hand(hugo, "signal-jammer")
	s.play("signal-jammer").Refuses("why.other-question", "stop").Refuses("why.other-question", "done").Offered("play advance", "play retreat")
	s = solo(t, "1", "atrium", "guard-post").hand(hugo, "circuit-talon")
	s.play("circuit-talon").effect("rooms.2.data", 3, 1, hugoTokens, 0, 2)
}

// INF-054, INF-056: one room forward, and its Enter function at once.
func TestAdvanceMovesOneRoomForward(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary", "equipment-lockers")
	s.play("advance").effect(hugoAt, "2", "3")
}

// INF-055: a closed door is opened, with all steps of revealing.
func TestAdvanceRevealsAClosedRoom(t *testing.T) {
	s := solo(t, "1", "cafeteria").Next("room", "guard-post")
	s.play("advance").effect(hugoAt, "1", "2", "rooms.2", anything, anything, "data.pool", 116, 113,
		"npcs.officer-nelson.place", "pool", "2", "npcs.officer-nelson.faceup", false, true)
}

// INF-057: in the deepest room it has no effect.
func TestAdvanceInTheDeepestRoomHasNoEffect(t *testing.T) {
	s := solo(t, "12", line12...)
	s.play("advance").nothing()
	if s.Told("no-effect") != 1 {
		t.Error("it is not told that there was no effect")
	}
}

// INF-058: one room back, and its Enter function.
func TestRetreatMovesOneRoomBack(t *testing.T) {
	s := soloWith(t, "3", labyrinth, "cafeteria", "trading-floor", "infirmary")
	s.play("retreat").effect(hugoAt, "3", "2", "alarm", 0, 1)
}

// INF-059, INF-210: from the entry room it leads out.
func TestRetreatInTheEntryRoomIsAnEscape(t *testing.T) {
	s := solo(t, "1", "cafeteria")
	s.play("retreat").effect(hugoAt, "1", "out")
	if s.Told("escaped") != 1 {
		t.Error("the escape is not told")
	}
}

// INF-060, INF-061: only where the token is.
func TestInterfaceNeedsTheToken(t *testing.T) {
	s, _ := inRoom(t, "guard-post")
	s.Set("alarm", 2)
	without := s.fork()
	without.Set("rooms.1.interface", false, "rooms.1.spent", true)
	without.play("interface").nothing()
	s.play("interface").effect("alarm", 2, 1, "rooms.1.interface", true, false, "rooms.1.spent", false, true)
}

// INF-062, INF-063, INF-064: 2 for the first Download in a room, 1 for each later
// one, and no more than there is.
func TestTheFirstDownloadInARoomCollectsTwo(t *testing.T) {
	s := facility(t, 5, nil, "guard-post").data("1", 4).Next("die", 1)
	s.choose(hugo, "download", marilyn, "download", gabriel, "download", animal, "download", monica, "interface")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 1, "operatives."+gabriel+".tokens", 1, "operatives."+animal+".tokens", 0,
		"rooms.1.data", 0)
	s = solo(t, "1", "guard-post").data("1", 1)
	s.play("download").effect("rooms.1.data", 1, 0, "rooms.1.downloads", 0, 1, hugoTokens, 0, 1)
}

// INF-062: the first one counts even if it finds nothing.
func TestAnEmptyDownloadIsTheFirstOne(t *testing.T) {
	s := facility(t, 3, nil, "guard-post").data("1", 0).hand(marilyn, "nano-lockpick").at(gabriel, "out")
	s.choose(hugo, "download", marilyn, "nano-lockpick")
	s.Is(hugoTokens, 0, "operatives."+marilyn+".tokens", 1, "rooms.1.data", 1)
}

// INF-065: random ones, unseen before, into the private pile.
func TestCollectedTokensAreRandomAndPrivate(t *testing.T) {
	rulestest.Sampled(t)
	var count [4]int
	start := solo(t, "1", "guard-post")
	for seed := range 60 {
		s := start.fork().Set("seed", strconv.Itoa(seed))
		s.play("download")
		for v := 1; v <= 3; v++ {
			count[v] += s.Int("operatives." + hugo + ".data." + strconv.Itoa(v))
		}
	}
	for v := 1; v <= 3; v++ {
		if count[v] < 20 || count[v] > 60 {
			t.Errorf("value %d came %d times of 120", v, count[v])
		}
	}
}

// INF-066: per room and per round.
func TestDownloadRankIsCountedPerRoomAndRound(t *testing.T) {
	s := facility(t, 3, nil, "guard-post", "server-closet").data("1", 6).at(gabriel, "2").Next("die", 1, "die", 1)
	s.choose(hugo, "download", marilyn, "download", gabriel, "download")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 1, "operatives."+gabriel+".tokens", 2)
	s.choose(marilyn, "download", gabriel, "download", hugo, "interface")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 3, "operatives."+gabriel+".tokens", 3, "rooms.2.data", 0)
}

// INF-067: Downloads by items and from next door count for the room they take
// from: Hugo's Wireless Tap is the first one there.
func TestDownloadsByItemsCountForTheirRoom(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "security-checkpoint").hand(hugo, "wireless-tap").at(marilyn, "2", gabriel, "out")
	s.choose(hugo, "wireless-tap", marilyn, "download")
	s.Do("room", "2").Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 1, "rooms.2.data", 3)
}

// INF-068: a second Download of one operative for the same room would collect 1.
// No card allows it, so the room's count is looked at.
func TestASecondDownloadOfOneOperativeCountsAsLater(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").hand(hugo, "informant")
	s.play("informant").Set("rooms.1.downloads", 1, "operatives."+gabriel+".played.download", true,
		"operatives."+gabriel+".resolved", true, "operatives."+gabriel+".selected", "download")
	s.Do("play", "download").Is(hugoTokens, 1, "rooms.1.downloads", 2)
}

// INF-069: Data Siphon, Remote Spyware, Piggyback Link and the Director's Office
// neither use nor change the rank.
func TestCollectingThatIsNoDownloadDoesNotChangeTheRank(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint").hand(hugo, "data-siphon").at(gabriel, "out")
	s.choose(hugo, "data-siphon", marilyn, "download")
	s.Is(hugoTokens, 3, "operatives."+marilyn+".tokens", 2, "rooms.1.data", 1)
	s = facility(t, 3, nil, "security-checkpoint").hand(marilyn, "data-siphon").at(gabriel, "out")
	s.choose(hugo, "download", marilyn, "data-siphon")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 3, "rooms.1.data", 1)
}

// INF-071: a closed room next door is not next door.
func TestAFacedownNeighbourIsNotAdjacent(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "wireless-tap")
	s.play("wireless-tap").Offered("room 1", "room 2").Refuses("why.room-face-down", "room", "3")
	s = solo(t, "1", "atrium").hand(hugo, "circuit-talon")
	s.play("circuit-talon").nothing()
}

// INF-072, INF-023: the last room of the first floor and the first of the second
// are next door to each other.
func TestTheFloorsAreNextDoorToEachOther(t *testing.T) {
	s := solo(t, "6", line12[:7]...).hand(hugo, "wireless-tap")
	s.play("wireless-tap").Offered("room 5", "room 6", "room 7")
	s = solo(t, "7", line12[:7]...).hand(hugo, "wireless-tap")
	s.play("wireless-tap").Offered("room 6", "room 7")
}

// example is the table of the Resolution Phase Example: Hugo in the last
// revealed room, Marilyn next to Gabriel's Cafeteria, in which a lab worker
// secures 4.
func example(t *testing.T) *table {
	s := facility(t, 3, nil, "cafeteria", "atrium", "infirmary").at(hugo, "3", marilyn, "2", gabriel, "1")
	s.hand(marilyn, "circuit-talon").hand(gabriel, "neuro-spike").data("1", 0).data("2", 0).Next("room", "security-checkpoint", "item", "zip-line")
	s.choose(hugo, "advance", marilyn, "circuit-talon")
	return s
}

// Rulebook: Resolution Phase Example, steps 1 to 4. INF-137..140.
func TestResolutionPhaseExampleHugo(t *testing.T) {
	s := example(t)
	pool := s.Int("data.pool")
	s.Do("select", gabriel, "neuro-spike").Asks(1, "prompt.room")
	s.Is(hugoAt, "4", "rooms.4.card", "security-checkpoint", "npcs.james-harris.place", "4", "npcs.james-harris.faceup", true,
		"rooms.4.interface", true, "rooms.4.guarded", true, "rooms.4.data", 6, "data.pool", pool-6)
}

// Steps 5 to 7. INF-141..143.
func TestResolutionPhaseExampleMarilyn(t *testing.T) {
	s := example(t)
	s.Do("select", gabriel, "neuro-spike").Is("rooms.1.guarded", true, "rooms.1.data", 0)
	pool := s.Int("data.pool")
	s.Do("room", "1").Is("rooms.1.guarded", false, "data.pool", pool-4, "rooms.1.data", 2, "operatives."+marilyn+".tokens", 2,
		"operatives."+marilyn+".place", "2")
}

// Step 8. INF-144.
func TestResolutionPhaseExampleGabriel(t *testing.T) {
	s := example(t)
	s.Do("select", gabriel, "neuro-spike").Do("room", "1")
	s.Is("rooms.1.interface", false, "items.zip-line", "hand:"+gabriel, "rooms.1.data", 2, "items.neuro-spike", "discard")
}
