package masters

// How somebody gets out in Escape by the rules that hold there: what it costs to leave
// each cell, with the dogs that come along (rulebook: Guard Dogs; Escape).

// A wayOut is a way from the end of what a figure has declared to where it gets away.
type wayOut struct {
	open bool // it can be made with ideas, moves and a roll that is still to come
	cost int  // Escape Moves, with those of the declared way
	step Cells
}

// leads reports whether a way out begins with a step to a cell.
func (w *wayOut) leads(c Cell) bool { return w.open && w.step.Has(c) }

// means is the Escape Moves that a figure can make at best.
func (s *State) means(f int) int {
	fig := &s.Crew[f]
	n := int(fig.Ideas) + int(fig.Moves)
	if fig.Marks&rolled == 0 {
		n += 6
	}
	return n
}

// wayOut is the cheapest way of a figure to where it gets away; by is a cell that it
// fetches something from first, nowhere for none. d are the half steps to by, or
// to the exits where there is nothing to fetch, beyond those from by to the exits. The ways of
// least half steps are the cheapest ones wherever no dog comes along.
func (s *State) wayOut(f int, by Cell, d, beyond *[cells]uint8) (w wayOut) {
	fig := &s.Crew[f]
	end := s.wayEnd(f)
	cost, pack := s.wayAndPack(f)
	cost += s.wayLocks(f)
	if s.imprisoned(f) || d[end] >= unreachable || by != nowhere && beyond[by] >= unreachable {
		return w
	}
	if !s.Slips(f) && (pack != 0 || s.chasedOn(end, d) || by != nowhere && s.chasedOn(by, beyond)) {
		return s.chasedOut(f, by, cost, pack)
	}
	n := int(d[end])
	if by != nowhere {
		n += int(beyond[by])
	}
	w.cost = cost + n/2
	w.open = w.cost <= s.means(f) && int(fig.Long)+n/2 <= routeSize
	toll := 2 * s.leaving(f, end)
	for c := range (s.near(end) & s.runnable(f) &^ s.Chits.Locked).All() {
		if int(d[c])+toll == int(d[end]) {
			w.step |= only(c)
		}
	}
	return w
}

// chasedOn reports whether a dog is beside a cell on some cheapest way from c.
func (s *State) chasedOn(c Cell, d *[cells]uint8) bool {
	dogs := s.Chits.Chasing
	if dogs == 0 {
		return false
	}
	seen, now := Cells(0), only(c)
	for now != 0 {
		seen |= now
		next := Cells(0)
		for a := range now.All() {
			if !a.outdoors() && (s.near(a)|only(a))&dogs != 0 {
				return true
			}
			for b := range (s.near(a) &^ seen).All() {
				if d[b] < d[a] {
					next |= only(b)
				}
			}
		}
		now = next
	}
	return false
}

// A reach is how a way of escape gets to a cell: with which dogs, past which that a whistle
// holds, and over which first step.
type reach struct {
	at, first    Cell
	pack, hushed Cells
	cost, long   int
	fetched      bool
	next         int16 // another one at this cell, one more; 0 for none
}

// mostReaches bounds how many ways over the board are looked at.
const mostReaches = 1024

// chasedOut is wayOut where dogs come along: the same cell is reached cheaper or with fewer dogs,
// and both are looked at on.
func (s *State) chasedOut(f int, by Cell, cost int, pack Cells) (w wayOut) {
	fig, goals, means := &s.Crew[f], s.ways(f), s.means(f)
	hushed := fig.Hushed
	for _, c := range fig.Route[:fig.Long] {
		hushed &= s.near(c)
	}
	over := s.runnable(f) &^ s.Chits.Locked
	var at [2][cells]int16
	list := make([]reach, 1, 128)
	list[0] = reach{at: s.wayEnd(f), first: nowhere, pack: pack, hushed: hushed, cost: cost, long: int(fig.Long), fetched: by == nowhere}
	for n := cost; n <= means; n++ {
		for i := 0; i < len(list); i++ {
			x := list[i]
			if x.cost != n {
				continue
			}
			if x.fetched && goals.Has(x.at) {
				if x.first != nowhere {
					w.step = only(x.first)
				}
				w.open, w.cost = true, n
				return w
			}
			if x.long == routeSize || len(list) == mostReaches {
				continue
			}
			toll := n + s.leavingWith(f, x.at, x.pack)
			if toll > means {
				continue
			}
			for c := range (s.near(x.at) & over).All() {
				y := reach{at: c, first: x.first, hushed: x.hushed & s.near(c), cost: toll, long: x.long + 1, fetched: x.fetched || c == by}
				if y.first == nowhere {
					y.first = c
				}
				y.pack = s.pack(f, c, x.pack, y.hushed)
				row := &at[0]
				if y.fetched {
					row = &at[1]
				}
				if beaten(list, row[c], &y) {
					continue
				}
				y.next = row[c]
				list = append(list, y)
				row[c] = int16(len(list))
			}
		}
	}
	return w
}

// beaten reports whether a cell has been reached no dearer with no more dogs.
func beaten(list []reach, first int16, y *reach) bool {
	for i := first; i != 0; i = list[i-1].next {
		if x := &list[i-1]; x.cost <= y.cost && x.pack&^y.pack == 0 && y.hushed&^x.hushed == 0 && x.long <= y.long {
			return true
		}
	}
	return false
}
