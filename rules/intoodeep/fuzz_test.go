package intoodeep_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// disturbed is what positions from outside are made of.
var disturbed = rulestest.Disturbed{
	Game:  game,
	Walk:  500,
	Every: 97,
	Most:  124,
	Words: words,
	Frame: frameOf,
}

// words are values that stand for something in a position.
var words = []string{"none", "void", "0:1", "0:3", "1:2", "echo:1", "echo", "0", "1", "blocks", "parish", "towers", "held:ghost", "held:jumper", "supply", "pool", "public",
	"plank:1", "plank:4", "slot-boost", "slot-grip", "slot-tolerance:echo", "row-1:1", "row-2:1:down", "memory:0", "memory:echo", "locker:1", "deck", "discard", "hand:0", "hand:1", "well:0", "hand:echo",
	"display", "done", "removed", "waiting:0", "under:1", "completing", "stack", "wheel:1", "saved:0", "saved:1", "lock:ghost", "hook", "actions", "story", "ditch", "draw", "chapter",
	"timing", "location", "i", "v", "hidden", "7"}

// frameOf is something that waits, at random.
func frameOf(r *rules.Rand) any {
	kinds := []string{"text", "crime", "reward", "gain-evidence", "file-evidence", "claim-boosts", "gain-grip", "lose-grip", "discard-dilemmas", "challenge", "shifts", "peek", "hook", "echo", "chapter", "bank"}
	f := map[string]any{"kind": kinds[r.Intn(len(kinds))], "who": []string{"0", "1", "echo"}[r.Intn(3)], "from": []string{"power", "skill", "boost", "crime", "echo"}[r.Intn(5)],
		"id": []string{"none", "towers", "blocks", "jumper", "scourge", "ghost", "mechanic", "peek-and-take", "take", "reveal", "hook", "a1a", "s05", "b3"}[r.Intn(14)], "step": r.Intn(4), "left": r.Intn(4)}
	if r.Intn(2) == 0 {
		f["approach"], f["rival"] = []string{"restrained", "reckless", "side"}[r.Intn(3)], []string{"0", "1", "echo"}[r.Intn(3)]
		f["shifts"] = map[string]any{"optional": r.Intn(2) == 0, "sentinel": r.Intn(2) == 0, "blockades": r.Intn(2) == 0, "reach": []string{"all", "nearby", "border"}[r.Intn(3)], "around": "blocks"}
	}
	return f
}

// A disturbed position is refused or can be played to its end, and a
// refused one changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) { disturbed.Edits(t, 60, 20000) }

// A number that means nothing is refused, not taken for another.
func TestNumbersAreReadAsTheyAreWritten(t *testing.T) { disturbed.Numbers(t) }

func FuzzEdit(f *testing.F) {
	disturbed.FuzzEdits(f, `{"sentinel": "towers"}`, `{"criminals": {"ghost": null}}`)
}
