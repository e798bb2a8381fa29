package render

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
)

// scenery is a scene of things that come, go, move and change their order.
type scenery struct {
	layer Layer
	key   uint64
	list  []thing
}

type thing struct {
	at   Point
	look int
}

func (s *scenery) paint(c Canvas) {
	s.layer.Opaque = true
	s.layer.Draw(c, R(0, 0, 640, 400), s.key, func(c Canvas) {
		c.Fill(R(0, 0, 640, 400), Slope(140, Hex(0x203050), Hex(0x102010)))
		c.Circle(Pt(100+40*float64(s.key), 200), 60, Solid(Hex(0x904020)))
	})
	for i, x := range s.list {
		r := Around(x.at, 90, 50)
		switch x.look % 5 {
		case 0:
			c.Button(r, House, Button{Label: fmt.Sprint("No. ", x.look)})
		case 1:
			c.Turned(float64(x.look), x.at).Figure(r, House, Figure{Seat: x.look % 5})
		case 2:
			c.Faded(0.6).Round(r, 9, Slope(90, Hex(0xFF8800), Hex(0x0088FF)))
		case 3:
			c.Clipped(r).TextIn(r.Inset(-20), "Words that are longer than the room they have", House.Body().In(White), Left)
		default:
			c.Added().Icon("undo", r, Hex(0x40FF40).Fade(0.5+float64(i%5)/10))
		}
	}
}

// change does one thing to the scene.
func (s *scenery) change(dice *rand.Rand) {
	at := Pt(dice.Float64()*640, dice.Float64()*400)
	switch n := len(s.list); {
	case n < 6 || dice.IntN(6) == 0:
		i := dice.IntN(n + 1)
		s.list = append(s.list[:i], append([]thing{{at, dice.IntN(40)}}, s.list[i:]...)...)
	case dice.IntN(5) == 0:
		i := dice.IntN(n)
		s.list = append(s.list[:i], s.list[i+1:]...)
	case dice.IntN(4) == 0:
		i, j := dice.IntN(n), dice.IntN(n)
		s.list[i], s.list[j] = s.list[j], s.list[i]
	case dice.IntN(12) == 0:
		s.key++
	case dice.IntN(2) == 0:
		s.list[dice.IntN(n)].look++
	default:
		s.list[dice.IntN(n)].at = at
	}
}

// What a Screen leaves standing is what a whole repaint would give, to the last bit.
func TestAScreenShowsWhatAWholeRepaintShows(t *testing.T) {
	k := kitFor(t, 1)
	dst, fresh := k.Blank(640, 400, 1), k.Blank(640, 400, 1)
	defer dst.Deallocate()
	defer fresh.Deallocate()
	var screen Screen
	var s scenery
	defer s.layer.Drop()
	dice := rand.New(rand.NewPCG(7, 11))
	a, b := make([]byte, 4*640*400), make([]byte, 4*640*400)
	whole, drawn := 0, 0
	for round := range 150 {
		for range 1 + dice.IntN(3) {
			s.change(dice)
		}
		n := screen.Paint(k, dst, 1, s.paint)
		s.paint(k.Canvas(fresh, 1))
		dst.ReadPixels(a)
		fresh.ReadPixels(b)
		if !bytes.Equal(a, b) {
			for i := range a {
				if a[i] != b[i] {
					t.Fatalf("round %d: pixel %d,%d differs", round, i/4%640, i/4/640)
				}
			}
		}
		whole += 640 * 400
		drawn += n
	}
	if drawn*2 > whole {
		t.Errorf("%d of %d pixels were drawn anew", drawn, whole)
	}
}

// Whatever moves, comes and goes over and below it, and whenever the whole is drawn: with the picture of what lies still
// each frame is what a whole repaint would give, to the last bit.
func TestWhatLiesStillIsShownAsAWholeRepaintShowsIt(t *testing.T) {
	k := kitFor(t, 1)
	dst, fresh := k.Blank(640, 400, 1), k.Blank(640, 400, 1)
	defer dst.Deallocate()
	defer fresh.Deallocate()
	var screen Screen
	defer screen.kept.drop()
	var s scenery
	defer s.layer.Drop()
	dice := rand.New(rand.NewPCG(3, 5))
	for range 40 {
		s.list = append(s.list, thing{Pt(dice.Float64()*640, dice.Float64()*400), dice.IntN(40)})
	}
	a, b := make([]byte, 4*640*400), make([]byte, 4*640*400)
	for round := range 200 {
		for range dice.IntN(3) {
			s.change(dice)
		}
		if dice.IntN(3) == 0 {
			screen.Forget()
		}
		screen.Paint(k, dst, 1, s.paint)
		s.paint(k.Canvas(fresh, 1))
		dst.ReadPixels(a)
		fresh.ReadPixels(b)
		if !bytes.Equal(a, b) {
			for i := range a {
				if a[i] != b[i] {
					t.Fatalf("round %d: pixel %d,%d differs", round, i/4%640, i/4/640)
				}
			}
		}
	}
	if screen.kept.img == nil {
		t.Error("nothing was kept")
	}
}

// A whole repaint of a scene that lies still draws none of its things again, and with something that moves on top little
// more than that; a scene of few things is not kept.
func TestWhatLiesStillIsCopied(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(640, 400, 1)
	defer dst.Deallocate()
	var screen Screen
	s := scenery{}
	defer s.layer.Drop()
	for i := range 40 {
		s.list = append(s.list, thing{Pt(60+float64(i%8)*70, 40+float64(i/8)*80), 5 * i})
	}
	drawn := func() int {
		screen.Forget()
		screen.Paint(k, dst, 1, s.paint)
		return k.queue.vertices
	}
	first := drawn()
	drawn()
	const copied = 4
	if n := drawn(); n != copied {
		t.Errorf("a repaint of what lies still takes %d vertices, want %d for its copy; piece by piece it takes %d", n, copied, first)
	}
	s.list[39].at.X++
	if n := drawn(); n <= copied || n > first/4 {
		t.Errorf("with one thing that moves a repaint takes %d vertices, want more than %d and at most a quarter of %d", n, copied, first)
	}
	s.list = s.list[:1]
	if drawn(); screen.kept.img != nil {
		t.Error("one thing is kept")
	}
}

func TestAScreenDrawsOnlyWhatChanged(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(640, 400, 1)
	defer dst.Deallocate()
	var screen Screen
	s := scenery{list: []thing{{Pt(100, 100), 0}, {Pt(300, 100), 5}, {Pt(500, 300), 2}}}
	defer s.layer.Drop()
	for _, x := range []struct {
		what        string
		least, most int
		change      func()
	}{
		{"the first frame", 640 * 400, 640 * 400, func() {}},
		{"nothing", 0, 0, func() {}},
		{"one word", 1, 90 * 50, func() { s.list[1].look = 10 }},
		{"one thing", 90 * 50, 160 * 110, func() { s.list[1].at.X += 9 }},
		{"two that lie apart", 2 * 90 * 50, 40000, func() { s.list[0].at.X++; s.list[2].at.X++ }},
		{"the layer", 640 * 400, 640 * 400, func() { s.key++ }},
		{"forgotten", 640 * 400, 640 * 400, func() { screen.Forget() }},
		{"nothing again", 0, 0, func() {}},
	} {
		x.change()
		if n := screen.Paint(k, dst, 1, s.paint); n < x.least || n > x.most {
			t.Errorf("%s: %d pixels were drawn, want %d to %d", x.what, n, x.least, x.most)
		}
	}
}

func TestBoxesAreGathered(t *testing.T) {
	whole := image.Rect(0, 0, 1000, 1000)
	dice := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		var boxes []image.Rectangle
		for range dice.IntN(60) {
			at := image.Pt(dice.IntN(1100)-50, dice.IntN(1100)-50)
			boxes = append(boxes, image.Rectangle{Min: at, Max: at.Add(image.Pt(dice.IntN(90), dice.IntN(90)))})
		}
		got := gather(append([]image.Rectangle(nil), boxes...), whole)
		if len(got) > parts {
			t.Fatalf("%d boxes are left of %v", len(got), boxes)
		}
		for i, a := range got {
			if a.Empty() || !a.In(whole) {
				t.Fatalf("%v is not inside %v", a, whole)
			}
			for _, b := range got[:i] {
				if a.Overlaps(b) {
					t.Fatalf("%v and %v are drawn twice", a, b)
				}
			}
		}
		for _, b := range boxes {
			b = b.Intersect(whole)
			in := b.Empty()
			for _, a := range got {
				in = in || b.In(a)
			}
			if !in {
				t.Fatalf("%v is in none of %v", b, got)
			}
		}
	}
}
