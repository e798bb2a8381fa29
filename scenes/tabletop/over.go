package tabletop

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
)

// An Over is a paper or a card that lies over the table. The arbiter finds its place: it keeps off the question, the log, what
// can be pressed, what it speaks of and the pointer.
type Over struct {
	ID, Label string
	Sizes     []render.Point // in units, the best first; where none has room it is shown smaller
	Near      render.Rect    // it lies about the middle of this place, in units
	Within    render.Rect    // it lies nowhere else, in units; where a page of the table is looked at, nowhere but over that
	About     []rules.Ref    // what it speaks of
	May       bool           // it is left out where it would cover something
	Least     float64        // it is shown no smaller than this part of its size: letters stay legible; 0 for as small as it gets
	Move      ui.Move
	Paint     func(c render.Canvas, r render.Rect, st ui.State) // in units of its size

	from *render.Rect // in units of the table, where the hand that holds it up is
}

// lessened are the parts of its size at which an Over is shown where it has no room whole, the largest first.
var lessened = [...]float64{1, 0.85, 0.7, 0.55, 0.45}

// LayOver lays something over the table, once all of the table and its frame is listed.
func (t *Table) LayOver(b *ui.Builder, x Over) {
	u, game := t.U, t.View
	b.Last(func(b *ui.Builder, seen func(render.Rect) render.Rect, view render.Rect) {
		near := seen(x.Near.Mul(u))
		unit := near.W / x.Near.W // points, on a page as large as that is looked at
		f := ui.Float{ID: x.ID, Near: near, Within: view.Inset(4), May: x.May, Margin: 4}
		if view == b.Area() {
			f.Within = seen(x.Within.Mul(u))
		}
		for _, r := range x.About {
			if r.Kind != rules.None {
				f.Subject = append(f.Subject, game.ID(r))
			}
		}
		var units []float64 // points of each size
		for _, part := range lessened {
			if part < x.Least {
				break
			}
			for _, size := range x.Sizes {
				if k := unit * part; size.X*k <= f.Within.W && size.Y*k <= f.Within.H {
					f.Sizes, units = append(f.Sizes, size.Mul(k)), append(units, k)
				}
			}
		}
		if len(f.Sizes) == 0 {
			return
		}
		at, n, ok := b.Float(f)
		if !ok {
			return
		}
		own := Units{U: units[n]}
		thing := ui.Thing{ID: x.ID, Shape: ui.Box(at), Layer: ui.LayerFront, Label: x.Label, Decor: true, Move: x.Move}
		paint := x.Paint
		if x.from != nil {
			hand := own.Un(seen(x.from.Mul(u)))
			set := at.Move(0, 0.5) // how far it has come tells how much of its time is over
			thing.From = &set
			paint = func(c render.Canvas, r render.Rect, st ui.State) { heldUp(c, hand, own.Un(at), st, x.Paint) }
		}
		thing.Paint = own.Painter(paint)
		b.Add(thing)
	})
}

// heldUp paints a card that comes from a hand and lies over the table for a moment.
func heldUp(c render.Canvas, from, r render.Rect, st ui.State, paint func(c render.Canvas, r render.Rect, st ui.State)) {
	f := st.Moved
	if f >= 1 {
		return
	}
	in := render.EaseOut(min(f/0.18, 1))
	place := from.Center().Lerp(r.Center(), in)
	size := 0.3 + 0.7*in
	a := c.Faded(min(1, f*14)*min(1, (1-f)/0.1)).Zoomed(size, size, place)
	paint(a, render.Around(place, r.W, r.H), st)
}

// HoldUp lets a card be held up over the table for so many milliseconds: from is where it comes from, in units, empty for
// the place near which it lies. It takes the place of the one before.
func (t *Table) HoldUp(x Over, from render.Rect, ms float64, rival bool) {
	if from.Empty() {
		from = x.Near
	}
	x.ID, x.from, x.May = "held#"+strconv.Itoa(t.Flights.Next()), &from, true
	x.Move = ui.Move{MS: ms, Rival: rival}
	t.Flights.held, t.Flights.laid = &x, false
}

// layHeld lays the card that is held up, until its time is over.
func (t *Table) layHeld(b *ui.Builder) {
	f := &t.Flights
	if f.held != nil && f.laid && !b.Stage().Moves(f.held.ID) {
		f.held = nil
	}
	if f.held != nil {
		f.laid = true
		t.LayOver(b, *f.held)
	}
}
