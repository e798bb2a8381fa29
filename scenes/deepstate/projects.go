package deepstate

import (
	"cmp"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// numerals are the Stages.
var numerals = [...]string{"I", "II", "III", "IV", "V"}

// benefitIcon is the sign of what a Project brings, benefit its size at a Stage.
var benefitIcon = [rule.Projects]string{rule.DeepState: iconWaive, rule.Comintern: iconGhost, rule.UnifiedNations: iconRecall, rule.Spyware: iconReach}

var benefits = [rule.Projects][rule.Stages]string{
	rule.DeepState:      {"1", "2", "3", "all", "all"},
	rule.Comintern:      {"1", "2", "3", "3", "3"},
	rule.UnifiedNations: {"+1", "+2", "+3", "+4", "all"},
	rule.Spyware:        {"4", "5", "6", "8", "all"},
}

// benefit is the size of a benefit as it stands on the bond.
func (t *table) benefit(p rule.Project, stage int) string {
	switch b := benefits[p][stage-1]; {
	case p == rule.DeepState && stage == rule.Stages:
		return t.T("all") + "×2"
	case b == "all":
		return t.T("all")
	default:
		return b
	}
}

// layProjects lists the four bonds with their Stages.
func (t *table) layProjects(b *ui.Builder) {
	b.Group("projects")
	for i := range t.plan.projects {
		t.layProject(b, rule.Project(i), t.plan.projects[i])
	}
}

func (t *table) layProject(b *ui.Builder, p rule.Project, r render.Rect) {
	ref := rule.RefProject(p)
	name := t.name(ref)
	wars := t.s.Wars()
	key := tabletop.Key("bond", int(p), wars, r.W, r.H, int(t.s.Now.AgentsLess), int(t.s.Now.EmblemsLess), t.priceKey(p), t.s.Closed(p))
	t.Settle(tabletop.Key(int(p), r.X, int(key)), func(c render.Canvas) {
		t.Bake(c, "bond:"+itoa(int(p)), r, 24, key, func(c render.Canvas, r render.Rect) { t.paintBond(c, r, p, name) })
	})
	list := t.onProject(p)
	x := t.Thing(t.View.ID(ref), render.R(r.X, r.Y, r.W, 38), ui.LayerBoard, name, nil)
	x.Tip, x.Big = t.projectTip(p), t.bondBig(p)
	t.offer(&x, list, nil)
	x.Mark = ui.NoMark
	b.Add(x)
	next := int(t.s.Players[t.me].Stages[p]) + 1
	for i, at := range stagePlaces(r) {
		t.layStage(b, p, i+1, at, i+1 == next, list)
	}
	t.layTokenOf(b, p, r)
}

// onProject lists the legal Advances in a Project.
func (t *table) onProject(p rule.Project) (l []rules.Action) {
	for _, a := range t.With(rule.VAdvance) {
		if rule.Project(a.Args[0]) == p {
			l = append(l, a)
		}
	}
	return l
}

// priceKey tells the prices apart that a bond shows.
func (t *table) priceKey(p rule.Project) int {
	n := 0
	for stage := uint8(1); stage <= rule.Stages; stage++ {
		agents, emblems := t.s.PriceOf(t.me, p, stage)
		n = n*100 + agents*10 + emblems
	}
	return n
}

// layStage lists a Stage: the next one of the viewer can be chosen.
func (t *table) layStage(b *ui.Builder, p rule.Project, stage int, r render.Rect, next bool, list []rules.Action) {
	ref := rule.RefStage(p, uint8(stage))
	own := int(t.s.Players[t.me].Stages[p]) == stage
	can := next && len(list) > 0
	t.Settle(tabletop.Key("lit", int(p), stage, own, can), func(c render.Canvas) {
		if own {
			c.GlowSmall(r, t.color(c, t.me).Fade(0.55))
			c.Frame(r.Inset(-1), 6, 3, render.Solid(t.color(c, t.me)))
		}
	})
	x := t.Thing(t.View.ID(ref), r, ui.LayerBoard+1, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		if can {
			c.Frame(r.Inset(-1), 6, 3, render.Solid(t.Theme.Legal))
			at := render.Pt(r.Right()-3, r.Center().Y-6)
			c.Circle(at, 15, render.Slope(150, render.Hex(0x5F1C26), render.Hex(0x25060C)))
			c.RingAt(at, 15, 2, render.Solid(t.Theme.Legal))
			c.Icon("arrow-up", render.Around(at, 18, 18), render.Hex(0xFBEBB8))
		}
		if st.Hot() {
			c.Round(r, 6, render.Solid(render.White.Fade(0.1)))
		}
	})
	x.Tip = t.stageTip(p, stage)
	if next {
		if !t.offer(&x, list, nil) && t.View.Asked && t.s.Phase == rule.ActionPhase {
			t.Forbid(&x, rules.Do(rule.VAdvance, int(p)))
		}
		x.Mark = ui.NoMark
	}
	b.Add(x)
	t.layCoordinators(b, p, stage, r)
}

// layCoordinators lists who stands on a Stage, on wax.
func (t *table) layCoordinators(b *ui.Builder, p rule.Project, stage int, r render.Rect) {
	var who []rule.Player
	for q := range t.s.Count() {
		if int(t.s.Players[q].Stages[p]) == stage {
			who = append(who, rule.Player(q))
		}
	}
	side := 34.0
	step := min(side, (r.W-side-14)/float64(max(len(who)-1, 1)))
	for i, q := range who {
		at := render.R(r.X+(r.W-side-step*float64(len(who)-1))/2+step*float64(i), r.Y+r.H*0.5-side*0.66, side, side)
		x := t.Thing("coordinator:"+t.IDOf(rule.RefProject(p))+":"+itoa(int(q)), at, ui.LayerPawns, "", func(c render.Canvas, r render.Rect, st ui.State) {
			wax := render.Hex(0x9C1F2B)
			c.Ellipse(render.R(r.X-5, r.Y+r.H*0.66, r.W+10, r.H*0.46), render.Solid(wax.Darker(0.5)))
			c.Ellipse(render.R(r.X-4, r.Y+r.H*0.64, r.W+8, r.H*0.42), render.Slope(160, wax.Lighter(0.3), wax, wax.Darker(0.35)))
			t.meeple(c, r, q)
		})
		x.Decor = true
		x.Move = ui.Move{How: ui.Walk, MS: 300, Rival: q != t.me}
		b.Add(x)
	}
}

// layTokenOf draws HOC's Project Order token on a bond.
func (t *table) layTokenOf(b *ui.Builder, p rule.Project, r render.Rect) {
	if t.s.Seats > 1 {
		return
	}
	for i, q := range t.s.Head.Order {
		if q != p {
			continue
		}
		at := render.Around(render.Pt(r.X+5, r.Y+8), 40, 40)
		x := t.Thing("order:"+t.IDOf(rule.RefProject(p)), at, ui.LayerTokens, t.T("hoc.order", "n", i+1), func(c render.Canvas, r render.Rect, st ui.State) {
			pts := make([]render.Point, 0, 8)
			for k := range 8 {
				q := render.SeatPoints(0, r)[k*4+2]
				pts = append(pts, q)
			}
			c.Polygon(pts, render.Slope(150, render.Hex(0x6E777A), render.Hex(0x2A2F33)))
			c.Line(pts, 2, hocColor, true)
			c.TextIn(r, itoa(i+1), t.figure(22, render.White), render.Center|render.Middle)
		})
		x.Mouse = true
		x.Tip = func() ui.Tip { return ui.Tip{Title: t.T("hoc.order", "n", i+1), Body: t.T("hoc.order.body")} }
		b.Add(x)
	}
}

// paintBond draws a Project as an engraved bond.
func (t *table) paintBond(c render.Canvas, r render.Rect, p rule.Project, name string) {
	ink := projectInk[p]
	c.Shadow(r, 2)
	c.Round(r, 4, render.Slope(155, render.Hex(0xFBF3DC), render.Hex(0xEADDB4), render.Hex(0xD6C48E)))
	c.Pulp(r, 0.5)
	c.Frame(r.Inset(3), 3, 1.6, render.Solid(ink))
	c.Frame(r.Inset(6.5), 2, 0.8, render.Solid(ink.Fade(0.7)))
	head := render.R(r.X+8, r.Y+8, r.W-16, 28)
	c.Clipped(head).Tile("common/guilloche", head, ink.Fade(0.3), 0.5)
	st := t.titled(22, ink).Tracked(1.5)
	w, _ := c.Ruler().Measure(name, st)
	if w > head.W-20 {
		name = cmp.Or(t.short(t.IDOf(rule.RefProject(p))), name)
		w, _ = c.Ruler().Measure(name, st)
	}
	w = min(w, head.W-20)
	c.Fill(render.Around(head.Center(), w+18, 26), render.Solid(render.Hex(0xF6ECCC)))
	c.Name(render.Around(head.Center(), w+8, 30), []string{name}, st, render.Center|render.Middle, 22, 20, 18, 16, 14)
	if t.s.Closed(p) {
		t.paintClosed(c, r, p)
		return
	}
	for i, at := range stagePlaces(r) {
		t.paintStage(c, at, p, i+1, ink)
	}
}

// paintClosed draws the Stages of a bond that an option closes, without what they bring
// and cost, and a stamp on them.
func (t *table) paintClosed(c render.Canvas, r render.Rect, p rule.Project) {
	ink := projectInk[p]
	for _, at := range stagePlaces(r) {
		c.Round(at, 5, render.Solid(render.Hex(0xE4D8B2)))
		c.Frame(at, 5, 1.2, render.Solid(ink.Fade(0.35)))
		c.Clipped(at).Icon("deepstate/project/"+t.IDOf(rule.RefProject(p)), render.Around(at.Center(), 46, 46), ink.Fade(0.12))
	}
	stamp := render.Around(r.Center().Add(render.Pt(0, 12)), min(r.W*0.62, 210), 52)
	f := c.Turned(-7, stamp.Center())
	f.Round(stamp, 4, render.Solid(render.Hex(0xF7EDD0)))
	f.Frame(stamp.Inset(3), 3, 3, render.Solid(render.Hex(0x8C0812).Fade(0.85)))
	f.Name(stamp.Inset(6), []string{upper(t.T("closed"))}, t.caption(26, render.Hex(0x8C0812)).With(render.Oswald500).Tracked(2), render.Center|render.Middle, 26, 22, 18, 15)
}

// paintStage draws a Stage with numeral, benefit and price.
func (t *table) paintStage(c render.Canvas, r render.Rect, p rule.Project, stage int, ink render.Color) {
	sheet := &p.Sheet().Stages[stage-1]
	c.Round(r, 5, render.Slope(160, render.Hex(0xFFFBEC), render.Hex(0xEFE2BB)))
	c.Frame(r, 5, 1.4, render.Solid(ink.Fade(0.75)))
	if sheet.Points > 0 {
		c.Clipped(r).Icon("deepstate/project/"+t.IDOf(rule.RefProject(p)), render.Around(render.Pt(r.X+r.W*0.42, r.Center().Y-8), 58, 58), ink.Fade(0.13))
	}
	num := t.titled(20, ink)
	c.TextIn(render.R(r.X+7, r.Y+3, 40, 26), numerals[stage-1], num, render.Left|render.Middle)
	fig := t.figure(18, render.Hex(0x2B1606))
	label := t.benefit(p, stage)
	w, _ := c.Ruler().Measure(label, fig)
	c.TextIn(render.R(r.Right()-w-7, r.Y+3, w+2, 26), label, fig, render.Left|render.Middle)
	if n, _ := c.Ruler().Measure(numerals[stage-1], num); n+w+42 < r.W { // else the figure says enough beside the name of the bond
		c.Icon(benefitIcon[p], render.R(r.Right()-w-31, r.Y+5, 21, 21), ink)
	}
	strip := render.R(r.X+1.5, r.Bottom()-27, r.W-3, 25.5)
	c.Corners(strip, 0, 0, 4, 4, render.Solid(ink.Fade(0.12)))
	room := strip.W - 5
	if sheet.Points > 0 {
		room -= 44
	}
	t.paintPrice(c, render.R(strip.X+3, strip.Y, room, strip.H), p, stage, 18)
	if sheet.Points > 0 {
		t.coin(c, render.Around(render.Pt(r.Right()-25, r.Bottom()-24), 44, 44), itoa(int(sheet.Points)))
	}
}

// paintPrice draws what a Stage takes now: dearer than printed in red, cheaper in
// green.
func (t *table) paintPrice(c render.Canvas, r render.Rect, p rule.Project, stage int, side float64) {
	sheet := &p.Sheet().Stages[stage-1]
	fig := t.figure(side, render.Hex(0x2B1606))
	agents, emblems := t.s.PriceOf(t.me, p, uint8(stage))
	price := func(printed, now int) render.Style {
		if now > printed {
			return fig.In(render.Hex(0x8C0812))
		}
		if now < printed {
			return fig.In(render.Hex(0x0E5630))
		}
		return fig
	}
	n := itoa(emblems)
	if p.Sheet().Spent && emblems > 0 {
		n = itoa(-emblems)
	}
	gap := 6.0
	x, y := r.X, r.Center().Y
	w, _ := c.Ruler().Measure(itoa(agents)+n, fig)
	room := r.W - w - 2*side - 10
	if sheet.Emblems > 0 { // as narrow as it must be
		gap = max(0, min(gap, room))
	}
	if sheet.Emblems > 0 && room < -4 { // the number alone, in the ink of its sign
		ink := price(int(sheet.Agents), agents).In(render.Hex(0x8A1A26))
		a, _ := c.Ruler().Measure(itoa(agents), ink)
		c.TextIn(render.R(x, r.Y, 60, r.H), itoa(agents), ink, render.Left|render.Middle)
		x += a + 5
	} else {
		x += t.signed(c, x, y-side/2, side, iconAgent, render.Hex(0x8A1A26), itoa(agents), price(int(sheet.Agents), agents)) + gap
	}
	if sheet.Emblems == 0 {
		return
	}
	t.emblem(c, render.R(x, y-side/2, side, side), p.Sheet().Emblem, emblems > 0)
	c.TextIn(render.R(x+side+2, r.Y, 60, r.H), n, price(int(sheet.Emblems), emblems), render.Left|render.Middle)
}
