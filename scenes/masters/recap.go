package masters

import (
	"safehouse/rules"
	"safehouse/scenes"
)

// The signs of a recap.
const (
	signIdea  = "masters/idea"
	signCash  = "masters/cash"
	signNoise = "masters/noise"
	signLoot  = "masters/sub/loot"
)

// Panel is the row of a companion.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil || who >= len(v.Sitters) {
		return nil
	}
	return []string{v.ID(ref(kCharacter, t.s.CharacterIndex(who)))}
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := rows[e.Kind]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	return row.Doing(e, func(r rules.Ref) int {
		if r.Kind != kCharacter {
			return -1
		}
		return t.s.FigureOf(int(r.Index))
	})
}

// Standing is nothing here: the crew stands together.
func (t *table) Standing(rules.State, int) (n int, icon string, ok bool) { return 0, "", false }
