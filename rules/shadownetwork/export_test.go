package shadownetwork

import "fmt"

// A Tally adds up what bots do, by seat.
type Tally struct{ seats, turned, ready, hand, influence, briefcases, milestones, overlay, waged float64 }

// Add counts a finished game.
func (m *Tally) Add(s *State) {
	for i := range int(s.Seats) {
		p := &s.Players[i]
		c := s.count(i)
		m.seats++
		m.turned += float64(p.DoneSize)
		m.ready += float64(c.ready.Len())
		m.hand += float64(p.HandSize)
		m.influence += float64(p.Influence)
		if !p.Overlay {
			m.overlay++
		}
		m.waged += float64(p.Waged)
		for c, row := range p.Rows {
			m.briefcases += float64(row.Filled)
			m.milestones += float64(ones[rowTable[c].Lines>>1&(1<<row.Filled-1)])
		}
	}
}

func (m *Tally) String() string {
	return fmt.Sprintf("contracts %.2f = %.2f turned in + %.2f ready (of %.2f in hand), briefcases standing %.1f, milestones %.1f, Influence %.1f, overlay off %.2f, agents at home %.2f",
		(m.turned+m.ready)/m.seats, m.turned/m.seats, m.ready/m.seats, m.hand/m.seats, m.briefcases/m.seats, m.milestones/m.seats, m.influence/m.seats, m.overlay/m.seats, m.waged/m.seats)
}
