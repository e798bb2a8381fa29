package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// headlines are the events that a table may tell by a heading, by a card that is held up or on a sheet.
var headlines = []string{"dilemma", "side", "story", "boost-spent", "echo-card", "peeked-type", "wages", "scored", "round", "new-round", "war", "treaty-phase", "scoring", "mercs", "escaped", "chapter", "challenge", "success", "failure", "last-turns"}

// one is who sits at a table at which one person plays.
func one(seats int) []match.Controller {
	l := scenestest.People(1)
	for len(l) < seats {
		l = append(l, scenestest.Robot(fmt.Sprintf("Bot %d", len(l))))
	}
	return l
}

// operation is the first match of a career.
func operation(t *testing.T, g rules.Game) *match.Match {
	t.Helper()
	s, err := g.New(rules.Setup{Seats: g.Info().MinSeats, Seed: 4711})
	if err != nil {
		t.Fatal(err)
	}
	for {
		if guest, setup, first, ok := s.(rules.Lasting).Match(); ok {
			return match.Resume(guest, setup, one(setup.Seats), first, 0, nil)
		}
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// headlined plays a match at random to its end and lists steps of seat 0 at which each of the headlines was told.
func headlined(t *testing.T, m *match.Match) (steps []int) {
	t.Helper()
	in := m.Game().Info()
	told := map[string]int{}
	for r := (rules.Rand{S: 5}); !m.Turn().Done; {
		legal := m.Legal()
		before := len(m.Steps())
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
		for _, x := range m.Log(rules.Nobody, before) {
			name := in.Events[x.Event.Kind]
			if m.Steps()[x.Step].Seat == 0 && slices.Contains(headlines, name) && x.Step > 0 {
				told[name] = x.Step
			}
		}
	}
	for _, name := range headlines {
		if n, ok := told[name]; ok && !slices.Contains(steps, n) {
			steps = append(steps, n)
		}
	}
	return steps
}

// A heading over a table lies where the arbiter put it, in all games and careers and at every size: over no question, no log
// and nothing that can be pressed. Nothing else lies over a table that the arbiter did not place.
func TestWhatLiesOverATableWasPlaced(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			least := map[bool]int{true: 4}[g.Info().ID != "masters"]
			overTables(t, least, func(seed uint64) *match.Match {
				seats := one(max(2, g.Info().MinSeats))
				m, err := match.New(g, rules.Setup{Seats: len(seats), Seed: seed}, seats, nil)
				if err != nil {
					t.Fatal(err)
				}
				return m
			})
		})
	}
	for _, c := range games.Playable() {
		if !strings.HasSuffix(c.Info().ID, "-career") {
			continue
		}
		t.Run(c.Info().ID, func(t *testing.T) { overTables(t, 0, func(uint64) *match.Match { return operation(t, c) }) })
	}
}

// overTables looks at the headings of a match at several sizes; at least so many are to be seen.
func overTables(t *testing.T, least int, begin func(seed uint64) *match.Match) {
	sizes := []struct{ w, h, scale int }{{640, 360, 100}, {1280, 720, 100}, {2560, 1080, 100}, {1280, 720, 150}}
	seed := uint64(5)
	whole := begin(seed)
	steps := headlined(t, whole)
	for ; len(steps) == 0 && seed < 20 && least > 0; steps = headlined(t, whole) { // a match in which seat 0 ends a round
		seed++
		whole = begin(seed)
	}
	shown := 0
	for n, size := range sizes {
		d := scenestest.BlindDesk(t, size.w, size.h)
		d.House.Tables = tables.All
		d.House.Settings.Scale = size.scale
		d.Window(size.w, size.h)
		for i, step := range steps {
			if i > 1 && i%len(sizes) != n {
				continue
			}
			m := begin(seed)
			for _, x := range whole.Steps()[:step] {
				if _, err := m.Apply(x.Action); err != nil {
					t.Fatal(err)
				}
			}
			d.Sit(m)
			d.Visit("wait idle")
			if d.Shows("curtain/lift") {
				d.Visit("pick curtain/lift\nwait idle")
			}
			if i%2 == 0 { // the pointer rests in the middle of the table
				d.Visit(fmt.Sprintf("hover %d %d", size.w/2, size.h*2/5))
			}
			a := whole.Steps()[step].Action
			if s := play.Table(d.App); s == nil || !slices.Contains(s.Legal(), a) {
				t.Fatalf("%v: step %d cannot be taken", size, step)
			}
			play.Table(d.App).Decide(a)
			shown += laidOver(d, fmt.Sprintf("%v, step %d", size, step))
			d.App.Home()
		}
	}
	if shown < least {
		t.Errorf("%d headings were shown over %d steps", shown, len(steps))
	}
}

// laidOver lets the table go on until it has shown what happened, and looks at what lies over it; it returns how many
// headings did.
func laidOver(d *scenestest.Desk, where string) int {
	t := d.T
	t.Helper()
	seen := map[string]bool{}
	for range 1500 {
		d.Step()
		sit, top := play.Table(d.App), d.App.Top()
		if sit == nil || top.Name() != "table" {
			break
		}
		st := top.Stage()
		if sit.Halted() {
			d.Visit("pick step")
		}
		floats := st.Floats()
		heading := false
		for id, at := range floats {
			banner := strings.HasPrefix(id, "banner:")
			if !banner && !strings.HasPrefix(id, "held#") && id != "sheet" {
				continue
			}
			heading = heading || banner
			if x := st.Thing(id); x == nil || x.Shape.Bounds() != at || banner && strings.TrimSpace(x.Label) == "" {
				t.Fatalf("%s: %v does not lie at %v", where, x, at)
			}
			if a := st.Area(); at.X < 0 || at.Y < 0 || at.Right() > a.W || at.Bottom() > a.H {
				t.Fatalf("%s: %s lies at %v in %v", where, id, at, a)
			}
			if p := st.Pointer(); at.Has(p) {
				t.Fatalf("%s: %s at %v lies over the pointer, which rests at %v", where, id, at, p)
			}
			seen[id] = true
			for _, other := range st.Things() {
				k := st.Thing(other)
				if k == nil || k.Disabled || !(k.Commits || k.Mark == ui.Legal || k.Keeps || other == "log" || strings.HasPrefix(other, "button:")) {
					continue
				}
				box := k.Shape.Bounds()
				if k.Clip != nil {
					box = common(box, *k.Clip)
				}
				if over := common(box, at); over.W*over.H > 0.03*max(1, min(box.W*box.H, at.W*at.H)) {
					t.Fatalf("%s: %s at %v covers %s at %v", where, id, at, other, box)
				}
			}
		}
		if l := st.Covering(); len(l) > 0 && st.Modals() == 0 {
			t.Fatalf("%s: %v covers what is needed", where, l)
		}
		overIsPlaced(d, where, floats)
		if !sit.Showing() && !heading && st.Idle() {
			break
		}
	}
	return len(seen)
}

// overIsPlaced looks whether each thing in front of the table is an event's motion or lies in a place that the arbiter gave.
func overIsPlaced(d *scenestest.Desk, where string, floats map[string]render.Rect) {
	d.T.Helper()
	st := d.App.Top().Stage()
	for _, id := range st.Things() {
		k := st.Thing(id)
		if k == nil || k.Layer < ui.LayerFront || strings.HasPrefix(id, "flight#") || st.Modals() > 0 {
			continue
		}
		box := k.Shape.Bounds()
		placed := false
		for _, at := range floats {
			placed = placed || common(box, at).W*common(box, at).H > 0.98*box.W*box.H
		}
		if !placed {
			d.T.Fatalf("%s: nobody placed %s at %v", where, id, box)
		}
	}
}
