package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"sort"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/art"
	"safehouse/cmd/atlas/paint"
)

// gap is the room around each sprite in pixels.
const gap = sheet.Gap

// photoQuality is the JPEG quality of opaque pictures.
const photoQuality = 90

// item is a painted sprite on its way to a page.
type item struct {
	art     *art.Sprite
	surface *paint.Surface
	res     float64
	page    int
	at      image.Point
}

func newItem(a *art.Sprite, density int) item {
	return item{art: a, surface: a.Paint(density), res: a.Resolution(density)}
}

func (it *item) size() image.Point { return it.surface.Rect.Size() }

// shelves packs items of one kind onto pages, tallest first, row by row. It answers the sizes of the pages.
func shelves(items []*item, width, limit int) []image.Point {
	sort.SliceStable(items, func(i, j int) bool {
		a, b := items[i].size(), items[j].size()
		if a.Y != b.Y {
			return a.Y > b.Y
		}
		if a.X != b.X {
			return a.X > b.X
		}
		return items[i].art.Name < items[j].art.Name
	})
	var pages []image.Point
	x, y, row, page := 0, 0, 0, -1
	for _, it := range items {
		s := it.size().Add(image.Pt(2*gap, 2*gap))
		if x+s.X > width {
			x, y, row = 0, y+row, 0
		}
		if page < 0 || y+s.Y > limit {
			page++
			pages = append(pages, image.Point{})
			x, y, row = 0, 0, 0
		}
		it.page, it.at = page, image.Pt(x+gap, y+gap)
		x += s.X
		row = max(row, s.Y)
		pages[page].X = max(pages[page].X, x)
		pages[page].Y = max(pages[page].Y, y+row)
	}
	return pages
}

// pageWidth is about as wide as high for what a sheet holds, and never too wide for a graphics card.
func pageWidth(items []*item) int {
	area, widest := 0, 0
	for _, it := range items {
		s := it.size()
		area += (s.X + 2*gap) * (s.Y + 2*gap)
		widest = max(widest, s.X+2*gap)
	}
	w := 256
	for w*w < area && w < 4096 {
		w += 128
	}
	return max(w, widest)
}

// encode packs the items and gives the files of the sheet: pages and index.
func encode(name string, density int, items []item) (map[string][]byte, error) {
	files := map[string][]byte{}
	index := sheet.Index{Sheet: name, Density: density, Pages: []sheet.Page{}, Sprites: []sheet.Sprite{}}
	all := make([]*item, len(items))
	for i := range items {
		all[i] = &items[i]
	}
	width := pageWidth(all)
	spots, textures, err := layOut(all)
	if err != nil {
		return nil, err
	}
	index.Textures = textures
	for _, kind := range []sheet.PageKind{sheet.Mask, sheet.Color, sheet.Photo} {
		var own []*item
		for i := range items {
			if items[i].art.Kind == kind {
				own = append(own, &items[i])
			}
		}
		if len(own) == 0 {
			continue
		}
		sizes := shelves(own, width, 4096)
		first := len(index.Pages)
		for i, size := range sizes {
			ext := "png"
			if kind == sheet.Photo {
				ext = "jpg"
			}
			file := fmt.Sprintf("%s-%s%d@%d.%s", name, kind, i+1, density, ext)
			b, err := drawPage(kind, size, own, i)
			if err != nil {
				return nil, err
			}
			files[file] = b
			index.Pages = append(index.Pages, sheet.Page{File: file, Kind: kind, W: size.X, H: size.Y})
		}
		for _, it := range own {
			s := it.size()
			index.Sprites = append(index.Sprites, sheet.Sprite{
				Name: it.art.Name, Page: first + it.page, X: it.at.X, Y: it.at.Y, W: s.X, H: s.Y,
				On: spots[it].texture, U: spots[it].at.X, V: spots[it].at.Y,
				Res: it.res, Spill: it.art.Spill, Slice: it.art.Slice, Tile: it.art.Tile,
			})
		}
	}
	sort.Slice(index.Sprites, func(i, j int) bool { return index.Sprites[i].Name < index.Sprites[j].Name })
	b, err := indexJSON(&index)
	if err != nil {
		return nil, err
	}
	files[fmt.Sprintf("%s@%d.json", name, density)] = b
	return files, nil
}

// indexJSON writes one sprite a line.
func indexJSON(x *sheet.Index) ([]byte, error) {
	var b bytes.Buffer
	pages, err := json.Marshal(x.Pages)
	if err != nil {
		return nil, err
	}
	textures, err := json.Marshal(x.Textures)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "{\"sheet\":%q,\"density\":%d,\n\"pages\":%s,\n\"textures\":%s,\n\"sprites\":[", x.Sheet, x.Density, pages, textures)
	for i := range x.Sprites {
		s, err := json.Marshal(x.Sprites[i])
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
		b.Write(s)
	}
	b.WriteString("\n]}\n")
	return b.Bytes(), nil
}

func drawPage(kind sheet.PageKind, size image.Point, items []*item, page int) ([]byte, error) {
	var b bytes.Buffer
	switch kind {
	case sheet.Mask:
		dst := image.NewGray(image.Rectangle{Max: size})
		for _, it := range items {
			if it.page != page {
				continue
			}
			m := it.surface.Alpha()
			spread(it, func(x, y, sx, sy int) { dst.Pix[dst.PixOffset(x, y)] = m.Pix[m.PixOffset(sx, sy)] })
		}
		enc := png.Encoder{CompressionLevel: png.BestCompression}
		err := enc.Encode(&b, dst)
		return b.Bytes(), err
	case sheet.Color:
		dst := image.NewNRGBA(image.Rectangle{Max: size})
		for _, it := range items {
			if it.page != page {
				continue
			}
			m := it.surface.Image()
			spread(it, func(x, y, sx, sy int) {
				copy(dst.Pix[dst.PixOffset(x, y):][:4], m.Pix[m.PixOffset(sx, sy):][:4])
			})
		}
		enc := png.Encoder{CompressionLevel: png.BestCompression}
		err := enc.Encode(&b, dst)
		return b.Bytes(), err
	default:
		dst := image.NewRGBA(image.Rectangle{Max: size})
		for i := 3; i < len(dst.Pix); i += 4 {
			dst.Pix[i] = 255
		}
		for _, it := range items {
			if it.page != page {
				continue
			}
			m := it.surface.Image()
			spread(it, func(x, y, sx, sy int) {
				copy(dst.Pix[dst.PixOffset(x, y):][:3], m.Pix[m.PixOffset(sx, sy):][:3])
			})
		}
		err := jpeg.Encode(&b, dst, &jpeg.Options{Quality: photoQuality})
		return b.Bytes(), err
	}
}

// spread calls put for every pixel of an item and, for what repeats or is opaque, for the gap around it: tiles go on
// into the gap, opaque pictures repeat their edge there.
func spread(it *item, put func(x, y, sx, sy int)) {
	s := it.size()
	g := 0
	if it.art.Tile || it.art.Kind == sheet.Photo {
		g = gap
	}
	for y := -g; y < s.Y+g; y++ {
		for x := -g; x < s.X+g; x++ {
			sx, sy := x, y
			if it.art.Tile {
				sx, sy = (x+s.X)%s.X, (y+s.Y)%s.Y
			} else {
				sx, sy = min(max(x, 0), s.X-1), min(max(y, 0), s.Y-1)
			}
			put(it.at.X+x, it.at.Y+y, sx, sy)
		}
	}
}
