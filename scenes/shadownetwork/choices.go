package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// What is chosen over the wall: the Starting Handler to keep, and pieces that
// do not all fit.

// laid is the Handlers of whom one is chosen over the wall, and by which verb:
// those that were dealt, or where rules leave a choice of the Lone Syndicate's to
// the person, those that it could hire or use.
func (t *table) laid() (l []rule.Handler, verb rules.Verb) {
	switch {
	case t.asks(rule.AskKeep):
		return t.mine().Dealt.List(), rule.VKeep
	case t.asks(rule.AskHireFor):
		verb = rule.VHireFor
	case t.asks(rule.AskUseFor):
		verb = rule.VUseFor
	default:
		return nil, 0
	}
	for _, a := range t.View.Legal() {
		l = append(l, rule.Handler(a.Args[0]))
	}
	return l, verb
}

// layDealt lists the Handlers of whom one is chosen.
func (t *table) layDealt(b *ui.Builder) {
	l, verb := t.laid()
	if len(l) == 0 {
		return
	}
	b.Group("dealt")
	at := t.plan.board.Center()
	gap := 40.0
	wide := 330.0
	if t.plan.Small() {
		wide = 470
	}
	w := min(wide, (t.plan.board.W-80-gap*float64(len(l)-1))/float64(len(l)))
	h := min(330, t.plan.board.H-60)
	for i, k := range l {
		x := at.X + (float64(i)-float64(len(l)-1)/2)*(w+gap)
		t.layBigHandler(b, k, render.Around(render.Pt(x, at.Y), w, h), verb)
	}
}

func (t *table) layBigHandler(b *ui.Builder, h rule.Handler, r render.Rect, verb rules.Verb) {
	ref := rule.RefHandler(h)
	x := t.Thing(t.View.ID(ref), r, ui.LayerRaised, t.View.Name(ref), nil)
	x.Tip = t.handlerTip(h)
	t.OfferOr(&x, rules.Do(verb, int(ref.Index)))
	t.claim(&x)
	solo := verb != rule.VKeep
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.Bake(c, "laid:"+itoa(int(h)), r, 24, tabletop.Key(int(h), solo, r.W, r.H, t.plan.PPU, t.s.Rival.Ledger, t.s.Rival.Inbox), func(c render.Canvas, r render.Rect) {
			c.Shadow(r, 4)
			if solo {
				t.paintTaker(c, r, h)
			} else {
				t.paintDossier(c, r, h, true)
			}
		})
		t.paintLegal(c, r, st.Hot())
	})
	x.Told = true
	x.Sound = soundCard
	b.Add(x)
}

// paintTaker draws a Handler as the Lone Syndicate uses it: its face, and what it
// brings.
func (t *table) paintTaker(c render.Canvas, r render.Rect, h rule.Handler) {
	col := hues[h.Colour()]
	t.paintPaper(c, r, render.Hex(0x2E2C26), 0)
	c.Frame(r, 4, 2, render.Solid(render.Hex(0xC79A44)))
	band := render.R(r.X+3, r.Y+3, r.W-6, r.H*0.15)
	c.Corners(band, 3, 3, 0, 0, render.Slope(170, col.Lighter(0.25), col.Darker(0.15)))
	t.fit(c, band.Pad(10, 0, 10, 0), t.View.Name(rule.RefHandler(h)), t.typed(28, render.Readable(col, render.Hex(dark), render.White)), render.Left|render.Middle, 25, 22, 19, 17)
	photo := render.Around(render.Pt(r.Center().X, r.Y+r.H*0.39), r.H*0.34, r.H*0.4)
	c.Round(photo, 2, render.Solid(render.Hex(0xFFFAEC)))
	t.paintFace(c, photo.Pad(6, 6, 6, 14), &faces[h], col.Darker(0.1))
	light := render.Hex(0xF2E5BF)
	solo := h.Card().Solo.Of
	t.paintStrip(c, render.R(r.X+10, r.Y+r.H*0.62, r.W-20, r.H*0.2), compact(&solo), min(54, r.H*0.16), t.figure(min(50, r.H*0.15), light), render.Center)
	t.fit(c, render.R(r.X+12, r.Y+r.H*0.79, r.W-24, r.H*0.2), t.T("taker", "worth", t.worth(&solo)), t.small(18, light), render.Center|render.Middle, 17, 16, 15)
}

// worth is what pieces would be worth as briefcases of the Lone Syndicate.
func (t *table) worth(p *rule.Pieces) int {
	n := 0
	for k, have := range p {
		now := int(t.s.Rival.Ledger[k]) + int(t.s.Rival.Inbox[k])
		n += ((now+int(have))/rule.BriefcaseCost - now/rule.BriefcaseCost) * int(rule.SyndicateRowOf(rule.Colour(k)).Influence)
	}
	return n
}

// paintDossier draws a Handler at reading size.
func (t *table) paintDossier(c render.Canvas, r render.Rect, h rule.Handler, solo bool) {
	col := hues[h.Colour()]
	t.paintPaper(c, r, t.Theme.CardSet.Face, 0)
	band := render.R(r.X+3, r.Y+3, r.W-6, r.H*0.15)
	c.Corners(band, 3, 3, 0, 0, render.Slope(170, col.Lighter(0.25), col.Darker(0.15)))
	ink := render.Readable(col, render.Hex(dark), render.White)
	t.fit(c, band.Pad(10, 0, 10, 0), t.View.Name(rule.RefHandler(h)), t.typed(28, ink), render.Left|render.Middle, 25, 22, 19)
	share := 0.33
	if t.plan.Small() { // the words need the room
		share = 0.25
	}
	field := render.R(r.X+8, band.Bottom()+6, r.W-16, r.H*share)
	c.Round(field, 3, render.Slope(160, render.Hex(0xB9C09A), render.Hex(0x8F9A6E)))
	cut := c.Clipped(field)
	cut.Tile("common/map", field, render.Hex(0x4C4A2C).Fade(0.3), 1)
	side := field.H * 0.66
	em := render.Around(render.Pt(field.X+field.W*0.72, field.Center().Y), side, side)
	cut.Icon(t.face(h), em.Move(2, 4), render.Black.Fade(0.3))
	cut.Icon(t.face(h), em, render.Hex(0x3A3418))
	photo := render.Around(render.Pt(field.X+field.W*0.27, field.Center().Y), field.H*0.82, field.H*0.92)
	a := c.Turned(-2, photo.Center())
	a.Shadow(photo, 1)
	a.Round(photo, 2, render.Solid(render.Hex(0xFFFAEC)))
	t.paintFace(a, photo.Pad(5, 5, 5, 12), &faces[h], col.Darker(0.1))
	line := render.R(r.X+12, field.Bottom()+6, r.W-24, r.H*0.13)
	t.paintExchange(c, line, h, min(36, line.H*0.8), 0)
	body := render.R(r.X+14, line.Bottom()+2, r.W-28, r.Bottom()-line.Bottom()-8)
	words, st := t.Text("text", rule.RefHandler(h)), t.Theme.Body().In(t.Theme.Ink).Sized(20)
	if c.Ruler().Fit(words, st, body.W, body.H, render.Left, 19, 18, 17, 16).Truncated() {
		st = t.small(20, t.Theme.Ink)
	}
	t.fit(c, body, words, st, render.Left|render.Top, 19, 18, 17, 16)
	if h.Starting() {
		c.Frame(r, 4, 3.4, render.Solid(render.Hex(0xB3231F)))
	} else {
		c.Frame(r, 4, 2, render.Solid(render.Hex(0x6E5A2E)))
	}
}

// layHeap lists the pieces of which not all fit, one thing a colour.
func (t *table) layHeap(b *ui.Builder) {
	if !t.asks(rule.AskCollect) {
		return
	}
	b.Group("heap")
	heap := t.s.Heap()
	var l []rule.Colour
	for k, n := range heap {
		if n > 0 {
			l = append(l, rule.Colour(k))
		}
	}
	at := t.plan.board.Center()
	w := float64(len(l))*104 + 40
	box := render.Around(at, max(w, 300), 168)
	if t.plan.Small() {
		box = render.Around(at, max(w, 520), 176)
	}
	title := t.T("heap")
	x := t.Thing("heap", box, ui.LayerRaised, title, func(c render.Canvas, r render.Rect, st ui.State) {
		t.paintPaper(c, r, render.Hex(0xF6EED6), 4)
		t.fit(c, render.R(r.X+12, r.Y+8, r.W-24, 32), title, t.typed(22, t.Theme.Ink), render.Center|render.Middle, 20, 18)
	})
	x.Solid = true
	b.Add(x)
	for i, k := range l {
		cx := at.X + (float64(i)-float64(len(l)-1)/2)*104
		r := render.Around(render.Pt(cx, at.Y+20), 84, 92)
		ref := rule.RefColour(k)
		n := int(heap[k])
		x := t.Thing(t.View.ID(ref), r, ui.LayerRaised+1, t.View.Name(ref), nil)
		legal := t.OfferOr(&x, rules.Do(rule.VTake, int(ref.Index)))
		t.claim(&x)
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			t.paintPiece(c, render.Around(r.Center(), 56, 56), k)
			if n > 1 {
				c.Count(render.Pt(r.Right()-14, r.Bottom()-16), n, t.Theme)
			}
			if legal {
				t.paintLegal(c, r, st.Hot())
			}
		})
		x.Sound = soundWood
		b.Add(x)
	}
}

// layTelex lists what placing an Agent in the city that is looked at would do,
// typed on a strip of telex paper beside it.
func (t *table) layTelex(b *ui.Builder) {
	k, ok := rule.OnCity(t.hot())
	if !ok || !t.s.Open(k) || t.asks(rule.AskCollect) || t.asks(rule.AskKeep) || (t.asks(rule.AskPlace) || t.asks(rule.AskLeak)) && !t.placeable(k) {
		return
	}
	title := t.View.Name(rule.RefCity(k))
	lines := append([]telexLine{{parts: []any{upper(title) + " · " + upper(t.s.Cities[k].Tile.Card().ID)}}}, t.telex(k)...)
	w := 300.0
	for i := range lines { // the paper is as wide as its longest line
		w = max(w, 2*telexEdge+4+t.stripWidth(b.Ruler(), lines[i].parts, telexPiece, t.telexStyle(&lines[i])))
	}
	w = min(w, t.plan.photos().W)
	about := []rules.Ref{rule.RefCity(k)}
	for i := range t.s.Cities[k].Tile.Card().Leaks {
		for _, c := range t.s.CitiesOf(t.s.Cities[k].Tile.Card().Leaks[i].To) {
			about = append(about, rule.RefCity(c))
		}
	}
	t.layPaper(b, "telex", t.T("telex"), lines, render.Around(t.plan.photo[k].Center(), w, telexHigh*float64(len(lines))+20), about...)
}

// layPaper lays telex paper with lines over the wall, about the middle of a place and off what it speaks of.
func (t *table) layPaper(b *ui.Builder, name, label string, lines []telexLine, near render.Rect, about ...rules.Ref) {
	t.LayOver(b, tabletop.Over{
		ID: name, Label: label, Sizes: []render.Point{{X: near.W, Y: near.H}}, Near: near, Within: t.plan.photos(), About: about, Least: 1,
		Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, r render.Rect, _ ui.State) { t.paintTelex(c, r, lines) },
	})
}

// Measures of the telex: the height of a line, the paper beside it, and the size of pieces.
const (
	telexHigh  = 33.0
	telexEdge  = 26.0
	telexPiece = 23.0
)

// telexStyle is how a line of the telex is written.
func (t *table) telexStyle(l *telexLine) render.Style {
	if l.loud {
		return t.Theme.Strong().Sized(19).In(render.Hex(0x9A1F16))
	}
	return t.Theme.Body().Sized(19).In(t.Theme.Ink)
}

// paintTelex draws lines on telex paper.
func (t *table) paintTelex(c render.Canvas, r render.Rect, lines []telexLine) {
	c.Shadow(r, 2)
	c.Round(r, 2, render.Solid(render.Hex(0xFAF3DC)))
	for i := range lines {
		if i%2 == 1 {
			c.Fill(render.R(r.X+22, r.Y+10+telexHigh*float64(i), r.W-44, telexHigh), render.Solid(render.Hex(0xE9E2BE)))
		}
	}
	for y := r.Y + 12; y < r.Bottom()-6; y += 18 {
		c.Circle(render.Pt(r.X+11, y), 4, render.Solid(render.Hex(0x2A2414)))
		c.Circle(render.Pt(r.Right()-11, y), 4, render.Solid(render.Hex(0x2A2414)))
	}
	for i := range lines {
		t.paintStrip(c, render.R(r.X+telexEdge, r.Y+10+telexHigh*float64(i), r.W-2*telexEdge, telexHigh), lines[i].parts, telexPiece, t.telexStyle(&lines[i]), render.Left)
	}
}

// telexLine is a line of the telex.
type telexLine struct {
	parts []any
	loud  bool
}

// telex is what placing an Agent in a city would do, line by line; while it
// cannot be placed, what lies there.
func (t *table) telex(k rule.City) (l []telexLine) {
	city := &t.s.Cities[k]
	tile := city.Tile.Card()
	add := func(loud bool, parts ...any) { l = append(l, telexLine{parts, loud}) }
	who := t.standing(k)
	for _, s := range who {
		if s != t.me() && t.s.Fee(k, t.me()) > 0 {
			add(false, t.T("telex.pay"), coin(1), t.T("telex.to", "name", t.called(s)))
		}
	}
	leaked := rule.Goods{Of: city.Leaked, Influence: city.Influence}
	if parts := stripOf(&leaked); len(parts) > 8 {
		some := compact(&city.Leaked)
		if city.Influence > 0 {
			some = append(some, itoa(int(city.Influence)), coin(1))
		}
		add(false, append([]any{t.T("telex.leaked")}, some...)...)
	} else if len(parts) > 0 {
		add(false, append([]any{t.T("telex.leaked")}, parts...)...)
	}
	add(false, append([]any{t.T("telex.secret")}, stripOf(&tile.Secret)...)...)
	for i := range tile.Leaks {
		line := &tile.Leaks[i]
		var names []string
		for _, c := range t.s.CitiesOf(line.To) {
			names = append(names, t.View.Name(rule.RefCity(c)))
		}
		parts := append([]any{t.T("telex.leak")}, stripOf(&line.What)...)
		add(false, append(parts, t.T("telex.onto", "cities", t.or(names)))...)
	}
	if city.Token {
		add(false, icon(iconMarket), t.T("telex.market"))
	}
	if t.s.Seats <= 2 {
		card := k.Card()
		parts := []any{t.T("telex.card")}
		for i := range card.Icons {
			parts = append(parts, stripOf(&card.Icons[i].What)...)
			parts = append(parts, t.T("telex.onto", "cities", t.View.Name(rule.RefCity(t.s.StandIn(card.Icons[i].Onto)))))
		}
		add(false, parts...)
	}
	p := t.mine()
	v := t.foresee()
	if v.over > 0 {
		add(true, t.T("telex.over", "n", v.over))
	}
	if v.on {
		for c := range rule.Colour(rule.Colours) {
			if n := int(p.Inbox[c]) + int(v.gain[c]); n >= rule.BriefcaseCost && p.Rows[c].Filled < c.Row().Spaces {
				add(true, t.T("telex.then", "briefcase", t.View.Name(rule.RefRow(c))), "+"+itoa(p.BriefcaseGain(c)), coin(1))
				break
			}
		}
	}
	return l
}

// or joins names by commas and an or.
func (t *table) or(names []string) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0]
	}
	s := names[0]
	for i, n := range names[1:] {
		if i == len(names)-2 {
			return t.T("or", "a", s, "b", n)
		}
		s += ", " + n
	}
	return s
}
