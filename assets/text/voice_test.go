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
