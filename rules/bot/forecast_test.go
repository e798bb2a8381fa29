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
