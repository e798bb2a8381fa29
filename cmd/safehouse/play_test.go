package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// These tests play against the real program in a real window.

// program is the path of the program that TestMain built.
var program string

func TestMain(m *testing.M) {
	os.Exit(build(m))
}

func build(m *testing.M) int {
	dir, err := os.MkdirTemp("", "safehouse")
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		return 1
	}
	defer os.RemoveAll(dir)
	program = filepath.Join(dir, "safehouse.exe")
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, ".").CombinedOutput(); err != nil {
		os.Stderr.Write(out)
		return 1
	}
	return m.Run()
}

// needDisplay fails a test that opens a window where there is no display.
func needDisplay(t *testing.T) {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		t.Fatal("this test opens a window, so it needs a display; on a machine without one: sudo apt-get install xvfb xauth libx11-6 libgl1 libegl1 libgles2, then xvfb-run -a go test ./cmd/safehouse")
	}
}

// command is the program with a script, a data folder and a folder for shots.
func command(t *testing.T, data, shots, script string) *exec.Cmd {
	t.Helper()
	file := filepath.Join(t.TempDir(), "script.txt")
	if err := os.WriteFile(file, []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	return exec.Command(program, "-data", data, "-shots", shots, "-size", "1280x720", "-drive", file)
}

// drive plays a script to its end.
func drive(t *testing.T, data, script string) {
	t.Helper()
	needDisplay(t)
	if out, err := command(t, data, t.TempDir(), script).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, tail(out))
	}
}

// tail is the end of what a program said, where errors are.
func tail(b []byte) []byte { return b[max(0, len(b)-4000):] }

// A whole game of infiltration from the title to the results, with one device
// alone.
func whole(device string) string {
	return strings.ReplaceAll(`speed 20
wait idle
expect scene title
choose DEVICE menu:new
wait idle
expect scene setup
choose DEVICE start
wait idle
expect scene table
play DEVICE
wait idle
expect scene results
choose DEVICE desk
wait idle
expect scene title
expect no Continue Round
choose DEVICE menu:replays
wait idle
expect scene library
choose DEVICE open
wait idle
expect scene replay
choose DEVICE last
wait idle
choose DEVICE close
wait idle
quit
`, "DEVICE", device)
}

func TestAWholeGameWithTheMouseAlone(t *testing.T) { drive(t, t.TempDir(), whole("mouse")) }
func TestAWholeGameWithKeysAlone(t *testing.T)     { drive(t, t.TempDir(), whole("keys")) }
func TestAWholeGameWithThePadAlone(t *testing.T)   { drive(t, t.TempDir(), whole("pad")) }

// A heist of Masters with bots beside the person, from the box to the results,
// with the gamepad alone: a short one, Escape is called in the first round.
func TestAHeistWithThePadAlone(t *testing.T) {
	drive(t, t.TempDir(), `speed 20
wait idle
choose pad box:masters
wait idle
expect scene setup
choose pad start
wait idle
expect scene table
choose pad hex:i3
wait idle
choose pad hex:h3
wait idle
choose pad choice:0
wait idle
choose pad waste/0
wait idle
expect text Round 1
choose pad call
wait idle
choose pad ask-call/0
wait idle
choose pad choice:0
wait idle
expect scene results
expect text Burglar
choose pad desk
wait idle
expect scene title
quit
`)
}

// A plan of Masters with the keyboard alone: an entrance, tokens, one taken back
// and laid again, ready.
func TestAPlanWithKeysAlone(t *testing.T) {
	drive(t, t.TempDir(), `speed 20
wait idle
choose keys box:masters
wait idle
expect scene setup
choose keys start
wait idle
expect scene table
expect text Press an entrance
choose keys hex:i3
wait idle
expect text Press a goal
choose keys hex:h3
wait idle
choose keys hex:g3
wait idle
expect text 6 tokens left
choose keys button:undo
wait idle
expect text 7 tokens left
choose keys hex:g3
wait idle
choose keys choice:0
wait idle
expect text tokens
choose keys waste/0
wait idle
expect text Round 1
quit
`)
}

// River City with the keyboard alone: from the box to the briefing of a job, a crew of
// three of which one is built and given a typed name, a heist from which Escape is
// called at once, its report, and a level-up that is taken back and chosen anew.
func TestACampaignBeginsWithKeysAlone(t *testing.T) {
	drive(t, t.TempDir(), `speed 20
wait idle
choose keys box:masters
wait idle
choose keys campaign
wait idle
expect scene campaign
choose keys list:new
wait idle
choose keys heist:inclusion
wait idle
expect text Is this the next job?
choose keys hub:plan
wait idle
choose keys player:ada
wait idle
choose keys create:1
wait idle
choose keys character:thug
wait idle
choose keys skill:bypass
wait idle
choose keys skill:linger
wait idle
type Zoe
key Enter
wait idle
expect text Zoe
choose keys player:ada
wait idle
choose keys create:1
wait idle
choose keys member:karma
wait idle
choose keys player:ada
wait idle
choose keys create:1
wait idle
choose keys member:locket
wait idle
choose keys hub:depart
wait idle
expect scene table
choose keys hex:i3
wait idle
choose keys hex:h3
wait idle
choose keys choice:0
wait idle
choose keys waste/0
wait idle
choose keys hex:i5
wait idle
choose keys choice:0
wait idle
choose keys waste/0
wait idle
choose keys hex:f9
wait idle
choose keys choice:0
wait idle
choose keys waste/0
wait idle
expect text Round 1
choose keys call
wait idle
choose keys ask-call/0
wait idle
choose keys choice:0
wait idle
choose keys choice:0
wait idle
choose keys choice:0
wait idle
choose keys choice:0
wait idle
expect scene results
choose keys campaign
wait idle
expect scene campaign
choose keys hub:on
wait idle
expect text Zoe reaches level 2
choose keys skill:extract
wait idle
expect text Bypass became Extract
choose keys relearn:0
wait idle
expect text Zoe reaches level 2
choose keys skill:tamper
wait idle
expect text Linger became Tamper
quit
`)
}

const begin = `speed 20
wait idle
choose mouse menu:new
wait idle
choose mouse start
wait idle
play mouse 4
wait idle
`

const goOn = `speed 20
wait idle
expect scene title
choose mouse menu:continue
wait idle
expect scene table
play keys
wait idle
expect scene results
quit
`

func TestClosingInTheMiddleAndGoingOn(t *testing.T) {
	data := t.TempDir()
	drive(t, data, begin+"quit\n")
	drive(t, data, goOn)
}

// The program is killed in the middle of a match; at the next start the match
// is there.
func TestBeingKilledInTheMiddleAndGoingOn(t *testing.T) {
	needDisplay(t)
	data, shots := t.TempDir(), t.TempDir()
	var out bytes.Buffer
	c := command(t, data, shots, begin+"shot now\nwait 1000000\n")
	c.Stdout, c.Stderr = &out, &out
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	over := make(chan error, 1)
	go func() { over <- c.Wait() }()
	for there := false; !there; {
		select {
		case err := <-over:
			t.Fatalf("it ended before it was killed: %v\n%s", err, tail(out.Bytes()))
		case <-time.After(20 * time.Millisecond):
			_, err := os.Stat(filepath.Join(shots, "now.png"))
			there = err == nil
		}
	}
	if err := c.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-over
	drive(t, data, goOn)
}

// failing runs the program and returns its exit status and what it says.
func failing(t *testing.T, env []string, args ...string) (int, string) {
	t.Helper()
	c := exec.Command(program, args...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		t.Fatalf("%v: it should have failed: %v\n%s", args, err, out)
	}
	return exit.ExitCode(), string(out)
}

func TestMistakesAreNamed(t *testing.T) {
	script := filepath.Join(t.TempDir(), "bad.txt")
	if err := os.WriteFile(script, []byte("wait idle\ndance\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	data := t.TempDir()
	for _, x := range []struct {
		status int
		want   string
		args   []string
	}{
		{2, `-size wants a size such as 1280x720, not "big"`, []string{"-size", "big"}},
		{2, `"extra" is no option and no file`, []string{"extra"}},
		{2, "one match or parcel can be opened at a time, not 2", []string{script, script}},
		{2, "flag provided but not defined", []string{"-speed"}},
		{1, `bad.txt:2: unknown command "dance"`, []string{"-data", data, "-drive", script}},
		{1, "the script cannot be read", []string{"-data", data, "-drive", script + "x"}},
	} {
		status, out := failing(t, []string{"DISPLAY=:99999"}, x.args...)
		if status != x.status || !strings.Contains(out, x.want) {
			t.Errorf("%v: status %d, %s", x.args, status, out)
		}
	}
}

func TestWithoutADisplayItSaysWhatToDo(t *testing.T) {
	status, out := failing(t, []string{"DISPLAY=", "WAYLAND_DISPLAY="}, "-data", t.TempDir())
	if status != 1 || !strings.Contains(out, "xvfb-run") {
		t.Errorf("status %d: %s", status, out)
	}
	status, out = failing(t, []string{"DISPLAY=", "WAYLAND_DISPLAY=wayland-0"}, "-data", t.TempDir())
	if status != 1 || !strings.Contains(out, "XWayland") {
		t.Errorf("status %d: %s", status, out)
	}
}

func TestAFailingScriptNamesItsLine(t *testing.T) {
	needDisplay(t)
	out, err := command(t, t.TempDir(), t.TempDir(), "wait idle\nexpect scene attic\nquit\n").CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(string(out), `script.txt:2: expect scene attic: the scene is "title"`) {
		t.Errorf("%v\n%s", err, out)
	}
}

// A second program with the same folder says so in its window.
func TestTheFolderIsInUse(t *testing.T) {
	needDisplay(t)
	data, shots := t.TempDir(), t.TempDir()
	first := command(t, data, shots, "wait idle\nshot open\nwait 1000000\n")
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = first.Process.Kill(); _ = first.Wait() }()
	for {
		if _, err := os.Stat(filepath.Join(shots, "open.png")); err == nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	drive(t, data, "wait idle\nexpect scene locked\nexpect text already running\ndo Play without keeping\nwait idle\nexpect scene title\nquit\n")
}
