package rivercity

import "safehouse/save/v1/rules"

const (
	stages                      = 6
	chairs                      = 4
	none                        = "none"
	KindCharacter rules.RefKind = 2
	KindSkill     rules.RefKind = 3
	KindFixer     rules.RefKind = 9
	KindHeist     rules.RefKind = 12
	KindMember    rules.RefKind = 13
	KindPlayer    rules.RefKind = 14
)

var stageIDs = []string{"city", "gang", "draft", "heist", "training", "closed"}

var featIDs = []string{
	"spent-out", "sacrifice", "snake-eye", "all-inside", "well-funded", "quiet-round", "untouched", "connected", "final-score",
	"mayors-return", "every-job", "all-amateurs", "conventional", "oddball", "full-cast",
}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "rivercity", Version: 1,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "choose-character", Operands: []rules.Operand{{Name: "seat", Ref: 1}, {Name: "character", Ref: 2}}},
		{Name: "choose-skill", Operands: []rules.Operand{{Name: "seat", Ref: 1}, {Name: "skill", Ref: 3}}},
		{Name: "start", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "plan", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "lift", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "ready", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "tunnel", Operands: []rules.Operand{{Name: "space", Ref: 4}, {Name: "hex", Ref: 4}}},
		{Name: "buy", Operands: []rules.Operand{{Name: "loot", Ref: 8}, {Name: "who", Ref: 2}}},
		{Name: "sell", Operands: []rules.Operand{{Name: "loot", Ref: 8}}},
		{Name: "sell-jewel"},
		{Name: "equip", Operands: []rules.Operand{{Name: "loot", Ref: 8}, {Name: "who", Ref: 2}}},
		{Name: "hire", Operands: []rules.Operand{{Name: "fixer", Ref: 9}, {Name: "n"}}},
		{Name: "survey", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "survey-bag"},
		{Name: "schematics", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "schematics-bag"},
		{Name: "go-inside", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "give-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "act", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "action", Ref: 5}}},
		{Name: "lend-hand", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}, {Name: "sub", Ref: 6}}},
		{Name: "breach", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "laser", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "move", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "unlock", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "subdue", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}, {Name: "chit", Ref: 7}}},
		{Name: "disable", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "rewire", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "think", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "reveal", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "thin", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "loot", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "crack", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "n"}}},
		{Name: "hold-torch", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "drop", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "slide", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "toss", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}, {Name: "hex", Ref: 4}}},
		{Name: "reach", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "slip", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "vent", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "codes", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "new-plan", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "pick-on", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "teamwork", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "server", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "swipe", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "seize", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "check-logs", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "decoy"},
		{Name: "shift", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "from", Ref: 4}, {Name: "hex", Ref: 4}}},
		{Name: "done", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "call-escape"},
		{Name: "blank", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "keep-chit"},
		{Name: "chase", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "hunt", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "hound", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "penny", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "lose-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "listen", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "stay-silent", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "comfort", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "decline"},
		{Name: "lock-in", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "put-down", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "calm", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take-noise"},
		{Name: "tip", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "swap", Operands: []rules.Operand{{Name: "chit", Ref: 7}}},
		{Name: "insert", Operands: []rules.Operand{{Name: "card", Ref: 10}, {Name: "n"}}},
		{Name: "mark", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "run", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "declare", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "roll", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "pick-in-flight", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "pinch", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "job", Operands: []rules.Operand{{Name: "heist", Ref: 12}}},
		{Name: "join", Operands: []rules.Operand{{Name: "player", Ref: 14}}},
		{Name: "leave", Operands: []rules.Operand{{Name: "player", Ref: 14}}},
		{Name: "retire"},
		{Name: "sit", Operands: []rules.Operand{{Name: "player", Ref: 14}}},
		{Name: "field", Operands: []rules.Operand{{Name: "who", Ref: 13}}},
		{Name: "create", Operands: []rules.Operand{{Name: "n"}}},
		{Name: "pre-built", Operands: []rules.Operand{{Name: "who", Ref: 13}}},
		{Name: "class", Operands: []rules.Operand{{Name: "character", Ref: 2}}},
		{Name: "skill-card", Operands: []rules.Operand{{Name: "skill", Ref: 3}}},
		{Name: "name", Operands: []rules.Operand{{Name: "who", Ref: 13}}},
		{Name: "back"},
		{Name: "depart"},
		{Name: "train", Operands: []rules.Operand{{Name: "from", Ref: 3}, {Name: "to", Ref: 3}}},
		{Name: "promote", Operands: []rules.Operand{{Name: "character", Ref: 2}}},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3"}},
		{Name: "character", IDs: []string{
			"angry-locksmith", "safecracker", "demolitions-guy", "thug", "bruiser", "operative", "street-urchin", "grifter", "mastermind",
			"script-kiddie", "hacktivist", "black-hat", "burglar", "grease-man", "ghost-runner", "lookout", "watchman", "sentinel",
			"pickpocket", "con-artist", "thief", "shutter-bug", "technician", "tinkerer", "prisoner", "hostage", "guide", "shell", "architect",
			"mayor",
		}},
		{Name: "skill", IDs: []string{
			"smash-n-grab", "hurry", "wing-it", "hit-n-run", "bypass", "yank-wires", "linger", "steal", "pilfer", "ninja", "prowl", "concoct",
			"improvise", "assault", "blast", "extract", "circumvent", "splice-in", "tweak", "tamper", "intrude",
		}},
		{Name: "hex", IDs: []string{
			"z0", "a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0", "i0", "j0", "k0", "l0", "z1", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1",
			"i1", "j1", "k1", "l1", "z2", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "z3", "a3", "b3", "c3", "d3",
			"e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "z4", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4", "z5",
			"a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "z6", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6",
			"j6", "k6", "l6", "z7", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "z8", "a8", "b8", "c8", "d8", "e8",
			"f8", "g8", "h8", "i8", "j8", "k8", "l8", "z9", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9", "z10",
			"a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "l10", "z11", "a11", "b11", "c11", "d11", "e11",
			"f11", "g11", "h11", "i11", "j11", "k11", "l11",
		}},
		{Name: "action", IDs: []string{
			"bash", "bump", "chaos", "dash", "deduce", "defeat", "detonate", "disable", "discover", "examine", "eyeball", "flip", "grab",
			"hit", "key-in", "mug", "report", "observe", "pause", "pick", "pick-two", "punch", "rake", "rampage", "ransack", "recon",
			"redirect", "rewire", "run", "scamper", "seize", "shatter", "shock", "short", "sleeper-hold", "smash", "snatch", "sneak", "sprint",
			"spy-stuff", "stride", "strongarm", "study", "swipe", "walk", "zap", "autopwn", "exploit", "breach", "dart", "bolt", "far-bolt",
			"toss-loot", "patch-in", "loop-footage", "rewire-live", "crawl", "handle", "hesitate", "whimper", "card-flick", "study-schematics",
			"cheap-rake", "careful-rake", "perfect-pick", "kill-pixels", "toss-flashbang", "tweak-plan", "blow-whistle",
		}},
		{Name: "sub", IDs: []string{"move", "unlock", "subdue", "disable", "idea", "reveal", "loot", "rewire"}},
		{Name: "chit", IDs: []string{"guard", "lock", "camera", "dog", "blank", "big-guard", "tough-lock", "tough-camera", "jewel", "documents", "keycard", "usb-key"}},
		{Name: "loot", IDs: []string{
			"jewel", "documents", "keycard", "usb-key", "cash", "cheap-picks", "perfect-picks", "laser-burst", "flashbang", "master-plan-copy",
			"building-schematics", "lucky-penny", "radio", "safecracking-tools", "plasma-torch", "camouflage", "dog-whistle",
		}},
		{Name: "fixer", IDs: []string{
			"old-friend", "fence", "beat-cop", "bookie", "visage", "machinist", "prison-guard", "consultant", "connoisseur", "curator",
			"shell", "diversion-artist", "architect", "retiree", "mayor",
		}},
		{Name: "card", IDs: []string{
			"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23",
			"24", "a1", "a2", "a3", "a4", "b1", "b2", "b3", "d1", "d2", "d3", "g1", "g2", "g3", "g4", "m1", "m2", "m3", "c1", "c2", "c3", "c4",
			"c5", "c6", "z1", "z2",
		}},
		{Name: "letter", IDs: []string{"x", "y"}},
		{Name: "heist", IDs: []string{
			"inclusion", "startup", "dark-horse", "greedy-prisoner", "blind-justice", "melee", "side-channel", "hospitality",
			"proving-grounds", "safehouse-rescue", "black-box", "marathon", "bricks", "river", "hole", "final-south", "final-north",
		}},
		{Name: "member", IDs: []string{
			"swagger", "karma", "jitters", "tiny", "enigma", "iceheart", "phobia", "null", "showtime", "clutch", "crazy-eyes", "smokes",
			"status", "locket", "f-stop", "stretch", "ace", "badger", "birdie", "bishop", "blink", "bolts", "cricket", "dash", "domino",
			"echo", "ember", "fable", "feather", "fidget", "flint", "ghost", "gizmo", "halo", "hazard", "hush", "iris", "jackdaw", "jinx",
			"knuckles", "lark", "latch", "lucky", "magpie", "marble", "mercury", "mouse", "nickel", "oracle", "pepper", "pixel", "plank",
			"quill", "raven", "rivet", "rook", "sable", "shade", "spark", "spider", "tangent", "tumbler", "velvet", "wisp", "alibi", "anchor",
			"arrow", "ash", "bandit", "baron", "basil", "beacon", "bramble", "brick", "bubbles", "candle", "canary", "chalk", "cinder",
			"cobalt", "copper", "crow", "dagger", "dice", "drifter", "dusk", "falcon", "fennel", "ferret", "flicker", "fox", "frost", "garnet",
			"goose", "hatch", "hornet", "ivory", "jasper", "juniper", "kestrel", "knot", "lantern", "lemon", "lynx", "maple", "mirage", "moth",
			"mustard", "needle", "nettle", "nimbus", "nutmeg", "onyx", "otter", "paper", "pigeon", "puzzle", "quartz", "ribbon", "rumble",
			"saffron", "shuffle", "sixpence", "sparrow", "thimble", "twig", "umbra", "zero",
		}},
		{Name: "player", IDs: []string{"ada", "ben", "cleo", "dan", "eve", "finn", "gus", "hana", "ivo", "june", "kit", "lou"}},
		{Name: "feat", IDs: []string{
			"spent-out", "sacrifice", "snake-eye", "all-inside", "well-funded", "quiet-round", "untouched", "connected", "final-score",
			"mayors-return", "every-job", "all-amateurs", "conventional", "oddball", "full-cast",
		}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "die", Ref: 0, Min: 1, Max: 6},
		{Name: "chit", Ref: 7, Min: 0, Max: 0},
	},
}
