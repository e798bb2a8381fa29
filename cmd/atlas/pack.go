package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"sort"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/art"
	"safehouse/cmd/atlas/paint"
)

// gap is the room around each sprite in pixels.
const gap = sheet.Gap

// photoQuality is the JPEG quality of opaque pictures.
const photoQuality = 90

// item is a sprite on its way to a page, or at its old place there.
type item struct {
	art     *art.Sprite
	surface *paint.Surface // nil: it was not painted again
	old     *sheet.Sprite  // its old place, nil if it has to get one
	res     float64
	page    int
	at      image.Point
}

func newItem(a *art.Sprite, density int) item {
	return item{art: a, surface: a.Paint(density), res: a.Resolution(density)}
}

func (it *item) size() image.Point {
	if it.surface == nil {
		return image.Pt(it.old.W, it.old.H)
	}
	return it.surface.Rect.Size()
}

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

// encode packs the items and gives the files of the sheet: pages and index. Items
// that have an old place stay on their old pages, as they are; the others get
// pages of their own behind them. A page on which nothing lies any more goes.
func encode(name string, density int, items []item, before *kept) (map[string][]byte, error) {
	files := map[string][]byte{}
	index := sheet.Index{Sheet: name, Density: density, Pages: []sheet.Page{}, Sprites: []sheet.Sprite{}}
	all := make([]*item, len(items))
	for i := range items {
		all[i] = &items[i]
	}
	spots, textures, err := layOut(all, !slices.Contains(sheet.Shared[:], name))
	if err != nil {
		return nil, err
	}
	index.Textures = textures
	turned, taken, err := keepPages(&index, before, items, files)
	if err != nil {
		return nil, err
	}
	for _, it := range all {
		if it.old != nil {
			index.Sprites = append(index.Sprites, it.entry(spots[it], turned[it.old.Page], image.Pt(it.old.X, it.old.Y)))
		}
	}
	for _, kind := range []sheet.PageKind{sheet.Mask, sheet.Color, sheet.Photo} {
		var own []*item
		for i := range items {
			if items[i].art.Kind == kind && items[i].old == nil {
				own = append(own, &items[i])
			}
		}
		if len(own) == 0 {
			continue
		}
		sizes := shelves(own, pageWidth(own), 4096)
		first := len(index.Pages)
		for i, size := range sizes {
			ext := "png"
			if kind == sheet.Photo {
				ext = "jpg"
			}
			n := 1
			for taken[fmt.Sprintf("%s-%s%d@%d.%s", name, kind, n, density, ext)] {
				n++
			}
			file := fmt.Sprintf("%s-%s%d@%d.%s", name, kind, n, density, ext)
			taken[file] = true
			b, err := drawPage(kind, size, own, i)
			if err != nil {
				return nil, err
			}
			files[file] = b
			index.Pages = append(index.Pages, sheet.Page{File: file, Kind: kind, W: size.X, H: size.Y})
		}
		for _, it := range own {
			index.Sprites = append(index.Sprites, it.entry(spots[it], first+it.page, it.at))
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

// entry is what the index says of an item.
func (it *item) entry(spot spot, page int, at image.Point) sheet.Sprite {
	s := it.size()
	return sheet.Sprite{
		Name: it.art.Name, Page: page, X: at.X, Y: at.Y, W: s.X, H: s.Y,
		On: spot.texture, U: spot.at.X, V: spot.at.Y,
		Res: it.res, Spill: it.art.Spill, Slice: it.art.Slice, Tile: it.art.Tile,
	}
}

// keepPages puts the old pages that are still in use into the index, byte for
// byte. It tells which number each has now, and the names that are taken.
func keepPages(index *sheet.Index, before *kept, items []item, files map[string][]byte) (turned map[int]int, taken map[string]bool, err error) {
	turned, taken = map[int]int{}, map[string]bool{}
	used := map[int]bool{}
	for i := range items {
		if items[i].old != nil {
			used[items[i].old.Page] = true
		}
	}
	for i := range before.index.Pages {
		p := before.index.Pages[i]
		if !used[i] {
			continue
		}
		b, err := os.ReadFile(filepath.Join(before.dir, p.File))
		if err != nil {
			return nil, nil, err
		}
		turned[i], taken[p.File], files[p.File] = len(index.Pages), true, b
		index.Pages = append(index.Pages, p)
	}
	return turned, taken, nil
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
