package scenes

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
)

// A Walker plays a script against the program line by line, and looks between the lines at what the scene shows.
type Walker struct {
	app    *App
	driver *Driver
	canvas *ebiten.Image
	armed  rules.Action // what waited for its second press before the line
	at     int          // actions of the match then
}

// Walk begins a script that is written while it plays.
func (a *App) Walk(canvas *ebiten.Image) *Walker {
	d, _ := NewDriver("walk", strings.NewReader(""), "")
	d.Stay = true
	w := &Walker{app: a, driver: d, canvas: canvas}
	a.Drive(d)
	return w
}

// Line plays a line; alive is false once the program has been left.
func (w *Walker) Line(text string) (alive bool, err error) {
	d, a := w.driver, w.app
	l := line{number: len(d.lines) + 1, words: strings.Fields(text)}
	_, l.rest, _ = strings.Cut(text, " ")
	if err := check(l); err != nil {
		return true, err
	}
	if l.words[0] == "resize" { // there is no window that would get its size late
		x, y, err := size(l.words[1])
		if err != nil {
			return true, err
		}
		a.Resize(canvasIn(x, y))
		a.drawn = false
	}
	w.armed, w.at = rules.Action{}, 0
	if t, ok := a.Top().(*tableScene); ok {
		if w.armed, _ = t.Armed(); t.view != nil {
			if way, _ := t.view.Way(w.armed); len(way) > 1 {
				w.armed = rules.Action{} // of a way the last step may be the one that cannot be taken back
			}
		}
		w.at = t.sit.Match.Actions()
	}
	d.lines = append(d.lines, l)
	for done := false; !done; {
		done = d.Over() // one tick more: what the line led to is listed
		if err := a.Update(); errors.Is(err, ebiten.Termination) {
			return false, nil
		} else if err != nil {
			return true, err
		}
		if a.failed != nil || a.Top() == nil {
			break
		}
		if !a.drawn || !a.painted && l.words[0] == "resize" && !a.House.Kit.Loading() { // a resize waits for its picture
			a.Draw(w.canvas)
		}
		if s := a.Table(); s != nil && s.Thinking() >= 0 || !a.House.Settled() {
			time.Sleep(time.Millisecond)
		}
	}
	err, a.failed = a.failed, nil
	return a.Top() != nil && !a.leaving, err
}

// Draw draws what is shown.
func (w *Walker) Draw() { w.app.Draw(w.canvas) }

// Broken is a law that what is shown breaks, "" for none.
func (w *Walker) Broken() string {
	a := w.app
	top := a.Top()
	st := top.Stage()
	if _, ok := top.(*crashScene); ok {
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
	if t, ok := top.(*tableScene); ok {
		if l := OverPrompt(st); len(l) > 0 && st.Modals() == 0 && IdleScene(top) {
			return fmt.Sprintf("%v covers the prompt %q", l, st.Thing("prompt").Label)
		}
		if s := w.table(t); s != "" {
			return s
		}
	}
	if len(st.Choosable()) == 0 && IdleScene(top) && w.app.House.task == nil { // what takes its time shows nothing for a moment
		return "nothing can be chosen in " + top.Name()
	}
	return ""
}

// OverPrompt are the things that lie over the prompt and do not belong to it, what flies across apart; where what the arbiter
// placed may lie is a law of its own.
func OverPrompt(st *ui.Stage) (l []string) {
	prompt := st.Thing("prompt")
	if prompt == nil || st.Thing("table") != nil { // of a table in pages the prompt lies beside the page
		return nil
	}
	floats := slices.Collect(maps.Values(st.Floats()))
	below := true
	for _, id := range st.Things() {
		t := st.Thing(id)
		switch {
		case id == "prompt":
			below = false
		case t == nil || t.Paint == nil || strings.HasPrefix(id, "flight#") || t.Group == "prompt" || t.Layer < prompt.Layer || t.Layer == prompt.Layer && below:
		case slices.ContainsFunc(floats, func(r render.Rect) bool { return r.Has(t.Shape.Bounds().Center()) }):
		case t.Shape.Bounds().Inset(2).Overlaps(prompt.Shape.Bounds()):
			l = append(l, id)
		}
	}
	return l
}

// IdleScene reports whether nothing goes on by itself in a scene.
func IdleScene(s Scene) bool {
	w, ok := s.(Worker)
	return (!ok || w.Idle()) && s.Stage().Idle()
}

// table is a law that a table breaks.
func (w *Walker) table(t *tableScene) string {
	s := t.sit
	if w.armed != (rules.Action{}) && s.Match.Actions() == w.at+1 && len(s.Match.Steps()) > 0 {
		next := s.Match.Turn()
		last := s.Match.Steps()[len(s.Match.Steps())-1]
		if _, person := s.Person(next.Seat); last.Action == w.armed && s.NoUndo().IsZero() && (next.Seat < 0 || person) {
			return fmt.Sprintf("a second press was asked for %q, which Undo takes back", t.say(s.Match.State().Describe(w.armed)))
		}
	}
	v, turn := t.view, s.Match.Turn()
	if v == nil || s.Showing() || t.built != s.Version() {
		return ""
	}
	if !v.Shown.Same(s.Match.View(v.Seat)) {
		return fmt.Sprintf("the table shows another position than seat %d may see", v.Seat)
	}
	if v.Asked && turn.Seat >= 0 && (v.Facing() != turn.Seat || v.Seat >= 0 && v.Seat != turn.Seat) {
		return fmt.Sprintf("seat %d is asked, the table faces %d before the eyes of %d", turn.Seat, v.Facing(), v.Seat)
	}
	if v.Asked && len(t.Offers()) == 0 && t.stage.Modals() == 0 && t.lesson == nil {
		return "somebody is asked and nothing is offered"
	}
	return ""
}

// Kept compares the match on the table with its file, once everything is written.
func (w *Walker) Kept() string {
	t, ok := w.app.Top().(*tableScene)
	h := w.app.House
	if !ok || !t.file.Kept() || h.Folder == nil {
		return ""
	}
	h.Flush()
	m, _, err := h.Folder.ReadMatch(t.file.Journal.ID())
	if err != nil {
		return fmt.Sprintf("the match on the table cannot be read: %v", err)
	}
	if m.Actions() != t.file.Match.Actions() || !m.State().Same(t.file.Match.State()) {
		return fmt.Sprintf("the file has %d actions, the table %d, or another position", m.Actions(), t.file.Match.Actions())
	}
	return ""
}

// Away gives the focus to another window, or back.
func (w *Walker) Away(away bool) { w.app.Attends = func() bool { return !away } }

// Size is the size of the window in pixels.
func (w *Walker) Size() (width, height int) { return w.app.w, w.app.h }

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
	if !IdleScene(w.app.Top()) || w.app.slide.left > 0 {
		return "", nil
	}
	id = st.Hovered()
	if t := st.Thing(id); t == nil || t.Press == nil && len(t.Choices) == 0 {
		id = ""
	}
	n := -1
	if t, ok := w.app.Top().(*tableScene); ok {
		n = t.sit.Match.Actions()
	}
	return id, [3]any{w.app.Top(), st.Modals(), n}
}

// Shown tells scene and dialogs apart, and what waits for a press.
func (w *Walker) Shown() string {
	a := w.app
	st := a.Top().Stage()
	armed := rules.Action{}
	n := 0
	if t, ok := a.Top().(*tableScene); ok {
		armed, n = t.armed, t.sit.Match.Actions()
	}
	return fmt.Sprint(a.Top().Name(), len(a.stack), st.Modals(), armed, n, st.Focused(), st.Capturing(), st.Carrying(), slices.Sorted(slices.Values(st.Labels())))
}
