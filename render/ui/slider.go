package ui

import (
	"math"
	"strconv"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Slider sets a number by moving a knob.
type Slider struct {
	ID       string
	Rect     render.Rect
	Label    string
	Min, Max float64
	Step     float64 // what an arrow changes; 0 is a twentieth of the way
	Value    float64
	Format   func(v float64) string // what is written beside it; nil writes a percentage of the way
	Change   func(v float64)
	Disabled bool
	Why      string
	Tip      func() Tip
}

// share is where the knob stands, 0 to 1.
func (x *Slider) share() float64 {
	if x.Max <= x.Min {
		return 0
	}
	return math.Max(0, math.Min(1, (x.Value-x.Min)/(x.Max-x.Min)))
}

// snap is the nearest value that the slider can have.
func (x *Slider) snap(v float64) float64 {
	step := x.step()
	v = x.Min + math.Round((v-x.Min)/step)*step
	return math.Max(x.Min, math.Min(x.Max, v))
}

func (x *Slider) step() float64 {
	if x.Step > 0 {
		return x.Step
	}
	return math.Max(1e-9, (x.Max-x.Min)/20)
}

func (x *Slider) words() string {
	if x.Format != nil {
		return x.Format(x.Value)
	}
	return strconv.Itoa(int(math.Round(100*x.share()))) + " %"
}

// Measures of a slider.
const (
	knobRadius  = 14
	sliderWords = 84
)

// Slider adds a slider.
func (b *Builder) Slider(x Slider) {
	s := b.stage
	box, look := b.labelled(x.Label, x.Rect), b.look()
	set := func(v float64) {
		if v = x.snap(v); v != x.Value {
			x.Value = v
			if x.Change != nil {
				x.Change(v)
			}
			s.Rebuild()
		}
	}
	words, _ := s.Ruler().Measure("100 %", s.Theme.Number()) // letters never become too small, whatever the room
	rail := render.R(box.X+knobRadius, box.Y, math.Max(1, box.W-math.Max(sliderWords, words+12)-2*knobRadius), box.H)
	b.Add(Thing{
		ID: x.ID, Shape: Box(box), Layer: b.layer, Label: x.Label, Move: Move{How: Jump},
		Disabled: x.Disabled, Why: x.Why, Tip: x.Tip,
		Track: func(p render.Point, phase Phase) {
			if phase != Release {
				set(x.Min + (p.X-rail.X)/rail.W*(x.Max-x.Min))
				return
			}
			s.hear(sound.DialClick, box)
		},
		Nudge: func(d focus.Direction, _ bool) bool { // at the end, too, the arrow stays here
			was := x.Value
			switch d {
			case focus.Left:
				set(x.Value - x.step())
			case focus.Right:
				set(x.Value + x.step())
			default:
				return false
			}
			if x.Value != was {
				s.hear(sound.DialClick, box)
			}
			return true
		},
		Page: func(a input.Action) bool {
			switch a {
			case input.First:
				set(x.Min)
			case input.Last:
				set(x.Max)
			default:
				return false
			}
			return true
		},
		Paint: func(c render.Canvas, st State) { s.paintSlider(c, st, &x, rail, look) },
	})
}

func (s *Stage) paintSlider(c render.Canvas, st State, x *Slider, rail render.Rect, look look) {
	t := c.Look(s.Theme)
	m := rail.Center().Y
	groove := render.R(rail.X-4, m-5, rail.W+8, 10)
	c.Round(groove, 5, render.Slope(180, t.PanelLow.Darker(0.55), t.PanelMid))
	c.Frame(groove, 5, 1, render.Slope(180, render.Black.Fade(0.8), t.PanelEdge.Fade(0.45)))
	at := rail.X + rail.W*x.share()
	if at > rail.X && !st.Disabled {
		c.Round(render.R(groove.X+2, m-3, at-groove.X, 6), 3, render.Slope(180, t.ConfirmTop, t.ConfirmLow))
	}
	knob := render.Pt(at, m)
	top, low := t.ButtonTop.Lighter(0.3), t.ButtonLow
	if st.Hot() || st.Pressed {
		top, low = top.Lighter(0.25), low.Lighter(0.15)
	}
	if st.Disabled {
		top, low = t.PanelTop, t.PanelMid
	} else {
		c.Circle(knob.Add(render.Pt(2, 4)), knobRadius, render.Solid(render.Black.Fade(0.45)))
	}
	c.Circle(knob, knobRadius, render.Slope(145, top, low))
	c.EdgePress(render.Around(knob, 2*knobRadius, 2*knobRadius), knobRadius, t)
	c.RingAt(knob, knobRadius, 1.2, render.Slope(145, render.White.Fade(0.55), render.Black.Fade(0.5)))
	c.Round(render.Around(knob, 3, 12), 1.5, render.Solid(render.Black.Fade(0.45)))
	words := render.R(rail.Right()+knobRadius+6, st.At.Y, st.At.Right()-rail.Right()-knobRadius-12, st.At.H)
	c.TextFit(words, x.words(), t.Number().Sized(20).In(look.word(st)), render.Right|render.Middle, 18)
}

// Stepper sets a whole number by ones.
type Stepper struct {
	ID       string
	Rect     render.Rect
	Label    string
	Min, Max int
	Value    int
	Format   func(v int) string // nil writes the number
	Change   func(v int)
	WhyMin   string // why it cannot be less than Min
	WhyMax   string // why it cannot be more than Max
	Disabled bool
	Why      string
	Tip      func() Tip
}

// Stepper adds a stepper.
func (b *Builder) Stepper(x Stepper) {
	s := b.stage
	box := b.labelled(x.Label, x.Rect)
	step := func(by int) {
		v := max(x.Min, min(x.Max, x.Value+by))
		if v == x.Value {
			return
		}
		x.Value = v
		s.hear(sound.DialClick, box)
		if x.Change != nil {
			x.Change(v)
		}
		s.Rebuild()
	}
	words := strconv.Itoa(x.Value)
	if x.Format != nil {
		words = x.Format(x.Value)
	}
	b.Add(Thing{
		ID: x.ID, Shape: Box(box), Layer: b.layer, Label: words, Move: Move{How: Jump}, Silent: true,
		Disabled: x.Disabled, Why: x.Why, Tip: x.Tip,
		Wheel: func(notches float64) bool {
			if s.Focused() != x.ID || x.Disabled {
				return false
			}
			if notches > 0 {
				step(1)
			} else {
				step(-1)
			}
			return true
		},
		Nudge: sideways(step),
		Paint: func(c render.Canvas, st State) {
			s.paintWell(c, st, st.At)
			col := s.Theme.Light
			if st.Disabled {
				col = s.Theme.Disabled
			}
			c.TextFit(st.At.Pad(arrowWide, 0, arrowWide, 0), words, s.Theme.Number().In(col), render.Center|render.Middle, 18)
		},
	})
	if !x.Disabled {
		b.arrows(x.ID, box, x.Value > x.Min, x.Value < x.Max, x.WhyMin, x.WhyMax, step)
	}
}
