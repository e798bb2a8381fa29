package after

import (
	"slices"
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// readReport asks the game's table for the report.
func (r *resultsScene) readReport() {
	h := r.house
	make, ok := h.Tables[r.file.Info().ID]
	if !ok {
		return
	}
	table := make()
	if _, ok := table.(scenes.Reporter); !ok {
		return
	}
	r.table = table
	r.sheets = h.Kit.Open(append([]string{"common"}, table.Look().Sheets...)...)
	seat := rules.Nobody
	people := map[string]int{}
	for i, c := range r.file.Match.Controllers() {
		if c.Kind == match.Person {
			people[c.Participant] = i
		}
	}
	if len(people) == 1 {
		for _, i := range people {
			seat = i
		}
	}
	v := r.file.Beheld(r.file.Match.View(seat), seat)
	v.Over, v.Scale, v.Career = true, 1, r.file.Part != ""
	report := table.(scenes.Reporter).Report(r.file.Match, v)
	if m := r.file.Match; !m.Whole() {
		for _, title := range []*string{&report.Title, &report.Clock} {
			if *title != "" {
				*title = h.T("results.since", "title", *title, "round", m.Since())
			}
		}
	}
	r.assessed(&report)
	r.report, r.seat = &report, seat
}

// dropReport gives the table's sheets back.
func (r *resultsScene) dropReport() {
	if r.table == nil {
		return
	}
	if d, ok := r.table.(scenes.Dropper); ok {
		d.Drop()
	}
	r.sheets.Close()
}

// compares reports whether the seats have scores of their own to compare.
func (r *resultsScene) compares() bool {
	_, parts, _, _ := r.series()
	return !r.crew() && !flat(parts)
}

// pinned is a picture in the game's own look, pinned to the sheet.
func (r *resultsScene) pinned(b *ui.Builder, id string, at render.Rect, title string, paint func(c render.Canvas, at render.Rect, share float64)) {
	if paint == nil {
		return
	}
	th := render.ByID(r.file.Info().ID)
	b.Add(ui.Thing{ID: id, Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: r.drawn() == 1, Mouse: true, Silent: true, Press: func() { r.age = r.lasts() }, Label: title, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, th)
		in := st.At.Inset(14)
		if id == "report:board" && len(r.tabs()) > 1 { // the tab says it
			paint(c, in, r.drawn())
			return
		}
		_, lh := c.Ruler().Measure("X", th.Label())
		under := 0.0
		if r.taped { // beside the tape
			under = 34
		}
		c.TextFit(render.R(in.X+under, in.Y-4, in.W-2*under, lh), title, th.Label(), render.Left)
		paint(c, in.Pad(0, lh, 0, 0), r.drawn())
	}})
}

// goTo is a press that shows the table after a step of the match; nil for none.
func (r *resultsScene) goTo(step int) func() {
	if step <= 0 {
		return nil
	}
	return func() { r.house.Push(r.house.Rooms.Replay(r.house, r.file, step, scenes.UsualEyes)) }
}

// slipList are the papers of the report where its medals have no place of their own: they
// stand on one more.
func (r *resultsScene) slipList() []scenes.ReportPaper {
	list := slices.Clone(r.report.Papers)
	if len(r.report.Medals) == 0 {
		return list
	}
	p := scenes.ReportPaper{Title: r.house.T("results.medals")}
	for _, m := range r.report.Medals {
		p.Lines = append(p.Lines, scenes.ReportLine{Text: "{b}" + m.Title + ".{/b} " + m.Text})
	}
	return slices.Insert(list, min(1, len(list)), p)
}

// papers lays the slips of the report below each other.
func (r *resultsScene) papers(b *ui.Builder, at render.Rect) {
	high := 0.0
	for _, p := range r.slipList() {
		high += paperHigh(b, p, at.W-22) + 14
	}
	b.Group("papers")
	b.ScrollArea(ui.ScrollArea{ID: "papers", Rect: at, High: high, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for i, p := range r.slipList() {
			h := paperHigh(b, p, at.W-22)
			r.paper(b, i, render.R(in.X, y, at.W-22, h), p)
			y += h + 14
		}
	}})
}

// paperHigh is how high a slip is at a width.
func paperHigh(b *ui.Builder, p scenes.ReportPaper, wide float64) float64 {
	th, grow := b.Theme(), b.Grow()
	high := b.LineHigh(1) + 22*grow
	for _, l := range p.Lines {
		_, h := b.Ruler().Wrap(l.Text, th.Body(), lineWide(b.Ruler(), th, l, wide-28*grow), render.Left).Size()
		high += h + 4
		if l.Sum {
			high += 6
		}
	}
	return high
}

// lineWide is the room that a line's value leaves its words.
func lineWide(k render.Ruler, th *render.Theme, l scenes.ReportLine, wide float64) float64 {
	if l.Value == "" {
		return wide
	}
	w, _ := k.Measure(l.Value, th.Strong())
	return wide - w - 12
}

// paper is one slip.
func (r *resultsScene) paper(b *ui.Builder, i int, at render.Rect, p scenes.ReportPaper) {
	grow := b.Grow()
	label := p.Title
	for _, l := range p.Lines {
		label += " " + l.Text + " " + l.Value
	}
	head := b.LineHigh(1)
	b.Add(ui.Thing{ID: "paper:" + strconv.Itoa(i), Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: label, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		th := render.House
		c.Shadow(st.At, 2)
		c.Round(st.At, 2, render.Slope(128, render.Hex(0xFFFCF2), render.Hex(0xF3EAD2)))
		c.Pulp(st.At.Inset(1), 0.8)
		in := st.At.Pad(14*grow, 8*grow, 14*grow, 8*grow)
		c.TextFit(render.R(in.X, in.Y, in.W, head), p.Title, th.Heading().Sized(20).In(th.Ink), render.Left|render.Middle, 18)
		y := in.Y + head + 2
		for _, l := range p.Lines {
			style := th.Body().In(th.Ink)
			if l.Sum {
				c.Fill(render.R(in.X, y+2, in.W, 1.6), render.Solid(th.Ink.Fade(0.5)))
				y += 6
				style = th.Strong().In(th.Ink)
			}
			wide := lineWide(c.Ruler(), th, l, in.W)
			_, h := c.TextIn(render.R(in.X, y, wide, 400), l.Text, style, render.Left).Size()
			if l.Value != "" {
				c.TextIn(render.R(in.X, y, in.W, h), l.Value, th.Strong().In(th.Ink), render.Right)
			}
			y += h + 4
		}
		if p.Stamp != "" {
			ink := render.Hex(0x2E5A4C)
			s := render.Style{Face: render.Elite400, Size: 26, Color: ink.Fade(0.9)}
			w, _ := c.Ruler().Measure(p.Stamp, s)
			plate := render.R(st.At.Right()-w-44, st.At.Y+4, w+26, 42)
			t := c.Turned(-9, plate.Center())
			t.Frame(plate, 5, 3, render.Solid(ink.Fade(0.85)))
			t.TextIn(plate, p.Stamp, s, render.Center|render.Middle)
		}
	}})
}
