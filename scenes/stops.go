package scenes

import "safehouse/rules"

// A Stopper is a Table that tells some turns step by step: before an event the
// screen waits until a person goes on, so that each step can be read and looked
// at. Skipping shows the rest at once.
type Stopper interface {
	// Stops reports whether a person is to go on before e is shown; was is the
	// position before it.
	Stops(was rules.State, e rules.Event) bool
}

// waits is what Sitting.hold is while the screen waits for a person.
const waits = -1

// Halted reports whether what is left to be shown waits for a person to go on.
func (s *Sitting) Halted() bool { return s.hold == waits }

// Halts counts how often that was the case.
func (s *Sitting) Halts() int { return s.halts }

// Step goes on behind such a halt.
func (s *Sitting) Step() {
	if !s.Halted() {
		return
	}
	s.hold, s.agreed = 0, len(s.queue) > 0
	s.changed()
	s.show()
	if !s.Showing() { // also where the last event was looked at until now
		s.arrive()
		s.hands()
	}
}

// Run shows at once what comes before the next halt, or all that is left.
func (s *Sitting) Run() {
	if !s.Showing() || s.Halted() {
		return
	}
	s.missed = s.missed || len(s.queue) > 1
	for s.hold != waits && len(s.queue) > 0 {
		s.next()
	}
	if s.Halted() {
		return
	}
	s.hold = 0
	s.arrive()
	s.hands()
}

// stops reports whether the first event of the queue has to wait for a person.
func (s *Sitting) stops() bool {
	if s.agreed || s.auto || s.Stop == nil || !s.Stop(s.shown, s.queue[0].event) {
		s.agreed = false
		return false
	}
	s.hold = waits
	s.halts++
	s.changed()
	return true
}

// stops reports whether the table tells an event only when a person goes on. Who
// wants rivals' turns at once, or is being taught, is not asked.
func (t *tableScene) stops(was rules.State, e rules.Event) bool {
	x, ok := t.table.(Stopper)
	return ok && t.steps() && x.Stops(was, e)
}

// steps reports whether there is a person who wants to be told step by step.
func (t *tableScene) steps() bool {
	return t.lesson == nil && !t.sit.auto && !t.house.Pace().Rivals.Instant && len(t.sit.persons()) > 0
}

// onward are the buttons while events are being shown.
func (t *tableScene) onward() []choice {
	h := t.house
	skip := choice{id: "skip", label: h.T("table.skip"), icon: "fast", do: t.finish}
	if !t.sit.Halted() {
		return []choice{skip}
	}
	skip.label = h.T("table.skip.all")
	return []choice{{id: "step", label: h.T("table.step"), icon: "play", confirm: true, do: t.step}, skip}
}

// step goes on behind a halt.
func (t *tableScene) step() {
	t.sit.Step()
	t.list()
}

// runUp ends the motion that is on its way: what comes before the next halt is
// there at once.
func (t *tableScene) runUp() {
	if t.sit.Showing() {
		t.sit.Run()
		t.list()
	}
}
