package deepstate

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	plan  plan
	theme *render.Theme

	rest  render.Layer        // everything on the table that does not move by itself
	parts []part              // of rest
	shelf render.PictureCache // faces of cards, bonds, panels

	v    *scenes.View
	s    *rule.State
	seat int         // the viewer when the table was laid last
	me   rule.Player // whose panel stands at the lower left

	question string // what was asked when the focus went to its first answer
	answer   string // the first thing of the list that is an answer

	means map[string][]rules.Action // what each thing stands for
	eye   eye                       // what is being looked at

	motion  motion
	comment string // why what was shown last happened
	history
}

// New makes a table.
func New() scenes.Table {
	return &table{theme: theme, rest: render.Layer{Opaque: true, Patched: true}, shelf: render.PictureCache{Limit: 10 << 20}, seat: rules.Nobody}
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.theme, Sheets: []string{"deepstate"}, Room: air, Measure: "score.about", Signs: stockSigns}
}

// Drop gives the pictures' memory back.
func (t *table) Drop() {
	t.rest.Drop()
	t.shelf.Drop()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(area, v.Scale, t.risen())
	p := &t.plan
	recap := render.R(p.log.X, p.deck.Y, p.log.W, p.log.Bottom()-p.deck.Y)
	switch {
	case p.small() && !t.risen(): // the column has no room for whole lines
		recap = p.tray
	case t.asks(rule.VContact): // the pile of Men of Action stays in sight
		recap = p.log
	}
	hints := render.R(p.prompt.X, p.prompt.Y, p.log.Right()-p.prompt.X, p.log.Bottom()-p.prompt.Y)
	if p.small() {
		hints = render.Rect{}
	}
	return scenes.Areas{
		Plate: p.pt(p.plate), Phases: p.pt(p.phases), Buttons: p.pt(p.buttons), Prompt: p.pt(p.prompt), Log: p.pt(p.log),
		Recap: p.pt(recap), Hints: p.pt(hints),
		Board: p.pt(p.zone),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.v, t.s = v, v.Shown.(*rule.State)
	if me := rule.Player(v.Facing()); v.Seat != t.seat || me != t.me {
		t.motion = motion{Flights: t.motion.Ended()} // nothing moves from one pair of eyes to the next
		t.seat, t.me = v.Seat, me
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
	t.answer, t.parts = "", nil
	t.plan = newPlan(b.Area(), b.Scale(), t.risen())
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
	t.motion.Lay(b, t.thing, t.plan.pt)
	t.lead(b)
}

// lead puts the focus on the first answer of a new question, so that keys and
// pad go on from there.
func (t *table) lead(b *ui.Builder) {
	if !t.v.Asked {
		t.question = ""
		return
	}
	q := itoa(int(t.v.Legal()[0].Verb)) + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.s.Phase)) + " " + itoa(int(t.s.Done)) + " " + itoa(int(t.s.Depth)) + " " + itoa(int(t.s.RowLen))
	if q == t.question {
		return
	}
	t.question = q
	if t.answer != "" {
		b.FocusOn(t.answer)
	}
}

// words is the shelf of the table's own texts.
const words = "deepstate-table"

// T is a text of the table by its key, with arguments as name, value pairs.
func (t *table) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return t.v.House.Book.T(words, key, m)
}

// text is a text of the game about a thing: kind is "name" or "text".
func (t *table) text(kind string, r rules.Ref) string {
	k := t.v.Info.Refs[r.Kind]
	return t.v.Text(kind + "." + k.Name + "." + k.IDs[r.Index])
}

// name is the name of a ref.
func (t *table) name(r rules.Ref) string { return t.v.Name(r) }

// id is the last part of a ref's ID.
func (t *table) id(r rules.Ref) string { return t.v.Info.Refs[r.Kind].IDs[r.Index] }

// playerName is who a player is, in words: the participant's name, or HOC.
func (t *table) playerName(p rule.Player) string {
	if who, ok := t.v.Sitter(int(p)); ok && !t.s.Automa(p) {
		return render.Escape(who.Name)
	}
	return t.name(t.s.RefPlayer(p))
}

// asked reports whether some answer has this verb.
func (t *table) asks(verb rules.Verb) bool {
	for _, a := range t.v.Legal() {
		if a.Verb == verb {
			return true
		}
	}
	return false
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

func itoa(n int) string { return strconv.Itoa(n) }

func upper(s string) string { return strings.ToUpper(s) }

// thing begins a thing that lies in r, in units.
func (t *table) thing(id string, r render.Rect, layer ui.Layer, label string, paint func(c render.Canvas, r render.Rect, st ui.State)) ui.Thing {
	x := ui.Thing{ID: id, Shape: ui.Box(t.plan.pt(r)), Layer: layer, Label: label}
	if paint != nil {
		x.Paint = t.painter(paint)
	}
	return x
}

// painter lets a thing be painted in units.
func (t *table) painter(paint func(c render.Canvas, r render.Rect, st ui.State)) func(render.Canvas, ui.State) {
	u := t.plan.u
	return func(c render.Canvas, st ui.State) {
		at := st.At
		if u != 1 {
			c = c.Enlarged(u, render.Pt(0, 0))
			at = scaled(at, 1/u)
		}
		paint(c, at, st)
	}
}

// bake shows a picture that is painted once and kept: pad is by how much it
// spills over its place. The paint function gets the place at the origin.
func (t *table) bake(c render.Canvas, name string, r render.Rect, pad float64, key uint64, paint func(c render.Canvas, r render.Rect)) {
	t.shelf.Draw(c, name, r.Inset(-pad), key, func(c render.Canvas) { paint(c, render.R(pad, pad, r.W, r.H)) })
}

// part is something on the table that does not move by itself. All parts are
// painted into one picture, and again only when one of them changes.
type part struct {
	key   uint64 // all that it depends on besides the plan
	paint func(c render.Canvas)
}

// settle lets something be painted with what does not move, below everything
// else, in the order in which it is settled.
func (t *table) settle(key uint64, paint func(c render.Canvas)) {
	t.parts = append(t.parts, part{key, paint})
}

// keyOf mixes texts and numbers into a key for a baked picture.
func keyOf(parts ...any) uint64 {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case int:
			b.WriteString(strconv.Itoa(p))
		case bool:
			b.WriteString(strconv.FormatBool(p))
		case float64:
			b.WriteString(strconv.FormatFloat(p, 'g', 8, 64))
		}
		b.WriteByte(0)
	}
	return render.KeyText(b.String())
}

// layGround lists what everything lies on: the wood of the table, the leather of
// the zone, and the picture of all that does not move by itself.
func (t *table) layGround(b *ui.Builder) {
	plan := t.plan
	b.Add(ui.Thing{Layer: ui.LayerTable, Decor: true, Paint: t.painter(func(c render.Canvas, _ render.Rect, _ ui.State) {
		ground := keyOf(plan.window.W, plan.window.H, plan.zone.H, t.s.Wars(), t.risen())
		key := render.Key(ground)
		for _, p := range t.parts {
			key = render.Key(key, p.key)
		}
		t.rest.Draw(c, plan.window, key, func(c render.Canvas) {
			t.paintGround(c)
			for _, p := range t.parts {
				p.paint(c)
			}
		})
	})})
}

// paintGround draws the mahogany and the green leather of the zone.
func (t *table) paintGround(c render.Canvas) {
	w := t.plan.window
	c.Fill(w, render.Slope(155, render.Hex(0x4A1A14), render.Hex(0x2A0C0A), render.Hex(0x150406)))
	c.Fibre(w, 0.7)
	c.SpriteIn("common/light", render.Around(render.Pt(w.W*0.14, -w.H*0.06), w.W*1.3, w.W*1.1), render.Hex(0xFFD9A0).Fade(0.28))
	z := t.plan.zone
	t.bake(c, "zone", z, 40, keyOf(z.W, z.H), t.paintLeather)
	if n := t.s.Wars(); n > 0 {
		t.paintWartime(c, n)
	}
	st := t.theme.Label().In(render.Hex(0xF1DCA2))
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
	w, z, d := t.plan.window, t.plan.zone, t.plan.deck
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
