package desk

import (
	"fmt"
	"slices"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules/puzzles"
	"safehouse/save"
	"safehouse/scenes"
)

// puzzlesScene is the page of evening puzzles: those of a game by level, with what was found.
type puzzlesScene struct {
	house   *scenes.House
	stage   *ui.Stage
	games   []string // that have puzzles
	game    string
	version int
}

// NewPuzzles opens the page at a game; "" is the one that was played last.
func NewPuzzles(h *scenes.House, game string) scenes.Scene {
	s := &puzzlesScene{house: h, stage: h.NewStage(render.House)}
	for _, id := range h.BoxIDs() {
		if len(puzzles.Of(id)) > 0 {
			s.games = append(s.games, id)
		}
	}
	for _, id := range []string{game, h.NextGame()} {
		if s.game == "" && slices.Contains(s.games, id) {
			s.game = id
		}
	}
	if s.game == "" && len(s.games) > 0 {
		s.game = s.games[0]
	}
	s.stage.Focus(puzzleTile(s.next()))
	return s
}

func (s *puzzlesScene) Name() string     { return "puzzles" }
func (s *puzzlesScene) Stage() *ui.Stage { return s.stage }
func (s *puzzlesScene) Close()           {}

// Resume goes on at the puzzle that comes next.
func (s *puzzlesScene) Resume() {
	s.version++
	s.stage.Focus(puzzleTile(s.next()))
}

func (s *puzzlesScene) Tick() { s.stage.Show([2]int{s.house.Changes(), s.version}, s.build) }

// next is the puzzle that comes next.
func (s *puzzlesScene) next() int {
	return puzzles.Next(s.game, -1, func(id string) int { state, _ := s.house.Profile.Puzzle(s.game, id); return int(state) })
}

// puzzlesFound is how many puzzles of a game were found, and how many it has.
func puzzlesFound(h *scenes.House, game string) (n, of int) {
	l := puzzles.Of(game)
	for i := range l {
		if s, _ := h.Profile.Puzzle(game, l[i].ID); s == save.PuzzleFound {
			n++
		}
	}
	return n, len(l)
}

func puzzleTile(number int) string { return fmt.Sprint("puzzle:", number) }

// Measures of the page, in points.
const (
	puzzleWide = 118.0 // a tile at least
	puzzleHigh = 84.0
	puzzleGap  = 10.0
)

func (s *puzzlesScene) build(b *ui.Builder) {
	h := s.house
	note := h.T("puzzles.note")
	if !scenes.Roomy(b) {
		note = ""
	}
	paper := h.Lay(b, scenes.Sheet{Title: h.T("puzzles.title"), Note: note, Tab: h.T("puzzles"), Wide: 1560, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("pencil", folder.Right()-40, 40, 12)
	}})
	b.Group("tabs")
	top, body := paper.Cut(render.ButtonHeight)
	var tabs []ui.Option
	for _, id := range s.games {
		tabs = append(tabs, ui.Option{Label: h.ShortTitle(id), Icon: "box/" + id})
	}
	b.Tabs(ui.Tabs{ID: "tabs", Rect: top, Tabs: tabs, Value: slices.Index(s.games, s.game), Below: "levels", Change: func(i int) { s.game = s.games[i]; s.version++ }})
	foot := ui.Button{ID: "close", Label: h.T("done"), Icon: "check", Do: h.Pop}
	body = body.Pad(0, 16, 0, scenes.FooterHigh(b, paper.W, foot)+12)
	s.levels(b, body)
	b.Group("footer")
	scenes.Footer(b, paper, foot)
}

// levels are the puzzles of the game, level by level.
func (s *puzzlesScene) levels(b *ui.Builder, r render.Rect) {
	h, l := s.house, puzzles.Of(s.game)
	head, high := b.LineHigh(1)+8, max(puzzleHigh, 2*b.LineHigh(1)+18)
	per := max(1, int((r.W-20+puzzleGap)/(puzzleWide*b.Grow()+puzzleGap)))
	whole := 0.0
	type row struct{ level, first, n int }
	var rows []row
	for level := 1; level <= puzzles.Levels; level++ {
		first := slices.IndexFunc(l, func(p puzzles.Puzzle) bool { return p.Level == level })
		if first < 0 {
			continue
		}
		n := 0
		for first+n < len(l) && l[first+n].Level == level {
			n++
		}
		rows = append(rows, row{level, first, n})
		lines := float64((n + per - 1) / per)
		whole += head + lines*(high+puzzleGap) + 12
	}
	b.Group("levels")
	b.OnLayer(ui.LayerBoard)
	b.ScrollArea(ui.ScrollArea{ID: "puzzles", Rect: r, High: whole, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for _, x := range rows {
			title := h.T("puzzle.head", "level", render.Upper(h.T(fmt.Sprintf("puzzle.level.%d", x.level))), "more", h.T(fmt.Sprintf("puzzle.level.%d.more", x.level)))
			at := render.R(in.X+4, y, in.W-8, head)
			b.Add(ui.Thing{ID: fmt.Sprint("level:", x.level), Shape: ui.Box(at), Layer: ui.LayerBoard, Decor: true, Label: title, Paint: func(c render.Canvas, st ui.State) {
				c.TextFit(st.At, title, render.House.Heading().Sized(24).In(scenes.PaperInk), render.Left|render.Middle, 22, 20, 18, 16)
			}})
			y += head
			lines := (x.n + per - 1) / per
			for i := range x.n {
				wide := (in.W - 12 - float64(per-1)*puzzleGap) / float64(per)
				s.tile(b, render.R(in.X+6+float64(i%per)*(wide+puzzleGap), y+float64(i/per)*(high+puzzleGap), wide, high), x.first+i)
			}
			y += float64(lines)*(high+puzzleGap) + 12
		}
	}})
}

// tile is one puzzle; a press opens it.
func (s *puzzlesScene) tile(b *ui.Builder, r render.Rect, number int) {
	h, p := s.house, &puzzles.Of(s.game)[number]
	g, _ := h.Game(s.game)
	state, try := h.Profile.Puzzle(s.game, p.ID)
	icon, words := "", h.T("puzzle.open")
	switch state {
	case save.PuzzleFound:
		icon, words = "check", h.T("puzzle.found.try", "n", try)
	case save.PuzzleShown:
		icon, words = "eye", h.T("puzzle.seen")
	case save.PuzzleMissed:
		icon, words = "cross", h.T("puzzle.missed.so-far")
	}
	who := h.T("puzzle.seats", "n", p.Seats)
	if p.Seats == 1 && g.Info().Automa != "" {
		who = h.Meets(g.Info())
	}
	name := h.T("puzzle.name", "n", number+1)
	b.Add(ui.Thing{ID: puzzleTile(number), Shape: ui.Box(r), Layer: ui.LayerBoard, Label: name + ". " + who + ". " + words, Lifts: true, Modest: true, Sound: sound.Paper,
		Press: func() {
			if err := h.Rooms.Puzzle(h, s.game, number); err != nil {
				h.Alert(s.stage, h.T("setup.failed"), err)
			}
		},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: who + ". " + words} },
		Paint: func(c render.Canvas, st ui.State) {
			at := st.At.Move(0, -4*st.Lift)
			c.Shadow(at, 2)
			face := render.Slope(115, render.Hex(0xFDF7E6), render.Hex(0xEADFC0))
			if state == save.PuzzleFound {
				face = render.Slope(115, render.Hex(0xE3F0D4), render.Hex(0xC6DDB6))
			}
			c.Round(at, 5, face)
			c.Pulp(at, 0.8)
			in := at.Pad(12, 6, 10, 6)
			c.TextFit(render.R(in.X, in.Y, in.W-32, in.H*0.55), fmt.Sprint(number+1), scenes.Hand(38, scenes.InkBlue), render.Left|render.Middle, 32, 28)
			c.TextFit(render.R(in.X, in.Y+in.H*0.56, in.W, in.H*0.44), who, render.Style{Face: render.Sans500, Size: 18, Floor: render.CaptionFloor, Color: scenes.PaperInk}, render.Left|render.Middle, 17, 16, 15, 14)
			if icon != "" {
				c.Icon(icon, render.R(in.Right()-28, in.Y+4, 28, 28), scenes.PaperRed)
			}
			if st.Focus {
				c.FocusRing(at, 6, render.House)
			}
		}})
}

// layPuzzles is the tag on the tray that leads to the puzzles of the game.
func (s *setupScene) layPuzzles(b *ui.Builder, r render.Rect) {
	h, id := s.house, s.game.Info().ID
	n, of := puzzlesFound(h, id)
	if of == 0 {
		return
	}
	label := h.T("puzzles.found", "n", n, "of", of)
	s.paper(b, "puzzles", label, r, 1.2, func() { h.Push(h.Rooms.Puzzles(h, id)) }, h.Tip("puzzles"), func(c render.Canvas, r render.Rect) {
		c.Note(r)
		c.Icon("search", render.R(r.X+14, r.Center().Y-16, 32, 32), scenes.PaperRed)
		words, st, shown := r.Pad(56, 4, 10, 4), render.House.Heading().In(scenes.PaperInk), label
		if w, _ := c.Ruler().Measure(label, st.Sized(20)); w > words.W { // letters have a least size
			shown = h.T("puzzles")
		}
		c.TextFit(words, shown, st.Sized(26), render.Left|render.Middle, 24, 22, 20)
	})
}

// puzzles is the card on the desk that leads to all puzzles.
func (t *titleScene) puzzles(b *ui.Builder, fr frame) {
	h := t.house
	n, of := 0, 0
	for _, id := range h.BoxIDs() {
		found, all := puzzlesFound(h, id)
		n, of = n+found, of+all
	}
	if of == 0 {
		return
	}
	words := h.T("puzzles.found", "n", n, "of", of)
	const turn = -5.0
	r := render.R(606+fr.extra*0.1, 744, 122, 132)
	b.Add(ui.Thing{ID: "puzzles", Layer: ui.LayerPanels, Label: words, Lifts: true, Raises: true, Modest: true, Sound: sound.Paper, Shape: fr.turned(r, turn, r.Center()),
		Tip:   func() ui.Tip { return ui.Tip{Title: h.T("puzzles.title"), Body: words + "\n" + h.T("puzzles.note")} },
		Press: func() { h.Push(h.Rooms.Puzzles(h, "")) },
		Paint: func(c render.Canvas, st ui.State) {
			c, at := paintSlip(fr.canvas(c), r, turn, st)
			c.Icon("search", render.Around(render.Pt(at.Center().X, at.Y+at.H*0.36), 62, 62), scenes.PaperInk)
			short := render.Style{Face: render.Oswald700, Size: 25, Floor: render.KeyFloor, Color: slipRed}
			if w, _ := c.Ruler().Measure(h.T("puzzles"), short); w < at.W-8 {
				c.TextIn(render.R(at.X+4, at.Y+at.H*0.66, at.W-8, at.H*0.3), h.T("puzzles"), short, render.Center|render.Middle)
			}
		}})
}
