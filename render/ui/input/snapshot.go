package input

import (
	"math"
	"math/bits"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Device is what a person used last.
type Device uint8

// The devices.
const (
	Pointer Device = iota
	Keyboard
	Gamepad
)

// How keys and buttons repeat while they are held, and what counts as a double click or a push of a stick.
const (
	repeatAfter = 22   // ticks before the first repeat
	repeatEvery = 5    // ticks between repeats
	doubleTicks = 22   // ticks between the two presses of a double click, at most
	doubleReach = 6.0  // pixels between them, at most
	stickPush   = 0.55 // how far a stick must be pushed to count as a direction
	stickLet    = 0.35 // and how far it must come back to end it
	stickDead   = 0.22 // what a stick at rest may wander
	pointerWake = 3.0  // pixels the pointer must move to take over from keys or pad
)

// Press is a key or pad button that goes down in this tick, or repeats because it is held.
type Press struct {
	Trigger
	Repeat bool
}

// Snapshot is all that a person did in one tick. The slices are valid until the tracker's next Step.
type Snapshot struct {
	X, Y           float64 // the pointer in pixels of the window's canvas
	DX, DY         float64 // how far it moved since the last tick
	Held           Button  // buttons of the mouse that are down
	Pressed        Button  // that went down in this tick
	Released       Button  // that came up in this tick
	Double         bool    // the left button went down for the second time in quick succession
	Touch          bool    // the left button is a finger on the screen
	WheelX, WheelY float64 // notches; positive Y is away from the person
	Presses        []Press // keys and pad buttons, a stick counts as its arrows
	Mods           Mods
	Runes          []rune // text typed
	Scroll         Stick  // the right stick, 0 within its dead middle
	Device         Device // what was used last, up to and with this tick
	Pads           int
	Family         Family
	held           bool // a key or a button of a pad is down
}

// Any reports whether anything was pressed or typed in this tick.
func (s *Snapshot) Any() bool { return s.Pressed != 0 || len(s.Presses) > 0 || len(s.Runes) > 0 }

// Still reports whether nobody touched anything in this tick, and nothing is held.
func (s *Snapshot) Still() bool {
	return !s.Any() && !s.held && s.Held == 0 && s.Released == 0 && s.DX == 0 && s.DY == 0 && s.WheelX == 0 && s.WheelY == 0 && s.Scroll == Stick{}
}

// Tracker makes snapshots from the states of the devices.
type Tracker struct {
	source  Source
	raw     Raw
	last    Raw
	started bool
	snap    Snapshot
	keys    map[ebiten.Key]int
	pads    [padCount]int
	stick   Pad
	since   int // ticks since the last press of the left button
	downX   float64
	downY   float64
	restX   float64 // where the pointer rested when keys or pad took over
	restY   float64
	moving  bool // the pointer moved in the last step
	finger  bool // the left button that is down is a finger
	unended unended
	quiet   int // ticks in which what goes down counts for nothing
}

// unended is what is down without having been pressed for this program: it counts for nothing until it has come up.
type unended struct {
	keys        KeySet
	buttons     Button
	pad         PadSet
	left, right bool // a stick
}

// fingerJump is how far the pointer must jump with the very press, in pixels, to be a finger: the engine knows no touches on
// desktops, the window system moves the pointer to the finger and presses the left button at once. A mouse travels first.
const fingerJump = 24

// quietTicks is for how long after a pause presses count for nothing: those made meanwhile may come spread over some ticks.
const quietTicks = 6

// Drop lets all that goes down in the next step, and shortly after, count for nothing: it was pressed while nobody answered,
// or in another window.
func (t *Tracker) Drop() { t.quiet = quietTicks }

// NewTracker returns a tracker that reads from source.
func NewTracker(source Source) *Tracker {
	return &Tracker{source: source, keys: map[ebiten.Key]int{}, since: doubleTicks + 1}
}

// Step reads the devices and returns what happened since the last Step. Call it once a tick. The result is reused.
func (t *Tracker) Step() *Snapshot {
	t.last = t.raw
	t.raw = Raw{Runes: t.raw.Runes[:0]}
	t.source.Read(&t.raw)
	if !t.started {
		t.started = true
		t.last.X, t.last.Y = t.raw.X, t.raw.Y
		t.restX, t.restY = t.raw.X, t.raw.Y
	}
	t.sift()
	s := &t.snap
	*s = Snapshot{X: t.raw.X, Y: t.raw.Y, DX: t.raw.X - t.last.X, DY: t.raw.Y - t.last.Y, WheelX: t.raw.WheelX, WheelY: t.raw.WheelY,
		Runes: t.raw.Runes, Presses: s.Presses[:0], Device: s.Device, Pads: t.raw.Pads, Family: t.raw.Family}
	t.buttons(s)
	t.keyboard(s)
	t.gamepad(s)
	t.device(s)
	s.held = t.raw.Keys != KeySet{} || t.raw.Pad != 0 || t.stick != NoPad
	return s
}

// Hold takes the keys that went down in this step out of it: they were held before, elsewhere, and count once they have
// come up.
func (t *Tracker) Hold(s *Snapshot) {
	s.Presses = slices.DeleteFunc(s.Presses, func(p Press) bool {
		if p.IsPad() || p.Repeat {
			return false
		}
		t.unended.keys.Add(p.Key)
		return true
	})
	s.Runes = s.Runes[:0]
}

// sift takes out of the state what is down and must come up first: what a gamepad holds when it comes, and what goes down
// where Drop was called for.
func (t *Tracker) sift() {
	u, raw := &t.unended, &t.raw
	if raw.Pads > t.last.Pads {
		u.pad |= raw.Pad
		u.left, u.right = true, true
	}
	if t.quiet > 0 {
		t.quiet--
		for w := range raw.Keys {
			u.keys[w] |= raw.Keys[w] &^ t.last.Keys[w]
		}
		u.buttons |= raw.Buttons &^ t.last.Buttons
		u.pad |= raw.Pad &^ t.last.Pad
		u.left = u.left || t.stick == NoPad
		raw.Runes = raw.Runes[:0]
		raw.WheelX, raw.WheelY = 0, 0
	}
	for w := range raw.Keys {
		u.keys[w] &= raw.Keys[w]
		for word := u.keys[w]; word != 0; word &= word - 1 {
			if k := ebiten.Key(w*64 + bits.TrailingZeros64(word)); !isModifier(k) {
				raw.Keys.Remove(k)
			}
		}
	}
	u.buttons &= raw.Buttons
	raw.Buttons &^= u.buttons
	u.pad &= raw.Pad
	raw.Pad &^= u.pad
	if u.left = u.left && math.Hypot(raw.Left.X, raw.Left.Y) >= stickLet; u.left {
		raw.Left = Stick{}
	}
	if u.right = u.right && math.Hypot(raw.Right.X, raw.Right.Y) > stickDead; u.right {
		raw.Right = Stick{}
	}
}

func (t *Tracker) buttons(s *Snapshot) {
	s.Held = t.raw.Buttons
	s.Pressed = t.raw.Buttons &^ t.last.Buttons
	s.Released = t.last.Buttons &^ t.raw.Buttons
	if s.Pressed&Left != 0 {
		t.finger = !t.moving && math.Hypot(s.DX, s.DY) > fingerJump
	}
	s.Touch = t.finger && (s.Held|s.Released)&Left != 0
	t.moving = s.DX != 0 || s.DY != 0
	t.since++
	if s.Pressed&Left != 0 {
		near := math.Hypot(s.X-t.downX, s.Y-t.downY) <= doubleReach
		s.Double = t.since <= doubleTicks && near
		t.since, t.downX, t.downY = 0, s.X, s.Y
		if s.Double {
			t.since = doubleTicks + 1 // a third press begins anew
		}
	}
}

func (t *Tracker) keyboard(s *Snapshot) {
	held := func(keys ...ebiten.Key) bool {
		for _, k := range keys {
			if t.raw.Keys.Has(k) {
				return true
			}
		}
		return false
	}
	if held(ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight) {
		s.Mods |= Shift
	}
	if held(ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight) {
		s.Mods |= Control
	}
	if held(ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight) {
		s.Mods |= Alt
	}
	for w := range t.raw.Keys {
		for word := t.raw.Keys[w] | t.last.Keys[w]; word != 0; word &= word - 1 {
			k := ebiten.Key(w*64 + bits.TrailingZeros64(word))
			if isModifier(k) {
				continue
			}
			if !t.raw.Keys.Has(k) {
				delete(t.keys, k)
				continue
			}
			n := t.keys[k]
			t.keys[k] = n + 1
			if fires(n) {
				s.Presses = append(s.Presses, Press{Trigger{Key: k, Mods: s.Mods, set: true}, n > 0})
			}
		}
	}
}

func (t *Tracker) gamepad(s *Snapshot) {
	pads := t.raw.Pad
	if d := t.direction(); d != NoPad {
		pads = pads.With(d)
	}
	for p := PadA; p < padCount; p++ {
		if !pads.Has(p) {
			t.pads[p] = 0
			continue
		}
		n := t.pads[p]
		t.pads[p] = n + 1
		if fires(n) {
			s.Presses = append(s.Presses, Press{OnPad(p), n > 0})
		}
	}
	if r := t.raw.Right; math.Hypot(r.X, r.Y) > stickDead {
		s.Scroll = r
	}
}

// direction is the arrow that the left stick stands for; once pushed it holds until the stick comes well back.
func (t *Tracker) direction() Pad {
	x, y := t.raw.Left.X, t.raw.Left.Y
	if math.Hypot(x, y) < stickLet {
		t.stick = NoPad
		return NoPad
	}
	if math.Hypot(x, y) < stickPush {
		return t.stick
	}
	switch {
	case t.stick == NoPad && math.Abs(x) >= math.Abs(y), math.Abs(x) > 1.3*math.Abs(y):
		t.stick = PadRight
		if x < 0 {
			t.stick = PadLeft
		}
	case t.stick == NoPad, math.Abs(y) > 1.3*math.Abs(x):
		t.stick = PadDown
		if y < 0 {
			t.stick = PadUp
		}
	}
	return t.stick
}

// fires reports whether a key held for n ticks before this one gives a press now.
func fires(n int) bool {
	return n == 0 || n >= repeatAfter && (n-repeatAfter)%repeatEvery == 0
}

// device settles what was used last.
func (t *Tracker) device(s *Snapshot) {
	before := s.Device
	for _, p := range s.Presses {
		if p.IsPad() {
			s.Device = Gamepad
		} else {
			s.Device = Keyboard
		}
	}
	if len(s.Runes) > 0 {
		s.Device = Keyboard
	}
	if s.Scroll != (Stick{}) {
		s.Device = Gamepad
	}
	if s.Device != before && before == Pointer {
		t.restX, t.restY = s.X, s.Y
	}
	moved := math.Hypot(s.X-t.restX, s.Y-t.restY) > pointerWake
	if s.Pressed != 0 || s.WheelX != 0 || s.WheelY != 0 || moved {
		s.Device = Pointer
		t.restX, t.restY = s.X, s.Y
	}
}
