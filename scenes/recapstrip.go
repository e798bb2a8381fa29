package scenes

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
)

// Measures of a strip, in points.
const (
	stripEdge = 8.0
	stripIcon = 24.0
	stripMost = 8 // rows
)

// stripHead and stripRow are how high the head of a strip and each of its rows are.
func stripHead(b *ui.Builder) float64 {
	_, h := b.Ruler().Measure("X", b.Theme().Heading().Sized(20))
	return max(36, h+8)
}

func stripRow(b *ui.Builder) float64 {
	_, h := b.Ruler().Measure("X", stripName(b.Theme(), 18))
	return max(stripIcon+4, h+4)
}

// strip lays the last turn of a rival into its panel; ok is false where it has no room.
func (t *tableScene) strip(b *ui.Builder, r Recapper, turn recapTurn, box render.Rect) bool {
	head, row := stripHead(b), stripRow(b)
	f := ui.Float{ID: stripID(turn.who), Within: box, May: true}
	var rows []int // that each size shows, 0 for one line of all
	if n := int((box.H - head - stripEdge) / row); n > 0 && box.W >= 150 {
		f.Sizes, rows = append(f.Sizes, render.Pt(box.W, box.H)), append(rows, n)
		for n = min(n, len(turn.rows)); n > 0; n-- {
			if h := head + row*float64(n) + stripEdge; h < box.H-1 {
				f.Sizes, rows = append(f.Sizes, render.Pt(box.W, h)), append(rows, n)
			}
		}
	}
	if box.H >= row && box.W >= 150 {
		if len(f.Sizes) == 0 {
			f.Sizes, rows = append(f.Sizes, render.Pt(box.W, box.H)), append(rows, 0)
		}
		for h := min(box.H, head+18); h >= row+4; h -= 4 { // above or below what is needed in it
			f.Sizes, rows = append(f.Sizes, render.Pt(box.W, h)), append(rows, 0)
		}
	}
	if len(f.Sizes) == 0 {
		return false
	}
	at, size, ok := b.Float(f)
	if !ok {
		return false
	}
	panel := b.Thing(r.Panel(t.view, turn.who)[0])
	thing := ui.Thing{ID: f.ID, Shape: ui.Box(at), Layer: ui.LayerPanels + 9, Modest: true, Label: t.recapName(turn.who) + ": " + strings.Join(turn.told, " "),
		Move: ui.Move{How: ui.Jump}, Press: func() { t.wish(turn, false) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.recapName(turn.who), Body: strings.Join(turn.told[max(0, len(turn.told)-stripMost):], "\n")}
		}}
	if panel != nil {
		thing.Clip, thing.Big = panel.Clip, panel.Big
	}
	thing.Paint = func(c render.Canvas, st ui.State) {
		t.paintStrip(c, st.At, r, turn, rows[size], head, row)
		if st.Hot() {
			c.Frame(st.At.Inset(-1), render.PanelRadius, 2, render.Solid(t.stage.Theme.Focus))
		}
	}
	b.Group("recap")
	b.Add(thing)
	return true
}

// stripID is the ID of the strip of a rival.
func stripID(who int) string { return "recap:" + strconv.Itoa(who) }

// recapName is what a rival is called.
func (t *tableScene) recapName(who int) string {
	if who == Automa {
		return t.file.NameOf(len(t.file.Match.Controllers()))
	}
	if name := t.file.CharacterOf(who); name != "" {
		return name
	}
	return t.file.NameOf(who)
}

// paintStrip draws a strip: the head with name and standing, and so many rows; none for one line.
func (t *tableScene) paintStrip(c render.Canvas, at render.Rect, r Recapper, turn recapTurn, rows int, head, row float64) {
	th := t.stage.Theme
	edge := th.Accent
	if turn.who != Automa {
		edge = c.Kit().Seat(th, turn.who)
	}
	c.PanelMarked(at, th, edge)
	in := at.Pad(stripEdge, 0, stripEdge, 0)
	sign := func(y, h float64) float64 {
		r := render.Around(render.Pt(in.X+stripIcon/2, y+h/2), stripIcon, stripIcon)
		if turn.who == Automa {
			c.Icon("common/bot", r, loud(th))
		} else {
			c.SeatShape(r, turn.who, th)
		}
		return in.X + stripIcon + 8
	}
	if rows == 0 {
		x := sign(at.Y, at.H)
		if name := t.recapName(turn.who); at.W > 480 {
			if w, st, ok := fitting(c.Ruler(), th, name, at.W*0.4); ok {
				c.TextIn(render.R(x, at.Y, w+2, at.H), name, st, render.Left|render.Middle)
				x += w + 16
			}
		}
		t.paintInLine(c, render.R(x, at.Y, in.Right()-x, at.H), turn.rows)
		return
	}
	x := sign(at.Y, head)
	right := in.Right()
	if n, icon, ok := r.Standing(t.view.Shown, turn.who); ok {
		words := strconv.Itoa(n)
		if turn.stood && turn.was != n {
			words = strconv.Itoa(turn.was) + " {icon:arrow-right} " + words
		}
		if icon != "" {
			words = "{icon:" + icon + "} " + words
		}
		w, _ := c.Ruler().Measure(words, stripFigure(th))
		if right-w-x > 40 {
			c.TextIn(render.R(right-w-2, at.Y, w+2, head), words, stripFigure(th).In(loud(th)), render.Right|render.Middle)
			right -= w + 8
		}
	}
	name := th.Heading().Sized(20).In(th.Text)
	name.Floor = render.CaptionFloor
	c.TextFit(render.R(x, at.Y, right-x, head), t.recapName(turn.who), name, render.Left|render.Middle, 20, 18, 16, 15, 14)
	if rows == 1 && len(turn.rows) > 1 {
		c.Fill(render.R(in.X, at.Y+head, in.W, 1), render.Solid(th.PanelEdge.Fade(0.4)))
		t.paintInLine(c, render.R(in.X, at.Y+head, in.W, row), turn.rows)
		return
	}
	for i, k := range turn.rows {
		if i == rows {
			break
		}
		line := render.R(in.X, at.Y+head+row*float64(i), in.W, row)
		c.Fill(render.R(line.X, line.Y, line.W, 1), render.Solid(th.PanelEdge.Fade(0.4)))
		if k.mine {
			c.Fill(render.R(line.X-stripEdge+3, line.Y+3, 4, line.H-6), render.Solid(loud(th)))
		}
		if left := len(turn.rows) - rows; i == rows-1 && left > 0 {
			line.W -= t.paintMore(c, line, left)
		}
		t.paintDeed(c, line, k, true)
	}
}

// paintInLine draws as many doings of a turn side by side as have room, as signs alone.
func (t *tableScene) paintInLine(c render.Canvas, line render.Rect, rows []recapRow) {
	x := line.X
	for i, k := range rows {
		w := t.deedWide(c.Ruler(), k.deed)
		more := 0.0
		if i < len(rows)-1 {
			more, _ = c.Ruler().Measure("+"+strconv.Itoa(len(rows)-i-1), stripFigure(t.stage.Theme))
			more += 8
		}
		if x+w+more > line.Right() {
			t.paintMore(c, line, len(rows)-i)
			return
		}
		t.paintDeed(c, render.R(x, line.Y, w, line.H), k, false)
		x += w + 8
	}
}

// paintMore tells at the right end of a line how many rows are left out; it returns how wide that is.
func (t *tableScene) paintMore(c render.Canvas, line render.Rect, n int) float64 {
	st := stripFigure(t.stage.Theme).In(t.stage.Theme.Second)
	words := "+" + strconv.Itoa(n)
	w, _ := c.Ruler().Measure(words, st)
	c.TextIn(line, words, st, render.Right|render.Middle)
	return w + 8
}

func stripFigure(th *render.Theme) render.Style {
	st := th.Number().Sized(18)
	st.Floor = render.CaptionFloor
	return st
}

// gainWords is the figure of a gain.
func gainWords(g Gain) string {
	switch {
	case g.N == 0:
		return ""
	case g.Plain:
		return strconv.Itoa(g.N)
	case g.N < 0:
		return "−" + strconv.Itoa(-g.N)
	}
	return "+" + strconv.Itoa(g.N)
}

// deedWide is how wide a doing is as signs alone.
func (t *tableScene) deedWide(k render.Ruler, d Doing) float64 {
	return stripIcon + 8 + t.gainsWide(k, d)
}

// gainsWide is how wide what a doing moved is.
func (t *tableScene) gainsWide(k render.Ruler, d Doing) (w float64) {
	for _, g := range d.Gains {
		n, _ := k.Measure(gainWords(g), stripFigure(t.stage.Theme))
		w += 8 + n + 3 + stripIcon*0.8
	}
	return w
}

func stripName(th *render.Theme, size float64) render.Style {
	st := th.Body().Sized(size).In(th.Text)
	st.Floor = render.CaptionFloor
	return st
}

// deedNames are the names of what a deed was about.
func (t *tableScene) deedNames(d Doing) string {
	var l []string
	for _, r := range d.About {
		if n := t.view.Name(r); n != "" && !slices.Contains(l, n) {
			l = append(l, n)
		}
	}
	return strings.Join(l, " {icon:arrow-right} ")
}

// paintDeed draws a deed in a line: its sign, what it was about where there is room for the whole name, and what it moved.
func (t *tableScene) paintDeed(c render.Canvas, line render.Rect, row recapRow, named bool) {
	th, d := t.stage.Theme, row.deed
	tint := d.Tint
	if tint == render.Clear {
		tint = th.Second
	}
	icon := render.Around(render.Pt(line.X+stripIcon/2, line.Center().Y), stripIcon, stripIcon)
	if row.mine {
		tint = loud(th)
	}
	c.Icon(d.Icon, icon, tint)
	x := icon.Right() + 8
	rest := t.gainsWide(c.Ruler(), d)
	if names := t.deedNames(d); named && names != "" {
		room := line.Right() - x - rest
		for _, try := range []string{names, t.lastName(d)} {
			if w, st, ok := fitting(c.Ruler(), th, try, room); ok {
				c.TextIn(render.R(x, line.Y, w+2, line.H), try, st, render.Left|render.Middle)
				x += w + 8
				break
			}
		}
	}
	for _, g := range d.Gains {
		st := stripFigure(th).In(th.Text)
		switch {
		case g.Plain:
		case g.N < 0:
			ink, _ := th.Legible("bad", false)
			st = st.In(ink)
		default:
			ink, _ := th.Legible("good", false)
			st = st.In(ink)
		}
		words := gainWords(g)
		w, _ := c.Ruler().Measure(words, st)
		if x+w+3+stripIcon*0.8 > line.Right()+1 {
			return
		}
		c.TextIn(render.R(x, line.Y, w+2, line.H), words, st, render.Left|render.Middle)
		at := render.Around(render.Pt(x+w+3+stripIcon*0.4, line.Center().Y), stripIcon*0.8, stripIcon*0.8)
		if g.Draw != nil {
			g.Draw(c, at)
		} else {
			c.Icon(g.Icon, at, th.Text)
		}
		x = at.Right() + 8
	}
}

// lastName is the name of the last thing that a deed was about.
func (t *tableScene) lastName(d Doing) string {
	return t.deedNames(Doing{About: d.About[len(d.About)-1:]})
}

// fitting is the largest letters in which some words have room in a line.
func fitting(k render.Ruler, th *render.Theme, words string, room float64) (wide float64, st render.Style, ok bool) {
	for _, size := range []float64{18, 17, 16, 15} {
		st = stripName(th, size)
		if wide, _ = k.Measure(words, st); wide <= room {
			return wide, st, true
		}
	}
	return 0, st, false
}
