// Package feats holds the achievements of Shadow Network. Their words are on the game's
// shelf.
package feats

import (
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/shadownetwork"
)

type state = *shadownetwork.State

// Measures of the feats.
const (
	rich      = 100 // Influence
	landslide = 20  // ahead
	many      = 5   // Contracts
	large     = 17  // a Contract's turn-in value
	lines     = 6   // milestones crossed
	allFour   = 4   // rounds
)

// fair reports whether the seat had nothing beyond the printed set-up, and the whole game.
func fair(s state) bool {
	h := &s.House
	return h.Rounds == 0 && h.Purse == 0 && h.Inbox <= 0 && h.Wages >= 0 && h.Film >= 0 && h.Staff == 0
}

// own reports whether an event is the seat's.
func own(x *feat.Story) func(e *rules.Event) bool {
	return func(e *rules.Event) bool { return e.Who == shadownetwork.RefSide(shadownetwork.Side(x.Seat)) }
}

func board(s state, x *feat.Story) *shadownetwork.PlayerState { return &s.Players[x.Seat] }

// completed is how many Contracts of the seat count.
func completed(s state, x *feat.Story) int { return int(board(s, x).DoneSize) + s.Ready(x.Seat).Len() }

// full reports whether a row of the seat's ledger has no space left.
func full(s state, x *feat.Story, c shadownetwork.Colour) bool {
	return board(s, x).Rows[c].Filled >= c.Row().Spaces
}

// turnedIn reports whether the seat turned in a Contract worth n or more.
func turnedIn(s state, x *feat.Story, n int) bool {
	p := board(s, x)
	for _, t := range p.Done[:p.DoneSize] {
		if t.Contract < shadownetwork.Contracts && int(t.Contract.Card().TurnIn) >= n {
			return true
		}
	}
	return false
}

// everywhere reports whether the seat's Agents were in every city in play.
func everywhere(s state, x *feat.Story) bool {
	mine, been := own(x), map[rules.Ref]bool{}
	x.Count("placed", func(e *rules.Event) bool {
		if mine(e) {
			been[e.To] = true
		}
		return false
	})
	for c := range shadownetwork.City(shadownetwork.Cities) {
		if s.Open(c) && !been[shadownetwork.RefCity(c)] {
			return false
		}
	}
	return true
}

// List is all of them.
var List = []feat.Feat{
	feat.Prize("full-table", func(s state, x *feat.Story) bool { return s.Seats == shadownetwork.MaxSeats }),
	feat.Prize("professionals", func(s state, x *feat.Story) bool { return s.Seats > 1 && x.Against("hard") }),
	feat.Prize("masterminds", func(s state, x *feat.Story) bool { return s.Seats > 1 && x.Against("expert") }),
	feat.Prize("alone", func(s state, x *feat.Story) bool { return s.Solo() && !s.Level.CountsGameEnd() && fair(s) }),
	feat.Prize("ruthless", func(s state, x *feat.Story) bool { return s.Solo() && s.Level == shadownetwork.Ruthless && fair(s) }),
	feat.Of("no-replies", func(s state, x *feat.Story) bool {
		return x.Won() && s.Solo() && s.Rival.Contracts == 0 && s.LastRound() == allFour
	}),
	feat.Counted(feat.Of("hundred", func(s state, x *feat.Story) bool { return x.Won() && x.Score() >= rich && fair(s) }), rich, func(_ state, x *feat.Story) int { return x.Score() }),
	feat.Lead(feat.Of("landslide", func(s state, x *feat.Story) bool {
		lead, ok := x.Lead()
		return ok && x.Won() && lead >= landslide
	}), landslide),
	feat.Of("one-whisper", func(_ state, x *feat.Story) bool {
		lead, ok := x.Lead()
		return ok && x.Won() && lead == 1
	}),
	feat.Counted(feat.Of("five-files", func(s state, x *feat.Story) bool { return completed(s, x) >= many && s.House.Deck >= 0 }), many, completed),
	feat.Of("big-one", func(s state, x *feat.Story) bool { return turnedIn(s, x, large) }),
	feat.Of("no-loose-ends", func(s state, x *feat.Story) bool {
		return x.Won() && completed(s, x) >= many-1 && board(s, x).Hand&^s.Ready(x.Seat) == 0
	}),
	feat.Of("top-secret", func(s state, x *feat.Story) bool {
		return full(s, x, shadownetwork.Blue) && full(s, x, shadownetwork.Purple)
	}),
	feat.Counted(feat.Of("six-lines", func(_ state, x *feat.Story) bool { return x.Won() && x.Count("milestone", own(x)) >= lines }), lines, func(_ state, x *feat.Story) int { return x.Count("milestone", own(x)) }),
	feat.Of("small-desk", func(s state, x *feat.Story) bool { return x.Won() && board(s, x).Overlay && s.LastRound() == allFour }),
	feat.Of("two-of-us", func(s state, x *feat.Story) bool {
		return x.Won() && x.Count("recruited", own(x)) == 0 && s.LastRound() == allFour
	}),
	feat.Of("no-strangers", func(s state, x *feat.Story) bool {
		return x.Won() && x.Count("hired", own(x)) == 0 && s.LastRound() == allFour && s.House.Staff == 0
	}),
	feat.Of("everywhere", func(s state, x *feat.Story) bool { return x.Won() && everywhere(s, x) }),
}
