package infiltration

import (
	"safehouse/render"
	"safehouse/scenes/tabletop"
)

// plan is where everything lies, in units: a window of 16:9 has 1920 x 1080.
type plan struct {
	tabletop.Units

	plate, phases, buttons, prompt, log render.Rect // the frame's

	board    render.Rect // the tower with its frame
	tower    towerPlan
	rivals   render.Rect
	own      render.Rect
	tracker  render.Rect // the dials
	secret   render.Rect
	supplies render.Rect
	hand     render.Rect // where the cards lie
	cardW    float64     // size of a card in the hand
	cardH    float64
	flat     bool // the question lies beside the hand
}

// Usual sizes in units.
const (
	margin  = 24.0
	gutter  = 8.0
	topLine = 92.0 // where the board begins
	cardW   = 128.0
	cardH   = 212.0
	cardGap = 8.0
	readW   = 268.0
	readH   = 374.0
	pawnW   = 56.0
	pawnH   = 88.0
)

// newPlan lays the table out for a window.
func newPlan(u tabletop.Units) plan {
	p := plan{Units: u}
	w, h := p.Window.W, p.Window.H
	wide, high := w-1920, h-1080
	left := 292 + min(wide*0.22, 120)
	right := 296 + min(wide*0.34, 240)
	x1 := margin + left + gutter  // where the middle begins
	x2 := w - margin - right - 10 // and ends

	// A larger scale of the interface needs more room for the frame's words
	// below the board; so do windows that are higher than wide.
	boardH := 614 - 100*min(max(1/p.U-1, 0), 1) + high*0.45
	low := topLine + boardH + 4

	p.plate = render.R(margin, 16, left, 60)
	p.buttons = render.R(w-margin-648, 16, 648, 60)
	p.phases = render.R(x1+8, 16, p.buttons.X-16-x1-8, 60)
	p.board = render.R(x1, topLine, x2-x1, boardH)
	p.rivals = render.R(margin, topLine, left, boardH-4)
	p.own = render.R(margin, low, left, h-16-low)

	sw := min(p.board.W, 1266*boardH/614*1.14)
	p.tower = planTower(render.R(p.board.X+(p.board.W-sw)/2, p.board.Y, sw, boardH))

	f := boardH / 614
	p.tracker = render.R(x2+10, topLine, right, 334*f)
	p.secret = render.R(x2+10, topLine+346*f, right, boardH-346*f-4)
	p.supplies = render.R(x2+10, low, right, 66)
	p.log = render.R(x2+10, low+74, right, h-16-low-74)

	f = 1 + min(high*0.55/cardH, 0.15) // eight of them lie side by side
	p.cardW, p.cardH = cardW*f, cardH*f
	if p.Small() { // names need the width
		p.cardW, p.cardH = cardW*f+6, cardH*f-8
	}
	handH := p.cardH + 8
	p.hand = render.R(x1+8, h-16-handH, x2-x1-8, handH)
	rw, _ := p.reads()
	p.prompt = render.R(x1+8, low, x2-x1-8-rw-14, p.hand.Y-10-low) // beside it a card that was played lies open
	if wide >= flatFrom && !p.Small() {
		p.flatten(x1, x2)
	}
	return p
}

// flatFrom is by how much a window must be wider than 16:9 for the question to lie beside the hand.
const flatFrom = 500.0

// flatten gives the tower the height that the question took: in a very wide window
// it lies beside the hand.
func (p *plan) flatten(x1, x2 float64) {
	const wide = 470.0
	p.flat = true
	p.prompt = render.R(x1+8, p.hand.Y, wide, p.hand.H)
	p.hand = render.R(p.prompt.Right()+14, p.hand.Y, x2-p.prompt.Right()-14, p.hand.H)
	p.board.H = p.hand.Y - 10 - p.board.Y
	sw := min(p.board.W, 1266*p.board.H/614*1.14)
	p.tower = planTower(render.R(p.board.X+(p.board.W-sw)/2, p.board.Y, sw, p.board.H))
}

// opens is the size of a card of the hand that is being read, with the sheet at
// its right that tells what it does: no higher than the others, so that nothing
// above the hand is covered.
func (p *plan) opens() (w, h float64) {
	return p.cardW + sheetW*min(max(1/p.PPU, 1), 1.35), p.cardH
}

// sheetW is the width of that sheet in a window in which letters have their
// usual size.
const sheetW = 316.0

// reads is the size of a card that lies open at reading size.
func (p *plan) reads() (w, h float64) {
	if p.Small() {
		return cardW * 1.5, cardH * 1.5
	}
	if p.flat { // the tower begins right above the hand
		f := (p.cardH + 40) / readH
		return readW * f, readH * f
	}
	f := min(max(1/p.PPU, 1), 1.16)
	return readW * f, readH * f
}

// room is where a room of the line or the secret one lies.
func (t *table) room(p int) render.Rect {
	if p < 12 {
		return t.plan.tower.Rooms[p]
	}
	s := t.plan.secret
	return render.R(s.X+7, s.Y, min(s.H*roomW/roomH, s.W-80), s.H)
}
