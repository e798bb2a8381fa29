// Package chances turns what a search expects into chances to win.
//
// A search tells choices apart well, but its values are no chances: it is too sure of
// itself early in some games, and not sure enough late in others. So its values are
// mapped through curves (Platt scaling), one a game, number of seats, strength of an automa
// and level of bots.
// The curves stand in curves.txt and are made by "referee calibrate" from games of bots
// of that level; the command also checks them over other games.
package chances

import (
	"context"
	"math"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// Iterations is how long a search looks at a position whose chances are asked for: the
// curves hold for searches of this length.
const Iterations = 200

// quick is in how many games that are played on quickly the decisions to the end are counted.
const quick = 8

// A Curve maps the value of a search, 0 to 1, to a chance, the more surely the nearer the end is.
type Curve struct {
	A, B, C, D float64 // weights of 1, the logit of the value, hundreds of decisions left, and the product of both
	Games      int     // that it was laid through
}

// Chance is the chance of a seat whose value a search says, from 0 to 1. left is how many decisions
// of all seats are left on the mean.
func (c Curve) Chance(value, left float64) float64 {
	x := features(value, left)
	return sigmoid(c.A + c.C*x[2] + max(0, c.B+c.D*x[2])*x[1]) // a higher value is never a lower chance
}

// edge keeps values off 0 and 1, where a logit has no end.
const edge = 0.005

func features(value, left float64) [4]float64 {
	v := min(1-edge, max(edge, value))
	logit, far := math.Log(v/(1-v)), left/100
	return [4]float64{1, logit, far, logit * far}
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// At are the chances of all seats in a position of a match of that key: who is
// beaten has none, at the end the winners share all of them, and those of rivals sum to 1.
// Where a lone seat plays against an automa the rest is the automa's; a crew has one chance.
// values are those of a search with the eyes of a seat, left as in Curve.
func At(s rules.State, k Key, values bot.Outlook, left float64) (c bot.Outlook) {
	n := len(s.Outcome().Seats)
	if s.Turn().Done {
		return over(s, n)
	}
	curve, mapped := Find(k)
	beaten, _ := s.(rules.Beatable)
	sum := 0.0
	for seat := range n {
		switch {
		case beaten != nil && beaten.Beaten(seat):
		case mapped:
			c[seat] = curve.Chance(values[seat], left)
		default:
			c[seat] = min(1, max(0, values[seat]))
		}
		sum += c[seat]
	}
	if n == 1 || Together(s) {
		return c
	}
	for seat := range n {
		if sum > 0 {
			c[seat] /= sum
		} else {
			c[seat] = 1 / float64(n)
		}
	}
	return c
}

// over are the chances of a finished match.
func over(s rules.State, n int) (c bot.Outlook) {
	out := s.Outcome()
	for seat := range n {
		switch {
		case !out.Winners.Has(seat):
		case Together(s):
			c[seat] = 1
		default:
			c[seat] = 1 / float64(out.Winners.Count())
		}
	}
	return c
}

// Together reports whether all seats win and lose together.
func Together(s rules.State) bool {
	_, crew := s.(rules.CrewMember)
	return crew
}

// Before are the chances in a view of seat before anything is chosen, and the choices that a
// search of so many iterations looked into, the most promising first. left is what Left says
// of the view. A cancelled context ends it early.
func Before(ctx context.Context, view rules.State, seat int, k Key, left float64, iterations int, r *rules.Rand) (bot.Outlook, []bot.Candidate) {
	values, list := bot.Evaluate(ctx, view, seat, bot.Budget{Iterations: iterations}, r)
	return At(view, k, values, left), list
}

// After are the chances after a, which is legal in the view of seat; otherwise as Before. The
// same generator deals the same to different actions, so that they can be compared.
func After(ctx context.Context, view rules.State, seat int, a rules.Action, k Key, left float64, iterations int, r *rules.Rand) bot.Outlook {
	values := bot.Expect(ctx, view, seat, a, bot.Budget{Iterations: iterations}, r)
	return At(view, k, values, left)
}

// half is half of the range that a chance is told as, in games of 100: of what is shown and what
// happens the curves differ by less on the mean.
const half = 4

// Range is a chance in games of 100, as the range that it is told as.
func Range(chance float64) (low, high int) {
	n := int(math.Round(100 * chance))
	return max(0, n-half), min(100, n+half)
}

// Alike reports whether two chances come to the same: their ranges share half of what they span.
func Alike(a, b float64) bool { return math.Abs(a-b) <= half/100.0 }

// Agree makes chances of choices that a longer search has put in order, the best first, agree
// with that order: neighbours that run against it are what both come to together.
func Agree(l []float64) {
	type pool struct {
		sum   float64
		count int
	}
	var pools []pool
	for _, p := range l {
		pools = append(pools, pool{p, 1})
		for k := len(pools) - 1; k > 0; k-- {
			a, b := &pools[k-1], pools[k]
			if a.sum*float64(b.count) >= b.sum*float64(a.count) {
				break
			}
			a.sum, a.count = a.sum+b.sum, a.count+b.count
			pools = pools[:k]
		}
	}
	l = l[:0]
	for _, p := range pools {
		for range p.count {
			l = append(l, p.sum/float64(p.count))
		}
	}
}

// Left is how many decisions of all seats a view of seat is away from the end, on the mean of a
// few games that are played on quickly. Equal views get equal answers.
func Left(ctx context.Context, view rules.State, seat int) float64 {
	if view.Turn().Done {
		return 0
	}
	s := view.Clone()
	r := bot.Seed(uint64(view.Turn().Round), seat)
	var legal []rules.Action
	sum, games := 0, 0
	for ; games < quick && (games == 0 || ctx.Err() == nil); games++ {
		s.CopyFrom(view)
		s.Resample(seat, &r)
		for range view.Game().Info().MaxDecisions {
			if legal = s.Legal(legal[:0]); len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				panic("chances: a legal action is refused: " + err.Error())
			}
			sum++
		}
	}
	return float64(sum) / float64(games)
}
