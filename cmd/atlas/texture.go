package main

import (
	"fmt"
	"image"
	"maps"
	"sort"
	"strings"

	"safehouse/assets/sheet"
)

// spot is where a sprite lies for drawing.
type spot struct {
	texture int
	at      image.Point
}

// Sides of textures in pixels: every graphics card takes the largest.
const (
	leastSide = 128
	mostSide  = 4096
)

// layOut places the sprites on textures whose sides are powers of two, with as little room left over as possible: on
// one texture, or on up to three, each smaller than the one before.
//
// What is drawn now and then has no place there if late says so: it is put on a texture when it is used.
func layOut(items []*item, late bool) (map[*item]spot, []sheet.Texture, error) {
	var list []*item
	others := map[*item]spot{}
	for _, it := range items {
		if late && it.art.Kind == sheet.Mask && strings.HasSuffix(it.art.Name, ".large") {
			others[it] = spot{texture: sheet.Late}
		} else {
			list = append(list, it)
		}
	}
	sort.SliceStable(list, func(i, j int) bool {
		a, b := list[i].size(), list[j].size()
		if la, lb := max(a.X, a.Y), max(b.X, b.Y); la != lb {
			return la > lb
		}
		if a.X*a.Y != b.X*b.Y {
			return a.X*a.Y > b.X*b.Y
		}
		return list[i].art.Name < list[j].art.Name
	})
	area := 0
	for _, it := range list {
		s := it.room()
		area += s.X * s.Y
	}
	for _, sizes := range choices(area) {
		if spots, ok := fit(list, sizes); ok {
			maps.Copy(spots, others)
			return spots, sizes, nil
		}
	}
	return nil, nil, fmt.Errorf("%d sprites do not fit on three textures", len(list))
}

// room is what an item takes on a texture.
func (it *item) room() image.Point { return it.size().Add(image.Pt(2*gap, 2*gap)) }

// choices lists the sets of textures that hold an area, the smallest set first.
func choices(area int) [][]sheet.Texture {
	var single []sheet.Texture
	for h := leastSide; h <= mostSide; h *= 2 {
		single = append(single, sheet.Texture{W: h, H: h})
		if h > leastSide {
			single = append(single, sheet.Texture{W: h, H: h / 2}, sheet.Texture{W: h / 2, H: h})
		}
	}
	var sets [][]sheet.Texture
	for _, a := range single {
		sets = append(sets, []sheet.Texture{a})
		for _, b := range single {
			if b.W*b.H >= a.W*a.H {
				continue
			}
			sets = append(sets, []sheet.Texture{a, b})
			for _, c := range single {
				if c.W*c.H < b.W*b.H {
					sets = append(sets, []sheet.Texture{a, b, c})
				}
			}
		}
	}
	total := func(set []sheet.Texture) (n int) {
		for _, t := range set {
			n += t.W * t.H
		}
		return n
	}
	fitting := sets[:0]
	for _, s := range sets {
		if n := total(s); n >= area && n < 3*area+leastSide*leastSide {
			fitting = append(fitting, s)
		}
	}
	sort.SliceStable(fitting, func(i, j int) bool {
		if a, b := total(fitting[i]), total(fitting[j]); a != b {
			return a < b
		}
		return len(fitting[i]) < len(fitting[j])
	})
	return fitting
}

// fit places items on textures of given sizes, each where it leaves the least room beside it: the free room of a
// texture is kept as the largest rectangles that lie in it, which may overlap.
func fit(list []*item, sizes []sheet.Texture) (map[*item]spot, bool) {
	free := make([][]image.Rectangle, len(sizes))
	for i, t := range sizes {
		free[i] = []image.Rectangle{image.Rect(0, 0, t.W, t.H)}
	}
	spots := make(map[*item]spot, len(list))
	for _, it := range list {
		size := it.room()
		best, on := image.Rectangle{}, -1
		short, long := 0, 0
		for i := range free {
			for _, f := range free[i] {
				dx, dy := f.Dx()-size.X, f.Dy()-size.Y
				if dx < 0 || dy < 0 {
					continue
				}
				if s, l := min(dx, dy), max(dx, dy); on < 0 || s < short || s == short && l < long {
					best, on, short, long = f, i, s, l
				}
			}
			if on >= 0 {
				break // the larger textures are filled first
			}
		}
		if on < 0 {
			return nil, false
		}
		taken := image.Rectangle{Min: best.Min, Max: best.Min.Add(size)}
		spots[it] = spot{on, best.Min.Add(image.Pt(gap, gap))}
		free[on] = without(free[on], taken)
	}
	return spots, true
}

// without takes a rectangle out of the free room.
func without(free []image.Rectangle, taken image.Rectangle) []image.Rectangle {
	var out []image.Rectangle
	for _, f := range free {
		if !f.Overlaps(taken) {
			out = append(out, f)
			continue
		}
		for _, part := range []image.Rectangle{
			{f.Min, image.Pt(taken.Min.X, f.Max.Y)},
			{image.Pt(taken.Max.X, f.Min.Y), f.Max},
			{f.Min, image.Pt(f.Max.X, taken.Min.Y)},
			{image.Pt(f.Min.X, taken.Max.Y), f.Max},
		} {
			if part.Dx() > 0 && part.Dy() > 0 {
				out = append(out, part)
			}
		}
	}
	kept := out[:0:0]
	for i, a := range out {
		inside := false
		for j, b := range out {
			if i != j && a.In(b) && (a != b || j < i) {
				inside = true
				break
			}
		}
		if !inside {
			kept = append(kept, a)
		}
	}
	return kept
}
