package sound

import "math"

// Mode is one way a struck thing rings: a frequency (Hz), how loud, and the seconds it takes to fall to 37 %.
type Mode struct{ freq, gain, decay float64 }

// Body is a thing that can be struck: the sum of its modes.
type Body []Mode

// The materials of the house. Numbers are for a thing of middle size; scaled makes it larger or smaller.
var (
	Tabletop = Body{{172, 1, 0.050}, {318, 0.62, 0.038}, {487, 0.45, 0.030}, {761, 0.28, 0.020}, {1180, 0.16, 0.013}, {1730, 0.08, 0.009}}
	Block    = Body{{412, 1, 0.032}, {1034, 0.55, 0.021}, {1790, 0.32, 0.014}, {2640, 0.18, 0.009}, {3910, 0.08, 0.006}}
	Bakelite = Body{{1260, 1, 0.017}, {2310, 0.62, 0.012}, {3420, 0.46, 0.010}, {4870, 0.25, 0.007}, {6720, 0.12, 0.005}}
	Ivory    = Body{{1710, 1, 0.011}, {2890, 0.7, 0.009}, {4350, 0.42, 0.006}, {6240, 0.2, 0.004}}
	Coinage  = Body{{2870, 0.5, 0.060}, {4710, 1, 0.095}, {6930, 0.6, 0.070}, {8840, 0.42, 0.048}, {11350, 0.22, 0.030}}
	Steel    = Body{{238, 0.8, 0.090}, {541, 1, 0.110}, {897, 0.7, 0.085}, {1433, 0.6, 0.070}, {2219, 0.42, 0.050}, {3307, 0.3, 0.036}, {5012, 0.18, 0.022}}
	ClockTin = Body{{1930, 1, 0.010}, {3240, 0.7, 0.012}, {4620, 0.5, 0.008}, {7010, 0.22, 0.005}}
	Reed     = Body{{1, 1, 0.150}, {2.76, 0.26, 0.055}, {5.4, 0.12, 0.024}}
)

// Sized returns the thing at another size: every mode shifted by ratio, decays stretched the other way.
func (b Body) Sized(ratio float64) Body {
	out := make(Body, len(b))
	for i, m := range b {
		out[i] = Mode{m.freq * ratio, m.gain, m.decay / math.Sqrt(ratio)}
	}
	return out
}

// Damped returns the thing with a hand on it: decays shortened to the given share.
func (b Body) Damped(share float64) Body {
	out := make(Body, len(b))
	for i, m := range b {
		out[i] = Mode{m.freq, m.gain, m.decay * share}
	}
	return out
}

// Tuned returns the thing with its lowest mode at freq.
func (b Body) Tuned(freq float64) Body {
	out := make(Body, len(b))
	for i, m := range b {
		out[i] = Mode{m.freq / b[0].freq * freq, m.gain, m.decay}
	}
	return out
}

// Struck returns the sound of one blow. A harder blow (0..1) brings out the high modes; detune varies the modes a
// little from blow to blow, as the place of a blow does.
func (b Body) Struck(n Noise, hardness, detune float64) Buffer {
	longest := 0.0
	for _, m := range b {
		longest = math.Max(longest, m.decay)
	}
	out := Silence(longest * 6)
	for k, m := range b {
		freq := n.Around(m.freq, detune)
		if freq > 0.4*Rate {
			continue
		}
		gain := m.gain * math.Pow(0.25+0.75*hardness, float64(k)*0.7) * n.Around(1, 0.25)
		Ring(out, freq, gain, m.decay)
	}
	return out
}

// Ring adds one damped sine to b, by turning a phasor (no sine per sample).
func Ring(b Buffer, freq, gain, decay float64) {
	w := 2 * math.Pi * freq / Rate
	fall := math.Exp(-1 / (decay * Rate))
	c, s := math.Cos(w)*fall, math.Sin(w)*fall
	re, im := gain, 0.0
	for i := range b {
		b[i] += im
		re, im = re*c-im*s, re*s+im*c
	}
}

// Thump is a low blow whose pitch falls from high to low (Hz), as a soft thing on a table gives.
func Thump(high, low, decay float64) Buffer {
	b := Silence(decay * 6)
	phase := 0.0
	for i := range b {
		t := float64(i) / Rate
		phase += 2 * math.Pi * (low + (high-low)*math.Exp(-t/(decay*0.35))) / Rate
		b[i] = math.Sin(phase) * math.Exp(-t/decay)
	}
	return b
}

// Contact is the scratch of two surfaces meeting: a few milliseconds of noise around centre (Hz).
func Contact(n Noise, centre, decay float64) Buffer {
	return n.Burst(decay*7, decay).Bandpass(centre, 0.8)
}
