package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// The last ditch roll as a moment: the die in a frame, what was needed, and how far it
// brings who rolled.

// ditchMS is how long the roll is looked at.
const ditchMS = 2200

// A ditch is a last ditch roll that is being shown.
type ditch struct {
	on        bool
	f         int
	die, need int
}

// short is the steps that are missing, 0 where the roll will do.
func (d ditch) short() int { return max(0, d.need-d.die) }

// watchRoll takes up the roll that an event tells of, and puts it away with the next
// event.
func (t *table) watchRoll(s *masters.State, e rules.Event) {
	t.ditch = ditch{}
	if e.Kind == masters.EvLastDitch {
		if f := s.FigureOf(int(e.Who.Index)); f >= 0 {
			t.ditch = ditch{true, f, int(e.N), int(e.M)}
			t.who = f
		}
	}
}

// rollWords is how a roll ends, in a line.
func (t *table) rollWords(d ditch) string {
	if d.short() > 0 {
		return say(t.v, "ditch.short", "n", d.short())
	}
	return say(t.v, "ditch.enough")
}

// layDitch frames the roll where the panel of who rolled lies.
func (t *table) layDitch(b *ui.Builder, r render.Rect, d ditch) {
	th := b.Theme()
	words, result := say(t.v, "ditch.rolls", "who", t.figureName(d.f), "die", d.die, "need", d.need), t.rollWords(d)
	ring := greenCell
	if d.short() > 0 {
		ring = red
	}
	b.Add(ui.Thing{ID: "ditch", Shape: t.u.Box(r), Layer: ui.LayerHand, Decor: true, Label: words + " " + result, Move: ui.Move{How: ui.Jump}, Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 3)
		c.Round(r, 7, render.Slope(155, render.Hex(0x16325F), render.Hex(0x081a3a)))
		c.Clipped(r.Inset(3)).Tile("common/grid", r, render.White.Fade(0.1), 1)
		age := float64(st.Age) / float64(render.Ticks(render.TumbleMS*1.5))
		rolling := age < 1 && !t.v.House.Settings.Reduced && !t.stage.Pace.Mine.Instant
		edge := ring
		if rolling {
			edge = signal
		}
		c.Frame(r, 7, 7, render.Solid(edge))
		side := min(170, r.H*0.42)
		at := render.Around(render.Pt(r.Center().X, r.Y+r.H*0.3), side, side)
		c.Round(at.Inset(-16), 16, render.Solid(edge.Fade(0.3)))
		c.Frame(at.Inset(-16), 16, 5, render.Solid(edge))
		if rolling {
			c.DieTumbling(at, d.die, c.Kit().SeatDie(th, d.f), age, uint32(d.f)*7+5)
			return
		}
		c.Die(at, d.die, c.Kit().SeatDie(th, d.f))
		head := caption(render.Style{Face: render.Oswald500, Size: 30, Color: line, Theme: th})
		c.TextFit(render.R(r.X+20, r.Y+r.H*0.56, r.W-40, 44), words, head, render.Center|render.Middle, 27, 24, 21)
		big := caption(render.Style{Face: render.Oswald700, Size: 54, Track: 1, Color: signal, Theme: th})
		if d.short() > 0 {
			big = big.In(render.Hex(0xFF9A8C))
		}
		fitLine(c, render.R(r.X+20, r.Y+r.H*0.68, r.W-40, 76), render.Upper(result), big, render.Center|render.Middle, 48, 42, 36)
	})})
}

// stays reports whether a figure has given up its escape inside.
func (t *table) stays(f int) bool {
	fig := &t.s.Crew[f]
	return t.s.Phase == masters.Escape && fig.InPlay() && fig.Done() && fig.At != masters.Nowhere && !t.safe(fig.At)
}
