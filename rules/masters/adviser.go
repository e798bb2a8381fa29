package masters

import (
	"math"
	"slices"

	"safehouse/rules"
)

// How a searching bot sees the heist. The crew has one aim: all seats are
// valued alike.

// partWorth is what all of the objective but its end counts where success counts
// 0.9.
const partWorth = 0.25

// Value is the chance of success as it looks; at the end success counts most,
// then who and what got out.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	x := s.standing01()
	for i := range int(s.Seats) {
		v[i] = x
	}
	for i := int(s.Seats); i < rules.MaxSeats; i++ {
		v[i] = 0
	}
}

func (s *State) standing01() float64 {
	out := 0.0
	for f := range int(s.Seats) {
		switch s.Crew[f].Status {
		case escaped:
			out++
		case inPlay, inHiding:
			out += 0.5
		}
	}
	rest := 0.07*out/float64(s.Seats) + 0.03*min(1, float64(max(0, s.Team-s.Start))/10)
	var seen scouted
	if s.Over {
		if s.success() {
			return 0.9 + rest
		}
		return partWorth*s.partial(&seen) + rest/2
	}
	e := s.thinkOf(&seen)
	return 0.8*s.prospect(&e) + 0.1*s.partial(&seen) + rest
}

// partial is how much of the objective is in hand or out, 0 to 1.
func (s *State) partial(seen *scouted) float64 {
	g := &s.Heist.card().Goal
	need, have := 0.0, 0.0
	if g.jewels > 0 {
		need += float64(g.jewels)
		for p := range s.Places[:jewels] {
			if at := s.Places[p]; at == won {
				have++
			} else {
				have += s.nearing(at, seen)
			}
		}
		have = min(have, float64(g.jewels))
	}
	if g.documents || g.hideout {
		need++
		for _, at := range s.Places[firstDocuments : firstDocuments+rolls] {
			switch {
			case at == won:
				have++
			case at == inSafe:
				have += s.cracking(seen)
			default:
				have += s.nearing(at, seen)
			}
		}
	}
	if g.npc {
		need++
		switch s.Crew[npc].Status {
		case escaped:
			have++
		case inPlay:
			have += 0.5
		case busted:
			if g.rescue && s.Freed {
				have++
			}
		}
	}
	if g.breakout {
		need++
		for f := range int(s.Seats) {
			if s.Crew[f].Marks&imprison != 0 && s.Crew[f].Status == escaped {
				have++
			}
		}
	}
	return min(1, have/need)
}

// nearing is how far the crew has got with a piece of loot that it needs, 0 to 1:
// over an open way and the loot in hand to the exit.
func (s *State) nearing(at place, seen *scouted) float64 {
	if f := at.carrier(); f >= 0 {
		if s.Crew[f].Status != inPlay {
			return 0.5
		}
		d := seen.flight(s, f)
		return 0.5 + 0.3*max(0, 1-float64(d[s.Crew[f].At])/24)
	}
	switch {
	case at == lost:
		return 0.45
	case at >= tiles:
		return 0
	}
	c := Cell(at)
	if !s.flood(s.Board&entrances, s.Board&^s.shut()).Has(c) {
		return 0.25 * s.opening()
	}
	return 0.25 + 0.1*s.closeness(c, 12)
}

// closeness is how near somebody who has planned a cell is to it: 1 there, 0 at a
// number of steps.
func (s *State) closeness(c Cell, steps int) float64 {
	near := steps
	for f := range int(s.Seats) {
		if s.Crew[f].Status == inPlay && s.planned(f).Has(c) {
			near = min(near, s.span(s.Crew[f].At, c))
		}
	}
	return 1 - float64(near)/float64(steps)
}

// opening is how far the crew has got with the keycard doors and the remote locks
// of the map, 0 to 1; 1 where there are none.
func (s *State) opening() float64 {
	b := s.board()
	all, n := 0.0, 0.0
	if b.barred != 0 {
		all++
		if s.Doors == 0 {
			n++
		} else {
			n += s.bringing()
		}
	}
	for i, set := range b.servers {
		if set == 0 {
			continue
		}
		all++
		if s.Remote[i] == 0 {
			n++
			continue
		}
		for ; set != 0; set = set.rest() {
			n += 0.5 * s.closeness(set.first(), 10)
		}
	}
	if s.rule(crackCipher) {
		all++
		switch {
		case s.Remote[1] == 0:
			n++
		case s.Places[firstUSB].carrier() >= 0:
			n += 0.4
		}
	}
	if all == 0 {
		return 1
	}
	return n / all
}

// bringing is how near to a door a keycard is, 0 to 1.
func (s *State) bringing() float64 {
	best := 0.0
	for p := firstPiece[Keycard]; p < firstPiece[Keycard]+Piece(pieceCount[Keycard]); p++ {
		at := s.Places[p]
		if at == lost {
			best = max(best, 0.4)
		}
		f := at.carrier()
		if f < 0 || s.Crew[f].Status != inPlay {
			continue
		}
		for rest := s.Doors; rest != 0; rest = rest.rest() {
			best = max(best, 0.4+0.5*max(0, 1-float64(s.span(s.Crew[f].At, rest.first()))/14))
		}
	}
	return best
}

// cracking is how far the crew has got with a safe that holds what it needs: the
// way to it, the tools, the cracks.
func (s *State) cracking(seen *scouted) float64 {
	card := &s.Heist.card().Safe
	v := 0.45*s.nearing(place(s.board().safe), seen) + 0.3*float64(s.Cracked)/float64(card.K)
	if f := s.cracker(); f >= 0 && seen.roam(s, f).Has(s.board().safe) {
		v += 0.02 + 0.05*max(0, 1-float64(s.span(s.Crew[f].At, s.board().safe))/12)
	}
	return v
}

// prospect is the chance that the objective is met if everybody runs now.
func (s *State) prospect(e *todo) float64 {
	g := &s.Heist.card().Goal
	if s.met() && !g.npc && !g.breakout && !g.hideout {
		return 1
	}
	if g.rescue {
		if s.Freed {
			return 1
		}
		return 0
	}
	if e.loot != 0 || s.Crew[npc].Status == captive && g.npc {
		return 0
	}
	p, lost := 1.0, 1.0
	for f := range s.Crew {
		fig := &s.Crew[f]
		if fig.Status != inPlay || !s.precious(f) {
			continue
		}
		d := e.flight(s, f)
		q := 0.0
		if s.carriesObjective(f) {
			q = s.delivered(f, d, e.scouted)
		} else {
			q = getaway(d[fig.At], int(fig.Ideas), int(fig.Moves), fig.Marks&rolled == 0)
		}
		p *= q
		lost *= 1 - q
	}
	if g.breakout {
		if s.brokenOut() {
			return 1
		}
		return 1 - lost
	}
	return p
}

// Priors weighs the answers by their worth at first sight.
func (s *State) Priors(legal []rules.Action, w []float64) {
	s.weigh(legal, w)
	top := math.Inf(-1)
	for _, x := range w {
		top = max(top, x)
	}
	for i, x := range w {
		w[i] = math.Exp(max(-7, (x-top)*0.9))
	}
}

// Uncount forgets how many purchases, sales and rearrangements there were.
func (s *State) Uncount() {
	s.Trades = 0
	for f := range s.Crew {
		s.Crew[f].Free = 0
	}
}

// Playout picks an answer by its worth at first sight with a little noise, but for
// planning, where what was rehearsed is done.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	var buf [512]float64
	w := buf[:min(len(legal), len(buf))]
	list := legal[:len(w)]
	s.weigh(list, w)
	best, top, noise := 0, math.Inf(-1), whim
	if s.Ask.Kind == askPlan {
		noise = 0
	}
	for i, x := range w {
		if x += noise * r.Float64(); x > top {
			best, top = i, x
		}
	}
	return best
}

// A mind is what bots know of a position before they weigh its answers, each part
// from when it is first needed.
type mind struct {
	thought bool
	todo    todo
	seen    scouted
	walked  uint8 // figures whose walkers are known
	walks   [figures]walker
	asked   uint8 // figures whose offers are known
	offers  [figures][acts]offer
	fleer   int           // whom the flight is of, one more; 0 for nobody
	out     *[cells]uint8 // half steps to flee
	waits   bool
	rescue  rescue
	way     wayOut
	laid    [4]bool // the routes that are known
	routes  [4]struct {
		trail [40]Cell
		long  int
		start Cell
	}
}

// forget begins with another position.
func (m *mind) forget() {
	m.thought, m.walked, m.asked, m.fleer, m.laid = false, 0, 0, 0, [4]bool{}
	m.seen.forget()
}

// think is what has still to be done.
func (m *mind) think(s *State) *todo {
	if !m.thought {
		m.todo, m.thought = s.thinkOf(&m.seen), true
	}
	return &m.todo
}

// walker is what the choices of a figure are weighed by.
func (m *mind) walker(s *State, f int) *walker {
	if e := m.think(s); m.walked>>f&1 == 0 {
		m.walked |= 1 << f
		s.walker(f, e, &m.walks[f])
	}
	return &m.walks[f]
}

// offer is what an action would cost a figure now.
func (m *mind) offer(s *State, f int, a Act) offer {
	if m.asked>>f&1 == 0 {
		m.asked |= 1 << f
		s.offersFor(f, &m.offers[f])
	}
	return m.offers[f][a]
}

// weigh writes the worth of every answer.
func (s *State) weigh(legal []rules.Action, w []float64) {
	m := engine.Mood()
	m.forget()
	for i, a := range legal {
		w[i] = engine.Worth(s, a, m)
	}
	engine.Done(m)
}

// Worthwhile leaves out what bots never do: to step onto the tile of a guard that is
// known, or to where a known dog jumps, with somebody who could not leave it again; to
// call Escape where that gives the heist up; and to be ready with a plan that the dry run refuses.
func (s *State) Worthwhile(legal []rules.Action) []rules.Action {
	never := func(a rules.Action) bool {
		if a.Verb == VMove {
			return s.Chits.Guarded != 0 && s.caught(s.figure(a.Args[0]), s.cell(Hex(a.Args[1])))
		}
		return a.Verb == VCall && s.givesUp() || a.Verb == VReady && s.refused(s.figure(a.Args[0]))
	}
	if s.Phase != Action && s.Phase != Planning || !slices.ContainsFunc(legal, never) {
		return legal
	}
	if l := slices.DeleteFunc(slices.Clone(legal), never); len(l) > 0 {
		return l
	}
	return legal
}

// givesUp reports whether a call for Escape would give the heist up: nobody could get away, or what it is about would stay
// inside though it can still be had and the deck lasts for another round.
func (s *State) givesUp() bool {
	e := s.think()
	if s.prospect(&e) > 0 {
		return false
	}
	return !s.anybodyOut(&e) || s.eventsLeft() > 1 && s.possible()
}

// anybodyOut reports whether somebody in play could get away if everybody ran now.
func (s *State) anybodyOut(e *todo) bool {
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay {
			if d := e.flight(s, f); getaway(d[fig.At], int(fig.Ideas), 0, true) > 0 {
				return true
			}
		}
	}
	return false
}

// possible reports whether nothing that the heist is about is lost for good.
func (s *State) possible() bool {
	g := &s.Heist.card().Goal
	var left [loots]int
	for p, at := range s.Places[:firstItem] {
		if at != lost {
			left[pieceKinds[p]]++
		}
	}
	return left[Jewel] >= int(g.jewels) && (left[Documents] > 0 || !g.documents && !g.hideout) && (!g.npc || s.Crew[npc].Status != busted)
}

// caught reports whether guards on a cell, or a dog that jumps there, would keep a figure:
// nothing on its cards subdues them, and nobody whose cards do is or plans to come beside it.
func (s *State) caught(f int, c Cell) bool {
	fig := &s.Crew[f]
	if f == npc || !s.Chits.Guarded.Has(c) && !s.scented(f, c) || fig.Marks&slipping != 0 || s.Slips(f) || s.subdues(f) {
		return false
	}
	beside := s.near(c) | only(c)
	for o := range int(s.Seats) {
		mate := &s.Crew[o]
		if o != f && mate.Status == inPlay && s.subdues(o) && (beside.Has(mate.At) || beside&mate.Plan != 0) {
			return false
		}
	}
	return true
}

// scented reports whether a dog would jump onto a figure on a cell.
func (s *State) scented(f int, c Cell) bool {
	if s.Whistle || !indoors.Has(c) {
		return false
	}
	dogs := s.near(c) & s.Chits.Chasing &^ s.Crew[f].Hushed
	for o := range s.Crew {
		if mate := &s.Crew[o]; mate.Status == inPlay && mate.At != nowhere {
			dogs &^= only(mate.At) // it stays with whom it has
		}
	}
	return dogs != 0
}

// subdues reports whether a figure has something to subdue guards with: left of its
// action, on its card and skills, or on an item.
func (s *State) subdues(f int) bool {
	fig := &s.Crew[f]
	if fig.Left[doCut] > 0 || fig.Left[doSubdue] > 0 && !s.neverSubdues(f) {
		return true
	}
	var t [acts]offer
	s.offersFor(f, &t)
	for a, o := range t {
		if g := &grants[a]; o.cost >= 0 && (g.subs[doCut] > 0 || g.subs[doSubdue] > 0 && !s.neverSubdues(f)) {
			return true
		}
	}
	return false
}

// commitWorth puts choosing an action behind what can be done already, and
// before being done.
func commitWorth(v float64) float64 { return 7 + max(-6, min(6, 0.6*v)) }

// lendWorth is what lending a hand is worth: what the other can do with it.
func (s *State) lendWorth(w, other *walker, to int, k stepKind) float64 {
	st, _ := has(actTable[s.hack(w.f)].Text, doLend)
	n := float64(st.n())
	v := -w.idea - w.noise
	fig := &s.Crew[to]
	t := &s.Chits
	next, ok := s.nextStep(other, fig.At)
	switch k {
	case doSubdue:
		if t.Guarded.Has(fig.At) {
			v += 4
		} else if s.within(to)&t.Guarded != 0 {
			v += 1
		}
	case doUnlock:
		if ok && t.Locked.Has(next) {
			v += 4
		} else if s.safeLeft() > 0 && fig.At == s.board().safe && s.cracks(to, 1) > 0 {
			v += 4 * n
		} else if s.neighbours(to)&t.Locked != 0 {
			v++
		}
	case doDisable:
		if ok && t.Live.Has(next) {
			v += 2.5
		} else if s.within(to)&t.Live != 0 {
			v += 0.7
		}
	}
	return v
}

// callWorth is what calling Escape is worth: it is time when the chance is
// good, or when it will hardly get better.
func (s *State) callWorth(e *todo) float64 {
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay && (fig.Marks&acted == 0 || fig.Left[doIdea] > 0 || fig.Left[doMove] > 0 && fig.Marks&done == 0 && !s.held(f)) {
			if !(s.met() && s.everybodyOut()) {
				return -20
			}
		}
	}
	p := s.prospect(e)
	left := s.eventsLeft()
	want := surely
	switch {
	case left <= 3:
		want = lastMoment
	case left <= 6:
		want = soon
	}
	if p < want {
		return -20
	}
	if !s.everybodyOut() && left > 5 && p >= 1 && s.laggards(e) < 0.8 {
		return -20 // safe already: bring the others out too
	}
	return 3
}

// everybodyOut reports whether all in play are outdoors.
func (s *State) everybodyOut() bool { return s.insiders() == 0 }

// laggards is the mean chance of those in play to get away.
func (s *State) laggards(e *todo) float64 {
	sum, n := 0.0, 0.0
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay {
			d := e.flight(s, f)
			sum += getaway(d[fig.At], int(fig.Ideas), 0, true)
			n++
		}
	}
	if n == 0 {
		return 1
	}
	return sum / n
}

// eventsLeft is the events that the deck still holds.
func (s *State) eventsLeft() int {
	n := 0
	for _, c := range s.left() {
		if !c.Crisis() {
			n++
		}
	}
	return n
}

// chaseWorth ranks hexes for a dog: those with more to lose are spared.
func chaseWorth(s *State, x operands, _ *mind) (v float64) {
	c := s.cell(Hex(x.A))
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].At == c {
			v--
			if s.precious(f) {
				v -= 2
			}
			if s.Crew[f].Card.can(doAdrenaline) || s.Slips(f) {
				v++
			}
		}
	}
	return v
}

// bearWorth ranks who bears a loss best.
func (s *State) bearWorth(f int) float64 {
	v := 0.0
	if s.precious(f) {
		v++
	}
	return float64(s.Crew[f].Ideas)*0.2 - v
}

// planWorth is what a token on a tile is worth to a figure at first sight.
func (s *State) planWorth(f int, c Cell) float64 {
	v := -0.3 * float64(s.span(s.Crew[f].At, c))
	if s.near(c)&(s.Crew[f].Plan|only(s.Crew[f].At)) != 0 {
		v += 2
	}
	return v
}
