package intoodeep

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// criteria is the compiled criteria of every crime.
var criteria = func() (t [crimes]Criterion) {
	for i := range crimeTable {
		k, err := parse(crimeTable[i].When)
		if err != nil {
			panic(fmt.Sprintf("intoodeep: criteria of %s: %v", crimeTable[i].ID, err))
		}
		t[i] = *k
	}
	return t
}()

// parse compiles criteria. An empty text asks for nothing.
func parse(text string) (*Criterion, error) {
	p := &parser{k: &Criterion{}, names: map[string]Role{}}
	if strings.TrimSpace(text) == "" {
		return p.k, nil
	}
	head, body, ok := strings.Cut(text, "::")
	if !ok {
		return nil, fmt.Errorf("no :: between the roles and the conditions")
	}
	if err := p.roles(head); err != nil {
		return nil, err
	}
	p.rest = body
	p.next()
	root, err := p.or()
	if err != nil {
		return nil, err
	}
	if p.word != "" {
		return nil, fmt.Errorf("%q after the end", p.word)
	}
	p.split(root)
	return p.k, nil
}

type parser struct {
	k     *Criterion
	names map[string]Role
	rest  string
	word  string // the word that is looked at, "" at the end
}

// roles reads the part before the colons.
func (p *parser) roles(head string) error {
	you := []Role{U, V}
	for binder := range strings.SplitSeq(head, ";") {
		kind, names, _ := strings.Cut(strings.TrimSpace(binder), " ")
		for name := range strings.SplitSeq(names, ",") {
			name = strings.TrimSpace(name)
			var r Role
			switch kind {
			case "YOU":
				if len(you) == 0 {
					return fmt.Errorf("more than two YOU")
				}
				r, you = you[0], you[1:]
			case "CRIM":
				r = C
			case "ZONE":
				r = Z
			default:
				return fmt.Errorf("unknown role %q", kind)
			}
			if _, twice := p.names[name]; twice || p.k.bound[r] || name == "" {
				return fmt.Errorf("role %q stands twice or has no name", name)
			}
			p.names[name], p.k.bound[r] = r, true
		}
	}
	return nil
}

// next goes to the next word: a name, a number, or a sign.
func (p *parser) next() string {
	last := p.word
	s := strings.TrimLeft(p.rest, " ")
	n := 0
	isName := func(c byte) bool {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
	}
	switch {
	case s == "":
	case isName(s[0]):
		for n < len(s) && isName(s[n]) {
			n++
		}
	case len(s) > 1 && slices.Contains([]string{"==", "!=", ">=", "<="}, s[:2]):
		n = 2
	default:
		n = 1
	}
	p.word, p.rest = s[:n], s[n:]
	return last
}

func (p *parser) expect(word string) error {
	if p.word != word {
		return fmt.Errorf("%q instead of %q", p.word, word)
	}
	p.next()
	return nil
}

func (p *parser) node(n node) uint8 {
	p.k.nodes = append(p.k.nodes, n)
	return uint8(len(p.k.nodes) - 1)
}

func (p *parser) or() (uint8, error)  { return p.join("or", opOr, p.and) }
func (p *parser) and() (uint8, error) { return p.join("&", opAnd, p.unary) }

// join reads operands with a sign between them.
func (p *parser) join(sign string, o op, operand func() (uint8, error)) (uint8, error) {
	left, err := operand()
	for err == nil && p.word == sign {
		p.next()
		var right uint8
		if right, err = operand(); err == nil {
			left = p.node(node{op: o, left: left, right: right})
		}
	}
	return left, err
}

func (p *parser) unary() (uint8, error) {
	switch p.word {
	case "!":
		p.next()
		i, err := p.unary()
		return p.node(node{op: opNot, left: i}), err
	case "(":
		p.next()
		i, err := p.or()
		if err != nil {
			return 0, err
		}
		return i, p.expect(")")
	}
	return p.atom()
}

var comparisons = map[string]cmp{">=": atLeast, "==": exactly, "!=": unlike, "<=": atMost, ">": above, "<": below}

func (p *parser) atom() (uint8, error) {
	name := p.next()
	n, ok := atoms[name]
	if !ok {
		return 0, fmt.Errorf("unknown condition %q", name)
	}
	row := n.op.row()
	if err := p.expect("("); err != nil {
		return 0, err
	}
	zones := 0
	for i, kind := range row.operands {
		if i > 0 {
			if err := p.expect(","); err != nil {
				return 0, err
			}
		}
		if err := p.operand(&n, kind, &zones); err != nil {
			return 0, fmt.Errorf("%s: %w", name, err)
		}
	}
	if err := p.expect(")"); err != nil {
		return 0, err
	}
	if name == row.counted {
		c, ok := comparisons[p.word]
		if !ok {
			return 0, fmt.Errorf("%s is not compared with a number", name)
		}
		p.next()
		x, err := strconv.ParseInt(p.next(), 10, 8)
		if err != nil {
			return 0, err
		}
		n.cmp, n.n = c, int8(x)
	}
	return p.node(n), nil
}

func (p *parser) operand(n *node, kind rune, zones *int) (err error) {
	switch kind {
	case 'r':
		n.role, err = p.role()
	case 'k':
		n.kit, err = p.kit()
	case 'z':
		var t Term
		t, err = p.term()
		if *zones == 0 {
			n.at = t
		} else {
			n.to = t
		}
		*zones++
	case 'w':
		for {
			if p.word == "SENTINEL" {
				n.sentinel = true
				p.next()
			} else {
				r, err := p.role()
				if err != nil {
					return err
				}
				n.with |= 1 << r
			}
			if p.word != "," {
				return nil
			}
			p.next()
		}
	}
	return err
}

func (p *parser) role() (Role, error) {
	r, ok := p.names[p.word]
	if !ok || r == Z {
		return 0, fmt.Errorf("%q is no Criminal of this crime", p.word)
	}
	p.next()
	return r, nil
}

func (p *parser) kit() (Kit, error) {
	word := p.next()
	var k Kit
	for i := range itemTable {
		if word == "ANY" || word == itemTable[i].Code || word == itemTable[i].Type {
			k |= 1 << i
		}
	}
	if k == 0 {
		return 0, fmt.Errorf("unknown Item %q", word)
	}
	return k, nil
}

// term reads a Zone.
func (p *parser) term() (Term, error) {
	word := p.next()
	turns := map[string]int8{"zone": 0, "opp": zones / 2, "cw": 1, "ccw": zones - 1}
	if turn, ok := turns[word]; ok {
		if err := p.expect("("); err != nil {
			return Term{}, err
		}
		var t Term
		var err error
		if word == "zone" {
			var r Role
			r, err = p.role()
			t = of(r)
		} else {
			t, err = p.term()
			t.Turn = (t.Turn + turn) % zones
		}
		if err != nil {
			return Term{}, err
		}
		return t, p.expect(")")
	}
	if word == "SZ" {
		return sentinel(), nil
	}
	if r, ok := p.names[word]; ok && r == Z {
		return at(Z), nil
	}
	for z := range zoneTable {
		if word == zoneTable[z].Code {
			return in(Zone(z)), nil
		}
	}
	return Term{}, fmt.Errorf("unknown Zone %q", word)
}

// split breaks the whole condition into parts that must all hold, and notes
// when each can be decided: as soon as its last role is bound.
func (p *parser) split(root uint8) {
	n := &p.k.nodes[root]
	if n.op == opAnd {
		left, right := n.left, n.right
		p.split(left)
		p.split(right)
		return
	}
	needs := p.needs(root)
	i := uint8(len(p.k.parts))
	p.k.parts = append(p.k.parts, part{root, needs})
	last := Role(roles)
	for r := range Role(roles) {
		if needs>>r&1 == 1 {
			last = r
		}
	}
	p.k.stage[last] = append(p.k.stage[last], i)
}

// needs is the roles that a condition speaks of.
func (p *parser) needs(i uint8) (set uint8) {
	n := &p.k.nodes[i]
	switch n.op {
	case opAnd, opOr:
		return p.needs(n.left) | p.needs(n.right)
	case opNot:
		return p.needs(n.left)
	}
	row := n.op.row()
	if row.has("r") {
		set = 1<<n.role | n.with
	}
	if row.zones() > 0 && n.at.hasRole() {
		set |= 1 << n.at.Arg
	}
	if row.zones() > 1 && n.to.hasRole() {
		set |= 1 << n.to.Arg
	}
	return set
}
