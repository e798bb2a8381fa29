package ui

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// bench is a stage with a person in front of it, who plays by a script. Nothing is painted.
type bench struct {
	*Stage
	t       testing.TB
	script  *input.Script
	tracker *input.Tracker
	log     []string // what things did
	heard   []sound.Effect
}

// PlayAt implements Ears.
func (b *bench) PlayAt(e sound.Effect, _ float64, _ bool) { b.heard = append(b.heard, e) }

// newBench shows what build lists, at 1920x1080, where a point is a pixel.
func newBench(t testing.TB, build func(*bench, *Builder)) *bench {
	t.Helper()
	b := &bench{t: t, Stage: NewStage(render.NewKit(1), render.House), script: &input.Script{}}
	b.Ears = b
	b.tracker = input.NewTracker(b.script)
	b.Do = func(a input.Action) { b.note("do %v", a) }
	b.Resize(1920, 1080, 1)
	b.Show("content", func(l *Builder) { build(b, l) })
	b.wait(1)
	return b
}

func (b *bench) note(format string, args ...any) { b.log = append(b.log, fmt.Sprintf(format, args...)) }

// wait plays all that was asked for and then lets ticks pass.
func (b *bench) wait(ticks int) {
	for !b.script.Done() {
		b.Tick(b.tracker.Step())
	}
	for range ticks {
		b.Tick(b.tracker.Step())
	}
}

// keys presses keys or pad buttons, written as in a settings file.
func (b *bench) keys(names ...string) {
	b.t.Helper()
	for _, n := range names {
		t, err := input.Parse(n)
		if err != nil {
			b.t.Fatal(err)
		}
		b.script.Press(t)
	}
	b.wait(1)
}

func (b *bench) click(x, y float64) { b.script.Click(x, y); b.wait(1) }
func (b *bench) hover(x, y float64) { b.script.Move(x, y); b.wait(1) }

// wants fails unless exactly these notes were made since the last call.
func (b *bench) wants(notes ...string) {
	b.t.Helper()
	if !slices.Equal(b.log, notes) {
		b.t.Errorf("what happened is %q, want %q", b.log, notes)
	}
	b.log = nil
}

// plain is a thing of 100x60 points that notes when it is chosen.
func (b *bench) plain(id string, x, y float64) Thing {
	return Thing{ID: id, Shape: Box(render.R(x, y, 100, 60)), Label: id, Press: func() { b.note("%s", id) }}
}

func TestAClickChoosesTheTopmostThing(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		pawn := b.plain("pawn", 50, 20)
		pawn.Layer = LayerPawns
		l.Add(pawn)
		room := b.plain("room", 0, 0)
		room.Layer = LayerRooms
		l.Add(room)
	})
	b.click(75, 40)
	b.wants("pawn")
	b.click(10, 10)
	b.wants("room")
	b.click(500, 500)
	b.wants()
}

func TestDecorIsNotFeltAndSolidStops(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("under", 0, 0))
		l.Add(Thing{ID: "glass", Shape: Box(render.R(0, 0, 40, 60)), Decor: true})
		l.Add(Thing{ID: "panel", Shape: Box(render.R(60, 0, 40, 60)), Solid: true})
	})
	b.click(20, 30)
	b.wants("under")
	b.click(80, 30)
	b.wants()
	if b.Hovered() != "panel" {
		t.Errorf("hovered %q, want the panel", b.Hovered())
	}
}

func TestAPressIsChosenOnlyWhereItBegan(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("a", 0, 0)); l.Add(b.plain("b", 200, 0)) })
	b.script.Drag(50, 30, 250, 30)
	b.wait(1)
	b.wants()
	b.script.Drag(10, 10, 90, 50)
	b.wait(1)
	b.wants("a")
}

func TestWhatIsDisabledSaysWhy(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("undo", 0, 0)
		x.Disabled, x.Why, x.Key = true, "A card was drawn.", input.Undo
		l.Add(x)
	})
	for _, way := range []func(){func() { b.click(50, 30) }, func() { b.keys("Z") }, func() { b.keys("Enter") }, func() { b.keys("Pad A") }} {
		b.heard = nil
		way()
		b.wants()
		if !slices.Contains(b.heard, sound.Refusal) {
			t.Errorf("no refusal is heard, only %v", b.heard)
		}
		if th, tip, _ := b.explained(); th == nil || tip.Reason != "A card was drawn." {
			t.Errorf("the reason is not shown: %+v", tip)
		}
		b.keys("Escape")
		b.hover(600, 600)
		b.log = nil
	}
}

func TestKeysShowTheFocusAndThePointerHidesIt(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("a", 0, 0)); l.Add(b.plain("b", 200, 0)) })
	if b.ringed() != nil {
		t.Error("there is a focus ring before any key was pressed")
	}
	b.keys("ArrowRight")
	if b.Focused() != "a" || b.ringed() == nil {
		t.Errorf("the first arrow put the focus on %q, want a, with a ring", b.Focused())
	}
	b.keys("ArrowRight")
	if b.Focused() != "b" {
		t.Errorf("the focus is on %q, want b", b.Focused())
	}
	b.hover(50, 30)
	if b.ringed() != nil {
		t.Error("the ring is still there though the pointer moved")
	}
	if b.Focused() != "a" {
		t.Errorf("the focus did not follow the pointer: it is on %q", b.Focused())
	}
	b.keys("Enter")
	b.wants("a")
}

func TestConfirmChoosesWithEveryDevice(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("a", 0, 0)); l.Add(b.plain("b", 200, 0)) })
	b.keys("Tab", "Tab", "Enter")
	b.wants("b")
	b.keys("Pad Left", "Pad A")
	b.wants("a")
	b.click(250, 30)
	b.wants("b")
	b.keys("Space")
	b.wants("b")
}

func TestAnActionChoosesTheThingThatClaimsIt(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("the hint button", 0, 0)
		x.Key = input.Hint
		l.Add(x)
	})
	b.keys("H", "Pad Y")
	b.wants("the hint button", "the hint button")
	b.keys("F1", "Escape")
	b.wants("do rules", "do back")
}

func TestTheFocusSurvivesARebuild(t *testing.T) {
	gone := false
	b := newBench(t, func(b *bench, l *Builder) {
		for i, id := range []string{"a", "b", "c"} {
			if id == "b" && gone {
				continue
			}
			l.Add(b.plain(id, float64(i)*200, 0))
		}
	})
	b.keys("ArrowRight", "ArrowRight")
	if b.Focused() != "b" {
		t.Fatalf("the focus is on %q, want b", b.Focused())
	}
	b.Rebuild()
	b.wait(1)
	if b.Focused() != "b" {
		t.Errorf("after a rebuild the focus is on %q, want b", b.Focused())
	}
	gone = true
	b.Rebuild()
	b.wait(1)
	if f := b.Focused(); f != "a" && f != "c" {
		t.Errorf("b went and the focus is on %q, want a neighbour", f)
	}
}

func TestAModalHoldsTheFocusAndGivesItBack(t *testing.T) {
	open := false
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("a", 0, 0))
		l.Add(b.plain("b", 200, 0))
		if open {
			l.Modal(Modal{ID: "ask", First: "no", Close: func() { open = false; b.note("closed") }}, func(l *Builder) {
				l.Add(b.plain("yes", 0, 200))
				l.Add(b.plain("no", 200, 200))
			})
		}
	})
	b.keys("ArrowRight", "ArrowRight")
	open = true
	b.Rebuild()
	b.wait(1)
	if b.Focused() != "no" {
		t.Errorf("the dialog begins on %q, want no", b.Focused())
	}
	b.keys("ArrowUp", "ArrowUp", "ArrowLeft")
	if b.Focused() != "yes" {
		t.Errorf("arrows led to %q, want to stay in the dialog on yes", b.Focused())
	}
	b.click(50, 30)
	b.wants()
	b.keys("H")
	b.wants() // the scene behind hears nothing
	b.keys("Escape")
	b.wants("closed")
	if b.Focused() != "b" {
		t.Errorf("after the dialog the focus is on %q, want b, where it was", b.Focused())
	}
}

// A thing may say where its menu lies: its choices are pressed there, and with the keys as everywhere.
func TestAMenuLiesWhereTheThingSays(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "card", Shape: Box(render.R(0, 0, 100, 60)), Choices: []Choice{
			{Label: "One", Do: func() { b.note("one") }}, {Label: "Two", Do: func() { b.note("two") }},
		}, Menu: &Menu{Panel: render.R(400, 300, 220, 80), Places: []render.Rect{render.R(410, 310, 90, 60), render.R(510, 310, 90, 60)},
			Back: func(render.Canvas, render.Rect) {}, Paint: func(render.Canvas, int, State) {}}})
	})
	b.click(50, 30)
	if b.Modals() != 1 {
		t.Fatalf("%d menus are open, want 1", b.Modals())
	}
	b.click(555, 340)
	b.wants("two")
	b.click(50, 30)
	b.keys("ArrowRight", "Enter")
	b.wants("two")
	b.click(50, 30)
	b.keys("Escape")
	b.wants()
	if b.Modals() != 0 {
		t.Error("the menu stays open")
	}
}

func TestSeveralChoicesAreAsked(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "room", Shape: Box(render.R(0, 0, 100, 60)), Choices: []Choice{
			{Label: "Advance", Do: func() { b.note("advance") }},
			{Label: "Retreat", Disabled: true, Why: "There is no room behind you.", Do: func() { b.note("retreat") }},
			{Label: "Wait", Do: func() { b.note("wait") }},
		}})
		l.Add(Thing{ID: "door", Shape: Box(render.R(300, 0, 100, 60)), Choices: []Choice{{Label: "Open", Do: func() { b.note("open") }}}})
	})
	b.click(50, 30)
	b.wants()
	if b.Modals() != 1 {
		t.Fatalf("%d menus are open, want 1", b.Modals())
	}
	b.keys("ArrowDown", "ArrowDown", "Enter")
	b.wants("wait")
	if b.Modals() != 0 {
		t.Error("the menu stays open")
	}
	b.click(50, 30)
	b.click(900, 900)
	b.wants()
	if b.Modals() != 0 {
		t.Error("a press beside the menu does not close it")
	}
	b.click(350, 30)
	b.wants("open")
}

// While a question is open the table may go on, by bots: the answers are those of
// now, and when others are offered, or none, the question goes.
func TestAQuestionGoesWhenItsAnswersDo(t *testing.T) {
	choices := []string{"Advance", "Wait"}
	turn := 1
	b := newBench(t, func(b *bench, l *Builder) {
		if choices == nil {
			return
		}
		room := Thing{ID: "room", Shape: Box(render.R(0, 0, 100, 60))}
		for _, x := range choices {
			said := fmt.Sprint(x, turn)
			room.Choices = append(room.Choices, Choice{Label: x, Do: func() { b.note("%s", said) }})
		}
		l.Add(room)
	})
	b.click(50, 30)
	turn = 2
	b.Rebuild()
	b.keys("ArrowDown", "Enter")
	b.wants("Wait2")
	for _, other := range [][]string{{"Advance", "Retreat"}, nil} {
		choices = []string{"Advance", "Wait"}
		b.Rebuild()
		b.wait(1)
		b.click(50, 30)
		if b.Modals() != 1 {
			t.Fatalf("%d menus are open, want 1", b.Modals())
		}
		choices = other
		b.Rebuild()
		b.wait(1)
		if b.Modals() != 0 {
			t.Errorf("the question stays when the answers are %q", other)
		}
	}
	b.wants()
}

func TestPerformFindsThingsByTheirWords(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("go", 0, 0)
		x.Label = "Go {b}on{/b}"
		l.Add(x)
		l.Add(Thing{ID: "room", Shape: Box(render.R(300, 0, 100, 60)), Choices: []Choice{
			{Label: "Advance", Do: func() { b.note("advance") }}, {Label: "Retreat", Disabled: true, Why: "No way back."},
		}})
	})
	for _, label := range []string{"Go on", "Advance"} {
		if err := b.Perform(label); err != nil {
			t.Error(err)
		}
	}
	b.wants("go", "advance")
	for _, label := range []string{"Retreat", "Dance"} {
		if err := b.Perform(label); err == nil {
			t.Errorf("%q was performed", label)
		}
	}
	if got := b.Labels(); !slices.Contains(got, "Go on") {
		t.Errorf("labels are %q", got)
	}
}

func TestPickFindsAPointThatHits(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("under", 0, 0))
		l.Add(Thing{ID: "over", Shape: Box(render.R(20, 0, 60, 60)), Layer: LayerHand, Solid: true})
		l.Add(Thing{ID: "hidden", Shape: Box(render.R(500, 0, 10, 10)), Press: func() {}})
		l.Add(Thing{ID: "cover", Shape: Box(render.R(490, 0, 100, 60)), Layer: LayerHand, Solid: true})
	})
	x, y, ok := b.Pick("under")
	if !ok {
		t.Fatal("nothing found")
	}
	b.click(x, y)
	b.wants("under")
	if _, _, ok := b.Pick("hidden"); ok {
		t.Error("found a point on a thing that is covered")
	}
}

func TestAThingMovesFromItsOldPlaceToItsNewOne(t *testing.T) {
	x := 0.0
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("card", x, 0)) })
	x = 400
	b.Rebuild()
	b.wait(1)
	at, _ := b.Find("card")
	if at.X <= 0 || at.X >= 400 {
		t.Errorf("one tick later the card is at %v, want on the way", at.X)
	}
	if !b.Moving() {
		t.Error("the stage does not know that something moves")
	}
	b.wait(render.Ticks(render.OpenMS))
	if at, _ = b.Find("card"); at.X != 400 || b.Moving() {
		t.Errorf("the card is at %v in the end, want 400", at.X)
	}
}

func TestInputNeverWaitsForMotion(t *testing.T) {
	x := 0.0
	b := newBench(t, func(b *bench, l *Builder) {
		card := b.plain("card", x, 0)
		card.Move.MS = 5000
		l.Add(card)
		l.Add(b.plain("other", 0, 300))
	})
	b.Finished = func() { b.note("finished") }
	x = 800
	b.Rebuild()
	b.wait(2)
	b.keys("ArrowDown")
	if b.Moving() {
		t.Error("a key did not end the motion")
	}
	b.log = nil
	x = 0
	b.Rebuild()
	b.wait(2)
	at, _ := b.Find("card") // on its way back: press it where it is seen
	if at.X == 0 || at.X == 800 {
		t.Fatalf("the card is at %v, want on the way", at.X)
	}
	m := at.Center()
	b.script.Click(m.X, m.Y)
	b.wait(1)
	if !slices.Contains(b.log, "card") {
		t.Errorf("pressing the card where it was seen did %q", b.log)
	}
	if at, _ := b.Find("card"); at.X != 0 {
		t.Errorf("the card is at %v, want at its goal", at.X)
	}
}

func TestResizingMovesNothing(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("card", 0, 0)
		x.Shape = Box(BottomRight.At(l.Area(), 100, 60, 10))
		l.Add(x)
	})
	b.Resize(2560, 1080, 1)
	b.wait(1)
	if at, _ := b.Find("card"); b.Moving() || at.Right() != 2550 {
		t.Errorf("the card is at %v and moving is %v, want 2550 at once", at.Right(), b.Moving())
	}
	b.Resize(1920, 1080, 2)
	b.wait(1)
	if at, _ := b.Find("card"); at.Right() != 950 || b.Scale() != 2 {
		t.Errorf("at 200 %% the card ends at %v, want 950", at.Right())
	}
}

func TestNewThingsComeFromWhereTheySay(t *testing.T) {
	dealt := false
	deck := render.R(1800, 900, 100, 60)
	b := newBench(t, func(b *bench, l *Builder) {
		if dealt {
			x := b.plain("card", 0, 0)
			x.From, x.Move = &deck, Move{How: Fly}
			l.Add(x)
		}
	})
	dealt = true
	b.Rebuild()
	b.wait(1)
	if at, _ := b.Find("card"); at.X < 900 {
		t.Errorf("one tick later the card is at %v, want near the deck", at.X)
	}
	b.AtOnce()
	dealt = false
	b.Rebuild()
	b.wait(1)
	dealt = true
	b.AtOnce()
	b.Rebuild()
	b.wait(1)
	if at, _ := b.Find("card"); at.X != 0 {
		t.Errorf("at once means at %v, want 0", at.X)
	}
}

func TestRivalsMoveAtTheirOwnSpeed(t *testing.T) {
	for _, c := range []struct {
		name  string
		pace  Pace
		rival bool
		want  int
	}{
		{"mine", UsualPace(), false, render.Ticks(render.FlyMS)},
		{"rival", UsualPace(), true, render.Ticks(render.FlyMS / 2)},
		{"instant", Still(), false, 0},
		{"reduced", Pace{Mine: render.Tempo{Reduced: true}}, false, 0},
	} {
		var j journey
		j.rest(render.R(0, 0, 10, 10))
		j.set(render.R(500, 0, 10, 10), Move{How: Fly, Rival: c.rival}, c.pace)
		n := 0
		for j.tick() {
			n++
		}
		if n != c.want {
			t.Errorf("%s: it takes %d ticks, want %d", c.name, n, c.want)
		}
		if j.at() != render.R(500, 0, 10, 10) {
			t.Errorf("%s: it ends at %v", c.name, j.at())
		}
	}
}

func TestAnIdleStageIsClean(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("a", 0, 0)
		x.Lifts = true
		x.Tip = func() Tip { return Tip{Title: "A"} }
		l.Add(x)
		l.Add(b.plain("b", 300, 0))
	})
	clean := func(what string) {
		t.Helper()
		b.wait(120)
		b.dirty, b.gen = false, b.Kit.Generation()
		b.wait(60)
		if b.Dirty() {
			t.Errorf("%s: the stage wants to be painted though nothing happens", what)
		}
	}
	clean("at rest")
	b.hover(50, 30)
	if !b.Dirty() {
		t.Error("hover changes nothing")
	}
	clean("hovering, with the tip open")
	b.hover(60, 30)
	if b.Dirty() {
		t.Error("moving the pointer within a thing wants a repaint")
	}
	b.hover(900, 900)
	if !b.Dirty() {
		t.Error("leaving changes nothing")
	}
	clean("away")
	b.keys("ArrowLeft")
	if !b.Dirty() {
		t.Error("the focus changes nothing")
	}
	clean("with the focus ring")
	b.Toast("", "Saved.")
	if !b.Dirty() {
		t.Error("a toast changes nothing")
	}
	b.wait(400)
	clean("after the toast")
	b.Show("content", func(*Builder) { t.Error("the same content was listed again") })
	b.wait(1)
	if b.Dirty() {
		t.Error("showing the same content wants a repaint")
	}
	b.Show("other", func(l *Builder) { l.Add(b.plain("a", 0, 0)) })
	b.wait(1)
	if !b.Dirty() || len(b.Things()) != 1 {
		t.Error("showing other content changes nothing")
	}
}

func TestSoundsAreHeard(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("a", 0, 0))
		x := b.plain("b", 200, 0)
		x.Sound = sound.Coin
		l.Add(x)
		y := b.plain("c", 400, 0)
		y.Silent = true
		l.Add(y)
	})
	for _, c := range []struct {
		x    float64
		want []sound.Effect
	}{{50, []sound.Effect{sound.ButtonTick}}, {250, []sound.Effect{sound.Coin}}, {450, nil}} {
		b.heard = nil
		b.click(c.x, 30)
		if !slices.Equal(b.heard, c.want) {
			t.Errorf("at %v is heard %v, want %v", c.x, b.heard, c.want)
		}
	}
	b.heard = nil
	b.keys("ArrowLeft")
	if !slices.Equal(b.heard, []sound.Effect{sound.FocusMove}) {
		t.Errorf("the focus moves with %v", b.heard)
	}
}

func TestAnIDThatIsThereTwiceIsLeftOut(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) { l.Add(b.plain("a", 0, 0)); l.Add(b.plain("a", 300, 0)) })
	if n := len(b.Things()); n != 1 {
		t.Errorf("%d things, want 1", n)
	}
	b.click(350, 30)
	b.wants()
	b.Rebuild()
	b.wait(1)
	if got := b.Mistakes(); !slices.Equal(got, []string{"a"}) {
		t.Errorf("the mistakes are %q, want a once", got)
	}
}

func TestThePointerHasAShape(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Add(b.plain("a", 0, 0))
		x := b.plain("b", 200, 0)
		x.Disabled = true
		l.Add(x)
		l.TextField(TextField{ID: "name", Rect: render.R(400, 0, 100, 60)})
	})
	for x, want := range map[float64]ebiten.CursorShapeType{50: ebiten.CursorShapePointer, 250: ebiten.CursorShapeDefault, 450: ebiten.CursorShapeText, 900: ebiten.CursorShapeDefault} {
		b.hover(x, 30)
		if got := b.Cursor(); got != want {
			t.Errorf("at %v the pointer has shape %d, want %d", x, got, want)
		}
	}
}
