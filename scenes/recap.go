package scenes

import (
	"safehouse/rules"
	"safehouse/scenes/recap"
)

// A Recapper is a Table at which each rival has a panel of its own, where its last turn is told.
type Recapper interface {
	// Panel lists the IDs of the things that make up the panel of a rival: of a seat, or of Automa. Empty for none.
	Panel(v *View, who int) []string

	// Doing is what an event was, in signs; ok is false for one that needs none.
	Doing(e rules.Event) (d Doing, ok bool)

	// Standing is how a rival stands in a position as everybody sees it, and the sign of that; ok is false at a table without.
	Standing(s rules.State, who int) (n int, icon string, ok bool)
}

// Automa is who an automa is, where rivals are named by their seats.
const Automa = recap.Automa

// What events are told in.
type (
	Doing    = recap.Doing
	Gain     = recap.Gain
	DoingRow = recap.DoingRow
)
