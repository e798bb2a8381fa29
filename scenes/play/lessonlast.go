package play

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
	"safehouse/scenes/card"
)

// This file lays the last page of a lesson: what was learned, and what a full game adds. Its sentences are those of the
// lesson: "last" (headline), "last.text" (one line), "last.can" and "last.adds" (a line each; of what a game adds the
// words before the colon are its name).

// Measures of the last page in points, at its usual size.
const (
	lastWide  = 980.0
	lastHigh  = 624.0
	lastEdge  = 28.0
	lastSplit = 0.42 // of the width: what was learned
)

// lastPage reports whether the lesson has a last page of its own.
func (t *tableScene) lastPage() bool { return t.guided("last.can") != "" }

// layLast lays the page over the middle of the table: two lists beside one another, or where the window is too small for them
// one below the other, to be scrolled.
func (t *tableScene) layLast(b *ui.Builder) {
	a := b.Area()
	title, body, _, _ := t.noteWords()
	can, adds := strings.Split(t.guided("last.can"), "\n"), strings.Split(t.guided("last.adds"), "\n")
	list := t.noteButtons()
	at := render.Around(a.Center(), min(lastWide*b.Grow(), a.W-24), min(lastHigh*b.Grow(), a.H-24))
	edge := lastEdge * lastSize(at)
	places, rows := ui.Flow(render.R(at.X+edge, 0, at.W-2*edge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
	p := planLast(b.Ruler(), at, rows, len(can), len(adds))
	whole := p.holds(b.Ruler(), can, adds)
	b.Group("note")
	b.Add(ui.Thing{ID: "note", Shape: ui.Box(at), Layer: layerNote, Solid: true, Mouse: true, Label: strings.Join(append([]string{title, body}, append(can, adds...)...), " "), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, s ui.State) {
		t.paintLast(c, &p, title, body)
		if whole {
			t.paintLists(c, &p, can, adds)
		}
	}})
	for i, k := range list {
		k.Rect = places[i].Move(0, at.Bottom()-16-rows)
		b.Button(k)
	}
	if !whole {
		b.OnPaper(true)
		b.ScrollText(ui.ScrollText{ID: "note/lists", Rect: p.lists, Text: t.listsOf(can, adds), Size: 20})
		b.OnPaper(false)
	}
	if now := (noteKey{visit: t.lesson.at()}); now != t.lesson.led && len(list) > 0 {
		t.lesson.led = now
		b.FocusOn(list[0].ID)
	}
}

// listsOf are the two lists as one text.
func (t *tableScene) listsOf(can, adds []string) string {
	l := []string{"# " + t.house.T("lesson.can")}
	for _, line := range can {
		l = append(l, "- "+line)
	}
	l = append(l, "", "# "+t.house.T("lesson.adds"))
	for _, line := range adds {
		name, fact, _ := strings.Cut(line, ": ")
		l = append(l, "- {b}"+name+".{/b} "+fact)
	}
	return strings.Join(l, "\n")
}

// A lastPlan is where the last page lies, and what of it lies where.
type lastPlan struct {
	at          render.Rect
	size        float64     // against the usual one
	lists       render.Rect // both
	left, right render.Rect // below their headings
	head        float64     // a heading, and the name of what a game adds
	row         float64     // of what was learned
	wide, high  float64     // of what a game adds, two beside one another
}

// lastSize is how large a page is against the usual one.
func lastSize(at render.Rect) float64 { return min(at.W/lastWide, at.H/lastHigh) }

func planLast(k render.Ruler, at render.Rect, foot float64, can, adds int) lastPlan {
	p := lastPlan{at: at, size: lastSize(at)}
	edge, y := lastEdge*p.size, at.Y+146*p.size
	p.lists = render.R(at.X+edge, y, at.W-2*edge, at.Bottom()-y-foot-28*p.size)
	_, p.head = k.Measure("X", p.headStyle())
	p.head += 4
	p.left = render.R(p.lists.X, y+p.head+6*p.size, p.lists.W*lastSplit-14*p.size, p.lists.H-p.head-6*p.size)
	p.right = render.R(p.lists.X+p.lists.W*lastSplit+14*p.size, p.left.Y, p.lists.W*(1-lastSplit)-14*p.size, p.left.H)
	p.row = p.left.H / float64(max(can, 1))
	p.wide, p.high = (p.right.W-20*p.size)/2, p.right.H/float64(max((adds+1)/2, 1))
	return p
}

func (p *lastPlan) headStyle() render.Style {
	return render.Style{Face: render.Oswald500, Size: 20 * p.size, Floor: render.BodyFloor}
}

func (p *lastPlan) factStyle() render.Style {
	return render.Style{Face: render.Sans500, Size: 18 * p.size, Floor: render.BodyFloor, Color: render.Hex(0x2B2012)}
}

func (p *lastPlan) canStyle() render.Style { return card.Hand(25, p.size, scenes.InkBlue) }

// holds reports whether the page holds both lists whole.
func (p *lastPlan) holds(k render.Ruler, can, adds []string) bool {
	for _, line := range can {
		if w, h := k.Measure(line, p.canStyle().Sized(21*p.size)); w > p.left.W-32*p.size || h > p.row+2 {
			return false
		}
	}
	for _, line := range adds {
		_, fact, _ := strings.Cut(line, ": ")
		if _, h := k.Wrap(fact, p.factStyle(), p.wide, render.Left).Size(); h > p.high-p.head {
			return false
		}
	}
	return true
}

// paintLast draws the page: ticked boxes and the headline.
func (t *tableScene) paintLast(c render.Canvas, p *lastPlan, title, body string) {
	r, size := p.at, p.size
	c.Shadow(r, 4)
	c.Round(r, 4, render.Slope(115, render.Hex(0xFDF7E6), scenes.CardWhite, render.Hex(0xEADFC0)))
	c.Pulp(r, 0.8)
	for i := range t.lesson.lesson.Notes {
		step := min(24*size, p.lists.W/float64(len(t.lesson.lesson.Notes)))
		card.Tick(c, render.R(p.lists.X+float64(i)*step, r.Y+20*size, step*0.62, step*0.62))
	}
	c.TextFit(render.R(p.lists.X, r.Y+46*size, p.lists.W, 54*size), title, card.Hand(44, size, scenes.InkBlue), render.Left|render.Middle, 44*size, 36*size, 30*size)
	c.TextFit(render.R(p.lists.X, r.Y+102*size, p.lists.W, 34*size), body, card.Hand(25, size, scenes.Graphite), render.Left|render.Middle, 25*size, 21*size)
	c.Circle(render.Pt(r.X+14, r.Y+14), 12, render.Slope(120, render.Hex(0xF0665A), render.Hex(0xA5281F)))
}

// paintLists draws what was learned, and beside it what a full game adds.
func (t *tableScene) paintLists(c render.Canvas, p *lastPlan, can, adds []string) {
	size, head := p.size, p.headStyle()
	c.Fill(render.R(p.left.Right()+14*size, p.lists.Y, 1.5, p.lists.H), render.Solid(render.Hex(0x7C93B8).Fade(0.6)))
	c.TextIn(render.R(p.left.X, p.lists.Y, p.left.W, p.head), t.house.T("lesson.can"), head.In(render.Hex(0x1E6A3C)), render.Left)
	c.TextIn(render.R(p.right.X, p.lists.Y, p.right.W, p.head), t.house.T("lesson.adds"), head.In(scenes.RedPencil), render.Left)
	for i, line := range can {
		at := render.R(p.left.X, p.left.Y+float64(i)*p.row, p.left.W, p.row)
		card.Tick(c, render.R(at.X, at.Center().Y-8*size, 16*size, 16*size))
		c.TextFit(at.Pad(32*size, 0, 0, 0), line, p.canStyle(), render.Left|render.Middle, 25*size, 21*size)
	}
	for i, line := range adds {
		name, fact, _ := strings.Cut(line, ": ")
		at := render.R(p.right.X+float64(i%2)*(p.wide+20*size), p.right.Y+float64(i/2)*p.high, p.wide, p.high)
		c.TextFit(render.R(at.X, at.Y, at.W, p.head), name, head.In(render.Hex(0x2B2012)), render.Left|render.Middle, 20*size, 17*size)
		c.TextIn(at.Pad(0, p.head, 0, 0), fact, p.factStyle(), render.Left)
	}
}
