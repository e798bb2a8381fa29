// Package card draws the cards that somebody writes to a player at a table: the notes of a lesson, and puzzles.
package card

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// Edge is how far from the edge of a card its words lie, TextSize how large they are, stringFat how thick its string is, in points.
const (
	Edge      = 34.0
	TextSize  = 29.0
	stringFat = 7.5
	TabHigh   = 46.0 // of a tab that looks out over the upper edge
)

// Hand is what is written on a note, at a part of its usual size.
func Hand(size, part float64, col render.Color) render.Style {
	st := scenes.Hand(size*part, col)
	st.Lead = scenes.HandLine * part
	return st
}

// Paint draws a card: ruled paper, a pin, a headline, which is red where something was wrong, and words.
func Paint(c render.Canvas, r render.Rect, size float64, title, body string, wrong bool) {
	c.Shadow(r, 4)
	c.Round(r, 4, render.Slope(115, render.Hex(0xFDF7E6), scenes.CardWhite, render.Hex(0xEADFC0)))
	c.Pulp(r, 0.8)
	red, line := r.Y+78*size, scenes.HandLine*size
	c.Fill(render.R(r.X, red, r.W, 2), render.Solid(render.Hex(0xC65A50).Fade(0.8)))
	for y := red + line + 16*size; y < r.Bottom()-12; y += line {
		c.Fill(render.R(r.X, y, r.W, 1.5), render.Solid(render.Hex(0x7C93B8).Fade(0.35)))
	}
	head := Hand(44, size, scenes.InkBlue)
	if wrong {
		head = head.In(scenes.RedPencil)
	}
	c.TextFit(render.R(r.X+Edge, red+4*size, r.W-2*Edge, 62*size), title, head, render.Left|render.Middle, 38*size, 32*size, 26*size)
	c.TextIn(render.R(r.X+Edge, red+66*size, r.W-2*Edge, r.Bottom()-red-66*size), body, Hand(TextSize, size, scenes.InkBlue), render.Left)
	pin := render.Pt(r.X+30, r.Y+40)
	c.Circle(pin.Add(render.Pt(3, 5)), 12, render.Solid(render.Hex(0x000000).Fade(0.35)))
	c.Circle(pin, 12, render.Slope(120, render.Hex(0xF0665A), render.Hex(0xA5281F)))
	c.Circle(pin.Add(render.Pt(-3, -4)), 3.4, render.Solid(render.Hex(0xFFD9D2).Fade(0.9)))
}

// Tie draws the string from the pin to the nearest edge of what is lit,
// with what to do on a tag.
func Tie(c render.Canvas, area render.Rect, pin render.Point, to, card, prompt render.Rect, tag string) {
	end := nearestEdge(to.Inset(-14), pin)
	mid := pin.Lerp(end, 0.5)
	bend := 0.14 * pin.Dist(end)
	if end.X < pin.X {
		bend = -bend
	}
	ctrl := render.Pt(mid.X+bend*0.6, mid.Y+math.Abs(bend)*0.4)
	const n = 24
	pts := make([]render.Point, 0, n+1)
	for i := range n + 1 {
		f := float64(i) / n
		p, q := pin.Lerp(ctrl, f), ctrl.Lerp(end, f)
		pts = append(pts, p.Lerp(q, f))
	}
	shade := make([]render.Point, len(pts))
	for i, p := range pts {
		shade[i] = p.Add(render.Pt(3, 5))
	}
	c.Line(shade, stringFat, render.Hex(0x000000).Fade(0.35), false)
	c.Line(pts, stringFat, render.Hex(0x9C2A22), false)
	c.Dashes(pts, stringFat*0.5, render.Hex(0xE0675C), 5, 5, 0, false)
	dir := math.Atan2(end.Y-pts[n-2].Y, end.X-pts[n-2].X)
	for _, d := range []float64{2.55, -2.55} {
		tip := render.Pt(end.X+34*math.Cos(dir+d), end.Y+34*math.Sin(dir+d))
		c.Line([]render.Point{end, tip}, stringFat, render.Hex(0x9C2A22), false)
	}
	if tag == "" {
		return
	}
	at := pts[n*3/4]
	w, _ := c.Ruler().Measure(tag, scenes.Hand(24, scenes.RedPencil))
	r := tagPlace(area, at, w+52, to, card, prompt)
	c.Segment(at, render.Pt(r.X+14, r.Center().Y), 2.5, render.Hex(0x9C2A22))
	c = c.Turned(3, r.Center())
	c.Shadow(r, 1)
	c.Round(r, 3, render.Slope(100, render.Hex(0xFBF3DE), render.Hex(0xE6D8B2)))
	c.Circle(render.Pt(r.X+14, r.Center().Y), 5, render.Solid(scenes.Graphite))
	c.TextIn(r.Pad(30, 0, 8, 0), tag, scenes.Hand(24, scenes.RedPencil), render.Left|render.Middle)
}

// tagPlace is where a tag of a width hangs beside a point of the string: in the window, over neither the card nor what is
// lit nor the prompt where that can be.
func tagPlace(area render.Rect, at render.Point, w float64, to, card, prompt render.Rect) render.Rect {
	const h = 44.0
	return ui.FirstFree(area.Inset(8), render.Pt(w, h), []render.Rect{to, card, prompt}, []render.Point{{X: at.X + 22, Y: at.Y - h/2}, {X: at.X - 22 - w, Y: at.Y - h/2}, {X: at.X - w/2, Y: at.Y - h - 18}, {X: at.X - w/2, Y: at.Y + 18}, {X: to.X, Y: to.Y - h - 10}, {X: to.X, Y: to.Bottom() + 10}, {X: to.Right() - w, Y: to.Y - h - 10}, {X: to.Right() - w, Y: to.Bottom() + 10}, {X: to.X - w - 10, Y: to.Y}, {X: to.Right() + 10, Y: to.Y}, {X: card.X, Y: card.Bottom() + 12}})
}

// nearestEdge is the point of a rectangle's edge that is nearest to p.
func nearestEdge(r render.Rect, p render.Point) render.Point {
	q := render.Pt(min(max(p.X, r.X), r.Right()), min(max(p.Y, r.Y), r.Bottom()))
	switch {
	case p.Y < r.Y:
		q.X = r.Center().X*0.6 + q.X*0.4
	case p.X < r.X || p.X > r.Right():
		q.Y = r.Center().Y*0.6 + q.Y*0.4
	}
	return q
}

// Tick draws a box with a tick in ink.
func Tick(c render.Canvas, box render.Rect) {
	c.Frame(box, 2, 2, render.Solid(scenes.Graphite))
	c.Line([]render.Point{{X: box.X + 2, Y: box.Center().Y}, {X: box.Center().X - 1, Y: box.Bottom() - 2}, {X: box.Right() + 5, Y: box.Y - 6}}, 2.6, scenes.InkBlue, false)
}

// Measures of the tabs of a card, in points: before the first, around a label, around an icon alone.
const (
	tabFirst = 40.0
	tabWords = 74.0
	tabIcon  = 62.0
)

// Tabs are where the tabs of a card lie, along its upper edge and never beyond it: the first of them are icons alone on
// a card that is too narrow for all labels.
func Tabs(k render.Ruler, at render.Rect, labels []string) (places []render.Rect, named []bool) {
	first, gap := tabFirst, 10.0
	widths := make([]float64, len(labels))
	whole := first + tabFirst/2
	for i, label := range labels {
		w, _ := k.Measure(label, scenes.TabStyle())
		widths[i], named = w+tabWords, append(named, true)
		whole += widths[i] + gap
	}
	if whole-gap > at.W {
		whole, first, gap = whole-tabFirst-float64(len(labels))*4, tabFirst/4, 6
	}
	for i := 0; i < len(widths) && whole-gap > at.W; i++ {
		whole += tabIcon - widths[i]
		widths[i], named[i] = tabIcon, false
	}
	x := at.X + first
	for _, w := range widths {
		places = append(places, render.R(x, at.Y-TabHigh+8, w, TabHigh))
		x += w + gap
	}
	return places, named
}
