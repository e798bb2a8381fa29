package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	VKeep rules.Verb = 1 + iota
	VPass
	VSelect
	VResolve
	VMove
	VStop
	VPlay
	VRoom
	VOperative
	VShootWorker
	VShootNPC
	VShootOperative
	VDiscard
	VDone
	VWound
	VAlarm
	VCarry
	VActivate
	VExtract
	VCrack
	VCrawl
	VStall
)

type (
	verb     = machine.Row[State, runner, mood]
	operands = machine.Operands
)

// engine is the game as the house plays it.
var engine = machine.Machine[State, runner, mood]{
	Info:   info,
	On:     func(s *State, rec *rules.Recorder) runner { return runner{s, rec} },
	Asked:  func(s *State) (uint8, bool) { return uint8(s.Ask.Kind), s.Over },
	Prompt: (*State).Prompt,
	Step:   runner.step,
	Pass:   runner.unanswered,
	End:    runner.end,
	Ended:  whyOver, Strange: whyMalformed, Elsewhere: whyOther,
	Rows: []verb{
		VKeep: {
			VerbInfo: rules.VerbInfo{Name: "keep", Operands: ofAHand, Secret: true, Printed: true},
			Asked:    machine.Questions(askKeep),
			Set:      func(s *State) (operands, uint64) { return s.held(0) },
			Not:      notKeep,
			Do:       func(h runner, x operands) { h.keepItem(Operative(x.A), Card(x.B).Item()) },
			Worth:    func(_ *State, x operands, _ *mood) float64 { return itemCards[Card(x.B).Item()].Keep },
			Advice:   func(s *State, x operands, _ *mood) rules.Message { return s.adviseLast(Card(x.B).Item()) },
		},
		VPass: {
			VerbInfo: rules.VerbInfo{Name: "pass", Operands: ofAHand, Secret: true, Barrier: true},
			Asked:    machine.Questions(askPass),
			Set:      func(s *State) (operands, uint64) { return s.held(0) },
			Not:      notKeep,
			Do:       func(h runner, x operands) { h.passItem(Operative(x.A), Card(x.B).Item()) },
			Worth:    func(_ *State, x operands, _ *mood) float64 { return -itemCards[Card(x.B).Item()].Keep },
			Advice:   func(s *State, x operands, _ *mood) rules.Message { return s.adviseLast(Card(x.B).Item()) },
		},
		VSelect: {
			VerbInfo: rules.VerbInfo{Name: "select", Operands: ofAHand, Secret: true, Barrier: true, Printed: true},
			Asked:    machine.Questions(askSelect),
			Set:      (*State).selectable,
			Sure:     true,
			Many:     true,
			Not:      notSelect,
			Do:       func(h runner, x operands) { h.selectCard(Operative(x.A), Card(x.B)) },
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				return s.cardTouches(Operative(x.A), Card(x.B), dst)
			},
			Worth:  func(s *State, x operands, m *mood) float64 { return s.cardWorth(s.Ask.Op, Card(x.B), m) },
			Advice: func(s *State, x operands, m *mood) rules.Message { return s.adviseCard(Card(x.B), m) },
		},
		VResolve: {
			VerbInfo: rules.VerbInfo{Name: "resolve", Operands: anOperative, Barrier: true},
			Asked:    machine.Questions(askResolve),
			Set:      machine.Each[State](operatives),
			Not:      notResolve,
			Do:       func(h runner, x operands) { h.flipCard(Operative(x.A)) },
			Advice:   func(s *State, x operands, _ *mood) rules.Message { return s.adviseFirst(Operative(x.A)) },
		},
		VMove: {
			VerbInfo: rules.VerbInfo{Name: "move", Operands: aPlace, Barrier: true},
			Asked:    machine.Questions(askMove),
			List:     steps,
			Not:      notMove,
			Do:       func(h runner, x operands) { h.moveTo(Place(x.A)) },
			Say: func(s *State, x operands, _ rules.Message) rules.Message {
				return s.describeMove(Place(x.A))
			},
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				if to := Place(x.A); s.landing(s.Ops[s.Ask.Op].Place, to) != to {
					dst = append(dst, RefPlace(s.landing(s.Ops[s.Ask.Op].Place, to)))
				}
				return dst
			},
			Worth:  func(s *State, x operands, m *mood) float64 { return s.stepWorth(Place(x.A), m) },
			Advice: func(s *State, x operands, m *mood) rules.Message { return s.adviseMove(Place(x.A), m) },
		},
		VStop: {
			VerbInfo: rules.VerbInfo{Name: "stop", Barrier: true, Declines: true},
			Asked:    machine.Questions(askMove),
			Not:      notStop,
			Do:       func(h runner, _ operands) { h.pop() },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, s.placeArg("place", s.Ops[s.Ask.Op].Place))
			},
			Advice: func(s *State, _ operands, m *mood) rules.Message { return s.adviseStay(m) },
		},
		VPlay: {
			VerbInfo: rules.VerbInfo{Name: "play", Operands: aCard, Barrier: true, Printed: true},
			Asked:    machine.Questions(askPlay),
			Set:      (*State).playable,
			Sure:     true,
			Not:      notPlay,
			Do: func(h runner, x operands) {
				c := Card(x.A)
				h.passed()
				h.playCard(h.Ask.Op, c)
				h.tell(rules.Event{Kind: EvPlayed, Who: RefOperative(h.Ask.Op), What: RefCard(c)})
			},
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				return s.cardTouches(s.Ask.Op, Card(x.A), dst)
			},
			Worth:  func(s *State, x operands, m *mood) float64 { return s.cardWorth(s.Ask.Op, Card(x.A), m) },
			Advice: func(s *State, x operands, m *mood) rules.Message { return s.adviseCard(Card(x.A), m) },
		},
		VRoom: {
			VerbInfo: rules.VerbInfo{Name: "room", Operands: aPlace, Barrier: true},
			Asked:    machine.Questions(askRoom),
			Set:      machine.Each[State](rooms),
			Not:      notRoom,
			Do:       func(h runner, x operands) { h.roomChosen(h.passed(), Place(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, s.placeArg("place", Place(x.A)), info.Naming("by", s.Cause()))
			},
			Worth:  func(s *State, x operands, _ *mood) float64 { return s.roomWorth(Place(x.A)) },
			Advice: func(s *State, x operands, _ *mood) rules.Message { return s.adviseRoom(Place(x.A)) },
		},
		VOperative: {
			VerbInfo: rules.VerbInfo{Name: "operative", Operands: anOperative, Barrier: true},
			Asked:    machine.Questions(askOperative),
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.anybody(VOperative, dst) },
			Not:      notTarget,
			Do:       func(h runner, x operands) { h.operativeChosen(h.passed(), Operative(x.A)) },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, append(m.Args, info.Naming("by", s.Cause()))...)
			},
			Worth:  targetWorth,
			Advice: func(s *State, x operands, _ *mood) rules.Message { return s.adviseOperative(Operative(x.A)) },
		},
		VShootWorker: {
			VerbInfo: rules.VerbInfo{Name: "shoot-worker", Operands: aPlace, Barrier: true},
			Asked:    machine.Questions(askShot),
			Set:      machine.Each[State](rooms),
			Not:      notShootWorker,
			Do:       func(h runner, x operands) { h.passed(); h.destroyGuard(Place(x.A), h.Ask.Op) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, s.placeArg("place", Place(x.A)))
			},
			Worth: func(s *State, x operands, _ *mood) float64 {
				return 0.8 * float64(s.Rooms[x.A].Card.card().Secured)
			},
			Advice: func(s *State, x operands, _ *mood) rules.Message { return s.frees(Place(x.A)) },
		},
		VShootNPC: {
			VerbInfo: rules.VerbInfo{Name: "shoot-npc", Operands: anNPC, Barrier: true},
			Asked:    machine.Questions(askShot),
			Set:      machine.Each[State](npcs),
			Not:      notShootNPC,
			Do:       func(h runner, x operands) { h.passed(); h.destroyNPC(NPC(x.A)) },
			Worth:    func(*State, operands, *mood) float64 { return 1 },
		},
		VShootOperative: {
			VerbInfo: rules.VerbInfo{Name: "shoot-operative", Operands: anOperative, Barrier: true},
			Asked:    machine.Questions(askShot),
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.anybody(VShootOperative, dst) },
			Not:      notShootOperative,
			Do:       func(h runner, x operands) { h.passed(); h.wound(Operative(x.A)) },
			Worth:    targetWorth,
			Advice: func(s *State, x operands, _ *mood) rules.Message {
				return s.adviseTarget(Operative(x.A), "advice.wound-whom")
			},
		},
		VDiscard: {
			VerbInfo: rules.VerbInfo{Name: "discard", Operands: aCard, Barrier: true},
			Asked:    machine.Questions(askDiscard, askSwap, askWard),
			Set:      func(s *State) (operands, uint64) { return operands{}, s.cards(0) },
			Not:      notDiscard,
			Do:       func(h runner, x operands) { h.discard(h.top(), h.Ask.Op, Card(x.A).Item()) },
			Worth: func(s *State, x operands, _ *mood) float64 {
				v := -itemCards[Card(x.A).Item()].Keep
				if s.Ask.Kind == askSwap {
					v += 1.2
				}
				return v
			},
			Advice: func(s *State, x operands, m *mood) rules.Message { return s.adviseDiscard(Card(x.A).Item(), m) },
		},
		VDone: {
			VerbInfo: rules.VerbInfo{Name: "done", Barrier: true},
			Asked:    machine.Questions(askSwap, askDiscard, askWard),
			Not:      notDone,
			Do: func(h runner, _ operands) {
				f := h.passed()
				n := f.N
				f.N = 0
				h.drawItems(h.Ask.Op, int(n))
			},
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Num("n", int(s.top().N)))
			},
			Advice: func(s *State, _ operands, _ *mood) rules.Message { return s.adviseDraw() },
		},
		VWound: {
			VerbInfo: rules.VerbInfo{Name: "wound", Barrier: true},
			Asked:    machine.Questions(askLaser, askWard, askDiscard, askSwap),
			Not:      notWound,
			Do:       func(h runner, _ operands) { h.passed(); h.wound(h.Ask.Op) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, theAsked(s, x))
			},
			Worth: func(s *State, _ operands, _ *mood) float64 {
				return -1.5 - 0.3*float64(s.Ops[s.Ask.Op].Place%Secret)
			},
			Advice: func(s *State, _ operands, _ *mood) rules.Message { return s.adviseWound() },
		},
		VAlarm: {
			VerbInfo: rules.VerbInfo{Name: "alarm", Barrier: true},
			Asked:    machine.Questions(askLaser, askWard),
			Not:      notAlarm,
			Do:       func(h runner, _ operands) { h.passed(); h.turnAlarm(+1) },
			Worth:    func(s *State, _ operands, _ *mood) float64 { return -2 * s.alarmCost(s.Ask.Op) },
			Advice:   func(s *State, _ operands, _ *mood) rules.Message { return s.adviseAlarm() },
		},
		VCarry: {
			VerbInfo: rules.VerbInfo{Name: "carry", Operands: []rules.Operand{{Name: "n"}}},
			Asked:    machine.Questions(askCarry),
			Set:      func(s *State) (operands, uint64) { return operands{}, 1<<(s.top().step().N+1) - 1 },
			Not:      notCarry,
			Do:       func(h runner, x operands) { h.top().N = carryMove + int8(x.A) },
			Worth:    func(_ *State, x operands, _ *mood) float64 { return 0.5 * float64(x.A) },
		},
		VActivate: {
			VerbInfo: rules.VerbInfo{Name: "activate", Operands: anNPC, Barrier: true, Printed: true},
			Asked:    machine.Questions(askNPC),
			Set:      machine.Each[State](npcs),
			Not:      notActivate,
			Do:       func(h runner, x operands) { h.activate(NPC(x.A)) },
		},
		VExtract: {
			VerbInfo: rules.VerbInfo{Name: "extract", Operands: anOperative, Barrier: true},
			Asked:    machine.Questions(askExtract),
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.anybody(VExtract, dst) },
			Not:      notExtract,
			Do:       func(h runner, x operands) { h.extract(Operative(x.A)) },
		},
		VCrack: {
			VerbInfo: rules.VerbInfo{Name: "crack", Barrier: true},
			Asked:    machine.Questions(askSelect),
			Rank:     1,
			Not:      notCrack,
			Do:       func(h runner, _ operands) { h.crack() },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, s.placeArg("place", s.Ops[s.Ask.Op].Place))
			},
			Worth:  func(s *State, _ operands, m *mood) float64 { return s.crackWorth(m) },
			Advice: func(s *State, _ operands, _ *mood) rules.Message { return s.frees(s.Ops[s.Ask.Op].Place) },
		},
		VCrawl: {
			VerbInfo: rules.VerbInfo{Name: "crawl", Operands: aPlace, Barrier: true},
			Asked:    machine.Questions(askSelect),
			Rank:     1,
			List:     crawls,
			Sure:     true,
			Not:      notCrawl,
			Do:       func(h runner, x operands) { h.crawl(Place(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, s.placeArg("place", Place(x.A)), rules.Num("n", int(x.A)+1))
			},
			Worth:  func(s *State, x operands, m *mood) float64 { return s.crawlWorth(Place(x.A), m) },
			Advice: func(s *State, x operands, m *mood) rules.Message { return s.adviseMove(Place(x.A), m) },
		},
		VStall: {
			VerbInfo: rules.VerbInfo{Name: "stall", Barrier: true},
			Asked:    machine.Questions(askSelect),
			Rank:     1,
			Not:      notStall,
			Do:       func(h runner, _ operands) { h.stall() },
			Worth:    func(s *State, _ operands, m *mood) float64 { return s.stallWorth(m) },
			Advice:   func(s *State, _ operands, m *mood) rules.Message { return s.adviseStall(m) },
		},
	},
}

func init() { engine.Start(&whys) }

// Operands.
var (
	ofAHand     = []rules.Operand{{Name: "operative", Ref: kOperative, Doer: true}, {Name: "card", Ref: kCard}}
	anOperative = []rules.Operand{{Name: "operative", Ref: kOperative}}
	aPlace      = []rules.Operand{{Name: "place", Ref: kPlace}}
	aCard       = []rules.Operand{{Name: "card", Ref: kCard}}
	anNPC       = []rules.Operand{{Name: "npc", Ref: kNPC}}
)

// cards is the asked operative's hand beside some action cards, one bit for each card.
func (s *State) cards(beside uint64) uint64 {
	return beside | uint64(s.Ops[s.Ask.Op].Hand)<<actions
}

// held is those cards for a verb that names the asked operative first.
func (s *State) held(beside uint64) (operands, uint64) {
	return operands{A: int16(s.Ask.Op)}, s.cards(beside)
}

// selectable is the hand of the asked operative and the actions that it can select.
func (s *State) selectable() (operands, uint64) {
	not := uint64(1) << Extract
	if s.Options.Extraction {
		not = 1 << Download
	}
	if s.Ops[s.Ask.Op].Delayed {
		not |= 1<<(Retreat+1) - 1
	}
	return s.held((1<<actions - 1) &^ not)
}

// playable is the cards that a step lets the asked operative play.
func (s *State) playable() (x operands, set uint64) {
	step := s.top().step()
	set = uint64(step.What)
	if step.row().hand {
		set = s.cards(1<<actions - 1)
	}
	set &^= 1 << Extract
	if s.Options.Extraction { // Extract stands for Download
		set |= set >> Download & 1 << Extract
		set &^= 1 << Download
	}
	return x, set &^ uint64(s.Ops[s.Ask.Op].Played)
}

// anybody lists a verb with each operative in play, in the order of the ring.
func (s *State) anybody(v rules.Verb, dst []rules.Action) []rules.Action {
	for _, o := range s.InPlay() {
		dst = machine.Add(dst, v, int16(o), 0)
	}
	return dst
}

// steps lists the next places of a movement: one room forward, one backward, and
// the entry room for the elevator.
func steps(s *State, dst []rules.Action) []rules.Action {
	at := s.Ops[s.Ask.Op].Place
	dst = machine.Add(machine.Add(dst, VMove, int16(at+1), 0), VMove, int16(s.back(at)), 0)
	if at != Entry && s.exits(s.Ask.Op) {
		dst = machine.Add(dst, VMove, int16(Out), 0)
	}
	if at > 1 && s.top().Kind == frElevator {
		dst = machine.Add(dst, VMove, int16(Entry), 0)
	}
	return dst
}

// targetWorth is what it is worth to hit an operative: the richer and deeper the
// better.
func targetWorth(s *State, x operands, _ *mood) float64 {
	t := &s.Ops[x.A]
	return 0.2*float64(t.Tokens) + 0.3*float64(t.Place%Out)
}

// passed moves the top frame past the step that has asked.
func (h runner) passed() *Frame {
	f := h.top()
	f.Step++
	return f
}
