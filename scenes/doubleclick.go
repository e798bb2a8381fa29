package scenes

import (
	"slices"

	"safehouse/render/ui/input"
)

// The second press of a double click, or a second Enter right after the first, is meant for what stood there before: it
// is dropped when the first one has opened another scene, a dialog or a menu, or shut one.

// How long and how near: 350 ms, and some pixels.
const (
	doubleClickTicks = 21
	twiceReach       = 12
)

// clickTarget is what presses are meant for: a scene and the dialogs in it.
type clickTarget struct {
	scene  Scene
	modals int
}

// doubleClick knows the last press and what it was meant for.
type doubleClick struct {
	now   clickTarget
	since int // ticks since that came
	x, y  float64
	key   input.Trigger
	of    clickTarget // what the last press was meant for
}

// watch notes where presses go in this tick.
func (t *doubleClick) watch(now clickTarget) {
	if t.since++; now != t.now {
		t.now, t.since = now, 0
	}
}

// fresh reports whether what stands there has just come.
func (t *doubleClick) fresh() bool { return t.since < doubleClickTicks }

// sift takes from a tick what repeats a press that was meant for what stood there before.
func (t *doubleClick) sift(in *input.Snapshot, near float64) {
	old := t.of != t.now && t.fresh()
	if in.Pressed&input.Left != 0 {
		dx, dy := in.X-t.x, in.Y-t.y
		if old && dx*dx+dy*dy <= near*near {
			in.Pressed &^= input.Left
		} else {
			t.x, t.y, t.of = in.X, in.Y, t.now
		}
	}
	confirm := t.now.scene.Stage().Bindings
	in.Presses = slices.DeleteFunc(in.Presses, func(p input.Press) bool {
		if p.Repeat || confirm.Owner(p.Trigger) != input.Confirm {
			return false
		}
		if old && p.Trigger == t.key {
			return true
		}
		t.key, t.of = p.Trigger, t.now
		return false
	})
}
