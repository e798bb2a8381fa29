package scenes

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
)

// recapRow is what somebody did meanwhile, in one line: what it cost or gave
// follows in short. What stands out has a row of its own.
type recapRow struct {
	bullet Bullet
	head   string // before the lines of what nobody did, "" for a rival's
	lines  []logLine
}

// nobodys is the row of what nobody did: what lies on the table.
const nobodys = -1

// recapRows puts lines together, a row for each rival; nothing of one's own is
// among them unless it stands out, and nothing else is left out. What is told of
// nobody stands in a row of the table's own.
func (t *tableScene) recapRows(lines []logLine) (rows []recapRow) {
	row := map[int]int{} // by seat
	last := -1           // the row that lines of nobody belong to; -2: what one did oneself
	step, rivals := -1, false
	for _, l := range lines {
		seat := l.bullet.Seat
		own := seat >= 0 && t.ownSeat(seat)
		mine := t.ownSeat(t.sit.Match.Steps()[l.told.Step].Seat)
		if l.told.Step != step {
			step = l.told.Step
			if mine {
				last = -2
			} else if last == -2 {
				last = -1
			}
		}
		rivals = rivals || !mine || seat >= 0 && !own
		switch {
		case own && !l.bullet.Loud:
			last = -2
		case l.bullet.Loud:
			rows = append(rows, recapRow{bullet: l.bullet, lines: []logLine{l}})
		case seat < 0 && last == -2: // of what one did oneself
		default:
			seat = max(seat, nobodys)
			at, ok := row[seat]
			if !ok {
				at = len(rows)
				rows = append(rows, recapRow{bullet: l.bullet})
				if seat == nobodys {
					rows[at].head = t.house.T("table.recap.table")
				}
				row[seat] = at
			}
			if m := l.told.Message; m.Key != "" && t.file.book.Has(t.info().ID, m.Key+".recap") { // many of them are better said otherwise
				m.Key += ".recap"
				l.text = t.say(m)
			}
			rows[at].lines = append(rows[at].lines, l)
			last = at
		}
	}
	if !rivals {
		return nil // nobody else has done anything
	}
	return rows
}

// ownSeat reports whether the person at the screen decides for a seat.
func (t *tableScene) ownSeat(seat int) bool {
	name, ok := t.sit.person(t.sit.Viewer())
	return ok && t.sit.same(seat, name)
}

// text is the row in one line: the first sentence, then the others without the
// words that they begin with alike; one that is told twice running stands once, with how often.
func (r *recapRow) text() string {
	var words []string
	var times []int
	for _, l := range r.lines {
		w := strings.TrimSuffix(l.text, ".")
		if n := len(words); n > 0 && words[n-1] == w {
			times[n-1]++
			continue
		}
		words, times = append(words, w), append(times, 1)
	}
	first := strings.Fields(words[0])
	for i, w := range words[1:] {
		f := strings.Fields(w)
		n := 0
		for n < len(f)-1 && n < len(first) && f[n] == first[n] {
			n++
		}
		for n > 0 && f[n][0] >= '0' && f[n][0] <= '9' {
			n-- // a number says nothing by itself
		}
		words[i+1] = strings.Join(f[n:], " ")
	}
	for i, n := range times {
		if n > 1 {
			words[i] += " ×" + strconv.Itoa(n)
		}
	}
	return r.head + strings.Join(words, "; ") + "."
}

// recapWidths are how wide a recap can be, in points at the size of text: narrower ones for where the widest has no room.
var recapWidths = []float64{560, 440, 340}

// headedRecap is how wide a recap is at least that has its button beside its head.
const headedRecap = 330.0

// recapPiece is a line of the paper: the head of a row, or one of its events.
type recapPiece struct {
	line    logLine
	text    string
	row     int
	several bool // a head that opens to its events
	y, h    float64
	indent  float64
}

// Around the words of a recap, in points.
const (
	recapGap  = 6.0
	recapLeft = 34.0
	recapSign = 22.0
)

// recapPaper is what the others did since the viewer's last decision, where something of it was not watched: skipped, done
// behind the curtain, or before the person came back. It lies where it covers nothing; without such a place it is a tab
// that opens it. A row opens to its lines; a line shows the table at that moment. A lesson says itself what happened.
func (t *tableScene) recapPaper(b *ui.Builder, areas Areas) {
	if t.house.Settings.NoRecap || !t.view.Asked || t.recap || areas.Tells || areas.Prompt.Empty() || t.lesson != nil || !t.sit.Unwatched() && !t.house.pace().Rivals.Instant {
		return
	}
	rows := t.recapRows(t.lines(t.sit.Recap()))
	if len(rows) == 0 || len(rows) == 1 && len(rows[0].lines) < 2 {
		return
	}
	f := ui.Float{ID: "recap", Room: areas.Recap, May: t.opened != t.sit.Match.Actions(), Margin: 6}
	if f.Room.Empty() {
		f.Room = areas.Log
	}
	var pieces [][]recapPiece
	var heads [][2]float64
	for _, width := range recapWidths {
		w := min(width*b.Grow(), b.Area().W-40)
		list, high := t.recapPieces(b, rows, w-40-24)
		head, foot := 52.0, 68.0
		if w >= headedRecap*b.Grow() { // the button stands beside the head
			head, foot = 64, 16
		}
		whole := high + head + foot + 4
		for _, part := range []float64{1, 0.6} { // the rest is scrolled
			if h := min(whole*part, b.Area().H*0.6); part == 1 || h >= 220 {
				f.Sizes, pieces, heads = append(f.Sizes, render.Pt(w, h)), append(pieces, list), append(heads, [2]float64{head, foot})
			}
		}
	}
	r, size, ok := b.Float(f)
	if !ok {
		t.recapTab(b, f.Room)
		return
	}
	head, foot := heads[size][0], heads[size][1]
	high := 0.0
	for _, p := range pieces[size] {
		high = p.y + p.h + recapGap
	}
	th := b.Theme()
	b.Group("recap")
	b.Add(ui.Thing{ID: "recap", Shape: ui.Box(r), Layer: ui.LayerFront, Solid: true, Mouse: true, Label: t.house.T("table.recap"), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 4)
		c.Panel(st.At, th)
		c.Text(st.At.X+20, st.At.Y+14, t.house.T("table.recap"), th.Heading().Sized(22))
	}})
	b.OnLayer(ui.LayerFront)
	wide := r.W - 40 - 24
	b.ScrollArea(ui.ScrollArea{ID: "recap/lines", Rect: r.Pad(20, head, 12, foot), High: high, Build: func(b *ui.Builder, in render.Rect) {
		for i, p := range pieces[size] {
			t.recapLine(b, "recap:"+strconv.Itoa(i), render.R(in.X+p.indent, in.Y+p.y, wide-p.indent, p.h), p)
		}
	}})
	shut := render.R(r.Right()-20-150, r.Bottom()-12-46, 150, 46)
	if foot < 46 {
		shut.Y = r.Y + 10
	}
	b.Button(ui.Button{ID: "recap/close", Rect: shut, Label: t.house.T("table.recap.close"), Centered: true, Do: t.putAway})
	b.OnLayer(ui.LayerPanels)
}

// recapTab is the recap folded to a tab; without a place for that there is the log.
func (t *tableScene) recapTab(b *ui.Builder, near render.Rect) {
	tab := ui.Button{ID: "recap/open", Label: t.house.T("table.recap"), Icon: "log", NoCap: true, Centered: true, Tip: t.house.tip("table.recap.open"), Do: func() {
		t.opened = t.sit.Match.Actions()
		t.stage.Rebuild()
	}}
	f := ui.Float{ID: "recap/open", Room: near, May: true, Margin: 4}
	wide := b.ButtonWidth(tab) + 16
	f.Sizes = []render.Point{{X: wide, Y: render.ButtonHeight}, {X: wide, Y: lowButton}}
	r, _, ok := b.Float(f)
	if !ok {
		return
	}
	b.Group("recap")
	tab.Rect = r
	b.OnLayer(ui.LayerFront)
	b.Button(tab)
	b.OnLayer(ui.LayerPanels)
}

// recapPieces lays the lines of rows out, one below the other, and says how high they are together.
func (t *tableScene) recapPieces(b *ui.Builder, rows []recapRow, wide float64) (pieces []recapPiece, high float64) {
	add := func(p recapPiece) {
		_, h := b.Ruler().Wrap(p.text, b.Theme().Body(), wide-recapLeft-p.indent-recapSign, render.Left).Size()
		p.y, p.h = high, h+4
		high += p.h + recapGap
		pieces = append(pieces, p)
	}
	for i, row := range rows {
		several := len(row.lines) > 1
		add(recapPiece{line: row.lines[0], text: row.text(), row: i, several: several})
		if t.unfolded[i] && several {
			for _, l := range row.lines {
				add(recapPiece{line: l, text: l.text, row: i, indent: 22})
			}
		}
	}
	return pieces, high
}

// recapLine is a line of the paper that is pressed: a head opens its row, an event shows the table at that moment.
func (t *tableScene) recapLine(b *ui.Builder, id string, box render.Rect, p recapPiece) {
	th := b.Theme()
	st := th.Body().In(th.Text)
	if p.line.bullet.Loud {
		st = st.In(loudInk(th, p.line.bullet))
	}
	press, tip := func() { t.lookAt(p.line) }, t.house.T("table.recap.look")
	if p.several {
		press, tip = func() { t.unfold(p.row) }, t.house.T("table.recap.fold")
	}
	b.Add(ui.Thing{ID: id, Shape: ui.Box(box), Layer: ui.LayerFront, Label: p.text, Press: press, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip { return ui.Tip{Title: tip} },
		Paint: func(c render.Canvas, s ui.State) {
			at := s.At
			if p.line.bullet.Loud {
				c.Round(at.Inset(-2), 4, render.Solid(loud(th).Fade(0.14)))
			}
			if s.Hot() {
				c.Frame(at.Inset(-2), 4, 1.5, render.Solid(th.Accent))
			}
			t.paintBullet(c, render.R(at.X+4, at.Y+lineHigh(c, st)/2-8, 18, 18), p.line.bullet)
			c.Block(c.Ruler().Wrap(p.text, st, at.W-recapLeft-recapSign, render.Left), at.X+recapLeft, at.Y+2, st)
			if p.several {
				icon := "common/right"
				if t.unfolded[p.row] {
					icon = "common/down"
				}
				c.Icon(icon, render.R(at.Right()-18, at.Y+lineHigh(c, st)/2-7, 14, 14), th.Second)
			}
		}})
}

// unfold opens a row of the recap to its lines, or shuts it.
func (t *tableScene) unfold(row int) {
	if t.unfolded == nil {
		t.unfolded = map[int]bool{}
	}
	t.unfolded[row] = !t.unfolded[row]
	t.stage.Rebuild()
}

// lookAt shows the table at the moment of a line, through the same eyes, with what
// was meant lit. Back leads here again.
func (t *tableScene) lookAt(l logLine) {
	t.house.app.Push(newMoment(t.house, t.file, t, l.told, t.sit.Viewer()))
}

// newMoment is the replay of a running match at the moment of one line.
func newMoment(h *House, f *matchFile, live *tableScene, l match.Line, viewer int) *replayScene {
	r := newReplay(h, f, live)
	r.viewer, r.step = viewer, l.Step+1
	r.arrive()
	for _, m := range moments(f.match, l.Step, viewer) {
		if m.event == l.Event {
			r.shown = m.shown(viewer)
		}
	}
	r.caption = r.say(l.Message)
	for _, ref := range []rules.Ref{l.Event.Who, l.Event.What, l.Event.From, l.Event.To} {
		if ref.Kind != rules.None {
			r.lit = append(r.lit, ref)
		}
	}
	r.version++
	return r
}

// light lists a frame around each thing that a line was about.
func (r *replayScene) light(b *ui.Builder) {
	th := b.Theme()
	for _, ref := range r.lit {
		id := r.view.ID(ref)
		b.Draw(ui.LayerFront, func(c render.Canvas) {
			if at, ok := r.stage.Find(id); ok {
				c.Frame(at.Inset(-4), 8, 3, render.Solid(loud(th)))
				c.Frame(at.Inset(-8), 11, 2, render.Solid(loud(th).Fade(0.4)))
			}
		})
	}
}
