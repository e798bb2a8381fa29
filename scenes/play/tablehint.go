package play

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/scenes"
)

// hint asks for the best choices, or puts them away.
func (t *tableScene) hint() {
	if best, pending := t.sit.Hints(); best != nil || pending {
		t.sit.DropHints()
		return
	}
	seat := -1
	if l, ok := t.table.(scenes.Leaner); ok {
		seat = l.Leans()
	}
	t.sit.AskHint(seat)
}

// hintWidths are how wide the paper of hints can be, in points at the size of text: three slips side by side, two, or one.
var hintWidths = []float64{620, 700, 840, 1040, 470, 300}

// hints shows the best choices on slips, each with its price, its gain, its reason and its chance, on a paper beside what they
// name, at the foot of the place that the table has for it or at the lower right; choosing one takes it. Below them stands what
// they come to beside one another, and another choice can be compared.
func (t *tableScene) hints(b *ui.Builder, place render.Rect) {
	best, pending := t.sit.Hints()
	if best == nil && !pending {
		t.picking = false
		return
	}
	th, h := b.Theme(), t.house
	slips := t.hintSlips(best)
	var others []rules.Action
	f := hintFrame{verdict: t.hintVerdict(best)}
	if !pending {
		others = t.others(best)
		f.compares = len(others) > 0
	}
	first := "hint:0"
	if t.picking {
		first = "others"
	}
	r, _, _ := b.Float(t.hintFloat(b, place, best, slips, &f, len(others), pending))
	f.lay(b, r.W)
	if !pending && !t.picking {
		t.hintPins(b, best)
	}
	b.Modal(ui.Modal{ID: "hints", Close: t.sit.DropHints, Loose: true, Clear: true, First: first}, func(b *ui.Builder) {
		title := h.T("table.hints", "n", len(best))
		switch {
		case pending:
			title = h.T("table.hints.pending")
		case t.picking:
			title = h.T("table.hint.which")
		}
		b.Add(ui.Thing{ID: "hints", Shape: ui.Box(r), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: title, Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.Panel(st.At, th)
			c.Icon("hint", render.R(st.At.X+20, st.At.Y+13, 32, 32), th.Accent)
			if f.wide && f.verdict != "" && !t.picking {
				return
			}
			head := render.R(st.At.X+hintSign, st.At.Y+9, st.At.W-hintSign-hintEdge-52, 40)
			if f.wide {
				head.W = f.beside(b, st.At.W)
			}
			if w, _ := c.Ruler().Measure(title, th.Heading().Sized(18)); w > head.W {
				title = h.T("table.hint")
			}
			c.TextFit(head, title, th.Heading(), render.Left|render.Middle, 22, 20, 18)
			if pending {
				c.Busy(render.Pt(st.At.Right()-44, st.At.Y+46), 14, th, t.busy)
			}
		}})
		if pending {
			return
		}
		in := r.Pad(hintEdge, f.head, hintEdge, f.foot+hintEdge)
		switch {
		case t.picking:
			t.otherChoices(b, in, others)
		default:
			grid := layHints(b, r.W, slips)
			b.ScrollArea(ui.ScrollArea{ID: "hints/rows", Rect: in, High: grid.high, Build: func(b *ui.Builder, in render.Rect) {
				for i, x := range slips {
					t.hintSlip(b, grid.at(i, in.W).Move(in.X, in.Y), x)
				}
			}})
		}
		t.hintAround(b, r, f)
		b.Button(ui.Button{ID: "hints/close", Rect: render.R(r.Right()-hintEdge-44, r.Y+8, 44, 44), Icon: "cross", Do: t.sit.DropHints, Tip: func() ui.Tip { return ui.Tip{Title: h.T("close")} }})
	})
}

// Measures of the paper, in points.
const (
	hintEdge = 12.0 // around the slips
	hintHead = 58.0
	hintGap  = 8.0 // between two slips
)

// A hintFrame is what stands around the slips: what they come to beside one another, and the button that compares. On a wide
// paper both stand in its head, on a narrow one below the slips.
type hintFrame struct {
	verdict    string
	compares   bool    // there is another choice
	wide       bool    // both stand in the head
	head, foot float64 // how high, with the gaps
	words      float64 // of the verdict in the foot
}

// lay gives the parts their heights on a paper of some width.
func (f *hintFrame) lay(b *ui.Builder, w float64) {
	f.wide, f.head, f.foot, f.words = w >= 560*b.Grow(), hintHead, 0, 0
	if f.wide {
		_, high := b.Ruler().Wrap(f.verdict, b.Theme().Body().Sized(18), f.beside(b, w), render.Left).Size()
		f.head = max(hintHead, high+14)
		return
	}
	if f.verdict != "" {
		_, f.words = b.Ruler().Wrap(f.verdict, b.Theme().Body().Sized(18), w-2*hintEdge, render.Left).Size()
		f.foot += f.words + 6
	}
	if f.compares {
		f.foot += render.ButtonHeight + 6
	}
}

// beside is how wide the words are that stand in the head of a wide paper, between its sign and its buttons.
func (f *hintFrame) beside(b *ui.Builder, w float64) float64 {
	w -= hintSign + 12 + hintEdge + 52
	if f.compares {
		w -= hintOther * b.Grow()
	}
	return w
}

// hintSign is how much of the head its sign takes, hintOther how wide the button is that compares another choice, at the size
// of text.
const (
	hintSign  = 62.0
	hintOther = 244.0
)

// hintAround draws what stands around the slips, on a paper in r.
func (t *tableScene) hintAround(b *ui.Builder, r render.Rect, f hintFrame) {
	th, h := b.Theme(), t.house
	box := render.R(r.X+hintEdge, r.Bottom()-hintEdge-render.ButtonHeight, min(r.W-2*hintEdge, hintOther*b.Grow()), render.ButtonHeight)
	words := render.R(r.X+hintEdge, r.Bottom()-hintEdge-f.foot+6, r.W-2*hintEdge, f.words)
	if f.wide {
		box = render.R(r.Right()-hintEdge-52-box.W, r.Y+7, box.W, 46)
		words = render.R(r.X+hintSign, r.Y+4, f.beside(b, r.W), f.head-8)
	}
	if f.compares {
		label, icon := h.T("table.hint.other"), "swap"
		if t.picking {
			label, icon = h.T("table.hint.back"), "left"
		}
		b.Button(ui.Button{ID: "hints/other", Rect: box, Label: label, Icon: icon, Centered: true, Tip: h.Tip("table.hint.other"),
			Do: func() { t.picking = !t.picking; t.stage.Rebuild() }})
	}
	if f.verdict == "" || t.picking {
		return
	}
	b.Add(ui.Thing{ID: "hints/verdict", Shape: ui.Box(words), Layer: ui.LayerPanels, Label: f.verdict, Paint: func(c render.Canvas, st ui.State) {
		c.TextFit(st.At, f.verdict, th.Body().Sized(18).In(th.Text), render.Left|render.Middle, 18, 17, 16)
	}})
}

// hintFloat is where the paper may lie and how large it may be: in the place that the table has for it, else anywhere; what
// its choices name stays in sight.
func (t *tableScene) hintFloat(b *ui.Builder, place render.Rect, best []bot.Candidate, slips []hintSlip, frame *hintFrame, others int, pending bool) ui.Float {
	a := b.Area()
	f := ui.Float{ID: "hints", Room: place, Margin: 4}
	widths := hintWidths
	if place.Empty() {
		f.Room = a.Inset(16)
	} else {
		widths = []float64{place.W / b.Grow()}
	}
	for _, x := range best { // what the choices name stays in sight
		f.Subject = append(f.Subject, t.named(x.Action)...)
	}
	var scrolled []render.Point // where nothing whole has room
	for _, width := range widths {
		w := min(width*b.Grow(), a.W-32)
		frame.lay(b, w)
		high := frame.head + hintEdge + layHints(b, w, slips).high + frame.foot
		switch {
		case pending:
			high = 92
		case t.picking:
			high = max(high, min(a.H-32, 90+frame.foot+float64(others)*(b.LineHigh(1)+16)))
		}
		if high <= a.H-32 {
			f.Sizes = append(f.Sizes, render.Pt(w, high))
			continue
		}
		scrolled = append(scrolled, render.Pt(w, a.H-32))
		for _, h := range []float64{high * 0.6, 236 + frame.foot} {
			if h >= 236+frame.foot && h < a.H-32 {
				scrolled = append(scrolled, render.Pt(w, h))
			}
		}
	}
	if len(f.Sizes) == 0 {
		f.Sizes = scrolled
	}
	return f
}

// curtain hides the table until the person is there whose eyes it is for.
func (t *tableScene) curtain(b *ui.Builder) {
	seat, ok := t.sit.Curtain()
	if !ok {
		return
	}
	th, h := b.Theme(), t.house
	name := t.file.NameOf(seat)
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
			back := ui.Button{ID: "curtain/back", Label: h.T("table.curtain.back", "name", t.file.NameOf(who)), Icon: "undo", Key: input.Undo, Centered: true, Sound: sound.Undo, Do: t.takeBack}
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
