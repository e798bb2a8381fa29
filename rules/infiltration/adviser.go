package infiltration

import (
	"math"

	"safehouse/rules"
)

// How a searching bot sees the game. Scores are in zettabytes: what a choice
// is worth at first sight. They guide the search; it is the search that finds
// out how things go.

const (
	tokenWorth = 2.0  // mean value of a token
	itemWorth  = 1.2  // what using up a one-shot item costs
	growth     = 0.42 // measured rise of the alarm in a round (games §11)
)

// clock is the expected number of Security Phases until the mercs arrive, by
// alarm (from -1) and proximity.
var clock = func() (t [AlarmMax - AlarmMin + 1][ProximityMax + 1]float32) {
	for a := range t {
		for p := range t[a] {
			alarm, prox, n := float64(a+AlarmMin), float64(p), 0.0
			for prox < ProximityMax {
				step := math.Max(0.5, 3.5+alarm)
				if prox+step >= ProximityMax {
					n += (ProximityMax - prox) / step
					break
				}
				prox += step
				alarm = math.Min(AlarmMax, alarm+growth)
				n++
			}
			t[a][p] = float32(n)
		}
	}
	return t
}()

// roundsLeft is the expected number of rounds until proximity 99.
func (s *State) roundsLeft() float64 {
	n := float64(clock[s.Alarm-AlarmMin][s.Proximity])
	if s.Stalled {
		n++
	}
	if s.Options.Rounds > 0 {
		n = min(n, max(1, float64(s.Options.Rounds)-float64(s.Round)+1))
	}
	return n
}

// RoundsLeft is the one estimate of how many rounds are left before the mercs
// arrive, this one included: the dial, the hint and the prompt all give it.
func (s *State) RoundsLeft() int { return max(1, int(math.Round(s.roundsLeft()))) }

// WayOut is about how many rounds an operative inside needs to escape, this one
// included; ok is false where there is no way yet.
func (s *State) WayOut(o Operative) (rounds int, ok bool) {
	n := s.wayOut(o)
	return int(math.Round(n)), n < 99
}

// slack is how many rounds of the way out somebody else saves an operative when the mercs arrive.
func (s *State) slack(o Operative) float64 { return driven * boolf(s.has(o, Driver)) }

// wayOut is about how many rounds an operative needs to escape from where it
// stands, this one included.
func (s *State) wayOut(o Operative) float64 {
	st := &s.Ops[o]
	at, extra := st.Place, 0.0
	if at == Secret {
		switch c := s.Rooms[Secret].Card; {
		case c == PanicRoom && s.Rooms[Secret].Interface:
			return 1
		case s.find(ResearchAdminOffice) != noRoom:
			at = s.find(ResearchAdminOffice)
		case s.find(HaloConferenceRoom) != noRoom:
			at = s.find(HaloConferenceRoom)
		default:
			return 99
		}
		extra = 1
	}
	steps := float64(at) + 1
	cards := steps // Retreat cards among them
	for p := Entry; p <= at; p++ {
		r := &s.Rooms[p]
		exit := float64(at-p) + 1
		if (r.Card == LoadingDock || r.Card == ExecutiveElevator) && r.Interface && exit < steps {
			steps, cards = exit, exit-1
		}
		if exit < steps && s.WindowAt(int(st.Seat), p) {
			steps, cards = exit, exit
		}
	}
	if at > 0 {
		for _, m := range movers {
			if st.Hand.Has(m.item) && steps > 1 {
				saved := math.Min(float64(m.saves), steps-1)
				steps -= saved
				cards -= saved + 1
			}
		}
	}
	steps += extra
	if st.Wounded {
		steps += math.Max(0, cards+extra-1)
		if st.Delayed {
			steps += 0.5
		}
	} else if st.Delayed {
		steps++
	}
	return steps
}

// A mover is an item that saves rounds on the way out.
type mover struct {
	item  Item
	saves int8
}

// movers are the items that go back several rooms at once.
var movers = func() (l []mover) {
	for it := range Item(items) {
		if n := it.saves(); n > 0 {
			l = append(l, mover{it, n})
		}
	}
	return l
}()

// saves is how many rounds an item saves on the way out.
func (it Item) saves() (n int8) {
	for _, st := range itemCards[it].Text {
		if st.Do == doMove && st.What&backward != 0 {
			n += st.N - 1
		}
	}
	return n
}

// A mood is what an operative's situation comes down to.
type mood struct {
	left, out float64
	spare     float64 // rounds that can be spent before running
	rivals    int     // other operatives in the room
	ahead     int     // of those, the ones that resolve their card earlier
	yield     float64 // tokens that a Download here is likely to get
}

func (s *State) mood(o Operative) (m mood) {
	st := &s.Ops[o]
	m.left, m.out = s.roundsLeft(), s.wayOut(o)
	m.spare = m.left - m.out - 0.6 + s.slack(o)
	before := true
	l := s.turnOrder()
	for _, t := range l.list() {
		if t == o {
			before = false
			continue
		}
		if s.Ops[t].Place == st.Place {
			m.rivals++
			if before && !s.Ops[t].Resolved {
				m.ahead++
			}
		}
	}
	data := float64(s.Rooms[st.Place].Data)
	if s.Options.Extraction {
		share := []float64{4, 2.6, 2, 1.6, 1.4, 1.2}[m.rivals]
		m.yield = math.Min(data/(1+0.4*float64(m.rivals)), share)
	} else {
		taken := 0.9 * float64(m.ahead)
		want := 2.0
		if m.ahead > 0 || s.Rooms[st.Place].Downloads > 0 {
			want = 1.35
		}
		m.yield = math.Max(0, math.Min(data-taken, want))
	}
	return m
}

// aheadWorth is what going one room deeper promises for each round it costs.
func (s *State) aheadWorth(o Operative, m *mood) float64 {
	st := &s.Ops[o]
	if !st.Place.InLine() || st.Place == Deepest {
		return -3
	}
	p := st.Place + 1
	r := &s.Rooms[p]
	var data float64
	if r.Card == faceDownRoom {
		data = 2.4
		if p >= 6 && !s.Options.Labyrinth {
			data = 5.1
		} else if s.Options.Labyrinth {
			data = 3.8
		}
		if p == 6 && m.spare > 6 {
			data += 1
		}
	} else {
		data = float64(r.Data)
		if r.Card.card().Enter != nil && !r.Spent {
			data -= 0.8
		}
	}
	others := 0
	for _, t := range s.InPlay() {
		if s.Ops[t].Place == p {
			others++
		}
	}
	// Later rooms count for more the more time there is.
	deeper := math.Min(6, math.Max(0, m.spare-3)) * 0.35
	return (data/(1+0.5*float64(others)))*0.75 + deeper
}

// cardWorth is what selecting or playing a card is worth to o at first sight.
func (s *State) cardWorth(o Operative, c Card, m *mood) float64 {
	st := &s.Ops[o]
	room := &s.Rooms[st.Place]
	run := m.spare < 0.5
	hurry := 0.0
	if run {
		hurry = 8 + math.Min(6, float64(st.Tokens)) // what is at stake
	}
	switch c {
	case Advance:
		if m.spare < 2 || st.Place == Secret && s.find(HaloConferenceRoom) == noRoom {
			return -4
		}
		if st.Place == Secret {
			return 0.5 + boolf(room.Data == 0)*2
		}
		return s.aheadWorth(o, m) - boolf(st.Wounded)*1.5
	case Retreat:
		switch {
		case st.Place == Entry || run && s.exits(o):
			if run {
				return hurry + 6
			}
			return -3 + 4*boolf(s.pickedClean(st.Place))
		case st.Place == Secret && s.find(ResearchAdminOffice) == noRoom:
			return -6
		}
		return hurry - 1 + 2*boolf(m.spare < 1.5) + boolf(room.Data == 0)*0.5
	case Interface:
		return s.interfaceWorth(o, m, hurry)
	case Download, Extract:
		return m.yield*tokenWorth - boolf(run)*3
	}
	if s.ComesBack(o, c.Item()) {
		return s.itemValue(o, c.Item(), m, hurry)
	}
	return s.itemValue(o, c.Item(), m, hurry) - itemWorth*math.Min(1, math.Max(0, m.spare)/5)
}

func boolf(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// pickedClean reports whether nothing can be downloaded at p or further in
// within reach.
func (s *State) pickedClean(p Place) bool {
	if s.Rooms[p].Data > 0 {
		return false
	}
	return p == Deepest || s.Revealed(p+1) && s.Rooms[p+1].Data == 0
}

// interfaceWorth is what the Interface function of o's room is worth.
func (s *State) interfaceWorth(o Operative, m *mood, hurry float64) float64 {
	st := &s.Ops[o]
	p := st.Place
	r := &s.Rooms[p]
	if !r.Interface || !s.conditionHolds(o, p) {
		return -5
	}
	v := s.textWorth(r.Card.card().Interface, weighing{o: o, at: p, chosen: noRoom, hurry: hurry, item: noItem, m: m}, 0)
	if len(r.Card.card().Interface) == 0 {
		v = 0.6
	}
	return v - 2*boolf(m.spare < 0 && hurry > 0 && v < hurry)
}

// alarmCost is what one more alarm costs o: it hurts those who are deeper more
// than those near the way out.
func (s *State) alarmCost(o Operative) float64 {
	mine, others, n := float64(s.Ops[o].Place), 0.0, 0.0
	if s.Ops[o].Place == Secret {
		mine = 5
	}
	for _, t := range s.InPlay() {
		if t != o && s.Ops[t].Place.Inside() {
			others += float64(s.Ops[t].Place)
			n++
		}
	}
	if n > 0 {
		others /= n
	}
	return 0.5 + 0.12*(mine-others)
}

// itemValue adds up what the parts of an item are worth here.
func (s *State) itemValue(o Operative, it Item, m *mood, hurry float64) float64 {
	return s.textWorth(itemCards[it].Text, weighing{o: o, at: s.Ops[o].Place, chosen: noRoom, better: m.yield, hurry: hurry, item: it, m: m}, 0)
}

// guardWanted is the guard that an item opens next door.
func guardWanted(it Item) Guard {
	for _, st := range itemCards[it].Text {
		if st.Do == doDestroy && st.Where == there {
			return Guard(st.What)
		}
	}
	return Unguarded
}

// bestNeighbour is the room that a card should choose: most data within reach.
func (s *State) bestNeighbour(at Place, step Step, g Guard) Place {
	best, most := Place(noRoom), -1.0
	set := s.nextTo(at, step)
	for p := range Place(rooms) {
		if set>>p&1 == 0 {
			continue
		}
		n := math.Min(2, float64(s.Rooms[p].Data))
		if g != Unguarded && s.guardAt(p) == g {
			n += float64(s.Rooms[p].Card.card().Secured)
		}
		if n > most {
			best, most = p, n
		}
	}
	return best
}

func (s *State) countOthers(o Operative, set uint16, want func(*OperativeState) bool) (n float64) {
	for _, t := range s.InPlay() {
		if p := s.Ops[t].Place; t != o && p.Inside() && set>>p&1 == 1 && want(&s.Ops[t]) {
			n++
		}
	}
	return n
}

// moveWorth is what a movement item is worth: rounds saved on the way out, or
// rooms gained on the way in.
func (s *State) moveWorth(o Operative, step Step, m *mood, hurry float64) float64 {
	at := s.Ops[o].Place
	if !at.InLine() {
		return -3
	}
	n := float64(step.N)
	if step.What&backward != 0 && m.spare < 1 {
		if float64(at)+1 <= n {
			return hurry + 7
		}
		return hurry + n
	}
	if step.What&forward != 0 && m.spare > n+2 {
		return s.aheadWorth(o, m) + 1.2*(n-1)
	}
	return -1.5
}

// playWorth is the best of the action cards that a step lets o play.
func (s *State) playWorth(o Operative, step Step, m *mood, hurry float64) float64 {
	best := -2.0
	for c := range Card(actions) {
		if step.What>>c&1 == 1 {
			v := 0.0
			switch {
			case c == Interface:
				v = s.interfaceWorth(o, m, hurry)
			case c == Download && s.Options.Extraction:
				v = s.cardWorth(o, Extract, m)
			default:
				v = s.cardWorth(o, c, m)
			}
			best = math.Max(best, v)
		}
	}
	return best
}

// stepWorth is what one more room of a movement is worth.
func (s *State) stepWorth(to Place, m *mood) float64 {
	o := s.Ask.Op
	at := s.Ops[o].Place
	back := to == Out || to < at
	switch {
	case to == Out && m.spare < 0.5:
		return 14
	case to == Out:
		return -5
	case back && m.spare < 1:
		return 6 + float64(at-to)
	case back:
		return -1.5 + 0.4*math.Min(4, float64(s.Rooms[to].Data))
	case m.spare < 2:
		return -5
	}
	return s.aheadWorth(o, m) - 0.5 - 0.5*float64(s.Rooms[at].Data)
}

// roomWorth is what choosing a room is worth to the step that asks.
func (s *State) roomWorth(p Place) float64 {
	f := s.top()
	if row := f.step().row(); row.roomWorth != nil {
		return row.roomWorth(s, f, p)
	}
	v := math.Min(2, float64(s.Rooms[p].Data))
	if f.Kind == frItem && s.guardAt(p) != Unguarded && s.guardAt(p) == guardWanted(Item(f.Card)) {
		v += float64(s.Rooms[p].Card.card().Secured)
	}
	return v
}

// moodNow is the mood of the operative that a question is about.
func (s *State) moodNow() mood {
	if s.Ask.Op == noOperative || !s.Ops[s.Ask.Op].Place.Inside() || s.Phase == Drafting {
		return mood{}
	}
	return s.mood(s.Ask.Op)
}

// Priors weighs the answers by their worth at first sight.
func (s *State) Priors(legal []rules.Action, w []float64) {
	m := engine.Mood()
	defer engine.Done(m)
	*m = s.moodNow()
	for i, a := range legal {
		w[i] = math.Exp(math.Max(-6, math.Min(12, engine.Worth(s, a, m))) / 2)
	}
}

// Playout picks an answer by its worth at first sight with a little noise.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	m := engine.Mood()
	defer engine.Done(m)
	*m = s.moodNow()
	return s.pick(legal, m, r)
}

// pick is the best answer when each worth is shaken by up to noise zettabytes.
func (s *State) pick(legal []rules.Action, m *mood, r *rules.Rand) int {
	const noise = 3.0
	best, top := 0, math.Inf(-1)
	for i, a := range legal {
		if v := engine.Worth(s, a, m) + noise*r.Float64(); v > top {
			best, top = i, v
		}
	}
	return best
}

// Value estimates how each seat stands. At the end winning counts three
// quarters, getting out and what was got out the rest, so that a bot that
// cannot win any more still plays for its data.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	if s.Over {
		winners, _ := s.winners()
		for seat := range int(s.Seats) {
			t := s.holdings(seat)
			if winners.Has(seat) {
				v[seat] = 0.75 / float64(winners.Count())
			}
			if t.out > 0 {
				v[seat] += 0.15 + 0.1*math.Min(1, float64(t.total())/30)
			}
		}
		return
	}
	// Under way: expected zettabytes, weighed by the chance to get out.
	var sum float64
	var e [rules.MaxSeats]float64
	left := s.roundsLeft()
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		worth := tokenWorth*float64(st.Tokens) + PrototypeWorth*float64(st.Protos) + FileWorth*boolf(st.File)
		safe := 1.0
		if st.Place.Inside() {
			spare := left - s.wayOut(o) + s.slack(o)
			safe = 1 / (1 + math.Exp(-1.1*(spare-0.5)))
			worth += 1.1 * math.Max(0, math.Min(8, spare))
		}
		e[st.Seat] += worth * safe
	}
	for seat := range int(s.Seats) {
		e[seat] = math.Pow(1+e[seat], 3)
		sum += e[seat]
	}
	for seat := range int(s.Seats) {
		v[seat] = 0.75*e[seat]/sum + 0.15
	}
}
