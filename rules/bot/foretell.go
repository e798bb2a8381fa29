package bot

import (
	"slices"

	"safehouse/rules"
)

// Foretell is what a choice changes now, for certain, by what the eyes of a seat (or Nobody) see in a view: all of the
// seat's own stocks, those aside too, and of others what matters most. Open tells that more is drawn, comes to light or
// depends on what is hidden.
func Foretell(view rules.State, eyes, seat int, a rules.Action) (c Course) {
	view = guest(view)
	counts := view.Game().Info().Counts()
	for deal := range uint64(deals) {
		x := follow(view, eyes, []rules.Action{a}, deal+1)
		x.Facts = differ(view, x.end, seat, counts)
		if deal == 0 {
			c = x
			continue
		}
		all := len(c.Facts)
		c.Facts = common(c.Facts, x.Facts)
		c.Open = c.Open || x.Open || len(c.Facts) < max(all, len(x.Facts))
	}
	others := 0
	c.Facts = slices.DeleteFunc(c.Facts, func(f Fact) bool {
		if f.Seat == seat && counts[f.Stock].Sum {
			return true
		}
		if f.Seat != seat {
			others++
		}
		return f.Seat != seat && others > mostRivals
	})
	return c
}

// Foretold puts facts into clauses with their signs, costs and then gains of the seat, then what others lose and gain.
func Foretold(in *rules.Info, seat int, crew bool, facts []Fact) (costs, gains, others []rules.Message) {
	for _, f := range facts {
		k := in.Counts()[f.Stock]
		n, key := f.N, "foretold.more"
		if n < 0 {
			n, key = -n, "foretold.less"
		}
		m := rules.Say(key, rules.Word("what", rules.Say("stock."+k.ID, rules.Num("n", n))))
		switch {
		case f.Seat != seat && !k.Shared:
			others = append(others, rules.Say("foretold.theirs", rules.Player("who", f.Seat), rules.Word("what", m)))
		case f.Good(in, seat, crew):
			gains = append(gains, m)
		default:
			costs = append(costs, m)
		}
	}
	return costs, gains, others
}
