package main

import (
	"bytes"
	"encoding/json"
	"image"
	_ "image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// These tests start what "make dist" builds where it will be started: Linux packages in a bare system, Windows packages under Wine.
// They are long: with SAFEHOUSE_SOAK=1. SAFEHOUSE_DIST names packages of version 9.8.7 that were built already.

// packed is the folder of the packages of version 9.8.7.
var packed string

// packages are the packages, built once for all tests.
func packages(t *testing.T) string {
	t.Helper()
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("packages are built and started: with SAFEHOUSE_SOAK=1")
	}
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skip("packages for amd64 are started on Linux")
	}
	needDisplay(t)
	if packed == "" {
		packed = os.Getenv("SAFEHOUSE_DIST")
	}
	if packed != "" {
		return packed
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(filepath.Dir(program), "dist")
	c := exec.Command("cmd/safehouse/packages/dist.sh", "9.8.7", dir)
	c.Dir = root
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, tail(out))
	}
	packed = dir
	return dir
}

// shown fails a test where a picture is not one of the program: of its size, and with more than a few colours in it.
func shown(t *testing.T, file string) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Error(err)
		return
	}
	defer f.Close()
	p, _, err := image.Decode(f)
	if err != nil {
		t.Errorf("%s: %v", file, err)
		return
	}
	colours := map[[3]uint32]bool{}
	for y := 0; y < p.Bounds().Dy(); y += 7 {
		for x := 0; x < p.Bounds().Dx(); x += 7 {
			r, g, b, _ := p.At(x, y).RGBA()
			colours[[3]uint32{r >> 10, g >> 10, b >> 10}] = true
		}
	}
	if p.Bounds().Dx() != 1280 || p.Bounds().Dy() != 720 || len(colours) < 200 {
		t.Errorf("%s is %v with %d colours: not the desk", file, p.Bounds(), len(colours))
	}
}

// needTool skips a test without what only "make soak" installs.
func needTool(t *testing.T, names ...string) {
	t.Helper()
	for _, n := range names {
		if _, err := exec.LookPath(n); err != nil {
			t.Skipf("%s is not installed: make deps-soak", n)
		}
	}
}

// In a system that has nothing but what every Debian has, the program of the archive says which libraries are missing, the .deb
// brings all that are, and then both start and draw.
func TestLinuxPackagesStartInABareSystem(t *testing.T) {
	dir := packages(t)
	needTool(t, "mmdebstrap", "dpkg")
	if os.Getuid() != 0 {
		t.Skip("a bare system is made by root: it is mounted and entered")
	}
	if out, err := exec.Command("unshare", "--mount", "true").CombinedOutput(); err != nil {
		t.Skipf("the kernel mounts nothing here: unshare: %v %s", err, out)
	}
	if out, err := exec.Command("chroot", "/", "true").CombinedOutput(); err != nil {
		t.Skipf("the kernel lets nobody into a chroot: %v %s", err, out)
	}
	out := t.TempDir()
	c := exec.Command("packages/bare.sh", filepath.Join(dir, "safehouse_9.8.7_amd64.deb"), filepath.Join(dir, "safehouse-9.8.7-linux-amd64.tar.gz"), out)
	said, err := c.CombinedOutput()
	log, _ := os.ReadFile(filepath.Join(out, "bootstrap.txt"))
	if err != nil {
		t.Fatalf("%v\n%s\n%s", err, said, tail(log))
	}
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			t.Error(err)
		}
		return string(b)
	}
	if s := read("without.txt"); !strings.Contains(s, "a library for graphics is missing") || !strings.Contains(s, "apt-get install") || !strings.HasSuffix(s, "exit status 1\n") {
		t.Errorf("without libraries it says %q", s)
	}
	if s := read("version.txt"); strings.Count(s, "Safehouse 9.8.7 (") != 2 {
		t.Errorf("the versions are %q", s)
	}
	for _, name := range []string{"deb.png", "tar.png"} {
		shown(t, filepath.Join(out, name))
	}
	t.Logf("soak: bare %d", 2)
}

// A wineHome is a new Windows under Wine.
type wineHome struct {
	t   *testing.T
	dir string
}

// newWine makes a Windows; without Wine for 64 bits the test is skipped.
func newWine(t *testing.T) *wineHome {
	t.Helper()
	needTool(t, "wine", "wineserver")
	w := &wineHome{t, t.TempDir()}
	if out, err := w.command("wineboot", "-i").CombinedOutput(); err != nil {
		t.Skipf("Wine does not start here: %v\n%s", err, tail(out))
	}
	t.Cleanup(func() { // its server writes into the folder until it has ended
		for _, how := range []string{"-k", "-w"} {
			c := exec.Command("timeout", "60", "wineserver", how)
			c.Env = w.env()
			c.Run()
		}
	})
	lib := filepath.Join(w.dir, "drive_c/windows/system32/bcryptprimitives.dll")
	if _, err := os.Stat(lib); err != nil { // before Wine 9 it is not there, and no program in Go starts
		needTool(t, "x86_64-w64-mingw32-gcc")
		if out, err := exec.Command("x86_64-w64-mingw32-gcc", "-shared", "-O1", "-s", "-o", lib, "packages/bcryptprimitives.c", "-ladvapi32").CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	return w
}

func (w *wineHome) env() []string {
	return append(os.Environ(), "WINEPREFIX="+w.dir, "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree,mshtml=", "LP_NUM_THREADS=0")
}

func (w *wineHome) command(args ...string) *exec.Cmd {
	c := exec.Command("timeout", append([]string{"180", "wine"}, args...)...)
	c.Env = w.env()
	return c
}

// run runs a program of Windows and fails the test where it fails.
func (w *wineHome) run(args ...string) string {
	w.t.Helper()
	out, err := w.command(args...).CombinedOutput()
	if err != nil {
		w.t.Fatalf("wine %v: %v\n%s", args, err, tail(out))
	}
	return string(out)
}

// windowsPath is a file of this system as Wine calls it.
func windowsPath(file string) string { return "Z:" + strings.ReplaceAll(file, "/", `\`) }

// unzipped is the program for Windows.
func unzipped(t *testing.T, dist string) string {
	t.Helper()
	needTool(t, "unzip")
	dir := t.TempDir()
	if out, err := exec.Command("unzip", "-q", filepath.Join(dist, "safehouse-9.8.7-windows-amd64.zip"), "-d", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return filepath.Join(dir, "safehouse-9.8.7-windows-amd64")
}

// The program for Windows says its version, starts and draws; the installer, run without questions, installs what the archive
// holds and opens files of both kinds with it; what it installed starts, and is gone after the uninstaller but for saved games.
func TestWindowsPackagesStartUnderWine(t *testing.T) {
	dist := packages(t)
	w := newWine(t)
	dir := unzipped(t, dist)
	starts := 0
	start := func(exe, name string) {
		t.Helper()
		if v := w.run(exe, "-version"); !strings.HasPrefix(v, "Safehouse 9.8.7 (") {
			t.Errorf("%s says %q", name, v)
		}
		shots := t.TempDir()
		script := filepath.Join(shots, "script.txt")
		if err := os.WriteFile(script, []byte("wait idle\nshot "+name+"\nquit\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		w.run(exe, "-mute", "-size", "1280x720", "-data", windowsPath(filepath.Join(shots, "data")), "-drive", windowsPath(script), "-shots", windowsPath(shots))
		shown(t, filepath.Join(shots, name+".png"))
		starts++
	}
	start(filepath.Join(dir, "safehouse.exe"), "zip")
	defer func() { t.Logf("soak: wine %d", starts) }()

	if _, err := os.Stat(filepath.Join(w.dir, "drive_c/windows/syswow64")); err != nil {
		t.Skip("the archive starts; the installer is a program of 32 bits, and this Wine runs none of them: make deps-soak installs wine32 where it can")
	}
	w.run(filepath.Join(dist, "safehouse-9.8.7-windows-amd64-installer.exe"), "/S")
	found, err := filepath.Glob(filepath.Join(w.dir, "drive_c/users/*/AppData/Local/Programs/Safehouse"))
	if err != nil || len(found) != 1 {
		t.Fatalf("installed in %v, %v", found, err)
	}
	at := found[0]
	want, got := filesOf(t, dir), filesOf(t, at)
	if got["uninstall.exe"] == nil {
		t.Error("there is no uninstaller")
	}
	delete(got, "uninstall.exe")
	for name, b := range want {
		if !bytes.Equal(got[name], b) {
			t.Errorf("installed is another %s than in the archive", name)
		}
		delete(got, name)
	}
	for name := range got {
		t.Errorf("%s is installed and not in the archive", name)
	}
	for _, class := range []string{"Safehouse.match", "Safehouse.parcel"} {
		if s := w.run("reg", "query", `HKCU\Software\Classes\`+class+`\shell\open\command`, "/ve"); !strings.Contains(s, `safehouse.exe" "%1"`) {
			t.Errorf("a double click on a %s does %q", class, s)
		}
	}
	start(filepath.Join(at, "safehouse.exe"), "installed")
	w.run(filepath.Join(at, "uninstall.exe"), "/S", "_?="+windowsPath(at))
	left := filesOf(t, at)
	delete(left, "uninstall.exe") // which _? keeps where it runs
	if len(left) > 0 {
		t.Errorf("uninstalled, %d files are left", len(left))
	}
}

// filesOf are the files below a folder, by their names from there.
func filesOf(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	l := map[string][]byte{}
	if err := filepath.WalkDir(dir, func(p string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(p)
		rel, _ := filepath.Rel(dir, p)
		l[rel] = b
		return err
	}); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return l
}

// A match that was begun with the program of one system is opened with that of the other by its file alone, as by a double
// click, and stands where it stood: both systems draw the same table from the same file, and play on from it.
func TestAMatchOfOneSystemOpensInTheOther(t *testing.T) {
	dist := packages(t)
	w := newWine(t)
	exe := filepath.Join(unzipped(t, dist), "safehouse.exe")
	type system struct {
		name string
		run  func(args ...string) ([]byte, error)
		path func(string) string
	}
	systems := []system{
		{"linux", func(args ...string) ([]byte, error) { return exec.Command(program, args...).CombinedOutput() }, func(s string) string { return s }},
		{"windows", func(args ...string) ([]byte, error) {
			return w.command(append([]string{exe}, args...)...).CombinedOutput()
		}, windowsPath},
	}
	drive := func(s system, dir, script string, file ...string) {
		t.Helper()
		at := filepath.Join(dir, "script.txt")
		if err := os.WriteFile(at, []byte(script), 0o644); err != nil {
			t.Fatal(err)
		}
		args := []string{"-mute", "-size", "1280x720", "-data", s.path(filepath.Join(dir, "data")), "-shots", s.path(dir), "-drive", s.path(at)}
		for _, f := range file {
			args = append(args, s.path(f))
		}
		if out, err := s.run(args...); err != nil {
			t.Fatalf("%s, %q: %v\n%s", s.name, script, err, tail(out))
		}
	}
	exchanged := 0
	for i, from := range systems {
		to := systems[1-i]
		made := t.TempDir()
		drive(from, made, begin+"quit\n")
		files, err := filepath.Glob(filepath.Join(made, "data/matches/*.match"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%s has %v, %v", from.name, files, err)
		}
		opened, sent := t.TempDir(), filepath.Join(t.TempDir(), "sent.match") // alone, as somebody sends it
		if b, err := os.ReadFile(files[0]); err != nil {
			t.Fatal(err)
		} else if err := os.WriteFile(sent, b, 0o644); err != nil {
			t.Fatal(err)
		}
		drive(to, opened, "wait idle\nexpect scene library\nchoose mouse open\nwait idle\nexpect scene table\nshot table\nquit\n", sent)
		shown(t, filepath.Join(opened, "table.png"))
		if got, _ := filepath.Glob(filepath.Join(opened, "data/matches/*.match")); len(got) != 1 {
			t.Errorf("%s keeps %v of the match of %s", to.name, got, from.name)
		} else if a, b := verified(t, files[0]), verified(t, got[0]); a.Actions < 4 || a != b || !b.Whole {
			t.Errorf("a match of %s is %+v, in %s it is %+v", from.name, a, to.name, b)
		}
		drive(to, opened, goOn)
		exchanged++
	}
	t.Logf("soak: exchanged %d", exchanged)
}

// A verdict is what the referee says of a match file.
type verdict struct {
	Whole   bool
	Actions int
	Hash    string
}

func verified(t *testing.T, file string) (v verdict) {
	t.Helper()
	out, err := exec.Command("go", "run", "safehouse/cmd/referee", "replay", "-json", file).CombinedOutput()
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	if err2 := json.Unmarshal(lines[len(lines)-1], &v); err2 != nil {
		t.Errorf("%s: %v, %v\n%s", file, err, err2, out)
	}
	return v
}
