package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// This file lays what is left on the table of a heist that is over: who stands where they
// got out or were caught, what became of whose panel is open, and what the job came to.

// ended is the story of the heist once it is over, nil before.
func (t *table) ended() *story {
	if t.over == nil && t.match != nil {
		t.over = t.recall(t.match)
	}
	return t.over
}

// layEnded stands everybody where their way ended: faded, and crossed out who was busted.
func (t *table) layEnded(b *ui.Builder, x *story) {
	for f := range x.walks {
		w := &x.walks[f]
		if len(w.at) == 0 {
			continue
		}
		side := t.grid.Side
		r := t.endBox(x, f)
		b.Add(ui.Thing{
			ID: t.pawnID(f), Shape: t.u.Box(r), Layer: ui.LayerPawns, Label: t.figureName(f), Move: ui.Move{How: ui.Jump}, Mouse: true,
			Tip: func() ui.Tip { return t.pawnTip(f) }, Press: func() { t.open(f) },
			Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				c.Faded(0.75).Figure(r, theme, render.Figure{Seat: f, Kind: render.Piece, Selected: f == t.who})
				if w.fate.bad() {
					paintCross(c, render.Pt(r.Center().X+side*0.3, r.Y+side*0.16), side)
				}
			}),
		})
	}
}

// endBox is where a figure stands at the end, beside those who ended on the same hex.
func (t *table) endBox(x *story, f int) render.Rect {
	n, i := 0, 0
	for o := range x.walks {
		if x.walks[o].last() == x.walks[f].last() {
			if o < f {
				i++
			}
			n++
		}
	}
	side := t.grid.Side
	p := t.center(x.walks[f].last()).Add(render.Pt(side*0.5*(float64(i)-float64(n-1)/2), side*0.34))
	return render.R(p.X-side*0.34, p.Y-side*1.02, side*0.68, side*1.02)
}

// paintCross crosses out a figure on a hex of some size.
func paintCross(c render.Canvas, at render.Point, side float64) {
	d := side * 0.2
	c.Segment(at.Add(render.Pt(-d, -d)), at.Add(render.Pt(d, d)), side*0.1, red.Lighter(0.1))
	c.Segment(at.Add(render.Pt(d, -d)), at.Add(render.Pt(-d, d)), side*0.1, red.Lighter(0.1))
}

// layFate tells in the panel of a figure what became of it, and below what the job came to.
func (t *table) layFate(b *ui.Builder, r render.Rect, x *story, f int) {
	th, row := b.Theme(), t.reportRow(x, f)
	sum := t.verdictLine(x) + "\n" + t.decided(x, t.broke(x))
	head, ink := t.verdict(), greenCell.Darker(0.42)
	if !t.won() {
		ink = red.Darker(0.25)
	}
	b.Add(ui.Thing{ID: "fate", Shape: t.u.Box(r), Layer: ui.LayerRooms, Decor: true, Label: row.Stamp + " " + row.Text + " " + head + ". " + sum, Move: ui.Move{How: ui.Jump}, Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r, 5, render.Solid(render.Hex(0xFFFDF2).Fade(0.75)))
		c.Frame(r, 5, 1.6, render.Solid(headInk.Fade(0.55)))
		stamp := greenCell.Darker(0.42)
		if row.Bad {
			stamp = red.Darker(0.25)
		}
		title := caption(render.Style{Face: render.Oswald700, Size: 30, Lead: 36, Color: stamp, Theme: th})
		body := caption(render.Style{Face: render.Sans400, Size: 26, Lead: 31, Color: headInk, Theme: th})
		in := r.Pad(18, 12, 18, 12)
		c.TextFit(render.R(in.X, in.Y, in.W, 40), row.Stamp, title, render.Left|render.Middle, 26, 22)
		half := (in.H - 52) * 0.42
		c.TextFit(render.R(in.X, in.Y+44, in.W, half), row.Text, body, render.Left|render.Top, 23, 20, 18, 16)
		y := in.Y + 48 + half
		c.Fill(render.R(in.X, y, in.W, 1.6), render.Solid(headInk.Fade(0.4)))
		c.TextFit(render.R(in.X, y+6, in.W, 36), head, title.In(ink).Sized(26), render.Left|render.Middle, 24, 21, 18)
		c.TextFit(render.R(in.X, y+44, in.W, in.Bottom()-y-44), sum, body, render.Left|render.Top, 23, 20, 18, 16)
	})})
}

// goalWords are what the job asks for, once it is over what it came to.
func (t *table) goalWords() string {
	if t.over != nil {
		return t.verdict()
	}
	return t.v.Text("goal." + info.Refs[kHeist].IDs[t.s.Heist])
}

// goalInk is the colour of these words.
func (t *table) goalInk() render.Color {
	switch {
	case t.over == nil:
		return paperInk
	case t.won():
		return greenCell.Darker(0.42)
	}
	return red.Darker(0.25)
}
