package match

import "safehouse/rules"

// A Trail is what the seats saw when somebody of them had to decide, since the round
// began and since chance was last drawn: nobody comes back behind that. It keeps places
// only (rules.Place). The zero Trail is empty.
type Trail struct {
	round int
	drawn uint32
	met   [rules.MaxSeats][]rules.State
}

// Note takes in a position in which somebody has to decide.
func (t *Trail) Note(s rules.State) {
	turn := s.Turn()
	if drawn := s.Chance().Drawn; drawn != t.drawn || turn.Round != t.round {
		*t = Trail{round: turn.Round, drawn: drawn}
	}
	for _, seat := range turn.Open.List() {
		t.met[seat] = append(t.met[seat], rules.Place(s, seat))
	}
}

// Of is what a seat met, the oldest first, for a bot's budget.
func (t *Trail) Of(seat int) []rules.State { return t.met[seat] }

// Met is what a seat saw when it had to decide, since the round began and since chance
// was last drawn, the position of now included.
func (m *Match) Met(seat int) []rules.State {
	turn, drawn := m.state.Turn(), m.state.Chance().Drawn
	i := len(m.steps)
	for ; i > m.barred; i-- {
		if s := m.steps[i-1].before; s.Chance().Drawn != drawn || s.Turn().Round != turn.Round {
			break
		}
	}
	var t Trail
	for ; i < len(m.steps); i++ {
		t.Note(m.steps[i].before)
	}
	t.Note(m.state)
	return t.Of(seat)
}
