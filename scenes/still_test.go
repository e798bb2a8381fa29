package scenes_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"safehouse/render/sound"
	"safehouse/save"
	"safehouse/scenes"
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
	d := openDesk(t, 1280, 720, dir)
	d.house.Profile.Name = "Vesper"
	d.begin(person("Vesper"), robot("Magpie"), robot("Heron"))
	d.play("wait idle\ndo Advance\nwait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle\ndo Settings\nwait idle\ndo Reduced motion\ndo Done\nwait idle\ndo Leave the desk")
	d.app.Shut()
	d.house.Close()
	before := everything(t, dir)

	folder, err := save.OpenStill(dir)
	if err != nil {
		t.Fatal(err)
	}
	e := openDesk(t, 1280, 720, "")
	e.house.Open(folder, nil, sound.Open(true), true)
	e.app.Replace(scenes.First(e.house, dir))
	e.play(`wait idle
expect text may be read, but not written
expect text nothing of this session is kept
do All right
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
	if s := e.house.Settings; !s.Reduced || !s.Muted {
		t.Errorf("settings of the folder and of the session do not hold: %+v", s)
	}
	e.app.Shut()
	e.house.Close()
	if after := everything(t, dir); !maps.Equal(after, before) {
		t.Errorf("the folder was changed: %d files, %d before", len(after), len(before))
	}
}
