package infiltration_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// disturbed is what positions from outside are made of.
var disturbed = rulestest.Disturbed{
	Game:  game,
	Walk:  90,
	Every: 16,
	Most:  124,
	Words: words,
	Frame: frameOf,
}

// words are values that stand for something in a position.
var words = []string{"none", "here", "done:1", "1", "2", "7", "12", "secret", "out", "captured", "away", "pool", "gone", "deck", "discard", "box", "hidden",
	"hand:" + hugo, "played:" + hugo, "room:1:" + hugo, hugo, marilyn, "advance", "retreat", "interface", "download", "extract", "zip-line", "diesel",
	"portable-server", "informant", "stairwell", "mail-room", "laser-corridor", "executive-elevator", "face-down", "selection", "resolution", "wrap",
	"npc", "security", "draft", "entry", "leah-bailey", "csx-13"}

// frameOf is something that waits, at random.
func frameOf(r *rules.Rand) any {
	return map[string]any{"kind": []string{"item", "interface", "enter", "action", "move", "elevator", "arrive"}[r.Intn(7)],
		"operative": crew[r.Intn(6)], "card": words[r.Intn(len(words))], "step": r.Intn(4), "place": words[r.Intn(9)], "n": r.Intn(40),
		"forward": r.Intn(2) == 0, "backward": r.Intn(2) == 0, "optional": r.Intn(2) == 0}
}

// INF-332: a disturbed position is refused or can be played to its end, and a
// refused one changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) { disturbed.Edits(t, 1200, 200000) }

// A number that means nothing is refused, not taken for another.
func TestNumbersAreReadAsTheyAreWritten(t *testing.T) { disturbed.Numbers(t) }

func FuzzEdit(f *testing.F) { disturbed.FuzzEdits(f, `{"proximity": 98}`, `{"rooms": {"1": null}}`) }
