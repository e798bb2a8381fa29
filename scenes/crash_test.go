package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/scenes"
)

// A scene that breaks brings the crash scene: it says what happened, the match
// is kept and goes on from the last move, a report lies in the folder.
func TestABrokenSceneCostsNothing(t *testing.T) {
	dir := t.TempDir()
	d := openDesk(t, 1280, 720, dir)
	d.begin(person("Vesper"), robot("Magpie"), robot("Heron"))
	d.play("wait idle\nplay mouse 2\nwait idle")
	actions := d.app.Table().Match.Actions()
	if actions < 2 {
		t.Fatalf("%d actions", actions)
	}
	d.app.Push(scenes.NewBroken(d.house))
	if err := d.app.Update(); err != nil {
		t.Fatal(err)
	}
	if got := d.app.Top().Name(); got != "crash" {
		t.Fatalf("the scene is %s", got)
	}
	d.play("wait idle\nexpect text the drawer is jammed\nexpect text Your match is kept\nexpect text " + dir)
	reports, err := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("%v: %v", reports, err)
	}
	b, err := os.ReadFile(reports[0])
	if err != nil || !strings.Contains(string(b), "the drawer is jammed") || !strings.Contains(string(b), "export_test.go") {
		t.Errorf("the report says: %s, %v", b, err)
	}
	d.play("do Back to the desk\nwait idle\nexpect scene title\ndo Continue\nwait idle\nexpect scene table")
	if n := d.app.Table().Match.Actions(); n < actions {
		t.Errorf("%d actions are left of %d", n, actions)
	}
}

// A crash while the crash is shown ends the program with the reason.
func TestABrokenCrashSceneEndsTheProgram(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.app.Crash("first", "")
	d.app.BreakTop()
	if err := d.app.Update(); err == nil || !strings.Contains(err.Error(), "crashScene") {
		t.Errorf("%v", err)
	}
}
