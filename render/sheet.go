package render

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/assets/sheet"
)

// sprite is a drawing ready for use.
type sprite struct {
	meta    sheet.Sprite  // its place is the one on the texture
	texture *ebiten.Image // the whole texture, for triangles
	image   *ebiten.Image // the sprite's rectangle on it

	colored bool   // a picture, not a mask
	packed  []byte // of a lazily loaded sprite: the mask, see pack
}

// sheetSet is one loaded sheet at one density.
type sheetSet struct {
	density  int
	textures []*ebiten.Image
	sprites  map[string]*sprite
	shelf    []packedPage // textures of lazily loaded sprites
}

// decoded is a sheet read into memory, made off the drawing thread. It is gone when it has been uploaded. A page of masks
// stays grey: it takes a quarter of what it takes on a texture. The others are premultiplied.
type decoded struct {
	name  string
	index *sheet.Index
	pages []image.Image
	late  map[string][]byte // lazily loaded sprites, packed
	err   error

	book *sheetSet // where it was loaded before
}

// density is the density of the sheet.
func (d *decoded) density() int {
	if d.book != nil {
		return d.book.density
	}
	return d.index.Density
}

// decode reads and unpacks a sheet. It may run on any goroutine.
func decode(name string, density int) decoded {
	d := decoded{name: name}
	d.index, d.err = assets.OpenIndex(name, density)
	if d.err != nil {
		return d
	}
	d.pages = make([]image.Image, len(d.index.Pages))
	errs := make([]error, len(d.pages))
	var all sync.WaitGroup
	for i, p := range d.index.Pages {
		all.Go(func() {
			b, err := assets.PageData(p)
			if err == nil {
				d.pages[i], err = unpack(p, b)
			}
			if err != nil {
				errs[i] = fmt.Errorf("render: page %s: %w", p.File, err)
			}
		})
	}
	all.Wait()
	if d.err = errors.Join(errs...); d.err == nil {
		d.pack()
	}
	return d
}

// unpack reads a picture file of a page.
func unpack(p sheet.Page, file []byte) (img image.Image, err error) {
	if p.Kind == sheet.Photo {
		img, err = jpeg.Decode(bytes.NewReader(file))
	} else {
		img, err = png.Decode(bytes.NewReader(file))
	}
	if err != nil {
		return nil, err
	}
	if img.Bounds() != image.Rect(0, 0, p.W, p.H) {
		return nil, fmt.Errorf("is %v, the index says %dx%d", img.Bounds().Size(), p.W, p.H)
	}
	switch m := img.(type) {
	case *image.Gray, *image.RGBA: // the latter is a page without a see-through pixel
		return m, nil
	case *image.NRGBA:
		premultiply(m.Pix)
		return &image.RGBA{Pix: m.Pix, Stride: m.Stride, Rect: m.Rect}, nil
	case *image.YCbCr:
		out := image.NewRGBA(m.Rect)
		draw.Draw(out, m.Rect, m, m.Rect.Min, draw.Src)
		return out, nil
	}
	return nil, fmt.Errorf("has an unexpected pixel format %T", img)
}

// premultiply multiplies colours by their alpha, in place.
func premultiply(pix []byte) {
	for i := 0; i+3 < len(pix); i += 4 {
		switch a := uint32(pix[i+3]); a {
		case 0:
			clear(pix[i : i+4])
		case 255:
		default:
			pix[i] = byte((uint32(pix[i])*a + 127) / 255)
			pix[i+1] = byte((uint32(pix[i+1])*a + 127) / 255)
			pix[i+2] = byte((uint32(pix[i+2])*a + 127) / 255)
		}
	}
}

// cutOut writes a part of a page as premultiplied RGBA bytes.
func cutOut(out []byte, page image.Image, r image.Rectangle) {
	w := r.Dx()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		dst := out[4*w*(y-r.Min.Y):][:4*w]
		switch m := page.(type) {
		case *image.Gray:
			for x, v := range m.Pix[m.PixOffset(r.Min.X, y):][:w] {
				d := dst[4*x:][:4]
				d[0], d[1], d[2], d[3] = v, v, v, v
			}
		case *image.RGBA:
			copy(dst, m.Pix[m.PixOffset(r.Min.X, y):])
		}
	}
}

// stripBytes is how much is written to a texture at a time. The engine keeps the last 32 buffers of this kind for later
// use; whole pictures would stay in memory for ever.
const stripBytes = 64 << 10

// upload makes images of a decoded sheet. It runs on the drawing thread.
func (d *decoded) upload() *sheetSet {
	b := &sheetSet{density: d.index.Density, sprites: make(map[string]*sprite, len(d.index.Sprites))}
	for _, t := range d.index.Textures {
		b.textures = append(b.textures, ebiten.NewImageWithOptions(image.Rect(0, 0, t.W, t.H), &ebiten.NewImageOptions{Unmanaged: true}))
	}
	buf := make([]byte, stripBytes)
	for _, s := range d.index.Sprites {
		if s.On == sheet.Late {
			b.sprites[d.name+"/"+s.Name] = &sprite{meta: s, packed: d.late[s.Name]}
			continue
		}
		tex := b.textures[s.On]
		d.put(tex, &s, &buf)
		kind := d.index.Pages[s.Page].Kind
		s.X, s.Y = s.U, s.V
		r := image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H)
		b.sprites[d.name+"/"+s.Name] = &sprite{meta: s, texture: tex, image: tex.SubImage(r).(*ebiten.Image), colored: kind != sheet.Mask}
	}
	return b
}

// put writes a sprite and the gap around it from its page to its texture.
func (d *decoded) put(tex *ebiten.Image, s *sheet.Sprite, buf *[]byte) {
	page := d.pages[s.Page]
	from := image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H).Inset(-sheet.Gap).Intersect(page.Bounds())
	to := image.Pt(s.U-s.X, s.V-s.Y)
	rows := max(1, stripBytes/(4*from.Dx()))
	for y := from.Min.Y; y < from.Max.Y; y += rows {
		r := image.Rect(from.Min.X, y, from.Max.X, min(y+rows, from.Max.Y))
		n := 4 * r.Dx() * r.Dy()
		if n > len(*buf) {
			*buf = make([]byte, n)
		}
		cutOut((*buf)[:n], page, r)
		tex.SubImage(r.Add(to)).(*ebiten.Image).WritePixels((*buf)[:n])
	}
}

// texels is how many pixels the sheet's textures have.
func (b *sheetSet) texels() (n int) {
	for _, t := range b.textures {
		n += texels(t.Bounds().Size())
	}
	for _, p := range b.shelf {
		n += texels(p.img.Bounds().Size())
	}
	return n
}
