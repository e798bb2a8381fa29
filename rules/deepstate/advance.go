package deepstate

import "safehouse/rules"

// Advancing in World Domination Projects (rulebook: Action. Advancing in World
// Domination Projects; World War cards).

// price is what the next Stage of a Project costs p in Agents and in emblems,
// with so many Agents and emblems less. p must not be at the last Stage.
func (s *State) price(p Player, project Project, agentsLess, emblemsLess int) (agents, emblems int) {
	return s.surcharge(p, agentsLess, emblemsLess).of(s, p, project)
}

// A surcharge is what is added to the printed price of every Stage.
type surcharge struct {
	agents, emblems int
	hoc             bool // HOC's price is one less, at least 1
}

// surcharge is that of p with so many Agents and emblems less: each World War in
// effect makes a Stage one Agent more and one emblem less.
func (s *State) surcharge(p Player, agentsLess, emblemsLess int) surcharge {
	wars := s.warCount()
	if s.automa(p) {
		return surcharge{wars, -all, true}
	}
	return surcharge{wars - s.bonus(p, doAgentsLess) - agentsLess, -wars - emblemsLess, false}
}

func (x surcharge) of(s *State, p Player, project Project) (agents, emblems int) {
	row := project.stage(s.Players[p].Stages[project] + 1)
	agents = int(row.Agents)
	if x.hoc {
		agents = max(1, agents-1)
	}
	return max(0, agents+x.agents), max(0, int(row.Emblems)+x.emblems)
}

// discount is how many Agents and emblems less the Advance that is asked about costs:
// what a Treaty offers, or what Men of Action made of this turn.
func (s *State) discount() (agents, emblems int) {
	if s.Ask.Kind == AskOffer {
		return int(s.top().N), int(s.top().M)
	}
	return int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
}

// priceNow is what that Advance costs.
func (s *State) priceNow(p Player, project Project) (agents, emblems int) {
	agentsLess, emblemsLess := s.discount()
	return s.price(p, project, agentsLess, emblemsLess)
}

// againstAdvance is the rule that keeps p from Advancing by its Action.
func (s *State) againstAdvance(p Player, project Project) *why {
	switch r := s.againstAny(p, project); {
	case r != nil:
		return r
	case s.restricted(p):
		return whySupervisorAdvance
	}
	return s.againstStage(p, project, int(s.Now.AgentsLess), int(s.Now.EmblemsLess))
}

// againstOffer is the rule that keeps p from the Advance that a Treaty offers:
// the Supervisor forbids that too (ruling 20).
func (s *State) againstOffer(f *Frame) *why {
	switch r := s.againstAny(f.By, Project(f.Card)); {
	case r != nil:
		return r
	case s.restricted(f.By):
		return whySupervisorAdvance
	}
	return s.againstStage(f.By, Project(f.Card), int(f.N), int(f.M))
}

// againstAny is the rule that keeps p from any further Stage of a Project: no phase to come changes that, so that it is
// told before the Supervisor, and both before the price.
func (s *State) againstAny(p Player, project Project) *why {
	switch {
	case s.Closed(project):
		return whyProjectClosed
	case s.Players[p].Stages[project] == stages:
		return whyLastStage
	}
	return nil
}

// againstStage is the requirement of the next Stage that p does not meet.
func (s *State) againstStage(p Player, project Project, agentsLess, emblemsLess int) *why {
	return s.againstStageFor(p, project, s.surcharge(p, agentsLess, emblemsLess))
}

func (s *State) againstStageFor(p Player, project Project, more surcharge) *why {
	st := &s.Players[p]
	if r := s.againstAny(p, project); r != nil {
		return r
	}
	agents, emblems := more.of(s, p, project)
	sheet := &projectTable[project]
	switch {
	case agents > int(st.Reserve):
		return whyAdvanceAgents
	case sheet.Spent && emblems > s.payable(p, sheet.Emblem):
		return whyAdvanceCards
	case !sheet.Spent && emblems > 0 && emblems > s.emblemCount(p, sheet.Emblem):
		return whyAdvanceEmblems
	case st.Stages[project] == 0 && agents == 0 && st.Pool == 0 && st.Reserve == 0 && !(sheet.Spent && emblems > 0 && s.freesAgent(p, sheet.Emblem)):
		return whyNoCoordinator
	}
	return nil
}

// freesAgent reports whether p has an Objective with the emblem that Agents are
// on: discarded, it puts them into the pool.
func (s *State) freesAgent(p Player, e Emblem) bool {
	for card := range s.Busy.each {
		if s.Cards[card].By == p && card.face().Emblem == e {
			return true
		}
	}
	return false
}

// needsAgent reports whether the last Objective to be discarded has to bring the
// Agent who becomes the Coordinator: there is none in pool or reserve.
func (s *State) needsAgent(f *Frame) bool {
	st := &s.Players[f.By]
	return f.N == 1 && st.Stages[f.Card] == 0 && st.Pool == 0 && st.Reserve == 0
}

// payable is how many Objectives with the emblem p could discard.
func (s *State) payable(p Player, e Emblem) int {
	n := 0
	for _, k := range showing[e] {
		n += int(s.Players[p].Kinds[k])
	}
	return n
}

// advance pays for the next Stage and goes there. Where Objectives have to be
// discarded their owner chooses them one by one.
func (c runner) advance(p Player, project Project, agentsLess, emblemsLess int) {
	agents, emblems := c.price(p, project, agentsLess, emblemsLess)
	c.Players[p].Reserve -= uint8(agents)
	c.Players[p].Pool += uint8(agents)
	if agents > 0 {
		c.tell(rules.Event{Kind: EvPaidAgents, Who: c.RefPlayer(p), What: RefProject(project), N: int16(agents)})
	}
	if projectTable[project].Spent && emblems > 0 {
		c.push(Frame{Kind: frPay, By: p, Card: uint8(project), N: uint8(emblems)})
		return
	}
	c.arrive(p, project)
}

// pay asks for the next Objective to be discarded; when all are paid the
// Coordinator arrives.
func (c runner) pay(f *Frame) {
	if f.N > 0 {
		c.ask(AskPay, f.By)
		return
	}
	p, project := f.By, Project(f.Card)
	c.pop()
	c.arrive(p, project)
}

// arrive moves the Shady Coordinator up one Stage. A new one comes from the
// Recruitment Pool, and only if that is empty from the Active Reserve
// (ruling 17).
func (c runner) arrive(p Player, project Project) {
	st := &c.Players[p]
	kind := EvAdvanced
	if st.Stages[project] == 0 {
		kind = EvJoined
		if st.Pool > 0 {
			st.Pool--
		} else {
			st.Reserve--
		}
	}
	st.Stages[project]++
	c.tell(rules.Event{Kind: kind, Who: c.RefPlayer(p), What: RefProject(project), To: RefStage(project, st.Stages[project]), N: int16(st.Stages[project])})
}

// discardObjective takes an Objective out of the game; the Agents on it go to
// the pool (ruling 19).
func (c runner) discardObjective(p Player, card Card) {
	n := c.lose(p, card)
	c.Cards[card] = CardState{At: Gone, By: nobody, Host: noCard}
	c.tell(rules.Event{Kind: EvDiscardedObjective, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), From: RefCard(card), N: int16(n)})
}

// lose takes an Objective away from its owner: the Agents on it go to the
// owner's pool, an Inner Circle attached to it stays behind unattached
// (rulebook: Recall of Agents; ruling 26). It returns the number of Agents.
func (c runner) lose(p Player, card Card) int {
	st := &c.Cards[card]
	n := int(st.Agents)
	c.Players[p].Pool += st.Agents
	c.Players[p].Kinds[card.Kind()]--
	st.Agents = 0
	c.mark(card)
	if ic := c.attachedTo(card); ic != noCard {
		c.Cards[ic].Host = noCard
		c.tell(rules.Event{Kind: EvDetached, Who: c.RefPlayer(p), What: RefCard(ic)})
	}
	return n
}
