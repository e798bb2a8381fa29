package desk

import (
	"math"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// titleScene is the desk: the folder with the menu and the five boxes.
type titleScene struct {
	house *scenes.House
	stage *ui.Stage
	now   save.Listed // the match to go on with
	goes  bool        // there is one
	main  string      // the line that is offered
}

// NewTitle is the first scene.
func NewTitle(h *scenes.House) scenes.Scene {
	t := &titleScene{house: h, stage: h.NewStage(render.House)}
	t.stage.Do = func(a input.Action) {
		switch {
		case h.General(a):
		case a == input.Back:
			t.leave()
		case a == input.Rules:
			if id := t.lookedAt(); id != "" {
				h.Push(h.Rooms.Rules(h, id, "", nil))
			}
		}
	}
	h.RefreshIndex()
	return t
}

// lookedAt is the game whose rules are asked for: of the box or the line that has the focus, else the one that was played last.
func (t *titleScene) lookedAt() string {
	at := t.stage.Hot()
	if id, ok := strings.CutPrefix(at, "box:"); ok {
		if _, open := t.house.Game(id); open {
			return id
		}
	}
	if id := t.means(at); id != "" {
		return id
	}
	return t.house.NextGame()
}

func (t *titleScene) Name() string     { return "title" }
func (t *titleScene) Stage() *ui.Stage { return t.stage }
func (t *titleScene) Close()           {}

// Resume looks again at what is in the folder.
func (t *titleScene) Resume() { t.house.RefreshIndex() }

type titleKey struct{ shelf, changes, notices, day int }

func (t *titleScene) Tick() {
	h := t.house
	if len(h.Notices) > 0 && t.stage.Modals() == 0 {
		t.tell()
	}
	t.stage.Show(titleKey{h.Index.Version, h.Changes(), len(h.Notices), h.Now().YearDay()}, t.build)
}

// tell says what was found at the start, or went wrong since.
func (t *titleScene) tell() {
	h := t.house
	text := ""
	for i, m := range h.Notices {
		if i > 0 {
			text += "\n\n"
		}
		text += render.Escape(h.Book.Say("", m))
	}
	h.Notices = nil
	t.stage.Ask(ui.Dialog{ID: "notices", Icon: "warning", Title: h.T("notice.title"), Text: text, Wide: 760, Answers: []ui.Answer{{Label: h.T("ok"), Confirm: true}}})
}

// leave asks before the program ends.
func (t *titleScene) leave() {
	h := t.house
	t.stage.Ask(ui.Dialog{ID: "leave", Icon: "door-out", Title: h.T("title.leave.ask"), Text: h.T("title.leave.more"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: h.T("title.leave"), Do: h.App.Quit}, {Label: h.T("title.stay"), Confirm: true}}})
}

// frame is the title's own measure: a desk 1080 high, and as wide as the window
// makes it, whatever the user-interface scale.
type frame struct {
	f     float64 // points per unit
	w     float64 // of the desk in units
	dy    float64 // of the picture in units, where the window is higher
	extra float64 // units beyond 1920
}

func (t *titleScene) frame(b *ui.Builder) frame {
	a := b.Area()
	f := math.Min(a.W/1920, a.H/1080)
	fr := frame{f: f, w: a.W / f, dy: (a.H/f - 1080) / 2}
	fr.extra = fr.w - 1920
	return fr
}

// canvas draws in units.
func (fr frame) canvas(c render.Canvas) render.Canvas {
	return c.Enlarged(fr.f, render.Pt(0, fr.dy*fr.f))
}

// points is a rectangle of units in points.
func (fr frame) points(r render.Rect) render.Rect {
	return render.R(r.X*fr.f, (r.Y+fr.dy)*fr.f, r.W*fr.f, r.H*fr.f)
}

// turned is a polygon of units turned around a place, in points.
func (fr frame) turned(r render.Rect, deg float64, around render.Point) ui.Shape {
	sin, cos := math.Sincos(deg * math.Pi / 180)
	at := func(x, y float64) render.Point {
		dx, dy := x-around.X, y-around.Y
		return render.Pt((around.X+dx*cos-dy*sin)*fr.f, (around.Y+dx*sin+dy*cos+fr.dy)*fr.f)
	}
	return ui.Polygon(at(r.X, r.Y), at(r.Right(), r.Y), at(r.Right(), r.Bottom()), at(r.X, r.Bottom()))
}

// place is where a box lies and how it is turned.
type place struct {
	at   render.Point
	turn float64
}

// places are where the boxes lie on the desk, in the order of the registry; the sixth
// place is free.
var places = []place{
	{render.Pt(806, 286), -3.2}, {render.Pt(1198, 266), 1.6}, {render.Pt(1598, 290), -1.8},
	{render.Pt(892, 780), 2.4}, {render.Pt(1302, 774), -1.4}, {render.Pt(1690, 784), 1.2},
}

// place is where the box of a game lies.
func (t *titleScene) place(fr frame, game string) place {
	p := places[max(0, slices.Index(t.house.BoxIDs(), game))%len(places)]
	p.at.X += fr.extra * (0.25 + 0.3*(p.at.X-800)/800)
	return p
}

// build lists the desk.
func (t *titleScene) build(b *ui.Builder) {
	t.now, t.goes = t.house.Running()
	fr := t.frame(b)
	t.paintDesk(b, fr)
	t.menu(b, fr)
	b.Group("boxes")
	for _, id := range t.house.BoxIDs() {
		t.box(b, fr, id)
	}
	t.note(b, fr)
	t.welcome(b, fr)
	t.puzzles(b, fr)
	t.telegram(b, fr)
	t.foot(b, fr)
}

// paintDesk bakes everything that lies on the desk at rest.
func (t *titleScene) paintDesk(b *ui.Builder, fr frame) {
	h := t.house
	key := render.KeyText("title " + t.now.Game + h.T("title.note") + h.T("title.tab"))
	for _, id := range t.house.BoxIDs() {
		_, open := h.Game(id)
		key = render.Key(key, render.KeyText(id), uint64(len(id)), scenes.BoolKey(open))
	}
	lamp := render.Pt(236*fr.f, 62*fr.f)
	h.Wood(b, key, lamp, fr.f, func(c render.Canvas) {
		c = fr.canvas(c)
		e := fr.extra
		c.Prop("listing", 960+e*0.3, -40-fr.dy, 9)
		c.Prop("ruled", 1330+e*0.45, 420, -11)
		c.Prop("photo", 610+e*0.15, 520, 14)
		c.Prop("film", 1010+e*0.3, 800, 7)
		c.Prop("pencil", 600+e*0.15, 1002, -7)
		c.Prop("cup", 1746+e*0.8, 44, 0)
		c.Turned(0.8, render.Pt(330, 594)).Folder(render.R(62, 206, 536, 776), h.T("title.tab"))
		p := t.sheet(c)
		p.SheetOfPaper(render.R(92, 236, 470, 700))
		p.Text(136, 286, "SAFEHOUSE", render.House.Title().Sized(72).In(render.Hex(0x231A0E)).Tracked(4))
		p.TextFit(render.R(138, 372, 400, 30), h.T("title.note"), render.House.Note().In(render.Hex(0x5B4524)).Free(), render.Left|render.Middle, 18)
		for x := 136.0; x < 530; x += 13 {
			p.Fill(render.R(x, 410, 8, 2), render.Solid(render.Hex(0x6A5330).Fade(0.5)))
		}
		p.Clip(122, 186, -4)
		for _, id := range t.house.BoxIDs() {
			t.paintBox(c, fr, id, id == t.now.Game, false, false, 0)
		}
		d := render.Pt(1490+e*0.7, 990)
		c.Turned(-14, d).Die(render.Around(d, 52, 52), 5, render.CreamDie)
		d = render.Pt(1424+e*0.7, 1030)
		c.Turned(22, d).Die(render.Around(d, 52, 52), 3, render.RedDie)
	})
}

// sheet is the canvas of the menu's paper, which lies a little askew.
func (t *titleScene) sheet(c render.Canvas) render.Canvas {
	return c.Turned(sheetTurn, sheetPivot)
}

const sheetTurn = -1.6

var sheetPivot = render.Pt(327, 586)

// paintBox draws the box of a game. One that cannot be opened yet has a seal.
func (t *titleScene) paintBox(c render.Canvas, fr frame, id string, runs, lit, focused bool, lift float64) {
	p := t.place(fr, id)
	_, open := t.house.Game(id)
	size := 1.07
	if runs {
		size = 1.17
	}
	c.Box(p.at, render.ByID(id), render.BoxState{Chosen: runs || lift > 0.5, Lit: lit || runs, Focused: focused, Scale: size + 0.04*lift, Turn: p.turn})
	if open {
		return
	}
	f := size + 0.04*lift
	lid := render.Around(p.at, render.BoxW*f, render.BoxH*f)
	c = c.Turned(p.turn, p.at)
	c.Fill(lid, render.Solid(render.Hex(0x0A0705).Fade(0.42-0.2*lift)))
	seal := render.R(lid.X-8, lid.Y+lid.H*0.62, lid.W+16+render.BoxDeep*f*0.4, 44)
	c.Shadow(seal, 1)
	c.Round(seal, 2, render.Slope(100, render.Hex(0xEBDDB6), render.Hex(0xD9C692), render.Hex(0xB89F66)))
	c.Pulp(seal, 1)
	c.TextFit(seal.Inset(6), t.house.T("title.sealed"), render.House.Note().Tracked(2).In(render.Hex(0x611410)), render.Center|render.Middle, 18)
}

// box is the box of a game: it lights up under the pointer and with the lines of
// the menu that mean it.
func (t *titleScene) box(b *ui.Builder, fr frame, id string) {
	h := t.house
	g, open := h.Game(id)
	p := t.place(fr, id)
	runs := t.goes && t.now.Game == id
	f := 1.07
	if runs {
		f = 1.17
	}
	thing := ui.Thing{
		ID: "box:" + id, Layer: ui.LayerPanels, Label: h.Title(id), Lifts: true, Raises: true, Modest: true,
		Shape:    fr.turned(render.Around(p.at.Add(render.Pt(10, 10)), render.BoxW*f+20, render.BoxH*f+20), p.turn, p.at),
		Disabled: !open, Why: h.T("title.box.closed"),
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: h.Title(id), Body: h.Book.T(id, "tagline", nil)}
			if open {
				info := g.Info()
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "people", Name: seats(h, info.MinSeats, info.MaxSeats), Text: record(h, id)})
			}
			return tip
		},
		Paint: func(c render.Canvas, st ui.State) {
			lit := st.Hot() || t.means(b.Stage().Hot()) == id
			if !lit && st.Lift == 0 {
				return // as it is baked into the desk
			}
			t.paintBox(fr.canvas(c), fr, id, runs, lit && open, st.Focus, st.Lift)
		},
	}
	if open {
		thing.Press = func() { h.Push(h.Rooms.SetUp(h, id, "")) }
		thing.Sound = sound.CardSlide
	}
	b.Add(thing)
}

// seats is how many can play.
func seats(h *scenes.House, lo, hi int) string {
	if lo == hi {
		return h.T("title.seats.one", "n", lo)
	}
	return h.T("title.seats", "min", lo, "max", hi)
}

// record is how the person of this profile did in a game.
func record(h *scenes.House, game string) string {
	played, won, best := 0, 0, 0
	for _, x := range h.Profile.Tallies {
		if x.Game == game && x.Who == h.Profile.Name {
			played += x.Played
			won += x.Won
			best = max(best, x.Best)
		}
	}
	if played == 0 {
		return h.T("title.record.none")
	}
	return h.T("title.record", "n", played, "won", won, "best", best)
}

// means is the game that a line of the menu is about, or "".
func (t *titleScene) means(line string) string {
	switch line {
	case "menu:continue":
		if t.goes {
			return t.now.Game
		}
		if c, _, ok := t.house.LastCampaign(); ok {
			return c.Game()
		}
	case "menu:new":
		return t.house.NextGame()
	case "menu:campaign":
		if c, ok := t.house.UsualCampaign(); ok {
			return c.Game()
		}
	}
	return ""
}

// row is a line of the menu.
type row struct {
	id, label, note, icon string
	why                   string
	do                    func()
}

// rows are the lines of the menu.
func (t *titleScene) rows() []row {
	h := t.house
	l := []row{
		{"menu:continue", h.T("title.continue"), "", "play", "", t.goOn},
		{"menu:new", h.T("title.new"), h.T("title.new.note"), "new-game", "", func() { h.Push(h.Rooms.SetUp(h, h.NextGame(), "")) }},
		{"menu:campaign", h.T("title.campaign"), "", "campaign", "", t.campaign},
		{"menu:load", h.T("title.load"), "", "load", "", func() { h.Push(newLibrary(h, shelfRunning)) }},
		{"menu:replays", h.T("title.replays"), "", "replay", "", func() { h.Push(newLibrary(h, shelfFinished)) }},
		{"menu:person", h.T("title.person"), h.T("title.person.none"), "person", "", func() { h.Push(h.Rooms.Person(h, scenes.PersonRecord)) }},
		{"menu:settings", h.T("title.settings"), "", "settings", "", func() { h.Push(h.Rooms.Settings(h)) }},
		{"menu:credits", h.T("title.credits"), "", "heart", "", func() { h.Push(newCredits(h)) }},
		{"menu:leave", h.T("title.leave"), "", "door-out", "", t.leave},
	}
	if _, c, ok := h.LastCampaign(); t.goes {
		l[0].note = h.Progress(t.now)
	} else if ok { // between two of its matches
		l[0].note = c.Title
	} else {
		l[0].why = h.T("title.continue.none")
	}
	if h.NextGame() == "" {
		l[1].why = h.T("title.new.none")
	}
	if _, ok := h.UsualCampaign(); !ok {
		l[2].why = h.T("title.campaign.none")
	} else if n := len(h.Index.Campaigns); n > 0 {
		l[2].note = h.T("title.kept", "n", n)
	}
	if n := len(h.Unfinished()); n > 0 {
		l[3].note = h.T("title.kept", "n", n)
	}
	if n := len(h.Finished()); n > 0 {
		l[4].note = h.T("title.kept", "n", n)
	}
	if h.Folder == nil {
		l[0].why, l[3].why, l[4].why = h.T("title.no-folder"), h.T("title.no-folder"), h.T("title.no-folder")
	}
	return l
}

// menu lists the lines on the sheet.
func (t *titleScene) menu(b *ui.Builder, fr frame) {
	b.Group("menu")
	rows := t.rows()
	first := slices.IndexFunc(rows, func(r row) bool { return r.why == "" })
	if id := rows[first].id; id != t.main { // Enter takes it at once
		t.main = id
		b.FocusOn(id)
	}
	for i, x := range rows {
		r := render.R(122, 424+float64(i)*55, 410, 51)
		thing := ui.Thing{
			ID: x.id, Layer: ui.LayerPanels, Label: x.label, Modest: true, Shape: fr.turned(r, sheetTurn, sheetPivot),
			Press: x.do, Disabled: x.why != "", Why: x.why,
			Paint: func(c render.Canvas, st ui.State) {
				hot := b.Stage().Hot()
				main := i == first && !slices.ContainsFunc(rows, func(o row) bool { return o.id == hot })
				t.paintRow(t.sheet(fr.canvas(c)), r, x, st, main)
			},
		}
		b.Add(thing)
	}
}

// paintRow draws a line of the menu. main is the line that is offered while
// nothing on the menu is looked at.
func (t *titleScene) paintRow(p render.Canvas, r render.Rect, x row, st ui.State, main bool) {
	th := render.House
	ink, note := render.Hex(0x2B2012), render.Hex(0x6A5330)
	switch {
	case st.Disabled:
		ink, note = render.Hex(0x2B2012).Fade(0.68), render.Hex(0x6A5330).Fade(0.9)
		if st.Focus {
			p.FocusRing(r, 4, th)
		}
	case st.Hot() || main:
		p.Shadow(r, 2)
		if st.Focus {
			p.FocusRing(r, 4, th)
		}
		top, low := render.Hex(0x9C3028), render.Hex(0x6B1712)
		if st.Pressed {
			top, low = low, top.Darker(0.2)
		} else if st.Hover {
			top = top.Lighter(0.08)
		}
		p.Round(r, 4, render.Slope(128, top, low))
		p.Grain(r, 0.8)
		ink, note = render.Hex(0xFFF3D8), render.Hex(0xF3D9A8)
	}
	p.Icon(x.icon, render.R(r.X+20, r.Center().Y-15, 30, 30), ink)
	label := render.Style{Face: render.Oswald500, Size: 29, Floor: 19, Color: ink}
	w, _ := p.Ruler().Measure(x.label, label)
	p.TextIn(r.Pad(68, 0, 0, 0), x.label, label, render.Left|render.Middle)
	remark := render.Style{Face: render.Elite400, Size: 19, Floor: 15, Color: note}
	room := r.Pad(68+w+16, 0, 16, 0)
	if wide, _ := p.Ruler().Measure(x.note, remark); wide <= room.W { // half a remark tells nothing
		p.TextIn(room, x.note, remark, render.Right|render.Middle)
	}
}

// campaign opens the page on which one is chosen.
func (t *titleScene) campaign() { t.house.Push(t.house.Rooms.Campaigns(t.house)) }

// goOn puts the running match on the table again; with none it opens the campaign that
// was played last.
func (t *titleScene) goOn() {
	if t.goes {
		t.house.GoOn(t.stage, t.now.ID)
	} else if c, l, ok := t.house.LastCampaign(); ok {
		t.house.Push(c.Hub(t.house, l.ID))
	}
}

// note is the state of the running match on a pinned sheet.
func (t *titleScene) note(b *ui.Builder, fr frame) {
	if !t.goes {
		return
	}
	h := t.house
	th := render.House
	text := state(h, t.now)
	grow := math.Max(1, b.Grow()/1.0)
	w, ht := 326.0, 96+104*grow
	r := render.R(math.Min(1566+fr.extra*0.72, fr.w-w-28), 566, w, ht)
	b.Add(ui.Thing{ID: "note", Shape: ui.Box(fr.points(r)), Layer: ui.LayerTokens, Decor: true, Label: h.Title(t.now.Game) + " " + text, Paint: func(c render.Canvas, st ui.State) {
		c = fr.canvas(c).Turned(1.5, r.Center())
		c.Note(r)
		in := r.Pad(24, 18, 20, 12)
		_, lh := c.Ruler().Measure("X", th.Note().Sized(26))
		c.TextFit(render.R(in.X, in.Y, in.W-30, lh), h.ShortTitle(t.now.Game), th.Note().Sized(26), render.Left, 20)
		c.TextFit(in.Pad(0, lh+6, 0, 0), text, th.Body().With(render.Sans500).Sized(20).In(th.Ink), render.Left, 18)
	}})
}

// state is how a match stands, in a few lines.
func state(h *scenes.House, l save.Listed) string {
	people, bots := 0, 0
	for _, c := range l.Seats {
		if c.Kind == match.Bot {
			bots++
		} else {
			people++
		}
	}
	line := h.Progress(l)
	about := h.SituationOf(l)
	if l.Round > 0 && l.Phase != "" && about.Job == "" {
		line = h.T("title.state", "round", l.Round, "phase", h.Book.T(l.Game, "phase."+l.Phase, nil))
	}
	who := h.T("title.people", "n", people)
	if bots > 0 {
		who += ", " + h.T("title.bots", "n", bots)
	}
	if about.Crew != "" {
		who = about.Crew
	}
	text := line + "\n" + who + "\n" + h.T("title.saved", "when", h.Date("short", l.Saved))
	if l.Practice {
		text += "\n" + h.T("table.practice")
	}
	return text
}

// foot says how to move, who plays, and which version this is.
func (t *titleScene) foot(b *ui.Builder, fr frame) {
	h := t.house
	left := h.T("title.keys", "move", h.MoveKeys(), "open", h.KeyName(input.Confirm))
	if t.stage.OnPad() {
		left = h.T("title.keys.pad", "key", input.OnPad(input.PadA).Cap(nil, t.stage.PadFamily()))
	}
	right := h.T("title.profile", "name", render.Escape(h.Profile.Name), "version", h.Version)
	a := b.Area()
	st := render.House.Body().In(render.Hex(0xD8C8A0))
	at := render.R(24, a.H-44, a.W-48, 44)
	if slip, ok := scenes.Seen(b, "tonight"); ok && slip.Bottom() > at.Y+6 { // it lies over the end of the line
		at.W = slip.X - 16 - at.X
	}
	words := []string{left, right}
	lw, _ := b.Ruler().Measure(left, st)
	if rw, _ := b.Ruler().Measure(right, st); lw+24+rw > at.W { // half of it tells nothing
		words = words[:1]
	}
	b.Add(ui.Thing{ID: "foot", Shape: ui.Box(at), Layer: ui.LayerTokens, Decor: true, Label: strings.Join(words, " | "), Paint: func(c render.Canvas, s ui.State) {
		for i, x := range words {
			al := render.Left
			if i == 1 {
				al = render.Right
			}
			c.TextFit(s.At.Move(0, 1.5), x, st.In(render.Black.Fade(0.8)), al|render.Middle)
			c.TextFit(s.At, x, st, al|render.Middle)
		}
	}})
}

// Dropped opens the archive for files that were dropped on the window.
func (t *titleScene) Dropped(only string) {
	l := newLibrary(t.house, shelfRunning)
	t.house.Push(l)
	l.Dropped(only)
}
