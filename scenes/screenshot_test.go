package scenes_test

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/scenes/scenestest"
)

func TestAKeyWritesAPictureOfTheScreen(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Visit("wait idle\nkey F12\nwait idle\nexpect text Picture written to")
	files, err := filepath.Glob(filepath.Join(dir, "pictures", "*.png"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	f, err := os.Open(files[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() != 1280 || img.Bounds().Dy() != 720 {
		t.Error(err)
	}
	d.Visit("pick menu:settings\nwait idle\nkey F12\nwait idle\nexpect text Picture written to\nexpect text Everything is kept in\npick folder/copy\nwait idle\nexpect text The path is on the clipboard")
	if files, _ := filepath.Glob(filepath.Join(dir, "pictures", "*.png")); len(files) != 2 {
		t.Errorf("two pictures are %s", strings.Join(files, " "))
	}
}
