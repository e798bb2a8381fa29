package ui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// zoo shows every widget and every kind of thing; what is done to it changes what it lists.
func zoo(b *bench, l *Builder, r *rand.Rand, state map[string]int, text *string) {
	set := func(id string) func(int) { return func(v int) { state[id] = v } }
	l.Tabs(Tabs{ID: "tabs", Rect: at(0), Value: state["tabs"], Tabs: []Option{{Label: "a"}, {Label: "b"}}, Change: set("tabs")})
	l.Picker(Picker{ID: "picker", Rect: at(1), Value: state["picker"], Options: []Option{{Label: "a"}, {Label: "b"}, {Label: "c"}}, Change: set("picker")})
	l.Picker(Picker{ID: "dropdown", Rect: at(2), Value: state["dropdown"], Dropdown: true, Options: []Option{{Label: "a"}, {Label: "b"}}, Change: set("dropdown")})
	l.Slider(Slider{ID: "slider", Rect: at(3), Max: 10, Step: 1, Value: float64(state["slider"]), Change: func(v float64) { state["slider"] = int(v) }})
	l.TextField(TextField{ID: "field", Rect: at(4), Text: *text, Max: 12, Change: func(s string) { *text = s }})
	if state["picker"] != 1 {
		l.Stepper(Stepper{ID: "stepper", Rect: at(5), Max: 5, Value: state["stepper"], Change: set("stepper")})
	}
	l.Capture(Capture{ID: "capture", Rect: at(6), Change: func(input.Trigger) { state["captured"]++ }})
	l.Button(Button{ID: "ask", Rect: at(7), Label: "Ask", Do: func() {
		b.Ask(Dialog{ID: "dialog", Title: "Sure?", Cancel: 1, Answers: []Answer{{Label: "Yes", Do: func() { state["tabs"] = r.IntN(2) }}, {Label: "No"}}})
	}})
	l.List(List{ID: "list", Rect: render.R(800, 100, 400, 300), Count: 3 + 4*state["stepper"], Selected: state["list"], Row: func(i int) Line { return Line{Title: fmt.Sprint(i)} }, Choose: set("list")})
	l.ScrollText(ScrollText{ID: "text", Rect: render.R(800, 450, 400, 200), Text: strings.Repeat("Words.\n\n", 5*state["slider"])})
	l.Add(Thing{ID: "token", Shape: Circle(render.Pt(1400, 150+30*float64(state["list"])), 30), Layer: LayerHand, Lifts: true, Raises: true,
		Drag: &Drag{Targets: []string{"hex", "box"}, Drop: func(id string) { state["list"] = len(id) }, Why: func(string) string { return "No." }}})
	hex := hexagon(render.Pt(1400, 500), 80)
	l.Add(Thing{ID: "hex", Shape: hex, Layer: LayerRooms, Mark: Legal, Choices: []Choice{{Label: "one", Do: func() { state["slider"] = 1 }}, {Label: "two", Disabled: true}}, Tip: func() Tip { return Tip{Title: "hex"} }})
	l.Add(Thing{ID: "box", Shape: Box(render.R(1600, 420, 160, 160)), Layer: LayerRooms, Disabled: state["dropdown"] == 1, Why: "No.",
		Big: &Big{W: 200, H: 300, Paint: func(render.Canvas, render.Rect) {}}, Press: func() { b.Toast("", "box") }, Points: []Pointing{{To: "hex"}}})
}

// Whatever a person does with any device, the stage stays whole: what has the focus is there, what is under the pointer
// is there, dialogs can be closed, and in the end nothing wants to be painted.
func TestAnythingCanBeDone(t *testing.T) {
	for seed := range uint64(30) {
		r := rand.New(rand.NewPCG(seed, 11))
		state, text := map[string]int{}, "text"
		b := newBench(t, func(b *bench, l *Builder) { zoo(b, l, r, state, &text) })
		keys := []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Shift+Tab", "Ctrl+Tab", "PageDown", "Home", "C", "Z", "Pad A", "Pad B", "Pad Up", "Pad Down", "Pad LB", "Pad LT", "Pad X", "Pad Start", "Backspace", "Ctrl+A"}
		for step := range 300 {
			x, y := r.Float64()*1920, r.Float64()*1080
			switch r.IntN(12) {
			case 0, 1, 2, 3, 4:
				b.keys(keys[r.IntN(len(keys))])
			case 5:
				b.script.Click(x, y)
			case 6:
				b.script.Drag(x, y, r.Float64()*1920, r.Float64()*1080)
			case 7:
				b.script.RightClick(x, y)
			case 8:
				b.script.Wheel(r.Float64()*8 - 4)
			case 9:
				b.script.Type("a ü")
			case 10:
				b.script.Push(input.Stick{X: r.Float64()*2 - 1, Y: r.Float64()*2 - 1}, input.Stick{Y: r.Float64()*2 - 1}, r.IntN(40))
			case 11:
				b.Resize(1280+r.IntN(2000), 720+r.IntN(1000), 0.75+r.Float64())
			}
			b.wait(1 + r.IntN(6))
			b.whole(fmt.Sprintf("seed %d, step %d", seed, step))
		}
		for range 12 {
			b.keys("Escape")
		}
		if b.Modals() != 0 || b.zoomed != "" || b.Typing() != "" || b.Carrying() != "" || b.Capturing() != "" {
			t.Errorf("seed %d: after a dozen times Escape something is still open", seed)
		}
		b.script.Move(5, 1000)
		b.wait(500)
		b.dirty, b.gen = false, b.Kit.Generation()
		b.wait(100)
		if b.Dirty() || !b.Idle() {
			t.Errorf("seed %d: the stage does not come to rest", seed)
		}
	}
}

// whole checks what must always be true of a stage.
func (b *bench) whole(when string) {
	b.t.Helper()
	if f := b.Focused(); f != "" {
		th := b.byID[f]
		if th == nil || !th.focusable() || th.scope != len(b.scopes)-1 {
			b.t.Fatalf("%s: the focus is on %q, which cannot have it", when, f)
		}
	}
	if b.hovered != "" && b.byID[b.hovered] == nil {
		b.t.Fatalf("%s: under the pointer is %q, which is not there", when, b.hovered)
	}
	for _, id := range []string{b.typing, b.zoomed, b.Carrying(), b.pressed} {
		if id != "" && b.byID[id] == nil {
			b.t.Fatalf("%s: %q is held though it is not there", when, id)
		}
	}
	if b.stale {
		b.t.Fatalf("%s: the list is stale after a tick", when)
	}
}
