package career

import "safehouse/render"

// Colours of the papers.
var (
	ink   = render.Hex(0x231A0E)
	faded = render.Hex(0x5B4524)
	red   = render.Hex(0x8F140E)
	green = render.Hex(0x1D5C3A)
	gold  = render.Hex(0xC98F12)
	cream = render.Hex(0xFFF3D8)
	lamp  = render.Hex(0xFFD27A)
)

// plain is what facts are written in, note what was typed, hand what somebody wrote.
func plain(size float64, col render.Color) render.Style {
	return render.Style{Face: render.Sans500, Size: size, Lead: size * 1.32, Floor: render.CaptionFloor, Color: col}
}

func bold(size float64, col render.Color) render.Style {
	st := plain(size, col)
	st.Face = render.Sans700
	return st
}

// tight is plain in lines that stand closer, for cards.
func tight(size float64, col render.Color) render.Style {
	st := plain(size, col)
	st.Lead = size * 1.2
	return st
}

// tiny is for what a tip shows at reading size.
func tiny(size float64, col render.Color) render.Style {
	st := bold(size, col)
	st.Floor, st.Lead = render.KeyFloor, size*1.1
	return st
}

func note(size float64, col render.Color) render.Style {
	return render.Style{Face: render.Elite400, Size: size, Lead: size * 1.2, Floor: render.CaptionFloor, Color: col}
}

// title is for the names under pictures, which a tip shows at reading size: tight lines.
func title(size float64, col render.Color) render.Style {
	st := note(size, col)
	st.Floor, st.Lead = render.KeyFloor, size*1.02
	return st
}

func hand(size float64, col render.Color) render.Style {
	return render.Style{Face: render.Hand400, Size: size, Lead: size * 1.15, Floor: render.CaptionFloor, Color: col}
}

func capital(size float64, col render.Color) render.Style {
	return render.Style{Face: render.Oswald700, Size: size, Floor: render.CaptionFloor, Color: col}
}

// sheet is a paper on the desk.
func sheet(c render.Canvas, r render.Rect) {
	c.Shadow(r, 4)
	c.Round(r, 4, render.Slope(118, render.Hex(0xFDF5E0), render.Hex(0xF3E7C9), render.Hex(0xDCCBA2)))
	c.Pulp(r.Inset(1), 0.9)
}

// rule is a dashed line across a paper.
func rule(c render.Canvas, r render.Rect, y float64) {
	c.Dashes([]render.Point{{X: r.X, Y: y}, {X: r.Right(), Y: y}}, 2, faded.Fade(0.6), 8, 6, 0, false)
}

// stars paints so many of three stars in a row.
func stars(c render.Canvas, r render.Rect, n int) {
	d := min(r.H, r.W/3)
	for i := range 3 {
		at := render.R(r.X+float64(i)*d, r.Center().Y-d/2, d, d).Inset(d * 0.06)
		col := render.Hex(0xA39A80)
		if i < n {
			col = gold
		}
		c.Icon("star", at.Move(0.8, 1.2), render.Black.Fade(0.35))
		c.Icon("star", at, col)
	}
}

// pin is a pin in a picture.
func pin(c render.Canvas, at render.Point, col render.Color) {
	c.Circle(at.Add(render.Pt(3, 5)), 10, render.Solid(render.Black.Fade(0.4)))
	c.Circle(at, 10, render.Slope(120, col.Lighter(0.35), col.Darker(0.25)))
	c.Circle(at.Add(render.Pt(-3, -4)), 3, render.Solid(render.White.Fade(0.8)))
}

// rope hangs a string from a to b.
func rope(c render.Canvas, a, b render.Point, col render.Color, fat float64) {
	sag := 0.09 * a.Dist(b)
	const n = 20
	pts, shade := make([]render.Point, n+1), make([]render.Point, n+1)
	for i := range pts {
		f := float64(i) / n
		pts[i] = a.Lerp(b, f).Add(render.Pt(0, sag*4*f*(1-f)))
		shade[i] = pts[i].Add(render.Pt(3, 6))
	}
	c.Line(shade, fat, render.Black.Fade(0.35), false)
	c.Line(pts, fat, col, false)
	c.Dashes(pts, fat*0.5, col.Lighter(0.35), 5, 5, 0, false)
}
