package shadownetwork

import (
	"fmt"

	"safehouse/rules"
)

// A frameRow is all that is known of a kind of frame: a question, or a program
// that goes on by itself, stage by stage.
type frameRow struct {
	ID    string // in positions, of its prompt ("prompt." before it) and of the table's help
	of    owner
	has   fields
	names string   // what Frame.What is one of (kinds of position.go), if it has one
	bits  []string // or its bits

	stages []stage                          // of a program; the last one ends it
	goesOn func(w runner, f *Frame)         // a question that can settle itself
	first  func(s *State, f *Frame) bool    // whether it can lie at the bottom of the stack
	leads  func(s *State, f, c *Frame) bool // whether a question can have pushed c
	check  func(s *State, f *Frame) error   // what is wrong with it by itself

	// Of a question:
	says    func(s *State, f *Frame, m *rules.Message) // adds to the prompt
	must    func(s *State, f *Frame) bool              // it is put even if it has one answer, or has always several
	ends    func(w runner, f *Frame)                   // what ending it does
	done    string                                     // key of the sentence that offers that
	sayDone func(s *State, f *Frame, m *rules.Message) // adds to it
	stay    *why                                       // why it cannot be left
	best    bool                                       // ending it gives nothing up
	inTurn  bool                                       // its owner is asked it in its own turn, when the overlay can come off

	// overlay is what taking the overlay off is worth now; nil where it comes off as
	// well at a question where room matters.
	overlay func(s *State, o *outlook, f *Frame) float64
}

// A stage is a part of a program: what it does, and whether c can be what it has
// pushed.
type stage struct {
	do    func(w runner, f *Frame)
	leads func(s *State, f, c *Frame) bool
}

// An owner is whose frames of a kind can be.
type owner uint8

const (
	ofPlayer owner = iota
	ofSyndicate
	ofAnySide
)

// fields are those that a kind of frame uses beside Kind and Side; the others stay
// empty.
type fields uint8

const (
	hasStep fields = 1 << iota
	hasCity
	hasWhat
	hasLeft
	hasCoin
)

// A FrameKind is what a Frame is: a program, or one of the questions from AskKeep on.
type FrameKind uint8

// Frames. Those from AskKeep on are questions, put to Frame.Side.
const (
	frTurn       FrameKind = iota // a player's Espionage Action and Analysis; Step says how far it has come
	frSyndicate                   // the Lone Syndicate's turn
	frStudy                       // the Lone Syndicate's Analysis Actions
	frUpkeep                      // the Upkeep phase; Side is the next to pay wages
	AskKeep                       // set-up: a Starting Handler to keep
	AskToss                       // set-up: a Contract to throw away
	AskPlace                      // a city for the Agent
	AskCollect                    // pieces that do not all fit; What tells where they come from
	AskLeak                       // a city for the next leaked piece; What is the letter
	AskMarket                     // Black Market Actions; What is those that were taken
	AskSecond                     // a second Contract
	AskReplace                    // a Handler that makes room for the hired one, What
	AskAnalyse                    // Analysis Actions; Step is the window
	AskMilestone                  // a milestone action; What is the row
	AskWage                       // Intelligence to pay wages with; Coin pieces are missing
	AskHireFor                    // which of the Handlers of the best colour the Lone Syndicate hires
	AskUseFor                     // which of its two Handlers the Lone Syndicate uses; What is the hired one, or noHandler
	AskFinish                     // final scoring: which Contracts are finished where the briefcases do not suffice for all
	frames       = 18
)

var frameTable = [frames]frameRow{
	frTurn:      {ID: "turn", has: hasStep | hasCity, stages: turnStages, first: during(Espionage), check: (*State).checkAgent},
	frSyndicate: {ID: "syndicate", of: ofSyndicate, has: hasStep | hasCity, stages: syndicateStages, first: during(Espionage), check: (*State).checkAgent},
	frStudy:     {ID: "study", of: ofSyndicate, has: hasStep, stages: studyStages},
	frUpkeep:    {ID: "upkeep", of: ofAnySide, has: hasStep, stages: upkeepStages, first: during(Upkeep), check: (*State).checkUpkeep},
	AskKeep:     {ID: "keep", first: (*State).isChoice},
	AskToss:     {ID: "toss", first: (*State).isChoice},
	AskPlace: {
		ID:     "place",
		inTurn: true,
		must:   func(s *State, f *Frame) bool { return s.Players[f.Side].Influence >= sides }, // every city can be paid
		stay:   whyMustPlace,
		overlay: func(_ *State, o *outlook, _ *Frame) float64 {
			if o.room > 3 {
				return -1
			}
			return 0.5*o.left - 2.5
		},
	},
	AskCollect: {
		ID:     "collect",
		inTurn: true,
		has:    hasCity | hasWhat | hasLeft,
		names:  "source",
		goesOn: runner.collectAll,
		check:  (*State).checkHeap,
		says: func(s *State, f *Frame, m *rules.Message) {
			room := s.Players[f.Side].room()
			m.Args = append(m.Args, info.Naming("from", s.source(f)), rules.Num("n", room))
			if room == 0 {
				m.Key = "prompt.collect-full"
			}
		},
		ends: runner.leaveRest,
		done: "action.done-leave",
		overlay: func(s *State, o *outlook, f *Frame) float64 {
			over := 0.0
			for c, n := range s.heap(f) {
				over += float64(n) * o.unit[c]
			}
			return min(over, 6) + 0.35*o.left - 3.2
		},
	},
	AskLeak: {
		ID:     "leak",
		inTurn: true,
		has:    hasCity | hasWhat | hasLeft | hasCoin,
		names:  "Letter",
		check:  (*State).checkLeak,
		says: func(_ *State, f *Frame, m *rules.Message) {
			what := refPlace(placeInfluence)
			if c, coin := f.nextLeak(); !coin {
				what = refColour(c)
			}
			m.Args = append(m.Args, info.Naming("what", what), letterArg(Letter(f.What), "letter"), rules.Num("n", f.Left.Sum()+int(f.Coin)))
		},
		stay: whyMustLeak,
	},
	AskMarket: {
		ID:     "market",
		inTurn: true,
		has:    hasCity | hasWhat,
		bits:   visitIDs,
		leads:  (*State).visitLeads,
		check:  (*State).checkVisit,
		says: func(_ *State, f *Frame, m *rules.Message) {
			m.Args = append(m.Args, info.Naming("city", refCity(f.City)))
		},
		must:    func(s *State, f *Frame) bool { return f.What&didDraw == 0 && s.Market != noMarket }, // a Contract, or done
		ends:    leave,
		done:    "action.done-market",
		overlay: hardly,
	},
	AskSecond: {ID: "second", inTurn: true, has: hasCity, check: (*State).checkVisit, ends: leave, done: "action.done-second"},
	AskReplace: {
		ID:     "replace",
		inTurn: true,
		has:    hasCity | hasWhat,
		names:  "Handler",
		check:  (*State).checkReplace,
		says:   sayHired,
		stay:   whyMustReplace,
	},
	AskAnalyse: {
		ID:     "analyse",
		inTurn: true,
		has:    hasStep,
		goesOn: runner.endIdle,
		first:  func(s *State, f *Frame) bool { return s.Phase == Closing && f.Step == beforeNext },
		leads: func(_ *State, f, c *Frame) bool {
			return c.Side == f.Side && (c.Kind == AskMilestone || c.Kind == AskCollect && c.What == fromSupply)
		},
		check: func(_ *State, f *Frame) error { return refuse(f.Step > beforeNext, "has no such window") },
		says: func(s *State, f *Frame, m *rules.Message) {
			switch {
			case s.Phase == Closing:
				m.Key = "prompt.analyse-upkeep"
			case f.Step == beforeNext:
				m.Key = "prompt.analyse-next"
			}
		},
		must: func(s *State, f *Frame) bool { return s.canAnalyse(f.Side) }, // or done
		ends: runner.closeWindow,
		done: "action.done-analyse",
		sayDone: func(_ *State, f *Frame, m *rules.Message) {
			if f.Step == beforeNext {
				m.Key = "action.done-analysis"
			}
		},
		overlay: hardly,
	},
	AskMilestone: {
		ID:     "milestone",
		inTurn: true,
		has:    hasWhat,
		names:  "Colour",
		check:  func(_ *State, f *Frame) error { return refuse(f.What >= colours, "has no such row") },
		says: func(_ *State, f *Frame, m *rules.Message) {
			m.Args = append(m.Args, info.Naming("row", refRow(Colour(f.What))))
		},
		must: func(*State, *Frame) bool { return true }, // it may be given up
		stay: whyMustChoose,
	},
	AskWage: {
		ID:    "wage",
		has:   hasCoin,
		check: (*State).checkWage,
		says: func(_ *State, f *Frame, m *rules.Message) {
			m.Args = append(m.Args, rules.Num("n", int(f.Coin)))
		},
		stay: whyMustPay,
	},
	AskHireFor: {ID: "hire-for", check: (*State).checkHireFor},
	AskUseFor: {
		ID:    "use-for",
		has:   hasWhat,
		names: "Handler",
		check: (*State).checkUseFor,
		says: func(s *State, f *Frame, m *rules.Message) {
			if Handler(f.What) != noHandler {
				m.Key = "prompt.use-for-hired"
				sayHired(s, f, m)
			}
		},
	},
	AskFinish: {
		ID:    "finish",
		first: during(Scoring),
		must:  func(s *State, f *Frame) bool { return s.Players[f.Side].Chosen != 0 }, // it may be taken back until it counts
		ends:  func(w runner, f *Frame) { w.settle(f.Side) },
		done:  "action.done-finish",
		sayDone: func(s *State, f *Frame, m *rules.Message) {
			m.Args = append(m.Args, s.finishing(int(f.Side), s.Players[f.Side].Chosen)...)
		},
		best: true,
	},
}

var frameIDs = ids(frameTable[:], func(r *frameRow) string { return r.ID })

func (f *Frame) row() *frameRow { return &frameTable[f.Kind] }

// Name is what a kind of frame is called in positions.
func (k FrameKind) Name() string { return frameTable[k].ID }

func (k FrameKind) asks() bool { return k >= AskKeep }

// asking is the questions of which something holds, one bit each.
func asking(holds func(r *frameRow) bool) (set uint64) {
	for k := range frameTable {
		if holds(&frameTable[k]) {
			set |= 1 << k
		}
	}
	return set
}

// during is the rule of what lies at the bottom of the stack throughout a phase.
func during(p Phase) func(*State, *Frame) bool {
	return func(s *State, _ *Frame) bool { return s.Phase == p }
}

func leave(w runner, _ *Frame) { w.pop() }

// hardly is the worth of taking the overlay off where others do not yet hold back.
func hardly(*State, *outlook, *Frame) float64 { return -2 }

func sayHired(_ *State, f *Frame, m *rules.Message) {
	m.Args = append(m.Args, info.Naming("handler", refHandler(Handler(f.What))))
}

func refuse(wrong bool, what string) error {
	if wrong {
		return fmt.Errorf("%s", what)
	}
	return nil
}

// next takes the game further: the frame on top of the stack, a program as far as
// it goes, or else the phase.
func (w runner) next() {
	if w.Depth == 0 {
		w.phase()
		return
	}
	f := w.top()
	switch row := f.row(); {
	case row.stages != nil:
		for depth := w.Depth; w.Depth == depth; {
			f.Step++
			row.stages[f.Step-1].do(w, f)
		}
	case row.goesOn != nil:
		row.goesOn(w, f)
	}
}

// mustAsk reports whether the question is put even if it has one answer; or whether
// it is seen at once to have several.
func (s *State) mustAsk() bool {
	f := s.top()
	must := f.row().must
	return must != nil && must(s, f)
}

// Prompt is the question in words.
func (s *State) Prompt() rules.Message {
	if s.Phase == Ended {
		return rules.Message{}
	}
	f := s.top()
	row := f.row()
	m := rules.Say("prompt."+row.ID, rules.Player("seat", int(f.Side)))
	if row.says != nil {
		row.says(s, f, &m)
	}
	return m
}

// describeDone tells what ending means.
func describeDone(s *State, _ operands, m rules.Message) rules.Message {
	f := s.top()
	row := f.row()
	m.Key = row.done
	if row.sayDone != nil {
		row.sayDone(s, f, &m)
	}
	return m
}

// Declines reports whether an action gives something up.
func (s *State) Declines(a rules.Action) bool { return a.Verb != VDone || !s.top().row().best }

// mustAnswer is why a question cannot be left.
func mustAnswer(s *State) *why { return s.top().row().stay }

func init() {
	for k := range frameTable {
		row := &frameTable[k]
		if FrameKind(k).asks() {
			info.Says = append(info.Says, "prompt."+row.ID)
		}
		if row.done != "" {
			info.Says = append(info.Says, row.done)
		}
	}
	engine.Start(&whys)
}
