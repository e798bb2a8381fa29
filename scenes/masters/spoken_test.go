package masters

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes"
)

// In the County an exit that a bot is on its way to says so; those of persons and those of other jobs do not.
func TestASpokenForExitSaysSo(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.TheBricks, 1, rules.Options{"level": 4, "inside": 3})
	play(t, s, 500, inRound(1, 0))
	v := b.viewOf(s, true)
	v.Sitters = []scenes.Sitter{{Name: "Ann"}, {Name: "Bot 2", Bot: true}, {Name: "Bot 3", Bot: true}}
	b.Lay(v)
	to := s.Headed(rules.Only(1) | rules.Only(2))
	if to[0] != rule.Nowhere || to[1] == rule.Nowhere || to[2] == rule.Nowhere || to[1] == to[2] {
		t.Fatalf("headed for %v", to)
	}
	said := 0
	for c := range s.Board.All() {
		words := ""
		for _, k := range b.table.hexTip(s.HexOf(c), c).Keywords {
			words += k.Name + "\n"
		}
		f := b.table.heldBy(c)
		if f < 0 {
			continue
		}
		said++
		if c != to[f] || !strings.Contains(words, say(v, "fix.spoken", "who", b.table.shortName(f))) {
			t.Errorf("%s, held by %d, says %q", b.table.placeName(c), f, words)
		}
	}
	if said != 2 {
		t.Errorf("%d exits are spoken for, want 2", said)
	}
	v.Sitters = nil
	b.Lay(v)
	for c := range s.Board.All() {
		if f := b.table.heldBy(c); f >= 0 {
			t.Errorf("%s is held by %d, whom nobody plays", b.table.placeName(c), f)
		}
	}
}
