package play

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/match"
	"safehouse/scenes/stakes"
)

// openMission tells over the table what the match is played for.
func (t *tableScene) openMission() {
	f, now := t.file, t.view.Shown
	m := f.MissionAt(now)
	if m == nil {
		return
	}
	t.stage.Ask(ui.Dialog{ID: "mission", Icon: f.GoalIcon(&m.Goals[0]), Title: f.MissionTitle(m), Text: f.MissionLines(m, now), Wide: 760,
		Answers: []ui.Answer{{Label: t.house.T("close"), Confirm: true}}})
}

// unfolded lays what an operation or a job is played for below the title plate, until the person's first decision or a press on
// it. In the smallest windows they would cover the table: the plate is pressed for them, as for medals.
func (t *tableScene) unfolded(b *ui.Builder) {
	m := t.file.Mission
	if m == nil || m.Kind == stakes.Medals || t.folded || t.view.Paged || t.file.Looking || !t.view.Asked || t.lesson != nil {
		return
	}
	facing := t.view.Facing()
	if t.folded = slices.ContainsFunc(t.sit.Match.Steps(), func(s match.Step) bool { return s.Seat == facing }); t.folded {
		return
	}
	const edge = 16.0
	th := b.Theme()
	if m = t.file.MissionAt(t.view.Shown); m == nil {
		return
	}
	name, text := t.file.MissionTitle(m), t.file.MissionLines(m, t.view.Shown)
	head, body := th.Heading().Sized(22).In(loud(th)), th.Body().In(th.Text)
	f := ui.Float{ID: "goals", Subject: []string{"plate"}, Margin: 4}
	for _, wide := range []float64{440, 340, 560} {
		wide = min(wide*b.Grow(), b.Area().W-24)
		_, title := b.Ruler().Wrap(name, head, wide-2*edge, render.Left).Size()
		_, high := b.Ruler().Wrap(text, body, wide-2*edge, render.Left).Size()
		f.Sizes = append(f.Sizes, render.Pt(wide, title+high+2*edge+6))
	}
	r, _, ok := b.Float(f)
	if !ok {
		return
	}
	b.Group("goals")
	b.Add(ui.Thing{ID: "goals", Shape: ui.Box(r), Layer: ui.LayerFront, Label: name + ". " + text, Press: func() { t.folded = true; t.stage.Rebuild() }, Move: ui.Move{How: ui.Jump},
		Tip: t.house.Tip("mission.fold"),
		Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.PanelMarked(st.At, th, loud(th))
			in := st.At.Inset(edge)
			block := c.Ruler().Wrap(name, head, in.W, render.Left)
			_, h := block.Size()
			c.Block(block, in.X, in.Y, head)
			c.Block(c.Ruler().Wrap(text, body, in.W, render.Left), in.X, in.Y+h+6, body)
			if st.Hot() {
				c.Frame(st.At.Inset(-1), render.PanelRadius, 2, render.Solid(th.Focus))
			}
		}})
}

// missionTip tells what the match is played for.
func (t *tableFrame) missionTip() (tip ui.Tip) {
	if m := t.file.MissionAt(t.view.Shown); m != nil {
		tip.Title, tip.Body = t.file.MissionTitle(m), t.file.MissionLines(m, t.view.Shown)
	}
	return tip
}

// paintMission draws on the title plate what the match is played for: the operation, how far the next goal is, and a sign for
// each goal, lit where it would be earned now.
func (t *tableFrame) paintMission(c render.Canvas, r render.Rect, th *render.Theme, m *stakes.Mission, hold []bool, next string) {
	name := th.Body().Sized(17).In(th.Text)
	name.Floor = render.CaptionFloor
	stars := float64(len(m.Goals)) * 20
	words := r.Pad(0, 0, stars+6, 0)
	operation := t.file.MissionName(m)
	if next != "" {
		w, _ := c.Ruler().Measure(next, name.Sized(15))
		if full, _ := c.Ruler().Measure(operation, name.Sized(14)); full+10+w <= words.W {
			c.TextIn(words, next, name.Sized(15).In(th.Second), render.Right|render.Middle)
			words.W -= w + 10
		}
	}
	c.TextFit(words, operation, name, render.Left|render.Middle, 16, 15, 14)
	for i := range m.Goals {
		ink := th.Second
		if hold[i] {
			ink = loud(th)
		}
		c.Icon(t.file.GoalIcon(&m.Goals[i]), render.R(r.Right()-stars+float64(i)*20, r.Center().Y-9, 18, 18), ink)
	}
}
