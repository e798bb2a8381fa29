package ui

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// Capture shows the key or pad button of an action and lets a person press another one.
type Capture struct {
	ID       string
	Rect     render.Rect
	Label    string
	Trigger  input.Trigger // what is set now; none shows Nothing
	Pad      bool          // a pad button is wanted, not a key
	Prompt   string        // shown while waiting, such as "Press a key"
	Nothing  string        // shown when nothing is set
	Change   func(t input.Trigger)
	Disabled bool
	Why      string
	Tip      func() Tip
}

// captureTicks is how long a capture waits before it gives up, so that nobody who has no such device is stuck.
const captureTicks = 600

// Capture adds a field for a key. While it waits, Back, any press of the pointer, and time end it without a change.
func (b *Builder) Capture(x Capture) {
	s := b.stage
	box := b.labelled(x.Label, x.Rect)
	cap := x.Trigger.Cap(s.Layout, s.family())
	label := cap
	if x.Trigger.IsPad() {
		cap = render.PadKey(cap)
	}
	if cap == "" {
		label = x.Nothing
	}
	b.Add(Thing{
		ID: x.ID, Shape: Box(box), Layer: b.layer, Label: label, Move: Move{How: Jump},
		Disabled: x.Disabled, Why: x.Why, Tip: x.Tip,
		Press: func() { s.capture(x) },
		Paint: func(c render.Canvas, st State) {
			t := c.Look(s.Theme)
			s.paintWell(c, st, st.At)
			if s.capturing == x.ID {
				c.Frame(st.At, 5, 2.5, render.Solid(t.Focus))
				c.TextFit(st.At.Inset(8), x.Prompt, t.Strong().In(t.Focus), render.Center|render.Middle, 18)
				return
			}
			if cap == "" {
				c.TextFit(st.At.Inset(8), x.Nothing, t.Body().In(t.Disabled), render.Center|render.Middle, 18)
				return
			}
			w := min(st.At.W-16, c.KeyCapWidth(cap, t)+10)
			c.KeyCap(render.Around(st.At.Center(), w, min(30, st.At.H-10)), cap, t)
		},
	})
}

func (s *Stage) family() input.Family {
	if s.in == nil {
		return input.Lettered
	}
	return s.in.Family
}

// Capturing returns the ID of the field that waits for a key, or "".
func (s *Stage) Capturing() string { return s.capturing }

// capture waits for a key or button.
func (s *Stage) capture(x Capture) {
	s.capturing, s.captureLeft = x.ID, captureTicks
	s.dirty = true
	s.catching = func(t input.Trigger) bool {
		back := s.Bindings.Owner(t) == input.Back && contains(input.Fixed(input.Back), t)
		if t.None() || back {
			s.endCapture()
			return true
		}
		if t.IsPad() != x.Pad {
			return false
		}
		s.endCapture()
		s.hear(sound.DialClick, s.area)
		if x.Change != nil {
			x.Change(t)
		}
		return true
	}
}

func contains(list []input.Trigger, t input.Trigger) bool {
	for _, have := range list {
		if have == t {
			return true
		}
	}
	return false
}

func (s *Stage) endCapture() {
	s.catching, s.capturing = nil, ""
	s.Rebuild()
}

// ageCapture gives up waiting after a while, or when the field is gone.
func (s *Stage) ageCapture() {
	if s.catching == nil {
		return
	}
	s.captureLeft--
	if s.captureLeft <= 0 || s.byID[s.capturing] == nil {
		s.endCapture()
	}
}
