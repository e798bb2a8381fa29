package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// Piles are the event deck, which lies open, the crises that wait, and what is past.
func (t *table) Piles() []scenes.Pile {
	left, queued, past := t.s.CardsLeft(), t.s.CrisesQueued(), t.s.Deck[:t.s.Top]
	l := []scenes.Pile{
		t.eventPile("deck", "hourglass", "looked.deck", "looked.deck.note", left),
		t.eventPile("crises", "masters/alarm", "crises", "looked.crises.note", queued),
		t.eventPile("", "rewind", "looked.past", "looked.past.note", past),
	}
	return l
}

// eventPile is a pile of events and crises in the order in which they lie.
func (t *table) eventPile(id, icon, title, note string, list []masters.Card) scenes.Pile {
	p := scenes.Pile{ID: id, Icon: icon, Title: say(t.v, title), W: 214, H: 298}
	if len(list) > 0 {
		p.Note = say(t.v, note, "n", len(list))
	}
	for i, k := range list {
		card := t.eventFace(k)
		p.Cards = append(p.Cards, scenes.PileCard{ID: itoa(i), Of: t.v.ID(ref(kCard, int(k))), Label: card.Name, Tip: func() ui.Tip { return ui.Tip{Title: card.Name, Body: card.Text} }, Paint: func(c render.Canvas, r render.Rect) {
			c.CardFace(r, theme, &card, render.ReadCard)
		}})
	}
	return p
}
