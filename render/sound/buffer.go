package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples a second in everything this package makes and plays.
const Rate = 48000

// Buffer is one channel of sound while it is being made; full scale is 1.
type Buffer []float64

// Silence returns a buffer of the given length in seconds.
func Silence(seconds float64) Buffer {
	return make(Buffer, frames(seconds))
}

// frames converts seconds to samples.
func frames(seconds float64) int {
	return int(math.Round(seconds * Rate))
}

// Noise is a repeatable source of white noise and of chance for one sound.
type Noise struct{ *rand.Rand }

// noiseOf returns the noise of a seed: equal seeds give equal sounds.
func noiseOf(seed uint64) Noise {
	return Noise{rand.New(rand.NewPCG(seed, 0x5afe4005e))}
}

// White returns a sample of white noise in -1..1.
func (n Noise) White() float64 { return 2*n.Float64() - 1 }

// Around returns a number within spread (a share of v) on either side of v.
func (n Noise) Around(v, spread float64) float64 { return v * (1 + spread*n.White()) }

// Burst returns white noise of the given length that decays to 37 % within decay seconds.
func (n Noise) Burst(seconds, decay float64) Buffer {
	b := Silence(seconds)
	for i := range b {
		b[i] = n.White() * math.Exp(-float64(i)/Rate/decay)
	}
	return b
}

// Add lays src over b from the given second on, scaled; what reaches past the end is cut off.
func (b Buffer) Add(src Buffer, at, gain float64) Buffer {
	from := frames(at)
	for i, v := range src {
		if k := from + i; k >= 0 && k < len(b) {
			b[k] += v * gain
		}
	}
	return b
}

// addAround lays src over b like add, but what reaches past the end comes in again at the start.
func (b Buffer) addAround(src Buffer, at, gain float64) Buffer {
	from := frames(at)
	for i, v := range src {
		b[(from+i)%len(b)] += v * gain
	}
	return b
}

// Shape multiplies every sample by f of its time in seconds.
func (b Buffer) Shape(f func(t float64) float64) Buffer {
	for i := range b {
		b[i] *= f(float64(i) / Rate)
	}
	return b
}

// Reverse turns the sound round in time.
func (b Buffer) Reverse() Buffer {
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return b
}

// Trimmed cuts the near silence (1 % of the peak) off both ends.
func (b Buffer) Trimmed() Buffer {
	floor := 0.01 * b.peak()
	from, to := 0, len(b)
	for from < to && math.Abs(b[from]) <= floor {
		from++
	}
	for to > from && math.Abs(b[to-1]) <= floor {
		to--
	}
	return b[from:to]
}

// Saturate bends peaks softly, as an overdriven speaker does; more drive bends more.
func (b Buffer) Saturate(drive float64) Buffer {
	for i, v := range b {
		b[i] = math.Tanh(drive*v) / math.Tanh(drive)
	}
	return b
}

// peak returns the largest magnitude in b.
func (b Buffer) peak() float64 {
	m := 0.0
	for _, v := range b {
		m = math.Max(m, math.Abs(v))
	}
	return m
}

// rms returns the root of the mean square of b.
func (b Buffer) rms() float64 {
	if len(b) == 0 {
		return 0
	}
	s := 0.0
	for _, v := range b {
		s += v * v
	}
	return math.Sqrt(s / float64(len(b)))
}

// Scaled brings the largest magnitude of b to peak.
func (b Buffer) Scaled(peak float64) Buffer {
	if m := b.peak(); m > 0 {
		for i := range b {
			b[i] *= peak / m
		}
	}
	return b
}

// finished makes a raw effect fit to play: no offset, no rumble, no click at either end, the given peak.
func (b Buffer) finished(peak float64) Buffer {
	b = b.Highpass(30)
	in, out := frames(0.0004), min(len(b)/4, frames(0.012))
	for i := 0; i < in && i < len(b); i++ {
		b[i] *= float64(i) / float64(in)
	}
	for i := range out {
		g := float64(i) / float64(out)
		b[len(b)-1-i] *= g * g
	}
	b = b.centred()
	return b.Scaled(peak)
}

// centred removes what is left of a constant offset, weighted so that both ends stay at zero.
func (b Buffer) centred() Buffer {
	sum, weight := 0.0, 0.0
	window := func(i int) float64 {
		s := math.Sin(math.Pi * float64(i) / float64(len(b)-1))
		return s * s
	}
	for i, v := range b {
		sum += v
		weight += window(i)
	}
	if weight == 0 {
		return b
	}
	for i := range b {
		b[i] -= sum / weight * window(i)
	}
	return b
}

// pcm converts to the samples the mixer plays.
func (b Buffer) pcm() []float32 {
	p := make([]float32, len(b))
	for i, v := range b {
		p[i] = float32(v)
	}
	return p
}
