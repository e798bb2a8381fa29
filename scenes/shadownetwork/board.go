package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// paintDesk draws the olive desk.
func (t *table) paintDesk(c render.Canvas) {
	w := t.plan.Window
	c.Fill(w, render.Slope(150, render.Hex(0x5C6440), render.Hex(0x3E452B), render.Hex(0x23271A)))
	c.Tile("common/weave", w, render.Black.Fade(0.16), 1)
	c.Grain(w, 0.9)
	c.Lamp(w)
	t.paintCork(c, t.plan.board)
}

// paintCork draws the framed wall of cork with the map and the strings.
func (t *table) paintCork(c render.Canvas, r render.Rect) {
	c.Shadow(r, 3)
	c.Round(r, 8, render.Slope(150, render.Hex(0x8A6236), render.Hex(0x5A3C1C), render.Hex(0x3A2610)))
	c.Frame(r, 8, 1.5, render.Slope(140, render.Hex(0xC99A5E), render.Hex(0x2A1A0A)))
	in := r.Inset(9)
	c.Round(in, 4, render.Slope(160, render.Hex(0xC79A62), render.Hex(0xA9784A)))
	c.Pulp(in, 3)
	c.Grain(in, 2.4)
	c.NineScaled("common/pressed", in, render.Black.Fade(0.7), 1)
	t.paintWorld(c, t.plan.sheet)
	for k := range rule.City(rule.Cities) {
		if t.s.Open(k) {
			t.paintString(c, k)
		} else {
			p := t.plan.pin(k)
			c.Line([]render.Point{p.Add(render.Pt(-6, -6)), p.Add(render.Pt(6, 6))}, 2.4, render.Hex(0x4A3A1C), false)
			c.Line([]render.Point{p.Add(render.Pt(6, -6)), p.Add(render.Pt(-6, 6))}, 2.4, render.Hex(0x4A3A1C), false)
		}
	}
}

// stringOf is the string from a city's photograph to its place on the map.
func (t *table) stringOf(k rule.City) []render.Point {
	ph, pin := t.plan.photo[k], t.plan.pin(k)
	from := render.Pt(ph.Center().X, ph.Bottom()-6)
	if ph.Y > pin.Y {
		from = render.Pt(ph.Center().X, ph.Y+8)
	}
	mid := from.Lerp(pin, 0.5)
	return render.Curve(from, mid.Add(render.Pt(0, 22)), pin)
}

func (t *table) paintString(c render.Canvas, k rule.City) {
	pts := t.stringOf(k)
	low := make([]render.Point, len(pts))
	for i, p := range pts {
		low[i] = p.Add(render.Pt(2, 5))
	}
	c.Line(low, 3, render.Black.Fade(0.28), false)
	c.Line(pts, 3.4, render.Hex(0x7E1512), false)
	c.Line(pts, 1.6, render.Hex(0xD2453A), false)
	t.paintTack(c, t.plan.pin(k), render.Hex(0xC93A2E))
}

// roman are the numerals of the slots.
var roman = [rule.Slots]string{"I", "II", "III"}

// slotPlace is where an open Contract lies.
func (t *table) slotPlace(i int) render.Rect {
	m := t.plan.market
	h := (m.H-30)/3 - 7
	return render.R(m.X+8, m.Y+32+float64(i)*(h+8), m.W-8, h)
}

// layBoard lists the Contract market, the cards and tokens of the Black Market
// and the film strip.
func (t *table) layBoard(b *ui.Builder) {
	s := t.s
	p := &t.plan
	m := p.market
	deck := itoa(int(s.DeckSize))
	t.Settle(tabletop.Key("market", deck), func(c render.Canvas) {
		head := render.R(m.X+4, m.Y, m.W-4, 27)
		c.Round(head, 3, render.Solid(render.Hex(0x2A2214)))
		t.paintStrip(c, head.Pad(8, 0, 8, 0), []any{upper(t.T("market"))}, 18, t.figure(17, render.Hex(0xE9DDBE)), render.Left)
		t.paintStrip(c, head.Pad(8, 0, 8, 0), []any{deck}, 18, t.figure(19, t.Theme.Legal), render.Right)
	})
	x := t.Thing("deck", render.R(m.X+4, m.Y, m.W-4, 27), ui.LayerPanels, t.T("market"), nil)
	x.Tip = t.deckTip
	b.Group("market")
	b.Add(x)
	for i, k := range s.Market {
		t.laySlot(b, i, k)
	}
	t.layStock(b)
	t.layFilm(b)
	t.laySlip(b)
}

func (t *table) laySlot(b *ui.Builder, i int, k rule.Contract) {
	r := t.slotPlace(i)
	if k >= rule.Contracts {
		t.Settle(tabletop.Key("slot", i), func(c render.Canvas) {
			c.Slot(r, 6, t.Theme, "")
			t.paintStrip(c, r, []any{roman[i]}, 20, t.typed(26, render.Hex(0xFFF6DC)), render.Center)
		})
		return
	}
	ref := rule.RefContract(k)
	x := t.Thing(t.View.ID(ref), r, ui.LayerPanels, t.View.Name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		t.Bake(c, "open:"+itoa(i), r, 12, tabletop.Key(int(k), r.W, r.H), func(c render.Canvas, r render.Rect) { t.paintOpen(c, r, i, k) })
		if st.Mark != ui.NoMark {
			t.paintLegal(c, r, st.Hot())
		}
	})
	x.Tip, x.Big, x.Lifts = t.contractTip(k), t.contractBig(k), true
	x.Sound = soundCard
	if t.asks(rule.AskMarket) || t.asks(rule.AskSecond) {
		t.OfferOr(&x, rules.Do(rule.VDraw, int(ref.Index)))
	}
	if t.asks(rule.AskPlace) && t.can(rule.VScrap, ref) {
		t.OfferOr(&x, rules.Do(rule.VScrap, int(ref.Index)))
	}
	b.Add(x)
}

// paintOpen draws an open Contract lying down.
func (t *table) paintOpen(c render.Canvas, r render.Rect, i int, k rule.Contract) {
	card := k.Card()
	t.paintPaper(c, r, t.Theme.CardSet.Face, 2)
	ink := t.Theme.Ink
	field := render.R(r.X+5, r.Y+5, 40, r.H-10)
	name := render.R(r.X+52, r.Y+3, r.W-58, 26)
	if t.plan.Small() { // the name takes the whole width
		field, name = field.Pad(0, 24, 0, 0), render.R(r.X+6, r.Y+3, r.W-12, 26)
	}
	c.Round(field, 3, render.Slope(160, render.Hex(0xB9C09A), render.Hex(0x8F9A6E)))
	c.Icon(t.emblem(k), render.Around(render.Pt(field.Center().X, field.Y+field.H*0.3), 30, 30), render.Hex(0x3A3418))
	var off []any
	off = append(off, stripOf(&card.Discard)...)
	if len(off) == 2 {
		t.paintStrip(c, render.R(field.X, field.Bottom()-54, field.W, 24), off[:1], 20, t.small(16, ink), render.Center)
		t.paintStrip(c, render.R(field.X, field.Bottom()-29, field.W, 24), off[1:], 20, t.small(16, ink), render.Center)
	}
	body := r.Pad(52, 3, 6, 4)
	t.fit(c, name, t.View.Name(rule.RefContract(k)), t.typed(20, ink), render.Left|render.Middle, 18, 16, 14)
	c.Fill(render.R(body.X, body.Y+27, body.W, 1.2), render.Solid(render.Hex(0x4A3A18).Fade(0.4)))
	t.paintStrip(c, render.R(body.X, body.Y+29, body.W, r.H-66), stripOf(&card.Needs), min(25, r.H*0.27), t.small(18, ink), render.Left)
	foot := render.R(body.X, r.Bottom()-33, body.W-44, 28)
	t.paintStrip(c, foot, []any{icon("flag"), itoa(int(card.GameEnd)), icon("cross"), itoa(-int(card.Penalty))}, 16, t.figure(18, render.Hex(0x7A1F16)), render.Left)
	plate := render.R(r.Right()-45, r.Bottom()-38, 40, 34)
	t.paintPlate(c, plate)
	t.fit(c, plate, itoa(int(card.TurnIn)), t.figure(23, ink), render.Center|render.Middle)
	seal := render.Pt(r.X+1, r.Bottom()-14)
	c.Circle(seal.Add(render.Pt(1, 3)), 15, render.Solid(render.Black.Fade(0.35)))
	c.Circle(seal, 15, render.Slope(150, render.Hex(0x9C2C23), render.Hex(0x5E0E0A)))
	st := t.typed(15, render.Hex(0xFFEAD0)).Free()
	t.fit(c, render.Around(seal, 30, 30), roman[i], st, render.Center|render.Middle)
}

// layStock lists the Black Market cards and tokens that are not out.
func (t *table) layStock(b *ui.Builder) {
	r := t.plan.stock
	open := 0
	out := 0
	for k := range rule.City(rule.Cities) {
		if t.s.Open(k) {
			open++
		}
		if t.s.Cities[k].Token {
			out++
		}
	}
	fresh := open - int(t.s.SeenSize)
	line, line2 := t.T("stock.cards", "n", fresh), t.T("stock.tokens", "n", out)
	t.Settle(tabletop.Key("stock", fresh, out, line), func(c render.Canvas) {
		t.paintToken(c, render.Around(render.Pt(r.X+26, r.Y+r.H/2), 44, 44))
		paper := r.Pad(56, 0, 0, 0)
		t.paintPaper(c, paper, render.Hex(0xEBDDB2), 1)
		st := t.small(18, t.Theme.Ink)
		t.fit(c, render.R(paper.X+9, paper.Y+3, paper.W-12, paper.H/2-3), line, st, render.Left|render.Middle, 17, 15, 13)
		t.fit(c, render.R(paper.X+9, paper.Y+paper.H/2, paper.W-12, paper.H/2-3), line2, st, render.Left|render.Middle, 17, 15, 13)
	})
	x := t.Thing("stock", r, ui.LayerPanels, t.T("stock"), nil)
	x.Tip = t.stockTip
	b.Add(x)
}

// paintToken draws a Black Market token.
func (t *table) paintToken(c render.Canvas, r render.Rect) {
	m, rad := r.Center(), r.W/2
	c.Circle(m.Add(render.Pt(2, 4)), rad, render.Solid(render.Black.Fade(0.4)))
	c.Circle(m, rad, render.Slope(145, render.Hex(0xE2BE68), render.Hex(0x8A6420)))
	c.Circle(m, rad*0.86, render.Slope(145, render.Hex(0x3A3226), render.Hex(0x14100A)))
	c.RingAt(m, rad*0.74, 1.4, render.Solid(render.Hex(0xC79A44)))
	c.Icon(iconMarket, render.Around(m, rad*1.05, rad*1.05), render.Hex(0xEBCB7E))
}

// framePlace is where a round is on the film strip, from 1.
func (t *table) framePlace(round int) render.Rect {
	f := t.plan.film
	w := (f.W - 16) / 4
	return render.R(f.X+8+float64(round-1)*w+2, f.Y+20, w-4, f.H-40)
}

// layFilm lists the film strip of rounds.
func (t *table) layFilm(b *ui.Builder) {
	r := t.plan.film
	s := t.s
	waiting := [rule.Rounds]int{}
	for i, n := range s.Rival.Film {
		waiting[i] = int(n)
	}
	t.Settle(tabletop.Key("film", t.motion.ring, int(s.Round), waiting[1], waiting[2], waiting[3], int(s.Seats), s.LastRound()), func(c render.Canvas) {
		c.Shadow(r, 2)
		c.Round(r, 4, render.Slope(170, render.Hex(0x2E2A24), render.Hex(0x14110D)))
		for x := r.X + 8; x < r.Right()-12; x += 18.4 {
			c.Round(render.R(x, r.Y+5, 11, 9), 2, render.Solid(render.Hex(0xD8C694).Fade(0.85)))
			c.Round(render.R(x, r.Bottom()-14, 11, 9), 2, render.Solid(render.Hex(0xD8C694).Fade(0.85)))
		}
		for n := 1; n <= rule.Rounds; n++ {
			t.paintFrame(c, t.framePlace(n), n, waiting[n-1])
		}
	})
	for n := 1; n <= rule.Rounds; n++ {
		x := t.Thing("round:"+itoa(n), t.framePlace(n), ui.LayerPanels, t.T("round", "number", n), nil)
		x.Tip = t.roundTip(n)
		b.Add(x)
	}
}

func (t *table) paintFrame(c render.Canvas, r render.Rect, n, waiting int) {
	now := int(t.s.Round) == n
	face := render.Slope(160, render.Hex(0xBDB08E), render.Hex(0x9C9070))
	if now {
		face = render.Slope(160, render.Hex(0xFBF0CC), render.Hex(0xDCC896))
	}
	c.Round(r, 3, face)
	ink := render.Hex(dark)
	t.fit(c, render.R(r.X, r.Y, r.W, r.H*0.56), itoa(n), t.typed(34, ink).Free(), render.Center|render.Middle)
	if n > t.s.LastRound() { // never played
		c.Fill(r, render.Solid(render.Hex(0x14110D).Fade(0.72)))
	}
	if n < int(t.s.Round) {
		c.Line([]render.Point{{X: r.X + 6, Y: r.Y + 6}, {X: r.Right() - 6, Y: r.Y + r.H*0.6}}, 3, render.Hex(0xA8241A), false)
		c.Line([]render.Point{{X: r.Right() - 6, Y: r.Y + 6}, {X: r.X + 6, Y: r.Y + r.H*0.6}}, 3, render.Hex(0xA8241A), false)
	}
	if now && !t.motion.ring {
		c.RingAt(render.Pt(r.Center().X, r.Y+r.H*0.29), r.H*0.34, 4, render.Solid(render.Hex(0xC2261E)))
	}
	t.paintStrip(c, render.R(r.X, r.Bottom()-r.H*0.4, r.W, r.H*0.38), []any{icon(iconMarket), itoa(rule.Reveals(int(t.s.Seats), n))}, 15, t.figure(16, ink), render.Center)
	for i := range waiting {
		t.paintAgent(c, render.R(r.Right()-20-float64(i)*10, r.Y-12, 20, 34), rule.Syndicate)
	}
}

// emblem is the pictogram of a Contract.
func (t *table) emblem(k rule.Contract) string { return "shadownetwork/" + k.Card().ID }

// face is the sign of a Handler.
func (t *table) face(h rule.Handler) string { return "shadownetwork/" + h.Card().ID }
