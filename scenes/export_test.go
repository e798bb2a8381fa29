package scenes

import (
	"context"
	"time"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes/figures"
)

// CPUTime is the processor time of the whole process.
func CPUTime() time.Duration { return figures.CPUTime() }

// Crash shows what a broken scene brings.
func (a *App) Crash(cause any, report string) { a.Push(newCrashScene(a.House, cause, report, nil)) }

// Without says why nothing can be kept.
func (h *House) Without(err error) { h.without = err }

// Notice adds what has to be said on the title.
func (h *House) Notice(m rules.Message) { h.Notices = append(h.Notices, m) }

// BreakTop lets the crash scene break as well.
func (a *App) BreakTop() {
	a.Top().(*crashScene).house = nil
}

// Broken is a scene that panics when it is asked to show itself.
type Broken struct{ stage *ui.Stage }

// NewBroken makes one.
func NewBroken(h *House) *Broken   { return &Broken{h.NewStage(render.House)} }
func (b *Broken) Name() string     { return "broken" }
func (b *Broken) Stage() *ui.Stage { return b.stage }
func (b *Broken) Close()           {}
func (b *Broken) Tick()            { panic("the drawer is jammed") }

// A FakeLoop tells what the program asked of the engine's loop.
type FakeLoop struct {
	Asleep, Slept bool
	Next          time.Duration // when it wants to be nudged, 0 never
	Tidied        int           // how often memory was given back
	Uncovered     bool          // the next tick comes from the window system
}

func (l *FakeLoop) sleep()                { l.Asleep, l.Slept = true, true }
func (l *FakeLoop) wake()                 { l.Asleep = false }
func (l *FakeLoop) nudge(d time.Duration) { l.Next = d }
func (l *FakeLoop) tidy()                 { l.Tidied++ }

func (l *FakeLoop) nudged() bool {
	told := l.Uncovered
	l.Uncovered = false
	return !told
}

// A FakeSource is devices that tests move.
type FakeSource struct {
	input.Raw
	Away bool      // another window has the focus
	Now  time.Time // what time it is; zero is the machine's own
}

// Read implements input.Source.
func (s *FakeSource) Read(raw *input.Raw) { *raw = s.Raw }

// Fake gives the program a loop and devices of a test.
func (a *App) Fake() (*FakeLoop, *FakeSource) {
	l, s := &FakeLoop{}, &FakeSource{}
	a.rest.loop = l
	a.tracker = input.NewTracker(s)
	a.Attends = func() bool { return !s.Away }
	a.clock = func() time.Time {
		if s.Now.IsZero() {
			return wallClock()
		}
		return s.Now
	}
	a.stats = figures.NewStats(time.Now())
	return l, s
}

// Frames is how many frames were painted since Fake.
func (a *App) Frames() int { return a.stats.Drawn() }

// Ticks is how many ticks have gone through the topmost scene.
func (a *App) Ticks() int { return a.looked }

// CanvasIn is the size of the canvas in a window.
func CanvasIn(w, h int) (int, int) { return canvasIn(w, h) }

// Level and Opposition are how strong those are against whom persons play.
var (
	Level      = level
	Opposition = opposition
)

// Run starts a task over the scene on top.
func (h *House) Run(title string, do func(ctx context.Context, progress func(done, of int)) error, then func(error)) {
	h.StartTask(h.App.Top().Stage(), title, do, then)
}

// BrokenClip is a clipboard whose system answers with an error.
func BrokenClip(h *House, err error) ui.Clip {
	h.driven = false
	return &systemClipboard{house: h, write: func(string) error { return err }, read: func() (string, error) { return "", err }}
}

// Depth is how many scenes lie over each other.
func (a *App) Depth() int { return len(a.stack) }
