package rules

import "encoding/json"

// The contract
//
// A game is a deterministic machine: a set-up, a seed and a list of actions
// give the same states on every machine and for ever. A game keeps these laws;
// package rulestest runs every one of them on every registered game:
//
//   - A state is one flat value: fixed arrays, small integers, no maps, slices,
//     pointers or interfaces. A copy is an assignment and shares nothing.
//   - Legal is the only source of what can be done. Every action it lists
//     applies; every other one is refused, changes nothing, and Why says which
//     rule forbids it and what would have to change. The list is empty only
//     when the game is over.
//   - An effect that must stop and ask is a frame on a stack inside the state.
//   - Chance comes from the Chance value in the state and from nowhere else.
//     What nobody has seen yet need not be decided yet.
//   - Blank leaves exactly what a seat knows. Resample fills the blanks with a
//     deal that the seat could believe: blanking the result again gives the
//     same view.
//   - Components are conserved and indices are in range: Validate says so.
//   - A game ends within Info.MaxDecisions decisions.

// A Game makes states and describes what is printed on its components. It has
// no state of its own; its methods may be called from several goroutines.
type Game interface {
	// Info is the same pointer every time; callers must not change it.
	Info() *Info

	// New sets the table: everything the rulebook calls set-up, up to the
	// first decision. It refuses a seat count, an option or a combination that
	// the game does not know with a *Refusal.
	New(setup Setup) (State, error)

	// Empty is a state to decode into; it is no legal position.
	Empty() State
}

// A Figured is a State that can say how things stand in its match where the rulebook speaks of them, by names that the
// rulebook uses ("? round" behind a paragraph). Every seat may know it.
type Figured interface {
	// Figure is one sentence, the zero Message for what does not exist in this match.
	Figure(name string) Message
}

// A State is a position of one game, always handled through a pointer to the
// game's flat state value. It is not safe for concurrent use.
type State interface {
	// Game is the game that this is a position of.
	Game() Game

	// Turn says who decides now, and where in the round the game is.
	Turn() Turn

	// Prompt is the question that is put to Turn().Seat, empty when the game
	// is over.
	Prompt() Message

	// Legal appends the legal actions to dst in a stable order and returns the
	// longer slice. Choices with the same outcome are offered once.
	Legal(dst []Action) []Action

	// Why is the zero Message for a legal action; for every other one it names
	// the rule that forbids it and what would have to change.
	Why(a Action) Message

	// Apply does a and everything that follows from it without a decision, and
	// tells rec (which may be nil) what happened. An illegal action returns a
	// *Refusal with Why's message and leaves the state as it was.
	Apply(a Action, rec *Recorder) error

	// Describe is the sentence that offers a, told apart from all other legal
	// ones of this position.
	Describe(a Action) Message

	// Touches appends the refs that a is about beyond its own operands: where
	// a piece would land, what a card would hit.
	Touches(a Action, dst []Ref) []Ref

	// Outcome is the score as it stands; Winners is empty until the end.
	Outcome() Outcome

	// Chance is the generator inside the state.
	Chance() *Chance

	// Blank takes away all that seat may not know, in place; seat Nobody
	// leaves what is open to everybody.
	Blank(seat int)

	// Resample fills in place what Blank(seat) took away with a deal that the
	// seat could believe, chance included; r is the caller's generator.
	Resample(seat int, r *Rand)

	// Validate reports the first component that is missing, doubled or out of
	// range. It accepts every reachable position.
	Validate() error

	// Clone is an independent copy on the heap.
	Clone() State
	// CopyFrom overwrites the state with src, a state of the same game,
	// without allocating.
	CopyFrom(src State)
	// Same reports whether both states are equal in every field.
	Same(other State) bool

	// MarshalJSON is the whole position in names, the one form in which it leaves
	// the program: objects keyed by name wherever one element may be changed alone,
	// lists only for piles, top first, and never null. Saves store it, the referee
	// prints it, Hash is taken of it. UnmarshalJSON reads it back and validates; on
	// an error the state stays as it was. Package position does both by the tags of
	// the state's fields.
	json.Marshaler
	json.Unmarshaler

	Adviser
}

// An Adviser is what a game tells a searching bot about itself. All of it may
// use only what the deciding seat can see: bots hold resampled views.
type Adviser interface {
	// Value estimates for each seat how well it stands, from 0 to 1, at any
	// position. At the end winning counts most (shared in a draw); the rest may
	// say how well one lost, so that a bot that cannot win still plays on.
	Value(v *[MaxSeats]float64)

	// Priors writes to w how promising each legal action looks at first sight
	// to the deciding seat. Weights are positive and need not sum to 1.
	Priors(legal []Action, w []float64)

	// Playout picks one of the legal actions quickly and sensibly; it returns
	// the index.
	Playout(legal []Action, r *Rand) int

	// Advice is what the game itself says for choosing a, true in this position, or
	// the zero Message; what a changes of the stocks is said by whoever gives a hint.
	Advice(a Action) Message
}

// A Decliner is a State in which an action of a verb that declines may give nothing up.
type Decliner interface {
	// Declines reports whether a does.
	Declines(a Action) bool
}

// Declines reports whether an action gives up what is offered in s, or ends what could go on.
func Declines(s State, a Action) bool {
	if x, ok := s.(Decliner); ok && !x.Declines(a) {
		return false
	}
	return s.Game().Info().Verbs[a.Verb].Declines
}

// A Countable State counts what the seats have, so that a hint can say what a choice
// changes.
type Countable interface {
	// Amount is what a seat has of Info.Counts()[i]. It may use only what everybody
	// sees, of an Own stock what that seat sees.
	Amount(i, seat int) int
}

// A Comparing State says in the game's own terms where two choices differ.
type Comparing interface {
	// Differ is where the second of two actions of a seat differs from the first, which are named 1 and 2; the zero Message
	// where only stocks differ. It may use only what that seat sees.
	Differ(seat int, first, second Action) Message
}

// A Stock is a kind of thing that can be counted: a resource, pieces, points. Its text
// key is stock.<ID>, with the number n.
type Stock struct {
	ID     string
	Worth  float64 // of one of them, beside the others; below 0 for what nobody wants
	Own    bool    // only the seat itself can count it
	Shared bool    // of the table, the same for every seat
	Sum    bool    // of stocks aside, which tell it where all is told
	Aside  bool    // told of what a choice changes now, of no hint: it goes with another stock
}

// A CrewMember is a State of a game in which a whole crew is asked at once
// (Turn().Seat is Crew): it tells whose action it is.
type CrewMember interface {
	// Actor is the seat that would take a.
	Actor(a Action) int
}

// An Owned State tells whose the things are that its events name.
type Owned interface {
	// Whose is the seat that a ref stands for or belongs to, Automaton for the automa,
	// or Nobody.
	Whose(r Ref) int
}

// A Beatable State has seats that are out before it ends.
type Beatable interface {
	// Beaten reports whether a seat cannot win any more, by what everybody sees.
	Beaten(seat int) bool
}

// A Selective State has legal actions that lead nowhere new. They stay legal for
// people; bots leave them out.
type Selective interface {
	// Worthwhile keeps the actions that are worth thinking about; it leaves legal
	// as it is and never returns nothing for something.
	Worthwhile(legal []Action) []Action
}

// Worthwhile is the legal actions of s that a bot thinks about.
func Worthwhile(s State, legal []Action) []Action {
	if x, ok := s.(Selective); ok {
		return x.Worthwhile(legal)
	}
	return legal
}

// A Counting State counts what can be done for nothing, to bound it. Positions that
// differ in such counts alone are one place: who comes back there has gone round.
type Counting interface {
	// Uncount takes those counts away, in place.
	Uncount()
}

// A Narrator is a State that tells events with names that people gave.
type Narrator interface {
	// Tell is the sentence of an event.
	Tell(e Event) Message
}

// Told is the sentence of an event that led to s.
func Told(s State, e Event) Message {
	if n, ok := s.(Narrator); ok {
		return n.Tell(e)
	}
	return s.Game().Info().Tell(e)
}

// A Prepared State has decisions that belong together, and a better way to think
// about them than one search for each: there a bot follows first sight.
type Prepared interface {
	// Prepare thinks the decisions through that are due, about as long as n
	// iterations of a search for each of them would take, and reports whether they
	// are such ones. Playout goes by the result until the position changes. It
	// depends on the position and on n alone.
	Prepare(n int) bool
}

// A Host is a State that holds the running match of another game, such as a
// campaign: whatever is decided, told and asked while it runs is the guest's,
// in the same words.
type Host interface {
	// Guest is the state that decisions are about now, nil when they are about
	// the host itself.
	Guest() State
}

// A Lasting State is a campaign: a game that goes on over many matches, which
// are played and kept one by one. Between two matches its own decisions are
// taken by Apply; while Match names one, it waits for Enter.
type Lasting interface {
	State

	// Match is the match that has to be played now: its game, its set-up, and
	// the position it begins in. ok is false while none has to be.
	Match() (g Game, setup Setup, first State, ok bool)

	// Enter takes the result of that match, which must be over; id names it. A
	// match that was entered before, or another one, is refused and changes
	// nothing.
	Enter(id string, end State, rec *Recorder) error
}

// A Personal State is a campaign whose matches one person plays, in seat 0.
type Personal interface {
	// Forgo takes the result of a match as Enter does, where a bot played that seat to the
	// end: whatever it reached, the person has not.
	Forgo(id string, end State, rec *Recorder) error
}

// MaxSeats is the largest number of seats of any game in the house.
const MaxSeats = 6

// Seats that are no player.
const (
	Crew   = -1 // Turn.Seat: any seat of Turn.Open may act
	Nobody = -1 // Blank: what everybody knows

	Automaton = -2 // Owned: the automa
)

// Info is what is printed on the box: the game's tables of words. The names in
// it are stable ids; what a player reads is in assets/text under keys made
// from them.
type Info struct {
	ID       string // "infiltration"
	Version  int    // rules version, raised when a rule changes what a replay does
	MinSeats int
	MaxSeats int
	Automa   string // name of the automa that joins a lone seat, "" without one
	Strength string // id of the option that says how strong the automa is, "" without one
	Bands    Bands  // how strong rivals are

	Options []Option
	Verbs   []VerbInfo  // index is Verb; index 0 is not used
	Refs    []RefInfo   // index is RefKind; index 0 is not used
	Events  []string    // index is EventKind; index 0 is not used
	Drawn   []EventKind // those that tell what was drawn, rolled or turned up
	Draws   []DrawInfo  // index is DrawKind; index 0 is not used
	Phases  []string    // every phase that Turn can name
	Stocks  []Stock     // what a Countable state counts
	Asides  []Stock     // what it counts besides, for what a choice changes now
	Opening []string    // those of them that belong to the set-up only
	Parts   []string    // every score part that Outcome can name
	Says    []string    // message keys beyond those that follow from the tables
	Faces   []string    // ref kinds that have a text.<kind>.<id> beside their name
	Shorts  []string    // ref kinds that have a short.<kind>.<id> for narrow places

	MaxDecisions int // no game takes longer

	// Valued tells that Value says more than playing on at random: a search asks for it at once.
	Valued bool
	// Curiosity is how much a search goes on looking at what is promising at first sight, against differences of Value; 0 is
	// the usual 0.9. A game in whose Value good and bad decisions lie close together has less.
	Curiosity float64

	// Sealed tells that nobody sees what the others will score before the end.
	Sealed bool

	// Campaign tells that it is no single match: its states are rules.Lasting,
	// need not be flat and small, and hold the match that is being played.
	Campaign bool
}

// Counts are the stocks with those aside.
func (in *Info) Counts() []Stock {
	return append(in.Stocks[:len(in.Stocks):len(in.Stocks)], in.Asides...)
}

// A Setup is everything that New needs to know.
type Setup struct {
	Seats   int
	Seed    uint64
	Options Options // missing ones take their default
}

// Turn says who decides.
type Turn struct {
	Seat  int    // who decides; Crew when any of Open may
	Open  Seats  // the seats that may act now: one, or several of a crew
	Phase string // one of Info.Phases
	Round int    // from 1; 0 during set-up
	Done  bool   // the game is over and nobody decides
}

// A Verb is what an action does; its names and operands are in Info.Verbs.
type Verb uint8

// VerbInfo names a verb and its operands. A text key action.<Name> offers it,
// unless the game's Describe gives another.
type VerbInfo struct {
	Name     string
	Operands []Operand // at most len(Action.Args)
	Secret   bool      // the choice stays hidden from the other seats, but for open operands
	Barrier  bool      // as a rule it cannot be taken back: it draws chance, shows what was hidden, or lets others go on
	Ends     bool      // of a crew: whoever takes it has finished with the phase
	Declines bool      // it gives up what is offered, or ends what could go on: never the answer to press without looking
	Printed  bool      // what is printed on the last thing that it names (Info.Faces) is what it does or brings
}

// An Operand is one argument of a verb: an index of a ref kind, or with Ref
// None a plain number.
type Operand struct {
	Name string
	Ref  RefKind
	Open bool // of a secret verb: everybody sees it
	Doer bool // it says who acts, and is no part of what is chosen
}

// An Action is one atomic decision, a small comparable value. The deciding
// seat is not part of it; in a crew an operand names the character.
type Action struct {
	Verb Verb
	Args [4]int16
}

// Do is a shorthand for an Action with up to four operands.
func Do(v Verb, args ...int) Action {
	a := Action{Verb: v}
	for i, x := range args {
		a.Args[i] = int16(x)
	}
	return a
}

// A RefKind is a kind of thing on a table: a room, a card, a seat.
type RefKind uint8

// None is the ref kind of nothing, and of plain numbers among operands.
const None RefKind = 0

// RefInfo names a kind of thing and each thing of that kind. The text key of a
// thing's name is name.<Name>.<ID>.
type RefInfo struct {
	Name string
	IDs  []string // index is Ref.Index
}

// A Ref points at one thing on the table. The zero Ref points at nothing.
type Ref struct {
	Kind  RefKind
	Index int16
}

// At makes a Ref.
func At(k RefKind, i int) Ref { return Ref{k, int16(i)} }

// An EventKind is a kind of thing that happens; Info.Events names it.
type EventKind uint8

// An Event is one thing that happened: who did what to what, from where to
// where, and how much. Its sentence has the key event.<kind> with the
// arguments who, what, from, to, n and m.
type Event struct {
	Kind      EventKind
	Who, What Ref
	From, To  Ref
	N, M      int16
	Seen      Seats // who may see it
	Reveals   bool  // somebody learned something: undo does not go back over it
}

// A Recorder collects events. A nil Recorder takes and forgets them.
type Recorder struct {
	Events []Event

	// Keep lets it keep the position after each event, for those who look on; it
	// costs a copy of the state an event.
	Keep bool
	// States are the kept positions, one an event.
	States []State
}

// Add appends e, which has just happened: s is the position after it, in which
// the rest of the action is still to come. Without seats e is for everybody.
func (r *Recorder) Add(e Event, s State) {
	if r != nil {
		r.add(e, s)
	}
}

func (r *Recorder) add(e Event, s State) {
	if e.Seen == 0 {
		e.Seen = Everyone
	}
	r.Events = append(r.Events, e)
	if r.Keep {
		r.States = append(r.States, s.Clone())
	}
}

// Reset forgets the events and positions and keeps the memory.
func (r *Recorder) Reset() { r.Events, r.States = r.Events[:0], r.States[:0] }

// A Teller is a State whose positions after each event can be looked at. An event
// is told when what it says has been done, and before anything else is.
type Teller interface {
	// Conserved reports the first component that is missing, doubled or out of
	// range. Unlike Validate it accepts a position in the midst of an action.
	Conserved() error
}

// A Locator is a State with pieces that stand somewhere.
type Locator interface {
	// Where is the place of a piece; the zero Ref for what is no piece, or
	// stands nowhere.
	Where(piece Ref) Ref
}

// An Outcome is the score at some moment.
type Outcome struct {
	Seats   []Score   // one a seat
	Automa  *Score    // of the automa in play, else nil
	Winners Seats     // empty until the end, and when nobody wins
	Lost    bool      // the game is over and the table (a crew, a lone seat against an automa) lost
	Remarks []Message // what else the result says: a goal met, a tie broken
}

// Rival is the score that a seat has to beat: the best of the automa and of the other
// seats; ok is false where there is nobody else.
func (o *Outcome) Rival(seat int) (score int, ok bool) {
	if o.Automa != nil {
		score, ok = o.Automa.Total, true
	}
	for i := range o.Seats {
		if i != seat && (!ok || o.Seats[i].Total > score) {
			score, ok = o.Seats[i].Total, true
		}
	}
	return score, ok
}

// A Score is a total with its named parts.
type Score struct {
	Total int
	Parts []Part
}

// Part are the points of a part by its key, 0 for one that is not there.
func (s *Score) Part(key string) int {
	for _, p := range s.Parts {
		if p.Key == key {
			return p.Points
		}
	}
	return 0
}

// A Part is one line of a score sheet; its name has the text key part.<Key>.
type Part struct {
	Key    string
	Points int
}

// A Refusal is an illegal action or set-up, with the reason a player is shown.
type Refusal struct {
	Reason Message
}

func (r *Refusal) Error() string { return "refused: " + r.Reason.String() }
