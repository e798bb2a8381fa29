package sitting

// Halt is what Sitting.hold is while the screen waits for a person.
const Halt = -1

// Halted reports whether what is left to be shown waits for a person to go on.
func (s *Sitting) Halted() bool { return s.hold == Halt }

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
	for s.hold != Halt && len(s.queue) > 0 {
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
	if s.agreed || s.auto || s.Stop == nil || !s.Stop(s.shown, s.queue[0].Event) {
		s.agreed = false
		return false
	}
	s.hold = Halt
	s.halts++
	s.changed()
	return true
}
