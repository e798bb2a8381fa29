package save_test

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"safehouse/save"
)

// The log goes on where the last run left it, never grows above its size, and keeps the lines before as long as they were
// put aside once.
func TestALogIsPutAsideWhenItIsFull(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		l, note := save.OpenLog(dir)
		note.Info("scene", "name", "title")
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
	}
	l, note := save.OpenLog(dir)
	defer l.Close()
	if n := strings.Count(string(l.Read()), "name=title"); n != 2 {
		t.Errorf("%d lines of two runs:\n%s", n, l.Read())
	}
	long := strings.Repeat("x", 1000)
	for i := range 3 * save.LogSize / 1000 {
		note.Info("long", "n", i, "text", long)
	}
	for _, name := range []string{"safehouse.log", "safehouse.old.log"} {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil || info.Size() == 0 || info.Size() > save.LogSize {
			t.Errorf("%s: %v, %v bytes", name, err, info.Size())
		}
	}
	if all := string(l.Read()); !strings.Contains(all, "n=1500 ") || strings.Contains(all, "n=1 ") {
		t.Error("the newest lines are kept and the oldest have gone")
	}
}

// Where there is no folder for it, a log takes no notes and does no harm.
func TestALogWithoutAFolderIsSilent(t *testing.T) {
	l, note := save.OpenLog(filepath.Join(t.TempDir(), "gone"))
	note.Info("anything")
	if b := l.Read(); len(b) != 0 {
		t.Errorf("%q", b)
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

// A link in the place of the log is not written through.
func TestALogIsNotWrittenThroughALink(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(other, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(other, filepath.Join(dir, "safehouse.log")); err != nil {
		t.Skip(err)
	}
	l, note := save.OpenLog(dir)
	note.Info("anything")
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if b, err := os.ReadFile(other); err != nil || string(b) != "mine" {
		t.Errorf("it holds %q: %v", b, err)
	}
}

// The file of a problem holds its parts as they were.
func TestTheFileOfAProblemHoldsItsParts(t *testing.T) {
	at := filepath.Join(t.TempDir(), "problem.zip")
	parts := map[string][]byte{"about.txt": []byte("Safehouse"), "log.txt": []byte("a line\n"), "a.match": {0, 1, 2}}
	if err := save.ExportProblem(at, parts, time.Date(2026, 11, 27, 0, 0, 0, 0, time.UTC)); err != nil {
		t.Fatal(err)
	}
	z, err := zip.OpenReader(at)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	if len(z.File) != len(parts) {
		t.Errorf("%d parts", len(z.File))
	}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if b, err := io.ReadAll(r); err != nil || string(b) != string(parts[f.Name]) {
			t.Errorf("%s holds %q: %v", f.Name, b, err)
		}
	}
	if err := save.ExportProblem(filepath.Join(filepath.Dir(at), "gone", "x.zip"), parts, time.Time{}); err == nil {
		t.Error("a folder that is not there is no error")
	}
}
