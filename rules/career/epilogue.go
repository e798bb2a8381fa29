package career

import "safehouse/rules"

// A Fortune is what became of somebody when a career has come to its end.
type Fortune struct {
	Who  rules.Ref // a rival or a contact
	Said rules.Message
}

// Epilogue is what became of the rivals that were met, and of the contacts that were there: of a rival by who has won more
// often, where that is even by who won last; of a contact by whether it was given up. It is empty before the end.
func (s *State) Epilogue() (l []Fortune) {
	if s.Stage != Closed {
		return nil
	}
	b := s.game.book
	for i := range b.Rivals {
		m := s.Rivals[i]
		if m.Row == 0 {
			continue
		}
		beaten := m.Beaten > m.Victor || m.Beaten == m.Victor && m.Row > 0
		l = append(l, fortune(s.game.Rival(i), "rival", b.Rivals[i].ID, beaten))
	}
	for k := range b.Keepsakes {
		if b.Keepsakes[k].Kind != Contact || s.Keepsakes[k] == Never {
			continue
		}
		l = append(l, fortune(s.game.Keepsake(k), "contact", b.Keepsakes[k].ID, s.Keepsakes[k] == Held))
	}
	return l
}

// endings are how a line of the epilogue ends its key: for whom it went well for the person, and for whom not.
var endings = map[string][2]string{"rival": {".beaten", ".victor"}, "contact": {".kept", ".gone"}}

func fortune(who rules.Ref, kind, id string, well bool) Fortune {
	keys := fortunes(kind, id)
	if well {
		return Fortune{who, rules.Say(keys[0])}
	}
	return Fortune{who, rules.Say(keys[1])}
}

// fortunes are the keys of what can become of somebody.
func fortunes(kind, id string) []string {
	e := endings[kind]
	return []string{"epilogue." + kind + "." + id + e[0], "epilogue." + kind + "." + id + e[1]}
}
