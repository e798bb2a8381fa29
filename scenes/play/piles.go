package play

import (
	"math"
	"slices"
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/scenes"
)

// pileID is the ID of the paper on which piles are looked through.
const pileID = "piles"

// piles are those of the table, none if it has none to look through.
func (t *tableFrame) piles() []scenes.Pile {
	if p, ok := t.table.(scenes.Piler); ok && t.view != nil {
		return p.Piles()
	}
	return nil
}

// stands returns what makes a thing that stands for one of these piles open it, unless
// choosing the thing does something else now. It is for one laying of the table: the piles
// are asked for once.
func (t *tableFrame) stands() func(x *ui.Thing) {
	p, ok := t.table.(scenes.Piler)
	var piles []scenes.Pile
	return func(x *ui.Thing) {
		if t.parts != nil {
			t.parts(x)
		}
		if x.Tip != nil && t.cardOf(x.ID) != "" {
			x.More, x.MoreKey = t.house.T("almanac.more"), input.Cards
		}
		if !ok || x.ID == "" || x.Decor || x.Press != nil || len(x.Choices) > 0 || x.Drag != nil || x.Disabled {
			return
		}
		if piles == nil {
			piles = p.Piles()
		}
		if slices.ContainsFunc(piles, func(k scenes.Pile) bool { return k.ID == x.ID }) {
			t.opens(x)
		}
	}
}

// opens makes a thing open the pile that it stands for.
func (t *tableFrame) opens(x *ui.Thing) {
	id, label, tip := x.ID, x.Label, x.Tip
	x.Press = func() { t.openPile(id) }
	x.Tip = func() ui.Tip {
		said := ui.Tip{Title: label}
		if tip != nil {
			said = tip()
		}
		said.Keywords = append(said.Keywords, ui.Keyword{Icon: "common/eye", Name: t.house.T("piles.look"), Text: t.house.T("piles.look.tip")})
		return said
	}
}

// openPile shows the cards of the pile with this ID, the first one for "", with tabs for
// the others.
func (t *tableFrame) openPile(id string) {
	at := 0
	for i, p := range t.piles() {
		if p.ID == id && id != "" {
			at = i
		}
	}
	s := t.stage
	shut := func() { s.Shut(pileID) }
	s.Open(pileID, func(b *ui.Builder) {
		list := t.piles()
		if len(list) == 0 {
			shut()
			return
		}
		at = min(at, len(list)-1)
		b.Modal(ui.Modal{ID: pileID, Close: shut, Loose: true, First: pileID + "/close"}, func(b *ui.Builder) {
			t.layPile(b, list, at, func(i int) { at = i; s.Rebuild() }, shut)
		})
	})
}

// Measures of a looked through pile, in points.
const (
	pileEdge   = 26.0
	pileGap    = 14.0
	pileLeast  = 0.85 // how large cards are shown at least, compared with their usual size
	pileMost   = 1.5
	pileWidest = 1640.0
)

// layPile lays the paper with the cards of one of the piles.
func (t *tableFrame) layPile(b *ui.Builder, list []scenes.Pile, at int, turn func(int), shut func()) {
	th, a, p := b.Theme(), b.Area(), &list[at]
	if len(p.Cards) == 0 && p.Note == "" {
		p.Note = t.house.T("piles.empty")
	}
	panel := render.Around(a.Center(), min(pileWidest*b.Grow(), a.W-40), a.H-40)
	in := panel.Inset(pileEdge)
	foot := in.H - render.ButtonHeight - 14
	body := render.R(in.X, in.Y, in.W, foot)
	b.Add(ui.Thing{ID: pileID, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: p.Title + ". " + p.Note, Move: ui.Move{How: ui.Jump},
		Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(panel, 4)
			c.Panel(panel, th)
		}})
	if len(list) > 1 {
		bar, rest := body.Cut(render.ButtonHeight)
		t.pileTabs(b, bar, list, at, turn)
		body = rest.Pad(0, 16, 0, 0)
	}
	b.Group("pile")
	name := scenes.Capital(p.Title)
	note := th.Body().Sized(19).In(th.Second)
	title := th.Heading().Sized(26)
	_, lh := b.Ruler().Measure("X", title)
	words := b.Ruler().Wrap(p.Note, note, body.W, render.Left)
	_, nh := words.Size()
	head := render.R(body.X, body.Y, body.W, lh+6+nh)
	b.Draw(ui.LayerPanels, func(c render.Canvas) {
		c.TextFit(render.R(head.X, head.Y, head.W, lh), name, title, render.Left|render.Middle, 22, 19)
		c.Block(words, head.X, head.Y+lh+6, note)
	})
	body = body.Pad(0, head.H+14, 0, 0)
	t.layPileCards(b, body, p)
	b.Group("pile-foot")
	b.Button(ui.Button{ID: pileID + "/close", Rect: render.R(in.Right()-200*b.Grow(), in.Bottom()-render.ButtonHeight, 200*b.Grow(), render.ButtonHeight), Label: t.house.T("close"), Confirm: true, Centered: true, Do: shut})
}

// pileTabs are the piles side by side, by their pictograms alone where their names have
// no room.
func (t *tableFrame) pileTabs(b *ui.Builder, bar render.Rect, list []scenes.Pile, at int, turn func(int)) {
	b.Group("pile-tabs")
	var tabs []ui.Option
	wide := -8.0
	for _, p := range list {
		o := ui.Option{Label: scenes.Capital(p.Title), Icon: p.Icon}
		wide += b.ButtonWidth(ui.Button{Label: o.Label, Icon: o.Icon, NoCap: true}) + 8
		tabs = append(tabs, o)
	}
	if wide > bar.W {
		for i := range tabs {
			label := tabs[i].Label
			tabs[i].Label = ""
			tabs[i].Tip = func() ui.Tip { return ui.Tip{Title: label} }
		}
	}
	b.Tabs(ui.Tabs{ID: pileID + "/tab", Rect: bar, Tabs: tabs, Value: at, Fitted: wide <= bar.W, Change: turn, Below: "pile"})
}

// pileGrid is how n cards lie in a room: how large, in how many columns, and how high
// they are together. They are as large as they all fit, but never small, unless the room
// holds no whole one; then they are scrolled.
func pileGrid(room render.Rect, n int, w, h float64) (f float64, cols int, high float64) {
	for f = min(pileMost, room.H/h); ; f -= 0.05 {
		cols = max(1, int((room.W+pileGap)/(w*f+pileGap)))
		rows := math.Ceil(float64(n) / float64(cols))
		high = rows*(h*f+pileGap) - pileGap
		if high <= room.H || f <= pileLeast {
			return f, cols, high
		}
	}
}

// layPileCards lays the cards row after row.
func (t *tableFrame) layPileCards(b *ui.Builder, room render.Rect, p *scenes.Pile) {
	if len(p.Cards) == 0 {
		return
	}
	f, cols, high := pileGrid(room, len(p.Cards), p.W*b.Grow(), p.H*b.Grow())
	w, h := p.W*b.Grow()*f, p.H*b.Grow()*f
	grid := func(b *ui.Builder, in render.Rect) {
		w, h := w, h
		if least := (in.W - pileGap*float64(cols-1)) / float64(cols); least < w {
			w, h = least, h*least/w
		}
		for i, k := range p.Cards {
			at := render.R(in.X+float64(i%cols)*(w+pileGap), in.Y+float64(i/cols)*(h+pileGap), w, h)
			t.layPileCard(b, at, k)
		}
	}
	if high <= room.H {
		grid(b, room)
		return
	}
	b.ScrollArea(ui.ScrollArea{ID: pileID + "/cards", Rect: room, High: high + 20, Build: grid})
}

// layPileCard lays one card, with how many of them there are.
func (t *tableFrame) layPileCard(b *ui.Builder, at render.Rect, k scenes.PileCard) {
	th := b.Theme()
	b.Add(ui.Thing{ID: pileID + "/" + k.ID, Shape: ui.Box(at), Layer: ui.LayerPanels, Label: k.Label, Tip: k.Tip, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 2)
		k.Paint(c, st.At)
		if k.N > 1 {
			words := "×" + strconv.Itoa(k.N)
			high := 30.0 * b.Grow()
			wide := c.ChipWidth(high, words, th)
			c.Chip(st.At.Center().X-wide/2, st.At.Bottom()-high*0.6, high, words, th, th.Accent)
		}
		if st.Hot() {
			c.Frame(st.At.Inset(-3), 8, 3, render.Solid(th.Accent))
		}
	}})
}
