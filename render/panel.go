package render

// Shadow draws the shadow of a thing with the box r that lies at a height: 1 token, 2 card, 3 panel, 4 lifted card,
// 5 box on the desk, 6 chosen box.
func (c Canvas) Shadow(r Rect, height int) {
	c.ShadowTint(r, height, Black)
}

// ShadowTint is Shadow in a colour of its own; its alpha weakens it.
func (c Canvas) ShadowTint(r Rect, height int, col Color) {
	c.nine(shadowNames[min(max(height, 1), len(shadowNames))-1], r, col, 1)
}

var shadowNames = [...]string{"common/shadow/1", "common/shadow/2", "common/shadow/3", "common/shadow/4", "common/shadow/5", "common/shadow/6"}

// Glow draws light around r: only for what emits light (terminal, neon, lamp, alarm).
func (c Canvas) Glow(r Rect, col Color) { c.nine("common/glow", r, col, 1) }

// GlowSmall is a narrow Glow.
func (c Canvas) GlowSmall(r Rect, col Color) { c.nine("common/glow/small", r, col, 1) }

// Grain lays fine noise over r; strength 1 is the usual 10 %.
func (c Canvas) Grain(r Rect, strength float64) {
	strength = c.Calm(strength)
	c.Tile("common/grain.light", r, White.Fade(0.11*strength), 1)
	c.Tile("common/grain.dark", r, Black.Fade(0.2*strength), 1)
}

// Fibre lays the long waves of paper or brushed metal over r.
func (c Canvas) Fibre(r Rect, strength float64) {
	strength = c.Calm(strength)
	c.Tile("common/fibre.light", r, White.Fade(0.1*strength), 1)
	c.Tile("common/fibre.dark", r, Black.Fade(0.12*strength), 1)
}

// Pulp lays the clouds of good paper over r.
func (c Canvas) Pulp(r Rect, strength float64) {
	strength = c.Calm(strength)
	c.Tile("common/pulp.light", r, White.Fade(0.12*strength), 1)
	c.Tile("common/pulp.dark", r, Hex(0x3A2408).Fade(0.1*strength), 1)
}

// PanelRadius is the radius of a panel's corners.
const PanelRadius = 6

// Panel draws a raised panel of the theme: shadow, face, grain, lit edge.
func (c Canvas) Panel(r Rect, t *Theme) {
	c.Shadow(r, 3)
	c.PanelFace(r, t)
}

// PanelFace is a panel without its shadow.
func (c Canvas) PanelFace(r Rect, t *Theme) {
	t = c.Look(t)
	c.Round(r, PanelRadius, Slope(155, t.PanelTop, t.PanelMid, t.PanelLow).Bend(0.45))
	c.Grain(r.Inset(1), 0.8)
	c.nine("common/inner", r, Black.Fade(0.7), 1)
	c.Frame(r, PanelRadius, 1, Slope(135, t.PanelEdge, t.PanelEdge.Mix(t.PanelLow, 0.55), t.PanelEdge.Mix(t.PanelLow, 0.75)).Bend(0.4))
}

// PanelMarked is a panel with a bar of colour along its left edge: the seat it belongs to, or what it asks.
func (c Canvas) PanelMarked(r Rect, t *Theme, mark Color) {
	c.Panel(r, t)
	c.Corners(Rect{r.X, r.Y, 5, r.H}, PanelRadius, 0, 0, PanelRadius, Slope(180, mark.Lighter(0.25), mark, mark.Darker(0.3)))
}

// Well draws a sunken field: where figures are shown, text is typed, cards will lie.
func (c Canvas) Well(r Rect, t *Theme) {
	t = c.Look(t)
	c.Round(r, 5, Slope(180, t.PanelLow.Darker(0.55), t.PanelMid.Darker(0.25)))
	c.nine("common/pressed", r, Black.Fade(0.8), 1)
	c.Frame(r, 5, 1, Slope(180, Black.Fade(0.8), t.PanelEdge.Fade(0.35)))
}

// Plate draws a small raised plate with a face of its own colour and a light outline: a guard's value, a number.
func (c Canvas) Plate(r Rect, face, edge Color) {
	c.Shadow(r, 1)
	c.Round(r, 6, Slope(160, face, face.Mix(Hex(0x0A0E10), 0.75)))
	c.Frame(r, 6, 2, Slope(150, edge.Lighter(0.3), edge, edge.Darker(0.2)))
}

// Paper draws a sheet of the theme's paper, with shadow and soft edges.
func (c Canvas) Paper(r Rect, t *Theme) {
	c.Shadow(r, 2)
	c.PaperFace(r, t)
}

// PaperFace is a sheet of paper without its shadow.
func (c Canvas) PaperFace(r Rect, t *Theme) {
	t = c.Look(t)
	c.Round(r, 4, Slope(150, t.Paper.Lighter(0.2), t.Paper, t.PaperLow).Bend(0.35))
	c.Pulp(r.Inset(1), 1)
	c.nine("common/inner/soft", r, t.PaperLow.Darker(0.6).Fade(0.35), 1)
	c.nine("common/edge/plate", r, White.Fade(0.7), 1)
}

// Rule draws a fine line between parts of a panel: bright in the middle, fading to both ends.
func (c Canvas) Rule(x0, x1, y float64, t *Theme) {
	e := c.Look(t).PanelEdge
	c.Fill(Rect{x0, y, x1 - x0, c.Pixel() * max(1, c.scale)}, Slope(90, e.Fade(0.55), e.Fade(0.4), e.Fade(0.05)))
}

// Backdrop darkens everything that lies under a dialog.
func (c Canvas) Backdrop(r Rect, t *Theme) { c.Fill(r, Solid(t.Ground.Darker(0.7).Fade(0.66))) }

// Lamp lays the warm pool of the one lamp and the darkness of the corners over a whole screen; the last thing to be
// painted into a table's layer.
func (c Canvas) Lamp(screen Rect) {
	rad := screen.W * 0.573
	at := Point{screen.X + screen.W*0.12, screen.Y - screen.H*0.06}
	c.Added().SpriteIn("common/pool", Around(at, 2*rad, 2*rad), Hex(0xFFE2B0).Fade(c.Calm(0.13)))
	c.SpriteIn("common/vignette", screen, Black.Fade(c.Calm(0.5)))
}
