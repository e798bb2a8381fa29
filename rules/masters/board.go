package masters

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// A Hex is a place on the sheet that the maps are drawn on, tile or gap: the
// columns and rows of the largest map with a margin of one all around.
type Hex uint8

const (
	columns     = 13 // the margin, a to k, the margin
	rows        = 12
	hexes       = columns * rows
	noHex   Hex = 0xff
)

// hexAt is the hex in a column and a row, both counted from 0 on the map, so
// that -1 is the margin.
func hexAt(column, row int) Hex {
	if column < -1 || column > columns-2 || row < -1 || row > rows-2 {
		return noHex
	}
	return Hex((row+1)*columns + column + 1)
}

func (x Hex) column() int { return int(x)%columns - 1 }
func (x Hex) row() int    { return int(x)/columns - 1 }

// id is the name of the hex: a letter for the column, a number for the row.
func (x Hex) id() string {
	letter := byte('z')
	if c := x.column(); c >= 0 {
		letter = 'a' + byte(c)
	}
	return string(letter) + strconv.Itoa(x.row()+1)
}

func hexIDs() []string {
	ids := make([]string, hexes)
	for x := range ids {
		ids[x] = Hex(x).id()
	}
	return ids
}

// A side of a hex, in the order in which the map codes count the doors of
// entrances (E1 is northEast).
type side uint8

const (
	northEast side = iota
	east
	southEast
	southWest
	west
	northWest
	sides = 6
)

// opposite is the side of the neighbour that touches this one.
func (d side) opposite() side { return (d + 3) % sides }

// next is the hex beyond a side, noHex outside the sheet. Odd rows are shifted
// right by half a hex.
func (x Hex) next(d side) Hex {
	c, r := x.column(), x.row()
	shifted := r & 1 // -1 is odd
	switch d {
	case east:
		return hexAt(c+1, r)
	case west:
		return hexAt(c-1, r)
	case northEast:
		return hexAt(c+shifted, r-1)
	case northWest:
		return hexAt(c+shifted-1, r-1)
	case southEast:
		return hexAt(c+shifted, r+1)
	}
	return hexAt(c+shifted-1, r+1)
}

// sideTo is the side of x that touches y, or sides.
func (x Hex) sideTo(y Hex) side {
	for d := range side(sides) {
		if x.next(d) == y {
			return d
		}
	}
	return sides
}

// A Cell is a tile or an entrance of the map that is played, counted from 0:
// tiles in reading order, then the printed entrances, then those that are
// added: two tunnels and the exit that BREACH makes.
type Cell uint8

const (
	tiles              = 32
	firstEntrance Cell = tiles
	firstAdded    Cell = 36
	breachExit    Cell = 38
	cells              = 39
	nowhere       Cell = 0xff
)

// outdoors reports whether c is an entrance (rulebook: Entrances & Exits).
func (c Cell) outdoors() bool { return c >= firstEntrance && c < cells }

// Cells is a set of cells, one bit each.
type Cells uint64

const (
	indoors   Cells = 1<<tiles - 1
	entrances Cells = (1<<cells - 1) &^ indoors
)

func only(c Cell) Cells { return 1 << c }

// Has reports whether c is in the set.
func (s Cells) Has(c Cell) bool { return s>>c&1 == 1 }

// Len is the number of cells in the set.
func (s Cells) Len() int { return bits.OnesCount64(uint64(s)) }

// first is the lowest cell of a set that is not empty, rest the others.
func (s Cells) first() Cell { return Cell(bits.TrailingZeros64(uint64(s))) }
func (s Cells) rest() Cells { return s & (s - 1) }

// A print is what the diagram shows on a hex.
type print struct {
	unknown                        bool
	guards, locks, cameras, dogs   uint8
	cash                           uint8
	jewel, documents, keycard, usb bool
	door, item, safe, reinforce    bool
	tower, kennel, story, pawn     bool
	gate                           uint8 // 1 to 4 for A to D
	server, remote                 uint8 // 1 for x, 2 for y
}

// mapCodes says what the map codes stand for. Entrances and tunnels are no tiles.
var mapCodes = map[string]print{
	"EM": {}, "SC": {unknown: true},
	"GU": {guards: 1}, "LO": {locks: 1}, "CM": {cameras: 1}, "DO": {dogs: 1},
	"G2": {guards: 2}, "L2": {locks: 2}, "C2": {cameras: 2}, "GDGD": {dogs: 2},
	"2GL": {guards: 1, locks: 1}, "2GC": {guards: 1, cameras: 1}, "2CL": {cameras: 1, locks: 1}, "2LD": {locks: 1, dogs: 1},
	"$1": {cash: 1}, "$2": {cash: 2}, "$3": {cash: 3}, "G1K": {guards: 1, cash: 1}, "GKC": {guards: 1, keycard: true},
	"JW": {jewel: true}, "PP": {documents: true}, "USB": {usb: true}, "KC": {keycard: true}, "KCL": {door: true},
	"I": {item: true}, "S": {safe: true}, "RE": {reinforce: true}, "WT": {tower: true}, "DK": {kennel: true},
	"*": {story: true}, "MW": {pawn: true},
	"GA": {gate: 1}, "GB": {gate: 2}, "GC": {gate: 3}, "GD": {gate: 4},
	"SX": {server: 1}, "SY": {server: 2}, "RX": {remote: 1}, "RY": {remote: 2},
	"RXD": {remote: 1, documents: true}, "RYD": {remote: 2, documents: true}, "RXJ": {remote: 1, jewel: true},
	"RXM": {remote: 1, pawn: true}, "RYM": {remote: 2, pawn: true},
}

// A board is a map as the rules use it. It never changes; what changes is in
// the State.
type board struct {
	tiles   Cells
	doors   Cells // printed entrances
	hexOf   [cells]Hex
	cellAt  [hexes]Cell
	near    [cells]Cells       // tiles and printed entrances that share a border
	beyond  [cells][sides]Cell // the tile in a direction; nowhere at a gap
	print   [tiles]print
	tunnels []Hex // spaces for an added entrance
	gates   [4]Cell
	servers [2]Cells // of x and y
	barred  Cells    // printed keycard doors
	kennel  Cell
	safe    Cell
	item    Cell
	story   Cells
	pawns   Cells
}

// boards are the 17 maps.
var boards = func() (t [heists]board) {
	for i := range t {
		t[i] = readMap(heistTable[i].Map, heistTable[i].Kennel)
	}
	return t
}()

// readMap turns a printed map into a board. It panics on a map that is not
// well formed: maps are part of the program.
func readMap(text, kennel string) (b board) {
	b.kennel, b.safe, b.item = nowhere, nowhere, nowhere
	for i := range b.gates {
		b.gates[i] = nowhere
	}
	for i := range b.hexOf {
		b.hexOf[i] = noHex
	}
	for i := range b.cellAt {
		b.cellAt[i] = nowhere
	}
	tile, door := Cell(0), firstEntrance
	var facing [cells]side
	for i, line := range strings.Split(strings.Trim(text, "\n"), "\n") {
		fields := strings.Fields(line)
		if i == 0 {
			continue // the letters of the columns
		}
		row, err := strconv.Atoi(fields[0])
		if err != nil {
			panic("masters: a map line without a number: " + line)
		}
		for column, code := range fields[1:] {
			x := hexAt(column, row-1)
			switch {
			case code == ".":
			case code == "T":
				b.tunnels = append(b.tunnels, x)
			case len(code) == 2 && code[0] == 'E' && code != "EM":
				b.hexOf[door], b.cellAt[x] = x, door
				facing[door] = side(code[1] - '1')
				b.doors |= only(door)
				door++
			default:
				p, ok := mapCodes[code]
				if !ok {
					panic(fmt.Sprintf("masters: unknown map code %q", code))
				}
				b.hexOf[tile], b.cellAt[x] = x, tile
				b.print[tile] = p
				b.tiles |= only(tile)
				b.note(tile, p)
				tile++
			}
		}
	}
	b.connect(facing)
	if kennel != "" {
		b.kennel = b.cellAt[hexNamed(kennel)]
	}
	return b
}

// hexNamed is the hex with an id.
func hexNamed(id string) Hex {
	for x := range Hex(hexes) {
		if x.id() == id {
			return x
		}
	}
	return noHex
}

// note remembers where the things of a map are of which there is one.
func (b *board) note(c Cell, p print) {
	switch {
	case p.gate > 0:
		b.gates[p.gate-1] = c
	case p.server > 0:
		b.servers[p.server-1] |= only(c)
	case p.door:
		b.barred |= only(c)
	case p.kennel:
		b.kennel = c
	case p.safe:
		b.safe = c
	case p.item:
		b.item = c
	case p.story:
		b.story |= only(c)
	case p.pawn:
		b.pawns |= only(c)
	}
}

// connect joins tiles that share a border, and every entrance with the one
// tile at its door side.
func (b *board) connect(facing [cells]side) {
	for c := range b.beyond {
		for d := range b.beyond[c] {
			b.beyond[c][d] = nowhere
		}
	}
	for rest := b.tiles; rest != 0; rest = rest.rest() {
		c := rest.first()
		for d := range side(sides) {
			if x := b.hexOf[c].next(d); x != noHex {
				if o := b.cellAt[x]; o < tiles {
					b.beyond[c][d] = o
					b.near[c] |= only(o)
				}
			}
		}
	}
	for rest := b.doors; rest != 0; rest = rest.rest() {
		c := rest.first()
		o := b.cellAt[b.hexOf[c].next(facing[c])]
		b.near[c] = only(o)
		b.near[o] |= only(c)
		b.beyond[c][facing[c]] = o
		b.beyond[o][facing[c].opposite()] = c
	}
}

// board is the map that is played.
func (s *State) board() *board { return &boards[s.Heist] }

// hex is where a cell lies on the sheet.
func (s *State) hex(c Cell) Hex {
	if c >= firstAdded && c < cells {
		return s.Added[c-firstAdded].Hex
	}
	return s.board().hexOf[c]
}

// cell is the tile or entrance that lies on a hex now, or nowhere.
func (s *State) cell(x Hex) Cell {
	if x >= hexes {
		return nowhere
	}
	if c := s.board().cellAt[x]; c != nowhere && s.Board.Has(c) {
		return c
	}
	for i := range s.Added {
		if s.Added[i].Hex == x {
			return firstAdded + Cell(i)
		}
	}
	return nowhere
}

// near is the cells that share a border with c (rulebook: Adjacent); an
// entrance has one neighbour, the tile at its door.
func (s *State) near(c Cell) Cells {
	if c >= firstAdded {
		return only(s.Added[c-firstAdded].Door) & s.Board
	}
	set := s.board().near[c] & s.Board
	if s.Board>>firstAdded != 0 {
		for i := range s.Added {
			if s.Added[i].Door == c {
				set |= only(firstAdded+Cell(i)) & s.Board
			}
		}
	}
	return set
}

// around is the cells next to any cell of a set; cells of the set are in it
// only where another one touches them.
func (s *State) around(set Cells) (out Cells) {
	for ; set != 0; set = set.rest() {
		out |= s.near(set.first())
	}
	return out
}

// beyond is the cell in a direction, nowhere where there is a gap. Entrances
// are reached and left through their door only.
func (s *State) beyond(c Cell, d side) Cell {
	if c < firstAdded {
		if o := s.board().beyond[c][d]; o != nowhere && s.Board.Has(o) {
			return o
		}
	}
	for i := range s.Added {
		if e := firstAdded + Cell(i); s.Board.Has(e) {
			door := s.Added[i].Door
			if c == door && s.hex(c).next(d) == s.Added[i].Hex {
				return e
			}
			if c == e && s.Board.Has(door) && s.Added[i].Hex.next(d) == s.hex(door) {
				return door
			}
		}
	}
	return nowhere
}

// across is the tiles straight across exactly one gap from c (VENT CRAWL).
func (s *State) across(c Cell) (set Cells) {
	if c.outdoors() {
		return 0
	}
	for d := range side(sides) {
		gap := s.hex(c).next(d)
		if gap == noHex || s.cell(gap) < tiles {
			continue
		}
		if far := gap.next(d); far != noHex {
			if o := s.cell(far); o < tiles {
				set |= only(o)
			}
		}
	}
	return set
}

// A sheet is a set of hexes.
type sheet [(hexes + 63) / 64]uint64

func (t *sheet) has(x Hex) bool { return t[x/64]>>(x%64)&1 == 1 }
func (t *sheet) add(x Hex)      { t[x/64] |= 1 << (x % 64) }

// outside is the empty hexes that are connected with the outside of the board
// (rulebook: External). The margin is always outside; a hex with an entrance
// has no tile and counts as empty.
func (s *State) outside() (out sheet) {
	var queue [hexes]Hex
	queue[0] = 0
	out.add(0)
	for head, tail := 0, 1; head < tail; head++ {
		for d := range side(sides) {
			x := queue[head].next(d)
			if x == noHex || out.has(x) || s.cell(x) < tiles {
				continue
			}
			out.add(x)
			queue[tail] = x
			tail++
		}
	}
	return out
}

// external is the tiles with at least one external side.
func (s *State) external() (set Cells) {
	out := s.outside()
	for rest := s.Board & indoors; rest != 0; rest = rest.rest() {
		c := rest.first()
		for d := range side(sides) {
			if out.has(s.hex(c).next(d)) {
				set |= only(c)
			}
		}
	}
	return set
}

// distances is how many steps over tiles each cell is from a set; far is
// where there is no way.
func (s *State) distances(from Cells, over Cells) (d [cells]uint8) {
	for i := range d {
		d[i] = far
	}
	seen := from
	for n := uint8(0); from != 0; n++ {
		for rest := from; rest != 0; rest = rest.rest() {
			d[rest.first()] = n
		}
		from = s.around(from) & over &^ seen
		seen |= from
	}
	return d
}

const far = 0xff
