package render

import (
	"image"
	"math"
	"math/bits"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a picture of everything that does not move: painted once, copied every frame. It is painted again when its
// key, its size or the kit's sheets change. The zero value is ready to use; Drop gives its memory back.
type Layer struct {
	tiles    []tile
	kit      *Kit // that the tiles were made with
	key      uint64
	gen      uint64
	version  uint64 // of what is painted
	frame    uint64 // of a Screen, in which it was shown last
	w, h     int
	scale    float64
	valid    bool
	steps    int         // that were painted
	notes    *TextLog    // that were being taken when it was painted, nil for none
	texts    []DrawnText // that stand on it, where notes are taken
	wordless bool        // it was painted while notes were taken, and there was nothing to note
	Opaque   bool        // the layer covers its whole area: it can be copied instead of blended

	// Patched lets an opaque layer be painted anew only where it differs from what it was, and a Screen only there as well:
	// for a picture of many things of which one changes at a time. The paint function is called as for any other layer; it shows
	// no Pane.
	Patched bool
}

// tile is a part of a layer's picture. The graphics library rounds each side of a texture up to a power of two, which
// would double a picture of 1280 x 720 or 3840 x 2160; in tiles it costs little more than it should.
type tile struct {
	img  *ebiten.Image
	body *ebiten.Image // img without what the tiles before it have too
	at   image.Point   // where body begins in the picture, in pixels
	lap  image.Point   // columns and lines at its edge that the tiles before have too, so that no seam shows when the picture is scaled

	was   []op    // of a patched layer: what was drawn on it
	cells []*cell // and its parts, each with a version of its own
}

// cell is a part of a tile of a patched layer.
type cell struct {
	img     *ebiten.Image
	at      image.Point     // where it begins in the picture, in pixels
	box     image.Rectangle // in pixels of the tile
	version uint64
}

// cellSides are in how many parts a tile is cut along its sides.
const cellSides = 8

// tileLap is by how much tiles overlap.
const tileLap = 2

// tileCost is what a further tile has to save, in pixels: every tile is painted by itself.
const tileCost = 1 << 18

// cut gives the first pixels of the tiles along each side of a picture of w x h pixels.
func cut(w, h int) (xs, ys []int) {
	sides := func(n int) [][]int {
		first := powerOfTwo(n)
		if first == n {
			return [][]int{{0}}
		}
		return [][]int{{0}, {0, first / 2}}
	}
	least := -1
	for _, x := range sides(w) {
		for _, y := range sides(h) {
			cost := textureSide(w, x)*textureSide(h, y) + (len(x)*len(y)-1)*tileCost
			if least < 0 || cost < least {
				xs, ys, least = x, y, cost
			}
		}
	}
	return xs, ys
}

// textureSide is the sum of the sides of the textures for n pixels that are cut.
func textureSide(n int, at []int) int {
	if len(at) == 1 {
		return powerOfTwo(n)
	}
	return powerOfTwo(at[1]) + powerOfTwo(n-at[1]+tileLap)
}

// powerOfTwo rounds up to a power of two.
func powerOfTwo(n int) int { return 1 << bits.Len(uint(max(n, 1)-1)) }

// texels is how many pixels the texture of an image has.
func texels(size image.Point) int { return powerOfTwo(size.X) * powerOfTwo(size.Y) }

// Draw shows the layer in r and paints it first if it is stale. The paint function draws on a canvas whose origin is the
// layer's upper left corner; size it by r. It may be called once for each of several parts of the picture. The key stands
// for everything the picture depends on besides the size.
func (l *Layer) Draw(c Canvas, r Rect, key uint64, paint func(Canvas)) {
	l.Prepare(c, r.W, r.H, key, paint)
	l.Show(c, r.X, r.Y)
}

// DrawSteps is Draw for a picture that takes long to paint: it comes about in n steps, one after the other, and a frame of a
// Screen paints at least the first and as many more as Kit.Ration lets it. What lacks is painted by the next frames that show the layer.
func (l *Layer) DrawSteps(c Canvas, r Rect, key uint64, n int, paint func(c Canvas, step int)) {
	l.prepare(c, r.W, r.H, key, n, paint)
	l.Show(c, r.X, r.Y)
}

// Ration is how many steps of a DrawSteps a frame of a Screen paints at most, besides the first of each layer; 0 is all.
func (k *Kit) Ration(steps int) { k.ration = steps }

// Owing reports whether the last frame of a Screen shows a picture that lacks steps: another frame is due.
func (k *Kit) Owing() bool { return k.owing }

// layerMost is how many pixels a layer has at most: one of a world that is seen through a window is painted as sharp as that allows.
const layerMost = 3840 * 2400

// Prepare paints the layer if it is stale, without showing it.
func (l *Layer) Prepare(c Canvas, w, h float64, key uint64, paint func(Canvas)) {
	l.prepare(c, w, h, key, 1, func(c Canvas, _ int) { paint(c) })
}

func (l *Layer) prepare(c Canvas, w, h float64, key uint64, steps int, paint func(Canvas, int)) {
	scale := c.scale
	if most := math.Sqrt(layerMost / math.Max(w*h, 1)); scale > most {
		scale = most
	}
	pw, ph := int(math.Ceil(w*scale-0.01)), int(math.Ceil(h*scale-0.01))
	if pw < 1 || ph < 1 {
		return
	}
	if l.tiles != nil && (pw != l.w || ph != l.h) {
		l.Drop()
	}
	if l.tiles == nil {
		xs, ys := cut(pw, ph)
		for j, y := range ys {
			for i, x := range xs {
				l.tiles = append(l.tiles, newTile(c.kit, image.Rect(x, y, end(xs, i, pw), end(ys, j, ph))))
			}
		}
		l.kit, l.w, l.h, l.valid = c.kit, pw, ph, false
		c.kit.layers[l] = true
	}
	if l.valid && l.key == key && l.gen == c.kit.gen && l.scale == scale && !l.noting(c) {
		if l.steps >= steps {
			return
		}
	} else {
		l.steps, l.texts = 0, l.texts[:0]
		for i := range l.tiles {
			if t := &l.tiles[i]; !l.patches(c) || t.was == nil {
				if !c.kit.Blind {
					t.img.Clear()
				}
				t.was = nil
			}
		}
	}
	if l.patches(c) {
		c.kit.painted++
		for i := range l.tiles {
			l.patch(c, &l.tiles[i], scale, paint)
		}
		l.steps = 1
	}
	for upTo := l.upTo(c, steps); l.steps < upTo; l.steps++ {
		for _, t := range l.tiles {
			in := l.inside(c, c.kit.Canvas(t.img, scale))
			in.low = c.low
			paint(in.At(-float64(t.at.X-t.lap.X)/scale, -float64(t.at.Y-t.lap.Y)/scale), l.steps)
			l.keep(in, t)
		}
	}
	l.wordless = c.notes != nil && !c.notes.Dry && len(l.texts) == 0
	if !l.patches(c) {
		c.kit.painted++
	}
	l.key, l.gen, l.version, l.scale, l.valid = key, c.kit.gen, c.kit.painted, scale, true
}

// patches reports whether the layer is painted only where it differs.
func (l *Layer) patches(c Canvas) bool { return l.Patched && l.Opaque }

// patch brings a tile up to date: what is to be drawn is noted, and carried out where it differs from what was.
func (l *Layer) patch(c Canvas, t *tile, scale float64, paint func(Canvas, int)) {
	k := c.kit
	if t.cells == nil {
		t.cut()
	}
	whole := t.img.Bounds()
	r := &record{inner: true}
	in := l.inside(c, k.Canvas(t.img, scale))
	in.low, in.rec = c.low, r
	paint(in.At(-float64(t.at.X-t.lap.X)/scale, -float64(t.at.Y-t.lap.Y)/scale), 0)
	l.keep(in, *t)
	boxes := []image.Rectangle{whole}
	if t.was != nil {
		boxes = fewest(changed(t.was, r.ops, nil), whole)
	}
	for _, b := range boxes {
		r.play(k, t.img, b, all)
	}
	for _, x := range t.cells {
		if overlaps(x.box, boxes) {
			x.version = k.painted
		}
	}
	t.was = slices.Clone(r.ops)
}

// cut makes the cells of a tile, without what the tiles before it have too.
func (t *tile) cut() {
	b := image.Rectangle{Min: t.lap, Max: t.img.Bounds().Max}
	for j := range cellSides {
		for i := range cellSides {
			part := image.Rect(b.Min.X+b.Dx()*i/cellSides, b.Min.Y+b.Dy()*j/cellSides, b.Min.X+b.Dx()*(i+1)/cellSides, b.Min.Y+b.Dy()*(j+1)/cellSides)
			if !part.Empty() {
				t.cells = append(t.cells, &cell{img: t.img.SubImage(part).(*ebiten.Image), at: t.at.Add(part.Min.Sub(t.lap)), box: part})
			}
		}
	}
}

// upTo is how many of the steps stand painted after this frame.
func (l *Layer) upTo(c Canvas, steps int) int {
	k := c.kit
	if c.rec == nil || c.rec.inner || k.ration <= 0 || steps == 1 {
		return steps // on another picture, which is made once
	}
	n := max(1, min(steps, l.steps+k.left))
	k.left -= n - max(1, l.steps)
	k.owing = k.owing || n < steps
	return n
}

// end is where a part ends that begins at[i].
func end(at []int, i, n int) int {
	if i+1 < len(at) {
		return at[i+1]
	}
	return n
}

// newTile makes the tile for a part of a picture.
func newTile(k *Kit, part image.Rectangle) tile {
	t := tile{at: part.Min, lap: image.Pt(min(part.Min.X, tileLap), min(part.Min.Y, tileLap))}
	size := part.Size().Add(t.lap)
	t.img = k.picture(size)
	k.held += texels(size)
	t.body = t.img
	if t.lap != (image.Point{}) {
		t.body = t.img.SubImage(image.Rectangle{Min: t.lap, Max: size}).(*ebiten.Image)
	}
	return t
}

// Show draws the prepared layer with its upper left corner at x, y.
func (l *Layer) Show(c Canvas, x, y float64) {
	if l.tiles == nil || !l.valid {
		return
	}
	l.show(c, x, y)
	if c.rec != nil && !c.rec.inner { // not on another layer, which keeps a copy
		l.frame = c.kit.frame
	}
	exact := c.exact() && l.scale == c.scale
	if l.Opaque && c.m.straight() && c.alpha == 1 {
		c.blend = ebiten.BlendCopy
	}
	for _, t := range l.tiles {
		if exact && t.cells != nil {
			for _, p := range t.cells {
				c.picture(p.img, x, y, p.at, p.version)
			}
			continue
		}
		if exact {
			c.picture(t.body, x, y, t.at, l.version)
		} else {
			b, from := t.img.Bounds(), t.at.Sub(t.lap)
			c.stretch(t.img, Rect{x + float64(from.X)/l.scale, y + float64(from.Y)/l.scale, float64(b.Dx()) / l.scale, float64(b.Dy()) / l.scale}, White, l.version)
		}
	}
}

// picture draws an image made at the canvas's scale, pixel for pixel; the canvas is exact.
// The picture may be a tile of a larger one whose upper left corner is x, y; from is where the tile begins in it, in pixels.
func (c Canvas) picture(img *ebiten.Image, x, y float64, from image.Point, version uint64) {
	var op ebiten.DrawImageOptions
	op.Blend = c.blend
	op.ColorScale.ScaleAlpha(c.alpha)
	px, py := c.m.apply(x, y)
	op.GeoM.Translate(math.Round(px)+float64(from.X), math.Round(py)+float64(from.Y))
	c.put(img, &op, version)
}

// exact reports whether the canvas is neither turned nor zoomed: pictures made at its scale fit pixel for pixel.
func (c Canvas) exact() bool { return c.m.straight() && c.m.a == c.scale && c.m.d == c.scale }

// Stale makes the layer be painted again when it is next drawn.
func (l *Layer) Stale() { l.valid = false }

// Drop gives the layer's memory back.
func (l *Layer) Drop() {
	for _, t := range l.tiles {
		l.kit.held -= texels(t.img.Bounds().Size())
		l.kit.give(t.img)
	}
	if l.kit != nil {
		delete(l.kit.layers, l)
	}
	l.tiles, l.valid = nil, false
	l.w, l.h = 0, 0
}

// Trim gives back the memory of all layers that the last frame of a Screen did not show by themselves: pictures that
// stand on another layer, cards that are not on the table now. Whoever draws one again paints it again. What Screens keep
// of things that lie still goes as well, until all is drawn again, and so do the textures of large pictograms. It returns
// how many bytes it gave back.
func (k *Kit) Trim() int {
	before := k.Held()
	for s := range k.keeps {
		s.drop()
	}
	for _, b := range k.books {
		k.putBack(b)
	}
	for l := range k.layers {
		if l.frame != k.frame {
			l.Drop()
		}
	}
	k.mesh = mesh{u: k.mesh.u, v: k.mesh.v}
	k.flushDriver()
	return before - k.Held()
}

// PictureCache keeps small layers by name: cards, pawns, tokens, rooms. What was not shown for long goes when the cache is full.
type PictureCache struct {
	// Limit is the number of pixels the cache may hold; 0 means 16 million (64 MB).
	Limit int

	items map[string]*shelved
	held  int
	clock uint64
}

type shelved struct {
	Layer
	used  uint64
	frame uint64 // of a Screen, in which it was drawn last
}

// Draw shows the thing with this name in r and paints it first if needed; see Layer.Draw.
func (s *PictureCache) Draw(c Canvas, name string, r Rect, key uint64, paint func(Canvas)) {
	if s.items == nil {
		s.items = map[string]*shelved{}
	}
	it := s.items[name]
	if it == nil {
		it = &shelved{}
		s.items[name] = it
	}
	s.clock++
	it.used, it.frame = s.clock, c.kit.frame
	before := it.w * it.h
	it.Layer.Draw(c, r, key, paint)
	s.held += it.w*it.h - before
	limit := s.Limit
	if limit == 0 {
		limit = 16 << 20
	}
	if s.held > limit {
		s.trim(limit, c.kit.frame)
	}
}

// trim drops what was not used longest until the cache is three quarters full. What the present frame shows stays: it
// may be noted on a Screen and not drawn yet.
func (s *PictureCache) trim(limit int, frame uint64) {
	s.held = 0 // the kit may have trimmed some
	for _, it := range s.items {
		s.held += it.w * it.h
	}
	for s.held > limit*3/4 && len(s.items) > 1 {
		oldest := ""
		for n, it := range s.items {
			if frame > 0 && it.frame == frame {
				continue
			}
			if oldest == "" || it.used < s.items[oldest].used {
				oldest = n
			}
		}
		if oldest == "" {
			return
		}
		it := s.items[oldest]
		s.held -= it.w * it.h
		it.Drop()
		delete(s.items, oldest)
	}
}

// Drop empties the cache and gives its memory back: when a table closes.
func (s *PictureCache) Drop() {
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
