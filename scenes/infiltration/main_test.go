package infiltration

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
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 480 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 240) / 480 }, Tolerance: 8, PerMille: 2}

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
	})
	return b
}

// kits and sheets are kept from test to test: reading sheets takes long.
var (
	stock render.SheetPool
	kits  = map[float64]*render.Kit{}
)

func kitFor(t testing.TB, scale float64) *render.Kit {
	t.Helper()
	k := kits[scale]
	if k == nil {
		k = stock.Kit(scale)
		if _, err := k.OpenNow("common", "infiltration"); err != nil {
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
	rendertest.NeedDisplay(b.t)
	dst := ebiten.NewImage(b.w, b.h)
	defer dst.Deallocate()
	b.stage.Paint(b.kit.Canvas(dst, b.stage.Scale()))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
