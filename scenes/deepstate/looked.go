package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// Piles are the Covert Operations, the Objectives that are still to come, and what the
// decks of Treaties and Men of Action can hold.
func (t *table) Piles() []scenes.Pile {
	l := []scenes.Pile{t.operationPile(), t.objectivePile(), t.treatyPile()}
	if t.s.Options.Men {
		l = append(l, t.menPile(), t.menDiscards())
	}
	if t.s.Seats == 1 {
		l = append(l, t.hocPile())
	}
	return l
}

// hocPile is HOC's Action cards that are still to come: all of them where the deck is shuffled before the next one.
func (t *table) hocPile() scenes.Pile {
	p := t.pile("", iconHunter, t.T("looked.hoc"), lookW, lookH)
	left, sum := t.s.HOCToCome()
	for k, n := range left {
		if n > 0 {
			ref := rule.RefHOCCard(rule.HOCCard(k))
			p.Cards = append(p.Cards, t.lookedAt(ref, int(n), func() ui.Tip { return t.tip(ref) }, func(c render.Canvas, r render.Rect) {
				t.actionCard(c, r, &turned{card: rule.HOCCard(k), shown: true}, "")
			}))
		}
	}
	p.Note = t.View.ClosedPile(sum, sum, "")
	return p
}

// Sizes of cards that are looked through, in units.
const (
	lookW    = 170.0
	lookH    = 236.0
	lookManW = 118.0
	lookManH = 150.0

	lookBondW, lookBondH = 330.0, 190.0
)

// pile is an empty pile with cards of a size.
func (t *table) pile(id, icon, title string, w, h float64) scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, w, h))
	return scenes.Pile{ID: id, Icon: icon, Title: title, W: at.W, H: at.H}
}

// lookedAt is a card of a pile with its tip.
func (t *table) lookedAt(ref rules.Ref, n int, tip func() ui.Tip, paint func(c render.Canvas, r render.Rect)) scenes.PileCard {
	return scenes.PileCard{ID: t.View.ID(ref), Label: t.name(ref), N: n, Tip: tip, Paint: t.Pictured(paint)}
}

// operationPile is the stack of Covert Operations from the top, which everybody knows.
func (t *table) operationPile() scenes.Pile {
	p := t.pile("", iconSpy, t.T("covert"), lookW, lookH)
	top := t.s.TopOperation()
	if top == rule.NoOperation {
		return p
	}
	p.ID = t.View.ID(rule.RefOperation(top))
	for op := top; int(op) < t.s.OperationsIn(); op++ {
		p.Cards = append(p.Cards, t.lookedAt(rule.RefOperation(op), 1, t.operationTip(op), func(c render.Canvas, r render.Rect) { t.operationFace(c, r, op) }))
	}
	p.Note = t.T("looked.operations", "n", len(p.Cards))
	return p
}

// objectivePile is the Objective deck: what it holds is known, its order is not.
func (t *table) objectivePile() scenes.Pile {
	p := t.pile("deck", iconCard, t.T("deck"), lookW, lookH)
	var left [rule.Kinds + 1]int
	sum := 0
	for i := range t.s.Cards {
		if t.s.Cards[i].At == rule.InDeck {
			left[rule.Card(i).Kind()]++
			sum++
		}
	}
	for k := range rule.Kind(rule.Kinds + 1) {
		if left[k] == 0 {
			continue
		}
		ref := rule.RefObjective(k)
		face := func(c render.Canvas, r render.Rect) { t.objectiveFace(c, r, k) }
		if k == rule.WorldWar {
			face = func(c render.Canvas, r render.Rect) { t.paintWar(c, r, 1) }
		}
		p.Cards = append(p.Cards, t.lookedAt(ref, left[k], func() ui.Tip { return t.tip(ref) }, face))
	}
	p.Note = t.View.ClosedPile(sum, sum, "")
	return p
}

// treatyPile is the Treaties that the deck can hold.
func (t *table) treatyPile() scenes.Pile {
	p := t.pile("supply:"+itoa(rule.Secondaries), iconTreaty, t.T("supply.treaties"), lookW, lookH)
	unseen := t.s.Unseen()
	for _, m := range unseen {
		p.Cards = append(p.Cards, t.lookedAt(rule.RefTreaty(m), 1, t.treatyTip(m), func(c render.Canvas, r render.Rect) { t.treatyFace(c, r, m, true, t.me) }))
	}
	p.Note = t.View.ClosedPile(int(t.s.DeckSize), len(unseen), t.T("looked.elsewhere"))
	if n := int(t.s.DiscardSize); n > 0 {
		p.Note += " " + t.T("looked.discards", "n", n)
	}
	return p
}

// menPile is the Men of Action that their deck can hold.
func (t *table) menPile() scenes.Pile {
	p := t.menOf("supply:"+itoa(rule.Secondaries+1), t.T("supply.men"), t.s.UnseenMen())
	n := 0
	for _, k := range p.Cards {
		n += k.N
	}
	p.Note = t.View.ClosedPile(int(t.s.MenDeckSize), n, t.T("looked.elsewhere.men"))
	return p
}

// menDiscards is the Men of Action that were played or dismissed.
func (t *table) menDiscards() scenes.Pile {
	p := t.menOf("", t.T("looked.men.gone"), t.s.MenDiscard)
	n := 0
	for _, k := range p.Cards {
		n += k.N
	}
	p.Note = t.View.OpenPile(n)
	return p
}

// menOf is a pile of Men of Action.
func (t *table) menOf(id, title string, list rule.Men) scenes.Pile {
	p := t.pile(id, iconPerson, title, lookManW, lookManH)
	for k, n := range list {
		if n > 0 {
			man := rule.Man(k)
			p.Cards = append(p.Cards, t.lookedAt(rule.RefMan(man), int(n), t.manTip(man), func(c render.Canvas, r render.Rect) { t.manFace(c, r, man) }))
		}
	}
	return p
}

// manFace draws a Man of Action lying open.
func (t *table) manFace(c render.Canvas, r render.Rect, man rule.Man) {
	ref := rule.RefMan(man)
	c.Round(r, 7, render.Slope(160, render.Hex(0x3B3430), render.Hex(0x171311)))
	side := min(r.H*0.6, r.W*0.76)
	c.Icon(t.picture(ref), render.R(r.X+(r.W-side)/2, r.Y+10, side, side), render.Hex(0xF1DCA2))
	c.TextFit(render.R(r.X+5, r.Y+side+14, r.W-10, r.H-side-18), t.name(ref), t.caption(18, render.Hex(0xFFF4DC)).With(render.Oswald500), render.Center|render.Middle, 17, 16, 15)
	c.Frame(r, 7, 2, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0x8A5F1E)))
}
