package play_test

import (
	"fmt"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The first picture of a replay is laid out as every later one: what the frame and the table are told of their places is
// the same before anything was drawn, at every size. The log lies on nothing of the table.
func TestTheFirstPictureOfAReplayIsLaidAsTheNext(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 581}, {1920, 1080}} {
		for _, g := range games.All {
			id := g.Info().ID
			t.Run(fmt.Sprintf("%s-%dx%d", id, size[0], size[1]), func(t *testing.T) {
				d := scenestest.BlindDesk(t, size[0], size[1])
				d.House.Tables = tables.All
				if d.House.Tables[id] == nil {
					t.Skip("no table")
				}
				n := max(2, g.Info().MinSeats)
				m, err := match.New(g, rules.Setup{Seats: n, Seed: 11}, scenestest.People(n), nil)
				if err != nil {
					t.Fatal(err)
				}
				d.Replay(scenestest.Played(t, m))
				places := func() map[string]render.Rect {
					d.Step()
					s := d.App.Top().Stage()
					l := map[string]render.Rect{}
					for _, id := range s.Things() {
						if x := s.Thing(id); x != nil {
							l[id] = x.Shape.Bounds()
						}
					}
					return l
				}
				first := places()
				if len(first) < 10 {
					t.Fatalf("%d things", len(first))
				}
				d.App.Top().Stage().Rebuild()
				for id, at := range places() {
					if was, ok := first[id]; !ok || was != at {
						t.Errorf("%s lay at %v (%v), then at %v", id, was, ok, at)
					}
				}
			})
		}
	}
}
