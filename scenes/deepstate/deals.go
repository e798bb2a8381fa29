package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
)

// deals is what happened at the Treaty table in this phase.
type deals struct {
	sealed map[rule.Player][]rule.Treaty
	sat    map[rule.Player]bool
}

func (d *deals) begin() {
	*d = deals{sealed: map[rule.Player][]rule.Treaty{}, sat: map[rule.Player]bool{}}
}

func (d *deals) made(p rule.Player, m rule.Treaty) {
	if d.sealed == nil {
		d.begin()
	}
	d.sealed[p] = append(d.sealed[p], m)
}

// sit notes that a player made no Treaty.
func (d *deals) sit(p rule.Player) {
	if d.sat == nil {
		d.begin()
	}
	d.sat[p] = true
}

// layDeals lists the places at the Treaty table in order, a plate for each player:
// an empty ring for who is still to come, the wax seal of who made a Treaty with its
// name, a struck ring for who made none.
func (t *table) layDeals(b *ui.Builder) {
	if t.s.Phase != rule.TreatyPhase {
		return
	}
	z := t.plan.zone
	order := t.s.InOrder()
	room := render.R(z.X+z.W*0.2, z.Y+3, z.W*0.8-26, 44)
	if t.plan.Small() {
		room = render.R(z.X+z.W*0.3, z.Y+3, z.W*0.7-20, 44)
	}
	wide := min(230, room.W/float64(len(order)))
	x := room.Right() - wide*float64(len(order))
	for i, p := range order {
		t.layDeal(b, p, render.R(x+wide*float64(i), room.Y, wide-6, room.H))
	}
}

func (t *table) layDeal(b *ui.Builder, p rule.Player, r render.Rect) {
	made, sat := t.deals.sealed[p], t.deals.sat[p] || t.s.HadTurn(p) && len(t.deals.sealed[p]) == 0
	now := t.s.Turn().Seat == int(p)
	sat = sat && !now
	words, ink := []string{t.playerName(p)}, render.Hex(0xFFFBEC)
	switch {
	case len(made) > 0:
		ref := rule.RefTreaty(made[len(made)-1])
		words, ink = []string{t.name(ref), t.short(t.IDOf(ref))}, render.Hex(0xFBEBB8)
	case sat:
		words, ink = []string{t.T("deal.none.short")}, render.Hex(0xD6CDA8)
	}
	th := t.Thing("deal:"+itoa(int(p)), r, ui.LayerTokens, t.T("deal", "who", t.playerName(p)), func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r.Pad(0, 3, 0, 3), 20, render.Solid(render.Hex(0x06130D).Fade(0.55)))
		if now {
			c.Frame(r.Pad(0, 3, 0, 3), 20, 2.4, render.Solid(t.Theme.Legal))
		}
		m := render.Pt(r.X+21, r.Center().Y)
		switch {
		case len(made) > 0:
			t.paintSeal(c, m, p)
			if len(made) > 1 {
				c.Count(m.Add(render.Pt(15, 12)), len(made), t.Theme)
			}
		case sat:
			t.shape(c.Faded(0.5), render.Around(m, 18, 18), p)
			c.RingAt(m, 16, 2, render.Solid(render.Hex(0xE8C877).Fade(0.5)))
			c.Segment(render.Pt(m.X-11, m.Y+11), render.Pt(m.X+11, m.Y-11), 2.4, render.Hex(0xE8C877))
		default:
			c.RingAt(m, 16, 2, render.Solid(render.Hex(0xE8C877).Fade(0.8)))
			t.shape(c, render.Around(m, 18, 18), p)
		}
		line := t.caption(17, ink)
		if t.plan.Small() {
			line = line.With(render.Oswald500)
		}
		line.Lead = line.Size // a long name has two lines
		if room := r.Pad(44, 0, 10, 0); room.W > 50 {
			c.Name(room, words, line, render.Left|render.Middle, 16, 15, 14)
		}
	})
	th.Mouse = true
	th.Tip = func() ui.Tip { return t.dealTip(p, made, sat) }
	b.Add(th)
}

// dealTip tells what a player did at the Treaty table.
func (t *table) dealTip(p rule.Player, made []rule.Treaty, sat bool) ui.Tip {
	tip := ui.Tip{Title: t.playerName(p)}
	switch {
	case len(made) > 0:
		for _, m := range made {
			add(&tip, typeIcon[m.Printed().Type], t.name(rule.RefTreaty(m))+":", t.Text("text", rule.RefTreaty(m)))
		}
	case sat:
		tip.Body = t.T("deal.none")
	default:
		tip.Body = t.T("deal.to-come")
		if n := 1; !t.s.Automa(p) {
			tip.Body += " " + t.T("deal.held", "n", int(t.s.Players[p].HandSize), "most", n+t.s.ExtraTreaties(p))
		}
	}
	return tip
}
