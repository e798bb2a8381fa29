package deepstate

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// The smaller moves: cards that are passed, put back, shuffled, given; what is
// told beside a panel; the seal under a Treaty.

// treatyDeck is where the Treaty deck is counted, menDeck the Men of Action.
func (t *table) treatyDeck() render.Rect {
	r := t.plan.supply
	return render.R(r.X+r.W*0.74, r.Y, r.W*0.14, r.H)
}

func (t *table) menDeck() render.Rect {
	r := t.plan.supply
	return render.R(r.Right()-r.W*0.16, r.Y, r.W*0.14, r.H)
}

// backs lets n cards fly face down from one place to another.
func (t *table) backs(n int, from, to tabletop.Place, rival bool) {
	t.Flights.Stream(min(n, 5), 70, tabletop.Flight{From: from.Spot(48, 66), To: to.Spot(48, 66), MS: 300, How: ui.Fly, Rival: rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { c.CardBackFace(r, t.Theme) }})
}

// slide lets a picture on a small card fly from one place to another.
func (t *table) slide(icon string, ink render.Color, from, to tabletop.Place, rival bool) {
	t.Flights.Fly(tabletop.Flight{From: from.Spot(76, 96), To: to.Spot(76, 96), MS: 340, How: ui.Fly, Rival: rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 2)
			c.Round(r, 6, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
			c.Frame(r, 6, 2, render.Solid(ink))
			c.Icon(icon, r.Inset(10), ink)
		}})
}

// note lets a few words stand beside somebody's panel for a moment.
func (t *table) note(p rule.Player, words string, rival bool) {
	at := func() render.Rect {
		r := t.panelOf(p)
		if r.Empty() {
			return r
		}
		return render.Around(r.Center(), min(r.W-20, 250), 50)
	}
	t.Pass(at, 900, rival, func(c render.Canvas, r render.Rect, f float64) {
		k := c.Faded(min(1, min(f*6, (1-f)*4)))
		k.Shadow(r, 2)
		k.Round(r, 5, render.Slope(160, render.Hex(0xFBF3DC), render.Hex(0xE2D3A6)))
		k.TextFit(r.Pad(10, 0, 10, 0), words, t.caption(19, render.Hex(0x2B1606)), render.Center|render.Middle, 18, 17, 16)
	})
}

// shake lets a card tremble under the blow of an Over-Infiltration.
func (t *table) shake(at tabletop.Place) {
	t.Pass(at, 300, true, func(c render.Canvas, r render.Rect, f float64) {
		way := math.Sin(f*math.Pi*6) * 5 * (1 - f)
		c.Frame(r.Move(way, 0).Inset(-2), 10, 4, render.Solid(t.Theme.Alarm.Fade(0.8*(1-f))))
	})
}

// riffle lets a pile be shuffled where it lies.
func (t *table) riffle(at tabletop.Place) {
	place := at.Spot(48, 66)
	t.Pass(place, 520, true, func(c render.Canvas, r render.Rect, f float64) {
		for i := range 4 {
			way := math.Sin(f*math.Pi*3+float64(i)*1.4) * 26 * (1 - f)
			c.CardBackFace(r.Move(way, -float64(i)*3), t.Theme)
		}
	})
}

// panelPlace is where a player's panel is.
func (t *table) panelPlace(p rule.Player) tabletop.Place {
	return func() render.Rect { return t.panelOf(p) }
}

// passedOn lets every pack of a draft go to the next player.
func (x *telling) passedOn() {
	n := x.s.Count()
	for p := range n {
		x.backs(2, x.panelPlace(rule.Player(p)), x.panelPlace(rule.Player((p+1)%n)), true)
	}
}

func (x *telling) dealt() {
	for p := range x.s.Count() {
		if !x.s.Automa(rule.Player(p)) {
			x.backs(3, x.treatyDeck, x.panelPlace(rule.Player(p)), true)
		}
	}
}

// grudge lets HOC take offence.
func (x *telling) grudge() {
	x.Flash(x.panelPlace(x.who), x.Theme.Alarm, true)
	x.note(x.who, x.T("note.grudge", "n", x.n), true)
}

// over turns to the pad.
func (x *telling) over() {
	x.Pass(func() render.Rect {
		n := float64(x.s.Count())
		return render.Around(x.plan.Window.Center(), 370+92*n, 486)
	}, 1900, true, func(c render.Canvas, r render.Rect, f float64) {
		x.paintPad(c.Faded(min(1, f*6)), r, f*12)
	})
}

// seal lets a Treaty be read by everybody, presses the wax under it, and sends it
// to who made it.
func (x *telling) seal() {
	who := x.who
	m, _ := rule.OnTreaty(x.E.What)
	at := func() render.Rect { return render.Around(x.plan.zone.Center(), 224, 322) }
	x.Pass(at, 1300, x.Rival, func(c render.Canvas, r render.Rect, f float64) {
		home := x.trayOf(who)()
		if go_ := (f - 0.82) / 0.18; go_ > 0 && !home.Empty() { // on its way
			e := render.EaseOut(go_)
			z := 1 - 0.7*e
			m := r.Center()
			to := home.Center()
			r = render.Around(render.Pt(m.X+(to.X-m.X)*e, m.Y+(to.Y-m.Y)*e), r.W, r.H)
			c = c.Zoomed(z, z, r.Center()).Faded(1 - 0.6*e)
		}
		k := c.Faded(min(1, f*8))
		k.Shadow(r, 4)
		x.treatyFace(k, r, m, true, who)
		if f < 0.3 {
			return
		}
		press := min(1, (f-0.3)/0.12) // the seal comes down
		spot := render.Pt(r.Right()-36, r.Bottom()-32)
		z := 1 + 1.6*(1-press)*(1-press)
		x.paintSeal(k.Faded(press).Zoomed(z, z, spot), spot, who)
	})
}
