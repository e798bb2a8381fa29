package infiltration

import (
	"math"

	"safehouse/render"
)

// Alarm colours by height: calm, uneasy, loud.
func dangerColor(t *render.Theme, f float64) render.Color {
	switch {
	case f < 0.6:
		return t.Accent
	case f < 0.8:
		return t.Accent2
	}
	return t.Alarm
}

// drawDialFace draws the instrument for proximity without its moving parts: bezel, glass, scale, label. Around a place, 268
// across at f 1.
func drawDialFace(c render.Canvas, at render.Point, t *render.Theme, f float64, label string) {
	c.SpriteIn("infiltration/dial", render.Around(at, 268*f, 268*f), render.White)
	for v := 0; v <= 99; v++ {
		drawTick(c, at, t, f, v, 0.38)
	}
	st := t.Number().Sized(18 * f).In(render.Hex(0xA9BAB4))
	st.Floor = render.CaptionFloor
	for _, v := range [4]int{20, 40, 60, 80} {
		s, co := dialAngle(float64(v))
		c.TextIn(render.Around(render.Pt(at.X+88*f*co, at.Y+88*f*s), 40, 24), render.Digits(v), st, render.Center|render.Middle)
	}
	lab := t.Label().Sized(19 * f).In(render.Hex(0xDDEBE5))
	lab.Floor = render.CaptionFloor
	c.TextIn(render.R(at.X-90*f, at.Y+52*f, 180*f, 28*f), label, lab, render.Center|render.Middle)
}

// dialAngle is the direction of a value from 0 to 99: it runs clockwise from the lower left to the lower right.
func dialAngle(v float64) (sin, cos float64) {
	return math.Sincos((141 + 258*v/99) * math.Pi / 180)
}

func drawTick(c render.Canvas, at render.Point, t *render.Theme, f float64, v int, a float64) {
	s, co := dialAngle(float64(v))
	in, w := 111.0, 1.6
	if v%10 == 0 {
		in, w = 104, 2.6
	} else if v%5 == 0 {
		in = 108
	}
	c.Segment(render.Pt(at.X+117*f*co, at.Y+117*f*s), render.Pt(at.X+in*f*co, at.Y+in*f*s), w*f, dangerColor(t, float64(v)/99).Fade(a))
}

// drawDialValue draws the moving parts of the dial: the bright part of the scale and two flip figures. Between two whole
// values the figures turn.
func drawDialValue(c render.Canvas, at render.Point, t *render.Theme, f, value float64) {
	value = math.Min(math.Max(value, 0), 99)
	col := dangerColor(t, value/99)
	end := 141 + 258*value/99
	if value > 0.2 {
		c.Arc(at, 121*f, 141, end, 12*f, render.Solid(col.Fade(0.16)))
		c.Arc(at, 121*f, 141, end, 7*f, render.Solid(col.Fade(0.25)))
		c.Arc(at, 121*f, 141, end, 3.6*f, render.Solid(col.Lighter(0.15)))
	}
	for v := 0; v <= int(value); v++ {
		drawTick(c, at, t, f, v, 1)
	}
	s, co := dialAngle(value)
	dot := render.Pt(at.X+98*f*co, at.Y+98*f*s)
	c.Added().SpriteIn("common/halo", render.Around(dot, 36*f, 36*f), col.Fade(0.7))
	c.Circle(dot, 6*f, render.Solid(col.Lighter(0.3)))
	whole := math.Floor(value + 1e-9)
	turn := value - whole
	tens, ones := int(whole)/10, int(whole)%10
	tt := 0.0
	if ones == 9 {
		tt = turn
	}
	drawDrum(c, render.R(at.X-62*f, at.Y-43*f, 58*f, 86*f), t, tens, tt, col)
	drawDrum(c, render.R(at.X+4*f, at.Y-43*f, 58*f, 86*f), t, ones, turn, col)
}

// drawDrum draws one flip figure; turn from 0 to 1 folds it over to the next.
func drawDrum(c render.Canvas, r render.Rect, t *render.Theme, figure int, turn float64, col render.Color) {
	c.SpriteIn("infiltration/drum", r, render.White)
	st := render.Style{Face: render.Mono700, Size: r.H * 0.88, Lead: r.H * 0.88, Color: col, Theme: t}
	upper, lower := r, r
	upper.H /= 2
	lower.Y, lower.H = r.Y+r.H/2, r.H/2
	box := r.Move(0, -r.H*0.02)
	now, next := render.Digits(figure), render.Digits((figure+1)%10)
	if turn <= 0 {
		c.TextIn(box.Move(0, 2), now, st.In(col.Fade(0.25)), render.Center|render.Middle)
		c.TextIn(box, now, st, render.Center|render.Middle)
	} else {
		c.Clipped(upper).TextIn(box, next, st, render.Center|render.Middle)
		c.Clipped(lower).TextIn(box, now, st, render.Center|render.Middle)
		fold := math.Abs(math.Cos(turn * math.Pi))
		half, text := upper, now
		if turn > 0.5 {
			half, text = lower, next
		}
		z := c.Clipped(half).Zoomed(1, math.Max(fold, 0.02), r.Center())
		z.Fill(half.Pad(2, 2, 2, 2), render.Solid(render.Hex(0x141B1B)))
		z.TextIn(box, text, st, render.Center|render.Middle)
		c.Clipped(half).Fill(half, render.Solid(render.Black.Fade(0.35*(1-fold))))
	}
	c.Fill(render.R(r.X+1, r.Y+r.H/2-1, r.W-2, 2), render.Solid(render.Black.Fade(0.85)))
	c.Fill(render.R(r.X+1, r.Y+r.H/2+1, r.W-2, 1), render.Solid(render.White.Fade(0.08)))
}

// drawAlarm draws the steps of the alarm from lo to hi in r: those reached are lit, the current one stands out.
// Pulse from 0 to 1 flashes the current one red.
func drawAlarm(c render.Canvas, r render.Rect, t *render.Theme, lo, hi, value int, pulse float64) {
	n := hi - lo + 1
	gap := 3.0
	unit := (r.W - gap*float64(n-1)) / (float64(n) + 0.5)
	x := r.X
	for v := lo; v <= hi; v++ {
		w := unit
		if v == value {
			w = unit * 1.5
		}
		box := render.R(x, r.Y, w, r.H)
		x += w + gap
		f := float64(v-lo) / float64(n)
		col := t.Accent.Mix(render.Hex(0xE8E24A), math.Min(f*3, 1))
		if f > 0.28 {
			col = render.Hex(0xE8E24A).Mix(t.Accent2, math.Min((f-0.28)*6, 1))
		}
		if f > 0.5 {
			col = t.Accent2.Mix(t.Alarm, math.Min((f-0.5)*3, 1))
		}
		st := t.Number().Sized(18)
		st.Floor = render.CaptionFloor
		switch {
		case v == value:
			col = col.Mix(render.Hex(0xFF2A20), pulse)
			box = box.Inset(-1).Pad(0, -6, 0, -6)
			c.Nine("common/glow/small", box, col)
			c.Round(box, 4, render.Slope(180, col.Lighter(0.5), col, col.Darker(0.1)).Bend(0.42))
			c.Nine("common/edge/plate", box, render.White)
			st = st.Sized(26).In(render.Hex(0x0A0F0C))
		case v < value:
			if v < 0 {
				col = col.Mix(render.Hex(0x22453A), 0.5)
			}
			c.Round(box, 3, render.Slope(180, col.Lighter(0.55), col).Bend(0.4))
			st = st.In(render.Hex(0x0A0F0C))
		default:
			c.Round(box, 3, render.Slope(180, render.Hex(0x0A0F11), render.Hex(0x161F22)))
			c.Frame(box, 3, 1, render.Solid(render.Hex(0x2A383D)))
			st = st.In(render.Hex(0xA3B2AD))
		}
		c.TextFit(box.Inset(-2), render.Digits(v), st, render.Center|render.Middle, 16, 14)
	}
}
