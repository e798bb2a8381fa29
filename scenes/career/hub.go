package career

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// hub is the scene between two operations. Every decision is stored before it shows.
type hub struct {
	place  Place
	house  *scenes.House
	stage  *ui.Stage
	season *save.Season // nil while no career is open
	s      *career.State
	u      tabletop.Units
	list   bool // the careers of the folder are shown
	page   int  // where there is room for one paper only
	others []save.ListedCampaign
	told   map[string]string // how the careers of the list stand
	seed   func() uint64     // of a new career
	rev    int               // counts what has changed

	look   int // operation that lies in the dossier
	lift   int // keepsake that is lifted after an operation; -1 for none
	record bool
	review bool // the wall of a career that has come to its end is shown, not the page of the end

	waits   rules.State // the match that waits at the table as the person sees it, as it stood at the revision waitsAt
	waitsAt int

	ground render.Layer
	sheets *render.Sheets // that hold its pictograms
}

// pages of a small window.
const (
	wallPage = iota
	dossierPage
	keepPage
	pages
)

func newHub(h *scenes.House, p Place, id string) *hub {
	x := &hub{place: p, house: h, look: -1, lift: -1, told: map[string]string{}, seed: func() uint64 { return rand.Uint64N(1 << 53) }}
	if p.Frame == nil {
		x.place.Frame = photograph
	}
	x.sheets = h.Kit.Open(append([]string{"common"}, p.Sheets...)...)
	x.stage = h.NewStage(render.ByID(p.Game()))
	x.stage.Do = x.act
	h.Sound.Enter(p.Air)
	x.find()
	switch {
	case h.Folder == nil:
		x.list = true
	case id != "":
		x.enter(id)
	case len(x.others) > 0:
		x.enter(x.others[0].ID)
	default:
		x.list = true
	}
	return x
}

func (x *hub) info() *rules.Info  { return x.place.Career.Info() }
func (x *hub) book() *career.Book { return x.place.Career.Book() }

func (x *hub) Name() string     { return "career" }
func (x *hub) Stage() *ui.Stage { return x.stage }
func (x *hub) OnDesk() bool     { return true }

// Close gives the sheets and the painted wall back.
func (x *hub) Close() {
	x.ground.Drop()
	x.sheets.Close()
	x.house.Sound.Enter(sound.House)
}

// Resume enters what was finished at the table.
func (x *hub) Resume() {
	x.house.Sound.Enter(x.place.Air)
	if x.season != nil {
		x.try(x.season.Enter, func() {})
	}
	x.find()
	x.stage.Rebuild()
}

// try does what the career keeps, shows how it stands then, tells what it brought, and goes on.
func (x *hub) try(do func() ([]rules.Event, error), then func()) {
	var events []rules.Event
	x.house.Attempt(x.stage, x.season, x.house.T("career.failed"), func() (err error) {
		events, err = do()
		return err
	}, func() {
		x.take()
		x.news(events)
		then()
	})
}

func (x *hub) fail(err error) { x.house.Alert(x.stage, x.house.T("career.failed"), err) }

// find looks which careers there are, the last played first.
func (x *hub) find() {
	x.others = nil
	if x.house.Folder == nil {
		return
	}
	all, err := x.house.Folder.Campaigns()
	if err != nil {
		x.fail(err)
	}
	for _, l := range all {
		if l.Game == x.info().ID || l.Game == "" && !l.Trouble.IsZero() {
			x.others = append(x.others, l)
		}
	}
}

// enter opens a career; a match that is over is entered by that.
func (x *hub) enter(id string) {
	s, rep, err := x.house.Folder.OpenSeason(id)
	if err != nil {
		x.fail(err)
		x.list = true
		return
	}
	x.season, x.list, x.look, x.review = s, false, -1, false
	x.take()
	for _, m := range rep.Messages() {
		x.stage.Toast("common/warning", x.house.Say("", m, nil))
	}
}

// take shows the career as it stands.
func (x *hub) take() {
	x.s = x.season.State().(*career.State)
	x.lift = -1
	switch {
	case x.s.Stage == career.Choosing, x.s.Stage == career.LastChance:
		x.look, x.page = int(x.s.Now), dossierPage // there it is asked what follows
	case x.s.Stage == career.Playing:
		x.look = int(x.s.Now)
	case x.look < 0 || x.look >= len(x.book().Operations) || x.s.Pages[x.look].Fate != career.Untried:
		x.look = x.next()
	}
	x.rev++
	x.stage.Rebuild()
}

// lookAt lays the dossier of an operation, at the end of a career beside the wall. What was lifted for another one lies down.
func (x *hub) lookAt(op int) {
	x.look, x.lift, x.record, x.review = op, -1, false, x.ended()
	x.rev++
	x.stage.Rebuild()
}

// next is the operation to be looked at first: an open one, else the last one. In a
// career that is over none is open.
func (x *hub) next() int {
	for i := range x.book().Operations {
		if x.looks(i) == Open {
			return i
		}
	}
	if x.s.Now != career.None {
		return int(x.s.Now)
	}
	return 0
}

// news tells what an operation brought.
func (x *hub) news(events []rules.Event) {
	for _, e := range events {
		k, own := x.s.DeskEvent(e.Kind)
		switch {
		case own && k == career.EvHelped:
			does := x.text("text.keepsake." + x.book().Keepsakes[x.s.Help].ID)
			x.stage.Alert("help", x.name(x.place.Career.Keepsake(int(x.s.Help))), x.helped()+"\n\n"+does, x.house.T("ok"))
		case own && (k == career.EvHealed || k == career.EvAnswer || k == career.EvOpened):
			x.stage.Toast("campaign", x.house.Say(x.info().ID, x.s.Tell(e), nil))
		}
	}
}

// begin begins a career.
func (x *hub) begin(o rules.Options) {
	title := x.house.T("career.title", "name", x.text("title"), "n", len(x.others)+1)
	s, err := x.house.Folder.BeginSeason(x.place.Career, rules.Setup{Seats: x.book().Seats, Seed: x.seed(), Options: o}, title)
	if err != nil {
		x.fail(err)
		return
	}
	x.season, x.list, x.look, x.page, x.review = s, false, -1, wallPage, false
	x.find()
	x.take()
}

// decide takes a decision of the desk.
func (x *hub) decide(a rules.Action) {
	x.try(func() ([]rules.Event, error) { return x.season.Apply(a) }, func() {
		if x.s.Stage == career.Playing {
			x.play()
		}
	})
}

// play goes to the table of the match that runs, or begins it.
func (x *hub) play() {
	_, setup, _, ok := x.s.Match()
	if !ok {
		return
	}
	seats := make([]match.Controller, setup.Seats)
	for i := range seats {
		seats[i] = x.controller(i)
	}
	var called map[string]string
	if id := x.book().Operations[x.s.Now].Rival; id != "" {
		called = x.place.called(x.house, rules.Say("name.rival."+id))
	}
	var j *save.Journal
	var rep save.Report
	x.house.Attempt(x.stage, x.season, x.house.T("career.failed"), func() (err error) {
		j, rep, err = x.season.Heist(seats, called)
		return err
	}, func() {
		x.rev++
		for _, m := range rep.Messages() {
			x.stage.Toast("common/warning", x.house.Say("", m, nil))
		}
		x.house.PlayOn(j)
	})
}

// controller is who decides for a seat: the person for the first one, the rival for the next, other crews of the story for the
// rest.
func (x *hub) controller(seat int) match.Controller {
	if seat == 0 {
		return match.Controller{Kind: match.Person, Participant: x.me()}
	}
	name := x.text("crew." + strconv.Itoa(seat+1))
	for r := range x.book().Rivals {
		if seat == 1 && x.book().Rivals[r].ID == x.book().Operations[x.s.Now].Rival {
			name = x.name(x.place.Career.Rival(r))
		}
	}
	return match.Controller{Kind: match.Bot, Level: career.Bots[x.s.Level], Participant: name}
}

// me is what the person is called.
func (x *hub) me() string { return x.house.Profile.Name }

// name is what a thing of the career is called.
func (x *hub) name(r rules.Ref) string { return x.house.Say(x.info().ID, x.info().Name(r), nil) }

// text is a text of the career by its key.
func (x *hub) text(key string, args ...rules.Arg) string {
	return x.house.Say(x.info().ID, rules.Say(key, args...), nil)
}

// op is a text of an operation.
func (x *hub) op(i int, part string) string {
	return x.text("operation." + x.book().Operations[i].ID + "." + part)
}

// act does what no thing claims.
func (x *hub) act(a input.Action) {
	switch {
	case x.house.General(a):
	case a == input.Back && x.putDown():
	case a == input.Back || a == input.Menu:
		x.house.Home()
	case a == input.Rules:
		x.house.Rules(x.place.Game())
	}
}

// putDown goes back one paper; it reports whether there was one.
func (x *hub) putDown() bool {
	switch {
	case x.list && x.season != nil:
		x.list = false
	case x.list:
		return false
	case x.lift >= 0:
		x.lift = -1
	case x.record:
		x.record = false
	case x.review:
		x.review = false
	case x.paged() && x.page != wallPage:
		x.page = wallPage
	default:
		return false
	}
	x.rev++
	x.stage.Rebuild()
	return true
}

// asked is the question that stands.
type asked struct {
	stage      career.Stage
	look, lift int
	count      uint8
	list       bool
}

type hubKey struct {
	rev, changes, page, look, lift int
	list, record, review           bool
}

// Tick gives the stage its list.
func (x *hub) Tick() {
	if x.s != nil {
		x.stage.Asks(asked{x.s.Stage, x.look, x.lift, x.s.Count, x.list})
	}
	x.stage.Show(hubKey{x.rev, x.house.Changes(), x.page, x.look, x.lift, x.list, x.record, x.review}, x.build)
}

// Do chooses the offered action with this text, for scripts.
func (x *hub) Do(text string) error {
	var offered []string
	if x.s != nil && x.s.Running == nil {
		for _, a := range x.s.Legal(nil) {
			s := render.Plain(x.house.Say(x.info().ID, x.s.Describe(a), nil))
			if s == text {
				x.decide(a)
				return nil
			}
			offered = append(offered, s)
		}
	}
	return fmt.Errorf("%q is not offered; there are: %q", text, offered)
}

// Auto lets chance take the decisions of the desk up to the next operation, for
// scripts.
func (x *hub) Auto(on bool) {
	for on && x.s != nil && x.s.Stage != career.Closed {
		if x.s.Running != nil {
			x.play()
			return
		}
		legal := x.s.Worthwhile(x.s.Legal(nil))
		before, r := x.rev, rules.Rand{S: uint64(x.rev)}
		if x.decide(legal[x.s.Playout(legal, &r)]); x.rev == before {
			return // it was not taken
		}
	}
}

// newUnits fills the window, unless it is so small, or everything is wanted so large,
// that papers lie one behind the other. scale is pixels a point.
func newUnits(a render.Rect, scale float64) tabletop.Units {
	f := math.Min(a.W/1920, a.H/1080)
	switch {
	case scale*f < 0.62: // less than some 1190 x 670 pixels: letters have a least size, and the words of a whole desk no room
		f = math.Max(0.5/scale, math.Min(a.W/1400, a.H/720))
	case f <= 0.77:
		f = 1
	}
	return tabletop.Units{U: f, PPU: f * scale, Window: render.R(0, 0, a.W/f, a.H/f)}
}

// lowDesk is the height in units below which a dossier above the book has no room for its words.
const lowDesk = 900

// ended reports whether the career has come to an end of its own, not by being given up; atEnd whether the page of it is shown.
func (x *hub) ended() bool { return x.s.Stage == career.Closed && x.s.End != career.None }

func (x *hub) atEnd() bool { return x.ended() && !x.review }

// turnEnd shows the wall of a career that has ended, or the page of its end again.
func (x *hub) turnEnd() {
	x.review, x.record, x.page = !x.review, false, wallPage
	x.rev++
	x.stage.Rebuild()
}

// layFile lays what lies beside the wall: the dossier, at the end what became of everybody.
func (x *hub) layFile(b *ui.Builder, r render.Rect) {
	if x.atEnd() {
		x.layEpilogue(b, r)
		return
	}
	x.layDossier(b, r)
}

// paged reports whether there is room for one paper at a time only.
func (x *hub) paged() bool { return x.u.Window.W < 1500 }

// build lists everything on the screen.
func (x *hub) build(b *ui.Builder) {
	x.u = newUnits(b.Area(), b.Stage().Scale())
	x.paintDesk(b)
	if x.list || x.s == nil {
		x.layList(b)
		return
	}
	w, h := x.u.Window.W, x.u.Window.H
	if x.paged() {
		x.layPaged(b, render.R(12, 12, w-24, h-24))
		return
	}
	side := 516.0
	if b.Stage().Scale()*x.u.U < 0.8 { // small letters stay readable: more of them go into a line
		side = 660
	}
	wall := render.R(26, 76, w-side-80, h-76-246)
	b.Group("wall")
	x.layTop(b, render.R(26, 14, w-side-80, 52))
	switch {
	case x.record:
		x.layRecord(b, wall)
	case x.atEnd():
		x.layEnd(b, wall)
	default:
		x.layWall(b, wall)
	}
	b.Group("dossier")
	paper, book := render.R(w-side-38, 52, side, h-52-250), render.R(w-682, h-212, 644, 186)
	if h < lowDesk { // the dossier needs the whole height, and the book lies below the wall
		paper.H = h - 52 - 26
		book.W = min(book.W, wall.W*0.5)
		book.X = wall.Right() - book.W
	}
	x.layFile(b, paper)
	b.Group("kept")
	x.layKept(b, render.R(44, wall.Bottom()+14, book.X-44-38, h-wall.Bottom()-30))
	b.Group("book")
	x.layBook(b, book)
	keys := x.house.T("career.keys", "move", x.house.MoveKeys(), "open", x.house.KeyName(input.Confirm), "next", x.house.KeyName(input.Next), "rules", x.house.KeyName(input.Rules))
	x.u.Draw(b, ui.LayerTable, func(c render.Canvas) {
		c.TextFit(render.R(44, h-34, 900, 26), keys, plain(18, cream.Fade(0.75)), render.Left|render.Middle, 17, 16)
	})
}

// layPaged lays one paper with tabs for the others.
func (x *hub) layPaged(b *ui.Builder, r render.Rect) {
	top, rest := r.Cut(60)
	x.layTop(b, render.R(top.X, top.Y, top.W, 52))
	tabs, paper := rest.Cut(58)
	b.Group("tabs")
	for i, at := range ui.Cols(x.u.Pt(tabs.Pad(0, 0, 0, 8)), 8, ui.Flex(1), ui.Flex(1), ui.Flex(1)) {
		label := x.house.T([pages]string{"career.page.wall", "career.page.dossier", "career.page.kept"}[i])
		if x.atEnd() && i != keepPage {
			label = x.house.T([pages]string{"career.page.end", "career.page.epilogue"}[i])
		}
		b.Button(ui.Button{ID: fmt.Sprintf("page:%d", i), Rect: at, Label: label, Selected: x.page == i, Centered: true,
			Do: func() { x.page = i; x.stage.Rebuild() }})
	}
	b.Group("paper")
	if x.record {
		x.layRecord(b, paper)
		return
	}
	switch x.page {
	case dossierPage:
		x.layFile(b, paper)
	case keepPage:
		top, low := paper.Cut(paper.H - 190)
		x.layKept(b, top)
		x.layBook(b, low)
	default:
		if x.atEnd() {
			x.layEnd(b, paper)
			return
		}
		x.layRows(b, paper)
	}
}

// paintDesk paints what everything lies on.
func (x *hub) paintDesk(b *ui.Builder) {
	a, tint := b.Area(), b.Theme().Ground
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		c.Desk(a)
		c.Fill(a, render.Slope(150, tint.Darker(0.2).Fade(0.35), tint.Darker(0.5).Fade(0.55), render.Black.Fade(0.72)))
		c.DeskDark(a)
	})
}

// layTop is the bar over the wall.
func (x *hub) layTop(b *ui.Builder, r render.Rect) {
	title := render.R(r.X, r.Y, r.W-640, r.H)
	buttons := render.R(title.Right()+12, r.Y, 628, r.H)
	if x.paged() {
		title.W = r.W * 0.4
		buttons = render.R(title.Right()+8, r.Y, r.W*0.6-8, r.H)
	}
	n := x.s.Stars()
	words, short := x.house.T("career.look.stars", "n", n), fmt.Sprint(n)
	b.Add(ui.Thing{ID: "title", Shape: x.u.Box(title), Layer: ui.LayerPanels, Label: x.season.Title() + " " + words, Mouse: true, Press: x.rename, Modest: true,
		Tip: func() ui.Tip {
			lines := []string{x.house.T("career.rename")}
			if x.s.Step > 0 {
				lines = append(append(lines, "", x.house.T("career.ladder.at", "n", int(x.s.Step))), x.climbed()...)
			}
			return ui.Tip{Title: x.season.Title(), Body: strings.Join(lines, "\n")}
		},
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 2)
			c.Round(r, 3, render.Slope(100, render.Hex(0xFBF3DE), render.Hex(0xE8DBB8)))
			c.Pulp(r, 0.8)
			name, stars := r.Pad(18, 2, 200, 2), render.R(r.Right()-190, r.Y, 180, r.H)
			c.TextFit(name, x.season.Title(), note(28, ink), render.Left|render.Middle, 24, 21, 18)
			c.Icon("star", render.R(stars.X, stars.Y+12, 28, 28), gold)
			if at := stars.Pad(36, 0, 0, 0); x.paged() {
				c.TextFit(at, short, plain(21, faded), render.Left|render.Middle, 19, 17)
			} else {
				c.TextFit(at, words, plain(21, faded), render.Left|render.Middle, 19, 17)
			}
		})})
	list := []ui.Button{
		{ID: "record", Label: x.house.T("career.record"), Icon: "log", Selected: x.record, Do: func() { x.record = !x.record; x.rev++; x.stage.Rebuild() }},
		{ID: "careers", Label: x.house.T("career.others"), Icon: "campaign", Do: func() { x.list = true; x.find(); x.stage.Rebuild() }},
		{ID: "desk", Label: x.house.T("career.desk"), Icon: "door-out", Do: x.house.Home},
	}
	cols := []ui.Size{ui.Flex(1), ui.Flex(1.3), ui.Flex(1)}
	if x.ended() && x.review {
		list = slices.Insert(list, 0, ui.Button{ID: "review", Label: x.house.T("career.page.end"), Icon: "flag", Do: x.turnEnd})
		cols = slices.Insert(cols, 0, ui.Flex(1.5))
	}
	for i, at := range ui.Cols(x.u.Pt(buttons), 8, cols...) {
		k := list[i]
		k.Rect = at
		if b.ButtonWidth(k) > at.W {
			label := k.Label
			k.Label, k.Tip = "", func() ui.Tip { return ui.Tip{Title: label} }
		}
		b.Button(k)
	}
}

// rename gives the career another name.
func (x *hub) rename() {
	x.house.AskText(x.stage, "rename", x.house.T("career.rename"), "", x.season.Title(), 40, func(name string) {
		x.try(func() ([]rules.Event, error) { return nil, x.season.SetTitle(name) }, func() {})
	})
}
