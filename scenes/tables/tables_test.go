package tables_test

import (
	"slices"
	"testing"

	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/games"
	"safehouse/scenes"
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

// Every game has a box on the desk; what the box says of options and medals is there
// in the rules, and each option is sorted once at most.
func TestEveryGameHasItsBox(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		at := slices.IndexFunc(tables.Boxes, func(b scenes.Box) bool { return b.Game == in.ID })
		if at < 0 {
			t.Errorf("%s has no box", in.ID)
			continue
		}
		b := &tables.Boxes[at]
		if b.Minutes < 10 || b.Weight < 1 || b.Weight > 5 || len(b.Groups) == 0 || len(b.Tray) == 0 {
			t.Errorf("%s: the box says %d minutes, weight %d, %d groups, %d wells", in.ID, b.Minutes, b.Weight, len(b.Groups), len(b.Tray))
		}
		var sorted []string
		for _, x := range b.Groups {
			for _, id := range x.Options {
				if slices.Contains(sorted, id) || !slices.ContainsFunc(in.Options, func(o rules.Option) bool { return o.ID == id }) {
					t.Errorf("%s: the group %s names %s, which is no option or was named before", in.ID, x.Name, id)
				}
				sorted = append(sorted, id)
			}
		}
		for id := range b.Medals {
			if !slices.ContainsFunc(games.Feats(in.ID), func(f feat.Feat) bool { return f.ID == id }) {
				t.Errorf("%s: a pictogram for %s, which is no achievement", in.ID, id)
			}
		}
	}
	if len(tables.Boxes) != len(tables.All) {
		t.Errorf("%d boxes and %d tables", len(tables.Boxes), len(tables.All))
	}
}
