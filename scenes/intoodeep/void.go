package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// The void in the middle of the city, where free hook tags hang, and the tags on Consoles.

// layVoid is the middle of the city: the tags that hang there, and who has the
// others.
func (t *table) layVoid(b *ui.Builder) {
	o := t.plan.city
	in := flat(o.Inner) - 12
	box := render.Around(o.Center, 2*in, 2*in)
	var free, taken []rule.Criminal
	for _, k := range t.s.InPlay() {
		if t.s.HolderOf(k) < 0 {
			free = append(free, k)
		} else {
			taken = append(taken, k)
		}
	}
	t.Draw(b, ui.LayerBoard+1, func(c render.Canvas) {
		st := t.Theme.Label().Sized(17).In(t.Theme.Text)
		st.Floor = render.CaptionFloor
		t.fit(c, render.R(box.X, box.Y+4, box.W, 24), t.T("void"), st, render.Center|render.Middle, 15, 13)
		if len(free) == 0 {
			t.fit(c, render.R(box.X+8, box.Center().Y-30, box.W-16, 44), t.T("void.empty"), st.In(t.Theme.Second), render.Center|render.Middle, 15, 13)
		}
		for i, k := range taken {
			at := render.Around(render.Pt(o.Center.X+(float64(i)-float64(len(taken)-1)/2)*34, box.Bottom()-24), 28, 28)
			col := t.color(t.s.HolderOf(k))
			c.Circle(at.Center(), 14, render.Solid(render.Hex(0x0B0824)))
			c.RingAt(at.Center(), 13, 2, render.Solid(col.Fade(0.8)))
			c.Icon(icon("criminal", rule.RefCriminal(k)), at.Inset(6), col.Fade(0.9))
			t.shape(c, render.Around(render.Pt(at.Center().X, at.Bottom()+3), 13, 13), t.s.HolderOf(k))
		}
	})
	cols, h, gap := 1, 36.0, 5.0
	if len(free) > 3 {
		h, gap = 31, 3
	}
	if len(free) > 4 {
		cols, h, gap = 2, 36, 5
	}
	rows := (len(free) + cols - 1) / cols
	w := (box.W - float64(cols-1)*gap) / float64(cols)
	top := o.Center.Y - 2 - (float64(rows)*(h+gap)-gap)/2
	if len(free) == 4 {
		top -= 4
	}
	for i, k := range free {
		r := render.R(box.X+float64(i%cols)*(w+gap), top+float64(i/cols)*(h+gap), w, h)
		t.layTag(b, k, r, -1, cols > 1)
	}
}

// layTag is a hook tag in the void or on a Console of another.
func (t *table) layTag(b *ui.Builder, k rule.Criminal, r render.Rect, holder int, bare bool) {
	ref := rule.RefCriminal(k)
	x := t.Thing(tagID(int(k)), r, ui.LayerPanels+1, t.T("tag", "criminal", t.name(ref)), nil)
	legal := t.Offer(&x)
	if !legal && t.View.Asked && t.Asks(rule.VHook) {
		t.View.OfferAction(&x, rules.Do(rule.VHook, int(k)))
	}
	x.Mark, x.Disabled, x.Move = ui.NoMark, false, ui.Move{How: ui.Fly}
	x.Tip = func() ui.Tip { return t.criminalTip(k) }
	col := t.Theme.Accent2
	if holder >= 0 {
		col = t.color(holder)
	}
	lock := t.s.Locks[k] != rule.NoToken
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c = swing(c, r, st)
		edge := col
		if legal {
			c.Glow(r.Inset(-10), t.Theme.Legal.Fade(0.5))
			edge = t.Theme.Legal
		}
		if st.Hot() {
			edge = t.Theme.Focus
		}
		nose := min(12, r.W*0.2)
		pts := []render.Point{{X: r.X, Y: r.Y}, {X: r.Right() - nose, Y: r.Y}, {X: r.Right(), Y: r.Y + r.H/2}, {X: r.Right() - nose, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
		c.Polygon(pts, render.Slope(150, col.Mix(render.Hex(0x120C3A), 0.62), render.Hex(0x120C3A)))
		c.Line(pts, 2.4, edge, true)
		side := min(r.H-8, 28)
		if r.W < 60 || bare && t.plan.Small() {
			c.Icon(icon("criminal", ref), render.Around(r.Center().Add(render.Pt(-3, 0)), side, side), render.White)
		} else {
			c.Icon(icon("criminal", ref), render.R(r.X+6, r.Center().Y-side/2, side, side), render.White)
			st := t.Theme.Strong().Sized(18)
			st.Floor = render.CaptionFloor
			room := render.R(r.X+side+10, r.Y, r.W-side-10-nose, r.H)
			name := t.Text("name", ref)
			if w, _ := c.Ruler().Measure(name, st.Sized(16)); bare || w > room.W {
				name = t.Text("short", ref)
			}
			t.fit(c, room, name, st, render.Left|render.Middle, 16, 14)
		}
		if lock {
			c.Icon("common/lock", render.R(r.Right()-nose-14, r.Y-4, 16, 16), render.Hex(0xFFD45A))
		}
	})
	b.Add(x)
}
