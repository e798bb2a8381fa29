package masters

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	VCharacter rules.Verb = 1 + iota
	VSkill

	// Planning
	VStart
	VPlan
	VLift
	VReady
	VTunnel
	VBuy
	VSell
	VSellJewel
	VEquip
	VHire
	VSurvey
	VSurveyBag
	VSchematics
	VSchematicsBag
	VInside
	VGive

	// The Action phase: actions
	VAct
	VLend
	VBreach
	VLaser

	// Sub-actions
	VMove
	VUnlock
	VSubdue
	VDisable
	VCut
	VIdea
	VReveal
	VThin
	VLoot
	VCrack
	VHoldTorch

	// Loot
	VTake
	VDrop
	VSlide
	VToss

	// Abilities and things
	VReach
	VSlip
	VVent
	VCodes
	VReplan
	VPicker
	VTeamwork
	VServer
	VSwipe
	VSeize
	VLogs
	VClue
	VDecoy
	VShift

	VDone
	VCall

	// Questions
	VBlank
	VKeep
	VChase
	VHunt
	VHound
	VPenny
	VLose
	VBlab
	VSilent
	VComfort
	VDecline
	VLock
	VPutDown
	VNerves
	VNoise
	VTip
	VSwap
	VInsert
	VMark

	// Escape
	VRun
	VDeclare
	VRoll
	VPick
	VPinch
	verbs = VPinch + 1
)

type (
	verb     = machine.Row[State, runner, mind]
	operands = machine.Operands
)

// engine is a heist as the house plays it. In planning, in the Action phase and in
// Escape the answers of one figure stand together.
var engine = machine.Machine[State, runner, mind]{
	Info:   info,
	On:     func(s *State, rec *rules.Recorder) runner { return runner{s, rec} },
	Asked:  func(s *State) (uint8, bool) { return uint8(s.Ask.Kind), s.Over },
	Must:   func(s *State) bool { return s.Ask.Kind <= lastOfPhases },
	Prompt: (*State).Prompt,
	Names:  operandArg,
	Step:   runner.next,
	Pass:   runner.pop, // nothing to choose: the rest of the effect is void
	End:    runner.stop,
	Ended:  whyOver, Strange: whyMalformed, Elsewhere: whyOtherQuestion,
	Timeless: true,
	Rows: timely(machine.Table(costly(choosingRows), planningRows, costly(shopRows), costly(actRows), costly(subRows), lootRows, costly(handyRows),
		costly(answerRows), costly(escapeRows))),
	Lists: map[uint8]func(*State, []rules.Action) []rules.Action{
		uint8(askPlan): (*State).listPlan, uint8(askAct): (*State).listAct, uint8(askEscape): (*State).listEscape,
		uint8(askWhisper): (*State).listWhispers, uint8(askLast): (*State).listWhispers,
	},
}

type topic = map[rules.Verb]verb

// asked is a set of questions.
func asked(kinds ...askKind) uint64 { return machine.Questions(kinds...) }

// costly are verbs that are no mere rearrangement: with them what was rearranged is
// settled, and as much may be rearranged again.
func costly(verbs topic) topic {
	for v, r := range verbs {
		do := r.Do
		r.Do = func(h runner, x operands) { h.settled(); do(h, x) }
		verbs[v] = r
	}
	return verbs
}

// timely are verbs that belong to the rounds, to Escape, or to both, as their questions
// say: that is why they are refused at another time, where no row says otherwise.
func timely(verbs []verb) []verb {
	for v := range verbs {
		r := &verbs[v]
		switch {
		case r.Elsewhere != nil:
		case r.Asked == asked(askAct):
			r.Elsewhere = unlessTime(whyWhenRound, askAct)
		case r.Asked == asked(askEscape):
			r.Elsewhere = unlessTime(whyWhenEscape, askEscape)
		case r.Asked == asked(askAct, askEscape):
			r.Elsewhere = unlessTime(whyWhenLoot, askAct, askEscape)
		}
	}
	return verbs
}

// settled begins to count rearrangements anew.
func (h runner) settled() {
	h.Trades = 0
	for f := range h.Crew {
		h.Crew[f].Free = 0
	}
}

// rearranged notes that a figure has rearranged something.
func (h runner) rearranged(f int) { h.Crew[f].Free = min(h.Crew[f].Free+1, freeLimit) }

var (
	whoHex  = []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "hex", Ref: kHex}}
	whoTo   = []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "to", Ref: kCharacter}}
	whoLoot = []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "loot", Ref: kLoot}}
	who     = whoHex[:1:1]
	hex     = whoHex[1:2:2]
)

// What operands stand for.

func hexOf(x operands) Hex   { return Hex(x.B) }
func lootOf(x operands) Loot { return Loot(x.B) }

// someone is what a verb forbids to a figure that can act; who is ready or done can
// still do it where a question of late is put.
func someone(late uint64, not func(s *State, f int, x operands) *why) func(s *State, x operands) *why {
	return func(s *State, x operands) *why {
		f := s.figure(x.A)
		if f < 0 {
			return whyNobody
		}
		if r := s.idle(f, late); r != nil {
			return r
		}
		return not(s, f, x)
	}
}

// anyone is someone who can always act.
func anyone(*State, int, operands) *why { return nil }

// idle is what keeps a figure from acting at all.
func (s *State) idle(f int, late uint64) *why {
	row, fig := s.Ask.Kind.row(), &s.Crew[f]
	switch {
	case row.bars>>fig.Status&1 == 1:
		return s.missing(f)
	case fig.Marks&row.until != 0 && late>>s.Ask.Kind&1 == 0:
		return row.over
	}
	return nil
}

// alone is what a verb without another operand forbids, onHex one with a hex, with
// one with another figure.
func alone(not func(s *State, f int) *why) func(*State, int, operands) *why {
	return func(s *State, f int, _ operands) *why { return not(s, f) }
}

func onHex(not func(s *State, f int, x Hex) *why) func(*State, int, operands) *why {
	return func(s *State, f int, x operands) *why { return not(s, f, hexOf(x)) }
}

func with(not func(s *State, f, to int) *why) func(*State, int, operands) *why {
	return func(s *State, f int, x operands) *why {
		to := s.figure(x.B)
		if to < 0 {
			return whyNobody
		}
		return not(s, f, to)
	}
}

// doing, doingAt and doingWith are what a verb of a figure does, alone, on a hex and
// with another figure.
func doing(do func(h runner, f int)) func(runner, operands) {
	return func(h runner, x operands) { do(h, h.figure(x.A)) }
}

func doingAt(do func(h runner, f int, c Cell)) func(runner, operands) {
	return func(h runner, x operands) { do(h, h.figure(x.A), h.cell(hexOf(x))) }
}

func doingWith(do func(h runner, f, to int)) func(runner, operands) {
	return func(h runner, x operands) { do(h, h.figure(x.A), h.figure(x.B)) }
}

// adding adds arguments to the sentence of a verb, about a figure.
func adding(args func(s *State, f int, x operands) []rules.Arg) func(*State, operands, rules.Message) rules.Message {
	return func(s *State, x operands, m rules.Message) rules.Message {
		m.Args = append(m.Args, args(s, s.figure(x.A), x)...)
		return m
	}
}

// costing adds what a verb of a figure costs.
func costing(cost func(s *State, f int) int) func(*State, operands, rules.Message) rules.Message {
	return adding(func(s *State, f int, _ operands) []rules.Arg { return []rules.Arg{rules.Num("cost", cost(s, f))} })
}

// ability is what an ability of a figure's card counts.
func ability(k stepKind) func(s *State, f int) int {
	return func(s *State, f int) int { return s.Crew[f].Card.ability(k).n() }
}

// touching is the cells that a verb is about beyond its operands.
func touching(set func(s *State, x operands) Cells) func(*State, operands, []rules.Ref) []rules.Ref {
	return func(s *State, x operands, dst []rules.Ref) []rules.Ref {
		for c := range set(s, x).All() {
			dst = append(dst, s.refCell(c))
		}
		return dst
	}
}

// always, worthy and inFlight are always worth the same: inFlight in Escape, worthy as a
// sub-action.
func always(w float64) func(*State, operands, *mind) float64 {
	return func(*State, operands, *mind) float64 { return w }
}

func worthy(w float64) func(*State, *walker, operands) float64 {
	return func(*State, *walker, operands) float64 { return w }
}

func inFlight(w float64) func(*State, int, operands, *mind) float64 {
	return func(*State, int, operands, *mind) float64 { return w }
}
