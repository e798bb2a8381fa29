package masters

import (
	"encoding/json"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// hidden is part 1 of The Final Score as it is won: everybody on a hideout, the
// documents with the first.
func hidden(t testing.TB, begun rules.State) *rule.State {
	t.Helper()
	s := begun.Clone().(*rule.State)
	for r := (rules.Rand{S: 3}); s.Phase != rule.Action; {
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	var m map[string]any
	if b, err := json.Marshal(s); err != nil {
		t.Fatal(err)
	} else if err := json.Unmarshal(b, &m); err != nil {
		t.Fatal(err)
	}
	for f, at := range map[string]string{"0": "c2", "1": "c2", "2": "f2"} {
		m["figures"].(map[string]any)[f].(map[string]any)["at"] = at
	}
	m["loot"].(map[string]any)["documents-1"] = "carried:0"
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	end := rule.Game{}.Empty().(*rule.State)
	if err := end.UnmarshalJSON(b); err != nil {
		t.Fatal(err)
	}
	for !end.Turn().Done {
		legal := end.Legal(nil)
		pick := legal[0]
		for _, a := range legal {
			if a.Verb == rule.VCall || end.Phase == rule.Escape && a.Verb == rule.VDone {
				pick = a
			}
		}
		if err := end.Apply(pick, nil); err != nil {
			t.Fatal(err)
		}
	}
	if end.Outcome().Lost {
		t.Fatal("part 1 is lost with the documents on a hideout")
	}
	return end
}

// The hub tells how part 1 of The Final Score went and goes on with part 2,
// which begins where the crew hid.
func TestPartTwoFollowsPartOne(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.plan("heist:final-south")
	for _, x := range [][2]string{{"player:ada", "member:karma"}, {"player:ben", "member:jitters"}, {"player:cleo", "member:locket"}} {
		c.press(x[0])
		c.press("create:1")
		c.press(x[1])
	}
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VDepart)[0]); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	end := hidden(t, c.hub.s.Heist)
	if err := c.hub.season.Change(func(s rules.Lasting) error { return s.Enter("part-1", end, nil) }); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	c.lay()
	report := c.hub.stage.Thing("report")
	if report == nil || !strings.Contains(report.Label, c.hub.text("report.won")) || !strings.Contains(report.Label, c.hub.text("report.part-two")) {
		t.Fatalf("the report of part 1 is %v", report)
	}
	c.press("hub:on")
	if c.hub.stage.Thing("hub:play") == nil {
		t.Error("nothing leads to part 2")
	}
	north := c.hub.s.Heist
	if north == nil || north.Heist != rule.FinalNorth {
		t.Fatalf("%v runs, want part 2", north)
	}
	b := newBench(t, 1280, 720, 1)
	v := b.viewOf(north, true)
	b.Lay(v)
	for f := range 3 {
		if north.Crew[f].At.Outdoors() || !b.table.inside(f) {
			t.Errorf("figure %d does not start on a hideout", f)
		}
	}
	if got, want := b.table.Guide(v), say(v, "guide.way-out", "who", b.table.shortName(b.table.who)); got != want {
		t.Errorf("the guide says %q, want %q", got, want)
	}
}
