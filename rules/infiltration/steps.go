package infiltration

import "safehouse/rules"

// A Step is one part of a printed effect. Cards are lists of steps, resolved
// in order; a part that cannot be done is skipped (rulebook: Cards with
// Multiple Effects). Steps are made by the small functions of stepkinds.go, so
// that the card tables read like the cards; what a kind of step does, asks,
// reaches and is worth is its row there.
type Step struct {
	Do    stepKind
	N     int8
	What  uint8 // NPC, guard, card mask: as the kind says
	Where area
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

// An area is where a part of an effect reaches.
type area uint8

const (
	here      area = iota // the room of the operative that resolves it
	there                 // the room chosen before by the same card
	nearby                // here and adjacent rooms
	thisFloor             // every line room of the same floor
)

// A stepRow is all that is known of a kind of step. A kind either does
// something at once, or asks a question, or stays until it has gone through
// several stages; only the first can stand in a Reveal or Lock function or with
// an NPC, which are carried out in one go.
type stepRow struct {
	do    func(h runner, x effect)
	asks  askKind                               // the question
	idle  func(s *State, at Place) bool         // no question is put in this room now
	stays func(h runner, f *Frame, st Step)     // moves f on itself
	to    recipient                             // what it needs beside a room
	rooms func(s *State, at Place) uint16       // askRoom: those that can be chosen
	not   *why                                  // askRoom: why another room cannot be
	room  func(h runner, x effect, p Place)     // what happens with the one that is chosen
	named func(h runner, x effect, t Operative) // askOperative: what happens to the one that is chosen
	all   bool                                  // askOperative: everybody else inside can be chosen

	// reaches is what a table points at for a card: the places of the step from a room.
	reaches func(s *State, at Place, st Step) uint16
	hand    bool // askPlay: every card of the hand can be played
	// pushes reports whether the frame f, which has passed the step, can have pushed c; pushing the same of a frame
	// that is still at it, and counts whether what that frame counts can be.
	pushes, pushing func(s *State, f, c *Frame, st Step) bool
	counts          func(s *State, f *Frame, st Step) bool

	// brings is what the step brings from a room, or frees there for the steps behind it.
	brings func(s *State, g gain, st Step) gain

	// worth adds to v what the step is worth at first sight to the one who resolves it, in zettabytes.
	worth func(s *State, w weighing, st Step, v float64) float64
	// aims is what changes for the steps behind it.
	aims func(s *State, w weighing, st Step) weighing
	// roomWorth is what choosing a room is worth to it; nil: the data there.
	roomWorth func(s *State, f *Frame, p Place) float64

	// speaks is what the step says for a text that it stands in; the zero Message for nothing.
	speaks func(s *State, w counsel, st Step) rules.Message
}

// A recipient is whom a step needs: without one it is skipped, as the parts of
// a lock function that give something are when nobody is the destroyer (ruling
// 17).
type recipient uint8

const (
	toAnybody   recipient = iota
	toOperative           // somebody who resolves the text
	toItem                // an item that is resolved
	toNPC                 // an NPC that acts
)

// An effect is a step that is carried out: for whom, where, and what its card
// has chosen before.
type effect struct {
	Step
	o      Operative // who resolves it, noOperative for nobody
	at     Place
	chosen Place // noRoom before a room is
	item   Item
	npc    NPC // that acts, noNPC for none
}

func (st Step) row() *stepRow { return &stepRows[st.Do] }

// effectOf is the step of a frame as it is carried out.
func (h runner) effectOf(f *Frame, st Step) effect {
	return effect{Step: st, o: f.Op, at: h.Ops[f.Op].Place, chosen: f.Place, item: Item(f.Card), npc: noNPC}
}

// resolve carries out one part of an item, an Interface function or an Enter
// function. It moves f on, unless it has to ask or to come back. Questions
// without or with a single answer are settled by run.
func (h runner) resolve(f *Frame, st Step) {
	row, at := st.row(), h.Ops[f.Op].Place
	switch {
	case row.stays != nil:
		row.stays(h, f, st)
	case row.do != nil:
		f.Step++
		row.do(h, h.effectOf(f, st))
	case row.idle != nil && row.idle(h.State, at):
		f.Step++
	default:
		h.ask(row.asks, f.Op)
	}
}

// carryOut carries out a text in one go: a Reveal or Lock function, or what an
// NPC does, from where the NPC stands by then.
func (h runner) carryOut(text []Step, x effect) {
	for _, st := range text {
		row := st.row()
		if row.to == toOperative && x.o == noOperative {
			continue
		}
		if x.npc != noNPC {
			x.at = h.NPCs[x.npc].Place
		}
		x.Step = st
		if row.do(h, x); h.Over {
			return
		}
	}
}

// text is the printed text that a frame goes through, nil for a frame that has none.
func (f *Frame) text() []Step {
	switch f.Kind {
	case frItem:
		return itemCards[f.Card].Text
	case frInterface:
		return roomTable[f.Card].Interface
	case frEnter:
		return roomTable[f.Card].Enter
	}
	return nil
}

// step is the printed step that a frame has come to, passed the one before it.
func (f *Frame) step() Step   { return f.text()[f.Step] }
func (f *Frame) passed() Step { return f.text()[f.Step-1] }

// roomTargets is the rooms that a step can choose.
func (s *State) roomTargets(f *Frame) uint16 {
	st, at := f.step(), s.Ops[f.Op].Place
	if row := st.row(); row.rooms != nil {
		return row.rooms(s, at)
	}
	return s.nextTo(at, st)
}

// nextTo is the rooms from which a step chooses one: those next door, and the
// own where it is named.
func (s *State) nextTo(at Place, st Step) uint16 {
	set := s.near(at)
	if st.Where == there {
		set &^= 1 << at
	}
	return set
}

func (h runner) roomChosen(f *Frame, p Place) {
	st := f.passed()
	if row := st.row(); row.room != nil {
		row.room(h, h.effectOf(f, st), p)
		return
	}
	f.Place = p
}

func (h runner) operativeChosen(f *Frame, t Operative) {
	st := f.passed()
	st.row().named(h, h.effectOf(f, st), t)
}

// discard puts an item of the hand on the discard pile, unresolved. Equipment
// Lockers count in Frame.N how many there were.
func (h runner) discard(f *Frame, o Operative, it Item) {
	h.leaveHand(o, it)
	h.Discard = h.Discard.With(it)
	h.tell(rules.Event{Kind: EvDiscarded, Who: RefOperative(o), What: refItem(it), To: refSupply(supplyDiscard)})
	if h.Ask.Kind == askSwap {
		f.N++
	} else {
		f.Step++
	}
}

// noItem is the item of a text that stands on none.
const noItem Item = 0xff

// A weighing is what the worth of a text is reckoned from, step by step.
type weighing struct {
	o      Operative
	at     Place
	chosen Place   // the room that the card would choose
	better float64 // tokens that a Download as part of the card gets
	hurry  float64
	item   Item // that the text stands on
	m      *mood
}

// textWorth adds to v what the steps of a text are worth.
func (s *State) textWorth(text []Step, w weighing, v float64) float64 {
	for _, st := range text {
		row := st.row()
		if row.aims != nil {
			w = row.aims(s, w, st)
		}
		v = row.worth(s, w, st, v)
	}
	return v
}

// worthless is the worth of steps that the search shall find out about.
func worthless(_ *State, _ weighing, _ Step, v float64) float64 { return v }

// about is the worth of a step that is always worth n.
func about(n float64) func(*State, weighing, Step, float64) float64 {
	return func(_ *State, _ weighing, _ Step, v float64) float64 { return v + n }
}

// hits is the worth of a step that strikes one operative nearby.
func hits(s *State, w weighing, _ Step, v float64) float64 {
	return v + boolf(s.countOthers(w.o, s.near(w.at), func(t *OperativeState) bool { return !t.Delayed }) > 0)
}

// within is the reach of a step that does not go by a chosen room.
func within(s *State, at Place, st Step) uint16 {
	if st.Where == there {
		return 0
	}
	return s.reach(at, st.Where, noRoom)
}

// onlyHere is the reach of a step in the own room.
func onlyHere(_ *State, at Place, st Step) uint16 {
	if st.Where == here {
		return 1 << at
	}
	return 0
}

// A gain is what a text brings its operative from the tokens of a room, as far as its steps have been gone through.
type gain struct {
	at, p Place // of the operative, and of the tokens
	lies  int   // tokens there, freed ones included
	more  int   // that a Download takes beyond its yield
	n     int   // taken
	takes bool  // a step takes tokens there
	ends  bool  // the operative goes on: what follows is elsewhere
}

// means reports whether a step means the room p: the own, or one that can be chosen.
func (s *State) means(g gain, st Step) bool {
	if st.Where == there {
		return s.near(g.at)>>g.p&1 == 1
	}
	return s.reach(g.at, st.Where, noRoom)>>g.p&1 == 1
}

// Brings is how many tokens of the room p a card would bring its operative from where it stands, guards that it destroys
// on the way included; ok is false for a card that takes none there, and with Data File Extraction for a Download.
func (s *State) Brings(o Operative, c Card, p Place) (n int, ok bool) {
	text := fx(download(here))
	switch {
	case c.IsItem():
		text = itemCards[c.Item()].Text
	case c != Download:
		return 0, false
	}
	g := gain{at: s.Ops[o].Place, p: p, lies: int(s.Rooms[p].Data)}
	for _, st := range text {
		if row := st.row(); row.brings != nil && !g.ends {
			g = row.brings(s, g, st)
		}
	}
	return g.n, g.takes
}

// MovesOn reports whether a card lets its operative play an Advance or a Retreat, and nothing else.
func (c Card) MovesOn() bool {
	if !c.IsItem() {
		return false
	}
	for _, st := range itemCards[c.Item()].Text {
		if st == advanceOrRetreat() {
			return true
		}
	}
	return false
}
