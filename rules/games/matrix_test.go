package games_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
)

// TestWhoHasWhat is the matrix of what some games' states have beyond the contract. A newcomer reads here what a game may
// bring; who adds to a game says so here.
func TestWhoHasWhat(t *testing.T) {
	all := "masters infiltration intoodeep deepstate shadownetwork"
	careers := "infiltration-career intoodeep-career deepstate-career shadownetwork-career"
	for _, row := range []struct {
		what reflect.Type
		who  string
	}{
		{reflect.TypeFor[rules.Teller](), all},
		{reflect.TypeFor[rules.Countable](), all},
		{reflect.TypeFor[rules.Owned](), all},
		{reflect.TypeFor[rules.Comparing](), "intoodeep masters shadownetwork"},
		{reflect.TypeFor[rules.Lasting](), "rivercity " + careers},
		{reflect.TypeFor[rules.Host](), "rivercity " + careers},
		{reflect.TypeFor[rules.Narrator](), "rivercity " + careers},
		{reflect.TypeFor[rules.CrewMember](), "masters rivercity " + careers},
		{reflect.TypeFor[rules.Selective](), "masters shadownetwork rivercity " + careers},
		{reflect.TypeFor[rules.Counting](), "masters intoodeep rivercity"},
		{reflect.TypeFor[rules.Personal](), careers},
		{reflect.TypeFor[rules.Prepared](), "masters"},
		{reflect.TypeFor[rules.Locator](), "infiltration"},
		{reflect.TypeFor[rules.Beatable](), "infiltration"},
		{reflect.TypeFor[rules.Decliner](), "shadownetwork"},
	} {
		var have []string
		for _, g := range games.Playable() {
			if reflect.TypeOf(g.Empty()).Implements(row.what) {
				have = append(have, g.Info().ID)
			}
		}
		want := strings.Fields(row.who)
		slices.Sort(want)
		slices.Sort(have)
		if !slices.Equal(have, want) {
			t.Errorf("%s: %v have it, the matrix says %v", row.what, have, want)
		}
	}
}
