package scenes

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/analysis"
	"safehouse/rules/match"
	"safehouse/save"
)

// analysisScene looks back at a match that is over: everybody's chances, where it
// turned, and what choices and luck had to do with it. It is worked out in the
// background, with the eyes of one seat.
type analysisScene struct {
	house *House
	stage *ui.Stage
	file  *matchFile
	seat  int // whose eyes

	found map[int]*analysis.Analysis // by seat
	work  *analysing                 // nil while none goes on
	busy  int                        // ticks
	laid  int                        // the share that was painted last
	part  int                        // of the page, where there is room for one at a time
	paper render.Rect                // what a picture shows, in points
	taken []byte                     // a picture that was taken and has no name yet
}

// analysing is the work for one seat.
type analysing struct {
	cancel context.CancelFunc
	done   chan analysed
	share  atomic.Int64 // of a thousand
}

type analysed struct {
	found *analysis.Analysis
	err   error
	crash error
}

// analysisIterations is how long each step is looked at, as a rule.
const analysisIterations = 400

// newAnalysis looks back at a match that is over.
func newAnalysis(h *House, f *matchFile) *analysisScene {
	a := &analysisScene{house: h, file: f, stage: h.newStage(render.House), found: map[int]*analysis.Analysis{}}
	for i, c := range f.match.Controllers() {
		if c.Kind == match.Person {
			a.seat = i
			break
		}
	}
	a.stage.Do = a.act
	a.stage.Focus("back")
	a.begin()
	return a
}

func (a *analysisScene) Name() string     { return "analysis" }
func (a *analysisScene) Stage() *ui.Stage { return a.stage }
func (a *analysisScene) Idle() bool       { return a.work == nil }
func (a *analysisScene) Close()           { a.stop() }

func (a *analysisScene) act(x input.Action) {
	switch {
	case a.house.app.general(x):
	case x == input.Back || x == input.Menu:
		a.house.app.Pop()
	}
}

// begin starts the work for the seat, unless it is known.
func (a *analysisScene) begin() {
	a.stop()
	if a.found[a.seat] != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	w := &analysing{cancel: cancel, done: make(chan analysed, 1)}
	a.work = w
	m, o := a.file.match, analysis.Options{Seat: a.seat, Iterations: a.house.Back,
		Progress: func(done, of int) { w.share.Store(int64(1000 * done / of)) }}
	go func() {
		var r analysed
		defer func() {
			if c := recover(); c != nil {
				r.crash = fmt.Errorf("the analysis crashed: %v\n%s", c, debug.Stack())
			}
			w.done <- r
		}()
		r.found, r.err = analysis.Analyse(ctx, m, o)
	}()
}

// stop breaks the work off. It waits for it: a match is read by one goroutine.
func (a *analysisScene) stop() {
	if w := a.work; w != nil {
		w.cancel()
		<-w.done
		a.work = nil
	}
}

func (a *analysisScene) Tick() {
	if w := a.work; w != nil {
		a.busy++
		select {
		case r := <-w.done:
			w.cancel()
			a.work = nil
			if r.crash != nil {
				panic(r.crash)
			}
			if r.err == nil {
				a.found[a.seat] = r.found
			}
			a.stage.Rebuild()
		default:
			if share := int(w.share.Load()) / 10; share != a.laid {
				a.laid = share
				a.stage.Rebuild()
			}
		}
	}
	if a.taken != nil {
		a.keep()
	}
	a.stage.Show([2]int{a.seat, a.house.changes}, a.build)
}

func (a *analysisScene) build(b *ui.Builder) {
	h := a.house
	grow := b.Grow()
	page := h.Lay(b, Sheet{Title: h.T("analysis.title"), Note: h.T("analysis.note", "name", a.file.nameOf(a.seat)), Tab: h.title(a.file.info().ID), Wide: 1700})
	b.OnPaper(false)
	a.paper = page
	found := a.found[a.seat]
	buttons := []ui.Button{{ID: "back", Label: h.T("back"), Icon: "left", Do: h.app.Pop, Confirm: found != nil}}
	if found != nil {
		buttons = append(buttons, ui.Button{ID: "picture", Label: h.T("analysis.picture"), Icon: "export", Do: a.export, Tip: h.tip("analysis.picture")})
	}
	foot := footerHigh(b, page.W, buttons...)
	body := page.Pad(0, 0, 0, foot+18)
	switch {
	case found == nil && a.work != nil:
		a.waiting(b, body)
	case found == nil:
		b.Button(ui.Button{ID: "begin", Rect: render.Around(body.Center(), 320*grow, render.ButtonHeight), Label: h.T("analysis.begin"), Icon: "chart", Confirm: true, Centered: true, Do: a.begin})
	case body.W >= 900*grow && body.H >= 360*grow:
		list := a.moments(found)
		cols := ui.Cols(body, 24*grow, ui.Flex(1.25), ui.Flex(1))
		a.chart(b, cols[0], found, list)
		rest := a.told(b, cols[1], found)
		a.turns(b, rest, list)
	default: // one at a time
		list := a.moments(found)
		top, rest := body.Cut(render.ButtonHeight)
		b.Tabs(ui.Tabs{ID: "parts", Rect: top, Value: a.part, Tabs: []ui.Option{{Label: h.T("analysis.tab.chances")}, {Label: h.T("analysis.tab.sums")}, {Label: h.T("analysis.tab.moments")}},
			Change: func(i int) { a.part = i; a.stage.Rebuild() }})
		rest = rest.Pad(0, 10, 0, 0)
		switch a.part {
		case 0:
			a.chart(b, rest, found, list)
		case 1:
			a.told(b, rest, found)
		default:
			a.turns(b, rest, list)
		}
	}
	b.Group("footer")
	footer(b, page, buttons...)
	a.eyes(b, page)
}

// eyes chooses the seat that the match is looked at from, beside the buttons.
func (a *analysisScene) eyes(b *ui.Builder, page render.Rect) {
	seats := a.file.match.Controllers()
	var names []ui.Option
	for i := range seats {
		names = append(names, ui.Option{Label: a.file.nameOf(i)})
	}
	if len(names) < 2 || a.crew() {
		return
	}
	w := min(300*b.Grow(), page.W*0.36)
	b.Picker(ui.Picker{ID: "eyes", Rect: render.R(page.X, page.Bottom()-render.ButtonHeight, w, render.ButtonHeight), Options: names, Value: a.seat, Dropdown: true,
		Tip: a.house.tip("analysis.eyes"), Change: func(i int) { a.seat = i; a.begin(); a.stage.Rebuild() }})
}

// crew reports whether all seats win and lose together.
func (a *analysisScene) crew() bool {
	return slices.ContainsFunc(a.file.match.Steps(), func(s match.Step) bool { return s.Crew })
}

// waiting shows how far the work is.
func (a *analysisScene) waiting(b *ui.Builder, at render.Rect) {
	h, grow := a.house, b.Grow()
	mid := at.Center()
	w := min(560*grow, at.W)
	share := float64(a.work.share.Load()) / 1000
	b.Progress(ui.Progress{ID: "progress", Rect: render.Around(mid, w, 40*grow), Share: share, Label: h.T("analysis.busy", "percent", int(100*share))})
	b.Button(ui.Button{ID: "cancel", Rect: render.Around(mid.Add(render.Pt(0, 70*grow)), 220*grow, render.ButtonHeight), Label: h.T("cancel"), Icon: "cross", Centered: true, Do: func() {
		a.stop()
		a.stage.Rebuild()
	}})
}

// told lists what choices and luck came to, and returns what is left below.
func (a *analysisScene) told(b *ui.Builder, at render.Rect, found *analysis.Analysis) render.Rect {
	grow := b.Grow()
	sums := a.sums(found)
	high := min(at.H, float64(len(sums))*(b.LineHigh(1)+8*grow)+16*grow)
	b.Add(ui.Thing{ID: "sums", Shape: ui.Box(render.R(at.X, at.Y, at.W, high)), Layer: ui.LayerPanels, Decor: true, Label: labels(sums), Move: ui.Move{How: ui.Jump},
		Tip: a.house.tip("analysis.sums"), Paint: func(c render.Canvas, st ui.State) { a.paintSums(c, st.At, sums, grow) }})
	return at.Pad(0, high+12*grow, 0, 0)
}

// A sum is a line of what the match came to.
type sum struct {
	icon, text, value string
	good              bool
}

func labels(l []sum) string {
	var s []string
	for _, x := range l {
		s = append(s, x.text+" "+x.value)
	}
	return strings.Join(s, " | ")
}

func (a *analysisScene) sums(x *analysis.Analysis) []sum {
	h := a.house
	l := []sum{
		{"hint", h.T("analysis.choices", "best", x.Best, "n", x.Made), signed(x.Choice), x.Choice >= 0},
		{"dice", h.T("analysis.luck"), signed(x.Luck), x.Luck >= 0},
		{"people", h.T("analysis.others"), signed(x.Others), x.Others >= 0},
	}
	if x.Made == 0 { // nothing was to be chosen: no line for it
		l = l[1:]
	}
	return l
}

// signed is a part of the whole in hundredths, with its sign.
func signed(v float64) string {
	n := int(100*v + 0.5)
	if v < 0 {
		n = -int(-100*v + 0.5)
	}
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "\u2212" + strconv.Itoa(-n)
	}
	return "0"
}

func (a *analysisScene) paintSums(c render.Canvas, at render.Rect, sums []sum, grow float64) {
	th := render.House
	c.Shadow(at, 1)
	c.Round(at, 2, render.Slope(128, render.Hex(0xFFFCF2), render.Hex(0xF3EAD2)))
	in := at.Inset(8 * grow)
	line := in.H / float64(len(sums))
	for i, s := range sums {
		r := render.R(in.X+6*grow, in.Y+float64(i)*line, in.W-12*grow, line)
		ink := render.Hex(0x2E5A4C)
		if !s.good {
			ink = render.Hex(0x84241C)
		}
		c.Icon(s.icon, render.R(r.X, r.Center().Y-12*grow, 24*grow, 24*grow), th.Ink)
		num := th.Strong().With(render.Mono700).In(ink)
		w, _ := c.Ruler().Measure(s.value, num)
		c.TextIn(render.R(r.Right()-w-2, r.Y, w+2, r.H), s.value, num, render.Right|render.Middle)
		c.TextFit(r.Pad(34*grow, 0, w+12*grow, 0), s.text, th.Body().In(th.Ink), render.Left|render.Middle, 18)
	}
}

// turns lists the turning points; a press shows the table at that moment.
func (a *analysisScene) turns(b *ui.Builder, at render.Rect, turns []turned) {
	h, th, grow := a.house, render.House, b.Grow()
	if len(turns) == 0 {
		words := h.T("analysis.none")
		b.Add(ui.Thing{ID: "none", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
			c.TextIn(st.At, words, th.Body().In(th.Ink), render.Left)
		}})
		return
	}
	type row struct {
		turned
		high float64
	}
	const left = 58.0
	wide := at.W - 26*grow
	var list []row
	total := 0.0
	for _, x := range turns {
		r := row{turned: x}
		_, t := b.Ruler().Wrap(r.title, th.Strong(), wide-(left+70)*grow, render.Left).Size()
		_, w := b.Ruler().Wrap(r.text, th.Body(), wide-(left+14)*grow, render.Left).Size()
		r.high = t + w + 16*grow
		total += r.high + 6*grow
		list = append(list, r)
	}
	b.Group("turns")
	b.ScrollArea(ui.ScrollArea{ID: "turns", Rect: at, High: total + 4, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for i, r := range list {
			box := render.R(in.X, y, wide, r.high)
			y += r.high + 6*grow
			b.Add(ui.Thing{ID: "turn:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Label: r.title + " " + signed(r.turn.By) + " " + r.text, Move: ui.Move{How: ui.Jump},
				Press: func() { a.goTo(r.turn.Step) }, Tip: h.tip("analysis.turn"),
				Paint: func(c render.Canvas, st ui.State) {
					line := render.Hex(0x6A5330)
					c.Round(st.At, 6, render.Solid(render.Hex(0xFFFCF2).Fade(0.62)))
					if st.Hot() || b.Hot() == "flag:"+strconv.Itoa(i) {
						c.Round(st.At, 6, render.Solid(render.Hex(0xF3D79A).Fade(0.6)))
						c.Frame(st.At, 6, 1.5, render.Solid(line.Fade(0.7)))
					}
					a.flag(c, render.Pt(st.At.X+28*grow, st.At.Y+24*grow), i, r.turn, grow)
					text := st.At.Pad(left*grow, 7*grow, 12*grow, 5*grow)
					ink := render.Hex(0x2E5A4C)
					if r.turn.By < 0 {
						ink = render.Hex(0x84241C)
					}
					num := th.Strong().With(render.Mono700).In(ink)
					w, lh := c.Ruler().Measure(signed(r.turn.By), num)
					c.TextIn(render.R(text.Right()-w-2, text.Y, w+2, lh), signed(r.turn.By), num, render.Right)
					_, used := c.TextIn(text.Pad(0, 0, 58*grow, 0), r.title, th.Strong().In(th.Ink), render.Left).Size()
					c.TextIn(text.Pad(0, used, 0, 0), r.text, th.Body().In(th.Ink), render.Left)
				}})
		}
	}})
}

// turned is a turning point in words.
type turned struct {
	turn        analysis.Turning
	title, text string
}

// moments are the turning points in words.
func (a *analysisScene) moments(found *analysis.Analysis) (l []turned) {
	for _, t := range found.Turns {
		x := turned{turn: t}
		x.title, x.text = a.words(found, t)
		l = append(l, x)
	}
	return l
}

// words are what a turning point was, and what it means.
func (a *analysisScene) words(found *analysis.Analysis, x analysis.Turning) (title, text string) {
	h, m := a.house, a.file.match
	s, st := m.At(x.Step), &m.Steps()[x.Step]
	who := st.Seat
	if c, ok := s.(rules.CrewMember); ok && st.Crew {
		who = c.Actor(st.Action)
	}
	did := a.cameOf(x.Step) // of an action that these rules no longer have
	if st.Action.Verb != 0 {
		did = a.file.say(s.Describe(st.Action))
	}
	if r := s.Turn().Round; r > 0 {
		title = h.T("analysis.did.round", "round", r, "text", did)
	} else {
		title = did
	}
	if who >= 0 {
		title = h.T("analysis.did", "name", a.file.nameOf(who), "text", title)
	}
	switch x.Cause {
	case analysis.Choice:
		y := &found.Steps[x.Step]
		view := rules.View(s, max(who, 0))
		text = h.T("analysis.better", "text", a.file.say(view.Describe(y.Better)))
		if !y.Advice.IsZero() {
			text += " " + a.file.say(y.Advice)
		}
	case analysis.Luck:
		text = h.T("analysis.lucky")
		if x.By < 0 {
			text = h.T("analysis.unlucky")
		}
		if told := a.cameOf(x.Step); told != "" {
			text += " " + told
		}
	default:
		text = h.T("analysis.gift", "name", a.file.nameOf(a.seat))
		if x.By < 0 {
			text = h.T("analysis.blow", "name", a.file.nameOf(a.seat))
		}
	}
	return title, text
}

// cameOf is what came of a step, in at most two sentences that the seat could read.
func (a *analysisScene) cameOf(step int) string {
	var l []string
	for _, x := range a.file.match.Log(a.seat, step) {
		if x.Step != step {
			break
		}
		l = append(l, a.file.say(x.Message))
	}
	return strings.Join(l[max(0, len(l)-2):], " ")
}

// goTo shows the table as it was before a step.
func (a *analysisScene) goTo(step int) {
	x := newReplayAt(a.house, a.file, step)
	x.viewer = a.seat
	x.arrive()
	a.house.app.Push(x)
}

// export takes a picture of the page, and then asks where it goes.
func (a *analysisScene) export() {
	scale, at := a.stage.Scale(), a.paper.Inset(-24)
	a.house.app.Picture(func(img *image.RGBA) {
		cut := image.Rect(int(at.X*scale), int(at.Y*scale), int(at.Right()*scale), int(at.Bottom()*scale)).Intersect(img.Bounds())
		var buf bytes.Buffer
		if err := png.Encode(&buf, img.SubImage(cut)); err == nil { // a buffer takes everything
			a.taken = buf.Bytes()
		}
	})
	a.stage.Repaint()
}

// keep asks where the picture goes that was taken.
func (a *analysisScene) keep() {
	h, picture := a.house, a.taken
	a.taken = nil
	h.askPath(a.stage, h.T("analysis.picture"), h.exportPath(a.file.info().ID, ".png"), func(path string) {
		h.export(a.stage, path, func(path string) error {
			if h.Folder == nil {
				return save.ExportPicture(path, picture)
			}
			return h.Folder.ExportPicture(path, picture)
		})
	})
}
