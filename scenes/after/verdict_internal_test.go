package after

import (
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/scenes"
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
	f.Mission = &scenes.Mission{Shelf: "house", Name: rules.Say("table.undo"), Twist: rules.Say("table.redo"), Goals: []scenes.MissionGoal{{Text: rules.Say("table.hint"), Met: func(rules.State) bool { return true }}}}
	r := resultsScene{house: h, file: f, out: m.Outcome()}
	report := scenes.Report{Verdict: "over"}
	if r.assessed(&report); !strings.Contains(report.Verdict, "1 star") {
		t.Errorf("the report says %q", report.Verdict)
	}
	if err := m.Swap(0, match.Controller{Kind: match.Bot, Level: "easy"}); err != nil {
		t.Fatal(err)
	}
	report = scenes.Report{Verdict: "over"}
	if r.assessed(&report); !strings.Contains(report.Verdict, "a bot played your seat") || strings.Contains(report.Line, "{icon:check}") {
		t.Errorf("of a match that a bot ended the report says %q, %q", report.Verdict, report.Line)
	}
}
