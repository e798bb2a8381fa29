package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
)

// Sheets are what opens beside a thing that is looked at, and over the whole
// window for the key that shows it large: a rival's tray, a bond with its words,
// the scoring pad.

// sheet is a picture of w x h units, laid out in units.
func (t *table) sheet(w, h float64, paint func(c render.Canvas, r render.Rect)) *ui.Big {
	f := max(t.plan.U, 0.6)
	big := &ui.Big{W: w * f, H: h * f, Paint: func(c render.Canvas, r render.Rect) {
		paint(c.Enlarged(f, render.Pt(0, 0)), r.Mul(1/f))
	}}
	if room := t.plan.Pt(render.R(8, 84, t.plan.Window.W-16, t.plan.own.Y-88)); big.H <= room.H { // neither over the buttons nor over the question
		big.Room = room
	}
	return big
}

// trayBig is all that lies in front of a player.
func (t *table) trayBig(p rule.Player) *ui.Big {
	cols := t.columnsOf(p)
	most := 0
	for _, col := range cols {
		most = max(most, len(col.list))
	}
	w, h := 140*float64(len(cols))+24, min(88+float64(most)*34+70, 550)
	return t.sheet(w, h, func(c render.Canvas, r render.Rect) {
		t.paintTray(c, r)
		t.shape(c, render.R(r.X+14, r.Y+11, 24, 24), p)
		c.TextFit(render.R(r.X+48, r.Y+8, r.W-150, 30), t.playerName(p), t.caption(21, t.Theme.Light).With(render.Exo700), render.Left|render.Middle, 20, 18)
		t.coin(c, render.R(r.Right()-54, r.Y+6, 44, 44), itoa(t.s.Total(p)))
		parts := make([]ui.Size, len(cols))
		for i := range parts {
			parts[i] = ui.Flex(1)
		}
		parts[len(parts)-1] = ui.Flex(1.2)
		for i, at := range ui.Cols(r.Pad(12, 52, 12, 10), 7, parts...) {
			col := &cols[i]
			t.paintColumnHead(c, at, col)
			for k := range col.list {
				s := col.place(at, k)
				t.paintStrip(c, s, &col.list[k], p, s.H > 84)
			}
		}
	})
}

// padBig is the scoring pad as it stands: nine rows, a column for each player.
func (t *table) padBig() *ui.Big {
	n := t.s.Count()
	w := 370 + 92*float64(n)
	return t.sheet(w, 486, func(c render.Canvas, r render.Rect) { t.paintPad(c, r, rule.Rows) })
}

// paintPad draws the scoring pad with the first rows of it filled in.
func (t *table) paintPad(c render.Canvas, r render.Rect, shown float64) {
	ink, soft := render.Hex(0x2B1606), render.Hex(0x6B4A1E)
	c.Shadow(r, 4)
	c.Round(r, 4, render.Slope(155, render.Hex(0xFBF3DC), render.Hex(0xEADDB4), render.Hex(0xD6C48E)))
	c.Pulp(r, 0.6)
	c.Frame(r.Inset(4), 3, 1.6, render.Solid(render.Hex(0x5C0F1B)))
	players := t.order()
	n := float64(len(players))
	in := r.Pad(18, 14, 18, 14)
	head := in.H * 0.13
	row := (in.H - head) / (rule.Rows + 1)
	cell := min((in.W*0.6)/n, max(92, in.W*0.14))
	name := t.caption(18, ink).With(render.Sans400)
	for _, part := range t.View.Info.Parts { // columns give way to the longest name
		w, _ := c.Ruler().Measure(t.View.Text("part."+part), name)
		cell = min(cell, max(92, (in.W-w-12)/n))
	}
	left := in.W - cell*n
	title := t.T("pad.title")
	if t.s.Over {
		title = t.T("pad.final")
	}
	c.TextFit(render.R(in.X, in.Y, left-8, head), title, t.titled(24, render.Hex(0x5C0F1B)), render.Left|render.Middle, 22, 20, 18, 16)
	at := func(i int) float64 { return in.X + left + cell*float64(i) }
	for i, p := range players {
		t.shape(c, render.Around(render.Pt(at(i)+cell/2, in.Y+head*0.28), head*0.42, head*0.42), p)
		c.TextFit(render.R(at(i), in.Y+head*0.5, cell, head*0.5), t.playerName(p), t.caption(17, ink), render.Center|render.Middle, 16, 15, 14, 13)
		if p == t.me && t.Seat >= 0 {
			c.Round(render.R(at(i), in.Y, cell, in.H), 5, render.Solid(render.Hex(0xA67A34).Fade(0.18)))
		}
	}
	scores := make([][rule.Rows]int, len(players))
	for i, p := range players {
		scores[i] = t.s.ScoreRows(p)
	}
	sums := make([]int, len(players))
	for k := range rule.Rows {
		y := in.Y + head + row*float64(k)
		c.Fill(render.R(in.X, y, in.W, 1), render.Solid(soft.Fade(0.45)))
		f := min(1, max(0, shown-float64(k)))
		if f <= 0 {
			continue
		}
		fc := c.Faded(f)
		forms := []string{t.View.Text("part." + t.View.Info.Parts[k])}
		if key := "pad.short." + t.View.Info.Parts[k]; t.View.House.Book.Has(words, key) {
			forms = append(forms, t.T(key))
		}
		b := c.Ruler().Form(forms, name, left-8, row, render.Left, 17, 16, 15, 14)
		c.BlockIn(b, render.R(in.X+2, y, left-8, row), render.Left|render.Middle, name)
		for i := range players {
			v := scores[i][k]
			sums[i] += v
			st := t.figure(20, ink)
			if v == 0 {
				st = st.In(soft.Fade(0.55))
			}
			fc.TextIn(render.R(at(i), y, cell, row), itoa(v), st, render.Center|render.Middle)
		}
	}
	y := in.Y + head + row*rule.Rows
	c.Fill(render.R(in.X, y, in.W, 2.4), render.Solid(render.Hex(0x5C0F1B)))
	c.TextFit(render.R(in.X+2, y, left-8, row), t.T("pad.sum"), t.caption(19, ink), render.Left|render.Middle, 19, 18, 16, 14)
	most := 0
	for _, v := range sums {
		most = max(most, v)
	}
	for i := range players {
		if sums[i] == most {
			plate := render.Around(render.Pt(at(i)+cell/2, y+row/2+1), min(cell-8, 76), row-4)
			c.Round(plate, 6, render.Slope(145, render.Hex(0xFBEBB8), render.Hex(0xCFA046), render.Hex(0x8A5F1E)))
			c.Frame(plate, 6, 1.4, render.Solid(render.Hex(0x6B4613)))
		}
		c.TextIn(render.R(at(i), y, cell, row), itoa(sums[i]), t.figure(23, ink), render.Center|render.Middle)
	}
}

// order is the players as the pad has them: the viewer first, then clockwise.
func (t *table) order() []rule.Player { return append([]rule.Player{t.me}, t.others()...) }

// bondBig is a Project with all its words: names of the Stages, what each brings
// and takes now, who stands where, what the next one lacks.
func (t *table) bondBig(p rule.Project) *ui.Big {
	return t.sheet(760, 550, func(c render.Canvas, r render.Rect) {
		ink := projectInk[p]
		name := t.name(rule.RefProject(p))
		c.Shadow(r, 4)
		c.Round(r, 5, render.Slope(155, render.Hex(0xFBF3DC), render.Hex(0xEADDB4), render.Hex(0xD6C48E)))
		c.Pulp(r, 0.6)
		c.Frame(r.Inset(4), 3, 2.4, render.Solid(ink))
		c.Frame(r.Inset(9), 2, 1, render.Solid(ink.Fade(0.7)))
		head := render.R(r.X+16, r.Y+14, r.W-32, 44)
		c.Clipped(head).Tile("common/guilloche", head, ink.Fade(0.28), 0.6)
		st := t.titled(32, ink).Tracked(2)
		w, _ := c.Ruler().Measure(name, st)
		plate := render.Around(head.Center(), w+70, 44)
		c.Fill(plate, render.Solid(render.Hex(0xF6ECCC)))
		c.Icon(t.picture(rule.RefProject(p)), render.R(plate.X+4, plate.Y+6, 32, 32), ink)
		c.TextIn(plate.Pad(42, 0, 0, 0), name, st, render.Left|render.Middle)
		body := r.Pad(18, 68, 18, 92)
		high := (body.H - 10) / 2
		top := ui.Cols(render.R(body.X, body.Y, body.W, high), 10, ui.Flex(1), ui.Flex(1), ui.Flex(1))
		low := ui.Cols(render.R(body.X, body.Y+high+10, body.W, high), 10, ui.Flex(1), ui.Flex(1))
		for i, at := range append(top, low...) {
			t.paintStageBig(c, at, p, i+1)
		}
		foot := render.R(r.X+24, r.Bottom()-86, r.W-48, 72)
		st = t.caption(19, render.Hex(0x2B1C0E)).With(render.Sans400)
		if t.plan.Small() {
			st = st.With(render.Oswald500)
		}
		c.TextFit(foot, t.nextWords(p), st, render.Left|render.Middle, 18, 17, 16, 15)
	})
}

// paintStageBig draws a Stage with its words.
func (t *table) paintStageBig(c render.Canvas, r render.Rect, p rule.Project, stage int) {
	ink, sheet := projectInk[p], &p.Sheet().Stages[stage-1]
	ref := rule.RefStage(p, uint8(stage))
	c.Round(r, 6, render.Slope(160, render.Hex(0xFFFBEC), render.Hex(0xEFE2BB)))
	c.Frame(r, 6, 1.6, render.Solid(ink.Fade(0.75)))
	if int(t.s.Players[t.me].Stages[p]) == stage {
		c.Frame(r.Inset(-2), 7, 4, render.Solid(t.color(c, t.me)))
	}
	c.TextIn(render.R(r.X+10, r.Y+6, 44, 28), numerals[stage-1], t.titled(24, ink), render.Left|render.Middle)
	named := t.titled(18, ink)
	if t.plan.Small() {
		named = named.With(render.Oswald500)
	}
	c.TextFit(render.R(r.X+48, r.Y+6, r.W-56, 28), t.name(ref), named, render.Left|render.Middle, 17, 16, 15, 14)
	room := render.R(r.X+10, r.Y+38, r.W-20, r.H-38-40)
	text := c.TextFit(room, t.Text("text", ref), t.caption(19, render.Hex(0x2B1C0E)).With(render.Sans400), render.Left, 19, 18, 17, 16, 15, 14)
	if _, used := text.Size(); room.H-used > 44 {
		side := min(44, room.H-used-4)
		y := room.Bottom() - side - 2
		c.Icon(benefitIcon[p], render.R(room.X+2, y, side, side), ink.Fade(0.85))
		c.TextIn(render.R(room.X+side+10, y, 120, side), t.benefit(p, stage), t.figure(side*0.72, ink), render.Left|render.Middle)
	}
	strip := render.R(r.X+2, r.Bottom()-38, r.W-4, 36)
	c.Corners(strip, 0, 0, 5, 5, render.Solid(ink.Fade(0.12)))
	t.paintPrice(c, render.R(strip.X+6, strip.Y, strip.W, strip.H), p, stage, 25)
	right := r.Right() - 8
	if sheet.Points > 0 {
		t.coin(c, render.Around(render.Pt(r.Right()-34, r.Bottom()-36), 58, 58), itoa(int(sheet.Points)))
		right = r.Right() - 70
	}
	for q := range t.s.Count() {
		if int(t.s.Players[q].Stages[p]) == stage {
			right -= 30
			t.meeple(c, render.R(right, strip.Y+2, 32, 32), rule.Player(q))
		}
	}
}

// nextWords tells what the viewer's next Stage lacks, and where HOC may go.
func (t *table) nextWords(p rule.Project) string {
	if t.printed {
		return ""
	}
	now := int(t.s.Players[t.me].Stages[p])
	out := ""
	switch {
	case now == rule.Stages:
		out = t.T("next.last")
	case t.s.Round > 0:
		agents, emblems := t.s.NextPrice(t.me, p)
		name := t.name(rule.RefEmblem(p.Sheet().Emblem))
		price := t.T("next.price", "stage", numerals[now], "agents", agents, "emblems", emblems, "emblem", name, "spent", p.Sheet().Spent)
		out = price + " " + t.lackWords(p)
		if t.s.Restricted(t.me) { // the rule that forbids comes before the price
			out = t.lackWords(p) + " " + price
		}
	}
	if t.s.Seats > 1 {
		return out
	}
	for i, q := range t.s.Head.Order {
		if q == p {
			out += "\n" + t.T("next.hoc", "n", i+1, "stage", numeral(t.s.StageLimit()))
		}
	}
	return out
}

// lackWords tells what the viewer lacks for its next Stage of a Project.
func (t *table) lackWords(p rule.Project) string {
	e := p.Sheet().Emblem
	agents, emblems := t.s.NextPrice(t.me, p)
	have, own := int(t.s.Players[t.me].Reserve), t.s.EmblemCount(t.me, e)
	if p.Sheet().Spent {
		own = t.s.Payable(t.me, e)
	}
	name := t.name(rule.RefEmblem(e))
	switch {
	case t.s.Restricted(t.me):
		return t.T("next.supervisor")
	case agents > have && emblems > own:
		return t.T("next.both", "agents", agents-have, "emblems", emblems-own, "emblem", name, "spent", p.Sheet().Spent)
	case agents > have:
		return t.T("next.agents", "n", agents-have)
	case emblems > own:
		return t.T("next.emblems", "n", emblems-own, "emblem", name, "spent", p.Sheet().Spent)
	}
	return t.T("next.ready")
}
