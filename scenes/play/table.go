package play

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// tableScene is the frame that serves all tables: phases, buttons, the question,
// the log, the curtain, hints and recap (table*.go). What lies on
// the table is the game's.
type tableScene struct {
	tableFrame
	sit *sitting.Sitting

	caption  string            // the sentence of the event that is being shown
	ended    int               // ticks since the end was shown
	opened   int               // actions of the match when the folded recap was opened
	wishes   map[int]recapWish // of rivals' turns, which are to be seen
	recapped *recapped         // the last turns of rivals
	logged   *logged
	folded   bool   // the goals of an operation were seen
	busy     int    // turns of the waiting sign
	hot      string // the thing that is looked at
	resting  string // where the pointer was when a bot told what it intends

	armed     rules.Action // the choice that waits for its second press; zero for none
	armedAt   int          // actions of the match when it was armed
	held      held         // the thing that is selected to be taken somewhere
	shown     int          // version of the sitting that was listed last
	pondering *pondering   // what is being worked out about the position
	built     int          // version of the sitting when the view was made
	halted    int          // the halt of the sitting that the focus went to last
	lesson    *teaching    // that is being given here, nil for none
	puzzle    *solving     // that lies here, nil for none
	walk      walking      // the rest of a way that was chosen by its end
	picking   bool         // another choice to compare with a hint is being picked
}

// tableKey is all that the list of things depends on.
type tableKey struct {
	version int
	follow  string
	caption string
	hints   int
	setting int
	looking bool
	stuck   bool
	armed   rules.Action
	held    rules.Ref
}

// New puts a match on the table of its game.
func New(h *scenes.House, f *scenes.MatchFile) scenes.Scene { return newTable(h, f) }

// newTable opens the table of a match.
func newTable(h *scenes.House, f *scenes.MatchFile) *tableScene {
	t := &tableScene{tableFrame: tableFrame{house: h, table: h.Tables[f.Info().ID](), file: f}}
	f.Assign()
	look := t.table.Look()
	t.sheets = h.Kit.Open(append([]string{"common"}, look.Sheets...)...)
	h.DropDesk()
	t.stage = h.NewStage(look.Theme)
	t.plated = t.openMission
	t.parts = t.twoPart
	t.stage.Do = t.act
	t.stage.Finished = t.runUp
	t.stage.Missed = t.missed
	t.stage.Busy = func() bool { return t.sit.Showing() && !t.sit.Halted() }
	t.stage.AtOnce()
	t.opened = -1
	t.sit = sitting.New(f.Match, h.Budget)
	t.sit.Show = t.show
	t.sit.Failed = t.fail
	t.sit.Stop = t.stops
	t.sit.Behind = func() bool { return t.stage.Modals() > 0 }
	if x, ok := t.table.(scenes.Holder); ok {
		t.sit.Holds = x.Holds
	}
	t.answersAlone()
	t.sit.Jumped = t.remember
	t.remember()
	if _, ok := t.table.(scenes.Announcer); ok {
		t.sit.Announce = t.announce
	}
	h.Sound.Enter(look.Room)
	return t
}

// remember lets the table read what happened before the present.
func (t *tableScene) remember() {
	t.banner = nil
	if r, ok := t.table.(scenes.Rememberer); ok {
		r.Remember(t.file.Match, len(t.file.Match.Steps()))
	}
}

func (t *tableScene) Name() string     { return "table" }
func (t *tableScene) Stage() *ui.Stage { return t.stage }
func (t *tableScene) Auto(on bool)     { t.sit.Auto(on) }
func (t *tableScene) Version() int     { return t.sit.Version() }

// Idle reports whether nothing goes on by itself.
func (t *tableScene) Idle() bool {
	return t.sit.Idle() && t.stage.Idle() && t.banner == nil && !t.ponders() && (t.lesson == nil || t.lesson.beat == 0) && (!t.sit.Match.Turn().Done || t.sit.Halted() || t.file.Looking || t.noteOut())
}

// Thinks reports whether a bot is thinking.
func (t *tableScene) Thinks() bool { return t.sit.Thinking() >= 0 }

// Close keeps the match and gives the table's sheets back.
func (t *tableScene) Close() {
	defer t.file.Close() // whatever else goes wrong
	t.stopPondering()
	t.sit.Close()
	t.file.KeepPicture(t.portrait())
	if d, ok := t.table.(scenes.Dropper); ok {
		d.Drop()
	}
	t.sheets.Close()
	t.house.Sound.Enter(sound.House)
}

// show shows an event on the screen.
func (t *tableScene) show(was, now rules.State, e rules.Event) int {
	beat := t.table.Show(was, now, e)
	t.raise(beat, e)
	if _, ok := t.table.Bullet(e); ok {
		t.caption = t.say(t.info().Tell(e))
	}
	pace := t.house.Pace().Mine
	if beat.Rival {
		pace = t.house.Pace().Rivals
	}
	if beat.Sound != sound.None && !pace.Instant {
		side := 0.0
		if at, ok := t.stage.Find(t.info().RefString(beat.At)); ok && t.stage.Area().W > 0 {
			side = 2*at.Center().X/t.stage.Area().W - 1
		}
		t.house.Sound.PlayAt(beat.Sound, min(1, max(-1, side)), beat.Rival)
	}
	if beat.Stays && t.steps() {
		return sitting.Halt
	}
	hold := 0
	if beat.MS > 0 {
		hold = pace.Fade(beat.MS) // without travel there is still something to look at
	}
	if t.stopsAt(now, e, hold) {
		return sitting.Halt
	}
	return hold
}

// finish shows at once what was still to be shown: the person goes on.
func (t *tableScene) finish() {
	if t.sit.Showing() {
		t.banner = nil
		t.hurry()
		t.list()
	}
}

// fail says that an action was not taken and why.
func (t *tableScene) fail(err error) {
	h := t.house
	text := render.Escape(h.Explain(err))
	answers := []ui.Answer{{Label: h.T("table.try-again"), Confirm: true, Do: t.sit.Retry}, {Label: h.T("table.to-desk"), Do: h.Home}}
	if t.file.Kept() {
		text += " " + h.T("table.unkept.more")
		answers = append(answers, ui.Answer{Label: h.T("table.unkept"), Do: func() {
			t.file.Journal.LetGo()
			t.sit.Retry()
		}})
	}
	t.stage.Ask(ui.Dialog{ID: "failed", Icon: "warning", Title: h.T("table.not-taken"), Text: text, Answers: answers})
}

// Tick lets the match go on and lists what is to be seen.
func (t *tableScene) Tick() {
	t.file.BookTime(time.Now())
	t.sit.Watch(t.watched())
	t.sit.Tick()
	t.file.Finish()
	t.runOn()
	if !t.sit.Showing() {
		t.caption = ""
	}
	t.spin()
	t.lower()
	t.learn()
	t.list()
	t.ponder()
	t.end()
}

// runOn takes the next decision of what a person has agreed to in one gesture.
func (t *tableScene) runOn() {
	if t.view == nil || t.sit.Showing() || t.stage.Modals() > 0 || len(t.sit.Legal()) == 0 || t.walkOn() {
		return
	}
	r, ok := t.table.(scenes.Runner)
	if !ok {
		return
	}
	if a, ok := r.Next(t.newView()); ok {
		t.decide(a)
	}
}

// busyTicks is how long the waiting sign stands before it turns a step.
const busyTicks = 8

// spin turns the waiting sign while a bot thinks, and lets the time run that
// its intention is shown.
func (t *tableScene) spin() {
	if in := t.sit.Intent(); in != nil && in.Ticks()%runTicks == 0 && !in.Waits() {
		t.stage.Repaint()
	}
	if _, pending := t.sit.Hints(); !t.Thinks() && !pending {
		t.busy = 0
		return
	}
	if t.busy++; t.busy%busyTicks == 0 && !t.house.Settings.Reduced {
		t.stage.Repaint()
	}
}

// end goes to the results a moment after the last event was shown.
func (t *tableScene) end() {
	if !t.sit.Match.Turn().Done || t.sit.Showing() || t.file.Looking || t.noteOut() {
		t.ended = 0
		return
	}
	if t.ended++; t.ended > t.house.Pace().Mine.Length(1200) {
		t.results()
	}
}

// results leaves the table for the score sheet.
func (t *tableScene) results() {
	t.file.Finish()
	r := t.house.Rooms.Results(t.house, t.file, !t.file.Looking)
	t.house.App.Replace(r)
	if err := t.file.Unkept; err != nil {
		t.house.Alert(r.Stage(), t.house.T("table.not-kept"), err)
	}
}

// list gives the stage its things when something has changed.
func (t *tableScene) list() {
	t.hot = t.stage.Hot() // while a dialog is listed anew nothing has the focus
	follow := t.hot
	if !t.table.Follows(follow) {
		follow = ""
	}
	hints, pending := t.sit.Hints()
	n := len(hints)
	if pending {
		n = -1
	}
	t.guard()
	t.stage.Show(tableKey{t.sit.Version(), follow, t.caption, n, t.house.Changes(), t.file.Looking, t.sit.Stuck(), t.armed, t.holdsOn()}, t.build)
}

// newView is what the table is shown.
func (t *tableScene) newView() *scenes.View {
	legal := t.sit.Legal()
	if t.carded() { // the card asks
		legal = nil
	}
	v := &scenes.View{
		Info: t.info(), Shown: t.sit.Shown(), Seat: t.sit.Viewer(), Turned: t.sit.Facing(), Asked: len(legal) > 0, Over: t.sit.Match.Turn().Done && !t.sit.Showing(),
		Showing: t.sit.Showing(), Sitters: t.file.Sitters(t.sit.Match.Turn()), House: t.house, Stage: t.stage, Hot: t.hot, Scale: t.stage.Scale(),
		Ask: scenes.Asking{Legal: legal, Held: t.holdsOn(), Decide: t.choose, Press: t.press, Why: t.sit.Match.State().Why, Say: t.say, Book: t.file.Book},
	}
	for i := range v.Sitters {
		v.Sitters[i].Thinking = v.Sitters[i].Thinking && (t.sit.Match.Turn().Seat >= 0 || t.sit.Acts(i)) // companions wait
	}
	v.Armed, _ = t.Armed()
	if v.Asked {
		v.Ask.Alike = t.sit.Alike
		v.Eyed = t.eyed()
	}
	if !t.sit.Showing() {
		v.Intent, v.Hints, v.Companions = t.sit.Intent(), t.sit.Hinted(), t.sit.Companions()
	}
	if _, ok := t.sit.TakesUp(); ok {
		v.TakeUp = t.sit.TakeUp
	}
	for _, x := range t.own() {
		v.Ask.Own = append(v.Ask.Own, scenes.Proposal{Label: x.label, Icon: x.icon})
	}
	t.lookBeyond(v)
	t.lookAhead(v)
	return v
}

// decide takes the person's choice, of what lies behind a question the answer that leads there first.
func (t *tableScene) decide(a rules.Action) {
	t.file.Decided()
	if by, ok := t.passesTo(a); ok {
		t.view.Passed()
		if t.sit.Decide(by); t.sit.Stuck() {
			return
		}
		t.hurry()
	}
	if !t.setOut(a) {
		t.sit.Decide(a)
	}
	t.list()
}

// press takes the person's choice even while the last one is still being shown.
func (t *tableScene) press(a rules.Action) bool {
	t.hurry()
	if !slices.Contains(t.sit.Legal(), a) {
		return false
	}
	t.decide(a)
	return true
}

// build lists everything on the screen.
func (t *tableScene) build(b *ui.Builder) {
	t.view = t.newView()
	t.built = t.sit.Version()
	areas := t.lay(b, t.view)
	t.house.Sound.Enter(t.air())
	t.turnToAsked()
	b.OnLayer(ui.LayerPanels)
	t.plate(b, areas.Plate)
	t.phases(b, areas.Phases)
	t.buttons(b, areas.Buttons)
	t.prompt(b, areas.Prompt)
	t.log(b, areas.Log)
	t.recaps(b, areas)
	t.unfolded(b)
	t.discs(b)
	t.hints(b, areas.Hints)
	t.curtain(b)
	t.layLesson(b)
	t.layPuzzle(b)
	b.Last(func(b *ui.Builder, _ func(render.Rect) render.Rect, _ render.Rect) {
		t.layBanner(b, areas.Board, t.sit.Showing())
	})
}

// act does what no thing claims.
func (t *tableScene) act(a input.Action) {
	switch a {
	case input.Back:
		if !t.disarm() && !t.letGo() {
			t.menu()
		}
	case input.Redo:
		t.redo()
	case input.Log:
		t.openLog()
	case input.Cards:
		t.lookUp(t.stage.Hot())
	case input.Again:
		t.again()
	case input.Skip:
		if !t.sit.Showing() {
			t.putAway()
		}
		t.finish()
	default:
		t.house.General(a)
	}
}

func (t *tableScene) undo() {
	if err := t.sit.Undo(); err != nil {
		t.house.Alert(t.stage, t.house.T("table.no-undo"), err)
		return
	}
	t.stage.AtOnce()
}

// takeBack takes a secret choice back while the curtain hides the table for the
// next person.
func (t *tableScene) takeBack() {
	if err := t.sit.TakeBack(); err != nil {
		t.house.Alert(t.stage, t.house.T("table.no-undo"), err)
	}
}

func (t *tableScene) redo() {
	if !t.sit.Match.CanRedo() {
		return
	}
	if err := t.sit.Redo(); err != nil {
		t.house.Alert(t.stage, t.house.T("table.not-taken"), err)
	}
}

func (t *tableScene) rules() {
	t.readRules(t.sit.Match.Turn().Phase)
}

func (t *tableScene) menu() {
	t.sit.Hold(true)
	t.house.Push(newPause(t.house, t))
}

// Resume lets the match go on after another scene lay over it.
func (t *tableScene) Resume() {
	t.sit.Hold(t.taughtNow() && !t.asks())
	t.house.Sound.Enter(t.air())
}

// air is the tone of the table's room now.
func (t *tableScene) air() sound.Room {
	if x, ok := t.table.(scenes.Hall); ok {
		return x.Air()
	}
	return t.table.Look().Room
}

// Do chooses the offered action with this text, for scripts.
func (t *tableScene) Do(text string) error {
	var offered []string
	for _, a := range t.sit.Legal() {
		s := render.Plain(t.say(t.sit.Shown().Describe(a)))
		if s == text {
			t.decide(a)
			return nil
		}
		offered = append(offered, s)
	}
	return fmt.Errorf("%q is not offered; there are: %s", text, strings.Join(offered, " | "))
}

// Offers names the things that stand for what is offered: those on the table,
// and the buttons of the prompt.
func (t *tableScene) Offers() []string {
	if t.view == nil {
		return nil
	}
	l := slices.Clone(t.view.Offers())
	for i := range t.view.Answers() {
		l = append(l, choiceID(i))
	}
	for _, x := range append(t.own(), t.proposed()...) {
		l = append(l, x.id)
	}
	if a, ok := t.Armed(); ok && !slices.Contains(t.view.Answers(), a) {
		l = append(l, "do")
	}
	if t.sit.Halted() && t.lesson == nil {
		l = append(l, "step")
	}
	return l
}

// Texts is what a script may expect beside labels: the log.
func (t *tableScene) Texts() []string {
	var l []string
	for _, line := range t.sit.Match.Log(t.sit.Viewer(), len(t.sit.Match.Steps())-12) {
		l = append(l, render.Plain(t.say(line.Message)))
	}
	return l
}

// pictureWidth is the width of a picture of the table in a list, in pixels.
const pictureWidth = 480

// portraitWidth is how wide the table is drawn for it at most.
const portraitWidth = 1280

// portrait is a small picture of the table as it may be seen by everybody who
// sits at it, or nil where nothing can be drawn.
func (t *tableScene) portrait() *image.RGBA {
	w, h := t.house.App.Size()
	if !t.house.App.Drawn() || w < 1 || h < 1 || !t.house.Kit.Ready(t.table.Look().Sheets...) {
		return nil
	}
	t.sit.LayOpen()
	if w > portraitWidth { // a list shows it small: no need for a large one in between
		w, h = portraitWidth, max(1, h*portraitWidth/w)
	}
	st := t.house.NewStage(t.stage.Theme)
	st.Resize(w, h, 1) // whole, whatever the size of the interface
	st.Pace = ui.Still()
	st.Show(nil, func(b *ui.Builder) {
		v := t.newView()
		v.Asked, v.Ask.Legal = false, nil
		t.table.Areas(b.Area(), v)
		t.table.Lay(b, v)
	})
	st.Tick(&input.Snapshot{})
	full := scenes.Unmanaged(w, h)
	defer full.Deallocate()
	st.Paint(t.house.Kit.Canvas(full, st.Scale()))
	return shrunk(full, pictureWidth)
}

// shrunk reads an image back in a smaller size, each pixel the mean of those it
// stands for.
func shrunk(full *ebiten.Image, w int) *image.RGBA {
	b := full.Bounds()
	h := max(1, w*b.Dy()/b.Dx())
	small := scenes.Unmanaged(w, h)
	defer small.Deallocate()
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(float64(w)/float64(b.Dx()), float64(h)/float64(b.Dy()))
	op.Filter = ebiten.FilterLinear
	small.DrawImage(full, &op)
	img := image.NewRGBA(small.Bounds())
	small.ReadPixels(img.Pix)
	return img
}
