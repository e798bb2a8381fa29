package shadownetwork

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// runner is a state that is being changed, with the recorder that hears of it.
// Its methods carry out the rules; methods of State only look.
type runner struct {
	*State
	rec *rules.Recorder
}

func (w runner) tell(e rules.Event) { w.rec.Add(e, w.State) }

func (w runner) push(f Frame) { machine.Push(w.Stack[:], &w.Depth, f) }
func (w runner) pop()         { machine.Pop(w.Stack[:], &w.Depth) }

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Stack[(s.Depth-1)%stackSize] }

// asked is the player to whom the question is put.
func (s *State) asked() *PlayerState { return &s.Players[s.top().Side] }

// answered takes the question away and is the side that it was put to.
func (w runner) answered() Side {
	side := w.top().Side
	w.pop()
	return side
}

// question is what is asked: the frame on top of the stack, unless it goes on by
// itself.
func (s *State) question() (q uint8, over bool) {
	if s.Depth > 0 {
		if k := s.top().Kind; k.asks() {
			q = uint8(k)
		}
	}
	return q, s.Phase == Ended
}

// phase goes on where nothing waits.
func (w runner) phase() {
	switch w.Phase {
	case Dealing:
		w.dealPhase()
	case Espionage:
		w.espionagePhase()
	case Closing:
		w.closingPhase()
	case Upkeep:
		w.push(Frame{Kind: frUpkeep, Side: w.First, City: noCity})
	case Scoring:
		w.scoringPhase()
	}
}

// gain gives a player goods from the supply: pieces that do not fit are asked about
// and lost (ruling 20).
func (w runner) gain(seat Side, g *Goods, from rules.Ref) {
	w.earn(seat, uint16(g.Influence), from)
	if g.Of.Sum() > w.Players[seat].room() {
		w.push(Frame{Kind: AskCollect, Side: seat, City: noCity, What: fromSupply, Left: g.Of})
		return
	}
	w.store(seat, &g.Of, from)
}

// store puts pieces into a player's inbox, which must have room.
func (w runner) store(seat Side, what *Pieces, from rules.Ref) {
	w.Players[seat].Inbox.add(what)
	w.tellPieces(EvTook, refSide(seat), what, from)
}

// tellPieces tells of pieces colour by colour.
func (w runner) tellPieces(kind rules.EventKind, who rules.Ref, what *Pieces, from rules.Ref) {
	if w.rec == nil {
		return
	}
	for c, n := range what {
		if n > 0 {
			w.tell(rules.Event{Kind: kind, Who: who, What: refColour(Colour(c)), From: from, N: int16(n)})
		}
	}
}

// maxInfluence is where a pile of Influence stops growing, far beyond any game.
const maxInfluence = 9999

// purse is the Influence of a side.
func (w runner) purse(side Side) *uint16 {
	if side == Syndicate {
		return &w.Rival.Influence
	}
	return &w.Players[side].Influence
}

// earn gives a side Influence.
func (w runner) earn(side Side, n uint16, from rules.Ref) {
	if n == 0 {
		return
	}
	p := w.purse(side)
	*p = min(maxInfluence, *p+n)
	w.tell(rules.Event{Kind: EvInfluence, Who: refSide(side), From: from, N: int16(n)})
}

// spend takes Influence from a player, who must have it.
func (w runner) spend(seat Side, n uint8) { w.Players[seat].Influence -= uint16(n) }

// capacity is the number of slots of a player's inbox, room the free ones.
func (p *PlayerState) capacity() int {
	if p.Overlay {
		return inboxSlots - overlaySlots
	}
	return inboxSlots
}

func (p *PlayerState) room() int { return p.capacity() - p.Inbox.Sum() }

// The inbox (games 2.1).
const (
	inboxSlots   = 14
	overlaySlots = 6 // that the overlay covers
	overlayPrice = 4
)

// liftOverlay removes the overlay for the rest of the game (rulebook:
// Espionage Action, note).
func (w runner) liftOverlay(seat Side) {
	w.spend(seat, overlayPrice)
	w.Players[seat].Overlay = false
	w.tell(rules.Event{Kind: EvOverlay, Who: refSide(seat), From: refPlace(placeOverlay), N: overlayPrice, M: inboxSlots})
}
