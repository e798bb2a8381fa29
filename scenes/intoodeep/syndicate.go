package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// evidenceColors are the types of Evidence; each has its pictogram, too.
var evidenceColors = [rule.Types]render.Color{
	rule.Ringleader: render.Hex(0x6FB8FF), rule.Weaponry: render.Hex(0xFF6B5E), rule.Timing: render.Hex(0xFFD45A),
	rule.Location: render.Hex(0x63E58F), rule.Tactics: render.Hex(0xC59BFF), rule.Financing: render.Hex(0x2FE0C0),
}

// token draws a token of Evidence, face down if it is not seen.
func (t *table) token(c render.Canvas, r render.Rect, x uint8) {
	if x == rule.NoToken {
		return
	}
	if x == rule.Hidden {
		c.Token(r, t.theme, render.Token{Shape: render.OctToken, Face: render.Hex(0x4B3F9E), Icon: "intoodeep/evidence", Ink: render.Hex(0xD9D2FF)})
		return
	}
	t.typed(c, r, rule.TypeOf(x))
}

// typed draws a token of a type.
func (t *table) typed(c render.Canvas, r render.Rect, e rule.Evidence) {
	c.Token(r, t.theme, render.Token{Shape: render.OctToken, Face: evidenceColors[e], Icon: icon("evidence", rule.RefEvidence(e))})
}

// hole is an empty place for a token.
func hole(c render.Canvas, r render.Rect, col render.Color) {
	c.RingAt(r.Center(), r.W/2-1, 1.6, render.Solid(col.Fade(0.4)))
}

// caption is the style of words on boards, which tips show at reading size.
func (t *table) caption(size float64) render.Style {
	st := t.theme.Strong().Sized(size)
	st.Floor = render.CaptionFloor
	return st
}

// fit draws words inside r: in the style's size or one of the others, and where none has
// room in smaller letters than elsewhere. In the smallest windows words that have no room
// are left out, and it reports false.
func (t *table) fit(c render.Canvas, r render.Rect, words string, st render.Style, a render.Align, sizes ...float64) bool {
	b := c.Ruler().Fit(words, st, r.W, r.H, a, sizes...)
	if (b.Truncated() || b.Broken()) && st.Floor == render.CaptionFloor {
		st.Floor = 12
		b = c.Ruler().Fit(words, st, r.W, r.H, a, 14, 13, 12)
	}
	if t.plan.tiny() && (b.Truncated() || b.Broken()) {
		return false
	}
	c.BlockIn(b, r, a, st)
	return true
}

// line is a caption of several lines, set close.
func (t *table) line(size float64) render.Style {
	st := t.caption(size)
	st.Lead = size * 1.12
	return st
}

// heading is the style of the small headings of boards.
func (t *table) heading() render.Style {
	st := t.theme.Label().Sized(17).In(t.theme.Light)
	st.Floor = render.CaptionFloor
	if t.plan.small() {
		st.Floor = 12
		st = st.Tracked(0.4)
	}
	return st
}

// frame marks a place that can be chosen, or is looked at.
func (t *table) frame(c render.Canvas, r render.Rect, legal bool, st ui.State) {
	switch {
	case st.Hot():
		c.Frame(r, 6, 3, render.Solid(t.theme.Focus))
	case legal:
		c.Frame(r, 6, 2.6, render.Solid(t.theme.Legal))
	}
}

// laySyndicate is the Syndicate board: the Chapter grid, the Chapter track and the
// Final Plot.
func (t *table) laySyndicate(b *ui.Builder) {
	p := t.plan.syndicate
	t.draw(b, ui.LayerPanels, func(c render.Canvas) {
		c.Panel(p, t.theme)
		c.TextIn(render.R(p.X+16, p.Y+8, 200, 26), t.T("syndicate"), t.heading(), render.Left|render.Middle)
	})
	gridW := 0.45 * p.W
	for row := range 3 {
		t.layRow(b, row, render.R(p.X+10, p.Y+38+float64(row)*54, gridW, 50))
	}
	t.layTrack(b, render.R(p.X+gridW+16, p.Y+8, 118, 190))
	plot := render.R(p.X+gridW+146, p.Y+8, p.W-gridW-156, 190)
	t.draw(b, ui.LayerPanels, func(c render.Canvas) {
		t.fit(c, render.R(plot.X, plot.Y, plot.W, 26), t.T("plot"), t.heading(), render.Left|render.Middle, 15, 13)
	})
	for i := range rule.Slots {
		t.laySlot(b, i, render.R(plot.X, plot.Y+30+float64(i)*54, plot.W, 50))
	}
	t.layLockers(b, render.R(p.X+12, p.Bottom()-58, p.W-24, 50))
}

// layRow is a row of the Chapter grid: its Assignment, what was filed, and the
// Dossiers that are left.
func (t *table) layRow(b *ui.Builder, row int, r render.Rect) {
	e := t.s.Assignments[row]
	x := t.thing(refID(rule.KindPlace, rule.PlaceRow+row), r, ui.LayerPanels+1, t.T("row", "evidence", t.text("name", rule.RefEvidence(e))), nil)
	legal := t.offer(&x)
	if !legal && t.asks("place") {
		t.v.OfferAction(&x, do("place", rule.PlaceRow+row))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		pays, grip, intel := rule.Dossier(int(t.s.Chapter))
		body := t.N("row.left", t.s.DossiersLeft(row), "all", t.s.SlotsOf(row)) + "\n" + t.T("row.pays", "pays", pays)
		if grip > 0 {
			body += "\n" + t.N("row.grip", grip)
		} else {
			body += "\n" + t.N("row.intel", intel)
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r, 6, render.Solid(render.Hex(0x0B0828).Fade(0.55)))
		t.typed(c, render.R(r.X+5, r.Y+4, 42, 42), e)
		n := t.s.SlotsOf(row)
		w := (r.W - 62) / 3
		for i := range 3 {
			at := render.R(r.X+58+float64(i)*w, r.Y+4, w-6, r.H-8)
			switch {
			case i >= n:
				c.Frame(at, 5, 1, render.Solid(t.theme.PanelEdge.Fade(0.25)))
			case t.s.Filed[row][i] == rule.NoToken:
				dossier(c, at)
			default:
				c.Round(at, 5, render.Solid(render.Hex(0x05041A).Fade(0.7)))
				t.token(c, render.Around(at.Center(), 38, 38), t.s.Filed[row][i])
			}
		}
		t.frame(c, r, legal, st)
	})
	b.Add(x)
}

// dossier draws a Dossier: a folder with a photograph on it.
func dossier(c render.Canvas, r render.Rect) {
	h := min(r.H, r.W*0.72)
	r = render.Around(r.Center(), min(r.W, h*1.25), h)
	c.Shadow(r, 1)
	c.Round(render.R(r.X, r.Y, r.W*0.42, 8), 3, render.Solid(render.Hex(0xC99A4A)))
	c.Round(r.Pad(0, 4, 0, 0), 4, render.Slope(165, render.Hex(0xFFE2A0), render.Hex(0xD9A450)))
	c.Round(render.Around(r.Center().Add(render.Pt(0, 2)), h*0.5, h*0.42), 2, render.Solid(render.Hex(0xFFF7E2)))
	c.Icon("common/person", render.Around(r.Center().Add(render.Pt(0, 2)), h*0.36, h*0.36), render.Hex(0x6A4418))
}

// layTrack is the Chapter track, and how near the Chapter's end is.
func (t *table) layTrack(b *ui.Builder, r render.Rect) {
	x := t.thing("chapter", r, ui.LayerPanels+1, t.T("chapter.title"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: t.T("chapter.now", "numeral", numerals[t.s.Chapter-1]), Body: t.chapterWords()}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.fit(c, render.R(r.X, r.Y, r.W, 26), t.T("chapter.title"), t.heading(), render.Center|render.Middle, 15, 13)
		for i := range 3 {
			at := render.Around(render.Pt(r.Center().X, r.Y+52+float64(i)*48), 42, 42)
			now := int(t.s.Chapter) == i+1
			face, ink := render.Hex(0x1B1450), t.theme.Second
			if now {
				face, ink = render.Hex(0xFF5BD0), t.theme.Ink
				shine(c, at.Center(), 40, face.Fade(0.8))
			}
			if i+1 < t.s.FirstChapter() { // not played in this game
				face, ink = render.Hex(0x0D0930), t.theme.Second.Fade(0.45)
			}
			octagon(c, at, face, t.theme.PanelEdge)
			c.TextIn(at, numerals[i], t.caption(18).In(ink), render.Center|render.Middle)
			if i+1 < t.s.FirstChapter() {
				c.Segment(render.Pt(at.X+8, at.Bottom()-8), render.Pt(at.Right()-8, at.Y+8), 2.4, t.theme.Second.Fade(0.6))
			}
		}
		if t.s.Triggered {
			c.Icon("common/hourglass", render.R(r.Right()-24, r.Y+30, 22, 22), t.theme.Alarm)
		} else if _, near := t.s.StallIn(); near {
			c.Icon("common/clock", render.R(r.Right()-24, r.Y+30, 22, 22), t.theme.Alarm)
		}
		if st.Hot() {
			c.Frame(r, 6, 2, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// chapterWords says what ends the Chapter and how near that is.
func (t *table) chapterWords() string {
	l := []string{t.T("chapter.ends")}
	if n := t.s.FirstChapter(); n > 1 {
		l = append(l, t.T("chapter.begun", "numeral", numerals[n-1]))
	}
	switch n, near := t.s.StallIn(); {
	case t.s.Triggered && t.s.LastTurns > 1:
		l = append(l, t.N("chapter.last", int(t.s.LastTurns)-1))
	case t.s.Triggered:
		l = append(l, t.T("chapter.this"))
	default:
		l = append(l, t.N("chapter.pool", t.s.PoolSize()))
		if most, fewer := t.s.ChapterRounds(); fewer {
			l = append(l, t.N("chapter.limit", n, "most", most))
		} else if near {
			l = append(l, t.N("chapter.stall", n))
		}
	}
	return strings.Join(l, "\n")
}

// octagon draws an octagonal plate.
func octagon(c render.Canvas, r render.Rect, face, edge render.Color) {
	k := r.W * 0.29
	pts := []render.Point{{X: r.X + k, Y: r.Y}, {X: r.Right() - k, Y: r.Y}, {X: r.Right(), Y: r.Y + k}, {X: r.Right(), Y: r.Bottom() - k}, {X: r.Right() - k, Y: r.Bottom()}, {X: r.X + k, Y: r.Bottom()}, {X: r.X, Y: r.Bottom() - k}, {X: r.X, Y: r.Y + k}}
	c.Polygon(pts, render.Slope(160, face.Lighter(0.12), face.Darker(0.2)))
	c.Line(pts, 2, edge, true)
}

// laySlot is a bonus slot of the Final Plot.
func (t *table) laySlot(b *ui.Builder, i int, r render.Rect) {
	place := rule.PlaceSlot + i
	key := [3]string{"slot.boost", "slot.tolerance", "slot.grip"}[i]
	x := t.thing(refID(rule.KindPlace, place), r, ui.LayerPanels+1, t.name(rule.RefPlace(place)), nil)
	legal := t.offer(&x)
	if !legal && t.asks("place") {
		t.v.OfferAction(&x, do("place", place))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		body := t.T("slot.open", "bonus", t.T(key))
		if tok := t.s.Slots[i]; tok != rule.NoToken {
			body = t.T("slot.taken")
			if tok != rule.Hidden {
				body = t.T("slot.known", "evidence", t.text("name", rule.RefEvidence(rule.TypeOf(tok))))
			}
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		at := render.R(r.X+3, r.Y+3, 44, 44)
		tok := t.s.Slots[i]
		ink := t.theme.Second
		if tok == rule.NoToken {
			ink = t.theme.Light
			col := [3]render.Color{render.Hex(0x38E1FF), render.Hex(0x1FB36B), render.Hex(0xFF5BD0)}[i]
			octagon(c, at, render.Hex(0x120D3C), col)
			c.Icon([3]string{"intoodeep/boost", "intoodeep/tolerance", "intoodeep/grip"}[i], at.Inset(10), col.Lighter(0.3))
		} else {
			t.token(c, at, tok)
		}
		if words := render.R(at.Right()+10, r.Y, r.Right()-at.Right()-12, r.H); !t.fit(c, words, t.T(key), t.caption(18).In(ink), render.Left|render.Middle, 16, 14) {
			number, _, _ := strings.Cut(t.T(key), " ")
			t.fit(c, words, number, t.caption(18).In(ink), render.Left|render.Middle)
		}
		t.frame(c, r, legal, st)
	})
	b.Add(x)
}

// layLockers is the players' lockers, the public one, and what foils the plot.
func (t *table) layLockers(b *ui.Builder, r render.Rect) {
	n := t.s.Consoles()
	w := min(84, (r.W-250)/float64(n)-6)
	for p := range n {
		t.layLocker(b, p, render.R(r.X+float64(p)*(w+6), r.Y, w, r.H))
	}
	open := render.R(r.X+float64(n)*(w+6), r.Y, r.W-float64(n)*(w+6), r.H)
	types, tokens := t.s.Foil()
	x := t.thing("public", open, ui.LayerPanels+1, t.T("public"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: x.Label, Body: t.T("public.tip") + "\n" + t.T("foil.tip", "types", types, "tokens", tokens)}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Well(r, t.theme)
		foil, fw := t.T("foil", "types", types, "tokens", tokens), 196.0
		if t.plan.small() || t.s.Public.Len() > 1 {
			foil, fw = t.T("foil.short", "types", types, "tokens", tokens), 84
		}
		t.fit(c, render.R(r.Right()-fw-6, r.Y, fw, r.H), foil, t.caption(17).In(render.Hex(0xFF9AD8)), render.Right|render.Middle, 15, 13)
		list := t.s.Public.List()
		step := min(34, (r.W-fw-24)/float64(max(1, len(list))))
		for i, x := range list {
			t.token(c, render.R(r.X+8+float64(i)*step, r.Center().Y-16, 32, 32), uint8(x))
		}
		if len(list) == 0 {
			c.Icon("common/unlock", render.R(r.X+12, r.Center().Y-11, 22, 22), t.theme.Second.Fade(0.6))
		}
		if st.Hot() {
			c.Frame(r, 5, 2, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// layLocker is a player's locker.
func (t *table) layLocker(b *ui.Builder, p int, r render.Rect) {
	place := rule.PlaceLocker + p
	name := t.called(p)
	x := t.thing(refID(rule.KindPlace, place), r, ui.LayerPanels+1, t.T("locker", "name", name), nil)
	legal := t.offer(&x)
	if !legal && t.asks("place") {
		t.v.OfferAction(&x, do("place", place))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		body := t.N("locker.size", t.s.LockerSize(p))
		if known := t.known(t.s.Players[p].Locker); known != "" {
			body += "\n" + t.T("locker.known", "list", known)
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		col := t.color(p)
		c.Round(r, 5, render.Slope(180, render.Hex(0x201A55), render.Hex(0x0D0A2E)))
		c.Frame(r, 5, 2, render.Solid(col.Fade(0.8)))
		t.shape(c, render.R(r.X+7, r.Center().Y-8, 16, 16), p)
		c.Icon("intoodeep/evidence", render.R(r.X+28, r.Center().Y-11, 22, 22), t.theme.Second)
		c.TextIn(render.R(r.X+50, r.Y, r.W-56, r.H), itoa(t.s.LockerSize(p)), t.caption(20), render.Left|render.Middle)
		t.frame(c, r, legal, st)
	})
	b.Add(x)
}

// known lists the tokens of a set that are seen, by type.
func (t *table) known(set rule.Set) string {
	var l []string
	for e := range rule.Evidence(rule.Types) {
		if n := set.Count(e); n > 0 {
			l = append(l, t.N("tokens", n, "evidence", t.text("name", rule.RefEvidence(e))))
		}
	}
	return strings.Join(l, ", ")
}

// lineColors are the storylines.
var lineColors = [rule.Lines]render.Color{
	render.Hex(0x5AA6FF), render.Hex(0xFF6B6B), render.Hex(0x4ADE96), render.Hex(0xFF9A3D), render.Hex(0xFFC24A), render.Hex(0xB98CFF), render.Hex(0xFF7AC8),
}

// layStories is the storyline display: a column a storyline in play.
func (t *table) layStories(b *ui.Builder) {
	p := t.plan.stories
	t.draw(b, ui.LayerPanels, func(c render.Canvas) { c.Panel(p, t.theme) })
	var lines []int
	for line := range rule.Lines {
		if t.s.LineInPlay(line) {
			lines = append(lines, line)
		}
	}
	w := (p.W - 16) / float64(len(lines))
	for i, line := range lines {
		t.layLine(b, line, render.R(p.X+8+float64(i)*w, p.Y+8, w-6, p.H-16))
	}
}

// layLine is a storyline: the crimes that were completed, the last one in full.
func (t *table) layLine(b *ui.Builder, line int, r render.Rect) {
	var done []int
	top := 0
	for i := line * rule.PerLine; i < (line+1)*rule.PerLine; i++ {
		if t.s.Display.Has(i) {
			done = append(done, i)
			top = max(top, rule.CrimeOf(i).Level)
		}
	}
	title := t.v.Say(rule.LineName(line))
	x := t.thing("line:"+string(rune('a'+line)), r, ui.LayerPanels+1, title, nil)
	x.Tip = func() ui.Tip {
		var l []string
		for _, i := range done {
			l = append(l, t.T("line.done", "code", code(i), "name", t.name(rule.RefCrime(i))))
		}
		l = append(l, t.T([3]string{"line.one", "line.two", "line.three"}[min(top, 2)]))
		return ui.Tip{Title: title, Body: strings.Join(l, "\n")}
	}
	col := lineColors[line]
	all := done
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		done := all
		label := func(i int) string {
			if len(done) == len(all) {
				return t.bannered(c, t.banner(i), code(i), r.W-8)
			}
			codes := strings.ToUpper(string(rune('a' + line)))
			for _, j := range all {
				codes += " " + itoa(rule.CrimeOf(j).Level)
			}
			return codes
		}
		head := 26.0
		if t.plan.small() {
			head = 44
		}
		if at := render.R(r.X-2, r.Y, r.W+4, head); !t.fit(c, at, title, t.heading().Tracked(0).In(col.Lighter(0.25)), render.Center|render.Middle, 16, 15, 14) {
			t.fit(c, at, string(rune('A'+line)), t.heading().In(col.Lighter(0.25)), render.Center|render.Middle)
		}
		body := r.Pad(0, head+2, 0, 0)
		if len(done) == 0 {
			c.Frame(body, 6, 1.4, render.Solid(col.Fade(0.45)))
			c.Icon("intoodeep/line/"+string(rune('a'+line)), render.Around(body.Center().Add(render.Pt(0, -10)), 44, 44), col.Fade(0.4))
			t.fit(c, render.R(body.X, body.Bottom()-34, body.W, 28), t.T("line.open"), t.caption(16).In(t.theme.Second), render.Center|render.Middle, 15, 14)
		} else {
			band := 28.0
			if n := len(done); n > 1 && body.H-70 < band*float64(n) { // no room for each: one band with their codes
				done = []int{done[n-1]}
			}
			for j, i := range done {
				at := render.R(body.X, body.Y+float64(j)*min(band, (body.H-60)/float64(len(done))), body.W, body.H-float64(j)*min(band, (body.H-60)/float64(len(done))))
				c.Round(at, 6, render.Slope(180, col.Mix(render.Hex(0x120C3A), 0.35), render.Hex(0x120C3A)))
				c.Frame(at, 6, 1.6, render.Solid(col))
				c.Corners(render.R(at.X, at.Y, at.W, band), 6, 6, 0, 0, render.Solid(col))
				t.fit(c, render.R(at.X+6, at.Y, at.W-8, band), label(i), t.caption(16).In(render.Hex(0x100A2A)), render.Left|render.Middle, 15, 14)
				if j == len(done)-1 {
					c.Icon(crimeIcon(i), render.Around(render.Pt(at.Center().X, (at.Y+band+at.Bottom())/2), min(64, at.H-band-10), min(64, at.H-band-10)), col.Lighter(0.5))
				}
			}
		}
		if st.Hot() {
			c.Frame(r, 6, 2, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// banner is what the band of a completed crime says; in a small window the code
// alone.
func (t *table) banner(i int) string {
	if t.plan.small() {
		return code(i)
	}
	return code(i) + " " + t.text("name", rule.RefCrime(i))
}

// bannered is what fits into a band: the code alone where the name has no room.
func (t *table) bannered(c render.Canvas, words, code string, wide float64) string {
	st := t.caption(15)
	if w, _ := c.Ruler().Measure(words, st); w > wide {
		return code
	}
	return words
}

// code is the print in the corner of a Story Crime: storyline and level.
func code(crime int) string {
	c := rule.CrimeOf(crime)
	if c.Level == 0 {
		return ""
	}
	return strings.ToUpper(c.ID[:1]) + itoa(c.Level)
}

// crimeIcon is the pictogram of a crime.
func crimeIcon(crime int) string { return icon("crime", rule.RefCrime(crime)) }

// layEvidence is the Evidence board: Plank, Pool and Boost wheel, and the decks
// beside it.
func (t *table) layEvidence(b *ui.Builder) {
	p := t.plan.evidence
	t.draw(b, ui.LayerPanels, func(c render.Canvas) {
		c.Panel(p, t.theme)
		c.TextIn(render.R(p.X+14, p.Y+8, 160, 26), t.T("evidence"), t.heading(), render.Left|render.Middle)
		wood := render.R(p.X+10, p.Y+36, p.W-20, 66)
		c.Round(wood, 6, render.Slope(100, render.Hex(0x6A4526), render.Hex(0x3E2612), render.Hex(0x573719)))
		c.Fibre(wood.Inset(1), 1)
		c.Frame(wood, 6, 1.6, render.Solid(render.Hex(0x1A0E06)))
	})
	t.layPlank(b, render.R(p.X+10, p.Y+36, p.W-20, 66))
	t.layPool(b, render.R(p.X+10, p.Y+108, p.W-20, 76))
	t.layWheel(b, render.R(p.X+10, p.Y+190, p.W-20, p.H-198))
	t.layDecks(b, t.plan.decks)
}

// layPlank is the four tokens that lie open.
func (t *table) layPlank(b *ui.Builder, r render.Rect) {
	w := r.W / rule.Plank
	seen := map[rule.Evidence]bool{}
	for i, tok := range t.s.Plank {
		at := render.Around(render.Pt(r.X+(float64(i)+0.5)*w, r.Center().Y), 54, 54)
		if tok == rule.NoToken {
			t.draw(b, ui.LayerPanels+1, func(c render.Canvas) { hole(c, at.Inset(6), render.White) })
			continue
		}
		e := rule.TypeOf(tok)
		ref := rule.RefEvidence(e)
		name := t.v.ID(ref)
		x := t.thing(name, at, ui.LayerPanels+1, t.T("plank.token", "evidence", t.text("name", ref)), nil)
		if seen[e] {
			x.ID += "#" + itoa(i)
			t.todo[x.ID] = t.todo[name]
		}
		seen[e] = true
		legal := t.offer(&x)
		x.Mark = ui.NoMark
		x.Tip = tip(t.T("plank.token", "evidence", t.text("name", ref)), t.T("plank.tip"))
		x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if legal {
				shine(c, r.Center(), r.W*0.85, t.theme.Legal.Fade(0.7))
			}
			t.typed(c, r, e)
			if st.Hot() {
				c.RingAt(r.Center(), r.W/2+3, 3, render.Solid(t.theme.Focus))
			}
		})
		b.Add(x)
	}
}

// layPool is the face-down tokens.
func (t *table) layPool(b *ui.Builder, r render.Rect) {
	n, all := t.s.PoolSize(), t.s.PoolSlots()
	x := t.thing(refID(rule.KindPlace, rule.PlacePool), r, ui.LayerPanels+1, t.T("pool.of", "n", n, "all", all), nil)
	legal := t.offer(&x)
	x.Mark = ui.NoMark
	known := t.s.Pool
	x.Tip = func() ui.Tip {
		body := t.chapterWords()
		if list := t.known(known); list != "" {
			body += "\n" + t.T("pool.known", "list", list)
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Well(r, t.theme)
		cols := 10
		if all <= 14 {
			cols = all / 2
		}
		step := min(28, (r.W-10)/float64(cols))
		rows := (all + cols - 1) / cols
		seen := known.List()
		for i := range all {
			at := render.Around(render.Pt(r.Center().X+(float64(i%cols)-float64(cols-1)/2)*step, r.Center().Y+(float64(i/cols)-float64(rows-1)/2)*33), 25, 25)
			switch {
			case i < len(seen):
				t.token(c, at, uint8(seen[i]))
			case i < n:
				t.token(c, at, rule.Hidden)
			default:
				hole(c, at, t.theme.PanelEdge)
			}
		}
		t.frame(c, r, legal, st)
	})
	b.Add(x)
	t.draw(b, ui.LayerPanels+2, func(c render.Canvas) {
		p := t.plan.evidence
		t.fit(c, render.R(p.Right()-130, p.Y+8, 118, 26), t.T("pool.short", "n", n, "all", all), t.caption(17).In(t.theme.Second), render.Right|render.Middle, 15, 14)
	})
}

// layWheel is the Boost wheel, with what each sector gives beside it.
func (t *table) layWheel(b *ui.Builder, r render.Rect) {
	m, rad := t.wheelIn(r)
	t.draw(b, ui.LayerPanels, func(c render.Canvas) { t.wheelFace(c, m, rad, 0) })
	for i := range rule.Sectors {
		t.laySector(b, i, wheelPlace(m, rad, i, 0))
		line := render.R(m.X+rad+10, r.Y+4+float64(i)*(r.H-8)/3, r.Right()-m.X-rad-12, (r.H-8)/3)
		tok := t.s.Wheel[i]
		t.draw(b, ui.LayerPanels+1, func(c render.Canvas) {
			name := t.v.Text("boost.none")
			ink := t.theme.Second
			if tok != rule.NoToken {
				name = t.T("boost.short." + id(rule.RefBoost(rule.BoostOf(tok))))
				ink = boostColor(rule.BoostOf(tok)).Lighter(0.3)
			}
			t.fit(c, line, name, t.caption(17).In(ink), render.Left|render.Middle, 16, 14)
		})
	}
}

// wheelIn is the middle of the wheel in its part of the board, and how large it is: in a small window the words beside it
// need the room.
func (t *table) wheelIn(r render.Rect) (m render.Point, rad float64) {
	rad = min(r.H/2-4, 84)
	if t.plan.small() {
		rad = min(r.H/2-4, 72)
	}
	return render.Pt(r.X+rad+6, r.Center().Y), rad
}

// wheelFace draws the empty wheel, turned by an angle in degrees.
func (t *table) wheelFace(c render.Canvas, m render.Point, rad, turn float64) {
	gold := render.Hex(0xFFB52E)
	c.Circle(m, rad, render.Slope(150, render.Hex(0x241C66), render.Hex(0x0D0930)))
	c.RingAt(m, rad-2, 4, render.Slope(150, gold.Lighter(0.4), gold.Darker(0.3)))
	for i := range rule.Sectors {
		s, co := angle(float64(i)*120 - 30 + turn)
		c.Segment(m, render.Pt(m.X+(rad-4)*co, m.Y+(rad-4)*s), 2, gold.Fade(0.7))
	}
}

// wheelPlace is where the Boost of a sector lies on a turned wheel.
func wheelPlace(m render.Point, rad float64, sector int, turn float64) render.Rect {
	s, co := angle(float64(sector)*120 - 90 + turn)
	side := min(58, rad*0.72)
	return render.Around(render.Pt(m.X+rad*0.55*co, m.Y+rad*0.55*s), side, side)
}

// wheelCoin is where the Intel of a sector lies beside its Boost.
func wheelCoin(boost render.Rect) render.Rect {
	return render.R(boost.Right()-22, boost.Bottom()-24, 26, 26)
}

// boostColor tells saved Boosts from those that work at once.
func boostColor(b rule.Boost) render.Color {
	if b.ColourOf() == rule.Pink {
		return render.Hex(0xFF5BD0)
	}
	return render.Hex(0x38E1FF)
}

// boost draws a Boost token.
func (t *table) boost(c render.Canvas, r render.Rect, x rule.Boost) {
	col := boostColor(x)
	c.Token(r, t.theme, render.Token{Shape: render.RoundToken, Face: col.Mix(render.Hex(0x120C3A), 0.55), Icon: icon("boost", rule.RefBoost(x)), Ink: col.Lighter(0.6)})
	c.RingAt(r.Center(), r.W/2-1, 2, render.Solid(col))
	if x.ColourOf() == rule.Pink {
		c.Icon("intoodeep/zone/ion-heights", render.R(r.Right()-r.W*0.34, r.Y, r.W*0.32, r.W*0.32), render.White)
	}
}

// laySector is a sector of the wheel: its Boost and the Intel beside it.
func (t *table) laySector(b *ui.Builder, i int, at render.Rect) {
	tok, coins := t.s.Wheel[i], int(t.s.WheelIntel[i])
	x := t.thing(refID(rule.KindSector, i), at, ui.LayerPanels+1, t.T("sector", "number", i+1), nil)
	legal := t.offer(&x)
	if !legal && t.asks("claim") {
		t.v.OfferAction(&x, do("claim", i))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	if tok != rule.NoToken {
		ref := rule.RefBoost(rule.BoostOf(tok))
		x.Label = t.name(ref)
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: t.name(ref), Body: t.text("text", ref) + "\n" + t.N("sector.intel", coins)}
		}
	} else {
		x.Tip = tip(x.Label, t.T("sector.empty"))
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if legal {
			shine(c, r.Center(), r.W*0.85, t.theme.Legal.Fade(0.7))
		}
		if tok != rule.NoToken {
			t.boost(c, r.Inset(3), rule.BoostOf(tok))
		}
		if legal {
			c.RingAt(r.Center(), r.W/2-1, 4, render.Solid(t.theme.Legal))
		}
		if coins > 0 {
			c.Coin(wheelCoin(r), t.theme, "", coins)
		}
		if st.Hot() {
			c.RingAt(r.Center(), r.W/2+1, 3, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// layDecks is the crime decks and the Dilemmas, with what is left of them.
func (t *table) layDecks(b *ui.Builder, r render.Rect) {
	t.draw(b, ui.LayerPanels, func(c render.Canvas) { c.Panel(r, t.theme) })
	w := (r.W - 16) / 5
	for i := range 5 {
		at := render.R(r.X+8+float64(i)*w, r.Y+6, w-4, r.H-12)
		n := t.s.DilemmasLeft()
		x := t.thing("dilemmas", at, ui.LayerPanels+1, t.T("deck.dilemmas"), nil)
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: x.Label, Body: t.N("deck.left", n) + "\n" + t.T("deck.dilemmas.tip")}
		}
		col, mark := render.Hex(0xFF5470), "intoodeep/dilemma"
		if i < rule.Decks {
			ref := rules.At(rule.KindDeck, i)
			n = t.s.DeckSize(rule.Deck(i))
			x = t.thing(t.v.ID(ref), at, ui.LayerPanels+1, t.name(ref), nil)
			x.Tip = func() ui.Tip {
				return ui.Tip{Title: t.name(ref), Body: t.N("deck.left", n) + "\n" + t.T("deck.tip."+id(ref))}
			}
			col = [4]render.Color{render.Hex(0x5AA6FF), render.Hex(0xB98CFF), render.Hex(0xFF5BD0), render.Hex(0x4FC7C0)}[i]
			mark = ""
			if i == int(rule.Sides) {
				mark = "intoodeep/side"
			}
		}
		legal := t.offer(&x)
		if !legal && i < rule.Decks && t.asks("draw") {
			t.v.OfferAction(&x, do("draw", i))
		}
		x.Mark, x.Disabled = ui.NoMark, false
		label := itoa(i + 1)
		x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			card := render.Around(render.Pt(r.Center().X, r.Y+23), 38, 44)
			if n > 0 {
				for d := min(3, n) - 1; d >= 0; d-- {
					at := card.Move(float64(d)*2, float64(d)*2)
					low := col.Darker(0.5)
					if mark == "" { // a figure stands on it
						low = col.Darker(0.2)
					}
					c.Round(at, 4, render.Slope(160, col, low))
					c.Frame(at, 4, 1.4, render.Solid(col.Lighter(0.4)))
				}
				if mark != "" {
					c.Icon(mark, render.Around(card.Center(), 26, 26), render.White)
				} else {
					c.TextIn(card, label, t.theme.Heading().Sized(24).Free().In(t.theme.Ink), render.Center|render.Middle)
				}
			} else {
				c.Frame(card, 4, 1.4, render.Solid(col.Fade(0.5)))
			}
			c.TextIn(render.R(r.X, r.Bottom()-22, r.W, 20), itoa(n), t.caption(17), render.Center|render.Middle)
			t.frame(c, r, legal, st)
		})
		b.Add(x)
	}
}
