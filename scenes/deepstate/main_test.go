package deepstate

import (
	"image"
	"maps"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 256 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 128) / 256 }, Tolerance: 8, PerMille: 2}

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

var names = []string{"Vesper", "Magpie", "Kestrel", "Heron", "Wren"}

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
		if _, err := k.OpenNow("common", "deepstate"); err != nil {
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
	b.view, v.Stage = v, b.stage
	b.again = func(l *ui.Builder) {
		v.Hot, v.Scale = b.stage.Hot(), b.stage.Scale()
		areas := b.table.Areas(l.Area(), v)
		b.table.Lay(l, v)
		l.Draw(ui.LayerPanels, func(c render.Canvas) {
			for _, r := range []render.Rect{areas.Plate, areas.Phases, areas.Buttons, areas.Prompt} {
				c.Panel(r, b.stage.Theme)
			}
			paper := b.table.LogPaper(v)
			paper.Face(c, areas.Log)
			paper.Head(c, render.R(areas.Log.X+16, areas.Log.Y+10, areas.Log.W-32, 28))
		})
	}
	b.stage.Show(nil, b.again)
	b.stage.Tick(&input.Snapshot{})
}

// hover lets the pointer rest on a thing until its tip is there.
func (b *bench) hover(id string) {
	b.t.Helper()
	x, y, ok := b.stage.Pick(id)
	if !ok {
		b.t.Fatalf("nothing shows %s", id)
	}
	for i := range 40 {
		in := &input.Snapshot{X: x, Y: y, Device: input.Pointer}
		if i == 0 {
			in.DX = 1
		}
		b.stage.Show(nil, b.again)
		b.stage.Tick(in)
	}
}

// press clicks on a thing.
func (b *bench) press(id string) {
	b.t.Helper()
	b.hover(id)
	x, y, _ := b.stage.Pick(id)
	for _, in := range []*input.Snapshot{{Pressed: 1, Held: 1}, {Released: 1}, {}} {
		in.X, in.Y, in.Device = x, y, input.Pointer
		b.stage.Show(nil, b.again)
		b.stage.Tick(in)
	}
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

// begin is a game at its first decision.
func begin(t testing.TB, seats int, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	o := rules.Options{"level": int(rule.Director)} // the pictures are of it
	maps.Copy(o, options)
	s, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rule.State)
}

// after plays a game by first-sight bots until it stops at something.
func after(t testing.TB, seats int, seed uint64, options rules.Options, stops func(s *rule.State) bool) *rule.State {
	t.Helper()
	s := begin(t, seats, seed, options)
	r := rules.Rand{S: seed * 31}
	for !s.Turn().Done {
		if stops(s) {
			return s
		}
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// turnOf stops at an Action of seat 0 in a round, once others' Agents are in the
// zone.
func turnIn(round int) func(s *rule.State) bool {
	return func(s *rule.State) bool {
		others := 0
		for i := range s.Row[:s.RowLen] {
			if st := s.Cards[s.Row[i]]; st.Agents > 0 && st.By != 0 {
				others++
			}
		}
		return int(s.Round) == round && s.Phase == rule.ActionPhase && s.Turn().Seat == 0 && others > 0 && s.RowLen > 4
	}
}

// phaseIn stops at a decision of seat 0 in a phase of a round.
func phaseIn(round int, phase rule.Phase) func(s *rule.State) bool {
	return func(s *rule.State) bool {
		return int(s.Round) == round && s.Phase == phase && s.Turn().Seat == 0
	}
}
