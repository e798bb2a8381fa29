package intoodeep

import (
	"strings"

	"safehouse/rules"
)

// The conditions of which criteria are made: each is a row here. Whether one holds and how many actions it is short of are cases of
// Criterion.true, scene.count and planner.need: those are asked millions of times a second, and through a row's function the city
// that they look at would go to the heap each time.

type op uint8

const (
	opAnd op = iota
	opOr
	opNot
	opAt
	opHolds
	opFree
	opIn    // Items, loose or held
	opLoose // loose Items
	opHeld  // held Items
	opCriminals
	opHeat
	opAlone
	opAloneWith
	opEmpty
	opSame
	opAdjacent
	opDistance
	opBlock
	opBlocks
	ops
)

// A conditionRow is all that is known of a condition.
type conditionRow struct {
	// id is its name in criteria, counted its name where a number is compared.
	id, counted string
	// operands are r a role, k a choice of Items, z a Zone, w those that one may be alone with. Which roles it speaks of, its
	// words and the pieces that it points at follow from them.
	operands string
	words    string // the key of its words
	not      bool   // they have others for the opposite
	plain    bool   // they are the same for one and several
	// fact is how things stand where it fails; nil where the condition says all.
	fact func(t *teller, sc *scene, n *node) rules.Message
	// off is by how many Zones, Items or Criminals it fails; nil where that cannot be said.
	off func(sc *scene, n *node, cast *Cast) int
}

func (o op) row() *conditionRow { return &conditionRows[o] }

// has reports whether an operand is of a kind, zones how many Zones they are.
func (r *conditionRow) has(kind string) bool { return strings.Contains(r.operands, kind) }
func (r *conditionRow) zones() int           { return strings.Count(r.operands, "z") }

// conditionRows is the rows; the three joins have none.
var conditionRows = [ops]conditionRow{
	opAt: {
		id: "at", operands: "rz", words: "crit.at",
		fact: func(t *teller, _ *scene, n *node) rules.Message {
			k := Criminal(t.cast[n.role])
			return rules.Say("fact.at", info.Naming("who", refCriminal(k)), info.Naming("zone", t.s.refSpot(t.s.City.Pawn[k])))
		},
		off: func(sc *scene, n *node, cast *Cast) int {
			return sc.city.Pawn[cast[n.role]].apart(sc.city.where(n.at, cast))
		},
	},
	opHolds: {
		id: "holds", operands: "rk", words: "crit.holds",
		fact: func(t *teller, _ *scene, n *node) rules.Message { return t.kitFact(n.kit) },
		off: func(sc *scene, n *node, cast *Cast) int {
			off := zones
			for rest := Crew(sc.matching(n.kit)); rest != 0; rest = rest.rest() {
				off = min(off, 1+sc.city.itemAt(Item(rest.first())).apart(sc.city.Pawn[cast[n.role]]))
			}
			return off
		},
	},
	opFree: {
		id: "free", operands: "r", words: "crit.free",
		fact: func(t *teller, _ *scene, n *node) rules.Message {
			return rules.Say("fact.holds", info.Naming("item", refItem(t.s.City.Holds[t.cast[n.role]])))
		},
	},
	opIn:        {id: "in", counted: "items", operands: "kz", words: "crit.items", fact: itemsFact, off: miscount},
	opLoose:     {id: "loose", counted: "looseitems", operands: "kz", words: "crit.loose", fact: itemsFact, off: miscount},
	opHeld:      {id: "held", counted: "helditems", operands: "kz", words: "crit.held", fact: itemsFact, off: miscount},
	opCriminals: {counted: "crims", operands: "z", words: "crit.criminals", fact: countFact, off: miscount},
	opHeat:      {counted: "heat", operands: "z", words: "crit.heat", plain: true, fact: countFact, off: miscount},
	opAlone:     {id: "alone", operands: "r", words: "crit.alone", fact: (*teller).companyFact, off: company},
	opAloneWith: {id: "alonewith", operands: "rw", words: "crit.alone-with", fact: (*teller).companyFact, off: company},
	opEmpty: {
		id: "empty", operands: "z", words: "crit.empty",
		fact: func(t *teller, sc *scene, n *node) rules.Message {
			c := &t.s.City
			at := c.where(n.at, &t.cast)
			l := t.present(sc.crims[at], c.Sentinel == at)
			for rest := Crew(sc.loose[at]); rest != 0; rest = rest.rest() {
				l = append(l, rules.Say("kit.one", info.Naming("item", refItem(Item(rest.first())))))
			}
			return rules.Say("fact.there", rules.All("what", l...))
		},
	},
	opSame:     {id: "same", operands: "zz", words: "crit.same", not: true, fact: zonesFact, off: zonesApart},
	opAdjacent: {id: "adj", operands: "zz", words: "crit.adjacent", not: true, fact: zonesFact, off: zonesApart},
	opDistance: {counted: "dist", operands: "zz", words: "crit.distance", fact: countFact, off: miscount},
	opBlock:    {id: "block", operands: "zz", words: "crit.block", not: true},
	opBlocks:   {counted: "blocks", operands: "z", words: "crit.blocks", fact: countFact, off: miscount},
}

// atoms is the conditions by their names in criteria.
var atoms = func() map[string]node {
	m := map[string]node{}
	for o := range op(ops) {
		for _, id := range [2]string{o.row().id, o.row().counted} {
			if id != "" {
				m[id] = node{op: o, cmp: atLeast, n: 1}
			}
		}
	}
	return m
}()

// some reports whether a condition asks for one or more.
func (n *node) some() bool { return n.cmp == atLeast && n.n == 1 }

func countFact(t *teller, sc *scene, n *node) rules.Message {
	return rules.Say("fact.count", rules.Num("n", sc.count(n, &t.cast)))
}

func itemsFact(t *teller, sc *scene, n *node) rules.Message {
	if n.some() {
		return t.kitFact(n.kit)
	}
	return countFact(t, sc, n)
}

func zonesFact(t *teller, _ *scene, n *node) rules.Message {
	c := &t.s.City
	return rules.Say("fact.zones", info.Naming("zone", t.s.refSpot(c.where(n.at, &t.cast))), info.Naming("other", t.s.refSpot(c.where(n.to, &t.cast))))
}

func miscount(sc *scene, n *node, cast *Cast) int {
	return max(sc.count(n, cast)-int(n.n), int(n.n)-sc.count(n, cast))
}

func company(sc *scene, n *node, cast *Cast) int { return sc.crims[sc.city.Pawn[cast[n.role]]].Len() }

func zonesApart(sc *scene, n *node, cast *Cast) int {
	return sc.city.where(n.at, cast).apart(sc.city.where(n.to, cast))
}
