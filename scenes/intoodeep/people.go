package intoodeep

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/intoodeep"
)

// layRivals is the panels of the others, one below the other; Echo's board lies
// under hers.
func (t *table) layRivals(b *ui.Builder) {
	others := t.others()
	r := t.plan.rivals
	n := float64(len(others))
	if t.s.WithEcho() {
		n++
	}
	const gap = 8.0
	h := min(262, (r.H-(n-1)*gap)/n)
	if t.s.WithEcho() {
		h = (r.H - (n-1)*gap) / n
	}
	y := r.Y
	for _, p := range others {
		t.layRival(b, p, render.R(r.X, y, r.W, h))
		y += h + gap
		if t.s.IsEcho(p) {
			t.layEchoBoard(b, render.R(r.X, y, r.W, h))
			y += h + gap
		}
	}
}

// state is what somebody does now, or when it will.
func (t *table) state(p int) string {
	now := int(t.s.Now)
	who, _ := t.View.Sitter(p)
	switch {
	case t.View.Over:
		return ""
	case p == now && t.s.IsEcho(p):
		return t.T("state.echo")
	case p == now && who.Thinking && who.Bot:
		return t.T("state.thinking")
	case p == now:
		return t.T("state.now")
	case t.s.NextPlayer(now) == p:
		return t.T("state.next")
	}
	return t.T("state.waits")
}

// layRival is somebody else's Console at a glance; looking at it opens the whole of
// it over the viewer's own.
func (t *table) layRival(b *ui.Builder, p int, r render.Rect) {
	pl := &t.s.Players[p]
	col := t.color(p)
	x := t.Thing(t.View.ID(t.s.RefPlayer(p)), r, ui.LayerPanels, t.called(p), nil)
	legal := t.Offer(&x)
	x.Mark = ui.NoMark
	x.Tip = func() ui.Tip { return ui.Tip{Title: t.called(p), Body: t.figuresWords(p)} }
	low := r.H < 200
	face := 64.0
	if low {
		face = 40
	}
	tagH := 40.0
	if low {
		tagH = 32
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.PanelMarked(r, t.Theme, col)
		box := render.R(r.X+14, r.Y+10, face, face)
		t.portrait(c, box, p)
		name := t.called(p)
		words := render.R(box.Right()+10, r.Y+8, r.Right()-box.Right()-20, 28)
		t.fit(c, words, name+" {c:"+hexOf(col)+"}"+numerals[pl.Console]+"{/c}", t.caption(21), render.Left|render.Middle, 18, 16)
		t.fit(c, render.R(words.X, words.Y+25, words.W, 22), t.state(p), t.caption(16).In(t.Theme.Second), render.Left|render.Middle, 15, 14)
		strip := render.R(r.X+12, r.Y+100, r.W-24, 44)
		figures := render.R(r.X+12, strip.Bottom()+8, r.W-24, r.Bottom()-strip.Bottom()-14)
		rows := 2
		if low {
			strip = render.R(r.X+12, r.Y+86, r.W-24, 30)
			figures = render.R(r.X+12, strip.Bottom()+3, r.W-24, r.Bottom()-strip.Bottom()-6)
		}
		if r.H < 150 {
			strip.H = 0
			figures = render.R(r.X+12, r.Y+86, r.W-24, r.H-90)
		}
		if figures.H < 40 {
			rows = 1
		}
		if strip.H > 0 {
			t.gripStrip(c, strip, p)
		}
		t.figures(c, figures, p, rows)
		t.frame(c, r, legal, st)
	})
	b.Add(x)
	tagW := 46.0
	for i, k := range pl.Hooks {
		at := render.R(r.X+90+float64(i)*(tagW+8), r.Y+56, tagW, tagH)
		if low {
			at = render.R(r.X+62+float64(i)*(tagW+8), r.Y+54, tagW, tagH-4)
		}
		if k == rule.Nobody {
			t.Draw(b, ui.LayerPanels+1, func(c render.Canvas) { c.Frame(at, 4, 1.2, render.Solid(t.Theme.PanelEdge.Fade(0.5))) })
			continue
		}
		t.layTag(b, k, at, p, true)
	}
}

// hexOf is a colour as marks in texts name it.
func hexOf(c render.Color) string {
	const digits = "0123456789abcdef"
	return "#" + string([]byte{digits[c.R>>4], digits[c.R&15], digits[c.G>>4], digits[c.G&15], digits[c.B>>4], digits[c.B&15]})
}

// portrait is a player's picture: a masked face in its colour, its mark in the
// corner.
func (t *table) portrait(c render.Canvas, r render.Rect, p int) {
	col := t.color(p)
	c.Round(r, 6, render.Slope(160, col.Darker(0.45), render.Hex(0x0B0824)))
	m := r.Center()
	f := r.W / 64
	c.Clipped(r.Inset(2)).Round(render.R(m.X-24*f, m.Y+14*f, 48*f, 40*f), 16*f, render.Solid(render.Hex(0x07051A)))
	c.Circle(render.Pt(m.X, m.Y-3*f), 17*f, render.Solid(render.Hex(0x0C0928)))
	icons := [...]string{"robber", "android", "domino", "hood", "cyborg"}
	name := "intoodeep/face/" + icons[int(t.s.Players[p].Console)%len(icons)]
	if t.s.IsEcho(p) {
		name = "intoodeep/face/echo"
	}
	c.Icon(name, render.Around(render.Pt(m.X, m.Y-1*f), 44*f, 44*f), col.Lighter(0.15))
	c.Frame(r, 6, 2, render.Solid(col))
	t.shape(c, render.Around(render.Pt(r.X+2, r.Y+2), 18, 18), p)
}

// gripStrip is all Grip discs of a player on one strip of ten spaces.
func (t *table) gripStrip(c render.Canvas, r render.Rect, p int) {
	w := r.W / 10
	for i := range 10 {
		cell := render.R(r.X+float64(i)*w, r.Y, w, r.H)
		c.Fill(cell.Inset(1), render.Solid(rangeColor(i).Fade(0.55)))
	}
	c.Frame(r, 3, 1.2, render.Solid(t.Theme.PanelEdge.Fade(0.6)))
	var at [10]int
	for _, k := range t.s.InPlay() {
		at[t.s.Players[p].Grip[k]]++
	}
	var drawn [10]int
	for _, k := range t.s.InPlay() {
		g := t.s.Players[p].Grip[k]
		n := at[g]
		step := min(11, (r.H-20)/max(1, float64(n-1)))
		m := render.Pt(r.X+(float64(g)+0.5)*w, r.Center().Y+(float64(drawn[g])-float64(n-1)/2)*step)
		drawn[g]++
		c.Circle(m, 10, render.Solid(render.Hex(0x0B0824)))
		c.RingAt(m, 9.5, 1.6, render.Solid(t.color(p)))
		c.Icon(icon("criminal", rule.RefCriminal(k)), render.Around(m, 13, 13), render.White)
	}
}

// rangeColor is the ground of a space of the Grip track: below the ranges, Skill,
// Stamina.
func rangeColor(space int) render.Color {
	switch {
	case space >= rule.Stamina:
		return render.Hex(0x8A2A80)
	case space >= rule.SkillFrom:
		return render.Hex(0x1E7A86)
	}
	return render.Hex(0x35298A)
}

// A figure is a number with its pictogram.
type figure struct {
	icon string
	tint render.Color
	text string
}

// figuresOf is what everybody may know of a player's things.
func (t *table) figuresOf(p int) []figure {
	pl := &t.s.Players[p]
	return []figure{
		{"intoodeep/intel", render.Hex(0xFFB52E), itoa(int(pl.Intel))},
		{"intoodeep/evidence", render.Hex(0xC9C2FF), itoa(t.s.MemorySize(p))},
		{"intoodeep/boost", render.Hex(0x38E1FF), itoa(t.s.SavedSize(p))},
		{"intoodeep/dossier", render.Hex(0xFFD88A), itoa(int(pl.Dossiers))},
		{"intoodeep/dilemma", render.Hex(0xFF7A9A), itoa(t.s.HandSize(p))},
		{"intoodeep/well", render.Hex(0xFF5470), itoa(t.s.WellSize(p))},
		{"intoodeep/tolerance", render.Hex(0x5FE0A0), itoa(int(pl.Tolerance))},
		{"intoodeep/side", render.Hex(0x9AD8FF), itoa(t.s.CrimesOf(p, rule.LevelOne) + t.s.CrimesOf(p, rule.LevelTwo) + t.s.CrimesOf(p, rule.LevelThree) + t.s.CrimesOf(p, rule.Sides))},
	}
}

// figures draws them in rows.
func (t *table) figures(c render.Canvas, r render.Rect, p, rows int) {
	list := t.figuresOf(p)
	if rows == 1 { // what is left out stands on the Console that opens over the viewer's
		list = append(list[:5:5], list[6])
	}
	per := (len(list) + rows - 1) / rows
	w, h := r.W/float64(per), r.H/float64(rows)
	for i, f := range list {
		at := render.R(r.X+float64(i%per)*w, r.Y+float64(i/per)*h, w, h)
		side := min(24, h-4)
		if rows == 1 {
			side = 18
		}
		c.Icon(f.icon, render.R(at.X, at.Center().Y-side/2, side, side), f.tint)
		size := 19.0
		if rows == 1 {
			size = 16
		}
		t.fit(c, render.R(at.X+side+3, at.Y, w-side-3, h), f.text, t.caption(size), render.Left|render.Middle, 15, 13)
	}
}

// figuresWords says the same in words.
func (t *table) figuresWords(p int) string {
	pl := &t.s.Players[p]
	l := []string{
		t.N("has.intel", int(pl.Intel)), t.N("has.evidence", t.s.MemorySize(p)), t.N("has.boosts", t.s.SavedSize(p)), t.N("has.dossiers", int(pl.Dossiers)),
		t.N("has.hand", t.s.HandSize(p), "banked", t.s.WellSize(p)), t.N("has.tolerance", int(pl.Tolerance)),
	}
	if known := t.known(pl.Memory); known != "" && p != t.Seat {
		l = append(l, t.T("has.known", "list", known))
	}
	return strings.Join(l, "\n")
}

// layOwn is the viewer's portrait, Intel and hook slots.
func (t *table) layOwn(b *ui.Builder) {
	r := t.plan.own
	p := t.viewer()
	pl := &t.s.Players[p]
	col := t.color(p)
	head := 118.0
	x := t.Thing(t.View.ID(t.s.RefPlayer(p)), render.R(r.X, r.Y, r.W, head), ui.LayerPanels+1, t.called(p), nil)
	x.Tip = func() ui.Tip { return ui.Tip{Title: t.called(p), Body: t.figuresWords(p)} }
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) { c.PanelMarked(r, t.Theme, col) })
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		box := render.R(r.X+16, r.Y+14, 84, 90)
		t.portrait(c, box, p)
		words := render.R(box.Right()+12, r.Y+12, r.Right()-box.Right()-24, 30)
		t.fit(c, words, t.called(p)+" {c:"+hexOf(col)+"}"+numerals[pl.Console]+"{/c}", t.caption(22), render.Left|render.Middle, 19, 16)
		t.fitForm(c, words.Move(0, 27), t.turnWords(), t.caption(16).In(t.Theme.Second), render.Left|render.Middle, 15, 14)
		c.Coin(render.R(box.Right()+12, r.Y+70, 36, 36), t.Theme, "intoodeep/intel", 0)
		c.TextIn(render.R(box.Right()+56, r.Y+68, 120, 40), itoa(int(pl.Intel)), t.Theme.Number().Sized(32), render.Left|render.Middle)
		if st.Hot() {
			c.Frame(r.Inset(3), 6, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
	h := (r.H - head - 16) / 3
	for i, k := range pl.Hooks {
		at := render.R(r.X+14, r.Y+head+4+float64(i)*h, r.W-28, h-8)
		if k == rule.Nobody {
			t.layEmptySlot(b, i, at)
			continue
		}
		t.layOwnTag(b, k, at)
	}
}

// turnWords says what is left of the viewer's turn, as long and as short as it can be said.
func (t *table) turnWords() []string {
	p := t.viewer()
	if int(t.s.Now) != p || t.s.Phase != rule.Acting {
		return []string{t.state(p)}
	}
	words := t.N("turn.actions", int(t.s.Turning.Actions))
	if k := t.s.Turning.Push; k != rule.Nobody && t.s.Turning.Actions == 0 {
		who := rule.RefCriminal(k)
		return []string{t.T("turn.only", "criminal", t.name(who)), t.T("turn.only", "criminal", t.Text("short", who))}
	} else if k != rule.Nobody {
		words += ", " + t.T("turn.extra", "criminal", t.Text("short", rule.RefCriminal(k)))
	}
	return []string{words}
}

// layEmptySlot is a hook slot without a tag; the third draws a Dilemma.
func (t *table) layEmptySlot(b *ui.Builder, i int, r render.Rect) {
	x := t.Thing("slot:"+itoa(i+1), r, ui.LayerPanels+1, t.T("slot.empty"), nil)
	key := "slot.empty.tip"
	if i == rule.HookSlots-1 {
		key = "slot.third.tip"
	}
	x.Tip = tip(t.T("slot.empty"), t.T(key))
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		pts := []render.Point{{X: r.X, Y: r.Y}, {X: r.Right() - 14, Y: r.Y}, {X: r.Right(), Y: r.Center().Y}, {X: r.Right() - 14, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
		c.Dashes(pts, 1.6, t.Theme.PanelEdge, 7, 5, 0, true)
		words := t.T("slot.empty")
		if i == rule.HookSlots-1 {
			c.Icon("intoodeep/dilemma", render.R(r.X+14, r.Center().Y-16, 32, 32), render.Hex(0xFF7A9A).Fade(0.8))
			words = t.T("slot.third")
		} else {
			c.Icon("intoodeep/hook", render.R(r.X+14, r.Center().Y-16, 32, 32), t.Theme.Second.Fade(0.5))
		}
		t.fit(c, render.R(r.X+54, r.Y, r.W-74, r.H), words, t.caption(17).In(t.Theme.Second), render.Left|render.Middle, 15, 14)
		if st.Hot() {
			c.Line(pts, 2.4, t.Theme.Focus, true)
		}
	})
	b.Add(x)
}

// swing lets a tag that is hung up swing to and fro about its hole until it rests.
func swing(c render.Canvas, r render.Rect, st ui.State) render.Canvas {
	if st.Moved <= 0 || st.Moved >= 1 {
		return c
	}
	return c.Turned(13*math.Sin(st.Moved*3*math.Pi)*(1-st.Moved), render.Pt(r.X+10, r.Center().Y))
}

// layOwnTag is one of the viewer's hook tags: who it is, what its Skill does now,
// and what it could do.
func (t *table) layOwnTag(b *ui.Builder, k rule.Criminal, r render.Rect) {
	ref := rule.RefCriminal(k)
	p := t.viewer()
	x := t.Thing(tagID(int(k)), r, ui.LayerPanels+1, t.T("tag", "criminal", t.name(ref)), nil)
	legal := t.Offer(&x)
	x.Mark, x.Move = ui.NoMark, ui.Move{How: ui.Fly}
	x.Tip = func() ui.Tip { return t.criminalTip(k) }
	col := t.color(p)
	grip := int(t.s.Players[p].Grip[k])
	skilled := t.s.Skilled(p, k)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c = swing(c, r, st)
		pts := []render.Point{{X: r.X, Y: r.Y}, {X: r.Right() - 16, Y: r.Y}, {X: r.Right(), Y: r.Center().Y}, {X: r.Right() - 16, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
		c.Polygon(pts, render.Slope(150, col.Mix(render.Hex(0x120C3A), 0.72), render.Hex(0x0E0A30)))
		edge := col
		switch {
		case st.Hot():
			edge = t.Theme.Focus
		case legal:
			edge = t.Theme.Legal
		}
		c.Line(pts, 2.6, edge, true)
		side := min(56, r.H-16)
		box := render.R(r.X+10, r.Center().Y-side/2, side, side)
		c.Round(box, 6, render.Solid(render.Hex(0x07051A)))
		c.Frame(box, 6, 1.4, render.Solid(col.Fade(0.7)))
		c.Icon(icon("criminal", ref), box.Inset(7), render.White)
		words := render.R(box.Right()+12, r.Y+4, r.Right()-box.Right()-32, r.H-6)
		name := t.name(ref)
		switch {
		case grip >= rule.Stamina:
			name += " {c:#ff5bd0}+" + itoa(grip-rule.Stamina+1) + "{/c}"
		case skilled:
			name += " {icon:common/check|#5cf2ff}"
		}
		if at := render.R(words.X, words.Y, words.W, 26); !t.fit(c, at, name, t.caption(20), render.Left|render.Middle, 18, 16) {
			t.fit(c, at, strings.Replace(name, t.name(ref), t.Text("short", ref), 1), t.caption(20), render.Left|render.Middle, 18)
		}
		line := t.T("skill.short." + id(ref))
		ink := t.Theme.Text
		if !skilled {
			ink = t.Theme.Disabled
			line = t.N("skill.from", rule.SkillFrom-grip)
		}
		t.fit(c, render.R(words.X, words.Y+26, words.W, words.H-26), line, t.line(16).In(ink), render.Left|render.Top, 15, 14)
		if t.s.Locks[k] != rule.NoToken {
			c.Icon("common/lock", render.R(r.Right()-40, r.Y+6, 18, 18), render.Hex(0xFFD45A))
		}
	})
	b.Add(x)
}
