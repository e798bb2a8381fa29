package infiltration_test

import "testing"

// Items that work on operatives, dials and hidden cards.

func TestCallForBackupSetsTheMercsBack(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "call-for-backup")
	s.Set("proximity", 20)
	s.play("call-for-backup").Offered("play advance", "play retreat").Is("proximity", 12)
	s.Do("play", "retreat").effect("proximity", 20, 12, hugoAt, "2", "1")
}

// INF-129: not below 0.
func TestCallForBackupDoesNotGoBelowZero(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "call-for-backup")
	s.Set("proximity", 5)
	s.play("call-for-backup").Do("play", "retreat").effect("proximity", 5, 0, hugoAt, "2", "1")
}

func TestSignalJammerLowersTheAlarmByTwo(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "signal-jammer")
	s.Set("alarm", 3)
	s.play("signal-jammer").Do("play", "retreat").effect("alarm", 3, 1, hugoAt, "2", "1")
}

// INF-128: not below -1.
func TestSignalJammerStopsAtTheLowestAlarm(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "signal-jammer")
	s.play("signal-jammer").Do("play", "retreat").effect("alarm", 0, -1, hugoAt, "2", "1")
}

func TestSecretariesLowersTheAlarmThenDownloads(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "secretaries")
	s.Set("alarm", 3)
	s.play("secretaries").effect("alarm", 3, 2, "rooms.2.data", 3, 1, "rooms.2.downloads", 0, 1, hugoTokens, 0, 2)
}

func TestSecretariesDownloadEvenAtTheLowestAlarm(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "secretaries").data("2", 0)
	s.Set("alarm", -1)
	s.play("secretaries").effect("rooms.2.downloads", 0, 1)
}

func TestAnonymousTipBringsTheMercsCloser(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "anonymous-tip")
	s.Set("proximity", 60)
	s.play("anonymous-tip").effect("proximity", 60, 70)
}

// INF-130: at 99 it is over at once, in the middle of the round.
func TestAnonymousTipMayEndTheGame(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "anonymous-tip")
	s.Set("proximity", 89)
	s.play("anonymous-tip").Is("proximity", 99, "over", true, "round", 1, "phase", "resolution", hugoAt, "captured",
		"operatives."+marilyn+".place", "captured", "operatives."+gabriel+".place", "out", "operatives."+marilyn+".resolved", false)
}

// INF-225: the healed operative is not delayed by the A/R that follows.
func TestTraumaKitHealsBeforeTheAdvanceOrRetreat(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "trauma-kit")
	s.Set(hugoWounded, true)
	s.play("trauma-kit").Do("play", "retreat").effect(hugoWounded, true, false, hugoAt, "2", "1")
}

func TestTraumaKitOfTheHealthyOnlyMoves(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "trauma-kit")
	s.play("trauma-kit").Do("play", "retreat").effect(hugoAt, "2", "1")
}

// One other operative here or next door, who is not delayed yet.
func TestMovementTrackerDelaysOneOtherHereOrNextDoor(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "infirmary", "mail-room").hand(hugo, "movement-tracker").at(marilyn, "3", animal, "1")
	s.play("movement-tracker").Asks(0, "prompt.operative").Offered("operative "+marilyn, "operative "+animal)
	s.Refuses("why.target-self", "operative", hugo).Refuses("why.target-gone", "operative", gabriel).Refuses("why.target-away", "operative", monica)
	s.Do("operative", marilyn).Offered("play advance", "play retreat")
	s.Do("play", "retreat").effect("operatives."+marilyn+".delayed", false, true, hugoAt, "2", "1")
}

// INF-312: too far away, or delayed already: only the A/R is left. Marilyn becomes
// delayed in the same round, after she has stood up.
func TestMovementTrackerFindsNobodyItCanDelay(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "infirmary", "mail-room").hand(hugo, "movement-tracker", "informant").at(marilyn, "3", animal, "4")
	s.play("informant").Set("operatives."+marilyn+".delayed", true)
	s.Do("play", "movement-tracker").Asks(0, "prompt.play").Offered("play advance", "play retreat")
	s.Do("play", "retreat").Is(hugoAt, "1", "operatives."+animal+".delayed", false)
}

func TestMovementTrackerRefusesTheDelayedAndTheFar(t *testing.T) {
	s := facility(t, 5, nil, "cafeteria", "atrium", "infirmary").hand(hugo, "movement-tracker", "informant")
	s.at(animal, "3").data("1", 0).data("3", 0).idle(marilyn, gabriel, animal, monica)
	s.play("informant").Set("operatives."+marilyn+".delayed", true)
	s.Do("play", "movement-tracker").Offered("operative "+gabriel, "operative "+monica)
	s.Refuses("why.target-delayed", "operative", marilyn).Refuses("why.target-far", "operative", animal)
	s.Do("operative", monica).Is("operatives."+monica+".delayed", true, "operatives."+gabriel+".delayed", false)
}

// INF-096: only its player sees the cards that are still facedown, then plays
// any one card of the hand.
func TestInformantShowsTheFacedownCardsToItsPlayerAlone(t *testing.T) {
	s := facility(t, 4, nil, "cafeteria", "atrium").hand(marilyn, "informant", "zip-line").hand(gabriel, "jump-pack").at(marilyn, "2")
	s.Next("item", "diesel")
	s.choose(hugo, "interface", marilyn, "informant", gabriel, "jump-pack", animal, "download")
	s.Asks(1, "prompt.play")
	for seat, want := range []string{"hidden", "jump-pack", "jump-pack", "hidden"} {
		if got := s.Sees(seat, "operatives."+gabriel+".selected"); got != want {
			t.Errorf("seat %d sees Gabriel's card as %v, want %s", seat, got, want)
		}
	}
	if got := s.Sees(1, "operatives."+animal+".selected"); got != "download" {
		t.Errorf("Animal's card is %v to the player of the Informant", got)
	}
	if got := s.Sees(1, "items.jump-pack"); got != "hidden" {
		t.Errorf("the view tells where the Jump Pack is: %v", got)
	}
	// Hugo has resolved his card before.
	s.Is("operatives."+hugo+".shown_to", map[string]bool{}, "operatives."+gabriel+".shown_to", map[string]bool{"1": true},
		"clues.1.jump-pack", map[string]bool{gabriel: true})
	s.Offered("play advance", "play retreat", "play interface", "play download", "play zip-line")
	s.Refuses("why.not-in-hand", "play", "jump-pack")
	s.Do("play", "download").Is("operatives."+marilyn+".tokens", 2, "items.informant", "played:"+marilyn, "operatives."+marilyn+".played.download", true)
}

// Nobody is left to look at: the card is played all the same.
func TestInformantOfTheLastPlayerShowsNothing(t *testing.T) {
	s := facility(t, 3, nil, "atrium").hand(gabriel, "informant").at(marilyn, "out")
	s.choose(hugo, "download", gabriel, "informant")
	if s.Told("saw") != 0 || s.Told("looked") != 1 {
		t.Errorf("cards seen: %d", s.Told("saw"))
	}
	s.Asks(2, "prompt.play").Do("play", "download").Is("operatives."+gabriel+".tokens", 1, "round", 2)
}
