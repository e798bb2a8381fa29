package masters

import "safehouse/rules"

// Kinds of events that the log tells.
const (
	evChose rules.EventKind = 1 + iota
	evLearned
	evStarts
	evPlanned
	evLifted
	evReady
	evEntrance
	evBought
	evSold
	evEquipped
	evHired
	evSwapped
	evInserted
	evMarked
	evStarted
	evRound
	evDie
	evActed
	evLent
	evMoved
	evSeen
	evUnlocked
	evSubdued
	evDisabled
	evRevealed
	evNothingLeft
	evThinned
	evBlanked
	evPlaced
	evFound
	evFoundCash
	evWoke
	evRelocked
	evRebooted
	evDogMoves
	evNoKennel
	evIdeas
	evPaid
	evLostIdea
	evGave
	evLooted
	evTook
	evTookCash
	evDropped
	evDroppedCash
	evLostLoot
	evCashOut
	evWon
	evUsedUp
	evCracked
	evSafeOpen
	evRemoteOpen
	evDoorOpen
	evFreed
	evTalks
	evReach
	evSlips
	evVent
	evCodes
	evReplans
	evPicksOn
	evHelped
	evLogs
	evClue
	evShifted
	evDecoy
	evDone
	evCalled
	evNoise
	evAlert
	evDeckEmpty
	evQueued
	evEvent
	evCrisis
	evIntoBag
	evPanic
	evAlarm
	evAmbush
	evEscortMoves
	evTakenAway
	evGate
	evTowerDown
	evEscape
	evDeclared
	evLastDitch
	evStuck
	evEscaped
	evHidden
	evBusted
	evSuccess
	evFailure
)

var eventIDs = []string{
	evChose: "chose", evLearned: "learned", evStarts: "starts", evPlanned: "planned", evLifted: "lifted", evReady: "ready",
	evEntrance: "entrance", evBought: "bought", evSold: "sold", evEquipped: "equipped", evHired: "hired", evSwapped: "swapped",
	evInserted: "inserted", evMarked: "marked", evStarted: "started", evRound: "round", evDie: "die", evActed: "acted", evLent: "lent",
	evMoved: "moved", evSeen: "seen", evUnlocked: "unlocked", evSubdued: "subdued", evDisabled: "disabled", evRevealed: "revealed",
	evNothingLeft: "nothing-left", evThinned: "thinned", evBlanked: "blanked", evPlaced: "placed", evFound: "found", evFoundCash: "found-cash",
	evWoke: "woke", evRelocked: "relocked", evRebooted: "rebooted", evDogMoves: "dog-moves", evNoKennel: "no-kennel", evIdeas: "ideas",
	evPaid: "paid", evLostIdea: "lost-idea", evGave: "gave", evLooted: "looted", evTook: "took", evTookCash: "took-cash", evDropped: "dropped",
	evDroppedCash: "dropped-cash", evLostLoot: "lost-loot", evCashOut: "cash-out", evWon: "won", evUsedUp: "used-up", evCracked: "cracked",
	evSafeOpen: "safe-open", evRemoteOpen: "remote-open", evDoorOpen: "door-open", evFreed: "freed", evTalks: "talks", evReach: "reach",
	evSlips: "slips", evVent: "vent", evCodes: "codes", evReplans: "new-plan", evPicksOn: "pick-on", evHelped: "helped", evLogs: "logs", evClue: "clue",
	evShifted: "shifted", evDecoy: "decoy", evDone: "done", evCalled: "called", evNoise: "noise",
	evAlert: "alert", evDeckEmpty: "deck-empty", evQueued: "queued", evEvent: "event", evCrisis: "crisis", evIntoBag: "into-bag",
	evPanic: "panic", evAlarm: "alarm", evAmbush: "ambush", evEscortMoves: "escort-moves", evTakenAway: "taken-away", evGate: "gate",
	evTowerDown: "tower-down", evEscape: "escape", evDeclared: "declared", evLastDitch: "last-ditch", evStuck: "stuck", evEscaped: "escaped", evHidden: "hidden",
	evBusted: "busted", evSuccess: "success", evFailure: "failure",
}
