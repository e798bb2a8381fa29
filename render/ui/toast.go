package ui

import (
	"math"

	"safehouse/render"
)

// toast is a short message that comes and goes by itself.
type toast struct {
	icon, text string
	age, life  int         // ticks
	at         render.Rect // where it lies, empty before it was painted
	area       render.Rect // of the window then
}

// Toasts are read at about 15 letters a second, and at most three are shown.
const (
	toastLeast  = 120
	toastLetter = 4
	toastMost   = 3
	toastFade   = 9
)

// Toast shows a short message for as long as it takes to read it. The icon may be "".
func (s *Stage) Toast(icon, text string) {
	t := toast{icon: icon, text: text, life: toastLeast + toastLetter*len([]rune(render.Plain(text)))}
	for i := range s.toasts {
		if s.toasts[i].text == text {
			t.age = toastFade // it is there already
			s.toasts[i] = t
			s.dirty = true
			return
		}
	}
	s.toasts = append(s.toasts, t)
	if len(s.toasts) > toastMost {
		s.toasts = s.toasts[len(s.toasts)-toastMost:]
	}
	s.dirty = true
}

// Toasts returns the messages on the screen, oldest first.
func (s *Stage) Toasts() []string {
	var out []string
	for _, t := range s.toasts {
		out = append(out, t.text)
	}
	return out
}

func (s *Stage) ageToasts() {
	kept := s.toasts[:0]
	for _, t := range s.toasts {
		t.age++
		if t.age <= toastFade || t.life-t.age < toastFade {
			s.dirty = true
		}
		if t.age < t.life {
			kept = append(kept, t)
		}
	}
	s.toasts = kept
}

// placeToast finds the place of a message when it comes: at the upper edge, unless it would cover something there that the
// person needs.
func (s *Stage) placeToast(i int, w, h float64) render.Rect {
	t := &s.toasts[i]
	if !t.at.Empty() && t.area == s.area {
		return t.at
	}
	y := s.area.Y + 92.0
	for _, o := range s.toasts[:i] {
		y = math.Max(y, o.at.Bottom()+10)
	}
	f := Float{ID: "toast:" + t.text, Sizes: []render.Point{{X: w, Y: h}}, Room: render.R(s.area.Center().X-w/2, y, w, h), Margin: 4}
	t.at, _, _ = s.freest(s.area.Inset(12), f, len(s.scopes)-1, true)
	t.area = s.area
	return t.at
}

func (s *Stage) paintToasts(c render.Canvas) {
	st := s.Theme.Strong()
	for i, t := range s.toasts {
		in := math.Min(1, math.Min(float64(t.age+1), float64(t.life-t.age))/toastFade)
		if s.Pace.Mine.Instant {
			in = 1
		}
		icon := 0.0
		if t.icon != "" {
			icon = 34
		}
		block := s.Ruler().Wrap(t.text, st, math.Min(720, s.area.W-120), render.Left)
		w, h := block.Size()
		r := s.placeToast(i, w+icon+48, math.Max(h, 28)+24)
		cc := c.Faded(in)
		if !s.Pace.Mine.Reduced {
			cc = cc.At(0, -10*(1-render.EaseOut(in)))
		}
		cc.PanelMarked(r, s.Theme, s.Theme.Accent)
		if icon > 0 {
			cc.Icon(t.icon, render.R(r.X+22, r.Center().Y-14, 28, 28), s.Theme.Light)
		}
		cc.Block(block, r.X+24+icon, r.Center().Y-h/2, st)
	}
}
