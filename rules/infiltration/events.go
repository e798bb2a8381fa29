package infiltration

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where some seats may see more
// of it than others: EvToken and EvCollected, EvDrew and EvDrewItems, EvSaw and
// EvLooked, EvDraftGot and EvDraftPassed.
const (
	EvRound rules.EventKind = 1 + iota
	EvDraftChosen
	EvDraftGot
	EvDraftPassed
	EvSelected
	EvStoodUp
	EvFlipped
	EvNoEffect
	EvMoved
	EvSkipped
	EvRevealed
	EvFurnished
	EvMine
	EvEscaped
	EvAllOut
	EvAlarm
	EvProximity
	EvMercs
	EvCaptured
	EvWounded
	EvHealed
	EvDelayed
	EvToken
	EvCollected
	EvTokensLost
	EvCarried
	EvFreed
	EvLockDestroyed
	EvWorkerDestroyed
	EvInterface
	EvTokenSpent
	EvSpecial
	EvSludge
	EvNPCPlaced
	EvNPCPlacedDown
	EvNPCFlipped
	EvNPCLeft
	EvNPCActs
	EvNPCMoves
	EvNPCDestroyed
	EvDrew
	EvDrewItems
	EvReshuffled
	EvDiscarded
	EvReturned
	EvLeft
	EvSaw
	EvLooked
	EvWired
	EvLinked
	EvDie
	EvTracker
	EvPlayed
	EvCrawled
	EvStalled
	EvHeld
)

// eventIDs name the kinds in their order: a test holds them against the constants.
var eventIDs = []string{
	"", "round", "draft-chosen", "draft-got", "draft-passed", "selected", "stood-up", "flipped", "no-effect", "moved", "skipped", "revealed",
	"furnished", "mine", "escaped", "all-out", "alarm", "proximity", "mercs", "captured", "wounded", "healed", "delayed", "token", "collected",
	"tokens-lost", "carried", "freed", "lock-destroyed", "worker-destroyed", "interface", "token-spent", "special", "sludge", "npc-placed",
	"npc-placed-down", "npc-flipped", "npc-left", "npc-acts", "npc-moves", "npc-destroyed", "drew", "drew-items", "reshuffled", "discarded", "returned",
	"left", "saw", "looked", "wired", "linked", "die", "tracker", "played", "crawled", "stalled", "held",
}
