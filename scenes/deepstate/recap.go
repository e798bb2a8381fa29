package deepstate

import (
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// Panel is the panel of a player, HOC's among them.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil {
		return nil
	}
	for _, p := range t.others() {
		if t.whose(p) == who {
			return []string{v.ID(t.s.RefPlayer(p))}
		}
	}
	return nil
}

// whose is who a player is among rivals.
func (t *table) whose(p rule.Player) int {
	if t.s.Automa(p) {
		return scenes.Automa
	}
	return int(p)
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := rows[e.Kind]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	d, ok := row.Doing(e, func(r rules.Ref) int {
		if p := t.s.OnPlayer(r); p != rule.Nobody {
			return t.whose(p)
		}
		return -1
	})
	if m := int(e.M); m > 0 && (row.Recap.Icon == iconSpy || row.Recap.Icon == iconSeal) && row.Recap.Unit != "" {
		d.Gains = append(d.Gains, scenes.Gain{Icon: iconGhost, N: m, Plain: true})
	}
	if ok && t.s.OnPlayer(e.Who) != t.me {
		d.Yours = t.yours(e)
	}
	return d, ok
}

// yours is what a rival's deed changes for who looks: what the card asks for now that the rival is on it.
func (t *table) yours(e rules.Event) []scenes.Gain {
	c, ok := rule.OnCard(e.To)
	if !ok || e.Kind != rule.EvInfiltrated && e.Kind != rule.EvOverInfiltrated {
		return nil
	}
	if st := &t.s.Cards[c]; st.Agents == 0 || st.By == t.me {
		return nil // it has been taken since, or the rival was driven out
	}
	return []scenes.Gain{{Icon: iconAgent, N: t.s.NeededFor(t.me, c), Plain: true}}
}

// Standing is a player's Influence.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	for i := range x.Count() {
		if p := rule.Player(i); x.Automa(p) && who == scenes.Automa || !x.Automa(p) && int(p) == who {
			return x.Total(p), "", true
		}
	}
	return 0, "", false
}
