package shadownetwork

import (
	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// plan is where everything lies, in units: a window of 16:9 has 1920 x 1080.
type plan struct {
	tabletop.Units

	plate, phases, buttons, prompt, log render.Rect // the frame's

	board  render.Rect // the cork wall with its frame
	sheet  render.Rect // the map on it
	market render.Rect // the Contract market with its label
	film   render.Rect // the rounds
	stock  render.Rect // Black Market cards and tokens

	rivals render.Rect
	drawer render.Rect // the Handlers' card file
	prices render.Rect
	next   render.Rect // where the Lone Syndicate would go, empty without it
	seat   render.Rect // the viewer's
	staff  render.Rect // its Handlers
	inbox  render.Rect
	ledger render.Rect
	hand   render.Rect
	photo  [rule.Cities]render.Rect
	photoW float64
	photoH float64
}

// Usual sizes in units.
const (
	margin  = 24.0
	topLine = 90.0
	side    = 292.0
	right   = 296.0
	lowH    = 292.0 // the viewer's things
	handW   = 128.0
)

// newPlan lays the table out for a window, with a note
// on the Lone Syndicate's next move if it plays.
func newPlan(u tabletop.Units, solo bool) plan {
	p := plan{Units: u}
	w, h := p.Window.W, p.Window.H
	x1, x2 := margin+side+16, w-margin-right-16

	// The prompt's letters are in points and have a least size in pixels: where
	// either takes more room it gets it.
	low := h - 12 - lowH
	promptH := max(94, min((94+140*min(max(p.U/p.PPU-1, 0), 1))/p.U, 234))
	boardH := low - 10 - promptH - 8 - topLine

	p.plate = render.R(margin, 16, side, 60)
	p.buttons = render.R(w-margin-648, 16, 648, 60)
	p.phases = render.R(x1, 16, p.buttons.X-16-x1, 60)
	p.board = render.R(x1, topLine, x2-x1, boardH)
	p.prompt = render.R(x1, p.board.Bottom()+8, x2-x1, promptH)

	p.seat = render.R(margin, p.prompt.Y, side, h-12-p.prompt.Y)
	p.rivals = render.R(margin, topLine+6, side, p.seat.Y-10-topLine-6)
	drawerH := boardH*0.7 - 4
	p.drawer = render.R(x2+16, topLine, right, drawerH)
	p.prices = render.R(x2+16, topLine+drawerH+10, right, boardH-drawerH-10)
	if solo { // fewer Handlers, and the note below them
		drawerH = min(300, boardH*0.46)
		p.drawer.H = drawerH
		noteH := (boardH - drawerH - 20) / 2
		p.next = render.R(x2+16, topLine+drawerH+10, right, noteH)
		p.prices = render.R(x2+16, p.next.Bottom()+10, right, noteH)
	}
	p.log = render.R(x2+16, p.prompt.Y, right, h-12-p.prompt.Y)

	p.staff = render.R(x1, low, 208, lowH)
	p.inbox = render.R(x1+220, low, 190, lowH)
	p.ledger = render.R(x1+422, low, 436, lowH)
	p.hand = render.R(p.ledger.Right()+12, low, x2-p.ledger.Right()-12, lowH)
	p.layBoard()
	return p
}

// overTable is where papers may lie over the table: on wall and own things, not on the rivals' or the frame's head.
func (p *plan) overTable() render.Rect {
	return render.R(p.board.X, p.board.Y, p.board.W, p.hand.Bottom()-p.board.Y)
}

// photos is the part of the wall on which the photographs hang: right of the market.
func (p *plan) photos() render.Rect {
	r := p.board.Inset(10)
	return render.R(r.X+212, r.Y, r.W-212, r.H)
}

// layBoard lays out what hangs on the cork wall.
func (p *plan) layBoard() {
	in := p.board.Inset(12)
	p.photoW, p.photoH = 156, min(160, in.H*0.29)
	left := in.X + 222
	p.market = render.R(in.X+8, in.Y+4, 208, 0)
	filmH := 112.0
	p.film = render.R(in.X+6, in.Bottom()-filmH, 212, filmH)
	p.stock = render.R(in.X+6, p.film.Y-58, 212, 52)
	p.market.H = p.stock.Y - 8 - p.market.Y
	cx := func(i, n int) float64 { // centre of photo i of a row of n
		w := in.Right() - left - p.photoW
		return left + p.photoW/2 + w*float64(i)/float64(n-1)
	}
	top, low := in.Y+6+p.photoH/2, in.Bottom()-4-p.photoH/2
	put := func(c rule.City, x, y float64) {
		p.photo[c] = render.Around(render.Pt(x, y), p.photoW, p.photoH)
	}
	for i, c := range []rule.City{rule.NewYork, rule.London, rule.Rome, rule.Moscow, rule.Beijing, rule.Tokyo} {
		put(c, cx(i, 6), top)
	}
	put(rule.HongKong, cx(5, 6), (top+low)/2)
	for i, c := range []rule.City{rule.Lima, rule.Casablanca, rule.Antananarivo, rule.NewDelhi, rule.Sydney} {
		put(c, cx(i, 5), low)
	}
	p.sheet = render.R(left+4, in.Y+p.photoH*0.55, in.Right()-left-p.photoW*0.6, in.H-p.photoH*0.9)
}

// pin is the place of a city on the map.
func (p *plan) pin(c rule.City) render.Point {
	f := pins[c]
	return render.Pt(p.sheet.X+p.sheet.W*f.X, p.sheet.Y+p.sheet.H*f.Y)
}

// pins are the places of the cities on the map, as shares of its sides (games 3.1).
var pins = [rule.Cities]render.Point{
	rule.NewYork: {X: 0.19, Y: 0.26}, rule.London: {X: 0.43, Y: 0.18}, rule.Rome: {X: 0.47, Y: 0.25}, rule.Moscow: {X: 0.56, Y: 0.15},
	rule.Beijing: {X: 0.82, Y: 0.27}, rule.Tokyo: {X: 0.90, Y: 0.30}, rule.HongKong: {X: 0.81, Y: 0.41}, rule.Sydney: {X: 0.94, Y: 0.84},
	rule.NewDelhi: {X: 0.69, Y: 0.36}, rule.Antananarivo: {X: 0.59, Y: 0.72}, rule.Casablanca: {X: 0.41, Y: 0.32}, rule.Lima: {X: 0.18, Y: 0.67},
}

// tiny reports that only the shortest words have room: the rest is said by signs and tips.
func (p *plan) tiny() bool { return p.PPU < 0.6 }
