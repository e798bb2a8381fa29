package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// The last page of a campaign: the score, what it is made of, and who earned it.

// allFeats is how many achievements there are.
var allFeats = len(hubInfo.Refs[campaign.KindFeat].IDs)

// layEnd lays the last page where the map was.
func (x *hub) layEnd(b *ui.Builder, r render.Rect) {
	th, u := b.Theme(), x.u
	final := x.s.Feats.Has(campaign.FinalScore)
	key, seal := "end.unfinished", "stamp.unfinished"
	if final {
		key, seal = "end.final", "stamp.final"
	}
	b.Add(ui.Thing{ID: "end", Shape: u.Box(r), Layer: ui.LayerTable, Decor: true, Label: x.text("end.title") + " " + x.text(key), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 3)
		c.Paper(r, th)
		tape(c, render.Pt(r.X+10, r.Y+12), -36)
		tape(c, render.Pt(r.Right()-10, r.Y+12), 36)
		c.TextFit(render.R(r.X+40, r.Y+20, r.W-330, 56), upper(x.text("end.title")), caption(render.Style{Face: render.Oswald700, Size: 44, Track: 5, Color: headInk, Theme: th}), render.Left|render.Middle, 38, 32)
		c.TextFit(render.R(r.X+40, r.Y+78, r.W-330, 60), x.text(key), caption(render.Style{Face: render.Sans500, Size: 21, Lead: 27, Color: paperInk, Theme: th}), render.Left|render.Top, 19, 17)
		stamp := render.R(r.Right()-270, r.Y+34, 220, 92)
		col := red.Darker(0.1)
		if final {
			col = greenCell
		}
		c = c.Turned(-5, stamp.Center())
		c.Frame(stamp, 8, 5, render.Solid(col.Fade(0.85)))
		c.TextFit(stamp.Inset(10), upper(x.text(seal)), caption(render.Style{Face: render.Oswald700, Size: 34, Lead: 36, Track: 2, Color: col, Theme: th}), render.Center|render.Middle, 30, 26, 22)
	})})
	in := r.Pad(40, 150, 40, 26)
	score, rest := in.Cut(132)
	x.layPurse(b, render.R(score.X, score.Y, 300, score.H))
	x.layFigures(b, score.Pad(316, 0, 0, 0))
	head := rest.Pad(0, 18, 0, 0)
	x.endCrew(b, head)
}

// layPurse is the score: the cash after The Final Score, until that is done the team's.
func (x *hub) layPurse(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	k, ok := x.s.FinalCash()
	if !ok {
		k = int(x.s.Cash)
	}
	cash := "$" + itoa(k) + "k"
	b.Add(ui.Thing{ID: "end:score", Shape: x.u.Box(r), Layer: ui.LayerBoard, Label: x.text("end.score") + " " + cash, Mouse: true,
		Tip: func() ui.Tip { return ui.Tip{Title: x.text("end.score"), Body: x.text("end.score.tip")} },
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 1)
			c.Round(r, 8, render.Slope(150, render.Hex(0xFFE9A0), render.Hex(0xE2B52C), render.Hex(0x9A7414)))
			c.Frame(r.Inset(5), 6, 1.6, render.Solid(headInk.Fade(0.55)))
			c.TextFit(render.R(r.X+18, r.Y+12, r.W-36, 30), upper(x.text("end.score")), caption(render.Style{Face: render.Oswald500, Size: 21, Track: 2, Color: headInk, Theme: th}), render.Center|render.Middle, 19, 17)
			c.TextFit(render.R(r.X+18, r.Y+40, r.W-36, r.H-50), cash, render.Style{Face: render.Oswald700, Size: 62, Color: headInk, Theme: th}, render.Center|render.Middle, 54, 46)
		})})
}

// tried tells how often a job was won and lost.
func (x *hub) tried(g masters.Heist) (won, lost int) {
	for i := range x.s.History {
		switch e := &x.s.History[i]; {
		case e.Heist != g:
		case e.Success:
			won++
		default:
			lost++
		}
	}
	return won, lost
}

// layFigures is what else the campaign came to, each part with its number.
func (x *hub) layFigures(b *ui.Builder, r render.Rect) {
	th, s := b.Theme(), x.s
	won := 0
	for i := range s.History {
		if s.History[i].Success {
			won++
		}
	}
	fixers := 0
	for f := range masters.Fixer(masters.Fixers) {
		if s.Fixers.Has(f) {
			fixers++
		}
	}
	part := func(g masters.Heist) string {
		switch won, lost := x.tried(g); {
		case won > 0:
			return x.text("history.won")
		case lost > 0:
			return x.text("history.lost")
		}
		return x.text("end.never")
	}
	list := []struct{ id, icon, value string }{
		{"won", "common/trophy", itoa(won)},
		{"lost", "common/cross", itoa(len(s.History) - won)},
		{"fixers", fixerIcon(masters.OldFriend), x.text("end.of", "n", fixers, "of", int(masters.Fixers))},
		{"jewels", "masters/jewel", itoa(int(s.Jewels))},
		{"part1", "masters/fixer/mayor", part(masters.FinalSouth)},
		{"part2", "masters/fixer/mayor", part(masters.FinalNorth)},
		{"feats", "common/star", x.text("end.of", "n", featCount(s), "of", allFeats)},
		{"named", "common/people", itoa(len(s.Members))},
	}
	for i, at := range ui.Grid(r, 4, 2, 8) {
		f := list[i]
		b.Add(ui.Thing{ID: "end:" + f.id, Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: x.text("end."+f.id) + " " + f.value, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Round(r, 6, render.Solid(render.Hex(0xFFFDF2).Fade(0.75)))
			c.Frame(r, 6, 1.6, render.Solid(headInk.Fade(0.45)))
			c.Icon(f.icon, render.R(r.X+10, r.Center().Y-16, 32, 32), paperInk)
			words := r.Pad(50, 2, 6, 2)
			face := render.Mono700
			if strings.ContainsAny(f.value, "abcdefghijklmnopqrstuvwxyz") {
				face = render.Oswald700
			}
			c.TextFit(render.R(words.X, words.Y, words.W, words.H*0.54), f.value, caption(render.Style{Face: face, Size: 25, Color: headInk, Theme: th}), render.Left|render.Middle, 22, 19)
			fitLine(c, render.R(words.X, words.Y+words.H*0.52, words.W, words.H*0.44), x.text("end."+f.id), caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th}), render.Left|render.Middle, 16, 15)
		})})
	}
}

// endCrew is everybody who was in the crew, and the achievements of all.
func (x *hub) endCrew(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	s := x.s
	title := func(r render.Rect, text string) render.Rect {
		b.Draw(ui.LayerBoard, func(c render.Canvas) {
			x.u.Canvas(c).TextFit(render.R(r.X, r.Y, r.W, 30), upper(text), caption(render.Style{Face: render.Oswald500, Size: 21, Track: 2, Color: headInk, Theme: th}), render.Left|render.Middle, 19, 17)
		})
		return r.Pad(0, 36, 0, 0)
	}
	feats := r
	feats.X, feats.W = r.Right()-300, 300
	people := title(r.Pad(0, 0, 316, 0), x.text("members", "n", len(s.Members)))
	x.memberGrid(b, people, s.Members, false)
	in := title(feats, x.text("feats.note", "n", featCount(s), "of", allFeats))
	var names []string
	for f := range campaign.Feat(allFeats) {
		if s.Feats.Has(f) {
			names = append(names, x.v.Text("name.feat."+hubInfo.Refs[campaign.KindFeat].IDs[f]))
		}
	}
	if len(names) == 0 {
		names = []string{x.text("end.no-feats")}
	}
	all := strings.Join(names, "\n")
	b.Add(ui.Thing{ID: "end:feats-list", Shape: x.u.Box(in), Layer: ui.LayerBoard, Decor: true, Label: all, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		pitch := min(34, r.H/float64(len(names)))
		for i, n := range names {
			y := r.Y + float64(i)*pitch
			if featCount(s) > 0 {
				c.Polygon(star(render.Pt(r.X+12, y+pitch/2), min(11, pitch*0.36)), render.Solid(render.Hex(0xB88700)))
			}
			fitLine(c, render.R(r.X+32, y, r.W-34, pitch), n, caption(render.Style{Face: render.Sans500, Size: 20, Color: paperInk, Theme: th}), render.Left|render.Middle, 18, 16)
		}
	})})
}
