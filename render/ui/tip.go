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

// place finds a place of w x h points beside a thing, as beside does.
func place(w, h float64, thing, area render.Rect, gap float64, free ...render.Rect) render.Rect {
	var kept []keptPlace
	for _, r := range free {
		kept = append(kept, keptPlace{"", r, coversWord})
	}
	return beside([]render.Point{render.Pt(w, h)}, thing, area, gap, kept)
}

// beside finds a place beside a thing for something that can have several sizes: within the area, over neither the thing nor what is kept, on
// the right if there is room, else on the left, below, above. Where no size has such a place it takes the one at which the way from the thing
// and what is covered weigh least together.
func beside(sizes []render.Point, thing, area render.Rect, gap float64, kept []keptPlace) render.Rect {
	kept = append(slices.Clone(kept), keptPlace{"", thing, coversPress})
	for i, wh := range sizes {
		sizes[i] = render.Pt(math.Min(wh.X, area.W), math.Min(wh.Y, area.H))
	}
	around := thing
	for _, k := range kept {
		if k.weight >= coversHand && k.at.Inset(-gap).Overlaps(thing) {
			around = around.Union(k.at)
		}
	}
	for _, wh := range sizes[:min(len(sizes), usual)] {
		for _, by := range []struct {
			at  render.Rect
			gap float64
		}{{thing, gap}, {around, gap}, {thing, gap + 40}} {
			for _, p := range sides(wh, thing, by.at, by.gap) {
				if r := within(render.R(p.X, p.Y, wh.X, wh.Y), area); coveredBy(r, kept) == 0 && away(r, thing) < nearby {
					return r
				}
			}
		}
	}
	best, least := render.Rect{}, math.Inf(1)
	for i, wh := range sizes {
		xs, ys := []float64{area.X, area.Right()}, []float64{area.Y, area.Bottom()}
		for _, p := range sides(wh, thing, thing, gap) {
			xs, ys = append(xs, p.X), append(ys, p.Y)
		}
		for _, k := range kept {
			if k.weight >= coversHand {
				xs, ys = append(xs, k.at.Right()+gap, k.at.X-gap-wh.X), append(ys, k.at.Bottom()+gap, k.at.Y-gap-wh.Y)
			}
		}
		xs, ys = thinned(xs, math.Inf(-1), math.Inf(1)), thinned(ys, math.Inf(-1), math.Inf(1))
		for _, x := range xs {
			for _, y := range ys {
				r := within(render.R(x, y, wh.X, wh.Y), area)
				cost := coveredBy(r, kept) + strays*away(r, thing)/100 + uneasy*float64(i*i)
				if cost < least {
					best, least = r, cost
				}
			}
		}
	}
	return best
}

// usual are the sizes that something has wherever that lets it lie beside its thing; what each further one weighs grows.
const (
	usual  = 3
	uneasy = 0.03
)

// nearby is how far from its thing something still lies beside it, in points.
const nearby = 72

// sides are the places of something beside a rectangle, along a thing in it.
func sides(wh render.Point, thing, by render.Rect, gap float64) (l []render.Point) {
	c := thing.Center()
	for _, y := range []float64{thing.Y, c.Y - wh.Y/2, thing.Bottom() - wh.Y} {
		l = append(l, render.Pt(by.Right()+gap, y), render.Pt(by.X-gap-wh.X, y))
	}
	for _, x := range []float64{c.X - wh.X/2, thing.X, thing.Right() - wh.X} {
		l = append(l, render.Pt(x, by.Bottom()+gap), render.Pt(x, by.Y-gap-wh.Y))
	}
	return l
}

// within moves a rectangle so that it lies in the area; one that is too large starts at the area's corner.
func within(r, area render.Rect) render.Rect {
	r.X = math.Max(area.X, math.Min(r.X, area.Right()-r.W))
	r.Y = math.Max(area.Y, math.Min(r.Y, area.Bottom()-r.H))
	return r
}

// coveredBy is how much a rectangle covers of what is kept, weighed; of a question not even an edge is covered for less.
func coveredBy(r render.Rect, kept []keptPlace) (cost float64) {
	for _, k := range kept {
		part := shared(r, k.at) / math.Max(1, r.W*r.H)
		if part > 0 && k.weight >= coversWord {
			cost += coversWord / 4
		}
		cost += k.weight * part
	}
	return cost
}

// away is how far two rectangles lie from each other.
func away(a, b render.Rect) float64 {
	x := math.Max(0, math.Max(a.X-b.Right(), b.X-a.Right()))
	y := math.Max(0, math.Max(a.Y-b.Bottom(), b.Y-a.Bottom()))
	return math.Hypot(x, y)
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
