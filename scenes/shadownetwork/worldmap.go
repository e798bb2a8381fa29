package shadownetwork

import "safehouse/render"

// The world as a wall map shows it: coasts in degrees of longitude and latitude,
// drawn by hand, wide enough apart for a map that hangs behind photographs.

// coasts are the outlines of the land, pairs of longitude and latitude.
var coasts = [][]float64{
	{ // North America
		-130, 55, -127, 50, -124, 46, -124, 40, -120, 34, -114, 30, -112, 25, -109, 23, -113, 31, -107, 24, -105, 20, -97, 16, -92, 14, -86, 11, -83, 8, -78, 9,
		-82, 12, -83, 15, -88, 16, -87, 21, -91, 19, -96, 19, -97, 25, -94, 29, -89, 30, -84, 30, -81, 25, -81, 31, -76, 35, -74, 40, -70, 42, -66, 44, -60, 46, -65, 49,
		-58, 51, -56, 53, -62, 58, -66, 60, -72, 62, -78, 62, -77, 57, -80, 52, -85, 55, -93, 58, -94, 62, -87, 66, -95, 70, -110, 68, -125, 70, -130, 69,
	},
	{-72, 78, -60, 76, -52, 70, -44, 60, -35, 66, -22, 70, -20, 76, -40, 82, -62, 82}, // Greenland
	{ // South America
		-77, 8, -72, 12, -62, 10, -52, 5, -50, 0, -44, -3, -35, -6, -38, -13, -40, -21, -48, -27, -53, -34, -58, -37, -62, -40, -66, -46, -69, -53, -74, -52, -74, -44, -71, -32,
		-70, -20, -76, -14, -81, -6, -80, 0, -78, 3,
	},
	{ // Africa
		-16, 15, -17, 21, -13, 28, -9, 32, -5, 36, 3, 37, 10, 37, 11, 33, 19, 30, 25, 32, 32, 31, 35, 27, 37, 21, 43, 12, 51, 12, 47, 4, 41, -3, 39, -10, 40, -16, 35, -20, 33, -27, 26, -34,
		19, -34, 15, -27, 12, -17, 13, -8, 9, -1, 9, 4, 4, 6, -4, 5, -9, 5, -13, 9,
	},
	{44, -25, 47, -25, 50, -16, 49, -12, 45, -16},                                              // Madagascar
	{-6, 50, 1, 51, 1, 53, -2, 56, -3, 59, -6, 58, -4, 54, -5, 52},                             // Britain
	{-10, 52, -6, 52, -6, 55, -9, 54},                                                          // Ireland
	{-23, 64, -18, 63, -14, 65, -18, 66, -23, 66},                                              // Iceland
	{130, 31, 132, 34, 137, 35, 141, 36, 142, 40, 145, 43, 142, 45, 140, 41, 137, 37, 132, 35}, // Japan
	{109, 1, 113, 4, 117, 7, 119, 2, 116, -4, 110, -3},                                         // Borneo
	{96, 5, 100, 3, 106, -5, 104, -6, 98, 1},                                                   // Sumatra
	{106, -6, 114, -7, 114, -8, 106, -8},                                                       // Java
	{120, 1, 124, 1, 122, -4, 120, -5},                                                         // Sulawesi
	{131, -1, 138, -2, 145, -5, 150, -10, 144, -8, 138, -8, 134, -4},                           // New Guinea
	{121, 18, 124, 13, 126, 7, 122, 8, 120, 14},                                                // Philippines
	{114, -22, 114, -34, 118, -35, 124, -33, 131, -31, 137, -35, 141, -38, 147, -39, 150, -36, 153, -29, 151, -24, 146, -18, 143, -11, 140, -17, 136, -12, 131, -12, 126, -14, 121, -19}, // Australia
	{144, -41, 148, -41, 147, -43},                                                               // Tasmania
	{167, -46, 171, -44, 174, -41, 173, -40, 170, -42}, {173, -41, 177, -39, 178, -37, 174, -36}, // New Zealand
	{ // Europe and Asia
		-9, 37, -9, 43, -2, 43, -1, 46, -4, 48, 2, 51, 5, 53, 8, 54, 8, 57, 11, 56, 10, 54, 14, 54, 20, 55, 24, 59, 28, 60, 22, 60, 24, 65, 18, 62, 17, 57, 13, 55, 11, 59, 6, 58, 5, 62, 12, 66,
		19, 70, 28, 71, 40, 67, 34, 66, 44, 66, 44, 68, 60, 69, 68, 69, 72, 73, 82, 73, 95, 76, 105, 77, 113, 74, 130, 71, 145, 72, 160, 70, 170, 69.5, 170, 62, 163, 58, 162, 52, 156, 52, 157, 58, 163, 61,
		155, 59, 143, 59, 137, 54, 141, 52, 139, 47, 132, 43, 129, 41, 127, 39, 129, 35, 126, 34, 125, 39, 121, 40, 118, 38, 122, 37, 120, 35, 122, 30, 118, 24, 110, 21, 108, 21, 106, 18, 109, 12, 105, 9,
		100, 13, 103, 5, 104, 1, 101, 3, 98, 9, 97, 16, 93, 20, 89, 22, 81, 16, 80, 11, 77, 8, 73, 17, 72, 21, 67, 25, 57, 25, 51, 28, 48, 30, 51, 25, 56, 24, 59, 22, 54, 17, 45, 13, 42, 17, 39, 21, 35, 28,
		34, 31, 36, 36, 30, 36, 27, 37, 27, 40, 31, 41, 41, 41, 37, 45, 33, 46, 28, 43, 26, 40, 23, 38, 21, 37, 19, 41, 14, 45, 13, 44, 18, 40, 16, 38, 12, 42, 9, 44, 4, 43, 0, 40, -2, 37, -6, 36,
	},
}

// paintWorld draws the map sheet.
func (t *table) paintWorld(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 3, render.Slope(160, render.Hex(0xF1E3BC), render.Hex(0xE0CD98), render.Hex(0xCDB57E)))
	cut := c.Clipped(r)
	grid := render.Hex(0x8A7444).Fade(0.28)
	for i := 1; i < 10; i++ {
		x, y := r.X+r.W*float64(i)/10, r.Y+r.H*float64(i)/7
		cut.Segment(render.Pt(x, r.Y), render.Pt(x, r.Bottom()), 1, grid)
		if i < 7 {
			cut.Segment(render.Pt(r.X, y), render.Pt(r.Right(), y), 1, grid)
		}
	}
	at := func(lon, lat float64) render.Point {
		return render.Pt(r.X+r.W*(lon+130)/300, r.Y+r.H*(75-lat)/130)
	}
	equator := at(0, 0).Y
	cut.Segment(render.Pt(r.X, equator), render.Pt(r.Right(), equator), 1.6, render.Hex(0xA8462E).Fade(0.5))
	for _, coast := range coasts {
		pts := make([]render.Point, 0, len(coast)/2)
		for i := 0; i+1 < len(coast); i += 2 {
			pts = append(pts, at(coast[i], coast[i+1]))
		}
		low := make([]render.Point, len(pts))
		for i, p := range pts {
			low[i] = p.Add(render.Pt(1.5, 3))
		}
		cut.Polygon(low, render.Solid(render.Hex(0x5C4A22).Fade(0.35)))
		cut.Polygon(pts, render.Slope(160, render.Hex(0xA9B58A), render.Hex(0x8B9A6C)))
		cut.Line(pts, 1.6, render.Hex(0x5A6240).Fade(0.9), true)
	}
	for _, x := range []float64{0.25, 0.5, 0.75} { // folds
		fold := render.R(r.X+r.W*x-5, r.Y, 10, r.H)
		cut.Fill(fold, render.Slope(90, render.White.Fade(0), render.White.Fade(0.26), render.Black.Fade(0.12), render.Black.Fade(0)))
	}
	cut.Pulp(r, 1)
	stamp := cut.Turned(-9, at(-20, -38)) // the house's crest as a stamp
	red := render.Hex(0xA8342A).Fade(0.45)
	stamp.RingAt(at(-20, -38), 37, 3, render.Solid(red))
	stamp.RingAt(at(-20, -38), 31, 1.4, render.Solid(red))
	stamp.Icon("shadownetwork/mast", render.Around(at(-20, -38), 44, 44), red)
	c.Frame(r, 3, 1.4, render.Solid(render.Hex(0x5C4A22).Fade(0.6)))
	for _, p := range []render.Point{r.Min(), {X: r.Right(), Y: r.Bottom()}} {
		c.Tape(p, 38)
	}
}
