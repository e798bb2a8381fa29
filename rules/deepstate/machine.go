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
		c.frame(c.top())
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

// mustAsk reports whether the question is put even if it has a single answer:
// what depends on a hidden hand, and every Action that is possible.
func (s *State) mustAsk() bool {
	p := s.Ask.By
	switch s.Ask.Kind {
	case askTurn:
		return s.Players[p].MenSize > 0 || s.canAct(p) || s.canPrepare(p)
	case askTreaty:
		return s.Players[p].HandSize > 0
	case askPick, askBury, askTrim, askDismiss:
		return true
	}
	return false
}

// frame takes the top frame one step further.
func (c runner) frame(f *Frame) {
	switch f.Kind {
	case frTreaty:
		c.program(f, Treaty(f.Card).card().Effect)
	case frMan:
		c.program(f, manTable[f.Card].Text)
	case frRecruit:
		c.ask(askRecruit, f.By)
	case frDismiss:
		c.ask(askDismiss, f.By)
	case frPay:
		c.pay(f)
	case frOffer:
		c.ask(askOffer, f.By)
	case frGive:
		c.ask(askGive, f.By)
	case frReturn:
		c.untilDone(f, askReturn)
	case frHit:
		c.ask(askHit, f.By)
	case frMove:
		c.ask(askMove, f.By)
	case frAttach:
		c.ask(askAttach, f.By)
	case frRecall:
		c.untilDone(f, askRecall)
	case frMake:
		c.makeTreaties(f)
	case frTrim:
		if c.Players[f.By].HandSize <= TreatyLimit {
			c.pop()
		} else {
			c.ask(askTrim, f.By)
		}
	}
}

// untilDone asks as long as the frame has something left.
func (c runner) untilDone(f *Frame, k askKind) {
	if f.N == 0 {
		c.pop()
		return
	}
	c.ask(k, f.By)
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
