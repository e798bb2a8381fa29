package deepstate

import (
	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	tabletop.Table
	plan plan

	s  *rule.State
	me rule.Player // whose panel stands at the lower left

	means map[string][]rules.Action // what each thing stands for
	eye   eye                       // what is being looked at

	motion  motion
	printed bool   // it paints for the almanac: what is printed, nobody's affairs
	comment string // why what was shown last happened
	history
}

// New makes a table.
func New() scenes.Table {
	t := &table{Table: tabletop.New(theme, words, render.Layer{Opaque: true, Patched: true}, 10<<20)}
	t.Dims = true
	return t
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.Theme, Sheets: []string{"deepstate"}, Room: air, Signs: stockSigns}
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(t.Measure(area, v.Scale), t.risen())
	p := &t.plan
	recap := render.R(p.log.X, p.deck.Y, p.log.W, p.log.Bottom()-p.deck.Y)
	switch {
	case p.Small() && !t.risen(): // the column has no room for whole lines
		recap = p.tray
	case t.Asks(rule.VContact): // the pile of Men of Action stays in sight
		recap = p.log
	}
	hints := render.R(p.prompt.X, p.prompt.Y, p.log.Right()-p.prompt.X, p.log.Bottom()-p.prompt.Y)
	if p.Small() {
		hints = render.Rect{}
	}
	return scenes.Areas{
		Plate: p.Pt(p.plate), Phases: p.Pt(p.phases), Buttons: p.Pt(p.buttons), Prompt: p.Pt(p.prompt), Log: p.Pt(p.log),
		Recap: p.Pt(recap), Hints: p.Pt(hints),
		Board: p.Pt(p.zone),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.s, t.me = v.Shown.(*rule.State), rule.Player(v.Facing())
	if t.See(v, v.Facing()) {
		t.motion = motion{} // nothing moves from one pair of eyes to the next
	}
}

// rivals is the other players, from the first one after the viewer clockwise.
func (t *table) others() (l []rule.Player) {
	n := t.s.Count()
	for i := 1; i < n; i++ {
		l = append(l, rule.Player((int(t.me)+i)%n))
	}
	return l
}

// Lay lists the table's things.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.see(v)
	t.Begin()
	t.plan = newPlan(t.Measure(b.Area(), b.Scale()), t.risen())
	t.look()
	t.layGround(b)
	t.layOrder(b)
	t.layProjects(b)
	t.layZone(b)
	t.layCovert(b)
	t.layDeck(b)
	t.laySupply(b)
	t.layRivals(b)
	t.layHOC(b)
	t.layOwn(b)
	t.layTray(b)
	t.layMen(b)
	t.layHand(b)
	t.layPreview(b)
	t.LayFlights(b)
	t.Lead(b, t.question())
}

// question is what is asked now, in words that tell it from the last one; "" for nothing.
func (t *table) question() string {
	if !t.View.Asked {
		return ""
	}
	return itoa(int(t.View.Legal()[0].Verb)) + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.s.Phase)) + " " + itoa(int(t.s.Done)) + " " + itoa(int(t.s.Depth)) + " " + itoa(int(t.s.RowLen))
}

// words is the file of the table's own texts.
const words = "deepstate-table"

// name is the name of a ref.
func (t *table) name(r rules.Ref) string { return t.View.Name(r) }

// playerName is who a player is, in words: the participant's name, or HOC.
func (t *table) playerName(p rule.Player) string {
	if who, ok := t.View.Sitter(int(p)); ok && !t.s.Automa(p) {
		return render.Escape(who.Name)
	}
	return t.name(t.s.RefPlayer(p))
}

// player is a player as an argument of a text, which speaks to the only person at the table.
func (t *table) player(p rule.Player) any {
	if t.s.Automa(p) {
		return t.playerName(p)
	}
	return rules.SeatNumber(p)
}

// risen reports whether the hand lies in the empty zone to be chosen from.
func (t *table) risen() bool {
	switch t.s.Phase {
	case rule.Drafting, rule.Dealing:
		return true
	case rule.TreatyPhase, rule.TrimPhase: // until the next row is laid
		return t.s.RowLen == 0
	}
	return false
}

func itoa(n int) string { return text.Figure(n) }

func upper(s string) string { return render.Upper(s) }

// layGround lists what everything lies on: the wood of the table, the leather of
// the zone, and the picture of all that does not move by itself.
func (t *table) layGround(b *ui.Builder) {
	t.LayRest(b, tabletop.Key(t.Window.W, t.Window.H, t.plan.zone.H, t.s.Wars(), t.risen()), t.paintGround)
}

// paintGround draws the mahogany and the green leather of the zone.
func (t *table) paintGround(c render.Canvas) {
	w := t.plan.Window
	c.Fill(w, render.Slope(155, render.Hex(0x4A1A14), render.Hex(0x2A0C0A), render.Hex(0x150406)))
	c.Fibre(w, 0.7)
	c.SpriteIn("common/light", render.Around(render.Pt(w.W*0.14, -w.H*0.06), w.W*1.3, w.W*1.1), render.Hex(0xFFD9A0).Fade(0.28))
	z := t.plan.zone
	t.Bake(c, "zone", z, 40, tabletop.Key(z.W, z.H), t.paintLeather)
	if n := t.s.Wars(); n > 0 {
		t.paintWartime(c, n)
	}
	st := t.Theme.Label().In(render.Hex(0xF1DCA2))
	if w, _ := c.Ruler().Measure(upper(t.T("zone")), st); w < 396 && !t.risen() {
		c.TextIn(render.R(z.Right()-420, z.Y+9, 396, 32), upper(t.T("zone")), st, render.Right|render.Middle)
	}
	t.paintTray(c, t.plan.tray)
	if !t.risen() {
		t.paintTray(c, t.plan.hand)
	}
}

// paintWartime changes the room while World Wars are in force: the lamp burns
// lower, the glow of fires comes from the side of the deck, searchlights cross the
// leather, and wire is strung round it.
func (t *table) paintWartime(c render.Canvas, n int) {
	w, z, d := t.plan.Window, t.plan.zone, t.plan.deck
	c.Fill(w, render.Solid(render.Hex(0x05060C).Fade(0.26+0.1*float64(n-1))))
	fire := render.Hex(0xFF4A1E)
	c.SpriteIn("common/light", render.Around(d.Center(), w.W*0.9, w.H*1.3), fire.Fade(0.5))
	c.SpriteIn("common/light", render.Around(render.Pt(w.W, w.H), w.W*0.7, w.H*0.9), fire.Fade(0.35))
	cut := c.Clipped(z.Inset(6))
	for i := range 2 + n {
		from := render.Pt(z.X+z.W*(0.12+0.3*float64(i)), z.Bottom()+10)
		to := render.Pt(from.X+z.W*[]float64{0.24, -0.2, 0.12, -0.3}[i], z.Y-10)
		cut.Polygon([]render.Point{from, to.Add(render.Pt(-46, 0)), to.Add(render.Pt(46, 0))}, render.Slope(90, render.Hex(0xFFF3D0).Fade(0.2), render.Hex(0xFFF3D0).Fade(0.02)))
	}
	for _, y := range []float64{z.Y + 15, z.Bottom() - 13} { // barbed wire
		col := render.Hex(0x0A0806).Fade(0.75)
		c.Segment(render.Pt(z.X+16, y), render.Pt(z.Right()-16, y), 2, col)
		for x := z.X + 30; x < z.Right()-26; x += 46 {
			c.Segment(render.Pt(x-6, y-6), render.Pt(x+6, y+6), 2, col)
			c.Segment(render.Pt(x-6, y+6), render.Pt(x+6, y-6), 2, col)
		}
	}
	c.Frame(z.Inset(-1), 11, 3, render.Slope(135, render.Hex(0xFF9A5A), render.Hex(0x8A1A0E), render.Hex(0x3A0806)))
	c.SpriteIn("common/vignette", w, render.Hex(0x3A0604).Fade(0.7))
}

// paintTray draws a walnut tray.
func (t *table) paintTray(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 8, render.Slope(150, render.Hex(0x4B2E1A), render.Hex(0x2B180D), render.Hex(0x1C0F08)))
	c.Fibre(r, 0.9)
	c.Round(r.Inset(6), 6, render.Solid(render.Black.Fade(0.34)))
	c.Frame(r, 8, 1.6, render.Slope(135, render.Hex(0xC79C5A), render.Hex(0x7A5524), render.Hex(0x3A2410)))
}

// paintLeather draws the green leather of the zone with its rosettes and fittings.
func (t *table) paintLeather(c render.Canvas, z render.Rect) {
	c.Shadow(z, 3)
	c.Round(z, 10, render.Slope(160, render.Hex(0x2F7D5E), render.Hex(0x1B5A42), render.Hex(0x0D3527)))
	c.Grain(z, 1)
	cut := c.Clipped(z.Inset(6))
	for i := range 3 {
		at := render.Pt(z.X+z.W*(0.22+0.31*float64(i)), z.Center().Y)
		cut.SpriteIn("common/rosette", render.Around(at, z.H*1.25, z.H*1.25), render.Hex(0xE8C877).Fade(0.16))
	}
	brass := render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0xA67A34), render.Hex(0x6B4613))
	c.Frame(z, 10, 3, brass)
	c.Frame(z.Inset(7), 6, 1.2, render.Solid(render.Hex(0xD2A24A).Fade(0.5)))
	for _, at := range []render.Point{z.Min(), render.Pt(z.Right(), z.Y), render.Pt(z.X, z.Bottom()), z.Max()} {
		c.Circle(at, 9, brass)
		c.Circle(at, 4, render.Solid(render.Hex(0x5F3D12)))
	}
}
