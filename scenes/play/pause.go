package play

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/scenes"
)

// beneath shows a scene under another one, darkened, as it was when that one
// came.
type beneath struct {
	scene scenes.Scene
	layer render.Layer
}

// paint lists the scene that lies beneath.
func (u *beneath) paint(b *ui.Builder, h *scenes.House) {
	a := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		u.layer.Opaque = true
		u.layer.Draw(c, a, uint64(h.Changes()), func(c render.Canvas) {
			st := u.scene.Stage()
			w, high := h.App.Size()
			st.Resize(w, high, h.Scale())
			st.Paint(c)
			c.Backdrop(a, st.Theme)
		})
	})
}

// pauseScene is the menu of a table: a paper laid over it.
type pauseScene struct {
	house *scenes.House
	stage *ui.Stage
	table *tableScene
	under beneath
	seen  int
}

func newPause(h *scenes.House, t *tableScene) *pauseScene {
	p := &pauseScene{house: h, stage: h.NewStage(render.House), table: t, under: beneath{scene: t}}
	p.stage.Focus("pause:resume")
	p.stage.Do = func(a input.Action) {
		if !h.General(a) && (a == input.Back || a == input.Menu) {
			h.Pop()
		}
	}
	return p
}

func (p *pauseScene) Name() string { return "pause" }

// OnDesk reports whether the desk is seen under the table that the menu lies over.
func (p *pauseScene) OnDesk() bool { return scenes.LiesOnDesk(p.table) }

func (p *pauseScene) Stage() *ui.Stage { return p.stage }
func (p *pauseScene) Close()           { p.under.layer.Drop() }
func (p *pauseScene) Resume()          { p.seen++ }
func (p *pauseScene) Tick()            { p.stage.Show([2]int{p.seen, p.house.Changes()}, p.build) }

// entry is a line of the pause menu.
type entry struct {
	id, label, icon string
	why             string
	do              func()
}

func (p *pauseScene) lines() []entry {
	h, t := p.house, p.table
	f := t.file
	l := []entry{
		{"resume", h.T("pause.resume"), "play", "", h.Pop},
		{"look-back", h.T("pause.look-back"), "rewind", "", func() { h.Push(newReplay(h, f.Again(), t)) }},
		{"swap", h.T("pause.swap"), "swap", "", func() { h.Push(h.Rooms.Swap(h, t.file, t.sit.Swap)) }},
		{"title", h.T("pause.title"), "edit", "", p.rename},
		{"copy", h.T("pause.copy"), "export", "", p.export},
		{"rules", h.T("pause.rules"), "rules", "", t.rules},
		{"almanac", h.T("almanac"), "card", "", func() { h.Pop(); t.lookUp("") }},
		{"piles", h.T("pause.piles"), "card", "", func() { h.Pop(); t.openPile("") }},
		{"settings", h.T("pause.settings"), "settings", "", func() { h.Push(h.Rooms.Settings(h)) }},
		{"problem", h.T("problem"), "edit", "", func() { h.Pop(); h.ReportProblem() }},
		{"again", h.T("pause.again"), "redo", "", p.again},
		{"desk", h.T("pause.desk"), "home", "", h.Home},
		{"quit", h.T("pause.quit"), "door-out", "", p.quit},
	}
	if f.Part != "" {
		l[10].why = h.T("pause.again.part")
	}
	if f.Journal == nil { // looking at the end
		for _, i := range []int{2, 3, 4} {
			l[i].why = h.T("table.looking")
		}
	}
	if len(f.Match.Steps()) == 0 {
		l[1].why = h.T("pause.look-back.none")
	}
	if t.puzzle != nil { // it is no match that goes on
		l = slices.DeleteFunc(l, func(e entry) bool {
			return slices.Contains([]string{"look-back", "swap", "title", "copy", "again"}, e.id)
		})
		return slices.Insert(l, 1, entry{"puzzles", h.T("puzzle.all"), "search", "", func() { h.Pop(); h.Pop() }})
	}
	if f.MissionAt(t.view.Shown) != nil {
		l = slices.Insert(l, 1, entry{"mission", h.T("pause.mission"), "star", "", func() { h.Pop(); t.openMission() }})
	}
	return l
}

func (p *pauseScene) build(b *ui.Builder) {
	h := p.house
	p.under.paint(b, h)
	a, grow := b.Area(), b.Grow()
	lines := p.lines()
	row := max(50, b.LineHigh(1)+2)
	head := 118.0 * max(1, grow*0.85)
	w := min(560*grow, a.W-40)
	high := min(a.H-28, head+float64(len(lines))*(row+8)+44)
	paper := render.Around(a.Center(), w, high)
	f := p.table.file
	name := h.Title(f.Info().ID)
	note := p.note()
	b.Add(ui.Thing{ID: "beside", Shape: ui.Box(a), Layer: ui.LayerTable, Mouse: true, Silent: true, Move: ui.Move{How: ui.Jump}, Press: h.Pop})
	b.Add(ui.Thing{ID: "pause", Shape: ui.Box(paper), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: name + " " + note, Paint: func(c render.Canvas, st ui.State) {
		c.Turned(-0.4, st.At.Center()).SheetOfPaper(st.At)
		c.Clip(st.At.X+30, st.At.Y-44, -4)
		in := st.At.Pad(92, 26, 32, 0)
		th := render.House
		title := th.Title().With(render.Oswald700).Sized(40).In(th.Ink)
		title.Floor = 24
		_, lh := c.Ruler().Measure("X", title)
		c.TextFit(render.R(in.X, in.Y, in.W, lh), name, title, render.Left|render.Middle, 30)
		c.TextFit(render.R(in.X, in.Y+lh, in.W, head-lh-26), note, th.Note().In(render.Hex(0x5B4524)), render.Left|render.Top, 18)
	}})
	b.Group("pause")
	area := render.R(paper.X+32, paper.Y+head+10, paper.W-64, paper.H-head-34)
	b.ScrollArea(ui.ScrollArea{ID: "lines", Rect: area, High: float64(len(lines))*(row+8) - 8, Build: func(b *ui.Builder, in render.Rect) {
		for i, x := range lines {
			r := render.R(in.X, in.Y+float64(i)*(row+8), in.W, row)
			b.Add(ui.Thing{ID: "pause:" + x.id, Shape: ui.Box(r), Layer: ui.LayerPanels, Label: x.label, Modest: true, Press: x.do, Key: map[string]input.Action{"rules": input.Rules, "almanac": input.Cards}[x.id], Disabled: x.why != "", Why: x.why, Move: ui.Move{How: ui.Jump},
				Tip: p.tip(x.id),
				Paint: func(c render.Canvas, st ui.State) {
					if at := b.Stage().Hovered(); at == "" || at == "beside" { // the keys' row is lit before a key is pressed
						st.Hover = st.Hover || b.Stage().Focused() == "pause:"+x.id
					}
					paintLine(c, st, x.icon, x.label)
				}})
		}
	}})
}

// again begins the same set-up with the same seed anew, once asked; the match on
// the table stays kept as it is.
func (p *pauseScene) again() {
	h, f := p.house, p.table.file
	p.stage.Ask(ui.Dialog{ID: "again", Icon: "redo", Title: h.T("pause.again.ask"), Text: h.T("pause.again.more"), Cancel: 1, Default: 1, Answers: []ui.Answer{
		{Label: h.T("pause.again"), Do: func() {
			next, err := h.NewMatch(f.Match.Game(), f.Match.Setup(), f.Match.Controllers())
			if err != nil {
				h.Alert(p.stage, h.T("setup.failed"), err)
				return
			}
			h.Home()
			h.Push(h.Rooms.Table(h, next))
		}},
		{Label: h.T("pause.resume"), Confirm: true},
	}})
}

// quit asks before the program ends.
func (p *pauseScene) quit() {
	h := p.house
	p.stage.Ask(ui.Dialog{ID: "leave", Icon: "door-out", Title: h.T("title.leave.ask"), Text: h.T("title.leave.more"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: h.T("title.leave"), Do: h.App.Quit}, {Label: h.T("title.stay"), Confirm: true}}})
}

// tip explains a line of the menu where there is something to explain.
func (p *pauseScene) tip(id string) func() ui.Tip {
	key := "pause." + id + ".tip"
	if !p.house.Book.Has("", key) {
		return nil
	}
	return func() ui.Tip { return ui.Tip{Body: p.house.T(key)} }
}

// paintLine draws a line of a menu on paper: a red band when it is looked at.
func paintLine(c render.Canvas, st ui.State, icon, label string) {
	th := render.House
	r := st.At
	ink := render.Hex(0x2B2012)
	switch {
	case st.Disabled:
		ink = ink.Fade(0.45)
		if st.Focus {
			c.FocusRing(r, 4, th)
		}
	case st.Hot():
		c.Shadow(r, 1)
		if st.Focus {
			c.FocusRing(r, 4, th)
		}
		top, low := render.Hex(0x9C3028), render.Hex(0x6B1712)
		if st.Pressed {
			top, low = low, top.Darker(0.2)
		}
		c.Round(r, 4, render.Slope(128, top, low))
		c.Grain(r, 0.8)
		ink = render.Hex(0xFFF3D8)
	}
	side := min(30, r.H*0.6)
	c.Icon(icon, render.Around(render.Pt(r.X+36, r.Center().Y), side, side), ink)
	c.TextFit(r.Pad(70, 0, 12, 0), label, render.Style{Face: render.Oswald500, Size: 27, Floor: 19, Color: ink}, render.Left|render.Middle, 22)
}

// note is which match this is, and that it is kept.
func (p *pauseScene) note() string {
	h, f := p.house, p.table.file
	turn := f.Match.Turn()
	text := ""
	if f.Journal != nil && f.Journal.Title() != "" {
		text = render.Escape(f.Journal.Title()) + "\n"
	}
	if turn.Round > 0 {
		text += h.T("table.round", "number", turn.Round) + ", "
	}
	switch t := p.table; {
	case t.chip != nil:
		text += t.chip()
	case t.lesson != nil:
		text += h.T("pause.lesson")
	case f.Journal == nil:
		text += h.T("pause.looking")
	case !f.Kept():
		text += h.T("pause.not-kept")
	default:
		text += h.T("pause.kept")
	}
	return text
}

// rename gives the match a title of its own.
func (p *pauseScene) rename() {
	h, j := p.house, p.table.file.Journal
	h.Ask(p.stage, scenes.TextQuestion{ID: "title", Title: h.T("pause.title"), Label: h.T("load.title"), Text: j.Title(), Max: 60, AllowEmpty: true, Done: func(s string) {
		if err := j.SetTitle(s); err != nil {
			h.Alert(p.stage, h.T("table.not-kept"), err)
			return
		}
		p.seen++
	}})
}

// export writes the match as a file of its own.
func (p *pauseScene) export() {
	h, f := p.house, p.table.file
	h.AskPath(p.stage, h.T("pause.copy"), h.ExportPath(f.Info().ID, ".match"), func(path string) {
		h.Export(p.stage, path, func(path string) error {
			if h.Folder == nil {
				return f.Journal.Export(path)
			}
			return h.Folder.Export(f.Journal, path)
		})
	})
}
