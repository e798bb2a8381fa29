package intoodeep

import (
	"fmt"

	"safehouse/rules"
)

// The kinds of steps: how a card's table names one, and its row.

type stepKind uint8

const (
	doNothing stepKind = iota

	doDrop
	doDropIf
	doDropAll
	doDropOthers
	doGive
	doSwapHeld
	doSend
	doSendItem
	doMove
	doSwapPlaces
	doDrive
	doSentinelTo
	doSentinelToEither
	doPatrol
	doRoadwork
	doHeatIn

	doShifts
	doMoveCriminal
	doOption
	doSwapItems
	doMoveItem
	doSwapItemCriminal
	doSwapCriminals
	doIgnoreBlockades
	doMoveHeat

	doSwapTags
	doLockTag
	doHookMore
	doGainGrip
	doGainActions

	doChallenge
	doTolerance
	doDiscardAny
	doDrawDilemmas
	doDiscardFromHand

	doBoostOrCard
	doDrawSides
	doGainOrFile
	doPeek
	doPeekAny
	doTakePeeked
	doTakeToken
	doRevealToken

	doShiftNearby
	doDroneItem
	doRemotePower
	doWalksThrough
	doAlwaysAlone
	doJump
	doStandsIn
	doPushNearby
	doInspire
	doSnatch
	doSprint
	stepKinds
)

// Crimes (games §11).

func drop(r Role) Step                   { return Step{Do: doDrop, A: r} }
func dropIf(r Role, t Term) Step         { return Step{Do: doDropIf, A: r, From: t} }
func dropAll(t Term) Step                { return Step{Do: doDropAll, From: t} }
func dropOthers(r Role) Step             { return Step{Do: doDropOthers, A: r} }
func give(from, to Role) Step            { return Step{Do: doGive, A: from, B: to} }
func swapHeld(a, b Role) Step            { return Step{Do: doSwapHeld, A: a, B: b} }
func send(r Role, t Term) Step           { return Step{Do: doSend, A: r, To: t} }
func sendItem(k Kit, from, to Term) Step { return Step{Do: doSendItem, Kit: k, From: from, To: to} }
func move(r Role, t Term) Step           { return Step{Do: doMove, A: r, To: t} }
func swapPlaces(a, b Role) Step          { return Step{Do: doSwapPlaces, A: a, B: b} }

// drive takes two Criminals along by one Zone, sentinelTo puts the Sentinel
// somewhere without escort, patrol is exactly n Sentinel shifts, roadwork
// shifts a Blockade that borders a Zone n times, heatIn cycles Heat into a
// Zone that has none.
func drive(a, b Role) Step            { return Step{Do: doDrive, A: a, B: b} }
func sentinelTo(t Term) Step          { return Step{Do: doSentinelTo, To: t} }
func sentinelToEither(a, b Role) Step { return Step{Do: doSentinelToEither, A: a, B: b} }
func patrol(n int8) Step              { return Step{Do: doPatrol, N: n} }
func roadwork(t Term, n int8) Step    { return Step{Do: doRoadwork, From: t, N: n} }
func heatIn(t Term) Step              { return Step{Do: doHeatIn, To: t} }

func crimeSteps() {
	stepRows[doDrop] = stepRow{speaks: ofA, happens: func(m runner, st Step, c Cast) { m.dropItem(Criminal(c[st.A])) }}
	stepRows[doDropIf] = stepRow{speaks: ofA | ofFrom, happens: func(m runner, st Step, c Cast) {
		if k := Criminal(c[st.A]); m.City.Pawn[k] == m.City.where(st.From, &c) {
			m.dropItem(k)
		}
	}}
	stepRows[doDropAll] = stepRow{speaks: ofFrom, happens: func(m runner, st Step, c Cast) {
		m.dropEach(m.City.with(m.City.where(st.From, &c)))
	}}
	stepRows[doDropOthers] = stepRow{speaks: ofA, happens: func(m runner, st Step, c Cast) {
		k := Criminal(c[st.A])
		m.dropEach(m.City.with(m.City.Pawn[k]) &^ (1 << k))
	}}
	stepRows[doGive] = stepRow{speaks: ofA | ofB, happens: func(m runner, st Step, c Cast) {
		if i := m.City.Holds[c[st.A]]; i != noItem {
			m.pick(Criminal(c[st.B]), i)
		}
	}}
	stepRows[doSwapHeld] = stepRow{speaks: ofA | ofB, happens: func(m runner, st Step, c Cast) {
		m.swapHeld(Criminal(c[st.A]), Criminal(c[st.B]))
	}}
	stepRows[doSend] = stepRow{speaks: ofA | ofTo, happens: func(m runner, st Step, c Cast) {
		if i := m.City.Holds[c[st.A]]; i != noItem {
			m.layItem(i, m.City.where(st.To, &c))
		}
	}}
	stepRows[doSendItem] = stepRow{
		speaks: ofFrom | ofTo, asks: askSendItem,
		about: func(c *City, st Step, cast Cast) Spot { return c.where(st.From, &cast) + 1 },
	}
	stepRows[doMove] = stepRow{speaks: ofA | ofTo, happens: func(m runner, st Step, c Cast) {
		if k, to := Criminal(c[st.A]), m.City.where(st.To, &c); m.City.Pawn[k] != to {
			m.moveTo(k, to, -1)
		}
	}}
	stepRows[doSwapPlaces] = stepRow{speaks: ofA | ofB, happens: func(m runner, st Step, c Cast) {
		m.swapCriminals(-1, Criminal(c[st.A]), Criminal(c[st.B]))
	}}
	stepRows[doDrive] = stepRow{
		speaks: ofA | ofB, asks: askDrive,
		about: func(_ *City, st Step, cast Cast) Spot { return Spot(cast[st.A])*16 + Spot(cast[st.B]) + 1 },
	}
	stepRows[doSentinelTo] = stepRow{speaks: ofTo, happens: func(m runner, st Step, c Cast) {
		m.setSentinel(int(m.Now), m.City.where(st.To, &c))
	}}
	stepRows[doSentinelToEither] = stepRow{
		speaks: ofA | ofB, asks: askPost,
		about: func(c *City, st Step, cast Cast) Spot {
			p, q := c.Pawn[cast[st.A]], c.Pawn[cast[st.B]]
			return min(p, q)*16 + max(p, q) + 1
		},
	}
	stepRows[doPatrol] = stepRow{leads: 1 << frShifts, does: func(m runner, f *Frame, st Step) {
		m.push(Frame{Kind: frShifts, Who: f.Who, N: st.N, X: shiftSentinel, Cast: noCast})
	}}
	stepRows[doRoadwork] = stepRow{
		leads:  1 << frShifts,
		speaks: ofFrom,
		does: func(m runner, f *Frame, st Step) {
			at := m.City.where(st.From, &f.Cast)
			m.push(Frame{Kind: frShifts, Who: f.Who, N: st.N, X: shiftBlockades, Cast: Cast{uint8(at), reachBorder, 0xff, 0xff}})
		},
		about: func(c *City, st Step, cast Cast) Spot { return c.where(st.From, &cast) + 1 },
	}
	stepRows[doHeatIn] = stepRow{speaks: ofTo, happens: func(m runner, st Step, c Cast) { m.cycleHeat(m.City.where(st.To, &c)) }}
}

// dropEach lets a set of Criminals drop what they hold.
func (m runner) dropEach(set Crew) {
	for ; set != 0; set = set.rest() {
		m.dropItem(set.first())
	}
}

// The city. option is one of the Towers' four, of which one is to look at two
// tokens; swapItemCriminal lets an Item and a Criminal trade Zones.

func shifts(n int8) Step     { return Step{Do: doShifts, N: n} } // up to n, Sentinel or Blockades
func moveCriminal() Step     { return Step{Do: doMoveCriminal} }
func option() Step           { return Step{Do: doOption, N: 2} }
func swapItems() Step        { return Step{Do: doSwapItems} }
func moveItem() Step         { return Step{Do: doMoveItem} }
func swapItemCriminal() Step { return Step{Do: doSwapItemCriminal} }
func swapCriminals() Step    { return Step{Do: doSwapCriminals} }
func ignoreBlockades() Step  { return Step{Do: doIgnoreBlockades} }
func moveHeat() Step         { return Step{Do: doMoveHeat} }

// asOnZone is what a step is worth on any Zone that has it.
func asOnZone(v float64) func(*State, *mind) float64 {
	return func(*State, *mind) float64 { return v }
}

func citySteps() {
	stepRows[doShifts] = stepRow{
		leads: 1 << frShifts,
		does: func(m runner, f *Frame, st Step) {
			m.push(Frame{Kind: frShifts, Who: f.Who, N: st.N, X: shiftSentinel | shiftBlockades | shiftOptional, Cast: noCast})
		},
		shapes: true,
		tries: func(h hope, _ Criminal, st Step) hope {
			h.sentinel(min(int(st.N), h.far))
			h.blockades(noSpot)
			return h
		},
		power: asOnZone(0.1),
	}
	stepRows[doMoveCriminal] = stepRow{
		asks: askSend, shapes: true,
		tries: func(h hope, _ Criminal, _ Step) hope { h.sending(); return h },
		power: asOnZone(0.6),
	}
	stepRows[doOption] = stepRow{
		asks: askLook, first: askTowers, repeats: true, shapes: true,
		tries: func(h hope, _ Criminal, _ Step) hope {
			for k, at := range h.from.Pawn {
				for d := -1; d <= 1; d += 2 {
					if at != noSpot && !h.from.between(at, at.cw(d)) {
						h.try(func(c *City) { c.Pawn[k] = at.cw(d) })
					}
				}
			}
			for i := range Item(items) {
				h.try(func(c *City) { c.lay(i, c.itemAt(i).cw(1)) })
				h.try(func(c *City) { c.lay(i, c.itemAt(i).cw(-1)) })
			}
			h.sentinel(1)
			h.blockades(noSpot)
			return h
		},
		power: asOnZone(0.3),
	}
	stepRows[doSwapItems] = stepRow{
		asks: askSwapItems, shapes: true,
		lacks: func(s *State, _ int, _ Criminal) *why {
			for i := range Item(items) {
				if s.againstSwapItems(0, i) == nil {
					return nil
				}
			}
			return whyBoostNoTarget
		},
		tries: func(h hope, _ Criminal, _ Step) hope { h.swapping(); return h },
		power: asOnZone(0.1),
	}
	stepRows[doMoveItem] = stepRow{asks: askMoveItem, shapes: true}
	stepRows[doSwapItemCriminal] = stepRow{asks: askSwapItemCriminal, shapes: true}
	stepRows[doSwapCriminals] = stepRow{
		asks: askSwapCriminals, shapes: true,
		lacks: func(s *State, _ int, _ Criminal) *why {
			at := noSpot
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				if to := s.City.Pawn[rest.first()]; at == noSpot {
					at = to
				} else if to != at {
					return nil
				}
			}
			return whyBoostNoTarget
		},
	}
	stepRows[doIgnoreBlockades] = stepRow{
		does: func(m runner, f *Frame, _ Step) {
			m.Turning.Ignoring = true
			m.tell(rules.Event{Kind: EvIgnoring, Who: m.refPlayer(int(f.Who))})
		},
		lacks: func(s *State, p int, _ Criminal) *why {
			if s.ignores(p) {
				return whyIgnoringAlready
			}
			return nil
		},
	}
	stepRows[doMoveHeat] = stepRow{asks: askMoveHeat, shapes: true}
}

// The Syndicate.

func swapTags() Step          { return Step{Do: doSwapTags} }
func lockTag() Step           { return Step{Do: doLockTag} }
func hookMore() Step          { return Step{Do: doHookMore} }
func gainGrip(n int8) Step    { return Step{Do: doGainGrip, N: n} }
func gainActions(n int8) Step { return Step{Do: doGainActions, N: n} }

func mindSteps() {
	stepRows[doSwapTags] = stepRow{
		asks: askSwapTags,
		lacks: func(s *State, p int, _ Criminal) *why {
			for q := range s.players() {
				if s.againstSwapTags(p, q) == nil {
					return nil
				}
			}
			return whyBoostNoTarget
		},
		advice: adviseSwapping,
	}
	stepRows[doLockTag] = stepRow{
		asks: askLock,
		lacks: func(s *State, p int, _ Criminal) *why {
			for _, k := range s.Players[p].Hooks {
				if k != nobody && s.Locks[k] == noToken {
					return nil
				}
			}
			return whyNoTagToLock
		},
		wants: func(s *State) error {
			if s.Spent&stockOf[Lock] == 0 {
				return fmt.Errorf("no Lock lies on the discards to be put on a tag")
			}
			return nil
		},
		spent: asOnZone(0), advice: adviseLocking,
	}
	stepRows[doHookMore] = stepRow{
		leads: 1 << frHook,
		does: func(m runner, f *Frame, _ Step) {
			m.Turning.Freed = 0
			m.push(Frame{Kind: frHook, Who: f.Who, Cast: noCast})
		},
		lacks: func(s *State, p int, _ Criminal) *why {
			if s.cast()&^s.hooked(p)&^s.lockedCrew() == 0 {
				return whyNobodyElse
			}
			return nil
		},
		spent:  func(_ *State, m *mind) float64 { return 1 + float64(m.story.hooks) },
		advice: adviseHookMore,
	}
	stepRows[doGainGrip] = stepRow{leads: 1 << frGrip, advice: adviseGivesGrip, does: func(m runner, f *Frame, st Step) {
		m.push(Frame{Kind: frGrip, Who: f.Who, N: st.N, Cast: noCast})
	}}
	stepRows[doGainActions] = stepRow{
		does: func(m runner, f *Frame, st Step) {
			m.Turning.Actions = min(m.Turning.Actions+st.N, maxActions)
			m.tell(rules.Event{Kind: EvActions, Who: m.refPlayer(int(f.Who)), N: int16(st.N)})
		},
		spent: func(s *State, m *mind) float64 {
			if s.Turning.Actions > 0 || m.story.steps > 3 {
				return -0.8
			}
			return 1.2
		},
		advice: adviseActs,
	}
}

// Dilemmas and Tolerance.

func challenge() Step             { return Step{Do: doChallenge} }
func tolerance() Step             { return Step{Do: doTolerance, N: 1} }
func discardAny() Step            { return Step{Do: doDiscardAny} } // from hand or Well
func drawDilemmas(n int8) Step    { return Step{Do: doDrawDilemmas, N: n} }
func discardFromHand(n int8) Step { return Step{Do: doDiscardFromHand, N: n} }

func dilemmaSteps() {
	stepRows[doChallenge] = stepRow{
		leads: 1<<frChallenge | 1<<frDiscard,
		asks:  askChallenge,
		lacks: func(s *State, p int, _ Criminal) *why {
			if s.handSize(p) == 0 {
				return whyNoDilemma
			}
			for q := range s.players() {
				if s.againstChallenge(p, q) == nil {
					return nil
				}
			}
			return whyNoChallenge
		},
		power: func(s *State, m *mind) float64 {
			for q := range s.players() {
				if s.againstChallenge(m.who, q) == nil && s.total(m.who) <= s.total(q) {
					return 2.2
				}
			}
			return -0.5
		},
		spent:  asOnZone(0),
		advice: adviseRivals,
	}
	stepRows[doTolerance] = stepRow{
		does:    func(m runner, f *Frame, _ Step) { m.tolerate(int(f.Who)) },
		echo:    runner.tolerate,
		certain: true,
		power:   asOnZone(1.3),
		advice:  adviseTolerance,
	}
	stepRows[doDiscardAny] = stepRow{
		asks: askDiscardAny,
		lacks: func(s *State, p int, _ Criminal) *why {
			if s.handSize(p)+s.wellSize(p) == 0 {
				return whyNoDilemmas
			}
			return nil
		},
		spent: asOnZone(0), advice: adviseDiscardAny,
	}
	stepRows[doDrawDilemmas] = stepRow{advice: adviseSift, does: func(m runner, f *Frame, st Step) { m.drawDilemmas(int(f.Who), int(st.N)) }}
	stepRows[doDiscardFromHand] = stepRow{leads: 1 << frDiscard, does: func(m runner, f *Frame, st Step) {
		m.push(Frame{Kind: frDiscard, Who: f.Who, N: st.N, Cast: noCast})
	}}
}

// Cards, Boosts and Evidence. peekAny may also point at tokens that the player
// knows, takePeeked takes one of those that were pointed at.

func boostOrCard() Step     { return Step{Do: doBoostOrCard} }
func drawSides(n int8) Step { return Step{Do: doDrawSides, N: n} }
func gainOrFile() Step      { return Step{Do: doGainOrFile} }
func peek(n int8) Step      { return Step{Do: doPeek, N: n} }
func peekAny(n int8) Step   { return Step{Do: doPeekAny, N: n} }
func takePeeked() Step      { return Step{Do: doTakePeeked} }
func takeToken() Step       { return Step{Do: doTakeToken} }
func revealToken() Step     { return Step{Do: doRevealToken} }

func evidenceSteps() {
	stepRows[doBoostOrCard] = stepRow{
		leads: 1 << frProgram,
		asks:  askIon,
		echo:  func(m runner, p int) { m.push(Frame{Kind: frClaim, Who: uint8(p), N: 1, Cast: noCast}) },
		power: asOnZone(2.4), advice: adviseWheel,
	}
	stepRows[doDrawSides] = stepRow{advice: adviseGivesSides, does: func(m runner, f *Frame, st Step) {
		for range st.N {
			m.drawUnseen(int(f.Who), Sides)
		}
	}}
	stepRows[doGainOrFile] = stepRow{
		leads: 1<<frGain | 1<<frFile,
		asks:  askRiverside,
		echo:  func(m runner, p int) { m.push(Frame{Kind: frGain, Who: uint8(p), N: 1, Cast: noCast}) },
		power: asOnZone(2.3), advice: adviseEvidencePower,
	}
	stepRows[doPeek] = stepRow{asks: askLook, repeats: true, advice: advisePeeking}
	stepRows[doPeekAny] = stepRow{asks: askPointAt, repeats: true, points: true, advice: adviseGivesEvidence}
	stepRows[doTakePeeked] = stepRow{asks: askKeep}
	stepRows[doTakeToken] = stepRow{asks: askTake, advice: adviseGivesEvidence}
	stepRows[doRevealToken] = stepRow{asks: askReveal, advice: adviseReveal}
}

// Skills.

func shiftNearby() Step  { return Step{Do: doShiftNearby} }
func droneItem() Step    { return Step{Do: doDroneItem} }
func remotePower() Step  { return Step{Do: doRemotePower} }
func walksThrough() Step { return Step{Do: doWalksThrough} }
func alwaysAlone() Step  { return Step{Do: doAlwaysAlone} }
func jump() Step         { return Step{Do: doJump} }
func standsIn() Step     { return Step{Do: doStandsIn} }
func pushNearby() Step   { return Step{Do: doPushNearby} }
func inspire() Step      { return Step{Do: doInspire} }
func snatch() Step       { return Step{Do: doSnatch} }
func sprint() Step       { return Step{Do: doSprint} }

// unless is the reason that a Skill has nothing to act on, unless it has.
func unless(works func(s *State, p int, k Criminal) bool) func(*State, int, Criminal) *why {
	return func(s *State, p int, k Criminal) *why {
		if works(s, p, k) {
			return nil
		}
		return whySkillNoTarget
	}
}

func skillSteps() {
	stepRows[doShiftNearby] = stepRow{
		leads:  1 << frShifts,
		speaks: ofItself,
		does: func(m runner, f *Frame, _ Step) {
			cast := Cast{uint8(m.City.Pawn[f.ID]), reachNearby, 0xff, 0xff}
			m.push(Frame{Kind: frShifts, Who: f.Who, N: 1, X: shiftSentinel | shiftBlockades, Cast: cast})
		},
		lacks: unless(func(s *State, _ int, k Criminal) bool {
			at, c := s.City.Pawn[k], &s.City
			return at.apart(c.Sentinel) <= 1 || c.Blockade[0].nearby(at) || c.Blockade[1].nearby(at)
		}),
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			at := h.from.Pawn[k]
			if at.apart(h.from.Sentinel) <= 1 {
				h.sentinel(1)
			}
			h.blockades(at)
			return h
		},
	}
	stepRows[doDroneItem] = stepRow{
		speaks: ofItself, asks: askDrone,
		lacks: unless(func(s *State, _ int, k Criminal) bool {
			for _, lies := range s.City.Lies {
				if lies != noSpot && s.City.Pawn[k].apart(lies) <= 1 {
					return true
				}
			}
			return false
		}),
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			for i, lies := range h.from.Lies {
				if lies != noSpot && h.from.Pawn[k].apart(lies) <= 1 {
					h.try(func(c *City) { c.hand(Item(i), k) })
				}
			}
			return h
		},
	}
	stepRows[doRemotePower] = stepRow{
		leads:  1 << frProgram,
		speaks: ofItself, asks: askFix,
		lacks: unless(func(s *State, _ int, k Criminal) bool {
			at := s.City.Pawn[k]
			return s.powered(at) || s.powered(at.cw(1)) || s.powered(at.cw(-1))
		}),
		shapes: true,
		advice: adviseRemote,
		skill: func(s *State, m *mind, k Criminal) float64 {
			best := 0.0
			at := s.City.Pawn[k]
			for _, p := range [3]Spot{at, at.cw(1), at.cw(-1)} {
				if s.powered(p) {
					best = max(best, s.powerSight(m, s.City.Ring[p]))
				}
			}
			return best - 0.1
		},
	}
	stepRows[doWalksThrough] = stepRow{
		speaks: ofItself, holds: true,
		stride: func(apart int, _, _ float64) float64 { return float64(apart) },
	}
	stepRows[doAlwaysAlone] = stepRow{speaks: ofItself, holds: true}
	stepRows[doStandsIn] = stepRow{speaks: ofItself, holds: true}
	stepRows[doJump] = stepRow{
		speaks: ofItself,
		does: func(m runner, f *Frame, _ Step) {
			k := Criminal(f.ID)
			m.moveTo(k, m.City.Pawn[k].opposite(), int(f.Who))
		},
		lands:  Spot.opposite,
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			h.try(func(c *City) { c.Pawn[k] = c.Pawn[k].opposite() })
			return h
		},
		stride: func(_ int, d, across float64) float64 { return min(d, 1+across) },
	}
	stepRows[doPushNearby] = stepRow{
		speaks: ofItself, asks: askPush,
		lacks: unless(func(s *State, _ int, k Criminal) bool {
			for rest := s.nearbyCriminals(k); rest != 0; rest = rest.rest() {
				if from := s.City.Pawn[rest.first()]; s.pushable(from, from.cw(1)) || s.pushable(from, from.cw(-1)) {
					return true
				}
			}
			return false
		}),
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			s := h.m.s
			for rest := s.nearbyCriminals(k); rest != 0; rest = rest.rest() {
				x := rest.first()
				from := s.City.Pawn[x]
				for d := -1; d <= 1; d += 2 {
					if s.pushable(from, from.cw(d)) {
						h.try(func(c *City) { c.Pawn[x] = from.cw(d) })
					}
				}
			}
			return h
		},
	}
	stepRows[doInspire] = stepRow{
		speaks: ofItself, asks: askAdvance,
		lacks:  unless(func(s *State, p int, k Criminal) bool { return s.raisable(p, s.nearbyCriminals(k)) != 0 }),
		skill:  func(*State, *mind, Criminal) float64 { return 2.5 },
		advice: adviseInspire,
	}
	stepRows[doSnatch] = stepRow{
		speaks: ofItself, asks: askSnatch,
		lacks:  unless(func(s *State, _ int, k Criminal) bool { return s.snatchable(k) != 0 }),
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			for i := range Item(items) {
				if h.m.s.snatchable(k)>>i&1 == 1 {
					h.try(func(c *City) { c.hand(i, k) })
				}
			}
			return h
		},
	}
	stepRows[doSprint] = stepRow{
		speaks: ofItself, asks: askSprint,
		lacks:  unless(func(s *State, _ int, k Criminal) bool { return s.sprintable(k) != 0 }),
		shapes: true,
		tries: func(h hope, k Criminal, _ Step) hope {
			for to := range Spot(zones) {
				if h.m.s.sprintable(k)>>to&1 == 1 {
					h.try(func(c *City) { c.Pawn[k] = to })
				}
			}
			return h
		},
		stride: func(_ int, d, _ float64) float64 {
			if d < barCost+1 {
				return 1
			}
			return d
		},
	}
}
