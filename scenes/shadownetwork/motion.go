package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// What is heard when things are chosen.
var (
	soundCard  = sound.CardSet
	soundCoin  = sound.Coin
	soundWood  = sound.TokenClack
	soundCase  = soundLatches
	soundPaper = sound.Paper
	soundPhone = sound.DialClick
)

// motion is what is on its way over the table: it belongs to the events that
// were shown last and is gone when they have passed.
type motion struct {
	syndicate bool // the Lone Syndicate acts
	step      int  // the part of its board that is acted on
	ring      bool // the ring moves along the film strip
}

// layMotion lists what is in flight.
func (t *table) layMotion(b *ui.Builder) {
	if !t.View.Showing {
		t.motion, t.Flights = motion{}, t.Flights.Ended()
		return
	}
	t.LayFlights(b)
}

// pass lets something happen at a place for some time: paint gets the place and
// how much of the time has passed.
func (t *table) pass(at tabletop.Place, ms float64, rival bool, paint func(c render.Canvas, r render.Rect, share float64)) {
	t.passLater(at, ms, 0, rival, paint)
}

func (t *table) passLater(at tabletop.Place, ms, delay float64, rival bool, paint func(c render.Canvas, r render.Rect, share float64)) {
	t.Flights.Pass(tabletop.Flight{To: at, MS: ms, Delay: delay, Rival: rival}, paint)
}

// along is the point at a share of the way along a line.
func along(pts []render.Point, share float64) render.Point {
	whole := 0.0
	for i := 1; i < len(pts); i++ {
		whole += pts[i].Dist(pts[i-1])
	}
	left := whole * min(max(share, 0), 1)
	for i := 1; i < len(pts); i++ {
		d := pts[i].Dist(pts[i-1])
		if left <= d && d > 0 {
			return pts[i-1].Lerp(pts[i], left/d)
		}
		left -= d
	}
	return pts[len(pts)-1]
}

// backwards is a line from its other end.
func backwards(pts []render.Point) []render.Point {
	out := make([]render.Point, len(pts))
	for i, p := range pts {
		out[len(pts)-1-i] = p
	}
	return out
}

// bridge is the string from one city's place on the map to another's.
func (t *table) bridge(a, b rule.City) []render.Point {
	p, q := t.plan.pin(a), t.plan.pin(b)
	return render.Curve(p, p.Lerp(q, 0.5).Add(render.Pt(0, -26)), q)
}

// wayTo is the way from a place on the table to a city: over the map to its tack
// and up the string to the photograph.
func (t *table) wayTo(from render.Point, k rule.City, to render.Point) []render.Point {
	pin := t.plan.pin(k)
	way := render.Curve(from, from.Lerp(pin, 0.5).Add(render.Pt(0, -40)), pin)
	way = append(way, backwards(t.stringOf(k))...)
	return append(way, to)
}

// wayBetween is the way of what leaks from one city to another: down the one
// string, over the map, up the other.
func (t *table) wayBetween(a, b rule.City) []render.Point {
	way := append([]render.Point{heapPlace(t.plan.photo[a]).Center()}, t.stringOf(a)...)
	way = append(way, t.bridge(a, b)...)
	way = append(way, backwards(t.stringOf(b))...)
	return append(way, heapPlace(t.plan.photo[b]).Center())
}

// travel lets something go along a way.
func (t *table) travel(way func() []render.Point, ms, delay float64, rival bool, paint func(c render.Canvas, at render.Point, share float64)) {
	box := func() render.Rect { return render.Around(way()[0], 4, 4) }
	t.passLater(box, ms, delay, rival, func(c render.Canvas, _ render.Rect, share float64) {
		paint(c, along(way(), render.EaseOut(share)), share)
	})
}

// Flash lets a place shine for a moment.
func (t *table) Flash(at tabletop.Place, col render.Color, rival bool) {
	t.flashLater(at, col, 0, rival)
}

func (t *table) flashLater(at tabletop.Place, col render.Color, delay float64, rival bool) {
	t.passLater(at, 420, delay, rival, func(c render.Canvas, r render.Rect, f float64) {
		side := max(r.W, r.H) * (0.9 + 0.5*f)
		c.Added().SpriteIn("common/halo", render.Around(r.Center(), side*1.5, side*1.5), col.Fade(1-f))
		c.Frame(r.Inset(-4-8*f), 8, 3, render.Solid(col.Fade(0.9*(1-f))))
	})
}

// paintMoving draws what an event moves.
func (t *table) paintMoving(c render.Canvas, r render.Rect, what any) {
	switch k := what.(type) {
	case rule.Colour:
		t.paintPiece(c, r, k)
	case coin:
		t.paintCoin(c, r)
	}
}

// pour lets n pieces slide from one place to another.
func (t *table) pour(n int, what any, from, to tabletop.Place, rival bool) {
	t.Flights.Stream(min(n, 6), 45, tabletop.Flight{From: from.Spot(34, 34), To: to.Spot(30, 30), MS: 320, How: ui.Fly, Rival: rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { t.paintMoving(c, r, what) }})
}

// stampAt lets a word fall as a stamp.
func (t *table) stampAt(at tabletop.Place, word string, rival bool) {
	size := 34.0
	if rival { // it falls on a folder, which is not wide
		size = 24
	}
	t.pass(at, 700, rival, func(c render.Canvas, r render.Rect, f float64) {
		r.X = max(r.X, 40)
		fall := min(f/0.2, 1)
		a := c.Faded(min(fall*2, 1)).Zoomed(2-fall, 2-fall, r.Center())
		t.paintStamped(a, r.Center(), word, size, -8, render.Hex(0xA3231A))
	})
}

// drop lets a picture fall onto the table from above it.
func (t *table) drop(at tabletop.Place, ms, delay float64, rival bool, paint func(c render.Canvas, r render.Rect)) {
	t.passLater(at, ms, delay, rival, func(c render.Canvas, r render.Rect, f float64) {
		fall := render.EaseOut(min(f/0.6, 1))
		paint(c.Faded(fall).Zoomed(2.4-1.4*fall, 2.4-1.4*fall, r.Center()), r.Move(0, -40*(1-fall)))
	})
}
