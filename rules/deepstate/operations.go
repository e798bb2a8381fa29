package deepstate

import "safehouse/rules"

// Covert Operations (rulebook: Action. Carrying out Covert Operations).

// topOperation is the card on top of the stack, or noOperation.
func (s *State) topOperation() Operation {
	for op := range s.Operations {
		if s.Operations[op].By == nobody {
			if s.boxed(Operation(op)) {
				break
			}
			return Operation(op)
		}
	}
	return noOperation
}

// operationNeed is the number of Agents and Ghosts that an operation takes p.
func (s *State) operationNeed(p Player, op Operation) int {
	return max(1, int(operationTable[op].Agents)-s.bonus(p, doOperationLess))
}

// operationFits reports whether so many Agents and Ghosts are enough for an operation.
func (s *State) operationFits(p Player, op Operation, agents, ghosts int) bool {
	if agents < 1 {
		return false
	}
	have := agents + ghosts
	return have >= int(operationTable[op].Agents) || have >= s.operationNeed(p, op)
}

// operationForce is how many meeples and Ghosts of p carry an operation out:
// exactly the number, Ghosts first, but never without a meeple (ruling 12).
func (s *State) operationForce(p Player, op Operation) (agents, ghosts int) {
	need := s.operationNeed(p, op)
	ghosts = min(s.freeGhosts(p), need-1)
	return need - ghosts, ghosts
}

// againstOperation is the rule that keeps p from carrying an operation out.
func (s *State) againstOperation(p Player, op Operation) *why {
	switch {
	case s.boxed(op):
		return whyOperationBoxed
	case s.Operations[op].By != nobody:
		return whyOperationDone
	case op != s.topOperation():
		return whyOperationBelow
	}
	reserve := int(s.Players[p].Reserve)
	if reserve >= s.operationNeed(p, op) {
		return nil // Ghosts or none
	}
	if agents, _ := s.operationForce(p, op); agents > reserve {
		return whyOperationAgents
	}
	return nil
}

// carryOut takes the top operation and puts the force on it.
func (c runner) carryOut(p Player, op Operation) {
	agents, ghosts := c.operationForce(p, op)
	c.Players[p].Reserve -= uint8(agents)
	c.Players[p].GhostsOut += uint8(ghosts)
	c.Operations[op] = OperationState{By: p, Agents: uint8(agents), Ghosts: uint8(ghosts)}
	c.tell(rules.Event{Kind: EvCarriedOut, Who: c.RefPlayer(p), What: RefOperation(op), N: int16(agents), M: int16(ghosts)})
}
