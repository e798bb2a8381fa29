package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// rivalPlace is where the folder of the i-th rival lies.
func (t *table) rivalPlace(i int) render.Rect {
	r := t.plan.rivals
	n := max(len(t.rivals()), 1)
	gap := 10.0
	h := (r.H - gap*float64(n-1)) / float64(n)
	return render.R(r.X, r.Y+float64(i)*(h+gap), r.W, h)
}

// layRivals lists the other sides: manila folders, or the Lone Syndicate's board.
func (t *table) layRivals(b *ui.Builder) {
	b.Group("rivals")
	for i, s := range t.rivals() {
		r := t.rivalPlace(i)
		if s == rule.Syndicate {
			t.laySyndicate(b, r)
			continue
		}
		t.layFolder(b, s, r)
	}
}

// layFolder lists a rival's folder.
func (t *table) layFolder(b *ui.Builder, s rule.Side, r render.Rect) {
	p := t.s.Players[s]
	name := t.called(s)
	asked := t.s.Asked()
	acts := asked.Side == s && asked.Asks() && !t.View.Over
	abroad := t.s.Abroad(s)
	first := t.s.First == s
	key := tabletop.Key("folder", int(s), name, int(p.Influence), p.Inbox, int(p.Phone), int(p.Waged), abroad, p.Overlay, int(p.HandSize), int(p.DoneSize), rowsKey(&p), acts, first, r.H)
	for _, slot := range p.Slots {
		key = render.Key(key, tabletop.Key(int(slot.Handler), int(slot.Used), slot.Spent))
	}
	t.Settle(key, func(c render.Canvas) { t.paintFolder(c, r, s, &p, name, acts, first, abroad) })
	x := t.Thing(t.View.ID(rule.RefSide(s)), r, ui.LayerPanels, name, nil)
	x.Tip, x.Big = t.sideTip(s), t.folderBig(s)
	b.Add(x)
}

func (t *table) paintFolder(c render.Canvas, r render.Rect, s rule.Side, p *rule.PlayerState, name string, acts, first bool, abroad int) {
	c.Round(render.R(r.Right()-120, r.Y-8, 96, 20), 6, render.Solid(render.Hex(0xC9B074)))
	t.paintPaper(c, r, render.Hex(0xE0CA8E), 3)
	ink := t.Theme.Ink
	big := r.H > 165
	side := 62.0
	switch {
	case r.H < 150:
		side = 38
	case r.H < 240:
		side = 46
	}
	t.paintPortrait(c, render.R(r.X+10, r.Y+12, side, side*1.25), s, acts)
	left := r.X + side + 24
	t.fit(c, render.R(left, r.Y+6, r.Right()-left-26, 28), name, t.typed(21, ink), render.Left|render.Middle, 19, 17, 15)
	if first {
		t.paintMast(c, render.Around(render.Pt(r.Right()-14, r.Y+14), 34, 34))
	}
	t.paintStrip(c, render.R(left, r.Y+34, 90, 34), []any{coin(1), itoa(int(p.Influence))}, 28, t.figure(26, ink), render.Left)
	for i := range int(p.Phone) + abroad {
		a := c
		if i >= int(p.Phone) {
			a = c.Faded(0.3)
		}
		t.paintAgent(a, render.R(r.Right()-34-float64(i)*24, r.Y+34, 24, 40), s)
	}
	y := r.Y + 12 + side*1.25 + 6
	if r.H < 150 {
		y = r.Bottom() - 50
	}
	n := p.Inbox.Sum()
	t.paintStrip(c, render.R(r.X+12, y, r.W-90, 26), compact(&p.Inbox), 19, t.figure(17, ink), render.Left)
	t.paintStrip(c, render.R(r.X+12, y, r.W-24, 26), []any{itoa(n) + "/" + itoa(p.Capacity())}, 18, t.figure(17, ink), render.Right)
	y += 25
	if big {
		y += 3
		y = t.paintFolderStaff(c, render.R(r.X+10, y, r.W-20, min(44, r.Bottom()-y-34)), p) + 4
	}
	cards := []any{icon("card"), itoa(int(p.HandSize)), icon("check"), itoa(int(p.DoneSize))}
	if r.Bottom()-y >= 84 { // the ledger as cells
		cell := min(24, (r.Bottom()-y-10)/4-3)
		for k := range rule.Colour(rule.Colours) {
			for i := range int(k.Row().Spaces) {
				at := render.R(r.X+12+float64(i)*(cell+5), y+float64(k)*(cell+3), cell+1, cell-3)
				c.Round(at, 2, render.Solid(hues[k].Lighter(0.55).Fade(0.6)))
				c.Frame(at, 2, 1.2, render.Solid(hues[k].Darker(0.3)))
				if i < int(p.Rows[k].Filled) {
					t.paintCase(c, at.Inset(-1), k, i < int(p.Rows[k].White))
				}
			}
		}
		t.paintStrip(c, render.R(r.Right()-86, y, 78, 28), cards[:2], 22, t.figure(19, ink), render.Left)
		t.paintStrip(c, render.R(r.Right()-86, y+32, 78, 28), cards[2:], 22, t.figure(19, ink), render.Left)
		return
	}
	var sums []any
	for k, row := range p.Rows {
		if row.Filled > 0 {
			sums = append(sums, briefcase{rule.Colour(k)}, itoa(int(row.Filled)))
		}
	}
	x := r.X + 12
	for i := 0; i+1 < len(sums); i += 2 {
		t.paintCase(c, render.R(x, y+2, 24, 22), sums[i].(briefcase).k, false)
		b := c.Text(x+28, y+1, sums[i+1].(string), t.figure(17, ink))
		w, _ := b.Size()
		x += 36 + w
	}
	t.paintStrip(c, render.R(r.X+12, y, r.W-24, 26), cards, 18, t.figure(17, ink), render.Right)
}

// briefcase is a briefcase in a line.
type briefcase struct{ k rule.Colour }

// paintFolderStaff draws a rival's Handlers as small tabs; it gives where they
// end.
func (t *table) paintFolderStaff(c render.Canvas, r render.Rect, p *rule.PlayerState) float64 {
	w := (r.W - 8) / 3
	for i, slot := range p.Slots {
		at := render.R(r.X+float64(i)*(w+4), r.Y, w, r.H)
		if slot.Handler >= rule.Handlers {
			c.Dashes([]render.Point{at.Min(), {X: at.Right(), Y: at.Y}, at.Max(), {X: at.X, Y: at.Bottom()}}, 1.3, render.Hex(0x7A6434), 5, 4, 0, true)
			continue
		}
		t.paintPaper(c, at, render.Hex(0xF0E2B8), 1)
		col := hues[slot.Handler.Colour()]
		field := render.R(at.X, at.Y, 26, at.H)
		c.Corners(field, 4, 0, 0, 4, render.Solid(col.Darker(0.1)))
		t.paintFace(c, field.Inset(2), &faces[slot.Handler], col)
		card := slot.Handler.Card()
		parts := append(stripOf(&card.Pay), icon("arrow-right"))
		parts = append(parts, stripOf(&card.Gain)...)
		t.paintStrip(c, render.R(at.X+28, at.Y+1, at.W-30, at.H*0.55), parts, 13, t.small(12, t.Theme.Ink), render.Left)
		for j := range int(card.Uses) {
			p := render.Pt(at.X+35+float64(j)*13, at.Bottom()-10)
			if j < int(slot.Used) {
				c.Circle(p, 4.4, render.Solid(render.Hex(dark)))
			} else {
				c.RingAt(p, 4.6, 1.4, render.Solid(render.Hex(0x4A3A18)))
			}
		}
	}
	return r.Bottom()
}

// laySyndicate lists the Lone Syndicate's board section by section: head,
// ledger, Handlers, Action Card, Contracts.
func (t *table) laySyndicate(b *ui.Builder, r render.Rect) {
	s := t.s.Rival
	acts := t.View.Showing && t.motion.syndicate
	abroad := t.s.Abroad(rule.Syndicate)
	first := t.s.First == rule.Syndicate
	deck := 0
	for a := range rule.Actions {
		deck += int(s.Deck >> a & 1)
	}
	key := tabletop.Key("syndicate", int(s.Influence), s.Inbox, s.Ledger, s.Column[0], s.Column[1], s.Column[2], s.Column[3], int(s.Phone), abroad, int(s.Handlers[0]), int(s.Handlers[1]),
		s.Contracts.Len(), int(s.Card), int(s.Next), deck, first, acts, int(t.motion.step), r.H)
	t.Settle(key, func(c render.Canvas) { t.paintSyndicate(c, r, &s, acts, first, abroad, deck) })
	x := t.Thing(t.View.ID(rule.RefSide(rule.Syndicate)), render.R(r.X, r.Y, r.W, 104), ui.LayerPanels, t.called(rule.Syndicate), nil)
	x.Tip = t.sideTip(rule.Syndicate)
	b.Add(x)
	l := t.syndicateLedger(r)
	x = t.Thing("syndicate-ledger", l, ui.LayerPanels, t.T("ledger"), nil)
	x.Tip = t.plainTip("syndicate-ledger")
	b.Add(x)
	for i, h := range s.Handlers {
		at := t.syndicateSlot(r, i)
		if h >= rule.Handlers {
			continue
		}
		ref := rule.RefHandler(h)
		x := t.Thing(t.View.ID(ref), at, ui.LayerPanels, t.View.Name(ref), nil)
		x.Tip, x.Big = t.handlerTip(h), t.handlerBig(h)
		legal := false
		if t.asks(rule.AskUseFor) { // the large one over the wall is chosen
			x.ID, legal = "held:"+h.Card().ID, true
		}
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			t.paintSoloHandler(c, r, h)
			if legal {
				t.paintLegal(c, r, st.Hot())
			}
		})
		x.Sound = soundCard
		b.Add(x)
	}
	x = t.Thing(cardUp, t.syndicateCard(r), ui.LayerPanels, t.cardTitle(), nil)
	x.Tip = t.actionTip
	b.Add(x)
}

func (t *table) syndicateLedger(r render.Rect) render.Rect {
	return render.R(r.X+10, r.Y+108, r.W-20, (r.H-108)*0.42)
}

func (t *table) syndicateSlot(r render.Rect, i int) render.Rect {
	l := t.syndicateLedger(r)
	w := (r.W - 26) / 2
	return render.R(r.X+10+float64(i)*(w+6), l.Bottom()+8, w, 60)
}

func (t *table) syndicateCard(r render.Rect) render.Rect {
	y := t.syndicateSlot(r, 0).Bottom() + 8
	return render.R(r.X+10, y, r.W-90, r.Bottom()-8-y)
}

func (t *table) paintSyndicate(c render.Canvas, r render.Rect, s *rule.SyndicateState, acts, first bool, abroad, deck int) {
	c.Shadow(r, 3)
	c.Round(r, 7, render.Slope(155, render.Hex(0x3A3A34), render.Hex(0x1E1D1A), render.Hex(0x121110)))
	c.Grain(r, 0.9)
	edge := render.Hex(0xC79A44)
	c.Frame(r, 7, 1.6, render.Solid(edge))
	light := render.Hex(0xF2E5BF)
	t.paintPortrait(c, render.R(r.X+12, r.Y+14, 66, 80), rule.Syndicate, acts)
	t.fit(c, render.R(r.X+90, r.Y+8, r.W-112, 30), t.called(rule.Syndicate), t.typed(21, light), render.Left|render.Middle, 19, 17, 15)
	if first {
		t.paintMast(c, render.Around(render.Pt(r.Right()-14, r.Y+14), 36, 36))
	}
	t.paintStrip(c, render.R(r.X+90, r.Y+38, 100, 36), []any{coin(1), itoa(int(s.Influence))}, 30, t.figure(28, light), render.Left)
	for i := range int(s.Phone) + abroad {
		a := c
		if i >= int(s.Phone) {
			a = c.Faded(0.32)
		}
		t.paintAgent(a, render.R(r.Right()-34-float64(i)*22, r.Y+38, 24, 40), rule.Syndicate)
	}
	wage := t.s.Wage(int(s.Phone) + abroad)
	t.paintStrip(c, render.R(r.X+90, r.Y+78, r.W-100, 26), []any{t.T("wages.due"), itoa(wage), coin(1)}, 18, t.small(16, render.Hex(0xD6C79C)), render.Left)
	l := t.syndicateLedger(r)
	c.Round(l, 4, render.Solid(render.Black.Fade(0.3)))
	h := l.H / 4
	for k := range rule.Colour(rule.Colours) {
		t.paintSyndicateRow(c, render.R(l.X+4, l.Y+float64(k)*h, l.W-8, h), k, s)
	}
	for i, x := range s.Handlers {
		if x >= rule.Handlers {
			at := t.syndicateSlot(r, i)
			c.Dashes([]render.Point{at.Min(), {X: at.Right(), Y: at.Y}, at.Max(), {X: at.X, Y: at.Bottom()}}, 1.5, render.Hex(0x8A8064), 6, 4, 0, true)
		}
	}
	t.paintAction(c, t.syndicateCard(r))
	t.paintStep(c, r)
	at := t.syndicateCard(r)
	pile := render.R(at.Right()+10, at.Y, 56, 74)
	c.CardBackFace(pile, t.Theme)
	c.Count(render.Pt(pile.Right()-4, pile.Bottom()-4), deck, t.Theme)
	t.paintStrip(c, render.R(at.Right()+6, at.Bottom()-30, 68, 28), []any{icon("flag"), itoa(s.Contracts.Len())}, 20, t.figure(19, light), render.Left)
	if n := s.Inbox.Sum(); n > 0 {
		t.paintStrip(c, render.R(at.Right()+4, at.Bottom()-58, 72, 26), []any{icon("load"), itoa(n)}, 18, t.figure(17, light), render.Left)
	}
}

// paintSyndicateRow draws a row of its ledger: three spaces, the first column,
// what the second brings, the income.
func (t *table) paintSyndicateRow(c render.Canvas, r render.Rect, k rule.Colour, s *rule.SyndicateState) {
	row := rule.SyndicateRowOf(k)
	side := min(r.H-7, 28)
	y := r.Y + (r.H-side)/2
	for i := range 3 {
		at := render.R(r.X+float64(i)*(side+5), y, side, side)
		c.Round(at, 3, render.Solid(hues[k].Darker(0.65).Fade(0.7)))
		c.Frame(at, 3, 1.2, render.Solid(hues[k].Darker(0.1)))
		if i < int(s.Ledger[k]) {
			t.paintPiece(c, at.Inset(2.5), k)
		}
	}
	x := r.X + 3*(side+5) + 8
	first := render.R(x, y-1, side+8, side+2)
	c.Frame(first.Inset(-2), 4, 2, render.Solid(render.Hex(0xE9DDBE)))
	if s.Column[k] {
		t.paintCase(c, first, k, false)
	}
	second := render.R(first.Right()+8, y, 64, side)
	c.Dashes([]render.Point{second.Min(), {X: second.Right(), Y: second.Y}, second.Max(), {X: second.X, Y: second.Bottom()}}, 1.5, render.Hex(0xE08A74), 5, 3, 0, true)
	bonus := []any{"+" + itoa(int(row.Bonus.Influence)), coin(1)}
	for q, n := range row.Bonus.Of {
		for range n {
			bonus = append(bonus, rule.Colour(q))
		}
	}
	t.paintStrip(c, second, bonus, 16, t.figure(15, render.Hex(0xF2E5BF)), render.Center)
	t.paintStrip(c, render.R(r.Right()-52, r.Y, 50, r.H), []any{itoa(int(row.Influence)), coin(1)}, 20, t.figure(19, render.Hex(0xF2E5BF)), render.Right)
}

// paintSoloHandler draws a Handler of the Lone Syndicate with what it brings.
func (t *table) paintSoloHandler(c render.Canvas, r render.Rect, h rule.Handler) {
	t.paintPaper(c, r, render.Hex(0xF0E2B8), 2)
	field := render.R(r.X, r.Y, 34, r.H)
	c.Corners(field, 4, 0, 0, 4, render.Solid(hues[h.Colour()].Darker(0.1)))
	t.paintFace(c, field.Inset(2), &faces[h], hues[h.Colour()].Darker(0.1))
	solo := h.Card().Solo.Of
	if t.plan.Small() { // no room for the name, which the tip tells
		t.paintStrip(c, r.Pad(42, 0, 3, 0), compact(&solo), 30, t.figure(27, t.Theme.Ink), render.Left)
		return
	}
	t.fit(c, render.R(r.X+38, r.Y+2, r.W-41, r.H*0.52), t.View.Name(rule.RefHandler(h)), t.typed(16, t.Theme.Ink), render.Left|render.Middle, 15, 14)
	t.paintStrip(c, render.R(r.X+38, r.Y+r.H*0.54, r.W-41, r.H*0.44), compact(&solo), 20, t.figure(19, t.Theme.Ink), render.Left)
}

// paintStep frames the part of the Lone Syndicate's board that it acts on, step
// by step while its turn is told.
func (t *table) paintStep(c render.Canvas, r render.Rect) {
	card := t.syndicateCard(r)
	var at render.Rect
	switch t.motion.step {
	case stepCard, stepPlace:
		at = render.R(card.X, card.Y, card.W, 27)
	case stepLeak:
		at = render.R(card.X+2, card.Y+28, card.W-42, card.H-30)
	case stepMarket, stepHandler:
		at = t.syndicateSlot(r, 0).Union(t.syndicateSlot(r, 1))
	case stepLedger:
		at = t.syndicateLedger(r)
	case stepContract:
		at = render.R(card.Right()-40, card.Bottom()-42, 36, 38)
	default:
		return
	}
	c.Frame(at.Inset(-4), 7, 6, render.Solid(render.Hex(dark)))
	c.Frame(at.Inset(-3), 6, 4, render.Solid(t.Theme.Legal))
}

// cardOpen is the Action Card that lies open: the one that comes next where it is known, else
// the one that was turned up last.
func (t *table) cardOpen() (k rule.Action, next bool) {
	if k, ok := t.s.Upcoming(); ok {
		return k, true
	}
	return t.s.Rival.Card, false
}

// cardTitle is what that card is.
func (t *table) cardTitle() string {
	if _, next := t.cardOpen(); next {
		return t.T("action.next")
	}
	return t.T("action")
}

// paintAction draws the Action Card that lies open.
func (t *table) paintAction(c render.Canvas, r render.Rect) {
	card, next := t.cardOpen()
	if card >= rule.Actions {
		c.Round(r, 4, render.Solid(render.Black.Fade(0.3)))
		t.fit(c, r.Inset(8), t.T("action.none"), t.small(16, render.Hex(0xCDBF92)), render.Center|render.Middle, 15, 14)
		return
	}
	t.paintActionCard(c, r, card)
	if next {
		c.Icon("eye", render.Around(render.Pt(r.Right()-20, r.Y+13), 26, 26), render.Hex(cream))
	}
}

// paintActionCard draws an Action Card of the Lone Syndicate.
func (t *table) paintActionCard(c render.Canvas, r render.Rect, k rule.Action) {
	t.paintPaper(c, r, render.Hex(0xEBDDB2), 2)
	card := k.Card()
	ink := t.Theme.Ink
	head := render.R(r.X, r.Y, r.W, 27)
	c.Corners(head, 4, 4, 0, 0, render.Solid(render.Hex(0x26221A)))
	t.paintStrip(c, head.Pad(8, 0, 4, 0), []any{icon("pin"), t.View.Name(rule.RefCity(card.Start))}, 18, t.typed(17, render.Hex(cream)), render.Left)
	h := (r.H - 29) / 5
	for i, k := range card.Leaks {
		y := r.Y + 28 + float64(i)*h
		d := min(20, h-1)
		t.paintDisc(c, render.Around(render.Pt(r.X+16, y+h/2), d, d), rule.Letter(i).Name())
		t.fit(c, render.R(r.X+30, y, r.W-70, h), t.View.Name(rule.RefCity(k)), t.typed(16, ink), render.Left|render.Middle, 15, 14)
	}
	plate := render.R(r.Right()-38, r.Bottom()-40, 32, 34)
	t.paintPlate(c, plate)
	t.fit(c, plate, roman[card.Contract], t.typed(18, ink), render.Center|render.Middle)
}
