package deepstate

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// turned is HOC's Action card as it was turned up last, and what it did of it.
type turned struct {
	card  rule.HOCCard
	shown bool
	other bool // nothing on it was possible
	next  bool // it lies open and is still to be followed
	done  bool // an instruction was carried out:
	step  int  // this one, of the card or of what HOC does otherwise

	lacks [rule.HOCSteps]string // why each instruction that counts cannot be followed
	held  [rule.HOCSteps]string // the same of the card's own, where nothing on it was possible
	where rules.Ref             // what HOC acted on, if anything
	force int                   // Agents and Ghosts sent there
}

// text is the instructions that count: the card's, or what HOC does otherwise.
func (u *turned) text() []rule.Step {
	if u.other {
		return rule.HOCOtherwise()
	}
	return u.card.Text()
}

// did notes which instruction was carried out, by the kind of event that it led to.
func (u *turned) did(k rules.EventKind) {
	if !u.shown || u.done {
		return
	}
	if i := slices.IndexFunc(u.text(), func(st rule.Step) bool { return st.ToldBy(k) }); i >= 0 {
		u.done, u.step = true, i
	}
}

// weigh notes why each of the instructions that count cannot be followed.
func (u *turned) weigh(s *rule.State) {
	for i, st := range u.text() {
		u.lacks[i] = s.HOCLacks(st)
	}
}

// otherwise notes that nothing on the card was possible: its own instructions stay struck
// out with their reasons, and what counts now is the fixed order of every card.
func (u *turned) otherwise(s *rule.State) {
	u.held, u.other = u.lacks, true
	u.lacks = [rule.HOCSteps]string{}
	u.weigh(s)
}

// Comment tells why HOC does what is being shown.
func (t *table) Comment(*scenes.View) string { return t.comment }

// whyHOC tells why HOC does something, by the instruction that it follows, and what
// becomes of whom it drives out.
func (x *telling) whyHOC() string {
	up := &x.turned
	if !up.done {
		return ""
	}
	worth, points, driven := 0, 0, ""
	words := []any{}
	if c, ok := rule.OnCard(up.where); ok {
		worth = x.s.HOCWorth(c.Kind())
		words = []any{"n", worth}
		if gone := &x.was.Cards[c]; gone.Agents > 0 {
			driven = " " + x.T("why.driven", "n", int(gone.Agents))
		}
	} else if op, ok := rule.OnOperation(up.where); ok {
		points = int(op.Printed().Points)
		words = []any{"n", points}
	} else if p, n, ok := rule.OnStage(up.where); ok {
		points = int(p.Sheet().Stages[n-1].Points)
		words = []any{"n", numeral(x.s.StageLimit()), "points", points}
	}
	switch {
	case up.other:
		return x.whyOtherwise(worth, points) + driven
	case len(words) == 0:
		return ""
	}
	return x.T("why."+up.text()[up.step].Instruction(), words...) + driven
}

// whyOtherwise tells why nothing on HOC's card was possible, and which instruction of the
// fixed order comes next, as the first that is: on a card of some worth to HOC, or for points.
func (x *telling) whyOtherwise(worth, points int) string {
	up := &x.turned
	var held []string
	for i := range up.card.Text() {
		if up.held[i] == rule.HOCCan {
			continue
		}
		if words := x.T("lacks." + up.held[i]); !slices.Contains(held, words) {
			held = append(held, words)
		}
	}
	step := up.text()[up.step]
	return x.T("hoc.fallback", "card", x.name(rule.RefHOCCard(up.card)), "list", strings.Join(held, ", "), "n", up.step+1,
		"step", x.T("step."+step.Instruction(), "n", int(step.N)), "worth", worth, "points", points)
}

// layHOC lists HOC's Identity and its Action card below its panel.
func (t *table) layHOC(b *ui.Builder) {
	if t.s.Seats > 1 {
		return
	}
	b.Group("hoc")
	r := t.plan.rivals
	at := render.R(r.X, r.Y+hocHigh+8, r.W, r.H-hocHigh-8)
	id := t.s.HOCIdentity()
	limit := t.s.StageLimit()
	left := 0
	for _, n := range t.s.Head.Deck {
		left += int(n)
	}
	ident := render.R(at.X, at.Y, at.W, 62)
	t.Settle(tabletop.Key("identity", int(t.s.Options.Level), limit, int(t.s.Head.Grudges), ident.W), func(c render.Canvas) {
		c.Round(ident, 6, render.Slope(160, render.Hex(0x3A4046), render.Hex(0x22262A)))
		c.Frame(ident, 6, 1.2, render.Solid(hocColor.Fade(0.6)))
		cells := []struct{ icon, value string }{
			{iconAgent, itoa(int(id.Reserve))}, {iconGhost, itoa(int(id.Ghosts))}, {"crown", "≤ " + numeral(limit)}, {iconTreaty, "≥ " + itoa(int(id.Treaty))}, {"warning", itoa(int(t.s.Head.Grudges))},
		}
		step := ident.W / float64(len(cells))
		for i, x := range cells {
			mid := ident.X + step*(float64(i)+0.5)
			c.Icon(x.icon, render.Around(render.Pt(mid, ident.Y+20), 26, 26), hocColor)
			c.TextIn(render.R(mid-step/2, ident.Y+33, step, 26), x.value, t.figure(19, render.White), render.Center|render.Middle)
		}
	})
	x := t.Thing("identity", ident, ui.LayerPanels, t.T("hoc.identity"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: t.T("hoc.identity"), Body: t.T("hoc.identity.body", "level", t.level()), Keywords: []ui.Keyword{
			{Icon: iconAgent, Name: t.T("reserve"), Text: t.T("hoc.reserve", "n", int(id.Reserve))},
			{Icon: iconGhost, Name: t.T("ghosts"), Text: t.T("hoc.ghosts", "n", int(id.Ghosts))},
			{Icon: "crown", Name: t.T("hoc.limit"), Text: t.T("hoc.limit.body", "stage", numeral(limit), "ahead", int(id.Ahead))},
			{Icon: iconTreaty, Name: t.T("hoc.treaty"), Text: t.T("hoc.treaty.body", "n", int(id.Treaty))},
			{Icon: "warning", Name: t.T("hoc.grudges"), Text: t.T("hoc.grudges.body", "n", int(t.s.Head.Grudges), "cards", min(rule.MaxReveal, 1+int(t.s.Head.Grudges)))},
		}}
	}
	b.Add(x)
	t.layAction(b, t.actionAt(), left)
}

// actionAt is where HOC's Action card lies.
func (t *table) actionAt() render.Rect {
	r := t.plan.rivals
	return render.R(r.X, r.Y+hocHigh+78, r.W, r.H-hocHigh-78)
}

// numeral is a Stage in Roman figures.
func numeral(n int) string {
	if n < 1 {
		return "0"
	}
	return numerals[min(n, rule.Stages)-1]
}

// action is the Action card that lies open: the one that comes next where it is known, else
// the one that HOC turned up last.
func (t *table) action() turned {
	card, ok := t.s.HOCNext()
	if !ok {
		return t.turned
	}
	up := turned{card: card, shown: true, next: true}
	up.weigh(t.s)
	return up
}

// layAction lists the Action card of HOC that lies open.
func (t *table) layAction(b *ui.Builder, r render.Rect, left int) {
	up := t.action()
	label := t.T("hoc.deck", "n", left)
	switch {
	case up.next:
		label = t.T("hoc.next", "card", t.name(rule.RefHOCCard(up.card)))
	case up.shown:
		label = t.name(rule.RefHOCCard(up.card))
	}
	x := t.Thing("hoc-action", r, ui.LayerPanels, label, func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 2)
		t.Bake(c, "hoc-action", r, 2, tabletop.Key(label, up.shown, up.next, up.other, up.done, up.step, strings.Join(t.acted(&up), " "), left, r.W, r.H, strings.Join(up.lacks[:], " "), strings.Join(up.held[:], " ")), func(c render.Canvas, r render.Rect) { t.actionFace(c, r, left) })
	})
	x.Move = ui.Move{How: ui.Jump}
	if up.where.Kind != rules.None {
		x.Points = append(x.Points, ui.Pointing{To: t.View.ID(up.where)})
		t.layHOCArrow(b, r)
	}
	x.Tip = func() ui.Tip {
		tip := ui.Tip{Title: label, Body: t.T("hoc.deck.body", "n", left)}
		if up.shown {
			tip.Body = t.Text("text", rule.RefHOCCard(up.card))
			if up.next {
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "eye", Text: t.T("hoc.next.body")})
			}
			if up.other {
				for i, st := range up.card.Text() {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "cross", Name: t.T("step."+st.Instruction(), "n", int(st.N)), Text: t.T("lacks." + up.held[i])})
				}
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "warning", Name: t.T("hoc.otherwise"), Text: t.T("hoc.otherwise.body")})
			}
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconCard, Name: t.T("hoc.deck", "n", left), Text: t.T("hoc.deck.body", "n", left)})
		}
		return tip
	}
	b.Add(x)
}

// actionFace draws the Action card in steel and cream.
func (t *table) actionFace(c render.Canvas, r render.Rect, left int) {
	up := t.action()
	if !up.shown {
		c.CardBackFace(r, t.Theme)
		c.TextIn(render.R(r.X, r.Bottom()-46, r.W, 34), t.T("hoc.deck", "n", left), t.caption(19, render.Hex(0xFFF4DC)), render.Center|render.Middle)
		return
	}
	t.actionCard(c, r, &up, itoa(left))
}

// actionCard draws an Action card that lies open, with how many are left of the deck where that is to be read.
func (t *table) actionCard(c render.Canvas, r render.Rect, up *turned, left string) {
	ref := rule.RefHOCCard(up.card)
	c.Round(r, 8, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
	strip, rest := r.Inset(2).Cut(42)
	fieldH := max(rest.H-12-t.stepsHigh(up), 0)
	field, low := rest.Cut(fieldH)
	t.paintField(c, field, t.picture(ref), render.Hex(0x3A4046), min(field.H*0.84, 96))
	t.paintBand(c, strip, render.Hex(0x4A5157), ref, 40)
	if up.next {
		c.Icon("eye", render.Around(render.Pt(strip.Right()-24, strip.Center().Y), 30, 30), render.Hex(0xFFF4DC))
		left = ""
	}
	c.TextIn(render.R(strip.Right()-44, strip.Y, 38, strip.H), left, t.figure(19, render.Hex(0xFFF4DC)), render.Right|render.Middle)
	t.paintSteps(c, low.Pad(6, 6, 6, 6), up)
	c.Frame(r, 8, 2, render.Slope(135, render.Hex(0xE1E6EA), render.Hex(0x7A8288), render.Hex(0x2A2F33)))
}

// stepHigh is how high an instruction of an Action card is with what became of it.
func (t *table) stepHigh() float64 {
	if t.plan.Small() {
		return 66
	}
	return 54
}

// listed are the instructions that are shown: of the fixed order those that were reached.
func (u *turned) listed() []rule.Step {
	if u.other && u.done {
		return u.text()[:u.step+1]
	}
	return u.text()
}

// stepsHigh is how high all instructions of a card are, with those that count instead.
func (t *table) stepsHigh(up *turned) float64 {
	n := len(up.listed())
	if up.other {
		n += len(up.card.Text())
		return float64(n)*t.stepHigh() + headHigh
	}
	return float64(n) * t.stepHigh()
}

// headHigh is how high the line is that says what counts instead.
const headHigh = 28

// paintSteps draws the instructions one below the other: what was done in green,
// what could not be done struck out with the reason, what was not reached dashed. Where
// nothing on the card was possible, its own stay above the fixed order of every card.
func (t *table) paintSteps(c render.Canvas, r render.Rect, up *turned) {
	text := up.listed()
	if up.other {
		own := up.card.Text()
		h := min((r.H-headHigh)/float64(len(own)+len(text)), t.stepHigh())
		for i, st := range own {
			t.paintStruck(c, render.R(r.X, r.Y+h*float64(i), r.W, h-3), t.stepForms("", st), up.held[i])
		}
		r = r.Pad(0, h*float64(len(own)), 0, 0)
		line := t.caption(15, render.Hex(0x2B1C0E)).With(render.Oswald500)
		c.TextFit(render.R(r.X+4, r.Y, r.W-8, headHigh-3), t.T("hoc.instead"), line, render.Left|render.Middle, 15, 14, 13)
		r = r.Pad(0, headHigh, 0, 0)
	}
	h := min(r.H/float64(len(text)), t.stepHigh())
	for i, st := range text {
		at := render.R(r.X, r.Y+h*float64(i), r.W, h-4)
		if up.other && up.done && i < up.step {
			t.paintStruck(c, at, t.stepForms(itoa(i+1)+" ", st), up.lacks[i])
			continue
		}
		ink, lacks := render.Hex(0x2B1C0E), up.lacks[i]
		passed := lacks != rule.HOCCan && (!up.done || i <= up.step)
		switch {
		case up.done && i == up.step:
			c.Round(at, 5, render.Slope(170, render.Hex(0xDDF2E0), render.Hex(0xB4DDBE)))
			c.Frame(at, 5, 2, render.Solid(render.Hex(0x1A6A42)))
		case passed:
			ink = ink.Fade(0.6)
		default:
			c.Dashes([]render.Point{at.Min(), render.Pt(at.Right(), at.Y), at.Max(), render.Pt(at.X, at.Bottom())}, 1.2, render.Hex(0x8A744A).Fade(0.8), 6, 4, 0, true)
		}
		words := t.stepForms(itoa(i+1)+"  ", st)
		room := at.Pad(8, 0, 6, 0)
		var reason []string
		red := render.Hex(0x8A1A26)
		switch {
		case passed:
			reason = []string{t.T("lacks." + lacks)}
		case up.done && i == up.step:
			reason, red = t.acted(up), render.Hex(0x0E5630)
		}
		if len(reason) > 0 && h >= 46 {
			var low render.Rect
			room, low = room.Cut(room.H * 0.52)
			small := t.caption(15, red)
			if t.plan.Small() {
				small = small.With(render.Oswald500)
			}
			c.Name(low.Pad(18, 0, 0, 0), reason, small, render.Left|render.Middle, 14, 13)
		}
		line := t.caption(17, ink)
		if t.plan.Small() {
			line = line.With(render.Oswald500)
		}
		b := c.Ruler().Form(words, line, room.W, room.H, render.Left, 16, 15, 14)
		c.BlockIn(b, room, render.Left|render.Middle, line)
		if !passed {
			continue
		}
		w, _ := b.Size()
		c.Segment(render.Pt(room.X, room.Center().Y), render.Pt(room.X+w, room.Center().Y), 1.6, render.Hex(0x8A1A26))
		if h < 46 && room.W-w > 70 {
			c.Name(room.Pad(w+8, 0, 0, 0), reason, t.caption(14, render.Hex(0x8A1A26)), render.Right|render.Middle, 13)
		}
	}
}

// stepForms are the words of an instruction after its number, whole and short.
func (t *table) stepForms(number string, st rule.Step) []string {
	l := []string{number + t.T("step."+st.Instruction(), "n", int(st.N))}
	if key := "step.short." + st.Instruction(); t.View.House.Book.Has(words, key) {
		l = append(l, number+t.T(key, "n", int(st.N)))
	}
	return l
}

// paintStruck draws an instruction that could not be followed: struck out, the reason below
// it or, where it is low, beside it if there is room; else the tip of the card says it.
func (t *table) paintStruck(c render.Canvas, r render.Rect, words []string, lacks string) {
	red := render.Hex(0x8A1A26)
	in := r.Pad(8, 0, 6, 0)
	ink := t.caption(15, render.Hex(0x2B1C0E).Fade(0.75)).With(render.Oswald500)
	why := t.caption(15, red).With(render.Oswald500)
	room, low := in, render.Rect{}
	if r.H >= 40 {
		room, low = in.Cut(in.H * 0.52)
	}
	reason := t.T("lacks." + lacks)
	b := c.Ruler().Form(words, ink, room.W, room.H, render.Left, 14, 13, 12)
	c.BlockIn(b, room, render.Left|render.Middle, ink)
	w, _ := b.Size()
	c.Segment(render.Pt(room.X, room.Center().Y), render.Pt(room.X+w, room.Center().Y), 1.6, red)
	if low.Empty() {
		low = in.Pad(w+8, 0, 0, 0)
	}
	c.Name(low, []string{reason}, why, render.Left|render.Middle, 14, 13, 12)
}

// acted tells what HOC did it to, and with how many: whole, and with the short name of the thing where it has one.
func (t *table) acted(up *turned) (l []string) {
	if up.where.Kind == rules.None {
		return nil
	}
	id := t.IDOf(up.where)
	if c, ok := rule.OnCard(up.where); ok {
		id = t.IDOf(rule.RefObjective(c.Kind()))
	}
	for _, name := range []string{t.name(up.where), t.short(id)} {
		switch {
		case name == "":
		case up.force == 0:
			l = append(l, name)
		default:
			l = append(l, t.T("hoc.acted", "what", name, "n", up.force))
		}
	}
	return l
}

// layHOCArrow draws, while HOC's turn is being shown, a cream arrow from its card
// to what it acts on.
func (t *table) layHOCArrow(b *ui.Builder, from render.Rect) {
	if !t.View.Showing || t.motion.acting != rule.HOC {
		return
	}
	to := t.placeOf(t.turned.where)
	if to.Empty() {
		return
	}
	a := render.Pt(from.Right()-10, from.Y+from.H*0.4)
	z := to.Center()
	x := ui.Thing{Layer: ui.LayerPanels + 4, Decor: true, Shape: ui.Box(t.plan.Pt(t.plan.Window))}
	x.Paint = t.Painter(func(c render.Canvas, _ render.Rect, _ ui.State) {
		mid := render.Pt((a.X+z.X)/2, max(a.Y, z.Y)+50)
		pts := make([]render.Point, 0, 25)
		for i := range 25 {
			f := float64(i) / 24
			g := 1 - f
			pts = append(pts, render.Pt(g*g*a.X+2*g*f*mid.X+f*f*z.X, g*g*a.Y+2*g*f*mid.Y+f*f*z.Y))
		}
		c.Line(pts, 11, render.Hex(0x14060A).Fade(0.85), false)
		c.Dashes(pts, 5, render.Hex(0xFFF4DC), 14, 8, 0, false)
		c.ArrowHead(pts[22], z, 30, render.Hex(0x14060A))
		c.ArrowHead(pts[22], z, 24, render.Hex(0xFFF4DC))
	})
	b.Add(x)
}

// placeOf is where a thing lies that HOC can act on, in units.
func (t *table) placeOf(r rules.Ref) render.Rect {
	if c, ok := rule.OnCard(r); ok {
		return t.cardPlace(c)
	}
	if p, n, ok := rule.OnStage(r); ok {
		return stagePlaces(t.plan.projects[p])[n-1]
	}
	if _, ok := rule.OnOperation(r); ok {
		return t.plan.covert
	}
	return render.Rect{}
}
