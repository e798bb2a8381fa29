package masters

import "safehouse/rules"

// Kinds of events that the log tells.
const (
	EvChose rules.EventKind = 1 + iota
	EvLearned
	EvStarts
	EvPlanned
	EvLifted
	EvReady
	EvEntrance
	EvBought
	EvSold
	EvEquipped
	EvHired
	EvSwapped
	EvInserted
	EvMarked
	EvStarted
	EvRound
	EvDie
	EvActed
	EvLent
	EvMoved
	EvSeen
	EvUnlocked
	EvSubdued
	EvDisabled
	EvRevealed
	EvNothingLeft
	EvThinned
	EvBlanked
	EvPlaced
	EvFound
	EvFoundCash
	EvWoke
	EvRelocked
	EvRebooted
	EvDogMoves
	EvNoKennel
	EvIdeas
	EvPaid
	EvLostIdea
	EvGave
	EvLooted
	EvTook
	EvTookCash
	EvDropped
	EvDroppedCash
	EvLostLoot
	EvCashOut
	EvWon
	EvUsedUp
	EvCracked
	EvSafeOpen
	EvRemoteOpen
	EvDoorOpen
	EvFreed
	EvTalks
	EvReach
	EvSlips
	EvVent
	EvCodes
	EvReplans
	EvPicksOn
	EvHelped
	EvLogs
	EvClue
	EvShifted
	EvDecoy
	EvDone
	EvCalled
	EvNoise
	EvAlert
	EvDeckEmpty
	EvQueued
	EvEvent
	EvCrisis
	EvIntoBag
	EvPanic
	EvAlarm
	EvAmbush
	EvEscortMoves
	EvTakenAway
	EvGate
	EvTowerDown
	EvEscape
	EvDeclared
	EvLastDitch
	EvStuck
	EvEscaped
	EvHidden
	EvBusted
	EvSuccess
	EvFailure
)

var eventIDs = []string{
	EvChose: "chose", EvLearned: "learned", EvStarts: "starts", EvPlanned: "planned", EvLifted: "lifted", EvReady: "ready",
	EvEntrance: "entrance", EvBought: "bought", EvSold: "sold", EvEquipped: "equipped", EvHired: "hired", EvSwapped: "swapped",
	EvInserted: "inserted", EvMarked: "marked", EvStarted: "started", EvRound: "round", EvDie: "die", EvActed: "acted", EvLent: "lent",
	EvMoved: "moved", EvSeen: "seen", EvUnlocked: "unlocked", EvSubdued: "subdued", EvDisabled: "disabled", EvRevealed: "revealed",
	EvNothingLeft: "nothing-left", EvThinned: "thinned", EvBlanked: "blanked", EvPlaced: "placed", EvFound: "found", EvFoundCash: "found-cash",
	EvWoke: "woke", EvRelocked: "relocked", EvRebooted: "rebooted", EvDogMoves: "dog-moves", EvNoKennel: "no-kennel", EvIdeas: "ideas",
	EvPaid: "paid", EvLostIdea: "lost-idea", EvGave: "gave", EvLooted: "looted", EvTook: "took", EvTookCash: "took-cash", EvDropped: "dropped",
	EvDroppedCash: "dropped-cash", EvLostLoot: "lost-loot", EvCashOut: "cash-out", EvWon: "won", EvUsedUp: "used-up", EvCracked: "cracked",
	EvSafeOpen: "safe-open", EvRemoteOpen: "remote-open", EvDoorOpen: "door-open", EvFreed: "freed", EvTalks: "talks", EvReach: "reach",
	EvSlips: "slips", EvVent: "vent", EvCodes: "codes", EvReplans: "new-plan", EvPicksOn: "pick-on", EvHelped: "helped", EvLogs: "logs", EvClue: "clue",
	EvShifted: "shifted", EvDecoy: "decoy", EvDone: "done", EvCalled: "called", EvNoise: "noise",
	EvAlert: "alert", EvDeckEmpty: "deck-empty", EvQueued: "queued", EvEvent: "event", EvCrisis: "crisis", EvIntoBag: "into-bag",
	EvPanic: "panic", EvAlarm: "alarm", EvAmbush: "ambush", EvEscortMoves: "escort-moves", EvTakenAway: "taken-away", EvGate: "gate",
	EvTowerDown: "tower-down", EvEscape: "escape", EvDeclared: "declared", EvLastDitch: "last-ditch", EvStuck: "stuck", EvEscaped: "escaped", EvHidden: "hidden",
	EvBusted: "busted", EvSuccess: "success", EvFailure: "failure",
}
