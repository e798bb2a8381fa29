package shadownetwork

import (
	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// What travels along the strings, and what falls onto the wall.

// leakAlong lets what leaks slide down the string of the city that leaks, over
// the map, and up the other's.
func (x *telling) leakAlong(tile rule.Tile, onto rule.City) {
	from := onto
	for k := range rule.City(rule.Cities) {
		if x.s.Open(k) && x.s.Cities[k].Tile == tile {
			from = k
		}
	}
	what := movedBy(x.E)
	for i := range min(x.n, 6) {
		x.travel(func() []render.Point { return x.wayBetween(from, onto) }, 460, float64(i)*60, x.Rival, func(c render.Canvas, at render.Point, _ float64) {
			x.paintMoving(c, render.Around(at, 30, 30), what)
		})
	}
	x.passLater(func() render.Rect { return x.plan.photo[onto] }, 300, 380, x.Rival, func(c render.Canvas, r render.Rect, f float64) {
		c.Frame(r.Inset(-3-5*f), 6, 3, render.Solid(render.Hex(cream).Fade(0.8*(1-f))))
	})
}

// nail lets the tack of a photograph be driven in once more when somebody comes.
func (x *telling) nail() {
	k, _ := rule.OnCity(x.E.To)
	r := x.plan.photo[k]
	x.drop(func() render.Rect { return render.Around(render.Pt(r.Center().X, r.Y+2), 20, 20) }, 260, 340, x.Rival, func(c render.Canvas, at render.Rect) {
		x.paintTack(c, at.Center(), render.Hex(0xC93A2E))
	})
}

// comeHome lets the Agents of a side walk down their strings to its telephone.
func (x *telling) comeHome() {
	side, i := x.side, 0
	for k := range rule.City(rule.Cities) {
		if x.was.Cities[k].Agents>>side&1 == 0 {
			continue
		}
		home := x.phonePlace(side).Center()
		x.travel(func() []render.Point { return backwards(x.wayTo(home, k, x.plan.photo[k].Center())) }, 480, float64(i)*70, x.Rival, func(c render.Canvas, at render.Point, _ float64) {
			x.paintAgent(c, render.Around(at, 32, 54), side)
		})
		i++
	}
}

// recalled lets an Agent walk down its string to the telephone.
func (x *telling) recalled() {
	k, _ := rule.OnCity(x.E.From)
	side, home := x.side, x.phonePlace(x.side).Center()
	x.travel(func() []render.Point { return backwards(x.wayTo(home, k, x.plan.photo[k].Center())) }, 480, 0, x.Rival, func(c render.Canvas, at render.Point, _ float64) {
		x.paintAgent(c, render.Around(at, 32, 54), side)
	})
}

// lockCities lets the padlocks fall on the photographs that are not in play.
func (x *telling) lockCities() {
	i := 0
	for k := range rule.City(rule.Cities) {
		if x.s.Open(k) {
			continue
		}
		x.drop(func() render.Rect { return render.Around(x.plan.photo[k].Center(), 56, 56) }, 420, float64(i)*60, true, func(c render.Canvas, r render.Rect) {
			c.Icon("lock", r, render.Hex(0xE0DAC4))
		})
		i++
	}
}

// moveFilm lets the ring slide on to the frame of the round that begins.
func (x *telling) moveFilm() {
	n := int(x.s.Round)
	if n < 2 {
		return
	}
	x.motion.ring = true
	x.pass(func() render.Rect { return x.framePlace(n) }, 520, true, func(c render.Canvas, r render.Rect, f float64) {
		was := x.framePlace(n - 1)
		f = render.EaseOut(f)
		at := render.Pt(was.Center().X+(r.Center().X-was.Center().X)*f, r.Y+r.H*0.29)
		c.RingAt(at, r.H*0.34, 4, render.Solid(render.Hex(0xC2261E)))
	})
}

// liftOverlay lets the card over the inbox be torn off.
func (x *telling) liftOverlay() {
	x.pass(func() render.Rect { return x.slotAt(8).Union(x.slotAt(15)) }, 460, false, func(c render.Canvas, r render.Rect, f float64) {
		f = render.EaseOut(f)
		a := c.Faded(1-f).Turned(24*f, r.Center())
		x.paintPaper(a, r.Move(60*f, -150*f), render.Hex(0xE9D6A2), 3)
	})
}
