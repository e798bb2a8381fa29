package sound

import (
	"math"
	"slices"
	"sync"
	"testing"
)

// loops makes every room once for all tests.
var loops = sync.OnceValue(func() map[Room][2][]float32 {
	m := map[Room][2][]float32{}
	for _, r := range Rooms() {
		left, right := r.Loop()
		m[r] = [2][]float32{left, right}
	}
	return m
})

func TestEveryRoomIsLowAndClean(t *testing.T) {
	for _, r := range Rooms() {
		left, right := loops()[r][0], loops()[r][1]
		if len(left) != frames(roomSeconds) || len(right) != len(left) {
			t.Fatalf("%v: %d and %d samples, want %d in both", r, len(left), len(right), frames(roomSeconds))
		}
		for side, s := range [][]float32{left, right} {
			if p := peakOf(s); p > 0.25 {
				t.Errorf("%v side %d peaks at %.3f, want 0.25 at most", r, side, p)
			}
			if l := rmsOf(s); l < 0.5*roomLevel || l > 1.5*roomLevel {
				t.Errorf("%v side %d has a level of %.4f, want about %.4f", r, side, l, roomLevel)
			}
			if o := meanOf(s); math.Abs(o) > 1e-5 {
				t.Errorf("%v side %d has an offset of %.6f", r, side, o)
			}
		}
		if slices.Equal(left, right) {
			t.Errorf("%v has no width: both channels are equal", r)
		}
	}
}

// Where the end of a loop meets its start, neither value, slope nor curve may move more than it does elsewhere, and
// the level before the seam must go on after it.
func TestRoomsHaveNoSeam(t *testing.T) {
	for _, r := range Rooms() {
		for side, s := range loops()[r] {
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
			const window = Rate / 5
			before, after := rmsOf(s[n-window:]), rmsOf(s[:window])
			if ratio := before / after; ratio < 0.4 || ratio > 2.5 {
				t.Errorf("%v side %d: level %.4f before the seam and %.4f after it", r, side, before, after)
			}
		}
	}
}

func TestRoomsAreTheSameOnEveryRun(t *testing.T) {
	for _, r := range Rooms() {
		left, right := r.Loop()
		if !slices.Equal(left, loops()[r][0]) || !slices.Equal(right, loops()[r][1]) {
			t.Errorf("%v came out different", r)
		}
	}
}

func TestRoomsDifferFromEachOther(t *testing.T) {
	for i, a := range Rooms() {
		for _, b := range Rooms()[i+1:] {
			if d := math.Abs(math.Log2(brightness(loops()[a][0]) / brightness(loops()[b][0]))); d < 0.04 {
				t.Errorf("%v and %v are equally bright (%.2f octaves apart)", a, b, d)
			}
		}
	}
}

func TestQuietHasNoLoop(t *testing.T) {
	for _, r := range []Room{Quiet, roomCount} {
		if l, rr := r.Loop(); len(l) != 0 || len(rr) != 0 {
			t.Errorf("%v has %d samples", r, len(l))
		}
	}
}

func BenchmarkRooms(b *testing.B) {
	for _, r := range Rooms() {
		b.Run(r.String(), func(b *testing.B) {
			for b.Loop() {
				r.Loop()
			}
		})
	}
}
