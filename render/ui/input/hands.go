package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Hand is the hand that plays on the keyboard. Its values are saved.
type Hand string

// The hands. Each has a set of keys (StandardOf) in which one hand reaches every action without leaving its half of the keyboard.
const (
	BothHands Hand = ""
	LeftHand  Hand = "left"
	RightHand Hand = "right"
)

// Hands are all of them, in the order of a settings page.
var Hands = []Hand{BothHands, LeftHand, RightHand}

// handed are the free keys of an action for one hand: a hand without keys here has those of its fixed triggers.
//
// The letters lie under the same hand on American, German and French keyboards: neither set has Y or Z, the left one moves
// with E, S, D and F.
type handed struct{ left, right []Trigger }

var hands = [actionCount]handed{
	Up:         {left: keys(ebiten.KeyE)},
	Down:       {left: keys(ebiten.KeyD)},
	LeftArrow:  {left: keys(ebiten.KeyS)},
	RightArrow: {left: keys(ebiten.KeyF)},
	Confirm:    {keys(ebiten.KeySpace), keys(ebiten.KeySpace)},
	Back:       {nil, keys(ebiten.KeyBackspace)},
	Next:       {nil, keys(ebiten.KeyK)},
	Previous:   {nil, keys(ebiten.KeyJ)},
	NextGroup:  {keys(ebiten.KeyR), keys(ebiten.KeyL)},
	PrevGroup:  {keys(ebiten.KeyW), keys(ebiten.KeyH)},
	PageUp:     {left: keys(ebiten.KeyT)},
	PageDown:   {left: keys(ebiten.KeyG)},
	First:      {left: []Trigger{Key(ebiten.KeyT, Shift)}},
	Last:       {left: []Trigger{Key(ebiten.KeyG, Shift)}},
	Zoom:       {keys(ebiten.KeyC), keys(ebiten.KeyI)},
	Undo:       {keys(ebiten.KeyX), keys(ebiten.KeyU)},
	Redo:       {keys(ebiten.KeyV), keys(ebiten.KeyO)},
	Hint:       {keys(ebiten.KeyA), keys(ebiten.KeyP)},
	Rules:      {keys(ebiten.KeyF1), keys(ebiten.KeyF7)},
	Cards:      {keys(ebiten.KeyF2), keys(ebiten.KeyF8)},
	Menu:       {keys(ebiten.KeyF3), keys(ebiten.KeyF10)},
	Log:        {keys(ebiten.KeyQ), keys(ebiten.KeyM)},
	Skip:       {keys(ebiten.KeyB), keys(ebiten.KeyPeriod)},
	Fullscreen: {keys(ebiten.KeyF4), keys(ebiten.KeyF11)},
	Mute:       {keys(ebiten.KeyF5), keys(ebiten.KeyF9)},
	Closer:     {[]Trigger{Key(ebiten.KeyE, Shift)}, keys(ebiten.KeyEqual, ebiten.KeyNumpadAdd)},
	Further:    {[]Trigger{Key(ebiten.KeyD, Shift)}, keys(ebiten.KeyMinus, ebiten.KeyNumpadSubtract)},
	Fit:        {[]Trigger{Key(ebiten.KeyS, Shift)}, keys(ebiten.KeyDigit0, ebiten.KeyNumpad0)},
	Again:      {[]Trigger{Key(ebiten.KeyR, Shift)}, keys(ebiten.KeyN)},
	Picture:    {[]Trigger{Key(ebiten.KeyC, Shift)}, keys(ebiten.KeyF12)},
	Answer1:    {keys(ebiten.KeyDigit1), keys(ebiten.KeyDigit6, ebiten.KeyNumpad1)},
	Answer2:    {keys(ebiten.KeyDigit2), keys(ebiten.KeyDigit7, ebiten.KeyNumpad2)},
	Answer3:    {keys(ebiten.KeyDigit3), keys(ebiten.KeyDigit8, ebiten.KeyNumpad3)},
	Answer4:    {keys(ebiten.KeyDigit4), keys(ebiten.KeyDigit9, ebiten.KeyNumpad4)},
	Answer5:    {keys(ebiten.KeyDigit5), []Trigger{Key(ebiten.KeyDigit6, Shift), Key(ebiten.KeyNumpad5)}},
	Answer6:    {[]Trigger{Key(ebiten.KeyDigit1, Shift)}, []Trigger{Key(ebiten.KeyDigit7, Shift), Key(ebiten.KeyNumpad6)}},
	Answer7:    {[]Trigger{Key(ebiten.KeyDigit2, Shift)}, []Trigger{Key(ebiten.KeyDigit8, Shift), Key(ebiten.KeyNumpad7)}},
	Answer8:    {[]Trigger{Key(ebiten.KeyDigit3, Shift)}, []Trigger{Key(ebiten.KeyDigit9, Shift), Key(ebiten.KeyNumpad8)}},
	Answer9:    {[]Trigger{Key(ebiten.KeyDigit4, Shift)}, []Trigger{Key(ebiten.KeyDigit0, Shift), Key(ebiten.KeyNumpad9)}},
}

// keys are triggers without modifiers.
func keys(l ...ebiten.Key) (t []Trigger) {
	for _, k := range l {
		t = append(t, Key(k))
	}
	return t
}

// standardOf are the free triggers of an action with which the set of a hand begins: its keys, and the pad buttons of every set.
func (h Hand) standardOf(a Action) (l []Trigger) {
	switch h {
	case LeftHand:
		l = slices.Clone(hands[a].left)
	case RightHand:
		l = slices.Clone(hands[a].right)
	}
	for _, t := range standard[a].free {
		if h == BothHands || t.IsPad() {
			l = append(l, t)
		}
	}
	return l
}

// StandardOf returns the bindings that a player with this hand at the keyboard starts with.
func StandardOf(h Hand) *Bindings {
	b := &Bindings{}
	for a := range standard {
		b.free[a] = h.standardOf(Action(a))
	}
	return b
}

// Take puts the keys of a hand in the place of all others. Pad buttons stay as they are.
func (b *Bindings) Take(h Hand) {
	for a := range b.free {
		var pads []Trigger
		for _, t := range b.free[a] {
			if t.IsPad() {
				pads = append(pads, t)
			}
		}
		b.free[a] = slices.DeleteFunc(h.standardOf(Action(a)), Trigger.IsPad)
		b.free[a] = append(b.free[a], pads...)
	}
}
