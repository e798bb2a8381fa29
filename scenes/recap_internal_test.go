package scenes

import (
	"slices"
	"testing"

	"safehouse/render"
	"safehouse/rules"
)

// What must not be missed is written in the ink that stands out most: the table's mark
// where it does so more than the theme's own accent, never less than that.
func TestAlertLinesAreTheMostReadable(t *testing.T) {
	th := render.House
	own := render.Contrast(loud(th), th.PanelMid)
	for _, tint := range []render.Color{render.Hex(0xFFD21F), th.PanelMid, render.Clear} {
		if got := render.Contrast(loudInk(th, Bullet{Loud: true, Tint: tint}), th.PanelMid); got < own {
			t.Errorf("tinted %v a loud line has contrast %.1f, the accent %.1f", tint, got, own)
		}
	}
	if got, bright := loudInk(th, Bullet{Tint: render.White}), render.White; got != bright {
		t.Errorf("a brighter mark is written as %v", got)
	}
}

// Alike doings of a turn are one row with the sum of what they moved, a figure is the one that it has come to, and gains are
// never set off against losses.
func TestARecapTellsTheSameOnce(t *testing.T) {
	row := DoingRow{Icon: "agent", About: "h", Unit: "agent", Sign: -1}
	card, other := rules.At(1, 3), rules.At(1, 4)
	var turn recapTurn
	seat0 := func(rules.Ref) int { return 0 }
	for _, e := range []rules.Event{{What: card, N: 1}, {What: other, N: 1}, {What: card, N: 2}} {
		turn.add(recapRow{deed: row.Doing(e, seat0)})
	}
	row.Sign = 1
	turn.add(recapRow{deed: row.Doing(rules.Event{What: card, N: 4}, seat0)})
	alarm := DoingRow{Icon: "alarm", Unit: "alarm"}
	turn.add(recapRow{deed: alarm.Doing(rules.Event{N: 3}, seat0)})
	turn.add(recapRow{deed: alarm.Doing(rules.Event{N: 5}, seat0)})
	var got []string
	for _, r := range turn.rows {
		words := r.deed.Icon
		for _, g := range r.deed.Gains {
			words += " " + gainWords(g)
		}
		got = append(got, words)
	}
	if want := []string{"agent −3 +4", "agent −1", "alarm 5"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
