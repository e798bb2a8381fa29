package masters

import (
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

// ask puts a question. One with a single answer is answered by itself, one without
// an answer is passed over.
func (h runner) ask(k askKind, who int) { h.Ask = Question{Kind: k, Who: uint8(who)} }

// next takes the heist one step further: the effect on top of the stack, or else the
// phase.
func (h runner) next() {
	h.Ask = Question{}
	if h.Depth > 0 {
		h.top().row().run(h, h.top())
	} else {
		h.phase()
	}
}

// stop clears what waits when the heist is over.
func (h runner) stop() {
	h.Ask = Question{}
	for h.Depth > 0 {
		h.pop()
	}
}

// settle does what follows by itself from where things are: tiles next to a
// character are revealed, dogs chase, a Prisoner that nothing holds is free,
// the Guide's USB key opens its lock. It reports whether something was done.
func (h runner) settle() bool {
	return h.autoReveal() || h.dogsChase() || h.prisonerFree() || h.cipherCracked()
}

// Stages of the Action phase.
const (
	stageOpening = iota // before the dice are rolled
	stageOpen
)

// Stages of the closing of the Action phase.
const (
	stageTalk = iota
	stageBook
)

// Stages of the Event phase (clarification 12.10).
const (
	stageTake = iota
	stageEvent
	stageCrises
	stageAfter
	stageNext
)

// phase goes on where no effect waits.
func (h runner) phase() {
	if h.Phase >= Action && h.present() == 0 {
		h.end()
		return
	}
	switch h.Phase {
	case Choosing:
		h.choosing()
	case Planning:
		if h.everybody(ready) {
			h.startHeist()
		} else {
			h.ask(askPlan, 0)
		}
	case Action:
		switch {
		case h.settle():
		case h.Stage == stageOpening:
			h.rollDice()
			h.Stage = stageOpen
		case h.Called || h.everybody(done):
			h.enter(Closing)
		default:
			h.ask(askAct, 0)
		}
	case Closing:
		h.closing()
	case EventPhase:
		h.eventPhase()
	case Escape:
		switch {
		case h.dogsChase() || h.prisonerFree() || h.cipherCracked():
		case h.everybody(done):
			h.end()
		default:
			h.ask(askEscape, 0)
		}
	}
}

// enter begins a phase.
func (h runner) enter(p Phase) { h.Phase, h.Stage = p, 0 }

// everybody reports whether all figures that count have a mark: those on the
// board, in planning the players' characters.
func (s *State) everybody(m mark) bool {
	for f := range s.Crew {
		fig := &s.Crew[f]
		switch fig.Status {
		case inPlay:
		case waiting:
			if f == npc && !s.rule(guideWithTheCrew) {
				continue
			}
			if f == npc {
				return false
			}
		default:
			continue
		}
		if s.Phase == Planning && f == npc {
			continue
		}
		if fig.Marks&m == 0 {
			return false
		}
	}
	return true
}

// startHeist ends the planning (rulebook: Part II). Tokens that were not placed
// stay in hand.
func (h runner) startHeist() {
	h.enter(Action)
	h.Trades = 0
	for f := range h.Crew {
		h.Crew[f].Loose, h.Crew[f].Free, h.Crew[f].Give = 0, 0, 0
	}
	if h.Team >= 20 {
		h.Feats |= richStart
	}
	h.Round = 1
	h.surface()
	h.tell(rules.Event{Kind: EvStarted})
	h.tell(rules.Event{Kind: EvRound, N: int16(h.Round)})
}

// rollDice is the Roll phase: every character in play rolls.
func (h runner) rollDice() {
	for f := range h.Crew {
		if h.Crew[f].Status == inPlay {
			h.rollDie(f)
		}
	}
}

func (h runner) rollDie(f int) {
	h.Crew[f].Die = uint8(h.Luck.Roll(drawDie, 1, 6))
	h.tell(rules.Event{Kind: EvDie, Who: h.refFigure(f), N: int16(h.Crew[f].Die)})
}

// nextRound clears what held for the last round.
func (h runner) nextRound() {
	h.Round++
	h.clearRound()
	h.enter(Action)
	h.tell(rules.Event{Kind: EvRound, N: int16(h.Round)})
}

// clearRound takes the dice off the actions and ends what lasts a round.
func (h runner) clearRound() {
	h.Looped, h.Due, h.Spent, h.Botched = false, 0, false, false
	if h.Crew[npc].Status == captive {
		for i := range h.Escort {
			if g := &h.Escort[i]; g.At != nowhere {
				g.Kept = 2 - g.Up
			}
		}
	}
	for f := range h.Crew {
		h.Crew[f].clearRound()
	}
}

func (fig *Figure) clearRound() {
	fig.Marks &^= acted | done | slipping | wentOut | otherwise | unlocked | moved
	fig.Act, fig.Left, fig.Owed, fig.Picks, fig.Give, fig.Shifts = noAct, [subs]uint8{}, 0, 0, 0, 0
	fig.Reach, fig.Vent, fig.Shook, fig.Free = nowhere, [2]Cell{nowhere, nowhere}, nowhere, 0
	fig.Thrown = 0
}

// closing ends the Action phase: what the NPC does by itself, then the noise.
func (h runner) closing() {
	switch h.Stage {
	case stageTalk:
		h.Stage = stageBook
		h.whistleEnds()
		for f := range h.Crew {
			h.Crew[f].Marks &^= slipping
			h.Crew[f].Reach, h.Crew[f].Vent, h.Crew[f].Shook = nowhere, [2]Cell{nowhere, nowhere}, nowhere
			h.Crew[f].Left, h.Crew[f].Picks, h.Crew[f].Give, h.Crew[f].Shifts, h.Crew[f].Free = [subs]uint8{}, 0, 0, 0, 0
		}
		h.npcTalks()
	case stageBook:
		if h.settle() {
			return
		}
		n := int(h.Due)
		for f := range h.Crew {
			n += int(h.Crew[f].noiseOwed())
			h.Crew[f].Owed = 0
		}
		h.Due = 0
		if n == 0 && !h.Called {
			h.Feats |= silentRound
		}
		h.makeNoise(n)
		h.judgeAmbush()
		h.enter(EventPhase)
	}
}

// noiseOwed is the noise of the figure's action as it was performed:
// PERFECTION and SUSPENSEFUL SILENCE spare it.
func (fig *Figure) noiseOwed() uint8 {
	if fig.Act < acts && quiet[fig.Act] && fig.Marks&(unlocked|moved) == unlocked {
		return 0
	}
	if fig.Marks&(wentOut|otherwise) == wentOut {
		return 0
	}
	return fig.Owed
}
