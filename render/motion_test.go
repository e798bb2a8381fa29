package render

import (
	"math"
	"testing"
)

func TestTweenArrivesAfterItsTicks(t *testing.T) {
	w := Still(10)
	w.Go(20, Ticks(200), EaseOut)
	n, last := 0, w.Value()
	for w.Tick() {
		n++
		if v := w.Value(); v < last {
			t.Errorf("tick %d goes back from %v to %v", n, last, v)
		} else {
			last = v
		}
	}
	if n != 12 || w.Value() != 20 || w.Moving() {
		t.Errorf("after %d ticks it stands at %v", n, w.Value())
	}
}

func TestTweenTurnsRoundWhereItIs(t *testing.T) {
	w := Still(0)
	w.Go(100, 10, nil)
	for range 5 {
		w.Tick()
	}
	w.Go(0, 10, nil)
	if w.Value() != 50 {
		t.Errorf("it jumped to %v", w.Value())
	}
	w.Finish()
	if w.Value() != 0 {
		t.Errorf("finished at %v", w.Value())
	}
}

func TestInstantAndReducedMotionTakeNoTime(t *testing.T) {
	if (Tempo{Instant: true}).Length(300) != 0 || (Tempo{Reduced: true}).Length(300) != 0 {
		t.Error("something would still move")
	}
	if (Tempo{Reduced: true}).Fade(120) != 7 || (Tempo{Instant: true}).Fade(120) != 0 {
		t.Error("reduced motion keeps fades, instant does not")
	}
	if (Tempo{Speed: 2}).Length(300) != 9 || (Tempo{}).Length(300) != 18 {
		t.Error("speed does not halve the time")
	}
	w := Still(1)
	w.Go(5, 0, EaseOut)
	if w.Value() != 5 || w.Tick() {
		t.Error("a motion of no ticks is not there at once")
	}
}

func TestEasesStartAndEndWhereTheyShould(t *testing.T) {
	for i, e := range []Ease{EaseOut, EaseInOut} {
		if math.Abs(e(0)) > 1e-12 || math.Abs(e(1)-1) > 1e-12 {
			t.Errorf("ease %d runs from %v to %v", i, e(0), e(1))
		}
	}
	if EaseOut(0.5) < 0.8 || EaseInOut(0.25) > 0.1 {
		t.Error("the bends are not what their names say")
	}
	a, b := Pt(0, 100), Pt(200, 100)
	if ArcAt(a, b, 0) != a || ArcAt(a, b, 1) != b || ArcAt(a, b, 0.5).Y != 60 {
		t.Errorf("the arc's top lies at %v", ArcAt(a, b, 0.5))
	}
	if w, other := Flip(0.25); other || math.Abs(w-math.Sqrt2/2) > 1e-12 {
		t.Errorf("a quarter turned it is %v wide", w)
	}
	if _, other := Flip(0.6); !other {
		t.Error("past the middle the other side shows")
	}
}
