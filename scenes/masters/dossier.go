package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// The job in hand, behind the note about it: the plan as it is known by now, what is
// wanted and how far that is, what is special, what it brings, what it wants of the crew.

// readJob opens the dossier of the job.
func (t *table) readJob() {
	t.reading = true
	t.stage.Rebuild()
}

func (t *table) shutJob() {
	t.reading = false
	t.stage.Rebuild()
}

// layDossier lays the dossier over the table while it is read.
func (t *table) layDossier(b *ui.Builder) {
	if !t.reading {
		return
	}
	th := b.Theme()
	u := hubUnits(b.Area(), b.Stage().Scale())
	plan := &table{s: t.s, v: t.v, u: u, todo: &choices{}, goal: masters.Nowhere, stage: t.stage, who: t.who}
	r := render.R(0, 0, u.Window.W, u.Window.H).Inset(min(64, u.Window.W*0.03))
	note := r.Pad(0, 18, 18, 18)
	note.W = min(520, r.W*0.46)
	note.X = r.Right() - note.W - 18
	site := render.R(r.X+24, r.Y+76, note.X-r.X-44, r.H-96)
	wants, crew := wantsOf(t.s), t.hands()
	strip := 0.0
	if !u.paged() && len(wants) > 0 {
		strip = 46*float64((len(wants)+1)/2) + 46
		site.H -= strip
	}
	plan.grid = planGrid(t.s, site)
	b.Modal(ui.Modal{ID: "dossier", Close: t.shutJob, Loose: true, First: "dossier/close"}, func(b *ui.Builder) {
		b.Add(ui.Thing{ID: "dossier", Shape: u.Box(r), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: t.jobName(), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
			plan.paintDossier(u.Canvas(c), th, r, t.jobName())
		}})
		b.OnLayer(ui.LayerPanels)
		plan.laySiteTips(b)
		if strip > 0 {
			plan.layWanted(b, render.R(site.X, site.Bottom()+10, site.W, strip-10), wants, crew)
		}
		b.Add(ui.Thing{ID: "dossier:paper", Shape: u.Box(note), Layer: ui.LayerPanels, Decor: true, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
			c = u.Canvas(c)
			c.Shadow(note, 3)
			c.Paper(note, th)
			tape(c, render.Pt(note.Center().X, note.Y+2), -3)
		}})
		shut := u.Pt(render.R(note.X+24, note.Bottom()-74, note.W-48, 58))
		shut = render.R(shut.X, shut.Bottom()-max(shut.H, render.ButtonHeight), shut.W, max(shut.H, render.ButtonHeight))
		text := u.Pt(note.Pad(24, 28, 18, 0))
		text.H = shut.Y - 10 - text.Y
		b.OnPaper(true)
		b.ScrollText(ui.ScrollText{ID: "dossier:text", Rect: text, Text: t.jobSays(wants, crew, strip == 0), Size: 20})
		b.OnPaper(false)
		b.Button(ui.Button{ID: "dossier/close", Rect: shut, Label: say(t.v, "brief.close"), Confirm: true, Centered: true, Do: t.shutJob})
	})
}

func (t *table) jobName() string {
	return t.v.Text("name.heist." + info.Refs[kHeist].IDs[t.s.Heist])
}

// hands is the crew with what its cards can do.
func (t *table) hands() (l []hand) {
	for f := range int(t.s.Seats) {
		if fig := &t.s.Crew[f]; fig.Here() && fig.Card < masters.Characters {
			l = append(l, hand{seat: f, name: t.shortName(f), card: fig.Card, skills: fig.Skills[:]})
		}
	}
	return l
}

// paintDossier paints the blueprint as far as it is known, with the pawns on it.
func (t *table) paintDossier(c render.Canvas, th *render.Theme, r render.Rect, name string) {
	t.paintPaper(c, th, r)
	c.TextFit(render.R(r.X+34, r.Y+18, r.W*0.5, 50), upper(name), caption(render.Style{Face: render.Oswald700, Size: 36, Track: 2, Color: line, Theme: th}), render.Left|render.Middle, 32, 28, 24)
	t.paintFloors(c, th)
	for cell := range t.s.Board.All() {
		at := t.center(t.s.HexOf(cell))
		t.paintChits(c, th, cell, at)
		t.paintLoot(c, th, cell, at)
		t.paintTokens(c, th, cell, at)
	}
	for f := range t.s.Crew {
		fig := &t.s.Crew[f]
		if !fig.InPlay() && !fig.Captive() || fig.At == masters.Nowhere {
			continue
		}
		side := t.grid.Side
		p := t.center(t.s.HexOf(fig.At)).Add(render.Pt((float64(f)-1.5)*side*0.26, side*0.4))
		c.Figure(render.R(p.X-side*0.34, p.Y-side*1.02, side*0.68, side*1.02), th, render.Figure{Seat: f, Kind: render.Piece, Grey: fig.Captive()})
	}
}

// laySiteTips lets everything on the plan say what it is.
func (t *table) laySiteTips(b *ui.Builder) {
	for cell := range t.s.Board.All() {
		hex := t.s.HexOf(cell)
		q, r := hex.Axial()
		b.Add(ui.Thing{ID: "site:" + info.Refs[kHex].IDs[hex], Shape: ui.Polygon(t.u.Points(t.grid.Points(q, r, 1.5))...), Layer: ui.LayerPanels, Label: t.hexLabel(hex, cell), Mouse: true, Modest: true,
			Tip: func() ui.Tip { return t.hexTip(hex, cell) },
			Paint: func(c render.Canvas, st ui.State) {
				if st.Hover {
					t.u.Canvas(c).Line(t.grid.Points(q, r, t.grid.Side*0.1), 2.5, line.Fade(0.8), true)
				}
			}})
	}
}

// layWanted shows what still waits in bag and building, and who of the crew can deal with it.
func (t *table) layWanted(b *ui.Builder, r render.Rect, wants []want, crew []hand) {
	th := b.Theme()
	top, rest := r.Cut(36)
	b.Draw(ui.LayerPanels, func(c render.Canvas) {
		c = t.u.Canvas(c)
		c.Round(r, 6, render.Solid(render.Hex(0x061731).Fade(0.72)))
		fitLine(c, top.Pad(14, 0, 0, 0), upper(say(t.v, "wants")), caption(render.Style{Face: render.Oswald500, Size: 20, Track: 2, Color: signal, Theme: th}), render.Left|render.Middle)
	})
	for i, at := range ui.Grid(rest.Pad(6, 0, 6, 4), 2, (len(wants)+1)/2, 6) {
		if i >= len(wants) {
			break
		}
		k := wants[i]
		words := say(t.v, "want."+k.id, "n", k.n)
		b.Add(ui.Thing{ID: "want:" + k.id, Shape: t.u.Box(at), Layer: ui.LayerPanels, Label: words + ". " + whoCan(t.v, crew, k), Mouse: true,
			Tip: func() ui.Tip {
				return ui.Tip{Title: words, Body: say(t.v, "want."+k.id+".tip") + "\n" + whoCan(t.v, crew, k)}
			},
			Paint: func(c render.Canvas, st ui.State) { paintWant(t.u.Canvas(c), t.v, th, at, k, crew) }})
	}
}

// jobSays is the dossier in words.
func (t *table) jobSays(wants []want, crew []hand, all bool) string {
	l := append([]string{"# " + say(t.v, "job.stands")}, t.progress()...)
	l = append(l, briefSays(t.v, t.s.Heist, 0, false)...)
	if all {
		l = append(l, wantsText(t.v, wants, crew)...)
	}
	return strings.Join(l, "\n\n")
}

// progress is how far the job is: as it would end now, and where each piece is that it is
// about.
func (t *table) progress() (l []string) {
	s := t.s
	l = append(l, t.asItStands())
	_, jewels := s.JewelsWon()
	for _, x := range [2]masters.Loot{masters.Jewel, masters.Documents} {
		if x == masters.Jewel && jewels == 0 || x == masters.Documents && !s.Heist.Card().WantsDocuments() {
			continue
		}
		what, icon := t.v.Name(ref(kLoot, int(x))), "- {icon:"+lootIcon(x)+"} "
		for f := range s.Crew {
			for _, o := range s.LootOf(f) {
				if o == x {
					l = append(l, icon+say(t.v, "job.carries", "who", t.shortName(f), "what", what))
				}
			}
		}
		for c := range s.Board.All() {
			for _, o := range s.LootOn(c) {
				if o == x {
					l = append(l, icon+say(t.v, "job.lies", "what", what, "place", t.placeName(c)))
				}
			}
		}
	}
	if s.Phase != masters.Planning && s.Phase != masters.Choosing {
		l = append(l, say(t.v, "job.round", "n", int(s.Round), "noise", int(s.Noise)))
	}
	return l
}
