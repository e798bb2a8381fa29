// Package recap is what a rival's last turn is told in: doings in signs with numbers, alike ones together. It paints them as
// a strip, as chips and as a film, and knows neither the match nor where they lie.
package recap

import (
	"slices"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/match"
)

// A Doing is what somebody did, in signs.
type Doing struct {
	Who   int    // whose doing it was, or whom it befell: a seat, Automa, or -1 for nobody
	Hit   bool   // it befell who, somebody else did it
	Whom  []int  // whom else it was about
	Icon  string // what was done
	Tint  render.Color
	About []rules.Ref // what it was done with or to
	Gains []Gain
	Yours []Gain // what it changed for whom the table faces, where that is something else
}

// A Gain is what a deed moved, and how much of it.
type Gain struct {
	Icon  string
	N     int
	Plain bool                                  // a figure, neither gained nor lost
	Draw  func(c render.Canvas, in render.Rect) // draws the sign where no sprite is it
	Mark  string                                // what stands for that in a line of text, "" for nothing
}

// A DoingRow is how a kind of event is told in signs: a row of a game's table of them.
type DoingRow struct {
	Icon  string
	About string // which of its refs are named: w for Who, h for What, f for From, t for To
	Unit  string // the sign of what N counts, "" for none
	Sign  int    // 1 where N is gained, -1 where it is lost, 0 for a figure
	Hit   bool
}

// Doing is an event told by its row; whose is who is meant by a ref, -1 for nobody.
func (r DoingRow) Doing(e rules.Event, whose func(rules.Ref) int) Doing {
	d := Doing{Who: whose(e.Who), Hit: r.Hit, Icon: r.Icon}
	for _, ref := range []rules.Ref{e.From, e.To} {
		if who := whose(ref); who >= 0 && who != d.Who {
			d.Whom = append(d.Whom, who)
		}
	}
	for _, c := range r.About {
		if ref := map[rune]rules.Ref{'w': e.Who, 'h': e.What, 'f': e.From, 't': e.To}[c]; ref.Kind != rules.None {
			d.About = append(d.About, ref)
		}
	}
	if n := int(e.N); r.Unit != "" && n != 0 {
		g := Gain{Icon: r.Unit, N: n, Plain: r.Sign == 0}
		if r.Sign < 0 {
			g.N = -n
		}
		d.Gains = append(d.Gains, g)
	}
	return d
}

// A Row is a deed of a rival's turn, alike ones together.
type Row struct {
	Deed Doing
	Line match.Line // the first of its events
	Mine bool       // something of whom the table faces was changed by it
}

// A Turn is the last turn of a rival.
type Turn struct {
	Who         int
	First, Last int      // steps of the match
	Rows        []Row    // as they happened, what is alike in one
	Deeds       []Row    // each by itself
	Told        []string // the lines of the log
	Was         int      // how it stood before, where Stood says so
	Stood       bool
}

// Add puts a deed to those of a turn; what is alike is one row, with the sum of what it moved.
func (t *Turn) Add(x Row) {
	t.Deeds = append(t.Deeds, x)
	for i := range t.Rows {
		k := &t.Rows[i]
		if k.Mine != x.Mine || k.Deed.Icon != x.Deed.Icon || k.Deed.Who != x.Deed.Who || !slices.Equal(k.Deed.About, x.Deed.About) {
			continue
		}
		k.Deed.Gains, k.Deed.Yours = added(k.Deed.Gains, x.Deed.Gains), added(k.Deed.Yours, x.Deed.Yours)
		return
	}
	x.Deed.Gains, x.Deed.Yours = slices.Clone(x.Deed.Gains), slices.Clone(x.Deed.Yours)
	t.Rows = append(t.Rows, x)
}

// added is what was moved before with more of it: gains are never set off against losses, a figure is the last one.
func added(sum, more []Gain) []Gain {
	for _, g := range more {
		n := slices.IndexFunc(sum, func(o Gain) bool { return o.Icon == g.Icon && o.Plain == g.Plain && (o.N < 0) == (g.N < 0) })
		switch {
		case n < 0:
			sum = append(sum, g)
		case g.Plain:
			sum[n] = g
		default:
			sum[n].N += g.N
		}
	}
	return sum
}

// MineFirst are the rows with what changed for oneself before the rest.
func (t *Turn) MineFirst() []Row {
	l := slices.Clone(t.Rows)
	slices.SortStableFunc(l, func(a, b Row) int {
		switch {
		case a.Mine == b.Mine:
			return 0
		case a.Mine:
			return -1
		}
		return 1
	})
	return l
}

// loses reports whether somebody was left with less by a deed.
func (d *Doing) loses() bool {
	return d.Hit || slices.ContainsFunc(d.Gains, func(g Gain) bool { return g.N < 0 && !g.Plain })
}

// A Change is something that a rival changed for oneself.
type Change struct {
	Who int
	Row Row
}

// changesMost is how many changes are told at most.
const changesMost = 4

// Changes are what turns changed for oneself, what was lost first.
func Changes(turns []Turn) (l []Change) {
	for _, t := range turns {
		for _, x := range t.Rows {
			switch {
			case len(x.Deed.Yours) > 0:
				x.Deed.Gains = x.Deed.Yours
				l = append(l, Change{t.Who, x})
			case x.Mine:
				l = append(l, Change{t.Who, x})
			}
		}
	}
	slices.SortStableFunc(l, func(a, b Change) int {
		switch {
		case a.Row.Deed.loses() == b.Row.Deed.loses():
			return 0
		case a.Row.Deed.loses():
			return -1
		}
		return 1
	})
	return l[:min(len(l), changesMost)]
}
