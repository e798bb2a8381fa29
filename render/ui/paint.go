package ui

import (
	"math"

	"safehouse/render"
)

// ring is the focus ring on its way from thing to thing.
type ring struct {
	id  string
	way journey
}

// Paint draws the whole stage and makes it clean. The canvas must have the size and scale given to Resize.
func (s *Stage) Paint(c render.Canvas) {
	s.refresh()
	s.dirty, s.gen = false, s.Kit.Generation()
	hot := s.Hot()
	for i, sc := range s.scopes {
		if i > 0 && sc.dim {
			c.Backdrop(s.area, s.Theme)
			c.Veil()
		}
		s.paintScope(c, i, hot)
	}
	s.paintCarried(c)
	s.paintExplained(c)
	s.paintRing(c)
	s.paintToasts(c)
	s.paintZoomed(c)
}

// paintScope draws the things of one scope.
func (s *Stage) paintScope(c render.Canvas, scope int, hot string) {
	marked := false
	var raised []*placed // with what lies on it
	for _, t := range s.things {
		if t.scope != scope {
			continue
		}
		if !marked && t.Layer > layerMarks {
			marked = true
			s.paintMarks(c, scope, hot, true)
		}
		if t.Layer > LayerRaised {
			for _, x := range raised {
				s.paintThing(c, x, hot)
			}
			raised = nil
		}
		if t.Raises && t.ID == hot || len(raised) > 0 && t.On == hot {
			raised = append(raised, t)
			continue
		}
		s.paintThing(c, t, hot)
	}
	if !marked {
		s.paintMarks(c, scope, hot, true)
	}
	for _, x := range raised {
		s.paintThing(c, x, hot)
	}
	s.paintMarks(c, scope, hot, false)
}

// state is what a thing's painter is told.
func (s *Stage) state(t *placed, hot string) State {
	st := State{
		At: t.way.at(), Disabled: t.Disabled, Mark: t.Mark, Lift: t.lift.Value(), Age: t.age,
		Hover:   t.ID != "" && t.ID == s.hovered && !s.keyed() && s.carry == nil,
		Focus:   t.ID != "" && t.ID == hot && s.keyed(),
		Pressed: t.ID != "" && (t.ID == s.flash || t.ID == s.pressed && t.ID == s.hovered),
		Moved:   t.way.share(),
		Turned:  true,
	}
	if t.way.moving() && t.way.turn {
		_, st.Turned = render.Flip(t.way.share())
	}
	return st
}

func (s *Stage) paintThing(c render.Canvas, t *placed, hot string) {
	if t.Paint == nil || s.carry != nil && s.carry.id == t.ID && t.ID != "" {
		return
	}
	if t.Clip != nil {
		if !t.Clip.Overlaps(t.way.at()) {
			return
		}
		c = c.Clipped(*t.Clip)
	}
	if t.way.moving() && t.way.turn {
		w, _ := render.Flip(t.way.share())
		c = c.Zoomed(w, 1, t.way.at().Center())
	}
	t.Paint(c, s.state(t, hot))
	if t.Disabled && t.Locks {
		PaintLock(c, s.Theme, t.way.at())
	}
}

// Measures of the strip that locks a thing, in points.
const (
	lockHigh = 30
	lockLow  = 66 // things that are lower, or narrower, get a badge at their end
)

// PaintLock shows that a thing cannot be chosen now, before anybody reads why.
func PaintLock(c render.Canvas, th *render.Theme, at render.Rect) {
	dark := render.Solid(th.Ground.Darker(0.6).Fade(0.88))
	if at.H < lockLow || at.W < lockLow {
		side := math.Min(lockHigh, math.Min(at.W, at.H)*0.8)
		badge := render.Around(render.Pt(at.Right()-side*0.7, at.Center().Y), side, side)
		c.Round(badge, 5, dark)
		c.Icon("lock", badge.Inset(side*0.17), th.Light)
		return
	}
	c.Round(at, 8, render.Solid(th.Ground.Darker(0.45).Fade(c.Calm(0.34))))
	strip := render.R(at.X, at.Bottom()-lockHigh-at.H*0.12, at.W, lockHigh)
	c.Fill(strip, dark)
	c.Fill(render.R(strip.X, strip.Y, strip.W, 2), render.Solid(th.Light.Fade(0.5)))
	c.Fill(render.R(strip.X, strip.Bottom()-2, strip.W, 2), render.Solid(th.Light.Fade(0.5)))
	c.Icon("lock", render.Around(strip.Center(), lockHigh*0.7, lockHigh*0.7), th.Light)
}

// aimed returns what the hot thing would act on, by ID.
func (s *Stage) aimed(hot string) []Pointing {
	if s.carry != nil {
		var out []Pointing
		if t := s.byID[s.carry.id]; t != nil && t.Drag != nil {
			for _, id := range t.Drag.Targets {
				out = append(out, Pointing{To: id, Plain: true})
			}
		}
		return out
	}
	if t := s.byID[hot]; t != nil && !t.Disabled {
		return t.Points
	}
	return nil
}

// paintMarks draws what sets things off: those of the board before the hand is painted, the others after everything.
func (s *Stage) paintMarks(c render.Canvas, scope int, hot string, board bool) {
	for _, t := range s.things {
		if t.scope != scope || t.Mark == NoMark || board != (t.Layer <= layerMarks) {
			continue
		}
		cc := c
		if t.Clip != nil {
			cc = c.Clipped(*t.Clip)
		}
		s.paintMark(cc, t, t.Mark)
	}
	aims := len(s.scopes) - 1
	if t := s.byID[hot]; t != nil && s.carry == nil {
		aims = t.scope
	}
	if scope != aims {
		return
	}
	for _, p := range s.aimed(hot) {
		to := s.byID[p.To]
		if to == nil || board != (to.Layer <= layerMarks) {
			continue
		}
		s.paintMark(c, to, Aimed)
		if p.Plain {
			continue
		}
		from := s.byID[p.From]
		if p.From == "" {
			from = s.byID[hot]
		}
		if from != nil && from != to {
			s.paintPath(c, from, to, p.Label)
		}
	}
}

func (s *Stage) paintMark(c render.Canvas, t *placed, m Mark) {
	at := t.way.at()
	if t.Shape.IsCircle() || len(t.Shape.Corners()) > 0 {
		c.Legal(t.Shape.Outline(at, 1), s.Theme)
		if m == Aimed {
			c.Polygon(t.Shape.Outline(at, -1), render.Solid(s.Theme.Legal.Fade(0.16)))
		}
		return
	}
	switch m {
	case Selected:
		c.LegalRect(at.Inset(-2), 8, s.Theme)
	case Aimed:
		c.Round(at, 6, render.Solid(s.Theme.Legal.Fade(0.12)))
		c.Brackets(at, s.Theme)
	default:
		c.Brackets(at, s.Theme)
	}
}

// paintPath draws the dashed way from a thing to what it would act on.
func (s *Stage) paintPath(c render.Canvas, from, to *placed, label string) {
	a, b := from.way.at(), to.way.at()
	start, end := leave(a, b.Center()), leave(b, a.Center())
	mid := start.Lerp(end, 0.5)
	rise := math.Min(120, 24+0.22*start.Dist(end))
	c.TargetPath(start, render.Pt(mid.X, math.Min(start.Y, end.Y)-rise*0.6), end, s.Theme, 0)
	if label == "" {
		return
	}
	st := s.Theme.Strong().In(s.Theme.Legal)
	w, h := s.Ruler().Measure(label, st)
	pill := within(render.Around(render.Pt(b.Center().X, b.Y+24), w+24, h+8), s.area)
	c.Round(pill, pill.H/2, render.Solid(render.Hex(0x05080A).Fade(0.92)))
	c.Frame(pill, pill.H/2, 2, render.Solid(s.Theme.Legal))
	c.TextIn(pill, label, st, render.Center|render.Middle)
}

// leave is where the straight way from the middle of r to a place crosses the edge of r.
func leave(r render.Rect, to render.Point) render.Point {
	m := r.Center()
	dx, dy := to.X-m.X, to.Y-m.Y
	if dx == 0 && dy == 0 {
		return m
	}
	t := math.Inf(1)
	if dx != 0 {
		t = math.Min(t, r.W/2/math.Abs(dx))
	}
	if dy != 0 {
		t = math.Min(t, r.H/2/math.Abs(dy))
	}
	t = math.Min(t, 1)
	return render.Pt(m.X+dx*t, m.Y+dy*t)
}

// paintCarried draws the thing in the hand.
func (s *Stage) paintCarried(c render.Canvas) {
	if s.carry == nil {
		return
	}
	t := s.byID[s.carry.id]
	if t == nil {
		return
	}
	at := s.carry.at
	cc := c
	if s.carry.over != "" && !s.mayDrop() {
		cc = c.Faded(0.6)
	}
	if t.Drag.Paint != nil {
		t.Drag.Paint(cc, at)
		return
	}
	if t.Paint != nil {
		t.Paint(cc, State{At: at, Lift: 1, Moved: 1, Turned: true, Carried: true})
	}
}

// paintRing draws the focus ring, which runs from thing to thing.
func (s *Stage) paintRing(c render.Canvas) {
	t := s.ringed()
	if t == nil {
		return
	}
	cc := c
	if t.Clip != nil {
		cc = c.Clipped(t.Clip.Inset(-9))
	}
	at := t.way.at()
	switch {
	case t.Shape.IsCircle():
		cc.FocusCircle(at.Center(), math.Min(at.W, at.H)/2, s.Theme)
	case len(t.Shape.Corners()) > 0:
		cc.FocusPolygon(t.Shape.Outline(at, 0), s.Theme)
	default:
		if s.ring.way.moving() {
			at = s.ring.way.at()
		}
		cc.FocusRing(at, render.ButtonRadius, s.Theme)
	}
}

// ringed returns the thing that the focus ring is around, or nil.
func (s *Stage) ringed() *placed {
	if !s.keyed() || len(s.scopes) == 0 || s.zoomed != "" {
		return nil
	}
	t := s.byID[s.Focused()]
	if s.carry != nil {
		t = s.byID[s.carry.over]
	}
	if t == nil || t.Modest {
		return nil
	}
	return t
}

// ageRing lets the ring run to where it belongs.
func (s *Stage) ageRing() {
	t := s.ringed()
	if t == nil {
		s.ring.id = ""
		return
	}
	at := t.way.at()
	switch {
	case s.ring.id == "":
		s.ring.way.rest(at)
	case s.ring.id != t.ID:
		s.ring.way.set(at, Move{MS: render.FocusMS}, s.Pace)
	case t.way.moving():
		s.ring.way.rest(at)
	case s.ring.way.to != at:
		s.ring.way.rest(at)
	}
	s.ring.id = t.ID
	if s.ring.way.tick() {
		s.dirty = true
	}
}
