package career

import (
	"fmt"
	"slices"

	"safehouse/rules"
)

// The largest book. Positions are of fixed size.
const (
	MaxOperations = 20
	MaxKeepsakes  = 24
	MaxRivals     = 6
	MaxEnds       = 4
)

// A Book is a career of one game: tables only. Texts of a thing follow from its id
// (see Info). A Book does not change once it is in a Game.
type Book struct {
	ID      string     // of the career as a game, such as "infiltration-career"
	Version int        // rules version
	Of      rules.Game // whose matches the operations are
	Seats   int        // the most seats that an operation has

	// Usual are options that operations leave as they are, where that is not the
	// default of the box; Least is how far changes bring one down, where that is not
	// its lowest value.
	Usual, Least rules.Options

	// Levels are what the levels of a career change in every operation.
	Levels     [3][]Change
	Ladder     [4][]Change // what the four steps of the ladder add that change the match
	Operations []Operation
	Keepsakes  []Keepsake
	Rivals     []Rival
	Ends       []string // ids
}

// Levels of a career, the option "career-level".
const (
	Gentle = iota
	Even
	Harsh
)

var levelIDs = []string{"gentle", "even", "harsh"}

// An Operation is a match with a twist.
type Operation struct {
	ID      string
	Seats   int           // 0: as many as the book says
	Options rules.Options // the twist; what is missing is as usual
	Rival   string        // who is met here, "" for nobody
	After   []Need        // it is open when one of these is so; without any from the start
	Shuts   []string      // operations that setting out closes for good
	Goals   [3]Goal       // each is a star; the first is what success is
	Offers  []string      // contacts and favours; two of them are offered for a success
	Scar    string        // what a failure leaves
	End     string        // the end of the career that it decides, "" for none
}

// A Need is what has to be so before an operation opens. All that it says must hold.
type Need struct {
	Played string // this operation is over
	Won    string // this one was a success
	Lost   string // this one was a failure
	Stars  int    // earned in all
	Losses int    // operations that were lost

	Beat     string // this rival was beaten more often than it won
	Unbeaten string // this one was not
	GaveUp   int    // contacts and favours that were given up, instead of a scar or for a second try
}

// A Goal is something to be reached in a match; its text key is goal.<ID> with the
// argument n.
type Goal struct {
	ID  string
	N   int
	Met func(end rules.State) bool // of a match that is over, for seat 0

	// Count is how far it is in a match as seat 0 sees it, over or not: what there is and what is wanted. Nil where it is
	// met or not, and nothing is counted before the end.
	Count func(now rules.State) (have, want int)
	How   Counting // what have must be to want
	Late  bool     // seat 0 sees what is counted when the match is over, and not before
}

// A Counting tells what the figures of a goal mean.
type Counting uint8

const (
	AtLeast Counting = iota // have must reach want
	AtMost                  // have must not pass want
	Ahead                   // have must pass want, which is a rival's
)

// Holds reports whether figures are as a goal wants them.
func (h Counting) Holds(have, want int) bool {
	switch h {
	case AtMost:
		return have <= want
	case Ahead:
		return have > want
	}
	return have >= want
}

// Reach is a goal for the matches of a game with states of type S.
func Reach[S rules.State](id string, n int, met func(end S) bool) Goal {
	return Goal{ID: id, N: n, Met: func(end rules.State) bool {
		s, ok := end.(S)
		return ok && met(s)
	}}
}

// Gather is a goal that is met by n of something at least, Spare one that is met by n of it at most.
func Gather[S rules.State](id string, n int, of func(now S) int) Goal {
	return counted(id, n, AtLeast, func(s S) (int, int) { return of(s), n })
}

func Spare[S rules.State](id string, n int, of func(now S) int) Goal {
	return counted(id, n, AtMost, func(s S) (int, int) { return of(s), n })
}

// Overtake is a goal that is met by having more of something than a rival has.
func Overtake[S rules.State](id string, of func(now S) (mine, rivals int)) Goal {
	return counted(id, 0, Ahead, of)
}

// AtTheEnd is a goal whose figures are told when the match is over.
func (g Goal) AtTheEnd() Goal {
	g.Late = true
	return g
}

// Shows reports whether seat 0 sees how far a goal is in a position.
func (g Goal) Shows(now rules.State) bool {
	return g.Count != nil && (!g.Late || now.Turn().Done)
}

func counted[S rules.State](id string, n int, how Counting, count func(S) (have, want int)) Goal {
	g := Reach(id, n, func(s S) bool { return how.Holds(count(s)) })
	g.How, g.Count = how, func(now rules.State) (have, want int) {
		if s, ok := now.(S); ok {
			return count(s)
		}
		return 0, n
	}
	return g
}

// Meets is a goal with figures of its own for one that is met by something else too.
func (g Goal) Meets(met func(end rules.State) bool) Goal {
	g.Met = met
	return g
}

// A Change is what something does to the set-up of an operation. The value ends
// where the option ends.
type Change struct {
	Option string
	By     int  // is added
	To     int  // is set, where Set is true
	Set    bool // instead of adding
}

// A Kind tells how long a keepsake is kept.
type Kind uint8

// Kinds of keepsakes.
const (
	Contact Kind = iota // in every operation, unless left behind
	Favour              // in one operation
	Scar                // in every operation, until it heals
	kinds   = 3
)

// A Keepsake is what an operation left with the person.
type Keepsake struct {
	ID      string
	Kind    Kind
	Changes []Change
}

// A Rival is somebody who remembers.
type Rival struct {
	ID     string
	Beaten []Change // its answer for each time that it was beaten
	Victor []Change // for each time that it won

	// BeatenElse and VictorElse take the place of the answer where its options stand at their ends already.
	BeatenElse, VictorElse []Change
}

// check reports the first mistake in a book: a name that nobody has, an option or a
// value that the game does not have. Whether every way through it leads to an end is
// for a test to find out (Simulate).
func (b *Book) check() error {
	if len(b.Operations) > MaxOperations || len(b.Keepsakes) > MaxKeepsakes || len(b.Rivals) > MaxRivals || len(b.Ends) > MaxEnds || len(b.Ends) < 2 {
		return fmt.Errorf("%s: too many operations, keepsakes or rivals, or no two ends", b.ID)
	}
	lists := append([][]Change{b.Levels[Gentle], b.Levels[Even], b.Levels[Harsh]}, b.Ladder[:]...)
	for i := range b.Keepsakes {
		lists = append(lists, b.Keepsakes[i].Changes)
	}
	for i := range b.Rivals {
		lists = append(lists, b.Rivals[i].Beaten, b.Rivals[i].Victor, b.Rivals[i].BeatenElse, b.Rivals[i].VictorElse)
	}
	for _, l := range lists {
		for _, c := range l {
			o, ok := b.Of.Info().Option(c.Option)
			if !ok || c.Set && !o.Allows(c.To) {
				return fmt.Errorf("%s: option %q has no value %d", b.ID, c.Option, c.To)
			}
		}
	}
	for _, l := range []rules.Options{b.Usual, b.Least} {
		for id, v := range l {
			if o, ok := b.Of.Info().Option(id); !ok || !o.Allows(v) {
				return fmt.Errorf("%s: option %q has no value %d", b.ID, id, v)
			}
		}
	}
	for i := range b.Operations {
		if err := b.checkOperation(&b.Operations[i]); err != nil {
			return fmt.Errorf("%s, operation %s: %w", b.ID, b.Operations[i].ID, err)
		}
	}
	return nil
}

func (b *Book) checkOperation(op *Operation) error {
	for _, n := range op.After {
		for _, id := range []string{n.Played, n.Won, n.Lost} {
			if id != "" && b.operation(id) < 0 {
				return fmt.Errorf("there is no operation %q", id)
			}
		}
	}
	for _, id := range op.Shuts {
		if b.operation(id) < 0 {
			return fmt.Errorf("there is no operation %q", id)
		}
	}
	for _, g := range op.Goals {
		if g.Met == nil || g.ID == "" {
			return fmt.Errorf("a goal is missing")
		}
	}
	for _, id := range op.Offers {
		if k := b.keepsake(id); k < 0 || b.Keepsakes[k].Kind == Scar {
			return fmt.Errorf("%q is no contact and no favour", id)
		}
	}
	if k := b.keepsake(op.Scar); op.Scar != "" && (k < 0 || b.Keepsakes[k].Kind != Scar) {
		return fmt.Errorf("%q is no scar", op.Scar)
	}
	for _, id := range append(whom(op.After), op.Rival) {
		if id != "" && b.rival(id) < 0 {
			return fmt.Errorf("there is no rival %q", id)
		}
	}
	if op.End != "" && !slices.Contains(b.Ends, op.End) {
		return fmt.Errorf("there is no end %q", op.End)
	}
	_, err := b.Of.New(rules.Setup{Seats: b.SeatsOf(op), Seed: 1, Options: op.Options})
	return err
}

// whom are the rivals that needs are about.
func whom(l []Need) (ids []string) {
	for i := range l {
		ids = append(ids, l[i].Beat, l[i].Unbeaten)
	}
	return ids
}

// operation, keepsake and rival find a thing by its id; -1 where there is none.
func (b *Book) operation(id string) int {
	return slices.IndexFunc(b.Operations, func(x Operation) bool { return x.ID == id })
}

func (b *Book) keepsake(id string) int {
	return slices.IndexFunc(b.Keepsakes, func(x Keepsake) bool { return x.ID == id })
}

func (b *Book) rival(id string) int {
	return slices.IndexFunc(b.Rivals, func(x Rival) bool { return x.ID == id })
}

// SeatsOf is how many play an operation.
func (b *Book) SeatsOf(op *Operation) int {
	if op.Seats > 0 {
		return op.Seats
	}
	return b.Seats
}

// ids are the ids of things.
func ids[T any](l []T, id func(*T) string) (out []string) {
	for i := range l {
		out = append(out, id(&l[i]))
	}
	return out
}

// A Verdict is what a match that is over means for its operation: the result of each goal.
type Verdict [3]Result

// A Result is what a match has made of a goal.
type Result struct {
	Goal       uint8 // its kind, see Game.GoalID
	N          int16
	Met        bool
	Counted    bool  // it has figures
	Have, Want int16 // as Goal.Count tells them
}

// Success reports whether the operation is one: its first goal was met.
func (v Verdict) Success() bool { return v[0].Met }

// Stars is how many goals were met.
func (v Verdict) Stars() (n int) {
	for _, r := range v {
		if r.Met {
			n++
		}
	}
	return n
}

// Verdict is what the match that ended so means for an operation.
func (g Game) Verdict(op int, end rules.State) (v Verdict) {
	for i, goal := range g.book.Operations[op].Goals {
		v[i] = Result{Goal: uint8(slices.Index(g.goals, goal.ID)), N: int16(goal.N), Met: goal.Met(end)}
		if goal.Count != nil {
			have, want := goal.Count(end)
			v[i].Counted, v[i].Have, v[i].Want = true, int16(have), int16(want)
		}
	}
	return v
}

// goalIDs are the kinds of goals of a book, each once.
func (b *Book) goalIDs() (l []string) {
	for i := range b.Operations {
		for _, g := range b.Operations[i].Goals {
			if !slices.Contains(l, g.ID) {
				l = append(l, g.ID)
			}
		}
	}
	return l
}

// Counting is what the figures of goals of a kind mean.
func (b *Book) Counting(id string) Counting {
	for i := range b.Operations {
		for _, g := range b.Operations[i].Goals {
			if g.ID == id {
				return g.How
			}
		}
	}
	return AtLeast
}

// SetTo is a change that sets an option, whatever it was.
func SetTo(option string, to int) Change { return Change{Option: option, Set: true, To: to} }

// Add is a change that adds to an option, or takes from it.
func Add(option string, by int) Change { return Change{Option: option, By: by} }

// Played opens an operation after any one of some others, however they went.
func Played(ids ...string) (l []Need) {
	for _, id := range ids {
		l = append(l, Need{Played: id})
	}
	return l
}

// Bots are the levels of bots in the seats of other people, by the level of the career.
var Bots = [3]string{Gentle: "easy", Even: "normal", Harsh: "hard"}
