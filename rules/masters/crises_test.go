package masters_test

import "testing"

// C1, MAS-131, MAS-132: chits next to each token wake, empty tiles get a guard,
// the token becomes two guards; an unrevealed tile is not empty.
func TestC1Reinforcements(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug").put("g5", "reinforcements", true, "h5", "subdued", 1, "g4", "opened", 2, "f4", "disabled", 1, "g6", "unknown", true, "h3", "subdued", 1)
	s.Set("bag.lock", 1)
	s.crisis("c1").chits("h5", "guards", 1, "h5", "subdued", 0, "g4", "locks", 2, "g4", "opened", 0, "g4", "guards", 0, "f4", "cameras", 1, "f4", "disabled", 0,
		"g6", "guards", 0, "g6", "unknown", true, "f6", "guards", 1, "g5", "guards", 2, "g5", "reinforcements", false, "h3", "subdued", 1)
	stage(t, "inclusion", "c6", "thug").put("h5", "subdued", 1).crisis("c1").chits("h5", "subdued", 1, "g5", "guards", 0)
}

// MAS-057: a camera that C1 wakes raises an alert for every character on its tile.
func TestC1RaisesAlertsUnderCameras(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "f4").put("g5", "reinforcements", true, "f4", "disabled", 1)
	s.crisis("c1").hasDeck("9", "11", "14", "20", "23", "z1").chits("f4", "cameras", 1)
}

// C2, MAS-327..330: towers with a character on them come down; the others put a
// guard on each character in one of their six lines, through locks, guards and
// unknown tiles, up to a gap.
func TestC2WatchtowerSweep(t *testing.T) {
	s := stage(t, "startup", "f4", "thug").put("c4", "tower", true, "e4", "locks", 1, "d4", "guards", 1).stand("1", "c6", "2", "b6")
	s.crisis("c2").chits("f4", "guards", 1, "c6", "guards", 0, "b6", "guards", 1, "c4", "tower", true)
	s = stage(t, "startup", "c4", "thug").put("c4", "tower", true).stand("1", "f4")
	s.crisis("c2").chits("f4", "guards", 0, "c4", "guards", 0, "c4", "tower", false)
	s = stage(t, "startup", "g6", "thug").put("c4", "tower", true, "f5", "tower", true).stand("1", "g5", "2", "c4")
	s.crisis("c2").chits("g5", "guards", 1, "c4", "tower", false, "f5", "tower", true, "g6", "guards", 0)
}

// MAS-329: a line ends at a gap.
func TestASweepEndsAtAGap(t *testing.T) {
	s := stage(t, "startup", "e7", "thug").put("c4", "tower", true).stand("1", "a4", "2", "b5")
	s.crisis("c2").chits("e7", "guards", 0, "a4", "guards", 1, "b5", "guards", 0)
}

// C3: the next gate falls.
func TestC3ShutsAGate(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug").crisis("c3").Is("gates_fallen", 1, hex("g3", "present"), false, hex("e4", "present"), true)
	s.awakeAll().crisis("c3").Is("gates_fallen", 2, hex("e4", "present"), false)
	stage(t, "startup", "d4", "thug").crisis("c3").Is("gates_fallen", 0)
}

// C4, MAS-133: a lock on every tile with loot lying on it; loot that is carried
// and a closed safe do not count.
func TestC4LocksTheGoods(t *testing.T) {
	s := stage(t, "melee", "b2", "thug").loot("jewel-1", "e7", "jewel-2", "carried:0", "safecracking-tools-1", "c6").put("d8", "cash", 1)
	s.crisis("c4").chits("c6", "locks", 1, "d8", "locks", 1, "b2", "locks", 0, "e7", "locks", 1, "b8", "locks", 0, "b8", "safe", true).hasLoot("jewel-3", "box")
}

// C5, MAS-366: all NPC cards turn to their panic side.
func TestC5Panic(t *testing.T) {
	s := stage(t, "side-channel", "c4", "thug").Is("flags.panic", false).crisis("c5").Is("flags.panic", true)
	s.wantOffered("act shell run").wantNotOffered("act shell stride")
	stage(t, "side-channel", "c4", "thug").crisis("c1").awake("npc").Is("flags.panic", false).wantOffered("act shell stride")
}

// C6, MAS-134: three dogs at the kennel, each three tiles toward a different one
// of the nearest characters.
func TestC6ReleasesThreeHounds(t *testing.T) {
	s := stage(t, "greedy-prisoner", "a8", "thug").stand("1", "f2", "2", "h3")
	s.crisis("c6").Asks(-1, "prompt.hunt").Offered("hunt c4", "hunt d4").Refuses("not-nearer", "hunt", "e5").Do("hunt", "d4")
	s.chits("a6", "dogs", 1, "d2", "dogs", 1, "g5", "dogs", 1, "d5", "dogs", 0).Is("round", 2)
}

// MAS-134: among more characters that are as near as dogs are left, the team
// chooses, and several dogs may end on one tile.
func TestC6AsksAmongTheNearest(t *testing.T) {
	s := stageOf(t, 4, "greedy-prisoner", "a8", "thug").stand("1", "a8", "2", "a8", "3", "a8")
	s.crisis("c6").Asks(-1, "prompt.hound").Offered("hound thug", "hound burglar", "hound pickpocket", "hound shutter-bug")
	s.Do("hound", "thug").Refuses("not-hounded", "hound", "thug").Do("hound", "burglar").Do("hound", "shutter-bug").chits("a6", "dogs", 3, "d5", "dogs", 0)
}

// C6, MAS-450: a dog that nobody is left for stays on the kennel.
func TestC6LeavesADogAtTheKennel(t *testing.T) {
	s := stage(t, "greedy-prisoner", "a8", "thug").stand("1", "a9").Set("figures.2.status", "busted", "figures.2.at", "off")
	s.crisis("c6").chits("a6", "dogs", 2, "d5", "dogs", 1)
	stage(t, "inclusion", "f4", "thug").crisis("c6").chits("f4", "dogs", 0).Is("round", 2)
}

// Z1: Escape starts, nothing falls.
func TestZ1SoundsTheAlarm(t *testing.T) {
	stage(t, "inclusion", "c6", "thug").deck("m1", "z1").finish().Is("phase", "escape", "round", 1).wantTold("alarm", 1)
	stage(t, "inclusion", "c6", "thug").deck("m1", "3", "z1").finish().Is("phase", "action", "round", 2)
}

// Z2, MAS-343: all gates that are left fall, then Escape starts.
func TestZ2IsAFullLockdown(t *testing.T) {
	s := stage(t, "inclusion", "e4", "thug").deck("m1", "z2").finish().Is("phase", "escape", "gates_fallen", 4, me("status"), "busted")
	s.wantTold("alarm", 1)
	for _, g := range []string{"g3", "e4", "e2", "c4"} {
		s.chits(g, "present", false)
	}
	// Nobody places the tokens of the gates anew before, for no plan is needed any more (MAS-478).
	stage(t, "inclusion", "f4", "thug").Set(me("plan"), map[string]bool{"e2": true}).deck("m1", "z2").finish().Is("phase", "escape", "gates_fallen", 4, me("loose"), 0)
}

// MAS-125..130: crises that come to the top are queued at once, also while alerts are
// dealt, one after the other; alerts go on with the next event. All of them
// happen after the event, and none is the event of the round.
func TestCrisesAreQueuedAndAllHappen(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug").deck("3", "c3", "c5", "8", "9", "c4", "11", "z1").loot("jewel-1", "e7")
	s.acting("move", 1).put("d7", "cameras", 2).Do("move", "thug", "d7").Is("queue", []string{"c3", "c5"}, "dealt", []string{"3", "c3", "c5", "8"}).hasDeck("9", "c4", "11", "z1")
	s.Do("done", "thug").Is("gates_fallen", 1, "flags.panic", true, "queue", []string{}, hex("e7", "locks"), 1, "round", 2).hasDeck("11", "z1")
	stage(t, "inclusion", "c6", "thug").deck("m1", "3", "z1").finish().Is("queue", []string{}, "gates_fallen", 0, "round", 2)
}
