package measure

import "safehouse/rules/bands"

// A Rate is a share of games with its 95 % interval.
type Rate struct {
	Count float64 `json:"count"` // a shared win counts in parts
	Games int     `json:"games"`
	Rate  float64 `json:"rate"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// rate is count of games with its interval.
func rate(count float64, games int) Rate {
	low, high := bands.Interval(count, games)
	return Rate{Count: count, Games: games, Rate: count / float64(max(1, games)), Low: low, High: high}
}

// A Spread is the mean of a number over all games and its extremes.
type Spread struct {
	Mean  float64 `json:"mean"`
	Min   int     `json:"min"`
	Max   int     `json:"max"`
	Total int     `json:"total"`
}
