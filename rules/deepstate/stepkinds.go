package deepstate

import "safehouse/rules"

// The kinds of steps: how a card's table names one, and its row.

type stepKind uint8

const (
	doWorth stepKind = 1 + iota
	doPerCard
	doPerOther
	doPerSet
	doPerEmblem
	doPerGroup
	doPerOperation
	doPerProject
	doPerTreaty
	doIfNoEmblem
	doIfNoOperation
	doByStage

	doEmblem
	doSecondary
	doRecruit
	doGive
	doReturn
	doAdvance
	doAnother
	doDraw

	doHit
	doMoveCard
	doExtraGhosts
	doEmblemsLess
	doFixer
	doWholeZone

	doGhosts
	doWaive
	doTreaties
	doRecalls
	doFirstCards
	doReach
	doActionRecruits
	doSupervisorRecruits
	doAgentsLess
	doFreeActions
	doOperationLess
	doOperationRecalls
	doMargin
	doRecruitExpelled
	doKillExpelled
	doProtect
	doAmbush
	doAnywhere

	doTakeBest
	doTakeContact
	doSeizeBest
	doCovert
	doAdvanceFirst
	doAdvanceTop
	doRecruitPool
	stepKinds
)

// Influence at the end of the game.

func worth(n int8) Step             { return Step{Do: doWorth, N: n} }
func perCard(n int8, g Group) Step  { return Step{Do: doPerCard, N: n, What: uint8(g)} }
func perOther(n int8, g Group) Step { return Step{Do: doPerOther, N: n, What: uint8(g)} }

// perSet is n for each tricolor set: one card of each basic group.
func perSet(n int8) Step              { return Step{Do: doPerSet, N: n} }
func perEmblem(n int8, e Emblem) Step { return Step{Do: doPerEmblem, N: n, What: uint8(e)} }
func perGroup(n int8) Step            { return Step{Do: doPerGroup, N: n} }
func perOperation(n int8) Step        { return Step{Do: doPerOperation, N: n} }
func perProject(n int8) Step          { return Step{Do: doPerProject, N: n} }
func perTreaty(n int8) Step           { return Step{Do: doPerTreaty, N: n} }

// ifNone is n as long as neither emblem is owned, ifNoOperation n without a
// Covert Operation, byStage n from Stage III of a Project on and else m.
func ifNone(n int8, a, b Emblem) Step {
	return Step{Do: doIfNoEmblem, N: n, What: 1<<a | 1<<b}
}
func ifNoOperation(n int8) Step         { return Step{Do: doIfNoOperation, N: n} }
func byStage(n, m int8, p Project) Step { return Step{Do: doByStage, N: n, M: m, What: uint8(p)} }

// counted is the worth of a step that is counted at the end: what it counts now, and what it may still gain with n of its
// number, the part of its own Treaty included.
func counted(gain func(x *plan, n float64, st Step) float64) func(*judge, Step) float64 {
	return func(j *judge, st Step) float64 {
		return float64(st.row().counts(j.s, j.x.by, j.x.h, st)) + gain(&j.x, float64(st.N), st)
	}
}

// cardsToCome is what n for each further card of a group may still gain.
func cardsToCome(x *plan, n float64, st Step) float64 {
	if Group(st.What).Basic() {
		return n * (1 + 0.22*x.takes)
	}
	return n * 0.12 * x.takes
}

func byLeft(per float64) func(*plan, float64, Step) float64 {
	return func(x *plan, n float64, _ Step) float64 { return n * per * x.left }
}

func countedSteps() {
	itsGroup := func(st Step) []Group { return []Group{Group(st.What)} }
	aCard := func(w wants, st Step, n int8) wants { w.card[st.What] += n * st.N; return w }
	stepRows[doWorth] = stepRow{
		counts:  func(_ *State, _ Player, _ holdings, st Step) int { return int(st.N) },
		benefit: func(b *Benefit, st Step) { b.Points += int(st.N) },
		worth:   func(_ *judge, st Step) float64 { return float64(st.N) },
	}
	stepRows[doPerCard] = stepRow{
		counts: func(_ *State, _ Player, h holdings, st Step) int { return int(st.N) * h.group[st.What] },
		per:    itsGroup,
		worth:  counted(cardsToCome),
		wants:  aCard,
	}
	stepRows[doPerOther] = stepRow{
		counts: func(_ *State, _ Player, h holdings, st Step) int { return int(st.N) * (h.group[st.What] - 1) },
		per:    itsGroup,
		worth:  counted(cardsToCome),
		wants:  aCard,
	}
	stepRows[doPerSet] = stepRow{
		counts: func(_ *State, _ Player, h holdings, st Step) int { return int(st.N) * h.sets },
		per:    func(Step) []Group { return []Group{MassControl, Finance, Science} },
		worth:  counted(func(x *plan, n float64, _ Step) float64 { return n / 5 * x.takes }),
		wants:  func(w wants, st Step, n int8) wants { w.set += n * st.N; return w },
	}
	stepRows[doPerEmblem] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int {
			return int(st.N) * s.emblemCount(p, Emblem(st.What))
		},
		worth: counted(func(x *plan, n float64, _ Step) float64 { return n + n*x.left }),
		wants: func(w wants, st Step, n int8) wants { w.emblem[st.What] += n * st.N; return w },
	}
	stepRows[doPerGroup] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int { return int(st.N) * s.groupsOwned(p) },
		worth:  counted(byLeft(1)),
		wants:  func(w wants, st Step, n int8) wants { w.group += n * st.N; return w },
	}
	stepRows[doPerOperation] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int { return int(st.N) * s.operationCount(p) },
		worth:  counted(byLeft(1)),
		wants:  func(w wants, st Step, n int8) wants { w.operation += n * st.N; return w },
	}
	stepRows[doPerProject] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int { return int(st.N) * s.projectCount(p) },
		worth:  counted(byLeft(0.5)),
	}
	stepRows[doPerTreaty] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int { return int(st.N) * s.Players[p].Made.Len() },
		worth:  counted(func(x *plan, n float64, _ Step) float64 { return n + n*4*x.left }),
	}
	stepRows[doIfNoEmblem] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int {
			for e := range Emblem(emblems) {
				if st.What>>e&1 == 1 && s.emblemCount(p, e) > 0 {
					return 0
				}
			}
			return int(st.N)
		},
		worth: counted(func(x *plan, _ float64, _ Step) float64 { return -4 * x.left }),
	}
	stepRows[doIfNoOperation] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int {
			if s.operationCount(p) > 0 {
				return 0
			}
			return int(st.N)
		},
		worth: counted(func(x *plan, _ float64, _ Step) float64 { return -4 * x.left }),
		wants: func(w wants, st Step, n int8) wants { w.quiet += n * st.N; return w },
	}
	stepRows[doByStage] = stepRow{
		counts: func(s *State, p Player, _ holdings, st Step) int {
			if s.Players[p].Stages[st.What] >= 3 {
				return int(st.N)
			}
			return int(st.M)
		},
		worth: counted(func(x *plan, _ float64, _ Step) float64 { return 2 * x.left }),
	}
}

// Benefits and Immediate effects.

// emblem shows the emblem from now on.
func emblem(e Emblem) Step           { return Step{Do: doEmblem, N: 1, What: uint8(e)} }
func secondary(n int8, g Group) Step { return Step{Do: doSecondary, N: n, What: uint8(g)} }
func recruit(n int8) Step            { return Step{Do: doRecruit, N: n} }

// give hands one card of the group to an opponent.
func give(g Group) Step { return Step{Do: doGive, What: uint8(g)} }

// giveBack returns up to n Agents from own Objectives to the Active Reserve.
func giveBack(n int8) Step { return Step{Do: doReturn, N: n} }

// advance offers a step in a Project at so many Agents and cards less.
func advance(p Project, agents, cards int8) Step {
	return Step{Do: doAdvance, N: agents, M: cards, What: uint8(p)}
}
func another() Step    { return Step{Do: doAnother, N: 1} }
func draw(n int8) Step { return Step{Do: doDraw, N: n} }

// waits is a step that waits for its player as a frame of the stack, with the numbers of the step.
func waits(k frameKind) func(runner, Player, Step) {
	return func(c runner, p Player, st Step) {
		c.push(Frame{Kind: k, By: p, Card: st.What, N: uint8(st.N), M: uint8(st.M)})
	}
}

func benefitSteps() {
	stepRows[doEmblem] = stepRow{
		benefit: func(b *Benefit, st Step) { b.Emblem = Emblem(st.What) },
		worth:   func(j *judge, st Step) float64 { return j.x.emblem[st.What] },
		speaks:  speakEmblem,
	}
	stepRows[doSecondary] = stepRow{
		do:      func(c runner, p Player, st Step) { c.takeSecondaries(p, Group(st.What), int(st.N)) },
		benefit: func(b *Benefit, st Step) { b.Group, b.Secondaries = Group(st.What), int(st.N) },
		worth: func(j *judge, st Step) float64 {
			return float64(min(int(st.N), int(j.s.Supply[st.What]))) * j.s.cardGain(&j.x, Group(st.What))
		},
	}
	stepRows[doRecruit] = stepRow{
		do:     func(c runner, p Player, st Step) { c.recruit(p, int(st.N)) },
		leads:  1<<frRecruit | 1<<frDismiss,
		worth:  func(j *judge, st Step) float64 { return j.s.recruitWorth(&j.x, int(st.N)) },
		played: func(j *judge, st Step) float64 { return j.s.recruitWorth(&j.x, int(st.N)) + 0.4 },
		speaks: speakRecruit,
	}
	stepRows[doGive] = stepRow{
		do: waits(frGive), leads: 1 << frGive,
		worth: func(j *judge, st Step) float64 {
			v := 2 + j.s.cardGain(&j.x, Group(st.What))
			if j.s.Players[j.x.by].Secondaries[st.What] == 0 {
				v++
			}
			return -v * 0.9
		},
	}
	stepRows[doReturn] = stepRow{
		do: waits(frReturn), leads: 1 << frReturn,
		worth: func(j *judge, st Step) float64 {
			return 0.4 * min(float64(st.N), float64(j.s.agentsOnObjectives(j.x.by)))
		},
		played: func(j *judge, st Step) float64 {
			return 0.5*min(float64(st.N), float64(j.s.agentsOnObjectives(j.x.by))) - 0.3
		},
		speaks: speakReturn,
	}
	stepRows[doAdvance] = stepRow{
		do: waits(frOffer), leads: 1<<frOffer | 1<<frPay,
		worth: func(j *judge, st Step) float64 {
			project := Project(st.What)
			if j.s.againstStage(j.x.by, project, int(st.N), int(st.M)) != nil || j.s.restricted(j.x.by) {
				return 0
			}
			return max(0, j.s.advanceWorth(&j.x, project, int(st.N), int(st.M)))
		},
		speaks: speakOffer,
	}
	stepRows[doAnother] = stepRow{do: func(c runner, p Player, st Step) { c.anotherTreaty(p, int(st.N)) }, worth: about(1.2)}
	stepRows[doDraw] = stepRow{
		do:     func(c runner, p Player, st Step) { c.drawTreaties(p, int(st.N)) },
		worth:  func(j *judge, st Step) float64 { return 0.9 * float64(st.N) * min(1, 3*j.x.left) },
		played: func(j *judge, _ Step) float64 { return 1.6*min(1, 3*j.x.left) - 0.2 },
		speaks: speakDraw,
	}
}

// about is the worth of a step that is always worth v.
func about(v float64) func(*judge, Step) float64 {
	return func(*judge, Step) float64 { return v }
}

// What only Men of Action do.

func hit() Step               { return Step{Do: doHit} }
func moveCard() Step          { return Step{Do: doMoveCard} }
func extraGhosts(n int8) Step { return Step{Do: doExtraGhosts, N: n} }
func emblemsLess(n int8) Step { return Step{Do: doEmblemsLess, N: n} }

// fixer frees from the Supervisor, or without one makes an Advance n cheaper.
func fixer(n int8) Step { return Step{Do: doFixer, N: n} }
func wholeZone() Step   { return Step{Do: doWholeZone, N: 1} }

func menSteps() {
	stepRows[doHit] = stepRow{do: waits(frHit), leads: 1 << frHit, worth: about(1.4), speaks: speakHit}
	stepRows[doMoveCard] = stepRow{do: waits(frMove), leads: 1 << frMove, worth: about(-0.3), speaks: speakPastReach}
	stepRows[doExtraGhosts] = stepRow{do: func(c runner, p Player, st Step) { c.Players[p].ExtraGhosts += uint8(st.N) }, worth: about(0.8), speaks: speakGhosts}
	stepRows[doEmblemsLess] = stepRow{
		do: func(c runner, _ Player, st Step) { c.Now.EmblemsLess += st.N },
		worth: func(j *judge, st Step) float64 {
			for project := range Project(projects) {
				r := j.s.againstAdvance(j.x.by, project)
				if (r == whyAdvanceEmblems || r == whyAdvanceCards) && j.s.againstStage(j.x.by, project, 0, int(st.N)) == nil {
					return 5
				}
			}
			return -1
		},
		speaks: speakEmblemsLess,
	}
	stepRows[doFixer] = stepRow{
		do: func(c runner, p Player, st Step) {
			if p == c.Supervisor {
				c.Now.Unwatched = true
			} else {
				c.Now.AgentsLess += st.N
			}
		},
		worth: func(j *judge, _ Step) float64 {
			if !j.s.restricted(j.x.by) {
				return -0.5
			}
			for project := range Project(projects) {
				if j.s.againstStage(j.x.by, project, 0, 0) == nil {
					return 2
				}
			}
			return 0
		},
		speaks: speakFixer,
	}
	stepRows[doWholeZone] = stepRow{
		do: func(c runner, _ Player, _ Step) { c.Now.WholeZone = true },
		worth: func(j *judge, _ Step) float64 {
			s, p, best := j.s, j.x.by, 0.0
			for i := s.reach(p); i < int(s.RowLen); i++ {
				if gain, _ := j.gains(s.Row[i]); s.leastForce(p, s.Row[i]) <= j.x.reserve {
					best = max(best, gain)
				}
			}
			return best - 2.5
		},
		speaks: speakPastReach,
	}
}

// Stages and Persistent effects.

func ghosts(n int8) Step { return Step{Do: doGhosts, N: n} }

// waive ignores n missing units of a Treaty's Conditions, treaties allows n
// more Treaties in each Treaty Phase, recalls brings n more Agents back.
func waive(n int8) Step    { return Step{Do: doWaive, N: n} }
func treaties(n int8) Step { return Step{Do: doTreaties, N: n} }
func recalls(n int8) Step  { return Step{Do: doRecalls, N: n} }

// firstCards lets the first n cards be Infiltrated, reach n more than that.
func firstCards(n int8) Step { return Step{Do: doFirstCards, N: n} }
func reach(n int8) Step      { return Step{Do: doReach, N: n} }

// actionRecruits and supervisorRecruits raise what these Recruits bring to n.
func actionRecruits(n int8) Step     { return Step{Do: doActionRecruits, N: n} }
func supervisorRecruits(n int8) Step { return Step{Do: doSupervisorRecruits, N: n} }
func agentsLess(n int8) Step         { return Step{Do: doAgentsLess, N: n} }
func freeActions() Step              { return Step{Do: doFreeActions, N: 1} }

// operationLess makes Covert Operations n Agents cheaper, operationRecalls
// brings n Agents back from them.
func operationLess(n int8) Step    { return Step{Do: doOperationLess, N: n} }
func operationRecalls(n int8) Step { return Step{Do: doOperationRecalls, N: n} }

// margin is by how much others must exceed the owner's force.
func margin(n int8) Step { return Step{Do: doMargin, N: n} }

// recruitExpelled recruits n whenever the owner is Over-Infiltrated,
// killExpelled sends n of those the owner expels to their pool.
func recruitExpelled(n int8) Step { return Step{Do: doRecruitExpelled, N: n} }
func killExpelled(n int8) Step    { return Step{Do: doKillExpelled, N: n} }

// The powers of the three tokens.
func protect() Step      { return Step{Do: doProtect, N: 1} }
func ambush(n int8) Step { return Step{Do: doAmbush, N: n} }
func anywhere() Step     { return Step{Do: doAnywhere, N: 1} }

// lasting is a step that holds and is worth v over a whole game.
func lasting(v float64) stepRow {
	return stepRow{holds: true, worth: func(j *judge, _ Step) float64 { return v * j.x.left }}
}

func lastingSteps() {
	// Bots value Stages as a whole, see stageWorth.
	stepRows[doWaive] = stepRow{holds: true, standing: "advice.waive"}
	stepRows[doTreaties] = stepRow{holds: true}
	stepRows[doRecalls] = stepRow{holds: true, standing: "advice.recalls"}
	stepRows[doFirstCards] = stepRow{holds: true, standing: "advice.first-cards"}
	stepRows[doGhosts] = stepRow{holds: true, standing: "advice.ghosts", worth: func(j *judge, st Step) float64 { return 5 * j.x.left * float64(st.N) }}
	stepRows[doReach] = lasting(3)
	stepRows[doActionRecruits] = lasting(3)
	stepRows[doSupervisorRecruits] = lasting(5)
	stepRows[doAgentsLess] = lasting(6)
	stepRows[doFreeActions] = lasting(4)
	stepRows[doOperationLess] = stepRow{holds: true, worth: func(j *judge, st Step) float64 { return 3 * float64(st.N) * min(1, 2*j.x.left) }}
	stepRows[doOperationRecalls] = lasting(2)
	stepRows[doMargin] = lasting(2.5)
	stepRows[doRecruitExpelled] = lasting(2.5)
	stepRows[doKillExpelled] = lasting(2.5)
	stepRows[doProtect] = lasting(3)
	stepRows[doAmbush] = lasting(3)
	stepRows[doAnywhere] = lasting(3)
}

// HOC's instructions (games §12.4).

func takeBest(more int8) Step    { return Step{Do: doTakeBest, N: more} }
func takeContact(more int8) Step { return Step{Do: doTakeContact, N: more} }
func seizeBest(more int8) Step   { return Step{Do: doSeizeBest, N: more} }
func covert() Step               { return Step{Do: doCovert} }
func advanceFirst() Step         { return Step{Do: doAdvanceFirst} }
func advanceTop() Step           { return Step{Do: doAdvanceTop} }
func recruitPool(n int8) Step    { return Step{Do: doRecruitPool, N: n} }

// An attempt is an instruction of HOC's Action cards. With the Supervisor HOC
// neither Advances nor Recruits.
type attempt struct {
	id    string                       // in the keys of its words
	tries func(c runner, st Step) bool // does it if it is possible, and reports that
	lacks func(s *State) string        // why it cannot be done, HOCCan where it can
	told  []rules.EventKind            // what tells that it was done
}

func hocSteps() {
	free := func(s *State, card Card) bool { return s.Cards[card].Agents == 0 }
	contact := func(s *State, card Card) bool {
		g := card.face().Group
		return free(s, card) && (g == KeyConnections || g == InnerCircleGroup)
	}
	held := func(s *State, card Card) bool { return s.Cards[card].Agents > 0 && s.Cards[card].By != HOC }
	stepRows[doTakeBest] = sending("take", EvInfiltrated, free)
	stepRows[doTakeContact] = sending("contact", EvInfiltrated, contact)
	stepRows[doSeizeBest] = sending("seize", EvOverInfiltrated, held)
	stepRows[doCovert] = stepRow{try: &attempt{
		id: "covert",
		tries: func(c runner, _ Step) bool {
			op := c.topOperation()
			if op == noOperation || c.againstOperation(HOC, op) != nil {
				return false
			}
			c.carryOut(HOC, op)
			return true
		},
		lacks: func(s *State) string {
			switch op := s.topOperation(); {
			case op == noOperation:
				return HOCNoTarget
			case s.againstOperation(HOC, op) != nil:
				return HOCFewAgents
			}
			return HOCCan
		},
		told: []rules.EventKind{EvCarriedOut},
	}}
	stepRows[doAdvanceFirst] = advancing("advance", false)
	stepRows[doAdvanceTop] = advancing("top", true)
	stepRows[doRecruitPool] = stepRow{try: &attempt{
		id: "recruit",
		tries: func(c runner, st Step) bool {
			if c.hocLacksPool() != HOCCan {
				return false
			}
			c.bring(HOC, int(st.N))
			return true
		},
		lacks: (*State).hocLacksPool,
		told:  []rules.EventKind{EvRecruited},
	}}
}

// sending is an instruction to Infiltrate the best card of some, with N Agents more than needed.
func sending(id string, told rules.EventKind, wanted func(s *State, card Card) bool) stepRow {
	return stepRow{try: &attempt{
		id:    id,
		tries: func(c runner, st Step) bool { return c.hocInfiltrates(int(st.N), wanted) },
		lacks: func(s *State) string { return s.hocLacksCard(wanted) },
		told:  []rules.EventKind{told},
	}}
}

// advancing is an instruction to Advance in the first Project of the order, or in the one where HOC stands highest.
func advancing(id string, top bool) stepRow {
	return stepRow{try: &attempt{
		id: id,
		tries: func(c runner, _ Step) bool {
			project, ok := c.hocProject(top)
			if ok {
				c.advance(HOC, project, 0, 0)
			}
			return ok
		},
		lacks: (*State).hocLacksStage,
		told:  []rules.EventKind{EvPaidAgents, EvJoined, EvAdvanced},
	}}
}
