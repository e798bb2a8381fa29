package lamps

import (
	"encoding/json"
	"fmt"

	"safehouse/rules"
)

// In a round every seat takes one decision: it lights one of three lamps for
// 2 points, rolls a die for as many, or hides a number that counts when the
// game is over. A lone seat plays against the Moth, which rolls after it. A
// crew wins together with 10 points, otherwise the most points win.

// A Fault is a law that the game breaks.
type Fault uint8

// Faults.
const (
	Sound   Fault = iota
	Panics        // the action smash panics in the middle of Apply
	Invalid       // Validate refuses the second round
	Stuck         // nothing is legal in the second round
	Endless       // the game does not end
	Refuses       // a legal action is refused
)

// Game is lamps; its zero value keeps the contract.
type Game struct{ Fault Fault }

// State is a position.
type State struct {
	Fault  Fault
	Seats  uint8
	Crew   bool
	Rounds uint8 // to be played
	Round  uint8
	To     rules.Seats // who still acts in this round
	Lit    [3]bool
	Points [rules.MaxSeats]uint8
	Hidden [rules.MaxSeats]uint8 // 0: none, else the number plus 1; unseen in a view
	Moth   uint8
	Over   bool
	Luck   rules.Chance
}

// unseen stands for a hidden number in a view.
const unseen = 0xff

// Verbs, ref kinds, events and draws.
const (
	vLight rules.Verb = 1 + iota
	vRoll
	vHide
	vSmash
)

const (
	kSeat rules.RefKind = 1 + iota
	kLamp
)

const (
	evLit rules.EventKind = 1 + iota
	evRolled
	evHid
	evMoth
)

const drawDie rules.DrawKind = 1

var info = &rules.Info{
	ID: "lamps", Version: 1, MinSeats: 1, MaxSeats: 3, Automa: "Moth",
	Options: []rules.Option{
		{ID: "crew", Kind: rules.Bool},
		{ID: "rounds", Kind: rules.Int, Min: 1, Max: 4, Default: 2},
		{ID: "glass", Kind: rules.Enum, Values: []string{"clear", "red"}},
	},
	Verbs: []rules.VerbInfo{
		vLight: {Name: "light", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}, {Name: "lamp", Ref: kLamp}}},
		vRoll:  {Name: "roll", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}}},
		vHide:  {Name: "hide", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}, {Name: "n"}}, Secret: true},
		vSmash: {Name: "smash", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}}},
	},
	Refs: []rules.RefInfo{
		kSeat: {Name: "seat", IDs: []string{"0", "1", "2"}},
		kLamp: {Name: "lamp", IDs: []string{"hall", "attic", "cellar"}},
	},
	Events:       []string{evLit: "lit", evRolled: "rolled", evHid: "hid", evMoth: "moth"},
	Draws:        []rules.DrawInfo{drawDie: {Name: "die", Min: 1, Max: 6}},
	Phases:       []string{"night"},
	Parts:        []string{"open", "hidden"},
	MaxDecisions: 40,
}

// Info is the box.
func (Game) Info() *rules.Info { return info }

// Empty is a state to decode into.
func (Game) Empty() rules.State { return &State{} }

// New refuses red glass for three seats.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	o, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	if setup.Seats == 3 && o["glass"] == 1 {
		return nil, &rules.Refusal{Reason: rules.Literal("Red glass is for one or two seats.")}
	}
	s := &State{Fault: g.Fault, Seats: uint8(setup.Seats), Crew: o["crew"] == 1, Rounds: uint8(o["rounds"]), Round: 1}
	s.Luck.Rand.S = setup.Seed
	s.To = s.everyone()
	return s, nil
}

func (s *State) everyone() rules.Seats { return 1<<s.Seats - 1 }

// Game is the game that s belongs to.
func (s *State) Game() rules.Game { return Game{s.Fault} }

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: "night", Round: int(s.Round), Done: s.Over}
	switch {
	case s.Over:
	case s.Crew:
		t.Seat, t.Open = rules.Crew, s.To
	default:
		t.Seat = s.To.First()
		t.Open = rules.Only(t.Seat)
	}
	return t
}

// Prompt is the question.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	return rules.Literal("What do you do in the dark?")
}

// Legal lists what the seats may do.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Over || s.Fault == Stuck && s.Round == 2 {
		return dst
	}
	for _, seat := range s.Turn().Open.List() {
		for i, lit := range s.Lit {
			if !lit {
				dst = append(dst, rules.Do(vLight, seat, i))
			}
		}
		dst = append(dst, rules.Do(vRoll, seat))
		if s.Hidden[seat] == 0 {
			for n := range 3 {
				dst = append(dst, rules.Do(vHide, seat, n))
			}
		}
		if s.Fault == Panics {
			dst = append(dst, rules.Do(vSmash, seat))
		}
	}
	return dst
}

// Actor is the seat that would take a.
func (s *State) Actor(a rules.Action) int { return int(a.Args[0]) }

// Why refuses what is not listed.
func (s *State) Why(a rules.Action) rules.Message {
	for _, b := range s.Legal(nil) {
		if a == b {
			return rules.Message{}
		}
	}
	switch {
	case a.Verb == 0 || a.Verb > vSmash:
		return rules.Literal("That is no action of this game.")
	case s.Over:
		return rules.Literal("The night is over.")
	case a.Verb == vLight:
		return rules.Literal("That lamp burns already; choose a dark one.")
	}
	return rules.Literal("That cannot be done now.")
}

// Apply does a.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if why := s.Why(a); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	if s.Fault == Refuses && s.Round == 2 {
		return &rules.Refusal{Reason: rules.Literal("Not today.")}
	}
	seat := int(a.Args[0])
	who := rules.At(kSeat, seat)
	s.To &^= rules.Only(seat)
	switch a.Verb {
	case vLight:
		s.Lit[a.Args[1]] = true
		s.Points[seat] += 2
		rec.Add(rules.Event{Kind: evLit, Who: who, What: rules.At(kLamp, int(a.Args[1])), N: 2}, s)
	case vRoll:
		n := s.Luck.Roll(drawDie, 1, 6)
		s.Points[seat] += uint8(n)
		rec.Add(rules.Event{Kind: evRolled, Who: who, N: int16(n)}, s)
	case vHide:
		s.Hidden[seat] = uint8(a.Args[1]) + 1
		rec.Add(rules.Event{Kind: evHid, Who: who, N: a.Args[1], Seen: rules.Only(seat)}, s)
	default:
		s.Points[seat] = 99
		panic("a lamp broke")
	}
	if s.To == 0 {
		s.endRound(rec)
	}
	return nil
}

func (s *State) endRound(rec *rules.Recorder) {
	if s.Seats == 1 && !s.Crew {
		n := s.Luck.Roll(drawDie, 1, 6)
		s.Moth += uint8(n)
		rec.Add(rules.Event{Kind: evMoth, N: int16(n)}, s)
	}
	if s.Round >= s.Rounds && s.Fault != Endless {
		s.Over = true
		return
	}
	if s.Round < 200 {
		s.Round++
	}
	s.To = s.everyone()
}

// Describe offers a.
func (s *State) Describe(a rules.Action) rules.Message {
	who := ""
	if s.Crew {
		who = fmt.Sprintf("Seat %d: ", a.Args[0])
	}
	switch a.Verb {
	case vLight:
		return rules.Literal(who + "Light the " + info.Refs[kLamp].IDs[a.Args[1]])
	case vRoll:
		return rules.Literal(who + "Roll the die")
	case vHide:
		return rules.Literal(fmt.Sprintf("%sHide the number %d", who, a.Args[1]))
	}
	return rules.Literal(who + "Smash a lamp")
}

// Touches is nothing beyond the operands.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref { return dst }

// Outcome counts points.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	best, sum := 0, 0
	for seat := range int(s.Seats) {
		hidden := 0
		if s.Over && s.Hidden[seat] != unseen {
			hidden = max(0, int(s.Hidden[seat])-1)
		}
		total := int(s.Points[seat]) + hidden
		best, sum = max(best, total), sum+total
		out.Seats = append(out.Seats, rules.Score{Total: total, Parts: []rules.Part{{Key: "open", Points: int(s.Points[seat])}, {Key: "hidden", Points: hidden}}})
	}
	automa := s.Seats == 1 && !s.Crew
	if automa {
		out.Automa = &rules.Score{Total: int(s.Moth), Parts: []rules.Part{{Key: "open", Points: int(s.Moth)}, {Key: "hidden"}}}
	}
	switch {
	case !s.Over:
	case s.Crew && sum < 10, automa && int(s.Moth) > best:
		out.Lost = true
		out.Remarks = append(out.Remarks, rules.Literal("It stays dark."))
	default:
		for seat, sc := range out.Seats {
			if s.Crew || sc.Total == best {
				out.Winners |= rules.Only(seat)
			}
		}
	}
	return out
}

// Chance is the generator.
func (s *State) Chance() *rules.Chance { return &s.Luck }

// Blank hides numbers and chance.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	for i := range s.Hidden {
		if i != seat && s.Hidden[i] != 0 {
			s.Hidden[i] = unseen
		}
	}
}

// Resample guesses the hidden numbers.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	for i := range s.Hidden {
		if s.Hidden[i] == unseen {
			s.Hidden[i] = uint8(1 + r.Intn(3))
		}
	}
}

// Validate checks ranges.
func (s *State) Validate() error {
	switch {
	case s.Fault == Invalid && s.Round == 2:
		return fmt.Errorf("the second round is broken on purpose")
	case s.Seats < 1 || s.Seats > 3:
		return fmt.Errorf("there are 1 to 3 seats, not %d", s.Seats)
	case s.To&^s.everyone() != 0, s.Over != (s.To == 0):
		return fmt.Errorf("seats %v cannot have to act", s.To.List())
	}
	for seat, n := range s.Points {
		if n > 100 {
			return fmt.Errorf("points of seat %d must be at most 100, not %d", seat, n)
		}
	}
	return nil
}

// Clone is an independent copy.
func (s *State) Clone() rules.State { c := *s; return &c }

// CopyFrom overwrites s.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same compares all fields.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

// position is the state in names.
type position struct {
	Round    int              `json:"round"`
	Over     bool             `json:"over"`
	To       map[string]bool  `json:"to"`
	Lit      map[string]bool  `json:"lit"`
	Points   map[string]int   `json:"points"`
	Hidden   map[string]int   `json:"hidden"`
	Moth     int              `json:"moth"`
	Seed     string           `json:"seed"`
	Drawn    int              `json:"drawn"`
	Upcoming []map[string]any `json:"upcoming"`
}

// MarshalJSON prints the position.
func (s *State) MarshalJSON() ([]byte, error) {
	p := position{int(s.Round), s.Over, map[string]bool{}, map[string]bool{}, map[string]int{}, map[string]int{}, int(s.Moth),
		fmt.Sprint(s.Luck.Rand.S), int(s.Luck.Drawn), info.WriteNext(&s.Luck)}
	for seat := range int(s.Seats) {
		id := info.Refs[kSeat].IDs[seat]
		p.Points[id], p.Hidden[id], p.To[id] = int(s.Points[seat]), int(s.Hidden[seat]), s.To.Has(seat)
	}
	for i, lit := range s.Lit {
		p.Lit[info.Refs[kLamp].IDs[i]] = lit
	}
	return json.Marshal(p)
}

// UnmarshalJSON reads a position into the same set-up.
func (s *State) UnmarshalJSON(b []byte) error {
	var p position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	c := *s
	c.Round, c.Over, c.Moth, c.To = uint8(p.Round), p.Over, uint8(p.Moth), 0
	for seat := range int(s.Seats) {
		id := info.Refs[kSeat].IDs[seat]
		if n := p.Points[id]; n < 0 || n > 100 {
			return fmt.Errorf("points of seat %d must be from 0 to 100, not %d", seat, n)
		}
		c.Points[seat], c.Hidden[seat] = uint8(p.Points[id]), uint8(p.Hidden[id])
		if p.To[id] {
			c.To |= rules.Only(seat)
		}
	}
	for i := range c.Lit {
		c.Lit[i] = p.Lit[info.Refs[kLamp].IDs[i]]
	}
	if _, err := fmt.Sscan(p.Seed, &c.Luck.Rand.S); err != nil {
		return fmt.Errorf("seed must be a number: %w", err)
	}
	c.Luck.Drawn = uint32(p.Drawn)
	if err := info.ReadNext(&c.Luck, p.Upcoming); err != nil {
		return err
	}
	if err := c.Validate(); err != nil {
		return err
	}
	*s = c
	return nil
}

// MarshalMsg appends the plain fields as JSON: enough for a test.
func (s *State) MarshalMsg(b []byte) ([]byte, error) {
	type flat State
	j, err := json.Marshal((*flat)(s))
	return append(b, j...), err
}

// UnmarshalMsg reads what MarshalMsg wrote, which is all of b.
func (s *State) UnmarshalMsg(b []byte) ([]byte, error) {
	type flat State
	return nil, rules.DecodeStrict(b, (*flat)(s))
}

// Value is the share of the points.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	sum := 1 + float64(s.Moth)
	for _, n := range s.Points[:s.Seats] {
		sum += float64(n)
	}
	for seat := range int(s.Seats) {
		v[seat] = float64(s.Points[seat]) / sum
	}
}

// Priors are all the same.
func (s *State) Priors(legal []rules.Action, w []float64) {
	for i := range legal {
		w[i] = 1
	}
}

// Playout picks at random.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int { return r.Intn(len(legal)) }

// Advice is always the same.
func (s *State) Advice(rules.Action) rules.Message {
	return rules.Literal("It is as good as anything.")
}
