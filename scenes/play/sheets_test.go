package play_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// drawn draws what is shown until all of it is there, and checks that every sheet it is drawn from is open.
func drawn(d *scenestest.Desk, where string) {
	d.T.Helper()
	for i := 0; i < 3 || d.House.Kit.Loading(); i++ {
		d.App.Refresh()
		scenestest.TickAndDraw(d.T, d.App, d.Canvas)
	}
	if u := d.House.Kit.Unopened(); len(u) > 0 {
		d.T.Fatalf("%s: drawn from the sheets %v, which are closed", where, u)
	}
}

// Whatever scene of a game comes after whatever other, the sheets that it draws from are there: a lesson and the match that
// plays it to its end, a table and its rules, a replay over a table, results, a replay over them, the same match again, a
// second box of the same game.
func TestEverySceneFindsItsSheets(t *testing.T) {
	for _, game := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(game, func(t *testing.T) {
			d := scenestest.School(t)
			d.Teach(game, len(tables.Lessons[game]().Notes))
			for d.Rest(); !play.Lesson(d.App).Over; {
				follow(d)
			}
			drawn(d, "the lesson")
			walk := func(where, script string) {
				d.Play(script)
				drawn(d, where)
			}
			if d.App.Top().Stage().Thing("note/finish") != nil {
				walk("the match that goes on with it", "pick note/finish\nwait idle\nexpect scene table")
				walk("its results", "auto\nwait idle\nexpect scene results")
			} else {
				walk("the results of the lesson", "pick note/report\nwait idle\nexpect scene results")
			}
			walk("a replay over the results", "pick replay\nwait idle\nexpect scene replay\npick first\nwait idle")
			walk("the results behind the replay", "key Escape\nwait idle\nexpect scene results")
			walk("the same match again", "pick again\nwait idle\nexpect scene table")
			walk("its rules", "key Escape\nwait idle\npick pause:rules\nwait idle\nexpect scene rules")
			walk("the table behind the rules", "key Escape\nwait idle\nkey Escape\nwait idle\nexpect scene table")
			play.Rather(d.App, rules.Action{})
			walk("a replay over the table", "wait idle\nkey Escape\nwait idle\npick pause:look-back\nwait idle\nexpect scene replay")
			walk("the table behind the replay", "key Escape\nwait idle\nkey Escape\nwait idle\nexpect scene table")
			walk("the desk", "key Escape\nwait idle\npick pause:desk\nwait idle\nexpect scene title")
			for _, s := range tables.All[game]().Look().Sheets {
				if s != "common" && d.House.Kit.Ready(s) {
					t.Errorf("the sheet %s is still open on the desk", s)
				}
			}
		})
	}
}
