package masters

import (
	"safehouse/render"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// What the question and the log of this table lie on: drafting tape, and a note that
// is taped to the sheet.

// tapeTheme is the inks and buttons on the yellow tape, noteTheme those on a note.
var tapeTheme, noteTheme = func() (tape, note *render.Theme) {
	a, b := *theme, *theme
	a.Text, a.Second, a.Light = headInk, render.Hex(0x2A2408), render.Hex(0x000000)
	a.ButtonTop, a.ButtonLow = render.Hex(0xFFF6C4), render.Hex(0xEBCB4A)
	a.ConfirmTop, a.ConfirmLow, a.ConfirmInk = render.Hex(0x2C3542), render.Hex(0x0A0E15), signal
	a.Disabled = headInk.Fade(0.5)
	b.Text, b.Second, b.Light = headInk, paperInk, headInk
	return &a, &b
}()

// PromptPaper is the strip of tape: yellow while a person is asked, with the shape of
// the character that is looked at.
func (t *table) PromptPaper(v *scenes.View) scenes.Paper {
	if !v.Asked {
		th := theme
		return scenes.Paper{Theme: th, Loud: signal, Seat: -1, Face: func(c render.Canvas, r render.Rect) { c.Panel(r, th) }}
	}
	p := scenes.Paper{Theme: tapeTheme, Loud: render.Hex(0x8F140E), Seat: -1, Pad: 8, Face: tapeStrip}
	if v.Intent != nil {
		p.Seat = v.Intent.Seat
	} else if t.s != nil && !t.asked() {
		p.Seat = t.who
	} else if t.s != nil && t.picking() {
		p.Seat = min(int(t.s.Ask.Who), masters.NPCFigure)
	}
	return p
}

// LogPaper is the note that the log is written on.
func (t *table) LogPaper(v *scenes.View) scenes.Paper {
	return scenes.Paper{Theme: noteTheme, Loud: render.Hex(0x9C150E), Seat: -1, Face: func(c render.Canvas, r render.Rect) {
		c.Paper(r, theme)
		f := t.u.U
		c = t.u.Canvas(c)
		tape(c, render.Pt(r.Center().X/f, r.Y/f), 2)
	}}
}

// tapeStrip is yellow tape with torn ends.
func tapeStrip(c render.Canvas, r render.Rect) {
	const tooth = 7.0
	var pts []render.Point
	n := max(4, int(r.H/11))
	step := r.H / float64(n)
	for i := range n {
		y := r.Y + float64(i)*step
		pts = append(pts, render.Pt(r.Right(), y), render.Pt(r.Right()-tooth, y+step/2))
	}
	pts = append(pts, render.Pt(r.Right(), r.Bottom()))
	for i := range n {
		y := r.Bottom() - float64(i)*step
		pts = append(pts, render.Pt(r.X, y), render.Pt(r.X+tooth, y-step/2))
	}
	pts = append(pts, render.Pt(r.X, r.Y))
	c.Shadow(r.Inset(tooth), 2)
	c.Polygon(pts, render.Slope(175, render.Hex(0xFFE36A), render.Hex(0xF8CF36), render.Hex(0xE2B117)))
	c.Clipped(r.Inset(tooth)).Tile("common/stripes", r, render.Hex(0x7A5A00).Fade(0.05), 1)
	c.Fill(render.R(r.X+tooth, r.Y+2, r.W-2*tooth, 1.5), render.Solid(render.White.Fade(0.55)))
	c.Fill(render.R(r.X+tooth, r.Bottom()-3, r.W-2*tooth, 2), render.Solid(render.Hex(0x6A4C00).Fade(0.35)))
}
