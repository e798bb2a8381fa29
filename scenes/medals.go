package scenes

import "cmp"

// What is known of medals: the file of a person shows them, and the report of a match that has just earned one.

// MedalIcon is the pictogram on a medal.
func (h *House) MedalIcon(game, id string) string { return cmp.Or(h.BoxOf(game).Medals[id], "star") }

// FeatName is the name of an achievement.
func (h *House) FeatName(game, id string) string { return h.Book.T(game, "feat."+id, nil) }
