package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Ledger checks a LEDGER.md against the tests of its folder: every statement
// without (X) and not withdrawn is named by a test, every number that a test
// names exists, and every test that names one checks something. Numbers stand
// in a test's name or doc comment, or in a comment or string inside it, as
// "INF-044" or as a range "INF-131..136".
func Ledger(t *testing.T, file, prefix string, dirs ...string) {
	t.Helper()
	statements := readLedger(t, file, prefix)
	named := map[string]bool{}
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		checkers := assertingHelpers(t, files)
		for _, f := range files {
			for id, fn := range namesIn(t, f, prefix, checkers) {
				if _, ok := statements[id]; !ok {
					t.Errorf("%s names %s, which is not in the ledger", fn, id)
				}
				named[id] = true
			}
		}
	}
	for id, testable := range statements {
		if testable && !named[id] {
			t.Errorf("no test names %s", id)
		}
	}
}

// readLedger maps every statement to whether it must be tested.
func readLedger(t *testing.T, file, prefix string) map[string]bool {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`^\| (` + prefix + `-\d+)( \(X\))? \| (.*)`)
	m := map[string]bool{}
	for l := range strings.Lines(string(b)) {
		if x := row.FindStringSubmatch(l); x != nil {
			if _, twice := m[x[1]]; twice {
				t.Errorf("%s: %s stands twice", file, x[1])
			}
			m[x[1]] = x[2] == "" && !strings.Contains(x[3], "*withdrawn*")
		}
	}
	if len(m) == 0 {
		t.Errorf("%s holds no statement %s-...", file, prefix)
	}
	return m
}

// namesIn maps every ledger number in a test file to the function that names
// it, and checks that this function asserts something.
func namesIn(t *testing.T, file, prefix string, checkers []string) map[string]string {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	pattern := regexp.MustCompile(prefix + `[-_](\d+)(?:\.\.(\d+))?`)
	out := map[string]string{}
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		start := fn.Pos()
		if fn.Doc != nil {
			start = fn.Doc.Pos()
		}
		body := string(src[fset.Position(start).Offset:fset.Position(fn.End()).Offset])
		ids := numbers(pattern, prefix, body)
		if len(ids) > 0 && !strings.HasPrefix(fn.Name.Name, "Test") && !strings.HasPrefix(fn.Name.Name, "Fuzz") {
			t.Errorf("%s: %s names %v but is no test", file, fn.Name.Name, ids)
		}
		if len(ids) > 0 && !asserts(fn, checkers) {
			t.Errorf("%s: %s names %v and asserts nothing", file, fn.Name.Name, ids)
		}
		for _, id := range ids {
			out[id] = file + ": " + fn.Name.Name
		}
	}
	return out
}

// numbers lists the ledger numbers in a text, ranges spelled out.
func numbers(pattern *regexp.Regexp, prefix, text string) []string {
	var ids []string
	for _, m := range pattern.FindAllStringSubmatch(text, -1) {
		last := m[2]
		if last == "" {
			last = m[1]
		}
		for n := m[1]; len(n) <= len(last) && (len(n) < len(last) || n <= last); n = increment(n) {
			ids = append(ids, prefix+"-"+n)
		}
	}
	return ids
}

// increment adds one to a decimal number and keeps its leading zeros.
func increment(n string) string {
	b := []byte(n)
	for i := len(b) - 1; i >= 0; i-- {
		if b[i] < '9' {
			b[i]++
			return string(b)
		}
		b[i] = '0'
	}
	return "1" + string(b)
}

// Methods that assert: those of a Scene, those of Disturbed, and those of testing.
var (
	sceneCheckers   = []string{"Is", "Changed", "Refuses", "Offered", "Asks", "Scores"}
	outsideCheckers = []string{"Edits", "Saves", "IntoEmpty"}
	testingCheckers = []string{"Error", "Errorf", "Fatal", "Fatalf"}
)

// assertingHelpers is the checkers and the functions of the test files that
// check a scene themselves, directly or through each other. One that only stops
// a test whose table cannot be set up does not count.
func assertingHelpers(t *testing.T, files []string) []string {
	t.Helper()
	var helpers []*ast.FuncDecl
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && !strings.HasPrefix(fn.Name.Name, "Test") {
				helpers = append(helpers, fn)
			}
		}
	}
	checkers := slices.Clone(sceneCheckers)
	for grown := true; grown; {
		grown = false
		for _, fn := range helpers {
			if name := fn.Name.Name; !slices.Contains(checkers, name) && asserts(fn, checkers) {
				checkers, grown = append(checkers, name), true
			}
		}
	}
	return slices.Concat(checkers, outsideCheckers, testingCheckers)
}

// asserts reports whether a function calls something that can fail a test.
func asserts(fn *ast.FuncDecl, checkers []string) bool {
	found := false
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			switch f := c.Fun.(type) {
			case *ast.SelectorExpr:
				found = found || slices.Contains(checkers, f.Sel.Name) || named(f.Sel.Name)
			case *ast.Ident:
				found = found || slices.Contains(checkers, f.Name) || named(f.Name)
			}
		}
		return true
	})
	return found
}

// named reports whether a function or method says by its name that it checks.
func named(f string) bool { return strings.HasPrefix(f, "check") || strings.HasPrefix(f, "want") }
