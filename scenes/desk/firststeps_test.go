package desk_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/save"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A first evening leads from the lesson to a first match at the level made for it, and from there to the career: the note on
// the desk and the box say the next step, and the set-up is ready for it.
func TestAFirstEveningLeadsOn(t *testing.T) {
	for game, level := range map[string]string{"infiltration": "Easy", "deepstate": "Secretary"} {
		d := scenestest.School(t)
		d.House.Settings.Game, d.House.Campaigns = game, tables.Campaigns
		d.House.Profile.Marks = map[string]int64{"lesson." + game: -1}
		d.Play("wait idle\nhover 3 3\nwait idle\nexpect text NEXT\nexpect text First match\npick welcome\nwait idle\nexpect scene setup\nexpect text Next step\nexpect text " + level)
		d.House.App.Pop()
		d.House.Profile.Tallies = append(d.House.Profile.Tallies, save.Tally{Game: game, Who: d.House.Profile.Name, Seats: 4, Played: 1})
		d.Play("wait idle\nhover 3 3\nwait idle\nexpect text NEXT\nexpect text Career:\npick welcome\nwait idle\nexpect no First match")
	}
}

// Somebody whose lesson is still open is offered the usual rivals, and no next step but the lesson.
func TestTheUsualRivalsWithoutALesson(t *testing.T) {
	d := scenestest.School(t)
	d.SetUp("infiltration", "4711")
	d.Play("wait idle\nexpect no Next step\nexpect text Normal")
}

// The next step is read whole on the desk and beside every box.
func TestTheNextStepIsNotCut(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, game := range []string{"infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
			d := scenestest.BlindDesk(t, size[0], size[1])
			d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
			d.House.Profile.Marks = map[string]int64{"lesson." + game: -1}
			uncut := func() {
				t.Helper()
				d.Play("wait idle\nhover 3 3\nwait idle")
				for _, x := range proof.Cut(d.App.Top().Stage(), size[0], size[1]) {
					if strings.Contains(fmt.Sprint(x), "First match") || strings.Contains(fmt.Sprint(x), "Career") || strings.Contains(fmt.Sprint(x), "Press here") {
						t.Errorf("%s, %v: %v", game, size, x)
					}
				}
			}
			uncut()
			d.SetUp(game, "4711")
			uncut()
			d.House.Profile.Tallies = append(d.House.Profile.Tallies, save.Tally{Game: game, Who: d.House.Profile.Name, Seats: 4, Played: 1})
			uncut()
			d.House.App.Pop()
			uncut()
		}
	}
}
