package render

import (
	"image"
	"math"
)

// A TextLog takes down every text that is painted on a canvas (Canvas.Noting), those in layers too: what stands there, in which colour, where its ink lies and the room it was
// given. Tests read from them whether every word can be read; the program itself takes none.
type TextLog struct {
	Mute  bool  // texts are noted but not painted: what is left is the ground below them
	Loud  Color // unless clear, all letters are painted in this colour: what differs from the ground is what can be seen of them
	Dry   bool  // nothing is painted at all
	Texts []DrawnText
}

// A DrawnText is one text of one colour, in pixels of the image that was painted on.
type DrawnText struct {
	Text      string // with its marks
	Color     Color  // of the letters; its alpha is how much of them shows
	Size      float64
	Box       image.Rectangle // the room it was given; empty where it was told none
	Ink       image.Rectangle // what its letters cover
	Clip      image.Rectangle // what of the image could be painted on
	Truncated bool            // ends in an ellipsis
	Broken    bool            // a word is broken apart
	Veiled    bool            // something was laid over it that takes it out of play
}

// Noting is the canvas whose texts are taken down.
func (c Canvas) Noting(n *TextLog) Canvas {
	c.notes = n
	if n.Dry {
		c.rec = &record{}
	}
	return c
}

// Ornament is the canvas for texts that nobody is meant to read, such as figures on
// wallpaper: they are not taken down.
func (c Canvas) Ornament() Canvas {
	c.notes, c.decor = nil, true
	return c
}

// Veil tells the notes that what was painted until now is out of play: a dialog lies over it.
func (c Canvas) Veil() {
	if c.notes == nil {
		return
	}
	for i := range c.notes.Texts {
		c.notes.Texts[i].Veiled = true
	}
}

// Cover tells the notes that a paper is laid over a place, given in points: texts that lie partly below it are out of play.
func (c Canvas) Cover(r Rect) {
	if c.notes == nil {
		return
	}
	at := c.reach(r)
	for i := range c.notes.Texts {
		if n := &c.notes.Texts[i]; n.Ink.Overlaps(at) {
			n.Veiled = true
		}
	}
}

// note takes a block down that is painted at a place, given in points; room is what it was given, nil where nothing.
func (c Canvas) note(b *Block, x, y float64, st *Style, room *Rect) {
	k := c.m.size() / b.scale
	ink := map[Color]image.Rectangle{}
	var order []Color
	add := func(col Color, r image.Rectangle) {
		col.A = uint8(float32(col.A) * c.alpha)
		if r.Empty() {
			return
		}
		if _, ok := ink[col]; !ok {
			order = append(order, col)
		}
		ink[col] = ink[col].Union(r)
	}
	for i := range b.glyphs {
		g := &b.glyphs[i]
		col := c.letterColor(g, st)
		size := g.ImageBounds
		gx, gy := float64(g.x)/b.scale, float64(g.y)/b.scale
		f := c.m.size() / k // pixels of a glyph to points
		add(col, c.reach(R(x+gx, y+gy, float64(size.Dx())/f, float64(size.Dy())/f)))
	}
	n := DrawnText{Text: b.text, Size: b.px * k, Truncated: b.truncated, Broken: b.broken, Clip: c.clip}
	if room != nil {
		n.Box = c.reach(*room)
	}
	for _, col := range order {
		n.Color, n.Ink = col, ink[col]
		c.notes.Texts = append(c.notes.Texts, n)
	}
}

// reach is the pixels that a rectangle in points covers.
func (c Canvas) reach(r Rect) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4]Point{r.Min(), r.Max(), {r.X, r.Bottom()}, {r.Right(), r.Y}} {
		x, y := c.m.apply(p.X, p.Y)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	return pixels(x0+0.01, y0+0.01, x1-0.01, y1-0.01)
}

// noting reports whether a layer must be painted again because texts are taken down, or were. One without a word looks
// the same whoever reads.
func (l *Layer) noting(c Canvas) bool { return l.notes != c.notes && !l.wordless }

// inside is the canvas for a tile of a layer, with notes of its own where notes are taken.
func (l *Layer) inside(c, in Canvas) Canvas {
	l.notes = c.notes
	if c.notes == nil {
		return in
	}
	return in.Noting(&TextLog{Mute: c.notes.Mute, Loud: c.notes.Loud, Dry: c.notes.Dry})
}

// keep adds what was noted on a tile to the layer's texts, in pixels of the layer. Tiles overlap: a text that is there already is only less cut off.
func (l *Layer) keep(in Canvas, t tile) {
	if in.notes == nil {
		return
	}
	by := t.at.Sub(t.lap)
	for _, n := range in.notes.Texts {
		n.Box, n.Ink, n.Clip = n.Box.Add(by), n.Ink.Add(by), n.Clip.Add(by)
		known := false
		for i := range l.texts {
			o := &l.texts[i]
			if o.Text == n.Text && o.Color == n.Color && o.Ink == n.Ink {
				o.Clip, known = o.Clip.Union(n.Clip), true
				break
			}
		}
		if !known {
			l.texts = append(l.texts, n)
		}
	}
}

// show notes the layer's texts where the layer is shown.
func (l *Layer) show(c Canvas, x, y float64) {
	if c.notes == nil {
		return
	}
	to := func(r image.Rectangle) image.Rectangle {
		if r.Empty() {
			return image.Rectangle{}
		}
		s := l.scale
		return c.reach(R(x+float64(r.Min.X)/s, y+float64(r.Min.Y)/s, float64(r.Dx())/s, float64(r.Dy())/s))
	}
	for _, n := range l.texts {
		n.Box, n.Ink, n.Clip = to(n.Box), to(n.Ink), to(n.Clip).Intersect(c.clip)
		n.Size *= c.m.size() / l.scale
		n.Color.A = uint8(float32(n.Color.A) * c.alpha)
		c.notes.Texts = append(c.notes.Texts, n)
	}
}
