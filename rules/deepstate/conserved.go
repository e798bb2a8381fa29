package deepstate

import "fmt"

// Conserved reports the first component that is missing, doubled or out of range.
// Unlike Validate it accepts a position in the midst of an action: what belongs
// to phases and turns is not looked at.
func (s *State) Conserved() error {
	if s.Seats < 1 || s.Seats > players || uint8(s.Supervisor) >= s.count() {
		return fmt.Errorf("%d seats, with the Supervisor at player %d", s.Seats, s.Supervisor)
	}
	for _, check := range []func() error{s.checkPlaces, s.checkRow, s.checkAgents, s.checkSupply, s.checkTreatyCards, s.checkMenCards} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkPlaces checks that each card of the Objective deck lies somewhere, that
// the cards in front of the players and Ghosts on cards are counted rightly and
// those with Agents on them marked.
func (s *State) checkPlaces() error {
	var count [players][kinds]uint8
	var busy pile
	for i := range s.Cards {
		st, card := &s.Cards[i], Card(i)
		if st.At >= places || (st.At == InBox) != (printed.mark[i] > s.count()) {
			return fmt.Errorf("%s is nowhere, or in the box of a game that it belongs to", printed.ids[i])
		}
		if st.At != Taken || card.IsWar() {
			continue
		}
		if uint8(st.By) >= s.count() {
			return fmt.Errorf("%s belongs to a player that is not in the game", printed.ids[i])
		}
		count[st.By][card.Kind()]++
		if st.Agents > 0 {
			busy[i/64] |= 1 << (i % 64)
		}
	}
	for p := range Player(players) {
		n := 0
		for _, st := range s.Cards {
			if st.By == p {
				n += int(st.Ghosts)
			}
		}
		for _, st := range s.Operations {
			if st.By == p {
				n += int(st.Ghosts)
			}
		}
		if n != int(s.Players[p].GhostsOut) {
			return fmt.Errorf("the Ghosts of player %d that are on cards are counted wrongly", p)
		}
	}
	if busy != s.Busy {
		return fmt.Errorf("the Objectives with Agents on them are marked wrongly")
	}
	for p := range s.Players {
		if s.Players[p].Kinds != count[p] {
			return fmt.Errorf("the Objectives of player %d are counted wrongly", p)
		}
	}
	return nil
}

// checkRow checks that the row is the cards that are in the zone.
func (s *State) checkRow() error {
	n := 0
	for i, card := range s.Row {
		if i >= int(s.RowLen) {
			if card != noCard {
				return fmt.Errorf("a card lies behind the end of the zone")
			}
			continue
		}
		if card >= objectives || s.Cards[card].At != InZone || s.inRow(card) != i {
			return fmt.Errorf("place %d of the zone holds no card, or one that lies elsewhere too", i+1)
		}
	}
	for i := range s.Cards {
		if s.Cards[i].At == InZone {
			n++
		}
	}
	if n != int(s.RowLen) {
		return fmt.Errorf("%d cards are in the zone and %d places", n, s.RowLen)
	}
	return nil
}

// checkAgents checks that each player has 10 Agents (ruling 40).
func (s *State) checkAgents() error {
	for p := range Player(s.count()) {
		st := &s.Players[p]
		n := int(st.Reserve) + int(st.Pool) + s.agentsOnOperations(p) + s.projectCount(p)
		for c := range s.Cards {
			if s.Cards[c].By == p {
				n += int(s.Cards[c].Agents)
			}
		}
		if n != Agents {
			return fmt.Errorf("player %s has %d Agents in reserve, pool, on cards and as Coordinators instead of %d", s.playerID(p), n, Agents)
		}
	}
	return nil
}

// checkSupply checks the numbers of Secondary Objectives.
func (s *State) checkSupply() error {
	for g := range s.Supply {
		n := int(s.Supply[g])
		for p := range s.Players {
			n += int(s.Players[p].Secondaries[g])
		}
		if n != int(secondaryCount[g]) {
			return fmt.Errorf("%d Secondary Objectives of %s instead of %d", n, groupIDs[g], secondaryCount[g])
		}
	}
	return nil
}

// checkTreatyCards checks that each Treaty lies somewhere, once.
func (s *State) checkTreatyCards() error {
	var seen Set
	n := 0
	add := func(set Set) { seen |= set; n += set.Len() }
	add(s.Deck)
	add(s.Discard)
	for _, pack := range s.Draft.Packs {
		add(pack)
	}
	for i := range s.Players {
		p, st := Player(i), &s.Players[i]
		add(st.Made)
		add(st.Hand)
		add(st.Buried)
		if uint8(p) < s.count() && st.Hand.Len() != int(st.HandSize) {
			return fmt.Errorf("the hand of player %s is said to hold %d Treaties and holds %d", s.playerID(p), st.HandSize, st.Hand.Len())
		}
	}
	if seen&^allTreaties != 0 || seen != allTreaties || n != treatyCards {
		for t := range Treaty(treatyCards) {
			if !seen.Has(t) {
				return fmt.Errorf("no place for the Treaty %s", t.card().ID)
			}
		}
		return fmt.Errorf("%d Treaties instead of %d: one is in two places", n, treatyCards)
	}
	if s.Deck.Len() != int(s.DeckSize) || s.Discard.Len() != int(s.DiscardSize) {
		return fmt.Errorf("Treaty deck and discards are said to hold %d and %d and hold %d and %d", s.DeckSize, s.DiscardSize, s.Deck.Len(), s.Discard.Len())
	}
	return nil
}

// checkMenCards checks the Men of Action: all there where they are played with,
// and as many in each place as is said.
func (s *State) checkMenCards() error {
	var sum Men
	add := func(m *Men) {
		for man, n := range m {
			sum[man] += min(n, MenCopies+1)
		}
	}
	add(&s.MenDeck)
	add(&s.MenDiscard)
	for i := range s.Players {
		st := &s.Players[i]
		add(&st.Men)
		if st.Men.count() != int(st.MenSize) {
			return fmt.Errorf("player %d is said to hold %d Men of Action and holds %d", i, st.MenSize, st.Men.count())
		}
	}
	for _, f := range s.Stack[:min(s.Depth, stackSize)] {
		if f.Kind == frMan && f.Card < men {
			sum[f.Card]++
		}
	}
	want := uint8(0)
	if s.Options.Men {
		want = MenCopies
	}
	for man, n := range sum {
		if n != want {
			return fmt.Errorf("%d cards of %s instead of %d", n, manTable[man].ID, want)
		}
	}
	if s.MenDeck.count() != int(s.MenDeckSize) {
		return fmt.Errorf("the deck of Men of Action is said to hold %d cards and holds %d", s.MenDeckSize, s.MenDeck.count())
	}
	return nil
}
