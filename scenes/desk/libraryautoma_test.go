package desk_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A match alone against an automa stands in the list of those that are over with the automa and its score, whether the list
// reads the end of its file or the whole.
func TestAListNamesTheAutomaAndItsScore(t *testing.T) {
	for _, id := range []string{"shadownetwork", "deepstate", "intoodeep"} {
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		g := scenestest.Game(t, id)
		j, err := d.House.Folder.NewMatch(g, rules.Setup{Seats: 1, Seed: 3}, []match.Controller{scenestest.Person("Vesper")}, save.About{})
		if err != nil {
			t.Fatal(err)
		}
		scenestest.Played(t, j.Match())
		out := j.Match().Outcome()
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		x, err := d.House.Folder.Listed(j.ID())
		if err != nil || len(x.Automa) != 1 || x.Automa[0] != out.Automa.Total {
			t.Errorf("%s: the list has %v (%v), the automa scored %d", id, x.Automa, err, out.Automa.Total)
			continue
		}
		scenestest.Shelf(d, []save.Listed{x}, nil)
		d.Play("wait idle\npick menu:load\nwait idle\nexpect scene library\ndo Finished\nwait idle")
		st := d.App.Top().Stage()
		words := strings.Join(st.Words(), " ")
		if !strings.Contains(words, g.Info().Automa) {
			t.Errorf("%s: %s is not named: %s", id, g.Info().Automa, words)
		}
	}
}
