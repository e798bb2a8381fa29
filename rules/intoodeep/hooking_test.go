package intoodeep_test

import "testing"

// Hook and Gain Grip (rulebook: 1 and 2).

// hooking is a town in the hook step of seat 0.
func hooking(t testing.TB, seats int, instead ...string) *table {
	t.Helper()
	return town(t, seats, instead...).set("phase", "hook")
}

// ITD-071, ITD-072, ITD-073, ITD-133: the five steps follow each other, and each
// offers its own things only.
func TestATurnGoesThroughFiveSteps(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").give("ghost", "blaster").hand(0, "a1a", "s13").saved(0, "act-1-copy-2").grip(0, "ghost", 3).set("phase", "hook")
	s.refuses("why.too-early", "move", "ghost", "zinbazaar").refuses("why.too-early", "drop", "ghost").refuses("why.too-early", "boost", "act-1").
		refuses("why.too-early", "side-crime", "s13").refuses("why.too-early", "story-crime", "a1a").refuses("why.too-early", "ditch-1", "a1a")
	s.do("done").is("phase", "actions", "players.0.grip.ghost", 4, "turn.actions", 2)
	s.refuses("why.too-late", "hook", "jumper").refuses("why.too-early", "story-crime", "a1a").refuses("why.too-early", "ditch-side", "s13")
	s.do("done").is("phase", "story")
	s.refuses("why.too-late", "move", "ghost", "zinbazaar").refuses("why.too-late", "boost", "act-1").refuses("why.too-late", "drop", "ghost")
	s.do("done").is("phase", "ditch", "now", "0")
	s.refuses("why.too-late", "story-crime", "a1a").do("done").is("now", "1", "phase", "hook")
}

// ITD-072: play goes round clockwise and a round ends with the start player.
func TestPlayPassesClockwise(t *testing.T) {
	s := town(t, 3).set("first", "1", "now", "1", "phase", "ditch")
	s.Do("done")
	s.is("now", "2", "round", 1).pass()
	s.is("now", "0", "round", 1).pass()
	s.is("now", "1", "round", 2)
}

// ITD-074, ITD-079: one Criminal a turn, out of the void for nothing.
func TestOneCriminalIsHookedAndTheVoidIsFree(t *testing.T) {
	s := hooking(t, 2)
	s.Mark().Do("hook", "ghost")
	s.Changed("criminals.ghost.tag", "void", "0:1", "players.0.grip.ghost", 0, 1, "phase", "hook", "actions")
	s.refuses("why.too-late", "hook", "jumper")
}

// ITD-075, ITD-087: with a tag the step may be skipped; nothing is unhooked
// without hooking somebody else.
func TestWithATagTheStepMayBeSkipped(t *testing.T) {
	s := hooking(t, 2).hook(0, "ghost")
	s.Mark().Do("done")
	s.Changed("phase", "hook", "actions", "players.0.grip.ghost", 0, 1)
	s = hooking(t, 2).hook(0, "ghost", "jumper").do("unhook", "ghost").is("criminals.ghost.tag", "void", "criminals.jumper.tag", "0:1", "phase", "hook")
	s.refuses("why.freed-must-hook", "done")
	s.offered("hook mechanic", "hook persuader", "hook scourge", "unhook jumper")
}

// ITD-076: without a tag somebody must be hooked.
func TestWithoutATagSomebodyMustBeHooked(t *testing.T) {
	s := hooking(t, 2)
	s.refuses("why.must-hook", "done").offered("hook ghost", "hook mechanic", "hook jumper", "hook persuader", "hook scourge")
}

// ITD-077, ITD-078, ITD-447: locked tags cannot be taken; if all are, the step
// is skipped.
func TestWithEveryTagLockedTheStepIsSkipped(t *testing.T) {
	s := town(t, 2).set("now", "1", "phase", "ditch").hook(1, "ghost", "mechanic").set("boosts.lock-copy-1", "lock:ghost")
	s.pass()
	s.is("now", "0", "phase", "hook").refuses("why.locked", "hook", "ghost")
	s.offered("hook mechanic", "hook jumper", "hook persuader", "hook scourge")
	two := town(t, 3, "disruptor").set("phase", "ditch", "now", "2").hook(1, "ghost", "mechanic", "jumper").hook(2, "persuader", "disruptor").
		set("boosts.lock-copy-1", "lock:ghost", "boosts.lock-copy-2", "lock:mechanic")
	two.pass()
	two.is("now", "0", "phase", "hook").offered("hook jumper", "hook persuader", "hook disruptor")
	// Both locks and the other three with the acting player: nobody is left.
	full := town(t, 2).set("now", "1", "phase", "ditch").hook(1, "ghost", "mechanic").hook(0, "jumper", "persuader", "scourge").
		set("boosts.lock-copy-1", "lock:ghost", "boosts.lock-copy-2", "lock:mechanic")
	full.pass()
	full.is("now", "0", "phase", "actions", "players.0.grip.jumper", 1)
}

// ITD-447: a lock lies on a person's tag only.
func TestNoLockLiesOnATagOfEchos(t *testing.T) {
	s := town(t, 1).hook("echo", "jumper", "persuader")
	if err := s.TrySet("boosts.lock-copy-1", "lock:jumper"); err == nil {
		t.Error("a lock lies on a tag of Echo's")
	}
}

// ITD-080, ITD-082, ITD-083, ITD-091, ITD-092: taking a tag pays the rival, the
// others slide up, nothing else changes.
func TestTakingATagPaysTheRivalOneIntel(t *testing.T) {
	s := hooking(t, 2).hook(1, "ghost", "jumper", "scourge").grip(1, "ghost", 5).give("ghost", "coupe")
	s.Mark().Do("hook", "ghost")
	s.Changed("criminals.ghost.tag", "1:1", "0:1", "criminals.jumper.tag", "1:2", "1:1", "criminals.scourge.tag", "1:3", "1:2",
		"players.0.intel", 3, 2, "players.1.intel", 3, 4, "players.0.grip.ghost", 0, 1, "phase", "hook", "actions")
	s.is("items.coupe", "held:ghost", "criminals.ghost.zone", "blocks", "players.1.grip.ghost", 5).checkCount("dilemmas", "hand:1", 0)
}

// ITD-081: a player without Intel pays nothing, and the supply does.
func TestWithoutIntelTheSupplyPays(t *testing.T) {
	s := hooking(t, 2).hook(1, "ghost").set("players.0.intel", 0)
	s.Mark().Do("hook", "ghost")
	s.Changed("criminals.ghost.tag", "1:1", "0:1", "players.1.intel", 3, 4, "players.0.grip.ghost", 0, 1, "phase", "hook", "actions")
}

// ITD-084, ITD-085: the third slot draws a Dilemma, the others do not.
func TestTheThirdHookDrawsADilemma(t *testing.T) {
	s := hooking(t, 2).hook(0, "ghost")
	s.Do("hook", "jumper")
	s.checkCount("dilemmas", "hand:0", 0, "dilemmas", "deck", 72).is("criminals.jumper.tag", "0:2")
	s = hooking(t, 2).hook(0, "ghost", "jumper").next("dilemma", "poster-ghost-5")
	s.Do("hook", "scourge")
	s.checkCount("dilemmas", "hand:0", 1).is("dilemmas.poster-ghost-5", "hand:0", "criminals.scourge.tag", "0:3")
}

// ITD-086, ITD-088, ITD-089, ITD-090: with three tags one must be let go first;
// it cannot be hooked again, and the third slot draws again.
func TestWithThreeTagsOneMustBeUnhookedFirst(t *testing.T) {
	s := hooking(t, 2).hook(0, "ghost", "jumper", "scourge")
	s.refuses("why.three-tags", "hook", "mechanic")
	s.offered("unhook ghost", "unhook jumper", "unhook scourge", "done")
	s.Mark().Do("unhook", "ghost")
	s.Changed("criminals.ghost.tag", "0:1", "void", "criminals.jumper.tag", "0:2", "0:1", "criminals.scourge.tag", "0:3", "0:2", "turn.unhooked.ghost", nil, true)
	s.refuses("why.just-freed", "hook", "ghost").next("dilemma", "sigil").do("hook", "mechanic")
	s.is("criminals.mechanic.tag", "0:3", "dilemmas.sigil-copy-1", "deck").checkCount("dilemmas", "hand:0", 1)
	// All three may be let go.
	s = hooking(t, 2).hook(0, "ghost", "jumper", "scourge").do("unhook", "ghost").do("unhook", "scourge").do("unhook", "jumper")
	s.is("criminals.jumper.tag", "void").do("hook", "persuader").is("criminals.persuader.tag", "0:1", "turn.unhooked", map[string]any{})
	// The question tells how far the step has come.
	q := hooking(t, 2).hook(0, "ghost", "jumper", "scourge")
	q.Asks(0, "prompt.hook-full")
	q.do("unhook", "jumper").Asks(0, "prompt.hook-freed")
	hooking(t, 2).hook(0, "ghost", "jumper").Asks(0, "prompt.hook")
	hooking(t, 2).Asks(0, "prompt.hook-first")
}

// ITD-078: the own tags and Criminals that are not in play are refused.
func TestOnlyTagsInTheVoidAndOfRivalsAreHooked(t *testing.T) {
	hooking(t, 2).hook(0, "ghost").refuses("why.own-tag", "hook", "ghost").refuses("why.not-in-play", "hook", "sprinter").
		refuses("why.not-your-tag", "unhook", "jumper")
}

// ITD-093, ITD-099: the rulebook's Hook and Gain Grip examples.
func TestHookExample(t *testing.T) {
	s := hooking(t, 2).hook(0, "jumper").hook(1, "persuader", "ghost").grip(0, "jumper", 2, "persuader", 1)
	s.Mark().Do("hook", "persuader")
	s.Changed("criminals.persuader.tag", "1:1", "0:2", "criminals.ghost.tag", "1:2", "1:1", "players.0.intel", 3, 2, "players.1.intel", 3, 4,
		"players.0.grip.jumper", 2, 3, "players.0.grip.persuader", 1, 2, "phase", "hook", "actions")
}

// ITD-094, ITD-095, ITD-096: every hooked Criminal gains 1, nobody else.
func TestEachHookedCriminalGainsOneGrip(t *testing.T) {
	s := hooking(t, 2).hook(0, "ghost", "jumper").hook(1, "scourge").grip(0, "ghost", 4, "mechanic", 2, "scourge", 1)
	s.Mark().Do("done")
	s.Changed("players.0.grip.ghost", 4, 5, "players.0.grip.jumper", 0, 1, "phase", "hook", "actions")
}

// ITD-097: Grip stays between 0 and 9.
func TestGripStaysBetween0And9(t *testing.T) {
	s := hooking(t, 2).hook(0, "ghost", "jumper").grip(0, "ghost", 9, "jumper", 8).do("done")
	s.is("players.0.grip.ghost", 9, "players.0.grip.jumper", 9).refuses("why.grip-top", "grip", "ghost")
	// A failed Chapter takes 2 Grip; there is only 1 to lose.
	s = town(t, 2).set("phase", "ditch", "now", "1").triggered(1).grip(0, "ghost", 1).grip(1, "ghost", 9)
	s.Do("done")
	s.is("phase", "hook", "chapter.number", 2, "players.0.grip.ghost", 0, "players.1.grip.ghost", 7)
}

// ITD-098, ITD-129, ITD-130: Skill needs 3 and being hooked, Stamina 5; below,
// the benefit is gone at once.
func TestGripBelow3Or5EndsSkillAndStamina(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").grip(0, "jumper", 5).do("stamina", "jumper").is("players.0.grip.jumper", 4, "turn.stamina", "jumper")
	s.do("skill", "jumper").is("criminals.jumper.zone", "riverside", "turn.actions", 2)
	s.refuses("why.no-stamina", "stamina", "jumper").checkOffers("skill jumper")
	s.grip(0, "jumper", 2).refuses("why.no-skill", "skill", "jumper")
	s.grip(0, "jumper", 3).checkOffers("skill jumper")
	s.hook(1, "jumper").refuses("why.not-hooked", "skill", "jumper").refuses("why.not-hooked", "stamina", "jumper")
	// The Ghost's passive Skill ends with its range.
	g := town(t, 2).hook(0, "ghost").put("ghost", "zinbazaar").grip(0, "ghost", 3)
	g.checkOffers("move ghost towers").grip(0, "ghost", 2).refuses("why.blockade", "move", "ghost", "towers")
}

// ITD-100: the rulebook's example of ranges.
func TestGainGripExampleOfRanges(t *testing.T) {
	s := town(t, 2).hook(0, "jumper", "ghost").grip(0, "jumper", 3, "ghost", 5)
	s.checkOffers("skill jumper", "stamina ghost").checkNoOffer("stamina jumper")
	s.set("turn.actions", 0).put("ghost", "zinbazaar").do("stamina", "ghost").is("players.0.grip.ghost", 4)
	s.refuses("why.push-only", "skill", "jumper").refuses("why.push-only", "move", "jumper", "skyport").checkOffers("move ghost towers")
	s.do("move", "ghost", "towers").is("criminals.ghost.zone", "towers", "turn.stamina", "none").refuses("why.no-stamina", "stamina", "ghost")
	s.refuses("why.no-actions", "move", "ghost", "skyport")
}
