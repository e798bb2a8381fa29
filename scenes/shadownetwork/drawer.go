package shadownetwork

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// display is the Handlers on display, by colour.
func (t *table) display() []rule.Handler {
	l := t.s.Display.List()
	slices.SortStableFunc(l, func(a, b rule.Handler) int { return int(a.Colour()) - int(b.Colour()) })
	return l
}

// tabPlace is where the i-th of n Handlers' tabs is in the drawer.
func (t *table) tabPlace(i, n int) render.Rect {
	d := t.plan.drawer
	step := min(46, (d.H-64)/float64(max(n, 1)))
	return render.R(d.X+12, d.Y+38+float64(i)*step, d.W-24, step-3)
}

// layDrawer lists the card file of Handlers.
func (t *table) layDrawer(b *ui.Builder) {
	b.Group("handlers")
	d := t.plan.drawer
	l := t.display()
	head, price := upper(t.T("handlers")), t.T("hire", "n", rule.HirePrice)
	t.Settle(tabletop.Key("drawer", len(l)), func(c render.Canvas) {
		c.Shadow(d, 3)
		c.Round(d, 7, render.Slope(160, render.Hex(0x7A5530), render.Hex(0x4E3418), render.Hex(0x362310)))
		c.Frame(d, 7, 1.4, render.Slope(140, render.Hex(0xC29560), render.Hex(0x241608)))
		c.Grain(d, 1)
		in := d.Pad(8, 34, 8, 22)
		c.Round(in, 4, render.Solid(render.Hex(0x1E140A)))
		t.paintStrip(c, render.R(d.X+14, d.Y+3, d.W-28, 30), []any{head}, 20, t.typed(20, render.Hex(0xF2E2B8)), render.Left)
		t.paintStrip(c, render.R(d.X+14, d.Y+3, d.W-28, 30), []any{price, coin(1)}, 20, t.small(17, render.Hex(0xE2D0A0)), render.Right)
		c.Round(render.R(d.Center().X-50, d.Bottom()-16, 100, 11), 5, render.Slope(180, render.Hex(0xE6C888), render.Hex(0x8A6830)))
	})
	x := t.Thing("display", render.R(d.X, d.Y, d.W, 34), ui.LayerPanels, head, nil)
	x.Tip = t.plainTip("display")
	b.Add(x)
	for i, h := range l {
		t.layTab(b, h, t.tabPlace(i, len(l)))
	}
}

// layTab lists a Handler's tab in the drawer.
func (t *table) layTab(b *ui.Builder, h rule.Handler, r render.Rect) {
	ref := rule.RefHandler(h)
	x := t.Thing(t.View.ID(ref), r, ui.LayerPanels, t.View.Name(ref), nil)
	x.Tip, x.Big = t.handlerTip(h), t.handlerBig(h)
	switch {
	case t.asks(rule.AskMarket):
		t.OfferOr(&x, rules.Do(rule.VHire, int(ref.Index)))
	case t.asks(rule.AskHireFor): // the large one over the wall is chosen
		if len(t.View.About(ref)) > 0 {
			x.ID = "best:" + h.Card().ID
		} else {
			t.Forbid(&x, rules.Do(rule.VHireFor, int(ref.Index)))
		}
	}
	legal := t.claim(&x) || strings.HasPrefix(x.ID, "best:")
	dim := t.asks(rule.AskHireFor) && !legal
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.Bake(c, "tab:"+itoa(int(h)), r, 6, tabletop.Key(r.W, r.H, int(h), t.plan.PPU), func(c render.Canvas, r render.Rect) { t.paintTab(c, r, h) })
		if dim {
			c.Round(r, 4, render.Solid(render.Black.Fade(0.5)))
		}
		if legal {
			t.paintLegal(c, r, st.Hot())
		}
	})
	x.Sound = soundCard
	b.Add(x)
}

// paintTab draws a Handler lying in the file: sign, name where there is room,
// exchange, uses.
func (t *table) paintTab(c render.Canvas, r render.Rect, h rule.Handler) {
	t.paintPaper(c, r, render.Hex(0xF0E2B8), 1)
	field := render.R(r.X, r.Y, 36, r.H)
	c.Corners(field, 4, 0, 0, 4, render.Slope(150, hues[h.Colour()].Lighter(0.15), hues[h.Colour()].Darker(0.2)))
	body := r.Pad(42, 0, 6, 0)
	if r.H >= 36 {
		t.paintFace(c, field.Inset(2.5), &faces[h], hues[h.Colour()].Darker(0.1))
	} else {
		sign := min(26, r.H-5)
		c.Icon(t.face(h), render.Around(field.Center(), sign, sign), render.Hex(cream))
	}
	if r.H >= 36 && r.H*t.plan.PPU >= 38 {
		t.fit(c, render.R(body.X, body.Y+1, body.W, r.H*0.5), t.View.Name(rule.RefHandler(h)), t.typed(18, t.Theme.Ink), render.Left|render.Middle, 17, 16, 15)
		t.paintExchange(c, render.R(body.X, body.Y+r.H*0.47, body.W, r.H*0.5), h, min(19, r.H*0.43), 0)
		return
	}
	t.paintExchange(c, body, h, min(21, r.H*0.62), 0)
}

// paintExchange draws what a Handler turns into what, and rings for its uses.
func (t *table) paintExchange(c render.Canvas, r render.Rect, h rule.Handler, size float64, used int) {
	card := h.Card()
	parts := stripOf(&card.Pay)
	parts = append(parts, icon("arrow-right"))
	parts = append(parts, stripOf(&card.Gain)...)
	rings := float64(card.Uses) * size * 0.7
	t.paintStrip(c, r.Pad(0, 0, rings, 0), parts, size, t.small(16, t.Theme.Ink), render.Left)
	for i := range int(card.Uses) {
		at := render.Pt(r.Right()-rings+size*(0.35+0.7*float64(i)), r.Y+r.H/2)
		if i < used {
			c.Circle(at, size*0.26, render.Solid(render.Hex(dark)))
		} else {
			c.RingAt(at, size*0.27, 1.8, render.Solid(render.Hex(0x4A3A18)))
		}
	}
}

// ratePlace is where a rate stands on the price card.
func (t *table) ratePlace(k rule.Colour) render.Rect {
	p := t.plan.prices.Pad(10, 34, 10, 0)
	w, h := p.W/2, (p.H-34)/2
	return render.R(p.X+float64(k%2)*w, p.Y+float64(k/2)*h, w-4, h-4)
}

// layPrices lists what the Black Market sells.
func (t *table) layPrices(b *ui.Builder) {
	b.Group("prices")
	r := t.plan.prices
	head := upper(t.T("black-market"))
	foot := t.footPlace()
	visiting := t.asks(rule.AskMarket)
	t.Settle(tabletop.Key("prices", visiting), func(c render.Canvas) {
		c.Shadow(r, 2)
		c.Round(r, 5, render.Slope(160, render.Hex(0x2E281C), render.Hex(0x14100A)))
		c.Frame(r, 5, 1.6, render.Solid(render.Hex(0xC79A44)))
		t.paintStrip(c, render.R(r.X+12, r.Y+3, r.W-24, 30), []any{head}, 20, t.typed(20, render.Hex(0xEBCB7E)), render.Left)
		t.paintStrip(c, foot.Pad(foot.W*0.42+6, 0, 0, 0), []any{t.T("contract-second"), "1", coin(1)}, 19, t.small(16, render.Hex(0xE9DDBE)), render.Left)
	})
	x := t.Thing("prices", render.R(r.X, r.Y, r.W, 34), ui.LayerPanels, t.T("black-market"), nil)
	x.Tip = t.plainTip("prices")
	b.Add(x)
	for k := range rule.Colour(rule.Colours) {
		t.layRate(b, k)
	}
	t.layRecruit(b, render.R(foot.X, foot.Y, foot.W*0.42, foot.H))
}

// footPlace is the last line of the price card.
func (t *table) footPlace() render.Rect {
	r := t.plan.prices
	return render.R(r.X+8, r.Bottom()-34, r.W-16, 31)
}

// recruitID is what the price card sells beside the rates: an Agent.
const recruitID = "recruit"

// layRecruit lists what an Agent costs, which is pressed to recruit one.
func (t *table) layRecruit(b *ui.Builder, r render.Rect) {
	x := t.Thing(recruitID, r, ui.LayerPanels, t.T("recruit"), nil)
	x.Tip = t.recruitTip
	visiting := t.asks(rule.AskMarket)
	legal := false
	if visiting {
		legal = t.OfferAction(&x, rules.Do(rule.VRecruit))
	}
	t.claim(&x)
	x.Points = nil
	parts := []any{t.T("recruit"), itoa(rule.RecruitPrice), coin(1)}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		a := c
		if visiting && !legal {
			a = c.Faded(0.66)
		}
		t.paintStrip(a, r.Pad(4, 0, 2, 0), parts, 19, t.small(16, render.Hex(0xE9DDBE)), render.Left)
		if legal {
			t.paintLegal(c, r, st.Hot())
		}
	})
	x.Sound = soundPhone
	b.Add(x)
}

func (t *table) layRate(b *ui.Builder, k rule.Colour) {
	r := t.ratePlace(k)
	rate := rule.RateOf(k)
	parts := append([]any{itoa(int(rate.Price)), coin(1), icon("arrow-right")}, stripOf(&rate.Gain)...)
	ref := rule.RefColour(k)
	id := "rate:" + colourIDs[k]
	if t.asks(rule.AskMarket) {
		id = t.View.ID(ref)
	}
	x := t.Thing(id, r, ui.LayerPanels, t.View.Name(ref), nil)
	x.Tip = t.rateTip(k)
	legal := t.asks(rule.AskMarket) && t.OfferOr(&x, rules.Do(rule.VExchange, int(ref.Index)))
	t.claim(&x)
	dim := t.asks(rule.AskMarket) && !legal
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		a := c
		if dim {
			a = c.Faded(0.66)
		}
		t.paintStrip(a, r.Pad(4, 0, 4, 0), parts, min(25, r.H*0.8), t.figure(20, render.Hex(0xF2E5BF)), render.Left)
		if legal {
			t.paintLegal(c, r.Inset(1), st.Hot())
		}
	})
	x.Sound = soundCoin
	b.Add(x)
}
