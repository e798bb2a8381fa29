package ui

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Line is one row of a List.
type Line struct {
	ID       string // what the row is about; its number when empty
	Title    string
	Second   string                                   // a line below the title
	Note     string                                   // at the right edge
	Icon     string                                   // at the left edge
	Picture  func(c render.Canvas, r render.Rect)     // in place of the icon
	Wide     float64                                  // width of the picture in points; 0 is that of an icon
	Paint    func(c render.Canvas, st State, l *Line) // draws the whole row in place of all that
	Disabled bool
	Why      string
	Tip      func() Tip
	Big      *Big
}

// List is a column of rows that scrolls: with the wheel, by dragging, with its bar, with keys and pad.
type List struct {
	ID       string
	Rect     render.Rect
	Count    int
	High     float64 // height of a row in points; 0 is room for two lines of text
	Gap      float64 // between rows
	Row      func(i int) Line
	Selected int // the row that is chosen; -1 for none
	Choose   func(i int)
	Follow   func(i int) // keys led to a row: it is the chosen one from then on; nil where choosing is a press
	Sound    sound.Effect
	Empty    string // written when there are no rows
}

// List adds a list. The ID of a row is the list's ID, a slash, and the ID of its line.
func (b *Builder) List(x List) {
	s := b.stage
	if x.High == 0 {
		x.High = b.LineHigh(2)
	}
	step := x.High + x.Gap
	r := b.roller(x.ID, x.Rect, max(0, float64(x.Count)*step-x.Gap))
	look := b.look()
	b.Add(Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Solid: true, Mouse: true, Move: Move{How: Jump},
		Wheel: r.wheel, Page: func(a input.Action) bool { return s.pageList(&x, r, a) }, Track: r.track,
		Paint: func(c render.Canvas, st State) {
			if x.Count == 0 && x.Empty != "" {
				c.TextIn(st.At.Inset(16), x.Empty, s.Theme.Body().In(look.second), render.Center|render.Middle)
			}
		},
	})
	wide := x.Rect.W
	if r.limit() > 0 {
		wide -= barWide + 8
	}
	b.Clipped(x.Rect.Inset(-4), x.ID, func() {
		top := r.at.Value()
		for i := max(0, int(top/step)-1); i < x.Count && float64(i)*step < top+x.Rect.H+step; i++ {
			at := render.R(x.Rect.X, x.Rect.Y+float64(i)*step-top, wide, x.High)
			b.listRow(&x, r, i, at, look)
		}
	})
	b.bar(x.ID, r)
}

// ListWide is how wide a list is at least in which each of these titles has its row whole, its bar included.
func (b *Builder) ListWide(titles ...string) (wide float64) {
	for _, t := range titles {
		w, _ := b.Ruler().Measure(t, b.stage.Theme.Button().With(render.Narrow).Sized(18))
		wide = max(wide, w)
	}
	return wide + 2*(1+rowEdge) + barWide + 8
}

// rowEdge is what is free at both ends of a row.
const rowEdge = 14.0

// rowID is the ID of row i.
func (x *List) rowID(i int) string {
	id := x.Row(i).ID
	if id == "" {
		id = strconv.Itoa(i)
	}
	return x.ID + "/" + id
}

// goTo scrolls to row i and gives it the focus.
func (s *Stage) goTo(x *List, r scrolling, i int) {
	step := x.High + x.Gap
	r.reveal(float64(i)*step, float64(i)*step+x.High, 0) // at once: the focus must not run ahead of what is seen
	s.later = x.rowID(i)
	if x.Follow != nil {
		x.Follow(i)
	}
	s.Rebuild()
	s.focusMoved()
}

// pageList moves the focus by a page when a row has it, or from the chosen row where choosing follows the keys, else scrolls.
func (s *Stage) pageList(x *List, r scrolling, a input.Action) bool {
	at := -1
	for i := range x.Count {
		if x.rowID(i) == s.Focused() {
			at = i
		}
	}
	if at < 0 && x.Follow != nil {
		at = x.Selected
	}
	if at < 0 || !s.keyed() {
		return r.page(a)
	}
	page := max(1, int(x.Rect.H/(x.High+x.Gap))-1)
	to := at
	switch a {
	case input.PageUp:
		to -= page
	case input.PageDown:
		to += page
	case input.First:
		to = 0
	case input.Last:
		to = x.Count - 1
	}
	if to = max(0, min(x.Count-1, to)); to != at {
		s.goTo(x, r, to)
	}
	return true
}

func (b *Builder) listRow(x *List, r scrolling, i int, at render.Rect, look look) {
	s := b.stage
	line := x.Row(i)
	chosen := i == x.Selected
	b.Add(Thing{
		ID: x.rowID(i), Shape: Box(at), Layer: b.layer, Group: x.ID, Label: line.Title, Move: Move{How: Jump}, Sound: x.Sound,
		Disabled: line.Disabled, Why: line.Why, Tip: line.Tip, Big: line.Big, Track: r.track, Modest: false,
		Press: func() {
			if x.Choose != nil {
				x.Choose(i)
			}
		},
		Nudge: func(d focus.Direction, _ bool) bool {
			switch {
			case d == focus.Up && i > 0:
				s.goTo(x, r, i-1)
			case d == focus.Down && i < x.Count-1:
				s.goTo(x, r, i+1)
			default:
				return false
			}
			return true
		},
		Paint: func(c render.Canvas, st State) {
			if line.Paint != nil {
				line.Paint(c, st, &line)
				return
			}
			s.paintRow(c, st, &line, chosen, look)
		},
	})
}

func (s *Stage) paintRow(c render.Canvas, st State, l *Line, chosen bool, look look) {
	t := c.Look(s.Theme)
	box := st.At.Inset(1)
	title, second := look.word(st), look.second
	switch {
	case chosen:
		c.Round(box, 6, render.Slope(180, t.ConfirmTop, t.ConfirmLow))
		c.Frame(box, 6, 1, render.Slope(160, render.White.Fade(0.5), render.Black.Fade(0.4)))
		title, second = t.ConfirmInk, t.ConfirmInk.Fade(0.85)
	case (st.Hot() || st.Pressed) && !st.Disabled:
		c.Round(box, 6, render.Solid(look.line.Fade(0.45)))
		c.Frame(box, 6, 1.2, render.Solid(look.line))
	default:
		c.Fill(render.R(box.X+6, box.Bottom()-c.Pixel(), box.W-12, c.Pixel()), render.Solid(look.line))
	}
	if st.Disabled {
		second = look.disabled
	}
	in := box.Pad(rowEdge, 0, rowEdge, 0)
	if l.Picture != nil || l.Icon != "" {
		w := l.Wide
		if w == 0 {
			w = min(40, in.H-8)
		}
		pic := render.R(in.X, in.Y+4, w, in.H-8)
		if l.Picture != nil {
			l.Picture(c, pic)
		} else {
			c.Icon(l.Icon, pic, title)
		}
		in = in.Pad(w+14, 0, 0, 0)
	}
	s.paintWords(c, in, l, t.Button().In(title), t.Body().In(second))
}

// paintWords writes title, second line and note of a row. When they get into each other's way the note keeps to the
// line of the title and the second line has a line for itself.
func (s *Stage) paintWords(c render.Canvas, in render.Rect, l *Line, title, second render.Style) {
	upper, lower := in, in
	half := in.H / 2
	if l.Second != "" {
		upper, lower = in.Pad(0, 2, 0, half), in.Pad(0, half, 0, 2)
	}
	if l.Note != "" {
		w, _ := s.Ruler().Measure(l.Note, second)
		w = min(w, in.W*0.5)
		used, _ := s.Ruler().Measure(l.Second, second)
		box := in
		if used > in.W-w-12 {
			box = upper
		} else {
			lower.W -= w + 12
		}
		c.TextFit(render.R(box.Right()-w, box.Y, w, box.H), l.Note, second, render.Right|render.Middle, 18)
		upper.W -= w + 12
	}
	if l.Second == "" {
		c.TextFit(upper, l.Title, title, render.Left|render.Middle, 18)
		return
	}
	c.TextFit(upper, l.Title, title, render.Left|render.Bottom, 18)
	c.TextFit(lower, l.Second, second, render.Left|render.Top, 18)
}
