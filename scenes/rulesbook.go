package scenes

import (
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

// rulesScene is how a game is played, chapter by chapter, on a sheet of paper.
type rulesScene struct {
	house    *House
	stage    *ui.Stage
	game     string
	chapters []text.Chapter
	at       int
}

func newRulesScene(h *House, game string) *rulesScene {
	r := &rulesScene{house: h, stage: h.newStage(render.House), game: game}
	h.Kit.Open(game)
	chapters, err := h.Book.Chapters(game)
	if err != nil {
		chapters = []text.Chapter{{Title: h.T("rules.none"), Parts: []text.Part{{Kind: text.Paragraph, Text: h.T("rules.none.more")}}}}
	}
	r.chapters = chapters
	return r
}

func (r *rulesScene) Name() string     { return "rules" }
func (r *rulesScene) Stage() *ui.Stage { return r.stage }
func (r *rulesScene) Close() {
	if !r.house.atTable(r.game) {
		r.house.Kit.Close(r.game)
	}
}

// atTable reports whether a table of a game is open, which needs its sheet.
func (h *House) atTable(game string) bool {
	for _, s := range h.app.stack {
		switch s := s.(type) {
		case *tableScene:
			if s.info().ID == game {
				return true
			}
		case *replayScene:
			if s.info().ID == game {
				return true
			}
		}
	}
	return false
}

func (r *rulesScene) Tick() { r.stage.Show([2]int{r.at, r.house.changes}, r.build) }

// page puts a chapter into the form that a ScrollText reads.
func page(c text.Chapter) string {
	var b strings.Builder
	for i, p := range c.Parts {
		if i > 0 {
			b.WriteString("\n\n")
		}
		switch p.Kind {
		case text.Heading:
			b.WriteString("# ")
		case text.Bullet:
			b.WriteString("- ")
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

func (r *rulesScene) build(b *ui.Builder) {
	h := r.house
	paper := h.Lay(b, Sheet{Title: h.title(r.game), Note: h.T("rules.note"), Tab: h.T("rules.tab"), Wide: 1180, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("pencil", folder.X-150, b.Area().H-110, -9)
		c.Prop("cup", folder.Right()+24, b.Area().H*0.62, 0)
	}})
	body := paper.Pad(0, 0, 0, render.ButtonHeight+16)
	cols := ui.Cols(body, 32, ui.Flex(1, 240*b.Grow()), ui.Flex(2.7))
	b.Group("chapters")
	b.List(ui.List{ID: "chapter", Rect: cols[0], Count: len(r.chapters), High: b.LineHigh(1) + 6, Gap: 4, Selected: r.at,
		Row: func(i int) ui.Line { return ui.Line{Title: r.chapters[i].Title} }, Choose: r.turn})
	b.Group("page")
	c := r.chapters[r.at]
	title := b.Theme().Heading().In(b.Theme().Ink)
	_, th := b.Ruler().Measure("X", title)
	b.Draw(ui.LayerPanels, func(cv render.Canvas) {
		cv.TextFit(render.R(cols[1].X, cols[1].Y, cols[1].W, th), c.Title, title, render.Left, 24)
	})
	b.ScrollText(ui.ScrollText{ID: "page:" + c.Title, Rect: cols[1].Pad(0, th+12, 0, 0), Text: page(c), Size: 20})
	b.OnPaper(false)
	b.Group("footer")
	footer(b, paper,
		ui.Button{ID: "close", Label: h.T("close"), Icon: "cross", Confirm: true, Do: h.app.Pop},
		ui.Button{ID: "next", Label: h.T("rules.next"), Icon: "right", Key: input.NextGroup, NoCap: true, Disabled: r.at == len(r.chapters)-1, Why: h.T("rules.last"), Do: func() { r.turn(r.at + 1) }},
		ui.Button{ID: "previous", Label: h.T("rules.previous"), Icon: "left", Key: input.PrevGroup, NoCap: true, Disabled: r.at == 0, Why: h.T("rules.first"), Do: func() { r.turn(r.at - 1) }})
}

// turn opens another chapter.
func (r *rulesScene) turn(i int) {
	r.at = min(max(0, i), len(r.chapters)-1)
}
