package infiltration

import (
	"math"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	tabletop.Telling
	was *rule.State // the position before the event
	s   *rule.State // and after it

	op    rule.Operative // who it is about, or nobody
	place rule.Place     // where
	n     int
}

// Show lets what an event tells be seen.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	s := now.(*rule.State)
	t.s = s
	row, ok := rows[e.Kind]
	if !ok {
		return scenes.Beat{}
	}
	x := &telling{table: t, Telling: tabletop.Telling{E: e, Beat: row.Beat(e)}, was: was.(*rule.State), s: s, op: nobody, place: rule.Gone, n: int(e.N)}
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
	x.Rival = x.op == nobody || int(s.Ops[x.op].Seat) != t.Seat
	if row.Show != nil {
		row.Show(x)
	}
	x.Beat.Rival = x.Rival
	return x.Beat
}

// Bullet is the mark before an event's line: its sign, or the shape of whose operative it is about.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	row := rows[e.Kind]
	seat := -1
	for _, r := range []rules.Ref{e.What, e.Who} {
		if o, ok := rule.OnOperative(r); ok && t.s != nil && t.s.Ops[o].Seat >= 0 {
			seat = int(t.s.Ops[o].Seat)
		}
	}
	return row.Bullet(t.Theme, render.Color{}, seat)
}

// rows are the events.
var rows = tabletop.Rows[*telling]{
	rule.EvRound:           {MS: 650, Sound: sound.CardSlide, Show: (*telling).round, Icon: "card-pick", Ink: "accent", Loud: true},
	rule.EvDraftChosen:     {MS: 180, Sound: sound.CardSet, Quiet: true},
	rule.EvDraftGot:        {MS: 160, Sound: sound.CardSlide},
	rule.EvDraftPassed:     {MS: 420, Sound: sound.CardSlide, Icon: "card-pick", Ink: "second"},
	rule.EvSelected:        {MS: 170, Sound: sound.CardSet, Show: (*telling).selected, Quiet: true},
	rule.EvStoodUp:         {MS: 240, Sound: sound.WoodKnock, Show: tabletop.Shine(pawn, "good")},
	rule.EvFlipped:         {MS: 900, Sound: sound.CardFlip, Show: (*telling).putDown, Recap: scenes.DoingRow{Icon: iconCard, About: "h"}},
	rule.EvPlayed:          {MS: 700, Sound: sound.CardFlip, Show: (*telling).putDown, Recap: scenes.DoingRow{Icon: iconCard, About: "h"}},
	rule.EvNoEffect:        {MS: 450, Sound: sound.Refusal, Show: tabletop.Shine(pawn, "#8899A0"), Recap: scenes.DoingRow{Icon: "cross", About: "h"}},
	rule.EvMoved:           {MS: 380, Sound: sound.Footsteps, Show: (*telling).moved, Recap: scenes.DoingRow{Icon: iconAdvance, About: "t"}},
	rule.EvSkipped:         {MS: 400, Sound: sound.FocusMove, Show: tabletop.Shine(inside, "#B79CFF")},
	rule.EvRevealed:        {MS: 720, Sound: sound.DoorHiss, Show: func(x *telling) { x.openDoor(x.place, x.Rival) }, Recap: scenes.DoingRow{Icon: "eye", About: "h"}},
	rule.EvFurnished:       {MS: 360, Sound: sound.TokenClack, Show: func(x *telling) { x.pourData(min(x.n, 4), pile(rule.RefPool)(x), target(x), 0, true) }, Quiet: true},
	rule.EvMine:            {MS: 500, Sound: sound.LockBreak, Show: tabletop.Shine(pawn, "alarm"), Recap: scenes.DoingRow{Icon: "warning", About: "t", Hit: true}},
	rule.EvEscaped:         {MS: 900, Sound: sound.Success, Show: (*telling).escaped, Loud: true, Recap: scenes.DoingRow{Icon: iconEscape, Unit: iconData}},
	rule.EvAllOut:          {MS: 400, Quiet: true},
	rule.EvAlarm:           {MS: 480, Sound: sound.DialClick, Show: (*telling).alarm, Icon: iconAlarm, Ink: "alarm", Recap: scenes.DoingRow{Icon: iconAlarm, Unit: iconAlarm}},
	rule.EvProximity:       {MS: 640, Sound: sound.DialClick, Show: (*telling).proximity, Icon: iconProximity, Ink: "accent2", Recap: scenes.DoingRow{Icon: iconProximity, Unit: iconProximity}},
	rule.EvMercs:           {MS: 1300, Sound: sound.AlarmPulse, Show: (*telling).mercs, Icon: "warning", Ink: "alarm", Loud: true, Recap: scenes.DoingRow{Icon: "warning"}},
	rule.EvCaptured:        {MS: 420, Sound: sound.Failure, Recap: scenes.DoingRow{Icon: "lock", About: "f", Hit: true}},
	rule.EvWounded:         {MS: 480, Sound: sound.Failure, Show: tabletop.Shine(pawn, "alarm"), Recap: scenes.DoingRow{Icon: iconWound, About: "w", Hit: true}},
	rule.EvHealed:          {MS: 420, Sound: sound.Success, Show: tabletop.Shine(pawn, "good"), Recap: scenes.DoingRow{Icon: iconHealthy}},
	rule.EvDelayed:         {MS: 360, Sound: sound.WoodKnock, Show: tabletop.Shine(pawn, "accent2"), Recap: scenes.DoingRow{Icon: iconDelayed, Hit: true}},
	rule.EvToken:           {MS: 150, Sound: sound.Coin, Show: func(x *telling) { x.pourData(1, source(x), purse(x), x.n, x.Rival) }, Quiet: true},
	rule.EvCollected:       {MS: 420, Sound: sound.Coin, Show: (*telling).collected, Recap: scenes.DoingRow{Icon: iconData, About: "f", Unit: iconData, Sign: 1}},
	rule.EvTokensLost:      {MS: 480, Sound: sound.Coin, Show: func(x *telling) { x.pourData(x.n, source(x), pile(rule.RefBox)(x), 0, true) }, Icon: iconData, Ink: "second", Recap: scenes.DoingRow{Icon: iconData, About: "f", Unit: iconData, Sign: -1}},
	rule.EvCarried:         {MS: 460, Sound: sound.Coin, Show: pour(source, target), Recap: scenes.DoingRow{Icon: iconData, About: "t", Unit: iconData}},
	rule.EvFreed:           {MS: 420, Sound: sound.TokenClack, Show: func(x *telling) { x.pourData(x.n, pile(rule.RefPool)(x), target(x), 0, true) }, Icon: iconData, Ink: "good"},
	rule.EvLockDestroyed:   {MS: 520, Sound: sound.LockBreak, Show: (*telling).guardGone, Icon: "infiltration/lock-open", Ink: "accent2", Recap: scenes.DoingRow{Icon: "infiltration/lock-open", About: "h"}},
	rule.EvWorkerDestroyed: {MS: 520, Sound: sound.LockBreak, Show: (*telling).guardGone, Icon: iconWorker, Ink: "accent2", Recap: scenes.DoingRow{Icon: iconWorker, About: "h"}},
	rule.EvInterface:       {MS: 440, Sound: sound.ButtonTick, Show: tabletop.Shine(console, "accent"), Recap: scenes.DoingRow{Icon: iconInterface, About: "h"}},
	rule.EvTokenSpent:      {MS: 220, Sound: sound.TokenClack, Quiet: true},
	rule.EvSpecial:         {MS: 560, Sound: sound.Success, Show: (*telling).special, Recap: scenes.DoingRow{Icon: iconPrototype, About: "h"}},
	rule.EvSludge:          {MS: 480, Sound: sound.FocusMove, Show: tabletop.Always(tabletop.Shine(inside, "#9BE23A")), Icon: iconSludge, Ink: "good", Recap: scenes.DoingRow{Icon: iconSludge, About: "t"}},
	rule.EvNPCPlaced:       {MS: 420, Sound: sound.TokenClack, Icon: iconNPC, Ink: "alarm", Recap: scenes.DoingRow{Icon: iconNPC, About: "ht"}},
	rule.EvNPCPlacedDown:   {MS: 420, Sound: sound.TokenClack, Icon: iconNPC, Ink: "second"},
	rule.EvNPCFlipped:      {MS: 440, Sound: sound.CardFlip, Show: tabletop.Always(tabletop.Shine(npc, "alarm")), Icon: iconNPC, Ink: "alarm", Recap: scenes.DoingRow{Icon: iconNPC, About: "ht"}},
	rule.EvNPCLeft:         {MS: 420, Sound: sound.Footsteps, Show: stowed, Icon: iconNPC, Ink: "second"},
	rule.EvNPCActs:         {MS: 420, Sound: sound.WoodKnock, Show: tabletop.All(stowed, tabletop.Always(tabletop.Shine(npc, "alarm"))), Icon: iconNPC, Ink: "alarm", Recap: scenes.DoingRow{Icon: iconNPC, About: "wt"}},
	rule.EvNPCMoves:        {MS: 420, Sound: sound.Footsteps, Icon: iconNPC, Ink: "alarm", Recap: scenes.DoingRow{Icon: iconNPC, About: "wt"}},
	rule.EvNPCDestroyed:    {MS: 480, Sound: sound.LockBreak, Show: tabletop.Shine(npc, "alarm"), Icon: iconNPC, Ink: "second", Recap: scenes.DoingRow{Icon: iconNPC, About: "h"}},
	rule.EvDrew:            {MS: 320, Sound: sound.CardSlide, Show: (*telling).drew, Quiet: true},
	rule.EvDrewItems:       {MS: 320, Sound: sound.CardSlide, Show: (*telling).drewItems, Recap: scenes.DoingRow{Icon: iconDraw, Unit: iconCard, Sign: 1}},
	rule.EvReshuffled:      {MS: 420, Sound: sound.CardSlide, Icon: "shuffle", Ink: "second"},
	rule.EvDiscarded:       {MS: 380, Sound: sound.CardSlide, Show: (*telling).discarded, Recap: scenes.DoingRow{Icon: iconDiscard, About: "h"}},
	rule.EvReturned:        {MS: 260, Sound: sound.CardSlide, Quiet: true},
	rule.EvLeft:            {MS: 420, Sound: sound.TokenClack, Show: func(x *telling) { x.Flash(inside(x), bandOf(x.card()), x.Rival) }, Recap: scenes.DoingRow{Icon: iconDiscard, About: "ht"}},
	rule.EvSaw:             {MS: 420, Sound: sound.CardFlip},
	rule.EvLooked:          {MS: 300, Sound: sound.Paper, Quiet: true},
	rule.EvWired:           {MS: 340, Sound: sound.ButtonTick, Show: tabletop.Shine(target, "#4FD0B0"), Icon: "infiltration/item/high-capacity-wire", Ink: "good"},
	rule.EvLinked:          {MS: 340, Sound: sound.ButtonTick, Show: (*telling).linked, Recap: scenes.DoingRow{Icon: iconInterface, About: "t"}},
	rule.EvDie:             {MS: 1000, Sound: sound.DiceRoll, Show: (*telling).die, Icon: "dice", Ink: "accent2", Recap: scenes.DoingRow{Icon: "dice", Unit: "dice"}},
	rule.EvCrawled:         {MS: 380, Sound: sound.Footsteps, Show: (*telling).moved, Recap: scenes.DoingRow{Icon: iconAdvance, About: "t"}},
	rule.EvStalled:         {MS: 420, Sound: sound.ButtonTick, Icon: iconProximity, Ink: "good", Recap: scenes.DoingRow{Icon: iconProximity}},
	rule.EvHeld:            {MS: 420, Sound: sound.DialClick, Icon: iconProximity, Ink: "good"},
	rule.EvTracker:         {MS: 260, Sound: sound.TokenClack, Quiet: true},
}

// own reports whether it is the viewer's own doing.
func (x *telling) own() bool       { return !x.Rival }
func (x *telling) card() rule.Card { c, _ := rule.OnCard(x.E.What); return c }

// A place is where something of an event lies.
type place func(x *telling) tabletop.Place

func pawn(x *telling) tabletop.Place { return func() render.Rect { return x.pawnPlace(x.op) } }
func panel(x *telling) tabletop.Place {
	return func() render.Rect { return render.Around(x.panelPlace(x.op).Center(), 60, 84) }
}
func inside(x *telling) tabletop.Place { return func() render.Rect { return x.sceneAt(x.place) } }
func npc(x *telling) tabletop.Place    { return func() render.Rect { return x.npcPlace(x.place, 0) } }
func purse(x *telling) tabletop.Place  { return func() render.Rect { return x.dataOf(x.op) } }
func source(x *telling) tabletop.Place { return func() render.Rect { return x.dataAt(x.E.From) } }
func target(x *telling) tabletop.Place { return func() render.Rect { return x.dataAt(x.E.To) } }
func console(x *telling) tabletop.Place {
	return func() render.Rect {
		r := x.room(int(x.place))
		return render.Around(render.Pt(r.X+27, r.Bottom()-39), 40, 40)
	}
}

// pile is where a supply lies.
func pile(r rules.Ref) place {
	return func(x *telling) tabletop.Place { return func() render.Rect { return x.supplyPlace(r) } }
}

// pour lets as many data as the event counts fly from one place to another.
func pour(from, to place) func(*telling) {
	return func(x *telling) { x.pourData(x.n, from(x), to(x), 0, x.Rival) }
}

// stowed puts the card that was resolved away first.
func stowed(x *telling) { x.stow() }

// round begins a round: the cards that were played go where they belong.
func (x *telling) round() {
	x.stow()
	seat, _ := rule.OnSeat(x.E.Who)
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.round", "number", x.n), More: x.T("banner.first", "who", rules.SeatNumber(seat)), MS: 900}
}

// firstName is who sits in a seat, in words.
func (t *table) firstName(seat int) string {
	who, _ := t.View.Sitter(seat)
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

func (x *telling) selected() {
	o := x.op
	x.Flights.Fly(tabletop.Flight{From: panel(x), To: func() render.Rect { return x.chipPlace(o) }, MS: 240, How: ui.Fly, Rival: x.Rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
}

// putDown lays a card of the hand open.
func (x *telling) putDown() {
	x.stow()
	x.motion.played = &played{serial: x.Flights.Next(), op: x.op, card: x.card(), rival: x.Rival}
}

func (x *telling) moved() {
	from, _ := rule.OnPlace(x.E.From)
	to, _ := rule.OnPlace(x.E.To)
	x.motion.climbs[x.op] = from.InLine() && to.InLine() && (from < 6) != (to < 6)
}

func (x *telling) escaped() {
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.out", "name", x.callOf(x.op)), Kind: scenes.BannerGood, MS: 1000}
}

func (x *telling) alarm() {
	x.motion.strip = change{x.Flights.Next(), float64(x.was.Alarm), float64(x.n), 620, true}
	if x.n > int(x.was.Alarm) {
		x.Beat.Sound = sound.AlarmPulse
	}
}

func (x *telling) proximity() {
	x.motion.dial = change{x.Flights.Next(), float64(x.was.Proximity), float64(x.n), 600, true}
}

func (x *telling) mercs() {
	x.stow()
	x.Pass(func() render.Rect { return x.plan.Window }, 1400, true, func(c render.Canvas, r render.Rect, f float64) {
		pulse := 0.5 - 0.5*render.EaseInOut(math.Abs(2*math.Mod(f*2, 1)-1))
		c.SpriteIn("common/vignette", r, x.Theme.Alarm.Fade((1-f)*0.4+pulse*0.5))
	})
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.mercs"), More: x.T("banner.mercs.more"), Kind: scenes.BannerAlarm, MS: 1600, Urgent: true}
}

// collected is told to everybody; each token was told to its owner already.
func (x *telling) collected() {
	if x.own() {
		x.Beat.MS, x.Beat.Sound = 260, sound.None
		return
	}
	pour(source, purse)(x)
}

func (x *telling) guardGone() {
	at := x.place
	lock, n := x.was.GuardAt(at) == rule.TechLock, x.n
	where := func() render.Rect { return guardPlace(x.sceneAt(at)) }
	x.Pass(where, 520, x.Rival, func(c render.Canvas, r render.Rect, f float64) {
		drawGuard(c.Faded(1-f).Turned(14*f, r.Center()).At(0, 26*f*f), r, x.Theme, lock, n)
	})
	x.Flash(where, x.Theme.Accent2, x.Rival)
}

func (x *telling) special() {
	icon := iconFile
	if x.E.What == rule.RefPrototype {
		icon = iconPrototype
	}
	x.Flights.Fly(tabletop.Flight{From: pile(x.E.What)(x), To: purse(x), MS: 520, How: ui.Fly, Rival: x.Rival, Paint: func(c render.Canvas, r render.Rect, st ui.State) {
		c.Token(render.Around(r.Center(), 56, 56), x.Theme, render.Token{Shape: render.SquareToken, Face: render.Hex(0x6F55C8), Icon: icon, Lit: true, Ink: render.White})
	}})
}

func (x *telling) drew() {
	c := x.card()
	x.Flights.Fly(tabletop.Flight{From: pile(rule.RefDeck)(x), To: func() render.Rect {
		h := x.handArea()
		return render.R(h.X+h.W*0.5, h.Bottom()-cardH, cardW, cardH)
	}, MS: 420, How: ui.Fly, Turn: true, Paint: func(cv render.Canvas, r render.Rect, s ui.State) {
		if !s.Turned {
			x.paintBack(cv, r)
			return
		}
		x.paintCard(cv, r, c, false)
	}})
}

// drewItems is how many items somebody drew; each was told to its owner already.
func (x *telling) drewItems() {
	if x.own() {
		x.Beat.MS, x.Beat.Sound = 120, sound.None
		return
	}
	x.Flights.Stream(x.n, 90, tabletop.Flight{From: pile(rule.RefDeck)(x), To: panel(x), MS: 380, How: ui.Fly, Rival: true,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintBack(c, r) }})
}

func (x *telling) discarded() {
	c := x.card()
	x.Flights.Fly(tabletop.Flight{From: panel(x), To: pile(rule.RefDiscard)(x), MS: 380, How: ui.Fly, Rival: x.Rival,
		Paint: func(cv render.Canvas, r render.Rect, st ui.State) { x.paintCard(cv, r, c, false) }})
}

func (x *telling) linked() {
	if to, ok := rule.OnOperative(x.E.To); ok {
		x.Flash(func() render.Rect { return x.pawnPlace(to) }, bandData, x.Rival)
	}
}

func (x *telling) die() {
	x.stow()
	seat, _ := rule.OnSeat(x.E.Who)
	x.Rival = seat != x.Seat
	x.roll(x.n, int(x.E.M), x.Rival)
}
