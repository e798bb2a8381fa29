package after

import (
	"math"
	"testing"

	"safehouse/render"
)

// Marks of turning points never cover one another, however close the points lie.
func TestMarksLieApart(t *testing.T) {
	plot := render.R(0, 0, 500, 170)
	const size = 30.0
	for _, at := range [][]render.Point{
		{{X: 10, Y: 80}, {X: 10, Y: 80}, {X: 10, Y: 80}, {X: 12, Y: 81}, {X: 14, Y: 90}, {X: 15, Y: 20}, {X: 15, Y: 150}, {X: 16, Y: 150}, {X: 17, Y: 10}},
		{{X: 500, Y: 170}, {X: 499, Y: 170}, {X: 498, Y: 0}, {X: 498, Y: 0}},
	} {
		l := apart(at, plot, size)
		for i, p := range l {
			if p.X < size/2 || p.X > plot.W-size/2 || p.Y < size/2 || p.Y > plot.H-size/2 {
				t.Errorf("mark %d of %d lies at %v, outside", i, len(at), p)
			}
			for j, q := range l[:i] {
				if math.Abs(p.X-q.X) < size && math.Abs(p.Y-q.Y) < size {
					t.Errorf("marks %d and %d lie on one another: %v, %v", i, j, p, q)
				}
			}
		}
	}
}

// Round labels stand every so many rounds, and have room.
func TestRoundLabelsAreEven(t *testing.T) {
	for round := 4.0; round < 100; round += 3 {
		if n := stride(round, 30); float64(n)*round < 30 || n > 1 && round >= 30 {
			t.Errorf("a label every %d rounds of %.0f", n, round)
		}
	}
}

// A name under a bar is still that of somebody.
func TestShortNamesTellPeopleApart(t *testing.T) {
	for name, want := range map[string]string{
		"Player 1": "Player 1", "Player 2": "Player 2", "Lone Syndicate": "Syndicate", "Echo": "Echo", "Kestrel": "Kestrel", "Wilhelmina Grant": "Wilhelmina", "J. Montgomery": "J. Montgomery",
	} {
		if got := underBar(name, "Lone Syndicate"); got != want {
			t.Errorf("%q is called %q, not %q", name, got, want)
		}
	}
}
