package scenes

import (
	"fmt"
	"slices"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/rules/position"
	"safehouse/scenes/sitting"
)

// A Lesson is the guided first game of a box: a stated position and notes that
// lead through it. It runs on the real rules; everything in it is named as the
// referee names it, and its sentences stand in the language's folder, in the file
// "<game>-guide". A folder scenes/<game>/guide makes it.
type Lesson struct {
	Game    string
	Setup   rules.Setup
	Me      []int  // the seats of the person; bots decide for the others
	Level   string // of those bots, where their rails end
	Minutes int    // how long it takes, for the box

	// Position is a JSON merge patch on the position after set-up, as the referee's
	// edit takes it. It states everything the notes speak of: set-up and seed only
	// give the frame.
	Position []byte

	Notes []Note

	// Rails are what the rivals do, one decision after the other. Where one of them
	// is not legal, or after the last, the bot decides itself.
	Rails []Deed
}

// A Deed is an action in words.
type Deed = rules.WrittenAction

// A Note is one step of a lesson. Its texts are <ID> (a headline with a verb),
// <ID>.text (at most four lines), <ID>.tag (what to do with the hand) and, where
// something has to be done, <ID>.else (what answers anything else). A further deed may
// have a tag of its own: <ID>.tag.2, <ID>.tag.3.
type Note struct {
	ID   string
	Lit  string   // the ID of the thing it speaks of, "" for none
	Half []string // IDs of others that it speaks of
	Next []string // IDs for the further deeds, "" for the last thing that the deed names
	Then string   // the ID of the answer to the question that the thing asks, or of the button that it brings, "" for none
	Do   []Deed   // what has to be done, in this order; none: it is read, and put away
	Free bool     // its deeds may be done in any order

	// Where are conditions under which it is true: paths into the referee's state
	// and what must stand there, such as "rooms.1.data": 2.
	Where map[string]any

	// Seen is an event that a note to be read waits for, 0 for none. The note opens as soon as that event was shown and
	// Where is true of the position then, in the middle of a turn; what comes after it is shown when the note is put away.
	Seen rules.EventKind
}

// Begin makes the match of a lesson in its stated position.
func (l *Lesson) Begin(g rules.Game, seats []match.Controller) (*match.Match, error) {
	m, err := match.New(g, l.Setup, seats, nil)
	if err != nil {
		return nil, err
	}
	now, err := m.State().MarshalJSON()
	if err != nil {
		return nil, err
	}
	merged, err := jsonpatch.MergePatch(now, l.Position)
	if err != nil {
		return nil, fmt.Errorf("the position of the lesson: %w", err)
	}
	st := m.State().Clone()
	if err := st.UnmarshalJSON(merged); err != nil {
		return nil, fmt.Errorf("the position of the lesson: %w", err)
	}
	return m, m.Edit(st)
}

// Mine reports whether the person of the lesson decides for a seat.
func (l *Lesson) Mine(seat int) bool { return slices.Contains(l.Me, seat) }

// Rail is what the rival that decides now does by the script; ok is false where it
// decides itself.
func (l *Lesson) Rail(m *match.Match) (a rules.Action, ok bool) {
	n := 0
	for _, st := range m.Steps() {
		if !l.Mine(st.Seat) {
			n++
		}
	}
	if n >= len(l.Rails) {
		return a, false
	}
	a, err := m.Game().Info().Read(l.Rails[n])
	return a, err == nil && m.State().Why(a).IsZero()
}

// Deeds are what a note asks for; none for one that is only read.
func (l *Lesson) Deeds(m *match.Match, n int) (list []rules.Action) {
	for _, d := range l.Notes[n].Do {
		if a, err := m.Game().Info().Read(d); err == nil {
			list = append(list, a)
		}
	}
	return list
}

// Left are the deeds of a note that are still to be done after the person did these, and how many of what was done it
// asks for before anything else.
func (l *Lesson) Left(m *match.Match, n int, did []rules.Action) (left []rules.Action, right int) {
	left = l.Deeds(m, n)
	for ; right < len(did) && len(left) > 0; right++ {
		i := slices.Index(left, did[right])
		if i < 0 || i > 0 && !l.Notes[n].Free {
			return left, right
		}
		left = slices.Delete(left, i, i+1)
	}
	return left, right
}

// Fits reports whether a note is true now and what it asks for can be done.
func (l *Lesson) Fits(m *match.Match, n int) bool {
	if list := l.Deeds(m, n); len(list) > 0 && !m.State().Why(list[0]).IsZero() {
		return false
	}
	return position.Holds(m.View(l.Me[0]), l.Notes[n].Where)
}

// OpensAt reports whether a note opens when an event was shown.
func (l *Lesson) OpensAt(n int, now rules.State, e rules.Event) bool {
	return n < len(l.Notes) && l.Notes[n].Seen == e.Kind && position.Holds(now, l.Notes[n].Where)
}

// Leaves is how many events of the last step a note that opens at one of them leaves to be shown; -1: it opens at none.
func (l *Lesson) Leaves(m *match.Match, n int) int {
	return sitting.LeftAfter(m, l.Me[0], func(now rules.State, e rules.Event) bool { return l.OpensAt(n, now, e) })
}

// Walk plays a lesson by its script from the beginning up to a note, and returns
// the note it came to: a lesson that was left is taken up there.
func (l *Lesson) Walk(m *match.Match, to int) int {
	for n := range min(to, len(l.Notes)-1) {
		for _, a := range l.Deeds(m, n) {
			l.toMe(m)
			if _, err := m.Apply(a); err != nil {
				return n
			}
		}
	}
	to = min(to, len(l.Notes)-1)
	if n := l.Notes[to]; len(n.Do) == 0 && (len(n.Where) > 0 || n.Seen != 0) { // it may be read in the middle of a rival's turn
		l.toMeBut(m, func() bool { return n.Seen == 0 && l.Fits(m, to) || l.Leaves(m, to) >= 0 })
	} else {
		l.toMe(m)
	}
	return to
}

// toMe lets the rivals go on by their rails until the person has to decide.
func (l *Lesson) toMe(m *match.Match) { l.toMeBut(m, func() bool { return false }) }

// toMeBut does the same and stops earlier where something holds.
func (l *Lesson) toMeBut(m *match.Match, stop func() bool) {
	for !m.Turn().Done && m.Turn().Seat >= 0 && !l.Mine(m.Turn().Seat) && !stop() {
		a, ok := l.Rail(m)
		if !ok {
			return
		}
		if _, err := m.Apply(a); err != nil {
			return
		}
	}
}

// Shown is a position of a game to show its pieces in: that of its lesson, or the
// beginning of a game.
func (h *House) Shown(game string) (*match.Match, error) {
	g, ok := h.Game(game)
	if !ok {
		return nil, fmt.Errorf("no game %s", game)
	}
	seats := func(n int) []match.Controller {
		list := make([]match.Controller, n)
		for i, name := range h.BotNames()[:n] {
			list[i] = match.Controller{Kind: match.Bot, Level: "normal", Participant: name}
		}
		list[0].Kind = match.Person
		return list
	}
	if l := h.LessonOf(game); l != nil {
		return l.Begin(g, seats(l.Setup.Seats))
	}
	n := min(3, g.Info().MaxSeats)
	return match.New(g, rules.Setup{Seats: n, Seed: 1}, seats(n), nil)
}

// lessonMark is the key under which a profile keeps how far a lesson was taken: the
// number of the next note from 1, or LessonDone.
func lessonMark(game string) string { return "lesson." + game }

// LessonDone is what is kept of a lesson that was done to its end.
const LessonDone = -1

// LessonOf is the lesson of a game, nil without one.
func (h *House) LessonOf(game string) *Lesson {
	if h.Lessons == nil {
		return nil
	}
	if make, ok := h.Lessons[game]; ok {
		return make()
	}
	return nil
}

// Taught is the note from 0 at which the lesson of a game goes on, and whether it
// was done to its end.
func (h *House) Taught(game string) (note int, done bool) {
	n := h.Profile.Marks[lessonMark(game)]
	return int(max(0, n-1)), n == LessonDone
}

// KeepPlace keeps how far a lesson was taken.
func (h *House) KeepPlace(game string, n int64) {
	if h.Profile.Marks == nil {
		h.Profile.Marks = map[string]int64{}
	}
	if now := h.Profile.Marks[lessonMark(game)]; now == n || now == LessonDone && n != LessonDone {
		return
	}
	h.Profile.Marks[lessonMark(game)] = n
	h.KeepProfile()
}
