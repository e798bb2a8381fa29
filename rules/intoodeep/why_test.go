package intoodeep_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A refusal is a position and an action that is refused there for one reason.
type refusal rulestest.Refusal[*table]

// plain is a town in which seat 0 hooks Ghost and Jumper, seat 1 the Scourge.
func plain(t *testing.T) *table { return town(t, 3).hook(0, "ghost", "jumper").hook(1, "scourge") }

func hookStep(t *testing.T) *table { return plain(t).set("phase", "hook") }

// withBoost spends a Boost on the plain town.
func withBoost(tile, verb string) func(t *testing.T) *table {
	return func(t *testing.T) *table { return plain(t).saved(0, tile).do("boost", verb) }
}

// withSkill uses a Skill.
func withSkill(k string) func(t *testing.T) *table {
	return func(t *testing.T) *table { return skill(t, k).do("skill", k) }
}

// withPower uses the power of a Zone.
func withPower(zone string) func(t *testing.T) *table {
	return func(t *testing.T) *table { return power(t, zone).do("power", zone) }
}

func threeTags(t *testing.T) *table { return hookStep(t).hook(0, "ghost", "jumper", "mechanic") }
func lockedTag(t *testing.T) *table { return hookStep(t).set("boosts.lock-copy-1", "lock:scourge") }
func justFreed(t *testing.T) *table { return hookStep(t).do("unhook", "ghost") }
func noTags(t *testing.T) *table    { return town(t, 3).set("phase", "hook") }
func lastToHook(t *testing.T) *table {
	// All that seat 1 does not hook is locked by others.
	return town(t, 3).hook(0, "ghost", "jumper").hook(1, "scourge", "mechanic", "persuader").set("now", "1", "boosts.lock-copy-1", "lock:ghost", "boosts.lock-copy-2", "lock:jumper", "phase", "hook")
}
func bought(t *testing.T) *table     { return plain(t).grip(0, "ghost", 5).do("stamina", "ghost") }
func boughtLast(t *testing.T) *table { return bought(t).set("turn.actions", 0) }
func spentAll(t *testing.T) *table {
	return plain(t).set("turn.actions", 0)
}
func swapping(t *testing.T) *table {
	return town(t, 4).hook(1, "jumper").hook(2, "scourge").set("boosts.lock-copy-1", "lock:scourge").saved(0, "swap-tags").hook(3, "ghost").do("boost", "swap-tags")
}
func storyStep(t *testing.T) *table {
	return plain(t).hand(0, "s01", "a1a", "b2a").set("crimes.c1a", "display", "phase", "story")
}
func roadworks(t *testing.T) *table {
	return holding(t, "f1b").hook(0, "mechanic").give("zinbazaar", "cash").do("story-crime", "f1b")
}
func patrols(t *testing.T) *table {
	return holding(t, "g2b").hook(0, "persuader", "jumper").put("jumper", "riverside", "ghost", "downtown").give("persuader", "scrambler").do("story-crime", "g2b")
}
func peeking(t *testing.T) *table {
	return pinkIn(power(t, "ion-heights").set("evidence.location-7", "locker:1"), "peek")
}
func taking(t *testing.T) *table {
	return pinkIn(power(t, "ion-heights").set("evidence.location-7", "locker:1"), "take")
}
func keeping(t *testing.T) *table {
	return pinkIn(power(t, "ion-heights").pool("timing-9", "tactics-9").set("evidence.location-7", "locker:1"), "peek-and-take").next("evidence", "timing").do("look", "pool").do("look", "locker-1")
}
func standIn(t *testing.T) *table {
	return town(t, 2).hook(0, "ghost", "mechanic").grip(0, "mechanic", 4).hand(0, "d1a", "s03").put("ghost", "blocks", "mechanic", "skyport").give("ghost", "detonator", "mechanic", "blaster").
		set("phase", "story").do("story-crime", "d1a")
}

// knowing is a gain of two by somebody who knows a token of the Pool.
func knowing(t *testing.T) *table {
	return gaining(t, 2).knows(0, "tactics-12").do("approach", "reckless").do("take", "timing")
}
func revealing(t *testing.T) *table {
	return pinkIn(power(t, "ion-heights").set("evidence.location-7", "locker:1", "evidence.timing-7", "slot-grip"), "reveal")
}
func fileStep(t *testing.T) *table {
	return filing(t, "financing-3", "location-7").set("evidence.ringleader-1", "slot-grip", "evidence.ringleader-2", "row-3:1", "players.1.dossiers", 1)
}
func emptied(t *testing.T) *table {
	return power(t, "riverside").memory(0, "timing-9").plank().pool().supplyTo("locker:1").do("power", "riverside")
}
func echoClaims(t *testing.T) *table {
	return solo(t).set("wheel.1", 2, "wheel.3", 2).echoes("9", "b1 w4 b1")
}
func echoRaises(t *testing.T) *table {
	return solo(t).set("evidence.ringleader-3", "slot-boost", "evidence.ringleader-4", "slot-tolerance", "echo.progress", 2).grip("echo", "ghost", 3, "jumper", 3, "persuader", 3, "mechanic", 6).
		echoes("8", "b1 w6 b1 b1")
}
func echoLoses(t *testing.T) *table {
	return solo(t).pool().grip("echo", "jumper", 6, "persuader", 5).set("echo.progress", 2, "evidence.location-11", "row-1:1", "evidence.tactics-11", "row-2:1", "players.0.dossiers", 2).echoes("1", "b1 w6 b1 b1")
}
func dilemmaTable(t *testing.T) *table {
	return plain(t).saved(0, "discard-dilemma-copy-1").dilemmas(0, "timing-4").well(0, "sigil-copy-1").do("boost", "discard-dilemma")
}
func losing(t *testing.T) *table {
	return ending(t, 2, 1).grip(0, "ghost", 3, "jumper", 3).do("done")
}

func ops(operands ...any) []any { return operands }

// refusals is every reason with at least one position for it.
var refusals = []refusal{
	{"why.over", func(t *testing.T) *table { return end(t, 2).finished() }, "move", ops("ghost", "zinbazaar")},
	{"why.other-question", plain, "approach", ops("reckless")},
	{"why.other-question", withPower("skyport"), "move", ops("ghost", "parish")},
	{"why.too-late", plain, "hook", ops("mechanic")},
	{"why.too-late", storyStep, "grip", ops("ghost")},
	{"why.too-early", hookStep, "move", ops("ghost", "zinbazaar")},
	{"why.too-early", plain, "ditch-1", ops("a1a")},
	{"why.not-in-play", plain, "move", ops("sprinter", "blocks")},
	{"why.not-in-play", hookStep, "hook", ops("fixer")},
	{"why.not-in-play", withPower("downtown"), "escort", ops("sprinter", "parish")},
	{"why.own-tag", hookStep, "hook", ops("ghost")},
	{"why.just-freed", justFreed, "hook", ops("ghost")},
	{"why.locked", lockedTag, "hook", ops("scourge")},
	{"why.three-tags", threeTags, "hook", ops("persuader")},
	{"why.not-your-tag", hookStep, "unhook", ops("scourge")},
	{"why.not-your-tag", func(t *testing.T) *table { return plain(t).saved(0, "lock-copy-1").do("boost", "lock") }, "lock", ops("scourge")},
	{"why.nobody-else", func(t *testing.T) *table { return lastToHook(t).saved(1, "hook").set("phase", "actions") }, "boost", ops("hook")},
	{"why.must-hook-more", withBoost("hook", "hook"), "done", nil},
	{"why.must-hook", noTags, "done", nil},
	{"why.freed-must-hook", justFreed, "done", nil},
	{"why.rival-locked", swapping, "swap-tags", ops("2")},
	{"why.no-tags", func(t *testing.T) *table {
		return town(t, 4).hook(1, "jumper").hook(2, "scourge").saved(0, "swap-tags").do("boost", "swap-tags")
	}, "swap-tags", ops("3")},
	{"why.no-such-player", swapping, "swap-tags", ops("echo")},
	{"why.self", swapping, "swap-tags", ops("0")},
	{"why.locked-already", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper", "scourge").saved(0, "lock-copy-2").set("boosts.lock-copy-1", "lock:ghost").do("boost", "lock")
	}, "lock", ops("ghost")},
	{"why.not-itself", func(t *testing.T) *table {
		return skill(t, "persuader").put("ghost", "skyport").do("skill", "persuader")
	}, "push", ops("persuader", "skyport")},
	{"why.not-itself", func(t *testing.T) *table { return skill(t, "scourge").put("ghost", "skyport").do("skill", "scourge") }, "advance", ops("scourge")},
	{"why.not-nearby", func(t *testing.T) *table { return skill(t, "scourge").put("ghost", "skyport").do("skill", "scourge") }, "advance", ops("persuader")},
	{"why.not-nearby", withSkill("disruptor"), "blockade", ops("6", "7")},
	{"why.not-nearby", withSkill("fixer"), "zone", ops("parish")},
	{"why.grip-top", func(t *testing.T) *table { return plain(t).grip(0, "ghost", 9) }, "grip", ops("ghost")},
	{"why.echo-lowest", echoRaises, "advance", ops("mechanic")},
	{"why.echo-highest", echoLoses, "lose", ops("ghost")},
	{"why.echo-most-intel", echoClaims, "claim", ops("2")},
	{"why.no-grip", losing, "lose", ops("scourge")},
	{"why.not-in-play", losing, "lose", ops("sprinter")},
	{"why.not-hooked", plain, "move", ops("scourge", "blocks")},
	{"why.push-first", bought, "stamina", ops("ghost")},
	{"why.push-only", boughtLast, "move", ops("jumper", "skyport")},
	{"why.push-only", boughtLast, "power", ops("towers")},
	{"why.no-actions", spentAll, "move", ops("ghost", "zinbazaar")},
	{"why.no-actions", spentAll, "power", ops("towers")},
	{"why.not-adjacent", plain, "move", ops("ghost", "parish")},
	{"why.not-adjacent", withPower("towers"), "push-item", ops("cash", "parish")},
	{"why.blockade", plain, "move", ops("jumper", "zinbazaar")},
	{"why.blockade", withPower("towers"), "push", ops("jumper", "zinbazaar")},
	{"why.has-it", func(t *testing.T) *table { return plain(t).give("ghost", "coupe") }, "pick-up", ops("ghost", "coupe")},
	{"why.has-it", func(t *testing.T) *table {
		return skill(t, "smuggler").give("smuggler", "cash", "towers", "serum").do("skill", "smuggler")
	}, "item", ops("cash")},
	{"why.item-held", func(t *testing.T) *table { return plain(t).give("scourge", "coupe") }, "pick-up", ops("ghost", "coupe")},
	{"why.item-elsewhere", plain, "pick-up", ops("ghost", "coupe")},
	{"why.nobody-there", plain, "power", ops("parish")},
	{"why.heat", plain, "power", ops("blocks")},
	{"why.dark", func(t *testing.T) *table { return inTheDark(t, 3, "zinbazaar").hook(0, "mechanic") }, "power", ops("zinbazaar")},
	{"why.heat-there", withBoost("move-heat", "move-heat"), "move-heat", ops("blocks", "skyport")},
	{"why.push-only", boughtLast, "grip", ops("jumper")},
	{"why.push-grip", boughtLast, "grip", ops("ghost")},
	{"why.no-stamina", plain, "stamina", ops("ghost")},
	{"why.holds-nothing", plain, "drop", ops("ghost")},
	{"why.free-limit", func(t *testing.T) *table { return plain(t).give("ghost", "cash").set("turn.free", 32) }, "drop", ops("ghost")},
	{"why.no-side-crime", plain, "side-crime", ops("a1a")},
	{"why.no-story-crime", storyStep, "story-crime", ops("s01")},
	{"why.not-in-hand", plain, "side-crime", ops("s05")},
	{"why.not-in-hand", storyStep, "story-crime", ops("b1c")},
	{"why.criteria", plain, "side-crime", ops("s01")},
	{"why.criteria", storyStep, "story-crime", ops("a1a")},
	{"why.prerequisite", storyStep, "story-crime", ops("b2a")},
	{"why.no-such-boost", plain, "boost", ops("act-1")},
	{"why.passive", func(t *testing.T) *table { return skill(t, "ghost") }, "skill", ops("ghost")},
	{"why.no-skill", plain, "skill", ops("jumper")},
	{"why.once-per-turn", func(t *testing.T) *table {
		return skill(t, "scourge").put("ghost", "skyport").set("turn.inspired", true)
	}, "skill", ops("scourge")},
	{"why.skill-no-target", func(t *testing.T) *table { return skill(t, "smuggler").give("smuggler", "coupe") }, "skill", ops("smuggler")},
	{"why.there-already", withPower("skyport"), "send", ops("jumper", "towers")},
	{"why.same-item", withPower("zinbazaar"), "swap-items", ops("cash", "cash")},
	{"why.other-order", withPower("zinbazaar"), "swap-items", ops("serum", "cash")},
	{"why.other-order", withBoost("swap-criminals", "swap-criminals"), "swap-criminals", ops("scourge", "ghost")},
	{"why.no-change", withBoost("swap-item-criminal", "swap-item-criminal"), "swap-with", ops("jumper", "coupe")},
	{"why.same-criminal", withBoost("swap-criminals", "swap-criminals"), "swap-criminals", ops("ghost", "ghost")},
	{"why.no-heat", withBoost("move-heat", "move-heat"), "move-heat", ops("towers", "parish")},
	{"why.blockade-only", roadworks, "sentinel", ops("parish")},
	{"why.sentinel-only", patrols, "blockade", ops("6", "7")},
	{"why.no-blockade", withPower("downtown"), "blockade", ops("1", "2")},
	{"why.not-bordering", roadworks, "blockade", ops("6", "7")},
	{"why.edge-too-far", withPower("downtown"), "blockade", ops("6", "8")},
	{"why.not-with-sentinel", withPower("downtown"), "escort", ops("jumper", "parish")},
	{"why.sentinel-far", withPower("downtown"), "sentinel", ops("towers")},
	{"why.no-dilemma", func(t *testing.T) *table { return plain(t).saved(0, "challenge").dilemmas(1, "sigil-copy-1") }, "boost", ops("challenge")},
	{"why.rival-no-dilemma", func(t *testing.T) *table { return challenged(t, cards("sigil-copy-1"), cards("sigil-copy-2")) }, "challenge", ops("2")},
	{"why.dilemma-not-in-hand", dilemmaTable, "discard", ops("sigil")},
	{"why.not-banked", dilemmaTable, "purge", ops("timing-4")},
	{"why.not-on-plank", func(t *testing.T) *table { return gaining(t, 1) }, "take", ops("financing")},
	{"why.plot-only", revealing, "look", ops("pool")},
	{"why.pool-only", knowing, "look", ops("locker-1")},
	{"why.no-tokens-there", peeking, "look", ops("row-1")},
	{"why.nothing-unseen", func(t *testing.T) *table { return power(t, "towers").pool().do("power", "towers") }, "peek", nil},
	{"why.all-seen", peeking, "look", ops("locker-0")},
	{"why.known-token", peeking, "known", ops("locker-1", "location")},
	{"why.not-known", taking, "known", ops("locker-1", "location")},
	{"why.not-peeked", keeping, "known", ops("pool", "tactics")},
	{"why.no-dossier", fileStep, "place", ops("row-3")},
	{"why.wrong-type", fileStep, "place", ops("row-2")},
	{"why.slot-taken", fileStep, "place", ops("slot-grip")},
	{"why.slot-taken-last", func(t *testing.T) *table { return fileStep(t).set("chapter.number", 3) }, "place", ops("slot-grip")},
	{"why.not-filed-there", fileStep, "place", ops("pool")},
	{"why.not-your-locker", fileStep, "place", ops("locker-1")},
	{"why.not-in-memory", func(t *testing.T) *table { return fileStep(t).do("place", "locker-0") }, "file", ops("timing")},
	{"why.empty-sector", func(t *testing.T) *table {
		return power(t, "ion-heights").wheel("act-1-copy-1").do("power", "ion-heights")
	}, "claim", ops("3")},
	{"why.boost-no-target", func(t *testing.T) *table { return town(t, 2).saved(0, "swap-tags") }, "boost", ops("swap-tags")},
	{"why.boost-no-target", func(t *testing.T) *table {
		s := plain(t).saved(0, "swap-items-copy-1")
		for item := range itemHome {
			s.give("parish", item)
		}
		return s
	}, "boost", ops("swap-items")},
	{"why.no-dilemmas", func(t *testing.T) *table { return plain(t).saved(0, "discard-dilemma-copy-1") }, "boost", ops("discard-dilemma")},
	{"why.no-challenge", func(t *testing.T) *table { return plain(t).saved(0, "challenge").dilemmas(0, "sigil-copy-1") }, "boost", ops("challenge")},
	{"why.no-tag-to-lock", func(t *testing.T) *table { return town(t, 2).saved(0, "lock-copy-1") }, "boost", ops("lock")},
	{"why.ignoring-already", func(t *testing.T) *table {
		return plain(t).saved(0, "ignore-blockades-copy-1", "ignore-blockades-copy-2").do("boost", "ignore-blockades")
	}, "boost", ops("ignore-blockades")},
	{"why.wrong-deck", func(t *testing.T) *table { return ditching(t, "a1a", "s01") }, "ditch-2", ops("a1a")},
	{"why.side-in-hand", func(t *testing.T) *table { return ditching(t, "s01").do("done") }, "draw", ops("side")},
	{"why.story-in-hand", func(t *testing.T) *table { return ditching(t, "a1a").do("done") }, "draw", ops("level-1")},
	{"why.deck-empty", func(t *testing.T) *table { return ditching(t, "s01").moveDeck("3", "display").do("done") }, "draw", ops("level-3")},
	{"why.no-evidence", emptied, "gain-evidence", nil},
	{"why.no-memory", func(t *testing.T) *table { return power(t, "riverside").memory(0).do("power", "riverside") }, "file-evidence", nil},
	{"why.not-satisfying", func(t *testing.T) *table {
		return holding(t, "s07").hook(0, "ghost").give("ghost", "blaster", "mechanic", "cash", "jumper", "coupe").put("mechanic", "blocks", "jumper", "blocks").do("side-crime", "s07")
	}, "role", ops("persuader")},
	{"why.not-hooked", standIn, "role", ops("jumper")},
	{"why.not-in-play", standIn, "role", ops("sprinter")},
	{"why.not-one-of-these", func(t *testing.T) *table {
		return holding(t, "e2c").hook(0, "persuader").give("persuader", "cash", "parish", "birdseye").do("story-crime", "e2c")
	}, "item", ops("cash")},
	{"why.unreachable", withSkill("sprinter"), "zone", ops("riverside")},
	{"why.must-choose", withBoost("move-criminal-copy-1", "move-criminal"), "done", nil},
}

// Every reason is given for a position and an action of its own, refuses it and
// changes nothing.
func TestEveryRefusalNamesItsReason(t *testing.T) { rulestest.RefusalsOf(refusals).Named(t) }

// No reason is without a position.
func TestEveryReasonHasAPosition(t *testing.T) { rulestest.RefusalsOf(refusals).Complete(t, game) }

// The reasons as a player reads them.
func TestGoldenReasons(t *testing.T) {
	rulestest.RefusalsOf(refusals).Golden(t, "testdata/reasons.txt", say(t))
}

// An action that the game does not know is refused, whatever is asked.
func TestAMalformedActionIsRefused(t *testing.T) {
	rulestest.Malformed(t, plain(t), rules.Action{}, rules.Action{Verb: 200}, rules.Do(3, 1, 99), rules.Do(3, -1, 0), rules.Do(1, 10), rules.Do(1, 3, 4), rules.Do(52, 0, 0, 7))
}
