package recap

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Alike doings of a turn are one row with the sum of what they moved, a figure is the one that it has come to, and gains are
// never set off against losses.
func TestARecapTellsTheSameOnce(t *testing.T) {
	row := DoingRow{Icon: "agent", About: "h", Unit: "agent", Sign: -1}
	card, other := rules.At(1, 3), rules.At(1, 4)
	var turn Turn
	seat0 := func(rules.Ref) int { return 0 }
	for _, e := range []rules.Event{{What: card, N: 1}, {What: other, N: 1}, {What: card, N: 2}} {
		turn.Add(Row{Deed: row.Doing(e, seat0)})
	}
	row.Sign = 1
	turn.Add(Row{Deed: row.Doing(rules.Event{What: card, N: 4}, seat0)})
	alarm := DoingRow{Icon: "alarm", Unit: "alarm"}
	turn.Add(Row{Deed: alarm.Doing(rules.Event{N: 3}, seat0)})
	turn.Add(Row{Deed: alarm.Doing(rules.Event{N: 5}, seat0)})
	if len(turn.Deeds) != 6 {
		t.Errorf("%d deeds by themselves, want 6", len(turn.Deeds))
	}
	var got []string
	for _, r := range turn.Rows {
		words := r.Deed.Icon
		for _, g := range r.Deed.Gains {
			words += " " + GainWords(g)
		}
		got = append(got, words)
	}
	if want := []string{"agent −3 +4", "agent −1", "alarm 5"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
