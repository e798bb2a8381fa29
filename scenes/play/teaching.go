package play

import (
	"fmt"
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// teaching is a lesson that is being given at a table: where it is, and how it
// came there.
type teaching struct {
	lesson *scenes.Lesson
	came   []visit // the notes that were opened, the last one is shown
	astray bool    // the person did something else than the note asks
	trying bool    // the person plays that on: the note waits, and can be called back
	beat   int     // ticks that the event is looked at after which a note has just opened
	due    int     // a note from this one on opens as soon as it is true; -1: none
	told   int     // version of the sitting when this was last looked at
	ended  bool    // the person put the notes away

	led noteKey // the note that had the focus last
}

// noteKey tells one card from another.
type noteKey struct {
	visit
	astray bool
}

// visit is a note that was opened when the match had so many actions.
type visit struct{ note, actions int }

// at is the note that is shown.
func (l *teaching) at() visit { return l.came[len(l.came)-1] }

// over reports whether the last note was put away.
func (l *teaching) over() bool { return l.at().note >= len(l.lesson.Notes) }

// Teach opens the lesson of a game at a note.
func Teach(h *scenes.House, game string, note int) error {
	g, ok := h.Game(game)
	l := h.LessonOf(game)
	if !ok || l == nil {
		return fmt.Errorf("no lesson of %s", game)
	}
	names := h.BotNames()
	seats := make([]match.Controller, l.Setup.Seats)
	for i := range seats {
		if seats[i] = (match.Controller{Kind: match.Bot, Level: l.Level, Participant: names[i%len(names)]}); l.Mine(i) {
			seats[i] = match.Controller{Kind: match.Person, Participant: h.Profile.Name}
		}
	}
	m, err := l.Begin(g, seats)
	if err != nil {
		return err
	}
	note = l.Walk(m, note)
	t := newTable(h, h.Glance(m))
	t.lesson = &teaching{lesson: l, came: []visit{{note, m.Actions()}}, due: -1, told: -1, led: noteKey{visit: visit{note: -1}}}
	t.sit.Rails = func() (rules.Action, bool) { return l.Rail(m) }
	t.sit.Waits = func() bool { return !t.lesson.ended && (t.sit.Showing() || t.lesson.told != t.sit.Version()) }
	t.lookOn()
	t.sit.Budget = bot.Budget{Iterations: scenes.DrivenIterations} // the same at every table: the notes speak of what happens
	h.Push(t)
	return nil
}

// learn brings the lesson to where the match is: what was asked for is done, or
// something else, or was taken back.
func (t *tableScene) learn() {
	l := t.lesson
	if l != nil && l.beat > 0 {
		if l.beat--; l.beat == 0 {
			t.stage.Rebuild()
		}
	}
	if l == nil || l.ended || l.told == t.sit.Version() || t.sit.Showing() {
		return
	}
	l.told = t.sit.Version()
	defer t.stage.Rebuild()
	m := t.sit.Match
	if len(l.came) > 1 && m.Actions() < l.at().actions { // taken back
		for len(l.came) > 1 && m.Actions() < l.at().actions {
			l.came = l.came[:len(l.came)-1]
		}
		l.astray, l.trying, l.due = false, false, -1
		return
	}
	switch n, wrong := t.follows(); {
	case l.trying:
	case n >= 0:
		t.nextNote(n)
	case wrong:
		l.astray = true
		t.sit.Hold(!t.asks()) // what it means is said before the rivals go on
	case !l.over():
		l.astray = false
		t.sit.Hold(false)
	}
}

// follows is the note that comes next: it is due, or what the one on the table asks for is done; -1: neither. wrong tells that
// something else was done.
func (t *tableScene) follows() (n int, wrong bool) {
	l := t.lesson
	if l.due >= 0 || l.over() {
		return l.due, false
	}
	want, did := l.lesson.Deeds(t.sit.Match, l.at().note), t.didSince(l.at().actions)
	left, right := l.lesson.Left(t.sit.Match, l.at().note, did)
	detour := len(want) > 0 && len(did) > len(want) && slices.Equal(did[len(did)-len(want):], want)
	if !detour && (right < len(did) || len(did) == 0 || len(left) > 0) {
		return -1, right < len(did)
	}
	return l.at().note + 1, false
}

// stopsAt opens the note that was to come once an event was shown, or answers what was done instead of what a note asks, and
// reports whether it did: then nothing more is shown until the person goes on. It lies on the table when the event was looked at.
func (t *tableScene) stopsAt(now rules.State, e rules.Event, beat int) bool {
	l := t.lesson
	if l == nil || l.ended || l.trying {
		return false
	}
	switch n, wrong := t.follows(); {
	case wrong && !l.astray && t.sit.Match.Outcome().Automa != nil: // what the automa does about it is part of the same step
		l.astray = true
	case n >= 0 && l.lesson.OpensAt(n, now, e):
		l.astray = false
		t.open(n)
	default:
		return false
	}
	l.beat = beat
	return true
}

// lookOn shows the last step up to the event that the note on the table was opened after.
func (t *tableScene) lookOn() {
	if left := t.lesson.lesson.Leaves(t.sit.Match, t.lesson.at().note); left >= 0 {
		t.sit.Reshow(left)
	}
}

// nextNote lets the nearest note from n on be opened that is true, now or once
// the person is asked.
func (t *tableScene) nextNote(n int) {
	t.lesson.due, t.lesson.astray = n, false
	t.openDue()
	t.stage.Rebuild()
}

// openDue opens the note that is due: what is only read also while the rivals
// would go on, who then wait.
func (t *tableScene) openDue() {
	l, m := t.lesson, t.sit.Match
	n, notes := l.due, l.lesson.Notes
	if t.sit.Showing() {
		return
	}
	if !t.asks() && (n >= len(notes) || len(notes[n].Do) > 0 || notes[n].Seen != 0 || len(notes[n].Where) == 0 || !l.lesson.Fits(m, n)) {
		if n < len(notes) {
			t.sit.Hold(false)
			return
		}
	}
	for n < len(notes) && !l.lesson.Fits(m, n) {
		n++
	}
	t.open(n)
	t.sit.Hold(!t.asks())
}

// open opens a note.
func (t *tableScene) open(n int) {
	l := t.lesson
	l.due = -1
	l.came = append(l.came, visit{n, t.sit.Match.Actions()})
	if l.over() {
		t.house.KeepPlace(l.lesson.Game, scenes.LessonDone)
	} else {
		t.house.KeepPlace(l.lesson.Game, int64(n+1))
	}
}

// asks reports whether the person is asked, or the game is over.
func (t *tableScene) asks() bool { return len(t.sit.Legal()) > 0 || t.sit.Match.Turn().Done }

// lit is the ID of the thing that the note speaks of now: of several deeds that
// which the next one is about.
func (t *tableScene) lit() string {
	l, m := t.lesson, t.sit.Match
	if l.over() || l.astray {
		return ""
	}
	if then := l.lesson.Notes[l.at().note].Then; then != "" && (t.stage.Modals() > 0 || t.stage.Thing(then) != nil) {
		return then
	}
	left, _ := l.lesson.Left(m, l.at().note, t.didSince(l.at().actions))
	if a, ok := t.Armed(); ok && len(left) > 0 && left[0] == a && t.stage.Thing("do") != nil {
		return "do" // the second press
	}
	if len(left) == 0 {
		return l.lesson.Notes[l.at().note].Lit
	}
	if n := t.deed(); n > 0 {
		if next := l.lesson.Notes[l.at().note].Next; n <= len(next) && next[n-1] != "" {
			return next[n-1]
		}
		if refs := t.info().OperandRefs(left[0], nil); len(refs) > 0 {
			return t.info().RefString(refs[len(refs)-1])
		}
	}
	return l.lesson.Notes[l.at().note].Lit
}

// deed is which of the deeds of the note, from 0, is the next one to do.
func (t *tableScene) deed() int {
	l, m := t.lesson, t.sit.Match
	want := l.lesson.Deeds(m, l.at().note)
	left, _ := l.lesson.Left(m, l.at().note, t.didSince(l.at().actions))
	if len(left) == 0 {
		return 0
	}
	alike := 0 // of deeds that are alike the first ones are done first
	for _, a := range left {
		if a == left[0] {
			alike++
		}
	}
	for i := len(want) - 1; ; i-- {
		if want[i] == left[0] {
			if alike--; alike == 0 {
				return i
			}
		}
	}
}

// missed says what the note asks for after a press that had nothing to do.
func (t *tableScene) missed() {
	if l := t.lesson; l == nil || !t.taughtNow() || l.over() || l.astray || len(l.lesson.Notes[l.at().note].Do) == 0 {
		return
	}
	title, _, _, _ := t.noteWords()
	t.stage.Toast("hint", t.house.T("lesson.missed", "asks", title))
}

// right is how many actions the match had when the last deed was done that the note asks for, before anything else.
func (t *tableScene) right() int {
	l, m := t.lesson, t.sit.Match
	at := l.at().actions
	_, n := l.lesson.Left(m, l.at().note, t.didSince(at))
	from := max(0, at-m.First())
	for i, st := range m.Steps()[from:] {
		switch mine := (l.lesson.Mine(st.Seat) || st.Crew) && !t.sit.ForcedStep(from+i); {
		case mine && n == 0:
			return at
		case mine:
			n, at = n-1, l.at().actions+i+1
		}
	}
	return at
}

// didSince is what the person did since the match had so many actions, without what the window answered.
func (t *tableScene) didSince(actions int) (list []rules.Action) {
	m := t.sit.Match
	from := min(len(m.Steps()), max(0, actions-m.First()))
	for i, st := range m.Steps()[from:] {
		if (t.lesson.lesson.Mine(st.Seat) || st.Crew) && !t.sit.ForcedStep(from+i) {
			list = append(list, st.Action)
		}
	}
	return list
}

// goOnTaught puts a note away that was read, and lets what it stopped go on.
func (t *tableScene) goOnTaught() {
	t.nextNote(t.lesson.at().note + 1)
	t.sit.Step()
}

// tryIt lets the person play on what it did instead of what the note asks: rivals answer, the note waits.
func (t *tableScene) tryIt() {
	t.lesson.trying = true
	t.sit.Hold(false)
	t.sit.Step()
	t.stage.Rebuild()
}

// lessonBack takes back what the person did instead of what the note asks; what it did of that stays done.
func (t *tableScene) lessonBack() {
	n := t.sit.Match.Actions() - t.right()
	if n <= 0 {
		return
	}
	if err := t.sit.Rewind(n); err != nil {
		t.house.Alert(t.stage, t.house.T("table.no-undo"), err)
		return
	}
	t.lesson.astray, t.lesson.trying = false, false
	t.stage.AtOnce()
	t.stage.Rebuild()
}

// noteBack opens the note before, in the position it was opened in.
func (t *tableScene) noteBack() {
	l := t.lesson
	if len(l.came) < 2 {
		return
	}
	l.came = l.came[:len(l.came)-1]
	l.astray, l.trying = false, false
	if n := t.sit.Match.Actions() - l.at().actions; n > 0 {
		if err := t.sit.Rewind(n); err != nil {
			t.house.Alert(t.stage, t.house.T("table.no-undo"), err)
		}
	}
	t.lookOn()
	t.stage.AtOnce()
	t.stage.Rebuild()
}

// noteSkip does for the person what the note asks.
func (t *tableScene) noteSkip() {
	l := t.lesson
	if l.astray {
		t.lessonBack()
	}
	want := l.lesson.Deeds(t.sit.Match, l.at().note)
	if len(want) == 0 {
		t.goOnTaught()
		return
	}
	if left, _ := l.lesson.Left(t.sit.Match, l.at().note, t.didSince(l.at().actions)); len(left) > 0 {
		t.decide(left[0])
	}
}

// finishGame goes on with the game of the lesson as practice that is kept.
func (t *tableScene) finishGame() {
	h := t.house
	f, err := h.Branch(t.file, len(t.sit.Match.Steps()))
	if err != nil {
		h.Alert(t.stage, h.T("table.not-kept"), err)
		return
	}
	h.App.Replace(newTable(h, f))
}
