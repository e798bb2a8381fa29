package play_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"safehouse/render/sound"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
)

// everything is what lies in a folder: content by path.
func everything(t *testing.T, dir string) map[string]string {
	t.Helper()
	l := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		l[path] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestAFolderThatMayOnlyBeReadIsPlayedOnFrom begins a match, then finds its folder
// unwritable: that is said once; settings, profile and Continue are there; the match is
// played to its end, settings hold; and afterwards nothing in the folder has changed.
func TestAFolderThatMayOnlyBeReadIsPlayedOnFrom(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Profile.Name = "Vesper"
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\ndo Advance\nwait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle\ndo Settings\nwait idle\ndo Reduced motion\ndo Done\nwait idle\ndo Leave the desk")
	d.App.Shut()
	d.House.Close()
	before := everything(t, dir)

	folder, err := save.OpenReadOnly(dir)
	if err != nil {
		t.Fatal(err)
	}
	e := scenestest.OpenDesk(t, 1280, 720, "")
	e.House.Open(folder, nil, sound.Open(true), true)
	e.App.Replace(scenes.First(e.House, dir))
	e.Play(`wait idle
expect text may be read, but not written
expect text nothing of this session is kept
do OK
wait idle
expect no may be read
do Continue
wait idle
expect scene table
expect no Before you begin
key Escape
wait idle
expect text not kept
key Escape
wait idle
auto
wait idle
expect scene results
do To the desk
wait idle
expect scene title
expect no Before you begin
do Settings
wait idle
do Sound
wait idle
do Mute
wait idle
do Done
wait idle
expect no may not be read
do Continue
wait idle
expect scene table
key Escape
wait idle
do Leave to the desk
wait idle
expect scene title
expect no Before you begin
do New game
wait idle
do Start
wait idle
auto
wait idle
expect scene results`)
	if s := e.House.Settings; !s.Reduced || !s.Muted {
		t.Errorf("settings of the folder and of the session do not hold: %+v", s)
	}
	e.App.Shut()
	e.House.Close()
	if after := everything(t, dir); !maps.Equal(after, before) {
		t.Errorf("the folder was changed: %d files, %d before", len(after), len(before))
	}
}

// TestAMatchCanGoOnWithoutBeingKept goes on with a match that can no longer be written
// down: it is played to its end, counts nowhere, and on the desk it goes on from where its
// file is.
func TestAMatchCanGoOnWithoutBeingKept(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Profile.Name = "Vesper"
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\ndo Advance\nwait idle")
	matches := filepath.Join(dir, "matches")
	before := everything(t, matches)
	play.FailTable(d.App, save.ErrFull)
	d.Play(`wait idle
expect text That was not done
expect text The disk is full
do Go on without keeping
wait idle
key Escape
wait idle
expect text not kept
key Escape
wait idle
auto
wait idle
expect scene results
expect no could not be kept
do To the desk
wait idle
expect scene title
expect no Before you begin`)
	if after := everything(t, matches); !maps.Equal(after, before) {
		t.Error("the files of the match were changed")
	}
	if p := d.House.Profile; len(p.Counted)+len(p.Log)+len(p.Tallies)+len(p.Marks) > 0 {
		t.Errorf("a match that is not kept counts: %+v", p)
	}
	d.Play("do Continue\nwait idle\nexpect scene table\nkey Escape\nwait idle\nexpect no not kept")
}
