package masters_test

import "testing"

// MAS-032, MAS-112: pieces on one tile are not adjacent to each other.
func TestTheOwnTileIsNotAdjacent(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("unlock", 1).put("f4", "locks", 1)
	s.Refuses("own-tile", "unlock", "thug", "f4").wantVerb("unlock")
	s.put("f4", "locks", 0, "f4", "cameras", 1, "f4", "guards", 1)
	s.event("10", "3", "8", "9").hasDeck("3", "8", "9", "m1", "11", "14", "20", "23", "z1")
}

// MAS-035, MAS-036: an entrance is an exit too, and who is on one is outdoors.
func TestWhoIsOnAnEntranceIsOutdoors(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("move", 2).loot("jewel-1", "carried:0")
	s.Do("move", "thug", "i3").hasLoot("jewel-1", "won").Do("move", "thug", "h3").hasLoot("jewel-1", "won")
	s = stage(t, "inclusion", "h3", "thug").ideas(2).Refuses("indoors", "teamwork", "thug", "burglar")
	s.stand("0", "i3").Do("teamwork", "thug", "burglar").hasIdeas(0, 1)
}

// MAS-039: at most two characters start on one entrance.
func TestTwoCharactersStartOnAnEntrance(t *testing.T) {
	s := opened(t, 4, "inclusion")
	s.Do("start", s.name(0), "i3").Do("start", s.name(1), "i3").Refuses("crowded", "start", s.name(2), "i3")
	s.Do("start", s.name(2), "i5").Do("start", s.name(0), "i5").Do("start", s.name(3), "i3").Is(me("at"), "i5")
	s.Refuses("crowded", "start", s.name(0), "i3").Refuses("no-start", "start", s.name(0), "h3")
}

// MAS-040: during the heist any number may stand on an entrance.
func TestAnyNumberStandsOnAnEntranceInTheHeist(t *testing.T) {
	s := stageOf(t, 4, "inclusion", "h3", "thug").stand("1", "i3", "2", "i3", "3", "i3").acting("move", 1)
	s.Do("move", "thug", "i3").Is(me("at"), "i3")
	s = stageOf(t, 4, "inclusion", "h3", "thug").stand("1", "i3", "2", "i3", "3", "i3").ideas(1).escape()
	s.Do("run", "thug", "i3").Do("done", "thug").Is(me("status"), "escaped")
}

// MAS-041..043: a side is external when it borders an empty hex that is connected
// with the outside; e5 has two sides at enclosed gaps and none outside, d3 has one outside.
func TestAnEnclosedGapIsNotOutside(t *testing.T) {
	stage(t, "inclusion", "e5", "thug").event("7", "3", "8").hasDeck("3", "8", "m1", "9", "11", "14", "20", "23", "z1")
	stage(t, "inclusion", "d3", "thug").event("7", "3", "8").hasDeck("8", "m1", "9", "11", "14", "20", "23", "z1")
}

// MAS-044: sides are looked at as the board is now: e4 of The Proving Grounds has
// none outside until gate A falls.
func TestSidesFollowThePresentBoard(t *testing.T) {
	s := stage(t, "proving-grounds", "e4", "thug").deck("7", "3", "8", "z1")
	s.fork().finish().hasDeck("3", "8", "z1")
	s.crisis("c3").Is("gates_fallen", 1, hex("f3", "present"), false)
	s.awakeAll().deck("7", "3", "8", "z1").finish().hasDeck("8", "z1")
}

// MAS-045: VENT CRAWL crosses a hex-sized gap between two tiles, not two of them.
func TestAGapIsAHexBetweenTwoTiles(t *testing.T) {
	stage(t, "inclusion", "e5", "grease-man").wantVerb("vent", "grease-man d7", "grease-man g5")
	stage(t, "inclusion", "d3", "grease-man").wantVerb("vent").Refuses("not-across", "vent", "grease-man", "e1")
}

// MAS-446: an entrance hex counts as outside for event 7, and BREACH cannot be
// made on it.
func TestTheHexOfAnEntranceIsOutside(t *testing.T) {
	s := stage(t, "inclusion", "h5", "demolitions-guy").ideas(4)
	s.Refuses("breach-side", "breach", "demolitions-guy", "i5").wantVerb("breach", "demolitions-guy h4", "demolitions-guy h6")
}
