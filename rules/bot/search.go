package bot

import (
	"context"
	"math"
	"slices"
	"time"

	"safehouse/rules"
)

// The search is information-set Monte-Carlo tree search with a single
// observer: each iteration deals the hidden things anew (Resample), walks down
// a tree whose children are the actions that were possible in some deal,
// chooses by value and prior among those possible in this one, adds a node and
// plays the game out with the game's own quick policy. Each seat maximizes its
// own value.

// explore weighs priors and curiosity against values, where the game does not
// say how much.
const explore = 0.9

// maxNodes bounds the memory of a search; a full tree goes on without growing.
const maxNodes = 1 << 16

// maxPlayout bounds a playout; a game that lasts longer is valued as it stands.
const maxPlayout = 600

// A node is a position of the tree, reached by an action of its parent.
type node struct {
	action    rules.Action
	child     int32 // first child, 0 if none
	sibling   int32 // next child of the same parent, 0 if none
	visits    int32
	available int32 // how often it could have been chosen
	prior     float32
	value     [rules.MaxSeats]float64 // sums
}

type tree struct {
	view  rules.State
	seat  int
	deal  rules.State // scratch: the position of this iteration
	nodes []node
	path  []int32
	legal []rules.Action
	prior []float64
	roots map[rules.Action]bool // actions that are considered at the root; nil for all
	limit int                   // decisions that a playout goes on
	keen  float64               // weighs priors and curiosity against values
}

func newTree(view rules.State, seat int, list []Candidate) *tree {
	t := &tree{view: view, seat: seat, deal: view.Clone(), nodes: make([]node, 1, 1024), roots: make(map[rules.Action]bool, len(list))}
	for _, c := range list {
		t.roots[c.Action] = true
	}
	in := view.Game().Info()
	if t.keen = in.Curiosity; t.keen == 0 {
		t.keen = explore
	}
	if t.limit = maxPlayout; in.Valued {
		t.limit = 0
	}
	return t
}

// run iterates until the budget or the context is used up, or until what is left
// of the iterations cannot change which action was visited most: byVisits tells
// that the most visited one is chosen.
func (t *tree) run(ctx context.Context, b Budget, byVisits bool, r *rules.Rand) {
	start := time.Now()
	for i := 0; ; i++ {
		if b.Iterations > 0 && i >= b.Iterations {
			return
		}
		if i&15 == 15 {
			if byVisits && b.Iterations > 0 && t.lead() > b.Iterations-i {
				return
			}
			if ctx.Err() != nil || b.Time > 0 && time.Since(start) >= b.Time {
				return
			}
		}
		t.iterate(r)
	}
}

func (t *tree) iterate(r *rules.Rand) {
	t.deal.CopyFrom(t.view)
	t.deal.Resample(t.seat, r)
	t.path = append(t.path[:0], 0)
	at := int32(0)
	for depth := 0; ; depth++ {
		turn := t.deal.Turn()
		if turn.Done {
			break
		}
		t.legal = t.deal.Legal(t.legal[:0])
		next, fresh := t.choose(at, turn, depth == 0)
		if next == 0 {
			break
		}
		if err := t.deal.Apply(t.nodes[next].action, nil); err != nil {
			panic("bot: a legal action is refused: " + err.Error())
		}
		t.path = append(t.path, next)
		at = next
		if fresh {
			break
		}
	}
	t.playout(r)
	var v [rules.MaxSeats]float64
	t.deal.Value(&v)
	for _, i := range t.path {
		n := &t.nodes[i]
		n.visits++
		for s := range v {
			n.value[s] += v[s]
		}
	}
}

// choose picks the child of at to go to, adding children for actions that were
// not possible there before. fresh reports a child that was never visited.
func (t *tree) choose(at int32, turn rules.Turn, root bool) (next int32, fresh bool) {
	if root && t.roots != nil { // what others of a crew could do does not count
		t.legal = slices.DeleteFunc(t.legal, func(a rules.Action) bool { return !t.roots[a] })
		if len(t.legal) == 0 {
			return 0, false
		}
	}
	if len(t.legal) == 1 && !root {
		// No decision: one child, without a look at priors.
		t.prior = append(t.prior[:0], 1)
	} else {
		if cap(t.prior) < len(t.legal) {
			t.prior = make([]float64, len(t.legal)*2)
		}
		t.prior = t.prior[:len(t.legal)]
		t.deal.Priors(t.legal, t.prior)
	}
	sum := 0.0
	for _, p := range t.prior {
		sum += p
	}
	seat := turn.Seat
	if seat == rules.Crew {
		seat = t.seat
	}
	best, top := int32(0), math.Inf(-1)
	for i, a := range t.legal {
		c := t.find(at, a)
		if c == 0 {
			if len(t.nodes) >= maxNodes {
				continue
			}
			t.nodes = append(t.nodes, node{action: a, sibling: t.nodes[at].child})
			c = int32(len(t.nodes) - 1)
			t.nodes[at].child = c
		}
		n := &t.nodes[c]
		n.available++
		n.prior = float32(t.prior[i] / sum)
		mean := 0.5
		if n.visits > 0 {
			mean = n.value[seat] / float64(n.visits)
		} else if p := &t.nodes[at]; p.visits > 0 {
			mean = p.value[seat] / float64(p.visits)
		}
		u := mean + t.keen*float64(n.prior)*math.Sqrt(float64(n.available))/float64(1+n.visits)
		if u > top {
			best, top = c, u
		}
	}
	return best, best != 0 && t.nodes[best].visits == 0
}

// lead is how many visits the most visited action has more than the next one.
func (t *tree) lead() int {
	first, second := int32(0), int32(0)
	for c := t.nodes[0].child; c != 0; c = t.nodes[c].sibling {
		switch n := t.nodes[c].visits; {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return int(first - second)
}

// find is the child of at reached by a, or 0.
func (t *tree) find(at int32, a rules.Action) int32 {
	for c := t.nodes[at].child; c != 0; c = t.nodes[c].sibling {
		if t.nodes[c].action == a {
			return c
		}
	}
	return 0
}

// playout plays the deal to its end with the game's own policy, or as far as
// the game says.
func (t *tree) playout(r *rules.Rand) {
	for range t.limit {
		t.legal = t.deal.Legal(t.legal[:0])
		if len(t.legal) == 0 {
			return
		}
		i := t.deal.Playout(t.legal, r)
		if err := t.deal.Apply(t.legal[i], nil); err != nil {
			panic("bot: a legal action is refused: " + err.Error())
		}
	}
}

// fill writes what the search found to the candidates and returns the spread
// of their values.
func (t *tree) fill(list []Candidate) (spread float64) {
	lo, hi := 1.0, 0.0
	for i := range list {
		c := t.find(0, list[i].Action)
		if c == 0 || t.nodes[c].visits == 0 {
			continue
		}
		n := &t.nodes[c]
		list[i].Visits = int(n.visits)
		list[i].Value = n.value[t.seat] / float64(n.visits)
		lo, hi = math.Min(lo, list[i].Value), math.Max(hi, list[i].Value)
	}
	return math.Max(0.02, hi-lo)
}
