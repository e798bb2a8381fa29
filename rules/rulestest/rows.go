package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// VerbRows looks that nothing in the package of a folder goes by a switch over verbs,
// for what a verb is stands in its row, and counts the rows.
func VerbRows(t *testing.T, dir string) (rows int) {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		set := token.NewFileSet()
		src, err := parser.ParseFile(set, filepath.Join(dir, f.Name()), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(src, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CaseClause:
				for _, x := range n.List {
					if verbNamed(x) {
						t.Errorf("%s: a case of a verb; what it does belongs into its row", set.Position(x.Pos()))
					}
				}
			case *ast.KeyValueExpr:
				if verbNamed(n.Key) {
					rows++
				}
			}
			return true
		})
	}
	return rows
}

var verbName = regexp.MustCompile("^[vV][A-Z]")

func verbNamed(x ast.Expr) bool {
	id, ok := x.(*ast.Ident)
	return ok && verbName.MatchString(id.Name)
}
