package deepstate

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// layZone lists the Infiltration Zone: the reach of whoever acts, and the cards.
func (t *table) layZone(b *ui.Builder) {
	b.Group("zone")
	places := t.zonePlaces()
	t.layReach(b, places)
	for i, r := range places {
		t.layZoneCard(b, t.s.Row[i], i, r)
	}
	if t.s.Over && !t.plan.Small() { // the pad itself
		at := render.Around(t.plan.zone.Center(), min(t.plan.zone.W-40, 470+92*float64(t.s.Count())), t.plan.zone.H-20)
		t.Settle(tabletop.Key("pad", at.W, t.s.Total(t.me)), func(c render.Canvas) { t.paintPad(c, at, rule.Rows) })
		return
	}
	if len(places) == 0 && !t.risen() {
		text := t.T("zone.empty")
		t.Settle(tabletop.Key("empty"), func(c render.Canvas) {
			c.TextIn(t.plan.zone, text, t.Theme.Heading().Sized(24).In(render.Hex(0xE8D7A4)), render.Center|render.Middle)
		})
	}
}

// actor is whose reach is shown: who acts now, else the viewer.
func (t *table) actor() rule.Player {
	if t.s.Phase == rule.ActionPhase && int(t.s.Done) < t.s.Count() {
		return t.s.InOrder()[t.s.Done]
	}
	return t.me
}

// layReach draws the brass frame round the cards in reach, with its plate.
func (t *table) layReach(b *ui.Builder, places []render.Rect) {
	p := t.actor()
	n := min(t.s.ReachOf(p), len(places))
	if n == 0 || t.s.Phase != rule.ActionPhase {
		return
	}
	r := places[0].Union(places[n-1]).Inset(-7)
	label := t.T("reach", "n", n)
	if p != t.me {
		label = t.T("reach.of", "n", n, "who", t.playerName(p))
	}
	longer := t.longer(p, n)
	t.Settle(tabletop.Key("reach", n, label, longer, r.W, r.X), func(c render.Canvas) {
		c.GlowSmall(r, render.Hex(0xF2C85C).Fade(0.35))
		c.Frame(r, 10, 3.5, render.Slope(135, render.Hex(0xFBEBB8), render.Hex(0xC08F36), render.Hex(0x7A5217)))
		st := t.caption(18, render.Hex(0x2B1606)).With(render.Exo700)
		w, _ := c.Ruler().Measure(label, st)
		plate := render.R(r.X+14, r.Y-26, w+28, 32)
		brass(c, plate)
		c.TextIn(plate, label, st, render.Center|render.Middle)
		if longer == "" {
			return
		}
		st = t.caption(17, t.Theme.Light).With(render.Exo700)
		w, _ = c.Ruler().Measure(longer, st)
		green := render.R(plate.Right()+10, plate.Y+1, w+24, 30)
		if green.Right() > r.Right() {
			return
		}
		c.Shadow(green, 1)
		c.Round(green, 6, render.Slope(160, projectInk[rule.Spyware].Lighter(0.25), projectInk[rule.Spyware]))
		c.Frame(green, 6, 1.6, render.Solid(t.Theme.Light))
		c.TextIn(green, longer, st, render.Center|render.Middle)
	})
}

// longer names what lengthens the reach of a player to n cards, "" for nothing.
func (t *table) longer(p rule.Player, n int) string {
	var names []string
	if stage := int(t.s.Players[p].Stages[rule.Spyware]); n > t.s.OpenReach() && stage > 0 {
		names = append(names, t.name(rule.RefProject(rule.Spyware))+" "+numeral(stage))
	}
	for _, m := range t.s.MadeBy(p) {
		if n > t.s.OpenReach() && m.Lengthens() && !t.s.Automa(p) {
			names = append(names, t.name(rule.RefTreaty(m)))
		}
	}
	return strings.Join(names, ", ")
}

// brass draws a plate that dark letters are engraved in.
func brass(c render.Canvas, r render.Rect) {
	c.Shadow(r, 1)
	c.Round(r, 6, render.Slope(160, render.Hex(0xEFCF85), render.Hex(0xC69A48)))
	c.Frame(r, 6, 2, render.Slope(150, render.Hex(0xFBEBB8), render.Hex(0x8A5F1E), render.Hex(0x6B4613)))
}

// layZoneCard lists a card of the row with the Agents on it.
func (t *table) layZoneCard(b *ui.Builder, card rule.Card, place int, r render.Rect) {
	st := t.s.Cards[card]
	k := card.Kind()
	ref := rule.RefCard(card)
	list := t.onCard(card)
	reached := place < t.s.ReachOf(t.actor()) || t.s.Now.Anywhere == card
	dim := t.s.Phase == rule.ActionPhase && !reached
	refused := t.View.Asked && len(list) == 0
	token, claimed := t.tokenOn(card), t.s.IsClaimed(card)
	need, layer := t.s.NeededFor(t.me, card), ui.LayerRooms
	raised := t.raised(card)
	if raised { // it is held up while its number is asked for
		wide := r.W * 166 / 143
		high := r.H * wide / r.W
		r = render.R(r.Center().X-wide/2, r.Y-24, wide, high)
		layer = ui.LayerTokens
	}
	x := t.Thing(t.View.ID(ref), r, layer, t.name(ref), func(c render.Canvas, r render.Rect, s ui.State) {
		r = r.Move(0, -6*s.Lift)
		height := 2
		if s.Lift > 0.3 || raised {
			height = 4
		}
		c.Shadow(r, height)
		t.paintObjective(c, r, k)
		if dim || refused && !s.Hot() {
			c.Round(r, render.CardRadius, render.Solid(render.Hex(0x06130D).Fade(c.Calm(0.28))))
		}
		if coming, ok := t.eyes(); ok && coming == card {
			t.paintComing(c, r, card)
		} else if st.Agents > 0 {
			t.paintForce(c, r, st.By, int(st.Agents), int(st.Ghosts))
		}
		if need > int(k.Printed().Agents) && st.By != t.me {
			t.paintDearer(c, r, need)
		}
		if token != "" {
			at := render.R(r.X-6, r.Y+50, 44, 44)
			c.Token(at, t.Theme, render.Token{Shape: render.RoundToken, Face: render.Hex(0x6A1420), Icon: token})
		}
		if claimed {
			at := render.R(r.Right()-38, r.Y+50, 44, 44)
			c.Token(at, t.Theme, render.Token{Shape: render.RoundToken, Face: render.Hex(0x6B4613), Icon: "lock"})
		}
	})
	if !t.offer(&x, list, t.sends) && t.Asks(rule.VInfiltrate) {
		t.Forbid(&x, rules.Do(rule.VInfiltrate, int(card), max(1, t.s.NeededFor(t.me, card)-t.s.FreeGhosts(t.me))))
	}
	x.Lifts = true
	x.Raises = true
	x.Move = ui.Move{How: ui.Glide, MS: 220}
	if len(list) > 1 {
		x.Menu = t.sendMenu(card, list)
	}
	x.Tip = t.zoneTip(card)
	if st.Agents > 0 {
		x.Points = append(x.Points, ui.Pointing{To: t.View.ID(t.s.RefPlayer(st.By)), Plain: true})
	}
	b.Add(x)
}

// tokenOn is the picture of the Treaty token on a card, "" for none.
func (t *table) tokenOn(c rule.Card) string {
	for i := range t.s.Tokens {
		if t.s.Tokens[i].At == c {
			return "deepstate/treaty/" + t.IDOf(rule.RefToken(rule.Token(i)))
		}
	}
	return ""
}

// paintForce draws Agents and Ghosts on a card, with their total.
func (t *table) paintForce(c render.Canvas, r render.Rect, p rule.Player, agents, ghosts int) {
	per := 4
	if agents > 8 {
		per = 5
	}
	side := min(36, (r.W-10)/float64(per)+4)
	rows := (agents + per - 1) / per
	y := r.Bottom() - 62 - side*0.86*float64(rows)
	for i := range agents {
		row, col := i/per, i%per
		n := min(per, agents-row*per)
		step := min(side*0.86, (r.W-side-6)/float64(max(per-1, 1)))
		x := r.X + (r.W-step*float64(n-1)-side)/2 + step*float64(col)
		t.meeple(c, render.R(x, y+side*0.86*float64(row), side, side), p)
	}
	if ghosts > 0 {
		t.ghosts(c, render.Pt(r.X+22, y-10), ghosts, 34)
	}
	at := render.Pt(r.Right()-20, r.Bottom()-64)
	col := t.color(c, p)
	c.Circle(at.Add(render.Pt(1, 3)), 20, render.Solid(render.Black.Fade(0.5)))
	c.Circle(at, 20, render.Slope(150, col.Lighter(0.3), col, col.Darker(0.2)))
	c.RingAt(at, 20, 2, render.Solid(render.Hex(0x140A06)))
	c.TextIn(render.Around(at, 40, 40), itoa(agents+ghosts), t.figure(23, render.Readable(col, render.Black, render.White)), render.Center|render.Middle)
}

// paintComing draws the Agents and Ghosts that a choice would send, and those
// that it would drive out leaving the card.
func (t *table) paintComing(c render.Canvas, r render.Rect, card rule.Card) {
	st := &t.s.Cards[card]
	if n := int(st.Agents); n > 0 {
		side := min(26, (r.W-34)/float64(min(n, 5)))
		y := r.Y + 52
		c.ArrowHead(render.Pt(r.X+14, y+side/2), render.Pt(r.X-12, y+side/2), 16, render.Hex(0x2E9A62))
		c.Segment(render.Pt(r.X+20, y+side/2), render.Pt(r.X, y+side/2), 5, render.Hex(0x2E9A62))
		for i := range min(n, 8) {
			t.meeple(c.Faded(0.8), render.R(r.X+18+(r.W-34-side)/float64(max(min(n, 8)-1, 4))*float64(i), y, side, side), st.By)
		}
	}
	t.paintForce(c.Faded(0.9), r, t.me, int(t.eye.a.Args[1]), t.s.FreeGhosts(t.me))
}

// paintDearer draws the price that a card has now over the one printed on it.
func (t *table) paintDearer(c render.Canvas, r render.Rect, need int) {
	at := render.Pt(r.Right()-23, r.Y+25)
	if t.narrow(r) {
		at = render.Pt(r.X+22, r.Y+70)
	}
	c.Circle(at, 19, render.Solid(render.Hex(0xFFE3D8)))
	c.Circle(at, 16.8, render.Slope(150, render.Hex(0xC42A34), render.Hex(0x6A0F18)))
	c.TextIn(render.Around(at, 40, 40), itoa(need), t.figure(21, render.White), render.Center|render.Middle)
}

// valueOf is what an Objective is worth, in signs.
func (t *table) valueOf(k rule.Kind) string {
	score := k.Printed().Score
	if len(score) == 0 {
		return ""
	}
	n, groups := score[0].Per()
	value := itoa(n)
	for i, g := range groups {
		if i == 0 {
			value += "/"
		}
		value += "{icon:" + groupSign[g] + "}"
	}
	return value
}

// paintObjective draws an Objective lying in the row.
func (t *table) paintObjective(c render.Canvas, r render.Rect, k rule.Kind) {
	name := t.name(rule.RefObjective(k))
	// A picture is kept in the size in which the card comes to rest.
	t.Bake(c, "row:"+itoa(int(k))+":"+itoa(int(r.W)), r, 2, tabletop.Key(name, r.W, r.H), func(c render.Canvas, r render.Rect) { t.objectiveFace(c, r, k) })
}

func (t *table) objectiveFace(c render.Canvas, r render.Rect, k rule.Kind) {
	card := k.Printed()
	band := groupColor[card.Group]
	c.Round(r, render.CardRadius, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
	strip, rest := r.Inset(2).Cut(46)
	field := rest.Pad(0, 0, 0, 52)
	t.paintField(c, field, t.objectiveIcon(k), band.Darker(0.15), 0)
	foot := render.R(rest.X, field.Bottom(), rest.W, rest.Bottom()-field.Bottom())
	c.Fill(foot, render.Slope(170, render.Hex(0xF3E7C6), render.Hex(0xD2BE8C)))
	c.Fill(render.R(foot.X, foot.Y, foot.W, 1.2), render.Solid(render.Hex(0x6B4A1E).Fade(0.6)))
	if t.narrow(r) { // the name needs the whole band
		t.paintBand(c, strip, band, rule.RefObjective(k), 6)
		t.paintCost(c, render.Pt(field.X+20, field.Y+22), int(card.Agents))
	} else {
		t.paintBand(c, strip, band, rule.RefObjective(k), 40)
		t.paintCost(c, render.Pt(strip.Right()-21, strip.Center().Y), int(card.Agents))
	}
	room := foot.W - 12
	if v := t.valueOf(k); v != "" {
		st := t.figure(20, render.Hex(0x2B1606))
		if k == rule.CrimeSyndicates {
			st = st.Sized(16).Signed(0.9)
			if foot.W < 112 {
				st = st.Sized(13).Signed(0.85)
				st.Floor = 11
			}
		}
		w, _ := c.Ruler().Measure(v, st)
		edge := 9.0
		if figure, signs, ok := strings.Cut(v, "/"); ok && w+38 > foot.W { // the signs stand below the figure, so that an Agent has room beside them
			v, edge, st.Lead = figure+"/\n"+signs, 3, st.Size
			w, _ = c.Ruler().Measure(v, st)
		}
		box := render.R(foot.Right()-w-20, foot.Y+edge, w+14, foot.H-2*edge)
		c.Round(box, 6, render.Slope(150, render.Hex(0xFFF9E6), render.Hex(0xE3D2A0)))
		c.Frame(box, 6, 1.6, render.Solid(render.Hex(0x2B1606)))
		c.TextIn(box, v, st, render.Center|render.Middle)
		room = box.X - foot.X - 8
	}
	n := int(card.Agents)
	per := min(n, 3)
	if room < 36 {
		per = min(n, 2)
	}
	side := min(19, room/float64(per)-1, (foot.H-6)/float64((n+per-1)/per))
	for i := range n {
		row, col := i/per, i%per
		c.Icon(iconAgent, render.R(foot.X+5+float64(col)*(side+1), foot.Center().Y-side*float64((n+per-1)/per)/2+float64(row)*side, side, side), render.Hex(0x8A1A26))
	}
	if card.Emblem != rule.NoEmblem {
		t.emblem(c, render.R(field.Right()-42, field.Y+7, 36, 36), card.Emblem, true)
	}
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// narrow reports whether a card has no room for its name beside its number.
func (t *table) narrow(r render.Rect) bool { return t.plan.Small() || r.W < 136 }

// paintBand draws the title band of a card; right is the room that it leaves.
func (t *table) paintBand(c render.Canvas, r render.Rect, band render.Color, ref rules.Ref, right float64) {
	name, id := t.name(ref), t.IDOf(ref)
	ink := render.Hex(0xFFF4DC)
	c.Corners(r, 8, 8, 0, 0, c.Under(render.Slope(180, band.Lighter(0.28), band, band.Darker(0.4)).Bend(0.4), ink))
	c.Fill(render.R(r.X+2, r.Y, r.W-4, 1.3), render.Solid(render.White.Fade(0.5)))
	c.Fill(render.R(r.X, r.Bottom(), r.W, 4), render.Slope(180, render.Black.Fade(0.4), render.Black.Fade(0)))
	room := r.Pad(7, 1, right, 1)
	st := t.titled(20, ink)
	if t.plan.Small() || r.W < 132 {
		st = st.With(render.Oswald500)
	}
	if r.W < 116 { // a name is not broken within a word
		room = r.Pad(3, 1, min(right, 2), 1)
		st.Floor, st.Lead = 12, 0.94*st.Size
	}
	list := []string{name, t.short(id)}
	if t.plan.Small() && !fits(c.Ruler(), name, st.Sized(12), room) {
		st.Floor = 12
	}
	c.Name(room.Move(0, 1.4), list, st.In(render.Black.Fade(0.6)), render.Left|render.Middle, 18, 17, 16, 15, 14, 13, 12)
	c.Name(room, list, st, render.Left|render.Middle, 18, 17, 16, 15, 14, 13, 12)
}

// paintCost draws the circle with the number of Agents.
func (t *table) paintCost(c render.Canvas, at render.Point, n int) {
	c.Circle(at, 16.5, render.Solid(render.Hex(0xFFF4DC)))
	c.Circle(at, 14.6, render.Slope(150, render.Hex(0x3A1016), render.Hex(0x14060A)))
	c.TextIn(render.Around(at, 34, 34), itoa(n), t.figure(20, render.White), render.Center|render.Middle)
}

// paintField draws an emblem on engraved paper.
func (t *table) paintField(c render.Canvas, r render.Rect, icon string, ink render.Color, side float64) {
	c.Fill(r, render.Slope(155, render.Hex(0xF3E7C6), render.Hex(0xD6C38E)))
	cut := c.Clipped(r)
	rose := max(r.W, r.H) * 1.35
	cut.SpriteIn("common/rosette", render.Around(r.Center(), rose, rose), render.Hex(0xA9873F).Fade(0.62))
	if side == 0 {
		side = min(r.W*0.66, r.H*0.72)
	}
	at := render.Around(r.Center(), side, side)
	cut.Circle(r.Center(), side*0.62, render.Solid(render.Hex(0xF5EBCB).Fade(0.72)))
	cut.Icon(icon, at.Move(1.5, 2.5), render.Black.Fade(0.28))
	cut.Icon(icon, at, ink)
}
