package shadownetwork

import (
	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// Intelligence has a shape and a colour: circle, square, triangle, diamond. No letter stands on it: B for blue would be a word of
// one language, and cities have letters of their own.

// hues are the colours of Intelligence, briefcases and Handlers.
var hues = [rule.Colours]render.Color{
	rule.Yellow: render.Hex(0xE5B32E), rule.Green: render.Hex(0x2F9A57), rule.Blue: render.Hex(0x3F7FD0), rule.Purple: render.Hex(0x8C4BB8),
}

// colourIDs name the colours in the names of things; signs are their pieces in a line of text.
var (
	colourIDs = [rule.Colours]string{"Y", "G", "B", "P"}
	signs     = [rule.Colours]string{"{icon:shadownetwork/intel/y}", "{icon:shadownetwork/intel/g}", "{icon:shadownetwork/intel/b}", "{icon:shadownetwork/intel/p}"}
)

const (
	iconCoin   = "star"
	iconMarket = "coins"
	dark       = 0x1B160C
	cream      = 0xFFF6DC
)

// small is reading text that may become as small as captions: a tip shows it at
// reading size.
func (t *table) small(size float64, col render.Color) render.Style {
	st := t.Theme.Body().Sized(size).In(col)
	st.Floor = render.CaptionFloor
	return st
}

// fit draws words inside r: in the style's size or one of the others. In the smallest
// windows words that have no room are left out: a sign and a tip say them.
func (t *table) fit(c render.Canvas, r render.Rect, words string, st render.Style, a render.Align, sizes ...float64) {
	switch {
	case !t.plan.tiny() && len(sizes) == 0:
		c.TextIn(r, words, st, a)
		return
	case !t.plan.tiny():
		c.TextFit(r, words, st, a, sizes...)
		return
	}
	st.Floor = min(st.Floor, 12)
	c.TextWhole(r, words, st, a, append(sizes, 14, 13, 12)...)
}

// typed is typewriter text, figure a number, both as captions.
func (t *table) typed(size float64, col render.Color) render.Style {
	st := t.Theme.Name().Sized(size).In(col)
	if t.plan.Small() && size <= 20 { // typewriter letters are too wide for small windows
		st = st.With(render.Sans600)
	}
	st.Floor, st.Lead = render.CaptionFloor, size*1.08
	return st
}

func (t *table) figure(size float64, col render.Color) render.Style {
	st := t.Theme.Number().Sized(size).In(col)
	st.Floor = render.CaptionFloor
	return st
}

// outline is the outline of a piece of Intelligence in r.
func outline(k rule.Colour, r render.Rect) []render.Point {
	m, w, h := r.Center(), r.W/2, r.H/2
	switch k {
	case rule.Green:
		w, h = w*0.86, h*0.86
		return []render.Point{{X: m.X - w, Y: m.Y - h}, {X: m.X + w, Y: m.Y - h}, {X: m.X + w, Y: m.Y + h}, {X: m.X - w, Y: m.Y + h}}
	case rule.Blue:
		return []render.Point{{X: m.X, Y: m.Y - h}, {X: m.X + w*1.08, Y: m.Y + h*0.82}, {X: m.X - w*1.08, Y: m.Y + h*0.82}}
	case rule.Purple:
		return []render.Point{{X: m.X, Y: m.Y - h*1.06}, {X: m.X + w*1.06, Y: m.Y}, {X: m.X, Y: m.Y + h*1.06}, {X: m.X - w*1.06, Y: m.Y}}
	}
	return nil
}

// paintPiece draws a piece of Intelligence.
func (t *table) paintPiece(c render.Canvas, r render.Rect, k rule.Colour) {
	col := hues[k]
	c.ShadowTint(r, 1, render.Black.Fade(0.8))
	ink := render.Slope(145, col.Lighter(0.45), col, col.Darker(0.25)).Bend(0.34)
	if k == rule.Yellow {
		c.Circle(r.Center(), r.W/2, render.Solid(render.Hex(dark)))
		c.Circle(r.Center(), r.W/2-1.6, ink)
	} else {
		pts := outline(k, r)
		c.Polygon(pts, ink)
		c.Line(pts, 1.8, render.Hex(dark), true)
	}
	if r.W*t.plan.PPU >= 17 {
		paintFacet(c, r, k, col.Lighter(0.55).Fade(0.75))
	}
}

// paintFacet draws the shape of a piece once more inside it, as a line.
func paintFacet(c render.Canvas, r render.Rect, k rule.Colour, col render.Color) {
	in := render.Around(r.Center(), r.W*0.56, r.H*0.56)
	if k == rule.Yellow {
		c.RingAt(in.Center(), in.W/2, 1.4, render.Solid(col))
		return
	}
	if k == rule.Blue { // the middle of a triangle lies lower
		in = in.Move(0, r.H*0.06)
	}
	c.Line(outline(k, in), 1.4, col, true)
}

// paintGhost draws where a piece would come to lie.
func (t *table) paintGhost(c render.Canvas, r render.Rect, k rule.Colour) {
	col := hues[k]
	pts := outline(k, r.Inset(1))
	if k == rule.Yellow {
		pts = render.SeatPoints(0, r.Inset(-1.5))
	}
	c.Polygon(pts, render.Solid(col.Fade(0.45)))
	c.Dashes(pts, 2.4, render.Hex(cream), 6, 4, 0, true)
}

// paintLack draws a piece that is wanted and not there: pale, its edge dark.
func (t *table) paintLack(c render.Canvas, r render.Rect, k rule.Colour) {
	col := hues[k]
	pts := outline(k, r)
	if k == rule.Yellow {
		c.Circle(r.Center(), r.W/2, render.Solid(col.Lighter(0.66)))
		c.RingAt(r.Center(), r.W/2, 1.6, render.Solid(col.Darker(0.35)))
	} else {
		c.Polygon(pts, render.Solid(col.Lighter(0.72)))
		c.Line(pts, 1.6, col.Darker(0.2), true)
	}
}

// paintEitherBy draws a piece that is green or blue, by a way to draw each.
func (t *table) paintEitherBy(c render.Canvas, r render.Rect, paint func(c render.Canvas, r render.Rect, k rule.Colour)) {
	paint(c, render.R(r.X-r.W*0.06, r.Y, r.W*0.72, r.H*0.72), rule.Green)
	paint(c, render.R(r.X+r.W*0.3, r.Y+r.H*0.26, r.W*0.76, r.H*0.76), rule.Blue)
}

// paintEither draws a piece that is green or blue.
func (t *table) paintEither(c render.Canvas, r render.Rect) {
	t.paintEitherBy(c, r, t.paintPiece)
}

// paintCoin draws Influence.
func (t *table) paintCoin(c render.Canvas, r render.Rect) { c.Coin(r, t.Theme, iconCoin, 0) }

// Parts of a strip, which is drawn from the left: texts (string), pieces
// (rule.Colour), where pieces would come (ghost), Influence (coin), green or blue
// (either), briefcases, letters of cities (letterDisc), pictograms (icon).
type (
	coin   int
	either int
	icon   string
	ghost  rule.Colour
)

// stripOf is goods as a strip.
func stripOf(g *rule.Goods) (l []any) {
	for k, n := range g.Of {
		for range n {
			l = append(l, rule.Colour(k))
		}
	}
	for range g.Either {
		l = append(l, either(1))
	}
	for range g.Influence {
		l = append(l, coin(1))
	}
	return l
}

// compact is goods with one piece a colour and its number before it.
func compact(p *rule.Pieces) (l []any) {
	for k, n := range p {
		if n > 0 {
			l = append(l, itoa(int(n)), rule.Colour(k))
		}
	}
	return l
}

// stripWidth is how wide a strip is with pieces of a size.
func (t *table) stripWidth(r render.Ruler, parts []any, side float64, st render.Style) (w float64) {
	for i, p := range parts {
		w += t.partWidth(r, p, side, st) + gapBefore(parts, i, side)
	}
	return w
}

// gapBefore is the room between a piece and the words behind it.
func gapBefore(parts []any, i int, side float64) float64 {
	if i == 0 {
		return 0
	}
	if s, ok := parts[i].(string); ok && len(s) > 2 {
		if _, words := parts[i-1].(string); !words {
			return side * 0.22
		}
	}
	return 0
}

func (t *table) partWidth(r render.Ruler, p any, side float64, st render.Style) float64 {
	if s, ok := p.(string); ok {
		w, _ := r.Measure(s, st)
		return w + side*0.22
	}
	return side * 1.14
}

// paintStrip draws a strip in r, vertically in the middle.
func (t *table) paintStrip(c render.Canvas, r render.Rect, parts []any, size float64, st render.Style, a render.Align) {
	w := t.stripWidth(c.Ruler(), parts, size, st)
	x := r.X
	switch a {
	case render.Center:
		x += (r.W - w) / 2
	case render.Right:
		x += r.W - w
	}
	if w > r.W+1 && w > 0 { // pieces overlap, texts do not
		f := max(r.W/w, 0.55)
		size *= f
		if a != render.Left {
			x = r.X
		}
	}
	for i, p := range parts {
		x += gapBefore(parts, i, size)
		at := render.Around(render.Pt(x+size*0.55, r.Y+r.H/2), size, size)
		switch p := p.(type) {
		case string:
			b := c.Ruler().Line(p, st)
			_, h := b.Size()
			c.Block(b, x, r.Y+(r.H-h)/2, st)
		case rule.Colour:
			t.paintPiece(c, at, p)
		case ghost:
			t.paintGhost(c, at, rule.Colour(p))
		case either:
			t.paintEither(c, at)
		case coin:
			t.paintCoin(c, at)
		case briefcase:
			t.paintCase(c, at, p.k, false)
		case letterDisc:
			t.paintDisc(c, at, string(p))
		case icon:
			c.Icon(string(p), at, st.Color)
		}
		x += t.partWidth(c.Ruler(), p, size, st)
	}
}

// paintCase draws a briefcase of a colour, or a white one that has served.
func (t *table) paintCase(c render.Canvas, r render.Rect, k rule.Colour, served bool) {
	col := hues[k]
	if served {
		col = render.Hex(0xF2E9D2)
	}
	body := render.R(r.X, r.Y+r.H*0.22, r.W, r.H*0.78)
	c.Frame(render.R(r.X+r.W*0.3, r.Y+r.H*0.04, r.W*0.4, r.H*0.36), r.H*0.12, max(r.H*0.09, 1.6), render.Solid(col.Darker(0.55)))
	c.Round(body, r.H*0.1, render.Slope(165, col.Lighter(0.35), col, col.Darker(0.3)))
	c.Frame(body, r.H*0.1, 1.5, render.Solid(col.Darker(0.6)))
	c.Fill(render.R(body.X+1.5, body.Y+body.H*0.42, body.W-3, 1.5), render.Solid(col.Darker(0.45)))
	if served {
		c.Icon("check", render.Around(body.Center(), r.H*0.5, r.H*0.5), render.Hex(0x4A4130))
		return
	}
	seal := render.Around(render.Pt(body.Center().X, body.Y+body.H*0.46), r.H*0.4, r.H*0.4)
	c.Circle(seal.Center(), seal.W*0.62, render.Solid(render.Hex(cream)))
	if k == rule.Yellow {
		c.Circle(seal.Center(), seal.W*0.4, render.Solid(col.Darker(0.3)))
		return
	}
	c.Polygon(outline(k, render.Around(seal.Center(), seal.W*0.84, seal.H*0.84)), render.Solid(col.Darker(0.3)))
}

// paintAgent draws an Agent standing in r: trench coat, hat, and the seat's
// shape on the chest.
func (t *table) paintAgent(c render.Canvas, r render.Rect, s rule.Side) {
	col := c.Kit().Seat(t.Theme, seatOf(s))
	m := r.X + r.W/2
	pt := func(x, y float64) render.Point { return render.Pt(m+x*r.W/2, r.Y+y*r.H) }
	edge := render.Hex(0x14100A)
	if col.Luminance() < 0.05 {
		edge = render.Hex(0xE9DDBE)
	}
	c.Ellipse(render.Around(pt(0.08, 0.97), r.W*0.95, r.H*0.13), render.Solid(render.Black.Fade(0.42)))
	coat := []render.Point{pt(-0.34, 0.42), pt(0.34, 0.42), pt(0.62, 0.6), pt(0.84, 0.98), pt(-0.84, 0.98), pt(-0.62, 0.6)}
	c.Polygon(coat, render.Slope(110, col.Lighter(0.28), col, col.Darker(0.42)))
	c.Line(coat, 1.7, edge, true)
	c.Circle(pt(0, 0.3), r.W*0.2, render.Slope(150, render.Hex(0xE8C9A0), render.Hex(0x9A7048)))
	brim := render.Around(pt(0, 0.21), r.W*0.86, r.H*0.1)
	c.Ellipse(brim.Inset(-1.4), render.Solid(edge))
	c.Ellipse(brim, render.Slope(180, col.Lighter(0.1), col.Darker(0.4)))
	crown := []render.Point{pt(-0.44, 0.2), pt(-0.36, 0.03), pt(0.36, 0.03), pt(0.44, 0.2)}
	c.Polygon(crown, render.Slope(120, col.Lighter(0.3), col, col.Darker(0.3)))
	c.Line(crown, 1.4, edge, false)
	c.SeatShape(render.Around(pt(0, 0.72), r.W*0.5, r.W*0.5), seatOf(s), t.Theme)
}

// paintPaper draws a card of the theme's paper in a colour of its own.
func (t *table) paintPaper(c render.Canvas, r render.Rect, col render.Color, height int) {
	if height > 0 {
		c.Shadow(r, height)
	}
	c.Round(r, 4, render.Slope(150, col.Lighter(0.25), col, col.Darker(0.1)).Bend(0.4))
	c.Pulp(r.Inset(1), 0.8)
	c.Frame(r, 4, 1.2, render.Slope(140, render.White.Fade(0.55), render.Black.Fade(0.35)))
}

// paintPlate draws the plate of a Contract's value.
func (t *table) paintPlate(c render.Canvas, r render.Rect) {
	c.Shadow(r, 1)
	c.Round(r, 5, render.Slope(160, render.Hex(0xF6E8BE), render.Hex(0xD9C08A)))
	c.Frame(r, 5, 1.8, render.Solid(render.Hex(0x5A4820)))
}

// paintTack draws a tack.
func (t *table) paintTack(c render.Canvas, at render.Point, col render.Color) {
	c.Circle(at.Add(render.Pt(2.5, 4)), 8, render.Solid(render.Black.Fade(0.35)))
	c.Circle(at, 8, render.Slope(140, col.Lighter(0.5), col, col.Darker(0.45)))
	c.Circle(at.Add(render.Pt(-2.4, -2.6)), 2.4, render.Solid(render.White.Fade(0.65)))
}

// paintLegal draws the frame of something that can be chosen.
func (t *table) paintLegal(c render.Canvas, r render.Rect, hot bool) {
	col := t.Theme.Legal
	w := 3.0
	if hot {
		col, w = t.Theme.Focus, 4
	}
	c.GlowSmall(r, col.Fade(0.75))
	c.Frame(r.Inset(-3), 6, w+2.5, render.Solid(render.Hex(dark)))
	c.Frame(r.Inset(-2), 5, w, render.Solid(col))
}

// paintStamp draws a word as a rubber stamp.
func (t *table) paintStamp(c render.Canvas, at render.Point, word string, size, turn float64, col render.Color) {
	st := t.typed(size, col).Free()
	w, h := c.Ruler().Measure(word, st)
	r := render.Around(at, w+size*0.9, h+size*0.3)
	a := c.Turned(turn, at)
	a.Frame(r, 4, max(size*0.1, 1.8), render.Solid(col))
	a.TextIn(r.Move(0, size*0.07), word, st, render.Center|render.Middle)
}

// paintStamped is paintStamp on a plate that sets it off.
func (t *table) paintStamped(c render.Canvas, at render.Point, word string, size, turn float64, col render.Color) {
	st := t.typed(size, col).Free()
	w, h := c.Ruler().Measure(word, st)
	c.Turned(turn, at).Round(render.Around(at, w+size*0.9, h+size*0.3), 4, render.Solid(render.Hex(0xF1E4C2).Fade(0.9)))
	t.paintStamp(c, at, word, size, turn, col)
}

// upper is a text in capitals.
func upper(s string) string { return render.Upper(s) }
