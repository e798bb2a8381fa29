package match

import (
	"errors"
	"fmt"
	"slices"

	"safehouse/rules"
)

// A Kind tells who decides for a seat.
type Kind uint8

// Kinds of controllers.
const (
	Person Kind = iota
	Bot
)

// A Controller decides for a seat and can be swapped in mid-game. Who sits
// there over many games is its participant.
type Controller struct {
	Kind        Kind   `json:"kind"`
	Level       string `json:"level,omitempty"`       // of a bot
	Participant string `json:"participant,omitempty"` // a profile's or a bot's name
}

// A RecordKind is a kind of thing that happens to a match.
type RecordKind uint8

// Kinds of records. Their numbers are written into files and never change.
const (
	RecordAction RecordKind = 1 + iota
	RecordUndo
	RecordRedo
	RecordRewind
	RecordSwap
	RecordEdit
)

// A Record is one thing that happened to a match. The records of a match,
// taken in order by Take, give the match again.
type Record struct {
	Kind       RecordKind
	Action     rules.Action // RecordAction; RecordRedo: what is taken again
	Steps      int          // RecordRewind: how many steps back
	Seat       int          // RecordSwap
	Controller Controller   // RecordSwap
	Position   rules.State  // RecordEdit: the new position, which nobody changes
}

// A Step is one action that was taken.
type Step struct {
	Action    rules.Action
	Seat      int // whose decision it was; in a crew the first open seat or rules.Crew
	Crew      bool
	Disclosed Disclosure
	Events    []rules.Event
	before    rules.State
}

// Disclosure tells what an action brought to light, so that it cannot be taken
// back.
type Disclosure uint8

// Disclosures.
const (
	Nothing Disclosure = iota
	Chance             // chance was drawn
	Secret             // somebody saw something hidden
)

// A Match is a game being played. It is used by one goroutine at a time.
type Match struct {
	game     rules.Game
	setup    rules.Setup
	seats    []Controller
	state    rules.State
	steps    []Step // those that count, oldest first
	undone   []Step // taken back, the one to redo first last
	first    int    // actions before steps[0] that can no longer be replayed
	barred   int    // steps below this index lie before an edit
	told     int    // steps at the beginning that were told and not taken under these rules
	practice bool
	final    *rules.Outcome // how a match ended that was kept, nil for one that runs or is scored as it stands
	sink     func(Record) error
	over     func()
	legal    []rules.Action
}

// ErrSeats is returned where the number of controllers is wrong.
var ErrSeats = errors.New("a match needs one controller for each seat")

// New starts a match. Every record is handed to sink before it takes effect;
// an error of sink refuses what was to be done and leaves the match as it was.
// sink may be nil.
func New(g rules.Game, setup rules.Setup, seats []Controller, sink func(Record) error) (*Match, error) {
	if len(seats) != setup.Seats {
		return nil, fmt.Errorf("%w: %d for %d", ErrSeats, len(seats), setup.Seats)
	}
	s, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	return Resume(g, setup, seats, s, 0, sink), nil
}

// Resume starts from a state in the middle of a game: actions is how many were
// taken before it, which are not known any more.
func Resume(g rules.Game, setup rules.Setup, seats []Controller, s rules.State, actions int, sink func(Record) error) *Match {
	return &Match{game: g, setup: setup, seats: slices.Clone(seats), state: s.Clone(), first: actions, sink: sink}
}

// SetSink changes who takes the records from now on.
func (m *Match) SetSink(sink func(Record) error) { m.sink = sink }

// SetOver changes who is called right after the action that ended the match.
func (m *Match) SetOver(over func()) { m.over = over }

// Game is what is being played, Setup how it was set up.
func (m *Match) Game() rules.Game   { return m.game }
func (m *Match) Setup() rules.Setup { return m.setup }

// State is the true position. Whoever decides for a seat is given View.
func (m *Match) State() rules.State { return m.state }

// View is a copy of the position as a seat knows it.
func (m *Match) View(seat int) rules.State { return rules.View(m.state, seat) }

// Turn says who decides. A match whose end was kept is over, whatever the rules of today say
// of its position.
func (m *Match) Turn() rules.Turn {
	t := m.state.Turn()
	if m.final != nil {
		t.Done, t.Open = true, 0
	}
	return t
}

// Outcome is the score: of a match that is over the one that it ended with.
func (m *Match) Outcome() rules.Outcome {
	if m.final != nil {
		return *m.final
	}
	return m.state.Outcome()
}

// KeepOutcome says how the match ended when it was played; it is over with that.
func (m *Match) KeepOutcome(out rules.Outcome) { m.final = &out }

// Legal is what can be done now; the slice is valid until the next call.
func (m *Match) Legal() []rules.Action {
	m.legal = m.legal[:0]
	if m.final == nil {
		m.legal = m.state.Legal(m.legal)
	}
	return m.legal
}

// Controllers is who decides for each seat.
func (m *Match) Controllers() []Controller { return slices.Clone(m.seats) }

// Practice reports whether the result counts as practice only: the match was
// rewound, edited or continued from the middle of another.
func (m *Match) Practice() bool { return m.practice }

// MarkPractice makes it so.
func (m *Match) MarkPractice() { m.practice = true }

// Actions is the number of actions taken since the set-up.
func (m *Match) Actions() int { return m.first + len(m.steps) }

// Steps is what was done since the earliest position that is known. The
// caller must not change it.
func (m *Match) Steps() []Step { return m.steps }

// First is the number of actions before the first step.
func (m *Match) First() int { return m.first }

// Whole reports whether the match is known from its beginning. One that was continued from the middle of another, or begins
// at a position, has a past that nothing tells of; Since is the round from which on it is known.
func (m *Match) Whole() bool { return m.first == 0 && m.At(0).Turn().Round <= 1 }

// Since is the round of the earliest position that is known, 1 and up.
func (m *Match) Since() int { return max(1, m.At(0).Turn().Round) }

// Apply takes an action. An illegal one returns a *rules.Refusal, a failed
// sink its error; both leave the match as it was.
func (m *Match) Apply(a rules.Action) ([]rules.Event, error) {
	why := m.state.Why(a)
	if why.IsZero() && m.final != nil {
		why = rules.Say("undo.over")
	}
	if !why.IsZero() {
		return nil, &rules.Refusal{Reason: why}
	}
	if err := m.write(Record{Kind: RecordAction, Action: a}); err != nil {
		return nil, err
	}
	events, err := m.take(a)
	m.ended()
	return events, err
}

// ended tells that an action has ended the match.
func (m *Match) ended() {
	if m.over != nil && m.Turn().Done {
		m.over()
	}
}

func (m *Match) write(r Record) error {
	if m.sink == nil {
		return nil
	}
	return m.sink(r)
}

// take applies an action that is legal.
func (m *Match) take(a rules.Action) ([]rules.Event, error) {
	turn := m.state.Turn()
	st := Step{Action: a, Seat: turn.Seat, Crew: turn.Seat == rules.Crew, before: m.state.Clone()}
	rec := &rules.Recorder{}
	if err := m.state.Apply(a, rec); err != nil {
		return nil, err
	}
	st.Events = rec.Events
	if m.state.Chance().Drawn != st.before.Chance().Drawn {
		st.Disclosed = Chance
	}
	for _, e := range rec.Events {
		if e.Reveals && st.Disclosed == Nothing {
			st.Disclosed = Secret
		}
	}
	m.steps = append(m.steps, st)
	m.undone = nil
	return rec.Events, nil
}

// NoUndo is the reason that keeps Undo from going back, or the zero message.
func (m *Match) NoUndo() rules.Message { return m.NoUndoTo(len(m.steps) - 1) }

// NoUndoTo is the reason that will keep Undo from taking step i back once all later ones are taken back.
func (m *Match) NoUndoTo(i int) rules.Message {
	switch n := i + 1; {
	case n == m.told && m.first+m.told > 0:
		return rules.Say("undo.version")
	case n == 0:
		return rules.Say("undo.start")
	case n == m.barred:
		return rules.Say("undo.edit")
	}
	last := &m.steps[i]
	next := last.Seat // whose the step is that is taken back before it
	if i+1 < len(m.steps) {
		next = m.steps[i+1].Seat
	} else if len(m.undone) > 0 {
		next = m.undone[len(m.undone)-1].Seat
	}
	switch {
	case last.Disclosed == Chance:
		return rules.Say("undo.chance")
	case last.Disclosed == Secret:
		return rules.Say("undo.secret")
	case last.Crew:
		return rules.Message{}
	case m.seats[last.Seat].Kind == Bot:
		return rules.Say("undo.seat", rules.Player("seat", last.Seat))
	case next != last.Seat:
		return rules.Say("undo.seat", rules.Player("seat", next))
	}
	return rules.Message{}
}

// Undo takes the last action back. It stops where something hidden was seen,
// chance was drawn or another seat acted (inside a crew the last does not
// count), with a *rules.Refusal that says which.
func (m *Match) Undo() error {
	if why := m.NoUndo(); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	if err := m.write(Record{Kind: RecordUndo}); err != nil {
		return err
	}
	m.back()
	return nil
}

// TakeBack takes the last choice of a seat back together with what bots chose in
// secret after it, as long as nothing has come to light since. It is for those
// who choose in secret around one screen, before the next one looks at it.
func (m *Match) TakeBack(seat int) error {
	n := 0
	for i := len(m.steps) - 1; ; i-- {
		if i < m.barred || i < 0 {
			return &rules.Refusal{Reason: rules.Say("undo.start")}
		}
		st := &m.steps[i]
		n++
		switch {
		case st.Disclosed == Chance:
			return &rules.Refusal{Reason: rules.Say("undo.chance")}
		case st.Disclosed == Secret || !m.game.Info().Verbs[st.Action.Verb].Secret:
			return &rules.Refusal{Reason: rules.Say("undo.secret")}
		}
		if st.Seat == seat {
			break
		}
		if m.seats[st.Seat].Kind != Bot {
			return &rules.Refusal{Reason: rules.Say("undo.seat", rules.Player("seat", st.Seat))}
		}
	}
	for range n {
		if err := m.write(Record{Kind: RecordUndo}); err != nil {
			return err
		}
		m.back()
	}
	m.undone = nil
	return nil
}

// back takes the last step off.
func (m *Match) back() {
	last := m.steps[len(m.steps)-1]
	m.steps = m.steps[:len(m.steps)-1]
	m.undone = append(m.undone, last)
	m.state, m.final = last.before.Clone(), nil
}

// Redo takes the last undone action again.
func (m *Match) Redo() ([]rules.Event, error) {
	if len(m.undone) == 0 {
		return nil, &rules.Refusal{Reason: rules.Say("undo.none")}
	}
	if err := m.write(Record{Kind: RecordRedo, Action: m.undone[len(m.undone)-1].Action}); err != nil {
		return nil, err
	}
	events, err := m.again()
	m.ended()
	return events, err
}

func (m *Match) again() ([]rules.Event, error) {
	rest := m.undone[:len(m.undone)-1]
	events, err := m.take(m.undone[len(m.undone)-1].Action)
	m.undone = rest
	return events, err
}

// CanRedo reports whether something was undone.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// NoRewind is the reason that keeps a match from being rewound by n steps.
func (m *Match) NoRewind(n int) rules.Message {
	switch {
	case m.people() > 1:
		return rules.Say("rewind.solo")
	case n < 1 || n > len(m.steps)-m.told:
		return rules.Say("rewind.steps", rules.Num("max", len(m.steps)-m.told))
	}
	return rules.Message{}
}

// people counts the different persons at the table; one may run several seats.
func (m *Match) people() int {
	seen := map[string]bool{}
	for _, c := range m.seats {
		if c.Kind == Person {
			seen[c.Participant] = true
		}
	}
	return len(seen)
}

// Rewind goes n steps back, over anything, in a match with one person. The
// result then counts as practice. What is undone can be redone.
func (m *Match) Rewind(n int) error {
	if why := m.NoRewind(n); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	if err := m.write(Record{Kind: RecordRewind, Steps: n}); err != nil {
		return err
	}
	m.rewind(n)
	return nil
}

func (m *Match) rewind(n int) {
	for range n {
		m.back()
	}
	m.barred = min(m.barred, len(m.steps))
	m.practice = true
}

// Swap changes who decides for a seat.
func (m *Match) Swap(seat int, c Controller) error {
	if seat < 0 || seat >= len(m.seats) {
		return &rules.Refusal{Reason: rules.Say("swap.seat", rules.Num("max", len(m.seats)-1))}
	}
	if err := m.write(Record{Kind: RecordSwap, Seat: seat, Controller: c}); err != nil {
		return err
	}
	m.seats[seat] = c
	return nil
}

// Edit puts the match into another position of the same game. It is practice
// from then on, and undo does not go back over it.
func (m *Match) Edit(s rules.State) error {
	if err := s.Validate(); err != nil {
		return fmt.Errorf("inconsistent position: %w", err)
	}
	if err := m.write(Record{Kind: RecordEdit, Position: s.Clone()}); err != nil {
		return err
	}
	m.edit(s)
	return nil
}

func (m *Match) edit(s rules.State) {
	m.state, m.final = s.Clone(), nil
	m.undone = nil
	m.barred = len(m.steps)
	m.practice = true
}

// Take applies a record that was written before: the way a stored match is
// read back. Nothing is written.
func (m *Match) Take(r Record) error {
	switch r.Kind {
	case RecordAction:
		if why := m.state.Why(r.Action); !why.IsZero() {
			return fmt.Errorf("action %d: %w", m.Actions(), &rules.Refusal{Reason: why})
		}
		_, err := m.take(r.Action)
		return err
	case RecordUndo:
		if len(m.steps) == m.told {
			return errors.New("an undo with nothing to take back")
		}
		m.back()
	case RecordRedo:
		if len(m.undone) == 0 {
			return errors.New("a redo with nothing to take again")
		}
		_, err := m.again()
		return err
	case RecordRewind:
		if r.Steps < 1 || r.Steps > len(m.steps)-m.told {
			return fmt.Errorf("a rewind by %d of %d steps", r.Steps, len(m.steps)-m.told)
		}
		m.rewind(r.Steps)
	case RecordSwap:
		if r.Seat < 0 || r.Seat >= len(m.seats) {
			return fmt.Errorf("a swap of seat %d of %d", r.Seat, len(m.seats))
		}
		m.seats[r.Seat] = r.Controller
	case RecordEdit:
		if r.Position == nil {
			return errors.New("an edit without a position")
		}
		if err := r.Position.Validate(); err != nil {
			return fmt.Errorf("an edit to an inconsistent position: %w", err)
		}
		m.edit(r.Position)
	default:
		return fmt.Errorf("a record of unknown kind %d", r.Kind)
	}
	return nil
}
