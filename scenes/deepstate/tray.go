package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// A strip is one line of a column of the tray: a card, Secondaries of a group, a
// Treaty that was made, a Covert Operation.
type strip struct {
	id     string
	label  string // its name
	kind   string // the name of a shorter name, where there is one
	sign   string // its picture
	value  string
	band   render.Color
	emblem rule.Emblem
	agents int
	seal   bool
	goes   bool // the choice that is looked at discards it
	list   []rules.Action
	tip    func() ui.Tip
}

// column is the strips of a group.
type column struct {
	sign  string
	title string
	list  []strip
}

// columns are the viewer's cards by group, then Treaties and Covert Operations.
func (t *table) columns() []column { return t.columnsOf(t.me) }

func (t *table) columnsOf(p rule.Player) (l []column) {
	for g := range rule.Group(rule.Groups) {
		col := column{sign: groupSign[g], title: itoa(t.s.GroupCount(p, g))}
		for i := range t.s.Cards {
			c := rule.Card(i)
			if !c.IsWar() && t.s.Owns(p, c) && c.Kind().Printed().Group == g {
				col.list = append(col.list, t.cardStrip(p, c))
			}
		}
		if g < rule.Secondaries {
			if n := int(t.s.Players[p].Secondaries[g]); n > 0 {
				col.list = append(col.list, t.secondaryStrip(p, g, n))
			}
		}
		next, ok := t.coming()
		if len(col.list) > 0 || g < 4 || ok && p == t.me && next == g {
			l = append(l, col)
		}
	}
	made := column{sign: iconTreaty, title: itoa(len(t.s.MadeBy(p)))}
	for _, m := range t.s.MadeBy(p) {
		made.list = append(made.list, t.madeStrip(p, m))
	}
	for op := range rule.Operation(rule.Operations) {
		if t.s.Operations[op].By == p {
			made.list = append(made.list, t.operationStrip(op))
		}
	}
	return append(l, made)
}

func (t *table) cardStrip(p rule.Player, c rule.Card) strip {
	k := c.Kind()
	ref := rule.RefCard(c)
	s := strip{id: t.View.ID(ref), kind: t.IDOf(rule.RefObjective(k)), label: t.name(ref), sign: t.objectiveIcon(k), band: groupColor[k.Printed().Group], emblem: k.Printed().Emblem,
		agents: int(t.s.Cards[c].Agents), tip: t.ownCardTip(c)}
	if p == t.me {
		s.list, s.goes = t.onCard(c), t.eye.ok && t.eye.o.Goes(c)
	}
	if n := t.s.Yields(p, c); n > 0 {
		s.value = itoa(n)
	}
	if host := t.s.Cards[c].Host; host != rule.NoCard {
		s.label += " › " + t.name(rule.RefCard(host))
	}
	return s
}

func (t *table) secondaryStrip(p rule.Player, g rule.Group, n int) strip {
	s := strip{id: t.View.ID(rule.RefGroup(g)), label: t.T("secondary"), sign: secondarySign[g], band: groupColor[g].Mix(render.Hex(0x3A2A1A), 0.4), value: "×" + itoa(n), tip: t.groupTip(g)}
	for _, a := range t.With(rule.VGiveSecondary) {
		if rule.Group(a.Args[0]) == g && p == t.me {
			s.list = append(s.list, a)
		}
	}
	return s
}

func (t *table) madeStrip(p rule.Player, m rule.Treaty) strip {
	ref := rule.RefTreaty(m)
	s := strip{id: t.View.ID(ref), kind: t.IDOf(ref), label: t.name(ref), sign: t.picture(ref), band: typeColor[m.Printed().Type], emblem: m.Brings().Emblem, seal: true, tip: t.treatyTip(m)}
	n := t.s.TreatyPoints(p, m)
	if !t.s.Automa(p) {
		n += t.s.EffectOf(p, m)
	}
	if n > 0 {
		s.value = itoa(n)
	}
	return s
}

func (t *table) operationStrip(op rule.Operation) strip {
	ref := rule.RefOperation(op)
	s := strip{id: t.View.ID(ref), kind: t.IDOf(ref), label: t.name(ref), sign: t.picture(ref), band: render.Hex(0x2E2A24), value: itoa(int(op.Printed().Points)), agents: int(t.s.Operations[op].Agents), tip: t.operationTip(op)}
	for _, a := range t.With(rule.VReturnOperation) {
		if rule.Operation(a.Args[0]) == op {
			s.list = append(s.list, a)
		}
	}
	return s
}

// layTray lists the viewer's cards.
func (t *table) layTray(b *ui.Builder) {
	b.Group("tray")
	if t.drafts() {
		return
	}
	cols := t.columns()
	for i, at := range t.columnPlaces(cols) {
		t.layColumn(b, cols[i], at)
	}
}

// columnPlaces are where the columns lie.
func (t *table) columnPlaces(cols []column) []render.Rect {
	parts := make([]ui.Size, len(cols))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	parts[len(parts)-1] = ui.Flex(1.25)
	return ui.Cols(t.plan.tray.Inset(10), 7, parts...)
}

// nextInColumn is where one more card of a column would lie; where it is full, a
// place beside its head.
func (t *table) nextInColumn(col column, r render.Rect) render.Rect {
	high := 62.0
	y := r.Y + 33
	if n := len(col.list); n > 0 {
		at := col.place(r, n-1)
		y = at.Bottom() + 6
	}
	switch room := r.Bottom() - y; {
	case room >= high:
		return render.R(r.X, y, r.W, high)
	case room >= 32:
		return render.R(r.X, y, r.W, room)
	}
	return render.R(r.X+58, r.Y-3, r.W-58, 34)
}

// place is where the i-th strip of a column lies in it; the last one shows its
// picture where there is room.
func (col *column) place(r render.Rect, i int) render.Rect {
	in := r.Pad(0, 33, 0, 0)
	n := len(col.list)
	step := min(34, (in.H-30)/float64(max(n-1, 1)))
	at := render.R(in.X, in.Y+step*float64(i), in.W, 32)
	if i == n-1 && in.Bottom()-at.Y > 84 {
		at.H = min(in.Bottom()-at.Y, 128)
	}
	return at
}

func (t *table) layColumn(b *ui.Builder, col column, r render.Rect) {
	t.Settle(tabletop.Key("column", col.sign, col.title, r.X, r.Y), func(c render.Canvas) {
		t.paintColumnHead(c, r, &col)
	})
	for i, s := range col.list {
		at := col.place(r, i)
		t.layStrip(b, s, at, at.H > 84)
	}
}

// paintColumnHead draws the sign of a column and how many cards count.
func (t *table) paintColumnHead(c render.Canvas, r render.Rect, col *column) {
	if col.sign == iconTreaty {
		c.Icon(col.sign, render.R(r.X+2, r.Y, 27, 27), render.Hex(0xF1DCA2))
	} else {
		c.SpriteIn(col.sign, render.R(r.X+1, r.Y-1, 29, 29), render.White)
	}
	c.TextIn(render.R(r.X+36, r.Y-1, 60, 29), col.title, t.figure(21, t.Theme.Light), render.Left|render.Middle)
}

// layStrip lists a card of the tray; the front one shows its picture.
func (t *table) layStrip(b *ui.Builder, s strip, r render.Rect, front bool) {
	x := t.Thing(s.id, r, ui.LayerTokens, s.label, func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Move(0, -3*st.Lift)
		if len(s.list) > 0 {
			c.GlowSmall(r, t.Theme.Legal.Fade(0.8))
		}
		t.paintStrip(c, r, &s, t.me, front)
		if s.goes {
			red := render.Hex(0xB8323C)
			c.Round(r, 5, render.Solid(red.Fade(0.5)))
			c.Frame(r, 5, 3, render.Solid(red))
		}
	})
	t.offer(&x, s.list, nil)
	x.Mark = ui.NoMark
	if t.View.Asked && len(s.list) == 0 {
		if c, ok := t.cardOf(s.id); ok && (t.Asks(rule.VDiscard) || t.Asks(rule.VReturn)) {
			verb := rule.VDiscard
			if t.Asks(rule.VReturn) {
				verb = rule.VReturn
			}
			t.Forbid(&x, rules.Do(verb, int(c)))
		}
	}
	x.Lifts, x.Raises = true, true
	x.Move = ui.Move{How: ui.Fly, MS: 300}
	x.Tip = s.tip
	b.Add(x)
}

// paintStrip draws a card of a player's tray.
func (t *table) paintStrip(c render.Canvas, r render.Rect, s *strip, p rule.Player, front bool) {
	c.Shadow(r, 1)
	head := render.R(r.X, r.Y, r.W, min(32, r.H))
	if front {
		c.Round(r, 5, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
		field := r.Pad(2, 32, 2, 2)
		t.paintField(c, field, s.sign, s.band.Darker(0.1), min(field.H*0.78, field.W*0.6))
	}
	c.Corners(head, 5, 5, 3, 3, render.Slope(180, s.band.Lighter(0.25), s.band, s.band.Darker(0.3)))
	c.Frame(r, 5, 1.2, render.Solid(render.Hex(0x140A06).Fade(0.8)))
	right := head.Right() - 6
	if s.value != "" {
		fig := t.figure(19, render.White)
		w, _ := c.Ruler().Measure(s.value, fig)
		c.TextIn(render.R(right-w, head.Y, w+2, head.H), s.value, fig, render.Left|render.Middle)
		right -= w + 5
	}
	if s.emblem != rule.NoEmblem {
		t.emblem(c, render.R(right-23, head.Y+4.5, 23, 23), s.emblem, true)
		right -= 27
	}
	if s.agents > 0 && !front {
		for i := range min(s.agents, 3) {
			t.meeple(c, render.R(right-22-float64(i)*13, head.Y+4, 23, 23), p)
		}
		right -= 24 + 13*float64(min(s.agents, 3)-1)
	}
	t.paintStripName(c, render.R(head.X+6, head.Y, right-head.X-8, head.H), s)
	if !front {
		return
	}
	side := 30.0
	for i := range s.agents {
		t.meeple(c, render.R(r.Right()-side-6-float64(i)*min(22, (r.W-side-12)/float64(max(s.agents-1, 1))), r.Bottom()-side-5, side, side), p)
	}
	if s.seal {
		t.paintSeal(c, render.Pt(r.Right()-22, r.Bottom()-20), p)
	}
}

// paintStripName draws the name of a card of a tray, or its picture where the name
// has no room.
func (t *table) paintStripName(c render.Canvas, room render.Rect, s *strip) {
	name := t.caption(17, render.Hex(0xFFF4DC)).With(render.Oswald500)
	for size := 18.0; size >= 14; size-- {
		if w, _ := c.Ruler().Measure(s.label, name.Sized(size)); w <= room.W {
			c.TextIn(room.Pad(0, 0, -4, 0), s.label, name.Sized(size), render.Left|render.Middle)
			return
		}
	}
	if short := t.short(s.kind); short != "" {
		for size := 18.0; size >= 14; size-- {
			if w, _ := c.Ruler().Measure(short, name.Sized(size)); w <= room.W {
				c.TextIn(room.Pad(0, 0, -4, 0), short, name.Sized(size), render.Left|render.Middle)
				return
			}
		}
	}
	side := min(26, room.W)
	c.Icon(s.sign, render.R(room.X, room.Center().Y-side/2, side, side), render.Hex(0xFFF4DC))
	if in := room.Pad(30, 0, 0, 0); room.W > 86 && !c.Ruler().Fit(s.label, name.Sized(14), in.W, in.H, render.Left, 14).Truncated() {
		c.TextFit(in, s.label, name, render.Left|render.Middle, 16, 15, 14)
	}
}

// cardOf is the card that a thing stands for.
func (t *table) cardOf(id string) (rule.Card, bool) {
	r, ok := t.View.Info.ParseRef(id)
	if !ok {
		return 0, false
	}
	return rule.OnCard(r)
}

// paintSeal presses a wax seal with the shape of a player.
func (t *table) paintSeal(c render.Canvas, at render.Point, p rule.Player) {
	wax := render.Hex(0x9C1F2B)
	c.Circle(at.Add(render.Pt(1, 3)), 18, render.Solid(render.Black.Fade(0.45)))
	c.Circle(at, 18, render.Slope(150, wax.Lighter(0.35), wax, wax.Darker(0.4)))
	c.RingAt(at, 13.5, 1.5, render.Solid(wax.Darker(0.45)))
	t.shape(c, render.Around(at, 18, 18), p)
}
