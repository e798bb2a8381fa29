package masters

// A Fixer is one of the 15 people who help to plan (rulebook: Fixers).
type Fixer uint8

// The fixers.
const (
	OldFriend Fixer = iota
	Fence
	BeatCop
	Bookie
	Visage
	Machinist
	PrisonGuard
	Consultant
	Connoisseur
	Curator
	Shell
	DiversionArtist
	Architect
	Retiree
	Mayor
	fixers        = 15
	noFixer Fixer = 0xff
)

// A FixerSet is a set of fixers, one bit each.
type FixerSet uint16

const allFixers FixerSet = 1<<fixers - 1

// Has reports whether f is in the set.
func (s FixerSet) Has(f Fixer) bool { return f < fixers && s>>f&1 == 1 }

// With is the set and f.
func (s FixerSet) With(f Fixer) FixerSet {
	if f >= fixers {
		return s
	}
	return s | 1<<f
}

// A FixerCard is what is printed on a fixer.
type FixerCard struct {
	ID    string
	Tiers []uint8 // $k for one, two, three uses in a heist; nil without a price list
	Text  []Step
	Want  hireWish // of those with a price list
}

// fixerTable is the deck, one row a fixer (games §9).
var fixerTable = [fixers]FixerCard{
	OldFriend:       {"old-friend", nil, fx(teamwork(2)), nil},
	Fence:           {"fence", nil, fx(discount(1)), nil},
	BeatCop:         {"beat-cop", []uint8{2, 3, 4}, fx(bribe()), hireFor(15, asBribed)},
	Bookie:          {"bookie", []uint8{1, 2, 3, 4, 5, 6, 7, 8}, fx(bet(8)), neverHired},
	Visage:          {"visage", nil, fx(survey(1)), nil},
	Machinist:       {"machinist", nil, fx(lockTip(1)), nil},
	PrisonGuard:     {"prison-guard", []uint8{3}, fx(swapLocks(2)), neverHired},
	Consultant:      {"consultant", []uint8{0, 3, 7}, fx(onCall()), hireFor(17, asRich)},
	Connoisseur:     {"connoisseur", []uint8{0}, fx(appraise(1)), hireFor(18, exactly(1))},
	Curator:         {"curator", nil, fx(buyJewels(4), refund(1)), nil},
	Shell:           {"shell", []uint8{3}, fx(denial()), forDenial},
	DiversionArtist: {"diversion-artist", []uint8{1, 2, 3, 4}, fx(decoys()), hireFor(16, exactly(4))},
	Architect:       {"architect", []uint8{0, 3, 5}, fx(markIdeas()), hireFor(17, asRich)},
	Retiree:         {"retiree", []uint8{3, 5, 6}, fx(insertEvents()), hireFor(16, exactly(3))},
	Mayor:           {"mayor", nil, fx(insideJob()), nil},
}

// offices is which Fixer does a step of a kind, and the step.
var offices = func() (t [stepKinds]struct {
	fixer Fixer
	step  Step
}) {
	for k := range t {
		t[k].fixer = noFixer
	}
	for f := range Fixer(fixers) {
		for _, st := range fixerTable[f].Text {
			t[st.Do].fixer, t[st.Do].step = f, st
		}
	}
	return t
}()

// fixer finds the step of a kind among the fixers that the team can use.
func (s *State) fixer(k stepKind) (Fixer, Step, bool) {
	if o := &offices[k]; o.fixer != noFixer && s.Fixers.Has(o.fixer) {
		return o.fixer, o.step, true
	}
	return noFixer, Step{}, false
}
