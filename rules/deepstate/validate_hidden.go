package deepstate

import "fmt"

// This file checks the hidden cards, the tokens, HOC and the effects that wait.

func (s *State) checkTreaties() error {
	for i := range Player(s.count()) {
		st := &s.Players[i]
		if s.automa(i) && (st.Hand != 0 || st.Buried != 0) {
			return fmt.Errorf("player hoc has no hand of Treaties")
		}
		if s.Phase == ScoringPhase && st.Hand != 0 {
			return fmt.Errorf("player %s has Treaties in hand in the final scoring", s.playerID(i))
		}
		if s.Round > 0 && st.Buried != 0 || s.Round == 0 && st.Made != 0 {
			return fmt.Errorf("player %s has made Treaties in set-up, or put some back later", s.playerID(i))
		}
	}
	return s.checkTreatyCards()
}

// checkDraft checks packs and picks, and that hands in set-up have their size.
func (s *State) checkDraft() error {
	if s.Phase != Drafting && s.Phase != Dealing {
		if s.Draft != emptyDraft() {
			return fmt.Errorf("a draft goes on in phase %s", phaseIDs[s.Phase])
		}
		return nil
	}
	if s.Discard != 0 {
		return fmt.Errorf("some Treaties were discarded in set-up")
	}
	drafted := s.Options.Treaties == Experienced && s.Seats > 1
	d := &s.Draft
	if s.Phase == Dealing && d.Step != draftSteps && drafted || !drafted && *d != emptyDraft() || d.Step > draftSteps || s.Phase == Drafting && d.Step == draftSteps {
		return fmt.Errorf("%d steps of the draft in phase %s", d.Step, phaseIDs[s.Phase])
	}
	var hands [players]Set
	for pack := range d.Taken {
		gone := 0
		for k, t := range d.Taken[pack] {
			if t == noTreaty {
				continue
			}
			if t >= treatyCards || pack >= int(s.Seats) {
				return fmt.Errorf("no such Treaty was taken from pack %d", pack)
			}
			taker := s.takerOf(pack, k)
			if hands[taker].Has(t) {
				return fmt.Errorf("the Treaty %s was taken twice", t.card().ID)
			}
			hands[taker] = hands[taker].With(t)
			gone++
		}
		if pack < int(s.Seats) && drafted && gone+d.Packs[pack].Len() != dealt || pack >= int(s.Seats) && d.Packs[pack] != 0 {
			return fmt.Errorf("pack %d does not come to %d Treaties", pack, dealt)
		}
	}
	for i := range s.Seats {
		p := s.at(i)
		if uint8(p) >= s.Seats {
			return fmt.Errorf("in set-up the Supervisor is with a seat")
		}
		st := &s.Players[p]
		if drafted && st.Hand|st.Buried != hands[p] || !drafted && st.Hand.Len()+st.Buried.Len() != dealt {
			return fmt.Errorf("the hand of player %d is not what was dealt or picked", p)
		}
		if err := s.checkPicks(i, p); err != nil {
			return err
		}
	}
	return nil
}

// checkPicks checks how far the i-th seat to choose has come.
func (s *State) checkPicks(i uint8, p Player) error {
	st := &s.Players[p]
	if s.Phase == Dealing {
		if most := dealt - keptHand; st.Buried.Len() > most || i < s.Done && st.Buried.Len() < most || i > s.Done && st.Buried != 0 {
			return fmt.Errorf("player %d has put %d Treaties back; the seats do so one after the other, %d each", p, st.Buried.Len(), most)
		}
		return nil
	}
	for k := range uint8(draftSteps) {
		picked := s.Draft.Taken[s.packOf(int(p), int(k))][k] != noTreaty
		if want := k < s.Draft.Step || k == s.Draft.Step && i < s.Done; picked != want {
			return fmt.Errorf("player %d has not picked once in every step of the draft", p)
		}
	}
	return nil
}

// clueHolds reports whether what a seat knows of a Treaty is so: it lies unseen
// in one of the places where the seat thinks it is.
func (s *State) clueHolds(seat int, t Treaty) bool {
	may := &s.Clues[seat].May
	switch {
	case s.Players[seat].Hand.Has(t):
		return false
	case s.Deck.Has(t):
		return may[inDeck].Has(t)
	case s.Discard.Has(t):
		return may[inDiscard].Has(t)
	}
	for p := range int(s.Seats) {
		if s.Players[p].Hand.Has(t) {
			return may[p].Has(t)
		}
	}
	return false
}

func (s *State) checkClues() error {
	for seat := range s.Clues {
		known := s.Clues[seat].known()
		if known != 0 && (seat >= int(s.Seats) || s.Round == 0) || known&^allTreaties != 0 {
			return fmt.Errorf("seat %d has a clue that it cannot have", seat)
		}
		for rest := known; rest != 0; rest = rest.rest() {
			if !s.clueHolds(seat, rest.first()) {
				return fmt.Errorf("seat %d has a wrong clue about %s", seat, rest.first().card().ID)
			}
		}
		for h := int(s.Seats); h < players; h++ {
			if s.Clues[seat].May[h] != 0 {
				return fmt.Errorf("seat %d has a clue about a hand that is not there", seat)
			}
		}
		if s.Clues[seat].May[seat] != 0 {
			return fmt.Errorf("seat %d has a clue about its own hand", seat)
		}
	}
	return nil
}

func (s *State) checkMen() error {
	for i := range s.Players {
		st := &s.Players[i]
		if st.MenSize > 0 && s.automa(Player(i)) {
			return fmt.Errorf("player hoc never holds a Man of Action")
		}
		limit := MenLimit
		if s.Depth > 0 && s.Depth <= stackSize && s.top().Kind == frDismiss && s.top().By == Player(i) {
			limit++
		}
		if int(st.MenSize) > limit {
			return fmt.Errorf("player %d holds %d Men of Action; %d is the limit", i, st.MenSize, limit)
		}
	}
	if s.Round == 0 && s.Options.Men && s.MenDeck.count() != MenCopies*men ||
		!s.Options.Men && s.Now.Played {
		return fmt.Errorf("Men of Action were drawn or played where there are none")
	}
	return s.checkMenCards()
}

func (s *State) checkTokens() error {
	for t := range s.Tokens {
		tok, id := &s.Tokens[t], tokenTreaty[t].card().ID
		owned := false
		for p := range Player(s.count()) {
			owned = owned || s.Players[p].Made.Has(tokenTreaty[t]) && !s.automa(p)
		}
		switch {
		case tok.At != noCard && (tok.At >= objectives || s.Cards[tok.At].At != InZone):
			return fmt.Errorf("the %s token lies on no card of the zone", id)
		case (tok.At != noCard || tok.Live) && !tok.Used:
			return fmt.Errorf("the %s token was placed without being used", id)
		case tok.Used && (!owned || s.Round == 0):
			return fmt.Errorf("nobody can have used the %s token", id)
		case tok.Live && (tok.At == noCard || s.Phase != ActionPhase && s.Phase != TakeoverPhase && s.Phase != RecallPhase):
			return fmt.Errorf("the %s token works on no card, or in phase %s", id, phaseIDs[s.Phase])
		case tok.Against != nobody && (Token(t) != CosaNostraToken || !tok.Live || uint8(tok.Against) >= s.count()):
			return fmt.Errorf("the %s token waits for nobody in the game", id)
		}
	}
	if at := s.Now.Anywhere; at != noCard && (s.Tokens[TriadsToken].At != at || !s.Tokens[TriadsToken].Live) {
		return fmt.Errorf("the Triads token does not lie where it is said to")
	}
	return nil
}

func (s *State) checkHOC() error {
	if s.Seats > 1 {
		if s.Head != (HOCState{}) {
			return fmt.Errorf("an automa: HOC plays against a lone seat only")
		}
		return nil
	}
	seen := 0
	for _, project := range s.Head.Order {
		if project == DeepState || project >= projects {
			return fmt.Errorf("an automa: HOC's tokens are those of the Projects but DEEP STATE")
		}
		seen |= 1 << project
	}
	if seen != 1<<Comintern|1<<UnifiedNations|1<<Spyware {
		return fmt.Errorf("an automa: HOC has one token of each Project but DEEP STATE")
	}
	for card, n := range s.Head.Deck {
		if n > hocTable[card].Copies {
			return fmt.Errorf("an automa: HOC has %d cards of %s; there are %d", n, hocTable[card].ID, hocTable[card].Copies)
		}
	}
	if card, open := s.HOCNext(); open {
		if !s.Options.Wiretap || s.Phase != ActionPhase || !s.toCome(HOC) {
			return fmt.Errorf("an automa: an Action card of HOC lies open at a table, or at a time, that has none")
		}
		if s.Head.Deck[card] == hocTable[card].Copies {
			return fmt.Errorf("an automa: the card of HOC that lies open, %s, is in its deck as well", hocTable[card].ID)
		}
	}
	if s.Head.Away > 0 && !s.Used(Summons) {
		return fmt.Errorf("an automa: HOC is called away, but nothing did that")
	}
	if s.Head.Grudges > 99 {
		return fmt.Errorf("%d grudges are too many", s.Head.Grudges)
	}
	return nil
}

// editDepth bounds the frames of a position that was made by hand: no reachable
// position has more, and what they lead to still fits on the stack.
const editDepth = 4

func (s *State) checkStack() error {
	if s.Depth > editDepth {
		return fmt.Errorf("%d effects wait; there are never more than %d", s.Depth, editDepth)
	}
	for i := s.Depth; i < stackSize; i++ {
		if s.Stack[i] != (Frame{}) {
			return fmt.Errorf("an effect waits above the end of the stack")
		}
	}
	if s.Over && s.Depth > 0 {
		return fmt.Errorf("effects wait although the game is over")
	}
	for i := range s.Depth {
		if err := s.checkFrame(&s.Stack[i]); err != nil {
			return fmt.Errorf("effect %d of the stack: %w", s.Depth-1-i, err)
		}
	}
	return frameRows.Check(s, uint8(s.Phase), s.Stack[:s.Depth], func(f *Frame) uint8 { return uint8(f.Kind) })
}
