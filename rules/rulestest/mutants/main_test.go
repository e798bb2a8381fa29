package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// cards is a package with a table of its own, whose tests look at some of it.
var cards = map[string]string{
	"go.mod": "module cards\n\ngo 1.26\n",
	"table.go": `package cards

type part struct{ coins, points int }

func fx(parts ...part) []part { return parts }

func coins(n int) part  { return part{coins: n} }
func points(n int) part { return part{points: n} }

type card struct {
	name  string
	cost  int
	parts []part
}

const (
	spy = iota
	thief
	guard
)

//mutants:zero cost
var table = [3]card{
	spy:   {"spy", 2, fx(coins(1), points(2))},
	thief: {"thief", 0, fx(coins(3))},
	{"guard", 4, fx()},
}

//mutants:zero
var worth = map[string]int{"gem": 5, "glass": 0, "gold": 7}

func play(n int) (c, p int) {
	c = -table[n].cost
	for _, x := range table[n].parts {
		c, p = c+x.coins, p+x.points
	}
	return c, p
}
`,
	"table_test.go": `package cards

import "testing"

func TestPlay(t *testing.T) {
	if c, p := play(spy); c != -1 || p == 0 {
		t.Error(c, p)
	}
	if c, _ := play(thief); c == 0 {
		t.Error("the thief brings nothing")
	}
	if worth["gem"] != 5 {
		t.Error("a gem is worth 5")
	}
}

func TestPrintedCosts(t *testing.T) {
	if table[guard].cost != 4 {
		t.Error("looks at the table only")
	}
}
`,
}

func TestSurvivorsAreWhatNoSceneNotices(t *testing.T) {
	dir := t.TempDir()
	for name, src := range cards {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(src), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	_, files, err := sources(".")
	if err != nil {
		t.Fatal(err)
	}
	p, err := rewrite(dir, files)
	if err != nil {
		t.Fatal(err)
	}
	b := binary{file: filepath.Join(dir, "cards.test"), dir: dir}
	if err := b.build(".", t.TempDir(), p); err != nil {
		t.Fatal(err)
	}
	mutants, err := b.filled(p.mutants)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"spy emptied", "spy without part 1: coins(1)", "spy without part 2: points(2)", "thief emptied",
		"table spy with cost zero", "table 2 with cost zero", `worth "gem" zero`, `worth "gold" zero`,
	}
	if got := names(mutants); !slices.Equal(got, want) {
		t.Errorf("the mutants are %q, want %q", got, want)
	}
	if caught, out := b.run(none); caught {
		t.Fatalf("the tests fail without a mutant: %s", out)
	}
	alive := []string{"table 2 with cost zero", `worth "gold" zero`}
	if got := names(b.all(mutants)); !slices.Equal(got, alive) {
		t.Errorf("alive are %q, want %q", got, alive)
	}
}

func names(l []mutant) []string {
	var out []string
	for _, m := range l {
		out = append(out, m.what)
	}
	return out
}

func TestATableMustBeALiteral(t *testing.T) {
	dir := t.TempDir()
	src := "package cards\n\n//mutants:zero\nvar table = make([]int, 3)\n"
	if err := os.WriteFile(filepath.Join(dir, "table.go"), []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := rewrite(dir, []string{"table.go"}); err == nil || !strings.Contains(err.Error(), "literal") {
		t.Errorf("got %v, want an error about the literal", err)
	}
}
