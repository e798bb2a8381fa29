package position_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/position"
)

// A fixedForm is a position of which only the form in names is asked for.
type fixedForm struct {
	rules.State
	form string
}

func (f fixedForm) MarshalJSON() ([]byte, error) { return []byte(f.form), nil }

func TestHoldsFollowsPathsIntoAPosition(t *testing.T) {
	st := fixedForm{form: `{"round": 2, "rooms": {"a": {"data": 3, "open": true}}, "cards.open": "none"}`}
	for _, c := range []struct {
		where map[string]any
		want  bool
	}{
		{nil, true},
		{map[string]any{"round": 2}, true},
		{map[string]any{"round": 3}, false},
		{map[string]any{"rooms.a.data": 3, "rooms.a.open": true, "cards.open": "none"}, true},
		{map[string]any{"rooms.a.data": 3, "round": 1}, false},
		{map[string]any{"rooms.b.data": 3}, false},
		{map[string]any{"round.a": 2}, false},
		{map[string]any{"rooms.a.dat": 3}, false},
	} {
		if got := position.Holds(st, c.where); got != c.want {
			t.Errorf("%v holds is %v, want %v", c.where, got, c.want)
		}
	}
}
