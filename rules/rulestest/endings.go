package rulestest

import (
	"slices"
	"strconv"
	"testing"

	"safehouse/rules"
)

// An Ending is a way a game can end: how to find such a game, and how to tell
// it.
type Ending[T Table] struct {
	Name    string
	Seats   int
	Options rules.Options

	// From is a position to begin with, for ends that chance games hardly ever
	// come to; nil begins with the set-up.
	From func(t *testing.T) T
	Is   func(s T) bool
}

// Endings plays a stored game of every ending below testdata/replays. With
// -update it looks for them: the game's own playout policy plays until a game
// ends so, tries times at most. scene makes the game's table.
func Endings[T Table, Row ~struct {
	Name    string
	Seats   int
	Options rules.Options
	From    func(t *testing.T) T
	Is      func(s T) bool
}](t *testing.T, g rules.Game, rows []Row, tries uint64, scene func(s *Scene) T) {
	t.Helper()
	var names []string
	for _, r := range rows {
		names = append(names, Ending[T](r).Name)
	}
	Replays(t, g, "testdata/replays", names, func(name string) *Replay {
		e := Ending[T](rows[slices.Index(names, name)])
		for seed := uint64(1); seed < tries; seed++ {
			p, end := e.play(t, g, seed)
			if e.Is(scene(SceneOf(t, g, end))) {
				p.Ending = name
				return p
			}
		}
		t.Fatalf("no game ends by %q", name)
		return nil
	})
}

// play plays one game.
func (e *Ending[T]) play(t *testing.T, g rules.Game, seed uint64) (*Replay, rules.State) {
	t.Helper()
	setup := rules.Setup{Seats: e.Seats, Seed: seed, Options: e.Options}
	if e.From == nil {
		return Record(t, g, setup, nil)
	}
	s := e.From(t).Base().Set("seed", strconv.FormatUint(seed, 16))
	from, err := s.S.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	setup.Seed = 1
	return Record(t, g, setup, from)
}
