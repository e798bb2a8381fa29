package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// layPanel is the open figure: its portrait, ideas and loot, the die on its
// action, what is left of it, and all actions that its cards offer.
func (t *table) layPanel(b *ui.Builder, r render.Rect, f int) {
	th, fig := b.Theme(), &t.s.Crew[f]
	col := b.Stage().Kit.Seat(th, f)
	none := f != masters.NPCFigure && fig.Card >= masters.Characters
	head := 128.0
	b.Add(ui.Thing{
		ID: "panel", Shape: t.u.Box(r), Layer: ui.LayerBoard, Label: t.figureName(f), Move: ui.Move{How: ui.Jump}, Mouse: true,
		Tip: func() ui.Tip { return t.figureTip(f) }, Big: t.bigFigure(b, f),
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 3)
			c.Round(r, 7, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE6DFC6)))
			c.Pulp(r.Inset(1), 1)
			c.Frame(r, 7, 4, render.Solid(signal))
			pic := render.R(r.X+14, r.Y+14, 96, head-24)
			c.Shadow(pic, 1)
			c.Round(pic, 5, render.Slope(150, col.Lighter(0.15), col, col.Darker(0.6)))
			c.Clipped(pic).Tile("common/grid", pic, render.White.Fade(0.12), 1)
			if !none {
				c.Icon(characterIcon(t.iconIndex(f)), render.Around(pic.Center(), 80, 80).Move(2, 3), render.Black.Fade(0.4))
				c.Icon(characterIcon(t.iconIndex(f)), render.Around(pic.Center(), 80, 80), render.Hex(0x0B1526).Fade(0.94))
			}
			c.SeatShape(render.Around(render.Pt(pic.Right()-4, pic.Bottom()-4), 34, 34), f, th)
			x := pic.Right() + 20
			t.paintName(c, th, render.R(x, r.Y+8, r.Right()-x-190, 46), f)
			t.paintIdeas(c, th, render.R(r.Right()-186, r.Y+12, 174, 40), f)
		}),
	})
	if none {
		return
	}
	if t.over != nil {
		t.layFate(b, render.R(r.X+12, r.Y+head+2, r.W-24, r.H-head-14), t.over, f)
		return
	}
	area := render.R(r.X+130, r.Y+56, r.W-142, head-58)
	if t.s.Phase == masters.Escape {
		t.layHolding(b, area, f)
		t.layWayOut(b, render.R(r.X+12, r.Y+head+2, r.W-24, r.H-head-14), f)
		for _, l := range t.todo.act {
			t.todo.hidden = append(t.todo.hidden, l...)
		}
		return
	}
	if t.planning() {
		t.layHolding(b, area, f)
	} else {
		t.layDie(b, area, f)
	}
	t.layLines(b, render.R(r.X+12, r.Y+head+2, r.W-24, r.H-head-14), f)
}

// paintName is what a figure is called, with its class behind a name of its own.
func (t *table) paintName(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	name := caption(render.Style{Face: render.Oswald700, Size: 34, Track: 0.5, Color: headInk, Theme: th})
	words, class := render.Upper(t.figureName(f)), t.className(f)
	if class == "" {
		c.TextFit(r, words, name, render.Left|render.Middle, 30, 26, 22)
		return
	}
	sub := caption(render.Style{Face: render.Sans500, Size: 20, Color: paperInk, Theme: th})
	w, _ := c.Ruler().Measure(words, name)
	w = min(w+14, r.W*0.66)
	fitLine(c, render.R(r.X, r.Y, w-10, r.H), words, name, render.Left|render.Middle, 30, 26)
	fitLine(c, render.R(r.X+w, r.Y+7, r.W-w, r.H-8), class, sub, render.Left|render.Middle, 18, 16)
}

// paintIdeas is the coins of a figure and its tokens in hand.
func (t *table) paintIdeas(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	num := small(render.Style{Face: render.Mono700, Size: 22, Color: headInk, Theme: th})
	x := r.Right() - 74
	if f != masters.NPCFigure {
		c.Icon("masters/brain", render.R(x, r.Y+5, 30, 30), paperInk)
		c.TextIn(render.R(x+34, r.Y, 40, r.H), itoa(int(fig.Tokens)), num, render.Left|render.Middle)
	}
	n := int(fig.Ideas)
	if n <= 3 {
		for i := range 3 {
			at := render.R(x-18-float64(3-i)*31, r.Y+5, 29, 29)
			if i < n {
				c.Coin(at, th, "masters/idea", 0)
			} else {
				c.Dashes(circle(at.Center(), 12), 1.6, paperInk.Fade(0.5), 5, 4, 0, true)
			}
		}
		return
	}
	c.Coin(render.R(x-86, r.Y+5, 30, 30), th, "masters/idea", 0)
	c.TextIn(render.R(x-52, r.Y, 44, r.H), itoa(n), num, render.Left|render.Middle)
}
