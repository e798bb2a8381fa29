package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

// A scene that breaks brings the crash scene: it says what happened, the match
// is kept and goes on from the last move, a report lies in the folder.
func TestABrokenSceneCostsNothing(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Play("wait idle\nplay mouse 2\nwait idle")
	actions := d.Running().Actions()
	if actions < 2 {
		t.Fatalf("%d actions", actions)
	}
	d.App.Push(scenes.NewBroken(d.House))
	if err := d.App.Update(); err != nil {
		t.Fatal(err)
	}
	if got := d.App.Top().Name(); got != "crash" {
		t.Fatalf("the scene is %s", got)
	}
	d.Play("wait idle\nexpect text the drawer is jammed\nexpect text Your match is kept\nexpect text " + dir)
	reports, err := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("%v: %v", reports, err)
	}
	b, err := os.ReadFile(reports[0])
	if err != nil || !strings.Contains(string(b), "the drawer is jammed") || !strings.Contains(string(b), "export_test.go") {
		t.Errorf("the report says: %s, %v", b, err)
	}
	d.Play("do Back to the desk\nwait idle\nexpect scene title\ndo Continue\nwait idle\nexpect scene table")
	if n := d.Running().Actions(); n < actions {
		t.Errorf("%d actions are left of %d", n, actions)
	}
}

// A crash while the crash is shown ends the program with the reason.
func TestABrokenCrashSceneEndsTheProgram(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.App.Crash("first", "")
	d.App.BreakTop()
	if err := d.App.Update(); err == nil || !strings.Contains(err.Error(), "crashScene") {
		t.Errorf("%v", err)
	}
}
