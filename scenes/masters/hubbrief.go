package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/scenes"
)

// The briefing of a job: its plan as the table draws it, what is wanted, what is
// special about it, what it brings, and what it wants from a crew.

// site is the plan of a job in a briefing.
type site struct {
	of    masters.Heist
	plan  *table // nil until a job was looked at
	layer render.Layer
}

func (k *site) drop() { k.layer.Drop() }

// planOf is the job as it lies on its table before anybody has a plan.
func (x *hub) planOf(g masters.Heist) *table {
	if x.site.plan != nil && x.site.of == g {
		return x.site.plan
	}
	st, err := masters.Game{}.New(rules.Setup{Seats: 4, Seed: 1, Options: rules.Options{"heist": int(g)}})
	if err != nil {
		panic("masters: no plan of a job: " + err.Error())
	}
	s := st.(*masters.State)
	s.Blank(0)
	x.site.drop()
	x.site.of, x.site.plan = g, &table{s: s, v: scenes.NewView(x.house, info, s, 0, nil, nil, s.Why, nil), todo: &choices{}, goal: masters.Nowhere}
	return x.site.plan
}

// jobName is the name of a job.
func (x *hub) jobName(g masters.Heist) string {
	return x.v.Text("name.heist." + info.Refs[kHeist].IDs[g])
}

// layBrief lays the briefing of a job.
func (x *hub) layBrief(b *ui.Builder, r render.Rect, g masters.Heist) {
	u, th := x.u, b.Theme()
	t := x.planOf(g)
	head := 66.0
	note := r
	note.W = min(430, r.W*0.5)
	note.X = r.Right() - note.W - 16
	note = note.Pad(0, 16, 0, 16)
	plan := render.R(r.X+20, r.Y+head, note.X-r.X-36, r.Bottom()-16-r.Y-head)
	wants := wantsOf(t.s)
	strip := 0.0
	if !u.paged() {
		strip = 46*float64((len(wants)+1)/2) + 46
		plan.H -= strip
	}
	t.u = u
	t.grid = planGrid(t.s, plan)
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		at := u.Pt(r.Inset(-20))
		x.site.layer.Draw(c, at, render.Key(uint64(g), uint64(r.W), uint64(r.H), uint64(plan.H)), func(c render.Canvas) {
			x.paintSite(u.Canvas(c).At(20-r.X, 20-r.Y), th, r, t)
		})
	})
	b.Add(ui.Thing{ID: "brief", Shape: u.Box(render.R(r.X+20, r.Y+14, plan.W, head-18)), Layer: ui.LayerBoard, Decor: true, Label: x.jobName(g), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		x.paintJobHead(c, th, r, g)
	})})
	x.layPlanWords(b, t, plan)
	if strip > 0 {
		x.layWants(b, render.R(r.X+20, plan.Bottom()+8, plan.W, strip-8), wants)
	}
	x.layBriefNote(b, note, g, wants)
}

// paintSite paints the blueprint of a job with everything that is known of it.
func (x *hub) paintSite(c render.Canvas, th *render.Theme, r render.Rect, t *table) {
	t.paintPaper(c, th, r)
	t.paintFloors(c, th)
	for cell := range t.s.Board.All() {
		at := t.center(t.s.HexOf(cell))
		t.paintChits(c, th, cell, at)
		t.paintLoot(c, th, cell, at)
	}
}

// paintJobHead writes the name of a job over its plan, with its difficulty.
func (x *hub) paintJobHead(c render.Canvas, th *render.Theme, r render.Rect, g masters.Heist) {
	band := difficultyColor(g)
	tag := render.R(r.X, r.Y+3, 18+16*float64(g.Card().Level+1), r.H-8)
	c.Round(tag, 5, render.Slope(150, band, band.Darker(0.45)))
	for i := range int(g.Card().Level) + 1 {
		c.Polygon(star(render.Pt(tag.X+17+float64(i)*16, tag.Center().Y), 7.5), render.Solid(signal))
	}
	fit := x.text("fit." + [...]string{"easy", "right", "hard"}[x.s.Fits(g)+1])
	st := caption(render.Style{Face: render.Sans500, Size: 19, Color: line.Fade(0.8), Theme: th})
	w, _ := c.Ruler().Measure(fit, st)
	name := caption(render.Style{Face: render.Oswald700, Size: 34, Track: 2, Color: line, Theme: th})
	words := render.R(tag.Right()+14, r.Y, r.W-tag.W-14-w-24, r.H)
	fitLine(c, words, upper(x.jobName(g)), name, render.Left|render.Middle, 30, 26, 22)
	c.TextIn(render.R(r.Right()-w-8, r.Y, w+8, r.H), fit, st, render.Left|render.Middle)
}

// layPlanWords lets everything on the plan say what it is.
func (x *hub) layPlanWords(b *ui.Builder, t *table, plan render.Rect) {
	for cell := range t.s.Board.All() {
		hex := t.s.HexOf(cell)
		q, r := hex.Axial()
		pts := t.grid.Points(q, r, 1.5)
		b.Add(ui.Thing{ID: "site:" + info.Refs[kHex].IDs[hex], Shape: ui.Polygon(x.u.Points(pts)...), Layer: ui.LayerRooms, Label: t.hexLabel(hex, cell), Mouse: true, Modest: true,
			Tip: func() ui.Tip { return t.hexTip(hex, cell) },
			Paint: func(c render.Canvas, st ui.State) {
				if st.Hover {
					x.u.Canvas(c).Line(t.grid.Points(q, r, t.grid.Side*0.1), 2.5, line.Fade(0.8), true)
				}
			}})
	}
}

// layWants shows what a job wants and who of the crew so far can do it.
func (x *hub) layWants(b *ui.Builder, r render.Rect, list []want) {
	th, crew := b.Theme(), x.hands()
	top, rest := r.Cut(36)
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c = x.u.Canvas(c)
		c.Round(r.Pad(-6, -4, 0, 0), 6, render.Solid(render.Hex(0x061731).Fade(0.72)))
		fitLine(c, top.Pad(10, 0, 0, 0), upper(x.text("wants")), caption(render.Style{Face: render.Oswald500, Size: 20, Track: 2, Color: signal, Theme: th}), render.Left|render.Middle)
	})
	for i, at := range ui.Grid(rest, 2, (len(list)+1)/2, 6) {
		if i >= len(list) {
			break
		}
		k := list[i]
		words := x.text("want."+k.id, "n", k.n)
		b.Add(ui.Thing{ID: "want:" + k.id, Shape: x.u.Box(at), Layer: ui.LayerBoard, Label: words + ". " + whoCan(x.v, crew, k), Mouse: true, Tip: func() ui.Tip {
			return ui.Tip{Title: words, Body: x.text("want."+k.id+".tip") + "\n" + whoCan(x.v, crew, k)}
		}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) { paintWant(c, x.v, th, r, k, crew) })})
	}
}

// hands are those who were chosen for the job so far.
func (x *hub) hands() (l []hand) {
	for i := range int(x.s.Taken) {
		m := x.memberOf(x.s.Chairs[i].Member)
		l = append(l, handOf(&m, i, x.memberName(m.ID)))
	}
	return l
}

// handOf is a character of the campaign on a chair.
func handOf(m *campaign.Member, seat int, name string) hand {
	return hand{seat: seat, name: name, card: m.Card, skills: m.Skills[:]}
}

// layBriefNote is the paper beside the plan.
func (x *hub) layBriefNote(b *ui.Builder, r render.Rect, g masters.Heist, wants []want) {
	th := b.Theme()
	b.Add(ui.Thing{ID: "brief:paper", Shape: x.u.Box(r), Layer: ui.LayerBoard, Decor: true, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 3)
		c.Paper(r, th)
		tape(c, render.Pt(r.Center().X, r.Y+2), -3)
	})})
	b.OnPaper(true)
	b.OnLayer(ui.LayerPanels)
	b.ScrollText(ui.ScrollText{ID: "brief:text", Rect: x.u.Pt(r.Pad(24, 26, 18, 18)), Text: x.briefText(g, wants), Size: 20})
	b.OnLayer(ui.LayerPanels)
	b.OnPaper(false)
}

// briefText is a briefing in words.
func (x *hub) briefText(g masters.Heist, wants []want) string {
	l := append(briefSays(x.v, g, x.s.Fixers, x.s.Won>>g&1 == 1), x.text("brief.level"))
	if x.u.paged() {
		l = append(l, wantsText(x.v, wants, x.hands())...)
	}
	return strings.Join(l, "\n\n")
}
