package desk_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"safehouse/save"
	"safehouse/scenes/desk"
	"safehouse/scenes/scenestest"
)

// keptMatch is a desk with one match in its folder, and the match as a file.
func keptMatch(t *testing.T) (*scenestest.Desk, []byte) {
	t.Helper()
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Visit("wait idle\ndo Advance\nwait idle\nkey Escape\nwait idle\ndo Leave to the desk\nwait idle")
	list, err := d.House.Folder.Matches()
	if err != nil || len(list) != 1 {
		t.Fatal(len(list), err)
	}
	at := filepath.Join(t.TempDir(), "m.match")
	if _, err := d.House.Folder.ExportMatch(list[0].ID, at); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(at)
	if err != nil {
		t.Fatal(err)
	}
	return d, file
}

func matches(d *scenestest.Desk) int {
	d.T.Helper()
	list, err := d.House.Folder.Matches()
	if err != nil {
		d.T.Fatal(err)
	}
	return len(list)
}

func TestAMatchGoesOverAsText(t *testing.T) {
	d, file := keptMatch(t)
	text := save.MatchText("Infiltration, today", file)
	quoted := "Have a look:\n> " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n> ") + "\nBye\n"
	for _, s := range []string{text, quoted, strings.ReplaceAll(text, "\n", "\r\n")} {
		if got, err := save.MatchFromText(s); err != nil || !bytes.Equal(got, file) {
			t.Errorf("%.60q: %d bytes of %d, %v", s, len(got), len(file), err)
		}
	}
	for _, s := range []string{"", "hello", text[:len(text)/2], "=== Safehouse match: x\nAAAA\n=== end ==="} {
		if _, err := save.MatchFromText(s); err == nil {
			t.Errorf("%.60q is taken for a match", s)
		}
	}
	t.Logf("%d bytes of a match are %d letters", len(file), len(text))
	d.Visit("do Load\nwait idle\ndo Export\nwait idle\ndo Copy as text\nwait idle\nexpect text on the clipboard")
	for i, paste := range []string{"do Paste", "key Ctrl+V"} {
		d.Visit("do Import\nwait idle\n" + paste + "\nwait idle\nexpect scene library\nexpect no Path of a")
		if n := matches(d); n != 2+i {
			t.Errorf("after %s there are %d matches", paste, n)
		}
	}
}

func TestFilesAreDroppedOnTheWindow(t *testing.T) {
	d, file := keptMatch(t)
	d.App.TakeFiles(fstest.MapFS{"holiday.png": {Data: []byte("x")}})
	if s := d.App.Top().Stage().Toasts(); matches(d) != 1 || len(s) != 1 {
		t.Errorf("a picture: %d matches, %v", matches(d), s)
	}
	d.App.TakeFiles(fstest.MapFS{"a.match": {Data: file}})
	d.Visit("wait idle\nexpect scene library")
	if n := matches(d); n != 2 {
		t.Errorf("%d matches after one was dropped", n)
	}
	d.App.TakeFiles(fstest.MapFS{"a.match": {Data: file}, "b.match": {Data: file}})
	d.Visit("wait idle\nexpect text a.match\nexpect text b.match\ndo b.match\nwait idle")
	if n := matches(d); n != 3 {
		t.Errorf("%d matches after one of two was chosen", n)
	}
}

// A match that the program was started with is taken in on the first scene, once.
func TestTheFileThatTheProgramWasStartedWithIsTakenIn(t *testing.T) {
	d, file := keptMatch(t)
	at := filepath.Join(t.TempDir(), "sent.match")
	if err := os.WriteFile(at, file, 0o644); err != nil {
		t.Fatal(err)
	}
	d.App.Take(at)
	d.Visit("wait idle\nexpect scene library")
	if n := matches(d); n != 2 {
		t.Errorf("%d matches after one was opened with the program", n)
	}
	d.Visit("key Escape\nwait idle\nexpect scene title")
	if n := matches(d); n != 2 {
		t.Errorf("%d matches on the way back", n)
	}
}

func TestFilesThatCanBeImportedAreFoundNewestFirst(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	for i, name := range []string{"old.match", "x.txt", "new.MATCH", "night.safehouse"} {
		at := filepath.Join(dir, name)
		if name == "night.safehouse" {
			at = filepath.Join(other, name)
		}
		if err := os.WriteFile(at, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		day := time.Date(2026, 11, 1+i, 12, 0, 0, 0, time.UTC)
		if err := os.Chtimes(at, day, day); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.match"), 0o700); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, at := range desk.Importable(dir, filepath.Join(dir, "nowhere"), other) {
		names = append(names, filepath.Base(at))
	}
	if got := strings.Join(names, " "); got != "night.safehouse new.MATCH old.match" {
		t.Errorf("found %s", got)
	}
}

// Of many files that are dropped one that cannot be taken is told, and the others are listed in the order of their names.
func TestOneBadFileOfManyDroppedLosesNone(t *testing.T) {
	d, file := keptMatch(t)
	files := fstest.MapFS{"c-huge.match": {Data: make([]byte, 65<<20)}}
	for i := range 50 {
		files[fmt.Sprintf("d-%02d.match", i)] = &fstest.MapFile{Data: file}
	}
	d.App.TakeFiles(files)
	d.Visit("wait idle\nexpect text c-huge.match\nkey Enter\nwait idle")
	if n := len(d.House.Dropped); n != 50 {
		t.Fatalf("%d files of 50 were taken in", n)
	}
	d.Visit("do Load\nwait idle\ndo Import\nwait idle\nexpect text d-00.match\nexpect no d-49.match\ndo d-00.match\nwait idle")
	if n := matches(d); n != 2 {
		t.Errorf("%d matches after one of them was chosen", n)
	}
}
