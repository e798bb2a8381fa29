package games_test

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets/text"
)

// untold are the statements of a ledger that a rulebook does not tell, each with its reason.
var untold = map[string]map[int]string{
	"infiltration": {
		301: "about bots", 302: "about bots", 332: "about positions",
	},
	"deepstate":     {311: "about bots", 378: "about positions"},
	"intoodeep":     {331: "about bots"},
	"masters":       {},
	"shadownetwork": {278: "about positions", 282: "about bots"},
}

// The rulebook of a game tells every statement of its ledger that can be tested, and names none that is not there. What a rulebook claims in figures is
// played by the tests of the statements.
func TestARulebookTellsEveryStatement(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`^\| [A-Z]+-(\d+)( \(X\))? \| (.*)`)
	for game, spared := range untold {
		ledger, err := os.ReadFile("../" + game + "/LEDGER.md")
		if err != nil {
			t.Fatal(err)
		}
		stated, whole := map[int]string{}, map[int]bool{}
		for l := range strings.Lines(string(ledger)) {
			m := row.FindStringSubmatch(l)
			if m == nil {
				continue
			}
			n, _ := strconv.Atoi(m[1])
			stated[n] = m[3]
			whole[n] = m[2] == "" && !strings.Contains(m[3], "*withdrawn*")
		}
		chapters, err := book.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		told := map[int]bool{}
		for _, c := range chapters {
			for _, p := range c.Parts {
				for _, n := range p.Rules {
					told[n] = true
					if !whole[n] {
						t.Errorf("%s: %q tells %d, which the ledger does not have", game, p.Text, n)
					}
				}
			}
		}
		var missing []int
		for n := range stated {
			if whole[n] && !told[n] && spared[n] == "" {
				missing = append(missing, n)
			}
			if told[n] && spared[n] != "" {
				t.Errorf("%s: %d is told and spared", game, n)
			}
		}
		slices.Sort(missing)
		for _, n := range missing {
			t.Errorf("%s: no part of the rulebook tells %d: %s", game, n, stated[n])
		}
		if len(stated) < 200 {
			t.Errorf("%s: only %d statements were read", game, len(stated))
		}
	}
}
