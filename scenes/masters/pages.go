package masters

import "safehouse/scenes"

// Pages are the parts of the table that are looked at by themselves where the interface is large.
func (t *table) Pages() []scenes.Page {
	p := t.places()
	crew := p.panel.Union(p.tabs)
	for _, r := range p.strips {
		crew = crew.Union(r)
	}
	return []scenes.Page{
		{Name: "map", Rect: t.u.Pt(p.sheet), Whole: true},
		{Name: "crew", Rect: t.u.Pt(crew), Whole: true},
		{Name: "events", Rect: t.u.Pt(p.crises.Union(p.job))},
	}
}
