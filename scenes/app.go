package scenes

import (
	"errors"
	"fmt"
	"image"
	"math"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/scenes/figures"
)

// App is the program's loop: it holds the stack of scenes, feeds the topmost one
// with what the person does, and paints it when it has changed.
type App struct {
	House *House
	// Attends tells whether the window has the focus; tests, whose window is not on the screen, have their own.
	Attends func() bool

	given string // a file that the program was started with, until it is taken over

	stack   []Scene
	w, h    int // size of the canvas in device pixels
	engine  *input.Engine
	learned int // how often the engine has learned what the keyboard prints
	tracker *input.Tracker
	driver  *Driver
	stats   *figures.Stats
	screen  render.Screen
	settles int    // ticks until a window that has changed its size is looked at
	size    [2]int // of the canvas when it was painted last
	painted bool   // the screen shows the topmost scene as it was painted last
	shots   []shot
	broken  *crashScene // its report wants the picture of what broke, which is still on the screen
	leaving bool
	failed  error
	focused bool
	gained  time.Time // when it was seen to have it again
	clock   func() time.Time
	before  time.Time // of the last tick
	looked  int       // ticks since the start
	drawn   bool      // the engine has drawn a frame: pictures can be read back
	marked  bool      // the window's frame shows the program's picture
	cursor  ebiten.CursorShapeType
	rest    rester
	slide   transition  // a scene that comes into the light
	twice   doubleClick // presses that were meant for what stood there before
	start   *start
}

// shot is a picture of the screen that somebody wants.
type shot struct {
	take func(*image.RGBA)
}

// NewApp makes the loop. The first scene is pushed by the caller.
func NewApp(h *House) *App {
	a := &App{House: h, engine: &input.Engine{}, focused: true, Attends: ebiten.IsFocused, clock: wallClock}
	h.App = a
	a.Listen(a.engine)
	return a
}

// Listen takes what is pressed from devices; those of the engine are listened to first.
func (a *App) Listen(devices input.Source) { a.tracker = input.NewTracker(devices) }

// Drive lets a script play instead of a person; nil ends that.
func (a *App) Drive(d *Driver) {
	if a.driver = d; d != nil {
		a.Listen(d.source())
	}
}

// Doze lets the engine's loop sleep while nothing goes on. Without it the loop
// always runs.
func (a *App) Doze() { a.rest.loop = &engineLoop{} }

// Measure collects figures for -stats.
func (a *App) Measure(s *figures.Stats) {
	a.stats = s
	s.Saves = func() time.Duration {
		if a.House.Folder == nil {
			return 0
		}
		return a.House.Folder.SlowestSave()
	}
}

// Err is what ended the loop beside a person's wish: a failed script.
func (a *App) Err() error { return a.failed }

// Top is the scene that is shown, nil before the first.
func (a *App) Top() Scene {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1]
}

// names are those of the scenes, the topmost last.
func (a *App) names() string {
	var l []string
	for _, s := range a.stack {
		l = append(l, s.Name())
	}
	return strings.Join(l, " > ")
}

// Push shows a scene over the present one.
func (a *App) Push(s Scene) {
	a.stack = append(a.stack, s)
	a.arrive()
	a.slideIn(1)
}

// reopen goes back to a scene below that is the same page as another, and reports whether there is one.
func (a *App) reopen(s Scene) bool {
	i := slices.IndexFunc(a.stack, func(below Scene) bool {
		r, ok := below.(Reopener)
		return ok && r.Reopen(s)
	})
	if i < 0 {
		return false
	}
	s.Close()
	for len(a.stack)-1 > i {
		a.drop()
	}
	a.back()
	return true
}

// Pop leaves the present scene. The last one is left only by Quit.
func (a *App) Pop() {
	if len(a.stack) < 2 {
		return
	}
	a.drop()
	a.back()
}

// drop closes the present scene. It is off the stack before it closes, so that
// a mistake in closing does not close it twice.
func (a *App) drop() {
	s := a.Top()
	a.stack = a.stack[:len(a.stack)-1]
	s.Close()
}

// back shows the scene that lay under one that is left.
func (a *App) back() {
	if r, ok := a.Top().(Resumer); ok {
		r.Resume()
	}
	a.arrive()
	a.slideIn(-1)
}

// Replace shows a scene instead of the present one.
func (a *App) Replace(s Scene) {
	if len(a.stack) > 0 {
		a.drop()
	}
	a.Push(s)
}

// Home leaves all scenes but the first.
func (a *App) Home() {
	for len(a.stack) > 1 {
		a.drop()
	}
	a.back()
}

// ToHub leaves all scenes but the first for the hub of a campaign.
func (a *App) ToHub(c Campaign, id string) {
	a.Home()
	a.Push(c.Hub(a.House, id))
}

// Quit ends the program after this tick; everything is saved already.
func (a *App) Quit() { a.leaving = true }

// arrive is what every change of scene brings with it.
func (a *App) arrive() {
	a.painted = false
	a.House.furnish(LiesOnDesk(a.Top()))
	a.Top().Stage().Rebuild()
	a.House.note.Info("scene", "name", a.Top().Name(), "match", a.House.Settings.Match)
}

// Repaint paints the whole screen again: colours or sizes have changed.
func (a *App) Repaint() {
	a.painted = false
	for _, s := range a.stack {
		s.Stage().Rebuild()
	}
}

// Update is called by the engine 60 times a second.
func (a *App) Update() (err error) {
	defer a.guard(&err)
	if err := a.begin(); err != nil {
		return err
	}
	if ebiten.IsWindowBeingClosed() {
		a.leaving = true
	}
	if a.leaving {
		a.House.keepWindow()
		a.close()
		return ebiten.Termination
	}
	if files := ebiten.DroppedFiles(); files != nil {
		a.TakeFiles(files)
	}
	a.takeGiven()
	if a.rest.uncovered() {
		a.Refresh()
	}
	if a.late() && a.driver == nil {
		a.tracker.Drop()
	}
	var in *input.Snapshot
	if a.rest.asleep && a.rest.pads {
		if in = a.tracker.Step(); a.rest.glance(in) {
			return nil
		}
	}
	a.House.Kit.BeginFrame()
	if a.House.Kit.Update() {
		a.painted = false
	}
	if a.drawn && !a.marked { // after the first frame: nobody waits for it
		a.marked = true
		render.ThriftyCollector()
		if icons, err := assets.Icons(); err == nil {
			ebiten.SetWindowIcon(icons)
		}
	}
	a.House.update()
	if a.driver != nil {
		if err := a.driver.step(a); err != nil {
			a.failed = err
			a.leaving = true
		}
	}
	if a.settles > 0 {
		if a.settles--; a.settles == 0 && !a.House.driven {
			a.House.noteWindow(windowNow())
		}
	}
	if in == nil {
		in = a.tracker.Step()
	}
	if n := a.engine.Learned(); n != a.learned { // key caps
		a.learned = n
		a.Repaint()
	}
	a.Step(in)
	if a.rest.tick(a.calm(in), in.Pads > 0) {
		a.tidy()
	}
	return nil
}

// settleTicks is how long after a change of its size the window is looked at: that it is maximised is told after its size.
const settleTicks = 20

// wallClock goes on while the machine is asleep.
func wallClock() time.Time { return time.Now().Round(0) }

// overdue is how late a tick may come before what was pressed meanwhile counts for nothing: whoever pressed saw no answer.
const overdue = time.Second

// late reports whether this tick comes much later than it was due.
func (a *App) late() bool {
	now := a.clock()
	was := a.before
	a.before = now
	return !was.IsZero() && now.Sub(was) > a.rest.due()+overdue
}

// attend asks whether the window has the focus and does what comes of a change.
func (a *App) attend() {
	f := a.Attends()
	if f == a.focused {
		return
	}
	a.focused = f
	if f {
		a.gained = a.clock()
	}
	a.Refresh() // another window may have lain over this one
	a.House.hush(!f)
}

// returning is how long after the focus has come back a key that goes down was held when it came: held keys repeat within
// that time, and nobody is as quick.
const returning = 80 * time.Millisecond

// trust takes out of a tick what only seems to be meant for this window. A window that loses the focus is told that
// whatever was held has come up; one that gains it that held keys go down.
func (a *App) trust(in *input.Snapshot) {
	if a.driver != nil {
		return // a script needs no focus
	}
	if in.Released != 0 || len(in.Presses) > 0 && !a.focused {
		a.attend()
	}
	switch {
	case in.Released != 0 && !a.focused:
		in.Released = 0 // the stage lets go of what was pressed
	case len(in.Presses) > 0 && !a.gained.IsZero() && a.clock().Sub(a.gained) < returning:
		a.tracker.Hold(in)
	}
}

// focusLook is how many ticks pass from one question whether the window has the focus to the next: the question goes to
// the window system and back. While the loop sleeps every tick has a cause, so every one asks.
const focusLook = 8

// Step lets a tick pass in the topmost scene, with what a person did in it.
func (a *App) Step(in *input.Snapshot) {
	if a.looked++; a.rest.asleep || a.looked%focusLook == 0 {
		a.attend()
	}
	a.trust(in)
	top := a.Top()
	st := top.Stage()
	a.twice.watch(clickTarget{top, st.Modals()})
	a.twice.sift(in, twiceReach*math.Max(1, st.Scale()))
	if in.Any() {
		a.slide.left = 0
	}
	if a.slide.tick() {
		a.painted = false
	}
	if a.w > 0 {
		st.Resize(a.w, a.h, a.House.Scale())
	}
	top.Tick()
	if a.Top() != top || a.leaving {
		return // the scene has gone on by itself
	}
	st.Tick(in)
	if r := a.House.Reader; r != nil && a.House.Settings.Aloud {
		r.Read(top, a.House.Book.Lang())
	}
	a.stats.Tick(in.Any())
	if c := st.Cursor(); c != a.cursor {
		a.cursor = c
		ebiten.SetCursorShape(c)
	}
}

// Refresh paints the whole window with the next frame, whatever of it has changed.
func (a *App) Refresh() {
	a.painted = false
	a.screen.Forget()
}

// general does the actions that every scene has.
func (a *App) general(act input.Action) bool {
	switch act {
	case input.Fullscreen:
		a.House.toggleFullscreen()
	case input.Mute:
		a.House.toggleMute()
	case input.Picture:
		a.Picture(a.House.keepPicture)
	default:
		return false
	}
	return true
}

// Draw is called by the engine for every frame. Where nothing has changed it
// returns at once, and the engine keeps the frame that is there.
func (a *App) Draw(screen *ebiten.Image) {
	var err error
	defer a.guard(&err)
	top := a.Top()
	if top == nil {
		return
	}
	if c := a.broken; c != nil {
		if a.broken = nil; a.drawn {
			c.picture = pixels(screen)
		}
	}
	st := top.Stage()
	if a.painted && !st.Dirty() && len(a.shots) == 0 {
		return
	}
	if !a.painted && a.drawn && a.size == [2]int{a.w, a.h} && a.House.Kit.Loading() {
		return // what was shown last stays until the pictures of the scene are there
	}
	a.stats.Paint(func() {
		st.Resize(a.w, a.h, a.House.Scale())
		a.screen.Paint(a.House.Kit, screen, st.Scale(), a.slide.over(st))
	})
	a.size, a.painted, a.drawn = [2]int{a.w, a.h}, !a.House.Kit.Owing(), true
	if a.painted {
		a.takeShots(screen)
	}
}

// takeShots hands the picture to those who asked for it.
func (a *App) takeShots(screen *ebiten.Image) {
	if len(a.shots) == 0 {
		return
	}
	img := pixels(screen)
	for _, s := range a.shots {
		s.take(img)
	}
	a.shots = nil
}

// pixels is what the screen shows.
func pixels(screen *ebiten.Image) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: screen.Bounds().Size()})
	screen.ReadPixels(img.Pix)
	return img
}

// Picture asks for the next picture of the screen.
func (a *App) Picture(take func(*image.RGBA)) { a.shots = append(a.shots, shot{take}) }

// Layout gives the canvas the window's size in device pixels.
func (a *App) Layout(w, h int) (int, int) { panic("scenes: the engine asks LayoutF") }

// The shapes a canvas may have: width to height. Tables lie well between them; in a window that is narrower or wider the
// engine leaves bars beside the canvas.
const (
	tallest  = 4.0 / 3
	broadest = 32.0 / 9
)

// canvasIn is the size of the canvas in a window, in device pixels.
func canvasIn(w, h int) (int, int) {
	w, h = max(1, w), max(1, h)
	return max(1, min(w, int(float64(h)*broadest))), max(1, min(h, int(float64(w)/tallest)))
}

// LayoutF gives the canvas the window's size in device pixels, or as much of it as a canvas may have.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	pw, ph := canvasIn(int(w*s), int(h*s))
	if pw != a.w || ph != a.h {
		a.Resize(pw, ph)
		a.settles = settleTicks
	}
	return float64(pw), float64(ph)
}

// Resize gives the canvas a size, in device pixels.
func (a *App) Resize(w, h int) {
	a.w, a.h, a.painted = w, h, false
	a.House.Kit.SetScale(render.Scale(w, h, a.House.Scale()))
}

// Size is the size of the canvas in device pixels.
func (a *App) Size() (w, h int) { return a.w, a.h }

// Drawn reports whether a frame was drawn: from then on pictures can be read back.
func (a *App) Drawn() bool { return a.drawn }

// Sliding reports whether a scene is still coming into the light.
func (a *App) Sliding() bool { return a.slide.left > 0 }

// KeyNames is what is printed on the keys: their character, or their name in the language of the texts.
func (a *App) KeyNames(k ebiten.Key) string {
	if name := "keycap." + strings.ToLower(k.String()); a.House.Book.Has("", name) {
		return a.House.T(name)
	}
	return a.engine.Names(k)
}

// Wanted reports whether the next frame is waited for: it is the first, or somebody wants its picture or the one before it.
func (a *App) Wanted() bool { return !a.drawn || a.broken != nil || len(a.shots) > 0 }

// guard turns a panic of a scene into the crash scene: whatever was being
// played is saved already. A second panic ends the program.
func (a *App) guard(err *error) {
	p := recover()
	if p == nil {
		return
	}
	trace := append([]byte("scenes "+a.names()+"\n\n"), debug.Stack()...)
	if _, again := a.Top().(*crashScene); again || a.Top() == nil {
		*err = fmt.Errorf("%v\n%s", p, trace)
		return
	}
	report := a.House.report(p, trace)
	a.House.note.Error("crash", "cause", p, "trace", string(trace))
	a.close()
	a.shots = nil
	if a.driver != nil {
		a.failed = errors.Join(a.failed, fmt.Errorf("the game crashed: %v\n%s", p, trace))
		a.leaving = true
	}
	a.broken = newCrashScene(a.House, p, report, trace)
	a.Push(a.broken)
}

// closeQuietly closes a scene that may be broken.
func (a *App) closeQuietly(s Scene) {
	defer func() { _ = recover() }()
	s.Close()
}

// Shut leaves all scenes after the loop has ended, however it did, and waits
// until everything is written.
func (a *App) Shut() {
	a.close()
	a.House.Flush()
}

// close leaves all scenes, the topmost first.
func (a *App) close() {
	a.House.cancelTask()
	for len(a.stack) > 0 {
		s := a.Top()
		a.stack = a.stack[:len(a.stack)-1]
		a.closeQuietly(s)
	}
}
