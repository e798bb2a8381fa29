package infiltration

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "board", Rect: p.Pt(p.board), Whole: true},
		{Name: "hand", Rect: p.Pt(p.hand), Whole: true},
		{Name: "rivals", Rect: p.Pt(p.rivals), Whole: true},
		{Name: "mine", Rect: p.Pt(p.own), Whole: true},
		{Name: "dials", Rect: p.Pt(p.tracker.Union(p.secret)), Whole: true},
		{Name: "piles", Rect: p.Pt(p.supplies)},
	}
}
