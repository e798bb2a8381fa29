package widgets

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

// person plays on a stage through a script.
type person struct {
	stage   *ui.Stage
	script  *input.Script
	tracker *input.Tracker
}

// at puts a person before a stage of w x h pixels.
func at(k *render.Kit, theme *render.Theme, w, h int, scale float64) *person {
	s := ui.NewStage(k, theme)
	s.Pace = ui.Still()
	s.Resize(w, h, scale)
	script := &input.Script{}
	return &person{s, script, input.NewTracker(script)}
}

// show puts the page on the stage.
func (p *person) show() {
	name := "Vesper {Lynd}"
	p.stage.Show("page", page(&name))
}

// wait lets everything that the person was going to do happen, and some ticks more.
func (p *person) wait(ticks int) {
	p.script.Wait(ticks)
	for !p.script.Done() {
		p.stage.Tick(p.tracker.Step())
	}
}

// point brings the pointer to a thing.
func (p *person) point(id string) {
	p.wait(1)
	x, y, ok := p.stage.Pick(id)
	if !ok {
		panic("gallery: nothing to point at: " + id)
	}
	p.script.Move(x, y)
}

// press presses keys or pad buttons.
func (p *person) press(triggers ...input.Trigger) {
	for _, t := range triggers {
		p.script.Press(t)
	}
}

// page lists every widget in most of its states. Only the name can be changed.
func page(name *string) func(b *ui.Builder) {
	return func(b *ui.Builder) { list(b, name) }
}

func list(b *ui.Builder, name *string) {
	t := b.Theme()
	area := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) { c.Fill(area, render.Slope(160, t.Ground.Lighter(0.06), t.Ground)) })
	cols := ui.Cols(area.Inset(24), 20, ui.Flex(1), ui.Flex(1), ui.Flex(1))
	for _, r := range cols {
		b.Draw(ui.LayerBoard, func(c render.Canvas) { c.Panel(r, t) })
	}
	settings(b, cols[0].Inset(20), name)
	buttons(b, cols[1].Inset(20))
	texts(b, cols[2].Inset(20))
}

// settings are the widgets of a settings page.
func settings(b *ui.Builder, r render.Rect, name *string) {
	b.Group("settings")
	row := ui.Rows(r, 14, ui.Fix(54), ui.Fix(46), ui.Fix(46), ui.Fix(46), ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Flex(1))
	b.Tabs(ui.Tabs{ID: "tabs", Rect: row[0], Value: 1, Tabs: []ui.Option{{Label: "Game"}, {Label: "Sound"}, {Label: "Keys"}}})
	b.Toggle(ui.Toggle{ID: "on", Rect: row[1], Label: "Full screen", On: true})
	b.Toggle(ui.Toggle{ID: "off", Rect: row[2], Label: "Reduced motion"})
	b.Toggle(ui.Toggle{ID: "dead", Rect: row[3], Label: "Hints", On: true, Disabled: true, Why: "There are no hints in a replay."})
	b.Picker(ui.Picker{ID: "speed", Rect: row[4], Label: "Speed", Value: 1, Options: []ui.Option{{Label: "Slow"}, {Label: "Usual"}, {Label: "Fast"}, {Label: "At once"}}})
	b.Picker(ui.Picker{ID: "language", Rect: row[5], Label: "Language", Dropdown: true, Options: []ui.Option{{Label: "English", Icon: "language"}, {Label: "Deutsch"}, {Label: "Русский"}}})
	b.Slider(ui.Slider{ID: "volume", Rect: row[6], Label: "Effects", Max: 1, Value: 0.65})
	b.Slider(ui.Slider{ID: "mute", Rect: row[7], Label: "Ambience", Max: 1, Value: 0, Disabled: true, Why: "This machine has no sound device."})
	b.Stepper(ui.Stepper{ID: "seats", Rect: row[8], Label: "Seats", Min: 1, Max: 6, Value: 4})
	b.TextField(ui.TextField{ID: "name", Rect: row[9], Label: "Your name", Text: *name, Max: 24, Change: func(text string) { *name = text }})
	b.Capture(ui.Capture{ID: "key", Rect: row[10], Label: "Undo", Trigger: input.MustParse("Ctrl+Z"), Prompt: "Press a key", Nothing: "none"})
}

// buttons are buttons and the marks of a table.
func buttons(b *ui.Builder, r render.Rect) {
	b.Group("buttons")
	t := b.Theme()
	row := ui.Rows(r, 14, ui.Fix(54), ui.Fix(54), ui.Fix(54), ui.Fix(40), ui.Flex(1), ui.Fix(190))
	two := ui.Cols(row[0], 12, ui.Flex(1), ui.Flex(1))
	b.Button(ui.Button{ID: "undo", Rect: two[0], Label: "Undo", Icon: "undo", Key: input.Undo})
	b.Button(ui.Button{ID: "hint", Rect: two[1], Label: "Hint", Icon: "hint", Key: input.Hint, Disabled: true, Why: "It is not your turn.",
		Tip: func() ui.Tip {
			return ui.Tip{Title: "Hint", Body: "The three best moves, each with a reason.", Keywords: []ui.Keyword{{Icon: "bot", Name: "Search", Text: "the same one that the bots use."}}}
		}})
	two = ui.Cols(row[1], 12, ui.Flex(1), ui.Flex(1))
	b.Button(ui.Button{ID: "go", Rect: two[0], Label: "Begin", Icon: "check", Confirm: true, Centered: true})
	b.Button(ui.Button{ID: "delete", Rect: two[1], Label: "Delete", Icon: "trash", Danger: true, Centered: true})
	icons := ui.Row(row[2], 5, 54, 54, 66)
	for i, icon := range []string{"settings", "save", "replay", "volume", "door-out"} {
		b.Button(ui.Button{ID: "icon:" + icon, Rect: icons[i], Icon: icon, Tip: func() ui.Tip { return ui.Tip{Title: icon} }})
	}
	b.Progress(ui.Progress{ID: "progress", Rect: row[3], Share: 0.42, Label: "heist 4 of 17"})
	table(b, row[4], t)
	b.Group("hand")
	for i, at := range ui.Row(row[5], 4, 118, 180, 130) {
		card(b, fmt.Sprintf("card:%d", i), at, i)
	}
}

// table is a small board with shapes of all kinds.
func table(b *ui.Builder, r render.Rect, t *render.Theme) {
	b.Group("board")
	cells := ui.Grid(r, 3, 2, 16)
	for i, cell := range cells {
		cell = ui.Fitted(cell, 4, 3, ui.Mid)
		shape := ui.Box(cell)
		switch i % 3 {
		case 1:
			shape = ui.Circle(cell.Center(), cell.H/2)
		case 2:
			shape = ui.Polygon(hexagon(cell.Center(), cell.H/2)...)
		}
		b.Add(ui.Thing{
			ID: fmt.Sprintf("place:%d", i), Shape: shape, Layer: ui.LayerRooms, Press: func() {},
			Mark: []ui.Mark{ui.Legal, ui.Legal, ui.Legal, ui.Selected, ui.NoMark, ui.NoMark}[i],
			Paint: func(c render.Canvas, st ui.State) {
				c.Polygon(shape.Outline(st.At, 0), render.Slope(160, t.Field.Lighter(0.15), t.Field.Darker(0.3)))
			},
		})
	}
}

// hexagon is a hexagon with a corner on top.
func hexagon(m render.Point, rad float64) []render.Point {
	pts := make([]render.Point, 6)
	for i, d := range [][2]float64{{0, -1}, {0.866, -0.5}, {0.866, 0.5}, {0, 1}, {-0.866, 0.5}, {-0.866, -0.5}} {
		pts[i] = render.Pt(m.X+rad*d[0], m.Y+rad*d[1])
	}
	return pts
}

// card is a card of the hand that points at places and has a full-size picture.
func card(b *ui.Builder, id string, at render.Rect, n int) {
	t := b.Theme()
	face := func(c render.Canvas, r render.Rect) {
		c.Shadow(r, 2)
		c.Round(r, 9, render.Slope(150, t.CardSet.Face, t.CardSet.FaceLow))
		c.Corners(render.R(r.X, r.Y, r.W, r.H*0.22), 9, 9, 0, 0, render.Solid(t.CardSet.Band))
		c.Icon("item/circuit-talon", render.R(r.X, r.Y+r.H*0.25, r.W, r.H*0.45).Inset(8), t.CardSet.Emblem)
	}
	b.Add(ui.Thing{
		ID: id, Shape: ui.Box(at), Layer: ui.LayerHand, Lifts: true, Raises: true, Press: func() {},
		Disabled: n == 3, Why: "The tower is closed.",
		Big: &ui.Big{W: 268, H: 374, Paint: face},
		Tip: func() ui.Tip {
			return ui.Tip{Title: "Next door", Body: "A revealed room one step away. Room 5 holds a lab worker: his {b}4 data{/b} come free and you take 2 of 5."}
		},
		Points: []ui.Pointing{{From: "place:3", To: "place:5", Label: "{icon:coins} +2"}, {To: "place:0", Plain: true}},
		Paint: func(c render.Canvas, st ui.State) {
			face(c, st.At.Move(0, -6*st.Lift))
		},
	})
}

// texts are the widgets that scroll.
func texts(b *ui.Builder, r render.Rect) {
	b.Group("texts")
	t := b.Theme()
	row := ui.Rows(r, 16, ui.Flex(3), ui.Flex(2), ui.Flex(2))
	names := []string{"The Long Night", "Paper Trail", "Glass Ceiling", "Last Train", "Cold Open", "Second Key", "Dead Drop", "Open Window"}
	b.List(ui.List{ID: "matches", Rect: row[0], Count: len(names), Selected: 1, Row: func(i int) ui.Line {
		return ui.Line{Title: names[i], Second: fmt.Sprintf("Round %d, %d seats", 7-i%4, 2+i%3), Note: "21 Nov 04:12", Icon: []string{"save", "replay", "trophy"}[i%3], Disabled: i == 3, Why: "This match is damaged."}
	}, Choose: func(int) {}})
	b.ScrollText(ui.ScrollText{ID: "rules", Rect: row[1], Text: "# The alarm\n\nEvery {b}alarm{/b} of the tower is one step on the strip {icon:alarm|alarm}. At the end of a round the strip and one die are added to the proximity.\n\n- Some rooms raise it when they are opened.\n- Some items lower it again.\n\nWhen proximity passes 98 whoever is still inside has lost."})
	paper := row[2]
	b.Draw(ui.LayerBoard, func(c render.Canvas) { c.Paper(paper, t) })
	b.OnPaper(true)
	on := ui.Rows(paper.Inset(16), 10, ui.Fix(46), ui.Fix(50), ui.Fix(50), ui.Flex(1))
	b.Toggle(ui.Toggle{ID: "paper:on", Rect: on[0], Label: "A switch on paper", On: true})
	b.Slider(ui.Slider{ID: "paper:slider", Rect: on[1], Label: "A slider", Max: 10, Value: 3, Format: func(v float64) string { return fmt.Sprint(int(v)) }})
	b.Stepper(ui.Stepper{ID: "paper:step", Rect: on[2], Label: "A number", Max: 9, Value: 0})
	b.OnPaper(false)
}

var (
	up   = input.Key(ebiten.KeyArrowUp)
	down = input.Key(ebiten.KeyArrowDown)
	tab  = input.Key(ebiten.KeyTab)
)
