package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/intoodeep"
)

// The Evidence board: plank and Pool.

// evidenceColors are the types of Evidence; each has its pictogram, too.
var evidenceColors = [rule.Types]render.Color{
	rule.Ringleader: render.Hex(0x6FB8FF), rule.Weaponry: render.Hex(0xFF6B5E), rule.Timing: render.Hex(0xFFD45A),
	rule.Location: render.Hex(0x63E58F), rule.Tactics: render.Hex(0xC59BFF), rule.Financing: render.Hex(0x2FE0C0),
}

// token draws a token of Evidence, face down if it is not seen.
func (t *table) token(c render.Canvas, r render.Rect, x uint8) {
	if x == rule.NoToken {
		return
	}
	if x == rule.Hidden {
		c.Token(r, t.Theme, render.Token{Shape: render.OctToken, Face: render.Hex(0x4B3F9E), Icon: "intoodeep/evidence", Ink: render.Hex(0xD9D2FF)})
		return
	}
	t.typed(c, r, rule.TypeOf(x))
}

// typed draws a token of a type.
func (t *table) typed(c render.Canvas, r render.Rect, e rule.Evidence) {
	c.Token(r, t.Theme, render.Token{Shape: render.OctToken, Face: evidenceColors[e], Icon: icon("evidence", rule.RefEvidence(e))})
}

// hole is an empty place for a token.
func hole(c render.Canvas, r render.Rect, col render.Color) {
	c.RingAt(r.Center(), r.W/2-1, 1.6, render.Solid(col.Fade(0.4)))
}

// layEvidence is the Evidence board: Plank, Pool and Boost wheel, and the decks
// beside it.
func (t *table) layEvidence(b *ui.Builder) {
	p := t.plan.evidence
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) {
		c.Panel(p, t.Theme)
		c.TextIn(render.R(p.X+14, p.Y+8, 160, 26), t.T("evidence"), t.heading(), render.Left|render.Middle)
		wood := render.R(p.X+10, p.Y+36, p.W-20, 66)
		c.Round(wood, 6, render.Slope(100, render.Hex(0x6A4526), render.Hex(0x3E2612), render.Hex(0x573719)))
		c.Fibre(wood.Inset(1), 1)
		c.Frame(wood, 6, 1.6, render.Solid(render.Hex(0x1A0E06)))
	})
	t.layPlank(b, render.R(p.X+10, p.Y+36, p.W-20, 66))
	t.layPool(b, render.R(p.X+10, p.Y+108, p.W-20, 76))
	t.layWheel(b, render.R(p.X+10, p.Y+190, p.W-20, p.H-198))
	t.layDecks(b, t.plan.decks)
}

// layPlank is the four tokens that lie open.
func (t *table) layPlank(b *ui.Builder, r render.Rect) {
	w := r.W / rule.Plank
	seen := map[rule.Evidence]bool{}
	for i, tok := range t.s.Plank {
		at := render.Around(render.Pt(r.X+(float64(i)+0.5)*w, r.Center().Y), 54, 54)
		if tok == rule.NoToken {
			t.Draw(b, ui.LayerPanels+1, func(c render.Canvas) { hole(c, at.Inset(6), render.White) })
			continue
		}
		e := rule.TypeOf(tok)
		ref := rule.RefEvidence(e)
		name := t.View.ID(ref)
		x := t.Thing(name, at, ui.LayerPanels+1, t.T("plank.token", "evidence", t.Text("name", ref)), nil)
		if seen[e] {
			x.ID += "#" + itoa(i)
			t.Offers[x.ID] = t.Offers[name]
		}
		seen[e] = true
		legal := t.Offer(&x)
		x.Mark = ui.NoMark
		x.Tip = tip(t.T("plank.token", "evidence", t.Text("name", ref)), t.T("plank.tip"))
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if legal {
				shine(c, r.Center(), r.W*0.85, t.Theme.Legal.Fade(0.7))
			}
			t.typed(c, r, e)
			if st.Hot() {
				c.RingAt(r.Center(), r.W/2+3, 3, render.Solid(t.Theme.Focus))
			}
		})
		b.Add(x)
	}
}

// layPool is the face-down tokens.
func (t *table) layPool(b *ui.Builder, r render.Rect) {
	n, all := t.s.PoolSize(), t.s.PoolSlots()
	x := t.Thing(refID(rule.KindPlace, rule.PlacePool), r, ui.LayerPanels+1, t.T("pool.of", "n", n, "all", all), nil)
	legal := t.Offer(&x)
	x.Mark = ui.NoMark
	known := t.s.Pool
	x.Tip = func() ui.Tip {
		body := t.chapterWords()
		if list := t.known(known); list != "" {
			body += "\n" + t.T("pool.known", "list", list)
		}
		return ui.Tip{Title: x.Label, Body: body}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Well(r, t.Theme)
		cols := 10
		if all <= 14 {
			cols = all / 2
		}
		step := min(28, (r.W-10)/float64(cols))
		rows := (all + cols - 1) / cols
		seen := known.List()
		for i := range all {
			at := render.Around(render.Pt(r.Center().X+(float64(i%cols)-float64(cols-1)/2)*step, r.Center().Y+(float64(i/cols)-float64(rows-1)/2)*33), 25, 25)
			switch {
			case i < len(seen):
				t.token(c, at, uint8(seen[i]))
			case i < n:
				t.token(c, at, rule.Hidden)
			default:
				hole(c, at, t.Theme.PanelEdge)
			}
		}
		t.frame(c, r, legal, st)
	})
	b.Add(x)
	t.Draw(b, ui.LayerPanels+2, func(c render.Canvas) {
		p := t.plan.evidence
		t.fit(c, render.R(p.Right()-130, p.Y+8, 118, 26), t.T("pool.short", "n", n, "all", all), t.caption(17).In(t.Theme.Second), render.Right|render.Middle, 15, 14)
	})
}
