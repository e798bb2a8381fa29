package intoodeep

// A Step is one part of a printed effect: of a Zone power, a Skill, a Boost or
// a crime. Effects are lists of steps, resolved in order; a part that cannot
// be done is skipped. Steps are made by the small functions below, so that the
// tables read like the cards.
type Step struct {
	Do   stepKind
	N    int8
	A, B Role
	From Term // or the only Zone of a step
	To   Term
	Kit  Kit
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

type stepKind uint8

const (
	doNothing stepKind = iota

	// What crimes do (games §11).
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

	// What Zone powers and Boosts do.
	doChallenge
	doShifts
	doBoostOrCard
	doTolerance
	doGainOrFile
	doMoveCriminal
	doOption
	doSwapItems
	doMoveItem
	doSwapItemCriminal
	doSwapCriminals
	doSwapTags
	doDiscardAny
	doDrawDilemmas
	doDiscardFromHand
	doLockTag
	doPeek
	doPeekAny
	doTakePeeked
	doTakeToken
	doRevealToken
	doDrawSides
	doGainGrip
	doIgnoreBlockades
	doMoveHeat
	doHookMore
	doGainActions

	// What Skills do.
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
)

// Crimes.

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

// The city.

func shifts(n int8) Step    { return Step{Do: doShifts, N: n} } // up to n, Sentinel or Blockades
func moveCriminal() Step    { return Step{Do: doMoveCriminal} }
func option() Step          { return Step{Do: doOption} } // one of the Towers' four
func swapItems() Step       { return Step{Do: doSwapItems} }
func moveItem() Step        { return Step{Do: doMoveItem} }
func swapCriminals() Step   { return Step{Do: doSwapCriminals} }
func ignoreBlockades() Step { return Step{Do: doIgnoreBlockades} }
func moveHeat() Step        { return Step{Do: doMoveHeat} }

// swapItemCriminal lets an Item and a Criminal trade Zones.
func swapItemCriminal() Step { return Step{Do: doSwapItemCriminal} }

// Minds.

func swapTags() Step          { return Step{Do: doSwapTags} }
func lockTag() Step           { return Step{Do: doLockTag} }
func hookMore() Step          { return Step{Do: doHookMore} }
func gainGrip(n int8) Step    { return Step{Do: doGainGrip, N: n} }
func gainActions(n int8) Step { return Step{Do: doGainActions, N: n} }

// Dilemmas and Tolerance.

func challenge() Step             { return Step{Do: doChallenge} }
func tolerance() Step             { return Step{Do: doTolerance, N: 1} }
func discardAny() Step            { return Step{Do: doDiscardAny} } // from hand or Well
func drawDilemmas(n int8) Step    { return Step{Do: doDrawDilemmas, N: n} }
func discardFromHand(n int8) Step { return Step{Do: doDiscardFromHand, N: n} }

// Cards, Boosts and Evidence.

func boostOrCard() Step     { return Step{Do: doBoostOrCard} }
func drawSides(n int8) Step { return Step{Do: doDrawSides, N: n} }
func gainOrFile() Step      { return Step{Do: doGainOrFile} }
func peek(n int8) Step      { return Step{Do: doPeek, N: n} }

// peekAny may also point at tokens that the player knows, takePeeked takes one
// of those that were pointed at.
func peekAny(n int8) Step { return Step{Do: doPeekAny, N: n} }
func takePeeked() Step    { return Step{Do: doTakePeeked} }
func takeToken() Step     { return Step{Do: doTakeToken} }
func revealToken() Step   { return Step{Do: doRevealToken} }

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

// having is the Criminals whose Skill has a step.
func having(do stepKind) (set Crew) {
	for k := range criminalTable {
		for _, st := range criminalTable[k].Skill {
			if st.Do == do {
				set |= 1 << k
			}
		}
	}
	return set
}

// Criminals with a passive Skill: walkers ignore Blockades in their own moves,
// loners are always ALONE, the Item of standIns may count as the other one.
var (
	walkers  = having(doWalksThrough)
	loners   = having(doAlwaysAlone)
	standIns = having(doStandsIn)
)
