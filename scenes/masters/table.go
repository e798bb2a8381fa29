package masters

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at
// things: whose panel is open, which tool is in the hand, which way a route was
// painted.
type table struct {
	who  int // figure whose panel is open
	tool tool
	tab  int // in planning: crew, Fixers, shop
	dry  int // the round that the dry run shows, 0: none

	routes [masters.Figures][]masters.Cell // planned cells in the order they were painted
	brush  brush
	turn   turnKey // to open the panel of whoever comes next

	thrown [masters.Figures]uint16 // rounds whose dice were seen

	goal   masters.Cell  // to which the open figure's way is shown; Nowhere: none was pressed
	aims   masters.Cells // hexes that a press shows the way to
	errand *errand       // a way that was agreed to and is being walked

	lit []masters.Hex // what the event that is being shown is about

	u     units
	v     *scenes.View
	s     *masters.State
	todo  *choices
	stage *ui.Stage
	grid  render.HexGrid
	sheet render.Rect // the blueprint, in units
	calls render.Rect // what calls Escape

	board render.Layer
	desk  render.Layer
	cards render.Shelf
}

// A tool is what a press on a hex means in planning.
type tool uint8

const (
	pencil     tool = iota // starts, tokens
	lens                   // Visage reveals
	schematics             // Building Schematics reveal
	disguise               // the Mayor lets somebody go inside
	shovel                 // a tunnel
)

// New makes a table.
func New() scenes.Table {
	return &table{goal: masters.Nowhere, board: render.Layer{}, desk: render.Layer{Opaque: true}, cards: render.Shelf{Limit: 12 << 20}}
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: theme, Sheets: []string{"masters"}, Room: air}
}

// Follows: nothing of the layout depends on what is looked at.
func (t *table) Follows(string) bool { return false }

// Drop gives the memory of the baked pictures back.
func (t *table) Drop() {
	t.board.Drop()
	t.desk.Drop()
	t.cards.Drop()
}

// turnKey tells one moment at which the panel of whoever acts is opened from
// another.
type turnKey struct {
	round int
	phase masters.Phase
	done  int
}

// see takes the view that is to be drawn.
func (t *table) see(area render.Rect, v *scenes.View) {
	t.v = v
	t.s = v.Shown.(*masters.State)
	if t.stage == nil {
		t.stage = v.Stage
	}
	scale := 1.0
	if v.Scale > 0 {
		scale = v.Scale
	} else if t.stage != nil {
		scale = t.stage.Scale()
	}
	t.u = newUnits(area, scale)
	t.follow()
	t.todo = t.sort()
}

// follow opens the panel of somebody who can act when the one whose panel was
// open has finished.
func (t *table) follow() {
	s := t.s
	if t.who >= masters.Figures || !s.Crew[t.who].Here() {
		t.who = 0
	}
	if t.picking() {
		t.who = min(int(s.Ask.Who), int(s.Seats)-1)
	}
	key := turnKey{int(s.Round), s.Phase, 0}
	for f := range s.Crew {
		if t.finished(f) {
			key.done |= 1 << f
		}
	}
	if key == t.turn {
		return
	}
	if key.round == t.turn.round && key.phase == t.turn.phase {
		for f := range masters.Figures { // undone: whoever goes on is the one to look at
			if t.turn.done>>f&1 == 1 && key.done>>f&1 == 0 {
				t.turn, t.who, t.goal = key, f, masters.Nowhere
				return
			}
		}
	}
	from := t.who
	if key.round != t.turn.round || key.phase != t.turn.phase {
		from = 0
	} else if !t.finished(t.who) && s.Crew[t.who].Here() {
		return
	}
	t.turn = key
	for i := range masters.Figures {
		f := (from + i) % masters.Figures
		if s.Crew[f].Here() && !t.finished(f) {
			t.who = f
			return
		}
	}
}

// finished reports whether a figure has nothing more to decide in this phase.
func (t *table) finished(f int) bool {
	fig := &t.s.Crew[f]
	if t.s.Phase == masters.Planning {
		return !fig.Here() || fig.Ready() || f == masters.NPCFigure && !fig.Waiting()
	}
	return !fig.InPlay() || fig.Done()
}

// open opens the panel of a figure.
func (t *table) open(f int) {
	t.who, t.goal = f, masters.Nowhere
	t.stage.Rebuild()
}

// planning reports whether the plan is being made.
func (t *table) planning() bool { return t.s.Phase == masters.Planning }

// picking reports whether the crew is being chosen.
func (t *table) picking() bool { return t.s.Phase == masters.Choosing }

// Lay lists the things of the table.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.stage = b.Stage()
	t.see(b.Area(), v)
	p := t.places()
	t.sheet, t.calls = p.sheet, p.call
	t.layDesk(b)
	b.Group("deck")
	t.layDeck(b, p)
	t.layJob(b, p.job)
	b.Group("sheet")
	t.laySheet(b, p.sheet)
	if t.picking() {
		t.layPicking(b, p.sheet)
	} else {
		t.layHexes(b)
		t.layOutlook(b)
		t.layAhead(b)
		t.layLit(b)
		t.layIntent(b)
		t.layPawns(b)
	}
	if t.planning() {
		t.layDryRun(b, p.meter)
	} else if !t.picking() {
		t.layNoise(b, p.meter)
	}
	b.Group("crew")
	t.layCrew(b, p)
	for _, a := range t.todo.hidden {
		v.Elsewhere(a)
	}
}

// places are where the parts lie, in units.
type places struct {
	crises, deck, job render.Rect
	sheet, meter      render.Rect
	call              render.Rect // what calls Escape, below the noise track
	panel             render.Rect // of the chosen figure, or the Fixers or the shop
	tabs              render.Rect
	strips            []render.Rect
	figures           []int // of the strips
	log, prompt       render.Rect
}

// The smallest paper that is laid in a corner of the sheet, and the largest.
const (
	paperW, paperH       = 320.0, 240.0
	paperMaxW, paperMaxH = 560.0, 520.0
)

// spare is the largest part of a corner of the sheet in which no hex of the map
// lies: there the paper about what the others did covers nothing that can be
// chosen. It is empty where there is no such room.
func (t *table) spare(p places) (best render.Rect) {
	sheet := p.sheet.Inset(16)
	sheet.H = min(sheet.H, p.prompt.Y-8-sheet.Y)
	taken := append(t.hexBoxes(p.sheet), p.meter, p.call)
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
	return best
}

// mapBox is the part of the sheet that the map fills.
func (t *table) mapBox(sheet render.Rect) render.Rect {
	if t.planning() {
		return sheet.Pad(244, 26, 26, 26)
	}
	return sheet.Pad(meterW+44, 26, 26, 26)
}

// hexBoxes are the boxes around the hexes of the map on a sheet.
func (t *table) hexBoxes(sheet render.Rect) (l []render.Rect) {
	grid := fitGrid(t.s, t.mapBox(sheet))
	for x := range masters.Hex(masters.Hexes) {
		if t.s.CellOn(x) != masters.Nowhere || len(t.todo.hex[x]) > 0 {
			q, r := x.Axial()
			l = append(l, render.Around(grid.Center(q, r), grid.Side*1.8, grid.Side*2))
		}
	}
	return l
}

const (
	margin   = 24.0
	topBar   = 60.0
	deckTop  = 76.0
	deckHigh = 146.0
	panelW   = 700.0
	meterW   = 132.0
	callHigh = 66.0
)

// places lays the table out.
func (t *table) places() (p places) {
	u := t.u
	p.crises = render.R(margin, deckTop, 150, deckHigh)
	p.job = render.R(u.w-margin-340, deckTop, 340, deckHigh)
	p.deck = render.R(p.crises.Right()+8, deckTop, p.job.X-8-p.crises.Right()-8, deckHigh)
	top := deckTop + deckHigh + 10
	right := render.R(u.w-margin-panelW, top, panelW, u.h-12-top)
	wide := right.X - 16 - margin
	high := t.promptHigh(wide)
	p.prompt = render.R(margin, u.h-12-high, wide, high)
	p.sheet = render.R(margin, top, p.prompt.W, u.h-12-promptLow-8-top)
	w := meterW
	if t.planning() {
		w = 200
	}
	p.meter = render.R(p.sheet.X+20, p.sheet.Y+20, w, min(p.sheet.Bottom()-20, p.prompt.Y-8)-p.sheet.Y-20)
	if !t.planning() {
		p.meter.H -= callHigh + 8
		p.call = render.R(p.meter.X, p.meter.Bottom()+8, p.meter.W, callHigh)
	}
	for f := range t.s.Crew {
		if t.s.Crew[f].Here() {
			p.figures = append(p.figures, f)
		}
	}
	strip := [masters.Figures + 1]float64{70, 70, 70, 70, 64, 58}[len(p.figures)]
	panel := [masters.Figures + 1]float64{430, 430, 430, 430, 428, 412}[len(p.figures)]
	logHigh := right.H - panel - 8 - float64(len(p.figures))*(strip+6)
	y := right.Y
	if t.planning() {
		p.tabs = render.R(right.X, y, right.W, 50)
		y += 58
		logHigh = -8
		strip = 84
	}
	foot := right.Bottom()
	if logHigh > 84 {
		p.log = render.R(right.X, foot-logHigh, right.W, logHigh)
		foot -= logHigh + 8
	}
	for i := range p.figures {
		p.strips = append(p.strips, render.R(right.X, foot-float64(len(p.figures)-i)*(strip+6)+6, right.W, strip))
	}
	foot -= float64(len(p.figures))*(strip+6) + 2
	p.panel = render.R(right.X, y, right.W, foot-y)
	return p
}

// promptLow is the height of the prompt with at most one answer.
const promptLow = 112.0

// promptHigh makes room for the answers that no thing stands for: the prompt
// grows over the foot of the sheet, up to half of it.
func (t *table) promptHigh(width float64) float64 {
	if t.stage == nil {
		return promptLow
	}
	high := t.v.PromptHigh(t.stage, width*t.u.f, t.todo.rest) / t.u.f
	return min(max(promptLow, high), t.u.h*0.4)
}

func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(area, v)
	p := t.places()
	u := t.u
	buttons := render.R(u.w-margin-640, 10, 640, topBar-4)
	plate := render.R(margin, 10, 250, topBar-4)
	spare := t.spare(p)
	return scenes.Areas{
		Plate: u.pt(plate), Phases: u.pt(render.R(plate.Right()+8, 10, buttons.X-plate.Right()-16, topBar-4)), Buttons: u.pt(buttons),
		Prompt: u.pt(p.prompt), Log: u.pt(p.log), Recap: u.pt(spare), NoRecap: spare.Empty(),
	}
}

// layDesk paints the wood under everything.
func (t *table) layDesk(b *ui.Builder) {
	area := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		t.desk.Draw(c, area, render.Key(uint64(t.planningKey())), func(c render.Canvas) {
			c.Fill(area, render.Slope(150, deskBrown, render.Hex(0x1D130C), render.Hex(0x090606)))
			c.Fibre(area, 1)
			c.Lamp(area)
		})
	})
}

func (t *table) planningKey() int {
	if t.planning() {
		return 1
	}
	return 0
}
