package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// A row is a change to a table of a game: two lines of a file change places, or
// one is replaced.
type row struct{ file, a, b string }

// swapped are rows that stand in another order.
var swapped = []row{
	{"rules/infiltration/items.go", "\tJumpPack\n", "\tDiesel\n"},
	{"rules/infiltration/verbs.go", "\tVMove\n", "\tVStop\n"},
	{"rules/infiltration/game.go", "\t\t{ID: \"extraction\", Kind: rules.Bool},\n", "\t\t{ID: \"goal\", Kind: rules.Bool},\n"},
	{"rules/intoodeep/verbs.go", "\tVUnhook\n", "\tVDone\n"},
	{"rules/intoodeep/boosts.go", "\tMoveItem\n", "\tPeek\n"},
	{"rules/intoodeep/city.go", "\tParish\n", "\tRiverside\n"},
	{"rules/deepstate/verbs.go", "\tVAdvance\n", "\tVRecruit\n"},
	{"rules/deepstate/treaties.go", "\tWorldBank\n", "\tNobelCommittee\n"},
	{"rules/shadownetwork/game.go", "\tkCity\n", "\tkTile\n"},
	{"rules/shadownetwork/contracts.go", `{"border-post", fx(yellow(1), green(1)), fx(yellow(1), green(2)), 8, 4, 1},`, `{"iron-ledger", fx(yellow(1), blue(1)), fx(green(2), blue(1)), 10, 6, 2},`},
	{"rules/masters/verbs.go", "\tVPlan\n", "\tVMove\n"},
	{"rules/masters/items.go", "\tRadio\n", "\tFlashbang\n"},
}

// moveRows puts rows in another order, and lets one verb come.
func moveRows(t *testing.T, dir string) {
	for _, r := range swapped {
		edit(t, dir, r.file, func(s string) string {
			if strings.Count(s, r.a) != 1 || strings.Count(s, r.b) != 1 {
				t.Errorf("%s has %q %d times and %q %d times", r.file, r.a, strings.Count(s, r.a), r.b, strings.Count(s, r.b))
			}
			return strings.Replace(strings.Replace(strings.Replace(s, r.a, "\x00", 1), r.b, r.a, 1), "\x00", r.b, 1)
		})
	}
	change(t, dir, "rules/infiltration/verbs.go", "\tVKeep rules.Verb = 1 + iota\n", "\tVFresh rules.Verb = 1 + iota\n\tVKeep\n",
		"\tRows: []verb{\n", "\tRows: []verb{\n\t\tVFresh: {VerbInfo: rules.VerbInfo{Name: \"fresh\"}},\n")
}

// loseRow takes an item out of the game and puts another one into its place.
func loseRow(t *testing.T, dir string) {
	change(t, dir, "rules/infiltration/items.go", `"jump-pack"`, `"rocket-pack"`)
}

// changeOptions adds an item; one option has gone and two have come: one that is off,
// and one that is on unless one says otherwise, and that stored positions know
// nothing of.
func changeOptions(t *testing.T, dir string) {
	change(t, dir, "rules/infiltration/items.go", "\tJumpPack\n", "\tJumpPack\n\tGrapple\n",
		"\tJumpPack:  ", "\tGrapple: {\"grapple\", Discard, 2.0, fx(upTo(2, forward))},\n\tJumpPack:  ")
	change(t, dir, "rules/infiltration/game.go", "{ID: \"goal\", Kind: rules.Bool}", "{ID: \"target\", Kind: rules.Bool}, {ID: \"fog\", Kind: rules.Bool, Default: 1}")
	change(t, dir, "rules/infiltration/setup.go", "opt[\"goal\"] == 1,", "opt[\"target\"] == 1,\n\t\tFog: opt[\"fog\"] == 1,")
	change(t, dir, "rules/infiltration/state.go", "\tGoal        bool `pos:\"goal\"`", "\tFog         bool `pos:\"fog\"`\n\tGoal        bool `pos:\"target\"`")
}

// addComponents adds an Objective, an item card, an Item and a Handler, each in the
// middle of its table.
func addComponents(t *testing.T, dir string) {
	change(t, dir, "rules/deepstate/objectives.go", `"researches", Science, 1, NoEmblem, [4]int8{2, 1, 1, 0}`, `"researches", Science, 1, NoEmblem, [4]int8{3, 1, 1, 0}`,
		"objectives = 66 ", "objectives = 67 ")
	change(t, dir, "rules/masters/items.go", "\tRadio\n", "\tGlueGun\n\tRadio\n", "items       = 12\n", "items       = 13\n",
		"pieces               = 24\n", "pieces               = 25\n", "loots       = 17\n", "loots       = 18\n",
		"\tRadio:  ", "\tGlueGun: {\"glue-gun\", 1, 3, false, nil, fx(holdThis()), unwantedItem},\n\tRadio:  ")
	edit(t, dir, "rules/masters/campaign/state.go", func(s string) string {
		return strings.ReplaceAll(s, "[12]uint8 ", "[13]uint8 ")
	})
	change(t, dir, "rules/intoodeep/city.go", "\tSerum\n\titems       = 8\n", "\tSerum\n\tPrism\n\titems       = 9\n",
		"\tSerum:     {\"serum\", \"SERUM\", \"LOOT\"},\n", "\tSerum:     {\"serum\", \"SERUM\", \"LOOT\"},\n\tPrism:     {\"prism\", \"PRISM\", \"PRISM\"},\n")
	change(t, dir, "rules/shadownetwork/handlers.go", "regulars              = 12\n", "regulars              = 13\n",
		"\t{\"archivist\"", "\t{\"night-porter\", fx(yellow(2)), fx(green(1)), 3, fx(yellow(5)), 0},\n\t{\"archivist\"")
}

// change replaces pieces of a file of the copy, each of which must be there once.
func change(t *testing.T, dir, file string, pairs ...string) {
	t.Helper()
	edit(t, dir, file, func(s string) string {
		for i := 0; i < len(pairs); i += 2 {
			if n := strings.Count(s, pairs[i]); n != 1 {
				t.Errorf("%s has %q %d times", file, pairs[i], n)
			}
			s = strings.Replace(s, pairs[i], pairs[i+1], 1)
		}
		return s
	})
}

// TestTheScratchCopiesCanBeMade makes the changes of the long tests below and builds
// nothing: whoever moves the rows that they change learns of it at once.
func TestTheScratchCopiesCanBeMade(t *testing.T) {
	for _, change := range []func(*testing.T, string){moveRows, loseRow, changeOptions, addComponents} {
		dir := t.TempDir()
		copied(t, dir, "rules")
		change(t, dir)
	}
}

// rebuilt is the referee of a copy of the tree in which change did something.
func rebuilt(t *testing.T, change func(t *testing.T, dir string)) string {
	t.Helper()
	dir := t.TempDir()
	copied(t, dir, "rules", "save", "assets/text", "assets/source", "cmd", "go.mod", "go.sum")
	change(t, dir)
	program := filepath.Join(dir, "referee")
	c := exec.Command("go", "build", "-o", program, "./cmd/referee")
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return program
}

// copied copies what the referee is built from.
func copied(t *testing.T, dir string, tops ...string) {
	t.Helper()
	for _, top := range tops {
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
	moved, gone := rebuilt(t, moveRows), rebuilt(t, loseRow)
	dir := t.TempDir()
	for _, g := range games.Playable() {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			st := storedMatch(t, dir, g, rules.Setup{Seats: n, Seed: uint64(40 + n)})
			st.goesOn(t, moved, "other rows")
			if in.ID == "infiltration" || in.ID == "infiltration-career" && asked(t, gone, st.load)[0]["ok"] != true { // at its desk it holds no items
				st.refused(t, gone, "jump pack")
			} else {
				st.goesOn(t, gone, "no jump pack")
			}
		}
	}
}

// A stored match and what a build of other tables makes of it.
type storedRow struct {
	path, load string
	tape       []byte
	position   any
}

// storedMatch plays a random match and exports it.
func storedMatch(t *testing.T, dir string, g rules.Game, setup rules.Setup) *storedRow {
	t.Helper()
	j, err := NewJournal(g, setup, make([]match.Controller, setup.Seats), About{})
	must(t, err)
	m, r := j.Match(), &rules.Rand{S: uint64(setup.Seats)}
	for range 60 {
		if l := m.Legal(); len(l) > 0 {
			_, err := m.Apply(l[r.Intn(len(l))])
			must(t, err)
		}
	}
	st := &storedRow{path: filepath.Join(dir, g.Info().ID+".match")}
	must(t, j.Export(st.path))
	st.tape, err = os.ReadFile(st.path)
	must(t, err)
	load, err := json.Marshal(map[string]string{"op": "load", "path": st.path})
	must(t, err)
	st.load = string(load)
	position, err := m.State().MarshalJSON()
	must(t, err)
	must(t, json.Unmarshal(position, &st.position))
	return st
}

// holds reports where a position does not hold what another program printed of
// it; members that came since may stand beside.
func holds(now, was any, path string) error {
	switch was := was.(type) {
	case map[string]any:
		m, ok := now.(map[string]any)
		if !ok {
			return fmt.Errorf("%s is %v, not %v", path, now, was)
		}
		for k, v := range was {
			if err := holds(m[k], v, path+"."+k); err != nil {
				return err
			}
		}
		return nil
	case []any:
		l, ok := now.([]any)
		if !ok || len(l) != len(was) {
			return fmt.Errorf("%s is %v, not %v", path, now, was)
		}
		for i := range was {
			if err := holds(l[i], was[i], fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
		return nil
	}
	if !reflect.DeepEqual(now, was) {
		return fmt.Errorf("%s is %v, not %v", path, now, was)
	}
	return nil
}

// goesOn lets a build load the match: it stands at the same position, which may
// know more than was stored, is asked a question, and stores and loads it again
// as its own.
func (st *storedRow) goesOn(t *testing.T, program, what string) {
	t.Helper()
	again, err := json.Marshal(map[string]string{"path": st.path + ".again"})
	must(t, err)
	rest := strings.TrimPrefix(string(again), "{")
	l := asked(t, program, st.load, `{"op":"state"}`, `{"op":"legal"}`, `{"op":"save",`+rest, `{"op":"load",`+rest, `{"op":"state"}`)
	for i, a := range l[:6] {
		if a["ok"] != true {
			t.Errorf("%s, %s: answer %d is %v", filepath.Base(st.path), what, i, a)
			return
		}
	}
	for _, i := range []int{1, 5} {
		if err := holds(l[i]["state"], st.position, filepath.Base(st.path)); err != nil {
			t.Errorf("%s, %s: %v", filepath.Base(st.path), what, err)
		}
	}
	st.untouched(t)
}

// refused lets a build load a match that it cannot go on with: it says what it
// lacks.
func (st *storedRow) refused(t *testing.T, program, thing string) {
	t.Helper()
	a := asked(t, program, st.load)[0]
	if said, _ := a["error"].(string); a["ok"] != false || !strings.Contains(said, thing) || !strings.Contains(said, "left as it is") {
		t.Errorf("%s without the %s: %v", filepath.Base(st.path), thing, a)
	}
	st.untouched(t)
}

func (st *storedRow) untouched(t *testing.T) {
	t.Helper()
	if now, err := os.ReadFile(st.path); err != nil || !bytes.Equal(now, st.tape) {
		t.Errorf("%s was changed", st.path)
	}
}

// TestABuildWithMoreOrOtherOptionsGoesOn builds the program with an item more, with
// an option more that is on unless one says otherwise, and without an option: a
// match goes on from its position, or is told which option it needs.
func TestABuildWithMoreOrOtherOptionsGoesOn(t *testing.T) {
	if !soak() {
		t.Skip("builds the program; runs in make soak")
	}
	other := rebuilt(t, changeOptions)
	dir := t.TempDir()
	g, _ := games.Find("infiltration")
	for n := g.Info().MinSeats; n <= g.Info().MaxSeats; n++ {
		st := storedMatch(t, dir, g, rules.Setup{Seats: n, Seed: uint64(40 + n)})
		delete(st.position.(map[string]any)["options"].(map[string]any), "goal")
		st.goesOn(t, other, "an item and two options more, one less")
		l := asked(t, other, st.load, `{"op":"state"}`)
		if s := l[1]["state"].(map[string]any); s["items"].(map[string]any)["grapple"] != "box" || s["options"].(map[string]any)["fog"] != false {
			t.Errorf("with %d seats what has come takes part: %v, %v", n, s["items"], s["options"])
		}
		st = storedMatch(t, dir, g, rules.Setup{Seats: n, Seed: uint64(40 + n), Options: rules.Options{"goal": 1}})
		st.refused(t, other, "option “goal”")
	}
}

// TestABuildWithMoreComponentsGoesOn builds the program with an Objective, an item
// card, a Handler and an Item more, each in the middle of its table. A match in which
// the new thing need not lie anywhere goes on from its position; where it has to have
// a place that no stored position can give it, the player is told what has come.
func TestABuildWithMoreComponentsGoesOn(t *testing.T) {
	if !soak() {
		t.Skip("builds the program; runs in make soak")
	}
	more := rebuilt(t, addComponents)
	needs := map[string]string{
		"deepstate": "card “researches 5”", "shadownetwork": "handler “night porter”", "intoodeep": "item “prism”",
	}
	dir := t.TempDir()
	for _, g := range games.All {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			st := storedMatch(t, dir, g, rules.Setup{Seats: n, Seed: uint64(40 + n)})
			if thing := needs[in.ID]; thing != "" && asked(t, more, st.load)[0]["ok"] != true {
				st.refused(t, more, "begun before there was the "+thing)
			} else {
				st.goesOn(t, more, "more components")
			}
		}
	}
}
