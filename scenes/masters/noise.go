package masters

import (
	"fmt"
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

func itoa(n int) string { return text.Figure(n) }

func seatName(f int) rules.Message { return info.Name(ref(kSeat, f)) }

// layNoise is the tracker: two columns that rise, alerts in red, what is due
// striped.
func (t *table) layNoise(b *ui.Builder, r render.Rect) {
	s, th := t.s, b.Theme()
	spaces, last := s.Track()
	fore := s.Forecast()
	pending := s.NoisePending()
	if !t.due() {
		pending = 0
		fore.Noise = int(s.Noise)
	}
	rows := (last + 2) / 2
	thing := ui.Thing{
		ID: "noise", Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: say(t.v, "noise") + " " + itoa(int(s.Noise)),
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: say(t.v, "noise.at", "n", int(s.Noise)), Body: say(t.v, "noise.tip")}
			if pending > 0 {
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/noise", Name: say(t.v, "noise.due", "n", pending), Text: say(t.v, "noise.due.tip", "n", fore.Alerts)})
			}
			if s.Decoys > 0 {
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: fixerIcon(masters.DiversionArtist), Name: say(t.v, "decoys", "n", int(s.Decoys)), Text: say(t.v, "decoys.tip")})
			}
			return tip
		},
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			key := render.Key(uint64(s.Noise), uint64(pending), uint64(s.Seats))
			t.cards.Draw(c, "noise", r, key, func(c render.Canvas) {
				t.paintNoise(c, th, render.R(0, 0, r.W, r.H), spaces, last, rows, pending, fore.Noise)
			})
		}),
	}
	for _, a := range t.todo.rest {
		if a.Verb == masters.VDecoy {
			t.v.OfferAll(&thing, []rules.Action{a})
		}
	}
	b.Add(thing)
}

// due reports whether the noise of the round is still to be booked. While the marker
// moves it is counted no second time.
func (t *table) due() bool {
	return t.s.Phase == masters.Action || t.s.Phase == masters.Closing && !t.booked
}

func (t *table) paintNoise(c render.Canvas, th *render.Theme, r render.Rect, spaces []uint8, last, rows, pending, then int) {
	s := t.s
	c.Round(r, 6, render.Solid(render.Hex(0x071C42).Fade(0.72)))
	c.Frame(r, 6, 1.4, render.Solid(line.Fade(0.35)))
	head := caption(render.Style{Face: render.Oswald500, Size: 20, Track: 1.5, Color: line, Theme: th})
	fitLine(c, render.R(r.X+8, r.Y+2, 76, 34), render.Upper(say(t.v, "noise")), head, render.Left|render.Middle, 19, 17, 15)
	c.TextIn(render.R(r.X+60, r.Y+5, r.W-68, 28), itoa(int(s.Noise)), small(render.Style{Face: render.Mono700, Size: 22, Color: th.Good, Theme: th}), render.Right|render.Middle)
	pitch := (r.H - 44) / float64(rows)
	w := (r.W - 20) / 2
	fig := small(render.Style{Face: render.Mono600, Size: min(18, pitch*0.62), Theme: th})
	for n := 0; n <= last; n++ {
		col, row := n/rows, n%rows
		at := render.R(r.X+7+float64(col)*(w+6), r.Bottom()-8-float64(row+1)*pitch, w, pitch-3.5)
		alert := slices.Contains(spaces, uint8(n))
		face, ink := render.Solid(render.Hex(0x123A72)), render.Hex(0xBFD6F2)
		switch {
		case n <= int(s.Noise) && alert:
			face, ink = render.Slope(150, render.Hex(0xA5423A), render.Hex(0x7C221D)), line
		case n <= int(s.Noise):
			face, ink = render.Slope(150, render.Hex(0x26804F), greenCell.Darker(0.24)), line
		case alert:
			face, ink = render.Slope(150, red, red.Darker(0.25)), line
		}
		c.Round(at, 3, face)
		if n > int(s.Noise) && n <= then {
			c.Clipped(at).Tile("common/hazard", render.R(at.X, at.Y, at.W, at.H), render.White.Fade(0.9), 0.8)
			c.Round(at.Inset(3), 2, render.Solid(render.Hex(0x12203A).Fade(0.75)))
			ink = signal
			if alert {
				ink = render.Hex(0xFF9A90)
			}
		}
		box := at
		if wide, _ := c.Ruler().Measure(itoa(n), fig); alert && wide > at.W-at.H*0.85 { // the sign lies behind the number
			c.Icon("masters/alert", render.Around(at.Center(), at.H, at.H), ink.Fade(0.35))
		} else if alert {
			box.W -= at.H * 0.85
			c.Icon("masters/alert", render.R(at.Right()-at.H*0.95, at.Y+at.H*0.1, at.H*0.8, at.H*0.8), ink)
		}
		c.TextIn(box, itoa(n), fig.In(ink), render.Center|render.Middle)
		if n == int(s.Noise) {
			c.Frame(at.Inset(-2), 4, 2.6, render.Solid(render.White))
			if col == 1 {
				x := at.Right() + 2
				c.Polygon([]render.Point{{X: x, Y: at.Center().Y}, {X: x + 10, Y: at.Y - 1}, {X: x + 10, Y: at.Bottom() + 1}}, render.Solid(render.White))
			} else {
				x := at.X - 2
				c.Polygon([]render.Point{{X: x, Y: at.Center().Y}, {X: x - 10, Y: at.Bottom() + 1}, {X: x - 10, Y: at.Y - 1}}, render.Solid(render.White))
			}
		}
	}
}

// layDryRun walks the plan against what is known: a row a round, with the
// marker's space, and what it comes to below.
func (t *table) layDryRun(b *ui.Builder, r render.Rect) {
	th, s := b.Theme(), t.s
	d := t.s.DryRun()
	if t.dry > len(d.Rounds) {
		t.dry = 0
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c = t.u.Canvas(c)
		c.Round(r, 6, render.Solid(render.Hex(0x071C42).Fade(0.72)))
		c.Frame(r, 6, 1.4, render.Solid(line.Fade(0.35)))
		c.TextFit(render.R(r.X+12, r.Y+6, r.W-24, 30), render.Upper(say(t.v, "dry")), caption(render.Style{Face: render.Oswald500, Size: 21, Track: 1.5, Color: line, Theme: th}), render.Left|render.Middle, 19, 17)
		if len(d.Rounds) == 0 {
			c.TextIn(r.Pad(12, 44, 12, 12), say(t.v, "dry.none"), caption(th.Body().In(th.Second)), render.Left|render.Top)
		}
	})
	foot := 214.0 * min(1.2, t.u.grow)
	pitch := min(48, (r.H-48-foot)/float64(max(1, len(d.Rounds))))
	for i, x := range d.Rounds {
		at := render.R(r.X+8, r.Y+44+float64(i)*pitch, r.W-16, pitch-5)
		n := i + 1
		b.Add(ui.Thing{
			ID: fmt.Sprintf("dry:%d", n), Shape: t.u.Box(at), Layer: ui.LayerTokens, Label: say(t.v, "dry.round", "n", n), Modest: false,
			Tip: func() ui.Tip {
				return ui.Tip{Title: say(t.v, "dry.round", "n", n), Body: say(t.v, "dry.tip", "noise", x.Noise, "alerts", x.Alerts, "cards", x.Gone)}
			},
			Press: func() {
				if t.dry == n {
					t.dry = 0
				} else {
					t.dry = n
				}
				t.stage.Rebuild()
			},
			Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				face, ink := render.Solid(render.Hex(0x123A72)), line
				if t.dry == n {
					face, ink = render.Slope(160, signal.Lighter(0.2), signal), headInk
				} else if st.Hot() {
					face = render.Solid(render.Hex(0x1C56A8))
				}
				c.Round(r, 4, face)
				f := small(render.Style{Face: render.Mono700, Size: 18, Color: ink, Theme: th})
				c.TextIn(r.Pad(8, 0, 0, 0), itoa(n), f, render.Left|render.Middle)
				at := r.X + 34
				for k := range s.Crew {
					if !s.Crew[k].Here() || k == masters.NPCFigure {
						continue
					}
					box := render.Around(render.Pt(at+11, r.Center().Y), 20, 20)
					switch {
					case x.Busy(k) && n > d.Trips[k].In:
						c.Faded(0.45).SeatShape(box, k, th)
						c.ArrowHead(render.Pt(box.X-2, box.Center().Y), render.Pt(box.Right()+3, box.Center().Y), 10, ink)
					case x.Busy(k):
						c.SeatShape(box, k, th)
					default:
						c.SeatHollow(box, k, th)
					}
					at += 25
				}
				c.Icon("masters/noise", render.R(r.Right()-52, r.Center().Y-9, 18, 18), ink)
				c.TextIn(r.Pad(0, 0, 7, 0), itoa(x.Noise), f, render.Right|render.Middle)
			}),
		})
	}
	t.layDrySum(b, r, foot, &d)
	t.layGhosts(b, &d)
}

// layDrySum is what the plan comes to.
func (t *table) layDrySum(b *ui.Builder, r render.Rect, foot float64, d *masters.DryRun) {
	n := len(d.Rounds)
	if t.dry > 0 {
		n = t.dry
	}
	if n == 0 {
		return
	}
	th := b.Theme()
	at := render.R(r.X+12, r.Bottom()-foot, r.W-20, foot-8)
	words := caption(render.Style{Face: render.Sans500, Size: 18, Lead: 23, Color: line, Theme: th})
	sum, short := t.drySum(d, n)
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		if c.Ruler().Fit(sum, words, at.W, at.H, render.Left, 17, 16).Truncated() {
			sum = short
		}
		c.TextFit(at, sum, words, render.Left|render.Bottom, 17, 16)
	})
}

// layGhosts shows where everybody is after the round that was chosen.
func (t *table) layGhosts(b *ui.Builder, d *masters.DryRun) {
	if t.dry == 0 {
		return
	}
	th, side := b.Theme(), t.grid.Side
	b.Draw(ui.LayerPawns+1, func(c render.Canvas) {
		c = t.u.Canvas(c).Faded(0.72)
		for f := range d.Trips {
			l := d.Trips[f].At
			if len(l) == 0 {
				continue
			}
			at := l[min(t.dry, len(l))-1]
			if at == masters.Nowhere {
				continue
			}
			p := t.center(t.s.HexOf(at)).Add(render.Pt((float64(f)-1.5)*side*0.25, 0))
			c.Figure(render.R(p.X-side*0.38, p.Y-side*0.7, side*0.76, side*1.14), th, render.Figure{Seat: f, Kind: render.Piece})
		}
	})
}
