package infiltration

import "fmt"

// What waits on the decision stack follows from what lies below it: a frame is
// pushed by one certain step of its parent. Every frame is held against that, so
// that a position made by hand cannot ask what no card asks.

// maxDepth is the highest stack: Informant, the item played through it, its
// action card, an Interface function or a move, an arrival, an Enter function.
const maxDepth = 6

func (s *State) checkStack() error {
	if s.Depth > maxDepth {
		return fmt.Errorf("%d effects wait; there are never more than %d", s.Depth, maxDepth)
	}
	for i := s.Depth; i < stackSize; i++ {
		if s.Stack[i] != (Frame{}) {
			return fmt.Errorf("an effect waits above the end of the stack")
		}
	}
	if s.Depth == 0 {
		return nil
	}
	if s.Over || s.Phase != Resolution && s.Phase != Entering {
		return fmt.Errorf("effects wait in phase %s", phaseIDs[s.Phase])
	}
	for i := range s.Depth {
		f := &s.Stack[i]
		err := s.checkFrame(f)
		switch {
		case err != nil:
		case i == 0 && !s.begins(f):
			err = fmt.Errorf("is not the card that its operative has turned up")
		case i > 0 && !s.leadsTo(&s.Stack[i-1], f):
			err = fmt.Errorf("does not follow from the one below")
		}
		if err != nil {
			return fmt.Errorf("effect %d of the stack: %w", s.Depth-1-i, err)
		}
	}
	return nil
}

// begins reports whether f can lie at the bottom: the card that an operative
// has flipped, or at the end of set-up the reveal of the entry room.
func (s *State) begins(f *Frame) bool {
	st := &s.Ops[f.Op]
	switch {
	case s.Phase == Entering:
		return f.Kind == frArrive && f.Place == Entry && f.N == 1 && f.Op == s.firstOf(int8(s.First))
	case !st.Resolved:
		return false
	case f.Kind == frAction:
		return st.Selected == Card(f.Card)
	}
	return f.Kind == frItem && st.Selected == Item(f.Card).Card()
}

// leadsTo reports whether the frame f can have pushed the frame c.
func (s *State) leadsTo(f, c *Frame) bool {
	if c.Op != f.Op && !(f.Kind == frInterface && c.Kind == frArrive) {
		return false
	}
	switch f.Kind {
	case frItem, frInterface, frEnter:
		return s.textLeadsTo(f, c)
	case frAction:
		return s.actionLeadsTo(Card(f.Card), c)
	case frMove:
		return c.Kind == frArrive && c.Place.InLine() && (f.Dirs == forward || f.Dirs == backward)
	case frArrive:
		return c.Kind == frEnter && f.Step == settling && c.Place == f.Place
	}
	return false
}

// textLeadsTo looks at the step that a text has passed, and at the one that it is still at.
func (s *State) textLeadsTo(f, c *Frame) bool {
	text := f.text()
	if f.Step > 0 {
		if st := f.passed(); st.row().pushes != nil && st.row().pushes(s, f, c, st) {
			return true
		}
	}
	if int(f.Step) >= len(text) {
		return false
	}
	st := f.step()
	return st.row().pushing != nil && st.row().pushing(s, f, c, st)
}

func (s *State) actionLeadsTo(card Card, c *Frame) bool {
	switch card {
	case Advance:
		return c.Kind == frMove && c.Dirs == forward && c.N <= 2 || c.Kind == frArrive
	case Retreat:
		return c.Kind == frMove && c.Dirs == backward && c.N <= 2 || c.Kind == frElevator || c.Kind == frArrive
	case Interface:
		return c.Kind == frInterface
	}
	return false
}

// checkFrame looks at a frame by itself.
func (s *State) checkFrame(f *Frame) error {
	if f.Kind >= frames || f.Dirs > either || f.Place != noRoom && !f.Place.Inside() {
		return fmt.Errorf("has an unknown kind, place or direction")
	}
	if !s.inPlay(f.Op) || !s.Ops[f.Op].Place.Inside() {
		return fmt.Errorf("is resolved by nobody inside")
	}
	switch f.Kind {
	case frItem:
		return s.checkItemFrame(f)
	case frInterface, frEnter:
		return s.checkRoomFrame(f)
	case frAction:
		if f.Card >= actions || f.Step != 1 || f.N != 0 || f.Dirs != 0 || f.Maybe || f.Place != noRoom {
			return fmt.Errorf("is no action card that is being resolved")
		}
	case frMove:
		if f.Dirs == 0 || f.N < 0 || f.N > 3 || f.Card != 0 || f.Step != 0 || f.Place != noRoom {
			return fmt.Errorf("leads nowhere")
		}
	case frElevator:
		at := s.Ops[f.Op].Place
		if !at.InLine() || !s.Rooms[at].Card.card().ToEntry || *f != (Frame{Kind: frElevator, Op: f.Op, Place: noRoom}) {
			return fmt.Errorf("is not in the elevator")
		}
	case frArrive:
		if f.Step != settling || f.N < 0 || f.N > 1 || f.Card != 0 || f.Maybe || f.Dirs == either ||
			!s.Revealed(f.Place) || s.Ops[f.Op].Place != f.Place {
			return fmt.Errorf("arrives nowhere")
		}
		if r := &s.Rooms[f.Place]; f.N == 1 && (r.Interface || r.Spent || r.Guarded || r.Data != 0) {
			return fmt.Errorf("reveals a room that has its tokens already")
		}
	}
	return nil
}

// checkItemFrame looks at an item that is being resolved: it lies in the play
// area or was left in a room, and has come to one of its steps.
func (s *State) checkItemFrame(f *Frame) error {
	if f.Card >= items || int(f.Step) > len(itemCards[f.Card].Text) || f.Dirs != 0 || f.Maybe {
		return fmt.Errorf("no such item or step")
	}
	it, on := Item(f.Card), s.Ops[f.Op].Table.Has(Item(f.Card))
	for i, r := range roomItems {
		on = on || r == it && s.Left[i].Owner == f.Op
	}
	if !on {
		return fmt.Errorf("%s does not lie in its operative's play area", itemCards[it].ID)
	}
	if chosen := f.Place != noRoom; chosen && (!s.Revealed(f.Place) || !f.choseRoom()) && !f.counting() {
		return fmt.Errorf("has chosen a room that it cannot")
	}
	return s.checkCount(f)
}

// checkRoomFrame looks at an Interface or Enter function that is being resolved.
func (s *State) checkRoomFrame(f *Frame) error {
	if f.Card >= roomCards || f.Dirs != 0 || f.Maybe {
		return fmt.Errorf("no such function")
	}
	at := s.Ops[f.Op].Place
	if f.Kind == frEnter {
		if int(f.Step) >= len(roomTable[f.Card].Enter) || f.N != 0 || f.Place != at || s.Rooms[at].Card != Room(f.Card) {
			return fmt.Errorf("no such Enter function, step or room")
		}
		return nil
	}
	text := roomTable[f.Card].Interface
	if int(f.Step) > len(text) {
		return fmt.Errorf("no such Interface function or step")
	}
	if moved := f.Step > 0 && text[f.Step-1].Do == doToSecret; s.Rooms[at].Card != Room(f.Card) && !moved {
		return fmt.Errorf("is not the function of the room in which its operative stands")
	}
	if f.Place != noRoom && !f.counting() {
		return fmt.Errorf("counts what it does not count")
	}
	return s.checkCount(f)
}

// counting reports whether the step that f is at counts in the frame.
func (f *Frame) counting() bool { return int(f.Step) < len(f.text()) && f.step().row().counts != nil }

// choseRoom reports whether f has passed a step that chooses a room.
func (f *Frame) choseRoom() bool {
	for _, st := range f.text()[:f.Step] {
		if st.Do == doChooseRoom {
			return true
		}
	}
	return false
}

// checkCount looks at what the step of a frame counts.
func (s *State) checkCount(f *Frame) error {
	if f.counting() {
		if st := f.step(); !st.row().counts(s, f, st) {
			return fmt.Errorf("counts what it cannot have come to")
		}
	} else if f.N != 0 {
		return fmt.Errorf("counts what it does not count")
	}
	return nil
}
