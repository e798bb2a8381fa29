package play

import (
	"errors"
	"fmt"
	"slices"

	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// Table is the match in front of the screen: that of the table on top, or of the one that the menu lies over; nil without.
func Table(a *scenes.App) *sitting.Sitting {
	switch s := a.Top().(type) {
	case *tableScene:
		return s.sit
	case *pauseScene:
		return s.table.sit
	}
	return nil
}

// Armed is what waits for a second press at the table on top.
func Armed(a *scenes.App) (rules.Action, bool) { return a.Top().(scenes.Armer).Armed() }

// File is the file of the match on the table on top, nil without a table.
func File(a *scenes.App) *scenes.MatchFile {
	if t, ok := a.Top().(*tableScene); ok {
		return t.file
	}
	return nil
}

// Listed reports whether the table on top shows the position that stands.
func Listed(a *scenes.App) bool { t := a.Top().(*tableScene); return t.built == t.sit.Version() }

// Taught reports whether a lesson is given at the table on top.
func Taught(a *scenes.App) bool { return a.Top().(*tableScene).lesson != nil }

// Says puts a message into the words of the table on top.
func Says(a *scenes.App, m rules.Message) string { return a.Top().(*tableScene).say(m) }

// SpeaksOf reports whether a question at the table on top names somebody as the one whom it is put to.
func SpeaksOf(a *scenes.App, m rules.Message, who string) bool {
	return a.Top().(*tableScene).speaksOf(m, who)
}

// check reports what is wrong with a lesson: a verb, a place or a position that
// does not exist.
func check(l *scenes.Lesson, g rules.Game) error {
	m, err := l.Begin(g, make([]match.Controller, l.Setup.Seats))
	if err != nil {
		return err
	}
	in := m.Game().Info()
	for _, d := range l.Rails {
		if _, err := in.Read(d); err != nil {
			return err
		}
	}
	for _, n := range l.Notes {
		for _, d := range n.Do {
			if _, err := in.Read(d); err != nil {
				return fmt.Errorf("note %s: %w", n.ID, err)
			}
		}
	}
	return nil
}

// CheckLesson reports what is wrong with a lesson.
func CheckLesson(a *scenes.App, l *scenes.Lesson) error {
	g, ok := a.House.Game(l.Game)
	if !ok {
		return errors.New("no such game")
	}
	return check(l, g)
}

// LessonState is where the lesson on the table is.
type LessonState struct {
	Note          int
	Lit           string // what the note wants pressed next, "" where it is read
	Tag           string // what the tag beside it says
	Wants         []rules.Action
	Shown, Astray bool
	Trying        bool // something else is being played on, the note waits
	Over          bool
}

// Lesson is where the lesson on the table is.
func Lesson(a *scenes.App) (s LessonState) {
	t, ok := a.Top().(*tableScene)
	if !ok || t.lesson == nil {
		return LessonState{Over: true}
	}
	l := t.lesson
	s = LessonState{Note: l.at().note, Shown: t.taughtNow(), Astray: l.astray, Trying: l.trying, Over: l.over()}
	if !s.Over && !l.astray {
		if s.Wants = l.lesson.Deeds(t.sit.Match, s.Note); len(s.Wants) > 0 {
			s.Wants, _ = l.lesson.Left(t.sit.Match, s.Note, t.didSince(l.at().actions))
			s.Lit = t.lit()
			_, _, s.Tag, _ = t.noteWords()
		}
	}
	return s
}

// Rather does something else than the lesson asks for, and reports whether there
// is anything.
func Rather(a *scenes.App, not ...rules.Action) bool {
	t := a.Top().(*tableScene)
	for _, x := range t.sit.Legal() {
		if !slices.Contains(not, x) {
			t.decide(x)
			return true
		}
	}
	return false
}

// ShowPage turns to the page of the table on which a thing lies.
func ShowPage(a *scenes.App, id string) {
	t := a.Top().(*tableScene)
	t.turnTo([]string{id}, pageAsk{actions: -2 - len(id), lit: id})
}

// FailTable lets the table say that an action could not be written down.
func FailTable(a *scenes.App, err error) { a.Top().(*tableScene).fail(err) }

// ForwardThrough shows every event of the step that is next in the replay on top, a tick each, and reports whether there
// was one.
func ForwardThrough(a *scenes.App) bool {
	r := a.Top().(*replayScene)
	if r.step >= r.last() {
		return false
	}
	for r.forward(); r.showing(); a.Step(&input.Snapshot{}) {
		r.hold = min(r.hold, 1)
	}
	return true
}

// ReplayTo shows the position before a step in the replay on top, unless n is negative, and tells which it shows.
func ReplayTo(a *scenes.App, n int) int {
	r := a.Top().(*replayScene)
	if n >= 0 {
		r.goTo(n)
	}
	return r.step
}

// Seen is what the table on top was shown when it was listed last.
func Seen(a *scenes.App) *scenes.View { return a.Top().(*tableScene).view }

// Signs are what stands on the slip of a hint about what it costs and brings.
func Signs(a *scenes.App, h sitting.Hint) string { return a.Top().(*tableScene).hintSigns(h) }

// A RecapState is how the last turn of a rival is told.
type RecapState struct {
	Who   int
	First int // step of the match at which the turn begins
	Rows  int
	Deeds int           // each by itself
	About [][]rules.Ref // what each row names
	Panel render.Rect   // as far as it is seen
	Strip render.Rect   // empty where the turn is not open in the panel
	Fresh bool          // nothing was pressed since
	Opens []string      // panels that show the turn when they are pressed
}

// Recaps are the last turns of all rivals at the table.
func Recaps(a *scenes.App) (l []RecapState) {
	t, ok := a.Top().(*tableScene)
	if !ok || t.view == nil {
		return nil
	}
	r := t.table.(scenes.Recapper)
	name, _ := t.sit.Person(t.view.Facing())
	for _, turn := range t.recapTurns(r) {
		x := RecapState{Who: turn.Who, First: turn.First, Rows: len(turn.Rows), Deeds: len(turn.Deeds), Strip: t.stage.Floats()[stripID(turn.Who)], Fresh: turn.Last >= t.sit.Seen(name)}
		for _, row := range turn.Rows {
			x.About = append(x.About, row.Deed.About)
		}
		for _, id := range r.Panel(t.view, turn.Who) {
			if k := t.stage.Thing(id); k != nil && slices.Contains(t.stage.Things(), id) {
				at := k.Shape.Bounds()
				if k.Clip != nil {
					at = overlap(at, *k.Clip)
				}
				if x.Panel.Empty() {
					x.Panel = at
				} else {
					x.Panel = x.Panel.Union(at)
				}
				if k.Press != nil {
					x.Opens = append(x.Opens, id)
				}
			}
		}
		l = append(l, x)
	}
	return l
}

// Log tells whether all since the last turn of whom the table faces has room on the panel of the log, in how many lines, and
// how many deeds of each line have the names of things.
func Log(a *scenes.App) (lines int, fits bool, named int) {
	t := a.Top().(*tableScene)
	x := t.stage.Thing("log")
	if x == nil || t.logged == nil {
		return 0, false, 0
	}
	k := t.stage.Ruler()
	paper := panelPaper(t.stage.Theme)
	if s, ok := t.table.(scenes.Stationer); ok {
		paper = s.LogPaper(t.view)
	}
	room, _ := logRoom(k, x.Shape.Bounds(), paper.Theme)
	l, ok := t.logPaper(paper.Theme, paper.Loud).Level(k, room, t.logged.levels, t.logged.since)
	return len(l.Lines()[t.logged.since:]), ok, l.Named
}

// Rival is whom the operation on the table is against, "" for nobody, what the automa is called there, and what its panel says.
func Rival(a *scenes.App) (name, automa, panel string) {
	t := a.Top().(*tableScene)
	if m := t.file.Mission; m != nil && !m.Rival.IsZero() {
		name = t.house.Say(m.Shelf, m.Rival, nil)
	}
	for _, id := range t.table.(scenes.Recapper).Panel(t.view, scenes.Automa) {
		if x := t.stage.Thing(id); x != nil {
			panel += x.Label
		}
	}
	return name, t.recapName(scenes.Automa), panel
}

// Aims are the twist and the goals of the operation on the table, as the plate tells them.
func Aims(a *scenes.App) string {
	t := a.Top().(*tableScene)
	return t.file.MissionLines(t.file.MissionAt(t.sit.Shown()), t.sit.Shown())
}
