package person

import (
	"cmp"
	"math"
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/feat"
	"safehouse/rules/games"
	"safehouse/scenes"
)

// The medals of a person lie in a tray of velvet, a row a game. What was not earned yet is
// a hollow in the velvet.

// medalCount is how many medals the person has.
func medalCount(h *scenes.House) (n int) {
	for _, g := range h.BoxIDs() {
		n += earnedOf(h, g)
	}
	return n
}

// earnedOf is how many of them are of a game.
func earnedOf(h *scenes.House, game string) (n int) {
	for _, f := range games.Feats(game) {
		if !h.Earned(game, f.ID).IsZero() {
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
	shelves := p.house.BoxIDs() // whatever has most lies on top
	slices.SortStableFunc(shelves, func(a, b string) int { return cmp.Compare(earnedOf(p.house, b), earnedOf(p.house, a)) })
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
	words := h.T("person.medals.of", "n", earnedOf(h, game), "of", len(list))
	b.Add(ui.Thing{ID: "tray:" + game, Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Label: h.Title(game) + ", " + words, Paint: func(c render.Canvas, st ui.State) {
		brass := render.Hex(0xE8CF93)
		st2 := render.House.Heading().Sized(22).Tracked(1.5).In(brass)
		w, _ := c.Ruler().Measure(render.Upper(h.Title(game)), st2)
		c.TextFit(st.At, render.Upper(h.Title(game)), st2, render.Left|render.Middle, 20, 18)
		c.TextFit(st.At.Pad(w+20, 0, 0, 0), words, render.House.Note().Sized(19).In(brass.Fade(0.85)), render.Left|render.Middle, 18)
		c.Fill(render.R(st.At.X, st.At.Bottom()-4, st.At.W, 1.4), render.Solid(brass.Fade(0.4)))
	}})
}

// medal is one achievement.
func (p *personScene) medal(b *ui.Builder, r render.Rect, game string, f feat.Feat) {
	h := p.house
	when := h.Earned(game, f.ID)
	name, how := h.FeatName(game, f.ID), h.Book.T(game, "feat."+f.ID+".how", nil)
	state := h.T("person.medal.open")
	if !when.IsZero() {
		state = h.T("person.medal.earned", "day", h.Date("day", when))
	}
	b.Add(ui.Thing{ID: "medal:" + game + "." + f.ID, Shape: ui.Box(r.Inset(3)), Layer: ui.LayerPanels, Label: name + ": " + how + " " + state, Lifts: true, Modest: true,
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: how + "\n" + state} },
		Paint: func(c render.Canvas, st ui.State) {
			face := render.R(st.At.X, st.At.Y, st.At.W, st.At.H*0.68)
			at := render.Around(face.Center().Add(render.Pt(0, -4*st.Lift)), face.H*0.98, face.H*0.98)
			c.Award(at, game, p.house.MedalIcon(game, f.ID), !when.IsZero())
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
