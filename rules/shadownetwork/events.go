package shadownetwork

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where its owner sees more of it
// than others: evTossed and evChosen, evCompletedOne and evCompleted.
const (
	evRound rules.EventKind = 1 + iota
	evKept
	evTossed
	evChosen
	evStarts
	evFirst
	evToken
	evLeaked
	evPlaced
	evPaid
	evTook
	evStays
	evLost
	evInfluence
	evOverlay
	evExchanged
	evRecruited
	evDrew
	evOpened
	evReshuffled
	evHired
	evLeft
	evUsed
	evGave
	evBriefcase
	evColumn
	evRecycled
	evMilestone
	evForgone
	evDiscarded
	evEmptied
	evCompleted
	evCompletedOne
	evReturned
	evWages
	evPaidPiece
	evSentBack
	evAction
	evReshuffledActions
	evArrived
	evShowsDone
	evShowsHand
	evScored
	evIncentive
	evFiled
	evSlid
	evLaidOpen
	evPicked
	evSettled
)

var eventIDs = []string{
	evRound:             "round",              // who is first, n the round
	evKept:              "kept",               // who, what Handler; its owner only
	evTossed:            "tossed",             // who, what Contract; its owner only
	evChosen:            "chosen",             // who
	evStarts:            "starts",             // who, what Handler
	evFirst:             "first",              // who
	evToken:             "token",              // from the tokens to a city
	evLeaked:            "leaked",             // what colour or Influence, from, to a city, n
	evPlaced:            "placed",             // who, from the phone to a city
	evPaid:              "paid",               // who, to whom, n
	evTook:              "took",               // who, what colour, from, n
	evStays:             "stays",              // who, what colour, from a city, n
	evLost:              "lost",               // who, what colour, from, n
	evInfluence:         "influence",          // who, from, n
	evOverlay:           "overlay",            // who, n the price, m the slots
	evExchanged:         "exchanged",          // who, what colour, n the price, m the pieces
	evRecruited:         "recruited",          // who, from a wage or film space to the phone, n the price
	evDrew:              "drew",               // who, what Contract, from a slot, n the price
	evOpened:            "opened",             // what Contract, from the deck to a slot
	evReshuffled:        "reshuffled",         // from the discards to the deck, n
	evHired:             "hired",              // who, what Handler, from the display, n the price
	evLeft:              "left",               // who, what Handler, to the display or the box
	evUsed:              "used",               // who, what Handler, n markers of m; none of the Lone Syndicate
	evGave:              "gave",               // who, what colour, from a Handler, n
	evBriefcase:         "briefcase",          // who, what row, n the space; of the Lone Syndicate n the column
	evColumn:            "column",             // who, what column
	evRecycled:          "recycled",           // who, what row, n
	evMilestone:         "milestone",          // who, what row, n the space
	evForgone:           "forgone",            // who
	evDiscarded:         "discarded",          // who, what Contract, to the discards
	evEmptied:           "emptied",            // who, n briefcases of its first column
	evCompleted:         "completed",          // who, n briefcases, m the Contracts turned in
	evCompletedOne:      "completed-one",      // who, what Contract, n its value; its owner only
	evReturned:          "returned",           // who, to the phone, n
	evWages:             "wages",              // who, n of m paid
	evPaidPiece:         "paid-piece",         // who, what colour, n
	evSentBack:          "sent-back",          // who, from the phone to a wage or film space
	evAction:            "action",             // who, what Action Card
	evReshuffledActions: "reshuffled-actions", // n
	evArrived:           "arrived",            // who, from a film space to the phone, n
	evShowsDone:         "shows-done",         // who, what Contract, n its value
	evShowsHand:         "shows-hand",         // who, what Contract, n its value, less than 0 when unfinished
	evScored:            "scored",             // who, n in all, m from Contracts
	evIncentive:         "incentive",          // from the supply to a city, n Influence
	evFiled:             "filed",              // the Lone Syndicate, what colour, n pieces from its inbox to its ledger
	evSlid:              "slid",               // what Contract, from a slot to a slot further from the deck
	evLaidOpen:          "laid-open",          // who, what Contract, before anybody chooses what to finish
	evPicked:            "picked",             // who, what Contract, n its value at the end of the game
	evSettled:           "settled",            // who, n Contracts finished for m
}
