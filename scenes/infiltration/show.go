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
	s *rule.State // the shown position, which the event changes
	e rules.Event

	op    rule.Operative // who it is about, or nobody
	place rule.Place     // where
	n     int
	rival bool // somebody else's doing
}

// Show brings the shown position one event further.
func (t *table) Show(shown rules.State, e rules.Event) scenes.Beat {
	in := shown.Game().Info()
	s := shown.(*rule.State)
	t.s = s
	x := &telling{table: t, s: s, e: e, op: nobody, place: rule.Gone, n: int(e.N)}
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

func (x *telling) st() *rule.OperativeState { return &x.s.Ops[x.op] }
func (x *telling) own() bool                { return !x.rival }
func (x *telling) card() rule.Card          { c, _ := rule.OnCard(x.e.What); return c }
func (x *telling) item() rule.Item          { return x.card().Item() }
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
	s := x.s
	x.stow()
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		for _, it := range itemsOf(st.Table) {
			if it.Printed().Fate == rule.Discard {
				s.Discard = s.Discard.With(it)
			} else {
				s.Box = s.Box.With(it)
			}
		}
		st.Table, st.Played, st.Selected, st.Resolved, st.Stood = 0, 0, noCard, false, false
	}
	for p := range s.Rooms {
		s.Rooms[p].Downloads, s.Rooms[p].Wire = 0, 0
	}
	s.Round, s.Phase = uint16(x.n), rule.Selection
	seat, _ := rule.OnSeat(x.e.Who)
	s.First = uint8(seat)
	x.banner(x.T("banner.round", "number", x.n), x.T("banner.first", "name", x.firstName(seat)), x.theme.Accent, 900, true)
	return beat(650, sound.CardSlide)
}

// firstName is who sits in a seat, in words.
func (t *table) firstName(seat int) string {
	if seat < len(t.v.Sitters) {
		return render.Escape(t.v.Sitters[seat].Name)
	}
	return ""
}

// noCard stands for no selected card, hidden for one that cannot be seen.
const (
	noCard     = rule.Card(0xff)
	hiddenCard = rule.Card(0xfe)
)

func (x *telling) draftChosen() scenes.Beat {
	x.st().KeptSize = x.s.Draft
	return beat(180, sound.CardSet)
}

func (x *telling) draftGot() scenes.Beat {
	x.st().Hand = x.st().Hand.With(x.item())
	return beat(160, sound.CardSlide)
}

func (x *telling) draftPassed() scenes.Beat {
	for _, o := range x.s.InPlay() {
		x.s.Ops[o].KeptSize, x.s.Ops[o].Kept = 0, 0
	}
	x.s.Draft++
	return beat(420, sound.CardSlide)
}

func (x *telling) selected() scenes.Beat {
	if c, known, ok := x.st().Known(); !ok || !known || c == noCard {
		x.st().Selected = hiddenCard
	}
	o := x.op
	x.fly(flight{from: x.panel(), to: func() render.Rect { return x.chipPlace(o) }, ms: 240, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
	return beat(170, sound.CardSet)
}

func (x *telling) stoodUp() scenes.Beat {
	x.st().Delayed, x.st().Stood = false, true
	x.flash(x.pawn(), x.theme.Good, x.rival)
	return beat(240, sound.WoodKnock)
}

func (x *telling) flipped() scenes.Beat {
	x.s.Phase = rule.Resolution
	x.st().Selected, x.st().Resolved = x.card(), true
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
	st, c := x.st(), x.card()
	if c.IsItem() {
		st.Hand, st.HandSize = st.Hand.Without(c.Item()), st.HandSize-1
		st.Table = st.Table.With(c.Item())
	} else {
		st.Played |= 1 << c
	}
	x.stow()
	x.motion.serial++
	x.motion.played = &played{serial: x.motion.serial, op: x.op, card: c, rival: x.rival}
}

func (x *telling) noEffect() scenes.Beat {
	x.flash(x.pawn(), render.Hex(0x8899A0), x.rival)
	return beat(450, sound.Refusal)
}

func (x *telling) moved() scenes.Beat {
	from, _ := rule.OnPlace(x.e.From)
	to, _ := rule.OnPlace(x.e.To)
	x.st().Place = to
	x.motion.climbs[x.op] = from.InLine() && to.InLine() && (from < 6) != (to < 6)
	return beat(380, sound.Footsteps)
}

func (x *telling) skipped() scenes.Beat {
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, bandTrick, x.rival)
	return beat(400, sound.FocusMove)
}

func (x *telling) revealed() scenes.Beat {
	room, _ := rule.OnRoom(x.e.What)
	x.openDoor(x.place, x.rival)
	x.s.Rooms[x.place].Card = room
	return beat(720, sound.DoorHiss)
}

func (x *telling) furnished() scenes.Beat {
	r := &x.s.Rooms[x.place]
	r.Interface = true
	r.Guarded = r.Card.Printed().Guard != rule.Unguarded
	r.Data += uint8(x.n)
	x.s.Pool -= uint8(x.n)
	to := x.e.To
	x.pourData(min(x.n, 4), func() render.Rect { return x.supplyPlace(rule.RefPool) }, func() render.Rect { return x.dataAt(to) }, 0, true)
	return beat(360, sound.TokenClack)
}

func (x *telling) mine() scenes.Beat {
	for i, it := range rule.LeftItems() {
		if it == rule.TripwireMine {
			x.s.Left[i] = rule.LeftItem{Place: rule.Gone, Owner: nobody}
		}
	}
	x.s.Box = x.s.Box.With(rule.TripwireMine)
	x.flash(x.pawn(), x.theme.Alarm, x.rival)
	return beat(500, sound.LockBreak)
}

func (x *telling) escaped() scenes.Beat {
	st := x.st()
	st.Place, st.Delayed = rule.Out, false
	if !st.Resolved {
		st.Selected = noCard
	}
	x.banner(x.T("banner.out", "name", x.callOf(x.op)), "", x.theme.Accent, 1000, x.rival)
	return beat(900, sound.Success)
}

func (x *telling) allOut() scenes.Beat {
	x.s.Over = true
	return beat(400, sound.None)
}

func (x *telling) alarm() scenes.Beat {
	from := float64(x.s.Alarm)
	x.s.Alarm = int8(x.n)
	x.motion.serial++
	x.motion.strip = change{x.motion.serial, from, float64(x.n), 620, true}
	e := sound.DialClick
	if float64(x.n) > from {
		e = sound.AlarmPulse
	}
	return beat(480, e)
}

func (x *telling) proximity() scenes.Beat {
	from := float64(x.s.Proximity)
	x.s.Proximity = uint8(x.n)
	x.motion.serial++
	x.motion.dial = change{x.motion.serial, from, float64(x.n), 600, true}
	if x.n >= rule.ProximityMax {
		x.s.Over = true
	}
	return beat(640, sound.DialClick)
}

func (x *telling) mercs() scenes.Beat {
	x.s.Over = true
	x.stow()
	x.pass(func() render.Rect { return x.plan.window }, 1400, true, func(c render.Canvas, r render.Rect, f float64) {
		pulse := 0.5 - 0.5*render.EaseInOut(abs(2*frac(f*2)-1))
		c.SpriteIn("common/vignette", r, x.theme.Alarm.Fade((1-f)*0.4+pulse*0.5))
	})
	x.banner(x.T("banner.mercs"), x.T("banner.mercs.more"), x.theme.Alarm, 1600, true)
	return beat(1300, sound.AlarmPulse)
}

func frac(f float64) float64 { return f - float64(int(f)) }

func abs(f float64) float64 {
	if f < 0 {
		return -f
	}
	return f
}

func (x *telling) captured() scenes.Beat {
	x.st().Place = rule.Captured
	return beat(420, sound.Failure)
}

func (x *telling) wounded() scenes.Beat {
	x.st().Wounded = true
	x.flash(x.pawn(), x.theme.Alarm, x.rival)
	return beat(480, sound.Failure)
}

func (x *telling) healed() scenes.Beat {
	x.st().Wounded = false
	x.flash(x.pawn(), x.theme.Good, x.rival)
	return beat(420, sound.Success)
}

func (x *telling) delayed() scenes.Beat {
	x.st().Delayed = true
	x.flash(x.pawn(), x.theme.Accent2, x.rival)
	return beat(360, sound.WoodKnock)
}

// token tells the owner the value of one token; how many there are is told to
// everybody afterwards.
func (x *telling) token() scenes.Beat {
	st := x.st()
	st.Data[x.n-1]++
	from, o := x.e.From, x.op
	x.pourData(1, func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.dataOf(o) }, x.n, x.rival)
	x.take(1)
	return beat(150, sound.Coin)
}

// take moves n tokens to the operative from where they lay.
func (x *telling) take(n int) {
	st := x.st()
	st.Tokens += uint8(n)
	if p, ok := rule.OnPlace(x.e.From); ok {
		x.s.Rooms[p].Data -= uint8(n)
		for range n {
			if int(st.Took) < len(st.From) {
				st.From[st.Took] = p
				st.Took++
			}
		}
		return
	}
	x.s.Pool -= uint8(n)
}

func (x *telling) collected() scenes.Beat {
	if x.own() {
		return beat(260, sound.None) // each token was told already
	}
	from, o := x.e.From, x.op
	x.pourData(x.n, func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.dataOf(o) }, 0, x.rival)
	x.take(x.n)
	return beat(420, sound.Coin)
}

func (x *telling) tokensLost() scenes.Beat {
	r := &x.s.Rooms[x.place]
	x.s.Boxed += r.Data
	from := x.e.From
	x.pourData(int(r.Data), func() render.Rect { return x.dataAt(from) }, func() render.Rect { return x.supplyPlace(rule.RefBox) }, 0, true)
	r.Data = 0
	return beat(480, sound.Coin)
}

func (x *telling) carried() scenes.Beat {
	from, _ := rule.OnPlace(x.e.From)
	to, _ := rule.OnPlace(x.e.To)
	x.s.Rooms[from].Data -= uint8(x.n)
	x.s.Rooms[to].Data += uint8(x.n)
	a, b := x.e.From, x.e.To
	x.pourData(x.n, func() render.Rect { return x.dataAt(a) }, func() render.Rect { return x.dataAt(b) }, 0, x.rival)
	return beat(460, sound.Coin)
}

func (x *telling) freed() scenes.Beat {
	x.s.Rooms[x.place].Data += uint8(x.n)
	x.s.Pool -= uint8(x.n)
	to := x.e.To
	x.pourData(x.n, func() render.Rect { return x.supplyPlace(rule.RefPool) }, func() render.Rect { return x.dataAt(to) }, 0, true)
	return beat(420, sound.TokenClack)
}

func (x *telling) guardGone() scenes.Beat {
	at := x.place
	lock, n := x.s.GuardAt(at) == rule.TechLock, x.n
	x.s.Rooms[at].Guarded = false
	where := func() render.Rect { return guardPlace(x.sceneAt(at)) }
	x.pass(where, 520, x.rival, func(c render.Canvas, r render.Rect, f float64) {
		c.Faded(1-f).Turned(14*f, r.Center()).At(0, 26*f*f).Guard(r, x.theme, lock, n)
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

func (x *telling) tokenSpent() scenes.Beat {
	x.s.Rooms[x.place].Interface, x.s.Rooms[x.place].Spent = false, true
	return beat(220, sound.TokenClack)
}

func (x *telling) special() scenes.Beat {
	icon := iconFile
	if x.e.What == rule.RefPrototype {
		x.s.Protos--
		x.st().Protos++
		icon = iconPrototype
	} else {
		x.s.FileFree = false
		x.st().File = true
	}
	what, o := x.e.What, x.op
	x.fly(flight{from: func() render.Rect { return x.supplyPlace(what) }, to: func() render.Rect { return x.dataOf(o) }, ms: 520, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) {
			c.Token(render.Around(r.Center(), 56, 56), x.theme, render.Token{Shape: render.SquareToken, Face: render.Hex(0x6F55C8), Icon: icon, Lit: true, Ink: render.White})
		}})
	return beat(560, sound.Success)
}

func (x *telling) sludge() scenes.Beat {
	x.s.Sludge = x.place
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, render.Hex(0x9BE23A), true)
	return beat(480, sound.FocusMove)
}

func (x *telling) npc() *rule.NPCState {
	for _, r := range []rules.Ref{x.e.What, x.e.Who} {
		if n, ok := rule.OnNPC(r); ok {
			return &x.s.NPCs[n]
		}
	}
	return &rule.NPCState{}
}

func (x *telling) npcPlaced() scenes.Beat {
	n, _ := rule.OnNPC(x.e.What)
	up := x.s.Game().Info().Events[x.e.Kind] == "npc-placed"
	x.s.NPCs[n] = rule.NPCState{Place: x.place, Up: up}
	x.s.Rooms[x.place].Brought = n
	return beat(420, sound.TokenClack)
}

func (x *telling) npcFlipped() scenes.Beat {
	x.npc().Up = true
	at := x.place
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, true)
	return beat(440, sound.CardFlip)
}

func (x *telling) npcLeft() scenes.Beat {
	x.npcTurn()
	x.npc().Place = rule.Gone
	return beat(420, sound.Footsteps)
}

func (x *telling) npcActs() scenes.Beat {
	x.npcTurn()
	x.npc().Acted = true
	at := x.place
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, true)
	return beat(420, sound.WoodKnock)
}

// npcTurn ends the Resolution Phase.
func (x *telling) npcTurn() {
	x.stow()
	x.s.Phase = rule.NPCPhase
}

func (x *telling) npcMoves() scenes.Beat {
	to, _ := rule.OnPlace(x.e.To)
	x.npc().Place = to
	return beat(420, sound.Footsteps)
}

func (x *telling) npcDestroyed() scenes.Beat {
	at := x.place
	x.npc().Place = rule.Gone
	x.flash(func() render.Rect { return x.npcPlace(at, 0) }, x.theme.Alarm, x.rival)
	return beat(480, sound.LockBreak)
}

func (x *telling) drew() scenes.Beat {
	st, c := x.st(), x.card()
	st.Hand = st.Hand.With(c.Item())
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
	x.st().HandSize += uint8(x.n)
	x.s.DeckSize -= uint8(x.n)
	if x.own() {
		return beat(120, sound.None)
	}
	for i := range x.n {
		x.fly(flight{from: func() render.Rect { return x.supplyPlace(rule.RefDeck) }, to: x.panel(), ms: 380, delay: float64(i) * 90, how: ui.Fly, rival: true,
			paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
	}
	return beat(320, sound.CardSlide)
}

func (x *telling) reshuffled() scenes.Beat {
	x.s.DeckSize, x.s.Discard = uint8(x.n), 0
	return beat(420, sound.CardSlide)
}

func (x *telling) discarded() scenes.Beat {
	st, c := x.st(), x.card()
	st.Hand, st.HandSize = st.Hand.Without(c.Item()), st.HandSize-1
	x.s.Discard = x.s.Discard.With(c.Item())
	x.toPile(c, x.panel(), rule.RefDiscard)
	return beat(380, sound.CardSlide)
}

// toPile lets a card fly from a place to a pile.
func (x *telling) toPile(c rule.Card, from func() render.Rect, pile rules.Ref) {
	x.fly(flight{from: from, to: func() render.Rect { return x.supplyPlace(pile) }, ms: 380, how: ui.Fly, rival: x.rival,
		paint: func(cv render.Canvas, r render.Rect, st ui.State) { x.paintCard(cv, r, c, false) }})
}

func (x *telling) returned() scenes.Beat {
	st, it := x.st(), x.item()
	st.Table = st.Table.Without(it)
	st.HandSize++
	if x.own() {
		st.Hand = st.Hand.With(it)
	}
	return beat(260, sound.CardSlide)
}

func (x *telling) left() scenes.Beat {
	st, it := x.st(), x.item()
	st.Table = st.Table.Without(it)
	for i, l := range rule.LeftItems() {
		if l == it {
			x.s.Left[i] = rule.LeftItem{Place: x.place, Owner: x.op}
		}
	}
	at := x.place
	x.flash(func() render.Rect { return x.sceneAt(at) }, bandOf(it.Card()), x.rival)
	return beat(420, sound.TokenClack)
}

func (x *telling) saw() scenes.Beat {
	if to, ok := rule.OnOperative(x.e.To); ok {
		x.s.Ops[to].Selected = x.card()
		x.s.Ops[to].Shown |= rules.Only(max(x.seat, 0))
	}
	return beat(420, sound.CardFlip)
}

func (x *telling) looked() scenes.Beat { return beat(300, sound.Paper) }

func (x *telling) wired() scenes.Beat {
	x.s.Rooms[x.place].Wire++
	at := x.e.To
	x.flash(func() render.Rect { return x.dataAt(at) }, bandData, x.rival)
	return beat(340, sound.ButtonTick)
}

func (x *telling) linked() scenes.Beat {
	if to, ok := rule.OnOperative(x.e.To); ok {
		x.st().Link = to
		x.flash(func() render.Rect { return x.pawnPlace(to) }, bandData, x.rival)
	}
	return beat(340, sound.ButtonTick)
}

func (x *telling) die() scenes.Beat {
	x.stow()
	x.s.Phase = rule.Security
	seat, _ := rule.OnSeat(x.e.Who)
	x.rival = seat != x.seat
	x.roll(x.n, int(x.e.M), x.rival)
	return beat(1000, sound.DiceRoll)
}

func (x *telling) tracker() scenes.Beat {
	seat, _ := rule.OnSeat(x.e.Who)
	x.s.First = uint8(seat)
	return beat(260, sound.TokenClack)
}
