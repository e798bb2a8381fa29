package masters

import "safehouse/rules"

// The kinds of steps: how a card's table names one, and its row.

type stepKind uint8

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
	doBesideCamera

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
var (
	M = Step{Do: doMove}
	U = Step{Do: doUnlock}
	S = Step{Do: doSubdue}
	D = Step{Do: doDisable}
	I = Step{Do: doIdea}
	R = Step{Do: doReveal}
	L = Step{Do: doLoot}
	N = Step{Do: doNoise}
	A = Step{Do: doAlert}
)

// Actions.

func lend(n int) Step    { return Step{Do: doLend, N: int8(n)} } // another character performs n S, D or U, and N
func blast() Step        { return Step{Do: doBlast} }            // a new exit, and Escape
func toss() Step         { return Step{Do: doToss, N: 2} }
func loop() Step         { return Step{Do: doLoop} }
func cut() Step          { return Step{Do: doCut} }
func flick() Step        { return Step{Do: doFlick} }
func study(k int) Step   { return Step{Do: doStudy, N: int8(k)} } // $k on kennel and reinforcements
func burn(n int) Step    { return Step{Do: doBurn, N: int8(n)} }  // cameras within n hexes in a line
func flash() Step        { return Step{Do: doFlash} }
func shift(n int) Step   { return Step{Do: doShift, N: int8(n)} } // every character shifts a token by n hexes
func whistle() Step      { return Step{Do: doWhistle} }
func besideCamera() Step { return Step{Do: doBesideCamera} } // can be taken next to a live camera only

// Abilities of characters: n is the price in ideas.

func efficientPicker(n int) Step { return Step{Do: doEfficient, N: int8(n)} }
func underPressure(n int) Step   { return Step{Do: doPressure, N: int8(n)} }
func adrenaline(n int) Step      { return Step{Do: doAdrenaline, N: int8(n)} } // gains n ideas
func angerTherapy() Step         { return Step{Do: doTherapy} }
func pressurePoints() Step       { return Step{Do: doPin} }
func betterWays(n int) Step      { return Step{Do: doSlip, N: int8(n)} }
func changeOfPlans(n int) Step   { return Step{Do: doReplan, N: int8(n)} } // n tokens
func handOut(n int) Step         { return Step{Do: doShare, N: int8(n)} }  // n ideas to allies with it
func codes(n int) Step           { return Step{Do: doCodes, N: int8(n)} }
func ventCrawl(n int) Step       { return Step{Do: doVent, N: int8(n)} } // noise
func knowsAWay() Step            { return Step{Do: doKnow} }
func everybodyKnowsAWay() Step   { return Step{Do: doKnowAll} }
func inAPinch(times int) Step    { return Step{Do: doPinch, N: int8(times)} } // 0: any number of times
func larcenist(n int) Step       { return Step{Do: doReach, N: int8(n)} }
func swindler(n int) Step        { return Step{Do: doSwindle, N: int8(n)} }

// NPC cards.

func cannotSubdue() Step   { return Step{Do: doCannotSubdue} }
func squirrely() Step      { return Step{Do: doSquirrely, N: 2} } // loses an idea or takes noise
func plotting(n int) Step  { return Step{Do: doPlotting, N: int8(n)} }
func talkative(n int) Step { return Step{Do: doTalkative, N: int8(n)} }

// Items.

func breakable(n int) Step     { return Step{Do: doBreakable, N: int8(n)} } // used up by a die up to n
func perfection() Step         { return Step{Do: doPerfection} }
func onceAHeist() Step         { return Step{Do: doOnce} }
func usedUp() Step             { return Step{Do: doDiscarded} }
func scrawled(n int) Step      { return Step{Do: doScrawled, N: int8(n)} } // extra planning tokens
func consult(n int) Step       { return Step{Do: doConsult, N: int8(n)} }
func penny() Step              { return Step{Do: doPenny} }
func crack(n int) Step         { return Step{Do: doCrack, N: int8(n)} }     // K for one U
func crackPair(n int) Step     { return Step{Do: doCrackPair, N: int8(n)} } // K for two U
func suspensefulSilence() Step { return Step{Do: doSilence} }
func holdThis() Step           { return Step{Do: doTorch} }
func catchUpLater() Step       { return Step{Do: doHide} }

// Fixers.

func teamwork(n int) Step  { return Step{Do: doTeamwork, N: int8(n)} }  // ideas for one idea
func discount(k int) Step  { return Step{Do: doDiscount, N: int8(k)} }  // $k
func bribe() Step          { return Step{Do: doBribe} }                 // a guard or dog in the bag
func bet(k int) Step       { return Step{Do: doBet, N: int8(k)} }       // up to $k
func survey(k int) Step    { return Step{Do: doSurvey, N: int8(k)} }    // $k for each R
func lockTip(n int) Step   { return Step{Do: doLockTip, N: int8(n)} }   // ideas for each lock
func swapLocks(n int) Step { return Step{Do: doSwapLocks, N: int8(n)} } // in the bag
func onCall() Step         { return Step{Do: doOnCall} }                // a Blank on the card
func appraise(k int) Step  { return Step{Do: doAppraise, N: int8(k)} }  // $k
func buyJewels(k int) Step { return Step{Do: doBuyJewels, N: int8(k)} } // $k each
func refund(k int) Step    { return Step{Do: doRefund, N: int8(k)} }    // list price less $k
func denial() Step         { return Step{Do: doDenial} }
func decoys() Step         { return Step{Do: doDecoys} } // a noise not taken
func markIdeas() Step      { return Step{Do: doMarkIdeas} }
func insertEvents() Step   { return Step{Do: doInsert} }
func insideJob() Step      { return Step{Do: doInside} }

// Events and crises.

func intoBag(n int, c Chit) Step   { return Step{Do: doIntoBag, N: int8(n), What: uint8(c)} }
func crowdedDoor(n int) Step       { return Step{Do: doCrowdedDoor, N: int8(n)} }
func nextToCamera(n int) Step      { return Step{Do: doNextToCamera, N: int8(n)} }
func nextToGuard(n int) Step       { return Step{Do: doNextToGuard, N: int8(n)} }
func lockGuards(n int) Step        { return Step{Do: doLockGuards, N: int8(n)} }
func atWindow(n int) Step          { return Step{Do: doAtWindow, N: int8(n)} }
func reboot() Step                 { return Step{Do: doReboot} }
func doubleCameras() Step          { return Step{Do: doDoubleCameras, N: 1} }
func relock() Step                 { return Step{Do: doRelock} }
func blab() Step                   { return Step{Do: doBlab, N: 1} }
func overwhelmed() Step            { return Step{Do: doOverwhelmed, N: 2} }
func rattle() Step                 { return Step{Do: doRattle, N: 1} }
func wakeShared() Step             { return Step{Do: doWakeShared} }
func comfort() Step                { return Step{Do: doComfort, N: 1} }
func rotate(n int) Step            { return Step{Do: doRotate, N: int8(n)} } // at most n alerts
func whisper() Step                { return Step{Do: doWhisper} }
func doubt() Step                  { return Step{Do: doDoubt} }
func guardWatched() Step           { return Step{Do: doGuardWatched, N: 1} }
func hurryUp() Step                { return Step{Do: doHurry} }
func fear() Step                   { return Step{Do: doFear} }
func fumble() Step                 { return Step{Do: doFumble} }
func lastIdea() Step               { return Step{Do: doLastIdea, N: 1} }
func watchedGuard() Step           { return Step{Do: doWatchedGuard, N: 1} }
func theirWord() Step              { return Step{Do: doTheirWord} }
func swapTough(c Chit) Step        { return Step{Do: doSwapTough, What: uint8(c)} }
func dogToCharacter(n int) Step    { return Step{Do: doDogToCharacter, N: int8(n)} }
func dogToLoot(n int) Step         { return Step{Do: doDogToLoot, N: int8(n)} }
func dogToFear() Step              { return Step{Do: doDogToFear, N: 1} }
func gate(n int) Step              { return Step{Do: doGate, N: int8(n)} }
func gateLock() Step               { return Step{Do: doGateLock, N: 1} }
func gateGuard() Step              { return Step{Do: doGateGuard, N: 1} }
func confidence(limit, n int) Step { return Step{Do: doConfidence, N: int8(n), What: uint8(limit)} }
func met(n int) Step               { return Step{Do: doMet, N: int8(n)} }
func reinforce() Step              { return Step{Do: doReinforce, N: 2} }
func sweep() Step                  { return Step{Do: doSweep, N: 1} }
func lockLoot() Step               { return Step{Do: doLockLoot, N: 1} }
func panicNow() Step               { return Step{Do: doPanic} }
func hounds(n int) Step            { return Step{Do: doHounds, N: int8(n)} }
func alarm() Step                  { return Step{Do: doAlarm} }
func allGates() Step               { return Step{Do: doAllGates} }

var stepRows = [stepKinds]stepRow{
	doMove:    {on: onAct},
	doUnlock:  {on: onAct},
	doSubdue:  {on: onAct},
	doDisable: {on: onAct},
	doIdea:    {on: onAct},
	doReveal:  {on: onAct},
	doLoot:    {on: onAct},
	doCut:     {on: onAct},
	doNoise:   {on: onAct},
	doAlert:   {on: onAct},

	doLend:  {on: onAct, own: (*State).listLend},
	doBlast: {on: onAct, own: (*State).listBreach},
	doToss: {
		on:     onAct,
		throws: func(s *State, c Cell, d side, st Step) Cells { return s.line(c, d, st.n(), false) },
		lot:    func(Loot) bool { return true },
	},
	doLoop: {on: onAct, begins: func(h runner, _ Step) { h.Looped = true }},
	doFlick: {
		on:     onAct,
		throws: func(s *State, c Cell, d side, _ Step) Cells { return s.line(c, d, tiles, true) },
		lot:    func(l Loot) bool { return l == Keycard },
	},
	doStudy: {
		on: onAct,
		needs: func(s *State, f int) *why {
			if s.Studied {
				return whyOnce
			}
			return unless(s.carries(f, Documents), whyNoDocuments)
		},
		begins: func(h runner, _ Step) { h.Studied = true },
		acts:   func(h runner, _ int, st Step) { h.schematics(st.n()) },
	},
	doBurn: {
		on: onAct,
		needs: func(s *State, f int) *why {
			if s.Burnt {
				return whyOnce
			}
			return s.free(f)
		},
		own: (*State).listLaser,
	},
	doFlash:        {on: onAct, needs: (*State).free, acts: func(h runner, f int, _ Step) { h.flashbang(h.Crew[f].At) }},
	doShift:        {on: onAct, begins: func(h runner, st Step) { h.tweakPlans(uint8(st.n())) }},
	doWhistle:      {on: onAct, begins: func(h runner, _ Step) { h.Whistle = true }},
	doBesideCamera: {on: onAct, needs: func(s *State, f int) *why { return unless(s.near(s.Crew[f].At)&s.Chits.Live != 0, whyNoCameraNear) }},

	doEfficient:  {on: onCharacter},
	doPressure:   {on: onCharacter, flees: (*State).listPicks},
	doAdrenaline: {on: onCharacter},
	doTherapy:    {on: onCharacter},
	doPin:        {on: onCharacter},
	doSlip:       {on: onCharacter, offers: (*State).listSlip},
	doReplan:     {on: onCharacter, offers: (*State).listReplan},
	doShare:      {on: onCharacter},
	doCodes:      {on: onCharacter, offers: (*State).listCodes},
	doVent:       {on: onCharacter, offers: (*State).listVents},
	doKnow:       {on: onCharacter},
	doKnowAll:    {on: onCharacter},
	doPinch:      {on: onCharacter, flees: (*State).listPinches},
	doReach:      {on: onCharacter, offers: (*State).listReach, flees: (*State).listReach, late: true},
	doSwindle:    {on: onCharacter, offers: (*State).listReach, flees: (*State).listReach, late: true},

	doCannotSubdue: {on: onNPC},
	doSquirrely: {on: onNPC, closes: func(h runner, _ Step) {
		if h.alone() {
			h.push(Frame{Kind: frNervous})
		}
	}},
	doPlotting: {on: onNPC, freed: func(h runner, st Step) { h.giveIdeas(npc, st.n()) }},
	doTalkative: {on: onNPC, closes: func(h runner, st Step) {
		if at := h.Crew[npc].At; h.players()&uint8(h.standingOn(h.near(at)|only(at))) != 0 {
			h.owe(st.n())
			h.tell(rules.Event{Kind: EvTalks, Who: h.refFigure(npc), N: int16(st.n())})
		}
	}},

	doBreakable:  {on: onItem},
	doPerfection: {on: onItem},
	doOnce:       {on: onItem},
	doDiscarded:  {on: onItem},
	doScrawled:   {on: onItem, one: true},
	doConsult:    {on: onItem, one: true},
	doPenny:      {on: onItem, one: true},
	doCrack:      {on: onItem},
	doCrackPair:  {on: onItem},
	doSilence:    {on: onItem, one: true},
	doTorch:      {on: onItem, one: true},
	doHide:       {on: onItem, one: true},

	doTeamwork: {on: onFixer, one: true},
	doDiscount: {on: onFixer, one: true},
	doBribe: {
		on:      onPriced,
		notHire: func(s *State, n int) *why { return unless(s.guardsInBag() >= n, whyBagGuards) },
		hires:   func(h runner, n int) { h.push(Frame{Kind: frBribe, N: uint8(n)}) },
	},
	doBet:     {on: onPriced, hires: func(h runner, n int) { h.Stake = uint8(n) }},
	doSurvey:  {on: onFixer, one: true},
	doLockTip: {on: onFixer, one: true},
	doSwapLocks: {
		on: onPriced,
		notHire: func(s *State, _ int) *why {
			if !s.startsInside() {
				return whyNobodyInside
			}
			return unless(s.Bag[Lock] > 0, whyBagLocks)
		},
		hired: func(h runner, st Step) {
			for range min(st.n(), int(h.Bag[Lock])) {
				h.swapChit(Lock, Blank)
			}
		},
	},
	doOnCall:    {on: onPriced, hires: func(h runner, n int) { h.Blanks = uint8(n) }},
	doAppraise:  {on: onPriced, hired: func(h runner, st Step) { h.appraise(st.n()) }},
	doBuyJewels: {on: onFixer, one: true},
	doRefund:    {on: onFixer, one: true},
	doDenial:    {on: onPriced, hires: func(h runner, _ int) { h.Denied = true }},
	doDecoys:    {on: onPriced, hires: func(h runner, n int) { h.Decoys = uint8(n) }},
	doMarkIdeas: {on: onPriced, hires: func(h runner, n int) { h.push(Frame{Kind: frMark, N: uint8(n)}) }},
	doInsert:    {on: onPriced, hires: func(h runner, n int) { h.push(Frame{Kind: frInsert, N: uint8(n)}) }},
	doInside:    {on: onFixer, one: true},

	doIntoBag: {on: onEvent, happens: func(h runner, st Step) {
		bump(&h.Bag[st.chit()], uint8(st.n()))
		h.affected()
		h.tell(rules.Event{Kind: EvIntoBag, What: refChit(st.chit()), N: int16(st.n())})
	}},
	doCrowdedDoor: {on: onEvent, happens: func(h runner, st Step) {
		for rest := h.Board & entrances; rest != 0; rest = rest.rest() {
			if h.standing(rest.first()) >= 2 {
				h.alert(st.n())
			}
		}
	}},
	doNextToCamera: {on: onEvent, happens: func(h runner, st Step) {
		if n, _ := h.watchers(); n > 0 {
			h.alert(st.n())
		}
	}},
	doNextToGuard: {on: onEvent, happens: func(h runner, st Step) {
		if h.nextTo()&h.Chits.Guarded != 0 {
			h.alert(st.n())
		}
	}},
	doLockGuards: {on: onEvent, happens: func(h runner, st Step) {
		if set := h.nextTo() & h.Chits.Guarded; set != 0 {
			h.push(Frame{Kind: frLocks, N: uint8(st.n()), Set: set})
		}
	}},
	doAtWindow: {on: onEvent, happens: func(h runner, st Step) {
		if h.occupied()&indoors&h.external() != 0 {
			h.alert(st.n())
		}
	}},
	doReboot: {on: onEvent, happens: func(h runner, _ Step) {
		off := h.withDisabled()
		for rest := off & h.around(off); rest != 0; rest = rest.rest() {
			h.reboot(rest.first())
		}
	}},
	doDoubleCameras: {on: onEvent, happens: func(h runner, st Step) { h.putOn(h.nextTo()&h.Chits.Live, Camera, st.n()) }},
	doRelock: {on: onEvent, happens: func(h runner, _ Step) {
		for rest := h.nextTo() & h.withOpened(); rest != 0; rest = rest.rest() {
			h.relock(rest.first())
		}
	}},
	doBlab: {on: onEvent, happens: func(h runner, _ Step) {
		h.push(Frame{Kind: frBlab, Set: Cells(h.standingOn(h.withSubdued()))})
	}},
	doOverwhelmed: {on: onEvent, happens: func(h runner, st Step) {
		h.loseIdeas(func(f int) bool { return h.troubles(f) >= st.n() })
	}},
	doRattle: {on: onEvent, happens: func(h runner, st Step) { h.putOn(h.nextTo()&h.Chits.Locked, Guard, st.n()) }},
	doWakeShared: {on: onEvent, happens: func(h runner, _ Step) {
		n := uint8(0)
		for rest := h.occupied(); rest != 0; rest = rest.rest() {
			n += h.wake(rest.first())
		}
		h.top().N = n // what comforts afterwards asks whether one got up
	}},
	doComfort: {on: onEvent, after: doWakeShared, happens: func(h runner, _ Step) {
		if h.top().N > 0 {
			h.push(Frame{Kind: frComfort})
		}
	}},
	doRotate: {on: onEvent, happens: func(h runner, st Step) {
		n, _ := h.watchers()
		h.alert(min(n, st.n()))
	}},
	doWhisper: {on: onEvent, happens: func(h runner, _ Step) {
		for f := range h.Crew {
			h.Crew[f].Give = h.Crew[f].Ideas // an idea is passed on once (ruling)
		}
		h.push(Frame{Kind: frWhisper})
	}},
	doDoubt: {on: onEvent, happens: func(h runner, _ Step) { h.loseIdeas(h.lonely) }},
	doGuardWatched: {on: onEvent, happens: func(h runner, st Step) {
		_, at := h.watchers()
		h.putOn(at, Guard, st.n())
	}},
	doHurry: {on: onEvent, happens: func(h runner, _ Step) {
		h.loseIdeas(func(f int) bool { return h.Chits.Guarded.Has(h.Crew[f].At) })
	}},
	doFear: {on: onEvent, happens: func(h runner, _ Step) {
		h.loseIdeas(func(f int) bool { return h.Crew[f].Plan&h.Unknown != 0 })
	}},
	doFumble: {on: onEvent, happens: func(h runner, _ Step) {
		set := Cells(0)
		for f := range h.Crew {
			if h.insiders()>>f&1 == 1 && h.fumbles(f) {
				set |= 1 << f
			}
		}
		h.push(Frame{Kind: frFumble, Set: set})
	}},
	doLastIdea: {on: onEvent, happens: func(h runner, _ Step) {
		if !h.Spent {
			h.push(Frame{Kind: frLast})
		}
	}},
	doWatchedGuard: {on: onEvent, happens: func(h runner, st Step) {
		h.putOn(h.Chits.Live&h.around(h.withSubdued()), Guard, st.n())
	}},
	doTheirWord: {on: onEvent, happens: func(h runner, _ Step) {
		h.loseIdeas(func(f int) bool {
			within := h.near(h.Crew[f].At) | only(h.Crew[f].At)
			return within&h.Chits.Guarded != 0 && within&h.Chits.Live == 0
		})
	}},
	doSwapTough: {on: onEvent, happens: func(h runner, st Step) {
		if from := st.chit(); h.Bag[from] > 0 {
			h.swapChit(from, double(from))
			h.affected()
		}
	}},
	doDogToCharacter: {on: onEvent, happens: func(h runner, st Step) { h.release(toNearest, 0, st.n()) }},
	doDogToLoot:      {on: onEvent, happens: func(h runner, st Step) { h.release(toLoot, 0, st.n()) }},
	doDogToFear: {on: onEvent, happens: func(h runner, st Step) {
		h.push(Frame{Kind: frHounds, Step: anyOf, N: uint8(st.n()), Set: h.fearful()})
	}},
	doConfidence: {on: onEvent, happens: func(h runner, st Step) {
		for f := range h.Crew {
			if h.insiders()>>f&1 == 1 && h.Crew[f].Ideas <= st.What {
				h.giveIdeas(f, st.n())
			}
		}
	}},
	doMet: {on: onEvent, happens: func(h runner, st Step) {
		for f := range h.Crew {
			if h.insiders()>>f&1 == 1 && h.met() {
				h.giveIdeas(f, st.n())
			}
		}
	}},
	doGate: {
		on: onEvent,
		happens: func(h runner, st Step) {
			for range st.n() {
				h.dropGate()
			}
		},
		gates: Step.n,
	},
	doGateLock:  {on: onEvent, happens: func(h runner, st Step) { h.putOn(only(h.nextGate()), Lock, st.n()) }},
	doGateGuard: {on: onEvent, happens: func(h runner, st Step) { h.putOn(only(h.nextGate()), Guard, st.n()) }},
	doReinforce: {on: onEvent, happens: func(h runner, st Step) { h.reinforcements(uint8(st.n())) }},
	doSweep:     {on: onEvent, happens: func(h runner, st Step) { h.sweepTowers(uint8(st.n())) }},
	doLockLoot:  {on: onEvent, happens: func(h runner, st Step) { h.putOn(h.lootTiles()&h.Board, Lock, st.n()) }},
	doPanic: {on: onEvent, happens: func(h runner, _ Step) {
		h.Panic = true
		h.tell(rules.Event{Kind: EvPanic})
	}},
	doHounds: {on: onEvent, happens: func(h runner, st Step) {
		h.push(Frame{Kind: frHounds, N: uint8(st.n()), Set: Cells(h.present())})
	}},
	doAlarm: {on: onEvent, happens: func(h runner, _ Step) {
		h.Called = true
		h.tell(rules.Event{Kind: EvAlarm})
	}},
	doAllGates: {
		on:      onEvent,
		happens: func(h runner, _ Step) { h.dropAllGates() },
		gates:   func(Step) int { return allGatesFall },
	},
}

// allGatesFall is the gates that a full lockdown lets fall.
const allGatesFall = 4
