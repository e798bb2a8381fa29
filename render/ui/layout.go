package ui

import (
	"math"

	"safehouse/render"
)

// Size is how much room one part of a row or column takes.
type Size struct {
	pt    float64
	share float64
	least float64
}

// Fix is a part of so many points.
func Fix(pt float64) Size { return Size{pt: pt} }

// Flex is a part that takes a share of what the fixed ones leave, and at least so many points.
func Flex(share float64, least ...float64) Size {
	s := Size{share: share}
	if len(least) > 0 {
		s.least = least[0]
	}
	return s
}

// Rows splits r from top to bottom with gaps between. When the parts do not fit they all shrink alike, so that nothing
// ever lies outside r.
func Rows(r render.Rect, gap float64, parts ...Size) []render.Rect {
	out := make([]render.Rect, len(parts))
	at := r.Y
	gap, sizes := split(r.H, gap, parts)
	for i, h := range sizes {
		out[i] = render.R(r.X, at, r.W, h)
		at += h + gap
	}
	return out
}

// Cols splits r from left to right like Rows.
func Cols(r render.Rect, gap float64, parts ...Size) []render.Rect {
	out := make([]render.Rect, len(parts))
	at := r.X
	gap, sizes := split(r.W, gap, parts)
	for i, w := range sizes {
		out[i] = render.R(at, r.Y, w, r.H)
		at += w + gap
	}
	return out
}

// split divides a length. Parts that need more than their share take what they need first.
func split(length, gap float64, parts []Size) (realGap float64, sizes []float64) {
	sizes = make([]float64, len(parts))
	if len(parts) == 0 {
		return gap, sizes
	}
	gaps := gap * float64(len(parts)-1)
	free := length - gaps
	open := map[int]bool{}
	shares := 0.0
	for i, p := range parts {
		if p.share > 0 {
			open[i] = true
			shares += p.share
			continue
		}
		sizes[i] = math.Max(0, p.pt)
		free -= sizes[i]
	}
	for settled := false; !settled; {
		settled = true
		for i := range parts {
			if p := parts[i]; open[i] && p.least > math.Max(0, free)*p.share/shares {
				sizes[i] = p.least
				free -= p.least
				shares -= p.share
				delete(open, i)
				settled = false
				break
			}
		}
	}
	for i := range open {
		sizes[i] = math.Max(0, free) * parts[i].share / shares
	}
	total := gaps
	for _, s := range sizes {
		total += s
	}
	if total > length && total > 0 {
		f := math.Max(0, length) / total
		gap *= f
		for i := range sizes {
			sizes[i] *= f
		}
	}
	return gap, sizes
}

// Grid splits r into cells of equal size, row after row.
func Grid(r render.Rect, cols, rows int, gap float64) []render.Rect {
	if cols < 1 || rows < 1 {
		return nil
	}
	parts := func(n int) []Size {
		p := make([]Size, n)
		for i := range p {
			p[i] = Flex(1)
		}
		return p
	}
	var out []render.Rect
	for _, row := range Rows(r, gap, parts(rows)...) {
		out = append(out, Cols(row, gap, parts(cols)...)...)
	}
	return out
}

// Row places n things of width w and height h beside each other in r, step apart from left edge to left edge, in the
// middle; when they do not fit they overlap, as cards in a hand do.
func Row(r render.Rect, n int, w, h, step float64) []render.Rect {
	if n < 1 {
		return nil
	}
	if n > 1 {
		step = math.Min(step, (r.W-w)/float64(n-1))
	}
	x := r.X + math.Max(0, (r.W-w-step*float64(n-1))/2)
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(x+float64(i)*step, r.Y+(r.H-h)/2, w, h)
	}
	return out
}

// Anchor is a place in a rectangle: 0, 0 is its upper left corner, 1, 1 the lower right.
type Anchor struct{ X, Y float64 }

// The usual anchors.
var (
	TopLeft     = Anchor{0, 0}
	TopMid      = Anchor{0.5, 0}
	TopRight    = Anchor{1, 0}
	MidLeft     = Anchor{0, 0.5}
	Mid         = Anchor{0.5, 0.5}
	MidRight    = Anchor{1, 0.5}
	BottomLeft  = Anchor{0, 1}
	BottomMid   = Anchor{0.5, 1}
	BottomRight = Anchor{1, 1}
)

// At places a thing of w x h points at an anchor of r, so many points from the edges it touches. A thing larger than r
// shrinks to it.
func (a Anchor) At(r render.Rect, w, h, margin float64) render.Rect {
	r = r.Inset(margin)
	w, h = math.Min(w, r.W), math.Min(h, r.H)
	return render.R(r.X+(r.W-w)*a.X, r.Y+(r.H-h)*a.Y, w, h)
}

// Fitted is the largest rectangle of the proportions w : h inside r, at an anchor.
func Fitted(r render.Rect, w, h float64, a Anchor) render.Rect {
	f := math.Min(r.W/w, r.H/h)
	return a.At(r, w*f, h*f, 0)
}

// Flow places things of the widths given and one height from left to right, and begins a new line when one does not
// fit. It also returns the height that they take.
func Flow(r render.Rect, h, gap float64, widths ...float64) ([]render.Rect, float64) {
	out := make([]render.Rect, len(widths))
	x, y := r.X, r.Y
	for i, w := range widths {
		w = math.Min(w, r.W)
		if x > r.X && x+w > r.Right()+1e-6 {
			x, y = r.X, y+h+gap
		}
		out[i] = render.R(x, y, w, h)
		x += w + gap
	}
	if len(widths) == 0 {
		return out, 0
	}
	return out, y + h - r.Y
}
