package masters_test

import "testing"

// The events, one by one. On a bare board nobody is next to anybody: seat 0 stands
// inside, seats 1 and 2 outdoors.

// Event 1, MAS-114, MAS-227: three cameras from the supply go into the bag; what
// is known stays known.
func TestEvent1PutsThreeCamerasIntoTheBag(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set("bag.camera", 1).put("f4", "cameras", 1)
	s.event("1").Is("bag.camera", 4, "bag.lock", 0).chits("f4", "cameras", 1, "f4", "unknown", false)
	stage(t, "inclusion", "f4", "thug").event("m1").Is("bag.camera", 0)
}

// Event 2: two alerts for every entrance with two characters or more.
func TestEvent2RaisesTwoAlertsForACrowdedEntrance(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug")
	s.fork().stand("1", "i3", "2", "i5").event("2", "3", "8", "9").hasDeck("3", "8", "9", "m1", "11", "14", "20", "23", "z1")
	s.fork().stand("1", "i5", "2", "i5").event("2", "3", "8", "9").hasDeck("9", "m1", "11", "14", "20", "23", "z1")
	four := stageOf(t, 4, "inclusion", "i3", "thug").stand("1", "i3", "2", "i5", "3", "i5")
	four.event("2", "3", "8", "9", "11", "14").hasDeck("14", "m1", "20", "23", "z1")
}

// Event 3: one alert if somebody is next to a live camera, however many are.
func TestEvent3RaisesAnAlertNextToACamera(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "cameras", 1, "e4", "disabled", 1)
	s.fork().event("3", "8", "9").hasDeck("8", "9", "m1", "11", "14", "20", "23", "z1")
	s.put("g4", "cameras", 2, "h5", "cameras", 1).event("3", "8", "9").hasDeck("9", "m1", "11", "14", "20", "23", "z1")
}

// Event 4, MAS-113: one alert if somebody is next to an unsubdued guard.
func TestEvent4RaisesAnAlertNextToAGuard(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "guards", 1, "e4", "subdued", 1)
	s.fork().event("4", "8", "9").hasDeck("8", "9", "m1", "3", "11", "14", "20", "23", "z1")
	s.put("g4", "guards", 1, "h5", "guards", 1).event("4", "8", "9").hasDeck("9", "m1", "3", "11", "14", "20", "23", "z1")
}

// Event 5: guards next to a character lock themselves in, on three hexes at most;
// among more the team chooses.
func TestEvent5LocksGuardsIn(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "guards", 1, "e4", "guards", 2, "g4", "subdued", 1, "d4", "guards", 1)
	s.event("5").chits("e4", "locks", 1, "f4", "locks", 0, "g4", "locks", 0, "d4", "locks", 0)
	s = stage(t, "inclusion", "f4", "thug").put("e4", "guards", 1, "g4", "guards", 1, "f3", "guards", 1, "g3", "guards", 1)
	s.event("5").Asks(-1, "prompt.locks").Offered("lock-in e4", "lock-in g4", "lock-in f3", "lock-in g3").Refuses("not-promised", "lock-in", "g5")
	s.Do("lock-in", "e4").Asks(-1, "prompt.locks").Do("lock-in", "g3").Do("lock-in", "g4")
	s.chits("e4", "locks", 1, "g4", "locks", 1, "f3", "locks", 0, "g3", "locks", 1).Is("round", 2)
}

// Event 6: two locks from the supply go into the bag.
func TestEvent6PutsTwoLocksIntoTheBag(t *testing.T) {
	stage(t, "inclusion", "f4", "thug").Set("bag.lock", 1).event("6").Is("bag.lock", 3, "bag.camera", 0)
}

// Event 7: one alert if somebody stands on a tile with an external side; who is
// outdoors stands on no tile.
func TestEvent7RaisesAnAlertAtAWindow(t *testing.T) {
	stage(t, "inclusion", "f4", "thug").event("7", "3", "8").hasDeck("3", "8", "m1", "9", "11", "14", "20", "23", "z1")
	stage(t, "inclusion", "f2", "thug").stand("1", "h3").event("7", "3", "8").hasDeck("8", "m1", "9", "11", "14", "20", "23", "z1")
}

// Event 8, MAS-057: disabled cameras next to another disabled one go live; each
// raises an alert for every character on its tile.
func TestEvent8RebootsDisabledCameras(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("e4", "disabled", 2, "h3", "disabled", 1)
	s.fork().event("8", "3", "9").chits("e4", "cameras", 0, "e4", "disabled", 2, "h3", "disabled", 1).hasDeck("3", "9", "m1", "11", "14", "20", "23", "z1")
	s.put("f4", "disabled", 1).stand("1", "f4").event("8", "3", "9", "11", "14").
		chits("f4", "cameras", 1, "f4", "disabled", 0, "e4", "cameras", 2, "e4", "disabled", 0, "h3", "cameras", 0).hasDeck("11", "14", "m1", "20", "23", "z1")
}

// Event 9: every tile with a live camera next to a character gets one more.
func TestEvent9DoublesTheCamerasNextDoor(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("e4", "cameras", 2, "f4", "cameras", 1, "g4", "disabled", 1, "d4", "cameras", 1)
	s.event("9").chits("e4", "cameras", 3, "f4", "cameras", 1, "g4", "cameras", 0, "d4", "cameras", 1)
}

// Event 10: one alert for a guard next to a character and one for a camera.
func TestEvent10RaisesAnAlertForGuardAndForCamera(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug")
	s.fork().put("g4", "guards", 1).event("10", "3", "8").hasDeck("8", "m1", "9", "11", "14", "20", "23", "z1")
	s.fork().put("g4", "cameras", 1).event("10", "6", "8").hasDeck("8", "m1", "3", "9", "11", "14", "20", "23", "z1")
	s.put("g4", "cameras", 1, "e4", "guards", 1).event("10", "6", "8").hasDeck("m1", "3", "9", "11", "14", "20", "23", "z1")
}

// Event 11, MAS-118: opened locks next to a character close, that on its own tile
// does not.
func TestEvent11RelocksNextDoor(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "opened", 1, "e4", "opened", 2, "d4", "opened", 1)
	s.event("11").chits("e4", "locks", 2, "e4", "opened", 0, "f4", "locks", 0, "f4", "opened", 1, "d4", "locks", 0)
}

// Event 12, MAS-115, MAS-231: each character on a tile with a subdued guard may
// take 1 noise for 1 idea, or stay silent.
func TestEvent12OffersAnIdeaForNoise(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "e4").put("f4", "subdued", 1, "e4", "subdued", 1, "g4", "subdued", 1)
	s.event("12").Asks(-1, "prompt.blab").Offered("listen thug", "stay-silent thug").Refuses("other-figure", "listen", s.name(1))
	s.Do("listen", "thug").hasIdeas(1, 0, 0).Is("noise", 1).Do("stay-silent", s.name(1)).hasIdeas(1, 0, 0).Is("noise", 1, "round", 2)
	stage(t, "inclusion", "f4", "thug").put("f4", "guards", 1).event("12").Is("round", 2).hasIdeas(0, 0, 0)
}

// Event 13, MAS-120: each character with two active chits on or next to its tile
// loses an idea; the kennel does not count.
func TestEvent13TakesAnIdeaFromTheOverwhelmed(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2, 1, 1).put("f4", "cameras", 1, "e4", "subdued", 3)
	s.fork().event("13").hasIdeas(2, 1, 1)
	s.fork().put("e4", "locks", 1).event("13").hasIdeas(1, 1, 1)
	s.fork().put("f4", "cameras", 2).event("13").hasIdeas(1, 1, 1)
	k := stage(t, "greedy-prisoner", "d5", "thug").ideas(1).put("d5", "guards", 1)
	k.chits("d5", "kennel", true).event("13").hasIdeas(1)
}

// Event 14: every tile with a closed lock next to a character gets a guard.
func TestEvent14PutsGuardsAtLocksNextDoor(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("e4", "locks", 2, "g4", "opened", 1, "f4", "locks", 1, "d4", "locks", 1)
	s.event("14").chits("e4", "guards", 1, "g4", "guards", 0, "f4", "guards", 0, "d4", "guards", 0)
}

// Event 15: guards on tiles with a character get up; if one did, the team may take
// 1 noise to give anybody 1 idea.
func TestEvent15WakesGuardsAndComforts(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "subdued", 2, "e4", "subdued", 1)
	s.event("15").chits("f4", "guards", 2, "f4", "subdued", 0, "e4", "subdued", 1).Asks(-1, "prompt.comfort")
	s.fork().Do("decline").Is("noise", 0, "round", 2).hasIdeas(0, 0, 0)
	s.Do("comfort", s.name(2)).hasIdeas(0, 0, 1).Is("noise", 1, "round", 2)
	stage(t, "inclusion", "f4", "thug").put("e4", "subdued", 1).event("15").Is("round", 2).chits("e4", "subdued", 1)
}

// Event 16, MAS-122: one alert if one character is next to a live camera, two if
// two or more are.
func TestEvent16RaisesUpToTwoAlerts(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("g4", "cameras", 1)
	s.fork().stand("1", "g4").event("16", "6", "8", "9").hasDeck("8", "9", "m1", "3", "11", "14", "20", "23", "z1")
	s.fork().stand("1", "f3").event("16", "6", "8", "9").hasDeck("8", "9", "m1", "3", "11", "14", "20", "23", "z1")
	s.fork().stand("1", "h3").event("16", "6", "8", "9").hasDeck("9", "m1", "3", "11", "14", "20", "23", "z1")
	s.stand("1", "h3", "2", "f4").event("16", "6", "8", "9").hasDeck("9", "m1", "3", "11", "14", "20", "23", "z1")
}

// Event 17, MAS-449: characters on the same or adjacent hexes may pass ideas, 1
// noise each; an idea is passed on once.
func TestEvent17PassesIdeasForNoise(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2, 0, 1).stand("1", "g4")
	s.event("17").Asks(-1, "prompt.whisper").Offered("give-idea thug burglar", "decline").Refuses("apart", "give-idea", "thug", s.name(2))
	s.Do("give-idea", "thug", "burglar").hasIdeas(1, 1, 1).Is("noise", 1)
	s.Refuses("given", "give-idea", "burglar", "thug").Do("give-idea", "thug", "burglar").hasIdeas(0, 2, 1).Is("noise", 2, "round", 2)
	s = stage(t, "inclusion", "f4", "thug").ideas(2).stand("1", "f4").event("17").Do("decline").Is("noise", 0, "round", 2)
	s.Refuses("no-gift", "give-idea", "thug", "burglar")
}

// Event 18: each character without another one on or next to its tile loses an
// idea.
func TestEvent18TakesAnIdeaFromTheLonely(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("2", "i5").ideas(1, 1, 1)
	s.fork().event("18").hasIdeas(0, 1, 1)
	s.fork().stand("1", "g4").event("18").hasIdeas(1, 1, 0)
	s.ideas(0).event("18").hasIdeas(0, 1, 1)
}

// Events 19 and A1, MAS-117: each tile with a character that is next to a live
// camera gets a guard.
func TestEvents19AndA1PutGuardsOnTheWatched(t *testing.T) {
	for _, id := range []string{"19", "a1"} {
		s := stage(t, "inclusion", "f4", "thug").stand("1", "f4", "2", "e5").put("g4", "cameras", 1, "e5", "cameras", 1)
		s.event(id).chits("f4", "guards", 1, "g4", "guards", 0, "e5", "guards", 0)
	}
}

// Event 20, MAS-121, MAS-111: each character with an active guard on its tile
// loses an idea, if it has one.
func TestEvent20TakesAnIdeaFromTheHeld(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1, 0, 1).stand("1", "e4", "2", "d4").put("f4", "guards", 1, "e4", "guards", 1, "d4", "subdued", 1)
	s.event("20").hasIdeas(0, 0, 1)
}

// Event 21: each character with a token on an unrevealed tile loses one idea.
func TestEvent21TakesAnIdeaForTheUnknown(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2, 2, 2).put("d7", "unknown", true, "c6", "unknown", true).Set("bag.lock", 2)
	s.Set(other("plan"), map[string]bool{"h3": true}, "figures.2.plan", map[string]bool{"d7": true})
	s.event("21").hasIdeas(1, 2, 1)
}

// Event 22, MAS-119, MAS-448, MAS-113: indoor characters put loot that is not part of the
// objective on an adjacent tile without active guards, item cards with it.
func TestEvent22FumblesLoot(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "carried:0", "documents-1", "carried:0", "radio", "carried:0").Set(me("cash"), 2)
	s.put("e4", "guards", 1, "g4", "subdued", 1, "f3", "locks", 1)
	s.event("22").Asks(-1, "prompt.fumble").Offered("put-down thug g4", "put-down thug f3", "put-down thug g3", "put-down thug g5")
	s.Refuses("has-guards", "put-down", "thug", "e4").Refuses("not-adjacent", "put-down", "thug", "d4")
	s.Do("put-down", "thug", "g4").hasLoot("jewel-1", "carried:0", "documents-1", "g4", "radio", "g4").chits("g4", "cash", 2).Is(me("cash"), 0)
	s = stage(t, "inclusion", "f4", "thug").loot("documents-1", "carried:0").Set(me("cash"), 2)
	s.put("e4", "guards", 1, "g4", "guards", 1, "f3", "guards", 1, "g3", "guards", 1, "g5", "guards", 1)
	s.event("22").hasLoot("documents-1", "lost").Is(me("cash"), 0, "round", 2)
	s = stage(t, "startup", "d4", "thug").loot("documents-1", "carried:0", "jewel-1", "carried:0").event("22")
	s.Do("put-down", "thug", "e4").hasLoot("documents-1", "carried:0", "jewel-1", "e4")
}

// Events 23 and A3: subdued guards and dogs on tiles with a character get up.
func TestEvents23AndA3WakeGuards(t *testing.T) {
	for _, id := range []string{"23", "a3"} {
		s := stage(t, "inclusion", "f4", "thug").put("f4", "subdued", 2, "f4", "tamed", 1, "e4", "subdued", 1)
		s.event(id).chits("f4", "guards", 2, "f4", "dogs", 1, "f4", "subdued", 0, "f4", "tamed", 0, "e4", "guards", 0, "e4", "subdued", 1).Is("round", 2)
	}
}

// Event 24, MAS-116: one character may pass one idea, for nothing; not if alerts
// went past the card.
func TestEvent24PassesOneIdea(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2, 0, 1).event("24").Asks(-1, "prompt.last")
	s.wantOffered("give-idea thug burglar", "give-idea pickpocket thug", "decline").Do("give-idea", "thug", "pickpocket").hasIdeas(1, 0, 2).Is("round", 2, "noise", 0)
	s = stage(t, "inclusion", "f4", "thug").ideas(2).deck("24", "z1").Set("noise", 3, me("owed"), 1)
	s.finish().Is("phase", "escape").hasIdeas(2, 0, 0)
	stage(t, "inclusion", "f4", "thug").event("24").Is("round", 2)
}

// Event A2, MAS-117: a live camera next to a subdued guard gets a guard on its own
// tile.
func TestEventA2PutsAGuardAtTheCamera(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").put("e4", "cameras", 1, "e4", "subdued", 1, "d4", "cameras", 1, "c6", "cameras", 1)
	s.event("a2").chits("d4", "guards", 1, "e4", "guards", 0, "c6", "guards", 0)
}

// Event A4: who is at a guard and at no live camera loses an idea.
func TestEventA4TakesAnIdeaWithoutAWitness(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1, 1, 1).put("g4", "guards", 1)
	s.fork().put("f3", "cameras", 1).event("a4").hasIdeas(1, 1, 1)
	s.fork().put("f3", "disabled", 1).event("a4").hasIdeas(0, 1, 1)
	s.put("g4", "guards", 0, "g4", "subdued", 1).event("a4").hasIdeas(1, 1, 1)
}

// Events B1 to B3, MAS-447: a chit in the bag is exchanged for one that counts
// double; without such a chit nothing happens.
func TestEventsB1ToB3ExchangeForDoubleChits(t *testing.T) {
	for id, chits := range map[string][2]string{"b1": {"camera", "tough-camera"}, "b2": {"lock", "tough-lock"}, "b3": {"guard", "big-guard"}} {
		s := stage(t, "inclusion", "h3", "thug").Set("bag."+chits[0], 2)
		s.event(id).Is("bag."+chits[0], 1, "bag."+chits[1], 1)
		entry := map[string]string{"b1": "cameras", "b2": "locks", "b3": "guards"}[id]
		s.put("d7", "unknown", true).acting("reveal", 1).Next("chit", chits[1]).Do("reveal", "thug", "d7").chits("d7", entry, 2)
		stage(t, "inclusion", "h3", "thug").event(id).Is("bag."+chits[0], 0, "bag."+chits[1], 0)
	}
}

// Events G1 and G2, MAS-124, MAS-337, MAS-342: one and two gates fall in order; without one
// nothing happens.
func TestEventsG1AndG2DropGates(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug")
	s.fork().event("g1").Is("gates_fallen", 1, hex("g3", "present"), false, hex("e4", "present"), true, "round", 2)
	s.event("g2").Is("gates_fallen", 2, hex("g3", "present"), false, hex("e4", "present"), false, hex("e2", "present"), true)
	stage(t, "startup", "d4", "thug").event("g1").Is("gates_fallen", 0, "round", 2)
	dealt := stage(t, "inclusion", "f4", "thug").deck("g1", "g3", "8", "9", "z1").acting("move", 1).put("e4", "cameras", 2).Do("move", "thug", "e4").Do("done", "thug")
	dealt.Is("gates_fallen", 0, "dealt", []string{"g1", "g3", "8"}).chits("g3", "locks", 0)
}

// Events G3 and G4: a lock, or a guard, on the next gate's tile.
func TestEventsG3AndG4BlockTheNextGate(t *testing.T) {
	for id, entry := range map[string]string{"g3": "locks", "g4": "guards"} {
		s := stage(t, "inclusion", "c6", "thug")
		s.fork().event(id).chits("g3", entry, 1, "e4", entry, 0)
		s.event("g1").Set(me("loose"), 0).awakeAll().deck(id, "3", "8", "z1").finish().chits("e4", entry, 1)
		stage(t, "startup", "d4", "thug").event(id).Is("round", 2)
	}
}

// Event M1 does nothing.
func TestEventM1DoesNothing(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1, 1, 1).put("f4", "guards", 1, "g4", "cameras", 1)
	s.event("m1", "3", "8").hasDeck("3", "8", "9", "11", "14", "20", "23", "z1").hasIdeas(1, 1, 1).chits("f4", "guards", 1)
}

// Event M2: each indoor character with 2 ideas or fewer gains 2.
func TestEventM2GivesConfidence(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "e4").ideas(2, 3, 0)
	s.event("m2").hasIdeas(4, 3, 0)
}

// Event M3: if the objective is met, each indoor character gains an idea.
func TestEventM3RewardsAMetObjective(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "won", "jewel-2", "won")
	s.fork().event("m3").hasIdeas(0, 0, 0)
	s.loot("jewel-3", "won").event("m3").hasIdeas(1, 0, 0)
}

// Events D1 to D3, MAS-319, MAS-320, MAS-440: a new dog at the kennel runs up to three tiles:
// to the nearest character, to the nearest loot, to a player's character with the
// fewest ideas. Locks do not stop it.
func TestEventsD1ToD3SendADog(t *testing.T) {
	s := stage(t, "greedy-prisoner", "c5", "thug").stand("1", "b7", "2", "a9")
	s.event("d1").chits("d5", "dogs", 0, "c5", "dogs", 1)
	s = stage(t, "greedy-prisoner", "c5", "thug").stand("1", "a9", "2", "a9").loot("jewel-1", "b7").put("c5", "locks", 1, "b5", "locks", 1)
	s.stand("0", "h8").event("d2").chits("d5", "dogs", 0, "a6", "dogs", 1)
	s = stage(t, "greedy-prisoner", "c3", "thug").stand("1", "e2", "2", "a9").ideas(2, 0, 1)
	s.event("d3").Do("hunt", "d4").chits("e2", "dogs", 0, "d4", "dogs", 0, "c3", "dogs", 1)
}

// MAS-320, MAS-321, MAS-322, MAS-464: of several with the fewest ideas the team picks one, near
// or not; who is outdoors draws a dog, too, as far as the tile at the door.
func TestD3AsksAmongTheFearful(t *testing.T) {
	s := stage(t, "greedy-prisoner", "a8", "thug").stand("1", "h8", "2", "c2").ideas(1, 1, 2)
	s.event("d3").Asks(-1, "prompt.hound").Offered("hound thug", "hound burglar").Refuses("not-fearful", "hound", "pickpocket")
	s.fork().Do("hound", "burglar").chits("g5", "dogs", 1, "d5", "dogs", 0)
	s.Do("hound", "thug").chits("a6", "dogs", 1, "d5", "dogs", 0)
	o := stage(t, "greedy-prisoner", "i9", "thug").stand("1", "i9", "2", "a9").ideas(1, 1, 0).event("d3").chits("a6", "dogs", 1)
	o.awakeAll().deck("d1", "3", "z1").stand("0", "a9", "1", "a9").put("a6", "dogs", 0, "b5", "locks", 1).finish().chits("a6", "dogs", 1, "a8", "dogs", 0)
	near := stage(t, "greedy-prisoner", "b7", "thug").stand("1", "i9", "2", "i9").event("d1").chits("b7", "dogs", 1)
	near.stand("0", "a9").put("b7", "dogs", 0, "a7", "dogs", 1).awakeAll().deck("m1", "3", "z1").finish().chits("a7", "dogs", 1)
}
