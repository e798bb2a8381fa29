package text_test

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"safehouse/assets/text"
)

// missing counts the texts that a translation lacks and English says in their place. A number here only falls.
var missing = map[string]int{"de": 0}

// unsaidIn is what working texts of a language do not say: the form of address that was decided against, and what is borrowed from English.
var unsaidIn = map[string]*regexp.Regexp{
	"de": regexp.MustCompile(`\b(Ihnen|Sie (können|müssen|haben|dürfen|sollten)|[Mm]acht Sinn|[Ss]inn machen|am Ende des Tages|realisieren|bitte|erfolgreich)\b|"[^"]*"|'[a-zäöü]`),
}

var (
	action   = regexp.MustCompile(`\{\{[^}]*\}\}`)
	argument = regexp.MustCompile(`\.([a-zA-Z_]+)`)
	inCase   = regexp.MustCompile(`_(acc|dat|nom|cap)$`)
	mark     = regexp.MustCompile(`\{[a-z/][^{}]*\}`)
)

// shape is what a text has to keep in every language: its arguments and its marks.
func shape(s string) (args, marks []string) {
	set := map[string]bool{}
	for _, a := range action.FindAllString(s, -1) {
		for _, m := range argument.FindAllStringSubmatch(a, -1) {
			set[inCase.ReplaceAllString(m[1], "")] = true
		}
	}
	args = slices.Sorted(maps.Keys(set))
	set = map[string]bool{}
	for _, m := range mark.FindAllString(action.ReplaceAllString(s, ""), -1) {
		set[m] = true
	}
	return args, slices.Sorted(maps.Keys(set))
}

// read is a file of texts with the forms of each.
func read(t *testing.T, name string) map[string]map[string]string {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := toml.Unmarshal(raw, &all); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	out := map[string]map[string]string{}
	for k, v := range all {
		switch v := v.(type) {
		case string:
			out[k] = map[string]string{"": v}
		case map[string]any:
			out[k] = map[string]string{}
			for form, s := range v {
				out[k][form], _ = s.(string)
			}
		}
	}
	return out
}

// A translation says what English says: no text too much, the same arguments and marks in each, plural forms where English has
// them, and none of what its language does not say. What is missing is counted.
func TestTranslationsKeepTheirShape(t *testing.T) {
	folders, err := fs.Glob(os.DirFS("."), "*/house.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range folders {
		lang := path.Dir(f)
		if lang == "en" {
			continue
		}
		lacks := 0
		files, err := fs.Glob(os.DirFS("."), "en/*.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			ours := map[string]map[string]string{}
			file := path.Join(lang, path.Base(name))
			if _, err := os.Stat(file); err == nil {
				ours = read(t, file)
			}
			english := read(t, name)
			for k := range ours {
				if english[text.Undeclined(k)] == nil {
					t.Errorf("%s: %s is no text of English", file, k)
				}
			}
			for k, forms := range english {
				mine := ours[k]
				if mine == nil {
					lacks++
					continue
				}
				if strings.HasPrefix(k, "shelf.") {
					if mine[""] != forms[""] {
						t.Errorf("%s: %s is %q, not %q", file, k, mine[""], forms[""])
					}
					continue
				}
				if !maps.EqualFunc(forms, mine, func(_, _ string) bool { return true }) {
					t.Errorf("%s: %s has other forms than in English", file, k)
					continue
				}
				var a, b string
				for form, s := range forms {
					a, b = a+s, b+mine[form]
				}
				args, marks := shape(a)
				args2, marks2 := shape(b)
				if !slices.Equal(args, args2) || !slices.Equal(marks, marks2) {
					t.Errorf("%s: %s has %q and %q, English %q and %q", file, k, args2, marks2, args, marks)
				}
				if r := unsaidIn[lang]; r != nil && !strings.HasSuffix(file, "-career.toml") {
					if bad := r.FindString(action.ReplaceAllString(b, "")); bad != "" {
						t.Errorf("%s: %s says %q", file, k, bad)
					}
				}
			}
		}
		if lacks > missing[lang] {
			t.Errorf("%s lacks %d texts, at most %d", lang, lacks, missing[lang])
		}
		if lacks < missing[lang] {
			t.Errorf("%s lacks only %d texts now: lower its number from %d", lang, lacks, missing[lang])
		}
	}
}

// A translated rulebook has the chapters and parts of the English one, each of its kind, with the same links to the game.
func TestTranslatedRulesKeepTheirShape(t *testing.T) {
	en, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	files, err := fs.Glob(os.DirFS("."), "*/rules/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		lang, game := strings.Split(f, "/")[0], strings.TrimSuffix(path.Base(f), ".md")
		if lang == "en" {
			continue
		}
		b, err := text.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := en.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		ours, err := b.Chapters(game)
		if err != nil || len(ours) != len(theirs) {
			t.Errorf("%s has %d chapters, English %d (%v)", f, len(ours), len(theirs), err)
			continue
		}
		for i, c := range theirs {
			o := ours[i]
			if len(o.Parts) != len(c.Parts) || o.Page != c.Page || o.Late != c.Late || !slices.Equal(o.Phases, c.Phases) {
				t.Errorf("%s: the chapter %q is not that of English: %d parts, %d", f, o.Title, len(o.Parts), len(c.Parts))
				continue
			}
			for j, p := range c.Parts {
				q := o.Parts[j]
				_, marks := shape(p.Words())
				_, marks2 := shape(q.Words())
				if q.Kind != p.Kind || q.Things != p.Things || !slices.Equal(q.Rules, p.Rules) || !slices.Equal(q.Now, p.Now) || !slices.Equal(q.Phases, p.Phases) || len(q.Marks) != len(p.Marks) || !slices.Equal(marks, marks2) {
					t.Errorf("%s: part %d of %q (%.60s) is not that of English", f, j, o.Title, q.Text)
				}
			}
		}
	}
}
