package play_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What the prompt says while something is shown, who does what and why, is read whole: of one that is cut a tip would tell the rest. Matches
// against HOC, whose reasons are the longest, in the usual window.
func TestWhatIsToldIsWhole(t *testing.T) {
	told := 0
	for seed := uint64(1); seed <= 8; seed++ {
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		d.Begun(scenestest.Game(t, "deepstate"), rules.Setup{Seats: 1, Seed: seed}, scenestest.People(1))
		s, dice := play.Table(d.App), rules.Rand{S: seed + 2}
		for n := 0; n < 120 && !s.Match.Turn().Done; {
			d.Step()
			if s.Showing() {
				if p := d.App.Top().Stage().Thing("prompt"); p != nil {
					if told++; p.Tip != nil {
						t.Errorf("cut: %q", p.Label)
					}
				}
				s.Step()
				continue
			}
			if legal := s.Legal(); len(legal) > 0 {
				s.Decide(legal[s.Match.State().Playout(s.Match.Legal(), &dice)%len(legal)])
				n++
			} else {
				s.Finish()
			}
		}
	}
	if told == 0 {
		t.Error("nothing was told")
	}
}
