package desk_test

import (
	"slices"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/desk"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// box opens the box of a game in a window.
func box(t *testing.T, game string, w, h int) *scenestest.Desk {
	d := scenestest.BlindDesk(t, w, h)
	d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
	d.SetUp(game, "4711")
	d.Play("wait idle\nexpect scene setup")
	return d
}

// On the page of a box everything that can be chosen of a game is there: who sits
// down, every option that applies on some page, what begins, what teaches, at each size.
func TestABoxOffersEverything(t *testing.T) {
	for game := range tables.All {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			d := box(t, game, size[0], size[1])
			st := d.App.Top().Stage()
			in := desk.SetUpInfo(d.App)
			for _, id := range []string{"start", "seed", "seed/copy", "seed/new", "surprise", "back", "name:0", "kind:0", "level:1"} {
				if !slices.Contains(st.Things(), id) && in.MinSeats > 1 {
					t.Errorf("%s at %v has no %s", game, size, id)
				}
			}
			found := map[string]bool{}
			for range 8 {
				for _, id := range st.Things() {
					found[id] = true
				}
				if !found["options/next"] {
					break
				}
				d.Play("pick options/next\nwait idle")
			}
			setup := desk.SetUp(d.App)
			for _, o := range in.Options {
				if found["option."+o.ID] != o.Applies(setup) {
					t.Errorf("%s at %v offers the option %s: %v; it applies: %v", game, size, o.ID, found["option."+o.ID], o.Applies(setup))
				}
			}
			if (d.House.Lessons[game] != nil) != found["teach"] {
				t.Errorf("%s: lesson there and offered do not agree", game)
			}
		}
	}
}

// A badge changes who sits down: a stamp turns the level, the robot's sign lets a
// person decide, a free place takes somebody, and who is sent home is gone.
func TestBadgesSayWhoSitsDown(t *testing.T) {
	d := box(t, "infiltration", 1280, 720)
	seats := desk.SetUpSeats(d.App)
	if len(seats) != 4 || seats[1].Level != "normal" {
		t.Fatalf("it begins with %+v", seats)
	}
	d.Play("pick level:1\nwait idle\npick kind:2\nwait idle\npick free:4\nwait idle\npick name:3\nwait idle\ndo Send home\nwait idle")
	seats = desk.SetUpSeats(d.App)
	if len(seats) != 4 || seats[1].Level != "hard" || seats[2].Level != "" || seats[3].Participant != "Jackdaw" {
		t.Errorf("after all that there sit %+v", seats)
	}
	d.Play("pick option.specialists\nwait idle\nhover 3 3\nwait idle\nexpect text apart from one change\npick start\nwait idle\nexpect scene table")
}

// The tray of an open box holds pieces of the game's own table, every one of them there, and
// nothing of them stays in memory when the box is closed.
func TestATrayHoldsPiecesOfItsTable(t *testing.T) {
	for game := range tables.All {
		d := box(t, game, 1920, 1080)
		if missing, n := desk.TrayPieces(d.App); n < 4 || len(missing) > 0 {
			t.Errorf("%s: of %d pieces %v are missing", game, n, missing)
		}
		sheets := append([]string{game}, tables.All[game]().Look().Sheets...)
		for _, s := range sheets {
			if s != "common" && d.House.Kit.Ready(s) {
				t.Errorf("%s: the sheet %s is still open", game, s)
			}
		}
		d.Play("pick start\nwait idle\nexpect scene table")
	}
}

// Words on the papers of a box are whole, in every window, also while a match of the game is running.
func TestThePapersOfABoxCutNothing(t *testing.T) {
	for game := range tables.All {
		d := scenestest.NewDesk(t, 1280, 720)
		d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
		d.SetUp(game, "4711")
		d.Play("wait idle\npick start\nwait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle\nexpect scene title")
		d.SetUp(game, "4711")
		d.Play("wait idle\nexpect scene setup\nexpect text Continue\nhover 3 3\nwait idle")
		proof.Check(t, game, d.App.Top().Stage(), 1280, 720)
	}
}

// The button beside the seed puts it on the clipboard, also as it was typed last.
func TestTheSeedIsCopied(t *testing.T) {
	d := box(t, "infiltration", 1280, 720)
	if d.Play("pick seed/copy\nwait idle\nexpect text The seed is on the clipboard"); d.House.Clip.Paste() != "4711" {
		t.Errorf("copied is %q", d.House.Clip.Paste())
	}
	d.Play("pick seed\nkey Ctrl+A\ntype 815\nkey Enter\nwait idle\npick seed/copy\nwait idle")
	if d.House.Clip.Paste() != "815" {
		t.Errorf("after typing %q is copied", d.House.Clip.Paste())
	}
}

// How strong an automa is that plays against one seat alone is asked with one seat alone; what was chosen stays for then, and the
// match of two begins as printed.
func TestABoxAsksWhatThisTableHas(t *testing.T) {
	d := box(t, "deepstate", 1280, 720)
	d.Play("pick option.level\nwait idle\nkey Down\nkey Enter\nwait idle")
	chosen := desk.SetUp(d.App).Options["level"]
	printed, _ := desk.SetUpInfo(d.App).Option("level")
	if chosen == printed.Default {
		t.Fatal("a press leaves the level as it is")
	}
	d.Play("pick free:1\nwait idle")
	if setup := desk.SetUp(d.App); setup.Seats != 2 || setup.Options["level"] != printed.Default {
		t.Errorf("a match of %d begins with level %d", setup.Seats, setup.Options["level"])
	}
	if d.Shows("option.level") {
		t.Error("with two seats the level of HOC is asked")
	}
	d.Play("pick name:1\nwait idle\ndo Send home\nwait idle")
	if setup := desk.SetUp(d.App); setup.Seats != 1 || setup.Options["level"] != chosen {
		t.Errorf("back at %d seat the level is %d, chosen was %d", setup.Seats, setup.Options["level"], chosen)
	}
}
