package render

import "math"

// Point is a place in points, y growing downwards.
type Point struct{ X, Y float64 }

// Pt makes a Point.
func Pt(x, y float64) Point { return Point{x, y} }

// Add moves p by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul stretches p from the origin.
func (p Point) Mul(f float64) Point { return Point{p.X * f, p.Y * f} }

// Lerp goes from p to q as t goes from 0 to 1.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Dist is the distance from p to q.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Rect is a rectangle in points: its upper left corner and its size.
type Rect struct{ X, Y, W, H float64 }

// R makes a Rect.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Around is the rectangle of the given size around a centre.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Min is the upper left corner.
func (r Rect) Min() Point { return Point{r.X, r.Y} }

// Max is the lower right corner.
func (r Rect) Max() Point { return Point{r.X + r.W, r.Y + r.H} }

// Center is the middle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether p lies inside.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Move shifts the rectangle.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Mul is the rectangle with all measures, from the origin on, times f.
func (r Rect) Mul(f float64) Rect { return Rect{r.X * f, r.Y * f, r.W * f, r.H * f} }

// Inset takes d away on all four sides; a negative d adds.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad takes away at the left, the top, the right and the bottom.
func (r Rect) Pad(left, top, right, bottom float64) Rect {
	return Rect{r.X + left, r.Y + top, r.W - left - right, r.H - top - bottom}
}

// Cut splits off a strip of height h at the top and gives it and what is left.
func (r Rect) Cut(h float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutLeft splits off a strip of width w at the left and gives it and what is left.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// Lerp goes from r to q as t goes from 0 to 1.
func (r Rect) Lerp(q Rect, t float64) Rect {
	return Rect{r.X + (q.X-r.X)*t, r.Y + (q.Y-r.Y)*t, r.W + (q.W-r.W)*t, r.H + (q.H-r.H)*t}
}

// Union is the smallest rectangle around both.
func (r Rect) Union(q Rect) Rect {
	if r.Empty() {
		return q
	}
	if q.Empty() {
		return r
	}
	x, y := math.Min(r.X, q.X), math.Min(r.Y, q.Y)
	return Rect{x, y, math.Max(r.Right(), q.Right()) - x, math.Max(r.Bottom(), q.Bottom()) - y}
}

// Overlaps reports whether the rectangles share an area.
func (r Rect) Overlaps(q Rect) bool {
	return r.X < q.Right() && q.X < r.Right() && r.Y < q.Bottom() && q.Y < r.Bottom()
}

// Scale is the number of device pixels per point for a window of w x h pixels (device pixels, not logical ones) at a
// user-interface scale (1 is 100 %): the whole 1920x1080 frame fits.
func Scale(w, h int, ui float64) float64 {
	return math.Min(float64(w)/1920, float64(h)/1080) * ui
}
