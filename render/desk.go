package render

// The desk of the house: wood, lamp, boxes, folder, papers and props. It is baked into layers.

// Desk draws the table top over a whole screen with the lamp's pool of light and the cool window at the right.
func (c Canvas) Desk(screen Rect) {
	c.Fill(screen, Solid(House.Ground))
	c.Tile("desk/wood", screen, Hex(0xD2C4B8), 1)
	w, h := screen.W, screen.H
	light := c.Added()
	light.SpriteIn("common/pool", Around(Pt(screen.X+w*0.3, screen.Y+h*0.28), 3000*w/1920, 2100*h/1080), Hex(0xFFC47A).Fade(0.2))
	light.SpriteIn("common/light", Around(Pt(screen.X+300, screen.Y+170), 1500, 1150), Hex(0xFFD9A0).Fade(0.22))
	for i := range 24 { // window light through a blind
		y := screen.Y - 60 + float64(i)*46
		x := screen.Right() - 420 - float64(i)*20
		light.Polygon([]Point{{x, y}, {screen.Right(), y}, {screen.Right(), y + 18}, {x - 8, y + 18}},
			Slope(90, Hex(0x3D6FAE).Fade(0), Hex(0x3D6FAE).Fade(0.15*(1-float64(i)/26))))
	}
}

// DeskDark lays the darkness of the corners and the cool edge over everything on the desk; the last thing painted.
func (c Canvas) DeskDark(screen Rect) {
	c.SpriteIn("common/vignette", screen, Hex(0x020307).Fade(c.Calm(0.94)))
	c.Added().Fill(Rect{screen.Right() - screen.W*0.24, screen.Y, screen.W * 0.24, screen.H}, Slope(90, Hex(0x3F78C8).Fade(0), Hex(0x3F78C8).Fade(c.Calm(0.05)), Hex(0x3F78C8).Fade(c.Calm(0.16))))
}

// LampHead draws the lamp with the centre of its head at a place; its arm comes from the left.
func (c Canvas) LampHead(at Point) {
	for x := at.X - 236 - 340; x > -400; x -= 340 { // the arm reaches to the edge of wide windows
		c.Fill(Rect{x, at.Y - 13, 360, 22}, Slope(180, Hex(0xFFE9B0), Hex(0xC9963F), Hex(0x6D4A18)))
	}
	c.Sprite("desk/lamp", at.X-236, at.Y-128, White)
	c.Added().SpriteIn("common/light", Around(at.Add(Pt(40, 60)), 900, 760), Hex(0xFFE0A8).Fade(c.Calm(0.16)))
}

// BoxW and BoxH are the size of a box's lid in points, before it is scaled; BoxDeep is its height seen at the side.
const (
	BoxW    = 304.0
	BoxH    = 388.0
	BoxDeep = 26.0
)

// BoxState is how a box lies on the desk.
type BoxState struct {
	Chosen  bool // stands higher, with a longer shadow
	Lit     bool // a game of it is running: it shines
	Focused bool
	Scale   float64 // 1.07 at rest, 1.17 chosen; 0 takes those
	Turn    float64 // degrees
}

// Box draws a game's box with the middle of its lid at a place.
func (c Canvas) Box(at Point, t *Theme, s BoxState) {
	f := s.Scale
	if f == 0 {
		f = 1.07
		if s.Chosen {
			f = 1.17
		}
	}
	w, h, d := BoxW*f, BoxH*f, BoxDeep*f
	r := Around(at, w, h)
	c = c.Turned(s.Turn, at)
	whole := Rect{r.X, r.Y, w + d*0.6, h + d*0.6}
	if s.Chosen {
		c.Shadow(whole, 6)
	} else {
		c.Shadow(whole, 5)
	}
	if s.Lit {
		c.Added().NineScaled("common/glow", r, t.Accent.Fade(0.5), 1.5)
	}
	if s.Focused {
		c.FocusRing(Rect{r.X, r.Y, w + d, h + d}, 4, House)
	}
	col := t.Box
	lower := []Point{{r.X, r.Bottom()}, {r.Right(), r.Bottom()}, {r.Right() + d, r.Bottom() + d}, {r.X + d, r.Bottom() + d}}
	right := []Point{{r.Right(), r.Y}, {r.Right() + d, r.Y + d}, {r.Right() + d, r.Bottom() + d}, {r.Right(), r.Bottom()}}
	c.Polygon(lower, Slope(180, col.Darker(0.35), col.Darker(0.72)))
	c.Polygon(right, Slope(90, col.Darker(0.12), col.Darker(0.5)))
	// where the lid ends and the bottom begins
	seam := []Point{{r.X + d*0.54, r.Bottom() + d*0.54}, {r.Right() + d*0.54, r.Bottom() + d*0.54}, {r.Right() + d*0.54, r.Y + d*0.54}}
	c.Line(seam, 2.4, Black.Fade(0.55), false)
	c.Segment(Pt(r.Right(), r.Bottom()), Pt(r.Right()+d, r.Bottom()+d), 1.2, White.Fade(0.18))
	c.SpriteIn("desk/lid/"+t.ID, r, White)
	if s.Lit {
		c.Frame(r.Inset(-1), 2, 2, Solid(t.Accent.Lighter(0.6).Fade(0.9)))
	}
}

// Lid draws only the cover of a box: in lists and set-up.
func (c Canvas) Lid(r Rect, t *Theme) {
	c.Shadow(r, 2)
	c.SpriteIn("desk/lid/"+t.ID, r, White)
}

// Folder draws an open manila folder with a tab that carries a label in typewriter letters.
func (c Canvas) Folder(r Rect, label string) {
	c.Shadow(r, 5)
	tab := Rect{r.X + r.W*0.49, r.Y - 30, r.W * 0.41, 40}
	c.Corners(tab, 9, 9, 0, 0, Slope(128, Hex(0xE2C486), Hex(0xB99355)))
	c.Frame(tab, 9, 1, Slope(135, White.Fade(0.4), White.Fade(0.05), Black.Fade(0.2)))
	c.Round(r, 6, Slope(128, Hex(0xDDBB7C), Hex(0xC29F5E), Hex(0x9A773B)))
	c.Pulp(r.Inset(2), 1.2)
	c.nine("common/inner/soft", r, Hex(0x3A2408).Fade(0.7), 1)
	c.nine("common/edge/plate", r, White.Fade(0.8), 1)
	c.TextFit(tab.Pad(8, 4, 8, 8), label, House.Note().Free().Tracked(2).In(Hex(0x2E1E08)), Center|Middle, 18)
}

// SheetOfPaper draws a large sheet lying loose on the desk or in a folder.
func (c Canvas) SheetOfPaper(r Rect) {
	c.ShadowTint(r, 5, Black.Fade(0.8))
	c.Round(r, 3, Slope(128, Hex(0xFDF5E0), Hex(0xF1E4C2), Hex(0xCFBB8F)).Bend(0.5))
	c.Pulp(r.Inset(1), 1)
	c.nine("common/inner", r, Hex(0x5A4018).Fade(0.28), 1)
	c.nine("common/edge/plate", r, White.Fade(0.5), 1)
}

// Note draws a small sheet with a pin at its upper right: the state of a running game.
func (c Canvas) Note(r Rect) {
	c.Shadow(r, 2)
	c.Round(r, 2, Slope(128, Hex(0xFAF2DC), Hex(0xEFE2BF), Hex(0xD8C79C)))
	c.Pulp(r.Inset(1), 1)
	c.nine("common/edge/plate", r, White.Fade(0.5), 1)
	c.Sprite("common/prop/pin", r.Right()-52, r.Y-14, White)
}

// Prop draws a thing that only lies on the desk ("cup", "pencil", "photo", "film", "ruled", "listing"), with its upper
// left corner at x, y, turned around its middle.
func (c Canvas) Prop(name string, x, y, turn float64) {
	full := "desk/prop/" + name
	w, h := c.SpriteSize(full)
	c.Turned(turn, Pt(x+w/2, y+h/2)).Sprite(full, x, y, White)
}

// Clip draws a paper clip, its upper left corner at x, y.
func (c Canvas) Clip(x, y, turn float64) {
	c.Turned(turn, Pt(x+22, y+58)).Sprite("common/prop/clip", x, y, White)
}

// Tape draws a strip of adhesive tape around a place.
func (c Canvas) Tape(at Point, turn float64) {
	c.Turned(turn, at).Sprite("common/prop/tape", at.X-46, at.Y-14, White)
}
