package tables_test

import (
	"testing"

	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/rules/games"
	"safehouse/scenes/tables"
)

// Every table brings its own air and its own colours.
func TestEveryTableHasItsOwnAir(t *testing.T) {
	rooms := []sound.Room{sound.House}
	for _, g := range games.All {
		id := g.Info().ID
		look := tables.All[id]().Look()
		if look.Theme.ID != id {
			t.Errorf("%s has the look of %s", id, look.Theme.ID)
		}
		if look.Room == sound.Quiet {
			t.Errorf("%s is silent", id)
			continue
		}
		soundtest.Room(t, look.Room)
		rooms = append(rooms, look.Room)
	}
	soundtest.Apart(t, rooms...)
}
