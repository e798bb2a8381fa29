package tabletop

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
)

// A Place is where something lies, in units of the table. It is asked for when the table is laid, so that a window may change
// meanwhile; empty for nowhere.
type Place func() render.Rect

// At is a place that stays where it is.
func At(r render.Rect) Place { return func() render.Rect { return r } }

// Spot is a place of w x h units about the middle of another one.
func (p Place) Spot(w, h float64) Place {
	return func() render.Rect {
		r := p()
		if r.Empty() {
			return r
		}
		return render.Around(r.Center(), w, h)
	}
}

// A Flight is something that is seen only while it moves.
type Flight struct {
	From, To  Place
	MS, Delay float64 // milliseconds at usual speed
	How       ui.How
	Turn      bool // it turns over half way
	Rival     bool // it goes at the rivals' tempo
	Layer     ui.Layer
	Paint     func(c render.Canvas, r render.Rect, st ui.State)

	Serial int // names it; given when it sets out
}

// most is how many flights are kept.
const most = 24

// Flights are what is on its way over a table: they belong to the events that were shown last and are gone when those have
// passed.
type Flights struct {
	List   []Flight
	held   *Over // a card that is held up over the table, nil for none
	laid   bool  // it has been listed
	serial int
}

// Next is a number that names what moves, so that each thing sets out once.
func (f *Flights) Next() int {
	f.serial++
	return f.serial
}

// Fly lets something set out.
func (f *Flights) Fly(x Flight) {
	x.Serial = f.Next()
	if x.Layer == 0 {
		x.Layer = ui.LayerFront
	}
	f.List = append(f.List, x)
	if n := len(f.List); n > most {
		f.List = append(f.List[:0], f.List[n-most:]...)
	}
}

// Stream lets n alike set out one after the other.
func (f *Flights) Stream(n int, every float64, x Flight) {
	for i := range n {
		x.Delay = every * float64(i)
		f.Fly(x)
	}
}

// Pass lets something happen at a place for some time: paint gets the place and how much of the time has passed.
func (f *Flights) Pass(x Flight, paint func(c render.Canvas, r render.Rect, share float64)) {
	at := x.To
	x.From = func() render.Rect { return at().Move(0, 0.5) }
	x.Paint = func(c render.Canvas, _ render.Rect, st ui.State) { paint(c, at(), st.Moved) }
	f.Fly(x)
}

// Ended is none of them any more; what sets out next has a name of its own.
func (f *Flights) Ended() Flights { return Flights{serial: f.serial} }

// A Thinger makes a thing of a table that is laid and painted in units.
type Thinger func(id string, at render.Rect, layer ui.Layer, label string, paint func(c render.Canvas, r render.Rect, st ui.State)) ui.Thing

// Lay lists what is in flight. pt is a place in units as points.
func (f *Flights) Lay(b *ui.Builder, thing Thinger, pt func(render.Rect) render.Rect) {
	for _, k := range f.List {
		to, from := k.To(), k.From()
		if to.Empty() || from.Empty() {
			continue
		}
		from = pt(from)
		x := thing("flight#"+strconv.Itoa(k.Serial), to, k.Layer, "", func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Moved < 1 {
				k.Paint(c, r, st)
			}
		})
		x.Decor, x.From = true, &from
		x.Move = ui.Move{How: k.How, MS: k.MS, Delay: k.Delay, Rival: k.Rival, Turn: k.Turn}
		b.Add(x)
	}
}
