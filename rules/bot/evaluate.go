package bot

import (
	"context"
	"slices"

	"safehouse/rules"
)

// An Outlook is how well each seat stands, 0 to 1, if all go on as the search
// plays. It tells choices apart; package chances makes chances to win of it.
type Outlook [rules.MaxSeats]float64

// Evaluate looks at a position with the eyes of a seat, whoever has to decide in it:
// the outlook of everybody, and the choices that were looked into, the most
// promising first. view must be blanked for seat; Evaluate does not change it. It
// goes by b.Iterations alone. A cancelled context ends it early.
func Evaluate(ctx context.Context, view rules.State, seat int, b Budget, r *rules.Rand) (Outlook, []Candidate) {
	view = guest(view)
	t := newTree(view, seat, nil)
	t.roots = nil // whatever is possible in some deal
	if turn := view.Turn(); turn.Done {
		return t.stands(), nil
	} else if turn.Seat == seat || turn.Seat == rules.Crew {
		legal := rules.Worthwhile(view, view.Legal(nil))
		t.roots = make(map[rules.Action]bool, len(legal))
		for _, a := range legal {
			t.roots[a] = true
		}
	}
	t.run(ctx, b, false, r)
	var list []Candidate
	for c := t.nodes[0].child; c != 0; c = t.nodes[c].sibling {
		if n := &t.nodes[c]; n.visits > 0 {
			list = append(list, Candidate{Action: n.action, Value: n.value[seat] / float64(n.visits), Visits: int(n.visits)})
		}
	}
	slices.SortStableFunc(list, func(a, b Candidate) int { return b.Visits - a.Visits })
	return t.outlook(), list
}

// Expect is the outlook after a, which is legal in the position, with the eyes of
// a seat; otherwise as Evaluate. The same generator deals the same hidden things and
// the same luck to different actions, so that they can be compared.
func Expect(ctx context.Context, view rules.State, seat int, a rules.Action, b Budget, r *rules.Rand) Outlook {
	view = guest(view)
	t := newTree(view, seat, []Candidate{{Action: a}})
	t.run(ctx, b, false, r)
	return t.outlook()
}

// outlook is the mean of what was found along the choice that was visited most.
func (t *tree) outlook() (o Outlook) {
	best := int32(0)
	for c := t.nodes[0].child; c != 0; c = t.nodes[c].sibling {
		if best == 0 || t.nodes[c].visits > t.nodes[best].visits {
			best = c
		}
	}
	n := &t.nodes[best]
	if n.visits == 0 {
		return t.stands()
	}
	for s := range o {
		o[s] = n.value[s] / float64(n.visits)
	}
	return o
}

// stands is what the game says of the position itself.
func (t *tree) stands() (o Outlook) {
	t.view.Value((*[rules.MaxSeats]float64)(&o))
	return o
}
