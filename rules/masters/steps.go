package masters

import "safehouse/rules"

// A Step is one part of a printed effect: a sub-action, an ability, a part of
// an event. Cards are lists of steps, made by the small functions of stepkinds.go, so
// that the card tables read like the cards; what a kind of step does and where it can
// stand is its row there.
type Step struct {
	Do   stepKind
	N    int8
	What uint8 // a chit, or a limit: as the kind says
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

func (st Step) row() *stepRow { return &stepRows[st.Do] }
func (st Step) n() int        { return int(st.N) }
func (st Step) chit() Chit    { return Chit(st.What) }

// has reports whether a text has a step of a kind, and the first such step.
func has(text []Step, k stepKind) (Step, bool) {
	for _, st := range text {
		if st.Do == k {
			return st, true
		}
	}
	return Step{}, false
}

// A stepRow is all that is known of a kind of step. Steps of abilities, items and Fixers
// that say nothing but where they stand are looked for by the rules that they change.
type stepRow struct {
	on    texts
	one   bool     // the rules look for the one card that has it
	after stepKind // it goes by what this one did before it on the same card

	// Of an event or a crisis:
	happens func(h runner, st Step)
	gates   func(st Step) int // how many lockdown gates fall

	// Of an action:
	needs  func(s *State, f int) *why                               // what keeps a figure from taking it
	own    func(s *State, f int, dst []rules.Action) []rules.Action // it is taken by a verb of its own, which this lists
	begins func(h runner, st Step)                                  // what holds as soon as the die lies on it
	acts   func(h runner, f int, st Step)                           // what it does then
	throws func(s *State, from Cell, d side, st Step) Cells         // where loot can be thrown to in a direction
	lot    func(l Loot) bool                                        // what can be thrown

	// Of a character's ability: what it offers in the Action phase (late: to who is done with its action too) and in Escape.
	offers, flees func(s *State, f int, dst []rules.Action) []rules.Action
	late          bool

	// Of an NPC: as it comes into play, and at the end of the Action phase.
	freed, closes func(h runner, st Step)

	// Of a Fixer with a price list, for n uses: why it cannot be hired, what holds then, what it does.
	notHire func(s *State, n int) *why
	hires   func(h runner, n int)
	hired   func(h runner, st Step)
}

// texts are where a step can stand.
type texts uint8

const (
	onEvent texts = 1 << iota // an event or a crisis
	onAct                     // an action
	onCharacter
	onNPC
	onItem
	onFixer
	onPriced // a Fixer with a price list
)

// cardStep carries out the next part of an event or a crisis.
func (h runner) cardStep(f *Frame) {
	text := cardTable[f.Card].Text
	if int(f.Step) >= len(text) {
		h.pop()
		return
	}
	st := text[f.Step]
	f.Step++
	st.row().happens(h, st)
}

// special is the steps of each action that are no sub-action, noise or alert.
var special = func() (t [acts][]Step) {
	for a := range t {
		for _, st := range actTable[a].Text {
			if st.Do >= subs && st != N && st != A {
				t[a] = append(t[a], st)
			}
		}
	}
	return t
}()

// lends is the actions that lend another character a hand.
var lends = func() (t [acts]bool) {
	for a := range t {
		_, t[a] = has(actTable[a].Text, doLend)
	}
	return t
}()

// own is what lists the choices of an action that is taken by a verb of its own, nil for
// others.
func (a Act) own() func(*State, int, []rules.Action) []rules.Action {
	for _, st := range special[a] {
		if own := st.row().own; own != nil {
			return own
		}
	}
	return nil
}

// An itemStep is an item with a step of a kind, and the step.
type itemStep struct {
	item Item
	step Step
}

// itemWith is the item that has a step of a kind.
var itemWith = func() (t [stepKinds]itemStep) {
	for k := range t {
		t[k].item = noItem
	}
	for i := range Item(items) {
		for _, st := range itemTable[i].Text {
			t[st.Do] = itemStep{i, st}
		}
	}
	return t
}()

// carriesA reports whether a figure carries the item that has a step of a kind.
func (s *State) carriesA(f int, k stepKind) bool {
	i := itemWith[k].item
	return i != noItem && s.carries(f, i.loot())
}

// crackers is the items that crack safes.
var crackers = func() (l []Item) {
	for i := range Item(items) {
		_, one := has(itemTable[i].Text, doCrack)
		_, pair := has(itemTable[i].Text, doCrackPair)
		if one || pair {
			l = append(l, i)
		}
	}
	return l
}()

// itemOf is the item that gives an action, noItem for others.
var itemOf = func() (t [acts]Item) {
	for a := range t {
		t[a] = noItem
	}
	for i := range Item(items) {
		for _, a := range itemTable[i].Acts {
			t[a] = i
		}
	}
	return t
}()

// quiet is the actions of an item with PERFECTION.
var quiet = func() (t [acts]bool) {
	for a, i := range itemOf {
		if i != noItem {
			_, t[a] = has(itemTable[i].Text, doPerfection)
		}
	}
	return t
}()
