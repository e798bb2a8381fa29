package art

import (
	"fmt"
	"image"
	"math"
	"strings"

	"safehouse/cmd/atlas/paint"
)

// IconSizes are the edges of the program's icon in pixels.
var IconSizes = []int{16, 24, 32, 48, 64, 128, 256}

// iconSide is the edge of the icon in points.
const iconSide = 64

// The outlines of the program's icon, as SVG writes them: a house cut from a dossier, under the lamp, with a keyhole for a door.
var (
	iconTile   = roundBox(2, 2, 60, 60, 13)
	iconFull   = roundBox(0, 0, iconSide, iconSide, 11) // in small sizes it takes all the room
	iconFolder = "M32 10L55 28H51V54H13V28H9Z"
)

// iconShape is one outline of the icon: filled, or drawn with a line.
type iconShape struct {
	d      string
	ink    iconInk
	line   float64 // width of the line, 0 for a fill
	within string  // what limits it, "" for nothing
	shadow bool    // it lies on what is there
	fine   bool    // left out in small sizes
}

// iconInk is one colour, or a gradient along a line from a to b, or from a to an ellipse around it.
type iconInk struct {
	stops string // as paint.Ramp reads them
	fade  float64
	a, b  paint.Pt
	round bool
}

// iconShadow is the shadow of a shape: how far to the lower right, blur, strength.
var iconShadow = struct {
	x, y, blur, fade float64
}{1.2, 2.4, 3.2, 0.7}

// iconShapes are the icon, from the lowest up.
func iconShapes(tile string) []iconShape {
	hole := func(grow float64) []string {
		r := num(6.2 + grow)
		left, right := num(25.8-grow), num(38.2+grow)
		return []string{
			"M" + left + " 36.5A" + r + " " + r + " 0 1 1 " + right + " 36.5A" + r + " " + r + " 0 1 1 " + left + " 36.5Z",
			"M" + num(29.4-grow) + " 37H" + num(34.6+grow) + "L" + num(37.2+grow) + " " + num(50+grow) + "H" + num(26.8-grow) + "Z",
		}
	}
	list := []iconShape{
		{d: tile, ink: down(0, 64, "#2b4a3d 0, #16281f .6, #0c1712 1")},
		{d: tile, ink: iconInk{stops: "#ffe2a08c 0, #ffcf7a30 .5, #ffcf7a00 1", fade: 1, a: paint.Pt{X: 22, Y: 4}, b: paint.Pt{X: 46, Y: 44}, round: true}, within: tile},
		{d: roundBox(2.7, 2.7, 58.6, 58.6, 12.4), line: 1.4, ink: down(2, 62, "#fff6 0, #fff0 .5, #0008 1"), within: tile, fine: true},
		{d: iconFolder, ink: slant(140, 9, 10, 46, 44, "#f6e3b4 0, #e2bd74 .55, #b9883f 1"), shadow: true},
		{d: "M32 10L55 28H9Z", ink: iconInk{stops: "#fff", fade: 0.22}, within: iconFolder},
		{d: "M9 28H55", line: 0.9, ink: iconInk{stops: "#7a5420", fade: 0.55}, within: iconFolder, fine: true},
		{d: iconFolder, line: 1.1, ink: iconInk{stops: "#fff3cf", fade: 0.7}, within: iconFolder, fine: true},
	}
	for _, d := range hole(1.2) {
		list = append(list, iconShape{d: d, ink: iconInk{stops: "#fff0c4", fade: 0.55}})
	}
	for _, d := range hole(0) {
		list = append(list, iconShape{d: d, ink: down(30, 50, "#3a1411 0, #8d1f1c 1")})
	}
	return list
}

// down is a gradient from a height to another.
func down(y0, y1 float64, stops string) iconInk {
	return iconInk{stops: stops, fade: 1, a: paint.Pt{Y: y0}, b: paint.Pt{Y: y1}}
}

// slant is a gradient over a box, as paint.Slant lays it.
func slant(deg, x, y, w, h float64, stops string) iconInk {
	s, c := math.Sincos(deg * math.Pi / 180)
	half := (math.Abs(w*s) + math.Abs(h*c)) / 2
	m := paint.Pt{X: x + w/2, Y: y + h/2}
	return iconInk{stops: stops, fade: 1, a: paint.Pt{X: m.X - s*half, Y: m.Y + c*half}, b: paint.Pt{X: m.X + s*half, Y: m.Y - c*half}}
}

// roundBox is the outline of a rectangle with corners of radius r.
func roundBox(x, y, w, h, r float64) string {
	arc := func(x, y float64) string { return "A" + num(r) + " " + num(r) + " 0 0 1 " + num(x) + " " + num(y) }
	return "M" + num(x+r) + " " + num(y) + "H" + num(x+w-r) + arc(x+w, y+r) + "V" + num(y+h-r) + arc(x+w-r, y+h) +
		"H" + num(x+r) + arc(x, y+h-r) + "V" + num(y+r) + arc(x+r, y) + "Z"
}

// plain reports whether an ink is one colour.
func (k iconInk) plain() bool { return !strings.Contains(k.stops, ",") }

// paint is the ink as sprites are painted with.
func (k iconInk) paint() paint.Paint {
	switch {
	case k.plain():
		return paint.Hex(k.stops).Fade(k.fade)
	case k.round:
		return paint.Radial(k.a.X, k.a.Y, k.b.X, k.b.Y, k.stops)
	}
	return paint.Linear(k.a.X, k.a.Y, k.b.X, k.b.Y, k.stops)
}

// Program paints the program's icon at an edge of px pixels.
func Program(px int) *image.NRGBA {
	c := paint.New(iconSide, iconSide, float64(px)/iconSide)
	small, tile := px < 32, iconTile
	if small {
		tile = iconFull
	}
	for _, s := range iconShapes(tile) {
		if s.fine && small {
			continue
		}
		on, p := c, paint.MustPath(s.d)
		if s.within != "" {
			on = c.Within(paint.MustPath(s.within))
		}
		switch {
		case s.shadow:
			c.Group(func(g *paint.Canvas) { g.Fill(p, s.ink.paint()) }, paint.Shadow(iconShadow.x, iconShadow.y, iconShadow.blur, paint.Black.Fade(iconShadow.fade)))
		case s.line > 0:
			on.Line(p, s.line, s.ink.paint())
		default:
			on.Fill(p, s.ink.paint())
		}
	}
	return c.S.Image()
}

// ProgramSVG is the program's icon as an SVG file: the same shapes, for every size.
func ProgramSVG() []byte {
	var defs, body strings.Builder
	clips := map[string]string{}
	for i, s := range iconShapes(iconTile) {
		ink := fmt.Sprintf("url(#g%d)", i)
		if s.ink.plain() {
			ink = hex(s.ink.stops)
		} else {
			kind, at := "linear", fmt.Sprintf(`x1="%s" y1="%s" x2="%s" y2="%s"`, num(s.ink.a.X), num(s.ink.a.Y), num(s.ink.b.X), num(s.ink.b.Y))
			if s.ink.round {
				kind, at = "radial", fmt.Sprintf(`cx="0" cy="0" r="1" gradientTransform="translate(%s %s) scale(%s %s)"`, num(s.ink.a.X), num(s.ink.a.Y), num(s.ink.b.X), num(s.ink.b.Y))
			}
			fmt.Fprintf(&defs, "    <%sGradient id=\"g%d\" gradientUnits=\"userSpaceOnUse\" %s>\n", kind, i, at)
			for i, x := range paint.Ramp(s.ink.stops) {
				col := strings.Fields(strings.Split(s.ink.stops, ",")[i])[0]
				fmt.Fprintf(&defs, "      <stop offset=\"%g\" stop-color=\"%s\" stop-opacity=\"%s\"/>\n", x.T, hex(col), num(float64(x.C[3])))
			}
			fmt.Fprintf(&defs, "    </%sGradient>\n", kind)
		}
		how := "fill"
		if s.line > 0 {
			how = "stroke"
		}
		fmt.Fprintf(&body, `  <path d="%s"`, s.d)
		if how == "stroke" {
			fmt.Fprintf(&body, ` fill="none" stroke-width="%g"`, s.line)
		}
		fmt.Fprintf(&body, ` %s="%s"`, how, ink)
		if s.ink.plain() {
			fmt.Fprintf(&body, ` %s-opacity="%g"`, how, s.ink.fade)
		}
		if s.within != "" {
			if clips[s.within] == "" {
				clips[s.within] = fmt.Sprintf("c%d", len(clips))
				fmt.Fprintf(&defs, "    <clipPath id=\"%s\"><path d=\"%s\"/></clipPath>\n", clips[s.within], s.within)
			}
			fmt.Fprintf(&body, ` clip-path="url(#%s)"`, clips[s.within])
		}
		if s.shadow {
			fmt.Fprintf(&defs, "    <filter id=\"lies\">\n      <feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"%g\"/>\n      <feOffset dx=\"%g\" dy=\"%g\"/>\n", iconShadow.blur/2, iconShadow.x, iconShadow.y)
			fmt.Fprintf(&defs, "      <feComponentTransfer><feFuncA type=\"linear\" slope=\"%g\"/></feComponentTransfer>\n", iconShadow.fade)
			defs.WriteString("      <feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>\n    </filter>\n") // feDropShadow is too new for many desktops
			body.WriteString(` filter="url(#lies)"`)
		}
		body.WriteString("/>\n")
	}
	return fmt.Appendf(nil, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%[1]d\" height=\"%[1]d\" viewBox=\"0 0 %[1]d %[1]d\">\n  <defs>\n%[2]s  </defs>\n%[3]s</svg>\n", iconSide, defs.String(), body.String())
}

// hex is a colour as paint.Hex reads it, without its alpha.
func hex(col string) string {
	n := 7
	if len(col) < n {
		n = 4
	}
	return col[:n]
}

// num is a number with three decimals at most.
func num(v float64) string {
	return strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.3f", v), "0"), ".")
}
