package input

import (
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// half are the places that a hand reaches, named as on an American keyboard. The space bar is in reach of both.
var half = map[Hand][]ebiten.Key{
	LeftHand: {ebiten.KeyEscape, ebiten.KeyF1, ebiten.KeyF2, ebiten.KeyF3, ebiten.KeyF4, ebiten.KeyF5, ebiten.KeyTab, ebiten.KeySpace,
		ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
		ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG,
		ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB},
	RightHand: {ebiten.KeyF7, ebiten.KeyF8, ebiten.KeyF9, ebiten.KeyF10, ebiten.KeyF11, ebiten.KeyF12, ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyBackspace,
		ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyDigit9, ebiten.KeyDigit0, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketRight,
		ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO, ebiten.KeyP, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeySemicolon,
		ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash,
		ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd},
}

// On three layouts one hand reaches every action in its half, without a modifier but Shift, by a key that means nothing else;
// and that key is the one that captions show, where the action has more than one.
func TestOneHandReachesEveryAction(t *testing.T) {
	for _, layout := range []string{"us", "de", "fr"} {
		places := boardOf(printedOn(layout))
		for h, reach := range half {
			b := StandardOf(h)
			if c := b.Conflicts(); len(c) > 0 {
				t.Errorf("%s: a key of the set has two meanings: %v", h, c)
			}
			within := func(tr Trigger) bool {
				if tr.IsPad() || tr.Mods&^Shift != 0 {
					return false
				}
				return slices.ContainsFunc(reach, func(place ebiten.Key) bool { return places.at(place) == tr.Key })
			}
			for _, a := range Actions() {
				if !slices.ContainsFunc(b.Of(a), within) {
					t.Errorf("%s, %s hand: %v has only %v", layout, h, a, b.Of(a))
				}
				for _, tr := range b.Free(a) {
					if numpad := tr.Key >= ebiten.KeyNumpad0 && tr.Key <= ebiten.KeyNumpadSubtract; !tr.IsPad() && !within(tr) && !numpad {
						t.Errorf("%s, %s hand: %v for %v is out of reach", layout, h, tr, a)
					}
				}
				if tr := b.Shown(a, false); !within(tr) {
					t.Errorf("%s, %s hand: %v is shown for %v, out of reach", layout, h, tr, a)
				}
			}
		}
	}
}

// Every action has a key in every set, and pads are the same in all of them.
func TestEverySetHasEveryAction(t *testing.T) {
	for _, h := range Hands {
		b := StandardOf(h)
		if l := b.Unbound(false); len(l) > 0 {
			t.Errorf("%q: no key for %v", h, l)
		}
		if got, want := b.Unbound(true), Standard().Unbound(true); !slices.Equal(got, want) {
			t.Errorf("%q: no pad button for %v, usually for %v", h, got, want)
		}
		got, err := Load(h, b.Save())
		if err != nil || !reflect.DeepEqual(got.Save(), b.Save()) {
			t.Errorf("%q: the set comes back as %v, %v", h, got, err)
		}
		if got, err := Load(h, nil); err != nil || !reflect.DeepEqual(got, b) {
			t.Errorf("%q: without a word of it the set is %v, %v", h, got, err)
		}
	}
	if !reflect.DeepEqual(StandardOf(BothHands), Standard()) {
		t.Error("the set of both hands is not the standard one")
	}
}

// A hand brings its keys, those that were chosen before go; pad buttons stay.
func TestAHandTakesTheKeysAndLeavesThePad(t *testing.T) {
	b := Standard()
	if err := b.Rebind(Hint, Key(ebiten.KeyH), Key(ebiten.KeyJ)); err != nil {
		t.Fatal(err)
	}
	if err := b.Rebind(Hint, OnPad(PadY), OnPad(PadLT)); err != nil {
		t.Fatal(err)
	}
	b.Take(RightHand)
	if got := b.Free(Hint); !slices.Equal(got, []Trigger{Key(ebiten.KeyP), OnPad(PadLT)}) {
		t.Errorf("a hint has %v", got)
	}
	if got := b.Owner(Key(ebiten.KeyJ)); got != Previous {
		t.Errorf("J means %v", got)
	}
	b.Take(BothHands)
	if got := b.Free(Hint); !slices.Equal(got, []Trigger{Key(ebiten.KeyH), OnPad(PadLT)}) {
		t.Errorf("back with both hands a hint has %v", got)
	}
}
