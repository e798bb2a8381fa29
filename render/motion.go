package render

import "math"

// TicksPerSecond is the rate of Update calls. All motion counts ticks, never the clock.
const TicksPerSecond = 60

// Ticks turns milliseconds at normal speed into ticks, at least one.
func Ticks(ms float64) int { return max(1, int(math.Round(ms*TicksPerSecond/1000))) }

// The lengths of the usual motions in milliseconds.
const (
	LiftMS   = 120
	OpenMS   = 180
	FlyMS    = 260
	FlipMS   = 200
	DoorMS   = 240
	WalkMS   = 200
	DigitMS  = 180
	PulseMS  = 300
	TumbleMS = 300
	SettleMS = 120
	FocusMS  = 100
	TipMS    = 120
)

// Tempo is how fast things move.
type Tempo struct {
	Speed   float64 // 1 is normal, 2 twice as fast; 0 counts as 1
	Instant bool    // nothing moves, everything is there at once
	Reduced bool    // only fades and colours, no travel: things appear at their place
}

// Length is the number of ticks a motion of so many milliseconds takes; 0 when it is instant.
func (t Tempo) Length(ms float64) int {
	if t.Instant || t.Reduced {
		return 0
	}
	s := t.Speed
	if s <= 0 {
		s = 1
	}
	return Ticks(ms / s)
}

// Fade is the number of ticks a fade takes; reduced motion keeps fades.
func (t Tempo) Fade(ms float64) int {
	t.Reduced = false
	return t.Length(ms)
}

// Ease bends the course of a motion: 0 to 1 over 0 to 1.
type Ease func(float64) float64

// EaseOut starts fast and settles: what hands do.
func EaseOut(t float64) float64 {
	u := 1 - t
	return 1 - u*u*u
}

// EaseInOut starts and ends slowly.
func EaseInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}

// Tween is a number on its way. The zero value rests at 0.
type Tween struct {
	from, to float64
	at, len  int
	ease     Ease
}

// Still is a tween that rests at v.
func Still(v float64) Tween { return Tween{from: v, to: v} }

// Go starts a motion from where the tween is to a new end, in so many ticks; 0 ticks jump.
func (w *Tween) Go(to float64, ticks int, ease Ease) {
	w.from, w.to, w.at, w.len, w.ease = w.Value(), to, 0, ticks, ease
}

// Jump puts the tween at rest at v.
func (w *Tween) Jump(v float64) { *w = Still(v) }

// Tick moves on by one tick and reports whether the tween is still on its way or has just arrived.
func (w *Tween) Tick() bool {
	if w.at >= w.len {
		return false
	}
	w.at++
	return true
}

// Finish jumps to the end.
func (w *Tween) Finish() { w.at = w.len }

// Moving reports whether the tween is on its way.
func (w *Tween) Moving() bool { return w.at < w.len }

// To is where the tween ends.
func (w *Tween) To() float64 { return w.to }

// Value is where the tween is.
func (w *Tween) Value() float64 {
	if w.at >= w.len {
		return w.to
	}
	t := float64(w.at) / float64(w.len)
	if w.ease != nil {
		t = w.ease(t)
	}
	return w.from + (w.to-w.from)*t
}

// ArcAt is the place at t (0 to 1) on the low arc that a thing flies from a to b; it rises by a fifth of the way, at
// most 120 points.
func ArcAt(a, b Point, t float64) Point {
	p := a.Lerp(b, t)
	p.Y -= math.Min(a.Dist(b)*0.2, 120) * 4 * t * (1 - t)
	return p
}

// Flip tells how a card looks at t (0 to 1) while it is turned over: its width as a part of the whole, and whether the
// other side shows.
func Flip(t float64) (width float64, other bool) {
	return math.Max(math.Abs(math.Cos(t*math.Pi)), 0.02), t >= 0.5
}
