package infiltration_test

import "testing"

// Escaping the facility.

// INF-210, INF-211: backward out of the entry room, by choice or by force, or by
// a function that says so. The functions are tested with their rooms.
func TestWaysOut(t *testing.T) {
	s := solo(t, "1", "cafeteria")
	s.play("retreat").effect(hugoAt, "1", "out")
	s = facility(t, 3, nil, "cafeteria", "stairwell").at(marilyn, "2", gabriel, "out")
	s.choose(hugo, "interface", marilyn, "interface").Is(hugoAt, "out", "operatives."+marilyn+".place", "2", "alarm", 1)
}

// INF-212: a surplus step of a movement item leads out only if one wants it to.
func TestASurplusStepLeadsOutOnlyByChoice(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "frictionless-slippers")
	s.play("frictionless-slippers").Offered("move out", "stop")
	stay := s.fork()
	stay.Do("stop").nothing()
	s.Do("move", "out").effect(hugoAt, "1", "out")
}

// INF-213: an escaped operative selects nothing, takes no turn and is no target.
func TestTheEscapedTakeNoPart(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").data("1", 0).at(marilyn, "out").hand(hugo, "piggyback-link", "movement-tracker")
	s.choose(hugo, "movement-tracker", gabriel, "download")
	s.Is("operatives."+gabriel+".delayed", true).Do("play", "advance")
	s.Asks(2, "prompt.select").Refuses("why.target-gone", "select", marilyn, "download")
	s.choose(gabriel, "download", hugo, "piggyback-link").Is("round", 3)
}

// INF-214: data and specials go with it.
func TestTheEscapedKeepDataAndSpecials(t *testing.T) {
	s := solo(t, "1", "cafeteria").pile(hugo, 1, 1, 0).Set("prototypes.pool", 3, "prototypes."+hugo, 1, "specials.blackmail-file", hugo)
	s.play("retreat").effect(hugoAt, "1", "out")
	s.Is(hugoTokens, 2, "prototypes."+hugo, 1, "specials.blackmail-file", hugo).Scores([]int{12, 0})
}

// INF-215: the hand leaves play unseen; an item that would return to it goes to
// the box instead, others where they always go.
func TestTheHandOfTheEscapedLeavesPlay(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "movement-tracker", "zip-line", "diesel").deck()
	s.play("movement-tracker").Do("play", "retreat").Is(hugoAt, "out", "items.movement-tracker", "played:"+hugo)
	s.fate("movement-tracker", "box").Is("items.zip-line", "hand:"+hugo)
	if got := s.Sees(1, "items.zip-line"); got != "hidden" {
		t.Errorf("the other seat sees the Zip Line: %v", got)
	}
	// What was played goes where it always goes.
	s = solo(t, "1", "cafeteria").hand(hugo, "secretaries").deck()
	s.play("secretaries").Set(hugoAt, "out")
	s.fate("secretaries", "discard")
}

// INF-216: what comes after its owner's escape on a card is not resolved: Diesel
// does not go on, nobody is delayed.
func TestWhatComesAfterAnEscapeIsNotResolved(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "diesel")
	s.play("diesel").Do("play", "retreat").effect(hugoAt, "1", "out")
	s.Is(hugoDelayed, false, "rooms.1.data", 3)
}

// INF-217: items left in rooms stay and work.
func TestItemsOfTheEscapedStayInTheirRooms(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "infirmary", "equipment-lockers").at(hugo, "out", gabriel, "out")
	s.Set("items.hologram-projection", "room:2:"+hugo, "items.remote-spyware", "room:1:"+hugo)
	s.Do("select", marilyn, "advance").Is("operatives."+marilyn+".place", "3", "rooms.1.data", 1, hugoTokens, 0)
}

// INF-218: the delay of a wounded operative is moot outside.
func TestTheWoundedAreNotDelayedOutside(t *testing.T) {
	s := solo(t, "1", "cafeteria").Set(hugoWounded, true)
	s.play("retreat").effect(hugoAt, "1", "out")
}

// INF-325: what the escaped held is not drawn: with deck and discards empty
// nobody draws anything.
func TestTheHandOfTheEscapedIsNotDrawnAgain(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(gabriel, "zip-line").deck()
	s.play("interface").effect(spent("1")...)
	s.Is("items.zip-line", "hand:"+gabriel, hugoHand, 0)
}

// INF-326: at the end the piles of the escaped lie open, those of the captured
// do not.
func TestThePilesOfTheEscapedLieOpenAtTheEnd(t *testing.T) {
	s := end(t).pile(hugo, 0, 0, 2).pile(gabriel, 0, 0, 3)
	if s.Sees(1, "operatives."+hugo+".data.3") != 0.0 {
		t.Error("Hugo's pile is open before the end")
	}
	s.escape(hugo, marilyn)
	for seat := -1; seat < 2; seat++ {
		if s.Sees(seat, "operatives."+hugo+".data.3") != 2.0 || s.Sees(seat, "operatives."+gabriel+".data.3") != 0.0 {
			t.Errorf("seat %d sees the piles wrongly", seat)
		}
	}
}
