package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/assets"
)

// What the game shows and the packages hold is what is linked: every module, on every system, in its version, with its
// papers as the module cache has them.
func TestTheLicencesOfAllThatIsLinkedAreThere(t *testing.T) {
	mods, err := linked(".")
	if err != nil {
		t.Fatal(err)
	}
	if len(mods) < 10 || mods[0].name != goItself {
		t.Fatalf("go list names %d modules, the first is %q", len(mods), mods[0].name)
	}
	papers, err := collect(mods)
	if err != nil {
		t.Fatal(err)
	}
	if print(papers) != assets.ThirdParty() {
		t.Error("assets/third-party.txt is not what is linked: run go generate ./assets")
	}
	credits := assets.Credits()
	for _, m := range mods[1:] {
		path, _, _ := strings.Cut(m.name, " ")
		if !strings.Contains(credits, "`"+path+"`") {
			t.Errorf("CREDITS.md does not name %s", path)
		}
	}
}

// Papers are looked for in the root and on the way to what is compiled in, nowhere else, and one text that holds for several
// modules is printed once.
func TestPapersAreThoseOfWhatIsCompiledIn(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("a/LICENSE", "Take it.\r\n")
	write("b/LICENCE.md", "\nTake it.  \n")
	write("c/COPYING", "Take it too.")
	write("c/port/NOTICE", "Ported.")
	write("c/other/LICENSE", "Not linked.")
	write("c/port/license.go", "package port")
	module := func(name string, dirs ...string) linkedModule {
		m := linkedModule{name: name, root: filepath.Join(dir, name)}
		for _, d := range dirs {
			m.dirs = append(m.dirs, filepath.Join(m.root, d))
		}
		return m
	}
	papers, err := collect([]linkedModule{module("a", "x/.."), module("b"), module("c", "port")})
	if err != nil {
		t.Fatal(err)
	}
	want := preface + "\n\n# a\n\n# b\n\nTake it.\n\n\n# c\n\nTake it too.\n\nIn port:\n\nPorted.\n"
	if got := print(papers); got != want {
		t.Errorf("printed is\n%s\nwanted\n%s", got, want)
	}
	write("d/README", "Words.")
	if _, err := collect([]linkedModule{module("d")}); err == nil || !strings.Contains(err.Error(), "d has no licence") {
		t.Errorf("a module without a licence gives %v", err)
	}
}

// A program that was built is compared by what it says it holds.
func TestABuiltProgramIsCompared(t *testing.T) {
	program := filepath.Join(t.TempDir(), "referee")
	build := exec.Command("go", "build", "-o", program, "safehouse/cmd/referee")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if err := covers(assets.ThirdParty(), program); err != nil {
		t.Error(err)
	}
	short := strings.Replace(assets.ThirdParty(), "# github.com/tinylib/msgp ", "# ", 1)
	if err := covers(short, program); err == nil || !strings.Contains(err.Error(), "tinylib/msgp") {
		t.Errorf("a text without a library gives %v", err)
	}
}
