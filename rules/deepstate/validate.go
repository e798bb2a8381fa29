package deepstate

import (
	"fmt"

	"safehouse/rules/machine"
)

// Validate reports the first thing that cannot be in a reachable position, the
// question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	return machine.Settled(&engine, s)
}

// consistent checks everything but the question.
func (s *State) consistent() error {
	for _, check := range []func() error{
		s.checkRanges, s.checkTable, s.checkChance, s.checkObjectives, s.checkZone, s.checkCircles, s.checkOperations, s.checkPlayers,
		s.checkTreaties, s.checkDraft, s.checkClues, s.checkMen, s.checkTokens, s.checkHOC, s.checkStack,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkRanges holds every field against its tag.
func (s *State) checkRanges() error { return layout.Check(s) }

func (s *State) checkTable() error {
	if err := s.checkOptions(); err != nil {
		return err
	}
	if s.Done > s.count() {
		return fmt.Errorf("%d of %d players have had their turn", s.Done, s.count())
	}
	setup := s.Phase == Drafting || s.Phase == Dealing
	if setup != (s.Round == 0) {
		return fmt.Errorf("round %d in phase %s: set-up has round 0, and nothing else has", s.Round, phaseIDs[s.Phase])
	}
	if last := int(s.Round) + s.deckLeft()/zoneSize(s.count()); last > maxRound {
		return fmt.Errorf("round %d is too late: with this deck the game would go on to round %d", s.Round, last)
	}
	if s.Phase == Drafting && (s.Options.Treaties != Experienced || s.Seats == 1) || s.Phase == Dealing && s.Options.Treaties == FirstGame {
		return fmt.Errorf("phase %s does not belong to the set-up %s", phaseIDs[s.Phase], treatySetupIDs[s.Options.Treaties])
	}
	if s.Phase != ActionPhase && (s.Step != turnBegins || s.Now != TurnState{Infiltrated: noCard, Anywhere: noCard}) {
		return fmt.Errorf("a turn is going on in phase %s", phaseIDs[s.Phase])
	}
	if s.Over && (s.Phase != ScoringPhase || s.Fresh != 0) {
		return fmt.Errorf("the game can be over only after the final scoring")
	}
	if s.Done == s.count() && (s.Step != turnBegins || s.Phase == ScoringPhase) || s.Phase == ScoringPhase && s.Done != 0 {
		return fmt.Errorf("%d players have had their turn in phase %s", s.Done, phaseIDs[s.Phase])
	}
	if setup && s.Done > s.Seats {
		return fmt.Errorf("%d seats have chosen in phase %s", s.Done, phaseIDs[s.Phase])
	}
	return s.checkNow()
}

// maxRound bounds the rounds of a position that was made by hand; no game has
// more than six.
const maxRound = 20

// checkNow checks what belongs to the current turn.
func (s *State) checkNow() error {
	n := &s.Now
	for _, card := range [2]Card{n.Infiltrated, n.Anywhere} {
		if card != noCard && (card >= objectives || s.Phase != ActionPhase) {
			return fmt.Errorf("the turn is about no card of the zone")
		}
	}
	less := 0 // emblems
	if n.Played {
		less++
	}
	if s.Used(Seal) {
		less++
	}
	if int(n.EmblemsLess) > less || !n.Played && (n.AgentsLess > 0 || n.WholeZone || n.Unwatched) {
		return fmt.Errorf("something holds in this turn that neither a Man of Action nor a privilege brings")
	}
	if n.Encore && !s.Used(Encore) {
		return fmt.Errorf("a second Action is to come that nothing brings")
	}
	if s.Step == turnBegins && *n != (TurnState{Infiltrated: noCard, Anywhere: noCard}) {
		return fmt.Errorf("nothing can have happened in a turn that has not begun")
	}
	if s.Phase == ActionPhase && s.Done < s.count() && s.Step != turnBegins && s.automa(s.at(s.Done)) {
		return fmt.Errorf("HOC's turn is never interrupted")
	}
	if n.Infiltrated != noCard && s.Step < turnProtect {
		return fmt.Errorf("a card was Infiltrated before the Action")
	}
	return nil
}

func (s *State) checkChance() error {
	return s.Luck.Check(info)
}

func (s *State) checkObjectives() error {
	for i := range s.Cards {
		st, card := &s.Cards[i], Card(i)
		if st.At >= places {
			return fmt.Errorf("%s is nowhere", printed.ids[i])
		}
		if card.IsWar() {
			if st.By != nobody || st.Agents != 0 || st.Ghosts != 0 || st.At == InZone || st.At == Taken || st.Host != noCard {
				return fmt.Errorf("%s is no Objective: it is in the deck, in force or gone", printed.ids[i])
			}
			early := s.Round == 1 && card == firstWar && s.Options.War >= WarEarly
			if st.At == InForce && !(s.lasts(card) && s.Round > 0) && (s.Round < 2 && !early || s.Phase > RecallPhase) {
				return fmt.Errorf("%s is in force in round %d and phase %s: it can be from round 2 on, and never in a Treaty Phase", printed.ids[i], s.Round, phaseIDs[s.Phase])
			}
			continue
		}
		if st.At == InForce {
			return fmt.Errorf("%s is no World War and cannot be in force", printed.ids[i])
		}
		if err := s.checkCard(card); err != nil {
			return fmt.Errorf("%s: %w", printed.ids[i], err)
		}
	}
	return s.checkPlaces()
}

func (s *State) checkCard(card Card) error {
	st := &s.Cards[card]
	owner := st.By != nobody
	switch {
	case owner && uint8(st.By) >= s.count():
		return fmt.Errorf("belongs to a player that is not in the game")
	case st.At == Taken && !owner, st.At != Taken && st.At != InZone && owner:
		return fmt.Errorf("has an owner exactly when it was taken over")
	case st.At == InZone && owner != (st.Agents > 0):
		return fmt.Errorf("is somebody's in the zone exactly as long as Agents are on it")
	case st.Agents > Agents, st.Ghosts > 2*Agents:
		return fmt.Errorf("has more Agents on it than there are")
	case st.Ghosts > 0 && (st.At != InZone || st.Agents == 0):
		return fmt.Errorf("has Ghosts on it outside the zone, or alone")
	case st.Agents > 0 && st.At != InZone && st.At != Taken:
		return fmt.Errorf("has Agents on it where it is")
	case st.Agents > 0 && st.At == InZone && s.Phase != ActionPhase:
		return fmt.Errorf("has Agents on it in the zone in phase %s", phaseIDs[s.Phase])
	case st.Agents > 0 && s.Phase == ScoringPhase:
		return fmt.Errorf("has Agents on it in the final scoring")
	}
	return nil
}

func (s *State) checkZone() error {
	if int(s.RowLen) > zoneSize(s.count()) {
		return fmt.Errorf("%d cards in the zone; there are at most %d", s.RowLen, zoneSize(s.count()))
	}
	if err := s.checkRow(); err != nil {
		return err
	}
	n := int(s.RowLen)
	wantsRow := s.Phase == ActionPhase
	noRow := s.Phase == Drafting || s.Phase == Dealing || s.Phase >= TreatyPhase
	if wantsRow && n == 0 || noRow && n > 0 {
		return fmt.Errorf("%d cards in the zone in phase %s", n, phaseIDs[s.Phase])
	}
	if s.Phase >= ScoringPhase && s.deckLeft() >= zoneSize(s.count()) && !s.lastRound() {
		return fmt.Errorf("the final scoring comes when the deck holds less than a full zone")
	}
	if (s.Phase == Drafting || s.Phase == Dealing) && s.deckLeft() < zoneSize(s.count())+wars {
		return fmt.Errorf("the Objective deck is too small for the first zone")
	}
	return nil
}

func (s *State) checkCircles() error {
	lo, hi := copiesOf(InnerCircle)
	var hosts [cards]bool
	for i := range s.Cards {
		card, host := Card(i), s.Cards[i].Host
		if host == noCard {
			continue
		}
		if card < lo || card >= hi || s.Cards[card].At != Taken || host >= objectives || !s.owns(s.Cards[card].By, host) ||
			!host.Kind().hosts() || hosts[host] {
			return fmt.Errorf("%s is attached, but no Inner Circle that lies with a Supreme Power or Key Connections card of the same player that has no other", printed.ids[i])
		}
		hosts[host] = true
	}
	if s.Fresh>>(hi-lo) != 0 || s.Fresh != 0 && s.Phase != TakeoverPhase && s.Phase != ScoringPhase {
		return fmt.Errorf("an Inner Circle is fresh in phase %s", phaseIDs[s.Phase])
	}
	for ic := lo; ic < hi; ic++ {
		if st := &s.Cards[ic]; s.Fresh>>(ic-lo)&1 == 1 && (st.At != Taken || st.Host != noCard || s.automa(st.By)) {
			return fmt.Errorf("%s is fresh, but not an unattached one that a person has", printed.ids[ic])
		}
	}
	return nil
}

func (s *State) checkOperations() error {
	open := false
	for op := range s.Operations {
		st, id := &s.Operations[op], operationTable[op].ID
		switch {
		case st.By == nobody:
			open = true
			if st.Agents != 0 || st.Ghosts != 0 {
				return fmt.Errorf("%s is in the stack and has Agents on it", id)
			}
		case uint8(st.By) >= s.count():
			return fmt.Errorf("%s belongs to a player that is not in the game", id)
		case s.boxed(Operation(op)):
			return fmt.Errorf("%s was carried out, but stayed in the box", id)
		case open:
			return fmt.Errorf("%s was carried out before one that lies above it", id)
		case st.Agents > Agents || st.Ghosts > 2*Agents || st.Ghosts > 0 && (st.Agents == 0 || s.Phase != ActionPhase):
			return fmt.Errorf("%s has Ghosts alone on it, or after the Action Phase, or more Agents than there are", id)
		case st.Agents > 0 && (s.Phase < ActionPhase || s.Phase > RecallPhase):
			return fmt.Errorf("%s has Agents on it in phase %s", id, phaseIDs[s.Phase])
		}
	}
	return nil
}

func (s *State) checkPlayers() error {
	for i := range s.Players {
		p, st := Player(i), &s.Players[i]
		if uint8(p) >= s.count() {
			if *st != (PlayerState{}) {
				return fmt.Errorf("player %d is not in the game and must have nothing", i)
			}
			continue
		}
		for project, stage := range st.Stages {
			if stage > stages || s.automa(p) && Project(project) == DeepState && stage > 0 {
				return fmt.Errorf("player %s cannot be at Stage %d of %s", s.playerID(p), stage, projectTable[project].ID)
			}
		}
		if st.ExtraGhosts > 0 && !s.canHaveExtraGhosts(p) {
			return fmt.Errorf("player %s has %d extra Ghosts in phase %s; one Emissary brings 2, from its turn to the end of the Takeover", s.playerID(p), st.ExtraGhosts, phaseIDs[s.Phase])
		}
	}
	if err := s.checkAgents(); err != nil {
		return err
	}
	return s.checkSupply()
}

// canHaveExtraGhosts reports whether p can have played an Emissary in this
// phase.
func (s *State) canHaveExtraGhosts(p Player) bool {
	if !s.Options.Men || s.automa(p) || s.Players[p].ExtraGhosts > 2 || s.Phase < ActionPhase || s.Phase > RecallPhase {
		return false
	}
	if s.Phase != ActionPhase {
		return true
	}
	for i := range s.Done {
		if s.at(i) == p {
			return true
		}
	}
	return s.Done < s.count() && s.at(s.Done) == p && s.Now.Played
}
