package input

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Mods are the keys held down beside another one.
type Mods uint8

// The modifiers. Either side of the keyboard counts; Control includes Command on a Mac.
const (
	Shift Mods = 1 << iota
	Control
	Alt
)

// Trigger is what sets off an action: a key, named after what it prints, with exactly these modifiers, or a pad button when Pad is not NoPad.
// The zero value is no trigger; see None.
type Trigger struct {
	Key  ebiten.Key
	Mods Mods
	Pad  Pad
	set  bool
}

// Key returns the trigger of a key with modifiers.
func Key(k ebiten.Key, mods ...Mods) Trigger {
	t := Trigger{Key: k, set: true}
	for _, m := range mods {
		t.Mods |= m
	}
	return t
}

// OnPad returns the trigger of a pad button.
func OnPad(p Pad) Trigger { return Trigger{Pad: p, set: true} }

// None reports whether t is no trigger at all.
func (t Trigger) None() bool { return !t.set }

// IsPad reports whether t is a pad button.
func (t Trigger) IsPad() bool { return t.set && t.Pad != NoPad }

// modNames in the order in which they are written.
var modNames = []struct {
	mod  Mods
	key  ebiten.Key
	name string
}{{Control, ebiten.KeyControl, "Ctrl"}, {Alt, ebiten.KeyAlt, "Alt"}, {Shift, ebiten.KeyShift, "Shift"}}

var padNames = [padCount]string{
	PadA: "A", PadB: "B", PadX: "X", PadY: "Y", PadLB: "LB", PadRB: "RB", PadLT: "LT", PadRT: "RT", PadSelect: "Select",
	PadStart: "Start", PadLS: "LS", PadRS: "RS", PadUp: "Up", PadDown: "Down", PadLeft: "Left", PadRight: "Right", PadGuide: "Guide",
}

const padPrefix = "Pad "

// String returns the form that settings are saved in and Parse reads, such as "Ctrl+Z" or "Pad LB"; "" for no trigger.
func (t Trigger) String() string {
	switch {
	case t.None():
		return ""
	case t.IsPad():
		return padPrefix + padNames[t.Pad]
	}
	return t.mods() + t.Key.String()
}

func (t Trigger) mods() string {
	s := ""
	for _, m := range modNames {
		if t.Mods&m.mod != 0 {
			s += m.name + "+"
		}
	}
	return s
}

// Parse reads what String wrote. An error names the part that is not known.
func Parse(s string) (Trigger, error) {
	if name, ok := strings.CutPrefix(s, padPrefix); ok {
		for p := PadA; p < padCount; p++ {
			if strings.EqualFold(padNames[p], name) {
				return OnPad(p), nil
			}
		}
		return Trigger{}, fmt.Errorf("there is no pad button %q", name)
	}
	t := Trigger{set: true}
	rest := s
next:
	for {
		for _, m := range modNames {
			if len(rest) > len(m.name) && strings.EqualFold(rest[:len(m.name)], m.name) && rest[len(m.name)] == '+' {
				t.Mods |= m.mod
				rest = rest[len(m.name)+1:]
				continue next
			}
		}
		break
	}
	if err := t.Key.UnmarshalText([]byte(rest)); err != nil {
		return Trigger{}, fmt.Errorf("there is no key %q in %q", rest, s)
	}
	if isModifier(t.Key) {
		return Trigger{}, fmt.Errorf("%s only changes other keys and cannot be used alone", rest)
	}
	return t, nil
}

// MustParse is Parse for tables in the program itself; it panics on a mistake.
func MustParse(s string) Trigger {
	t, err := Parse(s)
	if err != nil {
		panic("input: " + err.Error())
	}
	return t
}

// caps are the prints on keys whose name is not what is printed on them.
var caps = map[ebiten.Key]string{
	ebiten.KeyEscape: "Esc", ebiten.KeyArrowUp: "↑", ebiten.KeyArrowDown: "↓", ebiten.KeyArrowLeft: "←", ebiten.KeyArrowRight: "→",
	ebiten.KeyBackspace: "Bksp", ebiten.KeyDelete: "Del", ebiten.KeyInsert: "Ins", ebiten.KeyPageUp: "PgUp", ebiten.KeyPageDown: "PgDn",
	ebiten.KeyCapsLock: "Caps", ebiten.KeyContextMenu: "Menu", ebiten.KeyPrintScreen: "Print", ebiten.KeyNumLock: "Num",
	ebiten.KeyNumpadEnter: "Num Enter", ebiten.KeyNumpadAdd: "Num +", ebiten.KeyNumpadSubtract: "Num -", ebiten.KeyNumpadMultiply: "Num *",
	ebiten.KeyNumpadDivide: "Num /", ebiten.KeyNumpadDecimal: "Num .", ebiten.KeyNumpadEqual: "Num =",
	ebiten.KeyMinus: "-", ebiten.KeyEqual: "=", ebiten.KeyComma: ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/", ebiten.KeyBackslash: "\\",
	ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyBackquote: "`", ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]",
	ebiten.KeyIntlBackslash: "<",
}

// Layout tells what a keyboard prints on a key, such as Engine.Names: a character, or what the key is called in the language of
// who sits there ("Strg"). For "" it is what an American keyboard prints.
type Layout func(ebiten.Key) string

// Cap returns what is printed on the key or button, short enough for a key cap: "Ctrl+Z", "Esc", "LB". Layout may be
// nil for the keys of an American keyboard; family says which pad is in the person's hands.
func (t Trigger) Cap(layout Layout, family Family) string {
	switch {
	case t.None():
		return ""
	case t.IsPad():
		return padCap(t.Pad, family)
	}
	s := ""
	for _, m := range modNames {
		if t.Mods&m.mod != 0 {
			name := m.name
			if layout != nil {
				name = cmp.Or(layout(m.key), name)
			}
			s += name + "+"
		}
	}
	return s + keyCap(t.Key, layout)
}

func keyCap(k ebiten.Key, layout Layout) string {
	if layout != nil {
		if s := strings.TrimSpace(layout(k)); s != "" {
			if utf8.RuneCountInString(s) == 1 {
				s = strings.ToUpper(s)
			}
			return s
		}
	}
	if s, ok := caps[k]; ok {
		return s
	}
	s := k.String()
	if d, ok := strings.CutPrefix(s, "Digit"); ok {
		return d
	}
	if d, ok := strings.CutPrefix(s, "Numpad"); ok {
		return "Num " + d
	}
	return s
}

func padCap(p Pad, family Family) string {
	switch family {
	case Shaped:
		shaped := map[Pad]string{PadA: "Cross", PadB: "Circle", PadX: "Square", PadY: "Triangle", PadLB: "L1", PadRB: "R1", PadLT: "L2", PadRT: "R2", PadLS: "L3", PadRS: "R3", PadStart: "Options", PadSelect: "Share"}
		if s, ok := shaped[p]; ok {
			return s
		}
	case Swapped:
		swapped := map[Pad]string{PadA: "B", PadB: "A", PadX: "Y", PadY: "X", PadLB: "L", PadRB: "R", PadLT: "ZL", PadRT: "ZR", PadStart: "+", PadSelect: "-"}
		if s, ok := swapped[p]; ok {
			return s
		}
	}
	arrows := map[Pad]string{PadUp: "↑", PadDown: "↓", PadLeft: "←", PadRight: "→"}
	if s, ok := arrows[p]; ok {
		return s
	}
	return padNames[p]
}

// isModifier reports whether k only changes what other keys do.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
		ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock:
		return true
	}
	return false
}

// writes reports whether the key gives a character when it is pressed without Control or Alt.
func writes(k ebiten.Key) bool {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return true
	case k == ebiten.KeySpace:
		return true
	}
	if _, printed := caps[k]; printed && len(caps[k]) == 1 {
		return true
	}
	s := k.String()
	return strings.HasPrefix(s, "Digit") || strings.HasPrefix(s, "Numpad") && k != ebiten.KeyNumpadEnter
}
