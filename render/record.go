package render

import (
	"image"
	"math"
	"math/bits"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"
)

// record is a list of drawing operations that are carried out later. Two records of the same scene can be compared:
// what both have in the same order looks the same.
type record struct {
	ops   []op
	verts []ebiten.Vertex
	index []uint32
	inner bool // of a layer, not of a screen
}

// op is one operation: a picture, or triangles if there are any.
type op struct {
	hash   uint64 // of everything that the operation draws
	img    *ebiten.Image
	clip   image.Rectangle
	box    image.Rectangle // the pixels it may change, inside clip
	at     ebiten.GeoM
	tint   ebiten.ColorScale
	blend  ebiten.Blend
	filter ebiten.Filter

	vert, index [2]int // from and to in the record's slices

	met   bool // the record that it was compared with has it too
	still bool // it lies still; see frameCache
}

// which of its operations a record carries out.
type which uint8

const (
	all   which = iota
	still       // those that lie still
	live        // the others
)

// has reports whether an operation is one of these.
func (w which) has(o *op) bool { return w == all || o.still == (w == still) }

func (r *record) reset() {
	clear(r.ops) // pictures that are gone must not be held
	r.ops, r.verts, r.index = r.ops[:0], r.verts[:0], r.index[:0]
}

// hasher mixes numbers.
type hasher uint64

func (h *hasher) add(v uint64) {
	hi, lo := bits.Mul64(uint64(*h)^v^0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93)
	*h = hasher(hi ^ lo)
}

func (h *hasher) pair(a, b float32) {
	h.add(uint64(math.Float32bits(a))<<32 | uint64(math.Float32bits(b)))
}

func (h *hasher) rect(r image.Rectangle) {
	h.add(uint64(uint32(r.Min.X))<<32 | uint64(uint32(r.Min.Y)))
	h.add(uint64(uint32(r.Max.X))<<32 | uint64(uint32(r.Max.Y)))
}

func (h *hasher) blend(b ebiten.Blend) {
	h.add(uint64(b.BlendFactorSourceRGB) | uint64(b.BlendFactorSourceAlpha)<<8 | uint64(b.BlendFactorDestinationRGB)<<16 |
		uint64(b.BlendFactorDestinationAlpha)<<24 | uint64(b.BlendOperationRGB)<<32 | uint64(b.BlendOperationAlpha)<<40)
}

// begin mixes what all operations have. The address stands for a picture: while a record holds it, no other gets it.
func begin(img *ebiten.Image, version uint64, clip image.Rectangle, blend ebiten.Blend) hasher {
	h := hasher(version)
	h.add(uint64(uintptr(unsafe.Pointer(img))))
	h.rect(clip)
	h.blend(blend)
	return h
}

// picture notes the drawing of an image. What is painted into an image under the same address has another version.
func (r *record) picture(img *ebiten.Image, o *ebiten.DrawImageOptions, clip image.Rectangle, version uint64) {
	r.add(img, img.Bounds(), o, clip, version)
}

// add notes the drawing of an image that is as large as the bounds.
func (r *record) add(img *ebiten.Image, bounds image.Rectangle, o *ebiten.DrawImageOptions, clip image.Rectangle, version uint64) {
	box := reach(bounds, &o.GeoM).Intersect(clip)
	if box.Empty() {
		return
	}
	h := begin(img, version, clip, o.Blend)
	h.add(uint64(o.Filter))
	for i := range 2 {
		for j := range 3 {
			h.add(math.Float64bits(o.GeoM.Element(i, j)))
		}
	}
	h.pair(o.ColorScale.R(), o.ColorScale.G())
	h.pair(o.ColorScale.B(), o.ColorScale.A())
	r.ops = append(r.ops, op{hash: uint64(h), img: img, clip: clip, box: box, at: o.GeoM, tint: o.ColorScale, blend: o.Blend, filter: o.Filter})
}

// triangles notes the drawing of a mesh.
func (r *record) triangles(m *mesh, src *ebiten.Image, blend ebiten.Blend, clip image.Rectangle) {
	box := spread(m.verts).Intersect(clip)
	if box.Empty() {
		return
	}
	h := begin(src, 0, clip, blend)
	for i := range m.verts {
		v := &m.verts[i]
		h.pair(v.DstX, v.DstY)
		h.pair(v.SrcX, v.SrcY)
		h.pair(v.ColorR, v.ColorG)
		h.pair(v.ColorB, v.ColorA)
	}
	for _, i := range m.index {
		h.add(uint64(i))
	}
	o := op{hash: uint64(h), img: src, clip: clip, box: box, blend: blend}
	o.vert[0], o.index[0] = len(r.verts), len(r.index)
	r.verts, r.index = append(r.verts, m.verts...), append(r.index, m.index...)
	o.vert[1], o.index[1] = len(r.verts), len(r.index)
	r.ops = append(r.ops, o)
}

// reach is the pixels that a picture covers where it is drawn.
func reach(b image.Rectangle, m *ebiten.GeoM) image.Rectangle {
	w, h := float64(b.Dx()), float64(b.Dy())
	e, f := m.Element(0, 2), m.Element(1, 2)
	ax, ay := m.Element(0, 0)*w, m.Element(1, 0)*w
	bx, by := m.Element(0, 1)*h, m.Element(1, 1)*h
	return pixels(e+min(0, ax)+min(0, bx), f+min(0, ay)+min(0, by), e+max(0, ax)+max(0, bx), f+max(0, ay)+max(0, by))
}

// spread is the pixels that triangles cover.
func spread(verts []ebiten.Vertex) image.Rectangle {
	if len(verts) == 0 {
		return image.Rectangle{}
	}
	x0, y0 := verts[0].DstX, verts[0].DstY
	x1, y1 := x0, y0
	for i := range verts {
		v := &verts[i]
		x0, y0, x1, y1 = min(x0, v.DstX), min(y0, v.DstY), max(x1, v.DstX), max(y1, v.DstY)
	}
	return pixels(float64(x0), float64(y0), float64(x1), float64(y1))
}

// pixels is the rectangle of whole pixels that a stretch touches.
func pixels(x0, y0, x1, y1 float64) image.Rectangle {
	const far = 1 << 20
	return image.Rect(int(math.Floor(max(x0, -far))), int(math.Floor(max(y0, -far))), int(math.Ceil(min(x1, far))), int(math.Ceil(min(y1, far))))
}

// play carries operations out, as far as they lie inside a part of the image.
func (r *record) play(k *Kit, dst *ebiten.Image, part image.Rectangle, of which) {
	if k.Blind {
		return
	}
	var on *ebiten.Image
	var clip image.Rectangle
	tri := ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear}
	var pic ebiten.DrawImageOptions
	for i := range r.ops {
		o := &r.ops[i]
		if !o.box.Overlaps(part) || !of.has(o) {
			continue
		}
		if in := o.clip.Intersect(part); on == nil || in != clip {
			clip, on = in, dst
			if in != dst.Bounds() {
				on = dst.SubImage(in).(*ebiten.Image)
			}
		}
		if o.index[1] > o.index[0] {
			tri.Blend = o.blend
			on.DrawTriangles32(r.verts[o.vert[0]:o.vert[1]], r.index[o.index[0]:o.index[1]], o.img, &tri)
			k.spend(o.vert[1] - o.vert[0])
			continue
		}
		pic.GeoM, pic.ColorScale, pic.Blend, pic.Filter = o.at, o.tint, o.blend, o.filter
		on.DrawImage(o.img, &pic)
		k.spend(4)
	}
}

// ahead is how far two records are searched for where they go on alike.
const ahead = 400

// changed lists the places in which two records differ: the boxes of all operations that are not in both, in the same
// order. Everywhere else the same operations follow each other; those of the second are marked as met.
func changed(was, is []op, out []image.Rectangle) []image.Rectangle {
	i, j := 0, 0
	for i < len(was) && j < len(is) {
		if was[i].hash == is[j].hash {
			is[j].met = true
			i, j = i+1, j+1
			continue
		}
		di, dj := meet(was[i:], is[j:])
		for range di {
			out = append(out, was[i].box)
			i++
		}
		for range dj {
			out = append(out, is[j].box)
			j++
		}
	}
	for ; i < len(was); i++ {
		out = append(out, was[i].box)
	}
	for ; j < len(is); j++ {
		out = append(out, is[j].box)
	}
	return out
}

// meet is how many operations of each are left out until they go on alike: as few as can be found.
func meet(was, is []op) (di, dj int) {
	for sum := 1; sum < ahead; sum++ {
		for d := 0; d <= sum; d++ {
			if d < len(was) && sum-d < len(is) && was[d].hash == is[sum-d].hash {
				return d, sum - d
			}
		}
	}
	return min(len(was), ahead), min(len(is), ahead)
}
