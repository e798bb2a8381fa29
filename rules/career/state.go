package career

import (
	"maps"
	"math/bits"
	"slices"

	"safehouse/rules"
)

// A Stage is where a career stands.
type Stage uint8

// Stages.
const (
	Desk       Stage = iota // what to do next
	Playing                 // a match runs
	Choosing                // what an operation leaves is chosen
	Closed                  // the career is over
	LastChance              // an operation that ends the career was lost, and can be tried again
	stages     = 5
)

var stageIDs = []string{"career-desk", "career-match", "career-choice", "career-over", "career-last-chance"}

// A Fate is what has become of an operation.
type Fate uint8

// Fates.
const (
	Untried Fate = iota
	Won
	Lost
	Shut  // closed for good without having been played
	fates = 4
)

var fateIDs = []string{"untried", "won", "lost", "shut"}

// A Match is how the match of an operation ended, apart from what the operation asked.
type Match uint8

// Matches.
const (
	MatchUnknown Match = iota // it was not played, or entered before matches were told apart
	MatchWon
	MatchLost
	matches = 3
)

var matchIDs = []string{"unknown", "won", "lost"}

// A Holding is what has become of a keepsake.
type Holding uint8

// Holdings.
const (
	Never    Holding = iota
	Held             // it is there
	Gone             // spent, given up or healed
	holdings = 3
)

var holdingIDs = []string{"never", "held", "gone"}

// None is no operation, keepsake, rival or end.
const None = 0xff

const (
	maxID   = 64 // letters of the id of a match
	mostMet = 2  // meetings that a rival answers
)

// State is a career. It is not flat; Clone, CopyFrom and Same see to that.
type State struct {
	game Game
	Sheet
	Running rules.State // that is being played, nil while none is
}

// A Sheet is the career without the match.
type Sheet struct {
	Luck    rules.Chance
	Level   uint8
	Step    uint8 // of the ladder, 0 to Steps
	Legacy  uint8 // keepsake of an earlier career that it began with, None for none
	Stage   Stage
	Now     uint8 // operation that is played or was played last; None at first
	End     uint8 // that the career came to, None before and after retiring
	Count   uint8 // operations that were begun, second tries among them
	Helped  uint8 // how many that were when somebody helped last, 0 before
	Help    uint8 // keepsake that came then, None before
	Settled string

	Pages     [MaxOperations]Page
	Keepsakes [MaxKeepsakes]Holding
	Along     uint32 // keepsakes that go along, one bit each
	Rivals    [MaxRivals]Meetings

	Seed uint64   // of the match that is being played
	Set  []Chosen // its set-up, by id; nil while none is
}

// A Chosen is an option of a set-up with its value.
type Chosen struct {
	ID    string
	Value int16
}

// Options is the set-up of the match that is played.
func (s *State) Options() rules.Options {
	o := rules.Options{}
	for _, c := range s.Set {
		o[c.ID] = int(c.Value)
	}
	return o
}

// choose keeps the set-up of a match.
func (s *State) choose(o rules.Options) {
	s.Set = nil
	for _, id := range slices.Sorted(maps.Keys(o)) {
		s.Set = append(s.Set, Chosen{id, int16(o[id])})
	}
}

// A Page is what the book says of one operation. What happened the last time stands in the page itself.
type Page struct {
	Fate   Fate
	Offers [2]uint8 // keepsakes that a success offers, None for fewer
	Attempt
	First Attempt // the lost one, where it is tried again; its number is 0 where not
	Paid  uint8   // keepsake that the second try cost, None for none
}

// An Attempt is one time that an operation was played.
type Attempt struct {
	Number  uint8 // it was the how-manieth that was begun, from 1; 0 before
	Stars   uint8 // 0 to 3
	Booked  bool  // Goals tells how each goal ended: not of an operation that was entered before goals were booked one by one
	Goals   Verdict
	Match   Match
	Score   int16  // points of the person, or what the game counts
	Against int16  // of the automa, or of the best other seat
	Along   uint32 // keepsakes that went along
	Took    uint8  // keepsake that it left, None for none
	Gave    uint8  // keepsake that was given up for it, None for none
	Replay  string
}

// blank is the page of an operation that was not played.
var blank = Page{Offers: [2]uint8{None, None}, Attempt: unplayed, First: unplayed, Paid: None}

var unplayed = Attempt{Took: None, Gave: None}

// Best is the stars that count: those of the better try.
func (p *Page) Best() int { return int(max(p.Stars, p.First.Stars)) }

// Begun is the number of an operation when it was begun first, 0 before.
func (p *Page) Begun() int {
	if p.again() {
		return int(p.First.Number)
	}
	return int(p.Number)
}

// again reports whether an operation was tried a second time.
func (p *Page) again() bool { return p.First.Number > 0 }

// played reports whether an operation is over, or was before it was tried again.
func (p *Page) played() bool { return p.Fate == Won || p.lost() }

func (p *Page) lost() bool { return p.Fate == Lost || p.again() }

// An Entry of the record is one time that an operation was played to its end.
type Entry struct {
	Op  int
	Won bool
	*Attempt
}

// Record is what was played to its end, in that order, first tries and second ones.
func (s *State) Record() (l []Entry) {
	for i := range s.Pages {
		p := &s.Pages[i]
		if p.again() {
			l = append(l, Entry{i, false, &p.First})
		}
		if p.Fate == Won || p.Fate == Lost {
			l = append(l, Entry{i, p.Fate == Won, &p.Attempt})
		}
	}
	slices.SortFunc(l, func(a, b Entry) int { return int(a.Number) - int(b.Number) })
	return l
}

// Meetings are how a rival and the person have met.
type Meetings struct {
	Beaten uint8 // by the person
	Victor uint8 // the rival won
	Row    int8  // the last ones in a row, at most two: above 0 beaten, below it victor
}

// Game is the career that s is a position of.
func (s *State) Game() rules.Game { return s.game }

// Book is what the career is made of.
func (s *State) Book() *Book { return s.game.book }

// New begins a career: nothing is played, and what each success offers is drawn.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := g.info.Settle(setup)
	if err != nil {
		return nil, err
	}
	s := &State{game: g}
	s.Luck.Rand.S = setup.Seed
	s.Level, s.Step = uint8(opt["career-level"]), uint8(opt["career-step"])
	s.Now, s.End, s.Help, s.Legacy = None, None, None, None
	desk{State: s}.inherit(opt["career-keepsake"])
	for i := range s.Pages {
		s.Pages[i] = blank
		if i < len(g.book.Operations) {
			s.draw(i)
		}
	}
	return s, nil
}

// Useful reports whether a contact or a favour changes at least half of the operations that can still open after one.
func (s *State) Useful(k, op int) bool {
	later := s.game.book.later(op)
	acts := 0
	for _, next := range later {
		if !maps.Equal(s.changed(next, 0, nil), s.changed(next, 1<<k, nil)) {
			acts++
		}
	}
	return 2*acts >= len(later)
}

// later are the operations that can open after one: those that a way leads to from it, and those that only want stars.
func (b *Book) later(op int) (l []int) {
	after := map[string]bool{b.Operations[op].ID: true}
	for grown := true; grown; {
		grown = false
		for i := range b.Operations {
			x := &b.Operations[i]
			if i == op || after[x.ID] || !slices.ContainsFunc(x.After, func(n Need) bool {
				return after[n.Played] || after[n.Won] || after[n.Lost] || n.Played+n.Won+n.Lost == ""
			}) {
				continue
			}
			after[x.ID], grown, l = true, true, append(l, i)
		}
	}
	return l
}

// draw picks what the success of an operation offers, of what is of use in what comes: where too little of its own is, whatever
// else is in the book.
func (s *State) draw(op int) {
	b := s.game.book
	var left uint64
	for _, id := range b.Operations[op].Offers {
		if k := b.keepsake(id); s.Keepsakes[k] == Never && s.Useful(k, op) {
			left |= 1 << k
		}
	}
	for k := range b.Keepsakes {
		if len(b.Operations[op].Offers) > 1 && bits.OnesCount64(left) < len(s.Pages[op].Offers) && b.Keepsakes[k].Kind != Scar && s.Keepsakes[k] == Never && s.Useful(k, op) {
			left |= 1 << k
		}
	}
	for i := range s.Pages[op].Offers {
		if left == 0 || i > 0 && s.climbs(oneOffer) {
			return
		}
		k := s.Luck.Pick(0, left)
		left &^= 1 << k
		s.Pages[op].Offers[i] = uint8(k)
	}
}

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := &State{}
	c.CopyFrom(s)
	return c
}

// CopyFrom overwrites s with src, which must be a career.
func (s *State) CopyFrom(src rules.State) {
	o, m := src.(*State), s.Running
	*s = *o
	s.Set = slices.Clone(o.Set)
	switch {
	case o.Running == nil:
	case m != nil && s.game.book == o.game.book:
		m.CopyFrom(o.Running)
		s.Running = m
	default:
		s.Running = o.Running.Clone()
	}
}

// Same reports whether both careers are equal in every field.
func (s *State) Same(other rules.State) bool {
	o := other.(*State)
	if s.game.book != o.game.book || (s.Running == nil) != (o.Running == nil) || s.Running != nil && !s.Running.Same(o.Running) {
		return false
	}
	return s.Luck == o.Luck && s.Level == o.Level && s.Step == o.Step && s.Legacy == o.Legacy && s.Stage == o.Stage && s.Now == o.Now && s.End == o.End && s.Count == o.Count && s.Helped == o.Helped && s.Help == o.Help && s.Settled == o.Settled &&
		s.Pages == o.Pages && s.Keepsakes == o.Keepsakes && s.Along == o.Along && s.Rivals == o.Rivals && s.Seed == o.Seed && slices.Equal(s.Set, o.Set)
}
