package scenes_test

import (
	"fmt"
	"testing"

	"safehouse/scenes/scenestest"
)

// In small windows and at every size of letters everything can still be
// reached: what has no room scrolls.
func TestSmallWindowsAndLargeLetters(t *testing.T) {
	for _, x := range []struct {
		w, h, scale int
	}{{640, 360, 100}, {1280, 720, 200}, {720, 1280, 100}} {
		t.Run(fmt.Sprintf("%dx%d at %d", x.w, x.h, x.scale), func(t *testing.T) {
			d := scenestest.BlindDesk(t, x.w, x.h)
			d.House.Settings.Scale = x.scale
			d.Window(x.w, x.h)
			d.Look("title")
			d.Play("choose keys menu:settings\nwait idle")
			d.Look("settings")
			d.Play("choose keys tabs/3\nwait idle\nchoose keys bind:mute:2\nwait idle\nkey Escape\nwait idle\nchoose keys close\nwait idle\nexpect scene title\nchoose keys menu:new\nwait idle\nexpect scene setup")
			d.Look("setup")
			d.Play("choose keys tabs/1\nwait idle\nchoose keys kind:1\nwait idle\nkey Escape\nwait idle\nchoose keys start\nwait idle\nexpect scene table\ndo Advance\nwait idle")
			d.Look("table")
			d.Play("choose keys button:menu\nwait idle\nexpect scene pause\nchoose keys pause:rules\nwait idle\nchoose keys next\nwait idle\nchoose keys close\nwait idle")
			d.Look("pause")
			d.Play("choose keys pause:desk\nwait idle\nchoose keys menu:load\nwait idle\nchoose keys open\nwait idle\nexpect scene table")
		})
	}
}
