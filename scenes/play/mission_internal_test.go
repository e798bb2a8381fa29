package play

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

// What a match of a career is played for is said in the language that is set when it is drawn.
func TestAMissionIsReadWhereItIsShown(t *testing.T) {
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
	frame := tableFrame{house: h, file: f, view: &scenes.View{Shown: m.View(0)}}
	if tip := frame.missionTip(); tip.Title != "Undo" || !strings.Contains(tip.Body, h.T("table.hint")) {
		t.Errorf("the plate tells %+v", tip)
	}
	h.Book = book.Calling(map[string]string{"table.undo": "Zurück", "table.redo": "Vor", "table.hint": "Rat"})
	if tip := frame.missionTip(); tip.Title != "Zurück" || tip.Body != "Vor\n\n{c:second}{icon:star}{/c} For success: {b}Rat{/b}  {c:second}{/c}" {
		t.Errorf("in another language the plate tells %+v", tip)
	}
}
