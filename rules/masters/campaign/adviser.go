package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// How bots see the hub. What is decided there is decided at first sight; the
// heists are searched by themselves, as the guests of the campaign.

// Value is how far the campaign has come, from 0 to 1: The Final Score counts
// most.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	x := 0.0
	for g := range masters.Heist(masters.Heists) {
		if s.Won>>g&1 == 1 {
			x += 0.5 / masters.Heists
		}
	}
	if s.Feats.Has(FinalScore) {
		x += 0.4
	}
	x += 0.1 * float64(min(s.Cash, 200)) / 200
	if s.Stage == Closed && !s.Feats.Has(FinalScore) {
		x /= 2
	}
	*v = [rules.MaxSeats]float64{}
	for i := range s.Seats {
		v[i] = x
	}
}

// Priors weighs the choices.
func (s *State) Priors(legal []rules.Action, w []float64) {
	if s.Heist != nil {
		s.Heist.Priors(legal, w)
		return
	}
	for i, a := range legal {
		w[i] = s.worth(a)
	}
}

// Playout takes the best choice at first sight; among equals the generator
// picks.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if s.Heist != nil {
		return s.Heist.Playout(legal, r)
	}
	best, top := 0, -1.0
	for i, a := range legal {
		if x := s.worth(a) * (1 + 0.3*r.Float64()); x > top {
			best, top = i, x
		}
	}
	return best
}

// tiredAfter is the heists after which bots give The Final Score up.
const tiredAfter = 60

// least is what every choice is worth, tooHard what a job for a stronger team is worth
// beside one that fits, and never what is left when nothing else is.
const (
	least   = 0.001
	tooHard = 0.004
	never   = 1e-9
)

// worth is what a choice of the hub is worth at first sight; it is positive.
func (s *State) worth(a rules.Action) float64 {
	if w := engine.Worth(s, a, nil); w > 0 {
		return w
	}
	return least
}

// sitWorth prefers players who have no chair yet.
func (s *State) sitWorth(id PlayerID) float64 {
	w := 1.0
	for _, c := range s.Gang() {
		if c.Player == id {
			w *= 0.2
		}
	}
	return w
}

// jobWorth prefers jobs that fit, were not won, and were not lost too often.
func (s *State) jobWorth(g masters.Heist) float64 {
	w := 1.0
	switch s.Fits(g) {
	case -1:
		w = 0.8
	case 1:
		w = tooHard
	}
	if g.County() {
		w *= 0.5 + 0.25*float64(min(6, s.jailed()-1))
	}
	lost := 0.0
	for i := range s.History {
		if s.History[i].Heist == g && !s.History[i].Success {
			lost++
		}
	}
	if g == masters.FinalSouth {
		if s.TeamLevel() != masters.ProLevel {
			return tooHard
		}
		return s.equipped(g) * 1.5 / (1 + 0.1*lost)
	}
	if s.Won>>g&1 == 1 {
		w *= 0.02
		if s.Cash < toolCash {
			w *= 5 // for what it pays
		}
	}
	return max(2*least, s.equipped(g)*w/(1+lost)) // a job is better than none
}

// toolCash is the $k that tools for a safe cost at least.
const toolCash = 5

// equipped is how well a team is equipped for a heist: little where a safe holds
// what it is about, and the team has no tools and cannot buy any.
func (s *State) equipped(g masters.Heist) float64 {
	if safe := &g.Card().Safe; safe.K > 0 && safe.Documents && s.Owned[masters.PlasmaTorch]+s.Owned[masters.SafecrackingTools] == 0 && s.Cash < toolCash {
		return 0.05
	}
	return 1
}

// fieldWorth prefers characters of the player's level, and in the County one
// who is to be freed.
func (s *State) fieldWorth(m *Member) float64 {
	w := float64(m.Level) / float64(s.player(s.Sitter).Level)
	if s.Job.County() && m.Busted && !s.takesJailed() {
		return 5 + w
	}
	if m.Busted {
		w *= 0.7
	}
	return w + s.missing(m.Skills)*0.3
}

// missing is what two skills add to a crew that cannot yet unlock, subdue,
// disable or reveal.
func (s *State) missing(skills [2]masters.Skill) float64 {
	have := uint8(0)
	for _, c := range s.Gang() {
		for _, k := range s.member(c.Member).Skills {
			have |= has(k)
		}
	}
	gain := 0.0
	for bit := uint8(1); bit < 1<<subKinds; bit <<= 1 {
		for _, k := range skills {
			if k != masters.NoSkill && has(k)&bit != 0 && have&bit == 0 {
				gain++
				break
			}
		}
	}
	return gain / subKinds
}

// subKinds is how many kinds of sub-actions Lacks tells of.
const subKinds = 6

// has is the kinds of sub-actions that a skill has, one bit each.
func has(k masters.Skill) (set uint8) {
	lacks := k.Lacks()
	for i, st := range [...]masters.Step{masters.M, masters.U, masters.S, masters.D, masters.I, masters.R} {
		set |= 1 << i
		for _, l := range lacks {
			if l == st {
				set &^= 1 << i
			}
		}
	}
	return set
}

// hubAdvice are the reasons that a hint gives.
var hubAdvice = []string{"job", "hard-job", "easy-job", "won-job", "county", "join", "leave", "back", "crew", "train", "any-lesson", "retire"}

// Advice is a reason in words for choosing a.
func (s *State) Advice(a rules.Action) rules.Message {
	if s.Heist != nil {
		return s.Heist.Advice(a)
	}
	if m := engine.Advice(s, a, nil); !m.IsZero() {
		return m
	}
	return advise("crew")(s, operands{}, nil)
}

// jobAdvice says how a job suits the team.
func (s *State) jobAdvice(g masters.Heist) string {
	switch {
	case g.County():
		return "county"
	case s.Fits(g) > 0:
		return "hard-job"
	case s.Won>>g&1 == 1:
		return "won-job"
	case s.Fits(g) < 0:
		return "easy-job"
	}
	return "job"
}

// lessonGain is what a lesson adds to a crew that lacks it.
func (s *State) lessonGain(from, to masters.Skill) float64 {
	return s.missing([2]masters.Skill{to, masters.NoSkill}) - s.missing([2]masters.Skill{from, masters.NoSkill})
}
