package shadownetwork

import "safehouse/rules"

// Kinds of events. Two kinds tell of one thing where its owner sees more of it
// than others: EvTossed and EvChosen, EvCompletedOne and EvCompleted.
const (
	EvRound rules.EventKind = 1 + iota
	EvKept
	EvTossed
	EvChosen
	EvStarts
	EvFirst
	EvToken
	EvLeaked
	EvPlaced
	EvPaid
	EvTook
	EvStays
	EvLost
	EvInfluence
	EvOverlay
	EvExchanged
	EvRecruited
	EvDrew
	EvOpened
	EvReshuffled
	EvHired
	EvLeft
	EvUsed
	EvGave
	EvBriefcase
	EvColumn
	EvRecycled
	EvMilestone
	EvForgone
	EvDiscarded
	EvEmptied
	EvCompleted
	EvCompletedOne
	EvReturned
	EvWages
	EvPaidPiece
	EvSentBack
	EvAction
	EvReshuffledActions
	EvArrived
	EvShowsDone
	EvShowsHand
	EvScored
	EvIncentive
	EvFiled
	EvSlid
	EvLaidOpen
	EvPicked
	EvSettled
	EvScrapped
	EvPlugged
	EvRevived
	EvRecalled
	EvCopied
)

var eventIDs = []string{
	EvRound:             "round",              // who is first, n the round
	EvKept:              "kept",               // who, what Handler; its owner only
	EvTossed:            "tossed",             // who, what Contract; its owner only
	EvChosen:            "chosen",             // who
	EvStarts:            "starts",             // who, what Handler
	EvFirst:             "first",              // who
	EvToken:             "token",              // from the tokens to a city
	EvLeaked:            "leaked",             // what colour or Influence, from, to a city, n
	EvPlaced:            "placed",             // who, from the phone to a city
	EvPaid:              "paid",               // who, to whom, n
	EvTook:              "took",               // who, what colour, from, n
	EvStays:             "stays",              // who, what colour, from a city, n
	EvLost:              "lost",               // who, what colour, from, n
	EvInfluence:         "influence",          // who, from, n
	EvOverlay:           "overlay",            // who, n the price, m the slots
	EvExchanged:         "exchanged",          // who, what colour, n the price, m the pieces
	EvRecruited:         "recruited",          // who, from a wage or film space to the phone, n the price
	EvDrew:              "drew",               // who, what Contract, from a slot, n the price
	EvOpened:            "opened",             // what Contract, from the deck to a slot
	EvReshuffled:        "reshuffled",         // from the discards to the deck, n
	EvHired:             "hired",              // who, what Handler, from the display, n the price
	EvLeft:              "left",               // who, what Handler, to the display or the box
	EvUsed:              "used",               // who, what Handler, n markers of m; none of the Lone Syndicate
	EvGave:              "gave",               // who, what colour, from a Handler, n
	EvBriefcase:         "briefcase",          // who, what row, n the space; of the Lone Syndicate n the column
	EvColumn:            "column",             // who, what column
	EvRecycled:          "recycled",           // who, what row, n
	EvMilestone:         "milestone",          // who, what row, n the space
	EvForgone:           "forgone",            // who
	EvDiscarded:         "discarded",          // who, what Contract, to the discards
	EvEmptied:           "emptied",            // who, n briefcases of its first column
	EvCompleted:         "completed",          // who, n briefcases, m the Contracts turned in
	EvCompletedOne:      "completed-one",      // who, what Contract, n its value; its owner only
	EvReturned:          "returned",           // who, to the phone, n
	EvWages:             "wages",              // who, n of m paid
	EvPaidPiece:         "paid-piece",         // who, what colour, n
	EvSentBack:          "sent-back",          // who, from the phone to a wage or film space
	EvAction:            "action",             // who, what Action Card
	EvReshuffledActions: "reshuffled-actions", // n
	EvArrived:           "arrived",            // who, from a film space to the phone, n
	EvShowsDone:         "shows-done",         // who, what Contract, n its value
	EvShowsHand:         "shows-hand",         // who, what Contract, n its value, less than 0 when unfinished
	EvScored:            "scored",             // who, n in all, m from Contracts
	EvIncentive:         "incentive",          // from the supply to a city, n Influence
	EvFiled:             "filed",              // the Lone Syndicate, what colour, n pieces from its inbox to its ledger
	EvSlid:              "slid",               // what Contract, from a slot to a slot further from the deck
	EvLaidOpen:          "laid-open",          // who, what Contract, before anybody chooses what to finish
	EvPicked:            "picked",             // who, what Contract, n its value at the end of the game
	EvSettled:           "settled",            // who, n Contracts finished for m
	EvScrapped:          "scrapped",           // who, what Contract, from a slot to the discards
	EvPlugged:           "plugged",            // who, what colour or Influence, from a tile, n
	EvRevived:           "revived",            // who, what Handler, n markers of m
	EvRecalled:          "recalled",           // who, from a city to the phone
	EvCopied:            "copied",             // the Lone Syndicate, what Action Card lies open
}
