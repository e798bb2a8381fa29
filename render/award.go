package render

import "math"

// Award paints a medal on a ribbon in the colours of its game, or the hollow where
// it will lie.
func (c Canvas) Award(r Rect, game, icon string, earned bool) {
	th := ByID(game)
	d := r.W * 0.66
	disc := Pt(r.Center().X, r.Bottom()-d/2-2)
	if !earned {
		c.Circle(disc, d/2, Solid(Black.Fade(0.42)))
		c.RingAt(disc.Add(Pt(0, 1.5)), d/2, 1.5, Solid(White.Fade(0.26)))
		c.Icon(icon, Around(disc, d*0.5, d*0.5), White.Fade(0.3))
		return
	}
	half := r.W * 0.2
	top := r.Y + 2
	for i, col := range []Color{th.Accent, th.Accent2, th.Accent} { // the ribbon
		x0, x1 := disc.X-half+float64(i)*half*2/3, disc.X-half+float64(i+1)*half*2/3
		c.Polygon([]Point{{X: x0, Y: top}, {X: x1, Y: top}, {X: disc.X + (x1-disc.X)*0.55, Y: disc.Y - d*0.3}, {X: disc.X + (x0-disc.X)*0.55, Y: disc.Y - d*0.3}}, Slope(90, col.Lighter(0.1), col.Darker(0.25)))
	}
	c.Circle(disc.Add(Pt(2, 4)), d/2, Solid(Black.Fade(0.45)))
	c.Circle(disc, d/2, Slope(125, Hex(0xFFF0B8), Hex(0xD9A63A), Hex(0x8A5C12)))
	c.RingAt(disc, d/2-3, 2, Slope(305, Hex(0xFFE9A6), Hex(0x9A6A18)))
	const teeth = 28
	for i := range teeth { // a milled edge
		a := 2 * math.Pi * float64(i) / teeth
		c.Dot(Pt(disc.X+math.Cos(a)*(d/2-1), disc.Y+math.Sin(a)*(d/2-1)), 2.4, Hex(0x7A5010).Fade(0.7))
	}
	in := Around(disc, d*0.52, d*0.52)
	c.Icon(icon, in.Move(0.8, 1.4), Hex(0xFFF3C8).Fade(0.9))
	c.Icon(icon, in, Hex(0x5A3A08))
}
