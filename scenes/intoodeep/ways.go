package intoodeep

import (
	"context"
	"math"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// How far the crimes in hand are away, the way there as ghosts on the city, and
// the routes of what is about to be chosen.

// preview is the colour of what would be.
var preview = render.Hex(0x5CF2FF)

// Ponder looks for the shortest way to each crime in hand. Inside a power or a Skill the ways found before it are followed, as long
// as what is done is what they say.
func (t *table) Ponder(v *scenes.View) func(ctx context.Context) any {
	t.see(v)
	before := t.ways
	t.ways = nil
	if !v.Asked || t.Seat < 0 || t.s.Players[t.Seat].Crimes.Len() == 0 {
		return nil
	}
	if t.s.Depth > 0 {
		if t.s.Phase == rule.Acting {
			t.ways = followed(before, t.wayCity, t.s.City)
			t.wayCity = t.s.City
		}
		return nil
	}
	t.wayCity = t.s.City
	s, seat := t.s.Clone().(*rule.State), t.Seat
	return func(ctx context.Context) any { return s.Ways(ctx, seat) }
}

// Pondered takes the ways over.
func (t *table) Pondered(found any) {
	t.ways = map[int]rule.Way{}
	list, _ := found.([]rule.Way)
	for _, w := range list {
		t.ways[w.Crime] = w
	}
}

// followed is what is left of ways when the city has come from one to another: what leads there is done. A step may leave the city as
// it was, like a Skill that is still to ask.
func followed(ways map[int]rule.Way, from, to rule.City) map[int]rule.Way {
	left := map[int]rule.Way{}
	for i, w := range ways {
		n := slices.IndexFunc(w.Steps, func(x rule.WayStep) bool { return x.City == to })
		if n < 0 && from != to {
			continue
		}
		if n >= 0 {
			spent := w.Steps[n].Spent
			w.Steps, w.Actions = slices.Clone(w.Steps[n+1:]), w.Actions-spent
			for j := range w.Steps {
				w.Steps[j].Spent -= spent
			}
		}
		left[i] = w
	}
	return left
}

// way is the way that is to be shown on the city, if any.
func (t *table) way() (w rule.Way, ok bool) {
	if t.planned < 0 || t.Seat < 0 || !t.s.Players[t.Seat].Crimes.Has(t.planned) {
		return w, false
	}
	w, ok = t.ways[t.planned]
	return w, ok && w.Known && len(w.Steps) > 0
}

// plan lets the way to a crime be shown, or no longer.
func (t *table) toPlan(crime int) {
	if t.planned == crime {
		crime = -1
	}
	t.planned = crime
	if t.View.Stage != nil {
		t.View.Stage.Rebuild()
	}
}

// Proposals offers to show the way to the crime that is nearest.
func (t *table) Proposals(v *scenes.View) []scenes.Proposal {
	t.see(v)
	if t.s.Phase != rule.Acting || t.s.Depth > 0 || t.Seat < 0 {
		return nil
	}
	if _, ok := t.way(); ok {
		crime := t.planned
		return []scenes.Proposal{{ID: "plan", Label: t.T("way.hide"), Icon: "eye", Do: func() { t.toPlan(crime) }}}
	}
	best := -1
	for _, i := range t.s.Players[t.Seat].Crimes.List() {
		if w, ok := t.ways[i]; ok && w.Known && w.Actions > 0 && t.s.Unlocked(i) && (best < 0 || w.Actions < t.ways[best].Actions) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	return []scenes.Proposal{{ID: "plan", Label: t.N("way.show", t.ways[best].Actions, "crime", t.name(rule.RefCrime(best))), Icon: "eye", Do: func() { t.toPlan(best) }}}
}

// wayWords says how far a crime is away.
func (t *table) wayWords(i int) string {
	w, ok := t.ways[i]
	switch {
	case !ok:
		return ""
	case w.Known && w.Actions == 0 && len(w.Steps) == 0:
		return t.T("way.here")
	case w.Known && w.Next:
		return t.N("way.away-next", w.Actions)
	case w.Known:
		return t.N("way.away", w.Actions)
	case w.Tried > 0 && w.Next:
		return t.N("way.far-next", w.Tried)
	case w.Tried > 0:
		return t.N("way.far", w.Tried)
	}
	return t.T("way.none")
}

// badged reports whether something is known of the way to a crime.
func (t *table) badged(i int) bool {
	w, ok := t.ways[i]
	return ok && !t.printed && (w.Known || w.Tried > 0)
}

// badge draws on a crime in how many actions it is within reach, by a footprint and
// a number.
func (t *table) badge(c render.Canvas, r render.Rect, i int) bool {
	if !t.badged(i) {
		return false
	}
	w := t.ways[i]
	words, ink, face := itoa(w.Actions), preview, render.Hex(0x07132C)
	switch {
	case !w.Known:
		words, ink = ">"+itoa(w.Tried), render.Hex(0xC9C2FF)
	case w.Next && len(w.Steps) > 0:
		ink = render.Hex(0xC9C2FF)
	case w.Actions == 0 && len(w.Steps) == 0:
		c.Round(r, r.H/2, render.Solid(t.Theme.Good))
		c.Icon("common/check", render.Around(r.Center(), r.H-8, r.H-8), render.White)
		return true
	}
	c.Round(r, r.H/2, render.Solid(face.Fade(0.92)))
	c.Frame(r, r.H/2, 1.6, render.Solid(ink))
	c.Icon("common/fast", render.R(r.X+6, r.Y+4, r.H-8, r.H-8), ink)
	t.fit(c, render.R(r.X+r.H, r.Y, r.W-r.H-4, r.H), words, t.caption(18).In(ink), render.Center|render.Middle, 16, 14)
	return true
}

// standing is where a Criminal, an Item and the Sentinel are on the screen; what lies
// in a hand is where its holder is.
func (t *table) standing(r rules.Ref) (render.Point, bool) {
	p, ok := t.spots[r]
	if !ok && r.Kind == rule.KindItem {
		if k := t.s.City.Holder[r.Index]; k != rule.Nobody {
			p, ok = t.spots[rule.RefCriminal(k)]
		}
	}
	return p, ok
}

// street is the middle of a Zone's street.
func (t *table) street(at rule.Spot) render.Point {
	o := t.plan.city
	return t.spotAt(at, (flat(o.Outer)+flat(o.Inner))/2-6, 0)
}

// route draws a dotted way from where something stands into a Zone: along the ring,
// or through the void where it is not beside it. It ends in a ring.
func (t *table) route(c render.Canvas, from render.Point, start, end rule.Spot, goal render.Point, col render.Color, phase float64) {
	pts := []render.Point{from}
	d := int(end-start) & (rule.Zones - 1)
	step := rule.Spot(1)
	if d > rule.Zones/2 {
		d, step = rule.Zones-d, rule.Zones-1
	}
	if d != rule.Zones/2 { // the opposite Zone is reached through the void
		for at, i := start, 1; i < d; i++ {
			at = (at + step) & (rule.Zones - 1)
			pts = append(pts, t.street(at))
		}
	}
	pts = append(pts, goal)
	c.Dashes(pts, 7, render.Hex(0x060418).Fade(0.75), 7, 8, phase, false)
	c.Dashes(pts, 4, col, 6, 9, phase, false)
	a, b := pts[len(pts)-2], goal
	if n := b.Dist(a); n > 1 {
		u := b.Add(a.Mul(-1)).Mul(1 / n)
		tip := b.Add(u.Mul(-16))
		side := render.Pt(-u.Y, u.X)
		c.Polygon([]render.Point{b.Add(u.Mul(-6)), tip.Add(side.Mul(8)).Add(u.Mul(-6)), tip.Add(side.Mul(-8)).Add(u.Mul(-6))}, render.Solid(col))
	}
}

// layRoutes draws where the thing that is looked at would go, or what would come
// there.
func (t *table) layRoutes(b *ui.Builder) {
	if !t.View.Asked || t.View.Hot == "" {
		return
	}
	type leg struct {
		who        rules.Ref
		start, end rule.Spot
	}
	var legs []leg
	add := func(who rules.Ref, start rule.Spot, z int) {
		end := t.s.City.Spot[z]
		if start != end {
			legs = append(legs, leg{who, start, end})
		}
	}
	looked := t.Offers[t.View.Hot]
	if name, ok := strings.CutPrefix(t.View.Hot, "criminal:"); ok {
		for _, a := range t.View.Legal() {
			if a.Verb == rule.VMove && id(rule.RefCriminal(rule.Criminal(a.Args[0]))) == name {
				looked = append(looked[:len(looked):len(looked)], a)
			}
		}
	}
	for _, a := range looked {
		x, y := int(a.Args[0]), int(a.Args[1])
		switch a.Verb {
		case rule.VMove, rule.VSend, rule.VPush:
			add(rule.RefCriminal(rule.Criminal(x)), t.s.City.Pawn[x], y)
		case rule.VEscort:
			add(rule.RefCriminal(rule.Criminal(x)), t.s.City.Pawn[x], y)
			add(rules.At(rule.KindPiece, rule.PieceSentinel), t.s.City.Sentinel, y)
		case rule.VSentinel:
			add(rules.At(rule.KindPiece, rule.PieceSentinel), t.s.City.Sentinel, x)
		case rule.VPushItem, rule.VMoveItem:
			add(rule.RefItem(rule.Item(x)), t.s.City.SpotAt(rule.Item(x)), y)
		}
	}
	if len(legs) == 0 || len(legs) > 12 {
		return
	}
	t.Draw(b, ui.LayerPawns+3, func(c render.Canvas) {
		for i, l := range legs {
			from, ok := t.standing(l.who)
			if !ok {
				continue
			}
			goal := t.street(l.end).Add(render.Pt((float64(i)-float64(len(legs)-1)/2)*14, 0))
			col := t.Theme.Legal
			if l.who.Kind == rule.KindPiece {
				col = render.Hex(0xFF7A6A)
			}
			t.route(c, from, l.start, l.end, goal, col, 0)
		}
	})
}

// layWay lists the way that is to be shown: ghosts where the pieces come to stand,
// numbered by the steps, and the steps in words.
func (t *table) layWay(b *ui.Builder) {
	w, ok := t.way()
	if !ok || t.View.Showing {
		return
	}
	t.Draw(b, ui.LayerPawns+4, func(c render.Canvas) {
		was := t.s.City
		seen := map[rule.Spot]int{}
		place := func(at rule.Spot) render.Point {
			seen[at]++
			return t.street(at).Add(render.Pt(float64(seen[at]-1)*34-12, 22))
		}
		ghost := map[rules.Ref]render.Point{}
		from := func(r rules.Ref) render.Point {
			if p, ok := ghost[r]; ok {
				return p
			}
			p, _ := t.standing(r)
			return p
		}
		for n, step := range deeds(w) {
			now := step.City
			for k := range rule.Criminal(rule.Criminals) {
				if now.Pawn[k] == was.Pawn[k] {
					continue
				}
				ref := rule.RefCriminal(k)
				goal := place(now.Pawn[k])
				t.route(c, from(ref), was.Pawn[k], now.Pawn[k], goal, preview, 0)
				t.pawn(c.Faded(0.78), render.Around(goal, 36, 50), k, t.s.HolderOf(k))
				t.number(c, goal.Add(render.Pt(0, -32)), n+1)
				ghost[ref] = goal
			}
			for i := range rule.Item(rule.Items) {
				if now.SpotAt(i) == was.SpotAt(i) && now.Holder[i] == was.Holder[i] {
					continue
				}
				ref := rule.RefItem(i)
				start := from(ref)
				goal := place(now.SpotAt(i))
				if k := now.Holder[i]; k != rule.Nobody {
					goal = from(rule.RefCriminal(k)).Add(render.Pt(20, 8))
				}
				if was.SpotAt(i) != now.SpotAt(i) && was.Holder[i] == rule.Nobody {
					t.route(c, start, was.SpotAt(i), now.SpotAt(i), goal, preview, 0)
				}
				if k := was.Holder[i]; k == rule.Nobody || k != now.Holder[i] {
					itemPlate(c.Faded(0.85), render.Around(goal, 40, 33), i, false)
					t.number(c, goal.Add(render.Pt(14, -20)), n+1)
				}
				ghost[ref] = goal
			}
			if now.Sentinel != was.Sentinel {
				goal := place(now.Sentinel)
				ref := rules.At(rule.KindPiece, rule.PieceSentinel)
				t.route(c, from(ref), was.Sentinel, now.Sentinel, goal, preview, 0)
				c.Icon("intoodeep/sentinel", render.Around(goal, 34, 34), preview)
				t.number(c, goal.Add(render.Pt(0, -30)), n+1)
				ghost[ref] = goal
			}
			for i, e := range now.Blockade {
				if e != was.Blockade[i] {
					outer, inner := t.plan.city.Border(int(e))
					m := outer.Lerp(inner, 0.42)
					deg := math.Atan2(outer.Y-inner.Y, outer.X-inner.X) * 180 / math.Pi
					barrier(c.Faded(0.7).Turned(deg, m), m)
					t.number(c, m, n+1)
				}
			}
			was = now
		}
	})
	t.laySteps(b, w)
}

// number is the number of a step.
func (t *table) number(c render.Canvas, m render.Point, n int) {
	c.Circle(m, 12, render.Solid(preview))
	c.RingAt(m, 12, 2, render.Solid(render.Hex(0x06122A)))
	c.TextIn(render.Around(m, 24, 24), itoa(n), t.caption(16).In(render.Hex(0x06122A)).Free(), render.Center|render.Middle)
}

// stepWords is a step in words that fit a line.
func (t *table) stepWords(step rule.WayStep) string {
	switch a := step.Action; a.Verb {
	case rule.VEscort:
		return t.T("way.escort", "criminal", t.name(rule.RefCriminal(rule.Criminal(a.Args[0]))), "zone", t.View.Info.Name(rule.RefZone(rule.Zone(a.Args[1]))))
	case rule.VBlockade:
		at := rule.Spot(a.Args[1])
		side := func(at rule.Spot) string {
			return t.View.Name(rule.RefZone(t.s.ZoneOf(at & (rule.Zones - 1))))
		}
		return t.T("way.blockade", "one", side(at), "other", side(at+1))
	}
	return scenes.Capital(t.View.Say(step.Words))
}

// deeds are the steps of a way but for ending the hook step without a hook.
func deeds(w rule.Way) (l []rule.WayStep) {
	for _, x := range w.Steps {
		if x.Action.Verb != rule.VDone {
			l = append(l, x)
		}
	}
	return l
}

// stepLines are the steps of a way in words; from later on they are left for the next
// turn, for want of actions in this one.
func (t *table) stepLines(w rule.Way) (l []string, later int) {
	list, left := deeds(w), int(t.s.Turning.Actions)
	if t.s.Turning.Push != rule.Nobody {
		left++
	}
	later = len(list)
	for i, x := range list {
		l = append(l, t.stepWords(x))
		if !w.Next && x.Spent > left {
			later = min(later, i)
		}
	}
	return l, later
}

// laySteps is the steps of a way in words, over the storylines.
func (t *table) laySteps(b *ui.Builder, w rule.Way) {
	r := t.plan.stories
	title := "way.title"
	if w.Next {
		title = "way.title-next"
	}
	steps, later := t.stepLines(w)
	x := t.Thing("way", r, ui.LayerHand, t.T(title, "crime", t.name(rule.RefCrime(w.Crime))), nil)
	x.Press = func() { t.toPlan(w.Crime) }
	x.Told, x.Solid = true, true
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 3)
		c.PanelMarked(r, t.Theme, preview)
		t.fit(c, render.R(r.X+16, r.Y+8, r.W-60, 28), x.Label, t.caption(20).In(preview), render.Left|render.Middle, 18, 16)
		c.Icon("common/cross", render.R(r.Right()-36, r.Y+10, 22, 22), t.Theme.Second)
		rows := len(steps)
		if later < len(steps) {
			rows++ // the words "next turn"
		}
		n := float64(max(1, rows))
		h := min(34, (r.H-46)/n)
		cols, list := 1.0, n
		if h < 22 { // two columns
			cols, list = 2, math.Ceil(n/2)
			h = min(34, (r.H-46)/list)
		}
		row := 0
		next := func() render.Rect {
			at := render.R(r.X+14+float64(row/int(list))*(r.W-20)/cols, r.Y+40+float64(row%int(list))*h, (r.W-28)/cols, h)
			row++
			return at
		}
		for i, words := range steps {
			if i == later {
				t.fit(c, next().Pad(4, 0, 6, 0), t.T("way.later"), t.caption(17).In(preview), render.Left|render.Middle, 16, 15, 14)
			}
			at := next()
			t.number(c, render.Pt(at.X+13, at.Center().Y), i+1)
			ink := t.line(18)
			if i >= later {
				ink = ink.In(t.Theme.Second)
			}
			t.fit(c, render.R(at.X+34, at.Y, at.W-40, at.H), words, ink, render.Left|render.Middle, 17, 16, 15, 14)
		}
		if st.Hot() {
			c.Frame(r, 8, 2, render.Solid(t.Theme.Focus))
		}
	})
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: x.Label, Body: t.wayWords(w.Crime) + "\n" + t.T("way.tip")}
	}
	b.Add(x)
}
