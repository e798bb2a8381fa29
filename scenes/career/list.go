package career

import (
	"fmt"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/save"
	"safehouse/scenes"
)

// The careers of the folder, the record of one and the page of its end.

// layList lists the careers that are kept, and begins new ones.
func (x *hub) layList(b *ui.Builder) {
	u, h := x.u, x.house
	r := render.Around(render.Pt(u.Window.W/2, u.Window.H/2), min(1180, u.Window.W-40), u.Window.H-min(140, u.Window.H*0.1))
	small := x.paged()
	high := 150.0
	if small {
		high = 78
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		sheet(c, r)
		banner := render.R(r.X+14, r.Y+14, r.W-28, high)
		x.place.Ground(c.Clipped(banner), render.R(banner.X, banner.Y-120, banner.W, high+300))
		c.Fill(banner, render.Slope(90, render.Black.Fade(0.62), render.Black.Fade(0.8)))
		c.TextFit(banner.Pad(32, 0, 32, 0), render.Upper(x.text("title")), capital(60, cream).Tracked(5), render.Left|render.Middle, 50, 40, 30)
		c.TextFit(render.R(r.X+40, r.Y+high+22, r.W-80, 44), x.text("tagline"), note(25, faded), render.Left|render.Middle, 21, 18)
	})
	in := render.R(r.X+36, r.Y+high+72, r.W-72, r.H-high-72-104)
	b.OnPaper(true)
	if len(x.others) > 0 {
		rows := in
		if !small {
			rows.H = min(in.H, float64(len(x.others))*92+8)
		}
		b.List(ui.List{ID: "careers", Rect: u.Pt(rows), Count: len(x.others), Selected: -1, Gap: 8, Row: func(i int) ui.Line {
			l := x.others[i]
			row := ui.Line{ID: l.ID, Title: l.Title, Second: x.standing(l), Icon: "campaign"}
			if l.RunningMatch != "" {
				row.Note = h.T("career.look.running")
			}
			if !l.Trouble.IsZero() {
				row.Second = h.Say("", l.Trouble, nil)
			}
			return row
		}, Choose: func(i int) { x.enter(x.others[i].ID) }})
		in = in.Pad(0, rows.H+10, 0, 0)
	}
	b.OnPaper(false)
	if in.H > 190 {
		x.layHow(b, in)
		x.layFirst(b, in.Pad(0, 280, 0, 0))
	}
	foot := render.R(r.X+36, r.Bottom()-92, r.W-72, 70)
	list := []ui.Button{
		{ID: "list:new", Label: h.T("career.new"), Icon: "new-game", Confirm: true, Disabled: !h.Keeps(), Why: h.T("career.no-folder"), Do: x.askLevel},
		{ID: "list:back", Label: h.T("back"), Icon: "left", Do: func() {
			if x.season != nil {
				x.list = false
				x.stage.Rebuild()
				return
			}
			h.Home()
		}},
	}
	if x.season != nil {
		if x.s.Stage != career.Closed && x.s.Running == nil {
			why := x.s.Why(x.place.Career.Retire())
			list = append(list, ui.Button{ID: "list:end", Label: h.T("career.give-up"), Icon: "flag", Disabled: !why.IsZero(), Why: h.Say(x.info().ID, why, nil), Do: x.giveUp})
		}
		list = append(list, ui.Button{ID: "list:carry", Label: h.T("person.carry"), Icon: "export", Do: func() { h.CarryCampaign(x.stage, x.season.ID()) }})
		list = append(list, ui.Button{ID: "list:delete", Label: h.T("career.delete"), Icon: "trash", Do: x.drop})
	}
	b.OnPaper(true)
	scenes.Footer(b, u.Pt(foot), list...)
	b.OnPaper(false)
}

// layHow tells in three cards how a career goes.
func (x *hub) layHow(b *ui.Builder, r render.Rect) {
	cells := ui.Cols(r, 14, ui.Flex(1), ui.Flex(1), ui.Flex(1))
	if r.W < 700 {
		return
	}
	for i, k := range []struct{ id, icon, head, words string }{
		{"ops", "campaign", "career.how.ops", "career.how.ops.text"},
		{"keep", "people", "career.how.keep", "career.how.keep.text"},
		{"lost", "wound", "career.how.lost", "career.how.lost.text"},
	} {
		at := cells[i]
		at.H = min(at.H, 260)
		head, words := x.house.T(k.head), x.house.T(k.words)
		b.Add(ui.Thing{ID: "how:" + k.id, Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: head + " " + words, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 1)
			c.Round(r, 4, render.Slope(110, render.Hex(0xFBF7EA), render.Hex(0xEADFC0)))
			c.Icon(k.icon, render.R(r.X+18, r.Y+16, 48, 48), red)
			c.TextFit(render.R(r.X+80, r.Y+12, r.W-94, 56), head, capital(26, ink), render.Left|render.Middle, 23, 20)
			c.TextFit(r.Pad(20, 76, 18, 12), words, plain(21, ink), render.Left|render.Top, 19, 18, 17, 16)
		})})
	}
}

// layFirst is the first page of a career where there is room for it.
func (x *hub) layFirst(b *ui.Builder, r render.Rect) {
	if r.H < 240 || r.W < 700 {
		return
	}
	r.H = min(r.H, 360)
	name, story := x.name(x.place.Career.Operation(0)), x.op(0, "story")
	b.Add(ui.Thing{ID: "first", Shape: x.u.Box(r), Layer: ui.LayerBoard, Decor: true, Label: name + " " + story, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		rule(c, r, r.Y+4)
		photo := render.R(r.X+26, r.Y+34, (r.H-60)*0.94, r.H-60)
		p := c.Turned(-3, photo.Center())
		pic, label := x.place.Frame(p, photo, Open)
		x.place.paintPicture(p, pic, 0, Open)
		p.TextFit(label, name, note(24, ink), render.Center|render.Middle, 20, 17)
		pin(c, nail(photo), render.Hex(0xC23A30))
		in := render.R(photo.Right()+44, r.Y+30, r.Right()-photo.Right()-60, r.H-50)
		c.TextFit(render.R(in.X, in.Y, in.W, 34), x.op(0, "place"), note(22, faded), render.Left|render.Middle, 19)
		c.TextFit(render.R(in.X, in.Y+40, in.W, in.H-44), story, plain(25, ink), render.Left|render.Top, 23, 21, 19, 17)
	})})
}

// askLevel asks how hard a new career is.
func (x *hub) askLevel() {
	h := x.house
	var l []ui.Answer
	for i, id := range slices.Backward([]string{"gentle", "even", "harsh"}) { // answers stand from the right
		l = append(l, ui.Answer{Label: x.text("option.career-level." + id), Confirm: i == career.Even, Do: func() {
			if e, any := x.estate(); any {
				x.askSecond(i, e)
				return
			}
			x.begin(rules.Options{"career-level": i})
		}})
	}
	l = append(l, ui.Answer{Label: h.T("cancel")})
	x.stage.Ask(ui.Dialog{ID: "level", Icon: "campaign", Title: h.T("career.level.ask"), Text: x.text("option.career-level.help") + "\n" + x.text("levels"), Cancel: 3, Default: career.Even, Wide: 760, Answers: l})
}

// giveUp ends the career before its end, after a question.
func (x *hub) giveUp() {
	x.stage.Ask(ui.Dialog{ID: "give-up", Icon: "flag", Title: x.house.T("career.give-up.ask"), Text: x.house.T("career.give-up.more"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: x.house.T("career.give-up"), Danger: true, Do: func() { x.list = false; x.decide(x.place.Career.Retire()) }}, {Label: x.house.T("cancel")}}})
}

// drop puts the open career into the trash, after a question.
func (x *hub) drop() {
	x.stage.Ask(ui.Dialog{ID: "drop", Icon: "trash", Title: x.house.T("career.delete.ask", "title", render.Escape(x.season.Title())), Text: x.house.T("career.delete.more"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: x.house.T("career.delete"), Danger: true, Do: func() {
			if err := x.house.Folder.DeleteCampaign(x.season.ID()); err != nil {
				x.fail(err)
				return
			}
			x.season, x.s, x.list = nil, nil, true
			x.find()
			x.rev++
			x.stage.Rebuild()
		}}, {Label: x.house.T("cancel")}}})
}

// standing is how a listed career stands.
func (x *hub) standing(l save.ListedCampaign) string {
	key := l.ID + l.Saved.String()
	if s, ok := x.told[key]; ok {
		return s
	}
	words, _ := x.place.Stands(x.house, l)
	x.told[key] = words
	return words
}

// Nights is how many operations a career takes, from a short way to a long one.
func (p Place) Nights() (least, most int) { return p.Career.Nights() }

// Stands tells how a kept career stands, and which share of its operations is behind the person.
func (p Place) Stands(h *scenes.House, l save.ListedCampaign) (words string, share float64) {
	s := p.read(h, l.ID)
	if s == nil {
		return "", 0
	}
	if s.Stage == career.Closed {
		return h.T("career.standing.over", "n", int(s.Count), "stars", s.Stars(), "when", h.Date("day", l.Saved)), 1
	}
	_, most := p.Nights()
	return h.T("career.standing", "n", int(s.Count), "stars", s.Stars(), "when", h.Date("long", l.Saved)), float64(s.Count) / float64(max(1, most))
}

// read is a kept career, nil where it cannot be read.
func (p Place) read(h *scenes.House, id string) *career.State {
	kept, _, err := h.Folder.LoadCampaign(id)
	if err != nil || kept.Game != p.ID() {
		return nil
	}
	state, err := kept.Hub(p.Career)
	if err != nil {
		return nil
	}
	return state.(*career.State)
}

// layRecord lists what was played, in order, with what it left.
func (x *hub) layRecord(b *ui.Builder, r render.Rect) {
	order := x.s.Record()
	if x.s.Running != nil {
		order = append(order, career.Entry{Op: int(x.s.Now), Attempt: &x.s.Pages[x.s.Now].Attempt})
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		sheet(c, r)
		c.TextFit(render.R(r.X+36, r.Y+16, r.W-72, 50), render.Upper(x.house.T("career.record")), capital(34, ink).Tracked(3), render.Left|render.Middle, 28)
	})
	b.OnPaper(true)
	b.List(ui.List{ID: "pages", Rect: x.u.Pt(r.Pad(30, 76, 30, 24)), Count: len(order), Selected: -1, Gap: 6, Empty: x.house.T("career.record.none"), Row: func(n int) ui.Line {
		i, p := order[n].Op, order[n].Attempt
		second := x.state(i)
		if p == &x.s.Pages[i].First {
			second = x.house.T("career.record.first", "n", int(p.Stars), "name", x.name(x.place.Career.Keepsake(int(x.s.Pages[i].Paid))))
		}
		for _, k := range []uint8{p.Took, p.Gave} {
			if k != career.None {
				second += " " + x.house.T(map[bool]string{true: "career.record.took", false: "career.record.gave"}[k == p.Took], "name", x.name(x.place.Career.Keepsake(int(k))))
			}
		}
		line := ui.Line{ID: fmt.Sprintf("%s:%d", x.book().Operations[i].ID, p.Number), Title: fmt.Sprintf("%d. %s", p.Number, x.name(x.place.Career.Operation(i))), Second: second, Icon: x.place.Art(i)}
		if i != int(x.s.Now) || x.s.Running == nil || p != &x.s.Pages[i].Attempt {
			line.Note = x.house.T("career.score", "n", int(p.Score), "m", int(p.Against))
		}
		return line
	}, Choose: func(n int) { x.lookAt(order[n].Op) }})
	b.OnPaper(false)
}

// order are the operations that were played, the first first; one that was tried twice stands where it ended.
func (x *hub) order() (list []int) {
	for _, e := range x.s.Record() {
		if e.Attempt == &x.s.Pages[e.Op].Attempt {
			list = append(list, e.Op)
		}
	}
	return list
}

// paintStrip paints the whole career as a contact strip: every operation in its order,
// with its stars or crossed out.
func (x *hub) paintStrip(c render.Canvas, r render.Rect) {
	order := x.order()
	rows := 1
	if len(order) > 8 {
		rows = 2
	}
	cols := max(6, (len(order)+rows-1)/rows)
	for n, at := range ui.Grid(r, cols, rows, 8) {
		if n >= len(order) {
			return
		}
		op := order[n]
		at = render.Around(at.Center(), min(at.W, 1.3*at.H), min(at.H, 0.9*at.W+22))
		look := x.looks(op)
		pic := render.R(at.X, at.Y, at.W, at.H-22)
		c.Round(pic.Inset(-3), 2, render.Solid(render.Hex(0xFBF5E4)))
		c.Frame(pic.Inset(-3), 2, 1.5, render.Solid(faded.Fade(0.5)))
		x.place.paintPicture(c, pic, op, look)
		if look == Lost {
			c.Segment(pic.Min().Add(render.Pt(3, 3)), pic.Max().Add(render.Pt(-3, -3)), 3.5, red)
			c.Segment(render.Pt(pic.Right()-3, pic.Y+3), render.Pt(pic.X+3, pic.Bottom()-3), 3.5, red)
		}
		stars(c, render.Around(render.Pt(pic.Center().X, at.Bottom()-8), 54, 18), x.s.Pages[op].Best())
	}
}

// doors is how wide the buttons are that lead away from the page of the end.
const doors = 250.0

// layEnd is the page of the end: what became of it all.
func (x *hub) layEnd(b *ui.Builder, r render.Rect) {
	id := x.book().Ends[x.s.End]
	won := x.s.Pages[x.s.Now].Fate == career.Won
	key, stamp := "won", "career.stamp.won"
	if !won {
		key, stamp = "lost", "career.stamp.lost"
	}
	title, words := x.name(x.place.Career.End(int(x.s.End))), x.text("end."+id+"."+key)
	figures := x.house.T("career.end.figures", "n", len(x.order()), "stars", x.s.Stars(), "m", 3*len(x.order()))
	x.u.Draw(b, ui.LayerTable, func(c render.Canvas) { x.paintFrame(c, r) })
	page := render.Around(r.Center(), min(r.W-40, 960), min(r.H-24, 620))
	b.Add(ui.Thing{ID: "end", Shape: x.u.Box(page), Layer: ui.LayerBoard, Decor: true, Label: title + " " + words + " " + figures, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c = c.Turned(-0.6, r.Center())
		sheet(c, r)
		in := r.Inset(46)
		c.TextFit(render.R(in.X, in.Y, in.W-240, 92), title, note(50, ink), render.Left|render.Middle, 42, 36, 30)
		rule(c, in, in.Y+102)
		body := render.R(in.X, in.Y+116, in.W, in.H-210)
		if strip := body.Pad(0, 168, 0, 0); strip.H > 70 {
			body.H = 160
			x.paintStrip(c, strip)
		}
		c.TextFit(body, words, plain(25, ink), render.Left|render.Top, 23, 21, 19, 17)
		rule(c, in, in.Bottom()-84)
		c.Icon("star", render.R(in.X, in.Bottom()-64, 46, 46), gold)
		c.TextFit(render.R(in.X+56, in.Bottom()-78, in.W-2*doors-62, 74), figures, tight(21, ink).With(render.Sans700), render.Left|render.Middle, 20, 19, 18, 17)
		seal := render.R(r.Right()-280, r.Y+40, 220, 84)
		col := red
		if won {
			col = green
		}
		c = c.Turned(-6, seal.Center())
		c.Frame(seal, 8, 5, render.Solid(col.Fade(0.85)))
		c.TextFit(seal.Inset(8), render.Upper(x.house.T(stamp)), capital(30, col), render.Center|render.Middle, 26, 22)
	})})
	again := render.R(page.Right()-40-doors, page.Bottom()-76, doors, 56)
	b.Button(ui.Button{ID: "review", Rect: x.u.Pt(render.R(again.X-doors-10, again.Y, doors, again.H)), Label: x.house.T("career.page.wall"), Icon: "campaign", Sound: sound.Paper, Do: x.turnEnd})
	b.Button(ui.Button{ID: "again", Rect: x.u.Pt(again), Label: x.house.T("career.again"), Icon: "new-game", Sound: sound.Paper, Do: x.askLevel})
}

// layEpilogue tells what became of the rivals that were met and of the contacts, a paragraph each.
func (x *hub) layEpilogue(b *ui.Builder, r render.Rect) {
	x.layFolder(b, r, x.house.T("career.page.epilogue"))
	lines := []string{"# " + render.Escape(x.house.T("career.epilogue"))}
	for _, f := range x.s.Epilogue() {
		lines = append(lines, render.Escape(x.house.Say(x.info().ID, f.Said, nil)))
	}
	b.OnPaper(true)
	b.ScrollText(ui.ScrollText{ID: "epilogue", Rect: x.u.Pt(r.Pad(40, 34, 28, 30)), Text: strings.Join(lines, "\n\n"), Size: 19})
	b.OnPaper(false)
}
