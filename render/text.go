package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Ruler measures and lays out text for a scale, without an image to draw on. Layouts are kept, so that asking for the
// same one every frame costs a look-up.
type Ruler struct {
	kit   *Kit
	scale float64
	low   float64
}

// Ruler gives a ruler for a scale of device pixels per point.
func (k *Kit) Ruler(scale float64) Ruler { return Ruler{k, scale, lowered(scale)} }

// Ruler measures as the canvas draws.
func (c Canvas) Ruler() Ruler { return Ruler{c.kit, c.scale, c.low} }

// Scale is the device pixels per point.
func (r Ruler) Scale() float64 { return r.scale }

func (r Ruler) key(s string, st *Style) textKey {
	signs := st.Signs
	if signs == 0 {
		signs = 1
	}
	return textKey{signs: signs * 1.14, dark: onLight(st.Color), text: s, face: st.Face, px: st.px(r.scale, r.low), lead: st.lead(r.scale, r.low), track: math.Round(st.Track*st.px(r.scale, r.low)/st.Size*4) / 4,
		scale: r.scale, theme: st.Theme}
}

// Measure is the size of a text in points when nothing makes it wrap.
func (r Ruler) Measure(s string, st Style) (w, h float64) {
	return r.kit.block(r.key(s, &st)).Size()
}

// Line lays a text out without wrapping.
func (r Ruler) Line(s string, st Style) *Block { return r.kit.block(r.key(s, &st)) }

// Wrap lays a text out in lines no wider than width points, its lines aligned as told.
func (r Ruler) Wrap(s string, st Style, width float64, a Align) *Block {
	k := r.key(s, &st)
	k.width, k.align = math.Max(width*r.scale, 1), a&3
	return r.kit.block(k)
}

// Fit lays a text out inside w x h points: in the style's size if that fits, else in the largest of the given sizes
// that fits, else in the largest in which its long words can be hyphenated (Block.Parted tells), else in the last one,
// shortened with an ellipsis (Block.Truncated tells).
func (r Ruler) Fit(s string, st Style, w, h float64, a Align, sizes ...float64) *Block {
	var parted *Block
	for i := -1; i < len(sizes); i++ {
		try := st
		if i >= 0 {
			try = st.Sized(sizes[i])
		}
		k := r.key(s, &try)
		k.width, k.align = math.Max(w*r.scale, 1), a&3
		b := r.kit.block(k)
		bw, bh := b.Size()
		if bh <= h+0.5 && bw <= w+0.5 && !b.broken {
			if !r.broke(s, &try, k.width) {
				return b
			}
			if b.parted && parted == nil {
				parted = b
			}
		}
		if i == len(sizes)-1 {
			if parted != nil {
				return parted
			}
			k.maxLines = max(1, int((h+0.5)*r.scale/k.lead))
			return r.kit.block(k)
		}
	}
	return nil
}

// whole is a text as large as it has room, in the style's face and else in the narrow one, its words hyphenated only
// where neither has room for them; nil where it has none.
func (r Ruler) whole(s string, st Style, w, h float64, a Align, sizes []float64) *Block {
	var parted *Block
	for _, f := range [...]Face{st.Face, Narrow} {
		switch b := r.Fit(s, st.With(f), w, h, a, sizes...); {
		case b.truncated || b.broken:
		case !b.parted:
			return b
		case parted == nil:
			parted = b
		}
	}
	return parted
}

// Tight is Fit for what is drawn: before anything is shortened, it takes the narrow face.
func (r Ruler) Tight(s string, st Style, w, h float64, a Align, sizes ...float64) *Block {
	if b := r.whole(s, st, w, h, a, sizes); b != nil {
		return b
	}
	return r.Fit(s, st, w, h, a, sizes...)
}

// form is the first of some forms of a name that has room whole, hyphenated only where none has else; nil for none.
func (r Ruler) form(forms []string, st Style, w, h float64, a Align, sizes []float64) *Block {
	var parted *Block
	for _, s := range forms {
		if s == "" {
			continue
		}
		switch b := r.whole(s, st, w, h, a, sizes); {
		case b == nil:
		case !b.parted:
			return b
		case parted == nil:
			parted = b
		}
	}
	return parted
}

// Form is the first of some forms of words that has room whole, as large as it has; where none has, the last one shortened.
func (r Ruler) Form(forms []string, st Style, w, h float64, a Align, sizes ...float64) *Block {
	if b := r.form(forms, st, w, h, a, sizes); b != nil {
		return b
	}
	return r.Fit(forms[len(forms)-1], st, w, h, a, sizes...)
}

// broke reports that a word is too long for the width and would be broken apart.
func (r Ruler) broke(s string, st *Style, width float64) bool {
	start := 0
	for i := 0; i <= len(s); i++ {
		if i < len(s) && s[i] != ' ' && s[i] != '\n' && s[i] != '-' && s[i] != '/' {
			continue
		}
		if word := s[start:i]; word != "" && len(word) > 4 {
			k := r.key(word, st)
			if r.kit.block(k).w > width+0.5 {
				return true
			}
		}
		start = i + 1
	}
	return false
}

// Caret is how far from the left edge of a line, in points, the letter with this index in bytes begins: for text fields.
func (r Ruler) Caret(s string, st Style, index int) float64 {
	px := st.px(r.scale, r.low)
	return text.AdvanceAt(s, index, r.kit.faces.sizedFace(st.Face, px, s)) / r.scale
}

// Text draws a text with its upper left corner at x, y; it breaks only at its own line ends.
func (c Canvas) Text(x, y float64, s string, st Style) *Block {
	b := c.Ruler().Line(s, st)
	c.Block(b, x, y, st)
	return b
}

// TextIn draws a text wrapped to the width of r and placed in it as told. It may be higher than r; use Fit when it must not.
func (c Canvas) TextIn(r Rect, s string, st Style, a Align) *Block {
	b := c.Ruler().Wrap(s, st, r.W, a)
	c.BlockIn(b, r, a, st)
	return b
}

// TextFit draws a text inside r: in the style's size, in one of the smaller sizes, in the narrow face, or shortened.
func (c Canvas) TextFit(r Rect, s string, st Style, a Align, sizes ...float64) *Block {
	b := c.Ruler().Tight(s, st, r.W, r.H, a, sizes...)
	c.BlockIn(b, r, a, st)
	return b
}

// TextWhole is TextFit for words that are drawn whole or not at all; it reports
// whether there was room.
func (c Canvas) TextWhole(r Rect, s string, st Style, a Align, sizes ...float64) bool {
	b := c.Ruler().Fit(s, st, r.W, r.H, a, sizes...)
	if b.Truncated() || b.Broken() {
		return false
	}
	c.BlockIn(b, r, a, st)
	return true
}

// Name draws the first of some forms of a name that has room in r, whole, the longest first; a form may be "". Where none has
// room it draws nothing: a sign says what it is, and a tip its name. It reports whether one was drawn.
func (c Canvas) Name(r Rect, forms []string, st Style, a Align, sizes ...float64) bool {
	b := c.Ruler().form(forms, st, r.W, r.H, a, sizes)
	if b == nil {
		return false
	}
	c.BlockIn(b, r, a, st)
	return true
}

// BlockIn draws a laid-out text placed in r.
func (c Canvas) BlockIn(b *Block, r Rect, a Align, st Style) {
	w, h := b.Size()
	c.block(b, r.X+(r.W-w)*a.across(), r.Y+(r.H-h)*a.down(), st, &r)
}

// Block draws a laid-out text with its upper left corner at x, y, in the style's colour.
func (c Canvas) Block(b *Block, x, y float64, st Style) { c.block(b, x, y, st, nil) }

func (c Canvas) block(b *Block, x, y float64, st Style, room *Rect) {
	if c.notes != nil {
		c.note(b, x, y, &st, room)
	}
	if c.kit.Strong() {
		c.hold(b, x, y, &st)
	}
	glyphs := b.glyphs
	if c.notes != nil && c.notes.Mute {
		glyphs = nil
	}
	px, py := c.m.apply(x, y)
	m := c.m
	k := m.size() / b.scale // 1 unless the canvas is zoomed
	if m.straight() {
		px, py = math.Round(px), math.Round(py)
	}
	ca, sa := m.a/m.size(), m.b/m.size()
	var op ebiten.DrawImageOptions
	op.Blend = c.blend
	plain := m.straight() && math.Abs(k-1) < 1e-9
	if !plain {
		op.Filter = ebiten.FilterLinear
	}
	if st.Glow.A > 0 && !c.kit.Strong() { // light around letters is light below them
		c.textGlow(b, px, py, st.Glow, &op)
	}
	var last Color
	first := true
	for i := range glyphs {
		g := &glyphs[i]
		col := c.letterColor(g, &st)
		if c.notes != nil && c.notes.Loud.A > 0 {
			col = c.notes.Loud
		}
		if first || col != last {
			op.ColorScale.Reset()
			op.ColorScale.Scale(col.premul(c.alpha))
			last, first = col, false
		}
		op.GeoM.Reset()
		gx, gy := float64(g.x)*k, float64(g.y)*k
		if plain {
			op.GeoM.Translate(px+gx, py+gy)
		} else {
			op.GeoM.SetElement(0, 0, ca*k)
			op.GeoM.SetElement(1, 0, sa*k)
			op.GeoM.SetElement(0, 1, -sa*k)
			op.GeoM.SetElement(1, 1, ca*k)
			op.GeoM.SetElement(0, 2, px+ca*gx-sa*gy)
			op.GeoM.SetElement(1, 2, py+sa*gx+ca*gy)
		}
		c.letter(g, &op)
	}
	for i := range b.pictures {
		p := &b.pictures[i]
		col := st.Color
		if p.own {
			col = p.color
		}
		r := Rect{x + p.x/b.scale, y + p.y/b.scale, p.side / b.scale, p.side / b.scale}
		if p.seat >= 0 {
			c.SeatShape(r.Inset(r.W*0.06), p.seat, st.Theme.orHouse())
		} else {
			c.Icon(p.icon, r, c.ink(col, onLight(st.Color)))
		}
	}
}

// letterColor is the colour in which a letter of a style is painted.
func (c Canvas) letterColor(g *glyph, st *Style) Color {
	col := st.Color
	if g.own {
		col = g.color
		col.A = uint8(int(col.A) * int(st.Color.A) / 255)
	}
	return c.ink(col, onLight(st.Color))
}

// letter draws the picture of a letter, or notes that it is to be drawn.
func (c Canvas) letter(g *glyph, op *ebiten.DrawImageOptions) {
	if c.kit.Blind {
		if c.rec != nil {
			c.rec.add(c.kit.blank, image.Rectangle{Max: g.ImageBounds.Size()}, op, c.clip, uint64(g.GID))
		}
		return
	}
	if g.img == nil {
		g.img = g.Image()
	}
	if g.img != nil {
		c.put(g.img, op, 0)
	}
}

// textGlow draws the letters many times faintly around their place. It is meant for text that is baked into a layer.
func (c Canvas) textGlow(b *Block, px, py float64, col Color, op *ebiten.DrawImageOptions) {
	r := 1.9 * b.scale
	glow := *op
	glow.Filter = ebiten.FilterLinear
	glow.ColorScale.Scale(col.Fade(0.02).premul(c.alpha))
	glow.Blend = ebiten.BlendLighter
	for ring := 1; ring <= 3; ring++ {
		for i := range 8 + 2*ring {
			s, co := math.Sincos(2 * math.Pi * (float64(i) + 0.5*float64(ring&1)) / float64(8+2*ring))
			dx, dy := r*float64(ring)*co, r*float64(ring)*s
			for j := range b.glyphs {
				g := &b.glyphs[j]
				glow.GeoM.Reset()
				glow.GeoM.Translate(px+float64(g.x)+dx, py+float64(g.y)+dy)
				c.letter(g, &glow)
			}
		}
	}
}
