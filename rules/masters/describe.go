package masters

import "safehouse/rules"

// toAct is how many characters have not chosen an action yet.
func (s *State) toAct() (n int) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].Marks&acted == 0 {
			n++
		}
	}
	return n
}

// describeAct tells what an action costs and which face the die shows then.
func (s *State) describeAct(f int, a Act, m rules.Message) rules.Message {
	cost := int(s.offered(f, a).cost)
	if cost > 0 {
		m.Key = "action.act-paid"
	}
	m.Args = append(m.Args, rules.Num("n", cost), rules.Word("text", rules.Say("text.action."+actTable[a].ID)))
	return m
}

// describeMove tells of the guards and cameras that a step has to do with.
func (s *State) describeMove(x operands, m rules.Message) rules.Message {
	c := s.cell(hexOf(x))
	switch {
	case c.outdoors():
		m.Key = "action.move-out"
	case s.Chits.Cameras[c] > 0 && !s.Looped:
		m.Key = "action.move-seen"
		m.Args = append(m.Args, rules.Num("n", int(s.Chits.Cameras[c])))
	case s.guards(c) > 0:
		m.Key = "action.move-guarded"
		m.Args = append(m.Args, rules.Num("n", int(s.guards(c))))
	}
	return m
}

func (s *State) describeDone(f int, m *rules.Message) {
	if s.Phase != Escape {
		if n := s.Crew[f].Left[doMove]; n > 0 {
			m.Key = "action.done-moves"
			m.Args = append(m.Args, rules.Num("n", int(n)))
		}
		return
	}
	if s.safe(f) {
		m.Key = "action.get-away"
	} else {
		m.Key = "action.give-up"
	}
}

// says is the message keys that do not follow from the tables.
func says() []string {
	keys := []string{
		"title", "tagline", "prompt.plan-silent",
		"action.act-paid", "action.insight", "action.move-out", "action.move-seen", "action.move-guarded", "action.get-away", "action.give-up", "action.done-moves",
		"action.take-cash", "action.drop-cash", "action.slide-cash", "action.toss-cash",
		"result.success", "result.failure", "result.jewels", "result.busted",
	}
	for f := range fixerTable {
		if fixerTable[f].Tiers != nil {
			keys = append(keys, "action.hire-"+fixerTable[f].ID)
		}
	}
	for i := range heistTable {
		keys = append(keys, "goal."+heistTable[i].ID)
	}
	for i := range prebuilts {
		keys = append(keys, "name.prebuilt."+prebuilts[i].ID)
	}
	return append(append(append(keys, advices...), kitAdvices...), differences...)
}
