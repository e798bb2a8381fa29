package scenes

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules/match"
)

// logLine is a line of the log as it is drawn.
type logLine struct {
	bullet Bullet
	text   string
	told   match.Line // the event, and where in the match it happened
}

// lines puts log lines into words, leaving out what needs no line.
func (t *tableFrame) lines(from []match.Line) []logLine {
	var l []logLine
	for _, x := range from {
		if b, ok := t.table.Bullet(x.Event); ok {
			l = append(l, logLine{b, t.say(x.Message), x})
		}
	}
	return l
}

// logSteps is how many steps back the log on the table looks for lines.
const logSteps = 40

// log is the last lines of what happened. Choosing it opens the whole of it.
func (t *tableScene) log(b *ui.Builder, r render.Rect) {
	t.logPanel(b, r, t.told(len(t.sit.Match.Steps())-logSteps), t.openLog)
}

// logPanel shows the last of some lines; choosing it opens the whole log.
func (t *tableFrame) logPanel(b *ui.Builder, r render.Rect, lines []logLine, open func()) {
	if r.Empty() {
		return
	}
	paper := panelPaper(b.Theme())
	if x, ok := t.table.(Stationer); ok && t.view != nil {
		paper = x.LogPaper(t.view)
	}
	th := paper.Theme
	label := ""
	for _, l := range lines[max(0, len(lines)-8):] {
		label += l.text + " "
	}
	b.Group("log")
	b.Add(ui.Thing{ID: "log", Shape: ui.Box(r), Layer: ui.LayerPanels, Label: label, Press: open, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.house.T("table.log"), Body: t.house.T("table.log.tip"), Key: b.KeyCap(input.Log)}
		},
		Paint: func(c render.Canvas, st ui.State) {
			paper.Face(c, st.At)
			in := st.At.Inset(16)
			if in.H < 26+2*lineHigh(c, th.Body()) { // room for lines alone
				t.paintLines(c, st.At.Pad(16, 8, 16, 6), lines, paper)
				return
			}
			if paper.Head != nil {
				paper.Head(c, render.R(in.X, in.Y-6, in.W, 28))
			} else {
				c.Text(in.X, in.Y-4, t.house.T("table.log"), th.Label())
			}
			t.paintLines(c, render.R(in.X, in.Y+26, in.W, in.H-24), lines, paper)
		}})
}

// told are the lines since a step, without those of events that wait to be
// shown.
func (t *tableScene) told(from int) []logLine {
	lines := t.lines(t.sit.Match.Log(t.sit.Viewer(), from))
	waiting := 0
	for _, e := range t.sit.Pending() {
		if _, ok := t.table.Bullet(e); ok {
			waiting++
		}
	}
	return lines[:max(0, len(lines)-waiting)]
}

// paintLines draws as many of the last lines as fit, from the top down.
func (t *tableFrame) paintLines(c render.Canvas, r render.Rect, lines []logLine, paper Paper) {
	th := paper.Theme
	const left, gap = 28, 5
	style := th.Body().In(th.Text)
	first, high := len(lines), 0.0
	for first > 0 {
		_, h := c.Ruler().Wrap(lines[first-1].text, style, r.W-left, render.Left).Size()
		if high+h > r.H {
			break
		}
		high += h + gap
		first--
	}
	if n := len(lines); first == n && n > 0 { // no room for a whole one: as much of the last as fits
		t.paintBullet(c, render.R(r.X, r.Center().Y-9, 18, 18), lines[n-1].bullet)
		style.Floor, style.Lead = render.KeyFloor, 19
		c.TextFit(r.Pad(left, -6, -8, -4), lines[n-1].text, style, render.Left|render.Middle, 17, 16, 15, 14, 13, 12)
		return
	}
	y := r.Y
	for _, l := range lines[first:] {
		st := style
		bullet := l.bullet
		if bullet.Loud {
			st = st.In(paper.Loud)
		}
		if th != t.stage.Theme && bullet.Seat < 0 { // on another ground
			bullet.Tint = st.Color
		}
		block := c.Ruler().Wrap(l.text, st, r.W-left, render.Left)
		_, h := block.Size()
		t.paintBullet(c, render.R(r.X, y+lineHigh(c, st)/2-9, 18, 18), bullet)
		c.Block(block, r.X+left, y, st)
		y += h + gap
	}
}

// loudInk is the ink of a line that must not be missed: what the table marks it with,
// where that stands out against a panel at least as well as the theme's own.
func loudInk(th *render.Theme, b Bullet) render.Color {
	own := loud(th)
	if b.Tint != render.Clear && render.Contrast(b.Tint, th.PanelMid) > render.Contrast(own, th.PanelMid) {
		return b.Tint
	}
	return own
}

// lineHigh is the height of one line of text.
func lineHigh(c render.Canvas, st render.Style) float64 {
	_, h := c.Ruler().Measure("x", st)
	return h
}

func (t *tableFrame) paintBullet(c render.Canvas, r render.Rect, b Bullet) {
	if b.Seat >= 0 {
		c.SeatShape(r, b.Seat, t.stage.Theme)
		return
	}
	tint := b.Tint
	if tint == render.Clear {
		tint = t.stage.Theme.Second
	}
	c.Icon(b.Icon, r, tint)
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
			t.logPage(b, id+"/lines", render.R(panel.X+24, panel.Y+76, panel.W-48, panel.H-76-90), lines, look)
			b.Button(ui.Button{ID: id + "/close", Rect: render.R(panel.Right()-28-190, panel.Bottom()-20-render.ButtonHeight, 190, render.ButtonHeight),
				Label: t.house.T("close"), Confirm: true, Centered: true, Do: shut})
		})
	})
}

// logPage lists lines that may wrap, each as high as it needs, and begins at
// the last of them.
func (t *tableFrame) logPage(b *ui.Builder, id string, r render.Rect, lines []logLine, look func(logLine)) {
	th := b.Theme()
	if len(lines) == 0 {
		b.Draw(ui.LayerPanels, func(c render.Canvas) {
			c.TextIn(r, t.house.T("table.log.empty"), th.Body().In(th.Second), render.Center|render.Middle)
		})
		return
	}
	const left, gap = 40, 8
	style := th.Body().In(th.Text)
	wide := r.W - left - 30
	y := make([]float64, len(lines)+1)
	for i, l := range lines {
		_, h := b.Ruler().Wrap(l.text, style, wide, render.Left).Size()
		y[i+1] = y[i] + h + gap
	}
	tip := func() ui.Tip { return ui.Tip{Title: t.house.T("table.recap.look")} }
	b.ScrollArea(ui.ScrollArea{ID: id, Rect: r, High: y[len(lines)], End: true, Build: func(b *ui.Builder, in render.Rect) {
		for i, l := range lines {
			st := style
			if l.bullet.Loud {
				st = st.In(loudInk(th, l.bullet))
			}
			box := render.R(in.X, in.Y+y[i]-gap/2, wide+left+6, y[i+1]-y[i])
			b.Add(ui.Thing{ID: "line:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Label: l.text, Press: func() { look(l) }, Move: ui.Move{How: ui.Jump}, Tip: tip,
				Paint: func(c render.Canvas, s ui.State) {
					top := s.At.Y + gap/2
					if s.Hot() {
						c.Frame(s.At, 4, 1.5, render.Solid(th.Accent))
					}
					t.paintBullet(c, render.R(s.At.X+6, top+lineHigh(c, st)/2-11, 22, 22), l.bullet)
					c.Block(c.Ruler().Wrap(l.text, st, wide, render.Left), s.At.X+left, top, st)
				}})
		}
	}})
}
