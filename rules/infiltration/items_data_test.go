package infiltration_test

import "testing"

// Items that collect data.

// Not a Download: it neither uses nor changes the rank, and the alarm follows.
func TestDataSiphonCollectsUpToThreeAndIsLoud(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").hand(hugo, "data-siphon")
	s.play("data-siphon").effect("rooms.1.data", 6, 3, hugoTokens, 0, 3, "alarm", 0, 1, "rooms.1.downloads", 0, 0)
}

func TestDataSiphonIsLoudForNothing(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").hand(hugo, "data-siphon").data("1", 0)
	s.play("data-siphon").effect("alarm", 0, 1)
}

// INF-067: the Download counts for the room it is made in.
func TestWirelessTapDownloadsHereOrNextDoor(t *testing.T) {
	s := solo(t, "2", "security-checkpoint", "atrium", "server-closet", "infirmary").hand(hugo, "wireless-tap")
	s.play("wireless-tap").Asks(0, "prompt.room").Offered("room 1", "room 2", "room 3").Refuses("why.room-not-next-door", "room", "4")
	here := s.fork()
	here.Do("room", "2").effect("rooms.2.data", 3, 1, "rooms.2.downloads", 0, 1, hugoTokens, 0, 2)
	s.Do("room", "1").effect("rooms.1.data", 6, 4, "rooms.1.downloads", 0, 1, hugoTokens, 0, 2)
}

func TestWirelessTapFindsNothingInAnEmptyRoom(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "wireless-tap").data("1", 0)
	s.play("wireless-tap").effect("rooms.1.downloads", 0, 1)
}

// INF-169: random unseen tokens go from the pool straight into the pile.
func TestBackdoorProgramCollectsTwoFromThePoolAndIsLoud(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "backdoor-program")
	s.Next("data", 3, "data", 1)
	s.play("backdoor-program").effect("data.pool", 114, 112, hugoTokens, 0, 2, "alarm", 0, 1)
	s.Is("operatives."+hugo+".data", map[string]int{"1": 1, "2": 0, "3": 1}, "data.unseen", map[string]int{"1": 38, "2": 39, "3": 38})
	s.Is("rooms.1.data", 3)
}

// INF-170: a pool with one token gives one.
func TestBackdoorProgramTakesWhatThePoolHolds(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "backdoor-program")
	s.Set("data.box", 113, "data.pool", 1)
	s.play("backdoor-program").effect("data.pool", 1, 0, hugoTokens, 0, 1, "alarm", 0, 1)
}

// INF-070: the own Download already brings one more.
func TestHighCapacityWireAddsOneToItsOwnDownload(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").hand(hugo, "high-capacity-wire")
	s.play("high-capacity-wire").effect("rooms.1.wire", 0, 1, "rooms.1.data", 6, 3, hugoTokens, 0, 3)
	s.finish()
	s.Is("rooms.1.wire", 0)
}

func TestHighCapacityWireFindsNothingInAnEmptyRoom(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").hand(hugo, "high-capacity-wire").data("1", 0)
	s.play("high-capacity-wire").effect("rooms.1.wire", 0, 1)
}

// INF-070: a Download before it gains nothing, one after it gains 1, one in
// another room nothing.
func TestHighCapacityWireIsNotRetroactive(t *testing.T) {
	s := facility(t, 4, nil, "security-checkpoint", "server-closet").hand(marilyn, "high-capacity-wire").at(animal, "2")
	s.choose(hugo, "download", marilyn, "high-capacity-wire", gabriel, "download", animal, "download")
	s.Is("operatives."+hugo+".tokens", 2, "operatives."+marilyn+".tokens", 2, "operatives."+gabriel+".tokens", 2,
		"operatives."+animal+".tokens", 2, "rooms.1.data", 0, "rooms.2.data", 1)
}

// INF-095: at the end of the phase one token from the same room for each of the
// first two that Marilyn took; the third of hers does not count.
func TestPiggybackLinkFollowsTheFirstTwoTokens(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint", "atrium").hand(hugo, "piggyback-link").hand(marilyn, "data-siphon")
	s.data("2", 0).at(gabriel, "2", hugo, "2").chose(gabriel, "download")
	s.choose(hugo, "piggyback-link", marilyn, "data-siphon")
	s.Asks(0, "prompt.operative").Offered("operative "+gabriel, "operative "+marilyn)
	s.Refuses("why.target-self", "operative", hugo).Refuses("why.target-away", "operative", white)
	s.Do("operative", marilyn).Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 3, "rooms.1.data", 1)
}

// INF-095: there is nothing left to collect in the room, or nothing was taken.
func TestPiggybackLinkFindsNothingWhereNothingIsLeft(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint", "atrium").hand(hugo, "piggyback-link")
	s.data("2", 0).data("1", 3).at(gabriel, "2", hugo, "2").chose(gabriel, "download")
	s.choose(hugo, "piggyback-link", marilyn, "download")
	other := s.fork()
	other.Do("operative", gabriel).Is(hugoTokens, 0, "rooms.1.data", 1)
	s.Do("operative", marilyn).Is(hugoTokens, 1, "operatives."+marilyn+".tokens", 2, "rooms.1.data", 0)
}

// INF-213: an escaped operative cannot be named; the only one left is named
// without a question.
func TestPiggybackLinkNamesNobodyOutside(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint").hand(hugo, "piggyback-link").at(gabriel, "out")
	s.choose(hugo, "piggyback-link", marilyn, "download")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 2, "rooms.1.data", 2)
}

// INF-321: what the named operative took before it escaped counts.
func TestPiggybackLinkWorksForOneThatEscapes(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint").hand(hugo, "piggyback-link").hand(marilyn, "diesel").at(gabriel, "out")
	s.choose(hugo, "piggyback-link", marilyn, "diesel")
	s.Do("play", "download").Do("play", "retreat")
	s.Is("operatives."+marilyn+".place", "out", hugoTokens, 2, "rooms.1.data", 2)
}

// INF-321: its own player must be inside at the end: Marilyn pushes him out.
func TestPiggybackLinkOfTheEscapedCollectsNothing(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "stairwell").hand(hugo, "piggyback-link").at(marilyn, "2", gabriel, "2")
	s.choose(hugo, "piggyback-link", marilyn, "interface", gabriel, "download").Do("operative", gabriel)
	s.Is(hugoAt, "out", hugoTokens, 0, "operatives."+gabriel+".place", "1", "operatives."+gabriel+".tokens", 1, "rooms.1.data", 0)
}

// INF-333: out of the secret room a Link collects nothing from the line.
func TestPiggybackLinkReachesNoRoomOutOfTheSecretRoom(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint", "secret:ai-core").hand(hugo, "piggyback-link").at(hugo, "secret")
	s.choose(hugo, "piggyback-link", marilyn, "download", gabriel, "interface").Do("operative", marilyn)
	s.Is(hugoTokens, 0, "operatives."+marilyn+".tokens", 2, "rooms.1.data", 4)
}

// INF-333: nor does one from the line reach into it.
func TestPiggybackLinkDoesNotReachIntoTheSecretRoom(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint", "secret:ai-core").hand(marilyn, "piggyback-link").at(hugo, "secret")
	s.choose(hugo, "download", marilyn, "piggyback-link", gabriel, "interface").Do("operative", hugo)
	s.Is("operatives."+marilyn+".tokens", 0, hugoTokens, 2, "rooms.secret.data", 4)
}

// INF-333: inside the secret room it works.
func TestPiggybackLinkWorksInsideTheSecretRoom(t *testing.T) {
	s := facility(t, 3, nil, "security-checkpoint", "secret:ai-core").hand(marilyn, "piggyback-link").at(hugo, "secret", marilyn, "secret")
	s.choose(hugo, "download", marilyn, "piggyback-link", gabriel, "interface").Do("operative", hugo)
	s.Is("operatives."+marilyn+".tokens", 2, hugoTokens, 2, "rooms.secret.data", 2)
}
