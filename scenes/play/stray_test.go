package play_test

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A press that does not end where it began takes nothing, at every table and in many positions: let go on another thing that is offered or
// beside everything, or when the right button comes down as well. Out and back again it is a press like others, and a thing that was
// carried about lies where it lay. The pointer is as free afterwards as before.
func TestPressesThatEndElsewhereTakeNothing(t *testing.T) {
	for id := range tables.All {
		t.Run(id, func(t *testing.T) {
			r := rules.Rand{S: 8}
			for _, depth := range []int{0, 9, 40} {
				d := sitAfter(t, id, depth)
				for _, way := range []string{"other", "beside", "back", "right while left", "left while right"} {
					for range 2 {
						stray(d, &r, way, fmt.Sprintf("%s after %d", id, depth))
					}
				}
			}
		})
	}
}

// stray presses something that is offered, and lets go in a way that nobody means as a choice.
func stray(d *scenestest.Desk, r *rules.Rand, way, where string) {
	t := d.T
	t.Helper()
	d.Visit("hover 3 3\nwait idle\nwait 30")
	table, ok := d.App.Top().(scenes.Offerer)
	if !ok {
		return // it is over
	}
	st := d.App.Top().Stage()
	offers := slices.DeleteFunc(table.Offers(), func(id string) bool { _, _, ok := st.Pick(id); return !ok })
	if len(offers) == 0 {
		return
	}
	id, other := offers[r.Intn(len(offers))], offers[r.Intn(len(offers))]
	where = fmt.Sprintf("%s: %s pressed, way %q to %s", where, id, way, other)
	x, y, _ := st.Pick(id)
	ox, oy, _ := st.Pick(other)
	from, to := render.Pt(x, y), render.Pt(ox, oy)
	if way == "beside" {
		to = emptyPlace(d).Mul(st.Scale())
	}
	if st.Thing(id).Track != nil {
		return // what is drawn along with the button down is meant
	}
	pressed := way == "back" || way == "other" && other == id
	src := &hand{}
	d.App.Listen(src)
	sit := play.Table(d.App)
	actions := sit.Match.Actions()
	was, _ := play.Armed(d.App)
	tick := func(p render.Point, buttons input.Button) {
		src.raw = input.Raw{X: p.X, Y: p.Y, Buttons: buttons}
		if err := d.App.Update(); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		tick(from, 0)
	}
	switch way {
	case "other", "beside", "back":
		path := []render.Point{from, from.Lerp(to, 0.5), to}
		if way == "back" {
			path = append(path, from.Lerp(to, 0.5), from)
		}
		for _, p := range path {
			tick(p, input.Left)
			tick(p, input.Left)
		}
		if at, ok := st.Find(id); ok && at.Has(st.Pointer()) { // it has risen over the other one
			pressed = true
		}
		tick(path[len(path)-1], 0)
	case "right while left":
		for _, held := range []input.Button{input.Left, input.Left | input.Right, input.Right, 0} {
			tick(from, held)
			tick(from, held)
		}
	case "left while right":
		for _, held := range []input.Button{input.Right, input.Left | input.Right, input.Left, 0} {
			tick(from, held)
			tick(from, held)
		}
		pressed = true
	}
	now, _ := play.Armed(d.App)
	taken := sit.Match.Actions() - actions
	switch {
	case pressed:
		if taken > 1 {
			t.Errorf("%s: %d decisions were taken", where, taken)
		}
	case taken != 0:
		t.Errorf("%s: a decision was taken", where)
	case now != was:
		t.Errorf("%s: something waits for a second press", where)
	case st.Modals() > 0 || d.App.Top().Stage() != st:
		t.Errorf("%s: something has opened", where)
	}
	if c := st.Carrying(); c != "" {
		t.Errorf("%s: %s is still in the hand", where, c)
	}
	putAway(d, where)
	if d.App.Top().Name() != "table" {
		return
	}
	d.Visit("rclick 3 3\nwait idle") // puts away what is shown large
	st = d.App.Top().Stage()
	for _, id := range d.App.Top().(scenes.Offerer).Offers() {
		if x, y, ok := st.Pick(id); ok {
			if d.Visit(fmt.Sprintf("hover %g %g\nwait 2", x, y)); st.Hovered() != id {
				t.Errorf("%s: afterwards the pointer on %s is felt on %q", where, id, st.Hovered())
			}
			break
		}
	}
}
