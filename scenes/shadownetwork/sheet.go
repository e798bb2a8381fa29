package shadownetwork

import (
	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// Upkeep and the final scores are told on a sheet over the wall, row by row as
// the events come.

// sheet is what has been told so far.
type sheet struct {
	kind  string // "", "upkeep" or "scores"
	bare  int    // cities that got Influence
	sides [6]column
}

// column is what has been told of a side.
type column struct {
	told   bool
	back   int // Agents that came home
	paid   int
	due    int
	pieces rule.Pieces
	sent   int // Agents that could not be paid
	cards  []shown
	total  int
	summed bool
}

// shown is a Contract in final scoring.
type shown struct {
	card rule.Contract
	n    int
	done bool // it was turned in before
}

// tell puts on the sheet what an event tells.
func (s *sheet) tell(now *rule.State, side rule.Side, e rules.Event) {
	n := int(e.N)
	if e.Kind == rule.EvRound {
		*s = sheet{}
		return
	}
	kind := s.kind
	switch e.Kind {
	case rule.EvIncentive, rule.EvReturned, rule.EvWages, rule.EvPaidPiece, rule.EvSentBack:
		kind = "upkeep"
	case rule.EvShowsDone, rule.EvShowsHand, rule.EvScored:
		kind = "scores"
	}
	if kind != s.kind {
		*s = sheet{kind: kind}
	}
	if kind == "" || int(side) >= len(s.sides) {
		if e.Kind == rule.EvIncentive {
			s.bare++
		}
		return
	}
	c := &s.sides[side]
	switch e.Kind {
	case rule.EvReturned:
		c.told, c.back = true, n
	case rule.EvWages:
		c.told, c.paid, c.due = true, n, int(e.M)
	case rule.EvPaidPiece:
		k, _ := rule.OnColour(e.What)
		c.told = true
		c.pieces[k] += uint8(n)
	case rule.EvSentBack:
		c.told = true
		c.sent++
	case rule.EvShowsDone, rule.EvShowsHand:
		k, _ := rule.OnContract(e.What)
		c.told = true
		c.cards = append(c.cards, shown{k, n, e.Kind == rule.EvShowsDone})
	case rule.EvScored:
		c.told, c.total, c.summed = true, n, true
		if side == rule.Syndicate {
			for _, k := range now.Rival.Contracts.List() {
				v := int(k.Card().TurnIn)
				if now.Level.CountsGameEnd() {
					v = int(k.Card().GameEnd)
				}
				c.cards = append(c.cards, shown{k, v, true})
			}
		}
	}
}

// all lists the sides of the match, the first player first.
func (t *table) all() (l []rule.Side) {
	for i := range rule.Side(t.s.Seats) {
		l = append(l, i)
	}
	if t.s.Solo() {
		l = append(l, rule.Syndicate)
	}
	return l
}

// laySheet shows the sheet while its events are told, and while wages are asked
// for.
func (t *table) laySheet(b *ui.Builder) {
	if t.sheet.kind == "" || !t.View.Showing && !t.View.Over && !t.asks(rule.AskWage) {
		return
	}
	if t.asks(rule.AskWage) && t.sheet.kind != "upkeep" {
		return
	}
	sides, s := t.all(), t.sheet
	box := t.plan.board
	high := map[string]float64{"upkeep": 56, "scores": 88}[s.kind] // a row
	head := 76.0
	if s.kind == "upkeep" {
		head += 46
	}
	x := tabletop.Over{ID: "sheet", Label: t.T("sheet." + s.kind), Near: box, Within: t.plan.overTable(), May: true, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, r render.Rect, _ ui.State) {
		c.Shadow(r, 5)
		t.paintPaper(c, r, render.Hex(0xFAF1D8), 0)
		c.Corners(render.R(r.X, r.Y, r.W, 48), 4, 4, 0, 0, render.Solid(render.Hex(0x2A2414)))
		t.fit(c, render.R(r.X+20, r.Y+2, r.W-40, 46), upper(t.T("sheet."+s.kind)), t.typed(24, render.Hex(cream)), render.Left|render.Middle)
		in := r.Pad(20, 58, 20, 8)
		if s.kind == "upkeep" {
			t.paintStrip(c, render.R(in.X, in.Y, in.W, 36), []any{coin(1), t.T("sheet.bare", "n", s.bare)}, 24, t.small(19, t.Theme.Ink), render.Left)
			in = in.Pad(0, 42, 0, 0)
		}
		rowH := (r.H - head) / float64(len(sides))
		for i, side := range sides {
			at := render.R(in.X, in.Y+rowH*float64(i), in.W, rowH-4)
			c.Fill(render.R(at.X, at.Y-2, at.W, 1.4), render.Solid(render.Hex(0x8A7A4A).Fade(0.5)))
			t.paintShare(c, at, side, &s)
		}
	}}
	for _, row := range []float64{high, high * 0.8} {
		for _, wide := range []float64{min(box.W-60, 900), 760} {
			x.Sizes = append(x.Sizes, render.Pt(wide, head+row*float64(len(sides))))
		}
	}
	t.LayOver(b, x)
}

// paintShare draws the row of a side.
func (t *table) paintShare(c render.Canvas, r render.Rect, side rule.Side, s *sheet) {
	x := &s.sides[side]
	ink := t.Theme.Ink
	t.paintAgent(c, render.R(r.X, r.Y+2, min(34, r.H*0.6), min(56, r.H-4)), side)
	t.fit(c, render.R(r.X+44, r.Y, 190, r.H), t.called(side), t.typed(20, ink), render.Left|render.Middle, 19, 17, 15)
	body := render.R(r.X+240, r.Y, r.W-240, r.H)
	if !x.told {
		return
	}
	if s.kind == "upkeep" {
		t.paintStrip(c.Clipped(body), body, t.upkeepOf(x), 24, t.small(19, ink), render.Left)
		return
	}
	// Influence, Contract by Contract, the sum.
	own := t.influenceOf(side)
	t.paintStrip(c, render.R(body.X, body.Y, 92, body.H), []any{itoa(own), coin(1)}, 26, t.figure(24, ink), render.Left)
	room := body.Pad(96, 0, 110, 0)
	step := min(92, room.W/float64(max(len(x.cards), 1)))
	for i, k := range x.cards {
		t.paintShown(c, render.R(room.X+step*float64(i), room.Y+2, step-6, room.H-4), k)
	}
	if x.summed {
		plate := render.R(body.Right()-96, body.Y+6, 96, body.H-12)
		t.paintPlate(c, plate)
		t.fit(c, plate, itoa(x.total), t.figure(32, ink), render.Center|render.Middle)
	}
}

// influenceOf is a side's Influence.
func (t *table) influenceOf(side rule.Side) int {
	if side == rule.Syndicate {
		return int(t.s.Rival.Influence)
	}
	return int(t.s.Players[side].Influence)
}

// upkeepOf is what Upkeep did to a side.
func (t *table) upkeepOf(x *column) (parts []any) {
	if x.back > 0 {
		parts = append(parts, t.T("sheet.back", "n", x.back))
	}
	if x.sent > 0 {
		parts = append(parts, t.T("sheet.sent", "n", x.sent))
	}
	if x.due == 0 {
		return append(parts, t.T("sheet.free"))
	}
	parts = append(parts, t.T("sheet.wages", "n", x.due), itoa(x.paid), coin(1))
	if x.pieces.Sum() > 0 {
		parts = append(parts, t.T("sheet.and"))
		parts = append(parts, compact(&x.pieces)...)
	}
	return parts
}

// paintShown draws a Contract in final scoring: its sign, what it is worth, and
// whether it was turned in, is ready, or stays unfinished.
func (t *table) paintShown(c render.Canvas, r render.Rect, k shown) {
	t.paintPaper(c, r, t.Theme.CardSet.Face, 1)
	side := min(r.H-26, r.W-8)
	c.Icon(t.emblem(k.card), render.Around(render.Pt(r.Center().X, r.Y+4+side/2), side, side), render.Hex(0x3A3418))
	col := render.Hex(0x1F5A2E)
	mark := "flag"
	switch {
	case k.n < 0:
		col, mark = render.Hex(0x9A241A), "cross"
	case k.done:
		col, mark = t.Theme.Ink, "check"
	}
	t.paintStrip(c, render.R(r.X+2, r.Bottom()-25, r.W-4, 24), []any{icon(mark), text.Signed(k.n)}, 17, t.figure(19, col), render.Center)
}

// layWalk shows on the wall how the Lone Syndicate looks for its city: what it
// finds in each one, and where it goes.
func (t *table) layWalk(b *ui.Builder) {
	if !t.View.Showing || t.motion.step != stepCard {
		return
	}
	looked, to := t.s.Walk()
	if len(looked) == 0 {
		return
	}
	t.Draw(b, ui.LayerRaised, func(c render.Canvas) {
		var way []render.Point
		for _, k := range looked {
			way = append(way, t.plan.photo[k].Center())
		}
		if len(way) > 1 {
			c.Dashes(way, 5, render.Hex(0x15110B).Fade(0.75), 12, 8, 0, false)
		}
		for i, k := range looked {
			r := t.plan.photo[k]
			n := t.s.Cities[k].Leaked.Sum() + int(t.s.Cities[k].Influence)
			tag := render.Around(render.Pt(r.Center().X, r.Center().Y), 62, 34)
			face, col := render.Hex(0x26221A), render.Hex(cream)
			if k == to {
				face, col = t.Theme.Legal, render.Hex(dark)
				c.Frame(r.Inset(-5), 7, 5, render.Solid(render.Hex(0x15110B)))
				c.Frame(r.Inset(-4), 7, 3, render.Solid(t.Theme.Legal))
			}
			c.Shadow(tag, 2)
			c.Round(tag, 6, render.Solid(face))
			word := itoa(n)
			if i == 0 && k == t.s.Rival.Card.Card().Start {
				t.paintStrip(c, tag, []any{icon("pin"), word}, 18, t.figure(20, col), render.Center)
				continue
			}
			t.fit(c, tag, word, t.figure(20, col), render.Center|render.Middle)
		}
		for _, k := range looked {
			if k == to {
				r := t.plan.photo[k]
				t.paintAgent(c.Faded(0.7), render.R(r.Right()-44, r.Bottom()-92, 36, 62), rule.Syndicate)
			}
		}
	})
	why := t.T("walk.stays", "n", rule.SyndicateTarget, "city", t.View.Name(rule.RefCity(to)))
	if n := t.s.Cities[to].Leaked.Sum() + int(t.s.Cities[to].Influence); n >= rule.SyndicateTarget {
		why = t.T("walk.goes", "n", n, "city", t.View.Name(rule.RefCity(to)))
	}
	start := t.T("walk.from", "city", t.View.Name(rule.RefCity(t.s.Rival.Card.Card().Start)))
	wide := 540.0
	if t.plan.Small() {
		wide = 760
	}
	x := tabletop.Over{ID: "walk", Label: start + " " + why, Sizes: []render.Point{{X: wide, Y: 84}}, Within: t.plan.overTable(), May: true, Move: ui.Move{How: ui.Jump}}
	x.Near = render.Around(t.plan.board.Center().Add(render.Pt(70, 10)), wide, 84)
	for _, k := range looked {
		x.About = append(x.About, rule.RefCity(k))
	}
	x.Paint = func(c render.Canvas, r render.Rect, _ ui.State) {
		c.Shadow(r, 3)
		c.Round(r, 2, render.Solid(render.Hex(0xFAF3DC)))
		t.fit(c, r.Pad(16, 4, 16, r.H/2), start, t.small(19, t.Theme.Ink), render.Left|render.Middle, 18, 17, 16)
		t.fit(c, r.Pad(16, r.H/2, 16, 4), why, t.small(19, render.Hex(0x8A1F16)), render.Left|render.Middle, 18, 17, 16)
	}
	t.LayOver(b, x)
}

// Stops lets the person look before the Lone Syndicate goes where its card leads
// it, before the next round, and before each sum of the final scores.
func (t *table) Stops(was rules.State, e rules.Event) bool {
	s := was.(*rule.State)
	side, _ := rule.OnSide(e.Who)
	switch e.Kind {
	case rule.EvPlaced:
		return side == rule.Syndicate
	case rule.EvRound:
		return s.Round > 0
	case rule.EvShowsDone, rule.EvShowsHand:
		return t.sheet.kind == "upkeep"
	case rule.EvScored:
		return true
	}
	return false
}
