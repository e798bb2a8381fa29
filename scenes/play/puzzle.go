package play

import (
	"fmt"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/rules/puzzles"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/card"
)

// This file gives an evening puzzle at a table: a position, and a card that asks for the best choice and answers what was
// chosen. Nothing is done at the table: the position stays as it is.

// solving is a puzzle that lies on the table.
type solving struct {
	game   string
	number int // from 0
	puzzle *puzzles.Puzzle
	best   rules.Action
	answer []rules.Message
	stage  solvingStage
	chosen rules.Action // with which it was answered
	led    solvingStage // the card that had the focus last
}

// A solvingStage is which card of a puzzle lies on the table.
type solvingStage int

const (
	noCard     solvingStage = iota // one looks at the table
	askingCard                     // what is to be found
	missedCard                     // something else is better
	foundCard
	shownCard // the answer, which was asked for
)

// Puzzle opens a puzzle of a game by its number, from 0.
func Puzzle(h *scenes.House, game string, number int) error {
	t, err := newPuzzle(h, game, number)
	if err == nil {
		h.Push(t)
	}
	return err
}

func newPuzzle(h *scenes.House, game string, number int) (*tableScene, error) {
	l := puzzles.Of(game)
	if number < 0 || number >= len(l) {
		return nil, fmt.Errorf("%s has no puzzle %d", game, number+1)
	}
	g, ok := h.Game(game)
	if !ok {
		return nil, fmt.Errorf("no game %s", game)
	}
	p, bots := &l[number], []match.Controller{}
	for _, name := range h.BotNames() {
		bots = append(bots, match.Controller{Kind: match.Bot, Level: "expert", Participant: name})
	}
	m, err := p.Begin(g, match.Controller{Kind: match.Person, Participant: h.Profile.Name}, bots)
	if err != nil {
		return nil, err
	}
	best, err := p.Best(g.Info())
	if err != nil {
		return nil, err
	}
	answer, err := p.Answer(m.View(p.Seat))
	if err != nil {
		return nil, err
	}
	t := newTable(h, h.Glance(m))
	t.puzzle = &solving{game: game, number: number, puzzle: p, best: best, answer: answer, stage: askingCard}
	t.sit.Instead = t.answer
	t.chip = func() string { return h.T("puzzle.name", "n", number+1) }
	t.plated = func() { t.openCard(askingCard) }
	return t, nil
}

// answer takes a choice as the answer to the puzzle; nothing is done.
func (t *tableScene) answer(a rules.Action) bool {
	p := t.puzzle
	if p.stage = missedCard; a == p.best {
		p.stage = foundCard
	}
	p.chosen = a
	state := save.PuzzleMissed
	if p.stage == foundCard {
		state = save.PuzzleFound
	}
	t.keepPuzzle(state)
	t.armed = rules.Action{}
	t.stage.Rebuild()
	return true
}

// carded reports whether the card of a puzzle lies on the table.
func (t *tableScene) carded() bool { return t.puzzle != nil && t.puzzle.stage != noCard }

// keepPuzzle keeps what came of the puzzle.
func (t *tableScene) keepPuzzle(s save.PuzzleState) {
	t.house.Profile.KeepPuzzle(t.puzzle.game, t.puzzle.puzzle.ID, s)
	t.house.KeepProfile()
}

// openCard puts a card on the table.
func (t *tableScene) openCard(s solvingStage) {
	t.puzzle.stage = s
	t.stage.Rebuild()
}

// showAnswer shows the answer, once asked where the puzzle was not found yet.
func (t *tableScene) showAnswer() {
	h, p := t.house, t.puzzle
	show := func() {
		t.keepPuzzle(save.PuzzleShown)
		t.openCard(shownCard)
	}
	if s, _ := h.Profile.Puzzle(p.game, p.puzzle.ID); s >= save.PuzzleShown {
		show()
		return
	}
	t.stage.Ask(ui.Dialog{ID: "show-answer", Icon: "hint", Title: h.T("puzzle.show.ask"), Text: h.T("puzzle.show.more"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: h.T("puzzle.show"), Do: show}, {Label: h.T("puzzle.show.not"), Confirm: true}}})
}

// nextPuzzle puts the next puzzle of the game on the table.
func (t *tableScene) nextPuzzle() {
	h, p := t.house, t.puzzle
	next, err := newPuzzle(h, p.game, puzzles.Next(p.game, p.number, func(id string) int { s, _ := h.Profile.Puzzle(p.game, id); return int(s) }))
	if err != nil {
		h.Alert(t.stage, h.T("setup.failed"), err)
		return
	}
	h.App.Replace(next)
}

// puzzleWords are the headline and the words of the card that lies on the table.
func (t *tableScene) puzzleWords() (title string, lines []string) {
	h, p := t.house, t.puzzle
	view := t.sit.Match.View(p.puzzle.Seat)
	var said []rules.Message
	switch p.stage {
	case askingCard:
		return h.T("puzzle.name", "n", p.number+1), []string{h.T("puzzle.ask"), h.T(fmt.Sprintf("puzzle.level.%d.more", p.puzzle.Level))}
	case missedCard:
		title, said = h.T("puzzle.missed"), p.puzzle.Missed(view, p.chosen)
	case foundCard:
		title, said = h.T("puzzle.found"), p.answer
	default:
		title, said = h.T("puzzle.shown"), p.answer
	}
	for _, m := range said {
		lines = append(lines, t.say(m))
	}
	return title, lines
}

// puzzleButtons are what can be answered on the card.
func (t *tableScene) puzzleButtons() (list []ui.Button) {
	h := t.house
	add := func(id, label, icon string, main bool, do func()) {
		list = append(list, ui.Button{ID: "puzzle/" + id, Label: label, Icon: icon, Confirm: main, Centered: true, Sound: sound.Paper, Do: do})
	}
	switch t.puzzle.stage {
	case askingCard:
		add("look", h.T("puzzle.look"), "eye", true, func() { t.openCard(noCard) })
	case missedCard:
		add("again", h.T("puzzle.again"), "undo", true, func() { t.openCard(noCard) })
		add("show", h.T("puzzle.show"), "hint", false, t.showAnswer)
	default:
		add("next", h.T("puzzle.next"), "right", true, t.nextPuzzle)
		add("look", h.T("puzzle.look"), "eye", false, func() { t.openCard(noCard) })
		add("all", h.T("puzzle.all"), "search", false, h.Pop)
	}
	return list
}

// layPuzzle lays the card, if there is one, where it covers as little as can be of what it speaks of.
func (t *tableScene) layPuzzle(b *ui.Builder) {
	p := t.puzzle
	if !t.carded() {
		return
	}
	title, lines := t.puzzleWords()
	body := strings.Join(lines, "\n")
	list := t.puzzleButtons()
	a := b.Area()
	f := ui.Float{ID: "note", Margin: 10}
	switch p.stage {
	case missedCard:
		f.Subject = t.named(p.chosen)
	case foundCard, shownCard:
		f.Subject = t.named(p.best)
	}
	high := func(wide, size float64) float64 {
		_, words := b.Ruler().Wrap(body, card.Hand(card.TextSize, size, scenes.InkBlue), wide-2*card.Edge, render.Left).Size()
		_, rows := ui.Flow(render.R(0, 0, wide-2*card.Edge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
		return size*noteHead + words + rows + 44
	}
	var sizes []float64
	for _, k := range noteSizes {
		if w := min(k.wide, a.W-32); high(w, k.size) <= a.H-24 {
			f.Sizes, sizes = append(f.Sizes, render.Pt(w, high(w, k.size))), append(sizes, k.size)
		}
	}
	scrolls := len(sizes) == 0 // nothing whole has room
	if scrolls {
		f.Sizes, sizes = []render.Point{{X: min(820, a.W-32), Y: a.H - 24}}, []float64{0.72}
	}
	b.OnLayer(layerNote)
	at, n, _ := b.Float(f)
	size := sizes[n]
	b.Group("note")
	missed := p.stage == missedCard
	b.Add(ui.Thing{ID: "note", Shape: ui.Box(at), Layer: layerNote, Solid: true, Mouse: true, Label: title + " " + body, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, s ui.State) {
		c = c.Turned(noteTilt, s.At.Center())
		words := body
		if scrolls {
			words = ""
		}
		card.Paint(c, s.At, size, title, words, missed)
		sign := render.R(s.At.X+card.Edge+24*size, s.At.Y+18*size, 44*size, 44*size)
		c.Icon("search", sign, scenes.Graphite)
		c.TextIn(render.R(sign.Right()+14*size, s.At.Y+20*size, s.At.W-sign.W-140*size, 40*size), t.house.T("puzzle.of", "n", p.number+1, "of", len(puzzles.Of(p.game)), "level", t.house.T(fmt.Sprintf("puzzle.level.%d", p.puzzle.Level))), card.Hand(25, size, scenes.Graphite), render.Left|render.Middle)
	}})
	places, rows := ui.Flow(render.R(at.X+card.Edge, 0, at.W-2*card.Edge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
	for i, k := range list {
		k.Rect = places[i].Move(0, at.Bottom()-20-rows)
		b.Button(k)
	}
	if scrolls {
		b.OnPaper(true)
		b.ScrollText(ui.ScrollText{ID: "note/words", Rect: at.Pad(card.Edge, size*noteHead, card.Edge, rows+30), Text: strings.Join(lines, "\n\n"), Size: 20})
		b.OnPaper(false)
	}
	if p.led != p.stage {
		p.led = p.stage
		b.FocusOn(list[0].ID)
	}
}
