package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// Named holds a list of names in the order of some constants against those: the
// constants of the package in the working directory whose names begin with the
// prefix, such as ev, are called in source as names says, evDraftChosen for
// draft-chosen. An empty first name is that of no constant, or of prefix + Nothing.
func Named(t *testing.T, prefix string, names []string) {
	t.Helper()
	consts := constants(t, prefix)
	if len(names) > 0 && names[0] == "" && (len(consts) == 0 || consts[0] != "nothing") {
		names = names[1:]
	}
	names = slices.Clone(names)
	if len(names) > 0 && names[0] == "" {
		names[0] = "nothing"
	}
	if !slices.Equal(consts, names) {
		t.Errorf("the constants %s... are\n%v\nand their names\n%v", prefix, consts, names)
	}
}

// constants are the constants with a prefix in the order in which they stand, as
// names.
func constants(t *testing.T, prefix string) (l []string) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	begins := regexp.MustCompile("^" + prefix + "[A-Z]")
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		src, err := parser.ParseFile(token.NewFileSet(), f.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range src.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST {
				for _, s := range g.Specs {
					for _, id := range s.(*ast.ValueSpec).Names {
						if begins.MatchString(id.Name) {
							l = append(l, dashed(id.Name[len(prefix):]))
						}
					}
				}
			}
		}
	}
	return l
}

// dashed is a name of the source as a name of the house: NPCPlacedDown is
// npc-placed-down.
func dashed(name string) string {
	var b strings.Builder
	r := []rune(name)
	for i, c := range r {
		if i > 0 && unicode.IsUpper(c) && (!unicode.IsUpper(r[i-1]) || i+1 < len(r) && unicode.IsLower(r[i+1])) {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}
