package ui

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// How things scroll.
const (
	notchPt   = 96.0 // points for a notch of the wheel
	lineShare = 0.88 // of the view for a page
	scrollMS  = 120.0
	barWide   = 14.0
	barLeast  = 36.0 // the shortest thumb
)

// scroller is how far something is scrolled. It outlives the list of things.
type scroller struct {
	at      render.Tween // points hidden above the view
	content float64      // height of everything
	view    float64      // height of what is seen
	grip    float64      // where the pointer went down
	gripAt  float64      // how far it was scrolled then
	drags   bool
	listed  float64 // how far it was scrolled when its things were listed last
}

// limit is how far it can be scrolled.
func (k *scroller) limit() float64 { return math.Max(0, k.content-k.view) }

// fit takes over the measures of a new list.
func (k *scroller) fit(content, view float64) {
	k.content, k.view = content, view
	if k.at.To() > k.limit() {
		k.at.Jump(k.limit())
	}
	if v := k.at.Value(); v > k.limit() {
		k.at.Jump(k.limit())
	}
}

// to scrolls to a place, at once or gliding, and reports whether that is elsewhere.
func (k *scroller) to(at float64, ticks int) bool {
	at = math.Max(0, math.Min(at, k.limit()))
	if at == k.at.To() {
		return false
	}
	if ticks <= 0 {
		k.at.Jump(at)
	} else {
		k.at.Go(at, ticks, render.EaseOut)
	}
	return true
}

// reveal scrolls as little as is needed to see the part from top to bottom.
func (k *scroller) reveal(top, bottom float64, ticks int) bool {
	at := k.at.To()
	if bottom > at+k.view {
		at = bottom - k.view
	}
	if top < at {
		at = top
	}
	return k.to(at, ticks)
}

// scrolling makes what the devices do with something that scrolls.
type scrolling struct {
	*scroller
	stage *Stage
	box   render.Rect
}

// roller returns the scroller that a widget keeps, fitted to its measures.
func (b *Builder) roller(id string, box render.Rect, content float64) scrolling {
	s := b.stage
	k := memo(s, id+" scroll", func() *scroller { return &scroller{} })
	k.fit(content, box.H)
	s.rollers = append(s.rollers, k)
	return scrolling{k, s, box}
}

func (r scrolling) ticks() int { return r.stage.Pace.Mine.Length(scrollMS) }

func (r scrolling) wheel(notches float64) bool {
	if r.limit() == 0 {
		return false
	}
	r.to(r.at.To()-notches*notchPt, r.ticks())
	return true // even at its end: the wheel must not go on to what lies under it
}

func (r scrolling) page(a input.Action) bool {
	at := r.at.To()
	switch a {
	case input.PageUp:
		at -= r.view * lineShare
	case input.PageDown:
		at += r.view * lineShare
	case input.First:
		at = 0
	case input.Last:
		at = r.limit()
	}
	return r.to(at, r.ticks())
}

// track scrolls by dragging the content. A press that has become a drag chooses nothing.
func (r scrolling) track(p render.Point, phase Phase) {
	switch phase {
	case Down, Again:
		r.grip, r.gripAt, r.drags = p.Y, r.at.Value(), false
	case Moving:
		if math.Abs(p.Y-r.grip) > dragReach && r.limit() > 0 {
			r.drags = true
		}
		if r.drags {
			r.to(r.gripAt+r.grip-p.Y, 0)
		}
	case Release:
		if r.drags {
			r.stage.swallow = true
		}
		r.drags = false
	}
}

// bar adds the scroll bar along the right edge, when there is something to scroll.
func (b *Builder) bar(id string, r scrolling) {
	if r.limit() == 0 {
		return
	}
	s := b.stage
	rail := render.R(r.box.Right()-barWide, r.box.Y, barWide, r.box.H)
	high := math.Max(barLeast, rail.H*r.view/r.content)
	thumb := func() render.Rect {
		return render.R(rail.X+2, rail.Y+(rail.H-high)*r.at.Value()/r.limit(), rail.W-4, high)
	}
	b.Add(Thing{
		ID: id + "/bar", Shape: Box(rail.Pad(-4, 0, -4, 0)), Layer: b.layer, Mouse: true, Move: Move{How: Jump},
		Track: func(p render.Point, phase Phase) {
			switch phase {
			case Down, Again:
				if t := thumb(); p.Y < t.Y || p.Y > t.Bottom() { // beside the thumb: it comes to the pointer
					r.to((p.Y-rail.Y-high/2)/(rail.H-high)*r.limit(), 0)
				}
				r.grip, r.gripAt = p.Y, r.at.Value()
			case Moving:
				r.to(r.gripAt+(p.Y-r.grip)/(rail.H-high)*r.limit(), 0)
			}
		},
		Paint: func(c render.Canvas, st State) {
			t := c.Look(s.Theme)
			groove := rail.Inset(3)
			c.Round(groove, groove.W/2, render.Solid(render.Black.Fade(0.4)))
			top, low := t.ButtonTop.Lighter(0.12), t.ButtonLow.Lighter(0.1)
			if st.Hover || st.Pressed {
				top, low = top.Lighter(0.2), low.Lighter(0.2)
			}
			k := thumb()
			c.Round(k, k.W/2, render.Slope(90, top, low))
			c.Frame(k, k.W/2, 1, render.Solid(t.PanelEdge.Fade(0.8)))
			c.EdgePress(k, k.W/2, t)
		},
	})
}
