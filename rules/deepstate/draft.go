package deepstate

import (
	"math/bits"

	"safehouse/rules"
)

// The Treaties of the start (rulebook: Setup 1).

const (
	dealtFirst = 4 // first game: dealt and kept
	dealt      = 6 // else: dealt, then all but keptHand put back
	keptHand   = 4
	draftSteps = dealt
)

// dealTreaties deals the first Treaties. Played alone there is no next player:
// the cards of an experienced set-up come back to the same hand, so that it is
// the standard one (a ruling of ours).
func (s *State) dealTreaties() {
	draft := s.Options.Treaties == Experienced && s.Seats > 1
	n := dealt
	if s.Options.Treaties == FirstGame {
		n = dealtFirst
	}
	for seat := range s.Seats {
		var cards Set
		for range n {
			t := Treaty(s.Luck.Pick(drawSetup, uint64(s.Deck)))
			s.Deck = s.Deck.Without(t)
			s.DeckSize--
			cards = cards.With(t)
		}
		if draft {
			s.Draft.Packs[seat] = cards
		} else {
			s.Players[seat].Hand, s.Players[seat].HandSize = cards, uint8(n)
		}
	}
	switch {
	case draft:
		s.Phase = Drafting
	case n > keptHand:
		s.Phase = Dealing
	default:
		s.Phase = ActionPhase
	}
}

// packOf is the pack that a seat holds at a step.
func (s *State) packOf(seat, step int) int {
	n := int(s.Seats)
	return ((seat-step)%n + n) % n
}

// takerOf is the seat that holds a pack at a step.
func (s *State) takerOf(pack, step int) int { return (pack + step) % int(s.Seats) }

// draftPhase asks everybody for a pick; the packs are passed clockwise only
// when all have picked.
func (c runner) draftPhase() {
	if c.Done < c.Seats {
		c.ask(AskPick, c.at(c.Done))
		return
	}
	c.Done = 0
	c.Draft.Step++
	if c.Draft.Step == draftSteps {
		c.Phase = Dealing
		return
	}
	for seat := range int(c.Seats) {
		for rest := c.Draft.Packs[c.packOf(seat, int(c.Draft.Step))]; rest != 0; rest = rest.rest() {
			c.tell(rules.Event{Kind: EvPassedCard, Who: RefSeat(seat), What: RefTreaty(rest.first()), Seen: rules.Only(seat), Reveals: true})
		}
	}
	c.tell(rules.Event{Kind: EvPassed, N: int16(draftSteps - c.Draft.Step)})
}

// pick takes a Treaty out of the pack that p holds.
func (c runner) pick(p Player, t Treaty) {
	pack := c.packOf(int(p), int(c.Draft.Step))
	c.Draft.Packs[pack] = c.Draft.Packs[pack].Without(t)
	c.Draft.Taken[pack][c.Draft.Step] = t
	st := &c.Players[p]
	st.Hand = st.Hand.With(t)
	st.HandSize++
	c.tell(rules.Event{Kind: EvPicked, Who: c.RefPlayer(p)})
	c.tell(rules.Event{Kind: EvPickedCard, Who: c.RefPlayer(p), What: RefTreaty(t), Seen: rules.Only(int(p))})
	c.Done++
}

// dealingPhase has everybody put two Treaties back, then shuffles them in.
func (c runner) dealingPhase() {
	for c.Done < c.Seats && c.Players[c.at(c.Done)].HandSize <= keptHand {
		c.Done++
	}
	if c.Done < c.Seats {
		c.ask(AskBury, c.at(c.Done))
		return
	}
	c.learn()
	for seat := range c.Seats {
		st := &c.Players[seat]
		c.Deck |= st.Buried
		c.DeckSize += uint8(dealt - keptHand)
		st.Buried = 0
	}
	c.Draft = emptyDraft()
	c.tell(rules.Event{Kind: EvDealt, N: int16(c.DeckSize)})
	c.firstRound()
}

// bury puts a Treaty of the hand back, unseen by the others.
func (c runner) bury(p Player, t Treaty) {
	st := &c.Players[p]
	st.Hand = st.Hand.Without(t)
	st.HandSize--
	st.Buried = st.Buried.With(t)
	c.tell(rules.Event{Kind: EvBuried, Who: c.RefPlayer(p)})
	c.tell(rules.Event{Kind: EvBuriedCard, Who: c.RefPlayer(p), What: RefTreaty(t), Seen: rules.Only(int(p))})
}

func emptyDraft() (d DraftState) {
	for i := range d.Taken {
		for k := range d.Taken[i] {
			d.Taken[i][k] = noTreaty
		}
	}
	return d
}

// visits is the steps at which a seat holds a pack, up to the current one, as
// a set of bits.
func (s *State) visits(seat, pack int) (set uint8) {
	for k := range min(int(s.Draft.Step)+1, draftSteps) {
		if s.takerOf(pack, k) == seat {
			set |= 1 << k
		}
	}
	return set
}

// learn turns what the seats saw in the draft, and what they put back
// themselves, into clues: a card that somebody else took is in that hand or was
// put back.
func (c runner) learn() {
	drafted := c.Options.Treaties == Experienced && c.Seats > 1
	for seat := range int(c.Seats) {
		clue := &c.Clues[seat]
		for pack := range int(c.Seats) {
			if !drafted {
				break
			}
			visits := c.visits(seat, pack)
			if visits == 0 {
				continue
			}
			for k, t := range c.Draft.Taken[pack] {
				lo, hi, seen := window(visits, k)
				if !seen || visits>>k&1 == 1 {
					continue
				}
				for i := lo; i < hi; i++ {
					taker := c.takerOf(pack, i)
					clue.May[taker] = clue.May[taker].With(t)
				}
				clue.May[inDeck] = clue.May[inDeck].With(t)
			}
		}
		clue.May[inDeck] |= c.Players[seat].Buried
	}
}

// window is the steps among which a seat cannot tell when a card was taken that
// was taken at step k: those between its visits. seen is false where it never
// saw the pack before.
func window(visits uint8, k int) (lo, hi int, seen bool) {
	before := visits & (1<<k - 1)
	if before == 0 {
		return 0, 0, false
	}
	lo = bits.Len8(before)
	hi = draftSteps
	if after := visits >> k >> 1; after != 0 {
		hi = k + 1 + bits.TrailingZeros8(after)
	}
	return lo, hi, true
}
