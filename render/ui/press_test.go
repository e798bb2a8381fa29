package ui

import (
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// A press beside an open menu shuts it and reaches what it hit, what is offered as well; one on what the menu is of only shuts it.
func TestAPressBesideAMenuReachesWhatItHits(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "room", Shape: Box(render.R(0, 0, 100, 60)), Choices: []Choice{
			{Label: "Advance", Do: func() { b.note("advance") }}, {Label: "Wait", Do: func() { b.note("wait") }},
		}})
		l.Add(b.plain("start", 700, 700))
		card := b.plain("card", 900, 700)
		card.Commits = true
		l.Add(card)
	})
	for _, press := range []struct {
		x, y float64
		want []string
	}{{750, 730, []string{"start"}}, {950, 730, []string{"card"}}, {1500, 200, nil}, {20, 50, nil}} {
		b.click(50, 30)
		if b.Modals() != 1 {
			t.Fatalf("%d menus are open, want 1", b.Modals())
		}
		b.click(press.x, press.y)
		b.wants(press.want...)
		if b.Modals() != 0 {
			t.Errorf("a press at %v, %v leaves the menu open", press.x, press.y)
		}
	}
}

// While a menu asks, the pointer still reads everything else: tips, the wheel, a closer look; keys stay with the menu.
func TestWhatLiesUnderAMenuAnswersToThePointer(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "room", Shape: Box(render.R(600, 300, 100, 60)), Choices: []Choice{
			{Label: "Send 1", Do: func() { b.note("one") }}, {Label: "Send 2", Do: func() { b.note("two") }},
		}})
		rival := b.plain("rival", 300, 300)
		rival.Tip = func() Tip { return Tip{Title: "Rival", Body: "Has 4."} }
		rival.Wheel = func(float64) bool { b.note("wheel"); return true }
		rival.Inspect = func() { b.note("closer") }
		l.Add(rival)
		closed := b.plain("closed", 300, 700)
		closed.Disabled, closed.Why = true, "Not now."
		l.Add(closed)
		hidden := b.plain("hidden", 0, 0)
		hidden.Shape = Box(render.R(720, 320, 20, 20)) // under the menu
		l.Add(hidden)
	})
	b.click(650, 330)
	b.hover(350, 330)
	b.wait(tipRest + tipFade + 2)
	if b.Modals() != 1 || b.Hovered() != "rival" || b.explains() != "Rival" {
		t.Fatalf("with %d menus open the pointer is on %q and %q is explained", b.Modals(), b.Hovered(), b.explains())
	}
	_, paper := b.TipAt()
	for _, id := range b.Things() {
		if at, _ := b.Find(id); b.byID[id] != nil && b.byID[id].scope == 1 && at.Overlaps(paper) {
			t.Errorf("the tip of what lies under the menu covers its %q", id)
		}
	}
	b.script.Wheel(1)
	b.wait(1)
	b.wants("wheel")
	if x, y, ok := b.Pick("rival"); !ok || x == 0 && y == 0 {
		t.Error("a script cannot press what lies under the menu")
	}
	if _, _, ok := b.Pick("hidden"); ok {
		t.Error("what the menu covers is felt")
	}
	b.keys("ArrowDown", "Enter")
	b.wants("two")
	b.click(650, 330)
	b.script.RightClick(350, 330)
	b.wait(1)
	b.wants("closer")
	if b.Modals() != 0 {
		t.Error("a closer look leaves the menu open")
	}
	b.click(650, 330)
	b.click(350, 730)
	b.wait(1)
	if b.wants(); b.Modals() != 0 || b.refused != "closed" {
		t.Errorf("%d menus are open, refused is %q", b.Modals(), b.refused)
	}
}

// A press on what lies under a menu that has just opened, made in haste, chooses nothing that takes a decision.
func TestAHastyPressUnderANewMenuTakesNoDecision(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "room", Shape: Box(render.R(0, 0, 100, 60)), Choices: []Choice{{Label: "Advance"}, {Label: "Wait"}}})
		card := b.plain("card", 90, 0)
		card.Commits = true
		l.Add(card)
	})
	b.Asks(1)
	b.wait(guardTicks + 1)
	b.click(88, 30)
	if b.Modals() != 1 {
		t.Fatal("no menu is open")
	}
	b.click(94, 30)
	b.wants()
}

// After a choice by keys in a menu the stage comes to rest, also where presses are guarded.
func TestAChoiceByKeysInAMenuComesToRest(t *testing.T) {
	turn := 0
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "hex", Shape: Box(render.R(float64(turn)*200, 0, 100, 60)), Commits: true, Lifts: true,
			Tip: func() Tip { return Tip{Title: "F8", Body: "A guard."} }, Choices: []Choice{
				{Label: "Run", Do: func() { turn++; b.note("run"); b.Stir() }}, {Label: "Declare", Do: func() { b.note("declare") }},
			}})
	})
	tick := func(n int) {
		for range n {
			b.Asks(turn)
			b.wait(1)
		}
	}
	tick(guardTicks + 1)
	b.hover(50, 30)
	b.keys("ArrowRight", "Enter")
	tick(guardTicks + 1)
	if b.Modals() != 1 {
		t.Fatalf("%d menus are open, want 1", b.Modals())
	}
	b.keys("ArrowDown", "ArrowUp", "Enter")
	b.wants("run")
	tick(120)
	if !b.Idle() || b.Modals() != 0 {
		t.Errorf("two seconds later it is not at rest, with %d menus open", b.Modals())
	}
}

// After a press nothing is explained, whatever comes to lie under the pointer, before the pointer moves.
func TestNoTipOpensAfterAPressBeforeThePointerMoves(t *testing.T) {
	turn := 0
	b := newBench(t, func(b *bench, l *Builder) {
		id := string(rune('a' + turn))
		x := b.plain(id, 0, 0)
		x.Press = func() { turn++; b.Rebuild() }
		x.Tip = func() Tip { return Tip{Title: id, Body: "What " + id + " is."} }
		l.Add(x)
		if turn == 2 { // a question over it, which the next press answers
			l.Modal(Modal{ID: "ask"}, func(l *Builder) {
				y := b.plain("yes", 0, 0)
				y.Press = x.Press
				y.Tip = func() Tip { return Tip{Title: "yes", Body: "What it does."} }
				l.Add(y)
			})
		}
	})
	b.hover(50, 30)
	b.wait(tipRest + 1)
	for press := range 4 {
		b.click(50, 30)
		b.wait(60)
		if is := b.explains(); is != "" {
			t.Errorf("after press %d %q is explained though the pointer has not moved", press+1, is)
		}
	}
	b.hover(52, 30)
	b.wait(tipRest + 1)
	if b.explains() == "" {
		t.Error("nothing is explained when the pointer has moved and rests")
	}
}

// A tip that says no more than the name of a place on the board is no paper.
func TestANameAloneIsNoTip(t *testing.T) {
	body := ""
	b := newBench(t, func(b *bench, l *Builder) {
		hex := b.plain("hex", 300, 300)
		hex.Layer = LayerRooms
		hex.Tip = func() Tip { return Tip{Title: "H5", Body: body} }
		l.Add(hex)
	})
	for _, body = range []string{"", "A guard."} {
		b.hover(900, 900)
		b.hover(350, 330)
		b.wait(tipRest + tipFade + 2)
		if _, paper := b.TipAt(); paper.Empty() != (body == "") {
			t.Errorf("with the words %q the paper lies at %v", body, paper)
		}
	}
}

// Where a scene has put the focus, the first Tab shows it there; after it, and when it was to be seen already, Tab goes on.
func TestTheFirstTabIsWhatTheSceneSays(t *testing.T) {
	list := func(b *bench, l *Builder) {
		l.Add(b.plain("row", 0, 0))
		l.Add(b.plain("main", 0, 200))
		l.Add(b.plain("last", 200, 200))
	}
	for _, by := range []string{"pointer", "keys"} {
		b := newBench(t, list)
		b.Stage = NewStage(b.Kit, b.Theme)
		b.Resize(1920, 1080, 1)
		b.Focus("main")
		b.Show("content", func(l *Builder) { list(b, l) })
		want := "main"
		if by == "keys" {
			b.keys("F11")
			want = "last"
		}
		b.keys("Tab")
		if b.Focused() != want {
			t.Errorf("after %s the first Tab is on %q, want %s", by, b.Focused(), want)
		}
	}
	b := newBench(t, list)
	b.Stage = NewStage(b.Kit, b.Theme)
	b.Resize(1920, 1080, 1)
	b.Focus("main")
	b.Show("content", func(l *Builder) { list(b, l) })
	b.keys("Tab", "Tab")
	if b.Focused() != "last" {
		t.Errorf("the second Tab is on %q, want last", b.Focused())
	}
}

// What is printed on keys follows the device at once, though snapshots are filled anew tick by tick.
func TestKeyCapsFollowTheDeviceAtOnce(t *testing.T) {
	lists := 0
	b := newBench(t, func(b *bench, l *Builder) {
		lists++
		l.Add(b.plain("a", 0, 0))
	})
	b.keys("ArrowRight")
	was := lists
	b.keys("Pad A")
	if lists == was {
		t.Error("with the first button of a pad the list is not made anew")
	}
}

// fingers are a mouse whose buttons a test holds.
type fingers struct{ input.Raw }

func (f *fingers) Read(raw *input.Raw) { *raw = f.Raw }

// mouse gives a bench a mouse: each call is two ticks with the pointer at a place and these buttons down.
func (b *bench) mouse() func(x, y float64, held input.Button) {
	f := &fingers{}
	b.tracker = input.NewTracker(f)
	return func(x, y float64, held input.Button) {
		f.Raw = input.Raw{X: x, Y: y, Buttons: held}
		for range 2 {
			b.Tick(b.tracker.Step())
		}
	}
}

// A press that is dragged away from a thing chooses nothing, also where it began while the thing was moving; where only the thing has moved
// on, what was seen is chosen.
func TestAPressDraggedAwayChoosesNothing(t *testing.T) {
	at := 0.0
	b := newBench(t, func(b *bench, l *Builder) {
		card := b.plain("card", at, 0)
		card.Move = Move{How: Glide}
		l.Add(card)
		l.Add(b.plain("other", 700, 700))
	})
	press := b.mouse()
	for _, moving := range []bool{false, true} {
		for _, away := range []struct {
			x, y float64
			want []string
		}{{750, 730, nil}, {1500, 900, nil}, {50, 30, []string{"card"}}} {
			at = 0
			b.AtOnce()
			b.Rebuild()
			press(50, 30, 0)
			if moving {
				at = 120
				b.Rebuild()
				b.Tick(b.tracker.Step())
			}
			press(50, 30, input.Left)
			press(away.x, away.y, input.Left)
			press(away.x, away.y, 0)
			b.wants(away.want...)
		}
	}
}

// The right button lets a press of the left one go: nothing is chosen, shown large or dropped, and the pointer is free.
func TestTheRightButtonLetsAPressGo(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		card := b.plain("card", 0, 0)
		card.Inspect = func() { b.note("inspected") }
		l.Add(card)
		token := b.plain("token", 300, 0)
		token.Press, token.Drag = nil, &Drag{Targets: []string{"slot"}, Drop: func(string) { b.note("dropped") }}
		l.Add(token)
		l.Add(b.plain("slot", 700, 700))
	})
	press := b.mouse()
	for _, x := range []float64{50, 350} {
		press(x, 30, 0)
		press(x, 30, input.Left)
		press(750, 730, input.Left)
		press(750, 730, input.Left|input.Right)
		press(750, 730, input.Right)
		press(750, 730, 0)
		b.wants()
		if b.Carrying() != "" || b.pressed != "" || b.Hovered() != "slot" {
			t.Errorf("afterwards %q is carried, %q pressed, the pointer on %q", b.Carrying(), b.pressed, b.Hovered())
		}
	}
	press(50, 30, 0)
	press(50, 30, input.Left)
	press(50, 30, input.Left|input.Right)
	press(50, 30, 0)
	b.wants()
	press(50, 30, input.Right)
	b.wants("inspected")
}

// A press whose end nobody saw, because something is shown large by then, leaves the pointer free.
func TestAPressWhoseEndIsNotSeenIsForgotten(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		card := b.plain("card", 0, 0)
		card.Big = &Big{W: 200, H: 300, Paint: func(render.Canvas, render.Rect) {}}
		l.Add(card)
		l.Add(b.plain("other", 700, 700))
	})
	press := b.mouse()
	press(50, 30, 0)
	press(50, 30, input.Left)
	b.inspect(b.byID["card"]) // as a key does
	press(50, 30, 0)
	press(750, 730, input.Left)
	press(750, 730, 0)
	b.wants()
	if b.pressed != "" || b.Hovered() != "other" {
		t.Errorf("%q is pressed, the pointer on %q", b.pressed, b.Hovered())
	}
}

// A press that has nothing to do is told to the scene: beside everything and on what is only looked at, not where something is done.
func TestAPressThatHasNothingToDoIsTold(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("card", 0, 0))
		l.Add(Thing{ID: "board", Shape: Box(render.R(300, 0, 100, 60)), Tip: func() Tip { return Tip{Title: "The board"} }})
	})
	b.Missed = func() { b.note("missed") }
	b.click(50, 30)
	b.wants("card")
	b.click(350, 30)
	b.wants("missed")
	b.click(900, 900)
	b.wants("missed")
}
