package person_test

import (
	"strings"
	"testing"
	"time"

	"safehouse/rules/games"
	"safehouse/rules/tonight"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// person opens the file on a desk of some size.
func personAt(t *testing.T, w, h int) *scenestest.Desk {
	d := scenestest.OpenDesk(t, w, h, t.TempDir())
	d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
	d.House.Profile = scenestest.Filed()
	d.Play("wait idle\npick menu:person\nwait idle\nexpect scene person\nhover 3 3\nwait idle")
	return d
}

func TestTheFileOfAPerson(t *testing.T) {
	for _, w := range scenestest.Windows[:1] {
		d := personAt(t, w.W, w.H)
		d.Play(strings.ReplaceAll(`expect text won
shot person-record-%
pick tabs/1
hover 3 3
wait idle
expect text Full Tower
shot person-medals-%
pick tabs/2
hover 3 3
wait idle
expect text You alone against HOC
shot person-nights-%
pick tabs/3
wait idle
expect text New person`, "%", w.Name))
	}
}

// A job begun counts from its first decision on, goes on after the program was killed,
// and is over when the match is.
func TestTonightsJobHasOneAttempt(t *testing.T) {
	dir := t.TempDir()
	open := func() *scenestest.Desk {
		d := scenestest.OpenDesk(t, 1280, 720, dir)
		d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
		d.House.Clock = func() time.Time { return time.Date(2026, 11, 26, 20, 0, 0, 0, time.UTC) }
		return d
	}
	j, err := tonight.Of("2026-11-26", games.Find)
	if err != nil {
		t.Fatal(err)
	}
	d := open()
	d.Play("wait idle\npick tonight\nwait idle\nexpect scene person\npick play\nwait idle\nexpect scene table")
	m := d.Running()
	if m.Game().Info().ID != j.Game || m.Setup().Seed != j.Setup.Seed || m.Setup().Seats != j.Setup.Seats {
		t.Fatalf("on the table lies %s with seed %d, not %+v", m.Game().Info().ID, m.Setup().Seed, j)
	}
	night := d.House.Profile.Night("2026-11-26")
	if night == nil || night.Counted {
		t.Fatalf("before a decision the night is %+v", night)
	}
	d.Play("auto\nwait idle\nexpect scene results")
	night = d.House.Profile.Night("2026-11-26")
	if night == nil || !night.Counted || !night.Done {
		t.Fatalf("afterwards the night is %+v", night)
	}
	d.Play("pick desk\nwait idle\npick tonight\nwait idle\nexpect text Done:")
	if st := d.App.Top().Stage(); !st.Thing("play").Disabled || !strings.Contains(st.Thing("play").Why, "Tomorrow") {
		t.Error("it can be begun once more")
	}
	if e := d.House.Profile.Log; len(e) != 1 || e[0].Game != j.Game {
		t.Errorf("in the book stands %+v", e)
	}
}

func TestSomebodyNewHasAFileOfHisOwn(t *testing.T) {
	d := personAt(t, 1280, 720)
	d.Play("pick tabs/3\nwait idle\npick add\nwait idle\ntype Lynd\nkey Enter\nwait idle\nexpect scene title\nexpect text Lynd")
	if p := d.House.Profile; p.Name != "Lynd" || len(p.Log) != 0 {
		t.Fatalf("the file is %+v", p)
	}
	d.Play("pick menu:person\nwait idle\npick tabs/3\nwait idle\npick people/first\nwait idle\nexpect scene title")
	if p := d.House.Profile; p.Name == "Lynd" {
		t.Errorf("still %s plays", p.Name)
	}
}

// Who never gave a name has results and medals all the same, under the usual one; a name
// given later takes them along.
func TestSomebodyWithoutANameHasResults(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.Play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table\nauto\nwait idle\nexpect scene results\npick desk\nwait idle\npick menu:person\nwait idle\nexpect text against Normal")
	if p := d.House.Profile; p.Name == "" || p.Matches(p.Name) != 1 || len(p.Log) != 1 {
		t.Fatalf("the file is %+v", p)
	}
	d.Play("pick tabs/3\nwait idle\npick people/first\nwait idle\nkey Backspace\nkey Backspace\ntype  Vesper\nkey Enter\nwait idle")
	if p := d.House.Profile; p.Matches(p.Name) != 1 || !strings.Contains(p.Name, "Vesper") {
		t.Errorf("called %q there are %+v", p.Name, p.Tallies)
	}
}

// A match that was begun before there was a name counts for the person all the same.
func TestAMatchBegunWithoutANameCounts(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.Play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table")
	d.House.Profile.Name = "Vesper"
	d.Play("auto\nwait idle\nexpect scene results")
	if p := d.House.Profile; p.Matches("Vesper") != 1 || len(p.Tallies) != 1 {
		t.Errorf("the file is %+v", p)
	}
}

// A match that was begun under a name given up since counts for the person, unless a guest
// has that name now.
func TestAMatchBegunUnderAnotherNameCounts(t *testing.T) {
	for guest, want := range []int{1, 0} {
		d := scenestest.NewDesk(t, 1280, 720)
		p := d.House.Profile
		p.Name = "Magpie"
		d.Play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table")
		p.Rename("Magpie", "Vesper")
		p.Name = "Vesper"
		if guest == 1 {
			p.Guests = append(p.Guests, "Magpie")
		}
		d.Play("auto\nwait idle\nexpect scene results")
		if n := p.Matches("Vesper"); n != want {
			t.Errorf("%d of %d matches are Vesper's: %+v", n, want, p.Tallies)
		}
	}
}
