package input

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Engine reads the devices through Ebitengine. Its Read must be called from the game's Update.
type Engine struct {
	keys  []ebiten.Key
	pads  []ebiten.GamepadID
	names map[ebiten.GamepadID]Family

	board   board
	learned int
	since   int // ticks
}

var _ Source = (*Engine)(nil)

// Read implements Source.
func (e *Engine) Read(raw *Raw) {
	raw.X, raw.Y = ebiten.CursorPositionF()
	raw.WheelX, raw.WheelY = ebiten.Wheel()
	raw.Runes = ebiten.AppendInputChars(raw.Runes[:0])
	for i, b := range [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
		if ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b) {
			raw.Buttons |= 1 << i
		}
	}
	e.keys = inpututil.AppendPressedKeys(e.keys[:0])
	held := len(e.keys)
	e.keys = inpututil.AppendJustPressedKeys(e.keys)
	e.learn(e.keys[:held], e.keys[held:])
	for _, k := range e.keys {
		raw.Keys.Add(e.board.at(k))
	}
	e.pads = ebiten.AppendGamepadIDs(e.pads[:0])
	raw.Pads = len(e.pads)
	for _, id := range e.pads {
		e.readPad(id, raw)
	}
}

// readPad adds one pad to raw: any pad may play.
func (e *Engine) readPad(id ebiten.GamepadID, raw *Raw) {
	family, known := e.names[id]
	if !known {
		if e.names == nil {
			e.names = map[ebiten.GamepadID]Family{}
		}
		family = familyOf(ebiten.GamepadName(id))
		e.names[id] = family
	}
	raw.Family = family
	if ebiten.IsStandardGamepadLayoutAvailable(id) {
		for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
			if ebiten.IsStandardGamepadButtonPressed(id, b) {
				raw.Pad = raw.Pad.With(PadA + Pad(b))
			}
		}
		axis := func(a ebiten.StandardGamepadAxis) float64 { return ebiten.StandardGamepadAxisValue(id, a) }
		raw.Left = raw.Left.further(Stick{axis(ebiten.StandardGamepadAxisLeftStickHorizontal), axis(ebiten.StandardGamepadAxisLeftStickVertical)})
		raw.Right = raw.Right.further(Stick{axis(ebiten.StandardGamepadAxisRightStickHorizontal), axis(ebiten.StandardGamepadAxisRightStickVertical)})
		return
	}
	// A pad nobody has described: most number their buttons like this.
	for b := range min(ebiten.GamepadButtonCount(id), int(PadRS-PadA)+1) {
		if ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(b)) {
			raw.Pad = raw.Pad.With(PadA + Pad(b))
		}
	}
	if ebiten.GamepadAxisCount(id) >= 2 {
		raw.Left = raw.Left.further(Stick{ebiten.GamepadAxisValue(id, 0), ebiten.GamepadAxisValue(id, 1)})
	}
}

// further returns the stick that is pushed further from the middle.
func (s Stick) further(t Stick) Stick {
	if math.Hypot(t.X, t.Y) > math.Hypot(s.X, s.Y) {
		return t
	}
	return s
}

// familyOf guesses from a pad's name what is printed on it.
func familyOf(name string) Family {
	name = strings.ToLower(name)
	for _, w := range []string{"playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"} {
		if strings.Contains(name, w) {
			return Shaped
		}
	}
	for _, w := range []string{"nintendo", "pro controller", "joy-con", "switch"} {
		if strings.Contains(name, w) {
			return Swapped
		}
	}
	return Lettered
}
