package deepstate

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

func (c runner) tell(e rules.Event) { c.rec.Add(e, c.State) }

func (c runner) push(f Frame) { machine.Push(c.Stack[:], &c.Depth, f) }
func (c runner) pop()         { machine.Pop(c.Stack[:], &c.Depth) }

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }

// count is the number of players, HOC included.
func (s *State) count() uint8 {
	if s.Seats == 1 {
		return 2
	}
	return s.Seats
}

// automa reports whether p is HOC.
func (s *State) automa(p Player) bool { return s.Seats == 1 && p == HOC }

// at is the i-th player from the Supervisor's holder clockwise.
func (s *State) at(i uint8) Player {
	n := s.count()
	if i += uint8(s.Supervisor); i >= n {
		i -= n
	}
	return Player(i)
}

// ask puts a question; run looks how many answers it has.
func (c runner) ask(k askKind, p Player) { c.Ask = Question{Kind: k, By: p} }

// run carries the game on to the next question.
func (c runner) run() { engine.Run(c, c.State) }

// next takes the game one step further: the effect on top of the stack, or else the
// phase.
func (c runner) next() {
	c.Ask = Question{}
	if c.Depth > 0 {
		f := c.top()
		frameRows[f.Kind].Run(c, f)
	} else {
		c.phase()
	}
}

// end clears what waited when the game ended.
func (c runner) end() {
	c.Ask = Question{}
	for c.Depth > 0 {
		c.pop()
	}
}

// phase goes on where no effect waits.
func (c runner) phase() {
	switch c.Phase {
	case Drafting:
		c.draftPhase()
	case Dealing:
		c.dealingPhase()
	case ActionPhase:
		c.actionPhase()
	case TakeoverPhase:
		c.takeoverPhase()
	case RecallPhase:
		c.recallPhase()
	case TreatyPhase:
		c.treatyPhase()
	case TrimPhase:
		c.trimPhase()
	case ScoringPhase:
		c.scoringPhase()
	}
}
