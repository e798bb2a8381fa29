package recap

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/rules"
)

// Measures of a strip, in points.
const (
	Edge = 8.0
	Icon = 24.0
	Most = 8 // rows
)

// Automa is who an automa is, where rivals are named by their seats.
const Automa = 99

// A Painter paints what a rival did.
type Painter struct {
	Theme *render.Theme
	Loud  render.Color           // ink of what must not be missed
	Name  func(rules.Ref) string // what a thing of the game is called
}

// A Strip is a turn with what its head tells.
type Strip struct {
	Turn  Turn
	Name  string // of whose turn it was
	Short string // what is left of the name where there is little room
	Now   int    // how it stands, where Tells says so
	Icon  string // the sign of that, "" for none
	Tell  bool
}

// Stands is how a rival stands, and how it stood before its turn.
func (x *Strip) Stands() string {
	if !x.Tell {
		return ""
	}
	words := render.Digits(x.Now)
	if x.Turn.Stood && x.Turn.Was != x.Now {
		words = render.Digits(x.Turn.Was) + " {icon:arrow-right} " + words
	}
	if x.Icon != "" {
		words = "{icon:" + x.Icon + "} " + words
	}
	return words
}

// Strip draws a strip: the head with name and standing, and so many rows; none for one line.
func (p *Painter) Strip(c render.Canvas, at render.Rect, strip Strip, rows int, head, row float64) {
	turn := strip.Turn
	list := turn.MineFirst()
	th := p.Theme
	edge := th.Accent
	if turn.Who != Automa {
		edge = c.Kit().Seat(th, turn.Who)
	}
	c.Cover(at)
	c.PanelMarked(at, th, edge)
	in := at.Pad(Edge, 0, Edge, 0)
	sign := func(y, h float64) float64 {
		r := render.Around(render.Pt(in.X+Icon/2, y+h/2), Icon, Icon)
		p.Who(c, r, turn.Who)
		return in.X + Icon + 8
	}
	if rows == 0 {
		x := sign(at.Y, at.H)
		if name := strip.Name; at.W > 480 {
			if w, st, ok := fitting(c.Ruler(), th, name, at.W*0.4); ok {
				c.TextIn(render.R(x, at.Y, w+2, at.H), name, st, render.Left|render.Middle)
				x += w + 16
			}
		}
		p.paintInLine(c, render.R(x, at.Y, in.Right()-x, at.H), list)
		return
	}
	x := sign(at.Y, head)
	right := in.Right()
	if words := strip.Stands(); words != "" {
		w, _ := c.Ruler().Measure(words, Figure(th))
		if right-w-x > 40 {
			c.TextIn(render.R(right-w-2, at.Y, w+2, head), words, Figure(th).In(p.Loud), render.Right|render.Middle)
			right -= w + 8
		}
	}
	name := th.Heading().Sized(20).In(th.Text)
	name.Floor = render.CaptionFloor
	forms := []string{strip.Name, strip.Short} // without room for either the sign says who it is
	c.Name(render.R(x, at.Y, right-x, head), forms, name, render.Left|render.Middle, 20, 18, 16, 15, 14)
	if rows == 1 && len(list) > 1 {
		c.Fill(render.R(in.X, at.Y+head, in.W, 1), render.Solid(th.PanelEdge.Fade(0.4)))
		p.paintInLine(c, render.R(in.X, at.Y+head, in.W, row), list)
		return
	}
	for i, k := range list {
		if i == rows {
			break
		}
		line := render.R(in.X, at.Y+head+row*float64(i), in.W, row)
		c.Fill(render.R(line.X, line.Y, line.W, 1), render.Solid(th.PanelEdge.Fade(0.4)))
		if k.Mine {
			c.Fill(render.R(line.X-Edge+3, line.Y+3, 4, line.H-6), render.Solid(p.Loud))
		}
		if left := len(list) - rows; i == rows-1 && left > 0 {
			line.W -= p.paintMore(c, line, left)
		}
		p.paintDeed(c, line, k, true)
	}
}

// paintInLine draws as many doings of a turn side by side as have room, as signs alone.
func (p *Painter) paintInLine(c render.Canvas, line render.Rect, rows []Row) {
	x := line.X
	for i, k := range rows {
		w := p.deedWide(c.Ruler(), k.Deed)
		more := 0.0
		if i < len(rows)-1 {
			more, _ = c.Ruler().Measure("+"+strconv.Itoa(len(rows)-i-1), Figure(p.Theme))
			more += 8
		}
		if x+w+more > line.Right() {
			p.paintMore(c, line, len(rows)-i)
			return
		}
		p.paintDeed(c, render.R(x, line.Y, w, line.H), k, false)
		x += w + 8
	}
}

// paintMore tells at the right end of a line how many rows are left out; it returns how wide that is.
func (p *Painter) paintMore(c render.Canvas, line render.Rect, n int) float64 {
	st := Figure(p.Theme).In(p.Theme.Second)
	words := "+" + strconv.Itoa(n)
	w, _ := c.Ruler().Measure(words, st)
	c.TextIn(line, words, st, render.Right|render.Middle)
	return w + 8
}

func Figure(th *render.Theme) render.Style {
	st := th.Number().Sized(18)
	st.Floor = render.CaptionFloor
	return st
}

// GainWords is the figure of a gain.
func GainWords(g Gain) string {
	switch {
	case g.N == 0:
		return ""
	case g.Plain:
		return render.Digits(g.N)
	}
	return render.Signed(g.N)
}

// deedWide is how wide a doing is as signs alone.
func (p *Painter) deedWide(k render.Ruler, d Doing) float64 {
	return Icon + 8 + p.gainsWide(k, d)
}

// gainsWide is how wide what a doing moved is.
func (p *Painter) gainsWide(k render.Ruler, d Doing) (w float64) {
	for _, g := range d.Gains {
		n, _ := k.Measure(GainWords(g), Figure(p.Theme))
		w += 8 + n + 3 + Icon*0.8
	}
	return w
}

func NameStyle(th *render.Theme, size float64) render.Style {
	st := th.Body().Sized(size).In(th.Text)
	st.Floor = render.CaptionFloor
	return st
}

// deedNames are the names of what a deed was about.
func (p *Painter) deedNames(d Doing) string {
	var l []string
	for _, r := range d.About {
		if n := p.Name(r); n != "" && !slices.Contains(l, n) {
			l = append(l, n)
		}
	}
	return strings.Join(l, " {icon:arrow-right} ")
}

// paintDeed draws a deed in a line: its sign, what it was about where there is room for the whole name, and what it moved.
func (p *Painter) paintDeed(c render.Canvas, line render.Rect, row Row, named bool) {
	th, d := p.Theme, row.Deed
	tint := d.Tint
	if tint == render.Clear {
		tint = th.Second
	}
	icon := render.Around(render.Pt(line.X+Icon/2, line.Center().Y), Icon, Icon)
	if row.Mine {
		tint = p.Loud
	}
	c.Icon(d.Icon, icon, tint)
	x := icon.Right() + 8
	rest := p.gainsWide(c.Ruler(), d)
	if names := p.deedNames(d); named && names != "" {
		room := line.Right() - x - rest
		for _, try := range []string{names, p.lastName(d)} {
			if w, st, ok := fitting(c.Ruler(), th, try, room); ok {
				c.TextIn(render.R(x, line.Y, w+2, line.H), try, st, render.Left|render.Middle)
				x += w + 8
				break
			}
		}
	}
	p.paintGains(c, render.R(x, line.Y, line.Right()-x, line.H), d.Gains)
}

// paintGains draws what a deed moved, from the left edge of a line.
func (p *Painter) paintGains(c render.Canvas, line render.Rect, gains []Gain) {
	th, x := p.Theme, line.X
	for _, g := range gains {
		st := Figure(th).In(th.Text)
		switch {
		case g.Plain:
		case g.N < 0:
			ink, _ := th.Legible("bad", false)
			st = st.In(ink)
		default:
			ink, _ := th.Legible("good", false)
			st = st.In(ink)
		}
		words := GainWords(g)
		w, _ := c.Ruler().Measure(words, st)
		if x+w+3+Icon*0.8 > line.Right()+1 {
			return
		}
		c.TextIn(render.R(x, line.Y, w+2, line.H), words, st, render.Left|render.Middle)
		at := render.Around(render.Pt(x+w+3+Icon*0.4, line.Center().Y), Icon*0.8, Icon*0.8)
		if g.Draw != nil {
			g.Draw(c, at)
		} else {
			c.Icon(g.Icon, at, th.Text)
		}
		x = at.Right() + 8
	}
}

// lastName is the name of the last thing that a deed was about.
func (p *Painter) lastName(d Doing) string {
	return p.deedNames(Doing{About: d.About[len(d.About)-1:]})
}

// fitting is the largest letters in which some words have room in a line.
func fitting(k render.Ruler, th *render.Theme, words string, room float64) (wide float64, st render.Style, ok bool) {
	for _, size := range []float64{18, 17, 16, 15} {
		st = NameStyle(th, size)
		if wide, _ = k.Measure(words, st); wide <= room {
			return wide, st, true
		}
	}
	return 0, st, false
}
