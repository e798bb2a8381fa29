package infiltration_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A scratch is a copy of the whole module in which something is tried.
type scratch struct {
	*testing.T
	dir string
}

// newScratch copies the module.
func newScratch(t *testing.T) scratch {
	s := scratch{t, t.TempDir()}
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		to := filepath.Join(s.dir, strings.TrimPrefix(path, root))
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "bin" || d.Name() == "dist"):
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(to, 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(to, b, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// write writes a line behind the one that begins so.
func (s scratch) write(file, behind, line string) {
	s.Helper()
	path := filepath.Join(s.dir, file)
	b, err := os.ReadFile(path)
	if err != nil {
		s.Fatal(err)
	}
	lines := strings.Split(string(b), "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, behind) {
			lines = append(lines[:i+1:i+1], append([]string{line}, lines[i+1:]...)...)
			if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
				s.Fatal(err)
			}
			return
		}
	}
	s.Fatalf("%s has no line that begins with %q", file, behind)
}

// runs runs the go command and reports whether it succeeded, with what it said.
func (s scratch) runs(args ...string) (out string, ok bool) {
	cmd := exec.Command("go", args...)
	cmd.Dir = s.dir
	cmd.Env = append(os.Environ(), "SAFEHOUSE_SOAK=", "GOFLAGS=-vet=off")
	b, err := cmd.CombinedOutput()
	return string(b), err == nil
}

// works fails the test unless the go command succeeds.
func (s scratch) works(args ...string) {
	s.Helper()
	if out, ok := s.runs(args...); !ok {
		s.Fatalf("go %s: %s", strings.Join(args, " "), out)
	}
}

// misses fails the test unless the go command names the file to open.
func (s scratch) misses(file string, args ...string) {
	s.Helper()
	if out, ok := s.runs(args...); ok || !strings.Contains(out, file) {
		s.Errorf("go %s does not send one to %s: %s", strings.Join(args, " "), file, out)
	}
}

// What README says about adding a card is all there is to do, and what is left out is
// missed by a check that names the file to open.
func TestACardIsAddedAsTheReadmeSays(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("a scratch copy of everything: with SAFEHOUSE_SOAK=1")
	}
	s := newScratch(t)
	texts := []string{"test", "./assets/text/used"}
	looks := []string{"test", "./scenes/infiltration", "-run", "TestEveryItem"}

	// 1. The row.
	s.write("rules/infiltration/items.go", "\tAnonymousTip", "\tSmokeScreen")
	s.write("rules/infiltration/items.go", "\tAnonymousTip:", "\tSmokeScreen: {\"smoke-screen\", Discard, 2.0, fx(alarm(-1), move(either, 1))},")
	s.misses("assets/text/en/infiltration.toml", texts...)

	// 2. Its words.
	s.write("assets/text/en/infiltration.toml", "\"name.card.anonymous-tip\"", `"name.card.smoke-screen" = "Smoke Screen"`)
	s.write("assets/text/en/infiltration.toml", "\"text.card.anonymous-tip\"", `"text.card.smoke-screen" = "Alarm -1. Move one room in either direction."`)
	s.misses("assets/text/en/infiltration-table.toml", texts...)
	s.write("assets/text/en/infiltration-table.toml", "\"rule.anonymous-tip\"", `"rule.smoke-screen" = "{icon:infiltration/alarm} -1"`)
	s.works(texts...)

	// 3. Its test, which notices when the effect is gone.
	mutants := []string{"run", "./rules/rulestest/mutants", "-only", "SmokeScreen", "./rules/infiltration"}
	s.misses("items.go:", mutants...)
	test := `package infiltration_test

import "testing"

// The Smoke Screen lowers the alarm and takes its user a room on.
func TestSmokeScreen(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "stairwell").hand(hugo, "smoke-screen").Set("alarm", 3)
	s.play("smoke-screen").Offered("move 1", "move 3").Is("alarm", 2)
	s.Do("move", "3").Is(hugoAt, "3")
}
`
	if err := os.WriteFile(filepath.Join(s.dir, "rules/infiltration/smoke_test.go"), []byte(test), 0o644); err != nil {
		t.Fatal(err)
	}
	s.works("test", "./rules/infiltration", "-run", "TestSmokeScreen")
	s.works(mutants...)

	// 4. Its picture and its kind.
	s.misses("assets/source/pictograms.txt", looks...)
	s.write("assets/source/pictograms.txt", "item/anonymous-tip", "item/smoke-screen game-icons:smoke-bomb sl")
	s.works("generate", "./assets")
	s.misses("scenes/infiltration/signs.go", looks...)
	s.write("scenes/infiltration/signs.go", "var itemBands", "\trule.SmokeScreen: bandTrick,")
	s.works(looks...)

	// 5. What was recorded with the old deck.
	s.works("test", "./rules/infiltration", "-run", "TestReplays", "-update")
	s.works("test", "./rules/infiltration/...", "./rules/games", "./assets/...")
}
