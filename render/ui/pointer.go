package ui

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// dragReach is how far the pointer must go with the button down before a press becomes a drag, in points.
const dragReach = 7

// flashTicks is how long something chosen with keys looks pressed.
const flashTicks = 7

// reach is the lowest scope that the pointer feels. It reaches through a dialog that a press beside it shuts and that leaves what lies
// under it clear, so that whoever is asked can look at everything else; keys stay with the topmost scope.
func (s *Stage) reach() int {
	i := len(s.scopes) - 1
	for i > 0 && s.scopes[i].loose && !s.scopes[i].dim {
		i--
	}
	return i
}

// hit returns the topmost thing under a place that is felt by the pointer, or nil.
func (s *Stage) hit(p render.Point) *placed {
	reach := s.reach()
	for i := len(s.things) - 1; i >= 0; i-- {
		t := s.things[i]
		if t.scope < reach || !t.felt() || t.Clip != nil && !t.Clip.Has(p) {
			continue
		}
		if t.Shape.hasAt(p, t.way.at()) {
			return t
		}
	}
	return nil
}

// hover settles what is under the pointer; moved says that the pointer went there, not the thing.
func (s *Stage) hover(moved bool) {
	id := ""
	if t := s.hit(s.pointer); t != nil && s.seen {
		id = t.ID
	}
	if id == s.hovered {
		return
	}
	s.hovered = id
	s.arrives(id, moved)
	s.dirty = true
}

// point does what the pointer does in this tick.
func (s *Stage) point() {
	in := s.in
	p := s.toPoint(in.X, in.Y)
	moved := p != s.pointer
	came := moved && (s.seen || in.DX != 0 || in.DY != 0) // not merely where another scene left it
	s.pointer = p
	if moved || in.Pressed != 0 || in.WheelY != 0 {
		s.seen = true
	}
	if (s.pressed != "" || s.carry != nil && s.carry.byHand) && (in.Held|in.Released)&input.Left == 0 {
		s.letGo() // it came up where nobody saw it
	}
	if s.catching != nil && in.Pressed != 0 {
		s.catching(input.Trigger{})
		return
	}
	if s.zoomed != "" {
		if in.Pressed != 0 {
			s.zoomed = ""
			s.dirty = true
		}
		return
	}
	if s.pressed == "" && s.carry == nil && (moved || in.Pressed == 0) {
		s.hover(moved)
	}
	if came && in.Device == input.Pointer {
		s.follow()
	}
	if s.guard.nothing && in.Pressed != 0 {
		s.weigh()
		s.aim = ""
		s.tip.hush()
		return
	}
	switch {
	case in.Pressed&input.Right != 0 && (s.pressed != "" || s.carry != nil):
		s.letGo()
		return
	case s.carry != nil && s.carry.byHand:
		s.carryOn(in)
	case in.Pressed&input.Left != 0:
		s.down()
	case s.pressed != "" && in.Held&input.Left != 0 && moved:
		s.held()
	}
	s.longPress(moved)
	if in.Released&input.Left != 0 && s.pressed != "" {
		s.release()
	}
	if in.Pressed&input.Right != 0 {
		s.inspect(s.byID[s.hovered])
	}
	if in.WheelY != 0 {
		s.wheel(s.byID[s.hovered], in.WheelY)
	}
}

// fingerRests is how many ticks a finger rests on a thing until it points at it instead of pressing it.
const fingerRests = 30

// longPress turns the press of a finger that rests into pointing: the thing is explained, and lifting the finger chooses
// nothing.
func (s *Stage) longPress(moved bool) {
	switch {
	case s.in.Held&input.Left == 0:
		s.finger, s.pointing = 0, false
	case !s.in.Touch || moved || s.pressed == "" || s.carry != nil:
		s.finger = 0
	default:
		if s.finger++; s.finger < fingerRests {
			return
		}
		if t := s.byID[s.pressed]; t == nil || t.Track != nil {
			return
		}
		s.letGo()
		s.finger, s.pointing, s.tip = 0, true, tipState{}
	}
}

// follow lets the focus go quietly where the pointer is, so that keys go on from there.
func (s *Stage) follow() {
	t := s.byID[s.hovered]
	if t == nil || !t.focusable() || s.typing != "" || s.carry != nil {
		return
	}
	top := s.top()
	if g := s.graph(top); g.Has(t.ID) {
		top.walker.Put(g, t.ID)
		top.fresh = false
	}
}

// down is the left button going down.
func (s *Stage) down() {
	if s.carry != nil { // carried with keys: a press puts it down where the pointer is
		s.carry.byHand = true
		s.carryOn(s.in)
		s.putDown()
		return
	}
	s.tip.hush()
	s.refused = ""
	if s.byID[s.aim] != nil {
		s.hovered = s.aim
	}
	s.weigh()
	t := s.byID[s.hovered]
	if s.typing != "" && (t == nil || t.ID != s.typing) {
		s.stopTyping()
	}
	if top := s.top(); top.loose && top.close != nil && (t == nil || t.scope < len(s.scopes)-1) {
		if t = s.shutOver(t); t == nil {
			return
		}
	}
	if t == nil {
		s.miss()
		return
	}
	s.pressed, s.downAt = t.ID, s.pointer
	s.dirty = true
	if g := s.graph(s.top()); g.Has(t.ID) {
		s.top().walker.Put(g, t.ID)
		s.top().fresh = false
	}
	if t.Disabled {
		s.refuse(t)
		return
	}
	if t.Track != nil {
		phase := Down
		if s.in.Double {
			phase = Again
		}
		t.Track(s.pointer, phase)
		s.Rebuild()
	}
}

// shutOver shuts what lies over a thing that is pressed beside a menu, and returns what the press is on then, so that nobody has to press
// twice: nil where it was beside everything, or on what the menu had come from. On a scene that was darkened a press takes no decision.
func (s *Stage) shutOver(t *placed) *placed {
	of, dim := s.top().of, s.top().dim
	for n := len(s.scopes); n > 1 && s.top().close != nil; n = len(s.scopes) {
		s.top().close()
		s.Rebuild()
		s.refresh()
		if len(s.scopes) >= n || t == nil || t.scope >= len(s.scopes)-1 {
			break
		}
	}
	s.hover(false)
	now := s.byID[s.hovered]
	switch {
	case now == nil || now.ID == of:
		return nil
	case dim && (len(s.scopes) > 1 || now.Press == nil || now.Commits || now.Disabled):
		return nil
	case !dim && (t == nil || t.ID != now.ID):
		return nil
	}
	return now
}

// held is the pointer moving with the button down on a thing.
func (s *Stage) held() {
	t := s.byID[s.pressed]
	if t == nil || t.Disabled {
		return
	}
	if t.Track != nil {
		t.Track(s.pointer, Moving)
		s.Rebuild()
		return
	}
	if t.Drag != nil && s.pointer.Dist(s.downAt) > dragReach {
		s.pickUp(t, true)
		return
	}
	s.dirty = true
}

// release is the left button coming up.
func (s *Stage) release() {
	t := s.byID[s.pressed]
	s.pressed = ""
	s.dirty = true
	if t == nil || t.Disabled {
		s.hover(false)
		return
	}
	if t.Track != nil {
		t.Track(s.pointer, Release)
		s.Rebuild()
	}
	stayed := t.ID == s.aim && s.pointer.Dist(s.downAt) <= dragReach // the thing has moved on, the pointer has not
	if !s.swallow && s.mayRelease(t) && (stayed || s.hit(s.pointer) == t) {
		s.choose(t)
	}
	s.aim, s.swallow = "", false
	s.hover(false)
}

// letGo ends a press that chooses nothing, or puts what is in the hand back.
func (s *Stage) letGo() {
	if s.carry != nil {
		s.cancelCarry()
		return
	}
	if t := s.byID[s.pressed]; t != nil && t.Track != nil && !t.Disabled {
		t.Track(s.pointer, Release)
		s.Rebuild()
	}
	s.pressed, s.aim, s.swallow = "", "", false
	s.dirty = true
	s.hover(false)
}

// choose does what a thing does.
func (s *Stage) choose(t *placed) {
	if t.Disabled {
		s.refuse(t)
		return
	}
	if t.Press == nil && len(t.Choices) == 0 {
		if t.Track == nil {
			s.miss()
		}
		return
	}
	if !t.Silent {
		e := t.Sound
		if e == sound.None {
			e = sound.ButtonTick
		}
		s.hear(e, t.way.at())
	}
	s.Rebuild()
	switch {
	case len(t.Choices) == 1 && t.Press == nil:
		if c := t.Choices[0]; c.Disabled {
			t.Why = c.Why
			s.refuse(t)
		} else if c.Do != nil {
			c.Do()
		}
	case len(t.Choices) > 0:
		s.offer(t)
	default:
		t.Press()
	}
}

// miss tells the scene of a press on the table that had nothing to do.
func (s *Stage) miss() {
	if s.Missed != nil && len(s.scopes) == 1 {
		s.Missed()
	}
}

// refuse says that a thing cannot be chosen, and why.
func (s *Stage) refuse(t *placed) {
	s.hear(sound.Refusal, t.way.at())
	s.tip = tipState{}
	s.refused = t.ID
	s.dirty = true
}

// inspect shows a thing as large as it can be shown.
func (s *Stage) inspect(t *placed) {
	switch {
	case t == nil:
	case t.Inspect != nil && t.scope < len(s.scopes)-1 && s.top().close != nil:
		if t = s.shutOver(t); t != nil && t.Inspect != nil {
			t.Inspect()
			s.Rebuild()
		}
	case t.Inspect != nil:
		t.Inspect()
		s.Rebuild()
	case t.Big != nil:
		s.zoomed = t.ID
		s.hear(sound.Paper, t.way.at())
		s.dirty = true
	case t.Tip != nil || t.Why != "":
		s.tip = tipState{}
		s.refused = t.ID // not refused, but explained at once in the same way
		s.dirty = true
	}
}

// wheel scrolls a thing, or what scrolls it, or what lies under it.
func (s *Stage) wheel(t *placed, notches float64) {
	for steps := 0; t != nil && steps < 8; steps++ {
		if t.Wheel != nil && t.Wheel(notches) {
			s.Rebuild()
			s.tip.hush()
			return
		}
		if t.In == "" {
			break
		}
		t = s.byID[t.In]
	}
	for i := len(s.things) - 1; i >= 0; i-- {
		u := s.things[i]
		if u.scope >= s.reach() && u.Wheel != nil && u.Shape.Has(s.pointer) && u.Wheel(notches) {
			s.Rebuild()
			return
		}
	}
}
