package infiltration

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

	// The expert has little left to see that the hard bot does not.
	Asked: []rules.BandAsk{{Of: "hard", Bot: "expert", Band: rules.Band{From: 57, To: 100}}},
}
