package intoodeep

import "safehouse/rules"

// Dilemmas: drawing, discarding, challenges, banking.

// drawDilemmas draws n Dilemmas into a hand. An empty deck is made anew from
// the discards; if there are none either the draw is skipped (ruling C60).
func (m runner) drawDilemmas(p, n int) {
	got := 0
	for range n {
		if m.dilemmasLeft() == 0 {
			if m.discardsLeft() == 0 {
				break
			}
			m.Dilemmas, m.Discarded = m.Discarded, Set{}
			m.shuffled(famDilemmas, inDiscard)
			m.tell(rules.Event{Kind: EvDilemmasShuffled, N: int16(m.Dilemmas.Len())})
		}
		x := m.pickDilemma(m.Dilemmas)
		m.Dilemmas.remove(x)
		m.Players[p].Hand.add(x)
		got++
		m.tellOwner(p, rules.Event{Kind: EvDilemma, Who: m.refPlayer(p), What: refFace(faceOf[x]), Reveals: true})
	}
	if got > 0 {
		m.tell(rules.Event{Kind: EvDilemmas, Who: m.refPlayer(p), N: int16(got)})
	}
}

// tellOwner tells something that only one player may know. Nobody is told
// what Echo knows.
func (m runner) tellOwner(p int, e rules.Event) {
	if !m.isEcho(p) {
		e.Seen = rules.Only(p)
		m.tell(e)
	}
}

func (s *State) dilemmasLeft() int { return s.Dilemmas.Len() + int(s.Unseen.Dilemmas) }
func (s *State) discardsLeft() int { return s.Discarded.Len() + int(s.Unseen.Discard) }
func (s *State) handSize(p int) int {
	return s.Players[p].Hand.Len() + int(s.Unseen.Hand[p])
}
func (s *State) wellSize(p int) int {
	return s.Players[p].Well.Len() + int(s.Unseen.Well[p])
}

// pickDilemma draws one of a set by its face.
func (m runner) pickDilemma(set Set) int {
	if m.Luck.Waiting == 0 {
		return m.Luck.PickWide(drawDilemma, set[:])
	}
	var w [faces]uint8
	for rest := set; !rest.empty(); {
		w[faceOf[rest.next()]]++
	}
	return m.anyOf(set.and(cardsOf[m.Luck.Weigh(drawDilemma, w[:])]))
}

// anyOf is one of several pieces that show the same. Which one it is matters to
// nobody, so that it is no result of chance; it only must not follow from what
// else a hand holds.
func (s *State) anyOf(set Set) int {
	n := set.Len()
	if n == 1 {
		return set.next()
	}
	r := s.Luck.Rand
	return set.nth(r.Intn(n))
}

// toDiscards puts a Dilemma from a hand or a Well face down on the discards;
// only its owner knows which.
func (m runner) toDiscards(p, x, from int) {
	pl := &m.Players[p]
	set := &pl.Hand
	kind := EvDiscarded
	if from == inWell {
		set, kind = &pl.Well, EvDiscardedWell
	}
	set.remove(x)
	m.Discarded.add(x)
	m.moved(famDilemmas, x, from+p, inDiscard, 0, set.Len())
	m.tellOwner(p, rules.Event{Kind: EvDiscardedFace, Who: m.refPlayer(p), What: refFace(faceOf[x])})
	m.tell(rules.Event{Kind: kind, Who: m.refPlayer(p)})
}

// faceAnswers appends one action for each different Dilemma of a set.
func faceAnswers(v rules.Verb, set Set, dst []rules.Action) []rules.Action {
	for !set.empty() {
		f := faceOf[set.next()]
		set = set.minus(cardsOf[f])
		dst = append(dst, rules.Do(v, int(f)))
	}
	return dst
}

// echoDilemma is a random Dilemma of Echo's hand.
func (m runner) echoDilemma(p int) int {
	hand := m.Players[p].Hand
	return m.oneDilemma(p, hand.and(cardsOf[faceOf[m.pickDilemma(hand)]]))
}

// discarding asks for the next of N Dilemmas to be discarded from hand.
func (m runner) discarding(f *Frame) {
	p := int(f.Who)
	if f.N == 0 || m.handSize(p) == 0 {
		m.pop()
		return
	}
	if m.isEcho(p) {
		f.N--
		m.toDiscards(p, m.echoDilemma(p), inHand)
		return
	}
	m.ask(askDiscard, p)
}

// againstChallenge tells why p cannot challenge a rival: both need a Dilemma in
// hand (rulebook: The Blocks).
func (s *State) againstChallenge(p, rival int) *why {
	if r := s.againstRival(p, rival); r != nil {
		return r
	}
	switch {
	case s.handSize(p) == 0:
		return whyNoDilemma
	case s.handSize(rival) == 0:
		return whyRivalNoDilemma
	}
	return nil
}

// total is what a challenge compares: the corruption in hand less Tolerance.
func (s *State) total(p int) int {
	return s.Players[p].Hand.corruption() - int(s.Players[p].Tolerance)
}

// challenge shows both hands; the higher total loses, in a tie the rival does.
// The loser pays 2 Intel, or what it has, and discards one Dilemma unseen.
func (m runner) challenge(f *Frame) {
	p, rival := int(f.Who), int(f.X)
	for _, q := range [2]int{p, rival} {
		for rest := m.Players[q].Hand; !rest.empty(); {
			x := rest.next()
			m.revealed(famDilemmas, x, inHand+q)
			m.tell(rules.Event{Kind: EvShown, Who: m.refPlayer(q), What: refFace(faceOf[x]), Reveals: true})
		}
	}
	mine, theirs := m.total(p), m.total(rival)
	m.tell(rules.Event{Kind: EvChallenge, Who: m.refPlayer(p), To: m.refPlayer(rival), N: int16(mine), M: int16(theirs)})
	winner, loser := p, rival
	if mine > theirs {
		winner, loser = rival, p
	}
	pay := min(challengePay, m.Players[loser].Intel)
	m.Players[loser].Intel -= pay
	m.pocket(winner, pay)
	m.tell(rules.Event{Kind: EvChallengeLost, Who: m.refPlayer(loser), To: m.refPlayer(winner), N: pay, Reveals: true})
	m.pop()
	m.push(Frame{Kind: frDiscard, Who: uint8(loser), N: 1, Cast: noCast})
}

// banking asks for the next of N Dilemmas to be banked; the rest of the hand is
// discarded (rulebook: 4 Bank Permanent Corruption).
func (m runner) banking(f *Frame) {
	p := int(f.Who)
	if f.N > 0 {
		if m.isEcho(p) {
			m.bank(f, m.echoDilemma(p))
			return
		}
		m.ask(askBank, p)
		return
	}
	banked := int16(f.X)
	m.pop()
	pl := &m.Players[p]
	n := pl.Hand.Len()
	for !pl.Hand.empty() {
		x := pl.Hand.next()
		m.Discarded.add(x)
		m.moved(famDilemmas, x, inHand+p, inDiscard, 0, pl.Hand.Len())
	}
	m.tell(rules.Event{Kind: EvBanked, Who: m.refPlayer(p), N: banked, M: int16(n)})
}

// bank moves a Dilemma from hand into the Corruption Well.
func (m runner) bank(f *Frame, x int) {
	p := int(f.Who)
	f.N--
	f.X++
	pl := &m.Players[p]
	pl.Hand.remove(x)
	pl.Well.add(x)
	m.moved(famDilemmas, x, inHand+p, inWell+p, 0, pl.Hand.Len())
	m.tellOwner(p, rules.Event{Kind: EvBankedFace, Who: m.refPlayer(p), What: refFace(faceOf[x])})
}
