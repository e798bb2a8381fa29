package deepstate

import (
	"safehouse/render"
	"safehouse/scenes"
)

// What the log of this table is written on: the committee's minutes, on its
// letterhead.

// minutesTheme is the inks on the letterhead.
var minutesTheme = func() *render.Theme {
	th := *theme
	th.Text, th.Second, th.Light = render.Hex(0x2B1C0E), render.Hex(0x4A3418), render.Hex(0x2B1C0E)
	return &th
}()

// PromptPaper is the leather of the committee's desk.
func (t *table) PromptPaper(v *scenes.View) scenes.Paper {
	edge := theme.PanelEdge
	if v.Asked {
		edge = theme.Accent
	}
	return scenes.Paper{Theme: theme, Loud: theme.Accent, Seat: -1, Face: func(c render.Canvas, r render.Rect) { c.PanelMarked(r, theme, edge) }}
}

// LogPaper is the letterhead of the minutes.
func (t *table) LogPaper(*scenes.View) scenes.Paper {
	return scenes.Paper{Theme: minutesTheme, Loud: render.Hex(0x8C0812), Seat: -1, Face: letterhead, Head: t.minutesHead}
}

// letterhead is cream paper with two rules and the committee's engraving.
func letterhead(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 4, render.Slope(155, render.Hex(0xFBF3DC), render.Hex(0xEFE3BE), render.Hex(0xDCCB98)))
	c.Pulp(r, 0.5)
	ink := render.Hex(0x5C0F1B)
	cut := c.Clipped(r.Inset(3))
	side := min(r.W*1.1, r.H)
	cut.SpriteIn("common/rosette", render.Around(render.Pt(r.Center().X, r.Bottom()-side*0.1), side, side), ink.Fade(0.1))
	c.Frame(r.Inset(3), 3, 1.4, render.Solid(ink.Fade(0.75)))
	c.Frame(r.Inset(6), 2, 0.8, render.Solid(ink.Fade(0.45)))
}

// minutesHead writes the heading between two engraved bands.
func (t *table) minutesHead(c render.Canvas, r render.Rect) {
	ink := render.Hex(0x5C0F1B)
	st := theme.Label().With(render.Elite400).Sized(19).In(ink).Tracked(3)
	words := upper(t.T("minutes"))
	w, _ := c.Ruler().Measure(words, st)
	c.TextIn(render.R(r.X, r.Y-8, r.W, r.H+16), words, st, render.Center|render.Middle) // accents stand above capitals
	side := (r.W-w)/2 - 8
	if side < 14 {
		return
	}
	for _, x := range []float64{r.X, r.Right() - side} {
		band := render.R(x, r.Center().Y-8, side, 14)
		c.Clipped(band).Tile("common/guilloche", band, ink.Fade(0.45), 0.4)
		c.Fill(render.R(x, band.Y-2, side, 1), render.Solid(ink.Fade(0.6)))
		c.Fill(render.R(x, band.Bottom()+1, side, 1), render.Solid(ink.Fade(0.6)))
	}
}
