package bot

import (
	"slices"

	"safehouse/rules"
)

// Who decides several times in a turn may come back to where it was, and would then
// decide the same again and again. Choices that lead back stay legal; a bot takes one,
// and a hint names one first, only where there is no other.

// A loopFinder tells which choices of a seat lead back to where it was.
type loopFinder struct {
	seat int
	view rules.State
	met  []rules.State // places of the game that view is of, that of view included
}

func newLoopFinder(view rules.State, seat int, met []rules.State) loopFinder {
	c := loopFinder{seat: seat, view: view, met: []rules.State{rules.Place(view, seat)}}
	for _, s := range met {
		if s.Game().Info() == view.Game().Info() {
			c.met = append(c.met, s)
		}
	}
	return c
}

// How far a way is followed that has no fork, and how many choices count as one.
const (
	backDepth = 4
	backForks = 24
)

// back reports whether a leads nowhere else than to where the seat was: at once, or
// whatever it chooses then.
func (c *loopFinder) back(a rules.Action) bool {
	r := rules.Rand{S: 1}
	s := c.view.Clone()
	s.Resample(c.seat, &r)
	return c.returns(s, a, backDepth)
}

// returns does a in s, which it may change.
func (c *loopFinder) returns(s rules.State, a rules.Action, depth int) bool {
	drawn, turn := s.Chance().Drawn, c.view.Turn()
	if s.Apply(a, nil) != nil || s.Chance().Drawn != drawn {
		return false // what chance brings is new
	}
	now := s.Turn()
	if now.Done || now.Seat != turn.Seat || now.Round != turn.Round {
		return false
	}
	if slices.ContainsFunc(c.met, rules.Place(s, c.seat).Same) {
		return true
	}
	if depth == 0 {
		return false
	}
	legal := s.Legal(nil)
	if len(legal) > backForks {
		return false
	}
	for _, next := range legal {
		if !c.returns(s.Clone(), next, depth-1) {
			return false
		}
	}
	return len(legal) > 0
}

// first puts the first of a list that leads on, and of those behind it as many as are
// wanted, before those that lead back.
func (c *loopFinder) first(list []Candidate, wanted int) {
	kept := 0
	var back []Candidate
	for _, x := range list {
		if kept < wanted && c.back(x.Action) {
			back = append(back, x)
			continue
		}
		list[kept] = x
		kept++
	}
	copy(list[kept:], back)
}

// sight is the index of what first sight, or pick, takes among the legal actions that
// lead on.
func (c *loopFinder) sight(legal []rules.Action, pick func([]rules.Action) int) int {
	open := legal
	for {
		i := pick(open)
		if a := open[i]; !c.back(a) {
			return slices.Index(legal, a)
		}
		if len(open) == 1 { // they all lead back
			return slices.Index(legal, open[0])
		}
		open = slices.Delete(slices.Clone(open), i, i+1)
	}
}
