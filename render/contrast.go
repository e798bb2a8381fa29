package render

import "github.com/hajimehoshi/ebiten/v2"

// This file is the palette of high contrast. It changes nothing that a scene asks for: letters go towards white or black, and what lies
// below them is held on the other side, whatever it is. A ground that is far enough away already stays as it is.

// strongRatio is the contrast of letters in the palette of high contrast: the 7:1 of WCAG's level AAA, and more for the thin shades that are laid over
// them.
const strongRatio = 8.2

// How bright letters become at least on dark grounds, and at most on light ones.
const brightInk, darkInk = 0.55, 0.006

// onLight reports whether letters of a colour are meant for something light.
func onLight(ink Color) bool { return ink.Luminance() < 0.2 }

// Strong reports whether the palette of high contrast is set.
func (k *Kit) Strong() bool { return k.vision == HighContrast }

// toLuminance mixes white or black into a colour until it has a luminance; its alpha stays.
func (c Color) toLuminance(want float64) Color {
	to := Color{255, 255, 255, c.A}
	darker := c.Luminance() > want
	if darker {
		to = Color{0, 0, 0, c.A}
	}
	lo, hi := 0.0, 1.0
	for range 12 {
		mid := (lo + hi) / 2
		if (c.Mix(to, mid).Luminance() > want) == darker {
			lo = mid
		} else {
			hi = mid
		}
	}
	return c.Mix(to, hi)
}

// atLeast is a colour that is no darker than a luminance, atMost one that is no brighter.
func (c Color) atLeast(l float64) Color {
	if c.Luminance() >= l {
		return c
	}
	return c.toLuminance(l)
}

func (c Color) atMost(l float64) Color {
	if c.Luminance() <= l {
		return c
	}
	return c.toLuminance(l)
}

// cast reports whether a colour is a shadow or a shine that letters and signs throw, and so nothing to be read.
func cast(c Color) bool { return c.A < 128 || c.A < 255 && c.R|c.G|c.B == 0 }

// ink is the colour of letters as they are painted: next to others in a colour that lies on something light, or not.
func (c Canvas) ink(col Color, light bool) Color {
	switch {
	case !c.kit.Strong() || cast(col):
		return col
	case light:
		col = col.atMost(darkInk)
	default:
		col = col.atLeast(brightInk)
	}
	col.A = 255
	return col
}

// against is a ground as letters need it: as it is, or in the palette of high contrast far enough from their colour.
func (c Canvas) against(ground, ink Color) Color {
	if !c.kit.Strong() {
		return ground
	}
	light := onLight(ink)
	return heldFor(ground, c.ink(ink, light), light)
}

// Under is the ink of a face on which letters of a colour will stand.
func (c Canvas) Under(face Ink, letters Color) Ink {
	for i := range face.n {
		face.color[i] = c.against(face.color[i], letters)
	}
	return face
}

// heldFor is a ground moved away from letters until they stand out, no further.
func heldFor(ground, ink Color, light bool) Color {
	if light {
		return ground.atLeast(strongRatio*(ink.Luminance()+0.05) - 0.05)
	}
	return ground.atMost((ink.Luminance()+0.05)/strongRatio - 0.05)
}

// Blends that hold what is painted on below or above a colour, channel by channel.
var (
	holdDark  = holding(ebiten.BlendOperationMin)
	holdLight = holding(ebiten.BlendOperationMax)
)

func holding(op ebiten.BlendOperation) ebiten.Blend {
	const one = ebiten.BlendFactorOne
	return ebiten.Blend{BlendFactorSourceRGB: one, BlendFactorDestinationRGB: one, BlendFactorSourceAlpha: one, BlendFactorDestinationAlpha: one,
		BlendOperationRGB: op, BlendOperationAlpha: ebiten.BlendOperationMax}
}

// heldHue is the hue in which light grounds are held: blue, which gives the least light, is left as it is.
var heldHue = Hex(0xFFFF00)

// Margins of a held ground around the ink of a line, in device pixels: as it is, and fading away.
const holdMargin, holdFade = 2, 3

// hold holds the ground below a block's letters, line by line, where they would stand out too little.
func (c Canvas) hold(b *Block, x, y float64, st *Style) {
	if cast(st.Color) || c.decor {
		return
	}
	light := onLight(st.Color)
	dim := c.ink(st.Color, light)
	for i := range b.glyphs {
		if g := &b.glyphs[i]; g.own {
			if col := c.ink(g.color, light); (col.Luminance() > dim.Luminance()) == light {
				dim = col
			}
		}
	}
	t := st.Theme.orHouse()
	far := (dim.Luminance()+0.05)/strongRatio - 0.05
	below := t.PanelMid.toLuminance(far)
	col, blend, none := below, holdDark, float32(1)
	if light {
		far = strongRatio*(dim.Luminance()+0.05) - 0.05
		below, col, blend, none = t.Paper, heldHue.toLuminance(far), holdLight, 0
	}
	px := 1 / b.scale
	from := lineEnd{}
	for _, end := range b.ends {
		var ink Rect
		for i := from.glyphs; i < end.glyphs; i++ {
			g := &b.glyphs[i]
			size := g.ImageBounds
			if !size.Empty() {
				ink = ink.Union(Rect{float64(g.x), float64(g.y), float64(size.Dx()), float64(size.Dy())})
			}
		}
		for i := from.pictures; i < end.pictures; i++ {
			p := &b.pictures[i]
			ink = ink.Union(Rect{p.x, p.y, p.side, p.side})
		}
		from = end
		if ink.W > 0 && ink.H > 0 {
			box := Rect{x + ink.X*px, y + ink.Y*px, ink.W * px, ink.H * px}.Inset(-holdMargin * px)
			c.blend = ebiten.BlendDestinationOver // where a layer is clear, nobody knows what it will lie on
			c.softBox(box, holdFade*px, below, 0)
			c.blend = blend
			c.softBox(box, holdFade*px, col, none)
		}
	}
}

// softBox paints a colour that fades into a margin around a box; none is what changes nothing in red, green and blue.
func (c Canvas) softBox(r Rect, fade float64, col Color, none float32) {
	cr, cg, cb, _ := col.premul(1)
	xs := [4]float64{r.X - fade, r.X, r.Right(), r.Right() + fade}
	ys := [4]float64{r.Y - fade, r.Y, r.Bottom(), r.Bottom() + fade}
	m := &c.kit.mesh
	m.reset()
	for j, y := range ys {
		for i, x := range xs {
			share := c.alpha
			if i == 0 || i == 3 || j == 0 || j == 3 {
				share = 0
			}
			px, py := c.m.apply(x, y)
			v := &m.verts[m.vertex(px, py, col, 1)]
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = none+(cr-none)*share, none+(cg-none)*share, none+(cb-none)*share, share
		}
	}
	for j := range uint32(3) {
		for i := range uint32(3) {
			a := 4*j + i
			m.triangle(a, a+1, a+5)
			m.triangle(a, a+5, a+4)
		}
	}
	c.flush(m)
}

// How bright frames and marks are at least in high contrast, and how dark their casing.
const brightMark = 0.5

var casing = Hex(0x05080A)

// Look is a theme as it is shown: in high contrast its surfaces lie further from its letters, its edges and marks from its surfaces.
func (c Canvas) Look(t *Theme) *Theme {
	t = t.orHouse()
	k := c.kit
	if !k.Strong() {
		return t
	}
	if s := k.strong[t]; s != nil {
		return s
	}
	s := *t
	for _, x := range []*Color{&s.PanelTop, &s.PanelMid, &s.PanelLow, &s.ButtonTop, &s.ButtonLow} {
		*x = x.atMost(calmGround)
	}
	for _, x := range []*Color{&s.ConfirmTop, &s.ConfirmMid, &s.ConfirmLow} {
		if x.A > 0 {
			*x = c.against(*x, s.ConfirmInk)
		}
	}
	for _, x := range []*Color{&s.Paper, &s.PaperLow} {
		*x = c.against(*x, s.Ink)
	}
	for _, x := range []*Color{&s.Focus, &s.Legal, &s.PanelEdge} {
		*x = x.atLeast(brightMark)
	}
	cards := &s.CardSet
	cards.Face, cards.FaceLow = c.against(cards.Face, cards.Ink), c.against(cards.FaceLow, cards.Ink)
	cards.TextureInk = cards.TextureInk.Fade(calmed)
	if k.strong == nil {
		k.strong = map[*Theme]*Theme{}
	}
	k.strong[t], k.strong[&s] = &s, &s
	return &s
}

// calmGround is how bright panels and buttons are at most in high contrast, and calmed what is left of textures.
const calmGround, calmed = 0.03, 0.3

// Calm is how strong something is that lies below or over letters and takes their contrast: a texture, a shade.
func (c Canvas) Calm(strength float64) float64 {
	if c.kit.Strong() {
		return strength * calmed
	}
	return strength
}

// caseWide is how wide a mark's casing is on either side, in points.
const caseWide = 2

// cased paints a mark's casing in high contrast: dark lines along both sides of it, so that it stands off whatever is there.
func (c Canvas) cased(paint func(wider float64, ink Ink)) {
	if c.kit.Strong() {
		paint(caseWide, Solid(casing))
	}
}

// EdgePress frames what can be pressed in high contrast, so that it stands off panels and tables; in other palettes its face does.
func (c Canvas) EdgePress(r Rect, rad float64, t *Theme) {
	if c.kit.Strong() {
		c.Frame(r.Inset(-1), rad+1, 3, Solid(casing))
		c.Frame(r, rad, 2, Solid(c.Look(t).PanelEdge))
	}
}
