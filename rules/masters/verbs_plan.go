package masters

import "safehouse/rules"

// Choosing a crew.
var choosingRows = topic{
	VCharacter: {
		VerbInfo: rules.VerbInfo{Name: "choose-character", Operands: []rules.Operand{{Name: "seat", Ref: kSeat, Doer: true}, {Name: "character", Ref: kCharacter}}, Printed: true},
		Asked:    asked(askCharacter),
		Set:      func(s *State) (operands, uint64) { return operands{A: int16(s.Ask.Who)}, 1<<characters - 1 },
		Not: bySeat(func(s *State, _ int, x operands) *why {
			if x.B >= characters {
				return whyNoSuchCharacter
			}
			return s.againstCharacter(Character(x.B))
		}),
		Do: func(h runner, x operands) { h.chooseCharacter(int(x.A), Character(x.B)) },
	},
	VSkill: {
		VerbInfo: rules.VerbInfo{Name: "choose-skill", Operands: []rules.Operand{{Name: "seat", Ref: kSeat, Doer: true}, {Name: "skill", Ref: kSkill}}, Printed: true},
		Asked:    asked(askSkill),
		Set:      func(s *State) (operands, uint64) { return operands{A: int16(s.Ask.Who)}, 1<<skills - 1 },
		Not:      bySeat(func(s *State, f int, x operands) *why { return s.againstSkill(f, Skill(x.B)) }),
		Do:       func(h runner, x operands) { h.chooseSkill(int(x.A), Skill(x.B)) },
		Advice:   func(s *State, x operands, _ *mind) rules.Message { return s.adviseSkill(Skill(x.B)) },
	},
}

// bySeat is what a verb forbids to the seat that is asked.
func bySeat(not func(s *State, f int, x operands) *why) func(*State, operands) *why {
	return func(s *State, x operands) *why {
		if int(x.A) != int(s.Ask.Who) {
			return whyOtherSeat
		}
		return not(s, int(x.A), x)
	}
}

// Planning, as far as it is open to be rearranged.
var planningRows = topic{
	VStart: {
		VerbInfo:  rules.VerbInfo{Name: "start", Operands: whoHex},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenStart, askPlan),
		Not:       someone(0, onHex((*State).againstStart)),
		Do: doingAt(func(h runner, f int, c Cell) {
			h.rearranged(f)
			h.start(f, c)
		}),
		Worth:  func(s *State, x operands, m *mind) float64 { return s.startWorth(s.figure(x.A), s.cell(hexOf(x)), m) },
		Advice: sayingAt((*State).adviseStart),
	},
	VPlan: {
		VerbInfo:  rules.VerbInfo{Name: "plan", Operands: whoHex},
		Asked:     asked(askPlan, askReplan),
		Elsewhere: unlessTime(whyWhenPlan, askPlan),
		List:      (*State).listLoose,
		Sure:      true,
		Not: someone(0, func(s *State, f int, x operands) *why {
			n := s.Crew[f].Tokens
			if s.Ask.Kind == askReplan {
				n = s.Crew[f].Loose
			}
			return s.againstPlan(f, hexOf(x), n)
		}),
		Do: doingAt(runner.plan),
		Worth: func(s *State, x operands, m *mind) float64 {
			f, c := s.figure(x.A), s.cell(hexOf(x))
			if s.Ask.Kind == askReplan {
				return 1 + s.planWorth(f, c)
			}
			return s.tokenWorth(f, c, m)
		},
		Advice: sayingAt((*State).adviseToken),
	},
	VLift: {
		VerbInfo:  rules.VerbInfo{Name: "lift", Operands: whoHex},
		Asked:     asked(askPlan, askLift),
		Elsewhere: unlessTime(whyWhenPlan, askPlan),
		List: func(s *State, dst []rules.Action) []rules.Action {
			for f := range int(s.Seats) {
				if s.Crew[f].Status == inPlay {
					dst = s.listWhoHexes(VLift, f, s.Crew[f].Plan, dst)
				}
			}
			return dst
		},
		Sure: true,
		Not:  someone(0, onHex((*State).againstLift)),
		Do: doingAt(func(h runner, f int, c Cell) {
			if h.Ask.Kind == askPlan {
				h.rearranged(f)
				h.lift(f, c)
				return
			}
			h.settled()
			h.lift(f, c)
			h.Crew[f].Loose++
			h.Lifts--
		}),
		Worth: func(s *State, x operands, m *mind) float64 {
			if s.Ask.Kind == askPlan {
				return s.liftWorth(s.figure(x.A), s.cell(hexOf(x)), m)
			}
			return -0.5
		},
	},
	VReady: {
		VerbInfo:  rules.VerbInfo{Name: "ready", Operands: who, Barrier: true, Ends: true},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenPlan, askPlan),
		Not: someone(0, func(s *State, f int, _ operands) *why {
			if f == npc {
				return whyNPCPlans
			}
			return s.againstReady(f)
		}),
		Do: doing(func(h runner, f int) {
			h.Crew[f].Marks |= ready
			h.tell(rules.Event{Kind: EvReady, Who: h.refFigure(f)})
		}),
		Worth:  always(1.5),
		Advice: saying((*State).adviseReady),
	},
	VBuy: {
		VerbInfo:  rules.VerbInfo{Name: "buy", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}, {Name: "who", Ref: kCharacter}}},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenShop, askPlan),
		Not:       itemFor((*State).againstBuy),
		Do: func(h runner, x operands) {
			h.Trades++
			h.buy(Loot(x.A).item(), h.figure(x.B))
		},
		Say: priced(func(s *State, x operands) int { return s.price(Loot(x.A).item()) }),
		Worth: func(s *State, x operands, _ *mind) float64 {
			i := Loot(x.A).item()
			return s.itemWorth(i, s.figure(x.B), s.price(i))
		},
		Advice: func(s *State, x operands, m *mind) rules.Message {
			return s.adviseItem(Loot(x.A).item(), s.figure(x.B), m)
		},
	},
	VSell: {
		VerbInfo:  rules.VerbInfo{Name: "sell", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}}},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenShop, askPlan),
		Not: func(s *State, x operands) *why {
			if i := Loot(x.A).item(); i != noItem {
				return s.againstSell(i)
			}
			return whyNoItem
		},
		Do: func(h runner, x operands) {
			h.Trades++
			h.sell(Loot(x.A).item())
		},
		Say:   priced(func(s *State, x operands) int { return s.resale(Loot(x.A).item()) }),
		Worth: always(notPlanned),
	},
	VEquip: {
		VerbInfo:  rules.VerbInfo{Name: "equip", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}, {Name: "who", Ref: kCharacter}}},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenShop, askPlan),
		Not:       itemFor((*State).againstEquip),
		Do: func(h runner, x operands) {
			i, f := Loot(x.A).item(), h.figure(x.B)
			h.rearranged(f)
			h.hand(h.owned(i, f), f)
			h.tell(rules.Event{Kind: EvEquipped, Who: h.refFigure(f), What: refLoot(i.loot())})
		},
		Worth: func(s *State, x operands, _ *mind) float64 {
			if i := Loot(x.A).item(); s.pieceAt(i.loot(), inTeam) != noPiece {
				return s.itemWorth(i, s.figure(x.B), 0)
			}
			return unwanted
		},
		Advice: func(s *State, x operands, m *mind) rules.Message {
			return s.adviseItem(Loot(x.A).item(), s.figure(x.B), m)
		},
	},
	VGive: {
		VerbInfo: rules.VerbInfo{Name: "give-idea", Operands: whoTo},
		Asked:    questionsWith(func(r *questionRow) bool { return r.gift != nil }),
		Not:      someone(0, with((*State).againstGive)),
		Do:       doingWith(runner.give),
		Worth: func(s *State, x operands, _ *mind) float64 {
			return s.Ask.Kind.row().gift.worth(s, s.figure(x.A), s.figure(x.B))
		},
		Advice: func(s *State, x operands, _ *mind) rules.Message { return s.adviseGift(s.figure(x.B)) },
	},
}

// itemFor is what a verb about an item and a figure forbids.
func itemFor(not func(s *State, i Item, f int) *why) func(*State, operands) *why {
	return func(s *State, x operands) *why {
		i, f := Loot(x.A).item(), s.figure(x.B)
		switch {
		case i == noItem:
			return whyNoItem
		case f < 0:
			return whyNobody
		}
		return not(s, i, f)
	}
}

// priced adds a price to the sentence of a verb.
func priced(price func(s *State, x operands) int) func(*State, operands, rules.Message) rules.Message {
	return func(s *State, x operands, m rules.Message) rules.Message {
		m.Args = append(m.Args, rules.Num("price", price(s, x)))
		return m
	}
}

// What of planning is for good: tunnels, Fixers, things that are used.
var shopRows = topic{
	VTunnel: {
		VerbInfo:  rules.VerbInfo{Name: "tunnel", Operands: []rules.Operand{{Name: "space", Ref: kHex}, {Name: "hex", Ref: kHex}}},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenTunnel, askPlan),
		Not:       func(s *State, x operands) *why { return s.againstTunnel(Hex(x.A), hexOf(x)) },
		Do:        func(h runner, x operands) { h.tunnel(Hex(x.A), h.cell(hexOf(x))) },
		Worth:     func(s *State, x operands, _ *mind) float64 { return s.tunnelWorth(Hex(x.A), hexOf(x)) },
	},
	VSellJewel: {
		VerbInfo:  rules.VerbInfo{Name: "sell-jewel"},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenShop, askPlan),
		Not:       func(s *State, _ operands) *why { return s.againstSellJewel() },
		Do:        func(h runner, _ operands) { h.sellJewel() },
		Say: priced(func(s *State, _ operands) int {
			_, st, _ := s.fixer(doBuyJewels)
			return st.n()
		}),
		Worth: always(notPlanned),
	},
	VHire: {
		VerbInfo:  rules.VerbInfo{Name: "hire", Operands: []rules.Operand{{Name: "fixer", Ref: kFixer}, {Name: "n"}}},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenFixer, askPlan),
		Not:       func(s *State, x operands) *why { return s.againstHire(Fixer(x.A), int(x.B)) },
		Do:        func(h runner, x operands) { h.hire(Fixer(x.A), int(x.B)) },
		Say: func(_ *State, x operands, m rules.Message) rules.Message {
			card := &fixerTable[x.A]
			m.Key = "action.hire-" + card.ID
			m.Args = append(m.Args, rules.Num("price", int(card.Tiers[x.B-1])))
			return m
		},
		Worth: func(s *State, x operands, _ *mind) float64 { return s.hireWorth(Fixer(x.A), int(x.B)) },
	},
	VSurvey: {
		VerbInfo:  rules.VerbInfo{Name: "survey", Operands: hex, Barrier: true},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenFixer, askPlan),
		Not:       func(s *State, x operands) *why { return s.againstSurvey(Hex(x.A)) },
		Do:        func(h runner, x operands) { h.survey(Hex(x.A)) },
		Say:       priced(surveyPrice),
		Worth:     surveying,
	},
	VSurveyBag: {
		VerbInfo:  rules.VerbInfo{Name: "survey-bag", Barrier: true},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenFixer, askPlan),
		Not:       func(s *State, _ operands) *why { return s.againstSurvey(noHex) },
		Do:        func(h runner, _ operands) { h.survey(noHex) },
		Say:       priced(surveyPrice),
		Worth:     always(notPlanned),
	},
	VSchematics: {
		VerbInfo:  rules.VerbInfo{Name: "schematics", Operands: hex, Barrier: true},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenSchematics, askPlan),
		Not:       func(s *State, x operands) *why { return s.againstSchematics(Hex(x.A)) },
		Do:        func(h runner, x operands) { h.consult(Hex(x.A)) },
		Worth:     surveying,
	},
	VSchematicsBag: {
		VerbInfo:  rules.VerbInfo{Name: "schematics-bag", Barrier: true},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenSchematics, askPlan),
		Not:       func(s *State, _ operands) *why { return s.againstSchematics(noHex) },
		Do:        func(h runner, _ operands) { h.consult(noHex) },
		Worth:     always(notPlanned),
	},
	VInside: {
		VerbInfo:  rules.VerbInfo{Name: "go-inside", Operands: whoHex},
		Asked:     asked(askPlan),
		Elsewhere: unlessTime(whyWhenStart, askPlan),
		Not:       someone(asked(askPlan), onHex((*State).againstInside)),
		Do:        doingAt(runner.goInside),
		Worth:     always(notPlanned),
	},
}

// surveyPrice is what Visage asks for a look.
func surveyPrice(s *State, _ operands) int {
	_, st, _ := s.fixer(doSurvey)
	return st.n()
}

func surveying(s *State, x operands, _ *mind) float64 { return s.surveyWorth(s.cell(Hex(x.A))) }
