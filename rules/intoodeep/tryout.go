package intoodeep

// First sight tries out what an action does to the city: it plans the crimes
// anew in the city that comes of it and counts the actions that this saves.

// What actions that are saved are worth, in Intel.
const (
	storyPull = 1.2 // one towards the Story Crime ...
	worthPull = 0.1 // ... and as much more for each Intel that it is worth
	sidePull  = 1.1 // one towards a Side Crime
	mostSaved = 4.0 // no more than these count
	pushCost  = 0.9 // the Grip that an action from Stamina costs
)

// gain is what a player gains when the city becomes another.
func (m *mind) gain(city *City) float64 {
	there := m.planner
	there.sc.city = city
	there.sc.look()
	there.measure()
	v := 0.0
	if m.story.crime >= 0 {
		x := there.plan(m.story.crime)
		v = (storyPull + worthPull*m.worth) * saved(&m.story, &x)
	}
	for i := range m.sides[:m.n] {
		x := there.plan(m.sides[i].crime)
		v += sidePull * saved(&m.sides[i], &x)
	}
	return v
}

func saved(now, then *plan) float64 {
	return max(-mostSaved, min(mostSaved, now.steps-then.steps))
}

// pushSight is what an extra action of k is worth that its Stamina pays.
func (s *State) pushSight(m *mind, k Criminal) float64 {
	if s.Turning.Actions > 0 {
		return -1
	}
	h := m.hope(s.City, 0)
	at := s.City.Pawn[k]
	for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
		if s.passes(k, at, to) {
			h.try(func(c *City) { c.Pawn[k] = to })
		}
	}
	for i, lies := range s.City.Lies {
		if lies == at {
			h.try(func(c *City) { c.hand(Item(i), k) })
		}
	}
	if s.powered(at) {
		h.best = max(h.best, s.powerSight(m, s.City.Ring[at]))
	}
	return max(-1, h.best) - pushCost
}

// A hope is the best change of a city that was tried so far.
type hope struct {
	m    *mind
	from City
	best float64
	far  int         // how many shifts of the Sentinel are tried
	seen func(*City) // looks at each city that is tried instead, where it is not nil
}

// noHope is the best of no change at all.
const noHope = -9

// How many shifts of the Sentinel are tried with a power, and with a Boost.
const (
	powerShifts = 3
	boostShifts = 2
)

func (m *mind) hope(from City, far int) hope { return hope{m: m, from: from, best: noHope, far: far} }

func (h *hope) try(change func(*City)) {
	c := h.from
	change(&c)
	if h.seen != nil {
		h.seen(&c)
		return
	}
	h.best = max(h.best, h.m.gain(&c))
}

// text is the best that a printed text can do to the city; what is printed twice is tried once.
func (h hope) text(text []Step, k Criminal) float64 {
	for i, st := range text {
		if tries := st.row().tries; tries != nil && (i == 0 || st != text[i-1]) {
			h = tries(h, k, st)
		}
	}
	return h.best
}

// powerHope is the best that a power can do to the city, the Heat considered
// that it draws.
func (s *State) powerHope(m *mind, z Zone) float64 {
	h := m.hope(s.City, powerShifts)
	h.from.cycleHeat(s.City.Spot[z])
	h.try(func(*City) {})
	return h.text(zoneTable[z].Power, nobody)
}

// sentinel tries to shift the Sentinel by up to n either way.
func (h *hope) sentinel(n int) {
	for d := 1; d <= n; d++ {
		h.try(func(c *City) { c.Sentinel = c.Sentinel.cw(d) })
		h.try(func(c *City) { c.Sentinel = c.Sentinel.cw(-d) })
	}
}

// blockades tries to shift each Blockade once either way; if a spot is given
// only those nearby.
func (h *hope) blockades(near Spot) {
	for b, e := range h.from.Blockade {
		if near == noSpot || e.nearby(near) {
			h.try(func(c *City) { c.Blockade[b] = c.shiftTarget(b, 1) })
			h.try(func(c *City) { c.Blockade[b] = c.shiftTarget(b, -1) })
		}
	}
}

// sending tries each Criminal in each Zone.
func (h *hope) sending() {
	for k, at := range h.from.Pawn {
		for d := 1; d < zones && at != noSpot; d++ {
			h.try(func(c *City) { c.Pawn[k] = at.cw(d) })
		}
	}
}

// swapping tries to let each two Items trade places.
func (h *hope) swapping() {
	for i := range Item(items) {
		for j := range i {
			h.try(func(c *City) { c.swap(i, j) })
		}
	}
}
