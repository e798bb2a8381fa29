package intoodeep

// The criteria of a crime are data in a small language (games §10): roles, two
// colons, and conditions joined by &, or, ! and brackets.
//
//	YOU u; CRIM c :: holds(u,SERUM) & alone(u) & same(zone(c),opp(zone(u)))
//
// They hold if some choice of Criminals and Zones for the roles makes every
// condition true. conditions.go says what can be asked, parse.go reads it, this
// file decides it, explain.go puts it into words.

// A Criterion is the compiled criteria of one crime.
type Criterion struct {
	bound [roles]bool
	parts []part // what must hold all together
	nodes []node
	stage [roles + 1][]uint8 // parts to look at once a role is bound; the last without roles
}

// A part is one of the conditions that must all hold.
type part struct {
	root  uint8
	needs uint8 // roles that it speaks of, one bit each
}

// A node is a condition or a join of two.
type node struct {
	op          op
	left, right uint8 // children of a join
	role        Role
	with        uint8 // roles that opAloneWith names, one bit each
	sentinel    bool  // opAloneWith names the Sentinel
	kit         Kit
	at, to      Term
	cmp         cmp
	n           int8
}

type cmp uint8

const (
	atLeast cmp = iota
	exactly
	unlike
	atMost
	above
	below
)

func (c cmp) holds(x, n int) bool {
	switch c {
	case atLeast:
		return x >= n
	case exactly:
		return x == n
	case unlike:
		return x != n
	case atMost:
		return x <= n
	case above:
		return x > n
	}
	return x < n
}

// A Term is a Zone that a card speaks of.
type Term struct {
	Base base
	Arg  uint8 // Role or Zone
	Turn int8  // Zones clockwise from there
}

type base uint8

const (
	ofRole     base = iota // the Zone of a Criminal
	roleZone               // the Zone that a role stands for
	namedZone              // a named Zone
	sentinelAt             // the Sentinel's Zone
)

// of, at, in, sentinel and opp are the terms of the card tables.
func of(r Role) Term         { return Term{ofRole, uint8(r), 0} }
func at(r Role) Term         { return Term{roleZone, uint8(r), 0} }
func in(z Zone) Term         { return Term{namedZone, uint8(z), 0} }
func sentinel() Term         { return Term{sentinelAt, 0, 0} }
func opp(t Term) Term        { t.Turn = (t.Turn + zones/2) % zones; return t }
func (t Term) hasRole() bool { return t.Base == ofRole || t.Base == roleZone }

// A Cast is who plays the roles of a crime: Criminals for U, V and C, a spot
// for Z.
type Cast [roles]uint8

var noCast = Cast{0xff, 0xff, 0xff, 0xff}

// where is the spot that a term means.
func (c *City) where(t Term, cast *Cast) Spot {
	var p Spot
	switch t.Base {
	case ofRole:
		p = c.Pawn[cast[t.Arg]]
	case roleZone:
		p = Spot(cast[t.Arg])
	case namedZone:
		p = c.Spot[t.Arg]
	default:
		p = c.Sentinel
	}
	return p.cw(int(t.Turn))
}

// A scene is the city as the criteria of one player's crimes see it.
type scene struct {
	city        *City
	all         Crew // Criminals in play
	crims       [zones]Crew
	loose, held [zones]Kit // Items at each spot
	mine        Crew       // YOU
	loners      Crew       // always considered ALONE
	stand       Item       // an Item that counts as the other of its type
}

// scene looks at the city for a player.
func (s *State) scene(p int) (sc scene) {
	sc.city = &s.City
	sc.stand = noItem
	sc.look()
	sc.mine = s.hooked(p)
	for rest := sc.mine & loners; rest != 0; rest = rest.rest() {
		if k := rest.first(); s.skilled(p, k) {
			sc.loners |= 1 << k
		}
	}
	return sc
}

// look notes who and what is in each Zone.
func (sc *scene) look() {
	sc.all, sc.crims, sc.loose, sc.held = 0, [zones]Crew{}, [zones]Kit{}, [zones]Kit{}
	for k, at := range sc.city.Pawn {
		if at == noSpot {
			continue
		}
		sc.all |= 1 << k
		sc.crims[at] |= 1 << k
		if i := sc.city.Holds[k]; i != noItem {
			sc.held[at] |= 1 << i
		}
	}
	for i, at := range sc.city.Lies {
		if at != noSpot {
			sc.loose[at] |= 1 << i
		}
	}
}

// matching is the physical Items that a kit asks for.
func (sc *scene) matching(k Kit) Kit {
	if sc.stand == noItem {
		return k
	}
	asked := k>>sc.stand.other()&1 == 1
	k &^= 1 << sc.stand
	if asked {
		k |= 1 << sc.stand
	}
	return k
}

// satisfied reports whether the criteria of a crime hold for a player.
func (s *State) satisfied(p, crime int) bool {
	sc := s.scene(p)
	return s.holds(p, crime, &sc, nil)
}

// casts collects every choice of roles that satisfies a crime.
type casts struct {
	list [96]Cast
	n    int
}

// add collects a cast once.
func (l *casts) add(c Cast) {
	for _, x := range l.list[:l.n] {
		if x == c {
			return
		}
	}
	if l.n < len(l.list) {
		l.list[l.n] = c
		l.n++
	}
}

// holds looks for casts that satisfy a crime, one or all of them. With the
// Mechanic's Skill the criteria may hold with its Item as it is or as the other
// Item of its type; the player may mean either.
func (s *State) holds(p, crime int, sc *scene, all *casts) bool {
	k := &criteria[crime]
	cast := noCast
	sc.stand = noItem
	found := k.search(sc, &cast, 0, all)
	for rest := sc.mine & standIns; rest != 0 && (!found || all != nil); rest = rest.rest() {
		m := rest.first()
		if i := s.City.Holds[m]; i != noItem && s.skilled(p, m) {
			sc.stand = i
			cast = noCast
			found = k.search(sc, &cast, 0, all) || found
		}
	}
	return found
}

// search binds the roles from r on. Without a collection it stops at the first
// cast.
func (k *Criterion) search(sc *scene, cast *Cast, r Role, all *casts) bool {
	if r == 0 && !k.check(sc, cast, roles) {
		return false
	}
	for r < roles && !k.bound[r] {
		r++
	}
	if r == roles {
		if all != nil {
			all.add(*cast)
		}
		return true
	}
	found := false
	for rest := k.candidates(sc, cast, r); rest != 0; rest &= rest - 1 {
		cast[r] = uint8(Crew(rest).first())
		if k.check(sc, cast, r) && k.search(sc, cast, r+1, all) {
			if found = true; all == nil {
				return true
			}
		}
	}
	cast[r] = 0xff
	return found
}

// candidates is who may play a role, one bit each: different hooked Criminals
// for U and V, any other Criminal for C, any Zone for Z.
func (k *Criterion) candidates(sc *scene, cast *Cast, r Role) uint16 {
	switch r {
	case U:
		return uint16(sc.mine)
	case V:
		return uint16(sc.mine) &^ (1 << cast[U])
	case C:
		set := uint16(sc.all)
		for _, x := range cast[:C] {
			if x != 0xff {
				set &^= 1 << x
			}
		}
		return set
	}
	return 1<<zones - 1
}

// check looks at the parts that can be decided once role r is bound.
func (k *Criterion) check(sc *scene, cast *Cast, r Role) bool {
	for _, i := range k.stage[r] {
		if !k.true(sc, cast, k.parts[i].root) {
			return false
		}
	}
	return true
}

// true decides a condition.
func (k *Criterion) true(sc *scene, cast *Cast, i uint8) bool {
	n := &k.nodes[i]
	c := sc.city
	switch n.op {
	case opAnd:
		return k.true(sc, cast, n.left) && k.true(sc, cast, n.right)
	case opOr:
		return k.true(sc, cast, n.left) || k.true(sc, cast, n.right)
	case opNot:
		return !k.true(sc, cast, n.left)
	case opAt:
		return c.Pawn[cast[n.role]] == c.where(n.at, cast)
	case opHolds:
		i := c.Holds[cast[n.role]]
		return i != noItem && sc.matching(n.kit)>>i&1 == 1
	case opFree:
		return c.Holds[cast[n.role]] == noItem
	case opAlone:
		return sc.alone(Criminal(cast[n.role]), 0, false)
	case opAloneWith:
		return sc.aloneWith(n, cast)
	case opEmpty:
		p := c.where(n.at, cast)
		return sc.crims[p] == 0 && sc.loose[p] == 0 && c.Sentinel != p
	case opSame:
		return c.where(n.at, cast) == c.where(n.to, cast)
	case opAdjacent:
		return c.where(n.at, cast).apart(c.where(n.to, cast)) == 1
	case opBlock:
		p, q := c.where(n.at, cast), c.where(n.to, cast)
		return p.apart(q) == 1 && c.between(p, q)
	}
	return n.cmp.holds(sc.count(n, cast), int(n.n))
}

// count is the number that a condition compares.
func (sc *scene) count(n *node, cast *Cast) int {
	c := sc.city
	p := c.where(n.at, cast)
	switch n.op {
	case opCriminals:
		return sc.crims[p].Len()
	case opHeat:
		return c.heatAt(p)
	case opDistance:
		return p.apart(c.where(n.to, cast))
	case opBlocks:
		return c.bars(p)
	}
	m := sc.matching(n.kit)
	count := 0
	if n.op != opHeld {
		count += (sc.loose[p] & m).Len()
	}
	if n.op != opLoose {
		count += (sc.held[p] & m).Len()
	}
	return count
}

// alone reports whether nobody is with k but those of a set, and no Sentinel
// unless it is expected (rulebook: Criteria Clarifications).
func (sc *scene) alone(k Criminal, with Crew, sentinel bool) bool {
	if sc.loners.Has(k) {
		return true
	}
	at := sc.city.Pawn[k]
	return sc.crims[at]&^with == 1<<k && (sentinel || sc.city.Sentinel != at)
}

// aloneWith also asks that everybody named is there.
func (sc *scene) aloneWith(n *node, cast *Cast) bool {
	k := Criminal(cast[n.role])
	at := sc.city.Pawn[k]
	var with Crew
	for r := range Role(C + 1) {
		if n.with>>r&1 == 1 {
			with |= 1 << cast[r]
		}
	}
	if with&^sc.crims[at] != 0 || n.sentinel && sc.city.Sentinel != at {
		return false
	}
	return sc.alone(k, with, n.sentinel)
}
