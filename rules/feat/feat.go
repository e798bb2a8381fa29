// Package feat is what achievements of all games share. A Feat is something that a person
// can do in one match and be proud of; each game has a table of them in
// rules/<game>/feats, their names and words stand on the game's shelf under "feat.<id>"
// and "feat.<id>.how".
//
// # Rulings
//
//   - A feat is looked at when a match is over, once for the person, with that person's
//     seat; practice earns none.
//   - It is about how a match was played. None counts matches, and none can be had by
//     losing on purpose.
package feat

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Feat is one achievement of a game.
type Feat struct {
	ID  string
	Met func(s *Story) bool

	// Toward is how far the seat is on its way while the match runs, by what the seat sees: what there is and what is wanted.
	// Nil where nothing is counted.
	Toward func(s *Story) (have, want int)
	// Prize reports whether winning is all that this match still asks for, whoever sits here; nil where more is asked.
	Prize func(s *Story) bool
}

// Of is a feat for a game with states of type S.
func Of[S rules.State](id string, met func(s S, story *Story) bool) Feat {
	return Feat{ID: id, Met: func(story *Story) bool {
		s, ok := story.End.(S)
		return ok && met(s, story)
	}}
}

// Counted is a feat with what is counted on its way.
func Counted[S rules.State](f Feat, want int, have func(s S, story *Story) int) Feat {
	f.Toward = func(story *Story) (int, int) {
		s, ok := story.End.(S)
		if !ok {
			return 0, want
		}
		return have(s, story), want
	}
	return f
}

// Lead is a feat that is met by so many points more than anybody else has, at least.
func Lead(f Feat, want int) Feat {
	f.Toward = func(story *Story) (int, int) {
		lead, _ := story.Lead()
		return lead, want
	}
	return f
}

// Prize is a feat that is met by winning a match of a kind, which its set-up settles.
func Prize[S rules.State](id string, of func(s S, story *Story) bool) Feat {
	prize := func(story *Story) bool {
		s, ok := story.End.(S)
		return ok && of(s, story)
	}
	return Feat{ID: id, Prize: prize, Met: func(story *Story) bool { return story.Won() && prize(story) }}
}

// Near reports whether a feat is within reach: a win is all that is asked for, or half of what is counted is there.
func (f *Feat) Near(s *Story) bool {
	if f.Prize != nil && f.Prize(s) {
		return true
	}
	if f.Toward == nil {
		return false
	}
	have, want := f.Toward(s)
	return have > 0 && 2*have >= want
}

// A Story is a match that is over, as one seat played it.
type Story struct {
	End    rules.State
	Seat   int
	Bots   string // level of the hardest bot, "" without bots
	Events []rules.Event
}

// TextKeys are the keys of the names and words of a list.
func TextKeys(list []Feat) (keys []string) {
	for i := range list {
		keys = append(keys, "feat."+list[i].ID, "feat."+list[i].ID+".how")
	}
	return keys
}

// Won reports whether the seat won.
func (s *Story) Won() bool { return s.End.Outcome().Winners.Has(s.Seat) }

// Against reports whether the hardest of the bots was at least of a level.
func (s *Story) Against(level string) bool { return bot.Rank(s.Bots) >= bot.Rank(level) }

// Score is the score of the seat.
func (s *Story) Score() int { return s.End.Outcome().Seats[s.Seat].Total }

// Lead is how far the seat is ahead of everybody else in points; ok is false where
// there is nobody else.
func (s *Story) Lead() (points int, ok bool) {
	out := s.End.Outcome()
	rival, ok := out.Rival(s.Seat)
	return s.Score() - rival, ok
}

// Part is a part of the seat's score by its key, 0 where it has none.
func (s *Story) Part(key string) int {
	return s.End.Outcome().Seats[s.Seat].Part(key)
}

// Count is how many events of a kind, by its id, there were for which ok holds; nil
// counts all.
func (s *Story) Count(kind string, ok func(e *rules.Event) bool) (n int) {
	k := rules.EventKind(slices.Index(s.End.Game().Info().Events, kind))
	for i := range s.Events {
		if e := &s.Events[i]; e.Kind == k && (ok == nil || ok(e)) {
			n++
		}
	}
	return n
}

// Earned are the ids of the feats of a list that a match met.
func Earned(list []Feat, s *Story) (ids []string) {
	for i := range list {
		if list[i].Met(s) {
			ids = append(ids, list[i].ID)
		}
	}
	return ids
}
