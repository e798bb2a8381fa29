package deepstate

import (
	"math"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// The smaller moves: cards that are passed, put back, shuffled, given; what is
// told beside a panel; the seal under a Treaty.

// side is a place of w x h units around the middle of another one.
func side(at func() render.Rect, w, h float64) func() render.Rect {
	return func() render.Rect {
		r := at()
		if r.Empty() {
			return r
		}
		return render.Around(r.Center(), w, h)
	}
}

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
func (t *table) backs(n int, from, to func() render.Rect, rival bool) {
	for i := range min(n, 5) {
		t.fly(flight{from: side(from, 48, 66), to: side(to, 48, 66), ms: 300, delay: 70 * float64(i), how: ui.Fly, rival: rival,
			paint: func(c render.Canvas, r render.Rect, st ui.State) { c.CardBackFace(r, t.theme) }})
	}
}

// slide lets a picture on a small card fly from one place to another.
func (t *table) slide(icon string, ink render.Color, from, to func() render.Rect, rival bool) {
	t.fly(flight{from: side(from, 76, 96), to: side(to, 76, 96), ms: 340, how: ui.Fly, rival: rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) {
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
	t.pass(at, 900, rival, func(c render.Canvas, r render.Rect, f float64) {
		k := c.Faded(min(1, min(f*6, (1-f)*4)))
		k.Shadow(r, 2)
		k.Round(r, 5, render.Slope(160, render.Hex(0xFBF3DC), render.Hex(0xE2D3A6)))
		k.TextFit(r.Pad(10, 0, 10, 0), words, t.caption(19, render.Hex(0x2B1606)), render.Center|render.Middle, 18, 17, 16)
	})
}

// shake lets a card tremble under the blow of an Over-Infiltration.
func (t *table) shake(at func() render.Rect) {
	t.pass(at, 300, true, func(c render.Canvas, r render.Rect, f float64) {
		way := math.Sin(f*math.Pi*6) * 5 * (1 - f)
		c.Frame(r.Move(way, 0).Inset(-2), 10, 4, render.Solid(t.theme.Alarm.Fade(0.8*(1-f))))
	})
}

// riffle lets a pile be shuffled where it lies.
func (t *table) riffle(at func() render.Rect) {
	place := side(at, 48, 66)
	t.pass(place, 520, true, func(c render.Canvas, r render.Rect, f float64) {
		for i := range 4 {
			way := math.Sin(f*math.Pi*3+float64(i)*1.4) * 26 * (1 - f)
			c.CardBackFace(r.Move(way, -float64(i)*3), t.theme)
		}
	})
}

// panelPlace is where a player's panel is.
func (t *table) panelPlace(p rule.Player) func() render.Rect {
	return func() render.Rect { return t.panelOf(p) }
}

func (x *telling) panel() func() render.Rect { return x.panelPlace(x.who) }

func (x *telling) picked() scenes.Beat {
	x.backs(1, func() render.Rect { return x.plan.zone }, x.panel(), x.rival)
	return beat(180, sound.CardSet)
}

// passedOn lets every pack of a draft go to the next player.
func (x *telling) passedOn() scenes.Beat {
	n := x.s.Count()
	for p := range n {
		x.backs(2, x.panelPlace(rule.Player(p)), x.panelPlace(rule.Player((p+1)%n)), true)
	}
	return beat(420, sound.CardSlide)
}

func (x *telling) dealt() scenes.Beat {
	for p := range x.s.Count() {
		if !x.s.Automa(rule.Player(p)) {
			x.backs(3, x.treatyDeck, x.panelPlace(rule.Player(p)), true)
		}
	}
	return beat(420, sound.CardSlide)
}

func (x *telling) buried() scenes.Beat {
	x.backs(1, x.panel(), x.treatyDeck, x.rival)
	return beat(200, sound.CardSlide)
}

func (x *telling) skipped() scenes.Beat {
	x.note(x.who, x.T("note.skipped"), x.rival)
	return beat(600, sound.Refusal)
}

func (x *telling) noTreaty() scenes.Beat {
	x.note(x.who, x.T("note.no-treaty"), x.rival)
	return beat(480, sound.Paper)
}

func (x *telling) drewMan() scenes.Beat {
	x.backs(1, x.menDeck, x.panel(), x.rival)
	return beat(320, sound.CardSlide)
}

func (x *telling) dismissed() scenes.Beat {
	x.slide(x.picture(x.e.What), render.Hex(0x171311), x.panel(), x.menDeck, x.rival)
	return beat(380, sound.CardSlide)
}

func (x *telling) reshuffled() scenes.Beat {
	x.riffle(x.treatyDeck)
	return beat(480, sound.CardSlide)
}

func (x *telling) menReshuffled() scenes.Beat {
	x.riffle(x.menDeck)
	return beat(480, sound.CardSlide)
}

func (x *telling) hocReshuffled() scenes.Beat {
	x.riffle(x.actionAt)
	return beat(480, sound.CardSlide)
}

// grudge lets HOC take offence.
func (x *telling) grudge() scenes.Beat {
	x.flash(x.panel(), x.theme.Alarm, true)
	x.note(x.who, x.T("note.grudge", "n", x.n), true)
	return beat(620, sound.WoodKnock)
}

// gone lets an Objective of a tray leave the game.
func (x *telling) gone() scenes.Beat {
	c, _ := rule.OnCard(x.e.From)
	x.slide(x.objectiveIcon(c.Kind()), groupColor[c.Kind().Printed().Group].Darker(0.2), x.trayOf(x.who), func() render.Rect { return x.plan.deck }, x.rival)
	return beat(420, sound.CardSlide)
}

// gave lets an Objective go from one player to another.
func (x *telling) gave() scenes.Beat {
	c, _ := rule.OnCard(x.e.From)
	to := x.s.OnPlayer(x.e.To)
	x.slide(x.objectiveIcon(c.Kind()), groupColor[c.Kind().Printed().Group].Darker(0.2), x.trayOf(x.who), x.panelPlace(to), x.rival)
	return beat(520, sound.CardSlide)
}

func (x *telling) gaveSecondary() scenes.Beat {
	to, g := x.s.OnPlayer(x.e.To), rule.Group(x.e.What.Index)
	x.slide(secondarySign[g], groupColor[g].Darker(0.2), x.trayOf(x.who), x.panelPlace(to), x.rival)
	return beat(520, sound.CardSlide)
}

// attached lets an Inner Circle go to its host.
func (x *telling) attached() scenes.Beat {
	x.slide(x.objectiveIcon(rule.InnerCircle), render.Hex(0x3A4046), x.panel(), x.trayOf(x.who), x.rival)
	x.flash(x.trayOf(x.who), x.theme.Legal, x.rival)
	return beat(520, sound.TokenClack)
}

func (x *telling) detached() scenes.Beat {
	x.slide(x.objectiveIcon(rule.InnerCircle), render.Hex(0x3A4046), x.trayOf(x.who), x.panel(), x.rival)
	return beat(380, sound.TokenClack)
}

// warAside lets a World War that came in the first round go back into the deck.
func (x *telling) warAside() scenes.Beat {
	from := func() render.Rect { return x.plan.zone }
	x.slide(iconWar, render.Hex(0x8A1A0E), from, func() render.Rect { return x.plan.deck }, true)
	return beat(600, sound.CardFlip)
}

// warAverted lets a World War that an option ends at once leave the table.
func (x *telling) warAverted() scenes.Beat {
	from := func() render.Rect { return x.plan.deck }
	x.slide(iconWar, render.Hex(0x3A4046), from, func() render.Rect { return x.plan.deck.Move(0, -40) }, true)
	return beat(520, sound.CardSlide)
}

// abandoned lets the leftmost card of a zone in which nothing moves leave it.
func (x *telling) abandoned() scenes.Beat {
	c, _ := rule.OnCard(x.e.From)
	x.slide(x.objectiveIcon(c.Kind()), groupColor[c.Kind().Printed().Group].Darker(0.2), x.cardAt(x.e.From), func() render.Rect { return x.plan.deck }, true)
	return beat(600, sound.CardSlide)
}

// moved lets the Propagandist's card shine where it lies now; the row closes up by
// itself.
func (x *telling) moved() scenes.Beat {
	x.flash(x.cardAt(x.e.What), x.theme.Legal, x.rival)
	return beat(420, sound.CardSlide)
}

// movedOn lets Agents of an Inner Circle go to its host.
func (x *telling) movedOn() scenes.Beat {
	x.march(x.who, x.n, x.panel(), x.trayOf(x.who), x.rival)
	return beat(300, sound.WoodKnock)
}

// tokenBack lets a Treaty token go home.
func (x *telling) tokenBack() scenes.Beat {
	x.slide("deepstate/treaty/"+x.id(x.e.What), render.Hex(0x6A1420), x.cardAt(x.e.From), x.treatyDeck, true)
	return beat(240, sound.TokenClack)
}

// trimmed lets a Treaty over the limit go face down on the discards.
func (x *telling) trimmed() scenes.Beat {
	x.backs(1, x.panel(), x.treatyDeck, x.rival)
	return beat(260, sound.CardSlide)
}

// hocKeeps lets HOC lay the Treaty that it keeps before it, under a grey seal.
func (x *telling) hocKeeps() scenes.Beat {
	m, _ := rule.OnTreaty(x.e.What)
	x.seal(m)
	return beat(1000, sound.CardSet)
}

// over turns to the pad.
func (x *telling) over() scenes.Beat {
	x.pass(func() render.Rect {
		n := float64(x.s.Count())
		return render.Around(x.plan.window.Center(), 370+92*n, 486)
	}, 1900, true, func(c render.Canvas, r render.Rect, f float64) {
		x.paintPad(c.Faded(min(1, f*6)), r, f*12)
	})
	return beat(1800, sound.Success)
}

// seal lets a Treaty be read by everybody, presses the wax under it, and sends it
// to who made it.
func (x *telling) seal(m rule.Treaty) {
	who := x.who
	at := func() render.Rect { return render.Around(x.plan.zone.Center(), 224, 322) }
	x.pass(at, 1300, x.rival, func(c render.Canvas, r render.Rect, f float64) {
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
