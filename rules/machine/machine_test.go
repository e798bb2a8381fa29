package machine_test

import (
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
		if err := m.Refused(c.s, c.a); (err != nil) != (c.why != "") {
			t.Errorf("%v: refused with %v", c.a, err)
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
