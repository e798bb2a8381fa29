package play

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/recap"
	"safehouse/scenes/sitting"
)

// recapped is what the last turns were worked out from: they are looked for once for each change of the sitting.
type recapped struct {
	version, viewer, facing int
	turns                   []recap.Turn
}

// recapSteps is how many steps back the last turns of rivals are looked for.
const recapSteps = 160

// recapTurns are the last turns of the rivals of whom the table faces, in the order of their seats.
func (t *tableScene) recapTurns(r scenes.Recapper) []recap.Turn {
	now := recapped{version: t.sit.Version(), viewer: t.sit.Viewer(), facing: t.view.Facing()}
	if k := t.recapped; k == nil || k.version != now.version || k.viewer != now.viewer || k.facing != now.facing {
		now.turns = t.tellTurns(r)
		t.recapped = &now
	}
	return t.recapped.turns
}

// tellTurns works them out: what each rival has done since whom the table faces decided last. What comes to that seat without
// its deciding, its wages after a rival's turn, parts no turn.
func (t *tableScene) tellTurns(r scenes.Recapper) (l []recap.Turn) {
	turns := map[int]*recap.Turn{}
	interval, at, said := 0, map[int]int{}, map[int][]match.Line{}
	from := max(0, len(t.sit.Match.Steps())-recapSteps)
	cur, step := -1, from-1
	for _, x := range t.sit.Match.Log(t.sit.Viewer(), from) {
		d, ok := r.Doing(x.Event)
		if !ok {
			continue
		}
		for step < x.Step {
			step++
			if cur = t.sit.Match.Decider(step); cur < 0 || t.facesSeat(cur) {
				interval, cur = interval+1, -1
			}
		}
		own := d.Who >= 0 && t.facesSeat(d.Who)
		switch {
		case own && !(d.Hit && cur >= 0):
			cur = -1
			continue
		case d.Who >= 0 && !own && !(d.Hit && cur >= 0):
			cur = d.Who
		case cur < 0:
			continue
		}
		turn := turns[cur]
		if turn == nil || at[cur] != interval {
			turn = &recap.Turn{Who: cur, First: x.Step}
			turns[cur], at[cur], said[cur] = turn, interval, nil
		}
		turn.Last = x.Step
		turn.Add(recap.Row{Deed: d, Line: x, Mine: own || slices.ContainsFunc(d.Whom, t.facesSeat)})
		if _, ok := t.table.Bullet(x.Event); ok {
			said[cur] = append(said[cur], x)
		}
	}
	for who, turn := range turns {
		for _, x := range t.merged(said[who]) {
			turn.Told = append(turn.Told, t.say(x.Message))
		}
		turn.Was, _, turn.Stood = r.Standing(rules.View(t.sit.Match.At(turn.First), t.sit.Viewer()), turn.Who)
		l = append(l, *turn)
	}
	slices.SortFunc(l, func(a, b recap.Turn) int { return a.Who - b.Who })
	return l
}

// facesSeat reports whether who sits where the table faces decides for a seat.
func (t *tableScene) facesSeat(seat int) bool {
	name, ok := t.sit.Person(t.view.Facing())
	return ok && t.sit.Same(seat, name)
}

// recapWish is what a person wants to see of a rival's turn.
type recapWish struct {
	first int // step of the turn
	at    int // actions of the match when it was wished
	open  bool
}

// recaps tells the last turn of each rival: as a strip in its own panel while somebody is asked for the first time since,
// and again where it is wished for. Without room in the panel there is a tab, which opens a paper. A lesson says itself what
// happened.
func (t *tableScene) recaps(b *ui.Builder, areas scenes.Areas) {
	r, ok := t.recapper()
	if !ok || areas.Tells {
		return
	}
	name, ok := t.sit.Person(t.view.Facing())
	if best, pending := t.sit.Hints(); !ok || best != nil || pending { // the paper of hints lies over all
		return
	}
	var left []recap.Turn
	for _, turn := range t.recapTurns(r) {
		fresh := turn.Last >= t.sit.Seen(name)
		wish, wished := t.wishes[turn.Who]
		wished = wished && wish.first == turn.First && wish.at == t.sit.Match.Actions()
		box := t.panelOf(b, r, turn.Who)
		switch {
		case wished && !wish.open, !wished && !fresh:
			if box.Empty() || !t.opens(b, turn, r.Panel(t.view, turn.Who)) {
				left = append(left, turn)
			}
		case box.Empty() || !t.strip(b, r, turn, box):
			left = append(left, turn)
		}
	}
	if len(left) == 0 {
		return
	}
	if t.opened == t.sit.Match.Actions() && t.recapPaper(b, r, areas, left) {
		return
	}
	t.recapTab(b, areas)
}

// panelOf is where the panel of a rival lies, as far as it is seen.
func (t *tableScene) panelOf(b *ui.Builder, r scenes.Recapper, who int) (box render.Rect) {
	for _, id := range r.Panel(t.view, who) {
		x := b.Thing(id)
		if x == nil {
			continue
		}
		at := x.Shape.Bounds()
		if x.Clip != nil {
			at = overlap(at, *x.Clip)
		}
		if box.Empty() {
			box = at
		} else if !at.Empty() {
			box = box.Union(at)
		}
	}
	return box
}

// overlap is the part that two rectangles have in common.
func overlap(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.R(x, y, max(0, min(a.Right(), b.Right())-x), max(0, min(a.Bottom(), b.Bottom())-y))
}

// opens lets a press on a panel that stands for nothing else show the turn again.
func (t *tableScene) opens(b *ui.Builder, turn recap.Turn, panel []string) (ok bool) {
	for _, id := range panel {
		b.Alter(id, func(x *ui.Thing) {
			if x.Press != nil || len(x.Choices) > 0 || x.Commits || x.Disabled {
				return
			}
			x.Press, x.Modest, ok = func() { t.wish(turn, true) }, true, true
			if tip := x.Tip; tip != nil {
				x.Tip = func() ui.Tip {
					k := tip()
					k.Body = strings.TrimSpace(k.Body + "\n\n" + t.house.T("table.recap.again"))
					return k
				}
			}
		})
	}
	return ok
}

func (t *tableScene) wish(turn recap.Turn, open bool) {
	if t.wishes == nil {
		t.wishes = map[int]recapWish{}
	}
	t.wishes[turn.Who] = recapWish{turn.First, t.sit.Match.Actions(), open}
	t.stage.Rebuild()
}

// putAway puts the recaps away until the next decision.
func (t *tableScene) putAway() {
	if r, ok := t.table.(scenes.Recapper); ok && t.view != nil {
		for _, turn := range t.recapTurns(r) {
			t.wish(turn, false)
		}
	}
	t.opened = -1
	t.stage.Rebuild()
}

// recapWidths are how wide the paper of recaps can be, in points at the size of text.
var recapWidths = []float64{560, 440, 340}

// recapPaper tells the turns that have no room in a panel: it lies where it covers nothing.
func (t *tableScene) recapPaper(b *ui.Builder, r scenes.Recapper, areas scenes.Areas, turns []recap.Turn) bool {
	head, row := stripHead(b), stripRow(b)
	high := 16.0
	for _, x := range turns {
		high += head + row*float64(min(len(x.Rows), recap.Most)) + recap.Edge + 8
	}
	f := ui.Float{ID: "recap", Room: recapRoom(areas), May: true, Margin: 6}
	foot := render.ButtonHeight + 18.0
	for _, width := range recapWidths {
		w := min(width*b.Grow(), b.Area().W-40)
		for _, part := range []float64{1, 0.6, 0.4} { // the rest is scrolled
			if h := min((high+foot)*part, b.Area().H*0.7); part == 1 || h >= foot+head+row {
				f.Sizes = append(f.Sizes, render.Pt(w, h))
			}
		}
	}
	at, _, ok := b.Float(f)
	if !ok {
		return false
	}
	th := b.Theme()
	b.Group("recap")
	b.Add(ui.Thing{ID: "recap", Shape: ui.Box(at), Layer: ui.LayerFront, Solid: true, Mouse: true, Label: t.house.T("table.recap"), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 4)
		c.Panel(st.At, th)
	}})
	b.OnLayer(ui.LayerFront)
	b.ScrollArea(ui.ScrollArea{ID: "recap/lines", Rect: at.Pad(10, 10, 6, foot), High: high - 16, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for _, x := range turns {
			n := min(len(x.Rows), recap.Most)
			h := head + row*float64(n) + recap.Edge
			b.Add(ui.Thing{ID: stripID(x.Who), Shape: ui.Box(render.R(in.X, y, in.W-22, h)), Layer: ui.LayerFront, Modest: true, Label: t.recapName(x.Who) + ": " + strings.Join(x.Told, " "),
				Press: func() { t.openFilm(x.Who) }, Move: ui.Move{How: ui.Jump}, Tip: t.house.Tip("table.recap.film"),
				Paint: func(c render.Canvas, st ui.State) {
					t.painter().Strip(c, st.At, t.stripOf(r, x), n, head, row)
					if st.Hot() {
						c.Frame(st.At.Inset(-1), render.PanelRadius, 2, render.Solid(th.Focus))
					}
				}})
			y += h + 8
		}
	}})
	b.Button(ui.Button{ID: "recap/close", Rect: render.R(at.Right()-16-150, at.Bottom()-render.ButtonHeight-10, 150, render.ButtonHeight), Label: t.house.T("table.recap.close"), Centered: true, Do: func() { t.opened = -1; t.stage.Rebuild() }})
	b.OnLayer(ui.LayerPanels)
	return true
}

// recapRoom is where the paper lies by preference, and its tab.
func recapRoom(areas scenes.Areas) render.Rect {
	if areas.Recap.Empty() {
		return areas.Log
	}
	return areas.Recap
}

// recapTab is the recap folded to a tab; without a place for that there is the log.
func (t *tableScene) recapTab(b *ui.Builder, areas scenes.Areas) {
	tab := ui.Button{ID: "recap/open", Label: t.house.T("table.recap"), Icon: "log", NoCap: true, Centered: true, Tip: t.house.Tip("table.recap.open"), Do: func() {
		t.opened = t.sit.Match.Actions()
		t.stage.Rebuild()
	}}
	f := ui.Float{ID: "recap/open", Room: recapRoom(areas), May: true, Margin: 4}
	wide := b.ButtonWidth(tab) + 16
	f.Sizes = []render.Point{{X: wide, Y: render.ButtonHeight}, {X: wide, Y: lowButton}}
	r, _, ok := b.Float(f)
	if !ok {
		return
	}
	b.Group("recap")
	tab.Rect = r
	b.OnLayer(ui.LayerFront)
	b.Button(tab)
	b.OnLayer(ui.LayerPanels)
}

// lookAt shows the table at the moment of a line, through the same eyes, with what
// was meant lit. Back leads here again.
func (t *tableScene) lookAt(l logLine) {
	t.house.Push(newMoment(t.house, t.file, t, l.Told, t.sit.Viewer()))
}

// newMoment is the replay of a running match at the moment of one line.
func newMoment(h *scenes.House, f *scenes.MatchFile, live *tableScene, l match.Line, viewer int) *replayScene {
	r := newReplay(h, f, live)
	r.viewer, r.step = viewer, l.Step+1
	r.arrive()
	for _, m := range sitting.Events(f.Match, l.Step, viewer) {
		if m.Event == l.Event {
			r.shown = m.View(viewer)
		}
	}
	r.caption = r.say(l.Message)
	for _, ref := range []rules.Ref{l.Event.Who, l.Event.What, l.Event.From, l.Event.To} {
		if ref.Kind != rules.None {
			r.lit = append(r.lit, ref)
		}
	}
	r.version++
	return r
}

// light lists a frame around each thing that a line was about.
func (r *replayScene) light(b *ui.Builder) {
	th := b.Theme()
	for _, ref := range r.lit {
		id := r.view.ID(ref)
		b.Draw(ui.LayerFront, func(c render.Canvas) {
			if at, ok := r.stage.Find(id); ok {
				c.Frame(at.Inset(-4), 8, 3, render.Solid(loud(th)))
				c.Frame(at.Inset(-8), 11, 2, render.Solid(loud(th).Fade(0.4)))
			}
		})
	}
}
