package scenes

import (
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/scenes/stakes"
)

// A question before a loss tells the goals that are still missing, with how far they are, and no others.
func TestAQuestionBeforeALossTellsWhatIsMissing(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := NewHouse(book, nil)
	m, err := match.New(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 4}, []match.Controller{{Kind: match.Person}, {Kind: match.Bot, Level: "easy"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	goal := func(key string, have int) stakes.Goal {
		return stakes.Goal{Text: rules.Say(key), Goal: career.Goal{Count: func(rules.State) (int, int) { return have, 5 }}}
	}
	f := h.Glance(m)
	if words := f.Missing(m.State()); words != "" {
		t.Errorf("without goals it tells %q", words)
	}
	f.Mission = &stakes.Mission{Shelf: "house", Name: rules.Say("table.undo"), Goals: []stakes.Goal{goal("table.hint", 5), goal("table.redo", 2)}}
	if words := f.Missing(m.State()); !strings.Contains(words, h.T("mission.open")) || !strings.Contains(words, h.T("table.redo")+"  {c:second}2 of 5") || strings.Contains(words, h.T("table.hint")) {
		t.Errorf("it tells %q", words)
	}
	f.Mission.Goals = f.Mission.Goals[:1]
	if words := f.Missing(m.State()); words != "" {
		t.Errorf("with everything met it tells %q", words)
	}
}
