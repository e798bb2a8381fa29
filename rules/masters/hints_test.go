package masters_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/hinted"
)

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// jewels is a heist with three jewels to bring out, of which seat 0 has none yet.
func jewels(t *testing.T, at string, crew ...string) *table {
	t.Helper()
	return stage(t, "inclusion", at, crew...)
}

// laden is the same with all three in the hands of seat 0.
func laden(t *testing.T, at string, crew ...string) *table {
	t.Helper()
	return jewels(t, at, crew...).loot("jewel-1", "carried:0", "jewel-2", "carried:0", "jewel-3", "carried:0")
}

// positions are those whose deciding fact a person has named.
var positions = []decided{
	// The Action phase: which action.
	{"a guard holds the Thug, who punches him", "advice.held", func(t *testing.T) *table {
		return jewels(t, "f4", "thug").loot("jewel-1", "e4").put("f4", "guards", 1)
	}},
	{"a lock bars the next tile to the jewel", "advice.lock", func(t *testing.T) *table {
		return jewels(t, "f4", "angry-locksmith").loot("jewel-1", "e4").put("e4", "locks", 1)
	}},
	{"a camera watches the tile of the jewel", "advice.camera", func(t *testing.T) *table {
		return jewels(t, "f4", "shutter-bug").loot("jewel-1", "e4").put("e4", "cameras", 1)
	}},
	{"the jewel is two tiles off", "advice.steps", func(t *testing.T) *table {
		return jewels(t, "g4", "thug").loot("jewel-1", "e4")
	}},
	{"all jewels are in hand and the deck is short", "advice.leave", func(t *testing.T) *table {
		return laden(t, "e4", "thug").deck("m1", "3", "8", "z1")
	}},
	{"the next gate falls where she stands", "advice.gate", func(t *testing.T) *table {
		return jewels(t, "g3", "thug").loot("jewel-1", "e4").deck("m1", "g1", "3", "8", "9", "z1")
	}},
	{"the mate's tile is unknown and nothing else is to be done", "advice.look", func(t *testing.T) *table {
		return jewels(t, "i3", "lookout").put("c5", "unknown", true, "d5", "unknown", true).Set("bag.lock", 2)
	}},
	{"three ideas are more Escape Moves than a step, and the deck is short", "advice.ideas", func(t *testing.T) *table {
		return laden(t, "d3", "thug").Set(me("die"), 6).deck("m1", "3", "z1")
	}},
	{"the Thug is held, and the Script Kiddie can lend him a subdue", "advice.held", func(t *testing.T) *table {
		return jewels(t, "i5", "script-kiddie", "burglar").ideas(2).stand("1", "h3").Set(other("marks.done"), nil, other("left.move"), 1).put("h3", "guards", 1).loot("jewel-1", "carried:1", "jewel-2", "carried:1", "jewel-3", "carried:1")
	}},
	// Sub-actions.
	{"one step brings the third jewel out", "advice.won", func(t *testing.T) *table {
		return laden(t, "h3", "thug").acting("move", 1)
	}},
	{"the jewel lies on the next tile", "advice.there", func(t *testing.T) *table {
		return jewels(t, "f4", "thug").loot("jewel-1", "e4").acting("move", 1)
	}},
	{"it is one tile from there to the jewel", "advice.nearer", func(t *testing.T) *table {
		return jewels(t, "g4", "thug").loot("jewel-1", "e4").acting("move", 1)
	}},
	{"a gate falls on the tile that he leaves", "advice.off-gate", func(t *testing.T) *table {
		return jewels(t, "g3", "thug").loot("jewel-1", "e4").deck("m1", "g1", "3", "8", "9", "z1").acting("move", 2)
	}},
	{"a guard holds a comrade who cannot subdue", "advice.held-mate", func(t *testing.T) *table {
		return jewels(t, "f4", "thug", "burglar").stand("1", "g4").put("g4", "guards", 1).acting("subdue", 1)
	}},
	{"a guard on the jewel's tile would hold who comes", "advice.ahead", func(t *testing.T) *table {
		return jewels(t, "f4", "thug").loot("jewel-1", "e4").put("e4", "guards", 1).acting("subdue", 1, "move", 1)
	}},
	{"the lock on the way opens first", "advice.lock", func(t *testing.T) *table {
		return jewels(t, "f4", "angry-locksmith").loot("jewel-1", "e4").put("e4", "locks", 1).acting("unlock", 1, "move", 1)
	}},
	{"the camera on the way is disabled first", "advice.camera", func(t *testing.T) *table {
		return jewels(t, "f4", "shutter-bug").loot("jewel-1", "e4").put("e4", "cameras", 1).acting("disable", 1, "move", 1)
	}},
	{"the safe takes two cracks more", "advice.crack", func(t *testing.T) *table {
		return stage(t, "marathon", "e2", "angry-locksmith").loot("safecracking-tools-1", "carried:0").acting("unlock", 2).Set("cracked", 4)
	}},
	{"the job wants three jewels, and here is one", "advice.take", func(t *testing.T) *table {
		return jewels(t, "e4", "thug").loot("jewel-1", "e4").acting("move", 1)
	}},
	{"the job is about the documents", "advice.take-papers", func(t *testing.T) *table {
		return stage(t, "startup", "c6", "thug").loot("documents-1", "c6").acting("move", 1)
	}},
	{"the keycard opens the way to the documents", "advice.take-key", func(t *testing.T) *table {
		return stage(t, "startup", "c6", "thug").put("b2", "door", true).loot("documents-1", "c1", "keycard-1", "c6").acting("move", 1)
	}},
	{"the server opens what shuts the documents off", "advice.remote-aim", func(t *testing.T) *table {
		return stage(t, "dark-horse", "f4", "thug").put("i1", "remote", "y").loot("documents-1", "i1").acting("move", 1)
	}},
	{"the door shuts the documents off", "advice.door", func(t *testing.T) *table {
		return stage(t, "startup", "b3", "thug").put("b2", "door", true).loot("documents-1", "c1", "keycard-1", "carried:0").acting("move", 1)
	}},
	{"the job is to get the Hostage away", "advice.seize", func(t *testing.T) *table {
		s := stage(t, "hospitality", "d5", "thug")
		return s.stand("0", s.Get("figures.npc.at").(string)).acting("move", 1)
	}},
	{"a guard holds the Street Urchin, who slips past for an idea", "advice.slip", func(t *testing.T) *table {
		return jewels(t, "f4", "street-urchin").loot("jewel-1", "e4").put("f4", "guards", 1).ideas(2).acting("move", 1)
	}},
	{"the tile is on the way and nobody has looked there", "advice.unseen", func(t *testing.T) *table {
		return jewels(t, "g4", "lookout").put("d4", "unknown", true).Set("bag.lock", 1).loot("jewel-1", "d3").acting("reveal", 1)
	}},
	// Escape is called or not.
	{"ideas are enough for the way out", "advice.call-sure", func(t *testing.T) *table {
		return laden(t, "d4", "thug").ideas(6).deck("m1", "5", "22", "z1").acting()
	}},
	{"what the job asks for is done and all are out", "advice.call-met", func(t *testing.T) *table {
		return jewels(t, "d4", "thug").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won").ideas(6).deck("m1", "5", "22", "z1").acting()
	}},
	// Escape.
	{"she carries the jewels and ideas are enough", "advice.run-loot", func(t *testing.T) *table {
		return laden(t, "g4", "thug").ideas(3).escape()
	}},
	{"nothing in hand, and ideas are enough", "advice.run", func(t *testing.T) *table {
		return jewels(t, "g4", "thug").ideas(2).escape()
	}},
	{"without an idea the roll has to be three", "advice.declare", func(t *testing.T) *table {
		return laden(t, "f4", "thug").escape()
	}},
	{"four of six rolls are enough", "advice.roll", func(t *testing.T) *table {
		return laden(t, "f4", "thug").escape().do("declare thug g4", "declare thug h3", "declare thug i3")
	}},
	{"a dog comes along, so that the roll has to be five", "advice.declare", func(t *testing.T) *table {
		return laden(t, "f4", "thug").put("f4", "dogs", 1).escape()
	}},
	{"the last jewel lies near enough to be fetched", "advice.fetch", func(t *testing.T) *table {
		return jewels(t, "i3", "thug").loot("jewel-1", "h3", "jewel-2", "won", "jewel-3", "won").ideas(2).escape()
	}},
	{"the documents are on a hideout", "advice.safe-loot", func(t *testing.T) *table {
		return stage(t, "final-south", "c2", "thug").loot("documents-1", "carried:0").escape()
	}},
	{"everybody is on a way out", "advice.safe", func(t *testing.T) *table {
		return jewels(t, "i3", "thug").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won").escape()
	}},
	{"the way out is too far", "advice.stuck", func(t *testing.T) *table {
		return jewels(t, "d5", "thug").put("d5", "guards", 6).escape()
	}},
	{"locks on all sides leave no way out", "advice.no-way", func(t *testing.T) *table {
		return jewels(t, "b4", "thug").put("c4", "locks", 1, "c5", "locks", 1, "c3", "locks", 1).escape()
	}},
	{"the Burglar who is out can take over", "advice.hand-on", func(t *testing.T) *table {
		return laden(t, "c5", "thug", "burglar").ideas(0, 6).stand("1", "h3").escape()
	}},
	{"who stopped with the jewels is further from a way out", "advice.short", func(t *testing.T) *table {
		return laden(t, "g4", "thug", "burglar").ideas(0, 4).stand("1", "g4").escape().do("done thug")
	}},
	{"who carries the jewels lacks a move, and the Lookout can give an idea", "advice.short-mate", func(t *testing.T) *table {
		return jewels(t, "i3", "lookout", "thug").loot("jewel-1", "carried:1", "jewel-2", "carried:1", "jewel-3", "carried:1").stand("1", "h3").ideas(2, 0).escape().Set(other("marks.done"), nil, other("marks.rolled"), true)
	}},
	// Planning.
	{"a token is laid towards the jewel", "advice.token", func(t *testing.T) *table {
		return planned(t).Do("start", "thug", "f9")
	}},
	// What an effect asks.
	{"the guard would come to a tile on somebody's way", "advice.chit-way", func(t *testing.T) *table {
		return stage(t, "inclusion", "f4", "lookout").ideas(2).Set("blanks", 1, "bag.guard", 1).put("e4", "unknown", true)
	}},
	{"the dog goes to who carries nothing that the job wants", "advice.bears", func(t *testing.T) *table {
		return laden(t, "f4", "thug").stand("1", "d4").put("e4", "dogs", 1)
	}},
	{"the next noise takes an event off the deck", "advice.alert", func(t *testing.T) *table {
		return jewels(t, "f4", "thug").Set("noise", 3).put("f4", "subdued", 1).event("12")
	}},
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, positions, func(s *table) rules.State { return s.S })
}

// choices are such as are not always the best ones, each with what a person would say for it.
func choices(t *testing.T) []choice {
	look := jewels(t, "g4", "lookout").put("d4", "unknown", true).Set("bag.lock", 1).loot("jewel-1", "d3").acting("reveal", 1)
	return []choice{
		// Things, skills and help.
		{"the jewel is what the job wants", "advice.drop-wanted(loot=name.loot.jewel, hex=name.hex.f4)", laden(t, "f4", "thug").acting("move", 1), "drop", []any{"thug", "jewel"}},
		{"nobody asks for the Radio", "advice.not-asked(loot=name.loot.radio)", jewels(t, "f4", "thug").loot("radio", "carried:0").acting("move", 1), "drop", []any{"thug", "radio"}},
		{"the Thug unlocks little, and picks do", "advice.picks(who=name.character.thug, n=3)", planned(t), "buy", []any{"cheap-picks", "thug"}},
		{"no guard is near the Street Urchin", "advice.unheld(who=name.character.street-urchin)", jewels(t, "f4", "street-urchin").ideas(2).acting("move", 1), "slip", []any{"street-urchin"}},
		{"no lock is near the Burglar", "advice.no-lock-near(who=name.character.burglar)", jewels(t, "i5", "script-kiddie", "burglar").ideas(2).stand("1", "f4"), "lend-hand", []any{"script-kiddie", "burglar", "unlock"}},
		{"no camera is near the Burglar", "advice.no-camera-near(who=name.character.burglar)", jewels(t, "i5", "script-kiddie", "burglar").ideas(2).stand("1", "f4"), "lend-hand", []any{"script-kiddie", "burglar", "disable"}},
		{"the Burglar has nothing", "advice.help-idle(mate=name.character.burglar)", jewels(t, "i3", "thug", "burglar").ideas(2), "teamwork", []any{"thug", "burglar"}},
		{"the Burglar has the jewels and six ideas", "advice.help-enough(mate=name.character.burglar, n=1, m=6)", jewels(t, "i3", "thug", "burglar").loot("jewel-1", "carried:1").stand("1", "h3").ideas(2, 6), "teamwork", []any{"thug", "burglar"}},
		{"two chits are in the bag, one a guard", "advice.thin(n=2, guards=1)", jewels(t, "f4", "thug").Set("bag.guard", 1, "bag.lock", 1).acting("reveal", 1), "thin", []any{"thug"}},
		{"the Street Urchin changes plans", "advice.replan(n=3)", jewels(t, "f4", "street-urchin").ideas(2).acting("move", 1), "new-plan", []any{"street-urchin"}},
		{"the Thug is two tiles from the way out", "advice.could-go(who=name.character.thug, n=2, m=9)", jewels(t, "g4", "thug").ideas(3).escape(), "done", []any{"thug"}},
		{"the crew unlocks least", "advice.adds-unlocks(n=11, m=4)", opened(t, 3, "inclusion"), "choose-skill", []any{seatID(0), "bypass"}},
		{"the crew subdues least", "advice.adds-subdues(n=10, m=4)", opened(t, 3, "inclusion"), "choose-skill", []any{seatID(0), "hit-n-run"}},
		{"the crew reveals least", "advice.adds-reveals(n=5, m=2)", opened(t, 3, "inclusion"), "choose-skill", []any{seatID(0), "yank-wires"}},
		{"the documents are in a safe, and nobody has tools", "advice.tool-needed(loot=name.loot.plasma-torch, n=6)", stage(t, "marathon", "e2", "thug"), "buy", []any{"plasma-torch", "thug"}},
		{"the Thug wants tools for the safe", "advice.take-tools", stage(t, "marathon", "e2", "angry-locksmith").loot("safecracking-tools-1", "e2").acting("unlock", 2), "take", []any{"angry-locksmith", "safecracking-tools"}},
		// The Action phase.
		{"the walk makes one noise, and three more after it are an alert", "advice.noise(n=1, m=3)", jewels(t, "i5", "thug"), "act", []any{"thug", "walk"}},
		{"the guard there is for a later round", "advice.guarded-later(what=hold(guards=1, dogs=0), n=1, hex=name.hex.e4, who=name.character.thug, action=name.action.punch)", jewels(t, "f4", "thug").put("e4", "guards", 1).acting("move", 1), "move", []any{"thug", "e4"}},
		{"a guard and a lock are on the next tile", "advice.hex-held(hex=name.hex.e4, guards=1, locks=1, cameras=0)", jewels(t, "f4", "thug").put("e4", "guards", 1, "e4", "locks", 1).acting("reveal", 1), "breach", []any{"thug", "e4"}},
		{"nothing is on the next tile", "advice.hex-free(hex=name.hex.e4)", jewels(t, "f4", "thug").acting("reveal", 1), "breach", []any{"thug", "e4"}},
		{"a jewel is on the next tile", "advice.hex-loot(hex=name.hex.e4, n=1)", jewels(t, "f4", "thug").loot("jewel-1", "e4").acting("reveal", 1), "breach", []any{"thug", "e4"}},
		{"the lock leaves a way out of three", "advice.lock-flight(hex=name.hex.h3, n=2)", jewels(t, "g4", "thug").put("h3", "locks", 1).escape(), "pick-in-flight", []any{"thug", "h3"}},
		{"one move is left", "advice.left(n=1)", jewels(t, "f4", "thug").acting("move", 1), "done", []any{"thug"}},
		{"two guards wait there, and a subdue is left", "advice.guarded(what=hold(guards=2, dogs=0), n=2, hex=name.hex.e4, who=name.character.thug, m=1)", jewels(t, "f4", "thug").put("e4", "guards", 2).acting("move", 1, "subdue", 1), "move", []any{"thug", "e4"}},
		{"a camera watches the tile", "advice.seen(hex=name.hex.e4, n=1)", jewels(t, "f4", "thug").put("e4", "cameras", 1).acting("move", 1), "move", []any{"thug", "e4"}},
		{"the tile is on the Burglar's way", "advice.on-way(hex=name.hex.g5, mate=name.character.burglar)", jewels(t, "g4", "thug", "burglar").Set("figures.1.plan.g5", true, "figures.0.plan.g5", nil).put("g5", "locks", 1).acting("unlock", 1), "unlock", []any{"thug", "g5"}},
		{"the Thug gets cash", "advice.cash(n=1, who=name.character.thug)", jewels(t, "f4", "thug").acting("loot", 1), "loot", []any{"thug"}},
		{"two noise are due", "advice.decoy(n=2)", jewels(t, "f4", "thug").Set("due", 2).acting("move", 1), "decoy", nil},
		{"the Thug has all jewels and is three Escape Moves short", "advice.call-roll(who=name.character.thug, n=3, m=0, k=3, left=3)", laden(t, "f4", "thug").deck("m1", "5", "22", "z1").acting(), "call-escape", nil},
		// Planning.
		{"the first tile of the way to the jewel", "advice.start(aim=name.loot.jewel, hex=name.hex.d7, who=name.character.thug, from=name.hex.f9, n=6, m=8)", planned(t), "start", []any{"thug", "f9"}},
		{"eight tokens are in hand", "advice.unlaid(who=name.character.thug, n=8, m=0)", planned(t).Do("start", "thug", "f9"), "ready", []any{"thug"}},
		{"the only chit in the bag is a lock, and the Lookout has a token on the tile", "advice.unseen(hex=name.hex.d4, n=1, guards=0, who=name.character.lookout)", look, "reveal", []any{"lookout", "d4"}},
		{"the only chit in the bag is a guard", "advice.unseen(hex=name.hex.d4, n=1, guards=1, who=name.character.lookout)", jewels(t, "g4", "lookout").put("d4", "unknown", true).Set("bag.guard", 1).loot("jewel-1", "d3").acting("reveal", 1), "reveal", []any{"lookout", "d4"}},
		{"the exit is two tiles off, and the other way leads away from it", "advice.run-from(hex=name.hex.f4, n=3, m=2)", laden(t, "g4", "thug").ideas(3).escape(), "run", []any{"thug", "f4"}},
		{"no token lies on the tile, and the only chit in the bag is a lock", "advice.scout(hex=name.hex.d4, n=1, guards=0)", look.fork().Set("figures.0.plan.d4", nil, "figures.1.plan.d4", nil, "figures.2.plan.d4", nil), "reveal", []any{"lookout", "d4"}},
	}
}

// What speaks for a choice that is not always the best one is told by a person too, with its figures.
func TestAChoiceInAHeistTellsWhatSpeaksForIt(t *testing.T) {
	hinted.Tell(t, choices(t), adviceAt)
}

// choice is one of them.
type choice hinted.Choice[*table]

func adviceAt(at *table, verb string, args ...any) rules.Message {
	return at.S.Advice(at.Act(verb, args...))
}

// unsaidHints is how many reasons have no position yet. It only falls.
const unsaidHints = 15

// Each reason that a hint can give is said in a position that a person has stated.
func TestEveryHintHasAPosition(t *testing.T) {
	hinted.Stated(t, game.Info(), unsaidHints, positions, choices(t))
}
