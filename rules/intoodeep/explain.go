package intoodeep

import "safehouse/rules"

// Criteria in words: what a card asks for, and what is missing.

// A teller puts conditions into words for a cast; roles that nobody plays are
// named as roles.
type teller struct {
	s    *State
	k    *Criterion
	cast Cast
}

var roleKeys = [roles]string{"role.u", "role.v", "role.c", "role.z"}

func (t *teller) who(r Role) rules.Message {
	if t.cast[r] == 0xff {
		return rules.Say(roleKeys[r])
	}
	return rules.Say("role.cast", info.Naming("who", refCriminal(Criminal(t.cast[r]))))
}

func (t *teller) zone(z Term) rules.Message {
	var m rules.Message
	switch z.Base {
	case ofRole:
		m = rules.Say("term.of", rules.Word("who", t.who(Role(z.Arg))))
		switch {
		case t.cast[z.Arg] != 0xff:
			m.Key = "term.of-cast"
		case Role(z.Arg) == U:
			m = rules.Say("term.yours")
		}
	case roleZone:
		m = rules.Say(roleKeys[Z])
		if t.cast[z.Arg] != 0xff {
			m = info.Name(t.s.refSpot(Spot(t.cast[z.Arg])))
		}
	case namedZone:
		m = info.Name(refZone(Zone(z.Arg)))
	default:
		m = rules.Say("term.sentinel")
	}
	switch z.Turn {
	case zones / 2:
		m = rules.Say("term.opposite", rules.Word("zone", m))
	case 1:
		m = rules.Say("term.cw", rules.Word("zone", m))
	case zones - 1:
		m = rules.Say("term.ccw", rules.Word("zone", m))
	}
	return m
}

// kitKeys are the names of choices of several Items.
var kitKeys = map[Kit]string{Weapon: "weapon", Vehicle: "vehicle", Gadget: "gadget", Loot: "loot", AnyItem: "any"}

// words names a choice of Items; one Item by its own name.
func (k Kit) words() rules.Message {
	if key := kitKeys[k]; key != "" {
		return rules.Say("kit." + key)
	}
	return rules.Say("kit.one", info.Naming("item", refItem(Item(Crew(k).first()))))
}

// several names a choice of Items of which there are to be some.
func (k Kit) several() rules.Message {
	if key := kitKeys[k]; key != "" {
		return rules.Say("kits." + key)
	}
	return k.words()
}

var amountKeys = [...]string{"amount.at-least", "amount.exactly", "amount.unlike", "amount.at-most", "amount.above", "amount.below"}

// condition puts a condition into words.
func (t *teller) condition(i uint8) rules.Message {
	n := &t.k.nodes[i]
	switch n.op {
	case opAnd:
		return rules.Say("crit.and", rules.Word("a", t.condition(n.left)), rules.Word("b", t.condition(n.right)))
	case opOr:
		return rules.Say("crit.or", rules.Word("a", t.condition(n.left)), rules.Word("b", t.condition(n.right)))
	case opNot:
		m := t.condition(n.left)
		if t.k.nodes[n.left].op.row().not {
			m.Key += "-not"
			return m
		}
		return rules.Say("crit.not", rules.Word("a", m))
	}
	return t.atom(n)
}

// atom puts a condition that is no join into words: the number, its operands and how they are compared.
func (t *teller) atom(n *node) rules.Message {
	row := n.op.row()
	counts := row.counted != "" && (row.id == "" || !n.some()) // what has two names is said without a number where that is one or more
	m := rules.Say(row.words)
	item, zone := n.kit.words, "zone"
	switch {
	case counts:
		if item = n.kit.several; !row.plain {
			m.Args = append(m.Args, rules.Num("n", int(n.n)))
		}
	case row.counted != "":
		m.Key += ".one"
	}
	for _, kind := range row.operands {
		switch kind {
		case 'r':
			m.Args = append(m.Args, rules.Word("who", t.who(n.role)))
		case 'k':
			m.Args = append(m.Args, rules.Word("item", item()))
		case 'w':
			m.Args = append(m.Args, rules.All("others", t.named(n)...))
		case 'z':
			z := n.at
			if zone == "other" {
				z = n.to
			}
			m.Args = append(m.Args, rules.Word(zone, t.zone(z)))
			zone = "other"
		}
	}
	if !counts {
		return m
	}
	amount := rules.Say(amountKeys[n.cmp], rules.Num("n", int(n.n)))
	if n.cmp == exactly && n.n == 0 {
		amount = rules.Say("amount.none")
	}
	m.Args = append(m.Args, rules.Word("amount", amount))
	return m
}

// named is those whom an ALONE WITH names.
func (t *teller) named(n *node) (l []rules.Message) {
	for r := range Role(Z) {
		if n.with>>r&1 == 1 {
			l = append(l, t.who(r))
		}
	}
	if n.sentinel {
		l = append(l, info.Name(rules.At(kPiece, pieceSentinel)))
	}
	return l
}

// fact is how things stand with a condition that fails: where the Item is, who
// is there, how many there are; the zero message where the condition says all.
func (t *teller) fact(sc *scene, i uint8) rules.Message {
	n := &t.k.nodes[i]
	if fact := n.op.row().fact; fact != nil {
		return fact(t, sc, n)
	}
	return rules.Message{}
}

// kitFact says where the Items are that a card asks for, nothing of any Item.
func (t *teller) kitFact(k Kit) rules.Message {
	if k == AnyItem {
		return rules.Message{}
	}
	var l []rules.Message
	for rest := Crew(k); rest != 0; rest = rest.rest() {
		l = append(l, t.s.itemFact(Item(rest.first())))
	}
	return rules.Say("fact.list", rules.All("facts", l...))
}

// companyFact says who is with somebody that should be ALONE, and where those
// are with whom alone it should be.
func (t *teller) companyFact(sc *scene, n *node) rules.Message {
	c := &t.s.City
	k := Criminal(t.cast[n.role])
	at := c.Pawn[k]
	var l []rules.Message
	wanted := Crew(1) << k
	for r := range Role(Z) {
		if n.with>>r&1 == 0 {
			continue
		}
		other := Criminal(t.cast[r])
		wanted |= 1 << other
		if c.Pawn[other] != at {
			l = append(l, rules.Say("fact.at", info.Naming("who", refCriminal(other)), info.Naming("zone", t.s.refSpot(c.Pawn[other]))))
		}
	}
	if n.sentinel && c.Sentinel != at {
		l = append(l, rules.Say("fact.sentinel", info.Naming("zone", t.s.refSpot(c.Sentinel))))
	}
	if others := t.present(sc.crims[at]&^wanted, c.Sentinel == at && !n.sentinel); len(others) > 0 {
		l = append(l, rules.Say("fact.with", rules.All("others", others...)))
	}
	return rules.Say("fact.list", rules.All("facts", l...))
}

// present names Criminals, and the Sentinel.
func (t *teller) present(set Crew, sentinel bool) (l []rules.Message) {
	for ; set != 0; set = set.rest() {
		l = append(l, rules.Say("role.cast", info.Naming("who", refCriminal(set.first()))))
	}
	if sentinel {
		l = append(l, info.Name(rules.At(kPiece, pieceSentinel)))
	}
	return l
}

// itemFact says where an Item is.
func (s *State) itemFact(i Item) rules.Message {
	at := info.Naming("zone", s.refSpot(s.City.itemAt(i)))
	if k := s.City.Holder[i]; k != nobody {
		return rules.Say("fact.held", info.Naming("item", refItem(i)), info.Naming("who", refCriminal(k)), at)
	}
	return rules.Say("fact.loose", info.Naming("item", refItem(i)), at)
}

// missing explains why the criteria of a crime do not hold for p: what fails
// for the cast that comes closest.
func (s *State) missing(p, crime int) []rules.Message { return s.missingFor(p, crime, noCast) }

// againstRole tells why a role of a crime is not played so: somebody who is not
// there to play it, criteria that fail then, or nothing that would come out
// differently.
func (s *State) againstRole(x int16, zone bool) *why {
	f := s.top()
	var all casts
	s.castings(f, &all)
	differ, role := s.openRole(f, &all)
	player := uint8(x)
	if zone {
		player = uint8(s.City.Spot[x])
	}
	switch {
	case role == roles:
		return whyNotOneOfThese
	case zone == (role == Z):
		for _, c := range differ.list[:differ.n] {
			if c[role] == player {
				return nil
			}
		}
	}
	switch {
	case !zone && !s.cast().Has(Criminal(x)):
		return whyNotInPlay
	case !zone && role < C && !s.hooked(int(f.Who)).Has(Criminal(x)):
		return whyNotHooked
	case zone == (role == Z) && len(s.missingAs(x)) > 0:
		return whyNotSatisfying
	}
	return whyNotOneOfThese
}

// missingAs explains which criteria fail when the role that is asked is played by x,
// besides those roles that are settled.
func (s *State) missingAs(x int16) []rules.Message {
	f := s.top()
	fixed := f.Cast
	switch r := s.askedRole(); r {
	case roles:
		return nil
	case Z:
		fixed[Z] = uint8(s.City.Spot[x])
	default:
		fixed[r] = uint8(x)
	}
	return s.missingFor(int(f.Who), int(f.ID), fixed)
}

// missingFor is missing with some roles settled; nothing if they cannot be played
// so at all.
func (s *State) missingFor(p, crime int, fixed Cast) []rules.Message {
	k := &criteria[crime]
	sc := s.scene(p)
	need := 0
	for _, r := range [2]Role{U, V} {
		if k.bound[r] {
			need++
		}
	}
	if have := sc.mine.Len(); have < need {
		return []rules.Message{rules.Say("crit.hooked", rules.Num("n", need), rules.Num("have", have))}
	}
	best, most, stand := noCast, -1, noItem
	for _, i := range s.standing(p, &sc) {
		sc.stand = i
		cast, before := noCast, most
		if k.closest(&sc, &cast, 0, &fixed, &best, &most); most > before {
			stand = i
		}
	}
	if most < 0 {
		return nil
	}
	sc.stand = stand
	t := teller{s: s, k: k, cast: best}
	var l []rules.Message
	for _, part := range k.parts {
		if k.true(&sc, &best, part.root) || k.followsFrom(&sc, &best, part.root) {
			continue
		}
		m := t.condition(part.root)
		if f := t.fact(&sc, part.root); !f.IsZero() {
			m = rules.Say("crit.missing", rules.Word("part", m), rules.Word("fact", f))
		}
		l = append(l, m)
	}
	return l
}

// followsFrom reports whether a count of Criminals falls short only because of those
// of YOU whom another part wants in that Zone: that part says what is missing.
func (k *Criterion) followsFrom(sc *scene, cast *Cast, i uint8) bool {
	n := &k.nodes[i]
	if n.op != opCriminals || n.cmp != exactly && n.cmp != atLeast {
		return false
	}
	missing := int(n.n) - sc.count(n, cast)
	for _, part := range k.parts {
		if x := &k.nodes[part.root]; x.op == opAt && x.at == n.at && !k.true(sc, cast, part.root) {
			missing--
		}
	}
	return missing == 0
}

// standing is what may count as the other Item of its type, beginning with
// nothing.
func (s *State) standing(p int, sc *scene) []Item {
	l := []Item{noItem}
	for rest := sc.mine & standIns; rest != 0; rest = rest.rest() {
		if m := rest.first(); s.City.Holds[m] != noItem && s.skilled(p, m) {
			l = append(l, s.City.Holds[m])
		}
	}
	return l
}

// closest finds the cast that satisfies most parts with the roles that are fixed;
// among those, the one that is nearest to the others.
func (k *Criterion) closest(sc *scene, cast *Cast, r Role, fixed, best *Cast, most *int) {
	for r < roles && !k.bound[r] {
		r++
	}
	if r == roles {
		n := 0
		for _, p := range k.parts {
			n += k.near(sc, cast, p.root)
		}
		if n > *most {
			*best, *most = *cast, n
		}
		return
	}
	rest := k.candidates(sc, cast, r)
	if fixed[r] != 0xff {
		rest &= 1 << fixed[r]
	}
	for ; rest != 0; rest &= rest - 1 {
		cast[r] = uint8(Crew(rest).first())
		k.closest(sc, cast, r+1, fixed, best, most)
	}
	cast[r] = 0xff
}

// fulfilled is how near a condition is that holds; no other comes up to it, even
// if all parts of a crime are taken together.
const fulfilled = 100

// near is how near a condition is to holding: by Zones, Items or Criminals that
// are missing or too many.
func (k *Criterion) near(sc *scene, cast *Cast, i uint8) int {
	if k.true(sc, cast, i) {
		return fulfilled
	}
	n := &k.nodes[i]
	off := zones
	switch row := n.op.row(); {
	case n.op == opAnd:
		return min(k.near(sc, cast, n.left), k.near(sc, cast, n.right))
	case n.op == opOr:
		return max(k.near(sc, cast, n.left), k.near(sc, cast, n.right))
	case row.off != nil:
		off = row.off(sc, n, cast)
	}
	return zones - min(off, zones)
}
