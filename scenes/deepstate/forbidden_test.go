package deepstate

import (
	"strings"
	"testing"

	rule "safehouse/rules/deepstate"
)

// The tip of a Stage tells the rule that forbids it, and what would change that, before its price.
func TestAStageTellsWhatForbidsItBeforeItsPrice(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 1, 7, nil, func(s *rule.State) bool {
		return s.Turn().Seat == 0 && s.Round > 0 && s.Phase == rule.ActionPhase && s.Restricted(0)
	})
	b.Lay(b.ViewOf(s, 0, true))
	for project := range rule.Project(rule.Projects) {
		at := int(s.Players[0].Stages[project])
		for stage := 1; stage <= rule.Stages; stage++ {
			want := "With the Supervisor you cannot Advance"
			switch {
			case stage <= at:
				want = "You have been here"
			case stage > at+1:
				want = "Stages come in order"
			}
			words := b.table.stageTip(project, stage)().Keywords
			if len(words) < 2 || !strings.HasPrefix(words[0].Text, want) || !strings.HasPrefix(words[1].Text, "Costs") {
				t.Errorf("project %d, Stage %d: the tip says %v", project, stage, words)
			}
			if stage == at+1 && !strings.HasPrefix(b.table.nextWords(project), want) {
				t.Errorf("project %d: the sheet says %q", project, b.table.nextWords(project))
			}
		}
	}
}
