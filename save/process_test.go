package save

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// The tests of this file run the test binary again as a second process, which
// is told by this variable what to do.
const roleVariable = "SAFEHOUSE_TEST_ROLE"

func TestMain(m *testing.M) {
	if role, args, ok := strings.Cut(os.Getenv(roleVariable), " "); ok {
		switch role {
		case "hold":
			hold(args)
		case "play":
			play(args)
		case "season":
			playSeason(args)
		}
		return
	}
	os.Exit(m.Run())
}

// second starts the second process and gives its output line by line.
func second(t testing.TB, role, args string) (*exec.Cmd, *bufio.Scanner, io.WriteCloser) {
	t.Helper()
	exe, err := os.Executable()
	must(t, err)
	c := exec.Command(exe)
	c.Env = append(os.Environ(), roleVariable+"="+role+" "+args)
	c.Stderr = os.Stderr
	in, err := c.StdinPipe()
	must(t, err)
	out, err := c.StdoutPipe()
	must(t, err)
	must(t, c.Start())
	return c, bufio.NewScanner(out), in
}

// hold opens a folder and keeps it until its input ends.
func hold(dir string) {
	f, err := OpenFolder(dir)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("open")
	io.Copy(io.Discard, os.Stdin)
	f.Close()
}

func TestASecondProcessIsToldThatTheFolderIsInUse(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "home")
	c, out, in := second(t, "hold", dir)
	if !out.Scan() || out.Text() != "open" {
		t.Fatalf("the first process says %q", out.Text())
	}
	_, err := OpenFolder(dir)
	if !errors.Is(err, ErrLocked) {
		t.Fatalf("the second one: %v", err)
	}
	var p *Problem
	errors.As(err, &p)
	spoken(t, book(), p.Message)
	if say := book().Say("house", p.Message); !strings.Contains(say, dir) || !strings.Contains(say, "-data") {
		t.Errorf("it is told %q", say)
	}
	if err := in.Close(); err != nil {
		t.Fatal(err)
	}
	must(t, c.Wait())
	f, err := OpenFolder(dir)
	must(t, err)
	must(t, f.Close())
}

func TestALockEndsWithItsProcess(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "home")
	c, out, _ := second(t, "hold", dir)
	if !out.Scan() || out.Text() != "open" {
		t.Fatalf("the first process says %q", out.Text())
	}
	must(t, c.Process.Kill())
	c.Wait()
	f, err := OpenFolder(dir)
	must(t, err)
	must(t, f.Close())
}

// killSetup is the match that play plays: everything follows from it.
var killSetup = rules.Setup{Seats: 4, Seed: 99}

var killSeats = make([]match.Controller, 4)

// fated is the action that is taken at a position; nothing but the position
// decides.
func fated(m *match.Match) (rules.Action, bool) {
	l := m.Legal()
	if len(l) == 0 {
		return rules.Action{}, false
	}
	h, err := rules.Hash(m.State())
	if err != nil {
		panic(err)
	}
	return l[h%uint64(len(l))], true
}

// play goes on with the match of a folder, or begins one, and says after every
// action how many there are.
func play(dir string) {
	fail := func(err error) {
		if err != nil {
			fmt.Println("failed:", err)
			os.Exit(1)
		}
	}
	f, err := OpenFolder(dir)
	fail(err)
	list, err := f.Matches()
	fail(err)
	var j *Journal
	if len(list) == 0 {
		j, err = f.NewMatch(infiltration.Game{}, killSetup, killSeats, About{})
	} else {
		var rep Report
		j, rep, err = f.OpenMatch(list[0].ID)
		if err == nil && rep.Damaged() {
			err = errors.New(rep.String())
		}
	}
	fail(err)
	fmt.Println(j.Match().Actions())
	for {
		a, ok := fated(j.Match())
		if !ok {
			break
		}
		_, err := j.Match().Apply(a)
		fail(err)
		fmt.Println(j.Match().Actions())
	}
	fail(j.Close())
	fmt.Println("done")
	io.Copy(io.Discard, os.Stdin)
}

func TestAKilledProgramLosesAtMostOneAction(t *testing.T) {
	rounds := 25
	if soak() {
		rounds = 2000
	}
	// Where the match stands after so many actions.
	m, err := match.New(infiltration.Game{}, killSetup, killSeats, nil)
	must(t, err)
	at := []rules.State{m.State().Clone()}
	for {
		a, ok := fated(m)
		if !ok {
			break
		}
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		at = append(at, m.State().Clone())
	}
	var dir string
	kills := 0
	defer func() { t.Logf("soak: kills %d", kills) }()
	for round := range rounds {
		kills++
		if dir == "" {
			dir = filepath.Join(t.TempDir(), strconv.Itoa(round))
		}
		told, done := killed(t, dir)
		f, err := openFolder(osDisk{}, games.Find, dir, time.Now)
		must(t, err)
		list, err := f.Matches()
		must(t, err)
		if len(list) == 0 && told < 0 {
			must(t, f.Close())
			continue // killed before there was a match
		}
		if len(list) != 1 {
			t.Fatalf("round %d: list %+v", round, list)
		}
		got, rep, err := f.ReadMatch(list[0].ID)
		if err != nil || rep.Damaged() {
			t.Fatalf("round %d: %v, %s", round, err, rep.String())
		}
		n := got.Actions()
		if n < told || n > told+1 && told >= 0 || !got.State().Same(at[n]) || len(got.Steps()) != n {
			t.Fatalf("round %d: at action %d, told %d, %d steps", round, n, told, len(got.Steps()))
		}
		must(t, f.Close())
		if done {
			dir = ""
		}
	}
}

// killed lets the second process play and kills it at some moment. It returns
// the last number it told, -1 for none, and whether the match came to its end.
func killed(t *testing.T, dir string) (told int, done bool) {
	t.Helper()
	c, out, _ := second(t, "play", dir)
	told = -1
	after := rand.IntN(12)
	for n := 0; out.Scan(); n++ {
		line := out.Text()
		if line == "done" {
			done = true
			break
		}
		v, err := strconv.Atoi(line)
		if err != nil {
			t.Fatal(line)
		}
		told = v
		if n == after {
			time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
			break
		}
	}
	must(t, c.Process.Kill())
	for out.Scan() {
		if v, err := strconv.Atoi(out.Text()); err == nil {
			told = v
		}
	}
	c.Wait()
	return told, done
}
