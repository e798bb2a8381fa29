package scenes

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/feat"
	"safehouse/rules/games"
)

// The medals of a person lie in a tray of velvet, a row a game. What was not earned yet is
// a hollow in the velvet.

// medalIcon is the pictogram on a medal.
func (h *House) medalIcon(game, id string) string { return cmp.Or(h.box(game).Medals[id], "star") }

// medalCount is how many medals the person has.
func (h *House) medalCount() (n int) {
	for _, g := range h.boxes() {
		n += h.earnedOf(g)
	}
	return n
}

// earnedOf is how many of them are of a game.
func (h *House) earnedOf(game string) (n int) {
	for _, f := range games.Feats(game) {
		if !h.earned(game, f.ID).IsZero() {
			n++
		}
	}
	return n
}

// Measures of the tray, in points.
const (
	trayWide = 120.0
	trayHigh = 136.0
	trayHead = 44.0
)

// medals is the page.
func (p *personScene) medals(b *ui.Builder, r render.Rect) {
	grow := math.Sqrt(b.Grow())
	w, high := trayWide*grow, trayHigh*grow
	per := max(1, int((r.W-48)/w))
	shelves := p.house.boxes() // whatever has most lies on top
	slices.SortStableFunc(shelves, func(a, b string) int { return cmp.Compare(p.house.earnedOf(b), p.house.earnedOf(a)) })
	var rows float64
	for _, g := range shelves {
		if n := len(games.Feats(g)); n > 0 {
			rows += trayHead*grow + 12 + high*math.Ceil(float64(n)/float64(per))
		}
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c.Round(r.Inset(-4), 8, render.Slope(120, render.Hex(0x7A4E22), render.Hex(0x4A2C10)))
		c.Round(r, 6, render.Slope(100, render.Hex(0x1E2C4E), render.Hex(0x131C36)))
		c.Grain(r, 0.8)
		c.Nine("common/inner/soft", r, render.Black.Fade(0.6))
	})
	b.OnPaper(false)
	b.ScrollArea(ui.ScrollArea{ID: "tray", Rect: r.Inset(10), High: rows + 10, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y + 4
		for _, g := range shelves {
			list := games.Feats(g)
			if len(list) == 0 {
				continue
			}
			p.trayHead(b, render.R(in.X+14, y, in.W-28, trayHead*grow), g, list)
			y += trayHead * grow
			for i, f := range list {
				at := render.R(in.X+14+float64(i%per)*w, y+float64(i/per)*high, w, high)
				p.medal(b, at, g, f)
			}
			y += high*math.Ceil(float64(len(list))/float64(per)) + 12
		}
	}})
}

// trayHead is the name of a game over its medals.
func (p *personScene) trayHead(b *ui.Builder, r render.Rect, game string, list []feat.Feat) {
	h := p.house
	words := h.T("person.medals.of", "n", h.earnedOf(game), "of", len(list))
	b.Add(ui.Thing{ID: "tray:" + game, Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Label: h.title(game) + ", " + words, Paint: func(c render.Canvas, st ui.State) {
		brass := render.Hex(0xE8CF93)
		st2 := render.House.Heading().Sized(22).Tracked(1.5).In(brass)
		w, _ := c.Ruler().Measure(strings.ToUpper(h.title(game)), st2)
		c.TextFit(st.At, strings.ToUpper(h.title(game)), st2, render.Left|render.Middle, 20, 18)
		c.TextFit(st.At.Pad(w+20, 0, 0, 0), words, render.House.Note().Sized(19).In(brass.Fade(0.85)), render.Left|render.Middle, 18)
		c.Fill(render.R(st.At.X, st.At.Bottom()-4, st.At.W, 1.4), render.Solid(brass.Fade(0.4)))
	}})
}

// medal is one achievement.
func (p *personScene) medal(b *ui.Builder, r render.Rect, game string, f feat.Feat) {
	h := p.house
	when := h.earned(game, f.ID)
	name, how := h.featName(game, f.ID), h.Book.T(game, "feat."+f.ID+".how", nil)
	state := h.T("person.medal.open")
	if !when.IsZero() {
		state = h.T("person.medal.earned", "day", when.Format(h.T("date.day")))
	}
	b.Add(ui.Thing{ID: "medal:" + game + "." + f.ID, Shape: ui.Box(r.Inset(3)), Layer: ui.LayerPanels, Label: name + ": " + how + " " + state, Lifts: true, Modest: true,
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: how + "\n" + state} },
		Paint: func(c render.Canvas, st ui.State) {
			face := render.R(st.At.X, st.At.Y, st.At.W, st.At.H*0.68)
			at := render.Around(face.Center().Add(render.Pt(0, -4*st.Lift)), face.H*0.98, face.H*0.98)
			paintAward(c, at, game, p.house.medalIcon(game, f.ID), !when.IsZero())
			ink := render.Hex(0xF3E6C4)
			if when.IsZero() {
				ink = render.Hex(0xAFBAD6)
			}
			c.TextFit(render.R(st.At.X+2, face.Bottom(), st.At.W-4, st.At.H-face.H), name, render.Style{Face: render.Sans500, Size: 16, Lead: 18, Floor: render.KeyFloor, Color: ink}, render.Center|render.Top, 16, 15, 14)
			if st.Focus {
				c.FocusRing(st.At, 8, render.House)
			}
		}})
}

// featName is the name of an achievement.
func (h *House) featName(game, id string) string { return h.Book.T(game, "feat."+id, nil) }

// paintAward paints a medal on a ribbon in the colours of its game, or the hollow where
// it will lie.
func paintAward(c render.Canvas, r render.Rect, game, icon string, earned bool) {
	th := render.ByID(game)
	d := r.W * 0.66
	disc := render.Pt(r.Center().X, r.Bottom()-d/2-2)
	if !earned {
		c.Circle(disc, d/2, render.Solid(render.Black.Fade(0.42)))
		c.RingAt(disc.Add(render.Pt(0, 1.5)), d/2, 1.5, render.Solid(render.White.Fade(0.26)))
		c.Icon(icon, render.Around(disc, d*0.5, d*0.5), render.White.Fade(0.3))
		return
	}
	half := r.W * 0.2
	top := r.Y + 2
	for i, col := range []render.Color{th.Accent, th.Accent2, th.Accent} { // the ribbon
		x0, x1 := disc.X-half+float64(i)*half*2/3, disc.X-half+float64(i+1)*half*2/3
		c.Polygon([]render.Point{{X: x0, Y: top}, {X: x1, Y: top}, {X: disc.X + (x1-disc.X)*0.55, Y: disc.Y - d*0.3}, {X: disc.X + (x0-disc.X)*0.55, Y: disc.Y - d*0.3}}, render.Slope(90, col.Lighter(0.1), col.Darker(0.25)))
	}
	c.Circle(disc.Add(render.Pt(2, 4)), d/2, render.Solid(render.Black.Fade(0.45)))
	c.Circle(disc, d/2, render.Slope(125, render.Hex(0xFFF0B8), render.Hex(0xD9A63A), render.Hex(0x8A5C12)))
	c.RingAt(disc, d/2-3, 2, render.Slope(305, render.Hex(0xFFE9A6), render.Hex(0x9A6A18)))
	const teeth = 28
	for i := range teeth { // a milled edge
		a := 2 * math.Pi * float64(i) / teeth
		c.Dot(render.Pt(disc.X+math.Cos(a)*(d/2-1), disc.Y+math.Sin(a)*(d/2-1)), 2.4, render.Hex(0x7A5010).Fade(0.7))
	}
	in := render.Around(disc, d*0.52, d*0.52)
	c.Icon(icon, in.Move(0.8, 1.4), render.Hex(0xFFF3C8).Fade(0.9))
	c.Icon(icon, in, render.Hex(0x5A3A08))
}

// layFresh hangs the achievements that a match has just earned on the right of a heading
// that ends at a height, the newest at the edge.
func (h *House) layFresh(b *ui.Builder, game string, ids []string, page render.Rect) {
	if len(ids) == 0 {
		return
	}
	const d = 84.0
	ids = ids[:min(len(ids), 5)]
	room := render.R(page.Right()-d*float64(len(ids)), page.Y-d-26, d*float64(len(ids)), d)
	words := h.T("results.medal", "n", len(ids))
	b.Group("fresh")
	for i, id := range ids {
		at := render.R(room.X+float64(i)*d, room.Y, d, d)
		name, how := h.featName(game, id), h.Book.T(game, "feat."+id+".how", nil)
		b.Add(ui.Thing{ID: "fresh:" + id, Shape: ui.Box(at), Layer: ui.LayerPanels, Label: words + ": " + name + ". " + how, Lifts: true, Modest: true,
			Tip:   func() ui.Tip { return ui.Tip{Title: name, Body: how} },
			Press: func() { h.Push(newPerson(h, personMedals)) },
			Paint: func(c render.Canvas, st ui.State) {
				paintAward(c, st.At.Inset(4).Move(0, -3*st.Lift), game, h.medalIcon(game, id), true)
				if st.Focus {
					c.FocusRing(st.At, 8, render.House)
				}
			}})
	}
}
