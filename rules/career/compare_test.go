package career_test

import (
	"testing"

	"safehouse/rules"
)

// Careers are games like others: two can be compared.
func TestGamesCanBeCompared(t *testing.T) {
	if a, b := rules.Game(small), rules.Game(small); a != b {
		t.Error("a career is another one than itself")
	}
}
