package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// kept is one picture of all that lies still in a scene, as large as the screen. What is drawn anew on the screen, since
// something moves over it, lights up or lies like a veil on everything, is copied from it instead of being drawn again
// piece by piece. It needs no word from the scenes: what an operation draws is known by its hash.
//
// An operation lies still if it was in the frame before and nothing lies below it that was not. Those operations give
// the same picture whether they are drawn among the others or before them.
type kept struct {
	tiles []*ebiten.Image // each with the place on the screen that its bounds are, nil while nothing is kept
	size  image.Rectangle // of the screen
	ops   []op            // what lies still, in the frame painted last
	last  []op
	stale []image.Rectangle // where the picture does not show that yet
	boxes []image.Rectangle
	live  []image.Rectangle
}

const (
	// keepWorth is how many operations a copy has to replace to be worth its memory.
	keepWorth = 40
	// liveMost is how many places of what moves are told apart.
	liveMost = 48
)

// settle sorts the operations of a frame, of which those that were in the frame before are marked as met, into what
// lies still and what does not.
func (s *kept) settle(ops []op) {
	s.last, s.ops = s.ops, s.last
	clear(s.ops) // pictures that are gone must not be held
	s.ops, s.live = s.ops[:0], s.live[:0]
	for i := range ops {
		o := &ops[i]
		if o.still = o.met && !overlaps(o.box, s.live); o.still {
			s.ops = append(s.ops, *o)
			continue
		}
		s.live = append(s.live, o.box)
		if len(s.live) > liveMost {
			s.live = unite(s.live)
		}
	}
	if s.tiles != nil {
		s.boxes = gather(changed(s.last, s.ops, append(s.boxes[:0], s.stale...)), s.size)
		s.stale = append(s.stale[:0], s.boxes...)
	}
}

func overlaps(b image.Rectangle, list []image.Rectangle) bool {
	for _, x := range list {
		if b.Overlaps(x) {
			return true
		}
	}
	return false
}

// open makes room for the picture when the whole screen is drawn and that is worth it, and gives it back when not.
func (s *kept) open(whole image.Rectangle) {
	worth := len(s.ops) >= keepWorth
	if s.tiles != nil && (!worth || s.size != whole) {
		s.drop()
	}
	if s.tiles != nil || !worth {
		return
	}
	xs, ys := cut(whole.Dx(), whole.Dy())
	for j, y := range ys {
		for i, x := range xs {
			part := image.Rect(x, y, end(xs, i, whole.Dx()), end(ys, j, whole.Dy())).Add(whole.Min)
			s.tiles = append(s.tiles, ebiten.NewImageWithOptions(part, &ebiten.NewImageOptions{Unmanaged: true}))
		}
	}
	s.size, s.stale = whole, append(s.stale[:0], whole)
}

// drop gives the picture's memory back.
func (s *kept) drop() {
	for _, t := range s.tiles {
		t.Deallocate()
	}
	s.tiles, s.stale = nil, nil
}

// copy brings the picture of what lies still up to date and copies a part of it to the screen. It reports false where
// more than that part would have to be drawn for it: then the part is better drawn without it.
func (s *kept) copy(k *Kit, dst *ebiten.Image, part image.Rectangle, r *record) bool {
	if s.tiles == nil {
		return false
	}
	for _, b := range s.stale {
		if b.Overlaps(part) && !b.In(part) {
			return false
		}
	}
	rest := s.stale[:0]
	for _, b := range s.stale {
		if !b.Overlaps(part) {
			rest = append(rest, b)
			continue
		}
		for _, t := range s.tiles {
			if in := b.Intersect(t.Bounds()); !in.Empty() {
				t.SubImage(in).(*ebiten.Image).Clear()
				r.play(k, t, in, still)
			}
		}
	}
	s.stale = rest
	for _, t := range s.tiles {
		in := part.Intersect(t.Bounds())
		if in.Empty() {
			continue
		}
		op := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
		op.GeoM.Translate(float64(in.Min.X), float64(in.Min.Y))
		dst.DrawImage(t.SubImage(in).(*ebiten.Image), &op)
		k.spend(4)
	}
	return true
}
