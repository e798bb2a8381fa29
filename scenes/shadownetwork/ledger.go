package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// rowPlace is where a row of the viewer's ledger lies.
func (t *table) rowPlace(k rule.Colour) render.Rect {
	l := t.plan.ledger
	h := (l.H - 36 - 26 - 28) / 4
	y := l.Y + 62 + float64(k)*h
	if k >= rule.Blue {
		y += 2
	}
	return render.R(l.X+12, y, l.W-24, h)
}

// spaceAt is where space n, from 1, of a row lies.
func (t *table) spaceAt(k rule.Colour, n int) render.Rect {
	r := t.rowPlace(k)
	step := (r.W - 52 - 62) / 6
	side := min(step-7, r.H-6)
	return render.Around(render.Pt(r.X+52+step*(float64(n)-0.5), r.Y+r.H/2), side, side*0.92)
}

// layLedger lists the ledger: rows that can make a briefcase are chosen there.
func (t *table) layLedger(b *ui.Builder) {
	b.Group("ledger")
	l := t.plan.ledger
	p := t.mine()
	v := t.foresee()
	key := tabletop.Key("ledger", v.on, v.makes, int(v.row), v.done, v.uses)
	for k := range p.Rows {
		key = render.Key(key, tabletop.Key(int(p.Rows[k].Filled), int(p.Rows[k].White), int(p.Inbox[k])))
	}
	t.Settle(key, func(c render.Canvas) { t.paintLedger(c, l, p, &v) })
	x := t.Thing("ledger", render.R(l.X, l.Y, l.W, 36), ui.LayerPanels, t.T("ledger"), nil)
	x.Tip = t.plainTip("ledger")
	b.Add(x)
	t.layLegend(b)
	for k := range rule.Colour(rule.Colours) {
		ref := rule.RefRow(k)
		r := t.rowPlace(k)
		x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.View.Name(ref), nil)
		x.Tip = t.rowTip(k)
		legal := false
		if t.asks(rule.AskAnalyse) {
			legal = t.OfferOr(&x, rules.Do(rule.VMake, int(ref.Index)))
		}
		t.claim(&x)
		x.Points = nil
		if legal {
			x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) { t.paintLegal(c, r.Inset(2), st.Hot()) })
		}
		x.Sound = soundCase
		b.Add(x)
	}
}

// legendPlace is where the ledger says what a milestone is for.
func (t *table) legendPlace() render.Rect {
	l := t.plan.ledger
	return render.R(l.X+l.W*0.62, l.Bottom()-31, l.W*0.37, 28)
}

// layLegend lists what a milestone is for, in signs: its Influence is taken there.
func (t *table) layLegend(b *ui.Builder) {
	x := t.Thing("milestone", t.legendPlace(), ui.LayerHand, t.T("tip.milestone"), nil)
	x.Tip = t.plainTip("milestone")
	if t.asks(rule.AskMilestone) {
		t.View.OfferAll(&x, t.With(rule.VCollect))
		t.claim(&x)
		x.Points = nil
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			t.paintLegal(c, render.R(r.X+4, r.Y, r.W*0.36, r.H), st.Hot())
		})
		x.Sound = soundCoin
	}
	b.Add(x)
}

// paintLedger draws the book.
func (t *table) paintLedger(c render.Canvas, l render.Rect, p *rule.PlayerState, v *preview) {
	t.paintPaper(c, l, render.Hex(0xF4E8C4), 3)
	c.Corners(render.R(l.X, l.Y, 7, l.H), 4, 0, 0, 4, render.Solid(render.Hex(0x8A1F16)))
	for y := l.Y + 24; y < l.Bottom()-4; y += 24 {
		c.Fill(render.R(l.X+9, y, l.W-12, 1), render.Solid(render.Hex(0x8A7A4A).Fade(0.16)))
	}
	ink := t.Theme.Ink
	t.fit(c, render.R(l.X+16, l.Y+5, l.W-30, 28), upper(t.T("ledger")), t.typed(20, ink), render.Left|render.Middle)
	for k := range rule.Colour(rule.Colours) {
		t.paintLedgerRow(c, k, p, v)
	}
	for half := range 2 {
		k := rule.Colour(2 * half)
		for n := 1; n <= rule.Columns; n++ {
			t.paintColumn(c, k, n, p)
		}
	}
	// What a milestone is for, in signs.
	foot := t.legendPlace()
	c.Dashes([]render.Point{{X: foot.X, Y: foot.Y + 3}, {X: foot.X, Y: foot.Bottom() - 3}}, 2.6, render.Hex(0xB3231F), 5, 3, 0, false)
	t.paintStrip(c, foot.Pad(8, 0, 0, 0), []any{itoa(rule.MilestoneInfluence), coin(1), "/", icon("card-discard"), "/", icon("flag")}, 18, t.figure(17, ink), render.Left)
}

func (t *table) paintLedgerRow(c render.Canvas, k rule.Colour, p *rule.PlayerState, v *preview) {
	r := t.rowPlace(k)
	card := k.Row()
	row := p.Rows[k]
	ink := t.Theme.Ink
	t.paintStrip(c, render.R(r.X, r.Y, 50, r.H), []any{itoa(rule.BriefcaseCost), k}, 21, t.figure(20, ink), render.Left)
	taken := v.uses[k]
	for n := 1; n <= int(card.Spaces); n++ {
		s := t.spaceAt(k, n)
		c.Round(s.Inset(-2), 3, render.Solid(hues[k].Lighter(0.55).Fade(0.5)))
		c.Frame(s.Inset(-2), 3, 1.3, render.Solid(hues[k].Darker(0.25)))
		if card.Line(n) {
			x := s.X - 5.5
			c.Dashes([]render.Point{{X: x, Y: r.Y + 1}, {X: x, Y: r.Bottom() - 1}}, 3, render.Hex(0xB3231F), 6, 4, 0, false)
		}
		if k == rule.Yellow && n == int(card.Spaces) {
			c.Icon("redo", s.Inset(5), hues[k].Darker(0.35))
		}
		switch {
		case n <= int(row.Filled):
			t.paintCase(c, s, k, n <= int(row.White))
			if v.done && n > int(row.White) && taken > 0 {
				taken--
				c.Frame(s.Inset(-4), 4, 3, render.Solid(render.Hex(0xB3231F)))
			}
		case v.on && v.makes && v.row == k && n == int(row.Filled)+1:
			t.paintCase(c.Faded(0.6), s, k, false)
			c.Dashes([]render.Point{s.Min(), {X: s.Right(), Y: s.Y}, s.Max(), {X: s.X, Y: s.Bottom()}}, 2.4, render.Hex(0x8A1F16), 5, 4, 0, true)
		}
	}
	t.paintStrip(c, render.R(r.Right()-60, r.Y, 60, r.H), []any{"+" + itoa(int(card.Influence)), coin(1)}, 21, t.figure(20, ink), render.Right)
}

// paintColumn draws the outline of a column with its bonus.
func (t *table) paintColumn(c render.Canvas, k rule.Colour, n int, p *rule.PlayerState) {
	a, z := t.spaceAt(k, n), t.spaceAt(k+1, n)
	box := a.Union(z).Inset(-5)
	paid := int(p.Rows[k].Filled) >= n && int(p.Rows[k+1].Filled) >= n
	c.Frame(box, 5, 1.8, render.Solid(render.Hex(0x2A2214).Fade(0.75)))
	at := render.R(box.X-8, box.Y-25, box.W+16, 25)
	if k >= rule.Blue {
		at.Y = box.Bottom()
	}
	col := t.Theme.Ink
	t.paintStrip(c, at, []any{itoa(rule.ColumnBonus(k, n)), coin(1)}, 18, t.figure(17, col), render.Center)
	if paid {
		c.Line([]render.Point{{X: at.X + 6, Y: at.Center().Y + 3}, {X: at.Right() - 6, Y: at.Center().Y - 3}}, 2.4, render.Hex(0xA3231A), false)
	}
}

// layHand lists the viewer's Contracts.
func (t *table) layHand(b *ui.Builder) {
	b.Group("hand")
	p := t.mine()
	l := p.Hand.List()
	if len(l) == 0 {
		t.layBacks(b, int(p.HandSize))
		return
	}
	places := t.handPlaces(len(l))
	ready := t.s.Ready(int(t.me()))
	for i, k := range l {
		ref := rule.RefContract(k)
		x := t.Thing(t.View.ID(ref), places[i], ui.LayerHand, t.View.Name(ref), nil)
		x.Tip = t.handTip(k)
		switch {
		case t.asks(rule.AskToss):
			t.OfferOr(&x, rules.Do(rule.VToss, int(ref.Index)))
		case t.asks(rule.AskFinish):
			t.OfferOr(&x, rules.Do(rule.VFinish, int(ref.Index)))
		case t.asks(rule.AskMilestone):
			t.offerTurnIn(b, &x, k, places[i])
		}
		legal := t.claim(&x)
		full := ready.Has(k)
		hot := t.View.Hot == x.ID
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			t.Bake(c, "hand:"+itoa(int(k)), r, 14, tabletop.Key(int(k), full, int(t.me()), r.W, r.H, p.Inbox, rowsKey(p), t.plan.PPU), func(c render.Canvas, r render.Rect) { t.paintContract(c, r, k, p, full) })
			if legal {
				t.paintLegal(c, r, st.Hot())
			}
		})
		x.Lifts, x.Raises = true, true
		if hot {
			x.Layer = ui.LayerRaised
		}
		x.Sound = soundCard
		b.Add(x)
	}
}

func rowsKey(p *rule.PlayerState) int {
	n := 0
	for _, r := range p.Rows {
		n = n*64 + int(r.Filled)*8 + int(r.White)
	}
	return n
}

// layBacks lists a hand of which the viewer knows nothing.
func (t *table) layBacks(b *ui.Builder, n int) {
	if n == 0 {
		r, none := t.plan.hand, t.T("hand.empty")
		t.Settle(tabletop.Key("nohand"), func(c render.Canvas) {
			c.Round(r, 6, render.Solid(render.Black.Fade(0.22)))
			t.fit(c, r.Inset(20), none, t.small(18, render.Hex(0xCDBF92)), render.Center|render.Middle, 17, 15)
		})
		return
	}
	places := t.handPlaces(n)
	t.Settle(tabletop.Key("backs", n), func(c render.Canvas) {
		for _, r := range places {
			c.Shadow(r, 2)
			c.CardBackFace(r, t.Theme)
		}
	})
	if t.View.TakeUp == nil {
		return
	}
	word := t.T("hand.look")
	x := t.Thing("takeup", places[0].Union(places[n-1]), ui.LayerHand, word, func(c render.Canvas, r render.Rect, st ui.State) {
		tag := render.Around(render.Pt(r.Center().X, r.Bottom()-40), min(max(r.W-8, 180), 250), 60)
		tag.X = min(max(tag.X, t.plan.hand.X), t.plan.hand.Right()-tag.W)
		t.paintPaper(c, tag, render.Hex(0xFAF3DC), 2)
		t.fit(c, tag.Inset(6), word, t.small(18, t.Theme.Ink), render.Center|render.Middle, 17, 16, 15)
		if st.Hot() {
			c.Frame(tag.Inset(-2), 4, 3, render.Solid(t.Theme.Focus))
		}
	})
	x.Press = t.View.TakeUp
	x.Tip = t.plainTip("takeup")
	x.Sound = soundCard
	b.Add(x)
}

// paintContract draws a Contract of the hand: what it needs, ticked where the
// ledger has it.
func (t *table) paintContract(c render.Canvas, r render.Rect, k rule.Contract, p *rule.PlayerState, full bool) {
	if r.W < handNarrow {
		t.paintSlim(c, r, k, p, full)
		return
	}
	card := k.Card()
	set := &t.Theme.CardSet
	t.paintPaper(c, r, set.Face, 2)
	ink := t.Theme.Ink
	band := render.R(r.X+3, r.Y+3, r.W-6, 48)
	c.Round(band, 3, render.Slope(170, render.Hex(0xE9D29A), render.Hex(0xC9AE6C)))
	t.fit(c, band.Inset(1), t.View.Name(rule.RefContract(k)), t.typed(19, ink), render.Center|render.Middle, 18, 17, 16, 15, 14)
	field := render.R(r.X+5, band.Bottom()+3, r.W-10, r.H-48-64-48-14)
	c.Round(field, 3, render.Slope(160, render.Hex(0xB9C09A), render.Hex(0x8F9A6E)))
	cut := c.Clipped(field)
	cut.Tile("common/map", field, render.Hex(0x4C4A2C).Fade(0.3), 1)
	side := min(field.H, field.W) * 0.82
	em := render.Around(field.Center().Add(render.Pt(10, 0)), side, side)
	cut.Icon(t.emblem(k), em.Move(2, 3), render.Black.Fade(0.3))
	cut.Icon(t.emblem(k), em, render.Hex(0x3A3418))
	off := stripOf(&card.Discard)
	for i, x := range off {
		t.paintStrip(c, render.R(field.X+3, field.Y+3+float64(i)*26, 28, 26), []any{x}, 21, t.small(15, ink), render.Left)
	}
	needs := render.R(r.X+4, field.Bottom()+3, r.W-8, 62)
	t.paintNeeds(c, needs, k, p)
	foot := render.R(r.X+5, needs.Bottom()+2, r.W-56, 46)
	t.paintStrip(c, render.R(foot.X, foot.Y, foot.W, 23), []any{icon("flag"), itoa(int(card.GameEnd))}, 17, t.figure(18, ink), render.Left)
	t.paintStrip(c, render.R(foot.X, foot.Y+22, foot.W, 23), []any{icon("cross"), itoa(-int(card.Penalty))}, 17, t.figure(18, render.Hex(0x9A241A)), render.Left)
	plate := render.R(r.Right()-50, needs.Bottom()+4, 45, 41)
	t.paintPlate(c, plate)
	t.fit(c, plate, itoa(int(card.TurnIn)), t.figure(26, ink), render.Center|render.Middle)
	if full {
		t.paintStamped(c, render.Pt(r.Center().X, field.Center().Y+12), t.T("ready"), 21, -9, render.Hex(0x1F5A2E))
	}
}

// paintNeeds draws the briefcases that a Contract needs: those on the ledger
// with a tick, those that lack pale.
func (t *table) paintNeeds(c render.Canvas, r render.Rect, k rule.Contract, p *rule.PlayerState) {
	card := k.Card()
	lacks, free := p.Short(k)
	type need struct {
		k    rule.Colour
		any  bool
		have bool
	}
	var l []need
	for i, n := range card.Needs.Of {
		for j := range n {
			l = append(l, need{rule.Colour(i), false, j < n-lacks[i]})
		}
	}
	for j := range int(card.Needs.Either) {
		l = append(l, need{rule.Green, true, j < int(card.Needs.Either)-free})
	}
	rows := 1
	if len(l) > 4 {
		rows = 2
	}
	per := (len(l) + rows - 1) / rows
	size := min(29, r.W/float64(per)-3)
	if rows == 2 {
		size = min(size, 27)
	}
	for i, x := range l {
		row := i / per
		in := min(per, len(l)-row*per)
		cx := r.Center().X + (float64(i%per)-float64(in-1)/2)*(size+3)
		cy := r.Y + r.H*(float64(row)+0.5)/float64(rows)
		at := render.Around(render.Pt(cx, cy), size, size)
		paint := t.paintPiece
		if !x.have {
			paint = t.paintLack
		}
		if x.any {
			t.paintEitherBy(c, at, paint)
		} else {
			paint(c, at, x.k)
		}
		if x.have {
			tick := render.Pt(at.Right()-3, at.Bottom()-3)
			c.Circle(tick, 8, render.Solid(render.Hex(0x2C6E3C)))
			c.Icon("check", render.Around(tick, 12, 12), render.White)
		}
	}
}

// offerTurnIn lets a Contract of the hand stand for turning it in, and its two
// pieces for throwing it away.
func (t *table) offerTurnIn(b *ui.Builder, x *ui.Thing, k rule.Contract, r render.Rect) {
	ref := rule.RefContract(k)
	var whole []rules.Action
	for _, a := range t.View.About(ref) {
		if a.Verb == rule.VComplete {
			whole = append(whole, a)
			continue
		}
		at := render.R(r.X+5, r.Y+54, 36, 58)
		d := t.Thing("discard:"+k.Card().ID, at, ui.LayerRaised+1, t.T("discard"), func(c render.Canvas, r render.Rect, st ui.State) { t.paintLegal(c, r, st.Hot()) })
		d.Tip = func() ui.Tip { return ui.Tip{Title: t.T("discard"), Body: t.View.Say(t.s.Describe(a))} }
		t.View.OfferAction(&d, a)
		t.claim(&d)
		d.Points = nil
		d.Sound = soundPaper
		b.Add(d)
	}
	if !t.OfferAll(x, whole) {
		t.Forbid(x, rules.Do(rule.VComplete, int(ref.Index))) // its pieces can be had all the same
	}
}
