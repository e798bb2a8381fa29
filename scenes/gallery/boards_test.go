package gallery

import (
	"testing"

	"safehouse/render"
)

// galleryBoards paints charts, tracks and bars.
func galleryBoards(c render.Canvas) {
	w, h := c.Size()
	c.Fill(render.R(0, 0, w, h), render.Slope(150, render.Hex(0x2A211A), render.Hex(0x120D0A)))
	galleryCharts(c)
	galleryTracks(c)
}

func galleryCharts(c render.Canvas) {
	t := render.House
	p := render.R(16, 16, 550, 330)
	c.Panel(p, t)
	k := c.Kit()
	series := []render.Series{k.SeatSeries(t, 0, "You", []float64{0, 2, 5, 5, 9, 14, 18}), k.SeatSeries(t, 1, "Cash", []float64{0, 1, 3, 8, 8, 11, 12}), k.SeatSeries(t, 2, "White", []float64{0, 0, 4, 6, 7, 7, 9}), k.SeatSeries(t, 3, "Marilyn", []float64{0, 3, 3, 4, -2, 3, 15})}
	c.Lines(p.Pad(16, 16, 8, 52), t, []string{"1", "2", "3", "4", "5", "6", "7"}, series, 1)
	c.Legend(render.R(p.X+20, p.Bottom()-40, p.W-40, 30), t, series, false)
	p = render.R(576, 16, 550, 330)
	c.Panel(p, t)
	parts := []render.Series{{Name: "Data", Color: render.Hex(0x4DF0A0), Values: []float64{12, 9, 14, 6}}, {Name: "Prototypes", Color: render.Hex(0xFFB23E), Values: []float64{6, 12, 0, 6}}, {Name: "Blackmail", Color: render.Hex(0xFF6FAE), Values: []float64{3, 0, 0, -4}}}
	c.Stacks(p.Pad(16, 10, 8, 52), t, []string{"You", "Cash", "White", "Marilyn"}, parts, 1)
	c.Legend(render.R(p.X+20, p.Bottom()-40, p.W-40, 30), t, parts, true)
}

func galleryTracks(c render.Canvas) {
	t := deepstate
	p := render.R(16, 360, 1110, 330)
	c.Panel(p, t)
	for i := range 6 {
		r := render.R(p.X+20+float64(i)*(600-128)/5, p.Y+20, 128, 212)
		if i < 5 {
			card := &columns[3].cards[i%2]
			c.Card(r, t, card, render.HandCard, render.CardState{Selected: i == 1})
		} else {
			c.Slot(r, 10, t, "deepstate/globe")
		}
	}
	for i, th := range []*render.Theme{infiltration, masters, intoodeep, deepstate, shadownetwork} {
		c.Deck(render.R(p.X+12+90*float64(i)+650, p.Y+20, 78, 120), th, []int{3, 17, 40, 0, 8}[i])
	}
	c.Track(render.R(p.X+670, p.Y+190, 420, 32), t, 0, 12, 5, t.Accent)
	c.Price(render.R(p.X+670, p.Y+234, 92, 34), t, "$2k")
	c.Chip(p.X+780, p.Y+236, 30, "keyword", t, t.Good)
	c.Tag(render.R(p.X+920, p.Y+236, 110, 28), "Marlo", t, t.Alarm)
	c.Progress(render.R(p.X+20, p.Y+262, 300, 16), t, 0.62, t.Accent)
	c.Busy(render.Pt(p.X+360, p.Y+270), 16, t, 22)
	c.Well(render.R(p.X+400, p.Y+250, 240, 44), t)
	c.Text(p.X+412, p.Y+260, "Vesper", t.Body())
	for i := range 5 {
		c.DieTumbling(render.R(p.X+20+60*float64(i), p.Y+284, 40, 40), 5, c.Kit().SeatDie(t, i), float64(i)/4, uint32(i))
	}
	c.Paper(render.R(16, 706, 550, 164), shadownetwork)
	c.Text(38, 722, "Cyrillic: Сейф, съешь. Emphasis {b}bold{/b} and {c:accent}red{/c}.", shadownetwork.Body().In(shadownetwork.Ink))
	c.TextIn(render.R(38, 752, 500, 100), "A long sentence of reading text that wraps inside its box, with a {icon:undo} sign in it and a-very-long-hyphenated-word that may break.", shadownetwork.Note(), render.Left)
}

func TestGalleryBoards(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "boards", shoot(t, k, 1142, 886, 1, galleryBoards))
}

// gallerySizes paints a card of every game in the hand, opened, and from the back.
func gallerySizes(c render.Canvas) {
	w, h := c.Size()
	c.Fill(render.R(0, 0, w, h), render.Slope(150, render.Hex(0x3A2A1C), render.Hex(0x090706)))
	for i := range columns {
		k := &columns[i]
		x := 20 + 300*float64(i)
		c.Card(render.R(x, 20, 128, 212), k.theme, &k.cards[0], render.HandCard, render.CardState{})
		c.CardBack(render.R(x+140, 20, 128, 212), k.theme, render.CardState{})
		c.Card(render.R(x, 256, 268, 374), k.theme, &k.cards[1], render.ReadCard, render.CardState{Lifted: i == 2, Focused: i == 3})
		c.Lid(render.R(x+70, 660, 122, 156), k.theme)
	}
}

func TestGallerySizes(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "sizes", shoot(t, k, 1510, 840, 1, gallerySizes))
}
