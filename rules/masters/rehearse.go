package masters

import (
	"cmp"
	"slices"
	"sync"

	"safehouse/rules"
)

// How bots plan together. They take routes of the book, and before they do they
// rehearse: many ways of sharing the routes out are played on by first sight a few
// times each, the better ones more often, and the best is taken.

// A scheme says which line of the book each seat follows: 0 for the one that
// suits its memory, else 1 more than its index.
type scheme [4]uint8

// Numbers of a rehearsal.
const (
	gamesPerThought = 12   // heists played for one iteration of a search
	mostGames       = 3000 // heists for one scheme
	firstGames      = 10   // of each scheme
	keepOne         = 4    // of that many schemes after each round
	moreGames       = 3    // times as many for those that are left
	gamesPerScheme  = 30   // what a scheme costs over all rounds
	fewestSchemes   = 8    // for less there is no rehearsal
	remembered      = 8    // rehearsals
	hope            = 0.3  // what all of the objective in hand counts where success counts 1
)

// Prepare lets the crew rehearse its plan and reports whether it is planning.
func (s *State) Prepare(n int) bool {
	if s.Ask.Kind != askPlan {
		return false
	}
	s.Scheme = scheme{}
	if k := min(gamesPerThought*n, mostGames) / gamesPerScheme; k >= fewestSchemes {
		s.Scheme = rehearsals.find(s.unplanned(), k)
	}
	return true
}

// unplanned is the position with all tokens lifted again: where the rehearsal
// starts, whichever decision of planning is due.
func (s *State) unplanned() State {
	u := *s
	u.Luck = rules.Chance{}
	for f := range int(u.Seats) {
		fig := &u.Crew[f]
		fig.Tokens += uint8((fig.Plan & indoors).Len())
		fig.Plan, fig.Free = 0, 0
		fig.Marks &^= ready
		if !u.Opt.Fixed {
			fig.Status, fig.At = waiting, nowhere
		}
	}
	return u
}

// rehearsals are the last ones, for every decision of planning asks for the same.
var rehearsals memory

type memory struct {
	sync.Mutex
	held []rehearsed
}

type rehearsed struct {
	start  State
	tries  int
	scheme scheme
}

// find is the scheme for a start after a number of tries.
func (m *memory) find(start State, tries int) scheme {
	m.Lock()
	defer m.Unlock()
	for i := range m.held {
		if h := &m.held[i]; h.tries == tries && h.start == start {
			return h.scheme
		}
	}
	if len(m.held) == remembered {
		m.held = slices.Delete(m.held, 0, 1)
	}
	x := start.rehearse(tries)
	m.held = append(m.held, rehearsed{start, tries, x})
	return x
}

// A trial is a scheme that is tried.
type trial struct {
	scheme scheme
	plan   State // when planning is over
	value  float64
}

// rehearse plays many schemes on and picks one.
func (s *State) rehearse(tries int) scheme {
	r := rules.Rand{S: uint64(s.Heist)<<8 | uint64(s.Seats)}
	list := make([]trial, 1, tries)
	for len(list) < tries {
		x := s.someScheme(&r)
		if slices.ContainsFunc(list, func(t trial) bool { return t.scheme == x }) {
			tries--
			continue
		}
		list = append(list, trial{scheme: x})
	}
	for i := range list {
		t := &list[i]
		t.plan = *s
		t.plan.Scheme = t.scheme
		t.plan.playOn(&r, func(s *State) bool { return s.Phase != Planning })
	}
	for n := firstGames; len(list) > 1; n *= moreGames {
		seed := r.Split()
		for i := range list {
			t, luck := &list[i], seed
			for range n {
				t.value += t.plan.tryOut(&luck)
			}
		}
		slices.SortStableFunc(list, func(a, b trial) int { return cmp.Compare(b.value, a.value) })
		list = list[:(len(list)+keepOne-1)/keepOne]
	}
	return list[0].scheme
}

// someScheme shares the lines of the book out at random, each once if there are
// enough.
func (s *State) someScheme(r *rules.Rand) (x scheme) {
	var taken [2]uint32
	for f := range int(s.Seats) {
		t := &taken[0]
		if !s.insider(f) {
			t = &taken[1]
		}
		n := len(s.lines(f))
		i := r.Intn(n)
		for n >= int(s.Seats) && *t>>i&1 == 1 {
			i = (i + 1) % n
		}
		*t |= 1 << i
		x[f] = uint8(1 + i)
	}
	return x
}

// playOn plays by first sight until something is so, or to the end.
func (s *State) playOn(r *rules.Rand, until func(s *State) bool) {
	var buf [512]rules.Action
	for !until(s) {
		legal := s.Legal(buf[:0])
		if len(legal) == 0 || s.Apply(legal[s.Playout(legal, r)], nil) != nil {
			return
		}
	}
}

// tryOut is how a plan turns out once: what is done when Escape starts, and
// success.
func (s *State) tryOut(r *rules.Rand) float64 {
	x := *s
	x.Resample(0, r)
	x.playOn(r, func(s *State) bool { return s.Over || s.Phase == Escape })
	v := hope * x.partial()
	x.playOn(r, func(s *State) bool { return s.Over })
	if x.success() {
		v++
	}
	return v
}
