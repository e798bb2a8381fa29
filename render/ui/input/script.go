package input

import "github.com/hajimehoshi/ebiten/v2"

// Script is a source that plays back what a test or a driven run asks for, a few ticks for each thing. The zero value
// is a person who does nothing.
type Script struct {
	pads  int // that were used so far: they stay
	x, y  float64
	queue []Raw
}

var _ Source = (*Script)(nil)

// How many ticks things take in a script: about as long as a quick person.
const (
	holdTicks = 3
	dragSteps = 8
)

// Read implements Source.
func (s *Script) Read(raw *Raw) {
	if len(s.queue) == 0 {
		raw.X, raw.Y, raw.Pads = s.x, s.y, s.pads
		return
	}
	runes := append(raw.Runes[:0], s.queue[0].Runes...)
	*raw = s.queue[0]
	raw.Runes = runes
	s.x, s.y, s.pads = raw.X, raw.Y, raw.Pads
	s.queue = s.queue[1:]
}

// Done reports whether everything asked for has been played back.
func (s *Script) Done() bool { return len(s.queue) == 0 }

// at is where the pointer will be when all that is asked for has been done.
func (s *Script) at() (x, y float64) {
	if n := len(s.queue); n > 0 {
		return s.queue[n-1].X, s.queue[n-1].Y
	}
	return s.x, s.y
}

// padsThen is how many pads there will be then.
func (s *Script) padsThen() int {
	if n := len(s.queue); n > 0 {
		return s.queue[n-1].Pads
	}
	return s.pads
}

// plug brings a pad, where none is, in a tick of its own: what a pad holds when it comes counts for nothing.
func (s *Script) plug() {
	if s.padsThen() == 0 {
		x, y := s.at()
		s.queue = append(s.queue, Raw{X: x, Y: y, Pads: 1})
	}
}

// add plays raw for some ticks with the pointer where it was last, and the pads that are there.
func (s *Script) add(raw Raw, ticks int) {
	raw.X, raw.Y = s.at()
	raw.Pads = s.padsThen()
	for range ticks {
		s.queue = append(s.queue, raw)
	}
}

// Wait lets ticks pass.
func (s *Script) Wait(ticks int) { s.add(Raw{}, ticks) }

// Move brings the pointer to a place, in pixels of the window's canvas.
func (s *Script) Move(x, y float64) { s.queue = append(s.queue, Raw{X: x, Y: y, Pads: s.padsThen()}) }

// Click presses and releases the left button at a place.
func (s *Script) Click(x, y float64) { s.press(x, y, Left) }

// RightClick presses and releases the right button at a place.
func (s *Script) RightClick(x, y float64) { s.press(x, y, Right) }

func (s *Script) press(x, y float64, b Button) {
	s.Move(x, y)
	s.add(Raw{Buttons: b}, holdTicks)
	s.add(Raw{}, 1)
}

// Drag presses the left button at one place and releases it at another.
func (s *Script) Drag(x0, y0, x1, y1 float64) {
	s.Move(x0, y0)
	s.add(Raw{Buttons: Left}, holdTicks)
	for i := 1; i <= dragSteps; i++ {
		t := float64(i) / dragSteps
		s.queue = append(s.queue, Raw{X: x0 + (x1-x0)*t, Y: y0 + (y1-y0)*t, Buttons: Left, Pads: s.padsThen()})
	}
	s.add(Raw{Buttons: Left}, 1)
	s.add(Raw{}, 1)
}

// Wheel turns the wheel; positive is away from the person.
func (s *Script) Wheel(notches float64) {
	s.add(Raw{WheelY: notches}, 1)
	s.add(Raw{}, 1)
}

// Press presses and releases a key with its modifiers, or a pad button.
func (s *Script) Press(t Trigger) { s.Hold(t, holdTicks) }

// Hold presses a key or a pad button for a number of ticks.
func (s *Script) Hold(t Trigger, ticks int) {
	raw := Raw{}
	switch {
	case t.None():
	case t.IsPad():
		s.plug()
		raw.Pad = PadSet(0).With(t.Pad)
	default:
		raw.Keys.Add(t.Key)
		if t.Mods&Shift != 0 {
			raw.Keys.Add(ebiten.KeyShiftLeft)
		}
		if t.Mods&Control != 0 {
			raw.Keys.Add(ebiten.KeyControlLeft)
		}
		if t.Mods&Alt != 0 {
			raw.Keys.Add(ebiten.KeyAltLeft)
		}
	}
	s.add(raw, ticks)
	s.add(Raw{}, 1)
}

// Push holds a stick for a number of ticks.
func (s *Script) Push(left, right Stick, ticks int) {
	s.plug()
	s.add(Raw{Left: left, Right: right}, ticks)
	s.add(Raw{}, 1)
}

// Type types text, a character a tick. A line feed presses Enter.
func (s *Script) Type(text string) {
	for _, r := range text {
		if r == '\n' {
			s.Press(Key(ebiten.KeyEnter))
			continue
		}
		s.add(Raw{Runes: []rune{r}}, 1)
	}
}
