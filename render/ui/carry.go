package ui

import (
	"slices"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// carry is a thing in the hand: dragged with the pointer, or picked up with Confirm and carried with the arrows.
type carry struct {
	id     string
	byHand bool         // with the pointer
	grip   render.Point // where the pointer holds it, from its upper left corner
	at     render.Rect
	over   string // what it is over
	walker focus.Walker
}

// Carrying returns the ID of the thing in the hand, or "".
func (s *Stage) Carrying() string {
	if s.carry == nil {
		return ""
	}
	return s.carry.id
}

// pickUp takes a thing into the hand.
func (s *Stage) pickUp(t *placed, byHand bool) {
	at := t.way.at()
	c := &carry{id: t.ID, byHand: byHand, grip: s.downAt.Sub(at.Min()), at: at}
	s.carry = c
	s.pressed = ""
	s.tip.hush()
	s.hear(sound.CardSlide, at)
	s.dirty = true
	if byHand {
		s.carryOn(s.in)
		return
	}
	g := s.targets()
	c.walker.Put(g, g.Nearest(at.Center()))
	s.carryTo(c.walker.At())
}

// targets is the focus graph of what the thing in the hand may be dropped on.
func (s *Stage) targets() *focus.Graph {
	var nodes []focus.Node
	if t := s.byID[s.carry.id]; t != nil && t.Drag != nil {
		for _, id := range t.Drag.Targets {
			if u := s.byID[id]; u != nil {
				nodes = append(nodes, focus.Node{ID: id, Box: u.Shape.Bounds()})
			}
		}
	}
	return focus.New(nodes)
}

// carryTo holds the thing over a target.
func (s *Stage) carryTo(id string) {
	c := s.carry
	c.over = id
	if u := s.byID[id]; u != nil {
		at := u.way.at().Center()
		c.at = render.R(at.X-c.at.W/2, at.Y-c.at.H*0.72, c.at.W, c.at.H)
	}
	s.dirty = true
}

// carryOn moves the thing in the hand with the pointer and drops it when the button comes up.
func (s *Stage) carryOn(in *input.Snapshot) {
	c := s.carry
	corner := s.pointer.Sub(c.grip)
	c.at = render.R(corner.X, corner.Y, c.at.W, c.at.H)
	c.over = ""
	if u := s.below(s.pointer, c.id); u != nil {
		c.over = u.ID
	}
	s.hovered = c.over
	s.dirty = true
	if in.Held&input.Left == 0 {
		s.putDown()
	}
}

// below returns what would be dropped on: a target if there is one under the place, else the topmost thing.
func (s *Stage) below(p render.Point, id string) *placed {
	var first *placed
	t := s.byID[id]
	for i := len(s.things) - 1; i >= 0; i-- {
		u := s.things[i]
		if u.scope != len(s.scopes)-1 || u.ID == id || !u.Shape.hasAt(p, u.way.at()) {
			continue
		}
		if t != nil && t.Drag != nil && slices.Contains(t.Drag.Targets, u.ID) {
			return u
		}
		if first == nil && u.felt() {
			first = u
		}
	}
	return first
}

// mayDrop reports whether the thing in the hand may be dropped on what it is over.
func (s *Stage) mayDrop() bool {
	t := s.byID[s.carry.id]
	return t != nil && t.Drag != nil && slices.Contains(t.Drag.Targets, s.carry.over)
}

// putDown drops the thing in the hand.
func (s *Stage) putDown() {
	c := s.carry
	t := s.byID[c.id]
	over := s.byID[c.over]
	if t == nil || t.Drag == nil {
		s.carry = nil
		return
	}
	if !s.mayDrop() {
		s.cancelCarry()
		if over != nil && over.ID != t.ID && t.Drag.Why != nil {
			if why := t.Drag.Why(over.ID); why != "" {
				s.hear(sound.Refusal, over.way.at())
				s.Toast("", why)
			}
		}
		return
	}
	s.carry = nil
	t.way.rest(c.at) // it goes on from where the hand let go
	s.hear(sound.CardSet, c.at)
	s.Rebuild()
	t.Drag.Drop(c.over)
}

// cancelCarry lets the thing in the hand go back to its place.
func (s *Stage) cancelCarry() {
	c := s.carry
	s.carry = nil
	s.dirty = true
	if t := s.byID[c.id]; t != nil {
		home := t.way.to
		t.way.rest(c.at)
		t.way.set(home, Move{How: Glide}, s.Pace)
	}
	s.hover(false)
}
