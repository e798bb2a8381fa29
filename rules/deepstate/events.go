package deepstate

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where some seats may see more
// of it than others: EvTreatyDrawn and EvDrewTreaties, EvManDrawn and EvDrewMan,
// EvPassedCard and EvPassed, EvPickedCard and EvPicked, EvBuriedCard and EvBuried,
// EvTrimmedCard and EvTrimmed.
const (
	EvRound rules.EventKind = 1 + iota
	EvNewRound
	EvRevealed
	EvWarAside
	EvWar
	EvWarOver
	EvSupervisor
	EvTreatyPhase
	EvPicked
	EvPassedCard
	EvPassed
	EvBuried
	EvDealt
	EvSkipped
	EvRecruited
	EvManDrawn
	EvDrewMan
	EvDismissed
	EvMenReshuffled
	EvPlayed
	EvHit
	EvHitReserve
	EvMoved
	EvInfiltrated
	EvOverInfiltrated
	EvExpelled
	EvLost
	EvGrudge
	EvTreatyDrawn
	EvDrewTreaties
	EvReshuffled
	EvCarriedOut
	EvPaidAgents
	EvDiscardedObjective
	EvJoined
	EvAdvanced
	EvTaken
	EvAbandoned
	EvRecalled
	EvSpent
	EvMovedOn
	EvAttached
	EvDetached
	EvToken
	EvTokenBack
	EvMade
	EvNoTreaty
	EvSecondary
	EvGave
	EvGaveSecondary
	EvTrimmed
	EvHOCCard
	EvHOCOtherwise
	EvHOCReshuffled
	EvHOCReveals
	EvHOCKeeps
	EvScoring
	EvOver
	EvPickedCard
	EvBuriedCard
	EvTrimmedCard
	EvPutAway
	EvWarAverted
	EvStruck
	EvEncore
	EvHOCShown
	EvSealed
	EvClaimed
	EvReleased
	EvSummoned
	EvMissed
)

// eventIDs name the kinds in their order: a test holds them against the constants.
var eventIDs = []string{
	"", "round", "new-round", "revealed", "war-aside", "war", "war-over", "supervisor", "treaty-phase", "picked", "passed-card", "passed", "buried",
	"dealt", "skipped", "recruited", "man-drawn", "drew-man", "dismissed", "men-reshuffled", "played", "hit", "hit-reserve", "moved", "infiltrated",
	"over-infiltrated", "expelled", "lost", "grudge", "treaty-drawn", "drew-treaties", "reshuffled", "carried-out", "paid-agents",
	"discarded-objective", "joined", "advanced", "taken", "abandoned", "recalled", "spent", "moved-on", "attached", "detached", "token", "token-back",
	"made", "no-treaty", "secondary", "gave", "gave-secondary", "trimmed", "hoc-card", "hoc-otherwise", "hoc-reshuffled", "hoc-reveals", "hoc-keeps",
	"scoring", "over", "picked-card", "buried-card", "trimmed-card", "put-away", "war-averted", "struck", "encore", "hoc-shown",
	"sealed", "claimed", "released", "summoned", "missed",
}
