package person

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/match"
	"safehouse/rules/tonight"
	"safehouse/save"
	"safehouse/scenes"
)

// Tonight's job with its calendar of how the days went. It counts from its first decision on; until then it can be begun anew.

// playNight begins today's job, or goes on with it.
func playNight(h *scenes.House, s *ui.Stage) {
	day := h.Today()
	if n := h.Profile.Night(day); n != nil && hasMatch(h, n.Match) {
		h.GoOn(s, n.Match)
		return
	}
	j, g, ok := h.Job(day)
	if !ok || h.NightOf(day) != nil {
		return
	}
	seats := []match.Controller{{Kind: match.Person, Participant: h.Profile.Name}}
	names := h.BotNames()
	for i := 1; i < j.Setup.Seats; i++ {
		seats = append(seats, match.Controller{Kind: match.Bot, Level: j.Bots, Participant: names[(i-1)%len(names)]})
	}
	f, err := h.StartMatch(g, j.Setup, seats, save.About{Title: h.T("night.title", "day", day)})
	if err != nil {
		h.Alert(s, h.T("setup.failed"), err)
		return
	}
	h.RememberSeats(seats)
	h.Profile.BeginNight(save.Night{Day: day, Match: f.Journal.ID(), Game: j.Game, Rules: g.Info().Version})
	h.KeepProfile()
	h.Push(h.Rooms.Table(h, f))
}

// hasMatch reports whether a match lies among the running and finished ones.
func hasMatch(h *scenes.House, id string) bool {
	return slices.ContainsFunc(append(slices.Clone(h.Index.Matches), h.Index.Replays...), func(l save.Listed) bool { return l.ID == id })
}

// nights is the page: side by side, or one below the other where there is little room.
func (p *personScene) nights(b *ui.Builder, r render.Rect) {
	if r.W >= 900*b.Grow() {
		cols := ui.Cols(r, 36, ui.Flex(1), ui.Flex(1.35))
		p.telegram(b, cols[0])
		p.calendar(b, cols[1])
		return
	}
	job, month := 6*b.LineHigh(1)+70, 100+6*max(56, b.LineHigh(2))
	b.ScrollArea(ui.ScrollArea{ID: "nights", Rect: r, High: job + 14 + month, Build: func(b *ui.Builder, in render.Rect) {
		top, rest := in.Cut(job)
		p.telegram(b, top)
		p.calendar(b, rest.Pad(0, 14, 0, 0))
	}})
}

// telegram is today's job on a telegram.
func (p *personScene) telegram(b *ui.Builder, r render.Rect) {
	h, day := p.house, p.house.Today()
	j, g, ok := h.Job(day)
	head := h.T("night.head", "day", h.Date("day", h.Now()))
	lines := []string{h.T("night.none")}
	if ok {
		lines = h.AboutJob(j, g)
	}
	result := p.result(day)
	stamp := ""
	if n := h.NightOf(day); n != nil {
		stamp = h.T("night.stamp.open")
		if n.Done {
			stamp = h.T("night.stamp.lost")
			if n.Won {
				stamp = h.T("night.stamp.won")
			}
		}
	}
	b.Add(ui.Thing{ID: "job", Shape: ui.Box(r), Layer: ui.LayerBoard, Decor: true, Label: head + ". " + strings.Join(lines, ". ") + ". " + result, Paint: func(c render.Canvas, st ui.State) {
		at := r.Inset(6)
		c.Shadow(at, 3)
		c.Round(at, 2, render.Slope(110, render.Hex(0xF7E9A8), render.Hex(0xE9D27A)))
		c.Pulp(at, 0.8)
		in := at.Pad(26, 18, 22, 16)
		red := render.Hex(0x8E1F14)
		c.TextFit(render.R(in.X, in.Y, in.W, 40), head, render.House.Heading().Sized(27).Tracked(1.5).In(red), render.Left|render.Middle, 24, 21, 19)
		c.Fill(render.R(in.X, in.Y+46, in.W, 2), render.Solid(red.Fade(0.6)))
		y := in.Y + 58
		for i, l := range lines {
			size, step := 22.0, 33.0
			st := render.House.Note().Sized(size).In(scenes.PaperInk)
			if i == 0 {
				st = render.House.Heading().Sized(30).In(scenes.PaperInk)
				step = 42
			}
			if y+step > in.Bottom()-70 {
				break
			}
			c.TextFit(render.R(in.X, y, in.W, step), l, st, render.Left|render.Middle, 26, 22, 20, 18)
			y += step
		}
		c.TextFit(render.R(in.X, in.Bottom()-70, in.W, 70), result, render.Style{Face: render.Sans500, Size: 20, Lead: 25, Floor: render.KeyFloor, Color: scenes.PaperInk}, render.Left|render.Bottom, 19, 18, 17, 16)
		if lid := render.R(in.Right()-190, y+10, 180, 180*render.BoxH/render.BoxW); ok && lid.Bottom() < in.Bottom()-80 {
			c.Turned(4, lid.Center()).Lid(lid, render.ByID(j.Game))
		}
		if stamp != "" && in.H > 260 {
			s := render.Around(render.Pt(in.Right()-90, in.Bottom()-118), 190, 60)
			t := c.Turned(-8, s.Center())
			t.Frame(s, 6, 4, render.Solid(red.Fade(0.8)))
			t.TextFit(s.Inset(6), stamp, render.House.Title().Sized(30).In(red.Fade(0.85)), render.Center|render.Middle, 26, 22, 19)
		}
	}})
}

// result is how a day stands, in a sentence.
func (p *personScene) result(day string) string {
	h := p.house
	n := h.NightOf(day)
	switch {
	case n == nil:
		return h.T("night.open")
	case !n.Done && hasMatch(h, n.Match):
		return h.T("night.begun")
	case !n.Done:
		return h.T("night.left")
	}
	return h.T("night.done", "n", n.Score, "m", n.Against)
}

// share is a line of text about a day to be shown to somebody.
func share(h *scenes.House, n *save.Night) string {
	key := "night.share.lost"
	if n.Won {
		key = "night.share.won"
	}
	return h.T(key, "day", n.Day, "game", h.Title(n.Game), "own", n.Score, "against", n.Against, "rules", n.Rules, "n", nightsInARow(h, n.Day))
}

// nightsInARow is how many days up to one were played to their end, one after the other.
func nightsInARow(h *scenes.House, day string) (n int) {
	t, err := time.Parse(time.DateOnly, day)
	for ; err == nil; t = t.AddDate(0, 0, -1) {
		x := h.Profile.Night(tonight.Day(t))
		if x == nil || !x.Done {
			return n
		}
		n++
	}
	return n
}

// nightButtons are those of the page.
func (p *personScene) nightButtons() []ui.Button {
	h, day := p.house, p.house.Today()
	_, _, ok := h.Job(day)
	n := h.NightOf(day)
	play := ui.Button{ID: "play", Label: h.T("night.play"), Icon: "play", Confirm: true, Do: func() { playNight(h, p.stage) }}
	switch {
	case !h.Keeps():
		play.Disabled, play.Why = true, h.T("title.no-folder")
	case !ok:
		play.Disabled, play.Why = true, h.T("night.none")
	case n != nil && n.Done:
		play.Disabled, play.Why = true, h.T("night.once")
	case n != nil && !hasMatch(h, n.Match):
		play.Disabled, play.Why = true, h.T("night.left")
	case n != nil:
		play.Label = h.T("night.go-on")
	}
	l := []ui.Button{play}
	if n != nil && n.Done {
		l = append(l, ui.Button{ID: "share", Label: h.T("night.share"), Icon: "export", Do: func() { p.tellOthers(n) }, Tip: h.Tip("night.share")})
	}
	return l
}

// tellOthers shows the line about a day and keeps it as a text file where wanted.
func (p *personScene) tellOthers(n *save.Night) {
	h := p.house
	text := share(h, n)
	p.stage.Ask(ui.Dialog{ID: "shared", Icon: "export", Title: h.T("night.share"), Text: render.Escape(text), Wide: 820, Cancel: 1,
		Answers: []ui.Answer{{Label: h.T("night.share.file"), Confirm: true, Do: func() {
			h.AskPath(p.stage, h.T("night.share"), h.ExportPath("night-"+n.Day, ".txt"), func(path string) {
				h.Export(p.stage, path, func(path string) error { return save.WriteText(path, text+"\n") })
			})
		}}, {Label: h.T("done")}}})
}

// calendar is a month of nights.
func (p *personScene) calendar(b *ui.Builder, r render.Rect) {
	h := p.house
	first := p.month
	line := 44.0
	top := render.R(r.X, r.Y, r.W, line)
	turn := func(by int) func() { return func() { p.month = first.AddDate(0, by, 0); p.changed() } }
	b.Button(ui.Button{ID: "month/back", Rect: render.R(top.X, top.Y, 64, line), Icon: "left", Tip: h.Tip("night.before"), Do: turn(-1)})
	b.Button(ui.Button{ID: "month/on", Rect: render.R(top.Right()-64, top.Y, 64, line), Icon: "right", Tip: h.Tip("night.after"), Do: turn(1)})
	name := h.Date("month", first)
	b.Add(ui.Thing{ID: "month", Shape: ui.Box(top.Pad(74, 0, 74, 0)), Layer: ui.LayerBoard, Decor: true, Label: name, Paint: func(c render.Canvas, st ui.State) {
		c.TextFit(st.At, name, render.House.Heading().Sized(26).In(scenes.PaperInk), render.Center|render.Middle, 23, 20)
	}})
	grid := r.Pad(0, line+10, 0, 0)
	days := first.AddDate(0, 1, -1).Day()
	shift := (int(first.Weekday()) + 6) % 7 // weeks begin on Monday
	rows := (shift + days + 6) / 7
	w, high := grid.W/7, (grid.H-26)/float64(rows)
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		for i, d := range strings.Split(h.T("night.weekdays"), " ") {
			c.TextFit(render.R(grid.X+float64(i)*w, grid.Y, w, 24), d, render.Style{Face: render.Sans700, Size: 17, Floor: render.KeyFloor, Color: scenes.PaperInk}, render.Center|render.Middle, 16)
		}
	})
	today := h.Today()
	for d := 1; d <= days; d++ {
		i := shift + d - 1
		at := render.R(grid.X+float64(i%7)*w, grid.Y+26+float64(i/7)*high, w, high).Inset(3)
		day := tonight.Day(first.AddDate(0, 0, d-1))
		p.day(b, at, day, d, day == today)
	}
}

// day is one day of the calendar.
func (p *personScene) day(b *ui.Builder, r render.Rect, day string, number int, today bool) {
	h := p.house
	n := h.NightOf(day)
	label, body := day, ""
	game := ""
	if n != nil {
		game = n.Game
		body = p.result(day)
	} else if j, _, ok := h.Job(day); ok && day <= h.Today() {
		game = j.Game
		body = h.T("night.missed")
		if today {
			body = h.T("night.open")
		}
	}
	if game != "" {
		label += ", " + h.Title(game)
	}
	b.Add(ui.Thing{ID: "day:" + day, Shape: ui.Box(r), Layer: ui.LayerBoard + 1, Label: label + ". " + body, Mouse: true, Modest: true,
		Tip: func() ui.Tip { return ui.Tip{Title: label, Body: body} },
		Paint: func(c render.Canvas, st ui.State) {
			face := render.Hex(0xEDE1C2)
			if n != nil && n.Done {
				face = render.Hex(0xE2C9B0)
				if n.Won {
					face = render.Hex(0xC6DDB6)
				}
			}
			c.Round(r, 4, render.Solid(face))
			edge := scenes.PaperNote.Fade(0.35)
			if today {
				edge = scenes.PaperRed
			}
			c.Frame(r, 4, 1.6, render.Solid(edge))
			c.TextIn(render.R(r.X+6, r.Y+2, 40, 24), strconv.Itoa(number), render.Style{Face: render.Sans700, Size: 17, Floor: render.KeyFloor, Color: scenes.PaperInk}, render.Left|render.Middle)
			if n == nil {
				return
			}
			d := min(r.H*0.5, r.W*0.4)
			c.Icon("box/"+n.Game, render.R(r.Right()-d-6, r.Y+6, d, d), scenes.PaperInk.Fade(0.75))
			words := h.T("night.cell.open")
			if n.Done {
				words = h.T("night.cell", "n", n.Score, "m", n.Against)
				if n.Won { // the green face says so too, but not to everybody
					c.Icon("check", render.R(r.Right()-28, r.Bottom()-26, 22, 22), scenes.PaperInk)
				}
			}
			if r.H > 52 {
				c.TextFit(render.R(r.X+6, r.Bottom()-26, r.W-12, 24), words, render.Style{Face: render.Sans700, Size: 17, Floor: render.KeyFloor, Color: scenes.PaperInk}, render.Left|render.Middle, 16, 15, 14)
			}
		}})
}
