package deepstate

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where some seats may see more
// of it than others: evTreatyDrawn and evDrewTreaties, evManDrawn and evDrewMan,
// evPassedCard and evPassed, evPickedCard and evPicked, evBuriedCard and evBuried,
// evTrimmedCard and evTrimmed.
const (
	evRound rules.EventKind = 1 + iota
	evNewRound
	evRevealed
	evWarAside
	evWar
	evWarOver
	evSupervisor
	evTreatyPhase
	evPicked
	evPassedCard
	evPassed
	evBuried
	evDealt
	evSkipped
	evRecruited
	evManDrawn
	evDrewMan
	evDismissed
	evMenReshuffled
	evPlayed
	evHit
	evHitReserve
	evMoved
	evInfiltrated
	evOverInfiltrated
	evExpelled
	evLost
	evGrudge
	evTreatyDrawn
	evDrewTreaties
	evReshuffled
	evCarriedOut
	evPaidAgents
	evDiscardedObjective
	evJoined
	evAdvanced
	evTaken
	evAbandoned
	evRecalled
	evSpent
	evMovedOn
	evAttached
	evDetached
	evToken
	evTokenBack
	evMade
	evNoTreaty
	evSecondary
	evGave
	evGaveSecondary
	evTrimmed
	evHOCCard
	evHOCOtherwise
	evHOCReshuffled
	evHOCReveals
	evHOCKeeps
	evScoring
	evOver
	evPickedCard
	evBuriedCard
	evTrimmedCard
	evPutAway
)

var eventIDs = []string{
	evRound:              "round",
	evNewRound:           "new-round",
	evRevealed:           "revealed",
	evWarAside:           "war-aside",
	evWar:                "war",
	evWarOver:            "war-over",
	evSupervisor:         "supervisor",
	evTreatyPhase:        "treaty-phase",
	evPicked:             "picked",
	evPassedCard:         "passed-card",
	evPassed:             "passed",
	evBuried:             "buried",
	evDealt:              "dealt",
	evSkipped:            "skipped",
	evRecruited:          "recruited",
	evManDrawn:           "man-drawn",
	evDrewMan:            "drew-man",
	evDismissed:          "dismissed",
	evMenReshuffled:      "men-reshuffled",
	evPlayed:             "played",
	evHit:                "hit",
	evHitReserve:         "hit-reserve",
	evMoved:              "moved",
	evInfiltrated:        "infiltrated",
	evOverInfiltrated:    "over-infiltrated",
	evExpelled:           "expelled",
	evLost:               "lost",
	evGrudge:             "grudge",
	evTreatyDrawn:        "treaty-drawn",
	evDrewTreaties:       "drew-treaties",
	evReshuffled:         "reshuffled",
	evCarriedOut:         "carried-out",
	evPaidAgents:         "paid-agents",
	evDiscardedObjective: "discarded-objective",
	evJoined:             "joined",
	evAdvanced:           "advanced",
	evTaken:              "taken",
	evAbandoned:          "abandoned",
	evRecalled:           "recalled",
	evSpent:              "spent",
	evMovedOn:            "moved-on",
	evAttached:           "attached",
	evDetached:           "detached",
	evToken:              "token",
	evTokenBack:          "token-back",
	evMade:               "made",
	evNoTreaty:           "no-treaty",
	evSecondary:          "secondary",
	evGave:               "gave",
	evGaveSecondary:      "gave-secondary",
	evTrimmed:            "trimmed",
	evHOCCard:            "hoc-card",
	evHOCOtherwise:       "hoc-otherwise",
	evHOCReshuffled:      "hoc-reshuffled",
	evHOCReveals:         "hoc-reveals",
	evHOCKeeps:           "hoc-keeps",
	evScoring:            "scoring",
	evOver:               "over",
	evPickedCard:         "picked-card",
	evBuriedCard:         "buried-card",
	evTrimmedCard:        "trimmed-card",
	evPutAway:            "put-away",
}
