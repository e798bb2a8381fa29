package tables_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// TestWhoHasWhat is the matrix of what tables have beyond scenes.Table. The seven that all have are what a new table needs
// to be complete; the others are for what one game has. Who adds to a table says so here.
func TestWhoHasWhat(t *testing.T) {
	all := "deepstate infiltration intoodeep masters shadownetwork"
	for _, row := range []struct {
		what reflect.Type
		who  string
	}{
		{reflect.TypeFor[scenes.Announcer](), "masters"},
		{reflect.TypeFor[scenes.Caster](), "masters"},
		{reflect.TypeFor[scenes.Commentator](), "deepstate"},
		{reflect.TypeFor[scenes.Dropper](), all},
		{reflect.TypeFor[scenes.Guide](), all},
		{reflect.TypeFor[scenes.Hall](), "deepstate"},
		{reflect.TypeFor[scenes.Headliner](), "deepstate masters"},
		{reflect.TypeFor[scenes.Hinter](), "masters"},
		{reflect.TypeFor[scenes.Holder](), "intoodeep"},
		{reflect.TypeFor[scenes.Leaner](), "masters"},
		{reflect.TypeFor[scenes.Paged](), all},
		{reflect.TypeFor[scenes.Passer](), "intoodeep shadownetwork"},
		{reflect.TypeFor[scenes.Phased](), "intoodeep"},
		{reflect.TypeFor[scenes.Piler](), all},
		{reflect.TypeFor[scenes.Pointer](), "deepstate masters shadownetwork"},
		{reflect.TypeFor[scenes.Ponderer](), "intoodeep"},
		{reflect.TypeFor[scenes.Proposer](), "intoodeep masters"},
		{reflect.TypeFor[scenes.Ranker](), "shadownetwork"},
		{reflect.TypeFor[scenes.Recapper](), all},
		{reflect.TypeFor[scenes.Rememberer](), "deepstate masters"},
		{reflect.TypeFor[scenes.Reporter](), all},
		{reflect.TypeFor[scenes.Runner](), "masters"},
		{reflect.TypeFor[scenes.Sparer](), "shadownetwork"},
		{reflect.TypeFor[scenes.Stationer](), "deepstate masters"},
		{reflect.TypeFor[scenes.Stepper](), "infiltration"},
		{reflect.TypeFor[scenes.Stopper](), "intoodeep shadownetwork"},
		{reflect.TypeFor[scenes.Troupe](), "infiltration"},
		{reflect.TypeFor[scenes.Waster](), all},
	} {
		var have []string
		for id, table := range tables.All {
			if reflect.TypeOf(table()).Implements(row.what) {
				have = append(have, id)
			}
		}
		slices.Sort(have)
		want := strings.Fields(row.who)
		slices.Sort(want)
		if !slices.Equal(have, want) {
			t.Errorf("%s: %v have it, the matrix says %v", row.what, have, want)
		}
	}
}
