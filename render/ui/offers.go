package ui

import (
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// What is offered is what answers a question: the things that are lit, and the answers written on buttons. Where a scope has
// some, Tab stops at them alone, for everything that only explains itself is a stop of the arrows.

// offered reports whether a thing is one of those.
func (t *Thing) offered() bool {
	return !t.Disabled && (t.Commits || t.Mark == Legal || t.Key.Answers() || t.leads)
}

// asks reports whether a thing shows that its scope asks something.
func (s *Stage) asks(t *placed) bool {
	return !t.Disabled && (t.Mark == Legal || t.Key.Answers() || t.Commits && s.guard.offers && s.guard.question != nil)
}

// offers are the stops of Tab in the topmost scope; nil where it asks nothing, so that all are.
func (s *Stage) offers() func(id string) bool {
	g := s.graph(s.top())
	for _, t := range s.things {
		if t.scope == len(s.scopes)-1 && s.asks(t) && g.Has(t.ID) {
			return func(id string) bool { return s.byID[id] != nil && s.byID[id].offered() }
		}
	}
	return nil
}

// TabStopsAt reports whether Tab leads to a thing of the topmost scope now; the arrows lead to all that take the focus.
func (s *Stage) TabStopsAt(id string) bool {
	stops := s.offers()
	return stops == nil || stops(id)
}

// turnsOffers reports whether the pad's button for the next group goes to the next offered thing instead.
func (s *Stage) turnsOffers() bool { return s.OnPad() && len(s.scopes) == 1 && s.offers() != nil }

// answerCap is what is printed on the key that gives an answer, "" while no keys are used.
func (s *Stage) answerCap(a input.Action) string {
	if !s.keyed() || s.OnPad() {
		return ""
	}
	return s.keyCap(a)
}

// fewOffers is how many lit things are walked from the first one; with more the focus begins in their middle.
const fewOffers = 4

// leadToOffered settles what gets the focus where a new question came: what its scene says, or what is offered, unless the focus
// is on that already.
func (s *Stage) leadToOffered(g *focus.Graph) {
	if len(s.scopes) > 1 || !s.among && !s.guard.leads {
		return
	}
	stops := s.offers()
	if stops == nil {
		return
	}
	if at := s.byID[s.top().walker.At()]; s.later == "" && (at == nil || at.Mark != Selected && !at.Key.Answers()) {
		s.later, s.among = g.End(1, stops), true
	}
	s.guard.leads = false
	if id := s.middle(g, func(*placed) bool { return true }); s.among && id != "" {
		s.later = id
	}
}

// middle is where the focus begins among the offered things of one kind, "" where they are few: whoever plays with the pointer goes on
// from there, so that it is only looked for with keys.
func (s *Stage) middle(g *focus.Graph, kind func(t *placed) bool) string {
	if !s.keyed() {
		return ""
	}
	var ids []string
	for _, t := range s.things {
		if t.scope == len(s.scopes)-1 && t.offered() && !t.Key.Answers() && g.Has(t.ID) && kind(t) {
			ids = append(ids, t.ID)
		}
	}
	if len(ids) <= fewOffers {
		return ""
	}
	return g.Middle(ids, s.offers())
}
