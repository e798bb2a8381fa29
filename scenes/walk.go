package scenes

import (
	"slices"

	"safehouse/rules"
	"safehouse/scenes/sitting"
)

// A way of several steps is chosen by its end: the piece goes there step by step, each a decision of its own, and stays. What
// is turned up on the way stops it, and the person is asked again.

// walks is what the steps of a position lead to.
type walks struct {
	ways map[rules.Action][]rules.Action // by the step that ends a way: all that it takes
	from map[rules.Action][]rules.State  // the positions before each of them
}

// far reports whether an action is further than a step.
func (w *walks) far(a rules.Action) bool { return slices.Index(w.ways[a], a) > 0 }

// OfferWays offers the places that are further than a step; decide takes them and all other choices. seed deals what the viewer
// does not know: what differs in other deals stops a way. With stays a way ends with staying there, where that is a step.
func (v *View) OfferWays(x Stepper, seed uint64, stays bool, decide func(rules.Action)) {
	first, ok := x.Steps(v.Shown)
	if !ok {
		return
	}
	eyes := v.Shown.Turn().Seat
	if eyes < 0 {
		eyes = v.Seat
	}
	r := rules.Rand{S: seed}
	deal := v.Shown.Clone()
	deal.Resample(eyes, &r) // some deal that whoever decides could believe; what differs in others stops the way
	w := &walks{map[rules.Action][]rules.Action{}, map[rules.Action][]rules.State{}}
	type spot struct {
		at   rules.State
		way  []rules.Action
		from []rules.State
	}
	seen := map[rules.Ref]bool{first.At: true}
	var far []rules.Action
	for queue := []spot{{at: deal}}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		here, _ := x.Steps(p.at)
		for _, a := range p.at.Legal(nil) {
			if a.Verb != here.Step || seen[v.subject(a)] {
				continue
			}
			seen[v.subject(a)] = true
			to, rec := p.at.Clone(), &rules.Recorder{}
			if to.Apply(a, rec) != nil {
				continue
			}
			q := spot{to, append(slices.Clone(p.way), a), append(slices.Clone(p.from), rules.View(p.at, eyes))}
			if len(p.way) > 0 {
				far = append(far, a)
			}
			w.ways[a], w.from[a] = q.way, q.from
			next, ok := x.Steps(to)
			if !ok || next.Who != here.Who || next.Left != here.Left-1 || to.Turn().Seat != p.at.Turn().Seat || sitting.Disclosed(p.at, to, rec.Events) {
				continue
			}
			if stay := rules.Do(next.Stay); stays && slices.Contains(to.Legal(nil), stay) {
				w.ways[a], w.from[a] = append(slices.Clone(q.way), stay), append(slices.Clone(q.from), rules.View(to, eyes))
			}
			queue = append(queue, q)
		}
	}
	v.walks = w
	v.Ask.Legal = append(slices.Clone(v.Ask.Legal), far...)
	v.Ask.Decide = decide
}

// Way is all that a choice takes, one action where it is no way, and the positions before each of them.
func (v *View) Way(a rules.Action) (way []rules.Action, from []rules.State) {
	if v.walks != nil && len(v.walks.ways[a]) > 0 {
		return v.walks.ways[a], v.walks.from[a]
	}
	return []rules.Action{a}, []rules.State{v.Shown}
}

// ended is the position in which the step is taken that ends a way; ok is false where an action ends none.
func (v *View) ended(a rules.Action) (st rules.State, ok bool) {
	if v.walks == nil {
		return nil, false
	}
	i := slices.Index(v.walks.ways[a], a)
	if i < 0 {
		return nil, false
	}
	return v.walks.from[a][i], true
}
