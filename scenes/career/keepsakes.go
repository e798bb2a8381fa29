package career

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules/career"
)

// What stayed with the person, and the book of the career.

// hues are the colours of kinds of keepsakes.
var hues = [...]render.Color{career.Contact: render.Hex(0x2F6FB5), career.Favour: render.Hex(0xD9A012), career.Scar: render.Hex(0x6B2A14)}

// icons are their pictograms.
var icons = [...]string{career.Contact: "people", career.Favour: "key", career.Scar: "wound"}

// Heights of a card: below smallCard name and words stand close together, below bareCard the name stands alone, and what
// the card does is in the tip.
const smallCard, bareCard = 90, 64

// paintKeepsake paints a card: its colour and pictogram, name and what it does. What is
// gone is cut at the corner; a scar is burnt paper.
func paintKeepsake(c render.Canvas, r render.Rect, kind career.Kind, name, words string, gone bool) {
	c.Shadow(r, 2)
	paper, hue := [2]render.Color{render.Hex(0xF6E6C0), render.Hex(0xDDC590)}, hues[kind]
	if gone {
		paper, hue = [2]render.Color{render.Hex(0xC9C3B4), render.Hex(0xB3AC9A)}, render.Hex(0x77716A)
	}
	if kind == career.Scar && !gone {
		c.Round(r, 12, render.Slope(120, render.Hex(0x8A5A2A), render.Hex(0x3A1E0C)))
		c.Round(r.Inset(5), 10, render.Slope(120, render.Hex(0xE8CF9A), render.Hex(0xC79A5C)))
		c.Pulp(r.Inset(5), 1.2)
		in := r.Pad(16, 6, 12, 6)
		if r.H < smallCard {
			paintClose(c, in, name, words, red)
			return
		}
		c.TextFit(render.R(in.X, in.Y+2, in.W, 28), name, note(23, red), render.Left|render.Middle, 20, 18, 16)
		c.TextFit(render.R(in.X, in.Y+30, in.W, in.H-30), words, tight(18, ink), render.Left|render.Top, 17, 16, 15, 14)
		return
	}
	c.Round(r, 4, render.Slope(110, paper[0], paper[1]))
	c.Pulp(r, 0.9)
	band := render.R(r.X, r.Y, 52, r.H)
	c.Corners(band, 4, 0, 0, 4, render.Slope(110, hue.Lighter(0.12), hue.Darker(0.25)))
	c.Icon(icons[kind], render.Around(band.Center(), 36, 36), cream)
	in := r.Pad(64, 6, 10, 6)
	if r.H < smallCard {
		paintClose(c, in.Pad(0, -2, 0, -2), name, words, ink)
	} else {
		c.TextFit(render.R(in.X, in.Y-2, in.W, 30), name, note(24, ink), render.Left|render.Middle, 21, 18, 16)
		c.TextFit(render.R(in.X, in.Y+28, in.W, in.H-28), words, tight(18, ink), render.Left|render.Top, 17, 16, 15, 14)
	}
	if gone && r.H >= smallCard {
		c.Polygon([]render.Point{{X: r.Right() - 40, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Y + 40}}, render.Solid(render.Black.Fade(0.75)))
	}
}

// paintClose writes name and words of a low card, the name alone where the words have no room whole.
func paintClose(c render.Canvas, r render.Rect, name, words string, tone render.Color) {
	what := c.Ruler().Tight(words, tight(18, ink), r.W, r.H-24, render.Left|render.Top, 17, 16, 15)
	if r.H < bareCard-12 || what.Truncated() {
		c.TextFit(r, name, title(20, tone), render.Left|render.Middle, 18, 17, 16, 15, 14)
		return
	}
	c.TextFit(render.R(r.X, r.Y, r.W, 24), name, title(19, tone), render.Left|render.Middle, 18, 17, 16, 15)
	c.Block(what, r.X, r.Y+24, tight(18, ink))
}

// layKept lays the row of what stayed: what is there first, then what is gone.
func (x *hub) layKept(b *ui.Builder, r render.Rect) {
	var list []int
	for _, want := range []career.Holding{career.Held, career.Gone} {
		for k := range x.book().Keepsakes {
			if x.s.Keepsakes[k] == want {
				list = append(list, k)
			}
		}
	}
	title := render.Upper(x.house.T("career.kept"))
	empty := x.house.T("career.kept.none")
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		c.TextFit(render.R(r.X, r.Y, r.W, 34), title, capital(23, cream).Tracked(1.5), render.Left|render.Middle, 20, 18)
		if len(list) == 0 {
			c.TextFit(render.R(r.X, r.Y+44, r.W, 80), empty, note(22, cream.Fade(0.85)), render.Left|render.Top, 20, 18)
		}
	})
	cells := r.Pad(0, 42, 0, 0)
	cols := max(1, int(cells.W/300))
	rows := max(1, int((cells.H+10)/118))
	if x.paged() {
		rows = max(rows, (len(list)+cols-1)/cols)
	}
	if len(list) > cols*rows { // small cards in two rows, so that everything can be taken along
		rows = 2
		cols = max(cols, (len(list)+1)/2)
	}
	high := min(cells.H, float64(rows)*126)
	if rows > 1 && !x.paged() {
		high = min(high, 108)
	}
	for i, at := range ui.Grid(render.R(cells.X, cells.Y, min(cells.W, float64(cols)*384), high), cols, rows, 10) {
		if i < len(list) {
			x.layKeepsake(b, at, list[i])
		}
	}
}

// layKeepsake is one card of the row; pressing it takes it along or leaves it.
func (x *hub) layKeepsake(b *ui.Builder, r render.Rect, k int) {
	keep := &x.book().Keepsakes[k]
	gone := x.s.Keepsakes[k] == career.Gone
	along := x.s.Along>>k&1 == 1
	acts := !gone && x.s.Running == nil && x.s.Acts(k, x.look) && (along || keep.Kind == career.Scar)
	idle := !gone && x.looks(x.look) == Open && !x.s.Acts(k, x.look)
	name, words := x.name(x.place.Career.Keepsake(k)), x.text("text.keepsake."+keep.ID)
	mark := ""
	switch {
	case gone:
		mark = x.house.T("career.kept.gone")
	case keep.Kind == career.Scar:
	case along:
		mark = x.house.T("career.kept.along")
	default:
		mark = x.house.T("career.kept.home")
	}
	do, why := x.place.Career.Bring(k), ""
	if along {
		do = x.place.Career.LeaveBehind(k)
	}
	if m := x.s.Why(do); !m.IsZero() {
		why = x.house.Say(x.info().ID, m, nil)
	}
	b.Add(ui.Thing{ID: "keep:" + keep.ID, Shape: x.u.Box(r), Layer: ui.LayerRooms, Label: name + " " + mark, Lifts: true, Modest: true, Sound: sound.Paper,
		Press: func() { x.decide(do) }, Disabled: why != "", Why: why,
		Tip: func() ui.Tip {
			body := words + "\n" + x.house.T("career.kind."+kindWords[keep.Kind], "n", x.s.Bears())
			if idle {
				body += "\n" + x.house.T("career.kept.idle", "name", x.name(x.place.Career.Operation(x.look)))
			}
			return ui.Tip{Title: name, Body: body}
		},
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			r = r.Move(0, -4*st.Lift)
			paintKeepsake(c, r, keep.Kind, name, words, gone)
			if acts {
				c.Frame(r.Inset(-3), 6, 3, render.Solid(lamp))
			}
			if mark != "" && r.H < smallCard {
				if along {
					at := render.Around(r.Max().Add(render.Pt(-14, -10)), 26, 26)
					c.Circle(at.Center(), 15, render.Solid(green))
					c.Icon("check", at.Inset(3), cream)
				}
			} else if mark != "" {
				w, _ := c.Ruler().Measure(mark, bold(16, cream))
				tag := render.R(r.Right()-w-24, r.Bottom()-12, w+18, 26)
				col := render.Hex(0x4A4030)
				if along {
					col = green
				}
				c.Round(tag, 4, render.Solid(col))
				c.TextIn(tag, mark, bold(16, cream), render.Center|render.Middle)
			}
			if st.Focus {
				c.FocusRing(r, 5, render.House)
			}
		})})
}

var kindWords = [...]string{career.Contact: "contact", career.Favour: "favour", career.Scar: "scar"}

// layBook is the book of the career: what was played, and the last results as a line.
func (x *hub) layBook(b *ui.Builder, r render.Rect) {
	played, won := 0, 0
	var own, against []float64
	var best *career.Attempt
	for _, e := range x.s.Record() {
		played++
		own, against = append(own, float64(e.Score)), append(against, float64(e.Against))
		if e.Won {
			won++
		}
		if e.Match != career.MatchLost && (e.Match == career.MatchWon || e.Won) && (best == nil || e.Score > best.Score) {
			best = e.Attempt
		}
	}
	title := x.house.T("career.book", "name", x.me())
	rows := [][2]string{
		{x.house.T("career.book.ops"), x.house.T("career.book.ops.n", "n", played, "won", won)},
		{x.house.T("career.book.best"), "–"},
		{x.house.T("career.book.games"), x.totals()},
	}
	if best != nil {
		rows[1][1] = x.house.T("career.book.best.n", "n", int(best.Score), "m", int(best.Against))
	}
	label := title
	for _, l := range rows {
		label += ", " + l[0] + " " + l[1]
	}
	b.Add(ui.Thing{ID: "book", Shape: x.u.Box(r), Layer: ui.LayerBoard, Label: label, Decor: true, Move: ui.Move{How: ui.Jump},
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c = c.Turned(-0.5, r.Center())
			c.Shadow(r, 2)
			c.Round(r, 3, render.Slope(110, render.Hex(0xFBF7EA), render.Hex(0xE9DFC6)))
			for y := r.Y + 44; y < r.Bottom()-4; y += 34 {
				c.Fill(render.R(r.X, y, r.W, 1.5), render.Solid(render.Hex(0x7C93B8).Fade(0.4)))
			}
			in := r.Pad(28, 6, 16, 6)
			left := in.W * 0.56
			c.TextFit(render.R(in.X, in.Y, left, 38), title, capital(23, ink), render.Left|render.Middle, 20, 18)
			for i, l := range rows {
				y := in.Y + 40 + float64(i)*34
				c.TextFit(render.R(in.X, y, left*0.42, 32), l[0], note(19, faded), render.Left|render.Middle, 17, 16)
				c.TextFit(render.R(in.X+left*0.42, y, left*0.58, 32), l[1], bold(19, ink), render.Left|render.Middle, 17, 16, 15)
			}
			x.paintLine(c, render.R(in.X+left+20, in.Y+30, in.W-left-70, in.H-50), own, against)
			pin(c, render.Pt(r.X+r.W*0.5, r.Y+4), gold)
		})})
}

// totals are all games of this profile: played and won.
func (x *hub) totals() string {
	played, won := 0, 0
	for _, t := range x.house.Profile.Tallies {
		if t.Game == x.place.Game() {
			played, won = played+t.Played, won+t.Won
		}
	}
	return x.house.T("career.book.ops.n", "n", played, "won", won)
}

// paintLine draws the last results: the person's as a line, the other's dashed.
func (x *hub) paintLine(c render.Canvas, r render.Rect, own, against []float64) {
	const most = 8
	if n := len(own); n > most {
		own, against = own[n-most:], against[n-most:]
	}
	if len(own) == 0 {
		c.TextFit(r, x.house.T("career.book.empty"), note(18, faded), render.Left|render.Middle, 17, 16)
		return
	}
	lo, hi := own[0], own[0]
	for i := range own {
		lo, hi = min(lo, own[i], against[i]), max(hi, own[i], against[i])
	}
	if hi == lo {
		hi++
	}
	at := func(v float64, i int) render.Point {
		x := r.Center().X
		if len(own) > 1 {
			x = r.X + r.W*float64(i)/float64(len(own)-1)
		}
		return render.Pt(x, r.Bottom()-(v-lo)/(hi-lo)*r.H)
	}
	var mine, theirs []render.Point
	for i := range own {
		mine, theirs = append(mine, at(own[i], i)), append(theirs, at(against[i], i))
	}
	if len(own) > 1 {
		c.Dashes(theirs, 2.5, faded, 6, 5, 0, false)
		c.Line(mine, 3.5, render.Hex(0xB3231B), false)
	}
	for i := range mine {
		c.Dot(theirs[i], 9, faded)
		c.Dot(mine[i], 12, render.Hex(0xB3231B))
	}
	last := len(own) - 1
	c.TextIn(render.Around(render.Pt(r.Right()+38, mine[last].Y), 50, 26), itoa(int(own[last])), bold(19, red), render.Left|render.Middle)
	if d := mine[last].Y - theirs[last].Y; d > 20 || d < -20 {
		c.TextIn(render.Around(render.Pt(r.Right()+38, theirs[last].Y), 50, 26), itoa(int(against[last])), bold(18, faded), render.Left|render.Middle)
	}
}
