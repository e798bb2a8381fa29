package masters

import (
	"math"
	"slices"

	"safehouse/render"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// places are where the parts lie, in units.
type places struct {
	crises, deck, job render.Rect
	sheet, meter      render.Rect
	view              render.Rect // the part of the sheet in which the map is seen
	call              render.Rect // what calls Escape, below the noise track
	panel             render.Rect // of the chosen figure, or the Fixers or the shop
	tabs              render.Rect
	beside            render.Rect // panel and strips
	strips            []render.Rect
	figures           []int // of the strips
	log, prompt       render.Rect
	pinned            bool // job and log are notes on the sheet
}

const (
	margin     = 24.0
	topBar     = 60.0
	deckTop    = 72.0
	deckHigh   = 142.0
	deckLow    = 104.0 // in planning, where only numbers and pictograms are looked at
	panelW     = 700.0
	meterW     = 132.0
	dryW       = 196.0
	callHigh   = 66.0
	sheetFrame = 22.0 // from the edge of the sheet to what lies on it
)

// The smallest paper that is laid in a corner of the sheet, and the largest.
const (
	paperW, paperH       = 320.0, 240.0
	paperMaxW, paperMaxH = 560.0, 520.0
)

// Notes on the sheet: the job's is as high as its text needs, the log's takes what
// there is.
const (
	jobHigh             = 178.0
	jobMost, jobLeast   = 320.0, 244.0
	noteMost, noteLeast = 360.0, 236.0
	noteTall, noteLow   = 560.0, 150.0
	noteGap             = 14.0
	largestHex          = 96.0
)

// leastNews is how wide the paper about what the others did is at least on the sheet,
// in points.
const leastNews = 300.0

// places lays the table out.
func (t *table) places() (p places) {
	high := deckHigh
	switch {
	case t.s.Phase == masters.Escape: // no card of the deck does anything any more
		high = -8
	case t.planning(), t.picking():
		if p := t.placesUnder(deckLow); p.pinned {
			return p
		}
	}
	return t.placesUnder(high)
}

// placesUnder lays the table out below a deck of a height.
func (t *table) placesUnder(high float64) (p places) {
	u := t.u
	top := deckTop + high + 8
	right := render.R(u.Window.W-margin-panelW, top, panelW, u.Window.H-12-top)
	wide := right.X - 16 - margin
	prompt := t.promptHigh(wide)
	p.prompt = render.R(margin, u.Window.H-10-prompt, wide, prompt)
	p.sheet = render.R(margin, top, p.prompt.W, u.Window.H-10-t.promptLow(wide)-8-top)
	w := meterW
	if t.planning() {
		w = dryW
	}
	p.meter = render.R(p.sheet.X+20, p.sheet.Y+20, w, min(p.sheet.Bottom()-20, p.prompt.Y-8)-p.sheet.Y-20)
	p.view = render.R(p.meter.Right()+8, p.sheet.Y+15, p.sheet.Right()-15-p.meter.Right()-8, p.sheet.H-30)
	if !t.planning() {
		p.meter.H -= callHigh + 8
		p.call = render.R(p.meter.X, p.meter.Bottom()+8, p.meter.W, callHigh)
	}
	a := t.arranged(p.view)
	if !t.picking() { // what can be chosen takes the whole sheet
		p.job, p.log, p.pinned = a.job, a.log, a.pinned
		t.part(&p)
	}
	t.grid = a.grid
	if high > 0 {
		p.crises = render.R(margin, deckTop, 150, high)
		end := u.Window.W - margin
		if !p.pinned {
			p.job = render.R(u.Window.W-margin-340, deckTop, 340, high)
			end = p.job.X - 8
		}
		p.deck = render.R(p.crises.Right()+8, deckTop, end-p.crises.Right()-8, high)
	} else if !p.pinned { // above the panel of who gets out
		p.job = render.R(right.X, right.Y, right.W, jobHigh)
		right = right.Pad(0, jobHigh+8, 0, 0)
	}
	for f := range t.s.Crew {
		if t.s.Crew[f].Here() {
			p.figures = append(p.figures, f)
		}
	}
	t.placeCrew(&p, right)
	return p
}

// part keeps a prompt that has grown and the log on the sheet apart: the prompt ends beside the log where its words need no
// line more for it, else the log above the prompt.
func (t *table) part(p *places) {
	if !p.pinned || !p.log.Overlaps(p.prompt) {
		return
	}
	if wide := p.log.X - 8 - p.prompt.X; wide > p.prompt.W/2 && t.promptHigh(wide) <= p.prompt.H {
		p.prompt.W = wide
		return
	}
	p.log.H = p.prompt.Y - 6 - p.log.Y
}

// placeCrew divides the right side into panel, strips and, where the sheet has no
// room for it, the log.
func (t *table) placeCrew(p *places, right render.Rect) {
	n := len(p.figures)
	strip := [masters.Figures + 1]float64{84, 84, 84, 84, 84, 70}[n]
	y := right.Y
	p.beside = right
	logHigh := 0.0
	if t.planning() {
		p.tabs = render.R(right.X, y, right.W, 50)
		y += 58
		strip = 84
		if t.tab > 0 { // who has which tokens is seen on the first page
			strip = 58
		}
	} else if !p.pinned {
		strip = [masters.Figures + 1]float64{70, 70, 70, 70, 64, 58}[n]
		panel := [masters.Figures + 1]float64{430, 430, 430, 430, 428, 412}[n]
		logHigh = right.H - panel - 8 - float64(n)*(strip+6)
	}
	foot := right.Bottom()
	if logHigh > 84 {
		p.log = render.R(right.X, foot-logHigh, right.W, logHigh)
		foot -= logHigh + 8
	}
	for i := range p.figures {
		p.strips = append(p.strips, render.R(right.X, foot-float64(n-i)*(strip+6)+6, right.W, strip))
	}
	foot -= float64(n)*(strip+6) + 2
	p.panel = render.R(right.X, y, right.W, foot-y)
}

// An arrangement is the map on the sheet with the notes beside it.
type arrangement struct {
	of struct { // what it is for
		view     render.Rect
		heist    masters.Heist
		added    [3]masters.Hex
		tunnels  int
		planning bool
		tiny     bool
	}
	grid     render.HexGrid
	job, log render.Rect
	pinned   bool
}

// arranged lays map and notes: the map as large as the sheet lets it be, the notes
// where no hex lies. A map that leaves them no room is made a little smaller; where
// that is not enough they lie beside the sheet.
func (t *table) arranged(view render.Rect) *arrangement {
	a := arrangement{}
	a.of.view, a.of.heist, a.of.planning, a.of.tiny, a.of.tunnels = view, t.s.Heist, t.planning(), t.u.tiny, len(t.s.Tunnels())
	for i := range t.s.Added {
		a.of.added[i] = t.s.Added[i].Hex
	}
	if t.laid.of == a.of && t.laid.grid.Side > 0 {
		return &t.laid
	}
	list := mapHexes(t.s)
	box := view.Inset(8)
	a.grid = gridIn(list, box, 1, 0.5)
	if !t.u.tiny {
		t.pin(&a, box, list)
	}
	t.laid = a
	return &t.laid
}

// pin looks for places for the notes.
func (t *table) pin(a *arrangement, box render.Rect, list [][2]int) {
	for _, k := range []float64{1, 0.96, 0.92, 0.88} {
		for _, shift := range []float64{0.5, 0.3, 0.12, 0} {
			g := gridIn(list, box, k, shift)
			taken := make([]render.Rect, len(list))
			for i, x := range list {
				taken[i] = render.Around(g.Center(x[0], x[1]), g.Side*1.76, g.Side*1.9)
			}
			job := bestCorner(box, taken, jobLeast, jobHigh, jobMost, jobHigh)
			if job.Empty() {
				continue
			}
			taken = append(taken, job.Inset(-noteGap))
			log := bestCorner(box, taken, noteLeast, noteLow, noteMost, noteTall)
			if more := below(box, taken, job); more.W*more.H > log.W*log.H {
				log = more
			}
			if log.Empty() && !a.of.planning { // in planning the map shows who lays tokens
				continue
			}
			a.grid, a.job, a.log, a.pinned = g, job, log, true
			return
		}
	}
}

// mapHexes are all hexes of the map that can ever be there.
func mapHexes(s *masters.State) (list [][2]int) {
	add := func(x masters.Hex) {
		if x != masters.NoHex {
			q, r := x.Axial()
			list = append(list, [2]int{q, r})
		}
	}
	for c := range masters.Cell(36) {
		add(s.HexOf(c))
	}
	for i := range s.Added {
		add(s.Added[i].Hex)
	}
	for _, x := range s.Tunnels() {
		add(x)
	}
	return list
}

// gridIn is a grid whose hexes fill a box to a share k, with a share of what is left
// over at the left side.
func gridIn(list [][2]int, box render.Rect, k, shift float64) render.HexGrid {
	unit := render.HexGrid{Side: 1}
	var all render.Rect
	for i, x := range list {
		r := render.Around(unit.Center(x[0], x[1]), math.Sqrt(3), 2)
		if i == 0 {
			all = r
		}
		all = all.Union(r)
	}
	if all.Empty() {
		return render.HexGrid{Origin: box.Center(), Side: 1}
	}
	side := min(k*min(box.W/all.W, box.H/all.H), largestHex)
	return render.HexGrid{Side: side, Origin: render.Pt(box.X+(box.W-all.W*side)*shift-all.X*side, box.Center().Y-all.Center().Y*side)}
}

// bestCorner is the largest place in a corner of a box that touches nothing taken,
// between two sizes; the right side comes first. It is empty without one.
func bestCorner(box render.Rect, taken []render.Rect, w0, h0, w1, h1 float64) (best render.Rect) {
	const step = 18.0
	for w := w0; w <= w1; w += step {
		for h := h0; h <= max(h0, h1); h += step {
			for _, r := range [4]render.Rect{
				render.R(box.Right()-w, box.Y, w, h), render.R(box.Right()-w, box.Bottom()-h, w, h), render.R(box.X, box.Bottom()-h, w, h), render.R(box.X, box.Y, w, h),
			} {
				if h <= box.H && r.W*r.H > best.W*best.H && !slices.ContainsFunc(taken, r.Overlaps) {
					best = r
				}
			}
		}
	}
	return best
}

// below is the place under a note, as far down as nothing is taken; empty where that
// is too little.
func below(box render.Rect, taken []render.Rect, job render.Rect) (best render.Rect) {
	for h := noteLow; h <= noteTall; h += 18 {
		r := render.R(job.X, job.Bottom()+noteGap, job.W, h)
		if r.Bottom() > box.Bottom() || slices.ContainsFunc(taken, r.Overlaps) {
			break
		}
		best = r
	}
	return best
}

// spare is the largest part of a corner of the sheet in which no hex of the map
// lies: there the paper about what the others did covers nothing that can be
// chosen; it may lie on the log, which says the same. It is empty where there is no
// such room.
func (t *table) spare(p places) (best render.Rect) {
	sheet := p.sheet.Inset(16)
	sheet.H = min(sheet.H, p.prompt.Y-8-sheet.Y)
	taken := append(t.hexBoxes(p), p.meter, p.call)
	if p.pinned {
		best = p.log
		taken = append(taken, p.job)
	}
	free := func(r render.Rect) bool { return !slices.ContainsFunc(taken, r.Overlaps) }
	const step = 20
	for w := paperW; w <= min(paperMaxW, sheet.W); w += step {
		for h := paperH; h <= min(paperMaxH, sheet.H); h += step {
			for _, r := range [4]render.Rect{
				render.R(sheet.Right()-w, sheet.Bottom()-h, w, h), render.R(sheet.Right()-w, sheet.Y, w, h),
				render.R(p.meter.Right()+8, sheet.Bottom()-h, w, h), render.R(p.meter.Right()+8, sheet.Y, w, h),
			} {
				if r.W*r.H > best.W*best.H && free(r) {
					best = r
				}
			}
		}
	}
	if best.H < noteLow {
		return render.Rect{}
	}
	return best
}

// hexBoxes are the boxes around the hexes of the map.
func (t *table) hexBoxes(p places) (l []render.Rect) {
	for x := range masters.Hex(masters.Hexes) {
		if t.s.CellOn(x) != masters.Nowhere || len(t.todo.hex[x]) > 0 {
			q, r := x.Axial()
			l = append(l, render.Around(t.grid.Center(q, r), t.grid.Side*1.76, t.grid.Side*1.9))
		}
	}
	return l
}

// promptLow is the height of the prompt with at most one answer: two lines on the
// tape, whatever the size of everything. No part of the sheet lies below it.
func (t *table) promptLow(width float64) float64 {
	if t.stage == nil {
		return 92
	}
	return min(max(92, t.v.PromptHigh(t.stage, width*t.u.U, nil)/t.u.U), t.u.Window.H*0.3)
}

// promptHigh makes room for the answers that no thing stands for: the prompt
// grows over the foot of the sheet, up to two fifths of the table.
func (t *table) promptHigh(width float64) float64 {
	if t.stage == nil {
		return t.promptLow(width)
	}
	high := t.v.PromptHigh(t.stage, width*t.u.U, t.todo.rest, t.Proposals(t.v)...) / t.u.U
	return min(max(t.promptLow(width), high), t.u.Window.H*0.4)
}

func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(area, v)
	p := t.places()
	u := t.u
	buttons := render.R(u.Window.W-margin-640, 8, 640, topBar-6)
	plate := render.R(margin, 8, 250, topBar-6)
	spare := t.spare(p)
	if at := u.Pt(spare); (at.W < leastNews || at.H < leastNews/2) && len(p.strips) > 0 { // beside the panel lie those who did it
		spare = p.strips[0].Union(p.strips[len(p.strips)-1])
	}
	return scenes.Areas{
		Plate: u.Pt(plate), Phases: u.Pt(render.R(plate.Right()+8, 8, buttons.X-plate.Right()-16, topBar-6)), Buttons: u.Pt(buttons),
		Prompt: u.Pt(p.prompt), Log: u.Pt(p.log), Recap: u.Pt(spare), Hints: u.Pt(p.beside), Tells: t.planning() || v.Intent != nil, // what is meant lies on strips, what the others plan lies on the map
	}
}
