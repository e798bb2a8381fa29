package text

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode"
)

func TestGermanWordsAreHyphenatedAtTheirJoints(t *testing.T) {
	b, err := Open("de")
	if err != nil {
		t.Fatal(err)
	}
	joints := b.Joints()
	for _, c := range []struct {
		word string
		want []int
	}{
		{"Nebenverbrechen", []int{5}},
		{"NEBENVERBRECHENS?", []int{5}}, // whatever its letters are and whatever follows
		{"Aktion", nil},
		{"zurückziehen", []int{len("zurück")}},
	} {
		if got := joints(c.word); !slices.Equal(got, c.want) {
			t.Errorf("%q is broken at %v, want %v", c.word, got, c.want)
		}
	}
	english, err := Open("en")
	if err != nil {
		t.Fatal(err)
	}
	if english.Joints() != nil {
		t.Error("English words are hyphenated")
	}
}

// Each row is the beginning of a word that is said, has a place for a hyphen between pieces of two letters or more, and stands
// in its order.
func TestEveryJointIsNeeded(t *testing.T) {
	data, err := os.ReadFile("de/" + jointsFile)
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	for _, dir := range []string{"de", "de/rules"} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if ext := path.Ext(e.Name()); e.Name() == "GLOSSARY.md" || ext != ".toml" && ext != ".md" {
				continue
			}
			texts, err := os.ReadFile(path.Join(dir, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			said = append(said, strings.FieldsFunc(strings.ToLower(string(texts)), func(r rune) bool { return !unicode.IsLetter(r) })...)
		}
	}
	slices.Sort(said)
	last := ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		parts := strings.Split(line, "-")
		word := strings.Join(parts, "")
		if len(parts) < 2 || slices.ContainsFunc(parts, func(p string) bool { return len(p) < 2 }) {
			t.Errorf("%q has no place for a hyphen", line)
		}
		if word <= last {
			t.Errorf("%q stands behind %q", line, last)
		}
		if i, _ := slices.BinarySearch(said, word); i == len(said) || !strings.HasPrefix(said[i], word) {
			t.Errorf("%q is in no text", line)
		}
		last = word
	}
}
