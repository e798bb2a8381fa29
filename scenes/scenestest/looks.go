package scenestest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/match"
)

// A Look is a scene of a game that tests look at, Long in the long ones alone.
type Look struct {
	Name string
	Long bool
	Show func(d *Desk)
}

// Looks are the beginning, the middle, every kind of question and the end of a match with so many seats; with first the set-up,
// a lesson, a career, the rules, puzzles and the almanac of the game too.
func Looks(t *testing.T, game string, seats int, first bool) (l []Look) {
	g := Game(t, game)
	for _, p := range positions(t, game, seats) {
		l = append(l, Look{p.name, p.long, func(d *Desk) { d.Sit(playedTo(t, game, seats, p.done)) }})
	}
	l = append(l, Look{"report", false, func(d *Desk) { d.Ended(Ended(t, game, max(seats, g.Info().MinSeats))) }})
	if !first {
		return l
	}
	return append(l,
		Look{"set-up", false, func(d *Desk) { d.SetUp(game, "4711") }},
		Look{"lesson", false, func(d *Desk) { d.Teach(game, 3) }},
		Look{"career", false, func(d *Desk) {
			for _, c := range d.House.Campaigns {
				if c.Game() != game {
					continue
				}
				k := Game(t, c.ID())
				seats := 4
				if x, ok := k.(career.Game); ok {
					seats = x.Book().Seats
				}
				s, err := d.House.Folder.BeginSeason(k, rules.Setup{Seats: seats, Seed: 3}, "Winter")
				if err != nil {
					t.Fatal(err)
				}
				d.App.Push(c.Hub(d.House, s.ID()))
			}
		}},
		Look{"rules", false, func(d *Desk) { d.ReadRules(game, "") }},
		Look{"puzzles", false, func(d *Desk) { d.App.Push(d.House.Rooms.Puzzles(d.House, game)) }},
		Look{"puzzle", false, func(d *Desk) { d.Puzzle(game, 0) }},
		Look{"puzzle missed", true, func(d *Desk) {
			if d.Puzzle(game, 0) {
				d.Solve(game, 0, false)
			}
		}},
		Look{"puzzle found", false, func(d *Desk) {
			if d.Puzzle(game, 0) {
				d.Solve(game, 0, true)
			}
		}},
		Look{"almanac", false, func(d *Desk) { d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil)) }},
	)
}

// A spot is a position at which the first seat decides.
type spot struct {
	name string
	long bool
	done []rules.Action
}

// sat are those who sit: a person and bots.
func sat(seats int) []match.Controller {
	l := []match.Controller{Person("Vesper")}
	for _, name := range []string{"Magpie", "Kestrel", "Heron", "Shrike", "Wren"}[:seats-1] {
		l = append(l, Robot(name))
	}
	return l
}

// playedTo is a match after some actions.
func playedTo(t *testing.T, game string, seats int, done []rules.Action) *match.Match {
	m, err := match.New(Game(t, game), rules.Setup{Seats: seats, Seed: 4711}, sat(seats), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range done {
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// positions are the beginning, the middle and the end of a match that is played at first sight, and the first position of
// each kind of question in it.
func positions(t *testing.T, game string, seats int) (l []spot) {
	in := Game(t, game).Info()
	m := playedTo(t, game, seats, nil)
	r := rules.Rand{S: 7}
	var done []rules.Action
	var own []int // how many actions were done when the first seat was asked
	asked := map[string]int{}
	for !m.Turn().Done {
		legal := m.Legal()
		if turn := m.Turn(); turn.Seat == 0 || turn.Open.Has(0) {
			own = append(own, len(done))
			kind := turn.Phase
			for _, a := range legal {
				if v := in.Verbs[a.Verb].Name; !strings.Contains(kind, " "+v) {
					kind += " " + v
				}
			}
			if _, ok := asked[kind]; !ok {
				asked[kind] = len(done)
			}
		}
		a := legal[m.State().Playout(legal, &r)]
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		done = append(done, a)
	}
	at := func(name string, n int, long bool) { l = append(l, spot{name, long, slices.Clone(done[:n])}) }
	at("start", own[0], false)
	at("middle", own[len(own)/2], false)
	at("late", own[len(own)*9/10], true)
	for _, kind := range slices.Sorted(maps.Keys(asked)) {
		at("question "+kind, asked[kind], true)
	}
	return l
}
