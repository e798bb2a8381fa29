package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What speaks for choices of evidence, dossiers, dilemmas and the next crime.

// fileable is how many tokens in the Memory of p could be filed for Dossiers.
func (s *State) fileable(p int) (n int) {
	for row, e := range s.Assignments {
		n += min(s.dossiers(row), s.Players[p].Memory.count(e))
	}
	return n
}

// Evidence.

// symbols is how many symbols of a type p has to score with: tokens in Memory and on banked Dilemmas.
func (s *State) symbols(p int, e Evidence) int {
	n := s.Players[p].Memory.count(e)
	for rest := s.Players[p].Well; !rest.empty(); {
		if f := dilemma(rest.next()); f.row().typed && Evidence(f.What) == e {
			n += int(f.N)
		}
	}
	return n
}

// adviseTake is what a token of a type is wanted for.
func (s *State) adviseTake(m *mind, e Evidence) message {
	what := info.Naming("evidence", refEvidence(e))
	for row, x := range s.Assignments {
		if x == e && s.dossiers(row) > 0 {
			return rules.Say("advice.take-row", what, rules.Num("n", s.dossiers(row)))
		}
	}
	n := s.Public.count(e)
	most := n > 0
	for x := range Evidence(types) {
		most = most && s.Public.count(x) <= n
	}
	if most {
		return rules.Say("advice.take-plot", what, rules.Num("n", n))
	}
	return rules.Say("advice.take-more", what, rules.Num("n", s.worths()[e]), rules.Num("m", s.symbols(m.who, e)+1))
}

// advisePeek is how much there is to learn.
func (s *State) advisePeek() message {
	pool, plot := 0, 0
	p := s.acting()
	for place := placeSlot; place < places; place++ {
		switch {
		case !s.within(poolAndPlot, place):
		case place == placePool && s.Triggered: // the Pool is empty, the supply stands for it
		case place == placePool:
			pool += s.unseenAt(p, place)
		default:
			plot += s.unseenAt(p, place)
		}
	}
	return rules.Say("advice.peek", rules.Num("n", pool), rules.Num("m", plot))
}

// adviseLook is how many tokens of a place are unseen, and what they are for.
func (s *State) adviseLook(place int) message {
	key := "advice.look-plot"
	switch {
	case place == placePool && s.Triggered:
		return message{}
	case place == placePool:
		key = "advice.look-pool"
	}
	return rules.Say(key, rules.Num("n", s.unseenAt(int(s.top().Who), place)))
}

// advisePlace is what filing in a place brings, and who could be first.
func (s *State) advisePlace(m *mind, place int) message {
	switch {
	case place == placeSlot+slotBoost:
		n := 0
		for _, x := range s.WheelIntel {
			n = max(n, int(x))
		}
		return rules.Say("advice.slot-boost", rules.Num("n", n))
	case place == placeSlot+slotTolerance:
		return rules.Say("advice.slot-tolerance", rules.Num("n", toleranceBy), rules.Num("m", int(s.Players[m.who].Tolerance)+toleranceBy))
	case place == placeSlot+slotGrip:
		return rules.Say("advice.slot-grip")
	case place >= placeLocker:
		return rules.Say("advice.locker", rules.Num("n", s.scale().foil), rules.Num("m", foilTokens))
	}
	return s.adviseDossier(m, place)
}

// adviseDossier is what a Dossier is worth: it may be the last of all or of its row, or keep its owner from having the fewest.
func (s *State) adviseDossier(m *mind, row int) message {
	t := &chapterTable[s.Chapter-1]
	pays, mine := rules.Num("n", t.Dossier), int(s.Players[m.who].Dossiers)
	all := s.dossiers(0) + s.dossiers(1) + s.dossiers(2)
	if all == 1 {
		return rules.Say("advice.dossier-last", pays, rules.Num("m", t.Dossier*(mine+1)))
	}
	if s.dossiers(row) == 1 {
		return rules.Say("advice.dossier-row", pays, rules.Num("m", all))
	}
	if n, of := s.echoLeft(func(c *EchoCard) bool { return int(c.Row) == row }); n > 0 {
		return rules.Say("advice.echo-files", pays, rules.Num("m", n), rules.Num("of", of))
	}
	for q := range s.players() {
		if int(s.Players[q].Dossiers) < mine || s.Has(m.who, Immunity) {
			return rules.Say("advice.dossier", pays, rules.Num("m", all))
		}
	}
	return rules.Say("advice.dossier-fewest", pays, rules.Num("grip", t.GripLoss), rules.Num("intel", t.IntelLoss))
}

// adviseFile is why a type of Evidence can be spared.
func (s *State) adviseFile(m *mind, e Evidence) message {
	what := info.Naming("evidence", refEvidence(e))
	wanted := false
	for row, x := range s.Assignments {
		wanted = wanted || x == e && s.dossiers(row) > 0
	}
	switch have := s.Players[m.who].Memory.count(e); {
	case !wanted:
		return rules.Say("advice.file-free", what)
	case have > 1:
		return rules.Say("advice.file-spare", what, rules.Num("n", have-1))
	}
	return message{}
}

// adviseClaim is what lies with a Boost, or what it does; a blue one is saved.
func (s *State) adviseClaim(m *mind, sector int) message {
	t := s.Wheel[sector]
	switch n := int(s.WheelIntel[sector]); {
	case n > 0:
		return rules.Say("advice.claim-intel", rules.Num("n", n))
	case t == noToken:
		return message{}
	case boostTable[boostOf[t]].Colour == Blue:
		return rules.Say("advice.claim-saved")
	}
	text := boostTable[boostOf[t]].Text
	return text[0].row().advice(s, m, nobody, text[0])
}

// What the Boosts do whose worth is no other city.

func adviseGivesGrip(s *State, m *mind, _ Criminal, st Step) message {
	return rules.Say("advice.gives-grip", rules.Num("n", int(st.N)), rules.Num("m", s.lowestGrip(m.who)))
}

func adviseGivesEvidence(s *State, _ *mind, _ Criminal, _ Step) message {
	return rules.Say("advice.gives-evidence", rules.Num("n", s.dossiers(0)+s.dossiers(1)+s.dossiers(2)))
}

func adviseGivesSides(_ *State, _ *mind, _ Criminal, st Step) message {
	return rules.Say("advice.gives-sides", rules.Num("n", int(st.N)))
}

// adviseSift is how many Dilemmas there are to choose from when as many are discarded as are drawn.
func adviseSift(s *State, m *mind, _ Criminal, st Step) message {
	return rules.Say("advice.gives-sift", rules.Num("n", int(st.N)), rules.Num("m", s.handSize(m.who)+int(st.N)))
}

func advisePeeking(s *State, _ *mind, _ Criminal, _ Step) message { return s.advisePeek() }

// adviseReveal is how many tokens of the Final Plot it could turn up that the player has not seen.
func adviseReveal(s *State, _ *mind, _ Criminal, _ Step) message {
	n := 0
	for place := placeSlot; place < places; place++ {
		if s.within(poolAndPlot, place) && place != placePool {
			n += s.unseenAt(s.acting(), place)
		}
	}
	return rules.Say("advice.gives-reveal", rules.Num("n", n))
}

// adviseDiscardAny is the worst corruption of a Dilemma that could go.
func adviseDiscardAny(s *State, m *mind, _ Criminal, _ Step) message {
	most := 0
	for _, from := range [2]Set{s.Players[m.who].Hand, s.Players[m.who].Well} {
		for rest := from; !rest.empty(); {
			most = max(most, int(dilemma(rest.next()).Corruption))
		}
	}
	return rules.Say("advice.discard-most", rules.Num("n", most))
}

// adviseSwapping is the rival with most Criminals among those whose tags can be swapped.
func adviseSwapping(s *State, m *mind, _ Criminal, _ Step) message {
	return s.adviseSwapTags(m, s.rivalWithMost(s.tags, func(q int) bool { return s.againstSwapTags(m.who, q) == nil }))
}

// adviseLocking is who could take a Criminal that a lock would keep: Echo by the cards that she has still to flip, or any rival.
func adviseLocking(s *State, m *mind, _ Criminal, _ Step) message {
	most, open, all := 0, 0, 0
	worst := nobody
	for _, k := range s.Players[m.who].Hooks {
		if k == nobody || s.Locks[k] != noToken {
			continue
		}
		open++
		n, of := s.echoHooks(k)
		if all = of; n > most {
			most, worst = n, k
		}
	}
	switch {
	case worst != nobody:
		return rules.Say("advice.lock-worst", info.Naming("who", refCriminal(worst)), rules.Num("n", most), rules.Num("m", all))
	case all > 0 && s.Seats == 1:
		return rules.Say("advice.lock-needless", rules.Num("m", all))
	}
	return rules.Say("advice.lock-any", rules.Num("n", open))
}

// Dilemmas.

// adviseBank is what a Dilemma scores, and the corruption that comes with it.
func (s *State) adviseBank(m *mind, face int) message {
	f := &dilemmaTable[face]
	if f.Corruption == 0 {
		return machine.Both(benefitAdvice[f.Benefit](s, m, f), rules.Say("advice.corruption-none"))
	}
	return machine.Both(benefitAdvice[f.Benefit](s, m, f), rules.Say("advice.corruption", rules.Num("n", int(f.Corruption)), rules.Num("m", s.finalCorruption(m.who)+int(f.Corruption))))
}

// benefitAdvice is what each kind of benefit scores.
var benefitAdvice = [benefits]func(s *State, m *mind, f *Face) message{Symbols: adviseSymbols, Poster: advisePoster, Sigil: adviseSigil, IntelGain: adviseIntel}

// wellOf is what p has banked that scores together.
func (s *State) wellOf(p int) (b banked) {
	var none [types]float64
	for rest := s.Players[p].Well; !rest.empty(); {
		b, _ = b.bank(dilemma(rest.next()), &none)
	}
	return b
}

func adviseSymbols(s *State, m *mind, f *Face) message {
	e := Evidence(f.What)
	return rules.Say("advice.bank-symbols", info.Naming("evidence", refEvidence(e)), rules.Num("n", int(f.N)*s.worths()[e]), rules.Num("m", s.symbols(m.who, e)+int(f.N)))
}

func advisePoster(s *State, m *mind, f *Face) message {
	b := s.wellOf(m.who)
	if n := b.wanted.Len(); !b.wanted.Has(Criminal(f.What)) {
		return rules.Say("advice.bank-poster", rules.Num("n", (n+1)*(n+1)), rules.Num("m", n*n))
	}
	return rules.Say("advice.bank-twice", info.Naming("who", refCriminal(Criminal(f.What))))
}

func adviseSigil(s *State, m *mind, _ *Face) message {
	return rules.Say("advice.bank-sigil", rules.Num("n", s.wellOf(m.who).sigils+1), rules.Num("m", sigilWorth))
}

func adviseIntel(_ *State, _ *mind, f *Face) message {
	return rules.Say("advice.bank-intel", rules.Num("n", int(f.N)))
}

// adviseRid is why a Dilemma of a set can go: none has more corruption, its poster is banked already, or what it would score for its
// corruption.
func (s *State) adviseRid(m *mind, face int, from Set) message {
	f := &dilemmaTable[face]
	if f.Benefit == Poster && s.wellOf(m.who).wanted.Has(Criminal(f.What)) && from == s.Players[m.who].Hand {
		return rules.Say("advice.bank-twice", info.Naming("who", refCriminal(Criminal(f.What))))
	}
	most := true
	for rest := from; !rest.empty(); {
		if dilemma(rest.next()).Corruption > f.Corruption {
			most = false
		}
	}
	if most {
		return rules.Say("advice.worst", rules.Num("n", int(f.Corruption)))
	}
	return rules.Say("advice.rid", rules.Num("n", s.scores(m.who, f, from == s.Players[m.who].Well)), rules.Num("m", int(f.Corruption)))
}

// scores is what a Dilemma scores for p beside the others in its Well, as far as the Final Plot is seen; there: it is one of those.
func (s *State) scores(p int, f *Face, there bool) int {
	var symbols [types]float64
	for e, n := range s.worths() {
		symbols[e] = float64(n)
	}
	var b banked
	for rest := s.Players[p].Well; !rest.empty(); {
		x := dilemma(rest.next())
		if x == f && there {
			there = false
			continue
		}
		b, _ = b.adds(x, &symbols, 1)
	}
	_, v := b.adds(f, &symbols, 1)
	return int(v)
}

// Crime cards.

// adviseDraw is how many cards of a deck are of use.
func (s *State) adviseDraw(d Deck) message {
	switch d {
	case LevelOne:
		return rules.Say("advice.deck-free")
	case Sides:
		return rules.Say("advice.draw-side")
	}
	open, lines := s.openLines(d)
	return rules.Say("advice.deck", rules.Num("n", open), rules.Num("m", lines))
}

// adviseDitch is what a crime lacks, or what goes with it.
func (s *State) adviseDitch(m *mind, crime int) message {
	name := naming(crime)
	if !s.Unlocked(crime) {
		return rules.Say("advice.ditch-locked", name, rules.Num("n", crimeTable[crime].Level-1))
	}
	if k, n, ok := s.nextTurn(m.who, crime); ok {
		near := rules.Say("advice.ditch-near", name, rules.Num("n", n))
		if k != nobody {
			near.Args = append(near.Args, info.Naming("who", refCriminal(k)))
		}
		return near
	}
	n, of := s.Met(m.who, crime)
	return rules.Say("advice.ditch-far", name, rules.Num("n", n), rules.Num("m", of), rules.Num("actions", turnActions))
}
