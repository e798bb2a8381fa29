package intoodeep

import "math"

// How a searching bot judges a crime: about how many actions are missing until
// its criteria hold, for the choice of Criminals that needs fewest. It is an
// estimate at first sight; the search finds out what really works.

// A plan is the shortest way to a crime that was found.
type plan struct {
	crime int
	cast  Cast
	steps float64 // actions, roughly
	hooks int     // Criminals that must still be hooked
	turns float64 // until it can be completed, this one not counted
}

// An outline is what the parts of a criterion ask of each role, worked out once.
type outline struct {
	kit  [Z]Kit // to be held, 0 for nothing
	has  [Z]bool
	at   [Z]Term // where to stand, for places that do not depend on a role
	rest []uint8 // other parts
}

var outlines = func() (t [crimes]outline) {
	for i := range criteria {
		k := &criteria[i]
		o := &t[i]
		for _, p := range k.parts {
			n := &k.nodes[p.root]
			switch {
			case n.op == opHolds && n.role < Z && o.kit[n.role] == 0:
				o.kit[n.role] = n.kit
			case n.op == opAt && !o.has[n.role] && !n.at.hasRole():
				o.has[n.role], o.at[n.role] = true, n.at
			default:
				o.rest = append(o.rest, p.root)
			}
		}
	}
	return t
}()

// named are the Items that the criteria of each crime name, any Item at all left out.
var named = func() (t [crimes]Kit) {
	for i := range criteria {
		for _, n := range criteria[i].nodes {
			if n.op == opHolds && n.kit != AnyItem {
				t[i] |= n.kit
			}
		}
	}
	return t
}()

// Costs in actions of what cannot be counted out.
const (
	barCost   = 2.2 // to get past a Blockade
	hookCost  = 0.6 // to need somebody who is not hooked yet
	heldCost  = 2.5 // to get an Item out of somebody's hand
	otherCost = 1.6 // to move a Criminal that one does not control, by Zone
	crowdCost = 1.2 // to find a lonely place
	heatCost  = 1.2 // to have Heat changed
	farAway   = 40
)

// A post is what one Criminal needs for a role by itself.
type post struct {
	cost float64
	at   Spot
	item Item
}

// A planner estimates for one player.
type planner struct {
	s  *State
	p  int
	sc scene
	// moves is about how many moves lead from one spot to another.
	moves *distances
}

// distances is about how many moves lead from each spot to each other.
type distances [zones][zones]float32

// ringMoves is the distances of the ring for each two edges with Blockades.
var ringMoves = func() (t [zones][zones]distances) {
	for a := range Edge(zones) {
		for b := range Edge(zones) {
			t[a][b] = around(a, b)
		}
	}
	return t
}()

func (s *State) planner(p int) (pl planner) {
	pl.s, pl.p = s, p
	pl.sc = s.scene(p)
	pl.measure()
	return pl
}

// around works out the distances of the ring with Blockades on two edges.
func around(a, b Edge) (d distances) {
	// along is the cost of the way clockwise from spot 0.
	var along [2*zones + 1]float32
	for i := range 2 * zones {
		along[i+1] = along[i] + 1
		if e := Edge(i & (zones - 1)); e == a || e == b {
			along[i+1] += barCost
		}
	}
	for from := range zones {
		for n := 1; n < zones; n++ {
			to := (from + n) & (zones - 1)
			cw := along[from+n] - along[from]
			d[from][to] = min(cw, along[zones]-cw)
		}
	}
	return d
}

// measure takes the distances for the Blockades as they stand.
func (pl *planner) measure() {
	b := &pl.sc.city.Blockade
	pl.moves = &ringMoves[b[0]][b[1]]
}

// walk is about how many moves lead from one spot to another.
func (pl *planner) walk(from, to Spot) float64 { return float64(pl.moves[from][to]) }

// way is walk for a Criminal of p, its Skill considered.
func (pl *planner) way(k Criminal, from, to Spot) float64 {
	d := pl.walk(from, to)
	if d < 2 || pl.s.Players[pl.p].Grip[k] < skillSpace {
		return d
	}
	if stride := strides[k]; stride != nil {
		return stride(from.apart(to), d, pl.walk(from.opposite(), to))
	}
	return d
}

// post is what k needs to play a role apart from the other roles: fetch an Item
// that is not taken yet, go where the card says.
func (pl *planner) post(k Criminal, r Role, o *outline, taken Kit) post {
	c := pl.sc.city
	x := post{at: c.Pawn[k], item: noItem}
	if !pl.sc.mine.Has(k) {
		x.cost = hookCost
	}
	target := noSpot
	if o.has[r] {
		target = c.where(o.at[r], &noCast)
	}
	if kit := o.kit[r]; kit != 0 {
		held := c.Holds[k]
		if held == noItem || pl.sc.matching(kit)>>held&1 == 0 {
			best := math.Inf(1)
			for i := range Item(items) {
				if kit>>i&1 == 0 || taken>>i&1 == 1 {
					continue
				}
				at := c.itemAt(i)
				cost := pl.way(k, x.at, at) + 1
				if h := c.Holder[i]; h != nobody && !pl.sc.mine.Has(h) {
					cost += heldCost
				}
				total := cost
				if target != noSpot {
					total += pl.way(k, at, target)
				}
				if total < best {
					best, x.item = total, i
				}
			}
			if x.item == noItem {
				x.cost += farAway
			} else {
				x.cost += best
				x.at = c.itemAt(x.item)
				if target != noSpot {
					x.at = target
				}
				return x
			}
		}
	}
	if target != noSpot {
		x.cost += pl.way(k, x.at, target)
		x.at = target
	}
	return x
}

// plan finds the casting of a crime that needs fewest actions.
func (pl *planner) plan(crime int) (best plan) {
	k := &criteria[crime]
	o := &outlines[crime]
	best = plan{crime: crime, cast: noCast, steps: farAway}
	open := pl.sc.all&^pl.s.lockedCrew() | pl.sc.mine
	var posts [2][criminals]post
	for rest := open; rest != 0; rest = rest.rest() {
		x := rest.first()
		posts[U][x] = pl.post(x, U, o, 0)
		if k.bound[V] {
			posts[V][x] = pl.post(x, V, o, 0)
		}
	}
	full := pl.sc.mine.Len() == hookSlots
	for us := open; us != 0; us = us.rest() {
		u := us.first()
		pu := posts[U][u]
		if pu.cost >= best.steps {
			continue
		}
		if !k.bound[V] {
			pl.finish(k, o, u, nobody, pu, post{}, &best)
			continue
		}
		for vs := open &^ (1 << u); vs != 0; vs = vs.rest() {
			v := vs.first()
			pv := posts[V][v]
			if pv.item != noItem && pv.item == pu.item {
				pv = pl.post(v, V, o, 1<<pu.item)
			}
			if pu.cost+pv.cost < best.steps {
				pl.finish(k, o, u, v, pu, pv, &best)
			}
		}
	}
	for _, x := range best.cast[:C] {
		if x != 0xff && !pl.sc.mine.Has(Criminal(x)) {
			best.hooks++
			if full {
				best.steps += hookCost
			}
		}
	}
	return best
}

// finish adds what the other conditions need and keeps the best plan.
func (pl *planner) finish(k *Criterion, o *outline, u, v Criminal, pu, pv post, best *plan) {
	base := pu.cost + pv.cost
	at := [roles]Spot{pu.at, pv.at, noSpot, noSpot}
	cast := Cast{uint8(u), uint8(v), 0xff, 0xff}
	try := func() {
		cost := base
		for _, root := range o.rest {
			if cost += pl.need(k, &cast, &at, root); cost >= best.steps {
				return
			}
		}
		best.steps, best.cast = cost, cast
	}
	switch {
	case k.bound[C]:
		for rest := pl.sc.all &^ (1 << u); rest != 0; rest = rest.rest() {
			c := rest.first()
			if c == v {
				continue
			}
			cast[C], at[C] = uint8(c), pl.sc.city.Pawn[c]
			extra := 0.0
			if o.kit[C] != 0 {
				if i := pl.sc.city.Holds[c]; i == noItem || o.kit[C]>>i&1 == 0 {
					extra += heldCost
				}
			}
			if o.has[C] {
				extra += otherCost * pl.walk(at[C], pl.sc.city.where(o.at[C], &noCast))
				at[C] = pl.sc.city.where(o.at[C], &noCast)
			}
			base += extra
			if base < best.steps {
				try()
			}
			base -= extra
		}
	case k.bound[Z]:
		for z := range Spot(zones) {
			cast[Z], at[Z] = uint8(z), z
			try()
		}
	default:
		try()
	}
}

// spot is where a term will be when the roles stand where they should.
func (pl *planner) spot(t Term, at *[roles]Spot) Spot {
	c := pl.sc.city
	p := c.Sentinel
	switch t.Base {
	case ofRole, roleZone:
		p = at[t.Arg]
	case namedZone:
		p = c.Spot[t.Arg]
	}
	return p.cw(int(t.Turn))
}

// need is about how many actions a condition is short of.
func (pl *planner) need(k *Criterion, cast *Cast, at *[roles]Spot, i uint8) float64 {
	n := &k.nodes[i]
	c := pl.sc.city
	switch n.op {
	case opAnd:
		return pl.need(k, cast, at, n.left) + pl.need(k, cast, at, n.right)
	case opOr:
		return min(pl.need(k, cast, at, n.left), pl.need(k, cast, at, n.right))
	case opNot:
		if pl.need(k, cast, at, n.left) == 0 {
			return crowdCost
		}
		return 0
	case opAt:
		d := pl.walk(at[n.role], pl.spot(n.at, at))
		if n.role == C {
			d *= otherCost
		}
		return d
	case opHolds:
		if h := c.Holds[cast[n.role]]; h == noItem || pl.sc.matching(n.kit)>>h&1 == 0 {
			return heldCost
		}
		return 0
	case opFree:
		if n.role == C && c.Holds[cast[C]] != noItem {
			return heldCost
		}
		return 0
	case opAlone, opAloneWith:
		return pl.needAlone(n, cast, at)
	case opEmpty:
		p := pl.spot(n.at, at)
		x := pl.sc.crims[p].Len() + (pl.sc.loose[p] | pl.sc.held[p]).Len()
		if c.Sentinel == p {
			x++
		}
		return crowdCost * float64(x)
	case opSame:
		return pl.walk(pl.spot(n.at, at), pl.spot(n.to, at))
	case opAdjacent:
		return math.Abs(float64(pl.spot(n.at, at).apart(pl.spot(n.to, at)) - 1))
	case opBlock:
		if p, q := pl.spot(n.at, at), pl.spot(n.to, at); p.apart(q) == 1 && c.between(p, q) {
			return 0
		}
		return crowdCost
	}
	return pl.needCount(n, at)
}

func (pl *planner) needAlone(n *node, cast *Cast, at *[roles]Spot) float64 {
	k := Criminal(cast[n.role])
	if pl.sc.loners.Has(k) && n.op == opAlone {
		return 0
	}
	p := at[n.role]
	cost := 0.0
	with := Crew(1 << k)
	if n.op == opAloneWith {
		for r := range Role(Z) {
			if n.with>>r&1 == 1 {
				with |= 1 << cast[r]
				cost += pl.walk(p, at[r])
			}
		}
		if n.sentinel {
			cost += pl.walk(p, pl.sc.city.Sentinel)
			p = pl.sc.city.Sentinel
		}
	}
	if pl.sc.loners.Has(k) {
		return cost
	}
	if pl.sc.crims[p]&^with != 0 {
		cost += crowdCost
	}
	if !n.sentinel && pl.sc.city.Sentinel == p {
		cost += crowdCost
	}
	return cost
}

// needCount is need for conditions that compare a number.
func (pl *planner) needCount(n *node, at *[roles]Spot) float64 {
	c := pl.sc.city
	p := pl.spot(n.at, at)
	x, each := 0, crowdCost
	switch n.op {
	case opCriminals:
		x, each = pl.sc.crims[p].Len(), otherCost
		for r := range C {
			if at[r] == p && pl.sc.crims[p]&pl.sc.mine == 0 {
				x++
				break
			}
		}
	case opHeat:
		if n.cmp.holds(c.heatAt(p), int(n.n)) {
			return 0
		}
		return heatCost
	case opDistance:
		x, each = p.apart(pl.spot(n.to, at)), 1
	case opBlocks:
		x, each = c.bars(p), 1.3
	default:
		m := n.kit
		if n.op != opHeld {
			x += (pl.sc.loose[p] & m).Len()
		}
		if n.op != opLoose {
			x += (pl.sc.held[p] & m).Len()
		}
		each = 1.8
	}
	if n.cmp.holds(x, int(n.n)) {
		return 0
	}
	return each * math.Abs(float64(int(n.n)-x))
}

// pace is about how many actions a turn has, Skills and Stamina included.
const pace = 2.3

// turns fills in how many turns a plan takes from now on: its actions and, one
// a turn, the Criminals to be hooked.
func (pl *planner) turns(x *plan) {
	s := pl.s
	now, hooks := 0.0, float64(x.hooks)
	if int(s.Now) == pl.p && !s.Over {
		switch s.Phase {
		case Hooking, Redrawing:
			now = pace
			hooks = max(0, hooks-1)
		case Acting:
			now = float64(s.Turning.Actions)
			if s.Turning.Push != nobody {
				now++
			}
		case Storying:
		default:
			now = -0.5
		}
	} else {
		now = -0.3
	}
	wait := max(0, x.steps-now) / pace
	if wait > 0 && wait < 0.6 {
		wait = 0.6
	}
	x.turns = max(wait, hooks)
	if hooks > 0 && x.steps > now {
		x.turns += 0.2
	}
}
