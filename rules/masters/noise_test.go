package masters_test

import (
	"slices"
	"testing"
)

// alertSpaces are the alert spaces of the trackers and their last spaces.
var alertSpaces = map[int][]int{
	3: {4, 8, 11, 14, 17, 19, 21, 23, 25, 27, 28, 31, 32, 34, 35, 37, 38},
	4: {4, 7, 10, 13, 15, 17, 19, 22, 23, 26, 27, 30, 31, 34, 35, 37, 39},
}

var lastSpace = map[int]int{3: 41, 4: 42}

// MAS-022, MAS-084, MAS-135..140: every noise moves the marker of the tracker for 3
// or 4 a space; an alert space raises one alert, and so does each noise once
// the marker is on the last space; reaching that raises none.
func TestNoiseMovesTheMarkerAndRaisesAlerts(t *testing.T) {
	for seats, alerts := range alertSpaces {
		s := stageOf(t, seats, "inclusion", "f4", "thug").deck("m1", "3", "8", "9", "11", "14", "20", "23", "z1").Is("noise", 0)
		for n := range lastSpace[seats] + 1 {
			f := s.fork().Set("noise", n, me("marks.acted"), true, me("action"), "walk", me("owed"), 1).Do("done", "thug")
			want, dealt := n+1, []string{"m1"}
			if n == lastSpace[seats] {
				want, dealt = n, []string{"m1", "3"}
			} else if slices.Contains(alerts, n+1) {
				dealt = []string{"m1", "3"}
			}
			f.Is("noise", want, "dealt", dealt)
		}
	}
}

// MAS-085, MAS-109, MAS-136, MAS-141: several noises move the marker space by space; every alert
// space passed deals a card, and what was dealt does not happen.
func TestSeveralNoisesPassEveryAlertSpace(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").deck("1", "6", "8", "9", "11", "z1").Set("noise", 3, me("owed"), 9)
	s.finish().Is("noise", 12, "dealt", []string{"1", "6", "8", "9"}, "bag.camera", 0, "bag.lock", 0).hasDeck("11", "z1")
}

// MAS-142: the noise stays from round to round.
func TestNoiseStaysOverTheRounds(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set(me("owed"), 2)
	s.finish().Is("noise", 2, "round", 2).awakeAll().finish().Is("noise", 2, "round", 3)
}

// MAS-210: when in the phase noise is taken makes no difference: it is booked at
// the end, whoever made it.
func TestNoiseIsBookedAtTheEndWhoeverMadeItFirst(t *testing.T) {
	for _, order := range [][]string{{"act thug walk", "done thug", "act burglar dart", "done burglar"}, {"act burglar dart", "done burglar", "act thug walk", "done thug"}} {
		s := stage(t, "inclusion", "f4", "thug", "burglar").ideas(0, 1).awake("1").Set("noise", 2)
		s.do(order...).Is("noise", 4, "dealt", []string{"m1", "3"}, "round", 2)
	}
}

// awakeAll lets the others have acted again, so that seat 0 ends the round.
func (s *table) awakeAll() *table {
	s.T.Helper()
	return s.Set("figures.1.marks.acted", true, "figures.1.marks.done", true, "figures.1.action", "walk",
		"figures.2.marks.acted", true, "figures.2.marks.done", true, "figures.2.action", "walk")
}
