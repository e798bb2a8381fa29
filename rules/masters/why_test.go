package masters_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/rulestest"
)

// A refusal is a position and an action that is refused there for one reason.
type refusal rulestest.Refusal[*table]

func ops(operands ...any) []any { return operands }

// refusals is every reason with at least one position for it.
var refusals = []refusal{
	{"over", func(t *testing.T) *table { return at(t, "i3").over3() }, "done", ops("thug")},
	{"when-start", acting, "start", ops("thug", "i3")},
	{"when-plan", acting, "plan", ops("thug", "f4")},
	{"when-plan", fleeing, "ready", ops("thug")},
	{"when-tunnel", acting, "tunnel", ops("e3", "f3")},
	{"when-shop", acting, "buy", ops("radio", "thug")},
	{"when-shop", fleeing, "sell", ops("radio")},
	{"when-fixer", acting, "hire", ops("shell", 1)},
	{"when-schematics", acting, "schematics", ops("f4")},
	{"when-round", planning, "act", ops("burglar", "walk")},
	{"when-round", fleeing, "move", ops("thug", "g4")},
	{"when-loot", planning, "take", ops("burglar", "jewel")},
	{"when-done", planning, "done", ops("burglar")},
	{"when-escape", planning, "run", ops("burglar", "g4")},
	{"when-escape", acting, "roll", ops("thug")},
	{"when-escape", acting, "pick-in-flight", ops("thug", "g4")},
	{"other-question", lockedIn, "act", ops("thug", "walk")},
	{"other-seat", choosing, "choose-character", ops("1", "thug")},
	{"other-figure", func(t *testing.T) *table { return at(t, "f4").put("f4", "subdued", 1).event("12") }, "listen", ops("burglar")},
	{"nobody", acting, "act", ops("lookout", "walk")},
	{"nobody", planning, "buy", ops("radio", "thug")},
	{"nobody", fleeing, "run", ops("lookout", "g4")},
	{"nobody", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "script-kiddie").ideas(1) }, "lend-hand", ops("script-kiddie", "thug", "unlock")},
	{"captive", func(t *testing.T) *table { return stage(t, "hospitality", "d5", "thug") }, "act", ops("hostage", "crawl")},
	{"busted", func(t *testing.T) *table { return at(t, "f4").stand("1", "g3").crisis("c3") }, "act", ops("burglar", "walk")},
	{"escaped", func(t *testing.T) *table { return fleeing(t).Do("done", "burglar") }, "done", ops("burglar")},
	{"not-in-play", func(t *testing.T) *table {
		s := opened(t, 3, "final-north").ideas(2)
		return s.Do("start", s.name(0), "c8")
	}, "give-idea", ops("burglar", "shutter-bug")},
	{"finished", acting, "act", ops("burglar", "walk")},
	{"finished", func(t *testing.T) *table { return fleeing(t).Do("done", "thug") }, "run", ops("thug", "g4")},
	{"free", shuffled, "take", ops("thug", "jewel")},
	{"no-such-character", choosing, "choose-character", ops("0", "prisoner")},
	{"level", choosing, "choose-character", ops("0", "bruiser")},
	{"class", secondChooses, "choose-character", ops("1", "thug")},
	{"same-skill", func(t *testing.T) *table { return choosing(t).do("choose-character 0 thug", "choose-skill 0 hurry") }, "choose-skill", ops("0", "hurry")},
	{"no-skill-card", thirdChooses, "choose-skill", ops("2", "hurry")},
	{"start-fixed", fixed, "start", ops("street-urchin", "f8")},
	{"start-npc", func(t *testing.T) *table { return opened(t, 3, "side-channel") }, "start", ops("shell", "h8")},
	{"start-inside", func(t *testing.T) *table { return inside(t) }, "start", ops("thug", "b1")},
	{"no-start", planning, "start", ops("burglar", "f4")},
	{"crowded", func(t *testing.T) *table { return planned(t).do("start burglar i3", "start pickpocket i3") }, "start", ops("thug", "i3")},
	{"here", func(t *testing.T) *table { return planned(t).do("start burglar i3") }, "start", ops("burglar", "i3")},
	{"here", func(t *testing.T) *table { return at(t, "f4").acting("move", 1) }, "move", ops("thug", "f4")},
	{"gap", planning, "plan", ops("burglar", "a1")},
	{"gap", func(t *testing.T) *table { return at(t, "f4").acting("move", 1) }, "move", ops("thug", "f5")},
	{"npc-plans", func(t *testing.T) *table { return opened(t, 3, "melee") }, "plan", ops("guide", "b2")},
	{"no-tokens", func(t *testing.T) *table { return planned(t).Set(me("tokens"), 0) }, "plan", ops("thug", "f4")},
	{"plan-outdoors", planning, "plan", ops("burglar", "i3")},
	{"planned", func(t *testing.T) *table { return planned(t).do("plan thug f4") }, "plan", ops("thug", "f4")},
	{"no-token", planning, "lift", ops("burglar", "f4")},
	{"not-placed", planning, "ready", ops("burglar")},
	{"guide-not-placed", waitingGuide, "ready", ops("shutter-bug")},
	{"is-ready", func(t *testing.T) *table { return planned(t).do("start thug i3", "ready thug") }, "plan", ops("thug", "f4")},
	{"no-tunnels", planning, "tunnel", ops("e3", "f3")},
	{"no-tunnel-space", func(t *testing.T) *table { return opened(t, 3, "black-box") }, "tunnel", ops("a1", "b2")},
	{"tunnel-taken", func(t *testing.T) *table { return opened(t, 3, "black-box").do("tunnel e3 f3") }, "tunnel", ops("e3", "e4")},
	{"tunnel-tile", func(t *testing.T) *table { return opened(t, 3, "black-box") }, "tunnel", ops("e3", "c2")},
	{"radio-silence", func(t *testing.T) *table { return opened(t, 3, "final-north") }, "hire", ops("shell", 1)},
	{"shop-npc", func(t *testing.T) *table { return opened(t, 3, "melee", "cash", 9) }, "buy", ops("radio", "guide")},
	{"not-on-sale", func(t *testing.T) *table { return planned(t).Set("team", 9) }, "buy", ops("flashbang", "thug")},
	{"no-cash", planning, "buy", ops("radio", "burglar")},
	{"no-cash", func(t *testing.T) *table { return opened(t, 3, "inclusion", "shell", 1) }, "hire", ops("shell", 1)},
	{"no-item", planning, "sell", ops("jewel")},
	{"not-owned", planning, "sell", ops("radio")},
	{"has-it", func(t *testing.T) *table { return planned(t).loot("radio", "carried:0") }, "equip", ops("radio", "thug")},
	{"palm", func(t *testing.T) *table { return at(t, "f4").loot("master-plan-copy", "carried:0") }, "drop", ops("thug", "master-plan-copy")},
	{"no-curator", planning, "sell-jewel", nil},
	{"no-jewels", func(t *testing.T) *table { return opened(t, 3, "inclusion", "curator", 1) }, "sell-jewel", nil},
	{"no-fixer", planning, "hire", ops("shell", 1)},
	{"no-tiers", func(t *testing.T) *table { return opened(t, 3, "inclusion", "fence", 1) }, "hire", ops("fence", 1)},
	{"hired", func(t *testing.T) *table {
		return opened(t, 3, "inclusion", "connoisseur", 1).Do("hire", "connoisseur", 1)
	}, "hire", ops("connoisseur", 1)},
	{"tier", func(t *testing.T) *table { return opened(t, 3, "inclusion", "cash", 9, "shell", 1) }, "hire", ops("shell", 2)},
	{"bag-guards", func(t *testing.T) *table { return opened(t, 3, "safehouse-rescue", "cash", 9, "beat-cop", 1) }, "hire", ops("beat-cop", 1)},
	{"nobody-inside", func(t *testing.T) *table { return opened(t, 3, "inclusion", "cash", 9, "prison-guard", 1) }, "hire", ops("prison-guard", 1)},
	{"bag-locks", func(t *testing.T) *table {
		return opened(t, 3, "bricks", "cash", 9, "prison-guard", 1).Set("bag.lock", 0)
	}, "hire", ops("prison-guard", 1)},
	{"no-visage", planning, "survey", ops("d2")},
	{"unknown-left", func(t *testing.T) *table {
		return at(t, "h3").acting("reveal", 1).put("c6", "unknown", true).Set("bag.lock", 1)
	}, "thin", ops("thug")},
	{"bag-empty", func(t *testing.T) *table { return at(t, "h3").acting("reveal", 1) }, "thin", ops("thug")},
	{"known", func(t *testing.T) *table { return at(t, "h3").acting("reveal", 1) }, "reveal", ops("thug", "f4")},
	{"no-mayor", planning, "go-inside", ops("burglar", "f4")},
	{"no-guard", func(t *testing.T) *table { return opened(t, 3, "inclusion", "mayor", 1) }, "go-inside", ops("burglar", "f4")},
	{"escort", func(t *testing.T) *table { return opened(t, 3, "safehouse-rescue", "mayor", 1) }, "go-inside", ops("burglar", "d4")},
	{"no-whispers", func(t *testing.T) *table { return planned(t).ideas(1).do("start thug i3", "start burglar i3") }, "give-idea", ops("thug", "burglar")},
	{"apart", whispers, "give-idea", ops("thug", "pickpocket")},
	{"self", whispers, "give-idea", ops("thug", "thug")},
	{"no-ideas", acting, "act", ops("thug", "sprint")},
	{"given", func(t *testing.T) *table { return whispers(t).do("give-idea thug burglar") }, "give-idea", ops("burglar", "thug")},
	{"no-gift", func(t *testing.T) *table { return at(t, "f4").ideas(1) }, "give-idea", ops("thug", "burglar")},
	{"acted", func(t *testing.T) *table { return at(t, "f4").do("act thug walk") }, "act", ops("thug", "punch")},
	{"no-such-act", acting, "act", ops("thug", "chaos")},
	{"twin", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "street-urchin").Set(me("die"), 3, me("skills"), []string{"smash-n-grab", "hurry"})
	}, "act", ops("street-urchin", "observe")},
	{"own-verb", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "script-kiddie").ideas(1) }, "act", ops("script-kiddie", "autopwn")},
	{"no-camera-near", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "technician") }, "act", ops("technician", "patch-in")},
	{"once", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "grifter").ideas(3).Set(me("marks.spent"), true)
	}, "new-plan", ops("grifter")},
	{"no-documents", func(t *testing.T) *table { return withNPC(t, "black-box", "c6", "b8", "thug") }, "act", ops("architect", "study-schematics")},
	{"no-hacker", acting, "lend-hand", ops("thug", "burglar", "unlock")},
	{"lend-sub", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "black-hat").ideas(1) }, "lend-hand", ops("black-hat", "burglar", "reveal")},
	{"lend-subdue", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "black-hat", "grifter").ideas(1) }, "lend-hand", ops("black-hat", "grifter", "subdue")},
	{"no-breach", acting, "breach", ops("thug", "f5")},
	{"breach-side", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "demolitions-guy").ideas(4) }, "breach", ops("demolitions-guy", "f5")},
	{"no-laser", acting, "laser", ops("thug", "g4")},
	{"no-line", func(t *testing.T) *table { return at(t, "f4").loot("laser-burst", "carried:0") }, "laser", ops("thug", "f5")},
	{"must-act", acting, "done", ops("thug")},
	{"choose-first", acting, "unlock", ops("thug", "e4")},
	{"no-sub", func(t *testing.T) *table { return at(t, "f4").acting("move", 1) }, "unlock", ops("thug", "e4")},
	{"one-lot", func(t *testing.T) *table {
		return stage(t, "inclusion", "g3", "con-artist").loot("jewel-1", "carried:0", "documents-1", "carried:0").Do("act", "con-artist", "toss-loot").Do("toss", "con-artist", "jewel", "f3")
	}, "toss", ops("con-artist", "documents", "h3")},
	{"imprisoned", func(t *testing.T) *table {
		return stage(t, "river", "e7", "thug").put("e7", "remote", "x").acting("move", 1)
	}, "move", ops("thug", "d7")},
	{"held", func(t *testing.T) *table { return at(t, "f4").acting("move", 1).put("f4", "guards", 1) }, "move", ops("thug", "e4")},
	{"not-adjacent", func(t *testing.T) *table { return at(t, "f4").acting("move", 1) }, "move", ops("thug", "c6")},
	{"remote", func(t *testing.T) *table {
		return stage(t, "river", "d7", "thug").put("e7", "remote", "x").acting("move", 1)
	}, "move", ops("thug", "e7")},
	{"door", func(t *testing.T) *table {
		return stage(t, "melee", "b7", "thug").put("b6", "door", true).acting("move", 1)
	}, "move", ops("thug", "b6")},
	{"locked", func(t *testing.T) *table { return at(t, "f4").acting("move", 1).put("e4", "locks", 1) }, "move", ops("thug", "e4")},
	{"unplanned", func(t *testing.T) *table { return at(t, "f4").acting("move", 1).Set(me("plan"), map[string]bool{}) }, "move", ops("thug", "e4")},
	{"own-tile", func(t *testing.T) *table { return at(t, "f4").acting("unlock", 1).put("f4", "locks", 1) }, "unlock", ops("thug", "f4")},
	{"no-lock", func(t *testing.T) *table { return at(t, "f4").acting("unlock", 1) }, "unlock", ops("thug", "e4")},
	{"no-pick", func(t *testing.T) *table {
		return stage(t, "melee", "b7", "thug").put("b6", "door", true).acting("unlock", 1)
	}, "unlock", ops("thug", "b6")},
	{"never-subdues", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "grifter").acting("subdue", 1).put("f4", "guards", 1)
	}, "subdue", ops("grifter", "f4", "guard")},
	{"out-of-reach", func(t *testing.T) *table { return at(t, "f4").acting("subdue", 1).put("c6", "guards", 1) }, "subdue", ops("thug", "c6", "guard")},
	{"no-such-guard", func(t *testing.T) *table { return at(t, "f4").acting("subdue", 1).put("e4", "guards", 1) }, "subdue", ops("thug", "e4", "dog")},
	{"no-camera", func(t *testing.T) *table { return at(t, "f4").acting("disable", 1) }, "disable", ops("thug", "e4")},
	{"no-safe", func(t *testing.T) *table { return at(t, "f4").acting("unlock", 1) }, "crack", ops("thug", 1)},
	{"not-at-safe", func(t *testing.T) *table { return stage(t, "melee", "c8", "thug").acting("unlock", 1) }, "crack", ops("thug", 1)},
	{"no-tools", func(t *testing.T) *table { return stage(t, "melee", "b8", "thug").acting("unlock", 1) }, "crack", ops("thug", 1)},
	{"crack-pair", func(t *testing.T) *table { return stage(t, "melee", "b8", "thug").acting("unlock", 3) }, "crack", ops("thug", 3)},
	{"no-torch", func(t *testing.T) *table { return stage(t, "melee", "c8", "thug").acting("unlock", 1) }, "hold-torch", ops("thug")},
	{"torch-self", func(t *testing.T) *table {
		return stage(t, "melee", "b8", "thug").acting("unlock", 1).loot("plasma-torch", "carried:0")
	}, "hold-torch", ops("thug")},
	{"torch-far", func(t *testing.T) *table {
		return stage(t, "melee", "e7", "thug").acting("unlock", 1).loot("plasma-torch", "carried:1").stand("1", "b8")
	}, "hold-torch", ops("thug")},
	{"nothing-there", acting, "take", ops("thug", "jewel")},
	{"not-carried", acting, "drop", ops("thug", "cash")},
	{"no-slide", func(t *testing.T) *table { return at(t, "f4").loot("jewel-1", "carried:0") }, "slide", ops("thug", "jewel")},
	{"no-throw", func(t *testing.T) *table { return at(t, "f4").loot("jewel-1", "carried:0") }, "toss", ops("thug", "jewel", "e4")},
	{"throw-line", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "con-artist").loot("jewel-1", "carried:0").do("act con-artist toss-loot")
	}, "toss", ops("con-artist", "jewel", "f5")},
	{"throw-line", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "con-artist").loot("jewel-1", "carried:0").do("act con-artist toss-loot")
	}, "toss", ops("con-artist", "jewel", "c6")},
	{"no-reach", acting, "reach", ops("thug", "e4")},
	{"reach-locked", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "thief").ideas(1).put("e4", "locks", 1) }, "reach", ops("thief", "e4")},
	{"no-slip", acting, "slip", ops("thug")},
	{"slipping", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "grifter").ideas(2).do("slip grifter") }, "slip", ops("grifter")},
	{"no-vent", acting, "vent", ops("thug", "e4")},
	{"not-across", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "grease-man") }, "vent", ops("grease-man", "d4")},
	{"no-codes", acting, "codes", ops("thug", "e4")},
	{"nothing-to-see", func(t *testing.T) *table { return stage(t, "inclusion", "f4", "black-hat").put("e4", "cameras", 1) }, "codes", ops("black-hat", "e4")},
	{"no-replan", acting, "new-plan", ops("thug")},
	{"no-picker", acting, "pick-on", ops("thug")},
	{"no-teamwork", func(t *testing.T) *table { return at(t, "i3").ideas(2).Set("fixers", map[string]bool{}) }, "teamwork", ops("thug", "burglar")},
	{"indoors", func(t *testing.T) *table { return at(t, "f4").ideas(2) }, "teamwork", ops("thug", "burglar")},
	{"no-server", acting, "server", ops("thug")},
	{"server-done", func(t *testing.T) *table { return stage(t, "greedy-prisoner", "f3", "thug") }, "server", ops("thug")},
	{"no-door", func(t *testing.T) *table { return at(t, "f4").loot("keycard-1", "carried:0") }, "swipe", ops("thug", "e4")},
	{"no-keycard", func(t *testing.T) *table { return stage(t, "melee", "b7", "thug").put("b6", "door", true) }, "swipe", ops("thug", "b6")},
	{"no-hostage", func(t *testing.T) *table { return stage(t, "hospitality", "d5", "thug") }, "seize", ops("thug")},
	{"npc-seizes", func(t *testing.T) *table { return withNPC(t, "melee", "b2", "c2", "thug") }, "seize", ops("guide")},
	{"no-logs", acting, "check-logs", ops("thug")},
	{"no-usb", func(t *testing.T) *table { return stage(t, "black-box", "f2", "thug") }, "check-logs", ops("thug")},
	{"no-clue", acting, "take-idea", ops("thug")},
	{"no-decoy", acting, "decoy", nil},
	{"no-noise", func(t *testing.T) *table { return at(t, "f4").Set("decoys", 1) }, "decoy", nil},
	{"no-shift", acting, "shift", ops("thug", "f4", "e4")},
	{"shift-far", func(t *testing.T) *table {
		return at(t, "f4").Set(me("shifts"), 1, me("plan"), map[string]bool{"f4": true})
	}, "shift", ops("thug", "f4", "c6")},
	{"not-prey", func(t *testing.T) *table { return at(t, "f4").stand("1", "d4").put("e4", "dogs", 1) }, "chase", ops("e5")},
	{"not-nearer", func(t *testing.T) *table {
		return stage(t, "greedy-prisoner", "d3", "thug").stand("1", "a9", "2", "a9").event("d1")
	}, "hunt", ops("c5")},
	{"not-fearful", func(t *testing.T) *table {
		return stage(t, "greedy-prisoner", "a8", "thug").stand("1", "h8", "2", "i9").ideas(1, 1, 2).event("d3")
	}, "hound", ops("pickpocket")},
	{"not-hounded", func(t *testing.T) *table {
		return stageOf(t, 4, "greedy-prisoner", "a8", "thug").stand("1", "a8", "2", "a8", "3", "a8").crisis("c6").do("hound thug")
	}, "hound", ops("thug")},
	{"not-promised", lockedIn, "lock-in", ops("g5")},
	{"has-guards", fumbling, "put-down", ops("thug", "e4")},
	{"not-adjacent", fumbling, "put-down", ops("thug", "c6")},
	{"not-nearest", func(t *testing.T) *table {
		return withNPC(t, "hospitality", "d5", "e5", "thug").ideas(1, 1).Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl").finish()
	}, "calm", ops("burglar")},
	{"no-chit", func(t *testing.T) *table {
		return opened(t, 3, "greedy-prisoner", "cash", 3, "beat-cop", 1).Do("hire", "beat-cop", 2)
	}, "swap", ops("lock")},
	{"not-retiree", inserting, "insert", ops("1", 1)},
	{"in-deck", func(t *testing.T) *table { return inserting(t).Do("insert", "m2", 1) }, "insert", ops("m2", 3)},
	{"depth", inserting, "insert", ops("m2", 28)},
	{"no-chain", func(t *testing.T) *table {
		return opened(t, 3, "inclusion", "cash", 5, "architect", 1).Do("hire", "architect", 3).do("mark f4")
	}, "mark", ops("c6")},
	{"off-route", func(t *testing.T) *table { return fleeing(t).do("declare thug g4") }, "run", ops("thug", "f3")},
	{"no-moves", fleeing, "run", ops("thug", "g4")},
	{"exit-used", func(t *testing.T) *table {
		return stage(t, "bricks", "b1", "thug").stand("1", "b2").ideas(0, 1).escape().do("done thug")
	}, "run", ops("burglar", "b1")},
	{"rolled", func(t *testing.T) *table { return fleeing(t).do("declare thug g4", "roll thug") }, "roll", ops("thug")},
	{"too-long", func(t *testing.T) *table { return at(t, "f4").put("f4", "guards", 6).escape() }, "declare", ops("thug", "g4")},
	{"no-route", fleeing, "roll", ops("thug")},
	{"no-pressure", func(t *testing.T) *table { return at(t, "f4").put("g4", "locks", 1).escape() }, "pick-in-flight", ops("thug", "g4")},
	{"no-pinch", fleeing, "pinch", ops("thug", "burglar")},
	{"pinched", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "lookout").ideas(4).escape().do("pinch lookout burglar")
	}, "pinch", ops("lookout", "burglar")},
}

// The positions.

func at(t *testing.T, hex string) *table { t.Helper(); return stage(t, "inclusion", hex, "thug") }

func acting(t *testing.T) *table { t.Helper(); return at(t, "f4").Set(me("die"), 1) }

func fleeing(t *testing.T) *table { t.Helper(); return at(t, "f4").escape() }

// planned is a planning with the usual crew, planning one with what is dealt; its
// first character is a Burglar.
func planned(t *testing.T) *table {
	t.Helper()
	s := opened(t, 3, "inclusion")
	p := s.position()
	for i, c := range []string{"thug", "burglar", "pickpocket"} {
		f := p.Figures[seatID(i)]
		f.Character, f.Skills = c, seatSkills[i]
		p.Figures[seatID(i)] = f
	}
	return s.read(p)
}

func planning(t *testing.T) *table { t.Helper(); return opened(t, 3, "inclusion") }

func choosing(t *testing.T) *table { t.Helper(); return opened(t, 3, "inclusion", "prebuilt", 0) }

func secondChooses(t *testing.T) *table {
	t.Helper()
	return choosing(t).do("choose-character 0 thug", "choose-skill 0 hurry", "choose-skill 0 wing-it")
}

func thirdChooses(t *testing.T) *table {
	t.Helper()
	return secondChooses(t).do("choose-character 1 burglar", "choose-skill 1 hurry", "choose-skill 1 bypass", "choose-character 2 lookout")
}

func fixed(t *testing.T) *table {
	t.Helper()
	s := opened(t, 3, "final-north")
	for c := masters.Cell(0); ; c++ {
		st, err := masters.Start(brief(masters.FinalNorth, c, 7, 1))
		if err == nil {
			s.S = st
			return s
		}
	}
}

func inside(t *testing.T) *table {
	t.Helper()
	s := opened(t, 3, "melee", "mayor", 1)
	p := s.position()
	f := p.Figures["0"]
	f.Character, f.Skills = "thug", []string{"tamper", "assault"}
	p.Figures["0"] = f
	return s.read(p).do("go-inside thug c2")
}

func waitingGuide(t *testing.T) *table {
	t.Helper()
	s := opened(t, 3, "melee")
	for i := range 3 {
		s.Do("start", s.name(i), []string{"b1", "b1", "h8"}[i])
	}
	for i := range 3 {
		if s.name(i) != "shutter-bug" {
			s.Do("ready", s.name(i))
		}
	}
	return s
}

func shuffled(t *testing.T) *table {
	t.Helper()
	return at(t, "f4").loot("jewel-1", "f4").Set(me("rearranged"), 32)
}

func whispers(t *testing.T) *table {
	t.Helper()
	return at(t, "f4").ideas(2, 0, 1).stand("1", "g4").event("17")
}

func lockedIn(t *testing.T) *table {
	t.Helper()
	return at(t, "f4").put("e4", "guards", 1, "g4", "guards", 1, "f3", "guards", 1, "g3", "guards", 1).event("5")
}

func fumbling(t *testing.T) *table {
	t.Helper()
	return at(t, "f4").Set(me("cash"), 2).put("e4", "guards", 1).event("22")
}

func inserting(t *testing.T) *table {
	t.Helper()
	return opened(t, 3, "inclusion", "cash", 5, "retiree", 1).Do("hire", "retiree", 2)
}

// Every reason is given for a position and an action of its own, refuses it and
// changes nothing.
func TestEveryRefusalNamesItsReason(t *testing.T) { rulestest.RefusalsOf(refusals).Named(t) }

// No reason is without a position.
func TestEveryReasonHasAPosition(t *testing.T) { rulestest.RefusalsOf(refusals).Complete(t, game) }

// The reasons as a player reads them.
func TestGoldenReasons(t *testing.T) {
	rulestest.RefusalsOf(refusals).Golden(t, "testdata/reasons.txt", sayer(t))
}

// An action that the game does not know is refused, whatever is asked.
func TestAMalformedActionIsRefused(t *testing.T) {
	rulestest.Malformed(t, acting(t), rules.Action{}, rules.Action{Verb: 250}, rules.Do(3, 1, 999), rules.Do(3, -1, 0), rules.Do(1, 9, 0), rules.Do(6, 0, 7))
}
