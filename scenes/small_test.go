package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/rendertest"
)

// In small windows and at every size of letters everything can still be
// reached: what has no room scrolls.
func TestSmallWindowsAndLargeLetters(t *testing.T) {
	for _, x := range []struct {
		w, h, scale int
	}{{640, 360, 100}, {1280, 720, 200}, {720, 1280, 100}} {
		t.Run(fmt.Sprintf("%dx%d at %d", x.w, x.h, x.scale), func(t *testing.T) {
			d := blindDesk(t, x.w, x.h)
			d.house.Settings.Scale = x.scale
			d.app.Window(x.w, x.h)
			d.look("title")
			d.play("choose keys menu:settings\nwait idle")
			d.look("settings")
			d.play("choose keys tabs/3\nwait idle\nchoose keys bind:mute:2\nwait idle\nkey Escape\nwait idle\nchoose keys close\nwait idle\nexpect scene title\nchoose keys menu:new\nwait idle\nexpect scene setup")
			d.look("setup")
			d.play("choose keys kind:1\nwait idle\nkey Escape\nwait idle\nchoose keys start\nwait idle\nexpect scene table\ndo Advance\nwait idle")
			d.look("table")
			d.play("choose keys button:menu\nwait idle\nexpect scene pause\nchoose keys pause:rules\nwait idle\nchoose keys next\nwait idle\nchoose keys close\nwait idle")
			d.look("pause")
			d.play("choose keys pause:desk\nwait idle\nchoose keys menu:load\nwait idle\nchoose keys open\nwait idle\nexpect scene table")
		})
	}
}

// look keeps a picture for looking at, where the flag asks for it.
func (d *desk) look(name string) {
	d.t.Helper()
	if !rendertest.Shooting() {
		return
	}
	pictures := d.app.Play(d.t, d.canvas, "wait idle\nshot now")
	name = strings.ReplaceAll(strings.ReplaceAll(d.t.Name(), "/", "-"), " ", "_") + "-" + name
	rendertest.Shoot(d.t, name, pictures["now"])
}
