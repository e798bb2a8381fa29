package play_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// stepped looks back at a match from its beginning to its end, with every event of every step shown; without the long
// tests at its first and last steps.
func stepped(d *scenestest.Desk, m *match.Match) {
	d.T.Helper()
	const most = 60
	d.Replay(m)
	for n := 0; play.ForwardThrough(d.App); n++ {
		if n == most && os.Getenv("SAFEHOUSE_SOAK") != "1" {
			play.ReplayTo(d.App, max(n+1, len(m.Steps())-most))
		}
	}
	if at := play.ReplayTo(d.App, -1); at != len(m.Steps()) {
		d.T.Errorf("it ends at step %d of %d", at, len(m.Steps()))
	}
	d.App.Home()
}

// Every match can be looked back at, event by event, whoever acts in it: alone against an automa, with as many as can sit
// down, from the position that a lesson begins at, and as an operation of a career.
func TestEveryMatchCanBeLookedBackAt(t *testing.T) {
	soak := os.Getenv("SAFEHOUSE_SOAK") == "1"
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(id, func(t *testing.T) {
			d := scenestest.School(t)
			g := scenestest.Game(t, id)
			in := g.Info()
			for n := in.MinSeats; n <= in.MaxSeats; n++ {
				if !soak && n != in.MinSeats && n != in.MaxSeats {
					continue
				}
				m, err := match.New(g, rules.Setup{Seats: n, Seed: 4711}, scenestest.People(n), nil)
				if err != nil {
					t.Fatal(err)
				}
				stepped(d, scenestest.Played(t, m))
			}
			d.Teach(id, 0)
			d.Rest()
			m := play.Table(d.App).Match
			d.App.Home()
			stepped(d, scenestest.Played(t, m))
			for _, c := range games.Playable() {
				if c.Info().ID != id+"-career" {
					continue
				}
				stepCareer(d, c, soak)
			}
		})
	}
}

// stepCareer plays a career and looks back at its first operation, or at all of them.
func stepCareer(d *scenestest.Desk, g rules.Game, all bool) {
	d.T.Helper()
	s, err := g.New(rules.Setup{Seats: g.Info().MinSeats, Seed: 4711})
	if err != nil {
		d.T.Fatal(err)
	}
	for n := 0; !s.Turn().Done; {
		guest, setup, first, ok := s.(rules.Lasting).Match()
		if !ok {
			if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
				d.T.Fatal(err)
			}
			continue
		}
		m := match.Resume(guest, setup, scenestest.People(setup.Seats), first, 0, nil)
		stepped(d, scenestest.Played(d.T, m))
		if n++; !all {
			return
		}
		if err := s.(rules.Lasting).Enter(fmt.Sprintf("operation-%d", n), m.State(), nil); err != nil {
			d.T.Fatal(err)
		}
	}
}
