package infiltration

import "safehouse/rules"

// The Item Card Draft (rulebook: Advanced Rules). In its three steps every
// hand keeps 1, 2 and 3 items of its four and passes the others to the left.
// All choose before anybody sees what is passed. With two operatives to a
// player the four hands sit in the order A1, B1, A2, B2 (a ruling of ours: the
// rulebook is silent; it keeps a player from passing to himself).

const draftSteps = 3

// drafter is the next hand that has not chosen in this step of the draft.
func (s *State) drafter() (Operative, bool) {
	for _, o := range s.InPlay() {
		if s.Ops[o].KeptSize < s.Draft {
			return o, true
		}
	}
	return noOperative, false
}

// keepItem sets an item aside to be kept in this step.
func (h runner) keepItem(o Operative, it Item) {
	st := &h.Ops[o]
	st.Kept = st.Kept.With(it)
	st.KeptSize++
	h.tellDraft(o)
}

// passItem chooses the one item that is passed in the last step; the other
// three are kept.
func (h runner) passItem(o Operative, it Item) {
	st := &h.Ops[o]
	st.Kept = st.Hand.Without(it)
	st.KeptSize = uint8(st.Kept.Len())
	h.tellDraft(o)
}

func (h runner) tellDraft(o Operative) {
	if h.Ops[o].KeptSize >= h.Draft {
		h.tell(rules.Event{Kind: EvDraftChosen, Who: RefOperative(o)})
	}
}

// passCards moves what was not kept to the next hand of the ring, all at once.
func (h runner) passCards() {
	var passed [operatives]Set
	crew := h.InPlay()
	for i, o := range crew {
		passed[(i+1)%len(crew)] = h.Ops[o].Hand &^ h.Ops[o].Kept
	}
	h.moveClues()
	for i, o := range crew {
		st := &h.Ops[o]
		st.Hand = st.Kept | passed[i]
		st.HandSize = uint8(st.Hand.Len())
		st.Kept, st.KeptSize = 0, 0
	}
	h.settleClues()
	for i, o := range crew {
		st := &h.Ops[o]
		for it := range passed[i].Each {
			h.tell(rules.Event{Kind: EvDraftGot, Who: RefOperative(o), What: refItem(it), Seen: rules.Only(int(st.Seat)), Reveals: true})
		}
	}
	h.tell(rules.Event{Kind: EvDraftPassed, N: int16(draftSteps + 1 - h.Draft)})
	h.Draft++
}

// moveClues updates what every seat knows while the cards are being passed. A
// seat knows where the items went that it passed itself; an item that it knew
// in some other hand may have stayed there or moved on.
func (h runner) moveClues() {
	crew := h.InPlay()
	next := func(o Operative) Operative {
		for i, r := range crew {
			if r == o {
				return crew[(i+1)%len(crew)]
			}
		}
		return noOperative
	}
	for seat := range int(h.Seats) {
		for it := range Item(items) {
			if m := h.Clues[seat][it]; m != 0 {
				for _, o := range crew {
					if m>>o&1 == 1 {
						h.Clues[seat][it] |= 1 << next(o)
					}
				}
			}
		}
		for _, o := range crew {
			if h.Ops[o].Seat == int8(seat) {
				for it := range (h.Ops[o].Hand &^ h.Ops[o].Kept).Each {
					h.Clues[seat][it] = 1 << next(o)
				}
			}
		}
	}
}

// settleClues drops what a seat sees to be wrong: nothing is a clue that lies
// in its own hands, and what does not lie there is not there.
func (h runner) settleClues() {
	for seat := range int(h.Seats) {
		var own uint8
		var mine Set
		for _, o := range h.InPlay() {
			if h.Ops[o].Seat == int8(seat) {
				own |= 1 << o
				mine |= h.Ops[o].Hand
			}
		}
		for it := range Item(items) {
			if mine.Has(it) {
				h.Clues[seat][it] = 0
			} else {
				h.Clues[seat][it] &^= own
			}
		}
	}
}
