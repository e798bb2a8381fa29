package match

import (
	"slices"

	"safehouse/rules"
)

// At is a copy of the position before step n of Steps; n == len(Steps()) is
// the present.
func (m *Match) At(n int) rules.State {
	if n >= len(m.steps) {
		return m.state.Clone()
	}
	return m.steps[max(0, n)].before.Clone()
}

// Decider is the seat that decided step n: of what the whole crew decides, that of who acted, or Crew.
func (m *Match) Decider(n int) int {
	x := &m.steps[n]
	if c, ok := x.before.(rules.CrewMember); ok && x.Seat == rules.Crew {
		return c.Actor(x.Action)
	}
	return x.Seat
}

// Recall puts steps before those that were taken, with the position before each: they are
// looked back at and never taken back. They may have been played under other rules. The match
// keeps both slices.
func (m *Match) Recall(steps []Step, before []rules.State) {
	for i := range steps {
		steps[i].before = before[i]
	}
	m.steps = append(steps, m.steps...)
	m.first -= len(steps)
	m.told += len(steps)
	m.barred += len(steps)
}

// Told is how many steps at the beginning were told and not taken under these rules.
func (m *Match) Told() int { return m.told }

// After is the position after each event of step n, with the rest of the step
// still to come: the step is taken once more. Of a step that these rules would take otherwise
// only the position at its end is known.
func (m *Match) After(n int) []rules.State {
	rec := &rules.Recorder{Keep: true}
	st, end := &m.steps[n], m.At(n+1)
	now := m.At(n)
	err := now.Apply(st.Action, rec)
	if err == nil && (n >= m.told || slices.Equal(rec.Events, st.Events) && now.Same(end)) {
		return rec.States
	}
	return slices.Repeat([]rules.State{end}, len(st.Events))
}

// Continue is a new match from the position before step n, as practice. Its
// records go to sink.
func (m *Match) Continue(n int, sink func(Record) error) *Match {
	n = min(max(0, n), len(m.steps))
	c := Resume(m.game, m.setup, m.seats, m.At(n), m.first+n, sink)
	c.practice = true
	return c
}

// A Line is one line of the log: an event in words that a seat may read.
type Line struct {
	Step    int // index into Steps
	Index   int // of the event among those of the step
	Event   rules.Event
	Message rules.Message
}

// Log is what a seat may read of what happened since step from; Nobody reads
// what is open to all.
func (m *Match) Log(seat, from int) []Line {
	var l []Line
	for i := max(0, from); i < len(m.steps); i++ {
		for j, e := range m.steps[i].Events {
			if e.SeenBy(seat) {
				l = append(l, Line{i, j, e, rules.Told(m.state, e)})
			}
		}
	}
	return l
}

// Course is the score of every seat at the start of each round and at the end:
// the chart of the game. Scores count what was known to all of it in the end.
func (m *Match) Course() (rounds []int, totals [][]int) {
	last := -1
	add := func(s rules.State, out rules.Outcome) {
		row := make([]int, len(out.Seats))
		for i, sc := range out.Seats {
			row[i] = sc.Total
		}
		rounds = append(rounds, s.Turn().Round)
		totals = append(totals, row)
	}
	for i := range m.steps {
		if r := m.steps[i].before.Turn().Round; r != last {
			last = r
			add(m.steps[i].before, m.steps[i].before.Outcome())
		}
	}
	add(m.state, m.Outcome())
	return rounds, totals
}
