package render

import (
	"math"
	"strings"
)

// Card is what stands on a card of any game. All games share one anatomy: name band with a cost in its right corner,
// emblem on a textured field, a row of rule icons, text, a foot line at the left and a value plate at the lower right.
type Card struct {
	Name   string
	Cost   string // in the circle of the band, "" for none
	Emblem string // pictogram
	Rule   string // the row of rule icons, with marks
	Text   string
	Rows   []CardRow   // lines of actions instead of text
	Blocks []CardBlock // framed parts instead of text
	Foot   string      // with marks
	Value  string      // in the plate, with marks, "" for none
	Corner string      // pictogram in a small circle at the emblem's lower right: what becomes of the card

	Band      Color // the kind's colour; Clear takes the theme's
	BandInk   Color // Clear takes what reads best
	EmblemInk Color // Clear takes the theme's
	Glow      Color // light of the field and emblem in themes that shine; Clear takes the band's
}

// CardRow is one line: a die face (or none), a name, and marks at the right.
type CardRow struct {
	Die   int
	Label string
	Right string
}

// CardBlock is a framed part of a card with its own colour: an approach.
type CardBlock struct {
	Title string
	Line  string
	Color Color
}

// CardSize is one of the sizes in which a card is shown.
type CardSize uint8

// The sizes: in the hand (name, emblem and rule icons only), lying in a row, and opened for reading.
const (
	HandCard CardSize = iota
	SheetCard
	ReadCard
)

// Size is the card's width and height in points.
func (s CardSize) Size() (w, h float64) {
	switch s {
	case HandCard:
		return 128, 212
	case ReadCard:
		return 268, 374
	}
	return 210, 408
}

// Reading is by how much a card or tip opened for reading is enlarged at this scale, so that its text keeps its size in
// small windows: 1 at 1080p and above, up to 1.5 below.
func (r Ruler) Reading() float64 { return min(max(1/r.scale, 1), 1.5) }

// CardState is how a card lies.
type CardState struct {
	Lifted   bool // hovered: the shadow of a card held up
	Focused  bool
	Selected bool // chosen: framed in the theme's legal colour
	Dim      bool // cannot be chosen: darkened, no shadow
	Flat     bool // part of a picture: no shadow
}

// CardRadius is the radius of a card's corners.
const CardRadius = 10

// Card draws a card in r in the manner of a size. When r is wider or narrower than that size, everything on the card is
// larger or smaller with it.
func (c Canvas) Card(r Rect, t *Theme, k *Card, size CardSize, state CardState) {
	c.cardUnder(r, t, state)
	c.CardFace(r, t, k, size)
	if state.Dim {
		c.Round(r, CardRadius, Solid(t.Ground.Darker(0.4).Fade(c.Calm(0.52))))
	}
}

func (c Canvas) cardUnder(r Rect, t *Theme, s CardState) {
	switch {
	case s.Flat || s.Dim:
	case s.Lifted:
		c.Shadow(r, 4)
	default:
		c.Shadow(r, 2)
	}
	if s.Selected {
		c.LegalRect(r.Inset(-4), CardRadius+4, t)
	}
	if s.Focused {
		c.FocusRing(r, CardRadius, t)
	}
}

// CardFace is a card without shadow and rings: what is baked into a PictureCache.
func (c Canvas) CardFace(r Rect, t *Theme, k *Card, size CardSize) {
	if w, _ := size.Size(); r.W > w*1.02 || r.W < w*0.98 {
		f := r.W / w
		c.Enlarged(f, r.Min()).CardFace(Rect{0, 0, w, r.H / f}, t, k, size)
		return
	}
	t = c.Look(t)
	s := &t.CardSet
	band := k.Band
	if band.A == 0 {
		band = s.Band
	}
	glow := k.Glow
	if glow.A == 0 {
		glow = band
	}
	c.Round(r, CardRadius, Slope(180, Black, Black))
	c.Round(r, CardRadius, Slope(160, s.Face, s.FaceLow))
	in := r.Inset(2)
	inset := 0.0
	bandH, fieldH, ruleH := 48.0, 150.0, 50.0
	switch size {
	case HandCard:
		inset, bandH, ruleH = 2, 46, 50
		fieldH = in.H - bandH - ruleH - 2*inset
	case ReadCard:
		inset, bandH, fieldH, ruleH = 5, 46, 136, 48
	}
	if size != HandCard { // lines of actions and framed parts need the room
		switch {
		case len(k.Rows) > 4:
			fieldH = 0
		case len(k.Rows) > 0:
			fieldH -= 20
		case len(k.Blocks) > 0:
			fieldH -= 38
		}
	}
	if k.Rule == "" {
		if size != HandCard && fieldH > 0 {
			fieldH += 14
		}
		ruleH = 0
		if size == HandCard {
			ruleH = 50
		}
	}
	body := in.Inset(inset)
	strip, rest := body.Cut(bandH)
	var field, rule Rect
	field, rest = rest.Cut(fieldH)
	rule, rest = rest.Cut(ruleH)
	if fieldH > 0 {
		c.cardField(field, t, k, glow)
	}
	if ruleH > 0 {
		c.cardRule(rule, t, k, size)
	}
	if size != HandCard {
		c.cardText(rest.Pad(0, 0, 0, 2), t, k, size)
	}
	c.cardBand(strip, t, k, size, band, CardRadius-2-inset)
	c.Grain(r.Inset(2), 0.6)
	c.Frame(r, CardRadius, 2, Slope(135, s.Edge, s.Edge.Mix(s.EdgeLow, 0.35), s.EdgeLow).Bend(0.42))
}

// cardBand draws the title band with name and cost.
func (c Canvas) cardBand(r Rect, t *Theme, k *Card, size CardSize, band Color, rad float64) {
	rad = max(rad, 2)
	ink := k.BandInk
	if ink.A == 0 {
		ink = Readable(band, t.CardSet.BandInk, White)
		if k.Band.A == 0 {
			ink = t.CardSet.BandInk
		}
	}
	c.Corners(r, rad, rad, 0, 0, c.Under(Slope(180, band.Lighter(0.5), band, band.Darker(0.36)).Bend(0.42), ink))
	c.Fill(Rect{r.X + 2, r.Y, r.W - 4, 1.4}, Slope(90, White.Fade(0.75), White.Fade(0.3)))
	c.Fill(Rect{r.X, r.Bottom() - 1, r.W, 1}, Solid(Black.Fade(0.6)))
	c.Fill(Rect{r.X, r.Bottom(), r.W, 5}, Slope(180, Black.Fade(0.42), Black.Fade(0)))
	st := t.Name().In(ink)
	room := r.Pad(11, 1, 8, 2)
	if k.Cost != "" {
		room.W -= 40
	}
	switch size {
	case HandCard:
		st = st.Sized(19)
		st.Lead, st.Floor = 19, CaptionFloor
		c.cardName(r.Pad(4, 1, 4, 1), k.Name, st, Center|Middle, 18, 17, 16, 15)
	case ReadCard:
		c.cardName(room, k.Name, st.Sized(25), Left|Middle, 23, 21, 19, 18)
	default:
		c.cardName(room, k.Name, st.Sized(21), Left|Middle, 20, 19, 18, 17)
	}
	if k.Cost != "" && size != HandCard {
		c.cardCost(Pt(r.Right()-25, r.Y+r.H/2), k.Cost, t, band)
	}
}

// cardName writes a name on its band; two lines that have no room stand closer before one is shortened.
func (c Canvas) cardName(r Rect, name string, st Style, a Align, sizes ...float64) {
	if c.Ruler().whole(name, st, r.W, r.H, a, sizes) == nil {
		st.Lead = st.Size * closeLead
	}
	if Contrast(st.Color, Black) > 6 { // light letters get a shadow
		c.TextFit(r.Move(0, 1.5), name, st.In(Black.Fade(0.55)), a, sizes...)
	}
	c.TextFit(r, name, st, a, sizes...)
}

// closeLead is the distance of close lines to the size of their letters.
const closeLead = 0.92

func (c Canvas) cardCost(at Point, cost string, t *Theme, band Color) {
	c.nine("common/shadow/1", Around(at, 36, 36), Black.Fade(0.7), 1)
	c.Circle(at, 19, Solid(White.Fade(0.85)))
	c.Circle(at, 17, Slope(150, band.Darker(0.45), band.Darker(0.78)))
	st := t.Number().Sized(21).In(White)
	c.TextFit(Around(at, 32, 30), cost, st, Center|Middle, 18, 16)
}

// cardField draws the emblem on its textured field.
func (c Canvas) cardField(r Rect, t *Theme, k *Card, glow Color) {
	s := &t.CardSet
	cut := c.Clipped(r)
	hi, lo := s.Field, s.FieldLow
	if s.Bright {
		hi, lo = glow.Darker(0.62), glow.Darker(0.93)
		if s.Backdrop != nil {
			hi, lo = s.Field.Mix(glow.Darker(0.5), 0.3), s.FieldLow
		}
	}
	c.Fill(r, Slope(155, hi, lo))
	center := r.Center()
	if s.Bright {
		cut.SpriteIn("common/light", Around(Pt(r.X+r.W*0.3, r.Y+r.H*0.15), r.W*1.5, r.W*1.5), glow.Fade(0.34))
	} else {
		cut.SpriteIn("common/light", Around(Pt(r.X+r.W*0.28, r.Y+r.H*0.1), r.W*1.7, r.W*1.7), White.Fade(0.3))
	}
	if s.Backdrop != nil {
		s.Backdrop(cut, r, glow)
	}
	ink := s.TextureInk
	if s.Bright && s.Backdrop == nil {
		ink = glow.Fade(0.42)
	}
	switch {
	case s.Rosette:
		side := math.Max(r.W, r.H) * 1.5
		cut.SpriteIn("common/rosette", Around(center, side, side), ink)
	case s.Texture != "":
		cut.Tile(s.Texture, r, ink, 1)
	}
	cut.nine("common/inner/soft", r, Black.Fade(0.6), 1)
	if k.Emblem != "" {
		em := k.EmblemInk
		if em.A == 0 {
			em = s.Emblem
			if s.Bright && k.Band.A != 0 {
				em = glow.Lighter(0.5)
			}
		}
		side := min(r.H*0.86, r.W*0.66)
		if r.W < 150 {
			side = min(r.H*0.8, r.W*0.7)
		}
		box := Around(center, side, side)
		if s.Bright {
			cut.SpriteIn("common/halo", box.Inset(-side*0.28), glow.Fade(0.5))
			cut.Icon(k.Emblem, box.Move(1, 4), Black.Fade(0.5))
		} else {
			cut.Icon(k.Emblem, box.Move(2.5, 4), Black.Fade(0.32))
			cut.Icon(k.Emblem, box.Move(1, 1.6), Black.Fade(0.3))
		}
		cut.Icon(k.Emblem, box, em)
	}
	cut.Polygon(append(c.kit.ring[:0], r.Min(), Pt(r.X+r.W*0.62, r.Y), Pt(r.X, r.Y+r.H*0.8)), Slope(128, White.Fade(0.2), White.Fade(0.02), White.Fade(0)))
	c.Fill(Rect{r.X, r.Bottom() - 1.5, r.W, 1.5}, Solid(Black.Fade(0.5)))
	if k.Corner != "" {
		at := Pt(r.Right()-17, r.Bottom()-14)
		c.Circle(at, 15, Solid(t.PanelEdge.Fade(0.8)))
		c.Circle(at, 13.8, Solid(Hex(0x0B1113)))
		c.Icon(k.Corner, Around(at, 18, 18), Hex(0xC8D2CE))
	}
}

func (c Canvas) cardRule(r Rect, t *Theme, k *Card, size CardSize) {
	c.Fill(r, Solid(t.CardSet.Rule))
	c.Fill(Rect{r.X, r.Bottom() - 1, r.W, 1}, Solid(Black.Fade(0.25)))
	if k.Rule == "" {
		return
	}
	st := t.Strong().In(t.CardSet.Ink)
	sizes := [...][2]float64{{20, 1.36}, {19, 1.2}, {18, 1.1}, {17, 1}, {16, 1}}
	if size == HandCard {
		st.Floor = KeyFloor
	}
	for i, s := range sizes {
		try := st.Sized(s[0]).Signed(s[1])
		last := i == len(sizes)-1
		if last {
			try.Lead = try.Size * 1.08 // in two tight lines
		}
		if w, _ := c.Ruler().Measure(k.Rule, try); w <= r.W-6 || last {
			c.TextFit(r.Pad(3, 0, 3, 0), k.Rule, try, Center|Middle)
			return
		}
	}
}

// cardText draws everything below the rule icons.
func (c Canvas) cardText(r Rect, t *Theme, k *Card, size CardSize) {
	s := &t.CardSet
	ink := s.Ink
	st := t.Body().With(Sans500).In(ink)
	foot := 0.0
	if k.Foot != "" || k.Value != "" {
		foot = 36
		if k.Value != "" {
			foot = 50
		}
	}
	body := r.Pad(11, 9, 11, foot)
	if size == ReadCard {
		st = st.With(Sans400).Sized(20)
		body = r.Pad(12, 9, 12, foot)
	}
	if len(k.Rows) > 0 {
		body.Y -= 5
		body = c.cardRows(body, t, k)
	}
	for i := range k.Blocks {
		if i == 0 && k.Text != "" {
			b := c.TextFit(Rect{body.X, body.Y, body.W, body.H * 0.4}, k.Text, st, Left, 18)
			_, h := b.Size()
			body = body.Pad(0, h+8, 0, 0)
		}
		body = c.cardBlock(body, t, &k.Blocks[i])
	}
	if len(k.Blocks) == 0 && k.Text != "" {
		c.TextFit(body, k.Text, st, Left, 19, 18)
	}
	if k.Foot != "" {
		room := Rect{r.X + 11, r.Bottom() - 32, r.W - 22, 26}
		if k.Value != "" {
			room.W -= 58
		}
		c.TextFit(room, k.Foot, t.Body().With(Sans500).In(ink.Fade(0.88)), Left|Middle, 17)
	}
	if k.Value != "" {
		c.cardValue(r, t, k.Value)
	}
}

func (c Canvas) cardValue(r Rect, t *Theme, value string) {
	ink := t.CardSet.Ink
	st := t.Number().Sized(24).In(ink)
	figure, unit, _ := strings.Cut(value, " ")
	if strings.Contains(figure, "{") { // a pictogram before the figure
		figure, unit = value, ""
	}
	b := c.Ruler().Line(figure, st)
	w, h := b.Size()
	small := t.Body().With(Sans500).In(ink)
	uw := 0.0
	if unit != "" {
		uw, _ = c.Ruler().Measure(unit, small)
		uw += 5
	}
	w = max(w+uw+16, 44)
	box := Rect{r.Right() - w - 7, r.Bottom() - 45, w, 40}
	c.Round(box, 8, Slope(150, Black.Fade(0.16), Black.Fade(0.34)))
	c.Frame(box, 8, 2, Solid(ink.Fade(0.92)))
	x := box.X + (box.W-b.w/b.scale-uw)/2
	c.Block(b, x, box.Y+(box.H-h)/2, st)
	if unit != "" {
		c.TextIn(Rect{x + b.w/b.scale + 5, box.Y, uw, box.H}, unit, small, Left|Middle)
	}
}

func (c Canvas) cardRows(r Rect, t *Theme, k *Card) (rest Rect) {
	ink := t.CardSet.Ink
	h := 40.0
	if len(k.Rows) > 4 {
		h = 50
	}
	h = min(h, r.H/float64(len(k.Rows)))
	for i := range k.Rows {
		row := &k.Rows[i]
		var line Rect
		line, r = r.Cut(h)
		x := line.X
		if row.Die > 0 {
			side := min(30, h*0.64)
			c.Die(Rect{x - 2, line.Y + (h-side)/2, side, side}, row.Die, CreamDie)
			x += side + 6
		}
		right := c.Ruler().Line(row.Right, t.Number().Sized(18).In(ink))
		rw, rh := right.Size()
		c.TextFit(Rect{x, line.Y, line.Right() - rw - 6 - x, h}, row.Label, t.Body().With(Sans500).In(ink), Left|Middle, 17, 16)
		c.Block(right, line.Right()-rw, line.Y+(h-rh)/2, t.Number().Sized(18).In(ink))
		c.Fill(Rect{line.X - 4, line.Bottom() - 1, line.W + 8, 1}, Solid(ink.Fade(0.22)))
	}
	return r
}

func (c Canvas) cardBlock(r Rect, t *Theme, b *CardBlock) (rest Rect) {
	box := Rect{r.X, r.Y, r.W, 64}
	c.nine("common/glow/small", box, b.Color.Fade(0.7), 1)
	c.Round(box, 6, Solid(Hex(0x05041A).Fade(0.72)))
	c.nine("common/inner/soft", box, b.Color.Fade(0.45), 1)
	c.Frame(box, 6, 2, Solid(b.Color))
	title := Rect{box.X + 8, box.Y + 4, box.W - 16, 26}
	c.TextFit(title, b.Title, t.Button().In(b.Color.Lighter(0.35)).Sized(18), Left|Middle, 17, 16)
	c.TextFit(Rect{box.X + 8, box.Y + 31, box.W - 16, 28}, b.Line, t.Number().Sized(19), Left|Middle, 17)
	return r.Pad(0, 64+9, 0, 0)
}

// CardBack draws the back of a game's cards in r.
func (c Canvas) CardBack(r Rect, t *Theme, state CardState) {
	c.cardUnder(r, t, state)
	c.CardBackFace(r, t)
}

// CardBackFace is the back without shadow and rings.
func (c Canvas) CardBackFace(r Rect, t *Theme) {
	s := &t.CardSet
	dark, mid := t.Ground, t.Field
	if s.Back.A != 0 {
		dark = s.Back
	}
	rad := min(CardRadius, r.W*0.09)
	c.Round(r, rad, Slope(150, mid.Lighter(0.12), mid, dark).Bend(0.4))
	edge := r.Inset(max(3, r.W*0.045))
	ink := t.Accent
	if s.BackInk.A != 0 {
		ink = s.BackInk
	}
	cut := c.Clipped(edge)
	if s.Texture != "" {
		cut.Tile(s.Texture, edge, ink.Fade(0.3), 0.5+r.W/420)
	}
	cut.nine("common/inner", edge, Black.Fade(0.9), 0.6)
	c.Frame(edge, rad*0.6, max(1.2, r.W*0.012), Slope(145, ink.Lighter(0.3).Fade(0.9), ink.Fade(0.7), ink.Darker(0.4).Fade(0.8)))
	side := min(r.W*0.52, r.H*0.4)
	m := r.Center()
	c.Circle(m, side*0.66, Slope(150, dark.Lighter(0.08), dark.Darker(0.3)))
	c.RingAt(m, side*0.66, max(1.5, side*0.035), Slope(145, ink.Lighter(0.4), ink, ink.Darker(0.4)))
	if s.Bright {
		c.SpriteIn("common/halo", Around(m, side*1.5, side*1.5), ink.Fade(0.4))
	}
	icon := "common/box/" + t.ID
	if t.ID == "house" {
		icon = "new-game"
	}
	c.Icon(icon, Around(m, side*0.82, side*0.82), ink.Lighter(0.25))
	c.Grain(r.Inset(1), 0.8)
	c.Frame(r, rad, 1.6, Slope(135, White.Fade(0.5), White.Fade(0.12), Black.Fade(0.7)).Bend(0.4))
}
