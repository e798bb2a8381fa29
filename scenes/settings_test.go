package scenes_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
)

// What is changed holds at once and at the next start.
func TestSettingsHoldAtOnceAndStay(t *testing.T) {
	dir := t.TempDir()
	d := openDesk(t, 1280, 720, dir)
	d.play(`wait idle
do Settings
wait idle
do Reduced motion
do Tell what rivals did
do Hints
pick mine/more
wait idle
do Sound
wait idle
do Mute
wait idle
do Picture
wait idle
pick palette/more
wait idle
pick scale/more
wait idle
do Done
wait idle
expect scene title`)
	s := *d.house.Settings
	if !s.Reduced || !s.NoRecap || s.Hints || !s.Muted || s.Mine != 150 || s.Palette != "deuteranopia" || s.Scale != 115 {
		t.Errorf("%+v", s)
	}
	d.app.Shut()
	d.house.Close()
	e := openDesk(t, 1280, 720, dir)
	if n := e.house.Settings; n.Reduced != s.Reduced || n.NoRecap != s.NoRecap || n.Hints != s.Hints || n.Muted != s.Muted || n.Mine != s.Mine || n.Palette != s.Palette || n.Scale != s.Scale {
		t.Errorf("after the next start: %+v", n)
	}
	e.play("wait idle\ndo Settings\nwait idle\ndo As delivered\nwait idle\nexpect text Put everything back\npick ask-reset/0\nwait idle\ndo Done\nwait idle")
	if n := e.house.Settings; n.Reduced || n.NoRecap || !n.Hints || n.Muted || n.Mine != 100 || n.Palette != "" || n.Scale != 100 {
		t.Errorf("as delivered: %+v", n)
	}
}

// A key is put in the place of another one; one that is in use is asked for,
// one that always does something is refused.
func TestKeysAreBoundAndConflictsAsked(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.play("wait idle\ndo Settings\nwait idle\ndo Keys\nwait idle")
	d.play("choose keys bind:hint:1\nwait idle\nkey Q\nwait idle")
	q := input.Key(ebiten.KeyQ)
	if a := d.house.Bindings.Owner(q); a != input.Hint {
		t.Errorf("Q does %v", a)
	}
	d.play("choose keys bind:log:1\nwait idle\nkey Q\nwait idle\nexpect text is in use\ndo Take it\nwait idle")
	if a := d.house.Bindings.Owner(q); a != input.Log {
		t.Errorf("Q does %v", a)
	}
	if !slices.Contains(d.house.Bindings.Free(input.Log), q) || slices.Contains(d.house.Bindings.Free(input.Hint), q) {
		t.Error("Q was not taken away from Hint")
	}
}
