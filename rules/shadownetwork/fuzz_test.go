package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// disturbed is what positions from outside are made of.
var disturbed = rulestest.Disturbed{
	Game:  game,
	Walk:  260,
	Every: 16,
	Most:  34,
	Words: words,
	Frame: frameOf,
}

// words are values that stand for something in a position.
var words = []string{"none", "0", "1", "2", "syndicate", "deck", "discards", "market:1", "market:3", "hand:0", "hand:1", "done:0:1", "done:1:2", "box:0", "box:1",
	"display", "board:0:1", "board:1:3", "syndicate:1", "dealt:0", "kept:0", "hired", "box", "hidden", "discard", "a1", "b4", "e2", "rome", "lima", "new-york",
	"setup", "espionage", "closing", "upkeep", "end", "scoring", "yellow", "purple", "leaked", "secret", "supply", "press-attache", "student", "sa03", "relaxed", "analyse", "turn"}

// frameOf is something that waits, at random.
func frameOf(r *rules.Rand) any {
	kinds := []string{"turn", "syndicate", "study", "upkeep", "keep", "toss", "place", "collect", "leak", "market", "second", "replace", "analyse", "milestone",
		"wage", "hire-for", "use-for", "finish"}
	f := frame(kinds[r.Intn(len(kinds))], []string{"0", "1", "2", "syndicate"}[r.Intn(4)], "step", r.Intn(10), "city", []string{"none", "rome", "tokyo", "lima"}[r.Intn(4)],
		"influence", r.Intn(5), "left", goods(r.Intn(3), r.Intn(2)))
	f["what"] = map[string]string{"collect": []string{"leaked", "secret", "supply"}[r.Intn(3)], "leak": []string{"a", "b", "e"}[r.Intn(3)],
		"milestone": colourNames[r.Intn(4)], "replace": "archivist", "use-for": []string{"none", "archivist"}[r.Intn(2)]}[f["kind"].(string)]
	if f["what"] == "" {
		f["what"] = "none"
	}
	return f
}

// SHN-278: a disturbed position is refused or can be played to its end, and a
// refused one changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) { disturbed.Edits(t, 1200, 200000) }

// A number that means nothing is refused, not taken for another.
func TestNumbersAreReadAsTheyAreWritten(t *testing.T) { disturbed.Numbers(t) }

func FuzzEdit(f *testing.F) { disturbed.FuzzEdits(f, `{"round": 9}`, `{"cities": {"rome": null}}`) }
