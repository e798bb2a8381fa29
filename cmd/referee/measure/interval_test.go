package measure

import (
	"math"
	"testing"
)

func TestRateIsWilsonsInterval(t *testing.T) {
	// Published values of Wilson's score interval at 95 %.
	for _, c := range []struct {
		count           float64
		games           int
		rate, low, high float64
	}{
		{0, 10, 0, 0, 0.2775},
		{5, 10, 0.5, 0.2366, 0.7634},
		{10, 10, 1, 0.7225, 1},
		{81, 263, 0.3080, 0.2553, 0.3662},
		{240, 400, 0.6, 0.5512, 0.6469},
		{0.5, 1, 0.5, 0.0546, 0.9454},
	} {
		r := rate(c.count, c.games)
		for _, x := range [][2]float64{{r.Rate, c.rate}, {r.Low, c.low}, {r.High, c.high}} {
			if math.Abs(x[0]-x[1]) > 0.0001 {
				t.Errorf("%v of %d: got %.4f (%.4f to %.4f), want %.4f (%.4f to %.4f)", c.count, c.games, r.Rate, r.Low, r.High, c.rate, c.low, c.high)
				break
			}
		}
	}
	if r := rate(0, 0); r.Low != 0 || r.High != 1 {
		t.Errorf("nothing is known of no games, but the interval is %v to %v", r.Low, r.High)
	}
}

func TestASpanKeepsMeanAndExtremes(t *testing.T) {
	var a span
	for _, x := range []int{4, -2, 7} {
		a = a.and(x)
	}
	if s := a.with(span{}).spread(); s.Mean != 3 || s.Min != -2 || s.Max != 7 || s.Total != 9 {
		t.Errorf("got %+v", s)
	}
}
