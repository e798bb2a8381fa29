package scenes

import (
	"math"
	"strconv"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/bot"
)

// hint asks for the best choices, or puts them away.
func (t *tableScene) hint() {
	if best, pending := t.sit.Hints(); best != nil || pending {
		t.sit.DropHints()
		return
	}
	seat := -1
	if l, ok := t.table.(Leaner); ok {
		seat = l.Leans()
	}
	t.sit.AskHint(seat)
}

// hintID begins the ID of a hint's row; its number follows.
const hintID = "hint:"

// hintWidths are how wide the paper of hints can be, in points at the size of text.
var hintWidths = []float64{760, 880, 600, 460}

// hints shows the best choices, each with its reason, on a paper beside what they name, at the foot of the place that the
// table has for it or at the lower right; choosing one takes it. Below them another choice can be compared.
func (t *tableScene) hints(b *ui.Builder, place render.Rect) {
	best, pending := t.sit.Hints()
	if best == nil && !pending {
		t.picking = false
		return
	}
	th, h := b.Theme(), t.house
	rows := t.hintRows(best)
	var others []rules.Action
	foot := 0.0
	if !pending {
		if others = t.others(best); len(others) > 0 {
			foot = render.ButtonHeight + 8
		}
	}
	first := "hint:0"
	if t.picking {
		first = "others"
	}
	r, _, _ := b.Float(t.hintFloat(b, place, best, rows, foot, len(others), pending))
	high := t.hintsHigh(b, r.W, rows)
	b.Modal(ui.Modal{ID: "hints", Close: t.sit.DropHints, Loose: true, Clear: true, First: first}, func(b *ui.Builder) {
		title := h.T("table.hints")
		switch {
		case pending:
			title = h.T("table.hints.pending")
		case t.picking:
			title = h.T("table.hint.which")
		}
		b.Add(ui.Thing{ID: "hints", Shape: ui.Box(r), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: title, Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.Panel(st.At, th)
			c.Icon("hint", render.R(st.At.X+24, st.At.Y+20, 36, 36), th.Accent)
			c.TextFit(render.R(st.At.X+74, st.At.Y+18, st.At.W-200, 40), title, th.Heading(), render.Left|render.Middle, 22)
			if pending {
				c.Busy(render.Pt(st.At.Right()-44, st.At.Y+46), 14, th, t.busy)
			}
		}})
		if pending {
			return
		}
		in := r.Pad(20, 72, 20, foot+12)
		switch {
		case t.picking:
			t.otherChoices(b, in, others)
		default:
			b.ScrollArea(ui.ScrollArea{ID: "hints/rows", Rect: in, High: high - 88, Build: func(b *ui.Builder, in render.Rect) {
				y := in.Y
				for _, x := range rows {
					t.hintRow(b, render.R(in.X, y, in.W, x.high), x)
					y += x.high + hintGap
				}
			}})
		}
		if foot > 0 {
			label, icon := h.T("table.hint.other"), "swap"
			if t.picking {
				label, icon = h.T("table.hint.back"), "left"
			}
			b.Button(ui.Button{ID: "hints/other", Rect: render.R(in.X, r.Bottom()-render.ButtonHeight-12, min(in.W, 380*b.Grow()), render.ButtonHeight), Label: label, Icon: icon, Centered: true, Tip: h.tip("table.hint.other"),
				Do: func() { t.picking = !t.picking; t.stage.Rebuild() }})
		}
		b.Button(ui.Button{ID: "hints/close", Rect: render.R(r.Right()-20-46, r.Y+14, 46, 46), Icon: "cross", Do: t.sit.DropHints, Tip: func() ui.Tip { return ui.Tip{Title: h.T("close")} }})
	})
}

// hintRows are the rows of the paper.
func (t *tableScene) hintRows(best []bot.Candidate) (rows []hintRow) {
	if x, title, reason, ok := t.compared(); ok { // what was asked about is read first, and lies in sight where the rest is scrolled
		rows = append(rows, hintRow{id: "hint:other", choice: x, title: title, reason: reason, other: true})
	}
	for i, x := range best {
		title, reason := t.hintWords(i, x)
		rows = append(rows, hintRow{id: hintID + strconv.Itoa(i), choice: x, title: title, reason: reason, alone: len(best) == 1})
	}
	return rows
}

// hintGap lies between two rows.
const hintGap = 8.0

// hintsHigh is how high a paper of some width is without its foot; it gives each row its height.
func (t *tableScene) hintsHigh(b *ui.Builder, w float64, rows []hintRow) (high float64) {
	high = 76 + 12
	for i := range rows {
		rows[i].high = t.hintHigh(b, w-40, rows[i])
		high += rows[i].high + hintGap
	}
	return high
}

// hintFloat is where the paper may lie and how large it may be: in the place that the table has for it, else anywhere; what
// its choices name stays in sight.
func (t *tableScene) hintFloat(b *ui.Builder, place render.Rect, best []bot.Candidate, rows []hintRow, foot float64, others int, pending bool) ui.Float {
	a := b.Area()
	f := ui.Float{ID: "hints", Room: place, Margin: 4}
	widths := hintWidths
	if place.Empty() {
		f.Room = a.Inset(16)
	} else {
		widths = []float64{place.W / b.Grow()}
	}
	for _, x := range best { // what the choices name stays in sight
		for _, r := range t.view.Shown.Touches(x.Action, nil) {
			f.Subject = append(f.Subject, t.view.ID(r))
		}
	}
	for _, width := range widths {
		w := min(width*b.Grow(), a.W-48)
		high := t.hintsHigh(b, w, rows)
		switch {
		case pending:
			high = 92
		case t.picking:
			high = max(high, min(a.H-32-foot, 90+float64(others)*(b.LineHigh(1)+16)))
		}
		f.Sizes = append(f.Sizes, render.Pt(w, min(high+foot, a.H-32)))
		for _, h := range []float64{(high + foot) * 0.6, 236 + foot} { // the rest is scrolled
			if h >= 236+foot && h < high+foot && !pending {
				f.Sizes = append(f.Sizes, render.Pt(w, h))
			}
		}
	}
	return f
}

// A hintRow is one choice with what is said about it.
type hintRow struct {
	id, title, reason string
	choice            bot.Candidate
	other             bool // the person asked about it
	alone             bool // there is no other choice
	high              float64
}

// hintAside is how much of a row the bar takes that tells the outlook.
const hintAside = 116

// hintWords are the two parts of a row: the choice, and the reason with what it
// comes to in the game's own measure.
func (t *tableScene) hintWords(i int, x bot.Candidate) (title, reason string) {
	reason = t.say(t.sit.Why(i))
	if h, ok := t.table.(Hinter); ok && i < len(t.view.Hints) {
		reason = h.HintWords(t.view, t.view.Hints[i])
	}
	if f, ok := t.sit.ComesTo(i); ok {
		if m := t.measured(f); m != "" {
			reason += "\n" + m
		}
	}
	return t.say(t.view.Shown.Describe(x.Action)), reason
}

// measured is what a choice comes to in the game's own measure, "" where that is
// not known.
func (t *tableScene) measured(f bot.Forecast) string {
	key := t.table.Look().Measure
	if key == "" || f.Games == 0 {
		return ""
	}
	n := func(v float64) int { return int(math.Round(v)) }
	return t.house.Book.Say(t.info().ID+"-table", rules.Say(key, rules.Num("n", n(f.Total)), rules.Num("m", n(f.Rival)), rules.Num("won", n(100*f.Won))))
}

// hintHigh is how high a row must be for its words.
func (t *tableScene) hintHigh(b *ui.Builder, wide float64, x hintRow) float64 {
	th, words := b.Theme(), wide-32-hintAside
	_, h1 := b.Ruler().Wrap(x.title, th.Heading().Sized(22), words, render.Left).Size()
	_, h2 := b.Ruler().Wrap(x.reason, th.Body(), words, render.Left).Size()
	return h1 + h2 + 20
}

// hintRow is one choice with its reason and how good it is thought to be.
func (t *tableScene) hintRow(b *ui.Builder, r render.Rect, x hintRow) {
	th := b.Theme()
	value := x.choice.Value
	b.Add(ui.Thing{ID: x.id, Shape: ui.Box(r), Layer: ui.LayerPanels, Label: x.title + " " + x.reason, Move: ui.Move{How: ui.Jump},
		Disabled: x.choice.Visits == 0 && x.other, // still being weighed
		Press:    func() { t.decide(x.choice.Action) },
		Paint: func(c render.Canvas, st ui.State) {
			state := render.Rest
			switch {
			case st.Pressed:
				state = render.Pressed
			case st.Hover:
				state = render.Hover
			}
			c.Button(st.At, th, render.Button{State: state})
			in := st.At.Pad(16, 6, 16, 10)
			bar := render.R(in.Right()-100, in.Y+30, 100, 12)
			words := in.Pad(0, 0, hintAside, 0)
			block := c.TextFit(words, x.title, th.Heading().Sized(22), render.Left|render.Top)
			_, used := block.Size()
			c.TextFit(render.R(words.X, words.Y+used+2, words.W, in.H-used-2), x.reason, th.Body().In(th.Second), render.Left)
			if x.alone { // no search has weighed it
				return
			}
			ink := th.Accent
			if x.other {
				ink = th.Accent2
			}
			c.TextFit(render.R(bar.X, in.Y, bar.W, 26), t.house.T("table.hint.outlook"), th.Body().In(th.Second), render.Center|render.Middle, 17, 16, 15, 14)
			c.Round(bar, 6, render.Solid(th.Ground))
			c.Round(render.R(bar.X, bar.Y, max(12, bar.W*min(1, value)), bar.H), 6, render.Solid(ink))
		}})
}

// curtain hides the table until the person is there whose eyes it is for.
func (t *tableScene) curtain(b *ui.Builder) {
	seat, ok := t.sit.Curtain()
	if !ok {
		return
	}
	th, h := b.Theme(), t.house
	name := t.file.nameOf(seat)
	b.Modal(ui.Modal{ID: "curtain", First: "curtain/lift", Clear: true, Close: t.menu}, func(b *ui.Builder) {
		a := b.Area()
		grow := b.Grow()
		mid := a.Center()
		words := min(1000*grow, a.W-64)
		title := h.T("table.curtain", "name", name)
		b.Add(ui.Thing{ID: "curtain", Shape: ui.Box(a), Layer: ui.LayerTable, Solid: true, Mouse: true, Label: title, Paint: func(c render.Canvas, st ui.State) {
			ground := curtainGround(th)
			c.Fill(st.At, render.Slope(115, ground.Lighter(0.08), ground))
			c.Tile(th.CardSet.Texture, st.At, th.CardSet.TextureInk.Fade(0.4), 3)
			c.Lamp(st.At)
			c.SeatShape(render.Around(mid.Add(render.Pt(0, -150)), 110, 110), seat, th)
			c.TextFit(render.R(mid.X-words/2, mid.Y-80, words, 70), title, th.Title().Sized(44).In(th.Text), render.Center|render.Middle, 34, 28)
			c.TextIn(render.R(mid.X-words*0.42, mid.Y+2, words*0.84, 60), h.T("table.curtain.more"), th.Body().Sized(20).In(th.Second), render.Center)
		}})
		lift := ui.Button{ID: "curtain/lift", Label: h.T("table.curtain.lift", "name", name), Confirm: true, Centered: true, Do: t.sit.Lift}
		b.Button(withRect(lift, render.Around(mid.Add(render.Pt(0, 70+60*grow)), min(a.W-64, max(340, b.ButtonWidth(lift)+40)), 64)))
		if who, ok := t.sit.CanTakeBack(); ok {
			back := ui.Button{ID: "curtain/back", Label: h.T("table.curtain.back", "name", t.file.nameOf(who)), Icon: "undo", Key: input.Undo, Centered: true, Sound: sound.Undo, Do: t.takeBack}
			b.Button(withRect(back, render.Around(mid.Add(render.Pt(0, 220+70*grow)), max(180, b.ButtonWidth(back)+40), render.ButtonHeight)))
		}
		menu := ui.Button{ID: "curtain/menu", Label: h.T("table.menu"), Icon: "menu", Centered: true, Do: t.menu}
		b.Button(withRect(menu, render.Around(mid.Add(render.Pt(0, 150+60*grow)), max(180, b.ButtonWidth(menu)+40), render.ButtonHeight)))
	})
}

// curtainGround is the colour of the curtain: that of the table, as dark as its words need it below them.
func curtainGround(th *render.Theme) render.Color {
	g := th.Ground
	for range 12 {
		if min(render.Contrast(th.Text, g.Lighter(0.16)), render.Contrast(th.Second, g.Lighter(0.16))) >= 4.6 {
			break
		}
		g = g.Darker(0.15)
	}
	return g
}

// withRect is a button at a place.
func withRect(x ui.Button, r render.Rect) ui.Button {
	x.Rect = r
	return x
}
