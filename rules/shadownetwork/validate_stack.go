package shadownetwork

import "fmt"

// checkStack checks what waits: each frame by itself, and that the frame below
// can have led to it.
func (s *State) checkStack() error {
	if s.Depth > stackSize {
		return fmt.Errorf("%d frames are too many", s.Depth)
	}
	if s.Phase == Ended && s.Depth > 0 {
		return fmt.Errorf("something waits although the game is over")
	}
	for i := range s.Stack {
		f := &s.Stack[i]
		if i >= int(s.Depth) {
			if *f != (Frame{}) {
				return fmt.Errorf("a frame lies above the stack")
			}
			continue
		}
		if f.Kind >= frames {
			return fmt.Errorf("a frame of unknown kind waits")
		}
		if err := s.checkFrame(f); err != nil {
			return fmt.Errorf("a waiting %s %w", frameIDs[f.Kind], err)
		}
		ok := false
		if i == 0 {
			ok = s.beginsWith(f)
		} else {
			ok = s.leadsTo(&s.Stack[i-1], f)
		}
		if !ok {
			return fmt.Errorf("a %s cannot wait here, in phase %s", frameIDs[f.Kind], phaseIDs[s.Phase])
		}
	}
	if s.Depth > 0 && s.top().Kind == frTurn && s.top().Step-1 == turnPlaces {
		return fmt.Errorf("a turn waits for a city that nobody is asked for")
	}
	return s.checkTurn()
}

// beginsWith reports whether f can be at the bottom of the stack.
func (s *State) beginsWith(f *Frame) bool {
	switch s.Phase {
	case Dealing:
		next, ok := s.choice()
		return ok && *f == next
	case Espionage:
		return f.Kind == frTurn || f.Kind == frSyndicate
	case Closing:
		return f.Kind == frAnalyse && f.Step == beforeNext
	case Upkeep:
		return f.Kind == frUpkeep
	case Scoring:
		return f.Kind == frFinish
	}
	return false
}

// leadsTo reports whether the frame f can have pushed the frame c.
func (s *State) leadsTo(f, c *Frame) bool {
	switch f.Kind {
	case frTurn:
		return c.Side == f.Side && turnLeadsTo(f, c)
	case frSyndicate:
		switch f.Step - 1 {
		case syndicateHires:
			return c.Kind == frHireFor || c.Kind == frUseFor && Handler(c.What) != noHandler
		case syndicateStudies:
			return c.Kind == frStudy
		}
	case frStudy:
		return f.Step-1 == studyHandler && c.Kind == frUseFor && Handler(c.What) == noHandler
	case frUpkeep:
		return c.Kind == frStudy && f.Step-1 == upkeepBonus ||
			c.Kind == frWage && (f.Step == upkeepWages && s.after(c.Side) == f.Side || f.Step-1 == upkeepWages && s.after(c.Side) == s.First)
	case frMarket:
		supply := c.Kind == frCollect && c.What == fromSupply
		return c.Side == f.Side && (supply || c.City == f.City && (c.Kind == frSecond && f.What&didDraw != 0 || c.Kind == frReplace && f.What&didHire != 0))
	case frAnalyse:
		return c.Side == f.Side && (c.Kind == frMilestone || c.Kind == frCollect && c.What == fromSupply)
	}
	return false
}

// turnLeadsTo looks at the step that a turn has just passed.
func turnLeadsTo(f, c *Frame) bool {
	switch f.Step - 1 {
	case turnOpens:
		return c.Kind == frAnalyse && c.Step == beforeNext
	case turnPlaces:
		return c.Kind == frPlace
	case turnLeaked:
		return c.Kind == frCollect && c.What == fromCity && c.City == f.City
	case turnSecret:
		return c.Kind == frCollect && c.What == fromTile && c.City == f.City
	case turnLeaks, turnLeaksOn:
		return c.Kind == frLeak && c.City == f.City
	case turnMarket:
		return c.Kind == frMarket && c.City == f.City
	case turnActed:
		return c.Kind == frAnalyse && c.Step == afterAction
	}
	return false
}

// checkFrame looks at a frame by itself.
func (s *State) checkFrame(f *Frame) error {
	switch f.Kind {
	case frSyndicate, frStudy:
		if f.Side != Syndicate || !s.solo() {
			return fmt.Errorf("is for the Lone Syndicate")
		}
	case frUpkeep:
		if !s.inPlay(f.Side) {
			return fmt.Errorf("pays a side that does not take part")
		}
	default:
		if f.Side >= Side(s.Seats) {
			return fmt.Errorf("is put to nobody in play")
		}
	}
	if f.City != noCity && (f.City >= cities || !s.open(f.City)) {
		return fmt.Errorf("is about a city that is not in play")
	}
	if f.Kind != frCollect && f.Kind != frLeak && f.Left != (Pieces{}) || f.Kind != frLeak && f.Kind != frWage && f.Coin != 0 {
		return fmt.Errorf("has pieces over")
	}
	switch f.Kind {
	case frTurn, frSyndicate, frStudy, frUpkeep:
		return s.checkProgram(f)
	case frCollect, frLeak:
		return s.checkPieces(f)
	case frMarket, frSecond, frReplace:
		return s.checkVisit(f)
	case frAnalyse, frMilestone:
		if f.Kind == frAnalyse && f.Step > beforeNext || f.Kind == frMilestone && (f.What >= colours || f.Step > 0) || f.City != noCity {
			return fmt.Errorf("has no such window, row or city")
		}
		return nil
	case frWage:
		if f.Coin == 0 || int(f.Coin) > s.Players[f.Side].Inbox.Sum() || f.Coin > 2*s.wage(agents) {
			return fmt.Errorf("asks for %d Intelligence; it must be some, and no more than there is", f.Coin)
		}
	case frHireFor:
		if s.Rival.Influence < hirePrice || s.Display == 0 || !s.solo() {
			return fmt.Errorf("cannot be paid, or nobody is on the display")
		}
	case frUseFor:
		if !s.solo() || s.syndicateHandlers().Len() != len(s.Rival.Handlers) {
			return fmt.Errorf("needs two Handlers of the Lone Syndicate")
		}
	}
	if f.Step != 0 || f.City != noCity || f.What != 0 && f.Kind != frUseFor {
		return fmt.Errorf("has no such step or city")
	}
	return nil
}

// checkProgram looks at a frame that is no question.
func (s *State) checkProgram(f *Frame) error {
	steps := map[frameKind]uint8{frTurn: turnSteps, frSyndicate: syndicateSteps, frStudy: studySteps, frUpkeep: upkeepSteps}[f.Kind]
	placed := f.Kind == frTurn && f.Step > turnLeaked || f.Kind == frSyndicate && f.Step > syndicateActs
	switch {
	case f.Step == 0 || f.Step >= steps || f.What != 0:
		return fmt.Errorf("is at no step that can be waited at")
	case placed != (f.City != noCity):
		return fmt.Errorf("has the wrong city")
	case placed && s.Cities[f.City].Agents>>f.Side&1 == 0:
		return fmt.Errorf("is about a city without its Agent")
	case f.Kind == frTurn && !placed && s.Players[f.Side].Phone == 0:
		return fmt.Errorf("is for a player without an Agent on the phone")
	case f.Kind == frUpkeep && f.Step > upkeepReturn && s.anyAbroad():
		return fmt.Errorf("pays wages while Agents are still on cities")
	case f.Kind == frUpkeep && f.Step != upkeepWages && f.Side != s.First:
		return fmt.Errorf("pays wages from the first player on")
	}
	return nil
}

func (s *State) anyAbroad() bool {
	for c := range s.Cities {
		if s.Cities[c].Agents != 0 {
			return true
		}
	}
	return false
}

// checkPieces looks at pieces that are to be taken or leaked.
func (s *State) checkPieces(f *Frame) error {
	tile := &TileCard{}
	if f.City != noCity {
		tile = s.Cities[f.City].Tile.Card()
	}
	ok := f.Step == 0
	switch {
	case f.Kind == frLeak:
		ok = ok && f.City != noCity && f.What < letters && s.inLetter(Letter(f.What)).len() > 1 && (f.Left != (Pieces{}) || f.Coin > 0)
		ok = ok && (partOf(f, &tile.Leaks[0]) || partOf(f, &tile.Leaks[1]))
	case f.What == fromCity:
		ok = ok && f.City != noCity && f.Left == (Pieces{})
	case f.What == fromTile:
		ok = ok && f.City != noCity && tile.Secret.Of.covers(&f.Left)
	default:
		ok = ok && f.What == fromSupply && f.City == noCity && f.Left.Sum() <= 4
	}
	if !ok {
		return fmt.Errorf("has pieces that do not come from there")
	}
	return nil
}

// partOf reports whether f is a line of a Leaked tile, or what is left of it.
func partOf(f *Frame, line *Leak) bool {
	return Letter(f.What) == line.To && line.What.Of.covers(&f.Left) && line.What.Influence >= f.Coin
}

// checkVisit looks at a visit to the Black Market.
func (s *State) checkVisit(f *Frame) error {
	p := &s.Players[f.Side]
	if f.City == noCity || !s.Cities[f.City].Token || f.Step > 0 {
		return fmt.Errorf("is not at a Black Market")
	}
	switch {
	case f.Kind == frMarket && f.What > didAll, f.Kind == frSecond && f.What != 0:
		return fmt.Errorf("has taken actions that do not exist")
	case f.Kind == frReplace:
		for _, slot := range p.Slots {
			if slot.Handler == noHandler {
				return fmt.Errorf("is not needed, there is a free slot")
			}
		}
		if Handler(f.What) >= regulars {
			return fmt.Errorf("is about no regular Handler")
		}
	}
	return nil
}

// checkTurn checks that the round is where the stack says. Where nothing waits
// the phase goes on by itself.
func (s *State) checkTurn() error {
	f := &s.Stack[0]
	switch {
	case s.Phase == Espionage && s.Depth > 0:
		if s.Next != s.after(f.Side) {
			return fmt.Errorf("next must be the side after %s", sideName(f.Side))
		}
		if f.Kind == frTurn && s.Players[f.Side].Open != (f.Step == turnPlaces && s.Depth > 1 || f.Step > turnActed) {
			return fmt.Errorf("the Analysis phase of seat %d must not be open in its turn", f.Side)
		}
	case s.Phase == Closing:
		if s.Depth > 0 && (!s.Players[f.Side].Open || s.Last == f.Side) {
			return fmt.Errorf("the Analysis phase of seat %d is not open any more", f.Side)
		}
		for side := range Side(sides) {
			if s.inPlay(side) && s.phones(side) > 0 {
				return fmt.Errorf("%s has still an Agent to place", sideName(side))
			}
		}
	}
	if s.Phase == Scoring && s.Depth > 0 {
		if want := s.choosesAfter(f.Side); s.Next != want {
			return fmt.Errorf("next must be %s, who may choose after %s", sideName(want), sideName(f.Side))
		}
		for side := s.Next; side != nobody; side = s.choosesAfter(side) {
			if side != Syndicate && s.Players[side].Chosen != 0 {
				return fmt.Errorf("seat %d has chosen before it was asked", side)
			}
		}
	}
	if s.Last != nobody && s.Phase != Upkeep && s.abroad(s.Last) == 0 {
		return fmt.Errorf("last: %s has placed no Agent", sideName(s.Last))
	}
	return nil
}
