package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// runner is a state that is being changed, with the recorder that hears of
// it. Its methods carry out the rules; methods of State only look.
type runner struct {
	*State
	rec *rules.Recorder
}

func (m runner) tell(e rules.Event) { m.rec.Add(e, m.State) }

func (m runner) push(f Frame) { machine.Push(m.Frames[:], &m.Depth, f) }
func (m runner) pop()         { machine.Pop(m.Frames[:], &m.Depth) }

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// players is everybody who plays, Echo included.
func (s *State) players() int {
	if s.withEcho() {
		return int(s.Seats) + 1
	}
	return int(s.Seats)
}

// withEcho reports whether Echo plays.
func (s *State) withEcho() bool { return s.Seats == 1 || s.Options.Echo }

// isEcho reports whether a player is Echo.
func (s *State) isEcho(p int) bool { return p == int(s.Seats) }

// scale is what the number of players decides.
func (s *State) scale() *scale { return &scales[s.players()] }

// next is who plays after p: clockwise, Echo after the last person.
func (s *State) next(p int) int {
	if s.isEcho(p) {
		return int(s.First)
	}
	n := (p + 1) % int(s.Seats)
	if n == int(s.First) && s.withEcho() {
		return int(s.Seats)
	}
	return n
}

// person is who decides for a player: itself, and for Echo the person whose
// turn comes next.
func (s *State) person(p int) int {
	if !s.isEcho(p) {
		return p
	}
	q := s.next(int(s.Now))
	if s.isEcho(q) {
		q = s.next(q)
	}
	return q
}

// step takes the game one step further: the effect on top of the stack, or else the
// phase.
func (m runner) step() {
	m.Ask = Question{}
	if m.Depth > 0 {
		m.frame(m.top())
	} else {
		m.phase()
	}
}

// end clears what waited when the game ended.
func (m runner) end() {
	m.Ask = Question{}
	for m.Depth > 0 {
		m.pop()
	}
}

// gripLeft reports whether p has an action left with which to gain Grip.
func (s *State) gripLeft(p int) bool {
	if s.Turning.Actions < 1 {
		return false
	}
	for _, k := range s.Players[p].Hooks {
		if k != nobody && s.Players[p].Grip[k] < topGrip {
			return true
		}
	}
	return false
}

// storyThinkable reports whether the backs of a hand and the display leave it
// open that a Story Crime can be completed.
func (s *State) storyThinkable(pl *Player) bool {
	for d := LevelOne; d < Sides; d++ {
		if !pl.Crimes.and(cardsIn[d]).empty() && (d == LevelOne || !s.Display.and(cardsIn[d-1]).empty()) {
			return true
		}
	}
	return false
}

// placesOpen is the number of places where, as far as everybody sees, Evidence
// may be filed.
func (s *State) placesOpen() int {
	n := 1
	for row := range s.Filed {
		if s.dossiers(row) > 0 {
			n++
		}
	}
	for _, t := range s.Slots {
		if t == noToken {
			n++
		}
	}
	return n
}

// ask puts a question to the person who decides for p; run looks how many
// answers it has.
func (m runner) ask(k askKind, p int) { m.Ask = Question{Kind: k, Seat: uint8(m.person(p))} }

// phase goes on where no effect waits (rulebook: On Your Turn).
func (m runner) phase() {
	p := int(m.Now)
	switch m.Phase {
	case Hooking:
		if m.Players[p].Hooks[0] == nobody && m.hookable(p) == 0 {
			m.gripStep()
			return
		}
		m.ask(askHook, p)
	case Acting:
		m.ask(askAct, p)
	case Storying:
		m.ask(askStory, p)
	case Ditching:
		m.ask(askDitch, p)
	case Drawing, Redrawing:
		m.drawStep()
	case EchoTurn:
		m.push(Frame{Kind: frEcho, Who: uint8(p), Cast: noCast})
	case ChapterEnd:
		m.push(Frame{Kind: frChapter, Who: uint8(p), Cast: noCast})
	}
}
