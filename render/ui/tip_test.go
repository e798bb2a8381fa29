package ui

import (
	"math/rand/v2"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// tips shows two things that explain themselves and one that does not.
func tips(t *testing.T) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		for i, id := range []string{"a", "b", "dumb"} {
			x := b.plain(id, float64(i)*150, 0)
			if id != "dumb" {
				x.Tip = func() Tip { return Tip{Title: id, Body: "What " + id + " is."} }
			}
			l.Add(x)
		}
	})
}

func (b *bench) explains() string {
	if t, tip, _ := b.explained(); t != nil && !tip.Empty() {
		return tip.Title
	}
	return ""
}

func TestATipOpensAfterARest(t *testing.T) {
	b := tips(t)
	b.script.Move(50, 30)
	b.wait(tipRest - 1)
	if b.explains() != "" {
		t.Error("the tip is there too early")
	}
	b.wait(2)
	if b.explains() != "a" {
		t.Errorf("after %d ticks of rest is explained %q, want a", tipRest, b.explains())
	}
	b.hover(500, 500)
	if b.explains() != "" {
		t.Error("the tip stays though the pointer has gone")
	}
}

func TestAPointerThatMovesIsNotResting(t *testing.T) {
	b := tips(t)
	for i := range 40 {
		b.script.Move(20+float64(i), 30)
	}
	b.wait(0)
	if b.explains() != "" {
		t.Error("a tip opened under a moving pointer")
	}
	b.wait(tipRest + 1)
	if b.explains() != "a" {
		t.Error("the tip does not open when the pointer comes to rest")
	}
	b.hover(40, 40)
	if b.explains() != "a" {
		t.Error("an open tip shuts because the pointer moves within its thing")
	}
}

func TestTheNextTipOpensSooner(t *testing.T) {
	b := tips(t)
	b.hover(50, 30)
	b.wait(tipRest + 1)
	b.script.Move(200, 30)
	b.wait(tipAgain + 1)
	if b.explains() != "b" {
		t.Errorf("going on to b explains %q after %d ticks", b.explains(), tipAgain)
	}
}

// A press shuts the tip for good where the pointer stays: nothing is about to happen then, and the loop may sleep.
func TestNothingIsPendingWhereAPressShutTheTip(t *testing.T) {
	b := tips(t)
	b.hover(50, 30)
	if b.AtRest() {
		t.Error("the stage rests though a tip is about to open")
	}
	b.wait(tipRest + tipFade + 1)
	if b.explains() != "a" || !b.AtRest() {
		t.Fatalf("explained is %q; at rest: %v", b.explains(), b.AtRest())
	}
	for range 2 {
		b.click(50, 30)
		b.wait(2 * tipKeeps)
		if b.explains() != "" || !b.AtRest() {
			t.Errorf("after a press is explained %q; at rest: %v", b.explains(), b.AtRest())
		}
	}
	b.hover(52, 30)
	b.wait(2 * tipKeeps)
	if !b.AtRest() {
		t.Error("the pointer has moved within the thing and the stage waits for a tip that does not come")
	}
}

func TestKeysExplainAtOnce(t *testing.T) {
	b := tips(t)
	b.keys("ArrowRight", "ArrowRight")
	if b.explains() != "b" {
		t.Errorf("the focus explains %q at once, want b", b.explains())
	}
	b.keys("ArrowRight")
	if b.explains() != "" {
		t.Errorf("a thing without a tip explains %q", b.explains())
	}
}

func TestAPressHushesTheTip(t *testing.T) {
	b := tips(t)
	b.hover(50, 30)
	b.wait(tipRest + 1)
	b.click(50, 30)
	b.wait(60)
	if b.explains() != "" {
		t.Error("the tip is back though the pointer never left after the press")
	}
	b.hover(500, 500)
	b.hover(50, 30)
	b.wait(tipRest + 1)
	if b.explains() != "a" {
		t.Error("after leaving and coming back there is no tip")
	}
}

func TestTheRightButtonExplainsAtOnce(t *testing.T) {
	b := tips(t)
	b.script.RightClick(50, 30)
	b.wait(1)
	if b.explains() != "a" {
		t.Errorf("the right button explains %q, want a", b.explains())
	}
}

func TestZoomShowsAThingFullSizeUntilAnythingIsPressed(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("card", 0, 0)
		x.Big = &Big{W: 268, H: 374, Paint: func(render.Canvas, render.Rect) {}}
		l.Add(x)
	})
	for _, open := range []func(){func() { b.script.RightClick(50, 30); b.wait(1) }, func() { b.keys("C") }, func() { b.keys("Pad LT") }} {
		for _, shut := range []func(){func() { b.keys("Escape") }, func() { b.click(900, 900) }, func() { b.keys("Pad B") }, func() { b.keys("C") }} {
			b.hover(50, 30)
			open()
			if b.zoomed != "card" {
				t.Fatal("it is not shown full size")
			}
			b.log = nil
			shut()
			if b.zoomed != "" {
				t.Error("it stays")
			}
			b.wants()
		}
	}
}

func TestATipNamesTheKey(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		x := b.plain("hint", 0, 0)
		x.Key = input.Hint
		x.Tip = func() Tip { return Tip{Title: "Hint"} }
		l.Add(x)
	})
	b.keys("ArrowRight")
	if _, tip, _ := b.explained(); tip.Key != "H" {
		t.Errorf("with the keyboard the tip names %q, want H", tip.Key)
	}
	b.keys("Pad Left")
	if _, tip, _ := b.explained(); tip.Key != render.PadKey("Y") {
		t.Errorf("with a pad the tip names %q, want the button Y", tip.Key)
	}
}

// Wherever a thing lies, what explains it stays within the window and does not cover it, as long as there is room on
// one of its sides.
func TestTipsLieBesideTheirThing(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		area := render.R(0, 0, 960+r.Float64()*2600, 540+r.Float64()*1000)
		thing := render.R(r.Float64()*area.W*0.95, r.Float64()*area.H*0.95, 10+r.Float64()*200, 10+r.Float64()*200)
		w, h := 60+r.Float64()*400, 40+r.Float64()*300
		window := area.Inset(8)
		got := place(w, h, thing, window, tipGap)
		inside(t, "tip", window, got)
		room := thing.X-tipGap-w >= window.X || thing.Right()+tipGap+w <= window.Right() || thing.Y-tipGap-h >= window.Y || thing.Bottom()+tipGap+h <= window.Bottom()
		if room && shared(got, thing) > 0 {
			t.Fatalf("a tip of %.0f x %.0f for %v in %v lies at %v, over it", w, h, thing, area, got)
		}
	}
}

func TestATipAvoidsWhatElseIsToBeSeen(t *testing.T) {
	window := render.R(0, 0, 1000, 600)
	thing := render.R(450, 280, 100, 40)
	card := place(268, 300, thing, window, tipGap)
	tip := place(200, 100, thing, window, tipGap, card)
	if shared(tip, card) > 0 || shared(tip, thing) > 0 {
		t.Errorf("the tip %v covers the card %v or the thing", tip, card)
	}
}
