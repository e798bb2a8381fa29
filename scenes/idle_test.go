package scenes_test

import (
	"testing"
	"time"

	"safehouse/render/ui/input"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

// still is a window in which nobody has done anything for two seconds.
func still(t *testing.T, d *scenestest.Desk, loop *scenes.FakeLoop, source *scenes.FakeSource) {
	t.Helper()
	for range 600 {
		scenestest.TickAndDraw(t, d.App, d.Canvas)
		if loop.Asleep {
			return
		}
		if !d.House.Kit.Settled() {
			time.Sleep(time.Millisecond) // ticks are faster here than loading
		}
	}
	t.Fatalf("scene %s never comes to rest", d.App.Top().Name())
}

func TestTheLoopSleepsWhenNothingMoves(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	still(t, d, loop, source)
	if loop.Next != 4*time.Second {
		t.Errorf("a sleeping loop looks up after %v", loop.Next)
	}
	frames := d.App.Frames()
	for range 100 {
		scenestest.TickAndDraw(t, d.App, d.Canvas)
	}
	if n := d.App.Frames() - frames; n != 0 || !loop.Asleep {
		t.Errorf("%d frames are drawn at rest; asleep: %v", n, loop.Asleep)
	}
	source.X++ // the pointer moves
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	if loop.Asleep {
		t.Error("the pointer moves and the loop sleeps on")
	}
	if loop.Next != 0 {
		t.Errorf("a loop that runs is still to be nudged in %v", loop.Next)
	}
	still(t, d, loop, source)
}

// A window that is uncovered while nothing moves is painted again, once: not every window
// system keeps what was below another window.
func TestAnUncoveredWindowIsPainted(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	still(t, d, loop, source)
	frames := d.App.Frames()
	loop.Uncovered = true
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	still(t, d, loop, source)
	if n := d.App.Frames() - frames; n != 1 {
		t.Errorf("%d frames are drawn when the window is uncovered", n)
	}
}

func TestAPadIsAskedWhileTheLoopSleeps(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	source.Pads = 1
	still(t, d, loop, source)
	if loop.Next == 0 || loop.Next > time.Second/8 {
		t.Errorf("with a pad a sleeping loop looks up after %v", loop.Next)
	}
	at := d.App.Top().Stage().Focused()
	source.Pad = input.PadSet(0).With(input.PadDown)
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	if loop.Asleep {
		t.Error("a button of the pad is down and the loop sleeps on")
	}
	source.Pad = 0
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	if now := d.App.Top().Stage().Focused(); now == at {
		t.Errorf("the press of the pad went nowhere: the focus is on %q", now)
	}
	still(t, d, loop, source)
}

// While the loop sleeps most looks at a pad are nothing but that; every fourth is a whole
// tick, and whatever a person does is one at once.
func TestALookAtAPadIsNoWholeTick(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	source.Pads = 1
	still(t, d, loop, source)
	from, frames := d.App.Ticks(), d.App.Frames()
	for range 40 {
		loop.Next = 0
		scenestest.TickAndDraw(t, d.App, d.Canvas)
		if !loop.Asleep || loop.Next == 0 || loop.Next > time.Second/8 {
			t.Fatalf("asleep %v, the next look after %v", loop.Asleep, loop.Next)
		}
	}
	if n := d.App.Ticks() - from; n != 10 || d.App.Frames() != frames {
		t.Errorf("40 looks are %d whole ticks and %d frames", n, d.App.Frames()-frames)
	}
	source.X++
	from = d.App.Ticks()
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	if loop.Asleep || d.App.Ticks() == from {
		t.Error("the pointer moves and the loop sleeps on")
	}
	still(t, d, loop, source)
	source.Pads = 0 // it is unplugged
	for range 8 {
		scenestest.TickAndDraw(t, d.App, d.Canvas)
	}
	if loop.Next != 4*time.Second {
		t.Errorf("without a pad the next look is after %v", loop.Next)
	}
}

func TestAHeldKeyKeepsTheLoopAwake(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	still(t, d, loop, source)
	source.Buttons = input.Right
	for range 300 {
		scenestest.TickAndDraw(t, d.App, d.Canvas)
	}
	if loop.Asleep {
		t.Error("the loop sleeps while a button is held")
	}
}

func TestAMessageGoesBeforeTheLoopSleeps(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	d.App.Top().Stage().Toast("", "Something that has to be read.")
	still(t, d, loop, source)
	if l := d.App.Top().Stage().Toasts(); len(l) > 0 {
		t.Errorf("the loop sleeps and %q stays", l)
	}
}

func TestTheLoopRunsWhileAScriptRuns(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, _ := d.App.Fake()
	d.Play("wait 200\n")
	if loop.Slept {
		t.Error("the loop slept while a script waited")
	}
}
