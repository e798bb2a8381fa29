package deepstate

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
	Even:     [3]string{"secretary", "director", "puppet-master"},
	// The printed levels against the hard bot: 10, 30, 50 and 75 of 100 games, each within 12.
	Asked: []rules.BandAsk{
		{Of: "secretary", Bot: "hard", Band: rules.Band{From: 0, To: 22}},
		{Of: "director", Bot: "hard", Band: rules.Band{From: 18, To: 42}},
		{Of: "chairman", Bot: "hard", Band: rules.Band{From: 38, To: 62}},
		{Of: "puppet-master", Bot: "hard", Band: rules.Band{From: 63, To: 87}},
	},
}
