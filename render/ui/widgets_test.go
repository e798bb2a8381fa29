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
	if b.Focused() != "beside" {
		t.Errorf("an arrow at the end of the slider leads to %q, want beside", b.Focused())
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

// name shows a text field, a button beside it and one below it.
func name(t *testing.T, text *string) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.TextField(TextField{ID: "name", Rect: at(0), Text: *text, Max: 8, Done: "Done",
			Change: func(s string) { *text = s }, Submit: func(s string) { b.note("submit %s", s) }})
		hint := Button{ID: "hint", Rect: render.R(700, 100, 200, 54), Label: "Hint", Key: input.Hint, Do: func() { b.note("hint") }}
		l.Button(hint)
		l.Button(Button{ID: "below", Rect: at(1), Label: "below"})
	})
}

func TestTypingIntoAField(t *testing.T) {
	text := "old"
	b := name(t, &text)
	b.Focus("below")
	b.keys("ArrowUp")
	b.script.Type("Hugo")
	b.keys("H", "Space") // keys whose letters come as text: they are no actions here
	b.wants()
	if text != "Hugo" {
		t.Errorf("the text is %q, want Hugo in the place of what was selected", text)
	}
	b.script.Type(" Cash III")
	b.wait(1)
	if text != "Hugo Cas" {
		t.Errorf("the text is %q, want 8 letters", text)
	}
	b.keys("Enter")
	b.wants("submit Hugo Cas")
	b.keys("H")
	b.wants("hint")
}

func TestLeavingAField(t *testing.T) {
	text := "ab"
	b := name(t, &text)
	b.click(300, 127)
	if b.Typing() != "name" {
		t.Fatal("a press does not begin typing")
	}
	b.keys("Home", "ArrowLeft", "ArrowRight", "ArrowRight")
	if b.Typing() != "name" {
		t.Error("an arrow inside the text left the field")
	}
	b.keys("ArrowRight")
	if b.Typing() != "" || b.Focused() != "hint" {
		t.Errorf("an arrow at the end of the text leads to %q", b.Focused())
	}
	b.click(300, 127)
	b.keys("ArrowDown")
	if b.Typing() != "" || b.Focused() != "below" {
		t.Errorf("down leads to %q", b.Focused())
	}
	b.click(300, 127)
	b.keys("Escape")
	if b.Typing() != "" {
		t.Error("Escape does not end typing")
	}
	b.wants()
	b.click(300, 127)
	b.click(1500, 900)
	if b.Typing() != "" {
		t.Error("a press elsewhere does not end typing")
	}
	b.click(300, 127)
	b.hover(800, 127)
	b.script.Type("x")
	b.wait(1)
	if !strings.Contains(text, "x") {
		t.Error("moving the pointer away ended typing")
	}
}

func TestSelectingWithThePointer(t *testing.T) {
	text := "one two"
	b := name(t, &text)
	b.click(130, 127)
	b.script.Click(130, 127)
	b.script.Type("1")
	b.wait(1)
	if text != "1 two" {
		t.Errorf("a double click and a letter give %q, want the first word replaced", text)
	}
	b.wait(60)
	b.script.Drag(590, 127, 60, 127)
	b.script.Type("z")
	b.wait(1)
	if text != "z" {
		t.Errorf("dragging over all and a letter give %q", text)
	}
}

func TestASceneMayReplaceTheText(t *testing.T) {
	text := "one"
	b := name(t, &text)
	b.click(300, 127)
	b.script.Type("x")
	b.wait(1)
	text = "fresh"
	b.Rebuild()
	b.wait(1)
	b.script.Type("!")
	b.wait(1)
	if text != "fresh!" {
		t.Errorf("the text is %q", text)
	}
}

func TestAPadTypesOnTheScreen(t *testing.T) {
	text := ""
	b := name(t, &text)
	b.Focus("name")
	b.keys("Pad A")
	if !b.IsOpen(boardID) || b.Focused() != "keyboard:q" {
		t.Fatalf("the keyboard is open: %v, the focus is on %q", b.IsOpen(boardID), b.Focused())
	}
	b.keys("Pad A", "Pad Right", "Pad A") // q, w
	if text != "qw" {
		t.Errorf("the text is %q, want qw", text)
	}
	b.keys("Pad Y", "Pad RT", "Pad A", "Pad X") // space, capitals, W, delete
	if text != "qw " {
		t.Errorf("the text is %q, want qw and a space", text)
	}
	b.keys("Pad A")
	if text != "qw W" {
		t.Errorf("the text is %q, want a capital", text)
	}
	b.keys("Pad LT")
	if b.Focused() == "" {
		t.Error("on the page of signs nothing has the focus")
	}
	b.keys("Pad Start")
	b.wants("submit qw W")
	if b.IsOpen(boardID) || b.Focused() != "name" {
		t.Errorf("the keyboard is open: %v, the focus is on %q", b.IsOpen(boardID), b.Focused())
	}
	b.keys("Pad A", "Pad B")
	b.wants()
	if b.IsOpen(boardID) {
		t.Error("back does not close the keyboard")
	}
}

func TestTheKeyboardOnTheScreenHasEveryLetterOnce(t *testing.T) {
	for i, page := range pages {
		seen := map[rune]bool{}
		for _, row := range page {
			if n := len([]rune(row)); n != 10 {
				t.Errorf("page %d has a row of %d keys", i, n)
			}
			for _, r := range row {
				if seen[r] {
					t.Errorf("page %d has %c twice", i, r)
				}
				seen[r] = true
			}
		}
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

// rowHigh is the height of a row in points where these tests are.
const rowHigh = 64.0

// long shows a list of 40 rows of which about six are seen, between two buttons.
func long(t *testing.T) *bench {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Button(Button{ID: "above", Rect: render.R(100, 20, 500, 50), Label: "above"})
		l.List(List{ID: "list", Rect: render.R(100, 100, 500, 400), Count: 40, Selected: -1,
			Row:    func(i int) Line { return Line{ID: fmt.Sprint("m", i), Title: fmt.Sprint("Match ", i)} },
			Choose: func(i int) { b.note("%d", i) }})
		l.Button(Button{ID: "below", Rect: render.R(100, 520, 500, 50), Label: "below"})
	})
	b.Pace = Still()
	return b
}

func (b *bench) scroll(id string) float64 { return b.memos[id+" scroll"].(*scroller).at.Value() }

func TestAListIsWalkedWithKeysAndPad(t *testing.T) {
	for _, d := range devices {
		b := long(t)
		b.Focus("above")
		for range 21 {
			b.keys(d.down)
		}
		if b.Focused() != "list/m20" {
			t.Fatalf("%s: after 21 steps the focus is on %q", d.name, b.Focused())
		}
		r, _ := b.Find("list/m20")
		inside(t, "the row with the focus", render.R(100, 100, 500, 400), r)
		b.keys(d.confirm)
		b.wants("20")
		b.keys("End")
		if b.Focused() != "list/m39" {
			t.Errorf("%s: End leads to %q", d.name, b.Focused())
		}
		b.keys(d.down)
		if b.Focused() != "below" {
			t.Errorf("%s: down from the last row leads to %q", d.name, b.Focused())
		}
		b.keys(d.up, "Home", "PageDown")
		if b.Focused() != "list/m5" {
			t.Errorf("%s: a page from the top leads to %q", d.name, b.Focused())
		}
	}
}

func TestAListIsScrolledWithWheelStickAndDrag(t *testing.T) {
	b := long(t)
	limit := 40*rowHigh - 400.0
	b.hover(300, 300)
	b.script.Wheel(-2)
	b.wait(1)
	if got := b.scroll("list"); got != 2*notchPt {
		t.Errorf("two notches scroll %v, want %v", got, 2*notchPt)
	}
	b.script.Wheel(-1000)
	b.wait(1)
	if got := b.scroll("list"); got != limit {
		t.Errorf("the wheel scrolls to %v, want %v at most", got, limit)
	}
	b.script.Drag(300, 150, 300, 350)
	b.wait(1)
	if got := b.scroll("list"); got != limit-200 {
		t.Errorf("dragging the rows down by 200 scrolls to %v, want %v", got, limit-200)
	}
	b.wants() // a drag chooses nothing
	b.click(300, 300)
	if len(b.log) != 1 {
		t.Errorf("a press after the drag did %q", b.log)
	}
	b.script.Drag(593, 470, 593, 100)
	b.wait(1)
	if got := b.scroll("list"); got > 60 {
		t.Errorf("pulling the bar to the top scrolls to %v", got)
	}
	b.Focus("list/m1")
	b.script.Push(input.Stick{}, input.Stick{Y: 1}, 10)
	b.wait(1)
	if got := b.scroll("list"); got < 100 {
		t.Errorf("the right stick scrolls to %v", got)
	}
}

func TestOnlyRowsThatAreSeenAreListed(t *testing.T) {
	b := long(t)
	rows := 0
	for _, id := range b.Things() {
		if strings.HasPrefix(id, "list/m") {
			rows++
		}
	}
	if rows > 10 {
		t.Errorf("%d of 40 rows are on the stage", rows)
	}
	b.click(300, 498) // the row at the edge reaches beyond the list: only its part inside is felt
	if len(b.log) != 1 {
		t.Errorf("pressing the last row at the edge did %q", b.log)
	}
	b.log = nil
	b.click(300, 510)
	b.wants()
}

func TestAListThatShrinksStaysInPlace(t *testing.T) {
	n := 40
	b := newBench(t, func(b *bench, l *Builder) {
		l.List(List{ID: "list", Rect: render.R(100, 100, 500, 400), Count: n, Selected: -1, Empty: "Nothing yet.", Row: func(i int) Line { return Line{Title: fmt.Sprint(i)} }})
	})
	b.Focus("list/0")
	b.keys("ArrowDown", "End")
	n = 8
	b.Rebuild()
	b.wait(1)
	if got, limit := b.scroll("list"), 8*rowHigh-400.0; got != limit {
		t.Errorf("it is scrolled to %v, want %v", got, limit)
	}
	if !strings.HasPrefix(b.Focused(), "list/") {
		t.Errorf("the focus is on %q", b.Focused())
	}
	n = 0
	b.Rebuild()
	b.wait(1)
	if b.Focused() != "" || b.scroll("list") != 0 {
		t.Errorf("an empty list is scrolled to %v, the focus is on %q", b.scroll("list"), b.Focused())
	}
}

func TestAPageOfTextScrolls(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.ScrollText(ScrollText{ID: "text", Rect: render.R(100, 100, 400, 300), Text: strings.Repeat("# Head\n\nSome words of a rule.\n- one point\n- another\n\n", 30)})
		l.Button(Button{ID: "below", Rect: render.R(100, 450, 400, 50), Label: "below"})
	})
	b.Pace = Still()
	b.Focus("below")
	b.keys("ArrowUp", "ArrowDown", "ArrowDown")
	if b.scroll("text") == 0 || b.Focused() != "text" {
		t.Errorf("arrows scroll to %v, the focus is on %q", b.scroll("text"), b.Focused())
	}
	was := b.scroll("text")
	b.keys("PageDown")
	if b.scroll("text") <= was+100 {
		t.Errorf("a page scrolls from %v to %v", was, b.scroll("text"))
	}
	b.keys("End", "ArrowDown")
	if b.Focused() != "below" {
		t.Errorf("an arrow at the end of the text leads to %q", b.Focused())
	}
}

func TestAShortTextIsOnlyRead(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.ScrollText(ScrollText{ID: "text", Rect: render.R(100, 100, 400, 300), Text: "Short."})
		l.Button(Button{ID: "below", Rect: render.R(100, 450, 400, 50), Label: "below"})
	})
	b.keys("ArrowUp", "ArrowUp", "Tab")
	if b.Focused() != "below" {
		t.Errorf("the focus is on %q", b.Focused())
	}
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
