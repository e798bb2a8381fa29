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
	effects := st.Made & printedTreaties.byType[EndOfGame]
	if effects.Has(FederationOfTradeUnions) {
		x.emblem[Communists] += 2
	}
	if effects.Has(LeagueOfNations) {
		x.emblem[Peacekeepers] += 2
	}
	if effects.Has(SignalsAlliance) {
		x.emblem[Spies] += 2
	}
}

// cardGain is what one more card of a group is worth to a player beside what
// is printed on it: to the cards and Treaties that count it, and to those that
// may still come.
func (s *State) cardGain(x *plan, g Group) float64 {
	st := &s.Players[x.by]
	v := 0.0
	switch {
	case g.Basic():
		v += float64(st.Kinds[multiplier[g]]) + 0.25*min(1, x.left*1.5)
		n := x.h.group[g]
		lowest := x.h.group[MassControl] + x.h.group[Finance] + x.h.group[Science] - 3*n
		per := 3 * float64(st.Kinds[CrimeSyndicates])
		if st.Made.Has(TrilateralCommission) {
			per += 3
		}
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
		if st.Made.Has([basics]Treaty{BroadcastingUnion, ChamberOfCommerce, AcademyOfSciences}[g]) {
			v++
		}
	case g == SupremePower:
		v += 3 * float64(st.Kinds[Corporations])
		if st.Made.Has(BilderbergClub) {
			v += 2
		}
		v += 0.4 * x.left
	}
	if x.h.group[g] == 0 && st.Made.Has(ClubOfRome) {
		v++
	}
	return v
}

// gain is what taking over one more Objective of a kind is worth.
func (s *State) gain(x *plan, k Kind) float64 {
	face := &objectiveTable[k]
	v := s.cardGain(x, face.Group)
	switch {
	case face.Group.Basic():
		v++
	case k == Governments, k == StockExchanges, k == Universities:
		g := face.Score[0].What
		v += float64(x.h.group[g]) + 0.22*x.takes
	case k == CrimeSyndicates:
		v += 3*float64(x.h.sets) + 0.5*x.takes
	case k == Corporations:
		v += 3*float64(x.h.group[SupremePower]) + 0.3*x.takes
	case k == InnerCircle:
		best := 4.0
		for g, m := range multiplier {
			if s.Players[x.by].Kinds[m] > 0 {
				best = max(best, float64(x.h.group[g])+0.2*x.takes)
			}
		}
		v += best
	}
	if face.Emblem != NoEmblem {
		v += x.emblem[face.Emblem]
	}
	return v
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
	if s.Players[x.by].Made.Has(WarCouncil) {
		v += 3
	}
	if s.Players[x.by].Made.Has(PacifistAssembly) && s.operationCount(x.by) == 0 {
		v -= 5
	}
	return v - x.poolCost(agents-1) - 0.5*float64(agents)*x.left
}

// recruitWorth is what n more Agents in the reserve are worth.
func (s *State) recruitWorth(x *plan, n int) float64 {
	n = min(n, int(s.Players[x.by].Pool))
	return float64(n) * 0.9 * min(1, x.phases/8) * max(0.3, 1.3-0.12*float64(x.reserve))
}

// emblemOf is the emblem that a Treaty shows.
func (t Treaty) emblemOf() Emblem {
	for e := Communists; e <= Spies; e++ {
		if printedTreaties.emblem[e].Has(t) {
			return e
		}
	}
	return NoEmblem
}

// treatyWorth is what having made a Treaty is worth.
func (s *State) treatyWorth(x *plan, t Treaty) float64 {
	st := &s.Players[x.by]
	card := t.card()
	v := float64(printedTreaties.points[t])
	if e := t.emblemOf(); e != NoEmblem {
		v += x.emblem[e]
	}
	for _, step := range card.Benefit {
		if step.Do == doSecondary && s.Supply[step.What] > 0 {
			v += s.cardGain(x, Group(step.What))
		}
	}
	if card.Type == EndOfGame {
		v += float64(s.effectPoints(x.by, t, &x.h)) + s.effectGrowth(x, t)
		return v
	}
	for _, step := range card.Effect {
		v += s.effectWorth(x, st, step)
	}
	return v
}

// effectGrowth is what the effect of an End-of-Game Treaty may still gain, the
// Treaty's own part included.
func (s *State) effectGrowth(x *plan, t Treaty) float64 {
	switch t {
	case FederationOfTradeUnions, LeagueOfNations, SignalsAlliance:
		return 2 + 2*x.left
	case Rosicrucians:
		return 2 + 2*4*x.left
	case TrilateralCommission:
		return 3 * 0.2 * x.takes
	case ChamberOfCommerce, AcademyOfSciences, BroadcastingUnion:
		return 1 + 0.22*x.takes
	case BilderbergClub:
		return 2 * 0.12 * x.takes
	case ClubOfRome:
		return x.left
	case WarCouncil:
		return 3 * x.left
	case Illuminati:
		return 1.5 * x.left
	case NonAlignedMovement, PacifistAssembly:
		return -4 * x.left
	}
	return 2 * x.left
}

// effectWorth is what an Immediate or Persistent effect is worth.
func (s *State) effectWorth(x *plan, st *PlayerState, step Step) float64 {
	n := float64(step.N)
	switch step.Do {
	case doSecondary:
		return n * s.cardGain(x, Group(step.What))
	case doRecruit:
		return s.recruitWorth(x, int(step.N))
	case doGive:
		v := 2 + s.cardGain(x, Group(step.What))
		if st.Secondaries[step.What] == 0 {
			v++
		}
		return -v * 0.9
	case doReturn:
		return 0.4 * min(n, float64(s.agentsOnObjectives(x.by)))
	case doAdvance:
		project := Project(step.What)
		if s.againstStage(x.by, project, int(step.N), int(step.M)) != nil || s.restricted(x.by) {
			return 0
		}
		return max(0, s.advanceWorth(x, project, int(step.N), int(step.M)))
	case doAnother:
		return 1.2
	case doDraw:
		return 0.9 * n * min(1, 3*x.left)
	case doGhosts:
		return 5 * x.left * n
	case doReach:
		return 3 * x.left
	case doActionRecruits:
		return 3 * x.left
	case doSupervisorRecruits:
		return 5 * x.left
	case doAgentsLess:
		return 6 * x.left
	case doFreeActions:
		return 4 * x.left
	case doOperationLess:
		return 3 * n * min(1, 2*x.left)
	case doOperationRecalls:
		return 2 * x.left
	case doProtect, doAmbush, doAnywhere:
		return 3 * x.left
	case doMargin, doKillExpelled, doRecruitExpelled:
		return 2.5 * x.left
	}
	return 0
}

// keepWorth is what a Treaty in hand promises: less for every part of its
// Conditions that is missing.
func (s *State) keepWorth(x *plan, t Treaty) float64 {
	v := s.treatyWorth(x, t)
	lack := s.lacking(x.by, t)
	if lack == 0 {
		return v
	}
	return v * math.Pow(0.45+0.35*x.left, float64(lack))
}

// objectiveLoss is what giving up an Objective costs its owner.
func (s *State) objectiveLoss(x *plan, card Card) float64 {
	return 1 + s.cardGain(x, card.face().Group) + x.poolCost(int(s.Cards[card].Agents))
}
