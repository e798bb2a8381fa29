package intoodeep

// A Step is one part of a printed effect: of a Zone power, a Skill, a Boost or a crime. Effects are lists of steps, resolved in
// order; a part that cannot be done is skipped. Steps are made by the small functions of stepkinds.go, so that the tables read
// like the cards. What a kind of step does, asks, reaches and is worth is its row there.
type Step struct {
	Do   stepKind
	N    int8
	A, B Role
	From Term // or the only Zone of a step
	To   Term
	Kit  Kit
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

// What a step speaks of, one bit each.
const (
	ofA uint8 = 1 << iota // the Criminal that plays its role A in a crime
	ofB
	ofFrom // the Zone that its term From means in a crime
	ofTo
	ofItself // the Criminal whose Skill it is
)

// A stepRow is all that is known of a kind of step. Where a step can stand follows from what its row has: one that speaks of roles
// stands in a crime whose criteria bind them, one that speaks of itself in a Skill, one that holds in a Skill that is always on;
// one that asks without roles in a power, a Skill or a Boost, and any other that is done at once everywhere.
// TestPrintedTextsCanBeCarriedOut holds every card against that.
type stepRow struct {
	speaks uint8
	// holds: it is a rule of its own as long as its Skill works, see having.
	holds bool

	// happens changes nothing but the city, at once, so that it can be foreseen for a cast; does does anything else at once.
	happens func(m runner, st Step, c Cast)
	does    func(m runner, f *Frame, st Step)
	// asks is what it asks; first is what is asked before. What repeats is asked N times, or N times after first said so.
	asks, first askKind
	repeats     bool
	// points: the frame remembers the tokens that the answers point at.
	points bool
	// leads is the kinds of frames that it can come to, one bit each.
	leads uint64
	// about is what a step of a crime that is not foreseen is about: where that differs the player says who did it.
	about func(c *City, st Step, cast Cast) Spot

	// lacks is why it would do nothing for p, whose Criminal k has the Skill; nil where it always does something.
	lacks func(s *State, p int, k Criminal) *why
	// wants is why it cannot wait in this position; nil where it always can.
	wants func(s *State) error
	// echo is what Echo gets of it when she moves Heat into a Zone with it.
	echo func(m runner, p int)

	// lands is where a Criminal at a spot comes to that has it, to be pointed at.
	lands func(at Spot) Spot
	// shapes: it brings no more than another city, and shows nothing; certain: what else it brings asks and shows nothing, so that
	// it may lie on a way that is looked for.
	shapes, certain bool
	// tries is the best that it can do to the city.
	tries func(h hope, k Criminal, st Step) hope
	// power is what it is worth at first sight on a Zone, skill on a Criminal, spent on a Boost that is saved; nil where that
	// is what tries says, and of Boosts the usual.
	power func(s *State, m *mind) float64
	skill func(s *State, m *mind, k Criminal) float64
	spent func(s *State, m *mind) float64
	// advice is what speaks for using it, of a Criminal for a Skill, where that is not what it does to the city.
	advice func(s *State, m *mind, k Criminal, st Step) message
	// stride is how many moves a Criminal with it needs from one spot to another: apart Zones from it, d moves away, and across
	// moves from the opposite one.
	stride func(apart int, d, across float64) float64
}

func (st Step) row() *stepRow { return &stepRows[st.Do] }

// stepRows is the rows; init fills it, for they and the card tables know each other. What is made before must not ask them.
var stepRows [stepKinds]stepRow

func init() {
	for _, topic := range []func(){crimeSteps, citySteps, mindSteps, dilemmaSteps, evidenceSteps, skillSteps} {
		topic()
	}
	for k := range criminalTable {
		for _, st := range criminalTable[k].Skill {
			if row := st.row(); row.stride != nil {
				strides[k] = row.stride
			}
		}
	}
}

// strides is how each Criminal gets along that is not bound to single moves.
var strides [criminals]func(apart int, d, across float64) float64

// having is the Criminals whose Skill has a step.
func having(do stepKind) (set Crew) {
	for k := range criminalTable {
		for _, st := range criminalTable[k].Skill {
			if st.Do == do {
				set |= 1 << k
			}
		}
	}
	return set
}

// Criminals with a passive Skill: walkers ignore Blockades in their own moves,
// loners are always ALONE, the Item of standIns may count as the other one.
var (
	walkers  = having(doWalksThrough)
	loners   = having(doAlwaysAlone)
	standIns = having(doStandsIn)
)

// text is the printed steps that a frame goes through.
func (f *Frame) text() []Step {
	switch f.From {
	case fromPower:
		return zoneTable[f.ID].Power
	case fromSkill:
		return criminalTable[f.ID].Skill
	}
	return boostTable[f.ID].Text
}

// step is the printed step that a frame has come to.
func (f *Frame) step() Step {
	if f.Kind == frCrime {
		return crimeTable[f.ID].Effect[f.X]
	}
	return f.text()[f.Step]
}

// points reports whether a frame remembers tokens that were pointed at: its text begins with that.
func (f *Frame) points() bool {
	return f.Kind == frProgram && stepRows[firstStep(f.text())].points
}

// program resolves the next step of a printed text.
func (m runner) program(f *Frame) {
	if text := f.text(); int(f.Step) < len(text) {
		m.resolve(f, text[f.Step])
	} else {
		m.pop()
	}
}

// resolve carries out the step that a frame has come to, or asks what it wants to know.
func (m runner) resolve(f *Frame, st Step) {
	row := st.row()
	switch {
	case row.asks == askNothing:
		m.passed()
		switch {
		case row.happens != nil:
			row.happens(m, st, f.Cast)
		case row.does != nil:
			row.does(m, f, st)
		}
		return
	case f.N > 0 || !row.repeats:
	case row.first != askNothing:
		m.ask(row.first, int(f.Who))
		return
	default:
		f.N = st.N
	}
	m.ask(row.asks, int(f.Who))
}

// An outcome is what a cast leads to: the city after the steps of an effect that
// can be foreseen, and what the others are about.
type outcome struct {
	city  City
	about [mostAbout]Spot
}

// mostAbout bounds the steps of a crime that cannot be foreseen.
const mostAbout = 4

// foresee resolves an effect on a copy of the city.
func (s *State) foresee(effect []Step, c Cast) (o outcome) {
	t := runner{State: shadows.Get().(*State)}
	t.City = s.City
	n := 0
	for _, st := range effect {
		row := st.row()
		switch {
		case row.happens != nil:
			row.happens(t, st, c)
			continue
		case row.about != nil:
			o.about[n] = row.about(&t.City, st, c)
		}
		n++
	}
	o.city = t.City
	shadows.Put(t.State)
	return o
}

// firstStep is what a printed effect begins with.
func firstStep(text []Step) stepKind {
	if len(text) == 0 {
		return doNothing
	}
	return text[0].Do
}

// shapes reports whether a text does nothing but change the city.
func shapes(text []Step) bool {
	for _, st := range text {
		if !st.row().shapes {
			return false
		}
	}
	return true
}

// foreseeable reports whether a text may lie on a way that is looked for.
func foreseeable(text []Step) bool {
	for _, st := range text {
		if row := st.row(); !row.shapes && !row.certain {
			return false
		}
	}
	return true
}

// powerWorth is what the steps of a Zone's power are worth at first sight.
func (s *State) powerWorth(m *mind, z Zone) (v float64) {
	for _, st := range zoneTable[z].Power {
		if power := st.row().power; power != nil {
			v += power(s, m)
		}
	}
	return v
}
