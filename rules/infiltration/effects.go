package infiltration

// A Step is one part of a printed effect. Cards are lists of steps, resolved
// in order; a part that cannot be done is skipped (rulebook: Cards with
// Multiple Effects). Steps are made by the small functions below, so that the
// card tables read like the cards.
type Step struct {
	Do    stepKind
	N     int8
	What  uint8 // NPC, guard, card mask: as the kind says
	Where area
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

// An area is where a part of an effect reaches.
type area uint8

const (
	here      area = iota // the room of the operative that resolves it
	there                 // the room chosen before by the same card
	nearby                // here and adjacent rooms
	thisFloor             // every line room of the same floor
)

type stepKind uint8

const (
	doAlarm stepKind = iota
	doAlarmZero
	doAlarmUnlessOff
	doProximity
	doMove
	doToSecret
	doEscape
	doDraw
	doPlaceNPC
	doFlipNPC
	doHeal
	doWoundSelf
	doWoundOthers
	doDelaySelf
	doDelayOthers
	doDelayOne
	doPushFloor
	doDiscardOne
	doSwap
	doSludgeHere
	doSludgeNearby
	doTakeFile
	doFileOrPool
	doTakePrototype
	doPool
	doSiphon
	doAddData
	doOffice
	doBreakNext
	doLaser
	doDiscardOrWound
	doChooseRoom
	doDestroy
	doDestroyNPCs
	doClearInterfaces
	doPlay
	doDownload
	doLeave
	doScout
	doShoot
	doLook
	doPlayFromHand
	doWire
	doCarry
	doPiggyback
	doNPCWounds
	doNPCMoves
	doNPCTakes
	doNPCDestroys
)

// Dials.

// alarm moves the alarm dial by n, proximity the proximity dial.
func alarm(n int8) Step     { return Step{Do: doAlarm, N: n} }
func proximity(n int8) Step { return Step{Do: doProximity, N: n} }

// silence sets a raised alarm to 0.
func silence() Step { return Step{Do: doAlarmZero} }

// sensor raises the alarm by 1 unless the room's interface token was removed.
func sensor() Step { return Step{Do: doAlarmUnlessOff, N: 1} }

// Movement. The directions of a move.
const (
	forward  = 1
	backward = 2
	either   = forward | backward
)

// move is an exact movement, upTo one that may stop early.
func move(dirs uint8, n int8) Step { return Step{Do: doMove, What: dirs, N: n} }
func upTo(n int8, dirs uint8) Step { return Step{Do: doMove, What: dirs, N: n, Where: there} }

func (s Step) optional() bool { return s.Where == there }

func toSecret() Step  { return Step{Do: doToSecret} }
func escape() Step    { return Step{Do: doEscape} }
func pushFloor() Step { return Step{Do: doPushFloor, Where: thisFloor} }

// carry is the Portable Server: one room either way with up to n tokens.
func carry(n int8) Step { return Step{Do: doCarry, N: n} }

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

// Wounds and delays.

func heal() Step              { return Step{Do: doHeal} }
func woundSelf() Step         { return Step{Do: doWoundSelf} }
func woundOthers(a area) Step { return Step{Do: doWoundOthers, Where: a} }
func laser() Step             { return Step{Do: doLaser} }
func delaySelf() Step         { return Step{Do: doDelaySelf} }
func delayOthers(a area) Step { return Step{Do: doDelayOthers, Where: a} }
func delayOne() Step          { return Step{Do: doDelayOne, Where: nearby} }
func shoot() Step             { return Step{Do: doShoot, Where: nearby} }

// Data.

// pool collects n tokens from the server pool, siphon up to n from the room.
func pool(n int8) Step     { return Step{Do: doPool, N: n} }
func siphon(n int8) Step   { return Step{Do: doSiphon, N: n} }
func addData(n int8) Step  { return Step{Do: doAddData, N: n} }
func office(n int8) Step   { return Step{Do: doOffice, N: n} }
func download(a area) Step { return Step{Do: doDownload, Where: a} }
func wire(n int8) Step     { return Step{Do: doWire, N: n} }
func piggyback() Step      { return Step{Do: doPiggyback} }

// Rooms and guards.

// nextDoor chooses one adjacent room, hereOrNextDoor also the own room.
func nextDoor() Step               { return Step{Do: doChooseRoom, Where: there} }
func hereOrNextDoor() Step         { return Step{Do: doChooseRoom, Where: nearby} }
func destroy(g Guard, a area) Step { return Step{Do: doDestroy, What: uint8(g), Where: a} }
func destroyNPCs() Step            { return Step{Do: doDestroyNPCs} }
func clearInterfaces(a area) Step  { return Step{Do: doClearInterfaces, Where: a} }
func breakNext() Step              { return Step{Do: doBreakNext} }
func scout() Step                  { return Step{Do: doScout} }

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

// What NPCs do when they are activated.

func npcWounds() Step   { return Step{Do: doNPCWounds} }
func npcMoves() Step    { return Step{Do: doNPCMoves} }
func npcTakes() Step    { return Step{Do: doNPCTakes} }
func npcDestroys() Step { return Step{Do: doNPCDestroys} }
