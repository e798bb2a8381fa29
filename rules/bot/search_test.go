package bot

import (
	"context"
	"testing"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/masters"
)

// A search that ends when nothing can catch up any more chooses what the whole
// search would have chosen.
func TestASearchThatEndsEarlyChoosesTheSame(t *testing.T) {
	st, err := infiltration.Game{}.New(rules.Setup{Seats: 3, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	early := 0
	for n := 0; n < 30 && !st.Turn().Done; n++ {
		turn := st.Turn()
		seat := turn.Open.First()
		view := rules.View(st, seat)
		var list []Candidate
		for _, a := range view.Legal(nil) {
			list = append(list, Candidate{Action: a})
		}
		whole, short := newTree(view, seat, list), newTree(view, seat, list)
		for i, tr := range []*tree{whole, short} {
			r := Seed(7, n)
			tr.run(context.Background(), Budget{Iterations: 300}, i == 1, &r)
		}
		if short.nodes[0].visits < whole.nodes[0].visits {
			early++
		}
		if a, b := favourite(whole), favourite(short); a != b {
			t.Errorf("decision %d: %v with all iterations, %v with %d", n, a, b, short.nodes[0].visits)
		}
		if err := st.Apply(favourite(whole), nil); err != nil {
			t.Fatal(err)
		}
	}
	if early == 0 {
		t.Error("no search ended early")
	}
}

// favourite is the action that was visited most.
func favourite(t *tree) rules.Action {
	best := t.nodes[0].child
	for c := best; c != 0; c = t.nodes[c].sibling {
		if t.nodes[c].visits > t.nodes[best].visits {
			best = c
		}
	}
	return t.nodes[best].action
}

// A game that knows a decision by heart is not searched there: a crew plans by
// the book.
func TestPreparedDecisionsAreNotSearched(t *testing.T) {
	st, err := masters.Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	lv, err := FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	r := Seed(1, 1)
	list, err := Choose(context.Background(), st, 0, lv, Budget{Iterations: 50, Crew: rules.Everyone}, &r)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if c.Visits != 0 {
			t.Fatalf("%v was visited %d times in planning", c.Action, c.Visits)
		}
	}
	fresh, err := masters.Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if !st.Same(fresh) {
		t.Error("thinking about the plan changed the position")
	}
	if len(list) < 10 {
		t.Errorf("only %d candidates at the start of planning", len(list))
	}
}

// counting is a state that remembers how long it was to prepare.
type counting struct {
	rules.State
	n *int
}

func (c counting) Clone() rules.State { return counting{c.State.Clone(), c.n} }

func (c counting) Same(other rules.State) bool { return c.State.Same(other.(counting).State) }

func (c counting) Prepare(n int) bool {
	*c.n = n
	return true
}

// A search that is given more time does not prepare for longer where Prepare
// says how long.
func TestPreparationHasABudgetOfItsOwn(t *testing.T) {
	st, err := masters.Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		b    Budget
		want int
	}{
		{Budget{Time: 200 * thoughtTime}, 200},
		{Budget{Time: 1200 * thoughtTime, Prepare: 200 * thoughtTime}, 200},
		{Budget{Iterations: 70, Prepare: 200 * thoughtTime}, 70},
	} {
		n := -1
		r := Seed(1, 1)
		if _, err := Choose(context.Background(), counting{st, &n}, 0, Level{Share: 1}, x.b, &r); err != nil {
			t.Fatal(err)
		}
		if n != x.want {
			t.Errorf("%+v prepares as long as %d iterations, want %d", x.b, n, x.want)
		}
	}
}

// What the others of a crew could do takes nothing from the priors of a decision
// for one of them.
func TestTheOthersOfACrewTakeNothingFromThePriors(t *testing.T) {
	st, err := masters.Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	list := []Candidate{}
	for _, a := range own(st, 1, 0, st.Legal(nil)) {
		list = append(list, Candidate{Action: a})
	}
	if len(list) == 0 || len(list) == len(st.Legal(nil)) {
		t.Fatalf("%d of %d actions are of seat 1", len(list), len(st.Legal(nil)))
	}
	tr := newTree(st, 1, list)
	r := Seed(7, 1)
	tr.run(context.Background(), Budget{Iterations: 1}, false, &r)
	sum, n := 0.0, 0
	for c := tr.nodes[0].child; c != 0; c = tr.nodes[c].sibling {
		sum += float64(tr.nodes[c].prior)
		n++
	}
	if n != len(list) || sum < 0.999 || sum > 1.001 {
		t.Errorf("%d children with priors of %.4f together, want %d and 1", n, sum, len(list))
	}
}
