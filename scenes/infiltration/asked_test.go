package infiltration

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// Who plays Advance in the Atrium may go one room or two. To stay throws the
// whole step away and says so in figures; to stop after one room does not.
func TestStayingAfterAnAdvanceSaysWhatIsLost(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := midway(t)
	me := opsOf(s, 0)[0]
	for _, o := range s.InPlay() {
		s.Ops[o].Place, s.Ops[o].Wounded, s.Ops[o].Delayed = rule.Entry, false, false
	}
	s.Ops[me].Place = 5
	in := rule.Game{}.Info()
	take := func(verb string, ref rules.Ref) {
		t.Helper()
		for _, a := range s.Legal(nil) {
			if in.Verbs[a.Verb].Name != verb {
				continue
			}
			for i, o := range in.Verbs[a.Verb].Operands {
				if o.Ref == ref.Kind && a.Args[i] == ref.Index {
					if err := s.Apply(a, nil); err != nil {
						t.Fatal(err)
					}
					return
				}
			}
		}
		t.Fatalf("%s %v is not legal", verb, ref)
	}
	for s.Phase == rule.Selection {
		take("select", rule.RefCard(rule.Advance))
	}
	for n := 0; s.Turn().Seat != 0; n++ { // whoever goes before
		if n > 20 {
			t.Fatal("the first seat is not asked")
		}
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	lost := func() string {
		v := b.ViewOf(s, 0, true)
		for _, a := range v.Legal() {
			if in.Verbs[a.Verb].Name == "stop" {
				return b.table.Wastes(v, a)
			}
			if w := b.table.Wastes(v, a); w != "" {
				t.Errorf("%v says %q", a, w)
			}
		}
		t.Fatal("nobody may stay")
		return ""
	}
	if w := lost(); !strings.Contains(w, "Advance is spent") || !strings.Contains(w, "2 steps") {
		t.Errorf("to stay says %q", w)
	}
	take("move", rule.RefPlace(6))
	if s.Turn().Seat == 0 {
		if w := lost(); w != "" {
			t.Errorf("to stop after one room says %q", w)
		}
	}
}

// The prompt lies at one place, whatever is being looked at and whichever card
// lies open, and no card of the hand covers it.
func TestThePromptHasOnePlace(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {1920, 1080, 1.5}, {3840, 2160, 2}} {
		b := newBench(t, size.w, size.h, size.scale)
		s := midway(t)
		v := b.ViewOf(s, 0, true)
		b.Lay(v)
		place := b.table.Areas(b.Stage.Area(), v).Prompt
		for _, id := range b.Stage.Things() {
			if !strings.HasPrefix(id, "card:") && !strings.HasPrefix(id, "place:") {
				continue
			}
			b.Hover(id)
			v.Hot = id
			if got := b.table.Areas(b.Stage.Area(), v).Prompt; got != place {
				t.Errorf("%dx%d: with %s looked at the prompt lies at %v, not at %v", size.w, size.h, id, got, place)
			}
			for _, other := range b.Stage.Things() {
				if !strings.HasPrefix(other, "card:") {
					continue
				}
				if r := b.Stage.Thing(other).Shape.Bounds(); r.Overlaps(place) {
					t.Errorf("%dx%d: with %s looked at %s lies on the prompt: %v over %v", size.w, size.h, id, other, r, place)
				}
			}
		}
	}
}
