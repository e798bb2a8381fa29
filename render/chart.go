package render

import "math"

// Series is one line of a chart or one part of its bars. Seats have their shapes on their lines.
type Series struct {
	Name   string
	Seat   int // its shape marks the line; -1 for none
	Color  Color
	Values []float64
}

// SeatSeries is a series in the colour of a seat.
func (k *Kit) SeatSeries(t *Theme, seat int, name string, values []float64) Series {
	return Series{Name: name, Seat: seat, Color: k.Seat(t, seat), Values: values}
}

// plot is the area of a chart with its scale.
type plot struct {
	r      Rect
	lo, hi float64
	n      int
}

func (p *plot) y(v float64) float64 { return p.r.Bottom() - (v-p.lo)/(p.hi-p.lo)*p.r.H }

// nice is a round step that divides a span into about five.
func nice(span float64) float64 {
	if span <= 0 {
		return 1
	}
	raw := span / 5
	mag := math.Pow(10, math.Floor(math.Log10(raw)))
	for _, m := range [...]float64{1, 2, 5, 10} {
		if raw <= m*mag+1e-12 {
			return math.Max(m*mag, 1)
		}
	}
	return 10 * mag
}

// axes draws the scale at the left and labels below, and gives the area that is left.
func (c Canvas) axes(r Rect, t *Theme, lo, hi float64, labels []string, middle bool) plot {
	lo = math.Min(lo, 0)
	step := nice(hi - lo)
	lo, hi = math.Floor(lo/step)*step, math.Ceil(hi/step)*step
	if hi <= lo {
		hi = lo + step
	}
	st := t.Dim()
	wide := 0.0
	for v := lo; v <= hi+step/2; v += step {
		w, _ := c.Ruler().Measure(Digits(int(math.Round(v))), st)
		wide = math.Max(wide, w)
	}
	_, lh := c.Ruler().Measure("0", st)
	p := plot{r: r.Pad(wide+12, lh/2, 12, lh+8), lo: lo, hi: hi, n: len(labels)}
	for v := lo; v <= hi+step/2; v += step {
		y := p.y(v)
		a := 0.22
		if math.Abs(v) < step/4 {
			a = 0.7
		}
		c.Fill(Rect{p.r.X, y, p.r.W, 1}, Solid(t.PanelEdge.Fade(a)))
		c.TextIn(Rect{r.X, y - lh/2, wide, lh}, Digits(int(math.Round(v))), st, Right|Middle)
	}
	// labels that would run into each other are left out
	gap := 0.0
	for i, l := range labels {
		x := p.at(i, middle)
		w, _ := c.Ruler().Measure(l, st)
		if x-w/2 < gap {
			continue
		}
		gap = x + w/2 + 10
		c.TextIn(Rect{x - w/2 - 1, p.r.Bottom() + 8, w + 2, lh}, l, st, Center)
	}
	return p
}

// at is the x of the i-th place: points stand on both edges, bars in the middles.
func (p *plot) at(i int, middle bool) float64 {
	if middle {
		return p.r.X + p.r.W*(float64(i)+0.5)/float64(max(p.n, 1))
	}
	if p.n < 2 {
		return p.r.X + p.r.W/2
	}
	return p.r.X + p.r.W*float64(i)/float64(p.n-1)
}

// Lines draws a chart of lines over labels, such as rounds: each ends with the shape of its seat. Shown from 0 to 1 lets
// the lines grow.
func (c Canvas) Lines(r Rect, t *Theme, labels []string, series []Series, shown float64) {
	lo, hi := 0.0, 1.0
	for i := range series {
		for _, v := range series[i].Values {
			lo, hi = math.Min(lo, v), math.Max(hi, v)
		}
	}
	p := c.axes(r, t, lo, hi, labels, false)
	for i := range series {
		s := &series[i]
		n := len(s.Values)
		if n == 0 {
			continue
		}
		reach := math.Min(math.Max(shown, 0), 1) * float64(n-1)
		pts := make([]Point, 0, n+1)
		for j, v := range s.Values {
			if float64(j) > reach {
				f := reach - math.Floor(reach)
				q := Pt(p.at(j, false), p.y(v))
				pts = append(pts, pts[len(pts)-1].Lerp(q, f))
				break
			}
			pts = append(pts, Pt(p.at(j, false), p.y(v)))
		}
		for j := range pts {
			pts[j] = pts[j].Add(Pt(0, float64(i)*0.8)) // equal lines stay visible beside each other
		}
		c.Line(pts, 6, Black.Fade(0.55), false)
		c.Line(pts, 3, s.Color, false)
		for _, q := range pts {
			c.Circle(q, 3.4, Solid(s.Color.Lighter(0.3)))
		}
		end := pts[len(pts)-1]
		if s.Seat >= 0 {
			c.SeatShape(Around(end, 20, 20), s.Seat, t)
		} else {
			c.Circle(end, 7, Solid(s.Color))
		}
	}
}

// Stacks draws stacked bars: one bar a label, one part a series; negative parts hang below the line. Each bar has its
// sum on top. Grown from 0 to 1 lets the bars rise.
func (c Canvas) Stacks(r Rect, t *Theme, labels []string, parts []Series, grown float64) {
	lo, hi := 0.0, 1.0
	for i := range labels {
		up, down := 0.0, 0.0
		for j := range parts {
			if i < len(parts[j].Values) {
				up += math.Max(parts[j].Values[i], 0)
				down += math.Min(parts[j].Values[i], 0)
			}
		}
		lo, hi = math.Min(lo, down), math.Max(hi, up)
	}
	p := c.axes(r.Pad(0, 26, 0, 0), t, lo, hi, labels, true)
	w := math.Min(p.r.W/float64(max(len(labels), 1))*0.56, 84)
	for i := range labels {
		up, down, sum := 0.0, 0.0, 0.0
		x := p.at(i, true) - w/2
		for j := range parts {
			if i >= len(parts[j].Values) {
				continue
			}
			v := parts[j].Values[i] * grown
			sum += parts[j].Values[i]
			from, to := up, up+v
			if v < 0 {
				from, to = down, down+v
				down = to
			} else {
				up = to
			}
			top, low := p.y(math.Max(from, to)), p.y(math.Min(from, to))
			if low-top < 0.5 {
				continue
			}
			box := Rect{x, top, w, low - top}
			col := parts[j].Color
			c.Fill(box, Slope(90, col.Lighter(0.25), col, col.Darker(0.3)))
			c.Fill(Rect{box.X, box.Y, box.W, 1}, Solid(White.Fade(0.35)))
			c.Fill(Rect{box.X, box.Bottom() - 1, box.W, 1}, Solid(Black.Fade(0.45)))
			// a part is told by its pattern too
			if j%3 == 1 {
				c.Tile("common/stripes", box, Black.Fade(0.22), 1)
			} else if j%3 == 2 {
				c.Tile("common/weave", box, Black.Fade(0.2), 1)
			}
		}
		c.TextIn(Rect{x - 30, p.y(up) - 48, w + 60, 46}, Digits(int(math.Round(sum*grown))), t.Number(), Center|Bottom)
	}
}

// Legend draws the names of series in a row that wraps in r, and answers the height used.
func (c Canvas) Legend(r Rect, t *Theme, series []Series, patterns bool) float64 {
	return legend(c.Ruler(), r, t, series, func(i int, at Rect) {
		s := &series[i]
		box := Rect{at.X, at.Y + (at.H-20)/2, 20, 20}
		switch {
		case !patterns && s.Seat >= 0:
			c.SeatShape(box, s.Seat, t)
		default:
			c.Round(box, 3, Solid(s.Color))
			if patterns && i%3 == 1 {
				c.Tile("common/stripes", box, Black.Fade(0.22), 1)
			} else if patterns && i%3 == 2 {
				c.Tile("common/weave", box, Black.Fade(0.2), 1)
			}
		}
		c.TextIn(at.Pad(28, 0, 0, 0), s.Name, t.Body(), Left|Middle)
	})
}

// LegendHigh is how high Legend will be at a width.
func (k Ruler) LegendHigh(wide float64, t *Theme, series []Series) float64 {
	return legend(k, Rect{W: wide}, t, series, func(int, Rect) {})
}

// legend places the names of a legend and returns how high it is.
func legend(k Ruler, r Rect, t *Theme, series []Series, place func(i int, at Rect)) float64 {
	_, lh := k.Measure("0", t.Body())
	h := math.Max(lh, 24)
	x, y := r.X, r.Y
	for i := range series {
		w, _ := k.Measure(series[i].Name, t.Body())
		if x > r.X && x+w+32 > r.Right() {
			x, y = r.X, y+h+4
		}
		place(i, Rect{x, y, w + 32, h})
		x += w + 52
	}
	return y + h - r.Y
}
