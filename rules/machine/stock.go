package machine

import "safehouse/rules"

// A Stock is a row of what can be counted in a state.
type Stock[S any] struct {
	rules.Stock
	Of func(s *S, seat int) int
}

// Stocks is what the rows say on the box, without those aside, which come last.
func Stocks[S any](rows []Stock[S]) []rules.Stock { return stocks(rows, false) }

// Asides are the rows that are aside.
func Asides[S any](rows []Stock[S]) []rules.Stock { return stocks(rows, true) }

func stocks[S any](rows []Stock[S], aside bool) (l []rules.Stock) {
	for _, r := range rows {
		if r.Aside == aside {
			l = append(l, r.Stock)
		}
	}
	return l
}
