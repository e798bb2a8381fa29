package masters

import "safehouse/rules"

// Actions: what a die is put on.
var actRows = topic{
	VAct: {
		VerbInfo: rules.VerbInfo{Name: "act", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "action", Ref: kAct}}, Printed: true},
		Asked:    asked(askAct),
		Not:      someone(0, func(s *State, f int, x operands) *why { return s.againstChoice(f, Act(x.B)) }),
		Do: func(h runner, x operands) {
			f, a := h.figure(x.A), Act(x.B)
			h.commit(f, a, h.offered(f, a))
		},
		Say: func(s *State, x operands, m rules.Message) rules.Message {
			return s.describeAct(s.figure(x.A), Act(x.B), m)
		},
		Worth: func(s *State, x operands, m *mind) float64 {
			w := m.walker(s, s.figure(x.A))
			cost := int(m.offer(s, w.f, Act(x.B)).cost)
			v := s.actWorth(w, Act(x.B), cost)
			if v < 0 && cost > 0 {
				return -1 // ideas for nothing
			}
			return commitWorth(v)
		},
		Advice: func(s *State, x operands, m *mind) rules.Message { return s.adviseAct(s.figure(x.A), Act(x.B), m) },
	},
	VLend: {
		VerbInfo: rules.VerbInfo{Name: "lend-hand", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "to", Ref: kCharacter}, {Name: "sub", Ref: kSub}}},
		Asked:    asked(askAct),
		Not: someone(0, func(s *State, f int, x operands) *why {
			to := s.figure(x.B)
			if to < 0 {
				return whyNobody
			}
			return s.againstLend(f, to, stepKind(x.C))
		}),
		Do: func(h runner, x operands) { h.lend(h.figure(x.A), h.figure(x.B), stepKind(x.C)) },
		Say: adding(func(s *State, f int, _ operands) []rules.Arg {
			a := s.hack(f)
			st, _ := has(actTable[a].Text, doLend)
			return []rules.Arg{info.Naming("action", refAct(a)), rules.Num("n", st.n()), rules.Num("cost", int(actTable[a].Pay))}
		}),
		Worth: func(s *State, x operands, m *mind) float64 {
			return commitWorth(s.lendWorth(m.walker(s, s.figure(x.A)), m.walker(s, s.figure(x.B)), s.figure(x.B), stepKind(x.C)))
		},
		Advice: func(s *State, x operands, m *mind) rules.Message {
			return s.adviseLend(s.figure(x.A), s.figure(x.B), stepKind(x.C), m)
		},
	},
	VBreach: {
		VerbInfo: rules.VerbInfo{Name: "breach", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      someone(0, onHex((*State).againstBreach)),
		Do:       func(h runner, x operands) { h.breach(h.figure(x.A), hexOf(x)) },
		Say:      costing(func(*State, int) int { return int(actTable[Breach].Pay) }),
		Worth: func(s *State, _ operands, m *mind) float64 {
			if e := m.think(s); e.home && s.prospect(e) < 0.9 {
				return 6
			}
			return -8
		},
	},
	VLaser: {
		VerbInfo: rules.VerbInfo{Name: "laser", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      someone(0, onHex((*State).againstLaser)),
		Do:       func(h runner, x operands) { h.laser(h.figure(x.A), hexOf(x)) },
		Say: adding(func(s *State, _ int, x operands) []rules.Arg {
			return []rules.Arg{rules.Num("n", s.laserBeam(x).Len())}
		}),
		Touches: touching((*State).laserBeam),
		Worth:   always(2),
	},
	VCall: {
		VerbInfo: rules.VerbInfo{Name: "call-escape", Barrier: true},
		Asked:    asked(askAct),
		Do: func(h runner, _ operands) {
			h.Called = true
			h.tell(rules.Event{Kind: EvCalled})
		},
		Worth:  func(s *State, _ operands, m *mind) float64 { return s.callWorth(m.think(s)) },
		Advice: func(s *State, _ operands, m *mind) rules.Message { return s.adviseCall(m) },
	},
	VDone: {
		VerbInfo:  rules.VerbInfo{Name: "done", Operands: who, Ends: true, Declines: true},
		Asked:     asked(askAct, askEscape),
		Elsewhere: unlessTime(whyWhenDone, askAct, askEscape),
		Not: someone(0, func(s *State, f int, _ operands) *why {
			return unless(s.Ask.Kind == askEscape || s.Crew[f].Marks&acted != 0, whyMustAct)
		}),
		Do: doing(func(h runner, f int) {
			if h.Phase == Escape {
				h.getAway(f)
			} else {
				h.finish(f)
			}
		}),
		Say: func(s *State, x operands, m rules.Message) rules.Message {
			s.describeDone(s.figure(x.A), &m)
			return m
		},
		Worth:  byPhase(always(0), fleeing((*State).stayWorth)),
		Advice: saying((*State).adviseDone),
	},
}

// Sub-actions, which an action allows.
var subRows = topic{
	VMove: {
		VerbInfo: rules.VerbInfo{Name: "move", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      sub(doMove, onHex((*State).againstMove)),
		Do:       using(doMove, func(h runner, f int, x operands) { h.step(f, h.cell(hexOf(x))) }),
		Say:      (*State).describeMove,
		Worth:    first(func(s *State, w *walker, x operands) float64 { return s.moveWorth(w, s.cell(hexOf(x))) }),
		Advice:   sayingAt((*State).adviseMove),
	},
	VUnlock: {
		VerbInfo: rules.VerbInfo{Name: "unlock", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      sub(doUnlock, near(func(s *State, f int, c Cell, _ operands) *why { return s.againstUnlock(f, c) })),
		Do:       using(doUnlock, func(h runner, f int, x operands) { h.unlockTile(f, h.cell(hexOf(x))) }),
		Worth:    first(func(s *State, w *walker, x operands) float64 { return s.unlockWorth(w, s.cell(hexOf(x))) }),
		Advice:   sayingAt((*State).adviseUnlock),
	},
	VSubdue: {
		VerbInfo: rules.VerbInfo{Name: "subdue", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "hex", Ref: kHex}, {Name: "chit", Ref: kChit}}},
		Asked:    asked(askAct),
		Not:      sub(doSubdue, near(func(s *State, f int, c Cell, x operands) *why { return s.againstSubdue(f, c, Chit(x.C)) })),
		Do:       using(doSubdue, func(h runner, f int, x operands) { h.subdueOn(f, h.cell(hexOf(x)), Chit(x.C)) }),
		Worth:    first(func(s *State, w *walker, x operands) float64 { return s.subdueWorth(w, s.cell(hexOf(x))) }),
		Advice:   sayingAt((*State).adviseSubdue),
	},
	VDisable: {
		VerbInfo: rules.VerbInfo{Name: "disable", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      sub(doDisable, near((*State).againstDisable)),
		Do:       using(doDisable, func(h runner, f int, x operands) { h.disableOn(f, h.cell(hexOf(x))) }),
		Worth:    first(func(s *State, w *walker, x operands) float64 { return s.disableWorth(w, s.cell(hexOf(x))) }),
		Advice:   sayingAt((*State).adviseDisable),
	},
	VCut: {
		VerbInfo: rules.VerbInfo{Name: "rewire", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      sub(doCut, near((*State).againstDisable)),
		Do:       using(doCut, func(h runner, f int, x operands) { h.cutOn(f, h.cell(hexOf(x))) }),
		Worth:    first(worthy(3)),
		Advice:   sayingAt((*State).adviseDisable),
	},
	VIdea: {
		VerbInfo: rules.VerbInfo{Name: "think", Operands: who},
		Asked:    asked(askAct),
		Not:      sub(doIdea, anyone),
		Do:       using(doIdea, func(h runner, f int, _ operands) { h.giveIdeas(f, 1) }),
		Worth:    first(worthy(20)),
		Advice:   saying(func(s *State, f int, _ *mind) rules.Message { return s.adviseIdeas(f, 1) }),
	},
	VReveal: {
		VerbInfo: rules.VerbInfo{Name: "reveal", Operands: whoHex, Barrier: true},
		Asked:    asked(askAct),
		Not:      sub(doReveal, func(s *State, _ int, x operands) *why { return s.againstUnknown(hexOf(x)) }),
		Do:       using(doReveal, func(h runner, _ int, x operands) { h.reveal(h.cell(hexOf(x))) }),
		Worth:    first(func(s *State, w *walker, x operands) float64 { return s.lookAt(w, s.cell(hexOf(x))) }),
		Advice:   sayingAt((*State).adviseLook),
	},
	VThin: {
		VerbInfo: rules.VerbInfo{Name: "thin", Operands: who},
		Asked:    asked(askAct),
		Not:      sub(doReveal, alone((*State).againstThin)),
		Do: using(doReveal, func(h runner, f int, _ operands) {
			if h.insight(f) {
				h.giveIdeas(f, 1)
			} else {
				h.thin()
			}
		}),
		Say: func(s *State, x operands, m rules.Message) rules.Message {
			if s.insight(s.figure(x.A)) {
				m.Key = "action.insight"
			}
			return m
		},
		Worth: first(func(s *State, w *walker, _ operands) float64 {
			if s.insight(w.f) {
				return 20
			}
			return -0.1
		}),
		Advice: saying(func(s *State, f int, _ *mind) rules.Message {
			if s.insight(f) {
				return s.adviseIdeas(f, 1)
			}
			return s.adviseThin()
		}),
	},
	VLoot: {
		VerbInfo: rules.VerbInfo{Name: "loot", Operands: who},
		Asked:    asked(askAct),
		Not:      sub(doLoot, anyone),
		Do:       using(doLoot, func(h runner, f int, _ operands) { h.gain(f, 1) }),
		Worth:    first(worthy(15)),
		Advice: saying(func(s *State, f int, _ *mind) rules.Message {
			return rules.Say("advice.cash", rules.Num("n", 1), s.who("who", f))
		}),
	},
	VCrack: {
		VerbInfo: rules.VerbInfo{Name: "crack", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "n"}}, Barrier: true},
		Asked:    asked(askAct),
		Not:      sub(doUnlock, func(s *State, f int, x operands) *why { return s.againstCrack(f, int(x.B)) }),
		Do:       func(h runner, x operands) { h.crackWith(h.figure(x.A), int(x.B)) },
		Say: adding(func(s *State, f int, x operands) []rules.Arg {
			return []rules.Arg{rules.Num("k", min(s.cracks(f, int(x.B)), s.safeLeft())), rules.Num("left", s.safeLeft())}
		}),
		Touches: touching(theSafe),
		Worth:   first(func(_ *State, _ *walker, x operands) float64 { return 30 + float64(x.B) }),
		Advice: func(s *State, x operands, _ *mind) rules.Message {
			return s.adviseCrack(s.cracks(s.figure(x.A), int(x.B)))
		},
	},
	VHoldTorch: {
		VerbInfo: rules.VerbInfo{Name: "hold-torch", Operands: who},
		Asked:    asked(askAct),
		Not:      sub(doUnlock, alone((*State).againstTorch)),
		Do: using(doUnlock, func(h runner, _ int, _ operands) {
			st, _ := has(itemTable[itemWith[doTorch].item].Text, doCrack)
			h.crack(h.torchbearer(), st.n())
		}),
		Say: adding(func(s *State, _ int, _ operands) []rules.Arg {
			return []rules.Arg{info.Naming("to", s.refFigure(s.torchbearer()))}
		}),
		Touches: touching(theSafe),
		Worth:   first(worthy(29)),
		Advice: func(s *State, _ operands, _ *mind) rules.Message {
			st, _ := has(itemTable[itemWith[doTorch].item].Text, doCrack)
			return s.adviseCrack(st.n())
		},
	},
}

// sub is what the verb of a sub-action forbids.
func sub(k stepKind, not func(s *State, f int, x operands) *why) func(*State, operands) *why {
	return someone(0, func(s *State, f int, x operands) *why {
		switch fig := &s.Crew[f]; {
		case fig.Left[k] == 0 && fig.Marks&acted == 0:
			return whyChooseFirst[k]
		case fig.Left[k] == 0:
			return whyNoSub[k]
		}
		return not(s, f, x)
	})
}

// near is what a sub-action on a cell forbids.
func near(not func(s *State, f int, c Cell, x operands) *why) func(*State, int, operands) *why {
	return func(s *State, f int, x operands) *why {
		c := s.cell(hexOf(x))
		switch {
		case c == nowhere:
			return whyGap
		case s.imprisoned(f):
			return whyImprisoned
		}
		return not(s, f, c, x)
	}
}

// using spends a sub-action of a figure and does it.
func using(k stepKind, do func(h runner, f int, x operands)) func(runner, operands) {
	return func(h runner, x operands) {
		f := h.figure(x.A)
		h.use(f, k)
		do(h, f, x)
	}
}

// first puts what a sub-action is worth before other things, if it is worth much.
func first(worth func(s *State, w *walker, x operands) float64) func(*State, operands, *mind) float64 {
	return func(s *State, x operands, m *mind) float64 {
		v := worth(s, m.walker(s, s.figure(x.A)), x)
		if v > 0.3 {
			v += 14
		}
		return v
	}
}

func theSafe(s *State, _ operands) Cells { return only(s.board().safe) }

// laserBeam is the tiles that a Laser Burst hits.
func (s *State) laserBeam(x operands) Cells {
	at := s.Crew[s.figure(x.A)].At
	return s.beam(at, s.hex(at).sideTo(hexOf(x)))
}

// byPhase is what a verb is worth in the Action phase and in Escape.
func byPhase(act, flee func(*State, operands, *mind) float64) func(*State, operands, *mind) float64 {
	return func(s *State, x operands, m *mind) float64 {
		if s.Ask.Kind == askEscape {
			return flee(s, x, m)
		}
		return act(s, x, m)
	}
}

// Loot in hand, which is rearranged.
var lootRows = topic{
	VTake: {
		VerbInfo: rules.VerbInfo{Name: "take", Operands: whoLoot, Printed: true},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct, askEscape), ofLoot((*State).againstTake)),
		Do:       handling(func(h runner, f int, x operands) { h.takeAny(f, lootOf(x)) }),
		Say: cashSays(func(s *State, f int) int {
			if c := s.source(f, Cash); c != nowhere {
				return int(s.Cash[c])
			}
			return int(s.Crew[s.giver(f, Cash)].Cash)
		}),
		Worth:  lootWorth((*State).takeWorth),
		Advice: func(s *State, x operands, m *mind) rules.Message { return s.adviseTake(s.figure(x.A), lootOf(x), m) },
	},
	VDrop: {
		VerbInfo: rules.VerbInfo{Name: "drop", Operands: whoLoot},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct, askEscape), ofLoot((*State).againstDrop)),
		Do:       handling(func(h runner, f int, x operands) { h.drop(f, lootOf(x), h.Crew[f].At) }),
		Say:      cashSays((*State).ownCash),
		Worth:    lootWorth((*State).dropWorth),
		Advice:   func(s *State, x operands, m *mind) rules.Message { return s.adviseDrop(s.figure(x.A), lootOf(x), m) },
	},
	VSlide: {
		VerbInfo: rules.VerbInfo{Name: "slide", Operands: whoLoot},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct), ofLoot((*State).againstSlide)),
		Do:       handling(func(h runner, f int, x operands) { h.drop(f, lootOf(x), h.Crew[f].Reach) }),
		Say:      cashSays((*State).ownCash),
		Worth:    byPhase(always(-5), fleeing(inFlight(-5))),
	},
	VToss: {
		VerbInfo: rules.VerbInfo{Name: "toss", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "loot", Ref: kLoot}, {Name: "hex", Ref: kHex}}},
		Asked:    asked(askAct),
		Not:      someone(0, func(s *State, f int, x operands) *why { return s.againstToss(f, lootOf(x), Hex(x.C)) }),
		Do: handling(func(h runner, f int, x operands) {
			to := h.cell(Hex(x.C))
			h.Crew[f].Thrown = uint8(to) + 1
			h.Crew[f].Picks = 0
			h.drop(f, lootOf(x), to)
		}),
		Say: cashSays((*State).ownCash),
		Worth: func(s *State, x operands, m *mind) float64 {
			e, c := m.think(s), s.cell(Hex(x.C))
			if lootOf(x) == Keycard && e.key && (s.occupied().Has(c) || e.doors.Has(c)) {
				return 8
			}
			return -5
		},
	},
}

// ofLoot is what a verb about loot forbids.
func ofLoot(not func(s *State, f int, l Loot) *why) func(*State, int, operands) *why {
	return func(s *State, f int, x operands) *why { return not(s, f, lootOf(x)) }
}

// handling is a rearrangement of a figure.
func handling(do func(h runner, f int, x operands)) func(runner, operands) {
	return func(h runner, x operands) {
		f := h.figure(x.A)
		h.rearranged(f)
		do(h, f, x)
	}
}

// cashSays offers cash with its amount.
func cashSays(n func(s *State, f int) int) func(*State, operands, rules.Message) rules.Message {
	return func(s *State, x operands, m rules.Message) rules.Message {
		if lootOf(x) == Cash {
			m.Key += "-cash"
			m.Args = append(m.Args, rules.Num("n", n(s, s.figure(x.A))))
		}
		return m
	}
}

func (s *State) ownCash(f int) int { return int(s.Crew[f].Cash) }

// lootWorth is what picking up or putting down is worth in both phases.
func lootWorth(worth func(s *State, f int, l Loot, e *todo) float64) func(*State, operands, *mind) float64 {
	return byPhase(func(s *State, x operands, m *mind) float64 {
		return worth(s, s.figure(x.A), lootOf(x), m.think(s))
	}, fleeing(func(s *State, f int, x operands, m *mind) float64 { return worth(s, f, lootOf(x), m.think(s)) }))
}

// Abilities and things at hand.
var handyRows = topic{
	VReach: {
		VerbInfo: rules.VerbInfo{Name: "reach", Operands: whoHex},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct), onHex((*State).againstReach)),
		Do: doingAt(func(h runner, f int, c Cell) {
			h.payIdeas(f, h.reachPrice(f))
			h.Crew[f].Reach = c
			h.tell(rules.Event{Kind: EvReach, Who: h.refFigure(f), To: h.refCell(c)})
		}),
		Say: costing((*State).reachPrice),
		Worth: byPhase(func(s *State, x operands, m *mind) float64 {
			w, c := m.walker(s, s.figure(x.A)), s.cell(hexOf(x))
			if m.todo.fetch.Has(c) && (!s.Chits.Guarded.Has(c) || w.lead) {
				return 6
			}
			return -1
		}, fleeing(inFlight(-6))),
	},
	VSlip: {
		VerbInfo: rules.VerbInfo{Name: "slip", Operands: who},
		Asked:    asked(askAct),
		Not:      someone(0, alone((*State).againstSlip)),
		Do: doing(func(h runner, f int) {
			fig := &h.Crew[f]
			h.payIdeas(f, fig.Card.ability(doSlip).n())
			fig.Marks |= slipping
			h.tell(rules.Event{Kind: EvSlips, Who: h.refFigure(f)})
		}),
		Say: costing(ability(doSlip)),
		Worth: func(s *State, x operands, m *mind) float64 {
			w := m.walker(s, s.figure(x.A))
			if fig := &s.Crew[w.f]; s.Chits.Guarded.Has(fig.At) && fig.Left[doMove] > 0 {
				if to, ok := s.nextStep(w, fig.At); ok && s.Chits.Locks[to] == 0 {
					return 1.5
				}
			}
			return -1
		},
		Advice: saying((*State).adviseSlip),
	},
	VVent: {
		VerbInfo: rules.VerbInfo{Name: "vent", Operands: whoHex},
		Asked:    asked(askAct),
		Not:      someone(0, onHex((*State).againstVent)),
		Do: doingAt(func(h runner, f int, c Cell) {
			fig := &h.Crew[f]
			h.owe(fig.Card.ability(doVent).n())
			fig.Vent = [2]Cell{fig.At, c}
			h.tell(rules.Event{Kind: EvVent, Who: h.refFigure(f), To: h.refCell(c)})
		}),
		Say:   costing(ability(doVent)), // noise
		Worth: always(-1),
	},
	VCodes: {
		VerbInfo: rules.VerbInfo{Name: "codes", Operands: whoHex, Barrier: true},
		Asked:    asked(askAct),
		Not:      someone(0, onHex((*State).againstCodes)),
		Do:       doingAt(runner.readCodes),
		Say:      costing(ability(doCodes)),
		Touches:  touching(func(s *State, x operands) Cells { return s.unknownAround(s.cell(hexOf(x))) }),
		Worth: func(s *State, x operands, m *mind) float64 {
			w := m.walker(s, s.figure(x.A))
			n := (s.unknownAround(s.cell(hexOf(x))) & (s.planned(w.f) | w.help)).Len()
			return 0.6*float64(n) - w.idea*float64(s.Crew[w.f].Card.ability(doCodes).n())
		},
		Advice: sayingAt((*State).adviseLook),
	},
	VReplan: {
		VerbInfo: rules.VerbInfo{Name: "new-plan", Operands: who},
		Asked:    asked(askAct),
		Not:      someone(0, alone((*State).againstReplan)),
		Do:       doing(runner.changePlans),
		Say:      costing(func(*State, int) int { return replanPrice }),
		Worth:    always(-1),
		Advice: saying(func(s *State, f int, _ *mind) rules.Message {
			return rules.Say("advice.replan", rules.Num("n", s.Crew[f].Card.ability(doReplan).n()))
		}),
	},
	VPicker: {
		VerbInfo: rules.VerbInfo{Name: "pick-on", Operands: who},
		Asked:    asked(askAct),
		Not:      someone(0, alone((*State).againstPicker)),
		Do:       doing(runner.pickOn),
		Say:      costing(ability(doEfficient)),
		Worth: func(s *State, x operands, m *mind) float64 {
			w := m.walker(s, s.figure(x.A))
			fig := &s.Crew[w.f]
			if to, ok := s.nextStep(w, fig.At); ok && s.Chits.Locks[to] == 0 && fig.Left[doMove] == 0 && !s.held(w.f) {
				return w.gain(fig.At, to) - w.idea - w.noise
			}
			return -1
		},
		Advice: saying(func(s *State, f int, m *mind) rules.Message {
			if c, _ := s.nextOn(f, m); c != nowhere {
				return s.adviseMove(f, c, m)
			}
			return rules.Message{}
		}),
	},
	VTeamwork: {
		VerbInfo: rules.VerbInfo{Name: "teamwork", Operands: whoTo},
		Asked:    asked(askAct),
		Not:      someone(asked(askAct), with((*State).againstTeamwork)),
		Do:       doingWith(runner.teamUp),
		Say: costing(func(s *State, _ int) int {
			_, st, _ := s.fixer(doTeamwork)
			return st.n()
		}),
		Worth:  func(s *State, x operands, _ *mind) float64 { return s.helpWorth(s.figure(x.A), s.figure(x.B)) },
		Advice: func(s *State, x operands, _ *mind) rules.Message { return s.adviseGift(s.figure(x.B)) },
	},
	VServer: {
		VerbInfo: rules.VerbInfo{Name: "server", Operands: who},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct, askEscape), alone((*State).againstServer)),
		Do:       doing(func(h runner, f int) { h.openRemote(h.letter(f)) }),
		Say: adding(func(s *State, f int, _ operands) []rules.Arg {
			return []rules.Arg{info.Naming("letter", refLetter(s.letter(f)))}
		}),
		Touches: touching(func(s *State, x operands) Cells { return s.Remote[s.letter(s.figure(x.A))] }),
		Worth:   byPhase(doorWorth, fleeing(inFlight(7))),
		Advice:  saying((*State).adviseServer),
	},
	VSwipe: {
		VerbInfo: rules.VerbInfo{Name: "swipe", Operands: whoHex},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct), onHex((*State).againstSwipe)),
		Do: doingAt(func(h runner, f int, c Cell) {
			if h.Phase == Escape {
				h.payMoves(f, 1)
			}
			h.Doors &^= only(c)
			h.tell(rules.Event{Kind: EvDoorOpen, Who: h.refFigure(f), To: h.refCell(c)})
		}),
		Worth:  byPhase(doorWorth, fleeing(inFlight(7))),
		Advice: sayingAt((*State).adviseDoor),
	},
	VSeize: {
		VerbInfo: rules.VerbInfo{Name: "seize", Operands: who},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct, askEscape), alone((*State).againstSeize)),
		Do:       func(h runner, _ operands) { h.activate(npc) },
		Say: adding(func(s *State, _ int, _ operands) []rules.Arg {
			return []rules.Arg{info.Naming("to", s.refFigure(npc))}
		}),
		Worth:  byPhase(always(60), fleeing(inFlight(20))),
		Advice: saying((*State).adviseSeize),
	},
	VLogs: {
		VerbInfo: rules.VerbInfo{Name: "check-logs", Operands: who, Barrier: true},
		Asked:    asked(askAct),
		Not:      someone(asked(askAct), alone((*State).againstLogs)),
		Do: doing(func(h runner, f int) {
			h.Logs = true
			h.tell(rules.Event{Kind: EvLogs, Who: h.refFigure(f)})
			fig := &h.Crew[f]
			fig.Marks &^= done // who is done goes on for what the logs show
			fig.Left[doReveal] += logReveals
			h.gain(f, logCash)
		}),
		Worth: always(5),
	},
	VClue: {
		VerbInfo: rules.VerbInfo{Name: "take-idea", Operands: who},
		Asked:    asked(askAct, askEscape),
		Not:      someone(asked(askAct), alone((*State).againstClue)),
		Do: doing(func(h runner, f int) {
			h.Clues &^= only(h.Crew[f].At)
			h.tell(rules.Event{Kind: EvClue, Who: h.refFigure(f)})
			h.giveIdeas(f, 1)
		}),
		Worth:  byPhase(always(20), fleeing(inFlight(7))),
		Advice: saying(func(s *State, f int, _ *mind) rules.Message { return s.adviseIdeas(f, 1) }),
	},
	VDecoy: {
		VerbInfo: rules.VerbInfo{Name: "decoy"},
		Asked:    asked(askAct, askDecoy),
		Not:      func(s *State, _ operands) *why { return s.againstDecoy() },
		Do: func(h runner, _ operands) {
			if h.Ask.Kind == askDecoy {
				h.top().N--
			}
			h.decoy()
		},
		Worth: func(s *State, _ operands, _ *mind) float64 {
			if s.Ask.Kind == askDecoy {
				return 0.9
			}
			return 0.4
		},
		Advice: (*State).adviseDecoy,
	},
	VShift: {
		VerbInfo: rules.VerbInfo{Name: "shift", Operands: []rules.Operand{{Name: "who", Ref: kCharacter, Doer: true}, {Name: "from", Ref: kHex}, {Name: "hex", Ref: kHex}}},
		Asked:    asked(askAct),
		Not:      someone(0, func(s *State, f int, x operands) *why { return s.againstShift(f, hexOf(x), Hex(x.C)) }),
		Do: func(h runner, x operands) {
			f, from, to := h.figure(x.A), hexOf(x), Hex(x.C)
			fig := &h.Crew[f]
			fig.Shifts--
			fig.Plan = fig.Plan&^only(h.cell(from)) | only(h.cell(to))
			h.tell(rules.Event{Kind: EvShifted, Who: h.refFigure(f), From: refHex(from), To: refHex(to)})
		},
		Worth: always(-1),
	},
}

// doorWorth is what opening a way is worth in the Action phase.
func doorWorth(s *State, _ operands, m *mind) float64 {
	if m.think(s).home {
		return -1
	}
	return 60
}
