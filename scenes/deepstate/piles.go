package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// layCovert lists the stack of Covert Operations: the top card, the Influence of
// the next ones on tabs.
func (t *table) layCovert(b *ui.Builder) {
	b.Group("covert")
	r := t.plan.covert
	top := t.s.TopOperation()
	title := t.T("covert")
	none := t.T("covert.none")
	if t.s.OperationsIn() == 0 {
		none = t.T("covert.boxed")
	}
	t.Settle(tabletop.Key("covert", int(top), none, title, r.W, r.H), func(c render.Canvas) {
		t.paintFolder(c, r)
		st := t.caption(18, render.Hex(0x2B1606)).With(render.Exo700)
		w, _ := c.Ruler().Measure(upper(title), st)
		plate := render.R(r.X+14, r.Y-8, min(w+26, r.W-20), 32)
		brass(c, plate)
		c.Name(plate.Inset(4), []string{upper(title), upper(t.T("covert.short"))}, st, render.Center|render.Middle, 18, 16, 15, 14)
		if top == rule.NoOperation {
			c.TextIn(r, none, t.Theme.Dim().In(render.Hex(0xFBF3DC)), render.Center|render.Middle)
			return
		}
		for i, op := 0, top+1; int(op) < t.s.OperationsIn(); op++ {
			tab := render.R(r.Right()-66, r.Y+36+38*float64(i), 50, 34)
			c.Corners(tab, 0, 6, 6, 0, render.Slope(160, render.Hex(0xFBF3DC), render.Hex(0xD6C48E)))
			c.Frame(tab, 4, 1, render.Solid(render.Hex(0x6B4A1E).Fade(0.6)))
			c.TextIn(tab, itoa(int(op.Printed().Points)), t.figure(19, render.Hex(0x2B1606)), render.Center|render.Middle)
			i++
		}
	})
	if top == rule.NoOperation {
		return
	}
	list := t.With(rule.VCovert)
	ref := rule.RefOperation(top)
	at := render.R(r.X+16, r.Y+32, r.W-88, r.H-46)
	x := t.Thing(t.View.ID(ref), at, ui.LayerRooms, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Move(0, -5*st.Lift)
		c.Shadow(r, 2)
		t.Bake(c, "operation:"+itoa(int(top)), r, 2, tabletop.Key(t.name(ref), r.W, r.H), func(c render.Canvas, r render.Rect) { t.operationFace(c, r, top) })
		if t.View.Asked && len(list) == 0 && !st.Hot() {
			c.Round(r, 8, render.Solid(render.Hex(0x14060A).Fade(0.2)))
		}
	})
	if !t.offer(&x, list, nil) && t.View.Asked && t.s.Phase == rule.ActionPhase {
		t.Forbid(&x, rules.Do(rule.VCovert, int(top)))
	}
	x.Lifts = true
	x.Move = ui.Move{How: ui.Fly, MS: 300}
	x.Tip = t.operationTip(top)
	b.Add(x)
}

// paintFolder draws a folder with a string tie.
func (t *table) paintFolder(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 7, render.Slope(155, render.Hex(0x8B6A3C), render.Hex(0x6A4C26), render.Hex(0x4A3318)))
	c.Pulp(r, 0.8)
	c.Frame(r, 7, 1.4, render.Solid(render.Hex(0x2B1606).Fade(0.7)))
	x := r.Right() - 9
	c.Segment(render.Pt(x, r.Y+20), render.Pt(x, r.Bottom()-22), 2.4, render.Hex(0x9C1F2B))
	for _, y := range []float64{r.Y + 18, r.Bottom() - 20} {
		c.Circle(render.Pt(x, y), 8, render.Slope(150, render.Hex(0xE9C877), render.Hex(0x7A5217)))
		c.Circle(render.Pt(x, y), 3, render.Solid(render.Hex(0x3A2410)))
	}
}

// operationFace draws a Covert Operation.
func (t *table) operationFace(c render.Canvas, r render.Rect, op rule.Operation) {
	ref := rule.RefOperation(op)
	c.Round(r, 8, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
	strip, rest := r.Inset(2).Cut(46)
	t.paintField(c, rest, t.picture(ref), render.Hex(0x2E2A24), min(rest.H*0.66, 92))
	t.paintBand(c, strip, render.Hex(0x2E2A24), ref, 42)
	t.paintCost(c, render.Pt(strip.Right()-22, strip.Center().Y), int(op.Printed().Agents))
	stamp := render.R(r.X+8, r.Bottom()-58, 108, 30)
	if t.plan.Small() {
		stamp = render.R(r.X+8, r.Bottom()-58, 118, 34)
	}
	letters := t.caption(15, render.Hex(0x8C0812)).With(render.Elite400)
	if t.plan.Small() {
		letters = letters.With(render.Oswald500)
	}
	words := upper(t.T("covert.stamp"))
	if !fits(c.Ruler(), words, letters.Sized(13), stamp.Inset(2)) {
		stamp = render.Rect{}
	}
	f := c.Turned(-8, stamp.Center())
	f.Round(stamp, 3, render.Solid(render.Hex(0xF7EDD0)))
	f.Frame(stamp, 3, 2, render.Solid(render.Hex(0x8C0812).Fade(0.8)))
	f.Name(stamp.Inset(2), []string{words}, letters, render.Center|render.Middle, 15, 14, 13)
	t.coin(c, render.Around(render.Pt(r.Right()-30, r.Bottom()-30), 48, 48), itoa(int(op.Printed().Points)))
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, 8, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// layDeck lists the Objective deck and the World Wars beside it.
func (t *table) layDeck(b *ui.Builder) {
	b.Group("deck")
	r := t.plan.deck
	n, wars := t.s.DeckLeft(), t.s.Wars()
	round := t.T("deck.rounds", "n", int(t.s.Round), "last", t.s.LastRound())
	if t.s.Round == 0 {
		round = t.T("deck.length", "n", t.s.LastRound())
	}
	t.Settle(tabletop.Key("deck", n, wars, round, r.W, r.H), func(c render.Canvas) {
		t.paintTray(c, r)
		h := r.H - 62
		deck := render.R(r.X+18, r.Y+16, h*0.66, h)
		c.Deck(deck, t.Theme, n)
		war := render.R(deck.Right()+22, r.Y+16, min(r.Right()-deck.Right()-40, h*0.72), h)
		if wars == 0 {
			c.Slot(war, 8, t.Theme, "")
			c.Icon(iconWar, render.Around(war.Center().Add(render.Pt(0, -14)), 54, 54), render.Hex(0xDCC69A).Fade(0.3))
			c.TextFit(render.R(war.X+4, war.Bottom()-46, war.W-8, 36), t.T("war.none"), t.caption(17, t.Theme.Second), render.Center|render.Middle, 16, 15)
		} else {
			t.paintWar(c, war, wars)
		}
		c.TextIn(render.R(r.X+16, r.Bottom()-42, r.W-32, 32), round, t.caption(18, t.Theme.Light), render.Left|render.Middle)
	})
	x := t.Thing("deck", r, ui.LayerBoard, t.T("deck"), nil)
	x.Tip = t.deckTip
	b.Add(x)
}

// paintWar draws the World Wars in effect.
func (t *table) paintWar(c render.Canvas, r render.Rect, n int) {
	c.GlowSmall(r, render.Hex(0xFF5A2E).Fade(0.7))
	c.Shadow(r, 2)
	c.Round(r, 8, render.Slope(170, render.Hex(0x5A1408), render.Hex(0xB23A12), render.Hex(0x2A0A06)))
	c.Clipped(r).SpriteIn("common/halo", render.Around(r.Center(), r.W*1.4, r.W*1.4), render.Hex(0xFFB14A).Fade(0.55))
	c.Icon(iconWar, render.Around(r.Center().Add(render.Pt(0, -10)), min(r.W*0.6, 84), min(r.W*0.6, 84)), render.Hex(0x1A0705))
	ref := rule.RefObjective(rule.WorldWar)
	c.Name(render.R(r.X+4, r.Y+6, r.W-8, 34), []string{t.name(ref), t.short(t.IDOf(ref))}, t.titled(19, render.Hex(0xFFF1D0)), render.Center|render.Middle, 18, 16, 15, 14)
	fig := t.figure(20, render.Hex(0xFFF1D0))
	y := r.Bottom() - 36
	w := t.signed(c, r.X+10, y, 22, iconAgent, render.Hex(0xFFB9A0), "+"+itoa(n), fig)
	t.emblem(c, render.R(r.X+w+22, y, 22, 22), rule.Communists, true)
	c.TextIn(render.R(r.X+w+47, y-3, 40, 28), itoa(-n), fig, render.Left|render.Middle)
	c.Frame(r, 8, 2, render.Solid(render.Hex(0xFFD9A0)))
}

// laySupply lists the Secondary Objectives and the Treaty deck.
func (t *table) laySupply(b *ui.Builder) {
	b.Group("supply")
	r := t.plan.supply
	var counts []any
	for g := range t.s.Supply {
		counts = append(counts, int(t.s.Supply[g]))
	}
	key := render.Key(tabletop.Key(counts...), tabletop.Key("supply", int(t.s.DeckSize), int(t.s.DiscardSize), int(t.s.MenDeckSize), r.W, r.X))
	cells := rule.Secondaries + 1
	if t.s.Options.Men {
		cells++
	}
	parts := make([]ui.Size, cells)
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	at := ui.Cols(r.Inset(8), 2, parts...)
	t.Settle(key, func(c render.Canvas) {
		c.Panel(r, t.Theme)
		fig, sign := t.figure(18, t.Theme.Light), 22.0
		if t.s.Options.Men { // one pile more
			fig, sign = fig.Sized(17), 19
		}
		for g := range t.s.Supply {
			c.SpriteIn(groupSign[g], render.R(at[g].X, at[g].Center().Y-sign/2, sign, sign), render.White)
			c.TextIn(at[g].Pad(sign+2, 0, -30, 0), itoa(int(t.s.Supply[g])), fig, render.Left|render.Middle)
		}
		i := rule.Secondaries
		c.Icon(iconTreaty, render.R(at[i].X, at[i].Center().Y-sign/2, sign, sign), render.Hex(0xF1DCA2))
		c.TextIn(at[i].Pad(sign+2, 0, -30, 0), itoa(int(t.s.DeckSize)), fig, render.Left|render.Middle)
		if t.s.Options.Men {
			i++
			c.Icon(iconPerson, render.R(at[i].X, at[i].Center().Y-sign/2, sign, sign), render.Hex(0xF1DCA2))
			c.TextIn(at[i].Pad(sign+2, 0, -30, 0), itoa(int(t.s.MenDeckSize)), fig, render.Left|render.Middle)
		}
	})
	for i := range at {
		id, tip := "supply:"+itoa(i), t.supplyTip(i)
		x := t.Thing(id, at[i], ui.LayerPanels, t.T("supply"), nil)
		x.Tip = tip
		if i > rule.Secondaries {
			t.offerMen(&x)
		}
		b.Add(x)
	}
}

// offerMen lets the pile of Men of Action stand for drawing one in place of
// recruiting.
func (t *table) offerMen(x *ui.Thing) {
	if !t.offer(x, t.With(rule.VContact), nil) {
		return
	}
	x.Label = t.T("supply.men")
	x.Mark = ui.NoMark
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		at := r.Pad(-3, -4, -7, -4)
		if st.Hot() {
			c.Round(at, 6, render.Solid(render.White.Fade(0.12)))
		}
		c.Frame(at, 6, 3, render.Solid(t.Theme.Legal))
	})
}
