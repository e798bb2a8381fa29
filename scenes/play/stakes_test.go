package play_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Tonight's job stands on the title plate as the goals of an operation do: unfolded before the first question, behind a press, in
// the menu, and at the head of the report, with the job that comes next.
func TestTonightsJobIsToldWhereItIsPlayed(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, t.TempDir()).Blinded()
	d.House.Tables, d.House.Campaigns, d.House.Profile.Name = tables.All, tables.Campaigns, "Vesper"
	d.Play("wait idle\npick tonight\nwait idle\npick play\nwait idle\nexpect scene table")
	st := d.App.Top().Stage()
	if x := st.Thing("plate"); !strings.Contains(x.Label, "Tonight's job") || x.Press == nil || x.Tip == nil {
		t.Fatalf("the plate of tonight's job is %q", x.Label)
	}
	if !d.Shows("goals") || !strings.Contains(st.Thing("goals").Label, "Win the match") {
		t.Errorf("the job is not unfolded before the first question")
	}
	d.Play("pick plate\nwait idle")
	if st.Modals() == 0 {
		t.Error("a press on the plate tells nothing")
	}
	d.Play("key Escape\nwait idle\npick button:menu\nwait idle\npick pause:mission\nwait idle")
	if st.Modals() == 0 {
		t.Error("the menu tells no goals")
	}
	d.Play("key Escape\nwait idle")
	d.Play("speed 20\nauto\nwait idle\nexpect scene results\nexpect text Tonight's job: \nexpect text Tomorrow: ")
}

// A medal that the match can still earn stands on the plate of a table with one person, until it is earned.
func TestAMedalWithinReachStandsOnThePlate(t *testing.T) {
	plate := func(marks map[string]int64, level string, names ...string) string {
		d := scenestest.OpenDesk(t, 1280, 720, t.TempDir()).Blinded()
		d.House.Tables, d.House.Profile.Name, d.House.Profile.Marks = tables.All, "Vesper", marks
		g := scenestest.Game(t, "deepstate")
		setup := rules.Setup{Seats: len(names), Seed: 4711, Options: rules.Options{}}
		if o, _ := g.Info().Option("level"); len(names) == 1 {
			setup.Options["level"], _ = o.Parse(level)
		}
		d.Begun(g, setup, scenestest.Seated(names...))
		d.Play("wait idle")
		return d.App.Top().Stage().Thing("plate").Label
	}
	if l := plate(nil, "chairman", "Vesper"); !strings.Contains(l, "Out of Order") {
		t.Errorf("against the Chairman the plate says %q", l)
	}
	if l := plate(nil, "secretary", "Vesper"); strings.Contains(l, "Out of Order") {
		t.Errorf("against the Secretary the plate says %q", l)
	}
	if l := plate(map[string]int64{save.FeatMark("deepstate", "chairman"): 1}, "chairman", "Vesper"); strings.Contains(l, "Out of Order") {
		t.Errorf("the plate promises what was earned: %q", l)
	}
	if l := plate(nil, "chairman", "Somebody"); strings.Contains(l, "Out of Order") {
		t.Errorf("the plate promises somebody else a medal of this file: %q", l)
	}
}

// A seat that a bot has taken over earns neither the night nor a medal, and the report says so.
func TestABotsNightDoesNotCount(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, t.TempDir()).Blinded()
	d.House.Tables, d.House.Campaigns, d.House.Profile.Name = tables.All, tables.Campaigns, "Vesper"
	d.Play("wait idle\npick tonight\nwait idle\npick play\nwait idle\nexpect scene table\nplay mouse 1\nwait idle")
	if err := play.Table(d.App).Match.Swap(0, match.Controller{Kind: match.Bot, Level: "easy"}); err != nil {
		t.Fatal(err)
	}
	d.Play("speed 20\nauto\nwait idle\nexpect scene results\nexpect text a bot played your seat")
	bookedNothing(t, d)
}

// A match of bots alone is nobody's, whatever the bots are called.
func TestAMatchOfBotsIsNobodys(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, t.TempDir()).Blinded()
	d.House.Tables, d.House.Profile.Name = tables.All, "Vesper"
	d.Begun(scenestest.Game(t, "deepstate"), rules.Setup{Seats: 3, Seed: 4711}, scenestest.Seated("*Vesper", "*Magpie", "*Kestrel"))
	toTheEnd(d)
	d.Step()
	bookedNothing(t, d)
	if n := len(d.House.Profile.Log); n > 0 {
		t.Errorf("the file has %d results of bots", n)
	}
}

// bookedNothing checks that the file of the person has no win, no night won and no medal.
func bookedNothing(t *testing.T, d *scenestest.Desk) {
	t.Helper()
	p := d.House.Profile
	for _, r := range p.Log {
		if r.Who == "Vesper" && r.Won {
			t.Errorf("a bot's match is booked as %+v", r)
		}
	}
	for _, n := range p.Nights {
		if n.Won {
			t.Errorf("a bot's night is booked as %+v", n)
		}
	}
	for mark := range p.Marks {
		if strings.HasPrefix(mark, "feat.") {
			t.Errorf("a bot's match earned %s", mark)
		}
	}
}
