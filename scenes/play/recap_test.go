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
	"safehouse/rules/shadownetwork"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// askedAfter plays a match at random until the person of seat 0 is asked for the n-th time in earnest, after others have
// done something.
func askedAfter(t *testing.T, g rules.Game, seats []match.Controller, seed uint64, n int) *match.Match {
	t.Helper()
	m, err := match.New(g, rules.Setup{Seats: len(seats), Seed: seed}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	in := g.Info()
	for r, last := (rules.Rand{S: seed}), -1; !m.Turn().Done; {
		turn := m.Turn()
		if turn.Seat == 0 || turn.Seat == rules.Crew && turn.Open.Has(0) {
			if turn.Round > 0 && !slices.Contains(in.Opening, turn.Phase) && last != 0 {
				if n--; n <= 0 && len(m.Legal()) > 1 {
					return m
				}
			}
		}
		legal := m.Legal()
		a := legal[m.State().Playout(legal, &r)]
		last = turn.Seat
		if c, ok := m.State().(rules.CrewMember); ok && turn.Seat == rules.Crew {
			last = c.Actor(a)
		}
		if len(seats) == 1 {
			last = -1 // the automa acts within the person's own steps
		}
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return nil
}

// recapTables are who sits at tables whose recaps are looked at: one person with bots, alone with an automa, two persons.
func recapTables(g rules.Game) (l [][]match.Controller) {
	in := g.Info()
	with := func(persons, all int) {
		seats := scenestest.People(persons)
		for len(seats) < all {
			seats = append(seats, scenestest.Robot(fmt.Sprintf("Bot %d", len(seats))))
		}
		l = append(l, seats)
	}
	with(1, max(2, in.MinSeats))
	with(1, in.MaxSeats)
	with(2, max(3, in.MinSeats))
	if in.MinSeats == 1 {
		with(1, 1)
	}
	return l
}

// A rival's last turn is told in its own panel: there the strip lies, at every size and scale, over nothing that is asked,
// that can be chosen, and over no log. Put away it comes again by a press on the panel, or from the tab where the panel
// has no room.
func TestARecapLiesInTheRivalsPanel(t *testing.T) {
	sizes := []struct{ w, h, scale int }{{1280, 720, 100}, {640, 360, 100}, {2560, 1080, 100}, {1280, 720, 150}}
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			strips, opened := 0, 0
			for k, seats := range recapTables(g) {
				for n, size := range sizes {
					if looks := [][]int{{0, 1}, {0, 3}, {2, 3}, {0, 1}}[k]; !slices.Contains(looks, n) {
						continue
					}
					if m := askedAfter(t, g, seats, uint64(k+3), 2+n%2); m != nil {
						where := fmt.Sprintf("%d seats, %d persons, %v", len(seats), persons(seats), size)
						d := scenestest.BlindDesk(t, size.w, size.h)
						d.House.Tables = tables.All
						d.House.Settings.Scale = size.scale
						d.Window(size.w, size.h)
						d.Sit(m)
						d.Visit("wait idle")
						if d.Shows("curtain/lift") {
							d.Visit("pick curtain/lift\nwait idle")
						}
						if play.Seen(d.App) == nil || !play.Seen(d.App).Asked {
							continue
						}
						recapsLie(d, where)
						for _, x := range play.Recaps(d.App) {
							if !x.Strip.Empty() {
								strips++
							}
						}
						d.Visit("key Period\nwait idle") // put away, all of them
						for _, x := range play.Recaps(d.App) {
							if !x.Strip.Empty() {
								t.Errorf("%s: the turn of %d stays", where, x.Who)
							}
							switch {
							case len(x.Opens) > 0 && !x.Panel.Empty():
								st := d.App.Top().Stage()
								if px, py, ok := st.Pick(x.Opens[0]); ok && st.Thing(x.Opens[0]).Commits == false {
									d.Visit(fmt.Sprintf("click %g %g\nwait idle", px, py))
									opened++
									recapsLie(d, where+", opened again")
								}
							}
						}
						d.App.Home()
					}
				}
			}
			if strips < 2 || opened < 2 {
				t.Errorf("only %d strips were shown and %d opened again", strips, opened)
			}
		})
	}
}

func persons(seats []match.Controller) (n int) {
	for _, c := range seats {
		if c.Kind == match.Person {
			n++
		}
	}
	return n
}

// recapsLie looks where the strips lie.
func recapsLie(d *scenestest.Desk, where string) {
	d.T.Helper()
	st := d.App.Top().Stage()
	if l := st.Covering(); len(l) > 0 {
		d.T.Errorf("%s: %v covers what is needed", where, l)
	}
	told := false
	for _, x := range play.Recaps(d.App) {
		if x.Strip.Empty() {
			told = told || len(x.Opens) > 0
			continue
		}
		told = true
		if p := x.Panel.Inset(-0.5); x.Strip.X < p.X || x.Strip.Y < p.Y || x.Strip.Right() > p.Right() || x.Strip.Bottom() > p.Bottom() {
			if !d.Shows("recap") { // on the paper
				d.T.Errorf("%s: the strip of %d lies at %v, its panel at %v", where, x.Who, x.Strip, x.Panel)
			}
		}
		for _, id := range st.Things() {
			k := st.Thing(id)
			if k == nil || strings.HasPrefix(id, "recap") || k.Disabled || !(k.Commits || k.Mark == ui.Legal || k.Keeps || id == "log" || strings.HasPrefix(id, "pages")) {
				continue
			}
			at := k.Shape.Bounds()
			if k.Clip != nil {
				at = common(at, *k.Clip)
			}
			if over := common(at, x.Strip); over.W*over.H > 0.03*max(1, min(at.W*at.H, x.Strip.W*x.Strip.H)) {
				d.T.Errorf("%s: the strip of %d at %v covers %s at %v", where, x.Who, x.Strip, id, at)
			}
		}
	}
	if len(play.Recaps(d.App)) > 0 && !told && !d.Shows("recap/open") && !d.Shows("recap") {
		d.T.Logf("%s: nothing shows the last turns %+v", where, play.Recaps(d.App))
	}
}

// common is the part that two rectangles have in common.
func common(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.R(x, y, max(0, min(a.Right(), b.Right())-x), max(0, min(a.Bottom(), b.Bottom())-y))
}

// No recap comes in a lesson, whatever happens in it.
func TestNoRecapComesInALesson(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		d.Teach(l.Game, 0)
		d.Rest()
		for step := 0; !play.Lesson(d.App).Over && step < 4*len(l.Notes); step++ {
			for id := range d.App.Top().Stage().Floats() {
				if strings.HasPrefix(id, "recap") {
					t.Fatalf("at note %d lies %s", play.Lesson(d.App).Note, id)
				}
			}
			follow(d)
		}
	})
}

// What is undone is told no more: the strip is that of the turn which is now the last.
func TestAnUndoneTurnIsNotTold(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			seats := recapTables(g)[0]
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			m := askedAfter(t, g, seats, 3, 2)
			d.Sit(m)
			d.Visit("wait idle")
			s := play.Table(d.App)
			for n := 0; n < 12 && s.Match.Turn().Round > 0 && !s.Match.Turn().Done; n++ {
				before := len(s.Match.Steps())
				s.Decide(s.Legal()[0])
				d.Visit("wait idle")
				if len(s.Match.Steps()) > before && s.NoUndo().IsZero() {
					if err := s.Undo(); err != nil {
						t.Fatal(err)
					}
					d.Visit("wait idle")
					for _, x := range play.Recaps(d.App) {
						if x.First >= len(s.Match.Steps()) {
							t.Errorf("the turn of %d begins at step %d of %d", x.Who, x.First, len(s.Match.Steps()))
						}
					}
					recapsLie(d, "after Undo")
					return
				}
				if len(s.Legal()) == 0 {
					return
				}
			}
		})
	}
}

// An automa that acts several times before a person is asked again is told of all of it: each city that an Agent of the Lone
// Syndicate went to since is in the recap.
func TestTurnsInARowAreToldTogether(t *testing.T) {
	g := scenestest.Game(t, "shadownetwork")
	looked := 0
	for seed := uint64(1); seed <= 20 && looked < 3; seed++ {
		m, err := match.New(g, rules.Setup{Seats: 1, Seed: seed}, scenestest.People(1), nil)
		if err != nil {
			t.Fatal(err)
		}
		var cities []rules.Ref
		for r := (rules.Rand{S: seed}); !m.Turn().Done && len(cities) < 2; {
			legal := m.Legal()
			if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
				t.Fatal(err)
			}
			cities = nil
			for _, x := range m.Log(0, len(m.Steps())-1) {
				if side, ok := shadownetwork.OnSide(x.Event.Who); ok && side == shadownetwork.Syndicate && x.Event.Kind == shadownetwork.EvPlaced {
					cities = append(cities, x.Event.To)
				}
			}
		}
		if m.Turn().Done {
			continue
		}
		looked++
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		d.Sit(m)
		d.Visit("wait idle")
		turns := play.Recaps(d.App)
		if len(turns) != 1 || !turns[0].Fresh {
			t.Fatalf("seed %d: the recap is %+v", seed, turns)
		}
		for _, city := range cities {
			if !slices.ContainsFunc(turns[0].About, func(l []rules.Ref) bool { return slices.Contains(l, city) }) {
				t.Errorf("seed %d: of %d turns in a row the recap leaves out %s", seed, len(cities), g.Info().RefString(city))
			}
		}
	}
	if looked < 3 {
		t.Errorf("only %d recaps of several turns were looked at", looked)
	}
}
