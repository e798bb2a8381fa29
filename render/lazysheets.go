package render

import (
	"bytes"
	"compress/flate"
	"image"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/sheet"
)

// The large drawings of pictograms are most of a game's sheet, and few of them are shown at a time. They wait packed in
// memory, and get a place on a texture when they are drawn. When a rest has lasted they lose it again.

// lazyPageSide is a side of a texture for lazily loaded sprites of a density, in pixels: nine pictograms, or four of the largest.
func lazyPageSide(density int) int { return 512 * min(density, 2) }

// packedPage is a texture that is filled row by row.
type packedPage struct {
	img  *ebiten.Image
	free image.Point // where the next sprite goes
	row  int         // height of the present row
}

// place finds room for a size, or reports that there is none.
func (p *packedPage) place(size image.Point) (at image.Point, ok bool) {
	whole := p.img.Bounds().Size()
	if p.free.X+size.X > whole.X {
		p.free, p.row = image.Pt(0, p.free.Y+p.row), 0
	}
	if p.free.X+size.X > whole.X || p.free.Y+size.Y > whole.Y {
		return at, false
	}
	at = p.free
	p.free.X += size.X
	p.row = max(p.row, size.Y)
	return at, true
}

// pack packs the lazily loaded sprites of a sheet that was unpacked. It runs beside the drawing thread.
func (d *decoded) pack() {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestSpeed)
	if err != nil {
		panic(err) // the level is one that there is
	}
	for i := range d.index.Sprites {
		s := &d.index.Sprites[i]
		page, grey := d.pages[s.Page].(*image.Gray)
		if s.On != sheet.Late || !grey {
			continue
		}
		b.Reset()
		w.Reset(&b)
		for y := s.Y; y < s.Y+s.H; y++ {
			w.Write(page.Pix[page.PixOffset(s.X, y):][:s.W])
		}
		w.Close()
		if d.late == nil {
			d.late = map[string][]byte{}
		}
		d.late[s.Name] = bytes.Clone(b.Bytes())
	}
}

// placeLazy gives a lazily loaded sprite a place on a texture.
func (k *Kit) placeLazy(b *sheetSet, s *sprite) {
	size := image.Pt(s.meta.W, s.meta.H)
	mask := make([]byte, size.X*size.Y)
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(s.packed)), mask); err != nil {
		panic(err) // it was packed here
	}
	room := size.Add(image.Pt(2*sheet.Gap, 2*sheet.Gap))
	at, ok := image.Point{}, false
	if n := len(b.shelf); n > 0 {
		at, ok = b.shelf[n-1].place(room)
	}
	if !ok {
		side := max(lazyPageSide(b.density), powerOfTwo(max(room.X, room.Y)))
		p := packedPage{img: k.picture(image.Pt(side, side))}
		k.held += texels(image.Pt(side, side))
		at, _ = p.place(room)
		b.shelf = append(b.shelf, p)
	}
	tex := b.shelf[len(b.shelf)-1].img
	s.meta.X, s.meta.Y = at.X+sheet.Gap, at.Y+sheet.Gap
	r := image.Rectangle{Max: size}.Add(image.Pt(s.meta.X, s.meta.Y))
	pix := make([]byte, 4*len(mask))
	for i, v := range mask {
		d := pix[4*i:][:4]
		d[0], d[1], d[2], d[3] = v, v, v, v
	}
	s.texture, s.image = tex, tex.SubImage(r).(*ebiten.Image)
	s.image.WritePixels(pix)
}

// putBack takes their places on textures from the lazily loaded sprites of a sheet.
func (k *Kit) putBack(b *sheetSet) {
	if len(b.shelf) == 0 {
		return
	}
	for _, s := range b.sprites {
		if s.packed != nil {
			s.texture, s.image = nil, nil
		}
	}
	for _, p := range b.shelf {
		k.held -= texels(p.img.Bounds().Size())
		k.give(p.img)
	}
	b.shelf = nil
}
