package masters

import (
	_ "embed" // the table

	"safehouse/rules"
)

// measured is how strong rivals are, as "referee bands" has written it.
//
//go:embed BANDS.md
var measured string

// strength is what is asked of rivals and what was measured.
var strength = rules.Bands{
	Measured: measured,

	Crews: []rules.CrewClass{
		{
			Name: "amateur", Team: []int{1}, All: rules.Band{From: 75, To: 100}, Each: rules.Band{From: 15, To: 100},
			Heists: []string{"inclusion", "startup", "dark-horse"},
		},
		{
			Name: "semi-pro", Team: []int{2, 3}, All: rules.Band{From: 60, To: 100}, Each: rules.Band{From: 15, To: 100},
			Heists: []string{"greedy-prisoner", "blind-justice", "melee", "side-channel", "hospitality", "proving-grounds", "bricks", "river"},
			Easy:   []string{"bricks", "river"}, Most: rules.Band{From: 15, To: 85},
		},
	},
}
