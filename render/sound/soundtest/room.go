// Package soundtest holds what tests ask of the air of a room: the house's and that of every table.
package soundtest

import (
	"math"
	"slices"
	"testing"

	"safehouse/render/sound"
)

// level is the root mean square that every room tone has at full ambience.
const level = 0.020

// Room fails a test when a room's tone is loud, off its middle, without width, heard to begin again, or another on the
// next run.
func Room(t *testing.T, r sound.Room) {
	t.Helper()
	left, right := r.Loop()
	want := int(sound.LoopSeconds * sound.Rate)
	if len(left) != want || len(right) != want {
		t.Fatalf("%v: %d and %d samples, want %d in both", r, len(left), len(right), want)
	}
	for side, s := range [][]float32{left, right} {
		if p := peak(s); p > 0.25 {
			t.Errorf("%v side %d peaks at %.3f, want 0.25 at most", r, side, p)
		}
		if l := rms(s); l < 0.5*level || l > 1.5*level {
			t.Errorf("%v side %d has a level of %.4f, want about %.4f", r, side, l, level)
		}
		if o := mean(s); math.Abs(o) > 1e-5 {
			t.Errorf("%v side %d has an offset of %.6f", r, side, o)
		}
		seam(t, r, side, s)
	}
	if slices.Equal(left, right) {
		t.Errorf("%v has no width: both channels are equal", r)
	}
	if l, rr := r.Loop(); !slices.Equal(left, l) || !slices.Equal(right, rr) {
		t.Errorf("%v came out different", r)
	}
}

// seam looks at where the end of a loop meets its start: neither value, slope nor curve may move more than it does
// elsewhere, and the level before the seam must go on after it.
func seam(t *testing.T, r sound.Room, side int, s []float32) {
	t.Helper()
	n := len(s)
	at := func(i int) float64 { return float64(s[(i+n)%n]) }
	slope := func(i int) float64 { return at(i) - at(i-1) }
	curve := func(i int) float64 { return slope(i+1) - slope(i) }
	worstSlope, worstCurve := 0.0, 0.0
	for i := 2; i < n-2; i++ {
		worstSlope = math.Max(worstSlope, math.Abs(slope(i)))
		worstCurve = math.Max(worstCurve, math.Abs(curve(i)))
	}
	for i := -2; i <= 2; i++ {
		if math.Abs(slope(i)) > worstSlope || math.Abs(curve(i)) > worstCurve {
			t.Errorf("%v side %d jumps at the seam: slope %.5f (elsewhere %.5f), curve %.5f (elsewhere %.5f)",
				r, side, slope(i), worstSlope, curve(i), worstCurve)
		}
	}
	const window = sound.Rate / 5
	before, after := rms(s[n-window:]), rms(s[:window])
	if ratio := before / after; ratio < 0.4 || ratio > 2.5 {
		t.Errorf("%v side %d: level %.4f before the seam and %.4f after it", r, side, before, after)
	}
}

// Apart fails a test when two rooms are equally bright, so that nobody could tell them apart.
func Apart(t *testing.T, rooms ...sound.Room) {
	t.Helper()
	bright := make([]float64, len(rooms))
	for i, r := range rooms {
		left, _ := r.Loop()
		bright[i] = brightness(left)
	}
	for i, a := range rooms {
		for j, b := range rooms[:i] {
			if d := math.Abs(math.Log2(bright[i] / bright[j])); d < 0.04 {
				t.Errorf("%v and %v are equally bright (%.2f octaves apart)", a, b, d)
			}
		}
	}
}

// brightness is the mean frequency in Hz, from the ratio of the slope's energy to the energy.
func brightness(s []float32) float64 {
	energy, slope := 0.0, 0.0
	for i := 1; i < len(s); i++ {
		d := float64(s[i] - s[i-1])
		energy += float64(s[i]) * float64(s[i])
		slope += d * d
	}
	return math.Sqrt(slope/energy) * sound.Rate / (2 * math.Pi)
}

func peak(s []float32) float64 {
	m := 0.0
	for _, v := range s {
		m = math.Max(m, math.Abs(float64(v)))
	}
	return m
}

func mean(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v)
	}
	return sum / float64(len(s))
}

func rms(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(len(s)))
}
