package infiltration

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// actionCards are the action cards of this game in the order of a hand.
func (t *table) actionCards() []rule.Card {
	if t.s.Options.Extraction {
		return []rule.Card{rule.Advance, rule.Retreat, rule.Interface, rule.Extract}
	}
	return []rule.Card{rule.Advance, rule.Retreat, rule.Interface, rule.Download}
}

// handOf is the cards in an operative's hand as far as the viewer knows them:
// the action cards, then the items.
func (t *table) handOf(o rule.Operative) []rule.Card {
	l := t.actionCards()
	for _, it := range itemsOf(t.s.Ops[o].Hand) {
		l = append(l, it.Card())
	}
	return l
}

// tabW is the width of the tabs with which the hands of two operatives are
// told apart.
const tabW = 84.0

// handArea is where the cards of the hand lie.
func (t *table) handArea() render.Rect {
	r := t.plan.hand
	if len(t.own()) > 1 {
		r = r.Pad(tabW+10, 0, 0, 0)
	}
	if t.playedShows() {
		r.W = t.playedPlace().X - 14 - r.X
	}
	return r
}

// handPlaces are where n cards of a hand lie. A card that is read does not move the others: what lies under the pointer is
// the card that a press takes.
func (t *table) handPlaces(n int) []render.Rect {
	area := t.handArea()
	w, h := t.plan.cardW, t.plan.cardH
	step := w + cardGap
	if n > 1 {
		step = min(step, (area.W-w)/float64(n-1))
	}
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(area.X+float64(i)*step, area.Bottom()-h, w, h)
	}
	return out
}

// sheetOf is where the sheet lies that tells what a card of the hand does: beside the card, over others of the hand, at its
// right while there is room.
func (t *table) sheetOf(card render.Rect) render.Rect {
	w, h := t.plan.opens()
	w -= t.plan.cardW
	r := render.R(card.Right()-6, card.Bottom()-h, w+6, h)
	if area := t.handArea(); r.Right() > area.Right() {
		r.X = max(area.X, card.X+6-r.W)
	}
	return r
}

// reading reports whether a card of the hand is being read.
func (t *table) reading() bool {
	return t.look != nobody && t.s.Phase != rule.Drafting && t.openIndex(t.handOf(t.look)) >= 0
}

// openIndex is the card of a hand that is looked at, or -1.
func (t *table) openIndex(hand []rule.Card) int {
	if t.View.Showing || !strings.HasPrefix(t.View.Hot, "card:") {
		return -1 // what happens is looked at, not the card that the pointer was left on
	}
	return slices.IndexFunc(hand, func(c rule.Card) bool { return t.View.ID(rule.RefCard(c)) == t.View.Hot })
}

// asks reports whether the viewer is asked something that this verb answers.
func (t *table) asks(v rules.Verb) (a rules.Action, ok bool) {
	if l := t.With(v); len(l) > 0 {
		return l[0], true
	}
	return a, false

}

// layHand lists the cards in the hand that is looked at.
func (t *table) layHand(b *ui.Builder) {
	if t.look == nobody {
		return
	}
	b.Group("hand")
	if own := t.own(); len(own) > 1 {
		t.layTabs(b, own)
	}
	o := t.look
	st := &t.s.Ops[o]
	if !st.Place.Inside() {
		t.layNoHand(b)
		return
	}
	hand := t.handOf(o)
	open := t.openIndex(hand)
	sel, selecting := t.asks(rule.VSelect)
	chosen, known, has := st.Known()
	for i, r := range t.handPlaces(len(hand)) {
		c := hand[i]
		mine := has && known && chosen == c && !st.Resolved
		played := !c.IsItem() && st.Played>>c&1 == 1
		if mine {
			r = r.Move(0, -16)
		}
		reading := i == open
		ref := rule.RefCard(c)
		x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.View.Name(ref), nil)
		if selecting {
			a := sel
			a.Args[0], a.Args[1] = int16(o), int16(c)
			t.OfferAction(&x, a)
			if x.Mark != ui.Selected { // armed
				x.Mark = ui.NoMark
			}
			x.Points = t.pointings(o, c)
		} else if t.offerOr(&x, ref) {
			x.Points = t.pointings(o, c)
		}
		offered := x.Press != nil || len(x.Choices) > 0
		dim := (t.View.Asked && !offered && !mine || played) && !reading
		if mine {
			x.Mark = ui.Selected
		}
		why := ""
		if x.Disabled {
			why = x.Why
		}
		x.Locks, x.Told = false, reading
		x.Paint = t.Painter(func(c2 render.Canvas, r render.Rect, st ui.State) {
			t.paintHeld(c2, r, c, st, false, dim)
			if why != "" && !mine {
				ui.PaintLock(c2, t.Theme, r)
			}
		})
		x.Lifts = true
		x.Tip = t.cardTip(o, c)
		x.Sound = soundCard
		b.Add(x)
		if reading { // only looked at: a press beside the card takes the card below
			t.Draw(b, ui.LayerRaised, func(c2 render.Canvas) { t.paintOpen(c2, r, t.sheetOf(r), o, c, why) })
		}
	}
}

// layNoHand says why there are no cards to play.
func (t *table) layNoHand(b *ui.Builder) {
	key := "hand.out"
	if t.s.Ops[t.look].Place == rule.Captured {
		key = "hand.captured"
	}
	text := t.T(key)
	r := t.handArea()
	t.Draw(b, ui.LayerHand, func(c render.Canvas) {
		c.Slot(r.Pad(0, 8, 0, 0), 8, t.Theme, "")
		c.TextIn(r, text, t.Theme.Heading().Sized(24).In(t.Theme.Second), render.Center|render.Middle)
	})
}

// layTabs lists the tabs of two hands.
func (t *table) layTabs(b *ui.Builder, own []rule.Operative) {
	r := t.plan.hand
	for i, at := range ui.Rows(render.R(r.X, r.Bottom()-t.plan.cardH, tabW, t.plan.cardH), 8, ui.Flex(1), ui.Flex(1)) {
		o := own[i]
		on := o == t.look
		n := int(t.s.Ops[o].HandSize)
		x := t.Thing("hand:"+t.IDOf(rule.RefOperative(o)), at, ui.LayerHand, t.T("hand.of", "name", t.callOf(o)), func(c render.Canvas, r render.Rect, st ui.State) {
			col := c.Kit().Seat(t.Theme, int(t.s.Ops[o].Seat))
			c.Panel(r, t.Theme)
			side := min(r.H-34, 62)
			drawPortrait(c, render.R(r.X+(r.W-side*84/124)/2, r.Y+6, side*84/124, side), t.Theme, t.portrait(o), int(t.s.Ops[o].Seat))
			stl := t.Theme.Number().Sized(18)
			stl.Floor = render.CaptionFloor
			c.TextIn(render.R(r.X, r.Bottom()-27, r.W, 24), "{icon:"+iconCard+"} "+itoa(n), stl, render.Center|render.Middle)
			if on {
				c.Frame(r.Inset(-1), render.PanelRadius, 3, render.Solid(col))
			} else if !st.Hot() {
				c.Round(r, render.PanelRadius, render.Solid(render.Black.Fade(0.45)))
			}
		})
		x.Press = func() { t.look = o; b.Stage().Rebuild() }
		x.Tip = t.handTip(o)
		b.Add(x)
	}
}

// pointings are the lines from an operative to what a card would act on, with
// what comes of it.
func (t *table) pointings(o rule.Operative, c rule.Card) (l []ui.Pointing) {
	a, ok := t.asks(rule.VSelect)
	if !ok {
		if a, ok = t.asks(rule.VPlay); !ok {
			return nil
		}
		a.Args[0] = int16(c)
	} else {
		a.Args[0], a.Args[1] = int16(o), int16(c)
	}
	places := t.s.Touches(a, nil)
	if c.MovesOn() { // its last part is an Advance or a Retreat
		at := 0
		if a.Verb == rule.VSelect {
			at = 1
		}
		for _, m := range [2]rule.Card{rule.Advance, rule.Retreat} {
			if t.s.Ops[o].Played>>m&1 == 0 {
				a.Args[at] = int16(m)
				places = t.s.Touches(a, places)
			}
		}
		slices.SortFunc(places, func(x, y rules.Ref) int { return int(x.Index - y.Index) })
		places = slices.Compact(places)
	}
	from := t.View.ID(rule.RefOperative(o))
	for _, ref := range places {
		p, _ := rule.OnPlace(ref)
		gain := t.gain(o, c, p)
		x := ui.Pointing{From: from, To: t.View.ID(ref), Label: gain}
		if gain != "" && t.s.Rooms[p].Data > 0 { // the way ends at what it brings
			l = append(l, ui.Pointing{To: x.To, Plain: true})
			x.To = "data:" + t.IDOf(ref)
		} else {
			x.Plain = p == t.s.Ops[o].Place || len(places) > 3
		}
		l = append(l, x)
	}
	return l
}

// gain is what a card brings in a room, in signs.
func (t *table) gain(o rule.Operative, c rule.Card, p rule.Place) string {
	if !p.Inside() || !t.s.Revealed(p) {
		return ""
	}
	n, ok := t.s.Brings(o, c, p)
	if !ok {
		return ""
	}
	return "{icon:" + iconData + "|good} +" + itoa(n)
}
