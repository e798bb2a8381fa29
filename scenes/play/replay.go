package play

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/recap"
	"safehouse/scenes/sitting"
)

// replayScene looks back at a match step by step. From any step it can be gone
// on from, as practice.
type replayScene struct {
	tableFrame
	live *tableScene // the table that the match lies on, nil for one that does not

	step    int // the position shown is the one before this step
	viewer  int
	facing  int  // the seat that the table is turned to, to everybody's eyes
	open    bool // the viewer's seat may be chosen
	shown   rules.State
	queue   []sitting.Shown // of the step that is being shown
	hold    int             // ticks until the next event
	playing bool
	rest    int // ticks until the next step is played
	caption string
	lit     []rules.Ref // what a line was about that is looked at
	version int
	log     replayLog
}

// newReplay looks back at a match. live is the table it lies on, if it does.
func newReplay(h *scenes.House, f *scenes.MatchFile, live *tableScene) *replayScene {
	r := &replayScene{tableFrame: tableFrame{house: h, table: h.Tables[f.Info().ID](), file: f}, live: live, viewer: rules.Nobody}
	look := r.table.Look()
	r.sheets = h.Kit.Open(append([]string{"common"}, look.Sheets...)...)
	r.stage = h.NewStage(look.Theme)
	r.stage.Do = r.act
	r.stage.Finished = r.settle
	r.pickViewer()
	r.step = len(f.Match.Steps())
	if live == nil {
		r.step = 0
	}
	r.arrive()
	h.Sound.Enter(look.Room)
	return r
}

// NewReplay looks back at a match that lies on no table, as it was before a step, through the eyes of a seat or
// scenes.UsualEyes.
func NewReplay(h *scenes.House, f *scenes.MatchFile, step, eyes int) scenes.Scene {
	r := newReplay(h, f, nil)
	if eyes != scenes.UsualEyes {
		r.viewer = eyes
	}
	if step > 0 {
		r.goTo(step)
	} else {
		r.arrive()
	}
	return r
}

// pickViewer turns the replay to the eyes that may see it: any when the match
// is over or only bots play, else those of the only person, else what is open.
func (r *replayScene) pickViewer() {
	var people []string
	own := -1
	for i, c := range r.file.Match.Controllers() {
		if c.Kind == match.Person {
			if own < 0 {
				own = i
			}
			if len(people) == 0 || people[0] != c.Participant {
				people = append(people, c.Participant)
			}
		}
	}
	r.open = r.file.Match.Turn().Done || own < 0
	if len(people) == 1 || r.open && own >= 0 {
		r.viewer = own
	}
}

func (r *replayScene) Name() string     { return "replay" }
func (r *replayScene) Stage() *ui.Stage { return r.stage }
func (r *replayScene) Idle() bool {
	return !r.playing && !r.showing() && r.banner == nil && r.stage.Idle()
}

// Close gives the table's sheets back.
func (r *replayScene) Close() {
	if d, ok := r.table.(scenes.Dropper); ok {
		d.Drop()
	}
	r.sheets.Close()
	if r.live == nil {
		r.house.Sound.Enter(sound.House)
	}
}

func (r *replayScene) last() int { return len(r.file.Match.Steps()) }

func (r *replayScene) showing() bool { return len(r.queue) > 0 || r.hold > 0 }

// arrive shows the position before the present step, and lets the table read what happened before it.
func (r *replayScene) arrive() {
	if x, ok := r.table.(scenes.Rememberer); ok {
		x.Remember(r.file.Match, r.step)
	}
	r.queue, r.hold, r.caption, r.lit = nil, 0, "", nil
	r.shown = r.file.Match.At(r.step)
	r.shown.Blank(r.viewer)
	r.version++
}

// settle shows at once what was still to be shown of a step.
func (r *replayScene) settle() {
	if r.showing() {
		r.banner = nil
		r.arrive()
	}
}

// goTo shows another step at once.
func (r *replayScene) goTo(n int) {
	r.step = max(0, min(n, r.last()))
	r.banner = nil
	r.stage.AtOnce()
	r.arrive()
}

// forward shows what happened in the next step.
func (r *replayScene) forward() {
	r.settle()
	if r.step >= r.last() {
		r.playing = false
		return
	}
	r.queue = append(r.queue, sitting.Events(r.file.Match, r.step, r.viewer)...)
	r.step++
	if len(r.queue) == 0 {
		r.arrive()
	}
	r.version++
}

// next shows the next event of a step.
func (r *replayScene) next() {
	m := r.queue[0]
	r.queue = r.queue[1:]
	was, e := r.shown, m.Event
	r.shown = m.View(r.viewer)
	beat := r.table.Show(was, r.shown, e)
	r.raise(beat, e)
	if _, ok := r.table.Bullet(e); ok {
		r.caption = r.say(r.info().Tell(e))
	}
	pace := r.house.Pace().Mine
	if beat.Sound != sound.None && !pace.Instant {
		r.house.Sound.PlayAt(beat.Sound, 0, beat.Rival)
	}
	r.hold = 0
	if beat.MS > 0 {
		r.hold = pace.Length(beat.MS)
	}
	r.version++
}

// Tick lets what is being shown go on.
func (r *replayScene) Tick() {
	r.advance()
	r.lower()
	r.stage.Show([2]int{r.version, r.house.Changes()}, r.build)
}

// pauseTicks is how long a step stands before the next one is played.
const pauseTicks = 30

func (r *replayScene) advance() {
	switch {
	case r.hold > 0:
		r.hold--
		if r.hold > 0 || len(r.queue) > 0 {
			return
		}
		r.arrive()
		r.rest = pauseTicks
	case len(r.queue) > 0:
		for r.hold == 0 && len(r.queue) > 0 {
			r.next()
		}
		if r.hold == 0 {
			r.arrive()
			r.rest = pauseTicks
		}
	case r.playing:
		if r.rest--; r.rest <= 0 {
			r.forward()
			r.rest = pauseTicks
		}
	}
}

func (r *replayScene) act(a input.Action) {
	switch {
	case r.house.General(a):
	case a == input.Back || a == input.Menu:
		r.house.Pop()
	case a == input.Log:
		r.openLog()
	case a == input.Cards:
		r.lookUp(r.stage.Hot())
	case a == input.Skip:
		r.settle()
	case a == input.Rules:
		r.readRules("")
	}
}

// openLog shows the log up to the present step; a line goes back to its moment.
func (r *replayScene) openLog() {
	r.wholeLog(r.told(), func(l logLine) {
		r.playing = false
		r.stage.Shut("whole-log")
		r.goTo(l.Told.Step + 1)
	})
}

// replayLog is what one viewer may read of the whole match; what a line says is put into words when it is first listed.
type replayLog struct {
	viewer, steps int
	lines         []match.Line
	texts         []string
}

// told are the lines up to the present step.
func (r *replayScene) told() (l []logLine) {
	m, g := r.file.Match, &r.log
	if n := len(m.Steps()); g.lines == nil || g.viewer != r.viewer || g.steps != n {
		*g = replayLog{viewer: r.viewer, steps: n, lines: r.merged(m.Log(r.viewer, 0))}
		g.texts = make([]string, len(g.lines))
	}
	for i, x := range g.lines {
		if x.Step >= r.step {
			break
		}
		if b, ok := r.table.Bullet(x.Event); ok {
			if g.texts[i] == "" {
				g.texts[i] = r.say(x.Message)
			}
			l = append(l, logLine{Bullet: b, Text: g.texts[i], Told: x})
		}
	}
	return l
}

// build lists the table as it was, and what moves through the match.
func (r *replayScene) build(b *ui.Builder) {
	turn := r.shown.Turn()
	if !r.showing() && turn.Seat >= 0 && turn.Seat < len(r.file.Match.Controllers()) {
		r.facing = turn.Seat
	}
	v := r.file.Beheld(r.shown, r.viewer)
	v.Turned, v.Stage, v.Over, v.Showing, v.Sitters = r.facing, r.stage, turn.Done, r.showing(), r.file.Sitters(turn)
	v.Hot, v.Scale = r.stage.Hot(), r.stage.Scale()
	r.view = v
	areas := r.lay(b, r.view)
	r.turnToLit()
	r.light(b)
	b.OnLayer(ui.LayerPanels)
	r.plate(b, areas.Plate)
	r.phases(b, areas.Phases)
	r.side(b, areas.Buttons)
	r.transport(b, areas.Prompt)
	told := r.told()
	r.logPanel(b, areas.Log, told, recap.Whole(told), len(told), r.openLog)
	r.layBanner(b, areas.Board, r.showing())
}

// side is whose eyes the replay is for, and what can be done from here.
func (r *replayScene) side(b *ui.Builder, at render.Rect) {
	h := r.house
	b.Group("side")
	parts := ui.Cols(at, 8, ui.Flex(1.5), ui.Flex(1.6), ui.Flex(1))
	eyes := []ui.Option{{Label: h.T("replay.everybody"), Icon: "people"}}
	for i := range r.file.Match.Controllers() {
		eyes = append(eyes, ui.Option{Label: r.file.NameOf(i)})
	}
	b.Picker(ui.Picker{ID: "viewer", Rect: parts[0], Options: eyes, Value: r.viewer + 1, Dropdown: true, Tip: h.Tip("replay.viewer"),
		Disabled: !r.open, Why: h.T("replay.viewer.closed"), Change: func(v int) { r.viewer = v - 1; r.goTo(r.step) }})
	b.Button(ui.Button{ID: "go-on", Rect: parts[1], Label: h.T("replay.go-on"), Icon: "practice", Centered: true, Tip: h.Tip("replay.go-on"), Do: r.goOn,
		Disabled: r.shown.Turn().Done, Why: h.T("replay.go-on.over")})
	b.Button(ui.Button{ID: "close", Rect: parts[2], Label: h.T("close"), Icon: "cross", Centered: true, Do: h.Pop})
}

// transport is the buttons that move through the match, the slider, and what is
// being shown.
func (r *replayScene) transport(b *ui.Builder, at render.Rect) {
	h, th := r.house, b.Theme()
	caption := r.caption
	if caption == "" {
		caption = h.T("replay.step", "step", r.step, "last", r.last())
		if t := r.shown.Turn(); t.Seat >= 0 && !t.Done {
			caption += ": " + h.T("replay.turn", "name", r.file.NameOf(t.Seat))
		}
	}
	b.Add(ui.Thing{ID: "prompt", Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Keeps: true, Label: caption, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.PanelMarked(st.At, th, th.Accent2)
		in := st.At.Inset(14)
		c.TextFit(render.R(in.X+6, in.Y-4, in.W-6, in.H-render.ButtonHeight), caption, th.Heading().Sized(22).In(th.Text), render.Left|render.Middle, 20, 18)
	}})
	b.Group("transport")
	in := at.Inset(14)
	foot := render.R(in.X, in.Bottom()-46, in.W, 46)
	play, playing := "play", h.T("replay.play")
	if r.playing {
		play, playing = "pause", h.T("replay.pause")
	}
	parts := ui.Cols(foot, 6, ui.Fix(48), ui.Fix(48), ui.Fix(56), ui.Fix(48), ui.Fix(48), ui.Flex(1))
	tip := func(text string) func() ui.Tip { return func() ui.Tip { return ui.Tip{Title: text} } }
	b.Button(ui.Button{ID: "first", Rect: parts[0], Icon: "rewind", Tip: tip(h.T("replay.first")), Key: input.First, Do: func() { r.playing = false; r.goTo(0) }})
	b.Button(ui.Button{ID: "step-back", Rect: parts[1], Icon: "step-back", Tip: tip(h.T("replay.back")), Key: input.PrevGroup, Do: func() { r.playing = false; r.goTo(r.step - 1) }})
	b.Button(ui.Button{ID: "play", Rect: parts[2], Icon: play, Tip: tip(playing), Confirm: true, Do: r.play})
	b.Button(ui.Button{ID: "step", Rect: parts[3], Icon: "step-forward", Tip: tip(h.T("replay.forward")), Key: input.NextGroup, Do: func() { r.playing = false; r.forward() }})
	b.Button(ui.Button{ID: "last", Rect: parts[4], Icon: "fast", Tip: tip(h.T("replay.last")), Key: input.Last, Do: func() { r.playing = false; r.goTo(r.last()) }})
	b.Slider(ui.Slider{ID: "slider", Rect: parts[5].Pad(6, 0, 0, 0), Min: 0, Max: float64(max(1, r.last())), Step: 1, Value: float64(r.step),
		Format: func(v float64) string { return h.T("replay.at", "step", int(v), "last", r.last()) }, Change: func(v float64) { r.playing = false; r.goTo(int(v)) }})
}

// play starts or stops; at the end it starts over.
func (r *replayScene) play() {
	r.playing = !r.playing
	r.version++
	if !r.playing {
		return
	}
	if r.step >= r.last() {
		r.goTo(0)
	}
	r.rest = 0
}

// goOn plays on from the present step: a copy as practice, or the match itself
// where one person plays and it is still running.
func (r *replayScene) goOn() {
	h := r.house
	r.playing = false
	r.settle()
	answers := []ui.Answer{{Label: h.T("replay.copy"), Icon: "copy", Confirm: true, Do: r.branch}}
	text := h.T("replay.copy.more")
	if _, _, part := r.file.Campaign(); part { // what counts for years is not taken back
		text += "\n\n" + h.T("replay.campaign")
	} else if back := r.last() - r.step; r.live != nil && back > 0 {
		if no := r.file.Match.NoRewind(back); no.IsZero() {
			answers = append(answers, ui.Answer{Label: h.T("replay.rewind"), Icon: "rewind", Do: func() { r.rewind(back) }})
			text += "\n\n" + h.T("replay.rewind.more")
		}
	}
	answers = append(answers, ui.Answer{Label: h.T("cancel")})
	r.stage.Ask(ui.Dialog{ID: "play-on", Icon: "practice", Title: h.T("replay.go-on.ask", "step", r.step), Text: text, Answers: answers, Cancel: len(answers) - 1, Wide: 780})
}

// branch goes on with a copy, and leaves the match as it is.
func (r *replayScene) branch() {
	h := r.house
	f, err := h.Branch(r.file, r.step)
	if err != nil {
		h.Alert(r.stage, h.T("table.not-taken"), err)
		return
	}
	h.Home()
	h.Push(h.Rooms.Table(h, f))
}

// rewind takes the last steps of the running match back.
func (r *replayScene) rewind(n int) {
	h := r.house
	if err := r.live.sit.Rewind(n); err != nil {
		h.Alert(r.stage, h.T("table.no-undo"), err)
		return
	}
	h.Pop() // to the menu
	h.Pop() // to the table
}
