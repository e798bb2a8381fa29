package play

import (
	"fmt"
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
)

// others are the choices that a hint does not name.
func (t *tableScene) others(best []bot.Candidate) (list []rules.Action) {
	seat := t.sit.HintSeat()
	named := map[rules.Action]bool{}
	for _, x := range best {
		named[x.Action] = true
	}
	crew, together := t.sit.Match.State().(rules.CrewMember)
	together = together && t.sit.Match.Turn().Seat == rules.Crew
	for _, a := range t.sit.Legal() {
		if !named[a] && (!together || crew.Actor(a) == seat) {
			list = append(list, a)
		}
	}
	return list
}

// otherChoices lists what can be compared with the best hint, in place of the hints.
func (t *tableScene) otherChoices(b *ui.Builder, at render.Rect, list []rules.Action) {
	b.List(ui.List{ID: "others", Rect: at, Count: len(list), High: b.LineHigh(1) + 12, Gap: 4, Selected: -1,
		Row:    func(i int) ui.Line { return ui.Line{ID: fmt.Sprint(i), Title: t.say(t.view.Shown.Describe(list[i]))} },
		Choose: func(i int) { t.picking = false; t.sit.Compare(list[i]) }})
}

// compared puts the comparison into words: the choice, and what it promises against
// the first hint.
func (t *tableScene) compared() (x bot.Candidate, title, reason string, chance float64, ok bool) {
	x, chance, less, pending, ok := t.sit.Compared()
	if !ok {
		return x, "", "", chance, false
	}
	if pending {
		return x, t.house.T("table.hint.weighing"), "", chance, true
	}
	switch n := int(math.Round(100 * math.Abs(less))); {
	case chances.Alike(less, 0):
		reason = t.house.T("table.hint.equal")
	case less > 0:
		reason = t.house.T("table.hint.less", "n", n)
	default:
		reason = t.house.T("table.hint.more", "n", n)
	}
	if c := t.sit.Contrast(); !c.IsZero() {
		reason += " " + t.say(c)
	}
	return x, t.say(t.view.Shown.Describe(x.Action)), reason, chance, true
}
