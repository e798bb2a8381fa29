package recap

import (
	"math"
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/match"
)

// A Film shows the last turns of rivals again, step by step: a frame a deed, a tab a rival.
type Film struct {
	ID     string
	Strips []Strip
	At     int // which of them is shown
	Change func(i int)
	Close  func()

	Shut   string                  // what the button that closes it says
	Title  string                  // what it is
	Say    func(match.Line) string // an event as a sentence
	Places func(x Row) []string    // IDs of what a deed changed, lit while its frame is looked at
	Look   func(match.Line)        // shows the table at that moment
	LookAt string                  // what a press does, for the tip
}

// Measures of a film, in points at the size of text.
const (
	frameWide = 168.0
	frameHigh = 128.0 // at least; as much more as the longest sentence needs
	filmPad   = 14.0
	holeSide  = 8.0
)

// Film lays a film as a dialog at the foot of the window. Nothing moves while it is seen, and closing it changes nothing.
func (p *Painter) Film(b *ui.Builder, f Film) {
	b.Modal(ui.Modal{ID: f.ID, Close: f.Close, Loose: true, Clear: true, First: f.ID + "/close"}, func(b *ui.Builder) {
		x, a, g := f.Strips[f.At], b.Area(), b.Grow()
		top, foot := render.ButtonHeight+16.0, render.ButtonHeight+14.0
		holes := 2*holeSide + 8
		room := a.H*0.62 - top - foot - 2*holes
		fw, fh := frameWide*g, 0.0
		for { // a frame is whole, and wider where its sentence would not be
			fh = frameHigh * g
			for _, row := range x.Turn.Deeds {
				fh = max(fh, p.frameHigh(b.Ruler(), f.Say(row.Line), row, fw))
			}
			if fh <= room || 1.25*fw > a.W/2 {
				break
			}
			fw *= 1.25
		}
		fh = min(fh, room)
		most := max(1, int((a.W-24-2*filmPad-24+8)/(fw+8)))
		cols := min(most, max(len(x.Turn.Deeds), 4))
		rows := int(math.Ceil(float64(len(x.Turn.Deeds)) / float64(cols)))
		cols = max(min(cols, 4), int(math.Ceil(float64(len(x.Turn.Deeds))/float64(rows)))) // rows of the same length
		high := float64(rows)*(fh+8) - 8
		shown := min(high, room)
		if n := math.Floor((room + 8) / (fh + 8)); n < float64(rows) {
			shown = n*(fh+8) - 8
		}
		wide := float64(cols)*(fw+8) - 8 + 2*filmPad + 24
		tabs, tabsWide := f.tabs(b)
		shut := ui.Button{ID: f.ID + "/close", Label: f.Shut, Centered: true, Confirm: true, Do: f.Close}
		shutWide := b.ButtonWidth(shut) + 24
		wide = min(max(wide, tabsWide+2*filmPad, shutWide+340*g), a.W-24)
		panel := render.R(a.Center().X-wide/2, a.Bottom()-12-(top+shown+foot+2*holes), wide, top+shown+foot+2*holes)
		th := p.Theme
		b.Add(ui.Thing{ID: f.ID, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: f.Title, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.Panel(st.At, th)
			band := render.R(st.At.X+6, st.At.Y+top, st.At.W-12, shown+2*holes)
			c.Fill(band, render.Solid(render.Hex(0x0C0B0A)))
			for at := band.X + 8; at+holeSide < band.Right(); at += 2 * holeSide {
				for _, y := range []float64{band.Y + 4, band.Bottom() - 4 - holeSide} {
					c.Round(render.R(at, y, holeSide, holeSide), 2, render.Solid(render.Hex(0xD8D0BC).Fade(0.75)))
				}
			}
			if words := x.Stands(); words != "" {
				c.TextFit(render.R(st.At.X+filmPad, st.At.Bottom()-foot, st.At.W-2*filmPad-shutWide-12, foot), words, Figure(th).In(p.Loud), render.Left|render.Middle, 18, 16)
			}
		}})
		b.Group(f.ID)
		b.Tabs(ui.Tabs{ID: f.ID + "/rival", Rect: render.R(panel.X+filmPad, panel.Y+8, min(tabsWide, panel.W-2*filmPad), render.ButtonHeight), Tabs: tabs, Value: f.At, Change: f.Change, Fitted: true})
		in := render.R(panel.X+filmPad, panel.Y+top+holes, panel.W-2*filmPad, shown)
		b.ScrollArea(ui.ScrollArea{ID: f.ID + "/frames", Rect: in, High: high, Build: func(b *ui.Builder, in render.Rect) {
			for i, row := range x.Turn.Deeds {
				at := render.R(in.X+float64(i%cols)*(fw+8), in.Y+float64(i/cols)*(fh+8), fw, fh)
				p.frame(b, f, i, row, at)
			}
		}})
		shut.Rect = render.R(panel.Right()-filmPad-shutWide, panel.Bottom()-render.ButtonHeight-7, shutWide, render.ButtonHeight)
		b.Button(shut)
	})
}

// tabs are the rivals, and how wide their tabs are.
func (f *Film) tabs(b *ui.Builder) (l []ui.Option, wide float64) {
	for _, x := range f.Strips {
		l = append(l, ui.Option{Label: x.Name})
		wide += b.ButtonWidth(ui.Button{Label: x.Name}) + 28
	}
	return l, wide
}

// Measures of a frame, in points; the sign at the size of text.
const (
	frameSign = 44.0 // sign and number, above the words
	frameEdge = 8.0
	frameAir  = 10.0 // around the words
)

// frameFoot is how high the gains of a deed are below its words.
func (p *Painter) frameFoot(k render.Ruler, row Row) float64 {
	if len(row.Deed.Gains) == 0 {
		return 0
	}
	_, figure := k.Measure("X", Figure(p.Theme))
	return figure + 8
}

// frameHigh is how high a frame of some width is with its sentence in the largest of its letters.
func (p *Painter) frameHigh(k render.Ruler, says string, row Row, wide float64) float64 {
	_, high := k.Wrap(says, p.sentence(16), wide-2*frameEdge, render.Center).Size()
	return frameSign*k.Reading() + p.frameFoot(k, row) + high + frameAir
}

// sentence is the style of a deed's sentence.
func (p *Painter) sentence(size float64) render.Style {
	st := p.Theme.Body().Sized(size).In(p.Theme.Text)
	st.Floor = render.CaptionFloor
	return st
}

// frame lays a deed of a film.
func (p *Painter) frame(b *ui.Builder, f Film, i int, row Row, at render.Rect) {
	th := p.Theme
	says := f.Say(row.Line)
	x := ui.Thing{ID: f.ID + ":" + strconv.Itoa(i), Shape: ui.Box(at), Layer: ui.LayerPanels, Modest: true, Label: says, Press: func() { f.Look(row.Line) }, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip { return ui.Tip{Title: f.LookAt, Body: says} }}
	for _, id := range f.Places(row) {
		x.Points = append(x.Points, ui.Pointing{To: id, Plain: true})
	}
	x.Paint = func(c render.Canvas, st ui.State) {
		r := st.At
		c.Panel(r, th)
		if row.Mine {
			c.Frame(r.Inset(1), render.PanelRadius, 2.5, render.Solid(p.Loud))
		}
		_, figure := c.Ruler().Measure("X", Figure(th))
		c.TextIn(render.R(r.X+8, r.Y+4, 40, figure+4), strconv.Itoa(i+1), Figure(th).In(th.Second), render.Left|render.Top)
		tint := row.Deed.Tint
		if tint == render.Clear {
			tint = th.Second
		}
		side := (frameSign - 8) * c.Ruler().Reading()
		c.Icon(row.Deed.Icon, render.R(r.Center().X-side/2, r.Y+6, side, side), tint)
		low := render.R(r.X+6, r.Bottom()-figure-10, r.W-12, figure+6)
		words := render.R(r.X+frameEdge, r.Y+side+8, r.W-2*frameEdge, r.H-side-12-p.frameFoot(c.Ruler(), row))
		if c.Ruler().Fit(says, p.sentence(16), words.W, words.H, render.Center|render.Middle, 16, 15, 14).Truncated() { // else what it was about
			c.TextFit(words, p.deedNames(row.Deed), NameStyle(th, 16), render.Center|render.Middle, 16, 15, 14)
		} else {
			c.TextFit(words, says, p.sentence(16), render.Center|render.Middle, 16, 15, 14)
		}
		gains := Doing{Gains: row.Deed.Gains}
		if w := p.gainsWide(c.Ruler(), gains); len(gains.Gains) > 0 {
			p.paintGains(c, render.R(max(low.X, low.Center().X-w/2-4), low.Y, min(w+8, low.W), low.H), gains.Gains)
		}
		if st.Hot() {
			c.Frame(r.Inset(-2), render.PanelRadius, 2.5, render.Solid(th.Focus))
		}
	}
	b.Add(x)
}
