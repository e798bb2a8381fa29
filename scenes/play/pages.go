package play

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// pagedFrom is the scale of the interface from which on a table is shown in pages.
const pagedFrom = 1.3

// pageRoom is how large things are shown on a page at least, compared with their usual size, unless it is seen whole.
const pageRoom = 1.25

// wholeRoom is how large they are shown at most on a page that is seen whole, in the smallest windows.
const wholeRoom = 1.7

// paging is which page is looked at.
type paging struct {
	page    int
	serial  int // of turns, so that turning to a page shows it as it was
	asked   pageAsk
	targets map[int]bool // pages on which something is asked
	reveal  string       // what is to be seen once the page is turned
}

// pageAsk stands for a question.
type pageAsk struct {
	actions, seat int
	lit           string
}

// pageTurn stands for what a page was turned to in.
type pageTurn struct {
	page, serial int
	at           render.Rect
}

// lay lists the things of the table, whole or a page of it, and says where the parts of the frame go.
func (t *tableFrame) lay(b *ui.Builder, v *scenes.View) scenes.Areas {
	p, ok := t.table.(scenes.Paged)
	if v.Paged = ok && t.house.Scale() >= pagedFrom; !v.Paged {
		areas := t.table.Areas(b.Area(), v)
		b.Amended(t.stands(), func() { t.table.Lay(b, v) })
		return areas
	}
	a, f := b.Area(), t.house.Scale()
	areas, view := pagedAreas(a, t.stage.Scale())
	if t.file.MissionAt(v.Shown) != nil { // what is played for is always seen
		areas.Plate = render.R(areas.Prompt.X, areas.Prompt.Y, areas.Prompt.W, 38)
		areas.Prompt = areas.Prompt.Pad(0, 46, 0, 0)
	}
	world := render.R(0, 0, a.W*f, a.H*f)
	v.Scale = t.stage.Scale() * t.stage.Zoom(scenes.BoardID)
	t.table.Areas(world, v)
	pages := append(p.Pages(), scenes.Page{Name: "all", Rect: world, Whole: true})
	t.paging.page = min(t.paging.page, len(pages)-1)
	now := pages[t.paging.page]
	near := pageRoom / f
	if now.Whole && now.Rect != world {
		if t.stage.Scale() < 0.75 { // letters need it
			near = wholeRoom / f
		}
		near = min(near, view.H/now.Rect.H)
	} else if now.Whole {
		near = 0
	}
	b.Draw(ui.LayerTable, func(c render.Canvas) { c.Fill(a, render.Solid(b.Theme().Ground)) })
	b.Board(ui.Board{ID: scenes.BoardID, Rect: view, World: world, Most: 2.5, Look: now.Rect, Near: near, Turn: pageTurn{t.paging.page, t.paging.serial, world}}, func(b *ui.Builder) {
		v.Scale = b.Scale()
		b.Amended(t.stands(), func() { t.table.Lay(b, v) })
	})
	b.OnLayer(ui.LayerPanels)
	b.Group("pages")
	var tabs []ui.Option
	for i, x := range pages {
		label := t.house.T("page." + x.Name)
		if t.paging.targets[i] && i != t.paging.page {
			label += " •"
		}
		tabs = append(tabs, ui.Option{Label: label, Tip: t.house.Tip("page")})
	}
	b.Tabs(ui.Tabs{ID: "pages", Rect: pageTabs(a), Tabs: tabs, Value: t.paging.page, Fitted: true, Change: t.turnPage, Again: func() { t.turnPage(t.paging.page) }})
	return areas
}

// Measures of a table in pages, in points.
const (
	pageEdge = 12.0
	pageTop  = 56.0
)

// pageSide is the column of the frame beside the page.
func pageSide(a render.Rect) float64 { return min(max(a.W*0.3, 270), 460) }

// pagedAreas are the places of the frame's parts around a page, and the page's. In the smallest windows, with few device
// pixels to a point, letters take so much room that the question needs most of the log's.
func pagedAreas(a render.Rect, scale float64) (areas scenes.Areas, view render.Rect) {
	asked := 0.66
	if scale < 0.75 {
		asked = 0.84
	}
	side := pageSide(a)
	col := render.R(a.X+pageEdge, a.Y+pageEdge, side, a.H-2*pageEdge)
	areas.Buttons = render.R(col.X, col.Y, col.W, pageTop)
	areas.Phases = render.R(col.X, areas.Buttons.Bottom()+8, col.W, pageTop)
	rest := render.R(col.X, areas.Phases.Bottom()+8, col.W, col.Bottom()-areas.Phases.Bottom()-8)
	areas.Prompt = render.R(rest.X, rest.Y, rest.W, rest.H*asked)
	areas.Log = render.R(rest.X, areas.Prompt.Bottom()+8, rest.W, rest.H*(1-asked)-8)
	view = render.R(col.Right()+pageEdge, a.Y+pageEdge+pageTop+8, a.W-col.Right()-2*pageEdge, a.H-2*pageEdge-pageTop-8)
	areas.Board = view
	w := min(view.W, max(recapWidths[len(recapWidths)-1], view.W*0.6))
	areas.Recap = render.R(view.Right()-w, view.Y, w, view.H)
	return areas, view
}

// pageTabs is where the tabs of the pages lie.
func pageTabs(a render.Rect) render.Rect {
	x := a.X + 2*pageEdge + pageSide(a)
	return render.R(x, a.Y+pageEdge, a.Right()-pageEdge-x, pageTop)
}

// paged reports whether the table is shown in pages.
func (t *tableFrame) paged() bool {
	_, ok := t.table.(scenes.Paged)
	return ok && t.house.Scale() >= pagedFrom
}

// turnPage shows a page of the table.
func (t *tableFrame) turnPage(i int) {
	t.paging.page = i
	t.paging.serial++
	t.stage.Rebuild()
}

// turnTo notes on which pages these things lie, and turns to one that has most of them if the present one has none and the question is a new one.
func (t *tableFrame) turnTo(ids []string, ask pageAsk) {
	if !t.paged() {
		return
	}
	pages := t.table.(scenes.Paged).Pages()
	count := make([]int, len(pages)+1)
	was := t.paging.targets
	t.paging.targets = map[int]bool{}
	for _, id := range ids {
		at, ok := t.stage.Listed(scenes.BoardID, id)
		if !ok {
			continue
		}
		for i, p := range pages {
			if p.Rect.Has(at.Center()) {
				count[i]++
				t.paging.targets[i] = true
			}
		}
	}
	fresh := ask != t.paging.asked
	t.paging.asked = ask
	if t.paging.reveal != "" && !fresh {
		t.stage.Reveal(scenes.BoardID, t.paging.reveal)
		t.paging.reveal = ""
	}
	best := 0
	for i, n := range count {
		if n > count[best] {
			best = i
		}
	}
	switch {
	case fresh && count[best] > 0 && t.paging.page < len(pages) && count[t.paging.page] == 0:
		t.turnPage(best)
		t.paging.reveal = firstOn(t.stage, ids, pages[best].Rect)
	case fresh && count[best] > 0 && t.paging.page < len(pages):
		t.paging.reveal = firstOn(t.stage, ids, pages[t.paging.page].Rect)
		t.stage.Rebuild()
	case !sameKeys(was, t.paging.targets):
		t.stage.Rebuild()
	}
}

// firstOn is the first of these things that lies on a page, or "".
func firstOn(s *ui.Stage, ids []string, page render.Rect) string {
	for _, id := range ids {
		if at, ok := s.Listed(scenes.BoardID, id); ok && page.Has(at.Center()) {
			return id
		}
	}
	return ""
}

func sameKeys(a, b map[int]bool) bool {
	for k := range a {
		if a[k] != b[k] {
			return false
		}
	}
	return len(a) == len(b)
}

// turnToAsked turns to the page on which the present question is answered, or to what the note of a lesson speaks of.
func (t *tableScene) turnToAsked() {
	ask := pageAsk{actions: t.sit.Match.Actions(), seat: t.view.Seat}
	if !t.view.Asked {
		ask.actions = -1
	}
	ids := slices.Clone(t.view.Offers())
	if t.taughtNow() {
		if ask.lit = t.lit(); ask.lit != "" {
			ids = []string{ask.lit}
		}
	}
	t.turnTo(ids, ask)
}

// turnToLit turns to the page of what a line of the log was about.
func (r *replayScene) turnToLit() {
	var ids []string
	for _, ref := range r.lit {
		if ref.Kind != rules.None {
			ids = append(ids, r.view.ID(ref))
		}
	}
	r.turnTo(ids, pageAsk{actions: r.step})
}
