package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// phonePlace is where a side's Agents on call are.
func (t *table) phonePlace(s rule.Side) render.Rect {
	if s == t.me() {
		r := t.plan.seat
		return render.R(r.X+40, r.Bottom()-78, 34, 58)
	}
	for i, o := range t.rivals() {
		if o == s {
			r := t.rivalPlace(i)
			return render.R(r.Right()-100, r.Y+30, 26, 44)
		}
	}
	return render.Rect{}
}

// laySeat lists the viewer's portrait, Influence, telephone and wages.
func (t *table) laySeat(b *ui.Builder) {
	b.Group("own")
	r := t.plan.seat
	p := t.mine()
	me := t.me()
	v := t.foresee()
	name := t.called(me)
	asked := t.s.Asked()
	acts := asked.Asks() && asked.Side == me && !t.View.Over
	abroad := t.s.Abroad(me)
	then := *p // as it is, or would be with one Agent more
	if v.hires {
		then.Phone, then.Waged, then.Influence = p.Phone+1, p.Waged-1, p.Influence-rule.RecruitPrice
	}
	wage := t.s.Wage(int(then.Phone) + abroad)
	paid := t.paid(me)
	if paid {
		wage = 0
	}
	first := t.s.First == me
	t.Settle(tabletop.Key("seat", name, int(p.Influence), int(p.Phone), int(p.Waged), abroad, acts, first, r.H, v.on, v.coins, v.hires, int(t.s.Phase), paid, t.asks(rule.AskWage), t.s.Wage(4)), func(c render.Canvas) {
		t.paintPaper(c, r, render.Hex(0xE9D6A2), 3)
		ink := t.Theme.Ink
		t.paintPortrait(c, render.R(r.X+12, r.Y+14, 76, 92), me, acts)
		t.fit(c, render.R(r.X+100, r.Y+10, r.W-108, 32), name, t.typed(25, ink), render.Left|render.Middle, 22, 20, 18, 16)
		if first {
			t.paintMast(c, render.Around(render.Pt(r.Right()-18, r.Y+12), 40, 40))
		}
		t.paintCoin(c, render.R(r.X+100, r.Y+50, 46, 46))
		num := c.Text(r.X+154, r.Y+50, itoa(int(p.Influence)), t.figure(38, ink))
		if v.on && v.coins != 0 {
			w, _ := num.Size()
			t.fit(c, render.R(r.X+160+w, r.Y+48, r.Right()-r.X-166-w, 50), "→"+itoa(int(p.Influence)+v.coins), t.figure(24, render.Hex(0xA3231A)), render.Left|render.Middle)
		}
		body := render.R(r.X+10, r.Y+114, r.W-20, r.H-124)
		t.paintPayslip(c, render.R(body.X, body.Y, 168, body.H-178), &then, abroad, wage, paid, v.hires)
		t.paintPhone(c, render.R(body.X, body.Y, 168, body.H), int(then.Phone), me)
		t.paintWages(c, render.R(body.X+176, body.Y, body.W-176, body.H), &then, wage)
	})
	x := t.Thing(t.View.ID(rule.RefSide(me)), render.R(r.X, r.Y, r.W, 110), ui.LayerPanels, name, nil)
	x.Tip = t.sideTip(me)
	b.Add(x)
	ph := t.Thing("phone", render.R(r.X+10, r.Y+114, 168, r.H-124), ui.LayerPanels, t.T("phone"), nil)
	ph.Tip = t.phoneTip
	b.Add(ph)
	w := t.Thing("wages", render.R(r.X+186, r.Y+114, r.W-196, r.H-124), ui.LayerPanels, t.T("wages"), nil)
	w.Tip = t.wageTip
	b.Add(w)
}

// paid reports whether a side has paid the wages of this round, as far as it has
// been told.
func (t *table) paid(s rule.Side) bool {
	switch t.s.Phase {
	case rule.Ended, rule.Scoring:
		return true
	case rule.Upkeep:
		return t.sheet.kind == "upkeep" && t.sheet.sides[s].due > 0
	}
	return false
}

// paintPayslip types on a slip of paper where the Agents are, what they cost at
// the end of the round, and what would pay it now; would says that it is as it would be after
// what is pointed at.
func (t *table) paintPayslip(c render.Canvas, r render.Rect, p *rule.PlayerState, abroad, wage int, paid, would bool) {
	if r.H < 50 {
		return
	}
	r.H = min(r.H-4, 136)
	t.paintPaper(c, r, render.Hex(0xFAF3DC), 1)
	ink := t.Theme.Ink
	lines := []string{t.T("pay.agents", "n", int(p.Phone), "abroad", abroad)}
	if would {
		lines[0] = t.T("pay.agents.then", "n", int(p.Phone), "abroad", abroad)
	}
	col := ink
	short := wage - int(p.Influence)
	switch {
	case paid && t.asks(rule.AskWage):
		lines, col = append(lines, t.T("pay.missing")), render.Hex(0x8A1F16)
	case paid && t.s.Phase == rule.Upkeep:
		lines = append(lines, t.T("pay.done"))
	case wage == 0:
		lines = append(lines, t.T("pay.none"))
	case short <= 0:
		lines = append(lines, t.T("pay.covered", "n", wage))
	case 2*short <= p.Inbox.Sum():
		lines, col = append(lines, t.T("pay.pieces", "n", wage, "pieces", 2*short)), render.Hex(0x8A1F16)
	default:
		lines, col = append(lines, t.T("pay.back", "n", wage)), render.Hex(0x8A1F16)
	}
	in := r.Pad(9, 4, 5, 4)
	st := t.small(17, ink)
	first := c.Ruler().Fit(lines[0], st, in.W, in.H, render.Left, 16, 15, 14)
	t.fit(c, in, lines[0], st, render.Left|render.Top, 16, 15, 14)
	_, high := first.Size()
	t.fit(c, in.Pad(0, high+2, 0, 0), lines[1], t.small(17, col), render.Left|render.Top, 16, 15, 14)
}

// paintMast draws the First Player token.
func (t *table) paintMast(c render.Canvas, r render.Rect) {
	c.Circle(r.Center().Add(render.Pt(2, 3)), r.W/2, render.Solid(render.Black.Fade(0.4)))
	c.Circle(r.Center(), r.W/2, render.Slope(150, render.Hex(0xF0D28A), render.Hex(0x9A6E24)))
	c.Icon("shadownetwork/mast", r.Inset(7), render.Hex(0x3A2608))
}

// paintPortrait draws a small photograph of a side before its seat's colour.
func (t *table) paintPortrait(c render.Canvas, r render.Rect, s rule.Side, acts bool) {
	a := c.Turned(-2, r.Center())
	a.Shadow(r, 1)
	a.Round(r, 2, render.Solid(render.Hex(0xFFFAEC)))
	in := r.Pad(5, 5, 5, 13)
	col := c.Kit().Seat(t.Theme, seatOf(s))
	if col.Luminance() < 0.05 { // a dark figure needs some light behind it
		col = col.Lighter(0.45)
	}
	t.paintFace(a, in, &sitters[s], col)
	a.SeatShape(render.R(r.X-9, r.Y-9, 30, 30), seatOf(s), t.Theme)
	if acts {
		a.Frame(r.Inset(-3), 4, 3, render.Solid(t.Theme.Accent))
	}
}

// paintPhone draws the telephone with the Agents on call before it.
func (t *table) paintPhone(c render.Canvas, r render.Rect, n int, s rule.Side) {
	w, h := r.W, min(r.H, 178.0)
	y := r.Bottom() - h
	pt := func(fx, fy float64) render.Point { return render.Pt(r.X+fx*w, y+fy*h) }
	body := []render.Point{pt(0.2, 0.3), pt(0.8, 0.3), pt(0.97, 0.84), pt(0.9, 0.94), pt(0.1, 0.94), pt(0.03, 0.84)}
	c.Ellipse(render.Around(pt(0.52, 0.94), w, h*0.16), render.Solid(render.Black.Fade(0.35)))
	c.Polygon(body, render.Slope(150, render.Hex(0x47423A), render.Hex(0x1C1915), render.Hex(0x0E0C0A)))
	c.Line(body, 1.5, render.Hex(0x6A6252), true)
	c.Round(render.R(r.X+w*0.04, y+h*0.06, w*0.92, h*0.15), h*0.075, render.Slope(170, render.Hex(0x5A544A), render.Hex(0x14110E)))
	c.Ellipse(render.Around(pt(0.12, 0.2), w*0.26, h*0.26), render.Slope(150, render.Hex(0x4A443A), render.Hex(0x14110E)))
	c.Ellipse(render.Around(pt(0.88, 0.2), w*0.26, h*0.26), render.Slope(150, render.Hex(0x4A443A), render.Hex(0x14110E)))
	dial := pt(0.5, 0.5)
	rad := h * 0.2
	c.Circle(dial, rad, render.Slope(150, render.Hex(0xD8D2C2), render.Hex(0x8C8676)))
	for i := range 9 {
		p := render.Pt(dial.X, dial.Y-rad*0.72)
		a := c.Turned(float64(i)*36-140, dial)
		a.Circle(p, rad*0.15, render.Solid(render.Hex(0x1C1915)))
	}
	c.Circle(dial, rad*0.52, render.Solid(render.Hex(0xF6EED8)))
	t.fit(c, render.Around(dial, rad*1.2, rad*1.2), itoa(n), t.figure(rad*0.72, t.Theme.Ink).Free(), render.Center|render.Middle)
	for i := range n {
		x := r.X + w*0.5 + (float64(i)-float64(n-1)/2)*min(44, w/float64(max(n, 1)))
		t.paintAgent(c, render.Around(render.Pt(x, r.Bottom()-36), 40, 68), s)
	}
}

// paintWages draws the two wage spaces and what is due.
func (t *table) paintWages(c render.Canvas, r render.Rect, p *rule.PlayerState, wage int) {
	ink := t.Theme.Ink
	t.fit(c, render.R(r.X, r.Y, r.W, 26), upper(t.T("wages")), t.typed(17, ink), render.Left|render.Middle)
	h := (r.H - 34) / 2
	for i := range 2 {
		cost := t.s.Wage(3 + i)
		box := render.R(r.X, r.Y+30+float64(i)*(h+4), r.W, h)
		taken := i == 1 && p.Waged >= 1 || i == 0 && p.Waged >= 2
		due := wage == cost
		if due {
			c.Round(box, 4, render.Solid(render.Hex(0xF7DCC0)))
			c.Dashes([]render.Point{box.Min(), {X: box.Right(), Y: box.Y}, box.Max(), {X: box.X, Y: box.Bottom()}}, 2.4, render.Hex(0xB3231F), 7, 5, 0, true)
		} else {
			c.Round(box, 4, render.Solid(render.Hex(0xD3BE88)))
			c.Frame(box, 4, 1.3, render.Solid(render.Hex(0x7A6434)))
		}
		t.paintStrip(c, render.R(box.X+6, box.Y+3, box.W-12, 30), []any{itoa(cost), coin(1)}, 20, t.figure(22, ink), render.Left)
		if taken {
			t.paintAgent(c, render.Around(render.Pt(box.Right()-24, box.Bottom()-min(32, h/2)), 34, min(58, h-6)), t.me())
		} else if due {
			t.fit(c, render.R(box.X+6, box.Bottom()-32, box.W-8, 30), t.T("due"), t.small(17, render.Hex(0x8A1F16)), render.Left|render.Middle, 16, 14)
		}
	}
}

// staffPlace is where the Handler of a slot lies.
func (t *table) staffPlace(i int) render.Rect {
	s := t.plan.staff
	h := (s.H - 16) / 3
	return render.R(s.X+4, s.Y+float64(i)*(h+8), s.W-8, h)
}

// layStaff lists the viewer's Handlers.
func (t *table) layStaff(b *ui.Builder) {
	b.Group("staff")
	p := t.mine()
	for i := range p.Slots {
		slot := p.Slots[i]
		r := t.staffPlace(i)
		if slot.Handler >= rule.Handlers {
			free := t.T("slot.free")
			t.Settle(tabletop.Key("free", i, r.H), func(c render.Canvas) {
				c.Round(r, 5, render.Solid(render.Black.Fade(0.3)))
				c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 1.6, render.Hex(0xB6A676), 7, 5, 0, true)
				t.fit(c, r.Inset(10), free, t.small(17, render.Hex(0xCDBF92)), render.Center|render.Middle, 16, 14)
			})
			continue
		}
		t.layOwnHandler(b, slot, r)
	}
}

// layHired lays the card that was hired over the wall while one of one's own has to make room for it.
func (t *table) layHired(b *ui.Builder) {
	if !t.asks(rule.AskReplace) {
		return
	}
	h := rule.Handler(t.ask.What)
	big, wall := t.handlerBig(h), t.plan.board
	about := []rules.Ref{rule.RefHandler(h)}
	for _, slot := range t.mine().Slots {
		about = append(about, rule.RefHandler(slot.Handler))
	}
	t.LayOver(b, tabletop.Over{
		ID: "hired", Label: t.View.Name(about[0]), Sizes: []render.Point{{X: big.W, Y: big.H}}, Near: render.R(wall.X+8, wall.Bottom()-big.H-8, big.W, big.H), Within: t.plan.overTable(), About: about, Least: 0.7,
		Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, r render.Rect, _ ui.State) { big.Paint(c, r) },
	})
}

func (t *table) layOwnHandler(b *ui.Builder, slot rule.Slot, r render.Rect) {
	h := slot.Handler
	ref := rule.RefHandler(h)
	x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.View.Name(ref), nil)
	x.Tip, x.Big = t.handlerTip(h), t.handlerBig(h)
	switch {
	case t.asks(rule.AskAnalyse) && !t.can(rule.VUse, ref) && t.can(rule.VRevive, ref):
		t.OfferOr(&x, rules.Do(rule.VRevive, int(ref.Index)))
	case t.asks(rule.AskAnalyse):
		t.OfferOr(&x, rules.Do(rule.VUse, int(ref.Index)))
	case t.asks(rule.AskReplace):
		t.OfferOr(&x, rules.Do(rule.VReplace, int(ref.Index)))
	}
	legal := t.claim(&x)
	dim := t.asks(rule.AskAnalyse) && !legal
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.Bake(c, "own:"+itoa(int(h)), r, 16, tabletop.Key(int(h), int(slot.Used), slot.Spent, r.W, r.H, t.plan.PPU), func(c render.Canvas, r render.Rect) {
			t.paintHandler(c, r, h, int(slot.Used), slot.Spent)
		})
		if dim {
			c.Round(r, 4, render.Solid(render.Black.Fade(0.3)))
		}
		if legal {
			t.paintLegal(c, r, st.Hot())
		}
	})
	x.Lifts = true
	x.Sound = soundCard
	b.Add(x)
}

// paintHandler draws a Handler's card lying on the desk.
func (t *table) paintHandler(c render.Canvas, r render.Rect, h rule.Handler, used int, spent bool) {
	t.paintPaper(c, r, t.Theme.CardSet.Face, 2)
	field := render.R(r.X, r.Y, 56, r.H)
	col := hues[h.Colour()]
	c.Corners(field, 4, 0, 0, 4, render.Slope(150, col.Lighter(0.15), col.Darker(0.25)))
	t.paintFace(c, render.R(field.X+3, field.Y+3, 50, r.H-30), &faces[h], col.Darker(0.1))
	c.Icon(t.face(h), render.Around(render.Pt(field.Center().X, r.Bottom()-14), 23, 23), render.Hex(cream))
	body := r.Pad(63, 2, 6, 4)
	t.fit(c, render.R(body.X, body.Y+1, body.W, r.H*0.5), t.View.Name(rule.RefHandler(h)), t.typed(19, t.Theme.Ink), render.Left|render.Middle, 18, 17, 16, 15)
	t.paintExchange(c, render.R(body.X, r.Y+r.H*0.55, body.W, r.H*0.4), h, 23, used)
	if h.Starting() {
		c.Frame(r, 4, 2.6, render.Solid(render.Hex(0xB3231F)))
	}
	if spent {
		t.paintStamped(c, render.Pt(r.Right()-46, r.Center().Y+6), t.T("used"), 17, -7, render.Hex(0xA3231A))
	}
}

// slotAt is the place of a slot of the viewer's inbox.
func (t *table) slotAt(i int) render.Rect {
	r := t.plan.inbox.Pad(9, 36, 9, 8)
	w, h := r.W/4, r.H/4
	return render.R(r.X+float64(i%4)*w+2, r.Y+float64(i/4)*h+2, w-4, h-4)
}

// inboxOf lists the pieces of an inbox, the commonest colour first.
func inboxOf(p *rule.Pieces) (l []rule.Colour) {
	for k, n := range p {
		for range n {
			l = append(l, rule.Colour(k))
		}
	}
	return l
}

// layInbox lists the tray with its pieces, ghosts of what would come, and the
// overlay.
func (t *table) layInbox(b *ui.Builder) {
	b.Group("inbox")
	p := t.mine()
	r := t.plan.inbox
	v := t.foresee()
	have := inboxOf(&p.Inbox)
	var coming []rule.Colour
	if v.on {
		coming = inboxOf(&v.gain)
	}
	capacity := p.Capacity()
	room := max(0, capacity-len(have))
	if v.on {
		room += v.loss.Sum()
	}
	sum := itoa(len(have)) + "/" + itoa(capacity)
	after := len(have) - v.loss.Sum() + min(len(coming), room)
	t.Settle(tabletop.Key("inbox", sum, p.Inbox, v.on, v.gain, v.loss, p.Overlay), func(c render.Canvas) {
		c.Shadow(r, 3)
		c.Round(r, 7, render.Slope(160, render.Hex(0x7E5A34), render.Hex(0x4E3418)))
		c.Frame(r, 7, 1.4, render.Slope(140, render.Hex(0xC79A62), render.Hex(0x241608)))
		t.paintStrip(c, render.R(r.X+12, r.Y+3, r.W-24, 32), []any{upper(t.T("inbox"))}, 20, t.typed(19, render.Hex(0xF2E2B8)), render.Left)
		text, col := sum, render.Hex(0xF2E2B8)
		if v.on && after != len(have) || v.over > 0 {
			text = itoa(len(have)) + "→" + itoa(after) + "/" + itoa(capacity)
			if v.over > 0 {
				col = render.Hex(0xFF8A70)
			}
		}
		t.paintStrip(c, render.R(r.X+12, r.Y+3, r.W-24, 32), []any{text}, 20, t.figure(20, col), render.Right)
		for i := range rule.InboxSlots {
			s := t.slotAt(i)
			c.Round(s, 5, render.Solid(render.Hex(0x231708)))
			c.NineScaled("common/pressed", s, render.Black.Fade(0.8), 1)
		}
		lost := v.loss
		for i, k := range have {
			at := t.pieceAt(i)
			t.paintPiece(c, at, k)
			if v.on && lost[k] > 0 {
				lost[k]--
				c.Round(at.Inset(-3), 6, render.Solid(render.Hex(0x231708).Fade(0.6)))
				c.Line([]render.Point{at.Min(), at.Max()}, 3, render.Hex(0xFF8A70), false)
			}
		}
		n := len(have)
		for i, k := range coming {
			if n+i >= rule.InboxSlots {
				break
			}
			t.paintGhost(c, t.pieceAt(n+i), k)
			if i >= room {
				at := t.pieceAt(n + i)
				c.Line([]render.Point{{X: at.Right(), Y: at.Y}, {X: at.X, Y: at.Bottom()}}, 3, render.Hex(0xFF5A40), false)
			}
		}
	})
	x := t.Thing("inbox", r, ui.LayerPanels, t.T("inbox"), nil)
	x.Tip = t.inboxTip
	b.Add(x)
	if t.asks(rule.AskWage) {
		t.layPayable(b, have)
	}
	if p.Overlay {
		t.layOverlay(b)
	}
}

// pieceAt is where the i-th piece of the inbox lies.
func (t *table) pieceAt(i int) render.Rect {
	s := t.slotAt(i)
	side := min(34, min(s.W, s.H)-4)
	return render.Around(s.Center(), side, side)
}

// layPayable lists the colours with which wages can be paid.
func (t *table) layPayable(b *ui.Builder, have []rule.Colour) {
	seen := map[rule.Colour]bool{}
	for i, k := range have {
		if seen[k] {
			continue
		}
		seen[k] = true
		ref := rule.RefColour(k)
		x := t.Thing(t.View.ID(ref), t.slotAt(i), ui.LayerHand, t.View.Name(ref), func(c render.Canvas, r render.Rect, st ui.State) { t.paintLegal(c, r, st.Hot()) })
		t.OfferOr(&x, rules.Do(rule.VPay, int(ref.Index)))
		t.claim(&x)
		x.Sound = soundCoin
		b.Add(x)
	}
}

// layOverlay lists the card that covers six slots.
func (t *table) layOverlay(b *ui.Builder) {
	a, z := t.slotAt(8), t.slotAt(15)
	r := a.Union(z).Inset(-1)
	ref := rule.RefOverlay
	x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.View.Name(ref), nil)
	x.Tip = t.plainTip("overlay")
	if t.s.Sealed() {
		x.Tip = t.plainTip("overlay-sealed")
	}
	t.View.OfferAll(&x, t.With(rule.VOverlay))
	legal := t.claim(&x)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.paintPaper(c, r, render.Hex(0xE9D6A2), 2)
		t.paintStamp(c, render.Pt(r.Center().X, r.Y+r.H*0.3), t.T("classified"), 18, -5, render.Hex(0x7E120C))
		t.fit(c, render.R(r.X+8, r.Y+r.H*0.46, r.W-16, r.H*0.26), t.T("overlay.slots", "n", rule.OverlaySlots), t.small(17, t.Theme.Ink), render.Center|render.Middle, 16, 14)
		price := []any{t.T("overlay.lift"), itoa(rule.OverlayPrice), coin(1)}
		if t.s.Sealed() {
			price = []any{t.T("overlay.sealed")}
		}
		t.paintStrip(c, render.R(r.X+4, r.Y+r.H*0.7, r.W-8, r.H*0.26), price, 20, t.small(17, t.Theme.Ink), render.Center)
		if legal {
			t.paintLegal(c, r, st.Hot())
		}
	})
	x.Sound = soundPaper
	b.Add(x)
}
