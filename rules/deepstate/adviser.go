package deepstate

import (
	"math"

	"safehouse/rules"
)

// A judge weighs the answers to one question; what several answers share is
// worked out once.
type judge struct {
	s      *State
	x      plan
	card   Card // the card whose gains are known
	gain   float64
	theirs float64
	least  int // Agents that would do
}

func (s *State) judge() judge {
	return judge{s: s, x: s.planFor(s.Ask.By), card: noCard}
}

// gains works out what a card is worth to the player and to the rival on it.
func (j *judge) gains(card Card) (gain, theirs float64) {
	if card == j.card {
		return j.gain, j.theirs
	}
	s := j.s
	j.card = card
	j.least = max(1, s.needed(j.x.by, card)-j.x.ghosts)
	j.gain, j.theirs = s.gain(&j.x, card.Kind()), 0
	if st := &s.Cards[card]; st.Agents > 0 && st.By != j.x.by {
		other := s.planFor(st.By)
		j.theirs = s.gain(&other, card.Kind())
	}
	return j.gain, j.theirs
}

// help is how much a gift helps a rival that matters.
func (j *judge) help(seat int) float64 {
	q := j.s.playerOf(seat)
	if q == nobody {
		return 0
	}
	return 0.02 * float64(j.s.total(q))
}

// attachWorth is what attaching an Inner Circle to a card brings over leaving
// it alone. Before the end it is rarely the right moment.
func (j *judge) attachWorth(host Card) float64 {
	face := host.face()
	if face.Group == KeyConnections {
		return j.x.emblem[face.Emblem] - 4
	}
	more := float64(j.s.hosting(j.x.by, j.x.h, host))
	if j.s.Phase == ScoringPhase {
		return more - 4
	}
	return more - 6 - 2*j.x.left
}

// reachWorth is what the Triads token on a card brings: it can be Infiltrated.
func (j *judge) reachWorth(card Card) float64 {
	if j.s.inRow(card) < j.s.reach(j.x.by) || j.s.leastForce(j.x.by, card) > j.x.reserve {
		return -3
	}
	gain, _ := j.gains(card)
	return gain - 2.5
}

// Priors weighs the answers by their worth at first sight.
func (s *State) Priors(legal []rules.Action, w []float64) {
	j := engine.Mood()
	defer engine.Done(j)
	*j = s.judge()
	best := math.Inf(-1)
	for i, a := range legal {
		w[i] = engine.Worth(s, a, j)
		best = max(best, w[i])
	}
	for i := range w {
		w[i] = math.Exp(max(-8, (w[i]-best)/priorSpread))
	}
}

// How far apart answers have to be to matter, and how much a playout errs.
const (
	priorSpread  = 2.0
	playoutNoise = 2.5
)

// Playout picks an answer by its worth at first sight with some noise.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	j := engine.Mood()
	defer engine.Done(j)
	*j = s.judge()
	best, top := 0, math.Inf(-1)
	for i, a := range legal {
		if v := engine.Worth(s, a, j) + playoutNoise*r.Float64(); v > top {
			best, top = i, v
		}
	}
	return best
}

// How much winning counts beside the lead, and what lead is a good one.
const (
	winShare  = 0.55
	leadScale = 20
)

// Value estimates how each seat stands. At the end winning counts most, the
// margin the rest; under way it is the margin that is to be expected.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	n := int(s.count())
	var e [players]float64
	for p := range Player(n) {
		e[p] = float64(s.total(p))
		if !s.Over {
			e[p] += s.prospects(p)
		}
	}
	var won rules.Seats
	if s.Over {
		won, _ = s.winners()
	}
	for seat := range int(s.Seats) {
		best := math.Inf(-1)
		for p := range n {
			if p != seat {
				best = max(best, e[p])
			}
		}
		lead := e[seat] - best
		if !s.Over {
			v[seat] = winShare/(1+math.Exp(-lead/15)) + (1-winShare)/(1+math.Exp(-lead/leadScale))
			continue
		}
		if won.Has(seat) {
			v[seat] = winShare / float64(won.Count())
		}
		v[seat] += (1 - winShare) / (1 + math.Exp(-lead/leadScale))
	}
}

// prospects is what a player may still gain.
func (s *State) prospects(p Player) float64 {
	x := s.planFor(p)
	st := &s.Players[p]
	v := 0.0
	for project, stage := range st.Stages {
		if stage > 0 {
			v += stageWorth(Project(project), stage, x.left) - float64(Project(project).stage(stage).Points)
		}
	}
	one, more := 0.0, 0.0 // of what counts one group, and several
	for _, k := range countingKinds {
		if face := &objectiveTable[k]; face.Row == rowGovernments {
			one += face.Grows * float64(st.Kinds[k])
		} else {
			more += face.Grows * float64(st.Kinds[k])
		}
	}
	v += (one + more) * x.takes
	v += 0.5 * float64(int(st.Reserve)+s.agentsOnObjectives(p)) * min(1, x.phases/8)
	v += min(float64(st.HandSize), 5*x.left) * 1.5
	return v
}
