package cmd_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"safehouse/rules"
	"safehouse/rules/games"
)

// A pack is what go list says about a package of the house.
type pack struct {
	ImportPath   string
	GoFiles      []string
	Imports      []string
	TestImports  []string
	XTestImports []string
	Deps         []string
}

const module = "safehouse"

// rooms are the packages of scenes below the app. None knows another, no table knows one: what one room opens in another it
// asks of scenes.Rooms, which scenes/rooms fills in.
var rooms = []string{"scenes/after", "scenes/almanac", "scenes/aloud", "scenes/desk", "scenes/person", "scenes/play"}

// renewing holds the flag that tests of positions and tests of pictures share, and nothing else: no rule.
const renewing = module + "/rules/rulestest/golden"

// house lists the packages of the module.
func house(t *testing.T) []pack {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,GoFiles,Imports,TestImports,XTestImports,Deps", module+"/...")
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %v: %s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	var list []pack
	d := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p pack
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	if len(list) < 20 {
		t.Fatalf("go list knows %d packages only", len(list))
	}
	return list
}

// under reports whether a package is one of these folders of the house or lies
// below one.
func under(path string, folders ...string) bool {
	for _, f := range folders {
		if path == module+"/"+f || strings.HasPrefix(path, module+"/"+f+"/") {
			return true
		}
	}
	return false
}

// mine reports whether a package belongs to the house.
func mine(path string) bool { return strings.HasPrefix(path, module+"/") }

// isGame reports whether a package is a game: what lies below rules and is not the
// core.
func isGame(path string) bool {
	return under(path, "rules") && path != module+"/rules" &&
		!under(path, "rules/analysis", "rules/bands", "rules/chances", "rules/match", "rules/bot", "rules/rulestest", "rules/games", "rules/machine", "rules/position", "rules/pile", "rules/career", "rules/feat", "rules/tonight", "rules/puzzles")
}

// game is the folder of a game's package: "rules/masters" for
// "safehouse/rules/masters/campaign".
func game(path string) string {
	parts := strings.SplitN(strings.TrimPrefix(path, module+"/"), "/", 3)
	return parts[0] + "/" + parts[1]
}

// allowed says what of the house a package may import itself.
func allowed(p, imports string) bool {
	if imports == renewing {
		return under(p, "rules/rulestest", "render/rendertest")
	}
	switch {
	case under(p, "cmd/referee"):
		return under(imports, "cmd/referee", "rules", "save", "assets/text")
	case under(p, "cmd/atlas"):
		return under(imports, "cmd/atlas", "assets", "rules/games") // the registry says which games have sheets
	case under(p, "cmd/licences"):
		return under(imports, "assets") // its test reads what is shown
	case under(p, "cmd"):
		return !under(imports, "cmd/referee", "cmd/atlas", "cmd/licences")
	case p == module+"/scenes/figures":
		return false
	case under(p, "scenes/rooms", "scenes/scenestest"):
		return under(imports, "scenes", "render", "rules", "save", "assets/text")
	case under(p, "scenes/play") && under(imports, "scenes/sitting", "scenes/recap", "scenes/card"):
		return true // what it draws
	case under(p, rooms...):
		return imports == module+"/scenes" || under(imports, "scenes/stakes", "render", "rules", "save", "assets")
	case p == module+"/scenes/sitting", p == module+"/scenes/stakes":
		return under(imports, "rules") // they draw nothing
	case p == module+"/scenes/recap":
		return under(imports, "render", "rules")
	case p == module+"/scenes":
		return under(imports, "scenes/figures", "scenes/sitting", "scenes/recap", "scenes/stakes", "render", "rules", "save", "assets")
	case under(p, "scenes"):
		return under(imports, "scenes", "render", "rules", "save", "assets") && !under(imports, rooms...) && !under(imports, "scenes/rooms", "scenes/scenestest")
	case under(p, "render"):
		return under(imports, "render", "assets")
	case under(p, "save"):
		return under(imports, "save", "rules")
	case under(p, "assets/text"):
		return under(imports, "assets/text")
	case under(p, "assets"):
		return under(imports, "assets")
	case under(p, "rules/games"):
		return under(imports, "rules")
	case under(p, "rules/machine", "rules/position", "rules/pile"):
		return imports == module+"/rules"
	case under(p, "rules/career/careertest"):
		return imports == module+"/rules" || under(imports, "rules/career", "rules/rulestest")
	case under(p, "rules/feat/feattest"):
		return imports == module+"/rules" || under(imports, "rules/feat", "rules/bot")
	case under(p, "rules/feat"):
		return imports == module+"/rules" || under(imports, "rules/bot")
	case under(p, "rules/puzzles"):
		return imports == module+"/rules" || under(imports, "rules/match", "rules/bot")
	case under(p, "rules/tonight"):
		return imports == module+"/rules"
	case under(p, "rules/career"):
		return imports == module+"/rules"
	case under(p, "rules/analysis"):
		return imports == module+"/rules" || under(imports, "rules/analysis", "rules/chances", "rules/match", "rules/bot")
	case under(p, "rules/bands"):
		return imports == module+"/rules" || under(imports, "rules/bot")
	case under(p, "rules/chances"):
		return imports == module+"/rules" || under(imports, "rules/match", "rules/bot")
	case under(p, "rules/match"):
		return imports == module+"/rules" || under(imports, "rules/match", "rules/bot")
	case under(p, "rules/bot"):
		return imports == module+"/rules" || under(imports, "rules/bot")
	case under(p, "rules/rulestest/lamps"):
		return imports == module+"/rules" || under(imports, "rules/machine", "rules/position")
	case under(p, "rules/rulestest/trace", "rules/rulestest/soak"): // programs
		return imports == module+"/rules" || under(imports, "rules/games", "rules/rulestest")
	case under(p, "rules/rulestest/hinted"): // asks a bot
		return imports == module+"/rules" || under(imports, "rules/rulestest", "rules/bot")
	case under(p, "rules/rulestest"):
		return imports == module+"/rules" || under(imports, "rules/rulestest", "rules/match")
	case isGame(p):
		return imports == module+"/rules" || under(imports, game(p), "rules/machine", "rules/position", "rules/pile", "rules/career", "rules/feat", "rules/tonight")
	case p == module+"/rules":
		return false
	}
	return false
}

func TestWhoMayImportWhom(t *testing.T) {
	for _, p := range house(t) {
		for _, i := range p.Imports {
			if mine(i) && !allowed(p.ImportPath, i) {
				t.Errorf("%s must not import %s", p.ImportPath, i)
			}
		}
	}
}

// Rules, saves and the referee link no engine, and nothing that draws or
// sounds.
func TestNoEngineBelowTheScreen(t *testing.T) {
	for _, p := range house(t) {
		if !under(p.ImportPath, "rules", "save", "assets", "cmd/referee", "cmd/atlas") {
			continue
		}
		for _, d := range p.Deps {
			if strings.Contains(d, "hajimehoshi/") || strings.Contains(d, "/ebitengine/") || under(d, "render", "scenes") {
				t.Errorf("%s links %s", p.ImportPath, d)
			}
		}
	}
}

// A position has one form outside the program, names; the binary form of messages is for what save writes around them.
func TestRulesKnowNoBinaryForm(t *testing.T) {
	for _, p := range house(t) {
		for _, d := range p.Deps {
			if under(p.ImportPath, "rules") && strings.Contains(d, "tinylib/msgp") {
				t.Errorf("%s links %s", p.ImportPath, d)
			}
		}
	}
}

// The drawing side knows no rule, not even through a third package.
func TestRenderKnowsNoRule(t *testing.T) {
	for _, p := range house(t) {
		if !under(p.ImportPath, "render") {
			continue
		}
		for _, d := range p.Deps {
			if under(d, "rules", "save", "scenes") && !(under(p.ImportPath, "render/rendertest") && d == renewing) {
				t.Errorf("%s links %s", p.ImportPath, d)
			}
		}
	}
}

// roomLines is how many lines of code, without tests, comments and blank lines, the app and each room have at most: what one
// can hold in one's head.
const roomLines = 5000

func TestNoRoomOfScenesIsTooLarge(t *testing.T) {
	for _, room := range append([]string{"scenes"}, rooms...) {
		files, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(room), "*.go"))
		if err != nil || len(files) < 3 {
			t.Fatalf("%s has %d files (%v)", room, len(files), err)
		}
		n := 0
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(b)) {
				if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
					n++
				}
			}
		}
		if n > roomLines {
			t.Errorf("%s has %d lines of code, the most is %d", room, n, roomLines)
		}
	}
}

// What all tables do alike knows no game: games' scenes import it, it imports none of them and nothing of their rules.
func TestTabletopKnowsNoGame(t *testing.T) {
	seen := 0
	for _, p := range house(t) {
		if !under(p.ImportPath, "scenes/tabletop") {
			continue
		}
		seen++
		for _, i := range p.Imports {
			if mine(i) && i != module+"/rules" && i != module+"/scenes" && !under(i, "render", "scenes/tabletop", "assets/text") {
				t.Errorf("%s must not import %s", p.ImportPath, i)
			}
		}
	}
	if seen == 0 {
		t.Error("scenes/tabletop is not there")
	}
}

// No game knows another, neither in its rules nor on its table, tests included.
func TestNoGameKnowsAnother(t *testing.T) {
	for _, p := range house(t) {
		if !isGame(p.ImportPath) {
			continue
		}
		for _, list := range [][]string{p.Deps, p.TestImports, p.XTestImports} {
			for _, d := range list {
				if isGame(d) && game(d) != game(p.ImportPath) {
					t.Errorf("%s knows %s", p.ImportPath, d)
				}
			}
		}
	}
}

// The core knows games only through the contract, the scenes' frame only
// through the registries.
func TestGamesAreKnownThroughTheirRegistry(t *testing.T) {
	for _, p := range house(t) {
		for _, i := range p.Imports {
			if !isGame(i) {
				continue
			}
			switch {
			case isGame(p.ImportPath), p.ImportPath == module+"/rules/games":
			case under(p.ImportPath, "scenes") && game(p.ImportPath) == "scenes/"+strings.TrimPrefix(game(i), "rules/"):
			default:
				t.Errorf("%s knows the game %s", p.ImportPath, i)
			}
		}
	}
}

// What draws and sounds belongs to all tables: nothing below render names a
// game, in code, words or tests. A game's drawings, colours and air lie in its
// own scenes.
func TestRenderNamesNoGame(t *testing.T) {
	seen := 0
	err := filepath.WalkDir("../render", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		seen++
		letters := strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) {
				return unicode.ToLower(r)
			}
			return -1
		}, filepath.ToSlash(path)+string(b))
		for _, g := range games.All {
			if id := g.Info().ID; strings.Contains(letters, id) {
				t.Errorf("%s names %s", path, id)
			}
		}
		return nil
	})
	if err != nil || seen < 100 {
		t.Fatalf("%d files read: %v", seen, err)
	}
}

// A table is two folders, texts, sprites and a line in each registry: outside of them, of
// what was stored in former versions and of tests no word of the program is a game's.
func TestTheHouseNamesNoGame(t *testing.T) {
	seen := 0
	for _, p := range house(t) {
		dir := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		if parts := strings.Split(dir, "/"); isGame(p.ImportPath) || len(parts) > 1 && parts[0] == "scenes" && slices.ContainsFunc(games.All, func(g rules.Game) bool { return g.Info().ID == parts[1] }) {
			continue
		}
		if under(p.ImportPath, "rules/games", "scenes/tables", "cmd/atlas/art", "rules/tonight", "scenes/scenestest") { // registries, and what tests of scenes stand on
			continue
		}
		for _, name := range p.GoFiles {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", dir, name), nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			seen++
			ast.Inspect(file, func(n ast.Node) bool {
				x, ok := n.(*ast.BasicLit)
				if !ok || x.Kind != token.STRING {
					return true
				}
				for _, g := range games.All {
					if id := g.Info().ID; strings.Trim(x.Value, "\"`") == id || strings.HasPrefix(x.Value, `"`+id+".") {
						t.Errorf("%s/%s says %s", dir, name, x.Value)
					}
				}
				return true
			})
		}
	}
	if seen < 200 {
		t.Errorf("%d files read", seen)
	}
}

// Tests that keep positions and tests that keep pictures share one flag: two of one name would end a package that uses
// both before its first test.
func TestOneFlagRenewsWhatTestsKeep(t *testing.T) {
	var found []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		b, err := os.ReadFile(path)
		if strings.Contains(string(b), `flag.Bool("up`+`date"`) {
			found = append(found, filepath.ToSlash(path))
		}
		return err
	})
	if err != nil || !slices.Equal(found, []string{"../rules/rulestest/golden/golden.go"}) {
		t.Errorf("the flag stands in %v (%v)", found, err)
	}
}

// The top level holds the rooms that the design names; what serves one of them lies in it.
func TestTheTopLevelHoldsTheRooms(t *testing.T) {
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !e.IsDir() || strings.HasPrefix(e.Name(), ".") || slices.Contains([]string{"cmd", "assets", "render", "scenes", "rules", "save"}, e.Name()) {
			continue
		}
		code, err := filepath.Glob(filepath.Join("..", e.Name(), "*.go"))
		if err != nil || len(code) > 0 {
			t.Errorf("%s lies on the top level (%v)", e.Name(), err)
		}
	}
}

// A letter is not a byte: "ü" cut in two is no letter at all. Words get their capital from scenes.Capital.
func TestNoWordIsCutInTheMiddleOfALetter(t *testing.T) {
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) != 1 {
				return true
			}
			sel, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || sel.Sel.Name != "ToUpper" && sel.Sel.Name != "ToLower" {
				return true
			}
			if x, cut := call.Args[0].(*ast.SliceExpr); cut {
				if of, ok := x.X.(*ast.SelectorExpr); !ok || of.Sel.Name != "ID" { // an ID has no letters but those of ASCII
					t.Errorf("%s cuts a word by bytes", set.Position(n.Pos()))
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

var fileName = regexp.MustCompile(`FreePath\(|"\.(png|txt)"`)

// Dates are shown in the forms of the language (House.Date): in scenes only names of files have a form of their own.
func TestDatesAreShownInTheFormsOfTheLanguage(t *testing.T) {
	err := filepath.WalkDir(filepath.Join("..", "scenes"), func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for line := range strings.Lines(string(b)) {
			if strings.Contains(line, `.Format("2006`) && !fileName.MatchString(line) {
				t.Errorf("%s: %s", name, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
