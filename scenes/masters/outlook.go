package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// The forecast on the map: what this round's event and the crises behind it would
// do if the round ended now.

// coming is the cards that would be carried out if the round ended now.
func (t *table) coming() (cards []masters.Card) {
	s := t.s
	if s.Phase != masters.Action {
		return nil
	}
	fore := s.Forecast()
	if fore.Event != masters.NoCard {
		cards = append(cards, fore.Event)
	}
	cards = append(cards, s.CrisesQueued()...)
	for i, c := range s.CardsLeft() {
		if i < fore.Top-int(s.Top) && c.Crisis() {
			cards = append(cards, c)
		}
	}
	return cards
}

// hits is what the coming cards would do to places and to figures.
func (t *table) hits() (places map[masters.Cell]masters.Prospect, figures map[int]masters.Prospect) {
	places, figures = map[masters.Cell]masters.Prospect{}, map[int]masters.Prospect{}
	for _, c := range t.coming() {
		for _, p := range t.s.Outlook(c) {
			switch {
			case p.Who >= 0 && p.Loses():
				figures[p.Who] = p
			case p.Who < 0 && p.At != masters.Nowhere && !p.Alerts():
				if old, ok := places[p.At]; !ok || !old.Falls() {
					places[p.At] = p
				}
			}
		}
	}
	return places, figures
}

// layOutlook marks on the map what the event of the round would hit: hazard stripes
// on a gate that falls, a red tag with the card on every other place and pawn.
func (t *table) layOutlook(b *ui.Builder) {
	places, figures := t.hits()
	if len(places)+len(figures) == 0 {
		return
	}
	s, th, side := t.s, b.Theme(), t.grid.Side
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for cell := range s.Board.All() {
			p, ok := places[cell]
			if !ok {
				continue
			}
			q, r := s.HexOf(cell).Axial()
			pts := t.grid.Points(q, r, side*0.05)
			if p.Falls() {
				c.Line(pts, side*0.17, headInk, true)
				c.Dashes(pts, side*0.17, red, side*0.16, side*0.16, 0, true)
			} else {
				c.Dashes(t.grid.Points(q, r, side*0.09), 3, red.Lighter(0.25), 8, 6, 0, true)
			}
			t.paintTag(c, th, t.grid.Center(q, r).Add(render.Pt(side*0.56, side*0.36)), p.Card)
		}
		for f, p := range figures {
			fig := &s.Crew[f]
			if !fig.InPlay() || fig.At == masters.Nowhere {
				continue
			}
			t.paintTag(c, th, t.center(s.HexOf(fig.At)).Add(render.Pt(-side*0.52+float64(f)*side*0.3, -side*0.5)), p.Card)
		}
	})
}

// paintTag is a small red tag with the pictogram of a card.
func (t *table) paintTag(c render.Canvas, th *render.Theme, at render.Point, card masters.Card) {
	d := max(t.grid.Side*0.42, 20)
	r := render.Around(at, d, d)
	c.Shadow(r, 1)
	c.Polygon(cut(r, d*0.26), render.Slope(160, red.Lighter(0.16), red.Darker(0.25)))
	c.Line(cut(r, d*0.26), 1.6, line, true)
	c.Icon(cardIcon(card), r.Inset(d*0.14), render.White)
}

// menaced tells in a tip what the event of the round would do to a hex, "" for
// nothing.
func (t *table) menaced(c masters.Cell) (card masters.Card, ok bool) {
	places, _ := t.hits()
	p, ok := places[c]
	return p.Card, ok
}
