package scenes

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
)

// This file lays the last page of a lesson: what was learned, and what a full game adds. Its sentences are those of the
// lesson: "last" (headline), "last.text" (one line), "last.can" and "last.adds" (a line each; of what a game adds the
// words before the colon are its name).

// Measures of the last page in points, at its usual size.
const (
	lastWide  = 980.0
	lastHigh  = 624.0
	lastEdge  = 28.0
	lastSplit = 0.42 // of the width: what was learned
)

// lastPage reports whether the lesson has a last page of its own.
func (t *tableScene) lastPage() bool { return t.guided("last.can") != "" }

// layLast lays the page over the middle of the table, as large as the window allows.
func (t *tableScene) layLast(b *ui.Builder) {
	a := b.Area()
	title, body, _, _ := t.noteWords()
	can, adds := strings.Split(t.guided("last.can"), "\n"), strings.Split(t.guided("last.adds"), "\n")
	list := t.noteButtons()
	at := render.Around(a.Center(), min(lastWide, a.W-24), min(lastHigh, a.H-24))
	size := min(at.W/lastWide, at.H/lastHigh)
	places, rows := ui.Flow(render.R(at.X+lastEdge, 0, at.W-2*lastEdge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
	b.Group("note")
	b.Add(ui.Thing{ID: "note", Shape: ui.Box(at), Layer: layerNote, Solid: true, Mouse: true, Label: strings.Join(append([]string{title, body}, append(can, adds...)...), " "), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, s ui.State) {
		t.paintLast(c, s.At, size, rows, title, body, can, adds)
	}})
	for i, k := range list {
		k.Rect = places[i].Move(0, at.Bottom()-16-rows)
		b.Button(k)
	}
	if now := (noteKey{visit: t.lesson.at()}); now != t.lesson.led && len(list) > 0 {
		t.lesson.led = now
		b.FocusOn(list[0].ID)
	}
}

// paintLast draws the page: ticked boxes, the headline, two columns.
func (t *tableScene) paintLast(c render.Canvas, r render.Rect, size, foot float64, title, body string, can, adds []string) {
	c.Shadow(r, 4)
	c.Round(r, 4, render.Slope(115, render.Hex(0xFDF7E6), CardWhite, render.Hex(0xEADFC0)))
	c.Pulp(r, 0.8)
	in := r.Inset(0).Pad(lastEdge*size, 0, lastEdge*size, 0)
	step := min(24*size, in.W/float64(len(t.lesson.lesson.Notes)))
	for i := range t.lesson.lesson.Notes {
		ticked(c, render.R(in.X+float64(i)*step, r.Y+20*size, step*0.62, step*0.62))
	}
	y := r.Y + 46*size
	c.TextFit(render.R(in.X, y, in.W, 54*size), title, noteHand(44, size, InkBlue), render.Left|render.Middle, 44*size, 36*size, 30*size)
	y += 56 * size
	c.TextFit(render.R(in.X, y, in.W, 34*size), body, noteHand(25, size, graphite), render.Left|render.Middle, 25*size, 21*size)
	y += 44 * size
	left := render.R(in.X, y, in.W*lastSplit-14*size, r.Bottom()-y-foot-28*size)
	right := render.R(in.X+in.W*lastSplit+14*size, y, in.W*(1-lastSplit)-14*size, left.H)
	c.Fill(render.R(left.Right()+14*size, y, 1.5, left.H), render.Solid(render.Hex(0x7C93B8).Fade(0.6)))
	head := render.Style{Face: render.Oswald500, Size: 20 * size, Floor: render.BodyFloor}
	c.TextIn(left, t.house.T("lesson.can"), head.In(render.Hex(0x1E6A3C)), render.Left)
	c.TextIn(right, t.house.T("lesson.adds"), head.In(RedPencil), render.Left)
	row := (left.H - 34*size) / float64(max(len(can), 1))
	for i, line := range can {
		at := render.R(left.X, left.Y+34*size+float64(i)*row, left.W, row)
		ticked(c, render.R(at.X, at.Center().Y-8*size, 16*size, 16*size))
		c.TextFit(at.Pad(32*size, 0, 0, 0), line, noteHand(25, size, InkBlue), render.Left|render.Middle, 25*size, 21*size, 18*size)
	}
	across := (len(adds) + 1) / 2
	wide, high := (right.W-20*size)/2, (right.H-34*size)/float64(max(across, 1))
	for i, line := range adds {
		name, fact, _ := strings.Cut(line, ": ")
		at := render.R(right.X+float64(i%2)*(wide+20*size), right.Y+34*size+float64(i/2)*high, wide, high)
		c.TextFit(render.R(at.X, at.Y, at.W, 26*size), name, head.In(render.Hex(0x2B2012)), render.Left|render.Middle, 20*size, 17*size)
		words := render.Style{Face: render.Sans500, Size: 18 * size, Floor: render.BodyFloor, Color: render.Hex(0x2B2012)}
		c.TextFit(at.Pad(0, 28*size, 0, 0), fact, words, render.Left, 18*size, 16*size, 14*size)
	}
	pin := render.Pt(r.X+14, r.Y+14)
	c.Circle(pin, 12, render.Slope(120, render.Hex(0xF0665A), render.Hex(0xA5281F)))
}

// ticked draws a box with a tick in ink.
func ticked(c render.Canvas, box render.Rect) {
	c.Frame(box, 2, 2, render.Solid(graphite))
	c.Line([]render.Point{{X: box.X + 2, Y: box.Center().Y}, {X: box.Center().X - 1, Y: box.Bottom() - 2}, {X: box.Right() + 5, Y: box.Y - 6}}, 2.6, InkBlue, false)
}
