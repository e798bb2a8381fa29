package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Screen paints frames on a canvas that keeps its content, such as that of the window. A scene is always painted whole,
// from the back to the front; of that, only what differs from the frame before is drawn, and what lies still below it is
// copied from one picture. The zero value is ready to use.
type Screen struct {
	dst   *ebiten.Image
	was   record
	is    record
	kept  frameCache
	boxes []image.Rectangle
}

// Forget makes the next frame be drawn whole: somebody else has drawn on the canvas.
func (s *Screen) Forget() { s.dst = nil }

// Paint paints a frame on dst at a scale of device pixels per point. The paint function must cover the whole canvas. It
// returns how many pixels were drawn anew.
func (s *Screen) Paint(k *Kit, dst *ebiten.Image, scale float64, paint func(Canvas)) (drawn int) {
	whole := dst.Bounds()
	s.is.reset()
	c := k.Canvas(dst, scale)
	c.rec = &s.is
	k.frame++
	k.left, k.owing = k.ration, false
	k.queue.vertices = 0
	paint(c)
	s.boxes = fewest(changed(s.was.ops, s.is.ops, s.boxes[:0]), whole)
	if s.dst != dst {
		s.boxes = append(s.boxes[:0], whole)
	}
	s.kept.settle(s.is.ops)
	if len(s.boxes) == 1 && s.boxes[0] == whole {
		s.kept.open(k, whole)
	}
	for _, b := range s.boxes {
		if s.kept.copy(k, dst, b, &s.is) {
			s.is.play(k, dst, b, live)
		} else {
			s.is.play(k, dst, b, all)
		}
		drawn += b.Dx() * b.Dy()
	}
	s.dst = dst
	s.was, s.is = s.is, s.was
	s.is.verts, s.is.index = s.was.verts, s.was.index // to compare with, the hashes of operations do
	s.was.verts, s.was.index = nil, nil
	return drawn
}

// Trim gives back the room for the next frame, which takes as much as it needs.
func (s *Screen) Trim() {
	s.is = record{}
	s.kept.last = nil
}

// parts is in how many places at most a frame is drawn anew.
const parts = 6

// gather unites boxes that overlap or lie near each other until there are few; what is left does not overlap. If they
// cover most of the whole it is drawn whole.
func gather(boxes []image.Rectangle, whole image.Rectangle) []image.Rectangle {
	out := boxes[:0]
	for _, b := range boxes {
		b = b.Intersect(whole)
		for i := 0; i < len(out) && !b.Empty(); i++ {
			if waste(b, out[i]) <= 64*64 || b.Overlaps(out[i]) {
				b = b.Union(out[i])
				out = append(out[:i], out[i+1:]...)
				i = -1 // the larger box may now reach others
			}
		}
		if !b.Empty() {
			out = append(out, b)
		}
		if len(out) > 8*parts {
			out = unite(out)
		}
	}
	for len(out) > parts {
		out = unite(out)
	}
	sum := 0
	for _, b := range out {
		sum += area(b)
	}
	if sum*4 > area(whole)*3 {
		return append(out[:0], whole)
	}
	return out
}

// unite replaces the two boxes that waste least by one, and takes in whatever that overlaps.
func unite(boxes []image.Rectangle) []image.Rectangle {
	bi, bj, least := 0, 1, -1
	for i := range boxes {
		for j := range i {
			if w := waste(boxes[i], boxes[j]); least < 0 || w < least {
				bi, bj, least = i, j, w
			}
		}
	}
	u := boxes[bi].Union(boxes[bj])
	for again := true; again; {
		again = false
		rest := boxes[:0]
		for _, b := range boxes {
			if b.Overlaps(u) {
				again = again || !b.In(u)
				u = u.Union(b)
			} else {
				rest = append(rest, b)
			}
		}
		boxes = rest
	}
	return append(boxes, u)
}

// waste is how many pixels are drawn for nothing when two boxes become one.
func waste(a, b image.Rectangle) int { return area(a.Union(b)) - area(a) - area(b) }

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }
