package infiltration

import (
	"slices"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// vault is the game of midway with the secret room open.
func vault(t testing.TB) *rule.State {
	s := midway(t)
	open(s, rule.Secret, rule.AICore, 6, true, true)
	s.Ops[opsOf(s, 0)[0]].Place = rule.Secret
	s.Ops[opsOf(s, 2)[0]].Place = rule.Secret
	s.Proximity, s.Alarm = 78, 5
	return s
}

// resolving is the game of midway while a rival's card is being resolved.
func resolving(t testing.TB, b *bench) {
	s := midway(t)
	me, rival := opsOf(s, 0)[0], opsOf(s, 1)[0]
	s.Ops[me].Selected = rule.Download
	v := b.ViewOf(s, 0, false)
	v.Showing = true
	b.Lay(v)
	kind := func(name string) rules.EventKind {
		return rules.EventKind(slices.Index((rule.Game{}).Info().Events, name))
	}
	was, now := v.Shown.Clone(), v.Shown.(*rule.State)
	gun := rule.FlechettePistol
	mine, other := &now.Ops[me], &now.Ops[rival]
	mine.Selected, mine.Resolved, mine.Played = rule.Download, true, 1<<rule.Download
	other.Selected, other.Resolved, other.HandSize, other.Table = gun.Card(), true, other.HandSize-1, other.Table.With(gun)
	now.Phase, now.Alarm, other.Wounded = rule.Resolution, 3, true
	for _, e := range []rules.Event{
		{Kind: kind("flipped"), Who: rule.RefOperative(me), What: rule.RefCard(rule.Download)},
		{Kind: kind("flipped"), Who: rule.RefOperative(rival), What: rule.RefCard(rule.FlechettePistol.Card())},
		{Kind: kind("alarm"), What: rule.RefAlarm, N: 3, M: 1},
		{Kind: kind("wounded"), Who: rule.RefOperative(rival)},
	} {
		b.table.Show(was, now, e)
		b.Lay(v)
	}
}

// over is the end of a game: two are out, two were captured.
func over(t testing.TB) *rule.State {
	s := midway(t)
	for seat := range 4 {
		o := opsOf(s, seat)[0]
		s.Ops[o].Place = rule.Captured
		if seat < 2 {
			s.Ops[o].Place = rule.Out
			s.Ops[o].Hand, s.Ops[o].HandSize = 0, 0
		}
	}
	s.Proximity, s.Over = 99, true
	return s
}

// The table in telling positions and windows.
func TestGoldens(t *testing.T) {
	fixed := func(s func(testing.TB) *rule.State, asked bool) func(testing.TB, *bench) {
		return func(t testing.TB, b *bench) {
			p := s(t)
			seat := 0
			if asked {
				seat = p.Turn().Seat
			}
			b.Lay(b.ViewOf(p, seat, asked))
		}
	}
	deal := func(seats int, options rules.Options) func(testing.TB) *rule.State {
		return func(t testing.TB) *rule.State { return begin(t, seats, 5, options) }
	}
	hovering := func(id string) func(testing.TB, *bench) {
		return func(t testing.TB, b *bench) {
			b.Lay(b.ViewOf(midway(t), 0, true))
			b.Hover(id)
		}
	}
	for _, g := range []struct {
		name  string
		w, h  int
		scale float64
		lay   func(testing.TB, *bench)
	}{
		{"start", 1920, 1080, 1, fixed(deal(4, nil), true)},
		{"start-720", 1280, 720, 1, fixed(deal(4, nil), true)},
		{"mid", 1920, 1080, 1, fixed(midway, true)},
		{"mid-720", 1280, 720, 1, fixed(midway, true)},
		{"mid-4k", 3840, 2160, 1, fixed(midway, true)},
		{"mid-wide", 2560, 1080, 1, fixed(midway, true)},
		{"mid-high", 1600, 1200, 1, fixed(midway, true)},
		{"mid-200", 1920, 1080, 2, fixed(midway, true)},
		{"card", 1920, 1080, 1, hovering("card:call-for-backup")},
		{"card-720", 1280, 720, 1, hovering("card:gauss-pistol")},
		{"room", 1920, 1080, 1, hovering("place:8")},
		{"secret", 1920, 1080, 1, fixed(vault, true)},
		{"secret-720", 1280, 720, 1, fixed(vault, true)},
		{"draft", 1920, 1080, 1, fixed(deal(3, rules.Options{"draft": 1}), true)},
		{"draft-720", 1280, 720, 1, fixed(deal(3, rules.Options{"draft": 1}), true)},
		{"resolving", 1920, 1080, 1, resolving},
		{"resolving-720", 1280, 720, 1, resolving},
		{"two", 1920, 1080, 1, fixed(deal(2, nil), true)},
		{"two-720", 1280, 720, 1, fixed(deal(2, nil), true)},
		{"six", 1920, 1080, 1, fixed(deal(6, rules.Options{"labyrinth": 1}), true)},
		{"six-720", 1280, 720, 1, fixed(deal(6, nil), true)},
		{"over", 1920, 1080, 1, fixed(over, false)},
	} {
		t.Run(g.name, func(t *testing.T) {
			b := newBench(t, g.w, g.h, g.scale)
			g.lay(t, b)
			golden.Check(t, g.name, b.Paint())
			if g.h == 720 { // the same things lie on larger tables
				proof.Check(t, g.name, b.Stage, b.W, b.H)
			}
		})
	}
}

// In a window of 21:9 the question lies beside the hand, and the tower has its height.
func TestTheTowerGrowsInAWideWindow(t *testing.T) {
	width := func(w, h int) float64 {
		b := newBench(t, w, h, 1)
		b.Lay(b.ViewOf(midway(t), 0, true))
		at, ok := b.Stage.Find("place:1")
		if !ok {
			t.Fatal("there is no first room")
		}
		return at.W * b.Stage.Scale()
	}
	if usual, wide := width(1920, 1080), width(2560, 1080); wide < 1.2*usual {
		t.Errorf("a room is %.0f pixels wide at 16:9, %.0f at 21:9", usual, wide)
	}
}
