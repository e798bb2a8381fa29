package masters_test

import (
	"strings"
	"testing"

	"safehouse/assets/text"
)

// The reason against something out of its time says when its time is, and not whose
// turn it is.
func TestAReasonOutOfItsTimeSaysWhenThatIs(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug", "burglar", "grifter")
	s.Refuses("when-shop", "buy", "radio", "thug").Refuses("when-plan", "plan", "thug", "e4")
	s.Refuses("when-escape", "run", "thug", "e4").Refuses("when-escape", "roll", "thug").Refuses("when-escape", "pick-in-flight", "thug", "e4")
	for key, want := range map[string]string{
		"why.when-shop": "in planning only", "why.when-plan": "in planning only", "why.when-escape": "Not before Escape",
	} {
		if got := worded(t, key); !strings.Contains(got, want) {
			t.Errorf("%s is %q", key, got)
		}
	}
}

// Who has chosen no action has no move: it is told to choose one that has.
func TestAMoveBeforeAnActionAsksForAnAction(t *testing.T) {
	stage(t, "inclusion", "f4", "thug", "burglar", "grifter").Refuses("choose-first", "move", "thug", "e4")
	if got := worded(t, "why.choose-first"); !strings.HasPrefix(got, "Choose an action") {
		t.Errorf("the reason is %q", got)
	}
}

// ANGER THERAPY and the like subdue nobody by hand: guards go down.
func TestGuardsGoDownByThemselves(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	if got := b.T("masters", "event.subdued", map[string]any{"who": "", "n": 3, "m": 1, "to": "F7"}); got != "3 guards and dogs on F7 go down." {
		t.Errorf("told is %q", got)
	}
}

// worded is a text of the game.
func worded(t *testing.T, key string) string {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b.T("masters", key, map[string]any{"who": "Thug", "sub": "move"})
}
