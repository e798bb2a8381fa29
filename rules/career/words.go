package career

import (
	"slices"
	"strconv"
	"sync"

	"safehouse/rules"
)

// A Game is a career under the contract of package rules.
type Game struct {
	book  *Book
	info  *rules.Info
	words words
	*derived
}

// derived is what follows from a book. It is behind a pointer so that games can be compared.
type derived struct {
	goals  []string                 // kinds of goals, each once
	nights func() (least, most int) // gone through the first time that it is asked for
}

// words are where the words of the desk begin among those of the game.
type words struct {
	verb  rules.Verb
	ref   rules.RefKind
	event rules.EventKind
}

// Verbs of the desk, behind those of the game.
const (
	vSetOut rules.Verb = iota
	vBring
	vLeave
	vAccept
	vGiveUp
	vRetire
	vRetry
	vConclude
	verbs
)

// Kinds of refs of the desk, behind those of the game.
const (
	kOperation rules.RefKind = iota
	kKeepsake
	kRival
	kEnd
)

// Kinds of events of the desk, behind those of the game: State.DeskEvent tells them.
const (
	EvSetOut rules.EventKind = iota
	EvWon
	EvLost
	EvStars
	EvGained
	EvScarred
	EvSpent
	EvGivenUp
	EvHealed
	EvOpened
	EvShut
	EvAnswer
	EvEnd
	EvRetired
	EvHelped
)

var eventIDs = []string{
	"career-set-out", "career-won", "career-lost", "career-stars", "career-gained", "career-scarred", "career-spent", "career-given-up", "career-healed",
	"career-opened", "career-shut", "career-answer", "career-end", "career-retired", "career-helped",
}

// reasonKeys are why something is refused at the desk.
var reasonKeys = [reasons]string{
	whyMalformed: "malformed", whyClosed: "closed", whyPlaying: "playing", whyNoMatch: "no-match", whyChoosing: "choosing", whyNotChoosing: "not-choosing",
	whyLocked: "locked", whyDead: "dead", whyPlayed: "played", whyShut: "shut", whyNotHeld: "not-held", whySpent: "spent", whyAlong: "along", whyNotAlong: "not-along",
	whyScar: "scar", whyNotOffered: "not-offered", whyNothingDue: "nothing-due",
	whyNotLost: "not-lost", whyTwice: "twice", whyEnding: "ending", whyNoRetry: "no-retry", whyHands: "hands",
}

// prompts are the questions of the desk, remarks what the result says beside the stars.
var (
	prompts = []string{"desk", "first", "take", "cost", "scar", "last"}
	remarks = []string{"won", "lost", "retired", "stars"}
)

// New is the career of a book. It panics at a mistake in the book: that is one in the
// program.
func New(b *Book) Game {
	if err := b.check(); err != nil {
		panic("career: " + err.Error())
	}
	in := *b.Of.Info()
	w := words{verb: rules.Verb(len(in.Verbs)), ref: rules.RefKind(len(in.Refs)), event: rules.EventKind(len(in.Events))}
	ref := func(k rules.RefKind, name string) []rules.Operand {
		return []rules.Operand{{Name: name, Ref: w.ref + k}}
	}
	in.ID, in.Version, in.Campaign = b.ID, b.Version, true
	in.MinSeats, in.MaxSeats = b.Seats, b.Seats
	in.Options = append([]rules.Option{{ID: "career-level", Kind: rules.Enum, Values: levelIDs, Default: Even}}, b.ladderOptions()...)
	in.Verbs = append(slices.Clip(in.Verbs),
		rules.VerbInfo{Name: "set-out", Operands: ref(kOperation, "operation"), Barrier: true},
		rules.VerbInfo{Name: "bring", Operands: ref(kKeepsake, "keepsake")},
		rules.VerbInfo{Name: "leave-behind", Operands: ref(kKeepsake, "keepsake")},
		rules.VerbInfo{Name: "accept", Operands: ref(kKeepsake, "keepsake"), Barrier: true},
		rules.VerbInfo{Name: "give-up", Operands: ref(kKeepsake, "keepsake"), Barrier: true},
		rules.VerbInfo{Name: "end-career", Barrier: true},
		rules.VerbInfo{Name: "try-again", Operands: append(ref(kOperation, "operation"), ref(kKeepsake, "keepsake")...), Barrier: true},
		rules.VerbInfo{Name: "conclude", Barrier: true},
	)
	in.Refs = append(slices.Clip(in.Refs),
		rules.RefInfo{Name: "career-operation", IDs: ids(b.Operations, func(x *Operation) string { return x.ID })},
		rules.RefInfo{Name: "keepsake", IDs: ids(b.Keepsakes, func(x *Keepsake) string { return x.ID })},
		rules.RefInfo{Name: "rival", IDs: ids(b.Rivals, func(x *Rival) string { return x.ID })},
		rules.RefInfo{Name: "end", IDs: b.Ends},
	)
	in.Events = append(slices.Clip(in.Events), eventIDs...)
	in.Phases = append(slices.Clip(in.Phases), stageIDs...)
	in.Parts = append(slices.Clip(in.Parts), "career-stars")
	in.Faces = append(slices.Clip(in.Faces), "keepsake", "rival")
	in.Says = append(slices.Clip(in.Says), says(b)...)
	in.Valued, in.Curiosity = true, 0 // of decisions at the desk; a match goes by its own game
	in.MaxDecisions = 2*len(b.Operations)*(in.MaxDecisions+2*MaxKeepsakes+8) + 1
	g := Game{book: b, info: &in, words: w, derived: &derived{goals: b.goalIDs()}}
	g.nights = sync.OnceValues(g.strolled)
	return g
}

// says are the message keys beyond those that follow from the tables: of each
// operation its place, its story and what was written after it, of each option that is set what it comes to, of each
// rival what it says after a meeting and what became of it, as of each contact, of each end its page, and who sits at a table beside the person and the rival.
func says(b *Book) (l []string) {
	for _, k := range reasonKeys[1:] {
		l = append(l, "career.why."+k)
	}
	for _, k := range prompts {
		l = append(l, "career.prompt."+k)
	}
	for _, k := range advice {
		l = append(l, "career.advice."+k)
	}
	for _, k := range remarks {
		l = append(l, "career.result."+k)
	}
	l = append(l, "levels", "career.way", "career.way.or", "career.way.played", "career.way.won", "career.way.lost", "career.way.stars", "career.way.losses", "help")
	for i := range b.Operations {
		op := &b.Operations[i]
		for _, k := range []string{"place", "story", "won", "lost"} {
			l = append(l, "operation."+op.ID+"."+k)
		}
		for _, g := range op.Goals {
			l = append(l, "goal."+g.ID)
		}
	}
	for step := range Steps {
		l = append(l, Game{}.Rule(step+1).Key)
	}
	for _, id := range b.touched() {
		l = append(l, "setup."+id)
	}
	for i := range b.Operations {
		for seat := 2; seat <= b.Operations[i].Seats; seat++ {
			l = append(l, "crew."+strconv.Itoa(seat))
		}
	}
	for i := range b.Rivals {
		l = append(l, "rival."+b.Rivals[i].ID+".beaten", "rival."+b.Rivals[i].ID+".victor")
		if len(b.Rivals[i].BeatenElse) > 0 {
			l = append(l, "rival."+b.Rivals[i].ID+".beaten.else")
		}
		if len(b.Rivals[i].VictorElse) > 0 {
			l = append(l, "rival."+b.Rivals[i].ID+".victor.else")
		}
		l = append(l, fortunes("rival", b.Rivals[i].ID)...)
	}
	for i := range b.Keepsakes {
		if b.Keepsakes[i].Kind == Contact {
			l = append(l, fortunes("contact", b.Keepsakes[i].ID)...)
		}
	}
	for _, e := range b.Ends {
		l = append(l, "end."+e+".won", "end."+e+".lost")
	}
	slices.Sort(l)
	return slices.Compact(l)
}

// Info is the box.
func (g Game) Info() *rules.Info { return g.info }

// Empty is a state to decode into.
func (g Game) Empty() rules.State { return &State{game: g} }

// GoalID is the kind of goal that a result is of.
func (g Game) GoalID(r Result) string { return g.goals[r.Goal] }

// Book is what the career is made of; it must not be changed.
func (g Game) Book() *Book { return g.book }

// Operation, Keepsake, Rival and End are refs of the desk by index.
func (g Game) Operation(i int) rules.Ref { return rules.At(g.words.ref+kOperation, i) }

// Keepsake is the ref of a keepsake.
func (g Game) Keepsake(i int) rules.Ref { return rules.At(g.words.ref+kKeepsake, i) }

// Rival is the ref of a rival.
func (g Game) Rival(i int) rules.Ref { return rules.At(g.words.ref+kRival, i) }

// End is the ref of an end.
func (g Game) End(i int) rules.Ref { return rules.At(g.words.ref+kEnd, i) }

// SetOut, Bring, LeaveBehind, Accept, GiveUp and Retire are the actions of the desk.
func (g Game) SetOut(op int) rules.Action { return rules.Do(g.words.verb+vSetOut, op) }

// Bring takes a keepsake along.
func (g Game) Bring(k int) rules.Action { return rules.Do(g.words.verb+vBring, k) }

// LeaveBehind leaves a keepsake at home.
func (g Game) LeaveBehind(k int) rules.Action { return rules.Do(g.words.verb+vLeave, k) }

// Accept takes one of the keepsakes that are offered, or the scar.
func (g Game) Accept(k int) rules.Action { return rules.Do(g.words.verb+vAccept, k) }

// GiveUp pays with a keepsake instead of taking the scar.
func (g Game) GiveUp(k int) rules.Action { return rules.Do(g.words.verb+vGiveUp, k) }

// Retry tries a lost operation again, once, for a keepsake.
func (g Game) Retry(op, k int) rules.Action { return rules.Do(g.words.verb+vRetry, op, k) }

// Conclude lets the career end as it did, where its last operation could be tried again.
func (g Game) Conclude() rules.Action { return rules.Do(g.words.verb + vConclude) }

// Retire ends the career before its end.
func (g Game) Retire() rules.Action { return rules.Do(g.words.verb + vRetire) }
