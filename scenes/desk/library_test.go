package desk_test

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/scenes/scenestest"
)

// A match is begun, named, left, found again, put into the trash, brought back,
// written to a file of its own and taken in again.
func TestMatchesAreKeptNamedDeletedAndCopied(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(t.TempDir(), "copy.match")
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play(`wait idle
do Advance
wait idle
key Escape
wait idle
do Name this match
wait idle
type Friday night
key Enter
wait idle
expect text Friday night
do Leave to the desk
wait idle
expect scene title
expect text Continue
do Load
wait idle
expect scene library
expect text Friday night
do Rename
wait idle
key Ctrl+A
type Saturday
key Enter
wait idle
expect text Saturday
do Delete
wait idle
expect text Saturday lies in the trash
do Bring it back
wait idle
expect no lies in the trash
expect text Saturday
do Delete
wait idle
do OK
wait idle
do Trash
wait idle
expect text Saturday
do Bring back
wait idle
do Running
wait idle
do Export
wait idle
key Ctrl+A
type ` + file + `
key Enter
wait idle
expect text Written to
do Export
wait idle
key Ctrl+A
type ` + file + `
key Enter
wait idle
expect text A file of this name is there
do Replace it
wait idle
expect text Written to
do Delete
wait idle
do OK
wait idle
do Trash
wait idle
do Empty the trash
wait idle
expect text deleted for good
pick ask-empty/0
wait idle
expect no Saturday
do Running
wait idle
expect no Saturday
do Import
wait idle
type ` + file + `
key Enter
wait idle
expect text Saturday
do Go on
wait idle
expect scene table
`)
	if n := d.Running().Actions(); n < 3 {
		t.Errorf("the match that was taken in has %d actions", n)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

// A file that cannot be taken in is named, and nothing changes.
func TestAForeignFileIsNotTakenIn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(file, []byte("Dear Sir or Madam"), 0o644); err != nil {
		t.Fatal(err)
	}
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Play("wait idle\ndo Load\nwait idle\ndo Import\nwait idle\ntype " + file + "\nkey Enter\nwait idle\nexpect text The file was not taken in\nexpect text is no match of Safehouse\ndo OK\nwait idle\nexpect no Dear Sir")
}

// What was found damaged at the start is said on the desk, and one goes on with
// what there is.
func TestDamagedFilesAreNamedAtTheStart(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.safe"), []byte("scratched"), 0o644); err != nil {
		t.Fatal(err)
	}
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Play("wait idle\nexpect text Before you begin\nexpect text settings.safe could not be read\ndo OK\nwait idle\nexpect no Before you begin\nexpect text New game")
}

// A match of which nothing is left is shown with what happened, and cannot be
// opened.
func TestARuinedMatchIsShownAndStays(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle")
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*"))
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		if err := os.WriteFile(f, []byte("wet paper"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d.Play("do Load\nwait idle\nexpect text is beyond repair")
	if l, err := filepath.Glob(filepath.Join(dir, "matches", "*.match")); err != nil || len(l) != 1 {
		t.Errorf("the file is not where it was: %v %v", l, err)
	}
}

// Practice that goes on from a step of a match is a match of its own.
func TestGoingOnFromAStepIsPractice(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\ndo Advance\nwait idle\nkey Escape\nwait idle\ndo Look back\nwait idle\nexpect scene replay\npick first\nwait idle\ndo Play on from here\nwait idle\ndo As a new match\nwait idle\nexpect scene table\nexpect text Practice")
	if m := d.Running(); !m.Practice() || len(m.Steps()) > 3 {
		t.Errorf("practice %v, %d steps", m.Practice(), len(m.Steps()))
	}
	d.Play("key Escape\nwait idle\ndo Leave to the desk\nwait idle\ndo Load\nwait idle\nexpect text Practice: not counted")
}

// A file that somebody copied beside the program is said to be a copy, not damaged, and
// the match that it was copied from is offered.
func TestACopiedFileIsCalledACopy(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle\nexpect scene title")
	list, err := d.House.Folder.Matches()
	if err != nil || len(list) != 1 {
		t.Fatalf("%d matches are kept, %v", len(list), err)
	}
	id := list[0].ID
	data, err := os.ReadFile(filepath.Join(dir, "matches", id+".match"))
	if err != nil {
		t.Fatal(err)
	}
	twin := id[:len(id)-1] + "z"
	if err := os.WriteFile(filepath.Join(dir, "matches", twin+".match"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	d.GoOn(twin)
	d.Play("wait idle\nexpect scene table\nexpect text This is a copy\nexpect no was damaged\ndo Open that one\nwait idle\nexpect scene table\nexpect no This is a copy")
	if got := d.House.Settings.Match; got != id {
		t.Errorf("%s is on the table instead of %s", got, id)
	}
	if d.App.Pop(); d.App.Top().Name() != "title" {
		t.Errorf("below the table lies the scene %s", d.App.Top().Name())
	}
}
