package sitting

import (
	"context"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A person who is given a hint may ask: and why not this? Both choices are then
// looked at with the same deals and the same luck.

// Compare weighs another choice against the best of the hints.
func (s *Sitting) Compare(a rules.Action) {
	best, pending := s.Hints()
	if pending || len(best) == 0 {
		return
	}
	s.dropOther()
	seat, first := s.hint.seat, best[0].Action
	r := bot.Seed(s.Match.Setup().Seed, s.Match.Actions())
	s.hint.other = s.ponder(seat, func(ctx context.Context, view rules.State) (f finding) {
		f.list = []bot.Candidate{{Action: first, Visits: 1}, {Action: a, Visits: 1}}
		f.chances = s.weigh(ctx, view, seat, f.list)
		lines := [2][]rules.Action{foresee(view, seat, first, &r), foresee(view, seat, a, &r)}
		f.contrast = bot.Contrasted(view.Game().Info(), seat, bot.Contrast(view, seat, lines[0], lines[1]))
		return f
	})
	s.changed()
}

// Compared is the other choice with what it came to, and how much less it promises
// than the best hint; pending is true while it is weighed, ok false when nobody
// asked.
func (s *Sitting) Compared() (c bot.Candidate, chance, less float64, pending, ok bool) {
	if s.hint == nil || s.hint.other == nil {
		return c, -1, 0, false, false
	}
	t := s.hint.other
	if !t.over {
		return c, -1, 0, true, true
	}
	return t.found[1], t.chances[1], t.chances[0] - t.chances[1], false, true
}

// Differs is where the second of the hints differs most from the first, in words; the zero Message where it does not.
func (s *Sitting) Differs() rules.Message {
	if s.hint == nil {
		return rules.Message{}
	}
	return s.hint.contrast
}

// Contrast is where the other choice differs from the best hint, in words; the zero
// Message while it is weighed and where it does not.
func (s *Sitting) Contrast() rules.Message {
	if s.hint == nil || s.hint.other == nil {
		return rules.Message{}
	}
	return s.hint.other.contrast
}

// comparing reports whether a comparison goes on.
func (s *Sitting) comparing() bool {
	return s.hint != nil && s.hint.other != nil && !s.hint.other.over
}

// weighed takes a comparison that is over.
func (s *Sitting) weighed() {
	if s.comparing() && s.hint.other.listen() {
		s.changed()
	}
}

// dropOther breaks a comparison off.
func (s *Sitting) dropOther() {
	if s.hint != nil && s.hint.other != nil {
		s.hint.other.cancel()
		s.hint.other = nil
	}
}
