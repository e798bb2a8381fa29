package intoodeep

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "city", Rect: p.Pt(p.cityBox), Whole: true},
		{Name: "crimes", Rect: p.Pt(p.syndicate.Union(p.stories)), Whole: true},
		{Name: "hand", Rect: p.Pt(p.hand)},
		{Name: "mine", Rect: p.Pt(p.console.Union(p.own))},
		{Name: "evidence", Rect: p.Pt(p.evidence.Union(p.decks)), Whole: true},
		{Name: "rivals", Rect: p.Pt(p.rivals), Whole: true},
	}
}
