package play

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/recap"
)

// logLine is a line of the log as it is drawn.
type logLine = recap.Line

// lines puts log lines into words, leaving out what needs no line.
func (t *tableFrame) lines(from []match.Line) []logLine {
	var l []logLine
	for _, x := range t.merged(from) {
		if b, ok := t.table.Bullet(x.Event); ok {
			l = append(l, logLine{Bullet: b, Text: t.say(x.Message), Told: x})
		}
	}
	return l
}

// merged makes one line of what a step tells several times.
func (t *tableFrame) merged(from []match.Line) []match.Line {
	return recap.Merge(from, func(key string) bool { return t.file.Book.Has(t.info().ID, key) })
}

// log is what happened, a line a turn or cause. Choosing it opens the whole of it, event by event.
func (t *tableScene) log(b *ui.Builder, r render.Rect) {
	now := logged{version: t.sit.Version(), viewer: t.sit.Viewer(), facing: t.view.Facing(), waiting: len(t.sit.Pending())}
	if k := t.logged; k == nil || k.version != now.version || k.viewer != now.viewer || k.facing != now.facing || k.waiting != now.waiting {
		now.told = t.told(len(t.sit.Match.Steps()) - logSteps)
		if now.levels, now.since = t.causes(); len(now.levels) == 0 {
			now.levels = recap.Whole(now.told)
		}
		t.logged = &now
	}
	t.logPanel(b, r, t.logged.told, t.logged.levels, t.logged.since, t.openLog)
}

// inBrief puts a message into words, into few ones where there are such.
func (t *tableFrame) inBrief(m rules.Message) string {
	if short := m.Key + ".short"; t.file.Book.Has(t.info().ID, short) {
		m.Key = short
	}
	return t.say(m)
}

// logSteps is how many steps back the log looks for the sentences that are read aloud.
const logSteps = 40

// logged is what the log was worked out from: that is done once for each change of the sitting.
type logged struct {
	version, viewer, facing, waiting int

	told   []logLine
	levels []recap.Level
	since  int
}

// causes is what happened lately, a line a turn or cause, as signs; since is the first of them since the last turn of whom the
// table faces. All since then is to be seen.
func (t *tableScene) causes() (levels []recap.Level, since int) {
	r, ok := t.table.(scenes.Recapper)
	if !ok {
		return nil, 0
	}
	steps := t.sit.Match.Steps()
	tell := recap.Teller{Doing: r.Doing, Bullet: t.table.Bullet, Brief: t.inBrief, Name: t.view.Name, Own: t.facesSeat, Seat: func(i int) int { return steps[i].Seat }}
	list := tell.Causes(t.happened(len(steps) - recapSteps))
	return tell.Levels(list), recap.Since(list)
}

// logPanel shows the last of some lines, on the first level on which all since one of them have room; choosing it opens the
// whole log. Read aloud they are the sentences of told.
func (t *tableFrame) logPanel(b *ui.Builder, r render.Rect, told []logLine, levels []recap.Level, since int, open func()) {
	if r.Empty() {
		return
	}
	paper := panelPaper(b.Theme())
	if x, ok := t.table.(scenes.Stationer); ok && t.view != nil {
		paper = x.LogPaper(t.view)
	}
	th := paper.Theme
	label := ""
	for _, l := range told[max(0, len(told)-8):] {
		label += l.Text + " "
	}
	page := t.logPaper(paper.Theme, paper.Loud)
	paint := func(c render.Canvas, r render.Rect) {
		l, _ := page.Level(c.Ruler(), r, levels, since)
		page.Paint(c, r, l)
	}
	b.Group("log")
	b.Add(ui.Thing{ID: "log", Shape: ui.Box(r), Layer: ui.LayerPanels, Label: label, Press: open, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.house.T("table.log"), Body: t.house.T("table.log.tip"), Key: b.KeyCap(input.Log)}
		},
		Paint: func(c render.Canvas, st ui.State) {
			paper.Face(c, st.At)
			in := st.At.Inset(16)
			room, headed := logRoom(c.Ruler(), st.At, th)
			paint(c, room)
			if !headed {
				return
			}
			if paper.Head != nil {
				paper.Head(c, render.R(in.X, in.Y-6, in.W, 28))
			} else {
				c.Text(in.X, in.Y-4, t.house.T("table.log"), th.Label())
			}
		}})
}

// logRoom is where lines have room on the panel; headed is false where it is for them alone.
func logRoom(k render.Ruler, at render.Rect, th *render.Theme) (r render.Rect, headed bool) {
	in := at.Inset(16)
	if _, h := k.Measure("x", th.Body()); in.H < 26+2*h {
		return at.Pad(16, 8, 16, 6), false
	}
	return render.R(in.X, in.Y+26, in.W, in.H-24), true
}

// happened is what happened since a step, without events that wait to be shown.
func (t *tableScene) happened(from int) []match.Line {
	l := t.sit.Match.Log(t.sit.Viewer(), from)
	return l[:max(0, len(l)-len(t.sit.Pending()))]
}

// told are the lines of it.
func (t *tableScene) told(from int) []logLine {
	return t.lines(t.happened(from))
}

func (t *tableScene) openLog() { t.wholeLog(t.told(0), t.lookAt) }

// wholeLog shows all lines in a dialog that scrolls. Pressing one looks at the table at that moment.
func (t *tableFrame) wholeLog(lines []logLine, look func(logLine)) {
	const id = "whole-log"
	s := t.stage
	shut := func() { s.Shut(id) }
	s.Open(id, func(b *ui.Builder) {
		b.Modal(ui.Modal{ID: id, Close: shut, Loose: true, First: id + "/close"}, func(b *ui.Builder) {
			a := b.Area()
			panel := render.Around(a.Center(), min(860*b.Grow(), a.W-48), a.H-72)
			b.Add(ui.Thing{ID: id, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: t.house.T("table.log"), Paint: func(c render.Canvas, st ui.State) {
				c.Shadow(panel, 4)
				c.Panel(panel, s.Theme)
				c.Text(panel.X+28, panel.Y+22, t.house.T("table.log"), s.Theme.Heading())
			}})
			in := render.R(panel.X+24, panel.Y+76, panel.W-48, panel.H-76-90)
			if len(lines) == 0 {
				b.Draw(ui.LayerPanels, func(c render.Canvas) {
					c.TextIn(in, t.house.T("table.log.empty"), s.Theme.Body().In(s.Theme.Second), render.Center|render.Middle)
				})
			} else {
				t.logPaper(s.Theme, loud(s.Theme)).Page(b, id+"/lines", in, lines, ui.Tip{Title: t.house.T("table.recap.look")}, look)
			}
			b.Button(ui.Button{ID: id + "/close", Rect: render.R(panel.Right()-28-190, panel.Bottom()-20-render.ButtonHeight, 190, render.ButtonHeight),
				Label: t.house.T("close"), Confirm: true, Centered: true, Do: shut})
		})
	})
}

// logPaper paints lines on the ground of a theme.
func (t *tableFrame) logPaper(th *render.Theme, ink render.Color) *recap.Log {
	return &recap.Log{Theme: th, Table: t.stage.Theme, Loud: ink}
}
