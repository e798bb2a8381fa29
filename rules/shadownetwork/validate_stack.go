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
		row := f.row()
		if err := s.checkFrame(f, row); err != nil {
			return fmt.Errorf("a waiting %s %w", row.ID, err)
		}
		ok := false
		if i == 0 {
			ok = row.first != nil && row.first(s, f)
		} else {
			ok = s.leadsTo(&s.Stack[i-1], f)
		}
		if !ok {
			return fmt.Errorf("a %s cannot wait here, in phase %s", row.ID, phaseIDs[s.Phase])
		}
	}
	if s.Depth > 0 && s.top().Kind == frTurn && s.top().Step == turnPlaced-1 {
		return fmt.Errorf("a turn waits for a city that nobody is asked for")
	}
	return s.checkTurn()
}

// isChoice reports whether f is what the set-up asks next.
func (s *State) isChoice(f *Frame) bool {
	next, ok := s.choice()
	return s.Phase == Dealing && ok && *f == next
}

// leadsTo reports whether the frame f can have pushed the frame c: a program in the
// stage that it has begun last.
func (s *State) leadsTo(f, c *Frame) bool {
	row := f.row()
	leads := row.leads
	if row.stages != nil {
		leads = row.stages[f.Step-1].leads
	}
	return leads != nil && leads(s, f, c)
}

// visitLeads looks at what a visit to the Black Market can have pushed.
func (s *State) visitLeads(f, c *Frame) bool {
	supply := c.Kind == AskCollect && c.What == fromSupply
	return c.Side == f.Side && (supply || c.City == f.City && (c.Kind == AskSecond && f.What&didDraw != 0 || c.Kind == AskReplace && f.What&didHire != 0))
}

// checkFrame looks at a frame by itself.
func (s *State) checkFrame(f *Frame, row *frameRow) error {
	switch row.of {
	case ofSyndicate:
		if f.Side != Syndicate || !s.solo() {
			return fmt.Errorf("is for the Lone Syndicate")
		}
	case ofAnySide:
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
	empty := Frame{Kind: f.Kind, Side: f.Side, City: noCity}
	for _, x := range []struct {
		has  fields
		over bool
		what string
	}{
		{hasStep, f.Step != empty.Step, "step"},
		{hasCity, f.City != empty.City, "city"},
		{hasWhat, f.What != empty.What, "number"},
		{hasLeft, f.Left != empty.Left, "pieces"},
		{hasCoin, f.Coin != empty.Coin, "influence"},
	} {
		if row.has&x.has == 0 && x.over {
			return fmt.Errorf("has no %s of its own", x.what)
		}
	}
	if row.stages != nil && (f.Step == 0 || int(f.Step) >= len(row.stages)) {
		return fmt.Errorf("is at no step that can be waited at")
	}
	if row.check != nil {
		return row.check(s, f)
	}
	return nil
}

// checkAgent looks at a turn: from a stage on an Agent of its side is on its city.
func (s *State) checkAgent(f *Frame) error {
	placed := f.Step >= turnPlaced || f.Kind == frSyndicate
	switch {
	case placed != (f.City != noCity):
		return fmt.Errorf("has the wrong city")
	case placed && s.Cities[f.City].Agents>>f.Side&1 == 0:
		return fmt.Errorf("is about a city without its Agent")
	case !placed && s.Players[f.Side].Phone == 0:
		return fmt.Errorf("is for a player without an Agent on the phone")
	}
	return nil
}

func (s *State) checkUpkeep(f *Frame) error {
	switch {
	case f.Step >= upkeepReturned && s.anyAbroad():
		return fmt.Errorf("pays wages while Agents are still on cities")
	case f.Step != upkeepReturned && f.Side != s.First:
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

// checkHeap looks at pieces that are to be taken.
func (s *State) checkHeap(f *Frame) error {
	ok := f.City != noCity && f.Left == Pieces{}
	switch f.What {
	case fromTile:
		ok = f.City != noCity && s.Cities[f.City].Tile.Card().Secret.Of.covers(&f.Left)
	case fromSupply:
		ok = f.City == noCity && f.Left.Sum() <= 4
	}
	return refuse(!ok || f.What >= sources, "has pieces that do not come from there")
}

// checkLeak looks at pieces that are to be leaked.
func (s *State) checkLeak(f *Frame) error {
	ok := f.City != noCity && f.What < letters && (f.Left != (Pieces{}) || f.Coin > 0) && (s.inLetter(Letter(f.What)).len() > 1 || s.cannotPlug(f) == nil)
	if ok {
		tile := s.Cities[f.City].Tile.Card()
		ok = partOf(f, &tile.Leaks[0]) || partOf(f, &tile.Leaks[1])
	}
	return refuse(!ok, "has pieces that do not come from there")
}

// partOf reports whether f is a line of a Leaked tile, or what is left of it.
func partOf(f *Frame, line *Leak) bool {
	return Letter(f.What) == line.To && line.What.Of.covers(&f.Left) && line.What.Influence >= f.Coin
}

// checkVisit looks at a visit to the Black Market.
func (s *State) checkVisit(f *Frame) error {
	switch {
	case f.City == noCity || !s.Cities[f.City].Token:
		return fmt.Errorf("is not at a Black Market")
	case f.Kind == AskMarket && f.What > didAll:
		return fmt.Errorf("has taken actions that do not exist")
	}
	return nil
}

// checkReplace looks at a Handler that waits for another to make room.
func (s *State) checkReplace(f *Frame) error {
	for _, slot := range s.Players[f.Side].Slots {
		if slot.Handler == noHandler {
			return fmt.Errorf("is not needed, there is a free slot")
		}
	}
	if Handler(f.What) >= regulars {
		return fmt.Errorf("is about no regular Handler")
	}
	return s.checkVisit(f)
}

func (s *State) checkWage(f *Frame) error {
	if f.Coin == 0 || int(f.Coin) > s.Players[f.Side].Inbox.Sum() || f.Coin > 2*s.wage(agents) {
		return fmt.Errorf("asks for %d Intelligence; it must be some, and no more than there is", f.Coin)
	}
	return nil
}

func (s *State) checkHireFor(*Frame) error {
	return refuse(s.Rival.Influence < hirePrice || s.Display == 0 || !s.solo(), "cannot be paid, or nobody is on the display")
}

func (s *State) checkUseFor(*Frame) error {
	return refuse(!s.solo() || s.syndicateHandlers().Len() != len(s.Rival.Handlers), "needs two Handlers of the Lone Syndicate")
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
		if f.Kind == frTurn && s.Players[f.Side].Open != (f.Step == 1 && s.Depth > 1 || f.Step >= turnActed) {
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
