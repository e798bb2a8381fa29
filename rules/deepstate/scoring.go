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

// score is the nine rows of a player. Every copy of a card counts in full; an
// attached Inner Circle counts in its host's row and not for itself.
func (s *State) score(p Player) (r [rows]int) {
	st := &s.Players[p]
	h := s.holdings(p)
	for k, n := range st.Kinds {
		if n > 0 {
			r[objectiveTable[k].Row] += int(n) * s.influence(p, h, objectiveTable[k].Score)
		}
	}
	if st.Kinds[InnerCircle] > 0 {
		lo, hi := copiesOf(InnerCircle)
		for ic := lo; ic < hi; ic++ {
			if host := s.Cards[ic].Host; host != noCard && s.owns(p, ic) {
				r[host.face().Row] += s.hosting(p, h, host)
				r[rowCircles] -= s.influence(p, h, objectiveTable[InnerCircle].Score)
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
			r[rowEffects] += s.influence(p, h, rest.first().card().Effect)
		}
	}
	return r
}

// hosting is how much more Influence a card brings p with an Inner Circle attached.
func (s *State) hosting(p Player, h holdings, host Card) int {
	return s.influence(p, h, host.face().Hosted) - s.influence(p, h, host.face().Score)
}

// treatyPoints is the Influence printed on a Treaty; HOC's count at least what
// its level says.
func (s *State) treatyPoints(p Player, t Treaty) int {
	n := t.Points()
	if s.automa(p) {
		n = max(n, int(identityTable[s.Options.Level].Treaty))
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
