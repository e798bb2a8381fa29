package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// layWayOut is what the panel shows in Escape: how far it is, what the ideas
// pay, and which faces of the last ditch roll are enough.
func (t *table) layWayOut(b *ui.Builder, r render.Rect, f int) {
	th, s, fig := b.Theme(), t.s, &t.s.Crew[f]
	n, ok := s.FlightCost(f)
	if k := int(fig.Long); k > 0 && fig.Route[k-1].Outdoors() {
		n, ok = s.PriceOfWay(f), true // the way that was declared, which may be a longer one
	}
	have := min(n, int(fig.Ideas)+int(fig.Moves))
	need := n - have // of the roll; once it is made, what it falls short
	b.Add(ui.Thing{ID: "way-out", Shape: t.u.Box(r), Layer: ui.LayerRooms, Decor: true, Label: t.odds(f), Move: ui.Move{How: ui.Jump}, Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r, 5, render.Solid(render.Hex(0xFFFDF2).Fade(0.75)))
		c.Frame(r, 5, 1.6, render.Solid(headInk.Fade(0.55)))
		if fig.Escaped() {
			c.TextFit(r.Pad(16, 12, 16, 12), say(t.v, "out.away"), caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16)
		}
		if !fig.InPlay() || fig.At == masters.Nowhere {
			return
		}
		line1 := caption(render.Style{Face: render.Oswald500, Size: 24, Color: headInk, Theme: th})
		if !ok {
			c.TextFit(render.R(r.X+16, r.Y+8, r.W-32, 40), t.odds(f), line1, render.Left|render.Middle, 22, 20)
			c.TextFit(r.Pad(16, 56, 16, 12), say(t.v, "out.none"), caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16)
			return
		}
		if n == 0 {
			c.TextFit(render.R(r.X+16, r.Y+8, r.W-32, 40), t.odds(f), line1, render.Left|render.Middle, 22, 20)
			c.TextFit(r.Pad(16, 56, 16, 12), say(t.v, "out.there"), caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16)
			return
		}
		key := "out.moves"
		if s.Hiding() {
			key = "out.hide"
		}
		// a pip for each move: those paid with ideas in gold
		c.TextFit(render.R(r.X+16, r.Y+4, r.W-32, 40), say(t.v, key, "n", n), line1, render.Left|render.Middle, 22, 20)
		d := min(38, (r.W-40)/float64(max(1, n))-6)
		for i := range n {
			at := render.R(r.X+18+float64(i)*(d+6), r.Y+46, d, d)
			switch {
			case i < int(fig.Ideas):
				c.Coin(at, th, "masters/idea", 0)
			case i < have: // of the roll
				c.Circle(at.Center(), d*0.46, render.Solid(greenCell))
				c.Icon("masters/move", at.Inset(d*0.22), line)
			default:
				c.Dashes(circle(at.Center(), d*0.46), 2, paperInk.Fade(0.7), 5, 4, 0, true)
				c.Icon("masters/move", at.Inset(d*0.22), paperInk.Fade(0.7))
			}
		}
		words := "out.way"
		if fig.Rolled() {
			words = "out.run"
		}
		c.TextFit(render.R(r.X+16, r.Y+94, r.W-32, 30), say(t.v, "out.head"), caption(render.Style{Face: render.Oswald500, Size: 20, Track: 1, Color: paperInk, Theme: th}), render.Left|render.Middle, 18)
		for face := 1; face <= 6; face++ {
			at := render.R(r.X+24+float64(face-1)*70, r.Y+130, 52, 52)
			ring := red
			if enough := face >= need; enough && !fig.Rolled() || need <= 0 {
				ring = greenCell
			}
			if fig.Rolled() && int(fig.Die) != face {
				c.Faded(0.35).Die(at, face, c.Kit().SeatDie(th, f))
				continue
			}
			c.Round(at.Inset(-6), 9, render.Solid(ring.Fade(0.28)))
			c.Frame(at.Inset(-6), 9, 3, render.Solid(ring))
			c.Die(at, face, c.Kit().SeatDie(th, f))
		}
		c.TextFit(render.R(r.X+16, r.Y+196, r.W-32, r.H-204), say(t.v, words), caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16)
	})})
}
