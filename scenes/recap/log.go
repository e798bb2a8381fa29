package recap

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
)

// A Bullet is the mark before a line of the log: the shape of a seat, or a
// pictogram.
type Bullet struct {
	Seat int // -1: the pictogram
	Icon string
	Tint render.Color
	Loud bool // the line stands out
}

// A Line is a line of the log as it is drawn.
type Line struct {
	Bullet Bullet
	Text   string
	Told   match.Line // the event, and where in the match it happened
	Deeds  []string   // what Text says, deed by deed; nil for a sentence
}

// latest is a line as it fits: its last deeds, and before them a sign that more went before, which the log's page tells.
func (l *Line) latest(fits func(words string) bool) string {
	words := l.Text
	for i := 1; i < len(l.Deeds) && !fits(words); i++ {
		words = "… " + strings.Join(l.Deeds[i:], " ")
	}
	return words
}

// Merge makes one line of what a step tells several times of one player and one kind, where there is a text for that: the
// cards of a row that is filled, Agents that come home from several places. The text lists what it is about, under "what".
func Merge(from []match.Line, has func(key string) bool) (l []match.Line) {
	for i := 0; i < len(from); {
		n := i + 1
		for n < len(from) && from[n].Step == from[i].Step && from[n].Event.Kind == from[i].Event.Kind && from[n].Event.Who == from[i].Event.Who {
			n++
		}
		key := from[i].Message.Key + ".several"
		if n > i+1 && has(key) {
			x := from[i]
			x.Message = several(key, from[i:n])
			l = append(l, x)
		} else {
			l = append(l, from[i:n]...)
		}
		i = n
	}
	return l
}

// several is what alike events are in one sentence.
func several(key string, from []match.Line) rules.Message {
	m := rules.Message{Key: key, Args: slices.Clone(from[0].Message.Args)}
	for i := range m.Args {
		a := &m.Args[i]
		for _, x := range from[1:] {
			k := slices.IndexFunc(x.Message.Args, func(b rules.Arg) bool { return b.Name == a.Name })
			switch {
			case k < 0:
			case a.Name == "n":
				a.N += x.Message.Args[k].N
			case a.Name == "what":
				a.Sub = append(slices.Clip(a.Sub), x.Message.Args[k].Sub...)
			}
		}
		if a.Name == "what" {
			a.Kind = rules.List
		}
	}
	return m
}

// A Cause is what one rival did without a break, a decision of whom the table faces, or a thing that befell the whole table.
type Cause struct {
	Bullet Bullet
	Own    bool   // whom the table faces did it
	Text   string // of what befell the table
	Rows   []Row
	Told   match.Line // its first event
}

// A Teller puts what happened into causes.
type Teller struct {
	Doing  func(rules.Event) (Doing, bool)
	Bullet func(rules.Event) (Bullet, bool)
	Brief  func(rules.Message) string // the shortest form of a sentence
	Name   func(rules.Ref) string
	Seat   func(step int) int // who decided it
	Own    func(who int) bool // whom the table faces plays it
}

// Causes are the causes of what happened, in order.
func (t *Teller) Causes(from []match.Line) (l []Cause) {
	cur, step := -1, -1
	for _, x := range from {
		if x.Step != step {
			if step = x.Step; t.Seat(step) >= 0 {
				cur = t.Seat(step)
			}
		}
		d, ok := t.Doing(x.Event)
		b, told := t.Bullet(x.Event)
		if !ok {
			if told && b.Loud {
				l = append(l, Cause{Bullet: b, Text: t.Brief(x.Message), Told: x})
			}
			continue
		}
		if d.Who >= 0 && !d.Hit {
			cur = d.Who
		}
		own := cur >= 0 && t.Own(cur)
		if n := len(l); n == 0 || l[n-1].Text != "" || l[n-1].Bullet.Seat != bulletOf(cur).Seat || own && l[n-1].Told.Step != step {
			l = append(l, Cause{Bullet: bulletOf(cur), Own: own, Told: x})
		}
		c := &l[len(l)-1]
		turn := Turn{Rows: c.Rows}
		turn.Add(Row{Deed: d, Line: x, Mine: !c.Own && (d.Hit && t.Own(d.Who) || slices.ContainsFunc(d.Whom, t.Own))})
		c.Rows = turn.Rows
	}
	return l
}

func bulletOf(who int) Bullet {
	if who == Automa || who < 0 {
		return Bullet{Seat: -1, Icon: "common/bot"}
	}
	return Bullet{Seat: who}
}

// All is that every deed of a line names its things.
const All = 1 << 20

// Line is a cause in one line, its deeds as signs with figures, and between has between two deeds. The first so many deeds,
// and what was done to whom the table faces, have the names of things. A name that was the last to be said is not said again.
func (t *Teller) Line(c Cause, most int, between string) Line {
	if c.Text != "" {
		return Line{Bullet: c.Bullet, Text: c.Text, Told: c.Told}
	}
	var out []string
	last, deeds := "", 0
	for i, row := range c.Rows {
		if i == 0 || !sameDeed(c.Rows[i-1], row) {
			deeds++
		}
		named := deeds <= most || most > 0 && row.Mine
		words := "{icon:" + row.Deed.Icon + "}"
		if i > 0 && len(out) > 0 && sameDeed(c.Rows[i-1], row) {
			words = "" // the sign stands there
		} else if row.Mine {
			words = "{c:accent}" + words + "{/c}"
		}
		names := (&Painter{Name: t.Name}).deedNames(row.Deed)
		long := false
		if named && names != "" && names != last {
			words, last = glue(words, names), names
			long = len([]rune(names[strings.LastIndexAny(names, " \u00a0")+1:])) >= longWord
		}
		figures := false // some stand there: another one may stand below them
		for _, g := range row.Deed.Gains {
			sign := "{icon:" + g.Icon + "}"
			if g.Draw != nil {
				sign = g.Mark
			}
			if sign == "" {
				continue
			}
			if g.Icon == row.Deed.Icon && g.Plain && words != "" {
				sign = "" // it stands before the figure
			}
			sign = GainWords(g) + sign
			if g.N < 0 && !g.Plain {
				sign = "{c:bad}" + sign + "{/c}"
			}
			if long || figures { // the figure may stand below it
				words, long, figures = words+" "+sign, false, true
				continue
			}
			words, figures = glue(words, sign), true
		}
		if words == "{icon:"+row.Deed.Icon+"}" && named { // a sign alone says too little
			words = glue(words, t.Brief(row.Line.Message))
		}
		switch {
		case words == "":
		case len(out) > 0 && i > 0 && sameDeed(c.Rows[i-1], row):
			if strings.ContainsRune("+−{", []rune(words)[0]) { // nothing but figures: they may stand below those before them
				words = " " + words
			} else {
				words = ", " + words
			}
			out[len(out)-1] = strings.TrimSuffix(out[len(out)-1], ".") + words // a whole sentence goes on
		default:
			out = append(out, words)
		}
	}
	return Line{c.Bullet, strings.Join(out, between), c.Told, out}
}

// longWord is how many letters a word has that leaves no room for a figure beside it in a narrow log.
const longWord = 11

// sameDeed reports whether two rows are the same deed with other things.
func sameDeed(a, b Row) bool {
	return a.Deed.Icon == b.Deed.Icon && a.Mine == b.Mine && a.Deed.Who == b.Deed.Who
}

// glue puts a sign before words or figures with no break between them.
func glue(a, b string) string {
	if a == "" {
		return b
	}
	return a + "\u00a0" + b
}

// A Level is lines in letters of a size, 0 for the usual one: the more has to lie on the panel the briefer.
type Level struct {
	Lines func() []Line // put into words when a panel is laid out that needs this level
	Size  float64
	Named int // so many deeds of each line name their things
}

// Whole is some lines as they are.
func Whole(lines []Line) []Level { return []Level{{Lines: func() []Line { return lines }}} }

// Levels are causes with a line a deed, then with one for all; with the names of things in smaller and smaller letters, then
// with the names of fewer and fewer deeds of each line, at last without any.
func (t *Teller) Levels(list []Cause) (levels []Level) {
	for _, k := range []struct {
		named   int
		size    float64
		between string
	}{
		{All, 0, "\n"}, {All, 16, "\n"}, {All, 0, apart}, {All, 16, apart}, {All, render.CaptionFloor, apart},
		{3, 16, apart}, {3, render.CaptionFloor, apart}, {2, 16, apart}, {2, render.CaptionFloor, apart}, {1, 16, apart}, {1, render.CaptionFloor, apart}, {1, render.CaptionFloor, " "},
		{0, 0, apart}, {0, 16, apart}, {0, 16, " "},
	} {
		lines := sync.OnceValue(func() (l []Line) {
			for _, c := range list {
				l = append(l, t.Line(c, k.named, k.between))
			}
			return l
		})
		levels = append(levels, Level{Lines: lines, Size: k.size, Named: k.named})
	}
	return levels
}

// apart is what stands between the deeds of one line.
const apart = " · "

// Since is the first cause since the last turn of whom the table faces, with what they are doing now.
func Since(list []Cause) (since int) {
	since = len(list)
	for since > 0 && list[since-1].Own { // what is being done now
		since--
	}
	for since > 0 && !list[since-1].Own {
		since--
	}
	return since
}

// A Log paints lines on some ground.
type Log struct {
	Theme *render.Theme // of the ground
	Table *render.Theme // of the table, whose seats have their colours
	Loud  render.Color
}

const logGap = 5.0

// logLeft is how far the words stand from the left edge, behind their bullet.
const logLeft = 28.0

// fits reports whether all of some lines have room, in letters of some size.
func (x *Log) fits(k render.Ruler, r render.Rect, lines []Line, size float64) bool {
	high := 0.0
	for _, l := range lines {
		_, h := k.Wrap(l.Text, x.letters(size), r.W-logLeft, render.Left).Size()
		high += h + logGap
	}
	return high-logGap <= r.H
}

// Level is the first level on which all lines since one of them have room. Where they have on none it is the briefest one with
// names, or without where not even the last line has room, and false: the others are on the page that the log opens.
func (x *Log) Level(k render.Ruler, r render.Rect, levels []Level, since int) (Level, bool) {
	for _, l := range levels {
		if lines := l.Lines(); x.fits(k, r, lines[min(since, len(lines)):], l.Size) {
			return l, true
		}
	}
	last := len(levels) - 1
	named := last
	for named > 0 && levels[named].Named == 0 {
		named--
	}
	if l := levels[named].Lines(); x.fits(k, r, l[max(0, len(l)-1):], levels[named].Size) {
		last = named
	}
	return levels[last], false
}

// letters are those of the log in some size.
func (x *Log) letters(size float64) render.Style {
	st := x.Theme.Body().In(x.Theme.Text)
	if size > 0 {
		st = st.Sized(size)
		st.Floor = min(st.Floor, size)
	}
	return st
}

// Paint draws as many of the last lines as fit, from the top down.
func (x *Log) Paint(c render.Canvas, r render.Rect, level Level) {
	style, lines := x.letters(level.Size), level.Lines()
	first, high := len(lines), 0.0
	for first > 0 {
		_, h := c.Ruler().Wrap(lines[first-1].Text, style, r.W-logLeft, render.Left).Size()
		if high+h > r.H {
			break
		}
		high += h + logGap
		first--
	}
	if n := len(lines); first == n && n > 0 { // no room for a whole one: its last deeds
		x.bullet(c, render.R(r.X, r.Center().Y-9, 18, 18), lines[n-1].Bullet)
		style.Floor, style.Lead = render.KeyFloor, 19
		room, sizes := r.Pad(logLeft, -6, -8, -4), []float64{17, 16, 15, 14, 13, 12}
		words := lines[n-1].latest(func(words string) bool {
			return !c.Ruler().Tight(words, style, room.W, room.H, render.Left, sizes...).Truncated()
		})
		c.TextFit(room, words, style, render.Left|render.Middle, sizes...)
		return
	}
	y := r.Y
	for _, l := range lines[first:] {
		st := style
		bullet := l.Bullet
		if bullet.Loud {
			st = st.In(x.Loud)
		}
		if x.Theme != x.Table && bullet.Seat < 0 { // on another ground
			bullet.Tint = st.Color
		}
		block := c.Ruler().Wrap(l.Text, st, r.W-logLeft, render.Left)
		_, h := block.Size()
		x.bullet(c, render.R(r.X, y+LineHigh(c, st)/2-9, 18, 18), bullet)
		c.Block(block, r.X+logLeft, y, st)
		y += h + logGap
	}
}

// LineHigh is the height of one line of text.
func LineHigh(c render.Canvas, st render.Style) float64 {
	_, h := c.Ruler().Measure("x", st)
	return h
}

func (x *Log) bullet(c render.Canvas, r render.Rect, b Bullet) {
	if b.Seat >= 0 {
		c.SeatShape(r, b.Seat, x.Table)
		return
	}
	tint := b.Tint
	if tint == render.Clear {
		tint = x.Table.Second
	}
	c.Icon(b.Icon, r, tint)
}

// loudInk is the ink of a line that must not be missed: what the table marks it with,
// where that stands out against a panel at least as well as the theme's own.
func (x *Log) loudInk(b Bullet) render.Color {
	if b.Tint != render.Clear && render.Contrast(b.Tint, x.Theme.PanelMid) > render.Contrast(x.Loud, x.Theme.PanelMid) {
		return b.Tint
	}
	return x.Loud
}

// Page lists lines that may wrap, each as high as it needs, and begins at
// the last of them. Pressing one looks at it.
func (x *Log) Page(b *ui.Builder, id string, r render.Rect, lines []Line, tip ui.Tip, look func(Line)) {
	const left, gap = 40, 8
	style := x.Theme.Body().In(x.Theme.Text)
	wide := r.W - left - 30
	y := make([]float64, len(lines)+1)
	for i, l := range lines {
		_, h := b.Ruler().Wrap(l.Text, style, wide, render.Left).Size()
		y[i+1] = y[i] + h + gap
	}
	b.ScrollArea(ui.ScrollArea{ID: id, Rect: r, High: y[len(lines)], End: true, Build: func(b *ui.Builder, in render.Rect) {
		for i, l := range lines {
			st := style
			if l.Bullet.Loud {
				st = st.In(x.loudInk(l.Bullet))
			}
			box := render.R(in.X, in.Y+y[i]-gap/2, wide+left+6, y[i+1]-y[i])
			b.Add(ui.Thing{ID: "line:" + strconv.Itoa(i), Shape: ui.Box(box), Layer: ui.LayerPanels, Label: l.Text, Press: func() { look(l) }, Move: ui.Move{How: ui.Jump}, Tip: func() ui.Tip { return tip },
				Paint: func(c render.Canvas, s ui.State) {
					top := s.At.Y + gap/2
					if s.Hot() {
						c.Frame(s.At, 4, 1.5, render.Solid(x.Theme.Accent))
					}
					x.bullet(c, render.R(s.At.X+6, top+LineHigh(c, st)/2-11, 22, 22), l.Bullet)
					c.Block(c.Ruler().Wrap(l.Text, st, wide, render.Left), s.At.X+left, top, st)
				}})
		}
	}})
}
