package render

import "image"

// mosaicSide is how long the sides of the squares are, in pixels, in which a mosaic is laid.
const mosaicSide = 64

// mosaic covers boxes with rectangles of whole squares that do not overlap. gather unites what overlaps, which lets one
// long box draw in everything that it crosses; a mosaic goes round what did not change. The fewer pixels win.
func mosaic(boxes []image.Rectangle, whole image.Rectangle) []image.Rectangle {
	cols, rows := (whole.Dx()+mosaicSide-1)/mosaicSide, (whole.Dy()+mosaicSide-1)/mosaicSide
	dirty := make([]bool, cols*rows)
	for _, b := range boxes {
		b = b.Intersect(whole).Sub(whole.Min)
		if b.Empty() {
			continue
		}
		for y := b.Min.Y / mosaicSide; y*mosaicSide < b.Max.Y; y++ {
			for x := b.Min.X / mosaicSide; x*mosaicSide < b.Max.X; x++ {
				dirty[y*cols+x] = true
			}
		}
	}
	var out, open []image.Rectangle // open ones reach the row above
	for y := range rows {
		var next []image.Rectangle
		for x := 0; x < cols; x++ {
			if !dirty[y*cols+x] {
				continue
			}
			from := x
			for x < cols && dirty[y*cols+x] {
				x++
			}
			run := image.Rect(from*mosaicSide, y*mosaicSide, x*mosaicSide, (y+1)*mosaicSide)
			for i, o := range open {
				if o.Min.X == run.Min.X && o.Max.X == run.Max.X {
					run.Min.Y = o.Min.Y
					open = append(open[:i], open[i+1:]...)
					break
				}
			}
			next = append(next, run)
		}
		out = append(out, open...)
		open = next
	}
	out = append(out, open...)
	for i := range out {
		out[i] = out[i].Add(whole.Min).Intersect(whole)
	}
	return out
}

// fewest is the better of the two ways to draw boxes anew.
func fewest(boxes []image.Rectangle, whole image.Rectangle) []image.Rectangle {
	m := mosaic(boxes, whole)
	g := gather(boxes, whole)
	if len(m) <= 4*parts && (sum(m)+len(m)*mosaicSide*mosaicSide/2)*5 < sum(g)*4 {
		return m
	}
	return g
}

// sum is how many pixels boxes have together.
func sum(boxes []image.Rectangle) (n int) {
	for _, b := range boxes {
		n += area(b)
	}
	return n
}
