package masters_test

import "testing"

// MAS-234: an unknown tile for which the bag has no chit left holds nothing.
func TestAnUnknownTileWithoutAChitHoldsNothing(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").put("d7", "unknown", true, "e7", "unknown", true).Set("bag.lock", 1)
	s.escape().chits("d7", "unknown", false, "e7", "unknown", false).Is("bag.lock", 0)
	if locks := s.Int(hex("d7", "locks")) + s.Int(hex("e7", "locks")); locks != 1 {
		t.Errorf("%d locks lie on the two tiles, want the one of the bag", locks)
	}
	s.wantTold("nothing-left", 1).wantTold("revealed", 1)
}

// MAS-080: a jewel that is taken out of the bag is out of the heist.
func TestAJewelThatIsThinnedOutIsLost(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("reveal", 2).loot("jewel-1", "bag")
	s.Do("thin", "thug").hasLoot("jewel-1", "lost").Refuses("bag-empty", "thin", "thug")
}

// MAS-250: what LARCENIST takes from next door while its owner stands on an exit
// is out at once.
func TestWhatIsTakenOnAnExitIsOut(t *testing.T) {
	s := stage(t, "inclusion", "i3", "pickpocket").ideas(1).loot("jewel-1", "h3").escape()
	s.Do("reach", "pickpocket", "h3").Do("take", "pickpocket", "jewel").hasLoot("jewel-1", "won").hasIdeas(0)
}

// A decoy takes noise of abilities first, before what the characters owe.
func TestADecoyTakesNoiseOfAbilitiesFirst(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set("decoys", 2, "due", 1, me("die"), 3).Do("act", "thug", "run")
	owed := s.Int(me("owed"))
	s.Do("decoy").Is("decoys", 1, "due", 0, me("owed"), owed).Do("decoy").Is("decoys", 0, me("owed"), owed-1)
}

// LARCENIST: what was brought within reach is out of it again for who has gone
// away, and behind a lock.
func TestReachEndsWithDistanceAndLocks(t *testing.T) {
	s := stage(t, "inclusion", "f4", "pickpocket").ideas(1).loot("jewel-1", "g5").escape().Do("reach", "pickpocket", "g5")
	s.fork().stand("0", "h3").Refuses("nothing-there", "take", "pickpocket", "jewel")
	s.fork().put("g5", "locks", 1).Refuses("nothing-there", "take", "pickpocket", "jewel")
	s.Do("take", "pickpocket", "jewel").hasLoot("jewel-1", "carried:0")
}
