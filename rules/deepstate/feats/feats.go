// Package feats holds the achievements of Deep State. Their words are on the game's
// shelf.
package feats

import (
	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/feat"
)

type state = *deepstate.State

// Measures of the feats.
const (
	landslide = 40 // Influence ahead
	nights    = 4  // Covert Operations
	signed    = 7  // Treaties
	tricolors = 4  // sets
	raids     = 6  // Over-Infiltrations
)

// me is the player of the seat.
func me(x *feat.Story) deepstate.Player { return deepstate.Player(x.Seat) }

// rivals reports whether there were so many opponents, HOC among them.
func rivals(s state, n int) bool { return s.Count() > n }

// stages is in how many Projects the seat stands at a Stage or above it.
func stages(s state, x *feat.Story, least uint8) (n int) {
	for _, at := range s.Players[x.Seat].Stages {
		if at >= least {
			n++
		}
	}
	return n
}

// done counts events of a kind about the seat.
func done(x *feat.Story, kind string) int {
	return x.Count(kind, func(e *rules.Event) bool { return e.Who == deepstate.RefSeat(x.Seat) })
}

// against reports whether the seat plays against HOC at a level or above it.
func against(s state, l deepstate.Level) bool { return s.Seats == 1 && s.Options.Level >= l }

// List is all of them.
var List = []feat.Feat{
	feat.Prize("full-table", func(s state, x *feat.Story) bool { return s.Seats == 5 }),
	feat.Prize("professionals", func(s state, x *feat.Story) bool { return s.Seats > 2 && x.Against("hard") }),
	feat.Prize("masterminds", func(s state, x *feat.Story) bool { return s.Seats > 2 && x.Against("expert") }),
	feat.Prize("chairman", func(s state, _ *feat.Story) bool { return against(s, deepstate.Chairman) }),
	feat.Prize("puppet-master", func(s state, _ *feat.Story) bool { return against(s, deepstate.PuppetMaster) }),
	feat.Lead(feat.Of("landslide", func(s state, x *feat.Story) bool {
		lead, ok := x.Lead()
		return ok && x.Won() && lead >= landslide
	}), landslide),
	feat.Of("one-vote", func(_ state, x *feat.Story) bool {
		lead, ok := x.Lead()
		return ok && x.Won() && lead == 1
	}),
	feat.Of("domination", func(s state, x *feat.Story) bool { return x.Won() && stages(s, x, deepstate.Stages) > 0 }),
	feat.Counted(feat.Of("two-fronts", func(s state, x *feat.Story) bool { return stages(s, x, 4) >= 2 }), 2, func(s state, x *feat.Story) int { return stages(s, x, 4) }),
	feat.Counted(feat.Of("deepest", func(s state, x *feat.Story) bool {
		return s.Players[x.Seat].Stages[deepstate.DeepState] == deepstate.Stages
	}), deepstate.Stages, func(s state, x *feat.Story) int { return int(s.Players[x.Seat].Stages[deepstate.DeepState]) }),
	feat.Of("no-project", func(s state, x *feat.Story) bool { return x.Won() && rivals(s, 1) && stages(s, x, 1) == 0 }),
	feat.Of("clean-hands", func(s state, x *feat.Story) bool {
		return x.Won() && s.CovertBy(me(x)) == 0 && s.OperationsIn() == deepstate.Operations
	}),
	feat.Counted(feat.Of("night-work", func(s state, x *feat.Story) bool { return x.Won() && s.CovertBy(me(x)) >= nights }), nights, func(s state, x *feat.Story) int { return s.CovertBy(me(x)) }),
	feat.Of("intervention", func(s state, x *feat.Story) bool {
		return s.Operations[deepstate.MilitaryIntervention].By == me(x)
	}),
	feat.Counted(feat.Of("signatory", func(s state, x *feat.Story) bool { return s.Players[x.Seat].Made.Len() >= signed }), signed, func(s state, x *feat.Story) int { return s.Players[x.Seat].Made.Len() }),
	feat.Counted(feat.Of("every-walk", func(s state, x *feat.Story) bool { return x.Won() && s.GroupsHeld(me(x)) == deepstate.Groups }), deepstate.Groups, func(s state, x *feat.Story) int { return s.GroupsHeld(me(x)) }),
	feat.Counted(feat.Of("tricolor", func(s state, x *feat.Story) bool { return s.Tricolors(me(x)) >= tricolors }), tricolors, func(s state, x *feat.Story) int { return s.Tricolors(me(x)) }),
	feat.Of("untouched", func(s state, x *feat.Story) bool { return x.Won() && s.Round >= 5 && done(x, "expelled") == 0 }),
	feat.Counted(feat.Of("raider", func(_ state, x *feat.Story) bool { return x.Won() && done(x, "over-infiltrated") >= raids }), raids, func(_ state, x *feat.Story) int { return done(x, "over-infiltrated") }),
}
