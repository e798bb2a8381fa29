package scenes

import (
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
)

// How long the loop waits before it sleeps, and how often it looks up while it
// does. Whatever the system tells (pointer, keys, the window) wakes it at once.
const (
	restAfter = 30                    // ticks in which nothing happens
	restLook  = 4 * time.Second       // for what nobody tells of
	padLook   = 90 * time.Millisecond // pads are not told of, they are asked
	padWhole  = 4                     // every so many looks at the pads are a whole tick
)

// A loop is the engine's, as far as it can be slowed down.
type loop interface {
	// sleep lets the loop wait until the system tells of something, wake lets it
	// run 60 times a second again.
	sleep()
	wake()
	// nudge makes a sleeping loop run once after a while; it replaces a nudge
	// that was asked for before. Zero asks for none.
	nudge(after time.Duration)
	// nudged reports whether the nudge that was asked for last has come, once.
	nudged() bool
	// tidy gives memory back that nothing uses any more.
	tidy()
}

// rester puts the loop to sleep when nothing moves and no script runs.
type rester struct {
	loop   loop
	calm   int // ticks in which nothing happened
	asleep bool
	slept  time.Duration // until the next look at the latest
	tidied bool          // in this rest
	pads   bool          // a gamepad is connected
	looks  int           // at the pads since the last whole tick
}

// uncovered reports whether a sleeping loop was woken by something that it did not ask
// for: it may be that another window lay over this one, and a window system without a
// compositor has forgotten what was below.
func (r *rester) uncovered() bool { return r.asleep && !r.loop.nudged() }

// due is how long the loop may sleep until its next tick.
func (r *rester) due() time.Duration {
	if r.asleep && r.pads {
		return padLook
	}
	if r.asleep {
		return restLook
	}
	return 0
}

// glance reports whether a tick of a sleeping loop was for no more than a look at the
// pads, on which nothing is pressed: then nothing else has to be done in it.
func (r *rester) glance(in *input.Snapshot) bool {
	if !r.asleep || !r.pads || in.Pads == 0 || !in.Still() {
		return false
	}
	if r.looks++; r.looks >= padWhole {
		r.looks = 0
		return false
	}
	r.slept += padLook
	r.loop.nudge(padLook)
	return true
}

// tick ends a tick: calm says that nothing went on in it, pads that a gamepad is
// connected. It reports, once in a rest, that the rest has lasted: what is held for
// later may go.
func (r *rester) tick(calm, pads bool) (lasted bool) {
	if r.loop == nil {
		return false
	}
	if !calm {
		r.calm = 0
		if r.asleep {
			r.asleep, r.tidied, r.slept = false, false, 0
			r.loop.nudge(0)
			r.loop.wake()
		}
		return false
	}
	if r.calm++; r.calm < restAfter {
		return false
	}
	if !r.asleep {
		r.asleep = true
		r.loop.sleep()
	}
	if r.slept >= restLook && !r.tidied {
		r.tidied, lasted = true, true
	}
	look := restLook
	if r.pads = pads; pads {
		look = padLook
	}
	r.slept += look
	r.loop.nudge(look)
	return lasted
}

// tidy gives back what only later frames may need, and what nothing uses any more.
func (a *App) tidy() {
	a.House.Kit.Trim()
	a.screen.Trim()
	a.rest.loop.tidy()
}

// calm reports whether nothing went on in this tick and nothing is on its way:
// the picture is painted, nobody touches anything, nothing moves, loads, thinks
// or is written, and no script runs.
func (a *App) calm(in *input.Snapshot) bool {
	if a.leaving || !a.painted || a.Wanted() || a.driver != nil && !a.driver.rests(a) || !in.Still() {
		return false
	}
	top := a.Top()
	if top == nil || top.Stage().Dirty() || !top.Stage().AtRest() || !a.House.Settled() || !a.House.Kit.Settled() {
		return false
	}
	w, ok := top.(Worker)
	return !ok || w.Idle()
}

// engineLoop is Ebitengine's loop.
type engineLoop struct {
	timer *time.Timer
	due   atomic.Bool // the timer has run out
	ticks int         // a second, when it is awake
}

// The mode in which the engine waits for events is deprecated in favour of not
// drawing; but a loop that does not draw still runs 60 times a second and takes
// 3 % of a core, one that waits 0.2 %.
//
//lint:file-ignore SA1019 nothing else lets the engine wait for events

// A loop that sleeps has one tick for each event: the engine would make up for those that
// it did not have meanwhile.
func (l *engineLoop) sleep() {
	l.ticks = ebiten.TPS()
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	ebiten.SetTPS(ebiten.SyncWithFPS)
}

func (l *engineLoop) wake() {
	ebiten.SetTPS(l.ticks)
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
}

// tidy runs beside the loop: it takes some hundredths of a second. The engine
// hands pictures that were dropped back to the driver at the end of a frame.
func (*engineLoop) tidy() {
	go func() {
		debug.FreeOSMemory()
		time.Sleep(time.Second)
		trimHeap()
	}()
}

func (l *engineLoop) nudge(after time.Duration) {
	switch {
	case after == 0 && l.timer != nil:
		l.timer.Stop()
	case after == 0:
	case l.timer == nil:
		l.timer = time.AfterFunc(after, func() {
			l.due.Store(true)
			ebiten.ScheduleFrame()
		})
	default:
		l.timer.Reset(after)
	}
}

func (l *engineLoop) nudged() bool { return l.due.Swap(false) }
