package sitting

import (
	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Hint is one choice that a bot advises.
type Hint struct {
	Seat    int // who would do it
	Action  rules.Action
	Advice  rules.Message  // why, all of it
	Because rules.Message  // the same but for what it changes
	Facts   []bot.Fact     // what it changes, what is welcome first
	Later   bool           // with what is meant to follow
	Line    []rules.Action // Action, and what is meant to follow it
}

// Hinted are the hints with whose they are and with what is meant to follow.
func (s *Sitting) Hinted() (l []Hint) {
	best, _ := s.Hints()
	for i, x := range best {
		if i < len(s.hint.lines) {
			l = append(l, Hint{Seat: s.doer(x.Action, s.hint.seat), Action: x.Action, Advice: s.hint.whys[i], Because: s.hint.because[i], Facts: s.hint.reasons[i].Facts, Later: s.hint.reasons[i].Later, Line: s.hint.lines[i]})
		}
	}
	return l
}

// AskHint lets a bot look for the best choices of the decision that a person has
// to take: in a crew those of one seat, -1 for any, if it has to decide.
func (s *Sitting) AskHint(of int) {
	if len(s.Legal()) == 0 || s.hint != nil {
		return
	}
	turn := s.Match.Turn()
	seat := turn.Seat
	if seat == rules.Crew {
		if _, ok := s.Person(of); ok && turn.Open.Has(of) {
			seat = of
		} else if seat = (turn.Open & s.PersonSet()).First(); seat < 0 {
			seat = turn.Open.First()
		}
	}
	lv, _ := bot.FindLevel(hard)
	budget := s.Budget
	// What belongs to no character is weighed too, once nobody else has to act.
	budget.Crew = rules.Only(seat)
	if budget.Time > 0 { // two trees side by side, and the rest for what the best choices come to
		lv.Trees = 2
		budget.Prepare, budget.Time = budget.Time, budget.Time*7/10
	}
	s.hint = s.start(seat, lv, budget, true)
	s.changed()
}

// Hints are the best three choices that were found, nil before; pending is
// true while a hint is being thought about.
func (s *Sitting) Hints() (best []bot.Candidate, pending bool) {
	switch {
	case s.hint == nil:
		return nil, false
	case !s.hint.over:
		return nil, true
	}
	return s.hint.found[:min(hintBest, len(s.hint.found))], false
}

// HintSeat is the seat that the hints are for, or -1 while there are none.
func (s *Sitting) HintSeat() int {
	if s.hint == nil {
		return rules.Nobody
	}
	return s.hint.seat
}

// Why is the reason for the i-th of the hints.
func (s *Sitting) Why(i int) rules.Message {
	if s.hint == nil || i >= len(s.hint.whys) {
		return rules.Message{}
	}
	return s.hint.whys[i]
}

// Chance is the chance to win with the i-th of the hints, 0 to 1, or -1 where nothing was weighed.
func (s *Sitting) Chance(i int) float64 {
	if s.hint == nil || i >= len(s.hint.chances) {
		return -1
	}
	return s.hint.chances[i]
}

// DropHints takes the hints away.
func (s *Sitting) DropHints() {
	if s.hint != nil {
		s.dropOther()
		s.hint.cancel()
		s.hint = nil
		s.changed()
	}
}
