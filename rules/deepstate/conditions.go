package deepstate

import "safehouse/rules"

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
	termKinds
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

// A termRow is all that is known of a kind of term.
type termRow struct {
	id      string                                   // in the keys of its words
	counted bool                                     // its words say how many
	owned   func(s *State, p Player, what uint8) int // what p has of what it asks for
	not     bool                                     // nothing of it may be there
	named   func(what uint8) rules.Arg               // what it names in words, nil where it counts one thing only
}

// termRows is the rows; init fills it, for emblems are counted on Treaties too.
var termRows [termKinds]termRow

func init() {
	kind := func(what uint8) rules.Arg { return info.Naming("card", RefObjective(Kind(what))) }
	group := func(what uint8) rules.Arg { return info.Naming("group", RefGroup(Group(what))) }
	emblem := func(what uint8) rules.Arg { return info.Naming("emblem", RefEmblem(Emblem(what))) }
	ofGroup := func(s *State, p Player, what uint8) int { return s.groupCount(p, Group(what)) }
	ofEmblem := func(s *State, p Player, what uint8) int { return s.emblemCount(p, Emblem(what)) }
	ofKind := func(s *State, p Player, what uint8) int { return int(s.Players[p].Kinds[what]) }
	covert := func(s *State, p Player, _ uint8) int { return s.operationCount(p) }
	termRows = [termKinds]termRow{
		termCards:       {id: "cards", counted: true, owned: ofGroup, named: group},
		termEmblems:     {id: "emblems", counted: true, owned: ofEmblem, named: emblem},
		termNamed:       {id: "named", owned: func(s *State, p Player, what uint8) int { return min(1, ofKind(s, p, what)) }, named: kind},
		termOperations:  {id: "operations", counted: true, owned: covert},
		termTreaties:    {id: "treaties", counted: true, owned: func(s *State, p Player, _ uint8) int { return s.Players[p].Made.Len() }},
		termProjects:    {id: "projects", counted: true, owned: func(s *State, p Player, _ uint8) int { return s.projectCount(p) }},
		termGroups:      {id: "groups", counted: true, owned: func(s *State, p Player, _ uint8) int { return s.groupsOwned(p) }},
		termNoCard:      {id: "no-card", owned: ofKind, not: true, named: kind},
		termNoEmblem:    {id: "no-emblem", owned: ofEmblem, not: true, named: emblem},
		termNoOperation: {id: "no-operation", owned: covert, not: true},
	}
	for _, row := range termRows[termCards:] {
		info.Says = append(info.Says, lackKey+row.id)
	}
}

func (t Term) row() *termRow { return &termRows[t.Ask] }

// lackKey begins the keys of what is missing.
const lackKey = "lack."

// missing is how many units of a term p lacks; a broken NOT and a missing
// named card are one unit each (ruling 30).
func (s *State) missing(p Player, t Term) int {
	row := t.row()
	own := row.owned(s, p, t.What)
	if row.not {
		return min(1, own)
	}
	return max(0, int(t.N)-own)
}

// inWords says that n units of a term are missing.
func (t Term) inWords(n int) rules.Message {
	row := t.row()
	m := rules.Say(lackKey + row.id)
	if row.counted {
		m.Args = append(m.Args, rules.Num("n", n))
	}
	if row.named != nil {
		m.Args = append(m.Args, row.named(t.What))
	}
	return m
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
	n := s.bonus(p, doWaive)
	for _, term := range t.card().Needs {
		if n -= s.missing(p, term); n < 0 {
			return false
		}
	}
	return true
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
			if hostedBenefit[host.Kind()].Emblem == e {
				n++
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
