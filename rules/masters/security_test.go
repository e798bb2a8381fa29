package masters_test

import "testing"

// MAS-046: guards, locks and cameras have an inactive state, stay on the board
// and can become active again.
func TestAChitStaysAndCanWakeAgain(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("subdue", 1, "unlock", 1, "disable", 1).put("f4", "guards", 1, "e4", "locks", 1, "g4", "cameras", 1, "g5", "disabled", 1)
	s.Do("subdue", "thug", "f4", "guard").Do("unlock", "thug", "e4").Do("disable", "thug", "g4")
	s.chits("f4", "guards", 0, "f4", "subdued", 1, "e4", "locks", 0, "e4", "opened", 1, "g4", "cameras", 0, "g4", "disabled", 1)
	s.event("23").chits("f4", "guards", 1, "f4", "subdued", 0)
	s.awakeAll().event("11").chits("e4", "locks", 1, "e4", "opened", 0)
	s.awakeAll().event("8").chits("g4", "cameras", 1, "g5", "cameras", 1)
}

// MAS-047..050: a guard does not bar a tile but holds who is on it, also who was
// there first; a subdued one does not.
func TestAGuardHoldsWhoIsOnItsTile(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 3).put("e4", "guards", 1, "g4", "subdued", 2)
	s.Do("move", "thug", "g4").Do("move", "thug", "f4").Do("move", "thug", "e4").Is(me("at"), "e4")
	s.acting("move", 1).Refuses("held", "move", "thug", "f4").wantVerb("move")
	s.put("e4", "guards", 0, "e4", "subdued", 1).Do("move", "thug", "f4").Is(me("at"), "f4")
	stage(t, "inclusion", "f4", "thug").put("g4", "cameras", 1).event("19").acting("move", 1).Refuses("held", "move", "thug", "e4")
}

// MAS-051..053: a closed lock bars a tile, but not the way out; an opened one bars
// nothing.
func TestALockBarsTheWayIn(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 2).put("e4", "locks", 1, "g4", "opened", 1, "f4", "locks", 1)
	s.Refuses("locked", "move", "thug", "e4").Do("move", "thug", "g4").Is(me("at"), "g4").Refuses("locked", "move", "thug", "f4")
}

// MAS-054..056, MAS-060: a live camera raises one alert when it is entered, two
// cameras two; standing and leaving raise none, disabled ones none.
func TestALiveCameraRaisesAnAlertWhenEntered(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 4).put("e4", "cameras", 1, "d4", "cameras", 2, "g4", "disabled", 1).deck("3", "8", "9", "11", "14", "z1")
	s.Do("move", "thug", "g4").hasDeck("3", "8", "9", "11", "14", "z1").Do("move", "thug", "f4")
	s.Do("move", "thug", "e4").hasDeck("8", "9", "11", "14", "z1").Do("move", "thug", "d4").hasDeck("11", "14", "z1")
	s.acting("move", 1).Do("move", "thug", "c4").hasDeck("11", "14", "z1")
}

// MAS-058, MAS-059: several chits on a tile are handled one by one: two locks
// need two U, two guards two S.
func TestSeveralChitsAreHandledOneByOne(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 1, "unlock", 2, "subdue", 2).put("e4", "locks", 2, "f4", "guards", 2)
	s.Do("unlock", "thug", "e4").chits("e4", "locks", 1, "e4", "opened", 1).Refuses("held", "move", "thug", "e4")
	s.Do("subdue", "thug", "f4", "guard").chits("f4", "guards", 1).Refuses("held", "move", "thug", "e4").Do("subdue", "thug", "f4", "guard")
	s.Refuses("locked", "move", "thug", "e4").Do("unlock", "thug", "e4").Do("move", "thug", "e4").Is(me("at"), "e4")
}

// MAS-061..064: a character next to unknown tiles reveals each of them at once
// with a chit of its own, active, before anything else.
func TestUnknownTilesNextDoorAreRevealedAtOnce(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("move", 2).put("f4", "unknown", true, "f3", "unknown", true, "e5", "unknown", true, "g5", "unknown", true)
	s.Set("bag.guard", 1, "bag.lock", 2, "bag.camera", 1)
	s.chits("f4", "unknown", true, "f3", "unknown", true).Next("chit", "camera", "chit", "lock", "chit", "guard")
	s.Do("move", "thug", "g3").chits("f3", "unknown", false, "f3", "cameras", 1, "f4", "unknown", false, "f4", "locks", 1, "g5", "unknown", true).wantTold("revealed", 2)
	s.Do("move", "thug", "g4").chits("g5", "unknown", false, "g5", "guards", 1, "e5", "unknown", true).wantTold("revealed", 1)
	s.Is("bag.guard", 0, "bag.lock", 1, "bag.camera", 0)
}

// MAS-065: characters outdoors reveal the tile at their door.
func TestWhoIsOutdoorsRevealsTheTileAtTheDoor(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "f9", "2", "f9").Set("bag.lock", 2).put("f8", "unknown", true, "h5", "unknown", true)
	s.chits("f8", "unknown", false, "f8", "locks", 1, "h5", "unknown", true)
}

// MAS-066, MAS-067: any chit can be in the bag: loot lies on the tile, a dog
// jumps, a Blank does nothing.
func TestAnyChitCanComeOutOfTheBag(t *testing.T) {
	s := stage(t, "melee", "b2", "thug").acting("reveal", 3).put("g3", "unknown", true, "f4", "unknown", true, "g5", "unknown", true)
	s.Set("bag.blank", 1, "bag.dog", 1).loot("jewel-1", "bag")
	s.Next("chit", "blank", "chit", "jewel", "chit", "dog").do("reveal thug g3", "reveal thug f4", "reveal thug g5")
	s.chits("g3", "unknown", false, "g3", "guards", 0, "f4", "guards", 1, "g5", "dogs", 1).hasLoot("jewel-1", "f4").Is("bag.blank", 0, "bag.dog", 0)
}

// MAS-434: the supply has no end: with all twelve locks in use event 5 still puts
// more.
func TestTheSupplyHasNoEnd(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("c6", "locks", 14, "e4", "guards", 1).Set("bag.lock", 3)
	s.event("5").chits("e4", "locks", 1, "c6", "locks", 14)
	s.awakeAll().event("6").Is("bag.lock", 5)
	stage(t, "inclusion", "f4", "thug").put("e4", "subdued", 1).event("5").chits("e4", "locks", 0)
}

// MAS-228: what events put on the board is active.
func TestNewChitsAreActive(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("e4", "locks", 1)
	s.event("14").chits("e4", "guards", 1, "e4", "subdued", 0).Is("bag.guard", 0)
}
