package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// layNext lists the note that says where the Lone Syndicate would go now, by the
// Action Cards that can come next.
func (t *table) layNext(b *ui.Builder) {
	r := t.plan.next
	if r.Empty() {
		return
	}
	l := t.s.Targets()
	if t.View.Showing {
		l = nil
	}
	all := 0
	key := tabletop.Key("next", r.W, r.H, t.View.Showing)
	for _, g := range l {
		all += g.Cards
		key = render.Key(key, tabletop.Key(int(g.City), g.Cards, t.s.Cities[g.City].Leaked, int(t.s.Cities[g.City].Influence)))
	}
	head := upper(t.T("next"))
	t.Settle(key, func(c render.Canvas) {
		t.paintPaper(c, r, render.Hex(0xF6EED6), 2)
		ink := t.Theme.Ink
		t.fit(c, render.R(r.X+12, r.Y+5, r.W-50, 26), head, t.typed(18, render.Hex(0x8A1F16)), render.Left|render.Middle, 17, 16, 15, 14)
		body := r.Pad(12, 33, 10, 6)
		if len(l) == 0 {
			t.fit(c, body, t.nobodyGoes(), t.small(17, ink), render.Left|render.Middle, 16, 15, 14)
			return
		}
		rows := max(1, min(len(l), int(body.H/24)))
		h := min(34, body.H/float64(rows))
		for i, g := range l[:rows] {
			at := render.R(body.X, body.Y+float64(i)*h, body.W, h)
			if i == rows-1 && rows < len(l) {
				t.paintStrip(c, at, []any{t.T("next.more", "n", len(l)-rows+1)}, 16, t.small(16, ink), render.Left)
				continue
			}
			t.paintAgent(c, render.R(at.X, at.Y+1, h*0.5, h-3), rule.Syndicate)
			t.fit(c, render.R(at.X+h*0.5+8, at.Y, at.W*0.46, h), t.View.Name(rule.RefCity(g.City)), t.typed(17, ink), render.Left|render.Middle, 16, 15, 14)
			t.paintStrip(c, at, []any{t.T("next.cards", "n", g.Cards, "all", all)}, 16, t.small(16, ink), render.Right)
		}
	})
	x := t.Thing("next", r, ui.LayerPanels, t.T("next"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: t.T("next"), Body: t.T("tip.next.body"), Keywords: []ui.Keyword{{Icon: "pin", Name: t.T("tip.next"), Text: t.nextWords()}}}
	}
	b.Add(x)
}

// nobodyGoes says why the Lone Syndicate goes nowhere now, and when it goes again.
func (t *table) nobodyGoes() string {
	last := int(t.s.Round) >= rule.Rounds+int(t.s.House.Rounds)
	switch {
	case t.View.Showing:
		return t.T("next.moves")
	case t.s.Phase == rule.Dealing:
		return t.T("next.setup")
	case t.s.Phase == rule.Ended || t.s.Phase == rule.Scoring || last && t.s.Phase != rule.Espionage:
		return t.T("next.over")
	case t.s.Phase != rule.Espionage:
		return t.T("next.done")
	case t.s.Rival.Phone > 0:
		return t.T("next.shut")
	case last:
		return t.T("next.over")
	}
	return t.T("next.none")
}
