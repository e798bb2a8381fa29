package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// shownConsole is whose Console lies below the city: the viewer's, or that of the
// rival whose panel is looked at.
func (t *table) shownConsole() int {
	if d := t.s.Depth; d > 0 && t.s.IsEcho(int(t.s.Frames[d-1].Who)) && (t.Asks(rule.VAdvance) || t.Asks(rule.VLose)) {
		return int(t.s.Frames[d-1].Who) // it is her discs that are asked about
	}
	if name, ok := strings.CutPrefix(t.View.Hot, "seat:"); ok && !t.Asks(rule.VChallenge) && !t.Asks(rule.VSwapTags) {
		for i, s := range info.Refs[rule.KindSeat].IDs {
			if p := t.s.PlayerOf(rules.At(rule.KindSeat, i)); s == name && p >= 0 {
				return p
			}
		}
	}
	return t.viewer()
}

// layConsole is a Console: Grip track, corruption and Memory.
func (t *table) layConsole(b *ui.Builder) {
	r := t.plan.console
	p := t.shownConsole()
	pl := &t.s.Players[p]
	own := p == t.Seat
	col := t.color(p)
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) {
		c.Panel(r, t.Theme)
		c.Frame(r, render.PanelRadius, 2, render.Solid(col.Fade(0.8)))
		t.shape(c, render.R(r.X+14, r.Y+12, 20, 20), p)
		title := t.T("console", "numeral", numerals[pl.Console])
		if !own {
			title = t.T("console.of", "name", t.called(p))
		}
		t.fit(c, render.R(r.X+42, r.Y+8, r.W*0.5, 28), title, t.heading(), render.Left|render.Middle, 16, 14)
	})
	wellW := 150.0
	track := render.R(r.X+14, r.Y+66, r.W-28-wellW, r.H-66-96)
	t.layGrip(b, p, track)
	t.layWell(b, p, render.R(r.Right()-wellW-4, r.Y+8, wellW-8, r.H-106))
	t.layMemory(b, p, render.R(r.X+12, r.Bottom()-90, r.W-24, 80))
}

// discsAt is how high above the foot of the Grip track its discs stand: below them is what a space scores.
const discsAt = 40

// layGrip is the Grip track with its ranges and the discs on it.
func (t *table) layGrip(b *ui.Builder, p int, r render.Rect) {
	w := r.W / 10
	low := rule.TopGrip
	for _, k := range t.s.InPlay() {
		low = min(low, int(t.s.Players[p].Grip[k]))
	}
	t.Draw(b, ui.LayerPanels+1, func(c render.Canvas) {
		for i, part := range [3]struct {
			from, to int
			key      string
			col      render.Color
		}{{0, rule.SkillFrom, "grip", render.Hex(0xA79BFF)}, {rule.SkillFrom, rule.Stamina, "skill", render.Hex(0x5CF2FF)}, {rule.Stamina, 10, "stamina", render.Hex(0xFF7AD8)}} {
			at := render.R(r.X+float64(part.from)*w, r.Y-28, float64(part.to-part.from)*w, 24)
			t.fit(c, at, t.T("range."+part.key, "n", part.from), t.heading().In(part.col), render.Center|render.Middle, 14, 12)
			if i > 0 {
				c.Line([]render.Point{{X: at.X + 3, Y: r.Y}, {X: at.X + 3, Y: r.Y - 4}, {X: at.Right() - 3, Y: r.Y - 4}, {X: at.Right() - 3, Y: r.Y}}, 1.6, part.col, false)
			}
		}
		for i := range 10 {
			cell := render.R(r.X+float64(i)*w, r.Y, w-3, r.H)
			col := rangeColor(i)
			c.Round(cell, 5, render.Slope(180, col.Mix(render.Hex(0x0B0824), 0.35), col.Mix(render.Hex(0x0B0824), 0.75)))
			c.Frame(cell, 5, 1.2, render.Solid(col.Lighter(0.15).Fade(0.8)))
			t.fit(c, render.R(cell.X, cell.Y+2, cell.W, 18), itoa(i), t.caption(14).In(col.Lighter(0.65)), render.Center|render.Middle, 13, 12)
			ink := t.Theme.Second
			if i == low { // what the track scores, in Intel
				ink = t.Theme.Legal
				c.Icon("intoodeep/intel", render.Around(render.Pt(cell.Center().X, cell.Bottom()-32), 13, 13), ink)
			}
			c.TextIn(render.R(cell.X, cell.Bottom()-26, cell.W, 24), itoa(rule.GripValue(i)), t.caption(17).In(ink), render.Center|render.Middle)
		}
	})
	var count [10]int
	for _, k := range t.s.InPlay() {
		g := int(t.s.Players[p].Grip[k])
		n := count[g]
		count[g]++
		rad := min(18, w/2-3)
		step := min(2*rad+3, (r.H-discsAt-2-2*rad)/4)
		m := render.Pt(r.X+(float64(g)+0.5)*w-1.5, r.Bottom()-discsAt-rad-float64(n)*step)
		t.layDisc(b, p, k, m, rad)
	}
}

// layDisc is a Grip disc.
func (t *table) layDisc(b *ui.Builder, p int, k rule.Criminal, m render.Point, rad float64) {
	ref := rule.RefCriminal(k)
	x := t.Thing(discID(int(k)), render.Around(m, 2*rad, 2*rad), ui.LayerPanels+2, t.T("disc", "criminal", t.name(ref)), nil)
	x.Shape = ui.Circle(m.Mul(t.plan.U), rad*t.plan.U)
	legal := false
	if p == t.viewer() || t.s.IsEcho(p) {
		legal = t.Offer(&x)
	}
	x.Mark, x.Move, x.Raises = ui.NoMark, ui.Move{How: ui.Glide}, true
	g := int(t.s.Players[p].Grip[k])
	x.Tip = func() ui.Tip {
		body := t.N("disc.tip", g, "worth", rule.GripValue(g)) + "\n" + t.T("criminal.skill", "text", t.Text("text", ref))
		return ui.Tip{Title: x.Label, Body: body}
	}
	hooked := t.s.HolderOf(k) == p
	col := t.color(p)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if legal {
			shine(c, r.Center(), rad*1.9, t.Theme.Legal.Fade(0.8))
		}
		c.Circle(r.Center().Add(render.Pt(1, 3)), rad, render.Solid(render.Black.Fade(0.5)))
		face := render.Hex(0x0E0A30)
		if hooked {
			face = col.Mix(face, 0.62)
		}
		c.Circle(r.Center(), rad, render.Slope(150, face.Lighter(0.12), face.Darker(0.2)))
		edge := col
		switch {
		case st.Hot():
			edge = t.Theme.Focus
		case legal:
			edge = t.Theme.Legal
		}
		c.RingAt(r.Center(), rad-1, 2.6, render.Solid(edge))
		c.Icon(icon("criminal", ref), r.Inset(rad*0.32), render.White)
	})
	b.Add(x)
}

// layWell is the Corruption Well and the Tolerance.
func (t *table) layWell(b *ui.Builder, p int, r render.Rect) {
	pl := &t.s.Players[p]
	own := p == t.Seat
	banked := pl.Well.Corruption()
	low, high := t.couldBank(p)
	x := t.Thing("well", r, ui.LayerPanels+1, t.T("well"), nil)
	legal := own && t.Offer(&x)
	if own {
		for i := range x.Choices {
			x.Choices[i].Icon = "intoodeep/dilemma"
		}
	}
	x.Mark = ui.NoMark
	x.Tip = func() ui.Tip {
		body := t.N("well.size", t.s.WellSize(p))
		if own {
			body = t.N("well.own", t.s.WellSize(p), "corruption", banked, "tolerance", int(pl.Tolerance), "net", banked-int(pl.Tolerance))
			if t.s.HandSize(p) > 0 {
				body += "\n" + t.T("well.more", "low", low, "high", high)
			}
			for _, f := range pl.Well.List() {
				body += "\n" + t.name(rule.RefFace(rule.FaceOf(f)))
			}
		}
		return ui.Tip{Title: t.T("well"), Body: body + "\n" + t.T("well.tip")}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.fit(c, render.R(r.X, r.Y, r.W, 24), t.T("well"), t.heading().In(render.Hex(0xFF8AA0)), render.Center|render.Middle, 15, 13)
		tube := t.tubeIn(r)
		if own {
			t.paintWell(c, tube, float64(banked), low, high)
		} else {
			t.paintWell(c, tube, -1, 0, 0)
		}
		side := render.R(tube.Right()+8, tube.Y+2, r.Right()-tube.Right()-8, tube.H)
		oct := render.Around(render.Pt(side.Center().X, side.Y+30), 54, 54)
		octagon(c, oct, render.Hex(0x0B2A22), render.Hex(0x5FE0A0))
		c.Icon("intoodeep/tolerance", oct.Inset(7), render.Hex(0x5FE0A0).Fade(0.35))
		c.TextIn(oct, itoa(int(pl.Tolerance)), t.Theme.Number().Sized(24), render.Center|render.Middle)
		now := t.T("well.unknown")
		if own {
			now = t.N("well.now", banked-int(pl.Tolerance))
		}
		if at := render.R(side.X-4, oct.Bottom()+10, side.W+8, 56); !t.fit(c, at, now, t.caption(17), render.Center|render.Middle, 15, 13) {
			number, _, _ := strings.Cut(now, " ")
			t.fit(c, at, number, t.caption(17), render.Center|render.Middle, 15)
		}
		t.frame(c, r, legal, st)
	})
	b.Add(x)
}

// wellFull is the corruption at which the picture of a well is full.
const wellFull = 48.0

// tubeIn is the place of the tube in the well's.
func (t *table) tubeIn(r render.Rect) render.Rect {
	wide := 50.0
	if t.plan.Small() {
		wide = 66
	}
	return render.R(r.X+6, r.Y+32, wide, r.H-40)
}

// paintWell draws the tube: what is banked as liquid, above it what banking the hand
// could add, from low to high; a level below 0 is not known.
func (t *table) paintWell(c render.Canvas, tube render.Rect, level float64, low, high int) {
	c.Round(tube, 14, render.Solid(render.Hex(0x1A0616)))
	fill := func(n float64) float64 { return (tube.H - 8) * min(1, n/wellFull) }
	if level < 0 {
		c.TextIn(tube, "?", t.Theme.Number().Sized(26).In(render.Hex(0xFF8AA0)), render.Center|render.Middle)
	} else {
		if high > 0 {
			h := fill(level + float64(high))
			c.Round(render.R(tube.X+4, tube.Bottom()-4-h, tube.W-8, h), 10, render.Solid(render.Hex(0xFF5470).Fade(0.28)))
		}
		h := fill(level)
		liquid := render.R(tube.X+4, tube.Bottom()-4-h, tube.W-8, h)
		c.Round(liquid, 10, render.Slope(180, render.Hex(0xFF6A80), render.Hex(0xC01830)))
		if h > 10 {
			c.Ellipse(render.R(liquid.X+3, liquid.Y+1, liquid.W-6, 7), render.Solid(render.Hex(0xFFB0BC).Fade(0.8)))
		}
		c.Round(render.R(tube.X+8, tube.Y+10, 6, tube.H-20), 3, render.Solid(render.White.Fade(0.13)))
		for n := 10.0; n < wellFull; n += 10 {
			y := tube.Bottom() - 4 - fill(n)
			c.Segment(render.Pt(tube.Right()-13, y), render.Pt(tube.Right()-4, y), 1.4, render.White.Fade(0.4))
		}
		if high > 0 {
			for i, line := range t.span(low, high) {
				t.fit(c, render.R(tube.X, tube.Y+6+float64(i)*19, tube.W, 22), line, t.caption(16).In(render.Hex(0xFFC0CC)), render.Center|render.Middle, 14, 12)
			}
		}
		c.TextIn(render.R(tube.X, tube.Bottom()-38, tube.W, 30), itoa(int(level+0.5)), t.Theme.Number().Sized(22), render.Center|render.Middle)
	}
	c.Frame(tube, 14, 2, render.Solid(render.Hex(0xFF8AA0).Fade(0.8)))
}

// span are the lines that say how much is added: the least and the most, once where they are the same.
func (t *table) span(low, high int) []string {
	if low == high {
		return []string{"+" + itoa(low)}
	}
	return []string{"+" + itoa(low), t.T("well.up-to", "n", high)}
}

// couldBank is the least and the most corruption that banking half of a hand, as it
// is, would add.
func (t *table) couldBank(p int) (low, high int) {
	if p != t.Seat {
		return 0, 0
	}
	var l []int
	for _, card := range t.s.Players[p].Hand.List() {
		n := int(rule.Printed(rule.FaceOf(card)).Corruption)
		at := 0
		for at < len(l) && l[at] < n {
			at++
		}
		l = append(l[:at], append([]int{n}, l[at:]...)...)
	}
	half := (len(l) + 1) / 2
	for i := range half {
		low += l[i]
		high += l[len(l)-1-i]
	}
	return low, high
}

// layMemory is what lies in a Memory: Evidence, Boosts and Dossiers.
func (t *table) layMemory(b *ui.Builder, p int, r render.Rect) {
	pl := &t.s.Players[p]
	own := p == t.Seat
	t.Draw(b, ui.LayerPanels+1, func(c render.Canvas) { c.Well(r, t.Theme) })
	var kinds []rule.Evidence
	for e := range rule.Evidence(rule.Types) {
		if pl.Memory.Count(e) > 0 {
			kinds = append(kinds, e)
		}
	}
	boosts := map[rule.Boost]int{}
	var order []rule.Boost
	for _, tok := range pl.Saved.List() {
		x := rule.BoostOf(tok)
		if boosts[x] == 0 {
			order = append(order, x)
		}
		boosts[x]++
	}
	n := len(kinds) + len(order) + 1
	hidden := int(t.s.Unseen.Memory[p]) + int(t.s.Unseen.Saved[p])
	if hidden > 0 {
		n += 2
	}
	step := min(66, (r.W-16)/float64(n))
	at := func(i int) render.Rect {
		return render.Around(render.Pt(r.X+12+(float64(i)+0.5)*step, r.Center().Y), 50, 50)
	}
	i := 0
	for _, e := range kinds {
		ref := rule.RefEvidence(e)
		count := pl.Memory.Count(e)
		x := t.Thing(memoryID(int(e)), at(i), ui.LayerPanels+2, t.Text("name", ref), nil)
		legal := own && t.Offer(&x)
		if own && !legal && t.Asks(rule.VFile) {
			t.View.OfferAction(&x, rules.Do(rule.VFile, int(e)))
		}
		x.Mark, x.Raises = ui.NoMark, true
		x.Tip = tip(t.N("memory.token", count, "evidence", t.Text("name", ref)), t.T("memory.tip"))
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if legal {
				shine(c, r.Center(), r.W*0.8, t.Theme.Legal.Fade(0.7))
			}
			t.typed(c, r, e)
			if count > 1 {
				c.Count(render.Pt(r.Right()-6, r.Bottom()-6), count, t.Theme)
			}
			if st.Hot() {
				c.RingAt(r.Center(), r.W/2+2, 3, render.Solid(t.Theme.Focus))
			}
		})
		b.Add(x)
		i++
	}
	if hidden > 0 {
		place := at(i)
		t.Draw(b, ui.LayerPanels+2, func(c render.Canvas) {
			t.token(c, place, rule.Hidden)
			c.Count(render.Pt(place.Right()-6, place.Bottom()-6), int(t.s.Unseen.Memory[p]), t.Theme)
			if n := int(t.s.Unseen.Saved[p]); n > 0 {
				next := at(i + 1)
				c.Token(next, t.Theme, render.Token{Shape: render.RoundToken, Face: render.Hex(0x245A86), Icon: "intoodeep/boost", Count: n})
			}
		})
		i += 2
	}
	for _, x := range order {
		t.layBoost(b, own, x, boosts[x], at(i))
		i++
	}
	place := at(n - 1)
	d := t.Thing("dossiers", place, ui.LayerPanels+2, t.N("has.dossiers", int(pl.Dossiers)), nil)
	pays, _, _ := rule.Dossier(int(t.s.Chapter))
	d.Tip = tip(t.N("has.dossiers", int(pl.Dossiers)), t.T("row.pays", "pays", pays))
	d.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if pl.Dossiers == 0 {
			c.Frame(r.Inset(6), 5, 1.4, render.Solid(t.Theme.PanelEdge.Fade(0.5)))
		} else {
			dossier(c, r)
			c.Count(render.Pt(r.Right()-5, r.Bottom()-8), int(pl.Dossiers), t.Theme)
		}
		if st.Hot() {
			c.Frame(r, 5, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(d)
}

// layBoost is a saved Boost.
func (t *table) layBoost(b *ui.Builder, own bool, x rule.Boost, n int, at render.Rect) {
	ref := rule.RefBoost(x)
	th := t.Thing(t.View.ID(ref), at, ui.LayerPanels+2, t.name(ref), nil)
	legal := own && t.Offer(&th)
	if own && !legal && t.s.Phase == rule.Acting && t.s.Depth == 0 && t.View.Asked {
		t.View.OfferAction(&th, rules.Do(rule.VBoost, int(x)))
	}
	th.Mark, th.Disabled, th.Raises = ui.NoMark, false, true
	th.Tip = tip(t.name(ref), t.Text("text", ref))
	th.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if legal {
			shine(c, r.Center(), r.W*0.8, t.Theme.Legal.Fade(0.6))
		}
		t.boost(c, r, x)
		if n > 1 {
			c.Count(render.Pt(r.Right()-6, r.Bottom()-6), n, t.Theme)
		}
		if st.Hot() {
			c.RingAt(r.Center(), r.W/2+2, 3, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(th)
}
