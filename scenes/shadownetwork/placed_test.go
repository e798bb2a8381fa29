package shadownetwork

import (
	"testing"

	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// The papers over the wall lie where the arbiter put them, at every size: what is finished at the end, and how the Lone
// Syndicate looks for its city. They cover nothing that can be pressed, and not the pointer.
func TestPapersOverTheWallArePlaced(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{640, 360, 1}, {1280, 720, 1}, {1280, 720, 1.5}, {1920, 1080, 1}, {2560, 1080, 1}} {
		b := newBench(t, size.w, size.h, size.scale)
		point := func(s rules.State) { // the pointer rests on the wall before anything lies there
			b.Lay(b.ViewOf(s, 0, false))
			at := b.table.plan.Pt(b.table.plan.board).Center()
			b.Tick(&input.Snapshot{X: at.X * b.Stage.Scale(), Y: at.Y * b.Stage.Scale(), DX: 1, Device: input.Pointer})
		}
		look := func(id string) {
			t.Helper()
			at, ok := b.Stage.Floats()[id]
			if x := b.Stage.Thing(id); !ok || x == nil || x.Shape.Bounds() != at || at.Has(b.Stage.Pointer()) {
				t.Errorf("%v: %s lies at %v (%v), the pointer at %v", size, id, at, ok, b.Stage.Pointer())
			}
			for _, other := range b.Stage.Things() {
				if k := b.Stage.Thing(other); k != nil && (k.Commits || k.Mark == ui.Legal) && k.Shape.Bounds().Inset(2).Overlaps(at) {
					t.Errorf("%v: %s at %v covers %s at %v", size, id, at, other, k.Shape.Bounds())
				}
			}
		}
		s := finishing(t)
		point(midway(t, 3))
		b.Stage.Rebuild()
		b.Lay(b.ViewOf(s, s.Turn().Seat, true))
		look("finish")

		walks := 0
		for seed := uint64(1); walks == 0 && seed < 20; seed++ {
			m := begin(t, 1, seed, nil)
			for r := (rules.Rand{S: seed}); !m.Turn().Done && walks == 0; {
				legal := m.Legal(nil)
				rec := &rules.Recorder{Keep: true}
				was := m.Clone()
				if err := m.Apply(legal[m.Playout(legal, &r)], rec); err != nil {
					t.Fatal(err)
				}
				for i, e := range rec.Events {
					b.table.Show(was, rec.States[i], e)
					was = rec.States[i]
					if looked, _ := was.(*rule.State).Walk(); b.table.motion.step != stepCard || len(looked) == 0 || walks > 0 {
						continue
					}
					walks++
					point(s)
					v := b.ViewOf(was, 0, false)
					v.Showing = true
					b.table.motion.step = stepCard
					b.Stage.Rebuild()
					b.Lay(v)
					look("walk")
				}
			}
		}
		if walks == 0 {
			t.Errorf("%v: the Lone Syndicate looked for no city", size)
		}
	}
}
