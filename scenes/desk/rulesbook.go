package desk

import (
	"slices"
	"unicode"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/scenes"
)

// rulesScene is how a game is played, chapter by chapter, in two columns on a
// sheet of paper, with pieces of its own table.
type rulesScene struct {
	house    *scenes.House
	stage    *ui.Stage
	game     string
	chapters []text.Chapter
	finder   *text.Finder        // nil where the rules cannot be read
	match    *scenes.Whereabouts // nil outside one
	card     string              // of the almanac, from which the rules were asked
	terms    []term
	trail    []leftPage // that were left by links
	came     int        // the part that a link led to, -1 for none
	at, leaf int        // the chapter and its page
	seek     int        // the part of the chapter whose page is shown until a page is turned, -1 for none
	leaves   int        // pages of the chapter as it is laid out
	query    string     // what is looked for, "" for nothing
	boxes    []glance   // of a chapter on one page, as it is laid out
	blocks   []block    // of any other chapter
	pieces   *pieces
	sheets   *render.Sheets
	changes  int
}

// NewRules opens the rules of a game at the beginning, or at the chapter that
// tells of a phase.
func NewRules(h *scenes.House, game, phase string, match *scenes.Whereabouts) scenes.Scene {
	r := &rulesScene{house: h, stage: h.NewStage(render.House), game: game, match: match, seek: -1, came: -1}
	r.sheets = h.Kit.Open(append([]string{game, "common"}, h.SheetsOf(game)...)...)
	chapters, err := h.Book.Chapters(game)
	if err != nil {
		chapters = []text.Chapter{{Title: h.T("rules.none"), Parts: []text.Part{{Kind: text.Paragraph, Text: h.T("rules.none.more")}}}}
	}
	r.chapters = chapters
	r.finder, _ = h.Book.Finder(game)
	r.terms = termsOf(chapters)
	r.pieces = &pieces{house: h, game: game}
	if phase != "" {
		r.at = max(0, slices.IndexFunc(chapters, func(c text.Chapter) bool { return slices.Contains(c.Phases, phase) }))
		r.seek = slices.IndexFunc(chapters[r.at].Parts, func(p text.Part) bool { return slices.Contains(p.Phases, phase) })
	}
	return r
}

// NewRulesOf opens the rules of a game with what is found of a card of the almanac.
func NewRulesOf(h *scenes.House, game, query, card string, match *scenes.Whereabouts) scenes.Scene {
	r := NewRules(h, game, "", match).(*rulesScene)
	r.query, r.card = query, card
	return r
}

// Reopen turns to what another booklet of the game would show.
func (r *rulesScene) Reopen(other scenes.Scene) bool {
	o, ok := other.(*rulesScene)
	if !ok || o.game != r.game {
		return false
	}
	r.query, r.card = o.query, o.card
	if o.query == "" {
		r.at, r.leaf, r.seek = o.at, o.leaf, o.seek
	}
	r.changes++
	return true
}

func (r *rulesScene) Name() string     { return "rules" }
func (r *rulesScene) Stage() *ui.Stage { return r.stage }
func (r *rulesScene) Close() {
	r.pieces.drop()
	r.sheets.Close()
}

// rulesKey is what a page depends on.
type rulesKey struct {
	at, leaf, changes, house int
	query                    string
	drawn                    bool
}

func (r *rulesScene) Tick() {
	r.pieces.make(r.wanted())
	r.stage.Show(rulesKey{r.at, r.leaf, r.changes, r.house.Changes(), r.query, r.pieces.made}, r.build)
}

// Idle reports whether the pieces lie there as they will stay.
func (r *rulesScene) Idle() bool {
	return r.pieces.made || r.house.Tables[r.game] == nil || !r.house.App.Drawn() || len(r.wanted()) == 0
}

// wanted are the pieces that the chapters show.
func (r *rulesScene) wanted() (list []wantedPiece) {
	for _, c := range r.chapters {
		for _, p := range c.Parts {
			if p.Kind == text.Piece {
				list = append(list, wantedPiece{p.Things, p.Marks})
			}
		}
	}
	return list
}

// goTo opens what was found: its page of the rules, or the card's text.
func (r *rulesScene) goTo(f found) {
	if f.chapter < 0 {
		r.house.Push(r.house.Rooms.Almanac(r.house, r.game, f.card, r.match))
		return
	}
	r.turn(f.chapter)
	r.seek, r.came = f.part, f.part
	if r.chapters[f.chapter].Page {
		r.query = ""
	}
	r.changes++
}

func (r *rulesScene) build(b *ui.Builder) {
	h := r.house
	note, wide := h.T("rules.note"), 1560.0
	if r.glancing() { // all of it on one page
		note, wide = "", 1760
	}
	paper := h.Lay(b, scenes.Sheet{Title: h.Title(r.game), Note: note, Tab: h.T("rules.tab"), Wide: wide, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("pencil", folder.X-150, b.Area().H-110, -9)
		c.Prop("cup", folder.Right()+24, b.Area().H*0.62, 0)
	}})
	body := paper.Pad(0, 0, 0, scenes.FooterHigh(b, paper.W, r.buttons()...)+16)
	if r.glancing() {
		b.Group("page")
		r.page(b, body)
		r.footer(b, paper)
		return
	}
	titles := make([]string, len(r.chapters))
	for i := range r.chapters {
		titles[i] = r.chapters[i].Title
	}
	cols := ui.Cols(body, 36, ui.Flex(1, max(240*b.Grow(), min(b.ListWide(titles...), body.W/3))), ui.Flex(3.6))
	b.Group("chapters")
	field, list := cols[0].Cut(scenes.FormRow(b))
	b.TextField(ui.TextField{ID: "search", Rect: field, Text: r.query, Hint: h.T("rules.search"), Max: 40, Allow: unicode.IsPrint, Done: h.T("done"),
		Change: func(t string) { r.query = t; r.changes++ }})
	list = list.Pad(0, 12, 0, 0)
	if r.query != "" {
		hits := r.search()
		b.List(ui.List{ID: "found", Rect: list, Count: len(hits), Gap: 4, Selected: -1, Empty: h.T("rules.search.none"),
			Row:    func(i int) ui.Line { return ui.Line{Title: hits[i].title, Second: hits[i].line} },
			Choose: func(i int) { r.goTo(hits[i]) }})
	} else {
		b.List(ui.List{ID: "chapter", Rect: list, Count: len(r.chapters), High: b.LineHigh(1) + 6, Gap: 4, Selected: r.at,
			Row: func(i int) ui.Line { return ui.Line{Title: r.chapters[i].Title} }, Choose: r.turn})
	}
	b.Group("page")
	r.page(b, cols[1])
	r.footer(b, paper)
}

// footer turns the pages.
func (r *rulesScene) footer(b *ui.Builder, paper render.Rect) {
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, paper, r.buttons()...)
}

// buttons are those below the page that lies open.
func (r *rulesScene) buttons() []ui.Button {
	h := r.house
	last := r.at == len(r.chapters)-1 && r.leaf >= r.leaves-1
	list := []ui.Button{
		{ID: "close", Label: h.T("close"), Icon: "cross", Confirm: true, Do: h.Pop},
		{ID: "almanac", Label: h.T("almanac"), Icon: "card", Do: func() { h.Push(h.Rooms.Almanac(h, r.game, r.card, r.match)) }},
		{ID: "next", Label: h.T("rules.next"), Icon: "right", Key: input.NextGroup, NoCap: true, Disabled: last, Why: h.T("rules.last"), Do: func() { r.leafBy(1) }},
		{ID: "previous", Label: h.T("rules.previous"), Icon: "left", Key: input.PrevGroup, NoCap: true, Disabled: r.at == 0 && r.leaf == 0, Why: h.T("rules.first"), Do: func() { r.leafBy(-1) }},
	}
	if r.glancing() {
		list = append(list, ui.Button{ID: "chapters", Label: h.T("rules.chapters"), Icon: "rules", Do: func() { r.turn(0); r.changes++ }})
	}
	if len(r.trail) > 0 {
		list = append(list, ui.Button{ID: "back", Label: h.T("rules.back"), Icon: "undo", Do: r.back})
	}
	return list
}

// glancing reports whether a chapter that stands on one page lies open.
func (r *rulesScene) glancing() bool { return r.query == "" && r.chapters[r.at].Page }

// page shows one page of the chapter.
func (r *rulesScene) page(b *ui.Builder, at render.Rect) {
	h, th := r.house, b.Theme()
	c := r.chapters[r.at]
	title := th.Heading().Sized(30).In(th.Ink)
	_, high := b.Ruler().Measure("X", title)
	r.boxes, r.blocks = nil, nil
	leaves := 0
	if c.Page {
		r.boxes, leaves = r.layGlances(b, at.Pad(0, high+10, 0, 0))
	}
	if r.boxes == nil {
		r.blocks, leaves = r.layPage(b, at.Pad(0, high+14, 0, 0))
	}
	blocks := r.blocks
	if i := slices.IndexFunc(blocks, func(k block) bool { return k.n == r.seek }); i >= 0 {
		r.leaf = blocks[i].leaf
	}
	r.leaves, r.leaf = leaves, min(r.leaf, leaves-1)
	name := c.Title
	if leaves > 1 {
		name = h.T("rules.page", "title", c.Title, "n", r.leaf+1, "of", leaves)
	}
	words := name
	for _, k := range blocks {
		if k.leaf == r.leaf {
			words += " " + k.words
		}
	}
	boxes := r.boxes
	for i := range boxes {
		if boxes[i].leaf == r.leaf {
			for _, p := range boxes[i].parts {
				words += " " + p.Words()
			}
		}
	}
	b.Add(ui.Thing{ID: "page", Shape: ui.Box(at), Layer: ui.LayerPanels, Mouse: true, Label: words,
		Wheel: func(notches float64) bool { r.leafBy(map[bool]int{true: -1, false: 1}[notches > 0]); return true },
		Paint: func(cv render.Canvas, st ui.State) {
			cv.TextFit(render.R(at.X, at.Y, at.W, high), name, title, render.Left, 26)
			for _, k := range blocks {
				if k.leaf == r.leaf {
					r.paintBlock(cv, th, k)
				}
			}
			for i := range boxes {
				if boxes[i].leaf == r.leaf {
					r.paintGlance(cv, th, &boxes[i])
				}
			}
		}})
	for _, k := range blocks {
		if k.leaf == r.leaf && k.kind == wordBlock {
			r.links(b, k)
		}
	}
}

// turn opens a chapter.
func (r *rulesScene) turn(i int) {
	r.at, r.leaf, r.seek, r.came = min(max(0, i), len(r.chapters)-1), 0, -1, -1
}

// leafBy turns pages, over the ends of chapters.
func (r *rulesScene) leafBy(by int) {
	r.seek, r.came = -1, -1
	switch {
	case by > 0 && r.leaf+1 < r.leaves:
		r.leaf++
	case by > 0 && r.at+1 < len(r.chapters):
		r.turn(r.at + 1)
	case by < 0 && r.leaf > 0:
		r.leaf--
	case by < 0 && r.at > 0:
		r.turn(r.at - 1)
		r.leaf = 1 << 10 // its last page
	}
	r.changes++
}
