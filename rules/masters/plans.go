package masters

import (
	"slices"
	"strings"
)

// How bots plan. For every map there are a few routes, the most important
// first: where to start and which hexes to pass. Where the start is a tunnel,
// the tile that it touches stands behind a colon. A start inside (County, the
// second part of The Final Score) is written the same way.
var book = [heists][]string{
	InclusionJob:    {"f9 d7", "f9 d3", "i5 c5 f6", "i5 c5 g5 g4 e3 d2"},
	StartupJob:      {"e9 c3 b2", "g8 e4 f2 c4 c3", "g8 e4 f2 c6 f5 d4", "g8 c4 d4 e4"},
	DarkHorseJob:    {"i7 i3 i1 d6", "c7 f1 e2", "c7 f4 f6", "i7 i2 f6 i3 e6"},
	GreedyPrisoner:  {"i9 h3 i2", "i9 g2 f2", "a9 d4 e5", "i9 h3"},
	BlindJusticeJob: {"a3 b4 d5 d4 j7 f5 e5", "i2 h6", "a3 f7 d5 d4 e5", "i2 d4"},
	MeleeJob:        {"b1 b3 c6 d3 a4 b5", "g1 f3 e3 d3 f4 f5", "h8 f7 f6 e6 f5 g5", "g1 e6 f3 a6 g5"},
	SideChannel:     {"f1:f2 e3 d3 e4 f6 f7 g7", "f1:f2 e3 c6 c4 f4 d6 e6", "f1:f2 d2 g2 e3 e6", "f1:f2 g2 e3"},
	HospitalityJob:  {"h10 h8 f6 g5 g4 f4 j4 f5", "h10 h8 h5 h4 i4", "a8 d7 e5 f6 g5", "a8 h8 h5 h4 i4"},
	ProvingGrounds:  {"h4 f4 f3 e1", "c7 d8 e5 f4 f3 e2", "h4 f4 f3 e1", "h4 f4 f3 e2"},
	SafehouseRescue: {"j1 g3 g4 f1", "j1 i3 h4 g4", "g10 f7 h8 g6", "g10 g8 g6 h6"},
	BlackBox:        {"f5:f6 i6 d6 b6 b7", "d5:c6 b6 a6 b7 a8", "d5:c6 b6 b7", "f5:f6 h6 g6 e6"},
	MarathonJob:     {"g9 f7 h5 e7 d6", "a9 b6 b4 b3 b2 b1", "a9 f6 b2 e4 f3 e2", "g9 f6 e4 f3 e2"},
	TheBricks:       {"h8 i7 i4", "d8 e7 e4 e3", "f8 g7 h7 i6 i4", "h8 i7 i4"},
	TheRiver:        {"g6 h8", "e5 d8 d9", "g6 h2", "e3 d2 d1"},
	TheHole:         {"g8 h5", "a8 b5 a2", "g8 h7 h3", "c9 c8 b5 b2"},
	FinalSouth:      {"f5 e5 e3 g3 h4 i4", "f5 e5 b4 a5 d4 e3", "i8:i7 h6 h4 i4 j4 k5", "i8:i7 h6 h4 i4 j4 k5"},
	FinalNorth:      {"f8 e6 e5 f5 h5 j5", "f8 e6 e5 f5 h5 j5", "c8 c6 d5 e5 g5", "c8 c6 d5 e5 g5"},
}

// smallBook is the routes of a crew of three where others suit it better than the
// first three of the book.
var smallBook = map[Heist][]string{
	DarkHorseJob: {"c7 f1 e2", "i7 h5 i3 i1 f6 d3", "c7 f4 e5"},
}

// moreBook is further routes that a rehearsal can choose.
var moreBook = map[Heist][]string{
	StartupJob: {
		"e9 c3 b2 c1", "e9 c4 c3 b2", "e9 c4 d4 e4", "e9 c4 d4 c3", "e9 c4 d4 c3 b2", "e9 c3 d3", "e9 c3 d3 e3",
		"g8 e4 f2 d4 c4 c3", "g8 f4 f2 e3 d3 c3", "g8 e4 f2 d4", "g8 e4 f2 e3", "g8 e4 d4 c4", "g8 e4 d3 c3", "g8 e4 f3",
	},
	DarkHorseJob: {
		"b1 d2 f1", "b1 d2 f1 f2", "b1 d2 d4 f4", "c7 d4 f4", "c7 d4 d2 f1", "i7 h4 i3 h2 i1", "i7 i5 h4 i3 h2 i1", "i7 h4 i3 h2 h1 i1",
	},
	GreedyPrisoner: {
		"a9 c4 d4 c3 c2", "a9 c4 c3 c2", "a9 c4 d4", "a9 c4 d4 c3", "i9 h3 g2 f2", "i9 h3 i2", "i9 h3 g2 f2 e2", "i9 h3 h2 f2 i2", "i9 h6 h4",
	},
	SideChannel: {
		"f1:f2 e3 d3 d4 e5 e6 f7", "f1:f2 e3 d3 d4 e5 e6 f7 g7", "f1:f2 e3 d3 d4 e5", "f1:f2 e3 e5 d6 c7", "f1:f2 e3 e5 e6 d6 c7", "f1:f2 e3 e5 f7",
		"f1:f2 e3 e5 e6", "f1:f2 g2 g3", "f1:f2 g2 e3 e4",
	},
	ProvingGrounds: {
		"c7 d8 d5 c4 c3 d2 e1", "c7 d8 d5 c5 b4 c3 d2 e1", "c7 d8 d5 c5", "c7 d8 d5 d4", "c7 d5 c5 b4 c3 d2", "h4 f4 d4 d5 c5 b4 c3 d2 e1",
		"h4 f4 d4 c4 c3 d2 e1", "h4 f4 f3 e1 d2 c3", "h4 f4 f3 e1 d2 c3 c5 d5", "h4 f4 e4 d4 d5",
	},
	MarathonJob: {
		"g9 g7 h5 g4 e4 c4 b4", "g9 g7 h5 g4 e4 d4", "g9 g7 h5 g4 e4 c4", "a9 b5 b4 b3 b1", "a9 b4 c4 b3 b1", "a9 b4 c4 d4 b3 b1", "a9 b4 b3 a2 b1",
		"g9 f5 f4 f3 e2", "g9 f5 f4 e4 f3 e2", "g9 f5 e4 d4 f4 f3 e2",
		"g9 f5 e4 c4 b3 b1", "g9 f7 e5 c4 b3 b1", "g9 f5 e4 c4 b4", "g9 f5 e4 b4 b3 b1 f4", "g9 g7 h5 g4 e4 c4 b3 b1", "g9 g7 h5 g4 f3 e2", "g9 f7 f5 f3 e2", "g9 f7 e5 e4 f3 e2",
	},
	FinalSouth: {
		"f5 d4 a5 e3 g3 h4", "f5 d4 a5 e3", "f5 d4 a5", "f5 d4 e3 g3 h4", "f5 d4 e3 g3 g4 h4 i4 j4 k5", "i8:i7 h6 h4 g4 i4 j4 k5", "i8:i7 h6 h4 h3 g3",
		"i8:i7 h6 h4 g3 e3 d4", "i8:i7 h6 h4 j4 k5 j6",
	},
}

// outsideBook is the routes of those who start outside in County.
var outsideBook = [heists][]string{
	TheBricks: {"j4 i4 i6", "h1 g2 f3 e3 d3", "j4 i4 i6"},
	TheRiver:  {"i8 h8 h7", "c9 d9 d8", "i2 h2"},
	TheHole:   {"i5 h5 g6", "c1 b2 c3", "h2 h3"},
}

// A route is a line of the book, read.
type route struct {
	start Hex
	door  Hex // the tile that a tunnel touches, noHex for a printed entrance
	via   []Hex
}

type routes []route

// readRoutes reads the lines of a heist.
func readRoutes(lines []string) (out routes) {
	for _, l := range lines {
		f := strings.Fields(l)
		start, door, _ := strings.Cut(f[0], ":")
		r := route{start: hexNamed(start), door: noHex}
		if door != "" {
			r.door = hexNamed(door)
		}
		for _, id := range f[1:] {
			r.via = append(r.via, hexNamed(id))
		}
		out = append(out, r)
	}
	return out
}

var bookRoutes, smallRoutes, outsideRoutes, allRoutes = func() (in, small, out, all [heists]routes) {
	for g := range in {
		in[g], out[g] = readRoutes(book[g]), readRoutes(outsideBook[g])
		small[g] = in[g]
		if lines := smallBook[Heist(g)]; lines != nil {
			small[g] = readRoutes(lines)
		}
		all[g] = readRoutes(slices.Concat(book[g], smallBook[Heist(g)], moreBook[Heist(g)]))
	}
	return in, small, out, all
}()

// routes is the routes of the book for this crew.
func (s *State) routes() routes {
	if s.Seats == 3 {
		return smallRoutes[s.Heist]
	}
	return bookRoutes[s.Heist]
}

// laying is the terrain of planning: known obstacles make a way longer.
func (s *State) laying() terrain {
	t := terrain{s: s, over: s.Board & indoors, hold: 2}
	t.toll[0] = s.Unknown
	t.toll[1] = s.Chits.Live
	t.toll[2] = s.Chits.Locked
	t.toll[3] = s.shut()
	for _, c := range s.board().gates {
		if c != nowhere {
			t.toll[1] |= only(c)
		}
	}
	t.post()
	return t
}

// trail is the tiles of a route in order, from the start over its waypoints.
func (s *State) trail(r *route) (list [40]Cell, n int) { return s.trailFrom(r, nowhere) }

// trailFrom is the same from another start than the route's own, which nowhere stands for: over the same waypoints.
func (s *State) trailFrom(r *route, start Cell) (list [40]Cell, n int) {
	var set Cells
	add := func(c Cell) {
		if c < tiles && !set.Has(c) && n < len(list) {
			set |= only(c)
			list[n] = c
			n++
		}
	}
	at := start
	if at == nowhere {
		at = s.cell(r.start)
	}
	if at == nowhere && r.door != noHex { // its tunnel is not dug yet
		at = s.cell(r.door)
		add(at)
	}
	if at == nowhere {
		return list, 0
	}
	t := s.laying()
	var d [cells]uint8
	for _, x := range r.via {
		to := s.cell(x)
		if to == nowhere {
			continue
		}
		t.costs(only(to), &d)
		for at != to && d[at] < unreachable {
			best, top := nowhere, 0
			for rest := s.near(at) & (s.Board & indoors); rest != 0; rest = rest.rest() {
				c := rest.first()
				n := 2*(int(d[c])+t.enter(c)) + 1
				if set.Has(c) {
					n-- // of equal ways the one that is planned already
				}
				if best == nowhere || n < top {
					best, top = c, n
				}
			}
			if best == nowhere || d[best] >= d[at] {
				break
			}
			at = best
			add(at)
		}
	}
	return list, n
}

// insider reports whether a seat takes the routes from inside, where those who
// break out have others than those who come for them.
func (s *State) insider(seat int) bool {
	return !s.rule(county) || s.Crew[seat].Marks&imprison != 0
}

// lines is all routes of the book that a seat can take.
func (s *State) lines(seat int) routes {
	if s.insider(seat) {
		return allRoutes[s.Heist]
	}
	return outsideRoutes[s.Heist]
}

// routeOf is the route that a seat is to take: the rehearsed one, or by memory,
// where the longest memories take the first routes that need them.
func (s *State) routeOf(seat int) *route {
	list := s.lines(seat)
	if x := s.Scheme[seat]; x > 0 {
		return &list[int(x-1)%len(list)]
	}
	inside := s.insider(seat)
	if inside {
		list = s.routes()
	}
	taken := 0
	var mates [4]int
	n := 0
	for f := range int(s.Seats) {
		if s.insider(f) == inside {
			mates[n] = f
			n++
		}
	}
	for i := range list {
		if i >= n {
			break
		}
		_, long := s.trail(&list[i])
		best := -1
		for _, f := range mates[:n] {
			if taken>>f&1 == 1 {
				continue
			}
			if best < 0 || s.fits(f, long) > s.fits(best, long) {
				best = f
			}
		}
		if best == seat {
			return &list[i]
		}
		taken |= 1 << best
	}
	return &list[0]
}

// fits is how well a memory suits a route: enough is best, and not much more.
func (s *State) fits(f, long int) int {
	m := int(characterTable[s.Crew[f].Card].Memory)
	if m < long {
		return m - long
	}
	return 100 - m
}

// startOf is where a seat starts a route: where the route does, or as near to that as can be where it is crowded or its
// tunnel is not dug. Who has a place keeps it, unless its way is torn or the tunnel of its route has been dug since.
func (s *State) startOf(f int, r *route) Cell {
	fig := &s.Crew[f]
	start, free := s.cell(r.start), s.starts(f)&^s.crowded()
	if fig.Status == inPlay {
		if start == fig.At || start == nowhere || !free.Has(start) || r.door == noHex && !s.torn(f) {
			return fig.At
		}
		return start
	}
	near := only(start)
	if start == nowhere && r.door != noHex {
		near = only(s.cell(r.door))
	}
	if free != 0 && (start == nowhere || !free.Has(start)) {
		return s.nearestTo(free, near).first()
	}
	return start
}

// torn reports whether there are tokens of a figure that it cannot get to over the others.
func (s *State) torn(f int) bool {
	fig := &s.Crew[f]
	return fig.Plan&indoors&^s.flood(only(fig.At), fig.Plan|s.Board&entrances) != 0
}

// route is how a seat's route runs: its tiles, and where it starts.
func (m *mind) route(s *State, f int) (trail []Cell, start Cell) {
	r := &m.routes[f]
	if !m.laid[f] {
		m.laid[f] = true
		route := s.routeOf(f)
		r.start = s.startOf(f, route)
		r.trail, r.long = s.trailFrom(route, r.start)
	}
	return r.trail[:r.long], r.start
}

// notPlanned is what is worth nothing to a plan.
const notPlanned = -6

// startWorth is what it is worth to start on a cell: every seat follows its route.
func (s *State) startWorth(f int, c Cell, m *mind) float64 {
	if f == npc {
		return s.guideWorth(c)
	}
	_, start := m.route(s, f)
	switch {
	case c == start:
		return firstStep
	case s.Crew[f].Status != waiting:
		return notPlanned
	case start != nowhere:
		return 7 - 0.1*float64(s.span(c, start))
	}
	return 7
}

// tokenWorth is what a token on a cell is worth in planning; those that are left over
// cover the tiles beside the route, and what covers none stays in hand.
func (s *State) tokenWorth(f int, c Cell, m *mind) float64 {
	trail, _ := m.route(s, f)
	if j := slices.Index(trail, c); j >= 0 {
		return 9 - 0.05*float64(j)
	}
	return s.besideWorth(c, trail)
}

// liftWorth is what it is worth to take a token up again: only those are that lie beside the way of a plan that is
// torn, while the way lacks some.
func (s *State) liftWorth(f int, c Cell, m *mind) float64 {
	fig := &s.Crew[f]
	if fig.Status != inPlay || fig.Tokens > 0 || !s.torn(f) {
		return notPlanned
	}
	trail, _ := m.route(s, f)
	if trail = trail[:min(len(trail), fig.Plan.Len())]; slices.Contains(trail, c) {
		return notPlanned
	}
	return 8
}

// guideWorth is what it is worth that the Guide starts on a cell: where most of the
// crew do, and once it has a place it stays there.
func (s *State) guideWorth(c Cell) float64 {
	if s.Crew[npc].Status != waiting {
		return notPlanned
	}
	v := 5.0
	for f := range int(s.Seats) {
		if s.Crew[f].At == c {
			v += 0.1
		}
	}
	return v
}

// besideWorth is what a token beside the route is worth: next to many of its
// tiles, in place of one that may be barred.
func (s *State) besideWorth(c Cell, trail []Cell) float64 {
	var set Cells
	for _, x := range trail {
		set |= only(x)
	}
	v := float64((s.near(c) & set).Len())
	if v == 0 {
		return notPlanned // nobody gets there
	}
	v += 0.5 * float64((s.near(c) & set & (s.Unknown | s.Chits.Locked)).Len())
	if s.Chits.Locked.Has(c) || s.shut().Has(c) {
		v -= 1
	}
	return 2 + 0.5*v
}

// tunnelWorth prefers the tunnels of the routes that are taken.
func (s *State) tunnelWorth(x, door Hex) float64 {
	for f := range int(s.Seats) {
		if r := s.routeOf(f); r.start == x && r.door == door {
			return 12
		}
	}
	return -3
}
