package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	was   *rule.State
	e     rules.Event
	side  rule.Side // who it is about
	n     int
	rival bool // somebody else's doing
}

// Show lets what an event tells be seen: what flies, shines or falls. The
// positions are those that the rules kept.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	t.s = now.(*rule.State)
	x := &telling{table: t, was: was.(*rule.State), e: e, side: rule.NoSide, n: int(e.N)}
	if s, ok := rule.OnSide(e.Who); ok {
		x.side = s
	}
	name := now.Game().Info().Events[e.Kind]
	t.sheet.tell(t.s, name, x.side, e)
	x.rival = int(x.side) != t.seat
	t.motion.syndicate = x.side == rule.Syndicate || t.motion.syndicate && x.side == rule.NoSide
	t.motion.step = noStep
	if t.motion.syndicate {
		t.motion.step = stepOf[name]
	}
	show, ok := shows[name]
	if !ok {
		return scenes.Beat{}
	}
	b := show(x)
	b.Rival = x.rival
	b.At = e.To
	if b.At.Kind == rules.None {
		b.At = e.Who
	}
	return b
}

// beat is how long an event is looked at, and its sound.
func beat(ms float64, e sound.Effect) scenes.Beat { return scenes.Beat{MS: ms, Sound: e} }

// shows are the events by their names.
var shows = map[string]func(x *telling) scenes.Beat{
	"round":              (*telling).round,
	"starts":             (*telling).starts,
	"first":              (*telling).first,
	"token":              (*telling).token,
	"leaked":             (*telling).leaked,
	"incentive":          (*telling).leaked,
	"placed":             (*telling).placed,
	"paid":               (*telling).paid,
	"took":               (*telling).took,
	"stays":              (*telling).lost,
	"lost":               (*telling).lost,
	"influence":          (*telling).influence,
	"overlay":            (*telling).overlay,
	"exchanged":          (*telling).bought,
	"recruited":          (*telling).recruited,
	"drew":               (*telling).drew,
	"opened":             (*telling).opened,
	"reshuffled":         (*telling).shuffled,
	"hired":              (*telling).hired,
	"left":               (*telling).left,
	"used":               (*telling).used,
	"briefcase":          (*telling).briefcase,
	"column":             (*telling).column,
	"recycled":           (*telling).recycled,
	"milestone":          (*telling).milestone,
	"discarded":          (*telling).discarded,
	"emptied":            (*telling).emptied,
	"completed":          (*telling).completed,
	"returned":           (*telling).returned,
	"wages":              (*telling).wages,
	"paid-piece":         (*telling).paidPiece,
	"sent-back":          (*telling).sentBack,
	"action":             (*telling).action,
	"reshuffled-actions": (*telling).shuffled,
	"arrived":            (*telling).arrived,
	"filed":              (*telling).filed,
	"laid-open":          (*telling).laidOpen,
	"picked":             (*telling).picked,
	"settled":            (*telling).settled,
	"shows-done":         (*telling).showsCard,
	"shows-hand":         (*telling).showsCard,
	"scored":             (*telling).scored,
}

// desk is where a side's things lie: the viewer's seat, a folder, the board.
func (t *table) desk(s rule.Side) func() render.Rect {
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
func (t *table) coins(s rule.Side) func() render.Rect {
	return func() render.Rect {
		r := t.desk(s)()
		if s == t.me() {
			return render.R(r.X+100, r.Y+50, 46, 46)
		}
		return render.R(r.X+80, r.Y+38, 30, 30)
	}
}

// tray is where a side's pieces lie.
func (t *table) tray(s rule.Side) func() render.Rect {
	return func() render.Rect {
		if s == t.me() {
			return t.plan.inbox
		}
		r := t.desk(s)()
		return render.R(r.X+20, r.Y+r.H*0.4, 60, 30)
	}
}

// spot is where a ref lies on the table.
func (t *table) spot(r rules.Ref) func() render.Rect {
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

// what is the thing that an event moves.
func (x *telling) what() any { return movedBy(x.e) }

func (x *telling) round() scenes.Beat {
	name := x.called(x.side)
	x.motion.syndicate = false
	if x.n == 1 {
		x.lockCities()
	}
	x.moveFilm()
	b := beat(700, soundFilm)
	b.Banner = &scenes.Banner{Title: x.T("banner.round", "number", x.n), More: x.T("banner.first", "name", name), MS: 900}
	return b
}

func (x *telling) starts() scenes.Beat { return beat(300, sound.CardSlide) }

func (x *telling) first() scenes.Beat {
	x.flash(x.desk(x.side), render.Hex(0xF0D28A), true)
	return beat(320, sound.ButtonTick)
}

func (x *telling) token() scenes.Beat {
	at := x.spot(x.e.To)
	x.fly(flight{from: func() render.Rect { return render.Around(x.plan.stock.Center(), 44, 44) }, to: func() render.Rect { return render.Around(at().Center(), 46, 46) }, ms: 320, how: ui.Fly, rival: true,
		paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintToken(c, r) }})
	return beat(260, sound.TokenClack)
}

func (x *telling) leaked() scenes.Beat {
	tile, ok := rule.OnTile(x.e.From)
	onto, city := rule.OnCity(x.e.To)
	if ok && city {
		x.leakAlong(tile, onto)
		return beat(420, soundSlide)
	}
	x.pour(x.n, x.what(), x.spot(x.e.From), x.spot(x.e.To), x.rival)
	return beat(300, soundSlide)
}

func (x *telling) placed() scenes.Beat {
	k, _ := rule.OnCity(x.e.To)
	x.nail(k)
	return beat(620, soundTack)
}

func (x *telling) paid() scenes.Beat {
	to, _ := rule.OnSide(x.e.To)
	x.pour(x.n, coin(1), x.coins(x.side), x.coins(to), x.rival)
	return beat(280, sound.Coin)
}

func (x *telling) took() scenes.Beat {
	x.pour(x.n, x.what(), x.spot(x.e.From), x.tray(x.side), x.rival)
	return beat(240, soundSlide)
}

func (x *telling) lost() scenes.Beat {
	x.flash(x.tray(x.side), x.theme.Alarm, x.rival)
	return beat(380, sound.Refusal)
}

func (x *telling) influence() scenes.Beat {
	from := x.spot(x.e.From)
	if k, ok := rule.OnRow(x.e.From); ok && x.side == x.me() {
		from = func() render.Rect { return x.rowPlace(k) }
	}
	x.pour(min(x.n, 5), coin(1), from, x.coins(x.side), x.rival)
	return beat(240, sound.Coin)
}

func (x *telling) overlay() scenes.Beat {
	x.flash(x.tray(x.side), x.theme.Legal, x.rival)
	if x.side == x.me() {
		x.liftOverlay()
	}
	return beat(320, sound.Paper)
}

func (x *telling) bought() scenes.Beat {
	x.pour(min(x.n, 4), coin(1), x.coins(x.side), func() render.Rect { return x.plan.prices }, x.rival)
	return beat(280, sound.Coin)
}

func (x *telling) recruited() scenes.Beat {
	x.flash(func() render.Rect { return x.phonePlace(x.side) }, x.theme.Legal, x.rival)
	return beat(360, soundRing)
}

func (x *telling) card() rule.Contract { k, _ := rule.OnContract(x.e.What); return k }

// flyCard lets a Contract fly.
func (x *telling) flyCard(from, to func() render.Rect) {
	k := x.card()
	x.fly(flight{from: from, to: to, ms: 360, how: ui.Fly, rival: x.rival, paint: func(c render.Canvas, r render.Rect, st ui.State) {
		x.paintPaper(c, r, x.theme.CardSet.Face, 3)
		c.TextFit(r.Inset(6), x.v.Name(rule.RefContract(k)), x.typed(18, x.theme.Ink), render.Center|render.Middle, 16, 14)
	}})
}

func (x *telling) drew() scenes.Beat {
	to := x.desk(x.side)
	if x.side == x.me() {
		to = func() render.Rect { return render.R(x.plan.hand.X, x.plan.hand.Y, handW, x.plan.hand.H) }
	}
	x.flyCard(x.spot(x.e.From), func() render.Rect { return render.Around(to().Center(), 130, 90) })
	return beat(360, sound.CardSlide)
}

func (x *telling) opened() scenes.Beat {
	x.flash(x.spot(x.e.To), render.Hex(cream), true)
	return beat(260, sound.CardFlip)
}

func (x *telling) shuffled() scenes.Beat { return beat(320, sound.CardSlide) }

func (x *telling) hired() scenes.Beat {
	h, _ := rule.OnHandler(x.e.What)
	to := x.desk(x.side)
	x.fly(flight{from: func() render.Rect { return render.R(x.plan.drawer.X+20, x.plan.drawer.Y+80, 260, 44) }, to: func() render.Rect { return render.Around(to().Center(), 200, 60) }, ms: 360, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintTab(c, r, h) }})
	return beat(360, sound.CardSlide)
}

func (x *telling) left() scenes.Beat {
	h, _ := rule.OnHandler(x.e.What)
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
	x.fly(flight{from: func() render.Rect { return render.Around(from.Center(), 200, 60) }, to: func() render.Rect { return render.Around(to.Center(), 200, 44) }, ms: 360, how: ui.Fly, rival: x.rival,
		paint: func(c render.Canvas, r render.Rect, st ui.State) { x.paintTab(c, r, h) }})
	return beat(300, sound.CardSlide)
}

func (x *telling) used() scenes.Beat {
	h, _ := rule.OnHandler(x.e.What)
	x.flash(func() render.Rect { return x.handlerSpot(h) }, x.theme.Legal, x.rival)
	return beat(360, sound.CardSet)
}

func (x *telling) briefcase() scenes.Beat {
	k, _ := rule.OnRow(x.e.What)
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
	x.flash(at, hues[k].Lighter(0.3), x.rival)
	return beat(380, soundLatches)
}

func (x *telling) column() scenes.Beat { return beat(200, sound.ButtonTick) }

func (x *telling) recycled() scenes.Beat { return beat(320, sound.Undo) }

func (x *telling) milestone() scenes.Beat {
	x.stampAt(func() render.Rect { return render.Around(x.desk(x.side)().Center(), 240, 90) }, x.T("stamp.milestone"), x.rival)
	return beat(520, soundStamp)
}

func (x *telling) discarded() scenes.Beat {
	x.flyCard(x.desk(x.side), func() render.Rect { return x.slotPlace(0) })
	return beat(320, sound.CardSlide)
}

func (x *telling) emptied() scenes.Beat {
	x.flash(func() render.Rect { return x.syndicateLedger(x.rivalPlace(0)) }, x.theme.Alarm, true)
	return beat(420, sound.CardSlide)
}

func (x *telling) completed() scenes.Beat {
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
	x.stampAt(func() render.Rect { return render.Around(x.desk(x.side)().Center(), 260, 90) }, x.T("stamp.turned-in"), x.rival)
	return beat(620, soundStamp)
}

func (x *telling) returned() scenes.Beat {
	x.comeHome()
	return beat(520, sound.Footsteps)
}

func (x *telling) wages() scenes.Beat {
	x.pour(min(x.n, 6), coin(1), x.coins(x.side), func() render.Rect { return x.plan.prices }, x.rival)
	return beat(380, sound.Coin)
}

func (x *telling) paidPiece() scenes.Beat {
	x.pour(x.n, x.what(), x.tray(x.side), func() render.Rect { return x.plan.prices }, x.rival)
	return beat(220, soundSlide)
}

func (x *telling) sentBack() scenes.Beat {
	x.flash(func() render.Rect { return x.phonePlace(x.side) }, x.theme.Alarm, x.rival)
	return beat(420, sound.Failure)
}

func (x *telling) action() scenes.Beat {
	x.flash(func() render.Rect { return x.syndicateCard(x.rivalPlace(0)) }, render.Hex(cream), true)
	return beat(520, soundTelex)
}

func (x *telling) arrived() scenes.Beat {
	x.flash(func() render.Rect { return x.phonePlace(x.side) }, x.theme.Legal, x.rival)
	return beat(360, soundRing)
}

func (x *telling) filed() scenes.Beat {
	x.pour(min(x.n, 3), x.what(), x.tray(x.side), func() render.Rect { return x.syndicateLedger(x.rivalPlace(0)) }, true)
	return beat(200, soundSlide)
}

func (x *telling) showsCard() scenes.Beat { return beat(560, soundStamp) }

// signed is a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	return "+" + itoa(n)
}

func (x *telling) scored() scenes.Beat {
	x.flash(x.desk(x.side), x.theme.Legal, x.rival)
	return beat(900, sound.Success)
}

// movedBy is the thing that an event moves: a piece or Influence.
func movedBy(e rules.Event) any {
	if k, ok := rule.OnColour(e.What); ok {
		return k
	}
	return coin(1)
}
