package desk

import (
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/scenes"
)

// Twenty questions a game, in the words of the printed rulebooks and of people at a table, are answered by looking for them.
func TestTheRulebookAnswersWhatIsAsked(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := scenes.NewHouse(book, nil)
	open := func(game string) *rulesScene {
		chapters, err := book.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		finder, err := book.Finder(game)
		if err != nil {
			t.Fatal(err)
		}
		return &rulesScene{house: h, game: game, chapters: chapters, finder: finder}
	}
	for game, asked := range map[string]string{
		"infiltration": "advance, retreat, interface token, download, extract, secret room, tech lock, lab worker, NPC order, Leah Bailey, security tracker, proximity 99, alarm limit, " +
			"wounded delayed, prototype tie, two players, item draft, facedown room, hand limit, reshuffle",
		"masters": "noise track, alert, crisis, planning tokens, last ditch, busted, keycard, guard dogs, kennel, watchtower, remote lock, gates fall, safe crack, hostage, shop sell, old friend, " +
			"level up, county exits, undo, camera live",
		"intoodeep": "hook, third tag, grip stamina, skill range, zone power heat, blockade shift, sentinel escort, alone with, side crime, reckless, evidence plank, dossier, final plot foiled, " +
			"banking dilemmas, tolerance, wanted posters, sentinel sigils, chapter fails, Echo milestone, start player",
		"deepstate": "supervisor, headhunter, over-infiltrate, reach, ghost, covert operation price, coordinator, special interest, emblem, recall, treaty hand limit, freemasons, Interpol, " +
			"world war, inner circle, crime syndicates, tie, HOC grudge, men of action, draft",
		"shadownetwork": "inbox capacity, overlay, leak, locked city, black market token, exchange rate, recruit, hire handler, briefcase, milestone, recycling, column bonus, wages, dossier, " +
			"end of game value, penalty, Lone Syndicate, film, tie break, first player",
	} {
		r := open(game)
		for _, q := range strings.Split(asked, ", ") {
			r.query = q
			inBook := 0
			for _, f := range r.search() {
				if f.chapter >= 0 {
					inBook++
				}
			}
			if inBook == 0 {
				t.Errorf("%s: %q is not found", game, q)
			}
		}
		r.query = "zebra umbrella"
		if l := r.search(); len(l) > 0 {
			t.Errorf("%s: %v answers nonsense", game, l)
		}
	}
	r := open("deepstate")
	r.query = "Nobel Committee"
	l := r.search()
	if len(l) == 0 || l[len(l)-1].chapter >= 0 || !strings.Contains(l[len(l)-1].title, "Nobel Committee") {
		t.Errorf("a card is looked for: %v", l)
	}
}
