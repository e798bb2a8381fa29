package ui

import (
	"math"
	"slices"

	"safehouse/render"
)

// This file decides where what lies over a scene lies: the note of a lesson, a recap, a message. Nothing of it places
// itself. It keeps off what it speaks of, off the question, off what can be pressed for it, off the log, off the pointer
// and off whatever was placed before; what has no room is made smaller, and then left out if it may be. Once placed it
// stays where it is, so that nothing of it moves away from under a pointer.

// A Float is something that is to lie over a scene.
type Float struct {
	ID      string
	Sizes   []render.Point // that it can have, in points, the best first
	Subject []string       // IDs of what it speaks of: it lies near the first, and covers none of them
	Room    render.Rect    // where it lies by preference, in its lower right corner; empty for near its subject
	Near    render.Rect    // it lies about its middle by preference; empty for near its subject
	Within  render.Rect    // it lies nowhere else, without Near at its upper left corner by preference; empty for the whole scene
	May     bool           // it is left out where it would cover something
	Stays   bool           // it is left out rather than moved
	Margin  float64        // kept free around it
}

// floated is where one lies.
type floated struct {
	Float
	at    render.Rect
	size  int
	area  render.Rect
	round int
}

// What a Float keeps off, the heaviest first: the question and its subject, what can be pressed, the log.
const (
	coversWord  = 100.0
	coversPress = 30.0
	coversLog   = 12.0
	coversOther = 60.0
)

// worthy is the part of a thing that may be covered: the shadow of an edge.
const worthy = 0.02

// A kept place is one that nothing may lie over.
type keptPlace struct {
	id     string
	at     render.Rect
	weight float64
}

// Float finds the place for something that lies over the scene; size is which of its sizes it has, and ok is false where
// it is left out. Call it after everything that it must not cover has been added.
func (b *Builder) Float(f Float) (at render.Rect, size int, ok bool) {
	s := b.stage
	area := b.Area().Inset(12)
	if !f.Within.Empty() {
		area = f.Within
	}
	was, held := s.floats[f.ID], math.Inf(1)
	if was != nil && was.round >= s.round-1 && was.area == area && slices.Equal(was.Subject, f.Subject) && was.size < len(f.Sizes) && f.Sizes[was.size] == was.Sizes[was.size] {
		held, _ = s.covered(was.at, f, b.scope)
	}
	if f.Stays && held > 0 && !math.IsInf(held, 1) {
		delete(s.floats, f.ID)
		return render.Rect{}, 0, false
	}
	at, size, cost := render.Rect{}, 0, 0.0
	if held > 0 {
		if at, size, cost = s.freest(area, f, b.scope, true); cost > 0 { // under the pointer rather than over what is needed
			if p, n, free := s.freest(area, f, b.scope, false); free == 0 {
				at, size, cost = p, n, 0
			}
		}
	}
	if held == 0 || !f.May && !math.IsInf(held, 1) && cost > 0 && held < cost+coversLog { // where nothing is free it does not wander for little
		was.Float, was.round = f, s.round
		return was.at, was.size, true
	}
	if cost > 0 && f.May {
		delete(s.floats, f.ID)
		return render.Rect{}, 0, false
	}
	if s.floats == nil {
		s.floats = map[string]*floated{}
	}
	s.floats[f.ID] = &floated{Float: f, at: at, size: size, area: area, round: s.round}
	return at, size, true
}

// freest is the place at which the first size covers nothing, the nearest of them; where none does, the one that covers
// least.
func (s *Stage) freest(area render.Rect, f Float, scope int, pointer bool) (at render.Rect, size int, cost float64) {
	cost = math.Inf(1)
	for i, wh := range f.Sizes {
		w, h := math.Min(wh.X, area.W), math.Min(wh.Y, area.H)
		best, least, near := render.Rect{}, math.Inf(1), math.Inf(1)
		for _, r := range s.tries(area, w, h, f) {
			c, subject := s.covered(r, f, scope)
			if pointer && (f.Within.Empty() || !f.Near.Empty()) && s.seen && r.Inset(-8).Has(s.pointer) {
				c += coversPress
			}
			d := distance(r, subject, area, f)
			if c < least-1e-6 || c < least+1e-6 && d < near {
				best, least, near = r, c, d
			}
		}
		if least < cost {
			at, size, cost = best, i, least
		}
		if cost == 0 {
			break
		}
	}
	return at, size, cost
}

// distance is how far a place is from where it had best be.
func distance(r, subject, area render.Rect, f Float) float64 {
	switch {
	case !f.Near.Empty():
		return r.Center().Dist(f.Near.Center())
	case !f.Within.Empty():
		return math.Abs(r.X-f.Within.X) + math.Abs(r.Y-f.Within.Y)
	case !f.Room.Empty():
		return math.Abs(r.Right()-f.Room.Right()) + math.Abs(r.Bottom()-f.Room.Bottom())
	case !subject.Empty():
		return r.Center().Dist(subject.Center())
	}
	return r.Center().Dist(area.Center())
}

// tries are places that something of a size can have in an area: along its edges and beside everything that it must not
// cover.
func (s *Stage) tries(area render.Rect, w, h float64, f Float) (l []render.Rect) {
	xs, ys := []float64{area.X, area.Right() - w, area.Center().X - w/2}, []float64{area.Y, area.Bottom() - h, area.Center().Y - h/2}
	if !f.Room.Empty() {
		xs, ys = append(xs, f.Room.Right()-w, f.Room.X), append(ys, f.Room.Bottom()-h, f.Room.Y)
	}
	if !f.Near.Empty() {
		xs, ys = append(xs, f.Near.Center().X-w/2), append(ys, f.Near.Center().Y-h/2)
	}
	m := f.Margin + 2
	for _, k := range s.keeps(f, -1) {
		xs, ys = append(xs, k.at.Right()+m, k.at.X-m-w), append(ys, k.at.Bottom()+m, k.at.Y-m-h)
	}
	const steps = 10
	for i := 1; i < steps; i++ {
		xs = append(xs, area.X+(area.W-w)*float64(i)/steps)
		ys = append(ys, area.Y+(area.H-h)*float64(i)/steps)
	}
	xs, ys = thinned(xs, area.X, area.Right()-w), thinned(ys, area.Y, area.Bottom()-h)
	for _, x := range xs {
		for _, y := range ys {
			l = append(l, render.R(x, y, w, h))
		}
	}
	return l
}

// thinned are the values between two bounds, sorted, those that lie close together once.
func thinned(l []float64, least, most float64) (out []float64) {
	slices.Sort(l)
	for _, v := range l {
		if v >= least-0.5 && v <= most+0.5 && (len(out) == 0 || v-out[len(out)-1] > 6) {
			out = append(out, v)
		}
	}
	return out
}

// covered is how much a place covers of what must not be, weighed; subject is where the first of what it speaks of lies.
func (s *Stage) covered(r render.Rect, f Float, scope int) (cost float64, subject render.Rect) {
	r = r.Inset(-f.Margin)
	for _, k := range s.keeps(f, scope) {
		if len(f.Subject) > 0 && k.id == f.Subject[0] {
			subject = k.at
		}
		if part := shared(r, k.at) / math.Max(1, math.Min(k.at.W*k.at.H, r.W*r.H)); part > worthy {
			cost += k.weight * part
		}
	}
	return cost, subject
}

// keeps are the places that something must not lie over, in the list that is being made; scope is the one that it belongs
// to, -1 for any.
func (s *Stage) keeps(f Float, scope int) (l []keptPlace) {
	for _, u := range s.things {
		if u.round != s.round || u.ID == "" || scope >= 0 && u.scope != scope {
			continue
		}
		w := 0.0
		switch {
		case slices.Contains(f.Subject, u.ID), u.Keeps:
			w = coversWord
		case u.ID == f.ID:
		case (u.Commits || u.Mark == Legal) && !u.Disabled:
			w = coversPress
		case u.ID == "log":
			w = coversLog
		}
		at := u.way.to
		if u.Clip != nil {
			at = intersection(at, *u.Clip)
		}
		if w > 0 && !at.Empty() {
			l = append(l, keptPlace{u.ID, at, w})
		}
	}
	for id, o := range s.floats {
		if id != f.ID && o.round == s.round {
			l = append(l, keptPlace{id, o.at.Inset(min(0, f.Margin-o.Margin)), coversOther}) // the wider of both margins
		}
	}
	return l
}

// Covering tells what that lies over the scene covers something although there is a place for it where it would not: for
// tests. It should always be empty.
func (s *Stage) Covering() (out []string) {
	for id, o := range s.floats {
		if o.round != s.round {
			continue
		}
		if cost, _ := s.covered(o.at, o.Float, 0); cost > 0 {
			if _, _, free := s.freest(o.area, o.Float, 0, false); free == 0 {
				out = append(out, id)
			}
		}
	}
	slices.Sort(out)
	return out
}

// Floats are where the things lie that lie over the scene now, by ID.
func (s *Stage) Floats() map[string]render.Rect {
	m := map[string]render.Rect{}
	for id, o := range s.floats {
		if o.round == s.round {
			m[id] = o.at
		}
	}
	return m
}
