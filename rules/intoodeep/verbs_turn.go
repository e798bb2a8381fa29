package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// The verbs of the steps of a turn: hooking, actions, ditching and drawing.

var hookRows = map[rules.Verb]verb{
	VHook: {
		VerbInfo:  rules.VerbInfo{Name: "hook", Operands: one("criminal", kCriminal), Printed: true},
		Elsewhere: inStep(Hooking),
		List: func(s *State, dst actions) actions {
			if s.tags(int(s.Ask.Seat)) == hookSlots {
				return dst
			}
			return crewAnswers(VHook, s.hookable(int(s.Ask.Seat)), dst)
		},
		Sure:    true,
		Not:     func(s *State, x operands) *why { return s.againstHook(Criminal(x.A)) },
		Do:      func(m runner, x operands) { m.hookNow(Criminal(x.A)) },
		Say:     (*State).offerHook,
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return s.hookSight(m, Criminal(x.A)) },
		Advice:  func(s *State, x operands, m *mind) message { return s.adviseHook(Criminal(x.A), m) },
	},
	VUnhook: {
		VerbInfo:  rules.VerbInfo{Name: "unhook", Operands: one("criminal", kCriminal)},
		Elsewhere: inStep(Hooking),
		List:      func(s *State, dst actions) actions { return s.tagAnswers(VUnhook, int(s.Ask.Seat), dst) },
		Not:       func(s *State, x operands) *why { return s.againstUnhook(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.unlock(Criminal(x.A)) // while it is still hooked
			m.Turning.Freed |= 1 << x.A
			m.unhook(int(m.Ask.Seat), Criminal(x.A))
		},
		Touches: whereItStands,
		Worth: func(s *State, x operands, m *mind) float64 {
			if s.tags(m.who) < hookSlots || m.story.hooks == 0 || m.story.needs(Criminal(x.A)) {
				return -4
			}
			return 0.8
		},
		Advice: func(s *State, _ operands, m *mind) message { return s.adviseUnhook(m) },
	},
}

var actRows = map[rules.Verb]verb{
	VMove: {
		VerbInfo:  rules.VerbInfo{Name: "move", Operands: two("criminal", kCriminal, "zone", kZone)},
		Elsewhere: inStep(Acting),
		List:      (*State).actAnswers,
		Sure:      true,
		Not:       func(s *State, x operands) *why { return s.againstMove(Criminal(x.A), Zone(x.B)) },
		Do: func(m runner, x operands) {
			m.spend(Criminal(x.A))
			m.moveTo(Criminal(x.A), m.City.Spot[x.B], int(m.Now))
		},
		Worth:  tried(moved, 0.1),
		Advice: (*State).adviseMove,
	},
	VPick: {
		VerbInfo:  rules.VerbInfo{Name: "pick-up", Operands: two("criminal", kCriminal, "item", kItem)},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstPick(Criminal(x.A), Item(x.B)) },
		Do: func(m runner, x operands) {
			m.spend(Criminal(x.A))
			m.pick(Criminal(x.A), Item(x.B))
		},
		Say: func(s *State, x operands, m message) message {
			if i := s.City.Holds[x.A]; i != noItem {
				m.Key = "action.pick-up-instead"
				m.Args = append(m.Args, info.Naming("other", refItem(i)))
			}
			return m
		},
		Worth:  tried(picked, 0.4),
		Advice: (*State).advisePick,
	},
	VPower: {
		VerbInfo:  rules.VerbInfo{Name: "power", Operands: one("zone", kZone), Printed: true},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstPower(Zone(x.A)) },
		Do:        func(m runner, x operands) { m.usePower(Zone(x.A)) },
		Worth:     func(s *State, x operands, m *mind) float64 { return s.powerSight(m, Zone(x.A)) },
		Advice:    func(s *State, x operands, m *mind) message { return s.advisePower(m, Zone(x.A)) },
	},
	VSkill: {
		VerbInfo:  rules.VerbInfo{Name: "skill", Operands: one("criminal", kCriminal), Printed: true},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstSkill(Criminal(x.A)) },
		Do:        func(m runner, x operands) { m.useSkill(Criminal(x.A)) },
		Say: func(s *State, x operands, m message) message {
			m.Key = "skill." + criminalTable[x.A].ID
			if s.fee(Criminal(x.A)) > 0 && criminalTable[x.A].Fee == FirstFree {
				m.Key += ".paid"
			}
			return m
		},
		Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
			dst = whereItStands(s, x, dst)
			for _, st := range criminalTable[x.A].Skill {
				if lands := st.row().lands; lands != nil && s.City.Pawn[x.A] != noSpot {
					dst = append(dst, s.refSpot(lands(s.City.Pawn[x.A])))
				}
			}
			return dst
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return s.skillSight(m, Criminal(x.A)) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseSkill(m, Criminal(x.A)) },
	},
	VStamina: {
		VerbInfo:  rules.VerbInfo{Name: "stamina", Operands: one("criminal", kCriminal), Printed: true},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstStamina(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.Turning.Push, m.Turning.Free = Criminal(x.A), 0
			m.lower(int(m.Now), Criminal(x.A), 1)
		},
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return s.pushSight(m, Criminal(x.A)) },
		Advice:  func(s *State, x operands, m *mind) message { return s.adviseStamina(m, Criminal(x.A)) },
	},
	VGrip: {
		VerbInfo:  rules.VerbInfo{Name: "grip", Operands: one("criminal", kCriminal)},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstGrip(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.spend(nobody) // an extra action from Stamina gives no Grip back
			m.raise(int(m.Now), Criminal(x.A), 1)
		},
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return 0.3 + s.gripSight(m.who, Criminal(x.A)) },
		Advice:  adviseGrip,
	},
	VDrop: {
		VerbInfo:  rules.VerbInfo{Name: "drop", Operands: one("criminal", kCriminal)},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstDrop(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.Turning.Free++
			m.dropItem(Criminal(x.A))
		},
		Say: func(s *State, x operands, m message) message {
			if i := s.City.Holds[x.A]; i != noItem {
				m.Args = append(m.Args, info.Naming("item", refItem(i)))
			}
			return m
		},
		Touches: whereItStands,
		Worth:   tried(dropped, 0.6),
		Advice:  (*State).adviseDrop,
	},
	VSide: {
		VerbInfo:  rules.VerbInfo{Name: "side-crime", Operands: one("crime", kCrime), Barrier: true, Printed: true},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstSide(int(x.A)) },
		Do: func(m runner, x operands) {
			m.Turning.Free = 0
			m.begin(int(m.Now), int(x.A))
		},
		Touches: crimeTouches,
		Worth:   worth(5),
		Advice:  adviseSide,
	},
	VBoost: {
		VerbInfo:  rules.VerbInfo{Name: "boost", Operands: one("boost", kBoost), Printed: true},
		Elsewhere: inStep(Acting),
		Listed:    true,
		Not:       func(s *State, x operands) *why { return s.againstBoost(Boost(x.A)) },
		Do: func(m runner, x operands) {
			m.Turning.Free = 0
			m.spendBoost(int(m.Now), Boost(x.A))
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return s.boostSight(m, Boost(x.A)) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseBoost(m, Boost(x.A)) },
	},
}

var ditchRows = map[rules.Verb]verb{
	VDitchSide:  ditching("ditch-side", Sides, (*State).ditchAnswers),
	VDitchOne:   ditching("ditch-1", LevelOne, nil),
	VDitchTwo:   ditching("ditch-2", LevelTwo, nil),
	VDitchThree: ditching("ditch-3", LevelThree, nil),
	VDraw: {
		VerbInfo: rules.VerbInfo{Name: "draw", Operands: one("deck", kDeck), Barrier: true},
		List: func(s *State, dst actions) actions {
			set := s.lacking(int(s.Now))
			for d := range Deck(decks) {
				if set>>d&1 == 1 {
					dst = machine.Add(dst, VDraw, int16(d), 0)
				}
			}
			return dst
		},
		Sure:   true,
		Not:    func(s *State, x operands) *why { return s.againstDrawing(Deck(x.A)) },
		Do:     func(m runner, x operands) { m.drawToHand(int(m.Now), Deck(x.A)) },
		Worth:  func(s *State, x operands, _ *mind) float64 { return s.deckSight(Deck(x.A)) },
		Advice: func(s *State, x operands, _ *mind) message { return s.adviseDraw(Deck(x.A)) },
	},
	VDone: {
		VerbInfo: rules.VerbInfo{Name: "done", Declines: true},
		Not:      func(s *State, _ operands) *why { return s.againstDone() },
		Do:       func(m runner, _ operands) { m.goOn() },
		Say:      func(s *State, _ operands, _ message) message { return rules.Say(questionRows[s.Ask.Kind].Pass(s)) },
		Worth:    func(s *State, _ operands, _ *mind) float64 { return s.doneSight() },
		Advice: func(s *State, _ operands, m *mind) message {
			if advice := questionRows[s.Ask.Kind].advice; advice != nil {
				return advice(s, m)
			}
			return s.adviseRest(m)
		},
	},
}

// ditching is the verb that ditches a card of a deck: its back can be seen by
// everybody.
func ditching(name string, d Deck, list func(*State, actions) actions) verb {
	return verb{
		VerbInfo:  rules.VerbInfo{Name: name, Operands: one("crime", kCrime), Secret: true},
		Elsewhere: inStep(Ditching),
		List:      list,
		Listed:    list == nil,
		Sure:      true,
		Not:       func(s *State, x operands) *why { return s.againstDitch(d, int(x.A)) },
		Do:        func(m runner, x operands) { m.ditch(int(m.Now), int(x.A)) },
		Worth:     func(s *State, x operands, m *mind) float64 { return s.ditchSight(m, int(x.A)) },
		Advice:    func(s *State, x operands, m *mind) message { return s.adviseDitch(m, int(x.A)) },
	}
}
