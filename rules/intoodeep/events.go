package intoodeep

import "safehouse/rules"

// Kinds of events. Some come in pairs: one for the player who sees the thing,
// one for everybody: EvDilemma and EvDilemmas, EvEvidence and EvEvidenceDrawn,
// EvDrewCard and EvDrew, EvDitchedCard and EvDitched, EvFiledType and EvFiled,
// EvPeekedType and EvPeeked, EvStolenType and EvStolen, EvDiscardedFace and
// EvDiscarded, EvBankedFace and EvBanked.
const (
	EvRound rules.EventKind = 1 + iota
	EvTurn
	EvHooked
	EvHookedFrom
	EvPaid
	EvUnhooked
	EvLocked
	EvUnlocked
	EvTagsSwapped
	EvGrip
	EvGripLost
	EvMoved
	EvPicked
	EvTaken
	EvDropped
	EvItemMoved
	EvItemsSwapped
	EvHeldSwapped
	EvSentinel
	EvEscorted
	EvBlockade
	EvPower
	EvHeat
	EvHeatMoved
	EvSkill
	EvActions
	EvIgnoring
	EvTolerance
	EvIntel
	EvIntelLost
	EvDilemma
	EvDilemmas
	EvDilemmasShuffled
	EvDiscardedFace
	EvDiscarded
	EvDiscardedWell
	EvShown
	EvChallenge
	EvChallengeLost
	EvBankedFace
	EvBanked
	EvPlank
	EvEvidence
	EvEvidenceDrawn
	EvPlankRefilled
	EvPeekedType
	EvPeeked
	EvStolenType
	EvStolen
	EvExposed
	EvDossier
	EvDossierDown
	EvFiledType
	EvFiled
	EvSlotCleared
	EvBoost
	EvBoostNew
	EvBoostSpent
	EvBoostsShuffled
	EvSide
	EvStory
	EvApproach
	EvDisplayed
	EvDitchedCard
	EvDitched
	EvDrewCard
	EvDrew
	EvWaiting
	EvJoined
	EvSidesShuffled
	EvTriggered
	EvLastTurns
	EvSuccess
	EvFailure
	EvFewest
	EvAssignment
	EvPoolRefilled
	EvChapter
	EvEchoCard
	EvEchoShuffled
	EvBlack
	EvWhite
	EvProgress
	EvOver
	EvPaidBySupply
	EvStallNear
	EvStalled
	EvShort
	EvDrewNone
	EvGridRefreshed
	EvSideDone
	EvUnused
	EvLimitNear
	EvTimeUp
	EvSpared
	EvEchoNext
	events
)

// eventIDs name the events.
var eventIDs = []string{
	EvRound: "round", EvTurn: "turn",
	EvHooked: "hooked", EvHookedFrom: "hooked-from", EvPaid: "paid", EvUnhooked: "unhooked",
	EvLocked: "locked", EvUnlocked: "unlocked", EvTagsSwapped: "tags-swapped",
	EvGrip: "grip", EvGripLost: "grip-lost",
	EvMoved: "moved", EvPicked: "picked-up", EvTaken: "taken", EvDropped: "dropped",
	EvItemMoved: "item-moved", EvItemsSwapped: "items-swapped", EvHeldSwapped: "held-swapped",
	EvSentinel: "sentinel", EvEscorted: "escorted", EvBlockade: "blockade",
	EvPower: "power", EvHeat: "heat", EvHeatMoved: "heat-moved",
	EvSkill: "skill", EvActions: "actions", EvIgnoring: "ignoring",
	EvTolerance: "tolerance", EvIntel: "intel", EvIntelLost: "intel-lost",
	EvDilemma: "dilemma", EvDilemmas: "dilemmas", EvDilemmasShuffled: "dilemmas-shuffled",
	EvDiscardedFace: "discarded-face", EvDiscarded: "discarded", EvDiscardedWell: "discarded-well",
	EvShown: "shown", EvChallenge: "challenge", EvChallengeLost: "challenge-lost",
	EvBankedFace: "banked-face", EvBanked: "banked",
	EvPlank: "plank", EvEvidence: "evidence", EvEvidenceDrawn: "evidence-drawn", EvPlankRefilled: "plank-refilled",
	EvPeekedType: "peeked-type", EvPeeked: "peeked", EvStolenType: "stolen-type", EvStolen: "stolen", EvExposed: "exposed",
	EvDossier: "dossier", EvDossierDown: "dossier-down", EvFiledType: "filed-type", EvFiled: "filed", EvSlotCleared: "slot-cleared",
	EvBoost: "boost", EvBoostNew: "boost-new", EvBoostSpent: "boost-spent", EvBoostsShuffled: "boosts-shuffled",
	EvSide: "side-crime", EvStory: "story-crime", EvApproach: "approach", EvDisplayed: "displayed",
	EvDitchedCard: "ditched-card", EvDitched: "ditched", EvDrewCard: "drew-card", EvDrew: "drew",
	EvWaiting: "waiting", EvJoined: "joined", EvSidesShuffled: "sides-shuffled",
	EvTriggered: "triggered", EvLastTurns: "last-turns", EvSuccess: "success", EvFailure: "failure", EvFewest: "fewest",
	EvAssignment: "assignment", EvPoolRefilled: "pool-refilled", EvChapter: "chapter",
	EvEchoCard: "echo-card", EvEchoShuffled: "echo-shuffled", EvBlack: "black-die", EvWhite: "white-die", EvProgress: "progress",
	EvOver: "over", EvPaidBySupply: "paid-by-supply", EvStallNear: "stall-near", EvStalled: "stalled", EvShort: "short-of-milestone", EvDrewNone: "drew-none",
	EvGridRefreshed: "grid-refreshed", EvSideDone: "side-done", EvUnused: "stamina-unused",
	EvLimitNear: "limit-near", EvTimeUp: "time-up", EvSpared: "spared", EvEchoNext: "echo-next",
}
