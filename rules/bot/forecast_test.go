package bot

import "testing"

// What choices come to agrees with their order: neighbours against it are taken together,
// weighed by their games; others stay as they are.
func TestForecastsAgreeWithTheOrder(t *testing.T) {
	l := []Forecast{{100, 112, 109, 0.75}, {100, 110, 109, 0.5}, {50, 118, 106, 0.8}, {0, 0, 0, 0}, {100, 90, 120, 0.25}}
	Agree(l)
	both := Forecast{Total: (110*100 + 118*50) / 150.0, Rival: (109*100 + 106*50) / 150.0, Won: (50 + 40) / 150.0}
	want := []Forecast{{100, 112, 109, 0.75}, both, both, {}, {100, 90, 120, 0.25}}
	want[1].Games, want[2].Games = 100, 50
	for i := range l {
		if l[i] != want[i] {
			t.Errorf("choice %d comes to %+v, want %+v", i, l[i], want[i])
		}
	}
	up := []Forecast{{10, 1, 0, 0.1}, {10, 2, 0, 0.2}, {10, 3, 0, 0.3}}
	for Agree(up); up[0].Won != up[2].Won || up[0].Total != 2; {
		t.Fatalf("three in the wrong order come to %+v", up)
	}
}

// The odds are Wilson's interval for nine of ten cases: 150 of 300 lie within 45 to 55, none of 60 within 0 and 4. What shares
// half of the narrower range comes to the same.
func TestOddsAreARange(t *testing.T) {
	for _, x := range []struct {
		f         Forecast
		low, high int
	}{
		{Forecast{Games: 300, Won: 0.5}, 45, 55},
		{Forecast{Games: 60}, 0, 4},
		{Forecast{Games: 60, Won: 1}, 96, 100},
		{Forecast{}, 0, 100},
	} {
		low, high := x.f.Odds()
		if x.f.Games == 0 {
			if high-low < 70 {
				t.Errorf("without games %d to %d", low, high)
			}
			continue
		}
		if low != x.low || high != x.high {
			t.Errorf("%+v: %d to %d, want %d to %d", x.f, low, high, x.low, x.high)
		}
	}
	half, near, far := Forecast{Games: 300, Won: 0.5}, Forecast{Games: 300, Won: 0.54}, Forecast{Games: 300, Won: 0.6}
	if !half.Alike(near) || !near.Alike(half) || half.Alike(far) {
		t.Errorf("alike: %v, %v, %v", half.Alike(near), near.Alike(half), half.Alike(far))
	}
}
