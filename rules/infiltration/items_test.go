package infiltration_test

import "testing"

// What holds for all items. The cards one by one are in items_*_test.go.

// INF-018, INF-074..078: every item goes where its own card says, and all but
// those left in rooms lie in the play area until the end of the round.
func TestEveryItemGoesWhereItsFateSays(t *testing.T) {
	fates := map[string]string{
		"frictionless-slippers": "discard", "jump-pack": "discard", "circuit-talon": "discard", "neuro-spike": "discard",
		"data-code-breaker": "discard", "remote-spyware": "room", "disrupter-laser": "discard", "remote-drone": "discard",
		"call-for-backup": "box", "sledgehammer": "hand", "diesel": "discard", "gauss-pistol": "hand", "slider": "discard",
		"qianju-pt": "box", "flechette-pistol": "discard", "movement-tracker": "hand", "informant": "discard",
		"secretaries": "discard", "hologram-projection": "room", "high-capacity-wire": "discard", "portable-server": "discard",
		"zip-line": "box", "courier-rig": "discard", "data-siphon": "discard", "wireless-tap": "discard", "piggyback-link": "discard",
		"backdoor-program": "box", "stun-baton": "discard", "nano-lockpick": "discard", "emp-charge": "box", "nerve-gas": "box",
		"trauma-kit": "discard", "signal-jammer": "box", "tripwire-mine": "room", "anonymous-tip": "box",
	}
	count := map[string]int{}
	for item, fate := range fates {
		count[fate]++
		t.Run(item, func(t *testing.T) {
			s := solo(t, "4", "cafeteria", "atrium", "infirmary", "mail-room", "stairwell").hand(hugo, item)
			s.Next("room", "server-closet")
			s.play(item)
			for s.S.Turn().Seat == 0 {
				if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
					t.Fatal(err)
				}
			}
			switch fate {
			case "room":
				s.Is("items."+item, "room:4:"+hugo)
				s.fate(item, "room:4:"+hugo)
			case "hand":
				s.Is("items."+item, "played:"+hugo)
				s.fate(item, "hand:"+hugo)
			default:
				s.Is("items."+item, "played:"+hugo)
				s.fate(item, fate)
			}
		})
	}
	if len(fates) != 35 || count["discard"] != 21 || count["box"] != 8 || count["hand"] != 3 || count["room"] != 3 {
		t.Errorf("the fates of %d items are %v, want 21 discard, 8 box, 3 hand, 3 room", len(fates), count)
	}
}

// INF-073, INF-047: an item works when it is flipped, on the board as it is
// then: Marilyn's Data Siphon finds one token, as Hugo has taken two of three.
func TestAnItemIsResolvedAtOnceOnTheBoardAsItIs(t *testing.T) {
	s := facility(t, 3, nil, "atrium").hand(marilyn, "data-siphon").at(gabriel, "out")
	s.choose(hugo, "download", marilyn, "data-siphon")
	s.Is("operatives."+hugo+".tokens", 2, "operatives."+marilyn+".tokens", 1, "rooms.1.data", 0)
}

// INF-076: the returned item can be selected again in the next round.
func TestAReturnedItemCanBeSelectedNextRound(t *testing.T) {
	s := solo(t, "2", "cafeteria", "guard-post").hand(hugo, "sledgehammer")
	s.play("sledgehammer").fate("sledgehammer", "hand:"+hugo)
	s.choose(marilyn, "interface", animal, "interface", hugo, "sledgehammer")
	s.Is("alarm", 1).Do("resolve", marilyn).Is("alarm", 2, "round", 3)
}

// INF-076: in its round it lies in the play area and is not in hand.
func TestAnItemInThePlayAreaIsNotInHand(t *testing.T) {
	s := solo(t, "2", "cafeteria", "guard-post").hand(hugo, "informant", "zip-line")
	s.play("informant").Refuses("why.not-in-hand", "play", "informant")
	s.Is("items.informant", "played:"+hugo, hugoHand, 1)
}

// INF-077, INF-082: with the deck and the discard pile empty nothing is drawn,
// whatever lies in the box. The token is spent all the same.
func TestWithDeckAndDiscardsEmptyNothingIsDrawn(t *testing.T) {
	s := solo(t, "1", "cafeteria").deck()
	s.play("interface").effect("rooms.1.interface", true, false, "rooms.1.spent", false, true)
	s.Is("items.anonymous-tip", "box", hugoHand, 0)
}

// INF-082: an empty deck is made anew from the discard pile before an item is
// drawn; what is not drawn stays in the deck.
func TestAnEmptyDeckIsMadeFromTheDiscardPile(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").deck()
	s.Set("items.zip-line", "discard", "items.jump-pack", "discard", "items.diesel", "discard")
	s.Next("item", "zip-line", "item", "diesel")
	s.play("interface").effect("rooms.1.interface", true, false, "rooms.1.spent", false, true, hugoHand, 0, 2,
		"items.zip-line", "discard", "hand:"+hugo, "items.diesel", "discard", "hand:"+hugo, "items.jump-pack", "discard", "deck")
	if s.Told("reshuffled") != 1 {
		t.Error("nobody was told of the new deck")
	}
}

// INF-082: the last card of the deck is drawn before the discards are shuffled.
func TestTheDeckIsEmptiedBeforeTheDiscardsAreShuffled(t *testing.T) {
	s := solo(t, "1", "security-checkpoint").deck("qianju-pt")
	s.Set("items.zip-line", "discard", "items.jump-pack", "discard")
	s.Next("item", "zip-line", "item", "jump-pack")
	s.play("interface").Is("items.qianju-pt", "hand:"+hugo, "items.jump-pack", "hand:"+hugo, "items.zip-line", "deck")
}

// INF-083: Neuro Spike lies in the play area while its own Interface makes a
// new deck, and goes to the discard pile only at the end of the round.
func TestAnItemInAPlayAreaTakesNoPartInAReshuffle(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "neuro-spike").deck()
	s.Set("items.zip-line", "discard")
	s.play("neuro-spike").Is("items.neuro-spike", "played:"+hugo, "items.zip-line", "hand:"+hugo)
	s.fate("neuro-spike", "discard")
}

// INF-080: an item that a room makes you discard is not resolved.
func TestAnItemDiscardedToARoomIsNotResolved(t *testing.T) {
	s := solo(t, "1", "mail-room").hand(hugo, "anonymous-tip")
	s.play("interface").effect("items.anonymous-tip", "hand:"+hugo, "discard", hugoHand, 1, 0, hugoTokens, 0, 2, "data.pool", 115, 113,
		"rooms.1.interface", true, false, "rooms.1.spent", false, true)
}

// INF-081: there is no hand limit, and the others see only how many there are.
func TestAHandHasNoLimitAndIsHidden(t *testing.T) {
	s := solo(t, "1", "security-checkpoint")
	s.hand(hugo, "zip-line", "jump-pack", "diesel", "slider", "informant", "qianju-pt", "trauma-kit", "nerve-gas", "emp-charge", "stun-baton")
	s.Next("item", "anonymous-tip", "item", "gauss-pistol")
	s.play("interface").Is(hugoHand, 12, "items.anonymous-tip", "hand:"+hugo, "items.gauss-pistol", "hand:"+hugo)
	if s.Sees(1, hugoHand) != 12.0 || s.Sees(1, "items.anonymous-tip") != "hidden" || s.Sees(0, "items.anonymous-tip") != "hand:"+hugo {
		t.Error("the drawn item is not hidden from the other seat")
	}
}

// INF-079: an item played through Informant follows its own fate.
func TestAnItemPlayedThroughInformantFollowsItsOwnFate(t *testing.T) {
	s := solo(t, "2", "cafeteria", "guard-post").hand(hugo, "informant", "sledgehammer")
	s.play("informant").Do("play", "sledgehammer")
	s.Is("items.informant", "played:"+hugo, "items.sledgehammer", "played:"+hugo, "alarm", 1)
	s.fate("informant", "discard")
	s.Is("items.sledgehammer", "hand:"+hugo)
}

// INF-084: A/R inside an item is the real card: it uses the room's Advance
// function, and it is open to a delayed operative.
func TestAdvanceOrRetreatInsideAnItemIsTheRealCard(t *testing.T) {
	s := solo(t, "1", "loading-dock", "cafeteria", "atrium").hand(hugo, "signal-jammer")
	s.Set(hugoDelayed, true)
	s.Refuses("why.delayed", "select", hugo, "advance")
	s.play("signal-jammer").Offered("play advance", "play retreat")
	s.Do("play", "advance").Offered("move 2", "stop")
	s.Do("move", "2").Offered("move 3", "stop")
	s.Do("move", "3").Is(hugoAt, "3", "operatives."+hugo+".played.advance", true)
	s.Refuses("why.other-question", "play", "retreat")
}

// INF-084, INF-222: a wounded operative becomes delayed by an A/R.
func TestAdvanceOrRetreatInsideAnItemDelaysTheWounded(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "signal-jammer")
	s.Set(hugoWounded, true, "alarm", 5)
	s.play("signal-jammer").Do("play", "retreat")
	s.effect(hugoAt, "2", "1", hugoDelayed, false, true, "alarm", 5, 3)
}

// INF-085: movement by an item is no Advance card: it uses no Advance function
// of the room, counts room by room and delays no wounded operative.
func TestMovementByItemsIsNoAdvanceCard(t *testing.T) {
	s := solo(t, "1", "loading-dock", "cafeteria", "atrium").hand(hugo, "slider")
	s.data("2", 0)
	s.Set(hugoWounded, true, "rooms.2.interface", false, "rooms.2.spent", true)
	s.play("slider").Offered("move 2", "move out").Refuses("why.must-move", "stop")
	s.Do("move", "2").effect(hugoAt, "1", "2")
	if s.Get("operatives."+hugo+".played.advance") != nil {
		t.Error("an Advance card lies in the play area")
	}
}

// INF-086: next door is the player's choice, and the Download is made there even
// if there was no lab worker to destroy.
func TestTheDownloadNextDoorComesWithoutAVictim(t *testing.T) {
	s := solo(t, "2", "infirmary", "cafeteria", "atrium").hand(hugo, "circuit-talon")
	s.play("circuit-talon").Asks(0, "prompt.room").Offered("room 1", "room 3")
	s.Refuses("why.room-own", "room", "2").Refuses("why.room-face-down", "room", "4").Refuses("why.room-secret", "room", "secret")
	s.Do("room", "3").effect("rooms.3.data", 3, 1, "rooms.3.downloads", 0, 1, hugoTokens, 0, 2)
}
