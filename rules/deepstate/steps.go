package deepstate

import (
	"slices"

	"safehouse/rules"
)

// A Step is one part of a printed effect. Cards are lists of steps; they are
// made by the small functions of stepkinds.go, so that the tables read like the
// cards. What a kind of step does, counts, gives and is worth is its row there.
type Step struct {
	Do   stepKind
	N    int8
	What uint8 // a group, emblem or project, as the kind says
	M    int8
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

// all stands for as many as there are.
const all = 99

// A stepRow is all that is known of a kind of step. Where a step can stand follows from what its row has: a benefit, an
// Immediate effect and a Man of Action are carried out once (do), a benefit can also lie open (benefit), a Persistent effect
// and a Stage hold as long as they lie on the table (holds), an Objective and an End-of-Game effect are counted (counts), and
// HOC's Action cards try (try). TestEveryTextCanBeCarriedOutWhereItStands holds every card against that.
type stepRow struct {
	do      func(c runner, p Player, st Step)
	benefit func(b *Benefit, st Step)
	holds   bool
	leads   uint64 // kinds of frames that do can lead to, one bit each
	counts  func(s *State, p Player, h holdings, st Step) int
	try     *attempt

	// per is the groups whose cards are counted, for a table that shows the step in signs.
	per func(st Step) []Group

	// worth is what the step is worth at first sight on a Treaty, in Influence; played the same as the text of a Man of Action,
	// who is spent for it, nil where that is the same.
	worth, played func(j *judge, st Step) float64
	// wants is what n such steps that are counted add to the worth of what they count.
	wants func(w wants, st Step, n int8) wants

	standing string // how a hint says what a holding step changes
	// speaks is what a hint says of the step when its text is played, the zero Message where it does nothing now.
	speaks func(j *judge, st Step) rules.Message
}

func (st Step) row() *stepRow { return &stepRows[st.Do] }

// stepRows is the rows; init fills it, for they and the card tables know each other. What is made before, such as the game's
// Info, must not ask them.
var stepRows [stepKinds]stepRow

func init() {
	for _, topic := range []func(){countedSteps, benefitSteps, menSteps, lastingSteps, hocSteps} {
		topic()
	}
	printedTreaties = indexTreaties()
	for k := range Kind(kinds) {
		for _, st := range objectiveTable[k].Hosted {
			st.addTo(&hostedBenefit[k])
		}
		if slices.ContainsFunc(objectiveTable[k].Score, func(st Step) bool { return st.row().wants != nil }) {
			countingKinds = append(countingKinds, k)
		}
	}
}

// A Benefit is what lies open of a Treaty once it is made, or of an Objective with an Inner Circle: what all can count.
type Benefit struct {
	Points      int
	Emblem      Emblem
	Group       Group // of the Secondary Objectives
	Secondaries int
}

func (st Step) addTo(b *Benefit) {
	if add := st.row().benefit; add != nil {
		add(b, st)
	}
}

// hostedBenefit is what each kind shows with an Inner Circle attached.
var hostedBenefit [kinds]Benefit

// A treatyIndex is what the table of Treaties comes to, for quick looks.
type treatyIndex struct {
	benefit [treatyCards]Benefit
	emblem  [emblems]Set // Treaties that show it
	byType  [3]Set
}

var printedTreaties treatyIndex

func indexTreaties() (x treatyIndex) {
	for t := range Treaty(treatyCards) {
		card, b := t.card(), &x.benefit[t]
		x.byType[card.Type] = x.byType[card.Type].With(t)
		for _, st := range card.Benefit {
			st.addTo(b)
		}
		x.emblem[b.Emblem] = x.emblem[b.Emblem].With(t)
	}
	return x
}

// Brings is what the benefit of a Treaty comes to.
func (t Treaty) Brings() *Benefit { return &printedTreaties.benefit[t] }

// step carries out one part of a benefit, an Immediate effect or a Man of Action.
func (c runner) step(p Player, st Step) {
	if do := st.row().do; do != nil {
		do(c, p, st)
	}
}

// influence is what the steps of a text count for p, whose cards h counts: for one copy of an Objective, or for an
// End-of-Game effect as things stand, whose Conditions need not hold any more (ruling 33).
func (s *State) influence(p Player, h holdings, text []Step) int {
	n := 0
	for _, st := range text {
		if counts := st.row().counts; counts != nil {
			n += counts(s, p, h, st)
		}
	}
	return n
}

// Per is what a counted step gives and for cards of which groups, none where it gives that once.
func (st Step) Per() (n int, groups []Group) {
	if per := st.row().per; per != nil {
		groups = per(st)
	}
	return int(st.N), groups
}

// textWorth is what the steps of a Treaty's text are worth.
func (j *judge) textWorth(v float64, text []Step) float64 {
	for _, st := range text {
		v += st.row().worth(j, st)
	}
	return v
}

// manWorth is what playing a Man of Action promises.
func (j *judge) manWorth(man Man) float64 {
	v := 0.0
	for _, st := range manTable[man].Text {
		row := st.row()
		if row.played != nil {
			v += row.played(j, st)
		} else {
			v += row.worth(j, st)
		}
	}
	return v
}

// wants is what one more of a thing brings by the texts in front of a player that count it.
type wants struct {
	card      [groups]int8 // a card of the group, by Objectives
	made      [groups]int8 // the same by Treaties
	set       int8         // a tricolor set
	group     int8         // a card of a group that is new
	emblem    [emblems]int8
	operation int8 // a Covert Operation
	quiet     int8 // lost with the first one
}

// countingKinds is the Objectives whose texts count other cards.
var countingKinds []Kind

// wantsOf is what p's Objectives and Treaties count.
func (s *State) wantsOf(p Player) (w wants) {
	st := &s.Players[p]
	for _, k := range countingKinds {
		if n := int8(st.Kinds[k]); n > 0 {
			for _, step := range objectiveTable[k].Score {
				w = step.want(w, n)
			}
		}
	}
	byObjectives := w.card
	for rest := st.Made & printedTreaties.byType[EndOfGame]; rest != 0; rest = rest.rest() {
		for _, step := range rest.first().card().Effect {
			w = step.want(w, 1)
		}
	}
	for g := range w.card {
		w.made[g] = w.card[g] - byObjectives[g]
	}
	w.card = byObjectives
	return w
}

func (st Step) want(w wants, n int8) wants {
	if add := st.row().wants; add != nil {
		return add(w, st, n)
	}
	return w
}
