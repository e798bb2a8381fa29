package used

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

	"github.com/BurntSushi/toml"
)

// gap is the place of an argument in a text; a condition on an argument makes it one that may be left out.
var (
	gap       = regexp.MustCompile(`\{\{\.([a-z]+)\}\}`)
	condition = regexp.MustCompile(`\{\{-? ?(?:if|else if|with)[^}]*\}\}`)
	argument  = regexp.MustCompile(`\.([a-z]+)`)
)

// gapsOf are the arguments that a text cannot do without, by key, of all shelves: a key that stands on several needs what its
// least demanding text needs.
func gapsOf(t *testing.T) map[string][][]string {
	t.Helper()
	files, err := filepath.Glob(root + "/assets/text/en/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	out := map[string][][]string{}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]any
		if err := toml.Unmarshal(raw, &all); err != nil {
			t.Fatal(f, err)
		}
		for key, v := range all {
			words, _ := v.(string)
			if forms, ok := v.(map[string]any); ok {
				for _, form := range forms {
					if s, ok := form.(string); ok {
						words += s
					}
				}
			}
			var may, must []string
			for _, c := range condition.FindAllString(words, -1) {
				for _, a := range argument.FindAllStringSubmatch(c, -1) {
					may = append(may, a[1])
				}
			}
			for _, g := range gap.FindAllStringSubmatch(words, -1) {
				if !slices.Contains(may, g[1]) && !slices.Contains(must, g[1]) {
					must = append(must, g[1])
				}
			}
			out[key] = append(out[key], must)
		}
	}
	return out
}

// Who asks for a text by its key gives it all arguments that it has a gap for: "Back to <no value>" was the tip of a button whose
// title has one.
func TestEveryGapIsFilled(t *testing.T) {
	gaps := gapsOf(t)
	calls := 0
	for _, dir := range folders(t, "scenes", "render", "save") {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				key, given, ok := asked(call)
				if !ok {
					return true
				}
				calls++
				if texts := gaps[key]; len(texts) > 0 && !slices.ContainsFunc(texts, func(must []string) bool { return len(without(must, given)) == 0 }) {
					t.Errorf("%s: %s is given %q and has gaps for %q", strings.TrimPrefix(set.Position(n.Pos()).String(), root+"/"), key, given, texts)
				}
				return true
			})
		}
	}
	if calls < 1000 {
		t.Errorf("%d calls were read", calls)
	}
}

// asked is the key and the names of the arguments of a call that asks for a text, where all of them stand there in letters.
func asked(call *ast.CallExpr) (key string, given []string, ok bool) {
	name := called(call.Fun)
	if !slices.Contains([]string{"T", "N", "Tip", "say"}, name) || call.Ellipsis.IsValid() {
		return "", nil, false
	}
	args := call.Args
	if name == "say" && len(args) > 0 { // who speaks comes first
		args = args[1:]
	}
	if len(args) == 0 || !keyed.MatchString(literal(args[0])) {
		return "", nil, false
	}
	key, args = literal(args[0]), args[1:]
	if name == "N" {
		given, args = append(given, "n"), args[min(1, len(args)):]
	}
	if len(args)%2 != 0 {
		return "", nil, false
	}
	for i := 0; i < len(args); i += 2 {
		a := literal(args[i])
		if a == "" {
			return "", nil, false
		}
		given = append(given, a)
	}
	return key, given, true
}

// keyed is what a key looks like, a short one included.
var keyed = regexp.MustCompile(`^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$`)
