package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// The slip on the map that says how this game is set up otherwise than printed.

// slip is one option that is not as printed.
type slip struct{ line, help string }

// slips are the options that are not as printed, in words.
func (t *table) slips() (l []slip) {
	options, values := t.s.Chosen()
	for i := range options {
		o := &options[i]
		key := "house." + o.ID
		if o.Kind == rules.Enum {
			key += "." + o.Values[values[i]]
		}
		l = append(l, slip{t.T(key, "n", values[i]), t.View.Text("option." + o.ID + ".help")})
	}
	return l
}

// laySlip pins the slip to the South Atlantic; where everything is as printed there
// is none. In a small window it only says how many options there are.
func (t *table) laySlip(b *ui.Builder) {
	l := t.slips()
	if len(l) == 0 {
		return
	}
	const line, head, gap = 23.0, 30.0, 10.0
	sheet := t.plan.sheet
	free := t.plan.photo[rule.Lima].Y - gap - t.plan.photo[rule.NewYork].Bottom() - gap // between the rows of photographs
	var lines []string
	wide := 290.0
	if !t.plan.Small() {
		wide = 196
		for _, x := range l {
			lines = append(lines, x.line)
		}
		if rows := int((free - head - 8) / line); len(lines) > rows {
			lines = append(lines[:rows-1], t.T("house.more", "n", len(l)-rows+1))
		}
	}
	high := head + 8 + line*float64(len(lines))
	r := render.R(sheet.X+sheet.W*0.25, t.plan.photo[rule.NewYork].Bottom()+gap+(free-high)*0.6, wide, high)
	title := upper(t.T("house"))
	if lines == nil {
		title = upper(t.T("house.count", "n", len(l)))
	}
	key := tabletop.Key("slip", title, r.Y)
	for _, x := range lines {
		key = render.Key(key, tabletop.Key(x))
	}
	t.Settle(key, func(c render.Canvas) {
		t.paintPaper(c, r, render.Hex(0xF6E9B8), 2)
		t.fit(c, render.R(r.X+12, r.Y+5, r.W-24, head-6), title, t.typed(17, render.Hex(0x8A1F16)), render.Left|render.Middle, 16, 15, 14)
		for i, x := range lines {
			t.fit(c, render.R(r.X+12, r.Y+head+float64(i)*line, r.W-20, line), x, t.small(17, t.Theme.Ink), render.Left|render.Middle, 16, 15, 14)
		}
		t.paintTack(c, render.Pt(r.Right()-14, r.Y+6), render.Hex(0x2F6A8C))
	})
	x := t.Thing("house", r, ui.LayerPanels, t.T("house"), nil)
	x.Tip = func() ui.Tip {
		tip := ui.Tip{Title: t.T("house"), Body: t.T("house.body")}
		for _, s := range l {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "pin", Name: s.line, Text: s.help})
		}
		return tip
	}
	b.Add(x)
}
