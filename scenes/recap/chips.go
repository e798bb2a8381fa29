package recap

import (
	"safehouse/render"
)

// Measures of chips, in points.
const (
	chipGap  = 8.0
	chipEdge = 9.0
	chipSide = 18.0 // of the shape of who did it
)

// Chips are what rivals changed for oneself, side by side in one line: as many as have room.
type Chips struct {
	List  []Change // those that are shown
	Wide  float64  // points, with the title before them
	title string
	head  float64 // how wide the title is
	named bool    // the things are named, where there is room for that
}

// ChipHigh is how high a line of chips is.
func (p *Painter) ChipHigh(k render.Ruler) float64 {
	_, h := k.Measure("X", Figure(p.Theme))
	return max(Icon+6, h+8)
}

// Chips are the changes that have a place in a room of some width, with the names of things where all of them have.
func (p *Painter) Chips(k render.Ruler, title string, list []Change, room float64) Chips {
	head, _ := k.Measure(title, p.chipTitle())
	for _, named := range []bool{true, false} {
		for n := len(list); n > 0; n-- {
			x := Chips{List: list[:n], Wide: head, title: title, head: head, named: named}
			for _, c := range x.List {
				x.Wide += chipGap + p.chipWide(k, c, named)
			}
			if x.Wide <= room {
				return x
			}
			if named {
				break // rather all of them without names
			}
		}
	}
	return Chips{}
}

func (p *Painter) chipTitle() render.Style {
	st := p.Theme.Strong().Sized(15)
	st.Floor = render.CaptionFloor
	return st
}

// chipWide is how wide a chip is.
func (p *Painter) chipWide(k render.Ruler, x Change, named bool) float64 {
	w := 2*chipEdge + chipSide + 6 + p.deedWide(k, x.Row.Deed)
	if name := p.chipName(x); named && name != "" {
		n, _ := k.Measure(name, NameStyle(p.Theme, 15))
		w += n + 10
	}
	return w
}

// chipName is the name of what was changed.
func (p *Painter) chipName(x Change) string {
	if len(x.Row.Deed.About) == 0 {
		return ""
	}
	return p.lastName(x.Row.Deed)
}

// PaintChips draws chips from the left edge of a line.
func (p *Painter) PaintChips(c render.Canvas, line render.Rect, x Chips) {
	th := p.Theme
	c.TextIn(render.R(line.X, line.Y, x.head+2, line.H), x.title, p.chipTitle().In(p.Loud), render.Left|render.Middle)
	at := line.X + x.head + chipGap
	for _, k := range x.List {
		r := render.R(at, line.Y+1, p.chipWide(c.Ruler(), k, x.named), line.H-2)
		c.Round(r, r.H/2, render.Solid(th.Ground.Fade(0.75)))
		c.Frame(r, r.H/2, 1.4, render.Solid(p.Loud.Fade(0.7)))
		sign := render.Around(render.Pt(r.X+chipEdge+chipSide/2, r.Center().Y), chipSide, chipSide)
		p.Who(c, sign, k.Who)
		row := k.Row
		if !x.named {
			row.Deed.About = nil
		} else if n := len(row.Deed.About); n > 1 {
			row.Deed.About = row.Deed.About[n-1:]
		}
		p.paintDeed(c, render.R(sign.Right()+6, r.Y, r.Right()-chipEdge-sign.Right()-6+8, r.H), row, x.named)
		at = r.Right() + chipGap
	}
}

// Who draws the shape of a rival.
func (p *Painter) Who(c render.Canvas, r render.Rect, who int) {
	if who == Automa {
		c.Icon("common/bot", r, p.Loud)
		return
	}
	c.SeatShape(r, who, p.Theme)
}

// Disc draws the shape of a rival on a disc: it has changed something there.
func (p *Painter) Disc(c render.Canvas, r render.Rect, who int) {
	c.Shadow(r, 1)
	c.Circle(r.Center(), r.W/2, render.Solid(render.Hex(0x15120E)))
	c.RingAt(r.Center(), r.W/2-1, 2, render.Solid(p.Loud))
	p.Who(c, r.Inset(r.W*0.24), who)
}
