package masters

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 400 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return max(3, width/384) }, Tolerance: 8, PerMille: 2}

// stock keeps the sheets from test to test: reading them takes long.
var stock render.SheetPool

// bench is a table on a stage of its own, without the frame.
type bench struct {
	t      testing.TB
	kit    *render.Kit
	stage  *ui.Stage
	table  *table
	house  *scenes.House
	view   *scenes.View
	again  func(*ui.Builder)
	w, h   int
	canvas *ebiten.Image
	done   []rules.Action // what was decided
	looks  int            // counted by reach
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
	b.kit = stock.Kit(render.Scale(w, h, scale))
	sheets, err := b.kit.OpenNow("common", "masters")
	if err != nil {
		t.Fatal(err)
	}
	b.stage = ui.NewStage(b.kit, theme)
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
		sheets.Close()
	})
	return b
}

// viewOf is a position as the person sees it who runs the whole crew; asked
// says whether it may decide.
func (b *bench) viewOf(s *rule.State, asked bool) *scenes.View {
	shown := s.Clone()
	shown.Blank(0)
	var legal []rules.Action
	if asked {
		legal = s.Legal(nil)
	}
	v := scenes.NewView(b.house, rule.Game{}.Info(), shown, 0, legal, func(a rules.Action) { b.done = append(b.done, a) }, s.Why, func(n int) string { return names[n] })
	for i := range int(s.Seats) {
		v.Sitters = append(v.Sitters, scenes.Sitter{Name: names[i]})
	}
	return v
}

// lay shows a view and lets a tick pass.
func (b *bench) lay(v *scenes.View) {
	b.t.Helper()
	b.view = v
	if v.Stage == nil {
		v.Stage = b.stage
	}
	b.again = func(l *ui.Builder) {
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

// draw paints the stage without looking at it: no painter may fail.
func (b *bench) draw() {
	if b.canvas == nil {
		b.canvas = ebiten.NewImage(b.w, b.h)
	}
	b.stage.Paint(b.kit.Canvas(b.canvas, b.stage.Scale()))
	rendertest.Flush(b.canvas)
}

// paint draws the stage and reads the pixels back.
func (b *bench) paint() *image.RGBA {
	b.t.Helper()
	rendertest.NeedDisplay(b.t)
	dst := ebiten.NewImage(b.w, b.h)
	defer dst.Deallocate()
	b.stage.Paint(b.kit.Canvas(dst, b.stage.Scale()))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
