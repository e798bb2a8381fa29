package deepstate

import (
	"slices"

	"safehouse/rules"
)

// This file is what a table needs to show a position: refs and back, what is
// printed on the cards, and numbers that a player at the table would work out.
// Everything here only looks, and says no more of a view than the view holds.

// Numbers of things, and what stands for none.
const (
	Kinds       = kinds
	Projects    = projects
	Stages      = stages
	Operations  = operations
	Groups      = groups
	Secondaries = secondaries
	MenKinds    = men
	HOCKinds    = hocKinds
	TreatyCards = treatyCards
	Rows        = rows

	NoCard      = noCard
	NoOperation = noOperation
	Nobody      = nobody
)

// What a ref stands for; ok is false for one of another kind.
func OnCard(r rules.Ref) (c Card, ok bool) { return Card(r.Index), r.Kind == kCard }
func OnOperation(r rules.Ref) (op Operation, ok bool) {
	return Operation(r.Index), r.Kind == kOperation
}
func OnTreaty(r rules.Ref) (t Treaty, ok bool)   { return Treaty(r.Index), r.Kind == kTreaty }
func OnHOCCard(r rules.Ref) (c HOCCard, ok bool) { return HOCCard(r.Index), r.Kind == kHOCCard }

// OnStage is the Project and the number of a Stage.
func OnStage(r rules.Ref) (p Project, n uint8, ok bool) {
	return Project(r.Index / stages), uint8(r.Index%stages) + 1, r.Kind == kStage
}

// OnPlayer is the player that the ref of a seat means, or Nobody.
func (s *State) OnPlayer(r rules.Ref) Player {
	if r.Kind != kSeat {
		return nobody
	}
	return s.playerOf(int(r.Index))
}

// Printed is what is printed on an Objective; k is none of a World War.
func (k Kind) Printed() *ObjectiveCard { return &objectiveTable[k] }

// Printed is what is printed on a Covert Operation.
func (op Operation) Printed() *OperationCard { return &operationTable[op] }

// Printed is what is printed on a Treaty.
func (t Treaty) Printed() *TreatyCard { return t.card() }

// Points is the Influence printed on a Treaty.
func (t Treaty) Points() int { return t.Brings().Points }

// Lengthens reports whether a Treaty lengthens the reach of who has made it.
func (t Treaty) Lengthens() bool { return given[doReach].made.Has(t) }

// Sheet is what is printed on a Project.
func (p Project) Sheet() *ProjectSheet { return &projectTable[p] }

// Count is the number of players, HOC included.
func (s *State) Count() int { return int(s.count()) }

// Automa reports whether p is HOC.
func (s *State) Automa(p Player) bool { return s.automa(p) }

// InOrder is the players from the holder of the Supervisor clockwise.
func (s *State) InOrder() (l []Player) {
	for i := range s.count() {
		l = append(l, s.at(i))
	}
	return l
}

// Headhunter is the player with the Headhunter, or Nobody.
func (s *State) Headhunter() Player { return s.headhunter() }

// Restricted reports whether the Supervisor limits p to two of the Actions.
func (s *State) Restricted(p Player) bool { return s.restricted(p) }

// ReachOf is how many cards from the beginning of the zone p can Infiltrate.
func (s *State) ReachOf(p Player) int { return s.reach(p) }

// PlaceOf is the place of a card in the zone from 0, or -1.
func (s *State) PlaceOf(c Card) int { return s.inRow(c) }

// ZoneSize is the number of cards in a full zone.
func (s *State) ZoneSize() int { return zoneSize(s.count()) }

// DeckLeft is the number of cards in the Objective deck, Wars the number of World
// Wars in effect.
func (s *State) DeckLeft() int { return s.deckLeft() }
func (s *State) Wars() int     { return s.warCount() }

// LastRound is the round in which the deck will run out, or the one that an option
// says.
func (s *State) LastRound() int {
	n := int(s.Round) + s.deckLeft()/zoneSize(s.count())
	if s.Options.Rounds > 0 {
		n = min(n, int(s.Options.Rounds))
	}
	return n
}

// GhostsOf is how many Ghosts p has, FreeGhosts how many of them are on no card.
func (s *State) GhostsOf(p Player) int   { return s.ghostCount(p) }
func (s *State) FreeGhosts(p Player) int { return s.freeGhosts(p) }

// NeededFor is the least total of Agents and Ghosts with which p can Infiltrate a
// card.
func (s *State) NeededFor(p Player, c Card) int { return s.needed(p, c) }

// CanBring is the largest total that a player who has still to act in this phase
// could bring to a card of the zone: 0 for one who cannot Infiltrate it.
func (s *State) CanBring(p Player, c Card) int {
	if s.Phase != ActionPhase || !s.toCome(p) || s.inRow(c) >= s.reach(p) || s.Players[p].Reserve == 0 {
		return 0
	}
	return int(s.Players[p].Reserve) + s.freeGhosts(p)
}

// toCome reports whether p's turn in this Action Phase is still to come.
func (s *State) toCome(p Player) bool {
	for i := s.Done + 1; i < s.count(); i++ {
		if s.at(i) == p {
			return true
		}
	}
	return false
}

// IsClaimed reports whether a card of the zone is kept for the first seat.
func (s *State) IsClaimed(c Card) bool { return s.claimed(c) }

// HadTurn reports whether p has had its turn in this phase.
func (s *State) HadTurn(p Player) bool {
	for i := range s.Done {
		if s.at(i) == p {
			return true
		}
	}
	return false
}

// GroupCount and EmblemCount are what p owns, Secondaries and Treaties counted.
func (s *State) GroupCount(p Player, g Group) int   { return s.groupCount(p, g) }
func (s *State) EmblemCount(p Player, e Emblem) int { return s.emblemCount(p, e) }

// GroupsHeld is of how many groups p has cards.
func (s *State) GroupsHeld(p Player) (n int) {
	for g := range Group(Groups) {
		n += min(1, s.groupCount(p, g))
	}
	return n
}

// Tricolors is how many tricolor sets p has: a card of Mass Control, Finance and Science each.
func (s *State) Tricolors(p Player) int {
	return min(s.groupCount(p, MassControl), s.groupCount(p, Finance), s.groupCount(p, Science))
}

// CovertBy is how many Covert Operations p has carried out.
func (s *State) CovertBy(p Player) (n int) {
	for op := range s.Operations {
		if s.Operations[op].By == p {
			n++
		}
	}
	return n
}

// Owns reports whether p has a card in front of it.
func (s *State) Owns(p Player, c Card) bool { return s.owns(p, c) }

// AttachedTo is the Inner Circle on a card, or NoCard.
func (s *State) AttachedTo(c Card) Card { return s.attachedTo(c) }

// Alike reports whether two cards look the same to everybody, so that one stands
// for the other.
func (s *State) Alike(a, b Card) bool {
	return a.Kind() == b.Kind() && s.Cards[a].Agents == s.Cards[b].Agents && s.lookOf(a) == s.lookOf(b)
}

// Yields is the Influence that a card in front of p brings now.
func (s *State) Yields(p Player, c Card) int {
	h := s.holdings(p)
	if c.Kind() == InnerCircle && s.Cards[c].Host != noCard {
		return 0
	}
	if s.attachedTo(c) != noCard {
		return s.influence(p, h, c.face().Hosted)
	}
	return s.influence(p, h, c.face().Score)
}

// addSecondaries gives a player with st the Secondary Objectives that a Treaty brings.
func (s *State) addSecondaries(st *PlayerState, t Treaty) {
	if b := t.Brings(); b.Secondaries > 0 {
		st.Secondaries[b.Group] += uint8(min(b.Secondaries, int(s.Supply[b.Group])))
	}
}

// Gain is how much Influence one more Objective of a kind would bring p now.
func (s *State) Gain(p Player, k Kind) int {
	with := *s
	with.Players[p].Kinds[k]++
	return with.total(p) - s.total(p)
}

// Worth is the Influence that a Treaty of p's hand would bring now if it were
// made: what is printed, its effect, and what its benefit adds elsewhere.
func (s *State) Worth(p Player, t Treaty) int {
	with := *s
	st := &with.Players[p]
	st.Made = st.Made.With(t)
	with.addSecondaries(st, t)
	return with.total(p) - s.total(p)
}

// EffectOf is the Influence of the effect of a Treaty that p has made.
func (s *State) EffectOf(p Player, t Treaty) int {
	h := s.holdings(p)
	return s.influence(p, h, t.card().Effect)
}

// TreatyPoints is the Influence of a made Treaty itself.
func (s *State) TreatyPoints(p Player, t Treaty) int { return s.treatyPoints(p, t) }

// ScoreRows is the nine rows of the scoring pad, Total their sum.
func (s *State) ScoreRows(p Player) [Rows]int { return s.score(p) }
func (s *State) Total(p Player) int           { return s.total(p) }

// Waives is how many missing units of Conditions DEEP STATE waives for p, 99 for
// all.
func (s *State) Waives(p Player) int { return s.bonus(p, doWaive) }

// ExtraTreaties is how many Treaties p may make in a Treaty Phase besides one.
func (s *State) ExtraTreaties(p Player) int { return s.bonus(p, doTreaties) }

// MayMake reports whether p meets the Conditions of a Treaty, less what is
// waived.
func (s *State) MayMake(p Player, t Treaty) bool { return s.mayMake(p, t) }

// Missing is how many units of a term p lacks, Has how many it owns of what the
// term counts.
func (s *State) Missing(p Player, t Term) int { return s.missing(p, t) }
func (s *State) Has(p Player, t Term) int {
	if row := t.row(); !row.not {
		return row.owned(s, p, t.What)
	}
	return 0
}

// LackOf says in words what p lacks for a Treaty.
func (s *State) LackOf(p Player, t Treaty) []rules.Message { return s.lacks(p, t) }

// NextPrice is what the next Stage of a Project would cost p by its Action now.
func (s *State) NextPrice(p Player, project Project) (agents, emblems int) {
	return s.PriceOf(p, project, s.Players[p].Stages[project]+1)
}

// PriceOf is what a Stage would cost p now, if it were the next one.
func (s *State) PriceOf(p Player, project Project, stage uint8) (agents, emblems int) {
	with := *s
	with.Players[p].Stages[project] = stage - 1
	less, emblemsLess := 0, 0
	if s.Ask.Kind == AskTurn && s.Ask.By == p {
		less, emblemsLess = int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
	}
	return with.price(p, project, less, emblemsLess)
}

// Payable is how many Objectives with an emblem p could discard.
func (s *State) Payable(p Player, e Emblem) int { return s.payable(p, e) }

// TopOperation is the Covert Operation that can be carried out next.
func (s *State) TopOperation() Operation { return s.topOperation() }

// OperationForce is how many Agents and Ghosts of p carry an operation out.
func (s *State) OperationForce(p Player, op Operation) (agents, ghosts int) {
	return s.operationForce(p, op)
}

// RecruitsBy is how many Agents the Action of Recruiting would bring p.
func (s *State) RecruitsBy(p Player) int { return min(s.recruitAction(p), int(s.Players[p].Pool)) }

// ExtraRecalls is how many extra Agents UNIFIED NATIONS brings back for p.
func (s *State) ExtraRecalls(p Player) int { return s.bonus(p, doRecalls) }

// HOCIdentity is the row of HOC's Identity card, its reserve as options change it.
func (s *State) HOCIdentity() Identity {
	card := identityTable[s.Options.Level]
	card.Reserve = s.startReserve(HOC)
	return card
}

// StageLimit is the highest Stage that HOC may enter in this round.
func (s *State) StageLimit() int { return min(stages, s.hocLimit()) }

// Kinds of terms, for tables that draw Conditions in signs.
const (
	TermCards       = termCards
	TermEmblems     = termEmblems
	TermNamed       = termNamed
	TermOperations  = termOperations
	TermTreaties    = termTreaties
	TermProjects    = termProjects
	TermGroups      = termGroups
	TermNoCard      = termNoCard
	TermNoEmblem    = termNoEmblem
	TermNoOperation = termNoOperation
)

// MadeBy is the Treaties in front of p, HandOf those in its hand that the view shows.
func (s *State) MadeBy(p Player) (l []Treaty) { return listOf(s.Players[p].Made) }
func (s *State) HandOf(p Player) (l []Treaty) { return listOf(s.Players[p].Hand) }

func listOf(set Set) (l []Treaty) {
	for rest := set; rest != 0; rest = rest.rest() {
		l = append(l, rest.first())
	}
	return l
}

// PackOf is the Treaties from which a seat picks now.
func (s *State) PackOf(seat int) []Treaty {
	if s.Phase != Drafting {
		return nil
	}
	return listOf(s.Draft.Packs[s.packOf(seat, int(s.Draft.Step))])
}

// Instruction is the name of an instruction of HOC in the keys of its words.
func (st Step) Instruction() string { return st.row().try.id }

// ToldBy reports whether events of a kind tell that HOC has followed an instruction.
func (st Step) ToldBy(k rules.EventKind) bool { return slices.Contains(st.row().try.told, k) }

// Text is the instructions of an Action card of HOC, in order.
func (c HOCCard) Text() []Step { return hocTable[c].Text }

// HOCSteps is the most instructions that count at once.
const HOCSteps = 5

// HOCOtherwise is what HOC tries when its card allows nothing.
func HOCOtherwise() []Step { return hocOtherwise }

// Whose is the seat of a player, and Automaton for HOC.
func (s *State) Whose(r rules.Ref) int {
	switch {
	case r.Kind != kSeat:
		return rules.Nobody
	case int(r.Index) == seatHOC:
		return rules.Automaton
	}
	return int(r.Index)
}
