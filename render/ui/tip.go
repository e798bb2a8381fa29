package ui

import (
	"math"
	"slices"

	"safehouse/render"
)

// Tip explains a thing. All texts may hold marks such as {icon:alarm} and {b}bold{/b}.
type Tip struct {
	Title    string
	Body     string
	Keywords []Keyword
	Reason   string // why it is not allowed now; the stage fills it in from Thing.Why
	Key      string // the key that does the same, as printed on it; the stage fills it in from Thing.Key
	More     string // which key tells more; the stage fills it in from Thing.More
}

// Keyword is a word of the rules with what it means here.
type Keyword struct {
	Icon string
	Name string
	Text string
	Now  bool // what it would do here and now: left out where it cannot be chosen
}

// Empty reports whether there is nothing to show.
func (t Tip) Empty() bool {
	return t.Title == "" && t.Body == "" && len(t.Keywords) == 0 && t.Reason == ""
}

// bare reports whether a tip is nothing but a name.
func (t Tip) bare() bool {
	return t.Body == "" && len(t.Keywords) == 0 && t.Reason == "" && t.Key == ""
}

// How long things take to be explained, in ticks.
const (
	tipRest  = 15 // the pointer rests on a thing
	tipAgain = 4  // it comes from a thing that was being explained
	tipKeeps = 20 // for how long it counts as coming from there
	tipFade  = 7
	tipNever = math.MaxInt32 // a press shut it
)

// tipState is when the tip of what is hot is shown.
type tipState struct {
	id    string
	rest  int // ticks the pointer has rested
	need  int // ticks it has to
	open  bool
	since int  // ticks since it opened
	shut  int  // ticks since another one was shut
	quiet bool // a press shut it: nothing is explained before the pointer moves
}

// look tells what is hot now and how it came to be: still is a pointer that neither moves nor presses, moved one that
// has gone elsewhere since the last tick. It reports whether the picture changes.
func (t *tipState) look(id string, still, moved, atOnce bool) bool {
	if moved || atOnce {
		t.quiet = false
	}
	if id != t.id {
		was := t.open
		t.need = tipRest
		if was || t.shut < tipKeeps && t.shut > 0 {
			t.need = tipAgain
		}
		if was {
			t.shut = 1
		}
		t.id, t.rest, t.open, t.since = id, 0, false, 0
		if atOnce && id != "" {
			t.open = true
		}
		return was || t.open
	}
	if t.shut > 0 {
		t.shut++
	}
	switch {
	case t.open:
		t.since++
		return t.since <= tipFade
	case id == "":
		return false
	case atOnce:
		t.open, t.since = true, 0
		return true
	case !still:
		t.rest = 0
		return false
	case t.quiet:
		return false
	}
	t.rest++
	if t.rest >= t.need {
		t.open, t.since = true, 0
		return true
	}
	return false
}

// pending reports whether the tip is about to open, or so short a time ago another one was shut that the next would
// open sooner.
func (t *tipState) pending() bool {
	opens := t.id != "" && !t.open && !t.quiet && t.need < tipNever && t.rest < t.need
	return opens || t.shut > 0 && t.shut < tipKeeps
}

// hush shuts the tip until the pointer goes elsewhere; it reports whether the picture changes.
func (t *tipState) hush() bool {
	was := t.open
	t.open, t.rest, t.need, t.quiet = false, 0, tipNever, true
	return was
}

// place finds a place of w x h points beside a thing: within the area, not over the thing nor over what else is to be
// left free, on the right if there is room, else on the left, below, above. Where nothing is free it stays within the
// area and covers as little as it can.
func place(w, h float64, thing, area render.Rect, gap float64, free ...render.Rect) render.Rect {
	return placeOff(w, h, thing, area, gap, free, nil)
}

// placeOff is place with what may be covered a little, so that a tip lies beside its thing rather than far away.
func placeOff(w, h float64, thing, area render.Rect, gap float64, hard, soft []render.Rect) render.Rect {
	w, h = math.Min(w, area.W), math.Min(h, area.H)
	hard = append(slices.Clone(hard), thing)
	free := append(slices.Clone(hard), soft...)
	around := thing
	for _, f := range free {
		if f.Inset(-gap).Overlaps(thing) || f == thing {
			around = around.Union(f)
		}
	}
	c := thing.Center()
	var tries []render.Rect
	beside := func(by render.Rect, gap float64) {
		for _, y := range []float64{thing.Y, c.Y - h/2, thing.Bottom() - h} {
			tries = append(tries, render.R(by.Right()+gap, y, w, h), render.R(by.X-gap-w, y, w, h))
		}
		for _, x := range []float64{c.X - w/2, thing.X, thing.Right() - w} {
			tries = append(tries, render.R(x, by.Bottom()+gap, w, h), render.R(x, by.Y-gap-h, w, h))
		}
	}
	beside(thing, gap)
	beside(around, gap)
	for away := gap + 40; away < 400; away += 40 { // further off, but still on its side
		beside(thing, away)
	}
	near := len(tries)
	for _, x := range []float64{area.X, area.Right() - w} {
		for _, y := range []float64{area.Y, area.Bottom() - h} {
			tries = append(tries, render.R(x, y, w, h))
		}
	}
	best, least := tries[0], math.Inf(1)
	beyond, edge := tries[0], math.Inf(1)
	for i, try := range tries {
		if i == near && edge <= nearly*w*h {
			return beyond // beside the thing, over an edge of something, rather than in a corner far away
		}
		r := within(try, area)
		covered, whole := 0.0, true
		for j, f := range free {
			c := shared(r, f)
			covered += c
			whole = whole && (j >= len(hard) || c == 0)
		}
		if covered == 0 {
			return r
		}
		if whole && covered < edge {
			beyond, edge = r, covered
		}
		if covered < least {
			best, least = r, covered
		}
	}
	return best
}

// nearly is the part of a tip that may lie over something else so that it lies beside its thing.
const nearly = 0.1

// within moves a rectangle so that it lies in the area; one that is too large starts at the area's corner.
func within(r, area render.Rect) render.Rect {
	r.X = math.Max(area.X, math.Min(r.X, area.Right()-r.W))
	r.Y = math.Max(area.Y, math.Min(r.Y, area.Bottom()-r.H))
	return r
}

// shared is the area that two rectangles have in common.
func shared(a, b render.Rect) float64 {
	w := math.Min(a.Right(), b.Right()) - math.Max(a.X, b.X)
	h := math.Min(a.Bottom(), b.Bottom()) - math.Max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}
