package masters

// The dry run: the plan of the crew carried out as it is drawn, against what is known (rulebook: Part II). Everybody walks
// over its tokens to what it has planned of the job, and who has planned nothing of it to its farthest token. Escape is called
// when the job's things are in hand and everybody can get away by the Escape rules; until then who cannot walks back.
// Where the deck runs out first the alarm calls it.

// A DryRun is what a plan comes to. It ends with the round after which Escape begins.
type DryRun struct {
	Rounds []DryRound
	Trips  [figures]Trip
	Alarm  bool // the deck is empty before Escape is called
}

// A DryRound is where things are after a round.
type DryRound struct {
	Noise  int // of the marker
	Alerts int // events discarded so far by noise and cameras
	Gone   int // cards that have left the deck
	Gates  int // that have fallen since the plan was made
	Moves  uint8
}

// Busy reports whether a figure does something in the round.
func (r *DryRound) Busy(f int) bool { return r.Moves>>f&1 == 1 }

// A Trip is how a figure fares.
type Trip struct {
	Planned bool
	At      []Cell // where it is after each round
	In      int    // rounds until it has been at everything that it goes for
	Gap     Cell   // a token that cannot be reached over the others, Nowhere for none
	Missed  Cells  // what it goes for and has not been at when Escape begins
	Gate    Cell   // the gate that fell under it or before it was over it, Nowhere for none
	To      Cell   // where it gets away, Nowhere for none
	From    Cell   // where it is when Escape begins
	Cost    int    // Escape Moves from there
	Need    int    // of them those that the roll has to give, more than 6 for too many
}

// Out reports whether the figure can get away when Escape begins.
func (t *Trip) Out() bool { return t.To != nowhere && t.Need <= 6 }

// A dryPace is how the dry run takes it that a crew goes about its plan.
type dryPace struct {
	steps, noise int  // of a figure in a round
	clear        bool // nothing that is in the way costs anything
	roll         int  // that Escape is called on
}

// runPace is that of Run: two steps and two noise a round. What is known to be in the way and tiles nobody has seen take a step
// each, and Escape is called where nobody has to roll more than a 2.
var runPace = dryPace{steps: 2, noise: 2, roll: 2}

// bestPace is better than any crew's: no noise, nothing in the way, and more steps than any action gives.
var bestPace = dryPace{steps: 6, clear: true, roll: 6}

// mostRounds bounds a dry run.
const mostRounds = 18

// DryRun carries out the plan at the pace of Run.
func (s *State) DryRun() DryRun { return s.dryRun(runPace) }

// A Flaw is why a plan cannot end outside, however well it goes.
type Flaw struct {
	Why  FlawKind
	Who  int
	At   Cell // the token, the gate, or where the figure is when Escape begins
	Cost int  // Escape Moves, where they are too many
}

// A FlawKind is what is wrong with a plan.
type FlawKind uint8

// FlawGap: a token cannot be reached over the others. FlawGate: a gate falls first. FlawFar: too many Escape Moves. FlawShut: no
// way leads out.
const (
	FlawGap FlawKind = iota
	FlawGate
	FlawFar
	FlawShut
)

// Flaws are what the dry run refuses: what holds at the best pace too.
func (s *State) Flaws() (l []Flaw) {
	d := s.dryRun(bestPace)
	for f := range d.Trips {
		switch x := &d.Trips[f]; {
		case !x.Planned:
		case x.Gap != nowhere:
			l = append(l, Flaw{FlawGap, f, x.Gap, 0})
		case x.Gate != nowhere && !x.Out():
			l = append(l, Flaw{FlawGate, f, x.Gate, 0})
		case x.To == nowhere:
			l = append(l, Flaw{FlawShut, f, x.From, 0})
		case !x.Out():
			l = append(l, Flaw{FlawFar, f, x.From, x.Cost})
		}
	}
	return l
}

// refused reports whether the dry run refuses what a figure has planned.
func (s *State) refused(f int) bool {
	for _, x := range s.Flaws() {
		if x.Who == f {
			return true
		}
	}
	return false
}

// WithPlan is the position with tokens of a figure on the tiles of a way besides its own, started from a cell where it has not
// started yet.
func (s *State) WithPlan(f int, start Cell, way []Cell) *State {
	c := *s
	fig := &c.Crew[f]
	if fig.Status == waiting {
		fig.Status, fig.At = inPlay, start
	}
	for _, x := range way {
		fig.Plan |= only(x) & indoors
	}
	return &c
}

// TroubleOf grades a figure's plan: 0 for one that goes well, 1 to 3 for what goes wrong at the pace of Run, 4 for one that is refused.
func (s *State) TroubleOf(f int) (n int) {
	if s.refused(f) {
		return 4
	}
	d := s.DryRun()
	x := &d.Trips[f]
	switch {
	case !x.Planned:
		return 0
	case !x.Out():
		n += 2
	case x.Gate != nowhere:
		n++
	}
	if x.Missed != 0 {
		n++
	}
	return n
}

// A dry is a dry run under way, on a copy of the position.
type dry struct {
	State
	pace  dryPace
	run   DryRun
	crew  [figures]dryWalker
	home  bool // nothing is to be fetched
	known bool // somebody goes for a thing of the job
	stuck bool // nobody gets on with what is left to do
}

// A dryWalker is a figure of a dry run.
type dryWalker struct {
	goals  Cells // that it has still to be at
	drawn  Cells // what it may walk on
	next   Cell  // the tile that it is getting onto
	work   int   // steps that this still takes
	lead   bool  // its goals are things of the job
	caught bool  // by a gate
	out    [cells]uint8
}

func (s *State) dryRun(p dryPace) DryRun {
	d := dry{State: *s, pace: p}
	if !d.begin() {
		return d.run
	}
	_, last := s.Track()
	alerts := 0
	for r := 1; r <= mostRounds; r++ {
		d.flights()
		if r > 1 && d.inHand() && d.allOut() {
			break
		}
		x, due := DryRound{}, 0
		for f := range d.crew {
			spent, seen := d.walk(f, r)
			if spent > 0 {
				x.Moves |= 1 << f
			}
			due += p.noise * spent / p.steps
			alerts += seen
		}
		if x.Moves == 0 {
			if d.stuck {
				break
			}
			d.stuck = true // what is left to do cannot be got at: home
			r--
			continue
		}
		alerts += noiseAlerts(s.Seats, int(d.Noise), due, last)
		d.Noise = uint8(min(last, int(d.Noise)+due))
		x.Noise, x.Alerts = int(d.Noise), alerts
		x.Gone, x.Gates = s.dealt(r + alerts)
		for int(d.Gates-s.Gates) < x.Gates {
			d.shut()
		}
		for f := range d.crew {
			if t := &d.run.Trips[f]; t.Planned {
				t.At = append(t.At, d.Crew[f].At)
			}
		}
		d.run.Rounds = append(d.run.Rounds, x)
		if x.Gone == len(s.left()) {
			d.run.Alarm = true
			break
		}
	}
	d.flights()
	for f := range d.crew {
		if w := &d.crew[f]; w.lead {
			d.run.Trips[f].Missed = w.goals
		}
	}
	return d.run
}

// noiseAlerts is the events that so much noise discards, from a space of the marker on.
func noiseAlerts(seats uint8, at, due, last int) (n int) {
	for range due {
		if at == last {
			n++
			continue
		}
		at++
		n += int(alertSpaces[seats-3] >> at & 1)
	}
	return n
}

// dealt is how many cards leave the deck with a number of events, and how many gates fall with them.
func (s *State) dealt(events int) (gone, gates int) {
	for _, c := range s.left() {
		if !c.Crisis() {
			if events == 0 {
				break
			}
			events--
		}
		gone++
		gates += c.Shuts()
	}
	return gone, min(4-int(s.Gates), gates)
}

// standingGates is the tiles of the gates that are still to fall.
func (s *State) standingGates() (set Cells) {
	for _, c := range s.board().gates[s.Gates:] {
		if c != nowhere {
			set |= only(c)
		}
	}
	return set
}

// begin finds out who goes for what, and reports whether anything is planned.
func (d *dry) begin() (any bool) {
	e := d.think()
	d.home = e.home
	things := (e.aim | e.visit | e.fetch | e.safe | e.blows) & indoors
	for f := range int(d.Seats) {
		for i, set := range d.board().servers {
			if d.Remote[i].Has(d.Crew[f].At) {
				things |= set
			}
		}
	}
	if d.rule(crackCipher) {
		d.Remote[1] = 0 // the USB key opens it
	}
	if d.pace.clear {
		d.Remote, d.Doors, d.Unknown = [2]Cells{}, 0, 0
		for c := range (d.Chits.Locked | d.Chits.Guarded | d.Chits.Live).All() {
			d.Chits.clear(c)
		}
	}
	var steps [figures][cells]uint8
	for f := range d.crew {
		t, fig := &d.run.Trips[f], &d.Crew[f]
		t.Gap, t.Gate, t.To, t.From = nowhere, nowhere, nowhere, nowhere
		if f == npc || fig.Status != inPlay || fig.At == nowhere || fig.Plan == 0 {
			continue
		}
		t.Planned, any = true, true
		d.crew[f].drawn = fig.Plan | entrances
		steps[f] = d.distances(only(fig.At), d.crew[f].drawn&d.Board)
	}
	gates := d.standingGates()
	for f := range d.crew {
		t, w, fig := &d.run.Trips[f], &d.crew[f], &d.Crew[f]
		if !t.Planned {
			continue
		}
		deep, n := nowhere, uint8(0)
		for c := range (fig.Plan & d.Board).All() {
			switch mine := steps[f][c]; {
			case mine == far:
				if t.Gap == nowhere {
					t.Gap = c
				}
			case things.Has(c) && d.nearest(f, c, &steps):
				w.goals |= only(c)
				w.lead, d.known = true, true
			case mine > n && !gates.Has(c):
				deep, n = c, mine
			}
		}
		if w.goals == 0 && deep != nowhere {
			w.goals = only(deep)
		}
	}
	return any
}

// nearest reports whether of those who have planned a cell a figure is the nearest.
func (d *dry) nearest(f int, c Cell, steps *[figures][cells]uint8) bool {
	for o := range d.crew {
		if o != f && d.run.Trips[o].Planned && d.Crew[o].Plan.Has(c) && (steps[o][c] < steps[f][c] || steps[o][c] == steps[f][c] && o < f) {
			return false
		}
	}
	return true
}

// inHand reports whether everybody has been at what it goes for of the job; where nobody knows where that lies, at the end
// of its plan.
func (d *dry) inHand() bool {
	if d.stuck {
		return true
	}
	for f := range d.crew {
		if w := &d.crew[f]; w.goals != 0 && (w.lead || !d.known && !d.home) {
			return false
		}
	}
	return true
}

// allOut reports whether everybody can get away on the roll that Escape is called on.
func (d *dry) allOut() bool {
	for f := range d.crew {
		if t := &d.run.Trips[f]; t.Planned && (t.To == nowhere || t.Need > d.pace.roll) && !d.crew[f].caught {
			return false
		}
	}
	return true
}

// walk is a figure's round: what it spends, and the live cameras that it enters.
func (d *dry) walk(f, round int) (spent, cameras int) {
	w, fig, t := &d.crew[f], &d.Crew[f], &d.run.Trips[f]
	if !t.Planned || w.caught {
		return 0, 0
	}
	for spent < d.pace.steps && !d.imprisoned(f) {
		to := d.step(f)
		if to == nowhere {
			break
		}
		if w.next != to || w.work == 0 {
			w.next, w.work = to, 1+d.hindrance(fig.At, to)
		}
		spent++
		if w.work--; w.work > 0 {
			continue
		}
		d.Chits.Guards[fig.At], d.Chits.Dogs[fig.At], d.Chits.Locks[to] = 0, 0, 0
		d.Chits.sync(fig.At)
		d.Chits.sync(to)
		cameras += int(d.Chits.Cameras[to])
		fig.At = to
		d.Unknown &^= only(to)
		d.Doors &^= only(to)
		for i, set := range d.board().servers {
			if set.Has(to) {
				d.Remote[i] = 0
			}
		}
		if w.goals.Has(to) {
			w.goals &^= only(to)
			t.In = round
		}
	}
	return spent, cameras
}

// hindrance is the steps that it takes to leave one cell and enter another beside the step itself.
func (d *dry) hindrance(from, to Cell) int {
	if d.pace.clear {
		return 0
	}
	n := int(d.guards(from)) + int(d.Chits.Locks[to])
	if d.Unknown.Has(to) {
		n++
	}
	if d.Doors.Has(to) {
		n++
	}
	if to == d.board().safe {
		n += d.safeLeft()
	}
	return n
}

// step is the next cell of a figure: on the way to what it goes for, then to where it can flee from; nowhere where it stays.
func (d *dry) step(f int) Cell {
	w, at := &d.crew[f], d.Crew[f].At
	over := w.drawn & d.Board
	w.goals &^= only(at)
	goals := w.goals
	if d.stuck {
		goals = 0
	}
	if goals == 0 {
		if d.flees(f, at) {
			return nowhere
		}
		least := uint8(unreachable)
		for c := range d.flood(only(at), over).All() {
			half := w.out[c]
			if d.flees(f, c) {
				half = 0
			}
			if half < least {
				least, goals = half, 0
			}
			if half == least && half < unreachable {
				goals |= only(c)
			}
		}
		if goals == 0 || goals.Has(at) {
			return nowhere
		}
	}
	to := d.distances(goals, over)
	best := nowhere
	for c := range (d.near(at) & over &^ (d.Remote[0] | d.Remote[1])).All() {
		if to[c] < to[at] && (best == nowhere || to[c] < to[best]) {
			best = c
		}
	}
	return best
}

// shut lets the next gate fall.
func (d *dry) shut() {
	c := d.nextGate()
	d.Gates++
	if c == nowhere {
		return
	}
	before := d.Board
	d.Board &^= only(c)
	for f := range d.crew {
		w, t, fig := &d.crew[f], &d.run.Trips[f], &d.Crew[f]
		switch {
		case !t.Planned || w.caught:
		case fig.At == c:
			t.Gate, w.caught = c, true
		case w.drawn.Has(c):
			then, now := d.flood(only(fig.At), w.drawn&before), d.flood(only(fig.At), w.drawn&d.Board)
			if w.goals&then&^now != 0 || d.leads(f, then) && !d.leads(f, now) {
				t.Gate = c
			}
		}
	}
}

// leads reports whether a way of Escape leads out from some of the cells.
func (d *dry) leads(f int, from Cells) bool {
	for c := range from.All() {
		if d.crew[f].out[c] < unreachable {
			return true
		}
	}
	return false
}

// need is what the roll has to give for a flight of so many half steps.
func (d *dry) need(f int, half uint8) int {
	if half >= unreachable {
		return unreachable
	}
	return max(0, (int(half)+1)/2-int(d.Crew[f].Ideas))
}

// flees reports whether a figure could flee from a cell on the roll that Escape is called on.
func (d *dry) flees(f int, c Cell) bool { return d.need(f, d.crew[f].out[c]) <= d.pace.roll }

// flights finds out how everybody would get away now by the rules of Escape: all gates have fallen, nothing is hidden, an
// exit or a hideout takes as many as it may.
func (d *dry) flights() {
	e := d.State
	e.Board &^= e.standingGates()
	e.Phase, e.Unknown = Escape, 0
	room := entranceLimit
	if e.rule(ownExits) {
		room = 1
	}
	if d.pace.clear {
		room = figures // who has the use of which can still be settled, also by tokens of gates that are laid anew
	}
	var out [figures][]exitCosts
	for f := range d.crew {
		t, w := &d.run.Trips[f], &d.crew[f]
		t.To, t.Need, t.From, t.Cost = nowhere, 0, e.Crew[f].At, 0
		if !t.Planned || w.caught {
			continue
		}
		ground := e.fleeing(e.Slips(f))
		if !e.rule(hideouts) && !e.rule(ownExits) {
			x := exitCosts{to: e.exits(f)}
			ground.costs(x.to, &x.half)
			out[f] = []exitCosts{x}
			continue
		}
		for c := range e.exits(f).All() {
			x := exitCosts{to: only(c)}
			ground.costs(x.to, &x.half)
			out[f] = append(out[f], x)
		}
	}
	for f := range out {
		if out[f] == nil {
			continue
		}
		over := d.flood(only(d.Crew[f].At), d.crew[f].drawn&d.Board)
		for i := range out[f] {
			x := &out[f][i]
			x.least = unreachable
			for c := range over.All() {
				x.least = min(x.least, x.half[c])
			}
		}
	}
	took, _ := d.shareOut(0, room, &out, map[Cells]int{})
	for f := range d.crew {
		t, w := &d.run.Trips[f], &d.crew[f]
		for i := range w.out {
			w.out[i] = unreachable
		}
		if !t.Planned || w.caught || took[f] == 0 {
			continue
		}
		x := &out[f][took[f]-1]
		w.out = x.half
		if half := x.half[t.From]; half < unreachable && !d.imprisoned(f) {
			t.Cost, t.Need = (int(half)+1)/2, d.need(f, half)
			t.To = e.nearestTo(x.to, only(t.From)).first()
		}
	}
}

// exitCosts is the half steps of Escape from each cell to some exits, and the least of those from where a figure can walk.
type exitCosts struct {
	to    Cells
	half  [cells]uint8
	least uint8
}

// shareOut gives everybody from f on an exit, one more than its index, so that as few as can be are left with too many moves, and
// the moves are fewest; 0 for who gets none.
func (d *dry) shareOut(f, room int, out *[figures][]exitCosts, taken map[Cells]int) (best [figures]int, sum int) {
	if f == figures {
		return best, 0
	}
	best, sum = d.shareOut(f+1, room, out, taken)
	if out[f] == nil {
		return best, sum
	}
	sum += 1000 * unreachable
	for i := range out[f] {
		x := &out[f][i]
		if len(out[f]) > 1 && taken[x.to] == room || x.least >= unreachable {
			continue
		}
		taken[x.to]++
		rest, n := d.shareOut(f+1, room, out, taken)
		taken[x.to]--
		n += 1000*max(0, d.need(f, x.least)-6) + min(unreachable, int(x.half[d.Crew[f].At]))
		if n < sum {
			best, sum = rest, n
			best[f] = i + 1
		}
	}
	return best, sum
}
