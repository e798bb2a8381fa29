package main

import (
	"testing"

	"safehouse/rules/games"
)

// TestALineDependsOnTheGameAndTheRulesAlone compares two games played anew, and two that differ.
func TestALineDependsOnTheGameAndTheRulesAlone(t *testing.T) {
	for _, g := range games.All {
		if a, b := Line(g, 1), Line(g, 1); a != b {
			t.Errorf("the same game gives two lines:\n%s\n%s", a, b)
		}
		if Line(g, 1) == Line(g, 2) {
			t.Errorf("%s: two games give one line", g.Info().ID)
		}
	}
}
