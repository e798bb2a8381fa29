package deepstate_test

import (
	"strings"
	"testing"

	"safehouse/rules"
)

// What a review found untrue or missing in the words.

// An Operation speaks of Ghosts only to who has some.
func TestAnOperationSpeaksOfGhostsThatAreThere(t *testing.T) {
	s := plainTable(t)
	top := "neutralization-of-a-political-leader"
	if got := say(t)(s.S.Why(s.Act("covert", top))); strings.Contains(got, "Ghost") || !strings.Contains(got, "needs 4 Agents, and you have 3") {
		t.Errorf("without Ghosts: %q", got)
	}
	s.stage(0, "comintern", 2).reserve(0, 1)
	if got := say(t)(s.S.Why(s.Act("covert", top))); !strings.Contains(got, "needs 2 Agents besides your 2 Ghosts, and you have 1") {
		t.Errorf("with a Ghost: %q", got)
	}
}

// Against Interpol the reason says why one more is not enough.
func TestInterpolIsNamedWhereItAsksForMore(t *testing.T) {
	s := deal(t, 4, nil, "labs").agents("labs-1", 1, 1).reserve(0, 3)
	if got := say(t)(s.S.Why(s.Act("infiltrate", "labs-1", 1))); strings.Contains(got, "Interpol") {
		t.Errorf("without Interpol: %q", got)
	}
	s.made(1, "interpol")
	if got := say(t)(s.S.Why(s.Act("infiltrate", "labs-1", 2))); !strings.Contains(got, "Interpol asks for 2 more") || !strings.Contains(got, "at least 3 of them Agents") {
		t.Errorf("against Interpol: %q", got)
	}
}

// What DEEP STATE takes is asked as what is still to be discarded, without "more" where
// it is the first.
func TestDeepStateAsksForWhatIsDue(t *testing.T) {
	s := deal(t, 4, nil, "patents").own(0, "labs", "banks", "valuables").reserve(0, 5).Do("advance", "deep-state").Asks(0, "pay")
	if got := say(t)(s.S.Prompt()); strings.Contains(got, "more") || !strings.HasSuffix(got, " for DEEP STATE") {
		t.Errorf("asked is %q", got)
	}
}

// UNIFIED NATIONS bring back so many Agents in total, not from each card; HOC's cards say
// how many more Agents than needed they may send.
func TestNumbersOfCardsSayWhatTheyCount(t *testing.T) {
	speak := say(t)
	for _, stage := range []string{"1", "2", "3", "4"} {
		if got := speak(rules.Say("text.stage.unified-nations-" + stage)); !strings.Contains(got, stage+" extra Agent") || !strings.Contains(got, "in total") {
			t.Errorf("Stage %s reads %q", stage, got)
		}
	}
	for card, n := range map[string]int{"consolidation": 1, "entrenchment": 1, "hostile-takeover": 2, "connections": 1} {
		if got := speak(rules.Say("text.hoc-card." + card)); strings.Count(got, "up to ") != n || !strings.Contains(got, "more") {
			t.Errorf("%s reads %q", card, got)
		}
	}
}

// A Propagandist with one free card in the row does not deny the card: it has no other
// place.
func TestThePropagandistSaysWhatIsMissing(t *testing.T) {
	s := deal(t, 4, withMen, "labs").men(0, "propagandist")
	said := say(t)(s.S.Describe(s.Act("play", "propagandist"))) + say(t)(s.S.Why(s.Act("move", "labs-1", 1)))
	if strings.Contains(said, "no card without Agents") {
		t.Errorf("said is %q", said)
	}
	s.Do("play", "propagandist").Asks(0, "turn")
}
