package masters

// A Step is one part of a printed effect: a sub-action, an ability, a part of
// an event. Cards are lists of steps; the small functions below make them, so
// that the card tables read like the cards. The low byte says what to do, the
// rest how much and to what.
type Step uint16

type stepKind uint8

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

func (st Step) kind() stepKind { return stepKind(st) }
func (st Step) n() int         { return int(st >> 8 & 15) }
func (st Step) chit() Chit     { return Chit(st >> 12) }

func step(k stepKind, n int) Step { return Step(k) | Step(n)<<8 }

// has reports whether a text has a step of a kind, and the first such step.
func has(text []Step, k stepKind) (Step, bool) {
	for _, st := range text {
		if st.kind() == k {
			return st, true
		}
	}
	return 0, false
}

// The sub-actions that a character performs one by one come first; they are
// the index of grant.subs and Figure.Left.
const (
	doMove stepKind = iota
	doUnlock
	doSubdue
	doDisable
	doIdea
	doReveal
	doLoot
	doCut // disable a camera and subdue the guards on its tile (REWIRE)
	subs  = 8
)

const (
	doNoise stepKind = subs + iota
	doAlert

	// Actions of abilities, NPCs and items
	doLend
	doBlast
	doToss
	doLoop
	doFlick
	doStudy
	doBurn
	doFlash
	doShift
	doWhistle

	// Abilities of characters
	doEfficient
	doPressure
	doAdrenaline
	doTherapy
	doPin
	doSlip
	doReplan
	doShare
	doCodes
	doVent
	doKnow
	doKnowAll
	doPinch
	doReach
	doSwindle

	// NPC cards
	doCannotSubdue
	doSquirrely
	doPlotting
	doTalkative

	// Items
	doBreakable
	doPerfection
	doOnce
	doDiscarded
	doScrawled
	doConsult
	doPenny
	doCrack
	doCrackPair
	doSilence
	doTorch
	doHide

	// Fixers
	doTeamwork
	doDiscount
	doBribe
	doBet
	doSurvey
	doLockTip
	doSwapLocks
	doOnCall
	doAppraise
	doBuyJewels
	doRefund
	doDenial
	doDecoys
	doMarkIdeas
	doInsert
	doInside

	// Events and crises
	doIntoBag
	doCrowdedDoor
	doNextToCamera
	doNextToGuard
	doLockGuards
	doAtWindow
	doReboot
	doDoubleCameras
	doRelock
	doBlab
	doOverwhelmed
	doRattle
	doWakeShared
	doComfort
	doRotate
	doWhisper
	doDoubt
	doGuardWatched
	doHurry
	doFear
	doFumble
	doLastIdea
	doWatchedGuard
	doTheirWord
	doSwapTough
	doDogToCharacter
	doDogToLoot
	doDogToFear
	doGate
	doGateLock
	doGateGuard
	doConfidence
	doMet
	doReinforce
	doSweep
	doLockLoot
	doPanic
	doHounds
	doAlarm
	doAllGates
	stepKinds
)

// Sub-actions as the cards print them.
const (
	M = Step(doMove)
	U = Step(doUnlock)
	S = Step(doSubdue)
	D = Step(doDisable)
	I = Step(doIdea)
	R = Step(doReveal)
	L = Step(doLoot)
	N = Step(doNoise)
	A = Step(doAlert)
)

// Actions.

func lend(n int) Step  { return step(doLend, n) }  // another character performs n S, D or U, and N
func blast() Step      { return step(doBlast, 0) } // a new exit, and Escape
func toss() Step       { return step(doToss, 2) }
func loop() Step       { return step(doLoop, 0) }
func cut() Step        { return step(doCut, 0) }
func flick() Step      { return step(doFlick, 0) }
func study(k int) Step { return step(doStudy, k) } // $k on kennel and reinforcements
func burn(n int) Step  { return step(doBurn, n) }  // cameras within n hexes in a line
func flash() Step      { return step(doFlash, 0) }
func shift(n int) Step { return step(doShift, n) } // every character shifts a token by n hexes
func whistle() Step    { return step(doWhistle, 0) }

// Abilities of characters: n is the price in ideas.

func efficientPicker(n int) Step { return step(doEfficient, n) }
func underPressure(n int) Step   { return step(doPressure, n) }
func adrenaline(n int) Step      { return step(doAdrenaline, n) } // gains n ideas
func angerTherapy() Step         { return step(doTherapy, 0) }
func pressurePoints() Step       { return step(doPin, 0) }
func betterWays(n int) Step      { return step(doSlip, n) }
func changeOfPlans(n int) Step   { return step(doReplan, n) } // n tokens
func handOut(n int) Step         { return step(doShare, n) }  // n ideas to allies with it
func codes(n int) Step           { return step(doCodes, n) }
func ventCrawl(n int) Step       { return step(doVent, n) } // noise
func knowsAWay() Step            { return step(doKnow, 0) }
func everybodyKnowsAWay() Step   { return step(doKnowAll, 0) }
func inAPinch(times int) Step    { return step(doPinch, times) } // 0: any number of times
func larcenist(n int) Step       { return step(doReach, n) }
func swindler(n int) Step        { return step(doSwindle, n) }

// NPC cards.

func cannotSubdue() Step   { return step(doCannotSubdue, 0) }
func squirrely() Step      { return step(doSquirrely, 2) } // loses an idea or takes noise
func plotting(n int) Step  { return step(doPlotting, n) }
func talkative(n int) Step { return step(doTalkative, n) }

// Items.

func breakable(n int) Step     { return step(doBreakable, n) } // used up by a die up to n
func perfection() Step         { return step(doPerfection, 0) }
func onceAHeist() Step         { return step(doOnce, 0) }
func usedUp() Step             { return step(doDiscarded, 0) }
func scrawled(n int) Step      { return step(doScrawled, n) } // extra planning tokens
func consult(n int) Step       { return step(doConsult, n) }
func penny() Step              { return step(doPenny, 0) }
func crack(n int) Step         { return step(doCrack, n) }     // K for one U
func crackPair(n int) Step     { return step(doCrackPair, n) } // K for two U
func suspensefulSilence() Step { return step(doSilence, 0) }
func holdThis() Step           { return step(doTorch, 0) }
func catchUpLater() Step       { return step(doHide, 0) }

// Fixers.

func teamwork(n int) Step  { return step(doTeamwork, n) }  // ideas for one idea
func discount(k int) Step  { return step(doDiscount, k) }  // $k
func bribe() Step          { return step(doBribe, 0) }     // a guard or dog in the bag
func bet(k int) Step       { return step(doBet, k) }       // up to $k
func survey(k int) Step    { return step(doSurvey, k) }    // $k for each R
func lockTip(n int) Step   { return step(doLockTip, n) }   // ideas for each lock
func swapLocks(n int) Step { return step(doSwapLocks, n) } // in the bag
func onCall() Step         { return step(doOnCall, 0) }    // a Blank on the card
func appraise(k int) Step  { return step(doAppraise, k) }  // $k
func buyJewels(k int) Step { return step(doBuyJewels, k) } // $k each
func refund(k int) Step    { return step(doRefund, k) }    // list price less $k
func denial() Step         { return step(doDenial, 0) }
func decoys() Step         { return step(doDecoys, 0) } // a noise not taken
func markIdeas() Step      { return step(doMarkIdeas, 0) }
func insertEvents() Step   { return step(doInsert, 0) }
func insideJob() Step      { return step(doInside, 0) }

// Events and crises.

func intoBag(n int, c Chit) Step   { return step(doIntoBag, n) | Step(c)<<12 }
func crowdedDoor(n int) Step       { return step(doCrowdedDoor, n) }
func nextToCamera(n int) Step      { return step(doNextToCamera, n) }
func nextToGuard(n int) Step       { return step(doNextToGuard, n) }
func lockGuards(n int) Step        { return step(doLockGuards, n) }
func atWindow(n int) Step          { return step(doAtWindow, n) }
func reboot() Step                 { return step(doReboot, 0) }
func doubleCameras() Step          { return step(doDoubleCameras, 1) }
func relock() Step                 { return step(doRelock, 0) }
func blab() Step                   { return step(doBlab, 1) }
func overwhelmed() Step            { return step(doOverwhelmed, 2) }
func rattle() Step                 { return step(doRattle, 1) }
func wakeShared() Step             { return step(doWakeShared, 0) }
func comfort() Step                { return step(doComfort, 1) }
func rotate(n int) Step            { return step(doRotate, n) } // at most n alerts
func whisper() Step                { return step(doWhisper, 0) }
func doubt() Step                  { return step(doDoubt, 0) }
func guardWatched() Step           { return step(doGuardWatched, 1) }
func hurryUp() Step                { return step(doHurry, 0) }
func fear() Step                   { return step(doFear, 0) }
func fumble() Step                 { return step(doFumble, 0) }
func lastIdea() Step               { return step(doLastIdea, 1) }
func watchedGuard() Step           { return step(doWatchedGuard, 1) }
func theirWord() Step              { return step(doTheirWord, 0) }
func swapTough(c Chit) Step        { return step(doSwapTough, 0) | Step(c)<<12 }
func dogToCharacter(n int) Step    { return step(doDogToCharacter, n) }
func dogToLoot(n int) Step         { return step(doDogToLoot, n) }
func dogToFear() Step              { return step(doDogToFear, 1) }
func gate(n int) Step              { return step(doGate, n) }
func gateLock() Step               { return step(doGateLock, 1) }
func gateGuard() Step              { return step(doGateGuard, 1) }
func confidence(limit, n int) Step { return step(doConfidence, n) | Step(limit)<<12 }
func met(n int) Step               { return step(doMet, n) }
func reinforce() Step              { return step(doReinforce, 2) }
func sweep() Step                  { return step(doSweep, 1) }
func lockLoot() Step               { return step(doLockLoot, 1) }
func panicNow() Step               { return step(doPanic, 0) }
func hounds(n int) Step            { return step(doHounds, n) }
func alarm() Step                  { return step(doAlarm, 0) }
func allGates() Step               { return step(doAllGates, 0) }
