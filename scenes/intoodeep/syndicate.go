package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// laySyndicate is the Syndicate board: the Chapter grid, the Chapter track and the
// Final Plot.
func (t *table) laySyndicate(b *ui.Builder) {
	p := t.plan.syndicate
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) {
		c.Panel(p, t.Theme)
		c.TextIn(render.R(p.X+16, p.Y+8, 200, 26), t.T("syndicate"), t.heading(), render.Left|render.Middle)
	})
	gridW := 0.45 * p.W
	for row := range 3 {
		t.layRow(b, row, render.R(p.X+10, p.Y+38+float64(row)*54, gridW, 50))
	}
	t.layTrack(b, render.R(p.X+gridW+16, p.Y+8, 118, 190))
	plot := render.R(p.X+gridW+146, p.Y+8, p.W-gridW-156, 190)
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) {
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
	x := t.Thing(refID(rule.KindPlace, rule.PlaceRow+row), r, ui.LayerPanels+1, t.T("row", "evidence", t.Text("name", rule.RefEvidence(e))), nil)
	legal := t.Offer(&x)
	if !legal && t.Asks(rule.VPlace) {
		t.View.OfferAction(&x, rules.Do(rule.VPlace, rule.PlaceRow+row))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: x.Label, Body: t.N("row.left", t.s.DossiersLeft(row), "all", t.s.SlotsOf(row)) + "\n" + t.dossierWords(int(t.s.Chapter))}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r, 6, render.Solid(render.Hex(0x0B0828).Fade(0.55)))
		t.typed(c, render.R(r.X+5, r.Y+4, 42, 42), e)
		n := t.s.SlotsOf(row)
		w := (r.W - 62) / 3
		for i := range 3 {
			at := render.R(r.X+58+float64(i)*w, r.Y+4, w-6, r.H-8)
			switch {
			case i >= n:
				c.Frame(at, 5, 1, render.Solid(t.Theme.PanelEdge.Fade(0.25)))
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
	x := t.Thing("chapter", r, ui.LayerPanels+1, t.T("chapter.title"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: t.T("chapter.now", "numeral", numerals[t.s.Chapter-1]), Body: t.chapterWords()}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.fit(c, render.R(r.X, r.Y, r.W, 26), t.T("chapter.title"), t.heading(), render.Center|render.Middle, 15, 13)
		for i := range 3 {
			at := render.Around(render.Pt(r.Center().X, r.Y+52+float64(i)*48), 42, 42)
			now := int(t.s.Chapter) == i+1
			face, ink := render.Hex(0x1B1450), t.Theme.Second
			if now {
				face, ink = render.Hex(0xFF5BD0), t.Theme.Ink
				shine(c, at.Center(), 40, face.Fade(0.8))
			}
			if i+1 < t.s.FirstChapter() { // not played in this game
				face, ink = render.Hex(0x0D0930), t.Theme.Second.Fade(0.45)
			}
			octagon(c, at, face, t.Theme.PanelEdge)
			c.TextIn(at, numerals[i], t.caption(18).In(ink), render.Center|render.Middle)
			if i+1 < t.s.FirstChapter() {
				c.Segment(render.Pt(at.X+8, at.Bottom()-8), render.Pt(at.Right()-8, at.Y+8), 2.4, t.Theme.Second.Fade(0.6))
			}
		}
		if t.s.Triggered {
			c.Icon("common/hourglass", render.R(r.Right()-24, r.Y+30, 22, 22), t.Theme.Alarm)
		} else if _, near := t.s.StallIn(); near {
			c.Icon("common/clock", render.R(r.Right()-24, r.Y+30, 22, 22), t.Theme.Alarm)
		}
		if st.Hot() {
			c.Frame(r, 6, 2, render.Solid(t.Theme.Focus))
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
	x := t.Thing(refID(rule.KindPlace, place), r, ui.LayerPanels+1, t.name(rule.RefPlace(place)), nil)
	legal := t.Offer(&x)
	if !legal && t.Asks(rule.VPlace) {
		t.View.OfferAction(&x, rules.Do(rule.VPlace, place))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		body := t.T("slot.open", "bonus", t.T(key))
		if tok := t.s.Slots[i]; tok != rule.NoToken {
			body = t.T("slot.taken")
			if tok != rule.Hidden {
				body = t.T("slot.known", "evidence", t.Text("name", rule.RefEvidence(rule.TypeOf(tok))))
			}
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		at := render.R(r.X+3, r.Y+3, 44, 44)
		tok := t.s.Slots[i]
		ink := t.Theme.Second
		if tok == rule.NoToken {
			ink = t.Theme.Light
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
	x := t.Thing("public", open, ui.LayerPanels+1, t.T("public"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: x.Label, Body: t.T("public.tip") + "\n" + t.T("foil.tip", "types", types, "tokens", tokens)}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Well(r, t.Theme)
		foil, fw := t.T("foil", "types", types, "tokens", tokens), 196.0
		if t.plan.Small() || t.s.Public.Len() > 1 {
			foil, fw = t.T("foil.short", "types", types, "tokens", tokens), 84
		}
		t.fit(c, render.R(r.Right()-fw-6, r.Y, fw, r.H), foil, t.caption(17).In(render.Hex(0xFF9AD8)), render.Right|render.Middle, 15, 13)
		list := t.s.Public.List()
		step := min(34, (r.W-fw-24)/float64(max(1, len(list))))
		for i, x := range list {
			t.token(c, render.R(r.X+8+float64(i)*step, r.Center().Y-16, 32, 32), uint8(x))
		}
		if len(list) == 0 {
			c.Icon("common/unlock", render.R(r.X+12, r.Center().Y-11, 22, 22), t.Theme.Second.Fade(0.6))
		}
		if st.Hot() {
			c.Frame(r, 5, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
}

// layLocker is a player's locker.
func (t *table) layLocker(b *ui.Builder, p int, r render.Rect) {
	place := rule.PlaceLocker + p
	name := t.called(p)
	x := t.Thing(refID(rule.KindPlace, place), r, ui.LayerPanels+1, t.T("locker", "name", name), nil)
	legal := t.Offer(&x)
	if !legal && t.Asks(rule.VPlace) {
		t.View.OfferAction(&x, rules.Do(rule.VPlace, place))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	x.Tip = func() ui.Tip {
		body := t.N("locker.size", t.s.LockerSize(p))
		if known := t.known(t.s.Players[p].Locker); known != "" {
			body += "\n" + t.T("locker.known", "list", known)
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		col := t.color(p)
		c.Round(r, 5, render.Slope(180, render.Hex(0x201A55), render.Hex(0x0D0A2E)))
		c.Frame(r, 5, 2, render.Solid(col.Fade(0.8)))
		t.shape(c, render.R(r.X+7, r.Center().Y-8, 16, 16), p)
		c.Icon("intoodeep/evidence", render.R(r.X+28, r.Center().Y-11, 22, 22), t.Theme.Second)
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
			l = append(l, t.N("tokens", n, "evidence", t.Text("name", rule.RefEvidence(e))))
		}
	}
	return strings.Join(l, ", ")
}
