package machine

import "safehouse/rules"

// A Stock is a row of what can be counted in a state.
type Stock[S any] struct {
	rules.Stock
	Of func(s *S, seat int) int
}

// Stocks is what the rows say on the box.
func Stocks[S any](rows []Stock[S]) (l []rules.Stock) {
	for _, r := range rows {
		l = append(l, r.Stock)
	}
	return l
}
