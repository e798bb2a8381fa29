package input

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// play steps through all that the script asks for and hands every snapshot to see.
func play(s *Script, see func(*Snapshot)) {
	t := NewTracker(s)
	for !s.Done() {
		see(t.Step())
	}
	see(t.Step())
}

// fired returns the actions that a script sets off.
func fired(s *Script, typing bool) []Fired {
	var out []Fired
	b := Standard()
	play(s, func(snap *Snapshot) { out = b.Fire(out, snap, typing) })
	return out
}

func TestAClickIsOnePressAndOneRelease(t *testing.T) {
	s := &Script{}
	s.Click(10, 20)
	pressed, released := 0, 0
	play(s, func(snap *Snapshot) {
		if snap.Pressed == Left {
			pressed++
			if snap.X != 10 || snap.Y != 20 {
				t.Errorf("pressed at %v,%v", snap.X, snap.Y)
			}
		}
		if snap.Released == Left {
			released++
		}
	})
	if pressed != 1 || released != 1 {
		t.Errorf("%d presses and %d releases, want 1 and 1", pressed, released)
	}
}

func TestTwoQuickClicksAreADoubleClick(t *testing.T) {
	count := func(build func(*Script)) (doubles int) {
		s := &Script{}
		build(s)
		play(s, func(snap *Snapshot) {
			if snap.Double {
				doubles++
			}
		})
		return doubles
	}
	if n := count(func(s *Script) { s.Click(10, 10); s.Click(12, 10) }); n != 1 {
		t.Errorf("two clicks near each other: %d double clicks, want 1", n)
	}
	if n := count(func(s *Script) { s.Click(10, 10); s.Click(10, 10); s.Click(10, 10) }); n != 1 {
		t.Errorf("three clicks: %d double clicks, want 1", n)
	}
	if n := count(func(s *Script) { s.Click(10, 10); s.Click(90, 10) }); n != 0 {
		t.Errorf("two clicks far apart: %d double clicks, want 0", n)
	}
	if n := count(func(s *Script) { s.Click(10, 10); s.Wait(60); s.Click(10, 10) }); n != 0 {
		t.Errorf("two slow clicks: %d double clicks, want 0", n)
	}
}

func TestAHeldArrowRepeatsAndAHeldConfirmDoesNot(t *testing.T) {
	s := &Script{}
	s.Hold(Key(ebiten.KeyArrowRight), repeatAfter+2*repeatEvery+1)
	got := fired(s, false)
	want := []Fired{{RightArrow, false}, {RightArrow, true}, {RightArrow, true}, {RightArrow, true}}
	if !slices.Equal(got, want) {
		t.Errorf("an arrow held fires %v, want %v", got, want)
	}
	s = &Script{}
	s.Hold(Key(ebiten.KeyEnter), 100)
	if got := fired(s, false); !slices.Equal(got, []Fired{{Confirm, false}}) {
		t.Errorf("Enter held fires %v, want one confirm", got)
	}
}

func TestModifiersMustFitExactly(t *testing.T) {
	for key, want := range map[Trigger]Action{
		Key(ebiten.KeyTab):                   Next,
		Key(ebiten.KeyTab, Shift):            Previous,
		Key(ebiten.KeyTab, Control):          NextGroup,
		Key(ebiten.KeyTab, Control, Shift):   PrevGroup,
		Key(ebiten.KeyZ, Control):            Undo,
		Key(ebiten.KeyEnter, Alt):            Fullscreen,
		Key(ebiten.KeyH, Control, Alt):       NoAction,
		Key(ebiten.KeyArrowUp, Control):      NoAction,
		OnPad(PadStart):                      Menu,
		Key(ebiten.KeyNumpadEnter):           Confirm,
		Key(ebiten.KeyShiftLeft, Shift, Alt): NoAction,
	} {
		s := &Script{}
		s.Press(key)
		got := NoAction
		if f := fired(s, false); len(f) > 0 {
			got = f[0].Action
		}
		if got != want {
			t.Errorf("%v fires %v, want %v", key, got, want)
		}
	}
}

func TestTypingKeepsItsKeys(t *testing.T) {
	for key, want := range map[Trigger]Action{
		Key(ebiten.KeyH):             NoAction,
		Key(ebiten.KeySpace):         NoAction,
		Key(ebiten.KeyBackspace):     NoAction,
		Key(ebiten.KeyArrowLeft):     NoAction,
		Key(ebiten.KeyHome):          NoAction,
		Key(ebiten.KeyPeriod, Shift): NoAction,
		Key(ebiten.KeyEnter):         Confirm,
		Key(ebiten.KeyEscape):        Back,
		Key(ebiten.KeyTab):           Next,
		Key(ebiten.KeyArrowDown):     Down,
		Key(ebiten.KeyF1):            Rules,
		OnPad(PadB):                  Back,
	} {
		s := &Script{}
		s.Press(key)
		got := NoAction
		if f := fired(s, true); len(f) > 0 {
			got = f[0].Action
		}
		if got != want {
			t.Errorf("%v fires %v while typing, want %v", key, got, want)
		}
	}
}

func TestTypedTextArrivesOnceAndInOrder(t *testing.T) {
	s := &Script{}
	s.Type("Zoë 東")
	text := ""
	play(s, func(snap *Snapshot) { text += string(snap.Runes) })
	if text != "Zoë 東" {
		t.Errorf("got %q", text)
	}
}

func TestAStickStandsForItsArrow(t *testing.T) {
	s := &Script{}
	s.Push(Stick{X: 0.9, Y: 0.2}, Stick{}, 3)
	s.Push(Stick{X: -0.1, Y: -0.8}, Stick{}, 3)
	s.Push(Stick{X: 0.3, Y: 0.1}, Stick{}, 3) // too little
	want := []Fired{{RightArrow, false}, {Up, false}}
	if got := fired(s, false); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAStickThatTremblesGivesOneArrow(t *testing.T) {
	s := &Script{}
	for range 6 {
		s.add(Raw{Pads: 1, Left: Stick{0.60, 0}}, 1)
		s.add(Raw{Pads: 1, Left: Stick{0.50, 0.45}}, 1)
	}
	if got := fired(s, false); !slices.Equal(got, []Fired{{RightArrow, false}}) {
		t.Errorf("got %v, want one right", got)
	}
}

func TestTheRightStickScrollsOutsideItsDeadMiddle(t *testing.T) {
	s := &Script{}
	s.Push(Stick{}, Stick{Y: 0.1}, 1)
	s.Push(Stick{}, Stick{Y: 0.7}, 1)
	var got []float64
	play(s, func(snap *Snapshot) {
		if snap.Scroll.Y != 0 {
			got = append(got, snap.Scroll.Y)
		}
	})
	if !slices.Equal(got, []float64{0.7}) {
		t.Errorf("got %v, want only 0.7", got)
	}
}

func TestTheDeviceIsWhatWasUsedLast(t *testing.T) {
	s := &Script{}
	tr := NewTracker(s)
	step := func(what string, want Device) {
		t.Helper()
		var got Device
		for ok := true; ok; ok = !s.Done() {
			got = tr.Step().Device
		}
		if got != want {
			t.Errorf("after %s the device is %d, want %d", what, got, want)
		}
	}
	s.Move(100, 100)
	step("moving the pointer", Pointer)
	s.Press(Key(ebiten.KeyArrowDown))
	step("an arrow key", Keyboard)
	s.Move(101, 101)
	step("a tremble of the pointer", Keyboard)
	s.Press(OnPad(PadA))
	step("a pad button", Gamepad)
	s.Move(140, 100)
	step("moving the pointer far", Pointer)
	s.Type("x")
	step("typing", Keyboard)
	s.Wheel(1)
	step("the wheel", Pointer)
}

func TestAPressWithinOneTickIsNotLost(t *testing.T) {
	s := &Script{}
	s.Hold(Key(ebiten.KeyH), 1)
	if got := fired(s, false); !slices.Equal(got, []Fired{{Hint, false}}) {
		t.Errorf("got %v, want hint", got)
	}
}

func TestADragMovesWithTheButtonDown(t *testing.T) {
	s := &Script{}
	s.Drag(0, 0, 80, 40)
	moved, end := 0.0, [2]float64{}
	play(s, func(snap *Snapshot) {
		if snap.Held&Left != 0 {
			moved += snap.DX
		}
		if snap.Released&Left != 0 {
			end = [2]float64{snap.X, snap.Y}
		}
	})
	if moved != 80 || end != [2]float64{80, 40} {
		t.Errorf("moved %v and ended at %v, want 80 and 80,40", moved, end)
	}
}

func TestPadsAreKnownByTheirNames(t *testing.T) {
	for name, want := range map[string]Family{
		"Xbox Wireless Controller": Lettered, "Sony DualSense Wireless Controller": Shaped, "PS4 Controller": Shaped,
		"Nintendo Switch Pro Controller": Swapped, "Generic USB Gamepad": Lettered,
	} {
		if got := familyOf(name); got != want {
			t.Errorf("%q is of family %d, want %d", name, got, want)
		}
	}
}

func TestStepAllocatesNothing(t *testing.T) {
	s := &Script{}
	tr := NewTracker(s)
	b := Standard()
	var buf []Fired
	tr.Step()
	if n := testing.AllocsPerRun(100, func() { buf = b.Fire(buf[:0], tr.Step(), false) }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// held is a source that shows one state until it is changed.
type held struct{ Raw }

func (h *held) Read(raw *Raw) { *raw = h.Raw }

func TestAPadThatComesBackHeldNeedsAnEnd(t *testing.T) {
	h := &held{}
	tr := NewTracker(h)
	tr.Step()
	step := func(pads int, pad PadSet, left Stick) int {
		h.Pads, h.Pad, h.Left = pads, pad, left
		n := len(tr.Step().Presses)
		for range 60 {
			n += len(tr.Step().Presses)
		}
		return n
	}
	a := PadSet(0).With(PadA)
	step(1, 0, Stick{})
	if step(1, a, Stick{}) == 0 {
		t.Error("A does nothing")
	}
	step(0, 0, Stick{})
	if n := step(1, a, Stick{Y: 1}); n != 0 {
		t.Errorf("a pad that comes back with A and a stick held gives %d presses", n)
	}
	step(1, 0, Stick{})
	if step(1, a, Stick{}) == 0 || step(1, 0, Stick{Y: 1}) == 0 {
		t.Error("after they have come up A or the stick does nothing")
	}
	if n := len(NewTracker(h).Step().Presses); n != 0 {
		t.Errorf("a stick held when the program starts gives %d presses", n)
	}
}

// A press that comes with a jump of the pointer is a finger; a mouse travels before it presses.
func TestAPressThatComesWithAJumpIsAFinger(t *testing.T) {
	src := &held{}
	tr := NewTracker(src)
	step := func(x float64, b Button) *Snapshot {
		src.Raw = Raw{X: x, Buttons: b}
		return tr.Step()
	}
	step(10, 0)
	step(10, 0)
	if s := step(400, Left); !s.Touch {
		t.Error("a tap at another place is no finger")
	}
	if s := step(402, Left); !s.Touch {
		t.Error("the finger that moves a little is none any more")
	}
	if s := step(402, 0); !s.Touch || s.Released != Left {
		t.Error("the finger that lifts is none")
	}
	if s := step(402, 0); s.Touch {
		t.Error("a finger is there after it was lifted")
	}
	step(300, 0)
	if s := step(200, Left); s.Touch {
		t.Error("a mouse that moves while it presses is a finger")
	}
	step(200, 0)
	if s := step(200, Left); s.Touch {
		t.Error("a mouse that rests is a finger")
	}
}
