package desk

import (
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// telegram is tonight's job as it lies on the desk.
func (t *titleScene) telegram(b *ui.Builder, fr frame) {
	h := t.house
	day := h.Today()
	j, g, ok := h.Job(day)
	if !ok || !h.Keeps() {
		return
	}
	lines := h.AboutJob(j, g)
	state, done := h.T("title.job.open"), false
	if n := h.NightOf(day); n != nil {
		state = h.T("title.job.running")
		if done = n.Done; done {
			state = h.T("night.done", "n", n.Score, "m", n.Against)
		}
	}
	w, ht := 330.0, 200.0
	r := render.R(min(1560+fr.extra*0.72, fr.w-w-24), 826, w, ht)
	turn := -2.2
	label := h.T("title.job") + ": " + strings.Join(lines, ", ") + ". " + state
	b.Add(ui.Thing{ID: "tonight", Layer: ui.LayerPanels, Label: label, Lifts: true, Raises: true, Modest: true, Sound: sound.Paper, Shape: fr.turned(r, turn, r.Center()),
		Tip:   func() ui.Tip { return ui.Tip{Title: h.T("title.job"), Body: strings.Join(lines, "\n") + "\n" + state} },
		Press: func() { h.Push(h.Rooms.Person(h, scenes.PersonNights)) },
		Paint: func(c render.Canvas, st ui.State) {
			c, at := paintSlip(fr.canvas(c), r, turn, st)
			red := slipRed
			if _, line := c.Ruler().Measure("X", render.House.Heading().Sized(25)); line > 48 { // no room for words
				c.TextFit(at.Pad(10, 4, 10, at.H*0.55), h.T("title.job.short"), render.Style{Face: render.Oswald700, Size: 40, Floor: render.KeyFloor, Color: red}, render.Center|render.Middle, 36, 30)
				c.Icon("box/"+j.Game, render.Around(render.Pt(at.Center().X, at.Y+at.H*0.7), at.H*0.46, at.H*0.46), scenes.PaperInk)
				return
			}
			in := at.Pad(20, 12, 16, 12)
			typed := render.Style{Face: render.Elite400, Size: 19, Floor: render.KeyFloor, Color: scenes.PaperNote}
			head := h.T("title.job")
			if w, _ := c.Ruler().Measure(head, render.House.Heading().Sized(19).Tracked(1.5)); w > in.W { // letters have a least size
				head = h.T("title.job.short")
			}
			c.TextFit(render.R(in.X, in.Y, in.W, 32), head, render.House.Heading().Sized(24).Tracked(1.5).In(red), render.Left|render.Middle, 22, 19)
			c.Fill(render.R(in.X, in.Y+36, in.W, 2), render.Solid(red.Fade(0.6)))
			c.Icon("box/"+j.Game, render.R(in.X, in.Y+48, 56, 56), scenes.PaperInk)
			c.TextFit(render.R(in.X+68, in.Y+42, in.W-68, 36), h.ShortTitle(j.Game), render.House.Heading().Sized(25).In(scenes.PaperInk), render.Left|render.Middle, 23, 20, 18)
			c.TextFit(render.R(in.X+68, in.Y+76, in.W-68, 34), h.Briefly(j, g), typed, render.Left|render.Middle, 18, 17, 16)
			if len(lines) > 2 {
				c.TextFit(render.R(in.X, in.Y+110, in.W, 28), lines[2], typed, render.Left|render.Middle, 18, 17, 16)
			}
			ink := scenes.PaperInk
			if done {
				ink = render.Hex(0x1D5C3A)
			}
			c.TextFit(render.R(in.X, in.Bottom()-34, in.W, 34), state, render.Style{Face: render.Sans700, Size: 20, Floor: render.KeyFloor, Color: ink}, render.Left|render.Middle, 19, 18, 17)
		}})
}

// slipRed is the heading of a yellow slip.
var slipRed = render.Hex(0x8E1F14)

// paintSlip draws a yellow slip of paper on the desk, turned by some degrees; what is written on it goes on the canvas
// and the place that it returns.
func paintSlip(c render.Canvas, r render.Rect, turn float64, st ui.State) (render.Canvas, render.Rect) {
	c = c.Turned(turn, r.Center())
	at := r.Move(0, -5*st.Lift)
	c.Shadow(at, 3)
	c.Round(at, 2, render.Slope(110, render.Hex(0xF9ECAE), render.Hex(0xE8D27C)))
	c.Pulp(at, 0.8)
	if st.Hot() {
		c.Frame(at.Inset(-3), 4, 3, render.Solid(render.Hex(0xFFD27A)))
	}
	return c, at
}

// newcomer reports whether nobody has begun anything here yet.
func newcomer(h *scenes.House) bool {
	return h.Keeps() && h.Index.Known && len(h.Index.Matches)+len(h.Index.Replays)+len(h.Index.Campaigns) == 0 && len(h.Profile.Tallies) == 0 && len(h.Profile.Marks) == 0
}

// welcome is the note that leads through a first evening: to a lesson, to a first match of that game, to its career.
func (t *titleScene) welcome(b *ui.Builder, fr frame) {
	h := t.house
	game, to := evening(h)
	if to == stepNone || to == stepTeach && h.LessonOf(game) == nil {
		return
	}
	head, more, fewer := welcomeWords(h, game, to)
	const turn = 1.8
	r := render.R(min(1570+fr.extra*0.72, fr.w-330-24), 590, 330, 196)
	b.Add(ui.Thing{ID: "welcome", Layer: ui.LayerPanels, Label: head + " " + more, Lifts: true, Raises: true, Modest: true, Sound: sound.Paper, Shape: fr.turned(r, turn, r.Center()),
		Tip:   func() ui.Tip { return ui.Tip{Title: head, Body: more} },
		Press: func() { t.follow(game, to) },
		Paint: func(c render.Canvas, st ui.State) {
			c, at := paintSlip(fr.canvas(c), r, turn, st)
			if _, line := c.Ruler().Measure("X", render.House.Heading().Sized(25)); line > 48 { // no room for words
				c.TextFit(at.Pad(10, 4, 10, at.H*0.5), shortHead(h, to), render.Style{Face: render.Oswald700, Size: 40, Floor: render.KeyFloor, Color: slipRed}, render.Center|render.Middle, 36, 30)
				c.Icon("hint", render.Around(render.Pt(at.Center().X, at.Y+at.H*0.7), at.H*0.46, at.H*0.46), scenes.PaperInk)
				return
			}
			in, head := at.Pad(20, 12, 16, 10), head
			if w, _ := c.Ruler().Measure(head, render.House.Heading().Sized(18)); w > in.W { // letters have a least size
				head = shortHead(h, to)
			}
			brief := more
			if _, high := c.Ruler().Wrap(more, render.House.Body().Sized(17), in.W, render.Left).Size(); high > in.H-46 {
				brief = fewer
			}
			c.TextFit(render.R(in.X, in.Y, in.W, 34), head, render.House.Heading().Sized(24).In(slipRed), render.Left|render.Middle, 22, 20, 18)
			c.Fill(render.R(in.X, in.Y+38, in.W, 2), render.Solid(slipRed.Fade(0.6)))
			c.TextFit(in.Pad(0, 46, 0, 0), brief, render.House.Body().Sized(20).In(scenes.PaperInk), render.Left|render.Top, 19, 18, 17)
		}})
}
