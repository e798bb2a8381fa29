package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// An Outlook is where a choice would leave who makes it, as far as what lies
// open can tell: for a table that shows it before it is done. What others do
// after it, and what is drawn for it, is not in it.
type Outlook struct {
	Reserve, Pool, Ghosts int // Agents and free Ghosts afterwards
	Influence             int // of the nine rows, once an Objective is taken over
	Cards                 int // Objectives that have to be discarded besides: what they bring is still counted, unless they are Gone

	Gone pile // those of them that have to go, where no others could

	// Over-Infiltration: whose Agents are driven out, how many of them come home
	// and how many are lost to the pool. HOC notes a grudge, others draw a Treaty.
	Victim Player
	Home   int
	Lost   int
}

// Goes reports whether an Objective has to be discarded for the choice.
func (o *Outlook) Goes(c Card) bool { return o.Gone[c/64]>>(c%64)&1 == 1 }

// Foresee is the outlook of a choice of p; ok is false for choices that change
// nothing of it at once.
func (s *State) Foresee(p Player, a rules.Action) (o Outlook, ok bool) {
	st := &s.Players[p]
	o = Outlook{Reserve: int(st.Reserve), Pool: int(st.Pool), Ghosts: s.freeGhosts(p), Influence: s.total(p), Victim: nobody}
	foresee := outlooks[a.Verb]
	if foresee == nil {
		return o, false
	}
	foresee(s, p, a.Args[0], a.Args[1], &o)
	return o, true
}

// outlooks is what a verb with its operands changes at once.
var outlooks = [verbs]func(s *State, p Player, x, y int16, o *Outlook){
	VInfiltrate: func(s *State, p Player, card, n int16, o *Outlook) { s.foreseeSending(p, Card(card), int(n), o) },
	VCovert: func(s *State, p Player, op, _ int16, o *Outlook) {
		agents, ghosts := s.operationForce(p, Operation(op))
		o.Reserve -= agents
		o.Ghosts -= ghosts
		with := *s
		with.Operations[op].By = p
		o.Influence = with.total(p)
	},
	VAdvance: func(s *State, p Player, project, _ int16, o *Outlook) { s.foreseeStage(p, Project(project), o) },
	VRecruit: func(s *State, p Player, _, _ int16, o *Outlook) {
		n := min(s.recruits(p), o.Pool)
		o.Reserve += n
		o.Pool -= n
	},
	VMake: func(s *State, p Player, t, _ int16, o *Outlook) { o.Influence += s.Worth(p, Treaty(t)) },
	VAttach: func(s *State, p Player, ic, host int16, o *Outlook) {
		with := *s
		with.Cards[ic].Host = Card(host)
		o.Influence = with.total(p)
	},
	VDiscard: func(s *State, p Player, card, _ int16, o *Outlook) {
		with := *s
		with.Players[p].Kinds[Card(card).Kind()]--
		o.Pool += int(s.Cards[card].Agents)
		o.Influence = with.total(p)
	},
}

// fruits are what choices of a turn bring the player with st: an Objective counts as
// taken over.
var fruits = map[rules.Verb]func(s *State, st *PlayerState, x operands){
	VInfiltrate: func(_ *State, st *PlayerState, x operands) { st.Kinds[Card(x.A).Kind()]++ },
	VCovert:     func(s *State, _ *PlayerState, x operands) { s.Operations[x.A].By = s.Ask.By },
	VAdvance: func(_ *State, st *PlayerState, x operands) {
		if !projectTable[x.A].Spent { // else it costs cards that are not chosen yet
			st.Stages[x.A]++
		}
	},
	VMake: func(s *State, st *PlayerState, x operands) {
		t := Treaty(x.A)
		st.Hand, st.Made = st.Hand.Without(t), st.Made.With(t)
		s.addSecondaries(st, t)
	},
}

// Opens is the Treaties in the hand of p that it could make once a choice of its own
// has borne fruit, and cannot make now: an Objective counts as taken over, a Treaty
// with what it brings. It is empty for choices that bring nothing.
func (s *State) Opens(p Player, a rules.Action) Set {
	with := *s
	st := &with.Players[p]
	fruit := fruits[a.Verb]
	if fruit == nil {
		return 0
	}
	fruit(&with, st, machine.Of(a))
	var open Set
	for left := st.Hand; left != 0; left = left.rest() {
		if t := left.first(); with.mayMake(p, t) && !s.mayMake(p, t) {
			open = open.With(t)
		}
	}
	return open
}

// foreseeSending is the outlook of n Agents and all Ghosts on a card.
func (s *State) foreseeSending(p Player, card Card, n int, o *Outlook) {
	o.Reserve -= n
	o.Ghosts = 0
	o.Influence += s.Gain(p, card.Kind())
	if was := &s.Cards[card]; was.Agents > 0 {
		o.Victim = was.By
		o.Lost = min(int(was.Agents), s.bonus(p, doKillExpelled))
		o.Home = int(was.Agents) - o.Lost
	}
}

// foreseeStage is the outlook of the next Stage of a Project, before anything is
// discarded for it.
func (s *State) foreseeStage(p Player, project Project, o *Outlook) {
	st := &s.Players[p]
	agents, emblems := s.priceNow(p, project)
	if projectTable[project].Spent {
		o.Cards = emblems
	}
	o.Reserve -= agents
	o.Pool += agents
	with := *s
	with.Players[p].Stages[project]++
	if e := projectTable[project].Emblem; o.Cards > 0 && o.Cards == s.payable(p, e) { // no choice is left
		for card := range Card(objectives) {
			if st := &s.Cards[card]; s.owns(p, card) && card.face().Emblem == e {
				o.Gone[card/64] |= 1 << (card % 64)
				o.Pool += int(st.Agents)
				with.Players[p].Kinds[card.Kind()]--
			}
		}
	}
	o.Influence = with.total(p)
	o.Ghosts = with.freeGhosts(p)
	if st.Stages[project] > 0 {
		return
	}
	if o.Pool > 0 {
		o.Pool--
	} else {
		o.Reserve--
	}
}

// HOCWorth is what an Objective of a kind is worth to HOC as things stand, by which
// it chooses between cards (games §12.3).
func (s *State) HOCWorth(k Kind) int { return s.hocWorth(k) }

// Why HOC cannot follow an instruction.
const (
	HOCCan         = ""           // it can
	HOCNoTarget    = "target"     // no card or operation of that kind is in reach
	HOCFewAgents   = "agents"     // too few Agents and Ghosts
	HOCAtLimit     = "limit"      // no open Project is below its Stage limit
	HOCSupervisor  = "supervisor" // the Supervisor forbids it
	HOCPoolIsEmpty = "pool"
)

// HOCLacks is why HOC cannot follow an instruction as things stand, HOCCan where it
// can.
func (s *State) HOCLacks(st Step) string {
	return st.row().try.lacks(s)
}

// hocLacksStage is why HOC cannot Advance.
func (s *State) hocLacksStage() string {
	if s.restricted(HOC) {
		return HOCSupervisor
	}
	if _, ok := s.hocProject(false); ok {
		return HOCCan
	}
	for _, project := range s.Head.Order {
		if !s.Closed(project) && int(s.Players[HOC].Stages[project]) < min(stages, s.hocLimit()) {
			return HOCFewAgents
		}
	}
	return HOCAtLimit
}

// hocLacksPool is why HOC cannot Recruit.
func (s *State) hocLacksPool() string {
	switch {
	case s.restricted(HOC):
		return HOCSupervisor
	case s.Players[HOC].Pool == 0:
		return HOCPoolIsEmpty
	}
	return HOCCan
}

// hocLacksCard is why HOC can Infiltrate no card of those that an instruction
// means.
func (s *State) hocLacksCard(wanted func(*State, Card) bool) string {
	lacks := HOCNoTarget
	for _, card := range s.Row[:s.RowLen] {
		if !wanted(s, card) || s.againstCard(HOC, card) != nil {
			continue
		}
		if s.leastForce(HOC, card) <= int(s.Players[HOC].Reserve) {
			return HOCCan
		}
		lacks = HOCFewAgents
	}
	return lacks
}
