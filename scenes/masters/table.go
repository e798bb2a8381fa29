package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at
// things: whose panel is open, which tool is in the hand, which way a route was
// painted.
type table struct {
	who  int // figure whose panel is open
	tool tool
	tab  int          // in planning: crew, Fixers, shop
	dry  int          // the round that the dry run shows, 0: none
	item masters.Item // of the shop that was chosen, counted from 1; 0 for none

	routes [masters.Figures][]masters.Cell // planned cells in the order they were painted
	brush  brush
	turn   turnKey // to open the panel of whoever comes next

	thrown [masters.Figures]uint16 // rounds whose dice were seen

	goal    masters.Cell  // to which the open figure's way is shown; Nowhere: none was pressed
	aims    masters.Cells // hexes that a press shows the way to
	leaving bool          // everybody is on the way out, as was agreed
	agreed  *agreedWay    // a way that was agreed to and is being walked
	halted  halt          // why one was not walked to its end
	drawn   drawn         // what was planned when the way to the goal was shown last

	reading bool // the job is read about

	booked bool  // the noise of the round has been booked
	ditch  ditch // the last ditch roll that is being shown

	match *match.Match // the heist that is over and lies here, nil before its end
	over  *story       // of it

	lit []masters.Hex // what the event that is being shown is about

	u     units
	v     *scenes.View
	s     *masters.State
	todo  *choices
	stage *ui.Stage
	grid  render.HexGrid
	close bool        // the map is zoomed
	sheet render.Rect // the blueprint, in units
	calls render.Rect // what calls Escape

	laid arrangement // of map and notes on the sheet, as long as it holds

	board render.Layer
	desk  render.Layer
	cards render.PictureCache
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
	return &table{goal: masters.Nowhere, board: render.Layer{}, desk: render.Layer{Opaque: true}, cards: render.PictureCache{Limit: 12 << 20}}
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: theme, Sheets: []string{"masters"}, Room: air, Signs: stockSigns}
}

// Follows: the hint that is looked at is drawn on the map.
func (t *table) Follows(id string) bool { return strings.HasPrefix(id, "hint:") }

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
	t.forsake()
	t.todo = t.sort()
	t.ended()
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
	next := -1
	for i := range masters.Figures {
		f := (from + i) % masters.Figures
		switch {
		case !s.Crew[f].Here() || t.finished(f):
		case f < len(t.v.Sitters) && t.v.Sitters[f].Bot: // companions come after those whom a person plays
			if next < 0 {
				next = f
			}
		default:
			t.who = f
			return
		}
	}
	if next >= 0 {
		t.who = next
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
	b.Group("sheet")
	t.laySheet(b, p)
	if t.picking() {
		t.layPicking(b, p.sheet)
	} else {
		t.layMap(b, p)
	}
	if t.planning() {
		t.layDryRun(b, p.meter)
	} else if !t.picking() {
		t.layNoise(b, p.meter)
	}
	t.layJob(b, p.job)
	b.Group("crew")
	t.layCrew(b, p)
	for _, a := range t.todo.hidden {
		v.Elsewhere(a)
	}
	t.layDossier(b)
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
