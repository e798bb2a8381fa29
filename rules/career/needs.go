package career

import (
	"cmp"
	"math/bits"
	"slices"

	"safehouse/rules"
)

// What opens an operation: whether it is so, whether it still can be, and how that is told.

// Open reports whether an operation that was not played and not shut can be begun: one
// of the ways to it has been gone.
func (s *State) Open(op int) bool {
	after := s.game.book.Operations[op].After
	if s.Pages[op].Fate != Untried || s.Pages[op].Number > 0 {
		return false
	}
	for i := range after {
		if s.Meets(&after[i]) {
			return true
		}
	}
	return len(after) == 0
}

// Meets reports whether all that a need says is so.
func (s *State) Meets(n *Need) bool {
	page := func(id string) *Page { return &s.Pages[s.game.book.operation(id)] }
	return (n.Played == "" || page(n.Played).played()) && (n.Won == "" || page(n.Won).Fate == Won) && (n.Lost == "" || page(n.Lost).lost()) &&
		(n.Beat == "" || s.beats(n.Beat)) && (n.Unbeaten == "" || !s.beats(n.Unbeaten)) &&
		s.Stars() >= n.Stars && s.Losses() >= n.Losses && s.GivenUp() >= n.GaveUp
}

// beats reports whether a rival was beaten more often than it won.
func (s *State) beats(rival string) bool {
	m := s.Rivals[s.game.book.rival(rival)]
	return m.Beaten > m.Victor
}

// Locked says what opens an operation that is not open: the living ways to it, the shortest first, or that there is none.
func (s *State) Locked(op int) rules.Message {
	var ways rules.Message
	for i, n := range s.Living(op) {
		if i == 0 {
			ways = s.way(n)
		} else {
			ways = rules.Say("career.way.or", rules.Word("a", ways), rules.Word("b", s.way(n)))
		}
	}
	if ways.IsZero() {
		return rules.Say("career.why." + reasonKeys[whyDead])
	}
	return rules.Say("career.why."+reasonKeys[whyLocked], rules.Word("ways", ways))
}

// Living are the ways on which an operation can still open, those first that lack least.
func (s *State) Living(op int) (l []Need) {
	can := s.reachable()
	for _, n := range s.game.book.Operations[op].After {
		if s.lives(&n, can) {
			l = append(l, n)
		}
	}
	slices.SortStableFunc(l, func(a, b Need) int { return cmp.Compare(s.lacks(&a), s.lacks(&b)) })
	return l
}

// Reachable reports whether an operation that was not played can still be.
func (s *State) Reachable(op int) bool { return s.Stage != Closed && s.reachable()>>op&1 == 1 }

// reachable are the operations that can still be played: what is open or under way, and what that leads to.
func (s *State) reachable() (set uint64) {
	b := s.game.book
	for grown := true; grown; {
		grown = false
		for i := range b.Operations {
			after := b.Operations[i].After
			if set>>i&1 == 1 || s.Pages[i].Fate != Untried {
				continue
			}
			if s.Pages[i].Number > 0 || len(after) == 0 || slices.ContainsFunc(after, func(n Need) bool { return s.lives(&n, set) }) {
				set, grown = set|1<<i, true
			}
		}
	}
	return set
}

// lives reports whether all that a need says is so, or can come to be by operations that can still be played.
func (s *State) lives(n *Need, can uint64) bool {
	is := func(id string, so func(op int) bool) bool {
		if id == "" {
			return true
		}
		i := s.game.book.operation(id)
		return so(i) || can>>i&1 == 1
	}
	played := func(op int) bool { return s.Pages[op].played() }
	won := func(op int) bool { return s.Pages[op].Fate == Won || s.retriable(op) }
	lost := func(op int) bool { return s.Pages[op].lost() }
	left := bits.OnesCount64(can)
	return is(n.Played, played) && is(n.Won, won) && is(n.Lost, lost) && s.Losses()+left >= n.Losses && s.GivenUp()+left >= n.GaveUp &&
		(n.Beat == "" || s.beats(n.Beat) || s.meets(n.Beat, can)) && (n.Unbeaten == "" || !s.beats(n.Unbeaten) || s.meets(n.Unbeaten, can))
}

// meets reports whether a rival is met in one of the operations that can still be played.
func (s *State) meets(rival string, can uint64) bool {
	for i := range s.game.book.Operations {
		if s.game.book.Operations[i].Rival == rival && can>>i&1 == 1 {
			return true
		}
	}
	return false
}

// lacks is how much of a need is not so yet: operations that are not open count double.
func (s *State) lacks(n *Need) (sum int) {
	for _, id := range []string{n.Played, n.Won, n.Lost} {
		if id == "" {
			continue
		}
		if i := s.game.book.operation(id); !s.Pages[i].played() {
			sum += 2
			if s.Open(i) {
				sum--
			}
		}
	}
	if n.Beat != "" && !s.beats(n.Beat) || n.Unbeaten != "" && s.beats(n.Unbeaten) {
		sum += 2
	}
	return sum + max(0, n.Stars-s.Stars()) + max(0, n.Losses-s.Losses()) + max(0, n.GaveUp-s.GivenUp())
}

// way is one way to an operation in words.
func (s *State) way(n Need) rules.Message {
	b := s.game.book
	name := func(id string) rules.Arg {
		return s.game.info.Naming("operation", s.game.Operation(b.operation(id)))
	}
	var parts []rules.Message
	if n.Played != "" {
		parts = append(parts, rules.Say("career.way.played", name(n.Played)))
	}
	if n.Won != "" {
		parts = append(parts, rules.Say("career.way.won", name(n.Won)))
	}
	if n.Lost != "" {
		parts = append(parts, rules.Say("career.way.lost", name(n.Lost)))
	}
	rival := func(id string) rules.Arg { return s.game.info.Naming("rival", s.game.Rival(b.rival(id))) }
	if n.Beat != "" {
		parts = append(parts, rules.Say("career.way.beat", rival(n.Beat)))
	}
	if n.Unbeaten != "" {
		parts = append(parts, rules.Say("career.way.unbeaten", rival(n.Unbeaten)))
	}
	if n.Stars > 0 {
		parts = append(parts, rules.Say("career.way.stars", rules.Num("n", n.Stars)))
	}
	if n.Losses > 0 {
		parts = append(parts, rules.Say("career.way.losses", rules.Num("n", n.Losses)))
	}
	if n.GaveUp > 0 {
		parts = append(parts, rules.Say("career.way.gave-up", rules.Num("n", n.GaveUp)))
	}
	return rules.Say("career.way", rules.All("parts", parts...))
}
