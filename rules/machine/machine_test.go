package machine_test

import (
	"reflect"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// A stair is a tiny game: one climbs one or two steps, or jumps off where one must.
type stair struct {
	At   int16
	Wet  bool // only single steps
	Ask  uint8
	Over bool
	Told []string
}

type climber struct{ *stair }

const (
	vClimb rules.Verb = 1 + iota
	vJump
)

const (
	askStep uint8 = 1 + iota
	askJump
)

const top = 5

var (
	whys     machine.Whys[stair]
	whyOver  = whys.Add("why.over")
	whyOdd   = whys.Add("why.odd")
	whyOther = whys.Add("why.other")
	whyWet   = whys.Add("why.wet", func(_ *stair, x machine.Operands) rules.Arg { return rules.Num("n", int(x.A)) })
	whyFar   = whys.Add("why.far")
)

func newGame() *machine.Machine[stair, climber, int] {
	m := &machine.Machine[stair, climber, int]{
		Info:   &rules.Info{},
		Asked:  func(s *stair) (uint8, bool) { return s.Ask, s.Over },
		Prompt: func(*stair) rules.Message { return rules.Say("prompt") },
		Step: func(c climber) {
			switch {
			case c.At >= top:
				c.Over = true
			case c.At == 3:
				c.Ask = askJump
			default:
				c.Ask = askStep
			}
		},
		Pass:  func(c climber) { c.Told, c.Ask = append(c.Told, "pass"), 0; c.At++ },
		End:   func(c climber) { c.Told = append(c.Told, "end") },
		Ended: whyOver, Strange: whyOdd, Elsewhere: whyOther,
		Rows: []machine.Row[stair, climber, int]{
			vClimb: {
				VerbInfo: rules.VerbInfo{Name: "climb", Operands: []rules.Operand{{Name: "n"}}},
				Asked:    machine.Questions(askStep),
				Set:      machine.Each[stair](4),
				Not: func(s *stair, x machine.Operands) *machine.Why[stair] {
					switch {
					case x.A < 1 || x.A > 2:
						return whyFar
					case s.Wet && x.A == 2:
						return whyWet
					}
					return nil
				},
				Do: func(c climber, x machine.Operands) { c.At, c.Ask = c.At+x.A, 0 },
			},
			vJump: {
				VerbInfo: rules.VerbInfo{Name: "jump"},
				Asked:    machine.Questions(askJump),
				Not: func(s *stair, _ machine.Operands) *machine.Why[stair] {
					if s.Wet {
						return whyFar
					}
					return nil
				},
				Do: func(c climber, _ machine.Operands) { c.Told, c.Ask = append(c.Told, "jump"), 0; c.At++ },
			},
		},
	}
	m.Start(&whys)
	return m
}

func at(m *machine.Machine[stair, climber, int], s stair) *stair {
	m.Run(climber{&s}, &s)
	return &s
}

// What the predicate lets pass is legal, and nothing else is; the reasons say why.
func TestLegalWhyAndRefusalComeFromOnePredicate(t *testing.T) {
	m := newGame()
	s := at(m, stair{})
	if got := m.Legal(s, nil); !slices.Equal(got, []rules.Action{rules.Do(vClimb, 1), rules.Do(vClimb, 2)}) {
		t.Errorf("legal is %v", got)
	}
	for _, c := range []struct {
		s   *stair
		a   rules.Action
		why string
	}{
		{s, rules.Do(vClimb, 1), ""},
		{s, rules.Do(vClimb, 3), "why.far"},
		{s, rules.Do(vJump), "why.other(when=when.jump, question=prompt)"},
		{s, rules.Do(9), "why.odd"},
		{&stair{Ask: askStep, Wet: true}, rules.Do(vClimb, 2), "why.wet(n=2)"},
		{at(m, stair{At: top}), rules.Do(vClimb, 1), "why.over"},
	} {
		if got := m.Why(c.s, c.a); got.String() != c.why {
			t.Errorf("%v: %v, want %q", c.a, got, c.why)
		}
		if c.why == "" {
			continue
		}
		now := *c.s
		if err := m.Apply(&now, c.a, nil); err == nil || !reflect.DeepEqual(now, *c.s) {
			t.Errorf("%v: refused with %v, now %v", c.a, err, now)
		}
	}
}

// A question with one answer is answered, one without an answer is passed over, and
// what waits is cleared at the end.
func TestOnlyRealChoicesAreAsked(t *testing.T) {
	m := newGame()
	for _, c := range []struct {
		s    stair
		at   int16
		told []string
	}{
		{stair{At: 3}, 4, []string{"jump"}},
		{stair{At: 3, Wet: true}, top, []string{"pass", "end"}}, // wet: one step is the only answer on 4
		{stair{At: 1, Wet: true}, top, []string{"pass", "end"}},
	} {
		if s := at(m, c.s); s.At != c.at || !slices.Equal(s.Told, c.told) {
			t.Errorf("%+v: at %d, told %v", c.s, s.At, s.Told)
		}
	}
}

// The rows give the game's Info its verbs and the keys of its reasons.
func TestStartTellsTheInfo(t *testing.T) {
	in := newGame().Info
	if len(in.Verbs) != 3 || in.Verbs[vJump].Name != "jump" {
		t.Errorf("verbs are %v", in.Verbs)
	}
	for _, k := range []string{"when.climb", "when.jump", "why.over", "why.wet"} {
		if !slices.Contains(in.Says, k) {
			t.Errorf("%s is not said", k)
		}
	}
}

// A position that says another question than the one it comes to is found out.
func TestAPositionSettlesAtItsQuestion(t *testing.T) {
	type lift struct{ At, Ask uint8 }
	m := &machine.Machine[lift, *lift, int]{
		Info:  &rules.Info{},
		On:    func(l *lift, _ *rules.Recorder) *lift { return l },
		Asked: func(l *lift) (uint8, bool) { return l.Ask, false },
		Step:  func(l *lift) { l.Ask = 1 + l.At%2 },
		Rows: []machine.Row[lift, *lift, int]{
			1: {VerbInfo: rules.VerbInfo{Name: "up", Operands: []rules.Operand{{Name: "n"}}}, Asked: machine.Questions[uint8](1, 2), Set: machine.Each[lift](2),
				Do: func(l *lift, x machine.Operands) { l.At += uint8(x.A) }},
		},
	}
	m.Start(&machine.Whys[lift]{})
	if err := machine.Settled(m, &lift{At: 1, Ask: 2}); err != nil {
		t.Error(err)
	}
	if machine.Settled(m, &lift{At: 1, Ask: 1}) == nil {
		t.Error("a question that is not put is taken")
	}
}

// A shop sells by number; what it offers follows the rows.
type shop struct{ Ask, Coins, Sold uint8 }

const (
	vHaggle rules.Verb = 1 + iota
	vBuy
	vGift
	vLeave
	vBeg
)

func newShop() *machine.Machine[shop, *shop, int] {
	var whys machine.Whys[shop]
	poor, held, must := whys.Add("why.poor"), whys.Add("why.held"), whys.Add("why.must")
	m := &machine.Machine[shop, *shop, int]{
		Info:  &rules.Info{},
		On:    func(s *shop, _ *rules.Recorder) *shop { return s },
		Asked: func(s *shop) (uint8, bool) { return s.Ask, s.Sold > 0 },
		Must:  func(s *shop) bool { return s.Coins == 9 },
		Idle: func(s *shop) (verbs uint64) {
			if s.Coins == 0 {
				verbs = 1<<vBuy | 1<<vGift
			}
			return verbs
		},
		Prompt: func(*shop) rules.Message { return rules.Say("prompt") },
		Step:   func(s *shop) { s.Ask = 1 },
		End:    func(*shop) {},
		Rows: []machine.Row[shop, *shop, int]{
			vHaggle: {VerbInfo: rules.VerbInfo{Name: "haggle"}, Asked: machine.Questions[uint8](1), Rank: 2,
				Not: func(s *shop, _ machine.Operands) *machine.Why[shop] {
					if s.Coins == 9 {
						return held
					}
					return nil
				}, Do: func(s *shop, _ machine.Operands) { s.Coins++ }},
			vBuy: {VerbInfo: rules.VerbInfo{Name: "buy", Operands: []rules.Operand{{Name: "n"}}}, Asked: machine.Questions[uint8](1),
				List: func(_ *shop, dst []rules.Action) []rules.Action {
					return machine.Add(machine.Add(machine.Add(dst, vBuy, 1, 0), vGift, 1, 0), vBuy, 2, 0)
				},
				Not: func(s *shop, x machine.Operands) *machine.Why[shop] {
					if x.A > int16(s.Coins) {
						return poor
					}
					return nil
				}, Do: func(s *shop, x machine.Operands) { s.Sold = uint8(x.A) }},
			vGift: {VerbInfo: rules.VerbInfo{Name: "gift", Operands: []rules.Operand{{Name: "n"}}}, Asked: machine.Questions[uint8](1), Listed: true,
				Not: func(s *shop, _ machine.Operands) *machine.Why[shop] {
					if s.Coins < 2 {
						return poor
					}
					return nil
				}, Do: func(s *shop, x machine.Operands) { s.Sold = 7 }},
			vLeave: {VerbInfo: rules.VerbInfo{Name: "leave"}, Asked: machine.Questions[uint8](2), Elsewhere: func(s *shop) *machine.Why[shop] { return must },
				Do: func(s *shop, _ machine.Operands) { s.Sold = 9 }},
			vBeg: {VerbInfo: rules.VerbInfo{Name: "beg"}, Asked: machine.Questions[uint8](1), Rank: 1, Otherwise: true,
				Not: func(s *shop, _ machine.Operands) *machine.Why[shop] {
					if s.Coins > 0 {
						return held
					}
					return nil
				}, Do: func(s *shop, _ machine.Operands) { s.Coins++ }},
		},
	}
	m.Start(&whys)
	return m
}

// Verbs come by rank; a list may hold another verb, which stands nowhere else; idle
// ones are passed over, and one that is only for want of others comes only then.
func TestRowsSayInWhichOrderAndWhenTheyAreOffered(t *testing.T) {
	m := newShop()
	buy1, buy2, gift, haggle, beg := rules.Do(vBuy, 1), rules.Do(vBuy, 2), rules.Do(vGift, 1), rules.Do(vHaggle), rules.Do(vBeg)
	for coins, want := range map[uint8][]rules.Action{0: {beg, haggle}, 1: {buy1, haggle}, 2: {buy1, gift, buy2, haggle}, 9: {buy1, gift, buy2}} {
		s := &shop{Ask: 1, Coins: coins}
		if got := m.Legal(s, nil); !slices.Equal(got, want) {
			t.Errorf("with %d coins %v is offered, want %v", coins, got, want)
		}
		for v := vHaggle; v <= vBeg; v++ {
			for n := range int16(3) {
				a := rules.Action{Verb: v, Args: [4]int16{n}}
				if legal := slices.Contains(m.Legal(s, nil), a); legal && m.Why(s, a).Key != "" {
					t.Errorf("with %d coins %v is offered and forbidden", coins, a)
				}
			}
		}
	}
	if got := m.Why(&shop{Ask: 1}, rules.Do(vLeave)); got.String() != "why.must" {
		t.Errorf("a verb with a reason of its own for another question says %v", got)
	}
}

// A question that must be put is put, however many answers it has.
func TestAQuestionThatMustBePutIsPut(t *testing.T) {
	m := newShop()
	s := &shop{Coins: 9}
	m.Run(s, s)
	if s.Sold != 0 || s.Ask != 1 {
		t.Errorf("the game went on to %+v", *s)
	}
	if err := m.Apply(s, rules.Do(vGift, 1), nil); err != nil || s.Sold != 7 {
		t.Errorf("%v, %+v", err, *s)
	}
}

// A stack lies in the state; of what was taken off it nothing stays.
func TestAStackLiesInTheState(t *testing.T) {
	var s struct {
		Frames [2]stair
		Depth  uint8
	}
	machine.Push(s.Frames[:], &s.Depth, stair{At: 1, Wet: true})
	machine.Push(s.Frames[:], &s.Depth, stair{At: 2})
	if s.Depth != 2 || s.Frames[1].At != 2 {
		t.Errorf("two are pushed, %+v is there", s)
	}
	machine.Pop(s.Frames[:], &s.Depth)
	if s.Depth != 1 || s.Frames[0].At != 1 || s.Frames[1].At != 0 {
		t.Errorf("one is taken off, %+v is there", s)
	}
}
