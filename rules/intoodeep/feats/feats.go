// Package feats holds the achievements of In Too Deep. Their words are on the game's
// shelf.
package feats

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/intoodeep"
)

type state = *intoodeep.State

// Measures of the feats, in points unless it says otherwise.
const (
	rich      = 200 // a score
	landslide = 40  // ahead
	gallery   = 25  // for Wanted Posters: five different ones
	trusted   = 7   // space of the lowest Grip disc
	manner    = 4   // Story Crimes that were all done in one way
)

// ended reports whether the seat won and the result says a thing.
func ended(x *feat.Story, remark string) bool {
	return x.Won() && slices.ContainsFunc(x.End.Outcome().Remarks, func(m rules.Message) bool { return m.Key == remark })
}

// own reports whether an event is the seat's.
func own(s state, x *feat.Story) func(e *rules.Event) bool {
	me := s.RefPlayer(x.Seat)
	return func(e *rules.Event) bool { return e.Who == me }
}

// stories are the Story Crimes that the seat completed.
func stories(s state, x *feat.Story) (l []int) {
	mine := own(s, x)
	x.Count("story-crime", func(e *rules.Event) bool {
		if mine(e) {
			l = append(l, int(e.What.Index))
		}
		return false
	})
	return l
}

// finales is how many Level 3 crimes the seat completed.
func finales(s state, x *feat.Story) (n int) {
	for _, c := range stories(s, x) {
		if intoodeep.DeckOf(c) == intoodeep.LevelThree {
			n++
		}
	}
	return n
}

// always reports whether the seat won and did all its Story Crimes, some at least, in
// one way.
func always(approach int16) func(s state, x *feat.Story) bool {
	return func(s state, x *feat.Story) bool {
		mine := own(s, x)
		all := x.Count("approach", mine)
		return x.Won() && all >= manner && all == x.Count("approach", func(e *rules.Event) bool { return mine(e) && int16(e.What.Index) == approach })
	}
}

// Approaches to a Story Crime, in the order of their refs.
const (
	restrained = iota
	reckless
)

// List is all of them.
var List = []feat.Feat{
	feat.Of("promoted", func(s state, x *feat.Story) bool { return ended(x, "ending.promoted") }),
	feat.Of("bruised", func(s state, x *feat.Story) bool { return ended(x, "ending.bruised") }),
	feat.Prize("feedback", func(s state, x *feat.Story) bool { return s.WithEcho() && s.Options.Feedback }),
	feat.Prize("professionals", func(s state, x *feat.Story) bool { return s.Seats > 2 && x.Against("hard") }),
	feat.Lead(feat.Of("landslide", func(s state, x *feat.Story) bool { lead, _ := x.Lead(); return x.Won() && lead >= landslide }), landslide),
	feat.Of("by-a-hair", func(s state, x *feat.Story) bool { lead, _ := x.Lead(); return x.Won() && lead <= 1 }),
	feat.Counted(feat.Of("two-hundred", func(s state, x *feat.Story) bool { return x.Score() >= rich }), rich, func(_ state, x *feat.Story) int { return x.Score() }),
	feat.Of("sigils", func(s state, x *feat.Story) bool { return x.Won() && x.Part("sigils") > 0 }),
	feat.Counted(feat.Of("gallery", func(s state, x *feat.Story) bool { return x.Part("posters") >= gallery }), gallery, func(_ state, x *feat.Story) int { return x.Part("posters") }),
	feat.Of("clean-hands", func(s state, x *feat.Story) bool { return x.Won() && s.FinalCorruption(x.Seat) <= 0 }),
	feat.Counted(feat.Of("every-mind", func(s state, x *feat.Story) bool { return x.Won() && s.LowestGrip(x.Seat) >= trusted }), trusted, func(s state, x *feat.Story) int { return s.LowestGrip(x.Seat) }),
	feat.Counted(feat.Of("two-finales", func(s state, x *feat.Story) bool { return finales(s, x) >= 2 }), 2, finales),
	feat.Of("one-line", oneLine),
	feat.Of("restrained", always(restrained)),
	feat.Of("reckless", always(reckless)),
	feat.Of("no-powers", func(s state, x *feat.Story) bool { return x.Won() && x.Count("power", own(s, x)) == 0 }),
}

// oneLine is met by whoever tells a storyline alone: a crime of each Level.
func oneLine(s state, x *feat.Story) bool {
	var told [intoodeep.Lines][intoodeep.Decks]bool
	for _, c := range stories(s, x) {
		told[intoodeep.LineOf(c)][intoodeep.DeckOf(c)] = true
	}
	return slices.ContainsFunc(told[:], func(l [intoodeep.Decks]bool) bool {
		return l[intoodeep.LevelOne] && l[intoodeep.LevelTwo] && l[intoodeep.LevelThree]
	})
}
