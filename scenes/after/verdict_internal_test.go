package after

import (
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/stakes"
)

// The goals of a match of a career count for the person: none is met where a bot ended the match in that seat.
func TestAMissionCountsForThePerson(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := scenes.NewHouse(book, nil)
	m, err := match.New(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 4}, []match.Controller{{Kind: match.Person, Participant: "Ada"}, {Kind: match.Bot, Level: "easy"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for r := (rules.Rand{S: 7}); !m.Turn().Done; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	f := h.Glance(m)
	f.Mission = &stakes.Mission{Shelf: "house", Name: rules.Say("table.undo"), Twist: rules.Say("table.redo"), Goals: []stakes.Goal{{Text: rules.Say("table.hint"), Goal: career.Goal{Met: func(rules.State) bool { return true }}}}}
	r := resultsScene{house: h, file: f, out: m.Outcome()}
	report := scenes.Report{Verdict: "over"}
	if r.assessed(&report); !strings.Contains(report.Verdict, "1 star") {
		t.Errorf("the report says %q", report.Verdict)
	}
	f.Mission.Kind = stakes.Medals
	report = scenes.Report{}
	if r.assessed(&report); strings.Contains(report.Line, r.banner()) || strings.Contains(report.Line, "\n") {
		t.Errorf("above a medal %q is said again: %q", r.banner(), report.Line)
	}
	f.Mission.Kind = stakes.Operation
	if err := m.Swap(0, match.Controller{Kind: match.Bot, Level: "easy"}); err != nil {
		t.Fatal(err)
	}
	report = scenes.Report{Verdict: "over"}
	if r.assessed(&report); !strings.Contains(report.Verdict, "a bot played your seat") || strings.Contains(report.Line, "{icon:check}") {
		t.Errorf("of a match that a bot ended the report says %q, %q", report.Verdict, report.Line)
	}
}

// Whether the operation is a success and who won the match are two things, and a goal that was met is ticked whatever became of
// those before it.
func TestOperationAndMatchAreToldApart(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := scenes.NewHouse(book, nil)
	m, err := match.New(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 4}, []match.Controller{{Kind: match.Person, Participant: "Ada"}, {Kind: match.Bot, Level: "easy"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for r := (rules.Rand{S: 7}); !m.Turn().Done; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	goal := func(met bool) stakes.Goal {
		return stakes.Goal{Text: rules.Say("table.hint"), Goal: career.Goal{Met: func(rules.State) bool { return met }}}
	}
	for _, c := range []struct {
		met     [3]bool
		won     bool
		verdict string
		apart   string
		ticks   int
	}{
		{[3]bool{true, false, true}, true, "Undo: success, 2 stars", "", 2},
		{[3]bool{false, true, true}, true, "Undo: lost, 2 stars", "mission.match.won", 2},
		{[3]bool{false, false, false}, true, "Undo: lost", "mission.match.won", 0},
		{[3]bool{true, false, false}, false, "Undo: success, 1 star", "mission.match.lost", 1},
		{[3]bool{false, true, false}, false, "Undo: lost, 1 star", "", 1},
	} {
		f := h.Glance(m)
		f.Mission = &stakes.Mission{Shelf: "house", Name: rules.Say("table.undo"), Twist: rules.Say("table.redo")}
		for _, met := range c.met {
			f.Mission.Goals = append(f.Mission.Goals, goal(met))
		}
		out := m.Outcome()
		if out.Winners = rules.Only(1); c.won {
			out.Winners = rules.Only(0)
		}
		r, report := resultsScene{house: h, file: f, out: out}, scenes.Report{Verdict: "over"}
		r.assessed(&report)
		apart := ""
		for _, key := range []string{"mission.match.won", "mission.match.lost"} {
			if strings.Contains(report.Line, h.T(key)) {
				apart = key
			}
		}
		if report.Verdict != c.verdict || apart != c.apart || strings.Count(report.Line, "{icon:check}") != c.ticks || strings.Count(report.Line, "{icon:cross}") != 3-c.ticks {
			t.Errorf("with %v met and the match won: %v, the report says %q, %q", c.met, c.won, report.Verdict, report.Line)
		}
	}
}
