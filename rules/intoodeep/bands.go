package intoodeep

import _ "embed" // the table

// measured is how strong rivals are, as "referee bands" has written it.
//
//go:embed BANDS.md
var measured string
