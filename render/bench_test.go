package render

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// frame measures one whole picture of 1280x720. Reading one pixel back waits until the graphics driver is done.
func frame(b *testing.B, draw func(Canvas)) {
	k := kitFor(b, 720.0/1080)
	dst := k.Blank(1280, 720, 1)
	defer dst.Deallocate()
	pixel := dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	one := make([]byte, 4)
	for b.Loop() {
		draw(k.Canvas(dst, 720.0/1080))
		pixel.ReadPixels(one)
	}
}

// A full repaint of a busy table may take at most twice an empty frame: compare these two. Both end with the copy to
// the screen, which the engine adds to every frame.
func BenchmarkEmptyFrame(b *testing.B) {
	var screen Layer
	defer screen.Drop()
	frame(b, func(c Canvas) {
		c.Image().Fill(Black)
		screen.Opaque = true
		screen.Draw(c, R(0, 0, 1920, 1080), 0, func(Canvas) {})
	})
}

func BenchmarkBusyTable(b *testing.B) {
	var table, screen Layer
	var shelf PictureCache
	defer func() { table.Drop(); screen.Drop(); shelf.Drop() }()
	table.Opaque, screen.Opaque = true, true
	names := [8]string{"a", "b", "c", "d", "e", "f", "g", "h"}
	th := House
	card := &sample
	tick := 0
	frame(b, func(c Canvas) {
		tick++
		table.Draw(c, R(0, 0, 1920, 1080), 0, func(c Canvas) {
			c.Desk(R(0, 0, 1920, 1080))
			for i := range 12 {
				c.Card(R(60+150*float64(i), 60, 128, 212), th, card, HandCard, CardState{})
			}
		})
		for i, n := range names {
			r := R(332+136*float64(i), 846, 128, 212)
			c.Shadow(r, 2)
			shelf.Draw(c, n, r, 0, func(c Canvas) { c.CardFace(R(0, 0, 128, 212), th, card, HandCard) })
		}
		for i := range Seats {
			c.Figure(R(100+200*float64(i)+float64(tick%100), 300, 56, 88), th, Figure{Seat: i, Wounded: i == 2})
		}
		c.Brackets(R(60, 346, 190, 262), th)
		c.TargetPath(Pt(760, 470), Pt(790, 410), Pt(870, 420), th, float64(tick))
		c.FocusRing(R(332, 846, 128, 212), 8, th)
		c.TextIn(R(400, 700, 400, 100), "Choose your card for this round. It stays face down until your turn.", th.Heading(), Left)
		screen.Draw(c, R(0, 0, 1920, 1080), 0, func(Canvas) {})
	})
}

// BenchmarkUnpackTitle is the reading of the sheets that the first picture waits for.
func BenchmarkUnpackTitle(b *testing.B) {
	for b.Loop() {
		for _, name := range [...]string{"common", "desk"} {
			if d := decode(name, 1); d.err != nil {
				b.Fatal(d.err)
			}
		}
	}
}

func BenchmarkPaintCard(b *testing.B) {
	frame(b, func(c Canvas) {
		c.Card(R(100, 100, 268, 374), House, &sample, ReadCard, CardState{})
	})
}
