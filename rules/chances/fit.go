package chances

import "math"

// A Sample is a position of a finished match: what a search expected in it, and how it ended.
type Sample struct {
	Value float64 // of the seat, by a search of Iterations
	Left  float64 // decisions, as Left counts them
	Won   float64 // 1 for a victory, a part of it for a shared one, else 0
}

// Fit is the curve that makes the samples likeliest, held a little towards 0 (logistic regression
// by Newton's method with a ridge).
func Fit(l []Sample) Curve {
	const ridge, rounds = 1, 15
	var w [4]float64
	for range rounds {
		var a [4][5]float64 // the equations of a step, their right side last
		for i := range w {
			a[i][i], a[i][4] = ridge, -ridge*w[i]
		}
		for _, s := range l {
			x := features(s.Value, s.Left)
			p := sigmoid(w[0]*x[0] + w[1]*x[1] + w[2]*x[2] + w[3]*x[3])
			for i := range w {
				a[i][4] += (s.Won - p) * x[i]
				for j := range w {
					a[i][j] += (p*(1-p) + 1e-6) * x[i] * x[j]
				}
			}
		}
		step := solve(a)
		for i := range w {
			w[i] += step[i]
		}
	}
	return Curve{A: w[0], B: w[1], C: w[2], D: w[3]}
}

// solve solves four equations; with a ridge they always have one solution.
func solve(a [4][5]float64) (x [4]float64) {
	for i := range a {
		best := i
		for r := i; r < len(a); r++ {
			if math.Abs(a[r][i]) > math.Abs(a[best][i]) {
				best = r
			}
		}
		a[i], a[best] = a[best], a[i]
		for r := range a {
			if r == i {
				continue
			}
			f := a[r][i] / a[i][i]
			for c := i; c < len(a[r]); c++ {
				a[r][c] -= f * a[i][c]
			}
		}
	}
	for i := range x {
		x[i] = a[i][4] / a[i][i]
	}
	return x
}

// A Bin is the positions whose chance lies in one tenth.
type Bin struct {
	Count      int
	Shown, Won float64 // means of the chances and of what happened
}

// A Quality is how well chances that were shown agree with what happened.
type Quality struct {
	Positions int
	Gap       float64 // mean distance of what was shown from what happened over the bins, weighed by their positions
	Worst     float64 // largest distance of a bin with at least Many positions
	Brier     float64 // mean squared error; 0.25 for always a half
	Bins      [10]Bin
}

// Many is from how many positions on a bin is judged by itself.
const Many = 60

// Judge compares chances with how the matches ended; both lists have the same length.
func Judge(shown, won []float64) (q Quality) {
	q.Positions = len(shown)
	for i, p := range shown {
		b := &q.Bins[min(len(q.Bins)-1, int(p*float64(len(q.Bins))))]
		b.Count++
		b.Shown += p
		b.Won += won[i]
		q.Brier += (p - won[i]) * (p - won[i])
	}
	for i := range q.Bins {
		b := &q.Bins[i]
		if b.Count == 0 {
			continue
		}
		n := float64(b.Count)
		b.Shown, b.Won = b.Shown/n, b.Won/n
		far := math.Abs(b.Shown - b.Won)
		q.Gap += far * n / float64(q.Positions)
		if b.Count >= Many {
			q.Worst = max(q.Worst, far)
		}
	}
	q.Brier /= float64(max(1, q.Positions))
	return q
}
