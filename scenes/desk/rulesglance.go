package desk

import (
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// A chapter that stands on one page: what is under each heading in a box of its own, in as many columns as there is room
// for, in the largest letters in which all of it fits.

// glance is a box of such a chapter.
type glance struct {
	parts []text.Part // the heading first
	leaf  int
	at    render.Rect
	size  float64
}

// Measures of a box in points.
const (
	glanceGap  = 12.0
	glancePad  = 10.0
	glanceLine = 3.0 // between two lines of a box
)

// glanceSizes are the sizes of letters that are tried.
var glanceSizes = [...]float64{21, 20, 19, 18, 17, 16, 15, 14}

// glances are the boxes of a chapter.
func glances(parts []text.Part) (l []glance) {
	for _, p := range parts {
		if p.Kind == text.Heading || len(l) == 0 {
			l = append(l, glance{})
		}
		k := &l[len(l)-1]
		k.parts = append(k.parts, p)
	}
	return l
}

// layGlances lays the boxes of the open chapter out. Where they do not fit on one page in the smallest letters there are more,
// and none where a paragraph under its heading is higher than a page: there the chapter is laid out as any other.
func (r *rulesScene) layGlances(b *ui.Builder, at render.Rect) (list []glance, leaves int) {
	parts := r.chapters[r.at].Parts
	n := min(4, max(1, int(at.W/b.Grow()/270)))
	wide := (at.W - glanceGap*float64(n-1)) / float64(n)
	for _, size := range glanceSizes {
		list = glances(parts)
		all := 0.0
		for i := range list {
			list[i].size = size
			list[i].at.H = glanceHigh(b, &list[i], wide)
			all += list[i].at.H + glanceGap
		}
		for most := all / float64(n); most <= at.H; most += 6 { // columns of much the same height
			if putGlances(list, at, wide, n, most) == 1 {
				return list, 1
			}
		}
	}
	list = glances(parts)
	for i := 0; i < len(list); i++ { // a box that is higher than the page goes on in another
		k := &list[i]
		k.size = glanceSizes[0]
		var rest []text.Part
		for k.at.H = glanceHigh(b, k, wide); k.at.H > at.H && len(k.parts) > 2; k.at.H = glanceHigh(b, k, wide) {
			rest = append([]text.Part{k.parts[len(k.parts)-1]}, rest...)
			k.parts = k.parts[:len(k.parts)-1]
		}
		if len(rest) > 0 {
			list = slices.Insert(list, i+1, glance{parts: append([]text.Part{k.parts[0]}, rest...)})
		}
		if list[i].at.H > at.H {
			return nil, 0
		}
	}
	return list, putGlances(list, at, wide, n, at.H)
}

// putGlances puts boxes into columns of a height, each into the first one of the page that has room, and counts the pages.
func putGlances(list []glance, at render.Rect, wide float64, n int, most float64) (leaves int) {
	leaf, used := 0, make([]float64, n)
	for i := range list {
		k := &list[i]
		room := func(y float64) bool { return y == 0 || y+k.at.H <= most+0.5 }
		col := slices.IndexFunc(used, room)
		if col < 0 {
			leaf, col = leaf+1, 0
			clear(used)
		}
		k.leaf = leaf
		k.at = render.R(at.X+float64(col)*(wide+glanceGap), at.Y+used[col], wide, k.at.H)
		used[col] += k.at.H + glanceGap
	}
	return leaf + 1
}

// glanceTitle is the style of a box's heading, and how high its band is.
func glanceTitle(r render.Ruler, th *render.Theme, size float64) (st render.Style, high float64) {
	st = th.Heading().Sized(size)
	_, high = r.Measure("X", st)
	return st, high + 6
}

// glanceHigh is how high a box is in a column.
func glanceHigh(b *ui.Builder, k *glance, wide float64) float64 {
	st := b.Theme().Body().Sized(k.size)
	y := glancePad * 0.7
	for _, p := range k.parts {
		if p.Kind == text.Heading {
			_, h := glanceTitle(b.Ruler(), b.Theme(), k.size)
			y += h + glancePad*0.7
			continue
		}
		_, h := b.Ruler().Wrap(p.Text, st, wide-2*glancePad-bulletIndent(p), render.Left).Size()
		y += h + glanceLine
	}
	return y
}

// bulletIndent is how far the words of a part stand from the edge of a box.
func bulletIndent(p text.Part) float64 {
	if p.Kind == text.Bullet {
		return 16
	}
	return 0
}

// paintGlance draws a box.
func (r *rulesScene) paintGlance(c render.Canvas, th *render.Theme, k *glance) {
	box := render.ByID(r.game)
	c.Shadow(k.at, 1)
	c.Round(k.at, 5, render.Solid(render.Hex(0xFFFAEC)))
	y := k.at.Y
	st := th.Body().Sized(k.size).In(th.Ink)
	for _, p := range k.parts {
		if p.Kind == text.Heading {
			title, high := glanceTitle(c.Ruler(), th, k.size)
			band := render.R(k.at.X, y, k.at.W, high)
			c.Corners(band, 5, 5, 0, 0, render.Solid(scenes.BoxInk(box)))
			c.TextFit(band.Pad(glancePad, 0, glancePad, 0), p.Text, title.In(render.Hex(0xFFF6E0)), render.Left|render.Middle, k.size-2, k.size-4)
			y += band.H + glancePad*0.7
			continue
		}
		in := render.R(k.at.X+glancePad+bulletIndent(p), y, k.at.W-2*glancePad-bulletIndent(p), k.at.Bottom()-y)
		words := c.Ruler().Wrap(p.Text, st, in.W, render.Left)
		_, h := words.Size()
		if p.Kind == text.Bullet {
			_, line := c.Ruler().Measure("X", st)
			c.Circle(render.Pt(k.at.X+glancePad+4, y+line*0.52), 3, render.Solid(scenes.PaperRed))
		}
		c.Block(words, in.X, y, st)
		y += h + glanceLine
	}
	c.Frame(k.at, 5, 1.2, render.Solid(scenes.PaperNote.Fade(0.55)))
}
