package shadownetwork

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
	book "safehouse/rules/shadownetwork/career"
	"safehouse/scenes/career"
)

// Career is the desk of The Quiet Network: photographs of the stations on a map of the
// world at night.
var Career = career.Place{
	Career: book.Game, Sheets: []string{"shadownetwork"}, Air: air, Rope: render.Hex(0xD2453A), Way: render.Hex(0xBBD4F0).Fade(0.75), Ground: paintNight,
	Art:      func(op int) string { return "shadownetwork/" + stations[operation(op)].emblem },
	Picture:  paintStation,
	Portrait: paintCommander,
}

func operation(op int) string { return book.Game.Book().Operations[op].ID }

// A station is where an operation is: a city or a picture of its own, and the emblem
// of a Contract that stands for it in lists.
type station struct {
	city   rule.City
	own    func(far, near brush)
	emblem string
}

var stations = map[string]station{
	"dead-letter": {rule.London, nil, "sealed-envelope"}, "short-wave": {rule.Tokyo, nil, "signal-tower"}, "embassy-row": {rule.Rome, nil, "glass-embassy"},
	"cold-trail": {rule.Lima, nil, "winter-wire"}, "twelve-lamps": {rule.Casablanca, nil, "paper-lantern"}, "sealed-bag": {rule.Moscow, nil, "iron-ledger"},
	"numbers-station": {rule.Beijing, nil, "crown-cipher"}, "paper-city": {rule.NewDelhi, nil, "printing-house"}, "paymasters-leave": {rule.Sydney, nil, "silent-auction"},
	"big-fish": {rule.HongKong, nil, "naval-review"}, "fruit-boat": {rule.NewYork, nil, "quiet-harbour"}, "ten-past-two": {rule.Antananarivo, nil, "deep-antenna"},
	"auditors-cabin": {rule.NoCity, porthole, "night-ferry"}, "empty-chairs": {rule.NoCity, chairs, "velvet-curtain"}, "broadcast": {rule.NoCity, onAir, "cable-station"},
	"silence": {rule.NoCity, lastWindow, "zero-archive"}, "dead-air": {rule.NoCity, darkMast, "radio-ham"},
}

// paintStation paints the photograph of an operation.
func paintStation(c render.Canvas, r render.Rect, op int) {
	s := stations[operation(op)]
	if s.own == nil {
		paintSky(c, r, s.city)
		paintCity(c, r, s.city)
		return
	}
	c.Fill(r, render.Slope(180, render.Hex(0x10203C), render.Hex(0x26406A), render.Hex(0x5E7AA0)).Bend(0.5))
	s.own(brush{c: c, r: r}.in(render.Hex(0x1C3050)), brush{c: c, r: r}.in(render.Hex(0x0C1626)))
}

// porthole is the sea from a cabin.
func porthole(far, near brush) {
	near.in(render.Hex(0x6E4A2C)).box(0, 0, 1, 1)
	near.in(render.Hex(0xB08A4A)).oval(0.5, 0.5, 0.78, 0.88)
	near.in(render.Hex(0x1E3A62)).oval(0.5, 0.5, 0.64, 0.72)
	near.in(render.Hex(0xF4E7B8)).oval(0.6, 0.34, 0.11, 0.12)
	for i, y := range []float64{0.56, 0.64, 0.72} {
		w := 0.3 - 0.06*float64(i)
		near.in(render.Hex(0x4E7AA4)).line(3, 0.5-w, y, 0.5-w/2, y-0.03, 0.5, y, 0.5+w/2, y-0.03, 0.5+w, y)
	}
	for i := range 8 {
		a := 2 * math.Pi * float64(i) / 8
		near.in(render.Hex(0x5C3E16)).oval(0.5+0.355*math.Cos(a), 0.5+0.4*math.Sin(a), 0.05, 0.055)
	}
}

// chairs are those of a committee, a lamp above its table.
func chairs(far, near brush) {
	far.in(render.Hex(0x3C2A22)).box(0, 0, 1, 1)
	far.in(render.Hex(0xF0CE84)).poly(0.44, 0.16, 0.56, 0.16, 0.9, 0.7, 0.1, 0.7)
	near.in(render.Hex(0x1E4A36)).poly(0.36, 0.04, 0.64, 0.04, 0.58, 0.17, 0.42, 0.17)
	for i := range 6 {
		x := 0.08 + 0.15*float64(i)
		near.in(render.Hex(0x54201C)).box(x, 0.4, 0.09, 0.24)
		near.in(render.Hex(0x8A3A30)).box(x+0.015, 0.43, 0.06, 0.14)
	}
	near.in(render.Hex(0x6E4626)).poly(0.03, 0.6, 0.97, 0.6, 1, 0.8, 0, 0.8)
	near.in(render.Hex(0x2A1810)).box(0, 0.79, 1, 0.21)
	for i := range 5 {
		near.in(render.Hex(0xCFE0DC)).box(0.15+0.16*float64(i), 0.62, 0.03, 0.07)
	}
}

// onAir is the mast that sends.
func onAir(far, near brush) {
	far.poly(0, 0.86, 0.3, 0.74, 0.6, 0.82, 1, 0.7, 1, 1, 0, 1)
	steel := near.in(render.Hex(0x0A101C))
	steel.line(3, 0.5, 0.3, 0.38, 0.94)
	steel.line(3, 0.5, 0.3, 0.62, 0.94)
	for i := range 6 {
		y, d := 0.42+0.09*float64(i), 0.022+0.017*float64(i)
		steel.line(2, 0.5-d, y, 0.5+d, y)
		steel.line(1.4, 0.5-d, y, 0.5+d+0.017, y+0.09)
	}
	for i := range 3 {
		ring := 0.1 + 0.08*float64(i)
		for _, side := range []float64{-1, 1} {
			var arc []float64
			for k := range 7 {
				a := (float64(k) - 3) * 0.3
				arc = append(arc, 0.5+side*ring*math.Cos(a), 0.3+1.1*ring*math.Sin(a))
			}
			near.in(render.Hex(0xF6C860)).line(3.4-0.6*float64(i), arc...)
		}
	}
	near.in(render.Hex(0xF05A3A)).oval(0.5, 0.3, 0.06, 0.065)
}

// darkMast is a mast without a light, and a bench below it.
func darkMast(far, near brush) {
	far.poly(0, 0.8, 0.25, 0.74, 0.55, 0.79, 0.8, 0.72, 1, 0.76, 1, 1, 0, 1)
	steel := near.in(render.Hex(0x0A101C))
	steel.line(3, 0.36, 0.08, 0.28, 0.86)
	steel.line(3, 0.36, 0.08, 0.44, 0.86)
	for i := range 7 {
		y, d := 0.2+0.1*float64(i), 0.014+0.0085*float64(i)
		steel.line(2, 0.36-d, y, 0.36+d, y)
	}
	steel.line(1.4, 0.36, 0.14, 0.9, 0.84)
	near.in(render.Hex(0x2A3A58)).oval(0.36, 0.08, 0.05, 0.055)
	wood := near.in(render.Hex(0x6E4626))
	wood.box(0.56, 0.74, 0.32, 0.025)
	wood.box(0.56, 0.8, 0.32, 0.03)
	near.in(render.Hex(0x14202F)).box(0.59, 0.83, 0.02, 0.09)
	near.in(render.Hex(0x14202F)).box(0.83, 0.83, 0.02, 0.09)
	near.in(render.Hex(0xE9E4D2)).poly(0.66, 0.775, 0.78, 0.765, 0.79, 0.8, 0.67, 0.81)
}

// lastWindow is a house front with one lamp.
func lastWindow(far, near brush) {
	near.in(render.Hex(0x141A26)).box(0.1, 0.1, 0.8, 0.9)
	near.in(render.Hex(0x0C111A)).box(0.06, 0.06, 0.88, 0.07)
	for row := range 3 {
		for col := range 4 {
			x, y := 0.17+0.18*float64(col), 0.2+0.24*float64(row)
			glass := near.in(render.Hex(0x232E44))
			if row == 1 && col == 2 {
				near.c.SpriteIn("common/light", render.Around(near.pt(x+0.06, y+0.08), near.r.W*0.5, near.r.W*0.5), render.Hex(0xF6C860).Fade(0.6))
				glass = near.in(render.Hex(0xFCE29A))
			}
			glass.box(x, y, 0.12, 0.16)
			near.in(render.Hex(0x0C111A)).box(x+0.053, y, 0.014, 0.16)
			near.in(render.Hex(0x0C111A)).box(x, y+0.07, 0.12, 0.014)
		}
	}
	near.in(render.Hex(0x0A0E16)).box(0, 0.94, 1, 0.06)
}

// commanders are the faces of those who command the Lone Syndicate.
var commanders = map[string]visage{
	"cartographer": {0xE0B692, 0xB4AEA4, 0x3A4A40, noHat, parted, round, goatee, bowtie, 0.96, 1.06},
	"widow":        {0xE8CBB0, 0x1A1614, 0x141216, noHat, bun, noLens, shaven, pearls, 0.9, 1.06},
	"metronome":    {0x9C968C, 0x2A2622, 0x24262A, phones, bald, dark2, shaven, rollneck, 0.98, 1.04},
}

func paintCommander(c render.Canvas, r render.Rect, rival int) {
	v := commanders[book.Game.Book().Rivals[rival].ID]
	(&table{}).paintFace(c, r, &v, render.Hex(0x55606E))
}

// paintNight paints the world at night: land without light, twelve lamps, hours along
// the edge, and the great circles on which the network speaks.
func paintNight(c render.Canvas, r render.Rect) {
	c.Fill(r, render.Slope(120, render.Hex(0x1B2C4E), render.Hex(0x12203C), render.Hex(0x0A1428)))
	c.Tile("common/grid", r, render.White.Fade(0.035), 1)
	edge := 34.0
	sheet := r.Pad(0, edge, 0, edge)
	at := func(lon, lat float64) render.Point {
		return render.Pt(sheet.X+sheet.W*(lon+135)/320, sheet.Y+sheet.H*(80-lat)/140)
	}
	line := render.Hex(0x8FB4DC)
	for lon := -135; lon <= 180; lon += 15 {
		c.Segment(at(float64(lon), 80), at(float64(lon), -60), 1, line.Fade(0.07))
	}
	for lat := -45; lat <= 75; lat += 15 {
		c.Segment(at(-135, float64(lat)), at(185, float64(lat)), 1, line.Fade(0.07))
	}
	for _, coast := range coasts {
		pts := make([]render.Point, 0, len(coast)/2)
		for i := 0; i+1 < len(coast); i += 2 {
			pts = append(pts, at(coast[i], coast[i+1]))
		}
		c.Polygon(pts, render.Slope(150, render.Hex(0x2F4A66), render.Hex(0x263D57), render.Hex(0x1D3048)))
		c.Line(pts, 1.6, line.Fade(0.35), true)
	}
	c.Pulp(r, 0.6)
	paintHours(c, r, edge, line)
	lamps := map[rule.City][2]float64{
		rule.NewYork: {-74, 41}, rule.London: {0, 51}, rule.Rome: {12, 42}, rule.Moscow: {37, 56}, rule.Beijing: {116, 40}, rule.Tokyo: {139, 36},
		rule.HongKong: {114, 22}, rule.Sydney: {151, -33}, rule.NewDelhi: {77, 28}, rule.Antananarivo: {47, -19}, rule.Casablanca: {-7, 33}, rule.Lima: {-77, -12},
	}
	red := render.Hex(0xE0604E)
	for k := range rule.City(rule.Cities) { // each speaks with the next
		a, b := lamps[k], lamps[(k+1)%rule.Cities]
		from, to := at(a[0], a[1]), at(b[0], b[1])
		mid := from.Lerp(to, 0.5).Add(render.Pt(0, -0.16*from.Dist(to)))
		c.Dashes(render.Curve(from, mid, to), 1.6, red.Fade(0.34), 7, 7, 0, false)
	}
	for k := range rule.City(rule.Cities) {
		p := at(lamps[k][0], lamps[k][1])
		c.SpriteIn("common/light", render.Around(p, 84, 84), render.Hex(0xF6C860).Fade(0.75))
		c.Circle(p, 4.4, render.Solid(render.Hex(0xFFE9A8)))
	}
}

// paintHours paints the hours of the day along both edges, each an hour from the next.
func paintHours(c render.Canvas, r render.Rect, edge float64, line render.Color) {
	st := render.Style{Face: render.Mono600, Size: 17, Color: line.Fade(0.75), Floor: render.CaptionFloor}
	for _, y := range []float64{r.Y, r.Bottom() - edge} {
		c.Fill(render.R(r.X, y, r.W, edge), render.Solid(render.Hex(0x070E1E).Fade(0.7)))
		const hours = 21
		for h := range hours {
			x := r.X + r.W*(float64(h)+0.5)/hours
			for q := range 4 {
				c.Segment(render.Pt(x+r.W/hours*float64(q)/4, y+edge), render.Pt(x+r.W/hours*float64(q)/4, y+edge-5), 1, line.Fade(0.4))
			}
			if hour := (h + 17) % 24; h%2 == 0 {
				c.TextFit(render.R(x-r.W/hours, y+2, 2*r.W/hours, edge-8), itoa(hour/10)+itoa(hour%10)+":10", st, render.Center|render.Middle, 16, 15, 14)
			}
		}
	}
}
