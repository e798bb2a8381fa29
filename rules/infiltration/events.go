package infiltration

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where some seats may see more
// of it than others: evToken and evCollected, evDrew and evDrewItems, evSaw and
// evLooked, evDraftGot and evDraftPassed.
const (
	evRound rules.EventKind = 1 + iota
	evDraftChosen
	evDraftGot
	evDraftPassed
	evSelected
	evStoodUp
	evFlipped
	evNoEffect
	evMoved
	evSkipped
	evRevealed
	evFurnished
	evMine
	evEscaped
	evAllOut
	evAlarm
	evProximity
	evMercs
	evCaptured
	evWounded
	evHealed
	evDelayed
	evToken
	evCollected
	evTokensLost
	evCarried
	evFreed
	evLockDestroyed
	evWorkerDestroyed
	evInterface
	evTokenSpent
	evSpecial
	evSludge
	evNPCPlaced
	evNPCPlacedDown
	evNPCFlipped
	evNPCLeft
	evNPCActs
	evNPCMoves
	evNPCDestroyed
	evDrew
	evDrewItems
	evReshuffled
	evDiscarded
	evReturned
	evLeft
	evSaw
	evLooked
	evWired
	evLinked
	evDie
	evTracker
	evPlayed
)

// eventIDs name the kinds in their order: a test holds them against the constants.
var eventIDs = []string{
	"", "round", "draft-chosen", "draft-got", "draft-passed", "selected", "stood-up", "flipped", "no-effect", "moved", "skipped", "revealed",
	"furnished", "mine", "escaped", "all-out", "alarm", "proximity", "mercs", "captured", "wounded", "healed", "delayed", "token", "collected",
	"tokens-lost", "carried", "freed", "lock-destroyed", "worker-destroyed", "interface", "token-spent", "special", "sludge", "npc-placed",
	"npc-placed-down", "npc-flipped", "npc-left", "npc-acts", "npc-moves", "npc-destroyed", "drew", "drew-items", "reshuffled", "discarded", "returned",
	"left", "saw", "looked", "wired", "linked", "die", "tracker", "played",
}
