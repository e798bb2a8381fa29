package sound

import "math"

// Room is a low tone that lies under everything, one for each table and one for the house.
type Room uint8

// The rooms. Quiet is no room: the tone fades out.
const (
	Quiet         Room = iota
	House              // a desk at night: the lamp, a clock, the street far below
	Masters            // an empty building: ducts, a drip, steel that cools
	InTooDeep          // rain on concrete and a neon sign
	DeepState          // a panelled hall with a long clock and voices behind doors
	ShadowNetwork      // a wireless that finds no station
	Infiltration       // racks, fans and a floor that hums

	roomCount
)

// roomSeconds is how long a room tone runs before it begins again without a seam.
const roomSeconds = 12.0

// roomLevel is the root mean square of every room tone at full ambience.
const roomLevel = 0.020

// tone says how a room is made.
type tone struct {
	name string
	make func(*air)
}

var tones = [roomCount]tone{
	Quiet:         {"quiet", func(*air) {}},
	House:         {"house", house},
	Masters:       {"masters", masters},
	InTooDeep:     {"in too deep", inTooDeep},
	DeepState:     {"deep state", deepState},
	ShadowNetwork: {"shadow network", shadowNetwork},
	Infiltration:  {"infiltration", infiltration},
}

// Rooms returns every room that can be heard.
func Rooms() []Room {
	return []Room{House, Masters, InTooDeep, DeepState, ShadowNetwork, Infiltration}
}

// String returns the name of the room, for developers.
func (r Room) String() string {
	if r >= roomCount {
		return "no room"
	}
	return tones[r].name
}

// Loop makes the tone of the room: two channels of equal length whose end leads into their start without a seam,
// Rate samples a second. The caller owns the slices. They are empty for Quiet.
func (r Room) Loop() (left, right []float32) {
	if r == Quiet || r >= roomCount {
		return nil, nil
	}
	a := &air{left: silence(roomSeconds), right: silence(roomSeconds), noise: noiseOf(0x4001<<16 | uint64(r))}
	tones[r].make(a)
	for _, side := range []buffer{a.left, a.right} {
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

// air is a room tone while it is made. Everything laid into it comes round: what reaches past the end of the loop
// goes on at its start.
type air struct {
	left, right buffer
	noise       noise
}

// turns returns a frequency near freq (Hz) that fits the loop a whole number of times.
func turns(freq float64) float64 { return math.Max(1, math.Round(freq*roomSeconds)) / roomSeconds }

// bed lays a layer of noise between low and high (Hz), different on both sides. It swells and sinks by depth (0..1)
// once every period seconds.
func (a *air) bed(low, high, gain, depth, period float64) {
	breath := turns(1 / period)
	for side, out := range []buffer{a.left, a.right} {
		b := silence(roomSeconds)
		for i := range b {
			b[i] = a.noise.white()
		}
		b = b.around(func(b buffer) buffer { return b.highpass(low).lowpass(high) })
		wave := phasor(breath, 2*math.Pi*(a.noise.Float64()+0.15*float64(side)))
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

// hum lays a steady tone at freq (Hz) with the given overtones. It beats slowly, out of step on both sides.
func (a *air) hum(freq, gain float64, overtones ...float64) {
	base, beat := turns(freq), turns(0.17)
	shares := append([]float64{1}, overtones...)
	for side, out := range []buffer{a.left, a.right} {
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

// event lays a single sound at the second given, from -1 (left) to 1 (right). At gain 1 it stands well above a bed.
func (a *air) event(src buffer, at, gain, side float64) {
	const above = 5
	l, r := pan(side)
	l, r = above*l, above*r
	a.left.addAround(src, at, gain*l)
	a.right.addAround(src, at, gain*r)
}

// far makes a sound come from behind walls: the top is gone and its echoes run together.
func far(src buffer, cutoff float64) buffer {
	out := make(buffer, len(src)+frames(0.5))
	for k, delay := range []float64{0, 0.031, 0.067, 0.113, 0.171, 0.239} {
		out.add(src, delay, math.Pow(0.62, float64(k)))
	}
	return out.lowpass(cutoff)
}

func house(a *air) {
	a.bed(40, 260, 1.00, 0.25, 6)
	a.bed(300, 2100, 0.10, 0.30, 4)
	a.hum(100, 0.11, 0.5, 0.12, 0.2)
	for second := 0.0; second < roomSeconds; second++ {
		tick := clockTin.damped(0.7).struck(a.noise, 0.6, 0.01).scaled(1)
		a.event(tick, second+0.18, 0.42, 0.35)
		tock := clockTin.sized(0.86).damped(0.7).struck(a.noise, 0.5, 0.01).scaled(1)
		a.event(tock, second+0.68, 0.30, 0.35)
	}
	for _, at := range []float64{2.4, 8.1} {
		car := a.noise.burst(3.4, 20).sweep(func(t float64) float64 { return 380 - 60*t }, 0.6)
		a.event(car.shape(arch(0, 3.4)).scaled(1), at, 0.50, -0.6+a.noise.Float64())
	}
}

func masters(a *air) {
	a.bed(35, 170, 1.00, 0.20, 12)
	a.bed(180, 620, 0.28, 0.35, 6)
	a.hum(58, 0.30, 0.35, 0.10)
	for _, at := range []float64{1.9, 5.3, 9.6} {
		drop := silence(0.12)
		ring(drop, a.noise.around(1180, 0.12), 1, 0.018)
		ring(drop, a.noise.around(1830, 0.10), 0.5, 0.012)
		a.event(far(drop.scaled(1), 2600), at, 0.85, 0.7)
	}
	creak := steel.sized(0.52).damped(0.8).struck(a.noise, 0.2, 0.06).scaled(1)
	a.event(far(creak, 900), 7.4, 0.80, -0.7)
}

func inTooDeep(a *air) {
	a.bed(900, 7600, 0.62, 0.20, 4)
	a.bed(45, 240, 1.00, 0.20, 12)
	a.hum(55, 0.22, 0.4, 0.2)
	a.hum(120, 0.10, 0.6, 0.5, 0.35, 0.3, 0.2)
	for at := 0.0; at < roomSeconds; at += a.noise.ExpFloat64() / 26 {
		drop := silence(0.02)
		ring(drop, a.noise.around(3600, 0.45), 1, 0.0016)
		a.event(drop, at, 0.9*math.Pow(a.noise.Float64(), 2), a.noise.white())
	}
	train := a.noise.burst(4.2, 30).sweep(func(t float64) float64 { return 140 + 40*t }, 1.1)
	a.event(train.shape(arch(0, 4.2)).scaled(1), 5.1, 0.6, -0.3)
}

func deepState(a *air) {
	a.bed(40, 210, 1.00, 0.20, 12)
	a.bed(250, 1300, 0.10, 0.30, 6)
	for beat := 0.0; beat < roomSeconds; beat++ {
		pitch := 0.92
		if int(beat)%2 == 1 {
			pitch = 0.80
		}
		tick := block.sized(pitch).damped(0.7).struck(a.noise, 0.35, 0.01).scaled(1)
		a.event(far(tick, 2400), beat+0.3, 0.55, -0.5)
	}
	for voice := range 3 { // talk behind a door: syllables of throat and no words
		pitch, side := 92+31*float64(voice), -0.4+0.4*float64(voice)
		for at := a.noise.Float64(); at < roomSeconds; {
			for range 3 + a.noise.IntN(6) {
				span := a.noise.around(0.17, 0.35)
				a.event(far(syllable(a.noise, pitch, span), 620), at, 0.17, side)
				at += span * 0.95
			}
			at += 0.7 + 2.6*a.noise.Float64()
		}
	}
}

// syllable is a voice without a word: a buzzing throat behind a mouth that opens and shuts.
func syllable(n noise, pitch, seconds float64) buffer {
	b := silence(seconds)
	phase, freq := 0.0, n.around(pitch, 0.12)
	for i := range b {
		t := float64(i) / Rate
		phase += freq * (1 - 0.12*t/seconds) / Rate
		b[i] = 2*(phase-math.Floor(phase)) - 1
	}
	b = b.bandpass(n.around(430, 0.3), 2.2)
	return b.shape(arch(0, seconds)).scaled(1)
}

func shadowNetwork(a *air) {
	a.bed(60, 240, 0.80, 0.20, 12)
	a.bed(700, 3400, 0.24, 0.55, 3)
	a.hum(50, 0.16, 0.5, 0.3, 0.15)
	station := silence(roomSeconds) // a carrier that drifts past and away
	phase := 0.0
	for i := range station {
		t := float64(i) / Rate
		phase += 2 * math.Pi * (740 + 190*math.Sin(2*math.Pi*t/roomSeconds)) / Rate
		station[i] = math.Sin(phase) * math.Pow(arch(2, 7.5)(t), 2)
	}
	a.event(station, 0, 0.10, 0.2)
	dot := func() buffer {
		b := silence(0.06)
		ring(b, 812, 1, 10)
		return b.shape(arch(0, 0.06))
	}
	at := 8.2
	for _, gap := range []float64{0.11, 0.11, 0.30, 0.11, 0.30, 0.11, 0.11, 0.11} { // a key far off, spelling nothing
		a.event(far(dot(), 1500), at, 0.15, -0.5)
		at += gap
	}
	for at := 0.0; at < roomSeconds; at += a.noise.ExpFloat64() / 3 {
		a.event(a.noise.burst(0.01, 0.0012).bandpass(2700, 0.8).scaled(1), at, 0.9*a.noise.Float64(), a.noise.white())
	}
}

func infiltration(a *air) {
	a.bed(50, 330, 1.00, 0.12, 12)
	a.bed(500, 2900, 0.26, 0.12, 6)
	a.hum(50, 0.24, 0.6, 0.2, 0.25)
	a.hum(291, 0.050, 0.3)
	a.hum(436.5, 0.030)
	for at := 0.4; at < roomSeconds; at += 0.35 + a.noise.ExpFloat64()*0.9 { // a disk seeks now and then
		for range 1 + a.noise.IntN(4) {
			seek := bakelite.sized(0.7).damped(0.4).struck(a.noise, 0.3, 0.08).scaled(1)
			a.event(far(seek, 2100), at, 0.16+0.16*a.noise.Float64(), 0.8*a.noise.white())
			at += a.noise.around(0.045, 0.3)
		}
	}
}
