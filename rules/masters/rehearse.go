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
	gamesPerThought = 24   // heists played for one iteration of a search
	mostGames       = 6000 // heists for one scheme
	gamesPerScheme  = 30   // what a scheme costs, all in all
	fewestSchemes   = 8    // for less there is no rehearsal
	remembered      = 8    // rehearsals
	hope            = 0.3  // what all of the objective in hand counts where success counts 1

	generations = 4  // the first one at random, the others from the best so far
	firstGames  = 10 // of each scheme
	parents     = 6  // schemes that others are made from
	parentGames = 20 // more of each of them
	finalists   = 8  // schemes of which the better halves go on
	finalGames  = 60 // more of each of them, twice as many with each halving
)

// Prepare lets the crew rehearse its plan and reports whether it is planning.
func (s *State) Prepare(n int) bool {
	if s.Ask.Kind != askPlan {
		return false
	}
	s.Scheme = scheme{}
	if !s.tokensLeft() || s.shopping() {
		return true
	}
	if k := min(gamesPerThought*n, mostGames) / gamesPerScheme; k >= fewestSchemes {
		s.Scheme = rehearsals.find(s.unplanned(), k)
	}
	return true
}

// tokensLeft reports whether there is something to plan.
func (s *State) tokensLeft() bool {
	for f := range int(s.Seats) {
		if fig := &s.Crew[f]; fig.Marks&ready == 0 && (fig.Tokens > 0 || fig.Status == waiting) {
			return true
		}
	}
	return false
}

// unplanned is the position with the tokens lifted again of all that are not
// ready: where the rehearsal starts, whichever decision of planning is due. Who is
// ready, a person perhaps, is planned with.
func (s *State) unplanned() State {
	u := *s
	u.Luck = rules.Chance{}
	for f := range int(u.Seats) {
		fig := &u.Crew[f]
		if fig.Marks&ready != 0 {
			continue
		}
		fig.Tokens += uint8((fig.Plan & indoors).Len())
		fig.Plan, fig.Free = 0, 0
		if !u.Opt.Fixed {
			fig.Status, fig.At = waiting, nowhere
		}
	}
	if guide := &u.Crew[npc]; u.rule(guideWithTheCrew) && guide.Status == inPlay {
		guide.Status, guide.At, guide.Free = waiting, nowhere, 0
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
	plan   State // before the last one is ready: nothing is rolled yet
	fit    bool  // the job can be done over it at all
	value  float64
	games  int
}

// rehearse plays many schemes on and picks one: some at random, then others that
// differ little from the best so far.
func (s *State) rehearse(tries int) scheme {
	r := rules.Rand{S: uint64(s.Heist)<<8 | uint64(s.Seats)}
	list := []trial{s.try(scheme{}, &r)}
	seen := map[scheme]bool{{}: true}
	for g := range generations {
		top := best(list, parents, parentGames)
		for range tries / generations {
			x := s.someScheme(&r)
			if g > 0 {
				x = s.likeScheme(top[r.Intn(len(top))].scheme, &r)
			}
			if !seen[x] {
				seen[x] = true
				list = append(list, s.try(x, &r))
			}
		}
	}
	for n, games := finalists, finalGames; n > 1; n, games = n/2, games*2 {
		list = best(list, n, games)
	}
	return list[0].scheme
}

// try lays the plan of a scheme and plays it a few times.
func (s *State) try(x scheme, r *rules.Rand) trial {
	t := trial{scheme: x, plan: *s}
	t.plan.Scheme = x
	now := t.plan
	luck := r.Split()
	now.playOn(&luck, func(s *State) bool {
		if s.Phase != Planning {
			return true
		}
		t.plan = *s
		return false
	})
	t.fit = t.plan.attainable()
	t.play(firstGames)
	return t
}

// best sorts the trials, plays the n best ones on some more times and returns
// them, the best one first. Those over which the job cannot be done come last, however near to it they get.
func best(list []trial, n, games int) []trial {
	better := func(a, b trial) int {
		if a.fit != b.fit {
			if a.fit {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.mean(), a.mean())
	}
	slices.SortStableFunc(list, better)
	top := slices.Clone(list[:min(n, len(list))])
	for i := range top {
		top[i].play(games)
	}
	copy(list, top)
	slices.SortStableFunc(top, better)
	return top
}

// mean is the value of a game.
func (t *trial) mean() float64 { return t.value / float64(t.games) }

// play plays a plan on some more times.
func (t *trial) play(n int) {
	for range n {
		luck := rules.Rand{S: uint64(t.games)*0x9e3779b97f4a7c15 + 1}
		t.value += t.plan.tryOut(&luck)
		t.games++
	}
}

// likeScheme is a scheme that differs from another one in a seat or two.
func (s *State) likeScheme(x scheme, r *rules.Rand) scheme {
	n := int(s.Seats)
	a, b := r.Intn(n), r.Intn(n)
	if a != b && r.Intn(3) == 0 && s.insider(a) == s.insider(b) {
		x[a], x[b] = x[b], x[a]
		return x
	}
	for range 1 + r.Intn(2) {
		f := r.Intn(n)
		x[f] = uint8(r.Intn(1 + len(s.lines(f))))
	}
	return x
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
	v := hope * x.partial(new(scouted))
	x.playOn(r, func(s *State) bool { return s.Over })
	if x.success() {
		v++
	}
	return v
}
