package masters

import (
	"slices"
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// layHexes lays the hexes as things: each shows the chits, loot and plan tokens
// on it and stands for what can be done there.
func (t *table) layHexes(b *ui.Builder) {
	s := t.s
	t.layRoutes(b)
	t.aims = t.goals()
	for x := range masters.Hex(masters.Hexes) {
		c := s.CellOn(x)
		acts := t.todo.hex[x]
		if c == masters.Nowhere && len(acts) == 0 {
			continue
		}
		t.layHex(b, x, c, acts)
	}
}

func (t *table) layHex(b *ui.Builder, x masters.Hex, c masters.Cell, acts []rules.Action) {
	q, r := x.Axial()
	v, th := t.v, b.Theme()
	pts := t.grid.Points(q, r, 1.5)
	thing := ui.Thing{
		ID: v.ID(ref(kHex, int(x))), Shape: ui.Polygon(t.u.Points(pts)...), Layer: ui.LayerRooms, Label: t.hexLabel(x, c), Modest: true,
		Tip: func() ui.Tip { return t.hexTip(x, c) },
	}
	far := t.distant(x, c, acts)
	if far {
		for _, a := range acts {
			t.v.Elsewhere(a)
		}
		acts = nil
		thing.Press = func() { t.pursue(c) }
		t.paintable(&thing, x)
	}
	legal := t.offer(&thing, acts)
	if len(thing.Choices) == len(acts) {
		for i, a := range acts {
			thing.Choices[i].Icon = verbIcon(a.Verb)
		}
	}
	other, goal := -1, c != masters.Nowhere && t.aims.Has(c)
	if !legal && !goal && len(t.todo.others[x]) > 0 {
		// Only the character that is looked at acts: a hex of another one opens that one.
		other = t.actor(t.todo.others[x][0])
		thing.Press = func() { t.open(other) }
	}
	for _, a := range t.todo.others[x] {
		t.v.Elsewhere(a)
	}
	if goal {
		t.aimAt(&thing, c)
	}
	thing.Mark = ui.NoMark
	if !legal && !goal && !far && other < 0 && t.v.Asked && t.planning() && t.tool == pencil && c == masters.Nowhere && t.s.Crew[t.who].Waiting() {
		thing.Disabled, thing.Why = true, v.Say(v.Shown.Why(rules.Do(masters.VStart, t.s.CharacterIndex(t.who), int(x))))
	}
	if !legal && !goal && other < 0 && !far {
		t.tellBar(&thing, x, c)
		t.tellHold(&thing, c)
	}
	if legal && t.paints(acts) {
		t.paintable(&thing, x)
		legal = t.leads(x, c) // of all tiles only those where the route can go on are marked
	}
	icon, several := "", false
	if legal {
		icon, several = t.badge(acts), verbsOf(acts) > 1
	}
	thing.Paint = t.u.Painter(func(cv render.Canvas, _ render.Rect, st ui.State) {
		t.paintHex(cv, th, x, c, st, legal || goal && t.s.Phase == masters.Escape && t.safe(c), other >= 0, goal && !legal, several, icon)
	})
	b.Add(thing)
}

// tellBar says why the character that is looked at cannot enter a tile next to
// it, while it has moves left.
func (t *table) tellBar(thing *ui.Thing, x masters.Hex, c masters.Cell) {
	fig := &t.s.Crew[t.who]
	if t.s.Phase != masters.Action || !t.v.Asked || !t.todo.someone[t.who] || c == masters.Nowhere || fig.At == masters.Nowhere || fig.Left[moves] == 0 || !t.s.Near(fig.At).Has(c) {
		return
	}
	thing.Disabled, thing.Why = true, t.v.Say(t.s.Why(rules.Do(masters.VMove, t.s.CharacterIndex(t.who), int(x))))
}

// tellHold says why the character that is looked at is not taken over several tiles to
// one on which a guard would hold it.
func (t *table) tellHold(thing *ui.Thing, c masters.Cell) {
	fig := &t.s.Crew[t.who]
	if t.s.Phase != masters.Action || !t.v.Asked || t.asked() || c == masters.Nowhere || fig.At == masters.Nowhere || fig.Left[moves] < 2 || t.s.Near(fig.At).Has(c) || !t.s.Walkable(t.who).Has(c) {
		return
	}
	if why := t.holdsOn(t.who, c); why != "" {
		thing.Disabled, thing.Why = true, why
	}
}

// badge is the pictogram of what a hex can be chosen for.
func (t *table) badge(acts []rules.Action) string {
	first := acts[0].Verb
	for _, a := range acts {
		if a.Verb == masters.VMove || a.Verb == masters.VPlan {
			first = a.Verb
		}
	}
	if t.planning() && t.s.Crew[t.who].Waiting() && acts[0].Verb == masters.VStart {
		first = masters.VStart
	}
	return verbIcon(first)
}

// verbIcon is the pictogram of what is done with a thing.
func verbIcon(v rules.Verb) string {
	if icon := verbIcons[v]; icon != "" {
		return icon
	}
	return "common/check"
}

// verbsOf is how many different things can be done at a hex.
func verbsOf(acts []rules.Action) (n int) {
	var seen []rules.Verb
	for _, a := range acts {
		if !slices.Contains(seen, a.Verb) {
			seen = append(seen, a.Verb)
		}
	}
	return len(seen)
}

// hexLabel is the name of a hex with what is known to be on it.
func (t *table) hexLabel(x masters.Hex, c masters.Cell) string {
	s := t.v.Name(ref(kHex, int(x)))
	if c != masters.Nowhere && t.s.Unknown.Has(c) {
		s += " " + say(t.v, "hex.unknown")
	}
	return s
}

// paintHex draws what lies on a hex, and its marks.
func (t *table) paintHex(c render.Canvas, th *render.Theme, x masters.Hex, cell masters.Cell, st ui.State, legal, other, goal, several bool, icon string) {
	q, r := x.Axial()
	side := t.grid.Side
	at := t.grid.Center(q, r)
	switch {
	case legal:
		t.paintLegal(c, q, r, st)
	case goal: // a press shows the whole way
		c.Polygon(t.grid.Points(q, r, side*0.1), render.Solid(signal.Fade(0.06)))
		c.Dashes(t.grid.Points(q, r, side*0.1), 2.6, signal.Fade(0.85), side*0.16, side*0.13, 0, true)
	case other:
		c.Line(t.grid.Points(q, r, side*0.12), 2, signal.Fade(0.35), true)
	}
	if cell != masters.Nowhere {
		t.paintChits(c, th, cell, at)
		t.paintLoot(c, th, cell, at)
		t.paintTokens(c, th, cell, at)
	}
	if icon != "" && several { // a second badge behind it: a press opens a menu
		badge(c, at.Add(render.Pt(side*0.62-max(side*0.28, 12)*0.7, -side*0.4-max(side*0.28, 12)*0.35)), max(side*0.28, 12), "")
	}
	if icon != "" {
		badge(c, at.Add(render.Pt(side*0.62, -side*0.4)), max(side*0.28, 12), icon)
	}
	if st.Hover && (legal || other || goal) {
		c.Polygon(t.grid.Points(q, r, side*0.08), render.Solid(render.White.Fade(0.12)))
	}
	if st.Focus {
		c.FocusPolygon(t.grid.Points(q, r, side*0.05), th)
	}
}

// badge is the golden disk with a pictogram of what can be done with a thing.
func badge(c render.Canvas, p render.Point, rad float64, icon string) {
	c.Circle(p.Add(render.Pt(1, 2)), rad, render.Solid(render.Black.Fade(0.5)))
	c.Circle(p, rad, render.Slope(150, render.Hex(0xFFE97A), signal, render.Hex(0xD9A908)))
	c.RingAt(p, rad, 1.6, render.Solid(headInk))
	if icon != "" {
		c.Icon(icon, render.Around(p, rad*1.3, rad*1.3), headInk)
	}
}

// paintLegal hatches a hex that can be chosen and outlines it.
func (t *table) paintLegal(c render.Canvas, q, r int, st ui.State) {
	side := t.grid.Side
	pts := t.grid.Points(q, r, side*0.1)
	c.Polygon(pts, render.Solid(signal.Fade(0.13)))
	box := render.Around(t.grid.Center(q, r), side*1.6, side*1.8)
	for d := box.X - box.H; d < box.Right(); d += 13 {
		a, b, ok := clip(pts, render.Pt(d, box.Bottom()), render.Pt(d+box.H, box.Y))
		if ok {
			c.Segment(a, b, 2.2, signal.Fade(0.2))
		}
	}
	c.Line(t.grid.Points(q, r, side*0.07), 8, signal.Fade(0.22), true)
	c.Line(pts, 3.6, signal, true)
}

// clip keeps the part of a line inside a convex polygon that runs clockwise.
func clip(pts []render.Point, a, b render.Point) (render.Point, render.Point, bool) {
	t0, t1 := 0.0, 1.0
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		da := (q.X-p.X)*(a.Y-p.Y) - (q.Y-p.Y)*(a.X-p.X)
		db := (q.X-p.X)*(b.Y-p.Y) - (q.Y-p.Y)*(b.X-p.X)
		if da < 0 && db < 0 {
			return a, b, false
		}
		if (da < 0) != (db < 0) {
			if k := da / (da - db); da < 0 {
				t0 = max(t0, k)
			} else {
				t1 = min(t1, k)
			}
		}
	}
	return a.Lerp(b, t0), a.Lerp(b, t1), t1 > t0
}

// A pile is some chits of one kind on a hex.
type pile struct {
	icon   string
	n      int
	active bool
}

// piles lists the security chits on a cell, the active ones first.
func (t *table) piles(c masters.Cell) (l []pile) {
	k := &t.s.Chits
	add := func(icon string, n uint8, active bool) {
		if n > 0 {
			l = append(l, pile{icon, int(n), active})
		}
	}
	add("masters/guard", k.Guards[c], true)
	add("masters/dog", k.Dogs[c], true)
	add("masters/lock", k.Locks[c], true)
	add("masters/camera", k.Cameras[c], true)
	add("masters/guard", k.Subdued[c], false)
	add("masters/dog", k.Tamed[c], false)
	add("masters/unlocked", k.Opened[c], false)
	add("masters/camera", k.Disabled[c], false)
	return l
}

// paintChits draws the security chits of a cell: active ones are red disks,
// handled ones grey squares with a slash.
func (t *table) paintChits(c render.Canvas, th *render.Theme, cell masters.Cell, at render.Point) {
	list := t.piles(cell)
	if len(list) == 0 {
		return
	}
	side := t.grid.Side
	d := side * 0.84
	step := d * 1.02
	if len(list) > 1 {
		d = side * 0.68
		step = min(d*1.04, side*1.46/float64(len(list)))
	}
	y := at.Y - side*0.08
	if t.s.Cash[cell] > 0 || len(t.s.LootOn(cell)) > 0 {
		y += side * 0.2
	}
	x := at.X - step*float64(len(list)-1)/2
	if t.peopled(cell) {
		x -= side * 0.26
	}
	for _, p := range list {
		r := render.Around(render.Pt(x, y), d, d)
		if p.active {
			if p.icon == "masters/camera" && !t.s.Looped {
				t.paintBeams(c, render.Pt(x, y), side)
			}
			c.Circle(r.Center(), d*0.54, render.Solid(line))
			c.Token(r, th, render.Token{Shape: render.RoundToken, Face: red, Icon: p.icon, Ink: render.White, Count: p.n})
		} else {
			r = render.Around(r.Center(), d*0.76, d*0.76)
			c.Token(r, th, render.Token{Shape: render.SquareToken, Face: render.Hex(0x8A97A8), Icon: p.icon, Ink: render.Hex(0x1B2636), Count: p.n})
			c.Segment(r.Min().Add(render.Pt(r.W*0.16, r.H*0.16)), r.Max().Sub(render.Pt(r.W*0.16, r.H*0.16)), max(2, r.W*0.07), render.Hex(0x1B2636))
		}
		x += step
	}
}

// peopled reports whether a pawn stands on a cell.
func (t *table) peopled(c masters.Cell) bool {
	for f := range t.s.Crew {
		if (t.s.Crew[f].InPlay() || t.s.Crew[f].Captive()) && t.s.Crew[f].At == c {
			return true
		}
	}
	return false
}

// paintBeams is what a live camera sees.
func (t *table) paintBeams(c render.Canvas, at render.Point, side float64) {
	for _, d := range [2]float64{-1, 1} {
		c.Polygon([]render.Point{at, at.Add(render.Pt(d*side*0.86, side*0.16)), at.Add(render.Pt(d*side*0.7, side*0.5))}, render.Slope(90, red.Fade(0.42), red.Fade(0.1)))
	}
}

// paintLoot draws loot that lies on a cell.
func (t *table) paintLoot(c render.Canvas, th *render.Theme, cell masters.Cell, at render.Point) {
	s, side := t.s, t.grid.Side
	list := s.LootOn(cell)
	n := len(list)
	if s.Cash[cell] > 0 {
		n++
	}
	if n == 0 {
		return
	}
	y := at.Y
	if len(t.piles(cell)) > 0 || s.Unknown.Has(cell) {
		y = at.Y - side*0.6
	}
	step := min(side*0.8, side*1.5/float64(n))
	x := at.X - step*float64(n-1)/2
	if k := s.Cash[cell]; k > 0 {
		t.paintCash(c, th, render.Pt(x, y), int(k))
		x += step
	}
	for _, l := range list {
		r := render.Around(render.Pt(x, y), side*0.86, side*0.86)
		if n > 1 || y != at.Y {
			r = render.Around(render.Pt(x, y), side*0.66, side*0.66)
		}
		t.paintPiece(c, th, r, l)
		x += step
	}
}

// paintPiece is one piece of loot as a token.
func (t *table) paintPiece(c render.Canvas, th *render.Theme, r render.Rect, l masters.Loot) {
	switch {
	case l == masters.Jewel:
		c.SpriteIn("common/halo", r.Inset(-r.W*0.55), render.Hex(0x7FF0FF).Fade(0.85)) // the goal is the brightest thing of the sheet
		c.Token(r, th, render.Token{Shape: render.PointyToken, Face: render.Hex(0x0D2A54), Icon: "masters/jewel", Ink: render.Hex(0xD6FBFF)})
	case l.Item() != masters.NoItem:
		c.Token(r, th, render.Token{Shape: render.SquareToken, Face: render.Hex(0xE9DFC0), Icon: lootIcon(l), Ink: headInk})
	default:
		c.Token(r, th, render.Token{Shape: render.PointyToken, Face: render.Hex(0xF0E6C4), Icon: lootIcon(l), Ink: headInk})
	}
}

// paintCash is a gold brick with its amount.
func (t *table) paintCash(c render.Canvas, th *render.Theme, at render.Point, k int) {
	side := t.grid.Side
	st := caption(render.Style{Face: render.Oswald700, Size: 20, Color: render.Hex(0x4A2E05), Theme: th})
	wide, high := c.Ruler().Measure("$"+strconv.Itoa(k)+"k", st.Sized(16))
	r := render.Around(at, max(side*1.06, 44, wide+6), max(side*0.6, 26, high))
	c.Shadow(r, 1)
	c.Round(r, 3, render.Slope(150, render.Hex(0xFFF0A8), render.Hex(0xE9BE3E), render.Hex(0xA8750E)))
	c.Frame(r.Inset(2.5), 2, 1.2, render.Solid(render.Hex(0x7A4D06).Fade(0.6)))
	c.TextFit(r, "$"+strconv.Itoa(k)+"k", st, render.Center|render.Middle, 18, 16)
}

// paintTokens draws the plan tokens on a cell in the colours and shapes of
// their owners.
func (t *table) paintTokens(c render.Canvas, th *render.Theme, cell masters.Cell, at render.Point) {
	s, side := t.s, t.grid.Side
	n := 0
	for f := range s.Crew {
		if s.Crew[f].Here() && s.Crew[f].Plan.Has(cell) {
			n++
		}
	}
	if n == 0 {
		return
	}
	d := max(side*0.4, 16)
	x := at.X - d*1.12*float64(n-1)/2
	y := at.Y + side*0.62
	for f := range s.Crew {
		if !s.Crew[f].Here() || !s.Crew[f].Plan.Has(cell) {
			continue
		}
		cv := c
		if !t.planning() && s.Crew[f].Escaped() || s.Crew[f].Busted() {
			cv = c.Faded(0.3)
		}
		cv.SeatShape(render.Around(render.Pt(x, y), d, d), f, th)
		x += d * 1.12
	}
}

// hexTip explains a hex and everything on it.
func (t *table) hexTip(x masters.Hex, c masters.Cell) ui.Tip {
	v, s := t.v, t.s
	tip := ui.Tip{Title: v.Name(ref(kHex, int(x)))}
	word := func(icon, key string, args ...any) {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: say(v, key, args...), Text: say(v, key+".tip", args...)})
	}
	if c == masters.Nowhere {
		tip.Body = say(v, "hex.gap")
		if t.planning() && slices.Contains(s.Tunnels(), x) {
			tip.Body = say(v, "hex.tunnel")
		}
		return tip
	}
	switch {
	case c.Outdoors() && s.Hiding():
		tip.Body = say(v, "hex.entrance")
	case s.Hiding() && s.Fixture(c).Hideout:
		tip.Body = say(v, "hex.hideout")
	case c.Outdoors():
		tip.Body = say(v, "hex.exit")
	case s.Unknown.Has(c):
		tip.Body = say(v, "hex.unknown.tip")
	}
	k := &s.Chits
	for _, p := range []struct {
		n         uint8
		icon, key string
	}{
		{k.Guards[c], "masters/guard", "chit.guard"}, {k.Dogs[c], "masters/dog", "chit.dog"}, {k.Locks[c], "masters/lock", "chit.lock"}, {k.Cameras[c], "masters/camera", "chit.camera"},
		{k.Subdued[c], "masters/guard", "chit.subdued"}, {k.Tamed[c], "masters/dog", "chit.tamed"}, {k.Opened[c], "masters/unlocked", "chit.opened"}, {k.Disabled[c], "masters/camera", "chit.disabled"},
	} {
		if p.n > 0 {
			word(p.icon, p.key, "n", int(p.n))
		}
	}
	if w := t.trapWord(c); w != "" {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/guard", Name: w, Text: say(v, "trap.tip")})
	}
	t.fixtureWords(c, word)
	if card, ok := t.menaced(c); ok {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: cardIcon(card), Name: say(v, "menace", "card", v.Name(ref(kCard, int(card)))), Text: v.Text("text.card." + info.Refs[kCard].IDs[card])})
	}
	if s.Cash[c] > 0 {
		word("masters/cash", "loot.cash", "n", int(s.Cash[c]))
	}
	for _, l := range s.LootOn(c) {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: lootIcon(l), Name: v.Name(ref(kLoot, int(l))), Text: v.Text("text.loot." + info.Refs[kLoot].IDs[l])})
	}
	return tip
}

// fixtureWords explains what is built in.
func (t *table) fixtureWords(c masters.Cell, word func(icon, key string, args ...any)) {
	f := t.s.Fixture(c)
	for _, x := range []struct {
		on        bool
		icon, key string
	}{
		{f.Gate > 0, "masters/gate", "fix.gate"}, {f.Server > 0, "masters/server", "fix.server"}, {f.Remote > 0, "masters/remote", "fix.remote"}, {f.Door, "masters/keycard", "fix.door"},
		{f.Tower, "masters/tower", "fix.tower"}, {f.Kennel, "masters/kennel", "fix.kennel"}, {f.Safe > 0, "masters/safe", "fix.safe"}, {f.Hideout, "masters/hideout", "fix.hideout"},
		{f.Reinforce, "masters/reinforce", "fix.reinforce"}, {f.Clue, "masters/idea", "fix.clue"}, {f.Spent, "masters/exit", "fix.spent"},
		{t.cells().Has(c), "masters/character/prisoner", "fix.cell"},
	} {
		if x.on {
			word(x.icon, x.key, "n", max(f.Safe, f.Gate), "letter", letters[max(f.Server, f.Remote)])
		}
	}
	if o := t.heldBy(c); o >= 0 {
		word("masters/exit", "fix.spoken", "who", t.shortName(o))
	}
}
