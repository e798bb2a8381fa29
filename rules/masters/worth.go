package masters

import "slices"

// What choices in the Action phase are worth to bots, in half steps.

// The numbers were found by playing heists at first sight with changed ones.
const (
	noiseCost = 1.40 // a noise
	alertCost = 4.12 // an alert
	ideaWorth = 0.89 // an idea
	lookWorth = 0.68 // a reveal
	cashWorth = 0.34 // $1k
	trapCost  = 6.52 // standing where a gate may fall
	lockWorth = 2.30 // opening a lock on the way
	postWorth = 1.62 // subduing a guard on the way
	freeLock  = 1.44 // opening a lock beside the way
	freeEye   = 1.58 // disabling a camera beside the way
	helpShare = 1.18 // of a step, for somebody with nothing to do
	leadShare = 1.10 // of a step, for somebody with one
	lateShare = 1.60 // times that, when the rounds run out
	late      = 0.31 // of the rounds that are left: what takes longer is late

	// An idea is worth more or less by who has it.
	carrierIdea = 2.17 // who carries what the heist is about
	leadIdea    = 1.33 // who has something to do
	firstIdea   = 1.27 // who has one at most
	fourthIdea  = 0.53 // who has four and more
	seventhIdea = 0.16 // who has seven and more

	whim = 0.28 // chance among nearly equal choices

	// Chances to get away at which Escape is called.
	surely     = 0.95
	soon       = 0.72 // few events are left
	lastMoment = 0.69 // hardly any
)

// A walker is what a figure's choices are weighed by.
type walker struct {
	f     int
	goals Cells
	lead  bool
	cost  [cells]uint8 // to its goals over planned tiles
	toll  [4]Cells     // cells that cost more to enter
	help  Cells        // tiles on the way of others
	trap  Cells        // gates that may fall in this round
	urge  float64      // what a half step is worth to one with something to do
	noise float64      // what a noise costs now
	idea  float64      // what an idea is worth now
}

// walker weighs a figure's situation.
func (s *State) walker(f int, e *todo, w *walker) {
	*w = walker{f: f}
	w.goals, w.lead = s.goals(f, e)
	t := s.walking(f)
	w.toll = t.toll
	if w.goals != 0 {
		t.costs(w.goals, &w.cost)
	} else {
		w.cost = noWays
	}
	for o := range int(s.Seats) {
		if o != f && s.Crew[o].Status == inPlay {
			w.help |= s.Crew[o].Plan | only(s.Crew[o].At)
		}
	}
	w.trap = s.trap()
	w.noise, w.idea = noiseCost, ideaWorth
	switch n := s.Crew[f].Ideas; {
	case n >= 7:
		w.idea *= seventhIdea
	case n >= 4:
		w.idea *= fourthIdea
	case n <= 1:
		w.idea *= firstIdea
	}
	w.urge = leadShare
	switch way := w.cost[s.Crew[f].At]; {
	case s.precious(f):
		w.idea *= carrierIdea
	case w.lead && way < unreachable:
		w.idea *= leadIdea
		if float64(way)/pace > late*s.roundsLeft() {
			w.urge *= lateShare
		}
	}
	if s.Called {
		w.noise = 0
	}
}

// gain is what walking from a to b is worth.
func (w *walker) gain(a, b Cell) float64 {
	x, y := float64(w.cost[a]), float64(w.cost[b])
	if w.cost[a] >= unreachable {
		if w.cost[b] >= unreachable {
			return 0
		}
		return 6
	}
	if w.cost[b] >= unreachable {
		return -8
	}
	if w.lead {
		return w.urge * (x - y)
	}
	return helpShare * (x - y)
}

// nextStep is the cell that a figure would step to from c, and whether there is
// one on the way to its goals.
func (s *State) nextStep(w *walker, c Cell) (best Cell, ok bool) {
	best = nowhere
	top := 0
	for rest := s.near(c) & s.planned(w.f) &^ s.shut(); rest != 0; rest = rest.rest() {
		n := rest.first()
		if w.cost[n] >= w.cost[c] {
			continue
		}
		if x := int(w.cost[n]) + tolls(&w.toll, n); best == nowhere || x < top {
			best, top = n, x
		}
	}
	return best, best != nowhere
}

// actWorth is what taking an action is worth: the way that a figure gets with
// its sub-actions, what is left over, and what it costs.
func (s *State) actWorth(w *walker, a Act, cost int) float64 {
	g := &grants[a]
	fig := &s.Crew[w.f]
	left := g.subs
	for i, n := range fig.Left {
		left[i] += n
	}
	v := -w.noise*float64(g.noise) - alertCost*float64(g.alerts)*w.noise/noiseCost - w.idea*float64(cost)
	v += w.idea*float64(left[doIdea]) + cashWorth*float64(left[doLoot])
	if left[doReveal] > 0 {
		v += float64(left[doReveal]) * s.revealWorth(w)
	}
	if s.imprisoned(w.f) {
		return v
	}
	at := fig.At
	slip := fig.Marks&slipping != 0
	adrenaline := 0.0
	if w.f != npc && fig.Card.can(doAdrenaline) {
		adrenaline = w.idea
	}
	canSubdue := !s.neverSubdues(w.f)
	if !canSubdue {
		left[doSubdue] = 0
		if s.Chits.Guarded.Has(at) && fig.Ideas > uint8(cost) && left[doMove] > 0 {
			slip = true
			v -= w.idea
		}
	}
	for {
		if n := s.guards(at); n > 0 && !slip {
			if left[doSubdue] < n {
				break
			}
			left[doSubdue] -= n
			v += float64(n) * (postWorth + adrenaline)
		}
		to, ok := s.nextStep(w, at)
		if !ok || left[doMove] == 0 && left[doUnlock] == 0 && left[doDisable] == 0 {
			break
		}
		if n := s.Chits.Locks[to]; n > 0 {
			if left[doUnlock] < n {
				if left[doUnlock] > 0 {
					v += 2 * float64(left[doUnlock])
					left[doUnlock] = 0
				}
				break
			}
			left[doUnlock] -= n
			v += lockWorth // the walk brings what it lacks
			if left[doMove] == 0 {
				v += 2
			}
		}
		if n := s.Chits.Cameras[to]; n > 0 && !s.Looped {
			k := min(n, left[doDisable])
			left[doDisable] -= k
			if left[doMove] > 0 {
				v -= alertCost * float64(n-k)
			} else {
				v += 0.8 * float64(k)
			}
		}
		if left[doMove] == 0 {
			break
		}
		left[doMove]--
		v += w.gain(at, to)
		at = to
	}
	if w.trap.Has(at) {
		v -= trapCost
	}
	return v + s.spareWorth(w, at, &left, adrenaline)
}

// trap is the tiles of gates that may fall at the end of this round.
func (s *State) trap() (set Cells) {
	if s.Gates >= 4 || s.board().gates[s.Gates] == nowhere {
		return 0
	}
	n := 0
	for _, c := range s.Queue[:s.Queued] {
		n += gateFalls[c]
	}
	for _, c := range s.left()[:min(len(s.left()), 7)] {
		n += gateFalls[c]
	}
	for _, c := range s.board().gates[s.Gates:min(4, int(s.Gates)+n)] {
		if c != nowhere {
			set |= only(c)
		}
	}
	return set
}

// gateFalls is how many gates each card lets fall.
var gateFalls = func() (t [cards]int) {
	for c := range t {
		t[c] = Card(c).Shuts()
	}
	return t
}()

// spareWorth is what sub-actions that were left over are worth around a cell.
func (s *State) spareWorth(w *walker, at Cell, left *[subs]uint8, adrenaline float64) float64 {
	v := 0.0
	t := &s.Chits
	within := s.near(at) | only(at)
	mine := s.planned(w.f) & indoors
	if left[doUnlock] > 0 {
		if within&t.Locked&(mine|w.help) != 0 && s.near(at)&t.Locked != 0 {
			v += freeLock
		}
		if s.safeLeft() > 0 && at == s.board().safe {
			if k := s.cracks(w.f, min(2, int(left[doUnlock]))); k > 0 {
				v += 4 * float64(k)
			}
		} else if s.safeLeft() > 0 && s.torchbearer() >= 0 && within.Has(s.board().safe) {
			v += 3.5 * float64(left[doUnlock])
		}
	}
	if left[doSubdue] > 0 {
		if n := within & t.Guarded; n != 0 {
			v += adrenaline
			switch {
			case s.occupied()&n&^only(at) != 0:
				v += 2
			case n&(mine|w.help) != 0:
				v += 1.1
			default:
				v += 0.2
			}
			if s.rule(movingTarget) && (n.Has(s.Escort[0].At&63) || n.Has(s.Escort[1].At&63)) {
				v += 5 * float64(left[doSubdue])
			}
		}
	}
	if left[doDisable] > 0 && within&t.Live != 0 {
		if within&t.Live&(mine|w.help) != 0 {
			v += freeEye
		} else {
			v += 0.25
		}
	}
	return v
}

// revealWorth is what an R is worth to a figure.
func (s *State) revealWorth(w *walker) float64 {
	if s.Unknown == 0 {
		if s.insight(w.f) {
			return w.idea
		}
		return 0
	}
	v := 0.1
	if s.Unknown&(s.planned(w.f)|w.help)&indoors != 0 {
		v = lookWorth
	}
	for p, at := range s.Places[:firstItem] {
		if at == inBag && s.objective(pieceKinds[p]) {
			v += 1.2
			break
		}
	}
	return v
}

// moveWorth is what a step is worth.
func (s *State) moveWorth(w *walker, c Cell) float64 {
	fig := &s.Crew[w.f]
	v := w.gain(fig.At, c)
	if n := s.Chits.Cameras[c]; n > 0 && !s.Looped {
		v -= alertCost * float64(n)
	}
	if w.trap.Has(c) && fig.Left[doMove] < 2 {
		v -= trapCost
	}
	if w.trap.Has(fig.At) {
		v += trapCost
	}
	return v
}

// unlockWorth, subdueWorth and disableWorth are what it is worth to clear a cell.
func (s *State) unlockWorth(w *walker, c Cell) float64 {
	next, _ := s.nextStep(w, s.Crew[w.f].At)
	switch {
	case c == next:
		return 6
	case (s.planned(w.f) & indoors).Has(c) && w.cost[c] < unreachable:
		return 1.2
	case w.help.Has(c):
		return 1
	}
	return 0.1
}

func (s *State) subdueWorth(w *walker, c Cell) float64 {
	at := s.Crew[w.f].At
	next, _ := s.nextStep(w, at)
	v := 0.1
	switch {
	case c == at:
		v = 6
	case c == next:
		v = 5
	case s.occupied().Has(c):
		v = 4
	case (s.planned(w.f)&indoors | w.help).Has(c):
		v = 1
	}
	if s.rule(movingTarget) && s.escorted(c) {
		v += 8
	}
	return v
}

func (s *State) disableWorth(w *walker, c Cell) float64 {
	next, _ := s.nextStep(w, s.Crew[w.f].At)
	switch {
	case c == next:
		return 4
	case (s.planned(w.f) & indoors).Has(c):
		return 0.8
	case w.help.Has(c):
		return 0.7
	}
	return 0.2
}

// lookAt is what revealing a tile is worth: those on the way come first.
func (s *State) lookAt(w *walker, c Cell) float64 {
	v := 2.0
	switch {
	case s.planned(w.f).Has(c) && w.cost[c] < unreachable:
		v += 3 + float64(w.cost[c])/64
		if d := w.cost[s.Crew[w.f].At]; d < unreachable && w.cost[c] > d {
			v -= 3
		}
	case w.help.Has(c):
		v += 2
	}
	return v
}

// carrierRank orders figures by how well they would carry loot of a kind: more
// is better.
func (s *State) carrierRank(f int, l Loot, e *todo) float64 {
	fig := &s.Crew[f]
	v := 0.01 * float64(figures-f)
	switch {
	case l == Keycard && e.key:
		mine := s.planned(f) | only(fig.At)
		if e.doors&mine == 0 {
			var level [figures]int
			s.relays(e.doors, e, &level)
			return v - 30*float64(level[f])
		}
		best := 99
		for rest := e.doors & mine; rest != 0; rest = rest.rest() {
			best = min(best, s.span(fig.At, rest.first()))
		}
		return v - float64(best) + float64((e.doors&mine).Len())*0.1
	case l == USBKey && s.rule(crackCipher):
		if f == npc {
			return 9
		}
		return v
	case l == Documents && f == npc && s.Heist.card().Special == StudySchematics && !s.Studied:
		return 5
	case s.objective(l):
		d := e.flight(s, f)
		return v + 5*getaway(d[fig.At], int(fig.Ideas), int(fig.Moves), fig.Marks&rolled == 0) + 0.2*float64(fig.Ideas)
	case l.tool():
		if e.safe&(s.planned(f)|only(fig.At)) != 0 {
			return v + 2 + 0.1*float64(s.deftness(f))
		}
		return v
	}
	return v
}

// bestHere reports whether a figure would carry loot of a kind best of those
// on its cell that can still act.
func (s *State) bestHere(f int, l Loot, e *todo) bool {
	mine := s.carrierRank(f, l, e)
	for o := range s.Crew {
		fig := &s.Crew[o]
		if o != f && fig.Status == inPlay && fig.At == s.Crew[f].At && fig.Marks&done == 0 && s.carrierRank(o, l, e) > mine {
			return false
		}
	}
	return true
}

// wanted reports whether loot of a kind is needed.
func (s *State) wanted(l Loot, e *todo) bool {
	return e.loot>>l&1 == 1 || l == Keycard && e.key || l == USBKey && s.rule(crackCipher) || s.objective(l)
}

// tool reports whether loot is a tool for the safe.
func (l Loot) tool() bool { return slices.Contains(crackers, l.item()) }

// takeWorth and dropWorth are what picking up and putting down are worth.
func (s *State) takeWorth(f int, l Loot, e *todo) float64 {
	switch {
	case !s.bestHere(f, l, e):
		return -1
	case s.wanted(l, e):
		return 50
	case l.tool():
		return 40
	}
	return 12
}

func (s *State) dropWorth(f int, l Loot, e *todo) float64 {
	if !s.wanted(l, e) && !l.tool() || s.bestHere(f, l, e) {
		return -5
	}
	return 45
}

// helpWorth is what an idea for somebody else is worth.
func (s *State) helpWorth(f, to int) float64 {
	if to >= 0 && s.precious(to) && !s.Crew[to].At.outdoors() && !s.precious(f) {
		return 0.8
	}
	return -1
}
