package deepstate_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// disturbed is what positions from outside are made of.
var disturbed = rulestest.Disturbed{
	Game:  game,
	Walk:  260,
	Quick: true,
	Every: 64,
	Most:  11,
	Words: words,
	Frame: frameOf,
}

// words are values that stand for something in a position.
var words = []string{"none", "0", "1", "2", "3", "hoc", "deck", "discard", "gone", "box", "force", "stack", "hidden", "zone:1", "zone:3", "zone:9", "hand:0",
	"hand:1", "made:0", "made:1", "made:hoc", "back:0", "pack:1", "taken:0:1", "taken:1:2:back", "draft", "deal", "action", "takeover", "recall", "treaty", "trim",
	"scoring", "begin", "choose", "protect", "ambush", "labs-1", "governments-1", "inner-circle-1", "world-war-1", "deep-state", "comintern", "spyware",
	"finance", "key-connections", "yakuza", "freemasons", "hitman"}

// frameOf is something that waits, at random.
func frameOf(r *rules.Rand) any {
	kinds := []string{"treaty", "man", "recruit", "dismiss", "pay", "offer", "give", "return", "hit", "move", "attach", "recall", "make", "trim"}
	return map[string]any{"kind": kinds[r.Intn(len(kinds))], "player": words[1+r.Intn(4)], "card": words[r.Intn(len(words))],
		"step": r.Intn(3), "n": r.Intn(8), "m": r.Intn(4)}
}

// DST-378: a disturbed position is refused or can be played to its end, and a
// refused one changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) { disturbed.Edits(t, 900, 200000) }

// A number that means nothing is refused, not taken for another.
func TestNumbersAreReadAsTheyAreWritten(t *testing.T) { disturbed.Numbers(t) }

func FuzzEdit(f *testing.F) {
	disturbed.FuzzEdits(f, `{"phase": "scoring"}`, `{"objectives": {"labs-1": null}}`)
}
