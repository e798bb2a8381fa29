package deepstate

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "market", Rect: p.pt(p.zone), Whole: true},
		{Name: "projects", Rect: p.pt(p.projects[0].Union(p.projects[len(p.projects)-1]))},
		{Name: "hand", Rect: p.pt(p.hand)},
		{Name: "mine", Rect: p.pt(p.own.Union(p.tray))},
		{Name: "rivals", Rect: p.pt(p.rivals), Whole: true},
		{Name: "piles", Rect: p.pt(p.covert.Union(p.deck).Union(p.supply)), Whole: true},
	}
}
