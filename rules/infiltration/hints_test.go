package infiltration_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/hinted"
)

// late is a round in which the next security roll ends the game.
func late(s *table) *table {
	s.Set("proximity", 92, "alarm", 3, "round", 9)
	return s
}

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, []decided{
		{"the entry room leads out and the next roll brings the mercs", "advice.escape", func(t *testing.T) *table {
			return late(solo(t, "1", line12[:4]...).pile(hugo, 2, 2, 2))
		}},
		{"only the Zip Line crosses three rooms in the last round", "advice.shortcut", func(t *testing.T) *table {
			return late(solo(t, "3", line12[:4]...).pile(hugo, 2, 2, 2).hand(hugo, "zip-line"))
		}},
		{"the Loading Dock leads straight out", "advice.exit", func(t *testing.T) *table {
			return late(solo(t, "4", line12[:5]...).pile(hugo, 2, 2, 2))
		}},
		{"with two rounds left the way out of room 2 has to begin", "advice.out", func(t *testing.T) *table {
			s := solo(t, "2", line12[:4]...).pile(hugo, 2, 2, 2)
			s.Set("proximity", 88, "alarm", 3, "round", 8)
			return s
		}},
		{"wounded, the way back takes a round more for each Retreat", "advice.out-wounded", func(t *testing.T) *table {
			s := solo(t, "2", line12[:4]...).pile(hugo, 2, 2, 2)
			s.Set("proximity", 80, "alarm", 3, "round", 8, hugoWounded, true)
			return s
		}},
		{"three rivals in the room act later", "advice.first", func(t *testing.T) *table {
			return facility(t, 4, nil, "infirmary").data("1", 2)
		}},
		{"a rival in the room acts before", "advice.later", func(t *testing.T) *table {
			s := facility(t, 4, nil, line12[:6]...).data("1", 9).at(gabriel, "3", animal, "3")
			s.Set("first", 1)
			return s.choose(marilyn, "download", gabriel, "download", animal, "download")
		}},
		{"nobody else is where five data lie", "advice.alone", func(t *testing.T) *table {
			return solo(t, "7", line12[:8]...)
		}},
		{"alone an Extract takes four", "advice.extract", func(t *testing.T) *table {
			return soloWith(t, "7", extraction, line12[:8]...)
		}},
		{"the Data Siphon takes a third token", "advice.siphon", func(t *testing.T) *table {
			s := solo(t, "1", "atrium").data("1", 3).hand(hugo, "data-siphon")
			s.Set("proximity", 80, "alarm", 3, "round", 8)
			return s
		}},
		{"the Stun Baton frees what the lab worker guards", "advice.frees-worker", func(t *testing.T) *table {
			return solo(t, "1", line12[:3]...).data("1", 0).hand(hugo, "stun-baton")
		}},
		{"the Nano Lockpick frees what the tech lock shuts off", "advice.frees-lock", func(t *testing.T) *table {
			return solo(t, "7", line12[:8]...).data("7", 0).hand(hugo, "nano-lockpick")
		}},
		{"the next door is closed and there is time", "advice.closed", func(t *testing.T) *table {
			return facility(t, 4, nil, "cafeteria").data("1", 0)
		}},
		{"the next room holds more than this one", "advice.next", func(t *testing.T) *table {
			return solo(t, "6", line12[:9]...).data("6", 0)
		}},
		{"the Server Farm gives three from the pool", "advice.pool", func(t *testing.T) *table {
			return solo(t, "7", line12[:8]...).data("7", 0).data("8", 0)
		}},
		{"a Prototype lies ready behind no guard", "advice.prototype", func(t *testing.T) *table {
			s := solo(t, "9", line12[:10]...).data("9", 0)
			s.Set("rooms.9.guarded", false)
			return s
		}},
		{"the Backdoor Program needs no data in the room", "advice.pool", func(t *testing.T) *table {
			s := solo(t, "1", line12[:2]...).data("1", 0).data("2", 0).hand(hugo, "backdoor-program")
			s.Set("proximity", 80, "alarm", 1, "round", 7)
			return s
		}},
	}, func(s *table) rules.State { return s.S })
}
