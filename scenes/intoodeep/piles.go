package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Piles are the decks of crimes and Dilemmas, as far as they are known, the crimes that
// are done, and the Boosts that were used.
func (t *table) Piles() []scenes.Pile {
	var l []scenes.Pile
	for d := range rule.Deck(rule.Decks) {
		l = append(l, t.crimePile(d))
	}
	return append(l, t.dilemmaPile(), t.donePile(), t.boostPile())
}

// Sizes of what is looked through, in units.
const (
	lookCrimeW, lookCrimeH     = 250.0, 350.0
	lookDilemmaW, lookDilemmaH = 170.0, 236.0
	lookBoostW, lookBoostH     = 150.0, 170.0
)

func (t *table) pile(id, icon, title string, w, h float64) scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, w, h))
	return scenes.Pile{ID: id, Icon: icon, Title: title, W: at.W, H: at.H}
}

// crimePile is what a deck of crimes can hold.
func (t *table) crimePile(d rule.Deck) scenes.Pile {
	ref := rules.At(rule.KindDeck, int(d))
	sign := "intoodeep/side"
	for i := rule.Crimes - 1; i >= 0 && d != rule.Sides; i-- {
		if rule.DeckOf(i) == d {
			sign = crimeIcon(i)
		}
	}
	p := t.pile(t.View.ID(ref), sign, t.name(ref), lookCrimeW, lookCrimeH)
	unseen := t.s.UnseenCrimes(d).List()
	for _, i := range unseen {
		p.Cards = append(p.Cards, t.lookedCrime(i))
	}
	known := 0
	for _, c := range t.s.KnownBelow(d) {
		if int(c) < rule.Crimes {
			p.Cards = append(p.Cards, t.lookedCrime(int(c)))
			known++
		}
	}
	p.Note = t.View.ClosedPile(t.s.DeckSize(d), len(p.Cards), t.T("looked.elsewhere"))
	if known > 0 {
		p.Note += " " + t.N("looked.below", known)
	}
	return p
}

// lookedCrime is a crime in a pile.
func (t *table) lookedCrime(i int) scenes.PileCard {
	ref := rule.RefCrime(i)
	demands := t.s.Demands(max(0, t.Seat), i)
	return scenes.PileCard{ID: t.View.ID(ref), Label: t.name(ref), Paint: t.Pictured(func(c render.Canvas, r render.Rect) { t.crimeCard(c, r, i, demands, false) }),
		Tip: func() ui.Tip { return t.crimeTip(i, demands) }}
}

// dilemmaPile is the Dilemmas that their deck can hold, those alike together.
func (t *table) dilemmaPile() scenes.Pile {
	p := t.pile("dilemmas", "intoodeep/dilemma", t.T("deck.dilemmas"), lookDilemmaW, lookDilemmaH)
	unseen := t.s.UnseenDilemmas().List()
	at := map[int]int{}
	for _, x := range unseen {
		f := rule.FaceOf(x)
		if i, ok := at[f]; ok {
			p.Cards[i].N++
			continue
		}
		at[f] = len(p.Cards)
		ref := rule.RefFace(f)
		p.Cards = append(p.Cards, scenes.PileCard{ID: t.View.ID(ref), Label: t.name(ref), N: 1, Paint: t.Pictured(func(c render.Canvas, r render.Rect) { t.dilemmaCard(c, r, f) }),
			Tip: func() ui.Tip { return ui.Tip{Title: t.name(ref), Body: t.dilemmaWords(f)} }})
	}
	p.Note = t.View.ClosedPile(t.s.DilemmasLeft(), len(unseen), t.T("looked.elsewhere.dilemmas"))
	return p
}

// donePile is the crimes that were completed, storyline by storyline, then Side Crimes.
func (t *table) donePile() scenes.Pile {
	p := t.pile("", "check", t.T("looked.done"), lookCrimeW, lookCrimeH)
	for _, i := range append(t.s.Display.List(), t.s.Done.List()...) {
		p.Cards = append(p.Cards, t.lookedCrime(i))
	}
	p.Note = t.View.OpenPile(len(p.Cards))
	return p
}

// boostPile is the Boosts that were used, those alike together.
func (t *table) boostPile() scenes.Pile {
	p := t.pile("", "intoodeep/boost", t.T("looked.boosts"), lookBoostW, lookBoostH)
	at := map[rule.Boost]int{}
	n := 0
	for _, tok := range t.s.Spent.List() {
		n++
		x := rule.BoostOf(tok)
		if i, ok := at[x]; ok {
			p.Cards[i].N++
			continue
		}
		at[x] = len(p.Cards)
		ref := rule.RefBoost(x)
		p.Cards = append(p.Cards, scenes.PileCard{ID: t.View.ID(ref), Label: t.name(ref), N: 1, Paint: t.Pictured(func(c render.Canvas, r render.Rect) { t.boostPlate(c, r, x) }),
			Tip: func() ui.Tip { return ui.Tip{Title: t.name(ref), Body: t.Text("text", ref)} }})
	}
	p.Note = t.View.OpenPile(n)
	return p
}

// boostPlate draws a Boost token with its name.
func (t *table) boostPlate(c render.Canvas, r render.Rect, x rule.Boost) {
	c.Panel(r, t.Theme)
	side := min(r.W*0.6, r.H-66)
	t.boost(c, render.Around(render.Pt(r.Center().X, r.Y+12+side/2), side, side), x)
	t.fit(c, render.R(r.X+6, r.Y+side+16, r.W-12, r.H-side-20), t.name(rule.RefBoost(x)), t.line(18).In(boostColor(x).Lighter(0.3)), render.Center|render.Middle, 17, 16, 15)
}
