package shadownetwork

import "safehouse/rules"

// world is a state that is being changed, with the recorder that hears of it.
// Its methods carry out the rules; methods of State only look.
type world struct {
	*State
	rec *rules.Recorder
}

func (w *world) tell(e rules.Event) {
	if w.rec != nil {
		w.rec.Add(e, w.State)
	}
}

func (w *world) push(f Frame) {
	w.Stack[w.Depth] = f
	w.Depth++
}

func (w *world) pop() {
	w.Depth--
	w.Stack[w.Depth] = Frame{}
}

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Phase == Ended}
	if t.Done || s.Depth == 0 { // in the midst of an action nobody decides
		return t
	}
	t.Seat = int(s.top().Side)
	t.Open = rules.Only(t.Seat)
	for i := range s.Depth {
		if s.Stack[i].Kind == frAnalyse {
			t.Phase = "analysis"
		}
	}
	return t
}

// Legal appends the answers to the question on top of the stack.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Phase == Ended {
		return dst
	}
	return s.answers(dst)
}

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if s.against(a) != 0 {
		return &rules.Refusal{Reason: s.Why(a)}
	}
	w := world{State: s, rec: rec}
	w.answer(a)
	w.run()
	return nil
}

// run carries the game on until something must be asked or it is over. A
// question with one answer is answered, one without an answer is passed over.
func (w *world) run() {
	for w.Phase != Ended {
		if w.Depth == 0 {
			w.phase()
			continue
		}
		f := w.top()
		switch f.Kind {
		case frTurn:
			w.turn(f)
		case frSyndicate:
			w.syndicateTurn(f)
		case frStudy:
			w.study(f)
		case frUpkeep:
			w.upkeep(f)
		default:
			if w.waits(f) {
				return
			}
		}
	}
}

// waits reports whether the question on top has a choice; else it settles it.
func (w *world) waits(f *Frame) bool {
	switch f.Kind {
	case frMilestone:
		return true // three Influence, or not
	case frFinish:
		if w.Players[f.Side].Chosen != 0 {
			return true // what was chosen can be taken back until it counts
		}
	case frCollect:
		if w.collectAll(f) {
			return false
		}
	}
	var buf [64]rules.Action
	answers := w.answers(buf[:0])
	switch {
	case len(answers) > 1:
		return true
	case len(answers) == 1:
		w.answer(answers[0])
	default:
		w.pop()
	}
	return false
}

// phase goes on where nothing waits.
func (w *world) phase() {
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

// gain puts pieces into a player's inbox; those that do not fit are asked about
// and lost (ruling 20).
func (w *world) gain(seat Side, what *Pieces, from rules.Ref) {
	p := &w.Players[seat]
	if what.Sum() > p.room() {
		w.push(Frame{Kind: frCollect, Side: seat, City: noCity, What: fromSupply, Left: *what})
		return
	}
	w.store(seat, what, from)
}

// store puts pieces into a player's inbox, which must have room.
func (w *world) store(seat Side, what *Pieces, from rules.Ref) {
	w.Players[seat].Inbox.add(what)
	w.tellPieces(evTook, refSide(seat), what, from)
}

// tellPieces tells of pieces colour by colour.
func (w *world) tellPieces(kind rules.EventKind, who rules.Ref, what *Pieces, from rules.Ref) {
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
func (w *world) purse(side Side) *uint16 {
	if side == Syndicate {
		return &w.Rival.Influence
	}
	return &w.Players[side].Influence
}

// earn gives a side Influence.
func (w *world) earn(side Side, n uint16, from rules.Ref) {
	if n == 0 {
		return
	}
	p := w.purse(side)
	*p = min(maxInfluence, *p+n)
	w.tell(rules.Event{Kind: evInfluence, Who: refSide(side), From: from, N: int16(n)})
}

// spend takes Influence from a player, who must have it.
func (w *world) spend(seat Side, n uint8) { w.Players[seat].Influence -= uint16(n) }

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
func (w *world) liftOverlay(seat Side) {
	w.spend(seat, overlayPrice)
	w.Players[seat].Overlay = false
	w.tell(rules.Event{Kind: evOverlay, Who: refSide(seat), From: refPlace(placeOverlay), N: overlayPrice, M: inboxSlots})
}
