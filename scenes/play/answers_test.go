package play_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// An answer in the prompt is whole and lies on the prompt, and nothing else does, whatever is asked: 300 decisions of each game, with all that
// options add, in the usual window.
func TestAnswersLieWholeOnThePrompt(t *testing.T) {
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(id, func(t *testing.T) {
			d := scenestest.School(t)
			d.House.Settings.Mine, d.House.Settings.Rivals = 0, 0
			g := scenestest.Game(t, id)
			setup := rules.Setup{Seats: max(2, g.Info().MinSeats), Seed: 15, Options: rules.Options{}}
			if id == "deepstate" {
				setup.Options["men"] = 1
			}
			d.Begun(g, setup, scenestest.People(setup.Seats))
			s, dice, asked := play.Table(d.App), rules.Rand{S: 3}, 0
			for n := 0; n < 300 && !s.Match.Turn().Done; {
				d.Step()
				if _, ok := s.Curtain(); ok {
					s.Lift()
					continue
				}
				legal := s.Legal()
				if len(legal) == 0 {
					s.Finish()
					continue
				}
				d.Step()
				st := d.App.Top().Stage()
				prompt, _ := st.Find("prompt")
				for _, x := range st.Things() {
					if !strings.HasPrefix(x, "choice:") {
						continue
					}
					asked++
					at, _ := st.Find(x)
					if at.X < prompt.X || at.Y < prompt.Y || at.Right() > prompt.Right() || at.Bottom() > prompt.Bottom() {
						t.Fatalf("decision %d: the answer %s lies at %v, the prompt at %v", n, st.Thing(x).Label, at, prompt)
					}
				}
				if l := scenestest.OverPrompt(st); len(l) > 0 && st.Modals() == 0 && st.Idle() {
					t.Errorf("decision %d: %v lies over %q", n, l, st.Thing("prompt").Label)
				}
				if slices.Contains(st.Things(), "choices") {
					t.Errorf("decision %d: the answers to %q scroll", n, st.Thing("prompt").Label)
				}
				s.Decide(legal[s.Match.State().Playout(s.Match.Legal(), &dice)%len(legal)])
				n++
			}
			if asked == 0 {
				t.Error("nothing was asked in the prompt")
			}
		})
	}
}
