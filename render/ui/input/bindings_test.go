package input

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestTheStandardTableHasNoConflicts(t *testing.T) {
	if c := Standard().Conflicts(); len(c) > 0 {
		t.Errorf("conflicts: %v", c)
	}
	fixed := map[Trigger]Action{}
	for _, a := range Actions() {
		for _, tr := range Fixed(a) {
			if other, taken := fixed[tr]; taken {
				t.Errorf("%v always means %v and %v", tr, other, a)
			}
			fixed[tr] = a
		}
	}
}

func TestEveryActionHasAKey(t *testing.T) {
	if u := Standard().Unbound(false); len(u) > 0 {
		t.Errorf("no key for %v", u)
	}
}

func TestEveryActionThatPlayNeedsHasAPadButton(t *testing.T) {
	missing := Standard().Unbound(true)
	allowed := []Action{Next, Previous, PageUp, PageDown, First, Last, Fullscreen, Mute, Closer, Further, Fit, Picture, Cards, Again} // the right stick zooms, the menu opens the almanac, a strip in a panel is pressed
	for _, a := range missing {
		if !slices.Contains(allowed, a) && !a.Answers() { // on a pad one button goes from answer to answer
			t.Errorf("no pad button for %v", a)
		}
	}
}

func TestNamesAreUniqueAndFound(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range Actions() {
		if a.String() == "" || seen[a.String()] {
			t.Errorf("action %d is named %q, which is empty or taken", a, a)
		}
		seen[a.String()] = true
		if ActionNamed(a.String()) != a {
			t.Errorf("%q names %v, want %v", a, ActionNamed(a.String()), a)
		}
	}
	if ActionNamed("") != NoAction || ActionNamed("dance") != NoAction {
		t.Error("a name that nobody has found an action")
	}
}

func TestATriggerSurvivesBeingWrittenAndRead(t *testing.T) {
	for _, s := range []string{"Z", "Ctrl+Z", "Ctrl+Alt+Shift+F4", "ArrowUp", "Shift+Tab", "Pad A", "Pad LB", "NumpadEnter", "Digit1", "Minus"} {
		tr, err := Parse(s)
		if err != nil {
			t.Errorf("Parse(%q): %v", s, err)
			continue
		}
		if tr.String() != s {
			t.Errorf("Parse(%q) writes %q", s, tr)
		}
	}
	for _, b := range Standard().free {
		for _, tr := range b {
			if back, err := Parse(tr.String()); err != nil || back != tr {
				t.Errorf("%v reads as %v, error %v", tr, back, err)
			}
		}
	}
}

func TestWhatIsNoTriggerIsRefusedByName(t *testing.T) {
	for s, part := range map[string]string{"Blah": "Blah", "Ctrl+Blah": "Blah", "Pad Q": "Q", "": "", "Ctrl+": "Ctrl+", "ShiftLeft": "ShiftLeft"} {
		_, err := Parse(s)
		if err == nil {
			t.Errorf("Parse(%q) took it", s)
		} else if !strings.Contains(err.Error(), part) {
			t.Errorf("Parse(%q) says %q without naming %q", s, err, part)
		}
	}
}

func TestKeyCaps(t *testing.T) {
	french := func(k ebiten.Key) string {
		if k == ebiten.KeyQ {
			return "a"
		}
		return ""
	}
	for _, c := range []struct {
		trigger Trigger
		layout  Layout
		family  Family
		want    string
	}{
		{Key(ebiten.KeyEscape), nil, Lettered, "Esc"},
		{Key(ebiten.KeyArrowLeft), nil, Lettered, "←"},
		{Key(ebiten.KeyZ, Control), nil, Lettered, "Ctrl+Z"},
		{Key(ebiten.KeyQ), french, Lettered, "A"},
		{Key(ebiten.KeyF1), french, Lettered, "F1"},
		{Key(ebiten.KeyDigit7), nil, Lettered, "7"},
		{Key(ebiten.KeyNumpad7), nil, Lettered, "Num 7"},
		{OnPad(PadA), nil, Lettered, "A"},
		{OnPad(PadA), nil, Shaped, "Cross"},
		{OnPad(PadA), nil, Swapped, "B"},
		{OnPad(PadUp), nil, Shaped, "↑"},
		{Trigger{}, nil, Lettered, ""},
	} {
		if got := c.trigger.Cap(c.layout, c.family); got != c.want {
			t.Errorf("%v is printed %q, want %q", c.trigger, got, c.want)
		}
	}
}

func TestBindingAKeyThatIsInUseNamesItsOwner(t *testing.T) {
	b := Standard()
	err := b.Bind(Rules, Key(ebiten.KeyH))
	var conflict *Conflict
	if !errors.As(err, &conflict) || conflict.Owner != Hint || conflict.Fixed {
		t.Fatalf("got %v, want a conflict with hint that can be solved", err)
	}
	if b.Owner(Key(ebiten.KeyH)) != Hint {
		t.Error("the key changed hands all the same")
	}
}

func TestRebindingTakesTheKeyAway(t *testing.T) {
	b := Standard()
	if err := b.Rebind(Rules, Key(ebiten.KeyF1), Key(ebiten.KeyH)); err != nil {
		t.Fatal(err)
	}
	if got := b.Owner(Key(ebiten.KeyH)); got != Rules {
		t.Errorf("H means %v, want rules", got)
	}
	if got := b.Owner(Key(ebiten.KeyF1)); got != NoAction {
		t.Errorf("F1 means %v, want nothing", got)
	}
	if slices.Contains(b.Free(Hint), Key(ebiten.KeyH)) {
		t.Error("hint still has H")
	}
	if c := b.Conflicts(); len(c) > 0 {
		t.Errorf("conflicts: %v", c)
	}
	if Standard().Owner(Key(ebiten.KeyH)) != Hint {
		t.Error("the standard table changed")
	}
}

func TestWhatSteersCannotBeTakenAway(t *testing.T) {
	b := Standard()
	for _, fixed := range []Trigger{Key(ebiten.KeyEnter), Key(ebiten.KeyEscape), Key(ebiten.KeyArrowUp), OnPad(PadA), OnPad(PadB)} {
		err := b.Rebind(Hint, Key(ebiten.KeyH), fixed)
		var conflict *Conflict
		if !errors.As(err, &conflict) || !conflict.Fixed {
			t.Errorf("rebinding %v gave %v, want a conflict for ever", fixed, err)
		}
	}
	if !reflect.DeepEqual(b, Standard()) {
		t.Error("the table changed")
	}
}

func TestBindingsSurviveSavingAndLoading(t *testing.T) {
	b := Standard()
	b.Unbind(Mute, Key(ebiten.KeyM))
	if err := b.Bind(Hint, Key(ebiten.KeyM, Control)); err != nil {
		t.Fatal(err)
	}
	got, err := Load(BothHands, b.Save())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range Actions() {
		if !slices.Equal(got.Free(a), b.Free(a)) {
			t.Errorf("%v came back with %v, want %v", a, got.Free(a), b.Free(a))
		}
	}
}

func TestALoadedFileMayTakeAStandardKeyOfAnotherNamedAction(t *testing.T) {
	got, err := Load(BothHands, map[string][]string{"hint": {"Z"}, "undo": {"H"}})
	if err != nil {
		t.Fatal(err)
	}
	if got.Owner(Key(ebiten.KeyZ)) != Hint || got.Owner(Key(ebiten.KeyH)) != Undo {
		t.Error("the two keys were not exchanged")
	}
}

func TestABrokenFileLosesOnlyItsBrokenParts(t *testing.T) {
	b, err := Load(BothHands, map[string][]string{"hint": {"Nonsense", "J"}, "dance": {"K"}, "rules": {"Enter"}})
	if err == nil {
		t.Fatal("no error")
	}
	for _, part := range []string{"Nonsense", "dance", "Enter"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("the error %q does not name %s", err, part)
		}
	}
	if b.Owner(Key(ebiten.KeyJ)) != Hint {
		t.Error("J was lost")
	}
	if b.Owner(Key(ebiten.KeyEnter)) != Confirm {
		t.Error("Enter no longer confirms")
	}
	if b.Owner(Key(ebiten.KeyZ)) != Undo {
		t.Error("an action that is not named lost its standard key")
	}
}

func TestShownPrefersWhatThePersonUses(t *testing.T) {
	b := Standard()
	if got := b.Shown(Undo, false).String(); got != "Z" {
		t.Errorf("undo is shown as %q on the keyboard, want Z", got)
	}
	if got := b.Shown(Undo, true).String(); got != "Pad X" {
		t.Errorf("undo is shown as %q on a pad, want Pad X", got)
	}
	if got := b.Shown(Mute, true); !got.None() {
		t.Errorf("mute is shown as %q on a pad, want nothing", got)
	}
}
