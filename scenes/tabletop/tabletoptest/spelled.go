package tabletoptest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
)

// Spelled holds the table in the working directory to the constants of its rules: no source file tells verbs or events by
// their names. A name must not be compared, stand in a list or be the key of a map, and nothing looks through the names of
// Info for one; that a name is also the key of a text, part of a thing's ID or, an event's, one in a list of other things is
// no matter. other names words that are such names and mean something else in this table's sources.
func Spelled(t *testing.T, in *rules.Info, other ...string) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		src, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, what := range SpelledIn(f.Name(), src, in, other...) {
			t.Error(what)
		}
	}
}

// SpelledIn is what Spelled finds in one source file.
func SpelledIn(file string, src []byte, in *rules.Info, other ...string) (found []string) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, src, parser.SkipObjectResolution)
	if err != nil {
		return []string{err.Error()}
	}
	verbs, names := map[string]bool{}, map[string]bool{}
	for _, v := range in.Verbs {
		verbs[v.Name], names[v.Name] = true, true
	}
	for _, e := range in.Events {
		names[e] = true
	}
	for _, name := range other {
		delete(verbs, name)
		delete(names, name)
	}
	say := func(x ast.Node, what string) { found = append(found, set.Position(x.Pos()).String()+": "+what) }
	look := func(names map[string]bool, list ...ast.Expr) {
		for _, x := range list {
			if lit, ok := x.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if name, _ := strconv.Unquote(lit.Value); name != "" && names[name] {
					say(x, lit.Value+" is the name of a verb or an event; the rules have a constant")
				}
			}
		}
	}
	indexed := map[ast.Node]bool{}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CaseClause:
			look(names, n.List...)
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				look(names, n.X, n.Y)
			}
		case *ast.CompositeLit:
			if _, ok := n.Type.(*ast.ArrayType); ok {
				look(verbs, n.Elts...)
			}
			if _, ok := n.Type.(*ast.MapType); ok {
				for _, x := range n.Elts {
					if kv, ok := x.(*ast.KeyValueExpr); ok {
						look(verbs, kv.Key)
					}
				}
			}
		case *ast.IndexExpr:
			indexed[n.X] = true
		case *ast.SelectorExpr:
			if (n.Sel.Name == "Verbs" || n.Sel.Name == "Events") && isInfo(n.X) && !indexed[n] {
				say(n, "the names of Info are looked through; the rules have constants")
			}
		}
		return true
	})
	return found
}

// isInfo reports whether an expression is called as a game's Info is.
func isInfo(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "in" || x.Name == "info"
	case *ast.SelectorExpr:
		return x.Sel.Name == "Info"
	case *ast.CallExpr:
		return isInfo(x.Fun)
	}
	return false
}
