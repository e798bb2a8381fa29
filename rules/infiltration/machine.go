package infiltration

import (
	"math/bits"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// runner is a state that is being changed, with the recorder that hears of it.
// Its methods carry out the rules; methods of State only look.
type runner struct {
	*State
	rec *rules.Recorder
}

func (h runner) tell(e rules.Event) { h.rec.Add(e, h.State) }

func (h runner) push(f Frame) { machine.Push(h.Stack[:], &h.Depth, f) }
func (h runner) pop()         { machine.Pop(h.Stack[:], &h.Depth) }

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }

// drop removes every frame that o resolves: the rest of a card is not resolved
// once its owner has escaped (ruling 37).
func (h runner) drop(o Operative) {
	n := uint8(0)
	for i := range h.Depth {
		if h.Stack[i].Op != o {
			h.Stack[n] = h.Stack[i]
			n++
		}
	}
	for i := n; i < h.Depth; i++ {
		h.Stack[i] = Frame{}
	}
	h.Depth = n
}

// run carries the game on to the next question.
func (h runner) run() { engine.Run(h, h.State) }

// ask puts a question; run looks how many answers it has.
func (h runner) ask(k askKind, o Operative) { h.Ask = Question{Kind: k, Op: o} }

// unanswered goes on after a question that has no answer: the part of the card
// that asked it cannot be resolved.
func (h runner) unanswered() {
	f := h.top()
	switch h.Ask.Kind {
	case askMove:
		h.pop()
	default:
		f.Step++
	}
}

// step takes the game one step further: the effect on top of the stack, or else the
// phase.
func (h runner) step() {
	h.Ask = Question{}
	if h.Depth > 0 {
		h.frame(h.top())
	} else {
		h.phase()
	}
}

// end clears what waited when the game ended.
func (h runner) end() {
	h.Ask = Question{}
	for h.Depth > 0 {
		h.pop()
	}
}

// frame takes the top frame one step further.
func (h runner) frame(f *Frame) {
	switch f.Kind {
	case frItem, frInterface, frEnter:
		if int(f.Step) < len(f.text()) {
			h.resolve(f, f.step())
		} else {
			h.pop()
		}
	case frAction:
		h.action(f)
	case frMove:
		h.move(f)
	case frElevator:
		h.ask(askMove, f.Op)
	case frArrive:
		h.arrive(f)
	}
}

// phase goes on where no effect waits.
func (h runner) phase() {
	switch h.Phase {
	case Drafting:
		h.draftPhase()
	case Entering:
		h.startRound()
	case Selection:
		if o, ok := h.selector(); ok {
			h.ask(askSelect, o)
		} else {
			h.endSelection()
		}
	case Resolution:
		h.resolutionPhase()
	case Wrap:
		h.wrapPhase()
	case NPCPhase:
		switch set := h.nextNPCs(); {
		case set == 0:
			h.securityPhase()
		case set&(set-1) == 0:
			h.activate(NPC(bits.TrailingZeros8(set)))
		default:
			h.ask(askNPC, noOperative)
		}
	}
}

func (h runner) draftPhase() {
	if h.Draft > draftSteps {
		h.Draft = 0
		h.enterFacility()
		return
	}
	o, ok := h.drafter()
	switch {
	case !ok:
		h.passCards()
	case h.Draft == draftSteps:
		h.ask(askPass, o)
	default:
		h.ask(askKeep, o)
	}
}
