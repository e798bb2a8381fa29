package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// frameCache is one picture of all that lies still in a scene, as large as the screen. What is drawn anew on the screen, since
// something moves over it, lights up or lies like a veil on everything, is copied from it instead of being drawn again
// piece by piece. It needs no word from the scenes: what an operation draws is known by its hash.
//
// An operation lies still if it was in the frame before and nothing lies below it that was not. Those operations give
// the same picture whether they are drawn among the others or before them. The picture has the bounds of the screen and
// is no stack of tiles: only where corners keep their places does the driver fill the same pixels with the same colours.
type frameCache struct {
	img   *ebiten.Image // nil while nothing is kept
	kit   *Kit          // that counts it
	ops   []op          // what lies still, in the frame painted last
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
func (s *frameCache) settle(ops []op) {
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
	if s.img != nil {
		s.boxes = gather(changed(s.last, s.ops, append(s.boxes[:0], s.stale...)), s.img.Bounds())
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
func (s *frameCache) open(k *Kit, whole image.Rectangle) {
	worth := len(s.ops) >= keepWorth
	if s.img != nil && (!worth || s.img.Bounds() != whole) {
		s.drop()
	}
	if s.img != nil || !worth {
		return
	}
	s.img = k.picture(whole.Size())
	s.kit, s.stale = k, append(s.stale[:0], whole)
	k.held += texels(whole.Size())
	k.keeps[s] = true
}

// drop gives the picture's memory back.
func (s *frameCache) drop() {
	if s.img == nil {
		return
	}
	s.kit.held -= texels(s.img.Bounds().Size())
	delete(s.kit.keeps, s)
	s.kit.give(s.img)
	s.img, s.kit, s.stale = nil, nil, nil
}

// copy brings the picture of what lies still up to date and copies a part of it to the screen. It reports false where
// more than that part would have to be drawn for it: then the part is better drawn without it.
func (s *frameCache) copy(k *Kit, dst *ebiten.Image, part image.Rectangle, r *record) bool {
	if s.img == nil || k.Blind {
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
		s.img.SubImage(b).(*ebiten.Image).Clear()
		r.play(k, s.img, b, still)
	}
	s.stale = rest
	op := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Translate(float64(part.Min.X), float64(part.Min.Y))
	dst.DrawImage(s.img.SubImage(part).(*ebiten.Image), &op)
	k.spend(4)
	return true
}
