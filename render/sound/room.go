package sound

import "math"

// Room is a low tone that lies under everything: one for the house and one for each table, which brings its own. Two are
// equal when they come from one call of NewRoom. The zero value is Quiet.
type Room struct{ tone *tone }

// tone says how a room is made.
type tone struct {
	name string
	make func(*Air)
}

// NewRoom is a room of this name whose air is filled by a function. The noise in it grows from the name.
func NewRoom(name string, fill func(*Air)) Room { return Room{&tone{name, fill}} }

// Quiet is no room: the tone fades out.
var Quiet Room

// House is a desk at night: the lamp, a clock, the street far below.
var House = NewRoom("house", house)

// LoopSeconds is how long a room tone runs before it begins again without a seam.
const LoopSeconds = 12.0

// roomLevel is the root mean square of every room tone at full ambience.
const roomLevel = 0.020

// String returns the name of the room, for developers.
func (r Room) String() string {
	if r == Quiet {
		return "quiet"
	}
	return r.tone.name
}

// Loop makes the tone of the room: two channels of equal length whose end leads into their start without a seam,
// Rate samples a second. The caller owns the slices. They are empty for Quiet.
func (r Room) Loop() (left, right []float32) {
	if r == Quiet {
		return nil, nil
	}
	a := &Air{left: Silence(LoopSeconds), right: Silence(LoopSeconds), Noise: noiseOf(seed(r.tone.name))}
	r.tone.make(a)
	for _, side := range []Buffer{a.left, a.right} {
		mean := 0.0
		for _, v := range side {
			mean += v / float64(len(side))
		}
		for i := range side {
			side[i] -= mean
		}
	}
	level := roomLevel / math.Max(1e-9, (a.left.rms()+a.right.rms())/2)
	level = math.Min(level, 0.22/math.Max(a.left.peak(), a.right.peak()))
	for i := range a.left {
		a.left[i] *= level
		a.right[i] *= level
	}
	return a.left.pcm(), a.right.pcm()
}

// Air is a room tone while it is made. Everything laid into it comes round: what reaches past the end of the loop
// goes on at its start.
type Air struct {
	left, right Buffer
	Noise       Noise
}

// turns returns a frequency near freq (Hz) that fits the loop a whole number of times.
func turns(freq float64) float64 { return math.Max(1, math.Round(freq*LoopSeconds)) / LoopSeconds }

// Bed lays a layer of noise between low and high (Hz), different on both sides. It swells and sinks by depth (0..1)
// once every period seconds.
func (a *Air) Bed(low, high, gain, depth, period float64) {
	breath := turns(1 / period)
	for side, out := range []Buffer{a.left, a.right} {
		b := Silence(LoopSeconds)
		for i := range b {
			b[i] = a.Noise.White()
		}
		b = b.Around(func(b Buffer) Buffer { return b.Highpass(low).Lowpass(high) })
		wave := phasor(breath, 2*math.Pi*(a.Noise.Float64()+0.15*float64(side)))
		for i := range b {
			b[i] *= 1 - depth*(0.5+0.5*wave.next())
		}
		if m := b.rms(); m > 0 {
			for i := range b {
				out[i] += b[i] / m * gain
			}
		}
	}
}

// Hum lays a steady tone at freq (Hz) with the given overtones. It beats slowly, out of step on both sides.
func (a *Air) Hum(freq, gain float64, overtones ...float64) {
	base, beat := turns(freq), turns(0.17)
	shares := append([]float64{1}, overtones...)
	for side, out := range []Buffer{a.left, a.right} {
		lag := 0.9 * float64(side)
		slow := phasor(beat, 2*lag)
		for k, share := range shares {
			tone, level := phasor(base*float64(k+1), lag*float64(k+1)), slow
			for i := range out {
				out[i] += gain * share * tone.next() * (0.8 + 0.2*level.next())
			}
		}
	}
}

// spinner gives a sine sample by sample without working out a sine.
type spinner struct{ re, im, c, s float64 }

// phasor returns a sine of the given frequency (Hz) and starting phase (radians).
func phasor(freq, phase float64) spinner {
	w := 2 * math.Pi * freq / Rate
	return spinner{math.Cos(phase), math.Sin(phase), math.Cos(w), math.Sin(w)}
}

func (p *spinner) next() float64 {
	v := p.im
	p.re, p.im = p.re*p.c-p.im*p.s, p.re*p.s+p.im*p.c
	return v
}

// Event lays a single sound at the second given, from -1 (left) to 1 (right). At gain 1 it stands well above a bed.
func (a *Air) Event(src Buffer, at, gain, side float64) {
	const above = 5
	l, r := pan(side)
	l, r = above*l, above*r
	a.left.addAround(src, at, gain*l)
	a.right.addAround(src, at, gain*r)
}

// Far makes a sound come from behind walls: the top is gone and its echoes run together.
func Far(src Buffer, cutoff float64) Buffer {
	out := make(Buffer, len(src)+frames(0.5))
	for k, delay := range []float64{0, 0.031, 0.067, 0.113, 0.171, 0.239} {
		out.Add(src, delay, math.Pow(0.62, float64(k)))
	}
	return out.Lowpass(cutoff)
}

func house(a *Air) {
	a.Bed(40, 260, 1.00, 0.25, 6)
	a.Bed(300, 2100, 0.10, 0.30, 4)
	a.Hum(100, 0.11, 0.5, 0.12, 0.2)
	for second := 0.0; second < LoopSeconds; second++ {
		tick := ClockTin.Damped(0.7).Struck(a.Noise, 0.6, 0.01).Scaled(1)
		a.Event(tick, second+0.18, 0.42, 0.35)
		tock := ClockTin.Sized(0.86).Damped(0.7).Struck(a.Noise, 0.5, 0.01).Scaled(1)
		a.Event(tock, second+0.68, 0.30, 0.35)
	}
	for _, at := range []float64{2.4, 8.1} {
		car := a.Noise.Burst(3.4, 20).Sweep(func(t float64) float64 { return 380 - 60*t }, 0.6)
		a.Event(car.Shape(Arch(0, 3.4)).Scaled(1), at, 0.50, -0.6+a.Noise.Float64())
	}
}
