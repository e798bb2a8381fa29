package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"
)

// NoVerbSwitch looks that nothing in the package of the working directory goes by a
// switch over verbs: what a verb is stands in its row.
func NoVerbSwitch(t *testing.T) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		set := token.NewFileSet()
		src, err := parser.ParseFile(set, f.Name(), nil, parser.SkipObjectResolution)
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
	if rows == 0 {
		t.Error("no verb has a row")
	}
}

var verbName = regexp.MustCompile("^v[A-Z]")

func verbNamed(x ast.Expr) bool {
	id, ok := x.(*ast.Ident)
	return ok && verbName.MatchString(id.Name)
}
