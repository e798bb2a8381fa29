package render

import (
	"math"
	"strings"
)

// This file draws the buttons of a gamepad as they look in the hand: round ones in
// their colours, shoulders, triggers, sticks, the cross with the arm that is meant.

// PadKey is the key for KeyCap that stands for a pad's button with that print on it, such as "A", "Circle" or "LB".
func PadKey(print string) string { return padMark + print }

// padMark stands before what is printed on a pad's button, so that the A of a pad is no letter A.
const padMark = "\x00"

// facePrints are the buttons for the right thumb: colour and letter of those with letters.
var facePrints = map[string]Color{"A": Hex(0x6FCF5B), "B": Hex(0xF0695C), "X": Hex(0x6BA8F5), "Y": Hex(0xF2C53D)}

// faceShapes are the sides of the shapes on a pad with shapes, 0 for round, 1 for the cross.
var faceShapes = map[string]struct {
	sides int
	col   Color
}{"Cross": {1, Hex(0x8FB8F5)}, "Circle": {0, Hex(0xF58B80)}, "Square": {4, Hex(0xE59ACB)}, "Triangle": {3, Hex(0x7AD8AE)}}

// arms are where the arms of the cross lie.
var arms = map[string]Point{"↑": {0, -1}, "↓": {0, 1}, "←": {-1, 0}, "→": {1, 0}}

// padWidth is the width of a pad's button as wide as its print needs.
func (k Ruler) padWidth(print string, t *Theme) float64 {
	_, face := facePrints[print]
	_, shape := faceShapes[print]
	_, arm := arms[print]
	if face || shape || arm {
		return 28
	}
	w, _ := k.Measure(print, t.Key())
	return max(w+20, 38)
}

// padButton draws a pad's button in the middle of r.
func (c Canvas) padButton(r Rect, print string, t *Theme) {
	p, d := r.Center(), min(28, max(r.H, 24))
	rim, ink := t.PanelEdge.Fade(0.8), t.Light
	disc := func() {
		c.Circle(p, d/2, Slope(135, Hex(0x3A3D45), Hex(0x17181D)))
		c.RingAt(p, d/2, 1.2, Solid(rim))
	}
	if col, ok := facePrints[print]; ok {
		disc()
		c.TextIn(Around(p, d, d), print, t.Key().With(Exo700).In(col), Center|Middle)
		return
	}
	if s, ok := faceShapes[print]; ok {
		disc()
		q := d * 0.24
		switch s.sides {
		case 0:
			c.RingAt(p, q, 2.2, Solid(s.col))
		case 1:
			c.Segment(p.Add(Pt(-q, -q)), p.Add(Pt(q, q)), 2.4, s.col)
			c.Segment(p.Add(Pt(q, -q)), p.Add(Pt(-q, q)), 2.4, s.col)
		default:
			var pts []Point
			for i := range s.sides {
				sin, cos := math.Sincos(math.Pi*2*float64(i)/float64(s.sides) - math.Pi/2 + map[bool]float64{true: math.Pi / 4}[s.sides == 4])
				pts = append(pts, p.Add(Pt(cos*q*1.2, sin*q*1.2)))
			}
			c.Line(pts, 2.2, s.col, true)
		}
		return
	}
	if arm, ok := arms[print]; ok {
		a := d * 0.3
		c.Round(Around(p, d, a), 3, Solid(Hex(0x2A2C33)))
		c.Round(Around(p, a, d), 3, Solid(Hex(0x2A2C33)))
		c.Round(Around(p.Add(arm.Mul(d*0.32)), a, a), 2, Solid(ink))
		return
	}
	box := Around(p, min(r.W, c.Ruler().padWidth(print, t)), d-2)
	switch {
	case strings.HasPrefix(print, "L") || strings.HasPrefix(print, "R") || strings.HasPrefix(print, "Z"):
		left, right := 10.0, 4.0
		if strings.Contains(print, "R") {
			left, right = right, left
		}
		low := 4.0
		if print[len(print)-1] == 'T' || print[len(print)-1] == '2' || print[0] == 'Z' { // a trigger is longer
			low = 10
		}
		if print == "LS" || print == "RS" || print == "L3" || print == "R3" {
			left, right, low = d/2, d/2, d/2
		}
		c.Corners(box, left, right, low, low, Slope(135, Hex(0x3A3D45), Hex(0x17181D)))
	default:
		c.Round(box, box.H/2, Slope(135, Hex(0x3A3D45), Hex(0x17181D)))
	}
	c.Frame(box, min(10, box.H/2), 1.2, Solid(rim))
	c.TextIn(box, print, t.Key().In(Hex(0xF3F1EA)), Center|Middle)
}
