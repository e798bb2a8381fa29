package shadownetwork

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
	Even:     [3]string{"probation", "relaxed", "standard"},
	// The printed levels against the hard bot: 25, 50 and 75 of 100 games, each within 12.
	Asked: []rules.BandAsk{
		{Of: "relaxed", Bot: "hard", Band: rules.Band{From: 13, To: 37}},
		{Of: "standard", Bot: "hard", Band: rules.Band{From: 38, To: 62}},
		{Of: "ruthless", Bot: "hard", Band: rules.Band{From: 63, To: 87}},
	},
}
