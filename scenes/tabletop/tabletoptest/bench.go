package tabletoptest

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
)

// Names are the participants of a bench, by their seats.
var Names = []string{"Vesper", "Magpie", "Kestrel", "Heron", "Wren", "Jackdaw"}

// Sheets keeps sheets from test to test: reading them takes long.
var Sheets render.SheetPool

// kits are the open kits, by sheets and scale.
var kits = map[sheetsAt]*render.Kit{}

type sheetsAt struct {
	sheets string
	scale  float64
}

// A Bench is a table on a stage of its own, without the frame.
type Bench struct {
	W, H  int // of the window, in pixels
	Kit   *render.Kit
	Stage *ui.Stage
	Table scenes.Table
	House *scenes.House
	View  *scenes.View // that was laid last

	// Frame paints what stands for the frame's parts.
	Frame func(c render.Canvas, v *scenes.View, areas scenes.Areas)

	Done []rules.Action // what was decided

	T      testing.TB
	game   rules.Game
	build  func(*ui.Builder)
	canvas *ebiten.Image // of Draw
}

// New is an empty bench of w x h pixels at a scale of the interface, for a table that was just made.
func New(t testing.TB, game rules.Game, table scenes.Table, w, h int, scale float64) *Bench {
	t.Helper()
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	b := &Bench{T: t, game: game, W: w, H: h, House: scenes.NewHouse(book, nil), Table: table}
	b.Kit = Kit(t, table.Look(), render.Scale(w, h, scale))
	b.House.Kit = b.Kit
	b.Stage = ui.NewStage(b.Kit, table.Look().Theme)
	b.Stage.Pace = ui.Still()
	b.Stage.Resize(w, h, scale)
	b.Frame = func(c render.Canvas, _ *scenes.View, areas scenes.Areas) {
		for _, r := range []render.Rect{areas.Plate, areas.Phases, areas.Buttons, areas.Prompt, areas.Log} {
			c.Panel(r, b.Stage.Theme)
		}
	}
	t.Cleanup(func() {
		if u := b.Kit.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		if m := b.Stage.Mistakes(); len(m) > 0 {
			t.Errorf("two things have the ID %v", m)
		}
		if d, ok := table.(scenes.Dropper); ok {
			d.Drop()
		}
	})
	return b
}

// Kit is a kit with the sheets of a table and the common ones, at a scale. It is kept from test to test.
func Kit(t testing.TB, look scenes.Look, scale float64) *render.Kit {
	t.Helper()
	sheets := append([]string{"common"}, look.Sheets...)
	at := sheetsAt{strings.Join(sheets, " "), scale}
	k := kits[at]
	if k == nil {
		k = Sheets.Kit(scale)
		if _, err := k.OpenNow(sheets...); err != nil {
			t.Fatal(err)
		}
		kits[at] = k
	}
	return k
}

// ViewOf is a position as a seat sees it; asked says whether it may decide.
func (b *Bench) ViewOf(s rules.State, seat int, asked bool) *scenes.View {
	shown := s.Clone()
	shown.Blank(seat)
	var legal []rules.Action
	if asked && s.Turn().Seat == seat {
		legal = s.Legal(nil)
	}
	return b.ViewWith(shown, s, seat, legal)
}

// ViewWith shows a seat any position; reasons and whose turn it is are those of another one.
func (b *Bench) ViewWith(shown, s rules.State, seat int, legal []rules.Action) *scenes.View {
	v := scenes.NewView(b.House, b.game.Info(), shown, seat, legal, func(a rules.Action) { b.Done = append(b.Done, a) }, s.Why, func(n int) string { return Names[n] })
	v.Stage = b.Stage
	turn := s.Turn()
	for i := range s.Outcome().Seats {
		v.Sitters = append(v.Sitters, scenes.Sitter{Name: Names[i], Bot: i > 0, Thinking: !turn.Done && turn.Open.Has(i)})
	}
	return v
}

// Lay shows a view and lets a tick pass.
func (b *Bench) Lay(v *scenes.View) {
	b.T.Helper()
	b.View = v
	b.build = func(l *ui.Builder) {
		v.Hot, v.Scale = b.Stage.Hot(), b.Stage.Scale()
		areas := b.Table.Areas(l.Area(), v)
		b.Table.Lay(l, v)
		l.Draw(ui.LayerPanels, func(c render.Canvas) { b.Frame(c, v, areas) })
	}
	b.Tick(&input.Snapshot{})
}

// Tick shows the view that was laid last for another tick.
func (b *Bench) Tick(in *input.Snapshot) {
	b.Stage.Show(nil, b.build)
	b.Stage.Tick(in)
}

// Hover lets the pointer rest on a thing until its tip is there; Glance only until it is looked at.
func (b *Bench) Hover(id string)  { b.T.Helper(); b.rest(id, 40) }
func (b *Bench) Glance(id string) { b.T.Helper(); b.rest(id, 8) }

func (b *Bench) rest(id string, ticks int) (x, y float64) {
	b.T.Helper()
	x, y, ok := b.Stage.Pick(id)
	if !ok {
		b.T.Fatalf("nothing shows %s", id)
	}
	for i := range ticks {
		in := &input.Snapshot{X: x, Y: y, Device: input.Pointer}
		if i == 0 {
			in.DX = 1
		}
		b.Tick(in)
	}
	return x, y
}

// Press clicks on a thing.
func (b *Bench) Press(id string) {
	b.T.Helper()
	x, y := b.rest(id, 40)
	for _, in := range []*input.Snapshot{{Pressed: 1, Held: 1}, {Released: 1}, {}} {
		in.X, in.Y, in.Device = x, y, input.Pointer
		b.Tick(in)
	}
}

// Offered presses every thing that can be pressed, without those that skip names, and lists what was decided.
func (b *Bench) Offered(skip func(id string) bool) []rules.Action {
	b.Done = nil
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil || th.Disabled || skip != nil && skip(id) {
			continue
		}
		if th.Press != nil {
			th.Press()
		}
		for _, c := range th.Choices {
			c.Do()
		}
	}
	return slices.Clone(b.Done)
}

// Draw paints the stage without looking at it: no painter may fail.
func (b *Bench) Draw() {
	if b.canvas == nil {
		b.canvas = ebiten.NewImage(b.W, b.H)
	}
	b.Stage.Paint(b.Kit.Canvas(b.canvas, b.Stage.Scale()))
	rendertest.Flush(b.canvas)
}

// Paint draws the stage and reads the pixels back.
func (b *Bench) Paint() *image.RGBA {
	b.T.Helper()
	return b.PaintOn(b.Stage.Paint)
}

// PaintOn draws on an empty window of the bench and reads the pixels back.
func (b *Bench) PaintOn(paint func(c render.Canvas)) *image.RGBA {
	b.T.Helper()
	rendertest.NeedDisplay(b.T)
	dst := ebiten.NewImage(b.W, b.H)
	defer dst.Deallocate()
	paint(b.Kit.Canvas(dst, b.Stage.Scale()))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
