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
	evWarAverted
)

// eventIDs name the kinds in their order: a test holds them against the constants.
var eventIDs = []string{
	"", "round", "new-round", "revealed", "war-aside", "war", "war-over", "supervisor", "treaty-phase", "picked", "passed-card", "passed", "buried",
	"dealt", "skipped", "recruited", "man-drawn", "drew-man", "dismissed", "men-reshuffled", "played", "hit", "hit-reserve", "moved", "infiltrated",
	"over-infiltrated", "expelled", "lost", "grudge", "treaty-drawn", "drew-treaties", "reshuffled", "carried-out", "paid-agents",
	"discarded-objective", "joined", "advanced", "taken", "abandoned", "recalled", "spent", "moved-on", "attached", "detached", "token", "token-back",
	"made", "no-treaty", "secondary", "gave", "gave-secondary", "trimmed", "hoc-card", "hoc-otherwise", "hoc-reshuffled", "hoc-reveals", "hoc-keeps",
	"scoring", "over", "picked-card", "buried-card", "trimmed-card", "put-away", "war-averted",
}
