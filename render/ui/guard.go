package ui

// Presses that cannot be lost by accident
//
// A scene that puts questions tells the stage which one it is (Asks). From then on
//   - a press while an event is on its way ends the motion and does nothing else;
//   - within guardTicks after another question opened, or a dialog, nothing is chosen that takes a decision (Thing.Commits,
//     and everything in a dialog), unless pointer or focus came to that very thing from outside after it had opened; a
//     pointer press near the last one does not count as that.

// guardTicks is how long a new question is safe from presses that were meant for the last one: 350 ms.
const guardTicks = 21

// guardReach is how far a press must be from the last one to be another one, in points.
const guardReach = 12

// guard is what a stage knows about its question and about how pointer and focus came to where they are.
type guard struct {
	on       bool
	question any
	opened   int    // tick at which the question opened
	modals   int    // dialogs that are open
	stirred  bool   // what the next list moves is moved by an event
	came     string // the thing that the pointer came to by itself
	cameAt   int
	led      string // the thing that the focus was led to with keys
	ledAt    int
	offers   bool // the scene's things answer its questions themselves
	leads    bool // the focus is still to be led to what is offered for the question
	pressed  bool // there was a press already
	last     [2]float64
	downAt   int  // tick of the press that is going on
	vetoed   bool // the press that is going on may choose nothing that takes a decision
	nothing  bool // this tick's press ended a motion and does nothing else
}

// Asks tells the stage which question stands, as a value that can be compared; nil for none. A scene that calls it, every
// tick, is guarded against presses that were not meant for the question.
func (s *Stage) Asks(question any) {
	if s.guard.on && question == s.guard.question {
		return
	}
	s.guard.on, s.guard.question = true, question
	s.guard.opened = s.ticks
}

// AsksOffered is Asks for a scene whose things answer the question themselves: Tab stops at those alone, and keys begin there.
func (s *Stage) AsksOffered(question any) {
	if !s.guard.on || question != s.guard.question {
		s.guard.leads, s.guard.offers = true, true
	}
	s.Asks(question)
}

// Stir says that an event has changed what is shown: what the next list sends on its way moves for it, and a press ends
// that motion and does nothing else. What moves because somebody looks at something else is no event.
func (s *Stage) Stir() { s.guard.stirred = true }

// stirring reports whether an event is still being shown.
func (s *Stage) stirring() bool {
	if s.Busy != nil && s.Busy() {
		return true
	}
	for _, t := range s.things {
		if t.way.event && t.way.moving() {
			return true
		}
	}
	return false
}

// Ready reports whether a press may take a decision: no event is on its way, and the question has stood long enough.
func (s *Stage) Ready() bool {
	return !s.guard.on || !s.stirring() && s.ticks-s.guard.opened >= guardTicks
}

// awake reports whether the stage has a question that becomes ready by itself.
func (s *Stage) awake() bool { return s.guard.on && (s.guard.question != nil || len(s.scopes) > 1) }

// end lets a press end the motion of an event and do nothing else; it reports whether there was one.
func (s *Stage) end() bool {
	g := &s.guard
	if !g.on || len(s.scopes) > 1 || !s.pressing() || !s.stirring() {
		return false
	}
	return true
}

// pressing reports whether the person presses something anew in this tick.
func (s *Stage) pressing() bool {
	if s.in.Pressed != 0 {
		return true
	}
	for _, p := range s.in.Presses {
		if a := s.Bindings.Owner(p.Trigger); !p.Repeat && !a.Everywhere() {
			return true
		}
	}
	return false
}

// dialogs notices dialogs that open and shut: each is a question of its own.
func (s *Stage) dialogs() {
	if n := len(s.scopes); n != s.guard.modals {
		s.guard.modals = n
		s.guard.opened = s.ticks
	}
}

// arrives notes what the pointer is on now, and whether it came there by itself.
func (s *Stage) arrives(id string, moved bool) {
	s.guard.came, s.guard.cameAt = id, -1
	if moved {
		s.guard.cameAt = s.ticks
	}
}

// leads notes what the focus was led to with keys or pad.
func (s *Stage) leads(id string) { s.guard.led, s.guard.ledAt = id, s.ticks }

// weigh settles at a press of the pointer whether it may take a decision.
func (s *Stage) weigh() {
	g := &s.guard
	g.vetoed = false
	x, y := s.pointer.X, s.pointer.Y
	near := g.pressed && (x-g.last[0])*(x-g.last[0])+(y-g.last[1])*(y-g.last[1]) <= guardReach*guardReach
	g.pressed, g.last, g.downAt = true, [2]float64{x, y}, s.ticks
	if !g.on || s.ticks-g.opened >= guardTicks {
		return
	}
	g.vetoed = near || g.came != s.hovered || g.cameAt < g.opened
}

// guarded reports whether choosing a thing takes a decision that the guard looks after.
func (s *Stage) guarded(t *placed) bool {
	return s.guard.on && (t.Commits || t.scope > 0 && t.Press != nil)
}

// mayRelease reports whether the press that ends now may choose a thing.
func (s *Stage) mayRelease(t *placed) bool {
	return !s.guarded(t) || !s.guard.vetoed && s.guard.downAt >= s.guard.opened
}

// barred reports whether a key may not choose a thing yet.
func (s *Stage) barred(t *placed) bool {
	g := &s.guard
	if !s.guarded(t) || s.ticks-g.opened >= guardTicks {
		return false
	}
	return g.led != t.ID || g.ledAt < g.opened
}
