package infiltration

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// supply is one of the piles beside the board.
type supply struct {
	ref   rules.Ref
	n     int
	paint func(c render.Canvas, r render.Rect)
	tip   func() ui.Tip
	look  bool // it can be looked through
	top   int  // the cards in it
}

// laySupplies lists the piles beside the board: the pool of data, the item
// deck, the discard pile, the box and the special cards.
func (t *table) laySupplies(b *ui.Builder) {
	b.Group("supplies")
	r := t.plan.supplies
	t.settle(tabletop.Key("supplies"), func(c render.Canvas) { c.Panel(r, t.Theme) })
	list := t.supplies()
	parts := make([]ui.Size, len(list))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	for i, at := range ui.Cols(r.Inset(5), 2, parts...) {
		x := list[i]
		label := t.View.Name(x.ref) + " " + itoa(x.n)
		t.settle(tabletop.Key(label, x.top), func(c render.Canvas) { t.paintSupply(c, at, x) })
		th := t.Thing(t.View.ID(x.ref), at, ui.LayerPanels, label, nil)
		if x.look {
			th.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				if st.Hot() {
					c.Round(r, 5, render.Solid(render.White.Fade(0.09)))
				}
			})
		}
		th.Tip = x.tip
		b.Add(th)
	}
}

func (t *table) paintSupply(c render.Canvas, r render.Rect, x supply) {
	f := c
	if x.n == 0 {
		f = c.Faded(0.35)
	}
	x.paint(f, render.R(r.X+(r.W-38)/2, r.Y+1, 38, 34))
	style := t.Theme.Number().Sized(17).In(t.Theme.Text)
	style.Floor = render.CaptionFloor
	c.TextIn(render.R(r.X, r.Bottom()-22, r.W, 22), itoa(x.n), style, render.Center|render.Middle)
}

// supplies is the piles from left to right.
func (t *table) supplies() []supply {
	icon := func(name string, col render.Color) func(render.Canvas, render.Rect) {
		return func(c render.Canvas, r render.Rect) {
			c.Icon(name, render.Around(r.Center().Add(render.Pt(0, 1.5)), 30, 30), render.Black.Fade(0.6))
			c.Icon(name, render.Around(r.Center(), 30, 30), col)
		}
	}
	pile := func(set rule.Set) func(render.Canvas, render.Rect) {
		return func(c render.Canvas, r render.Rect) {
			l := itemsOf(set)
			if len(l) == 0 {
				c.Slot(render.Around(r.Center(), 22, 34), 3, t.Theme, "")
				return
			}
			card := l[len(l)-1].Card()
			for i := min(len(l), 3) - 1; i >= 0; i-- {
				t.paintChip(c, render.Around(r.Center().Add(render.Pt(float64(i)*3-2, float64(i)*2-2)), 30, 30), card)
			}
		}
	}
	files := 0
	if t.s.FileFree {
		files = 1
	}
	return []supply{
		{ref: rule.RefPool, n: int(t.s.Pool), paint: func(c render.Canvas, r render.Rect) {
			c.SpriteIn("infiltration/data/3", render.Around(r.Center(), 42, 32), render.White)
		}, tip: t.plainTip("supply.pool")},
		{ref: rule.RefDeck, n: int(t.s.DeckSize), paint: func(c render.Canvas, r render.Rect) {
			for i := 2; i >= 0; i-- {
				at := render.Around(r.Center().Add(render.Pt(float64(i)*3-3, float64(i)*2-2)), 22, 34)
				c.Round(at, 3, render.Slope(150, render.Hex(0x2E4440), render.Hex(0x0E1615)))
				c.Frame(at, 3, 1.2, render.Solid(t.Theme.Accent.Fade(0.75)))
			}
			c.Icon("infiltration/interface", render.Around(r.Center().Add(render.Pt(-3, -2)), 15, 15), t.Theme.Accent)
		}, tip: t.plainTip("supply.deck"), look: true},
		{ref: rule.RefDiscard, n: t.s.Discard.Len(), paint: pile(t.s.Discard), tip: t.pileTip("supply.discard", t.s.Discard), look: true, top: int(t.s.Discard)},
		{ref: rule.RefBox, n: t.s.Box.Len(), paint: pile(t.s.Box), tip: t.pileTip("supply.box", t.s.Box), look: true, top: int(t.s.Box)},
		{ref: rule.RefPrototype, n: int(t.s.Protos), paint: icon(iconPrototype, render.Hex(0xC9B4FF)), tip: t.specialTip(rule.RefPrototype)},
		{ref: rule.RefFile, n: files, paint: icon(iconFile, render.Hex(0xFFD9A0)), tip: t.specialTip(rule.RefFile)},
	}
}

// itemsOf lists a set.
func itemsOf(set rule.Set) (l []rule.Item) {
	for it := rule.Item(0); it < 35; it++ {
		if set.Has(it) {
			l = append(l, it)
		}
	}
	return l
}

// paintChip draws a card as a small square with its emblem: in a pile, played,
// in a rival's play area.
func (t *table) paintChip(c render.Canvas, r render.Rect, k rule.Card) {
	band := bandOf(k)
	c.Shadow(r, 1)
	c.Round(r, 4, render.Slope(160, band.Darker(0.5), band.Darker(0.82)))
	c.Frame(r, 4, 1.6, render.Slope(150, band.Lighter(0.3), band, band.Darker(0.3)))
	c.Icon(t.emblemOf(k), r.Inset(r.W*0.15), band.Lighter(0.5))
}
