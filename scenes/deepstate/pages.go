package deepstate

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "market", Rect: p.Pt(p.zone), Whole: true},
		{Name: "projects", Rect: p.Pt(p.projects[0].Union(p.projects[len(p.projects)-1]))},
		{Name: "hand", Rect: p.Pt(p.hand)},
		{Name: "mine", Rect: p.Pt(p.own.Union(p.tray))},
		{Name: "rivals", Rect: p.Pt(p.rivals), Whole: true},
		{Name: "piles", Rect: p.Pt(p.covert.Union(p.deck).Union(p.supply)), Whole: true},
	}
}
