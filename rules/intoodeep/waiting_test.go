package intoodeep_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
)

// Effects that wait on the stack, from outside: in an edit and in a save.

// waiting is an effect that waits, as an edit names it: key, value.
func waiting(kind, who, from, id string, step, left int, more ...any) map[string]any {
	m := map[string]any{"kind": kind, "who": who, "from": from, "id": id, "step": step, "left": left}
	for i := 0; i < len(more); i += 2 {
		m[more[i].(string)] = more[i+1]
	}
	return m
}

// stack is the entry of these effects, top first.
func stack(frames ...any) []any { return frames }

// refused checks that a position is refused with this in the reason.
func (s *table) refused(reason string, pairs ...any) {
	s.T.Helper()
	before := s.S.Clone()
	if err := s.TrySet(pairs...); err == nil || !strings.Contains(err.Error(), reason) {
		s.T.Errorf("%v: %v, want a refusal that says %q", pairs, err, reason)
	}
	if !s.S.Same(before) {
		s.T.Errorf("%v: refused and changed", pairs)
	}
}

func TestAnEffectOfNoKindIsRefused(t *testing.T) {
	s := town(t, 2).hook(0, "ghost")
	for _, kind := range []string{"peek", "", "nothing"} {
		s.refused(".kind", "stack", stack(waiting(kind, "0", "power", "none", 0, 1)))
	}
}

func TestTheTextOfAPassiveSkillIsRefused(t *testing.T) {
	s := town(t, 2).hook(0, "ghost")
	for _, k := range []string{"ghost", "mechanic"} {
		s.refused("passive", "stack", stack(waiting("text", "0", "skill", k, 0, 0)))
	}
	s.set("stack", stack(waiting("text", "0", "skill", "jumper", 0, 0))).is("stack", []any{}, "criminals.jumper.zone", "riverside")
}

// A save with such an effect is refused as well, whatever the number.
func TestAStoredEffectOfNoKindIsRefused(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").S.(*intoodeep.State)
	for _, f := range []intoodeep.Frame{{Kind: 11, N: 1}, {Kind: 16}, {Kind: 255}, {From: 1, ID: uint8(intoodeep.Ghost)}, {From: 1, ID: uint8(intoodeep.Mechanic)}} {
		c := *s
		f.Cast = intoodeep.Cast{0xff, 0xff, 0xff, 0xff}
		c.Frames[0], c.Depth = f, 1
		if c.Validate() == nil {
			t.Errorf("%+v is accepted", f)
		}
	}
}

// Should a position ever stop without a question, it is no program that hangs.
func TestAGameThatNeverComesToAQuestionStops(t *testing.T) {
	at := town(t, 2).hook(0, "ghost")
	s := at.S.(*intoodeep.State)
	s.Frames[0], s.Depth = intoodeep.Frame{Kind: 11}, 1
	defer func() {
		if x := recover(); x == nil || !strings.Contains(x.(string), "for ever") {
			t.Errorf("stopped with %v", x)
		}
	}()
	if err := s.Apply(at.Act("done"), nil); err != nil {
		t.Fatal(err)
	}
}

// A reward is paid by one of the approaches; Echo's board knows none.
func TestARewardOfNoApproachIsRefused(t *testing.T) {
	hard := townWith(t, 1, rules.Options{"difficulty": 2}).set("phase", "ditch", "echo.progress", 0, "wheel.1", 2, "wheel.3", 2).refill("crimes", "hand:echo", "deck", "a3")
	s := hard.echoes("8", "b1 w6 b1 b1").S.(*intoodeep.State)
	found := false
	for i := range s.Depth {
		if f := &s.Frames[i]; f.Kind == 2 && f.From == 4 {
			for x := 1; x < 256; x++ {
				c := *s
				c.Frames[i].X = uint8(x)
				if found = true; c.Validate() == nil {
					t.Errorf("approach %d is accepted", x)
				}
			}
		}
	}
	if !found {
		t.Fatal("no reward of Echo's board waits")
	}
}

// A Chapter ends once its end has been triggered, and asks for Grip and Dilemmas
// only.
func TestAChaptersEndThatCannotBeIsRefused(t *testing.T) {
	s := ending(t, 2, 3).dilemmas(0, "timing-4", "sigil-copy-1").do("done").is("phase", "chapter")
	s.refused("triggered", "chapter.triggered", false)
	for step := range 10 {
		frames := stack(waiting("bank", "0", "power", "none", 0, 1), waiting("chapter", "0", "power", "none", step, 0))
		if step > 5 {
			s.refused("no such step", "stack", frames)
		} else {
			s.fork().set("stack", frames).sound()
		}
	}
}
