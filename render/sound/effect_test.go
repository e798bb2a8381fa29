package sound

import (
	"math"
	"slices"
	"testing"
)

func TestEveryEffectIsFitToPlay(t *testing.T) {
	for _, e := range Effects() {
		for n := range e.Takes() {
			s := e.Samples(n)
			seconds := float64(len(s)) / Rate
			if seconds < 0.04 || seconds > 1 {
				t.Errorf("%v take %d lasts %.3f s, want 0.04 to 1", e, n, seconds)
			}
			want := e.made.Peak
			if p := peakOf(s); math.Abs(p-want) > 0.01 {
				t.Errorf("%v take %d peaks at %.3f, want %.3f", e, n, p, want)
			}
			if o := meanOf(s); math.Abs(o) > 0.0005 {
				t.Errorf("%v take %d has an offset of %.5f", e, n, o)
			}
			if head, tail := math.Abs(float64(s[0])), math.Abs(float64(s[len(s)-1])); head > 0.001 || tail > 0.001 {
				t.Errorf("%v take %d starts at %.4f and ends at %.4f: that clicks", e, n, head, tail)
			}
		}
	}
}

// An answer to a finger has to come at once: the sound must be there within 30 ms, save where something slow begins.
func TestEffectsBeginAtOnce(t *testing.T) {
	slow := map[Effect]float64{CardSlide: 0.06, CardFlip: 0.06, Paper: 0.12, DiceRoll: 0.05, Undo: 0.06}
	for _, e := range Effects() {
		limit := 0.030
		if s, ok := slow[e]; ok {
			limit = s
		}
		for n := range e.Takes() {
			s := e.Samples(n)
			at := slices.IndexFunc(s, func(v float32) bool { return math.Abs(float64(v)) > 0.1*e.made.Peak })
			if got := float64(at) / Rate; got > limit {
				t.Errorf("%v take %d is first heard after %.0f ms, want %.0f at most", e, n, got*1000, limit*1000)
			}
		}
	}
}

func TestEffectsAreTheSameOnEveryRun(t *testing.T) {
	for _, e := range Effects() {
		for n := range e.Takes() {
			if !slices.Equal(e.Samples(n), e.Samples(n)) {
				t.Errorf("%v take %d came out different", e, n)
			}
		}
	}
}

func TestTakesOfOneEffectDiffer(t *testing.T) {
	for _, e := range Effects() {
		for n := 1; n < e.Takes(); n++ {
			if slices.Equal(e.Samples(0), e.Samples(n)) {
				t.Errorf("%v: takes 0 and %d are equal", e, n)
			}
		}
	}
}

func TestAnEffectThatDoesNotExistIsEmpty(t *testing.T) {
	for _, e := range []Effect{None, New(Recipe{Name: "nothing"})} {
		if s := e.Samples(0); len(s) != 0 || e.Takes() != 0 {
			t.Errorf("%v has %d takes and %d samples", e, e.Takes(), len(s))
		}
	}
}

// Effects must be told apart with eyes shut: no two have nearly the same length, brightness and sharpness.
func TestEffectsDifferFromEachOther(t *testing.T) {
	type mark struct{ length, bright, sharp float64 }
	all := Effects()
	marks := make([]mark, len(all))
	for i, e := range all {
		s := e.Samples(0)
		marks[i] = mark{math.Log2(heardSeconds(s)), math.Log2(brightness(s)), math.Log2(peakOf(s) / rmsOf(s))}
	}
	for a := range marks {
		for b := a + 1; b < len(marks); b++ {
			d := math.Hypot(math.Hypot(marks[a].length-marks[b].length, marks[a].bright-marks[b].bright), marks[a].sharp-marks[b].sharp)
			if d < 0.2 {
				t.Errorf("%v and %v are %.2f octaves apart, want 0.2", all[a], all[b], d)
			}
		}
	}
}

// Nothing startles and nothing is lost: every effect is about as loud as a card on a table, the two that come with every
// move of the focus softer.
func TestEffectsAreQuietAndBalanced(t *testing.T) {
	for _, e := range Effects() {
		low, high := -31.0, -21.0
		if e == ButtonTick || e == FocusMove {
			low, high = -40.0, -31.0
		}
		for n := range e.Takes() {
			if l := loudness50(e.Samples(n)); l < low || l > high {
				t.Errorf("%v take %d is as loud as %.1f dB, want %.0f to %.0f", e, n, l, low, high)
			}
		}
	}
}

// loudness50 is the level in dB of the loudest 50 ms, with the lows held back as the ear does.
func loudness50(s []float32) float64 {
	keep, low := math.Exp(-2*math.Pi*400/Rate), 0.0
	weighed := make([]float64, len(s))
	const window = Rate / 20
	sum, most := 0.0, 0.0
	for i, v := range s {
		low = keep*low + (1-keep)*float64(v)
		weighed[i] = float64(v) - 0.8*low
		sum += weighed[i] * weighed[i]
		if i >= window {
			sum -= weighed[i-window] * weighed[i-window]
		}
		most = math.Max(most, sum)
	}
	return 10 * math.Log10(most/window)
}

// heardSeconds is how long the middle 90 % of the energy lasts.
func heardSeconds(s []float32) float64 {
	total := 0.0
	for _, v := range s {
		total += float64(v) * float64(v)
	}
	sum, from, to := 0.0, -1, 0
	for i, v := range s {
		sum += float64(v) * float64(v)
		if from < 0 && sum > 0.05*total {
			from = i
		}
		if sum < 0.95*total {
			to = i
		}
	}
	return float64(max(1, to-from)) / Rate
}

// brightness is the mean frequency in Hz, from the ratio of the slope's energy to the energy.
func brightness(s []float32) float64 {
	energy, slope := 0.0, 0.0
	for i := 1; i < len(s); i++ {
		d := float64(s[i] - s[i-1])
		energy += float64(s[i]) * float64(s[i])
		slope += d * d
	}
	return math.Sqrt(slope/energy) * Rate / (2 * math.Pi)
}

func peakOf(s []float32) float64 {
	m := 0.0
	for _, v := range s {
		m = math.Max(m, math.Abs(float64(v)))
	}
	return m
}

func meanOf(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v)
	}
	return sum / float64(len(s))
}

func rmsOf(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(len(s)))
}

func BenchmarkEffects(b *testing.B) {
	for _, e := range Effects() {
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				e.Samples(0)
			}
		})
	}
}
