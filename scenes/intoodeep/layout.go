package intoodeep

import (
	"safehouse/render"
	"safehouse/scenes/tabletop"
)

// plan is where everything lies, in units: a window of 16:9 has 1920 x 1080.
type plan struct {
	tabletop.Units

	plate, phases, buttons, prompt, log render.Rect // the frame's

	rivals    render.Rect // the panels of the others
	own       render.Rect // portrait, Intel, hook tags
	city      zoneRing
	cityBox   render.Rect
	syndicate render.Rect
	stories   render.Rect
	console   render.Rect
	hand      render.Rect // Story Crimes, Side Crimes, Dilemmas
	evidence  render.Rect
	decks     render.Rect
}

// Usual sizes in units.
const (
	margin  = 24.0
	gutter  = 10.0
	topLine = 88.0
	leftW   = 292.0
	rightW  = 296.0
	cityW   = 606.0
)

// newPlan lays the table out for a window.
func newPlan(u tabletop.Units) plan {
	p := plan{Units: u}
	w, h := p.Window.W, p.Window.H
	wide, high := w-1920, h-1080
	left := leftW + min(wide*0.1, 60)
	right := rightW + min(wide*0.25, 200)
	bottom := h - 16
	x1 := margin + left + 16         // the city
	cw := cityW + min(wide*0.3, 160) // its width
	x2 := x1 + cw + gutter           // boards
	x3 := w - margin - right         // Evidence
	mid := x3 - gutter - x2          // width of the boards

	p.plate = render.R(margin, 16, left, 60)
	p.buttons = render.R(w-margin-648, 16, 648, 60)
	p.phases = render.R(x1, 16, p.buttons.X-16-x1, 60)

	cityH := 606.0 + high*0.6
	p.cityBox = render.R(x1, topLine, cw, cityH)
	side := min(cw, cityH)
	rad := side / 2 / 0.9239 // from the flat side to the corner
	p.city = zoneRing{Center: p.cityBox.Center(), Outer: rad, Inner: rad * 0.4}
	low := topLine + cityH + 6 // where my things begin
	p.console = render.R(x1, low, cw, bottom-low)

	p.own = render.R(margin, bottom-432, left, 432)
	p.rivals = render.R(margin, topLine, left, p.own.Y-gutter-topLine)

	p.syndicate = render.R(x2, topLine, mid, 262)
	ask := 172.0
	if p.Small() { // the question is set larger there
		ask = 188
	}
	p.stories = render.R(x2, p.syndicate.Bottom()+8, mid, 338-ask+high*0.3)
	p.prompt = render.R(x2, p.stories.Bottom()+8, mid, ask)
	p.hand = render.R(x2, p.prompt.Bottom()+8, mid, bottom-p.prompt.Bottom()-8)

	p.evidence = render.R(x3, topLine, right, 392)
	p.decks = render.R(x3, p.evidence.Bottom()+8, right, 84)
	p.log = render.R(x3, p.decks.Bottom()+8, right, bottom-p.decks.Bottom()-8)
	return p
}

// overTable is where cards may be held up over the table: not over the frame's head.
func (p *plan) overTable() render.Rect {
	return render.R(0, topLine, p.Window.W, p.Window.H-topLine)
}

// tiny reports that only the shortest words have room: the rest is said by signs and tips.
func (p *plan) tiny() bool { return p.PPU < 0.5 }
