package shadownetwork

import (
	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// A hand of more than three Contracts is laid out in slim cards side by side:
// what each needs and is worth stays in sight. Only very many lie over each
// other, the one that is looked at on top.

const (
	handNarrow = 112.0 // in units; cards less wide than this are slim
	handLeast  = 54.0  // no card is slimmer
	handGap    = 6.0
)

// handPlaces are where n Contracts of the hand lie.
func (t *table) handPlaces(n int) []render.Rect {
	h := t.plan.hand
	w := min(handW, h.W)
	if n > 0 {
		w = min(w, max(handLeast, (h.W-handGap*float64(n-1))/float64(n)))
	}
	step := w + handGap
	if n > 1 {
		step = min(step, (h.W-w)/float64(n-1))
	}
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(h.X+float64(i)*step, h.Y, w, h.H)
	}
	return out
}

// paintSlim draws a Contract of a large hand: its sign, what throwing it away
// brings, what it needs, and its values.
func (t *table) paintSlim(c render.Canvas, r render.Rect, k rule.Contract, p *rule.PlayerState, full bool) {
	card := k.Card()
	t.paintPaper(c, r, t.Theme.CardSet.Face, 2)
	ink := t.Theme.Ink
	in := r.Inset(4)
	name, st := t.View.Name(rule.RefContract(k)), t.typed(16, ink)
	top := in.Y
	if b := c.Ruler().Fit(name, st, in.W, 44, render.Center, 15, 14, 13); !b.Truncated() {
		band := render.R(in.X, in.Y, in.W, 44)
		c.Round(band, 3, render.Slope(170, render.Hex(0xE9D29A), render.Hex(0xC9AE6C)))
		t.fit(c, band, name, st, render.Center|render.Middle, 15, 14, 13)
		top = band.Bottom() + 3
	}
	low := in.Bottom() - 40 // the plate
	need := render.R(in.X, low-46-92, in.W, 92)
	field := render.R(in.X, top, in.W, need.Y-top-3)
	c.Round(field, 3, render.Slope(160, render.Hex(0xB9C09A), render.Hex(0x8F9A6E)))
	off := stripOf(&card.Discard)
	side := min(20, field.W/3)
	for i, x := range off {
		t.paintStrip(c, render.R(field.X+2+float64(i)*(side+3), field.Y+2, side+4, side+4), []any{x}, side, t.small(15, ink), render.Left)
	}
	size := min(field.W*0.8, field.H-side-8)
	em := render.Around(render.Pt(field.Center().X, field.Bottom()-size/2-2), size, size)
	c.Icon(t.emblem(k), em.Move(1.5, 2.5), render.Black.Fade(0.3))
	c.Icon(t.emblem(k), em, render.Hex(0x3A3418))
	t.paintNeeds(c, need, k, p)
	t.paintStrip(c, render.R(in.X, low-46, in.W, 23), []any{icon("flag"), itoa(int(card.GameEnd))}, 15, t.figure(17, ink), render.Center)
	t.paintStrip(c, render.R(in.X, low-24, in.W, 23), []any{icon("cross"), itoa(-int(card.Penalty))}, 15, t.figure(17, render.Hex(0x9A241A)), render.Center)
	plate := render.R(in.X+3, low, in.W-6, 38)
	t.paintPlate(c, plate)
	t.fit(c, plate, itoa(int(card.TurnIn)), t.figure(24, ink), render.Center|render.Middle)
	if full {
		c.Frame(r, 4, 3.4, render.Solid(render.Hex(0x2C6E3C)))
		tick := render.Pt(field.Right()-12, field.Y+13)
		c.Circle(tick, 11, render.Solid(render.Hex(0x2C6E3C)))
		c.Icon("check", render.Around(tick, 16, 16), render.White)
	}
}
