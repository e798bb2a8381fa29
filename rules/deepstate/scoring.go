package deepstate

import "safehouse/rules"

// The final score (rulebook: World Domination; games §10).

// A row is a line of the scoring pad.
type row uint8

// The nine rows of the pad.
const (
	rowObjectives row = iota
	rowGovernments
	rowSyndicates
	rowCorporations
	rowCircles
	rowOperations
	rowProjects
	rowTreaties
	rowEffects
	rows = 9
)

var partIDs = []string{"objectives", "governments", "crime-syndicates", "corporations", "inner-circles", "operations", "projects", "treaties", "effects"}

// rowOf is the row in which a kind is entered.
func rowOf(k Kind) row {
	switch k {
	case Governments, StockExchanges, Universities:
		return rowGovernments
	case CrimeSyndicates:
		return rowSyndicates
	case Corporations:
		return rowCorporations
	case InnerCircle:
		return rowCircles
	}
	return rowObjectives
}

// holdings is what the scoring rules count of a player's cards.
type holdings struct {
	group [groups]int
	sets  int // tricolor sets
}

func (s *State) holdings(p Player) (h holdings) {
	for g := range Group(groups) {
		h.group[g] = s.groupCount(p, g)
	}
	h.sets = min(h.group[MassControl], h.group[Finance], h.group[Science])
	return h
}

// yields is the Influence of one copy of an Objective by its printed text.
func (h *holdings) yields(text []Step) int {
	n := 0
	for _, st := range text {
		switch st.Do {
		case doWorth:
			n += int(st.N)
		case doPerCard:
			n += int(st.N) * h.group[st.What]
		case doPerOther:
			n += int(st.N) * (h.group[st.What] - 1)
		case doPerSet:
			n += int(st.N) * h.sets
		}
	}
	return n
}

// score is the nine rows of a player. Every copy of a card counts in full; an
// attached Inner Circle counts in its host's row and not for itself.
func (s *State) score(p Player) (r [rows]int) {
	st := &s.Players[p]
	h := s.holdings(p)
	for k, n := range st.Kinds {
		if n > 0 {
			r[rowOf(Kind(k))] += int(n) * h.yields(objectiveTable[k].Score)
		}
	}
	if st.Kinds[InnerCircle] > 0 {
		lo, hi := copiesOf(InnerCircle)
		for ic := lo; ic < hi; ic++ {
			if host := s.Cards[ic].Host; host != noCard && s.owns(p, ic) {
				r[rowOf(host.Kind())] += h.yields(host.face().Hosted) - h.yields(host.face().Score)
				r[rowCircles] -= h.yields(objectiveTable[InnerCircle].Score)
			}
		}
	}
	for op := range s.Operations {
		if s.Operations[op].By == p {
			r[rowOperations] += int(operationTable[op].Points)
		}
	}
	for project, stage := range st.Stages {
		if stage > 0 {
			r[rowProjects] += int(Project(project).stage(stage).Points)
		}
	}
	for rest := st.Made; rest != 0; rest = rest.rest() {
		r[rowTreaties] += s.treatyPoints(p, rest.first())
	}
	if !s.automa(p) {
		for rest := st.Made & printedTreaties.byType[EndOfGame]; rest != 0; rest = rest.rest() {
			r[rowEffects] += s.effectPoints(p, rest.first(), &h)
		}
	}
	return r
}

// treatyPoints is the Influence printed on a Treaty; HOC's count at least what
// its level says.
func (s *State) treatyPoints(p Player, t Treaty) int {
	n := int(printedTreaties.points[t])
	if s.automa(p) {
		n = max(n, int(identityTable[s.Options.Level].Treaty))
	}
	return n
}

// effectPoints is the Influence of an End-of-Game effect as things stand; its
// Conditions need not hold any more (ruling 33).
func (s *State) effectPoints(p Player, t Treaty, h *holdings) int {
	st := &s.Players[p]
	n := 0
	for _, step := range t.card().Effect {
		x := int(step.N)
		switch step.Do {
		case doPerEmblem:
			n += x * s.emblemCount(p, Emblem(step.What))
		case doPerSet:
			n += x * h.sets
		case doPerCard:
			n += x * h.group[step.What]
		case doPerGroup:
			n += x * s.groupsOwned(p)
		case doPerOperation:
			n += x * s.operationCount(p)
		case doPerProject:
			n += x * s.projectCount(p)
		case doPerTreaty:
			n += x * st.Made.Len()
		case doIfNoEmblem:
			none := true
			for e := range Emblem(emblems) {
				if step.What>>e&1 == 1 && s.emblemCount(p, e) > 0 {
					none = false
				}
			}
			if none {
				n += x
			}
		case doIfNoOperation:
			if s.operationCount(p) == 0 {
				n += x
			}
		case doByStage:
			if st.Stages[step.What] >= 3 {
				n += x
			} else {
				n += int(step.M)
			}
		}
	}
	return n
}

// total is the score of a player.
func (s *State) total(p Player) int {
	n := 0
	for _, x := range s.score(p) {
		n += x
	}
	return n
}

// beginScoring takes the Agents off the Objectives and discards the hands; then
// Inner Circles may still be attached (rulebook: Final score).
func (c runner) beginScoring() {
	c.Phase, c.Done = ScoringPhase, 0
	for card := range c.Busy.each {
		st := &c.Cards[card]
		c.Players[st.By].Reserve += st.Agents
		st.Agents = 0
		c.mark(card)
	}
	c.tell(rules.Event{Kind: EvScoring, N: int16(c.deckLeft())})
	for p := range Player(c.Seats) {
		for rest := c.Players[p].Hand; rest != 0; rest = rest.rest() {
			c.discardTreaty(p, rest.first())
		}
	}
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if st := &c.Cards[ic]; st.At == Taken && st.Host == noCard && !c.automa(st.By) {
			c.Fresh |= 1 << (ic - lo)
		}
	}
}

// scoringPhase offers the last attaching and ends the game.
func (c runner) scoringPhase() {
	if c.Fresh != 0 && c.offerCircles() {
		return
	}
	if c.Seats == 1 {
		c.hocAttaches()
	}
	c.Over = true
	c.tell(rules.Event{Kind: EvOver})
}

// Outcome is the score pad as it stands.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	for p := range Player(s.count()) {
		sc := rules.Score{}
		for i, n := range s.score(p) {
			sc.Total += n
			sc.Parts = append(sc.Parts, rules.Part{Key: partIDs[i], Points: n})
		}
		if s.automa(p) {
			out.Automa = &sc
		} else {
			out.Seats = append(out.Seats, sc)
		}
	}
	if !s.Over {
		return out
	}
	won, broken := s.winners()
	if broken != "" {
		out.Remarks = append(out.Remarks, rules.Say(broken))
	}
	out.Winners = won &^ rules.Only(int(s.hocSeat()))
	if s.Seats == 1 {
		out.Lost = out.Winners == 0
		out.Remarks = append(out.Remarks, s.rating(won))
	}
	return out
}

// hocSeat is the bit of HOC in a set of winners; in other games none.
func (s *State) hocSeat() Player {
	if s.Seats == 1 {
		return HOC
	}
	return 7
}

// winners is who wins, HOC included, and the message of how a tie was broken:
// by a Stage V, then by the Stage in DEEP STATE, else it is shared.
func (s *State) winners() (rules.Seats, string) {
	all := rules.Seats(1<<s.count() - 1)
	in := narrow(all, func(p Player) int { return s.total(p) })
	if in.Count() == 1 {
		return in, ""
	}
	if in = narrow(in, s.atLastStage); in.Count() == 1 {
		return in, "result.tie-stage"
	}
	if in = narrow(in, func(p Player) int { return int(s.Players[p].Stages[DeepState]) }); in.Count() == 1 {
		return in, "result.tie-deep-state"
	}
	return in, "result.shared"
}

// atLastStage is 1 for a player at Stage V of any Project.
func (s *State) atLastStage(p Player) int {
	for _, stage := range s.Players[p].Stages {
		if stage == stages {
			return 1
		}
	}
	return 0
}

// narrow keeps the players of a set with the highest rank.
func narrow(in rules.Seats, rank func(Player) int) rules.Seats {
	best, out := 0, rules.Seats(0)
	for rest := in; rest != 0; rest &= rest - 1 {
		p := Player(rest.First())
		switch r := rank(p); {
		case out == 0 || r > best:
			best, out = r, rules.Only(int(p))
		case r == best:
			out |= rules.Only(int(p))
		}
	}
	return out
}

// rating is how a game against HOC went (games §12.6).
func (s *State) rating(won rules.Seats) rules.Message {
	n := s.total(You) - s.total(HOC)
	key := "result.narrow"
	switch {
	case !won.Has(int(You)):
		key, n = "result.hoc", -n
	case won.Has(int(HOC)):
		key = "result.hoc-shared"
	case n == 0:
		key = "result.hoc-tie"
	case n >= 25:
		key = "result.total"
	case n >= 10:
		key = "result.clear"
	}
	return rules.Say(key, rules.Num("n", n))
}
