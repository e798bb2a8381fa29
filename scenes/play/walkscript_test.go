package play_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
)

// A Walker plays a script against the program line by line, and looks between the lines at what the scene shows.
type Walker struct {
	app    *scenes.App
	driver *scenes.Driver
	lines  int
	canvas *ebiten.Image
	armed  rules.Action // what waited for its second press before the line
	at     int          // actions of the match then
}

// Walk begins a script that is written while it plays.
func Walk(a *scenes.App, canvas *ebiten.Image) *Walker {
	d, _ := scenes.NewDriver("walk", strings.NewReader(""), "")
	d.Stay = true
	w := &Walker{app: a, driver: d, canvas: canvas}
	a.Drive(d)
	return w
}

// Line plays a line; alive is false once the program has been left.
func (w *Walker) Line(text string) (alive bool, err error) {
	d, a := w.driver, w.app
	w.lines++
	if err := d.Add(w.lines, text); err != nil {
		return true, err
	}
	sized := strings.HasPrefix(text, "resize ")
	if sized { // there is no window that would get its size late
		var x, y int
		if _, err := fmt.Sscanf(text, "resize %dx%d", &x, &y); err != nil {
			return true, err
		}
		a.Resize(x, y)
	}
	w.armed, w.at = rules.Action{}, 0
	if a.Top().Name() == "table" {
		w.armed, _ = play.Armed(a)
		if v := play.Seen(a); v != nil {
			if way, _ := v.Way(w.armed); len(way) > 1 {
				w.armed = rules.Action{} // of a way the last step may be the one that cannot be taken back
			}
		}
		w.at = play.Table(a).Match.Actions()
	}
	for done := false; !done; {
		done = d.Over() // one tick more: what the line led to is listed
		if err := a.Update(); errors.Is(err, ebiten.Termination) {
			return false, nil
		} else if err != nil {
			return true, err
		}
		if a.Err() != nil || a.Top() == nil {
			break
		}
		if !a.Drawn() || sized && !a.House.Kit.Loading() { // a resize waits for its picture
			a.Draw(w.canvas)
		}
		if t := play.Table(a); t != nil && t.Thinking() >= 0 || !a.House.Settled() {
			time.Sleep(time.Millisecond)
		}
	}
	return a.Top() != nil && a.Err() == nil, a.Err()
}

// Draw draws what is shown.
func (w *Walker) Draw() { w.app.Draw(w.canvas) }

// Broken is a law that what is shown breaks, "" for none.
func (w *Walker) Broken() string {
	a := w.app
	top := a.Top()
	st := top.Stage()
	if top.Name() == "crash" {
		return "the crash page is shown"
	}
	if l := a.House.Kit.Unopened(); len(l) > 0 {
		return fmt.Sprintf("drawn from closed sheets: %v", l)
	}
	if l := a.House.Kit.Unknown(); len(l) > 0 {
		return fmt.Sprintf("names that no sheet has: %v", l)
	}
	if l := st.Mistakes(); len(l) > 0 {
		return fmt.Sprintf("two things have the ID %v", l)
	}
	for _, s := range st.Words() {
		if strings.ContainsAny(s, "«»") || strings.Contains(s, "<no value>") || strings.Contains(s, "<nil>") || strings.Contains(s, "%!") {
			return fmt.Sprintf("a text without its words: %q", s)
		}
	}
	if l := st.Covering(); len(l) > 0 && st.Modals() == 0 && st.Idle() {
		return fmt.Sprintf("%v covers what is needed, though there is a free place; it lies at %v", l, st.Floats())
	}
	if top.Name() == "table" {
		if l := scenestest.OverPrompt(st); len(l) > 0 && st.Modals() == 0 && scenestest.IdleScene(top) {
			return fmt.Sprintf("%v covers the prompt %q", l, st.Thing("prompt").Label)
		}
		if s := w.table(); s != "" {
			return s
		}
	}
	if len(st.Choosable()) == 0 && scenestest.IdleScene(top) && w.app.House.Settled() { // what takes its time shows nothing for a moment
		return "nothing can be chosen in " + top.Name()
	}
	return ""
}

// table is a law that a table breaks.
func (w *Walker) table() string {
	a := w.app
	s := play.Table(a)
	if w.armed != (rules.Action{}) && s.Match.Actions() == w.at+1 && len(s.Match.Steps()) > 0 {
		next := s.Match.Turn()
		last := s.Match.Steps()[len(s.Match.Steps())-1]
		if _, person := s.Person(next.Seat); last.Action == w.armed && s.NoUndo().IsZero() && (next.Seat < 0 || person) {
			return fmt.Sprintf("a second press was asked for %q, which Undo takes back", play.Says(a, s.Match.State().Describe(w.armed)))
		}
	}
	v, turn := play.Seen(a), s.Match.Turn()
	if v == nil || s.Showing() || !play.Listed(a) {
		return ""
	}
	if !v.Shown.Same(s.Match.View(v.Seat)) {
		return fmt.Sprintf("the table shows another position than seat %d may see", v.Seat)
	}
	if v.Asked && turn.Seat >= 0 && (v.Facing() != turn.Seat || v.Seat >= 0 && v.Seat != turn.Seat) {
		return fmt.Sprintf("seat %d is asked, the table faces %d before the eyes of %d", turn.Seat, v.Facing(), v.Seat)
	}
	if v.Asked && len(a.Top().(scenes.Offerer).Offers()) == 0 && a.Top().Stage().Modals() == 0 && !play.Taught(a) {
		return "somebody is asked and nothing is offered"
	}
	return ""
}

// Kept compares the match on the table with its file, once everything is written.
func (w *Walker) Kept() string {
	f, h := play.File(w.app), w.app.House
	if f == nil || !f.Kept() || h.Folder == nil {
		return ""
	}
	h.Flush()
	m, _, err := h.Folder.ReadMatch(f.Journal.ID())
	if err != nil {
		return fmt.Sprintf("the match on the table cannot be read: %v", err)
	}
	if m.Actions() != f.Match.Actions() || !m.State().Same(f.Match.State()) {
		return fmt.Sprintf("the file has %d actions, the table %d, or another position", m.Actions(), f.Match.Actions())
	}
	return ""
}

// Away gives the focus to another window, or back.
func (w *Walker) Away(away bool) { w.app.Attends = func() bool { return !away } }

// Size is the size of the window in pixels.
func (w *Walker) Size() (width, height int) { return w.app.Size() }

// Told is the title of the tip that is open, and every other text.
func (w *Walker) Told() (title string, words []string) {
	st := w.app.Top().Stage()
	if t := st.Thing(st.Hot()); t != nil && t.Tip != nil {
		title = t.Tip().Title
	}
	return title, st.Words()
}

// A Pressable is a thing that can be pressed, and where.
type Pressable struct {
	ID   string
	X, Y int
}

// Pressables are the things of the topmost scope that a press chooses.
func (w *Walker) Pressables() (l []Pressable) {
	st := w.app.Top().Stage()
	for _, id := range st.Things() {
		t := st.Thing(id)
		if t == nil || t.Disabled || t.Press == nil && len(t.Choices) == 0 {
			continue
		}
		if x, y, ok := st.Pick(id); ok {
			l = append(l, Pressable{id, int(x), int(y)})
		}
	}
	return l
}

// Under is the pressable thing that the pointer rests on, and the position that it stands for; "" while something moves
// or is shown by itself.
func (w *Walker) Under() (id string, at any) {
	st := w.app.Top().Stage()
	if !scenestest.IdleScene(w.app.Top()) || w.app.Sliding() {
		return "", nil
	}
	id = st.Hovered()
	if t := st.Thing(id); t == nil || t.Press == nil && len(t.Choices) == 0 {
		id = ""
	}
	n := -1
	if w.app.Top().Name() == "table" {
		n = play.Table(w.app).Match.Actions()
	}
	return id, [3]any{w.app.Top(), st.Modals(), n}
}

// Shown tells scene and dialogs apart, and what waits for a press.
func (w *Walker) Shown() string {
	a := w.app
	st := a.Top().Stage()
	armed := rules.Action{}
	n := 0
	if a.Top().Name() == "table" {
		armed, _ = play.Armed(a)
		n = play.Table(a).Match.Actions()
	}
	return fmt.Sprint(a.Top().Name(), fmt.Sprintf("%p", a.Top()), st.Modals(), armed, n, st.Focused(), st.Capturing(), st.Carrying(), slices.Sorted(slices.Values(st.Labels())))
}
