package input

import "github.com/hajimehoshi/ebiten/v2"

// Button is a button of the mouse.
type Button uint8

// The buttons that mean something.
const (
	Left Button = 1 << iota
	Right
	Middle
)

// keyWords is the number of words a KeySet needs.
const keyWords = (int(ebiten.KeyMax) + 64) / 64

// KeySet is a set of keys.
type KeySet [keyWords]uint64

// Add puts k into the set.
func (s *KeySet) Add(k ebiten.Key) { s[int(k)/64] |= 1 << (uint(k) % 64) }

// Remove takes k out of the set.
func (s *KeySet) Remove(k ebiten.Key) { s[int(k)/64] &^= 1 << (uint(k) % 64) }

// Has reports whether k is in the set.
func (s *KeySet) Has(k ebiten.Key) bool { return s[int(k)/64]&(1<<(uint(k)%64)) != 0 }

// Pad is a button of a gamepad, named after where it lies on the pads that most players know.
type Pad uint8

// The buttons of a pad. NoPad is none.
const (
	NoPad Pad = iota
	PadA
	PadB
	PadX
	PadY
	PadLB
	PadRB
	PadLT
	PadRT
	PadSelect
	PadStart
	PadLS
	PadRS
	PadUp
	PadDown
	PadLeft
	PadRight
	PadGuide

	padCount
)

// PadSet is a set of pad buttons.
type PadSet uint32

// Has reports whether p is in the set.
func (s PadSet) Has(p Pad) bool { return s&(1<<p) != 0 }

// With returns the set with p in it.
func (s PadSet) With(p Pad) PadSet { return s | 1<<p }

// Stick is where a thumb stick stands: -1 to 1, right and down are positive.
type Stick struct{ X, Y float64 }

// Raw is the state of all devices in one tick. Keys and buttons that went down and up again within the tick are in it.
type Raw struct {
	X, Y           float64 // the pointer, in pixels of the window's canvas
	Buttons        Button  // buttons of the mouse, or-ed together
	WheelX, WheelY float64 // notches; positive Y is away from the person
	Keys           KeySet
	Runes          []rune // text typed; owned by the source until its next Read
	Pads           int    // how many gamepads there are
	Family         Family // what is printed on the pad that is there
	Pad            PadSet // buttons of all pads together
	Left, Right    Stick
}

// A Source gives the state of the devices, once a tick.
type Source interface {
	// Read fills raw, which it may assume to be zero except for the capacity of its Runes.
	Read(raw *Raw)
}

// Family is a family of gamepads that print the same marks on their buttons.
type Family uint8

// The families. Lettered has A below; Shaped has a cross below; Swapped has B below.
const (
	Lettered Family = iota
	Shaped
	Swapped
)
