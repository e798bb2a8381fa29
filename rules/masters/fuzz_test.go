package masters_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// disturbed is what positions from outside are made of.
var disturbed = rulestest.Disturbed{
	Game:  game,
	Walk:  500,
	Every: 16,
	Most:  64,
	Words: words,
	Frame: frameOf,
}

// words are values that stand for something in a position.
var words = []string{"none", "off", "a1", "f4", "e5", "i3", "c6", "h3", "d4", "bag", "safe", "won", "team", "sale", "box", "lost", "used", "carried:0", "carried:2",
	"carried:npc", "thug", "grifter", "lookout", "hurry", "bypass", "ninja", "walk", "punch", "rake", "toss-loot", "card-flick", "x", "y", "waiting", "in-play", "captive",
	"escaped", "busted", "absent", "crew", "planning", "action", "closing", "event", "escape", "1", "24", "c1", "c3", "z2", "m1", "0", "2", "npc"}

// frameOf is something that waits, at random.
func frameOf(r *rules.Rand) any {
	return map[string]any{"kind": frameKinds[r.Intn(len(frameKinds))], "card": []string{"none", "5", "15", "22", "c1", "c6", "guard", "jewel", "nearest", "figure"}[r.Intn(10)],
		"step": r.Intn(3), "who": []string{"0", "1", "npc"}[r.Intn(3)], "at": words[r.Intn(9)], "n": r.Intn(4),
		"set": map[string]bool{[]string{"0", "1", "npc", "f4", "e5"}[r.Intn(5)]: true}}
}

var frameKinds = []string{"card", "reveal", "dog", "hunt", "hounds", "replan", "lift", "lose", "blab", "comfort", "whisper", "last-idea",
	"locks", "fumble", "nervous", "tip", "bribe", "insert", "mark", "codes"}

// A disturbed position is refused or can be played to its end, and a
// refused one changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) { disturbed.Edits(t, 160, 40000) }

// A number that means nothing is refused, not taken for another.
func TestNumbersAreReadAsTheyAreWritten(t *testing.T) { disturbed.Numbers(t) }

func FuzzEdit(f *testing.F) { disturbed.FuzzEdits(f, `{"noise": 40}`, `{"hexes": {"f4": null}}`) }
