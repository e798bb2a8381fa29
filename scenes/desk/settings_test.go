package desk_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/scenes/scenestest"
)

// What is changed holds at once and at the next start.
func TestSettingsHoldAtOnceAndStay(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Play(`wait idle
do Settings
wait idle
do Reduced motion
do Recap of rivals' turns
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
	s := *d.House.Settings
	if !s.Reduced || !s.NoRecap || s.Hints || !s.Muted || s.Mine != 150 || s.Palette != "deuteranopia" || s.Scale != 115 {
		t.Errorf("%+v", s)
	}
	d.App.Shut()
	d.House.Close()
	e := scenestest.OpenDesk(t, 1280, 720, dir)
	if n := e.House.Settings; n.Reduced != s.Reduced || n.NoRecap != s.NoRecap || n.Hints != s.Hints || n.Muted != s.Muted || n.Mine != s.Mine || n.Palette != s.Palette || n.Scale != s.Scale {
		t.Errorf("after the next start: %+v", n)
	}
	e.Play("wait idle\ndo Settings\nwait idle\ndo Reset to defaults\nwait idle\nexpect text Reset everything\npick ask-reset/0\nwait idle\ndo Done\nwait idle")
	if n := e.House.Settings; n.Reduced || n.NoRecap || !n.Hints || n.Muted || n.Mine != 100 || n.Palette != "" || n.Scale != 100 {
		t.Errorf("as delivered: %+v", n)
	}
}

// A key is put in the place of another one; one that is in use is asked for,
// one that always does something is refused.
func TestKeysAreBoundAndConflictsAsked(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Play("wait idle\ndo Settings\nwait idle\ndo Keys\nwait idle")
	d.Play("choose keys bind:hint:1\nwait idle\nkey Q\nwait idle")
	q := input.Key(ebiten.KeyQ)
	if a := d.House.Bindings.Owner(q); a != input.Hint {
		t.Errorf("Q does %v", a)
	}
	d.Play("choose keys bind:log:1\nwait idle\nkey Q\nwait idle\nexpect text is in use\ndo Take it\nwait idle")
	if a := d.House.Bindings.Owner(q); a != input.Log {
		t.Errorf("Q does %v", a)
	}
	if !slices.Contains(d.House.Bindings.Free(input.Log), q) || slices.Contains(d.House.Bindings.Free(input.Hint), q) {
		t.Error("Q was not taken away from Hint")
	}
}

// A hand brings its keys at once and keeps them: captions and the line of the desk name them, and one hand gets from the desk
// to a table with them.
func TestOneHandHasKeysOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Play("wait idle\nexpect text Arrows: move. Enter: open.\ndo Settings\nwait idle\ndo Keys\nwait idle\npick hand/more\nwait idle")
	if d.House.Settings.Hand != "left" || d.House.Bindings.Owner(input.Key(ebiten.KeyA)) != input.Hint {
		t.Errorf("the hand is %q, A does %v", d.House.Settings.Hand, d.House.Bindings.Owner(input.Key(ebiten.KeyA)))
	}
	d.Play("do Done\nwait idle\nexpect text E S D F: move. Space: open.")
	d.App.Shut()
	d.House.Close()
	e := scenestest.OpenDesk(t, 1280, 720, dir)
	e.Play("wait idle\nexpect text E S D F: move. Space: open.")
	if got := e.House.Bindings.Save(); !reflect.DeepEqual(got, input.StandardOf(input.LeftHand).Save()) {
		t.Errorf("at the next start the keys are %v", got)
	}
	was := e.App.Top().Stage().Focused()
	e.Play("key D\nwait idle")
	if now := e.App.Top().Stage().Focused(); now == was || now == "" {
		t.Errorf("D leaves the focus at %q", now)
	}
	e.Play("do Settings\nwait idle\ndo Keys\nwait idle\npick hand/more\nwait idle\ndo Done\nwait idle\nexpect text Arrows: move. Space: open.\ndo Settings\nwait idle\ndo Reset to defaults\nwait idle\npick ask-reset/0\nwait idle\ndo Done\nwait idle\nexpect text Arrows: move. Enter: open.")
	if e.House.Settings.Hand != "" || !reflect.DeepEqual(e.House.Bindings, input.Standard()) {
		t.Errorf("as delivered the hand is %q", e.House.Settings.Hand)
	}
}

// The row that changes the size of everything stays where it is: two presses at one place are two steps.
func TestTheSizeChangesWhenItsRowIsLeft(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Visit("pick menu:settings\nwait idle\npick tabs/2\nwait idle")
	st := d.App.Top().Stage()
	x, y, _ := st.Pick("scale/more")
	click := fmt.Sprintf("click %.0f %.0f\nwait 40\n", x, y)
	d.Visit(click + click)
	if at, ok := st.Find("scale/more"); !ok || d.House.Settings.Scale != 100 || !at.Has(render.Pt(x/st.Scale(), y/st.Scale())) {
		t.Errorf("the row went to %v, the scale is %d", at, d.House.Settings.Scale)
	}
	d.Visit("hover 20 20\nwait idle")
	if d.House.Settings.Scale != 130 {
		t.Errorf("after leaving the row the scale is %d, want 130", d.House.Settings.Scale)
	}
}
