package machine_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// A question's row says which verbs answer it and in which order, and that it is put although there is one answer.
func TestAQuestionsRowSaysWhatAnswersIt(t *testing.T) {
	old := newGame()
	for v := range old.Rows {
		old.Rows[v].Asked = 0
	}
	m := &machine.Machine[stair, climber, int]{Info: &rules.Info{}, Rows: old.Rows, Asked: old.Asked, Prompt: old.Prompt, Step: old.Step, Pass: old.Pass,
		Ended: whyOver, Strange: whyOdd, Elsewhere: whyOther}
	m.Questions = []machine.Question[stair, climber]{
		askStep: {Name: "step", Prompt: "prompt.step", Verbs: []rules.Verb{vJump, vClimb}},
		askJump: {Name: "jump", Prompt: "prompt.jump", Instead: "prompt.wet", When: func(s *stair) bool { return s.Wet },
			Verbs: []rules.Verb{vJump}, Must: func(*stair) bool { return true }},
	}
	m.On = func(s *stair, _ *rules.Recorder) climber { return climber{s} }
	m.Start(&machine.Whys[stair]{})
	s := &stair{Ask: askStep}
	if legal := m.Legal(s, nil); len(legal) != 3 || legal[0].Verb != vJump {
		t.Errorf("offered are %v; a jump first, then two climbs", legal)
	}
	for _, key := range []string{"prompt.step", "prompt.jump", "prompt.wet"} {
		if !slices.Contains(m.Info.Says, key) {
			t.Errorf("nobody is told of the words %s", key)
		}
	}
	if q := &m.Questions[askJump]; q.Key(s) != "prompt.jump" || q.Key(&stair{Wet: true}) != "prompt.wet" {
		t.Error("a question has other words where it says so")
	}
	s = &stair{At: 2, Ask: askStep}
	if err := m.Apply(s, rules.Do(vClimb, 1), nil); err != nil || s.Ask != askJump {
		t.Errorf("asked is %d (%v); the jump has one answer and is asked all the same", s.Ask, err)
	}
}

// Frames wait at the bottom in their phases, and above what leads to them.
func TestFramesWaitWhereTheirRowsSay(t *testing.T) {
	type frame struct{ kind uint8 }
	rows := machine.Frames[stair, climber, frame]{
		{Name: "text", Base: 1 << 2, Above: func(_, c *frame) bool { return c.kind == 1 }},
		{Name: "choice"},
	}
	for _, c := range []struct {
		phase uint8
		stack []frame
		ok    bool
	}{
		{2, nil, true},
		{2, []frame{{0}}, true},
		{1, []frame{{0}}, false},
		{2, []frame{{1}}, false},
		{2, []frame{{0}, {1}}, true},
		{2, []frame{{0}, {1}, {1}}, false},
		{2, []frame{{0}, {0}}, false},
		{2, []frame{{5}}, false},
	} {
		if err := rows.Check(nil, c.phase, c.stack, func(f *frame) uint8 { return f.kind }); (err == nil) != c.ok {
			t.Errorf("phase %d, %v: %v", c.phase, c.stack, err)
		}
	}
	if names := rows.Names(); !slices.Equal(names, []string{"text", "choice"}) {
		t.Errorf("they are called %v", names)
	}
}
