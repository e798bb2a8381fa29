package shadownetwork

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := &t.plan
	return []scenes.Page{
		{Name: "map", Rect: p.Pt(p.board), Whole: true},
		{Name: "mine", Rect: p.Pt(p.staff.Union(p.ledger))},
		{Name: "hand", Rect: p.Pt(p.hand)},
		{Name: "handlers", Rect: p.Pt(p.drawer.Union(p.prices)), Whole: true},
		{Name: "rivals", Rect: p.Pt(p.rivals.Union(p.seat))},
	}
}
