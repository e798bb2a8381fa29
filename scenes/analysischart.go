package scenes

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/analysis"
)

// chances are the lines of the chart: one a seat, or one for all where they win and
// lose together.
func (a *analysisScene) chances(found *analysis.Analysis) []render.Series {
	h, game := a.house, render.ByID(a.file.info().ID)
	n := len(a.file.match.Controllers())
	together := n > 1
	line := func(seat int) (l []float64) {
		for i := range len(found.Steps) + 1 {
			o := found.After(i - 1)
			l = append(l, 100*o[seat])
			together = together && o[seat] == o[0]
		}
		return l
	}
	var out []render.Series
	for seat := range n {
		out = append(out, h.Kit.SeatSeries(game, seat, a.file.nameOf(seat), line(seat)))
	}
	if together {
		out = out[:1]
		out[0].Name = h.T("analysis.crew")
	}
	return out
}

// rounds are where on the chart each round begins.
func (a *analysisScene) rounds() (at []int, names []string) {
	m := a.file.match
	last := -1
	for i := range m.Steps() {
		if r := m.At(i).Turn().Round; r != last && r > 0 {
			last = r
			at, names = append(at, i), append(names, strconv.Itoa(r))
		}
	}
	return at, names
}

// chart is the panel with everybody's chances over the match, and a flag at each
// turning point.
func (a *analysisScene) chart(b *ui.Builder, at render.Rect, found *analysis.Analysis, turns []turned) {
	h, grow := a.house, b.Grow()
	th := render.ByID(a.file.info().ID)
	series := a.chances(found)
	where, rounds := a.rounds()
	_, lh := b.Ruler().Measure("X", th.Label())
	in := at.Inset(16).Pad(0, lh+2, 0, 0)
	legend := b.Ruler().LegendHigh(in.W, th, series)
	plot := in.Pad(b.LineHigh(1)*1.6, 10*grow, 16*grow, legend+b.LineHigh(1)+16*grow)
	tight := plot.H < 4*lh // room for the lines alone
	if tight {
		in = at.Inset(8)
		plot = in.Pad(b.LineHigh(1)*1.6, lh/2, 24*grow, lh+8)
	}
	n := max(1, len(found.Steps))
	x := func(i int) float64 { return plot.X + plot.W*float64(i)/float64(n) }
	y := func(v float64) float64 { return plot.Bottom() - plot.H*v/100 }
	title := h.T("analysis.chart")
	b.Add(ui.Thing{ID: "chart", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: title, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, th)
		if !tight {
			c.TextFit(render.R(in.X, at.Y+12, in.W, lh), title, th.Label(), render.Left)
			c.Legend(render.R(in.X, at.Bottom()-16-legend, in.W, legend), th, series, false)
		}
		dim := th.Dim()
		step := 25
		if plot.H < 5*lh {
			step = 50
		}
		for v := 0; v <= 100; v += step {
			c.Fill(render.R(plot.X, y(float64(v)), plot.W, 1), render.Solid(th.PanelEdge.Fade(0.3)))
			c.TextIn(render.R(in.X, y(float64(v))-lh/2, plot.X-in.X-8, lh), strconv.Itoa(v), dim, render.Right|render.Middle)
		}
		free := plot.X - 1
		for i, s := range where {
			w, _ := c.Ruler().Measure(rounds[i], dim)
			c.Fill(render.R(x(s), plot.Y, 1, plot.H), render.Solid(th.PanelEdge.Fade(0.18)))
			if x(s)-w/2 < free {
				continue
			}
			free = x(s) + w/2 + 8
			c.TextIn(render.R(x(s)-w/2-1, plot.Bottom()+6, w+2, lh), rounds[i], dim, render.Center)
		}
		for i := range series {
			s := &series[len(series)-1-i]
			pts := make([]render.Point, len(s.Values))
			for j, v := range s.Values {
				pts[j] = render.Pt(x(j), y(v))
			}
			wide, dark := 2.4, 5.0
			if s.Seat == a.seat {
				wide, dark = 4, 8
			}
			for _, stroke := range []struct {
				wide float64
				ink  render.Color
			}{{dark, th.PanelLow.Darker(0.4)}, {wide, s.Color}} {
				for j := 1; j < len(pts); j++ { // one by one: sharp turns keep their breadth
					c.Segment(pts[j-1], pts[j], stroke.wide, stroke.ink)
					c.Dot(pts[j], stroke.wide, stroke.ink)
				}
			}
			c.SeatShape(render.Around(pts[len(pts)-1], 20*grow, 20*grow), max(0, s.Seat), th)
		}
	}})
	b.Group("flags")
	own := series[0]
	for i := range series {
		if series[i].Seat == a.seat {
			own = series[i]
		}
	}
	for i, m := range turns {
		t := m.turn
		p := render.Pt(x(t.Step), y(own.Values[t.Step]))
		box := render.Around(p, 34*grow, 34*grow)
		b.Add(ui.Thing{ID: "flag:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Label: strconv.Itoa(i+1) + " " + m.title, Move: ui.Move{How: ui.Jump},
			Press: func() { a.goTo(t.Step) }, Tip: func() ui.Tip { return ui.Tip{Title: m.title, Body: m.text} },
			Paint: func(c render.Canvas, st ui.State) {
				grown := 1.0
				if st.Hot() || b.Hot() == "turn:"+strconv.Itoa(i) {
					grown = 1.3
				}
				a.flag(c, st.At.Center(), i, t, grow*grown)
			}})
	}
}

// flag is the number of a turning point: green where it was good, red where it was
// bad, round for luck, a square for a choice, a diamond for what others did.
func (a *analysisScene) flag(c render.Canvas, at render.Point, i int, t analysis.Turning, grow float64) {
	ink := render.Hex(0x2E6A50)
	if t.By < 0 {
		ink = render.Hex(0x9A2A22)
	}
	r := 15 * grow
	white := render.Hex(0xFFF8E6)
	shape := func(r float64, ink render.Color) {
		switch t.Cause {
		case analysis.Luck:
			c.Circle(at, r, render.Solid(ink))
		case analysis.Choice:
			c.Round(render.Around(at, r*1.8, r*1.8), 3, render.Solid(ink))
		default:
			r *= 1.25
			c.Polygon([]render.Point{{X: at.X, Y: at.Y - r}, {X: at.X + r, Y: at.Y}, {X: at.X, Y: at.Y + r}, {X: at.X - r, Y: at.Y}}, render.Solid(ink))
		}
	}
	shape(r+2.5*grow, white)
	shape(r, ink)
	c.TextIn(render.Around(at, 2*r, 2*r), strconv.Itoa(i+1), render.House.Strong().In(white), render.Center|render.Middle)
}
