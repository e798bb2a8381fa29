package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What a change of the city does for the crimes of a player: it is looked at on the position as it becomes, with as many actions
// as a reason looks ahead.

// farthest is how many actions a reason looks ahead.
const farthest = 2

// pursued is the crimes in the hand of p that could be completed as far as their Prerequisites go, those of the highest Level first.
func (s *State) pursued(p int) (l []int) {
	for level := int8(3); level >= 0; level-- {
		for rest := s.Players[p].Crimes; !rest.empty(); {
			if i := rest.next(); int8(crimeTable[i].Level) == level && s.Unlocked(i) {
				l = append(l, i)
			}
		}
	}
	return l
}

// away is with how many moves and pick-ups of its Criminals p fulfils a crime, -1 where most of them are not enough. It changes the city
// and changes it back.
func (s *State) away(p, crime, most int) int {
	if s.satisfied(p, crime) {
		return 0
	}
	best := -1
	city := s.City
	for rest := s.hooked(p); rest != 0 && most > 0; rest = rest.rest() {
		k := rest.first()
		s.steps(p, k, func() {
			if most == 0 {
				return
			}
			if n := s.away(p, crime, most-1); n >= 0 {
				best, most = n+1, n // only less is of interest from now on
			}
		})
		s.City = city
	}
	return best
}

// steps goes through the moves and pick-ups of a Criminal of p, each from the city as it is.
func (s *State) steps(p int, k Criminal, try func()) {
	city := s.City
	at := city.Pawn[k]
	for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
		if !city.between(at, to) || s.ignores(p) || walkers.Has(k) && s.skilled(p, k) {
			s.City.Pawn[k] = to
			try()
			s.City = city
		}
	}
	for i, lies := range city.Lies {
		if lies == at {
			s.City.hand(Item(i), k)
			try()
			s.City = city
		}
	}
}

// nextTurn is with how many actions of its next turn p fulfils a crime as the city stands, and whom it hooks for that, nobody where
// those that it controls are enough; ok is false where it takes more than a turn has.
func (s *State) nextTurn(p, crime int) (k Criminal, n int, ok bool) {
	then := *s
	then.Turning = Turning{Push: nobody}
	if then.tags(p) > 0 {
		if n = then.away(p, crime, turnActions); n >= 0 {
			return nobody, n, true
		}
	}
	tags := then.tags(p)
	if tags == hookSlots {
		return nobody, 0, false
	}
	n = turnActions + 1
	for rest := s.cast() &^ s.hooked(p) &^ s.lockedCrew(); rest != 0 && n > 0; rest = rest.rest() {
		x := rest.first()
		hooking := then
		if q := hooking.holder(x); q >= 0 {
			runner{State: &hooking}.takeTag(q, x)
		}
		hooking.Players[p].Hooks[tags] = x
		if m := hooking.away(p, crime, min(n-1, turnActions)); m >= 0 {
			k, n, ok = x, m, true
		}
	}
	return k, n, ok
}

// Met is how many criteria of a crime hold for those of the Criminals of p who come nearest to it, and how many it has.
func (s *State) Met(p, crime int) (n, of int) {
	k := &criteria[crime]
	sc := s.scene(p)
	best, most, free := noCast, -1, noCast
	for _, i := range s.standing(p, &sc) {
		sc.stand = i
		cast, before := noCast, most
		if k.closest(&sc, &cast, 0, &free, &best, &most); most <= before {
			continue
		}
		n = 0
		for _, part := range k.parts {
			if k.true(&sc, &best, part.root) {
				n++
			}
		}
	}
	return n, len(k.parts)
}

// A change is a position and what becomes of it, for a player who has so many actions left before and after it.
type change struct {
	p         int
	now, then int
	from, to  State
}

// changed is a change of the position for p.
func (s *State) changed(p, now, then int, do func(s *State)) *change {
	x := &change{p, now, then, *s, *s}
	do(&x.to)
	return x
}

// changeRows are what a change can mean for a crime; what is higher is said first, of the crime of the highest Level.
var changeRows = []func(x *change, crime int) message{
	(*change).fulfils, (*change).meets, (*change).prepares, (*change).undoes, (*change).fetches, (*change).leads, (*change).nears, (*change).clears,
}

// advise is what a change does for the crimes in hand, the zero Message for nothing.
func (x *change) advise() message {
	l := x.from.pursued(x.p)
	for _, row := range changeRows {
		for _, i := range l {
			if msg := row(x, i); !msg.IsZero() {
				return msg
			}
		}
	}
	return message{}
}

func naming(crime int) rules.Arg { return info.Naming("crime", refCrime(crime)) }

// fulfils is that a crime holds then, or takes less than the actions that are left.
func (x *change) fulfils(i int) message {
	d, e := x.from.away(x.p, i, min(x.now, farthest)), x.to.away(x.p, i, min(x.then, farthest))
	switch {
	case d == 0:
	case e == 0:
		return rules.Say("advice.holds", naming(i))
	case e > 0 && (d < 0 || e < d):
		return rules.Say("advice.away", naming(i), rules.Num("n", e), rules.Num("m", x.then))
	}
	return message{}
}

// meets is that more criteria of a crime are met then.
func (x *change) meets(i int) message {
	n, of := x.to.Met(x.p, i)
	if m, _ := x.from.Met(x.p, i); n > m && m < of {
		return rules.Say("advice.met", naming(i), rules.Num("n", n), rules.Num("of", of), rules.Num("m", m))
	}
	return message{}
}

// prepares is that a crime is within the next turn then, or nearer in it.
func (x *change) prepares(i int) message {
	if x.from.Phase == Hooking && int(x.from.Now) == x.p {
		return message{}
	}
	k, n, ok := x.to.nextTurn(x.p, i)
	if !ok {
		return message{}
	}
	if _, m, before := x.from.nextTurn(x.p, i); before && m <= n {
		return message{}
	}
	return tellNext(k, i, n)
}

// tellNext is what a crime takes in the next turn.
func tellNext(k Criminal, crime, n int) message {
	if k == nobody {
		return rules.Say("advice.next-kept", naming(crime), rules.Num("n", n))
	}
	return rules.Say("advice.next", info.Naming("who", refCriminal(k)), naming(crime), rules.Num("n", n))
}

// undoes is that fewer criteria of a crime are met then.
func (x *change) undoes(i int) message {
	n, of := x.to.Met(x.p, i)
	if m, _ := x.from.Met(x.p, i); n < m {
		return rules.Say("advice.undoes", naming(i), rules.Num("n", n), rules.Num("of", of), rules.Num("m", m))
	}
	return message{}
}

// fetches is that an Item that a crime asks for lies at the feet of a Criminal with empty hands then.
func (x *change) fetches(i int) message {
	for _, kit := range outlines[i].kit {
		if kit == 0 || kit == AnyItem {
			continue
		}
		for j := range Item(items) {
			if kit>>j&1 == 0 {
				continue
			}
			if k := x.to.idleBeside(x.p, j); k != nobody && x.from.idleBeside(x.p, j) == nobody {
				return rules.Say("advice.with-item", info.Naming("who", refCriminal(k)), info.Naming("item", refItem(j)), naming(i))
			}
		}
	}
	return message{}
}

// idleBeside is a Criminal of p with empty hands where an Item lies, nobody for none.
func (s *State) idleBeside(p int, i Item) Criminal {
	for rest := s.hooked(p); rest != 0; rest = rest.rest() {
		if k := rest.first(); s.City.Holds[k] == noItem && s.City.Lies[i] == s.City.Pawn[k] {
			return k
		}
	}
	return nobody
}

// leads is that a Criminal with all that a crime asks of it is nearer to where the crime wants it.
func (x *change) leads(i int) message {
	return x.headed(i, func(k Criminal, goal Spot) message {
		if n := x.to.City.Pawn[k].apart(goal); n < x.from.City.Pawn[k].apart(goal) {
			return rules.Say("advice.toward", info.Naming("who", refCriminal(k)), info.Naming("zone", x.to.refSpot(goal)), naming(i), rules.Num("n", n))
		}
		return message{}
	})
}

// nears is that a Criminal with empty hands is nearer to an Item that a crime asks for and no Criminal of the player holds.
func (x *change) nears(i int) message {
	for _, kit := range outlines[i].kit {
		if kit == 0 || kit == AnyItem || x.to.holding(x.p, kit) {
			continue
		}
		best, who, what := zones, nobody, noItem
		for j := range Item(items) {
			at := x.to.City.Lies[j]
			if kit>>j&1 == 0 || at == noSpot || at != x.from.City.Lies[j] {
				continue
			}
			for rest := x.to.hooked(x.p); rest != 0; rest = rest.rest() {
				k := rest.first()
				n := x.to.City.Pawn[k].apart(at)
				if x.to.City.Holds[k] == noItem && n > 0 && n < best && n < x.from.City.Pawn[k].apart(at) {
					best, who, what = n, k, j
				}
			}
		}
		if who != nobody {
			return rules.Say("advice.nears-item", info.Naming("who", refCriminal(who)), info.Naming("item", refItem(what)), naming(i), rules.Num("n", best))
		}
	}
	return message{}
}

// holding reports whether a Criminal of p holds one of some Items.
func (s *State) holding(p int, kit Kit) bool {
	for rest := s.hooked(p); rest != 0; rest = rest.rest() {
		if i := s.City.Holds[rest.first()]; i != noItem && kit>>i&1 == 1 {
			return true
		}
	}
	return false
}

// clears is that no Blockade is left on the nearest way of a Criminal to where a crime wants it.
func (x *change) clears(i int) message {
	if x.from.ignores(x.p) { // none is in the way
		return message{}
	}
	return x.headed(i, func(k Criminal, goal Spot) message {
		if at := x.from.City.Pawn[k]; at != goal && at == x.to.City.Pawn[k] && x.from.City.walled(at, goal) && !x.to.City.walled(at, goal) {
			return rules.Say("advice.clears", info.Naming("who", refCriminal(k)), info.Naming("zone", x.to.refSpot(goal)), naming(i))
		}
		return message{}
	})
}

// headed asks of each Criminal of the player with all that a crime wants of a role, and of where the crime wants it both before and
// after the change, until something is said.
func (x *change) headed(i int, say func(k Criminal, goal Spot) message) message {
	o := &outlines[i]
	for r := range Role(C) {
		if !o.has[r] {
			continue
		}
		goal := x.to.City.where(o.at[r], &noCast)
		if goal != x.from.City.where(o.at[r], &noCast) {
			continue
		}
		for rest := x.from.hooked(x.p); rest != 0; rest = rest.rest() {
			k := rest.first()
			if kit := o.kit[r]; kit != 0 && !x.from.hasAt(k, kit, goal) {
				continue
			}
			if msg := say(k, goal); !msg.IsZero() {
				return msg
			}
		}
	}
	return message{}
}

// walled reports whether a Blockade is on each of the shortest ways between two spots.
func (c *City) walled(from, to Spot) bool {
	n := from.apart(to)
	for _, turn := range [2]int{1, -1} {
		if from.cw(n*turn) != to {
			continue
		}
		free := true
		for at, d := from, 0; d < n; at, d = at.cw(turn), d+1 {
			free = free && !c.between(at, at.cw(turn))
		}
		if free {
			return false
		}
	}
	return true
}

// adviseChange is what a change of the position does for the crimes in the hand of p, with so many actions left before and after it.
func (s *State) adviseChange(p, now, then int, do func(s *State)) message {
	return s.changed(p, now, then, do).advise()
}

// adviseIdle is how far the foremost crime is that a change leaves as it is.
func (s *State) adviseIdle(p int) message {
	l := s.pursued(p)
	if len(l) == 0 {
		return rules.Say("advice.nothing-open", rules.Num("n", s.Players[p].Crimes.Len()))
	}
	n, of := s.Met(p, l[0])
	return rules.Say("advice.idle", naming(l[0]), rules.Num("n", n), rules.Num("of", of))
}

// left is the actions of the player who acts, that of Stamina included.
func (s *State) left() int {
	n := int(s.Turning.Actions)
	if s.Turning.Push != nobody {
		n++
	}
	return n
}

// acts is the actions left where a player acts, and after so much more is spent; nothing outside its own actions.
func (s *State) acts(p, spent int) (now, then int) {
	if int(s.Now) != p || s.Phase != Acting {
		return 0, 0
	}
	now = s.left()
	return now, max(0, now-spent)
}

// nearing is what an answer that changes the city and takes so many actions does for a crime.
func nearing(change func(s *State, c City, x operands) City, spent int) func(*State, operands, *mind) message {
	return func(s *State, x operands, m *mind) message {
		now, then := s.acts(m.who, spent)
		return s.adviseChange(m.who, now, then, func(t *State) { t.City = change(t, t.City, x) })
	}
}

// eased is the advice of an answer that changes the city and takes no action: what it does for a crime, or what it leaves as it is.
func eased(change func(s *State, c City, x operands) City) func(*State, operands, *mind) message {
	return func(s *State, x operands, m *mind) message {
		if msg := nearing(change, 0)(s, x, m); !msg.IsZero() {
			return msg
		}
		return s.adviseIdle(m.who)
	}
}

// adviseMove is what going somewhere does for a crime, and failing that whether its power is of use there; what it undoes comes last.
func (s *State) adviseMove(x operands, m *mind) message {
	msg := nearing(moved, 1)(s, x, m)
	if msg.Key != "advice.undoes" && !msg.IsZero() {
		return msg
	}
	zone := info.Naming("zone", refZone(Zone(x.B)))
	switch free := s.powered(s.City.Spot[x.B]); {
	case free && s.left() > 1:
		return machine.Both(rules.Say("advice.open", zone), msg)
	case free && !s.powered(s.City.Pawn[x.A]):
		return machine.Both(rules.Say("advice.open-next", zone, info.Naming("from", s.refSpot(s.City.Pawn[x.A]))), msg)
	case msg.IsZero():
		return s.adviseIdle(m.who)
	}
	return msg
}

// A reading is what a printed text can do for the crimes of a player in the cities that it can bring about.
type reading struct {
	p, then     int
	before      [crimes]int8 // criteria that were met
	near        [crimes]bool // already within the actions that are left
	fulfils     int          // the crime that holds then, -1 for none
	reaches     int          // the one that is within the actions that are left, -1 for none
	meets       int          // the one of which more criteria are met, -1 for none
	most, steps int          // so many of them; so many actions it takes
}

// read tries a printed text out on the crimes in hand, in the city as it is when the text is read, with so many actions after it.
func (s *State) read(m *mind, from City, text []Step, k Criminal, far, then int) (r reading) {
	r = reading{p: m.who, then: min(then, farthest), fulfils: -1, reaches: -1, meets: -1}
	l := s.pursued(m.who)
	for _, i := range l {
		n, _ := s.Met(m.who, i)
		r.before[i], r.near[i] = int8(n), s.away(m.who, i, min(then+1, farthest)) >= 0
	}
	after := *s
	h := m.hope(from, far)
	h.seen = func(c *City) {
		after.City = *c
		r.look(&after, l)
	}
	h.text(text, k)
	return r
}

// look takes a city that the text can bring about.
func (r *reading) look(s *State, l []int) {
	for _, i := range l {
		n, of := s.Met(r.p, i)
		switch {
		case int(r.before[i]) == of:
			continue
		case n == of && r.fulfils < 0:
			r.fulfils = i
		case n > int(r.before[i]) && (r.meets < 0 || r.meets == i && n > r.most):
			r.meets, r.most = i, n
		}
		if r.fulfils < 0 && r.reaches < 0 && !r.near[i] && r.then > 0 {
			if d := s.away(r.p, i, r.then); d > 0 {
				r.reaches, r.steps = i, d
			}
		}
	}
}

// words are what the text can do, the zero Message for nothing.
func (r *reading) words() message {
	switch {
	case r.fulfils >= 0:
		return rules.Say("advice.can-hold", naming(r.fulfils))
	case r.reaches >= 0:
		return rules.Say("advice.can-reach", naming(r.reaches), rules.Num("n", r.steps))
	case r.meets >= 0:
		return rules.Say("advice.can-meet", naming(r.meets), rules.Num("n", r.most), rules.Num("of", len(criteria[r.meets].parts)), rules.Num("m", int(r.before[r.meets])))
	}
	return message{}
}
