package scenes

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// A transition is how a scene comes into the light: a step from the side, out of the
// dark. It never keeps anybody waiting: the first press ends it.
type transition struct {
	left, whole int
	from        float64 // 1 from the right, -1 from the left
}

// slideMS is how long it takes at usual speed.
const slideMS = 240

// slideIn lets the scene on top come in.
func (a *App) slideIn(from float64) {
	pace := a.House.Pace().Mine
	if !a.drawn || a.House.Settings.Reduced || pace.Instant {
		return
	}
	n := pace.Length(slideMS)
	a.slide = transition{n, n, from}
}

// tick lets a tick pass and reports whether there is something new to paint.
func (s *transition) tick() bool {
	if s.left <= 0 {
		return false
	}
	s.left--
	return true
}

// over paints a stage as far as it has come in.
func (s *transition) over(st *ui.Stage) func(render.Canvas) {
	if s.left <= 0 {
		return st.Paint
	}
	rest := float64(s.left) / float64(s.whole)
	rest *= rest // eased
	return func(c render.Canvas) {
		a := st.Area()
		dark := render.Hex(0x0A0705)
		c.Fill(a, render.Solid(dark))
		st.Paint(c.At(s.from*rest*64, 0))
		c.Fill(a, render.Solid(dark.Fade(0.9*rest)))
	}
}
