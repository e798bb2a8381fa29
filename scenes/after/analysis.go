package after

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"math"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules/analysis"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// analysisScene looks back at a match that is over: everybody's chances, where it
// turned, and what choices and luck had to do with it. It is worked out in the
// background, with the eyes of one seat.
type analysisScene struct {
	house *scenes.House
	stage *ui.Stage
	file  *scenes.MatchFile
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

// NewAnalysis looks back at a match that is over.
func NewAnalysis(h *scenes.House, f *scenes.MatchFile) scenes.Scene {
	a := &analysisScene{house: h, file: f, stage: h.NewStage(render.House), found: map[int]*analysis.Analysis{}}
	for i, c := range f.Match.Controllers() {
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
	case a.house.General(x):
	case x == input.Back || x == input.Menu:
		a.house.Pop()
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
	m, o := a.file.Match, analysis.Options{Seat: a.seat, Iterations: a.house.Back,
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
	a.stage.Show([2]int{a.seat, a.house.Changes()}, a.build)
}

func (a *analysisScene) build(b *ui.Builder) {
	h := a.house
	grow := b.Grow()
	page := h.Lay(b, scenes.Sheet{Title: h.T("analysis.title"), Note: a.note(), Tab: h.Title(a.file.Info().ID), Wide: 1700})
	b.OnPaper(false)
	a.paper = page
	found := a.found[a.seat]
	buttons := []ui.Button{{ID: "back", Label: h.T("back"), Icon: "left", Do: h.Pop, Confirm: found != nil}}
	if found != nil {
		buttons = append(buttons, ui.Button{ID: "picture", Label: h.T("analysis.picture"), Icon: "export", Do: a.export, Tip: h.Tip("analysis.picture")})
	}
	foot := scenes.FooterHigh(b, page.W, buttons...)
	body := page.Pad(0, 0, 0, foot+18)
	switch {
	case found == nil && a.work != nil:
		a.waiting(b, body)
	case found == nil:
		b.Button(ui.Button{ID: "begin", Rect: render.Around(body.Center(), 320*grow, render.ButtonHeight), Label: h.T("analysis.begin"), Icon: "chart", Confirm: true, Centered: true, Do: a.begin})
	case body.W >= 900*grow && body.H >= 360*grow:
		list := a.moments(found)
		cols := ui.Cols(body, 24*grow, ui.Flex(1.35), ui.Flex(1))
		bars := min(cols[0].H*0.36, 7.5*b.LineHigh(1))
		a.chart(b, cols[0].Pad(0, 0, 0, bars+12*grow), found, list)
		a.told(b, render.R(cols[0].X, cols[0].Bottom()-bars, cols[0].W, bars), found)
		a.turns(b, cols[1], list)
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
	scenes.Footer(b, page, buttons...)
	a.eyes(b, page)
}

// note says whose eyes these are.
func (a *analysisScene) note() string {
	if a.crew() {
		return a.house.T("analysis.note.crew")
	}
	return a.house.T("analysis.note", "name", a.file.NameOf(a.seat))
}

// eyes chooses the seat that the match is looked at from, beside the buttons.
func (a *analysisScene) eyes(b *ui.Builder, page render.Rect) {
	seats := a.file.Match.Controllers()
	var names []ui.Option
	for i := range seats {
		names = append(names, ui.Option{Label: a.file.NameOf(i)})
	}
	if len(names) < 2 || a.crew() {
		return
	}
	w := min(300*b.Grow(), page.W*0.36)
	b.Picker(ui.Picker{ID: "eyes", Rect: render.R(page.X, page.Bottom()-render.ButtonHeight, w, render.ButtonHeight), Options: names, Value: a.seat, Dropdown: true,
		Tip: a.house.Tip("analysis.eyes"), Change: func(i int) { a.seat = i; a.begin(); a.stage.Rebuild() }})
}

// crew reports whether all seats win and lose together.
func (a *analysisScene) crew() bool {
	return slices.ContainsFunc(a.file.Match.Steps(), func(s match.Step) bool { return s.Crew })
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

// A sum is a bar of how the chances at the start became those at the end, in hundredths.
type sum struct {
	cause analysis.Cause
	text  string
	from  int // where it begins
	by    int
	whole bool // it stands by itself: the start and the end
}

// sums are the bars. They add up: what is too small to be told stands in one of its own.
func (a *analysisScene) sums(x *analysis.Analysis) (l []sum) {
	h := a.house
	at := hundredths(x.Start())
	end := hundredths(x.End[a.seat])
	l = append(l, sum{text: h.T("analysis.start"), by: at, whole: true})
	rivals := h.T("analysis.kind.others")
	if a.crew() {
		rivals = h.T("analysis.kind.crew")
	}
	for _, s := range []struct {
		cause analysis.Cause
		text  string
		by    float64
		shown bool
	}{
		{analysis.Choice, h.T("analysis.kind.choice"), x.Choice, x.Made > 0},
		{analysis.Luck, h.T("analysis.kind.luck"), x.Luck, true},
		{analysis.Automa, a.file.AutomaName(), x.Automa, a.file.Match.Outcome().Automa != nil},
		{analysis.Others, rivals, x.Others, len(a.file.Match.Controllers()) > 1},
	} {
		if s.shown {
			l = append(l, sum{cause: s.cause, text: s.text, from: at, by: hundredths(s.by)})
			at += hundredths(s.by)
		}
	}
	if at != end {
		l = append(l, sum{text: h.T("analysis.kind.rest"), from: at, by: end - at})
	}
	return append(l, sum{text: h.T("analysis.end"), by: end, whole: true})
}

// hundredths is a part of the whole in hundredths.
func hundredths(v float64) int { return int(math.Round(100 * v)) }

func labels(l []sum) string {
	var s []string
	for _, x := range l {
		s = append(s, x.text+" "+text.Figure(x.by))
	}
	return strings.Join(s, " | ")
}

// told shows how the chances at the start became those at the end.
func (a *analysisScene) told(b *ui.Builder, at render.Rect, found *analysis.Analysis) {
	h, grow := a.house, b.Grow()
	l := a.sums(found)
	title, right := h.T("analysis.became", "from", l[0].by, "to", l[len(l)-1].by), ""
	if found.Made > 0 {
		right = h.T("analysis.choices", "best", found.Best, "n", found.Made)
	}
	b.Add(ui.Thing{ID: "sums", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: title + " | " + right + " | " + labels(l), Move: ui.Move{How: ui.Jump},
		Tip: h.Tip("analysis.sums"), Paint: func(c render.Canvas, st ui.State) { a.paintSums(c, st.At, title, right, l, grow) }})
}

// paintSums draws the bars from left to right, each where the one before ends.
func (a *analysisScene) paintSums(c render.Canvas, at render.Rect, title, right string, l []sum, grow float64) {
	th := render.House
	c.Shadow(at, 1)
	c.Round(at, 2, render.Slope(128, render.Hex(0xFFFCF2), render.Hex(0xF3EAD2)))
	in := at.Inset(10 * grow)
	_, line := c.Ruler().Measure("X", th.Body())
	w, _ := c.Ruler().Measure(title, th.Strong())
	c.TextFit(render.R(in.X, in.Y, in.W, line), title, th.Strong().In(th.Ink), render.Left|render.Middle)
	c.TextFit(render.R(in.X, in.Y, in.W, line).Pad(w+16*grow, 0, 0, 0), right, th.Body().In(th.Ink), render.Right|render.Middle, 16, 14)
	plot := in.Pad(0, line+8*grow, 0, 2*line)
	low, high := 0, 10
	for _, s := range l {
		low, high = min(low, s.from, s.from+s.by), max(high, s.from, s.from+s.by)
	}
	y := func(v int) float64 { return plot.Bottom() - plot.H*float64(v-low)/float64(high-low) }
	step := plot.W / float64(len(l))
	for i, s := range l {
		r := render.R(plot.X+float64(i)*step, plot.Y, step, plot.H)
		top, foot := y(max(s.from, s.from+s.by)), y(min(s.from, s.from+s.by))
		bar := render.R(r.X+2, top, min(step*0.5, 64*grow), max(2, foot-top))
		c.Fill(bar, render.Solid(a.kindInk(s.cause, s.whole)))
		if i+1 < len(l) {
			v := s.from + s.by
			c.Dashes([]render.Point{{X: bar.Right(), Y: y(v)}, {X: r.Right(), Y: y(v)}}, 1, th.Ink.Fade(0.5), 4, 3, 0, false)
		}
		ink, num := th.Ink, text.Figure(s.by)
		if !s.whole {
			num = signed(float64(s.by) / 100)
			ink = render.Hex(0x2E5A4C)
			if s.by < 0 {
				ink = render.Hex(0x84241C)
			}
		}
		mid := min(max(bar.Center().Y-line/2, plot.Y), plot.Bottom()-line)
		label := render.R(bar.Right()+5*grow, mid, r.Right()-bar.Right()-7*grow, line)
		c.Round(label.Inset(-1), 2, render.Solid(render.Hex(0xF9F2E2)))
		c.TextFit(label, num, th.Strong().With(render.Mono700).In(ink), render.Left|render.Middle, 16, 13)
		c.TextFit(render.R(r.X+2, plot.Bottom()+4*grow, step-4, 2*line), s.text, th.Body().In(th.Ink), render.Left, 16, 14, 12.5)
	}
}

// kindInk is the colour of what had a cause.
func (a *analysisScene) kindInk(cause analysis.Cause, whole bool) render.Color {
	switch {
	case whole:
		return a.house.Kit.Seat(render.ByID(a.file.Info().ID), a.seat)
	case cause == analysis.Choice:
		return inkChoice
	case cause == analysis.Luck:
		return inkDrawn
	case cause == analysis.Automa:
		return inkAutoma
	case cause == analysis.Others:
		return render.Hex(0x5A6E4E)
	}
	return render.Hex(0xA69A80)
}

// signed is a part of the whole in hundredths, with its sign.
func signed(v float64) string {
	n := int(100*v + 0.5)
	if v < 0 {
		n = -int(-100*v + 0.5)
	}
	if n == 0 {
		return "0"
	}
	return text.Signed(n)
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
	const left = 52.0
	wide := at.W - 26*grow
	var list []row
	total := 0.0
	for _, x := range turns {
		r := row{turned: x}
		_, t := b.Ruler().Wrap(r.title, th.Strong(), wide-(left+70)*grow, render.Left).Size()
		_, w := b.Ruler().Wrap(r.text, th.Body(), wide-(left+12)*grow, render.Left).Size()
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
				Press: func() { a.goTo(r.turn.Step) }, Tip: h.Tip("analysis.turn"),
				Paint: func(c render.Canvas, st ui.State) {
					line := render.Hex(0x6A5330)
					c.Round(st.At, 6, render.Solid(render.Hex(0xFFFCF2).Fade(0.62)))
					if st.Hot() || b.Hot() == "flag:"+strconv.Itoa(i) {
						c.Round(st.At, 6, render.Solid(render.Hex(0xF3D79A).Fade(0.6)))
						c.Frame(st.At, 6, 1.5, render.Solid(line.Fade(0.7)))
					}
					a.flag(c, render.Pt(st.At.X+26*grow, st.At.Y+26*grow), i, r.turn, grow)
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
		x.title, x.text = a.words(t)
		l = append(l, x)
	}
	return l
}

// words are what a turning point was, and why it mattered.
func (a *analysisScene) words(x analysis.Turning) (title, text string) {
	return strings.TrimSuffix(a.file.Say(x.Name), "."), a.file.Say(x.Why)
}

// goTo shows the table as it was before a step.
func (a *analysisScene) goTo(step int) {
	a.house.Push(a.house.Rooms.Replay(a.house, a.file, step, a.seat))
}

// export takes a picture of the page, and then asks where it goes.
func (a *analysisScene) export() {
	scale, at := a.stage.Scale(), a.paper.Inset(-24)
	a.house.App.Picture(func(img *image.RGBA) {
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
	h.AskPath(a.stage, h.T("analysis.picture"), h.ExportPath(a.file.Info().ID, ".png"), func(path string) {
		h.Export(a.stage, path, func(path string) error {
			if h.Folder == nil {
				return save.ExportPicture(path, picture)
			}
			return h.Folder.ExportPicture(path, picture)
		})
	})
}
