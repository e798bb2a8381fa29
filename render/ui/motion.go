package ui

import (
	"math"

	"safehouse/render"
)

// How is the way in which a thing gets from its old place to its new one.
type How uint8

// The ways. The zero value glides.
const (
	Glide How = iota // straight, slowing down
	Jump             // at once
	Fly              // along a low arc, as a card is dealt
	Walk             // at an even pace with a small bob, as a pawn steps
)

// Move says how a thing gets to a new place.
type Move struct {
	How   How
	MS    float64 // how long, in milliseconds at usual speed; 0 is what is usual for the way
	Delay float64 // milliseconds before it sets out
	Rival bool    // a rival's doing: it goes at the rivals' tempo
	Turn  bool    // it turns over half way
}

// Pace is how fast things move: what the person does, and what rivals do.
type Pace struct{ Mine, Rivals render.Tempo }

// UsualPace is what everybody starts with: rivals move at double speed.
func UsualPace() Pace { return Pace{render.Tempo{Speed: 1}, render.Tempo{Speed: 2}} }

// Still is the pace at which everything is there at once.
func Still() Pace { return Pace{render.Tempo{Instant: true}, render.Tempo{Instant: true}} }

func (p Pace) tempo(rival bool) render.Tempo {
	if rival {
		return p.Rivals
	}
	return p.Mine
}

// How pawns walk.
const (
	walkStep = 190.0 // points: a room
	walkMost = 900.0 // milliseconds for the longest way
	walkBob  = 4.0   // points
)

// journey is a thing on its way.
type journey struct {
	from, to render.Rect
	how      How
	turn     bool
	wait     int  // ticks before it sets out
	now, all int  // ticks gone and ticks in all; at rest when equal
	event    bool // it moves because something happened, not because somebody looks at it
}

// rest puts the thing somewhere without moving.
func (j *journey) rest(at render.Rect) { *j = journey{from: at, to: at} }

// slide moves thing and journey down with what was scrolled; when that brings it to its new place, it is there.
func (j *journey) slide(by float64, to render.Rect) {
	j.from, j.to = j.from.Move(0, by), j.to.Move(0, by)
	if d := j.to.Min().Sub(to.Min()); math.Hypot(d.X, d.Y) < 1e-6 && j.to.W == to.W && j.to.H == to.H {
		j.to = to
		if !j.moving() {
			j.from = to
		}
	}
}

// moving reports whether the thing has not arrived.
func (j *journey) moving() bool { return j.now < j.all }

// set sends the thing from where it is to another place.
func (j *journey) set(to render.Rect, m Move, p Pace) {
	from := j.at()
	ms := m.MS
	if ms == 0 {
		switch m.How {
		case Fly:
			ms = render.FlyMS
		case Walk:
			ms = math.Min(walkMost, render.WalkMS*math.Max(0.5, from.Center().Dist(to.Center())/walkStep))
		default:
			ms = render.OpenMS
		}
	}
	tempo := p.tempo(m.Rival)
	all := tempo.Length(ms)
	if m.How == Jump || all == 0 {
		j.rest(to)
		return
	}
	*j = journey{from: from, to: to, how: m.How, turn: m.Turn, all: all}
	if m.Delay > 0 {
		j.wait = tempo.Length(m.Delay)
	}
}

// tick lets one tick pass and reports whether the thing moved.
func (j *journey) tick() bool {
	if !j.moving() {
		return false
	}
	if j.wait > 0 {
		j.wait--
		return false
	}
	j.now++
	return true
}

// finish brings the thing to its goal.
func (j *journey) finish() { j.rest(j.to) }

// share is how much of the way is behind the thing, 0 to 1.
func (j *journey) share() float64 {
	if !j.moving() {
		return 1
	}
	return float64(j.now) / float64(j.all)
}

// at is where the thing is.
func (j *journey) at() render.Rect {
	if !j.moving() {
		return j.to
	}
	t := j.share()
	switch j.how {
	case Walk:
		r := j.from.Lerp(j.to, t)
		steps := math.Max(1, math.Round(j.from.Center().Dist(j.to.Center())/walkStep*4))
		return r.Move(0, -walkBob*math.Abs(math.Sin(t*math.Pi*steps)))
	case Fly:
		e := render.EaseInOut(t)
		r := j.from.Lerp(j.to, e)
		return r.Move(0, render.ArcAt(j.from.Center(), j.to.Center(), e).Y-r.Center().Y)
	}
	return j.from.Lerp(j.to, render.EaseOut(t))
}
