package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"safehouse/rules/games"
	"safehouse/rules/tonight"
	"safehouse/save"
	"safehouse/scenes/tables"
)

// evening is the moment at which the tests of the file look at the clock.
func evening() time.Time { return time.Date(2026, 11, 24, 20, 15, 0, 0, time.UTC) }

// filed is a file with two months of matches, medals and nights.
func filed() *save.Profile {
	p := &save.Profile{Name: "Vesper", Created: evening().AddDate(0, -2, 0).Unix(), Guests: []string{"Lynd"}, Marks: map[string]int64{}}
	for i, id := range []string{"full-tower", "heavy", "one-zettabyte", "last-lift", "limping", "secret-room"} {
		p.Marks["feat.infiltration."+id] = evening().AddDate(0, 0, -3*i-1).Unix()
	}
	for i := range 26 {
		id, own, other := fmt.Sprintf("m%d", i), 6+(i*7)%17, 9+(i*5)%11
		r := save.Result{Match: id, Who: "Vesper", Game: "infiltration", Seats: 3 + i%3, Level: []string{"normal", "hard"}[i/13], Won: own > other, Score: own, Against: other,
			When: evening().AddDate(0, 0, i-27), Rules: 3}
		if i%4 == 0 {
			r.Options = []string{"labyrinth=true", "alarm=sensitive"}
		}
		p.Look(id, 23*time.Minute)
		p.Count(r)
		if i%5 == 0 {
			r.Who, r.Score = "Lynd", 11
			p.Count(r)
		}
		if i%3 > 0 && i < 25 {
			day := tonight.Day(r.When)
			p.BeginNight(save.Night{Day: day, Match: id, Game: "infiltration"})
			p.EndNight(id, r.Won, own, other)
		}
	}
	for i := range 7 {
		p.Count(save.Result{Match: fmt.Sprintf("d%d", i), Who: "Vesper", Game: "deepstate", Seats: 1, Level: "director", Won: i%2 == 0, Score: 40 + 3*i, Against: 44, When: evening().AddDate(0, 0, -i)})
	}
	return p
}

// person opens the file on a desk of some size.
func personAt(t *testing.T, w, h int) *desk {
	d := openDesk(t, w, h, t.TempDir())
	d.house.Tables, d.house.Campaigns = tables.All, tables.Campaigns
	d.house.Profile = filed()
	d.play("wait idle\npick menu:person\nwait idle\nexpect scene person\nhover 3 3\nwait idle")
	return d
}

func TestTheFileOfAPerson(t *testing.T) {
	for _, w := range windows[:1] {
		d := personAt(t, w.w, w.h)
		d.play(strings.ReplaceAll(`expect text won
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
expect text Somebody new`, "%", w.name))
	}
}

// A job begun counts from its first decision on, goes on after the program was killed,
// and is over when the match is.
func TestTonightsJobHasOneAttempt(t *testing.T) {
	dir := t.TempDir()
	open := func() *desk {
		d := openDesk(t, 1280, 720, dir)
		d.house.Tables, d.house.Campaigns = tables.All, tables.Campaigns
		d.house.Clock = func() time.Time { return time.Date(2026, 11, 26, 20, 0, 0, 0, time.UTC) }
		return d
	}
	j, err := tonight.Of("2026-11-26", games.Find)
	if err != nil {
		t.Fatal(err)
	}
	d := open()
	d.play("wait idle\npick tonight\nwait idle\nexpect scene person\npick play\nwait idle\nexpect scene table")
	m := d.app.Table().Match
	if m.Game().Info().ID != j.Game || m.Setup().Seed != j.Setup.Seed || m.Setup().Seats != j.Setup.Seats {
		t.Fatalf("on the table lies %s with seed %d, not %+v", m.Game().Info().ID, m.Setup().Seed, j)
	}
	night := d.house.Profile.Night("2026-11-26")
	if night == nil || night.Counted {
		t.Fatalf("before a decision the night is %+v", night)
	}
	d.play("auto\nwait idle\nexpect scene results")
	night = d.house.Profile.Night("2026-11-26")
	if night == nil || !night.Counted || !night.Done {
		t.Fatalf("afterwards the night is %+v", night)
	}
	d.play("pick desk\nwait idle\npick tonight\nwait idle\nexpect text Done:")
	if st := d.app.Top().Stage(); !st.Thing("play").Disabled || !strings.Contains(st.Thing("play").Why, "Tomorrow") {
		t.Error("it can be begun once more")
	}
	if e := d.house.Profile.Log; len(e) != 1 || e[0].Game != j.Game {
		t.Errorf("in the book stands %+v", e)
	}
}

func TestSomebodyNewHasAFileOfHisOwn(t *testing.T) {
	d := personAt(t, 1280, 720)
	d.play("pick tabs/3\nwait idle\npick add\nwait idle\ntype Lynd\nkey Enter\nwait idle\nexpect scene title\nexpect text Lynd")
	if p := d.house.Profile; p.Name != "Lynd" || len(p.Log) != 0 {
		t.Fatalf("the file is %+v", p)
	}
	d.play("pick menu:person\nwait idle\npick tabs/3\nwait idle\npick people/first\nwait idle\nexpect scene title")
	if p := d.house.Profile; p.Name == "Lynd" {
		t.Errorf("still %s plays", p.Name)
	}
}

// Who never gave a name has results and medals all the same, under the usual one; a name
// given later takes them along.
func TestSomebodyWithoutANameHasResults(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table\nauto\nwait idle\nexpect scene results\npick desk\nwait idle\npick menu:person\nwait idle\nexpect text against Normal")
	if p := d.house.Profile; p.Name == "" || p.Matches(p.Name) != 1 || len(p.Log) != 1 {
		t.Fatalf("the file is %+v", p)
	}
	d.play("pick tabs/3\nwait idle\npick people/first\nwait idle\nkey Backspace\nkey Backspace\ntype  Vesper\nkey Enter\nwait idle")
	if p := d.house.Profile; p.Matches(p.Name) != 1 || !strings.Contains(p.Name, "Vesper") {
		t.Errorf("called %q there are %+v", p.Name, p.Tallies)
	}
}

// A match that was begun before there was a name counts for the person all the same.
func TestAMatchBegunWithoutANameCounts(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table")
	d.house.Profile.Name = "Vesper"
	d.play("auto\nwait idle\nexpect scene results")
	if p := d.house.Profile; p.Matches("Vesper") != 1 || len(p.Tallies) != 1 {
		t.Errorf("the file is %+v", p)
	}
}

// A match that was begun under a name given up since counts for the person, unless a guest
// has that name now.
func TestAMatchBegunUnderAnotherNameCounts(t *testing.T) {
	for guest, want := range []int{1, 0} {
		d := newDesk(t, 1280, 720)
		p := d.house.Profile
		p.Name = "Magpie"
		d.play("wait idle\npick box:infiltration\nwait idle\npick start\nwait idle\nexpect scene table")
		p.Rename("Magpie", "Vesper")
		p.Name = "Vesper"
		if guest == 1 {
			p.Guests = append(p.Guests, "Magpie")
		}
		d.play("auto\nwait idle\nexpect scene results")
		if n := p.Matches("Vesper"); n != want {
			t.Errorf("%d of %d matches are Vesper's: %+v", n, want, p.Tallies)
		}
	}
}
