// Package stakes is what a match is played for beside its result: the goals of a career's operation, tonight's job, and the
// medals within reach. It draws nothing and puts nothing into words.
package stakes

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/feat"
)

// A Kind is who asks for the goals of a mission.
type Kind uint8

// Kinds of missions. Of an operation and a job the first goal is what success is; medals are each for itself.
const (
	Operation Kind = iota
	Job
	Medals
)

// A Mission is what a match is played for. Its texts are put into words where they are shown.
type Mission struct {
	Kind  Kind
	Shelf string        // on which its texts stand
	Name  rules.Message // of the operation, or of the job
	Twist rules.Message // what is unlike an ordinary match, or what the job is; the zero Message for nothing
	Rival rules.Message // whom it is played against, the zero Message for nobody
	Seat  int           // whose goals they are
	Goals []Goal
}

// A Goal is worth a star, or a medal, if it is met when the match is over.
type Goal struct {
	career.Goal
	Medal string        // the achievement that it earns, "" for a star
	Shelf string        // on which its text stands, "" for that of the mission
	Text  rules.Message // what is to be done

	near func(now rules.State) bool // whether it is within reach; nil for always
}

// Says is the shelf of a goal and its text.
func (m *Mission) Says(g *Goal) (shelf string, text rules.Message) {
	if g.Shelf != "" {
		return g.Shelf, g.Text
	}
	return m.Shelf, g.Text
}

// At is the mission in a position, without the medals that are out of reach there; nil where nothing is left.
func (m *Mission) At(now rules.State) *Mission {
	if m == nil || m.Kind == Operation {
		return m
	}
	x := *m
	x.Goals = slices.DeleteFunc(slices.Clone(m.Goals), func(g Goal) bool { return g.near != nil && !g.near(now) })
	if x.Kind == Medals {
		if len(x.Goals) == 0 {
			return nil
		}
		x.Goals = x.Goals[:min(len(x.Goals), mostMedals)]
		x.Shelf, x.Name = x.Goals[0].Shelf, rules.Say("feat."+x.Goals[0].Medal)
		return &x
	}
	x.Goals = x.Goals[:min(len(x.Goals), 1+mostMedals)]
	return &x
}

// mostMedals is how many medals are told beside each other.
const mostMedals = 2

// Win is the goal of winning for a seat of a match that was set up in a position: with how far it is where a rival's score is seen.
func Win(seat int, setUp rules.State) Goal {
	g := Goal{Goal: career.Goal{ID: "win", Met: func(end rules.State) bool { return end.Outcome().Winners.Has(seat) }}}
	g.Late, g.How = setUp.Game().Info().Sealed, career.Ahead
	if setUp.Turn().Seat == rules.Crew { // wins together, and beats nobody's score
		return g
	}
	g.Count = func(now rules.State) (have, want int) {
		out := now.Outcome()
		want, _ = out.Rival(seat)
		return out.Seats[seat].Total, want
	}
	return g
}

// Of are the goals of the achievements of a list that are open and come into reach; story tells the match up to a position.
func Of(game string, list []feat.Feat, win Goal, story func(now rules.State) *feat.Story, open func(id string) bool) (goals []Goal) {
	for i := range list {
		f := &list[i]
		if f.Prize == nil && f.Toward == nil {
			continue
		}
		g := Goal{Medal: f.ID, Shelf: game, Text: rules.Say("feat." + f.ID + ".how")}
		g.ID, g.Met = f.ID, func(end rules.State) bool { return f.Met(story(end)) }
		if g.Count, g.How, g.Late = win.Count, win.How, win.Late; f.Toward != nil {
			g.How, g.Late, g.Count = career.AtLeast, false, func(now rules.State) (have, want int) { return f.Toward(story(now)) }
		}
		g.near = func(now rules.State) bool { return open(f.ID) && f.Near(story(now)) }
		goals = append(goals, g)
	}
	return goals
}
