package text_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"safehouse/assets/text"
)

// asked are questions as people type them, taken from the headings and terms of the printed rulebooks, and the statements of
// the game's ledger, one of which is told by a paragraph among the first three that are found.
var asked = map[string][]struct {
	query string
	told  []int
}{
	"infiltration": {
		{"can I pass", []int{43}},
		{"what happens on a tie", []int{205}},
		{"hand limit", []int{81}},
		{"when does the alarm go up", []int{116, 127}},
		{"reload", []int{81}},
		{"how do I escape", []int{210}},
		{"caught inside", []int{196}},
		{"who is first player", []int{20, 125}},
		{"secret room", []int{185, 188}},
		{"wounded advance", []int{219}},
		{"tech lock", []int{161}},
		{"how many data do I download", []int{62}},
		{"next door", []int{71}},
		{"what is a prototype worth", []int{201}},
		{"blackmail file", []int{238}},
		{"two players", []int{255}},
		{"extract", []int{267, 269}},
		{"drafting items", []int{279}},
		{"in which order do NPCs act", []int{98}},
		{"are data tokens secret", []int{245, 247}},
	},
	"masters": {
		{"can I pass", []int{199}},
		{"how do we win", []int{282}},
		{"how many ideas do I start with", []int{20}},
		{"changing the die", []int{199}},
		{"can plans be changed", []int{191}},
		{"guards", []int{47}},
		{"walking under a camera", []int{54}},
		{"unlock a door", []int{74, 51, 350, 344}},
		{"dogs", []int{312}},
		{"noise track", []int{136}},
		{"what is a crisis", []int{125}},
		{"last ditch", []int{244}},
		{"busted", []int{244, 263}},
		{"can I hand loot over", []int{143, 454}},
		{"selling items", []int{158}},
		{"who goes first", []int{186}},
		{"lockdown gates", []int{334}},
		{"levelling up", []int{285}},
		{"undo", []int{204}},
		{"cracking a safe", []int{373}},
	},
	"intoodeep": {
		{"can I pass an action", []int{101}},
		{"tie", []int{318}},
		{"hand limit", []int{195}},
		{"steal a criminal from a rival", []int{74}},
		{"third hook", []int{82}},
		{"how do I gain grip", []int{94, 109}},
		{"extra actions", []int{105}},
		{"moving through a blockade", []int{113}},
		{"dropping an item", []int{110, 165}},
		{"heat", []int{123}},
		{"reckless approach", []int{176, 182}},
		{"what do I need for a level 2 crime", []int{133}},
		{"alone", []int{147}},
		{"drawing crimes", []int{189}},
		{"gaining evidence", []int{201}},
		{"filing to the final plot", []int{221}},
		{"when does a chapter end", []int{206}},
		{"fewest dossiers", []int{273}},
		{"banking dilemmas", []int{281}},
		{"solo", []int{332}},
	},
	"deepstate": {
		{"can I pass", []int{58}},
		{"what happens on a tie", []int{286}},
		{"hand limit", []int{225}},
		{"how many agents does a card take", []int{65, 95}},
		{"over-infiltrate", []int{72}},
		{"who goes first", []int{42, 50}},
		{"headhunter", []int{84}},
		{"when does the game end", []int{229}},
		{"ghosts in covert operations", []int{104, 106}},
		{"when do agents come home", []int{172}},
		{"discarding objectives", []int{138}},
		{"coordinator", []int{129}},
		{"are emblems spent", []int{136, 189}},
		{"world war", []int{233}},
		{"secondary objectives", []int{245}},
		{"attaching the inner circle", []int{253}},
		{"how many treaties a phase", []int{187, 217}},
		{"crime syndicates scoring", []int{268, 96}},
		{"hitman", []int{305}},
		{"solo", []int{315}},
	},
	"shadownetwork": {
		{"can I pass", []int{58}},
		{"tie breaker", []int{190}},
		{"hand limit", []int{103}},
		{"inbox full", []int{65}},
		{"paying a rival in the same city", []int{70}},
		{"what if I cannot pay", []int{72, 174}},
		{"leaking", []int{86}},
		{"exchange rate", []int{96}},
		{"recruiting agents", []int{99}},
		{"hire a handler", []int{109}},
		{"drawing contracts", []int{103}},
		{"how do I make a briefcase", []int{129}},
		{"column bonus", []int{138}},
		{"milestones", []int{150}},
		{"turn in a contract", []int{157}},
		{"wages", []int{169}},
		{"unfinished contracts", []int{181, 187}},
		{"locked cities", []int{17}},
		{"how many rounds", []int{40}},
		{"solo", []int{199}},
	},
}

// Twenty questions a game, as people type them, are answered among the first three paragraphs that are found.
func TestQuestionsAreAnsweredByTheRules(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for game, list := range asked {
		chapters, err := b.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		f, err := b.Finder(game)
		if err != nil {
			t.Fatal(err)
		}
		if len(list) < 20 {
			t.Errorf("%s: %d questions", game, len(list))
		}
		for _, q := range list {
			var first []string
			told := false
			for _, at := range f.Find(q.query)[:min(3, len(f.Find(q.query)))] {
				p := chapters[at.Chapter].Parts[at.Part]
				first = append(first, p.Text)
				told = told || slices.ContainsFunc(p.Rules, func(n int) bool { return slices.Contains(q.told, n) })
			}
			if !told {
				t.Errorf("%s: %q is not answered by one of %d:\n  %s", game, q.query, q.told, strings.Join(first, "\n  "))
			}
		}
		for _, q := range []string{"zebra umbrella", "the zebra", ""} {
			if l := f.Find(q); len(l) > 0 {
				t.Errorf("%s: %q finds %v", game, q, l)
			}
		}
	}
}

// While a word is being typed what it may become is found; singular and plural, and a verb's endings, are one word.
func TestWordsAreFoundByTheirStem(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	f, err := b.Finder("intoodeep")
	if err != nil {
		t.Fatal(err)
	}
	for _, pair := range [][2]string{{"blockade", "blockades"}, {"hooking", "hooked"}, {"bank", "banking"}, {"Tolerance", "tolerance"}} {
		if a, b := f.Find(pair[0]), f.Find(pair[1]); len(a) == 0 || !slices.Equal(a, b) {
			t.Errorf("%q finds %v, %q %v", pair[0], a, pair[1], b)
		}
	}
	if l := f.Find("smugg"); len(l) == 0 {
		t.Error("the beginning of a word finds nothing")
	}
	if book, err := text.Open("en"); err != nil || !book.Answers("Two emblems among your Objectives.", book.Asked("which objective has an emblem")) {
		t.Error("a card is not found by what is asked of it")
	}
}

// German words are found in their other forms, and at the end of what they are written together with.
func TestGermanIsSearchedByItsGrammar(t *testing.T) {
	files := fstest.MapFS{
		"de/rules/lamps.md": {Data: []byte("# Regeln\n\nZiehe zwei Karten.\n\nDie Lampe brennt in den Städten.\n\nLöschst du sie, steigt die Alarmstufe.\n")},
		"de/rules/same.txt": {Data: []byte("all: brennen leuchten\n")},
	}
	b, err := text.OpenIn(files, "de")
	if err != nil {
		t.Fatal(err)
	}
	f, err := b.Finder("lamps")
	if err != nil {
		t.Fatal(err)
	}
	for query, part := range map[string]int{"wie ziehe ich eine Karte": 0, "Stadt": 1, "Lampen": 1, "leuchtet": 1, "löschen": 2, "Stufe": 2, "Alarm": 2} {
		if l := f.Find(query); len(l) == 0 || l[0].Part != part {
			t.Errorf("%q finds %v, want part %d", query, l, part)
		}
	}
	if l := f.Find("Zebra"); len(l) != 0 {
		t.Errorf("Zebra finds %v", l)
	}
}
