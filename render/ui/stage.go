package ui

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Ears hear what happens on a stage. *sound.Player has them.
type Ears interface {
	PlayAt(e sound.Effect, side float64, rival bool)
}

// Stage shows one scene: it keeps the list of things, feels the pointer, holds the focus, and paints. It is used on the
// game's own goroutine. Set its fields before the first Tick, or between ticks.
type Stage struct {
	Kit      *render.Kit
	Theme    *render.Theme
	Bindings *input.Bindings
	Ears     Ears         // nil: nothing is heard
	Layout   input.Layout // what the keyboard prints on its keys; nil: an American one
	Pace     Pace
	Clip     Clip      // where text is copied to; nil: nowhere
	Editing  EditWords // what the menu of a text field says

	// Do gets the actions that no thing on the stage claims: Undo, Menu, and Back where there is nothing to close.
	// While a dialog is open it gets only those that work everywhere. It may be nil.
	Do func(a input.Action)

	// Finished is called at every press, after all motion has been ended and before the press does anything, so that a
	// scene can bring what it was still going to animate to its end and show the list that follows from it. It may be
	// nil.
	Finished func()

	// Busy reports whether the scene is still showing an event. It may be nil.
	Busy func() bool

	// Missed is told of a press that had nothing to do: beside everything, or on what is only looked at.
	Missed func()

	area  render.Rect // the window in points
	scale float64     // device pixels per point
	key   any
	build func(*Builder)
	stale bool // the list must be made again
	dirty bool // the picture must be painted again
	still bool // the next list appears without motion

	things  []*placed          // in painting order
	byID    map[string]*placed //
	scopes  []*scope           // the room of the scene, then dialogs, topmost last
	walks   map[string]*scope  // every scope that ever was, for its memory of the focus
	memos   map[string]any     // what widgets keep
	over    []overlay          // dialogs that the stage itself opened
	doubles []string           // IDs that were there twice
	round   int                // counts lists, to find what is gone

	in          *input.Snapshot
	device      input.Device // that was used up to the last tick
	fired       []input.Fired
	pointer     render.Point
	seen        bool // the pointer has been somewhere
	came        bool // it has moved while this stage was shown
	sawFocus    bool // keys or pad were used before this tick: the focus was to be seen
	hovered     string
	aim         string // what was under the pointer before a press ended all motion
	pressed     string
	downAt      render.Point
	flash       string // what was chosen with keys, shown pressed for a moment
	flashing    int
	carry       *carry
	guard       guard
	zoomed      string
	later       string // what gets the focus once it is on the list
	among       bool   // ... or what is in the middle of all that is offered
	swallow     bool   // the press that is going on turned into something else and chooses nothing
	finger      int    // ticks that a finger has rested on what it presses
	pointing    bool   // it rested so long that it only points
	rollers     []*scroller
	cameras     []*camera
	typing      string                   // the text field that takes what is typed
	catching    func(input.Trigger) bool // waits for a key to be bound
	capturing   string
	captureLeft int
	tip         tipState
	refused     string // what was just refused: its tip is shown at once
	toasts      []toast
	ring        ring
	floats      map[string]*floated // what lies over the scene, by ID
	last        []func(*Builder)    // what is listed after everything else
	ticks       int
	gen         uint64
}

// placed is a thing on the stage with what the stage knows about it.
type placed struct {
	Thing
	scope int
	order int
	round int
	way   journey
	lift  render.Tween
	age   int
}

// scope is a room for the focus: the scene itself, or a dialog over it.
type scope struct {
	id     string
	walker focus.Walker
	graph  *focus.Graph
	first  string
	close  func()
	dim    bool
	loose  bool   // a press beside it closes it
	of     string // the thing that it belongs to
	fresh  bool   // the focus is where the scene has put it, and has not moved since
	round  int
}

// overlay is a dialog or menu that the stage opened itself.
type overlay struct {
	id    string
	build func(*Builder)
}

// NewStage returns an empty stage that paints with kit in the look of theme. Bindings are the standard ones.
func NewStage(kit *render.Kit, theme *render.Theme) *Stage {
	return &Stage{
		Kit: kit, Theme: theme, Bindings: input.Standard(), Pace: UsualPace(),
		byID: map[string]*placed{}, walks: map[string]*scope{}, memos: map[string]any{},
		stale: true, dirty: true, scale: 1, area: render.R(0, 0, 1920, 1080),
	}
}

// Resize tells the stage the size of its canvas in device pixels and the user-interface scale (1 is 100 %). It may be
// called every tick; a change makes the list again, and nothing moves for it.
func (s *Stage) Resize(w, h int, ui float64) {
	scale := render.Scale(w, h, ui)
	if !(scale > 0) {
		return
	}
	area := render.R(0, 0, float64(w)/scale, float64(h)/scale)
	if area != s.area || scale != s.scale {
		s.area, s.scale = area, scale
		s.Rebuild()
		s.still = true
	}
}

// Area is the window in points.
func (s *Stage) Area() render.Rect { return s.area }

// Scale is the number of device pixels per point.
func (s *Stage) Scale() float64 { return s.scale }

// Ruler measures text as it will be painted.
func (s *Stage) Ruler() render.Ruler { return s.Kit.Ruler(s.scale) }

// Show gives the stage its content: a function that lists all things. It runs when the key, which stands for all that
// the list depends on, differs from the last one, when the window or a widget has changed, and after Rebuild. Keys are
// compared with ==; a nil key differs from everything. Call it every tick, or whenever something has changed.
func (s *Stage) Show(key any, build func(*Builder)) {
	s.build = build
	if key != s.key || key == nil {
		s.key = key
		s.Rebuild()
	}
}

// Rebuild makes the list again before the next tick ends.
func (s *Stage) Rebuild() { s.stale, s.dirty = true, true }

// Repaint makes the stage dirty without making the list again.
func (s *Stage) Repaint() { s.dirty = true }

// AtOnce lets what changes next appear without motion: for a scene that begins, or steps through a replay.
func (s *Stage) AtOnce() { s.still = true }

// Dirty reports whether the picture differs from what was painted last.
func (s *Stage) Dirty() bool { return s.dirty || s.Kit.Generation() != s.gen }

// Moving reports whether anything is on its way.
func (s *Stage) Moving() bool {
	for _, t := range s.things {
		if t.way.moving() {
			return true
		}
	}
	return false
}

// Idle reports whether nothing moves, fades or scrolls by itself, except messages that wait to go, and a press may take a
// decision: for scripts.
func (s *Stage) Idle() bool {
	if s.stale || s.Moving() || s.ring.way.moving() || s.flashing > 0 || s.tip.open && s.tip.since < tipFade {
		return false
	}
	if s.awake() && !s.Ready() {
		return false
	}
	for _, r := range s.rollers {
		if r.at.Moving() {
			return false
		}
	}
	for _, t := range s.things {
		if t.lift.Moving() {
			return false
		}
	}
	return true
}

// AtRest reports whether the stage stays as it is until somebody touches it: nothing moves, no message waits to go, and
// no tip is about to open or has just opened.
func (s *Stage) AtRest() bool {
	return s.Idle() && len(s.toasts) == 0 && !s.tip.pending() && s.catching == nil
}

// Finish brings everything that moves to its goal.
func (s *Stage) Finish() {
	for _, t := range s.things {
		if t.way.moving() {
			t.way.finish()
			s.dirty = true
		}
	}
}

// Pointer is where the pointer is, in points.
func (s *Stage) Pointer() render.Point { return s.pointer }

// Hovered is the ID of the thing under the pointer, or "".
func (s *Stage) Hovered() string { return s.hovered }

// Focused is the ID of the thing that keys and pad would choose, or "".
func (s *Stage) Focused() string {
	if len(s.scopes) == 0 {
		return ""
	}
	return s.top().walker.At()
}

// Hot is the ID of the thing that is being looked at: the focused one while a person uses keys or pad, else the hovered one.
func (s *Stage) Hot() string {
	if s.keyed() {
		return s.Focused()
	}
	return s.hovered
}

// keyed reports whether keys or pad were used last, so that the focus ring shows.
func (s *Stage) keyed() bool { return s.in != nil && s.in.Device != input.Pointer }

// ByKeys reports whether keys or pad were used last, not the pointer.
func (s *Stage) ByKeys() bool { return s.keyed() }

// OnPad reports whether a gamepad was used last: key caps then show its buttons.
func (s *Stage) OnPad() bool { return s.in != nil && s.in.Device == input.Gamepad }

// PadFamily is what is printed on the pad that is in use, or was last.
func (s *Stage) PadFamily() input.Family { return s.family() }

// Focus puts the focus on a thing.
func (s *Stage) Focus(id string) {
	if len(s.scopes) == 0 {
		s.root().first = id
		return
	}
	s.top().walker.Put(s.graph(s.top()), id)
	s.dirty = true
}

// Find returns where a thing is now, and whether it is on the stage and within the window.
func (s *Stage) Find(id string) (render.Rect, bool) {
	t := s.byID[id]
	if t == nil {
		return render.Rect{}, false
	}
	at := t.way.at()
	return at, at.Overlaps(s.area)
}

// Moves reports whether a thing is on its way to where it is listed.
func (s *Stage) Moves(id string) bool {
	t := s.byID[id]
	return t != nil && t.way.moving()
}

// Pick returns a point, in device pixels, at which a press would hit the thing, and whether there is one: for scripts.
func (s *Stage) Pick(id string) (x, y float64, ok bool) {
	t := s.byID[id]
	if t == nil {
		return 0, 0, false
	}
	at := t.way.at()
	const n = 8
	for ring := range n {
		for i := -ring; i <= ring; i++ {
			for j := -ring; j <= ring; j++ {
				if max(i, -i, j, -j) != ring {
					continue
				}
				p := at.Center().Add(render.Pt(float64(i)*at.W/(2*n), float64(j)*at.H/(2*n)))
				if hit := s.hit(p); hit == t {
					return p.X * s.scale, p.Y * s.scale, true
				}
			}
		}
	}
	return 0, 0, false
}

// Things returns the IDs of all things in painting order: for tests and scripts.
func (s *Stage) Things() []string {
	ids := make([]string, 0, len(s.things))
	for _, t := range s.things {
		ids = append(ids, t.ID)
	}
	return ids
}

// Labels returns what is written on the things of the topmost scope, in painting order, without marks.
func (s *Stage) Labels() []string {
	var out []string
	for _, t := range s.things {
		if t.scope == len(s.scopes)-1 && t.Label != "" {
			out = append(out, render.Plain(t.Label))
		}
	}
	return out
}

// Words returns everything that can be read off the stage as text, without marks: labels of all scopes, the open tip,
// messages. What a scene paints into a picture is among them only as the Label of its thing.
func (s *Stage) Words() []string {
	var out []string
	add := func(text string) {
		if text != "" {
			out = append(out, render.Plain(text))
		}
	}
	for _, t := range s.things {
		add(t.Label)
	}
	if t, tip, _ := s.explained(); t != nil {
		add(tip.Title)
		add(tip.Body)
		for _, k := range tip.Keywords {
			add(k.Name)
			add(k.Text)
		}
		add(tip.Reason)
		add(tip.More)
	}
	for _, t := range s.toasts {
		add(t.text)
	}
	return out
}

// Perform chooses the thing, or the choice of a thing, that has this label: for scripts. It fails when nothing on the
// topmost scope has it, or when it cannot be chosen now.
func (s *Stage) Perform(label string) error {
	s.refresh()
	for _, t := range s.things {
		if t.scope != len(s.scopes)-1 {
			continue
		}
		for _, c := range t.Choices {
			if render.Plain(c.Label) != label {
				continue
			}
			if c.Disabled || t.Disabled {
				return fmt.Errorf("%q cannot be chosen: %s%s", label, c.Why, t.Why)
			}
			s.Rebuild()
			c.Do()
			return nil
		}
		if render.Plain(t.Label) == label && t.acts() {
			if t.Disabled {
				return fmt.Errorf("%q cannot be chosen: %s", label, t.Why)
			}
			s.choose(t)
			return nil
		}
	}
	return fmt.Errorf("nothing here says %q", label)
}

// Choosable returns the IDs of the things of the topmost scope that can be chosen now, in painting order: for scripts.
func (s *Stage) Choosable() []string {
	var out []string
	for _, t := range s.things {
		if t.scope == len(s.scopes)-1 && t.ID != "" && !t.Disabled && (t.Press != nil || len(t.Choices) > 0) {
			out = append(out, t.ID)
		}
	}
	return out
}

// Mistakes returns the IDs that were given to two things of one list. It should always be empty; tests look at it.
func (s *Stage) Mistakes() []string { return s.doubles }

// Thing returns what the list says about a thing, or nil. It must not be changed.
func (s *Stage) Thing(id string) *Thing {
	if t := s.byID[id]; t != nil {
		return &t.Thing
	}
	return nil
}

// hear plays the sound of something that happened at a place.
func (s *Stage) hear(e sound.Effect, at render.Rect) {
	if s.Ears != nil && e != sound.None {
		side := 0.0
		if s.area.W > 0 {
			side = 2*at.Center().X/s.area.W - 1
		}
		s.Ears.PlayAt(e, math.Max(-1, math.Min(1, side)), false)
	}
}

// Tick lets one tick pass with what the person did in it.
func (s *Stage) Tick(in *input.Snapshot) {
	s.ticks++
	was := s.device // the snapshot may be the one of the last tick, filled anew
	s.in, s.device = in, in.Device
	s.sawFocus = was != input.Pointer
	if s.device != was {
		s.dirty = true
		if s.device == input.Gamepad || was == input.Gamepad {
			s.stale = true // key caps change
		}
	}
	s.refresh()
	s.guard.nothing = s.end()
	if in.Any() {
		s.interrupt()
	}
	s.dialogs()
	s.point()
	s.refresh()
	s.dialogs()
	if !s.guard.nothing {
		s.keys()
		s.refresh()
		s.dialogs()
	}
	s.age()
	s.refresh()
}

// interrupt ends all motion because the person goes on.
func (s *Stage) interrupt() {
	s.aim = ""
	if s.in.Pressed != 0 && s.Moving() {
		if t := s.hit(s.toPoint(s.in.X, s.in.Y)); t != nil {
			s.aim = t.ID // what the person saw is what is pressed, wherever it is by then
		}
	}
	s.Finish()
	if s.Finished != nil {
		s.Finished()
		if s.stale {
			s.still = true
			s.refresh()
		}
	}
}

func (s *Stage) toPoint(x, y float64) render.Point {
	return render.Pt(x/s.scale, y/s.scale)
}

// age moves everything that goes by itself: journeys, lifts, tips, toasts.
func (s *Stage) age() {
	hot := s.Hot()
	for _, r := range s.rollers {
		if r.at.Tick() {
			s.Rebuild()
		}
	}
	for _, t := range s.things {
		if t.way.tick() {
			s.dirty = true
		}
		if t.age++; t.age < 0 {
			t.age = math.MaxInt32
		}
		goal := 0.0
		if t.Lifts && (t.ID == hot || t.ID == s.pressed) && !t.Disabled && !s.Pace.Mine.Reduced {
			goal = 1
		}
		if t.lift.To() != goal {
			t.lift.Go(goal, s.Pace.Mine.Length(render.LiftMS), render.EaseOut)
			s.dirty = true
		}
		if t.lift.Tick() {
			s.dirty = true
		}
	}
	if s.flashing > 0 {
		if s.flashing--; s.flashing == 0 {
			s.flash = ""
			s.dirty = true
		}
	}
	s.ageTip(hot)
	s.ageRing()
	s.ageCapture()
	s.ageToasts()
}

// ageTip settles what is explained.
func (s *Stage) ageTip(hot string) {
	if s.refused != "" && (hot != s.refused && s.tip.id != s.refused || s.byID[s.refused] == nil) {
		s.refused = ""
	}
	show := hot
	if s.carry != nil {
		show = s.carry.over
	}
	if s.refused != "" {
		show = s.refused
	}
	t := s.byID[show]
	if t == nil || t.Tip == nil && t.Comes == nil && t.Big == nil && t.Why == "" {
		show = ""
	}
	still := s.in.DX == 0 && s.in.DY == 0 && (s.in.Held == 0 || s.pointing)
	s.came = s.came || s.in.DX != 0 || s.in.DY != 0 || s.in.Held != 0
	if !s.came && !s.keyed() && s.carry == nil && s.refused == "" {
		show = "" // it rests where it was left in another scene
	}
	if s.tip.look(show, still, s.in.DX != 0 || s.in.DY != 0, show != "" && (s.keyed() || s.refused == show || s.carry != nil)) {
		s.dirty = true
	}
}

// top is the scope that has the focus and feels the pointer.
func (s *Stage) top() *scope { return s.scopes[len(s.scopes)-1] }

// root is the scope of the scene itself.
func (s *Stage) root() *scope { return s.walk("") }

// walk returns the scope of an ID with its memory.
func (s *Stage) walk(id string) *scope {
	sc := s.walks[id]
	if sc == nil {
		sc = &scope{id: id}
		s.walks[id] = sc
	}
	return sc
}

// Cursor returns the shape that the pointer should have over what it is on.
func (s *Stage) Cursor() ebiten.CursorShapeType {
	t := s.byID[s.hovered]
	switch {
	case s.carry != nil:
		return ebiten.CursorShapeMove
	case t == nil || t.Disabled || !t.acts():
		return ebiten.CursorShapeDefault
	case s.memos[t.ID] != nil && isEditor(s.memos[t.ID]):
		return ebiten.CursorShapeText
	}
	return ebiten.CursorShapePointer
}
