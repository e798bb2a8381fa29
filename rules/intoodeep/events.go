package intoodeep

import "safehouse/rules"

// Kinds of events. Some come in pairs: one for the player who sees the thing,
// one for everybody: evDilemma and evDilemmas, evEvidence and evEvidenceDrawn,
// evDrewCard and evDrew, evDitchedCard and evDitched, evFiledType and evFiled,
// evPeekedType and evPeeked, evStolenType and evStolen, evDiscardedFace and
// evDiscarded, evBankedFace and evBanked.
const (
	evRound rules.EventKind = 1 + iota
	evTurn
	evHooked
	evHookedFrom
	evPaid
	evUnhooked
	evLocked
	evUnlocked
	evTagsSwapped
	evGrip
	evGripLost
	evMoved
	evPicked
	evTaken
	evDropped
	evItemMoved
	evItemsSwapped
	evHeldSwapped
	evSentinel
	evEscorted
	evBlockade
	evPower
	evHeat
	evHeatMoved
	evSkill
	evActions
	evIgnoring
	evTolerance
	evIntel
	evIntelLost
	evDilemma
	evDilemmas
	evDilemmasShuffled
	evDiscardedFace
	evDiscarded
	evDiscardedWell
	evShown
	evChallenge
	evChallengeLost
	evBankedFace
	evBanked
	evPlank
	evEvidence
	evEvidenceDrawn
	evPlankRefilled
	evPeekedType
	evPeeked
	evStolenType
	evStolen
	evExposed
	evDossier
	evDossierDown
	evFiledType
	evFiled
	evSlotCleared
	evBoost
	evBoostNew
	evBoostSpent
	evBoostsShuffled
	evSide
	evStory
	evApproach
	evDisplayed
	evDitchedCard
	evDitched
	evDrewCard
	evDrew
	evWaiting
	evJoined
	evSidesShuffled
	evTriggered
	evLastTurns
	evSuccess
	evFailure
	evFewest
	evAssignment
	evPoolRefilled
	evChapter
	evEchoCard
	evEchoShuffled
	evBlack
	evWhite
	evProgress
	evOver
	evPaidBySupply
	evStallNear
	evStalled
	evShort
	evDrewNone
	evGridRefreshed
	evSideDone
	evUnused
	evLimitNear
	evTimeUp
	events
)

// eventIDs name the events.
var eventIDs = []string{
	evRound: "round", evTurn: "turn",
	evHooked: "hooked", evHookedFrom: "hooked-from", evPaid: "paid", evUnhooked: "unhooked",
	evLocked: "locked", evUnlocked: "unlocked", evTagsSwapped: "tags-swapped",
	evGrip: "grip", evGripLost: "grip-lost",
	evMoved: "moved", evPicked: "picked-up", evTaken: "taken", evDropped: "dropped",
	evItemMoved: "item-moved", evItemsSwapped: "items-swapped", evHeldSwapped: "held-swapped",
	evSentinel: "sentinel", evEscorted: "escorted", evBlockade: "blockade",
	evPower: "power", evHeat: "heat", evHeatMoved: "heat-moved",
	evSkill: "skill", evActions: "actions", evIgnoring: "ignoring",
	evTolerance: "tolerance", evIntel: "intel", evIntelLost: "intel-lost",
	evDilemma: "dilemma", evDilemmas: "dilemmas", evDilemmasShuffled: "dilemmas-shuffled",
	evDiscardedFace: "discarded-face", evDiscarded: "discarded", evDiscardedWell: "discarded-well",
	evShown: "shown", evChallenge: "challenge", evChallengeLost: "challenge-lost",
	evBankedFace: "banked-face", evBanked: "banked",
	evPlank: "plank", evEvidence: "evidence", evEvidenceDrawn: "evidence-drawn", evPlankRefilled: "plank-refilled",
	evPeekedType: "peeked-type", evPeeked: "peeked", evStolenType: "stolen-type", evStolen: "stolen", evExposed: "exposed",
	evDossier: "dossier", evDossierDown: "dossier-down", evFiledType: "filed-type", evFiled: "filed", evSlotCleared: "slot-cleared",
	evBoost: "boost", evBoostNew: "boost-new", evBoostSpent: "boost-spent", evBoostsShuffled: "boosts-shuffled",
	evSide: "side-crime", evStory: "story-crime", evApproach: "approach", evDisplayed: "displayed",
	evDitchedCard: "ditched-card", evDitched: "ditched", evDrewCard: "drew-card", evDrew: "drew",
	evWaiting: "waiting", evJoined: "joined", evSidesShuffled: "sides-shuffled",
	evTriggered: "triggered", evLastTurns: "last-turns", evSuccess: "success", evFailure: "failure", evFewest: "fewest",
	evAssignment: "assignment", evPoolRefilled: "pool-refilled", evChapter: "chapter",
	evEchoCard: "echo-card", evEchoShuffled: "echo-shuffled", evBlack: "black-die", evWhite: "white-die", evProgress: "progress",
	evOver: "over", evPaidBySupply: "paid-by-supply", evStallNear: "stall-near", evStalled: "stalled", evShort: "short-of-milestone", evDrewNone: "drew-none",
	evGridRefreshed: "grid-refreshed", evSideDone: "side-done", evUnused: "stamina-unused",
	evLimitNear: "limit-near", evTimeUp: "time-up",
}
