package deepstate

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `pos:"kind"`
	By   Player    `pos:"player"` // who resolves it
	Card uint8     // Treaty, Man of Action, Project, group or card
	Step uint8     `pos:"step 0..9"` // next step of a text
	N    uint8     `pos:"n 0..99"`   // how many are left
	M    uint8     `pos:"m 0..99"`
}

type frameKind uint8

// What can wait; what a frame is stands in its row.
const (
	frTreaty frameKind = iota
	frMan
	frRecruit
	frDismiss
	frPay
	frOffer
	frGive
	frReturn
	frHit
	frMove
	frAttach
	frRecall
	frMake
	frTrim
	frames
)

// stackSize bounds the frames that can wait at once: a player's Treaty Phase, a
// Treaty, what it asks, and room for positions made by hand.
const stackSize = 8

// frameRows is the rows.
var frameRows = machine.Frames[State, runner, Frame]{
	frTreaty: { // the Immediate effect of a Treaty
		Name: "treaty", Of: "Treaty", Above: ledByText,
		Run: func(c runner, f *Frame) {
			if c.textDone(f) {
				c.pop()
			}
		},
	},
	frMan: { // the text of a Man of Action
		Name: "man", Of: "Man", Base: 1 << ActionPhase, Above: ledByText, Check: withMen,
		Run: func(c runner, f *Frame) {
			if c.textDone(f) {
				c.putAway(f.By, Man(f.Card))
			}
		},
	},
	frRecruit: { // a Recruit that may be replaced by a card
		Name: "recruit", Base: 1<<ActionPhase | 1<<TakeoverPhase, Run: asks(AskRecruit),
		Check: func(s *State, f *Frame) error {
			if s.Players[f.By].Pool == 0 || f.N == 0 {
				return fmt.Errorf("there is no Agent to Recruit")
			}
			return withMen(s, f)
		},
	},
	frDismiss: { // one Man of Action too many
		Name: "dismiss", Base: 1<<ActionPhase | 1<<TakeoverPhase, Run: asks(AskDismiss),
		Check: func(s *State, f *Frame) error {
			if s.Players[f.By].MenSize <= MenLimit {
				return fmt.Errorf("no Man of Action has to be dismissed")
			}
			return withMen(s, f)
		},
	},
	frPay: { // Objectives to be discarded for DEEP STATE, then the Advance
		Name: "pay", Of: "Project", Base: 1 << ActionPhase, Run: runner.pay, Check: (*State).checkPay,
	},
	frOffer: {Name: "offer", Of: "Project", Run: asks(AskOffer)}, // an Advance that a Treaty offers
	frGive: { // a card to be given away
		Name: "give", Of: "Group", Run: asks(AskGive),
		Check: func(_ *State, f *Frame) error {
			if f.Card >= secondaries {
				return fmt.Errorf("no card of that group can be given")
			}
			return nil
		},
	},
	frReturn: {Name: "return", Run: asksUntilDone(AskReturn)},    // Agents to be returned from Objectives
	frHit:    {Name: "hit", Run: asks(AskHit), Check: withMen},   // the Hitman's target
	frMove:   {Name: "move", Run: asks(AskMove), Check: withMen}, // the Propagandist's card
	frAttach: { // an Inner Circle that may be attached
		Name: "attach", Of: "Card", Base: 1<<TakeoverPhase | 1<<ScoringPhase, Run: asks(AskAttach),
		Check: func(s *State, f *Frame) error {
			if !s.looseCircle(f.By, Card(f.Card)) || Card(f.Card).Kind() != InnerCircle {
				return fmt.Errorf("no Inner Circle waits to be attached")
			}
			return nil
		},
	},
	frRecall: {Name: "recall", Base: 1 << RecallPhase, Run: asksUntilDone(AskRecall)}, // extra Recalls
	frMake: { // Treaties that may be made
		Name: "make", Base: 1 << TreatyPhase, Run: runner.makeTreaties,
		Above: func(_, c *Frame) bool { return c.Kind == frTreaty },
	},
	frTrim: { // a hand over the limit
		Name: "trim", Base: 1 << TrimPhase,
		Run: func(c runner, f *Frame) {
			if c.Players[f.By].HandSize <= TreatyLimit {
				c.pop()
			} else {
				c.ask(AskTrim, f.By)
			}
		},
	},
}

// asks is a frame that asks once: the answer takes it away.
func asks(k askKind) func(runner, *Frame) {
	return func(c runner, f *Frame) { c.ask(k, f.By) }
}

// asksUntilDone is a frame that asks as long as it has something left.
func asksUntilDone(k askKind) func(runner, *Frame) {
	return func(c runner, f *Frame) {
		if f.N == 0 {
			c.pop()
			return
		}
		c.ask(k, f.By)
	}
}

// text is the printed text that a frame goes through.
func (f *Frame) text() []Step {
	if f.Kind == frTreaty {
		return Treaty(f.Card).card().Effect
	}
	return manTable[f.Card].Text
}

// textDone resolves the next step of the text of a frame, and reports whether there was none.
func (c runner) textDone(f *Frame) bool {
	text := f.text()
	if int(f.Step) >= len(text) {
		return true
	}
	st := text[f.Step]
	f.Step++
	c.step(f.By, st)
	return false
}

// ledByText reports whether what the text of f has come to waits as c.
func ledByText(f, c *Frame) bool {
	text := f.text()
	return f.Step > 0 && int(f.Step) <= len(text) && text[f.Step-1].row().leads>>c.Kind&1 == 1
}

// putAway ends the frame of a Man of Action: its card goes to the discards.
func (c runner) putAway(p Player, man Man) {
	c.pop()
	c.MenDiscard[man]++
	c.tell(rules.Event{Kind: EvPutAway, Who: c.RefPlayer(p), What: RefMan(man)})
}

// withMen is the check of what only waits where Men of Action are played with.
func withMen(s *State, _ *Frame) error {
	if !s.Options.Men {
		return fmt.Errorf("it waits without Men of Action")
	}
	return nil
}

// checkPay checks an Advance in DEEP STATE that is being paid for.
func (s *State) checkPay(f *Frame) error {
	p, project := f.By, Project(f.Card)
	st := &s.Players[p]
	switch {
	case project != DeepState || st.Stages[project] == stages:
		return fmt.Errorf("no Objectives are discarded for that Advance")
	case int(f.N) > s.payable(p, projectTable[project].Emblem):
		return fmt.Errorf("more Objectives have to be discarded than there are")
	case st.Stages[project] == 0 && st.Pool == 0 && st.Reserve == 0 && (f.N == 0 || !s.freesAgent(p, projectTable[project].Emblem)):
		return fmt.Errorf("there is no Agent left to become the Coordinator")
	}
	return nil
}

// checkFrame checks what a frame of any kind needs.
func (s *State) checkFrame(f *Frame) error {
	if f.Kind >= frames || uint8(f.By) >= s.count() || s.automa(f.By) {
		return fmt.Errorf("of no known kind, or resolved by nobody")
	}
	if f.N > all || f.M > treatyCards || f.Step > 9 {
		return fmt.Errorf("number or step is out of range")
	}
	card := uint8(len(layout.Kinds[frameRows[f.Kind].Of].IDs))
	if card == 0 && f.Card != 0 || card > 0 && f.Card >= card {
		return fmt.Errorf("is about no card")
	}
	return nil
}
