package scenes

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
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

// hints shows the best three choices, each with its reason, on a paper in the
// middle; choosing one takes it.
func (t *tableScene) hints(b *ui.Builder) {
	best, pending := t.sit.Hints()
	if best == nil && !pending {
		return
	}
	th, h := b.Theme(), t.house
	a := b.Area()
	w := min(760*b.Grow(), a.W-48)
	const gap = 8.0
	rows := make([]float64, len(best)+1) // the upper edges
	for i, x := range best {
		rows[i+1] = rows[i] + t.hintHigh(b, w-40, x) + gap
	}
	high := 76 + rows[len(best)] + 12
	if pending {
		high = 92
	}
	r := render.Around(render.Pt(a.Center().X, a.H*0.45), w, min(high, a.H-32))
	b.Modal(ui.Modal{ID: "hints", Close: t.sit.DropHints, Loose: true, Clear: true, First: "hint:0"}, func(b *ui.Builder) {
		title := h.T("table.hints")
		if pending {
			title = h.T("table.hints.pending")
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
		for i, x := range best {
			t.hintRow(b, i, render.R(r.X+20, r.Y+72+rows[i], r.W-40, rows[i+1]-rows[i]-gap), x)
		}
		b.Button(ui.Button{ID: "hints/close", Rect: render.R(r.Right()-20-46, r.Y+14, 46, 46), Icon: "cross", Do: t.sit.DropHints, Tip: func() ui.Tip { return ui.Tip{Title: h.T("close")} }})
	})
}

// hintAside is how much of a row the bar takes that tells the outlook.
const hintAside = 116

// hintWords are the two parts of a row: the choice and the reason.
func (t *tableScene) hintWords(x bot.Candidate) (title, reason string) {
	return t.say(t.view.Shown.Describe(x.Action)), t.say(x.Advice)
}

// hintHigh is how high a row must be for its words.
func (t *tableScene) hintHigh(b *ui.Builder, wide float64, x bot.Candidate) float64 {
	title, reason := t.hintWords(x)
	th, words := b.Theme(), wide-32-hintAside
	_, h1 := b.Ruler().Wrap(title, th.Heading().Sized(22), words, render.Left).Size()
	_, h2 := b.Ruler().Wrap(reason, th.Body(), words, render.Left).Size()
	return h1 + h2 + 20
}

// hintRow is one choice with its reason and how good it is thought to be.
func (t *tableScene) hintRow(b *ui.Builder, i int, r render.Rect, x bot.Candidate) {
	th := b.Theme()
	title, reason := t.hintWords(x)
	b.Add(ui.Thing{ID: fmt.Sprintf("hint:%d", i), Shape: ui.Box(r), Layer: ui.LayerPanels, Label: title, Move: ui.Move{How: ui.Jump},
		Press: func() { t.decide(x.Action) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.house.T("table.hint.value", "percent", int(100*x.Value+0.5)), Body: t.house.T("table.hint.value.tip")}
		},
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
			bar := render.R(in.Right()-100, in.Y+10, 100, 12)
			words := in.Pad(0, 0, hintAside, 0)
			block := c.TextFit(words, title, th.Heading().Sized(22), render.Left|render.Top)
			_, used := block.Size()
			c.TextFit(render.R(words.X, words.Y+used+2, words.W, in.H-used-2), reason, th.Body().In(th.Second), render.Left)
			c.Round(bar, 6, render.Solid(th.Ground))
			c.Round(render.R(bar.X, bar.Y, max(12, bar.W*min(1, x.Value)), bar.H), 6, render.Solid(th.Accent))
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
	b.Modal(ui.Modal{ID: "curtain", First: "curtain/lift", Clear: true}, func(b *ui.Builder) {
		a := b.Area()
		grow := b.Grow()
		mid := a.Center()
		words := min(1000*grow, a.W-64)
		title := h.T("table.curtain", "name", name)
		b.Add(ui.Thing{ID: "curtain", Shape: ui.Box(a), Layer: ui.LayerTable, Solid: true, Mouse: true, Label: title, Paint: func(c render.Canvas, st ui.State) {
			c.Fill(st.At, render.Slope(115, th.Ground.Lighter(0.08), th.Ground))
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

// withRect is a button at a place.
func withRect(x ui.Button, r render.Rect) ui.Button {
	x.Rect = r
	return x
}
