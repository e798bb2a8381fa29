package masters

import "safehouse/rules"

// Answers to what an effect asks.
var answerRows = topic{
	VBlank: {
		VerbInfo: rules.VerbInfo{Name: "blank", Operands: who},
		Asked:    asked(askChit),
		List: func(s *State, dst []rules.Action) []rules.Action {
			for f := range int(s.Seats) {
				if s.Crew[f].Status == inPlay && s.Crew[f].Ideas > 0 {
					dst = append(dst, rules.Do(VBlank, s.character(f)))
				}
			}
			return dst
		},
		Sure: true,
		Not: someone(0, func(s *State, f int, _ operands) *why {
			switch {
			case f == npc:
				return whyShopNPC
			case s.Crew[f].Status != inPlay:
				return s.missing(f)
			}
			return unless(s.Crew[f].Ideas > 0, whyNoIdeas)
		}),
		Do:  doing(runner.answerBlank),
		Say: namingChit,
		Worth: func(s *State, _ operands, _ *mind) float64 {
			switch Chit(s.top().Card) {
			case Guard, Lock, Dog, BigGuard, ToughLock:
				return 0.6
			case Camera, ToughCamera:
				return 0.2
			}
			return -5
		},
		Advice: (*State).adviseBlank,
	},
	VKeep: {
		VerbInfo: rules.VerbInfo{Name: "keep-chit"},
		Asked:    asked(askChit),
		Do: func(h runner, _ operands) {
			kind, at := Chit(h.top().Card), h.top().At
			h.pop()
			h.place(at, kind, nil)
		},
		Say:    namingChit,
		Worth:  always(0.5),
		Advice: (*State).adviseBlank,
	},
	VChase: {
		VerbInfo: rules.VerbInfo{Name: "chase", Operands: hex},
		Asked:    asked(askDog),
		List:     eachHex(VChase, prey),
		Sure:     true,
		Not:      oneOf(prey, whyNotPrey),
		Do: func(h runner, x operands) {
			at := h.top().At
			h.pop()
			h.jump(at, h.cell(Hex(x.A)))
		},
		Touches: touching(theDog),
		Worth:   chaseWorth,
		Advice:  (*State).adviseQuarry,
	},
	VHunt: {
		VerbInfo: rules.VerbInfo{Name: "hunt", Operands: hex},
		Asked:    asked(askHunt),
		List:     eachHex(VHunt, (*State).nextTiles),
		Sure:     true,
		Not:      oneOf((*State).nextTiles, whyNotNearer),
		Do: func(h runner, x operands) {
			f, c := h.top(), h.cell(Hex(x.A))
			h.jump(f.At, c)
			f.At = c
			f.N--
		},
		Touches: touching(theDog),
		Worth:   chaseWorth,
		Advice:  (*State).adviseQuarry,
	},
	VHound: {
		VerbInfo: rules.VerbInfo{Name: "hound", Operands: who},
		Asked:    asked(askHound),
		List:     figuresOf(VHound, func(s *State) uint8 { return uint8(s.hounded(s.top())) }),
		Sure:     true,
		Not: someone(0, func(s *State, f int, _ operands) *why {
			r := whyNotHounded
			if s.top().Step == anyOf {
				r = whyNotFearful
			}
			return unless(s.hounded(s.top()).Has(Cell(f)), r)
		}),
		Do:     doing(func(h runner, f int) { h.setHound(h.top(), f) }),
		Worth:  func(s *State, x operands, _ *mind) float64 { return s.bearWorth(s.figure(x.A)) },
		Advice: saying((*State).adviseBearer),
	},
	VPenny: {
		VerbInfo: rules.VerbInfo{Name: "penny", Operands: who},
		Asked:    asked(askPenny),
		List:     theAsked(VPenny),
		Sure:     true,
		Not:      someone(0, alone((*State).againstOther)),
		Do:       answering(func(h runner, f int) { h.discard(f, itemWith[doPenny].item) }),
		Worth:    always(1),
		Advice:   saying((*State).adviseBearer),
	},
	VLose: {
		VerbInfo: rules.VerbInfo{Name: "lose-idea", Operands: who},
		Asked:    asked(askPenny),
		List:     theAsked(VLose),
		Sure:     true,
		Not:      someone(0, alone((*State).againstOther)),
		Do:       answering(runner.loseIdea),
		Worth:    always(0.5),
		Advice:   saying((*State).adviseBearer),
	},
	VBlab: {
		VerbInfo: rules.VerbInfo{Name: "listen", Operands: who},
		Asked:    asked(askBlab),
		List:     theAsked(VBlab),
		Sure:     true,
		Not:      someone(0, alone((*State).againstOther)),
		Do: answering(func(h runner, f int) {
			h.makeNoise(1)
			h.giveIdeas(f, 1)
		}),
		Advice: (*State).adviseAlert,
	},
	VSilent: {
		VerbInfo: rules.VerbInfo{Name: "stay-silent", Operands: who, Declines: true},
		Asked:    asked(askBlab),
		List:     theAsked(VSilent),
		Sure:     true,
		Not:      someone(0, alone((*State).againstOther)),
		Do:       answering(func(runner, int) {}),
		Worth:    always(0.5),
		Advice:   (*State).adviseAlert,
	},
	VComfort: {
		VerbInfo: rules.VerbInfo{Name: "comfort", Operands: who},
		Asked:    asked(askComfort),
		List:     figuresOf(VComfort, (*State).present),
		Sure:     true,
		Not:      someone(0, func(s *State, f int, _ operands) *why { return unless(s.present()>>f&1 == 1, s.missing(f)) }),
		Do: doing(func(h runner, f int) {
			h.pop()
			h.makeNoise(1)
			h.giveIdeas(f, 1)
		}),
		Worth: func(s *State, x operands, _ *mind) float64 {
			v := 0.0
			if s.precious(s.figure(x.A)) {
				v++
			}
			if s.eventsLeft() > 6 {
				return 0.3 + 0.5*v
			}
			return 0.7 + 0.5*v
		},
		Advice: saying((*State).adviseBearer),
	},
	VDecline: {
		VerbInfo: rules.VerbInfo{Name: "decline", Declines: true},
		Asked:    questionsWith(func(r *questionRow) bool { return r.out != "" }),
		Do:       func(h runner, _ operands) { h.Ask.Kind.row().leave(h) },
		Say: func(s *State, _ operands, m rules.Message) rules.Message {
			m.Key = "action.decline-" + s.Ask.Kind.row().out
			return m
		},
		Worth: always(0.5),
	},
	VLock: {
		VerbInfo: rules.VerbInfo{Name: "lock-in", Operands: hex},
		Asked:    asked(askLocks),
		List:     eachHex(VLock, promised),
		Sure:     true,
		Not:      oneOf(promised, whyNotPromised),
		Do: func(h runner, x operands) {
			f, c := h.top(), h.cell(Hex(x.A))
			f.Set &^= only(c)
			f.N--
			h.put(c, Lock, 1)
		},
	},
	VPutDown: {
		VerbInfo: rules.VerbInfo{Name: "put-down", Operands: whoHex},
		Asked:    asked(askFumble),
		List:     (*State).listFumble,
		Sure:     true,
		Not: someone(0, func(s *State, f int, x operands) *why {
			if r := s.againstOther(f); r != nil {
				return r
			}
			return s.againstPutDown(f, hexOf(x))
		}),
		Do: doingAt(func(h runner, f int, c Cell) {
			h.nextFigure()
			h.fumble(f, c)
		}),
	},
	VNerves: {
		VerbInfo: rules.VerbInfo{Name: "calm", Operands: who},
		Asked:    asked(askNervous),
		List:     figuresOf(VNerves, (*State).nervous),
		Sure:     true,
		Not: someone(0, func(s *State, f int, _ operands) *why {
			if s.Crew[f].Ideas == 0 {
				return whyNoIdeas
			}
			return unless(s.nervous()>>f&1 == 1, whyNotNearest)
		}),
		Do: doing(func(h runner, f int) {
			h.pop()
			h.loseIdea(f)
		}),
		Worth:  func(s *State, x operands, _ *mind) float64 { return s.bearWorth(s.figure(x.A)) },
		Advice: saying((*State).adviseBearer),
	},
	VNoise: {
		VerbInfo: rules.VerbInfo{Name: "take-noise"},
		Asked:    asked(askNervous),
		Do: func(h runner, _ operands) {
			h.pop()
			st, _ := h.npcRule(doSquirrely)
			h.owe(st.n())
			h.tell(rules.Event{Kind: EvTalks, Who: h.refFigure(npc), N: int16(st.n())})
		},
		Say: func(s *State, _ operands, m rules.Message) rules.Message {
			st, _ := s.npcRule(doSquirrely)
			m.Args = append(m.Args, rules.Num("n", st.n()))
			return m
		},
		Worth:  always(0.3),
		Advice: (*State).adviseAlert,
	},
	VTip: {
		VerbInfo: rules.VerbInfo{Name: "tip", Operands: who},
		Asked:    asked(askTip),
		List:     figuresOf(VTip, (*State).crewMask),
		Sure:     true,
		Not:      someone(0, func(_ *State, f int, _ operands) *why { return unless(f != npc, whyShopNPC) }),
		Do: doing(func(h runner, f int) {
			h.top().N--
			_, st, _ := h.fixer(doLockTip)
			h.giveIdeas(f, st.n())
		}),
		Worth: func(s *State, x operands, _ *mind) float64 {
			f, v := s.figure(x.A), 0.0
			if s.precious(f) {
				v++
			}
			return v - 0.1*float64(s.Crew[f].Ideas)
		},
		Advice: saying((*State).adviseBearer),
	},
	VSwap: {
		VerbInfo: rules.VerbInfo{Name: "swap", Operands: []rules.Operand{{Name: "chit", Ref: kChit}}},
		Asked:    asked(askBribe),
		Set:      func(*State) (operands, uint64) { return operands{}, 1<<Guard | 1<<Dog },
		Not: func(s *State, x operands) *why {
			k := Chit(x.A)
			return unless((k == Guard || k == Dog) && s.Bag[k] > 0, whyNoChit)
		},
		Do: func(h runner, x operands) {
			h.top().N--
			h.swapChit(Chit(x.A), Blank)
		},
		Worth: always(1),
	},
	VInsert: {
		VerbInfo: rules.VerbInfo{Name: "insert", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "n"}}},
		Asked:    asked(askInsert),
		List: func(s *State, dst []rules.Action) []rules.Action {
			for c := EventM1; c < EventM1+insertable; c++ {
				if !s.inDeck(c) {
					for n := range s.left() {
						dst = append(dst, rules.Do(VInsert, int(c), n+1))
					}
				}
			}
			return dst
		},
		Sure: true,
		Not:  func(s *State, x operands) *why { return s.againstInsert(Card(x.A), int(x.B)) },
		Do: func(h runner, x operands) {
			h.top().N--
			h.insert(Card(x.A), int(x.B)-1)
		},
		Say: func(s *State, x operands, m rules.Message) rules.Message {
			m.Args = append(m.Args, info.Naming("after", refDeckCard(s.left()[x.B-1])))
			return m
		},
	},
	VMark: {
		VerbInfo: rules.VerbInfo{Name: "mark", Operands: hex},
		Asked:    asked(askMark),
		List:     eachHex(VMark, chain),
		Sure:     true,
		Not:      oneOf(chain, whyNoChain),
		Do: func(h runner, x operands) {
			c := h.cell(Hex(x.A))
			h.top().N--
			h.Clues |= only(c)
			h.tell(rules.Event{Kind: EvMarked, To: h.refCell(c)})
		},
		Worth: func(s *State, x operands, _ *mind) (v float64) {
			c := s.cell(Hex(x.A))
			for f := range int(s.Seats) {
				if s.Crew[f].Plan.Has(c) {
					v++
				}
			}
			return v
		},
	},
}

// The hexes that a question is about.

func prey(s *State, f *Frame) Cells     { return s.prey(f.At) }
func promised(_ *State, f *Frame) Cells { return f.Set }
func chain(s *State, _ *Frame) Cells    { return s.chain() }

// eachHex lists a verb for each hex of a set.
func eachHex(v rules.Verb, of func(s *State, f *Frame) Cells) func(*State, []rules.Action) []rules.Action {
	return func(s *State, dst []rules.Action) []rules.Action { return s.listHexes(v, of(s, s.top()), dst) }
}

// oneOf forbids what is no hex of a set.
func oneOf(of func(s *State, f *Frame) Cells, r *why) func(*State, operands) *why {
	return func(s *State, x operands) *why {
		c := s.cell(Hex(x.A))
		return unless(c != nowhere && of(s, s.top()).Has(c), r)
	}
}

// figuresOf lists a verb for each figure of a set, theAsked for the one that a
// question is about.
func figuresOf(v rules.Verb, set func(s *State) uint8) func(*State, []rules.Action) []rules.Action {
	return func(s *State, dst []rules.Action) []rules.Action { return s.listFigures(v, set(s), dst) }
}

func theAsked(v rules.Verb) func(*State, []rules.Action) []rules.Action {
	return figuresOf(v, func(s *State) uint8 { return 1 << s.Ask.Who })
}

// againstOther forbids to answer for another figure.
func (s *State) againstOther(f int) *why { return unless(f == int(s.Ask.Who), whyOtherFigure) }

// answering is what the figure does that a question is about; the next one is asked
// after it.
func answering(do func(h runner, f int)) func(runner, operands) {
	return doing(func(h runner, f int) {
		h.nextFigure()
		do(h, f)
	})
}

// nextFigure takes the first figure off those that are still to be asked.
func (h runner) nextFigure() { h.top().Set = h.top().Set.rest() }

func theDog(s *State, _ operands) Cells { return only(s.top().At) }

func namingChit(s *State, _ operands, m rules.Message) rules.Message {
	m.Args = append(m.Args, info.Naming("chit", refChit(Chit(s.top().Card))))
	return m
}

// Escape.
var escapeRows = topic{
	VRun: {
		VerbInfo: rules.VerbInfo{Name: "run", Operands: whoHex},
		Asked:    asked(askEscape),
		Not:      someone(0, onHex((*State).againstRun)),
		Do:       doingAt(runner.runTo),
		Say: adding(func(s *State, f int, _ operands) []rules.Arg {
			return []rules.Arg{rules.Num("n", s.leaving(f, s.Crew[f].At))}
		}),
		Worth:  fleeing(func(s *State, f int, x operands, m *mind) float64 { return s.runWorth(f, s.cell(hexOf(x)), m) }),
		Advice: sayingAt(func(s *State, f int, c Cell, m *mind) rules.Message { return s.adviseFlight(f, c, false, m) }),
	},
	VDeclare: {
		VerbInfo: rules.VerbInfo{Name: "declare", Operands: whoHex},
		Asked:    asked(askEscape),
		Not:      someone(0, onHex((*State).againstDeclare)),
		Do:       doingAt(runner.declare),
		Say:      sayWay,
		Touches:  touching(theWay),
		Worth:    fleeing(func(s *State, f int, x operands, m *mind) float64 { return s.declareWorth(f, s.cell(hexOf(x)), m) }),
		Advice:   sayingAt(func(s *State, f int, c Cell, m *mind) rules.Message { return s.adviseFlight(f, c, true, m) }),
	},
	VRoll: {
		VerbInfo: rules.VerbInfo{Name: "roll", Operands: who, Barrier: true},
		Asked:    asked(askEscape),
		Not:      someone(0, alone((*State).againstRoll)),
		Do:       doing(runner.lastDitch),
		Say:      sayWay,
		Touches:  touching(theWay),
		Worth:    fleeing(func(s *State, f int, _ operands, m *mind) float64 { return s.rollWorth(f, m) }),
		Advice:   saying((*State).adviseRoll),
	},
	VPick: {
		VerbInfo: rules.VerbInfo{Name: "pick-in-flight", Operands: whoHex},
		Asked:    asked(askEscape),
		Not:      someone(0, onHex((*State).againstPick)),
		Do: doingAt(func(h runner, f int, c Cell) {
			h.payIdeas(f, h.Crew[f].Card.ability(doPressure).n())
			h.unlockTile(f, c)
		}),
		Say:    costing(ability(doPressure)),
		Worth:  fleeing(func(s *State, f int, x operands, m *mind) float64 { return s.pickWorth(f, s.cell(hexOf(x)), m.out) }),
		Advice: sayingAt((*State).advisePick),
	},
	VPinch: {
		VerbInfo: rules.VerbInfo{Name: "pinch", Operands: whoTo},
		Asked:    asked(askEscape),
		Not:      someone(0, with((*State).againstPinch)),
		Do: doingWith(func(h runner, f, to int) {
			h.Crew[f].Marks |= pinched
			h.tell(rules.Event{Kind: EvHelped, Who: h.refFigure(f), To: h.refFigure(to), N: pinchPrice})
			h.payIdeas(f, pinchPrice)
			h.giveIdeas(to, 1)
		}),
		Say: costing(func(*State, int) int { return pinchPrice }),
		Worth: fleeing(func(s *State, f int, x operands, _ *mind) float64 {
			if to := s.figure(x.B); s.precious(to) && !s.precious(f) && !s.safe(to) {
				return 1
			}
			return -6
		}),
		Advice: func(s *State, x operands, _ *mind) rules.Message { return s.adviseHelp(s.figure(x.B)) },
	},
}

// sayWay tells what the declared way takes.
func sayWay(s *State, x operands, m rules.Message) rules.Message {
	f := s.figure(x.A)
	m.Args = append(m.Args, rules.Num("n", s.wayCost(f)), rules.Num("ideas", int(s.Crew[f].Ideas)))
	return m
}

// theWay is the declared one.
func theWay(s *State, x operands) (set Cells) {
	fig := &s.Crew[s.figure(x.A)]
	for _, c := range fig.Route[:fig.Long] {
		set |= only(c)
	}
	return set
}
