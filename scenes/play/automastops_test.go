package play_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Each turn of an automa stops at least once, so that two in a row are told apart, and the last one can be opened again while
// the person decides.
func TestEachTurnOfAnAutomaStops(t *testing.T) {
	for game, card := range map[string]string{"deepstate": "hoc-card", "intoodeep": "echo-card", "shadownetwork": "action"} {
		t.Run(game, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			d.Table(game, scenestest.Person("Vesper"))
			g := scenestest.Game(t, game)
			dice := rules.Rand{S: 7}
			turns, opened, told, at := 0, 0, 0, 0
			for range 120 {
				s := play.Table(d.App)
				if s == nil || s.Match.Turn().Done || turns > 8 && told > 20 {
					break
				}
				for ; at < len(s.Match.Steps()); at++ {
					for _, e := range s.Match.Steps()[at].Events {
						if g.Info().Events[e.Kind] == card {
							turns++
						}
					}
				}
				for n := 0; s.Halted() && n < 60; n++ {
					d.Visit("key Enter\nwait idle")
				}
				if v := play.Seen(d.App); turns > 0 && v != nil && v.Asked && !s.Showing() {
					if n := s.Halts(); n < turns {
						t.Fatalf("%d turns stopped %d times", turns, n)
					}
					told++
					if l := play.Recaps(d.App); len(l) == 1 && (len(l[0].Opens) > 0 || !l[0].Strip.Empty()) {
						opened++
					}
				}
				// Decided by the test itself: what a mouse presses at random may depend on what the screen had time to show.
				if v := play.Seen(d.App); v != nil && len(v.Legal()) > 0 {
					legal := v.Legal()
					s.Decide(legal[dice.Intn(len(legal))])
				}
				d.Visit("wait idle")
			}
			if turns == 0 || opened < told {
				t.Errorf("%d turns were seen; the last could be opened at %d of %d questions", turns, opened, told)
			}
		})
	}
}
