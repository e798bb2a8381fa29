package masters

// How bots find their way: costs over the board, in half steps.

// unreachable is the cost where there is no way.
const unreachable = 250

// A terrain says what it costs to walk over the board.
type terrain struct {
	over   Cells    // cells that can be entered
	toll   [4]Cells // cells that cost 1, 2, 4 and 8 more to enter
	stay   Cells    // cells that cost a guard's hold to leave
	hold   uint8    // cost of one guard
	s      *State
	guards [cells]uint8
}

// ring is the number of buckets; no step costs as much.
const ring = 32

// costs is what it costs to get from each cell to the nearest of some goals.
func (t *terrain) costs(goals Cells, d *[cells]uint8) {
	*d = noWays
	var bucket [ring]Cells
	bucket[0] = goals
	open, enters, toll := goals, t.over|goals, t.toll
	var seen Cells
	for n := uint8(0); open != 0 && n < unreachable-ring; n++ {
		now := bucket[n%ring] &^ seen
		bucket[n%ring] = 0
		if now == 0 {
			continue
		}
		seen |= now
		open &^= now
		for ; now != 0; now = now.rest() {
			c := now.first()
			d[c] = n
			if !enters.Has(c) {
				continue
			}
			step := n + 2 + uint8(toll[0]>>c&1|toll[1]>>c&1<<1|toll[2]>>c&1<<2|toll[3]>>c&1<<3)
			near := t.s.near(c) &^ seen
			open |= near
			bucket[step%ring] |= near &^ t.stay
			for held := near & t.stay; held != 0; held = held.rest() {
				b := held.first()
				bucket[(step+min(16, t.hold*t.guards[b]))%ring] |= only(b)
			}
		}
	}
}

// noWays are the costs where nothing leads anywhere.
var noWays = func() (d [cells]uint8) {
	for i := range d {
		d[i] = unreachable
	}
	return d
}()

// enter is what it costs to step onto a cell.
func (t *terrain) enter(c Cell) int { return 2 + tolls(&t.toll, c) }

// tolls is what a cell costs beyond a step.
func tolls(toll *[4]Cells, c Cell) (n int) {
	for i, set := range toll {
		if set.Has(c) {
			n += 1 << i
		}
	}
	return n
}

// spans is the steps between any two cells of a full map, whatever lies on it.
var spans = func() (t [heists][cells][cells]uint8) {
	for i := range t {
		b := &boards[i]
		s := State{Heist: Heist(i), Board: b.tiles | b.doors}
		for rest := s.Board; rest != 0; rest = rest.rest() {
			t[i][rest.first()] = s.distances(only(rest.first()), s.Board)
		}
	}
	return t
}()

// span is the steps between two cells on the full map; an entrance that was
// added lies one step from its door.
func (s *State) span(a, b Cell) int {
	n := 0
	if a >= firstAdded {
		a = s.Added[a-firstAdded].Door
		n++
	}
	if b >= firstAdded {
		b = s.Added[b-firstAdded].Door
		n++
	}
	return n + int(spans[s.Heist][a][b])
}

// walking is the terrain of a figure in the Action phase: what it has planned,
// with what it takes to get past security.
func (s *State) walking(f int) (t terrain) {
	t = terrain{s: s, over: s.planned(f) & s.Board, hold: 3}
	c := &s.Chits
	t.toll[3] = s.shut()
	t.toll[0] = s.Unknown
	t.toll[1] = c.Live
	t.toll[2] = c.Locked
	if s.Slips(f) {
		t.hold = 2
	}
	t.post()
	return t
}

// post puts the guards and dogs where they stand.
func (t *terrain) post() {
	t.stay = t.s.Chits.Guarded
	t.guards = t.s.Chits.Guards
	for rest := t.s.Chits.Chasing; rest != 0; rest = rest.rest() {
		t.guards[rest.first()] += t.s.Chits.Dogs[rest.first()]
	}
}

// fleeing is the terrain of Escape: half steps, guards a step each; gates that
// will have fallen are gone, unknown tiles a risk.
func (s *State) fleeing(free bool) (t terrain) {
	t = terrain{s: s, over: s.Board &^ (s.Chits.Locked | s.shut()), hold: 2}
	for _, c := range s.board().gates[s.Gates:] {
		if c != nowhere && s.Phase != Escape {
			t.over &^= only(c)
		}
	}
	t.toll[0] = s.Unknown
	if !free {
		t.post()
	}
	return t
}
