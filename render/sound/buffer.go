package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples a second in everything this package makes and plays.
const Rate = 48000

// buffer is one channel of sound while it is being made; full scale is 1.
type buffer []float64

// silence returns a buffer of the given length in seconds.
func silence(seconds float64) buffer {
	return make(buffer, frames(seconds))
}

// frames converts seconds to samples.
func frames(seconds float64) int {
	return int(math.Round(seconds * Rate))
}

// noise is a repeatable source of white noise and of chance for one sound.
type noise struct{ *rand.Rand }

// noiseOf returns the noise of a seed: equal seeds give equal sounds.
func noiseOf(seed uint64) noise {
	return noise{rand.New(rand.NewPCG(seed, 0x5afe4005e))}
}

// white returns a sample of white noise in -1..1.
func (n noise) white() float64 { return 2*n.Float64() - 1 }

// around returns a number within spread (a share of v) on either side of v.
func (n noise) around(v, spread float64) float64 { return v * (1 + spread*n.white()) }

// burst returns white noise of the given length that decays to 37 % within decay seconds.
func (n noise) burst(seconds, decay float64) buffer {
	b := silence(seconds)
	for i := range b {
		b[i] = n.white() * math.Exp(-float64(i)/Rate/decay)
	}
	return b
}

// add lays src over b from the given second on, scaled; what reaches past the end is cut off.
func (b buffer) add(src buffer, at, gain float64) buffer {
	from := frames(at)
	for i, v := range src {
		if k := from + i; k >= 0 && k < len(b) {
			b[k] += v * gain
		}
	}
	return b
}

// addAround lays src over b like add, but what reaches past the end comes in again at the start.
func (b buffer) addAround(src buffer, at, gain float64) buffer {
	from := frames(at)
	for i, v := range src {
		b[(from+i)%len(b)] += v * gain
	}
	return b
}

// shape multiplies every sample by f of its time in seconds.
func (b buffer) shape(f func(t float64) float64) buffer {
	for i := range b {
		b[i] *= f(float64(i) / Rate)
	}
	return b
}

// reverse turns the sound round in time.
func (b buffer) reverse() buffer {
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return b
}

// trimmed cuts the near silence (1 % of the peak) off both ends.
func (b buffer) trimmed() buffer {
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

// saturate bends peaks softly, as an overdriven speaker does; more drive bends more.
func (b buffer) saturate(drive float64) buffer {
	for i, v := range b {
		b[i] = math.Tanh(drive*v) / math.Tanh(drive)
	}
	return b
}

// peak returns the largest magnitude in b.
func (b buffer) peak() float64 {
	m := 0.0
	for _, v := range b {
		m = math.Max(m, math.Abs(v))
	}
	return m
}

// rms returns the root of the mean square of b.
func (b buffer) rms() float64 {
	if len(b) == 0 {
		return 0
	}
	s := 0.0
	for _, v := range b {
		s += v * v
	}
	return math.Sqrt(s / float64(len(b)))
}

// scaled brings the largest magnitude of b to peak.
func (b buffer) scaled(peak float64) buffer {
	if m := b.peak(); m > 0 {
		for i := range b {
			b[i] *= peak / m
		}
	}
	return b
}

// finished makes a raw effect fit to play: no offset, no rumble, no click at either end, the given peak.
func (b buffer) finished(peak float64) buffer {
	b = b.highpass(30)
	in, out := frames(0.0004), min(len(b)/4, frames(0.012))
	for i := 0; i < in && i < len(b); i++ {
		b[i] *= float64(i) / float64(in)
	}
	for i := range out {
		g := float64(i) / float64(out)
		b[len(b)-1-i] *= g * g
	}
	b = b.centred()
	return b.scaled(peak)
}

// centred removes what is left of a constant offset, weighted so that both ends stay at zero.
func (b buffer) centred() buffer {
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
func (b buffer) pcm() []float32 {
	p := make([]float32, len(b))
	for i, v := range b {
		p[i] = float32(v)
	}
	return p
}
