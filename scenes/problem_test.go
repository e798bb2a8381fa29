package scenes_test

import (
	"archive/zip"
	"bytes"
	"image"
	"image/png"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

// written are the parts of the one report that lies in a folder.
func written(t *testing.T, dir string) map[string]string {
	t.Helper()
	l, err := filepath.Glob(filepath.Join(dir, "reports", "safehouse-problem-*.zip"))
	if err != nil || len(l) != 1 {
		t.Fatalf("reports: %v, %v", l, err)
	}
	z, err := zip.OpenReader(l[0])
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	parts := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		parts[f.Name] = string(b)
	}
	return parts
}

// After a crash the page offers a report: one file in the folder tells a stranger what happened, where, on which machine and in
// which match; the match goes on.
func TestACrashCanBeReported(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\nplay mouse 2")
	table := d.Run("wait idle\nshot table")["table"]
	d.App.Push(scenes.NewBroken(d.House))
	if err := d.App.Update(); err != nil {
		t.Fatal(err)
	}
	d.Play("wait idle\ndo Report a problem\nwait idle\ntype I pulled the drawer\nkey Enter\nwait idle\nexpect text The report is written\nexpect text " + dir + "\nkey Escape\nwait idle")
	parts := written(t, dir)
	for name, want := range map[string]string{"about.txt": "I pulled the drawer", "crash.txt": "the drawer is jammed", "log.txt": "the drawer is jammed",
		"settings.json": `"Scale"`, "last.match": "", "position.json": `"round"`, "screen.png": "\x89PNG"} {
		if b, ok := parts[name]; !ok || b == "" || !strings.Contains(b, want) {
			t.Errorf("%s does not say %q: %.300s", name, want, b)
		}
	}
	for _, want := range []string{"version", "system", "crash"} {
		if !strings.Contains(parts["about.txt"], want) {
			t.Errorf("about.txt does not say %q:\n%s", want, parts["about.txt"])
		}
	}
	if !strings.Contains(parts["crash.txt"], "scenes title > table > broken") {
		t.Errorf("the crash does not say in which scene:\n%s", parts["crash.txt"])
	}
	// Without the program: the set-up, who sits where, what was done last, what can be done.
	m := d.House.Settings.Match
	kept, _, err := d.House.Folder.ReadMatch(m)
	if err != nil {
		t.Fatal(err)
	}
	last := kept.Account(len(kept.Steps())-1, func(msg rules.Message) string { return d.House.Book.Say("infiltration", msg) })
	now := d.House.Book.Say("infiltration", kept.State().Describe(kept.Legal()[0]))
	for _, want := range []string{"infiltration", "person Vesper", "bot easy Magpie", "round 2", last[0], now} {
		if !strings.Contains(parts["match.txt"], want) {
			t.Errorf("match.txt does not say %q:\n%s", want, parts["match.txt"])
		}
	}
	img, err := png.Decode(strings.NewReader(parts["screen.png"]))
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := img.(*image.RGBA); !ok || !bytes.Equal(got.Pix, table.Pix) {
		t.Error("the picture is not the table as it was before the crash")
	}
	d.Play("do Back to the desk\nwait idle\nexpect scene title\ndo Continue\nwait idle\nexpect scene table")
}

// From the menu of a table the picture of the table goes into the report, not that of the menu.
func TestATableCanBeReported(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\nkey Escape\nwait idle\ndo Report a problem\nwait idle\nexpect text What went wrong?\nkey Enter\nwait idle\nexpect text The report is written\nkey Escape\nwait idle\nexpect scene table")
	parts := written(t, dir)
	if !strings.HasPrefix(parts["screen.png"], "\x89PNG") {
		t.Errorf("the picture has %d bytes", len(parts["screen.png"]))
	}
	if parts["last.match"] == "" || !strings.Contains(parts["about.txt"], "title > table") {
		t.Errorf("about.txt:\n%s", parts["about.txt"])
	}
}
