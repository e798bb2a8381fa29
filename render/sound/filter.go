package sound

import "math"

// svf is a state variable filter (trapezoidal, stable at any cutoff that changes from sample to sample).
type svf struct{ s1, s2 float64 }

// step filters one sample. Cutoff is in Hz, q is the resonance (0.7 is flat).
func (f *svf) step(in, cutoff, q float64) (low, band, high float64) {
	g := math.Tan(math.Pi * math.Min(cutoff, 0.45*Rate) / Rate)
	return f.run(in, g, 1/q)
}

// run is step with the coefficients already worked out: g from the cutoff, k = 1/q.
func (f *svf) run(in, g, k float64) (low, band, high float64) {
	a := 1 / (1 + g*(g+k))
	band = a * (f.s1 + g*(in-f.s2))
	low = f.s2 + g*band
	high = in - low - k*band
	f.s1 = 2*band - f.s1
	f.s2 = 2*low - f.s2
	return low, band, high
}

// steady returns the coefficients of run for a cutoff that does not change.
func steady(cutoff, q float64) (g, k float64) {
	return math.Tan(math.Pi * math.Min(cutoff, 0.45*Rate) / Rate), 1 / q
}

// Lowpass keeps what is below cutoff (Hz).
func (b Buffer) Lowpass(cutoff float64) Buffer {
	var f svf
	g, k := steady(cutoff, 0.7)
	for i, v := range b {
		b[i], _, _ = f.run(v, g, k)
	}
	return b
}

// Highpass keeps what is above cutoff (Hz).
func (b Buffer) Highpass(cutoff float64) Buffer {
	var f svf
	g, k := steady(cutoff, 0.7)
	for i, v := range b {
		_, _, b[i] = f.run(v, g, k)
	}
	return b
}

// Bandpass keeps what lies around centre (Hz); a higher q keeps less.
func (b Buffer) Bandpass(centre, q float64) Buffer {
	var f svf
	g, k := steady(centre, q)
	for i, v := range b {
		_, band, _ := f.run(v, g, k)
		b[i] = band * k
	}
	return b
}

// Sweep is bandpass with a centre that moves with time.
func (b Buffer) Sweep(centre func(t float64) float64, q float64) Buffer {
	var f svf
	for i, v := range b {
		_, band, _ := f.step(v, centre(float64(i)/Rate), q)
		b[i] = band / q
	}
	return b
}

// Around runs a filter over a loop: twice, and keeps the second pass, so that the end leads into the start.
func (b Buffer) Around(pass func(Buffer) Buffer) Buffer {
	twice := make(Buffer, 0, 2*len(b))
	twice = append(append(twice, b...), b...)
	copy(b, pass(twice)[len(b):])
	return b
}

// Swell rises from 0 to 1 within attack seconds and then decays to 37 % every decay seconds.
func Swell(attack, decay float64) func(t float64) float64 {
	return func(t float64) float64 {
		if t < attack {
			return 0.5 - 0.5*math.Cos(math.Pi*t/attack)
		}
		return math.Exp(-(t - attack) / decay)
	}
}

// Arch rises and falls once between the seconds from and to, as half a sine squared.
func Arch(from, to float64) func(t float64) float64 {
	return func(t float64) float64 {
		if t <= from || t >= to {
			return 0
		}
		s := math.Sin(math.Pi * (t - from) / (to - from))
		return s * s
	}
}
