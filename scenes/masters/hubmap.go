package masters

import (
	"fmt"
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// jobPlaces are where the jobs lie on the map of the city, as shares of it.
var jobPlaces = map[masters.Heist]render.Point{
	masters.InclusionJob: {X: .13, Y: .15}, masters.StartupJob: {X: .16, Y: .40}, masters.DarkHorseJob: {X: .11, Y: .64},
	masters.GreedyPrisoner: {X: .375, Y: .10}, masters.BlindJusticeJob: {X: .37, Y: .30}, masters.MeleeJob: {X: .40, Y: .50},
	masters.SideChannel: {X: .60, Y: .17}, masters.HospitalityJob: {X: .61, Y: .385}, masters.ProvingGrounds: {X: .36, Y: .70},
	masters.SafehouseRescue: {X: .86, Y: .13}, masters.BlackBox: {X: .87, Y: .33}, masters.MarathonJob: {X: .64, Y: .585},
	masters.TheBricks: {X: .13, Y: .91}, masters.TheRiver: {X: .36, Y: .91}, masters.TheHole: {X: .59, Y: .91},
	masters.FinalSouth: {X: .87, Y: .64},
}

// layMap lays the city with its jobs.
func (x *hub) layMap(b *ui.Builder, r render.Rect) {
	u, th := x.u, b.Theme()
	at := u.Pt(r.Inset(-10))
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		x.city.Draw(c, at, render.Key(uint64(r.W), uint64(r.H), render.KeyText(x.text("county.map"))), func(c render.Canvas) {
			paintCity(u.Canvas(c).At(10-r.X, 10-r.Y), th, r, x.text("county.map"))
		})
	})
	x.layJailed(b, r)
	w, h := 214.0, 88.0
	for _, j := range x.s.Jobs() {
		p, ok := jobPlaces[j.Heist]
		if !ok {
			continue
		}
		mid := render.Pt(r.X+p.X*r.W, r.Y+p.Y*r.H)
		box := render.Around(mid, w, h)
		box.X = math.Min(math.Max(box.X, r.X+14), r.Right()-w-14)
		box.Y = math.Min(math.Max(box.Y, r.Y+14), r.Bottom()-h-14)
		x.layJob(b, box, j)
	}
}

// layJob is one job: its difficulty, the Fixer it brings, what came of it so
// far.
func (x *hub) layJob(b *ui.Builder, r render.Rect, j campaign.Standing) {
	th := b.Theme()
	id := info.Refs[kHeist].IDs[j.Heist]
	name := x.v.Text("name.heist." + id)
	key := x.v.ID(ref(kHeist, int(j.Heist)))
	thing := ui.Thing{ID: key, Shape: x.u.Box(r), Layer: ui.LayerBoard, Label: name, Modest: true, Tip: func() ui.Tip { return x.jobTip(j) }}
	can := x.s.Stage == campaign.City && j.Why.IsZero()
	if x.s.Stage == campaign.City {
		thing.Press = func() { x.look = j.Heist; x.stage.Rebuild() }
	}
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -4)
			c.Shadow(r, 4)
		} else {
			c.Shadow(r, 2)
		}
		if !can {
			c = c.Faded(1 - c.Calm(0.4))
		}
		c.Round(r, 6, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE2DBC2)))
		c.Pulp(r.Inset(1), 0.8)
		band := difficultyColor(j.Heist)
		c.Corners(render.R(r.X, r.Y, 58, r.H), 6, 0, 0, 6, render.Slope(150, band, band.Darker(0.45)))
		icon := "masters/character/prisoner"
		if j.Fixer != masters.NoFixer && !j.Heist.County() {
			icon = fixerIcon(j.Fixer)
		} else if j.Heist == masters.FinalSouth {
			icon = "masters/fixer/mayor"
		}
		if x.u.tiny {
			x.paintTinyJob(c, th, r, name, icon, j.Won > 0)
			return
		}
		c.Icon(icon, render.R(r.X+8, r.Y+10, 42, 42), render.Hex(0xFFF3D0))
		for i := range int(j.Heist.Card().Level) + 1 {
			c.Polygon(star(render.Pt(r.X+15+float64(i)*14, r.Bottom()-18), 6.5), render.Solid(signal))
		}
		c.TextFit(render.R(r.X+66, r.Y+4, r.W-74, 50), name, caption(render.Style{Face: render.Oswald700, Size: 21, Lead: 23, Color: headInk, Theme: th}), render.Left|render.Middle, 19, 18, 16)
		note := caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th})
		room := 0.0
		words := x.text("fit." + [...]string{"easy", "right", "hard"}[j.Fit+1])
		if j.Won > 0 {
			c.Icon("common/check", render.R(r.Right()-32, r.Bottom()-32, 26, 26), greenCell)
			words, room = x.text("job.won", "n", j.Won), 30
		} else if j.Lost > 0 {
			words = x.text("job.lost", "n", j.Lost)
		}
		if j.Heist.County() {
			inside := x.text("county.inside", "n", len(x.jailed()))
			if can {
				inside = x.text("county.tile", "inside", inside, "fit", words)
			}
			words = inside
		}
		fitLine(c, render.R(r.X+66, r.Bottom()-34, r.W-72-room, 28), words, note, render.Left|render.Middle, 16, 15)
	})
	paint := thing.Paint
	thing.Paint = func(c render.Canvas, st ui.State) {
		paint(c, st)
		c, r := x.u.Canvas(c), x.u.Un(st.At)
		if st.Hot() {
			r = r.Move(0, -4)
		}
		switch {
		case st.Hot():
			c.Frame(r, 6, 3.5, render.Solid(signal))
		case can && j.Fit == 0 && j.Won == 0:
			c.Frame(r, 6, 2.5, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	}
	b.Add(thing)
}

// jailed is the names of those who sit in the County.
func (x *hub) jailed() (names []string) {
	for _, m := range x.s.Members {
		if m.Busted {
			names = append(names, x.memberName(m.ID))
		}
	}
	return names
}

// layJailed writes over the County who sits there.
func (x *hub) layJailed(b *ui.Builder, r render.Rect) {
	names := x.jailed()
	if len(names) == 0 {
		return
	}
	wall, th := countyWall(r), b.Theme()
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c = x.u.Canvas(c)
		at := render.R(wall.X+230, wall.Y+3, wall.W-246, 26)
		if x.u.tiny {
			at = at.Pad(0, -3, 0, -3)
		}
		c.Icon("masters/character/prisoner", render.R(at.X, at.Y, 26, 26), signal)
		fitLine(c, at.Pad(34, 0, 0, 0), strings.Join(names, ", "), caption(render.Style{Face: render.Oswald500, Size: 20, Color: signal, Theme: th}), render.Left|render.Middle, 18, 16)
	})
}

// countyWall is the wall around the County on a map.
func countyWall(r render.Rect) render.Rect {
	return render.R(r.X+10, r.Y+r.H*0.81, r.W*0.705, r.H*0.18)
}

// paintTinyJob is what a job shows in a small window: its name, and whether it
// was won.
func (x *hub) paintTinyJob(c render.Canvas, th *render.Theme, r render.Rect, name, icon string, won bool) {
	if won {
		icon = "common/check"
	}
	c.Icon(icon, render.Around(render.Pt(r.X+29, r.Center().Y), 46, 46), render.Hex(0xFFF3D0))
	const f = 0.82 // two lines of it fit; the tip shows it at reading size
	in := r.Pad(62, 2, 4, 2)
	fitWords(c.Zoomed(f, f, in.Min()), render.R(in.X, in.Y, in.W/f, in.H/f), name, caption(render.Style{Face: render.Oswald700, Size: 21, Lead: 23, Color: headInk, Theme: th}), render.Left|render.Middle)
}

// difficultyColor is the colour of a job: green, blue, red by difficulty, grey
// for the County, gold for the finale.
func difficultyColor(g masters.Heist) render.Color {
	switch {
	case g.County():
		return render.Hex(0x6C7686)
	case g == masters.FinalSouth || g == masters.FinalNorth:
		return render.Hex(0xB8860B)
	}
	return [...]render.Color{render.Hex(0x2F8A5A), render.Hex(0x2C6CBE), render.Hex(0xB23A32)}[g.Card().Level]
}

func star(at render.Point, rad float64) []render.Point {
	out := make([]render.Point, 10)
	for i := range out {
		f := rad
		if i%2 == 1 {
			f = rad * 0.45
		}
		s, c := math.Sincos((-90 + 36*float64(i)) * math.Pi / 180)
		out[i] = render.Pt(at.X+f*c, at.Y+f*s)
	}
	return out
}

func (x *hub) jobTip(j campaign.Standing) ui.Tip {
	id := info.Refs[kHeist].IDs[j.Heist]
	tip := ui.Tip{Title: x.v.Text("name.heist." + id), Body: x.v.Text("text.heist." + id)}
	word := func(icon, name, text string) {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
	}
	word("common/star", x.text("level."+[...]string{"amateur", "semi", "pro"}[j.Heist.Card().Level]), x.text("fit."+[...]string{"easy", "right", "hard"}[j.Fit+1]+".tip"))
	if j.Fixer != masters.NoFixer {
		word(fixerIcon(j.Fixer), x.v.Name(ref(kFixer, int(j.Fixer))), x.v.Text("text.fixer."+info.Refs[kFixer].IDs[j.Fixer]))
	}
	if j.Reward > 0 {
		word("masters/cash", x.text("job.reward", "n", j.Reward), x.text("job.reward.tip"))
	}
	if i := j.Heist.Card().Finds; i != masters.NoItem {
		word(itemIcon(i), x.v.Name(ref(kLoot, int(i.Loot()))), x.text("job.finds"))
	}
	return tip
}

// paintCity paints River City from above at night: blocks, streets with lamps,
// the river with its bridges, the bay.
func paintCity(c render.Canvas, th *render.Theme, r render.Rect, county string) {
	c.Shadow(r, 3)
	c.Fill(r, render.Slope(150, render.Hex(0x1B3F78), render.Hex(0x0E2A58), render.Hex(0x081A3A)))
	in := c.Clipped(r)
	in.Pulp(r, 0.8)
	rnd := func(n uint32) float64 {
		n = n*2654435761 + 12345
		n ^= n >> 15
		n *= 2246822519
		n ^= n >> 13
		return float64(n%1000) / 1000
	}
	const bw, bh = 62.0, 46.0
	n := uint32(0)
	for y := r.Y - 20; y < r.Bottom(); y += bh {
		row := math.Sin(y/90) * 22
		for x := r.X - 60; x < r.Right(); x += bw {
			n++
			block := render.R(x+row+4, y+4, bw-9, bh-9)
			shade := 0.04 + 0.1*rnd(n)
			in.Round(block, 2, render.Solid(render.White.Fade(shade*0.55)))
			in.Frame(block, 2, 1, render.Solid(line.Fade(0.13)))
			for k := range uint32(4) {
				if rnd(n*7+k) > 0.62 {
					in.Fill(render.R(block.X+6+rnd(n*3+k)*(block.W-14), block.Y+5+rnd(n*5+k)*(block.H-12), 4, 4), render.Solid(render.Hex(0xFFD98A).Fade(0.25+0.4*rnd(n+k))))
				}
			}
			if rnd(n*11) > 0.8 {
				in.Fill(render.R(block.X+block.W*0.3, block.Y+block.H*0.25, block.W*0.4, block.H*0.5), render.Solid(line.Fade(0.12)))
			}
		}
	}
	// the river comes from the north and bends to the bay in the south-east
	var river []render.Point
	for i := range 41 {
		f := float64(i) / 40
		river = append(river, render.Pt(r.X+r.W*(0.47+0.055*math.Sin(f*5.4)+0.36*f*f*f), r.Y+r.H*(1.12*f-0.06)))
	}
	in.Line(river, 74, render.Hex(0x061127), false)
	in.Line(river, 64, render.Hex(0x0A2B5E), false)
	in.Line(river, 30, render.Hex(0x1A4E94).Fade(0.55), false)
	in.Ellipse(render.R(r.X+r.W*0.74, r.Y+r.H*0.74, r.W*0.6, r.H*0.62), render.Solid(render.Hex(0x061127)))
	in.Ellipse(render.R(r.X+r.W*0.75, r.Y+r.H*0.752, r.W*0.6, r.H*0.62), render.Slope(130, render.Hex(0x12407F), render.Hex(0x071C42)))
	for i := range 5 {
		in.RingAt(render.Pt(r.X+r.W*1.02, r.Y+r.H*1.06), r.W*(0.12+0.045*float64(i)), 1.4, render.Solid(line.Fade(0.14)))
	}
	for _, f := range []float64{0.26, 0.48, 0.70} { // bridges
		i := int(f * 40)
		a, d := river[i], river[i+1].Sub(river[i-1])
		l := math.Hypot(d.X, d.Y)
		nrm := render.Pt(-d.Y/l, d.X/l)
		in.Segment(a.Add(nrm.Mul(-46)), a.Add(nrm.Mul(46)), 16, render.Hex(0x0B1B36))
		in.Segment(a.Add(nrm.Mul(-46)), a.Add(nrm.Mul(46)), 11, render.Hex(0x8DB7E6).Fade(0.75))
		in.Segment(a.Add(nrm.Mul(-46)), a.Add(nrm.Mul(46)), 1.6, render.Hex(0x0B1B36))
	}
	// the County behind its wall
	wall := countyWall(r)
	in.Round(wall, 6, render.Solid(render.Hex(0x0A1426).Fade(0.62)))
	in.Dashes([]render.Point{wall.Min(), {X: wall.Right(), Y: wall.Y}, wall.Max(), {X: wall.X, Y: wall.Bottom()}}, 3, render.Hex(0xFF9A8C).Fade(0.7), 12, 7, 0, true)
	st := caption(render.Style{Face: render.Oswald500, Size: 19, Track: 4, Color: render.Hex(0xFFB0A8), Theme: th})
	in.TextFit(render.R(wall.X+16, wall.Y+3, 300, 24), render.Upper(county), st, render.Left|render.Middle, 17)
	st.Color = line.Fade(0.6)
	in.TextFit(render.R(r.Right()-240, r.Bottom()-40, 220, 26), "RIVER CITY", st, render.Right|render.Middle, 17)
	in.SpriteIn("common/light", render.Around(render.Pt(r.X+r.W*0.25, r.Y+r.H*0.1), r.W*1.2, r.W), render.Hex(0xFFE2B0).Fade(0.16))
	c.Frame(r.Inset(8), 0, 1.5, render.Solid(line.Fade(0.5)))
	tape(c, render.Pt(r.X+8, r.Y+10), -36)
	tape(c, render.Pt(r.Right()-8, r.Y+10), 36)
}

// upper is a text in capitals.
func upper(s string) string { return render.Upper(s) }

func sprint(n int) string { return fmt.Sprint(n) }
