package infiltration

import (
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// Piles are the item deck, as far as it is known, the discards and what is out of the
// game.
func (t *table) Piles() []scenes.Pile {
	unseen := itemsOf(t.s.MayBeInDeck(t.View.Seat))
	return []scenes.Pile{
		t.itemPile(rule.RefDeck, iconDraw, t.View.ClosedPile(int(t.s.DeckSize), len(unseen), t.T("pile.elsewhere")), unseen),
		t.itemPile(rule.RefDiscard, iconDiscard, t.View.OpenPile(t.s.Discard.Len()), itemsOf(t.s.Discard)),
		t.itemPile(rule.RefBox, iconBox, t.View.OpenPile(t.s.Box.Len()), itemsOf(t.s.Box)),
	}
}

// itemPile is a pile of items.
func (t *table) itemPile(ref rules.Ref, icon, note string, list []rule.Item) scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, cardW, cardH))
	p := scenes.Pile{ID: t.View.ID(ref), Icon: icon, Title: t.View.Name(ref), Note: note, W: at.W, H: at.H}
	for _, it := range list {
		k := it.Card()
		p.Cards = append(p.Cards, scenes.PileCard{ID: t.View.ID(rule.RefCard(k)), Label: t.View.Name(rule.RefCard(k)), Tip: t.cardTip(nobody, k), Paint: t.Pictured(func(c render.Canvas, r render.Rect) {
			face := t.face(k)
			c.CardFace(r, t.Theme, &face, render.HandCard)
		})})
	}
	return p
}
