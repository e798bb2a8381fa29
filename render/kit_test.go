package render

import (
	"bytes"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/assets"
	"safehouse/assets/sheet"
)

// wait lets background loading come in.
func wait(t *testing.T, k *Kit, until func() bool) {
	t.Helper()
	for range 2000 {
		k.Update()
		if until() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the sheets never arrived")
}

func TestSheetsLoadInTheBackgroundAndGo(t *testing.T) {
	k := NewKit(1)
	common, desk := k.Open("common"), k.Open("desk")
	defer common.Close()
	before := k.Generation()
	wait(t, k, func() bool { return k.Ready("common", "desk") })
	if k.Generation() == before {
		t.Error("layers would not be painted with the new sheets")
	}
	if !k.Has("desk/lamp") || k.Has("desk/nothing") || k.Has("attic/lamp") {
		t.Error("the kit does not know what it has")
	}
	desk.Close()
	if k.Ready("desk") || k.Has("desk/lamp") || !k.Ready("common") {
		t.Error("closing dropped the wrong sheets")
	}
}

// Two owners of a sheet know nothing of each other: it goes with the last of them, however often each closes it.
func TestASheetStaysUntilItsLastOwnerGoes(t *testing.T) {
	k := NewKit(1)
	first, err := k.OpenNow("common", "desk")
	if err != nil {
		t.Fatal(err)
	}
	second := k.Open("desk", "desk")
	first.Close()
	first.Close()
	if !k.Ready("desk") || !second.Ready() || k.Ready("common") {
		t.Error("one owner took the sheet of the other, or left its own")
	}
	second.Close()
	if k.Ready("desk") {
		t.Error("a sheet without an owner is kept")
	}
	c := k.Canvas(k.Blank(10, 10, 1), 1)
	c.Sprite("desk/lamp", 0, 0, White)
	c.Icon("common/undo", R(0, 0, 10, 10), White)
	if got := k.Unopened(); !slices.Equal(got, []string{"common", "desk"}) {
		t.Errorf("drawn from without being open: %v", got)
	}
}

func TestAnotherScaleSwapsTheSheets(t *testing.T) {
	k := NewKit(1)
	sheets, err := k.OpenNow("common")
	if err != nil {
		t.Fatal(err)
	}
	defer sheets.Close()
	w, h := k.sprite("common/undo").meta.Size()
	k.SetScale(1.6)
	if !k.Ready("common") {
		t.Error("the old sheet was dropped before the new one was there")
	}
	wait(t, k, func() bool { return k.books["common"].density == 2 })
	s := k.sprite("common/undo")
	if w2, h2 := s.meta.Size(); w2 != w || h2 != h || s.meta.W != 2*int(w) {
		t.Errorf("at density 2 the sprite is %v x %v points and %d pixels wide", w2, h2, s.meta.W)
	}
	for scale, want := range map[float64]int{0.5: 1, 1: 1, 1.04: 1, 1.1: 2, 2: 2, 2.2: 3, 3: 3, 5: 3} {
		if got := densityFor(scale); got != want {
			t.Errorf("a scale of %v takes density %d, want %d", scale, got, want)
		}
	}
}

func TestUnknownNamesAreRemembered(t *testing.T) {
	k := NewKit(1)
	sheets, err := k.OpenNow("common")
	if err != nil {
		t.Fatal(err)
	}
	defer sheets.Close()
	c := k.Canvas(k.Blank(10, 10, 1), 1)
	c.Sprite("desk/lamp", 0, 0, White) // not open: silently nothing
	if len(k.Unknown()) != 0 {
		t.Errorf("a closed sheet's sprite counts as unknown: %v", k.Unknown())
	}
	c.Sprite("common/no-such-thing", 0, 0, White)
	c.Icon("no-such-icon", R(0, 0, 10, 10), White)
	if len(k.Unknown()) != 2 {
		t.Errorf("unknown names: %v", k.Unknown())
	}
	if _, err := k.OpenNow("whist"); err == nil {
		t.Error("a sheet that does not exist was opened")
	}
}

// All densities hold the same sprites in the same sizes, inside their pages and apart from each other.
func TestIndexesAgree(t *testing.T) {
	for _, name := range assets.Sheets() {
		var first *sheet.Index
		for _, d := range sheet.Densities {
			x, err := assets.OpenIndex(name, d)
			if err != nil {
				t.Fatal(err)
			}
			type place struct {
				kind   string
				number int
			}
			taken := map[place][]image.Rectangle{}
			for i := range x.Sprites {
				s := &x.Sprites[i]
				size := image.Pt(s.W, s.H)
				type lies struct {
					place
					at   image.Point
					room image.Point
				}
				p := x.Pages[s.Page]
				list := []lies{{place{"page", s.Page}, image.Pt(s.X, s.Y), image.Pt(p.W, p.H)}}
				if late := !slices.Contains(sheet.Shared[:], name) && p.Kind == sheet.Mask && strings.HasSuffix(s.Name, ".large"); late != (s.On == sheet.Late) {
					t.Errorf("%s@%d: %s lies on texture %d", name, d, s.Name, s.On)
				} else if !late {
					tex := x.Textures[s.On]
					list = append(list, lies{place{"texture", s.On}, image.Pt(s.U, s.V), image.Pt(tex.W, tex.H)})
				}
				for _, q := range list {
					r := image.Rectangle{Min: q.at, Max: q.at.Add(size)}
					if !r.Inset(-sheet.Gap).In(image.Rectangle{Max: q.room}) {
						t.Errorf("%s@%d: %s lies at %v on a %s of %v", name, d, s.Name, r, q.kind, q.room)
					}
					for _, o := range taken[q.place] {
						if r.Inset(-2*sheet.Gap + 1).Overlaps(o) {
							t.Errorf("%s@%d: %s lies on or beside %v of a %s", name, d, s.Name, o, q.kind)
							break
						}
					}
					taken[q.place] = append(taken[q.place], r)
				}
			}
			for _, tex := range x.Textures {
				if tex.W != powerOfTwo(tex.W) || tex.H != powerOfTwo(tex.H) {
					t.Errorf("%s@%d: a texture of %dx%d is made larger by graphics libraries", name, d, tex.W, tex.H)
				}
			}
			if first == nil {
				first = x
				continue
			}
			if len(first.Sprites) != len(x.Sprites) {
				t.Fatalf("%s has %d sprites at density 1 and %d at %d", name, len(first.Sprites), len(x.Sprites), d)
			}
			for i := range x.Sprites {
				a, b := &first.Sprites[i], &x.Sprites[i]
				aw, ah := a.Size()
				bw, bh := b.Size()
				if a.Name != b.Name || aw != bw || ah != bh {
					t.Errorf("%s@%d: %s of %vx%v was %s of %vx%v", name, d, b.Name, bw, bh, a.Name, aw, ah)
				}
			}
		}
	}
}

func TestLayersArePaintedOnlyWhenStale(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(200, 200, 1)
	defer dst.Deallocate()
	c := k.Canvas(dst, 1)
	var l Layer
	defer l.Drop()
	n := 0
	paint := func(Canvas) { n++ }
	step := func(what string, want int, f func()) {
		t.Helper()
		before := n
		f()
		if n-before != want {
			t.Errorf("%s: painted %d times, want %d", what, n-before, want)
		}
	}
	step("first", 1, func() { l.Draw(c, R(0, 0, 100, 50), 1, paint) })
	step("again", 0, func() { l.Draw(c, R(30, 9, 100, 50), 1, paint) })
	step("another key", 1, func() { l.Draw(c, R(0, 0, 100, 50), 2, paint) })
	step("another size", 1, func() { l.Draw(c, R(0, 0, 100, 60), 2, paint) })
	step("another scale", 1, func() { l.Draw(k.Canvas(dst, 1.5), R(0, 0, 100, 60), 2, paint) })
	k.SetVision(Protanopia)
	step("another eye", 1, func() { l.Draw(k.Canvas(dst, 1.5), R(0, 0, 100, 60), 2, paint) })
	l.Stale()
	step("made stale", 1, func() { l.Draw(k.Canvas(dst, 1.5), R(0, 0, 100, 60), 2, paint) })
}

func TestShelfDropsWhatWasNotUsed(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(100, 100, 1)
	defer dst.Deallocate()
	c := k.Canvas(dst, 1)
	s := PictureCache{Limit: 10 * 20 * 20}
	defer s.Drop()
	painted := map[string]int{}
	show := func(name string) {
		s.Draw(c, name, R(0, 0, 20, 20), 0, func(Canvas) { painted[name]++ })
	}
	for i := range 40 {
		show("often")
		show(Digits(i))
	}
	if painted["often"] != 1 {
		t.Errorf("what is always shown was painted %d times", painted["often"])
	}
	if s.held > s.Limit || len(s.items) > 10 {
		t.Errorf("the shelf holds %d pixels in %d layers", s.held, len(s.items))
	}
	show("0")
	if painted["0"] != 2 {
		t.Errorf("what was dropped is painted again, but it was painted %d times", painted["0"])
	}
}

// At rest only what the picture shows is held: not what a layer has a copy of, nor what was shown before. What goes
// comes back as it was, and what stays is not painted again.
func TestTrimKeepsWhatTheLastFrameShows(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(100, 100, 1)
	defer dst.Deallocate()
	var (
		screen            Screen
		top, below, other Layer
		shelf             = PictureCache{Limit: 30 * 20 * 20}
		painted           = map[string]int{}
	)
	defer shelf.Drop()
	defer top.Drop()
	defer below.Drop()
	card := func(c Canvas, name string) {
		shelf.Draw(c, name, R(70, 70, 20, 20), 0, func(c Canvas) {
			painted[name]++
			c.Fill(R(0, 0, 20, 20), Solid(Hex(0x4060FF)))
		})
	}
	frame := func(key uint64, cards ...string) *image.RGBA {
		screen.Paint(k, dst, 1, func(c Canvas) {
			top.Draw(c, R(0, 0, 100, 100), key, func(c Canvas) {
				painted["top"]++
				below.Draw(c, R(0, 0, 100, 100), 0, func(c Canvas) {
					painted["below"]++
					c.Fill(R(0, 0, 100, 100), Slope(140, Hex(0x203050), Hex(0x102010)))
				})
				card(c, "on the layer")
				c.Circle(Pt(50, 50), 10+float64(key), Solid(Hex(0xFF8800)))
			})
			for _, name := range cards {
				card(c, name)
			}
		})
		m := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(m.Pix)
		return m
	}
	start := k.Held()
	other.Prepare(k.Canvas(dst, 1), 50, 50, 0, func(Canvas) {}) // made and never shown
	frame(1, "early")
	was := frame(1, "late")
	if n := k.Trim(); n != 4*(texels(image.Pt(100, 100))+2*texels(image.Pt(20, 20))+texels(image.Pt(50, 50))) {
		t.Errorf("%d bytes are given back", n)
	}
	if held := k.Held() - start; held != 4*(texels(image.Pt(100, 100))+texels(image.Pt(20, 20))) {
		t.Errorf("%d bytes are held for what is shown", held)
	}
	if k.Trim() != 0 {
		t.Error("a second time something goes that is shown")
	}
	screen.Forget()
	if !bytes.Equal(frame(1, "late").Pix, was.Pix) {
		t.Error("the picture has changed")
	}
	for name, want := range map[string]int{"top": 1, "late": 1, "below": 1, "early": 1, "on the layer": 1} {
		if painted[name] != want {
			t.Errorf("%s was painted %d times before it is needed again, want %d", name, painted[name], want)
		}
	}
	fresh := frame(2, "early")
	for name, want := range map[string]int{"top": 2, "late": 1, "below": 2, "early": 2, "on the layer": 2} {
		if painted[name] != want {
			t.Errorf("%s was painted %d times when all is shown again, want %d", name, painted[name], want)
		}
	}
	top.Drop()
	below.Drop()
	shelf.Drop()
	if !bytes.Equal(frame(2, "early").Pix, fresh.Pix) {
		t.Error("what came back differs from what is painted afresh")
	}
	for i := range 200 { // a shelf that was trimmed counts on
		frame(2, Digits(i))
		k.Trim()
	}
	frame(2, "early")
	if held := k.Held() - start; held != 4*(texels(image.Pt(100, 100))+2*texels(image.Pt(20, 20))) || shelf.held > shelf.Limit {
		t.Errorf("in the end %d bytes are held, and the shelf counts %d pixels", held, shelf.held)
	}
}

func TestPixelsLandWhereTheyShould(t *testing.T) {
	k := kitFor(t, 1)
	m := shoot(t, k, 60, 40, 2, func(c Canvas) {
		c.Fill(R(0, 0, 60, 40), Solid(Black))
		c.At(10, 5).Fill(R(0, 0, 10, 10), Solid(Hex(0xFF0000)))
		c.Circle(Pt(45, 20), 10, Solid(Hex(0x00FF00)))
		c.Clipped(R(0, 30, 60, 5)).Fill(R(-10, 0, 100, 100), Solid(Hex(0x0000FF)))
	})
	for _, x := range []struct {
		x, y int
		want Color
	}{{20, 10, Hex(0xFF0000)}, {39, 29, Hex(0xFF0000)}, {40, 29, Black}, {19, 10, Black}, {90, 40, Hex(0x00FF00)}, {90, 22, Hex(0x00FF00)}, {90, 18, Black}, {50, 59, Black}, {50, 60, Hex(0x0000FF)}, {50, 69, Hex(0x0000FF)}, {50, 70, Black}} {
		c := m.RGBAAt(x.x, x.y)
		if (Color{c.R, c.G, c.B, c.A}) != x.want {
			t.Errorf("pixel %d,%d is %v, want %v", x.x, x.y, c, x.want)
		}
	}
}

// A picture is cut where a texture rounded up to powers of two would waste more
// than a megabyte for every cut.
func TestLargeLayersAreCut(t *testing.T) {
	whole := []int{0}
	for _, c := range []struct {
		w, h   int
		xs, ys []int
	}{
		{3840, 2160, whole, []int{0, 2048}}, {1920, 1080, whole, []int{0, 1024}}, {2560, 1440, []int{0, 2048}, []int{0, 1024}},
		{1280, 720, whole, []int{0, 512}}, {2392, 1544, []int{0, 2048}, whole}, {2200, 2200, []int{0, 2048}, []int{0, 2048}},
		{4096, 4096, whole, whole}, {100, 65, whole, whole},
	} {
		if xs, ys := cut(c.w, c.h); !slices.Equal(xs, c.xs) || !slices.Equal(ys, c.ys) {
			t.Errorf("%dx%d is cut at %v and %v, want %v and %v", c.w, c.h, xs, ys, c.xs, c.ys)
		}
	}
}

// A layer in tiles looks like one picture, wherever it is shown.
func TestTilesShowNoSeam(t *testing.T) {
	k := kitFor(t, 1)
	const w, h = 1120, 1090
	paint := func(c Canvas) {
		c.Fill(R(0, 0, w, h), Solid(Hex(0x203040)))
		c.Fill(R(40, 980, 300, 90), Solid(Hex(0xE0B040)))
		for y := 1000.0; y < 1050; y += 7 {
			c.Fill(R(100+y*0.85, y, 60, 3), Solid(White))
		}
	}
	whole, cutUp := k.Blank(w, h, 1), k.Blank(w, h, 1)
	defer whole.Deallocate()
	defer cutUp.Deallocate()
	paint(k.Canvas(whole, 1))
	l := Layer{Opaque: true}
	defer l.Drop()
	l.Draw(k.Canvas(cutUp, 1), R(0, 0, w, h), 1, paint)
	if len(l.tiles) != 4 {
		t.Fatalf("%d tiles", len(l.tiles))
	}
	a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
	whole.ReadPixels(a)
	cutUp.ReadPixels(b)
	if !bytes.Equal(a, b) {
		t.Error("in tiles the picture differs")
	}

	// Scaled, what lies around the cuts stays opaque.
	small := k.Blank(w/2, h/2, 1)
	defer small.Deallocate()
	l.Show(k.Canvas(small, 1).Zoomed(.5, .5, Point{}), 0, 0)
	a = make([]byte, 4*(w/2)*(h/2))
	small.ReadPixels(a)
	for i := 505; i < 520; i++ {
		for _, at := range []image.Point{{550, i}, {i, 300}} {
			if p := a[4*(w/2*at.Y+at.X):]; p[3] != 255 || p[0] != 0x20 {
				t.Errorf("pixel %v is %v", at, p[:4])
			}
		}
	}
}

// Of a sheet the drawings of the present scale alone are held, and nothing of what was read to make them.
func TestOnlyTheScaleShownIsHeld(t *testing.T) {
	k := NewKit(1)
	empty := k.Held()
	sheets, err := k.OpenNow("common", "desk")
	if err != nil {
		t.Fatal(err)
	}
	size := func(density int) (bytes int) {
		for _, name := range []string{"common", "desk"} {
			x, err := assets.OpenIndex(name, density)
			if err != nil {
				t.Fatal(err)
			}
			for _, tex := range x.Textures {
				bytes += 4 * tex.W * tex.H
			}
		}
		return bytes
	}
	for _, step := range []struct {
		scale   float64
		density int
	}{{1, 1}, {2, 2}, {0.66, 1}} {
		k.SetScale(step.scale)
		k.Wait()
		if held, want := k.Held()-empty, size(step.density); held != want {
			t.Errorf("at a scale of %v %d bytes are held, want %d", step.scale, held, want)
		}
		if len(k.arrived.list) > 0 || len(k.arrived.busy) > 0 {
			t.Error("what was read is kept after it was uploaded")
		}
	}
	sheets.Close()
	if k.Held() != empty {
		t.Errorf("%d bytes are held of closed sheets", k.Held()-empty)
	}
}

// Where a language writes other words on a sprite, its name gives the drawing of the language that is spoken now.
func TestWordsOnSpritesAreInTheLanguage(t *testing.T) {
	k := NewKit(1)
	common, desk := k.Open("common"), k.Open("desk")
	defer common.Close()
	defer desk.Close()
	k.SetLanguage("de")
	wait(t, k, func() bool { return k.Ready("common", "desk") })
	found := 0
	for _, b := range k.books {
		for name := range b.sprites {
			plain, ok := strings.CutSuffix(name, ".de")
			if !ok {
				continue
			}
			found++
			k.SetLanguage("de")
			german := k.sprite(plain)
			k.SetLanguage("en")
			if english := k.sprite(plain); german == nil || german != k.sprite(name) || english == nil || english == german {
				t.Errorf("%s is not each language's own", plain)
			}
		}
	}
	if found == 0 {
		t.Error("no sprite has German words")
	}
}
