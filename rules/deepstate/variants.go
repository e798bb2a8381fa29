package deepstate

import (
	"fmt"

	"safehouse/rules"
)

// What the options of ours change in a game (doc.go). Each is off where its field of
// Choices is zero.

// Ranges of the options.
const (
	MaxLastRound = 5 // the fewest rounds that any game lasts as printed
	MaxHeadStart = 3 // Stage
	MaxDossier   = 2 // Treaties: the hand is at its limit with them
	leastReserve = -2
	mostReserve  = 4
	leastReach   = 2
	mostReach    = 5
)

// A War is how the World Wars come.
type War uint8

// Ways of the World Wars.
const (
	WarPrinted War = iota // out of the deck, for the rest of the round
	WarPeace              // what turns up is over at once
	WarEarly              // the first one is in effect in the first round
	WarLasting            // it is, and stays in effect to the end
	wayOfWars  = 4
)

var warIDs = []string{"printed", "peace", "early", "lasting"}

// firstWar is the World War that is in effect from the first round on with the options
// early and lasting.
const firstWar = Card(objectives)

// closedIDs are who the option closed names: nobody, or a Project.
func closedIDs() []string {
	return append([]string{"none"}, names(projects, func(i int) string { return projectTable[i].ID })...)
}

// Closed reports whether nobody Advances in a Project.
func (s *State) Closed(p Project) bool { return s.Options.Closed == uint8(p)+1 }

// OpenReach is how many cards from the beginning of the zone everybody can Infiltrate.
func (s *State) OpenReach() int { return Reach + int(s.Options.Reach) }

// OperationsIn is how many Covert Operations lie in the stack when the game begins, from
// the top one of the box on.
func (s *State) OperationsIn() int { return operations - int(s.Options.Missing) }

// boxed reports whether a Covert Operation stayed in the box.
func (s *State) boxed(op Operation) bool { return int(op) >= s.OperationsIn() }

// lastRound reports whether an option ends the game with this round.
func (s *State) lastRound() bool { return s.Options.Rounds > 0 && s.Round >= s.Options.Rounds }

// lasts reports whether a World War stays in effect to the end of the game.
func (s *State) lasts(card Card) bool { return card == firstWar && s.Options.War == WarLasting }

// startReserve is how many Agents a player has in reserve when the game begins.
func (s *State) startReserve(p Player) uint8 {
	n := StartReserve
	if s.automa(p) {
		n = int(identityTable[s.Options.Level].Reserve)
	}
	if p == 0 {
		return uint8(n + int(s.Options.Reserve))
	}
	return uint8(n + int(s.Options.Rivals))
}

// headStart puts HOC's Coordinator on a Stage of the first Project of its order that is
// open.
func (s *State) headStart() {
	if s.Options.HeadStart == 0 {
		return
	}
	for _, project := range s.Head.Order {
		if !s.Closed(project) {
			s.Players[HOC].Stages[project] = s.Options.HeadStart
			s.Players[HOC].Pool--
			return
		}
	}
}

// openVariants does what options bring when the first round begins: a World War that is
// there already, and Treaties of the first seat.
func (c runner) openVariants() {
	if c.Options.War >= WarEarly {
		c.Cards[firstWar].At = InForce
		c.tell(rules.Event{Kind: EvWar, What: RefCard(firstWar), N: 1})
	}
	if c.Options.Dossier > 0 {
		c.drawTreaties(0, int(c.Options.Dossier))
	}
}

// checkOptions checks that every option has a value of its own.
func (s *State) checkOptions() error {
	o := &s.Options
	if o.Treaties > Experienced || o.Level >= levels || s.Seats > 1 && o.Level != 0 {
		return fmt.Errorf("there is no such Treaty set-up or level of HOC, or no HOC in a game of %d", s.Seats)
	}
	if o.Rounds > MaxLastRound || o.Closed > projects || o.War >= wayOfWars || o.Reach < leastReach-Reach || o.Reach > mostReach-Reach ||
		o.Missing > operations || o.Reserve < leastReserve || o.Reserve > mostReserve || o.Rivals < leastReserve || o.Rivals > mostReserve ||
		o.Dossier > MaxDossier || o.HeadStart > MaxHeadStart || s.Seats > 1 && (o.HeadStart != 0 || o.Wiretap || o.Has(Summons)) {
		return fmt.Errorf("an option has a value that it does not have")
	}
	if s.Spent&^o.Privileges != 0 || s.Spent != 0 && s.Round == 0 {
		return fmt.Errorf("a privilege was used that there is not, or before the first round")
	}
	if card := Card(s.Claimed - 1); s.Claimed > 0 && (s.Cards[card].At != InZone || !s.Used(Claim)) {
		return fmt.Errorf("a card is claimed that is not in the zone, or by nobody")
	}
	return nil
}
