package person

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/save"
	"safehouse/scenes"
)

// The results in the file of a person: a line a game, and beside it the last matches of
// one of them as a chart, its records, and how it went by seats and level.

// playedSum is how somebody did in a game.
type playedSum struct {
	played, won, best, points int
	seconds                   int64
}

// sums adds up the tallies of somebody, by game.
func (p *personScene) sums() map[string]playedSum {
	l := map[string]playedSum{}
	for _, t := range p.house.Profile.Tallies {
		if t.Who != p.who {
			continue
		}
		s := l[t.Game]
		if s.played == 0 || t.Best > s.best {
			s.best = t.Best
		}
		s.played, s.won, s.points = s.played+t.Played, s.won+t.Won, s.points+t.Sum
		l[t.Game] = s
	}
	for _, e := range p.house.Profile.Log {
		if e.Who == p.who {
			s := l[e.Game]
			s.seconds += e.Seconds
			l[e.Game] = s
		}
	}
	return l
}

// entries are the last matches of somebody in a game, the oldest first.
func (p *personScene) entries(game string) (l []save.Entry) {
	for _, e := range p.house.Profile.Log {
		if e.Who == p.who && e.Game == game {
			l = append(l, e)
		}
	}
	return l
}

// players are those of whom there are results, the person first.
func (p *personScene) players() []string {
	l := []string{p.house.Profile.Name}
	for _, t := range p.house.Profile.Tallies {
		if !slices.Contains(l, t.Who) {
			l = append(l, t.Who)
		}
	}
	return l
}

// record is the page.
func (p *personScene) record(b *ui.Builder, r render.Rect) {
	h := p.house
	sums := p.sums()
	if _, ok := sums[p.game]; !ok || p.game == "" {
		p.game = h.NextGame()
		best := 0
		for _, id := range h.BoxIDs() {
			if s := sums[id]; s.played > best {
				p.game, best = id, s.played
			}
		}
	}
	if who := p.players(); len(who) > 1 {
		line, rest := r.Cut(scenes.FormRow(b))
		r = rest.Pad(0, 10, 0, 0)
		var names []ui.Option
		for _, n := range who {
			names = append(names, ui.Option{Label: render.Escape(n)})
		}
		b.Picker(ui.Picker{ID: "who", Rect: line, Label: h.T("person.who"), Options: names, Value: max(0, slices.Index(who, p.who)), Dropdown: len(names) > 3,
			Change: func(i int) { p.who = who[i]; p.changed() }})
	}
	wide := r.W >= 980*b.Grow()
	if wide {
		cols := ui.Cols(r, 34, ui.Flex(1), ui.Flex(1.5))
		p.games(b, cols[0], sums)
		p.detail(b, cols[1])
		return
	}
	list, more := float64(len(h.BoxIDs()))*(b.LineHigh(2)+26), p.detailHigh(b)
	b.ScrollArea(ui.ScrollArea{ID: "results", Rect: r, High: list + 14 + more, Build: func(b *ui.Builder, in render.Rect) {
		top, rest := in.Cut(list)
		p.games(b, top, sums)
		p.detail(b, rest.Pad(0, 14, 0, 0))
	}})
}

// games lists the games with how they went.
func (p *personScene) games(b *ui.Builder, r render.Rect, sums map[string]playedSum) {
	h, boxes := p.house, p.house.BoxIDs()
	b.List(ui.List{ID: "games", Rect: r, Count: len(boxes), Selected: slices.Index(boxes, p.game), Gap: 6,
		Row: func(i int) ui.Line {
			id := boxes[i]
			s := sums[id]
			second := h.T("title.record.none")
			if s.played > 0 {
				second = h.T("person.line", "n", s.played, "won", s.won, "best", s.best)
			}
			note := ""
			if s.seconds > 0 {
				note = lasting(h, s.seconds)
			}
			return ui.Line{ID: id, Title: h.Title(id), Second: second, Note: note, Icon: "box/" + id}
		},
		Choose: func(i int) { p.game = boxes[i]; p.changed() },
	})
}

// detailHigh is how much room the details need.
func (p *personScene) detailHigh(b *ui.Builder) float64 {
	return b.LineHigh(1)*float64(len(p.byTable())+len(p.records(p.entries(p.game)))+2) + 190
}

// detail is what is known of the game that is looked at.
func (p *personScene) detail(b *ui.Builder, r render.Rect) {
	h, list := p.house, p.entries(p.game)
	facts, rows := p.records(list), p.byTable()
	label := h.Title(p.game) + ": " + strings.Join(append(slices.Clone(facts), rows...), "; ")
	line := b.LineHigh(1)
	high := max(r.H, p.detailHigh(b))
	b.ScrollArea(ui.ScrollArea{ID: "detail", Rect: r, High: high, Build: func(b *ui.Builder, in render.Rect) {
		b.Add(ui.Thing{ID: "detail/" + p.game, Shape: ui.Box(in), Layer: ui.LayerPanels, Decor: true, Label: label, Paint: func(c render.Canvas, st ui.State) {
			p.paintDetail(c, in, line, list, facts, rows)
		}})
	}})
}

func (p *personScene) paintDetail(c render.Canvas, r render.Rect, line float64, list []save.Entry, facts, rows []string) {
	h := p.house
	head := render.House.Heading().Sized(26).In(scenes.PaperInk)
	c.TextFit(render.R(r.X, r.Y, r.W, line), h.Title(p.game), head, render.Left|render.Middle, 22, 20)
	if len(list) == 0 {
		c.TextFit(render.R(r.X, r.Y+line+6, r.W, 2*line), h.T("person.nothing"), render.House.Note().Sized(21).In(scenes.PaperNote), render.Left, 19)
		return
	}
	y := r.Y + line + 8
	chart := render.R(r.X, y, r.W, max(150, r.Bottom()-y-line*float64(len(rows)+len(facts)+1)-16))
	p.paintCourse(c, chart, list)
	y = chart.Bottom() + 12
	bold := render.House.Body().With(render.Sans700).Sized(20).In(scenes.PaperInk)
	plain := render.House.Body().Sized(20).In(scenes.PaperInk)
	for _, f := range facts {
		c.TextFit(render.R(r.X, y, r.W, line), f, bold, render.Left|render.Middle, 18, 17)
		y += line
	}
	for i, f := range rows {
		at := render.R(r.X, y, r.W, line)
		if i%2 == 0 {
			c.Fill(at, render.Solid(render.Hex(0x7A6038).Fade(0.12)))
		}
		c.TextFit(at.Pad(8, 0, 8, 0), f, plain, render.Left|render.Middle, 18, 17)
		y += line
	}
}

// courseMost is how many matches the chart shows.
const courseMost = 24

// paintCourse draws the last scores as a line, those of the best opponent dashed; a
// victory is a full dot.
func (p *personScene) paintCourse(c render.Canvas, r render.Rect, list []save.Entry) {
	if n := len(list); n > courseMost {
		list = list[n-courseMost:]
	}
	c.Round(r, 3, render.Slope(110, render.Hex(0xFBF7EA), render.Hex(0xE9DFC6)))
	c.Frame(r, 3, 1.2, render.Solid(render.Hex(0x6A5330).Fade(0.5)))
	in := r.Pad(58, 20, 24, 20)
	lo, hi := list[0].Score, list[0].Score
	for _, e := range list {
		lo, hi = min(lo, e.Score, e.Against), max(hi, e.Score, e.Against)
	}
	if hi == lo {
		hi++
	}
	at := func(i, v int) render.Point {
		x := in.Center().X
		if len(list) > 1 {
			x = in.X + in.W*float64(i)/float64(len(list)-1)
		}
		return render.Pt(x, in.Bottom()-in.H*float64(v-lo)/float64(hi-lo))
	}
	small := render.House.Body().Sized(17).In(scenes.PaperNote)
	for _, v := range []int{lo, (lo + hi) / 2, hi} {
		y := at(0, v).Y
		c.Fill(render.R(in.X-6, y, in.W+12, 1), render.Solid(render.Hex(0x7C93B8).Fade(0.5)))
		c.TextIn(render.R(r.X+6, y-14, 44, 28), text.Figure(v), small, render.Right|render.Middle)
	}
	var own, other []render.Point
	for i, e := range list {
		own, other = append(own, at(i, e.Score)), append(other, at(i, e.Against))
	}
	mine := render.Hex(0xA3231B)
	if len(own) > 1 {
		c.Dashes(other, 2.2, scenes.PaperNote.Fade(0.8), 6, 5, 0, false)
		c.Line(own, 3, mine, false)
	}
	for i, e := range list {
		c.Dot(other[i], 7, scenes.PaperNote)
		c.Dot(own[i], 13, mine)
		if !e.Won {
			c.Dot(own[i], 7, render.Hex(0xFBF7EA))
		}
	}
}

// records are what somebody did best in a game.
func (p *personScene) records(list []save.Entry) (l []string) {
	if len(list) == 0 {
		return nil
	}
	h := p.house
	best, lead, leads, row, streak := list[0], list[0], false, 0, 0
	for _, e := range list {
		if e.Score > best.Score {
			best = e
		}
		if e.Won && (!leads || e.Score-e.Against > lead.Score-lead.Against) {
			lead, leads = e, true
		}
		if row++; !e.Won {
			row = 0
		}
		streak = max(streak, row)
	}
	day := func(e save.Entry) string { return h.Date("day", time.Unix(e.When, 0)) }
	l = append(l, h.T("person.best", "n", best.Score, "day", day(best)))
	if leads && lead.Score > lead.Against {
		l = append(l, h.T("person.lead", "n", lead.Score, "m", lead.Against, "day", day(lead)))
	}
	if streak > 1 {
		l = append(l, h.T("person.streak", "n", streak))
	}
	return l
}

// A row is how somebody did at one kind of table; rival is whom the automa played as there, "" for itself.
type row struct {
	save.Tally
	rival string
}

// rows are the tallies of a game, the most played first. The matches in which the automa played as a rival of a career stand by
// themselves, as far as they are kept: of others nothing but the tally is known.
func (p *personScene) rows() (rows []row) {
	h := p.house
	for _, t := range h.Profile.Tallies {
		if t.Who == p.who && t.Game == p.game {
			rows = append(rows, row{Tally: t})
		}
	}
	rivals := map[string]string{}
	if g, ok := games.Find(p.game); ok {
		for _, l := range slices.Concat(h.Index.Matches, h.Index.Replays) {
			if name := h.AutomaOf(g.Info(), l.Called); l.Game == p.game && name != h.Automa(g.Info()) {
				rivals[l.ID] = name
			}
		}
	}
	list := p.entries(p.game)
	for _, e := range list {
		find := func(rival string) int {
			return slices.IndexFunc(rows, func(r row) bool { return r.Seats == e.Seats && r.Level == e.Level && r.rival == rival })
		}
		rival := rivals[e.Match]
		from := find("")
		if rival == "" || from < 0 || rows[from].Played == 0 {
			continue
		}
		to := find(rival)
		if to < 0 {
			to, rows = len(rows), append(rows, row{save.Tally{Who: p.who, Game: p.game, Seats: e.Seats, Level: e.Level, Best: e.Score}, rival})
		}
		own, his := &rows[from], &rows[to]
		own.Played, own.Sum = own.Played-1, own.Sum-e.Score
		his.Played, his.Sum, his.Best = his.Played+1, his.Sum+e.Score, max(his.Best, e.Score)
		if e.Won {
			own.Won, his.Won = own.Won-1, his.Won+1
		}
		left, best := 0, 0
		for _, o := range list {
			if o.Seats == e.Seats && o.Level == e.Level && rivals[o.Match] == "" {
				if left++; left == 1 || o.Score > best {
					best = o.Score
				}
			}
		}
		if left == own.Played {
			own.Best = best
		}
	}
	rows = slices.DeleteFunc(rows, func(r row) bool { return r.Played == 0 })
	slices.SortStableFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(a.Seats, b.Seats))
	})
	return rows
}

// byTable is how it went by the number of seats, the level and the options.
func (p *personScene) byTable() (l []string) {
	h := p.house
	for _, t := range p.rows() {
		tenths := int(math.Round(10 * math.Abs(float64(t.Sum)) / float64(max(1, t.Played))))
		mean := h.T("number.tenths", "whole", tenths/10, "tenth", tenths%10)
		if t.Sum < 0 && tenths > 0 {
			mean = text.Less(mean)
		}
		l = append(l, h.T("person.table", "n", t.Seats, "against", against(h, t.Game, t.Level, t.rival), "played", t.Played, "won", t.Won, "mean", mean, "best", t.Best))
	}
	played, won := map[string]int{}, map[string]int{}
	for _, e := range p.entries(p.game) {
		for _, o := range e.Options {
			if played[o]++; e.Won {
				won[o]++
			}
		}
	}
	var options []string
	strength := ""
	if g, ok := games.Find(p.game); ok && g.Info().Strength != "" {
		strength = g.Info().Strength + "="
	}
	for o := range played {
		if strength == "" || !strings.HasPrefix(o, strength) { // the rows above tell it
			options = append(options, o)
		}
	}
	slices.SortFunc(options, func(a, b string) int { return cmp.Or(cmp.Compare(played[b], played[a]), cmp.Compare(a, b)) })
	for _, o := range options[:min(4, len(options))] {
		l = append(l, h.T("person.option", "name", h.OptionValue(p.game, o), "n", played[o], "won", won[o]))
	}
	return l
}

// against is whom the persons of a match played against, in words: the level of the bots,
// or the automa and its strength.
func against(h *scenes.House, game, level, rival string) string {
	if level == "" {
		return h.T("person.people.only")
	}
	if g, ok := games.Find(game); ok && bot.Rank(level) < 0 {
		in := g.Info()
		return h.T("person.automa", "name", cmp.Or(rival, h.Automa(in)), "level", h.ValueName(game, in.Strength, level))
	}
	return h.T("person.level", "level", h.LevelName(level))
}
