package masters

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
)

// A tip beside a card that opens adds to it and says none of its sentences again, nor the
// skills that the panel shows.
func TestATipRepeatsNoCard(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := begin(t, 4, rule.InclusionJob, 11, nil)
	play(t, s, 2000, func(s *rule.State) bool { return s.Phase == rule.Action })
	b.Lay(b.viewOf(s, true))
	seen := 0
	for _, id := range b.Stage.Things() {
		x := b.Stage.Thing(id)
		if x == nil || x.Big == nil || x.Tip == nil || id != "panel" && !strings.HasPrefix(id, "deck:") && !strings.HasPrefix(id, "character:") {
			continue
		}
		seen++
		tip := x.Tip()
		if tip.Body != "" {
			t.Errorf("the tip of %s says %q again", id, tip.Body)
		}
		if len(tip.Keywords) == 0 {
			t.Errorf("the tip of %s says nothing", id)
		}
		for _, k := range tip.Keywords {
			if id == "panel" && strings.Contains(k.Text, "1 ") && strings.Contains(k.Text, "6 ") {
				t.Errorf("the panel's tip lists a skill again: %q", k.Text)
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d cards open", seen)
	}
}

// Every action shows in its row what it does, by pictograms: what it gives, what it costs, or what it is about; and what
// can be done at a hex has a pictogram of its own in the menu.
func TestEveryActionShowsWhatItDoes(t *testing.T) {
	for n, id := range info.Refs[kAct].IDs {
		subs, noise, alerts := rule.Act(n).Subs()
		signs := len(actSigns[rule.Act(n)]) + noise + alerts
		for _, k := range subs {
			signs += int(k)
		}
		if signs == 0 {
			t.Errorf("the row of %s is a bare name", id)
		}
	}
	for _, v := range []rules.Verb{rule.VStart, rule.VPlan, rule.VTunnel, rule.VMove, rule.VUnlock, rule.VSubdue, rule.VDisable, rule.VCut, rule.VReveal, rule.VTake, rule.VToss, rule.VReach, rule.VRun, rule.VDeclare, rule.VPick, rule.VCrack, rule.VSwipe, rule.VVent, rule.VBreach, rule.VLaser} {
		if verbIcon(v) == verbIcon(rules.Verb(250)) {
			t.Errorf("%s has no pictogram", info.Verbs[v].Name)
		}
	}
}
