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

var eventIDs = []string{
	evRound:           "round",
	evDraftChosen:     "draft-chosen",
	evDraftGot:        "draft-got",
	evDraftPassed:     "draft-passed",
	evSelected:        "selected",
	evStoodUp:         "stood-up",
	evFlipped:         "flipped",
	evNoEffect:        "no-effect",
	evMoved:           "moved",
	evSkipped:         "skipped",
	evRevealed:        "revealed",
	evFurnished:       "furnished",
	evMine:            "mine",
	evEscaped:         "escaped",
	evAllOut:          "all-out",
	evAlarm:           "alarm",
	evProximity:       "proximity",
	evMercs:           "mercs",
	evCaptured:        "captured",
	evWounded:         "wounded",
	evHealed:          "healed",
	evDelayed:         "delayed",
	evToken:           "token",
	evCollected:       "collected",
	evTokensLost:      "tokens-lost",
	evCarried:         "carried",
	evFreed:           "freed",
	evLockDestroyed:   "lock-destroyed",
	evWorkerDestroyed: "worker-destroyed",
	evInterface:       "interface",
	evTokenSpent:      "token-spent",
	evSpecial:         "special",
	evSludge:          "sludge",
	evNPCPlaced:       "npc-placed",
	evNPCPlacedDown:   "npc-placed-down",
	evNPCFlipped:      "npc-flipped",
	evNPCLeft:         "npc-left",
	evNPCActs:         "npc-acts",
	evNPCMoves:        "npc-moves",
	evNPCDestroyed:    "npc-destroyed",
	evDrew:            "drew",
	evDrewItems:       "drew-items",
	evReshuffled:      "reshuffled",
	evDiscarded:       "discarded",
	evReturned:        "returned",
	evLeft:            "left",
	evSaw:             "saw",
	evLooked:          "looked",
	evWired:           "wired",
	evLinked:          "linked",
	evDie:             "die",
	evTracker:         "tracker",
	evPlayed:          "played",
}
