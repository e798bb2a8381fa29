package scenes_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text/pseudo"
	"safehouse/rules/games"
	"safehouse/save"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

var (
	marks = regexp.MustCompile(`\{[^}]*\}`)
	// english is a word that an accented text cannot have.
	english = regexp.MustCompile(`\b[A-Za-z]*[aeiouAEIOU][a-z]*\b`)
)

// untranslated are words that stand there in every language: what the program and its games are called outside their texts, people's names, keys.
var untranslated = []string{
	"English", "Vesper", "Magpie", "Kestrel", "Heron", "safehouse", // a language by its own name, people, the program
	"Select", "Start", "Num", // printed on pads and keys everywhere
	"II", "III", // figures
}

// Who has given no name is called as the language calls the first seat, with the results so far; a name that was given stays.
func TestTheUsualNameIsOfTheLanguage(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	h := d.House
	h.Profile = &save.Profile{}
	h.Nameless()
	h.Profile.Tallies = []save.Tally{{Who: "Player 1", Game: "masters", Played: 2}}
	h.Speak("de")
	if p := h.Profile; p.Name != "Spieler 1" || !p.Nameless() || p.Matches("Spieler 1") != 2 || !p.Known("Player 1") {
		t.Errorf("in German the person is %q with %d matches", p.Name, p.Matches(p.Name))
	}
	h.Speak("en")
	if h.Profile.Name != "Player 1" || h.Profile.Matches("Player 1") != 2 {
		t.Errorf("in English again the person is %q", h.Profile.Name)
	}
	h.Profile.Name = "Vesper"
	h.Speak("de")
	if h.Profile.Name != "Vesper" {
		t.Errorf("Vesper is %q in German", h.Profile.Name)
	}
}

// Every word that is shown stands in the texts of the language: in a made-up one, whose vowels have accents, no word without them
// is seen. Numbers, names that people gave, keys and files are not of the language.
func TestEveryWordCanBeTranslated(t *testing.T) {
	book := bookIn(t, pseudo.Lang)
	seen := map[string]string{}
	look := func(d *scenestest.Desk, where string) {
		for _, s := range d.App.Top().Stage().Words() {
			if strings.Contains(s, "/home/") || strings.HasPrefix(s, "Lícéncé: ") { // a folder, the names of fonts
				continue
			}
			for _, w := range english.FindAllString(marks.ReplaceAllString(s, " "), -1) {
				if len(w) > 1 && !slices.Contains(untranslated, w) && seen[w] == "" {
					seen[w] = where + ": " + s
				}
			}
		}
	}
	open := func() *scenestest.Desk {
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
		d.House.SetBook(book)
		d.House.Profile = scenestest.Filed()
		d.App.Top().Stage().Rebuild()
		d.Play("wait idle")
		return d
	}
	d := open()
	look(d, "title")
	for _, s := range []string{"pick menu:settings", "pick menu:credits", "pick menu:load", "pick menu:person", "pick menu:campaign"} {
		d.Play(s + "\nwait idle")
		look(d, s)
		for _, tab := range []string{"tabs/1", "tabs/2", "tabs/3", "tabs/4"} {
			if d.Shows(tab) {
				d.Play("pick " + tab + "\nwait idle")
				look(d, s+" "+tab)
			}
		}
		d.App.Home()
		d.Play("wait idle")
	}
	for _, g := range games.All {
		id := g.Info().ID
		d := open()
		d.Play("pick box:" + id + "\nwait idle")
		look(d, id+" set-up")
		d.Play("pick booklet\nwait idle")
		look(d, id+" rules")
		d.App.Home()
		d.Play("wait idle\npick box:" + id + "\nwait idle\npick start\nwait idle")
		for range 6 {
			look(d, id+" table")
			d.Play("play mouse 3\nwait idle")
		}
		d = open()
		d.Teach(id, 0)
		for range 3 {
			d.Play("wait idle")
			look(d, id+" lesson")
			if d.Shows("note/skip") {
				d.Play("pick note/skip")
			}
		}
		seats := max(2, g.Info().MinSeats)
		d = open()
		d.Ended(scenestest.Ended(t, id, seats))
		d.Play("wait idle")
		look(d, id+" report")
		d.App.Home()
		d.Replay(scenestest.Ended(t, id, seats))
		d.Play("wait idle")
		look(d, id+" replay")
	}
	for _, c := range tables.Campaigns {
		d := scenestest.OpenDesk(t, 1280, 720, t.TempDir()).Blinded()
		d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
		d.House.SetBook(book)
		d.House.Profile = scenestest.Filed()
		d.App.Push(c.Hub(d.House, ""))
		d.Play("wait idle")
		look(d, c.ID()+" list")
		if c.ID() == "rivercity" {
			continue
		}
		d.Play("pick list:new\nwait idle")
		look(d, c.ID()+" levels")
		d.Play("pick level/1\nwait idle")
		look(d, c.ID()+" desk")
		d.Play("pick begin\nwait idle")
		look(d, c.ID()+" operation")
	}
	if len(seen) > 0 {
		var l []string
		for w, where := range seen {
			l = append(l, w+" ("+strings.ReplaceAll(where, "\n", " / ")+")")
		}
		slices.Sort(l)
		t.Errorf("%d words are not of the language:\n\t%s", len(l), strings.Join(l, "\n\t"))
	}
}
