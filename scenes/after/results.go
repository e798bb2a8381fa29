package after

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// resultsScene is the score sheet of a match that is over.
type resultsScene struct {
	house *scenes.House
	stage *ui.Stage
	file  *scenes.MatchFile
	out   rules.Outcome
	ranks []rank
	age   int // ticks, while the bars rise
	chart int // 0 the report or the score, then what else there is
	seat  int // whose eyes see the report, rules.Nobody for everybody's
	open  int // the row of the report that was opened, from 1

	report *scenes.Report // as the game tells it; nil where it tells nothing
	table  scenes.Table   // that told it
	taped  bool           // the board lies taped to the desk
	low    bool           // the clock has a place of its own, there is no room below the board
	sheets *render.Sheets // that the report draws from

	at     []int   // rounds of the course
	totals [][]int // and the scores in them, by seat
}

// rank is one line of the ranking.
type rank struct {
	seat   int // -1 the automa
	place  int // from 1; equal scores share a place
	name   string
	level  string
	total  int
	winner bool
	parts  []rules.Part
}

// NewResults shows how a match ended; fresh is true right at its end.
func NewResults(h *scenes.House, f *scenes.MatchFile, fresh bool) scenes.Scene {
	r := &resultsScene{house: h, stage: h.NewStage(render.House), file: f, out: f.Match.Outcome()}
	r.stage.Focus("again") // what leads on
	if _, _, ok := f.Campaign(); ok {
		r.stage.Focus("campaign")
	}
	r.at, r.totals = f.Match.Course()
	r.rank()
	r.readReport()
	if fresh {
		h.Sound.Play(r.sound())
	} else {
		r.age = r.lasts()
	}
	return r
}

func (r *resultsScene) Name() string     { return "results" }
func (r *resultsScene) Stage() *ui.Stage { return r.stage }
func (r *resultsScene) Close()           { r.dropReport() }
func (r *resultsScene) Idle() bool       { return r.drawn() == 1 }

// sound is what the end sounds like to the person at the screen.
func (r *resultsScene) sound() sound.Effect {
	people, won := 0, false
	for i, c := range r.file.Match.Controllers() {
		if c.Kind == match.Person {
			people++
			won = won || r.out.Winners.Has(i)
		}
	}
	if r.out.Lost || people == 1 && !won {
		return sound.Failure
	}
	return sound.Success
}

// rank puts the seats in order: winners first, then by score.
func (r *resultsScene) rank() {
	h := r.house
	seats := r.file.Match.Controllers()
	for i, s := range r.out.Seats {
		x := rank{seat: i, name: r.file.NameOf(i), total: s.Total, winner: r.out.Winners.Has(i), parts: s.Parts}
		if seats[i].Kind == match.Bot {
			x.level = h.LevelName(seats[i].Level)
		}
		if c := r.file.CharacterOf(i); c != "" {
			x.name, x.level = c, strings.TrimSuffix(x.name+", "+x.level, ", ")
		}
		r.ranks = append(r.ranks, x)
	}
	if a := r.out.Automa; a != nil {
		r.ranks = append(r.ranks, rank{seat: -1, name: r.file.AutomaName(), total: a.Total, parts: a.Parts, winner: r.out.Lost})
	}
	slices.SortStableFunc(r.ranks, func(a, b rank) int {
		if a.winner != b.winner {
			return int(scenes.BoolKey(b.winner)) - int(scenes.BoolKey(a.winner))
		}
		return cmp.Compare(b.total, a.total)
	})
	for i := range r.ranks {
		x := &r.ranks[i]
		x.place = i + 1
		if i > 0 && r.ranks[i-1].total == x.total && r.ranks[i-1].winner == x.winner {
			x.place = r.ranks[i-1].place
		}
	}
}

// crew reports whether the seats end together: a place says nothing then.
func (r *resultsScene) crew() bool {
	return len(r.ranks) > 1 && r.out.Automa == nil && r.ranks[len(r.ranks)-1].place == 1
}

// banner says who won.
func (r *resultsScene) banner() string {
	h := r.house
	if r.report != nil && r.report.Verdict != "" {
		return r.report.Verdict
	}
	var names []string
	for _, x := range r.ranks {
		if x.winner && x.seat >= 0 {
			names = append(names, x.name)
		}
	}
	switch {
	case r.out.Lost:
		return h.T("results.lost")
	case len(names) == 0:
		return h.T("results.nobody")
	case len(names) == 1:
		return h.T("results.wins", "name", names[0])
	case len(names) == len(r.out.Seats):
		return h.T("results.all")
	}
	last := len(names) - 1
	return h.T("results.share", "names", h.T("list.and", "first", strings.Join(names[:last], ", "), "last", names[last]))
}

// risingTicks is how long the bars rise.
const risingTicks = 45

// grown is how far the bars have risen, 0 to 1.
func (r *resultsScene) grown() float64 {
	p := r.house.Pace().Mine
	if p.Instant || p.Reduced || r.age >= risingTicks {
		return 1
	}
	return render.EaseOut(float64(r.age) / risingTicks)
}

// drawn is how much of the report's board has been drawn, 0 to 1: a game may take
// its time for it, and a press shows the rest.
func (r *resultsScene) drawn() float64 {
	if r.report == nil || r.report.Ticks <= risingTicks {
		return r.grown()
	}
	if p := r.house.Pace().Mine; p.Instant || p.Reduced {
		return 1
	}
	return min(1, float64(r.age)/float64(r.report.Ticks))
}

// lasts is how many ticks the bars rise and the board is drawn.
func (r *resultsScene) lasts() int {
	if r.report == nil {
		return risingTicks
	}
	return max(risingTicks, r.report.Ticks)
}

func (r *resultsScene) Tick() {
	if r.age < r.lasts() {
		r.age++
		r.stage.Repaint()
	}
	r.stage.Show([3]int{r.chart, r.open, r.house.Changes()}, r.build)
}

func (r *resultsScene) build(b *ui.Builder) {
	h := r.house
	info := r.file.Info()
	grow := b.Grow()
	r.low = false
	if r.taped = r.desked(b); r.taped {
		r.layDesk(b, r.buttons())
		return
	}
	if r.report != nil {
		r.laySheet(b, r.buttons())
		return
	}
	page := h.Lay(b, scenes.Sheet{Title: r.banner(), Note: r.note(), Tab: h.Title(info.ID), Wide: 1340, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("cup", folder.Right()+30, b.Area().H*0.6, 0)
		c.Prop("film", folder.X-90, b.Area().H*0.5, 9)
	}})
	b.Add(ui.Thing{ID: "banner", Shape: ui.Box(page), Decor: true, Label: r.banner() + " | " + r.note()})
	r.layFresh(b, info.ID, r.file.Fresh, page)
	b.OnPaper(false)
	buttons := r.buttons()
	foot := scenes.FooterHigh(b, page.W, buttons...)
	body := page.Pad(0, 0, 0, foot+18)
	both := body.W >= 980*grow
	switch {
	case both && !r.compares(): // nothing to compare: everybody and how it ended
		r.ranking(b, body)
	case both:
		cols := ui.Cols(body, 28, ui.Flex(460), ui.Flex(700))
		r.ranking(b, cols[0])
		r.charts(b, cols[1], true)
	default:
		rows := ui.Cols(body, 16, ui.Flex(1), ui.Flex(1.1))
		r.ranking(b, rows[0])
		r.charts(b, rows[1], false)
	}
	b.Group("footer")
	scenes.Footer(b, page, buttons...)
}

// buttons are what can be done now, what leads on first.
func (r *resultsScene) buttons() []ui.Button {
	h := r.house
	buttons := []ui.Button{
		{ID: "again", Label: h.T("results.again"), Icon: "redo", Confirm: true, Sound: sound.CardSlide, Do: r.again, Tip: h.Tip("results.again")},
		{ID: "desk", Label: h.T("results.desk"), Icon: "door-out", Do: h.Home},
		{ID: "look", Label: h.T("results.look"), Icon: "eye", Do: r.look, Tip: h.Tip("results.look")},
		{ID: "replay", Label: h.T("results.replay"), Icon: "replay", Do: func() { h.Push(h.Rooms.Replay(h, r.file, 0, scenes.UsualEyes)) }, Tip: h.Tip("results.replay")},
	}
	if c, id, ok := r.file.Campaign(); ok { // its matches are played once, and lead back to it
		name := h.Title(c.ID())
		buttons[0] = ui.Button{ID: "campaign", Label: h.T("results.campaign", "name", name), Icon: "campaign", Confirm: true, Tip: h.Tip("results.campaign", "name", name), Do: func() { h.App.ToHub(c, id) }}
	}
	if len(r.file.Match.Steps()) > 0 {
		buttons = append(buttons, ui.Button{ID: "analysis", Label: h.T("results.analysis"), Icon: "chart", Do: func() { h.Push(h.Rooms.Analysis(h, r.file)) }, Tip: h.Tip("results.analysis")})
	}
	buttons = append(buttons, ui.Button{ID: "copy", Label: h.T("results.copy"), Icon: "copy", Do: func() { h.Copy(r.text(), h.T("results.copied")) }, Tip: h.Tip("results.copy")})
	if r.report != nil && r.report.Broke > 0 {
		buttons = append(buttons, ui.Button{ID: "broke", Label: r.report.Where, Icon: "eye", Do: r.goTo(r.report.Broke), Tip: h.Tip("results.broke")})
	}
	return buttons
}

// note is how long the match took and whether it counts.
func (r *resultsScene) note() string {
	h := r.house
	m := r.file.Match
	text := h.T("results.note", "round", m.Turn().Round, "n", m.Actions())
	if m.Practice() {
		text += " " + h.T("results.practice")
	}
	return text
}

// ranking lists the seats in order, and remarks below.
func (r *resultsScene) ranking(b *ui.Builder, at render.Rect) {
	th := b.Theme()
	game := render.ByID(r.file.Info().ID)
	high := b.LineHigh(2)
	const gap = 8.0
	var remarks []string
	for _, m := range r.out.Remarks {
		remarks = append(remarks, r.file.Say(m))
	}
	words := strings.Join(remarks, "\n")
	_, extra := b.Ruler().Wrap(words, th.Body(), at.W-30, render.Left).Size()
	if words == "" {
		extra = 0
	}
	b.Group("ranking")
	b.ScrollArea(ui.ScrollArea{ID: "ranking", Rect: at, High: float64(len(r.ranks))*(high+gap) + extra + 8, Build: func(b *ui.Builder, in render.Rect) {
		y := in.Y
		for i, x := range r.ranks {
			box := render.R(in.X, y, in.W, high)
			y += high + gap
			b.Add(ui.Thing{ID: "rank:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Move: ui.Move{How: ui.Jump},
				Label: strconv.Itoa(x.place) + " " + x.name + " " + text.Figure(x.total),
				Tip:   func() ui.Tip { return r.parts(x) },
				Paint: func(c render.Canvas, st ui.State) { r.paintRank(c, st, x, game) },
			})
		}
		if words != "" {
			b.Add(ui.Thing{ID: "remarks", Shape: ui.Box(render.R(in.X, y, in.W, extra)), Layer: ui.LayerPanels, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
				c.TextIn(st.At, words, th.Body().In(th.Ink), render.Left)
			}})
		}
	}})
	if used := float64(len(r.ranks))*(high+gap) + extra; at.H-used > 150*b.Grow() {
		r.stamp(b, render.Around(render.Pt(at.Center().X, (at.Y+used+at.Bottom())/2+8), min(at.W*0.7, 300*b.Grow()), 76*b.Grow()))
	}
}

// stamp is the mark that ends the file: closed, lost, or only practised.
func (r *resultsScene) stamp(b *ui.Builder, at render.Rect) {
	words := r.house.T("results.stamp.closed")
	switch {
	case r.file.Match.Practice():
		words = r.house.T("results.stamp.practice")
	case r.out.Lost:
		words = r.house.T("results.stamp.failed")
	}
	b.Draw(ui.LayerPanels, func(c render.Canvas) {
		c = c.Turned(-9, at.Center()).Faded(0.85)
		red := render.Hex(0x8E2A22)
		c.Frame(at, 8, 4, render.Solid(red))
		c.Frame(at.Inset(8), 5, 1.5, render.Solid(red))
		c.TextFit(at.Inset(14), words, render.House.Title().With(render.Oswald700).Sized(40).Tracked(5).In(red), render.Center|render.Middle, 32, 26, 20)
	})
}

// parts explains a score.
func (r *resultsScene) parts(x rank) ui.Tip {
	tip := ui.Tip{Title: x.name}
	var l []string
	for _, p := range x.parts {
		l = append(l, r.file.Say(rules.Say("part."+p.Key))+": {b}"+text.Figure(p.Points)+"{/b}")
	}
	tip.Body = strings.Join(l, "\n")
	return tip
}

func (r *resultsScene) paintRank(c render.Canvas, st ui.State, x rank, game *render.Theme) {
	th := render.House
	box := st.At
	ink, second := th.Ink, th.Ink.Mix(th.Paper, 0.3)
	if x.winner {
		c.Shadow(box, 1)
		c.Round(box, 6, render.Slope(128, render.Hex(0x9C3028), render.Hex(0x6B1712)))
		c.Grain(box, 0.8)
		ink, second = render.Hex(0xFFF3D8), render.Hex(0xF3D9A8)
	} else {
		c.Round(box, 6, render.Solid(render.Hex(0x6A5330).Fade(0.12)))
		if st.Hot() {
			c.Frame(box, 6, 1.5, render.Solid(render.Hex(0x6A5330).Fade(0.6)))
		}
	}
	left := box.X + 84
	if r.crew() {
		left = box.X + 40
	} else {
		place := render.R(box.X, box.Y, 58, box.H)
		c.TextIn(place, strconv.Itoa(x.place), render.Style{Face: render.Oswald700, Size: 32, Floor: 22, Color: ink}, render.Center|render.Middle)
	}
	shape := render.Around(render.Pt(left, box.Center().Y), 36, 36)
	if x.seat >= 0 {
		c.SeatShape(shape, x.seat, game)
	} else {
		c.Icon("bot", shape, ink)
	}
	total := text.Figure(x.total)
	if r.crew() && x.total == 0 {
		total = ""
	}
	num := render.Style{Face: render.Mono700, Size: 30, Floor: 22, Color: ink}
	w, _ := c.Ruler().Measure(total, num)
	c.TextIn(render.R(box.Right()-w-20, box.Y, w, box.H), total, num, render.Right|render.Middle)
	words := render.R(left+32, box.Y+4, box.Right()-left-32-w-36, box.H-8)
	if x.winner {
		c.Icon("trophy", render.Around(render.Pt(words.Right()-8, box.Center().Y), 34, 34), render.Hex(0xFFD37A))
		words.W -= 44
	}
	name := th.Heading().Sized(23).In(ink)
	if x.level == "" {
		c.TextFit(words, x.name, name, render.Left|render.Middle, 20, 18)
		return
	}
	c.TextFit(words.Pad(0, 0, 0, words.H/2), x.name, name, render.Left|render.Middle, 20, 18)
	c.TextFit(words.Pad(0, words.H/2, 0, 0), x.level, th.Body().In(second), render.Left|render.Middle)
}

// partColors are the colours of the parts of a score.
var partColors = []render.Color{render.Hex(0xE0A94A), render.Hex(0x6FA8DC), render.Hex(0xC85C4A), render.Hex(0x7FB069), render.Hex(0xA884C9), render.Hex(0xD9C8A0), render.Hex(0x4FA39B), render.Hex(0xD483A8)}

// series are the bars of the score and the lines of the game.
func (r *resultsScene) series() (names []string, parts, course []render.Series, rounds []string) {
	kit, game := r.house.Kit, render.ByID(r.file.Info().ID)
	for _, x := range r.ranks {
		names = append(names, underBar(x.name, r.file.AutomaName()))
	}
	var keys []string
	for _, x := range r.ranks {
		for _, p := range x.parts {
			if !slices.Contains(keys, p.Key) {
				keys = append(keys, p.Key)
			}
		}
	}
	for i, k := range keys {
		s := render.Series{Name: r.file.Say(rules.Say("part." + k)), Seat: -1, Color: partColors[i%len(partColors)]}
		for _, x := range r.ranks {
			v := 0
			for _, p := range x.parts {
				if p.Key == k {
					v += p.Points
				}
			}
			s.Values = append(s.Values, float64(v))
		}
		parts = append(parts, s)
	}
	for i, n := range r.at {
		rounds = append(rounds, strconv.Itoa(n))
		if i == len(r.at)-1 {
			rounds[i] = r.house.T("results.end")
		}
	}
	for seat := range r.out.Seats {
		var l []float64
		for _, row := range r.totals {
			l = append(l, float64(row[seat]))
		}
		course = append(course, kit.SeatSeries(game, seat, r.file.NameOf(seat), l))
	}
	return names, parts, course, rounds
}

// underBar is a name that is short enough to stand under a bar.
func underBar(name, automa string) string {
	if len([]rune(name)) <= 10 {
		return name
	}
	return scenes.ShortName(name, name == automa)
}

// charts are the parts of the score and the course of the game, beside each
// other or one at a time.
func (r *resultsScene) charts(b *ui.Builder, at render.Rect, both bool) {
	h := r.house
	names, parts, course, rounds := r.series()
	score := func(r2 render.Rect) {
		r.chartPanel(b, "chart:score", r2, h.T("results.score"), parts, true, func(c render.Canvas, in render.Rect, th *render.Theme) {
			c.Stacks(in, th, names, parts, r.grown())
		})
	}
	game := func(r2 render.Rect) {
		r.chartPanel(b, "chart:course", r2, h.T("results.course"), course, false, func(c render.Canvas, in render.Rect, th *render.Theme) {
			c.Lines(in, th, rounds, course, r.grown())
		})
	}
	if both && at.H >= 520*b.Grow() {
		rows := ui.Rows(at, 16, ui.Flex(1.05), ui.Flex(1))
		score(rows[0])
		game(rows[1])
		return
	}
	top, rest := at.Cut(render.ButtonHeight)
	b.Tabs(ui.Tabs{ID: "charts", Rect: top, Value: r.chart, Tabs: []ui.Option{{Label: h.T("results.score")}, {Label: h.T("results.course")}}, Change: func(i int) { r.chart = i }})
	rest = rest.Pad(0, 10, 0, 0)
	if r.chart == 0 {
		score(rest)
	} else {
		game(rest)
	}
}

// flat reports whether there is nothing to draw in a chart.
func flat(series []render.Series) bool {
	return !slices.ContainsFunc(series, func(s render.Series) bool {
		return slices.ContainsFunc(s.Values, func(v float64) bool { return v != 0 })
	})
}

// chartPanel is a chart in the game's own look, pinned to the sheet.
func (r *resultsScene) chartPanel(b *ui.Builder, id string, at render.Rect, title string, series []render.Series, patterns bool, paint func(c render.Canvas, in render.Rect, th *render.Theme)) {
	th := render.ByID(r.file.Info().ID)
	b.Add(ui.Thing{ID: id, Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: title, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, th)
		in := st.At.Inset(16)
		_, lh := c.Ruler().Measure("X", th.Label())
		c.TextFit(render.R(in.X, in.Y-4, in.W, lh), title, th.Label(), render.Left)
		in = in.Pad(0, lh+2, 0, 0)
		if flat(series) {
			c.TextIn(in, r.house.T("results.flat"), th.Body().In(th.Second), render.Center|render.Middle)
			return
		}
		used := c.Ruler().LegendHigh(in.W, th, series)
		c.Legend(render.R(in.X, in.Bottom()-used, in.W, used), th, series, patterns)
		paint(c, in.Pad(0, 0, 0, used+8), th)
	}})
}

// again plays the same set-up with a new seed.
func (r *resultsScene) again() {
	h := r.house
	setup := r.file.Match.Setup()
	setup.Seed = h.Seed()
	f, err := h.NewMatch(r.file.Match.Game(), setup, r.file.Match.Controllers())
	if err != nil {
		h.Alert(r.stage, h.T("setup.failed"), err)
		return
	}
	h.App.Replace(h.Rooms.Table(h, f))
}

// look shows the table as it stands at the end.
func (r *resultsScene) look() {
	f := r.file.Again()
	f.Looking, f.Part = true, r.file.Part
	r.house.App.Replace(r.house.Rooms.Table(r.house, f))
}
