package masters

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	rule "safehouse/rules/masters"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// sprinting is a heist in which the bot of seat 1 means to take an action with
// which it goes somewhere, and what it means to do with it.
func sprinting(t *testing.T) (*rule.State, *sitting.Intent) {
	t.Helper()
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	play(t, s, 400, inRound(2, 0))
	best := &sitting.Intent{Seat: 1}
	moves := 0
	for _, a := range s.Legal(nil) {
		if a.Verb != rule.VAct || s.Actor(a) != 1 {
			continue
		}
		r := rules.Rand{S: 9}
		line := bot.Line(s, 1, a, 8, &r)
		n := 0
		for _, b := range line {
			if b.Verb == rule.VMove {
				n++
			}
		}
		if n > moves {
			best.Action, best.Line, moves = a, line, n
		}
	}
	if moves == 0 {
		t.Fatal("no action of seat 1 leads anywhere")
	}
	return s, best
}

// A bot's intention is drawn where it will happen: a ring round its figure, an
// arrow along its way, the action and the die on its strip.
func TestAnIntentionIsDrawn(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s, in := sprinting(t)
	v := b.viewOf(s, true)
	v.Intent = in
	v.Sitters[1].Bot = true
	b.Lay(v)
	m, ok := b.table.aimed()
	if !ok || m.f != 1 || m.act != rule.Act(in.Action.Args[1]) {
		t.Fatalf("figure %d is to take action %v, %v; want figure 1 and action %v", m.f, m.act, ok, in.Action.Args[1])
	}
	want := 1 // from where it stands
	for _, a := range in.Line {
		if a.Verb == rule.VMove {
			want++
		}
	}
	if len(m.way) != want {
		t.Errorf("the way has %d places, want %d", len(m.way), want)
	}
	if m.die < 1 || m.die > 6 {
		t.Errorf("the die is to show %d", m.die)
	}
	golden.Check(t, "intent", b.Paint())
	v = b.viewOf(s, true)
	b.Lay(v)
	if _, ok := b.table.aimed(); ok {
		t.Error("an intention is drawn where there is none")
	}
}

// Decisions are announced, steps of them for a shorter time, laying tokens not
// at all.
func TestWhatBotsAnnounce(t *testing.T) {
	tab := New().(scenes.Announcer)
	for _, x := range []struct {
		verb rules.Verb
		want func(float64) bool
	}{
		{rule.VAct, func(n float64) bool { return n == 1 }}, {rule.VCall, func(n float64) bool { return n == 1 }}, {rule.VReady, func(n float64) bool { return n == 1 }},
		{rule.VMove, func(n float64) bool { return n > 0 && n < 1 }}, {rule.VUnlock, func(n float64) bool { return n > 0 && n < 1 }},
		{rule.VBuy, func(n float64) bool { return n == scenes.Agreed }}, {rule.VHire, func(n float64) bool { return n == scenes.Agreed }},
		{rule.VPlan, func(n float64) bool { return n == 0 }}, {rule.VDone, func(n float64) bool { return n == 0 }},
	} {
		if n := tab.Announces(nil, rules.Do(x.verb)); !x.want(n) {
			t.Errorf("%s is announced for %v of the time", info.Verbs[x.verb].Name, n)
		}
	}
}

// The line below the question names the next thing to do, at every moment of a
// plan and of a round.
func TestTheGuideKnowsTheNextStep(t *testing.T) {
	b := bare(t)
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	guide := func(key string) {
		t.Helper()
		v := b.viewOf(s, true)
		b.Lay(v)
		f := b.table.who
		want := say(v, key, "who", b.table.shortName(f), "n", int(s.Crew[f].Tokens))
		if got := b.table.Guide(v); got != want {
			t.Errorf("the guide says %q, want %q", got, want)
		}
	}
	do := func(verb rules.Verb) {
		t.Helper()
		for _, a := range s.Legal(nil) {
			if a.Verb == verb && s.Actor(a) == b.table.who {
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatalf("%s is not legal for seat %d", info.Verbs[verb].Name, b.table.who)
	}
	stay := func(verb rules.Verb) { // and its panel is opened again
		t.Helper()
		f := b.table.who
		do(verb)
		b.Lay(b.viewOf(s, true))
		b.table.who = f
	}
	guide("guide.start")
	do(rule.VStart)
	guide("guide.paint")
	do(rule.VPlan)
	guide("guide.torn")
	do(rule.VLift)
	next := s.Near(s.Crew[b.table.who].At)
	for c := range next.All() {
		if err := s.Apply(rules.Do(rule.VPlan, s.CharacterIndex(b.table.who), int(s.HexOf(c))), nil); err != nil {
			t.Fatal(err)
		}
	}
	guide("guide.more")
	b.table.take(lens)
	guide("guide.tool")
	b.table.take(lens)
	stay(rule.VReady)
	guide("guide.others")
	play(t, s, 400, inRound(1, 0))
	guide("guide.act")
	do(rule.VAct)
	guide("guide.use")
	stay(rule.VDone)
	guide("guide.next")
}
