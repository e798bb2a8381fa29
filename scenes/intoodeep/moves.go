package intoodeep

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// home is where what somebody gains goes: own things to where they lie, those of
// others to their panel.
func (x *telling) home(own string) render.Rect {
	if x.who == x.viewer() {
		if r := x.at(own); !r.Empty() {
			return r
		}
		return spot(x.plan.console, 60)
	}
	return x.of(x.who)
}

func (x *telling) place(r rules.Ref) render.Rect { return x.at(info.RefString(r)) }

func (x *telling) headline() float64 {
	kind := scenes.BannerNews
	switch x.e.Kind {
	case rule.EvFailure:
		kind = scenes.BannerAlarm
	case rule.EvSuccess:
		kind = scenes.BannerGood
	}
	x.beat.Banner = &scenes.Banner{Title: x.View.Say(info.Tell(x.e)), Kind: kind, MS: 1300}
	return 1200
}

func (x *telling) chapterBegins() float64 {
	x.beat.Banner = &scenes.Banner{Title: x.T("chapter.now", "numeral", numerals[x.now.Chapter-1]), MS: 1300}
	return 1200
}

func (x *telling) hooked() {
	k := rule.Criminal(x.e.What.Index)
	if from := x.place(x.e.What); !from.Empty() { // a relay clicks: light goes from the console into the head
		col := x.color(x.who)
		x.pass(from, 460, func(c render.Canvas, r render.Rect, f float64) {
			for i := range 3 {
				g := math.Mod(f+float64(i)/3, 1)
				c.RingAt(r.Center(), 14+34*g, 3, render.Solid(col.Fade(0.9*(1-g)*(1-f))))
			}
		})
	}
	if x.who != x.viewer() { // own and free tags swing by themselves; those of rivals are small
		x.send(1, x.at(tagID(int(k))), x.of(x.who), 40, 300, false, func(c render.Canvas, r render.Rect, _ ui.State) {
			c.Icon(icon("criminal", rule.RefCriminal(k)), r, render.White)
		})
	}
}

func (x *telling) pays() {
	from, to := x.of(x.who), render.Rect{}
	if p := x.now.PlayerOf(x.e.To); p >= 0 {
		to = x.of(p)
	}
	if x.e.Kind == rule.EvPaidBySupply {
		from = x.at("sector:1")
	}
	x.send(int(x.e.N), from, to, 30, 320, false, x.coinAt)
}

func (x *telling) tagged() {
	x.flash(x.at(tagID(int(x.e.What.Index))), x.Theme.Accent)
}

func (x *telling) gripped() {
	if x.who != x.shownConsole() {
		return
	}
	n := int(x.e.N)
	col := rangeColor(n).Lighter(0.5)
	if n >= rule.SkillFrom && n == int(x.was.Players[x.who].Grip[x.e.What.Index])+1 || n == rule.Stamina {
		x.flash(x.at(discID(int(x.e.What.Index))), col)
	}
}

func (x *telling) moved() float64 {
	if x.e.From.Kind != rule.KindZone || x.e.To.Kind != rule.KindZone {
		return 0
	}
	k := rule.Criminal(x.e.What.Index)
	to := x.now.City.Spot[x.e.To.Index]
	holder := x.now.HolderOf(k)
	ms := x.walk(x.e.What, x.now.City.Spot[x.e.From.Index], to, func(c render.Canvas, r render.Rect) { x.pawn(c, r, k, holder) })
	x.ripple(to, ms)
	return ms + 240
}

// ripple is the water that steps leave in the street.
func (x *telling) ripple(to rule.Spot, after float64) {
	m := x.street(to).Add(render.Pt(0, 26))
	at := render.Around(m, 60, 26)
	x.fly(tabletop.Flight{From: tabletop.At(at.Move(0, 0.5)), To: tabletop.At(at), MS: 420, Delay: after + 160, Paint: func(c render.Canvas, _ render.Rect, st ui.State) {
		f := st.Moved
		c.Ellipse(render.Around(m, 20+60*f, 8+22*f), render.Solid(render.Hex(0x9FD8FF).Fade(0.35*(1-f))))
	}})
}

func (x *telling) patrol() float64 {
	if x.e.From.Kind != rule.KindZone || x.e.To.Kind != rule.KindZone {
		return 0
	}
	ref := rules.At(rule.KindPiece, rule.PieceSentinel)
	ms := x.walk(ref, x.now.City.Spot[x.e.From.Index], x.now.City.Spot[x.e.To.Index], x.paintSentinel)
	return ms + 240
}

func (x *telling) barred() {
	i := int(x.e.What.Index) - rule.PieceBlockade
	if i < 0 || i > 1 {
		return
	}
	at := func(e rule.Edge) (render.Point, float64) {
		outer, inner := x.plan.city.Border(int(e))
		return outer.Lerp(inner, 0.42), math.Atan2(outer.Y-inner.Y, outer.X-inner.X) * 180 / math.Pi
	}
	from, d1 := at(x.was.City.Blockade[i])
	to, d2 := at(x.now.City.Blockade[i])
	for d2-d1 > 180 {
		d2 -= 360
	}
	for d1-d2 > 180 {
		d2 += 360
	}
	x.fly(tabletop.Flight{From: tabletop.At(render.Around(from, 60, 60)), To: tabletop.At(render.Around(to, 60, 60)), MS: 380, How: ui.Fly, Paint: func(c render.Canvas, r render.Rect, st ui.State) {
		barrier(c.Turned(d1+(d2-d1)*st.Moved, r.Center()), r.Center())
	}})
}

func (x *telling) powered() {
	x.flash(x.at(powerID(int(x.e.What.Index))), zoneColors[x.e.What.Index])
}

// heated lets the lamps go to their Zone one after the other.
func (x *telling) heated() {
	if x.e.To.Kind != rule.KindZone {
		return
	}
	to := x.now.City.Spot[x.e.To.Index]
	from := spot(render.Around(x.plan.city.Center, 30, 30), 30)
	if x.e.From.Kind == rule.KindZone {
		m := x.spotAt(x.now.City.Spot[x.e.From.Index], flat(x.plan.city.Inner)+22, 0)
		from = render.Around(m, 30, 30)
	}
	n := x.now.City.HeatAt(to)
	m := x.spotAt(to, flat(x.plan.city.Inner)+22, 0)
	x.send(n, from, render.Around(m, 30, 30), 26, 300, false, func(c render.Canvas, r render.Rect, _ ui.State) {
		shine(c, r.Center(), 26, render.Hex(0xFF4B6A))
		c.Circle(r.Center(), 9, render.Solid(render.Hex(0xFF3B4E)))
	})
}

func (x *telling) earned() {
	x.send(int(x.e.N), x.at("sector:1"), x.of(x.who), 30, 340, false, x.coinAt)
}

func (x *telling) lost() {
	x.send(int(x.e.N), x.of(x.who), x.at("sector:1"), 30, 340, false, x.coinAt)
}

func (x *telling) tolerated() {
	if x.who == x.shownConsole() {
		x.flash(x.at("well"), render.Hex(0x5FE0A0))
	} else {
		x.flash(x.of(x.who), render.Hex(0x5FE0A0))
	}
}

// dilemma is the moment a Dilemma is drawn: the card in the middle, and both
// answers with their price.
func (x *telling) dilemma() float64 {
	face := int(x.e.What.Index)
	from := x.at("dilemmas")
	const ms = 1700
	x.big(430, 300, ms, from, func(c render.Canvas, r render.Rect, f float64) {
		c.Shadow(r, 4)
		c.Round(r, 10, render.Solid(render.Hex(0x10082C).Fade(0.96)))
		c.Frame(r, 10, 2, render.Solid(render.Hex(0xFF8AA0)))
		card := render.R(r.X+16, r.Y+16, 190, r.H-32)
		if turn := f / 0.3; turn < 0.5 {
			x.backOf(render.Hex(0xB01838), "intoodeep/dilemma")(c, card, ui.State{})
		} else {
			wide := min(1, (turn-0.5)*2)
			x.dilemmaCard(c.Zoomed(max(0.05, wide), 1, card.Center()), card, face)
		}
		if f < 0.25 {
			return
		}
		words := render.R(card.Right()+16, r.Y+16, r.Right()-card.Right()-32, r.H-32)
		printed := rule.Printed(face)
		up := render.R(words.X, words.Y, words.W, words.H*0.62)
		c.TextFit(render.R(up.X, up.Y, up.W, 30), x.T("moment.bank"), x.caption(20).In(render.Hex(0xFFE0A0)), render.Left|render.Middle, 18, 16)
		c.TextFit(up.Pad(0, 34, 0, 0), x.T("dilemma.corruption", "corruption", int(printed.Corruption))+"\n"+x.benefit(face), x.line(18), render.Left, 17, 16, 15)
		low := render.R(words.X, up.Bottom(), words.W, words.H*0.38)
		c.TextFit(render.R(low.X, low.Y, low.W, 30), x.T("moment.discard"), x.caption(20).In(render.Hex(0x9AD8FF)), render.Left|render.Middle, 18, 16)
		c.TextFit(low.Pad(0, 32, 0, 0), x.T("moment.nothing"), x.line(18), render.Left, 17, 16, 15)
	})
	return ms
}

func (x *telling) dilemmas() {
	if x.who == x.Seat {
		return
	}
	x.send(int(x.e.N), x.at("dilemmas"), x.of(x.who), 54, 320, false, x.backOf(render.Hex(0xB01838), "intoodeep/dilemma"))
}

func (x *telling) shown() float64 {
	face := int(x.e.What.Index)
	x.big(170, 236, 900, x.of(x.who), func(c render.Canvas, r render.Rect, _ float64) { x.dilemmaCard(c, r, face) })
	return 800
}

// banks lets an own Dilemma sink into the well.
func (x *telling) banks() float64 {
	face := int(x.e.What.Index)
	from := x.at(info.RefString(x.e.What))
	if from.Empty() {
		from = spot(x.plan.hand, 90)
	}
	to := x.at("well")
	if to.Empty() {
		return 0
	}
	x.fly(tabletop.Flight{From: tabletop.At(from), To: tabletop.At(spot(to, 44)), MS: 380, How: ui.Fly, Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.dilemmaCard(c.Faded(1-0.5*st.Moved), r, face) }})
	x.rises(to, 380)
	return 900
}

// rises lets the liquid of the well that is shown rise, or fall, to where it stands now.
func (x *telling) rises(well render.Rect, after float64) {
	tube := x.tubeIn(well)
	if well.W > 200 {
		tube = x.bankTube(well)
	}
	from, to := float64(x.was.Players[x.who].Well.Corruption()), float64(x.now.Players[x.who].Well.Corruption())
	x.pass(tube, after+520, func(c render.Canvas, r render.Rect, f float64) {
		f = max(0, f*(after+520)-after) / 520
		level := from + (to-from)*render.EaseInOut(f)
		x.paintWell(c, r, level, 0, 0)
		if f > 0 && f < 1 { // drops
			top := r.Bottom() - 4 - (r.H-8)*min(1, level/wellFull)
			for i := range 3 {
				g := math.Mod(f*2+float64(i)/3, 1)
				c.Circle(render.Pt(r.Center().X+float64(i-1)*9, r.Y+14+(top-r.Y-14)*g), 4-g, render.Solid(render.Hex(0xFF8A9C)))
			}
		}
	})
}

// purged lets the well sink when a banked Dilemma is discarded.
func (x *telling) purged() float64 {
	if to := x.at("well"); x.who == x.Seat && x.who == x.shownConsole() && !to.Empty() {
		x.rises(to, 0)
		return 540
	}
	return 0
}

func (x *telling) bankedBy() {
	if x.who != x.Seat {
		x.flash(x.of(x.who), render.Hex(0xFF5470))
	}
}

func (x *telling) plank() {
	e := rule.Evidence(x.e.What.Index)
	x.send(1, x.place(x.e.What), x.home(memoryID(int(e))), 46, 340, false, func(c render.Canvas, r render.Rect, _ ui.State) { x.typed(c, r, e) })
}

func (x *telling) fromPool() {
	if x.e.Kind == rule.EvEvidenceDrawn && x.who == x.Seat {
		return // it was seen on its face already
	}
	known := x.e.What.Kind == rule.KindEvidence
	to := x.home("dossiers")
	x.send(max(1, int(x.e.N)), x.at(refID(rule.KindPlace, rule.PlacePool)), to, 42, 380, known, func(c render.Canvas, r render.Rect, st ui.State) {
		if known && st.Turned {
			x.typed(c, r, rule.Evidence(x.e.What.Index))
			return
		}
		x.token(c, r, rule.Hidden)
	})
}

func (x *telling) refilled() {
	e := rule.Evidence(x.e.What.Index)
	to := x.place(x.e.What)
	if to.Empty() {
		to = spot(render.R(x.plan.evidence.X, x.plan.evidence.Y+36, x.plan.evidence.W, 66), 46)
	}
	x.send(1, x.at(refID(rule.KindPlace, rule.PlacePool)), to, 46, 360, true, func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Turned {
			x.typed(c, r, e)
			return
		}
		x.token(c, r, rule.Hidden)
	})
}

// peeked holds a token up so that it can be seen.
func (x *telling) peeked() float64 {
	e := rule.Evidence(x.e.What.Index)
	x.big(120, 120, 1200, x.place(x.e.From), func(c render.Canvas, r render.Rect, f float64) {
		if f < 0.2 {
			x.token(c, r, rule.Hidden)
			return
		}
		x.typed(c, r, e)
	})
	return 1100
}

func (x *telling) stolen() {
	e := rule.Evidence(x.e.What.Index)
	x.send(1, x.place(x.e.From), x.home(memoryID(int(e))), 46, 360, true, func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Turned {
			x.typed(c, r, e)
			return
		}
		x.token(c, r, rule.Hidden)
	})
}

// exposed turns a token of the Final Plot up into the public locker.
func (x *telling) exposed() float64 {
	e := rule.Evidence(x.e.What.Index)
	x.send(1, x.place(x.e.From), x.at("public"), 44, 460, true, func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Turned {
			x.typed(c, r, e)
			return
		}
		x.token(c, r, rule.Hidden)
	})
	return 520
}

func (x *telling) dossier() {
	x.send(1, x.place(x.e.To), x.home("dossiers"), 52, 360, false, func(c render.Canvas, r render.Rect, _ ui.State) { dossier(c, r) })
}

func (x *telling) filed() {
	from := x.of(x.who)
	if x.who == x.viewer() {
		from = spot(x.plan.console, 50)
	}
	x.send(1, from, x.place(x.e.To), 42, 340, false, func(c render.Canvas, r render.Rect, _ ui.State) { x.token(c, r, rule.Hidden) })
}

func (x *telling) boosted() {
	boost := rule.Boost(x.e.What.Index)
	x.send(1, x.place(x.e.From), x.home("dossiers"), 50, 340, false, func(c render.Canvas, r render.Rect, _ ui.State) { x.boost(c, r, boost) })
	x.send(int(x.e.N), x.place(x.e.From), x.of(x.who), 30, 380, false, x.coinAt)
}

// wheelTurns lets the wheel go round once with all that lies on it; the new Boost comes up on the way.
func (x *telling) wheelTurns() float64 {
	p := x.plan.evidence
	m, rad := x.wheelIn(render.R(p.X+10, p.Y+190, p.W-20, p.H-198))
	fresh, wheel, coins := int(x.e.To.Index), x.now.Wheel, x.now.WheelIntel
	x.pass(render.Around(m, 2*rad, 2*rad), 640, func(c render.Canvas, _ render.Rect, f float64) {
		turn := 360 * render.EaseInOut(f)
		x.wheelFace(c, m, rad, turn)
		for i, tok := range wheel {
			at := wheelPlace(m, rad, i, turn)
			if tok != rule.NoToken {
				size := 1.0
				if i == fresh {
					size = min(1, max(0.05, (f-0.35)/0.4))
				}
				x.boost(c, render.Around(at.Center(), (at.W-6)*size, (at.H-6)*size), rule.BoostOf(tok))
			}
			if coins[i] > 0 {
				c.Coin(wheelCoin(at), x.Theme, "", int(coins[i]))
			}
		}
	})
	return 640
}

func (x *telling) boostSpent() float64 {
	boost := rule.Boost(x.e.What.Index)
	from := x.of(x.who)
	if x.who == x.viewer() {
		from = x.place(x.e.What)
	}
	x.big(110, 110, 700, from, func(c render.Canvas, r render.Rect, _ float64) { x.boost(c, r, boost) })
	return 640
}

// crime is the moment a crime is done: its card, the ticks one after the other, the
// stamp.
func (x *telling) crime() float64 {
	i := int(x.e.What.Index)
	demands := x.was.Demands(max(0, x.who), i)
	for j := range demands {
		demands[j].Held = true
	}
	if x.now.IsEcho(x.who) { // nobody asks her for criteria
		demands = nil
	}
	from := x.of(x.who)
	if x.who == x.viewer() {
		if at := x.place(x.e.What); !at.Empty() {
			from = at
		}
	}
	x.big(330, 380, 1500, from, func(c render.Canvas, r render.Rect, f float64) {
		shown := demands
		if n := len(demands); n > 0 {
			shown = append(shown[:0:0], demands...)
			for j := range shown {
				shown[j].Held = f > 0.15+0.35*float64(j)/float64(n)
			}
		}
		x.crimeCard(c, r, i, shown, true)
		if f > 0.55 {
			fall := min((f-0.55)/0.1, 1)
			a := c.Faded(fall).Turned(-11, r.Center()).Zoomed(2-fall, 2-fall, r.Center())
			at := render.Around(r.Center(), 240, 76)
			a.Round(at, 8, render.Solid(render.Hex(0x0B0824).Fade(0.55)))
			a.Frame(at, 8, 5, render.Solid(render.Hex(0x4ADE96)))
			a.TextFit(at.Inset(6), x.T("stamp"), x.Theme.Title().Sized(44).In(render.Hex(0x4ADE96)), render.Center|render.Middle, 38, 30)
		}
	})
	return 1450
}

func (x *telling) displayed() {
	i := int(x.e.What.Index)
	to := x.at("line:" + string(rune('a'+rule.LineOf(i))))
	x.send(1, render.Around(x.plan.city.Center, 60, 60), to, 70, 420, false, func(c render.Canvas, r render.Rect, _ ui.State) {
		col := crimeColor(i)
		c.Round(r, 6, render.Slope(180, col, col.Darker(0.5)))
		c.Icon(crimeIcon(i), r.Inset(12), render.White)
	})
}

// deckColor is the back of a crime deck.
var deckColor = [rule.Decks]render.Color{render.Hex(0x5AA6FF), render.Hex(0xB98CFF), render.Hex(0xFF5BD0), render.Hex(0x4FC7C0)}

func (x *telling) ditched() {
	d := int(x.e.To.Index)
	from := x.of(x.who)
	if x.who == x.viewer() {
		from = spot(x.plan.hand, 80)
	}
	x.send(1, from, x.place(x.e.To), 56, 320, false, x.backOf(deckColor[d%len(deckColor)], "intoodeep/side"))
}

func (x *telling) drew() {
	d := int(x.e.From.Index)
	to := x.of(x.who)
	if x.who == x.viewer() {
		to = spot(x.plan.hand, 80)
	}
	x.send(1, x.place(x.e.From), to, 56, 340, false, x.backOf(deckColor[d%len(deckColor)], "intoodeep/side"))
}

func (x *telling) progressed() {
	x.flash(x.at("echo-board"), echoColor)
}

func (x *telling) echoFlips() float64 { return x.echoTurns(x.now.Echo.Card) }

func (x *telling) echoShows() float64 { return x.echoTurns(uint8(x.e.What.Index)) }

// echoTurns shows a card of hers large, beside her board.
func (x *telling) echoTurns(card uint8) float64 {
	sheet := echoTurn{card: card}
	x.big(230, 330, 1000, x.at("echo-board"), func(c render.Canvas, r render.Rect, _ float64) { x.echoCard(c, r, sheet) })
	return 950
}
