package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a picture of everything that does not move: painted once, copied every frame. It is painted again when its
// key, its size or the kit's sheets change. The zero value is ready to use; Drop gives its memory back.
type Layer struct {
	img    *ebiten.Image
	key    uint64
	gen    uint64
	w, h   int
	scale  float64
	valid  bool
	Opaque bool // the layer covers its whole area: it can be copied instead of blended
}

// Draw shows the layer in r and paints it first if it is stale. The paint function draws on a canvas whose origin is the
// layer's upper left corner; size it by r. The key stands for everything the picture depends on besides the size.
func (l *Layer) Draw(c Canvas, r Rect, key uint64, paint func(Canvas)) {
	l.Prepare(c, r.W, r.H, key, paint)
	l.Show(c, r.X, r.Y)
}

// Prepare paints the layer if it is stale, without showing it.
func (l *Layer) Prepare(c Canvas, w, h float64, key uint64, paint func(Canvas)) {
	pw, ph := int(math.Ceil(w*c.scale-0.01)), int(math.Ceil(h*c.scale-0.01))
	if pw < 1 || ph < 1 {
		return
	}
	if l.img != nil && (pw != l.w || ph != l.h) {
		l.Drop()
	}
	if l.img == nil {
		l.img = c.kit.Blank(float64(pw), float64(ph), 1)
		l.w, l.h, l.valid = pw, ph, false
	}
	if l.valid && l.key == key && l.gen == c.kit.gen && l.scale == c.scale {
		return
	}
	l.img.Clear()
	paint(c.kit.Canvas(l.img, c.scale))
	l.key, l.gen, l.scale, l.valid = key, c.kit.gen, c.scale, true
}

// Show draws the prepared layer with its upper left corner at x, y.
func (l *Layer) Show(c Canvas, x, y float64) {
	if l.img == nil || !l.valid {
		return
	}
	if l.Opaque && c.m.straight() && c.alpha == 1 {
		c.blend = ebiten.BlendCopy
	}
	c.picture(l.img, x, y)
}

// picture draws an image made at the canvas's scale, pixel for pixel if the canvas is straight and not zoomed.
func (c Canvas) picture(img *ebiten.Image, x, y float64) {
	b := img.Bounds()
	var op ebiten.DrawImageOptions
	op.Blend = c.blend
	op.ColorScale.ScaleAlpha(c.alpha)
	m := c.m
	px, py := m.apply(x, y)
	if m.straight() && m.a == c.scale && m.d == c.scale {
		op.GeoM.Translate(math.Round(px), math.Round(py))
		c.dst.DrawImage(img, &op)
		return
	}
	c.image(img, Rect{x, y, float64(b.Dx()) / c.scale, float64(b.Dy()) / c.scale}, White)
}

// Stale makes the layer be painted again when it is next drawn.
func (l *Layer) Stale() { l.valid = false }

// Drop gives the layer's memory back.
func (l *Layer) Drop() {
	if l.img != nil {
		l.img.Deallocate()
	}
	l.img, l.valid = nil, false
}

// Shelf keeps small layers by name: cards, pawns, tokens, rooms. What was not shown for long goes when the shelf is full.
type Shelf struct {
	// Limit is the number of pixels the shelf may hold; 0 means 16 million (64 MB).
	Limit int

	items map[string]*shelved
	held  int
	clock uint64
}

type shelved struct {
	Layer
	used uint64
}

// Draw shows the thing with this name in r and paints it first if needed; see Layer.Draw.
func (s *Shelf) Draw(c Canvas, name string, r Rect, key uint64, paint func(Canvas)) {
	if s.items == nil {
		s.items = map[string]*shelved{}
	}
	it := s.items[name]
	if it == nil {
		it = &shelved{}
		s.items[name] = it
	}
	s.clock++
	it.used = s.clock
	before := it.w * it.h
	it.Layer.Draw(c, r, key, paint)
	s.held += it.w*it.h - before
	limit := s.Limit
	if limit == 0 {
		limit = 16 << 20
	}
	if s.held > limit {
		s.trim(limit)
	}
}

// trim drops what was not used longest until the shelf is three quarters full.
func (s *Shelf) trim(limit int) {
	for s.held > limit*3/4 && len(s.items) > 1 {
		oldest := ""
		for n, it := range s.items {
			if oldest == "" || it.used < s.items[oldest].used {
				oldest = n
			}
		}
		it := s.items[oldest]
		s.held -= it.w * it.h
		it.Drop()
		delete(s.items, oldest)
	}
}

// Drop empties the shelf and gives its memory back: when a table closes.
func (s *Shelf) Drop() {
	for _, it := range s.items {
		it.Drop()
	}
	s.items, s.held = nil, 0
}

// Key mixes numbers into a key for a layer.
func Key(parts ...uint64) uint64 {
	h := uint64(14695981039346656037)
	for _, p := range parts {
		for range 8 {
			h = (h ^ p&255) * 1099511628211
			p >>= 8
		}
	}
	return h
}

// KeyText makes a number from a text, for Key.
func KeyText(s string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return h
}
