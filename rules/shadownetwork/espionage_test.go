package shadownetwork_test

import (
	"strings"
	"testing"

	"safehouse/rules/rulestest"
)

// Espionage, steps A to D.

// SHN-068, SHN-069: any unlocked city without an own Agent; several players may
// stand in one.
func TestAnAgentGoesWhereNoneOfItsOwnStands(t *testing.T) {
	s := plain(t, 3).agents("rome", "0").turn(0)
	s.Refuses("why.own-agent", "place", "rome").Refuses("why.locked", "place", "casablanca")
	wantList(t, "offered", s.offers("place"), "beijing", "lima", "london", "moscow", "new-delhi", "new-york", "sydney", "tokyo")
	s = plain(t, 3).agents("beijing", "1", "2").turn(0)
	s.Do("place", "beijing").Is("cities.beijing.agents", map[string]bool{"0": true, "1": true, "2": true})
}

// SHN-070, SHN-071: 1 Influence to the owner of every Agent there, before
// anything is collected; an empty city costs nothing.
func TestRivalsArePaidBeforeAnythingIsCollected(t *testing.T) {
	s := plain(t, 3).tile("new-delhi", "d2").agents("beijing", "1", "2").turn(0).leaked("beijing", 0, 3)
	s.fork().Do("place", "london").Is("players.0.influence", 5, "players.1.influence", 5)
	s.Mark().Do("place", "beijing")
	s.Is("players.0.influence", 3, "players.1.influence", 6, "players.2.influence", 6, "players.0.inbox", goods(3, 0, 0, 1))
	var order []string
	for _, e := range s.Events {
		order = append(order, game.Info().Events[e.Kind])
	}
	if !strings.HasPrefix(strings.Join(order, " "), "placed paid paid took") {
		t.Errorf("told are %v", order)
	}
}

// SHN-072, SHN-074: a city whose rivals cannot all be paid is no choice; what
// lies in it does not help.
func TestACityWhoseRivalsCannotBePaidIsNoChoice(t *testing.T) {
	s := plain(t, 3).coins(0, 1).agents("rome", "1", "2").agents("tokyo", "1").turn(0).leaked("rome", 5)
	s.Refuses("why.rivals", "place", "rome")
	s.fork().coins(0, 2).Do("place", "rome").Is("players.0.influence", 5+1)
	s.Do("place", "tokyo").Is("players.0.influence", 0, "players.1.influence", 6)
	if offers := plain(t, 3).coins(0, 0).agents("rome", "1", "2").turn(0).offers("place"); len(offers) != 8 {
		t.Errorf("offered are %v", offers)
	}
}

// SHN-073: if no city can be paid, those with the fewest rivals are open; what
// there is goes to the player on the left first.
func TestWithoutAnyCityToPayTheFewestRivalsAreOpen(t *testing.T) {
	// Empty cities are open as long as there are any.
	s := plain(t, 3).coins(0, 1).stand(map[string]string{"rome": "0", "london": "0", "lima": "0", "new-york": "12", "moscow": "12", "beijing": "12", "tokyo": "12"})
	wantList(t, "empty cities", s.offers("place"), "new-delhi", "sydney")
	s.Refuses("why.rivals", "place", "tokyo")
	// In a game of two with all seven cities taken there is one rival a city.
	d := plain(t, 2).coins(0, 0)
	d.stand(map[string]string{"rome": "0", "london": "0", "sydney": "0", "new-york": "1", "moscow": "1", "beijing": "1", "tokyo": "1"})
	wantList(t, "open", d.offers("place"), "beijing", "moscow", "new-york", "tokyo")
	d.Refuses("why.own-agent", "place", "rome")
	d.fork().coins(0, 1).Do("place", "moscow").Is("players.0.influence", 0, "players.1.influence", 6)
	d.Do("place", "moscow").Is("players.0.influence", 0, "players.1.influence", 5, "cities.moscow.agents", map[string]bool{"0": true, "1": true})
}

// SHN-073: where one rival stands in some cities and two in others only the
// first are open; with too little Influence the player on the left is paid
// first.
func TestOnlyTheFewestRivalsAreOpenAndTheLeftIsPaidFirst(t *testing.T) {
	on := map[string]string{"new-york": "0", "london": "0", "rome": "0", "moscow": "12", "beijing": "12", "tokyo": "12", "hong-kong": "12",
		"sydney": "3", "new-delhi": "34", "antananarivo": "34", "casablanca": "34", "lima": "4"}
	u := plain(t, 5).coins(0, 1).stand(on)
	wantList(t, "with 1 Influence", u.offers("place"), "lima", "sydney")
	u.Refuses("why.rivals", "place", "moscow")
	u.coins(0, 0)
	wantList(t, "with none", u.offers("place"), "lima", "sydney")
	u.Refuses("why.fewest", "place", "moscow")
	u.Do("place", "lima").Is("players.4.influence", 5, "players.0.phone", 0)
	// Four players: two rivals in every city left, and seat 2 sits to the left of
	// seat 3.
	v := plain(t, 4).coins(0, 1).stand(map[string]string{"new-york": "0", "london": "0", "rome": "0", "moscow": "12", "beijing": "13", "tokyo": "23",
		"sydney": "12", "new-delhi": "13", "lima": "23"})
	wantList(t, "all", v.offers("place"), "beijing", "lima", "moscow", "new-delhi", "sydney", "tokyo")
	v.Do("place", "tokyo").Is("players.0.influence", 0, "players.2.influence", 6, "players.3.influence", 5)
}

// SHN-075, SHN-079: leaked Influence comes whatever room there is; it takes no
// slot.
func TestLeakedInfluenceNeedsNoRoom(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2, 2).leaked("beijing", 3, 1)
	s.Do("place", "beijing").Is("players.0.influence", 3, "players.0.inbox", goods(2, 2, 2, 2), "cities.beijing.influence", 0, "cities.beijing.leaked", goods(1))
	s = plain(t, 2).coins(0, 0).leaked("beijing", 0, 1)
	s.Do("place", "beijing").Is("players.0.influence", 0, "players.0.inbox", goods(1, 0, 0, 1))
}

// SHN-076, SHN-077: leaked pieces must be taken as far as there is room; with
// too little the player chooses, and the rest stays.
func TestWhatDoesNotFitStaysInTheCity(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2).tile("beijing", "d4").leaked("beijing", 0, 2, 0, 1, 1)
	s.Do("place", "beijing").Asks(0, "prompt.collect").Offered("take yellow", "take blue", "take purple")
	s.Refuses("why.must-take", "done").Refuses("why.no-piece", "take", "green")
	s.Do("take", "purple").Offered("take yellow", "take blue").Do("take", "blue")
	// Full now: the two yellow ones stay, and the Secret tile brings its Influence alone.
	s.Is("cities.beijing.leaked", goods(2), "players.0.inbox", goods(2, 2, 3, 1), "players.0.influence", 1)
	// Enough room: all of it comes without a question.
	f := plain(t, 2).coins(0, 0).inbox(0, 1, 1).tile("beijing", "d4").leaked("beijing", 0, 2, 0, 1, 1)
	f.Do("place", "beijing").Is("cities.beijing.leaked", goods(), "players.0.inbox", goods(3, 2, 1, 1))
}

// SHN-078: with the overlay off, 14 slots are the limit.
func TestFourteenSlotsWithoutTheOverlay(t *testing.T) {
	s := plain(t, 2).coins(0, 0).open(0).inbox(0, 4, 4, 4).leaked("beijing", 0, 2, 1)
	s.Do("place", "beijing").Asks(0, "prompt.collect").Do("take", "yellow").Do("take", "green")
	s.Is("players.0.inbox", goods(5, 5, 4), "cities.beijing.leaked", goods(1))
	s.Asks(0, "prompt.leak")
}

// SHN-080: no action throws Intelligence away.
func TestIntelligenceIsNotThrownAway(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2, 2)
	for _, o := range s.Offers() {
		if !strings.HasPrefix(o, "place") {
			t.Errorf("a full inbox is offered %s", o)
		}
	}
	s.Refuses("why.other-question", "take", "yellow").Refuses("why.other-question", "pay", "yellow")
	s.Is("players.0.inbox", goods(2, 2, 2, 2))
}

// SHN-081: the text of a placement warns of pieces that will not fit.
func TestAPlacementWarnsOfAFullInbox(t *testing.T) {
	s := plain(t, 2).coins(0, 5).inbox(0, 2, 2, 2).leaked("rome", 0, 1).agents("tokyo", "1").turn(0)
	say := say(t)
	for city, want := range map[string]string{
		"london": "Place an Agent in London", "rome": "Place an Agent in Rome",
		"tokyo": "Place an Agent in Tokyo, paying 1 Influence to rivals",
	} {
		if got := say(s.S.Describe(s.Act("place", city))); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	s.inbox(0, 2, 2, 2, 1)
	for city, want := range map[string]string{
		"rome":  "Place an Agent in Rome (1 of its pieces will not fit)",
		"tokyo": "Place an Agent in Tokyo, paying 1 Influence to rivals (1 of its pieces will not fit)",
	} {
		if got := say(s.S.Describe(s.Act("place", city))); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// SHN-082: the Secret tile stays and serves the next visitor too.
func TestTheSecretTileServesEveryVisitor(t *testing.T) {
	s := plain(t, 2).tile("tokyo", "e1").coins(0, 0)
	s.Do("place", "tokyo").settle().Is("players.0.inbox", goods(2, 1), "cities.tokyo.tile", "e1").Asks(1, "prompt.place")
	s.Do("place", "tokyo").settle().Is("players.1.inbox", goods(2, 1), "players.1.influence", 4, "players.0.influence", 1, "players.0.inbox", goods(2, 1))
}

// SHN-083, SHN-084: of the Secret tile the player chooses what fits; the surplus
// is not put on the city.
func TestSurplusOfTheSecretTileIsNotTaken(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2, 1).tile("tokyo", "e1")
	s.Do("place", "tokyo").Asks(0, "prompt.collect").Offered("take yellow", "take green").Refuses("why.must-take", "done")
	s.Do("take", "green").Is("players.0.inbox", goods(2, 3, 2, 1), "cities.tokyo.leaked", goods())
	full := plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2, 2).tile("tokyo", "e2")
	full.Do("place", "tokyo").Is("players.0.inbox", goods(2, 2, 2, 2), "players.0.influence", 1, "cities.tokyo.leaked", goods())
}

// SHN-085, Collect Secret Data (example): 1 green and 1 blue.
func TestExampleSecretTile(t *testing.T) {
	s := plain(t, 2).tile("new-york", "a1").coins(0, 0)
	s.Do("place", "new-york").Is("players.0.inbox", goods(0, 1, 1))
}

// SHN-086, SHN-089: leaking is compulsory, and own Agents in a city are no
// obstacle.
func TestLeakingIsCompulsory(t *testing.T) {
	s := plain(t, 2).coins(0, 0).agents("rome", "0").agents("london", "1").turn(0).tile("new-york", "a2").tile("rome", "b3")
	s.Do("place", "new-york").Asks(0, "prompt.leak").Offered("leak london", "leak rome").Refuses("why.must-leak", "done")
	s.Do("leak", "rome").Is("cities.rome.leaked", goods(1), "cities.moscow.leaked", goods(0, 1))
	// On the very city of the Agent: no tile leaks to its own letter, so none.
	s.Is("cities.new-york.leaked", goods())
}

// SHN-087, SHN-088, SHN-092, Leak Data (example): 1 blue onto an E city, 3 yellow
// onto B cities, split as the player likes.
func TestExampleLeakedTile(t *testing.T) {
	for _, split := range [][2]int{{3, 0}, {1, 2}, {0, 3}} {
		s := plain(t, 2).coins(0, 0).tile("new-york", "a1")
		s.Do("place", "new-york").Offered("leak tokyo", "leak sydney").Refuses("why.letter", "leak", "rome").Refuses("why.locked", "leak", "hong-kong")
		s.Do("leak", "tokyo").Is("cities.tokyo.leaked", goods(0, 0, 1), "cities.sydney.leaked", goods())
		for range split[0] {
			s.Offered("leak london", "leak rome").Do("leak", "london")
		}
		for range split[1] {
			s.Refuses("why.letter", "leak", "tokyo").Do("leak", "rome")
		}
		s.Is("cities.london.leaked", goods(split[0]), "cities.rome.leaked", goods(split[1]), "cities.casablanca.leaked", goods())
		s.Asks(1, "prompt.place")
	}
	five := plain(t, 5).coins(0, 0).tile("new-york", "a1")
	five.Do("place", "new-york").Offered("leak tokyo", "leak hong-kong", "leak sydney").Do("leak", "hong-kong").Offered("leak london", "leak rome", "leak casablanca")
	five.Is("cities.hong-kong.leaked", goods(0, 0, 1))
}

// SHN-090: the only city of a letter takes the whole line.
func TestTheOnlyCityOfALetterTakesTheLine(t *testing.T) {
	s := plain(t, 2).coins(0, 0).tile("rome", "b2")
	s.Do("place", "rome").Is("cities.moscow.leaked", goods(2), "cities.beijing.leaked", goods(0, 1)).Asks(1, "prompt.place")
	n := plain(t, 2).coins(0, 0).tile("rome", "b3")
	n.Do("place", "rome").Asks(0, "prompt.leak").Do("leak", "tokyo").Is("cities.new-york.influence", 1, "cities.new-york.leaked", goods())
	three := plain(t, 3).coins(0, 0).tile("rome", "b2")
	three.Do("place", "rome").Asks(0, "prompt.leak").Offered("leak beijing", "leak new-delhi")
}

// SHN-091: pieces lie until somebody comes, without a limit.
func TestLeakedPiecesLieUntilSomebodyComes(t *testing.T) {
	s := plain(t, 2).coins(0, 0).coins(1, 0).leaked("beijing", 0, 9, 9).tile("rome", "b2")
	s.Do("place", "rome").Is("cities.beijing.leaked", goods(9, 10))
	s.settle().Do("place", "tokyo").settle()
	s.Is("cities.beijing.leaked", goods(10, 10)) // e3: one yellow more
}

// SHN-263: of a line with several kinds the pieces come colour by colour, and
// the question says which one is to be placed.
func TestThePiecesOfALineComeInOrder(t *testing.T) {
	s := plain(t, 2).coins(0, 0).tile("new-york", "a4")
	s.Do("place", "new-york").Offered("leak london", "leak rome").Do("leak", "rome").Offered("leak sydney", "leak tokyo")
	if got := say(t)(s.S.Prompt()); got != "Player 1: which E city does the Influence leak onto?" {
		t.Errorf("asked is %q", got)
	}
	s.Refuses("why.letter", "leak", "london")
	s.Do("leak", "sydney").Is("cities.rome.leaked", goods(0, 0, 1), "cities.sydney.influence", 1, "cities.sydney.leaked", goods())
}

// SHN-093, Espionage Action example: Jade enters New York.
func TestExampleEspionageAction(t *testing.T) {
	s := plain(t, 3).coins(0, 2).coins(1, 1).agents("new-york", "1").turn(0).tile("new-york", "a1").leaked("new-york", 1, 0, 0, 0, 1).Mark()
	s.Do("place", "new-york").Is("players.0.influence", 2-1+1, "players.1.influence", 2, "players.0.inbox", goods(0, 1, 1, 1))
	s.Do("leak", "sydney").Do("leak", "london").Do("leak", "rome").Do("leak", "rome")
	s.Changed("players.0.inbox", goods(), goods(0, 1, 1, 1), "players.1.influence", 1, 2,
		"cities.new-york.leaked.purple", 1, 0, "cities.new-york.influence", 1, 0, "cities.new-york.agents.0", nil, true,
		"cities.sydney.leaked", goods(), goods(0, 0, 1), "cities.london.leaked", goods(), goods(1), "cities.rome.leaked", goods(), goods(2),
		"players.0.phone", 2, 1, "players.0.analysis_open", false, true, "last", "none", "0", "next", "1", "2",
		"stack", rulestest.Any, rulestest.Any)
	s.Asks(1, "prompt.place").Refuses("why.no-visit", "recruit")
}
