package infiltration

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

var update = flag.Bool("update", false, "write the golden pictures instead of comparing with them")
var shots = flag.String("shots", "", "folder to write every picture to at full size, for looking at")

// loop runs all tests inside one tick of a real game loop: only there pixels
// can be read back.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error            { l.code = l.m.Run(); return ebiten.Termination }
func (*loop) Draw(*ebiten.Image)         {}
func (*loop) Layout(int, int) (int, int) { return 320, 240 }

var display = os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""

func TestMain(m *testing.M) {
	flag.Parse()
	if !display {
		os.Exit(m.Run()) // goldens fail and say why; the rest needs no display
	}
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintln(os.Stderr, "scenes/infiltration: no window could be opened for the tests; run them under a display, for instance: xvfb-run -a go test ./scenes/infiltration:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// bench is a table on a stage of its own, without the frame.
type bench struct {
	t     testing.TB
	kit   *render.Kit
	stage *ui.Stage
	table *table
	house *scenes.House
	view  *scenes.View
	again func(*ui.Builder)
	w, h  int
	done  []rules.Action // what was decided
}

var names = []string{"Vesper", "Magpie", "Kestrel", "Heron", "Wren", "Jackdaw"}

// newBench lays an empty bench of w x h pixels at a scale of the interface.
func newBench(t testing.TB, w, h int, scale float64) *bench {
	t.Helper()
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, w: w, h: h, house: scenes.NewHouse(book, nil), table: New().(*table)}
	b.kit = kitFor(t, render.Scale(w, h, scale))
	b.stage = ui.NewStage(b.kit, render.Infiltration)
	b.stage.Pace = ui.Still()
	b.stage.Resize(w, h, scale)
	t.Cleanup(func() {
		if u := b.kit.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		if m := b.stage.Mistakes(); len(m) > 0 {
			t.Errorf("two things have the ID %v", m)
		}
		b.table.Drop()
	})
	return b
}

// kits are kept from test to test: reading sheets takes long.
var kits = map[float64]*render.Kit{}

func kitFor(t testing.TB, scale float64) *render.Kit {
	t.Helper()
	k := kits[scale]
	if k == nil {
		k = render.NewKit(scale)
		if err := k.OpenNow("common", "infiltration"); err != nil {
			t.Fatal(err)
		}
		kits[scale] = k
	}
	return k
}

// viewOf is a position as a seat sees it; asked says whether it may decide.
func (b *bench) viewOf(s *rule.State, seat int, asked bool) *scenes.View {
	shown := s.Clone()
	shown.Blank(seat)
	var legal []rules.Action
	if asked && s.Turn().Seat == seat {
		legal = s.Legal(nil)
	}
	return b.viewWith(shown, s, seat, legal)
}

func (b *bench) viewWith(shown rules.State, s *rule.State, seat int, legal []rules.Action) *scenes.View {
	v := scenes.NewView(b.house, rule.Game{}.Info(), shown, seat, legal, func(a rules.Action) { b.done = append(b.done, a) }, s.Why, func(n int) string { return names[n] })
	turn := s.Turn()
	for i := range int(s.Seats) {
		v.Sitters = append(v.Sitters, scenes.Sitter{Name: names[i], Bot: i > 0, Thinking: !turn.Done && turn.Open.Has(i)})
	}
	return v
}

// lay shows a view and lets a tick pass.
func (b *bench) lay(v *scenes.View) {
	b.t.Helper()
	b.view = v
	b.again = func(l *ui.Builder) {
		v.Hot, v.Scale = b.stage.Hot(), b.stage.Scale()
		areas := b.table.Areas(l.Area(), v)
		b.table.Lay(l, v)
		l.Draw(ui.LayerPanels, func(c render.Canvas) {
			for _, r := range []render.Rect{areas.Plate, areas.Phases, areas.Buttons, areas.Prompt, areas.Log} {
				c.Panel(r, b.stage.Theme)
			}
		})
	}
	b.stage.Show(nil, b.again)
	b.stage.Tick(&input.Snapshot{})
}

// paint draws the stage and reads the pixels back.
func (b *bench) paint() *image.RGBA {
	b.t.Helper()
	if !display {
		b.t.Fatal("this test looks at pixels, so it needs a display; run it under one, for instance: xvfb-run -a go test ./scenes/infiltration")
	}
	dst := ebiten.NewImage(b.w, b.h)
	defer dst.Deallocate()
	b.stage.Paint(b.kit.Canvas(dst, b.stage.Scale()))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

// golden compares a picture with the one that is kept, at some 480 pixels' width:
// at most two pixels in a thousand may differ by more than 8 of 255.
func golden(t *testing.T, name string, full *image.RGBA) {
	t.Helper()
	if *shots != "" {
		writePNG(t, filepath.Join(*shots, name+".png"), full)
	}
	got := shrunk(full, (full.Rect.Dx()+240)/480)
	file := filepath.Join("testdata", name+".png")
	if *update {
		writePNG(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./scenes/infiltration -run %s -update", err, t.Name())
	}
	defer f.Close()
	p, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if p.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, want %v", name, got.Bounds(), p.Bounds())
	}
	bad := 0
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			r, g, bl, _ := p.At(x, y).RGBA()
			i := got.PixOffset(x, y)
			for k, want := range [3]uint32{r >> 8, g >> 8, bl >> 8} {
				if d := int(got.Pix[i+k]) - int(want); d > 8 || d < -8 {
					bad++
					break
				}
			}
		}
	}
	if bad > got.Rect.Dx()*got.Rect.Dy()/500 {
		out := filepath.Join(os.TempDir(), name+".got.png")
		writePNG(t, out, got)
		t.Errorf("%s: %d pixels differ from %s; what was drawn is in %s", name, bad, file, out)
	}
}

// shrunk averages blocks of n x n pixels.
func shrunk(m *image.RGBA, n int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/n, m.Rect.Dy()/n))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			for k := range 4 {
				sum := 0
				for dy := range n {
					at := m.PixOffset(n*x, n*y+dy) + k
					for dx := range n {
						sum += int(m.Pix[at+4*dx])
					}
				}
				out.Pix[out.PixOffset(x, y)+k] = byte((sum + n*n/2) / (n * n))
			}
		}
	}
	return out
}

func writePNG(t testing.TB, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
