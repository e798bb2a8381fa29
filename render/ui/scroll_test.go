package ui

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

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

// Whatever lies in a scrolled area moves with it, however it moves otherwise: a label stays beside its field.
func TestEverythingInAScrolledAreaMovesTogether(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.ScrollArea(ScrollArea{ID: "area", Rect: render.R(100, 100, 500, 400), High: 2000, Build: func(l *Builder, in render.Rect) {
			l.Add(Thing{ID: "label", Shape: Box(render.R(in.X, in.Y+300.3, 100, 40)), Decor: true})
			l.Button(Button{ID: "field", Rect: render.R(in.X+200, in.Y+300.3, 100, 40), Label: "field"})
		}})
	})
	b.hover(300, 300)
	b.script.Wheel(-2)
	lag := 0.0
	for range 30 {
		b.wait(1)
		label, _ := b.Find("label")
		field, _ := b.Find("field")
		lag = max(lag, label.Y-field.Y, field.Y-label.Y)
	}
	if lag > 1e-6 || b.scroll("area") != 2*notchPt {
		t.Errorf("scrolled to %v, the label lags by %v", b.scroll("area"), lag)
	}
}

// Where choosing follows the keys the chosen row is never out of sight: a page, the start and the end lead to a row.
func TestTheChosenRowFollowsTheKeys(t *testing.T) {
	chosen := 0
	b := newBench(t, func(b *bench, l *Builder) {
		l.List(List{ID: "list", Rect: render.R(100, 100, 500, 400), Count: 400, Selected: chosen,
			Row:    func(i int) Line { return Line{ID: fmt.Sprint("m", i), Title: fmt.Sprint("Match ", i)} },
			Choose: func(i int) { b.note("%d", i) }, Follow: func(i int) { chosen = i }})
		l.Button(Button{ID: "below", Rect: render.R(100, 520, 500, 50), Label: "below"})
	})
	b.Pace = Still()
	b.Focus("below")
	for _, c := range []struct {
		key  string
		want int
	}{{"End", 399}, {"Home", 0}, {"PageDown", 5}, {"ArrowDown", 6}, {"PageUp", 1}} {
		b.keys(c.key)
		r, ok := b.Find(fmt.Sprint("list/m", chosen))
		if chosen != c.want || !ok {
			t.Errorf("%s: row %d is chosen, want %d", c.key, chosen, c.want)
		}
		inside(t, "the chosen row", render.R(100, 100, 500, 400), r)
	}
	b.wants()
}

// What lies on an area can be pressed, on whatever layer it is: the area itself never lies over it.
func TestWhatLiesOnAnAreaIsPressed(t *testing.T) {
	for _, layer := range []Layer{LayerTable, LayerBoard, LayerTokens, LayerPanels, LayerRaised} {
		b := newBench(t, func(b *bench, l *Builder) {
			l.ScrollArea(ScrollArea{ID: "area", Rect: render.R(100, 100, 500, 300), High: 900, Build: func(l *Builder, in render.Rect) {
				l.Add(Thing{ID: "card", Shape: Box(render.R(in.X+20, in.Y+20, 200, 100)), Layer: layer, Label: "card", Press: func() { b.note("pressed") }})
			}})
		})
		b.Pace = Still()
		b.click(200, 160)
		b.wants("pressed")
	}
}
