package infiltration

import (
	"math"

	"safehouse/rules"
)

// The kinds of steps: how a card's table names one, and its row.

type stepKind uint8

const (
	doAlarm stepKind = iota
	doAlarmZero
	doAlarmUnlessOff
	doProximity
	doMove
	doToSecret
	doEscape
	doPushFloor
	doCarry
	doDraw
	doDiscardOne
	doSwap
	doDiscardOrWound
	doLook
	doLeave
	doPlayFromHand
	doPlay
	doHeal
	doWoundSelf
	doWoundOthers
	doLaser
	doDelaySelf
	doDelayOthers
	doDelayOne
	doShoot
	doPool
	doSiphon
	doAddData
	doOffice
	doDownload
	doWire
	doPiggyback
	doChooseRoom
	doDestroy
	doDestroyNPCs
	doClearInterfaces
	doBreakNext
	doScout
	doPlaceNPC
	doFlipNPC
	doSludgeHere
	doSludgeNearby
	doTakeFile
	doFileOrPool
	doTakePrototype
	doNPCWounds
	doNPCMoves
	doNPCTakes
	doNPCDestroys
	stepKinds
)

// stepRows is the rows; init fills it, for they and the card tables know each other. What is made before, such as the game's
// Info, must not ask them.
var stepRows [stepKinds]stepRow

// Dials.

// alarm moves the alarm dial by n, proximity the proximity dial.
func alarm(n int8) Step     { return Step{Do: doAlarm, N: n} }
func proximity(n int8) Step { return Step{Do: doProximity, N: n} }

// silence sets a raised alarm to 0.
func silence() Step { return Step{Do: doAlarmZero} }

// sensor raises the alarm by 1 unless the room's interface token was removed.
func sensor() Step { return Step{Do: doAlarmUnlessOff, N: 1} }

func init() {
	stepRows[doAlarm] = stepRow{
		do:     func(h runner, x effect) { h.turnAlarm(int(x.N)) },
		worth:  func(s *State, w weighing, st Step, v float64) float64 { return v - float64(st.N)*s.alarmCost(w.o) },
		speaks: speakAlarm,
	}
	stepRows[doAlarmZero] = stepRow{
		do:     func(h runner, _ effect) { h.turnAlarm(-int(h.Alarm)) },
		worth:  func(s *State, w weighing, _ Step, v float64) float64 { return v + float64(s.Alarm)*s.alarmCost(w.o) },
		speaks: speakAlarmZero,
	}
	stepRows[doAlarmUnlessOff] = stepRow{
		do: func(h runner, x effect) {
			if !h.Rooms[x.at].Spent {
				h.turnAlarm(int(x.N))
			}
		},
		worth: worthless,
	}
	stepRows[doProximity] = stepRow{
		do: func(h runner, x effect) { h.approach(int(x.N)) },
		worth: func(s *State, w weighing, st Step, v float64) float64 {
			return v - float64(st.N)*0.28*s.alarmCost(w.o)*2
		},
		speaks: speakProximity,
	}
}

// goesOn is what a step brings that takes its operative elsewhere, or plays another card.
func goesOn(_ *State, g gain, _ Step) gain {
	g.ends = true
	return g
}

// Movement. The directions of a move.
const (
	forward  = 1
	backward = 2
	either   = forward | backward
)

// move is an exact movement, upTo one that may stop early.
func move(dirs uint8, n int8) Step { return Step{Do: doMove, What: dirs, N: n} }
func upTo(n int8, dirs uint8) Step { return Step{Do: doMove, What: dirs, N: n, Where: there} }

func (st Step) optional() bool { return st.Where == there }

func toSecret() Step  { return Step{Do: doToSecret} }
func escape() Step    { return Step{Do: doEscape} }
func pushFloor() Step { return Step{Do: doPushFloor, Where: thisFloor} }

// carry is the Portable Server: one room either way with up to n tokens.
func carry(n int8) Step { return Step{Do: doCarry, N: n} }

func init() {
	stepRows[doMove] = stepRow{
		do: func(h runner, x effect) {
			h.push(Frame{Kind: frMove, Op: x.o, Dirs: x.What, N: x.N, Maybe: x.optional(), Place: noRoom})
		},
		to:      toOperative,
		reaches: func(s *State, at Place, st Step) uint16 { return s.span(at, st.What, st.N) },
		brings:  goesOn,
		pushes: func(_ *State, _, c *Frame, st Step) bool {
			return c.Kind == frMove && c.Dirs&^st.What == 0 && c.N <= st.N && c.Maybe == st.optional()
		},
		worth:  func(s *State, w weighing, st Step, v float64) float64 { return v + s.moveWorth(w.o, st, w.m, w.hurry) },
		speaks: speakMove,
	}
	stepRows[doToSecret] = stepRow{
		do: func(h runner, x effect) { h.push(Frame{Kind: frArrive, Op: x.o, Place: Secret}) },
		to: toOperative,
		pushes: func(_ *State, f, c *Frame, _ Step) bool {
			return c.Kind == frArrive && c.Op == f.Op && c.Place == Secret
		},
		worth: func(_ *State, w weighing, _ Step, v float64) float64 {
			return v + (3.2*boolf(w.m.spare > 4) - 6*boolf(w.m.spare <= 3))
		},
		speaks: speakToSecret,
	}
	stepRows[doEscape] = stepRow{
		do: func(h runner, x effect) { h.escape(x.o) },
		to: toOperative,
		worth: func(_ *State, w weighing, _ Step, v float64) float64 {
			if w.m.spare < 0.5 {
				return v + (w.hurry + 6)
			}
			return v - 4
		},
		speaks: speakEscape,
	}
	stepRows[doPushFloor] = stepRow{
		stays: func(h runner, f *Frame, _ Step) { h.pushFloor(f) },
		pushing: func(_ *State, f, c *Frame, _ Step) bool {
			return c.Kind == frArrive && c.Op != f.Op && f.Place == Entry && c.Place.InLine() && c.Dirs == backward
		},
		counts: func(s *State, f *Frame, _ Step) bool { return s.pushesOthers(f) },
		worth:  about(0.4),
		speaks: hitting("advice.push", func(x *OperativeState) bool { return x.Place.InLine() }),
	}
	stepRows[doCarry] = stepRow{
		stays:   func(h runner, f *Frame, _ Step) { h.carry(f, h.Ops[f.Op].Place) },
		reaches: func(s *State, at Place, _ Step) uint16 { return s.span(at, either, 1) },
		brings:  goesOn,
		pushing: func(_ *State, f, c *Frame, st Step) bool {
			return f.N >= carryDone && f.N <= carryDone+st.N && c.Kind == frMove && c.N <= 1 && !c.Maybe
		},
		counts: func(_ *State, f *Frame, st Step) bool {
			carrying := f.N >= carryDone && f.N <= carryDone+st.N
			return (f.N == 0 || carrying) && carrying == f.Place.InLine()
		},
		worth: func(s *State, w weighing, _ Step, v float64) float64 {
			return v + (math.Min(4, float64(s.Rooms[w.at].Data))*0.7 + s.aheadWorth(w.o, w.m)*0.3 - boolf(w.m.spare < 2)*2)
		},
		speaks: speakCarry,
	}
}

// Stages of the Portable Server; Frame.N holds them above the token count.
const (
	carryAsk  = 0  // choose the number
	carryMove = 16 // plus the number: move
	carryDone = 32 // plus the number: put them down
)

// carry is the Portable Server: choose how many tokens come along, move one
// room, put them down. The tokens come along only into a room: backward out of
// the entry room they stay. It does nothing in the secret room (ruling 12).
func (h runner) carry(f *Frame, at Place) {
	switch {
	case f.N == carryAsk && !at.InLine():
		f.Step++
	case f.N == carryAsk:
		h.ask(askCarry, f.Op)
	case f.N < carryDone:
		f.N += carryDone - carryMove
		f.Place = at
		h.push(Frame{Kind: frMove, Op: f.Op, Dirs: either, N: 1, Place: noRoom})
	default:
		n := min(uint8(f.N-carryDone), h.Rooms[f.Place].Data)
		if f.Place != at && n > 0 {
			h.Rooms[f.Place].Data -= n
			h.Rooms[at].Data += n
			h.tell(rules.Event{Kind: EvCarried, Who: RefOperative(f.Op), From: RefPlace(f.Place), To: RefPlace(at), N: int16(n)})
		}
		f.N, f.Place = 0, noRoom
		f.Step++
	}
}

// Items in hand.

func draw(n int8) Step     { return Step{Do: doDraw, N: n} }
func discardOne() Step     { return Step{Do: doDiscardOne} }
func swap() Step           { return Step{Do: doSwap} }
func discardOrWound() Step { return Step{Do: doDiscardOrWound} }
func look() Step           { return Step{Do: doLook} }
func leave() Step          { return Step{Do: doLeave} }
func playFromHand() Step   { return Step{Do: doPlayFromHand} }
func play(cards ...Card) Step {
	s := Step{Do: doPlay}
	for _, c := range cards {
		s.What |= 1 << c
	}
	return s
}

// advanceOrRetreat is the A/R of many items.
func advanceOrRetreat() Step { return play(Advance, Retreat) }

func init() {
	stepRows[doDraw] = stepRow{
		do: func(h runner, x effect) { h.drawItems(x.o, int(x.N)) },
		to: toOperative,
		worth: func(_ *State, w weighing, st Step, v float64) float64 {
			return v + 1.4*float64(st.N)*boolf(w.m.spare > 1)
		},
		speaks: speakDraw,
	}
	stepRows[doDiscardOne] = stepRow{asks: askDiscard, worth: about(-1.2)}
	stepRows[doSwap] = stepRow{
		asks:   askSwap,
		counts: func(_ *State, f *Frame, _ Step) bool { return f.N >= 0 && f.N <= items && f.Place == noRoom },
		worth:  about(-0.5),
		speaks: speakSwap,
	}
	stepRows[doDiscardOrWound] = stepRow{asks: askWard, worth: worthless}
	stepRows[doLook] = stepRow{do: func(h runner, x effect) { h.lookAtCards(x.o) }, to: toOperative, worth: worthless, speaks: speakLook}
	stepRows[doLeave] = stepRow{
		do:      func(h runner, x effect) { h.leaveItem(x.o, x.item) },
		to:      toItem,
		reaches: onlyHere,
		worth: func(s *State, w weighing, _ Step, v float64) float64 {
			return v + (0.8 + boolf(w.item == RemoteSpyware)*math.Min(4, float64(s.Rooms[w.at].Data))*0.8)
		},
		speaks: leaving,
	}
	stepRows[doPlayFromHand] = stepRow{
		asks:   askPlay,
		hand:   true,
		brings: goesOn,
		pushes: func(_ *State, f, c *Frame, _ Step) bool {
			return c.Kind == frAction || c.Kind == frItem && Item(c.Card) != Item(f.Card)
		},
		worth: func(_ *State, w weighing, _ Step, v float64) float64 { return v + (1 + w.m.yield) },
	}
	stepRows[doPlay] = stepRow{
		asks:   askPlay,
		brings: goesOn,
		pushes: func(s *State, _, c *Frame, st Step) bool {
			mask := st.What
			if s.Options.Extraction && mask>>Download&1 == 1 {
				mask |= 1 << Extract
			}
			return c.Kind == frAction && mask>>c.Card&1 == 1
		},
		worth:  func(s *State, w weighing, st Step, v float64) float64 { return v + s.playWorth(w.o, st, w.m, w.hurry) },
		speaks: speakPlay,
	}
}

// Wounds and delays.

func heal() Step              { return Step{Do: doHeal} }
func woundSelf() Step         { return Step{Do: doWoundSelf} }
func woundOthers(a area) Step { return Step{Do: doWoundOthers, Where: a} }
func laser() Step             { return Step{Do: doLaser} }
func delaySelf() Step         { return Step{Do: doDelaySelf} }
func delayOthers(a area) Step { return Step{Do: doDelayOthers, Where: a} }
func delayOne() Step          { return Step{Do: doDelayOne, Where: nearby} }
func shoot() Step             { return Step{Do: doShoot, Where: nearby} }

func init() {
	stepRows[doHeal] = stepRow{
		do:     func(h runner, x effect) { h.heal(x.o) },
		to:     toOperative,
		worth:  func(s *State, w weighing, _ Step, v float64) float64 { return v + 3*boolf(s.Ops[w.o].Wounded) },
		speaks: speakHeal,
	}
	stepRows[doWoundSelf] = stepRow{
		do:    func(h runner, x effect) { h.wound(x.o) },
		to:    toOperative,
		worth: func(_ *State, w weighing, _ Step, v float64) float64 { return v - (2 + 0.5*float64(w.at)) },
	}
	stepRows[doWoundOthers] = stepRow{
		do:      func(h runner, x effect) { h.toOthers(x.o, h.reach(x.at, x.Where, x.chosen), h.wound) },
		reaches: within,
		worth: func(s *State, w weighing, st Step, v float64) float64 {
			return v + 0.9*s.countOthers(w.o, s.reach(w.at, st.Where, w.chosen), func(t *OperativeState) bool { return !t.Wounded })
		},
		speaks: hitting("advice.wounds", func(x *OperativeState) bool { return !x.Wounded }),
	}
	stepRows[doLaser] = stepRow{
		asks:  askLaser,
		idle:  func(s *State, at Place) bool { return s.Rooms[at].Spent }, // the lasers are off
		worth: worthless,
	}
	stepRows[doDelaySelf] = stepRow{
		do:    func(h runner, x effect) { h.delay(x.o) },
		to:    toOperative,
		worth: func(_ *State, w weighing, _ Step, v float64) float64 { return v - (0.8 + boolf(w.m.spare < 2)*3) },
	}
	stepRows[doDelayOthers] = stepRow{
		do:     func(h runner, x effect) { h.toOthers(x.o, h.reach(x.at, x.Where, x.chosen), h.delay) },
		worth:  about(0.4),
		speaks: hitting("advice.delays", func(x *OperativeState) bool { return !x.Delayed }),
	}
	stepRows[doDelayOne] = stepRow{
		asks:    askOperative,
		named:   func(h runner, _ effect, t Operative) { h.delay(t) },
		reaches: within,
		worth:   hits,
	}
	stepRows[doShoot] = stepRow{asks: askShot, reaches: within, worth: hits, speaks: speakShoot}
}

// Data.

// pool collects n tokens from the server pool, siphon up to n from the room.
func pool(n int8) Step     { return Step{Do: doPool, N: n} }
func siphon(n int8) Step   { return Step{Do: doSiphon, N: n} }
func addData(n int8) Step  { return Step{Do: doAddData, N: n} }
func office(n int8) Step   { return Step{Do: doOffice, N: n} }
func download(a area) Step { return Step{Do: doDownload, Where: a} }
func wire(n int8) Step     { return Step{Do: doWire, N: n} }
func piggyback() Step      { return Step{Do: doPiggyback} }

func init() {
	stepRows[doPool] = stepRow{
		do:     func(h runner, x effect) { h.collectPool(x.o, int(x.N)) },
		to:     toOperative,
		worth:  func(_ *State, _ weighing, st Step, v float64) float64 { return v + tokenWorth*float64(st.N) },
		speaks: speakPool,
	}
	stepRows[doSiphon] = stepRow{
		do:      func(h runner, x effect) { h.collect(x.o, x.at, int(x.N)) },
		to:      toOperative,
		reaches: onlyHere,
		brings: func(s *State, g gain, st Step) gain {
			if s.means(g, st) {
				g.n, g.takes = min(int(st.N), g.lies), true
			}
			return g
		},
		worth: func(s *State, w weighing, _ Step, v float64) float64 {
			return v + math.Min(3, math.Max(0, float64(s.Rooms[w.at].Data)-0.8*float64(w.m.ahead)))*tokenWorth
		},
		speaks: speakSiphon,
	}
	stepRows[doAddData] = stepRow{
		do: func(h runner, x effect) {
			n := h.fromPool(int(x.N))
			h.Rooms[x.at].Data += uint8(n)
			h.tell(rules.Event{Kind: EvFreed, To: RefPlace(x.at), N: int16(n)})
		},
		worth:  about(1.5),
		speaks: speakAddData,
	}
	stepRows[doOffice] = stepRow{
		asks:      askRoom,
		rooms:     func(s *State, _ Place) uint16 { return s.roomsWithData() },
		not:       whyRoomNoData,
		room:      func(h runner, x effect, p Place) { h.collect(x.o, p, int(x.N)) },
		roomWorth: func(s *State, _ *Frame, p Place) float64 { return math.Min(2, float64(s.Rooms[p].Data)) },
		worth:     about(2 * tokenWorth * 0.9),
		speaks:    speakOffice,
	}
	stepRows[doDownload] = stepRow{
		do: func(h runner, x effect) {
			switch {
			case x.Where == here:
				h.playDownload(x.o, x.at, false)
			case x.chosen != noRoom:
				h.playDownload(x.o, x.chosen, true)
			}
		},
		to:      toOperative,
		reaches: onlyHere,
		brings: func(s *State, g gain, st Step) gain {
			if s.means(g, st) && !s.Options.Extraction {
				g.n, g.takes = min(s.Yield(g.p)+g.more, g.lies), true
			}
			return g
		},
		worth: func(s *State, w weighing, st Step, v float64) float64 {
			switch {
			case st.Where == here:
				return v + w.better*tokenWorth
			case w.chosen != noRoom:
				return v + math.Min(2, float64(s.Rooms[w.chosen].Data)+w.better)*tokenWorth*0.95
			}
			return v
		},
		speaks: speakDownload,
	}
	stepRows[doWire] = stepRow{
		do: func(h runner, x effect) {
			h.Rooms[x.at].Wire += uint8(x.N)
			h.tell(rules.Event{Kind: EvWired, Who: RefOperative(x.o), To: RefPlace(x.at)})
		},
		to: toOperative,
		brings: func(s *State, g gain, st Step) gain {
			if s.means(g, st) {
				g.more += int(st.N)
			}
			return g
		},
		worth:  func(s *State, w weighing, _ Step, v float64) float64 { return v + 1.5*boolf(s.Rooms[w.at].Data > 2) },
		speaks: speakWire,
	}
	stepRows[doPiggyback] = stepRow{
		asks: askOperative,
		all:  true,
		named: func(h runner, x effect, t Operative) {
			h.Ops[x.o].Link = t
			h.tell(rules.Event{Kind: EvLinked, Who: RefOperative(x.o), To: RefOperative(t)})
		},
		worth:  about(2.2),
		speaks: speakLink,
	}
}

// Rooms and guards.

// nextDoor chooses one adjacent room, hereOrNextDoor also the own room.
func nextDoor() Step               { return Step{Do: doChooseRoom, Where: there} }
func hereOrNextDoor() Step         { return Step{Do: doChooseRoom, Where: nearby} }
func destroy(g Guard, a area) Step { return Step{Do: doDestroy, What: uint8(g), Where: a} }
func destroyNPCs() Step            { return Step{Do: doDestroyNPCs} }
func clearInterfaces(a area) Step  { return Step{Do: doClearInterfaces, Where: a} }
func breakNext() Step              { return Step{Do: doBreakNext} }
func scout() Step                  { return Step{Do: doScout} }

func init() {
	stepRows[doChooseRoom] = stepRow{
		asks:    askRoom,
		reaches: (*State).nextTo,
		aims: func(s *State, w weighing, st Step) weighing {
			w.chosen = s.bestNeighbour(w.at, st, guardWanted(w.item))
			return w
		},
		worth: func(_ *State, w weighing, _ Step, v float64) float64 {
			if w.chosen == noRoom {
				return v - 3
			}
			return v
		},
	}
	stepRows[doDestroy] = stepRow{
		do: func(h runner, x effect) {
			h.eachRoom(h.reach(x.at, x.Where, x.chosen), func(p Place) {
				if h.guardAt(p) == Guard(x.What) {
					h.destroyGuard(p, x.o)
				}
			})
		},
		reaches: within,
		brings: func(s *State, g gain, st Step) gain {
			if s.means(g, st) && s.GuardAt(g.p) == Guard(st.What) {
				g.lies += int(s.Rooms[g.p].Card.card().Secured)
			}
			return g
		},
		aims: func(s *State, w weighing, st Step) weighing {
			for _, p := range [2]Place{w.at, w.chosen} {
				if p != noRoom && s.reach(w.at, st.Where, w.chosen)>>p&1 == 1 && s.guardAt(p) == Guard(st.What) {
					w.better = math.Max(w.better, 2)
				}
			}
			return w
		},
		worth: func(s *State, w weighing, st Step, v float64) float64 {
			for p := range Place(rooms) {
				if s.reach(w.at, st.Where, w.chosen)>>p&1 == 1 && s.guardAt(p) == Guard(st.What) {
					n := float64(s.Rooms[p].Card.card().Secured)
					share := 1 / (1 + 0.5*float64(w.m.rivals))
					v += n * share * 0.9
				}
			}
			return v
		},
		speaks: freeing,
	}
	stepRows[doDestroyNPCs] = stepRow{
		do: func(h runner, x effect) {
			for n := range NPC(npcs) {
				if h.NPCs[n].Place == x.at {
					h.destroyNPC(n)
				}
			}
		},
		worth: worthless,
	}
	stepRows[doClearInterfaces] = stepRow{
		do:      func(h runner, x effect) { h.eachRoom(h.reach(x.at, x.Where, x.chosen), h.spendToken) },
		reaches: within,
		worth:   worthless,
	}
	stepRows[doBreakNext] = stepRow{
		asks:      askRoom,
		rooms:     (*State).guardsNextDoor,
		room:      func(h runner, x effect, p Place) { h.destroyGuard(p, x.o) },
		roomWorth: func(s *State, _ *Frame, p Place) float64 { return float64(s.Rooms[p].Card.card().Secured) },
		worth:     about(1.5),
		speaks:    freeing,
	}
	stepRows[doScout] = stepRow{do: func(h runner, x effect) { h.scout(x.o) }, to: toOperative, worth: about(0.8)}
}

// NPCs and specials.

// Facings of an NPC that a room brings in.
const (
	faceDown = 0
	faceUp   = 1
)

func place(n NPC, facing int8) Step { return Step{Do: doPlaceNPC, What: uint8(n), N: facing} }
func flip() Step                    { return Step{Do: doFlipNPC} }
func sludgeHere() Step              { return Step{Do: doSludgeHere} }
func sludgeNearby() Step            { return Step{Do: doSludgeNearby} }
func takeFile() Step                { return Step{Do: doTakeFile} }
func fileOrPool() Step              { return Step{Do: doFileOrPool} }
func takePrototype() Step           { return Step{Do: doTakePrototype} }

func init() {
	file := func(s *State, _ weighing, _ Step, v float64) float64 { return v + 3*boolf(s.FileFree) }
	stepRows[doPlaceNPC] = stepRow{do: func(h runner, x effect) { h.bringNPC(x.at, NPC(x.What), x.N == faceUp) }, worth: worthless}
	stepRows[doFlipNPC] = stepRow{do: func(h runner, x effect) { h.flipNPC(x.at) }, worth: about(-0.3), speaks: speakFlip}
	stepRows[doSludgeHere] = stepRow{do: func(h runner, x effect) { h.putSludge(x.at) }, worth: worthless}
	stepRows[doSludgeNearby] = stepRow{
		asks:  askRoom,
		rooms: (*State).sludgeTargets,
		room:  func(h runner, _ effect, p Place) { h.putSludge(p) },
		roomWorth: func(s *State, f *Frame, p Place) float64 {
			return s.countOthers(f.Op, 1<<p, func(*OperativeState) bool { return true })
		},
		worth:  about(-0.5),
		speaks: speakSludge,
	}
	stepRows[doTakeFile] = stepRow{do: func(h runner, x effect) { h.takeFile(x.o) }, to: toOperative, worth: file, speaks: speakFile}
	stepRows[doFileOrPool] = stepRow{
		do: func(h runner, x effect) {
			if h.FileFree {
				h.takeFile(x.o)
			} else {
				h.collectPool(x.o, 1)
			}
		},
		to:     toOperative,
		worth:  file,
		speaks: speakFile,
	}
	stepRows[doTakePrototype] = stepRow{do: func(h runner, x effect) { h.takePrototype(x.o) }, to: toOperative, worth: about(PrototypeWorth), speaks: speakTakePrototype}
}

// What NPCs do when they are activated.

func npcWounds() Step   { return Step{Do: doNPCWounds} }
func npcMoves() Step    { return Step{Do: doNPCMoves} }
func npcTakes() Step    { return Step{Do: doNPCTakes} }
func npcDestroys() Step { return Step{Do: doNPCDestroys} }

func init() {
	stepRows[doNPCWounds] = stepRow{do: func(h runner, x effect) { h.woundByNPC(x.at) }, to: toNPC, worth: worthless}
	stepRows[doNPCMoves] = stepRow{do: func(h runner, x effect) { h.moveNPC(x.npc) }, to: toNPC, worth: worthless}
	stepRows[doNPCTakes] = stepRow{do: func(h runner, x effect) { h.loseTokens(x.npc, x.at) }, to: toNPC, worth: worthless}
	stepRows[doNPCDestroys] = stepRow{
		do: func(h runner, x effect) {
			for o := range NPC(npcs) {
				if o != x.npc && h.NPCs[o].Place == x.at {
					h.destroyNPC(o)
				}
			}
			h.destroyGuard(x.at, noOperative)
		},
		to:    toNPC,
		worth: worthless,
	}
}
