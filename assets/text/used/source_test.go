package used

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the top of the sources.
const root = "../../.."

// A speech is what the sources of some folders have of keys.
type speech struct {
	words map[string]int    // how often each string stands there
	heads map[string]string // what a key is put together from, and where: "guide."
	said  map[string]string // keys that stand where a text is asked for, and where
	tips  map[string]string // keys of the titles of tips that take no arguments, and where
}

// asking are the functions that ask for a text by a key, which is one of the
// first two things they are given.
var asking = []string{"T", "N", "Say", "Text", "say", "text", "note", "notice"}

// key is what a whole key looks like.
var key = regexp.MustCompile(`^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$`)

// read reads the sources of folders; those of tests say nothing.
func read(t *testing.T, dirs ...string) speech {
	t.Helper()
	s := speech{map[string]int{}, map[string]string{}, map[string]string{}, map[string]string{}}
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s holds no sources (%v)", dir, err)
		}
		for _, f := range files {
			if !strings.HasSuffix(f, "_test.go") && !strings.HasSuffix(f, "_gen.go") {
				s.file(t, f)
			}
		}
	}
	return s
}

// file reads one file.
func (s speech) file(t *testing.T, name string) {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			s.words[literal(n)]++
		case *ast.CallExpr:
			if called(n.Fun) == "Tip" && len(n.Args) == 1 && key.MatchString(literal(n.Args[0])) {
				s.tips[literal(n.Args[0])] = strings.TrimPrefix(set.Position(n.Pos()).String(), root+"/")
			}
			for _, a := range n.Args[:min(2, len(n.Args))] {
				if x := literal(a); slices.Contains(asking, called(n.Fun)) && key.MatchString(x) {
					s.said[x] = strings.TrimPrefix(set.Position(n.Pos()).String(), root+"/")
				}
			}
		case *ast.BinaryExpr:
			if head := literal(n.X); n.Op == token.ADD && strings.HasSuffix(head, ".") {
				s.heads[head] = strings.TrimPrefix(set.Position(n.Pos()).String(), root+"/")
			}
		}
		return true
	})
}

// literal is the string that stands there, "" for anything else.
func literal(e ast.Expr) string {
	x, ok := e.(*ast.BasicLit)
	if !ok || x.Kind != token.STRING {
		return ""
	}
	v, err := strconv.Unquote(x.Value)
	if err != nil {
		return ""
	}
	return v
}

// called is the last name of what is called.
func called(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// folders are the folders with sources below some, each with its own name.
func folders(t *testing.T, below ...string) (list []string) {
	t.Helper()
	for _, b := range below {
		err := filepath.WalkDir(filepath.Join(root, b), func(path string, d os.DirEntry, err error) error {
			if err != nil || !d.IsDir() {
				return err
			}
			if d.Name() == "testdata" {
				return filepath.SkipDir
			}
			if m, _ := filepath.Glob(filepath.Join(path, "*.go")); len(m) > 0 {
				r, err := filepath.Rel(root, path)
				list = append(list, filepath.ToSlash(r))
				return err
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return list
}
