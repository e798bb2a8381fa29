package deepstate

import (
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/rules/match"
)

// history is what the table shows of how the present position came about, where
// the position does not say it: HOC's Action card with what HOC did of it, and what
// was made in this Treaty Phase. It is read from the match wherever the table did
// not watch: when it opens, and after a step back.
type history struct {
	turned turned
	deals  deals
	shown  [rule.MaxReveal]rule.Treaty // Treaties that HOC has turned up and not yet chosen from
	open   int                         // how many
}

// Remember takes up what happened in a match before its n-th step.
func (t *table) Remember(m *match.Match, n int) {
	t.history = history{}
	steps := m.Steps()[:n]
	first := 0
	for i, st := range steps {
		for _, e := range st.Events {
			if e.Kind == rule.EvRound || e.Kind == rule.EvNewRound {
				first = i
			}
		}
	}
	for i := first; i < n; i++ {
		after := m.After(i)
		for k, e := range steps[i].Events {
			if k < len(after) {
				t.hear(after[k].(*rule.State), e)
			}
		}
	}
}

// hear takes up one event; s is the position after it.
func (h *history) hear(s *rule.State, e rules.Event) {
	who := s.OnPlayer(e.Who)
	switch e.Kind {
	case rule.EvNewRound:
		*h = history{}
	case rule.EvTreatyPhase:
		h.deals.begin()
	case rule.EvNoTreaty:
		h.deals.sit(who)
	case rule.EvMade, rule.EvHOCKeeps:
		m, _ := rule.OnTreaty(e.What)
		h.deals.made(who, m)
		h.open = 0
	case rule.EvHOCReveals:
		if m, ok := rule.OnTreaty(e.What); ok && h.open < len(h.shown) {
			h.shown[h.open] = m
			h.open++
		}
	case rule.EvHOCCard:
		c, _ := rule.OnHOCCard(e.What)
		h.turned = turned{card: c, shown: true}
		h.turned.weigh(s)
	case rule.EvHOCOtherwise:
		h.turned.otherwise(s)
	default:
		if s.Automa(who) {
			h.hearHOC(s, e)
		}
	}
}

// hearHOC takes up what HOC did: which instruction of its card that was, and what
// it was done to.
func (h *history) hearHOC(s *rule.State, e rules.Event) {
	u := &h.turned
	switch e.Kind {
	case rule.EvRecruited:
		if s.Supervisor == rule.HOC { // before its turn: its card allows none then
			*u = turned{}
			return
		}
		u.did(e.Kind)
	case rule.EvInfiltrated, rule.EvOverInfiltrated:
		u.did(e.Kind)
		u.where, u.force = e.To, int(e.N)+int(e.M)
	case rule.EvCarriedOut:
		u.did(e.Kind)
		u.where, u.force = e.What, int(e.N)+int(e.M)
	case rule.EvPaidAgents:
		u.did(e.Kind)
	case rule.EvJoined, rule.EvAdvanced:
		u.did(e.Kind)
		u.where = e.To
	}
}
