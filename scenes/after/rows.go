package after

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file lists how a match ended for everybody: a row each. Where not all rows have room, those of others are
// folded to their first line, and a press opens one.

// rowGap lies between two rows.
const rowGap = 6.0

// rowSize is how the rows of a report are laid out.
type rowSize struct {
	portrait float64
	wide     float64
	folded   []bool
	highs    []float64
	total    float64
}

// textAt is where the words of a row begin.
func (s *rowSize) textAt(grow float64) float64 { return s.portrait + 26*grow }

// rowWords is a row as it is read aloud.
func rowWords(row scenes.ReportRow) string {
	head := slices.DeleteFunc([]string{row.Name, row.Stamp, row.Total}, func(s string) bool { return s == "" })
	return strings.Join(head, ", ") + ": " + row.Text
}

// measureRows lays rows out with portraits of a size.
func (r *resultsScene) measureRows(b *ui.Builder, wide, portrait float64, folded []bool) rowSize {
	grow := b.Grow()
	s := rowSize{portrait: portrait, wide: wide, folded: folded}
	_, line := b.Ruler().Measure("X", b.Theme().Heading().Sized(22))
	for i, row := range r.report.Rows {
		high := line + 14*grow
		if !folded[i] {
			_, text := b.Ruler().Wrap(row.Text, b.Theme().Body(), wide-s.textAt(grow)-12*grow, render.Left).Size()
			high = max(portrait+12*grow, b.LineHigh(1)+text+8*grow)
		}
		s.highs = append(s.highs, high)
		s.total += high + rowGap
	}
	return s
}

// fitRows is the largest layout of the rows that fits: with large portraits, or with as many rows folded as have to be.
// The row that was opened, the winners' and one's own are folded last.
func (r *resultsScene) fitRows(b *ui.Builder, at render.Rect, extra float64) rowSize {
	grow := b.Grow()
	n := len(r.report.Rows)
	open := make([]bool, n)
	for _, portrait := range []float64{108, 84, 58} {
		if s := r.measureRows(b, at.W, portrait*grow, open); s.total+extra <= at.H {
			return s
		}
	}
	s := rowSize{}
	folded := make([]bool, n)
	for _, spare := range []func(i int) bool{
		func(i int) bool { return i == r.open-1 || r.report.Rows[i].Won || r.report.Rows[i].Seat == r.seat },
		func(i int) bool { return i == r.open-1 || r.open == 0 && r.report.Rows[i].Seat == r.seat },
		func(i int) bool { return i == r.open-1 },
	} {
		for i := n - 1; i >= 0; i-- {
			if spare(i) || folded[i] {
				continue
			}
			folded[i] = true
			if s = r.measureRows(b, at.W, 58*grow, folded); s.total+extra <= at.H {
				return s
			}
		}
	}
	return r.measureRows(b, at.W-24*grow, 58*grow, folded) // beside a bar
}

// decidedWords is what decided it.
func (r *resultsScene) decidedWords() string {
	words := []string{}
	if r.report.Decided != "" {
		words = append(words, r.report.Decided)
	}
	if r.report.Line == "" { // the line tells as much
		for _, m := range r.out.Remarks {
			words = append(words, r.file.Say(m))
		}
	}
	return strings.Join(words, "\n")
}

// decidedHigh is how high what decided it is below the rows, and the headline of that.
func (r *resultsScene) decidedHigh(b *ui.Builder, wide float64) (high, head float64) {
	decided, grow := r.decidedWords(), b.Grow()
	if decided == "" {
		return 0, 0
	}
	_, high = b.Ruler().Wrap(decided, b.Theme().Body(), wide-16*grow, render.Left).Size()
	_, head = b.Ruler().Measure("X", b.Theme().Heading().Sized(20))
	return high + head + 22*grow, head
}

// decidedFits reports whether what decided it has room below the rows.
func (r *resultsScene) decidedFits(b *ui.Builder, at render.Rect) bool {
	high, _ := r.decidedHigh(b, at.W)
	return r.fitRows(b, at, high).total+high <= at.H
}

// decidedAlone is what decided it on a page of its own.
func (r *resultsScene) decidedAlone(b *ui.Builder, at render.Rect) {
	th, words := b.Theme(), r.decidedWords()
	wide := at.W - 8
	_, high := b.Ruler().Wrap(words, th.Body(), wide, render.Left).Size()
	if high > at.H {
		wide -= 24 * b.Grow() // beside a bar
		_, high = b.Ruler().Wrap(words, th.Body(), wide, render.Left).Size()
	}
	b.Group("ranking")
	b.ScrollArea(ui.ScrollArea{ID: "ranking", Rect: at, High: high, Build: func(b *ui.Builder, in render.Rect) {
		b.Add(ui.Thing{ID: "decided", Shape: ui.Box(render.R(in.X, in.Y, wide, high)), Layer: ui.LayerPanels, Decor: true, Label: r.house.T("results.decided") + " " + words, Move: ui.Move{How: ui.Jump},
			Paint: func(c render.Canvas, st ui.State) { c.TextIn(st.At, words, th.Body().In(th.Ink), render.Left) }})
	}})
}

// rows lists how it ended for everybody, and below them what decided it where that does not stand elsewhere.
func (r *resultsScene) rows(b *ui.Builder, at render.Rect, decides bool) {
	th, grow := b.Theme(), b.Grow()
	body := th.Body()
	decided, head := r.decidedWords(), r.house.T("results.decided")
	extra, headHigh := r.decidedHigh(b, at.W)
	if !decides {
		decided, extra = "", 0
	}
	s := r.fitRows(b, at, extra)
	b.Group("ranking")
	b.ScrollArea(ui.ScrollArea{ID: "ranking", Rect: at, High: s.total + extra, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for i, row := range r.report.Rows {
			box := render.R(in.X, y, s.wide, s.highs[i])
			y += s.highs[i] + rowGap
			press := r.goTo(row.Step)
			if s.folded[i] {
				press = func() { r.open = i + 1 }
			}
			b.Add(ui.Thing{ID: "rank:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Move: ui.Move{How: ui.Jump},
				Label: rowWords(row), Press: press, Modest: true,
				Tip:   func() ui.Tip { return r.rowTip(row, s.folded[i]) },
				Paint: func(c render.Canvas, st ui.State) { r.paintRow(c, st, row, &s, s.folded[i], grow) },
			})
		}
		if decided == "" {
			return
		}
		box := render.R(in.X, y+6*grow, s.wide, extra)
		b.Add(ui.Thing{ID: "decided", Shape: ui.Box(box), Layer: ui.LayerPanels, Decor: true, Label: head + " " + decided, Paint: func(c render.Canvas, st ui.State) {
			ink := render.Hex(0x8E2A22)
			c.Dashes([]render.Point{render.Pt(st.At.X, st.At.Y), render.Pt(st.At.Right(), st.At.Y)}, 1.5, render.Hex(0x6A5330).Fade(0.7), 7, 5, 0, false)
			c.Text(st.At.X+4, st.At.Y+8*grow, head, th.Heading().Sized(20).In(ink))
			c.TextIn(st.At.Pad(4, 10*grow+headHigh, 12*grow, 0), decided, body.In(th.Ink), render.Left)
		}})
	}})
}

// rowTip explains a row's score, and says what a folded one keeps back.
func (r *resultsScene) rowTip(row scenes.ReportRow, folded bool) ui.Tip {
	tip := ui.Tip{Title: row.Name}
	for _, x := range r.ranks {
		if x.seat == row.Seat {
			tip = r.parts(x)
			break
		}
	}
	if folded {
		tip.Body = strings.TrimSpace(row.Text + "\n" + tip.Body)
	}
	return tip
}

// paintRow is one row of the report.
func (r *resultsScene) paintRow(c render.Canvas, st ui.State, row scenes.ReportRow, s *rowSize, folded bool, grow float64) {
	portrait, left := s.portrait, s.textAt(grow)
	if folded {
		portrait = min(portrait, st.At.H-4*grow)
	}
	th, game := render.House, render.ByID(r.file.Info().ID)
	box := st.At
	line := render.Hex(0x6A5330)
	switch {
	case row.Won:
		c.Round(box, 6, render.Solid(render.Hex(0xC9952F).Fade(0.24)))
		c.Frame(box, 6, 2, render.Solid(render.Hex(0x9A6A14)))
	default:
		c.Round(box, 6, render.Solid(line.Fade(0.1)))
		if st.Hot() {
			c.Frame(box, 6, 1.5, render.Solid(line.Fade(0.6)))
		}
	}
	face := render.R(box.X+8*grow+(s.portrait-portrait)/2, box.Y+(box.H-portrait)/2, portrait, portrait)
	if row.Portrait != nil {
		row.Portrait(c, face)
	} else {
		c.SeatShape(render.Around(face.Center(), 40*grow, 40*grow), row.Seat, game)
	}
	in := render.R(box.X+left, box.Y+4*grow, box.W-left-10*grow, box.H-6*grow)
	if folded {
		in.Y += 3 * grow
	}
	_, lh := c.Ruler().Measure("X", th.Heading().Sized(22))
	head := render.R(in.X, in.Y, in.W, lh)
	num := render.Style{Face: render.Mono700, Size: 26, Floor: 20, Color: th.Ink}
	if row.Total != "" {
		w, _ := c.Ruler().Measure(row.Total, num)
		c.TextIn(render.R(head.Right()-w, head.Y, w, head.H), row.Total, num, render.Right|render.Middle)
		head.W -= w + 12
	}
	if row.Stamp != "" {
		ink := render.Hex(0x2E5A4C)
		if row.Bad {
			ink = render.Hex(0x8E2A22)
		}
		style := th.Heading().With(render.Oswald700).Sized(19).Tracked(2).In(ink)
		w, _ := c.Ruler().Measure(row.Stamp, style)
		plate := render.R(head.Right()-w-22, head.Y-3, w+18, head.H-2)
		t := c.Turned(-4, plate.Center())
		t.Frame(plate, 5, 2.5, render.Solid(ink.Fade(0.85)))
		t.TextIn(plate, row.Stamp, style, render.Center|render.Middle)
		head.W -= w + 34
	}
	if row.Portrait != nil && row.Seat >= 0 { // an automa's portrait has its own mark
		c.SeatShape(render.R(head.X, head.Center().Y-11, 22, 22), row.Seat, game)
		head = head.Pad(30, 0, 0, 0)
	}
	name := th.Heading().Sized(22).In(th.Ink)
	w, _ := c.Ruler().Measure(row.Name, name)
	c.TextFit(head, row.Name, name, render.Left|render.Middle, 20, 18)
	if row.Sub != "" && w+120 < head.W {
		c.TextFit(head.Pad(w+12, 0, 0, 0), row.Sub, th.Body().In(th.Ink.Mix(th.Paper, 0.25)), render.Left|render.Middle, 17)
	}
	if !folded {
		c.TextIn(render.R(in.X, in.Y+lh, in.W, in.H-lh), row.Text, th.Body().In(th.Ink), render.Left)
	}
}
