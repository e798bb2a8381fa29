package deepstate

import "math"

// What choices are worth at first sight, in Influence. These estimates guide
// the search of a bot and play its playouts; it is the search that finds out
// how things go. They use only what the deciding player can see.

// roundsOf is how many rounds a game lasts, by the number of players.
var roundsOf = [players + 1]float64{2: 5, 3: 6, 4: 6, 5: 6}

// takesOf is about how many Objectives a player takes over in a game.
var takesOf = [players + 1]float64{2: 20, 3: 16, 4: 13, 5: 13}

// A plan is what a player's situation comes down to for one decision.
type plan struct {
	by      Player
	left    float64 // share of the game that is left, 1 to 0
	takes   float64 // Objectives that the player may still take over
	phases  float64 // Action Phases that are left, about
	h       holdings
	want    wants
	sure    float64 // share of rivals' gains that counts as one's own
	emblem  [emblems]float64
	ghosts  int
	reserve int
	agent   float64      // how much of their worth Agents keep to the end of the game
	pool    float64      // the same for Agents in the pool
	ahead   [players]int // what those could send who are still to act in this phase
	many    int
}

func (s *State) planFor(p Player) (x plan) {
	n := s.count()
	x.by = p
	rounds, last := roundsOf[n], roundsOf[n]
	if s.Options.Rounds > 0 {
		last = min(last, float64(s.Options.Rounds))
	}
	row := float64(s.RowLen) / float64(zoneSize(n))
	if s.Phase == Drafting || s.Phase == Dealing {
		x.left = last / rounds
	} else {
		x.left = max(0, last-float64(s.Round)+row) / rounds
	}
	x.takes = takesOf[n] * x.left
	x.phases = 31 * x.left
	x.h = s.holdings(p)
	x.want = s.wantsOf(p)
	x.sure = 0.9
	if n > 2 {
		x.sure = 0.3
	}
	x.ghosts = s.freeGhosts(p)
	x.reserve = int(s.Players[p].Reserve)
	x.agent = min(1, x.phases/5)
	x.pool = 1.1 * min(1, x.phases/8)
	if s.Phase == ActionPhase {
		for i := s.Done + 1; i < n; i++ {
			q := s.at(i)
			x.ahead[x.many] = int(s.Players[q].Reserve) + s.freeGhosts(q)
			x.many++
		}
	}
	s.weighEmblems(&x)
	return x
}

// weighEmblems values one more emblem of each kind: it lifts Projects that the
// player is in, and fits Treaties in hand.
func (s *State) weighEmblems(x *plan) {
	st := &s.Players[x.by]
	for project := range Project(projects) {
		e := projectTable[project].Emblem
		stage := st.Stages[project]
		v := 0.0
		switch {
		case stage == stages || s.Closed(project):
		case projectTable[project].Spent:
			v = 0.5
			if stage > 0 || s.payable(x.by, e) >= 3 {
				v = 1.6
			}
		case stage > 0:
			v = 6 - 0.5*max(0, float64(s.emblemCount(x.by, e)-int(stage)))
		default:
			v = 1.2 + 1.3*float64(s.emblemCount(x.by, e))
		}
		x.emblem[e] = v * min(1, 1.6*x.left)
	}
	for e, n := range x.want.emblem {
		x.emblem[e] += float64(n)
	}
}

// cardGain is what one more card of a group is worth to a player beside what
// is printed on it: to the cards and Treaties that count it, and to those that
// may still come.
func (s *State) cardGain(x *plan, g Group) float64 {
	if !g.Basic() {
		v := float64(x.want.card[g] + x.want.made[g])
		if g == SupremePower {
			v += 0.4 * x.left
		}
		return v + x.newGroup(g)
	}
	v := float64(x.want.card[g]) + 0.25*min(1, x.left*1.5)
	n := x.h.group[g]
	lowest := x.h.group[MassControl] + x.h.group[Finance] + x.h.group[Science] - 3*n
	per := float64(x.want.set)
	switch {
	case n == x.h.sets && x.h.group[MassControl] > n && g != MassControl, n == x.h.sets && x.h.group[Finance] > n && g != Finance:
		v += per * 0.9
	case n == x.h.sets:
		v += per * 0.4
	default:
		v += per * 0.1
	}
	if lowest > 0 {
		v += 0.1 * x.left
	}
	return v + float64(x.want.made[g]) + x.newGroup(g)
}

// newGroup is what a card of a group brings because it is the first one.
func (x *plan) newGroup(g Group) float64 {
	if x.h.group[g] > 0 {
		return 0
	}
	return float64(x.want.group)
}

// gain is what taking over one more Objective of a kind is worth: what it counts once it lies there, what it may still gain,
// and its emblem.
func (s *State) gain(x *plan, k Kind) float64 {
	face := &objectiveTable[k]
	v := s.cardGain(x, face.Group)
	if k == InnerCircle {
		v += s.circleGain(x)
	} else {
		with := x.h
		with.group[face.Group]++
		v += float64(s.influence(x.by, with, face.Score)) + face.Grows*x.takes
	}
	if face.Emblem != NoEmblem {
		v += x.emblem[face.Emblem]
	}
	return v
}

// circleGain is what an Inner Circle brings, for itself or with the best host.
func (s *State) circleGain(x *plan) float64 {
	best := float64(s.influence(x.by, x.h, objectiveTable[InnerCircle].Score))
	for g, m := range multiplier {
		if s.Players[x.by].Kinds[m] > 0 {
			best = max(best, float64(x.h.group[g])+0.2*x.takes)
		}
	}
	return best
}

// agentCost is what sending n Agents to a card costs: they come back one a
// phase. At the end of the game Agents are worth nothing.
func (x *plan) agentCost(n int) float64 {
	return (0.35*float64(n) + 0.06*float64(n*n)) * x.agent
}

// poolCost is what sending n Agents to the pool costs.
func (x *plan) poolCost(n int) float64 { return float64(n) * x.pool }

// threat is how likely it is, about, that somebody who is still to act in this
// phase drives a total of force out of a card that is worth worth to it.
func (x *plan) threat(force int, worth float64) float64 {
	n := 0
	for _, other := range x.ahead[:x.many] {
		if other > force {
			n++
		}
	}
	return min(0.9, 0.12*float64(n)*min(4, worth))
}

// infiltrateWorth is what sending n Agents to a card is worth where least would
// do; gain is the card's for the player, theirs for the rival that would be
// driven out.
func (x *plan) infiltrateWorth(n, least int, gain, theirs float64) float64 {
	v := gain + x.sure*theirs - x.agentCost(n)
	if theirs > 0 {
		v -= 1.4 // the Treaty that they draw
	}
	if gain > 1 {
		v -= x.threat(n+x.ghosts, gain-1) * (gain - 1) * 0.6
	}
	if n > least+2 {
		v -= 0.3 * float64(n-least-2)
	}
	return v
}

// stageWorth is how much a Stage is worth that is held with so much of the game
// left: its Influence, and the hope of more.
func stageWorth(project Project, stage uint8, left float64) float64 {
	if stage == 0 {
		return 0
	}
	points := float64(project.stage(stage).Points)
	if stage == stages {
		return points
	}
	top := float64(project.stage(stages).Points)
	half := float64(project.stage(4).Points)
	// Each further Stage takes about a fifth of the game beside everything else.
	steps := left * 9
	toFour := max(0, 4-float64(stage))
	hope := 0.0
	if toFour > 0 {
		hope = half * math.Pow(0.8, toFour) * min(1, steps/(toFour+0.01))
	}
	toFive := 5 - float64(stage)
	hope += (top - half) * math.Pow(0.72, toFive) * min(1, steps/(toFive+1))
	return points + hope + 1.5*left
}

// advanceWorth is what the next Stage is worth.
func (s *State) advanceWorth(x *plan, project Project, agentsLess, emblemsLess int) float64 {
	stage := s.Players[x.by].Stages[project]
	agents, emblems := s.price(x.by, project, agentsLess, emblemsLess)
	v := stageWorth(project, stage+1, x.left) - stageWorth(project, stage, x.left) - x.poolCost(agents)
	if projectTable[project].Spent {
		v -= 1.8 * float64(emblems)
	}
	if stage == 0 {
		v -= 1.5 * x.left // the Coordinator never comes back
		if !projectTable[project].Spent {
			v += 2.2*float64(s.emblemCount(x.by, projectTable[project].Emblem)) - 2
		}
		v -= 2.5 * float64(s.projectCount(x.by))
	}
	return v
}

// operationWorth is what carrying out the top operation is worth: the Agents
// but one go to the pool.
func (s *State) operationWorth(x *plan, op Operation) float64 {
	agents, _ := s.operationForce(x.by, op)
	v := float64(operationTable[op].Points)
	v += float64(x.want.operation)
	if s.operationCount(x.by) == 0 {
		v -= float64(x.want.quiet)
	}
	return v - x.poolCost(agents-1) - 0.5*float64(agents)*x.left
}

// recruitWorth is what n more Agents in the reserve are worth.
func (s *State) recruitWorth(x *plan, n int) float64 {
	n = min(n, int(s.Players[x.by].Pool))
	return float64(n) * 0.9 * min(1, x.phases/8) * max(0.3, 1.3-0.12*float64(x.reserve))
}

// treatyWorth is what having made a Treaty is worth.
func (j *judge) treatyWorth(t Treaty) float64 {
	return j.textWorth(j.textWorth(0, t.card().Benefit), t.card().Effect)
}

// keepWorth is what a Treaty in hand promises: less for every part of its
// Conditions that is missing and not waived.
func (j *judge) keepWorth(t Treaty) float64 {
	v := j.treatyWorth(t)
	lack := j.s.lacking(j.x.by, t) - j.s.bonus(j.x.by, doWaive)
	if lack <= 0 {
		return v
	}
	return v * math.Pow(0.45+0.35*j.x.left, float64(lack))
}

// objectiveLoss is what giving up an Objective costs its owner.
func (s *State) objectiveLoss(x *plan, card Card) float64 {
	return 1 + s.cardGain(x, card.face().Group) + x.poolCost(int(s.Cards[card].Agents))
}
