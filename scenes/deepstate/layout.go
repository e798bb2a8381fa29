package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// plan is where everything lies, in units: a window of 16:9 has 1920 x 1080.
type plan struct {
	tabletop.Units

	plate, order, phases, buttons, prompt, log render.Rect // the frame's, and the order bar

	rivals   render.Rect // the column of the other players
	own      render.Rect // the viewer's panel
	projects [rule.Projects]render.Rect
	zone     render.Rect
	tray     render.Rect // the viewer's cards
	hand     render.Rect // Treaties in hand
	covert   render.Rect // the stack of Covert Operations
	deck     render.Rect // deck and World Wars
	supply   render.Rect
}

// Usual sizes in units.
const (
	margin = 24.0
	gutter = 8.0
	cardW  = 143.0
	cardH  = 238.0
	handW  = 138.0
	handH  = 232.0
)

// newPlan lays the table out for a window.
func newPlan(u tabletop.Units, risen bool) plan {
	p := plan{Units: u}
	w, h := p.Window.W, p.Window.H
	wide, high := w-1920, h-1080
	left := 292 + min(wide*0.12, 60)
	right := 296 + min(wide*0.34, 260)
	x1 := margin + left + 16      // where the middle begins
	x2 := w - margin - right - 10 // and ends
	mid := x2 - x1

	p.plate = render.R(margin, 16, left, 60)
	p.buttons = render.R(w-margin-648, 16, 648, 60)
	p.order = render.R(x1, 16, 216, 60)
	p.phases = render.R(x1+224, 16, p.buttons.X-16-x1-224, 60)

	ph := 230 + high*0.16
	for i := range p.projects {
		bw := (mid - 3*12) / 4
		p.projects[i] = render.R(x1+float64(i)*(bw+12), 92, bw, ph)
	}
	zy := 92 + ph + 12
	zh := 298 + high*0.3
	p.zone = render.R(x1, zy, mid, zh)
	low := zy + zh + 10
	p.rivals = render.R(margin, 92, left, low-10-92)
	p.own = render.R(margin, low, left, h-16-low)
	p.prompt = render.R(x1, low, mid, 108)
	base := low + 108 + 10
	handW := 592 + wide*0.2
	p.tray = render.R(x1, base, mid-handW-12, h-16-base)
	p.hand = render.R(x2-handW, base, handW, h-16-base)

	if risen { // the hand lies in the zone, the question where the hand was
		p.zone.H = base - 10 - p.zone.Y
		p.prompt = p.hand
	}

	p.covert = render.R(x2+10, 92, right, ph)
	p.deck = render.R(x2+10, zy, right, zh-72)
	p.supply = render.R(x2+10, zy+zh-64, right, 64)
	p.log = render.R(x2+10, low, right, h-16-low)
	return p
}

// zonePlaces are where n cards of the row lie; the row keeps the places of a
// full zone as long as they do.
func (t *table) zonePlaces() []render.Rect { return t.zonePlacesOf(t.s) }

func (t *table) zonePlacesOf(s *rule.State) []render.Rect {
	z := t.plan.zone
	n := max(s.ZoneSize(), 8)
	in := z.Pad(30, 46, 30, 14)
	if n > 9 { // five players: every unit counts
		in = z.Pad(16, 46, 16, 14)
	}
	step := min(in.W/float64(n), cardW*1.16)
	w := step - 6
	h := min(in.H, w*cardH/cardW*1.2)
	out := make([]render.Rect, s.RowLen)
	x := in.X + (in.W-step*float64(n)+6)/2
	for i := range out {
		out[i] = render.R(x+float64(i)*step, in.Y+(in.H-h)/2, w, h)
	}
	return out
}

// cardPlace is where a card of the zone lies.
func (t *table) cardPlace(c rule.Card) render.Rect {
	if i := t.s.PlaceOf(c); i >= 0 {
		return t.zonePlaces()[i]
	}
	return render.Rect{}
}

// stagePlaces are the five Stages on the bond of a Project: three above, the two
// that bring Influence below.
func stagePlaces(r render.Rect) (out [rule.Stages]render.Rect) {
	in := r.Pad(10, 40, 10, 10)
	h := (in.H - 8) / 2
	top := ui.Cols(render.R(in.X, in.Y, in.W, h), 7, ui.Flex(1), ui.Flex(1), ui.Flex(1))
	low := ui.Cols(render.R(in.X, in.Y+h+8, in.W, h), 7, ui.Flex(1), ui.Flex(1))
	copy(out[:], append(top, low...))
	return out
}

// hocHigh is how high HOC's panel is; its Identity and Action cards lie below it.
const hocHigh = 212.0

// rivalPlaces are the panels of the other players.
func (t *table) rivalPlaces(n int) []render.Rect {
	r := t.plan.rivals
	if n == 0 {
		return nil
	}
	if t.s.Seats == 1 { // below HOC's panel lies its Action card
		return []render.Rect{render.R(r.X, r.Y, r.W, hocHigh)}
	}
	if n == 1 {
		return []render.Rect{render.R(r.X, r.Y, r.W, min(236, r.H))}
	}
	gap := 8.0
	h := min((r.H-gap*float64(n-1))/float64(n), 268)
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(r.X, r.Y+float64(i)*(h+gap), r.W, h)
	}
	return out
}

// handPlaces are where n Treaties of the hand lie; laid out to be chosen from
// they rise into the zone.
func (t *table) handPlaces(n int) []render.Rect {
	if t.risen() {
		z := t.plan.zone.Pad(22, 46, 22, 14)
		w := min(z.H*0.72, (z.W-14*float64(n-1))/float64(max(n, 1)))
		return ui.Row(z, n, w, z.H, w+14)
	}
	r := t.plan.hand.Pad(8, 34, 8, 6)
	if n > 4 && t.plan.Small() || n > 8 { // two rows of cards that lie on their side
		cols := (n + 1) / 2
		w, h := (r.W-6*float64(cols-1))/float64(cols), (r.H-6)/2
		out := make([]render.Rect, n)
		for i := range out {
			out[i] = render.R(r.X+float64(i%cols)*(w+6), r.Y+float64(i/cols)*(h+6), w, h)
		}
		return out
	}
	w := min(handW*r.H/handH, handW)
	if n > 1 {
		w = max(min(w, (r.W-6*float64(n-1))/float64(n)), 88)
	}
	step := w + 8
	if n > 1 {
		step = min(step, (r.W-w)/float64(n-1))
	}
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(r.X+float64(i)*step, r.Y, w, r.H)
	}
	return out
}
