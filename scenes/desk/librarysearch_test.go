package desk_test

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/scenes/desk"
)

func TestALongListIsSearchedAndSeveralMatchesAreChosen(t *testing.T) {
	d, file := keptMatch(t)
	at := filepath.Join(t.TempDir(), "m.match")
	if err := os.WriteFile(at, file, 0o600); err != nil {
		t.Fatal(err)
	}
	for i := range 39 {
		id, _, err := d.House.Folder.ImportMatch(at)
		if err != nil {
			t.Fatal(err)
		}
		if i == 20 {
			if _, err := d.House.Folder.SetTitle(id, "Friday night"); err != nil {
				t.Fatal(err)
			}
		}
	}
	d.Visit("do Load\nwait idle")
	first, n := desk.Picked(d.App)
	if n != 40 {
		t.Fatalf("%d matches are listed", n)
	}
	d.Visit("key End\nwait idle")
	last, _ := desk.Picked(d.App)
	if _, seen := d.App.Top().Stage().Find("match/" + last); last == first || !seen {
		t.Errorf("End leads from %s to %s, in sight: %v", first, last, seen)
	}
	d.Visit("key Home\nwait idle")
	if id, _ := desk.Picked(d.App); id != first {
		t.Errorf("Home leads to %s, want %s", id, first)
	}
	d.Visit("pick search\ntype friday\nwait idle")
	if _, n := desk.Picked(d.App); n != 1 {
		t.Errorf("friday finds %d", n)
	}
	d.Visit("key Ctrl+A\ntype zebra\nwait idle")
	if _, n := desk.Picked(d.App); n != 0 {
		t.Errorf("zebra finds %d", n)
	}
	d.Visit("key Ctrl+A\nkey Backspace\nwait idle\ndo Several\nwait idle\ndo All\nwait idle\nexpect text Delete 40\ndo All\nwait idle")
	d.Visit("pick match/" + first + "\nwait idle\nkey ArrowDown\nkey Enter\nwait idle\nexpect text Delete 2")
	dir := filepath.Join(t.TempDir(), "out")
	d.Visit("do Export 2\nwait idle\nkey Ctrl+A\ntype " + dir + "\nkey Enter\nwait idle\nexpect text 2 matches written to")
	if files, _ := filepath.Glob(filepath.Join(dir, "*.match")); len(files) != 2 {
		t.Errorf("written: %v", files)
	}
	d.Visit("do Delete 2\nwait idle\nexpect text 2 matches are in the trash\nkey Escape\nwait idle")
	if n := matches(d); n != 38 {
		t.Errorf("%d matches are left", n)
	}
}
