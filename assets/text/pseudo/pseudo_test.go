package pseudo

import (
	"os"
	"testing"

	"safehouse/assets/text"
)

func TestWordsAreAccentedAndLonger(t *testing.T) {
	for in, want := range map[string]string{
		"{{.who}} pays {{.n}} Intel.": "{{.who}} páýs {{.n}} Íntél. éé éé",
		"{b}Load{/b}":                 "{b}Lóád{/b} éé",
		"{{if eq .n 1}}is{{end}}":     "{{if eq .n 1}}ís{{end}}",
	} {
		if got := Words(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}

// A made-up language is read as a whole: the same keys, chapters and parts as English has.
func TestTheLanguageIsWhole(t *testing.T) {
	files, err := Files(os.DirFS("../en"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := text.OpenIn(files, Lang)
	if err != nil {
		t.Fatal(err)
	}
	en, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	if missing, surplus := b.Compare(en); len(missing)+len(surplus) > 0 {
		t.Errorf("it lacks %q and has too much %q", missing, surplus)
	}
	for _, game := range []string{"infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
		ours, err := b.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := en.Chapters(game)
		if err != nil || len(ours) != len(theirs) {
			t.Errorf("%s has %d chapters, English %d (%v)", game, len(ours), len(theirs), err)
			continue
		}
		for i := range ours {
			if len(ours[i].Parts) != len(theirs[i].Parts) || ours[i].Title == theirs[i].Title {
				t.Errorf("%s: chapter %q has %d parts, English %d", game, ours[i].Title, len(ours[i].Parts), len(theirs[i].Parts))
			}
		}
	}
	if got := b.T("infiltration", "action.done", map[string]any{"n": 1}); got != "Fínísh ánd dráw 1 ítém éé éé éé" {
		t.Errorf("one item: %q", got)
	}
	if got := b.Title("masters"); got != "Mástérs éé" {
		t.Errorf("a box is called %q", got)
	}
}
