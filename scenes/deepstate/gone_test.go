package deepstate

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// Looking at a Stage of DEEP STATE that leaves no choice of what is discarded marks those cards of the tray, and no others.
func TestWhatDeepStateTakesIsMarked(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	join := rules.Do(rule.VAdvance, int(rule.DeepState))
	forced := false
	s := after(t, 1, 5, nil, func(s *rule.State) bool {
		if s.Turn().Seat != 0 || !s.Why(join).IsZero() {
			return false
		}
		o, _ := s.Foresee(0, join)
		for c := range rule.Card(len(s.Cards)) {
			forced = forced || !c.IsWar() && o.Goes(c)
		}
		return forced
	})
	if !forced {
		t.Skip("no such position in this game")
	}
	v := b.ViewOf(s, 0, true)
	b.Lay(v)
	v.Eyed = join
	b.Lay(v)
	o, _ := s.Foresee(0, join)
	marked := 0
	for _, col := range b.table.columns() {
		for _, x := range col.list {
			c, ok := b.table.cardOf(x.id)
			if x.goes {
				marked++
			}
			if x.goes != (ok && !c.IsWar() && s.Owns(0, c) && o.Goes(c)) {
				t.Errorf("%s is marked %v", x.label, x.goes)
			}
		}
	}
	if marked != o.Cards {
		t.Errorf("%d cards are marked, %d go", marked, o.Cards)
	}
}
