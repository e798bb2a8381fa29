package scenes

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/figures"
	"safehouse/scenes/sitting"
)

// CPUTime is the processor time of the whole process.
func CPUTime() time.Duration { return figures.CPUTime() }

// Crash shows what a broken scene brings.
func (a *App) Crash(cause any, report string) { a.Push(newCrashScene(a.House, cause, report, nil)) }

// Table is the table on the stack, nil without one.
func (a *App) Table() *sitting.Sitting {
	for _, s := range a.stack {
		if t, ok := s.(*tableScene); ok {
			return t.sit
		}
	}
	return nil
}

// Without says why nothing can be kept.
func (h *House) Without(err error) { h.without = err }

// Notice adds what has to be said on the title.
func (h *House) Notice(m rules.Message) { h.Notices = append(h.Notices, m) }

// BreakTop lets the crash scene break as well.
func (a *App) BreakTop() {
	a.Top().(*crashScene).house = nil
}

// Broken is a scene that panics when it is asked to show itself.
type Broken struct{ stage *ui.Stage }

// NewBroken makes one.
func NewBroken(h *House) *Broken   { return &Broken{h.NewStage(render.House)} }
func (b *Broken) Name() string     { return "broken" }
func (b *Broken) Stage() *ui.Stage { return b.stage }
func (b *Broken) Close()           {}
func (b *Broken) Tick()            { panic("the drawer is jammed") }

// Armed is what waits for a second press at the table on top.
func (a *App) Armed() (rules.Action, bool) { return a.Top().(Armer).Armed() }

// Says puts a message into the words of the table on top.
func (a *App) Says(m rules.Message) string { return a.Top().(*tableScene).say(m) }

// SpeaksOf reports whether a question at the table on top names somebody as the one whom it is put to.
func (a *App) SpeaksOf(m rules.Message, who string) bool {
	return a.Top().(*tableScene).speaksOf(m, who)
}

// check reports what is wrong with a lesson: a verb, a place or a position that
// does not exist.
func (l *Lesson) check(g rules.Game) error {
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
func (a *App) CheckLesson(l *Lesson) error {
	g, ok := a.House.Game(l.Game)
	if !ok {
		return errors.New("no such game")
	}
	return l.check(g)
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
func (a *App) Lesson() (s LessonState) {
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
func (a *App) Rather(not ...rules.Action) bool {
	t := a.Top().(*tableScene)
	for _, x := range t.sit.Legal() {
		if !slices.Contains(not, x) {
			t.decide(x)
			return true
		}
	}
	return false
}

// A FakeLoop tells what the program asked of the engine's loop.
type FakeLoop struct {
	Asleep, Slept bool
	Next          time.Duration // when it wants to be nudged, 0 never
	Tidied        int           // how often memory was given back
	Uncovered     bool          // the next tick comes from the window system
}

func (l *FakeLoop) sleep()                { l.Asleep, l.Slept = true, true }
func (l *FakeLoop) wake()                 { l.Asleep = false }
func (l *FakeLoop) nudge(d time.Duration) { l.Next = d }
func (l *FakeLoop) tidy()                 { l.Tidied++ }

func (l *FakeLoop) nudged() bool {
	told := l.Uncovered
	l.Uncovered = false
	return !told
}

// A FakeSource is devices that tests move.
type FakeSource struct {
	input.Raw
	Away bool      // another window has the focus
	Now  time.Time // what time it is; zero is the machine's own
}

// Read implements input.Source.
func (s *FakeSource) Read(raw *input.Raw) { *raw = s.Raw }

// Fake gives the program a loop and devices of a test.
func (a *App) Fake() (*FakeLoop, *FakeSource) {
	l, s := &FakeLoop{}, &FakeSource{}
	a.rest.loop = l
	a.tracker = input.NewTracker(s)
	a.Attends = func() bool { return !s.Away }
	a.clock = func() time.Time {
		if s.Now.IsZero() {
			return wallClock()
		}
		return s.Now
	}
	a.stats = figures.NewStats(time.Now())
	return l, s
}

// Frames is how many frames were painted since Fake.
func (a *App) Frames() int { return a.stats.Drawn() }

// Ticks is how many ticks have gone through the topmost scene.
func (a *App) Ticks() int { return a.looked }

// TickAndDraw is what the engine does for a frame.
func (a *App) TickAndDraw(t testing.TB, canvas *ebiten.Image) {
	t.Helper()
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
	a.Draw(canvas)
}

// ShowPage turns to the page of the table on which a thing lies.
func (a *App) ShowPage(id string) {
	t := a.Top().(*tableScene)
	t.turnTo([]string{id}, pageAsk{actions: -2 - len(id), lit: id})
}

// CanvasIn is the size of the canvas in a window.
func CanvasIn(w, h int) (int, int) { return canvasIn(w, h) }

// Level and Opposition are how strong those are against whom persons play.
var (
	Level      = level
	Opposition = opposition
)

// Run starts a task over the scene on top.
func (h *House) Run(title string, do func(ctx context.Context, progress func(done, of int)) error, then func(error)) {
	h.StartTask(h.App.Top().Stage(), title, do, then)
}

// FailTable lets the table say that an action could not be written down.
func (a *App) FailTable(err error) { a.Top().(*tableScene).fail(err) }

// ForwardThrough shows every event of the step that is next in the replay on top, a tick each, and reports whether there
// was one.
func (a *App) ForwardThrough() bool {
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
func (a *App) ReplayTo(n int) int {
	r := a.Top().(*replayScene)
	if n >= 0 {
		r.goTo(n)
	}
	return r.step
}

// Seen is what the table on top was shown when it was listed last.
func (a *App) Seen() *View { return a.Top().(*tableScene).view }

// Signs are what stands on the slip of a hint about what it costs and brings.
func (a *App) Signs(h sitting.Hint) string { return a.Top().(*tableScene).hintSigns(h) }

// BrokenClip is a clipboard whose system answers with an error.
func BrokenClip(h *House, err error) ui.Clip {
	h.driven = false
	return &systemClipboard{house: h, write: func(string) error { return err }, read: func() (string, error) { return "", err }}
}

// A RecapState is how the last turn of a rival is told.
type RecapState struct {
	Who   int
	First int // step of the match at which the turn begins
	Rows  int
	About [][]rules.Ref // what each row names
	Panel render.Rect   // as far as it is seen
	Strip render.Rect   // empty where the turn is not open in the panel
	Fresh bool          // nothing was pressed since
	Opens []string      // panels that show the turn when they are pressed
}

// Recaps are the last turns of all rivals at the table.
func (a *App) Recaps() (l []RecapState) {
	t, ok := a.Top().(*tableScene)
	if !ok || t.view == nil {
		return nil
	}
	r := t.table.(Recapper)
	name, _ := t.sit.Person(t.view.Facing())
	for _, turn := range t.recapTurns(r) {
		x := RecapState{Who: turn.Who, First: turn.First, Rows: len(turn.Rows), Strip: t.stage.Floats()[stripID(turn.Who)], Fresh: turn.Last >= t.sit.Seen(name)}
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

// Depth is how many scenes lie over each other.
func (a *App) Depth() int { return len(a.stack) }

// Log tells whether all since the last turn of whom the table faces has room on the panel of the log, in how many lines, and
// how many deeds of each line have the names of things.
func (a *App) Log() (lines int, fits bool, named int) {
	t := a.Top().(*tableScene)
	x := t.stage.Thing("log")
	if x == nil || t.logged == nil {
		return 0, false, 0
	}
	k := t.stage.Ruler()
	paper := panelPaper(t.stage.Theme)
	if s, ok := t.table.(Stationer); ok {
		paper = s.LogPaper(t.view)
	}
	room, _ := logRoom(k, x.Shape.Bounds(), paper.Theme)
	l, ok := t.logPaper(paper.Theme, paper.Loud).Level(k, room, t.logged.levels, t.logged.since)
	return len(l.Lines()[t.logged.since:]), ok, l.Named
}

// Rival is whom the operation on the table is against, "" for nobody, what the automa is called there, and what its panel says.
func (a *App) Rival() (name, automa, panel string) {
	t := a.Top().(*tableScene)
	if m := t.file.Mission; m != nil && !m.Rival.IsZero() {
		name = t.house.Say(m.Shelf, m.Rival, nil)
	}
	for _, id := range t.table.(Recapper).Panel(t.view, Automa) {
		if x := t.stage.Thing(id); x != nil {
			panel += x.Label
		}
	}
	return name, t.recapName(Automa), panel
}

// Aims are the twist and the goals of the operation on the table, as the plate tells them.
func (a *App) Aims() string {
	t := a.Top().(*tableScene)
	return t.file.MissionLines(t.file.MissionAt(t.sit.Shown()), t.sit.Shown())
}
