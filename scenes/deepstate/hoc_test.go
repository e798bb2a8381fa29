package deepstate

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// fellBack plays solo games until HOC, with nothing possible on its card, has done what comes
// next in its fixed order, and calls f each time.
func fellBack(t *testing.T, b *bench, f func(now *rule.State) (more bool)) {
	t.Helper()
	for seed := uint64(1); seed < 30; seed++ {
		s := begin(t, 1, seed, rules.Options{"treaties": 0})
		r := rules.Rand{S: seed + 2}
		rec := rules.Recorder{Keep: true}
		b.Lay(b.ViewOf(s, 0, false))
		for !s.Turn().Done {
			before := s.Clone()
			legal := s.Legal(nil)
			rec.Reset()
			if err := s.Apply(legal[s.Playout(legal, &r)], &rec); err != nil {
				t.Fatal(err)
			}
			for i, e := range rec.Events {
				if !e.SeenBy(0) {
					continue
				}
				b.table.Show(before, rec.States[i], e)
				before = rec.States[i]
				if up := &b.table.turned; up.other && up.done && b.table.comment != "" && !f(rec.States[i].(*rule.State)) {
					return
				}
			}
		}
	}
}

// Of a card on which nothing was possible every instruction stays struck out with its
// reason, and what HOC does instead is said to be the first of its order that it can.
func TestWhatHOCCannotDoStaysStruckOut(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	seen := 0
	fellBack(t, b, func(*rule.State) bool {
		seen++
		up := &b.table.turned
		for i, st := range up.card.Text() {
			if up.held[i] == rule.HOCCan {
				t.Fatalf("%v: instruction %d, %s, has no reason", up.card.Text(), i+1, st.Instruction())
			}
			if !strings.Contains(b.table.comment, b.table.T("lacks."+up.held[i])) {
				t.Errorf("%q does not say why %s failed", b.table.comment, st.Instruction())
			}
		}
		for i := range up.step {
			if up.lacks[i] == rule.HOCCan {
				t.Errorf("number %d of the order was passed over without a reason", i+1)
			}
		}
		if st := rule.HOCOtherwise()[up.step]; !strings.Contains(b.table.comment, b.table.T("step."+st.Instruction(), "n", int(st.N))) {
			t.Errorf("%q does not say what comes next", b.table.comment)
		}
		return seen < 40
	})
	if seen == 0 {
		t.Fatal("HOC never fell back")
	}
}

// The card of such a turn, as it is drawn in a usual and in the smallest window.
func TestThePictureOfHOCFallingBack(t *testing.T) {
	for _, size := range []struct {
		name string
		w, h int
	}{{"hoc-otherwise", 1280, 720}, {"hoc-otherwise-small", 640, 360}} {
		b := newBench(t, size.w, size.h, 1)
		fellBack(t, b, func(now *rule.State) bool {
			if b.table.turned.step == 0 {
				return true
			}
			b.Lay(b.ViewOf(now, 0, false))
			return false
		})
		golden.Check(t, size.name, b.Paint())
	}
}

// While HOC is called away its panel says for how many turns, and its level stays in the tip.
func TestHOCCalledAwayIsSaidOnItsPanel(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 1, 7, rules.Options{"summons": 1}, func(s *rule.State) bool { return called(s) != nil })
	s = called(s)
	b.Lay(b.ViewOf(s, 0, true))
	if got := b.table.sub(rule.HOC); got != "away: 3 turns" {
		t.Errorf("its panel says %q", got)
	}
	if tip := b.Stage.Thing("identity").Tip(); !strings.Contains(tip.Body, "Director") {
		t.Errorf("its tip says %q", tip.Body)
	}
}

// called is a position after HOC was called away, nil where nobody can do that.
func called(s *rule.State) *rule.State {
	for _, a := range s.Legal(nil) {
		c := s.Clone().(*rule.State)
		if err := c.Apply(a, nil); err == nil && c.Head.Away == rule.MissedTurns {
			return c
		}
	}
	return nil
}
