package play_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A hand is devices that a test moves.
type hand struct{ raw input.Raw }

// Read implements input.Source.
func (h *hand) Read(raw *input.Raw) { *raw = h.raw }

// A double click on what begins a game takes no decision at its table, wherever it lies.
func TestADoubleClickOnStartTakesNoDecision(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	d.SetUp("infiltration", "4711")
	d.Visit("wait idle")
	start := d.At("start")
	d.Visit("click " + start + "\nclick " + start + "\nwait 40\nexpect scene table")
	s := play.Table(d.App)
	if _, armed := play.Armed(d.App); armed {
		t.Error("a double click on Start armed something")
	}
	for _, x := range s.Match.Steps() { // bots may have begun
		if s.Match.Controllers()[x.Seat].Kind == match.Person {
			t.Error("a double click on Start took a decision")
		}
	}
}

// Presses at one place, however fast, with a held Enter, the right button and the wheel between them, take a decision
// only when its question has stood for a moment, at every table and in many positions.
func TestPressesAtOnePlaceTakeNothingByAccident(t *testing.T) {
	for id := range tables.All {
		t.Run(id, func(t *testing.T) {
			r := rules.Rand{S: 5}
			for _, depth := range []int{0, 9, 40} {
				d := sitAfter(t, id, depth)
				for range 3 {
					hammer(d, t, &r, fmt.Sprintf("%s after %d", id, depth))
				}
			}
		})
	}
}

// sitAfter opens the table of three persons after so many actions.
func sitAfter(t *testing.T, id string, depth int) *scenestest.Desk {
	t.Helper()
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	m := scenestest.Ended(t, id, 3).Continue(depth, nil)
	for seat := range 3 {
		if err := m.Swap(seat, scenestest.Person("Vesper")); err != nil {
			t.Fatal(err)
		}
	}
	d.Sit(m)
	d.Visit("wait idle\nhover 3 3\nwait idle")
	return d
}

// putAway leaves what presses have opened over a table.
func putAway(d *scenestest.Desk, where string) {
	d.T.Helper()
	for d.App.Top().Name() != "results" && (d.App.Top().Stage().Modals() > 0 || d.App.Top().Name() != "table") {
		was, n := d.App.Top(), d.App.Top().Stage().Modals()
		d.Visit("key Escape\nwait idle")
		if d.App.Top() == was && was.Stage().Modals() >= n {
			d.T.Fatalf("%s: Escape leads nowhere from scene %s", where, was.Name())
		}
	}
	d.Visit("wait idle")
}

// hammer presses one thing that is offered again and again, in one of five ways.
func hammer(d *scenestest.Desk, t *testing.T, r *rules.Rand, where string) {
	t.Helper()
	table, ok := d.App.Top().(scenes.Offerer)
	if !ok {
		return // it is over
	}
	offers := table.Offers()
	st := d.App.Top().Stage()
	if len(offers) == 0 {
		return
	}
	id := offers[r.Intn(len(offers))]
	x, y, ok := st.Pick(id)
	if !ok {
		return
	}
	src := &hand{}
	d.App.Listen(src)
	sit := play.Table(d.App)
	way := r.Intn(5)
	ticks, unready, was := 0, 0, true  // since when no press may take a decision
	tick := func(raw input.Raw) bool { // reports whether a decision was taken
		n, given := sit.Match.Actions(), sit.Answered()
		if ticks++; !d.App.Top().Stage().Ready() && was {
			unready = ticks
		}
		was = d.App.Top().Stage().Ready()
		raw.X, raw.Y = x, y
		src.raw = raw
		if err := d.App.Update(); err != nil {
			t.Fatal(err)
		}
		return sit.Match.Actions() != n && sit.Answered() == given // what the window answers is no press
	}
	var enter input.KeySet
	enter.Add(ebiten.KeyEnter)
	for range 40 {
		tick(input.Raw{})
	}
	taken, ready := 0, false
	press := func(raw input.Raw, held int) {
		ready = d.App.Top().Stage().Ready() || ticks-unready >= 19 // it is by the time that the press arrives
		for range held {
			if tick(raw) {
				taken++
			}
		}
		if tick(input.Raw{}) {
			taken++
		}
	}
	for n := range 8 {
		before := taken
		switch way {
		case 0, 1:
			press(input.Raw{Buttons: input.Left}, 1+r.Intn(4))
		case 2:
			press(input.Raw{Keys: enter}, 1+r.Intn(4))
		case 3:
			press(input.Raw{Keys: enter}, 90)
			if n > 0 {
				ready = ready && taken-before <= 1
			}
		case 4:
			press(input.Raw{Buttons: input.Right, WheelY: float64(r.Intn(3) - 1)}, 2)
			ready = false
		}
		if taken-before > 1 || taken > before && !ready {
			t.Fatalf("%s: pressing %s in way %d took %d decisions, ready %v", where, id, way, taken-before, ready)
		}
		for range r.Intn(18) {
			tick(input.Raw{})
		}
		if d.App.Top().Name() != "table" {
			break
		}
	}
	putAway(d, where)
}
