package masters

import "safehouse/rules"

func (s *State) Value(v *[rules.MaxSeats]float64) {
	for i := range v {
		v[i] = 0
		if s.success() {
			v[i] = 1
		}
	}
}
func (s *State) Priors(legal []rules.Action, w []float64) {
	for i := range w {
		w[i] = 1
	}
}
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int { return r.Intn(len(legal)) }
func (s *State) Advice(a rules.Action) rules.Message             { return rules.Say("advice.search") }
