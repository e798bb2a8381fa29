package intoodeep

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "city", Rect: p.pt(p.cityBox), Whole: true},
		{Name: "crimes", Rect: p.pt(p.syndicate.Union(p.stories)), Whole: true},
		{Name: "hand", Rect: p.pt(p.hand)},
		{Name: "mine", Rect: p.pt(p.console.Union(p.own))},
		{Name: "evidence", Rect: p.pt(p.evidence.Union(p.decks)), Whole: true},
		{Name: "rivals", Rect: p.pt(p.rivals), Whole: true},
	}
}
