package masters_test

import (
	"testing"

	"safehouse/rules/masters"
)

// The items, one by one; their prices and copies are in the tests of the shop.

// Cheap Picks, MAS-151: Rake; with a die of 1 to 4 the card breaks. Ideas can turn
// the die to a 5 or 6 first.
func TestCheapPicksBreakUnderALowDie(t *testing.T) {
	for die := 1; die <= 6; die++ {
		s := stage(t, "inclusion", "f4", "thug").loot("cheap-picks-1", "carried:0").Set(me("die"), die)
		where := "used"
		if die >= 5 {
			where = "carried:0"
		}
		s.Do("act", "thug", "cheap-rake").wantSubs("MUUN").hasLoot("cheap-picks-1", where, "cheap-picks-2", "sale")
	}
	s := stage(t, "inclusion", "f4", "thug").loot("cheap-picks-1", "carried:0").Set(me("die"), 4).ideas(1)
	s.Do("act", "thug", "careful-rake").wantSubs("MUUN").hasIdeas(0).Is(me("die"), 5).hasLoot("cheap-picks-1", "carried:0")
	s = stage(t, "inclusion", "f4", "thug").loot("cheap-picks-1", "carried:0").Set(me("die"), 1).ideas(1)
	s.Do("act", "thug", "careful-rake").hasIdeas(0).Is(me("die"), 6).hasLoot("cheap-picks-1", "carried:0")
	stage(t, "inclusion", "f4", "thug").Refuses("no-such-act", "act", "thug", "cheap-rake")
}

// Perfect Picks: without an M and with a U the action makes no noise.
func TestPerfectPicksAreSilentWithoutAMove(t *testing.T) {
	rake := func() *table {
		return stage(t, "inclusion", "f4", "thug").loot("perfect-picks", "carried:0").put("e4", "locks", 2).Do("act", "thug", "perfect-pick").wantSubs("MUUN")
	}
	rake().do("unlock thug e4", "unlock thug e4", "done thug").Is("noise", 0)
	rake().do("unlock thug e4", "move thug g4", "done thug").Is("noise", 1)
	rake().do("done thug").Is("noise", 1).hasLoot("perfect-picks", "carried:0")
}

// Laser Burst, MAS-305: disables all known cameras up to three tiles along a line, 1
// noise a tile, once a heist; a gap ends the line. It does not work under a remote lock.
func TestLaserBurstDisablesALineOfCameras(t *testing.T) {
	s := stage(t, "inclusion", "g4", "thug").loot("laser-burst", "carried:0").put("f4", "cameras", 2, "e4", "disabled", 1, "d4", "cameras", 1, "c4", "cameras", 1)
	s.Refuses("no-line", "laser", "thug", "c6").Do("laser", "thug", "f4").chits("f4", "cameras", 0, "f4", "disabled", 2, "d4", "cameras", 0, "d4", "disabled", 1, "c4", "cameras", 1)
	s.Is(me("owed"), 2, "flags.burnt", true).Do("done", "thug").Is("noise", 2).Refuses("once", "laser", "thug", "f4").hasLoot("laser-burst", "carried:0")
	s = stage(t, "inclusion", "e5", "thug").loot("laser-burst", "carried:0").put("g5", "cameras", 1)
	s.Refuses("no-line", "laser", "thug", "f5").chits("g5", "cameras", 1)
	s = stage(t, "river", "e7", "thug").put("e7", "remote", "x", "d7", "cameras", 1).loot("laser-burst", "carried:0").Refuses("imprisoned", "laser", "thug", "d7").wantVerb("laser")
	s.put("e7", "remote", "none").Do("laser", "thug", "d7").chits("d7", "disabled", 1)
	stage(t, "inclusion", "g4", "thug").Refuses("no-laser", "laser", "thug", "f4")
}

// Flashbang, MAS-305: three noises; all guards on and next to the tile are subdued and
// get up at the end of the Event phase; the card is gone. It does not work under a
// remote lock.
func TestFlashbangSubduesForARound(t *testing.T) {
	s := stage(t, "inclusion", "f4", "burglar").loot("flashbang-1", "carried:0").put("f4", "guards", 2, "e4", "guards", 1, "g4", "subdued", 1, "d4", "guards", 1)
	s.Do("act", "burglar", "toss-flashbang").wantSubs("NNN").hasLoot("flashbang-1", "used", "flashbang-2", "box")
	s.chits("f4", "guards", 0, "f4", "subdued", 2, "e4", "guards", 0, "e4", "subdued", 1, "g4", "subdued", 1, "d4", "guards", 1)
	s.Do("done", "burglar").Is("noise", 3, "round", 2).chits("f4", "guards", 2, "f4", "subdued", 0, "e4", "guards", 1, "g4", "guards", 0, "g4", "subdued", 1)
	s = stage(t, "inclusion", "f4", "thug").loot("flashbang-1", "carried:0").put("e4", "guards", 1).deck("20", "3", "z1").ideas(1)
	s.put("f4", "guards", 1).Do("act", "thug", "toss-flashbang").Do("done", "thug").hasIdeas(1).chits("f4", "guards", 1)
	r := stage(t, "river", "e7", "thug").put("e7", "remote", "x", "d7", "guards", 1).loot("flashbang-1", "carried:0").Refuses("imprisoned", "act", "thug", "toss-flashbang").wantNotOffered("act thug toss-flashbang")
	r.put("e7", "remote", "none").Do("act", "thug", "toss-flashbang").chits("d7", "subdued", 1)
}

// Master Plan Copy: two planning tokens more; it stays on the palm; if its owner is
// busted, all are, and the objective fails.
func TestMasterPlanCopyIsOnThePalm(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 4)
	tokens := s.Int(me("tokens"))
	s.Do("buy", "master-plan-copy", s.name(0)).Is("team", 0, me("tokens"), tokens+2).hasLoot("master-plan-copy", "carried:0")
	s.Refuses("palm", "sell", "master-plan-copy").Refuses("palm", "equip", "master-plan-copy", s.name(1))
	g := stage(t, "inclusion", "f4", "thug").stand("1", "f4").loot("master-plan-copy", "carried:0", "jewel-1", "won", "jewel-2", "won", "jewel-3", "won")
	g.Refuses("palm", "drop", "thug", "master-plan-copy").Do("call-escape").do("done burglar", "done pickpocket")
	lost := g.fork().Do("done", "thug").Is("over", true, "flags.blown", true, me("status"), "busted", "figures.2.status", "busted")
	lost.Scores([]int{0, 0, 0})
	won := stage(t, "inclusion", "i3", "thug").loot("master-plan-copy", "carried:0", "jewel-1", "won", "jewel-2", "won", "jewel-3", "won").Do("call-escape")
	won.do("done burglar", "done pickpocket", "done thug").Is("over", true, "flags.blown", false).hasLoot("master-plan-copy", "used").Scores([]int{0, 0, 0}, 0, 1, 2)
}

// Building Schematics, MAS-169: one R in planning, then the copy is on sale again.
func TestBuildingSchematicsShowATile(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 5)
	s.Refuses("not-owned", "schematics", "d2").Do("buy", "building-schematics", s.name(0)).Is("team", 3)
	s.Next("chit", "camera").Do("schematics", "d2").chits("d2", "unknown", false, "d2", "cameras", 1).hasLoot("building-schematics", "sale")
	s.Refuses("not-owned", "schematics", "f2").Do("buy", "building-schematics", s.name(1)).Is("team", 1).Do("schematics", "f2").chits("f2", "unknown", false)
	s.Refuses("no-cash", "buy", "building-schematics", s.name(0)).Refuses("not-owned", "schematics", "f2")
}

// Lucky Penny: goes instead of an idea that an event takes, or not, as its owner
// likes.
func TestLuckyPennyGoesInsteadOfAnIdea(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1, 1, 1).stand("1", "d4").loot("lucky-penny", "carried:0")
	s.event("18").Asks(-1, "prompt.penny").Offered("penny thug", "lose-idea thug").Refuses("other-figure", "penny", s.name(1))
	s.fork().Do("penny", "thug").hasIdeas(1, 0, 0).hasLoot("lucky-penny", "used")
	s.Do("lose-idea", "thug").hasIdeas(0, 0, 0).hasLoot("lucky-penny", "carried:0")
	stage(t, "inclusion", "f4", "thug").loot("lucky-penny", "carried:0").event("18").hasLoot("lucky-penny", "carried:0").Is("round", 2)
}

// Radio, MAS-472: Tweak Plan (M, N): every character may shift one token by one hex; the
// card is gone.
func TestRadioShiftsATokenOfEverybody(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").awake("1").loot("radio", "carried:0")
	s.Set(me("plan"), map[string]bool{"f3": true, "e4": true}, other("plan"), map[string]bool{"h3": true})
	s.Refuses("no-shift", "shift", "thug", "f3", "f2").Do("act", "thug", "tweak-plan").wantSubs("MN").hasLoot("radio", "used").Is(me("shifts"), 1, other("shifts"), 1)
	s.Refuses("shift-far", "shift", "thug", "f3", "g5").Refuses("planned", "shift", "thug", "f3", "e4").Refuses("no-token", "shift", "thug", "d4", "d3")
	s.Do("shift", "thug", "f3", "f2").Is(me("plan"), map[string]bool{"f2": true, "e4": true}).Refuses("no-shift", "shift", "thug", "f2", "f3")
	s.Do("shift", "burglar", "h3", "g3").Is(other("plan"), map[string]bool{"g3": true})
	// Who is done goes on for it, if it has a token on the board.
	d := stage(t, "inclusion", "f4", "thug").loot("radio", "carried:0").Set(other("plan"), map[string]bool{"h3": true}, "figures.2.plan", map[string]bool{}).Refuses("finished", "shift", "burglar", "h3", "g3")
	d.Do("act", "thug", "tweak-plan").Is(other("marks.done"), nil, "figures.2.marks.done", true).Do("shift", "burglar", "h3", "g3").Is(other("plan"), map[string]bool{"g3": true})
	d.Refuses("acted", "act", "burglar", "walk").Do("done", "thug").Is("round", 1).Do("done", "burglar").Is("round", 2)
}

// Safecracking Tools, MAS-374, MAS-376, MAS-380: one U is K, two U are KKK; who
// does nothing else this round takes no noise.
func TestSafecrackingToolsCrackASafe(t *testing.T) {
	at := func() *table {
		return stage(t, "hospitality", "j4", "thug").loot("safecracking-tools-1", "carried:0").Set(me("left.unlock"), 2, me("owed"), 2, me("marks.acted"), true, me("action"), "bump")
	}
	at().Do("crack", "thug", 1).Is("cracked", 1, me("left.unlock"), 1).Do("done", "thug").Is("noise", 0)
	at().Do("crack", "thug", 2).Is("cracked", 3, hex("j4", "cash"), 5).hasLoot("jewel-1", "j4").Do("done", "thug").Is("noise", 0)
	at().Set(me("left.move"), 1).Do("crack", "thug", 1).Do("move", "thug", "i4").Refuses("not-at-safe", "crack", "thug", 1).Do("done", "thug").Is("noise", 2)
	at().loot("safecracking-tools-1", "box").Refuses("no-tools", "crack", "thug", 1)
	at().Refuses("crack-pair", "crack", "thug", 3).Set(me("left.unlock"), 1).Refuses("no-sub", "crack", "thug", 2)
}

// Plasma Torch, MAS-374, MAS-381: one U is K; characters on or next to the safe
// may give their U to its user.
func TestPlasmaTorchIsHeldByOthers(t *testing.T) {
	s := stage(t, "hospitality", "j4", "thug").stand("1", "i4", "2", "h4").loot("plasma-torch", "carried:0").acting("unlock", 2)
	s.Set(other("left.unlock"), 1, other("marks.done"), nil, "figures.2.left.unlock", 1, "figures.2.marks.done", nil)
	s.Refuses("torch-self", "hold-torch", "thug").Refuses("torch-far", "hold-torch", "pickpocket")
	s.Do("crack", "thug", 1).Is("cracked", 1, me("left.unlock"), 1).Refuses("no-tools", "crack", "thug", 2)
	s.Do("hold-torch", "burglar").Is("cracked", 2, other("left.unlock"), 0).Refuses("no-sub", "hold-torch", "burglar")
	s.Set(other("left.unlock"), 1).loot("plasma-torch", "carried:2").Refuses("no-torch", "hold-torch", "burglar")
}

// Camouflage, MAS-451, MAS-465: who ends Escape inside, neither on nor next to an unsubdued
// guard, is not busted; loot on it is not won, item cards stay with it.
func TestCamouflageHidesWhoIsInside(t *testing.T) {
	end := func(guardAt string) *table {
		s := stage(t, "inclusion", "f4", "thug").loot("camouflage", "carried:0", "jewel-1", "carried:0", "radio", "carried:0").Set(me("cash"), 3)
		if guardAt != "" {
			s.put(guardAt, "guards", 1)
		}
		return s.Do("call-escape").do("done thug", "done burglar", "done pickpocket").Is("over", true)
	}
	s := end("").Is(me("status"), "hidden", me("at"), "f4", "team", 0, me("cash"), 0).hasLoot("jewel-1", "lost", "camouflage", "carried:0", "radio", "carried:0")
	if a := s.S.(*masters.State).Account(); a.Crew[0].Busted || a.Crew[0].Out || a.Owned[masters.Camouflage] != 1 || a.Owned[masters.Radio] != 1 || a.Jewels != 0 {
		t.Errorf("the account is %+v", a)
	}
	end("h3").Is(me("status"), "hidden")
	end("f4").Is(me("status"), "busted").hasLoot("jewel-1", "lost", "camouflage", "lost")
	end("g4").Is(me("status"), "busted")
	// It is no hideout of The Final Score.
	s = stage(t, "final-south", "f5", "thug").loot("camouflage", "carried:0").stand("1", "c2").escape().do("done thug", "done burglar", "done pickpocket")
	s.Is(me("status"), "busted", other("status"), "escaped")
}

// MAS-451: hidden is not out: documents in the building are no success, nor is somebody
// who hides where a breakout is wanted, nor an NPC who does, and the Bookie keeps the
// stake.
func TestHiddenIsNotOut(t *testing.T) {
	s := stage(t, "startup", "c4", "thug").loot("documents-1", "carried:0", "camouflage", "carried:0").over("thug", "burglar", "pickpocket")
	s.Is(me("status"), "hidden").hasLoot("documents-1", "lost").Scores([]int{0, 0, 0})
	b := stage(t, "bricks", "b5", "thug").loot("camouflage", "carried:0").over("thug", "burglar", "pickpocket").Is(me("status"), "hidden", "team", 0).Scores([]int{0, 0, 0})
	if fate := b.S.(*masters.State).Account().Crew[0]; fate.Busted || fate.Out {
		t.Errorf("the fate is %+v", fate)
	}
	n := withNPC(t, "greedy-prisoner", "h8", "h6", "thug").loot("jewel-1", "won", "jewel-2", "won", "camouflage", "carried:npc").over("thug", "burglar", "pickpocket", "prisoner")
	n.Is("figures.npc.status", "hidden").Scores([]int{0, 0, 0})
	won := func(at string) *table {
		return stage(t, "inclusion", at, "thug").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won", "camouflage", "carried:0").Set("team", 4, "team_at_start", 6, "stake", 2)
	}
	won("f4").over("thug", "burglar", "pickpocket").Is("team", 4).Scores([]int{-2, -2, -2}, 0, 1, 2)
	won("i3").over("thug", "burglar", "pickpocket").Is("team", 8)
	plan := won("f4").loot("master-plan-copy", "carried:1").stand("1", "c3").over("thug", "burglar", "pickpocket")
	plan.Is(me("status"), "busted", other("status"), "busted")
}

// Dog Whistle, MAS-477: Blow Whistle (M, N, N): no dog chases for the rest of the Action
// phase, and those that it held back stay until they come next to somebody anew.
func TestDogWhistleKeepsTheDogs(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("dog-whistle", "carried:0").put("d4", "dogs", 1)
	s.Do("act", "thug", "blow-whistle").wantSubs("MNN").hasLoot("dog-whistle", "carried:0").Do("move", "thug", "e4").chits("d4", "dogs", 1, "e4", "dogs", 0)
	s.Do("done", "thug").chits("d4", "dogs", 1, "e4", "dogs", 0).Is("noise", 2, "round", 2, me("hushed"), map[string]bool{"d4": true})
	beside := s.fork().acting("move", 2).Do("move", "thug", "e3").chits("d4", "dogs", 1, "e3", "dogs", 0) // still beside it
	beside.Is(me("hushed"), map[string]bool{"d4": true})
	away := s.fork().acting("move", 3).Do("move", "thug", "f4").chits("d4", "dogs", 1).Is(me("hushed"), map[string]bool{})
	away.Do("move", "thug", "e4").chits("d4", "dogs", 0, "e4", "dogs", 1)
	other := s.fork().stand("1", "d5").awake("1").acting("move", 1).Do("move", "thug", "e3").chits("d4", "dogs", 0, "d5", "dogs", 1)
	other.Is(me("hushed"), map[string]bool{})
	stage(t, "inclusion", "f4", "thug").acting("move", 1).put("d4", "dogs", 1).Do("move", "thug", "e4").chits("e4", "dogs", 1)
	stage(t, "inclusion", "f4", "thug").Refuses("no-such-act", "act", "thug", "blow-whistle")
}
