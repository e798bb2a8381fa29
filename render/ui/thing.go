package ui

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Layer is the height at which a thing lies; higher ones are painted later and hit first.
type Layer int16

// The layers of a table, low to high. Others may be made between them.
const (
	LayerTable  Layer = 0
	LayerBoard  Layer = 10
	LayerRooms  Layer = 20
	LayerTokens Layer = 30
	LayerPawns  Layer = 40
	LayerPanels Layer = 50
	layerMarks  Layer = 55 // brackets and paths over the board, painted by the stage
	LayerHand   Layer = 60
	LayerRaised Layer = 70 // what is being held up
	LayerFront  Layer = 80
)

// Thing is one thing on the screen. Only ID, Shape and Paint are needed; everything else is what it can do besides.
type Thing struct {
	// ID says what the thing is, such as "room:3" or "button:undo". No two things on the screen have the same one.
	// A thing that keeps its ID keeps its focus, and moves from its old place to its new one.
	ID    string
	Shape Shape // in points
	Layer Layer
	Group string // what belongs together for the focus; the builder's group when empty

	// Label is what is written on the thing, or its name: a script finds it by that.
	Label string

	// Paint draws the thing at State.At. It may be nil for an area that is only felt.
	Paint func(c render.Canvas, st State)

	// Press is what choosing the thing does. With Choices there is more than one possibility, and a small menu asks.
	Press    func()
	Choices  []Choice
	Menu     *Menu        // how that menu lies on the screen; nil for lines beside the thing
	Key      input.Action // an action that chooses the thing from anywhere in its scope
	Disabled bool         // cannot be chosen now
	Why      string       // the reason, as a sentence, shown when it cannot be chosen
	Locks    bool         // while it cannot be chosen it looks so: dimmed, under a strip with a lock
	Sound    sound.Effect // heard when it is chosen; the zero value is a button's tick
	Silent   bool         // no sound of its own
	Commits  bool         // choosing it takes a decision: see Stage.Asks

	// Tip explains the thing. Big is its full-size picture, shown beside it. Inspect takes the place of showing Big
	// when a person asks for it with the right button or the zoom key.
	// Comes tells what choosing the thing would change here and now; its lines follow those of the tip.
	Tip     func() Tip
	Comes   func() []Keyword
	Big     *Big
	Inspect func()
	More    string       // what a key tells of the thing besides: the last line of its tip
	MoreKey input.Action // that key
	Told    bool         // the thing shows by itself what its tip says: no paper beside it

	// Drag lets the thing be carried to others, with the pointer, or with Confirm and arrows. A thing that can also be
	// pressed is carried with the pointer only: there pressing must offer the same in another way.
	Drag *Drag

	// Nudge takes the arrows while the thing has the focus; when it returns false the arrow moves the focus. Wheel
	// takes the wheel and the right stick over the thing; Page takes PageUp, PageDown, First and Last. Both return
	// false when there is nothing to scroll. Track follows the pointer from press to release.
	Nudge func(d focus.Direction, again bool) bool
	Wheel func(notches float64) bool
	Page  func(a input.Action) bool
	Track func(p render.Point, phase Phase)

	// In is the ID of the thing that scrolls this one: Wheel and Page are asked there too.
	In string

	Mark   Mark
	Points []Pointing // what the thing would act on, shown while it is hovered or has the focus
	Move   Move
	From   *render.Rect // where the thing comes from when it is new
	Lifts  bool         // hover and focus change its picture little by little; see State.Lift
	Raises bool         // it is painted above its layer while hovered or focused, with what lies on it
	On     string       // the ID of the thing that it lies on
	Clip   *render.Rect // what lies outside is neither painted nor hit

	Decor  bool // only painted: the pointer goes through it and it never has the focus
	Solid  bool // stops the pointer although there is nothing to do or to tell
	Mouse  bool // never has the focus, though the pointer can use it
	Keeps  bool // no tip covers it
	Modest bool // never has the focus ring painted round it; it shows the focus by itself

	leads bool              // a button that goes on
	shows func(render.Rect) // scrolls a part of the list into sight, where the thing lies in a ScrollArea
}

// Choice is one of several things that can be done with a thing.
type Choice struct {
	Label    string
	Icon     string
	Disabled bool
	Why      string
	Tip      func() Tip
	Comes    func() []Keyword // see Thing.Comes
	Do       func()
}

// Menu is how the question which of a thing's Choices is meant lies on the screen, where it is not asked in lines
// beside the thing.
type Menu struct {
	Label  string                                 // the question
	Panel  render.Rect                            // what lies behind all, in points
	Back   func(c render.Canvas, r render.Rect)   // paints it
	Places []render.Rect                          // of the Choices, as many as there are
	Paint  func(c render.Canvas, i int, st State) // paints one of them
}

// Big is a picture of a thing at reading size.
type Big struct {
	W, H  float64 // points
	Paint func(c render.Canvas, r render.Rect)
	Room  render.Rect // where it may lie, in points; empty: anywhere in the window
}

// Drag is how a thing is carried.
type Drag struct {
	Targets []string                             // IDs of the things it may be dropped on
	Drop    func(target string)                  // called when it is dropped on one of them
	Why     func(target string) string           // why it may not be dropped on another; may be nil
	Paint   func(c render.Canvas, r render.Rect) // the thing in the hand; nil paints the thing itself
}

// Pointing is a line from a thing to another one that it would act on.
type Pointing struct {
	From  string // ID of the thing at which the line starts; "" is the thing itself
	To    string // ID of the thing at which it ends
	Label string // what comes of it, on a pill at the end; may hold marks such as {icon:alarm}
	Plain bool   // no line, only the mark around To
}

// Mark is how the stage sets a thing off.
type Mark uint8

// The marks.
const (
	NoMark   Mark = iota
	Legal         // can be chosen for what is being asked: brackets at its corners
	Selected      // has been chosen already: a full frame
	Aimed         // something hovered would act on it: bright brackets
)

// Phase is where a press on a thing stands.
type Phase uint8

// The phases of a press.
const (
	Down    Phase = iota // the button goes down
	Again                // the button goes down for the second time in quick succession
	Moving               // the pointer moves with the button down
	Release              // the button comes up
)

// State is what a thing needs to know to paint itself.
type State struct {
	At       render.Rect // where the thing is now; on the way while it moves
	Hover    bool        // the pointer is on it
	Focus    bool        // keys or pad would choose it
	Pressed  bool        // a button is down on it
	Disabled bool
	Mark     Mark
	Lift     float64 // 0 at rest to 1 hovered or focused, eased
	Age      int     // ticks since the thing appeared
	Moved    float64 // 0 to 1 while it moves from one place to another; 1 at rest
	Turned   bool    // a move that turns it over is in its second half (or at rest)
	Carried  bool    // this is the picture in the hand while it is dragged
}

// Hot reports whether hover or focus is on the thing.
func (st State) Hot() bool { return st.Hover || st.Focus }

// focusable reports whether keys and pad should get to the thing: it does something, or explains itself.
func (t *Thing) focusable() bool {
	if t.Decor || t.Mouse || t.ID == "" {
		return false
	}
	return t.acts() || t.Disabled || t.Tip != nil || t.Big != nil || t.Why != ""
}

// acts reports whether there is something to do with the thing, now or later.
func (t *Thing) acts() bool {
	return t.Press != nil || len(t.Choices) > 0 || t.Drag != nil || t.Nudge != nil || t.Track != nil
}

// felt reports whether the pointer notices the thing.
func (t *Thing) felt() bool {
	return !t.Decor && (t.Solid || t.Mouse || t.focusable() || t.Wheel != nil)
}
