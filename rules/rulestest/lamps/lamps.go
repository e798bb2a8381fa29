package lamps

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/machine"
	"safehouse/rules/position"
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
	Seats  uint8                 `pos:"seats 1..3"`
	Crew   bool                  `pos:"options.crew"`
	Rounds uint8                 `pos:"options.rounds 1..4"` // to be played
	Round  uint8                 `pos:"round 1..200"`
	To     rules.Seats           `pos:"to set=Seat"` // who still acts in this round
	Lit    [3]bool               `pos:"lit by=Lamp"`
	Points [rules.MaxSeats]uint8 `pos:"points by=Seat 0..100"`
	Hidden [rules.MaxSeats]uint8 `pos:"hidden by=Seat"` // 0: none, else the number plus 1; unseen in a view
	Moth   uint8                 `pos:"moth"`
	Over   bool                  `pos:"over"`
	Luck   rules.Chance          `pos:"luck"`
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

// night is a state that is being changed, with the recorder that hears of it.
type night struct {
	*State
	rec *rules.Recorder
}

type (
	verb     = machine.Row[State, night, struct{}]
	operands = machine.Operands
	why      = machine.Why[State]
)

// The rules that forbid an action, and their sentences.
var (
	whys      machine.Whys[State]
	whyOver   = whys.Add("The night is over.")
	whyNone   = whys.Add("That is no action of this game.")
	whyBurns  = whys.Add("That lamp burns already; choose a dark one.")
	whyNotNow = whys.Add("That cannot be done now.")
)

const askNight = 1

var seat = rules.Operand{Name: "seat", Ref: kSeat}

// engine is the game as the house plays it: a row a verb.
var engine = machine.Machine[State, night, struct{}]{
	Info:  info,
	On:    func(s *State, rec *rules.Recorder) night { return night{s, rec} },
	Asked: func(s *State) (uint8, bool) { return askNight, s.Over },
	Must:  func(*State) bool { return true },
	Step:  night.next,
	Ended: whyOver, Strange: whyNone, Elsewhere: whyNotNow, Timeless: true,
	Prompt: (*State).Prompt,
	Rows: []verb{
		vLight: row(vLight, "light", 3, []rules.Operand{seat, {Name: "lamp", Ref: kLamp}}, false,
			func(x operands) string { return "Light the " + info.Refs[kLamp].IDs[x.B] },
			func(s *State, x operands) *why { return unless(!s.Lit[x.B], whyBurns) },
			func(n night, x operands) {
				n.Lit[x.B] = true
				n.Points[x.A] += 2
				n.tell(rules.Event{Kind: evLit, Who: who(x), What: rules.At(kLamp, int(x.B)), N: 2})
			}),
		vRoll: row(vRoll, "roll", 1, []rules.Operand{seat}, false,
			func(operands) string { return "Roll the die" },
			func(*State, operands) *why { return nil },
			func(n night, x operands) {
				pips := n.Luck.Roll(drawDie, 1, 6)
				n.Points[x.A] += uint8(pips)
				n.tell(rules.Event{Kind: evRolled, Who: who(x), N: int16(pips)})
			}),
		vHide: row(vHide, "hide", 3, []rules.Operand{seat, {Name: "n"}}, true,
			func(x operands) string { return fmt.Sprint("Hide the number ", x.B) },
			func(s *State, x operands) *why { return unless(s.Hidden[x.A] == 0 && x.B >= 0 && x.B < 3, whyNotNow) },
			func(n night, x operands) {
				n.Hidden[x.A] = uint8(x.B) + 1
				n.tell(rules.Event{Kind: evHid, Who: who(x), N: x.B, Seen: rules.Only(int(x.A))})
			}),
		vSmash: row(vSmash, "smash", 1, []rules.Operand{seat}, false,
			func(operands) string { return "Smash a lamp" },
			func(s *State, _ operands) *why { return unless(s.Fault == Panics, whyNotNow) },
			func(n night, x operands) {
				n.Points[x.A] = 99
				panic("a lamp broke")
			}),
	},
}

// row is a verb with which a seat acts in this round, in one of so many ways.
func row(v rules.Verb, name string, ways int16, ops []rules.Operand, secret bool, offer func(x operands) string, not func(s *State, x operands) *why, do func(n night, x operands)) verb {
	return verb{
		VerbInfo: rules.VerbInfo{Name: name, Operands: ops, Secret: secret},
		Asked:    machine.Questions[uint8](askNight),
		List: func(s *State, dst []rules.Action) []rules.Action {
			for _, seat := range s.Turn().Open.List() {
				for x := range ways {
					dst = machine.Add(dst, v, int16(seat), x)
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why {
			if r := not(s, x); r != nil {
				return r
			}
			return unless(s.mayAct(int(x.A)), whyNotNow)
		},
		Do: func(n night, x operands) {
			n.To &^= rules.Only(int(x.A))
			do(n, x)
		},
		Say: func(s *State, x operands, _ rules.Message) rules.Message {
			if s.Crew {
				return rules.Literal(fmt.Sprintf("Seat %d: %s", x.A, offer(x)))
			}
			return rules.Literal(offer(x))
		},
	}
}

func init() { engine.Start(&whys) }

func who(x operands) rules.Ref { return rules.At(kSeat, int(x.A)) }

func (n night) tell(e rules.Event) { n.rec.Add(e, n.State) }

// mayAct reports whether a seat decides now.
func (s *State) mayAct(seat int) bool {
	return !(s.Fault == Stuck && s.Round == 2) && s.Turn().Open.Has(seat)
}

func unless(ok bool, r *why) *why {
	if ok {
		return nil
	}
	return r
}

// next ends the round when everybody has acted.
func (n night) next() {
	if n.To != 0 {
		return
	}
	if n.Seats == 1 && !n.Crew {
		pips := n.Luck.Roll(drawDie, 1, 6)
		n.Moth += uint8(pips)
		n.tell(rules.Event{Kind: evMoth, N: int16(pips)})
	}
	if n.Over = n.Round >= n.Rounds && n.Fault != Endless; n.Over {
		return
	}
	n.Round = min(n.Round+1, 200)
	n.To = n.everyone()
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
func (s *State) Legal(dst []rules.Action) []rules.Action { return engine.Legal(s, dst) }

// Actor is the seat that would take a.
func (s *State) Actor(a rules.Action) int { return int(a.Args[0]) }

// Why says which rule forbids a.
func (s *State) Why(a rules.Action) rules.Message {
	if why := engine.Why(s, a); !why.IsZero() {
		return rules.Literal(why.Key)
	}
	return rules.Message{}
}

// Apply does a.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if why := s.Why(a); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	if s.Fault == Refuses && s.Round == 2 {
		return &rules.Refusal{Reason: rules.Literal("Not today.")}
	}
	return engine.Apply(s, a, rec)
}

// Describe offers a.
func (s *State) Describe(a rules.Action) rules.Message { return engine.Describe(s, a) }

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

// layout is how a position is written: as the tags of State say.
var layout = position.New(position.Spec[State]{
	Info:  info,
	Kinds: map[string]position.Names{"Lamp": {IDs: info.Refs[kLamp].IDs}},
	Now:   map[string]func(s *State) []string{"Seat": func(s *State) []string { return info.Refs[kSeat].IDs[:min(s.Seats, 3)] }},
})

// MarshalJSON prints the position.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a position into the same set-up.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err != nil {
		return err
	}
	if p.Fault = s.Fault; s.Seats != 0 && (p.Seats != s.Seats || p.Crew != s.Crew || p.Rounds != s.Rounds) {
		return rules.ErrSetup
	}
	if err := p.Validate(); err != nil {
		return err
	}
	*s = *p
	return nil
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
