package intoodeep_test

import (
	"context"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

// advised follows the first hint of a position until another player decides, and is
// what was chosen.
func advised(t *testing.T, s *table, most int) (did []string) {
	t.Helper()
	lv, err := bot.FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	lv.Trees = 2
	var trail match.Trail
	turn := s.S.Turn()
	for n := 0; s.S.Turn().Seat == turn.Seat && s.S.Turn().Round == turn.Round; n++ {
		if n == most {
			t.Fatalf("after %d hints the turn goes on: %v", n, did)
		}
		trail.Note(s.S)
		r := bot.Seed(9, n)
		list, err := bot.Choose(context.Background(), rules.View(s.S, turn.Seat), turn.Seat, lv, bot.Budget{Iterations: 200, Met: trail.Of(turn.Seat)}, &r)
		if err != nil {
			t.Fatal(err)
		}
		if met := trail.Of(turn.Seat); slices.ContainsFunc(met[:len(met)-1], rules.Place(s.S, turn.Seat).Same) {
			t.Fatalf("hint %d: the player was here before in this turn: %v", n, did)
		}
		did = append(did, s.S.Game().Info().Verbs[list[0].Action.Verb].Name)
		if err := s.S.Apply(list[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	return did
}

// The Smuggler exchanges Items for nothing as often as wanted: hints do not go round
// with him, and whoever follows them ends the turn.
func TestHintsWithTheSmugglerEndTheTurn(t *testing.T) {
	for _, x := range []struct {
		zone, story string
		loose       []string
		actions     int
	}{
		{"blocks", "c1a", []string{"blaster", "cash", "serum"}, 0},
		{"blocks", "e1b", []string{"hauler", "detonator"}, 0},
		{"parish", "f1a", []string{"hauler", "detonator"}, 0},
		{"ion-heights", "b1b", []string{"hauler", "detonator"}, 2},
	} {
		s := skill(t, "smuggler").put("smuggler", x.zone).give("smuggler", "coupe").hand(0, x.story, "s03").set("turn.actions", x.actions)
		for _, i := range x.loose {
			s.set("items."+i, x.zone)
		}
		did := advised(t, s, 25)
		if n := len(slices.DeleteFunc(did, func(v string) bool { return v != "skill" })); n > len(x.loose) {
			t.Errorf("in %s he exchanges %d times", x.zone, n)
		}
	}
}
