package after

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file lays a report on one sheet where the desk has no room for its papers side by side: the verdict and what
// decided it across the sheet, the board at the left, a row for everybody at the right.

// A reportTab is one of the pictures of a report that lie in the same place.
type reportTab struct {
	label string
	lay   func(b *ui.Builder, at render.Rect)
}

// tabs are the board, the charts where there is something to compare, and on the sheet the slips.
func (r *resultsScene) tabs() []reportTab {
	h := r.house
	list := []reportTab{{r.report.Title, r.layBoard}}
	if r.compares() {
		names, parts, course, rounds := r.series()
		list = append(list, reportTab{h.T("results.score"), func(b *ui.Builder, at render.Rect) {
			r.chartPanel(b, "chart:score", at, h.T("results.score"), parts, true, func(c render.Canvas, in render.Rect, th *render.Theme) {
				c.Stacks(in, th, names, parts, r.grown())
			})
		}})
		if !r.taped || r.report.Strip != nil { // else it lies below
			list = append(list, reportTab{h.T("results.course"), func(b *ui.Builder, at render.Rect) {
				r.chartPanel(b, "chart:course", at, h.T("results.course"), course, false, func(c render.Canvas, in render.Rect, th *render.Theme) {
					c.Lines(in, th, rounds, course, r.grown())
				})
			}})
		}
	}
	if r.low && r.report.Strip != nil {
		list = slices.Insert(list, 1, reportTab{h.T("results.rounds"), func(b *ui.Builder, at render.Rect) {
			r.pinned(b, "report:clock", at, r.report.Clock, r.report.Strip)
		}})
	}
	if !r.taped && len(r.slipList()) > 0 {
		list = append(list, reportTab{h.T("results.papers"), r.papers})
	}
	return list
}

// layTabs lays the tab that is open, below the names of all where there are several.
func (r *resultsScene) layTabs(b *ui.Builder, at render.Rect) {
	tabs := r.tabs()
	r.chart = min(r.chart, len(tabs)-1)
	if len(tabs) > 1 {
		var names []ui.Option
		for _, t := range tabs {
			names = append(names, ui.Option{Label: t.label})
		}
		var top render.Rect
		top, at = at.Cut(render.ButtonHeight)
		at = at.Pad(0, 10, 0, 0)
		b.Group("charts")
		b.Tabs(ui.Tabs{ID: "charts", Rect: top, Value: r.chart, Tabs: names, Change: func(i int) { r.chart = i }})
	}
	tabs[r.chart].lay(b, at)
}

// layBoard is the board, and on the sheet the clock below it.
func (r *resultsScene) layBoard(b *ui.Builder, at render.Rect) {
	if !r.taped && !r.low && r.report.Strip != nil {
		rows := ui.Rows(at, 10*b.Grow(), ui.Flex(2.1), ui.Flex(1))
		at = rows[0]
		r.pinned(b, "report:clock", rows[1], r.report.Clock, r.report.Strip)
	}
	r.pinned(b, "report:board", at, r.report.Title, r.report.Board)
}

// Measures of the sheet in points.
const (
	sheetOut   = 14.0  // desk seen around the folder
	sheetInner = 22.0  // from the sheet's edge to its words
	sheetPair  = 1000  // so wide, at the size of text, it has two columns; else it is shown a part at a time
	sheetHigh  = 500.0 // and so high: else the head and the buttons leave the board nothing
	clockRoom  = 560.0 // so high, at the size of text, there is room for the clock below the board
	turnerWide = 330.0 // of what turns from part to part, at the size of text
)

// laySheet lists the report on its sheet.
func (r *resultsScene) laySheet(b *ui.Builder, buttons []ui.Button) {
	h, a, grow := r.house, b.Area(), b.Grow()
	tab := h.Title(r.file.Info().ID)
	if r.report.Office.Name != "" {
		tab = r.report.Office.Name
	}
	wide := min(a.W-2*sheetOut, 2100*grow)
	folder := render.R(a.Center().X-wide/2, sheetOut+scenes.SheetTab, wide, a.H-2*sheetOut-scenes.SheetTab)
	page := folder.Inset(scenes.SheetEdge / 2)
	h.Wood(b, render.Key(render.KeyText("report sheet "+tab), uint64(a.W), uint64(a.H)), render.Pt(-40, -70), 1, func(c render.Canvas) {
		c.Folder(folder, tab)
		c.SheetOfPaper(page)
	})
	in := page.Inset(sheetInner)
	b.OnPaper(true)
	if in.W < sheetPair*grow || in.H < sheetHigh*grow {
		r.laySingle(b, in, buttons)
		b.OnPaper(false)
		return
	}
	head := r.laySheetHead(b, in, r.verdictWords())
	body := in.Pad(0, head+14, 0, scenes.FooterHigh(b, in.W, buttons...)+14)
	cols := ui.Cols(body, 24, ui.Flex(1.04), ui.Flex(1))
	b.OnPaper(false)
	r.low = body.H < clockRoom*grow
	r.layTabs(b, cols[0])
	b.OnPaper(true)
	r.rows(b, cols[1], false)
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, in, buttons...)
}

// laySingle lists the report a part at a time: first who ended how, last what else can be done.
func (r *resultsScene) laySingle(b *ui.Builder, in render.Rect, buttons []ui.Button) {
	h, grow := r.house, b.Grow()
	r.low = true
	first := buttons[:2]
	head := r.laySheetHead(b, in, "")
	foot := scenes.FooterHigh(b, in.W, first...)
	body := in.Pad(0, head+8, 0, foot+12)
	room := r.decidedFits(b, body)
	parts := []reportTab{{h.T("results.who"), func(b *ui.Builder, at render.Rect) {
		b.OnPaper(true)
		r.rows(b, at, room)
	}}}
	if !room { // below the rows nobody would look for it
		parts = append(parts, reportTab{h.T("results.decided"), func(b *ui.Builder, at render.Rect) {
			b.OnPaper(true)
			r.decidedAlone(b, at)
		}})
	}
	parts = append(parts, r.tabs()...)
	parts = append(parts, reportTab{h.T("results.more"), func(b *ui.Builder, at render.Rect) {
		f := scenes.NewForm(b, at)
		for _, x := range buttons[2:] {
			x.Rect = f.Row()
			b.Button(x)
		}
	}})
	r.chart = min(r.chart, len(parts)-1)
	var names []ui.Option
	for _, p := range parts {
		names = append(names, ui.Option{Label: p.label})
	}
	turn := render.R(in.X, in.Bottom()-render.ButtonHeight, min(turnerWide*grow, in.W*0.45), render.ButtonHeight)
	b.Group("charts")
	b.Picker(ui.Picker{ID: "charts", Rect: turn, Options: names, Value: r.chart, Change: func(i int) { r.chart = i }})
	b.OnPaper(false)
	parts[r.chart].lay(b, body)
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, in.Pad(turn.W+12, 0, 0, 0), first...)
}

// laySheetHead lists the verdict with what else stands in its line, and words below it. It returns how high all is.
func (r *resultsScene) laySheetHead(b *ui.Builder, in render.Rect, words string) float64 {
	verdict := render.House.Title().With(render.Oswald700).Sized(44).In(scenes.PaperInk)
	verdict.Floor = 24
	note := render.House.Note().Sized(19).In(scenes.PaperNote)
	_, vh := b.Ruler().Measure("X", verdict)
	vh += 8
	right := in.Right()
	if len(r.file.Fresh) > 0 {
		const medal, most = 84.0, 5
		n := float64(min(len(r.file.Fresh), most))
		r.layFresh(b, r.file.Info().ID, r.file.Fresh, render.R(in.X, in.Y+medal+26, right-in.X, 0))
		right -= n*medal + 14
	}
	gauge := render.Rect{}
	if r.report.Gauge != nil {
		gauge = render.R(right-gaugeWide, in.Y, gaugeWide, vh)
		right -= gaugeWide + 14
	}
	row := render.R(in.X, in.Y, right-in.X, vh)
	text := 0.0
	if words != "" {
		_, text = b.Ruler().Wrap(words, render.House.Body(), row.W, render.Left).Size()
	}
	high := vh + text + 6
	nw, _ := b.Ruler().Measure(r.note(), note)
	vw, _ := b.Ruler().Measure(r.banner(), verdict)
	b.Add(ui.Thing{ID: "banner", Shape: ui.Box(render.R(in.X, in.Y, row.W, high)), Layer: ui.LayerBoard, Decor: true, Label: r.banner() + " | " + r.note() + " | " + words, Paint: func(c render.Canvas, st ui.State) {
		row := row
		below := render.R(in.X, in.Y+vh, row.W, text+4)
		if vw+nw+40 <= row.W { // there is room beside the verdict
			c.TextIn(row, r.note(), note, render.Right|render.Middle)
			row.W -= nw + 20
		}
		c.TextFit(row, r.banner(), verdict, render.Left|render.Middle, 36, 30, 26)
		if r.report.Gauge != nil {
			r.report.Gauge(c, gauge)
		}
		if words != "" {
			c.TextIn(below, words, render.House.Body().In(scenes.PaperInk), render.Left)
		}
		c.Fill(render.R(in.X, in.Y+high+3, in.W, 1.5), render.Solid(render.Hex(0x6A5330).Fade(0.55)))
	}})
	return high
}

// verdictWords are the result in a sentence and what decided it, as they stand across the sheet.
func (r *resultsScene) verdictWords() string {
	words := ""
	if r.report.Line != "" {
		words = r.report.Line + "\n"
	}
	if text := strings.ReplaceAll(r.decidedWords(), "\n", " "); text != "" {
		words += "{b}" + r.house.T("results.decided") + ":{/b} " + text
	}
	return words
}
