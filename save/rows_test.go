package save

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// A row is a change to a table of a game: two lines of a file change places, or
// one is replaced.
type row struct{ file, a, b string }

// swapped are rows that stand in another order, and rows that have come.
var swapped = []row{
	{"rules/infiltration/items.go", "\tJumpPack\n", "\tDiesel\n"},
	{"rules/infiltration/game.go", "\tvMove\n", "\tvStop\n"},
	{"rules/deepstate/game.go", "\tvAdvance\n", "\tvRecruit\n"},
	{"rules/shadownetwork/game.go", "\tkCity\n", "\tkTile\n"},
	{"rules/masters/game.go", "\tvPlan\n", "\tvMove\n"},
}

// rebuilt is the referee of a copy of the tree in which change did something.
func rebuilt(t *testing.T, change func(dir string)) string {
	t.Helper()
	dir := t.TempDir()
	for _, top := range []string{"rules", "save", "assets/text", "assets/source", "cmd", "go.mod", "go.sum"} {
		from := filepath.Join("..", filepath.FromSlash(top))
		err := filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if ext := filepath.Ext(path); strings.HasSuffix(path, "_test.go") || ext != ".go" && ext != ".toml" && ext != ".mod" && ext != ".sum" && ext != ".txt" && ext != ".md" {
				return nil
			}
			rel, err := filepath.Rel("..", path)
			if err != nil {
				return err
			}
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			to := filepath.Join(dir, rel)
			if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
				return err
			}
			return os.WriteFile(to, b, 0o600)
		})
		must(t, err)
	}
	change(dir)
	program := filepath.Join(dir, "referee")
	c := exec.Command("go", "build", "-o", program, "./cmd/referee")
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return program
}

// edit changes a file of the copy.
func edit(t *testing.T, dir, file string, change func(string) string) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(file))
	b, err := os.ReadFile(path)
	must(t, err)
	now := change(string(b))
	if now == string(b) {
		t.Fatalf("%s was not changed", file)
	}
	must(t, os.WriteFile(path, []byte(now), 0o600))
}

// asked is what a referee answers, a line each.
func asked(t *testing.T, program string, lines ...string) []map[string]any {
	t.Helper()
	c := exec.Command(program)
	c.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	out, err := c.Output()
	must(t, err)
	var l []map[string]any
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var m map[string]any
		must(t, d.Decode(&m))
		l = append(l, m)
	}
	if len(l) < len(lines) {
		t.Fatalf("%d answers: %s", len(l), out)
	}
	return l
}

// TestABuildWithOtherRowsLoadsTheFilesOfThisOne builds the program from a copy of
// the tree in which rows of the tables stand in another order, new ones have come
// and one has gone, and lets it load matches of this program.
func TestABuildWithOtherRowsLoadsTheFilesOfThisOne(t *testing.T) {
	if !soak() {
		t.Skip("builds the program twice; runs in make soak")
	}
	moved := rebuilt(t, func(dir string) {
		for _, r := range swapped {
			edit(t, dir, r.file, func(s string) string {
				if !strings.Contains(s, r.a) || !strings.Contains(s, r.b) {
					t.Fatalf("%s has no %q and %q", r.file, r.a, r.b)
				}
				return strings.Replace(strings.Replace(strings.Replace(s, r.a, "\x00", 1), r.b, r.a, 1), "\x00", r.b, 1)
			})
		}
		edit(t, dir, "rules/infiltration/game.go", func(s string) string {
			return strings.Replace(strings.Replace(s, "\tvKeep rules.Verb = 1 + iota\n", "\tvFresh rules.Verb = 1 + iota\n\tvKeep\n", 1),
				"Verbs: []rules.VerbInfo{\n", "Verbs: []rules.VerbInfo{\n\t\tvFresh: {Name: \"fresh\"},\n", 1)
		})
	})
	gone := rebuilt(t, func(dir string) {
		edit(t, dir, "rules/infiltration/items.go", func(s string) string { return strings.Replace(s, `"jump-pack"`, `"rocket-pack"`, 1) })
	})
	dir := t.TempDir()
	for _, g := range games.All {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			j, err := NewJournal(g, rules.Setup{Seats: n, Seed: uint64(40 + n)}, make([]match.Controller, n), About{})
			must(t, err)
			m, r := j.Match(), &rules.Rand{S: uint64(n)}
			for range 60 {
				if l := m.Legal(); len(l) > 0 {
					_, err := m.Apply(l[r.Intn(len(l))])
					must(t, err)
				}
			}
			path := filepath.Join(dir, in.ID+".match")
			must(t, j.Export(path))
			was, err := os.ReadFile(path)
			must(t, err)
			load, err := json.Marshal(map[string]string{"op": "load", "path": path})
			must(t, err)
			l := asked(t, moved, string(load), `{"op":"state"}`, `{"op":"legal"}`)
			position, err := m.State().MarshalJSON()
			must(t, err)
			var want any
			must(t, json.Unmarshal(position, &want))
			if err := holds(l[1]["state"], want, in.ID); err != nil || l[0]["ok"] != true || l[2]["ok"] != true {
				t.Errorf("%s with %d seats: %v, %v", in.ID, n, l[0], err)
			}
			l = asked(t, gone, string(load))
			said, _ := l[0]["error"].(string)
			if in.ID == "infiltration" && (l[0]["ok"] != false || !strings.Contains(said, "jump pack")) || in.ID != "infiltration" && l[0]["ok"] != true {
				t.Errorf("%s without the jump pack: %v", in.ID, l[0])
			}
			if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, was) {
				t.Errorf("%s was changed", path)
			}
		}
	}
}
