package play_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// TestTwoPersonsPlayAMatch lets two people at one screen play a match of each game through the window, in the long tests to
// its end: the curtain is lifted where it has fallen, and every decision is one of the things that the table offers. After
// each the laws of the walker hold.
func TestTwoPersonsPlayAMatch(t *testing.T) {
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
			seatedAt(d, id, 2)
			w := &walk{d: d}
			w.Walker = Walk(d.App, d.Canvas)
			w.do("wait idle")
			r := rules.Rand{S: 5}
			curtains, chosen := 0, 0
			for chosen < rulestest.Sample(60, 100000) {
				s := play.Table(d.App)
				if s == nil || d.App.Top().Name() != "table" || s.Match.Turn().Done {
					break
				}
				if _, ok := s.Curtain(); ok {
					curtains++
					w.do("pick curtain/lift")
					w.do("wait idle")
					continue
				}
				if s.Halted() {
					w.do("pick step")
					w.do("wait idle")
					continue
				}
				turn := s.Match.Turn()
				state := s.Match.State()
				before := s.Match.Actions()
				legal := state.Legal(nil)
				if turn.Seat != rules.Crew { // in a crew a person decides for the own character
					legal = rules.Worthwhile(state, legal)
				} else if x, ok := state.(rules.CrewMember); ok {
					legal = slices.DeleteFunc(legal, func(a rules.Action) bool { return x.Actor(a) >= 2 })
				}
				a := legal[state.Playout(legal, &r)]
				text := play.Says(d.App, state.Describe(a))
				for range 2 { // some choices ask for a second press
					if s.Match.Actions() == before {
						w.do("do %s", text)
						w.do("wait idle")
					}
				}
				if chosen++; s.Match.Actions() == before {
					t.Fatalf("%q was chosen and nothing happened, in %s", text, w.Shown())
				}
			}
			t.Logf("%d choices, %d curtains, in %s", chosen, curtains, d.App.Top().Name())
		})
	}
}
