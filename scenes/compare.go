package scenes

import (
	"context"
	"fmt"
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
)

// A person who is given a hint may ask: and why not this? Both choices are then
// looked at with the same deals and the same luck.

// Compare weighs another choice against the best of the hints.
func (s *Sitting) Compare(a rules.Action) {
	best, pending := s.Hints()
	if pending || len(best) == 0 {
		return
	}
	s.dropOther()
	seat, first := s.hint.seat, best[0].Action
	r := bot.Seed(s.Match.Setup().Seed, s.Match.Actions())
	s.hint.other = s.ponder(seat, func(ctx context.Context, view rules.State) (f finding) {
		f.list = []bot.Candidate{{Action: first, Visits: 1}, {Action: a, Visits: 1}}
		f.chances = s.weigh(ctx, view, seat, f.list)
		lines := [2][]rules.Action{foresee(view, seat, first, &r), foresee(view, seat, a, &r)}
		f.contrast = bot.Contrasted(view.Game().Info(), seat, bot.Contrast(view, seat, lines[0], lines[1]))
		return f
	})
	s.changed()
}

// Compared is the other choice with what it came to, and how much less it promises
// than the best hint; pending is true while it is weighed, ok false when nobody
// asked.
func (s *Sitting) Compared() (c bot.Candidate, chance, less float64, pending, ok bool) {
	if s.hint == nil || s.hint.other == nil {
		return c, -1, 0, false, false
	}
	t := s.hint.other
	if !t.over {
		return c, -1, 0, true, true
	}
	return t.found[1], t.chances[1], t.chances[0] - t.chances[1], false, true
}

// Differs is where the second of the hints differs most from the first, in words; the zero Message where it does not.
func (s *Sitting) Differs() rules.Message {
	if s.hint == nil {
		return rules.Message{}
	}
	return s.hint.contrast
}

// Contrast is where the other choice differs from the best hint, in words; the zero
// Message while it is weighed and where it does not.
func (s *Sitting) Contrast() rules.Message {
	if s.hint == nil || s.hint.other == nil {
		return rules.Message{}
	}
	return s.hint.other.contrast
}

// comparing reports whether a comparison goes on.
func (s *Sitting) comparing() bool {
	return s.hint != nil && s.hint.other != nil && !s.hint.other.over
}

// weighed takes a comparison that is over.
func (s *Sitting) weighed() {
	if s.comparing() && s.hint.other.listen() {
		s.changed()
	}
}

// dropOther breaks a comparison off.
func (s *Sitting) dropOther() {
	if s.hint != nil && s.hint.other != nil {
		s.hint.other.cancel()
		s.hint.other = nil
	}
}

// others are the choices that a hint does not name.
func (t *tableScene) others(best []bot.Candidate) (list []rules.Action) {
	seat := t.sit.hint.seat
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
