package intoodeep

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// A card that is held up over the table lies where the arbiter put it: not over the pointer, in no part of the frame, and
// whole in the window, at every size.
func TestCardsAreHeldUpWhereTheArbiterPutsThem(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{640, 360, 1}, {1280, 720, 1}, {1280, 720, 1.5}, {1920, 1080, 1}, {2560, 1080, 1}} {
		b := newBench(t, size.w, size.h, size.scale)
		b.Stage.Pace.Mine, b.Stage.Pace.Rivals = render.Tempo{Speed: 1}, render.Tempo{Speed: 1}
		s := asking(t, 2, 60, "move")
		seat := s.Turn().Seat
		v := b.ViewOf(s, seat, false)
		v.Showing = true
		b.Lay(v)
		for _, told := range []struct {
			kind rules.EventKind
			what rules.Ref
		}{{rule.EvSide, rule.RefCrime(30)}, {rule.EvDilemma, rule.RefFace(3)}, {rule.EvBoostSpent, rule.RefBoost(2)}} {
			kind := told.kind
			city := b.table.plan.Pt(b.table.plan.cityBox)
			b.Tick(&input.Snapshot{X: city.Center().X * b.Stage.Scale(), Y: city.Center().Y * b.Stage.Scale(), DX: 1, Device: input.Pointer})
			b.table.Show(v.Shown, v.Shown, rules.Event{Kind: kind, Who: s.RefPlayer(seat), What: told.what})
			b.Lay(v)
			held := 0
			for id, at := range b.Stage.Floats() {
				if !strings.HasPrefix(id, "held#") {
					continue
				}
				held++
				if x := b.Stage.Thing(id); x == nil || x.Shape.Bounds() != at {
					t.Errorf("%v, %s: the card does not lie at %v", size, info.Events[kind], at)
				}
				if a := b.Stage.Area(); at.X < 0 || at.Y < b.table.plan.Pt(b.table.plan.buttons).Bottom() || at.Right() > a.W || at.Bottom() > a.H || at.Has(b.Stage.Pointer()) {
					t.Errorf("%v, %s: the card lies at %v, the pointer at %v", size, info.Events[kind], at, b.Stage.Pointer())
				}
			}
			if held != 1 {
				t.Errorf("%v, %s: %d cards are held up", size, info.Events[kind], held)
			}
			for range 200 {
				b.Tick(&input.Snapshot{})
			}
			b.Stage.Rebuild()
			b.Lay(v)
			if l := b.Stage.Floats(); len(l) > 0 {
				t.Errorf("%v, %s: its time is over and there is %v", size, info.Events[kind], l)
			}
		}
	}
}
