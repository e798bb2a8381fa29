package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas draws on an image in points. It is a small value: the methods that change how things are drawn (At, Turned,
// Faded, Clipped) give a changed copy and leave the canvas as it was. A Canvas is used on the drawing thread only.
type Canvas struct {
	kit   *Kit
	dst   *ebiten.Image   // the whole image that is drawn on, or the part of it that clip is
	rec   *record         // not nil: what is drawn is noted there
	notes *TextLog        // not nil: texts are taken down
	clip  image.Rectangle // where drawing has an effect, in pixels of dst
	scale float64         // device pixels per point of the image
	low   float64         // by how much letters may fall below their floors
	m     affine          // points to pixels
	alpha float32
	blend ebiten.Blend
	decor bool // what is written is ornament
}

// affine maps points to pixels: x' = a x + c y + e, y' = b x + d y + f.
type affine struct{ a, b, c, d, e, f float64 }

func (m affine) apply(x, y float64) (float64, float64) {
	return m.a*x + m.c*y + m.e, m.b*x + m.d*y + m.f
}

// straight reports that m neither turns nor slants.
func (m affine) straight() bool { return m.b == 0 && m.c == 0 }

func (m affine) times(n affine) affine {
	return affine{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// size is by how much m stretches lengths.
func (m affine) size() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// Canvas draws on dst with scale device pixels per point. The origin is the upper left corner of dst.
func (k *Kit) Canvas(dst *ebiten.Image, scale float64) Canvas {
	b := dst.Bounds()
	o := b.Min
	return Canvas{kit: k, dst: dst, clip: b, scale: scale, low: lowered(scale), alpha: 1, blend: ebiten.BlendSourceOver,
		m: affine{scale, 0, 0, scale, float64(o.X), float64(o.Y)}}
}

// Kit is what the canvas draws with.
func (c Canvas) Kit() *Kit { return c.kit }

// Image is what the canvas draws on.
func (c Canvas) Image() *ebiten.Image { return c.dst }

// Scale is the device pixels per point.
func (c Canvas) Scale() float64 { return c.scale }

// Size is the size of the whole image in points.
func (c Canvas) Size() (w, h float64) {
	b := c.clip
	return float64(b.Dx()) / c.scale, float64(b.Dy()) / c.scale
}

// At is the canvas with its origin moved to x, y.
func (c Canvas) At(x, y float64) Canvas {
	c.m.e, c.m.f = c.m.apply(x, y)
	return c
}

// Turned is the canvas turned clockwise around a place by an angle in degrees.
func (c Canvas) Turned(deg float64, around Point) Canvas {
	s, co := math.Sincos(deg * math.Pi / 180)
	c.m = c.m.times(affine{co, s, -s, co, around.X - co*around.X + s*around.Y, around.Y - s*around.X - co*around.Y})
	return c
}

// Zoomed is the canvas magnified around a place.
func (c Canvas) Zoomed(fx, fy float64, around Point) Canvas {
	c.m = c.m.times(affine{fx, 0, 0, fy, around.X - fx*around.X, around.Y - fy*around.Y})
	return c
}

// Enlarged is the canvas with its origin moved to a place and everything on it f times as large, letters too: as if the
// user-interface scale were f times as high. Unlike Zoomed it lays text out for the new size.
func (c Canvas) Enlarged(f float64, at Point) Canvas {
	c = c.At(at.X, at.Y)
	c.m.a, c.m.b, c.m.c, c.m.d = c.m.a*f, c.m.b*f, c.m.c*f, c.m.d*f
	c.scale *= f
	return c
}

// Faded is the canvas on which everything is drawn with its alpha multiplied by a, 0 to 1.
func (c Canvas) Faded(a float64) Canvas {
	c.alpha *= float32(min(max(a, 0), 1))
	return c
}

// Added is the canvas on which light is added instead of laid over.
func (c Canvas) Added() Canvas {
	c.blend = ebiten.BlendLighter
	return c
}

// Onto is the canvas on which is drawn only where something is already.
func (c Canvas) Onto() Canvas {
	c.blend = ebiten.BlendSourceAtop
	return c
}

// Clipped is the canvas limited to a rectangle. It must not be turned.
func (c Canvas) Clipped(r Rect) Canvas {
	x0, y0 := c.m.apply(r.X, r.Y)
	x1, y1 := c.m.apply(r.Right(), r.Bottom())
	box := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	c.clip = box.Intersect(c.clip)
	if c.rec == nil {
		c.dst = c.dst.SubImage(c.clip).(*ebiten.Image)
	}
	return c
}

// Touches reports whether something that is drawn in r can be seen: what is costly to paint is left out where it cannot,
// as on the other tiles of a layer.
func (c Canvas) Touches(r Rect) bool { return c.reach(r).Overlaps(c.clip) }

// Snap rounds a place to whole device pixels, so that edges and letters are crisp.
func (c Canvas) Snap(p Point) Point {
	if !c.m.straight() {
		return p
	}
	x, y := c.m.apply(p.X, p.Y)
	return Point{(math.Round(x) - c.m.e) / c.m.a, (math.Round(y) - c.m.f) / c.m.d}
}

// Pixel is the length of one device pixel in points.
func (c Canvas) Pixel() float64 { return 1 / c.m.size() }

// Sprite draws a sprite in its own size with its upper left corner at x, y; shadows and glows lie outside. Masks are
// painted in the tint, pictures are multiplied with it; White leaves them as they are.
func (c Canvas) Sprite(name string, x, y float64, tint Color) {
	s := c.kit.sprite(name)
	if s == nil {
		return
	}
	w, h := s.meta.Size()
	c.draw(s, R(x, y, w, h), tint)
}

// SpriteIn draws a sprite stretched to r; shadows and glows stretch with it and lie outside.
func (c Canvas) SpriteIn(name string, r Rect, tint Color) {
	if s := c.kit.sprite(name); s != nil {
		c.draw(s, r, tint)
	}
}

// SpriteSize is the size of a sprite in points, without shadow and glow; 0, 0 while its sheet is not loaded.
func (c Canvas) SpriteSize(name string) (w, h float64) {
	s := c.kit.sprite(name)
	if s == nil {
		return 0, 0
	}
	return s.meta.Size()
}

// Icon draws a pictogram inside r, as large as fits without distortion. The name is relative ("undo") or whole
// ("common/undo"); the larger drawing is taken by itself when the smaller one would blur. Signs that have colours of their own keep them.
func (c Canvas) Icon(name string, r Rect, tint Color) {
	side := min(r.W, r.H)
	if s := c.kit.icon(name, side*c.m.size()); s != nil {
		if s.colored {
			tint = White.Fade(float64(tint.A) / 255)
		}
		c.draw(s, Around(r.Center(), side, side), tint)
	}
}

// draw puts the thing of sprite s at r; what spills over is placed around it.
func (c Canvas) draw(s *sprite, r Rect, tint Color) {
	w, h := s.meta.Size()
	kx, ky := r.W/w, r.H/h
	sp := &s.meta.Spill
	box := Rect{r.X - sp[0]*kx, r.Y - sp[1]*ky, r.W + (sp[0]+sp[2])*kx, r.H + (sp[1]+sp[3])*ky}
	c.image(s.image, box, tint)
}

// image stretches a picture to a rectangle.
func (c Canvas) image(img *ebiten.Image, r Rect, tint Color) { c.stretch(img, r, tint, 0) }

// stretch stretches a picture to a rectangle; see put for the version.
func (c Canvas) stretch(img *ebiten.Image, r Rect, tint Color, version uint64) {
	b := img.Bounds()
	m := c.m
	x, y := m.apply(r.X, r.Y)
	sx, sy := r.W/float64(b.Dx()), r.H/float64(b.Dy())
	var op ebiten.DrawImageOptions
	op.GeoM.SetElement(0, 0, m.a*sx)
	op.GeoM.SetElement(1, 0, m.b*sx)
	op.GeoM.SetElement(0, 1, m.c*sy)
	op.GeoM.SetElement(1, 1, m.d*sy)
	if m.straight() {
		x, y = math.Round(x), math.Round(y)
	}
	op.GeoM.SetElement(0, 2, x)
	op.GeoM.SetElement(1, 2, y)
	cr, cg, cb, ca := tint.premul(c.alpha)
	op.ColorScale.Scale(cr, cg, cb, ca)
	op.Blend = c.blend
	op.Filter = ebiten.FilterLinear
	c.put(img, &op, version)
}

// put draws an image, or notes that it is to be drawn. The version tells one content of the image from another.
func (c Canvas) put(img *ebiten.Image, op *ebiten.DrawImageOptions, version uint64) {
	if c.rec != nil {
		c.rec.picture(img, op, c.clip, version)
		return
	}
	if !c.kit.Blind && reach(img.Bounds(), &op.GeoM).Overlaps(c.clip) {
		c.dst.DrawImage(img, op)
		c.kit.spend(4)
	}
}

// Picture draws any image stretched to r. Its content must not change afterwards.
func (c Canvas) Picture(img *ebiten.Image, r Rect, tint Color) { c.image(img, r, tint) }
