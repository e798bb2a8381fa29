package infiltration

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// layPeople lists who and what moves in the tower: operatives, NPCs, Sludge and
// the items that were left in rooms.
func (t *table) layPeople(b *ui.Builder) {
	b.Group("tower")
	for p := rule.Entry; p <= rule.Secret; p++ {
		if !t.s.Revealed(p) {
			continue
		}
		scene := roomScene(t.room(int(p)))
		t.laySludge(b, p, scene)
		t.layLeft(b, p, scene)
		t.layNPCs(b, p)
	}
	b.Group("people")
	for p := rule.Entry; p <= rule.Captured; p++ {
		t.layPawns(b, p)
	}
}

// pawnsAt is the operatives at a place, in the order of the game.
func (t *table) pawnsAt(p rule.Place) (l []rule.Operative) {
	for _, o := range t.s.InPlay() {
		if t.s.Ops[o].Place == p {
			l = append(l, o)
		}
	}
	return l
}

// pawnPlaces are where n pawns stand at a place.
func (t *table) pawnPlaces(p rule.Place, n int) []render.Rect {
	if p.Inside() {
		scene := roomScene(t.room(int(p)))
		f := min(scene.H/138, 1.15)
		w, h := pawnW*f, pawnH*f
		room := render.R(scene.X+6, scene.Bottom()-h-4, scene.W-12-46, h)
		switch {
		case n == 1:
			return []render.Rect{render.R(scene.X+scene.W*0.14, room.Y, w, h)}
		case n > 4:
			room.W = scene.W - 12
		}
		return ui.Row(room, n, w, h, w*0.94)
	}
	strip := t.plan.tower.WayOut
	if p == rule.Captured {
		strip = t.plan.tower.Deep
	}
	out := make([]render.Rect, n)
	step := min(44, (strip.H-56)/float64(max(n, 1)))
	for i := range out {
		out[i] = render.R(strip.X+(strip.W-27)/2, strip.Bottom()-46-step*float64(i), 27, 42)
	}
	return out
}

// pawnPlace is where an operative stands.
func (t *table) pawnPlace(o rule.Operative) render.Rect {
	p := t.s.Ops[o].Place
	l := t.pawnsAt(p)
	if !p.Inside() && p != rule.Out && p != rule.Captured {
		return render.Rect{}
	}
	for i, r := range t.pawnPlaces(p, len(l)) {
		if l[i] == o {
			return r
		}
	}
	return render.Rect{}
}

// layPawns lists the operatives at a place.
func (t *table) layPawns(b *ui.Builder, p rule.Place) {
	l := t.pawnsAt(p)
	if len(l) == 0 || !p.Inside() && p != rule.Out && p != rule.Captured {
		return
	}
	for i, r := range t.pawnPlaces(p, len(l)) {
		o := l[i]
		st := t.s.Ops[o]
		ref := rule.RefOperative(o)
		acts := t.acting(o)
		second := t.second(o)
		climbs := t.motion.climbs[o]
		x := t.Thing(t.View.ID(ref), r, ui.LayerPawns, t.View.Name(ref), func(c render.Canvas, r render.Rect, s ui.State) {
			if climbs && s.Moved < 1 { // by way of the shaft
				shaft := t.plan.tower.Shaft.Center().X - r.W/2
				r = r.Move((shaft-r.X)*math.Pow(math.Sin(s.Moved*math.Pi), 0.6), 0)
			}
			c.Figure(r, t.Theme, render.Figure{Seat: int(st.Seat), Wounded: st.Wounded, Delayed: st.Delayed, Selected: acts, Grey: st.Place == rule.Captured})
			if second && r.W > 40 {
				side := r.W * 0.36
				c.Count(render.Pt(r.X+r.W*0.2, r.Bottom()-side*0.4), 2, t.Theme)
			}
		})
		x.Move = ui.Move{How: ui.Walk, Rival: int(st.Seat) != t.Seat}
		x.Raises = true
		x.Tip = t.operativeTip(o)
		t.offerOr(&x, ref)
		b.Add(x)
	}
}

// acting reports whether an operative decides or resolves its card now.
func (t *table) acting(o rule.Operative) bool {
	if p := t.motion.played; p != nil && p.op == o && t.View.Showing {
		return true
	}
	return !t.View.Showing && !t.View.Over && t.s.Ask.Op == o && t.s.Ops[o].Place.Inside()
}

// second reports whether an operative is the second one of its seat.
func (t *table) second(o rule.Operative) bool {
	for _, other := range t.s.InPlay() {
		if t.s.Ops[other].Seat == t.s.Ops[o].Seat {
			return other != o
		}
	}
	return false
}

// npcSize is the octagon of an NPC.
const npcSize = 50.0

// npcPlace is where the i-th NPC of a room stands: beside a lone pawn, above
// the data where there are more.
func (t *table) npcPlace(p rule.Place, i int) render.Rect {
	scene := roomScene(t.room(int(p)))
	f := min(scene.H/138, 1.15)
	x := [...]float64{0.52, 0.16, 0.36, 0.02, 0.7}
	y := 38.0
	switch n := len(t.pawnsAt(p)); {
	case n == 0:
		x[0], x[1] = 0.4, 0.1
	case n > 1:
		x[0], x[1], x[2] = 0.7, 0.42, 0.12
		y = 46
		if i > 0 || n > 3 {
			y = 2
		}
		if n > 3 {
			x[0], x[1], x[2], x[3] = 0.03, 0.32, 0.6, 0.46
		}
	}
	return render.R(scene.X+scene.W*x[i%len(x)], scene.Y+y*f, npcSize*f, npcSize*f)
}

func (t *table) npcsAt(p rule.Place) (l []rule.NPC) {
	for n := range t.s.NPCs {
		if t.s.NPCs[n].Place == p {
			l = append(l, rule.NPC(n))
		}
	}
	return l
}

func (t *table) layNPCs(b *ui.Builder, p rule.Place) {
	for i, n := range t.npcsAt(p) {
		st := t.s.NPCs[n]
		ref := rule.RefNPC(n)
		icon, name := "infiltration/npc/"+t.IDOf(ref), t.text("short", ref)
		x := t.Thing(t.View.ID(ref), t.npcPlace(p, i), ui.LayerPawns+1, t.View.Name(ref), func(c render.Canvas, r render.Rect, s ui.State) {
			drawPerson(c, r, t.Theme, icon, name, st.Up)
		})
		x.Move = ui.Move{How: ui.Walk, Rival: true}
		x.Raises = true
		x.Tip = t.npcTip(n)
		t.offerOr(&x, ref)
		b.Add(x)
	}
}

// layLeft lists the items that lie in a room, with the shape of their owner's
// seat.
func (t *table) layLeft(b *ui.Builder, p rule.Place, scene render.Rect) {
	n := 0
	for i, it := range rule.LeftItems() {
		left := t.s.Left[i]
		if left.Place != p {
			continue
		}
		seat := -1
		if left.Owner != nobody {
			seat = int(t.s.Ops[left.Owner].Seat)
		}
		r := render.R(scene.X+6+38*float64(n), scene.Bottom()-40, 34, 34)
		n++
		x := t.Thing("left:"+t.IDOf(rule.RefCard(it.Card())), r, ui.LayerTokens+1, t.View.Name(rule.RefCard(it.Card())), func(c render.Canvas, r render.Rect, s ui.State) {
			c.Token(r, t.Theme, render.Token{Shape: render.SquareToken, Face: bandOf(it.Card()), Icon: t.emblemOf(it.Card())})
			if seat >= 0 {
				c.SeatShape(render.R(r.Right()-14, r.Y-6, 20, 20), seat, t.Theme)
			}
		})
		x.Mouse, x.Tip = true, t.leftTip(it, left)
		b.Add(x)
	}
}

// laySludge lists Sludge where it lies.
func (t *table) laySludge(b *ui.Builder, p rule.Place, scene render.Rect) {
	if t.s.Sludge != p {
		return
	}
	ref := rule.RefSludge
	r := render.R(scene.X+scene.W*0.26, scene.Bottom()-40, scene.W*0.46, 38)
	x := t.Thing(t.View.ID(ref), r, ui.LayerTokens, t.View.Name(ref), func(c render.Canvas, r render.Rect, s ui.State) { t.paintSludge(c, r) })
	x.Move = ui.Move{MS: 400, Rival: true}
	x.Mouse = true
	x.Tip = func() ui.Tip { return ui.Tip{Title: t.View.Name(ref), Body: t.text("text", ref)} }
	b.Add(x)
}

// paintSludge draws a puddle that creeps over the floor.
func (t *table) paintSludge(c render.Canvas, r render.Rect) {
	slime := render.Hex(0x9BE23A)
	c.Added().SpriteIn("common/halo", r.Inset(-14), slime.Fade(0.35))
	blot := func(x, y, w, h float64, col render.Ink) {
		c.Ellipse(render.R(r.X+r.W*x, r.Y+r.H*y, r.W*w, r.H*h), col)
	}
	blot(-0.12, 0.42, 1.24, 0.56, render.Solid(render.Hex(0x1C3206).Fade(0.9)))
	blot(0.62, 0.2, 0.5, 0.4, render.Solid(render.Hex(0x1C3206).Fade(0.9)))
	ink := render.Slope(170, slime.Lighter(0.25), slime.Darker(0.15), slime.Darker(0.5))
	blot(-0.1, 0.4, 1.2, 0.5, ink)
	blot(0.64, 0.2, 0.46, 0.36, ink)
	blot(-0.06, 0.3, 0.34, 0.3, ink)
	blot(0.12, 0.46, 0.3, 0.12, render.Solid(render.White.Fade(0.5)))
	blot(0.74, 0.25, 0.16, 0.1, render.Solid(render.White.Fade(0.5)))
	c.Icon(iconSludge, render.Around(r.Center().Add(render.Pt(0, r.H*0.14)), r.H*0.62, r.H*0.62), render.Hex(0x16260A))
}

// Characters is how many operatives a seat runs: the first one of two may run a pair.
func (t *table) Characters(st rules.State, seat int) int {
	if s, ok := st.(*rule.State); ok && s.Options.Pair && seat == 0 {
		return 2
	}
	return 1
}
