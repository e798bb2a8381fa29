package render

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/assets/sheet"
)

// sprite is a drawing ready for use.
type sprite struct {
	meta    sheet.Sprite
	texture *ebiten.Image // the whole texture, for triangles; meta gives the place on it
	image   *ebiten.Image // the sprite's rectangle on it

	colored bool // a picture, not a mask
}

// book is one loaded sheet at one density.
type book struct {
	density  int
	textures []*ebiten.Image
	sprites  map[string]*sprite
}

// decoded is a sheet read into memory, made off the drawing thread.
type decoded struct {
	name  string
	index *sheet.Index
	pix   [][]byte // per page, premultiplied RGBA
	err   error
}

// decode reads and unpacks a sheet. It may run on any goroutine.
func decode(name string, density int) decoded {
	d := decoded{name: name}
	d.index, d.err = assets.OpenIndex(name, density)
	if d.err != nil {
		return d
	}
	for _, p := range d.index.Pages {
		b, err := assets.PageData(p)
		if err != nil {
			d.err = err
			return d
		}
		pix, err := unpack(p, b)
		if err != nil {
			d.err = fmt.Errorf("render: page %s: %w", p.File, err)
			return d
		}
		d.pix = append(d.pix, pix)
	}
	return d
}

// unpack turns a picture file into premultiplied RGBA bytes.
func unpack(p sheet.Page, file []byte) ([]byte, error) {
	var img image.Image
	var err error
	if p.Kind == sheet.Photo {
		img, err = jpeg.Decode(bytes.NewReader(file))
	} else {
		img, err = png.Decode(bytes.NewReader(file))
	}
	if err != nil {
		return nil, err
	}
	if img.Bounds().Dx() != p.W || img.Bounds().Dy() != p.H {
		return nil, fmt.Errorf("is %v, the index says %dx%d", img.Bounds().Size(), p.W, p.H)
	}
	out := make([]byte, 4*p.W*p.H)
	switch m := img.(type) {
	case *image.Gray:
		for y := range p.H {
			row := m.Pix[y*m.Stride:][:p.W]
			dst := out[4*y*p.W:][:4*p.W]
			for x, v := range row {
				if v != 0 {
					d := dst[4*x:][:4]
					d[0], d[1], d[2], d[3] = v, v, v, v
				}
			}
		}
	case *image.NRGBA:
		for y := range p.H {
			premultiply(out[4*y*p.W:][:4*p.W], m.Pix[y*m.Stride:][:4*p.W])
		}
	case *image.RGBA: // a page without a see-through pixel
		for y := range p.H {
			copy(out[4*y*p.W:][:4*p.W], m.Pix[y*m.Stride:])
		}
	case *image.YCbCr:
		unpackYCbCr(out, m)
	default:
		return nil, fmt.Errorf("has an unexpected pixel format %T", img)
	}
	return out, nil
}

func premultiply(dst, src []byte) {
	for i := 0; i+3 < len(src); i += 4 {
		a := uint32(src[i+3])
		switch a {
		case 0:
		case 255:
			copy(dst[i:i+4], src[i:i+4])
		default:
			dst[i] = byte((uint32(src[i])*a + 127) / 255)
			dst[i+1] = byte((uint32(src[i+1])*a + 127) / 255)
			dst[i+2] = byte((uint32(src[i+2])*a + 127) / 255)
			dst[i+3] = byte(a)
		}
	}
}

func unpackYCbCr(out []byte, m *image.YCbCr) {
	b := m.Bounds()
	i := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			ci := m.COffset(x, y)
			r, g, bl := color.YCbCrToRGB(m.Y[m.YOffset(x, y)], m.Cb[ci], m.Cr[ci])
			out[i], out[i+1], out[i+2], out[i+3] = r, g, bl, 255
			i += 4
		}
	}
}

// maxTexture is the side of a texture that every graphics card takes.
const maxTexture = 4096

// stack says where on which texture each page lies. Pages share a texture as long as it does not grow too high, so that
// what is drawn from them goes to the graphics card in one go.
func stack(pages []sheet.Page) (sizes []image.Point, texture []int, offset []int) {
	for _, p := range pages {
		last := len(sizes) - 1
		if last < 0 || sizes[last].Y+p.H > maxTexture {
			sizes = append(sizes, image.Point{})
			last++
		}
		texture = append(texture, last)
		offset = append(offset, sizes[last].Y)
		sizes[last].X = max(sizes[last].X, p.W)
		sizes[last].Y += p.H
	}
	return sizes, texture, offset
}

// stripBytes is how much is written to a texture at a time. The engine keeps the last 32 buffers of this kind for later
// use; whole pages would stay in memory for ever.
const stripBytes = 256 << 10

// upload makes images of a decoded sheet. It runs on the drawing thread.
func (d *decoded) upload() *book {
	b := &book{density: d.index.Density, sprites: make(map[string]*sprite, len(d.index.Sprites))}
	sizes, texture, offset := stack(d.index.Pages)
	for _, s := range sizes {
		b.textures = append(b.textures, ebiten.NewImageWithOptions(image.Rectangle{Max: s}, &ebiten.NewImageOptions{Unmanaged: true}))
	}
	for i, p := range d.index.Pages {
		tex := b.textures[texture[i]]
		rows := max(1, stripBytes/(4*p.W))
		for y := 0; y < p.H; y += rows {
			end := min(y+rows, p.H)
			strip := tex.SubImage(image.Rect(0, offset[i]+y, p.W, offset[i]+end)).(*ebiten.Image)
			strip.WritePixels(d.pix[i][4*p.W*y : 4*p.W*end])
		}
	}
	for _, s := range d.index.Sprites {
		tex := b.textures[texture[s.Page]]
		kind := d.index.Pages[s.Page].Kind
		s.Y += offset[s.Page]
		r := image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H)
		b.sprites[d.name+"/"+s.Name] = &sprite{meta: s, texture: tex, image: tex.SubImage(r).(*ebiten.Image), colored: kind != sheet.Mask}
	}
	return b
}

// drop gives the memory of a sheet back.
func (b *book) drop() {
	for _, t := range b.textures {
		t.Deallocate()
	}
}
