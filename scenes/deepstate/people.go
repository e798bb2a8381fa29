package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// layOrder lists the order of this phase: who holds the Supervisor first.
func (t *table) layOrder(b *ui.Builder) {
	r := t.plan.order
	order := t.s.InOrder()
	key := tabletop.Key("order", int(t.s.Done), int(t.s.Supervisor), int(t.s.Phase), r.W)
	acting := t.s.Phase == rule.ActionPhase || t.s.Phase == rule.TreatyPhase || t.s.Phase == rule.TrimPhase || t.s.Phase == rule.Drafting || t.s.Phase == rule.Dealing
	now := t.s.Turn().Seat
	t.Settle(key, func(c render.Canvas) {
		c.Panel(r, t.Theme)
		step := min(36, (r.W-60)/float64(len(order)))
		x := r.X + 14
		c.Circle(render.Pt(x+17, r.Center().Y), 19, render.Slope(150, render.Hex(0xE9E2D2), render.Hex(0x8E8672)))
		c.Icon(iconSpy, render.Around(render.Pt(x+17, r.Center().Y), 27, 27), render.Hex(0x1A1210))
		x += 44
		for i, p := range order {
			at := render.Around(render.Pt(x+step/2, r.Center().Y), 24, 24)
			f := c
			if acting && t.s.HadTurn(p) && int(p) != now {
				f = c.Faded(0.4)
			}
			t.shape(f, at, p)
			if p == t.s.Headhunter() {
				c.Icon(iconHunter, render.R(at.X+12, at.Y-12, 20, 20), render.Hex(0xF2C85C))
			}
			if int(p) == now || now < 0 && t.s.Phase == rule.ActionPhase && i == int(t.s.Done) {
				c.Round(render.R(at.X-1, r.Bottom()-12, 26, 4), 2, render.Solid(t.Theme.Legal))
			}
			x += step
		}
	})
	x := t.Thing("supervisor", r, ui.LayerPanels, t.T("supervisor.title"), nil)
	x.Mouse = true
	x.Tip = t.orderTip
	b.Add(x)
}

// portraits are the pictures of persons; HOC is across the table.
func (t *table) portrait(c render.Canvas, r render.Rect, p rule.Player) {
	col := t.color(c, p)
	c.Round(r, 4, render.Slope(165, col.Mix(render.Hex(0xEADBB0), 0.55), col.Darker(0.55)))
	cut := c.Clipped(r)
	ink := render.Hex(0x14080A)
	m := r.Center()
	cut.Ellipse(render.R(m.X-r.W*0.46, r.Y+r.H*0.62, r.W*0.92, r.H*0.8), render.Slope(165, ink.Lighter(0.16), ink))
	cut.Ellipse(render.R(m.X-r.W*0.2, r.Y+r.H*0.24, r.W*0.4, r.H*0.44), render.Slope(160, render.Hex(0xD9B48C), render.Hex(0x6B4630)))
	cut.Polygon([]render.Point{{X: m.X - r.W*0.1, Y: r.Y + r.H*0.66}, {X: m.X + r.W*0.1, Y: r.Y + r.H*0.66}, {X: m.X + r.W*0.05, Y: r.Bottom()}, {X: m.X - r.W*0.05, Y: r.Bottom()}}, render.Solid(col))
	if t.s.Automa(p) || int(p)%2 == 0 { // a hat
		cut.Ellipse(render.R(m.X-r.W*0.4, r.Y+r.H*0.24, r.W*0.8, r.H*0.13), render.Solid(ink))
		cut.Corners(render.R(m.X-r.W*0.25, r.Y+r.H*0.08, r.W*0.5, r.H*0.22), 8, 8, 0, 0, render.Slope(160, ink.Lighter(0.25), ink))
		cut.Fill(render.R(m.X-r.W*0.25, r.Y+r.H*0.22, r.W*0.5, r.H*0.06), render.Solid(col.Darker(0.35)))
	} else {
		cut.Ellipse(render.R(m.X-r.W*0.25, r.Y+r.H*0.12, r.W*0.5, r.H*0.3), render.Solid(ink))
		cut.Ellipse(render.R(m.X-r.W*0.25, r.Y+r.H*0.2, r.W*0.11, r.H*0.44), render.Solid(ink))
		cut.Ellipse(render.R(m.X+r.W*0.14, r.Y+r.H*0.2, r.W*0.11, r.H*0.44), render.Solid(ink))
	}
	c.Frame(r, 4, 2, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0x8A5F1E)))
	t.shape(c, render.R(r.X-11, r.Y-11, 32, 32), p)
}

// face is all that a panel shows of a player, as a key.
func (t *table) face(p rule.Player) uint64 {
	st := &t.s.Players[p]
	parts := []any{int(p), t.playerName(p), int(st.Reserve), int(st.Pool), int(st.HandSize), int(st.MenSize), t.s.Total(p), t.s.GhostsOf(p), t.s.FreeGhosts(p), int(t.s.Supervisor), int(t.s.Done), int(t.s.Phase), t.s.Turn().Seat, t.sub(p)}
	for g := range rule.Group(rule.Groups) {
		parts = append(parts, t.s.GroupCount(p, g))
	}
	for _, e := range emblemList {
		parts = append(parts, t.s.EmblemCount(p, e))
	}
	for _, m := range t.s.MadeBy(p) {
		parts = append(parts, int(m))
	}
	for op := range t.s.Operations {
		parts = append(parts, int(t.s.Operations[op].By))
	}
	return tabletop.Key(parts...)
}

// sub is the line below a player's name.
func (t *table) sub(p rule.Player) string {
	who, _ := t.View.Sitter(int(p))
	switch {
	case t.s.Automa(p) && t.s.Head.Away > 0:
		return t.T("away", "n", int(t.s.Head.Away))
	case t.s.Automa(p):
		return t.level()
	case !t.View.Over && who.Thinking && p != t.me:
		return t.T("thinking")
	case p == t.s.Supervisor:
		return t.T("supervisor")
	case t.s.Phase == rule.ActionPhase && t.s.HadTurn(p):
		return t.T("had-turn")
	}
	return ""
}

// level is what HOC is called at its level.
func (t *table) level() string {
	return t.View.Text("option.level." + []string{"secretary", "director", "chairman", "puppet-master"}[t.s.Options.Level])
}

// thinks reports whether a player is at work now.
func (t *table) acts(p rule.Player) bool {
	return !t.View.Over && !t.View.Showing && t.s.Turn().Seat == int(p) || t.motion.acting == p && t.View.Showing
}

// layRivals lists the other players.
func (t *table) layRivals(b *ui.Builder) {
	b.Group("rivals")
	l := t.others()
	places := t.rivalPlaces(len(l))
	for i, r := range places {
		t.layRival(b, l[i], r)
	}
	if len(l) == 1 && t.s.Seats > 1 {
		t.layOpenTray(b, l[0], places[0])
	}
}

// layOpenTray lists the cards of an only rival below its panel.
func (t *table) layOpenTray(b *ui.Builder, p rule.Player, panel render.Rect) {
	r := render.R(panel.X, panel.Bottom()+8, panel.W, t.plan.rivals.Bottom()-panel.Bottom()-8)
	if r.H < 120 {
		return
	}
	key := render.Key(t.face(p), tabletop.Key("open-tray", r.W, r.H, t.trayKey(p)))
	t.Settle(key, func(c render.Canvas) {
		t.Bake(c, "open-tray", r, 2, key, func(c render.Canvas, r render.Rect) { t.paintOpenTray(c, r, p) })
	})
	x := t.Thing("tray:"+itoa(int(p)), r, ui.LayerPanels, t.playerName(p), nil)
	x.Mouse = true
	x.Big = t.trayBig(p)
	b.Add(x)
}

// trayKey is all that the cards in front of a player show.
func (t *table) trayKey(p rule.Player) uint64 {
	var parts []any
	for _, col := range t.columnsOf(p) {
		for _, s := range col.list {
			parts = append(parts, s.id, s.value, s.agents)
		}
	}
	return tabletop.Key(parts...)
}

// paintOpenTray draws a player's cards by column, each as its picture.
func (t *table) paintOpenTray(c render.Canvas, r render.Rect, p rule.Player) {
	t.paintTray(c, r)
	cols := t.columnsOf(p)
	parts := make([]ui.Size, len(cols))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	for i, at := range ui.Cols(r.Inset(9), 5, parts...) {
		col := &cols[i]
		side := min(26, at.W)
		if col.sign == iconTreaty {
			c.Icon(col.sign, render.Around(render.Pt(at.Center().X, at.Y+side/2), side, side), render.Hex(0xF1DCA2))
		} else {
			c.SpriteIn(col.sign, render.Around(render.Pt(at.Center().X, at.Y+side/2), side, side), render.White)
		}
		in := at.Pad(0, side+5, 0, 0)
		step := min(30, (in.H-27)/float64(max(len(col.list)-1, 1)))
		for k := range col.list {
			t.paintChip(c, render.R(in.X, in.Y+step*float64(k), in.W, 27), &col.list[k], p)
		}
	}
}

// paintChip draws a card of a rival's tray as its picture, with the Agents still on it
// or its emblem.
func (t *table) paintChip(c render.Canvas, r render.Rect, s *strip, p rule.Player) {
	c.Round(r, 4, render.Slope(170, s.band.Lighter(0.25), s.band, s.band.Darker(0.3)))
	c.Frame(r, 4, 1.2, render.Solid(render.Hex(0x140A06).Fade(0.8)))
	mid := r.Center()
	double := r.W >= 44 && (s.agents > 0 || s.emblem != rule.NoEmblem)
	if double {
		mid.X = r.X + r.W*0.3
	}
	c.Icon(s.sign, render.Around(mid, 22, 22), render.Hex(0xFFF4DC))
	if !double {
		return
	}
	at := render.Around(render.Pt(r.X+r.W*0.74, mid.Y), 20, 20)
	if s.agents > 0 {
		t.meeple(c, at.Inset(-1), p)
		return
	}
	t.emblem(c, at, s.emblem, true)
}

func (t *table) layRival(b *ui.Builder, p rule.Player, r render.Rect) {
	key := render.Key(t.face(p), tabletop.Key(r.W, r.H))
	acts := t.acts(p)
	t.Settle(render.Key(key, tabletop.Key(acts, r.Y)), func(c render.Canvas) {
		t.Bake(c, "rival:"+itoa(int(p)), r, 30, key, func(c render.Canvas, r render.Rect) {
			t.paintPanel(c, r, p)
			t.paintRival(c, r, p)
		})
		if acts {
			c.GlowSmall(r.Inset(-1), t.color(c, p).Fade(0.8))
			c.Frame(r, render.PanelRadius, 2.5, render.Solid(t.color(c, p)))
		}
	})
	x := t.Thing(t.View.ID(t.s.RefPlayer(p)), r, ui.LayerPanels, t.playerName(p)+" "+itoa(t.s.Total(p)), nil)
	x.Tip, x.Big = t.playerTip(p), t.trayBig(p)
	t.offer(&x, t.onPlayer(p), nil)
	b.Add(x)
	t.layPad(b, p, t.rivalCoin(r))
}

// layPad lists the rosette with somebody's Influence: looked at, it opens the
// scoring pad as it stands.
func (t *table) layPad(b *ui.Builder, p rule.Player, r render.Rect) {
	x := t.Thing("influence:"+itoa(int(p)), r, ui.LayerPanels+1, t.T("pad.of", "who", t.playerName(p), "n", t.s.Total(p)), func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			c.RingAt(r.Center(), r.W/2+3, 3, render.Solid(t.Theme.Focus))
		}
	})
	x.Modest = true
	x.Tip, x.Big = t.padTip(p), t.padBig()
	b.Add(x)
}

// onPlayer lists what can be done with a player: a Hitman in its reserve.
func (t *table) onPlayer(p rule.Player) (l []rules.Action) {
	for _, a := range t.With(rule.VHitReserve) {
		if rule.RefSeat(int(a.Args[0])) == t.s.RefPlayer(p) {
			l = append(l, a)
		}
	}
	return l
}

// paintPanel draws oxblood leather, HOC's in grey steel.
func (t *table) paintPanel(c render.Canvas, r render.Rect, p rule.Player) {
	if !t.s.Automa(p) {
		c.PanelMarked(r, t.Theme, t.color(c, p))
		return
	}
	c.Shadow(r, 3)
	c.Round(r, render.PanelRadius, render.Slope(155, render.Hex(0x5A6168), render.Hex(0x32383D), render.Hex(0x1D2124)))
	c.Grain(r, 0.8)
	c.Frame(r, render.PanelRadius, 2, render.Slope(135, render.Hex(0xE1E6EA), render.Hex(0x7A8288), render.Hex(0x2A2F33)))
}

// rivalRows are the parts of a rival's panel: the portrait, the line of its Agents,
// and below it the rest. In a full room the panels are low.
func (t *table) rivalRows(r render.Rect) (pic, line, rest render.Rect) {
	switch {
	case r.H > 200:
		pic = render.R(r.X+16, r.Y+15, 66, 78)
		line = render.R(r.X+12, pic.Bottom()+8, r.W-24, 38)
	case r.H > 150:
		pic = render.R(r.X+16, r.Y+15, 45, 54)
		line = render.R(r.X+12, pic.Bottom()+3, r.W-24, 28)
	default: // four rows of equal height, the portrait beside the first two
		pic = render.R(r.X+13, r.Y+10, 36, 43)
		line = render.R(r.X+8, r.Y+56, r.W-16, 22)
		return pic, line, render.R(r.X+8, line.Bottom()+2, r.W-16, r.Bottom()-line.Bottom()-5)
	}
	rest = render.R(r.X+10, line.Bottom()+2, r.W-20, r.Bottom()-line.Bottom()-5)
	return pic, line, rest
}

// paintRival draws a rival at a glance.
func (t *table) paintRival(c render.Canvas, r render.Rect, p rule.Player) {
	st := &t.s.Players[p]
	tall := r.H > 200
	pic, line, rest := t.rivalRows(r)
	t.portrait(c, pic, p)
	if p == t.s.Supervisor {
		at, d := render.Pt(pic.Right()-2, pic.Bottom()-4), 15.0
		if r.H < 150 { // the line of Agents lies close below
			at, d = render.Pt(pic.Right(), pic.Bottom()-10), 11
		}
		c.Circle(at, d, render.Slope(150, render.Hex(0xE9E2D2), render.Hex(0x8E8672)))
		c.Icon(iconSpy, render.Around(at, d*1.47, d*1.47), render.Hex(0x1A1210))
	}
	coin := t.rivalCoin(r)
	t.coin(c, coin, itoa(t.s.Total(p)))
	x := pic.Right() + 14
	y := r.Y + 7
	if r.H < 150 {
		y = r.Y + 1
	}
	c.TextFit(render.R(x, y, coin.X-x-6, 28), t.playerName(p), t.caption(21, t.Theme.Light).With(render.Exo700), render.Left|render.Middle, 19, 18, 16)
	y += 29
	right := coin.X - 4
	if tall {
		c.Name(render.R(x, y+2, coin.X-x-6, 26), []string{t.sub(p)}, t.caption(18, t.Theme.Second), render.Left|render.Middle, 18, 17, 16)
		y += 31
		right = r.Right() - 10
	}
	t.paintHeld(c, render.R(x+2, y, right-x, 26), p)
	c.Round(line, 5, render.Solid(render.Black.Fade(0.38)))
	fig := t.figure(22, t.Theme.Light)
	side := min(30, line.H-2)
	t.meeple(c, render.R(line.X+8, line.Center().Y-side/2, side, side), p)
	c.TextIn(render.R(line.X+12+side, line.Y, 60, line.H), itoa(int(st.Reserve)), fig, render.Left|render.Middle)
	if n := t.s.GhostsOf(p); n > 0 {
		at := render.Pt(line.X+line.W*0.47, line.Center().Y)
		if tall {
			t.ghosts(c, at, n, 30)
		} else { // no room for a count at its corner
			t.ghosts(c, at, 1, line.H-2)
			c.TextIn(render.R(at.X+line.H/2+3, line.Y, 40, line.H), itoa(n), fig, render.Left|render.Middle)
		}
	}
	pool := t.T("pool") + " " + itoa(int(st.Pool))
	c.TextIn(line.Pad(0, 0, 9, 0), pool, t.caption(18, t.Theme.Second), render.Right|render.Middle)
	if t.s.Automa(p) { // it needs no emblems
		t.paintGroups(c, render.R(rest.X, rest.Y+8, rest.W, min(rest.H-8, 62)), p)
		return
	}
	emblems := min(28, rest.H/2)
	t.paintGroups(c, render.R(rest.X, rest.Y, rest.W, min(rest.H-emblems, 62)), p)
	t.paintEmblems(c, render.R(rest.X, rest.Y+min(rest.H-emblems, 64), rest.W, emblems), p)
}

// rivalCoin is where the Influence of a rival stands.
func (t *table) rivalCoin(r render.Rect) render.Rect {
	side := 52.0
	if r.H <= 200 {
		side = 44
	}
	return render.R(r.Right()-side-9, r.Y+9, side, side)
}

// ownCoin is where the viewer's Influence stands.
func (t *table) ownCoin() render.Rect {
	head, _, _, _ := t.ownParts()
	return render.R(head.Right()-66, head.Y+34, 62, 62)
}

// paintHeld draws how many Treaties somebody holds and has made, by kind.
func (t *table) paintHeld(c render.Canvas, r render.Rect, p rule.Player) {
	fig := t.figure(19, t.Theme.Light)
	x := r.X
	st := &t.s.Players[p]
	if !t.s.Automa(p) {
		x += t.signed(c, x, r.Y+1, 22, iconCard, render.Hex(0xF1DCA2), itoa(int(st.HandSize)), fig) + 9
	}
	if st.MenSize > 0 {
		x += t.signed(c, x, r.Y+1, 22, iconPerson, render.Hex(0xF1DCA2), itoa(int(st.MenSize)), fig) + 9
	}
	var kinds [3]int
	for _, m := range t.s.MadeBy(p) {
		kinds[m.Printed().Type]++
	}
	for k, n := range kinds {
		if n == 0 || x+34 > r.Right() {
			continue
		}
		box := render.R(x, r.Y, 20, 25)
		c.Round(box, 3, render.Slope(160, typeColor[k].Lighter(0.25), typeColor[k]))
		c.Frame(box, 3, 1, render.Solid(render.Hex(0xF1E3BC)))
		c.Icon(typeIcon[k], box.Inset(3), render.Hex(0xFFF4DC))
		c.TextIn(render.R(box.Right()+3, r.Y, 24, r.H), itoa(n), fig, render.Left|render.Middle)
		x += 42
	}
}

// paintGroups draws the cards that somebody owns by group.
func (t *table) paintGroups(c render.Canvas, r render.Rect, p rule.Player) {
	step := r.W / rule.Groups
	side := min(r.H*0.52, 32)
	if r.H < 44 { // the figures beside the discs
		for g := range rule.Group(rule.Groups) {
			n := t.s.GroupCount(p, g)
			f, ink := c, t.Theme.Light
			if n == 0 {
				f, ink = c.Faded(0.42), t.Theme.Disabled
			}
			d := min(22, r.H-2)
			at := render.R(r.X+step*float64(g), r.Center().Y-d/2, d, d)
			f.SpriteIn(groupSign[g], at, render.White)
			c.TextIn(render.R(at.Right()+2, r.Y, step, r.H), itoa(n), t.figure(18, ink), render.Left|render.Middle)
		}
		return
	}
	for g := range rule.Group(rule.Groups) {
		n := t.s.GroupCount(p, g)
		f, ink := c, t.Theme.Light
		if n == 0 {
			f, ink = c.Faded(0.42), t.Theme.Disabled
		}
		x := r.X + step*float64(g)
		f.SpriteIn(groupSign[g], render.R(x+(step-side)/2, r.Y, side, side), render.White)
		c.TextIn(render.R(x, r.Y+side-1, step, r.H-side), itoa(n), t.figure(20, ink), render.Center|render.Middle)
	}
}

// paintEmblems draws the emblems that somebody has.
func (t *table) paintEmblems(c render.Canvas, r render.Rect, p rule.Player) {
	step := r.W / float64(len(emblemList))
	for i, e := range emblemList {
		n := t.s.EmblemCount(p, e)
		x := r.X + step*float64(i) + 6
		side := min(25, r.H-2)
		t.emblem(c, render.R(x, r.Center().Y-side/2, side, side), e, n > 0)
		col := t.Theme.Light
		if n == 0 {
			col = t.Theme.Disabled
		}
		c.TextIn(render.R(x+side+5, r.Y, 36, r.H), itoa(n), t.figure(20, col), render.Left|render.Middle)
	}
}

// layOwn lists the viewer's panel: reserve, pool, emblems.
func (t *table) layOwn(b *ui.Builder) {
	b.Group("own")
	r, p := t.plan.own, t.me
	st := &t.s.Players[p]
	key := render.Key(t.face(p), tabletop.Key(r.W, r.H))
	acts := t.acts(p)
	head, reserve, pool, foot := t.ownParts()
	t.Settle(render.Key(key, tabletop.Key(acts)), func(c render.Canvas) {
		t.Bake(c, "own", r, 30, key, func(c render.Canvas, z render.Rect) {
			dx, dy := z.X-r.X, z.Y-r.Y
			t.paintPanel(c, z, p)
			t.paintOwn(c, head.Move(dx, dy), reserve.Move(dx, dy), pool.Move(dx, dy), foot.Move(dx, dy), p)
		})
		if acts {
			c.GlowSmall(r.Inset(-1), t.color(c, p).Fade(0.8))
			c.Frame(r, render.PanelRadius, 2.5, render.Solid(t.color(c, p)))
		}
	})
	x := t.Thing(t.View.ID(t.s.RefPlayer(p)), head, ui.LayerPanels, t.playerName(p)+" "+itoa(t.s.Total(p)), nil)
	x.Tip = t.playerTip(p)
	b.Add(x)
	y := t.Thing("reserve", reserve, ui.LayerPanels, t.T("reserve"), func(c render.Canvas, r render.Rect, _ ui.State) { t.paintReserve(c, r) })
	y.Mouse, y.Tip = true, t.reserveTip
	b.Add(y)
	list := t.With(rule.VRecruit)
	z := t.Thing("pool", pool, ui.LayerPanels, t.T("pool")+" "+itoa(int(st.Pool)), func(c render.Canvas, r render.Rect, s ui.State) {
		if len(list) > 0 {
			c.Frame(r, 6, 3, render.Solid(t.Theme.Legal))
		}
		if s.Hot() {
			c.Round(r, 6, render.Solid(render.White.Fade(0.08)))
		}
		t.paintPool(c, r)
	})
	z.Tip = t.poolTip
	if !t.offer(&z, list, nil) && t.View.Asked && t.s.Phase == rule.ActionPhase {
		t.Forbid(&z, rules.Do(rule.VRecruit))
	}
	z.Mark = ui.NoMark
	b.Add(z)
	t.layPad(b, p, t.ownCoin())
	w := t.Thing("counts", foot, ui.LayerPanels, t.T("pad"), nil)
	w.Mouse, w.Tip = true, t.playerTip(p)
	b.Add(w)
}

// crowd draws n Agents in rows of per, each with paint: the first stand, those
// behind solid are outlines of who would be gone, those behind n would come.
func (t *table) crowd(in render.Rect, n, per int, side, lead float64, paint func(i int, r render.Rect)) {
	step := min(side*0.94, (in.W-side)/float64(max(per-1, 1)))
	for i := range n {
		row, col := i/per, i%per
		paint(i, render.R(in.X+step*float64(col), in.Y+lead*float64(row), side, side))
	}
}

// paintReserve draws the Agents in reserve: those that the choice that is looked
// at would send as outlines, those that it would bring in green.
func (t *table) paintReserve(c render.Canvas, r render.Rect) {
	p := t.me
	now := int(t.s.Players[p].Reserve)
	then, ghosts := now, t.s.FreeGhosts(p)
	if t.eye.ok {
		then, ghosts = t.eye.o.Reserve, t.eye.o.Ghosts
	}
	t.paintChange(c, r.Pad(12, 4, 12, r.H-30), now, then)
	in := r.Pad(10, 32, 10, 6)
	if t.s.GhostsOf(p) > 0 {
		in.W -= 44
	}
	n := max(now, then)
	side, lead := min(46, in.H), 0.0
	if n > 5 {
		side, lead = min(40, in.H/2+4), in.H/2-4
	} else {
		in.Y += (in.H - side) / 2
	}
	t.crowd(in, n, 5, side, lead, func(i int, at render.Rect) { t.paintWho(c, at, i, now, then, t.color(c, p)) })
	if t.s.GhostsOf(p) > 0 {
		at := render.Pt(r.Right()-32, r.Y+32+(r.H-38)/2)
		if ghosts < t.s.FreeGhosts(p) {
			t.ghosts(c.Faded(0.4), at, ghosts, 40)
		} else {
			t.ghosts(c, at, ghosts, 40)
		}
	}
}

// paintWho draws one Agent of a crowd that will change.
func (t *table) paintWho(c render.Canvas, r render.Rect, i, now, then int, col render.Color) {
	switch {
	case i >= then: // would leave
		t.piece(c.Faded(0.3), r, col)
	case i >= now: // would come
		c.Icon(iconAgent, r.Inset(-2), render.Hex(0xA8E6C0))
		t.piece(c, r, col)
	default:
		t.piece(c, r, col)
	}
}

// paintChange draws a number, and what it would become.
func (t *table) paintChange(c render.Canvas, r render.Rect, now, then int) {
	fig := t.figure(22, t.Theme.Light)
	if now == then {
		c.TextIn(r, itoa(now), fig, render.Right|render.Middle)
		return
	}
	col := render.Hex(0xA8E6C0)
	if then < now {
		col = render.Hex(0xFFB4A4)
	}
	w, _ := c.Ruler().Measure(itoa(then), fig)
	c.TextIn(r, itoa(then), fig.In(col), render.Right|render.Middle)
	m := render.Pt(r.Right()-w-16, r.Center().Y)
	c.Segment(m.Add(render.Pt(-9, 0)), m.Add(render.Pt(4, 0)), 2.4, col)
	c.ArrowHead(m, m.Add(render.Pt(9, 0)), 10, col)
	c.TextIn(r.Pad(0, 0, w+32, 0), itoa(now), fig, render.Right|render.Middle)
}

// paintPool draws the Agents in the pool, like the reserve.
func (t *table) paintPool(c render.Canvas, r render.Rect) {
	now := int(t.s.Players[t.me].Pool)
	then := now
	if t.eye.ok {
		then = t.eye.o.Pool
	}
	w, _ := c.Ruler().Measure(t.T("pool"), t.caption(18, t.Theme.Second))
	in := render.R(r.X+24+w, r.Center().Y-14, r.W-w-36-48, 28)
	if now != then {
		in.W -= 24
	}
	n := max(now, then)
	t.crowd(in, n, max(n, 4), 28, 0, func(i int, at render.Rect) { t.paintWho(c, at, i, now, then, t.color(c, t.me).Darker(0.35)) })
	t.paintChange(c, r.Pad(0, 0, 12, 0), now, then)
}

// ownParts are the parts of the viewer's panel.
func (t *table) ownParts() (head, reserve, pool, foot render.Rect) {
	r := t.plan.own.Inset(10)
	head = render.R(r.X, r.Y, r.W, 104)
	reserve = render.R(r.X, head.Bottom()+6, r.W, 116)
	pool = render.R(r.X, reserve.Bottom()+8, r.W, 60)
	foot = render.R(r.X, pool.Bottom()+8, r.W, r.Bottom()-pool.Bottom()-8)
	return head, reserve, pool, foot
}

func (t *table) paintOwn(c render.Canvas, head, reserve, pool, foot render.Rect, p rule.Player) {
	pic := render.R(head.X+10, head.Y+10, 70, 84)
	t.portrait(c, pic, p)
	if p == t.s.Supervisor {
		at := render.Pt(pic.Right()-2, pic.Bottom()-4)
		c.Circle(at, 17, render.Slope(150, render.Hex(0xE9E2D2), render.Hex(0x8E8672)))
		c.Icon(iconSpy, render.Around(at, 25, 25), render.Hex(0x1A1210))
	}
	x := pic.Right() + 14
	coin := render.R(head.Right()-66, head.Y+34, 62, 62) // see ownCoin
	c.TextFit(render.R(x, head.Y+2, head.Right()-x-4, 32), t.playerName(p), t.caption(23, t.Theme.Light).With(render.Exo700), render.Left|render.Middle, 21, 19, 18)
	c.Name(render.R(x, head.Y+34, coin.X-x-4, 26), []string{t.sub(p)}, t.caption(18, t.Theme.Second), render.Left|render.Middle, 18, 17, 16)
	t.coin(c, coin, itoa(t.s.Total(p)))
	t.paintHeld(c, render.R(x, head.Y+66, coin.X-x, 28), p)

	c.Round(reserve, 7, render.Slope(160, render.Hex(0x123A2B), render.Hex(0x0A2118)))
	c.Frame(reserve, 7, 1.4, render.Solid(render.Hex(0xA67A34).Fade(0.8)))
	label := t.caption(17, render.Hex(0xF1DCA2)).Tracked(1.5)
	for _, tracked := range []float64{1.5, 0} {
		label = label.Tracked(tracked)
		if tracked == 0 {
			label = label.With(render.Oswald500)
		}
		if w, _ := c.Ruler().Measure(upper(t.T("reserve")), label); w < reserve.W-100 {
			c.TextIn(reserve.Pad(12, 4, 8, reserve.H-30), upper(t.T("reserve")), label, render.Left|render.Middle)
			break
		}
	}
	c.Round(pool, 6, render.Solid(render.Black.Fade(0.4)))
	c.Frame(pool, 6, 1.2, render.Solid(render.Hex(0xA67A34).Fade(0.6)))
	c.TextIn(pool.Pad(12, 0, 0, 0), t.T("pool"), t.caption(18, t.Theme.Second), render.Left|render.Middle)
	t.paintEmblems(c, render.R(foot.X, foot.Y+2, foot.W, 30), p)
	if foot.H > 70 && !t.s.Options.Men {
		t.paintGroups(c, render.R(foot.X, foot.Y+40, foot.W, min(foot.H-42, 60)), p)
	}
}
