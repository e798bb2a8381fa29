package render

import "testing"

// galleryBoards paints hexes, the octagon, charts, tracks and bars.
func galleryBoards(c Canvas) {
	w, h := c.Size()
	c.Fill(R(0, 0, w, h), Slope(150, Hex(0x2A211A), Hex(0x120D0A)))
	// hexes
	t := Masters
	box := R(16, 16, 560, 500)
	c.Shadow(box, 3)
	c.Fill(box, Slope(150, Hex(0x2D6DB6), Hex(0x174584), Hex(0x071C42)))
	c.Tile("common/grid", box, White.Fade(0.16), 1.9)
	hexes := [][2]int{{1, 0}, {2, 0}, {3, 0}, {0, 1}, {1, 1}, {2, 1}, {3, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}, {-1, 3}, {0, 3}, {1, 3}, {2, 3}}
	g := FitHexes(box.Inset(40), append(hexes, [2]int{3, 3}))
	known := map[[2]int]HexKind{{3, 0}: HexUnknown, {2, 1}: HexUnknown, {1, 2}: HexShaft, {0, 3}: HexUnknown}
	on := map[[2]int]bool{}
	for _, x := range hexes {
		on[x] = true
		c.HexTile(g, x[0], x[1], known[x], t)
	}
	c.HexTile(g, 3, 3, HexExit, t)
	for _, x := range hexes {
		for d, s := range HexSteps {
			next := [2]int{x[0] + s[0], x[1] + s[1]}
			if !on[next] {
				c.HexWall(g, x[0], x[1], d, true, false, t)
			} else if d < 3 {
				c.HexWall(g, x[0], x[1], d, false, true, t)
			}
		}
	}
	c.Legal(g.Points(1, 1, 3), t)
	c.FocusPolygon(g.Points(2, 2, 0), t)
	at := g.Center(2, 2)
	c.Figure(Around(at.Add(Pt(0, -14)), 44, 66), t, Figure{Seat: 2, Kind: Piece, Selected: true})
	at = g.Center(0, 1)
	c.Figure(Around(at.Add(Pt(0, -14)), 44, 66), t, Figure{Seat: 0, Kind: Piece})
	c.Token(Around(g.Center(1, 0), 44, 44), t, Token{Shape: RoundToken, Face: Hex(0xE5342B), Icon: "masters/guard", Ink: White})
	c.Token(Around(g.Center(3, 1), 36, 36), t, Token{Shape: SquareToken, Icon: "masters/camera", Spent: true})
	c.Coin(Around(g.Center(2, 3), 40, 40), t, "masters/idea", 0)
	route := []Point{g.Center(3, 3), g.Center(3, 2), g.Center(2, 2), g.Center(2, 1), g.Center(1, 1)}
	c.Line(route, 12, Black.Fade(0.4), false)
	c.Line(route, 7, c.Kit().Seat(t, 2).Fade(0.9), false)
	galleryCity(c)
	galleryCharts(c)
	galleryTracks(c)
}

func galleryCity(c Canvas) {
	t := InTooDeep
	o := Octagon{Center: Pt(860, 266), Outer: 262, Inner: 106}
	names := []string{"THE BLOCKS", "ZINBAZAAR", "THE TOWERS", "SKYPORT", "THE PARISH", "DOWNTOWN", "RIVERSIDE", "ION HEIGHTS"}
	cols := []Color{Hex(0xFF9A3D), Hex(0xC8F04A), Hex(0xFF5BD0), Hex(0x6DB8FF), Hex(0xC59BFF), Hex(0xFF5470), Hex(0x2FE0C0), Hex(0x38E1FF)}
	for i := range 8 {
		c.ZonePanel(o, i, cols[i], t)
	}
	c.VoidPanel(o, t)
	for i := range 8 {
		c.ZonePlate(o, i, names[i], cols[i], t)
	}
	c.Legal(o.Zone(1, 6), t)
	c.TextIn(Around(o.Center, 160, 40), "THE VOID", t.Label(), Center|Middle)
}

func galleryCharts(c Canvas) {
	t := House
	p := R(1150, 16, 550, 330)
	c.Panel(p, t)
	k := c.Kit()
	series := []Series{k.SeatSeries(t, 0, "You", []float64{0, 2, 5, 5, 9, 14, 18}), k.SeatSeries(t, 1, "Cash", []float64{0, 1, 3, 8, 8, 11, 12}), k.SeatSeries(t, 2, "White", []float64{0, 0, 4, 6, 7, 7, 9}), k.SeatSeries(t, 3, "Marilyn", []float64{0, 3, 3, 4, -2, 3, 15})}
	c.Lines(p.Pad(16, 16, 8, 52), t, []string{"1", "2", "3", "4", "5", "6", "7"}, series, 1)
	c.Legend(R(p.X+20, p.Bottom()-40, p.W-40, 30), t, series, false)
	p = R(1150, 360, 550, 330)
	c.Panel(p, t)
	parts := []Series{{Name: "Data", Color: Hex(0x4DF0A0), Values: []float64{12, 9, 14, 6}}, {Name: "Prototypes", Color: Hex(0xFFB23E), Values: []float64{6, 12, 0, 6}}, {Name: "Blackmail", Color: Hex(0xFF6FAE), Values: []float64{3, 0, 0, -4}}}
	c.Stacks(p.Pad(16, 10, 8, 52), t, []string{"You", "Cash", "White", "Marilyn"}, parts, 1)
	c.Legend(R(p.X+20, p.Bottom()-40, p.W-40, 30), t, parts, true)
}

func galleryTracks(c Canvas) {
	t := DeepState
	p := R(16, 540, 1110, 330)
	c.Panel(p, t)
	for i, r := range Spread(R(p.X+20, p.Y+20, 600, 212), 6, 128, 8, Left) {
		if i < 5 {
			card := &columns[3].cards[i%2]
			c.Card(r, t, card, HandCard, CardState{Selected: i == 1})
		} else {
			c.Slot(r, 10, t, "deepstate/globe")
		}
	}
	for i, th := range []*Theme{Infiltration, Masters, InTooDeep, DeepState, ShadowNetwork} {
		c.Deck(R(p.X+12+90*float64(i)+650, p.Y+20, 78, 120), th, []int{3, 17, 40, 0, 8}[i])
	}
	c.Track(R(p.X+670, p.Y+190, 420, 32), t, 0, 12, 5, t.Accent)
	c.Price(R(p.X+670, p.Y+234, 92, 34), t, "$2k")
	c.Chip(p.X+780, p.Y+236, 30, "keyword", t, t.Good)
	c.Tag(R(p.X+920, p.Y+236, 110, 28), "Marlo", t, t.Alarm)
	c.Progress(R(p.X+20, p.Y+262, 300, 16), t, 0.62, t.Accent)
	c.Busy(Pt(p.X+360, p.Y+270), 16, t, 22)
	c.Well(R(p.X+400, p.Y+250, 240, 44), t)
	c.Text(p.X+412, p.Y+260, "Vesper", t.Body())
	for i := range 5 {
		c.DieTumbling(R(p.X+20+60*float64(i), p.Y+284, 40, 40), 5, c.Kit().SeatDie(t, i), float64(i)/4, uint32(i))
	}
	c.Paper(R(1150, 706, 550, 164), ShadowNetwork)
	c.Text(1172, 722, "Cyrillic: Сейф, съешь. Emphasis {b}bold{/b} and {c:accent}red{/c}.", ShadowNetwork.Body().In(ShadowNetwork.Ink))
	c.TextIn(R(1172, 752, 500, 100), "A long sentence of reading text that wraps inside its box, with a {icon:undo} sign in it and a-very-long-hyphenated-word that may break.", ShadowNetwork.Note(), Left)
}

func TestGalleryBoards(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "boards", shoot(t, k, 1716, 886, 1, galleryBoards))
}

// gallerySizes paints a card of every game in the hand, opened, and from the back.
func gallerySizes(c Canvas) {
	w, h := c.Size()
	c.Fill(R(0, 0, w, h), Slope(150, Hex(0x3A2A1C), Hex(0x090706)))
	for i := range columns {
		k := &columns[i]
		x := 20 + 300*float64(i)
		c.Card(R(x, 20, 128, 212), k.theme, &k.cards[0], HandCard, CardState{})
		c.CardBack(R(x+140, 20, 128, 212), k.theme, CardState{})
		c.Card(R(x, 256, 268, 374), k.theme, &k.cards[1], ReadCard, CardState{Lifted: i == 2, Focused: i == 3})
		c.Lid(R(x+70, 660, 122, 156), k.theme)
	}
}

func TestGallerySizes(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "sizes", shoot(t, k, 1510, 840, 1, gallerySizes))
}
