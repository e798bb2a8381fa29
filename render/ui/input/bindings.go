package input

import (
	"fmt"
	"slices"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is what a person wants, apart from the key that says so.
type Action uint8

// The actions. The first ten steer the focus and work inside every widget.
const (
	NoAction   Action = iota
	Up                // move the focus
	Down              //
	LeftArrow         //
	RightArrow        //
	Confirm           // choose what has the focus
	Back              // close, cancel, or open the menu where there is nothing to close
	Next              // the next thing, in reading order
	Previous          // the thing before
	NextGroup         // the next tab, or the next group of things
	PrevGroup         // the tab or group before
	PageUp            // scroll by a page
	PageDown          //
	First             // scroll to the start
	Last              // scroll to the end
	Zoom              // show what has the focus full size
	Undo
	Redo
	Hint
	Rules
	Cards // look up what is pointed at in the almanac
	Menu
	Log
	Skip       // let running animations end at once
	Fullscreen // switch between window and whole screen
	Mute       // sound on or off
	Closer     // look at the board more closely
	Further    // less closely
	Fit        // all of it
	Picture    // writes what is on the screen to a file
	Again      // the last turns of rivals once more
	Answer1    // the first answer that the prompt offers, and so on
	Answer2
	Answer3
	Answer4
	Answer5
	Answer6
	Answer7
	Answer8
	Answer9

	actionCount
)

// standard is the table that every player starts with. Fixed triggers belong to their action for ever, so that nobody
// can lock themselves out; Free ones can be changed.
var standard = [actionCount]struct {
	name  string
	fixed []Trigger
	free  []Trigger
}{
	Up:         {"up", []Trigger{Key(ebiten.KeyArrowUp), OnPad(PadUp)}, nil},
	Down:       {"down", []Trigger{Key(ebiten.KeyArrowDown), OnPad(PadDown)}, nil},
	LeftArrow:  {"left", []Trigger{Key(ebiten.KeyArrowLeft), OnPad(PadLeft)}, nil},
	RightArrow: {"right", []Trigger{Key(ebiten.KeyArrowRight), OnPad(PadRight)}, nil},
	Confirm:    {"confirm", []Trigger{Key(ebiten.KeyEnter), Key(ebiten.KeyNumpadEnter), OnPad(PadA)}, []Trigger{Key(ebiten.KeySpace)}},
	Back:       {"back", []Trigger{Key(ebiten.KeyEscape), OnPad(PadB)}, []Trigger{Key(ebiten.KeyBackspace)}},
	Next:       {"next", []Trigger{Key(ebiten.KeyTab)}, nil},
	Previous:   {"previous", []Trigger{Key(ebiten.KeyTab, Shift)}, nil},
	NextGroup:  {"nextgroup", []Trigger{OnPad(PadRB)}, []Trigger{Key(ebiten.KeyTab, Control)}},
	PrevGroup:  {"prevgroup", []Trigger{OnPad(PadLB)}, []Trigger{Key(ebiten.KeyTab, Control, Shift)}},
	PageUp:     {"pageup", []Trigger{Key(ebiten.KeyPageUp)}, nil},
	PageDown:   {"pagedown", []Trigger{Key(ebiten.KeyPageDown)}, nil},
	First:      {"first", []Trigger{Key(ebiten.KeyHome)}, nil},
	Last:       {"last", []Trigger{Key(ebiten.KeyEnd)}, nil},
	Zoom:       {"zoom", nil, []Trigger{Key(ebiten.KeyC), OnPad(PadLT)}},
	Undo:       {"undo", nil, []Trigger{Key(ebiten.KeyZ), Key(ebiten.KeyZ, Control), OnPad(PadX)}},
	Redo:       {"redo", nil, []Trigger{Key(ebiten.KeyY), Key(ebiten.KeyY, Control), OnPad(PadRS)}},
	Hint:       {"hint", nil, []Trigger{Key(ebiten.KeyH), OnPad(PadY)}},
	Rules:      {"rules", nil, []Trigger{Key(ebiten.KeyF1), OnPad(PadSelect)}},
	Cards:      {"cards", nil, []Trigger{Key(ebiten.KeyF2)}},
	Menu:       {"menu", nil, []Trigger{Key(ebiten.KeyF10), OnPad(PadStart)}},
	Log:        {"log", nil, []Trigger{Key(ebiten.KeyL), OnPad(PadLS)}},
	Skip:       {"skip", nil, []Trigger{Key(ebiten.KeyPeriod), OnPad(PadRT)}},
	Fullscreen: {"fullscreen", nil, []Trigger{Key(ebiten.KeyF11), Key(ebiten.KeyEnter, Alt)}},
	Mute:       {"mute", nil, []Trigger{Key(ebiten.KeyM)}},
	Closer:     {"closer", nil, []Trigger{Key(ebiten.KeyEqual), Key(ebiten.KeyNumpadAdd)}},
	Further:    {"further", nil, []Trigger{Key(ebiten.KeyMinus), Key(ebiten.KeyNumpadSubtract)}},
	Again:      {"again", nil, []Trigger{Key(ebiten.KeyR)}},
	Picture:    {"picture", nil, []Trigger{Key(ebiten.KeyF12)}},
	Answer1:    {"answer1", nil, []Trigger{Key(ebiten.KeyDigit1), Key(ebiten.KeyNumpad1)}},
	Answer2:    {"answer2", nil, []Trigger{Key(ebiten.KeyDigit2), Key(ebiten.KeyNumpad2)}},
	Answer3:    {"answer3", nil, []Trigger{Key(ebiten.KeyDigit3), Key(ebiten.KeyNumpad3)}},
	Answer4:    {"answer4", nil, []Trigger{Key(ebiten.KeyDigit4), Key(ebiten.KeyNumpad4)}},
	Answer5:    {"answer5", nil, []Trigger{Key(ebiten.KeyDigit5), Key(ebiten.KeyNumpad5)}},
	Answer6:    {"answer6", nil, []Trigger{Key(ebiten.KeyDigit6), Key(ebiten.KeyNumpad6)}},
	Answer7:    {"answer7", nil, []Trigger{Key(ebiten.KeyDigit7), Key(ebiten.KeyNumpad7)}},
	Answer8:    {"answer8", nil, []Trigger{Key(ebiten.KeyDigit8), Key(ebiten.KeyNumpad8)}},
	Answer9:    {"answer9", nil, []Trigger{Key(ebiten.KeyDigit9), Key(ebiten.KeyNumpad9)}},
	Fit:        {"fit", nil, []Trigger{Key(ebiten.KeyDigit0), Key(ebiten.KeyNumpad0)}},
}

// Actions returns every action, in the order of a settings page.
func Actions() []Action {
	all := make([]Action, 0, actionCount)
	for a := Up; a < actionCount; a++ {
		all = append(all, a)
	}
	return all
}

// String returns the short name under which bindings are saved and texts are looked up, such as "undo".
func (a Action) String() string {
	if a >= actionCount {
		return ""
	}
	return standard[a].name
}

// ActionNamed returns the action with this name, or NoAction.
func ActionNamed(name string) Action {
	for _, a := range Actions() {
		if a.String() == name {
			return a
		}
	}
	return NoAction
}

// Everywhere reports whether the action works whatever lies over a scene, and takes no decision.
func (a Action) Everywhere() bool { return a == Fullscreen || a == Mute || a == Picture }

// Steers reports whether the action moves or uses the focus, and so must be left to the stage.
func (a Action) Steers() bool { return a >= Up && a <= Zoom }

// Answer is the action that gives answer n of a prompt, from 1; NoAction where there is no key for it.
func Answer(n int) Action {
	if n < 1 || n > int(Answer9-Answer1)+1 {
		return NoAction
	}
	return Answer1 + Action(n-1)
}

// Answers reports whether the action gives an answer of a prompt.
func (a Action) Answers() bool { return a >= Answer1 && a <= Answer9 }

// maxTriggers is how many free triggers one action can have.
const maxTriggers = 4

// Bindings is the table from triggers to actions. The zero value has only the fixed triggers; see Standard.
type Bindings struct {
	free [actionCount][]Trigger
}

// Standard returns the bindings that every player starts with.
func Standard() *Bindings { return StandardOf(BothHands) }

// Fixed returns the triggers of an action that cannot be changed. The slice is shared; leave it alone.
func Fixed(a Action) []Trigger { return standard[a].fixed }

// Free returns the triggers of an action that can be changed. The caller owns the slice.
func (b *Bindings) Free(a Action) []Trigger { return slices.Clone(b.free[a]) }

// Of returns all triggers of an action, the ones best shown on a key cap first: free before fixed.
func (b *Bindings) Of(a Action) []Trigger {
	return append(slices.Clone(b.free[a]), standard[a].fixed...)
}

// Shown returns the trigger to print beside a button for the action: a pad button when pad is set, else a key; no
// trigger when there is none.
func (b *Bindings) Shown(a Action, pad bool) Trigger {
	for _, t := range b.Of(a) {
		if t.IsPad() == pad {
			return t
		}
	}
	return Trigger{}
}

// Owner returns the action that a trigger belongs to, or NoAction.
func (b *Bindings) Owner(t Trigger) Action {
	if t.None() {
		return NoAction
	}
	for a := range standard {
		if slices.Contains(standard[a].fixed, t) || slices.Contains(b.free[a], t) {
			return Action(a)
		}
	}
	return NoAction
}

// Conflict says that a trigger is in use.
type Conflict struct {
	Trigger Trigger
	Owner   Action
	Fixed   bool // it cannot be taken away from its owner
}

// Error implements error, for developers; a settings page says it in its own words.
func (c *Conflict) Error() string {
	if c.Fixed {
		return fmt.Sprintf("%v always means %v", c.Trigger, c.Owner)
	}
	return fmt.Sprintf("%v already means %v", c.Trigger, c.Owner)
}

// Bind adds a trigger to an action. It returns a *Conflict, and changes nothing, when the trigger belongs to another
// action; use Rebind to take it away from there. A trigger the action has already is no error.
func (b *Bindings) Bind(a Action, t Trigger) error {
	switch owner := b.Owner(t); {
	case t.None() || a == NoAction || a >= actionCount:
		return fmt.Errorf("nothing to bind")
	case owner == a:
		return nil
	case owner != NoAction:
		return &Conflict{t, owner, slices.Contains(standard[owner].fixed, t)}
	case len(b.free[a]) >= maxTriggers:
		return fmt.Errorf("%v has %d triggers already", a, maxTriggers)
	}
	b.free[a] = append(b.free[a], t)
	return nil
}

// Rebind puts a trigger in place of another one (or adds it, when old is no trigger), taking it away from the action
// that had it. It returns a *Conflict, and changes nothing, when that one holds it for ever.
func (b *Bindings) Rebind(a Action, old, t Trigger) error {
	owner := b.Owner(t)
	if owner != NoAction && slices.Contains(standard[owner].fixed, t) {
		if owner == a {
			return nil
		}
		return &Conflict{t, owner, true}
	}
	place := slices.Index(b.free[a], old)
	if place < 0 {
		if owner != NoAction && owner != a {
			b.Unbind(owner, t)
		}
		return b.Bind(a, t)
	}
	if owner != NoAction && !(owner == a && t == old) {
		b.Unbind(owner, t)
		place = slices.Index(b.free[a], old)
	}
	b.free[a][place] = t
	return nil
}

// Unbind takes a free trigger away from an action.
func (b *Bindings) Unbind(a Action, t Trigger) {
	b.free[a] = slices.DeleteFunc(b.free[a], func(have Trigger) bool { return have == t })
}

// Conflicts lists triggers that stand in the table more than once; a table built with Bind and Rebind has none.
func (b *Bindings) Conflicts() []Conflict {
	var out []Conflict
	seen := map[Trigger]Action{}
	for a := range standard {
		for _, t := range standard[a].fixed {
			seen[t] = Action(a)
		}
	}
	for a := range standard {
		for _, t := range b.free[a] {
			if owner, taken := seen[t]; taken {
				out = append(out, Conflict{t, owner, slices.Contains(standard[owner].fixed, t)})
				continue
			}
			seen[t] = Action(a)
		}
	}
	return out
}

// Unbound returns the actions that no key (or, with pad, no pad button) sets off.
func (b *Bindings) Unbound(pad bool) []Action {
	var out []Action
	for _, a := range Actions() {
		if b.Shown(a, pad).None() {
			out = append(out, a)
		}
	}
	return out
}

// Save returns the free triggers as text, by action name, for a settings file.
func (b *Bindings) Save() map[string][]string {
	out := map[string][]string{}
	for _, a := range Actions() {
		list := make([]string, len(b.free[a]))
		for i, t := range b.free[a] {
			list[i] = t.String()
		}
		out[a.String()] = list
	}
	return out
}

// Load returns the bindings that Save wrote. Actions that are not named keep those of the hand. What cannot be
// read or is in use already is left out and named in the error; the bindings are good all the same.
func Load(h Hand, saved map[string][]string) (*Bindings, error) {
	b := StandardOf(h)
	for name := range saved {
		if a := ActionNamed(name); a != NoAction {
			b.free[a] = nil
		}
	}
	names := make([]string, 0, len(saved))
	for name := range saved {
		names = append(names, name)
	}
	sort.Strings(names)
	var bad []string
	for _, name := range names {
		a := ActionNamed(name)
		if a == NoAction {
			bad = append(bad, fmt.Sprintf("there is no action %q", name))
			continue
		}
		for _, s := range saved[name] {
			t, err := Parse(s)
			if err == nil {
				b.yield(t, saved)
				err = b.Bind(a, t)
			}
			if err != nil {
				bad = append(bad, err.Error())
			}
		}
	}
	if len(bad) > 0 {
		return b, fmt.Errorf("key bindings: %v", bad)
	}
	return b, nil
}

// yield takes a trigger away from an action that is not among the saved ones: it came later than they did.
func (b *Bindings) yield(t Trigger, saved map[string][]string) {
	if owner := b.Owner(t); owner != NoAction {
		if _, old := saved[owner.String()]; !old {
			b.Unbind(owner, t)
		}
	}
}

// Fired is an action set off in this tick.
type Fired struct {
	Action Action
	Repeat bool // because its key is being held
}

// Fire appends to buf the actions that the snapshot sets off. While a person types into a text field, keys that write
// or edit text set off nothing.
func (b *Bindings) Fire(buf []Fired, s *Snapshot, typing bool) []Fired {
	for _, p := range s.Presses {
		if typing && !p.IsPad() && edits(p.Trigger) {
			continue
		}
		if a := b.Owner(p.Trigger); a != NoAction {
			if p.Repeat && !a.repeats() {
				continue
			}
			buf = append(buf, Fired{a, p.Repeat})
		}
	}
	return buf
}

// repeats reports whether holding the key does the action again and again.
func (a Action) repeats() bool {
	switch a {
	case Up, Down, LeftArrow, RightArrow, Next, Previous, PageUp, PageDown, Undo, Redo, Closer, Further:
		return true
	}
	return false
}
