package used

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
	"safehouse/scenes/tables"
)

func without(l, but []string) []string {
	return slices.DeleteFunc(slices.Clone(l), func(x string) bool { return slices.Contains(but, x) })
}

// english is the language that all others are compared with.
func english(t *testing.T) *text.Book {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// parts are the texts that belong to one key: a headline with what is said below
// it, a line with its explanation.
var parts = []string{"", ".tip", ".body"}

// plain is a key without the part, or the form that speaks to somebody.
func plain(key string) string {
	for _, x := range text.Spoken {
		if k, ok := strings.CutSuffix(key, x.Ending); ok {
			return k
		}
	}
	return strings.TrimSuffix(strings.TrimSuffix(key, ".tip"), ".body")
}

// complete checks a shelf against the sources that speak from it: each text is
// asked for by its whole key or belongs to a stated family, each family is put
// together somewhere and has all its texts, and a key that is put together belongs
// to a family. more are further keys that are asked for.
func complete(t *testing.T, b *text.Book, shelf string, s speech, more ...string) {
	t.Helper()
	has := b.Keys(shelf)
	stated := map[string]bool{}
	members := map[string]bool{}
	for _, f := range families() {
		if f.shelf != shelf {
			continue
		}
		stated[f.head] = true
		if s.heads[f.head] == "" && s.words[f.head+"%d"] == 0 {
			t.Errorf("%s: nothing puts together %q", shelf, f.head)
		}
		for _, m := range f.members {
			if s.words[m] == 0 {
				t.Errorf("%s: the sources know no %q to put after %q", shelf, m, f.head)
			}
		}
		for _, m := range append(slices.Clone(f.members), f.listed...) {
			if members[f.head+m] = true; !slices.Contains(has, f.head+m) {
				t.Errorf("assets/text/en/%s.toml: no text %s", shelf, f.head+m)
			}
		}
	}
	for _, k := range has {
		if s.words[k] > 0 || s.words[plain(k)] > 0 || members[k] || members[plain(k)] || slices.Contains(more, k) {
			continue
		}
		if wide(s, stated, k) {
			continue
		}
		t.Errorf("%s: nothing says %s", shelf, k)
	}
	for head, at := range s.heads {
		if !stated[head] && slices.ContainsFunc(has, func(k string) bool { return strings.HasPrefix(k, head) }) && !followed(s, head, has) {
			t.Errorf("%s: keys that begin with %q are put together at %s; state their family", shelf, head, at)
		}
	}
}

// wide reports whether a key is put together of a head that is stated nowhere and
// a word: tip("pool") asks for tip.pool and tip.pool.body.
func wide(s speech, stated map[string]bool, k string) bool {
	for head := range s.heads {
		if tail, ok := strings.CutPrefix(plain(k), head); ok && !stated[head] && s.words[tail] > 0 {
			return true
		}
	}
	return false
}

// followed reports whether every key with a head ends in a word of the sources.
func followed(s speech, head string, has []string) bool {
	for _, k := range has {
		if tail, ok := strings.CutPrefix(plain(k), head); ok && s.words[tail] == 0 && s.words[plain(k)] == 0 {
			return false
		}
	}
	return true
}

// rooms are the folders of scenes that speak with the words of the house alone.
var rooms = []string{"scenes", "scenes/after", "scenes/desk", "scenes/person"}

// Every text of the house is said by somebody, and everything that scenes, saves,
// bots and the rules of all games say from it is there.
func TestHouse(t *testing.T) {
	b := english(t)
	s := read(t, folders(t, "scenes", "render", "save", "rules", "cmd", "assets/text")...)
	complete(t, b, text.House, s, "language.name")
	root := read(t, rooms...)
	for k, at := range root.said {
		if !b.Has(text.House, k) {
			t.Errorf("%s: there is no text %s", at, k)
		}
	}
}

// The title of a tip of the house is a text of its own that needs no arguments: a key
// or a gap would be printed as it stands.
func TestTipsHaveTitles(t *testing.T) {
	b := english(t)
	s := read(t, rooms...)
	if len(s.tips) < 30 {
		t.Fatalf("%d tips were found", len(s.tips))
	}
	for k, at := range s.tips {
		if title := b.T(text.House, k, nil); strings.ContainsAny(title, "«<") {
			t.Errorf("%s: the tip of %s is headed %q", at, k, title)
		}
	}
}

// Every text of a table is said by its scenes, and everything they say is there.
func TestTables(t *testing.T) {
	b := english(t)
	for _, g := range games.All {
		id := g.Info().ID
		s := read(t, folders(t, "scenes/"+id)...)
		complete(t, b, id+"-table", s)
		for k, at := range s.said {
			if !slices.ContainsFunc([]string{id + "-table", id, "rivercity"}, func(shelf string) bool {
				return slices.ContainsFunc(parts, func(part string) bool { return b.Has(shelf, k+part) })
			}) {
				t.Errorf("%s: there is no text %s", at, k)
			}
		}
	}
}

// Every text of a game follows from its tables or is listed by it, what it lists
// stands in its sources, and all of it is there.
func TestGames(t *testing.T) {
	b := english(t)
	for _, g := range games.Playable() {
		in := g.Info()
		campaign := in.Campaign
		shelf := b.Keys(in.ID)
		keys := in.TextKeys()
		for _, f := range games.Feats(in.ID) {
			keys = append(keys, "feat."+f.ID, "feat."+f.ID+".how")
		}
		for _, k := range keys {
			if !b.Has(in.ID, k) {
				t.Errorf("assets/text/en/%s.toml: no text %s", in.ID, k)
			}
		}
		for _, k := range shelf {
			if !slices.Contains(keys, rulestest.Whole(k)) && !(campaign && slices.Contains([]string{"title", "tagline"}, k)) {
				t.Errorf("%s: nothing says %s", in.ID, k)
			}
		}
		if campaign {
			continue
		}
		s := read(t, folders(t, "rules/"+in.ID, "rules/machine")...)
		names := tableWords(in)
		for _, k := range in.Says {
			if s.words[k] == 0 && !joined(s, names, k) {
				t.Errorf("%s lists %s and its sources do not know it", in.ID, k)
			}
		}
	}
}

// joined reports whether a key ends in a word of the sources or a name of the game's
// tables: a row that names its reason "npc-far" says why.npc-far.
func joined(s speech, names []string, k string) bool {
	for i := range k {
		if k[i] == '.' || k[i] == '-' {
			if tail := k[i+1:]; s.words[tail] > 0 || slices.Contains(names, tail) {
				return true
			}
		}
	}
	return false
}

// tableWords are the names of a game's tables.
func tableWords(in *rules.Info) (l []string) {
	for _, k := range in.Refs {
		l = append(l, k.IDs...)
	}
	for _, v := range in.Verbs {
		l = append(l, v.Name)
	}
	return append(l, in.Events...)
}

// Every text of a lesson belongs to a note, and every note has its texts.
func TestLessons(t *testing.T) {
	b := english(t)
	for _, g := range games.All {
		id := g.Info().ID
		lesson, ok := tables.Lessons[id]
		if !ok {
			t.Errorf("%s has no lesson", id)
			continue
		}
		var want []string
		for _, n := range lesson().Notes {
			want = append(want, n.ID, n.ID+".text")
			if n.Lit != "" {
				want = append(want, n.ID+".tag")
			}
			if len(n.Do) > 0 {
				want = append(want, n.ID+".else")
			}
			for i := 1; i < len(n.Do); i++ { // a further press may have a tag of its own
				if k := fmt.Sprintf("%s.tag.%d", n.ID, i+1); b.Has(id+"-guide", k) {
					want = append(want, k)
				}
			}
		}
		if b.Has(id+"-guide", "last") { // its last page
			want = append(want, "last", "last.text", "last.can", "last.adds")
		}
		for _, k := range want {
			if !b.Has(id+"-guide", k) {
				t.Errorf("assets/text/en/%s-guide.toml: no text %s", id, k)
			}
		}
		for _, k := range b.Keys(id + "-guide") {
			if !slices.Contains(want, k) {
				t.Errorf("%s-guide: no note says %s", id, k)
			}
		}
	}
}

// A shelf that belongs to nothing is said by nobody.
func TestEveryShelfBelongsToSomething(t *testing.T) {
	known := []string{text.House}
	for _, g := range games.Playable() {
		id := g.Info().ID
		known = append(known, id)
		if !g.Info().Campaign {
			known = append(known, id+"-table", id+"-guide")
		}
	}
	for _, lang := range text.Languages() {
		b, err := text.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range b.Shelves() {
			if !slices.Contains(known, s) {
				t.Errorf("%s/%s.toml belongs to no game", lang, s)
			}
		}
		for _, k := range known {
			if len(b.Keys(k)) == 0 {
				t.Errorf("%s/%s.toml is missing or empty", lang, k)
			}
		}
	}
}

// Every language says what English says, sentence by sentence and chapter by
// chapter; its rules open at phases that there are.
func TestLanguages(t *testing.T) {
	en := english(t)
	for _, lang := range text.Languages() {
		b, err := text.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		if missing, surplus := b.Compare(en); len(missing)+len(surplus) > 0 {
			t.Errorf("%s lacks %q and has more than English %q", lang, missing, surplus)
		}
		for _, g := range games.All {
			in := g.Info()
			ours, err := en.Chapters(in.ID)
			if err != nil {
				t.Fatal(err)
			}
			theirs, err := b.Chapters(in.ID)
			if err != nil || len(theirs) != len(ours) {
				t.Errorf("%s: %s has %d chapters of rules, English %d (%v)", lang, in.ID, len(theirs), len(ours), err)
			}
			for _, c := range theirs {
				for _, p := range c.Phases {
					if !slices.Contains(in.Phases, p) {
						t.Errorf("%s: the chapter %q of %s opens at %q, which is no phase", lang, c.Title, in.ID, p)
					}
				}
			}
		}
	}
}
