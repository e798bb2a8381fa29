package ui

import (
	"math"

	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// keys does what keys and pad do in this tick.
func (s *Stage) keys() {
	if s.catching != nil {
		for _, p := range s.in.Presses {
			if !p.Repeat && s.catching(p.Trigger) {
				break
			}
		}
		return
	}
	if s.typing != "" {
		s.typed()
	}
	s.fired = s.Bindings.Fire(s.fired[:0], s.in, s.typing != "")
	for _, f := range s.fired {
		s.act(f)
		s.refresh()
	}
	if y := s.in.Scroll.Y; y != 0 {
		if c := s.boardOf(); c != nil && s.OnPad() && s.byID[s.Focused()] != nil && s.byID[s.Focused()].In == c.id {
			c.zoomTo(c.zoom*math.Pow(zoomStep, -y*0.07), s.byID[s.Focused()].way.to.Center())
			return
		}
		s.wheel(s.byID[s.Focused()], -y*0.35)
	}
}

// act does one action.
func (s *Stage) act(f input.Fired) {
	if s.zoomed != "" {
		if f.Action == input.Back || f.Action == input.Zoom || f.Action == input.Confirm {
			s.zoomed = ""
			s.dirty = true
			return
		}
		s.zoomed = ""
		s.dirty = true
	}
	switch f.Action {
	case input.Up, input.Down, input.LeftArrow, input.RightArrow:
		s.arrow(f)
	case input.Confirm:
		s.confirm()
	case input.Back:
		s.back()
	case input.Next, input.Previous:
		s.tab(f.Action == input.Next)
	case input.NextGroup, input.PrevGroup:
		s.groups(f.Action)
	case input.PageUp, input.PageDown, input.First, input.Last:
		s.page(f.Action)
	case input.Closer, input.Further, input.Fit:
		s.closer(f.Action)
	case input.Zoom:
		s.inspect(s.byID[s.Hot()])
	default:
		if !s.claim(f.Action) {
			s.pass(f.Action)
		}
	}
}

var arrows = map[input.Action]focus.Direction{
	input.Up: focus.Up, input.Down: focus.Down, input.LeftArrow: focus.Left, input.RightArrow: focus.Right,
}

// arrow moves the focus, or is taken by what has it.
func (s *Stage) arrow(f input.Fired) {
	d := arrows[f.Action]
	if c := s.carry; c != nil {
		if c.byHand {
			return
		}
		g := s.targets()
		if c.walker.Arrow(g, d) {
			s.carryTo(c.walker.At())
			s.hear(sound.FocusMove, c.at)
		}
		return
	}
	top := s.top()
	top.fresh = false
	g := s.graph(top)
	if t := s.byID[top.walker.At()]; t != nil && t.Nudge != nil && !t.Disabled && t.Nudge(d, f.Repeat) {
		s.Rebuild()
		return
	}
	if top.walker.Arrow(g, d) {
		s.focusMoved()
	}
}

// focusMoved is what every move of the focus by keys brings with it.
func (s *Stage) focusMoved() {
	s.refused = ""
	s.stopTyping()
	s.dirty = true
	s.leads(s.Focused())
	if t := s.byID[s.Focused()]; t != nil {
		if t.shows != nil {
			t.shows(t.way.to)
			s.Rebuild()
		}
		s.hear(sound.FocusMove, t.way.at())
		if isEditor(s.memos[t.ID]) && !s.OnPad() {
			s.startTyping(t.ID)
		}
	}
}

// leadTo leads the focus to the first thing of a group; it reports whether there is one.
func (s *Stage) leadTo(group string) bool {
	top := s.top()
	g := s.graph(top)
	id := g.FirstOf(group, nil)
	if id == "" {
		return false
	}
	top.walker.Put(g, id)
	s.focusMoved()
	return true
}

// tab goes on to the next thing. Where a scene has put the focus and nobody has seen it yet, the first Tab shows it there.
func (s *Stage) tab(forward bool) {
	if top := s.top(); top.fresh && !s.sawFocus && s.carry == nil {
		top.fresh = false
		s.focusMoved()
		return
	}
	by := 1
	if !forward {
		by = -1
	}
	if c := s.carry; c != nil {
		g := s.targets()
		c.walker.Tab(g, by, nil)
		s.carryTo(c.walker.At())
		return
	}
	top := s.top()
	was := top.walker.At()
	top.walker.Tab(s.graph(top), by, s.offers())
	if top.walker.At() != was {
		s.focusMoved()
	}
}

// groups changes the tab of the scope if it has tabs, else goes to the next group of things. On a pad the button for the next
// one is Tab where something is offered: the button for the one before goes round all groups.
func (s *Stage) groups(a input.Action) {
	if a == input.NextGroup && s.turnsOffers() {
		s.tab(true)
		return
	}
	if s.carry != nil || s.claim(a) {
		return
	}
	s.top().fresh = false
	by := 1
	if a == input.PrevGroup {
		by = -1
	}
	top := s.top()
	was := top.walker.At()
	top.walker.Group(s.graph(top), by, s.offers(), func(group string) string {
		return s.middle(s.graph(top), func(t *placed) bool { return t.Group == group })
	})
	if top.walker.At() != was {
		s.focusMoved()
	}
}

// confirm chooses what has the focus.
func (s *Stage) confirm() {
	if c := s.carry; c != nil {
		if !c.byHand {
			s.putDown()
		}
		return
	}
	t := s.byID[s.Focused()]
	if t == nil { // nothing has the focus: the first press only shows it
		top := s.top()
		top.walker.Tab(s.graph(top), 0, nil)
		s.focusMoved()
		return
	}
	if s.barred(t) {
		return
	}
	s.flash, s.flashing = t.ID, flashTicks
	s.dirty = true
	switch {
	case t.Disabled:
		s.refuse(t)
	case t.Press == nil && len(t.Choices) == 0 && t.Drag != nil:
		s.pickUp(t, false)
	case isEditor(s.memos[t.ID]):
		s.confirmText(t)
	default:
		s.choose(t)
	}
}

// back closes what lies on top, and reaches the scene only where nothing does.
func (s *Stage) back() {
	switch {
	case s.carry != nil:
		s.cancelCarry()
	case s.typing != "":
		s.stopTyping()
	case s.refused != "":
		s.refused = ""
		s.tip.hush()
		s.dirty = true
	case len(s.scopes) > 1:
		if c := s.top().close; c != nil {
			c()
			s.Rebuild()
		} else {
			s.claim(input.Back)
		}
	default:
		if !s.claim(input.Back) {
			s.pass(input.Back)
		}
	}
}

// page scrolls what has the focus, or what scrolls it, or the only thing that scrolls. Where something is offered, First and Last
// lead to the first and the last of it instead.
func (s *Stage) page(a input.Action) {
	t := s.byID[s.Focused()]
	for steps := 0; t != nil && steps < 8; steps++ {
		if t.Page != nil && t.Page(a) {
			s.Rebuild()
			return
		}
		t = s.byID[t.In]
	}
	if stops := s.offers(); stops != nil && (a == input.First || a == input.Last) {
		by, top := 1, s.top()
		if a == input.Last {
			by = -1
		}
		top.walker.Put(s.graph(top), s.graph(top).End(by, stops))
		s.focusMoved()
		return
	}
	for i := len(s.things) - 1; i >= 0; i-- {
		u := s.things[i]
		if u.scope == len(s.scopes)-1 && u.Page != nil && u.Page(a) {
			s.Rebuild()
			return
		}
	}
}

// claim lets the thing that has an action as its key be chosen; it reports whether there is one.
func (s *Stage) claim(a input.Action) bool {
	for _, t := range s.things {
		if t.scope != len(s.scopes)-1 || t.Key != a {
			continue
		}
		if s.barred(t) {
			return true
		}
		s.flash, s.flashing = t.ID, flashTicks
		s.choose(t)
		return true
	}
	return false
}

// pass hands an action to the scene.
func (s *Stage) pass(a input.Action) {
	if s.Do == nil || len(s.scopes) > 1 && !a.Everywhere() {
		return
	}
	s.Do(a)
	s.Rebuild()
}
