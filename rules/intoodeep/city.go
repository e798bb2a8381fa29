package intoodeep

import "math/bits"

// A Zone is one of the eight boards that form New Dawn City.
type Zone uint8

// Zones, in the order of games §2.
const (
	Blocks Zone = iota
	Downtown
	IonHeights
	Parish
	Riverside
	Skyport
	Towers
	Zinbazaar
	zones = 8
)

// zoneTable is the eight boards with their powers.
var zoneTable = [zones]struct {
	ID    string
	Code  string // in criteria
	Power []Step
}{
	Blocks:     {"blocks", "BLOCKS", fx(challenge())},
	Downtown:   {"downtown", "DOWNTOWN", fx(shifts(3))},
	IonHeights: {"ion-heights", "ION", fx(boostOrCard())},
	Parish:     {"parish", "PARISH", fx(tolerance())},
	Riverside:  {"riverside", "RIVERSIDE", fx(gainOrFile())},
	Skyport:    {"skyport", "SKYPORT", fx(moveCriminal())},
	Towers:     {"towers", "TOWERS", fx(option(), option())},
	Zinbazaar:  {"zinbazaar", "ZIN", fx(swapItems())},
}

// A Spot is a position of the ring, 0 to 7 clockwise. Edge i lies between the
// spots i and i+1.
type (
	Spot uint8
	Edge uint8
)

const noSpot Spot = 0xff

// cw is the spot n Zones clockwise, counterclockwise for a negative n.
func (p Spot) cw(n int) Spot { return Spot(int(p)+n) & (zones - 1) }

// opposite is the spot straight across the ring.
func (p Spot) opposite() Spot { return p.cw(zones / 2) }

// apart is the distance of two spots on the ring, 0 to 4.
func (p Spot) apart(q Spot) int {
	d := int(q-p) & (zones - 1)
	return min(d, zones-d)
}

// edgeTo is the edge between two neighbours.
func (p Spot) edgeTo(q Spot) Edge {
	if p.cw(1) == q {
		return Edge(p)
	}
	return Edge(q)
}

// An Item is one of the eight; two of a type follow each other.
type Item uint8

// Items.
const (
	Blaster Item = iota
	Detonator
	Coupe
	Hauler
	Scrambler
	Birdseye
	Cash
	Serum
	items       = 8
	noItem Item = 0xff
)

// other is the other Item of the same type.
func (i Item) other() Item { return i ^ 1 }

// itemTable is the Items with their codes in criteria.
var itemTable = [items]struct {
	ID, Code string
	Type     string
}{
	Blaster:   {"blaster", "BLASTER", "WEAPON"},
	Detonator: {"detonator", "DETONATOR", "WEAPON"},
	Coupe:     {"coupe", "COUPE", "VEHICLE"},
	Hauler:    {"hauler", "HAULER", "VEHICLE"},
	Scrambler: {"scrambler", "SCRAMBLER", "GADGET"},
	Birdseye:  {"birdseye", "BIRDSEYE", "GADGET"},
	Cash:      {"cash", "CASH", "LOOT"},
	Serum:     {"serum", "SERUM", "LOOT"},
}

// A Kit is a choice of Items: one, a type, or any. One bit an Item.
type Kit uint8

// Types of Items.
const (
	Weapon  = Kit(1<<Blaster | 1<<Detonator)
	Vehicle = Kit(1<<Coupe | 1<<Hauler)
	Gadget  = Kit(1<<Scrambler | 1<<Birdseye)
	Loot    = Kit(1<<Cash | 1<<Serum)
	AnyItem = Kit(0xff)
)

// Len is the number of Items.
func (k Kit) Len() int { return bits.OnesCount8(uint8(k)) }

// heatAt is the number of Heat markers, 0 to 3.
func (c *City) heatAt(p Spot) int {
	for i, at := range c.Heat {
		if at == p {
			return 3 - i
		}
	}
	return 0
}

// cycleHeat draws one marker from each stack into a Zone that has none (Use a
// Zone Power): the stacks become 2, 1 and 0, the Zone has 3.
func (c *City) cycleHeat(p Spot) { c.Heat = [3]Spot{p, c.Heat[0], c.Heat[1]} }

// itemAt is the spot where an Item is, loose or held.
func (c *City) itemAt(i Item) Spot {
	if c.Lies[i] != noSpot {
		return c.Lies[i]
	}
	return c.Pawn[c.Holder[i]]
}

// barred reports whether a Blockade stands on an edge.
func (c *City) barred(e Edge) bool { return c.Blockade[0] == e || c.Blockade[1] == e }

// between reports whether a Blockade stands between two neighbours.
func (c *City) between(p, q Spot) bool { return c.barred(p.edgeTo(q)) }

// bars is the number of Blockades on the two edges of a spot.
func (c *City) bars(p Spot) int {
	n := 0
	for _, e := range c.Blockade {
		if Spot(e) == p || Spot(e) == p.cw(-1) {
			n++
		}
	}
	return n
}

// shiftTarget is where a Blockade lands that shifts by one in a direction (1
// or -1): the edge of the other one is skipped.
func (c *City) shiftTarget(which, dir int) Edge {
	e := Edge(int(c.Blockade[which])+dir) & (zones - 1)
	if e == c.Blockade[1-which] {
		e = Edge(int(e)+dir) & (zones - 1)
	}
	return e
}

// reachable is the spots that can be reached from p without crossing a
// Blockade, one bit each, p included.
func (c *City) reachable(p Spot) (set uint8) {
	set = 1 << p
	for _, dir := range [2]int{1, -1} {
		for q := p; !c.between(q, q.cw(dir)) && set>>q.cw(dir)&1 == 0; {
			q = q.cw(dir)
			set |= 1 << q
		}
	}
	return set
}

// drop puts a held Item down where its holder stands and returns it.
func (c *City) drop(k Criminal) Item {
	i := c.Holds[k]
	if i != noItem {
		c.Holds[k], c.Holder[i], c.Lies[i] = noItem, nobody, c.Pawn[k]
	}
	return i
}

// lay puts an Item, loose or held, loose into a spot.
func (c *City) lay(i Item, p Spot) {
	if h := c.Holder[i]; h != nobody {
		c.Holds[h], c.Holder[i] = noItem, nobody
	}
	c.Lies[i] = p
}

// hand gives an Item, loose or held, to a Criminal that drops what it held.
func (c *City) hand(i Item, k Criminal) {
	if c.Holds[k] == i {
		return
	}
	c.drop(k)
	if h := c.Holder[i]; h != nobody {
		c.Holds[h] = noItem
	}
	c.Holds[k], c.Holder[i], c.Lies[i] = i, k, noSpot
}

// swap lets two Items trade places: one that takes the place of a held Item
// becomes held.
func (c *City) swap(i, j Item) {
	c.Holder[i], c.Holder[j] = c.Holder[j], c.Holder[i]
	c.Lies[i], c.Lies[j] = c.Lies[j], c.Lies[i]
	for _, x := range [2]Item{i, j} {
		if h := c.Holder[x]; h != nobody {
			c.Holds[h] = x
		}
	}
}

// with is the Criminals at a spot, one bit each.
func (c *City) with(p Spot) (set Crew) {
	for k, at := range c.Pawn {
		if at == p {
			set |= 1 << k
		}
	}
	return set
}
