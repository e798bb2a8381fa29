package scenes

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync/atomic"

	"safehouse/render"
	"safehouse/render/ui"
)

// A task is work that takes its time, such as looking through a file of a hundred matches.
// It runs beside the drawing; a dialog lies over the scene until it is over, and shows how
// far it is when it takes longer than a moment.
type task struct {
	stage  *ui.Stage
	title  string
	cancel context.CancelFunc
	share  atomic.Int64 // done, in percent
	shown  int64
	ticks  int
	over   chan error
	crash  string // what went wrong in it, set before it is over
	then   func(err error)
}

// taskDelay is how many ticks a task takes before anything is shown of it.
const taskDelay = 15

// StartTask starts a task; then is called on the drawing thread with what it came to,
// context.Canceled when somebody broke it off. There is one at a time.
func (h *House) StartTask(s *ui.Stage, title string, do func(ctx context.Context, progress func(done, of int)) error, then func(err error)) {
	ctx, cancel := context.WithCancel(context.Background())
	j := &task{stage: s, title: title, cancel: cancel, over: make(chan error, 1), then: then}
	h.task = j
	s.Open("task", func(b *ui.Builder) { h.layTask(b, j) })
	go func() {
		var err error
		defer func() {
			if c := recover(); c != nil {
				j.crash = fmt.Sprintf("the work beside the drawing crashed: %v\n%s", c, debug.Stack())
			}
			j.over <- err
		}()
		err = do(ctx, func(done, of int) { j.share.Store(int64(100 * done / max(1, of))) })
	}()
}

// pollTask takes over what a task came to; it is called once a tick.
func (h *House) pollTask() {
	j := h.task
	if j == nil {
		return
	}
	select {
	case err := <-j.over:
		j.cancel()
		h.task = nil
		j.stage.Shut("task")
		if j.crash != "" {
			panic(j.crash)
		}
		j.then(err)
	default:
		if j.ticks++; j.ticks == taskDelay || j.ticks > taskDelay && j.share.Load() != j.shown {
			j.stage.Rebuild()
		}
	}
}

// cancelTask ends a task that runs when the program is left, and waits for it.
func (h *House) cancelTask() {
	if j := h.task; j != nil {
		j.cancel()
		<-j.over
		h.task = nil
	}
}

// layTask is the dialog of a task.
func (h *House) layTask(b *ui.Builder, j *task) {
	early := j.ticks < taskDelay
	b.Modal(ui.Modal{ID: "task", Close: j.cancel, Clear: early}, func(b *ui.Builder) {
		if early {
			return
		}
		th, grow := b.Theme(), b.Grow()
		w := min(640*grow, b.Area().W-48)
		head := 54 * grow
		panel := render.Around(b.Area().Center(), w, 28+head+40*grow+24+render.ButtonHeight+28)
		b.Add(ui.Thing{ID: "task", Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: j.title, Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.Panel(st.At, th)
			c.TextFit(render.R(st.At.X+28, st.At.Y+22, st.At.W-56, head), j.title, th.Heading(), render.Left, 22)
		}})
		j.shown = j.share.Load()
		b.Progress(ui.Progress{ID: "task/progress", Rect: render.R(panel.X+28, panel.Y+28+head, panel.W-56, 40*grow), Share: float64(j.shown) / 100, Label: h.T("task.busy", "percent", int(j.shown))})
		Footer(b, panel.Inset(28), ui.Button{ID: "task/cancel", Label: h.T("cancel"), Icon: "cross", Do: j.cancel})
	})
}
