// Package feats holds the achievements of Masters. A crew earns them together; heists of
// River City count like any other. Their words are on the game's shelf.
package feats

import (
	"safehouse/rules/feat"
	"safehouse/rules/masters"
)

type state = *masters.State

// Measures of the feats.
const (
	fortune = 20 // $k gained by one heist
	quick   = 4  // rounds
	quiet   = 3  // space of the noise marker
	haul    = 2  // jewels
)

// success is a feat of heists that succeeded.
func success(id string, met func(s state, a *masters.Account) bool) feat.Feat {
	return feat.Of(id, func(s state, x *feat.Story) bool {
		a := s.Account()
		return a.Success && met(s, &a)
	})
}

// busted is how many of the crew were caught.
func busted(s state, a *masters.Account) (n int) {
	for f := range int(s.Seats) {
		if a.Crew[f].Busted {
			n++
		}
	}
	return n
}

// pro reports whether a heist is recommended for the best crews.
func pro(s state) bool { return s.Heist.Card().Level == masters.ProLevel }

// List is all of them.
var List = []feat.Feat{
	success("clean-getaway", func(s state, a *masters.Account) bool { return busted(s, a) == 0 }),
	success("one-came-back", func(s state, a *masters.Account) bool { return busted(s, a) == int(s.Seats)-1 }),
	feat.Prize("big-league", func(s state, _ *feat.Story) bool { return pro(s) }),
	success("no-witness", func(s state, a *masters.Account) bool { return pro(s) && busted(s, a) == 0 }),
	feat.Prize("beginners", func(s state, _ *feat.Story) bool {
		return s.Heist.Card().Level != masters.Amateur && s.Opt.Level == 1
	}),
	feat.Prize("three-hands", func(s state, _ *feat.Story) bool {
		return s.Seats == 3 && s.Heist.Card().Level != masters.Amateur
	}),
	success("pin-drop", func(s state, a *masters.Account) bool { return a.SilentRound }),
	success("whisper", func(s state, a *masters.Account) bool { return s.Noise <= quiet && !s.Heist.County() }),
	success("not-our-day-off", func(s state, a *masters.Account) bool { return a.Untouched }),
	success("out-of-ideas", func(s state, a *masters.Account) bool { return a.TwoEmpty }),
	success("in-and-out", func(s state, a *masters.Account) bool { return a.Rounds <= quick }),
	success("own-account", func(s state, a *masters.Account) bool { return a.Hired == 0 && pro(s) }),
	feat.Counted(success("fortune", func(s state, a *masters.Account) bool { return s.Outcome().Seats[0].Total >= fortune }), fortune, func(_ state, x *feat.Story) int { return x.Score() }),
	feat.Counted(success("jewel-case", func(s state, a *masters.Account) bool {
		return int(a.Jewels)-int(s.Jewels) >= haul
	}), haul, func(s state, _ *feat.Story) int { a := s.Account(); return int(a.Jewels) - int(s.Jewels) }),
	feat.Of("sure-thing", func(s state, x *feat.Story) bool { return x.Won() && x.Part("bet") > 0 }),
	success("break-out", func(s state, a *masters.Account) bool { return s.Heist.County() && busted(s, a) == 0 }),
	feat.Prize("final-score", func(s state, _ *feat.Story) bool { return s.Heist == masters.FinalNorth }),
}
