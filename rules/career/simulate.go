package career

import (
	"fmt"
	"slices"

	"safehouse/rules"
)

// Simulate goes through a career from its beginning without playing its matches: stars
// says how many goals of each operation are met, the first ones, and r chooses at the desk. It returns where the career
// stands after most operations, 0 for where it ended. It is how a book is checked and how much of it there is found out; it fails
// where nothing is open before an end, and where an operation cannot be set up with
// all that goes along.
func (g Game) Simulate(setup rules.Setup, r *rules.Rand, most int, stars func(op int) int) (*State, error) {
	first, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	d := desk{State: first.(*State)}
	for d.Stage != Closed && (most == 0 || d.Stage != Desk || int(d.Count) < most) {
		legal := d.Worthwhile(d.Legal(nil))
		a := legal[r.Intn(len(legal))]
		v, _ := d.ofDesk(a.Verb)
		x := d.operand(v, a)
		if v == vRetire {
			return d.State, fmt.Errorf("%s: nothing is open after %d operations", g.book.ID, d.Count)
		}
		if v == vRetry {
			x = d.reopen(x)
		}
		if v == vSetOut || v == vRetry {
			full := d.changed(x, d.Along|d.scars(), nil)
			if _, err := g.book.Of.New(rules.Setup{Seats: g.book.SeatsOf(&g.book.Operations[x]), Seed: 1, Options: full}); err != nil {
				return d.State, fmt.Errorf("%s, operation %s with %v: %w", g.book.ID, g.book.Operations[x].ID, full, err)
			}
			d.begin(x)
			d.finish(g.reaching(x, stars(x)), true)
		} else {
			rows[v].do(d, x)
		}
	}
	return d.State, nil
}

// reaching is the verdict on an operation whose first n goals are met.
func (g Game) reaching(op, n int) (v Verdict) {
	for i, goal := range g.book.Operations[op].Goals {
		v[i] = Result{Goal: uint8(slices.Index(g.goals, goal.ID)), N: int16(goal.N), Met: i < n}
	}
	return v
}

// Nights is how many operations a career takes to one of its ends: the middle half of careers that are gone through by chance
// takes from least to most.
func (g Game) Nights() (least, most int) { return g.nights() }

func (g Game) strolled() (least, most int) {
	var all []int
	for i := range uint64(24) {
		r := rules.Rand{S: i}
		bold := r.Intn(3)
		if s, err := g.Simulate(rules.Setup{Seats: g.book.Seats, Seed: i}, &r, 0, func(int) int { return max(0, min(3, r.Intn(4)+bold-1)) }); err == nil {
			all = append(all, int(s.Count))
		}
	}
	if slices.Sort(all); len(all) == 0 {
		return 0, 0
	}
	return all[len(all)/4], all[len(all)*3/4]
}
