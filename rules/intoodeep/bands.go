package intoodeep

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
	Even:     [3]string{"murmur", "murmur", "whisper"},
	// The printed levels against the hard bot: 50 and 75 of 100 games, each within 12.
	Asked: []rules.BandAsk{
		{Of: "whisper", Bot: "hard", Band: rules.Band{From: 38, To: 62}},
		{Of: "feedback", Bot: "hard", Band: rules.Band{From: 63, To: 87}},
	},
}
