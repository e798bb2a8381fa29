package shadownetwork

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	tabletop.Telling
	was  *rule.State
	side rule.Side // who it is about
	n    int
}

// Show lets what an event tells be seen: what flies, shines or falls. The
// positions are those that the rules kept.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	t.s = now.(*rule.State)
	row := rows[e.Kind]
	x := &telling{table: t, Telling: tabletop.Telling{E: e, Beat: row.Beat(e)}, was: was.(*rule.State), side: rule.NoSide, n: int(e.N)}
	if s, ok := rule.OnSide(e.Who); ok {
		x.side = s
	}
	t.sheet.tell(t.s, x.side, e)
	x.Rival = int(x.side) != t.Seat
	t.motion.syndicate = x.side == rule.Syndicate || t.motion.syndicate && x.side == rule.NoSide
	t.motion.step = noStep
	if t.motion.syndicate {
		t.motion.step = row.Part
	}
	if row.Show != nil {
		row.Show(x)
	}
	x.Beat.Rival = x.Rival
	return x.Beat
}

// Bullet is the mark before an event's line.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	seat := -1
	if s, ok := rule.OnSide(e.Who); ok {
		seat = seatOf(s)
	}
	return rows[e.Kind].Bullet(t.Theme, t.Theme.Second, seat)
}

// rows are the events.
var rows = tabletop.Rows[*telling]{
	rule.EvRound:             {MS: 700, Sound: soundFilm, Show: (*telling).round, Icon: "clock", Loud: true},
	rule.EvKept:              {},
	rule.EvTossed:            {},
	rule.EvChosen:            {Quiet: true},
	rule.EvStarts:            {MS: 300, Sound: sound.CardSlide},
	rule.EvFirst:             {MS: 320, Sound: sound.ButtonTick, Show: tabletop.Always(tabletop.Shine(desk, "#F0D28A")), Recap: scenes.DoingRow{Icon: "flag"}},
	rule.EvToken:             {MS: 260, Sound: sound.TokenClack, Show: (*telling).token, Icon: iconMarket},
	rule.EvLeaked:            {MS: 300, Sound: soundSlide, Show: (*telling).leaked, Part: stepLeak, Icon: "pin", Recap: scenes.DoingRow{Icon: "arrow-down", About: "t", Unit: iconCoin}},
	rule.EvIncentive:         {MS: 300, Sound: soundSlide, Show: (*telling).leaked, Icon: iconCoin},
	rule.EvPlaced:            {MS: 620, Sound: soundTack, Show: (*telling).nail, Part: stepPlace, Recap: scenes.DoingRow{Icon: "pin", About: "t"}},
	rule.EvPaid:              {MS: 280, Sound: sound.Coin, Show: (*telling).paid, Recap: scenes.DoingRow{Icon: iconCoin, About: "t", Unit: iconCoin, Sign: -1}},
	rule.EvTook:              {MS: 240, Sound: soundSlide, Show: pieces(spotFrom, tray), Part: stepPlace, Recap: scenes.DoingRow{Icon: "load", About: "f", Unit: iconCoin, Sign: 1}},
	rule.EvStays:             {MS: 380, Sound: sound.Refusal, Show: tabletop.Shine(tray, "alarm")},
	rule.EvLost:              {MS: 380, Sound: sound.Refusal, Show: tabletop.Shine(tray, "alarm")},
	rule.EvInfluence:         {MS: 240, Sound: sound.Coin, Show: (*telling).influence, Recap: scenes.DoingRow{Icon: iconCoin, About: "f", Unit: iconCoin, Sign: 1}},
	rule.EvOverlay:           {MS: 320, Sound: sound.Paper, Show: (*telling).overlay, Recap: scenes.DoingRow{Icon: "load", Unit: iconCoin, Sign: -1}},
	rule.EvExchanged:         {MS: 280, Sound: sound.Coin, Show: coins(4, purse, prices), Recap: scenes.DoingRow{Icon: iconMarket, Unit: iconCoin, Sign: -1}},
	rule.EvRecruited:         {MS: 360, Sound: soundRing, Show: tabletop.Shine(phone, "legal"), Part: stepMarket, Recap: scenes.DoingRow{Icon: "person", Unit: iconCoin, Sign: -1}},
	rule.EvDrew:              {MS: 360, Sound: sound.CardSlide, Show: (*telling).drew, Part: stepContract, Recap: scenes.DoingRow{Icon: "card-draw", About: "h", Unit: iconCoin, Sign: -1}},
	rule.EvOpened:            {MS: 260, Sound: sound.CardFlip, Show: tabletop.Always(tabletop.Shine(spotTo, creamInk)), Icon: "card-draw"},
	rule.EvReshuffled:        {MS: 320, Sound: sound.CardSlide, Icon: "shuffle"},
	rule.EvHired:             {MS: 360, Sound: sound.CardSlide, Show: (*telling).hired, Part: stepHandler, Recap: scenes.DoingRow{Icon: "person", About: "h", Unit: iconCoin, Sign: -1}},
	rule.EvLeft:              {MS: 300, Sound: sound.CardSlide, Show: (*telling).left, Recap: scenes.DoingRow{Icon: "person", About: "h"}},
	rule.EvUsed:              {MS: 360, Sound: sound.CardSet, Show: tabletop.Shine(handler, "legal"), Part: stepHandler, Recap: scenes.DoingRow{Icon: "person", About: "h"}},
	rule.EvGave:              {Quiet: true},
	rule.EvBriefcase:         {MS: 380, Sound: soundLatches, Show: (*telling).briefcase, Part: stepLedger, Recap: scenes.DoingRow{Icon: "lock"}},
	rule.EvColumn:            {MS: 200, Sound: sound.ButtonTick, Quiet: true},
	rule.EvRecycled:          {MS: 320, Sound: sound.Undo, Recap: scenes.DoingRow{Icon: "lock"}},
	rule.EvMilestone:         {MS: 520, Sound: soundStamp, Show: stamp("stamp.milestone", 240), Part: stepLedger, Loud: true, Recap: scenes.DoingRow{Icon: "check"}},
	rule.EvForgone:           {Recap: scenes.DoingRow{Icon: "cross"}},
	rule.EvDiscarded:         {MS: 320, Sound: sound.CardSlide, Show: (*telling).discarded, Recap: scenes.DoingRow{Icon: "card-discard", About: "h"}},
	rule.EvEmptied:           {MS: 420, Sound: sound.CardSlide, Show: tabletop.Always(tabletop.Shine(ledger, "alarm")), Part: stepContract, Recap: scenes.DoingRow{Icon: "flag"}},
	rule.EvCompleted:         {MS: 620, Sound: soundStamp, Show: tabletop.All((*telling).whiten, stamp("stamp.turned-in", 260)), Loud: true, Recap: scenes.DoingRow{Icon: "check"}},
	rule.EvCompletedOne:      {Recap: scenes.DoingRow{Icon: "check", About: "h", Unit: iconCoin, Sign: 1}},
	rule.EvReturned:          {MS: 520, Sound: sound.Footsteps, Show: (*telling).comeHome},
	rule.EvWages:             {MS: 380, Sound: sound.Coin, Show: coins(6, purse, prices), Recap: scenes.DoingRow{Icon: iconCoin, Unit: iconCoin, Sign: -1}},
	rule.EvPaidPiece:         {MS: 220, Sound: soundSlide, Show: pieces(tray, prices)},
	rule.EvSentBack:          {MS: 420, Sound: sound.Failure, Show: tabletop.Shine(phone, "alarm"), Recap: scenes.DoingRow{Icon: "pin", About: "t"}},
	rule.EvAction:            {MS: 520, Sound: soundTelex, Show: tabletop.Always(tabletop.Shine(actionCard, creamInk)), Part: stepCard, Loud: true, Recap: scenes.DoingRow{Icon: "card-draw", About: "h"}},
	rule.EvReshuffledActions: {MS: 320, Sound: sound.CardSlide, Icon: "shuffle"},
	rule.EvArrived:           {MS: 360, Sound: soundRing, Show: tabletop.Shine(phone, "legal"), Recap: scenes.DoingRow{Icon: "person", About: "f"}},
	rule.EvShowsDone:         {MS: 560, Sound: soundStamp},
	rule.EvShowsHand:         {MS: 560, Sound: soundStamp},
	rule.EvScored:            {MS: 900, Sound: sound.Success, Show: tabletop.Shine(desk, "legal"), Loud: true},
	rule.EvFiled:             {MS: 200, Sound: soundSlide, Show: (*telling).filed, Part: stepLedger, Recap: scenes.DoingRow{Icon: "lock", Unit: iconCoin}},
	rule.EvSlid:              {Quiet: true},
	rule.EvLaidOpen:          {MS: 160, Sound: sound.CardFlip},
	rule.EvPicked:            {MS: 260, Sound: sound.CardSet, Show: tabletop.Shine(desk, "legal")},
	rule.EvScrapped:          {MS: 360, Sound: sound.CardSlide, Show: tabletop.Shine(spotFrom, creamInk), Recap: scenes.DoingRow{Icon: "card-discard", About: "h"}},
	rule.EvPlugged:           {MS: 320, Sound: soundSlide, Show: pieces(spotFrom, tray), Recap: scenes.DoingRow{Icon: "load", About: "f", Unit: iconCoin, Sign: 1}},
	rule.EvRevived:           {MS: 360, Sound: sound.CardSet, Show: tabletop.Shine(handler, "legal"), Recap: scenes.DoingRow{Icon: "undo", About: "h"}},
	rule.EvRecalled:          {MS: 480, Sound: sound.Footsteps, Show: (*telling).recalled, Recap: scenes.DoingRow{Icon: "person", About: "f"}},
	rule.EvCopied:            {MS: 520, Sound: soundTelex, Show: tabletop.Always(tabletop.Shine(actionCard, creamInk)), Recap: scenes.DoingRow{Icon: "eye", About: "h"}},
	rule.EvSettled:           {MS: 520, Sound: soundStamp, Show: stamp("stamp.finished", 260)},
}

// desk is where a side's things lie: the viewer's seat, a folder, the board.
func (t *table) desk(s rule.Side) tabletop.Place {
	return func() render.Rect {
		if s == t.me() {
			return t.plan.seat
		}
		for i, o := range t.rivals() {
			if o == s {
				return t.rivalPlace(i)
			}
		}
		return t.plan.seat
	}
}

// coins is where a side's Influence lies.
func (t *table) coins(s rule.Side) tabletop.Place {
	return func() render.Rect {
		r := t.desk(s)()
		if s == t.me() {
			return render.R(r.X+100, r.Y+50, 46, 46)
		}
		return render.R(r.X+80, r.Y+38, 30, 30)
	}
}

// tray is where a side's pieces lie.
func (t *table) tray(s rule.Side) tabletop.Place {
	return func() render.Rect {
		if s == t.me() {
			return t.plan.inbox
		}
		r := t.desk(s)()
		return render.R(r.X+20, r.Y+r.H*0.4, 60, 30)
	}
}

// spot is where a ref lies on the table.
func (t *table) spot(r rules.Ref) tabletop.Place {
	return func() render.Rect {
		if k, ok := rule.OnCity(r); ok {
			return heapPlace(t.plan.photo[k])
		}
		if tile, ok := rule.OnTile(r); ok {
			for k := range rule.City(rule.Cities) {
				if t.s.Cities[k].Tile == tile {
					return photoPicture(t.plan.photo[k])
				}
			}
		}
		if i, ok := rule.OnSlot(r); ok {
			return t.slotPlace(i)
		}
		if s, ok := rule.OnSide(r); ok {
			return t.desk(s)()
		}
		if h, ok := rule.OnHandler(r); ok {
			return t.handlerSpot(h)
		}
		return t.plan.stock
	}
}

// handlerSpot is where a Handler lies.
func (t *table) handlerSpot(h rule.Handler) render.Rect {
	for i, slot := range t.mine().Slots {
		if slot.Handler == h {
			return t.staffPlace(i)
		}
	}
	l := t.display()
	for i, o := range l {
		if o == h {
			return t.tabPlace(i, len(l))
		}
	}
	for i, s := range t.rivals() {
		if s == rule.Syndicate {
			for j, o := range t.s.Rival.Handlers {
				if o == h {
					return t.syndicateSlot(t.rivalPlace(i), j)
				}
			}
			continue
		}
		for _, slot := range t.s.Players[s].Slots {
			if slot.Handler == h {
				return t.rivalPlace(i)
			}
		}
	}
	return t.plan.drawer
}

// creamInk is cream as the name of an ink.
var creamInk = fmt.Sprintf("#%06X", cream)

// A place is where something of an event lies.
type place func(x *telling) tabletop.Place

func desk(x *telling) tabletop.Place     { return x.desk(x.side) }
func tray(x *telling) tabletop.Place     { return x.tray(x.side) }
func purse(x *telling) tabletop.Place    { return x.coins(x.side) }
func spotFrom(x *telling) tabletop.Place { return x.spot(x.E.From) }
func spotTo(x *telling) tabletop.Place   { return x.spot(x.E.To) }
func handler(x *telling) tabletop.Place  { return x.spot(x.E.What) }
func prices(x *telling) tabletop.Place   { return func() render.Rect { return x.plan.prices } }
func phone(x *telling) tabletop.Place    { return func() render.Rect { return x.phonePlace(x.side) } }
func ledger(x *telling) tabletop.Place {
	return func() render.Rect { return x.syndicateLedger(x.rivalPlace(0)) }
}
func actionCard(x *telling) tabletop.Place {
	return func() render.Rect { return x.syndicateCard(x.rivalPlace(0)) }
}

// pieces lets what an event moves slide.
func pieces(from, to place) func(*telling) {
	return func(x *telling) { x.pour(x.n, movedBy(x.E), from(x), to(x), x.Rival) }
}

// coins lets as much Influence as the event counts slide, up to so many coins.
func coins(most int, from, to place) func(*telling) {
	return func(x *telling) { x.pour(min(x.n, most), coin(1), from(x), to(x), x.Rival) }
}

// stamp lets words fall on where a side's things lie.
func stamp(key string, wide float64) func(*telling) {
	return func(x *telling) { x.stampAt(x.desk(x.side).Spot(wide, 90), x.T(key), x.Rival) }
}

func (x *telling) round() {
	x.motion.syndicate = false
	if x.n == 1 {
		x.lockCities()
	}
	x.moveFilm()
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.round", "number", x.n), More: x.T("banner.first", "who", x.player(x.side)), MS: 900}
}

func (x *telling) token() {
	at := x.spot(x.E.To)
	x.Flights.Fly(tabletop.Flight{From: func() render.Rect { return render.Around(x.plan.stock.Center(), 44, 44) }, To: func() render.Rect { return render.Around(at().Center(), 46, 46) }, MS: 320, How: ui.Fly, Rival: true,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintToken(c, r) }})
}

func (x *telling) leaked() {
	tile, ok := rule.OnTile(x.E.From)
	onto, city := rule.OnCity(x.E.To)
	if ok && city {
		x.leakAlong(tile, onto)
		x.Beat.MS = 420
		return
	}
	x.pour(x.n, movedBy(x.E), x.spot(x.E.From), x.spot(x.E.To), x.Rival)
}

func (x *telling) paid() {
	to, _ := rule.OnSide(x.E.To)
	x.pour(x.n, coin(1), x.coins(x.side), x.coins(to), x.Rival)
}

func (x *telling) influence() {
	from := x.spot(x.E.From)
	if k, ok := rule.OnRow(x.E.From); ok && x.side == x.me() {
		from = func() render.Rect { return x.rowPlace(k) }
	}
	x.pour(min(x.n, 5), coin(1), from, x.coins(x.side), x.Rival)
}

func (x *telling) overlay() {
	x.Flash(x.tray(x.side), x.Theme.Legal, x.Rival)
	if x.side == x.me() {
		x.liftOverlay()
	}
}

func (x *telling) card() rule.Contract { k, _ := rule.OnContract(x.E.What); return k }

// flyCard lets a Contract fly.
func (x *telling) flyCard(from, to func() render.Rect) {
	k := x.card()
	x.Flights.Fly(tabletop.Flight{From: from, To: to, MS: 360, How: ui.Fly, Rival: x.Rival, Paint: func(c render.Canvas, r render.Rect, st ui.State) {
		x.paintPaper(c, r, x.Theme.CardSet.Face, 3)
		c.TextFit(r.Inset(6), x.View.Name(rule.RefContract(k)), x.typed(18, x.Theme.Ink), render.Center|render.Middle, 16, 14)
	}})
}

func (x *telling) drew() {
	to := x.desk(x.side)
	if x.side == x.me() {
		to = func() render.Rect { return render.R(x.plan.hand.X, x.plan.hand.Y, handW, x.plan.hand.H) }
	}
	x.flyCard(x.spot(x.E.From), func() render.Rect { return render.Around(to().Center(), 130, 90) })
}

func (x *telling) hired() {
	h, _ := rule.OnHandler(x.E.What)
	to := x.desk(x.side)
	x.Flights.Fly(tabletop.Flight{From: func() render.Rect { return render.R(x.plan.drawer.X+20, x.plan.drawer.Y+80, 260, 44) }, To: func() render.Rect { return render.Around(to().Center(), 200, 60) }, MS: 360, How: ui.Fly, Rival: x.Rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintTab(c, r, h) }})
}

func (x *telling) left() {
	h, _ := rule.OnHandler(x.E.What)
	from := x.desk(x.side)()
	for i, slot := range x.was.Players[x.me()].Slots {
		if x.side == x.me() && slot.Handler == h {
			from = x.staffPlace(i)
		}
	}
	for i, o := range x.was.Rival.Handlers {
		if x.side == rule.Syndicate && o == h {
			from = x.syndicateSlot(x.rivalPlace(0), i)
		}
	}
	to := x.plan.drawer
	if h.Starting() { // back into the box
		to = render.Around(render.Pt(x.plan.drawer.Center().X, -60), 40, 40)
	}
	x.Flights.Fly(tabletop.Flight{From: func() render.Rect { return render.Around(from.Center(), 200, 60) }, To: func() render.Rect { return render.Around(to.Center(), 200, 44) }, MS: 360, How: ui.Fly, Rival: x.Rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintTab(c, r, h) }})
}

func (x *telling) briefcase() {
	k, _ := rule.OnRow(x.E.What)
	at := x.desk(x.side)
	if x.side == x.me() {
		n := min(x.n, 6)
		at = func() render.Rect { return x.spaceAt(k, n) }
	} else if x.side == rule.Syndicate {
		at = func() render.Rect {
			l := x.syndicateLedger(x.rivalPlace(0))
			return render.R(l.X+4, l.Y+l.H/4*float64(k), l.W-8, l.H/4)
		}
	}
	x.Flash(at, hues[k].Lighter(0.3), x.Rival)
}

func (x *telling) discarded() {
	x.flyCard(x.desk(x.side), func() render.Rect { return x.slotPlace(0) })
}

// whiten lets the briefcases of a Contract that was turned in turn white one after the other.
func (x *telling) whiten() {
	if x.side == x.me() { // the briefcases turn white one after the other
		before, after := &x.was.Players[x.me()], x.mine()
		i := 0
		for k := range rule.Colour(rule.Colours) {
			for n := int(before.Rows[k].White) + 1; n <= int(after.Rows[k].White); n++ {
				x.flashLater(func() render.Rect { return x.spaceAt(k, n) }, render.Hex(cream), float64(i)*90, false)
				i++
			}
		}
	}
}

func (x *telling) filed() {
	x.pour(min(x.n, 3), movedBy(x.E), x.tray(x.side), func() render.Rect { return x.syndicateLedger(x.rivalPlace(0)) }, true)
}

// movedBy is the thing that an event moves: a piece or Influence.
func movedBy(e rules.Event) any {
	if k, ok := rule.OnColour(e.What); ok {
		return k
	}
	return coin(1)
}
