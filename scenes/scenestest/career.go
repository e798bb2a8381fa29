package scenestest

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/scenes/tables"
)

// CareerAt opens the desk of a career after so many operations, 0 for its end, in a window
// of some size; before the first one where it is less than 0; seen says whether its colours are looked at. Operations end with stars of a series, which seed begins.
func CareerAt(t testing.TB, game string, w, h int, seen bool, seed uint64, most int, stars func(op, n int) int) (*Desk, *career.State) {
	t.Helper()
	d := OpenDesk(t, w, h, t.TempDir())
	if !seen {
		d.Blinded()
	}
	d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
	g, _ := games.Find(game)
	cg := g.(career.Game)
	setup := rules.Setup{Seats: g.Info().MinSeats, Seed: seed}
	r, n := rules.Rand{S: seed}, 0
	at, err := cg.Simulate(setup, &r, most, func(op int) int { n++; return stars(op, n) })
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.House.Folder.BeginSeason(g, setup, "Winter")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Change(func(state rules.Lasting) error { *state.(*career.State) = *at; return nil }); err != nil {
		t.Fatal(err)
	}
	for _, c := range d.House.Campaigns {
		if c.ID() == game {
			d.App.Push(c.Hub(d.House, s.ID()))
		}
	}
	d.Play("wait idle")
	return d, at
}
