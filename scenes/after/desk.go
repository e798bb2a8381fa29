package after

import (
	"slices"
	"strconv"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file lays a report on the desk where there is room for all its papers side
// by side: the board taped down at the left, the report in its folder beside it,
// slips and medals at the right, the clock as a recorder's paper below.

// Measures of the papers in points, at 1920 x 1080.
const (
	tellTop   = 40.0
	tellLow   = 796.0 // where the strip begins
	tellRight = 376.0 // of the slips and buttons
	tellHead  = 92.0  // of the folder's page, above the verdict
)

// desked reports whether the report lies on the desk, without a sheet round it.
func (r *resultsScene) desked(b *ui.Builder) bool {
	return r.report != nil && r.report.Board != nil && scenes.Spread(b) && b.Grow() < 1.05
}

// layDesk lists the papers of the report on the desk.
func (r *resultsScene) layDesk(b *ui.Builder, buttons []ui.Button) {
	h, a := r.house, b.Area()
	extra := a.W - 1920
	low := tellLow + (a.H-1080)*0.75
	right := a.W - tellRight - 36
	slips := len(r.report.Papers)+len(r.medals()) > 0
	board := render.R(46, tellTop, 786+extra*0.62, low-tellTop-26)
	strip := render.R(46, low, right-46-32, a.H-low-24)
	folder := render.R(board.Right()+20, tellTop-14, right-board.Right()-44, low-tellTop-2)
	if !slips {
		folder.W = a.W - 36 - folder.X
	}
	if r.report.Strip == nil && !r.compares() {
		board.H = a.H - board.Y - 30
	}
	h.Wood(b, render.Key(render.KeyText("report"), uint64(a.W), uint64(a.H), scenes.BoolKey(slips), uint64(board.H)), render.Pt(-40, -70), 1, func(c render.Canvas) {
		c.Prop("pencil", right+40, a.H-300, -9)
		c.Prop("film", right-40, low-130, 12)
		c.Folder(folder, "")
	})
	page := folder.Pad(14, 24, 16, 14)
	b.OnPaper(true)
	b.Add(ui.Thing{ID: "banner", Shape: ui.Box(page), Layer: ui.LayerBoard, Decor: true, Label: r.banner() + " | " + r.note() + " | " + r.report.Line, Paint: func(c render.Canvas, st ui.State) {
		c.SheetOfPaper(page)
		r.paintTellHead(c, page.Pad(30, 22, 30, 0))
	}})
	body := page.Pad(26, tellHead+r.verdictHigh(b, page.W-60)+26, 22, 20)
	r.layTellBoard(b, board)
	r.rows(b, body, true)
	b.OnPaper(false)
	switch {
	case r.report.Strip != nil && r.report.Chart:
		r.recorder(b, strip)
	case r.report.Strip == nil && r.compares():
		_, _, course, rounds := r.series()
		r.chartPanel(b, "chart:course", strip, r.house.T("results.course"), course, false, func(c render.Canvas, in render.Rect, th *render.Theme) {
			c.Lines(in, th, rounds, course, r.grown())
		})
	case r.report.Strip != nil:
		r.pinned(b, "report:clock", strip, r.report.Clock, r.report.Strip)
	}
	if slips {
		r.slips(b, render.R(right, 30, tellRight, low-60))
	}
	r.layTellButtons(b, render.R(right, low+4, tellRight, a.H-low-28), buttons)
}

// paintTellHead is the head of the report: whose it is, what it is about, the
// verdict and how much of what was wanted is there.
func (r *resultsScene) paintTellHead(c render.Canvas, in render.Rect) {
	h, th, info := r.house, render.House, r.file.Info()
	ink, icon, office, about := scenes.BoxInk(render.ByID(info.ID)), "box/"+info.ID, h.Title(info.ID), r.note()
	if x := r.report.Office; x.Name != "" {
		office, icon, about = x.Name, x.Icon, x.About
		if !r.report.Chart || r.file.Match.Practice() {
			about += ". " + r.note()
		}
	}
	c.Icon(icon, render.R(in.X, in.Y, 58, 58), ink)
	c.TextFit(render.R(in.X+74, in.Y-4, in.W-74, 34), office, th.Heading().With(render.Oswald700).Sized(23).Tracked(2).In(ink), render.Left|render.Middle, 21, 19)
	c.TextFit(render.R(in.X+74, in.Y+28, in.W-74, 32), about, th.Note().Sized(20).In(scenes.PaperNote), render.Left|render.Middle, 19, 18)
	c.Fill(render.R(in.X, in.Y+70, in.W, 3), render.Solid(ink))
	c.Fill(render.R(in.X, in.Y+76, in.W, 1.4), render.Solid(ink))
	y, w := in.Y+tellHead-6, in.W
	if r.report.Gauge != nil {
		w -= gaugeWide + 14
		r.report.Gauge(c, render.R(in.Right()-gaugeWide, y, gaugeWide, 52))
	}
	c.TextFit(render.R(in.X, y, w, 54), r.banner(), render.Style{Face: render.Oswald700, Size: 44, Color: scenes.PaperInk}, render.Left|render.Middle, 38, 33, 29, 26)
	if r.report.Line != "" {
		c.TextIn(render.R(in.X, y+56, in.W, 80), r.report.Line, th.Body().Sized(22).In(scenes.PaperInk), render.Left)
	}
}

// gaugeWide is the room beside the verdict.
const gaugeWide = 150.0

// verdictHigh is how high the verdict and the line below it are.
func (r *resultsScene) verdictHigh(b *ui.Builder, wide float64) float64 {
	if r.report.Line == "" {
		return 56
	}
	_, h := b.Ruler().Wrap(r.report.Line, render.House.Body().Sized(22), wide, render.Left).Size()
	return 58 + h
}

// layTellBoard is the board, taped to the desk; where scores are compared the charts
// lie in the same place.
func (r *resultsScene) layTellBoard(b *ui.Builder, at render.Rect) {
	r.layTabs(b, at)
	if len(r.tabs()) > 1 {
		at = at.Pad(0, render.ButtonHeight+10, 0, 0)
	}
	b.Draw(ui.LayerPanels+1, func(c render.Canvas) {
		c.Tape(render.Pt(at.X+14, at.Y+6), -38)
		c.Tape(render.Pt(at.Right()-12, at.Y+6), 38)
	})
}

// recorder is the clock of the game on the paper of a recorder, holes at both ends.
func (r *resultsScene) recorder(b *ui.Builder, at render.Rect) {
	b.Add(ui.Thing{ID: "report:clock", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: r.drawn() == 1, Mouse: true, Silent: true, Press: func() { r.age = r.lasts() }, Label: r.report.Clock, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c = c.Turned(-0.4, st.At.Center())
		c.Shadow(st.At, 3)
		c.Fill(st.At, render.Slope(140, render.Hex(0xF3F1DC), render.Hex(0xE2DFC4), render.Hex(0xD0CCAC)))
		c.Pulp(st.At, 0.6)
		for y := st.At.Y + 18; y < st.At.Bottom()-14; y += 36 {
			for _, x := range []float64{st.At.X + 10, st.At.Right() - 22} {
				c.Round(render.R(x, y, 12, 17), 4, render.Solid(render.Hex(0x17110A)))
			}
		}
		in := st.At.Pad(36, 8, 36, 8)
		title := render.House.Heading().With(render.Oswald500).Sized(20).In(scenes.PaperInk)
		_, lh := c.Ruler().Measure("X", title)
		box := c.TextFit(render.R(in.X, in.Y, in.W, lh), r.report.Clock, title, render.Left, 18)
		w, _ := box.Size()
		c.TextFit(render.R(in.X+w+24, in.Y, in.W-w-24, lh), r.note(), render.House.Note().Sized(19).In(scenes.PaperNote), render.Right|render.Middle, 18)
		r.report.Strip(c, in.Pad(0, lh+2, 0, 0), r.drawn())
	}})
}

// medals are those that this match has earned, which come first, and what else will be
// remembered of it.
func (r *resultsScene) medals() (list []scenes.Medal) {
	game := r.file.Info().ID
	for _, id := range r.file.Fresh {
		list = append(list, scenes.Medal{Icon: r.house.MedalIcon(game, id), Title: r.house.FeatName(game, id), Text: r.house.Book.T(game, "feat."+id+".how", nil)})
	}
	return append(list, r.report.Medals...)
}

// slips are the papers and below them the medals of the report.
func (r *resultsScene) slips(b *ui.Builder, at render.Rect) {
	const gap = 16.0
	wide := at.W - 4
	high := 0.0
	for _, p := range r.report.Papers {
		high += paperHigh(b, p, wide) + gap
	}
	for _, m := range r.medals() {
		high += notedHigh(b, m, wide) + gap
	}
	if high > at.H {
		wide -= 18 // of the bar
	}
	b.Group("papers")
	b.ScrollArea(ui.ScrollArea{ID: "papers", Rect: at, High: high, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for i, p := range r.report.Papers {
			h := paperHigh(b, p, wide)
			r.paper(b, i, render.R(in.X, y, wide, h), p)
			y += h + gap
		}
		for i, m := range r.medals() {
			h := notedHigh(b, m, wide)
			r.medal(b, i, render.R(in.X, y, wide, h), m)
			y += h + gap
		}
	}})
}

// notedWide is the room of a medal on its ribbon, beside its words.
const notedWide = 92.0

// notedHigh is how high a medal with its words is.
func notedHigh(b *ui.Builder, m scenes.Medal, wide float64) float64 {
	_, text := b.Ruler().Wrap(m.Text, b.Theme().Body(), wide-notedWide-28, render.Left).Size()
	return max(118, b.LineHigh(1)+text+18)
}

// medal is one medal: ribbon, disc, and a card with what it is for.
func (r *resultsScene) medal(b *ui.Builder, i int, at render.Rect, m scenes.Medal) {
	b.Add(ui.Thing{ID: "medal:" + strconv.Itoa(i), Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: m.Title + " " + m.Text, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		th := render.House
		card := st.At.Pad(notedWide, 6, 0, 6)
		c.Shadow(card, 2)
		c.Round(card, 2, render.Slope(128, render.Hex(0xFFFCF2), render.Hex(0xF3EAD2)))
		c.Pulp(card.Inset(1), 0.8)
		in := card.Pad(16, 8, 12, 8)
		_, lh := c.Ruler().Measure("X", th.Heading().Sized(21))
		c.TextFit(render.R(in.X, in.Y, in.W, lh), m.Title, th.Heading().Sized(21).In(th.Ink), render.Left|render.Middle, 19, 18)
		c.TextIn(in.Pad(0, lh+2, 0, 0), m.Text, th.Body().In(th.Ink), render.Left)
		c.Award(render.R(st.At.X, st.At.Y, 84, 112), r.file.Info().ID, m.Icon, true)
	}})
}

// layTellButtons is the red plate that leads on, and the others as slips below it.
func (r *resultsScene) layTellButtons(b *ui.Builder, at render.Rect, buttons []ui.Button) {
	b.Group("footer")
	plate, rest := at.Cut(min(104, at.H*0.42))
	first := buttons[0]
	plate = plate.Pad(6, 0, 6, 0)
	b.Add(ui.Thing{ID: first.ID, Shape: ui.Box(plate), Layer: ui.LayerPanels, Label: first.Label, Press: first.Do, Tip: first.Tip, Lifts: true, Modest: true, Sound: sound.CardSlide, Paint: func(c render.Canvas, st ui.State) {
		scenes.PaintPlate(c, st, first.Icon, first.Label)
	}})
	rest = rest.Pad(0, 18, 0, 0)
	list := buttons[1:]
	rows := (len(list) + 1) / 2
	cells := ui.Grid(rest, 2, rows, 8)
	const narrow = 0.43 // of the width are the buttons on the left, whose words are shorter
	for i := range cells {
		if wide := rest.W - 8; i%2 == 0 {
			cells[i].W = wide * narrow
		} else {
			cells[i].X, cells[i].W = rest.X+wide*narrow+8, wide*(1-narrow)
		}
	}
	bare := slices.ContainsFunc(list, func(x ui.Button) bool { return b.ButtonWidth(x) > cells[0].W })
	for i, x := range list {
		x.Rect, x.Centered = cells[i], true
		if i == len(list)-1 && len(list)%2 == 1 {
			x.Rect.W = rest.W
		}
		if bare {
			x.Icon = ""
		}
		b.Button(x)
	}
}
