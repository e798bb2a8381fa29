package games_test

import (
	"strings"
	"testing"

	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// What a verb is stands in its row: nothing goes through the verbs one by one.
func TestNoSwitchOverVerbsIsLeft(t *testing.T) {
	for _, g := range games.Playable() {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			dir, verbs := "../"+in.ID, len(in.Verbs)-1
			if of, ok := strings.CutSuffix(in.ID, "-career"); ok { // beside those of its game it has the desk's
				g, _ := games.Find(of)
				dir, verbs = "../career", len(in.Verbs)-len(g.Info().Verbs)
			} else if in.ID == "rivercity" { // likewise
				g, _ := games.Find("masters")
				dir, verbs = "../masters/campaign", len(in.Verbs)-len(g.Info().Verbs)
			}
			if rows := rulestest.VerbRows(t, dir); rows < verbs {
				t.Errorf("%d rows of verbs are found, but there are %d: are verbs still called v... or V...?", rows, verbs)
			}
		})
	}
}
