package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"safehouse/rules"
)

// toy is a small game under the contract, so that the stored files of the
// tests stay readable whatever happens to the real games. Seats add 1 to 3,
// roll a die, look at a secret or take a point from another seat, in turn;
// after so many rounds it is over.
type toy struct {
	in    *rules.Info
	drift int  // what a changed rule adds to every roll
	bonus int  // what a changed rule adds to every score
	blind bool // a changed rule forbids to look
	max   uint16
}

func newToy(version int) *toy {
	return &toy{max: 100, in: &rules.Info{
		ID: "toy", Version: version, MinSeats: 1, MaxSeats: 4,
		Options: []rules.Option{
			{ID: "long", Kind: rules.Bool},
			{ID: "start", Kind: rules.Int, Min: 0, Max: 9, Default: 1},
			{ID: "mood", Kind: rules.Enum, Values: []string{"calm", "wild"}, Default: 1},
		},
		Verbs: []rules.VerbInfo{
			toyAdd:  {Name: "add", Operands: []rules.Operand{{Name: "n"}}},
			toyRoll: {Name: "roll"},
			toyLook: {Name: "look"},
			toyTake: {Name: "take", Operands: []rules.Operand{{Name: "seat", Ref: 1}}},
		},
		Refs:         []rules.RefInfo{{}, {Name: "seat", IDs: []string{"0", "1", "2", "3"}}},
		Events:       []string{"", "did", "saw"},
		Draws:        []rules.DrawInfo{{}, {Name: "die", Min: 1, Max: 6}},
		Phases:       []string{"play"},
		Parts:        []string{"points"},
		MaxDecisions: 1000,
	}}
}

const (
	toyAdd rules.Verb = 1 + iota
	toyRoll
	toyLook
	toyTake
)

type toyState struct {
	game   *toy
	Seats  int8
	Seat   int8
	Round  uint16
	Points [4]int16
	Secret uint8
	Luck   rules.Chance
}

func (g *toy) Info() *rules.Info  { return g.in }
func (g *toy) Empty() rules.State { return &toyState{game: g} }

func (g *toy) New(s rules.Setup) (rules.State, error) {
	o, err := g.in.Settle(s)
	if err != nil {
		return nil, err
	}
	st := &toyState{game: g, Seats: int8(s.Seats), Round: 1, Luck: rules.Chance{Rand: rules.Rand{S: s.Seed}}}
	for i := range s.Seats {
		st.Points[i] = int16(o["start"])
	}
	st.Secret = uint8(st.Luck.Roll(1, 1, 6))
	return st, nil
}

func (s *toyState) Game() rules.Game { return s.game }
func (s *toyState) over() bool       { return s.Round > s.game.max }

func (s *toyState) Turn() rules.Turn {
	if s.over() {
		return rules.Turn{Seat: int(s.Seat), Phase: "play", Round: int(s.Round), Done: true}
	}
	return rules.Turn{Seat: int(s.Seat), Open: rules.Only(int(s.Seat)), Phase: "play", Round: int(s.Round)}
}

func (s *toyState) Prompt() rules.Message { return rules.Say("prompt") }

func (s *toyState) Legal(dst []rules.Action) []rules.Action {
	if s.over() {
		return dst
	}
	dst = append(dst, rules.Do(toyAdd, 1), rules.Do(toyAdd, 2), rules.Do(toyAdd, 3), rules.Do(toyRoll))
	if !s.game.blind {
		dst = append(dst, rules.Do(toyLook))
	}
	for i := range int(s.Seats) {
		if i != int(s.Seat) && s.Points[i] > 0 {
			dst = append(dst, rules.Do(toyTake, i))
		}
	}
	return dst
}

func (s *toyState) Why(a rules.Action) rules.Message {
	for _, l := range s.Legal(nil) {
		if l == a {
			return rules.Message{}
		}
	}
	return rules.Say("why.toy")
}

func (s *toyState) Apply(a rules.Action, rec *rules.Recorder) error {
	if why := s.Why(a); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	e := rules.Event{Kind: 1}
	switch a.Verb {
	case toyAdd:
		s.Points[s.Seat] += a.Args[0]
	case toyRoll:
		s.Points[s.Seat] += int16(s.Luck.Roll(1, 1, 6) + s.game.drift)
	case toyLook:
		e = rules.Event{Kind: 2, Seen: rules.Only(int(s.Seat)), Reveals: true}
	case toyTake:
		s.Points[a.Args[0]]--
		s.Points[s.Seat]++
	}
	rec.Add(e, s)
	if s.Seat++; s.Seat == s.Seats {
		s.Seat = 0
		s.Round++
	}
	return nil
}

func (s *toyState) Describe(a rules.Action) rules.Message               { return s.game.in.Offer(a) }
func (s *toyState) Touches(_ rules.Action, dst []rules.Ref) []rules.Ref { return dst }

func (s *toyState) Outcome() rules.Outcome {
	var o rules.Outcome
	for i := range int(s.Seats) {
		o.Seats = append(o.Seats, rules.Score{Total: int(s.Points[i]) + s.game.bonus, Parts: []rules.Part{{Key: "points", Points: int(s.Points[i])}}})
		if s.over() && s.Points[i] >= s.Points[o.Winners.First()&3] {
			o.Winners = rules.Only(i)
		}
	}
	return o
}

func (s *toyState) Chance() *rules.Chance            { return &s.Luck }
func (s *toyState) Blank(int)                        { s.Secret = 0; s.Luck.Blank() }
func (s *toyState) Resample(_ int, r *rules.Rand)    { s.Secret = 1; s.Luck.Refill(r) }
func (s *toyState) Clone() rules.State               { c := *s; return &c }
func (s *toyState) CopyFrom(src rules.State)         { *s = *src.(*toyState) }
func (s *toyState) Same(o rules.State) bool          { return *s == *o.(*toyState) }
func (s *toyState) Value(v *[rules.MaxSeats]float64) { *v = [rules.MaxSeats]float64{} }

func (s *toyState) Priors(legal []rules.Action, w []float64) {
	for i := range legal {
		w[i] = 1
	}
}

func (s *toyState) Playout(legal []rules.Action, r *rules.Rand) int { return r.Intn(len(legal)) }
func (s *toyState) Advice(rules.Action) rules.Message               { return rules.Say("advice.toy") }

func (s *toyState) Validate() error {
	if s.Seats < 1 || s.Seats > 4 || s.Seat < 0 || s.Seat >= s.Seats || s.Round < 1 || s.Round > s.game.max+1 {
		return errors.New("seat or round out of range")
	}
	for _, p := range s.Points {
		if p < 0 {
			return fmt.Errorf("%d points", p)
		}
	}
	if s.Secret < 1 || s.Secret > 6 || s.Luck.Waiting != 0 {
		return errors.New("no such secret")
	}
	return nil
}

// toyPosition is a toyState in names.
type toyPosition struct {
	Seats  int8             `json:"seats"`
	Seat   int8             `json:"seat"`
	Round  uint16           `json:"round"`
	Points map[string]int16 `json:"points"`
	Secret uint8            `json:"secret"`
	Seed   string           `json:"seed"`
	Drawn  uint32           `json:"drawn"`
}

func (s *toyState) MarshalJSON() ([]byte, error) {
	p := toyPosition{s.Seats, s.Seat, s.Round, map[string]int16{}, s.Secret, strconv.FormatUint(s.Luck.Rand.S, 16), s.Luck.Drawn}
	for i, n := range s.Points {
		p.Points[strconv.Itoa(i)] = n
	}
	return json.Marshal(p)
}

func (s *toyState) UnmarshalJSON(b []byte) error {
	var p toyPosition
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	seed, err := strconv.ParseUint(p.Seed, 16, 64)
	if err != nil {
		return err
	}
	s.Seats, s.Seat, s.Round, s.Secret, s.Luck = p.Seats, p.Seat, p.Round, p.Secret, rules.Chance{Drawn: p.Drawn, Rand: rules.Rand{S: seed}}
	s.Points = [4]int16{}
	for k, n := range p.Points {
		i, err := strconv.Atoi(k)
		if err != nil || i < 0 || i > 3 {
			return fmt.Errorf("points of seat %q", k)
		}
		s.Points[i] = n
	}
	return s.Validate()
}
