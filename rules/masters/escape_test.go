package masters_test

import "testing"

// MAS-234: when Escape starts every unknown tile is revealed from the bag.
func TestEscapeRevealsEverything(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").put("d7", "unknown", true, "e7", "unknown", true).Set("bag.lock", 1, "bag.camera", 2)
	s.Next("chit", "lock", "chit", "camera").escape().chits("d7", "unknown", false, "d7", "locks", 1, "e7", "unknown", false, "e7", "cameras", 1).Is("bag.camera", 1)
}

// MAS-235, MAS-236: the team chooses the order; who is on an exit has escaped
// without a move.
func TestEscapeIsResolvedInAnyOrder(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").escape()
	for _, order := range [][]string{{"thug", "burglar", "pickpocket"}, {"pickpocket", "burglar", "thug"}} {
		f := s.fork()
		for _, who := range order {
			f.Do("done", who)
		}
		f.Is("over", true, me("status"), "escaped", other("status"), "escaped", "figures.2.status", "escaped").hasIdeas(0, 0, 0)
	}
	s.Do("done", "thug").Refuses("escaped", "done", "thug")
}

// MAS-237, MAS-239, MAS-243, MAS-244: an Escape Move goes to any adjacent tile, token or
// not, for 1 idea; without ideas and without a roll there is none.
func TestAnIdeaIsAnEscapeMove(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2).Set(me("plan"), map[string]bool{}).escape()
	s.Do("run", "thug", "g4").hasIdeas(1).Refuses("not-adjacent", "run", "thug", "i3").Do("run", "thug", "h3").hasIdeas(0).Refuses("no-moves", "run", "thug", "i3")
	s.Do("done", "thug").Is(me("status"), "in-play").do("done burglar", "done pickpocket").Is(me("status"), "busted", "over", true)
}

// MAS-238: a closed lock bars Escape Moves.
func TestALockBarsEscapeMoves(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(3).put("g4", "locks", 1, "f3", "opened", 1).escape().Refuses("locked", "run", "thug", "g4").Refuses("locked", "declare", "thug", "g4")
	s.Do("run", "thug", "f3").hasIdeas(2)
}

// MAS-240, MAS-241: leaving a tile costs one more for each active guard; entering
// one costs nothing more, and subdued ones cost nothing.
func TestGuardsCostExtraToLeave(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(6).put("f4", "guards", 2, "g4", "guards", 1, "h3", "subdued", 2).escape()
	s.Do("run", "thug", "g4").hasIdeas(3).Do("run", "thug", "h3").hasIdeas(1).Do("run", "thug", "i3").hasIdeas(0)
	stage(t, "inclusion", "f4", "thug").ideas(2).put("f4", "guards", 2).escape().Refuses("no-moves", "run", "thug", "g4")
}

// MAS-242: cameras have no effect in Escape.
func TestCamerasAreBlindInEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1).put("g4", "cameras", 3).escape().hasDeck("3", "z1")
	s.Do("run", "thug", "g4").hasDeck("3", "z1").wantTold("seen", 0).hasIdeas(0)
	s.Refuses("no-moves", "run", "thug", "h3")
}

// MAS-245, MAS-246: the way is declared before the last ditch roll, detours
// included; the roll adds its number once, and only along that way.
func TestTheWayIsDeclaredBeforeTheRoll(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "g5").escape().Refuses("no-route", "roll", "thug")
	s.Do("declare", "thug", "g5").Refuses("not-adjacent", "declare", "thug", "i3").Do("declare", "thug", "h5").Do("declare", "thug", "i5").Is(me("route"), []string{"g5", "h5", "i5"})
	s.Next("die", 4).Do("roll", "thug").Is(me("moves"), 4, me("die"), 4).Refuses("rolled", "roll", "thug").Refuses("rolled", "declare", "thug", "h5")
	s.Refuses("off-route", "run", "thug", "g4").Do("run", "thug", "g5").Do("take", "thug", "jewel").Do("run", "thug", "h5").Do("run", "thug", "i5").hasLoot("jewel-1", "won")
	s.Is(me("moves"), 0).Do("done", "thug").Is(me("status"), "escaped")
}

// MAS-247, MAS-248: who does not reach an exit is busted, with a roll or without.
func TestWhoDoesNotReachAnExitIsBusted(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").escape().do("declare thug g4", "declare thug h3", "declare thug i3").Next("die", 2)
	s.do("roll thug", "run thug g4", "run thug h3").Refuses("no-moves", "run", "thug", "i3").do("done thug", "done burglar", "done pickpocket").Is(me("status"), "busted")
	s = stage(t, "inclusion", "f4", "thug").escape().do("done thug", "done burglar", "done pickpocket").Is(me("status"), "busted", me("marks.rolled"), nil)
	s.Refuses("over", "run", "thug", "g4")
}

// MAS-350, MAS-245, MAS-463: with the keycard, in hand or on the way, a declared way leads
// through a keycard door; opening it takes one of the Escape Moves of the roll.
func TestADeclaredWayOpensItsKeycardDoor(t *testing.T) {
	s := stage(t, "hospitality", "e3", "thug").put("e2", "door", true, "e3", "guards", 1).escape()
	s.Refuses("door", "declare", "thug", "e2")
	s.loot("keycard-1", "carried:0").Refuses("no-moves", "swipe", "thug", "e2").do("declare thug e2", "declare thug e1").Next("die", 4).Do("roll", "thug")
	s.Refuses("door", "run", "thug", "e2").Do("swipe", "thug", "e2").chits("e2", "door", false).Is(me("moves"), 3)
	s.do("run thug e2").Is(me("moves"), 1).do("run thug e1", "done thug").Is(me("status"), "escaped")
	o := stage(t, "hospitality", "f3", "thug").put("e2", "door", true).loot("keycard-1", "e3").escape().Refuses("door", "declare", "thug", "e2")
	o.do("declare thug e3", "declare thug e2", "declare thug e1").Next("die", 4)
	o.do("roll thug", "run thug e3", "take thug keycard", "swipe thug e2", "run thug e2", "run thug e1").Is(me("at"), "e1", me("moves"), 0)
	l := stage(t, "hospitality", "e3", "thug").put("e2", "door", true, "e3", "guards", 5).loot("keycard-1", "carried:0").escape().Refuses("too-long", "declare", "thug", "e2")
	l.put("e3", "guards", 4).Do("declare", "thug", "e2").Is(me("route"), []string{"e2"}).Refuses("too-long", "declare", "thug", "e1")
}

// MAS-252, MAS-245, MAS-463: PICK UNDER PRESSURE opens a lock on a declared way for an idea
// that is kept for it; the steps are paid by the roll.
func TestADeclaredWayPicksItsLocks(t *testing.T) {
	s := stage(t, "inclusion", "f4", "angry-locksmith").ideas(1).put("h3", "locks", 1).escape()
	s.do("declare angry-locksmith g4", "declare angry-locksmith h3", "declare angry-locksmith i3").Next("die", 3).Do("roll", "angry-locksmith")
	s.Do("run", "angry-locksmith", "g4").hasIdeas(1).Is(me("moves"), 2).Refuses("locked", "run", "angry-locksmith", "h3")
	s.Do("pick-in-flight", "angry-locksmith", "h3").hasIdeas(0).do("run angry-locksmith h3", "run angry-locksmith i3", "done angry-locksmith").Is(me("status"), "escaped")
	// The idea for the lock is no move: 2 are needed, and a 1 is bad luck.
	u := stage(t, "inclusion", "g4", "angry-locksmith").ideas(1).put("h3", "locks", 1).escape().do("declare angry-locksmith h3", "declare angry-locksmith i3").Next("die", 1)
	u.Do("roll", "angry-locksmith").Is(me("marks.unlucky"), true)
	stage(t, "inclusion", "f4", "angry-locksmith").ideas(1).put("h3", "locks", 2).escape().Do("declare", "angry-locksmith", "g4").Refuses("too-long", "declare", "angry-locksmith", "h3")
	stage(t, "inclusion", "f4", "thug").ideas(1).put("g4", "locks", 1).escape().Refuses("locked", "declare", "thug", "g4")
}

// MAS-243, MAS-246, MAS-463: ideas pay before the roll does; what the roll has left over at
// the end of the way is gone.
func TestIdeasPayBeforeTheRoll(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(2).escape().do("declare thug g4", "declare thug h3", "declare thug i3").Next("die", 6).Do("roll", "thug")
	s.Do("run", "thug", "g4").hasIdeas(1).Is(me("moves"), 6).do("run thug h3", "run thug i3").hasIdeas(0).Is(me("moves"), 0, me("at"), "i3")
}

// A way is no longer than ideas and a 6 can carry.
func TestAWayIsNoLongerThanASixCarries(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "guards", 4).escape().Do("declare", "thug", "g4").Do("declare", "thug", "h3").Refuses("too-long", "declare", "thug", "i3")
	s.Is(me("route"), []string{"g4", "h3"})
}

// MAS-249, MAS-251: abilities that cost noise are refused in Escape; GREAT IN A
// PINCH is not.
func TestExampleOfCostlyAbilities(t *testing.T) {
	s := stage(t, "inclusion", "e5", "grease-man", "sentinel").ideas(2, 2).escape().Refuses("when-round", "vent", "grease-man", "g5")
	s.Do("pinch", "sentinel", "grease-man").hasIdeas(3, 0)
	u := stage(t, "inclusion", "f4", "street-urchin").ideas(5).escape()
	u.Refuses("when-round", "new-plan", "street-urchin").Refuses("when-round", "codes", "street-urchin", "e5")
}

// MAS-250: LARCENIST costs no noise and works in Escape.
func TestAbilitiesWithoutNoiseWorkInEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "pickpocket").ideas(1).loot("jewel-1", "g5").escape().Do("reach", "pickpocket", "g5").Do("take", "pickpocket", "jewel")
	s.hasLoot("jewel-1", "carried:0").hasIdeas(0).Refuses("no-ideas", "reach", "pickpocket", "g4")
}

// MAS-254: loot changes hands in Escape, during a last ditch run too.
func TestLootChangesHandsInEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(0, 3).stand("1", "h3").loot("jewel-1", "f4", "jewel-2", "g4").escape()
	s.Do("take", "thug", "jewel").do("declare thug g4", "declare thug h3").Next("die", 2).do("roll thug", "run thug g4", "take thug jewel", "run thug h3", "drop thug jewel")
	s.Do("take", "burglar", "jewel").hasLoot("jewel-1", "carried:1", "jewel-2", "carried:0").Do("run", "burglar", "i3").hasLoot("jewel-1", "won")
}

// MAS-255, MAS-437: who has given up lies there with its loot until Escape ends,
// and another one can take it.
func TestLootOfTheBustedCanStillBeTaken(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").ideas(0, 2).loot("jewel-1", "carried:0").Set(me("cash"), 3).escape()
	s.Refuses("nothing-there", "take", "burglar", "jewel").Do("done", "thug").Is(me("status"), "in-play", me("at"), "h3").hasLoot("jewel-1", "carried:0")
	s.stand("1", "i3").Do("run", "burglar", "h3").Do("take", "burglar", "jewel").Do("take", "burglar", "cash").Do("run", "burglar", "i3").Is("team", 3).hasLoot("jewel-1", "won")
}

// MAS-256, MAS-257: the example of the last ditch effort. A Mastermind with 3 ideas
// needs 7 Escape Moves; the 3 ideas leave 4, and a 3 stops one short of the
// exit. A Script Kiddie on that exit with 2 ideas steps in, takes the loot and
// steps out: the heist succeeds, the Mastermind is busted.
func TestExampleOfLastDitchEffort(t *testing.T) {
	s := stage(t, "startup", "c1", "mastermind", "script-kiddie").ideas(3, 2).stand("1", "e9", "2", "g8").loot("documents-1", "carried:0")
	way := []string{"b2", "c3", "c4", "c5", "c6", "d7", "d8", "e9"}
	s.stand("0", "b2").escape()
	for _, h := range way[1:] {
		s.Do("declare", "mastermind", h)
	}
	s.Next("die", 3).Do("roll", "mastermind").Is(me("moves"), 3).hasIdeas(3)
	for _, h := range way[1:7] {
		s.Do("run", "mastermind", h)
	}
	s.Is(me("at"), "d8", me("moves"), 0).hasIdeas(0).Refuses("no-moves", "run", "mastermind", "e9").Do("done", "mastermind")
	s.Do("run", "script-kiddie", "d8").Do("take", "script-kiddie", "documents").Do("run", "script-kiddie", "e9").hasIdeas(0, 0).hasLoot("documents-1", "won")
	s.do("done script-kiddie", "done burglar").Is("over", true, me("status"), "busted", other("status"), "escaped").Scores([]int{0, 0, 0}, 0, 1, 2)
}

// MAS-258: the example of Escape Moves. One to enter a guarded tile, two to leave
// it and two more to the exit are 5; with 2 ideas a 3 escapes and a 2 does not.
func TestExampleOfEscapeMoves(t *testing.T) {
	for die, out := range map[int]bool{1: false, 2: false, 3: true, 6: true} {
		s := stage(t, "inclusion", "f3", "thug").ideas(2).put("f4", "guards", 1).escape()
		way := []string{"f4", "g4", "h3", "i3"}
		for _, h := range way {
			s.Do("declare", "thug", h)
		}
		s.Next("die", die).Do("roll", "thug").Is(me("moves"), die)
		for _, h := range way {
			if !s.offers("run thug " + h) {
				s.Refuses("no-moves", "run", "thug", h)
				break
			}
			s.Do("run", "thug", h)
		}
		s.do("done thug", "done burglar", "done pickpocket")
		if want := map[bool]string{true: "escaped", false: "busted"}[out]; s.Get(me("status")) != want {
			t.Errorf("with a %d the thug is %v, want %s", die, s.Get(me("status")), want)
		}
	}
}

// MAS-260: the heist ends when everybody has escaped or is busted, an active NPC
// included, though it is the last.
func TestTheHeistEndsWithTheLastOneAnNPCIncluded(t *testing.T) {
	s := stage(t, "melee", "b1", "thug").stand("npc", "b2", "1", "b1", "2", "b1").Set("figures.npc.ideas", 1).escape().do("done thug", "done burglar", "done pickpocket").Is("over", false)
	s.wantOffered("run guide b1").Do("run", "guide", "b1").Is("over", false).Do("done", "guide").Is("over", true, "figures.npc.status", "escaped")
	s = stage(t, "melee", "b1", "thug").stand("npc", "b1").escape().do("done thug", "done burglar", "done pickpocket").Is("over", false, "figures.npc.status", "in-play")
	s.Do("done", "guide").Is("over", true, "figures.npc.status", "escaped")
}

// MAS-261: a busted character takes no further part.
func TestABustedCharacterTakesNoFurtherPart(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "g3").crisis("c3").Is(other("status"), "busted", other("at"), "off", "round", 2)
	s.Refuses("busted", "act", "burglar", "walk").wantNotOffered("done burglar").Set(me("marks.acted"), true, me("action"), "walk", "figures.2.marks.acted", true, "figures.2.action", "walk")
	s.do("done thug", "done pickpocket").Is("round", 3)
}

// MAS-262: what a busted character carries is lost.
func TestLootOfTheBustedIsLost(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "carried:0", "radio", "carried:0", "keycard-1", "carried:0").Set(me("cash"), 4).Do("call-escape")
	s.do("done thug", "done burglar", "done pickpocket").Is("over", true, "team", 0, me("cash"), 0).hasLoot("jewel-1", "lost", "radio", "lost", "keycard-1", "lost")
	s.Refuses("over", "take", "thug", "jewel")
}

// The result names who was busted, one or several.
func TestTheResultNamesTheBusted(t *testing.T) {
	say := sayer(t)
	s := stage(t, "inclusion", "i3", "thug").stand("1", "f4").stand("2", "f4").Do("call-escape")
	s.do("done thug", "done burglar", "done pickpocket")
	last := func() string { r := s.S.Outcome().Remarks; return say(r[len(r)-1]) }
	if got := last(); !s.S.Turn().Done || got != "Burglar and Pickpocket are busted." {
		t.Errorf("%q", got)
	}
}

// MAS-265: ideas do not carry over: a new heist starts with the printed ones.
func TestIdeasVanishAtTheEnd(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").ideas(5).Do("call-escape").do("done thug", "done burglar", "done pickpocket").Is("over", true)
	chosen(t, 1, "thug").Is(me("ideas"), 0)
	s.Refuses("over", "done", "thug")
}

// MAS-277, MAS-278: a lost heist keeps the cash that got out.
func TestALostHeistKeepsWhatGotOut(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").Set("team", 7, "team_at_start", 4).loot("jewel-1", "won").Do("call-escape").do("done thug", "done burglar", "done pickpocket")
	s.Is("over", true, "team", 7).hasLoot("jewel-1", "won").Scores([]int{3, 3, 3})
	if out := s.S.Outcome(); !out.Lost || len(out.Remarks) < 2 {
		t.Errorf("the outcome is %+v", out)
	}
}
