package text_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// unsaid are words and phrases that no printed rulebook uses of a player or a thing: the reader is "you", a player is named,
// a thing is worth, scores or gives.
var unsaid = regexp.MustCompile(`(?i)\b(whoever|whomever|everybody|nobody|somebody|anybody|anew|as ever|turn round|begins? anew|is asked of|is looked at|is told)\b`)

// literature are keys of stories, achievements and the desk's own scenes, which may say what they like.
var literature = regexp.MustCompile(`^"(story|feat\.[a-z-]+"|name\.|title\.note)`)

// unsaidLeft counts what the working texts still say of the list, a file each. A number here only ever falls.
var unsaidLeft = map[string]int{}

// The texts that one works with say none of the words of the list: they name who acts. Careers' texts are stories.
func TestWorkingTextsNameWhoActs(t *testing.T) {
	for _, pattern := range []string{"en/*.toml", "en/rules/*.md"} {
		files, err := fs.Glob(os.DirFS("."), pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, f := range files {
			name := path.Base(f)
			if strings.HasSuffix(name, "-career.toml") || name == "rivercity.toml" {
				continue
			}
			raw, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			var said []string
			for l := range strings.Lines(string(raw)) {
				if strings.HasPrefix(l, "~ ") || strings.HasPrefix(l, "# ") && strings.HasSuffix(name, ".toml") || literature.MatchString(l) {
					continue
				}
				shown := l
				if strings.HasSuffix(name, ".toml") {
					_, shown, _ = strings.Cut(l, "=")
				}
				if unsaid.MatchString(shown) {
					said = append(said, strings.TrimSpace(l))
				}
			}
			if len(said) > unsaidLeft[name] {
				t.Errorf("%s says so %d times, at most %d:\n\t%s", name, len(said), unsaidLeft[name], strings.Join(said, "\n\t"))
			}
			if len(said) < unsaidLeft[name] {
				t.Errorf("%s says so only %d times now: lower its number from %d", name, len(said), unsaidLeft[name])
			}
		}
	}
}

// glued is a player's name with a number behind it: a seat that nobody named reads "Player 1", and "pays Player 1 1 Intel" is a
// riddle.
var glued = regexp.MustCompile(`\{\{\.(to|who|from|whom|rival|player|by)\}\} \{\{\.[nm]\}`)

func TestNoNumberFollowsAPlayersName(t *testing.T) {
	files, err := fs.Glob(os.DirFS("."), "en/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for l := range strings.Lines(string(raw)) {
			if glued.MatchString(l) {
				t.Errorf("%s: %s", path.Base(f), strings.TrimSpace(l))
			}
		}
	}
}

// A match, an operation, a job and a career are won or lost, on the desk, at the table and in the report alike: none of them fails.
func TestWhatIsPlayedIsLostAndDoesNotFail(t *testing.T) {
	ofPlay := regexp.MustCompile(`^"(mission|job|night|career|event\.career|results|text\.career|action\.career)[.-]`)
	story := regexp.MustCompile(`^"(operation|end)\.`)
	fails := regexp.MustCompile(`(?i)\bfail(s|ed|ing|ures?)?\b`)
	files, err := fs.Glob(os.DirFS("."), "en/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	seen := 0
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for l := range strings.Lines(string(raw)) {
			key, shown, is := strings.Cut(l, "=")
			if !is || !ofPlay.MatchString(key) && (!strings.HasSuffix(f, "-career.toml") || story.MatchString(key)) {
				continue
			}
			if seen++; fails.MatchString(shown) {
				t.Errorf("%s: %s", f, strings.TrimSpace(l))
			}
		}
	}
	if seen < 200 {
		t.Errorf("%d texts of play were read only", seen)
	}
}

// counted is a number that a word in the plural follows.
var counted = regexp.MustCompile(`\{\{\.([a-z]+)\}\} (rounds|turns|Agents|cards|tokens|points|rooms|items|steps|actions|ideas|Treaties|types|players|seats|chits|dice|Dossiers|Dilemmas)\b`)

// plenty are texts in which the number is never one, by the rules or by the set-ups that there are.
var plenty = map[string]string{
	"price.rival":            "more than the 1 or more of a rival",
	"covert.line":            "Covert Operations cost 4 and more",
	"event.summoned":         "three turns",
	"event.summoned.you":     "three turns",
	"event.dealt":            "of 42 Treaties and more",
	"event.recalled.several": "there is another text for one",
	"goal.treaties":          "3 and more",
	"goal.score":             "30 and more",
	"goal.collection":        "50",
	"goal.lead":              "5 and more",
	"goal.near":              "10 and more",
	"setup.reach":            "2 and more",
	"setup.items":            "3 and more",
	"setup.rounds":           "2 and more",
	"house.rounds":           "2 and more",
	"career.seats":           "alone it is left out",
	"puzzle.seats":           "alone it tells whom one meets",
	"box.facts":              "a box seats 2 and more at most",
	"title.seats":            "a box seats 2 and more at most",
	"box.seats.of":           "a box seats 2 and more at most",
	"refuse.seats":           "a box seats 2 and more at most",
	"refuse.pair":            "five seats",
	"advice.shortcut":        "2 rooms and more in one round",
	"advice.mover":           "2 rooms and more in one round",
	"advice.locker":          "what foils a plot: 2 and more of each",
	"figure.foil":            "what foils a plot: 2 and more of each",
	"foil.tip":               "what foils a plot: 2 and more of each",
	"foil":                   "what foils a plot: 2 and more of each",
	"figure.seats":           "2 players and more",
	"figure.deck":            "all items",
	"card.memory":            "a plan has 3 tokens and more",
	"clash":                  "2 cards and more of each skill",
	"action.breach":          "2 ideas and more",
	"action.codes":           "2 ideas and more",
	"action.new-plan":        "2 ideas and more",
}

// A number that can be one has the singular: there is a form for it, or the text chooses the word.
func TestOneIsSingular(t *testing.T) {
	files, err := fs.Glob(os.DirFS("."), "en/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for l := range strings.Lines(string(raw)) {
			key, words, ok := strings.Cut(l, "=")
			if key = strings.Trim(strings.TrimSpace(key), `"`); !ok || strings.Contains(words, "other = ") {
				continue
			}
			for _, m := range counted.FindAllStringSubmatch(words, -1) {
				arg := m[1]
				if arg == "who" || arg == "chit" || strings.Contains(words, "{{if eq ."+arg+" 1}}") {
					continue
				}
				if met[key] = true; plenty[key] == "" {
					t.Errorf("%s: %s says its number in the plural alone:%s", f, key, words)
				}
			}
		}
	}
	for key := range plenty {
		if !met[key] {
			t.Errorf("%s is no exception any more", key)
		}
	}
}
