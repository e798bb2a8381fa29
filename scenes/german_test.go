package scenes_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// whole are some words between what is no letter or figure: Go's own word ends know no umlauts.
func whole(before, list string) *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[^\p{L}\p{N}])` + before + `(?:` + list + `)(?:$|[^\p{L}\p{N}])`)
}

// What German sentences may not have. Each finds a kind of mistake that a text with gaps makes: the words in the gap do not fit the
// words around it.
var unGerman = []struct {
	why  string
	what *regexp.Regexp
}{
	{"a hyphen for a minus", regexp.MustCompile(`(^|[\s(:/>])-\d`)},
	{"a word stands twice", whole("", `(?i:der der|dem dem|den den|des des|und und|oder oder|von von|in in|zu zu|ein ein|eine eine|nicht nicht)`)},
	{"two spaces, or one before a stop", regexp.MustCompile(`[^\s◦·]  +[^\s◦·]|[^\s◦] [.,;!](\s|$)`)},
	{"two stops", regexp.MustCompile(`(\p{L}{2,} ){3,}\p{L}+[.;:,][.;,](\s|$)|\?\.|!\.`)},
	{"a gap is left open", regexp.MustCompile(`<no value>|«|»|%!|\{\{`)},
	{"a plural of one", whole(`1 `, `Karten|Punkte|Schritte|Aktionen|Züge|Runden|Räume|Gegenstände|Beweise|Dossiers|Verträge|Ziele|Wachen|Ideen|Plätze|Bedingungen|Projekte|Embleme|Aufträge|Offiziere|Phantome|Juwelen|Städte|Nutzungen|Warnungen|Würfe`)},
	{"a singular of many", whole(`(?:[2-9]|\d\d) `, `Karte|Punkt|Schritt|Raum|Gegenstand|Beweis|Dossier|Vertrag|Ziel|Wache|Idee|Bedingung|Projekt|Emblem|Auftrag|Offizier|Phantom|Juwel|Stadt|Nutzung|Warnung|Wurf`)},
	{"a sentence begins small", regexp.MustCompile(`\p{L}{3,}[.!?] \p{Ll}`)},
	{"a name with its article behind a preposition", regexp.MustCompile(`(^|[^\p{L}])(in|mit|von|aus|bei|nach|zu|auf|an|für|durch|gegen|ohne|über|vor) (Der|Die|Das) \p{Lu}`)},
	{"the wrong case", regexp.MustCompile(`(^|[^\p{L}])([Mm]it|[Vv]on|[Aa]us|[Bb]ei|[Nn]ach|[Zz]u) (den|die|das|einen|jemand von) \p{Lu}\p{L}*[^\P{L}n](\P{L}|$)`)},
	{"English", whole("", `(?i:the|and|of|you|your|with|from|this|that|are|it|its|has|have|or|if|by|take|takes|gain|gains|draw|each|cards?|turns?|round|players?|room|move|until|when|then|next|first|last|more|any|one|two|can|must|does|get|goes|only|other|another|back|out|than|their|they|there|end|press|choose|discard|pay|spend|costs?|scores?|against|into|every|while|not|now|no|yes|done|continue|quit|cancel|undo|hint|log)`)},
}

// called are words of English that stand there in German too: names of games and of groups, keys, folders. A round's number is no
// amount of what follows it on a bar, nor is a step's number in front of it.
var called = regexp.MustCompile(`(?i)in too deep|deep state: new world order|new world order|deep state|shadow network|skull and bones|club of rome|one-time pad|black hat|(?:Runde|Kapitel|Coup|Stufe|Raum|Platz|Note) \d+|[^\s]*/[^\s]*|^\d+  `)

// A case is what German names look like behind some prepositions: as they are called is wrong where they have a form.
type declension struct {
	what *regexp.Regexp
	name string
}

// declensions are the names of a game that decline, each behind the prepositions that ask for its other form.
func declensions(b *text.Book, shelf string) (l []declension) {
	behind := map[string]string{"dat": "mit|von|aus|bei|nach|zu|zwischen|gegenüber|außer|samt", "acc": "für|durch|ohne|gegen|um"}
	for _, key := range b.Keys(shelf) {
		for form, words := range behind {
			if !b.Has(shelf, key+"."+form) || strings.Count(key, ".") == 0 {
				continue
			}
			name, other := b.T(shelf, key, nil), b.T(shelf, key+"."+form, nil)
			if name == other || strings.Contains(name, "<no value>") || strings.HasPrefix(other, name) && !strings.HasSuffix(other, "n") {
				continue
			}
			l = append(l, declension{whole(`(?:`+words+`) `, regexp.QuoteMeta(name)), name})
		}
	}
	return l
}

// listed are two names of a list beside each other.
var listed = regexp.MustCompile(`(\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+)?)(, | und )(\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+)?)(?:$|[^\p{L}])`)

// twice finds a name that stands twice in a list; figures may.
func twice(s string) string {
	for _, m := range listed.FindAllStringSubmatch(s, -1) {
		if m[1] == m[3] {
			return m[0]
		}
	}
	return ""
}

// A germanReader reports what is not German of all that it is given, each fault once.
type germanReader struct {
	t     *testing.T
	forms []declension
	read  map[string]bool
	told  map[string]bool
}

func (r *germanReader) see(where, words string) {
	if r.read[words] || strings.TrimSpace(words) == "" {
		return
	}
	r.read[words] = true
	fault := func(why, what string) {
		if key := why + what + where; !r.told[key] {
			r.told[key] = true
			r.t.Errorf("%s: %s (%q): %q", where, why, what, words)
		}
	}
	plain := called.ReplaceAllString(render.Plain(icons.ReplaceAllString(words, "◦")), "·")
	for _, k := range unGerman {
		if s := k.what.FindString(plain); s != "" {
			fault(k.why, s)
		}
	}
	if s := twice(plain); s != "" {
		fault("a name stands twice in a list", s)
	}
	for _, f := range r.forms {
		if s := f.what.FindString(plain); s != "" {
			fault("not in its case", s)
		}
	}
}

// icons are signs in a text.
var icons = regexp.MustCompile(`\{(icon|seat):[^}]*\}`)

// German is read in random matches of every game, from every seat that is spoken to, and in what windows show: no English word, no
// wrong case, number or article, as far as a machine can tell, and nothing cut.
func TestGermanIsGerman(t *testing.T) {
	long := os.Getenv("SAFEHOUSE_SOAK") == "1"
	book := bookIn(t, "de")
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			r := &germanReader{t, declensions(book, in.ID), map[string]bool{}, map[string]bool{}}
			r.matches(g, book, long)
			if n := len(r.read); n < 300 {
				t.Errorf("only %d sentences were read", n)
			}
			r.windows(in, book, long)
			t.Logf("%d sentences", len(r.read))
		})
	}
}

// matches reads what random matches say.
func (r *germanReader) matches(g rules.Game, book *text.Book, long bool) {
	in, steps := g.Info(), 400
	if long {
		steps = 1500
	}
	names := []string{"Anna", "Elster", "Falke", "Reiher", "Dohle", "Zeisig"}
	b := book.Named(func(n int) string { return names[n] }).To(0)
	for seats := max(1, in.MinSeats); seats <= in.MaxSeats; seats++ {
		s, err := g.New(rules.Setup{Seats: seats, Seed: uint64(seats), Options: rules.Options{}})
		if err != nil {
			r.t.Fatal(err)
		}
		say := func(m rules.Message) { r.see(m.Key, b.Say(in.ID, m)) }
		dice, rec := rules.Rand{S: uint64(seats) + 2}, rules.Recorder{Keep: true}
		for n := 0; n < steps && !s.Turn().Done; n++ {
			say(s.Prompt())
			legal := s.Legal(nil)
			for _, a := range legal[:min(len(legal), 24)] {
				say(s.Describe(a))
			}
			rec.Reset()
			if err := s.Apply(legal[s.Playout(legal, &dice)], &rec); err != nil {
				r.t.Fatal(err)
			}
			for _, e := range rec.Events {
				say(in.Tell(e))
				say(rules.Told(s, e))
			}
		}
	}
}

// windows reads what is shown: in the scenes that tests look at, every note of the lesson, and a match that is played at random with
// hints, where nothing may be cut either.
func (r *germanReader) windows(in *rules.Info, book *text.Book, long bool) {
	d := scenestest.School(r.t)
	d.House.Campaigns = tables.Campaigns
	d.House.Speak("de") // the usual name of a person too
	d.House.SetBook(book.Heard(func(shelf, key, words string) {
		if !strings.HasPrefix(key, "name.") {
			r.see(shelf+" "+key, words)
		}
	}))
	d.App.Top().Stage().Rebuild()
	d.Rest()
	for i, seats := range []int{in.MinSeats, in.MaxSeats} {
		for _, k := range scenestest.Looks(r.t, in.ID, seats, i == 0) {
			if k.Long && !long {
				continue
			}
			k.Show(d)
			r.look(d, fmt.Sprintf("%d %s", seats, k.Name))
			d.App.Home()
			d.Rest()
		}
	}
	if !long {
		return
	}
	for n := range len(tables.Lessons[in.ID]().Notes) {
		d.Teach(in.ID, n)
		r.look(d, fmt.Sprint("note ", n+1))
		d.App.Home()
		d.Rest()
	}
	r.played(d, in)
}

// played plays a match in the window: what is chosen is chosen at random, and every fourth time a hint is asked for.
func (r *germanReader) played(d *scenestest.Desk, in *rules.Info) {
	seats := max(in.MinSeats, 2)
	d.Table(in.ID, scenestest.Seated(append([]string{"Anna"}, []string{"*Elster", "*Falke", "*Reiher"}[:seats-1]...)...)...)
	dice := rules.Rand{S: 5}
	for n := range 120 {
		d.Run("wait idle")
		r.look(d, "match")
		if n%4 == 3 && d.Shows("button:hint") {
			d.Run("key H\nwait idle\nwait 3")
			r.look(d, "hint")
			d.Run("key Escape\nwait idle")
		}
		o, ok := d.App.Top().(scenes.Offerer)
		if !ok {
			return // over
		}
		st := d.App.Top().Stage()
		offers := slices.DeleteFunc(st.Choosable(), func(id string) bool {
			return strings.Contains(id, " ") || st.Modals() == 0 && !slices.Contains(o.Offers(), id)
		})
		if len(offers) == 0 {
			return
		}
		d.Run("choose mouse " + offers[dice.Intn(len(offers))])
	}
}

// look reads what is shown, tips and all.
func (r *germanReader) look(d *scenestest.Desk, where string) {
	d.Run("hover 3 3\nwait idle\nwait 2")
	st := d.App.Top().Stage()
	for _, f := range proof.Cut(st, 1280, 720) {
		if !beyond(st, f) {
			r.t.Errorf("%s: %v", where, f)
		}
	}
	for _, id := range st.Things() {
		x := st.Thing(id)
		if x == nil || strings.HasPrefix(id, "page") {
			continue
		}
		words := []string{x.Label, x.Why, x.More}
		if x.Tip != nil {
			tip := x.Tip()
			words = append(words, tip.Title, tip.Body)
			for _, k := range tip.Keywords {
				words = append(words, k.Name, k.Text)
			}
		}
		for _, s := range words {
			for line := range strings.Lines(s) {
				r.see(where+" "+id, line)
			}
		}
	}
	for _, n := range proof.Read(st, 1280, 720) {
		r.see(where, n.Text)
	}
}
