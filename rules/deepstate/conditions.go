package deepstate

// A Term is one part of a Treaty's Conditions (games §7.1).
type Term struct {
	Ask  termKind
	N    int8
	What uint8 // a group, emblem or kind of Objective
}

type termKind uint8

const (
	termCards termKind = 1 + iota
	termEmblems
	termNamed
	termOperations
	termTreaties
	termProjects
	termGroups
	termNoCard
	termNoEmblem
	termNoOperation
)

// when is the Conditions of a Treaty; all terms must hold.
func when(terms ...Term) []Term { return terms }

func cardsOf(n int8, g Group) Term { return Term{termCards, n, uint8(g)} }
func shows(n int8, e Emblem) Term  { return Term{termEmblems, n, uint8(e)} }
func named(k Kind) Term            { return Term{termNamed, 1, uint8(k)} }
func operationsDone(n int8) Term   { return Term{termOperations, n, 0} }
func treatiesMade(n int8) Term     { return Term{termTreaties, n, 0} }
func projectsIn(n int8) Term       { return Term{termProjects, n, 0} }
func groupsOf(n int8) Term         { return Term{termGroups, n, 0} }
func noCardOf(k Kind) Term         { return Term{termNoCard, 0, uint8(k)} }
func noEmblem(e Emblem) Term       { return Term{termNoEmblem, 0, uint8(e)} }
func noOperations() Term           { return Term{termNoOperation, 0, 0} }

// missing is how many units of a term p lacks; a broken NOT and a missing
// named card are one unit each (ruling 30).
func (s *State) missing(p Player, t Term) int {
	own, not := 0, false
	switch t.Ask {
	case termCards:
		own = s.groupCount(p, Group(t.What))
	case termEmblems:
		own = s.emblemCount(p, Emblem(t.What))
	case termNamed:
		own = min(1, int(s.Players[p].Kinds[t.What]))
	case termOperations:
		own = s.operationCount(p)
	case termTreaties:
		own = s.Players[p].Made.Len()
	case termProjects:
		own = s.projectCount(p)
	case termGroups:
		own = s.groupsOwned(p)
	case termNoCard:
		own, not = int(s.Players[p].Kinds[t.What]), true
	case termNoEmblem:
		own, not = s.emblemCount(p, Emblem(t.What)), true
	case termNoOperation:
		own, not = s.operationCount(p), true
	}
	if not {
		return min(1, own)
	}
	return max(0, int(t.N)-own)
}

// lacking is how many units of a Treaty's Conditions p lacks in all.
func (s *State) lacking(p Player, t Treaty) int {
	n := 0
	for _, term := range t.card().Needs {
		n += s.missing(p, term)
	}
	return n
}

// mayMake reports whether p meets the Conditions of t, less what DEEP STATE
// waives.
func (s *State) mayMake(p Player, t Treaty) bool {
	n := s.lacking(p, t)
	return n == 0 || n <= s.bonus(p, doWaive)
}

// groupCount is how many cards of a group p owns, Secondaries included.
func (s *State) groupCount(p Player, g Group) int {
	st := &s.Players[p]
	k := &st.Kinds
	switch g {
	case MassControl:
		return int(k[RulingParties]+k[MassMedia]+k[Authorities]) + int(st.Secondaries[g])
	case Finance:
		return int(k[Banks]+k[RealEstate]+k[Valuables]) + int(st.Secondaries[g])
	case Science:
		return int(k[Patents]+k[Labs]+k[Researches]) + int(st.Secondaries[g])
	case SupremePower:
		return int(k[Governments]+k[StockExchanges]+k[Universities]+k[CrimeSyndicates]+k[Corporations]) + int(st.Secondaries[g])
	case KeyConnections:
		return int(k[LaborUnions] + k[Consulates] + k[SpyAgencies])
	}
	return int(k[InnerCircle])
}

// groupsOwned is how many different groups p owns cards of; a Secondary stands
// for its group (a ruling of ours).
func (s *State) groupsOwned(p Player) int {
	n := 0
	for g := range Group(groups) {
		n += min(1, s.groupCount(p, g))
	}
	return n
}

// emblemCount is how many emblems p has on Objectives taken over, on Treaties
// made, and by an Inner Circle on a Key Connections card (ruling 18).
func (s *State) emblemCount(p Player, e Emblem) int {
	st := &s.Players[p]
	n := 0
	for _, k := range showing[e] {
		n += int(st.Kinds[k])
	}
	n += (st.Made & printedTreaties.emblem[e]).Len()
	if st.Kinds[InnerCircle] == 0 {
		return n
	}
	lo, hi := copiesOf(InnerCircle)
	for c := lo; c < hi; c++ {
		if host := s.Cards[c].Host; host != noCard && s.owns(p, c) {
			for _, step := range host.face().Hosted {
				if step.Do == doEmblem && Emblem(step.What) == e {
					n++
				}
			}
		}
	}
	return n
}

// operationCount is how many Covert Operations p carried out.
func (s *State) operationCount(p Player) int {
	n := 0
	for i := range s.Operations {
		if s.Operations[i].By == p {
			n++
		}
	}
	return n
}

// projectCount is how many Projects p has a Coordinator in.
func (s *State) projectCount(p Player) int {
	n := 0
	for _, stage := range s.Players[p].Stages {
		if stage > 0 {
			n++
		}
	}
	return n
}
