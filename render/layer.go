package render

import (
	"image"
	"math"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a picture of everything that does not move: painted once, copied every frame. It is painted again when its
// key, its size or the kit's sheets change. The zero value is ready to use; Drop gives its memory back.
type Layer struct {
	strips []strip
	key    uint64
	gen    uint64
	w, h   int
	scale  float64
	valid  bool
	Opaque bool // the layer covers its whole area: it can be copied instead of blended
}

// strip is a part of a layer's picture, from edge to edge. The graphics library rounds each side of a texture up to a
// power of two, which would double a picture of 3840 x 2160; in two strips it costs what it should.
type strip struct {
	img  *ebiten.Image
	body *ebiten.Image // img without what the strip above has too
	top  int           // its first line in the picture, in pixels
	lap  int           // lines at its top that the strip above has too, so that no seam shows when the picture is scaled
}

// stripLap is by how many lines strips overlap.
const stripLap = 2

// cut gives the first lines of the strips for a picture of w x h pixels: one if cutting saves less than a
// megapixel (4 MB).
func cut(w, h int) []int {
	first := 1
	for first*2 <= h {
		first *= 2
	}
	rest := h - first
	if rest == 0 {
		return []int{0}
	}
	if saved := powerOfTwo(w) * (powerOfTwo(h) - first - powerOfTwo(rest+stripLap)); saved < 1<<20 {
		return []int{0}
	}
	return []int{0, first}
}

// powerOfTwo rounds up to a power of two.
func powerOfTwo(n int) int { return 1 << bits.Len(uint(max(n, 1)-1)) }

// Draw shows the layer in r and paints it first if it is stale. The paint function draws on a canvas whose origin is the
// layer's upper left corner; size it by r. It may be called once for each of several parts of the picture. The key stands
// for everything the picture depends on besides the size.
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
	if l.strips != nil && (pw != l.w || ph != l.h) {
		l.Drop()
	}
	if l.strips == nil {
		tops := cut(pw, ph)
		for i, top := range tops {
			end := ph
			if i+1 < len(tops) {
				end = tops[i+1]
			}
			lap := min(top, stripLap)
			img := c.kit.Blank(float64(pw), float64(end-top+lap), 1)
			body := img.SubImage(image.Rect(0, lap, pw, end-top+lap)).(*ebiten.Image)
			l.strips = append(l.strips, strip{img, body, top, lap})
		}
		l.w, l.h, l.valid = pw, ph, false
	}
	if l.valid && l.key == key && l.gen == c.kit.gen && l.scale == c.scale {
		return
	}
	for _, s := range l.strips {
		s.img.Clear()
		paint(c.kit.Canvas(s.img, c.scale).At(0, -float64(s.top-s.lap)/c.scale))
	}
	l.key, l.gen, l.scale, l.valid = key, c.kit.gen, c.scale, true
}

// Show draws the prepared layer with its upper left corner at x, y.
func (l *Layer) Show(c Canvas, x, y float64) {
	if l.strips == nil || !l.valid {
		return
	}
	exact := c.exact()
	if l.Opaque && c.m.straight() && c.alpha == 1 {
		c.blend = ebiten.BlendCopy
	}
	for _, s := range l.strips {
		if exact {
			c.picture(s.body, x, y, s.top)
		} else {
			c.picture(s.img, x, y, s.top-s.lap)
		}
	}
}

// picture draws an image made at the canvas's scale, pixel for pixel if the canvas is straight and not zoomed.
// The picture may be a strip of a larger one whose upper left corner is x, y and which begins top pixels below it.
func (c Canvas) picture(img *ebiten.Image, x, y float64, top int) {
	b := img.Bounds()
	var op ebiten.DrawImageOptions
	op.Blend = c.blend
	op.ColorScale.ScaleAlpha(c.alpha)
	m := c.m
	px, py := m.apply(x, y)
	if c.exact() {
		op.GeoM.Translate(math.Round(px), math.Round(py)+float64(top))
		c.dst.DrawImage(img, &op)
		return
	}
	c.image(img, Rect{x, y + float64(top)/c.scale, float64(b.Dx()) / c.scale, float64(b.Dy()) / c.scale}, White)
}

// exact reports whether the canvas is neither turned nor zoomed: pictures made at its scale fit pixel for pixel.
func (c Canvas) exact() bool { return c.m.straight() && c.m.a == c.scale && c.m.d == c.scale }

// Stale makes the layer be painted again when it is next drawn.
func (l *Layer) Stale() { l.valid = false }

// Drop gives the layer's memory back.
func (l *Layer) Drop() {
	for _, s := range l.strips {
		s.img.Deallocate()
	}
	l.strips, l.valid = nil, false
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
