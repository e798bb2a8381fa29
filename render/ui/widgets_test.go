package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// at is the place of widget n on a page of rows.
func at(n int) render.Rect { return render.R(100, 100+70*float64(n), 500, 54) }

// sheetKeys are the three ways of pressing the same things.
type device struct{ name, left, right, up, down, confirm, back string }

var devices = []device{
	{"keyboard", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Escape"},
	{"pad", "Pad Left", "Pad Right", "Pad Up", "Pad Down", "Pad A", "Pad B"},
}

func TestAToggleIsSwitchedByEverybody(t *testing.T) {
	on := false
	b := newBench(t, func(b *bench, l *Builder) {
		l.Toggle(Toggle{ID: "x", Rect: at(0), Label: "Hints", On: on, Change: func(v bool) { on = v; b.note("%v", v) }})
	})
	b.click(580, 127)
	b.click(120, 127)
	b.wants("true", "false")
	for _, d := range devices {
		b.keys(d.right, d.confirm, d.confirm)
		b.wants("true", "false")
	}
}

func TestAPickerGoesRoundAndSkipsWhatIsDisabled(t *testing.T) {
	v := 0
	b := newBench(t, func(b *bench, l *Builder) {
		l.Picker(Picker{ID: "x", Rect: at(0), Value: v, Options: []Option{{Label: "a"}, {Label: "b", Disabled: true}, {Label: "c"}}, Change: func(i int) { v = i; b.note("%d", i) }})
		l.Button(Button{ID: "below", Rect: at(1), Label: "below"})
	})
	for _, d := range devices {
		b.Focus("x")
		b.keys(d.right, d.right, d.left, d.confirm)
		b.wants("2", "0", "2", "0")
		b.keys(d.down)
		if b.Focused() != "below" {
			t.Errorf("%s: down leads to %q", d.name, b.Focused())
		}
	}
	b.click(110, 127)
	b.wants("2")
	b.click(590, 127)
	b.wants("0")
	b.click(350, 127)
	b.wants("2")
}

func TestADropdownOpensAList(t *testing.T) {
	v := 1
	b := newBench(t, func(b *bench, l *Builder) {
		l.Picker(Picker{ID: "x", Rect: at(0), Value: v, Dropdown: true, Options: []Option{{Label: "a"}, {Label: "b"}, {Label: "c", Disabled: true, Why: "Not now."}, {Label: "d"}}, Change: func(i int) { v = i; b.note("%d", i) }})
	})
	for _, d := range devices {
		v = 1
		b.Rebuild()
		b.Focus("x")
		b.keys(d.confirm)
		if b.Focused() != "x/list:1" {
			t.Errorf("%s: the list begins at %q, want at what is chosen", d.name, b.Focused())
		}
		b.keys(d.down, d.confirm)
		b.wants() // disabled
		b.keys(d.back, d.down, d.confirm)
		b.wants("3")
		if b.Modals() != 0 || b.Focused() != "x" {
			t.Errorf("%s: %d lists are open, the focus is on %q", d.name, b.Modals(), b.Focused())
		}
		b.keys(d.confirm, d.up, d.back)
		b.wants()
	}
	b.click(350, 127)
	x, y, ok := b.Pick("x/list:0")
	if !ok {
		t.Fatal("the list cannot be pressed")
	}
	b.click(x, y)
	b.wants("0")
}

func TestADropdownAtTheLowerEdgeOpensUpward(t *testing.T) {
	box := render.R(100, 1020, 400, 50)
	b := newBench(t, func(b *bench, l *Builder) {
		l.Picker(Picker{ID: "x", Rect: box, Dropdown: true, Options: []Option{{Label: "a"}, {Label: "b"}, {Label: "c"}}})
	})
	b.click(300, 1045)
	r, ok := b.Find("x/list")
	if !ok || r.Bottom() > box.Y || r.Y < 0 {
		t.Errorf("the list lies at %v, want above %v", r, box)
	}
}

func TestASliderIsMovedByEverybody(t *testing.T) {
	v := 0.5
	b := newBench(t, func(b *bench, l *Builder) {
		l.Slider(Slider{ID: "x", Rect: at(0), Max: 1, Step: 0.1, Value: v, Change: func(n float64) { v = n; b.note("%.1f", n) }})
		l.Button(Button{ID: "beside", Rect: render.R(700, 100, 200, 54), Label: "beside"})
	})
	for _, d := range devices {
		v = 0.5
		b.Rebuild()
		b.Focus("x")
		b.keys(d.right, d.right, d.left)
		b.wants("0.6", "0.7", "0.6")
	}
	b.Focus("x")
	b.keys("End", "ArrowRight")
	b.wants("1.0")
	if b.Focused() != "x" {
		t.Errorf("an arrow at the end of the slider leads to %q; it stays", b.Focused())
	}
	b.script.Drag(114, 127, 900, 140) // from the left end past the right one
	b.wait(1)
	if len(b.log) == 0 || b.log[0] != "0.0" || v != 1 {
		t.Errorf("dragging did %q and ended at %v", b.log, v)
	}
}

func TestAHeldArrowDoesNotRunOutOfASlider(t *testing.T) {
	v := 0.8
	b := newBench(t, func(b *bench, l *Builder) {
		l.Slider(Slider{ID: "x", Rect: at(0), Max: 1, Step: 0.1, Value: v, Change: func(n float64) { v = n }})
		l.Button(Button{ID: "beside", Rect: render.R(700, 100, 200, 54), Label: "beside"})
	})
	b.Focus("x")
	b.script.Hold(input.MustParse("ArrowRight"), 120)
	b.wait(1)
	if v != 1 || b.Focused() != "x" {
		t.Errorf("the value is %v and the focus on %q, want 1 and on the slider", v, b.Focused())
	}
}

// A picker of sizes stops at the largest, by arrow, by Enter and by the pointer; one of kinds goes round.
func TestAnOrderedPickerStopsAtItsEnds(t *testing.T) {
	for _, ordered := range []bool{true, false} {
		v := 1
		b := newBench(t, func(b *bench, l *Builder) {
			l.Picker(Picker{ID: "x", Rect: at(0), Ordered: ordered, Value: v, Options: []Option{{Label: "75"}, {Label: "100"}, {Label: "200"}}, Change: func(n int) { v = n }})
			l.Button(Button{ID: "beside", Rect: render.R(700, 100, 200, 54), Label: "beside"})
		})
		b.Focus("x")
		b.keys("ArrowRight")
		for i, press := range []func(){func() { b.keys("ArrowRight") }, func() { b.keys("Enter") }, func() { b.click(590, 127) }} {
			v = 2
			b.Rebuild()
			b.wait(1)
			want := 0
			if ordered {
				want = 2
			}
			if press(); v != want || b.Focused() != "x" {
				t.Errorf("ordered %v: press %d at the end leads to value %d with the focus on %q", ordered, i, v, b.Focused())
			}
		}
	}
}

func TestAStepperStopsAtItsEnds(t *testing.T) {
	v := 2
	b := newBench(t, func(b *bench, l *Builder) {
		l.Stepper(Stepper{ID: "x", Rect: at(0), Min: 1, Max: 3, Value: v, WhyMax: "Three seats are all there are.", Change: func(n int) { v = n; b.note("%d", n) }})
	})
	for _, d := range devices {
		b.Focus("x")
		b.keys(d.right, d.right, d.left, d.left, d.left, d.right)
		b.wants("3", "2", "1", "2")
	}
	b.click(590, 127)
	b.wants("3")
	b.click(590, 127)
	b.wants()
	if _, tip, _ := b.explained(); tip.Reason != "Three seats are all there are." {
		t.Errorf("the reason shown is %q", tip.Reason)
	}
}

// bindings shows fields for a key and for a pad button.
func captures(t *testing.T) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.Capture(Capture{ID: "key", Rect: at(0), Trigger: input.MustParse("Z"), Prompt: "Press a key", Change: func(tr input.Trigger) { b.note("key %v", tr) }})
		l.Capture(Capture{ID: "pad", Rect: at(1), Pad: true, Prompt: "Press a button", Change: func(tr input.Trigger) { b.note("pad %v", tr) }})
	})
}

func TestCapturingAKey(t *testing.T) {
	b := captures(t)
	b.Focus("key")
	b.keys("Enter")
	if b.Capturing() != "key" {
		t.Fatal("it does not wait for a key")
	}
	b.keys("Pad X", "Ctrl+Shift+H")
	b.wants("key Ctrl+Shift+H")
	b.keys("Enter", "Space")
	b.wants("key Space")
	b.keys("Enter", "Escape")
	b.wants()
	if b.Capturing() != "" {
		t.Error("Escape does not end it")
	}
	b.keys("Enter")
	b.click(900, 900)
	b.wants()
	if b.Capturing() != "" {
		t.Error("a press of the pointer does not end it")
	}
	b.Focus("pad")
	b.keys("Enter", "K", "Pad LB")
	b.wants("pad Pad LB")
	b.keys("Pad A", "Pad B")
	b.wants()
	b.keys("Pad A")
	b.wait(captureTicks + 1)
	if b.Capturing() != "" {
		t.Error("it waits for ever")
	}
	b.keys("H")
	b.wants("do hint")
}

func TestTabsAreChangedFromAnywhere(t *testing.T) {
	tab := 0
	b := newBench(t, func(b *bench, l *Builder) {
		l.Tabs(Tabs{ID: "tabs", Rect: at(0), Value: tab, Tabs: []Option{{Label: "a"}, {Label: "b", Disabled: true}, {Label: "c"}}, Change: func(i int) { tab = i; b.note("%d", i) }})
		l.Button(Button{ID: "page", Rect: at(3), Label: "page"})
	})
	b.Focus("page")
	b.keys("Pad RB", "Pad RB", "Pad LB", "Ctrl+Tab")
	b.wants("2", "0", "2", "0")
	if b.Focused() != "page" {
		t.Errorf("the focus went to %q", b.Focused())
	}
	b.keys("ArrowUp")
	x, y, _ := b.Pick("tabs/2")
	b.click(x, y)
	b.wants("2")
}

func TestADialogIsAnswered(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("a", 0, 0)) })
	ask := func() {
		b.log = nil
		b.Ask(Dialog{ID: "ask", Title: "Leave?", Text: "It is saved.", Cancel: 1, Answers: []Answer{
			{Label: "Leave", Confirm: true, Do: func() { b.note("leave") }}, {Label: "Stay", Do: func() { b.note("stay") }},
		}})
		b.wait(1)
	}
	for _, d := range devices {
		ask()
		b.keys(d.confirm)
		b.wants("leave")
		ask()
		b.keys(d.back)
		b.wants("stay")
		ask()
		b.keys(d.left, d.confirm)
		b.wants("stay")
	}
	ask()
	x, y, _ := b.Pick("ask/0")
	b.click(x, y)
	b.wants("leave")
	ask()
	b.click(5, 5)
	b.wants()
	if b.Modals() != 1 {
		t.Error("a press beside the dialog closed it")
	}
	b.keys("Escape")
	b.Ask(Dialog{ID: "must", Title: "Choose", Cancel: -1, Answers: []Answer{{Label: "ok"}}})
	b.wait(1)
	b.keys("Escape")
	if b.Modals() != 1 {
		t.Error("Escape closed a dialog that has to be answered")
	}
}

func TestALongDialogFitsTheSmallestWindow(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {})
	for _, size := range [][3]float64{{1280, 720, 2}, {1280, 720, 1}, {3840, 2160, 0.75}} {
		b.Resize(int(size[0]), int(size[1]), size[2])
		b.Ask(Dialog{ID: "ask", Title: "A damaged match", Text: strings.Repeat("A long sentence that explains what happened. ", 40), Cancel: -1,
			Answers: []Answer{{Label: "Go on from the last good move"}, {Label: "Show the damaged file"}, {Label: "Leave it alone"}}})
		b.wait(1)
		r, ok := b.Find("ask")
		if !ok {
			t.Fatal("no dialog")
		}
		inside(t, fmt.Sprint("dialog at ", size), b.Area(), r)
		for i := range 3 {
			a, ok := b.Find(fmt.Sprint("ask/", i))
			if !ok {
				t.Fatalf("answer %d is not on the stage", i)
			}
			inside(t, "answer", r, a)
		}
	}
}

func TestToastsComeAndGo(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {})
	for i := range 5 {
		b.Toast("", fmt.Sprint("message ", i))
	}
	if got := b.Toasts(); !slices.Equal(got, []string{"message 2", "message 3", "message 4"}) {
		t.Errorf("the toasts are %q", got)
	}
	b.Toast("", "message 4")
	if len(b.Toasts()) != 3 {
		t.Error("the same message is there twice")
	}
	b.wait(toastLeast + 20*toastLetter)
	if len(b.Toasts()) != 0 {
		t.Errorf("the toasts %q stay", b.Toasts())
	}
}

// Every widget of a page is reached from every other one with the arrows of every device, and nothing is changed on
// the way that was not meant to be.
func TestEveryWidgetIsReachedFromEveryOther(t *testing.T) {
	for _, d := range devices {
		b := newBench(t, func(b *bench, l *Builder) {
			l.Tabs(Tabs{ID: "tabs", Rect: at(0), Tabs: []Option{{Label: "a"}, {Label: "b"}}})
			l.Toggle(Toggle{ID: "toggle", Rect: at(1), Label: "t"})
			l.Picker(Picker{ID: "picker", Rect: at(2), Label: "p", Options: []Option{{Label: "a"}, {Label: "b"}}})
			l.Picker(Picker{ID: "dropdown", Rect: at(3), Dropdown: true, Options: []Option{{Label: "a"}}})
			l.Slider(Slider{ID: "slider", Rect: at(4), Max: 1})
			l.Stepper(Stepper{ID: "stepper", Rect: at(5), Max: 3})
			l.TextField(TextField{ID: "field", Rect: at(6), Text: "x"})
			l.Capture(Capture{ID: "capture", Rect: at(7)})
			l.Button(Button{ID: "off", Rect: at(8), Label: "off", Disabled: true, Why: "Not now."})
			l.List(List{ID: "list", Rect: render.R(800, 100, 400, 300), Count: 12, Selected: -1, Row: func(i int) Line { return Line{Title: "row"} }})
			l.ScrollText(ScrollText{ID: "text", Rect: render.R(800, 450, 400, 200), Text: strings.Repeat("Words.\n\n", 40)})
			l.Button(Button{ID: "ok", Rect: render.R(800, 700, 400, 54), Label: "ok"})
		})
		var all []string
		for _, n := range []string{"tabs/0", "tabs/1", "toggle", "picker", "dropdown", "slider", "stepper", "field", "capture", "off", "list/0", "text", "ok"} {
			all = append(all, n)
			if b.byID[n] == nil {
				t.Fatalf("%s is not on the stage", n)
			}
		}
		for _, from := range all {
			found := map[string]bool{from: true}
			queue := [][]string{{}}
			for len(queue) > 0 {
				path := queue[0]
				queue = queue[1:]
				if len(path) > 12 {
					break
				}
				for _, key := range []string{d.up, d.down, d.left, d.right} {
					b.reset(from)
					next := append(slices.Clone(path), key)
					b.keys(next...)
					if f := b.Focused(); f != "" && !found[f] {
						found[f] = true
						queue = append(queue, next)
					}
				}
				if coversAll(found, all) {
					break
				}
			}
			for _, id := range all {
				if !found[id] {
					t.Errorf("%s: from %s the arrows do not lead to %s", d.name, from, id)
				}
			}
		}
	}
}

// reset puts the focus on a thing with everything as at the beginning.
func (b *bench) reset(id string) {
	b.stopTyping()
	b.memos = map[string]any{}
	b.root().walker = b.walks[""].walker
	b.root().walker.Drop()
	b.Rebuild()
	b.refresh()
	b.Focus(id)
	if isEditor(b.memos[id]) {
		b.startTyping(id)
	}
}

func coversAll(found map[string]bool, all []string) bool {
	for _, id := range all {
		if !found[id] {
			return false
		}
	}
	return true
}
