package measure

import "math"

// A Rate is a share of games with its 95 % interval.
type Rate struct {
	Count float64 `json:"count"` // a shared win counts in parts
	Games int     `json:"games"`
	Rate  float64 `json:"rate"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// rate is count of games with Wilson's score interval, which stays between 0
// and 1 and is right for small numbers too.
func rate(count float64, games int) Rate {
	r := Rate{Count: count, Games: games, High: 1}
	if games == 0 {
		return r
	}
	const z = 1.959963984540054 // 97.5 % of the normal distribution lie below
	n := float64(games)
	p := count / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	r.Rate, r.Low, r.High = p, math.Max(0, mid-half), math.Min(1, mid+half)
	return r
}

// A Spread is the mean of a number over all games and its extremes.
type Spread struct {
	Mean  float64 `json:"mean"`
	Min   int     `json:"min"`
	Max   int     `json:"max"`
	Total int     `json:"total"`
	n     int
}

func (s *Spread) add(x int) {
	if s.n == 0 || x < s.Min {
		s.Min = x
	}
	if s.n == 0 || x > s.Max {
		s.Max = x
	}
	s.n++
	s.Total += x
	s.Mean = float64(s.Total) / float64(s.n)
}
