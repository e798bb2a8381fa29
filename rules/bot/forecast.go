package bot

import (
	"context"
	"math"

	"safehouse/rules"
)

// A Forecast is what came of a choice in games that were played on quickly from it,
// by the game's own first sight: a measure in points beside the search's judgement.
type Forecast struct {
	Games int
	Total float64 // the mean of the seat's final scores
	Rival float64 // of those of the best other seat or the automa
	Won   float64 // the part of the games that the seat won, 0 to 1; a shared victory counts in parts
}

// Foresee plays n games on from a, which is legal in the view of the seat, with
// hidden things and luck dealt anew each time. The same generator deals the same to
// different actions. A cancelled context ends it early, with the games so far.
func Foresee(ctx context.Context, view rules.State, seat int, a rules.Action, n int, r *rules.Rand) (f Forecast) {
	view = guest(view)
	s := view.Clone()
	var legal []rules.Action
	for f.Games < n && ctx.Err() == nil {
		own := r.Split() // so that every game begins alike, however long the last one was
		s.CopyFrom(view)
		s.Resample(seat, &own)
		if s.Apply(a, nil) != nil {
			return f // a deal in which it cannot be done: the rules say that there is none
		}
		for range view.Game().Info().MaxDecisions {
			if legal = s.Legal(legal[:0]); len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &own)], nil); err != nil {
				panic("bot: a legal action is refused: " + err.Error())
			}
		}
		f.add(s.Outcome(), seat)
	}
	f.Total, f.Rival, f.Won = f.Total/float64(max(1, f.Games)), f.Rival/float64(max(1, f.Games)), f.Won/float64(max(1, f.Games))
	return f
}

// add takes a finished game into the sums.
func (f *Forecast) add(out rules.Outcome, seat int) {
	f.Games++
	f.Total += float64(out.Seats[seat].Total)
	best, any := 0, false
	take := func(n int) {
		if !any || n > best {
			best, any = n, true
		}
	}
	for i, s := range out.Seats {
		if i != seat {
			take(s.Total)
		}
	}
	if out.Automa != nil {
		take(out.Automa.Total)
	}
	f.Rival += float64(best)
	if n := out.Winners.Count(); n > 0 && out.Winners.Has(seat) {
		f.Won += 1 / float64(n)
	}
}

// Odds is the range, in games of 100, that the chance of a forecast lies in, in nine of ten
// cases: Wilson's interval of the part of games that were won.
func (f Forecast) Odds() (low, high int) {
	const z = 1.645
	n := float64(max(1, f.Games))
	mid := (f.Won + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(f.Won*(1-f.Won)/n+z*z/(4*n*n))
	return int(math.Round(100 * max(0, mid-half))), int(math.Round(100 * min(1, mid+half)))
}

// Alike reports whether two forecasts come to the same: their ranges share half of the narrower one.
func (f Forecast) Alike(o Forecast) bool {
	low, high := f.Odds()
	low2, high2 := o.Odds()
	return 2*(min(high, high2)-max(low, low2)) >= min(high-low, high2-low2)
}

// Agree makes forecasts of choices that a search has put in order, the best first, agree
// with that order: neighbours whose parts of games won run against it are what both come to
// together, for games that are played on quickly are few and the search has seen further.
// Those without games are left as they are.
func Agree(l []Forecast) {
	type pool struct {
		sum   Forecast // sums of all its games
		count int      // forecasts in it
	}
	var pools []pool
	for _, f := range l {
		n := float64(f.Games)
		pools = append(pools, pool{Forecast{f.Games, f.Total * n, f.Rival * n, f.Won * n}, 1})
		for k := len(pools) - 1; k > 0; k-- {
			a, b := &pools[k-1], &pools[k]
			if a.sum.Games == 0 || b.sum.Games == 0 || a.sum.Won*float64(b.sum.Games) >= b.sum.Won*float64(a.sum.Games) {
				break
			}
			a.sum = Forecast{a.sum.Games + b.sum.Games, a.sum.Total + b.sum.Total, a.sum.Rival + b.sum.Rival, a.sum.Won + b.sum.Won}
			a.count += b.count
			pools = pools[:k]
		}
	}
	i := 0
	for _, p := range pools {
		n := float64(max(1, p.sum.Games))
		for range p.count {
			if l[i].Games > 0 {
				l[i].Total, l[i].Rival, l[i].Won = p.sum.Total/n, p.sum.Rival/n, p.sum.Won/n
			}
			i++
		}
	}
}
