package play

import (
	"cmp"
	"fmt"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/scenes"
	"safehouse/scenes/card"
)

// This file lays the note of a lesson on a table: everything but what it speaks of
// in the dark, a card in somebody's hand, and a string to the lit thing.

// Layers of a lesson over the table.
const (
	layerDark   ui.Layer = ui.LayerRaised + 4
	layerString ui.Layer = ui.LayerRaised + 5
	layerNote   ui.Layer = ui.LayerFront + 5
)

// Measures of a note in points.
const (
	noteHead = 144.0 // of its height, before the words
)

// taughtNow reports whether a note lies on the table now.
func (t *tableScene) taughtNow() bool {
	l := t.lesson
	return l != nil && !l.ended && !l.trying && l.due < 0 && l.beat == 0 && (t.sit.Halted() || !t.sit.Showing() && t.sit.Thinking() < 0 && (t.asks() || t.sit.Held()))
}

// noteOut reports whether a note lies on the table, or waits to be called back.
func (t *tableScene) noteOut() bool {
	l := t.lesson
	return t.taughtNow() || l != nil && l.trying && !l.ended && !t.sit.Showing()
}

// noteWords are the texts of the note that is shown.
func (t *tableScene) noteWords() (title, body, tag, other string) {
	l := t.lesson
	if l.over() {
		if t.lastPage() {
			return t.guided("last"), t.guided("last.text"), "", ""
		}
		if t.sit.Match.Turn().Done {
			return t.house.T("lesson.over"), t.house.T("lesson.over.done"), "", ""
		}
		return t.house.T("lesson.over"), t.house.T("lesson.over.text"), "", ""
	}
	id := l.lesson.Notes[l.at().note].ID
	get := func(suffix string) string { return t.guided(id + suffix) }
	if other = get(".else"); other == "" { // it only shows something
		other = t.house.T("lesson.astray.text")
	}
	tag = cmp.Or(get(fmt.Sprint(".tag.", t.deed()+1)), get(".tag"))
	if lit := t.lit(); lit == "do" || lit == l.lesson.Notes[l.at().note].Then { // the second press
		tag = t.house.T("lesson.confirm")
	}
	return get(""), get(".text"), tag, other
}

// guided is a sentence of the lesson's own, "" where it has none.
func (t *tableScene) guided(key string) string {
	if shelf := t.lesson.lesson.Game + "-guide"; t.house.Book.Has(shelf, key) {
		return t.file.Book.T(shelf, key, nil)
	}
	return ""
}

// layLesson lays the note, if there is one.
func (t *tableScene) layLesson(b *ui.Builder) {
	if l := t.lesson; l != nil && l.trying && !l.ended {
		b.OnLayer(layerNote)
		t.waitingNote(b)
		return
	}
	if !t.taughtNow() {
		return
	}
	l := t.lesson
	lit, half := t.lit(), []string(nil)
	if !l.over() && !l.astray {
		half = l.lesson.Notes[l.at().note].Half
	}
	b.OnLayer(layerNote)
	t.dark(b, lit, half)
	if l.over() && t.lastPage() {
		t.layLast(b)
		return
	}
	at, size := t.notePlace(b, lit, half)
	t.noteCard(b, at, size, lit)
}

// waitingNote is what calls the note back while something else is played on.
func (t *tableScene) waitingNote(b *ui.Builder) {
	k := ui.Button{ID: "note/back", Label: t.house.T("lesson.take-back"), Icon: "undo", Centered: true, Sound: sound.Paper, Do: t.lessonBack}
	b.Last(func(b *ui.Builder, _ func(render.Rect) render.Rect, _ render.Rect) { // once the papers over the table are placed
		b.OnLayer(layerNote)
		k.Rect, _, _ = b.Float(ui.Float{ID: "note", Margin: 10, Sizes: []render.Point{{X: b.ButtonWidth(k) + 8, Y: render.ButtonHeight}}})
		b.Button(k)
	})
}

// dark darkens the table but for what the note speaks of, and for what is being
// looked at.
func (t *tableScene) dark(b *ui.Builder, lit string, half []string) {
	st, a := b.Stage(), b.Area()
	b.Draw(layerDark, func(c render.Canvas) {
		holes := []ui.Hole{}
		add := func(id string, left float64) {
			if r, ok := st.Find(id); ok && id != "" {
				holes = append(holes, ui.Hole{At: r.Inset(-8), Dark: left})
			}
		}
		for _, id := range half {
			add(id, 0.26)
		}
		add(st.Hot(), 0)
		add(lit, 0)
		ui.Darken(c, a, holes, 0.5)
		if r, ok := st.Find(lit); ok && lit != "" {
			r = r.Inset(-6)
			c.Frame(r.Inset(-3), 12, 10, render.Solid(render.Hex(0x0A0705).Fade(0.8)))
			c.Frame(r, 10, 4, render.Solid(scenes.LampRing))
			c.Glow(r.Inset(-26), scenes.LampRing.Fade(0.35))
		}
	})
}

// noteHigh is how high the card must be for its words, at a part of its usual size.
func (t *tableScene) noteHigh(b *ui.Builder, wide, size float64) float64 {
	_, body, _, other := t.noteWords()
	if t.lesson.astray {
		body = other
	}
	_, h := b.Ruler().Wrap(body, card.Hand(card.TextSize, size, scenes.InkBlue), wide-2*card.Edge, render.Left).Size()
	high := size*(noteHead+16) + max(2*scenes.HandLine*size, h) + 22
	if list := t.noteButtons(); len(list) > 0 {
		_, rows := ui.Flow(render.R(0, 0, wide-2*card.Edge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
		high += rows + 22
	}
	return high
}

// noteSizes are the widths of the card, and at what part of the usual size it is written: the smaller ones for where the
// usual one would cover what it speaks of.
var noteSizes = []struct{ wide, size float64 }{{690, 1}, {560, 1}, {620, 0.85}, {500, 0.85}, {820, 0.85}, {560, 0.72}, {440, 0.72}, {760, 0.72}, {380, 0.72}}

// notePlace is where the card lies, and at what size it is written: it covers neither what the note speaks of nor the
// prompt nor what can be chosen, and is near the lit thing.
func (t *tableScene) notePlace(b *ui.Builder, lit string, half []string) (at render.Rect, size float64) {
	a := b.Area()
	f := ui.Float{ID: "note", Margin: 10}
	if lit != "" {
		f.Subject = append(f.Subject, lit)
	}
	f.Subject = append(f.Subject, half...)
	for _, k := range noteSizes {
		w := min(k.wide, a.W-32)
		f.Sizes = append(f.Sizes, render.Pt(w, min(t.noteHigh(b, w, k.size), a.H-card.TabHigh-24)+card.TabHigh))
	}
	at, n, _ := b.Float(f)
	return at.Pad(0, card.TabHigh, 0, 0), noteSizes[n].size
}

// noteTilt is how far the card is turned, in degrees.
const noteTilt = 0.8

// noteCard is the card with its tabs and buttons, and the string to the lit thing.
func (t *tableScene) noteCard(b *ui.Builder, at render.Rect, size float64, lit string) {
	h, l := t.house, t.lesson
	title, body, tag, other := t.noteWords()
	st := b.Stage()
	if _, ok := scenes.Seen(b, lit); ok {
		pin := render.Pt(at.X+30, at.Y+40)
		whole := at.Pad(0, -card.TabHigh, 0, 0).Inset(-9) // with its tabs, its turn and its shadow
		b.Draw(layerString, func(c render.Canvas) {
			if to, ok := st.Find(lit); ok {
				prompt, _ := st.Find("prompt")
				card.Tie(c, b.Area(), pin, to, whole, prompt, tag)
			}
		})
	}
	if l.astray {
		title, body = h.T("lesson.astray"), other
	}
	b.Group("note")
	t.noteTabs(b, at)
	label := title + " " + body
	b.Add(ui.Thing{ID: "note", Shape: ui.Box(at), Layer: layerNote, Solid: true, Mouse: true, Label: label, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, s ui.State) {
		t.paintNote(c.Turned(noteTilt, s.At.Center()), s.At, size, title, body)
	}})
	list := t.noteButtons()
	places, high := ui.Flow(render.R(at.X+card.Edge, 0, at.W-2*card.Edge, 0), render.ButtonHeight, noteGap, noteWidths(b, list)...)
	for i, k := range list {
		k.Rect = places[i].Move(0, at.Bottom()-20-high)
		b.Button(k)
	}
	if now := (noteKey{visit: l.at(), astray: l.astray}); now != l.led { // keys and pad go on from the note
		l.led = now
		if len(list) > 0 {
			b.FocusOn(list[0].ID)
		} else if lit != "" {
			b.FocusOn(lit)
		}
	}
}

// noteGap is the room between the buttons of a card.
const noteGap = 12.0

func noteWidths(b *ui.Builder, list []ui.Button) (wide []float64) {
	for _, k := range list {
		wide = append(wide, b.ButtonWidth(k)+8)
	}
	return wide
}

// noteButtons are what can be answered on the card itself.
func (t *tableScene) noteButtons() (list []ui.Button) {
	h, l := t.house, t.lesson
	add := func(id, label, icon string, main bool, do func()) {
		list = append(list, ui.Button{ID: id, Label: label, Icon: icon, Confirm: main, Centered: true, Sound: sound.Paper, Do: do})
	}
	switch {
	case l.over():
		if t.sit.Match.Turn().Done {
			add("note/report", h.T("lesson.report"), "chart", true, func() { h.App.Replace(h.Rooms.Results(h, t.file, true)) })
		} else {
			add("note/finish", h.T("lesson.finish"), "play", true, t.finishGame)
		}
		add("note/new", h.T("lesson.new"), "new-game", false, func() { h.App.Replace(h.Rooms.SetUp(h, l.lesson.Game, "")) })
		add("note/rules", h.T("table.rules"), "rules", false, t.rules)
	case l.astray:
		add("note/back", h.T("lesson.take-back"), "undo", true, t.lessonBack)
		add("note/try", h.T("lesson.try"), "play", false, t.tryIt)
	case len(l.lesson.Notes[l.at().note].Do) == 0:
		add("note/on", h.T("lesson.go-on"), "right", true, t.goOnTaught)
	}
	return list
}

// noteTabs look out over the upper edge of the card.
func (t *tableScene) noteTabs(b *ui.Builder, at render.Rect) {
	h, l := t.house, t.lesson
	type tab struct {
		id, label, icon string
		off             bool
		why             string
		do              func()
	}
	list := []tab{
		{"note/earlier", h.T("lesson.back"), "left", len(l.came) < 2, h.T("lesson.back.none"), t.noteBack},
		{"note/skip", h.T("lesson.skip"), "fast", l.over(), h.T("lesson.skip.none"), t.noteSkip},
		{"note/end", h.T("lesson.end"), "door-out", false, "", t.endLesson},
	}
	var labels []string
	for _, k := range list {
		labels = append(labels, k.label)
	}
	places, named := card.Tabs(b.Ruler(), at, labels)
	for i, k := range list {
		thing := ui.Thing{ID: k.id, Shape: ui.Box(places[i]), Layer: layerNote, Label: k.label, Press: k.do, Disabled: k.off, Why: k.why, Lifts: true, Sound: sound.Paper, Move: ui.Move{How: ui.Jump},
			Paint: func(c render.Canvas, s ui.State) {
				c = c.Turned(noteTilt, at.Center())
				r := s.At.Move(0, -5*s.Lift)
				ink := render.Hex(0x2B2012)
				if s.Disabled {
					ink = ink.Fade(0.45)
				}
				c.Corners(r.Pad(0, 0, 0, -12), 7, 7, 0, 0, render.Slope(90, render.Hex(0xE3CFA0), render.Hex(0xC7AE76)))
				if !named[i] {
					c.Icon(k.icon, render.Around(r.Center(), 24, 24), ink)
					return
				}
				c.Icon(k.icon, render.R(r.X+14, r.Center().Y-12, 24, 24), ink)
				c.TextIn(r.Pad(46, 0, 10, 0), k.label, scenes.TabStyle().In(ink), render.Left|render.Middle)
			}}
		if !named[i] {
			thing.Tip = func() ui.Tip { return ui.Tip{Title: k.label} }
		}
		b.Add(thing)
	}
}

// paintNote draws the card: ruled paper, ticked boxes, the headline, the words.
func (t *tableScene) paintNote(c render.Canvas, r render.Rect, size float64, title, body string) {
	l := t.lesson
	card.Paint(c, r, size, title, body, l.astray)
	n := len(l.lesson.Notes)
	step := min(30*size, (r.W-2*card.Edge-150)/float64(n))
	for i := range n {
		box := render.R(r.X+64+float64(i)*step, r.Y+32*size, step*0.62, step*0.62)
		switch c.Frame(box, 2, 2, render.Solid(scenes.Graphite)); {
		case i < l.at().note:
			card.Tick(c, box)
		case i == l.at().note:
			c.RingAt(box.Center(), step*0.56, 2.6, render.Solid(scenes.RedPencil))
		}
	}
	if !l.over() {
		c.TextIn(render.R(r.X+64+float64(n)*step+14, r.Y+20*size, 190, 40*size), t.house.T("lesson.note", "n", l.at().note+1, "of", n), card.Hand(25, size, scenes.Graphite), render.Left|render.Middle)
	}
}

// endLesson asks what becomes of the game when the notes are put away.
func (t *tableScene) endLesson() {
	h, l := t.house, t.lesson
	if l.over() {
		l.ended = true
		h.Pop()
		return
	}
	t.stage.Ask(ui.Dialog{ID: "end-lesson", Icon: "door-out", Title: h.T("lesson.end.ask"), Text: h.T("lesson.end.more", "n", l.at().note+1), Cancel: 1, Wide: 720,
		Answers: []ui.Answer{
			{Label: h.T("lesson.end.leave"), Confirm: true, Do: func() { h.Pop() }},
			{Label: h.T("lesson.end.stay")},
			{Label: h.T("lesson.finish"), Do: t.finishGame},
		}})
}
