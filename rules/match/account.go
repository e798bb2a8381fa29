package match

import (
	"fmt"

	"safehouse/rules"
)

// Account tells the steps from index from on in words, a line each: every action with its number since the set-up and the seat, from
// 1, that decided, and below it, indented, what all could see of it. say puts a message into words.
func (m *Match) Account(from int, say func(rules.Message) string) []string {
	var l []string
	lines := m.Log(rules.Nobody, from)
	for step := max(0, from); step < len(m.steps); step++ {
		did := "-" // an action that these rules no longer have
		if a := m.steps[step].Action; a.Verb != 0 {
			did = say(m.At(step).Describe(a))
		}
		who := "crew"
		if seat := m.Decider(step); seat >= 0 {
			who = fmt.Sprint("seat ", seat+1)
		}
		l = append(l, fmt.Sprintf("%d (%s) %s", m.first+step+1, who, did))
		for ; len(lines) > 0 && lines[0].Step == step; lines = lines[1:] {
			l = append(l, "    "+say(lines[0].Message))
		}
	}
	return l
}
