package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
)

// A rival's folder opens in full beside what is said of it, and the Lone
// Syndicate's board with what it prefers, in words.

// folderBig is a rival's board at reading size.
func (t *table) folderBig(s rule.Side) *ui.Big {
	p := t.s.Players[s]
	name := t.called(s)
	return &ui.Big{W: 520, H: 404, Paint: func(c render.Canvas, r render.Rect) {
		t.paintPaper(c, r, render.Hex(0xE0CA8E), 4)
		ink := t.Theme.Ink
		t.paintPortrait(c, render.R(r.X+16, r.Y+16, 70, 86), s, false)
		t.fit(c, render.R(r.X+108, r.Y+12, r.W-130, 34), name, t.typed(26, ink), render.Left|render.Middle, 23, 20, 18)
		t.paintStrip(c, render.R(r.X+108, r.Y+50, 130, 48), []any{coin(1), itoa(int(p.Influence))}, 38, t.figure(34, ink), render.Left)
		abroad := t.s.Abroad(s)
		for i := range int(p.Phone) + abroad {
			a := c
			if i >= int(p.Phone) {
				a = c.Faded(0.32)
			}
			t.paintAgent(a, render.R(r.X+260+float64(i)*36, r.Y+46, 34, 56), s)
		}
		wage := t.s.Wage(int(p.Phone) + abroad)
		t.paintStrip(c, render.R(r.Right()-120, r.Y+56, 106, 36), []any{t.T("wages.due"), itoa(wage), coin(1)}, 22, t.small(18, ink), render.Right)
		y := r.Y + 112
		t.paintStrip(c, render.R(r.X+16, y, r.W-130, 34), append([]any{t.T("inbox")}, compact(&p.Inbox)...), 26, t.small(19, ink), render.Left)
		t.paintStrip(c, render.R(r.X+16, y, r.W-32, 34), []any{itoa(p.Inbox.Sum()) + "/" + itoa(p.Capacity())}, 22, t.figure(21, ink), render.Right)
		y += 40
		w := (r.W - 44) / 3
		for i, slot := range p.Slots {
			at := render.R(r.X+16+float64(i)*(w+6), y, w, 76)
			if slot.Handler >= rule.Handlers {
				c.Dashes([]render.Point{at.Min(), {X: at.Right(), Y: at.Y}, at.Max(), {X: at.X, Y: at.Bottom()}}, 1.6, render.Hex(0x7A6434), 6, 4, 0, true)
				continue
			}
			t.paintHandlerSmall(c, at, slot)
		}
		y += 90
		for k := range rule.Colour(rule.Colours) {
			for i := range int(k.Row().Spaces) {
				at := render.R(r.X+60+float64(i)*48, y+float64(k)*42, 42, 36)
				c.Round(at, 3, render.Solid(hues[k].Lighter(0.55).Fade(0.6)))
				c.Frame(at, 3, 1.3, render.Solid(hues[k].Darker(0.3)))
				if k.Row().Line(i + 1) {
					c.Dashes([]render.Point{{X: at.X - 3, Y: at.Y - 2}, {X: at.X - 3, Y: at.Bottom() + 2}}, 2.6, render.Hex(0xB3231F), 6, 4, 0, false)
				}
				if i < int(p.Rows[k].Filled) {
					t.paintCase(c, at.Inset(2), k, i < int(p.Rows[k].White))
				}
			}
			t.paintPiece(c, render.R(r.X+18, y+float64(k)*42+4, 28, 28), k)
			t.paintStrip(c, render.R(r.X+356, y+float64(k)*42, 60, 36), []any{"+" + itoa(int(k.Row().Influence)), coin(1)}, 20, t.figure(19, ink), render.Left)
		}
		at := render.R(r.Right()-96, y, 84, 160)
		t.paintStrip(c, render.R(at.X, at.Y, at.W, 40), []any{icon("card"), itoa(int(p.HandSize))}, 30, t.figure(26, ink), render.Left)
		t.paintStrip(c, render.R(at.X, at.Y+46, at.W, 40), []any{icon("check"), itoa(int(p.DoneSize))}, 30, t.figure(26, ink), render.Left)
	}}
}

// paintHandlerSmall draws a Handler in an open folder.
func (t *table) paintHandlerSmall(c render.Canvas, r render.Rect, slot rule.Slot) {
	h := slot.Handler
	t.paintPaper(c, r, render.Hex(0xF0E2B8), 1)
	col := hues[h.Colour()]
	field := render.R(r.X, r.Y, 38, r.H)
	c.Corners(field, 4, 0, 0, 4, render.Solid(col.Darker(0.1)))
	t.paintFace(c, field.Inset(2.5), &faces[h], col)
	t.fit(c, render.R(r.X+43, r.Y+2, r.W-46, r.H*0.55), t.View.Name(rule.RefHandler(h)), t.typed(17, t.Theme.Ink), render.Left|render.Middle, 16, 15, 14, 13)
	t.paintExchange(c, render.R(r.X+43, r.Y+r.H*0.58, r.W-48, r.H*0.38), h, 17, int(slot.Used))
}

// priorities say in which order the Lone Syndicate prefers things.
func (t *table) priorities() []ui.Keyword {
	return []ui.Keyword{
		{Icon: "pin", Name: t.T("prefers.goes"), Text: t.T("prefers.goes.body", "n", rule.SyndicateTarget)},
		{Icon: iconMarket, Name: t.T("prefers.market"), Text: t.T("prefers.market.body")},
		{Icon: "person", Name: t.T("prefers.handler"), Text: t.T("prefers.handler.body")},
		{Icon: "lock", Name: t.T("prefers.cases"), Text: t.T("prefers.cases.body")},
		{Icon: "flag", Name: t.T("prefers.contract"), Text: t.contractWords()},
	}
}

// contractWords say which Contract it takes on this level.
func (t *table) contractWords() string {
	if t.s.Level == rule.Ruthless {
		return t.T("prefers.contract.best")
	}
	return t.T("prefers.contract.card")
}

// layForesight types below the wall what the thing that is looked at in one's own
// area would do: what a Handler turns into what, what a briefcase brings, which
// Contract is done with which briefcases, and what the others would lack then.
func (t *table) layForesight(b *ui.Builder) {
	v := t.foresee()
	if !v.on || t.asks(rule.AskPlace) || t.asks(rule.AskCollect) || t.asks(rule.AskWage) {
		return
	}
	l := t.foresight(&v)
	if len(l) == 0 {
		return
	}
	w := 470.0
	if t.plan.Small() {
		w = 600
	}
	h := telexHigh*float64(len(l)) + 18
	board := t.plan.board
	t.layPaper(b, "foresight", t.T("foresight"), l, render.R(board.Center().X-w/2+80, board.Bottom()-h-8, w, h))
}

// foresight is what would happen, line by line.
func (t *table) foresight(v *preview) (l []telexLine) {
	p := t.mine()
	add := func(loud bool, parts ...any) { l = append(l, telexLine{parts, loud}) }
	after := *p
	switch {
	case v.done:
		card := v.contract.Card()
		parts := []any{}
		for k, n := range v.uses {
			for range n {
				parts = append(parts, briefcase{rule.Colour(k)})
			}
			after.Rows[k].White += v.uses[k]
		}
		add(false, append(parts, t.T("fore.white"))...)
		add(true, t.T("fore.turn-in", "name", t.View.Name(rule.RefContract(v.contract)), "n", int(card.TurnIn), "end", int(card.GameEnd)))
		for _, k := range p.Hand.List() {
			if k == v.contract {
				continue
			}
			lacks, either := after.Short(k)
			if was, e := p.Short(k); was == lacks && e == either {
				continue
			}
			parts := []any{t.T("fore.lacks", "name", t.View.Name(rule.RefContract(k)))}
			for c, n := range lacks {
				for range n {
					parts = append(parts, rule.Colour(c))
				}
			}
			for range either {
				parts = append(parts, rule.Colour(rule.Green), t.T("fore.or"), rule.Colour(rule.Blue))
			}
			add(false, parts...)
		}
		return l
	case v.makes:
		add(false, t.T("fore.spend"), itoa(rule.BriefcaseCost), v.row, icon("arrow-right"), briefcase{v.row}, "+"+itoa(v.coins), coin(1))
		if p.Crosses(v.row) {
			add(true, t.T("fore.line"))
		}
		after.Rows[v.row].Filled++
		for _, k := range p.Hand.List() {
			was, e := p.Short(k)
			now, f := after.Short(k)
			if (was.Sum() > 0 || e > 0) && now.Sum() == 0 && f == 0 {
				add(true, t.T("fore.ready", "name", t.View.Name(rule.RefContract(k)), "n", int(k.Card().TurnIn)))
			}
		}
		return l
	case v.gain.Sum() > 0:
		parts := []any{}
		if v.coins < 0 {
			parts = append(parts, itoa(-v.coins), coin(1))
		}
		parts = append(parts, compact(&v.loss)...)
		parts = append(parts, icon("arrow-right"))
		add(false, append(parts, compact(&v.gain)...)...)
	}
	if v.over > 0 {
		add(true, t.T("telex.over", "n", v.over))
	}
	for c := range rule.Colour(rule.Colours) {
		was, now := int(p.Inbox[c]), int(p.Inbox[c])+int(v.gain[c])-int(v.loss[c])
		if was < rule.BriefcaseCost && now >= rule.BriefcaseCost && p.Rows[c].Filled < c.Row().Spaces {
			add(true, t.T("telex.then", "briefcase", t.View.Name(rule.RefRow(c))), "+"+itoa(p.BriefcaseGain(c)), coin(1))
		}
	}
	return l
}
