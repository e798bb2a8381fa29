package after

import (
	"math"
	"strconv"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/analysis"
)

// A band is the chances of a seat over the match, in hundredths: bands lie on one another
// and fill the chart.
type band struct {
	seat   int // -1 for an automa, and for what is lost where nobody else can win
	name   string
	ink    render.Color
	values []float64
}

// bands are those of all seats, the one whose eyes these are at the foot.
func (a *analysisScene) bands(found *analysis.Analysis) (l []band) {
	h, m := a.house, a.file.Match
	th := render.ByID(a.file.Info().ID)
	order := []int{a.seat}
	if !a.crew() {
		for seat := range m.Controllers() {
			if seat != a.seat {
				order = append(order, seat)
			}
		}
	}
	n := len(found.Steps) + 1
	rest := band{seat: -1, name: h.T("analysis.against"), ink: render.Hex(0x4A4D50), values: make([]float64, n)}
	if m.Outcome().Automa != nil {
		rest.name = a.file.AutomaName()
	}
	full := false
	for i := range n {
		rest.values[i] = 100
	}
	for _, seat := range order {
		x := band{seat: seat, name: a.file.NameOf(seat), ink: h.Kit.Seat(th, seat)}
		if a.crew() {
			x.name = h.T("analysis.crew")
		}
		for i := range n {
			o := found.After(i - 1)
			x.values = append(x.values, 100*o[seat])
			rest.values[i] -= 100 * o[seat]
		}
		l = append(l, x)
	}
	for _, v := range rest.values {
		full = full || v > 0.5
	}
	if full {
		l = append(l, rest)
	}
	return l
}

// An axis lays a match along a chart: every round is as wide as the others, and what comes
// before the first one is narrow.
type axis struct {
	at     []float64 // of each step and of the end, from 0 to 1
	rounds []float64 // where each round begins
	first  int       // the number of the first round
}

// before is how wide what comes before the first round is, in rounds.
const before = 0.4

// axis is that of the match.
func (a *analysisScene) axis() (x axis) {
	m := a.file.Match
	steps := m.Steps()
	var count []int // steps a round
	last, opening := 0, 0
	where := make([]int, len(steps)) // the round of each step, -1 before the first
	for i := range steps {
		switch r := m.At(i).Turn().Round; {
		case r > 0 && (r != last || len(count) == 0):
			if len(count) == 0 {
				x.first = r
			}
			last = r
			count = append(count, 0)
		case len(count) == 0:
			opening++
		}
		where[i] = len(count) - 1
		if len(count) > 0 {
			count[len(count)-1]++
		}
	}
	lead := 0.0
	if opening > 0 {
		lead = before
	}
	whole := lead + float64(len(count))
	if whole == 0 {
		whole = 1
	}
	for i := range count {
		x.rounds = append(x.rounds, (lead+float64(i))/whole)
	}
	nth := 0
	for i := range steps {
		if i > 0 && where[i] != where[i-1] {
			nth = 0
		}
		if k := where[i]; k < 0 {
			x.at = append(x.at, lead*float64(nth)/float64(opening)/whole)
		} else {
			x.at = append(x.at, (lead+float64(k)+float64(nth)/float64(count[k]))/whole)
		}
		nth++
	}
	x.at = append(x.at, 1)
	return x
}

// stride is every how many rounds there is a label, where a round is so wide and a label
// as wide as that: the same for the whole axis.
func stride(round, label float64) int {
	for _, n := range []int{1, 2, 5, 10, 20, 50} {
		if float64(n)*round >= label {
			return n
		}
	}
	return 100
}

// A chancesChart is the panel with everybody's chances over the match as it is laid out.
type chancesChart struct {
	scene     *analysisScene
	theme     *render.Theme
	bands     []band
	axis      axis
	grow      float64
	in, plot  render.Rect // the panel without its edges, and what the bands fill
	line      float64     // the height of one of words
	ends      float64     // the width of the shapes, figures and names at the right
	tight     bool        // there is room for the bands alone
	decisions int
}

// layOut fits the chart into a place.
func (a *analysisScene) layOut(b *ui.Builder, at render.Rect, found *analysis.Analysis) *chancesChart {
	x := &chancesChart{scene: a, theme: render.ByID(a.file.Info().ID), bands: a.bands(found), axis: a.axis(), grow: b.Grow(), decisions: len(found.Steps)}
	_, x.line = b.Ruler().Measure("X", x.theme.Label())
	x.ends = 150 * x.grow
	for _, k := range x.bands {
		w, _ := b.Ruler().Measure("100  "+k.name, x.theme.Dim().Sized(16))
		x.ends = max(x.ends, min(w+34*x.grow, at.W*0.35))
	}
	x.in = at.Inset(14*x.grow).Pad(0, x.line+2, 0, 0)
	x.plot = x.in.Pad(b.LineHigh(1)*1.6, 8*x.grow, x.ends, b.LineHigh(1)+8*x.grow)
	if x.tight = x.plot.H < 4*x.line; x.tight {
		x.ends = 78 * x.grow
		x.in = at.Inset(8)
		x.plot = x.in.Pad(b.LineHigh(1)*1.6, x.line/2, x.ends, x.line+8)
	}
	return x
}

// x is where a decision lies, y where a chance does, in hundredths.
func (k *chancesChart) x(i int) float64 { return k.plot.X + k.plot.W*k.axis.at[i] }

func (k *chancesChart) y(v float64) float64 {
	return k.plot.Bottom() - k.plot.H*min(100, max(0, v))/100
}

// point is the chance of the seat whose eyes these are, at a decision.
func (k *chancesChart) point(i int) render.Point {
	return render.Pt(k.x(i), k.y(k.bands[0].values[i]))
}

// chart is the panel with everybody's chances over the match, and a mark at each turning
// point.
func (a *analysisScene) chart(b *ui.Builder, at render.Rect, found *analysis.Analysis, turns []turned) {
	k := a.layOut(b, at, found)
	title := a.house.T("analysis.chart")
	b.Add(ui.Thing{ID: "chart", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: title, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, k.theme)
		if !k.tight {
			c.TextFit(render.R(k.in.X, at.Y+10*k.grow, k.in.W, k.line), title, k.theme.Label(), render.Left)
		}
		k.paintBands(c)
		k.paintGrid(c)
		k.paintOwn(c)
		k.paintEnds(c)
	}})
	b.Group("flags")
	size := 30 * k.grow
	var marks []render.Point
	for _, m := range turns {
		i := min(m.turn.Step, k.decisions)
		if m.turn.Event >= 0 {
			i = min(i+1, k.decisions) // what came of it
		}
		marks = append(marks, k.point(i))
	}
	places := apart(marks, k.plot, size)
	for i, m := range turns {
		t, p := m.turn, places[i]
		b.Add(ui.Thing{ID: "flag:" + strconv.Itoa(i), Shape: ui.Box(render.Around(p, size, size)), Layer: ui.LayerPanels, Label: strconv.Itoa(i+1) + " " + m.title, Move: ui.Move{How: ui.Jump},
			Press: func() { a.goTo(t.Step) }, Tip: func() ui.Tip { return ui.Tip{Title: m.title, Body: m.text} },
			Paint: func(c render.Canvas, st ui.State) {
				grown := 1.0
				if st.Hot() || b.Hot() == "turn:"+strconv.Itoa(i) {
					grown = 1.15
				}
				c.Segment(st.At.Center(), marks[i], 1.5*k.grow, render.White.Fade(0.8))
				c.Dot(marks[i], 5*k.grow, render.White)
				a.flag(c, st.At.Center(), i, t, k.grow*grown)
			}})
	}
}

// paintBands paints the chances of all, each over the foot of the one above it, so that no seams show.
func (k *chancesChart) paintBands(c render.Canvas) {
	top := make([]float64, k.decisions+1)
	for i := range top {
		top[i] = 100
	}
	for j := len(k.bands) - 1; j >= 0; j-- {
		ink := render.Solid(k.bands[j].ink.Darker(0.25))
		if j == len(k.bands)-1 {
			c.Fill(k.plot, ink)
		}
		for i := 0; i < k.decisions && j < len(k.bands)-1; i++ {
			over := min(1.5, k.plot.Right()-k.x(i+1))
			c.Polygon([]render.Point{{X: k.x(i), Y: k.plot.Bottom()}, {X: k.x(i+1) + over, Y: k.plot.Bottom()}, {X: k.x(i+1) + over, Y: k.y(top[i+1])}, {X: k.x(i), Y: k.y(top[i])}}, ink)
		}
		for i := range top {
			top[i] -= k.bands[j].values[i]
		}
	}
}

// paintGrid paints the lines of the chances and of the rounds, with their figures.
func (k *chancesChart) paintGrid(c render.Canvas) {
	dim := k.theme.Dim()
	each := 25
	if k.plot.H < 5*k.line {
		each = 50
	}
	for v := 0; v <= 100; v += each {
		y := k.y(float64(v))
		c.Fill(render.R(k.plot.X, y, k.plot.W, 1), render.Solid(render.White.Fade(0.22)))
		c.TextIn(render.R(k.in.X, y-k.line/2, k.plot.X-k.in.X-8, k.line), text.Figure(v), dim, render.Right|render.Middle)
	}
	round := k.plot.W
	if len(k.axis.rounds) > 1 {
		round = k.plot.W * (k.axis.rounds[1] - k.axis.rounds[0])
	}
	wide, _ := c.Ruler().Measure(strconv.Itoa(k.axis.first+len(k.axis.rounds)), dim)
	every := stride(round, wide+10*k.grow)
	for i, s := range k.axis.rounds {
		if i%every != 0 {
			continue
		}
		p := k.plot.X + k.plot.W*s
		c.Dashes([]render.Point{{X: p, Y: k.plot.Y}, {X: p, Y: k.plot.Bottom()}}, 1, render.White.Fade(0.3), 3, 4, 0, false)
		label := strconv.Itoa(k.axis.first + i)
		if i == 0 && round*float64(every) > 4*wide+40*k.grow {
			label = k.scene.house.T("analysis.round", "n", label)
		}
		w, _ := c.Ruler().Measure(label, dim)
		c.TextIn(render.R(p, k.plot.Bottom()+5, w+2, k.line), label, dim, render.Left)
	}
}

// paintOwn paints the line of the seat whose eyes these are.
func (k *chancesChart) paintOwn(c render.Canvas) {
	for j := 1; j <= k.decisions; j++ { // one by one: sharp turns keep their breadth
		c.Segment(k.point(j-1), k.point(j), 5*k.grow, render.Black.Fade(0.55))
	}
	for j := 1; j <= k.decisions; j++ {
		c.Segment(k.point(j-1), k.point(j), 2.6*k.grow, render.White)
		c.Dot(k.point(j), 2.6*k.grow, render.White)
	}
}

// paintEnds paints who ended with which chance, from the top as the bands lie.
func (k *chancesChart) paintEnds(c render.Canvas) {
	side := min(k.line*1.25, k.plot.H/float64(max(1, len(k.bands))))
	for i, x := range k.bands {
		r := render.R(k.plot.Right()+8*k.grow, k.plot.Y+side*float64(len(k.bands)-1-i), k.ends-8*k.grow, side)
		sign := render.Around(render.Pt(r.X+9*k.grow, r.Center().Y), 17*k.grow, 17*k.grow)
		if x.seat >= 0 {
			c.SeatShape(sign, x.seat, k.theme)
		} else {
			octagon(c, sign.Center(), 8*k.grow, inkAutoma)
		}
		label := text.Figure(int(math.Round(x.values[k.decisions])))
		if !k.tight {
			label += "  " + x.name
		}
		c.TextFit(r.Pad(22*k.grow, 0, 0, 0), label, k.theme.Dim(), render.Left|render.Middle, 16, 14)
	}
}

// apart are places for marks of a size near points of a plot, none of which covers another
// one as long as there is room.
func apart(at []render.Point, plot render.Rect, size float64) (l []render.Point) {
	half := size / 2
	clamp := func(p render.Point) render.Point {
		return render.Pt(min(max(p.X, plot.X+half), plot.Right()-half), min(max(p.Y, plot.Y+half), plot.Bottom()-half))
	}
	free := func(p render.Point) bool {
		for _, q := range l {
			if math.Abs(p.X-q.X) < size+1 && math.Abs(p.Y-q.Y) < size+1 {
				return false
			}
		}
		return true
	}
	for _, p := range at {
		best, far := clamp(p), math.Inf(1)
		for dx := -9; dx <= 9; dx++ {
			for dy := -16; dy <= 16; dy++ {
				q := clamp(p.Add(render.Pt(float64(dx)*half, float64(dy)*half)))
				if q.Y > p.Y-size && q.Y < p.Y+size && math.Abs(q.X-p.X) < size {
					continue // it would lie on the line
				}
				d := math.Hypot(1.6*(q.X-p.X), q.Y-p.Y)
				if d < far-1e-6 && free(q) {
					best, far = q, d
				}
			}
		}
		l = append(l, best)
	}
	return l
}

// Colours of the causes; each has a shape of its own too.
var (
	inkChoice = render.Hex(0xA8242C)
	inkDrawn  = render.Hex(0x8A5A10)
	inkAutoma = render.Hex(0x6E767E)
)

// flag is the number of a turning point: a circle for a choice, a lozenge for what was drawn
// or rolled, an octagon for an automa, the shape of a rival's seat for what he did.
func (a *analysisScene) flag(c render.Canvas, at render.Point, i int, t analysis.Turning, grow float64) {
	white := render.Hex(0xFFF8E6)
	r := 13 * grow
	text := render.House.Strong().In(white)
	switch {
	case t.Cause == analysis.Choice:
		c.Circle(at, r+2*grow, render.Solid(white))
		c.Circle(at, r, render.Solid(inkChoice))
	case t.Cause == analysis.Luck:
		lozenge(c, at, r*1.25+2.5*grow, white)
		lozenge(c, at, r*1.25, inkDrawn)
	case t.Cause == analysis.Automa:
		octagon(c, at, r+2*grow, white)
		octagon(c, at, r, inkAutoma)
	default:
		c.SeatShape(render.Around(at, 2.5*r, 2.5*r), max(0, t.Who), render.ByID(a.file.Info().ID))
		c.Circle(at, r*0.72, render.Solid(render.Black.Fade(0.72)))
	}
	c.TextIn(render.Around(at, 2*r, 2*r), strconv.Itoa(i+1), text, render.Center|render.Middle)
}

func lozenge(c render.Canvas, at render.Point, r float64, ink render.Color) {
	c.Polygon([]render.Point{{X: at.X, Y: at.Y - r}, {X: at.X + r, Y: at.Y}, {X: at.X, Y: at.Y + r}, {X: at.X - r, Y: at.Y}}, render.Solid(ink))
}

func octagon(c render.Canvas, at render.Point, r float64, ink render.Color) {
	var pts []render.Point
	for i := range 8 {
		s, k := math.Sincos(math.Pi/8 + float64(i)*math.Pi/4)
		pts = append(pts, at.Add(render.Pt(k*r*1.08, s*r*1.08)))
	}
	c.Polygon(pts, render.Solid(ink))
}
