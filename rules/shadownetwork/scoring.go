package shadownetwork

import "safehouse/rules"

// A tally is a side's final score in parts.
type tally struct {
	influence int
	turnIn    int         // Contracts completed by milestones
	gameEnd   int         // Contracts that are ready now
	penalty   int         // of the rest; not negative
	best      int         // value of the most valuable completed Contract
	ready     ContractSet // that are finished in final scoring
}

func (t *tally) total() int { return t.influence + t.contracts() }

// contracts is the Influence from Contracts, the first tie-break.
func (t *tally) contracts() int { return t.turnIn + t.gameEnd - t.penalty }

// count is the score of a player as it stands (rulebook: Endgame Scoring;
// ruling 29).
func (s *State) count(seat int) tally { return s.countWith(seat, s.Players[seat].Chosen) }

// countWith is the score of a player who chose these Contracts to be finished. Where
// the briefcases do not suffice for them, none is finished.
func (s *State) countWith(seat int, chosen ContractSet) (t tally) {
	p := &s.Players[seat]
	t.influence = int(p.Influence)
	for _, d := range p.Done[:p.DoneSize] {
		if d.Contract < contracts {
			v := int(d.Contract.Card().TurnIn)
			t.turnIn += v
			t.best = max(t.best, v)
		}
	}
	for rest := p.Hand; rest != 0; rest = rest.rest() {
		t.penalty += int(rest.first().Card().Penalty)
	}
	plan, _ := p.assigned(chosen)
	t.gameEnd = plan.value
	t.penalty -= plan.spared
	t.ready = plan.set
	t.best = max(t.best, plan.top)
	return t
}

// assigned is the plan of final scoring. Without a choice it is the best one, which no
// other beats in points or in a tie, so that another can serve its owner only if it
// finishes more Contracts. With a choice it is the first of those, by their number,
// that holds what was chosen, each choice being worth one Contract more; served is
// false where there is none, and then it is the best that holds them.
func (p *PlayerState) assigned(chosen ContractSet) (best plan, served bool) {
	best, _ = p.bestPlan(0, 0)
	if chosen == 0 {
		return best, true
	}
	for n := best.set.Len() + chosen.Len(); ; n++ {
		free, ok := p.bestPlan(0, n)
		if !ok {
			break
		}
		if q, ok := p.bestPlan(chosen, n); ok && !free.better(q) {
			return q, true
		}
	}
	best, _ = p.bestPlan(chosen, 0)
	return best, false
}

// bestPlan is the best plan that finishes those chosen and at least so many Contracts; ok is
// false where there is none.
func (p *PlayerState) bestPlan(chosen ContractSet, least int) (best plan, ok bool) {
	left := p.briefcases()
	a := assignment{least: least}
	for rest := p.Hand; rest != 0; rest = rest.rest() {
		if c := rest.first(); !chosen.Has(c) && fits(c.Card(), &left) {
			a.cards[a.n] = c
			a.n++
		}
	}
	a.choose(chosen, left, plan{})
	return a.best, a.found
}

// briefcases is those that can still serve a Contract.
func (p *PlayerState) briefcases() (of Pieces) {
	for c := range of {
		of[c] = p.Rows[c].coloured()
	}
	return of
}

// fits reports whether the briefcases suffice for a Contract.
func fits(card *ContractCard, left *Pieces) bool {
	n := &card.Needs
	return left.covers(&n.Of) && left[Green]-n.Of[Green]+left[Blue]-n.Of[Blue] >= n.Either
}

// A plan is a choice of Contracts to finish in final scoring.
type plan struct {
	value  int // game-end values
	spared int // penalties that are not paid
	top    int // highest single value
	set    ContractSet
}

// better reports whether p is worth more than q; of equal plans the one with
// the more valuable Contract is better in a tie.
func (p plan) better(q plan) bool {
	if a, b := p.value+p.spared, q.value+q.spared; a != b {
		return a > b
	}
	return p.top > q.top
}

// An assignment searches for the best plan with least Contracts or more: each
// briefcase serves one Contract.
type assignment struct {
	cards [contracts]Contract
	n     int
	least int
	found bool
	best  plan
}

// with is the plan with one more Contract.
func (p plan) with(c Contract) plan {
	card := c.Card()
	return plan{p.value + int(card.GameEnd), p.spared + int(card.Penalty), max(p.top, int(card.GameEnd)), p.set.With(c)}
}

// choose gives the Contracts chosen their briefcases, in every way that there
// is, and searches for the best plan with the rest.
func (a *assignment) choose(chosen ContractSet, left Pieces, p plan) {
	if chosen == 0 {
		a.search(0, left, p)
		return
	}
	c := chosen.first()
	card := c.Card()
	for greens := range card.Needs.Either + 1 {
		need := card.pattern(greens)
		if left.covers(&need) {
			rest := left
			rest.take(&need)
			a.choose(chosen.rest(), rest, p.with(c))
		}
	}
}

// search tries the Contracts from number i on with the briefcases left. At most
// six can be finished, so that the tree stays small.
func (a *assignment) search(i int, left Pieces, p plan) {
	if p.set.Len() >= a.least && (!a.found || p.better(a.best)) {
		a.best, a.found = p, true
	}
	for ; i < a.n; i++ {
		card := a.cards[i].Card()
		if !fits(card, &left) {
			continue
		}
		q := p.with(a.cards[i])
		for greens := range card.Needs.Either + 1 {
			need := card.pattern(greens)
			if left.covers(&need) {
				rest := left
				rest.take(&need)
				a.search(i+1, rest, q)
			}
		}
	}
}

// countSyndicate is the Lone Syndicate's score: its Contracts count their
// turn-in value, on the level Relaxed their game-end value, and it has no
// penalties.
func (s *State) countSyndicate() (t tally) {
	t.influence = int(s.Rival.Influence)
	for rest := s.Rival.Contracts; rest != 0; rest = rest.rest() {
		card := rest.first().Card()
		if s.Level.CountsGameEnd() {
			t.gameEnd += int(card.GameEnd)
			t.best = max(t.best, int(card.GameEnd))
		} else {
			t.turnIn += int(card.TurnIn)
			t.best = max(t.best, int(card.TurnIn))
		}
	}
	return t
}

func (t *tally) score() rules.Score {
	return rules.Score{Total: t.total(), Parts: []rules.Part{
		{Key: "influence", Points: t.influence},
		{Key: "turn-in", Points: t.turnIn},
		{Key: "game-end", Points: t.gameEnd},
		{Key: "penalty", Points: -t.penalty},
	}}
}

// Outcome is the score as it stands: what is ready now counts as ready.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	for seat := range int(s.Seats) {
		t := s.count(seat)
		out.Seats = append(out.Seats, t.score())
	}
	if s.solo() {
		t := s.countSyndicate()
		sc := t.score()
		out.Automa = &sc
	}
	if s.Phase != Ended {
		return out
	}
	winners, how := s.winners()
	if how != "" {
		out.Remarks = append(out.Remarks, rules.Say(how))
	}
	if !s.solo() {
		for side := range winners {
			if winners[side] {
				out.Winners |= rules.Only(side)
			}
		}
		return out
	}
	switch {
	case winners[0] && winners[Syndicate]:
		out.Remarks = append(out.Remarks, rules.Say("result.draw"))
	case winners[0]:
		out.Winners = rules.Only(0)
		out.Remarks = append(out.Remarks, rules.Say("result.beat"))
	default:
		out.Lost = true
		out.Remarks = append(out.Remarks, rules.Say("result.lost"))
	}
	return out
}

// winners is the sides with the highest score and the message of how a tie was
// broken: by Influence from Contracts, then by the most valuable completed
// Contract at the value it scored. Who is still tied shares the victory; alone
// against the Lone Syndicate that is a draw (ruling 30).
func (s *State) winners() (in [sides]bool, how string) {
	var t [sides]tally
	for seat := range int(s.Seats) {
		t[seat], in[seat] = s.count(seat), true
	}
	if s.solo() {
		t[Syndicate], in[Syndicate] = s.countSyndicate(), true
	}
	narrow := func(rank func(*tally) int) (left int) {
		best := -1 << 30
		for i := range t {
			if in[i] {
				best = max(best, rank(&t[i]))
			}
		}
		for i := range t {
			in[i] = in[i] && rank(&t[i]) == best
			if in[i] {
				left++
			}
		}
		return left
	}
	if narrow((*tally).total) == 1 {
		return in, ""
	}
	if narrow((*tally).contracts) == 1 {
		return in, "result.tie-contracts"
	}
	if narrow(func(t *tally) int { return t.best }) == 1 {
		return in, "result.tie-best"
	}
	if s.solo() {
		return in, ""
	}
	return in, "result.shared"
}

// otherwise is the Contracts that a player could choose to finish in final scoring
// beside those chosen: with each of them more is finished than as it stands.
func (s *State) otherwise(seat int) (set ContractSet) {
	p := &s.Players[seat]
	now := s.count(seat)
	for rest := p.Hand &^ now.ready; rest != 0; rest = rest.rest() {
		if c := rest.first(); p.servedBy(c, &now) {
			set = set.With(c)
		}
	}
	return set
}

// servedBy reports whether choosing c as well is worth more than what it costs: it finishes
// more Contracts than now.
func (p *PlayerState) servedBy(c Contract, now *tally) bool {
	left := p.briefcases()
	if !fits(c.Card(), &left) {
		return false
	}
	q, served := p.assigned(p.Chosen.With(c))
	return served && q.set.Len() > now.ready.Len()
}

// cannotFinish is the rule against choosing c.
func (s *State) cannotFinish(seat int, c Contract) *why {
	p, now := &s.Players[seat], s.count(seat)
	switch {
	case !p.Hand.Has(c):
		return whyNotInHand
	case now.ready.Has(c):
		return whyFinished
	case p.servedBy(c, &now):
		return nil
	}
	switch t := s.countWith(seat, p.Chosen.With(c)); {
	case t.ready.Has(c):
		return whyNoMore
	case p.Chosen != 0:
		return whyCrowded
	}
	return whyBriefcases
}

// layContractsOpen begins final scoring: where somebody can choose, all hands
// are laid open first, so that the question tells nothing that is hidden.
func (w runner) layContractsOpen() {
	if w.rec == nil || !w.anyoneChooses() {
		return
	}
	for seat := range int(w.Seats) {
		p := &w.Players[seat]
		for _, d := range p.Done[:p.DoneSize] {
			w.tell(rules.Event{Kind: EvLaidOpen, Who: refSide(Side(seat)), What: refContract(d.Contract), Reveals: true})
		}
		for rest := p.Hand; rest != 0; rest = rest.rest() {
			w.tell(rules.Event{Kind: EvLaidOpen, Who: refSide(Side(seat)), What: refContract(rest.first()), Reveals: true})
		}
	}
}

func (s *State) anyoneChooses() bool {
	for seat := range int(s.Seats) {
		if s.otherwise(seat) != 0 {
			return true
		}
	}
	return false
}

// choosesAfter is the side that may choose after another one, or nobody.
func (s *State) choosesAfter(side Side) Side {
	if side = s.after(side); side == s.First {
		return nobody
	}
	return side
}

// scoringPhase asks, from the first player on, who can choose what to finish
// (rulebook: Endgame Scoring), and ends the game.
func (w runner) scoringPhase() {
	for w.Next != nobody {
		side := w.Next
		w.Next = w.choosesAfter(side)
		if side != Syndicate && w.otherwise(int(side)) != 0 {
			w.push(Frame{Kind: AskFinish, Side: side, City: noCity})
			return
		}
	}
	w.Phase = Ended
	w.revealContracts()
}

// finish chooses a Contract to be finished; the rest of the plan is the best one
// with it.
func (w runner) finish(seat Side, c Contract) {
	p := &w.Players[seat]
	p.Chosen = p.Chosen.With(c)
	w.tell(rules.Event{Kind: EvPicked, Who: refSide(seat), What: refContract(c), N: int16(c.Card().GameEnd)})
}

// settle lets the plan of a player count.
func (w runner) settle(seat Side) {
	w.pop()
	if w.rec != nil {
		t := w.count(int(seat))
		w.tell(rules.Event{Kind: EvSettled, Who: refSide(seat), N: int16(t.ready.Len()), M: int16(t.gameEnd)})
	}
}

// revealContracts shows all Contracts of all players at the end.
func (w runner) revealContracts() {
	if w.rec == nil {
		return
	}
	for seat := range int(w.Seats) {
		p, t := &w.Players[seat], w.count(seat)
		for _, d := range p.Done[:p.DoneSize] {
			w.tell(rules.Event{Kind: EvShowsDone, Who: refSide(Side(seat)), What: refContract(d.Contract), N: int16(d.Contract.Card().TurnIn), Reveals: true})
		}
		for rest := p.Hand; rest != 0; rest = rest.rest() {
			c, n := rest.first(), -rest.first().Card().Penalty
			if t.ready.Has(c) {
				n = c.Card().GameEnd
			}
			w.tell(rules.Event{Kind: EvShowsHand, Who: refSide(Side(seat)), What: refContract(c), N: int16(n), Reveals: true})
		}
		w.tell(rules.Event{Kind: EvScored, Who: refSide(Side(seat)), N: int16(t.total()), M: int16(t.contracts())})
	}
	if w.solo() {
		t := w.countSyndicate()
		w.tell(rules.Event{Kind: EvScored, Who: refSide(Syndicate), N: int16(t.total()), M: int16(t.contracts())})
	}
}
