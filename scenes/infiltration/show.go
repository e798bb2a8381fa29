package infiltration

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	was *rule.State // the position before the event
	s   *rule.State // and after it
	e   rules.Event

	op    rule.Operative // who it is about, or nobody
	place rule.Place     // where
	n     int
	rival bool // somebody else's doing
}

// Show lets what an event tells be seen.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	in := now.Game().Info()
	s := now.(*rule.State)
	t.s = s
	x := &telling{table: t, was: was.(*rule.State), s: s, e: e, op: nobody, place: rule.Gone, n: int(e.N)}
	for _, r := range []rules.Ref{e.Who, e.What} {
		if o, ok := rule.OnOperative(r); ok {
			x.op = o
		}
	}
	for _, r := range []rules.Ref{e.From, e.To} {
		if p, ok := rule.OnPlace(r); ok {
			x.place = p
		}
	}
	x.rival = x.op == nobody || int(s.Ops[x.op].Seat) != t.seat
	show, ok := shows[in.Events[e.Kind]]
	if !ok {
		return scenes.Beat{}
	}
	beat := show(x)
	beat.Rival = x.rival
	if beat.At.Kind == rules.None {
		beat.At = e.To
		if beat.At.Kind == rules.None {
			beat.At = e.Who
		}
	}
	return beat
}

// beat is how long an event is looked at, and its sound.
func beat(ms float64, e sound.Effect) scenes.Beat { return scenes.Beat{MS: ms, Sound: e} }

// bannered is a beat with a heading over the table.
func bannered(b scenes.Beat, x scenes.Banner) scenes.Beat {
	b.Banner = &x
	return b
}

// shows are the events by their names.
var shows = map[string]func(x *telling) scenes.Beat{
	"round":            (*telling).round,
	"draft-chosen":     (*telling).draftChosen,
	"draft-got":        (*telling).draftGot,
	"draft-passed":     (*telling).draftPassed,
	"selected":         (*telling).selected,
	"stood-up":         (*telling).stoodUp,
	"flipped":          (*telling).flipped,
	"played":           (*telling).alongside,
	"no-effect":        (*telling).noEffect,
	"moved":            (*telling).moved,
	"skipped":          (*telling).skipped,
	"revealed":         (*telling).revealed,
	"furnished":        (*telling).furnished,
	"mine":             (*telling).mine,
	"escaped":          (*telling).escaped,
	"all-out":          (*telling).allOut,
	"alarm":            (*telling).alarm,
	"proximity":        (*telling).proximity,
	"mercs":            (*telling).mercs,
	"captured":         (*telling).captured,
	"wounded":          (*telling).wounded,
	"healed":           (*telling).healed,
	"delayed":          (*telling).delayed,
	"token":            (*telling).token,
	"collected":        (*telling).collected,
	"tokens-lost":      (*telling).tokensLost,
	"carried":          (*telling).carried,
	"freed":            (*telling).freed,
	"lock-destroyed":   (*telling).guardGone,
	"worker-destroyed": (*telling).guardGone,
	"interface":        (*telling).interfaced,
	"token-spent":      (*telling).tokenSpent,
	"special":          (*telling).special,
	"sludge":           (*telling).sludge,
	"npc-placed":       (*telling).npcPlaced,
	"npc-placed-down":  (*telling).npcPlaced,
	"npc-flipped":      (*telling).npcFlipped,
	"npc-left":         (*telling).npcLeft,
	"npc-acts":         (*telling).npcActs,
	"npc-moves":        (*telling).npcMoves,
	"npc-destroyed":    (*telling).npcDestroyed,
	"drew":             (*telling).drew,
	"drew-items":       (*telling).drewItems,
	"reshuffled":       (*telling).reshuffled,
	"discarded":        (*telling).discarded,
	"returned":         (*telling).returned,
	"left":             (*telling).left,
	"saw":              (*telling).saw,
	"looked":           (*telling).looked,
	"wired":            (*telling).wired,
	"linked":           (*telling).linked,
	"die":              (*telling).die,
	"tracker":          (*telling).tracker,
}

func (x *telling) own() bool       { return !x.rival }
func (x *telling) card() rule.Card { c, _ := rule.OnCard(x.e.What); return c }
func (x *telling) pawn() func() render.Rect {
	o := x.op
	return func() render.Rect { return x.pawnPlace(o) }
}
func (x *telling) panel() func() render.Rect {
	o := x.op
	return func() render.Rect { return render.Around(x.panelPlace(o).Center(), 60, 84) }
}

// round begins a round: the cards that were played go where they belong.
func (x *telling) round() scenes.Beat {
	x.stow()
	seat, _ := rule.OnSeat(x.e.Who)
	return bannered(beat(650, sound.CardSlide), scenes.Banner{Title: x.T("banner.round", "number", x.n), More: x.T("banner.first", "name", x.firstName(seat)), MS: 900})
}

// firstName is who sits in a seat, in words.
func (t *table) firstName(seat int) string {
	who, _ := t.v.Sitter(seat)
	return render.Escape(who.Name)
}

// seatCall is what a seat is called in sentences: its operative, or who sits there where it
// plays two.
func (t *table) seatCall(seat int) string {
	call := ""
	for _, o := range t.s.InPlay() {
		if int(t.s.Ops[o].Seat) == seat {
			if call != "" {
				return t.firstName(seat)
			}
			call = t.callOf(o)
		}
	}
	return call
}

func (x *telling) draftChosen() scenes.Beat { return beat(180, sound.CardSet) }
func (x *telling) draftGot() scenes.Beat    { return beat(160, sound.CardSlide) }
func (x *telling) draftPassed() scenes.Beat { return beat(420, sound.CardSlide) }

func (x *telling) selected() scenes.Beat {
	o := x.op
	x.fly(flight{from: x.panel(), to: func() render.Rect { return x.chipPlace(o) }, ms: 240, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
	return beat(170, sound.CardSet)
}

func (x *telling) stoodUp() scenes.Beat {
	x.flash(x.pawn(), x.theme.Good, x.rival)
	return beat(240, sound.WoodKnock)
}

func (x *telling) flipped() scenes.Beat {
	x.putDown()
	return beat(900, sound.CardFlip)
}

// alongside is a card that is played as part of another one.
func (x *telling) alongside() scenes.Beat {
	x.putDown()
	return beat(700, sound.CardFlip)
}

// putDown lays a card of the hand open.
func (x *telling) putDown() {
	x.stow()
	x.motion.serial++
	x.motion.played = &played{serial: x.motion.serial, op: x.op, card: x.card(), rival: x.rival}
}

func (x *telling) noEffect() scenes.Beat {
	x.flash(x.pawn(), render.Hex(0x8899A0), x.rival)
	return beat(450, sound.Refusal)
}

func (x *telling) moved() scenes.Beat {
	from, _ := rule.OnPlace(x.e.From)
	to, _ := rule.OnPlace(x.e.To)
	x.motion.climbs[x.op] = from.InLine() && to.InLine() && (from < 6) != (to < 6)
	return beat(380, sound.Footsteps)
}

func (x *telling) skipped() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, bandTrick, x.rival)
	return beat(400, sound.FocusMove)
}

func (x *telling) revealed() scenes.Beat {
	x.openDoor(x.place, x.rival)
	return beat(720, sound.DoorHiss)
}

func (x *telling) furnished() scenes.Beat {
	to := x.e.To
	x.pourData(min(x.n, 4), func() render.Rect { return x.supplyPlace(rule.RefPool) }, func() render.Rect { return x.dataAt(to) }, 0, true)
	return beat(360, sound.TokenClack)
}

func (x *telling) mine() scenes.Beat {
	x.flash(x.pawn(), x.theme.Alarm, x.rival)
	return beat(500, sound.LockBreak)
}

func (x *telling) escaped() scenes.Beat {
	return bannered(beat(900, sound.Success), scenes.Banner{Title: x.T("banner.out", "name", x.callOf(x.op)), Kind: scenes.BannerGood, MS: 1000})
}

func (x *telling) allOut() scenes.Beat { return beat(400, sound.None) }

func (x *telling) alarm() scenes.Beat {
	from := float64(x.was.Alarm)
	x.motion.serial++
	x.motion.strip = change{x.motion.serial, from, float64(x.n), 620, true}
	e := sound.DialClick
	if float64(x.n) > from {
		e = sound.AlarmPulse
	}
	return beat(480, e)
}

func (x *telling) proximity() scenes.Beat {
	from := float64(x.was.Proximity)
	x.motion.serial++
	x.motion.dial = change{x.motion.serial, from, float64(x.n), 600, true}
	return beat(640, sound.DialClick)
}

func (x *telling) mercs() scenes.Beat {
	x.stow()
	x.pass(func() render.Rect { return x.plan.window }, 1400, true, func(c render.Canvas, r render.Rect, f float64) {
		pulse := 0.5 - 0.5*render.EaseInOut(abs(2*frac(f*2)-1))
		c.SpriteIn("common/vignette", r, x.theme.Alarm.Fade((1-f)*0.4+pulse*0.5))
	})
	return bannered(beat(1300, sound.AlarmPulse), scenes.Banner{Title: x.T("banner.mercs"), More: x.T("banner.mercs.more"), Kind: scenes.BannerAlarm, MS: 1600, Urgent: true})
}

func frac(f float64) float64 { return f - float64(int(f)) }

func abs(f float64) float64 {
	if f < 0 {
		return -f
	}
	return f
}

func (x *telling) captured() scenes.Beat { return beat(420, sound.Failure) }

func (x *telling) wounded() scenes.Beat {
	x.flash(x.pawn(), x.theme.Alarm, x.rival)
	return beat(480, sound.Failure)
}

func (x *telling) healed() scenes.Beat {
	x.flash(x.pawn(), x.theme.Good, x.rival)
	return beat(420, sound.Success)
}

func (x *telling) delayed() scenes.Beat {
	x.flash(x.pawn(), x.theme.Accent2, x.rival)
	return beat(360, sound.WoodKnock)
}

// token tells the owner the value of one token; how many there are is told to
// everybody afterwards.
func (x *telling) token() scenes.Beat {
	from, o := x.e.From, x.op
	x.pourData(1, func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.dataOf(o) }, x.n, x.rival)
	return beat(150, sound.Coin)
}

func (x *telling) collected() scenes.Beat {
	if x.own() {
		return beat(260, sound.None) // each token was told already
	}
	from, o := x.e.From, x.op
	x.pourData(x.n, func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.dataOf(o) }, 0, x.rival)
	return beat(420, sound.Coin)
}

func (x *telling) tokensLost() scenes.Beat {
	from := x.e.From
	x.pourData(x.n, func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.supplyPlace(rule.RefBox) }, 0, true)
	return beat(480, sound.Coin)
}

func (x *telling) carried() scenes.Beat {
	a, b := x.e.From, x.e.To
	x.pourData(x.n, func() render.Rect { return x.dataAt(a) }, func() render.Rect { return x.dataAt(b) }, 0, x.rival)
	return beat(460, sound.Coin)
}

func (x *telling) freed() scenes.Beat {
	to := x.e.To
	x.pourData(x.n, func() render.Rect { return x.supplyPlace(rule.RefPool) }, func() render.Rect { return x.dataAt(to) }, 0, true)
	return beat(420, sound.TokenClack)
}

func (x *telling) guardGone() scenes.Beat {
	at := x.place
	lock, n := x.was.GuardAt(at) == rule.TechLock, x.n
	where := func() render.Rect { return guardPlace(x.sceneAt(at)) }
	x.pass(where, 520, x.rival, func(c render.Canvas, r render.Rect, f float64) {
		drawGuard(c.Faded(1-f).Turned(14*f, r.Center()).At(0, 26*f*f), r, x.theme, lock, n)
	})
	x.flash(where, x.theme.Accent2, x.rival)
	return beat(520, sound.LockBreak)
}

func (x *telling) interfaced() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect {
		r := x.room(int(at))
		return render.Around(render.Pt(r.X+27, r.Bottom()-39), 40, 40)
	}, x.theme.Accent, x.rival)
	return beat(440, sound.ButtonTick)
}

func (x *telling) tokenSpent() scenes.Beat { return beat(220, sound.TokenClack) }

func (x *telling) special() scenes.Beat {
	icon := iconFile
	if x.e.What == rule.RefPrototype {
		icon = iconPrototype
	}
	what, o := x.e.What, x.op
	x.fly(flight{from: func() render.Rect { return x.supplyPlace(what) }, to: func() render.Rect { return x.dataOf(o) }, ms: 520, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) {
			c.Token(render.Around(r.Center(), 56, 56), x.theme, render.Token{Shape: render.SquareToken, Face: render.Hex(0x6F55C8), Icon: icon, Lit: true, Ink: render.White})
		}})
	return beat(560, sound.Success)
}

func (x *telling) sludge() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, render.Hex(0x9BE23A), true)
	return beat(480, sound.FocusMove)
}

func (x *telling) npcPlaced() scenes.Beat { return beat(420, sound.TokenClack) }

func (x *telling) npcFlipped() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, true)
	return beat(440, sound.CardFlip)
}

func (x *telling) npcLeft() scenes.Beat {
	x.stow()
	return beat(420, sound.Footsteps)
}

func (x *telling) npcActs() scenes.Beat {
	x.stow()
	at := x.place
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, true)
	return beat(420, sound.WoodKnock)
}

func (x *telling) npcMoves() scenes.Beat { return beat(420, sound.Footsteps) }

func (x *telling) npcDestroyed() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, x.rival)
	return beat(480, sound.LockBreak)
}

func (x *telling) drew() scenes.Beat {
	c := x.card()
	x.fly(flight{from: func() render.Rect { return x.supplyPlace(rule.RefDeck) }, to: func() render.Rect {
		h := x.handArea()
		return render.R(h.X+h.W*0.5, h.Bottom()-cardH, cardW, cardH)
	}, ms: 420, how: ui.Fly, turn: true, paint: func(cv render.Canvas, r render.Rect, s ui.State) {
		if !s.Turned {
			x.paintBack(cv, r)
			return
		}
		x.paintCard(cv, r, c, false)
	}})
	return beat(320, sound.CardSlide)
}

func (x *telling) drewItems() scenes.Beat {
	if x.own() {
		return beat(120, sound.None)
	}
	for i := range x.n {
		x.fly(flight{from: func() render.Rect { return x.supplyPlace(rule.RefDeck) }, to: x.panel(), ms: 380, delay: float64(i) * 90, how: ui.Fly, rival: true,
			paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
	}
	return beat(320, sound.CardSlide)
}

func (x *telling) reshuffled() scenes.Beat { return beat(420, sound.CardSlide) }

func (x *telling) discarded() scenes.Beat {
	x.toPile(x.card(), x.panel(), rule.RefDiscard)
	return beat(380, sound.CardSlide)
}

// toPile lets a card fly from a place to a pile.
func (x *telling) toPile(c rule.Card, from func() render.Rect, pile rules.Ref) {
	x.fly(flight{from: from, to: func() render.Rect { return x.supplyPlace(pile) }, ms: 380, how: ui.Fly, rival: x.rival,
		paint: func(cv render.Canvas, r render.Rect, st ui.State) { x.paintCard(cv, r, c, false) }})
}

func (x *telling) returned() scenes.Beat { return beat(260, sound.CardSlide) }

func (x *telling) left() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, bandOf(x.card()), x.rival)
	return beat(420, sound.TokenClack)
}

func (x *telling) saw() scenes.Beat    { return beat(420, sound.CardFlip) }
func (x *telling) looked() scenes.Beat { return beat(300, sound.Paper) }

func (x *telling) wired() scenes.Beat {
	at := x.e.To
	x.flash(func() render.Rect { return x.dataAt(at) }, bandData, x.rival)
	return beat(340, sound.ButtonTick)
}

func (x *telling) linked() scenes.Beat {
	if to, ok := rule.OnOperative(x.e.To); ok {
		x.flash(func() render.Rect { return x.pawnPlace(to) }, bandData, x.rival)
	}
	return beat(340, sound.ButtonTick)
}

func (x *telling) die() scenes.Beat {
	x.stow()
	seat, _ := rule.OnSeat(x.e.Who)
	x.rival = seat != x.seat
	x.roll(x.n, int(x.e.M), x.rival)
	return beat(1000, sound.DiceRoll)
}

func (x *telling) tracker() scenes.Beat { return beat(260, sound.TokenClack) }
