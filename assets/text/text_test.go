package text

import (
	"slices"
	"strings"
	"testing"
)

type words struct {
	key  string
	args map[string]any
}

func (w words) Words() (string, map[string]any) { return w.key, w.args }

type place int

func (p place) SeatIndex() int { return int(p) }

type several []any

func (s several) Each(f func(any)) {
	for _, x := range s {
		f(x)
	}
}

func open(t *testing.T) *Book {
	t.Helper()
	b, err := Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestArgumentsAreSpelledOut(t *testing.T) {
	b := open(t)
	for _, c := range []struct {
		shelf, key string
		args       map[string]any
		want       string
	}{
		{"infiltration", "why.other-question", map[string]any{"when": words{"", map[string]any{"text": "Later."}}, "question": words{"prompt.npc", map[string]any{"seat": place(1)}}}, "Later. Another choice comes first. Player 2: which NPC acts first?"},
		{"infiltration", "action.done", map[string]any{"n": 1}, "Finish and draw 1 item"},
		{"infiltration", "action.done", map[string]any{"n": 3}, "Finish and draw 3 items"},
		{"infiltration", "event.alarm", map[string]any{"n": 1}, "Alarm 1."},
		{"infiltration", "refuse.seats", map[string]any{"min": 2, "max": 6, "seats": 9}, "This game seats 2 to 6 players, not 9."},
		{"infiltration", "no.such.key", nil, "«no.such.key»"},
		{"no-such-game", "seat", map[string]any{"number": 3}, "Player 3"},
	} {
		if got := b.T(c.shelf, c.key, c.args); got != c.want {
			t.Errorf("%s: %q, want %q", c.key, got, c.want)
		}
	}
}

// A book that is listened to reports what it says, the names in a sentence before the sentence, by the shelf on which each stands.
func TestABookReportsWhatItSays(t *testing.T) {
	var got []string
	b := open(t).Heard(func(shelf, key, words string) { got = append(got, shelf+" "+key+" "+words) })
	b.Say("infiltration", words{"event.healed", map[string]any{"who": words{"name.seat.1", nil}}})
	b.T("infiltration", "table.menu", nil)
	want := []string{"infiltration name.seat.1 Player 2", "infiltration event.healed Player 2 is healthy again.", "house table.menu Menu"}
	if !slices.Equal(got, want) {
		t.Errorf("reported\n%q\nnot\n%q", got, want)
	}
}

func TestListsAndSeatsAndLiterals(t *testing.T) {
	b := open(t).Named(func(n int) string { return []string{"Vesper", "Marlo"}[n] })
	list := several{words{"name.place.1", nil}, place(0), words{"", map[string]any{"text": "a <b> {{.c}}"}}}
	if got := b.value("infiltration", list); got != "room 1, Vesper and a <b> {{.c}}" {
		t.Errorf("a list reads %q", got)
	}
	again := several{place(0), words{"name.place.1", nil}, place(0), 7, 7}
	if got := b.value("infiltration", again); got != "Vesper ×2, room 1, 7 and 7" {
		t.Errorf("a list with a name that stands there again reads %q", got)
	}
	if got := b.value("infiltration", several{}); got != "nothing" {
		t.Errorf("an empty list reads %q", got)
	}
}

func TestEveryLanguageFileIsRead(t *testing.T) {
	if _, err := Open("xx-no-such"); err == nil {
		t.Error("a language without texts was opened")
	}
	b := open(t)
	if !b.Has("infiltration", "title") || !b.Has("infiltration", "seat") || b.Has("infiltration", "no.such.key") {
		t.Error("Has does not know the shelves")
	}
	if !slices.IsSorted(b.Keys(House)) {
		t.Error("keys are not in order")
	}
}

func TestRulesAreReadAsChapters(t *testing.T) {
	b := open(t)
	cs, err := b.Chapters("infiltration")
	if err != nil {
		t.Fatal(err)
	}
	if len(cs) < 8 || cs[2].Title != "The job" {
		t.Fatalf("%d chapters, the third is %q", len(cs), cs[2].Title)
	}
	if p := cs[2].Parts[1]; p.Kind != Bullet || !strings.HasPrefix(p.Text, "Each data token") {
		t.Errorf("second part of the third chapter is %v", p)
	}
	if c := cs[1]; !c.Page || cs[0].Page || cs[2].Page || !strings.Contains(c.Also, "summary") || len(c.Parts) == 0 || c.Parts[0].Kind != Heading {
		t.Errorf("the second chapter is no page of boxes that is found by \"summary\": %+v", c)
	}
	if _, err := b.Chapters("no-such-game"); err == nil {
		t.Error("rules of no game were found")
	}
}

// What a campaign calls a thing stands in the place of the game's own name,
// also inside a sentence, and nowhere else.
func TestACampaignCallsThingsByNamesOfItsOwn(t *testing.T) {
	own := open(t)
	b := own.Calling(map[string]string{"name.character.thug": "Jitters"})
	who := words{"name.character.thug", nil}
	line := words{"guide.spent", map[string]any{"who": who}}
	if got := b.Say("masters-table", line); got != "Jitters has nothing left to do." {
		t.Errorf("the sentence says %q", got)
	}
	if got := b.Say("masters", who); got != "Jitters" {
		t.Errorf("the name is %q", got)
	}
	if got := own.Say("masters", who); got != "Thug" {
		t.Errorf("without a campaign it is %q", got)
	}
	if got := b.Say("masters", words{"name.character.lookout", nil}); got != "Lookout" {
		t.Errorf("somebody else is %q", got)
	}
}

// Every language is one folder and says what English says: no key is missing and
// none is more.
func TestEveryLanguageSaysTheSame(t *testing.T) {
	en := open(t)
	if l := Languages(); len(l) == 0 || l[0] != "en" {
		t.Fatalf("the languages are %q", l)
	}
	for _, lang := range Languages() {
		b, err := Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		missing, surplus := b.Compare(en)
		if len(missing)+len(surplus) > 0 {
			t.Errorf("%s lacks %q and has more than English %q", lang, missing, surplus)
		}
		if b.T(House, "language.name", nil) == "" {
			t.Errorf("%s has no name of its own", lang)
		}
	}
}

// Comparing finds both what a translation lacks and what it has too much.
func TestComparingFindsWhatATranslationLacks(t *testing.T) {
	en, other := open(t), open(t)
	house := other.shelf(House)
	house.keys = []string{"language.name", "no.such.key"}
	other.shelves = map[string]*shelf{House: house}
	missing, surplus := other.Compare(en)
	if len(surplus) != 1 || surplus[0] != House+"/no.such.key" || !slices.Contains(missing, House+"/ok") {
		t.Errorf("missing %d, surplus %q", len(missing), surplus)
	}
}

// A text that is put together from its pieces reads as its template does, with
// all arguments and without them.
func TestPlainTextsReadAsTheirTemplates(t *testing.T) {
	b := open(t)
	plain := 0
	for _, shelf := range b.Shelves() {
		for key, s := range b.shelf(shelf).plain {
			args := map[string]any{}
			for i, p := range s {
				args[p.arg] = []any{7, "Vesper", place(1), words{"list.none", nil}, true, several{place(0)}}[i%6]
			}
			plain++
			for _, a := range []map[string]any{args, nil} {
				if got, want := s.say(b, shelf, a), b.template(b.shelf(shelf), shelf, key, a); got != want {
					t.Errorf("%s/%s: %q, its template says %q", shelf, key, got, want)
				}
			}
		}
	}
	if plain < 4000 {
		t.Errorf("only %d texts are plain", plain)
	}
}

// What games are called is known without reading all that they have to say.
func TestTitlesAreReadFromTheHeadOfAFile(t *testing.T) {
	b, whole := open(t), open(t)
	n := 0
	for _, shelf := range whole.Shelves() {
		if !whole.shelf(shelf).has("title") {
			continue
		}
		n++
		want := whole.T(shelf, "title", nil)
		if got := b.Title(shelf); got != want || strings.HasPrefix(got, "«") {
			t.Errorf("%s is called %q, its shelf says %q", shelf, got, want)
		}
		if s := b.shelves[shelf]; len(s.keys) > 0 || s.words != nil {
			t.Errorf("for the title of %s all its %d texts were read", shelf, len(s.keys))
		}
	}
	if n < 7 {
		t.Errorf("%d shelves have a title", n)
	}
	if got := b.Title("no-such-game"); got != "«title»" {
		t.Errorf("a game that there is not is called %q", got)
	}
}

func TestTheHeadOfAFileEndsBehindItsFirstTexts(t *testing.T) {
	for file, want := range map[string]string{
		"# A\n\n\"a\" = \"b\"\n\n\"c\" = \"d\"\n":       "# A\n\n\"a\" = \"b\"\n",
		"\"a\" = \"b\"\n\"c\" = \"\"\"\nlong\n\"\"\"\n": "",
		"\"a\" = {one = \"1\"}\n":                       "",
		"[a]\nother = \"b\"\n":                          "",
	} {
		if got := string(headOf([]byte(file))); got != want {
			t.Errorf("head of %q: %q, want %q", file, got, want)
		}
	}
}

// A language is offered by what the system calls it, and English where there is none.
func TestTheNearestLanguageIsOffered(t *testing.T) {
	for want, got := range map[string]string{"": "en", "en_GB.UTF-8": "en", "xx": "en", "fi-FI": "en", "no such": "en", "en-XA": "en"} {
		if l := Offered(want); l != got {
			t.Errorf("%q leads to %s, want %s", want, l, got)
		}
	}
}
