package ui_test

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

// door is a scene with a single room and a button.
type door struct {
	stage *ui.Stage
	open  bool
}

// build lists what is on the screen. It runs when something has changed, not every tick.
func (d *door) build(b *ui.Builder) {
	rows := ui.Rows(b.Area().Inset(24), 16, ui.Flex(1), ui.Fix(render.ButtonHeight))
	b.Group("board")
	b.Add(ui.Thing{
		ID: "room:1", Shape: ui.Box(ui.Fitted(rows[0], 190, 262, ui.Mid)), Layer: ui.LayerRooms, Label: "Loading Dock", Mark: ui.Legal,
		Press:    func() { d.open = true },
		Disabled: d.open, Why: "The door is open already.",
		Tip:   func() ui.Tip { return ui.Tip{Title: "Loading Dock", Body: "The way in, and the way out."} },
		Paint: func(c render.Canvas, st ui.State) { c.Panel(st.At, b.Theme()) },
	})
	b.Group("bar")
	b.Button(ui.Button{ID: "button:undo", Rect: ui.MidRight.At(rows[1], 156, 54, 0), Label: "Undo", Icon: "undo", Key: input.Undo, Do: func() { d.open = false }})
}

// update is what a game's Update does with a stage; its Draw paints only when Dirty says so.
func (d *door) update(person *input.Tracker) {
	d.stage.Show(d.open, d.build)
	d.stage.Tick(person.Step())
}

func Example() {
	script := &input.Script{} // in the game: &input.Engine{}
	person := input.NewTracker(script)
	d := &door{stage: ui.NewStage(render.NewKit(1), render.House)}
	d.stage.Resize(1920, 1080, 1)

	script.Press(input.Key(ebiten.KeyArrowUp)) // shows the focus
	script.Press(input.Key(ebiten.KeyEnter))   // opens the door
	for !script.Done() {
		d.update(person)
	}
	fmt.Println(d.stage.Focused(), d.open)

	script.Press(input.OnPad(input.PadX)) // undo, wherever the focus is
	for !script.Done() {
		d.update(person)
	}
	fmt.Println(d.stage.Focused(), d.open)
	// Output:
	// room:1 true
	// room:1 false
}
