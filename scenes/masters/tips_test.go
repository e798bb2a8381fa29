package masters

import (
	"strings"
	"testing"

	rule "safehouse/rules/masters"
)

// A tip beside a card that opens adds to it and says none of its sentences again, nor the
// skills that the panel shows.
func TestATipRepeatsNoCard(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := begin(t, 4, rule.InclusionJob, 11, nil)
	play(t, s, 2000, func(s *rule.State) bool { return s.Phase == rule.Action })
	b.lay(b.viewOf(s, true))
	seen := 0
	for _, id := range b.stage.Things() {
		x := b.stage.Thing(id)
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
