package masters_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Remote locks

// MAS-303, MAS-304, MAS-311: a tile under a remote lock cannot be entered, by M or
// by Escape Moves, and U does not open it.
func TestARemoteLockBarsItsTile(t *testing.T) {
	s := stage(t, "dark-horse", "d4", "thug").acting("move", 1, "unlock", 1).put("e4", "remote", "x").ideas(3)
	s.Refuses("remote", "move", "thug", "e4").Refuses("no-pick", "unlock", "thug", "e4").wantVerb("unlock")
	s.escape().Refuses("remote", "run", "thug", "e4").Refuses("remote", "declare", "thug", "e4")
	free := stage(t, "dark-horse", "d4", "thug").acting("move", 1).Do("move", "thug", "e4")
	free.Is(me("at"), "e4")
}

// MAS-305, MAS-309: who is under a remote lock does not move, unlock, subdue or
// disable, but takes ideas, loot and reveals, with noise and alerts due; once the
// lock is gone it acts freely. In Escape it does not get out either (ruling).
func TestTheImprisonedActWithinLimits(t *testing.T) {
	s := stage(t, "river", "e7", "thug").put("e7", "remote", "x", "e7", "guards", 1, "d7", "locks", 1, "e7", "cameras", 1).deck("3", "8", "9", "11", "z1")
	s.acting("move", 1, "unlock", 1, "subdue", 1, "disable", 1, "idea", 1, "loot", 1, "reveal", 1).put("g2", "unknown", true).Set("bag.lock", 1, me("owed"), 4)
	s.Refuses("imprisoned", "move", "thug", "d7").Refuses("imprisoned", "unlock", "thug", "d7").Refuses("imprisoned", "subdue", "thug", "e7", "guard").Refuses("imprisoned", "disable", "thug", "e7")
	s.Do("think", "thug").hasIdeas(1).Do("loot", "thug").Is(me("cash"), 1).Do("reveal", "thug", "g2").chits("g2", "locks", 1)
	f := s.fork().put("e7", "remote", "none").Do("subdue", "thug", "e7", "guard").Do("disable", "thug", "e7").Do("unlock", "thug", "d7").Do("move", "thug", "d7")
	f.Is(me("at"), "d7")
	s.Do("done", "thug").Is("noise", 4, "round", 2).hasDeck("9", "11", "z1")
	s.ideas(4).Do("call-escape").Refuses("imprisoned", "run", "thug", "d7").Refuses("imprisoned", "declare", "thug", "d7")
}

// MAS-306, MAS-308, MAS-310: who stands on a server may remove all remote locks of
// its letter, at no cost and for good; each server of a letter does.
func TestAServerRemovesTheLocksOfItsLetter(t *testing.T) {
	for _, at := range []string{"c2", "i2"} {
		s := stage(t, "greedy-prisoner", at, "thug").put("e2", "remote", "x", "e5", "remote", "x", "g5", "remote", "y").chits(at, "server", "x")
		s.Do("server", "thug").chits("e2", "remote", "none", "e5", "remote", "none", "g5", "remote", "y").Is(me("marks.acted"), nil, "due", 0).Refuses("server-done", "server", "thug")
	}
}

// MAS-307: x frees x, and y frees y.
func TestAServerOfAnotherLetterDoesNothing(t *testing.T) {
	s := stage(t, "greedy-prisoner", "f3", "thug").put("e5", "remote", "x").chits("f3", "server", "y").Refuses("server-done", "server", "thug").wantVerb("server")
	s.stand("0", "c3").Refuses("no-server", "server", "thug").chits("e5", "remote", "x")
}

// Guard dogs

// MAS-313, MAS-315: an active dog next to a character that shares no tile with one
// jumps onto it; one that has company stays.
func TestADogChasesWhoComesNextToIt(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 3).put("d4", "dogs", 1)
	s.Do("move", "thug", "e4").chits("d4", "dogs", 0, "e4", "dogs", 1).Refuses("held", "move", "thug", "f4")
	if got := sayer(t)(s.S.Why(s.Act("move", "thug", "f4"))); got != "Thug is held by a dog: subdue it first." {
		t.Errorf("%q", got)
	}
	s = stage(t, "inclusion", "f4", "thug").stand("1", "d4").acting("move", 1).put("d4", "dogs", 1)
	s.Do("move", "thug", "e4").chits("d4", "dogs", 1, "e4", "dogs", 0)
}

// The log tells guards from dogs.
func TestTheLogTellsGuardsFromDogs(t *testing.T) {
	say := sayer(t)
	s := stage(t, "inclusion", "f4", "thug").acting("subdue", 2).put("f4", "dogs", 1, "f4", "guards", 1)
	for kind, want := range map[string]string{"guard": "Thug subdues a guard on F4.", "dog": "Thug subdues a dog on F4."} {
		s.Do("subdue", "thug", "f4", kind)
		if got := say(game.Info().Tell(s.Events[0])); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for c, want := range map[[2]int16]string{{2, 2}: "2 dogs on F4 get up.", {2, 0}: "2 guards on F4 get up.", {3, 1}: "3 guards and dogs on F4 get up.", {1, 1}: "A dog on F4 gets up."} {
		e := s.Events[0]
		e.Kind, e.Who, e.N, e.M = rules.EventKind(slices.Index(game.Info().Events, "woke")), rules.Ref{}, c[0], c[1]
		if got := say(game.Info().Tell(e)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// MAS-314: a dog from the bag that jumps leaves its tile known and empty.
func TestADogFromTheBagLeavesABlank(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set("bag.dog", 1).put("e4", "unknown", true)
	s.chits("e4", "unknown", false, "e4", "dogs", 0, "f4", "dogs", 1).Is("bag.dog", 0)
	far := stage(t, "inclusion", "f4", "thug").Set("bag.dog", 1).acting("reveal", 1).put("d7", "unknown", true).Do("reveal", "thug", "d7")
	far.chits("d7", "dogs", 1, "f4", "dogs", 0)
}

// MAS-316: a dog does not go onto entrances.
func TestADogStaysIndoors(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").put("h3", "dogs", 1).chits("h3", "dogs", 1)
	s.acting("move", 1).Do("move", "thug", "h3").chits("h3", "dogs", 1).Refuses("no-sub", "move", "thug", "i3")
}

// MAS-317: a subdued dog does not chase.
func TestASubduedDogDoesNotChase(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 1).put("d4", "tamed", 1).Do("move", "thug", "e4").chits("d4", "tamed", 1, "e4", "dogs", 0)
	s.put("d4", "tamed", 0, "d4", "dogs", 1).chits("e4", "dogs", 1)
}

// MAS-318: the kennel is an ordinary tile.
func TestTheKennelIsAnOrdinaryTile(t *testing.T) {
	s := stage(t, "greedy-prisoner", "c5", "thug").acting("move", 2).Do("move", "thug", "d5").chits("d5", "kennel", true, "d5", "dogs", 0).Is(me("at"), "d5")
	s.Do("move", "thug", "d4").Is(me("at"), "d4").Refuses("no-sub", "move", "thug", "d5")
}

// MAS-321, MAS-322: nearest is counted in steps over tiles, and the team chooses
// among ties.
func TestTheTeamChoosesAmongEqualWays(t *testing.T) {
	s := stage(t, "greedy-prisoner", "d3", "thug").stand("1", "a9", "2", "a9").event("d1").Asks(-1, "prompt.hunt").Offered("hunt c4", "hunt d4").Refuses("not-nearer", "hunt", "c5")
	s.Do("hunt", "c4").chits("c4", "dogs", 0, "d3", "dogs", 1)
}

// MAS-323: a dog next to several characters jumps onto whom the team picks.
func TestADogNextToSeveralAsksTheTeam(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "d4").put("e4", "dogs", 1).Asks(-1, "prompt.dog").Offered("chase f4", "chase d4").Refuses("not-prey", "chase", "e5")
	s.Do("chase", "d4").chits("e4", "dogs", 0, "d4", "dogs", 1, "f4", "dogs", 0)
}

// MAS-324, MAS-325: who leaves a dog without subduing it and gets two tiles away is
// not followed; one tile away it is, when its action is over.
func TestThereAreBetterDogs(t *testing.T) {
	s := stage(t, "inclusion", "f4", "grifter").ideas(1).acting("move", 2).put("f4", "dogs", 1).Do("slip", "grifter").Do("move", "grifter", "e4").chits("f4", "dogs", 1, "e4", "dogs", 0)
	two := s.fork().Do("move", "grifter", "d4").Do("done", "grifter").chits("f4", "dogs", 1, "d4", "dogs", 0)
	two.Is("round", 2)
	s.Do("done", "grifter").chits("f4", "dogs", 0, "e4", "dogs", 1).Is("round", 2)
	c := stage(t, "inclusion", "f4", "grifter").ideas(1).acting("move", 2).put("f4", "dogs", 1).do("slip grifter", "move grifter e4", "call-escape")
	c.chits("d4", "dogs", 0)
}

// MAS-326: The Dark Horse Job shows no kennel; there it is the tile of the two dogs
// (ruling).
func TestTheKennelOfTheDarkHorseJob(t *testing.T) {
	for range 2 {
		s := stage(t, "dark-horse", "b2", "thug").chits("i2", "kennel", true).loot("jewel-1", "h2").event("d2")
		s.chits("i2", "dogs", 0, "h2", "dogs", 1)
	}
	stage(t, "inclusion", "f4", "thug").event("d1").chits("f4", "dogs", 0).Is("round", 2)
}

// MAS-440: closed locks, remote locks, doors and unknown tiles do not stop a dog
// that a card sends.
func TestNothingButAGapStopsADog(t *testing.T) {
	s := stage(t, "greedy-prisoner", "h8", "thug").stand("1", "i9", "2", "i9").Set("bag.lock", 1).put("e5", "locks", 1, "e5", "remote", "x", "f5", "unknown", true)
	s.event("d1").chits("d5", "dogs", 0, "g5", "dogs", 1, "f5", "unknown", true)
}

// MAS-441: dogs chase in Escape, too, those that its start reveals and those that
// somebody passes.
func TestDogsChaseInEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(5).Set("bag.dog", 1).put("d7", "unknown", true).stand("1", "c6").put("h5", "dogs", 1)
	s.escape().chits("d7", "dogs", 0, "c6", "dogs", 1).Do("run", "thug", "g5").chits("h5", "dogs", 0, "g5", "dogs", 1).Do("run", "thug", "h5").hasIdeas(2).chits("h5", "dogs", 1)
	stage(t, "inclusion", "f4", "thug").put("g4", "tamed", 1).escape().chits("f4", "dogs", 0)
}

// MAS-441, MAS-245: a declared way counts the dogs that come along: one on the
// tile that is left, and one that is passed; not one that somebody else keeps, nor
// for who slips past guards. A whistle keeps them all.
func TestADeclaredWayCountsItsDogs(t *testing.T) {
	way := func(s *table, want int) *table {
		t.Helper()
		s.do("declare thug g4", "declare thug h3", "declare thug i3")
		if got := s.S.(*masters.State).PriceOfWay(0); got != want {
			t.Errorf("the way takes %d moves, want %d", got, want)
		}
		return s
	}
	at := func() *table { return stage(t, "inclusion", "f4", "thug") }
	way(at().escape(), 3)
	s := way(at().put("f4", "dogs", 1).escape(), 6)
	if n, ok := s.S.(*masters.State).FlightCost(0); n != 6 || !ok {
		t.Errorf("the nearest exit takes %d moves, want 6", n)
	}
	s.Next("die", 5)
	s.do("roll thug", "run thug g4", "run thug h3").chits("h3", "dogs", 1).Is(me("moves"), 1).Refuses("no-moves", "run", "thug", "i3")
	way(at().put("h5", "dogs", 1).escape(), 5)                  // it joins on g4
	way(at().put("f4", "dogs", 1).stand("1", "f4").escape(), 4) // it stays with the other
	way(at().put("f4", "dogs", 1).escape().Set("flags.whistle", true), 4)
	way(at().ideas(1).put("f4", "dogs", 1).put("f4", "guards", 1).escape(), 7)
}

// Watchtower, Reinforcements

// MAS-331, MAS-332: a watchtower bars nothing and does nothing but in C2.
func TestAWatchtowerDoesNothingByItself(t *testing.T) {
	s := stage(t, "startup", "d4", "thug").put("c4", "tower", true).acting("move", 1).Do("move", "thug", "c4").Is(me("at"), "c4").Do("done", "thug")
	s.chits("c4", "guards", 0, "c4", "tower", true).stand("0", "d4").Do("call-escape").chits("d4", "guards", 0, "c4", "tower", true)
	s.Refuses("when-round", "move", "thug", "c4")
}

// MAS-333: a reinforcements token bars nothing.
func TestAReinforcementsTokenBarsNothing(t *testing.T) {
	s := stage(t, "inclusion", "g4", "thug").put("g5", "reinforcements", true).acting("move", 2).Do("move", "thug", "g5").Do("move", "thug", "h5")
	s.Is(me("at"), "h5").chits("g5", "reinforcements", true, "g5", "guards", 0).Refuses("no-sub", "move", "thug", "g5")
}

// Lockdown gates

// MAS-334, MAS-335, MAS-339: a gate's tile is ordinary until it falls; then the
// tile is gone with all that lies on it.
func TestAFallingGateTakesItsTile(t *testing.T) {
	s := stage(t, "inclusion", "f3", "thug").acting("move", 2).put("g3", "cash", 2, "g3", "cameras", 1, "g3", "opened", 1).loot("jewel-1", "g3", "radio", "g3").deck("3", "m1", "c3", "8", "z1")
	s.Do("move", "thug", "g3").Do("move", "thug", "f3").Is("gates_fallen", 0).Do("done", "thug")
	s.Is("gates_fallen", 1).chits("g3", "present", false, "g3", "cash", 0, "g3", "cameras", 0, "g3", "opened", 0).hasLoot("jewel-1", "lost", "radio", "lost")
	s.Set("stack", []any{}, me("loose"), 0).acting("move", 1).Refuses("gap", "move", "thug", "g3")
}

// MAS-336: an entrance whose tile has fallen touches nothing any more.
func TestAnEntranceWithoutItsTileIsOutOfReach(t *testing.T) {
	s := stage(t, "blind-justice", "b4", "thug").stand("1", "a3", "2", "i2").ideas(0, 3).crisis("c3").chits("b3", "present", false)
	s.Is("gates_fallen", 1).awake("1").Set(other("marks.acted"), true, other("action"), "walk", other("left.move"), 1).wantNotOffered("move burglar b3").Refuses("gap", "move", "burglar", "b3")
	s.wantVerb("move")
}

// MAS-337: gates fall in the order A, B, C, D.
func TestGatesFallInOrder(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug")
	for i, g := range []string{"g3", "e4", "e2", "c4"} {
		s.chits(g, "present", true).awakeAll().crisis("c3").chits(g, "present", false).Is("gates_fallen", i+1)
	}
	s.awakeAll().crisis("c3").Is("gates_fallen", 4)
}

// MAS-338: who is on a gate that falls is busted.
func TestWhoIsOnAFallingGateIsBusted(t *testing.T) {
	s := stage(t, "inclusion", "f3", "thug").stand("1", "g3").loot("jewel-1", "carried:1").crisis("c3")
	s.Is(other("status"), "busted", other("at"), "off", me("status"), "in-play").hasLoot("jewel-1", "lost").Refuses("busted", "take", "burglar", "jewel")
}

// MAS-340: tokens on a fallen gate are placed anew at once.
func TestTokensOnAFallenGateArePlacedAnew(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug").Set(me("plan"), map[string]bool{"g3": true, "d5": true}, other("plan"), map[string]bool{"h3": true}, "figures.2.plan", map[string]bool{})
	s.crisis("c3").Asks(-1, "prompt.replan").Is(me("tokens"), 1, me("loose"), 1, me("plan"), map[string]bool{"d5": true}, "phase", "event")
	s.Refuses("gap", "plan", "thug", "g3").Refuses("planned", "plan", "thug", "d5").Refuses("no-tokens", "plan", "burglar", "c5")
	s.fork().Do("decline").Is(me("tokens"), 1, me("loose"), 0, "round", 2)
	s.Do("plan", "thug", "c5").Is(me("tokens"), 0, me("plan"), map[string]bool{"d5": true, "c5": true}, "round", 2)
}

// MAS-341, MAS-435: all gates that are left fall when Escape starts; who stands on
// one is busted.
func TestAllGatesFallAtEscape(t *testing.T) {
	s := stage(t, "inclusion", "f3", "thug").ideas(5).stand("1", "e4").escape().Is("gates_fallen", 4, other("status"), "busted", me("status"), "in-play")
	for _, g := range []string{"g3", "e4", "e2", "c4"} {
		s.chits(g, "present", false)
	}
	s.Refuses("gap", "run", "thug", "g3")
}

// Keycard and USB key

// MAS-344..348: a keycard door bars its tile against M and U; the keycard, which is loot,
// opens doors from next to them, at no cost and again and again.
func TestAKeycardOpensDoors(t *testing.T) {
	s := stage(t, "melee", "b7", "thug").acting("move", 1, "unlock", 1).put("b6", "door", true, "d6", "door", true).loot("keycard-1", "b7").ideas(0)
	s.Refuses("door", "move", "thug", "b6").Refuses("no-pick", "unlock", "thug", "b6").Refuses("no-keycard", "swipe", "thug", "b6")
	s.Do("take", "thug", "keycard").Refuses("not-adjacent", "swipe", "thug", "d6").Refuses("no-door", "swipe", "thug", "a6").Do("swipe", "thug", "b6").chits("b6", "door", false)
	s.hasLoot("keycard-1", "carried:0").Is(me("left.unlock"), 1, "due", 0).Do("move", "thug", "b6").stand("0", "c6").Do("swipe", "thug", "d6").chits("d6", "door", false)
	s.Do("drop", "thug", "keycard").hasLoot("keycard-1", "c6")
}

// MAS-349, MAS-352, MAS-351: a keycard or a USB key from the bag brings a guard.
func TestKeysFromTheBagAreHeldByAGuard(t *testing.T) {
	for heist, piece := range map[string]string{"melee": "keycard-1", "black-box": "usb-key"} {
		s := stage(t, heist, mapOf(heist).sorted()[0], "thug")
		at := s.far()
		s.loot(piece, "bag").acting("reveal", 1).put(at, "unknown", true).Do("reveal", "thug", at).hasLoot(piece, at).chits(at, "guards", 1, at, "unknown", false).Is("bag.guard", 0)
		s.Refuses("no-sub", "reveal", "thug", at)
	}
}

// MAS-350: in Escape a door costs one Escape Move.
func TestADoorCostsAMoveInEscape(t *testing.T) {
	s := stage(t, "melee", "b7", "thug").put("b6", "door", true).loot("keycard-1", "carried:0").ideas(2).escape().Refuses("door", "run", "thug", "b6")
	s.Do("swipe", "thug", "b6").hasIdeas(1).chits("b6", "door", false).Do("run", "thug", "b6").hasIdeas(0)
	stage(t, "melee", "b7", "thug").put("b6", "door", true).loot("keycard-1", "carried:0").escape().Refuses("no-moves", "swipe", "thug", "b6")
}

// Tunnels

// MAS-355, MAS-356, MAS-388: two tunnels take two spaces, and each is an entrance like any other.
func TestTwoTunnelsTakeTwoSpaces(t *testing.T) {
	s := opened(t, 3, "black-box").Refuses("tunnel-tile", "tunnel", "e3", "c2").Refuses("no-tunnel-space", "tunnel", "a1", "b2").Do("tunnel", "e3", "f3").Refuses("tunnel-taken", "tunnel", "e3", "e4")
	s.Do("tunnel", "f5", "f6").Refuses("no-tunnels", "tunnel", "f4", "f3").Is("entrances.tunnel-1.hex", "e3", "entrances.tunnel-1.door", "f3", "entrances.tunnel-2.hex", "f5")
	s.Do("start", s.name(0), "e3").Is(me("at"), "e3").Do("start", s.name(1), "e3").Refuses("crowded", "start", s.name(2), "e3")
	h := stage(t, "black-box", "f3", "thug").Set("entrances.tunnel-1", map[string]any{"hex": "e3", "door": "f3", "used": false, "guards": 0, "subdued": 0, "flashed": 0, "cash": 0})
	h.acting("move", 1).loot("jewel-1", "carried:0").Refuses("gap", "move", "thug", "f4").Do("move", "thug", "e3").hasLoot("jewel-1", "won").escape().Do("done", "thug").Is(me("status"), "escaped")
}
