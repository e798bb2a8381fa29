package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/intoodeep"
)

// Where the crimes in hand lie: beside each other while their words have room; with more
// of them the Side Crimes lie above each other as slips.

// Measures of a hand, in the units of the table.
const (
	leastWords = 112.0 // so wide is the longest word of a criterion
	leastStory = 220.0 // a Story Crime that can be read
	leastSlip  = 310.0
	leastSide  = 146.0
	leastPay   = 250.0 // of a slip whose band has room for what it pays
	slipBand   = 30.0
)

// fullWide is how wide a crime is that has all the room that it wants.
func (t *table) fullWide(i int) float64 {
	n := float64(len(t.s.Demands(t.Seat, i))) // each wants a line or two
	if rule.CrimeOf(i).Level > 0 {
		return 326 + 40*max(0, n-4)
	}
	return 168 + 6*n
}

// leastWide is how wide a crime is at least that can be read.
func leastWide(i int) float64 {
	if rule.CrimeOf(i).Level > 0 {
		return leastStory
	}
	return leastSide
}

// crowded reports whether crimes that lie beside each other cannot be read.
func crowded(crimes []int, wide float64) bool {
	for _, i := range crimes {
		wide -= leastWide(i) + 8
	}
	return wide < 0
}

// handPlaces is where each of the crimes lies in r; one or two fill it, if fill says so.
func (t *table) handPlaces(crimes []int, r render.Rect, fill bool) []render.Rect {
	sum := 0.0
	var stories, sides []int // by their places in crimes
	for j, i := range crimes {
		sum += t.fullWide(i) + 8
		if rule.CrimeOf(i).Level > 0 {
			stories = append(stories, j)
		} else {
			sides = append(sides, j)
		}
	}
	places := make([]render.Rect, len(crimes))
	row := func(l []int, r render.Rect, f float64) {
		x := r.X
		for _, j := range l {
			places[j] = render.R(x, r.Y, t.fullWide(crimes[j])*f, r.H)
			x = places[j].Right() + 8*f
		}
	}
	f := min(1, r.W/max(1, sum))
	if len(crimes) <= 2 && fill && sum > 0 {
		f = r.W / sum
	}
	if !crowded(crimes, r.W) || len(sides) < 1 || len(stories) == 0 && len(sides) < 2 {
		row(append(stories, sides...), r, f)
		return places
	}
	var want float64
	for _, j := range stories {
		want += t.fullWide(crimes[j]) + 8
	}
	// Story Crimes leave the slips what they need, and give way to each other alone.
	wide := min(want, r.W-max(leastSlip-132*float64(max(0, len(stories)-1)), 0.32*r.W))
	x := r.X + wide
	if want > 0 {
		row(stories, r, wide/want)
	}
	flex := make([]ui.Size, len(sides)) // higher with more criteria
	for k, j := range sides {
		flex[k] = ui.Flex(1.5 + float64(len(t.s.Demands(t.Seat, crimes[j]))))
	}
	for k, at := range ui.Rows(render.R(x, r.Y, r.Right()-x, r.H), 6, flex...) {
		places[sides[k]] = at
	}
	return places
}

// slip reports whether a crime's place is that of a slip.
func (t *table) slip(r render.Rect) bool { return r.H < 0.7*t.plan.hand.H }

// crimeSlip draws a Side Crime that lies with others above each other: name, way and pay
// in the band, the criteria below it.
func (t *table) crimeSlip(c render.Canvas, r render.Rect, i int, demands []rule.Demand, ready bool) {
	col, ink := crimeColor(i), render.Hex(0x120A2A)
	c.Shadow(r, 3)
	c.Round(r, 9, render.Slope(165, render.Hex(0x2A1F66), render.Hex(0x110C36)))
	band := render.R(r.X, r.Y, r.W, slipBand)
	c.Corners(band, 9, 9, 0, 0, render.Slope(180, col.Lighter(0.15), col.Darker(0.15)))
	name := band.Pad(10, 0, 8, 0)
	pay := render.R(band.Right()-82, band.Y+3, 78, slipBand-6)
	if r.W < leastPay { // it is in the tip
		pay.X = band.Right() - 4
	} else {
		c.Round(pay, 6, render.Solid(render.Hex(0x07051A)))
		t.reward(c, pay.Pad(5, 0, 3, 0), rule.CrimeOf(i).Gain)
		name.W -= 82
	}
	if t.badge(c, render.R(pay.X-58, band.Y+2, 54, slipBand-4), i) {
		name.W -= 58
	}
	t.fit(c, name, t.Text("name", rule.RefCrime(i)), t.caption(19).In(ink), render.Left|render.Middle, 18, 16)
	t.criteria(c, r.Pad(10, slipBand+3, 8, 4), i, demands, true)
	edge := col.Fade(0.8)
	if ready {
		edge = t.Theme.Good
	}
	c.Frame(r, 9, 2, render.Solid(edge))
}
