package infiltration

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "board", Rect: p.pt(p.board), Whole: true},
		{Name: "hand", Rect: p.pt(p.hand)},
		{Name: "rivals", Rect: p.pt(p.rivals), Whole: true},
		{Name: "mine", Rect: p.pt(p.own), Whole: true},
		{Name: "dials", Rect: p.pt(p.tracker.Union(p.secret)), Whole: true},
		{Name: "piles", Rect: p.pt(p.supplies)},
	}
}
