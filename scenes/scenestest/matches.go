package scenestest

import (
	"fmt"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// Played is a match of people that was played to its end at first sight.
func Played(t testing.TB, m *match.Match) *match.Match {
	t.Helper()
	r := rules.Rand{S: 7}
	for !m.Turn().Done {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// People are as many persons.
func People(n int) (l []match.Controller) {
	for i := range n {
		l = append(l, Person(fmt.Sprintf("Person %d", i+1)))
	}
	return l
}

// Ended is a match of a game with so many seats that was played by first sight.
func Ended(t *testing.T, id string, seats int) *match.Match {
	t.Helper()
	list := []match.Controller{Person("Vesper")}
	for _, name := range []string{"Magpie", "Kestrel", "Heron", "Shrike", "Wren"}[:seats-1] {
		list = append(list, Robot(name))
	}
	m, err := match.New(Game(t, id), rules.Setup{Seats: seats, Seed: 9}, list, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: 11}
	for !m.Turn().Done {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// MapKeys are the keys of a table of lessons.
func MapKeys(m map[string]func() *scenes.Lesson) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}
