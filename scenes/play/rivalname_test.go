package play_test

import (
	"regexp"
	"strings"
	"testing"

	"safehouse/rules/games"
	place "safehouse/scenes/career"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// printed are the names of automata as they are printed, on cards and in rules.
var printed = regexp.MustCompile(`\b(HOC|Echo|Syndicate)\b`)

// Whoever plays an operation against a named rival reads that name and no other: in the log, in what was done in a turn, in the
// report, in the archive, and in the record.
func TestAnOperationIsToldWithTheRivalsName(t *testing.T) {
	for _, c := range tables.Campaigns {
		p, ok := c.(place.Place)
		if !ok || p.Career.Book().Of.Info().Automa == "" {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			d, rival := against(t, c.ID())
			told := map[string]bool{}
			read := func(where string, of func(id string) bool) {
				t.Helper()
				st := d.App.Top().Stage()
				for _, id := range st.Things() {
					x := st.Thing(id)
					if x == nil || !of(id) {
						continue
					}
					words := x.Label
					if x.Tip != nil {
						tip := x.Tip()
						words += "\n" + tip.Title + "\n" + tip.Body + "\n" + tip.Reason
					}
					told[where] = told[where] || strings.Contains(words, rival)
					if m := printed.FindString(words); m != "" {
						t.Errorf("%s: %s calls %s %s: %q", where, id, rival, m, words)
					}
				}
			}
			all := func(string) bool { return true }
			for n := 0; n < 12 && play.Table(d.App) != nil; n++ {
				d.Play("play mouse 3\nwait idle")
				read("log", func(id string) bool { return id == "log" })
				read("recap", func(id string) bool { return strings.HasPrefix(id, "recap:") })
			}
			toTheEnd(d)
			for n := 0; n < 400 && d.App.Top().Name() != "results"; n++ {
				if d.Step(); n%40 == 39 { // what is shown until it was read
					d.Play("key Enter")
				}
			}
			d.Play("wait idle\nexpect scene results")
			read("report", all)
			d.House.RefreshIndex()
			d.House.Home()
			d.Play("wait idle\npick menu:load\nwait idle\ndo Finished\nwait idle")
			read("archive", all)
			d.House.Home()
			d.Play("wait idle\npick menu:person\nwait idle")
			read("record", all)
			for _, where := range []string{"log", "recap", "report", "archive", "record"} {
				if !told[where] {
					t.Errorf("%s: nothing speaks of %s", where, rival)
				}
			}
		})
	}
}

// against is the table of an operation against a rival, with the rival's name.
func against(t *testing.T, game string) (*scenestest.Desk, string) {
	t.Helper()
	g, _ := games.Find(game)
	for most := 4; most < 12; most++ {
		d, _ := scenestest.CareerAt(t, game, 1280, 720, false, uint64(most), most, func(int, int) int { return 2 })
		d.House.Profile.Name = "Vesper"
		if !d.Shows("begin") {
			continue
		}
		d.Play("pick begin\nwait idle")
		for n := 0; n < 5 && play.Table(d.App) == nil; n++ {
			d.Play("key Enter\nwait idle")
		}
		if play.Table(d.App) == nil {
			continue
		}
		if rival, _, _ := play.Rival(d.App); rival != "" {
			return d, rival
		}
	}
	t.Fatalf("no operation of %s against a rival was begun", g.Info().ID)
	return nil, ""
}
